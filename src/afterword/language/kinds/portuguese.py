"""Kinds of things in Portuguese: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: gerenciador_de_pacotes gestor_de_pacotes dependência* pacote pacotes
system: sistema_operacional sistema_operativo
tests: teste testes testa test tests
database: banco_de_dados base_de_dados esquema*
style: css estilos modo_escuro tema_escuro
interface: componente*
commits: commit commits
reviews: pull_request*
containers: contêiner* container*
pipeline: integração_contínua ci
deploying: deploy implanta*
shell: terminal
editor: editor
formatting: tabulações indentação espaços
errors: exceções tratamento_de_erros
types: tipagem anotações_de_tipo tipos
writing_code: funcional funções_puras
documenting: comentários docstring*
secrets: variáveis_de_ambiente senhas
dates: datas data fuso*
charts: gráficos
notes: notas anotações
cited: citações bibliograf* abnt
mail: e-mail* email* carta cartas assina
language: ortografia exclamaç*
billing: fatura* nota_fiscal
meetings: reuniões ligações consultas
diet: vegetarian* vegan* carne peixe frutos_do_mar glúten celíac* lactose amendoim nozes alérgic* porco come coentro
    picante
cuisine: comida_italiana comida_japonesa comida_mexicana comida_tailandesa
cooking: cozinha forno micro-ondas receita* refeições
measures: gramas mililitros métrico xícaras
distances: quilômetro* milhas métrico
warmth: celsius fahrenheit
money: reais euros dólares preços
budget: orçamento economiza usado* segunda_mão
alcohol: álcool vinho cerveja
hot_drinks: café chá
shopping: feira mercado supermercado
repairing: consertar reparar
travelling: trem comboio ônibus autocarro avião bicicleta carro metrô
seats: janela corredor
packing: bagagem mala mochila
lodging: hotel* pousada* hostel* camping
driving: dirige carro
pets: cachorro cachorros gato gatos cão cães gata
family: filha filhas filho filhos crianças
growing: jardim varanda horta
training: corre maratona* academia joelho natação
sleeping: dorme turno_da_noite noites
studying: estuda prova* biblioteca
reading: romance romances livros ficção_científica
watched: filmes séries legendas
listened: música jazz coral
reminders: lembrete*
slides: slides apresentações
clothes: roupa roupas sapatos
health: medicamento* remédio* penicilina asma
games: jogos_de_tabuleiro videogames
"""

ASKED = """
packages: instala* dependência* pacote pacotes biblioteca_de biblioteca_para bibliotecas | adiciona coloca põe bota
    usa atualiza* versão preciso
system: instala* sistema_operacional impressora driver* | atualiza*
tests: teste testes testa testar
database: banco_de_dados base_de_dados esquema sql migraç* tabela_de tabela_para | tabela coluna* salva* consulta*
style: css estilo estilos cor cores fonte margem | botão centraliza* maior página borda azul vermelho
interface: componente* interface tela | botão formulário lista página
commits: commit commits commita | mudanças alterações
reviews: pull_request pr | branch abre
containers: contêiner* container* docker dockerfile | imagem
pipeline: integração_contínua ci pipeline | automaticamente
deploying: deploy implanta* produção publica_o | servidor
shell: terminal alias script | comando
editor: editor atalho
formatting: formata* indentação linter | limpa
errors: exceç* tratamento_de_erros | erro erros falha
types: tipagem anotações | escreve função classe método implementa
writing_code: refatora* | escreve função classe método implementa módulo arquivo
documenting: documenta* comentário* docstring* | função
secrets: senha* chave_de_api token credenciais | configuração chave
dates: data datas calendário | dia mês
charts: gráfico* | desenha
notes: nota notas anota* | guarda
cited: fontes cita_as bibliograf* referências
mail: e-mail* email* responde* resposta carta mensagem_para | escreve cliente chefe
language: ortografia gramática corrige* revisa | texto parágrafo frase
billing: fatura* cobra* nota_fiscal | cliente preço
meetings: reunião reuniões ligação consulta agenda | hora amanhã
diet: jantar almoço comer comida café_da_manhã cozinhar receita* restaurante* sobremesa prato cardápio sopa salada
    bolo pão lanche churrasco molho | convidados festa
cuisine: restaurante* | jantar comer comida
cooking: receita* cozinhar jantar almoço refeição esquentar | rápido pessoas fazer
measures: receita* bolo torta pão farinha massa biscoitos ingredientes assar | quanto fazer
distances: distância qual_a_distância rota trilha | longe
warmth: temperatura tempo_faz frio calor clima | graus
money: preço preços custa custar quanto_é_o caro barato | pagar comprar
budget: presente presentes barato comprar custa gastar | aniversário viagem
alcohol: beber bebida* drink* coquetel vinho cerveja | festa
hot_drinks: café chá cafeteria | beber
shopping: compras supermercado legumes frutas | comprar
repairing: quebrou quebrado quebrada conserta* | novo
travelling: viagem viajar chego_em chego_a ir_para vou_para voo* passagem passagens | estação aeroporto
seats: assento* poltrona | reserva passagem
packing: bagagem arrumar fazer_a_mala malas | levar viagem mala
lodging: hotel* hospedagem hospedar pousada* | noite
driving: carro dirigir oficina pneus estacionar | rota
pets: veterinário cachorro gato animal_de_estimação pet
family: crianças filhos filha filho família | presente
growing: planta plantas plantar jardim semear flores horta | varanda
training: treino exercício exercícios academia correr maratona | plano
sleeping: dormir sono insônia | noite tarde
studying: estudar prova memorizar decorar | revisar
reading: livro livros romance ler leitura | indica
watched: filme filmes série | assistir
listened: música canção show | ouvir
reminders: lembra-me me_lembra lembrete esquecer | prazo
slides: slide slides apresentação
clothes: casaco jaqueta sapatos vestido camisa roupa | inverno verão casamento
health: remédio* medicamento* comprimido* médico dor_de_cabeça | dor
games: jogo jogos | jogar
"""
