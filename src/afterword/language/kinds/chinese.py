"""Kinds of things in Chinese: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: 包管理 依赖 软件包
system: 操作系统
tests: 测试
database: 数据库
style: 样式 深色模式 暗色
interface: 组件 前端
commits: 提交信息 提交说明
reviews: 代码审查 合并请求
containers: 容器
deploying: 部署
shell: 终端
editor: 编辑器
formatting: 缩进 空格 制表符
errors: 异常 错误处理
types: 类型注解 类型标注
documenting: 注释 文档字符串
naming: 命名
secrets: 环境变量 密码
dates: 日期 时区
charts: 图表
notes: 笔记
cited: 引用格式 参考文献
mail: 邮件 信件 落款
language: 标点 感叹号 简体 繁体
billing: 发票
meetings: 会议 开会 电话
diet: 吃素 素食 不吃 过敏 海鲜 猪肉 牛肉 清真 乳糖 麸质 花生 辣 忌口
cuisine: 川菜 粤菜 日料 韩餐 西餐
cooking: 做饭 烤箱 微波炉 电饭锅 菜谱 食谱
measures: 毫升 公制 量杯 用克 按克 克数
distances: 公里 英里 公制
warmth: 摄氏 华氏
money: 人民币 美元 标价
budget: 预算 省钱 二手
alcohol: 喝酒 白酒 红酒 啤酒 饮酒
hot_drinks: 咖啡 茶
shopping: 菜市场 超市
travelling: 高铁 火车 飞机 地铁 骑车 自行车
seats: 靠窗 过道
packing: 行李 背包
lodging: 酒店 民宿 露营
driving: 开车 电动车
pets: 猫 狗 宠物
family: 女儿 儿子 孩子
growing: 花园 阳台
training: 跑步 健身 马拉松 膝盖 游泳
sleeping: 夜班 早睡 早起 睡觉
studying: 考试 图书馆
reading: 小说 看书
watched: 电影 字幕 电视剧
listened: 音乐 爵士
reminders: 提醒
slides: 幻灯片
clothes: 衣服 鞋
health: 药 青霉素 哮喘
games: 游戏 桌游
"""

ASKED = """
packages: 安装 装一下 依赖 软件包 升级 | 库 加个 加进 加上 用上 更新 版本
system: 安装 驱动 操作系统 | 打印机 更新
tests: 测试
database: 数据库 数据表 建表 用户表 查询语句 | 表 字段 存 查询 订单 记录 保存
style: 样式 颜色 字体 布局 | 按钮 居中 蓝色 红色 页面
interface: 组件 界面 | 页面 按钮 表单 列表
commits: 提交 | 改动 修改
reviews: 合并请求 代码审查
containers: 容器 镜像
deploying: 部署 上线 发布 | 服务器
shell: 终端 脚本 | 命令
editor: 编辑器 快捷键
formatting: 格式化 缩进
errors: 异常 错误处理 | 报错 失败
types: 类型注解 | 写一个 函数 方法 类
documenting: 注释 文档 | 函数
naming: 命名 改名 改个名字
secrets: 密码 密钥 令牌 | 配置
dates: 日期 时间戳 日历
charts: 图表 画图 折线图 柱状图
notes: 笔记 记下来
cited: 参考文献 引用 出处
mail: 邮件 回信 写信 回复一下 回邮件 | 客户 老板
language: 校对 错别字 语法 | 文章 段落
billing: 发票 报价
meetings: 会议 开会 约时间 打电话 | 点钟 明天
diet: 晚饭 午饭 早饭 吃什么 晚餐 午餐 早餐 做饭 菜谱 食谱 餐厅 饭馆 点菜 火锅 零食 甜点 烧烤 请客 | 吃 菜
cuisine: 餐厅 饭馆 | 吃
cooking: 做饭 菜谱 食谱 红烧 清蒸 炒 炖 烤 煮 | 怎么做
measures: 菜谱 食谱 蛋糕 面包 面团 红烧 烘焙 | 多少 怎么做
distances: 多远 距离 路线
warmth: 温度 天气 冷吗 热吗
money: 多少钱 价格 费用 贵吗 贵不贵
budget: 礼物 便宜 多少钱 | 生日 买
alcohol: 喝什么 饮料 鸡尾酒 红酒 啤酒 | 聚会
hot_drinks: 咖啡 喝茶 奶茶
shopping: 买菜 超市 蔬菜 水果
travelling: 怎么去 旅行 旅游 机票 车票 | 出发
seats: 座位
packing: 行李 收拾
lodging: 酒店 住哪 住宿 民宿
driving: 自驾 开车 停车
pets: 宠物 猫 狗
family: 孩子 家人
growing: 种什么 种花 种菜 植物 浇水
training: 锻炼 健身 训练 跑步
sleeping: 睡觉 失眠 | 晚上
studying: 复习 考试 背单词 记住
reading: 小说 阅读 本书 看书 读书 | 推荐 书
watched: 电影 电视剧 | 推荐
listened: 音乐 歌
reminders: 提醒 别忘
slides: 幻灯片 演示文稿
clothes: 外套 衣服 鞋子 裙子 衬衫 | 穿
health: 吃药 头疼 看医生 止痛 | 疼
games: 游戏 桌游
"""
