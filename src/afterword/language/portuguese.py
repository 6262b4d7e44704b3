"""Portuguese, as written in Brazil and Portugal: its words and phrases, as plain data. Notation: docs/languages.md."""

from __future__ import annotations

from .pack import Pack
from .pack_judging import (
    Concern,
    EvidenceWords,
    FormWords,
    LikenessWords,
    OrderWords,
    PersonalWords,
    SpellingWords,
)
from .pack_signals import DurableCues, OwnWordsCues, SignalCues
from .pack_statements import Fill, Joint, Phrase, ReachWords, Shape, StatementRules, Table, TimeWords, Value
from .pack_typed import TypedWords

GROUPS = """
    respostas: respostas explicações
    trato: traduz traduza traduzir resume resuma resumir corrige corrija corrigir revisa revise rever reve
        melhora melhore reescreve reescreva parafraseia encurta encurte explica explique classifica analisa analise
        simplifica transcreve responde_a responda_a responde_este responde_esse reformula edita edite avalia avalie
        descreve interpreta comenta lê leia extrai extraia formata
    alheio: email emails e-mail mail mensagem mensagens texto carta letra poema artigo ensaio resumo paragrafo trecho
        passagem citacao excerto transcricao comentario avaliacao log registro registo saida erro historia nota chat
        conversa conversacao tuite post anuncio contrato rascunho discurso queixa reclamacao curriculo cv relatorio
        resposta frase instrucoes descricao enunciado
    escrito: carta email e-mail mensagem historia conto perfil poema cancao musica anuncio post tuite discurso
        biografia bio lema slogan resenha reclamacao desculpa dialogo cena monologo roteiro guiao relato
    papel_util: engenheiro engenheira programador programadora revisor revisora editor editora corretor tradutor
        tradutora tutor tutora professor professora consultor consultora assistente analista especialista perito
        cientista arquiteto arquiteta designer advogado advogada
    pede: escreve escreva adiciona adicione acrescenta acrescente conserta conserte arruma arrume cria crie monta
        executa roda rode mostra mostre lista liste explica explique busca procura procure acha ache encontra converte
        converta muda mude troca troque tira tire remove remova apaga apague elimina atualiza atualize redige renomeia
        move ordena ordene verifica verifique compara compare desenha desenhe planeja refatora refatore testa teste
        depura implementa implemente calcula calcule conta gera gere sugere sugira põe coloca coloque bota abre abra
        instala instale sobe suba revisa revise formata olha lê leia diz diga ajuda ajude tenta tente usa use deixa
        deixe recomenda faz faça manda mande preciso recomende
    manda: usa use utiliza utilize emprega empregue mostra mostre ensina ensine começa comece termina termine acaba
    acabe
        assina assine nomeia nomeie formata formate indenta indente testa teste publica publique revisa revise
        documenta documente comenta comente edita edite adiciona adicione acrescenta acrescente coloca coloque bota
        bote ordena ordene lista liste enumera enumere agrupa agrupe separa separe numera numere arredonda arredonde
        cita cite abrevia abrevie alinha alinhe marca marque destaca destaque sublinha sublinhe explica explique
        apresenta apresente compara compare evita evite verifica verifique corta corte encurta encurte tira tire
        retira retire apaga apague deixa deixe fecha feche conta conte desenha desenhe pinta pinte fala fale manda
        mande envia envie passa passe muda mude troca troque toca toque modifica modifique cria crie gera gere guarda
        guarde salva salve executa execute roda rode lança lance instala instale atualiza atualize ajusta ajuste
        indica indique calcula calcule cumprimenta cumprimente pergunta pergunte recomenda recomende mistura misture
        commita commite respeita respeite completa complete justifica justifique simplifica simplifique oculta oculte
        pula pule salta salte confirma confirme avisa avise consulta consulte checa cheque estuda estude pratica
        pratique planeja planeje planeia planeie organiza organize registra registre regista registe leva leve limpa
        limpe programa programe coda code arquiva arquive monta monte refatora refatore volta volte prepara prepare
        anota anote bloqueia bloqueie desliga desligue liga ligue procura procure busca busque pesquisa pesquise tenta
        tente gasta gaste inventa invente altera altere elogia elogie escreve escreva aprende aprenda responde
        responda escolhe escolha descreve descreva mexe mexa atende atenda resolve resolva converte converta remove
        remova reescreve reescreva esquece esqueça mete meta divide divida abre abra imprime imprima define defina
        parte parta resume resuma discute discuta exibe exiba omite omita assume assuma lê leia faz faça põe ponha vê
        veja diz diga traz traga mantém mantenha dá dê insere insira sugere sugira segue siga repete repita confere
        confira corrige corrija traduz traduza reduz reduza sobe suba pede peça inclui inclua substitui substitua
        trata trate chama chame
        lembra lembre lembra-te certifica-te certifique-se garante garanta diga dize seja sê toma tem tenha
    proibe: use uses utilize utilizes empregue empregues mostre mostres ensine ensines comece comeces termine termines
        acabe acabes assine assines nomeie nomeies formate formates indente indentes teste testes publique publiques
        revise revises documente documentes comente comentes edite edites adicione adiciones acrescente acrescentes
        coloque coloques bote botes ordene ordenes liste listes enumere enumeres agrupe agrupes separe separes numere
        numeres arredonde arredondes cite cites abrevie abrevies alinhe alinhes marque marques destaque destaques
        sublinhe sublinhes explique expliques apresente apresentes compare compares evite evites verifique verifiques
        corte cortes encurte encurtes tire tires retire retires apague apagues deixe deixes feche feches conte contes
        desenhe desenhes pinte pintes fale fales mande mandes envie envies passe passes mude mudes troque troques
        toque toques modifique modifiques crie cries gere geres guarde guardes salve salves execute executes rode
        rodes lance lances instale instales atualize atualizes ajuste ajustes indique indiques calcule calcules
        cumprimente cumprimentes pergunte perguntes recomende recomendes misture mistures commite commites respeite
        respeites complete completes justifique justifiques simplifique simplifiques oculte ocultes pule pules salte
        saltes confirme confirmes avise avises consulte consultes cheque cheques estude estudes pratique pratiques
        planeje planejes planeie planeies organize organizes registre registres registe registes leve leves limpe
        limpes programe programes code codes arquive arquives monte montes refatore refatores volte voltes prepare
        prepares anote anotes bloqueie bloqueies desligue desligues ligue ligues procure procures busque busques
        pesquise pesquises tente tentes gaste gastes invente inventes altere alteres elogie elogies escreva escrevas
        aprenda aprendas responda respondas escolha escolhas descreva descrevas mexa mexas atenda atendas resolva
        resolvas converta convertas remova removas reescreva reescrevas esqueça esqueças meta metas divida dividas
        abra abras imprima imprimas defina definas parta partas resuma resumas discuta discutas exiba exibas omita
        omitas assuma assumas leia leias faça faças ponha ponhas veja vejas diga digas traga tragas mantenha mantenhas
        dê dês insira insiras sugira sugiras siga sigas repita repitas confira confiras corrija corrijas traduza
        traduzas reduza reduzas suba subas peça peças inclua incluas substitua substituas trate trates chame chames
        diga digas seja sejas tenha tenhas coma bebas comas viajes tomes invente inventes confunda confundas chute
        chutes assuma assumas quebre quebres force forces tente tentes gaste gastes reinicie reinicies rode rodes
        enrole enroles suponha suponhas entregue entregues
    so_nao: usa coloca bota põe faz escreve inclui adiciona traduz mistura resume responde repete assina manda envia
    apaga
        muda mexe dá acrescenta utiliza commita sobe corta tira remove comenta sugere pergunta explica inventa cria
        deixa altera troca roda abre instala executa gera salva esquece
    eu: uso usamos utilizo utilizamos emprego empregamos mostro mostramos ensino ensinamos começo começamos termino
        terminamos acabo acabamos assino assinamos chamo chamamos nomeio nomeamos formato formatamos indento
        indentamos testo testamos publico publicamos reviso revisamos documento documentamos comento comentamos edito
        editamos adiciono adicionamos acrescento acrescentamos coloco colocamos boto botamos ordeno ordenamos listo
        listamos enumero enumeramos agrupo agrupamos separo separamos numero numeramos arredondo arredondamos cito
        citamos abrevio abreviamos alinho alinhamos marco marcamos destaco destacamos sublinho sublinhamos explico
        explicamos apresento apresentamos comparo comparamos evito evitamos verifico verificamos corto cortamos
        encurto encurtamos tiro tiramos retiro retiramos apago apagamos deixo deixamos fecho fechamos conto contamos
        desenho desenhamos pinto pintamos falo falamos mando mandamos envio enviamos passo passamos mudo mudamos troco
        trocamos toco tocamos modifico modificamos crio criamos gero geramos guardo guardamos salvo salvamos executo
        executamos rodo rodamos instalo instalamos atualizo atualizamos ajusto ajustamos indico indicamos calculo
        calculamos pergunto perguntamos recomendo recomendamos misturo misturamos commito commitamos respeito
        respeitamos completo completamos justifico justificamos simplifico simplificamos pulo pulamos salto saltamos
        confirmo confirmamos aviso avisamos consulto consultamos checo checamos compro compramos cozinho cozinhamos
        janto jantamos almoço almoçamos lancho lanchamos viajo viajamos caminho caminhamos nado nadamos treino
        treinamos jogo jogamos olho olhamos escuto escutamos estudo estudamos pratico praticamos planejo planejamos
        planeio planeamos organizo organizamos registro registramos registo registamos pago pagamos levo levamos limpo
        limpamos programo programamos codo codamos arquivo arquivamos monto montamos cultivo cultivamos canto cantamos
        coleciono colecionamos fotografo fotografamos trabalho trabalhamos refatoro refatoramos volto voltamos preparo
        preparamos lavo lavamos reciclo reciclamos anoto anotamos bloqueio bloqueamos cuido cuidamos patino patinamos
        danço dançamos mergulho mergulhamos escalo escalamos asso assamos costuro costuramos tricoto tricotamos acordo
        acordamos levanto levantamos deito deitamos tomo tomamos ando andamos pedalo pedalamos medito meditamos surfo
        surfamos acampo acampamos alugo alugamos desligo desligamos ligo ligamos procuro procuramos busco buscamos
        pesquiso pesquisamos tento tentamos altero alteramos escrevo escrevemos como comemos bebo bebemos corro
        corremos aprendo aprendemos respondo respondemos escolho escolhemos descrevo descrevemos mexo mexemos vendo
        vendemos atendo atendemos resolvo resolvemos converto convertemos removo removemos reescrevo reescrevemos meto
        metemos divido dividimos abro abrimos imprimo imprimimos decido decidimos defino definimos parto partimos
        resumo resumimos assisto assistimos discuto discutimos leio lemos faço fazemos ponho pomos vejo vemos trago
        trazemos mantenho mantemos vou vamos saio saímos insiro inserimos sugiro sugerimos sigo seguimos repito
        repetimos confiro conferimos visto vestimos corrijo corrigimos dirijo dirigimos conduzo conduzimos traduzo
        traduzimos reduzo reduzimos durmo dormimos subo subimos peço pedimos ouço ouvimos incluo incluímos substituo
        substituímos
        sou estou tenho prefiro quero gosto moro vivo costumo preciso ando
    nao_verbo: há ha tem tenho temos tinha sei sabe sabia entendo entendi posso pode podem podemos podia vejo lembro
        conheço encontro acho achei creio consigo consegui preciso precisa precisas é está estou estao são era eram
        estava foi funciona funcionam vai vao quero quer queria sai saem aparece existe existem faz fazem serve compila
        roda carrega devolve da dao muda deixa parece importa passa sou responde arranca abre chega bate coincide cabe
        vale podes sabes tens queres es estas fazes dizes te me lhe nos se fui deu vi recebi tive
    obra: projeto projecto repo repositorio codigo app aplicativo aplicacao site web pagina loja pacote biblioteca
        servico backend frontend modulo jogo blog boletim newsletter tese livro romance manuscrito artigo relatorio
        curso podcast revista catalogo campanha api monorepo produto
    obra_sola: tese romance monorepo dissertacao tcc
    parente: mulher esposa marido esposo namorado namorada companheiro companheira noivo noiva filho filha filhos
        filhas bebe mae pai pais irma irmao irmaos irmas avo avos tia tio prima primo sobrinha sobrinho sogra sogro
        cunhada cunhado familia cachorro cachorra cao cadela gato gata cachorros gatos cavalo neta neto netos gemeos
        colega_de_quarto colega_de_casa enteado enteada
    estranho: chefe patrao patroa cliente clientes vizinho vizinha vizinhos senhorio senhoria colega colegas professor
        professora amigo amiga amigos aluno aluna alunos alunas paciente pacientes usuario usuarios utilizador
        utilizadores leitor leitores funcionario funcionarios advogado medico contador contabilista fornecedor agente
        editor gerente diretor diretora supervisor orientador orientadora equipe equipa time socio socia treinador
        inquilino hospede publico avaliador
    gente: gente_gosta todos todo_mundo toda_a_gente alguem ninguem usuarios clientes visitantes leitores estudantes
        funcionarios programadores crianças homens mulheres ela eles elas
    gosta: gosta gostam adora adoram quer querem odeia odeiam prefere preferem precisa precisam diz dizem disse usa
        usam mora moram vive vivem trabalha trabalham acha pensa pede escreve evita sempre nunca detesta
    sempre: sempre nunca jamais normalmente geralmente habitualmente usualmente quase_sempre quase_nunca raramente
        frequentemente muitas_vezes em_geral por_norma todo_dia todos_os_dias toda_manha toda_noite toda_semana
        todas_as_manhas todas_as_noites todas_as_semanas
    dia: segunda terça quarta quinta sexta segundas terças quartas quintas sextas sabado sabados domingo domingos
        segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
    aparelho: notebook portatil laptop computador pc maquina celular telemovel telefone tablet servidor teclado tela
        ecra monitor editor navegador terminal mac macbook
    traço: vegetariano vegetariana vegano vegana canhoto canhota destro destra ambidestro daltonico daltonica surdo
        surda dislexico dislexica bilingue autonomo autonoma aposentado aposentada reformado reformada solteiro
        solteira casado casada divorciado divorciada celiaco celiaca alergico alergica diabetico diabetica abstemio
        madrugador madrugadora noturno noturna introvertido introvertida freelancer autodidata
    ordinal: segunda terceira quarta quinta sexta setima decima enesima ultima milesima
    numero: dois duas tres quatro cinco seis sete oito nove dez varias muitas
"""

OWN_WORDS = OwnWordsCues(
    roles="usuário | usuária | utilizador | humano | assistente | sistema | eu | modelo",
    mail_headers="de | para | assunto | data | enviado | enviada em | enviado em | cc | cco | responder a | anexos",
    frames="""
        ^ <trato>
        ^ me|podes|pode|poderia|podias|consegue|consegues|da_pra <trato>
        ^ podes|pode|poderia|podias|consegue|consegues|da_para me <trato>
        ^ quero|preciso que (voce) traduza|traduzas|resuma|resumas|corrija|corrijas|revise|revejas|reescreva|
            reescrevas|melhore|melhores|responda|respondas|analise|analises
        <trato> o|a|os|as|este|esta|isto|esse|essa|isso|estes|estas|meu|nosso|nossa|seguinte|texto|email|frase
        ^ aqui vai|está|esta|tem|segue|fica o|a|um|uma|seu|meu|minha|isto
        ^ segue (abaixo) o|a|um|uma|meu|minha
        ^ te|vos|lhe passo|mando|colo|copio o|a|meu|minha|um|uma
        <alheio> do|da|original|seguinte|que_diz|que_recebi|dizia|que_chegou|abaixo
        escreve|escreva|redige|redija|faz|faça|gera|gere|cria|crie (um|uma|o|a) … <escrito>
        o_que|que significa|quer_dizer isto|isso|este|esta|esse|essa|a|o
        como respondo|responderia|respondias|respondo_a
        ele|ela|meu_chefe|minha_chefe|o_cliente|a_cliente me_escreveu|escreveu|disse|diz|respondeu|mandou
        ^ letra|transcriçao|citaçao|excerto|trecho|original|fonte|texto|mail|email|e-mail|carta|log|saida|historia
        - eu escrevi|disse|respondi|falei
    """,
    handed="""
        seguinte
        este|esse texto|mail|email|e-mail|paragrafo|trecho|fragmento
        esta|essa frase|carta|mensagem|historia|letra|conversa
        isto|isso|abaixo|a_seguir
        para|pra|pro|em o|ingles|frances|alemao|espanhol|italiano|catalao|chines|russo|arabe|portugues …
        para|pra|pro|em ingles|frances|alemao|espanhol|italiano|catalao|chines|russo|arabe|portugues
    """,
    roleplay="""
        ^ voce|vc é|agora_é um|uma|o|a|meu|minha …
        ^ tu es|és um|uma|o|a|meu|minha …
        ^ és um|uma|o|a …
        ^ seras|voce_sera|agora_es|agora_és|agora_voce_é um|uma|o|a …
        ^ agora voce é|sera …
        ^ a partir de agora voce|vc|tu|és|es é|es|és|sera|se_chama|chamas-te …
        ^ vamos jogar|brincar|fazer um|de jogo_de_interpretaçao|rpg|roleplay|faz_de_conta …
        jogo de interpretaçao|papeis
        faz|faça|façamos de conta que …
        vamos fazer de conta
        finge|finja|finjamos que|ser …
        atua|atue|aja|age|comporta-te|comporte-se|fala|fale|responde|responda como um|uma|se_fosse|se_fosses|o|a|
            meu …
        imagina|imagine que és|es|voce_é …
        faz|faça|faça_o|fazes o papel de
        interpreta|interprete o_papel|um|uma …
        - és|é um|uma|o|a craque|genio|maquina|fera|mito|maximo|maior|ajuda|melhor|amor|anjo|fofo|querido|desastre|
            inutil|chato|show
        - voce|vc|tu é|és|es um|uma|o|a craque|genio|maquina|fera|mito|maximo|maior|ajuda|melhor|amor|anjo|fofo|
            querido|desastre|inutil|chato|show
        - voce|vc|tu é|és|es um|uma|o|a <papel_util>
        - voce|vc|tu é|és|es um|uma bom|boa|grande|otimo <papel_util>
        - és um|uma <papel_util>
        - atua|atue|aja|age|fala|fale|responde|responda como um|uma|se_fosse|meu <papel_util>
    """,
    fiction="""
        escreve|escreva|conta|conte|inventa|invente|continua|continue|redige|redija|cria|crie|faz|faça (um|uma|outro|
            outra) … historia|cena|conto|relato|fabula|dialogo|romance|capitulo|roteiro|guiao|monologo|fanfic|esquete
        escreve|escreva|inventa|invente|cria|crie|redige|faz|faça (um|uma) … ficticio|ficticia|inventado|inventada|
            imaginario|imaginaria|falso|falsa
        escreve|escreva|cria|crie|faz|faça (um|uma) … perfil|biografia de_teste|de_exemplo|de_namoro|inventado|
            inventada
        na|no proxima|seguinte|primeira|ultima|proximo|primeiro|ultimo fala|cena|capitulo
        - historia do|de git|commits|repo|commit|navegador
        - roteiro de viagem|estudos|testes
    """,
    verse="""
        escreve|escreva|conta|conte|inventa|invente|continua|continue|redige|redija|cria|crie|faz|faça (um|uma|outro|
            outra) … poema|cancao|soneto|haicai|haiku|rima|cordel|ode
        na|no proxima|seguinte|primeira|ultima|proximo|primeiro|ultimo linha|paragrafo|verso
    """,
    asides="""
        ^ a_proposito|por_falar_nisso|alias …
    """,
    fiction_over="""
        volta|voltando|voltemos|voltar|vamos_voltar ao|pro|para_o|a_nosso trabalho|codigo|assunto|tema|real|serio
        volta|voltando|voltemos|voltar|vamos_voltar à|pra|para_a tarefa|realidade
        fora do personagem|da_historia|brincadeira|brincadeiras
        chega|acaba|acabou|termina|terminemos|para|deixa|fim de|do|da|o|a jogo|papel|personagem|historia|cena|
            interpretaçao|faz_de_conta
        fim da historia|cena
        fim do jogo|papel
        agora|falando sério|a_serio|serio|de_verdade
        ^ uma|outra pergunta|coisa real|séria|seria|distinta|diferente
        ^ mudando de assunto|tema
        passando|passemos|vamos para|pra|a outra coisa
    """,
    asks="""
        ^ pode|podes|poderia|poderias|podias|consegue|consegues|da_pra|dá_para …
        ^ voce|vc pode|poderia|consegue …
        ^ me|nos ajuda|ajude|diz|diga|faz|faça|da|explica|explique|mostra|manda …
        ^ por favor …
        ^ ajuda-me|ajude-me|ajudem …
        ^ preciso|quero|queria|gostaria|precisamos …
        ^ o_que|que|como|quanto|quantos|quantas|quando|onde|qual|quais|quem|por_que|porque|é|há|tem|devo …
        ^ <pede> …
        ^ <trato> …
        ^ diz-me|diga-me|dá-me …
    """,
)

SIGNALS = SignalCues(
    yes="""
        ^ sim|claro|certo|exato|exatamente|correto|ok|okay|beleza|blz|uhum|aham|positivo|pois_é|com_certeza|sem_duvida|
            com_efeito|ya|bora|de_acordo|é_verdade
        ^ isso|tá|pode|verdade ,
        ^ isso|tá|pode|verdade $
        ^ isso mesmo|aí
        ^ tá bom|certo
        ^ sim , obrigado|obrigada|claro|por_favor|pf|pfv|faz|vai|pode|manda|está_bem|isso|os|as|o|a|mas|já
        ^ sim $
    """,
    refusals="""
        ^ não ,
        ^ não , não|isso|isto|esse|essa|este|esta|assim|era|é|são|o|a|os|as|em|no|na|nos|nas|com|por|pra|pro|para|de|
            do|da|só|eu|melhor|mas|quero|queria|disse|falei|pedi|espera|pera|use|usa|põe|coloca|faz|faça|um|uma|cara|
            desculpa|me_referia|quis
        ^ nope|nop|nah|nã|nãão|naao|naum|neca ,
        ^ nada disso
        ^ que nada ,
        ^ errado|incorreto|equivocado|negativo|mentira|falso|errou|erraste|errada ,
        ^ tá|está|ta errado|errada|mal ,
        ^ assim não
        ^ de jeito|modo|maneira|forma nenhum|nenhuma|alguma|algum
        ^ não exatamente|totalmente|propriamente|bem_isso|é_bem_isso|bem_assim
        ^ quase , mas
        - não , obg|obrigado|obrigada|muito_obrigado|muito_obrigada|brigado|brigada|valeu|se_preocupe|te_preocupes|
            faz_mal|
            tem_problema|há_problema|há_pressa|tem_pressa|precisa|é_preciso|por_enquanto|ainda|mais_nada|é_tudo|
            é_só_isso|só_isso|está_bem_assim|tá_bom_assim|já_está|isso_chega|era_só_isso
        - não há|ha|tem|tenho|temos|tinha|sei|sabia|entendo|entendi|percebo|percebi|posso|podemos|vejo|lembro|
            conheço|encontro|acho|achei|creio|consigo|consegui|pude|preciso|precisamos|quero|sou|estou|importa|faz|
            faço|estaria|chego|tive|soube|vi|gosto|faz_mal|recebi|uso|usamos|moro|vivo
        - não me|te|lhe|lhes|se|nos <word>
        - não <proibe>|<so_nao>
        - não o|a|os|as se|sei|vejo|tenho|entendo|encontro|lembro|acho|preciso|tinha|conheço|<proibe>
        - não está|esta|tá|estão (nada) mal|mau|seguro
        - não é|era necessario|preciso|urgente|importante|nada|pra_tanto|para_tanto|culpa|tua_culpa|sua_culpa|
            minha_culpa|facil|dificil|possivel|que|só|por_nada|brincadeira|problema
        - não só|somente|apenas|sempre|tão|muito|tanto|se|sei|tudo|todo|todos|todas|obstante|problem|vou|vamos|vai
        - não problema|worries
        - mal do|da|dos
        - erro ao|no|na|do|da|de|404|500
        - falso positivo|negativo|alarme
        - mentira que|piedosa
    """,
    repairs="""
        quis|queria|queriamos|quero|querer dizer {fix}
        me|nos referia|referi|refiro|referiamos a|ao|à|aos {fix}
        referia-me|refiro-me|referi-me a|ao|à|aos {fix}
        estou|estava|tô|tava a_falar|falando de|do|da {fix}
        falava|falávamos de|do|da {fix}
        perguntava|pergunto|perguntei por|sobre|pelo|pela|da|do|de {fix}
        eu (só|te|já|o|a|lhe|tinha|havia) queria|quero|disse|dizia|pedi|pedia|falei|falava|perguntava|perguntei|falado|
            pedido|dito {fix}
        te|lhe|vos (tinha|havia|estava) pedi|pedia|pedido|pedindo|disse|dito|falei|falado {fix}
        pedi-te|disse-te|falei-te|pedi-lhe|disse-lhe {fix}
        tinha|havia pedido|dito|falado {fix}
        ^ disse|pedi|queria|falei|tinha_dito|tinha_pedido|tinha_falado|havia_pedido {fix}
        mas|só disse|pedi|queria|quero|falei|te_pedi|te_disse|te_falei|eu_pedi|eu_disse|eu_falei {fix}
        só|somente|apenas queria|pedi|preciso|precisava|quero|disse|falei|perguntei|era|é|eram {fix}
        o|a|os|as queria|pedi|preciso|precisava|prefiro (em|com|sem|como|para|a|por|mais|de) {fix}
        o que (eu) queria|quero|pedi|peço|precisava|preciso|disse|falei|queria_dizer|procurava (era|é|foi) {fix}
        era|foi (isso) o que (eu) queria|pedi|procurava
        era|eram|é só|apenas pra|pro|pros|pras|para|de|do|da|dos|das|os|as|o|a {fix}
        por acaso (eu) disse|pedi|falei
        nunca disse|pedi|quis|mencionei|falei …
        eu nunca disse|pedi|quis|mencionei|falei …
        não (te|lhe|eu) disse|pedi|quis|mencionei|falei|tinha_pedido|tinha_dito|pedia|queria isso|isto|que|um|uma|o|a|
            os|as|nada|pra|para …
        não foi|é|era isso|isto (que|o_que) (eu|te) pedi|disse|falei|queria|perguntei|quis|perguntava
        não era pra|para …
        era pra|para (ser|ter|estar|usar|fazer|ficar) {fix}
        me expliquei|expressei mal , {fix}
        expliquei-me|expressei-me mal , {fix}
        me enganei|equivoquei , era|é|eram|são|quis|queria {fix}
        enganei-me , era|é|eram|são|quis|queria {fix}
        minha pergunta era|é {fix}
        - disse|diz|dizia|respondeu (que) (não|sim) , queria|quis dizer
        - queria|quis|quero dizer que obrigado|obrigada
        - quer dizer que
        - o que quer|quis dizer
        - queria|quero (te|eu|lhe|só) perguntar*|saber|pedir*|consultar*|ver|agradecer*|comentar*|fazer|falar|contar*|
            reservar|comprar|mandar|encontrar|achar|procurar|marcar|um|uma|uns|ingressos
        - eu (te|só|o) quero|queria perguntar*|saber|pedir*|consultar*|ver|agradecer*|comentar*|fazer|falar|um|uma|
            reservar|comprar
        - só quero|queria|preciso saber|perguntar*|agradecer*|ver|comentar*|dizer*|confirmar|verificar|um|uma
        - como eu disse|pedi|falei
        - não o|a|os|as (eu) queria|pedi|precisava|preciso|prefiro
        - te|lhe disse que sim
        - lhe|lhes disse|pedi a|ao|à
        - disse|falei|pedi ao|à|a|aos|pro|pra|para meu|minha|o|a|ele|ela
        - disse|falei|pedi ao|à|aos|pro|pra
        - não pedi|disse nada
    """,
    faults="""
        ^ não funciona|funcionam|funcionou|compila|roda|corre|vai|serve|bate|batem|coincide|coincidem|arranca|carrega|
            abre|aparece|aparecem|sai|saem|responde|cumpre|encaixa|rima|soa|passa|existe|cabe|faz_sentido|deu_certo|
            dá_certo|rolou …
        ^ não funciona|funcionou|compila|roda|corre|vai|serve|bate|coincide|arranca|carrega|abre|aparece|sai|rima|
            existe|deu|deu_certo|rolou|presta $
        não me|nos serve|convence|funciona|convencem
        ^ não o|a|os|as queria|quero|pedi|preciso …
        o|a|os|as <word> está|tá|estão|tão|estava|ficou|ficaram (muito|todo|toda) mal|errado|errada|errados|erradas|
            incorreto|incorreta|equivocado|vazio|vazia
        há|tem um|outro|uns erro|erros|falha|bug em|no|na|com …
        mas|e falta|faltam|faltou|sobra|sobram …
        ^ não é|são|era|eram|está|tá|estão|foi|ficou …
        mas|e não é|são|era|eram|está|tá|estão|funciona|vai|sai|compila|roda …
        isto|isso|esse|essa|este|esta|aquilo (já|ainda|continua) não é|são|era|está|tá|vai|funciona|serve|compila|roda|
            faz_sentido|bate …
        isso|isto|assim não funciona|vai|serve|compila|bate|rima|roda|dá $
        continua|continuam|segue|seguem (dando|saindo|chamando|a_dar|a_sair|a_chamar) *ando|*endo|*indo|mal|quebrado|
            quebrada|errado|errada|sem|a|com|igual …
        continua|continuam|segue|seguem *ando|*endo|*indo|igual|mal|quebrado|quebrada|errado|partido|estragado $
        continua|continuam a *ar|*er|*ir
        ainda (não) sai|falha|dá|aparece|funciona|continua|está|tá|há|tem|diz|roda
        dá|deu|da|lança|lançou|devolve|tá_dando|está_a_dar|está_dando (um|o|outro) erro|exceçao|excecao
        ^ falta|faltam|faltou|faltaram o|a|os|as|um|uma|<number>|<word> …
        te falta|faltou|faltam|faltaram
        ^ está|tá|estão|tão faltando|a_faltar …
        isso|isto|tudo|aí|aqui|assim (já|ainda) está|tá|ficou|saiu|sai|fica (tudo|todo|muito|bem) mal|errado|
            incorreto|quebrado|ao_contrario|vazio|cortado|duplicado|trocado
        os|as <word> não batem|coincidem|saem|vao|funcionam|são|estão|fecham
        o|a <word> não bate|coincide|sai|vai|funciona|compila|é|está|roda|tá|fecha
        não faz|tem nenhum|muito sentido
        não faz|tem sentido
        ^ não serve|presta …
        - não é|era necessario|preciso|urgente|importante|nada|pra_tanto|culpa|minha|tua|sua|facil|dificil|possivel|
            que|só|por_nada|brincadeira|problema|justo|tao
        - isso|isto|esse|essa não é necessario|urgente|importante|problema|culpa|meu|minha|tao
        - diz|disse|dizem|disseram que … mal|errado|incorreto
        - continua|continuam|segue lendo|escrevendo|fazendo|procurando|explicando|contando|a_ler|a_escrever|a_explicar
        - não está|tá (nada) mal|mau
        - não está|tá|estão disponivel
        - não vai|passa nada
        - não responde o|a|meu|minha
        - não existe|sai|aparece o|a|um|uma
        - não serve|presta|vale pra|para nada
    """,
    wrong="""
        isso|isto|assim|tudo|tá|está (já|tudo|também|tá|está|ta) errado|errada|incorreto|equivocado|ao_contrario|
            trocado
        isso|isto|assim (tá|está|ta|estava) tudo|muito|todo errado|errada|mal
        isso|isto|assim (já|também) tá|está|ta|estava|ficou mal|errado|incorreto
        ^ está|tá|ta (tudo|muito|ao|bem) errado|errada|incorreto|equivocado|ao_contrario|trocado
        isso|isto|esse|essa|esses|essas|este|esta|assim (exatamente) não é|era|são|eram (exatamente) o|a|os|as|assim|
            esse|essa|correto|certo|verdade|isso|como|onde|o_que
        esse|essa|esses|essas|este|esta|estes|estas não é|era|são|eram o|a|os|as|meu|minha|o_que
        ^ não é|era|foi (bem|exatamente) isso|isto|assim|esse|essa|este|esta|aquilo|o_que|como
        ^ não é|era certo|correto|verdade|o|a
        ^ não é|era|foi nada disso|disto
        não é|era|foi (bem|exatamente) isso que|o_que (eu) pedi|queria|disse|quero|procurava|dizia|preciso|esperava|
            perguntava|perguntei|falei|te_pedi|quis
        ^ esse|essa|esses|essas|isso|assim|este|esta não é|era|são|o|a
        ^ esse|essa|esses|essas|isso|assim|este|esta não $
        te|se enganaste|enganou|equivocaste|confundiste|esqueceste|passaste|confundiu
        enganaste-te|esqueceste-te|confundiste-te|baralhaste-te|enganou-se …
        você|vc|tu|cê|acho_que_voce se_enganou|te_enganaste|errou|erraste|confundiu|confundiste|esqueceu|esqueceste|
            pulou|saltaste|trocou|trocaste|comeu|comeste|ignorou|ignoraste
        ^ esqueceste|esqueceu|erraste|errou|trocaste|trocou|saltaste|pulou|ignoraste|ignorou|baralhaste …
        te|lhe|vos escapou|passou …
        escapou-te|escapou-lhe …
        você|vc|tu|me|o|a|cê (me) leu|leste|interpretou|interpretaste|entendeu|entendeste|colocou|fez|fizeste|copiou|
            percebeste|puseste (tudo) mal|errado|ao_contrario|trocado
        leu|leste|entendeu|entendeste|percebeste|interpretou|interpretaste (tudo) mal|errado|ao_contrario
        você|vc|tu|cê não (me) entendeu|entendeste|percebeu|percebeste|leu|leste|ouviu|ouviste|seguiu …
        ^ não (me) entendeste|entendeu|percebeste|percebeu o|nada|que|bem|a|meu|minha …
        não me entendeste|entendeu|percebeste|percebeu|ouviu|ouviste
        você|vc|tu|cê (me|já) colocou|puseste|pôs|usou|usaste|escreveu|escreveste|mudou|mudaste|apagou|apagaste|tirou|
            tiraste|mandou|mandaste|traduziu|traduziste|escolheu|escolheste|adicionou|ordenou|ordenaste|converteu|
            renomeou|criou|criaste|fez|fizeste|deixou|deixaste|reservou|removeu|enviou|enviaste|alterou|alteraste …
        ^ puseste|usaste|escreveste|mudaste|apagaste|tiraste|mandaste|enviaste|traduziste|escolheste|meteste|deixaste|
            reservaste|ordenaste|converteste|renomeaste|criaste|fizeste|colocaste …
        é|era|está|tá|são|vao ao_contrario|o_contrario
        ^ ao contrario
        ^ refaz|refaça|refazer|refaz-me isso|isto|tudo|com|em|sem|usando|os|as|o|a …
        ^ faz|faça|escreve|escreva|começa|comece de_novo|novamente|outra_vez|do_zero|desde_o_inicio|do_começo
        ^ desfaz|desfaça|reverte|reverta|restaura|restaure isso|isto|o|a|os|as|esse|tua|teu|sua|seu …
        ^ volta|volte a por*|pôr|deixar*|colocar*|como …
        deixa|deixe|deixem … como estava|estavam|está|esta|estão
        deixa|deixe … em_paz|igual|tal_qual|intacto|intacta|quieto|quieta
        não tinhas|devias|devia|precisava|precisavas|tinha que|de|ter …
        não era para|pra você|ti|vc|tu …
        não te|lhe pedi|tinha_pedido|tinhas_pedido|pedimos …
        ^ o|a|os|as outro|outra|outros|outras $
        ^ demasiado|longo_demais|longa_demais|curto_demais|curta_demais|formal_demais|informal_demais|grande_demais|
            pequeno_demais|muito_longo|muito_longa|muito_curto|muito_curta|muito_formal|muito_informal|muito_grande|
            muito_pequeno|muito_escuro|muito_claro|muito_tecnico|muito_complicado|muito_generico
        ^ ficou|fica|é|está|tá (muito) demasiado|*o_demais|*a_demais|*al_demais|*e_demais
        ^ ficou|fica|é|está|tá <word> demais
        ^ ficou|fica (muito) longo|longa|curto|curta|formal|informal|generico|confuso|seco …
        errado|errada|errados|erradas|equivocado|equivocada $
        - isso não é a mesma coisa|o_mesmo
        - te|se passaste|portaste
        - você|vc|tu|cê deixou|fez|colocou (tudo|muito) bem|perfeito|otimo|claro|massa
        - você|vc|tu me salvou|ajudou|salvaste|ajudaste
        - esqueceste-te|esqueceu de mim $
        - deixa|deixe , dá|é|tanto
        - diz|disse|dizem|disseram que … mal|errado
        - algo|alguma_coisa|nada|que|o_que|se|qual (está|tá) errado|mal
        - deixa|deixe … igual a|ao|à
        - tem|ter|há|ver|onde|achar|encontrar algo|alguma_coisa|o_que errado
    """,
    contrast="""
        {fix} , não {wrong}
        {fix} e não {wrong}
        ^ não {wrong} , mas_sim|e_sim|senão|sim {fix}
        não o|a|os|as|um|uma|em|por|com|para|de|é|era|só {wrong} , mas_sim|e_sim|senão {fix}
        ^ não o|a|os|as|um|uma|em|no|na|com|para|de|do|da {wrong} , {fix}
        ^ não é|era|são {wrong} , é|era|são|mas|e_sim {fix}
        {fix} em_vez_de|em_vez_do|em_vez_da|em_lugar_de|ao_invés_de|no_lugar_de {wrong}
        em_vez_de|em_vez_do|em_vez_da|em_lugar_de|ao_invés_de|no_lugar_de {wrong} , {fix}
        ^ melhor|antes (com|em|usar|usa|use|põe|colocar|coloca|fazer|faz|sem|o|a|um|uma|por) {fix}
        {fix} melhor $
        ^ correçao|errata , {fix}
        ^ um|uma tom|estilo|linguagem mais|menos {fix}
        ^ uma|pequena|desculpa correçao , {fix}
        ^ devia|deveria|tem|tinha que|ser|dizer|ir|estar|ficar|ter (ser|ir|estar|dizer|ficar) {fix}
        ^ isso|isto|o|aí devia|deveria|tinha_que|tinha_de|tem_que ser|dizer|ir|estar|ficar {fix}
        isso|isto|aí|o|a devia|deveria|tinha_que|tinha_de|tem_que ser|dizer|ir|estar|ficar|chamar {fix}
        ^ só|somente|apenas <number>|<numero> {fix}
        ^ eram|era|é <number> , não {wrong}
        ^ eram|era|é {fix} não <number>
        ^ em {fix} né $
        aqui (nós|a_gente) usamos|utilizamos|uso|usa {fix}
        usamos|utilizamos {fix} aqui
        refaz|refaça|faz|faça|escreve|escreva|põe|ponha|coloca|coloque com|em|usando|como|sem|de {fix}
        refaz|refaça (isso|isto|tudo) com|em|usando|como|sem|de {fix}
        sem o|a|os|as {wrong}
        - não (o|a|os|as) <nao_verbo>
        - não me|te|se|lhe|lhes|nos <word>
        - não o|a|os|as <proibe>|se|sei|há|posso|pode|tinha|temos|vou|vais|lembro
        - não <proibe>|<so_nao>
        - não estou|quero|só|somente|apenas|sempre|tao|muito|tanto|tudo|todo|todos|obrigado|obrigada|obstante|achas|
            acha|
            se|sei|agora|hoje|já|mais|por_enquanto|ainda|podes|pode|deveria|devia|é_verdade|é_mesmo
        - não , não
        - que|e|ou não $
        - melhor que|ainda|impossivel|opçao|forma|maneira|jeito|preço|hora|momento|não|tarde|assim|do_que|amigo $
        - melhor que|ainda|impossivel|do_que|esquecer|esquece
        - melhor opçao|forma|maneira|jeito|preço|momento|hora
        - antes de|disso|que|do|da
        - qual|que|o_que|o|a|muito|bem|ficou é|seria|melhor
        - devia|deveria|tem_que ser|estar|ir suficiente|facil|possivel|bem|tudo|rapido|igual
    """,
    weak="""
        ^ na_verdade|na_realidade|de_fato|de_facto|aliás , é|são|era|não|o|a|os|as|se|tem|abre|abrem|fecha|está|tá|
            vao|vai|dura|custa|sai|foi|fica|<number>
        ^ espera|pera|peraí|desculpa|desculpe|perdao|mmm|eh|ehm|uf|hm|hmm|opa , não|isso_não|era|é|eram
        - na_verdade|de_fato|de_facto|na_realidade , não há|tem|importa|estou|se|sei|é_pra_tanto|precisa
    """,
    prohibitions="""
        ^ não <proibe>|<so_nao> …
        ^ não o|a|os|as|lhe|lhes|me|nos <proibe>|<so_nao> …
        ^ não quero|queria|queremos|era …
        ^ nunca|jamais <proibe>|<so_nao> …
        ^ evita|evite|evitem …
        ^ nada de …
        ^ sem …
        ^ para|pare|deixa|deixe de …
        mas|e|por_favor|pf|pfv não (me|o|a|os|as|lhe) <proibe>|<so_nao> …
        - não <proibe>|<so_nao> mais_nada|nada_mais
        - não te preocupes
        - não se preocupe
        - não esqueças|esqueça|duvides|esquece
        - sem problema|problemas|duvida|mais|pressa|querer
        - não quero que|ser|dizer|saber|incomodar
    """,
    doubts="""
        tens|tem|voce_tem|tens_a (mesmo) certeza
        certeza $
        certeza que …
        sério que …
        a serio que …
        não devia|deveria|era|é|seria|sera …
        eu achava|pensava|achei|pensei que
        achava|pensava|achei que
        não tenho (muita|bem) certeza
        é verdade $
        é mesmo $
        de verdade …
        sério $
        mesmo $
    """,
    excuses="""
        janela|aba|chat|tecla|pessoa|conversa|botao|tela|ecra|teclado errada|errado
        me enganei|confundi|equivoquei de|com|na|no
        enganei-me|confundi-me de|com|na|no
        errei de|a|o janela|aba|tecla|botao|chat
        sem querer
        por engano|acidente
        culpa minha
        foi culpa minha
        minha culpa
        ^ ignora|ignore|esquece|esqueça isso|isto|o
        ^ ignora|ignore|continua|continue|prossiga|segue|vai
        não era pra|para você|ti|vc|aqui|este
        cliquei|apertei|carreguei|toquei sem|no|na|em
    """,
    lead_ins="""
        eu|nós|o|a|os|as|te|me|só|já quero|queria|preciso|precisava|prefiro|peço|pedi|disse|falei|dizia|queremos|
            referia
        quero|queria|preciso|precisava|prefiro|peço|pedi|disse|falei|dizia|queremos|usa|use|usar|usamos|põe|ponha|
            coloca|coloque|faz|faça|deixa|deixe|refaz|refaça|dizer
        é|era|são|eram|seria|seja
        devia|deveria|tinha|tem (que|de) ser|ir|dizer|estar|ficar|que
        ser|ir|dizer|estar|ficar
        que seja|fosse|sejam|fossem|fique
        ao|que|em|com|por|como|para|pra|melhor|só|pois|e|mas|então|por_favor|pf|pfv|de|antes|sim
    """,
    trailing="""
        por_favor|pf|pfv|pff|plis|obrigado|obrigada|obg|melhor|agora|então|também|tá|ok|eh|sabe|de_novo|né|beleza|valeu
    """,
    polite="""
        ^ pode|podes|poderia|poderias|podias|consegue|consegues …
        ^ voce|vc|tu pode|podes|poderia|podias|consegue …
        ^ me|o|a|lhe|nos pode|podes|faz|muda|põe …
        ^ da pra|para …
        ^ dá pra|para …
    """,
    repeated="""
        já te|lhe|vos (o|a|tinha|havia) disse|dito|pedi|pedido|comentei|expliquei|explicado|mencionei|mencionado|
            avisei|avisado|contei|falei|falado
        já te|lhe disse|pedi|comentei|expliquei|mencionei|avisei|contei|falei
        já (o|a|tinha|havia) disse|dito|pedi|pedido|mencionei|mencionado|expliquei|explicado|comentei|falei|falado|
            avisei
        já disse|pedi|mencionei|expliquei|comentei|falei|avisei
        eu já disse|pedi|mencionei|expliquei|comentei|falei|avisei|tinha_dito|tinha_pedido|tinha_falado
        já to disse
        disse-te|falei-te|pedi-te já|antes|mil_vezes|duas_vezes|tres_vezes|varias_vezes|muitas_vezes
        te (tinha|havia) disse|falei|pedi|expliquei|dito|falado|pedido antes|já|mil_vezes|duas_vezes|tres_vezes|
            varias_vezes|muitas_vezes|outras_vezes
        disse|falei|pedi mil|duas|tres|cem|varias|muitas|umas vezes
        te repito|lembro
        ^ repito
        vou|tenho_que|preciso|tenho_de repetir …
        como (já|eu|te|lhe|bem|vos) (te|lhe|já|tinha) disse|dizia|comentei|mencionei|pedi|expliquei|avisei|falei|dito|
            falado|pedido|mencionado
        como (já) disse|dizia|comentei|mencionei|pedi|expliquei|avisei|falei
        conforme (já|eu) disse|pedi|mencionei|falei|avisei
        quantas vezes (mais|é_que|eu|já) (te|lhe|vou|preciso|tenho|devo|é_preciso) (que|de|ter) (te|lhe) dizer*|
            repetir*|pedir*|explicar*|falar* …
        quantas vezes (mais|é_que|eu|já) (te|lhe|vou|preciso|tenho|devo|é_preciso) (que|de|ter) (te|lhe) dizer*|
            repetir*|pedir*|explicar*|falar*
        quantas vezes já disse|falei|pedi
        quantas vezes vou|preciso|tenho|terei (ter) que|de|ter|dizer* …
        quantas vezes mais
        pela <ordinal> vez
        ^ de novo com|o|a|isso|igual|a_mesma_coisa …
        ^ outra vez com|o|a|isso|igual …
        ^ lá vem de_novo|outra_vez
        tenho que|de repetir*|dizer*|explicar* …
        volto a dizer*|repetir*|pedir*|insistir
        sempre a mesma coisa
        sempre o mesmo
        continuas|continua|voce_continua a ignorar|usar|fazer|esquecer …
        continuas|continua|voce_continua ignorando|usando|fazendo|esquecendo …
        acabei|acabo de dizer*|pedir*|explicar*|falar* …
        - como dizes|disseste|voce_diz|voce_disse|diz|disse_ele|disse_ela
        - já lhe|lhes disse|contei a|ao|à
        - já disse|falei|pedi|avisei|contei|expliquei a|ao|à|aos|às|pro|pra|para meu|minha|<Name>|o|a|ele|ela|eles|
            todos
        - disse|falei ao|à|pro|pra
        - tenho que|de dizer*|explicar* que|a|em|ao|à
        - já (te) disse|digo|falei que sim|obrigado
        - continua a usar|fazer
    """,
    rules="""
        ^ não (me|te|se|o|a|os|as|lhe) <proibe>|<so_nao>|ponhas|ponha|peça|peças|comece|inclua … suas|tuas|
            vossas <respostas>
        ^ por_favor , não (me|te|se) <proibe>|<so_nao>|ponhas|ponha|peça|peças … suas|tuas <respostas>
        ^ nada de … suas|tuas|nas|das <respostas>
        ^ sem|menos … suas|tuas|nas <respostas>
        ^ <manda>|tira|tire|para_de|pare_de|evita|evite|escreva|escreve … suas|tuas <respostas>
        ^ <manda>|mantenha|mantém|mantem|escreva|escreve|faça suas|tuas|as_suas|as_tuas <respostas> …
        ^ por_favor , <manda>|mantenha|mantém|tira|tire|evita|evite … suas|tuas <respostas>
        ^ nas suas|tuas <respostas> , <manda>|não|evita|evite|nada|sem|por_favor|coloque|quero|põe …
        ^ quando|sempre_que me responder|responderes|explicar|explicares|escrever , …
        ^ quando|sempre_que for me responder|explicar|escrever , …
        ^ me_dá|me_dê|dá-me … sempre $
        ^ responde|responda|responde-me|fala|fale|fala-me|escreve-me … sempre $
        ^ me responde|responda|fala|fale|escreve|escreva … sempre $
        - como|de|para|pra sempre
        - palavra sempre|nunca|jamais
        ^ não|nada_de|sem … jamais|nunca_mais $
        - suas|tuas|nas|das <respostas> para|à|às|ao|da|do|das|dos|a a|as|o|os|pergunta|perguntas|questão|questões
        ^ sempre (me) <manda> …
        ^ sempre que <proibe>|fizeres|fizer|terminar|terminares|acabar|escreveres|escrever|me|te|houver|voce|for|
            puder|criar|criares|editar|rodar|usar …
        ^ sempre em|com|sem …
        ^ <manda> (me) sempre …
        ^ me|mas <manda> sempre …
        ^ <manda> … sempre <word>
        ^ <manda> sempre $
        ^ <manda> em|com|sem|os|as|o|a|meus|minhas|meu|minha <word> sempre $
        ^ nunca (me|o|a|os|as|lhe) <proibe> …
        ^ nunca (me|o|a|os|as|lhe) <so_nao> …
        ^ jamais (me|o|a|lhe) <proibe>|<so_nao> …
        ^ não (me|o|a|os|as|lhe) <proibe>|<so_nao> … nunca|jamais|nunca_mais|mais|sempre
        ^ não <proibe>|<so_nao> nunca|jamais
        ^ não volte|voltes|volta|torne|tornes a …
        ^ nunca mais <proibe>|<so_nao>|quero|me …
        ^ nunca mais …
        ^ nada de|d'* … nunca|jamais $
        a|apartir partir de agora|hoje|aqui|já|então
        de agora|hoje|aqui|já em|para|por diante|a_frente|frente
        daqui pra|para|por|em frente|diante|a_frente
        de ora em diante
        ^ doravante …
        ^ futuramente|de_futuro|no_futuro , …
        desde já|agora|hoje <word>
        - desde já agradeço|obrigado|obrigada|grato|grata|agradecido|agradecida
        cada|toda|todas_as vez|vezes que …
        ^ quando … , sempre|nunca|não (me) <manda>|<proibe>|<so_nao> …
        ^ quando … sempre|nunca …
        quero|preciso|prefiro|espero|gostaria que (tu|você|vc|me) sempre|nunca …
        quero|preciso|prefiro|espero que … sempre
        ^ que … sempre …
        lembra-te|lembra|lembre-se|certifica-te|certifique-se|procura|procure|tenta|tente (de) sempre|nunca …
        lembra-te|lembra|lembre|lembre-se|certifica-te|certifique-se|procura|tenta|tente (de) (<word>) … sempre
        deves|devias|deve|tens_de|tens_que|tem_que|podes sempre|nunca …
        ^ por padrao|defeito|norma|regra , <manda>|não|usa …
        ^ em todos|todas os|as|meus|minhas … , <manda>|usa|põe|não
        - sempre que posso|quero|vou|me|o
        - palavra|termo|adverbio|texto|titulo sempre
        - nunca diga|digas nunca
        - nunca mais voltei|soube|vi|ouvi|falei
        - a partir de agora voce|vc|tu|és|es (se) é|es|és|sera|chama
        - a partir de agora és|es|sera
        - sempre me|se|é|foi|falha|dá|da|deu
        - pode|podes sempre
        - nunca funciona|carrega|termina|acaba|aparece|abre|sai
    """,
    project_rules="""
        sempre|nunca usamos|escrevemos|pomos|colocamos|fazemos|deixamos|seguimos|evitamos|nomeamos|assinamos
        usamos|escrevemos|pomos|colocamos|fazemos|deixamos|seguimos|evitamos|nomeamos sempre
        a gente sempre|nunca usa|escreve|põe|coloca|faz|deixa|segue|evita|assina
    """,
    for_now="""
        por enquanto|agora|ora|hoje
        neste|nesse|no momento
        hoje|amanha
        esta|essa|desta|dessa vez|semana|sessao|tarde|noite|manha|conversa
        nesta|nessa semana|sessao|tarde|noite|conversa|mensagem|resposta
        este|esse|neste|nesse mes|fim_de_semana|chat|bocado|mail|email|e-mail|texto|rascunho
        só|somente|apenas para|pra|por|neste|nesse|nesta|nessa|este|esta|hoje|uma_vez
        até amanha|o|a|que|segunda|novo_aviso|entao
        agora mesmo
        de momento
        temporariamente|provisoriamente
        - a partir de hoje
        - desde hoje
        - de hoje em
        - hoje em dia
    """,
    reversals="""
        mudei|mudamos|mudaste|mudou de ideia|ideias|opiniao
        mudei|mudamos (minha|a|nossa) opiniao|ideia
        pensando|pensando_bem|repensando bem|melhor
        ^ pensando bem|melhor
        pensei|pensamos melhor
        já não (me) quero|queremos|uso|usamos|utilizo|utilizamos|prefiro|preciso|precisamos|trabalho|trabalhamos|
            vivo|moro|moramos|vivemos|faço|fazemos|tomo|como|bebo|leio|escrevo|estudo|sou|estou|tenho|jogo|vou|
            programo|gosto|interessa|serve|convence|apetece
        não quero|queremos|uso|usamos|utilizo|preciso|precisamos|trabalho|moro|gosto|tomo|bebo|leio|curto|faço mais
        a gente não usa|quer|precisa mais
        deixei|deixamos|parei|paramos|larguei|larguei_mao de usar|*ar|*er|*ir
        esquece|esqueça|esqueçam|ignora|ignore|descarta|desconsidera|desconsidere (de) (tudo) o que (eu|te|lhe) (já|
            tinha|havia) disse|pedi|falei|dito|pedido|falado|comentei|escrevi|dizia
        esquece|esqueça|esquecer|ignora|ignore|descarta|desconsidera (de) (a|o|as|os) (minha|meu|minhas|
            meus) (anterior|
            antiga|velha) preferencia|pedido|regra|instruçao|indicaçao|preferencias|plano|ideia|norma
        esquece|esqueça|esquecer aquilo|isso_de|a_história|o_lance …
        ^ melhor esquecer|esquece|esqueça|esquece-te|esquecer_o …
        retiro o que disse
        ^ no fim|afinal não|melhor|prefiro|quero|deixa|deixemos …
        ^ afinal não|melhor|prefiro|quero|deixa|deixemos …
        volta|volte|voltar|voltemos|voltamos|vamos_voltar ao|para_o|pro|pra|para_a|à velho|velha|anterior|antigo|
            antiga|
            claro|escuro|original|de_antes
        - juiz|juiza|ele|ela|cliente|chefe mudou
        - já não sou|estou capaz|seguro|segura
        - já não tenho acesso|mais
        - o|a|os|as|que <word> já não
        - como (eu) mudei|mudo
        - se|como mudei
        - não tenho|faço|sei mais nada|duvidas
        - não preciso mais nada
    """,
    project="""
        passamos|migramos|mudamos|trocamos|movemos (tudo) o|a|nosso|este|todo_o <obra> para|pra|pro …
        neste|nesse|nesta|nessa|no_nosso|na_nossa <obra> é|está|vai|fica tudo …
        ^ para|pra|em|dentro_de este|esse|nosso|nossa|meu|esta|essa|todo_o (atual) <obra> , …
        ^ neste|nesse|nesta|nessa|no_nosso|na_nossa|do_nosso|no_meu|na_minha|nosso <obra> , …
        ^ para|pra este|esse|nosso|nossa|esta|essa <obra> <word> , …
        ^ neste|nesse|nesta|nessa|no_nosso|na_nossa <obra> <word> , …
        em|para|de|no|na|pro|do|da <obra> da|do|de <Name>
        no|na|para_a|para_o|pra|pro|em <obra_sola> …
        ^ para|pra o|a <obra_sola> , …
        neste|nesse|nesta|nessa|no_nosso|na_nossa|no_meu|na_minha <obra> , (sempre) usa|use|usamos|põe|não|nunca|
            sempre|os|as|o|a|há|tem|vai|vao|fica|ficam|se|quero|prefiro|escreve|escrevemos|a_gente|deixa
        vai|vao|está|estão|usa|usam|fica|ficam|há|tem|usamos … neste|nesse|nesta|nessa|no_nosso|na_nossa <obra>
        ^ este|esse|nosso|esta|essa|nossa|o_nosso|a_nossa <obra> (só|já) usa|mira|segue|exige|requer|funciona|roda|
            corre|suporta|vai|tem|precisa|está|é|deve|se …
        ^ aqui (sempre|nunca|não|só|nós) usamos|utilizamos|escrevemos|pomos|colocamos|seguimos|evitamos|fazemos|
            nomeamos|
            trabalhamos …
        ^ aqui a gente (sempre|nunca|não|só) usa|escreve|põe|coloca|segue|evita|faz …
        usamos|utilizamos|escrevemos|pomos|seguimos|evitamos|nomeamos … aqui
        usa|use|usamos|põe|escreve|segue|evita|prefiro|quero|uso|utiliza|não|sempre|nunca|deixa … neste|nesse|nesta|
            nessa|no_nosso|na_nossa|para_este|pra_este|pra_esse|todo_este <obra>
        - explica|explique|descreve|resume|documenta|abre|apaga este|esta|esse|essa|nosso|meu|o|a <obra>
        - para o meu gosto
        - na minha opiniao
        - no meu caso
    """,
    announce="""
        em|por outras palavras
        noutras palavras
        dito|dizendo de outra|outro forma|maneira|modo|jeito
        de outra|outro maneira|forma|jeito , …
        ver|veja se me explico
        deixa|deixe|deixa-me (eu|me) me|reformular*|explicar*|dizer*|repetir*|esclarecer*|tentar* …
        deixa|deixe (eu|me) me explicar*
        vou reformular|explicar_melhor|dizer_de_outro|dizer_de_outra …
        ^ reformulando|reformulo …
        explico-me
        me explico
        digo|explico|pergunto de outra|outro maneira|forma|jeito|modo
        o que (eu) (te) pergunto|perguntava|peço|tento|estou_perguntando|tô_perguntando|estou_a_perguntar|quero_dizer|
            quero_saber|preciso_saber|quero|quis_perguntar …
        minha pergunta é …
        ou seja , que …
        quero dizer , …
    """,
    refines="""
        faz|faça|põe|deixa|deixe|coloca … mais curto|curta|longo|longa|simples|claro|clara|breve|formal
        encurta|encurte|alonga|amplia|simplifica|simplifique|adiciona|adicione|acrescenta|acrescente|inclui|inclua|
            ajusta|
            ajuste|lapida|corta|corte|tira|tire|enxuga|reduz|reduza
        a|pela metade
        um pouco|pouquinho mais|menos
        mais|menos curto|curta|longo|longa|detalhe|detalhes|formal|simples|palavras|tecnico|breve
        ^ deixa|deixe|reduz|põe … metade
        ^ e|agora|depois|também|além_disso|mas …
    """,
    padding="por|favor|pf|pfv|pff|plis|agora|outra|vez|de_novo|novo|novamente|obrigado|obrigada|ok|tá|vai|pode|podes",
    control="""
        ^ proximo|proxima|seguinte|continua|continue|segue|siga|vai|mais|outra|outro|sim|não|ok|claro|pronto|feito|
            para|
            começa|obrigado|obrigada|repete|igual|ambos|ambas|tudo|todos|todas|nenhum|nenhuma|pula|mais_um|mais_uma|
            o_proximo|a_proxima|perfeito|prossiga|bora|beleza|pode $
        ^ <numero> $
    """,
    stops="""
        ^ para|pare|parem|pára|stop|chega|basta|cancela|cancele|espera $
        ^ para|pare|chega|basta já|aí|agora $
        ^ cancela|cancele|para_com isso|isto|tudo $
    """,
    frustration="""
        isto|isso|tu|você|vc|assim|já não serve|serves|presta|vale (para|pra) nada
        não serve|serves|vale|presta (para|pra) nada
        desisto
        estou|tô|to|já_estou (já|tão|muito|mais_que|realmente) farto|farta|cansado|cansada|de_saco_cheio|puto|puta|
            exausto|exausta|saturado|saturada
        de saco cheio
        que saco
        você|vc|tu não (me) presta|prestas|ouve|ouves|escuta|lê|lês (nunca) atençao
        não presta|prestas atençao
        não percebes|entendes|entende|percebe|acerta|acertas nada
        não me ouves|ouve|escutas|escuta
        pelo amor de deus
        por amor de deus
        que|mas_que|puta merda|porcaria|lixo|desastre|bosta|droga|nojo|raiva|perda_de_tempo|palhaçada|porra|vergonha
        perda de tempo
        é|és (um|uma) merda|lixo|porcaria|desastre|inutil|bosta|burro|burra
        ^ caralho|porra|merda|puta_que_pariu|pqp|puf|aff|affe|aff_maria|pff|pfff|grr|argh|ugh|
            foda-se|fodasse|caraca|puts|arre|cacete|poxa|afff|affff|argh*|pff*
        ^ droga|inferno|saco|raios|fogo|credo|bolas $
        ^ otimo|perfeito|maravilha|fantastico|excelente|genial|que_bom|legal|show|boa|bonito|bravo , agora|de_novo|
            outra_vez|e_agora|ainda_por_cima (já|você|vc|também) não|me|se|o|falha|sai|dá|deu|apaga|apagou|você|tudo|
            nada|também|quebrou|vai|volta|tenho
        obrigado|obrigada|valeu por nada|quebrar*|estragar*|apagar*
        ^ deixa|deixa_pra_la|esquece , (que) eu|já (mesmo|mesma|proprio|próprio) faço|resolvo
        eu mesmo|mesma|proprio|propria faço
        deixa que eu faço
        ^ esquece $
        é impossivel contigo|trabalhar|falar|com_voce
        assim não dá $
        sempre (o|a) igual|mesmo|mesma|mesma_coisa $
        outra vez|de_novo (o|a) mesmo|mal|igual|mesma
        ^ de novo não
        ^ outra vez não
        não é possivel $
        não acredito $
        isso|isto é (uma) vergonha|ridiculo|ridicula|tortura|piada|palhaçada|absurdo|inutil|frustrante|insuportavel|
            desesperante|lamentavel|um_lixo|lixo
        não entende|entendes|entendeu|percebes nada
        como pode ser tao …
        que inferno|droga|odio|chatice
        - imports|codigo|variaveis|funçoes|linhas inuteis|inutil
        - frustrado|farto|farta|cansado|cansada com|do|da|dos|das|de meu|minha|o|a
        - estou|tô farto|farta|cansado|cansada do|da|de trabalhar|dirigir|conduzir|estudar|meu|minha
        - escreve|redige|descreve … merda|lixo
        - merda de|do|da cachorro|cao|gato|cavalo
        - não percebes|entende|percebe nada de
    """,
    thanks="""
        obrigado|obrigada|obg|obgd|obrigad*|valeu|vlw|thx|grato|grata|agradecido|agradecida|agradeço|tmj
        ^ brigado|brigada|brigadão|brigadao|brigadinho|brigadinha|brigadaa|brigadaaa|brigadoo|brigadooo
        muito|mt brigado|brigada
        muito|muitíssimo|mil obrigado|obrigada
        te|lhe agradeço
        ^ perfeito|otimo|excelente|fantastico|maravilhoso|maravilha|incrivel|sensacional|espetacular|brilhante|
            impecavel|bacana|genial|brutal|espetaculo|arrasou|mandou_bem|lindo|daora|supimpa|joia|bravo|parabens|
            porreiro|fixe|altamente
        ^ show|massa|top|legal|boa|demais $
        ^ show|massa|legal|boa|top , era|é|isso|valeu|obrigado|obrigada|agora|ficou|funcionou|muito
        show de bola
        que|ficou maravilha|show|massa|top|otimo|legal|bonito|lindo|linda|incrivel|fixe|bom|demais|daora $
        era|é|foi (mesmo) (exatamente) isso|isto (mesmo) $
        era|é|foi isso|isto mesmo|aí
        ^ isso|exatamente|exato mesmo era|é|o …
        ^ isso mesmo $
        ^ exatamente|exato|isso|justamente|bem|era|é isso|o que (eu) queria|precisava|pedi|preciso|quero|procurava
        era|é|foi exatamente|justamente|mesmo isso|o_que que|eu|queria|precisava|pedi|preciso|quero|procurava
        já|agora (sim) funciona|funcionou|roda|rodou|compila|compilou|está_pronto|deu_certo|foi|dá
        agora sim (funciona|que|vai) funciona|vai|compila|perfeito|otimo $
        agora sim $
        deu certo
        funciona|funcionou|ficou|fica|saiu|está|tá|é|são|estão|soa (muito|super|realmente|tudo|bem|mais|mesmo) bem|
            perfeito|perfeita|perfeitamente|otimo|otima|bonito|bonita|excelente|melhor|maravilhoso|fantastico|lindo|
            linda|incrivel|show|massa|top|legal|fixe|demais|impecavel|bom
        gostei|adorei|amei (muito|bastante|demais|mesmo) (assim) muito|demais|bastante|mesmo|disso|do|da|desse|dessa …
        gostei|adorei|amei (muito|bastante|demais) $
        ^ gostei|adorei|amei …
        me salvou|ajudou|salvaste|ajudaste|ajuda_muito
        ajudou|ajudaste muito|bastante|imenso|demais
        você|vc|tu|és|es é|és|um|uma|o|a (um|uma|o|a) craque|genio|maquina|maximo|fera|mito|foda|melhor|anjo|top|show|
            demais|monstro|espetaculo
        bom|otimo|grande|belo|excelente trabalho|serviço|ideia $
        bem feito
        mandou bem
        isso já resolve|resolveu|soluciona
        resolvido|resolveu|solucionado $
        ^ bem|muito_bem|que_bom|de_boa|super $
        - não , (muito) obrigado|obrigada
        - não , obg|brigado|brigada|obrigado|obrigada
        - obrigado|obrigada|grato|grata , desde|por|pela|de já|antecipaçao|antemao|atençao|antecipadamente
        - obrigado|obrigada desde já
        - agradeço desde já
        - graças a|ao
        - obrigado|obrigada|valeu por nada|quebrar*|estragar*|apagar*
        - obrigado|obrigada|obrigados|obrigadas a|pelo_contrato
        - nota|carta|cartao|email|mensagem|discurso|pagina de agradecimento|obrigado
        - dizer|diz|diga|dizem|se_diz|escreve|escrever obrigado|obrigada
        - brigadeiro|brigadeiros|brigada_de|brigadista|obrigatorio|obrigatoria|obrigatorios|obrigatorias|obrigaçao|
            obrigaçoes|obrigadas
        - não (me|está|é|fica|ficou|sai|vai|se|funciona|soa|ta|acho) … bem|perfeito|otimo|melhor|bom|bonito
        - não gostei|adorei|ficou|está|tá|é|funciona|gosto|funcionou
        - não está|tá (nada) mal
        - perfeito , sigo|continuo
        - valeu a pena
        - vale a pena
        - otimo|perfeito|maravilha|fantastico|excelente|genial|que_bom|legal|show|boa|bonito|bravo , agora|de_novo|
            outra_vez|e_agora|ainda_por_cima (já|você|vc|também) não|me|se|o|falha|sai|dá|deu|apaga|apagou|você|tudo|
            nada|também|quebrou|vai|volta|tenho
        - preterito|tempo|quadrado|numero|ouvido perfeito
        - mais-que-perfeito
        - boa noite|tarde|viagem|sorte|ideia|pergunta
        - bom dia|fim_de_semana
        - se|quando funciona|vai|ficou|funcionar
        - é|está|tá|são bem|melhor|bom <word>
        - perfeito para|do_indicativo
        - o que é|seria|está melhor|bom
        - seria|qual|será melhor|bom
        - tudo|todo bem|bom
    """,
    sarcasm="""
        obrigado|obrigada|valeu por nada|quebrar*|estragar*|apagar*
        ^ otimo|perfeito|maravilha|fantastico|excelente|genial|que_bom|legal|show|boa|bonito|bravo , agora|de_novo|
            outra_vez|e_agora|ainda_por_cima (já|você|vc|também) não|me|se|o|falha|sai|dá|deu|apaga|apagou|você|tudo|
            nada|também|quebrou|vai|volta|tenho
        ^ claro , adoro
        que engraçado|engraçada|esperto
        muito engraçado
        bela|grande|que ajuda
    """,
    but="""
        mas|porem|só_que|contudo|no_entanto|exceto|apesar
        - mas (muito|mil) obrigado|obrigada|otimo|perfeito|bem|funciona
    """,
    questions="""
        ^ o que é|são|significa|quer_dizer|faz|faço|há|tem|posso|acontece|preciso|acha|achas|muda|pode|eu|voce|falta …
        ^ que é|são|significa|faço|há|tal|diferença|versao|tempo|horas|hora|tipo|opçoes|projetos|livro|filme|onibus|
            arquivo|linguagem …
        ^ o quê …
        ^ qual|quais é|são|seria|o|a|os|as|era|preferes|prefere|versao|voce|tu|desses|dessas|destes|opçao …
        ^ qual|quais <word> …
        ^ quanto|quanta|quantos|quantas …
        ^ quando é|são|sai|abre|abrem|chega|há|tem|começa|posso|devo|foi|eu|voce|vai …
        ^ onde está|tá|fica|estão|há|posso|se|é|compro|encontro|acho|guardo|ponho|coloco|eu|vou …
        ^ cadê …
        ^ quem é|foi|era|são|escreveu|ganhou|pode|inventou|pintou …
        ^ como (é|se|eu|o|a|que|você|a_gente) se|posso|faço|pode|fazer|funciona|funcionam|vai|é|são|está|tá|dizer|diz|
            digo|tiro|ordeno|ponho|coloco|paro|instalo|conserto|mudo|crio|uso|converto|adiciono|apago|abro|leio|chego|
            consigo|evito|respondo|escrevo|calculo|conto|limpo|desinstalo|acelero|devo|sei|fica|você|acesso|que
        ^ a|de|em|para|pra|por|com|desde|até|sobre|no|na que|qual|quem|quanto|onde|quando|quais (horas|é|tipo|hora) é|
            horas|serve|faço|vai|vem|posso|falo|ligo|tipo|versao|preço|se|devo|está|muda
        ^ por quê|que …
        ^ porque|porquê é|não|se|me|está|falha|dá|sai|tenho|sempre|o|a|os|as|preferes|prefere|te|voce …
        ^ por que …
        ^ posso|devo|deveria|devia|podemos|é_preciso|é_possivel|pode_se|precisa|sabes|sabe|voce_sabe|conheces|conhece|
            achas|acha|gostas|gosta|existe|há_algum|há_alguma|tem_algum|tem_alguma|tem_como|dá_pra|da_pra|é_normal|
                é_melhor|vale_a_pena|será_que|sera_que|
            me_recomenda|me_indica …
        ^ voce|vc|tu sabe|sabes|conhece|conheces|acha|achas|gosta|gostas|prefere|preferes|tem|tens …
        ^ é|são|está|tá|estão|há|tem|serve|funciona|funcionou|vai <word> … ou não $
        ^ alguma|algum ideia|sugestao|forma|maneira|dica|jeito|conselho …
        ^ me pergunto …
        ^ pergunto-me …
        ^ diz-me|diga-me|me_diz|me_diga|me_explica|explica-me|explica por_que|porque|como|o_que|qual|se|quanto …
        ^ gostaria|queria|quero (de) saber|perguntar …
        é verdade $
        né|não_é|certo|tá|sabe $
        - devia|deveria ser|estar|dizer|ir|chamar|por|sair|dar|ter
        não (te) achas|acha|é_assim|é_verdade $
    """,
)

DURABLE = DurableCues(
    subjects="""
        eu|nós|a_gente|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|me
    """,
    others="""
        ele|ela|eles|elas|você|vocês|vc|tu
        meu|minha|meus|minhas|nosso|nossa|teu|tua|seu|sua|um|uma|o|a|os|as|cada|alguns|muitos <estranho>
        meu|minha|meus|nosso|nossa <parente> (também|sempre|nunca|não) <gosta>
        ao|à|do|da <parente>|<estranho>
        as pessoas
        a maioria
        todos|todo_mundo|toda_a_gente|alguém|ninguém|usuários|clientes|visitantes|leitores
        o|a <Name> não|gosta|<gosta>
        ^ <Name> <gosta>
        ^ <Name> gosta
        ^ <Name> e <Name> …
        que|quem não|sempre|nunca <gosta>
        ^ o|a|os|as|esse|essa|este|esta|esses|teu|tua|seu|um|uma <word>
        porque|mas|e|quando|se|que|enquanto o|a|os|as|esse|essa|este|esta|isto|isso|teu|sua|um|uma <word>
    """,
    cues="""
        eu|nós|a_gente (também) <sempre> …
        costumar …
        meu|minha|nosso|nossa favorito|favorita|favoritos|favoritas|preferido|preferida|preferidos|preferidas
    """,
    alone="""
        falo|entendo (muito) pouco <word>
        moro|moramos|vivo|vivemos (agora|atualmente|hoje|só) em|no|na|num|numa|nos|nas|ao_lado|perto|com|a|junto|fora|
            desde|lá|aqui …
        resido|residimos em|no|na …
        a gente mora em|no|na|num|numa|perto …
        sempre morei|vivi|moramos em|no|na …
        me|nos mudei|mudamos pra|para|de|do|da|desde|pro|a …
        mudei-me|mudámo-nos|mudamo-nos para|de|do|da|desde …
        mudei|mudamos pra|para|de|do|da|pro <word> …
        acabei|acabamos de me|nos mudar …
        acabei de mudar …
        morava|vivia|trabalhava|usava|era … , agora|hoje …
        sou|somos|venho|viemos de|do|da <Name>
        cresci|nasci|fui_criado|fui_criada em|no|na|perto …
        trabalho|trabalhamos|trampo (agora|atualmente|sempre|só|normalmente) como|em|no|na|num|numa|de|para|pra|por|
            desde|com|à_distancia|a_distância|remoto|remotamente|meio_período|meio_periodo|por_conta_própria|até|nos|
            nas …
        trabalho <sempre> …
        trabalho|trabalhamos remoto|remotamente|meio_período|por_turnos|por_conta_própria|de_casa|de_noite|à_noite
        escrevo|escrevemos meus|os|as|todos_os|todas_as <word> em|com|sem|a …
        meus|minhas <word> vão|são sempre|em|sem …
        quero as|os respostas|emails|textos|resumos|commits|mensagens|explicações em|sem|com|curtas|curtos|breves …
        quero que as|os respostas|emails|textos|resumos|commits|mensagens|explicações <word> …
        quero respostas|explicações|textos …
        dirijo|chefio|coordeno|lidero um|uma|o|a <word> …
        toco piano|violão|guitarra|violino|bateria|baixo|flauta|clarinete|trompete|saxofone|sanfona|cavaquinho|teclado|
            viola
        toco|canto num|numa|em|no|na um|uma|coro|coral|banda …
        dedico-me a|à|ao …
        me dedico a|à|ao …
        tenho|temos|dirijo|gerencio|giro|administro um|uma|minha|meu (pequeno|pequena|própria) negócio|loja|bar|
            restaurante|padaria|oficina|empresa|blog|boletim|newsletter|canal|escola|estúdio|fazenda|sítio|quinta|
                horta|
            equipe|salão|livraria|podcast|clube|coral|coro|revista|pousada|café|cafeteria
        tenho|temos|levo|há <word> anos de …
        estudo|estudamos <word> …
        faço|cursando|curso faculdade|mestrado|doutorado|doutoramento|licenciatura|graduação|pós|curso_de|estágio|
            residência …
        estou|estamos|tô|to|tou estudando|aprendendo|aposentado|aposentada|reformado|reformada|casado|casada|
            fazendo_um|
            acostumado|acostumada|a_estudar|a_aprender|habituado|habituada …
        dou|damos aula|aulas …
        ensino|leciono <word> …
        sou|somos (muito|meio|mais|bastante|só|além_disso|também|um_pouco) <traço>
        sou|somos (um|uma|muito) *eiro|*eira|*dor|*dora|*tor|*tora|*ista|*logo|*loga|*sor|*sora|*grafo|*grafa|médico|
            médica|advogado|advogada|arquiteto|arquiteta|estudante|piloto|músico|música|docente|psicólogo|autônomo|
            juiz|juíza|chef|ator|atriz|contador|contadora|veterinário|veterinária|farmacêutico|farmacêutica|
            bibliotecário|bibliotecária|agricultor|pai|mãe|técnico|técnica|cientista|físico|químico|matemático|
            economista|notário|alérgico|alérgica|designer|garçom|estagiário|estagiária|secretário|funcionário
        sou|somos um|uma …
        sou|somos de acordar|exatas|humanas|letras|poucas|madrugar …
        sou|somos mais de|madrugador|noturno …
        sou|somos (muito|bastante|mais|meio) ruim|bom|boa|lento|lenta|maníaco|perfeccionista|organizado|organizada|
            desorganizado|distraído|distraída|estrito|exigente|fã|novo|nova|péssimo|péssima …
        não sou <word> …
        me chamo <Name>
        chamo-me <Name>
        meu nome é …
        me chama|chame|trate|trata (só) de|por <Name>
        me chama|chame <Name>
        chama-me|chame-me|trata-me|trate-me por|de|<Name>
        pode|podes|prefiro|quero me_chamar|chamar-me|que_me_chame|que_me_chames|que_me_chamem|me_tratar|tratar-me …
        todos|todo_mundo|meus_amigos|em_casa|toda_a_gente (me) me|chama|chamam|tratam|conhecem <word> …
        me chamam|tratam de|por <Name>
        meus pronomes …
        falo|falamos|entendo (bem|um_pouco_de|fluente) português|inglês|francês|alemão|espanhol|italiano|catalão|
            galego|
            chinês|árabe|russo|japonês|guarani|tupi|crioulo|mirandês|romeno|ucraniano
        minha|primeira língua|idioma materna|materno|nativa|nativo|principal …
        não é minha língua|primeira …
        não é a minha língua|primeira …
        prefiro|preferimos|preferia (que|sempre|também|os|as|o|a|não) <word> …
        prefiro|preferimos …
        a gente prefere|gosta|não_gosta|adora|evita|odeia …
        minha preferência …
        gosto|gostamos (muito|mais|tanto|bastante|mesmo|só) de|do|da|dos|das|disso|que|quando …
        não gosto|gostamos (muito|nada|mesmo) de|do|da|dos|das|que|quando …
        me incomoda|incomodam|irrita|irritam|interessa|interessam|encanta|cansa|cansam|distrai|distraem|confunde|
            confundem|chateia|chateiam|agrada|agradam …
        irrita-me|incomoda-me|distrai-me|interessa-me|chateia-me|agrada-me|custa-me …
        odeio|detesto|adoro|abomino|evito|amo|valorizo|curto|odiamos|evitamos|detestamos|adoramos|dispenso …
        não (o) suporto|aguento|tolero|curto|como|bebo|tomo|uso|utilizo|fumo|dirijo|conduzo|vejo|leio|trabalho|
            cozinho|compro|viajo|voo|falo|quero …
        <sempre> (me|o|a|os|as|lhe|nos|lhes|te) <eu> …
        <sempre> (me|o|a|os|as) <eu>
        assino (sempre) como|com|sempre|os|meus|minhas|por …
        <eu> sempre|normalmente|habitualmente|geralmente …
        <sempre> me|nos levanto|deito|acordo|visto|ponho|levantamos|organizo|esqueço|sinto …
        <sempre> estou|sou|ando|tenho|quero|prefiro|gosto …
        costumo|costumamos *ar|*er|*ir|*ar-me|pôr …
        a gente costuma …
        aos|às|ao|à|nas|nos|cada|todo|toda|todos_os|todas_as|toda_segunda <dia>|dias|dia|manhãs|noites|tardes|
            semanas|manhã|
            noite (de|à|pela) (manhã|tarde|noite) <eu> …
        aos|às|nas|nos|todos_os <dia>|dias me|não|só|sempre …
        de manhã|noite|tarde , (eu) <eu> …
        <eu> … aos|às|nas|cada|todos_os|todas_as|toda|todo <dia>|dias
        <eu> … todo|toda|todas_as|cada dia|manhã|noite|manhãs|noites|semana|semanas|tarde
        só|somente como|bebo|uso|leio|tomo|compro|trabalho|vejo|escrevo|viajo|respondo|utilizo …
        uso|usamos|utilizo|utilizamos (sempre|muito|um|uma|o|a|meu|minha) <word> para|pra|como|no|na|em|com|sempre|
            todo|
            todos …
        uso|usamos|utilizo|utilizamos (o|a) <Name>
        uso|usamos|utilizo|utilizamos (um|uma|o) windows|linux|mac|macos|ubuntu|fedora|debian|arch|vim|neovim|emacs|
            firefox|chrome|android|python|docker|git|vscode|obsidian|notion|iphone|teclado|figma
        a gente usa|trabalha|faz|escreve <word> …
        programo|programamos|desenvolvo|desenvolvemos|codo (mais|quase_sempre|principalmente|sobretudo) em|com …
        meu|minha|nosso|nossa (outro|velho|novo) <aparelho> (do_trabalho|de_casa|pessoal) tem|é|roda|usa|só|não|corre …
        tenho|temos um|uma (pequeno|velho) <aparelho> com|que|de|sem …
        tenho|temos um|uma|dois|duas|três|tres|quatro|cinco <parente>
        meu|minha|meus|minhas|nosso|nossa|nossos|nossas <parente> (mais_velho|mais_velha|mais_novo|mais_nova|
            também) se_chama|
            se_chamam|chama-se|chamam-se|é|são|tem|têm|trabalha|trabalham|mora|moram|vive|vivem|fala|faz|estuda|vai|
                não|
            toca|joga|nasceu|era|está …
        a maioria dos|das meus|minhas|nossos …
        quase todos|todas meus|minhas|nossos|os_meus|as_minhas …
        meu|minha|nosso|nossa horário|jornada|dieta|rotina|estilo|fuso|fuso_horário|editor_favorito …
        meu|minha|meus|minhas|nosso|nossa <word> favorito|favorita|favoritos|favoritas|preferido|preferida|preferidos|
            preferidas|habitual|de_sempre …
        estou|estamos no fuso …
        lembra|lembre|lembra-te|lembre-se|tem_em_conta|leva_em_conta|anota|toma_nota|não_esqueças|não_esqueça|
            para_saberes|pra_você_saber|fica_sabendo (de) que eu|já …
        lembra|lembre|lembra-te|lembre-se|anota|tem_em_conta|leva_em_conta|não_esqueças|não_esqueça|
            fica_sabendo (de) que|que_eu sou|não|meu|minha|meus|minhas|tenho|moro|vivo|trabalho|me|uso|odeio|prefiro|
            nunca|sempre|os|as|nosso|
            falo|gosto|estou …
        aliás|a_propósito|só_pra_você_saber|para_saberes|pra_constar|só_pra_avisar , (eu) sou|moro|vivo|trabalho|tenho|
            meu|minha|me|uso|nunca|sempre|prefiro …
        já não (me) uso|usamos|utilizo|como|bebo|tomo|trabalho|trabalhamos|vivo|moro|vivemos|sou|faço|leio|programo|
            gosto|quero|jogo|fumo|estudo|vou|dou|prefiro …
        não (eu) uso|usamos|utilizo|como|bebo|tomo|trabalho|moro|gosto|quero|leio|fumo|estudo|jogo … mais
        deixei|deixamos|parei|paramos|larguei de *ar|*er|*ir …
        me|nos passei|passamos|mudei|mudamos|troquei|trocamos para|pra|pro|de|do|da …
        mudei|mudamos|troquei|trocamos|migrei|migramos|passei|passamos|passámos|mudámos|trocámos de|do|da|para|pra|pro|
            pelo|pela …
        agora uso|usamos|moro|vivo|vivemos|trabalho|trabalhamos|estudo|sou|prefiro|tomo|leio|estou_com|gosto|
            a_gente_usa …
        eu não posso comer|beber|ver|ouvir|dirigir|conduzir|ler|tomar|usar …
        não posso comer|beber|ver|ouvir|dirigir|conduzir|ler|tomar …
        não quero (nunca) … nunca|jamais|sempre
        quero (sempre|que_sempre|todas|todos|que) os_meus|as_minhas|meus|minhas|meu|sempre …
        tenho dificuldade em|com|de|para …
        me dou bem|mal …
        aprendo|trabalho|penso|me_concentro|concentro-me|durmo melhor|mais|cedo|tarde|bem|muito|pouco …
        durmo|acordo|levanto-me|deito-me|me_levanto|me_deito cedo|tarde|às|antes|depois …
        - vivo pra|para|o|a|os|as|por|com
        - moro longe|perto de|demais
        - trabalho em andamento|curso|equipe|equipa|grupo|paralelo
        - trabalho de|do|da fim|campo|pesquisa|investigação|grado|mestrado|conclusão|aula|o|a|os|as|este|hoje|história|
            língua|final|escola|faculdade
        - trabalho pendente|final|prático|escolar|manual
        - meu|o|um|este|esse|do|ao|bom|grande|muito|de|seu|teu|no|dá|algum trabalho …
        - o|um|este|esse|seu|teu|meu|de|do|no estudo
        - estudo de|sobre|do|da
        - o|um|bom|mau|seu|alto|baixo|de|do|ao|em|pro uso
        - uso de|do|da|excessivo|intensivo|comum|isto|isso
        - uso o|a|os|as|um|uma|este|esta|esse seguinte|erro|método|função
        - uso isto|isso|esta|este|qual|o_que
        - ao vivo
        - gosto mais|muito|da|do|de|disso|bastante $
        - gosto (muito|mais|bastante) da|do|das|dos primeira|segunda|primeiro|segundo|terceira|terceiro|última|
            último|sua|
            tua|seu|teu|ideia|jeito|forma|opção|outra|outro|nova|resultado|anterior
        - gosto (muito|mais|bastante) de|do|da assim|como|falar_com|conversar
        - gosto (muito|mais|bastante) dessa|desse|desta|deste|disso|disto|dela|dele|daquele|como|assim
        - gosto $
        - não gosto|gostei disso|disto|dessa|desse|desta|deste|como|do_seu|da_sua|nada $
        - não gosto dessa|desse|desta|deste|disso|disto|do_que|de_como
        - prefiro esta|este|isto|esse|essa|isso|assim|não_dizer|o_que
        - prefiro o|a primeiro|primeira|segundo|segunda|terceiro|terceira|último|última|outro|outra|anterior|novo|nova|
            velho|velha|opção|versão|número|azul|vermelho|verde
        - nunca o|a|me|se|te teria|tinha|imaginei|pensei
        - nunca teria|tinha|pensei|soube|imaginei|vi|ouvi|mais
        - sempre achei|pensei|quis|me_perguntei|soube|falha|tive
        - sempre me perco|sai|dá|diz|pede|falha|aparece|confundo|esqueço
        - não o uso|quero|vejo|leio|se|sei
        - não vejo|leio|quero|falo|uso o|a|os|as|nenhum|nada|que|um|uma|como|por|bem|mais
        - não uso isso|isto|essa|esse
        - sou eu|novo_aqui|consciente|capaz|um_desastre|todo_ouvidos|livre
        - sou o|a|um|uma que|usuário|cliente|titular
        - não sou capaz|consciente|eu|seguro|obrigado
        - não quero que|ser|dizer|saber|incomodar|um|uma|o|a|mais|isso|isto
        - tenho um|uma <aparelho> que|com não
        - <eu> o|a|os|as|um|uma|este|esta erro|resultado
        - agora uso o|a|um|uma|este
        - te chamo|digo
        - como sempre|nunca|todos|todas|um|uma|o|a|os|as|se|não|quando|posso|em|este|esse|meu|minha|vês|disse|eu|é|
            está|
            faço|funciona|que|você|sei|fica
        - tal|assim como
        - passo a passo
        - acho que
        - falo com|de|sobre|do|da
        - adoro|amo|odeio|detesto (muito) isso|isto|esse|essa|este|esta|quando|como|a_ideia|o_jeito|você
        - adorei|amei
        - curto e|prazo|demais|circuito
        - mais|muito|bem|tão|um|o|texto|prazo|seja|algo|ficou|texto_mais curto
        - evito que
        - mudei|mudamos|troquei (de) ideia|opinião|assunto|lugar|nome|linha|a_linha|o_nome|o_arquivo
    """,
    questions="""
        ^ devo|deveria|devia|devemos|posso|podemos|tenho_que|tenho_de|é_melhor|vale_a_pena|será_que|dá_pra|dá_para …
        ^ o_que|como|quanto|qual|quais|onde|quem …
        ^ quando é|são|vai|sai|abre|fecha|começa|chega|posso|devo|foi|tem …
        ^ por quê|que …
        ^ por que …
        ^ se (eu) <eu> …
        ^ me pergunto …
        ^ pergunto-me …
        ^ alguma|algum ideia …
    """,
    hypothetical="""
        se (eu|me|não|um_dia|algum_dia|a_gente) vivesse|morasse|tivesse|trabalhasse|fosse|pudesse|preferisse|quisesse|
            fizesse|usasse|estivesse|ganhasse|comprasse|mudasse|fôssemos|tivéssemos|soubesse|gostasse|*asse|*esse|*isse
        se (me|nos|eu|não|um_dia) <eu>|moro|vivo|sou|tenho|quero|prefiro|posso|gosto|mudo|troco|mudar|tiver|for|quiser|
            puder|comprar …
        se meu|minha|meus|nosso|o_meu|a_minha …
        se sempre|nunca …
        como se <word> …
        talvez|quiçá|se_calhar (me|nos|eu|a_gente) <word> …
        quem sabe
        poderia|poderíamos|podia *ar|*er|*ir
        viveria|moraria|trabalharia|preferiria|usaria|seria|teria|faria|estaria em|de|mais|um|uma|no|na
        gostaria|gostava|gostaríamos|adoraria|adorava|queria de|morar|viver|trabalhar|ser|ter|aprender|saber|que|ir|
            comprar|um|uma …
        eu mudaria|compraria|iria …
        tomara …
        oxalá …
        quem me dera …
        no caso de …
        caso eu …
        algum dia
        um dia destes|desses
        estou|estamos|tô pensando|planejando|considerando|a_pensar|a_planear|a_considerar …
        penso|pretendo|planejo|espero|gostaria_de mudar|mudar-me|me_mudar|trocar|trabalhar|morar|viver …
        - gostaria|queria que (você|me) sempre|nunca|me_chamasse|me_chame
    """,
    frames="""
        ^ suponha|supõe|suponhamos|supondo|vamos_supor …
        suponha|suponhamos|supondo que …
        ^ imagina|imagine|imaginemos …
        digamos|vamos_dizer que …
        o que acontece|aconteceria|acontecia se …
        que|o_que aconteceria se …
        e se <word> …
        faz|faça|façamos de_conta que …
        hipoteticamente
        ponhamos por exemplo
        por exemplo , se …
        - e se não|puderes|puder|quiseres|quiser
        - suponho
    """,
    temporary="""
        por enquanto|agora|ora|hoje
        neste|nesse|no momento
        hoje|amanhã|ontem|anteontem
        esta|essa|nesta|nessa|desta|dessa vez|semana|noite|tarde|manhã|sessão|quinzena
        este|esse|neste|nesse mês|fim_de_semana|ano|verão|inverno|trimestre|semestre|bocado|instante
        só|somente|apenas para|pra|por|neste|nesta|este|esta|hoje|agora|uma_vez …
        para|pra|neste|nesse este|esse|email|e-mail|mail|mensagem|post|viagem|palestra|tarefa|evento|reunião|ocasião|
            voo|
            texto|caso|relatório
        nesta|nessa|pra_essa|pra_esta|para_esta|para_essa carta|mensagem|viagem|palestra|tarefa|reunião|conversa|
            sessão|
            resposta
        até (o|a|que) (próximo|próxima) amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|novo|então|volte|acabe|
            termine|fim|semana
        agora mesmo
        temporariamente|provisoriamente
        a|o|na|no|do|da semana|mês|ano|segunda|terça|quarta|quinta|sexta|sábado|domingo|fim_de_semana que_vem|próximo|
            próxima|passado|passada
        semana|mês|ano|segunda|terça|sexta que_vem|passada|passado|retrasada
        próximo|próxima|na_próxima semana|mês|ano|vez|segunda|terça|sexta
        daqui a <number>|um|uma|dois|três|uns|pouco …
        em|dentro_de um|dois|cinco|dez|uns minutos|minuto|horas|hora|dias
        ultimamente
        esses|estes dias
        - de|por|cada|todas_as|pela|as|a|toda manhã|manhãs
        - de manhã
        - a partir de hoje
        - desde hoje|ontem
        - de hoje em
        - hoje em dia
        - desde a|o|semana|mês|ano passado|passada|semana|mês|ano|segunda|terça|quarta|quinta|sexta
        - desde segunda|terça|sábado|domingo|mês|ano|verão
        - mudei|mudamos|mudei-me|mudámos … a|o|este|no|na|mês|ano|semana mês|semana|ano|verão|passado|passada
        - passamos|passei|trocamos|troquei|migramos … a|o|este|ontem|hoje|mês|ano|semana mês|semana|ano|verão|passado|
            passada
        - mudei|mudamos|mudei-me … ontem|hoje
        - o|no mês|ano|verão passado
        - a|na semana passada
        - mês|ano|semana passado|passada
    """,
    one_off="""
        prefiro|quero|escolho|fico_com (mais) o|a primeiro|primeira|segundo|segunda|terceiro|terceira|último|última|
            outro|outra|anterior|novo|nova|velho|velha|original
        prefiro|quero|escolho (mais) este|esta|isto|esse|essa|isso|aquele|aquela|a_de|o_de|opção|versão|ambos|ambas
        prefiro|quero o|a <word> opção|versão|variante
        gosto mais do|da|dos|das primeiro|primeira|segundo|segunda|terceiro|terceira|último|última|outro|outra|anterior
        prefiro|quero o|a (assento|lugar|poltrona) assento|lugar|poltrona|janela|corredor …
    """,
    idioms="""
        na|em minha máquina|computador|pc funciona|roda|vai|compila|sim
        na minha máquina
        funciona na minha máquina
        vivo pra|para
        morro de|por
        gostaria|adoraria …
        me chama|chame|chamem de louco|louca|maluco|maluca|antiquado|chato|quando|se|depois|amanhã
        odeio|adoro dizer|admitir|ter_que
        gosto|adoro $
        acho|suponho que …
        sempre quis
        nunca teria|pensei
        não aguento|suporto mais
    """,
    technical="""
        sempre|nunca|preferimos|queremos|usamos … porque|já_que|pois … algoritmo|busca|compilador|cache|memória|
            complexidade|índice|desempenho|latência|binária
        usamos|uso um|uma árvore|lista|pilha|fila|hash|mutex|índice|cache|busca|tabela|lock …
        sempre|nunca queremos buscas|leituras|escritas|chaves
    """,
    sarcasm="""
        ^ claro , (eu) adoro|gosto|amo
        adoro|amo que|quando|esperar|perder … show|ótimo|bravo|sério
        ^ sim , claro
        ^ ah , claro
        como se não tivesse
        que engraçado|engraçada|divertido
    """,
    requests="""
        preciso|precisamos|quero|queremos|queria|procuro|procuramos|gostaria (de) um|uma|uns|umas|o|a|os|as|dois|duas|
            três|quatro|<number>|que|reservar|saber|ir|sair|encontrar|achar|comprar|viajar|ver|chegar|fazer|algo|outro|
            outra|ajuda|mudar|cancelar|mais|entregar|marcar …
        gostaria|gostaríamos|queria de saber|reservar|ir|ver|comprar|um|uma|encontrar|ter …
        estou|estamos|tô|tou procurando|tentando|fazendo|escrevendo|trabalhando|pensando|olhando|tendo|usando|
            a_procurar|
            a_tentar|a_fazer|a_escrever|a_trabalhar|a_pensar|a_usar|com_fome|com_um|com_uma …
        tenho|temos que|de|uma_reunião|uma_consulta|uma_reserva|um_erro|um_problema|uma_dúvida|uma_pergunta|um_bug|
            uma_lista|um_arquivo|um_ficheiro …
        tenho|temos um|uma|o|a (pequeno|pequena) erro|problema|dúvida|pergunta|bug|lista|arquivo|ficheiro|função|
            tabela|
            script|string|array|reunião|consulta|reserva|voo|exame|prova|entrevista|ideia|csv|json|formulário …
        me|aparece sai|dá|aparece|diz|falta|pede …
        me ajuda|acha|procura|reserva|dá|faz|recomenda …
        ajuda-me|procura-me|reserva-me|dá-me|faz-me …
    """,
)

SPELLING = SpellingWords(
    abbreviations="""
        sr sra srta srs dr dra prof profa eng arq adv d av r pça pc nº n.º núm pág págs p.ex ex etc vol cap art aprox
        máx mín tel depto ltda cia s.a lda v.exa exmo exma sto sta jr obs
        jan fev mar abr mai jun jul ago set out nov dez seg ter qua qui sex sáb dom
    """,
    closing="etc ltda cia s.a lda",
    beginnings="Eu Meu Minha Meus Minhas Nós Nosso Nossa",
    months="""
        janeiro fevereiro março marco abril maio junho julho agosto setembro outubro novembro dezembro
        jan fev mar abr mai jun jul ago set out nov dez
    """,
    numbers="""
        zero=0 dois=2 duas=2 três=3 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
        catorze=14 quatorze=14 quinze=15 dezesseis=16 dezasseis=16 dezessete=17 dezassete=17 dezoito=18 dezenove=19
        dezanove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100
        cento=100 duzentos=200 quinhentos=500 mil=1000
    """,
    contractions="""
        do=de o
        da=de a
        dos=de os
        das=de as
        no=em o
        na=em a
        nos=em os
        nas=em as
        num=em um
        numa=em uma
        pelo=por o
        pela=por a
        pelos=por os
        pelas=por as
        ao=a o
        aos=a os
        à=a a
        às=a as
        pra=para
        pro=para o
        pros=para os
        pras=para as
        dum=de um
        duma=de uma
        neste=em este
        nesta=em esta
        nesse=em esse
        nessa=em essa
        deste=de este
        desta=de esta
        e-mail=email
    """,
    variants="""
        mail=email mails=email emails=email correio=email portátil=notebook portatil=notebook laptop=notebook
        telemóvel=celular telemovel=celular telemóveis=celular utiliza=usa emprega=usa vive=mora reside=mora
        ecrã=tela ecra=tela ficheiro=arquivo ficheiros=arquivo utilizador=usuário usuario=usuário utilizadores=usuário
        comboio=trem comboios=trem autocarro=ônibus onibus=ônibus autocarros=ônibus equipa=equipe projecto=projeto
        directo=direto actual=atual facto=fato acção=ação óptimo=ótimo contacto=contato registo=registro
        ingles=inglês frances=francês alemao=alemão portugues=português cafe=café voce=você nao=não
        económico=econômico ténis=tênis bebé=bebê tópico=tópico fenómeno=fenômeno género=gênero autónomo=autônomo
        autónoma=autônoma prémio=prêmio académico=acadêmico eletrónico=eletrônico electrónico=eletrônico
        moram=mora vivem=mora trabalham=trabalha usam=usa gostam=gosta preferem=prefere odeiam=odeia
        caffé=café vídeos=vídeo videos=vídeo video=vídeo planear=planejar planeia=planeja
    """,
    endings="""
        ções=ção sões=são ões=ão ães=ão ais=al éis=el eis=el óis=ol uis=ul ns=m res=r zes=z les=l ses=s as=a os=o
        es=e is=i
    """,
    kept="""
        segundas terças quartas quintas sextas óculos férias antes depois longe menos mais além demais três tres seis
        dois duas crise tese análise lápis ônibus autocarros país mês inglês francês português japonês chinês holandês
        gás gris js css ios aws dns https pandas windows redis postgres kubernetes jenkins rails sass express tênis
        ténis pires vírus oásis simples mas jamais através ananás campus bônus status
    """,
)

LIKENESS = LikenessWords(
    subjects=r"""
        (o |a |este |esta )?(usuári[oa]|usuari[oa]|utilizador(a)?|pessoa)
        (eu|ele|ela|eles|elas|nós)
    """,
    dropped="""
        o a os as um uma uns umas ao do da dos das no na é são era ser está estão muito já pois mesmo realmente agora
        também só bastante atualmente seu sua seus suas meu minha se lhe me nos que por favor de em
    """,
    generic="""
        prefere prefiro preferir gosta gosto gostar adora adoro quer quero querer usa uso usar mora moro morar vive vivo
        viver trabalha trabalho trabalhar tem tenho ter faz faço fazer põe ponho pôr coloca coloco vai vou ir tenta acha
        acho pensa sente sabe diz vê escreve escrevo escrever usem escrevam ponham façam coloquem usuário pessoa maneira
        forma jeito modo coisa coisas tipo favorito favorita preferido preferida isso isto esse essa este esta costuma
        costumo
    """,
    negations="""
        não nunca jamais sem nada nenhum nenhuma tampouco nem ninguém odeia odeio detesta detesto evita evito rejeita
        quase_nunca
    """,
    order="""
        sobre antes depois desde para pra até que vez lugar mas sem primeiro após último cima baixo contra frente por
        ante sob salvo exceto menos se quando invés
    """,
    joining="e ou nem",
    related="""
        curto curta breve conciso concisa longo longa extenso extensa detalhado detalhada
        resposta explicação
        email e-mail mensagem carta nota
        claro clara escuro escura noturno noturna
        tema modo paleta aparência
        lista tópico marcador parágrafo prosa
        tabela gráfico diagrama
        tabulação tab espaço recuo
        formal informal descontraído descontraída tom
        cedo tarde noite manhã
        comentário documentação
        exemplo amostra trecho
        companheira companheiro esposa esposo marido mulher namorada namorado
        filho filha criança
        carne vegetariano vegetariana vegano vegana
        trem avião voo
        resumo síntese
        simples complexo complexa complicado complicada
        barato barata caro cara econômico econômica
        janela corredor assento
    """,
    two_meanings="cobra faro globo leão natal pitão porto vale",
    counting="um uma uns umas algum alguma alguns algumas",
)

EVIDENCE = EvidenceWords(
    groups=(
        (
            "other",
            """
            chefes?, patr[ãa]o, patroa, clientes?, vizinh[oa]s?, senhori[oa], colegas?, amig[oa]s?
            mulher, esposa, marido, esposo, namorad[oa], companheir[oa], noiv[oa], m[ãa]e, pai, pais, irm[ãa]os?
            irm[ãa]s?, filh[oa]s?, ti[oa], prim[oa], sobrinh[oa], av[óôo]s?, sogr[oa], cunhad[oa], professor(a|es)?
            tutor(a)?, orientador(a)?, supervisor(a)?, diretor(a)?, editor(a)?, agente, m[ée]dic[oa], advogad[oa]
            contador(a)?, contabilista, estagi[áa]ri[oa], alun[oa]s?, estudantes?, usu[áa]ri[oa]s?
            utilizador(a|es)?, leitor(es|as)?, gerente, s[óo]ci[oa]s?, inquilin[oa], treinador(a)?, fornecedor(a|es)?
            autor(a)?, ex, cachorr[oa], c[ãa]o, gat[oa], assistente, equipe, equipa, time, ceo, cto
            """,
        ),
        ("adverb", "sempre, nunca, também, tambem, só, quase sempre, normalmente, já, ainda, muito, realmente, não"),
        (
            "speech",
            """
            (me |nos |lhe )?(disse|diz|dizem|disseram|escreveu|escreve|respondeu|comenta|comentou|falou)
            disse-me, (pensa|acha|acredita|garante|afirma|insiste) que, (me |nos )?(pede|pediu) (que|para|pra)
            """,
        ),
        (
            "taste",
            """
            preferem?, gostam?( de| do| da| dos| das| que)?, quer(em)?, odeiam?, detestam?, precisam?, exigem?, pedem?
            esperam?, evitam?, adoram?, valorizam?, pediu, costumam? querer, não suportam?, não gostam?
            sempre quer(em)?, insistem?, não quer(em)?, curtem?
            """,
        ),
    ),
    negative=r"""
        n[ãa]o(?! ?[,.!—–:;])(?! (h[áa] (d[úu]vida|problema)|tem problema|importa|obstante|s[óo]|somente|apenas))
        nunca
        jamais
        sem
        nada de
        nenhum(a)?
        tampouco
        nem
        ningu[ée]m
        de jeito nenhum
        (odei(o|a|am)|odiamos|detest(o|a|am|amos)|abomin(o|a))
        (evit(o|a|ar|am|em|e|es|amos|ando)|dispens(o|a))
        (rejeito|rejeita|recuso|recusa)
        (deixei|deixou|deixamos|deixado|deixar|deixo|parei|parou|paramos|larguei) de
        (me |nos |se )?(mudei|mudamos|mudou|saí|sai)(-me|-nos)? (d[eoa]s?)
        (passei|passamos|mudei|mudamos|troquei|trocamos|migrei|migramos|passou|mudou|trocou)(-me)? (d[eoa]s?)
        (tir|remov|apag|elimin|cort)(a|e|o|ar|er|em|am)
        (me|nos|lhe|lhes) (incomod|irrit|chatei|distra|cans)\w+
        n[ãa]o (suporto|suporta|aguento|aguenta|curto)
        farto de|farta de|cansado de|cansada de
        quase nunca
        raramente
        mal(?= (uso|como|bebo|vejo|leio))
        antes (morava|vivia|trabalhava|usava|era)
        menos
    """,
    negative_around=r"""
        n[ãa]o(?! ?[,.!—–:;])(?! (h[áa] (d[úu]vida|problema)|tem problema|importa|obstante|s[óo]|somente|apenas))
        (nunca|jamais|tampouco|quase nunca|raramente)
    """,
    rejects=r"""
        do que
        em (vez|lugar) d[eoa]s?
        ao inv[ée]s d[eoa]s?
        no lugar d[eoa]s?
        mais que
        (?<=prefer\w+ (?!que )[^,;]{2,40}) (a|ao(?! \w+[aeioôr]r )|à|aos|às)(?! (passo|m[ãa]o))(?= )
        (?<=prefir\w+ (?!que )[^,;]{2,40}) (a|ao(?! \w+[aeioôr]r )|à|aos|às)(?! (passo|m[ãa]o))(?= )
        sobre
        e n[ãa]o
    """,
    unsaid=r"""
        n[ãa]o (me |lhe |nos )?importa
        n[ãa]o (s[óo]|somente|apenas)
        n[ãa]o (posso|pode|consigo|consegue) (viver|trabalhar|ficar) sem
        n[ãa]o (te |se )?esque[çc](as|a)( de)?( que)?
        nunca (me |se )?(falt|esque)\w+
        por que n[ãa]o
        ou n[ãa]o
        sem (d[úu]vida|problema|falta)
        nem ideia
        nada mais
        ao menos|pelo menos
        a menos que
        tira(r)? (d[úu]vida|proveito)
    """,
    breaks=r"""
        (pq|porq|pois)
        [,;:.!?()—–]
        mas
        por[ée]m
        porque
        ent[ãa]o
        por isso
        j[áa] que
        embora
        sen[ãa]o
        enquanto
        quando
        e n[ãa]o
        e (eu|uso|prefiro|quero|sempre|s[óo]|use|usa|p[õo]e|fa[çz]|me|moro|vivo|trabalho|tenho|sou|agora|gosto|a gente)
        (eu )?(sempre |agora )?prefiro
    """,
    places="""
        em no na nos nas num numa a ao à aos às com para pra pro por pelo pela desde até durante antes depois sobre
        entre segundo dentro como
    """,
    pronouns="o a os as lhe lhes ele ela isso isto esse essa este esta um uma eles elas disso disto",
    hypothetical=r"""
        se (eu |me |nos |n[ãa]o |a gente |meu |minha |algum dia |um dia )?(\p{L}+(asse|esse|isse|ássemos|êssemos|
            íssemos)|
            fosse|fosses|vivesse|tivesse|morasse)
        se (eu |me |nos |n[ãa]o )?(moro|vivo|sou|tenho|trabalho|prefiro|quero|uso|mudo|troco|compro|come[çc]o|ganho|
            mudar|tiver|for|quiser|puder|ganhar|comprar)
        (suponha|suponhamos|supondo|vamos supor|imagina|imagine|imaginemos|digamos|vamos dizer)( que)?
        o que aconteceria se
        hipoteticamente
        (talvez|qui[çc][áa]|quem sabe|se calhar|pode ser que) (me |nos |eu |um dia )?\w+
        (gostaria|gostava|adoraria|queria) (de )?(morar|viver|trabalhar|ser|ter|mudar\w*|ir|poder|aprender)
        (tomara|oxal[áa]|quem me dera)
        (moraria|viveria|trabalharia|usaria|seria|teria|preferiria)
        (estou|estamos|t[ôo]) (pensando|planejando|considerando|a pensar|a planear|a considerar)
        (penso|pretendo|planejo|espero) (em )?(me mudar|mudar|mudar-me|trocar|trabalhar|morar|viver|aprender)
        algum dia
        como se (eu )?\w+
    """,
    requests=r"""
        (podes?|poderias?|podias|consegues?|d[áa] (pra|para)) … (sempre|nunca|a partir de agora|n[ãa]o|em vez|
            ao inv[ée]s|s[óo]|por favor)
        (podes?|poderias?|podias|consegues?) (sempre|nunca|n[ãa]o|s[óo]|por favor|usar|escrever|p[ôo]r|colocar|
            me chamar)
        (ok|certo|sim|por favor|obrigad[oa]|entendido|n[ãa]o|verdade|t[áa]|n[ée]|beleza|combinado) ?\?
        pode ser ?\?
    """,
    temporary=r"""
        (hoje|amanh[ãa]|ontem|esta noite|esta tarde|esta manh[ãa])(?! em dia)
        (nest|ness|est|ess|dest|dess)[ea] (vez|semana|m[êe]s|sess[ãa]o|fim de semana|ano|trimestre|sprint|chat|
            conversa|
            viagem|bocado)
        por (enquanto|agora|ora|hoje)
        (no|neste|nesse|de) momento
        (s[óo] |somente |apenas )?(para|pra|em|por)? ?(est|ess|nest|ness)e (email|e-mail|mail|arquivo|ficheiro|texto|
            caso|post|relat[óo]rio|rascunho|chat)
        (s[óo] |somente |apenas )?(para|pra|em|por)? ?(est|ess|nest|ness)a (carta|tarefa|resposta|pergunta|vers[ãa]o|
            conversa|vez|reuni[ãa]o|mensagem|viagem)
        (s[óo]|somente|apenas) (por |para )?(hoje|agora|esta vez|essa vez|uma vez)
        at[ée] (o |a |que )?(pr[óo]xim[oa] )?(segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa]|
            ent[ãa]o|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|
            fim d[eoa]|final d[eoa]|\d+|novo aviso|acabe|termine|volte|semana)
        agora mesmo
        temporariamente
        provisoriamente
        ultimamente
        (est|ess)es dias
    """,
    lasting=r"""
        (desde|a partir de|de) (hoje|amanh[ãa]|agora|este momento|esta semana|este m[êe]s)( em diante)?
        (cada|todas as|pelas?|da|de|às|toda) (manh[ãa]s?|noites?|tardes?)
        hoje em dia
        (trabalh\w+|durm\w+|dorm\w+|abr\w+|acord\w+) at[ée] (às |as )?\w+
        (cada|todos os|todas as|todo|toda) \w+ at[ée] \w+
        de manh[ãa]
    """,
    speaker=r"""
        (eu|me|mim|n[óo]s|a gente|comigo|conosco|connosco)
        (meus?|minhas?|noss[oa]s?) (nome|apelido|trabalho|prefer[êe]ncias?|estilo|c[óo]digo|hor[áa]rio|dieta|casa|
            notebook|port[áa]til|computador|editor|l[íi]ngua|idioma|pronomes|anivers[áa]rio|rotina|forma|maneira|jeito|
            fluxo|m[áa]quina|celular|telem[óo]vel)
        (?<!\p{L})(sou|estou|t[ôo]|tenho|moro|vivo|trabalho|prefiro|quero|uso|utilizo|odeio|detesto|evito|falo|estudo|
            costumo|preciso|como|bebo|tomo|escrevo|leio|fa[çc]o|ponho|coloco|vou|digo|dou|somos|estamos|temos|moramos|
            vivemos|trabalhamos|preferimos|usamos|utilizamos|costumamos|escrevemos|fazemos|assino|programo|compro|
            cozinho|parei|deixei|mudei|passei|troquei|acho|penso|gosto|gostamos|adoro|amo|curto|chamo|durmo|
                acordo)(?!\p{L})
    """,
    others=r"""
        (meus?|minhas?|o|a|os|as|seus?|suas?|um|uma|noss[oa]s?|ao|à|do|da) (\w+ )?<other>(?! (se chama|chama-se|é))
        (ele|ela|eles|elas|todo mundo|toda a gente|as pessoas|todos|algu[ée]m|ningu[ée]m|a maioria)
        [oa] (?-i:\p{Lu}\p{Ll}+) (n[ãa]o |sempre |nunca )?(gosta|prefere|quer|odeia|detesta|usa|mora|vive|trabalha|diz)
        (?-i:\A\p{Lu}\p{Ll}+) (?-i:sempre |nunca |não )?(?-i:prefere|quer|odeia|detesta|precisa|mora|vive|trabalha|usa|
            escreve|diz|pensa|acha|come|bebe|insiste|pede|gosta)
    """,
    reported=r"""
        (meus?|minhas?|o|a|os|as|seu|sua|um|uma|noss[oa]) (\w+ )?<other> (<adverb> )?<speech>( que)?
        (ele|ela|eles|elas|as pessoas|algu[ée]m|todo mundo) (<adverb> )?<speech>( que)?
        (?-i:(?!(Eu|Nós)\b)\p{Lu}[\p{L}'’-]+) (?-i:disse|diz|escreveu|escreve|respondeu|pensa|acha|
            me disse|me diz|me escreveu|falou)
        segundo (o |a |meu |minha |seu )?\w+
        (o|a|um|uma) (cita[çc][ãa]o|ditado|letra|placa|carta|email|e-mail|mensagem|nota|texto|resenha|coment[áa]rio|
            artigo|manual|r[óo]tulo) (diz|dizia)
    """,
    tastes=r"""
        (<adverb> )?<taste>
    """,
    manner=r"""
        e-?mails?|mails?|mensage(m|ns)|cartas|relatórios|resumos?|atas|propostas|tópicos|bullets|listas|tabelas|prosa
        parágrafos|texto (corrido|simples)|frases curtas|uma página|conclus[ãa]o|o mais importante|brevidade|tom
        bluf|emojis
    """,
    addressed=r"""
        (sempre )?(não )?escreve (?:[\w'’-]+ ){0,5}?para \w+
    """,
)

FORM = FormWords(
    groups=(
        (
            "adverb",
            """
            sempre, nunca, jamais, normalmente, geralmente, habitualmente, agora, muitas vezes, quase sempre
            quase nunca, raramente, também, só, somente, apenas, já não, já, ainda, não, às vezes, em geral
            principalmente, sobretudo, atualmente, antes, mal, tampouco, além disso, ultimamente, hoje em dia
            por norma, frequentemente
            """,
        ),
        ("pronoun", "se, lhe, lhes, o, a, os, as, me"),
        (
            "verb",
            """
            usa, utiliza, emprega, mostra, ensina, começa, termina, acaba, assina, chama, nomeia, formata, indenta
            testa, publica, revisa, documenta, comenta, edita, adiciona, acrescenta, coloca, bota, ordena, lista
            enumera, agrupa, separa, numera, arredonda, cita, abrevia, alinha, marca, destaca, sublinha, explica
            apresenta, compara, evita, verifica, corta, encurta, tira, retira, apaga, deixa, fecha, conta, desenha
            pinta, fala, manda, envia, passa, muda, troca, toca, modifica, cria, gera, guarda, salva, executa, roda
            instala, atualiza, ajusta, indica, calcula, pergunta, recomenda, mistura, commita, respeita, completa
            justifica, simplifica, pula, salta, confirma, avisa, consulta, checa, compra, cozinha, janta, almoça
            lancha, viaja, caminha, nada, treina, joga, olha, escuta, estuda, pratica, planeja, planeia, organiza
            registra, regista, paga, leva, limpa, programa, coda, arquiva, monta, cultiva, canta, coleciona, fotografa
            trabalha, refatora, volta, prepara, lava, recicla, anota, bloqueia, cuida, patina, dança, mergulha, escala
            assa, costura, tricota, acorda, levanta, deita, toma, anda, pedala, medita, surfa, acampa, aluga, desliga
            liga, procura, busca, pesquisa, tenta, altera, escreve, come, bebe, corre, aprende, responde, escolhe
            descreve, mexe, vende, atende, resolve, converte, remove, reescreve, mete, divide, abre, imprime, decide
            define, parte, resume, assiste, discute, lê, faz, põe, vê, traz, mantém, vai, sai, insere, sugere, segue
            repete, confere, veste, corrige, dirige, conduz, traduz, reduz, dorme, sobe, pede, ouve, inclui, substitui
            chama-se, dedica-se, mudou-se, formou-se, levanta-se, deita-se, apresenta-se, sente-se, reformou-se
            aposentou-se, é, está, estão, são, foi, era, tem, têm, tinha, há, vai, vão, vem, veio, quer
            gosta, gostam, gostou, mora, moram, morava, morou, vive, vivem, viveu, adora, odeia, detesta, curte
            ama, precisa, costuma, sabe, pode, deve, nasceu, cresceu, dedica, prefere, preferem, aguenta, suporta
            tolera, reside, programa, desenvolve, toca, joga, leciona, administra, gerencia, gere, coordena, lidera
            fundou, estudou, trabalhou, usou, usava, mudou, migrou, trocou, passou, deixou, parou, começou, casou
            aprendeu, consegue, entende, percebe, conhece, espera, deseja, dispensa, valoriza, aprecia, abomina
            interessa, interessam, incomoda, incomodam, irrita, irritam, distrai, distraem, cansa, cansam, confunde
            confundem, custa, agrada, agradam, chateia, tem-se, cria, vende, possui, pertence, participa, acredita
            fabrica, constrói, produz, mantém, hospeda, migra, pensa, acha, diz, esquece, perde, esqueceu, fuma
            conduz, conversa, dispõe, domina, frequenta, gasta, investe, lembra, nota, planta, poupa, recebe, sofre
            sonha, torce, visita, vota, aceita, aconselha, agradece, ajuda, aluga, aproveita, arruma, assiste
            atende, bebe, busca, cita, confia, considera, decide, define, depende, economiza, entra, entrega, exige
            fica, ficam, foca, gira, importa, insiste, investiga, junta, lida, limita, nega, ocupa, oferece, pede
            permite, pinta, pratica, procura, quebra, recusa, rejeita, repara, respeita, restaura, segue, serve
            tenta, termina, torna, trata, troca, une, volta, roda, rodam, correm, exigem, seguem, chama, chamam
            """,
        ),
        (
            "relation",
            r"""
            mulher, esposa, marido, esposo, companheir[oa], namorad[oa], noiv[oa], parceir[oa], filh[oa]s?
            beb[êée], m[ãa]e, pai, pais, irm[ãa]o, irm[ãa], irm[ãa]os, irm[ãa]s, av[óôo]s?, ti[oa], prim[oa]
            sobrinh[oa], sogr[oa]s?, cunhad[oa], fam[íi]lia, cachorr[oa]s?, c[ãa]o, c[ãa]es, cadela, gat[oa]s?
            cavalo, net[oa]s?, chefe, s[óo]ci[oa], colega( de (quarto|casa|apartamento|trabalho))?, vizinh[oa]
            melhor amig[oa], amig[oa], tutor(a)?, orientador(a)?, professor(a)?, g[êe]me[oa]s, entead[oa], crian[çc]as?
            animal de estima[çc][ãa]o
            """,
        ),
        (
            "own",
            r"""
            nome, nome completo, sobrenome, apelido, alcunha, trabalho, of[íi]cio, profiss[ãa]o, cargo, empresa, equipe
            equipa, time, escrit[óo]rio, cidade, vila, aldeia, pa[íi]s, casa, fuso hor[áa]rio, fuso, l[íi]ngua materna
            idioma materno, primeira l[íi]ngua, idiomas?, l[íi]nguas?, pronomes, anivers[áa]rio, idade, nacionalidade
            teclado, notebook, port[áa]til, laptop, computador, m[áa]quina, celular, telem[óo]vel, telefone
            sistema operacional, sistema operativo, editor, terminal, navegador, hor[áa]rio( de trabalho)?, jornada
            p[áa]gina, site, blog, loja, padaria, oficina, jardim, horta, carro, bicicleta, bike, tese, projeto, stack
            clientes, boletim, newsletter, carreira, escola, universidade, faculdade, hobby, hobbies, dieta
            [\w-]+ (favorit[oa]s?|preferid[oa]s?|principal|habitual), e-?mail, telefone, endere[çc]o, morada
            data de nascimento, prefer[êe]ncias?, cor favorita
            """,
        ),
    ),
    openings=r"""
        (<adverb>,? ){0,2}(<pronoun> )?<verb>
        (o |a |este |esta )?(usu[áa]ri[oa]|utilizador|utilizadora|pessoa) (<adverb> )?(<pronoun> )?<verb>
        (o |a |os |as )?(seus?|suas?) (<own>|<relation>)
        (a |o |uma? |os |as |dois |duas |tr[êe]s )?(<relation>) (<adverb> )?(<pronoun> )?<verb>
        (o|a) (e-?mail|telefone|celular|telem[óo]vel|endere[çc]o|morada|nome|sobrenome|anivers[áa]rio) é
        (<own>): \S+
        (este|o|seu|o seu) (\w+ ){0,1}(projeto|projecto|repo|reposit[óo]rio|c[óo]digo|site|blog|boletim|livro|time|
            pacote|
            servi[çc]o|jogo|monorepo|produto|app|aplicativo)( \p{L}+)? (<adverb> )?(<pronoun> )?<verb>
        (esta|a|sua|a sua) (\w+ ){0,1}(web|app|aplica[çc][ãa]o|p[áa]gina|loja|livraria|biblioteca|tese|novela|revista|
            empresa|equipa|equipe|api|base de dados|newsletter)( \p{L}+)? (<adverb> )?(<pronoun> )?<verb>
        (em|para|com|por|durante|aos|às|nos|nas|no|na|cada|quando|ao|desde|de|neste|nesta|num|numa|todos|todas|toda|
            todo|pela|pelas|à) ([\w'’.+#/-]+ ){0,6}?[\w'’.+#/-]+,? (<adverb> ){0,2}(<pronoun> )?(<verb>)
        (em|para|no|na|nos|nas|neste|nesta) (este |esta |seu |sua )?[\w-]+,? (<adverb> )?([\w'’.+#/-]+ ){1,4}?(vai|
            vão|fica|
            ficam|est[áa]|est[ãa]o|é|s[ãa]o|se \w+)
        nest[ea] (computador|m[áa]quina|notebook|port[áa]til),? \S+
    """,
    others=r"""
        \A(os? |as? )?(seu |sua |seus |suas |uma? |dois |duas )*(<relation>)
        \A(tem|trabalha (para|com)|escreve (a|para)|mora com|vive com|é casad[oa] com|cuida d[eoa]s?|ajuda|
            cozinha para) (\w+ ){0,4}(<relation>)
        (a|com|para) (?-i:\p{Lu}\p{Ll}+)
        (chamad[oa]s?|que se chama) (?-i:\p{Lu}\p{Ll}+)
    """,
    not_openings=r"""
        (podes?|poderias?|podias) (por favor|dizer|fazer|me)
        (faz|p[õo]e|diz|tem|vem|sai|faça|diga|d[áa])(-me| me| isso| favor)
    """,
)

ORDERS = OrderWords(
    groups=(
        (
            "machine",
            r"""
            assistente, assistentes, ia, i\.a\., intelig[êe]ncia artificial, chatbot, bot, rob[ôo]
            modelo( de linguagem)?, agente( de ia)?, claude, claude code, chatgpt, chat gpt, gpt, codex, gemini
            copilot, cursor, grok, llama, mistral, siri, alexa, deepseek
            """,
        ),
        (
            "consent",
            r"""
            confirma[çc][ãa]o, confirma[çc][õo]es, aprova[çc][ãa]o, permiss[ãa]o, permiss[õo]es, licen[çc]a
            consentimento, autoriza[çc][ãa]o, autoriza[çc][õo]es, supervis[ãa]o, verifica[çc][ãa]o, aval, perguntas?
            revis[ãa]o, revis[õo]es, avisos?, aviso pr[ée]vio, advert[êe]ncias?, limites?, restri[çc][õo]es, controle
            controlo, pedir
            """,
        ),
        (
            "guard",
            r"""
            sandbox, seguran[çc]a, prote[çc][õo]es, prote[çc][ãa]o, firewall, antiv[íi]rus, filtros?( de conte[úu]do)?
            confirma[çc][õo]es, confirma[çc][ãa]o, aprova[çc][õo]es, permiss[õo]es, verifica[çc][ãa]o
            verifica[çc][õo]es( de seguran[çc]a)?, restri[çc][õo]es, limites, avisos, alertas, autentica[çc][ãa]o
            verifica[çc][ãa]o em duas etapas, modo seguro, controles? de acesso, controlo de acesso
            registro de auditoria, isolamento
            """,
        ),
        (
            "thing",
            r"""
            arquivos?, ficheiros?, dados, documentos?, e-?mails?, mensagens?, mensagem, dinheiro, pagamentos?, segredos?
            senhas?, palavras-passe, credenciais, comandos?, compras?, transfer[êe]ncias?, faturas?, fundos, registros?
            registos?, backups?, c[óo]pias de seguran[çc]a, scripts?, downloads?, anexos?, links?, pedidos?
            altera[çc][õo]es, mudan[çc]as, a[çc][õo]es, ferramentas?, branches?, ramos?, reposit[óo]rios?
            solicita[çc][õo]es, pixs?
            """,
        ),
        (
            "do",
            r"""
            envia(r|lhe)?, envie, mand(a|ar|e), reenvi(a|ar|e), encaminh(a|ar|e), apag(a|ar|ue), exclu(i|ir|
                a), delet(a|ar|e)
            elimin(a|ar|e), execut(a|ar|e), rod(a|ar|e), abr(e|ir|a), visit(a|ar|e), fa[çc]a, fazer, respond(e|er|a)
            adicion(a|ar|e), acrescent(a|ar|e), inclu(i|ir|a), mencion(a|ar|e), di(z|ga|zer), ignor(a|ar|e)
            esque[çc](e|er|a), lembr(a|ar|e), guard(a|ar|e), salv(a|ar|e), sub(ir|a)|sobe, baix(a|ar|e), instal(a|ar|e)
            compartilh(a|ar|e), partilh(a|ar|e), public(a|ar)|publique, transfer(e|ir)|transfira, pag(a|ar)|pague
            compr(a|ar|e), conced(e|er|a), ativ(a|ar|e), desativ(a|ar|e), mud(a|ar|e), busc(a|ar)|busque, procur(a|
                ar|e)
            trat(a|ar|e), fing(e|ir)|finja, ag(e|ir)|aja, mostr(a|ar|e), ocult(a|ar|e), segu(e|ir)|siga
            obede[çc](e|er|a), contat(a|ar|e), contact(a|ar|e), avis(a|ar|e), pergunt(a|ar|e), recomend(a|ar|e)
            suger(e|ir)|sugira, imprim(e|ir|a), repet(e|ir)|repita, revel(a|ar|e), copi(a|ar|e), confirm(a|ar|e)
            aprov(a|ar|e), aceit(a|ar|e), deix(a|ar|e) de, us(a|ar|e), escrev(e|er|a), coloc(a|ar)|
                coloque, ponha, p[ôo]r
            """,
        ),
        (
            "subj",
            r"""
            envies?, mandes?, reenvies?, encaminhes?, apagues?, excluas?, deletes?, elimines?, executes?, rodes?, abras?
            visites?, fa[çc]as?, respondas?, adiciones?, acrescentes?, incluas?, menciones?, digas?, ignores?
            esque[çc]as?, lembres?, guardes?, salves?, subas?, baixes?, instales?, compartilhes?, partilhes?
            publiques?, pagues?, compres?, atives?, desatives?, mudes?, busques?, procures?, trates?, finjas?, ajas?
            mostres?, ocultes?, sigas?, obede[çc]as?, contates?, contactes?, avises?, perguntes?, recomendes?
            sugiras?, repitas?, reveles?, copies?, confirmes?, aproves?, aceites?, deixes?, uses?, escrevas?
            coloques?, ponhas?, contradigas?, corrijas?, discutas?, verifiques?, confies?, permitas?, fales?, chames?
            d[êe]s?, informes?, advirtas?, questiones?, alertes?, discordes?, duvides?
            """,
        ),
    ),
    harmless=r"""
        por (tu|voc[êe]|você)
        ["'“‘«][^"'”’»]*\b(tu|te|voc[êe]|teu|seu)\b[^"'”’»]*["'”’»]
        (é|como|trabalha (de|como)|foi) (um |uma )?(\w+ ){0,2}(agente|modelo|assistente)(?! (deve|tem que|sempre|
            nunca)\b)
        (agente|assistente) (imobili[áa]ri[oa]|de viagens|de seguros|comercial|liter[áa]ri[oa]|de pol[íi]cia|social|
            administrativ[oa]|de dire[çc][ãa]o|jur[íi]dic[oa]|t[ée]cnic[oa])
        (engenheir[oa]|pesquisador(a)?|investigador(a)?|desenvolvedor(a)?|programador(a)?) de (ia|
            intelig[êe]ncia artificial)
    """,
    unwanted=r"""
        (n[ãa]o|nunca) (quer|gosta( de)?|precisa( de)?|espera|aprecia|valoriza) (os |as |receber |ser )*(elogios?|
            elogiad[oa]|
            bajula[çc][ãa]o|lisonjas?|adula[çc][ãa]o)(?= ?(\.|$)|( (no|na|nas|nos|em|antes d[aeo]|
            ao) (suas |seus )?(in[íi]cio|come[çc]o|fim|final|respostas?|mensagens|e-?mails?)( d(e|as|a|
            os) (suas )?(respostas?|
            mensagens|e-?mails?))?) ?(\.|$))
    """,
    orders=r"""
        (a partir d[eao]|desde|de) (agora|hoje|ora|este momento|aqui|j[áa]|deste momento)( em diante)?
        daqui (pra|para|por|em) (frente|diante)
        doravante
        (quando|se|sempre que|cada vez que|toda vez que|assim que|antes que|depois que|at[ée] que|
            da pr[óo]xima vez que) (o |a |um |uma |qualquer |este )?(usu[áa]ri[oa]|utilizador|utilizadora|pessoa|
                cliente|
            humano|visitante)
        (quando|se|sempre que|cada vez que|toda vez que|assim que|da pr[óo]xima vez que) (se |lhe |te |
            algu[ée]m )?(pergunt|ped|
            solicit|orden|diss|consult|quest)\w+
        (quando|se|sempre que|cada vez que|assim que) (voc[êe]|tu|algu[ée]m|qualquer um|uma (pergunta|
            solicita[çc][ãa]o))
        em resposta a (perguntas?|pedidos?|mensagens|qualquer)
        (perguntas?|pedidos?|consultas|mensagens|solicita[çc][õo]es|respostas?|arquivos?|ficheiros?|e-?mails?|
            relat[óo]rios?) … (devem?|t[êe]m (que|de)|h[ãa]o de)
        (as |os )?(perguntas?|pedidos|consultas|solicita[çc][õo]es|mensagens) (sobre|acerca de|de|para|
            com) … (s[ãa]o respondid|
            respondem-se|se respondem|devem)\w*
        (deve(m|s|ria|rias|riam)?|t[êe]m (que|de)|tens (que|de)|h[áa] que) (sempre |nunca |n[ãa]o |tamb[ée]m |s[óo] |
            primeiro )?(<do>|ser (tratad|ignorad|usad|enviad|obedecid|seguid)\w+)
        (ignor(a|ar|e)|esque[çc](e|er|a)|descart(a|ar|e)|desconsider(a|ar|e)|anul(a|ar|e)|omit(e|ir|a)|pul(a|ar|
            e)) (tudo|todo|toda|todas|
            todos|as|os|qualquer|o anterior|tuas|suas|estas|estes|o|a) (\w+ )?(instru[çc][õo]es|regras|ordens|
            indica[çc][õo]es|anterior\w*|pr[ée]vi\w+|sistema|seguran[çc]a|normas|limites)
        (ignore|ignora|esque[çc]a|esquece|desconsidere) (o|tudo o) (que veio antes|anterior|dito)
        (lembra|lembre)(-te|-se)?( ?:| que| de)
        (nota|li[çc][ãa]o|regra|importante|instru[çc][ãa]o|instru[çc][õo]es|sistema|tarefa|passo|aviso|advert[êe]ncia|
            atualiza[çc][ãa]o|urgente|lembrete|ordem|conselho|dica|dado|mem[óo]ria|usu[áa]rio|utilizador|humano|
            pol[íi]tica)( \d+)? ?:
        (n[ãa]o|nunca|jamais) (lhe |o |a |os |as |lhes |te |me )?<subj>
        (?<=[.;:!?—–(] ?|, |, depois |\be (depois|sempre|nunca) )(sempre |nunca |por favor )*(fa[çc]a|ponha|diga|
            tenha|venha|
            seja|diga-me|diz-lhe|envie|envia-lhe|mande|responda|use|apague|execute|abra|ignore|esque[çc]a)
        por favor,? (<do>|n[ãa]o|<subj>)
        \A(sempre |nunca |agora |por favor,? )*(fa[çc]a|ponha|diga|tenha|venha|seja|sê|coloque|
            me (diga|diz|d[áa]|dê|fa[çc]a|faz|mostr[ea]|mand[ea]|envi[ea]|respond[ea]|expli(ca|que)|ensin[ea]|cham[ea]|
            lembr[ea]|ajud[ea]|avis[ea]|trat[ea])|(diga|diz|d[áa]|dê|fa[çc]a|faz|mostr[ea]|mand[ea]|envi[ea]|
                respond[ea]|
            explica|explique|ensin[ea]|cham[ea]|lembr[ea]|ajud[ea]|avis[ea]|trat[ea]|fal[ea]|escrev[ea]|traduz[a]?|
            resum[ea]|revis[ea]|certifica|certifique|comporta|comporte|esque[çc]e|reserv[ea]|busca|busque|procur[ea]|
            deix[ea])-(me|nos)|(lembr[ea]|certifi(ca|que)|comport[ea]|esque[çc][ea])-(te|se))
        \A(sempre |agora |por favor,? )*(ignor[ea]|esque[çc][ea]|envi[ea]|mand[ea]|reenvi[ea]|encaminh[ea]|apag(a|ue)|
            elimin[ea]|delet[ea]|execut[ea]|aja|age|finja|finge|obede[çc][ea]|revel[ea]|ocult[ea]|transfira|baix[ea]|
            instal[ea]|conced[ea]|desativ[ea]|aprov[ea]|confirm[ea]|mencion[ea]|respond[ea]) (sempre |nunca )?(tudo|
                todo|
            toda|todos|todas|o|a|os|as|este|esta|isto|isso|como|com|em|que|ao|à|tuas|suas|qualquer|um|uma)
        (sempre|nunca) (<subj>)
        \A(use|usem|escreva|escrevam|ponha|ponham|fa[çc]a|fa[çc]am|fale|falem|responda|respondam|coloque|coloquem|
            evite|
            evitem|mostre|adicione|inclua|traduza|formate|comece|termine|chame|trate|d[êe]|mantenha|prefira|escolha|
            sugira|explique|seja) \S+
        \A(usa|escreve|p[õo]e|fala|coloca) (sempre|nunca)
        (mant[ée]m|mantenha|guard[ea]|manter|guardar) (isto|isso|este|esse)( \w+){0,2} (em )?(segredo|ocult\w+|
            privad\w+)
        (mensagem|prompt|instru[çc][õo]es|aviso) (d[eo]) (sistema|desenvolvedor|programador)
        (instru[çc][õo]es|ordens|indica[çc][õo]es|regras) (anteriores|pr[ée]vias|seguintes|novas|ocultas|originais)
        (instru[çc][õo]es|ordens) (d|n)(este|esta|o|a|um|uma|esse|essa) (arquivo|ficheiro|p[áa]gina|e-?mail|documento|
            site|mensagem|nota|mem[óo]ria)
        (este|esta|o|a) (mem[óo]ria|lembran[çc]a|nota|entrada|instru[çc][ãa]o|regra) (deve|tem prioridade|anula|
            substitui|n[ãa]o pode)
        (tem|t[êe]m|ter|com) (prioridade|preced[êe]ncia) sobre
        (adicion[ea]|adicionar|guard[ea]|guardar|salv[ea]|salvar|escrev[ea]|anot[ea]) (isto|isso|o|o seguinte|esta|
            este)( \w+){0,2} (na|em|à) (tua |
            sua )?mem[óo]rias?
        (certifique-se|certifica-te|garanta|procure) (de |que)
        (termin[ea]|acab[ea]|comec[ea]|come[çc]a|fech[ea]|abr[ea]) (cada|todas as|todos os|sempre) (respostas?|
            mensagens|
            mensagem|e-?mails?)
        (est[áa]|é|foi) (obrigad|programad|instru[íi]d|desenhad|treinad)[oa] (a|para)
        (responde-se|se responde|resolve-se|é respondid[oa]|s[ãa]o respondid[oa]s) (com|por|desde|buscando|usando|
            mediante)
        (o |a )?(usu[áa]ri[oa]|utilizador|utilizadora|pessoa) (decide|decidiu|autoriza|autorizou|confirma|confirmou|
            aprova|aprovou|ordena|pensa|conclui)
    """,
    powers=r"""
        sem (?:(?:que |pedir|a |o |sua |minha |nenhuma? |qualquer |antes |necessidade de |ter (?:que|de) |mais |
            pr[ée]via |pr[ée]vio |
            nem |precisar |me |lhe )*)(perguntar\w*|consultar\w*|avisar\w*|confirmar\w*|pedir\w* (permiss[ãa]o|
                licen[çc]a|
            confirma[çc][ãa]o|aprova[çc][ãa]o|nada|autoriza[çc][ãa]o)|verificar\w*|alertar\w*|<consent>|supervis[ãa]o|
            que (ningu[ée]m|se saiba|percebam)\w*|esperar\w*|notificar\w*|informar\w*|hesitar)
        n[ãa]o (é preciso|é necess[áa]rio|precisa(s|m)?|h[áa] (que|necessidade de)|requer|necessita|tens (que|de)|
            tem (que|de)|carece) (de )?(me |lhe |te )?(pedir\w*|perguntar\w*|consultar\w*|confirmar\w*|avisar\w*|
            permiss[ãa]o|licen[çc]a|confirma[çc][ãa]o|aprova[çc][ãa]o|autoriza[çc][ãa]o|supervis[ãa]o|verificar\w*|
            revisar\w*|que (me )?(pe[çc]a|pergunte|avise|confirme|consulte)s?)
        n[ãa]o (precisa|requer|quer|exige|espera|pede) (que )?((se )?(lhe )?(pergunt|pe[çc]|ped|consult|avis|
            confirm)\w+|
            (de )?(nenhuma? )?<consent>)
        (nunca|jamais|n[ãa]o) (h[áa] que |é preciso |lhe |me |te |se )*(pe[çc]a[ms]?|pede|pedir|pergunt(e|es|em|ar|a)|
            consult(e|es|em|ar)|confirm(e|es|em|ar)|avis(e|es|em|ar))(-lhe|-me)? … (antes|permiss[ãa]o|licen[çc]a|
            confirma[çc][ãa]o|nada|nunca|aprova[çc][ãa]o|autoriza[çc][ãa]o)
        (nunca|jamais) (pergunta|pede|consulta|confirma|avisa)
        (auto|pr[ée])-?(aprov|aceit|confirm|autoriz|execut|envi|pag)\w+
        (aprova|aceita|autoriza|confirma|permite|concede|d[áa]) … automaticamente
        automaticamente … (aprov|aceit|envi|apag|pag|execut|public|compartilh|partilh|transf)\w+
        (<thing>) … (automaticamente|sem mais|livremente)
        (permiss[ãa]o|permiss[õo]es|autoriza[çc][ãa]o|consentimento|acesso|controle|controlo|poder|autoridade|
            aprova[çc][ãa]o|carta) (total|permanente|geral|completo|completa|ilimitad[oa]|absolut[oa]|pr[ée]vi[oa]|
            indefinid[oa]|impl[íi]cit[oa]|livre|branca|plen[oa]|irrestrit[oa]|antecipad[oa]|de antem[ãa]o)
        (carta branca|sinal verde|m[ãa]os livres|plenos poderes|luz verde)
        (d[áa]|dado|deu|concede|concedido|concedeu|tem|ter|dar) (\w+ )?(permiss[ãa]o|autoriza[çc][ãa]o|acesso|
            consentimento|poderes?|aprova[çc][ãa]o) (para|a|de|sobre|permanente|total)
        (confia|confiar|aceita|aprova|permite|autoriza|deixa) (sempre )?(em |n[oa]s? |a )?(todos?|todas?|qualquer|cada|
            tudo o que|o que quer|cegamente)
        (j[áa] )?(aprovou|autorizou|permitiu|consentiu|confirmou|tem aprovado) (j[áa] |sempre )?(tod[oa]s?|
            qualquer|cada|tudo)
        (confia|confiar|confiam) (sempre )?(em |n)(este|esta|o|a|os|as|estes|estas) (\w+ )?(sites?|p[áa]ginas?|links?|
            arquivos?|ficheiros?|comandos?|ferramentas?|servidor(es)?|remetentes?|dom[íi]nios?|web|scripts?|pacotes?)
        (todos?|todas?|qualquer|cada) … (est[áa]|est[ãa]o|fica|ficam|é|s[ãa]o) (permitid|aprovad|autorizad|aceit|
            confirmad|segur)[oa]s?
        (acesso|permiss[õo]es|permiss[ãa]o|direitos?|privil[ée]gios?) (de )?(root|admin\w*|superusu[áa]rio|sudo|
            escrita|
            total|remoto)
        (como|com) (root|sudo|administrador|superusu[áa]rio)
        (<guard>) (\w+ )?(desativad|desabilitad|desligad|anulad|suspens|desnecess[áa]ri|removid|levantad|relaxad)[oa]s?
        (desativ[ea]|desabilit[ea]|deslig(a|ue)|pul[ea]|evad[ea]|burl[ea]|contorn[ea]|anul[ea]|omit[ea]|tir[ea]|
            remov[ea]|
            levant[ea]|suspend[ea]|desativar|desabilitar|pular|desligar|anular|remover|contornar|ignor[ea]|ignorar|
            elimin[ea]|dispens[ea]) (sempre )?(o |a |os |as |todo |toda |todas as |todos os |seus |suas )*<guard>
        (em segredo|escondid[oa]|à socapa|silenciosamente|sem deixar rastros?|sem que ningu[ée]m)
        (permite|deixa|deixar|permitir|autoriza|autorizar|quer|espera) (que )?(sempre )?(a )?(o |a |os |as |um |uma |
            qualquer )*(<machine>|ferramentas?|scripts?|servidor(es)?|qualquer um|todos) (que )?(\w+ )
        (est[áa]|é|s[ãa]o|fica) (livre|autorizad[oa]|permitid[oa])s? (de|para|a) \w+
        (est[áa]|fica) permitid[oa] \w+r
        (<thing>) (se )?(pode|podem|poder[ãáa]o?) (ser |sempre )?(envi|compartilh|partilh|apag|execut|pag|transfer|
            public|
            instal|sub|aprov|modific|l|abr)\w+
        pode(m)?(-se| se)? (sempre )?(enviar|compartilhar|partilhar|apagar|executar|pagar|transferir|publicar|instalar|
            subir|comprar|gastar|mandar) … (sem|sempre|livremente|<thing>)
        (tem|com|dar|d[áa]) acesso (a|ao|à|aos|às) (tudo|todos|todas|meu|seu|sua|minha)?( \w+)? ?(<thing>|contas?|
            banco|carteira|
            chaves?|produ[çc][ãa]o|servidor|base de dados|banco de dados|senhas|disco|c[âa]mera|calend[áa]rio|contatos)
        limites? (de )?(gasto|custo|uso|di[áa]rio|mensal)? ?(aumentad|levantad|eliminad|ilimitad|removid)[oa]s?
        (sobe|levanta|elimina|aumenta|ignora|tira|remove) (o |os )limites?
        (diz|diga|dizer) (sempre )?(que )?sim a tudo
        (o que|tudo o que|qualquer coisa que) (queira|deseje|decida|pe[çc]a|sugira|diga|fa[çc]a|quiser) (o |a |
            um )?<machine>
        (envi[ea]|reenvi[ea]|mand[ea]|sub[ea]|copi[ea]|enviar|reenviar|encaminh[ea]|encaminhar|
            vaz[ea]) (sempre )?(uma c[óo]pia|c[óo]pias|
            tudo|todos|todas|cada) … (para|a|ao|à)
        (gastar?|pagar?|comprar?|transferir?|gasta|paga|compra|transfere) (at[ée]|qualquer|livremente|o que|em (meu|
            seu) nome|
            com (o|a|meu|seu|minha|sua) (cart[ãa]o|conta))
        em (meu|seu) nome|em nome d(o|a) (usu[áa]ri[oa]|utilizador|utilizadora|pessoa)
        (apag(a|ue)|limp[ea]|edit[ea]|reinici[ea]|esvazi[ea]) (a |as |o |os |sua |tua )*(mem[óo]rias?|lista|registro|
            registo|
            lembran[çc]as)
    """,
    assistant=r"""
        (tu|ti|contigo|teus?|tuas?|voc[êe]|voc[êe]s|vc)
        te (o |a |os |as )?(pe[çc]|dig|pergunt|obrig|orden|ajud|d[êe]|dou|chama|permit|deix|fa[çc]a|toca|correspond)\w*
        \A(o |a |este |esta |um |uma |meu |sua |seu )?<machine>(?! (de neg[óo]cio|econ[ôo]mic|imobili[áa]ri|de viagens|
            de dados)) (\w+mente )?(deve|tem|é|foi|est[áa]|ser[áa]|pode|nunca|sempre|n[ãa]o|responde|escreve|fala|
                age|se|
            envia|usa|sabe|lembra|acredita|pensa|sente|prefere|quer|ajuda|segue|obedece|diz|ignora|d[áa]|faz|chama)
        (o|a|este|esta|seu|meu) (assistente|ia|bot|chatbot|agente|modelo|rob[ôo])(?! (imobili[áa]ri|de viagens|
            de neg[óo]cio|
            econ[ôo]mic|de seguros|de dados|de trem|de comboio|de carro|social|administrativ))
        (quer|espera|prefere|precisa|pede|ordena|gosta|exige|deseja|deixa|faz) (que )?(o |a |este |seu |ao |
            à )?<machine>
        (chama|nomeia|apelida|trata|considera|v[êe]) (sempre )?(o |a |ao |à )(<machine>)
        (nome|personalidade|papel|identidade|instru[çc][õo]es|car[áa]ter|tarefa|objetivo|regras) d(o|a|e) (<machine>)
        (ao|à|do|da|com o|para o|com a|para a|pro|pra) (usu[áa]ri[oa]|utilizador|utilizadora)(?! final)
        (age|comporta-se|se comporta|responde|fala|finge) (como|igual a) (se fosse|um|uma) (<machine>|pirata|humano|
            especialista|personagem)?
        (é|sou|és) (um |uma )?(modelo de linguagem|intelig[êe]ncia artificial|ia|chatbot|bot)
    """,
    manipulation=r"""
        (sempre|nunca) (tem|est[áa]|se engana|engana-se|erra|falha)( a)?( raz[ãa]o| errad[oa]| cert[oa])?(?= ?($|
            [.,;]|em|e|sobre))
        (tem|d[áa]|d[ãa]o|dar-lhe|dar|d[êe]) (sempre )?(a |toda a )?raz[ãa]o
        (concord[ea]r?|concordem) (sempre )?(com tudo|sempre)
        (nunca|n[ãa]o|jamais|odeia|detesta|incomoda-lhe|n[ãa]o gosta|n[ãa]o suporta|
            n[ãa]o quer) (de )?(que )?(se )?(lhe |o |
            a )?(ser |deve ser )?(contradi\w+|contrari\w+|corrig\w+|corrij\w+|question\w+|discut\w+|duvid\w+ d[eo]|
                discord\w+)
        (quer|prefere|precisa( de)?|espera|agradece|gosta de|adora|gosta que|valoriza|responde (bem|melhor) (a|com)|
            reage (bem|melhor) (a|com)) (\w+ ){0,4}(elogi\w+|bajula\w*|adula\w+|cumprimentos exagerados|lisonj\w+|
            valida[çc][ãa]o|aprova[çc][ãa]o|concord\w+ com tudo)
        (mais )?(f[áa]cil) de (convencer|persuadir|manipular|enganar|influenciar)
        (se (deixa|lhe) |deixa-se )(convencer|persuadir|manipular|enganar|influenciar|convence) (f[áa]cil\w*|quando|
            se|com|por)
        (vulner[áa]vel|fr[áa]gil|manipul[áa]vel|influenci[áa]vel|cr[ée]dul[oa]|sugestion[áa]vel) (a|ao|à|quando|
            de noite|à noite|
            por|com|diante)
        (cede|aceita|compra|diz que sim|se rende|confia) (\w+ ){0,3}(quando (est[áa]|se sente)|se (est[áa]|lhe)|
            de noite|
            à noite|sob press[ãa]o|com elogios|diante)
        (n[ãa]o|nunca|raramente|jamais) (confere|verifica|l[êe]|revisa|questiona|duvida) (o que|a letra|os detalhes|
            as fontes|
            nada|as respostas|os resultados)
        (acredita em|acredita|confia em|faz) (tudo o que|qualquer coisa que|o que quer que)
        (é|s[ãa]o) (mais )?(inteligente|espert[oa]|brilhante|s[áa]bi[oa]|genial) (do )?que (ningu[ée]m|todos|a maioria|
            os outros|os demais)
        (é|s[ãa]o) (um |uma )?(g[êe]nio|brilhante|superdotad[oa]|superior|excepcional|o melhor|a melhor)
        (quando est[áa]|se est[áa]) (cansad[oa]|triste|s[óo]|sozinh[oa]|b[êe]bad[oa]|estressad[oa]|
            stressad[oa]) … (aceita|
            compra|cede|decide|diz que sim)
        ponto fraco (por|para|com)
    """,
)

PERSONAL = PersonalWords(
    groups=(
        (
            "condition",
            r"""
            diabetes, diabete, asma, epilepsia, c[âa]ncer, cancro, leucemia, linfoma, melanoma, tumor(es)?, glaucoma
            catarata, artrite, artrose, osteoporose, l[úu]pus, esclerose( m[úu]ltipla)?, parkinson, alzheimer
            dem[êe]ncia
            ela, aids, sida, hiv, vih, hepatite( [abc])?, herpes, s[íi]filis, clam[íi]dia, gonorreia, tuberculose
            pneumonia, covid( longa)?, gripe, mal[áa]ria, dengue, bronquite, sinusite, rinite, ins[ôóo]nia, narcolepsia
            apneia( do sono)?, depress[ãa]o, ansiedade, bipolaridade, transtorno( \w+)?, perturba[çc][ãa]o( \w+)?
            esquizofrenia, psicose, toc, tept, tdah, phda, autismo, asperger, anorexia, bulimia, dislexia, dispraxia
            hipertens[ãa]o, press[ãa]o (alta|baixa), tens[ãa]o (alta|baixa), colesterol( alto)?, arritmia, angina
            infarto, enfarte, avc, trombose, anemia, hemofilia, (doen[çc]a de )?crohn, colite, intestino irrit[áa]vel
            doen[çc]a cel[íi]aca, [úu]lceras?, refluxo, gastrite, pedra nos? rins?, c[áa]lculo renal, cirrose
            pancreatite
            apendicite, h[ée]rnia( de disco| discal)?, endometriose, menopausa, infertilidade, hipotireoidismo
            hipotiroidismo, hipertireoidismo, tireoide, tiroide, gota, fibromialgia, fadiga cr[ôo]nica
            dor(es)? (cr[ôóo]nicas?|nas? (costas|cabe[çc]a|joelho|pesco[çc]o)), ci[áa]tica, escoliose, tendinite
            enxaquecas?, vertigens?, labirintite, zumbido, eczema, psor[íi]ase, ros[áa]cea, vitiligo, acne, alopecia
            dermatite, paralisia( cerebral)?, s[íi]ndrome( de \w+)?, convuls[õo]es, defici[êe]ncia( \w+)?
            uma doen[çc]a( \w+)?, doen[çc]as?( \w+)?, alergias?, intoler[âa]ncia( a \w+| à \w+)?, v[íi]cio( em \w+)?
            depend[êe]ncia qu[íi]mica, alcoolismo, um aborto, aborto, um marca-?passo, infec[çc][ãa]o( \w+)?
            ataques? de p[âa]nico, crises? de (p[âa]nico|ansiedade), fobia( \w+)?, \w{3,}ite(?<!limite|gabarite|
                convite|apetite|
                elite|site|suite|trâmite), \w{4,}algia(?<!nostalgia), \w{4,}plegia, sintomas, efeitos colaterais
            burnout, (a|o) (perna|bra[çc]o|m[ãa]o|joelho|p[ée]|tornozelo|ombro) (quebrad[oa]|partid[oa]|machucad[oa])
            """,
        ),
        (
            "state",
            r"""
            diab[ée]tic[oa], pr[ée]-?diab[ée]tic[oa], asm[áa]tic[oa], epil[ée]tic[oa], epil[ée]ptic[oa], gr[áa]vida
            autista, bipolar, esquizofr[êe]nic[oa], an[êe]mic[oa], anor[ée]xic[oa], bul[íi]mic[oa], disl[ée]xic[oa]
            deficiente, parapl[ée]gic[oa], tetrapl[ée]gic[oa], surd[oa], ceg[oa], mud[oa], dalt[ôóo]nic[oa]
            imunodeprimid[oa], imunossuprimid[oa], hemof[íi]lic[oa], alco[óo]latra, alco[óo]lic[oa]
            dependente qu[íi]mic[oa]
            viciad[oa], em reabilita[çc][ãa]o, em remiss[ãa]o, doente, enferm[oa], est[ée]ril, inf[ée]rtil, obes[oa]
            cel[íi]ac[oa], intolerante( à \w+| a \w+| ao \w+)?, al[ée]rgic[oa], hipertens[oa], deprimid[oa]
            depressiv[oa]
            suicida, soropositiv[oa], seropositiv[oa], neurodivergente, de atestado, de licen[çc]a m[ée]dica, de baixa
            em tratamento, em terapia, em di[áa]lise, medicad[oa], internad[oa], hospitalizad[oa], convalescente
            com (depress[ãa]o|ansiedade|insulina|burnout), em cadeira de rodas, pcd, tdah
            """,
        ),
        (
            "medicine",
            r"""
            insulina, l[íi]tio, antidepressivos?, ansiol[íi]ticos?, antipsic[óo]ticos?, analg[ée]sicos?
            antibi[óo]ticos?
            anti-?histam[íi]nicos?, estatinas?, betabloqueadores?, corticoides?, cortisona, horm[ôóo]nios?, hormonas?
            testosterona, estrog[êe]nio, quimio(terapia)?, radioterapia, di[áa]lise, bombinha( de asma)?, (um )?inalador
            anticoagulantes?, heparina, metformina, levotiroxina, puran, ibuprofeno, paracetamol, dipirona, morfina
            metadona, comprimidos?( para \w+)?, p[íi]lula, calmantes?, son[íi]feros?, medica[çc][ãa]o, medicamentos?
            rem[ée]dios?( (para|pra|controlado) ?\w*)?, tarja preta, anticoncepcional, sedativos?
            \w{4,}(pril|olol|statina|oxetina|cilina|zepam|zolam|sartana|prazol|micina|triptano|gliptina|xabana)
            prozac, rivotril, valium, xanax, frontal, ritalina, venvanse, ozempic, sertralina, fluoxetina, escitalopram
            """,
        ),
        (
            "treatment",
            r"""
            terapia, psicoterapia, fisioterapia, an[áa]lise(?= com), reabilita[çc][ãa]o, (uma )?cirurgia
            (uma )?opera[çc][ãa]o, quimio(terapia)?, radioterapia, di[áa]lise, fertiliza[çc][ãa]o in vitro
            (um )?transplante, (uma )?resson[âa]ncia, (uma )?bi[óo]psia, colonoscopia, (uma )?cesariana
            tratamento( \w+)?, desintoxica[çc][ãa]o, alco[óo]licos an[ôóo]nimos
            """,
        ),
        (
            "specialist",
            r"""
            psiquiatra, psic[óo]log[oa], terapeuta, psicoterapeuta, psicanalista, oncologista, cardiologista
            neurologista, dermatologista, endocrinologista, endocrino, reumatologista, urologista, ginecologista
            nefrologista, fisioterapeuta, fisio, neuro, pneumologista
            """,
        ),
        (
            "be",
            r"""
            é, sou, est[áa], estou, t[ôo], t[áa], era, foi, s[ãa]o, somos, estamos, ser, estar, ficou, fiquei, est[ãa]o
            se considera, me considero, considero-me, eh
            """,
        ),
        (
            "have",
            r"""
            tenho, tem, temos, ter, tinha, teve, tive, sofro( de)?, sofre( de)?, t[êe]m, com, pela minha
            por causa d[eao]
            por ter, diagnosticaram, diagnosticad[oa] (de|com), fui diagnosticad[oa], descobri, descobriu, descobriram
            superou, superei, passei por, passou por, convivo com, convive com, recupero(-me)? de, recupera(-se)? de
            luto contra, luta contra, devido [aà]o?, propens[oa] a, hist[óo]rico de, peguei, pegou, me deu, lhe deu
            meus?, minhas?, seus?, suas?
            """,
        ),
        (
            "kin",
            r"""
            mulher, esposa, marido, esposo, companheir[oa], namorad[oa], noiv[oa], filh[oa]s?, beb[êée], m[ãa]e
            pai, pais
            irm[ãa]os?, irm[ãa]s?, ti[oa], prim[oa], sobrinh[oa], av[óôo]s?, amig[oa], melhor amig[oa]
            colega( de (casa|quarto|trabalho))?, vizinh[oa], chefe, professor(a)?, ex, ex-marido, ex-mulher, cliente
            senhori[oa], sogr[oa]s?, cunhad[oa], net[oa]
            """,
        ),
        ("whose", "meu, minha, meus, minhas, seu, sua, seus, suas, nosso, nossa, nossos, nossas"),
        (
            "sum",
            r"""
            \d[\d.,]*\s?(mil |milh[õo]es( de)? |milh[ãa]o( de)? )?(€|euros?|reais|d[óo]lares|usd|eur|brl|libras|
                contos|paus|
                pila|pilas|kwanzas|meticais)
            (r\$|[€$£])\s?\d[\d.,]*( mil)?, \d[\d.,]*\s?k, \d[\d.,]* mil (reais|euros|por m[êe]s), seis d[íi]gitos
            """,
        ),
        (
            "funds",
            r"""
            sal[áa]rio, ordenado, holerite, renda, rendimentos?, aposentadoria, pens[ãa]o( aliment[íi]cia)?
            reforma, poupan[çc]a
            economias, patrim[ôóo]nio, d[íi]vidas?, empr[ée]stimos?, cr[ée]dito, hipoteca
            financiamento( imobili[áa]rio)?
            cheque especial, aluguel, renda da casa, heran[çc]a, imposto de renda, irs, fal[êe]ncia, fgts
            bolsa fam[íi]lia
            subs[íi]dio( de desemprego)?, seguro-desemprego, dividendos, investimentos, carteira de a[çc][õo]es
            indeniza[çc][ãa]o, rescis[ãa]o, d[ée]cimo terceiro, saldo, conta (corrente|banc[áa]ria|poupan[çc]a)
            or[çc]amento (mensal|familiar), valor da (minha )?hora, presta[çc][ãa]o( da casa)?, fatura do cart[ãa]o
            """,
        ),
        (
            "faith",
            r"""
            crist[ãa]o?, cat[óo]lic[oa], protestante, mu[çc]ulman[oa], jude[ui], judia, hindu, budista, ateu, ateia
            agn[óo]stic[oa], m[óo]rmon, evang[ée]lic[oa], ortodox[oa], testemunha de jeov[áa], pag[ãa]o?, quaker
            batista
            metodista, luteran[oa], anglican[oa], adventista, pentecostal, xiita, sunita, sufi, crente, religios[oa]
            devot[oa], n[ãa]o crente, praticante, esp[íi]rita, umbandista, candomblecista
            """,
        ),
        (
            "politics",
            r"""
            socialista, comunista, conservador(a)?, liberal, anarquista, marxista, republican[oa], mon[áa]rquic[oa]
            nacionalista, fascista, de (esquerda|direita|centro|extrema-?direita), esquerdista, direitista
            independentista, progressista, feminista radical, petista, bolsonarista, lulista, libert[áa]ri[oa]
            populista, eleitor(a)? d[eoa]s? \w+
            """,
        ),
        (
            "party",
            r"""
            pt, psdb, mdb, psol, pl, pdt, novo, ps, psd, cds, pcp, chega, bloco de esquerda, iniciativa liberal, livre
            partido \w+, verdes, os verdes, esquerda, a esquerda, direita, a direita, os socialistas, os comunistas
            os conservadores, lula, bolsonaro, dilma, montenegro, costa, ventura, trump, biden, a oposi[çc][ãa]o
            o governo, a independ[êe]ncia
            """,
        ),
        (
            "orientation",
            r"""
            gay, l[ée]sbica, bissexual, pansexual, assexual, queer, heterossexual, homossexual, poliamoros[oa]
            transg[êe]nero, trans, transexual, travesti, n[ãa]o bin[áa]ri[oa], intersexo, h[ée]tero, bi, sapat[ãa]o
            """,
        ),
        (
            "people",
            r"""
            negr[oa], branc[oa], cigan[oa], latin[oa], [áa]rabe, asi[áa]tic[oa], ind[íi]gena, mesti[çc][oa], mulat[oa]
            pard[oa], afrodescendente, quilombola, caucasian[oa], guarani, pret[oa]
            """,
        ),
        (
            "often",
            r"""
            sempre, muito, bastante, meio, um pouco, t[ãa]o, ainda, j[áa], n[ãa]o, um, uma, quase, completamente
            parcialmente, tamb[ée]m, orgulhosamente, abertamente, assumidamente, ex, praticante, uma pessoa, um homem
            uma mulher, um rapaz, uma rapariga, surda e, legalmente, filha de, filho de, de nascen[çc]a, a, agora
            """,
        ),
        (
            "frequent",
            r"""
            (cada|todos os|todas as|todo|toda|aos|às|pelas?|nas|nos|de) (dias?|noites?|manh[ãa]s?|tardes?|semanas?|
                fins de semana|segundas?|ter[çc]as?|quartas?|quintas?|sextas?|s[áa]bados?|domingos?|ver[ãa]o|
                ver[õo]es|agosto|m[êe]s|meses|fim de semana), diariamente, de noite, à noite, de madrugada
            às \w+, (desde|entre) as \w+( e as \w+| at[ée] às \w+| às \w+)?, das \w+ [àa]s \w+
            (de|à|pela) (noite|manh[ãa]|tarde), todo (agosto|julho|o ver[ãa]o|o dia|o m[êe]s)
            durante a semana, entre (as )?\w+ e (as )?\w+
            """,
        ),
        (
            "gloom",
            r"""
            s[óo], sozinh[oa], triste, deprimid[oa], arrasad[oa], vazi[oa], in[úu]til, culpad[oa], envergonhad[oa]
            insegur[oa], desesperad[oa], ansios[oa], ciument[oa], perdid[oa], abandonad[oa], rejeitad[oa], inferior
            humilhad[oa], infeliz, angustiad[oa], frustrad[oa], sobrecarregad[oa], um fracasso, um peso, uma fraude
            p[ée]ssim[oa], pra baixo, em baixo, desolad[oa], destru[íi]d[oa], vulner[áa]vel, isolad[oa], estressad[oa]
            stressad[oa], carente
            """,
        ),
        (
            "month",
            r"""
            janeiro, fevereiro, mar[çc]o, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro
            """,
        ),
    ),
    persons=r"""
        (eu|me|mim|comigo|nos|n[óo]s|a gente|meus?|minhas?|noss[oa]s?)
        (sou|estou|t[ôo]|tenho|tomo|moro|vivo|voto|rezo|ganho|devo|recebo|pago|nasci|sofro|peso|me[çc]o|vou|levo|fui|
            somos|temos|
            preciso|durmo|sinto|choro|celebro|jejuo|acredito|creio|milito|estive|fa[çc]o|uso|saio|ando|treino|corro|
            passeio|trabalho|peguei|tive|ando|fiz|consegui|descobri)
        (ele|ela|seus?|suas?|lhe|se|usu[áa]ri[oa]|utilizador|utilizadora|pessoa|nome)
        \A(é|est[áa]|tem|toma|mora|vive|vota|reza|ganha|deve|recebe|paga|nasceu|sofre|pesa|mede|vai|leva|foi|precisa|
            dorme|sente|chora|n[ãa]o|nunca|sempre|sai|corre|usa|celebra|jejua|acredita|milita|pertence|apoia|faz|fez)
        \A(a |o |uma? )?(<kin>)
    """,
    secret_labels=r"""
        (senhas?|palavras?-?[ -]passe|palavras?-chave de acesso)( (d[eoa]|d[eoa] meu|d[eoa] minha|para|pra|que (uso|
            usamos)) ((a|o|meu|minha) )?[\w-]+)?
        (a |minha )?chave( (secreta|privada|mestra|api|de (acesso|api|licen[çc]a|cifra|criptografia|
            recupera[çc][ãa]o)|d[oa] (wifi|
            api|servidor|conta)))
        (frase|palavra) (secreta|de seguran[çc]a)
        (token|segredo) (d[eo] )?(acesso|api|sess[ãa]o|cliente|github|gitlab|slack|npm|autentica[çc][ãa]o|bot|
            atualiza[çc][ãa]o)
        credenciais( d[eoa] \w+)?
        nome de solteira da minha m[ãa]e
    """,
    weak_labels=r"""
        (tokens?|segredos?|chaves?|credenciais|cookies?|assinatura|in[íi]cio de sess[ãa]o|acesso|login)
    """,
    code_labels=r"""
        (c[óo]digo|combina[çc][ãa]o|segredo|n[úu]mero secreto|pin|puk|senha) ?(d[eoa] |d[eo] meu |da minha |para (o |
            a )?|pra )(alarme|
            porta|port[ãa]o|garagem|cofre|arm[áa]rio|cadeado|seguran[çc]a|acesso|cart[ãa]o|celular|telem[óo]vel|
                telefone|sim|
            caixa|banco|verifica[çc][ãa]o|desbloqueio|entrada|pr[ée]dio|edif[íi]cio|bicicleta|mala|recupera[çc][ãa]o|
            escrit[óo]rio|casa|multibanco)
        pin( d[eoa] \w+)?
        puk|cvv|cvc|otp
        c[óo]digos? de (recupera[çc][ãa]o|backup|seguran[çc]a|verifica[çc][ãa]o|uso [úu]nico)
    """,
    no_labels=r"""
        c[óo]digos? (de )?(erro|status|estado|sa[íi]da|resposta|posta(l|is)|pa[íi]s|idioma|moeda|desconto|promocional|
            produto|barras|qr|fonte|cores?|reserva|voo|curso|[áa]rea|http|retorno|legado|exemplo|python|teste|conduta|
            civil|penal|rastreio|rastreamento)
        chaves? (prim[áa]ria|estrangeira|p[úu]blica|externa|d[oa] (sucesso|problema|dicion[áa]rio|objeto|json|mapa|
            carro|casa)|
            de (busca|ordena[çc][ãa]o|leitura|fenda))
        (m[áa]ximo|m[íi]nimo|limite|n[úu]mero) de tokens
        palavras?-chave(?! de acesso)
    """,
    label_parts="""
        senha senhas passe chave
        segredo secreto secreta token credenciais pin puk cvv cvc otp código codigo combinação combinacao
        cookie assinatura sessão sessao acesso frase palavra solteira número numero login
    """,
    told_parts="""
        semente recupera backup mnem metade parte usuário usuario utilizador login acesso entro credenciais senha chave
        passe
    """,
    is_words="é são e = era : := -> => seria",
    no_values=r"""
        (n[ãa]o|nunca|muito|t[ãa]o|j[áa]|s[óo]|sempre|um|uma|o|a|os|as|em|no|na|para|pra|de|do|da|por|com|sem|e|ou|
            mas|se|quando|
            que|como|meu|minha|seu|sua|esta|este|isso|isto|onde|ainda|lhe|me|te)
        (incorret[oa]|corret[oa]|inv[áa]lid[oa]|v[áa]lid[oa]|expirad[oa]|obrigat[óo]ri[oa]|opcional|fraca|fraco|forte|
            segur[oa]|insegur[oa]|secret[oa]|ocult[oa]|p[úu]blic[oa]|privad[oa]|long[oa]|curt[oa]|vazi[oa]|nul[oa]|
                [úu]nic[oa]|
            aleat[óo]ri[oa]|diferente|mesm[oa]|antig[oa]|nov[oa]|bo[am]|ruim|dif[íi]cil|f[áa]cil|importante|
                sens[íi]vel|
            roubad[oa]|vazad[oa]|perdid[oa]|desconhecid[oa]|necess[áa]ri[oa]|suficiente|tempor[áa]ri[oa]|permanente|
            confidencial|simples|complexa|complicad[oa]|errad[oa]|cert[oa])
        (deve|deveria|pode|poderia|tem|funciona|falha|expira|muda|cont[ée]m|parece|diz|significa|come[çc]a|existe|
            est[áa]|
            vai|sai|chega|fica)
        \p{L}+(ad[oa]|id[oa]|mente|[çc][ãa]o|[áa]vel|[íi]vel)s?
    """,
    secrets=r"""
        (?:frase|palavras?)[ -]?(?:semente|de recupera[çc][ãa]o|de backup|mnem[ôóo]nica)(?: (?:é|s[ãa]o|de|:|=)|
            :)?(?: (?:minha|meu|a|o) \w+(?: é)?)?:? ?(?P<value>(?:\p{L}{3,}[ ,]+){7,}\p{L}{3,})
        (?P<value>(?:a |minha |sua )?(?:primeira|segunda|[úu]ltima|outra) (?:metade|parte) d(?:a|e) (?:minha |
            sua )?(?:\w+ ){0,1}(?:senha|chave|token|semente) … \S+)
        c[óo]digos? de (?:recupera[çc][ãa]o|backup)(?: (?:é|s[ãa]o|d[eoa] \w+ (?:é|s[ãa]o))|
            :)? ?(?P<value>[\w-]{4,}(?:[ ,;]+(?:e )?[\w-]{4,})*(?<=\d[\w\s,;-]*))
        (?:usu[áa]rio|utilizador|login|acesso|entro com|credenciais)(?: (?:é|s[ãa]o|com)|:)? ?\S+ ?(?:/|
            e (?:a )?(?:senha|palavra-passe)|
            senha|pass) ?(?:é |: ?)?(?P<value>(?!(?:e|ou|é|de)\b)\S{4,})
        (?:senha|palavra-passe)(?: (?:d[eoa]|para|pra|d[eo] meu|da minha|que uso|
            que usamos)(?: \p{L}[\p{L}'’.-]*){0,4}?) ?(?:é|=|
            :|era) ?(?P<value>(?!<novalue>)[\p{L}\p{N}]\S{3,})
        (?:a |minha )?chave(?: (?:d[eoa]|para|da minha)(?: \p{L}[\p{L}'’.-]*){1,3}?) ?(?:é|=|:|
            era) ?(?P<value>(?=\S*\d)[\p{L}\p{N}]\S{3,})
    """,
    health=Concern(
        unless=r"""
            (sa[úu]de|centro|plano|app|aplicativo|setor|software|posto) (de )?(sa[úu]de|sanit[áa]ri\w+|m[ée]dic[oa])
            saud[áa]vel
            al[ée]rgic[oa] (a|ao|à|aos|às) (\w+ ){0,2}(reuni[õo]es|reuni[ãa]o|segundas?|segunda-feira|trabalho|
                e-?mails?|emojis?|
                java|javascript|php|xml|css|prazos|burocracia|papelada|powerpoint|excel|acordar|t[ée]dio|clich[êe]s?|
                jarg[ãa]o|exclama[çc]\w*)
            (teste|prova|encontro|confian[çc]a) (à |às )?ceg[oa]s?
            às cegas
            surd[oa] (a|às|aos) (cr[íi]ticas?|conselhos?)
            cegueira
            ponto de dor|pontos de dor
            v[íi]rus de computador|antiv[íi]rus
            (trabalh\w+|ensin\w+|pesquis\w+|investig\w+|estud\w+|escrev\w+|desenvolv\w+|dirij\w+|dirig\w+|dou aulas?|
                especialista)(?: (?!(?:e|mas|porque|com (?:a )?minha|com (?:o )?meu|desde que|embora|
                    tenho)\b)[\p{L}\p{N}'’.]+)*+
            (é|sou|de|como) (um |uma )?(enfermeir[oa]|m[ée]dic[oa]|cirurgi[ãa]o?|terapeuta|fisio(terapeuta)?|
                psic[óo]log[oa]|
                psiquiatra|farmac[êe]utic[oa]|dentista|oncologista|cardiologista|parteira|cuidador(a)?|
                    veterin[áa]ri[oa]|
                nutricionista|pesquisador(a)?|investigador(a)?)
            (sem|livre de) (gl[úu]ten|lactose|a[çc][úu]car)
            (inje[çc][ãa]o) (de )?(depend[êe]ncias?|c[óo]digo|sql)
            (febre|gripe) (do ouro|espanhola)
            viciad[oa] (em|no|na|nos|nas) (caf[ée]|ch[áa]|chocolate|s[ée]ries|trabalho|livros|podcasts?|
                palavras cruzadas|
                xadrez|teclados?|jogos?)
            opera[çc][ãa]o (at[ôóo]mica|banc[áa]ria|aritm[ée]tica|l[óo]gica|matem[áa]tica|de)
            peso (leve|pesado|mexicano|argentino)s?
            depress[ãa]o (geogr[áa]fica|econ[ôo]mica)
        """,
        when=r"""
            <have> (?:(?!(?:sobre|chamad[oa]|livro|artigo|app|contra|n[ãa]o)\b)[\w'’.-]+ ){0,3}?(<condition>)
            <whose> (?:[\w'’-]+ ){0,2}?(<condition>)
            <be> (<often> ){0,3}(<state>)
            (al[ée]rgic[oa]s?|alergias?|intoler[âa]ncia|intolerante) (a|ao|à|aos|às)
            (me|lhe|nos|fui|foi) (\w+ )?(diagnostic|intern|oper|receit)\w+
            (tomo|toma|tomar|tomando|uso|usa|me aplico|injeto|aplico|preciso de|precisa de|receit\w*|parei de tomar|
                esque[çc]o|
                esquece|a tomar) (\w+ ){0,4}?(<medicine>)
            <whose> (\w+ ){0,2}(<medicine>)
            (fa[çc]o|faz|vou fazer|vai fazer|comecei|come[çc]ou|come[çc]o|come[çc]a|estou em|est[áa] em|tenho|tem|
                preciso de|
                precisa de|fiz|depois d[ea]|em|t[ôo] em) (<treatment>)
            (vou|vai|fui|vejo|v[êe]|tenho|tem|visito|visita|passo|passa|consulto) (\w+ ){0,3}?(ao|à|no|na|pelo|pela|
                com o|com a|
                com meu|com minha|um|uma|o|a|meu|minha) (<specialist>)
            <whose> (<specialist>)
            (cadeira de rodas|aparelho auditivo|marca-?passo|pr[óo]tese|muletas|bengala branca|implante coclear|
                bomba de insulina|c[ãa]o-guia)
            (peso|pesa) (uns |quase |mais de )?\d[\d.,]* ?(kg|kilos?|quilos?)
            (me[çc]o|mede) (\w+ )?\d[\d.,]* ?(m|cm|metros?|cent[íi]metros?)?
            <whose> (\w+ )?(peso|imc|tens[ãa]o( arterial)?|press[ãa]o( arterial)?|glicose|glicemia|
                a[çc][úu]car no sangue|
                tipo sangu[íi]neo|grupo sangu[íi]neo|colesterol|menstrua[çc][ãa]o|gravidez|gesta[çc][ãa]o|
                    defici[êe]ncia|
                doen[çc]a|diagn[óo]stico|sintomas|sa[úu]de mental)
            (estou|est[áa]|t[ôo]) (gr[áa]vida|de (\w+ )?(meses|semanas)( de gravidez)?|de baixa|de atestado)
            (emagreci|emagreceu|engordei|engordou|perdi) \d+( kg| quilos)?
            (me|lhe) (d[óo]i|doem) (\w+ )?(a|o|as|os) (costas|cabe[çc]a|joelhos?|pesco[çc]o|ombro|est[ôo]mago)
            (d[óo]i-me|doem-me)
            (tenho|tem) dor(es)? (de|nas?|nos?) \w+
            (quebrei|quebrou|parti|partiu|fraturei) (o|a|um|uma) (bra[çc]o|perna|p[ée]|m[ãa]o|tornozelo|joelho|dedo|
                costela)
        """,
        bare=r"""
            \A(diagn[óo]stico|doen[çc]a|tipo sangu[íi]neo|grupo sangu[íi]neo|medica[çc][ãa]o) ?(:|é) ?\S+
        """,
    ),
    money=Concern(
        unless=r"""
            d[íi]vida t[ée]cnica
            (pre[çc]o|pre[çc]os|custo|or[çc]amento) d(o|a|e) (m[áa]quina|servidor|projeto|produto|nuvem|voo|hotel)
            (trabalh\w+|sou|é) (em |n[oa] |como |com )?(finan[çc]as|banco|um banco|contador(a)?|contabilista|
                banc[áa]ri[oa])
            cr[ée]ditos? (universit[áa]ri\w+|acad[êe]mic\w+|ects|finais)
            renda (per capita|de bilro)
        """,
        when=r"""
            (ganho|ganha|ganhamos|recebo|recebe|faturo|fatura|tiro|tira) (\w+ ){0,3}?(<sum>|\d[\d.,]*( mil)?|bem|
                pouco|muito bem|
                mal|o m[íi]nimo|uma mis[ée]ria|sal[áa]rio m[íi]nimo)
            <whose> (\w+ )?(<funds>)
            (tenho|tem|temos|devo|deve|devemos|pago|paga|pagamos|herdei|herdou|herdo|pedi|juntei|poupei|poupo|poupa|
                perdi|
                investi|recebo|recebe|guardei|fiz) (\w+ ){0,4}?(<funds>|<sum>)
            (devo|deve|devemos) (\w+ ){0,2}?(dinheiro|grana|mil\w*|<sum>)
            (estou|est[áa]|t[ôo]) (\w+ )?(endividad[oa]|falid[oa]|quebrad[oa]|em (fal[êe]ncia)|no (vermelho|
                cheque especial)|
                sem (dinheiro|grana|um tost[ãa]o)|no desemprego)
            (o|a) (sal[áa]rio|ordenado|hipoteca|aluguel|renda) (é|s[ãa]o|me|lhe|nos|sobe|custa)
            (sal[áa]rio|ordenado|hipoteca|aluguel) (de|:) (<sum>|\d[\d.,]+)
            (herdei|herdou|herdamos) (um|uma|a|o|dinheiro|muito)( \w+)?
            me (baixaram|aumentaram|subiram) o sal[áa]rio
            nome sujo
        """,
        bare=r"""
            \A(sal[áa]rio|ordenado|renda|rendimentos|d[íi]vidas|patrim[ôo]nio|economias) ?(:|é|s[ãa]o) ?\S+
        """,
    ),
    special=Concern(
        unless=r"""
            (comida|dieta|cozinha) (kosher|halal)
            (caixa|lista|p[áa]gina|quadro|vinho|ch[áa]|caf[ée]|p[ãa]o|arroz|chocolate|pimenta|camisa|fundo|tema|
                texto|humor|
                ru[íi]do|espa[çc]o|cal[çc]a|gato|cachorro|c[ãa]o|carro|tecla|tinta|cabelo|blusa|vestido|
                    feij[ãa]o) (negr|branc|pret|vermelh)[oa]s?
            (livro|texto|tom|sentido|escritor|professor|estudos?|arte|m[úu]sica|hist[óo]ria|arquitetura|
                curso) (\w+ )?(religios|judaic|crist|liberal|conservador|sacr)\w*
            (estimativa|abordagem|valor(es)?|crit[ée]rio|arredondamento|c[áa]lculo) (conservador|liberal)(a|es)?
            (partida|festa) (de (futebol|t[êée]nis|basquete)|de anivers[áa]rio)
            (à|para a|da|m[ãa]o) (esquerda|direita)(?! (pol[íi]tica))
            (canto|lado|coluna|margem|alinhad[oa]) (\w+ )?(esquerd[oa]|direit[oa])
            (vot(o|a|ar|amos|ei|ou)|vota[çc][ãa]o) (por|em|a favor de|para|no|na|nesse|nessa) (o |a |um |uma |esse |
                este )?(nome|logo|
                cor|proposta|op[çc][ãa]o|filme|livro|tema|t[íi]tulo|data|restaurante)
            religiosamente
        """,
        when=r"""
            <be> (<often>,? ){0,4}(<faith>)(?! (a|de|d)(o|a|os|as) (?!f[ée]))
            (educad[oa]|criad[oa]|batizad[oa]|convertid[oa]|me converti|se converteu|
                converti-me) (\w+ ){0,3}(<faith>|isl[ãa]|
                islamismo|cristianismo|juda[íi]smo|budismo|catolicismo)
            como (bom |boa )?(<faith>)
            <whose> (f[ée]|religi[ãa]o|igreja|mesquita|sinagoga|templo|par[óo]quia|congrega[çc][ãa]o|im[ãa]|rabino|
                padre|
                pastor|deus|ora[çc][õo]es|batismo|catequese|terreiro)
            (vou|vai|vamos|v[ãa]o|assisto|assiste|ir|perten[çc]o|pertence|frequento|frequenta) (\w+ ){0,3}?(a |ao |
                à |às |na )?(missa|igreja|mesquita|
                sinagoga|templo|culto|catequese|par[óo]quia|terreiro)
            (rezo|reza|rezamos|jejuo|jejua|comungo|comunga|oro)
            (celebro|celebra|celebramos|respeito|respeita|guardo|guarda|sigo|segue|fa[çc]o|faz|como|
                come) (\w+ ){0,3}?(ramad[ãa]|ramad[ãa]o|quaresma|shabat|sabbat|hanuc[áa]|diwali|eid|yom kipur|halal|
                    kosher|a b[íi]blia|o alcor[ãa]o)
            (acredito|acredita|acreditamos|n[ãa]o acredito|creio|n[ãa]o creio) em (deus|al[áa]|jesus|cristo|
                reencarna[çc][ãa]o|
                nenhum deus)
            <be> (<often>,? ){0,4}(<politics>)
            (sou|é|somos|era) (\w+ )?(eleitor(a)?|simpatizante|militante|filiad[oa]|membro|apoiador(a)?|
                seguidor(a)?|adepto) d(e|o|a|os|as) (\w+ )?(<party>|partido|esquerda|direita|independ[êe]ncia)
            <whose> (ideias pol[íi]ticas|pol[íi]tica|ideologia|partido|voto|milit[âa]ncia|opini[õo]es pol[íi]ticas)
            (voto|vota|votei|votou|votamos|votarei|votar) (\w+ ){0,2}?(no|na|nos|nas|pelo|pela|em|contra|sempre|sim|
                n[ãa]o|<party>|
                esquerda|direita|branco|nulo)
            (milito|milita|filiad[oa]|simpatizo|simpatiza|apoio|apoia|defendo|defende|doo|doa|colaboro|perten[çc]o|
                pertence) (\w+ ){0,3}?(<party>|aborto|partido|esquerda|direita|independ[êe]ncia|monarquia)
            (a favor|contra) (d)?(o|a) (aborto|casamento (gay|homossexual)|pena de morte|imigra[çc][ãa]o|eutan[áa]sia)
            <be> (<often>,? ){0,4}(<orientation>)
            (sa[íi]|saiu) do arm[áa]rio
            (gosto|gosta|me atraio|se atrai) (de|por) (homens|mulheres|rapazes|garotas|meninas|raparigas)
            <whose> (sexualidade|orienta[çc][ãa]o sexual|vida sexual|identidade de g[êe]nero|transi[çc][ãa]o)
            <be> (<often>,? ){0,3}(<people>)(?= ?([.,;:!?)—–]|$|e|mas|de|ent[ãa]o))
            (de|com) (origem|ascend[êe]ncia|ra[íi]zes|etnia|ra[çc]a) (\w+ )?(cigan|[áa]rabe|african|juda|ind[íi]gen|
                asi[áa]tic|
                negr|latin|mour)\w*
            <whose> (etnia|ra[çc]a|cor (da|de) pele|ascend[êe]ncia|tribo)
            (tenho|tem|com|meus|seus) (\w+ ){0,2}?(antecedentes criminais|antecedentes|condena[çc][ãa]o|
                passagem pela pol[íi]cia|
                ficha criminal|cadastro criminal|ficha suja|medida protetiva|processo (criminal|penal))
            (fui|foi|j[áa] fui|estive|esteve|est[áa]|estou) (\w+ ){0,2}?(condenad[oa]|detid[oa]|
                encarcerad[oa]|na (cadeia|pris[ãa]o)|em (liberdade (condicional|provis[óo]ria))|pres[oa])
            (anos|meses) (de|na|em) (cadeia|pris[ãa]o)
        """,
        bare=r"""
            \A(religi[ãa]o|f[ée]|ideologia|orienta[çc][ãa]o sexual|etnia|ra[çc]a|partido|antecedentes criminais) ?(:|é|
                =) ?\S+
            \A(devot[oa]|praticante|abertamente) (<faith>|<orientation>)
        """,
    ),
    too_personal=Concern(
        unless=r"""
            (aprend|estud)\w+ (?:[\w'’.-]+ ){0,4}?sozinh[oa]
            (roda|corre|funciona|inicia|executa|arranca) sozinh[oa]
            (deixar|deixa|deixe) (em paz|sozinh[oa] (isso|o))
            (o|a|um|uma) (servidor|base de dados|cont[êe]iner|contentor|lista|string|campo|arquivo|ficheiro|pasta|
                fila|p[áa]gina|
                coluna|branch) (est[áa]|é) (vazi[oa]|s[óo]|ca[íi]d[oa])
            (sinto|sente) (que|muito|curiosidade|\w*-me confort[áa]vel)
            sens[íi]vel a (mai[úu]sculas|luz|cafe[íi]na|ru[íi]do)
            s[óo] (uso|usa|como|come|leio|l[êe]|trabalho|trabalha|bebo|bebe|quero|quer|\p{Ll}+o)
        """,
        when=r"""
            (moro|mora|vivo|vive|durmo|dorme|estou|est[áa]|t[ôo]|fico|fica|corro|corre|passeio|passeia|caminho|
                caminha|volto|volta|
                saio|sai|viajo|viaja|nado|nada) (?:(?!(?:n[ãa]o|nunca|
                    em vez)\b)[\w'’.-]+ ){0,5}?sozinh[oa]s?(?! (projeto|trabalho))
            (moro|mora|vivo|vive|durmo|dorme) s[óo](?= ?([.,;:!?]|$|e|com|em|no|na|desde|mas))
            (nunca|n[ãa]o) (estou|est[áa]|estamos|t[ôo]|tem ningu[ée]m|h[áa] ningu[ée]m|costuma estar|costumo estar|
                fica ningu[ée]m) (\w+ )?(em casa|na minha casa|
                no apartamento|na casa)
            (em casa) (\w+ ){0,3}?sozinh[oa]s?
            (fora|de viagem|viajando|de f[ée]rias|ausente|longe de casa|no exterior|no estrangeiro) (<frequent>|
                d[eo] \d|at[ée]|
                durante|tod[oa])
            (estou|est[áa]|estamos|t[ôo]) (\w+ )?(fora|de viagem|de f[ée]rias) (\w+ ){0,4}?(<frequent>|at[ée])
            (saio|sai|volto|volta|chego|chega|deixo|deixa|vou embora) (\w+ )?(de casa|em casa|pra casa|para casa|
                a casa|
                o apartamento) (<frequent>|às|por volta|antes|depois|vazia)
            (chave|chaves) (\w+ ){0,5}?(debaixo|embaixo|sob|atr[áa]s|dentro|n[oa]) (d[oa] |o |a )?(tapete|vaso|pedra|
                caixa d[eo] correio|
                capacho)
            (deixo|deixa|deixamos) (\w+ ){0,3}?(porta|janela|carro|casa) (\w+ )?(abert[oa]|destrancad[oa]|sem (chave|
                trancar))
            (filh[oa]s?|crian[çc]as?|av[óôo]|m[ãa]e|pai|mulher|marido|irm[ãa]o?|
                beb[êe]) (?:[\w'’-]+ ){0,6}?sozinh[oa]s?(?= ?([.,;:!?]|$|
                em|desde|at[ée]|de|por|à|das))
            (corro|corre|passeio|passeia|caminho|caminha|nado|nada|treino|treina|saio pra correr|sai pra correr|
                vou de bike) (?:[\w'’-]+ ){0,6}?(mesmo (caminho|percurso|parque)|pelo (parque|bosque|rio|mato)|
                    de noite|à noite|
                no escuro) (?:[\w'’-]+ ){0,4}?<frequent>
            (corro|corre|passeio|passeia|caminho|caminha|saio pra correr|
                sai pra correr) <frequent> (?:[\w'’-]+ ){0,5}?(mesmo|parque|
                bosque|rio|sozinh[oa]|escur\w+)
            (estou|est[áa]) (\w+ ){0,2}?n[oa] (academia|gin[áa]sio|bar|parque|piscina|igreja|cemit[ée]rio|cassino|
                praia|
                biblioteca) (?:[\w'’-]+ ){0,3}?<frequent>
            (me sinto|sinto-me|se sente|sente-se|me sentir|estou|est[áa]|ando|anda|t[ôo]) (<often> ){0,3}(<gloom>)
            (tenho|tem|ter) (\w+ )?(medo|p[âa]nico|pavor) d(e|a|o) (solid[ãa]o|estar|ficar|fracass\w+|rejei[çc][ãa]o|
                perder|morrer|
                morte|que|ser)
            (baixa|pouca) autoestima|falta de autoestima
            (choro|chora|chorar|chorando) (\w+ ){0,3}?(por|quando|cada|muitas vezes|sozinh[oa]|todas|todo|muito|em|
                at[ée])
            (me odeio|odeio-me|se odeia|me culpo|culpo-me|me corto|corto-me|me machuco)
            (fico|fica) (\w+ )?(triste|com ci[úu]mes|ciument[oa]|nervos[oa]|na defensiva|agressiv[oa]|
                insegur[oa]) (se|quando|com|
                por|ao)
            (preciso|precisa|busco|busca|procuro) (de )?(\w+ ){0,2}?(aprova[çc][ãa]o|valida[çc][ãa]o|carinho|
                aten[çc][ãa]o|
                elogios)
            (estou|est[áa]|ando|anda|t[ôo]) (\w+ )?(apaixonad[oa]|em (pleno )?(div[óo]rcio|processo de (div[óo]rcio|
                separa[çc][ãa]o))|me separando|me divorciando|a divorciar-me|a separar-me|passando por (um|
                    uma) (div[óo]rcio|
                separa[çc][ãa]o|crise|fase ruim)|rec[ée]m-?(separad|divorciad|vi[úu]v)[oa]|de luto|em luto)
            <whose> (div[óo]rcio|t[ée]rmino|separa[çc][ãa]o|casamento|relacionamento|amante|vida amorosa|ex|caso|
                guarda)(?! (de dados|com o cliente))
            (meu|minha|seu|sua) (\w+ )?(m[ãa]e|pai|mulher|marido|filh[oa]|irm[ãa]o?|companheir[oa]|av[óôo]|
                amig[oa]) (\w+ )?(morreu|
                faleceu|est[áa] morrendo|me deixou|deixou-me|foi embora)
            (me|nos) (deixou|abandonou|traiu|bateu|maltratou) (\w+ )?(meu|minha|por|com|quando)?
            (n[ãa]o (me )?falo|n[ãa]o fala|brigo|briga|discuto|discute|me dou mal|dou-me mal|
                se d[áa] mal) (\w+ ){0,2}?com (o |a )?(meu|minha|seu|sua|meus) \w+
            (<kin>)( (?-i:\p{Lu}\p{Ll}+))? (<often> )*((vai |est[áa] )?(se )?(divorci|separ)\w+|
                est[áa] (desempregad[oa]|
                com ci[úu]mes|deprimid[oa]|saindo com|bebendo|traindo)|bebe (demais|muito)|me trai|tem (um caso|
                    um amante|
                uma amante|problemas)|perdeu o emprego|foi demitid[oa]|foi despedid[oa]|mente|ronca)
            (um caso|um amante|uma amante|infiel) (com|a|desde)?
        """,
        bare=r"""
            (casa|apartamento|escrit[óo]rio|loja|garagem|s[íi]tio) (\w+ )?(est[áa]|fica|permanece|
                estar[áa]) (\w+ ){0,2}?(vazi[oa]|
                sozinh[oa]|desocupad[oa]|sem ningu[ée]m|abert[oa])
            (ningu[ée]m|n[ãa]o h[áa] ningu[ée]m|n[ãa]o tem ningu[ée]m|n[ãa]o fica ningu[ée]m) (\w+ )?(em casa|
                no apartamento)
            n[ãa]o (h[áa]|tem) ningu[ée]m (\w+ ){0,2}?em casa
            \A(parece|provavelmente|seguramente|possivelmente|talvez|ao que parece|aparentemente|poderia|pode ser que|
                deve ser|supostamente|presumivelmente)
            \A(<often> )*(é|est[áa]|tem|mora|vive|trabalha) (provavelmente|seguramente|possivelmente|ao que parece|
                aparentemente)
            (a julgar por|a julgar pel[oa]s?|deduz-se|deduzido d[eoa]s?|pel[oa]s (seus |suas )?(pedidos|mensagens|
                compras|hor[áa]rios|
                perguntas|buscas)|segundo (seus|suas|os|as) (pedidos|mensagens|compras|hor[áa]rios|perguntas|buscas))
            (pedidos|mensagens|compras|hor[áa]rios|perguntas|buscas|fotos) (sugerem|indicam|implicam|mostram que|
                apontam)
        """,
    ),
    pii=Concern(
        unless=r"""
            (pedido|ticket|chamado|fatura|voo|quarto|vers[ãa]o|porta|p[áa]gina|linha|cap[íi]tulo|assento|port[ãa]o|
                erro|c[óo]digo|
                trem|comboio|[ôo]nibus|autocarro|rota|bug|issue|pr) (n[úu]mero |n[ºo°]\.? ?|# ?)?\d+
        """,
        when=r"""
            (nasci|nasceu|nascid[oa]|anivers[áa]rio( é)?|fa[çc]o( anos)?|faz( anos)?|data de nascimento)(?: é|
                :| em| no| a| dia|
                ,|=)* \d{1,2}(º)?( de (<month>)|\s?[./-]\s?\d{1,2})
            (meu|seu) anivers[áa]rio (é |cai )?(em |no |dia |a )*\d{1,2}(º)? de (<month>)
            (dia )?\d{1,2} de (<month>)( de \d{4})? (é (o )?(meu|seu) anivers[áa]rio|fa[çc]o|faz anos)
            (data de nascimento|nascimento)(:| é)? \d{4}[-/.]\d{1,2}[-/.]\d{1,2}
            (rua|r\.|avenida|av\.?|pra[çc]a|p[çc]a\.?|alameda|travessa|estrada|largo|rodovia|beco|
                cal[çc]ada) (?:(?:de|da|do|dos|das|a|o) )?(?-i:\p{Lu}|
                \d)[\p{L}\d'’.ªº-]*(?: [\p{L}'’.-]+){0,4}?,? ?(?:n[ºo°.]+ ?|n[úu]m(?:ero|\.)? ?|# ?)?\d{1,5}
            (c[óo]digo postal|cep|c\.p\.) (é |: ?|= ?)?\d{4,5}
            (meu|seu|minha|sua) (endere[çc]o|morada)( de casa| residencial)? (é|:) \S+
            (cpf|rg|cnpj|nif|nib|cart[ãa]o de cidad[ãa]o|bilhete de identidade|bi|passaporte|cnh|
                carteira de (motorista|identidade|
                trabalho)|carta de condu[çc][ãa]o|t[íi]tulo de eleitor|pis|nit|seguran[çc]a social|niss|
                    placa( do carro)?|
                matr[íi]cula|cart[ãa]o sus|ap[óo]lice|n[úu]mero de (s[óo]cio|cliente|funcion[áa]rio|processo|aluno|
                utente)|iban|chave pix)( n[úu]mero| n[ºo°]\.?)?( é| era|:| =|=|
                ,)* ?(?=[A-Z]{0,4}[ -]?\d)[A-Z]{0,4}[ -]?\d[\w./ -]{3,20}
            (lig(a|ue)(-me| me)?|telefone|tel\.?|celular|telem[óo]vel|whatsapp|zap|fixo|fax|n[úu]mero|
                contat?o|contacto)\b[^.;!?\d+]{0,30}(\+|\(|00)?\d[\d\s().\/-]{5,}\d
            (meu|seu) (n[úu]mero|telefone|celular|telem[óo]vel) (é|:) ?[\d+(]
        """,
    ),
)

REACH = ReachWords(
    here=r"""
        (?:para|pra|em|dentro de|ao longo de)? ?(?:todo |toda )?(?:n?est[ea]|n?ess[ea]|(?:n[oa] |o |\
            a )?noss[oa]) <project>
        (?:este|esta|esse|essa) <project>
        (?:n[oa]) noss[oa] <project>
        aqui(?= (?:nunca |sempre |só |não |a gente |nós )?(?:usamos|utilizamos|escrevemos|pomos|colocamos|fazemos|\
            seguimos|\
            evitamos|nomeamos|a gente|usa))
    """,
    projects=r"""
        (?:para|pra|em)? ?(?:n[oa] |[oa] )?<project> (?:d[aoe] )?{name:project_name}
        (?:para|pra|em|n[oa]) {name:project_name}(?=,? (?:sempre|nunca|usamos|escrevemos|pomos|a gente))
    """,
    code=r"""
        (?:em|para|pra|no) (?:todo )?(?:o |meu |nosso )?(?:código|codigo)(?: fonte| de exemplo)?
        (?:em|n[oa]s) (?:todos |todas )?(?:os |as |meus |minhas |nossos |nossas )?(?:scripts|comentários do código|\
            comentários de código|funções|testes|commits|mensagens de commit|pull requests|docstrings|\
                nomes de variáve(?:l|is)|\
            repos|repositórios)
        (?:em|para|pra|no) (?:todo )?(?:meu |nosso )?<code_tongue>
        (?:quando|ao) (?:escrev\p{L}+ |revis\p{L}+ )?(?:código|codigo|programar|programas|programo)
    """,
    writing=r"""
        (?:em|para|pra|n[oa]s?) (?:todos |todas )?(?:o |os |as )?(?:meus? |minhas? |nossos? |\
            nossas? )?(?:próprios )?(?:blog|\
            posts(?: do blog)?|artigos|ensaios|contos|relatos|livros|capítulos|capitulos|poemas|boletim|newsletters?|\
            textos|romances)
        quando (?:eu )?(?:escrevo|escrever) (?:artigos|ensaios|contos|textos)
    """,
    comms=r"""
        (?:em|para|pra|n[oa]s?|por) (?:todos |todas )?(?:os |as )?(?:meus |minhas |nossos |nossas )?(?:e-?mails?|\
            mails?|\
            mensagens|cartas|respostas a clientes)(?: (?:de trabalho|do trabalho|formais|a clientes|para clientes))?
        (?:os|meus|os meus) (?:e-?mails|mails)(?: sejam| vão| fiquem)
        quando (?:eu )?(?:escrevo|escrever) (?:e-?mails|mails|(?:a|aos|pr[ao]s?|para) (?:os |meus )?(?:clientes|\
            colegas))
    """,
    for_now=r"""
        por enquanto|por agora|por ora|de momento|no momento|hoje(?! em dia)|(?:d?est|d?ess)a vez|(?:est|\
            ess)a (?:noite|tarde)|\
            agora mesmo|só por hoje
        (?:só |somente |apenas )?(?:para|pra|em)? ?n?(?:este|esse) (?:chat|mensagem|e-?mail|mail|rascunho|texto|post)
        (?:só |somente |apenas )?(?:para|pra|em)? ?n?(?:esta|essa) (?:conversa|sessão|sessao|mensagem|carta|resposta|\
            tarefa)
    """,
)

# What is not to be done, as it is said with "não": also what stands behind a word that forbids.
FORBIDDEN_ACTS = """
    uses=usem=usar, use=usem=usar, utilizes=utilizem=utilizar, utilize=utilizem=utilizar
    empregues=empreguem=empregar, empregue=empreguem=empregar, mostres=mostrem=mostrar, mostre=mostrem=mostrar
    ensines=ensinem=ensinar, ensine=ensinem=ensinar, comeces=comecem=começar, comece=comecem=começar
    termines=terminem=terminar, termine=terminem=terminar, acabes=acabem=acabar, acabe=acabem=acabar
    assines=assinem=assinar, assine=assinem=assinar, nomeies=nomeiem=nomear, nomeie=nomeiem=nomear
    formates=formatem=formatar, formate=formatem=formatar, indentes=indentem=indentar
    indente=indentem=indentar, testes=testem=testar, teste=testem=testar, publiques=publiquem=publicar
    publique=publiquem=publicar, revises=revisem=revisar, revise=revisem=revisar
    documentes=documentem=documentar, documente=documentem=documentar, comentes=comentem=comentar
    comente=comentem=comentar, edites=editem=editar, edite=editem=editar, adiciones=adicionem=adicionar
    adicione=adicionem=adicionar, acrescentes=acrescentem=acrescentar, acrescente=acrescentem=acrescentar
    coloques=coloquem=colocar, coloque=coloquem=colocar, botes=botem=botar, bote=botem=botar
    ordenes=ordenem=ordenar, ordene=ordenem=ordenar, listes=listem=listar, liste=listem=listar
    enumeres=enumerem=enumerar, enumere=enumerem=enumerar, agrupes=agrupem=agrupar, agrupe=agrupem=agrupar
    separes=separem=separar, separe=separem=separar, numeres=numerem=numerar, numere=numerem=numerar
    arredondes=arredondem=arredondar, arredonde=arredondem=arredondar, cites=citem=citar, cite=citem=citar
    abrevies=abreviem=abreviar, abrevie=abreviem=abreviar, alinhes=alinhem=alinhar, alinhe=alinhem=alinhar
    marques=marquem=marcar, marque=marquem=marcar, destaques=destaquem=destacar, destaque=destaquem=destacar
    sublinhes=sublinhem=sublinhar, sublinhe=sublinhem=sublinhar, expliques=expliquem=explicar
    explique=expliquem=explicar, apresentes=apresentem=apresentar, apresente=apresentem=apresentar
    compares=comparem=comparar, compare=comparem=comparar, evites=evitem=evitar, evite=evitem=evitar
    verifiques=verifiquem=verificar, verifique=verifiquem=verificar, cortes=cortem=cortar, corte=cortem=cortar
    encurtes=encurtem=encurtar, encurte=encurtem=encurtar, tires=tirem=tirar, tire=tirem=tirar
    retires=retirem=retirar, retire=retirem=retirar, apagues=apaguem=apagar, apague=apaguem=apagar
    deixes=deixem=deixar, deixe=deixem=deixar, feches=fechem=fechar, feche=fechem=fechar, contes=contem=contar
    conte=contem=contar, desenhes=desenhem=desenhar, desenhe=desenhem=desenhar, pintes=pintem=pintar
    pinte=pintem=pintar, fales=falem=falar, fale=falem=falar, mandes=mandem=mandar, mande=mandem=mandar
    envies=enviem=enviar, envie=enviem=enviar, passes=passem=passar, passe=passem=passar, mudes=mudem=mudar
    mude=mudem=mudar, troques=troquem=trocar, troque=troquem=trocar, toques=toquem=tocar, toque=toquem=tocar
    modifiques=modifiquem=modificar, modifique=modifiquem=modificar, cries=criem=criar, crie=criem=criar
    geres=gerem=gerar, gere=gerem=gerar, guardes=guardem=guardar, guarde=guardem=guardar, salves=salvem=salvar
    salve=salvem=salvar, executes=executem=executar, execute=executem=executar, rodes=rodem=rodar
    rode=rodem=rodar, lances=lancem=lançar, lance=lancem=lançar, instales=instalem=instalar
    instale=instalem=instalar, atualizes=atualizem=atualizar, atualize=atualizem=atualizar
    ajustes=ajustem=ajustar, ajuste=ajustem=ajustar, indiques=indiquem=indicar, indique=indiquem=indicar
    calcules=calculem=calcular, calcule=calculem=calcular, cumprimentes=cumprimentem=cumprimentar
    cumprimente=cumprimentem=cumprimentar, perguntes=perguntem=perguntar, pergunte=perguntem=perguntar
    recomendes=recomendem=recomendar, recomende=recomendem=recomendar, mistures=misturem=misturar
    misture=misturem=misturar, commites=commitem=commitar, commite=commitem=commitar
    respeites=respeitem=respeitar, respeite=respeitem=respeitar, completes=completem=completar
    complete=completem=completar, justifiques=justifiquem=justificar, justifique=justifiquem=justificar
    simplifiques=simplifiquem=simplificar, simplifique=simplifiquem=simplificar, ocultes=ocultem=ocultar
    oculte=ocultem=ocultar, pules=pulem=pular, pule=pulem=pular, saltes=saltem=saltar, salte=saltem=saltar
    confirmes=confirmem=confirmar, confirme=confirmem=confirmar, avises=avisem=avisar, avise=avisem=avisar
    consultes=consultem=consultar, consulte=consultem=consultar, cheques=chequem=checar, cheque=chequem=checar
    estudes=estudem=estudar, estude=estudem=estudar, pratiques=pratiquem=praticar, pratique=pratiquem=praticar
    planejes=planejem=planejar, planeje=planejem=planejar, planeies=planeiem=planear, planeie=planeiem=planear
    organizes=organizem=organizar, organize=organizem=organizar, registres=registrem=registrar
    registre=registrem=registrar, registes=registem=registar, registe=registem=registar, leves=levem=levar
    leve=levem=levar, limpes=limpem=limpar, limpe=limpem=limpar, programes=programem=programar
    programe=programem=programar, codes=codem=codar, code=codem=codar, arquives=arquivem=arquivar
    arquive=arquivem=arquivar, montes=montem=montar, monte=montem=montar, refatores=refatorem=refatorar
    refatore=refatorem=refatorar, voltes=voltem=voltar, volte=voltem=voltar, prepares=preparem=preparar
    prepare=preparem=preparar, anotes=anotem=anotar, anote=anotem=anotar, bloqueies=bloqueiem=bloquear
    bloqueie=bloqueiem=bloquear, desligues=desliguem=desligar, desligue=desliguem=desligar
    ligues=liguem=ligar, ligue=liguem=ligar, procures=procurem=procurar, procure=procurem=procurar
    busques=busquem=buscar, busque=busquem=buscar, pesquises=pesquisem=pesquisar, pesquise=pesquisem=pesquisar
    tentes=tentem=tentar, tente=tentem=tentar, gastes=gastem=gastar, gaste=gastem=gastar
    inventes=inventem=inventar, invente=inventem=inventar, alteres=alterem=alterar, altere=alterem=alterar
    elogies=elogiem=elogiar, elogie=elogiem=elogiar, escrevas=escrevam=escrever, escreva=escrevam=escrever
    aprendas=aprendam=aprender, aprenda=aprendam=aprender, respondas=respondam=responder
    responda=respondam=responder, escolhas=escolham=escolher, escolha=escolham=escolher
    descrevas=descrevam=descrever, descreva=descrevam=descrever, mexas=mexam=mexer, mexa=mexam=mexer
    atendas=atendam=atender, atenda=atendam=atender, resolvas=resolvam=resolver, resolva=resolvam=resolver
    convertas=convertam=converter, converta=convertam=converter, removas=removam=remover
    remova=removam=remover, reescrevas=reescrevam=reescrever, reescreva=reescrevam=reescrever
    esqueças=esqueçam=esquecer, esqueça=esqueçam=esquecer, metas=metam=meter, meta=metam=meter
    dividas=dividam=dividir, divida=dividam=dividir, abras=abram=abrir, abra=abram=abrir
    imprimas=imprimam=imprimir, imprima=imprimam=imprimir, definas=definam=definir, defina=definam=definir
    partas=partam=partir, parta=partam=partir, resumas=resumam=resumir, resuma=resumam=resumir
    discutas=discutam=discutir, discuta=discutam=discutir, exibas=exibam=exibir, exiba=exibam=exibir
    omitas=omitam=omitir, omita=omitam=omitir, assumas=assumam=assumir, assuma=assumam=assumir
    leias=leiam=ler, leia=leiam=ler, faças=façam=fazer, faça=façam=fazer, ponhas=ponham=pôr, ponha=ponham=pôr
    vejas=vejam=ver, veja=vejam=ver, digas=digam=dizer, diga=digam=dizer, tragas=tragam=trazer
    traga=tragam=trazer, mantenhas=mantenham=manter, mantenha=mantenham=manter, dês=deem=dar, dê=deem=dar
    insiras=insiram=inserir, insira=insiram=inserir, sugiras=sugiram=sugerir, sugira=sugiram=sugerir
    sigas=sigam=seguir, siga=sigam=seguir, repitas=repitam=repetir, repita=repitam=repetir
    confiras=confiram=conferir, confira=confiram=conferir, corrijas=corrijam=corrigir
    corrija=corrijam=corrigir, traduzas=traduzam=traduzir, traduza=traduzam=traduzir, reduzas=reduzam=reduzir
    reduza=reduzam=reduzir, subas=subam=subir, suba=subam=subir, peças=peçam=pedir, peça=peçam=pedir
    incluas=incluam=incluir, inclua=incluam=incluir, substituas=substituam=substituir
    substitua=substituam=substituir, me dês=lhe deem=dar-lhe, me dê=lhe deem=dar-lhe
    me mostres=lhe mostrem=mostrar-lhe, me mostre=lhe mostrem=mostrar-lhe
    me respondas=lhe respondam=responder-lhe, me responda=lhe respondam=responder-lhe
    me expliques=lhe expliquem=explicar-lhe, me explique=lhe expliquem=explicar-lhe
    me mandes=lhe mandem=mandar-lhe, me mande=lhe mandem=mandar-lhe, me envies=lhe enviem=enviar-lhe
    me envie=lhe enviem=enviar-lhe, me passes=lhe passem=passar-lhe, me passe=lhe passem=passar-lhe
    me fales=lhe falem=falar-lhe, me fale=lhe falem=falar-lhe, me digas=lhe digam=dizer-lhe
    me diga=lhe digam=dizer-lhe, me perguntes=lhe perguntem=perguntar-lhe
    me pergunte=lhe perguntem=perguntar-lhe, me avises=lhe avisem=avisar-lhe, me avise=lhe avisem=avisar-lhe
    me ensines=lhe ensinem=ensinar-lhe, me ensine=lhe ensinem=ensinar-lhe
    me escrevas=lhe escrevam=escrever-lhe, me escreva=lhe escrevam=escrever-lhe
    me recomendes=lhe recomendem=recomendar-lhe, me recomende=lhe recomendem=recomendar-lhe
    me sugiras=lhe sugiram=sugerir-lhe, me sugira=lhe sugiram=sugerir-lhe, me lembres=lhe lembrem=lembrar-lhe
    me lembre=lhe lembrem=lembrar-lhe, me indiques=lhe indiquem=indicar-lhe
    me indique=lhe indiquem=indicar-lhe, me tragas=lhe tragam=trazer-lhe, me traga=lhe tragam=trazer-lhe
    me deixes=lhe deixem=deixar-lhe, me deixe=lhe deixem=deixar-lhe, me consultes=lhe consultem=consultar-lhe
    me consulte=lhe consultem=consultar-lhe
"""

STATEMENTS = StatementRules(
    groups=(
        ("mails", "e-?mails, mensagens, cartas, respostas, recados, mails"),
        ("papers", "relatórios, resumos, atas, propostas, pareceres"),
        (
            "reader",
            """
            chefe, patrão, patroa, gerente, gestora?, supervisora?, diretora?, coordenadora?, cliente, colega, sóci[oa]
            professora?, orientadora?, editora?, advogad[oa], contadora?, senhori[oa], vizinh[oa], mãe, pai, irmão, irmã
            marido, mulher, esposa, namorad[oa], tio, tia, av[ôó]
            """,
        ),
        ("wishes", "quer, prefere, gosta de, exige, pede, espera"),
        ("orders", "quer, prefere, exige, pede, espera"),
        ("shuns", "não quer, detesta, odeia, não suporta, não lê"),
        ("habitually", "sempre, só, também, geralmente"),
        (
            "terse",
            """
            (?:mais |muito |bem )?(?:curt[oa]s|breves|concis[oa]s|diret[oa]s|formais|informais|simples|detalhad[oa]s|\
                objetiv[oa]s|
            clar[oa]s|educad[oa]s)
            """,
        ),
        ("lengthy", "(?:muito |tão |demasiado )?(?:long[oa]s|comprid[oa]s|extens[oa]s|enrolad[oa]s|prolix[oa]s)"),
        (
            "first_thing",
            (
                "(?:a conclusão|o resumo|o essencial|o mais importante|o resultado|a resposta|a decisão|os "
                "números) (?:logo no "
                "início|no início|logo no começo|no começo|primeiro|em primeiro lugar|no topo|logo de cara)"
            ),
        ),
        (
            "laid_out",
            (
                "(?:em|por) (?:tópicos|pontos|lista|listas|prosa|texto corrido|frases curtas|um parágrafo|"
                "<tongue>)|(?:em|numa) "
                "(?:uma|duas|três)? ?(?:só )?páginas?|(?:em|com) menos de (?:\\d+|cinco|dez) (?:palavras|linhas|"
                "frases)|com "
                "(?:<first_thing>|(?:um |uma )?(?:resumo|assunto claro|assunto|saudação))|sem "
                "(?:emojis|saudação|anexos?|jargão|rodeios|enrolação|tabelas)"
            ),
        ),
        ("cap", r"(?-i:\p{Lu})[\p{L}\p{M}\d'’.-]*"),
        ("word", r"[\p{L}\p{M}\d'’./+#&-]+"),
        ("bit", r"[^\s,;:()!?¡¿]+"),
        ("flow", r"(?:(?! [-–—] )[^,;:()!?…¡¿])+"),
        ("onward", r"(?:,\s(?:com|sem|e|ou|em|no|na|sobretudo|inclusive|de preferência|mesmo) [^,;:()!?…]+)?"),
        ("list", r"<word>(?: <word>){0,2}(?:,\s<word>(?: <word>){0,2})+,? e <word>(?: <word>){0,2}"),
        (
            "aside",
            (
                "também, agora, atualmente, sobretudo, realmente, pessoalmente, sempre, ainda, só, mesmo, "
                "hoje em dia, normalmente"
            ),
        ),
        (
            "mine",
            r"""
            eu, sou, estou, moro, moramos, vivo, vivemos, trabalho, trabalhamos, tenho, temos, uso, usamos, utilizo
            prefiro, falo, estudo, odeio, detesto, evito, (?:o |a |os |as )?meus?, (?:a |as )?minhas?, nunca, sempre
            gosto, não gosto, adoro, me chamo, chamo-me, costumo, me chama, não suporto, quero que, programo, ensino
            dou aulas?, me dedico, pode me chamar, a gente, (?:o |a )?noss[oa]s?, não como, não bebo, só uso, nasci
            """,
        ),
        (
            "project",
            """
            projeto, projecto, repo, repositório, repositorio, código, codigo, monorepo, pacote, app, aplicação
            aplicativo, web, site, página, pagina, tese, produto, serviço, servico, biblioteca, lib, base de código
            loja
            """,
        ),
        (
            "agora",
            (
                r"(?:a partir|apartir) de (?:agora|hoje|já), de agora em diante, daqui (?:pra|para|por|em) "
                r"(?:frente|diante), "
                r"daqui para a frente, de hoje em diante, desde já, de futuro, doravante, sempre que "
                r"puder, sempre que puderes"
            ),
        ),
        ("nunca", "nunca, jamais, nunca mais"),
        (
            "month",
            (
                "janeiro, fevereiro, março, marco, abril, maio, junho, julho, agosto, setembro, outubro, "
                "novembro, dezembro"
            ),
        ),
        (
            "day",
            r"""
            segundas?(?:-feiras?)?, terças?(?:-feiras?)?, quartas?(?:-feiras?)?, quintas?(?:-feiras?)?
            sextas?(?:-feiras?)?, sábados?, domingos?
            """,
        ),
        (
            "regularly",
            r"""
            (?:às|aos|nas|nos|todas as|todos os|toda|todo|cada|à|ao) <day>(?: (?:de|à|pela|e|e às|e aos) \S+)?
            (?:cada|todas as|todos os|toda|todo|pelas?|aos?) (?:manhãs?|noites?|tardes?|dias?|semanas?|santo dia|\
                fins? de semana|ver(?:ão|ões))
            de manhã, à noite, de noite, à tarde, de tarde, durante a semana, diariamente, nos fins de semana
            """,
        ),
        (
            "tongue",
            r"""
            português, inglês, francês, alemão, italiano, espanhol, castelhano, catalão, galego, basco, mirandês
            crioulo
            guarani, tupi, nheengatu, quimbundo, umbundo, tétum, chinês, mandarim, cantonês, japonês, coreano
            árabe, russo
            ucraniano, polonês, polaco, tcheco, checo, romeno, grego, turco, hebraico, hindi, sueco, norueguês
            dinamarquês, finlandês, holandês, neerlandês, húngaro, búlgaro, croata, sérvio, latim, esperanto, persa
            urdu, suaíli, iorubá, quíchua, quéchua, libras, língua gestual, língua de sinais
            """,
        ),
        (
            "code_tongue",
            r"""
            python, javascript, typescript, java, kotlin, swift, go, golang, rust, ruby, php, perl, lua, scala
            haskell, ocaml, elixir, erlang
            clojure, lisp, julia, matlab, fortran, cobol, c\+\+, c#, f#, dart, zig, nim, bash, shell, powershell
            sql, css, html, terraform
            (?-i:C), (?-i:R)
            """,
        ),
        (
            "system",
            r"""
            macos, mac os, mac, windows(?: \d+)?, wsl ?2?, linux, ubuntu, debian, fedora, arch, arch linux, manjaro
            linux mint, mint, nixos
            gentoo, opensuse, red hat, freebsd, chromeos, ios, ipados, android
            """,
        ),
        (
            "tool",
            r"""
            vim, neovim, emacs, helix, zed, sublime text, vs ?code, visual studio, visual studio code, intellij
            pycharm, webstorm, xcode
            android studio, eclipse, cursor, nano, notepad\+\+, git, github, gitlab, bitbucket, jira, linear, trello
            asana, notion, obsidian
            logseq, anki, todoist, evernote, onenote, google docs, google sheets, google calendar, libreoffice
            excel, word, airtable, slack
            discord, teams, zoom, signal, telegram, whatsapp, thunderbird, outlook, gmail, firefox, chrome, chromium
            safari, brave, vivaldi
            zsh, fish, tmux, alacritty, kitty, docker, podman, kubernetes, ansible, vagrant, nix, homebrew, npm
            pnpm, yarn, bun, deno, node
            node\.js, pip, pipx, uv, poetry, conda, mamba, cargo, gradle, maven, bazel, make, cmake, webpack, vite
            rollup, esbuild, babel
            eslint, prettier, biome, ruff, black, isort, flake8, pylint, mypy, pyright, pytest, unittest, jest
            vitest, mocha, playwright
            cypress, selenium, junit, react, preact, vue, svelte, sveltekit, angular, htmx, astro, next\.js, nuxt
            gatsby, hugo, jekyll
            tailwind, tailwind css, bootstrap, sass, django, flask, fastapi, rails, laravel, symfony, spring boot
            express, nestjs, phoenix
            postgres, postgresql, mysql, mariadb, sqlite, duckdb, mongodb, redis, elasticsearch, kafka, rabbitmq
            graphql, grpc, latex, typst
            pandoc, jupyter, numpy, pandas, polars, spark, pytorch, tensorflow, scikit-learn, matplotlib, figma
            inkscape, gimp, photoshop
            lightroom, blender, freecad, audacity, ableton, musescore, zotero, mendeley, overleaf, scrivener, aws
            gcp, azure, hetzner, heroku
            vercel, netlify, cloudflare, nginx, caddy, apache, jenkins, github actions, gitlab ci, sentry, grafana
            prometheus, axios, lodash
            date-fns, moment\.js, moment, dayjs, luxon, prisma, sqlalchemy, pydantic, celery, requests, httpx
            bitwarden, keepass, syncthing
            nextcloud, dropbox, ripgrep, jq, curl, ffmpeg
            """,
        ),
        ("tech", "<system>, <tool>, <code_tongue>"),
        (
            "country",
            r"""
            portugal, brasil, angola, moçambique, cabo verde, guiné-bissau, são tomé e príncipe, timor-leste, timor
            macau, espanha, argentina, chile, peru, méxico, colômbia, venezuela, equador, bolívia, paraguai, uruguai
            cuba, estados unidos, canadá, frança, itália, alemanha, inglaterra, reino unido, escócia, irlanda, bélgica
            holanda, países baixos, suíça, áustria, polônia, polónia, suécia, noruega, dinamarca, finlândia, grécia
            turquia, marrocos, japão, china, coreia, coreia do sul, índia, austrália, nova zelândia, luxemburgo, açores
            madeira, algarve, alentejo, minho, ribatejo, minas gerais, bahia, pernambuco, ceará, maranhão, paraná
            santa catarina, rio grande do sul, goiás, mato grosso, amazonas, pará, acre, rondônia, roraima, tocantins
            piauí, paraíba, sergipe, alagoas, espírito santo, rio grande do norte
            """,
        ),
        (
            "city",
            r"""
            lisboa, porto, braga, coimbra, aveiro, faro, évora, viseu, leiria, setúbal, guimarães, funchal, beja
            bragança
            guarda, castelo branco, santarém, portalegre, viana do castelo, vila real, sintra, cascais, almada, amadora
            oeiras, matosinhos, vila nova de gaia, gaia, odivelas, loures, ponta delgada, angra do heroísmo, tavira
            portimão, lagos, óbidos, tomar, figueira da foz, póvoa de varzim, são paulo, sao paulo, sampa
            rio de janeiro
            rio, brasília, brasilia, salvador, fortaleza, belo horizonte, bh, manaus, curitiba, recife, goiânia, goiania
            belém, belem, porto alegre, poa, floripa, florianópolis, florianopolis, vitória, natal, joão pessoa, maceió
            aracaju, teresina, são luís, palmas, cuiabá, campo grande, porto velho, rio branco, macapá, boa vista
            campinas, santos, guarulhos, osasco, ribeirão preto, são josé dos campos, sorocaba, niterói, niteroi
            uberlândia
            juiz de fora, londrina, maringá, joinville, blumenau, caxias do sul, pelotas, santa maria, feira de santana
            olinda, petrópolis, ouro preto, paraty, maricá, luanda, maputo, praia, mindelo, bissau, díli, madrid
            barcelona
            vigo, sevilha, londres, paris, berlim, roma, milão, bruxelas, amsterdã, amesterdão, munique, viena, praga
            dublin, edimburgo, genebra, zurique, tóquio, miami, boston, nova york, nova iorque, buenos aires, montevidéu
            santiago, lima, bogotá, quito, toronto
            """,
        ),
        ("particle", "de, do, da, dos, das, e, d', o, a"),
        (
            "named",
            (
                r"(?:(?:o|a|os|as) )?<cap>(?:[ -]<cap>| <particle> <cap>){0,3}(?:,\s<cap>(?: <cap>){0,2})?, "
                r"<city>(?:,\s?<country>)?, <country>"
            ),
        ),
        (
            "placed",
            (
                "em, no, na, nos, nas, perto de, perto do, perto da, nos arredores de, nos arredores do, ao lado de, "
                "ao lado do, ao lado da, ao norte de, ao sul de, a norte de, a sul de, na região de, na zona de, "
                "no interior de, no interior do, no interior da, na periferia de, no norte de, no sul de, "
                "no centro de, "
                "no litoral de, na grande, no bairro de, na cidade de, na vila de, fora de"
            ),
        ),
        (
            "home",
            """
            apartamento, apê, ape, casa, aldeia, vila, cidade, cidadezinha, bairro, centro, campo, montanha, serra
            litoral, sítio, fazenda, quinta, chácara, interior, roça, kitnet, quarto, barco, república, arredores, ilha
            subúrbio, periferia, condomínio, moradia, prédio, vivenda, estúdio, sobrado, praia, monte
            """,
        ),
        (
            "job",
            r"""
            [\p{L}-]{3,}(?:eir[oa]|dor|dora|tor|tora|sor|sora|ista|[óo]log[oa]|iatra|[óo]graf[oa]|nauta), médic[oa]
            advogad[oa], arquitet[oa], músic[oa], chef, piloto, mestre, docente, estudante, juiz, juíza, veterinári[oa]
            farmacêutic[oa], policial, polícia, militar, notári[oa], bibliotecári[oa], autônom[oa], autónom[oa]
            freelancer, freelance, administrativ[oa], ator, atriz, poeta, matemátic[oa], físic[oa], químic[oa]
            mecânic[oa], técnic[oa], secretári[oa], funcionári[oa](?: públic[oa])?, servidor público, servidora pública
            estagiári[oa], cientista, gerente, comercial, guia, intérprete, cirurgi[ãa]o?, parteira, fisio
            fisioterapeuta, ajudante, assistente, auxiliar, empresári[oa], doutorand[oa], mestrand[oa], postdoc
            aposentad[oa], reformad[oa], product manager, project manager, analista, data scientist, agente, terapeuta
            costureir[oa], caixa, gestor, gestora, informátic[oa], garçom, garçonete, contabilista, agrônom[oa]
            agrónom[oa], síndic[oa], vigilante, bombeir[oa], diretor, diretora, professor, professora, designer
            dev, concurseir[oa], psicopedagog[oa], pedagog[oa], diarista, motoboy, fazendeir[oa], babá, consultor
            """,
        ),
        (
            "no_job",
            r"""
            primeir[oa], terceir[oa], solteir[oa], inteir[oa], estrangeir[oa], companheir[oa], herdeir[oa]
            passageir[oa]
            prisioneir[oa], consumidor, consumidora, fumador, fumadora, bebedor, jogador, jogadora, perdedor, ganhador
            leitor, leitora, otimista, pessimista, perfeccionista, realista, egoísta, turista, racista, machista
            feminista, minimalista, idealista, budista, comunista, socialista, anarquista, nacionalista, marxista
            fascista, batista, petista, bolsonarista, esquerdista, direitista, verdadeir[oa], pecador, devedor, autor
            autora, guerreir[oa], brasileir[oa], mineir[oa], trabalhador, trabalhadora, conservador, conservadora, maior
            melhor, pior, menor, superior, motor, setor, fator, valor, error, amor, senhor, senhora, sonhador, tutor
            besteira, madeira, lutador, seguidor, caseir[oa], rotineir[oa], ligeir[oa], certeir[oa], sorrateir[oa]
            corintiano, eleitor, eleitora, torcedor, torcedora, usuário, protagonista, artista da fome, faladeira
            maneir[oa], interior, exterior, celíac[oa]
            """,
        ),
        (
            "venture",
            """
            padaria, loja, lojinha, bar, restaurante, café, cafeteria, oficina, empresa, negócio, blog, boletim
            newsletter, canal, escola, estúdio, fazenda, horta, equipe, equipa, salão, cabeleireiro, livraria, podcast
            clube, coral, coro, revista, agência, consultoria, startup, clínica, consultório, floricultura, florista
            pousada, hostel, hotel, galeria, museu, biblioteca, banda, associação, ong, gráfica, adega, mercearia
            quitanda
            ferragem, queijaria, sorveteria, confeitaria, papelaria, farmácia, quinta, sítio, ateliê, atelier, academia
            """,
        ),
        (
            "rel",
            """
            mulher, esposa, marido, esposo, companheiro, companheira, namorado, namorada, noivo, noiva, parceiro
            parceira
            filho, filha, bebê, bebé, mãe, pai, irmão, irmã, irmão mais velho, irmã mais velha, irmão mais novo
            irmã mais nova, filha mais velha, filho mais velho, filha mais nova, filho mais novo, avô, avó, tio, tia
            primo, prima, sobrinho, sobrinha, sogro, sogra, cunhado, cunhada, cachorro, cachorra, cão, cadela, gato
            gata, cavalo, égua, coelho, papagaio, calopsita, tartaruga, jabuti, chefe, sócio, sócia, neto, neta
            colega de quarto, colega de casa, melhor amigo, melhor amiga, tutor, tutora, orientador, orientadora
            hamster
            enteado, enteada, afilhado, afilhada, caçula
            """,
        ),
        (
            "rels",
            """
            filhos, filhas, gêmeos, gêmeas, gémeos, gémeas, irmãos, irmãs, pais, gatos, gatas, cachorros, cães, cavalos
            coelhos, galinhas, ovelhas, cabras, abelhas, netos, netas, sobrinhos, sobrinhas, crianças, enteados, bebês
            """,
        ),
        ("many", r"um, uma, dois, duas, três, quatro, cinco, seis, \d"),
        (
            "setup",
            """
            editor, editor de código, editor de texto, ide, terminal, navegador, navegador principal, browser
            sistema operacional, sistema operativo, distro, shell, gerenciador de pacotes, gestor de pacotes
            gerenciador de senhas, app de notas, cliente de email, calendário, buscador, motor de busca
            linguagem principal, linguagem, layout de teclado, teclado, câmera, planilha, folha de cálculo
            lista de tarefas, framework, linter
            """,
        ),
        (
            "device",
            """
            notebook, portátil, laptop, computador, computador do trabalho, notebook do trabalho
            portátil do trabalho, pc
            desktop, celular, telemóvel, telefone, tablet, mac, macbook, servidor de casa, raspberry pi, máquina, note
            pc de casa, computador de casa
            """,
        ),
        (
            "trouble",
            r"""
            erros?, falham?, falhou, falha, exceção, quebrad[oa], partid[oa], não funciona, não roda, não compila
            travad[oa], trava, timeouts?, dá pau, deu pau, bugs?
            """,
        ),
        (
            "asked",
            r"""
            queria dizer, quis dizer, eu quis dizer, me referia ao?, referia-me ao?, me refiro ao?, disse, te disse
            pedi
            te pedi, tinha pedido, tinha te pedido, falei, quero, queria, eu queria, eu quero, o queria, o quero
            a queria, eu pedi, eu disse, eu falei, prefiro, melhor, usa, use, usem, faz, faça, faz isso, coloca, coloque
            põe, ponha, escreve, escreva, devia ser, deveria ser, devia estar, deveria estar, tinha que ser
            tem que ser, é, era
            são, preciso, usamos, utilizamos, refaz, refaça, me dá, me dê, dá-me, que seja, que esteja, prefiro que seja
            pedi-te, disse-te, antes, era pra ser, era para ser, pode ser, refaz isso, bota
            """,
        ),
        ("into", "em, no, na, com, como, a, ao, por, de, pra, para, do, da"),
        (
            "spelled",
            (
                r"(?:inglês) (?:americano|britânico|britanico), português (?:do brasil|brasileiro|de portugal|europeu|"
                r"pt-pt|pt-br), espanhol (?:da espanha|do méxico|neutro), pt-br, pt-pt"
            ),
        ),
        ("theirs", "ele, ela, eles, elas, dele, dela, deles, delas"),
        (
            "this",
            (
                r"este, esta, estes, estas, esse, essa, esses, essas, aquele, aquela, aqueles, aquelas, "
                r"isto, isso, aquilo, "
                r"[dn]?est[ea]s?, [dn]?ess[ea]s?, [dn]iss?to, [dn]isso, daquele, daquela, naquele, naquela, daquilo"
            ),
        ),
        (
            "after",
            (
                "em, no, na, nos, nas, num, numa, com, sem, para, pra, por, como, a, ao, à, às, aos, "
                "antes, depois, quando, "
                "entre, desde, sob, até, segundo, pelo, pela, conforme, ao invés, de forma, de modo"
            ),
        ),
        (
            "you",
            r"tu, teu, tua, teus, tuas, te, ti, contigo, você, vocês, vc, seu, sua, seus, suas, vosso, vossa, cê",
        ),
        ("choice", "opção, versão, variante, proposta, ideia, rascunho, sugestão, resultado"),
        (
            "nth",
            (
                "primeiro, primeira, segundo, segunda, terceiro, terceira, quarto, último, última, outro, "
                "outra, anterior, "
                "seguinte, novo, nova, velho, velha, mesmo, mesma, atual"
            ),
        ),
        (
            "pointer",
            (
                "o, a, os, as, isso, isto, ambos, ambas, um, uma, nenhum, nenhuma, algo, nada, alguém, "
                "muito, bastante, "
                "mais, assim, tudo, menos, demais, pouco, ele, ela"
            ),
        ),
        (
            "bare_vague",
            (
                r"^(?:<pointer>)$, ^(?:o|a|os|as) (?:<nth>), ^(?:assim|como|que (?:me|te|o|a|se|isso|isto)|se|"
                r"quando|o que)\b, <this>, (?:<choice>)$, (?:aqui|aí|ai|ali|ainda|hoje|mesmo assim)$"
            ),
        ),
    ),
    tables=(
        Table(
            "in_mails",
            "said written",
            """
            em e-mails=os e-mails, nos e-mails=os e-mails, dos e-mails=os e-mails, em emails=os emails
            nos emails=os emails, dos emails=os emails, em mails=os mails, nos mails=os mails, dos mails=os mails
            em mensagens=as mensagens, nas mensagens=as mensagens, das mensagens=as mensagens, em cartas=as cartas
            nas cartas=as cartas, das cartas=as cartas, em respostas=as respostas, nas respostas=as respostas
            das respostas=as respostas, em recados=os recados, nos recados=os recados, dos recados=os recados
            """,
        ),
        Table(
            "styled",
            "said reads",
            """
            tópicos=em tópicos, bullets=com bullets, listas=com listas, tabelas=com tabelas, prosa=em prosa
            parágrafos=em parágrafos, texto corrido=em texto corrido, frases curtas=com frases curtas
            texto simples=em texto simples, uma página=em uma página, só uma página=em uma página
            algo mais curto=com mais brevidade, algo mais breve=com mais brevidade, um tom formal=em tom formal
            um tom mais formal=em tom mais formal, um tom menos formal=em tom menos formal
            a conclusão primeiro=com a conclusão primeiro, a conclusão no início=com a conclusão no início
            o resumo primeiro=com o resumo primeiro, o mais importante primeiro=com o mais importante primeiro
            """,
        ),
        Table("respostas", "said", "respostas, explicações"),
        Table(
            "habit",
            "said third",
            """
            uso=usa, usamos=usa, a gente usa=usa, utilizo=utiliza, utilizamos=utiliza, a gente utiliza=utiliza
            emprego=emprega, empregamos=emprega, a gente emprega=emprega, mostro=mostra, mostramos=mostra
            a gente mostra=mostra, ensino=ensina, ensinamos=ensina, a gente ensina=ensina, começo=começa
            começamos=começa, a gente começa=começa, termino=termina, terminamos=termina, a gente termina=termina
            acabo=acaba, acabamos=acaba, a gente acaba=acaba, assino=assina, assinamos=assina, a gente assina=assina
            chamo=chama, chamamos=chama, a gente chama=chama, nomeio=nomeia, nomeamos=nomeia, a gente nomeia=nomeia
            formato=formata, formatamos=formata, a gente formata=formata, indento=indenta, indentamos=indenta
            a gente indenta=indenta, testo=testa, testamos=testa, a gente testa=testa, publico=publica
            publicamos=publica, a gente publica=publica, reviso=revisa, revisamos=revisa, a gente revisa=revisa
            documento=documenta, documentamos=documenta, a gente documenta=documenta, comento=comenta
            comentamos=comenta, a gente comenta=comenta, edito=edita, editamos=edita, a gente edita=edita
            adiciono=adiciona, adicionamos=adiciona, a gente adiciona=adiciona, acrescento=acrescenta
            acrescentamos=acrescenta, a gente acrescenta=acrescenta, coloco=coloca, colocamos=coloca
            a gente coloca=coloca, boto=bota, botamos=bota, a gente bota=bota, ordeno=ordena, ordenamos=ordena
            a gente ordena=ordena, listo=lista, listamos=lista, a gente lista=lista, enumero=enumera
            enumeramos=enumera, a gente enumera=enumera, agrupo=agrupa, agrupamos=agrupa, a gente agrupa=agrupa
            separo=separa, separamos=separa, a gente separa=separa, numero=numera, numeramos=numera
            a gente numera=numera, arredondo=arredonda, arredondamos=arredonda, a gente arredonda=arredonda, cito=cita
            citamos=cita, a gente cita=cita, abrevio=abrevia, abreviamos=abrevia, a gente abrevia=abrevia
            alinho=alinha, alinhamos=alinha, a gente alinha=alinha, marco=marca, marcamos=marca, a gente marca=marca
            destaco=destaca, destacamos=destaca, a gente destaca=destaca, sublinho=sublinha, sublinhamos=sublinha
            a gente sublinha=sublinha, explico=explica, explicamos=explica, a gente explica=explica
            apresento=apresenta, apresentamos=apresenta, a gente apresenta=apresenta, comparo=compara
            comparamos=compara, a gente compara=compara, evito=evita, evitamos=evita, a gente evita=evita
            verifico=verifica, verificamos=verifica, a gente verifica=verifica, corto=corta, cortamos=corta
            a gente corta=corta, encurto=encurta, encurtamos=encurta, a gente encurta=encurta, tiro=tira, tiramos=tira
            a gente tira=tira, retiro=retira, retiramos=retira, a gente retira=retira, apago=apaga, apagamos=apaga
            a gente apaga=apaga, deixo=deixa, deixamos=deixa, a gente deixa=deixa, fecho=fecha, fechamos=fecha
            a gente fecha=fecha, conto=conta, contamos=conta, a gente conta=conta, desenho=desenha, desenhamos=desenha
            a gente desenha=desenha, pinto=pinta, pintamos=pinta, a gente pinta=pinta, falo=fala, falamos=fala
            a gente fala=fala, mando=manda, mandamos=manda, a gente manda=manda, envio=envia, enviamos=envia
            a gente envia=envia, passo=passa, passamos=passa, a gente passa=passa, mudo=muda, mudamos=muda
            a gente muda=muda, troco=troca, trocamos=troca, a gente troca=troca, toco=toca, tocamos=toca
            a gente toca=toca, modifico=modifica, modificamos=modifica, a gente modifica=modifica, crio=cria
            criamos=cria, a gente cria=cria, gero=gera, geramos=gera, a gente gera=gera, guardo=guarda
            guardamos=guarda, a gente guarda=guarda, salvo=salva, salvamos=salva, a gente salva=salva, executo=executa
            executamos=executa, a gente executa=executa, rodo=roda, rodamos=roda, a gente roda=roda, instalo=instala
            instalamos=instala, a gente instala=instala, atualizo=atualiza, atualizamos=atualiza
            a gente atualiza=atualiza, ajusto=ajusta, ajustamos=ajusta, a gente ajusta=ajusta, indico=indica
            indicamos=indica, a gente indica=indica, calculo=calcula, calculamos=calcula, a gente calcula=calcula
            pergunto=pergunta, perguntamos=pergunta, a gente pergunta=pergunta, recomendo=recomenda
            recomendamos=recomenda, a gente recomenda=recomenda, misturo=mistura, misturamos=mistura
            a gente mistura=mistura, commito=commita, commitamos=commita, a gente commita=commita, respeito=respeita
            respeitamos=respeita, a gente respeita=respeita, completo=completa, completamos=completa
            a gente completa=completa, justifico=justifica, justificamos=justifica, a gente justifica=justifica
            simplifico=simplifica, simplificamos=simplifica, a gente simplifica=simplifica, pulo=pula, pulamos=pula
            a gente pula=pula, salto=salta, saltamos=salta, a gente salta=salta, confirmo=confirma
            confirmamos=confirma, a gente confirma=confirma, aviso=avisa, avisamos=avisa, a gente avisa=avisa
            consulto=consulta, consultamos=consulta, a gente consulta=consulta, checo=checa, checamos=checa
            a gente checa=checa, compro=compra, compramos=compra, a gente compra=compra, cozinho=cozinha
            cozinhamos=cozinha, a gente cozinha=cozinha, janto=janta, jantamos=janta, a gente janta=janta
            almoço=almoça, almoçamos=almoça, a gente almoça=almoça, lancho=lancha, lanchamos=lancha
            a gente lancha=lancha, viajo=viaja, viajamos=viaja, a gente viaja=viaja, caminho=caminha
            caminhamos=caminha, a gente caminha=caminha, nado=nada, nadamos=nada, a gente nada=nada, treino=treina
            treinamos=treina, a gente treina=treina, jogo=joga, jogamos=joga, a gente joga=joga, olho=olha
            olhamos=olha, a gente olha=olha, escuto=escuta, escutamos=escuta, a gente escuta=escuta, estudo=estuda
            estudamos=estuda, a gente estuda=estuda, pratico=pratica, praticamos=pratica, a gente pratica=pratica
            planejo=planeja, planejamos=planeja, a gente planeja=planeja, planeio=planeia, planeamos=planeia
            a gente planeia=planeia, organizo=organiza, organizamos=organiza, a gente organiza=organiza
            registro=registra, registramos=registra, a gente registra=registra, registo=regista, registamos=regista
            a gente regista=regista, pago=paga, pagamos=paga, a gente paga=paga, levo=leva, levamos=leva
            a gente leva=leva, limpo=limpa, limpamos=limpa, a gente limpa=limpa, programo=programa
            programamos=programa, a gente programa=programa, codo=coda, codamos=coda, a gente coda=coda
            arquivo=arquiva, arquivamos=arquiva, a gente arquiva=arquiva, monto=monta, montamos=monta
            a gente monta=monta, cultivo=cultiva, cultivamos=cultiva, a gente cultiva=cultiva, canto=canta
            cantamos=canta, a gente canta=canta, coleciono=coleciona, colecionamos=coleciona
            a gente coleciona=coleciona, fotografo=fotografa, fotografamos=fotografa, a gente fotografa=fotografa
            trabalho=trabalha, trabalhamos=trabalha, a gente trabalha=trabalha, refatoro=refatora
            refatoramos=refatora, a gente refatora=refatora, volto=volta, voltamos=volta, a gente volta=volta
            preparo=prepara, preparamos=prepara, a gente prepara=prepara, lavo=lava, lavamos=lava, a gente lava=lava
            reciclo=recicla, reciclamos=recicla, a gente recicla=recicla, anoto=anota, anotamos=anota
            a gente anota=anota, bloqueio=bloqueia, bloqueamos=bloqueia, a gente bloqueia=bloqueia, cuido=cuida
            cuidamos=cuida, a gente cuida=cuida, patino=patina, patinamos=patina, a gente patina=patina, danço=dança
            dançamos=dança, a gente dança=dança, mergulho=mergulha, mergulhamos=mergulha, a gente mergulha=mergulha
            escalo=escala, escalamos=escala, a gente escala=escala, asso=assa, assamos=assa, a gente assa=assa
            costuro=costura, costuramos=costura, a gente costura=costura, tricoto=tricota, tricotamos=tricota
            a gente tricota=tricota, acordo=acorda, acordamos=acorda, a gente acorda=acorda, levanto=levanta
            levantamos=levanta, a gente levanta=levanta, deito=deita, deitamos=deita, a gente deita=deita, tomo=toma
            tomamos=toma, a gente toma=toma, ando=anda, andamos=anda, a gente anda=anda, pedalo=pedala
            pedalamos=pedala, a gente pedala=pedala, medito=medita, meditamos=medita, a gente medita=medita
            surfo=surfa, surfamos=surfa, a gente surfa=surfa, acampo=acampa, acampamos=acampa, a gente acampa=acampa
            alugo=aluga, alugamos=aluga, a gente aluga=aluga, desligo=desliga, desligamos=desliga
            a gente desliga=desliga, ligo=liga, ligamos=liga, a gente liga=liga, procuro=procura, procuramos=procura
            a gente procura=procura, busco=busca, buscamos=busca, a gente busca=busca, pesquiso=pesquisa
            pesquisamos=pesquisa, a gente pesquisa=pesquisa, tento=tenta, tentamos=tenta, a gente tenta=tenta
            altero=altera, alteramos=altera, a gente altera=altera, escrevo=escreve, escrevemos=escreve
            a gente escreve=escreve, como=come, comemos=come, a gente come=come, bebo=bebe, bebemos=bebe
            a gente bebe=bebe, corro=corre, corremos=corre, a gente corre=corre, aprendo=aprende, aprendemos=aprende
            a gente aprende=aprende, respondo=responde, respondemos=responde, a gente responde=responde
            escolho=escolhe, escolhemos=escolhe, a gente escolhe=escolhe, descrevo=descreve, descrevemos=descreve
            a gente descreve=descreve, mexo=mexe, mexemos=mexe, a gente mexe=mexe, vendo=vende, vendemos=vende
            a gente vende=vende, atendo=atende, atendemos=atende, a gente atende=atende, resolvo=resolve
            resolvemos=resolve, a gente resolve=resolve, converto=converte, convertemos=converte
            a gente converte=converte, removo=remove, removemos=remove, a gente remove=remove, reescrevo=reescreve
            reescrevemos=reescreve, a gente reescreve=reescreve, meto=mete, metemos=mete, a gente mete=mete
            divido=divide, dividimos=divide, a gente divide=divide, abro=abre, abrimos=abre, a gente abre=abre
            imprimo=imprime, imprimimos=imprime, a gente imprime=imprime, decido=decide, decidimos=decide
            a gente decide=decide, defino=define, definimos=define, a gente define=define, parto=parte, partimos=parte
            a gente parte=parte, resumo=resume, resumimos=resume, a gente resume=resume, assisto=assiste
            assistimos=assiste, a gente assiste=assiste, discuto=discute, discutimos=discute, a gente discute=discute
            leio=lê, lemos=lê, a gente lê=lê, faço=faz, fazemos=faz, a gente faz=faz, ponho=põe, pomos=põe
            a gente põe=põe, vejo=vê, vemos=vê, a gente vê=vê, trago=traz, trazemos=traz, a gente traz=traz
            mantenho=mantém, mantemos=mantém, a gente mantém=mantém, vou=vai, vamos=vai, a gente vai=vai, saio=sai
            saímos=sai, a gente sai=sai, insiro=insere, inserimos=insere, a gente insere=insere, sugiro=sugere
            sugerimos=sugere, a gente sugere=sugere, sigo=segue, seguimos=segue, a gente segue=segue, repito=repete
            repetimos=repete, a gente repete=repete, confiro=confere, conferimos=confere, a gente confere=confere
            visto=veste, vestimos=veste, a gente veste=veste, corrijo=corrige, corrigimos=corrige
            a gente corrige=corrige, dirijo=dirige, dirigimos=dirige, a gente dirige=dirige, conduzo=conduz
            conduzimos=conduz, a gente conduz=conduz, traduzo=traduz, traduzimos=traduz, a gente traduz=traduz
            reduzo=reduz, reduzimos=reduz, a gente reduz=reduz, durmo=dorme, dormimos=dorme, a gente dorme=dorme
            subo=sobe, subimos=sobe, a gente sobe=sobe, peço=pede, pedimos=pede, a gente pede=pede, ouço=ouve
            ouvimos=ouve, a gente ouve=ouve, incluo=inclui, incluímos=inclui, a gente inclui=inclui
            substituo=substitui, substituímos=substitui, a gente substitui=substitui
        """,
        ),
        Table(
            "make",
            "said they inf",
            """
            usa=usem=usar, use=usem=usar, utiliza=utilizem=utilizar, utilize=utilizem=utilizar
            emprega=empreguem=empregar, empregue=empreguem=empregar, mostra=mostrem=mostrar, mostre=mostrem=mostrar
            ensina=ensinem=ensinar, ensine=ensinem=ensinar, começa=comecem=começar, comece=comecem=começar
            termina=terminem=terminar, termine=terminem=terminar, acaba=acabem=acabar, acabe=acabem=acabar
            assina=assinem=assinar, assine=assinem=assinar, nomeia=nomeiem=nomear, nomeie=nomeiem=nomear
            formata=formatem=formatar, formate=formatem=formatar, indenta=indentem=indentar, indente=indentem=indentar
            testa=testem=testar, teste=testem=testar, publica=publiquem=publicar, publique=publiquem=publicar
            revisa=revisem=revisar, revise=revisem=revisar, documenta=documentem=documentar
            documente=documentem=documentar, comenta=comentem=comentar, comente=comentem=comentar, edita=editem=editar
            edite=editem=editar, adiciona=adicionem=adicionar, adicione=adicionem=adicionar
            acrescenta=acrescentem=acrescentar, acrescente=acrescentem=acrescentar, coloca=coloquem=colocar
            coloque=coloquem=colocar, bota=botem=botar, bote=botem=botar, ordena=ordenem=ordenar
            ordene=ordenem=ordenar, lista=listem=listar, liste=listem=listar, enumera=enumerem=enumerar
            enumere=enumerem=enumerar, agrupa=agrupem=agrupar, agrupe=agrupem=agrupar, separa=separem=separar
            separe=separem=separar, numera=numerem=numerar, numere=numerem=numerar, arredonda=arredondem=arredondar
            arredonde=arredondem=arredondar, cita=citem=citar, cite=citem=citar, abrevia=abreviem=abreviar
            abrevie=abreviem=abreviar, alinha=alinhem=alinhar, alinhe=alinhem=alinhar, marca=marquem=marcar
            marque=marquem=marcar, destaca=destaquem=destacar, destaque=destaquem=destacar
            sublinha=sublinhem=sublinhar, sublinhe=sublinhem=sublinhar, explica=expliquem=explicar
            explique=expliquem=explicar, apresenta=apresentem=apresentar, apresente=apresentem=apresentar
            compara=comparem=comparar, compare=comparem=comparar, evita=evitem=evitar, evite=evitem=evitar
            verifica=verifiquem=verificar, verifique=verifiquem=verificar, corta=cortem=cortar, corte=cortem=cortar
            encurta=encurtem=encurtar, encurte=encurtem=encurtar, tira=tirem=tirar, tire=tirem=tirar
            retira=retirem=retirar, retire=retirem=retirar, apaga=apaguem=apagar, apague=apaguem=apagar
            deixa=deixem=deixar, deixe=deixem=deixar, fecha=fechem=fechar, feche=fechem=fechar, conta=contem=contar
            conte=contem=contar, desenha=desenhem=desenhar, desenhe=desenhem=desenhar, pinta=pintem=pintar
            pinte=pintem=pintar, fala=falem=falar, fale=falem=falar, manda=mandem=mandar, mande=mandem=mandar
            envia=enviem=enviar, envie=enviem=enviar, passa=passem=passar, passe=passem=passar, muda=mudem=mudar
            mude=mudem=mudar, troca=troquem=trocar, troque=troquem=trocar, toca=toquem=tocar, toque=toquem=tocar
            modifica=modifiquem=modificar, modifique=modifiquem=modificar, cria=criem=criar, crie=criem=criar
            gera=gerem=gerar, gere=gerem=gerar, guarda=guardem=guardar, guarde=guardem=guardar, salva=salvem=salvar
            salve=salvem=salvar, executa=executem=executar, execute=executem=executar, roda=rodem=rodar
            rode=rodem=rodar, lança=lancem=lançar, lance=lancem=lançar, instala=instalem=instalar
            instale=instalem=instalar, atualiza=atualizem=atualizar, atualize=atualizem=atualizar
            ajusta=ajustem=ajustar, ajuste=ajustem=ajustar, indica=indiquem=indicar, indique=indiquem=indicar
            calcula=calculem=calcular, calcule=calculem=calcular, cumprimenta=cumprimentem=cumprimentar
            cumprimente=cumprimentem=cumprimentar, pergunta=perguntem=perguntar, pergunte=perguntem=perguntar
            recomenda=recomendem=recomendar, recomende=recomendem=recomendar, mistura=misturem=misturar
            misture=misturem=misturar, commita=commitem=commitar, commite=commitem=commitar
            respeita=respeitem=respeitar, respeite=respeitem=respeitar, completa=completem=completar
            complete=completem=completar, justifica=justifiquem=justificar, justifique=justifiquem=justificar
            simplifica=simplifiquem=simplificar, simplifique=simplifiquem=simplificar, oculta=ocultem=ocultar
            oculte=ocultem=ocultar, pula=pulem=pular, pule=pulem=pular, salta=saltem=saltar, salte=saltem=saltar
            confirma=confirmem=confirmar, confirme=confirmem=confirmar, avisa=avisem=avisar, avise=avisem=avisar
            consulta=consultem=consultar, consulte=consultem=consultar, checa=chequem=checar, cheque=chequem=checar
            estuda=estudem=estudar, estude=estudem=estudar, pratica=pratiquem=praticar, pratique=pratiquem=praticar
            planeja=planejem=planejar, planeje=planejem=planejar, planeia=planeiem=planear, planeie=planeiem=planear
            organiza=organizem=organizar, organize=organizem=organizar, registra=registrem=registrar
            registre=registrem=registrar, regista=registem=registar, registe=registem=registar, leva=levem=levar
            leve=levem=levar, limpa=limpem=limpar, limpe=limpem=limpar, programa=programem=programar
            programe=programem=programar, coda=codem=codar, code=codem=codar, arquiva=arquivem=arquivar
            arquive=arquivem=arquivar, monta=montem=montar, monte=montem=montar, refatora=refatorem=refatorar
            refatore=refatorem=refatorar, volta=voltem=voltar, volte=voltem=voltar, prepara=preparem=preparar
            prepare=preparem=preparar, anota=anotem=anotar, anote=anotem=anotar, bloqueia=bloqueiem=bloquear
            bloqueie=bloqueiem=bloquear, desliga=desliguem=desligar, desligue=desliguem=desligar, liga=liguem=ligar
            ligue=liguem=ligar, procura=procurem=procurar, procure=procurem=procurar, busca=busquem=buscar
            busque=busquem=buscar, pesquisa=pesquisem=pesquisar, pesquise=pesquisem=pesquisar, tenta=tentem=tentar
            tente=tentem=tentar, gasta=gastem=gastar, gaste=gastem=gastar, inventa=inventem=inventar
            invente=inventem=inventar, altera=alterem=alterar, altere=alterem=alterar, elogia=elogiem=elogiar
            elogie=elogiem=elogiar, escreve=escrevam=escrever, escreva=escrevam=escrever, aprende=aprendam=aprender
            aprenda=aprendam=aprender, responde=respondam=responder, responda=respondam=responder
            escolhe=escolham=escolher, escolha=escolham=escolher, descreve=descrevam=descrever
            descreva=descrevam=descrever, mexe=mexam=mexer, mexa=mexam=mexer, atende=atendam=atender
            atenda=atendam=atender, resolve=resolvam=resolver, resolva=resolvam=resolver, converte=convertam=converter
            converta=convertam=converter, remove=removam=remover, remova=removam=remover
            reescreve=reescrevam=reescrever, reescreva=reescrevam=reescrever, esquece=esqueçam=esquecer
            esqueça=esqueçam=esquecer, mete=metam=meter, meta=metam=meter, divide=dividam=dividir
            divida=dividam=dividir, abre=abram=abrir, abra=abram=abrir, imprime=imprimam=imprimir
            imprima=imprimam=imprimir, define=definam=definir, defina=definam=definir, parte=partam=partir
            parta=partam=partir, resume=resumam=resumir, resuma=resumam=resumir, discute=discutam=discutir
            discuta=discutam=discutir, exibe=exibam=exibir, exiba=exibam=exibir, omite=omitam=omitir
            omita=omitam=omitir, assume=assumam=assumir, assuma=assumam=assumir, lê=leiam=ler, leia=leiam=ler
            faz=façam=fazer, faça=façam=fazer, põe=ponham=pôr, ponha=ponham=pôr, poe=ponham=pôr, vê=vejam=ver
            veja=vejam=ver, diz=digam=dizer, diga=digam=dizer, traz=tragam=trazer, traga=tragam=trazer
            mantém=mantenham=manter, mantenha=mantenham=manter, dá=deem=dar, dê=deem=dar, insere=insiram=inserir
            insira=insiram=inserir, sugere=sugiram=sugerir, sugira=sugiram=sugerir, segue=sigam=seguir
            siga=sigam=seguir, repete=repitam=repetir, repita=repitam=repetir, confere=confiram=conferir
            confira=confiram=conferir, corrige=corrijam=corrigir, corrija=corrijam=corrigir, traduz=traduzam=traduzir
            traduza=traduzam=traduzir, reduz=reduzam=reduzir, reduza=reduzam=reduzir, sobe=subam=subir
            suba=subam=subir, pede=peçam=pedir, peça=peçam=pedir, inclui=incluam=incluir, inclua=incluam=incluir
            substitui=substituam=substituir, substitua=substituam=substituir, me dá=lhe deem=dar-lhe
            dá-me=lhe deem=dar-lhe, me dê=lhe deem=dar-lhe, dê-me=lhe deem=dar-lhe, me mostra=lhe mostrem=mostrar-lhe
            mostra-me=lhe mostrem=mostrar-lhe, me mostre=lhe mostrem=mostrar-lhe, mostre-me=lhe mostrem=mostrar-lhe
            me responde=lhe respondam=responder-lhe, responde-me=lhe respondam=responder-lhe
            me responda=lhe respondam=responder-lhe, responda-me=lhe respondam=responder-lhe
            me explica=lhe expliquem=explicar-lhe, explica-me=lhe expliquem=explicar-lhe
            me explique=lhe expliquem=explicar-lhe, explique-me=lhe expliquem=explicar-lhe
            me manda=lhe mandem=mandar-lhe, manda-me=lhe mandem=mandar-lhe, me mande=lhe mandem=mandar-lhe
            mande-me=lhe mandem=mandar-lhe, me envia=lhe enviem=enviar-lhe, envia-me=lhe enviem=enviar-lhe
            me envie=lhe enviem=enviar-lhe, envie-me=lhe enviem=enviar-lhe, me passa=lhe passem=passar-lhe
            passa-me=lhe passem=passar-lhe, me passe=lhe passem=passar-lhe, passe-me=lhe passem=passar-lhe
            me fala=lhe falem=falar-lhe, fala-me=lhe falem=falar-lhe, me fale=lhe falem=falar-lhe
            fale-me=lhe falem=falar-lhe, me diz=lhe digam=dizer-lhe, diz-me=lhe digam=dizer-lhe
            me diga=lhe digam=dizer-lhe, diga-me=lhe digam=dizer-lhe, me pergunta=lhe perguntem=perguntar-lhe
            pergunta-me=lhe perguntem=perguntar-lhe, me pergunte=lhe perguntem=perguntar-lhe
            pergunte-me=lhe perguntem=perguntar-lhe, me avisa=lhe avisem=avisar-lhe, avisa-me=lhe avisem=avisar-lhe
            me avise=lhe avisem=avisar-lhe, avise-me=lhe avisem=avisar-lhe, me ensina=lhe ensinem=ensinar-lhe
            ensina-me=lhe ensinem=ensinar-lhe, me ensine=lhe ensinem=ensinar-lhe, ensine-me=lhe ensinem=ensinar-lhe
            me escreve=lhe escrevam=escrever-lhe, escreve-me=lhe escrevam=escrever-lhe
            me escreva=lhe escrevam=escrever-lhe, escreva-me=lhe escrevam=escrever-lhe
            me recomenda=lhe recomendem=recomendar-lhe, recomenda-me=lhe recomendem=recomendar-lhe
            me recomende=lhe recomendem=recomendar-lhe, recomende-me=lhe recomendem=recomendar-lhe
            me sugere=lhe sugiram=sugerir-lhe, sugere-me=lhe sugiram=sugerir-lhe, me sugira=lhe sugiram=sugerir-lhe
            sugira-me=lhe sugiram=sugerir-lhe, me lembra=lhe lembrem=lembrar-lhe, lembra-me=lhe lembrem=lembrar-lhe
            me lembre=lhe lembrem=lembrar-lhe, lembre-me=lhe lembrem=lembrar-lhe, me indica=lhe indiquem=indicar-lhe
            indica-me=lhe indiquem=indicar-lhe, me indique=lhe indiquem=indicar-lhe
            indique-me=lhe indiquem=indicar-lhe, me traz=lhe tragam=trazer-lhe, traz-me=lhe tragam=trazer-lhe
            me traga=lhe tragam=trazer-lhe, traga-me=lhe tragam=trazer-lhe, me deixa=lhe deixem=deixar-lhe
            deixa-me=lhe deixem=deixar-lhe, me deixe=lhe deixem=deixar-lhe, deixe-me=lhe deixem=deixar-lhe
            me consulta=lhe consultem=consultar-lhe, consulta-me=lhe consultem=consultar-lhe
            me consulte=lhe consultem=consultar-lhe, consulte-me=lhe consultem=consultar-lhe
        """,
        ),
        Table("not_make", "said they inf", FORBIDDEN_ACTS),
        Table(
            "forbid",
            "said they inf",
            FORBIDDEN_ACTS
            + """
            usa=usem=usar, coloca=coloquem=colocar, bota=botem=botar, põe=ponham=pôr, faz=façam=fazer
            escreve=escrevam=escrever, inclui=incluam=incluir, adiciona=adicionem=adicionar, traduz=traduzam=traduzir
            mistura=misturem=misturar, resume=resumam=resumir, responde=respondam=responder, repete=repitam=repetir
            assina=assinem=assinar, manda=mandem=mandar, envia=enviem=enviar, apaga=apaguem=apagar, muda=mudem=mudar
            mexe=mexam=mexer, dá=deem=dar, acrescenta=acrescentem=acrescentar, utiliza=utilizem=utilizar
            commita=commitem=commitar, sobe=subam=subir, corta=cortem=cortar, tira=tirem=tirar, remove=removam=remover
            comenta=comentem=comentar, sugere=sugiram=sugerir, pergunta=perguntem=perguntar, explica=expliquem=explicar
            me dá=lhe deem=dar-lhe, me mostra=lhe mostrem=mostrar-lhe, me responde=lhe respondam=responder-lhe
            me explica=lhe expliquem=explicar-lhe, me manda=lhe mandem=mandar-lhe, me envia=lhe enviem=enviar-lhe
            me passa=lhe passem=passar-lhe, me fala=lhe falem=falar-lhe, me diz=lhe digam=dizer-lhe
            me pergunta=lhe perguntem=perguntar-lhe, me avisa=lhe avisem=avisar-lhe, me ensina=lhe ensinem=ensinar-lhe
            me escreve=lhe escrevam=escrever-lhe, me recomenda=lhe recomendem=recomendar-lhe
            me sugere=lhe sugiram=sugerir-lhe, me lembra=lhe lembrem=lembrar-lhe, me indica=lhe indiquem=indicar-lhe
            me traz=lhe tragam=trazer-lhe, me deixa=lhe deixem=deixar-lhe, me consulta=lhe consultem=consultar-lhe
        """,
        ),
        Table(
            "future",
            "said inf",
            """
            usar=usar, usares=usar, utilizar=utilizar, utilizares=utilizar, empregar=empregar, empregares=empregar
            mostrar=mostrar, mostrares=mostrar, ensinar=ensinar, ensinares=ensinar, começar=começar, começares=começar
            terminar=terminar, terminares=terminar, acabar=acabar, acabares=acabar, assinar=assinar, assinares=assinar
            nomear=nomear, nomeares=nomear, formatar=formatar, formatares=formatar, indentar=indentar
            indentares=indentar, testar=testar, testares=testar, publicar=publicar, publicares=publicar
            revisar=revisar, revisares=revisar, documentar=documentar, documentares=documentar, comentar=comentar
            comentares=comentar, editar=editar, editares=editar, adicionar=adicionar, adicionares=adicionar
            acrescentar=acrescentar, acrescentares=acrescentar, colocar=colocar, colocares=colocar, botar=botar
            botares=botar, ordenar=ordenar, ordenares=ordenar, listar=listar, listares=listar, enumerar=enumerar
            enumerares=enumerar, agrupar=agrupar, agrupares=agrupar, separar=separar, separares=separar
            numerar=numerar, numerares=numerar, arredondar=arredondar, arredondares=arredondar, citar=citar
            citares=citar, abreviar=abreviar, abreviares=abreviar, alinhar=alinhar, alinhares=alinhar, marcar=marcar
            marcares=marcar, destacar=destacar, destacares=destacar, sublinhar=sublinhar, sublinhares=sublinhar
            explicar=explicar, explicares=explicar, apresentar=apresentar, apresentares=apresentar, comparar=comparar
            comparares=comparar, evitar=evitar, evitares=evitar, verificar=verificar, verificares=verificar
            cortar=cortar, cortares=cortar, encurtar=encurtar, encurtares=encurtar, tirar=tirar, tirares=tirar
            retirar=retirar, retirares=retirar, apagar=apagar, apagares=apagar, deixar=deixar, deixares=deixar
            fechar=fechar, fechares=fechar, contar=contar, contares=contar, desenhar=desenhar, desenhares=desenhar
            pintar=pintar, pintares=pintar, falar=falar, falares=falar, mandar=mandar, mandares=mandar, enviar=enviar
            enviares=enviar, passar=passar, passares=passar, mudar=mudar, mudares=mudar, trocar=trocar
            trocares=trocar, tocar=tocar, tocares=tocar, modificar=modificar, modificares=modificar, criar=criar
            criares=criar, gerar=gerar, gerares=gerar, guardar=guardar, guardares=guardar, salvar=salvar
            salvares=salvar, executar=executar, executares=executar, rodar=rodar, rodares=rodar, lançar=lançar
            lançares=lançar, instalar=instalar, instalares=instalar, atualizar=atualizar, atualizares=atualizar
            ajustar=ajustar, ajustares=ajustar, indicar=indicar, indicares=indicar, calcular=calcular
            calculares=calcular, cumprimentar=cumprimentar, cumprimentares=cumprimentar, perguntar=perguntar
            perguntares=perguntar, recomendar=recomendar, recomendares=recomendar, misturar=misturar
            misturares=misturar, commitar=commitar, commitares=commitar, respeitar=respeitar, respeitares=respeitar
            completar=completar, completares=completar, justificar=justificar, justificares=justificar
            simplificar=simplificar, simplificares=simplificar, ocultar=ocultar, ocultares=ocultar, pular=pular
            pulares=pular, saltar=saltar, saltares=saltar, confirmar=confirmar, confirmares=confirmar, avisar=avisar
            avisares=avisar, consultar=consultar, consultares=consultar, checar=checar, checares=checar
            estudar=estudar, estudares=estudar, praticar=praticar, praticares=praticar, planejar=planejar
            planejares=planejar, planear=planear, planeares=planear, organizar=organizar, organizares=organizar
            registrar=registrar, registrares=registrar, registar=registar, registares=registar, levar=levar
            levares=levar, limpar=limpar, limpares=limpar, programar=programar, programares=programar, codar=codar
            codares=codar, arquivar=arquivar, arquivares=arquivar, montar=montar, montares=montar, refatorar=refatorar
            refatorares=refatorar, voltar=voltar, voltares=voltar, preparar=preparar, preparares=preparar
            anotar=anotar, anotares=anotar, bloquear=bloquear, bloqueares=bloquear, desligar=desligar
            desligares=desligar, ligar=ligar, ligares=ligar, procurar=procurar, procurares=procurar, buscar=buscar
            buscares=buscar, pesquisar=pesquisar, pesquisares=pesquisar, tentar=tentar, tentares=tentar, gastar=gastar
            gastares=gastar, inventar=inventar, inventares=inventar, alterar=alterar, alterares=alterar
            elogiar=elogiar, elogiares=elogiar, escrever=escrever, escreveres=escrever, aprender=aprender
            aprenderes=aprender, responder=responder, responderes=responder, escolher=escolher, escolheres=escolher
            descrever=descrever, descreveres=descrever, mexer=mexer, mexeres=mexer, atender=atender, atenderes=atender
            resolver=resolver, resolveres=resolver, converter=converter, converteres=converter, remover=remover
            removeres=remover, reescrever=reescrever, reescreveres=reescrever, esquecer=esquecer, esqueceres=esquecer
            meter=meter, meteres=meter, dividir=dividir, dividires=dividir, abrir=abrir, abrires=abrir
            imprimir=imprimir, imprimires=imprimir, definir=definir, definires=definir, partir=partir, partires=partir
            resumir=resumir, resumires=resumir, discutir=discutir, discutires=discutir, exibir=exibir, exibires=exibir
            omitir=omitir, omitires=omitir, assumir=assumir, assumires=assumir, ler=ler, leres=ler, fizer=fazer
            fizeres=fazer, puser=pôr, puseres=pôr, vir=ver, vires=ver, disser=dizer, disseres=dizer, trouxer=trazer
            trouxeres=trazer, mantiver=manter, mantiveres=manter, der=dar, deres=dar, inserir=inserir
            inserires=inserir, sugerir=sugerir, sugerires=sugerir, seguir=seguir, seguires=seguir, repetir=repetir
            repetires=repetir, conferir=conferir, conferires=conferir, corrigir=corrigir, corrigires=corrigir
            traduzir=traduzir, traduzires=traduzir, reduzir=reduzir, reduzires=reduzir, subir=subir, subires=subir
            pedir=pedir, pedires=pedir, incluir=incluir, incluires=incluir, substituir=substituir
            substituires=substituir, me der=dar-lhe, me deres=dar-lhe, me mostrar=mostrar-lhe
            me mostrares=mostrar-lhe, me responder=responder-lhe, me responderes=responder-lhe
            me explicar=explicar-lhe, me explicares=explicar-lhe, me mandar=mandar-lhe, me mandares=mandar-lhe
            me enviar=enviar-lhe, me enviares=enviar-lhe, me passar=passar-lhe, me passares=passar-lhe
            me falar=falar-lhe, me falares=falar-lhe, me disser=dizer-lhe, me disseres=dizer-lhe
            me perguntar=perguntar-lhe, me perguntares=perguntar-lhe, me avisar=avisar-lhe, me avisares=avisar-lhe
            me ensinar=ensinar-lhe, me ensinares=ensinar-lhe, me escrever=escrever-lhe, me escreveres=escrever-lhe
            me recomendar=recomendar-lhe, me recomendares=recomendar-lhe, me sugerir=sugerir-lhe
            me sugerires=sugerir-lhe, me lembrar=lembrar-lhe, me lembrares=lembrar-lhe, me indicar=indicar-lhe
            me indicares=indicar-lhe, me trouxer=trazer-lhe, me trouxeres=trazer-lhe, me deixar=deixar-lhe
            me deixares=deixar-lhe, me consultar=consultar-lhe, me consultares=consultar-lhe
        """,
        ),
        Table(
            "lodge",
            "said third",
            """
            moro=mora, moramos=mora, vivo=vive, vivemos=vive, resido=reside, residimos=reside, a gente mora=mora
            a gente vive=vive
        """,
        ),
        Table(
            "labour",
            "said third",
            """
            trabalho=trabalha, trabalhamos=trabalha, trampo=trabalha, a gente trabalha=trabalha
        """,
        ),
        Table(
            "like_that",
            "said third",
            """
            gosto=gosta, não gosto=não gosta, odeio=odeia, detesto=detesta, adoro=adora, não suporto=não suporta
            não quero=não quer
        """,
        ),
        Table(
            "waking",
            "said third",
            """
            durmo=dorme, acordo=acorda, levanto-me=levanta-se, me levanto=levanta-se, deito-me=deita-se
            me deito=deita-se
        """,
        ),
        Table(
            "they_do",
            "said third",
            """
            usa=usa, escreve=escreve, faz=faz, coloca=coloca, põe=põe, testa=testa, publica=publica, assina=assina
            roda=roda
            sobe=sobe, commita=commita, guarda=guarda, evita=evita, segue=segue, formata=formata, salva=salva
        """,
        ),
        Table(
            "often",
            "word",
            """
            sempre, quase sempre, normalmente, habitualmente, geralmente, usualmente, em geral, muitas vezes, nunca
            quase nunca, jamais, raramente, só, somente, apenas, por norma, frequentemente
        """,
        ),
        Table(
            "abstained",
            "said third",
            """
            como=come, bebo=bebe, tomo=toma, uso=usa, utilizo=utiliza, vejo=vê, compro=compra, leio=lê, cozinho=cozinha
            dirijo=dirige, conduzo=conduz, trabalho=trabalha, escrevo=escreve, falo=fala, viajo=viaja, celebro=celebra
            assisto=assiste
        """,
        ),
        Table(
            "like",
            "said third",
            """
            gosto de=gosta de, gosto do=gosta do, gosto da=gosta da, gosto dos=gosta dos, gosto das=gosta das
            gosto muito de=gosta muito de, gosto muito do=gosta muito do, gosto muito da=gosta muito da
            gosto muito dos=gosta muito dos, gosto muito das=gosta muito das, gosto mais de=gosta mais de
            gosto mais do=gosta mais do, gosto mais da=gosta mais da, gosto mais dos=gosta mais dos
            gosto mais das=gosta mais das, gosto mesmo de=gosta mesmo de, gosto mesmo do=gosta mesmo do
            gosto mesmo da=gosta mesmo da, gosto mesmo dos=gosta mesmo dos, gosto mesmo das=gosta mesmo das
            gosto bastante de=gosta bastante de, gosto bastante do=gosta bastante do
            gosto bastante da=gosta bastante da, gosto bastante dos=gosta bastante dos
            gosto bastante das=gosta bastante das, gosto tanto de=gosta tanto de, gosto tanto do=gosta tanto do
            gosto tanto da=gosta tanto da, gosto tanto dos=gosta tanto dos, gosto tanto das=gosta tanto das
            gostamos de=gosta de, gostamos do=gosta do, gostamos da=gosta da, gostamos dos=gosta dos
            gostamos das=gosta das, a gente gosta de=gosta de, a gente gosta do=gosta do, a gente gosta da=gosta da
            a gente gosta dos=gosta dos, a gente gosta das=gosta das, não gosto de=não gosta de
            não gosto do=não gosta do, não gosto da=não gosta da, não gosto dos=não gosta dos
            não gosto das=não gosta das, não gosto muito de=não gosta muito de, não gosto muito do=não gosta muito do
            não gosto muito da=não gosta muito da, não gosto muito dos=não gosta muito dos
            não gosto muito das=não gosta muito das, não gosto mais de=não gosta mais de
            não gosto mais do=não gosta mais do, não gosto mais da=não gosta mais da
            não gosto mais dos=não gosta mais dos, não gosto mais das=não gosta mais das
            não gosto mesmo de=não gosta mesmo de, não gosto mesmo do=não gosta mesmo do
            não gosto mesmo da=não gosta mesmo da, não gosto mesmo dos=não gosta mesmo dos
            não gosto mesmo das=não gosta mesmo das, não gosto bastante de=não gosta bastante de
            não gosto bastante do=não gosta bastante do, não gosto bastante da=não gosta bastante da
            não gosto bastante dos=não gosta bastante dos, não gosto bastante das=não gosta bastante das
            não gosto tanto de=não gosta tanto de, não gosto tanto do=não gosta tanto do
            não gosto tanto da=não gosta tanto da, não gosto tanto dos=não gosta tanto dos
            não gosto tanto das=não gosta tanto das, a gente não gosta de=não gosta de
            a gente não gosta do=não gosta do, a gente não gosta da=não gosta da, a gente não gosta dos=não gosta dos
            a gente não gosta das=não gosta das, não gostamos de=não gosta de, não gostamos do=não gosta do
            não gostamos da=não gosta da, não gostamos dos=não gosta dos, não gostamos das=não gosta das
            adoro=adora, adoramos=adora, amo=ama, odeio=odeia, odiamos=odeia, detesto=detesta, detestamos=detesta
            abomino=abomina, evito=evita, evitamos=evita, não suporto=não suporta, não aguento=não aguenta
            não curto=não curte, curto=curte, curto muito=curte muito, não tolero=não tolera, valorizo=valoriza
            dispenso=dispensa, me irrita=irrita-lhe, me irritam=irritam-lhe, me incomoda=incomoda-lhe
            me incomodam=incomodam-lhe, irrita-me=irrita-lhe, incomoda-me=incomoda-lhe, me interessa=interessa-lhe
            me interessam=interessam-lhe, interessa-me=interessa-lhe, interessam-me=interessam-lhe
            não me interessa=não lhe interessa, não me interessam=não lhe interessam, me distrai=distrai-lhe
            me cansa=cansa-lhe, me cansam=cansam-lhe, me confunde=confunde-lhe, me confundem=confundem-lhe
            tento evitar=tenta evitar, procuro evitar=procura evitar, sou fã de=é fã de, não sou fã de=não é fã de
            sou fã do=é fã do, sou fã da=é fã da, a gente adora=adora, a gente odeia=odeia, a gente evita=evita
            adoro muito=adora muito, não gosto nada de=não gosta nada de, aprecio=aprecia, não aprecio=não aprecia
        """,
        ),
        Table(
            "hobby",
            "said third",
            """
            toco=toca, coleciono=coleciona, canto em=canta em, canto no=canta no, canto num=canta num, restauro=restaura
            crio=cria, fotografo=fotografa, jogo=joga, pratico=pratica, cultivo=cultiva, faço=faz, treino=treina
            danço=dança
        """,
        ),
        Table(
            "lead",
            "said third",
            """
            tenho=tem, temos=tem, dirijo=dirige, gerencio=gerencia, giro=gere, coordeno=coordena, administro=administra
            edito=edita, organizo=organiza, lidero=lidera, chefio=chefia, toco=toca, a gente tem=tem
        """,
        ),
        Table(
            "running",
            "said third",
            """
            usa=usa, utiliza=utiliza, mira=mira, roda em=roda em, corre em=corre em, segue=segue, suporta=suporta
            exige=exige, requer=requer, é escrito em=é escrito em, é escrita em=é escrita em
            está escrito em=está escrito em, depende de=depende de, depende do=depende do, compila com=compila com
            é feito em=é feito em, é feita em=é feita em, só suporta=só suporta, tem que rodar em=precisa rodar em
            tem que funcionar em=precisa funcionar em, tem de funcionar com=precisa funcionar com
            tem que funcionar com=precisa funcionar com, tem de correr em=precisa correr em
            precisa rodar em=precisa rodar em, precisa funcionar com=precisa funcionar com
            deve rodar em=precisa rodar em, funciona com=funciona com, roda no=roda no, roda na=roda na
            tem que rodar no=precisa rodar no, tem de correr no=precisa correr no
        """,
        ),
        Table(
            "placing",
            "verb",
            """
            vai, vão, está, estão, fica, ficam, moram, se guarda, se guardam, guarda-se, guardam-se, põe-se
            põem-se, se escreve
            se escrevem, escreve-se, escrevem-se, chama-se, chamam-se, se chama, se chamam
        """,
        ),
        Table(
            "we_do",
            "said third",
            """
            usamos=usa, utilizamos=utiliza, escrevemos=escreve, publicamos=publica, indentamos=indenta
            formatamos=formata, nomeamos=nomeia, seguimos=segue, evitamos=evita, preferimos=prefere, mantemos=mantém
            pomos=põe, colocamos=coloca, guardamos=guarda, documentamos=documenta, traduzimos=traduz, testamos=testa
            suportamos=suporta, fazemos=faz, assinamos=assina, versionamos=versiona, etiquetamos=etiqueta, subimos=sobe
            mockamos=mocka, compilamos=compila, salvamos=salva, rodamos=roda, mergeamos=mergeia
            a gente usa=usa, a gente utiliza=utiliza, a gente escreve=escreve, a gente publica=publica
            a gente indenta=indenta, a gente formata=formata, a gente segue=segue, a gente evita=evita
            a gente põe=põe, a gente coloca=coloca, a gente guarda=guarda, a gente testa=testa, a gente faz=faz
            a gente assina=assina, a gente sobe=sobe, a gente salva=salva, a gente roda=roda
            nós usamos=usa, nós escrevemos=escreve, nós fazemos=faz, usa-se=usa
        """,
        ),
    ),
    phrases=(
        Phrase(
            "addressee",
            r"<cap>(?: <cap>)?|<word>",
            r"""
            ^(?:eu|tu|você|vc|ele|ela|nós|eles|elas|quem|que|isso|isto|ninguém|alguém|todos|tudo|todo|gente|sempre|nunca|\
                também|já|não|e|mas|se|quando|agora|me|te|lhe|o|a|os|as|um|uma|só|\S*\d\S*)
            ^(?:<tech>)$
            """,
            2,
            as_said=True,
        ),
        Phrase("own_addressee", r"(?:o |a )?(?:meu|minha|nosso|nossa) (?:<reader>)", "", 4),
        Phrase("terse_mails", r"(?:<mails>) (?:<terse>)(?: e (?:<terse>))?", "", 6),
        Phrase("terse_papers", r"(?:<papers>) (?:<terse>)(?: e (?:<terse>))?", "", 6),
        Phrase("lengthy_mails", r"(?:<mails>) (?:<lengthy>)|(?:longos|longas) (?:<mails>)", "", 6),
        Phrase("mails", r"(?:os |as )?(?:<mails>)", "", 3),
        Phrase("papers", r"(?:os |as )?(?:<papers>)", "", 3),
        Phrase("laid_out", r"<laid_out>", "", 8),
        Phrase("up_front", r"<first_thing>|bluf", "", 6),
        Phrase("put_in", r"<first_thing>|bluf|(?:um )?(?:tópicos|listas|resumo|emojis|tabelas|frases curtas)", "", 6),
        Phrase(
            "thing",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            <you>
        """,
        ),
        Phrase(
            "preferred",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            <you>
            <theirs>
            ^(?:não (?:dizer|falar|responder|saber|comentar|fazer)\p{L}*|o (?:assento|lugar)|a (?:janela|poltrona)|\
                (?:uma|um|\
                em) (?:lista|tabela|resumo|gráfico|exemplo|versão|email|mensagem|parágrafo|frase)$|que|mais|esperar|\
                    ir|sair|\
                ficar|fazer isso)
            ^(?:o|a) (?!tema|modo|tom|estilo|formato|sistema|chá|café|teclado|terminal|trem|comboio|ônibus|autocarro|\
                metro|\
                metrô|avião|carro|campo|mar|praia|serra|voz|claro|escuro|papel|texto|inglês|português|\
                    linha)\S+(?: \S+)?$
            meu (?:<rel>)|minha (?:<rel>)
        """,
        ),
        Phrase(
            "liked",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            <you>
            <theirs>
            ^(?:de |do |da )?(?:como|mais|muito|bastante|ideia|resultado|falar com|conversar|dizer|admitir|ver|saber|\
                esperar|\
                perder|repetir|ter que|ter de|(?:primeir|segund|terceir|últim|outr)[oa])\b
            ^(?:que|quando|quem)\b
            ^(?:de |do |da |dos |das )?(?:[oa]s? )?(?:seu|sua|seus|suas|teu|tua|teus|tuas)\b
            ^(?:título|texto|final|começo|nome|logo|logotipo|layout|parágrafo|rascunho|fim|início)$
            ^(?:a ideia|o resultado|o jeito|a forma|a primeira|a segunda)
            meu (?:<rel>)|minha (?:<rel>|vida)
            (?:minutos|horas) (?:a|para|até|pra)
            quando (?:tu|você|o|a|me|meu|isso)
        """,
        ),
        Phrase(
            "done",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            <you>
            <theirs>
            <trouble>
            ^(?:o|que|se|tarde|mal|razão|isso|isto|sem querer|conta|me|muito|só|nada|mais)\b(?! (?:formatador|café|dia|\
                teste|testes|formato|corretor|teclado|tema|modo|sistema|horário|\
                linter|título|trem|ônibus|comboio|metro|carro|jornal|almoço|jantar|código|resumo|essencial|mesmo))
            (?:outra vez|de novo|errad[oa]s?|mal)$
            (?:e|ou|depois) {verb:habit}
        """,
        ),
        Phrase(
            "grown_up",
            (
                r"(?:em|no|na|nos|nas|num|numa) (?:(?:interior|litoral|norte|sul|nordeste|sertão|subúrbio|periferia|"
                r"aldeia|vila|roça|campo|ilha|arredores) (?:d[eoa] |perto d[eoa] |n[oa] )?)?(?:<named>)"
            ),
            "<month>|<day>|<tech>|<this>",
            8,
            as_said=True,
        ),
        Phrase(
            "own_device",
            (
                r"(?:um |uma )?(?:moto|pixel|iphone|galaxy|macbook|thinkpad|xps|fairphone|xiaomi|redmi|poco|oneplus|"
                r"raspberry pi|imac|ipad|kindle|surface|chromebook|mac mini|steam deck)"
                r"(?: (?:\p{L}?\d[\p{L}\d]*|[geox]|pro|max|air|mini|plus|ultra|edge|play|power|note|lite)){1,3}"
            ),
            "",
            6,
            as_said=True,
        ),
        Phrase(
            "explaining",
            (
                r"(?:explicar|responder|mostrar|escrever|resumir)"
                r"(?: (?:um|uma|algo|alguma|qualquer|coisas|textos|código)\b[^,;:()!?]*?)?"
            ),
            "<this>|<you>|hoje|amanhã|agora",
            8,
        ),
        Phrase("address", "tu|você|senhor|senhora|o senhor|a senhora", "", 2),
        Phrase("they_should", "expliquem|respondam|mostrem|digam|falem|escrevam|avisem|resumam|corrijam", "", 2),
        Phrase("told_how", "<flow>", "<this>|<you>|<trouble>|que|se|quando", 10),
        Phrase(
            "infinitive",
            r"(?:<word>(?:ar|er|ir|pôr|or))(?: <flow>)?",
            r"\p{L}+[aei]r-(?:me|nos|te)|^me |<you>|<this>|<trouble>|^(?:ser|estar|ter (?:problemas|que|de))|<theirs>",
        ),
        Phrase(
            "studied",
            "<flow>",
            (
                r"^(?:de|do|da|sobre|para|pra|com|muito|mais|em casa|por|a|o|os|as|no|na|em)\b|<this>|<you>|"
                r"<theirs>|<trouble>"
            ),
            8,
        ),
        Phrase("in_what", r"(?:em|no|na|nos|nas|com|por|para|pra|sem|desde) <flow>", "<this>|<you>|<trouble>", 8),
        Phrase(
            "front",
            (
                r"(?:em|no|na|nos|nas|num|numa|para|pra|com|quando|ao|aos|às|cada|todos|todas|toda|todo|"
                r"por|entre|durante|"
                r"antes|depois|de manhã|à noite|de noite|à tarde|de tarde|à|pela) ?[^,;:()!?]*?"
            ),
            r"""
            (?:minha|tua|sua) (?:opinião|vida)|(?:meu|teu|seu) caso
            ^(?:na (?:verdade|realidade)|em (?:geral|resumo|fim)|por (?:exemplo|favor|isso|fim|enquanto|hoje|que)|\
                ao (?:menos|contrário)|cada vez|no (?:fim|entanto|fundo)|com isso|para (?:nada|mim)|por|a partir)
            <this>
            <you>
        """,
            9,
        ),
        Phrase(
            "core",
            (
                r"(?:eu|me|nunca|sempre|não|prefiro|preferimos|uso|odeio|evito|detesto|costumo|assino|meu|"
                r"minha|usa|use|coloca|"
                r"põe|<word>(?:o|mos)|quero|vou|dou|a gente \S+)\b.*"
            ),
            "",
            30,
        ),
        Phrase(
            "where",
            (
                r"(?:<placed>) (?:<named>)(?: (?:perto|no|na|em|ao lado) (?:d[eoa] )?(?:<named>|centro|mar|"
                r"praia|rio))?|"
                r"(?:num|numa|em um|em uma|no|na|nos|nas) (?:(?:pequeno|pequena|velho|velha|tranquilo|"
                r"antiga|antigo|grande) ){0,2}"
                r"(?:<home>)(?: (?:pequen[oa]|antig[oa]|compartilhad[oa]|partilhad[oa]|nov[oa]|grande))?"
                r"(?: (?:<word> )?(?:no centro d[eoa]|d[eoa]|em|no|na|num|numa|perto d[eoa]|nos arredores "
                r"d[eoa]|ao lado d[eoa]) "
                r"(?:(?:<named>)|mar|praia|rio|campo|serra|centro|cidade|interior|bairro))?(?:,? (?:num|"
                r"numa|em um|em uma) (?:<home>))?"
            ),
            "(?:<tech>)$|<month>|<day>|<tongue>|ao vivo|longe de mais|<this>",
            13,
            as_said=True,
        ),
        Phrase(
            "place",
            (
                r"(?:(?:o |a )?(?:<city>)(?:, (?:<country>|<cap>))?|(?:o |a |os |as )?(?:<country>)|"
                r"<cap>(?:[ -]<cap>| <particle> <cap>){0,3})"
            ),
            "(?:<tech>)$|<month>|<day>|<tongue>",
            7,
            as_said=True,
        ),
        Phrase(
            "named_place",
            r"(?:<city>|<country>|<cap>(?:[ -]<cap>| <particle> <cap>){0,3})",
            "(?:<tech>)|<month>|<day>|<tongue>",
            6,
            as_said=True,
        ),
        Phrase(
            "work",
            (
                r"(?:(?:como|de) (?:um |uma )?<flow>|(?:em|no|na|num|numa|nos|nas|para|pra|pro) <flow>|com "
                r"(?:crianças|pessoas|"
                r"madeira|couro|cerâmica|animais|clientes|idosos|adolescentes|dados|marketing|ti|vendas|"
                r"design|logística)"
                r"(?: <flow>)?|(?:quase sempre |normalmente )?(?:de casa|à distância|a distância|remoto|"
                r"remotamente|em home office|"
                r"de noite|à noite|por conta própria|meio período|em part-time|a tempo parcial|a tempo "
                r"inteiro|por turnos|por conta)"
                r"(?: <flow>)?)"
            ),
            r"""
            ^de (?:o|a|os|as|fim|campo|aula|hoje|pesquisa|curso|escola|faculdade|verdade|mais|forma|maneira|acordo|\
                novo|memória|\
                meu|graça|história|geografia|matemática|português|conclusão)\b
            ^como (?:equipe|equipa|grupo|sempre|se|um todo|louc[oa]|burr[oa]|escrav[oa]|posso|me)
            ^(?:em|no|na|num|numa|para|pra|nos|nas) (?:<this>|(?:<pointer>)$|mim$|andamento|curso|equipe|equipa|\
                paralelo|\
                grupo|vão|geral|princípio|bug|fix|ticket|código|relatório|projeto|capítulo|tema|problema|artigo|texto|\
                arquivo|ficheiro|script|documento|rascunho|login|módulo|design|branch|tarefa|função|apresentação|\
                    versão|tese|\
                funcionalidade|parte|nov[oa]|app|página|migração|plano|campanha|meu|minha|nesse)\b
            <you>
            <theirs>
            <this>
            <trouble>
            (?:e|ou|depois) {verb:habit}
        """,
            12,
        ),
        Phrase(
            "an_job",
            (
                r"(?:um |uma )?(?:<job>)(?: (?!(?:e|ou|mas|que|se|não|quando|porque|muito|desde|há|faz|"
                r"com)\b)<word>){0,2}?(?: (?:de|do|da|em|no|na|num|numa|para|por) <flow>)?"
            ),
            "<no_job>|<this>|<you>|(?:e|mas|porque) <word>o|jogo|filme|história|nível",
            14,
        ),
        Phrase(
            "their_job",
            r"(?:um |uma )?(?:<job>)(?: (?:de|do|da|em|no|na) <word>(?: <word>)?)?",
            "<no_job>|<this>",
            5,
        ),
        Phrase(
            "venture",
            (
                r"(?:um|uma|(?:o )?meu próprio|(?:a )?minha própria|dois|três) (?:(?:pequeno|pequena) "
                r")?(?:<venture>)(?: (?!(?:e|ou|que|mas)\b)<word>)?(?: (?:de|do|da|em|no|na|com|para|sobre) <flow>)?"
            ),
            "<this>|<you>",
            14,
        ),
        Phrase(
            "name",
            r"<cap>(?:[ -]<cap>| d[eoa]s? <cap>){0,3}",
            r"""
            <day>|<month>|<tongue>|(?:<tech>)
            louc[oa]|maluc[oa]|quando|capitão|mestre|senhora?|rei|rainha|deus|chefe|majestade|usuário|assistente|\
                humano|ia|bot
        """,
            5,
            as_said=True,
        ),
        Phrase(
            "names",
            r"<cap>(?:[ -]<cap>)?(?:(?:,| e) <cap>(?:[ -]<cap>)?){0,4}",
            "<day>|<month>|<tongue>",
            10,
            as_said=True,
        ),
        Phrase(
            "pronouns",
            r"(?:ele|ela|elu|elx)(?: ?(?:/|e|ou) ?(?:ele|ela|elu|dele|dela|delu|o|a))*|qualquer um",
            "",
            6,
            as_said=True,
        ),
        Phrase(
            "tongues",
            (
                r"(?:(?:um pouco de|um pouquinho de|algum|bem|só|muito bem|fluentemente) "
                r")?(?:<tongue>)(?:(?:,| e| e também| mas| nem| ou) (?:(?:um pouco de|um pouquinho de|"
                r"algum|bem|só|só um pouco de) "
                r")?(?:<tongue>)){0,5}(?: (?:em casa|no trabalho|com fluência|fluente|fluentemente|muito bem|bem|mal|"
                r"com (?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas) (?:<rel>|<rels>)))?"
            ),
            "",
            22,
        ),
        Phrase("of_from", r"d(?:e|o|a|os|as)", "", 1),
        Phrase("ours", r"(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?)", "", 2),
        Phrase("one", r"uma?", "", 1),
        Phrase("lessons", r"(?:a|para|no|na|em|num|numa|de)? ?<flow>", "<this>|<you>|<trouble>", 10),
        Phrase(
            "degree",
            (
                r"(?:um |uma |o )?(?:faculdade|mestrado|doutorado|doutoramento|licenciatura|graduação|pós|"
                r"pós-graduação|residência|"
                r"estágio|curso técnico|curso)(?: (?:de|em|do|da|no|na) <flow>)"
            ),
            "<this>|<you>|<trouble>",
            10,
        ),
        Phrase("to_what", r"(?:a|ao|à|aos|às) <flow>", "<this>|<you>|<trouble>", 8),
        Phrase("one_tongue", "<tongue>", "", 4, as_said=True),
        Phrase(
            "family",
            (
                r"<many> (?:(?:<rel>|<rels>))(?: (?:pequen[oa]s?|mais velh[oa]s?|mais nov[oa]s?|"
                r"adolescentes?|adotad[oa]s?))?"
                r"(?:(?:,| e|, e) <many> (?:<rel>|<rels>)){0,2}(?:,? (?:que se chamam?|chamad[oa]s?|que chama-se) "
                r"<cap>(?:(?:,| e) <cap>){0,4})?"
            ),
            "chefe|sóci[oa]|tutor|orientador|mulher|esposa|marido",
            18,
        ),
        Phrase(
            "tool_used",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|meu|minha|mais|menos|um|uma|uns|de|sempre)$
            ^(?:o|a|um|uma|os|as) (?!(?:<tech>)|(?-i:\p{Lu})|caderno|caneta|teclado|agenda|bullet|leitor|planner)<bit>
            ^(?:meu|minha|de|muito|mais|isso|sempre)\b
            <this>
            <you>
            <trouble>
        """,
            6,
        ),
        Phrase("purpose", r"[^,;:()!?]+", r"^(?:(?:<pointer>)$|ver se|ti|isso|isto)|<this>|<you>|mas|<trouble>", 8),
        Phrase(
            "product",
            (
                r"(?:(?:o|a|um|uma) )?(?:(?:<tech>)(?: (?:\d[\d.]*|pro|desktop|server|lts))?|"
                r"(?-i:\p{Lu})[\p{L}\d.+#'-]*(?: (?:(?-i:\p{Lu})[\p{L}\d.+#'-]*|\d[\d.]*)){0,3})"
            ),
            "<month>|<day>|<city>|<country>",
            5,
            as_said=True,
        ),
        Phrase("known_tool", "(?:(?:o|a) )?(?:<tech>)", "", 5, as_said=True),
        Phrase(
            "spec",
            r"(?:(?:um|uma|só|somente) )?(?:(?:(?-i:\p{Lu})|\d)[^,;:()!?]*|(?:<tech>)[^,;:()!?]*)",
            "<this>|<trouble>|por cento|%",
            14,
        ),
        Phrase(
            "model",
            (
                r"(?:um |uma |o )?(?:<word> ){0,3}?(?:(?-i:\p{Lu})|mac|chip|thinkpad|macbook|dell|lenovo|"
                r"iphone|samsung)[^,;:()!?]*"
            ),
            "<this>|<trouble>|<you>",
            8,
        ),
        Phrase("os", r"(?:<system>)(?: (?:\d[\d.]*|pro|lts|home))?", "", 4, as_said=True),
        Phrase("code_tongues", r"(?:<code_tongue>)(?:(?:,| e|, e| ou) (?:<code_tongue>)){0,3}", "", 8, as_said=True),
        Phrase(
            "object",
            (
                r"(?!(?:<after>)\b(?! (?:conclus|data|resposta|resum|introdu|fonte|unidade|ideia)))<bit>(?: "
                r"(?!(?:<after>)\b)<bit>)*?"
            ),
            r"""
            ^(?:<pointer>|me|te|lhe|que|não|e|ou|mim|nos|razão|sempre|nunca)$
            ^(?:que|a mim|o que|se|como|de|sempre|nunca)\b
            <this>
            <you>
            ^a razão
            (?:aqui|aí|ali)$|mesm[oa]s? <word>|^(?:o|a|um|uma) (?:logo|botão|variável|imagem|menu|fundo|cabeçalho|\
                função|loop|valor|protagonista)
            senha|token|acesso|permissão|credencia|palavra-passe
            ^(?:null|undefined|none|tarde|cedo|mal|bem|dados|datas? em)$
        """,
            8,
        ),
        Phrase(
            "tail",
            r"(?:<after>)\b[^,;:()!?]*",
            r"""
            ^(?:a|para|pra|com|por) (?:mim|ti|ele|ela|você)$
            <this>
            (?:perguntar|confirmar|consultar|avisar|permissão|confirmação|pedir|aprovação|autorização|licença)
            <you>
            (?:aqui|aí)$
            ^(?:no|na) (?:loop|função|classe|método|arquivo|ficheiro|script|teste|menu|parágrafo|capítulo|imagem|\
                cabeçalho|\
                capa|email|botão|base de dados|servidor)\b
            ^como (?!lista|tabela|prosa|texto|diff|código|comentário|tópicos)
            ^(?:a|o)$
            ^às (?:\d|três|duas|cinco|segundas|terças|quartas|quintas|sextas)
        """,
            12,
        ),
        Phrase("rel", "<rel>", "chefe|sóci[oa]|tutora?|orientadora?", 4),
        Phrase("rels", "<rels>", "", 3),
        Phrase(
            "near",
            "mulher|esposa|marido|esposo|companheir[oa]|namorad[oa]|noiv[oa]|filh[oa]|mãe|pai|irmão|irmã",
            "",
            3,
        ),
        Phrase("their_trait", "vegetarian[oa]|vegan[oa]|canhot[oa]|abstêmi[oa]|bilíngue|bilingue", "", 2),
        Phrase(
            "their_work",
            r"(?:como|de) (?:um |uma )?(?:<job>)(?: (?:de|em|no|na) <word>(?: <word>)?)?",
            "<no_job>|<this>",
            7,
        ),
        Phrase("retired", "aposentad[oa]|reformad[oa]", "", 2),
        Phrase(
            "unwanted",
            r"[^,;:()!?]+",
            (
                r"<bare_vague>|<you>|<trouble>|^(?:que|saber|ver|ser|um|uma|o|a|mais|nada|perder|incomodar|"
                r"problemas?|gastar|ir)\b|<this>"
            ),
            7,
        ),
        Phrase("sign_as", r"(?:como|com|por) [^,;:()!?]+?", "<this>|<you>", 6, as_said=True),
        Phrase("wrong", r"[^,;:()!?]+", "", 6),
        Phrase(
            "there",
            (
                r"(?:em|n[oa]s?) (?:todos |todas )?(?:os |as )?(?:meus?|minhas?|nossos?|nossas?) [^,;:()!?]+|"
                r"(?:em código|nos emails|nos e-mails|em emails|nos comentários|nos commits|nos textos)"
            ),
            "<this>|<you>",
            7,
        ),
        Phrase(
            "answers",
            (
                r"(?:(?:(?:as|os) )?(?:minhas|meus|todas as|todos os)? ?)?(?:as |os )?(?:respostas|"
                r"explicações|textos|emails|e-mails|"
                r"resumos|commits|mensagens|exemplos|comentários|títulos|datas|preços|medidas|relatórios|"
                r"documentos|tabelas) "
                r"(?:em|no|na|sem|com|de|mais|curtas|curtos|breves|longas|longos|concisas|concisos|diretas|diretos|"
                r"detalhadas|detalhados|simples)(?: <flow>)?"
            ),
            r"<this>|<you>|^(?:as|os|meus|minhas)? ?\S+ de (?!(?:uma|um|dois|duas|três|quatro|cinco)\b)",
            10,
        ),
        Phrase(
            "should_be",
            (
                r"(?:(?:os|as|o|a|meus|minhas|os meus|as minhas|todas as|todos os)) <word>(?: <word>)? "
                r"(?:sejam|seja|vão|vá|"
                r"estejam|esteja|levem|leve|tenham|tenha|comecem|comece|terminem|termine|caibam|caiba|"
                r"fiquem|fique|venham|venha) <flow>"
            ),
            (
                r"<this>|<you>|<theirs>|<trouble>|(?:título|botão|fundo|cabeçalho|imagem|logo|página|reunião|"
                r"consulta|voo|quarto)\b"
            ),
            14,
        ),
        Phrase(
            "my_plural",
            r"(?:todos |todas )?(?:os meus|as minhas|meus|minhas|os|as) (?:<word> ){0,2}?<word>",
            "<this>|(?:<rels>|dias|vezes|erros)$|<trouble>",
            5,
        ),
        Phrase(
            "subject",
            r"(?:(?:os|as|o|a|todos os|todas as) )<bit>(?: (?:de|do|da) <bit>| <bit>){0,2}?",
            "<this>|<you>|<theirs>",
            6,
        ),
        Phrase(
            "here_where",
            r"(?:em|no|na|nos|nas|sob|ao lado de|dentro d[eoa]|debaixo d[eoa]|fora d[eoa]|com|como|por) [^,;:()!?]+",
            "<this>|<trouble>|<you>|andamento|progresso",
            8,
        ),
        Phrase(
            "here_thing",
            r"<flow>(?:,? (?:e|ou|nem) <flow>)?",
            (
                r"^(?:<pointer>)$|<this>|<you>|<trouble>|para (?:ver|tirar|consertar|evitar|obter|"
                r"verificar|que)|^(?:um|uma) "
                r"(?:loop|truque|patch|mock|flag|lock|árvore|lista|fila)"
            ),
            10,
        ),
        Phrase(
            "span",
            (
                r"(?:(?:quase|mais de|uns) )?(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|"
                r"quinze|vinte|"
                r"\d+|muitos|vários|uns) ?(?:anos?|meses|mês|semanas|décadas)?"
            ),
            "",
            5,
        ),
        Phrase("topic", r"[^,;:!?]+?", "^(?:isso|isto|o|tudo)$|<you>", 8),
        Phrase("wish", r"[^,;:()!?]+?", r"^(?:(?:<pointer>)$|eu|não|talvez|que|saber|ver)|<this>|<you>", 8),
        Phrase("favourite", r"[^,;:()!?]+?", r"^(?:(?:<pointer>)$|quando|a parte|o que)|<this>|<you>", 6),
        Phrase("favourite_of", r"<word>(?: <word>)?", "parte|coisa|momento|opção", 3),
        Phrase(
            "trait",
            (
                r"(?:(?:quase|meio) )?(?:vegetarian[oa]|vegan[oa]|flexitarian[oa]|abstêmi[oa]|canhot[oa]|destr[oa]|"
                r"ambidestr[oa]|madrugador|madrugadora|noturn[oa]|autodidata|autônom[oa]|autónom[oa]|"
                r"aposentad[oa]|reformad[oa]|"
                r"bilíngue|bilingue|(?:muito )?d[eo] (?:madrugar|letras|exatas|humanas|ciências|campo|"
                r"interior)|mais de "
                r"(?:gatos|cachorros|cães|chá|café|praia|campo|montanha)(?: (?:do )?que de \S+)?|"
                r"uma pessoa (?:noturna|diurna|matinal|visual)|nov[oa] (?:em|no|com) (?:<tech>))"
            ),
            "<this>",
            9,
        ),
        Phrase("regular", r"(?:<regularly>)(?:(?:,| e) (?:<regularly>))?", "", 12),
        Phrase("habit_what", r"[^,;:()!?]+?", r"<bare_vague>|<trouble>|<you>|^(?:que|se|o que)\b", 8),
        Phrase(
            "bedtime",
            (
                r"(?:cedo|tarde|bem cedo|muito cedo|depois das \S+|antes das \S+|às \S+)(?: (?:durante a "
                r"semana|aos fins de semana|<regularly>))?"
            ),
            "",
            8,
        ),
        Phrase(
            "pursuit",
            r"[^,;:()!?]+",
            (
                r"<bare_vague>|<you>|^(?:em|de|por|com|um papel|uma função|uma consulta|uma cópia|algo|o|a "
                r"|isso|um|uma|isto|"
                r"sentido|falta|parte|muito|tudo|nada|o que)\b|<trouble>|partida|nível"
            ),
            8,
        ),
        Phrase("old", r"[^,;:()!?]+?", "<this>|<you>", 5),
        Phrase(
            "zone",
            (
                r"(?:horário de |hora de |de |do |da )?(?:<cap>(?:[ -]<cap>){0,2}|<city>|<country>|(?:utc|"
                r"gmt) ?(?:[+-] "
                r"?\d{1,2})?)"
            ),
            "",
            5,
            as_said=True,
        ),
        Phrase(
            "usual_place",
            (
                r"(?:n[oa] (?:trabalho|trampo|serviço|notebook(?: d[oa] (?:trampo|trabalho|serviço))?|"
                r"portátil(?: do trabalho)?|"
                r"computador(?: d[oa] (?:trampo|trabalho))?|celular|telemóvel|escritório|empresa)|em casa|"
                r"no meu (?:notebook|"
                r"portátil|computador)|(?:pra|para) tudo|todos os dias|todo dia|diariamente)"
            ),
            "",
            8,
        ),
        Phrase("sign", r"[^,;:()!?]+", "<this>", 5, as_said=True),
        Phrase("set_up", "<setup>", "", 5),
        Phrase("device", "<device>", "", 4),
        Phrase("plain_job", r"(?:um |uma )?(?:<job>)(?: <word>){0,2}?", "<no_job>", 5),
        Phrase("key", r".+", "", 12),
        Phrase("value", r".+?", "", 24),
        Phrase("over", r".+", "", 16),
        Phrase("new", r".+", "", 8),
        Phrase("project_name", r"<cap>(?: <cap>){0,2}", "", 3, as_said=True),
        Phrase("since_when", r"(?:o|a|em|no|na|há|faz|desde|mês|ano|semana) [^,;:()!?]+|ontem|há pouco", "", 6),
    ),
    spelled_out="""
        dia/mes/ano=dia/mes/ano, dia/mes=dia/mes, mes/dia=mes/dia, mes/ano=mes/ano
        n suporto=não suporto, n gosto=não gosto, n curto=não curto, n uso=não uso, n quero=não quero, n como=não como
        n bebo=não bebo, n falo=não falo, so uso=só uso, so bebo=só bebo, so como=só como, so escrevo=só escrevo
        so trabalho=só trabalho, so leio=só leio, agora so=agora só, to no=estou no, tô no=estou no, to na=estou na
        tô na=estou na, tou no=estou no, textao=textão, textoes=textões
        abreviacoes=abreviações, acucar=açúcar, agencia=agência, agua=água, alem=além, alemao=alemão, alguem=alguém
        alias=aliás, amanha=amanhã, amigavel=amigável, analise=análise, aniversario=aniversário, anotacoes=anotações
        apartir=a partir, aplicacao=aplicação, apresentacao=apresentação, aprovacao=aprovação, arabe=árabe
        arvore=árvore, associacao=associação, ate=até, atelie=ateliê, atencao=atenção, audio=áudio
        autorizacao=autorização, aviao=avião, bebes=bebês, bilingue=bilíngue, biologico=biológico, botao=botão
        brasilia=brasília, britanico=britânico, bulgaro=búlgaro, cabeca=cabeça, cabecalho=cabeçalho
        cabecalhos=cabeçalhos, cacula=caçula, caes=cães, cafe=café, calendario=calendário, camera=câmera
        cancao=canção, cantones=cantonês, cao=cão, capitao=capitão, capitulo=capítulo, catalao=catalão
        centimetros=centímetros, ceramica=cerâmica, cha=chá, chacara=chácara, chavenas=chávenas, chines=chinês
        ciencia=ciência, ciencias=ciências, cientifica=científica, clinica=clínica, cmg=comigo, codigo=código
        codigos=códigos, comeca=começa, comecamos=começamos, comecar=começar, comecares=começares, comeco=começo
        comentario=comentário, comentarios=comentários, comercio=comércio, conclusao=conclusão, condominio=condomínio
        confirmacao=confirmação, consultorio=consultório, coracao=coração, correcao=correção, crianca=criança
        criancas=crianças, decadas=décadas, dialogo=diálogo, diario=diário, dificil=difícil, dinamarques=dinamarquês
        distancia=distância, dolares=dólares, duvidas=dúvidas, egoista=egoísta, egua=égua, eh=é, eletronica=eletrônica
        eletronico=eletrônico, enfase=ênfase, engracado=engraçado, entao=então, escritorio=escritório, espacos=espaços
        especie=espécie, esqueca=esqueça, esquecam=esqueçam, esquecas=esqueças, estagio=estágio, estao=estão
        estudio=estúdio, excecao=exceção, exclamacao=exclamação, exclamacoes=exclamações, exercicio=exercício
        exercicios=exercícios, experiencia=experiência, explicacao=explicação, explicacoes=explicações, facil=fácil
        faco=faço, farmacia=farmácia, feijao=feijão, ficcao=ficção, finlandes=finlandês, fisica=física
        fluencia=fluência, frances=francês, funcao=função, funcoes=funções, galoes=galões, garcom=garçom
        garconete=garçonete, gemeas=gêmeas, gemeos=gêmeos, giria=gíria, girias=gírias, graca=graça
        graduacao=graduação, grafica=gráfica, grafico=gráfico, graficos=gráficos, guiao=guião, hifens=hífens
        historia=história, historias=histórias, historico=histórico, hj=hoje, holandes=holandês, horario=horário
        horarios=horários, hungaro=húngaro, incluimos=incluímos, informacao=informação, informacoes=informações
        ingles=inglês, introducao=introdução, inves=invés, ioruba=iorubá, irma=irmã, irmao=irmão, irmaos=irmãos
        irmas=irmãs, ja=já, japones=japonês, jargao=jargão, juiza=juíza, licao=lição, licenca=licença, limao=limão
        lingua=língua, linguas=línguas, logistica=logística, macarrao=macarrão, mae=mãe, maiusculas=maiúsculas
        manha=manhã, manhas=manhãs, mantem=mantém, maquina=máquina, matematica=matemática, materias=matérias
        medica=médica, medico=médico, memoria=memória, mes=mês, metodo=método, metrica=métrica, metricas=métricas
        metrico=métrico, mexico=méxico, migracao=migração, milimetros=milímetros, minusculas=minúsculas
        mirandes=mirandês, modulo=módulo, monologo=monólogo, mt=muito, mto=muito, musica=música, musicas=músicas
        nao=não, naum=não, neerlandes=neerlandês, negocio=negócio, ninguem=ninguém, nivel=nível, noruegues=norueguês
        numero=número, numeros=números, oncas=onças, onibus=ônibus, opcao=opção, opiniao=opinião, oque=o que
        otimo=ótimo, ouco=ouço, oxala=oxalá, padrao=padrão, pagina=página, paginas=páginas, pao=pão
        paragrafo=parágrafo, paragrafos=parágrafos, peco=peço, periodo=período, permissao=permissão, pf=por favor
        pff=por favor, pfv=por favor, poe=põe, policia=polícia, polones=polonês, porem=porém, portatil=portátil
        portugues=português, possivel=possível, pq=porque, pra=para, praticos=práticos, preco=preço, precos=preços
        predio=prédio, preferencia=preferência, principio=princípio, proposito=propósito, propria=própria
        proprio=próprio, proxima=próxima, proximo=próximo, publico=público, q=que, quechua=quéchua, quichua=quíchua
        quilometros=quilômetros, quimica=química, rapida=rápida, rapido=rápido, razao=razão, refaca=refaça
        referencias=referências, regiao=região, relacao=relação, relatorio=relatório, relatorios=relatórios
        repositorio=repositório, republica=república, residencia=residência, reuniao=reunião, rodape=rodapé
        sabado=sábado, saimos=saímos, salao=salão, sao=são, serio=sério, servico=serviço, sessao=sessão, sitio=sítio
        situacao=situação, socio=sócio, solucao=solução, suaili=suaíli, substituimos=substituímos, suburbio=subúrbio
        sugestao=sugestão, tabulacoes=tabulações, tambem=também, tb=também, tbm=também, tecnica=técnica
        tecnico=técnico, telemovel=telemóvel, terca=terça, tercas=terças, tetum=tétum, titulo=título, titulos=títulos
        topicos=tópicos, tou=estou, traducao=tradução, travessoes=travessões, tres=três, tá=está, tô=estou
        ultima=última, ultimo=último, unica=única, unico=único, usuario=usuário, vao=vão, variaveis=variáveis
        variavel=variável, varios=vários, vc=você, vcs=vocês, verao=verão, versao=versão, veterinaria=veterinária
        video=vídeo, videos=vídeos, virgula=vírgula, voce=você, voces=vocês, xicaras=xícaras, ñ=não
    """,
    silent=r"""
        se(?! (?:não te importa|não se importa|puder|possível|possivel|for possível))(?<!-se)(?! (?:chama|chamam|diz|\
            usa|escreve|dedica)\p{L}*)|como se|talvez|\
            quem sabe|se calhar|pode ser que|tomara|oxalá|oxala|quem me dera|suponha|suponhamos|supondo|imagina|\
                imagine|digamos|\
            vamos dizer|hipoteticamente|acho que|suponho|espero que|(?:eu )?gostaria (?!que)|gostava de (?!que)|\
                adoraria|\
            pensando em|a pensar em|algum dia|um dia|planejo|planeio|pretendo|poderia|seria|faria|teria|moraria|\
                viveria|trabalharia
        hoje(?! em dia)|(?<!de )(?<!à )(?<!toda )amanh[ãa]|ontem|anteontem|(?:[dn]?est|[dn]?ess)[ea] (?:vez|semana|\
            noite|tarde|\
            manhã|manha|sessão|sessao|mês|mes|ano|fim de semana|verão|verao|inverno|bocado|segunda|terça|quarta|\
                quinta|sexta|sábado|\
            domingo|trimestre|semestre)|por enquanto|por agora|por ora|de momento|no momento|agora mesmo|só por|\
                até (?!as|às)|\
            temporariamente|ultimamente|(?:est|ess)es dias|(?:próxim|proxim)[oa]|que vem|durante (?:um|uns|o)|\
                um bocado|dessa vez|desta vez
        (?:para|pra|em|n)? ?(?:n?este|n?esta|n?esse|n?essa) (?:chat|conversa|sessão|mensagem|email|e-mail|mail|carta|\
            rascunho|\
            resposta|tarefa|pergunta|texto|post|arquivo|ficheiro|função|documento|relatório|música|poema|conto|cena|\
                partida|\
            jogo|voo|viagem|capítulo|exemplo|exercício|caso|consulta|frase|versão|assento|palavra)
        melhor dizendo|não espera|espera não|correção|quer dizer
        antes (?:viv|mor|trabalh|us|era|tin|gost)\p{L}*|(?:em|quando) (?:pequen[oa]|criança|jovem)|no passado|\
            há anos que não|costumava|\
            quando (?:eu )?era
        (?<!\b(?:já|te|como|eu|ja|já te|ja te) )(?:disse|diz|dizem|disseram|conta que|garante|opina|segundo|me pediu|\
            falou|disse ao|disse à)(?! que se)
        (?:seu|teu|o teu|o seu) (?:nome|papel|trabalho|personalidade)|você é|voce é|voce e|vc é|tu és|você se chama|\
            te chamas|chamas-te|aja como|atue|\
            atua|comporta|finge|finja|jogo de|dá(?:s)? razão|me dá razão|razão em tudo|sem (?:me )?(?:perguntar|\
                confirmar|confirmação|permissão|\
            pedir|avisar|consultar|aprovação|licença|autorização)|permissão|permissao|licença|pergunte-me|\
                confirma comigo|sudo|root|\
            credenciais|senha|palavra-passe|token
        claro,? (?:eu )?(?:adoro|gosto|amo)|ótimo,? (?:agora|outra)|que (?:engraçado|divertido)|kkk\p{L}*|(?:ha|he|\
            hua|rs)(?:ha|he|hua|rs)+\p{L}*|\
            é brincadeira|brincadeira|ironia|(?:show|legal)!*$
        <trouble>
        [45]\d\d
        (?:d?n?est|d?n?ess|n)[ea] (?:\S+ )?(?:história|historia|conto|jogo|novela|cena|partida|relato|roteiro|filme|\
            livro|música|romance)
        minha personagem|meu personagem|o narrador|a narradora|o protagonista|a protagonista
        ^(?:por favor )?(?:escrev[ea]|redige|invent[ea]|traduz|traduza|reescrev[ea]|melhor[ea]|corrig[e]|corrija|\
            parafraseia|resum[ea]|continu[ea]|\
            complet[ea]|edit[ea]|repet[e]|repita|diz|diga|respond[ea]|explic|explica|explique|lê|leia|faz um|faz uma|\
                faça um|faça uma|cri[ea]|\
            procur[ea]|busc[a]|busque|grep|mostr[ea]|adicion[ea] um|adicion[ea] uma)\b.*(?::|que (?:moro|vivo|\
                trabalho|sou|me|odeio|digo|diga)|['"«“])
        (?:poema|conto|cena|canção|música|história|novela|roteiro|guião|diálogo|monólogo) (?:sobre|em que|no qual|\
            onde|de um|de uma)
        (?:o|a|este|esta) (?:\S+ )?(?:algoritmo|função|compilador|loop|consulta|parser|método) (?:é|faz|pode|precisa|\
            devolve|\
            compara|assume)
        (?:da|dos|das|do) (?:primeir|segund|terceir|últim|outr)[oa]
        qual|quem|onde|por quê|por que
        ^(?:(?:e|mas|então|oi),? )*como (?:{verb:habit}|se|posso|devo|consigo|eu|é|está|fica|vai|funciona|você|\
            a gente)\b
    """,
    leads=r"""
        aliás|alias|a propósito|por sinal|também|além disso|e|mas|bom|bem|pois|tá|ok|ah|olha|olá|oi|opa|bom dia|\
            boa tarde|boa noite|eh|\
            hm+|ei|então|porém|só que|gente|cara|mano
        (?:só )?(?:pra|para) (?:você saber|saberes|sua informação|constar|contexto)|fica sabendo|só avisando|aviso|\
            nota|um detalhe|\
            uma coisa|outra coisa|como contexto|contexto|de contexto|sabe
        (?:por favor,? )?(?:lembra(?:-te)?|lembre(?:-se)?|tem em conta|tenha em conta|leva em conta|leve em conta|\
            anota|anote|toma nota|\
            não esqueças|não se esqueça|não esqueça|não esquece|memoriza|guarda)(?: (?:de )?que|:)
        (?:como |já )(?:eu )?(?:já )?(?:te )?(?:disse|dizia|comentei|falei)(?: antes)?(?: que)?
        (?:eu )?já (?:te )?(?:disse|falei|pedi|comentei)(?: antes)?(?: que|:)?|quantas vezes .{0,40}:|pela \S+ vez:?|\
            (?:eu )?repito:?
        na verdade|a verdade é que|o caso é que|é que|em geral(?=,)|pessoalmente|sinceramente|de fato|de facto|\
            no meu caso|da minha parte|\
            eu(?= (?:<mine>|normalmente|só|quase|não|curto|durmo|acordo|nasci)\b)
        (?:como|já que|dado que|visto que|porque|pois)(?= (?:<mine>)\b)
        (?:mudei|mudamos) de (?:ideia|ideias|opinião)(?=[,:;.!])|pensando bem|no fim(?= (?:<mine>)\b)|\
            afinal(?= (?:<mine>)\b)
        (?:não|nope|sim|tá|obrigad[oa]|ótimo|perfeito|bom|errado|incorreto|desculpa|desculpe|pf|por favor|olha|\
            escuta|sério|quase|\
            hm+)(?=[,:;.!-])|(?:não|desculpa)(?= (?:eu|queria|quis|me referia|me refiro|em texto)\b)|desculpa(?= \
                (?:usa|usamos|faz|coloca)\b)|\
            atualmente|hoje em dia(?=,)|desculpa(?=,)
    """,
    tails=r"""
        aliás|por favor|obrigad[oa]|prazer|na verdade|se puder|se der|se for possível|se possível|sabe|como sempre|\
            em geral|tá|ok|\
            de novo|outra vez|também|além disso|sempre que puder|sempre que puderes|desde sempre|valeu|né|e pronto|\
                viu|beleza|e ponto|\
            e ponto final|por sinal
        porque .+|já que .+|então .+|por isso .+|pelo que .+|de modo que .+|para que .+|ou seja .+|pois .+
        desde há .+|(?:há|faz|tem) (?:\S+ )?(?:anos|meses|tempo|muito|pouco|uns anos)(?: já)?|desde sempre|\
            desde criança|desde pequen[oa]|\
            (?:há|faz) (?:uns|vários|muitos|alguns|\S+) (?:anos|meses)
        (?<=,)\s*(?:e )?(?:por favor|pode|podes|usa|use|dá|me|põe|faz|não me|sê|seja|vai|vá|tem|tira|tire|procura|\
            acha|muda|evita|mostra|\
            lembra|tem em conta|leva em conta|ninguém|ninguem|todo|todos|nada|melhor|adapta|ajusta|escreve|responde|\
                fala|é|há|\
            está|isso|que|o|a|quando|planeja|recomenda|sugere|não use|daí|anota|guarda|avisa|resume|passa|converte|\
                tenho|tem|num|numa|\
            arruma|conserta|corrige)\b.*
        (?<=,)\s*(?:como|quando) .+
        (?<=,)\s*(?:tenho|temos|ela|ele|é) .+
    """,
    limits=r"""
        exceto|salvo|menos|a não ser|fora|mas|embora|porém|no entanto|não(?! (?:precisa|me (?:dê|dês|põe|ponhas)|\
            use))|nem|ou|bom|\
            melhor dizendo|desculpa|espera|até|só (?:quando|se|em|para|no)|depende|às vezes|por outro lado|nunca|\
                já não|ainda
    """,
    joints=(
        Joint(r"\s*;\s*"),
        Joint(r"\s+[–—-]\s+(?=(?:e |mas )?(?:<mine>)\b)"),
        Joint(r",? (?:e|mas|então|além disso|só que) (?:também |agora |além disso )?(?=(?:<mine>)\b)"),
        Joint(r", (?:porque|já que|como|embora|pois) (?=(?:<mine>)\b)"),
        Joint(r" (?:porque|já que|pois) (?=(?:<mine>)\b)"),
        Joint(r"\s*:\s+(?=(?:agora |melhor )?(?:<mine>)\b)"),
        Joint(r", (?=(?:<mine>)\b)", firm=False),
    ),
    moves=(Shape("{core} {front}", r"{front},? {core}"),),
    statements=(
        Shape(
            "{do} {where}",
            r"""
            (?:eu )?(?:<aside> )?{do:lodge}(?: <aside>)? {where}(?:,? (?:há|faz|desde) {span})?
            (?:eu )?(?:<aside> )?{do:lodge} {where} (?:há|faz) {span}
            """,
        ),
        Shape(
            "É {of} {place}",
            (
                r"(?:eu )?(?:sou|somos|venho|viemos) {of:of_from} {place:named_place}|(?:eu )?sou natural "
                r"{of:of_from} {place:named_place}"
            ),
        ),
        Shape("Cresceu {where}", r"(?:eu )?(?:cresci|fui criad[oa]) {where:grown_up}"),
        Shape("Nasceu {where}", r"(?:eu )?nasci {where}(?: em \d{4})?"),
        Shape(
            "Mora em {place}",
            r"""
            (?:me|nos)? ?(?:mudei|mudamos|mudámos)(?:-me|-nos)?(?: d[eoa] {old:named_place})? (?:pra|para|\
                pro) {place}(?: {when:since_when})?
            mudámo-nos(?: d[eoa] {old:named_place})? (?:pra|para) {place}(?: {when:since_when})?
            (?:acabei|acabamos) de (?:me |nos )?mudar(?:-me)?(?: d[eoa] {old:named_place})? (?:pra|\
                para) {place}(?: {when:since_when})?
            (?:vim|viemos|fui|fomos) (?:morar|viver) (?:em|pra|para) {place}(?: {when:since_when})?
            """,
        ),
        Shape(
            "Está no fuso horário de {zone}",
            (
                r"(?:estou|estamos) no fuso(?: horário)? d[eoa] {zone:place}|(?:o )?meu fuso(?: horário)? "
                r"é (?:o )?(?:d[eoa] )?{zone:place}"
            ),
        ),
        Shape("{often} {do} {work}", r"(?:eu )?{often} {do:labour} {work}"),
        Shape(
            "{do} {work}",
            r"(?:eu )?(?:<aside> )?{do:labour}(?: <aside>)? {work}",
        ),
        Shape("Dedica-se {work}", r"(?:me dedico|dedico-me|nos dedicamos) {work:to_what}"),
        Shape("É {job}", r"(?:eu )?(?:<aside> )?(?:sou|somos) {job:an_job}"),
        Shape("{do} {venture}", r"(?:eu )?(?:<aside> )?{do:lead} {venture}"),
        Shape("Leciona {what}", r"(?:eu )?(?:dou|damos) aulas?(?: particulares)? (?:de )?{what:lessons}"),
        Shape("Ensina {what}", r"(?:eu )?(?:ensino|leciono) {what:studied}"),
        Shape(
            "Estuda {thing}",
            r"(?:eu )?(?:<aside> )?(?:estudo|estudamos) {thing:studied}|estou (?:estudando|a estudar) {thing:studied}",
        ),
        Shape("Faz {thing}", r"(?:eu )?(?:estou fazendo|estou a fazer|faço|curso) {thing:degree}"),
        Shape(
            "Está aprendendo {thing}",
            r"(?:eu )?estou (?:<aside> )?aprendendo {thing:studied}",
        ),
        Shape("Está a aprender {thing}", r"(?:eu )?estou (?:<aside> )?a aprender {thing:studied}"),
        Shape(
            "Chama-se {name}",
            r"""
            (?:eu )?(?:me chamo|chamo-me) {name}(?:,? não {wrong:name})?
            (?:o )?meu nome(?: completo)? é {name}(?:,? não {wrong:name})?
            (?:eu )?sou [oa] {name}
            """,
        ),
        Shape(
            "Prefere que lhe chamem {name}",
            r"""
            (?:por favor,? )?(?:me cham[ae]|cham[ae]-me|me trat[ae]|trat[ae]-me|podes? me chamar|podes? chamar-me|\
                podes? me tratar|podes? tratar-me|\
                é só me chamar|prefiro que me cham(?:e|es|em)|quero que me cham(?:e|es|\
                    em))(?: só)?(?: de| por)? {name}(?:,? (?:e )?não (?:de |\
                    por )?{wrong:name}| em vez de {wrong:name})?
            (?:todos|todo mundo|meus amigos|os meus amigos|toda a gente|em casa|quase todos|\
                no trabalho)(?: me| todos me)? (?:me )?(?:chamam?|tratam?|conhecem)(?: de| por)? {name}
            me (?:chamam|tratam|conhecem) (?:de|por) {name}
            (?:todos|toda a gente|os amigos) (?:chamam|tratam)-me (?:de|por)? ?{name}
            (?:chamam|tratam)-me (?:de |por )?{name}
            """,
        ),
        Shape(
            "Usa os pronomes {pronouns}",
            r"(?:os )?meus pronomes são {pronouns}|(?:uso|utilizo) os pronomes {pronouns}",
        ),
        Shape("Fala {tongues}", r"(?:eu )?(?:<aside> )?(?:falo|falamos|a gente fala) {tongues}"),
        Shape("Não fala {tongues}", r"(?:eu )?não falo (?:nada de )?{tongues}"),
        Shape(
            "Tem o {tongue} como língua materna",
            (
                r"(?:a )?minha (?:língua|primeira língua)(?: materna| nativa)? é o? ?{tongue:one_tongue}|"
                r"(?:o )?{tongue:one_tongue} é (?:a )?minha (?:língua materna|língua nativa|primeira língua)"
            ),
        ),
        Shape(
            "Não tem o {tongue} como língua materna",
            r"(?:o )?{tongue:one_tongue} não é (?:a )?minha (?:língua|primeira língua|língua materna|língua nativa)",
        ),
        Shape(
            "{whose} {rel} chama-se {name}",
            r"""
            {whose:ours} {rel} (?:se chama|chama-se) {name}(?:,? e (?:faz|tem|nasceu|estuda|vai) .+)?
            """,
            kind="people",
        ),
        Shape(
            "Tem {one} {rel} que se chama {name}",
            r"(?:tenho|temos|a gente tem) {one} {rel} (?:que se chama|chamad[oa]|que chama-se|de nome) {name}",
            kind="people",
        ),
        Shape(
            "{whose} {rel} chamam-se {name}",
            r"{whose:ours} {rel:rels} (?:se chamam|chamam-se) {name:names}",
            kind="people",
        ),
        Shape("Tem {device}", r"(?:eu )?tenho {device:own_device}"),
        Shape("{whose} {rel} é {job}", r"{whose:ours} {rel} é {job:their_job}", kind="people"),
        Shape("{whose} {rel} trabalha {work}", r"{whose:ours} {rel:near} trabalha {work:their_work}", kind="people"),
        Shape("{whose} {rel} é {trait}", r"{whose:ours} {rel:near} é {trait:their_trait}", kind="people"),
        Shape("Tem {family}", r"(?:eu )?(?:tenho|temos|a gente tem) {family}", kind="people"),
        Shape("É {trait}", r"(?:eu )?sou (?:<aside> )?{trait}"),
        Shape("Está {trait}", r"(?:já )?estou {trait:retired}"),
        Shape("{often} prefere {thing}", r"(?:eu )?{often} prefiro {thing:preferred}", kind="preference"),
        Shape(
            "Prefere que {do.they} {object} {how}",
            r"""
            (?:prefiro|gosto) que (?:você |tu )?(?:sempre )?{do:not_make} (?:sempre )?{object}(?: {how:tail})?
            (?:prefiro|gosto) que (?:você |tu )?(?:sempre )?{do:not_make} {how:tail}
            """,
            kind="preference",
        ),
        Shape(
            "Prefere {thing}",
            r"""
            (?:eu )?(?:<aside> )?(?:prefiro|preferimos|\
                a gente prefere)(?: <aside>| mil vezes| muito mais)? {thing:preferred}(?:,? (?:e )?não {wrong})?
            (?:a )?minha preferência é {thing:preferred}
            """,
            kind="preference",
        ),
        Shape(
            "{like} que {do.they} {object} {how}",
            r"{like:like_that} que (?:você |tu )?(?:sempre )?{do:not_make} {object}(?: {how:tail})?",
            kind="preference",
        ),
        Shape(
            "Gosta que lhe {do} {thing}",
            r"(?:eu )?(?:gosto|prefiro|quero) que me {do:they_should} {thing:told_how}",
            kind="preference",
        ),
        Shape("Gosta que {thing}", r"(?:eu )?gosto que {thing:should_be}", kind="preference"),
        Shape(
            "{like} {thing}",
            r"(?:eu )?(?:<aside> )?{like}(?: muito| demais| mesmo| especialmente)? {thing:liked}",
            kind="preference",
        ),
        Shape(
            "Quer que {do.they} {object} {how}",
            r"""
            (?:sempre )?(?:eu )?quero que (?:você |tu )?sempre {do:not_make} {object}(?: {how:tail})?
            (?:sempre )?(?:eu )?quero que (?:você |\
                tu )?{do:not_make} (?:sempre )?{object}(?: sempre)?(?: {how:tail})?(?: sempre)?
            (?:sempre )?(?:eu )?quero que (?:você |tu )?(?:sempre )?{do:not_make} (?:sempre )?{how:tail}
            """,
            kind="preference",
        ),
        Shape(
            "Não quer {thing}",
            (
                r"(?:<nunca> quero|não quero(?: ver)?(?: <nunca>)?) {thing:unwanted},? <nunca>|<nunca> "
                r"quero(?: ver)? {thing:unwanted}|não quero <nunca> {thing:unwanted}"
            ),
            kind="preference",
        ),
        Shape(
            "Quer {thing}",
            r"(?:sempre )?quero (?:sempre )?{thing:answers}(?:,? sempre)?|prefiro sempre {thing:answers}",
            kind="preference",
        ),
        Shape(
            "Quer que {thing}",
            r"(?:sempre )?(?:quero|preciso) que (?:sempre )?{thing:should_be}",
            kind="preference",
        ),
        Shape("Prefere que {thing}", r"(?:prefiro|preferia) que {thing:should_be}", kind="preference"),
        Shape("Aprende melhor {thing}", r"(?:eu )?aprendo melhor {thing:in_what}", kind="preference"),
        Shape(
            "Costuma {thing}",
            r"(?:eu )?(?:<aside> )?(?:costumo|costumamos|a gente costuma) {thing:infinitive}",
            kind="preference",
        ),
        Shape("Não costuma {thing}", r"(?:eu )?não (?:costumo|costumamos) {thing:infinitive}", kind="preference"),
        Shape(
            "Tem {thing} como {of} favorito",
            r"(?:o )?meu {of:favourite_of} (?:favorito|preferido) é (?:o |a )?{thing:favourite}",
            kind="preference",
        ),
        Shape(
            "Tem {thing} como {of} favorita",
            r"(?:a )?minha {of:favourite_of} (?:favorita|preferida) é (?:o |a )?{thing:favourite}",
            kind="preference",
        ),
        Shape("{often} {do} {thing}", r"(?:eu )?{often} {do:habit} {thing:done}", kind="preference"),
        Shape("{often} {do}", r"(?:eu )?{often} {do:habit}", kind="preference"),
        Shape("Sempre {do} {thing}", r"(?:eu )?{do:habit} sempre {thing:done}", kind="preference"),
        Shape("Sempre {do} {thing}", r"(?:eu )?{do:habit} {thing:done} sempre", kind="preference"),
        Shape(
            "Nunca {do} {thing}",
            r"(?:eu )?não {do:habit} <nunca> {thing:done}|(?:eu )?não {do:habit} {thing:done} <nunca>",
            kind="preference",
        ),
        Shape("Não {do} {thing}", r"(?:eu )?não {do:abstained} {thing:done}", kind="preference"),
        Shape("{do} {thing}", r"(?:eu )?(?:<aside> )?{do:waking} {thing:bedtime}", kind="preference"),
        Shape(
            "{do} {thing} {when}",
            r"(?:eu )?(?:<aside> )?{do:habit} {thing:habit_what} {when:regular}",
            kind="preference",
        ),
        Shape("{do} {when}", r"(?:eu )?(?:<aside> )?{do:habit} {when:regular}", kind="preference"),
        Shape(
            "{do} {thing} {how}", r"(?:eu )?(?:<aside> )?{do:habit} {thing:my_plural} {how:in_what}", kind="preference"
        ),
        Shape(
            "Assina {how} {where}",
            r"(?:eu )?assino {where:there} {how:sign_as}|(?:eu )?assino (?:sempre )?{how:sign_as}(?: {where:there})?",
            kind="preference",
        ),
        Shape("{do} {thing}", r"(?:eu )?(?:<aside> )?{do:hobby} {thing:pursuit}"),
        Shape(
            "Usa {tool} para {purpose}",
            (
                r"(?:eu )?(?:<aside> )?(?:uso|utilizo|utilizamos|usamos|a gente usa) {tool:tool_used} (?:para|"
                r"pra) {purpose}"
            ),
        ),
        Shape(
            "Só usa {tool}",
            r"(?:eu )?só (?:uso|utilizo) {tool:product}(?:,? (?:e )?(?:nunca|não|jamais) {wrong})?",
            kind="preference",
        ),
        Shape(
            "Usa {tool} como {purpose}",
            r"(?:eu )?(?:<aside> )?(?:uso|utilizo) {tool:tool_used} como (?:meu )?{purpose:set_up}",
        ),
        Shape(
            "Este projeto usa {tool}",
            r"aqui (?:sempre |só |nós )?(?:usamos|utilizamos|a gente usa) {tool:known_tool}(?:,? (?:e )?não {wrong})?",
            kind="project",
        ),
        Shape(
            "Usa {a} {on} e {b} {at}",
            r"(?:eu )?(?:<aside> )?(?:uso|utilizo) {a:product} {on:usual_place} e {b:product} {at:usual_place}",
        ),
        Shape(
            "Usa {tool} {on}",
            r"(?:eu )?(?:<aside> )?(?:uso|utilizo|usamos|a gente usa) {tool:product} {on:usual_place}",
        ),
        Shape(
            "Usa {os} com {tool}",
            r"(?:eu )?(?:uso|utilizo) {os:known_tool} (?:com|e) (?:o |a )?{tool:known_tool}(?: aqui)?",
        ),
        Shape(
            "Usa {tool}",
            (
                r"(?:eu )?(?:<aside> )?(?:uso|utilizo|usamos|a gente usa|estou com|estamos com|estou usando) "
                r"{tool:product}(?: (?:há|faz|desde) {span})?"
            ),
        ),
        Shape(
            "Usa {os} com {tool}",
            r"(?:eu )?(?:<aside> )?(?:uso|utilizo|tenho|estou no|estou com) {os} (?:com|e) {tool:product}",
        ),
        Shape("Usa {tool} como {of}", r"(?:o |a )?(?:meu|minha) {of:set_up} é {tool:product}"),
        Shape("Tem um {device} com {spec}", r"(?:o )?meu {device} tem {spec}|(?:tenho|temos) um {device} com {spec}"),
        Shape(
            "Tem uma {device} com {spec}",
            r"(?:a )?minha {device} tem {spec}|(?:tenho|temos) uma {device} com {spec}",
        ),
        Shape("O seu {device} é {spec}", r"(?:o )?meu {device} é {spec:model}"),
        Shape(
            "Usa {os} no seu {device}",
            r"(?:uso|tenho|utilizo) {os} n[oa] (?:meu )?{device}|(?:o )?meu {device} (?:usa|roda|corre) {os}",
        ),
        Shape(
            "Programa em {tool}",
            (
                r"(?:eu )?(?:<aside> )?(?:programo|programamos|desenvolvo|codo)(?: <aside>| quase sempre|"
                r" principalmente| sempre| mais)? em {tool:code_tongues}"
            ),
        ),
        Shape(
            "Usa {tool} para {purpose}",
            (
                r"(?:me |nos )?(?:passei|passamos|mudei|mudamos|migrei|migramos|troquei)(?: d[eoa] {old})? "
                r"(?:pra|para|pro) (?:o )?{tool:product} (?:para|pra) {purpose}"
            ),
        ),
        Shape(
            "Usa {tool}",
            r"""
            (?:me |nos )?(?:passei|passamos|passámos|mudei|mudamos|mudámos|migrei|migramos|\
                migrámos)(?: d[eoa] {old})? (?:pra|para|pro)(?: o| a)? {tool:known_tool}(?: {when:since_when})?
            (?:troquei|trocamos|trocámos) (?:o |a )?{old} (?:por|pelo|pela) {tool:known_tool}
            """,
        ),
        Shape(
            "Escreve {items} para {whom}",
            r"""
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<wishes>) (?:os |as )?{items:terse_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:os |as )?{items:terse_mails}
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<orders>) (?:os |as )?{items:terse_papers}
            {whom:own_addressee} (?:<habitually> )?(?:<orders>) (?:os |as )?{items:terse_papers}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Não escreve {items} para {whom}",
            r"""
            (?:o |a )?{whom:addressee} (?:<shuns>) (?:os |as )?{items:lengthy_mails}
            {whom:own_addressee} (?:<shuns>) (?:os |as )?{items:lengthy_mails}
            (?:o |a )?{whom:addressee} (?:não gosta|não é fã) d[eoa]s? {items:lengthy_mails}
            {whom:own_addressee} (?:não gosta|não é fã) d[eoa]s? {items:lengthy_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Escreve {what} para {whom} {how}",
            r"""
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {what:mails} {how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {what:mails} {how:laid_out}
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<orders>) {what:papers} {how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<orders>) {what:papers} {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Escreve {what} para {whom} com {how}",
            r"""
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Escreve para {whom} com {how}",
            r"""
            (?:o |a )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            """,
            kind="preference",
            wish="person",
        ),
    ),
    rules=(
        Shape(
            "Não quer {items} nas {where}",
            r"""
            (?:por favor,? )?não (?:uses?|põe|ponhas?|coloques?|incluas?|inclua|inclui|adiciones?) {items:unwanted} \
                nas (?:suas|tuas) {where:respostas}(?:,? (?:nunca|jamais|por favor))*
            """,
            kind="preference",
        ),
        Shape(
            "Quer {where} sem {items}",
            r"""
            (?:por favor,? )?(?:nada de|sem) {items:unwanted} nas (?:(?:suas|tuas) )?{where:respostas}(?:,? (?:nunca|\
                jamais|por favor))*
            """,
            kind="preference",
        ),
        Shape(
            "Prefere o tratamento por {way}",
            r"(?:<agora>,? )?(?:(?:podes? )?trat[ae][- ]me|me trat[ae]|tratar-me) por {way:address}(?:,? <agora>)?",
            kind="preference",
        ),
        Shape(
            "Quer que {do.they} {how} ao {task}",
            r"(?:quando|sempre que) (?:você |tu )?(?:for|fores) (?:me )?{task:explaining},? {do:make} {how:tail}",
            kind="preference",
        ),
        Shape(
            "Quer {where} curtas",
            r"(?:por favor,? )?(?:mantenha|mantém|mantem) (?:as )?(?:suas|tuas) {where:respostas} (?:curtas|breves)",
            kind="preference",
        ),
        Shape(
            "Quer que {do.they} {object} {how}",
            r"""
            (?:<agora>,? )?(?:por favor,? )?sempre {do:make} {object}(?: {how:tail})?
            (?:<agora>,? )?(?:por favor,? )?{do:make} sempre {object}(?: {how:tail})?
            (?:<agora>,? )?(?:por favor,? )?{do:make} {object} sempre(?: {how:tail})?
            (?:<agora>,? )(?:por favor,? )?{do:make} {object}(?: {how:tail})?
            (?:por favor,? )?{do:make} {object}(?: {how:tail})?,? (?:<agora>|sempre)
            """,
            kind="preference",
        ),
        Shape(
            "Quer que {do.they} {how}",
            r"""
            (?:<agora>,? )?(?:por favor,? )?sempre {do:make} {how:tail}
            (?:<agora>,? )?(?:por favor,? )?{do:make} sempre {how:tail}
            (?:<agora>,? )(?:por favor,? )?{do:make} {how:tail}
            (?:por favor,? )?{do:make} {how:tail},? (?:<agora>|sempre)
            """,
            kind="preference",
        ),
        Shape(
            "Não quer que {do.they} {object} {how}",
            r"""
            (?:<agora>,? )?(?:por favor,? )?<nunca> {do:forbid} {object}(?: {how:tail})?
            (?:<agora>,? )?(?:por favor,? )?não {do:forbid} <nunca> {object}(?: {how:tail})?
            (?:<agora>,? )?(?:por favor,? )?não {do:forbid} {object}(?: {how:tail})?,? (?:<nunca>|<agora>)
            (?:<agora>,? )(?:por favor,? )?não {do:forbid} {object}(?: {how:tail})?
            (?:quero|prefiro) que (?:você |tu )?<nunca> {do:not_make} {object}(?: {how:tail})?
            """,
            kind="preference",
        ),
        Shape(
            "Não quer que {do.they} {how}",
            r"""
            (?:<agora>,? )?(?:por favor,? )?<nunca> {do:forbid} {how:tail}
            (?:<agora>,? )?(?:por favor,? )?não {do:forbid} <nunca> {how:tail}
            (?:<agora>,? )(?:por favor,? )?não {do:forbid} {how:tail}
            """,
            kind="preference",
        ),
        Shape(
            "Quer {thing}",
            r"<agora>,? (?:por favor,? )?(?:quero )?{thing:answers}|{thing:answers},? <agora>",
            kind="preference",
        ),
        Shape(
            "Não quer {items}",
            (
                r"<agora>,? (?:por favor,? )?(?:nada de|sem|chega de|nenhum|nenhuma) {items:unwanted}|nada de "
                r"{items:unwanted},? (?:<nunca>|<agora>)"
            ),
            kind="preference",
        ),
    ),
    here=(
        Shape(
            "Este projeto usa {tool}",
            r"""
            (?:por favor,? )?(?:sempre |só )?us[ae] {tool:here_thing}(?:,? (?:e )?não {wrong}| em vez d[eoa] {wrong})?
            (?:sempre |só |nós )?(?:usamos|utilizamos|usa-se|se usa|\
                a gente usa) {tool:here_thing}(?:,? (?:e )?não {wrong}| em vez d[eoa] {wrong})?
            """,
            kind="project",
        ),
        Shape(
            "Este projeto não usa {tool}",
            r"(?:<nunca>|não) (?:usamos|uses?|utilizamos|se usa|a gente usa) {tool:here_thing}",
            kind="project",
        ),
        Shape("Este projeto não usa {items}", r"(?:sem|nada de) {items:unwanted}", kind="project"),
        Shape(
            "Este projeto nunca {do} {thing}",
            r"(?:a gente )?<nunca> {do:we_do} {thing:here_thing}|a gente <nunca> {do:they_do} {thing:here_thing}",
            kind="project",
        ),
        Shape(
            "Este projeto {do} {thing}",
            (
                r"(?:<aside> |só |normalmente )?{do:we_do} (?:sempre )?{thing:here_thing}|a gente (?:sempre |"
                r"só )?{do:they_do} {thing:here_thing}"
            ),
            kind="project",
        ),
        Shape(
            "Neste projeto {subject} {verb} {how}",
            r"{subject} (?:sempre )?{verb:placing}(?: sempre)? {how:here_where}",
            kind="project",
        ),
        Shape("Este projeto {verb} {thing}", r"{verb:running} {thing:here_thing}", kind="project"),
    ),
    corrections=(
        Shape(
            "Escreve para {whom} {fix}",
            r"""
            (?:não )?(?:o |a )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:e )?não {wrong}| \
                em vez de \
                {wrong}| a {wrong})?
            (?:não )?{whom:own_addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:e )?não {wrong}| em \
                vez de \
                {wrong}| a {wrong})?
            """,
            kind="preference",
            fix="para {whom} {fix}",
            wish="person",
        ),
        Shape(
            "Prefere {fix} {where}",
            r"""
            (?:por favor,? )?(?:<asked> )?(?:<into> )?{fix:wished}(?:,? (?:por favor|\
                melhor))?(?: {where:there})?(?:,? (?:e )?não (?:<into> )?{wrong}| em vez d[eoa] {wrong})?(?:: .+)?
            não (?:<into> )?{wrong}(?:[,;:.]| -| mas sim| e sim)+ (?:<asked> )?(?:<into> )?{fix:wished}(?: \
                {where:there})?
            """,
            kind="preference",
            fix="{fix}",
        ),
        Shape(
            "Prefere textos em {fix} {where}",
            r"""
            (?:por favor,? )?(?:<asked> )?em {fix:one_tongue}(?:,? (?:por favor|\
                melhor))?(?: {where:there})?(?:,? (?:e )?não (?:em )?{wrong:one_tongue})?
            não em {wrong:one_tongue}[,;]? (?:mas sim |e sim )?em {fix:one_tongue}
            """,
            kind="preference",
            fix="{fix}",
            wish="communication",
        ),
        Shape(
            "Não quer {wrong} {where}",
            (
                r"(?:por favor,? )?(?:não (?:uses?|usa|coloque|coloca|ponhas?|adicione|me dê|quero|bota)|"
                r"tira|tire|remove|remova|"
                r"deixa de (?:usar|colocar)|para de (?:usar|colocar)|evita|evite|sem|nada de) (?:os |as |o "
                r"|a )?{wrong:wished}(?: "
                r"{where:there})?"
            ),
            kind="preference",
            fix="sem {wrong}",
        ),
    ),
    values=(
        Value(
            "communication",
            r"""
            <spelled>
            (?:um |o )?(?:tom|linguagem|estilo|registro|registo) (?:mais |menos )?(?:formal|informal|neutro|próximo|\
                amigável|\
                profissional|direto|seco|coloquial|simples|técnico|casual)
            (?:mais |menos )?(?:formal|informal|casual)
            (?:respostas|explicações|frases|parágrafos|resumos) (?:mais )?(?:curtas|curtos|longas|longos|breves|\
                concisas|concisos|detalhadas|detalhados)
            voz (?:ativa|passiva)
            por tu|por você|linguagem simples|linguagem neutra|linguagem inclusiva
            """,
        ),
        Value(
            "format",
            r"""
            (?:(?:sem|com) )?(?:(?:uma|um|umas|uns|a|as|os|o) )?(?:tópicos|bullets?|bullet points|\
                listas?(?: (?:com marcadores|numeradas?))?|\
                marcadores|prosa|texto corrido|texto simples|texto puro|parágrafos|frases completas|markdown|\
                    tabelas?|títulos|cabeçalhos|\
                emojis?|emoticons|pontos de exclamação|exclamações|travessões|hífens|ponto e vírgula|notas de rodapé|\
                    blocos de código|diffs?|\
                html|pdf|docx|word|json|yaml|toml|csv|tsv|xml|latex|svg|png|hashtags|abreviaturas|abreviações|\
                    comentários|docstrings|\
                anotações de tipos?|type hints|estrangeirismos|anglicismos|gírias?|jargão|negritos?|itálicos?|\
                    maiúsculas|minúsculas)
            (?:snake_case|snake case|camelcase|camel case|pascalcase|kebab-case|kebab case)
            (?:tabs|tabulações|espaços|dois espaços|quatro espaços|aspas simples|aspas duplas)
            (?:datas?|formato|formato de data)(?: em)? (?:iso|iso 8601|europeu|americano|brasileiro)|iso
            (?:dia)[ /-](?:mês|mes)(?:[ /-]ano)?|(?:dd|mm|aaaa|yyyy)[/.-](?:mm|dd)[/.-](?:aaaa|yyyy|dd|aa)
            (?:formato de )?(?:24|12) horas|vírgula decimal|ponto decimal|apa|normas apa|abnt|normas abnt|mla
            """,
        ),
        Value(
            "format",
            r"""
            (?:o )?(?:sistema métrico|sistema imperial|unidades métricas|unidades imperiais)
            quilômetros|quilómetros|km|milhas|metros|pés|centímetros|cm|milímetros|mm|polegadas|quilos|kg|libras|\
                onças|gramas|litros|\
                mililitros|ml|galões|xícaras|chávenas|celsius|graus celsius|graus|fahrenheit|kelvin|km/h|hectares|\
                    acres|alqueires
            euros?|eur|dólares|usd|reais|brl|libras esterlinas|francos|utc|gmt|horário de brasília|hora de lisboa
            """,
        ),
        Value("format", r"(?:(?:um|uma) )?(?:gráficos? )?(?:de )?barras", "gráficos de barras"),
        Value("format", r"(?:(?:um|uma) )?(?:gráficos? )?(?:de )?linhas", "gráficos de linhas"),
        Value("technical", "(?:<tech>)(?: puro| nativo)?"),
    ),
    turns=(
        (r"(?:quando|sempre que|cada vez que|toda vez que) (?:você |tu )?{do:future}", "ao {do.inf}"),
        (r"quando eu (?={do:future})", "quando "),
    ),
    persons="""
        o meu=o seu, a minha=a sua, os meus=os seus, as minhas=as suas, meu=seu, minha=sua, meus=seus, minhas=suas
        nosso=seu, nossa=sua, nossos=seus, nossas=suas, comigo=consigo, conosco=consigo, connosco=consigo
    """,
    leftover=r"""
        eu|mim|me|nós|meus?|minhas?|noss[oa]s?|a gente|(?<!tratamento por )(?:tu|você)|te|ti|contigo|vocês|\
            vc|teus?|tuas?|tus|por favor|obrigad[oa]
        sou|estou|tenho|moro|vivo(?! (?:e|de))|prefiro|quero|queria|posso|faço|ponho|digo|vou|fui|somos|estamos|\
            temos|(?!\p{L}*(?:gramos|tramos|ramos|extremos|termos|reclamos|\
            calmos|amos à)\b)\p{L}{3,}(?:amos|emos|ámos)|(?:abr|dorm|prefer|sa|ped|segu|decid|receb|viv|v|\
                consegu)[ií]mos|preciso(?! e)|escrevo|\
            leio|acho|falo|odeio|costumo|devo|penso|sinto|gosto(?= (?:de|do|da|muito|mais))|(?:e|que|mas|porque|\
                quando) {verb:habit}
        és|tens|podes|queres|fazes|estás|\p{L}{3,}aste(?<!contraste|desgaste)
        (?:[dn]?est[ea]s?|[dn]?ess[ea]s?)(?! projeto)|isso|isto|disso|disto|nisso
        el|los|una|unos|del|con|sin|pero|y|mis|muy|también|siempre|cuando|the|of|and|with
        (?:a|o|os|as|um|uma|de|do|da|em|no|na|com|para|pra|por|e|ou|mas|que|não|é|são|sem|muito|porque|seu|ao)$
    """,
    changed=r"""
        (?:mudei|mudamos) de (?:ideias?|opinião) (?:sobre|com|quanto a|quanto ao|em relação a|em relação ao) (?:o |\
            a |os |as )?{old:topic}
        (?:por favor,? )?(?:esquece|esqueça|ignora|ignore|descarta|\
            desconsidere) (?:tudo )?o que (?:eu )?(?:te )?(?:disse|pedi|falei|tinha dito)(?: antes)? (?:sobre|de|\
            acerca de) (?:o |a |os |as )?{old:topic}
        (?:deixei|deixamos|parei|paramos|larguei) de (?:usar|utilizar|querer|tomar|ler|escrever em|\
            trabalhar com) (?:o |a )?{old:topic}
        (?:larguei|largámos|largamos|abandonei|abandonamos|deixei|troquei) (?:o|a|os|as) {old:topic}
        já não (?:uso|usamos|utilizo|quero|queremos|gosto de|gosto do|gosto da|prefiro|preciso de|trabalho com|\
            tomo) (?:o |a |os |as )?{old:topic}
        (?:eu )?não (?:uso|usamos|quero|queremos|gosto de|gosto do|gosto da|preciso de|tomo) mais (?:o |a |os |\
            as )?{old:topic}
        (?:eu )?não (?:uso|usamos|quero|queremos|tomo) (?:o |a |os |as )?{old:topic} mais
    """,
    dropped=r"""
        (?:mudei|mudamos) de (?:ideias?|opinião) (?:sobre|com|quanto a|quanto ao|em relação a) (?:o |a |os |\
            as )?{old:topic}
        (?:por favor,? )?(?:esquece|esqueça|ignora|ignore|descarta|\
            desconsidere) (?:tudo )?o que (?:eu )?(?:te )?(?:disse|pedi|falei|tinha dito)(?: antes)? (?:sobre|de|\
            acerca de) (?:o |a |os |as )?{old:topic}
        (?:por favor,? )?(?:esquece|esqueça) que {old:topic}
        (?:deixei|deixamos|parei|paramos) de {old:topic}
        (?:larguei|largámos|largamos|abandonei|abandonamos) (?:o|a|os|as) {old:topic}
        já não (?:sou |estou )?{old:topic}
        (?:eu )?não {old:topic} mais
        (?:eu )?não (?:sou |estou )?(?:\p{L}+o|\p{L}+mos) mais {old:topic}
    """,
    renewals=(
        Shape(
            "Usa {new}",
            (
                r"(?:agora )?(?:uso|usamos|utilizo|utilizamos|estou com|estamos com|estou usando|a gente usa) "
                r"(?:agora )?{new:product}(?: agora)?"
            ),
            outright=True,
        ),
        Shape("Usa {new}", r"(?:agora )?(?:estou|tô) (?:no|na|com o|com a) {new:product}", outright=True),
        Shape(
            "Só {do} {new}",
            r"(?:agora )?(?:eu )?só {do:abstained} {new:wish}",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefere {new}",
            r"agora (?:é )?só {new:wish}",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefere {new}",
            r"(?:agora |eu )?(?:prefiro|quero|queremos|preferimos|gosto de)(?: agora| mais| melhor)? {new:wish}",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefere {new}",
            (
                r"(?:por favor,? )?(?:us[ae] |me d[áê] |coloc[ae] |põe )?{new:wish},? (?:<agora>)|"
                r"(?:<agora>),? (?:us[ae] |me d[áê] |põe )?{new:wish}"
            ),
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefere {new}",
            r"""
            (?:por favor,? )?(?:us[ae]|me d[áê]|põe|ponha|coloca|coloque|melhor|volta a|volta ao|volta pr[ao]|\
                volta para o|volta para a|voltemos a|voltemos ao|\
                volta a usar|vamos com|vamos de|vamos tentar|melhor usar) (?:o |a |os |as )?{new:wish}
            {new:wish} (?:melhor|outra vez|de novo)
            """,
            kind="preference",
        ),
    ),
    stand_in="",
    opposites="""
        longas=curtas, longos=curtos, longa=curta, longo=curto, detalhadas=breves, escuro=claro, escuros=claros
        escura=clara, formal=informal, britânico=americano, métrico=imperial, celsius=fahrenheit, quilômetros=milhas
        quilómetros=milhas, tabs=espaços, simples=duplas, cedo=tarde, esquerda=direita, janela=corredor
        grande=pequeno, grandes=pequenas, frio=calor, semanal=diário, papel=digital, tópicos=texto, listas=parágrafos
        ativa=passiva, chá=café, você=tu, breves=longas
    """,
    fills=(
        Fill(
            "home",
            (
                r"(?:agora |atualmente )?(?:mora|vive|reside) (?:em|no|na|nos|nas|num|numa|perto d[eoa]|nos "
                r"arredores d[eoa]|ao lado d[eoa]) {value}"
            ),
        ),
        Fill("home", r"(?:se )?mudou(?:-se)? (?:para|pra) (?:o |a )?{value}"),
        Fill(
            "employer",
            r"(?:agora )?trabalha (?:(?:como|de) .+? )?(?:em|no|na|num|numa|para|pra|pro) (?:um |uma |o |a )?{value}",
        ),
        Fill("job", r"(?:agora )?trabalha (?:como|de) (?:um |uma )?{value}(?: (?:em|no|na|num|numa|para) .+)?"),
        Fill("job", r"é {value:plain_job}(?: (?:em|de|no|na|num|numa|para) .+)?"),
        Fill(
            "name",
            (
                r"(?:se chama|chama-se|prefere que lhe chamem|quer que lhe chamem|prefere ser "
                r"chamad[oa](?: de)?|é chamad[oa] de|seu nome é|o seu nome é|"
                r"nome:) {value}"
            ),
        ),
        Fill("pronouns", r"usa os pronomes {value}"),
        Fill("zone", r"está no fuso horário d[eoa] {value}"),
        Fill("use", r"usa (?:o |a )?{value} (?:para|como|pra) {key}"),
        Fill("device", r"tem uma? {key} com {value}"),
        Fill("plain use", r"(?:usa|utiliza|programa em) (?:o |a )?{value}"),
        Fill("project uses", r"este projeto usa (?:o |a )?{value} (?:para|pra) {key}"),
        Fill("project plain use", r"este projeto (?:usa|utiliza) (?:o |a )?{value}"),
        Fill(
            "taste",
            (
                r"(?:normalmente |sempre )?prefere {value} (?:a|ao|à|em vez d[eoa]|ao invés d[eoa]|do que|mais "
                r"que|e não) {over}"
            ),
        ),
        Fill(
            "taste",
            (
                r"(?:normalmente |sempre )?(?:prefere|quer|adora|gosta (?:muito |mais )?d[eoa]s?) (?:o |a |os |"
                r"as )?{value}"
            ),
        ),
        Fill(
            "taste",
            r"(?:não gosta (?:nada )?d[eoa]s?|odeia|detesta|evita|não suporta|não quer|não aguenta) {value}",
            against=True,
        ),
    ),
    times=TimeWords(
        months="""
            janeiro=1, fevereiro=2, março=3, marco=3, abril=4, maio=5, junho=6, julho=7, agosto=8, setembro=9
            outubro=10, novembro=11, dezembro=12
        """,
        weekdays="""
            segunda=0, segunda-feira=0, terça=1, terça-feira=1, quarta=2, quarta-feira=2, quinta=3, quinta-feira=3
            sexta=4, sexta-feira=4, sábado=5, sabado=5, domingo=6
        """,
        seasons="primavera=3, verão=6, verao=6, outono=9, inverno=12",
        ago="""
            ontem=day, semana passada=week, há uma semana=week, mês passado=month, mes passado=month, há um mês=month
            ano passado=year, há um ano=year
        """,
        when=r"""
            (?:início de |começo de |fim de |final de )?{month} (?:de )?{year}
            (?:início de |começo de |fim de |final de )?{month}
            {year}
            (?:na |no )?{weekday}(?: passad[oa])?
            (?:o |a |no |na )?{season}
            (?:na |no |a |o )?{ago}
        """,
        since="desde, a partir de, desde o início de, desde o fim de",
        changed=r"""
            (?:me |nos )?(?:mudei|mudamos|mudámos|passei|passamos|troquei|trocamos|migrei|migramos|comecei|\
                começamos)(?:-me|-nos)? (?:[^,;:.!?]+? )?(?:em |desde |a |no |na )?
        """,
    ),
)


PACK = Pack(
    code="pt",
    name="Português",
    function_words="""
        o a os as um uma uns umas e ou mas de do da dos das em no na nos nas num numa ao à aos às por pelo pela pelos
        pelas para pra pro com sem é são era está estão ser estar que se lhe lhes seu sua seus suas meu minha meus
        minhas teu tua me te este esta isto estes estas esse essa isso esses essas aquele aquela eu tu você vc ele ela
        eles elas nós como quando onde quem qual muito já não sim há tem foi vai faz mais também porque assim aqui aí
        lá até desde só nem depois então tá tô né
    """,
    exact="mas é às à dá dê dês vá nós pôr lê lês vê és sê têm",
    fillers="""
        bom bem tá ta ok okay ah eh oi olá olha desculpa desculpe opa então e mas agora também tipo cara mano gente hm
        hmm mmm pois pô ué uai ei hey epá pá bora aí caramba nossa ops oops por_favor
    """,
    groups=GROUPS,
    own_words=OWN_WORDS,
    signals=SIGNALS,
    durable=DURABLE,
    spelling=SPELLING,
    likeness=LIKENESS,
    evidence=EVIDENCE,
    form=FORM,
    orders=ORDERS,
    personal=PERSONAL,
    reach=REACH,
    statements=STATEMENTS,
    typed=TypedWords(undo="desfazer desfaz desfaça", off="desligar desliga desativar"),
)
