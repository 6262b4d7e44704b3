"""Spanish: its words and phrases, as plain data. How to read the notation: docs/languages.md."""

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
    respuestas: respuestas explicaciones
    trato: traduce traduceme traducir resume resumeme resumir corrige corrigeme corregir revisa revisame califica
    evalua
        mejora reescribe reescribeme parafrasea acorta explica explicame clasifica analiza simplifica transcribe
        contesta_a responde_a contesta_este responde_este reformula edita puntua describe interpreta comenta lee
        dale_formato extrae
    ajeno: correo correos email mail mensaje mensajes texto carta letra poema articulo ensayo resumen parrafo pasaje
        cita fragmento transcripcion comentario resena log registro salida error historia nota notas chat
        conversacion hilo tuit anuncio contrato borrador discurso queja cv curriculum informe respuesta frase
        instrucciones descripcion enunciado
    escrito: carta correo email mensaje historia cuento perfil poema cancion anuncio publicacion tuit discurso
        biografia bio lema resena queja disculpa dialogo escena monologo guion relato
    papel_util: ingeniero ingeniera programador programadora revisor revisora editor editora corrector correctora
        traductor traductora tutor tutora profesor profesora consultor consultora asistente analista experto experta
        cientifico cientifica arquitecto arquitecta disenador disenadora abogado abogada
    pide: escribe añade agrega arregla haz crea monta ejecuta corre muestra lista explica busca encuentra convierte
        cambia quita borra elimina actualiza redacta renombra mueve ordena comprueba compara dibuja planifica
        refactoriza prueba depura implementa calcula cuenta genera sugiere diseña pon abre instala despliega une
        sube revisa formatea mira lee dime ayuda empieza intenta usa deja recomiendame hazme dame escribeme necesito
    manda: usa utiliza emplea escribe escribi pon pone haz hace muestra mostra enseña empieza empeza comienza comenza
        termina acaba firma llama formatea indenta sangra prueba proba testea sube subi despliega desplega publica
        revisa documenta comenta redacta edita corrige corregi añade añadi agrega incluye inclui inserta mete coloca
        situa ordena lista enumera agrupa separa divide dividi numera etiqueta redondea convierte converti traduce
        traduci cita abrevia alinea marca resalta subraya explica resume resumi describe describi estructura
        presenta compara evita comprueba comproba verifica lee corta acorta quita elimina borra devolve imprime
        imprimi deja manten mantene abre abri cierra cerra cuenta conta mide medi dibuja pinta colorea habla manda
        envia pasa cambia toca modifica crea genera guarda ejecuta corre lanza instala actualiza ajusta indica
        señala expresa calcula responde contesta saluda tutea pregunta recomienda recomenda sugiere sugeri mezcla
        fusiona rebasa commitea pushea repite repeti respeta sigue segui prefiere preferi elige elegi completa
        reemplaza sustituye sustitui oculta detalla justifica razona explicita simplifica omite omiti salta tratame
        trateme dame deme ponme pongame hazme hagame muestrame muestreme enseñame enseñeme respondeme respondame
        contestame contesteme hablame hableme escribeme escribame explicame expliqueme mandame mandeme enviame
        envieme pasame paseme traduceme traduzcame resumeme resumame leeme leame devolveme devolvame dejame dejeme
        dime digame citame citeme preguntame pregunteme saludame saludeme recomiendame recomiendeme sugiereme
        sugierame di dile hazlo ponlo ponle haga ponga use escriba responda asegurate acuerdate ten se avisame
        consultame
    prohibe: uses utilices emplees escribas pongas hagas des muestres enseñes empieces comiences termines acabes
    firmes
        nombres llames formatees indentes sangres pruebes testees subas despliegues publiques revises documentes
        comentes redactes edites corrijas añadas agregues incluyas insertes metas coloques situes ordenes listes
        enumeres agrupes separes dividas numeres etiquetes redondees conviertas traduzcas cites abrevies alinees
        marques resaltes subrayes expliques resumas describas estructures presentes compares evites compruebes
        verifiques leas cortes acortes quites elimines borres devolvas imprimas dejes mantengas abras cierres
        cuentes midas dibujes pintes colorees hables mandes envies pases cambies toques modifiques crees generes
        guardes ejecutes corras lances instales actualices ajustes indiques señales expreses calcules respondas
        contestes saludes tutees preguntes recomiendes sugieras mezcles fusiones rebases commitees pushees repitas
        respetes sigas prefieras elijas completes reemplaces sustituyas ocultes detalles justifiques razones
        explicites simplifiques omitas saltes comas bebas tomes cenes desayunes almuerces meriendes cocines compres
        reserves vayas viajes vueles conduzcas manejes camines nades entrenes juegues mires veas escuches estudies
        aprendas practiques planifiques planees organices mergees pagues pidas escojas lleves traigas compartas
        limpies programes codifiques depures archives duermas montes cultives cantes colecciones fotografies
        trabajes refactorices salgas vuelvas prepares laves recicles anotes dediques bloquees cuides patines bailes
        bucees escales hornees cosas tejas digas olvides asumas inventes confundas pierdas toqueis useis pongais
        intentes trates gastes apagues reinicies fuerces adornes enrolles compiles rompas supongas entregues
    yo: uso usamos utilizo utilizamos empleo empleamos escribo escribimos leo leemos como comemos bebo bebemos tomo
        tomamos ceno cenamos desayuno desayunamos almuerzo almorzamos meriendo merendamos cocino cocinamos compro
        compramos reservo reservamos voy vamos viajo viajamos vuelo volamos conduzco conducimos manejo manejamos
        camino caminamos corro corremos nado nadamos entreno entrenamos juego jugamos miro miramos veo vemos escucho
        escuchamos estudio estudiamos aprendo aprendemos practico practicamos enseño enseñamos planifico
        planificamos planeo planeamos organizo organizamos hago hacemos pongo ponemos dejo dejamos guardo guardamos
        añado añadimos agrego agregamos nombro nombramos formateo formateamos indento indentamos pruebo probamos
        testeo testeamos subo subimos mergeo mergeamos despliego desplegamos publico publicamos reviso revisamos
        documento documentamos comento comentamos redacto redactamos edito editamos corrijo corregimos firmo
        firmamos empiezo empezamos comienzo comenzamos termino terminamos acabo acabamos abro abrimos cierro
        cerramos compruebo comprobamos respondo respondemos contesto contestamos pago pagamos pido pedimos elijo
        elegimos escojo escogemos redondeo redondeamos convierto convertimos traduzco traducimos cito citamos ordeno
        ordenamos llevo llevamos traigo traemos hablo hablamos evito evitamos salto saltamos comparto compartimos
        imprimo imprimimos dibujo dibujamos pinto pintamos limpio limpiamos programo programamos codifico
        codificamos depuro depuramos separo separamos divido dividimos agrupo agrupamos etiqueto etiquetamos archivo
        archivamos duermo dormimos monto montamos cultivo cultivamos canto cantamos toco tocamos colecciono
        coleccionamos fotografio fotografiamos trabajo trabajamos refactorizo refactorizamos salgo salimos vuelvo
        volvemos preparo preparamos lavo lavamos reciclo reciclamos comparo comparamos numero numeramos subrayo
        subrayamos resalto resaltamos anoto anotamos incluyo incluimos paso pasamos dedico dedicamos bloqueo
        bloqueamos llamo llamamos mando mandamos envio enviamos mantengo mantenemos sigo seguimos mido medimos
        contamos genero generamos ejecuto ejecutamos lanzo lanzamos ajusto ajustamos cuido cuidamos patino patinamos
        bailo bailamos buceo buceamos escalo escalamos horneo horneamos coso cosemos tejo tejemos soy estoy tengo
        prefiero quiero vivo doy suelo odio llego necesito
    no_verbo: hay he ha han hemos habia se sé sabia entiendo tengo tiene tienen tenemos puedo puede pueden podemos veo
        recuerdo conozco encuentro creo pude necesito necesita es esta estan son era eran estaba fue funciona
        funcionan
        va van quiere sale salen aparece aparecen existe existen hace hacen sirve compila corre carga devuelve da dan
        cambia deja parece importa pasa soy estoy hace_falta responde arranca abre llega cuadra coincide cabe vale
        puedes sabes tienes quieres eres estas haces dices digas olvides te me le les nos
    obra: proyecto repo repositorio codigo aplicacion app sitio web pagina tienda paquete libreria biblioteca servicio
        backend frontend modulo juego blog boletin tesis libro novela manuscrito articulo informe curso podcast
        revista
        catalogo campana api monorepo producto
    obra_sola: tesis novela monorepo tesina
    pariente: pareja mujer esposa marido esposo novia novio hijo hija hijos hijas bebe madre mama padre papa hermana
        hermano hermanas hermanos abuela abuelo abuelos tia tio prima primo sobrina sobrino suegra suegro cunada
        cunado familia perro perra gato gata perros gatos mascota caballo companera_de_piso companero_de_piso nieta
        nieto nietos mellizos gemelos
    extrano: jefe jefa cliente clienta clientes vecino vecina vecinos casero casera companero companera companeros
        profesor profesora amigo amiga amigos alumno alumna alumnos alumnas paciente pacientes usuario usuarios lector
        lectores empleado empleados abogado medico gestor proveedor agente editor encargado director directora
        supervisor supervisora equipo socio socia entrenador inquilino huesped publico asesor
    gente: gente todos todo_el_mundo alguien nadie usuarios clientes visitantes lectores estudiantes empleados
        desarrolladores ninos hombres mujeres ella ellos ellas
    gusta: gusta gustan encanta encantan quiere quieren odia odian prefiere prefieren necesita necesitan dice dicen
    dijo
        usa usan vive viven trabaja trabajan cree piensa pide escribe evita siempre nunca
    siempre: siempre nunca jamas normalmente generalmente habitualmente usualmente casi_siempre casi_nunca rara_vez
        a_menudo por_lo_general por_lo_comun cada_dia cada_manana cada_noche cada_semana todos_los_dias
        todas_las_mananas
        todas_las_noches todas_las_semanas
    dia: lunes martes miercoles jueves viernes sabado sabados domingo domingos
    aparato: portatil laptop ordenador computadora compu maquina pc movil celular tablet servidor teclado pantalla
        monitor equipo editor navegador terminal mac macbook
    rasgo: vegetariano vegetariana vegano vegana zurdo zurda diestro diestra ambidiestro ambidiestra daltonico
    daltonica
        sordo sorda dislexico dislexica bilingue autonomo autonoma jubilado jubilada soltero soltera casado casada
        divorciado divorciada celiaco celiaca alergico alergica diabetico diabetica abstemio abstemia madrugador
        madrugadora nocturno nocturna introvertido introvertida freelance autodidacta
    ordinal: segunda tercera cuarta quinta sexta septima decima enesima ultima milesima
    numero: dos tres cuatro cinco seis siete ocho nueve diez varias muchas
"""

OWN_WORDS = OwnWordsCues(
    roles="usuario | usuaria | humano | asistente | sistema | yo | tú | modelo",
    mail_headers="de | para | asunto | fecha | enviado | cc | cco | responder a | adjuntos | enviado el",
    frames="""
        ^ <trato>
        ^ puedes|podrias|puede|podria <trato>
        ^ me puedes|podrias <trato>
        ^ quiero|necesito que traduzcas|resumas|corrijas|revises|reescribas|mejores|contestes|respondas|analices
        <trato> el|la|este|esta|esto|estos|estas|mi|nuestro|nuestra|lo siguiente|texto|correo|frase
        ^ aqui (te) va|esta|tienes|dejo|pego|paso el|la|mi|un|una|su|lo
        ^ te|os paso|pego|dejo|copio el|la|mi|un|una|su|lo
        <ajeno> de|del|original|siguiente|que dice|recibi|decia|me_llego|sigue
        escribe|escribeme|redacta|redactame|haz|hazme|genera|crea (un|una|el|la) … <escrito>
        que|qué significa|quiere_decir esto|este|esta|la|el
        como|cómo respondo|contesto|responderias|contestarias|le_respondo|le_contesto
        el|ella|mi_jefe|mi_jefa|el_cliente|la_clienta|me escribio|dijo|dice|contesto|respondio|escribe
        ^ letra|transcripcion|cita|extracto|pasaje|original|fuente|texto|mail|correo|email|carta|log|salida|historia
        - yo escribi|dije|respondi|conteste
    """,
    handed="""
        siguiente
        este|ese texto|mail|correo|email|mensaje|parrafo|fragmento|pasaje
        esta|esa frase|carta|historia|letra|conversacion
        esto|abajo|a_continuacion
        al ingles|frances|aleman|portugues|italiano|catalan|chino|ruso|arabe|espanol …
        a ingles|frances|aleman|portugues|italiano|catalan|espanol
    """,
    roleplay="""
        ^ eres un|una|el|la …
        ^ seras un|una|el|la …
        ^ ahora eres …
        ^ a partir de ahora eres …
        ^ vamos_a|juguemos_a|hagamos un juego_de_rol|rol|roleplay …
        juego de rol
        hagamos|juguemos como_que|como_si …
        actua|comportate|habla|responde|finge|haz como|como_si un|una|fueras|el|la|mi …
        finge que|ser …
        haz como|de|cuenta que|si …
        imagina|imaginate que eres …
        haz el papel de
        haces el papel de
        tu eres un|una|el|la|mi …
        tu haces de …
        - eres un|una|el|la crack|genio|sol|maquina|grande|ayuda|as|mejor|amor|angel|fenomeno|desastre|inutil|pesado
        - eres un|una|el|la <papel_util>
        - eres un|una buen|buena|gran <papel_util>
        - actua|comportate|habla|responde como|como_si un|una|fueras|mi <papel_util>
    """,
    fiction="""
        escribe|cuenta|cuentame|inventa|inventate|escribeme|continua|redacta|crea (un|una|otro|otra) … historia|
            escena|
            cuento|relato|fabula|dialogo|novela|capitulo|guion|monologo|fanfic|sketch
        escribe|inventa|crea|redacta|haz (un|una) … ficticio|ficticia|inventado|inventada|imaginario|imaginaria|
            falso|falsa
        escribe|crea|haz (un|una) … perfil|biografia de_prueba|de_ejemplo|de_citas|inventado|inventada
        en la|el proxima|siguiente|primera|ultima|proximo|primer|ultimo escena|capitulo
        - guion que|para|de_bash|de_python
    """,
    verse="""
        escribe|cuenta|cuentame|inventa|inventate|escribeme|continua|redacta|crea (un|una|otro|otra) … poema|cancion|
            soneto|haiku|rima|balada|oda
        en la|el proxima|siguiente|primera|ultima|proximo|primer|ultimo linea|parrafo|verso
    """,
    asides="""
        ^ por_cierto|a_proposito …
    """,
    fiction_over="""
        volvamos|vuelve|volviendo al|a_la|a_lo|a_nuestro trabajo|tarea|realidad|nuestro|codigo|tema|real|serio
        fuera de personaje|la_historia|broma|bromas
        basta|termina|terminemos|acaba|acabemos|deja|dejemos|fin de|el|la|del rol|juego|personaje|historia|escena
        fin de la historia|escena
        fin del juego|rol
        ya en serio
        ahora|hablando en serio
        ^ una|otra pregunta|cosa real|seria|distinta|diferente|aparte
        cambiando de tema
        pasando|pasemos a otra cosa
    """,
    asks="""
        ^ puedes|podrias|puede|podria|podeis …
        ^ me puedes|podrias|ayudas|dices|haces …
        ^ por favor …
        ^ ayudame|ayudanos …
        ^ necesito|quiero|quisiera|necesitamos …
        ^ me gustaria …
        ^ qué|como|cómo|cuanto|cuánto|cuando|cuándo|donde|dónde|cual|cuál|quien|quién|por_que|por_qué|es|hay|tiene|
            debo …
        ^ <pide> …
        ^ <trato> …
        ^ dime|dame …
    """,
)

SIGNALS = SignalCues(
    yes="""
        ^ sí|claro|correcto|exacto|exactamente|cierto|vale|ok|okey|okay|dale|efectivamente|desde_luego|por_supuesto|
            de_acuerdo|sip|simón|eso_es|asi_es
        ^ si , gracias|claro|por_favor|porfa|dale|vale|hazlo|adelante|esta_bien|eso|los|las|el|la|pero|ya
        ^ si $
    """,
    refusals="""
        ^ no ,
        ^ no , no|eso|esto|ese|esa|asi|era|es|son|lo|la|los|las|el|en|con|por|para|de|solo|yo|mejor|pero|quiero|
            queria|dije|pedi|espera|usa|pon|haz|me_referia|un|una|hombre|perdona
        ^ nop|nope|nel|nanai|nanay|nah ,
        ^ que va ,
        ^ incorrecto|erroneo|equivocado|falso|negativo|mentira|error|mal ,
        ^ asi no
        ^ para nada
        ^ no exactamente|del_todo|precisamente|tan_asi
        ^ casi , pero
        - no , gracias|muchas_gracias|te_preocupes|pasa_nada|hay_problema|hay_prisa|hace_falta|por_ahora|todavia|aun|
            nada_mas|eso_es_todo|es_todo|asi_esta_bien|ya_esta|con_eso_basta
        - no hay|he|ha|han|hemos|habia|sabia|entiendo|entendi|tengo|tenemos|tenia|puedo|podemos|veo|recuerdo|
            me_acuerdo|
            conozco|encuentro|creo|pude|necesito|necesitamos|quiero|quisiera|soy|estoy|importa|hace_falta|pasa_nada|
            hace|estaria|vi|logro|consigo|llego|tuve|supe
        - no me|te|le|les|se|nos <word>
        - no <prohibe>
        - no lo|la|los|las se|sé|veo|tengo|entiendo|encuentro|recuerdo|creo|necesito|habia|conozco|<prohibe>
        - no está|esta|estan|esta_nada mal|seguro|segura
        - no estoy seguro|segura
        - no es necesario|urgente|importante|nada|para_tanto|culpa|tu_culpa|mi_culpa|facil|dificil|posible|que|solo|
            por_nada|broma|problema
        - no solo|solamente|siempre|tan|mucho|tanto|se|sé|todo|todos|todas|obstante|problem
        - no problema|problemas|worries
        - mal de|del
        - error al|en|de|del|en_la|404|500
        - falso positivo|negativo
        - mentira que|piadosa
    """,
    repairs="""
        quise|queria|queriamos|quiero decir {fix}
        me|nos referia|referiamos|refiero|referi a|al|a_la {fix}
        hablo|hablaba|hablamos|hablabamos de|del {fix}
        preguntaba|pregunto|pregunte por|sobre {fix}
        yo (solo|te|ya|lo|la|le|dije|habia) queria|quiero|dije|decia|pedi|pedia|hablaba|preguntaba|pregunte {fix}
        te (habia|he|estaba) pedi|pedia|pedido|pidiendo|dije {fix}
        te dije|pedi que|por|en|con|sin|los|las|el|la|un|una|de|<number> {fix}
        les|os pedi {fix}
        ^ dije|pedi|queria|habia_dicho|habia_pedido|he_pedido|he_dicho {fix}
        pero dije|pedi|queria|quiero|habia_dicho|habia_pedido|te_pedi|te_dije {fix}
        solo|solamente|unicamente queria|pedi|necesito|necesitaba|quiero|dije|pregunte|era|es|eran|hacia_falta {fix}
        lo|la|los|las queria|pedi|necesitaba|necesito|prefiero (en|con|sin|como|para|a|por|mas|de) {fix}
        lo que queria|quiero|pedi|pido|necesitaba|necesito|dije|queria_decir|buscaba (era|es) {fix}
        era lo que queria|pedi|buscaba
        acaso dije|pedi
        nunca dije|pedi|quise|mencione …
        no (te) dije|pedi|quise|mencione|he_pedido|he_dicho|habia_pedido|pedia|queria eso|esto|que|un|una|el|la|los|
            las|nada …
        no era para …
        me explique mal , {fix}
        me equivoque , era|es|eran|son|quise|queria {fix}
        mi pregunta era {fix}
        - dijo|dice|decia|contesto|respondio (que) (no|si|sí) , queria|quise decir
        - queria|quise|quiero decir que gracias|te_lo|me_gusta
        - queria|quiero (te|yo|le) preguntar*|saber|pedir*|consultar*|ver|agradecer*|comentar*|hacer|hablar|contar*|
            reservar|comprar|mandar|encontrar|buscar
        - yo (te|solo|lo) quiero|queria preguntar*|saber|pedir*|consultar*|ver|agradecer*|comentar*|hacer|hablar|un|
            una|
            reservar|comprar
        - solo quiero|queria|necesito saber|preguntar*|agradecer*|ver|comentar*|decir*|confirmar|comprobar|un|una
        - como dije|pedi
        - olvida|olvidate|olvidad|ignora|descarta|olvide|ignore (de) (todo) lo que (te) (habia|he) dije|pedi|dicho|
            pedido
        - no lo|la|los|las (yo) queria|pedi|necesitaba|necesito|prefiero
        - te dije que si|sí
        - le|les dije|pedi a|al
        - no pedi|dije nada_raro
    """,
    faults="""
        ^ no funciona|funcionan|compila|corre|va|vale|sirve|cuadra|cuadran|coincide|coinciden|arranca|carga|abre|
            aparece|aparecen|sale|salen|responde|contesta|cumple|encaja|rima|suena|pasa|existe|cabe|tiene_sentido …
        ^ no funciona|compila|corre|va|sirve|cuadra|coincide|arranca|carga|abre|aparece|sale|rima|existe $
        no me|nos sirve|vale|convence|cuadra|funciona|cuadran|convencen
        ^ no lo|la|los|las queria|quiero|pedi|necesito …
        el|la|los|las <word> está|esta|estan|estaba (muy|todo|toda) mal|incorrecto|incorrecta|equivocado|equivocada|
            vacio|vacia
        hay un|otro error|fallo en|con …
        pero|y falta|faltan|sobra|sobran …
        ^ no es|son|era|eran|esta|estan|fue …
        pero|y no es|son|era|eran|esta|estan|funciona|va|sale|compila …
        esto|eso|ese|esa|este|esta|aquello (ya|todavia|aun|sigue) no es|son|era|esta|va|funciona|sirve|compila|
            tiene_sentido|
            cuadra …
        eso|esto|asi no funciona|va|sirve|compila|vale|cuadra|rima $
        sigue|siguen|continua (dando|saliendo|llamando) *ando|*iendo|mal|roto|rota|sin …
        sigue|siguen *ando|*iendo|igual|mal|roto|rota $
        todavia|aun (no|sigue) sale|falla|da|aparece|funciona|sigue|esta|hay|pone|dice|tiene
        da|dio|tira|lanza|devuelve|sale (un|el|otro) error|excepcion
        ^ falta|faltan el|la|los|las|un|una|<number>|<word> …
        te falta|falto|faltan|faltaron|salta|saltaste …
        eso|esto|todo|ahi|aqui|asi (ya|sigue) está|esta|quedo|salio|sale|queda (todo|muy|bastante) mal|incorrecto|
            roto|
            al_reves|vacio|cortado|duplicado|equivocado|descuadrado
        los|las <word> no cuadran|coinciden|salen|van|funcionan|son|estan
        el|la <word> no cuadra|coincide|sale|va|funciona|compila|es|esta
        no tiene ningun|ningún|mucho sentido
        no tiene sentido
        - no es necesario|urgente|importante|nada|para_tanto|culpa|mi|tu|facil|dificil|posible|que|solo|por_nada|
            broma|
            problema|justo|tan
        - eso|esto|ese|esa no es necesario|urgente|importante|problema|culpa|mi|tan
        - no sirve|sirves|vale|vales para|de nada
        - dice|dijo|dicen|dijeron que … mal|equivocado|incorrecto
        - sigue|siguen leyendo|escribiendo|haciendo|buscando|explicando|contando
        - no está|esta (nada) mal
        - no está|esta|estan disponible
        - no va|pasa nada
        - no responde|contesta el|la|mi
        - no existe|sale|aparece el|la|un|una
    """,
    wrong="""
        eso|esto|asi|eso_tambien (ya|sigue|todo|tambien) está|estaba mal|incorrecto|equivocado|al_reves
        ^ está|esta (todo|muy|al|bastante) mal|incorrecto|equivocado|al_reves
        ^ asi no se escribe|llama|dice|pronuncia …
        ^ has confundido|mezclado|liado|invertido|intercambiado …
        - has confundido|mezclado alguna|nunca|jamas
        eso|esto|ese|esa|esos|esas|asi (exactamente|precisamente) no es|era|son|eran (exactamente|precisamente) lo|
            el|la|los|
            las|asi|ese|esa|correcto|cierto|verdad|eso|como|donde|lo_que
        ^ no es|era (eso|esto|exactamente) lo que (te|yo) pedi|queria|dije|quiero|buscaba|decia|necesito|pido|
            esperaba|
            preguntaba
        ^ no es|era eso|asi|ese|esa|esto|cierto|correcto|verdad|el|la
        no era eso|esto lo que
        ^ ese|esa|esos|esas|eso|así|asi no es|era|son|lo
        ^ ese|esa|esos|esas|eso|así|asi no $
        te equivocaste|equivocas|confundiste|confundes|olvidaste|olvidas|comiste|saltaste|pasaste|saltas
        te has equivocado|confundido|olvidado|comido|saltado|dejado|pasado|liado …
        te dejaste …
        se te olvido|paso|escapo|fue|ha_olvidado|ha_pasado|ha_escapado|olvidaron|han_olvidado …
        te olvidaste …
        lo|la|los|las|me|has|todo (has|lo_has) entendiste|leiste|interpretaste|leido|entendido|interpretado|puesto|
            hecho|copiado|
            escribiste|pusiste|hiciste mal|al_reves|fatal
        has|entendiste|leiste (entendido|leido|interpretado|escrito|puesto|traducido|calculado|hecho) mal|al_reves|
            fatal
        no me has|hás entendido|escuchado|leido|hecho_caso …
        no (me) entendiste|entiendes|entendio lo|nada|que|bien|la|mi …
        no me entendiste|entiendes|has_entendido
        ^ has|hás puesto|usado|escrito|cambiado|borrado|quitado|mandado|enviado|traducido|elegido|añadido|metido|
            dejado|reservado|ordenado|convertido|renombrado|creado …
        lo|la|los|las|me|le has|hás puesto|usado|escrito|cambiado|borrado|quitado|mandado|enviado|traducido|elegido|
            añadido|
            metido|dejado|reservado|ordenado|convertido|renombrado|creado …
        ^ pusiste|usaste|escribiste|cambiaste|borraste|quitaste|mandaste|enviaste|tradujiste|elegiste|añadiste|
            metiste|
            dejaste|reservaste|ordenaste|convertiste|renombraste|creaste|hiciste …
        lo|la|los|las|me|pero pusiste|usaste|escribiste|cambiaste|borraste|quitaste|mandaste|tradujiste|elegiste|
            añadiste|
            metiste|dejaste|ordenaste|convertiste …
        es|era|está|esta|son|van al reves
        ^ al reves
        ^ rehaz|rehazlo|rehazla|rehazlos|rehacelo|repitelo|repitela|corrigelo|arreglalo …
        ^ hazlo|hazla|escribelo|empieza|ponlo (de_nuevo|otra_vez) de_nuevo|otra_vez|de_cero|desde_cero|
            desde_el_principio
        ^ deshaz|revierte|restaura eso|lo|el|la|los|las|ese|tu|tus …
        ^ vuelve|vuelvelo a poner*|dejar*|ponerl*|como …
        deja|dejalo|dejala|dejen|dejame|deje … como estaba|estaban|esta|estan
        deja|dejalo|dejala … en_paz|igual|tal_cual|intacto|intacta
        no tenias|debias|hacia_falta que …
        no te pedi|habia_pedido|he_pedido …
        equivocado|equivocada|equivocados|equivocadas $
        ^ el|la|los|las otro|otra|otros|otras $
        ^ demasiado|muy largo|larga|corto|corta|formal|informal|grande|pequeño|pequeña|oscuro|claro|serio|seria|
            tecnico|complicado|generico
        ^ queda|es|esta|quedo|ha_quedado demasiado …
        - eso no es lo mismo
        - te has pasado|portado
        - has|hás puesto|dejado muy|todo|genial|perfecto|bien|claro
        - me has|hás salvado|ayudado|dejado_impresionado|alegrado
        - te olvidaste de mi|mí $
        - está|esta mal visto
        - dejalo|deja|dejala , da|es|me igual
        - dice|dijo|dicen|dijeron que … mal
        - algo|nada|que|qué|si|cual (está|esta) mal
        - deja … igual que|a
    """,
    contrast="""
        {fix} , no {wrong}
        ^ es|son|era|eran {fix} no <number>
        {fix} y no {wrong}
        ^ no {wrong} , sino {fix}
        no el|la|los|las|un|una|en|por|con|para|de|es|era|solo|a {wrong} , sino {fix}
        ^ no el|la|los|las|un|una|en|con|para|de {wrong} , {fix}
        ^ no es|era|son {wrong} , es|era|son|sino {fix}
        {fix} en_lugar_de|en_vez_de {wrong}
        en_lugar_de|en_vez_de {wrong} , {fix}
        ^ mejor (con|en|usa|pon|haz|sin|hazlo|ponlo|el|la|un|una) {fix}
        {fix} mejor $
        ^ mas|más bien {fix}
        ^ correccion|fe_de_erratas , {fix}
        ^ una|pequeña|perdon correccion , {fix}
        ^ deberia|debia|tendria|tenia|tiene que|ser|decir|ir|estar|haber (ser|ir|estar|decir) {fix}
        ^ eso|esto|lo|ahi deberia|debia|tendria_que|tenia_que|tiene_que ser|decir|ir|estar {fix}
        eso|esto|ahi|lo|se|el|la deberia|debia|tendria_que|tenia_que ser|decir|ir|estar|llamarse {fix}
        ^ solo|solamente|unicamente <number>|<numero> {fix}
        ^ eran|era|es <number> , no {wrong}
        aqui usamos|utilizamos|uso {fix}
        usamos|utilizamos {fix} aqui
        rehazlo|hazlo|escribelo|ponlo|rehazlos|rehazla|hazla con|en|usando|como|de|sin {fix}
        sin el|la|los|las {wrong}
        - no (lo|la|los|las) <no_verbo>
        - no me|te|se|le|les|nos <word>
        - no lo|la|los|las <no_verbo>|<prohibe>|se|sé|hagas|han|puedo|puede|habia|hemos|voy|vas|veas|hagan|recuerdo
        - no <prohibe>
        - no estoy|quiero|solo|solamente|siempre|tan|mucho|tanto|todo|todos|gracias|obstante|crees|se|sé|ahora|hoy|
            ya|muy|
            mas|más|pues|eso_es|que|por_ahora|todavia|aun|puedes|deberia|tendria|verdad|pasa
        - no , no
        - que|y|o no $
        - mejor que|dicho|imposible|opcion|forma|manera|precio|hora|momento|no|tarde|otro|asi $
        - mejor que|dicho|imposible
        - mejor opcion|forma|manera|precio|momento
        - cual|cuál|que|qué|el|la|lo|mucho es|seria|mejor
        - deberia|tendria_que ser|estar|ir suficiente|facil|posible|bien|todo|rapido|igual
    """,
    weak="""
        ^ en_realidad|de_hecho|en_verdad , es|son|era|no|el|la|los|las|lo|se|tiene|abre|abren|cierra|está|esta|van|
            va|dura|
            cuesta|sale|fue|<number>
        ^ espera|perdona|perdon|disculpa|oye|mmm|eh|ehm|uf|hm|hmm , no|eso_no|era|es|eran
        - en_realidad|de_hecho , no hay|pasa|importa|estoy|se|sé|es_para_tanto|hace_falta
    """,
    prohibitions="""
        ^ no <prohibe> …
        ^ no lo|la|los|las|le|les|me|nos <prohibe> …
        ^ no quiero|queria|queremos …
        ^ nunca|jamas <prohibe> …
        ^ evita|eviten …
        ^ nada de …
        ^ sin …
        ^ deja|para|dejad|dejen de …
        pero|y|porfa|por_favor no (me|lo|la|los|las|le) <prohibe> …
        - no <prohibe> nada_mas
        - no te preocupes|molestes
        - no olvides|dudes
        - sin embargo|problema|problemas|duda|mas|prisa|querer
        - no quiero que|ser|molestar|decir|saber
        - deja|para de que
    """,
    doubts="""
        estas (tan|muy|realmente) seguro|segura
        seguro que …
        seguro $
        no deberia|era|es|seria|sera …
        yo creia|pensaba|crei que
        creia|pensaba|crei que
        no estoy (muy|del_todo|tan) seguro|segura
        de verdad $
        de_verdad …
    """,
    excuses="""
        ventana|pestaña|chat|tecla|persona|conversacion|boton|pantalla|teclado equivocada|equivocado
        me equivoque|confundi de|con
        me he equivocado|confundido de|con
        sin querer
        por error|accidente
        culpa mia
        fue|ha_sido mi culpa
        ^ ignora|olvida eso|esto|lo
        ^ ignoralo|olvidalo|ignorame
        ^ sigue|continua|continúa|adelante|prosigue
        no era para ti|aqui|este
        le|lo di|apreté|pulse|toque sin|a|por
    """,
    lead_ins="""
        yo|nosotros|lo|la|los|las|te|me|solo|ya quiero|queria|necesito|necesitaba|prefiero|pido|pedi|dije|decia|
            queremos|referia
        quiero|queria|necesito|necesitaba|prefiero|pido|pedi|dije|decia|queremos|usa|usar|usamos|pon|haz|hazlo|ponlo|
            deja|
            rehazlo|decir
        es|era|son|eran|seria|sea
        deberia|debia|tendria|tenia|tiene (que) ser|ir|decir|estar|que
        ser|ir|decir|estar
        que sea|fuera|sean|fueran|fuese
        al|que|en|con|por|como|para|mejor|solo|pues|y|pero|entonces|por_favor|porfa|mas_bien|de|sino
    """,
    trailing="""
        por_favor|porfa|porfi|plis|gracias|mejor|ahora|entonces|tambien|vale|ok|eh|anda|mas_bien|sabes|de_nuevo
    """,
    polite="""
        ^ puedes|podrias|puede|podria|podeis|podriais …
        ^ me|lo|la|le|nos puedes|podrias|haces|cambias|pones …
    """,
    repeated="""
        ya te|os|le (lo|la|los) (he|habia) dije|dicho|pedi|pedido|comente|comentado|explique|explicado|mencione|
            mencionado|indique|indicado|avise|avisado|conte|contado
        ya te|os|le (lo|la|los|te) dije|pedi|comente|explique|mencione|indique|avise|conte|digo
        ya te|os|le lo dije|pedi|comente|explique|mencione|indique|avise|conte|he_dicho|habia_dicho|he_pedido|
            habia_pedido|he_explicado
        ya lo|la (he|habia) dije|dicho|pedi|pedido|mencione|mencionado|explique|explicado|comente|comentado
        ya lo dije|pedi|mencione|explique|comente|he_dicho|habia_dicho
        ya dije|pedi|mencione|explique|comente|he_dicho|habia_dicho|habia_pedido|he_pedido|habia_mencionado|
            habia_comentado|te_dije
        te (lo|la) dije|pedi|comente|explique|mencione|he_dicho|habia_dicho|he_pedido antes|ya|mil_veces|dos_veces|
            tres_veces|varias_veces|muchas_veces|otras_veces|hace
        te (lo|la) dije|he_dicho|pedi mil|dos|tres|cien|varias|muchas veces
        te he|habia dicho|pedido|explicado|comentado antes|ya|mil_veces|dos_veces|tres_veces|varias_veces|muchas_veces
        te lo dije|he_dicho|habia_dicho|pedi|repito|vuelvo_a_decir
        te repito
        lo repito
        como (ya|bien|te|les|os|yo) (te|les|lo|os) dije|decia|comente|mencione|pedi|explique|indique|avise|he_dicho|
            he_comentado|he_pedido|habia_dicho|habia_comentado|habia_mencionado|habia_pedido|he_mencionado
        como dije|decia|comente|mencione|pedi|explique|indique|avise
        cuantas|cuántas (mas) veces …
        cuantas|cuántas veces (te) (lo) (tengo|hay|voy|he|debo) (que|a|de) decir*|repetir*|pedir*|explicar* que
        cuantas|cuántas veces (te) (lo) (tengo|hay|voy|he|debo) (que|a|de) decir*|repetir*|pedir*|explicar*
        por <ordinal> vez
        por segunda|tercera|cuarta|quinta|enesima vez
        ^ otra vez con|lo|igual|lo_mismo|la_misma|el_mismo …
        ^ y dale con
        ^ dale con …
        tengo que repetir*|decir*|explicar* …
        hay que repetir*|explicar* …
        vuelvo a decir*|repetir*|pedir*
        siempre con lo mismo
        sigues ignorando|sin|usando|haciendo|poniendo|olvidando …
        acabo de decir*|pedir*|explicar* …
        - como dices|dijiste|decias
        - ya le|les dije|he_dicho|conte a|al
        - le|les dije|conte
        - tengo que decir*|explicar* que|a|en
        - ya (te) dije|digo que si|sí|gracias|hola
    """,
    rules="""
        ^ no (me|te|lo|la|los|las|le) *as|*es|*áis|*éis … tus|vuestras <respuestas>
        ^ por_favor , no (me|te|lo|la|los|las|le) *as|*es … tus <respuestas>
        ^ no (me|se|lo|la|los|las|le) <prohibe>|use|utilice|ponga|empiece|incluya|añada|escriba … sus <respuestas>
        ^ nada de … tus|sus|las <respuestas>
        ^ sin|menos … en tus|sus|las <respuestas>
        ^ <manda>|quita|deja_de|evita|escribe|dame … tus <respuestas>
        ^ <manda>|mantén|escribe|haz tus <respuestas> …
        ^ por_favor , <manda>|mantén|quita|evita … tus <respuestas>
        ^ en tus <respuestas> , <manda>|no|evita|nada|por_favor|quiero|pon …
        ^ cuando|siempre_que me respondas|contestes|expliques|escribas , …
        ^ dame|danos … siempre $
        ^ responde|respondeme|contesta|contestame|hablame|escribeme … siempre $
        - como|de|para siempre
        - palabra siempre|nunca|jamás
        ^ no|nada_de|sin … jamás|nunca_más $
        - tus|sus|las <respuestas> a|de|para la|las|los|el|esta|este|pregunta|preguntas
        - no entiendes|sabes|puedes|quieres|tienes|eres|estás|haces|das …
        ^ siempre <manda> …
        ^ siempre que <prohibe>|hagas|termines|escribas|me|te|haya …
        ^ siempre en|con|sin …
        ^ <manda> siempre …
        ^ <manda> … siempre <word>
        ^ <manda> de|en|con|los|las|el|la|mis|mi <word> siempre $
        ^ <manda> el|la|los|las|mis|mi <word> <word> siempre $
        ^ nunca <prohibe> …
        ^ nunca me|lo|la|los|las|le <prohibe> …
        ^ jamas (me|lo|la|le) <prohibe> …
        ^ jamas <prohibe> …
        ^ no (me|lo|la|los|las|le) <prohibe> … nunca|jamas|nunca_mas
        ^ no <prohibe> nunca|jamas
        ^ no vuelvas|volvais|vuelva a … nunca|jamas|mas|más
        ^ no vuelvas|volvais|vuelva a …
        ^ nunca mas …
        a partir de ahora|hoy|aqui|este_momento
        de ahora|hoy|aqui en adelante
        desde ahora|hoy|ya <word>
        ^ desde ahora …
        ^ en adelante|lo_sucesivo|el_futuro , …
        ^ en lo sucesivo …
        cada vez que <prohibe>|me|te|yo|hagas|escribas|vayas|uses …
        ^ cuando … , siempre|nunca|no <manda>|<prohibe> …
        ^ cuando … siempre|nunca …
        quiero|necesito|prefiero|espero que (tu|me) siempre|nunca …
        quiero|necesito|prefiero|espero que … siempre
        ^ que … siempre …
        asegurate|acuerdate|recuerda|procura|intenta (de) siempre|nunca …
        asegurate|acuerdate|recuerda|procura|intenta (de) (<word>) … siempre
        debes|deberias|tienes_que|puedes siempre|nunca …
        ^ por defecto|norma|regla_general , <manda>|no|usa …
        ^ en todas|todos las|los|mis … , <manda>|usa|pon|no
        - siempre que puedo|quiero|voy|me|lo
        - palabra|termino|adverbio|texto|titulo siempre
        - nunca digas nunca
        - nunca mas volvi|supe
        - a partir de ahora eres|seras
        - siempre me|se|es|fue|ha|he|falla|da
        - puedes siempre
    """,
    project_rules="""
        siempre|nunca usamos|escribimos|ponemos|hacemos|dejamos|seguimos|evitamos|nombramos|firmamos
        usamos|escribimos|ponemos|hacemos|dejamos|seguimos|evitamos|nombramos siempre
    """,
    for_now="""
        por ahora|hoy|el_momento|lo_pronto|esta_vez|un_rato|una_vez
        de momento
        hoy|mañana
        esta vez|semana|sesion|tarde|noche|mañana|conversacion
        este mes|finde|fin_de_semana|rato|chat
        solo|solamente para|por|en este|esta|hoy|una_vez
        en esta|este sesion|conversacion|chat|mensaje|hilo|respuesta
        hasta mañana|el|la|que|nuevo_aviso|el_lunes|entonces
        ahora mismo
        temporalmente|provisionalmente
        - a partir de hoy
        - desde hoy
        - de hoy en
        - por la|las mañana|mañanas
        - mañanas
    """,
    reversals="""
        cambie|cambiamos|he_cambiado|hemos_cambiado|habia_cambiado|cambio de idea|opinion|parecer
        pensandolo|pensandolo_bien|pensándolo bien|mejor
        ^ pensandolo bien|mejor
        me|nos lo (he|hemos) pense|pensado|pensamos mejor
        me|nos lo|la he|hemos pensado mejor
        lo|la he|hemos pensado mejor
        lo pense|pensamos mejor
        ya no (me) quiero|queremos|uso|usamos|utilizo|utilizamos|prefiero|necesito|necesitamos|trabajo|trabajamos|
            vivo|
            vivimos|hago|hacemos|tomo|como|bebo|leo|escribo|estudio|soy|estoy|tengo|juego|voy|programo
        ya no me gusta|gustan|interesa|interesan|sirve|convence|apetece|hace_falta
        he|hemos dejado de *ar|*er|*ir
        deje|dejamos de usar|*ar|*er|*ir
        olvida|olvidate|olvidad|ignora|descarta|olvide|ignore (de) lo que (te) (habia|he) dije|pedi|dicho|pedido|
            comente|
            puse|decia
        olvida|olvidate|ignora|descarta (de) mi|mis|la|el|esa|ese|las|los (anterior|antigua|vieja) preferencia|
            peticion|
            regla|instruccion|indicacion|preferencias|plan|idea|anterior|norma
        olvida|olvidate de_lo|lo de
        ^ mejor olvida|olvidate|olvidalo …
        retiro lo dicho
        me retracto
        ^ al final no|mejor|prefiero|quiero|dejemos|dejalo …
        volvamos|vuelve|volver|volvemos al|a_la|a_lo|a_los|a_las viejo|vieja|anterior|antiguo|antigua|claro|oscuro|
            original|
            de_antes
        - juez|jueza|el|ella|cliente|jefe|jefa cambio
        - ya no soy|estoy capaz|seguro|segura
        - ya no tengo acceso|mas|más
        - ya no quiero seguir
        - el|la|los|las|que <word> ya no
        - si|como|cómo cambio
    """,
    project="""
        hemos|acabamos_de (todo) pasado|pasar|migrado|migrar|cambiado|cambiar el|la|nuestro|este|todo_el <obra> a …
        pasamos|migramos|cambiamos|movimos el|la|nuestro|este|todo_el <obra> a …
        ^ para|en|dentro_de este|nuestro|nuestra|mi|esta|el_actual|todo_el (actual) <obra> , …
        ^ para|en|dentro_de este|nuestro|nuestra|mi|esta <obra> <word> , …
        ^ en|para la|el web|pagina|app|sitio|blog|tienda|boletin de|del (la|el|los|las) <word> (siempre|todo|
            todos) los|las|todo|
            todos|todas|siempre|solo|usamos|ponemos …
        en|para|de el|la|nuestra|nuestro <obra> de <Name>
        en|para la|el <obra_sola> …
        en|para este|esta|nuestro|nuestra <obra> , (siempre) usa|usamos|usad|pon|no|nunca|siempre|los|las|el|la|hay|
            va|van|se|
            quiero|prefiero|escribe|escribimos
        va|van|está|esta|estan|usa|usan|se|hay … en este|nuestro|esta|nuestra <obra>
        ^ este|nuestro|esta|nuestra <obra> (solo|ya) usa|apunta|sigue|requiere|funciona|corre|soporta|va|tiene|
            necesita|está|
            esta_en|esta_escrito|debe|se …
        ^ aqui (siempre|nunca|no|solo) usamos|utilizamos|escribimos|ponemos|seguimos|evitamos|hacemos|nombramos|
            trabajamos …
        usamos|utilizamos|escribimos|ponemos|seguimos|evitamos|nombramos … aqui
        usa|usamos|usad|pon|escribe|sigue|evita|prefiero|quiero|uso|utiliza|no|siempre|nunca|deja … en|para este|
            nuestro|
            nuestra|toda_esta|todo_este <obra>
        - explica|explicame|describe|resume|documenta|abre|borra este|esta|nuestro|mi|el <obra>
        - para mi gusto|opinion
        - en mi opinion|caso
    """,
    announce="""
        en otras palabras
        dicho de otra|otro forma|manera|modo
        de otra manera|forma , …
        a|haber ver si me explico
        me explico
        lo|te digo|explico|lo_digo|lo_explico|lo_pregunto de otra|otro manera|forma|modo
        lo|la reformulo
        ^ reformulo
        dejame|deja_que|permiteme reformular*|explicar*|decir*|repetir*|aclarar* …
        lo que (te) pregunto|preguntaba|pido|intento|trato|quiero_decir|quiero_saber|quiero|necesito_saber …
        mi pregunta es …
        o sea , que …
        ^ o_sea|osea , como|por_que …
    """,
    refines="""
        hazlo|hazla|ponlo|ponla|dejalo|dejala …
        haz|deja|pon … mas|más corto|corta|largo|larga|simple|sencillo|sencilla|claro|clara|breve|formal
        acorta|acortalo|alarga|amplia|simplifica|añade|añadele|agrega|agregale|incluye|ajusta|pule|recorta|quita|
            quitale
        la mitad
        un poco|pelin mas|más|menos
        mas|más|menos corto|corta|largo|larga|detalle|detalles|formal|sencillo|palabras|tecnico|breve
        ^ deja|dejalo|reduce|pon … mitad
        ^ y|ahora|luego|tambien|ademas|pero …
    """,
    padding="por|favor|porfa|porfi|plis|pls|ahora|otra|vez|de_nuevo|nuevo|gracias|vale|ok|venga|anda|puedes|podrias",
    control="""
        ^ siguiente|continua|sigue|adelante|dale|mas|más|otra|otro|sí|si|no|vale|ok|claro|listo|hecho|para|empieza|
            gracias|
            repite|igual|ambos|ambas|todo|todos|todas|ninguno|ninguna|salta|otra_mas|la_siguiente|el_siguiente|hazlo|
            venga|perfecto|prosigue $
        ^ <numero> $
    """,
    stops="""
        ^ para|parad|pare|detente|stop|basta|alto|cancela|frena|espera $
        ^ para|basta|alto ya|ahi|ahora $
        ^ cancela|deten eso|esto|lo $
        ^ cancelalo|paralo|detenlo $
    """,
    frustration="""
        esto|eso|tu|asi|ya no sirve|sirves|vale (para) nada
        no sirve|sirves|vales|vale para|de nada
        - dice|dijo|dicen|piensa|opina|cree|escribe (que) … no sirve|sirves|vales|vale para|de nada
        me rindo
        estoy|ya_estoy (ya|tan|muy|mas_que|realmente) harto|harta|hasta|cansado|cansada
        ya|me tienes harto|harta|cansado|cansada
        no te enteras
        no (me) haces|hacés caso
        no me escuchas|haces_caso|lees
        por dios|favor_ya|el_amor
        por el amor de dios
        que|qué|vaya|menuda|menudo|una|puta mierda|basura|asco|chapuza|desastre|porqueria|perdida_de
        perdida de tiempo
        vaya|menuda|menudo|puta|puto|pura mierda|basura|chapuza|desastre|porqueria|asco|rollo
        es|sos|eres (una|un|pura) mierda|basura|chapuza|desastre|porqueria|inutil|inútil|un_inutil
        ^ joder|hostia|coño|mierda|carajo|puf|uf|uff|pff|pfff|grr|argh|aj|ugh|puñeta|ostras|la_puta|me_cago|no_jodas|
            no_mames|chale|chingado|maldita_sea|maldición|arg*|puf*|pff*|agh*|joder*
        ^ genial|estupendo|fantastico|perfecto|maravilloso|fenomenal|bravo|que_bien , ahora|otra_vez|y_ahora|
            encima (ya) no|me|se|lo|falla|
            sale|da|borra|ha|has|todo|nada|tampoco|va|vuelve|tengo
        gracias por nada|romper*|borrar*|estropear*
        ^ dejalo|olvidalo , (ya) lo|yo|me
        ^ olvidalo $
        ya (lo|me|la) (lo) hago yo
        lo hago|hare yo
        ya lo hago|hare yo
        es imposible contigo|trabajar|hablar|que
        es que no lees|entiendes|escuchas|piensas
        siempre (lo) igual|mismo $
        siempre lo mismo
        otra vez (lo) mismo|mal|igual
        ^ otra vez no
        me desespera|desesperas|saca|sacas (de) quicio
        no puede ser que …
        ^ venga ya
        esto es una verguenza|tomadura|burla|ridiculo|ridicula|locura|tortura|broma
        esto es inutil|inútil|ridiculo|absurdo|desesperante|insoportable|frustrante|lamentable|imposible|penoso
        no entiendes|entendes nada
        como puede ser tan …
        - imports|codigo|variables|funciones inutiles|inutil
        - frustrado|harto|harta con|de mi|el|la|los|las
        - estoy harto|harta|cansado|cansada de mi|trabajar|el|la|los|las|conducir|estudiar
        - escribe|redacta|describe … mierda|basura
        - mierda de|del perro|gato|caballo
    """,
    thanks="""
        gracias|graciass|grax|grcs|thx
        muchas|mil|muchisimas|millones|infinitas (de) gracias
        te lo|la agradezco
        agradecido|agradecida|agradezco
        se agradece|agradezco
        ^ perfecto|genial|estupendo|excelente|fantastico|buenisimo|buenisima|maravilloso|fenomenal|increible|brutal|
            espectacular|fabuloso|impecable|barbaro|barbara|chevere|chido|guay|bravo|bravisimo|magnifico|
            perfect|olé|ole|joya|bacan|bacano|maravilla|clavado
        genial|maravilla|crack|bueno|buena|bien|bonito|guay|chulo|pasada|grande $
        que|qué genial|maravilla|crack|bueno|buena|bien|bonito|guay|chulo|pasada|grande|lindo|linda $
        de lujo|maravilla|diez|puta_madre|perlas
        eso|esto|asi (mismo|exactamente|justamente|justo) era|es $
        ^ eso|justo|exacto (mismo) era|es|lo …
        ^ justo|exactamente|exacto|eso lo|es|era (lo) que (yo) queria|buscaba|necesitaba|pedi|necesito|quiero|pedia
        justo lo que queria|buscaba|necesitaba|pedi|necesito|quiero
        es|era justo|exactamente lo que
        ya funciona|va|compila|está|esta_listo|quedo|anda|sirve|sale_bien
        ahora sí|si (funciona|que|va) funciona|va|compila|perfecto|genial $
        ahora funciona|va (bien|perfecto|genial) $
        ahora funciona|va|sí|si $
        funciona|funciono|quedo|queda|sale|salio|esta|está|va|es|son|estan|se_ve|suena (muy|super|realmente|todo|
            mucho|de|mas) bien|
            perfecto|perfecta|genial|bonito|bonita|estupendo|excelente|mejor|perfectamente|lujo|maravilla|fantastico|
            buenisimo|preciosa|precioso|lindo|linda|increible|guay|chulo
        me gusta|encanta|ha_gustado|sirve|vale mucho|bastante|asi|como|tal|muchisimo …
        me gusta|encanta|sirve $
        me gusta|encanta bastante|mucho|muchisimo|asi|como $
        me ha|has encantado|servido|ayudado|sido|salvado
        me sirvio|ayudo|ha_servido|salvaste|has_salvado
        eres|sos (un|una|el|la|lo) crack|genio|sol|maquina|mejor|grande|as|fenomeno|amor|capo|capa|maximo
        un crack
        qué|que crack|grande
        buen|gran|muy_buen|excelente|bien trabajo|curro|hecho|ahi|idea $
        bien hecho
        eso lo|ya arregla|arreglo|soluciona|soluciono|resolvio
        arreglado|solucionado|resuelto $
        ^ bien|muy_bien|que_bien|guay|olé|ole|de_lujo|super $
        - no , (muchas|mil) gracias
        - no gracias
        - gracias , de|por antemano|adelantado
        - gracias a|al dios|que|ti|mi|el|la|los
        - gracias por nada|romper*|borrar*|estropear*
        - nota|carta|tarjeta|correo|mensaje|discurso|pagina de agradecimiento|gracias
        - dar|decir|da|dales|dile|digo|dice|di las|gracias|te (las) gracias
        - se dice|escribe gracias
        - dice|decir gracias
        - no (me|está|esta|es|queda|quedo|sale|va|se|lo|funciona|suena|esta_muy) … bien|perfecto|genial|mejor
        - no me|está|esta|es|queda|quedo|sale|va|se_ve|funciona|suena gusta|encanta|bien|perfecto|genial|mejor|sirve|
            convence
        - no está|esta (nada) mal
        - me gusta|gustaria|encanta|encantaria mas|más|saber|ver|que|el|la|los|las|un|una|cuando|*ar|*er|*ir
        - perfecto , sigo|continuo
        - perfecto|genial|estupendo|fantastico|maravilloso|fenomenal|bravo|que_bien , ahora|y_ahora|otra_vez|
            encima (ya) no|me|se|lo|falla|
            sale|da|borra|ha|has|todo|nada|tampoco|va|vuelve|tengo
        - preterito|tiempo|cuadrado|numero|oido perfecto
        - pluscuamperfecto
        - buen|gran|excelente idea
        - bueno $
        - si funciona|va|quedo
        - cuando funcione
        - perfecto para|de_indicativo
    """,
    sarcasm="""
        gracias por nada|romper*|borrar*|estropear*
        ^ genial|estupendo|fantastico|perfecto|maravilloso|fenomenal|bravo|que_bien , ahora|y_ahora|otra_vez|
            encima (ya) no|me|se|lo|falla|
            sale|da|borra|ha|has|todo|nada|tampoco|va|vuelve|tengo
        ^ claro , me encanta
        que gracioso|graciosa|listo
        ya , seguro
        muy gracioso|bonito
        menuda|vaya|gran ayuda
    """,
    but="""
        pero|aunque|sin_embargo|salvo|excepto|solo_que|lo_unico
        - pero (muchas|mil) gracias|genial|perfecto|bien|funciona
    """,
    questions="""
        ^ qué|que_es|que_son|que_significa|que_hace|que_hago|que_tal|que_diferencia|que_version|que_tiempo|que_puedo|
            que_pasa|
            que_necesito|que_hora|que_opinas|que_tipo|que_puede|que_hay …
        ^ que|qué es|son|significa|hace|hago|tal|diferencia|version|tiempo|puedo|pasa|necesito|hora|opinas|tipo|hay|
            cambio|
            opciones|proyectos|tengo|libro|pelicula|me_recomiendas …
        ^ cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cuándo|dónde|adónde|quién|quiénes …
        ^ como (se|lo|le|la|me|te|le|los|puedo) se|puedo|hago|puede|hacer|funciona|funcionan|va|es|son|está|esta|
            dice|digo|
            quito|ordeno|pongo|saco|paro|instalo|arreglo|cambio|creo|uso|convierto|añado|borro|abro|leo|llego|consigo|
            evito|respondo|contesto|escribo|calculo|cuento|limpio|desinstalo|acelero|podria|debo|deberia|sé|lo|le
        ^ cual|cuales es|son|seria|me|de|era|prefieres|crees …
        ^ cuanto|cuanta|cuantos|cuantas …
        ^ cuando es|son|sale|abre|abren|llega|hay|empieza|puedo|debo|fue|se …
        ^ donde está|esta|estan|hay|puedo|se|queda|es|compro|encuentro|guardo|pongo …
        ^ quien es|fue|era|son|escribio|gano|puede|invento …
        ^ a|de|en|para|por|con|desde|hasta|sobre qué|que|cuál|cual|cuánto|cuanto|quién|quien|dónde|donde (hora|
            se) es|hora|
            sirve|hago|va|viene|puedo|llamo|tipo|version|precio|se|debo|está|esta|cambia
        ^ por qué …
        ^ por que (no|se|me|siempre|nunca|te|esta|está) me|se|no|esta|está|falla|da|sale|es|hay|tengo|siempre|nunca|
            la|el|los|
            prefieres|te …
        ^ por qué …
        ^ puedo|puede|debo|debería|deberia|deberiamos|podemos|hay_que|tengo_que|es_posible|se_puede|hace_falta|sabes|
            conoces|crees|te_gusta|tienes|existe|hay_algun|hay_alguna|hay_algo|es_normal|es_mejor|conviene|
                vale_la_pena|
            merece_la_pena|me_recomiendas|me_puedes_decir …
        ^ es|son|está|esta|estan|hay|tiene|tienen|sirve|funciona|funciono|va <word> … o no $
        ^ alguna|algún idea|sugerencia|forma|manera|consejo …
        ^ me pregunto …
        ^ dime|explicame|explica|dinos por_qué|por_que|cómo|como|qué|que|cuál|si|cuanto|cuánto …
        ^ quisiera|quiero|me_gustaria|queria saber|preguntar …
        verdad $
        - debería|deberia ser|estar|decir|ir|llamarse|poner|salir|dar
        no (te) crees|es_asi|te_parece $
    """,
)

DURABLE = DurableCues(
    subjects="""
        yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras|me|nos
    """,
    others="""
        él|ella|ellos|ellas|usted|ustedes|tú|vos|vosotros
        mi|mis|nuestro|nuestra|nuestros|nuestras|tu|su|sus|un|una|el|la|los|las|cada|algunos|muchos <extrano>
        mi|mis|nuestro|nuestra|nuestros <pariente> (tambien|siempre|nunca|no) (le) <gusta>
        a|al mi|nuestro|la|el|los|las|<Name> <pariente>|<extrano>
        la gente|mayoria
        todos|todo_el_mundo|alguien|nadie|usuarios|clientes|visitantes|lectores
        a <Name> le|no
        ^ <Name> <gusta>
        ^ <Name> y <Name> …
        que|quien le|no|siempre|nunca <gusta>
        ^ el|la|los|las|ese|esa|este|esta|esos|tu|su|un|una <word>
        porque|pero|y|cuando|si|que|mientras el|la|los|las|ese|esa|este|esta|esto|tu|su|un|una <word>
    """,
    cues="""
        yo|nosotros|nosotras (tambien) <siempre> …
        soler …
        mi|mis|nuestro|nuestra favorito|favorita|favoritos|favoritas
    """,
    alone="""
        hablo|entiendo (muy) poco <word>
        vivo|vivimos (ahora|actualmente|solo|en|con) en|al_lado|cerca|con|a|junto|fuera|desde|por …
        resido|residimos en …
        he|hemos vivido en|siempre …
        me|nos he|hemos|acabo_de|acabamos_de mudado|mudar|trasladado|cambiado a|de|desde|al …
        me|nos mude|mudamos|traslade|trasladamos|vine|vinimos a|de|desde|al …
        soy|somos|vengo|venimos de <Name>
        creci|naci|me_crie en|cerca …
        trabajo|trabajamos (ahora|actualmente|siempre|solo|normalmente) como|de|en|para|por|desde|con|a_distancia|
            a_media_jornada|
            por_cuenta_propia|por_las|los|todos|hasta …
        trabajo <siempre> …
        trabajo|trabajamos a_distancia|a_media_jornada|por_turnos|por_cuenta_propia|desde_casa|de_noche|en_remoto
        escribo|escribimos mis|los|las|todos_los|todas_las <word> en|con|sin|a …
        mis <word> van|son siempre|en|sin …
        quiero las|los respuestas|correos|textos|resúmenes|commits|mensajes|explicaciones en|sin|con|cortas|cortos|
            breves …
        quiero que las|los respuestas|correos|textos|resúmenes|commits|mensajes|explicaciones <word> …
        quiero respuestas|explicaciones|textos …
        dirijo|regento <word> <word>
        toco el|la piano|guitarra|violin|bateria|bajo|flauta|clarinete|trompeta|saxo|acordeon
        toco|canto en un|una …
        curro|laburo|chambeo en|de|como|para …
        me dedico a …
        nos dedicamos a …
        llevo|llevamos|tengo|dirijo|regento|gestiono|coordino un|una (pequeña|pequeño) negocio|tienda|bar|
            restaurante|panaderia|taller|
            empresa|blog|boletin|canal|academia|estudio|granja|huerto|equipo|peluqueria|libreria|podcast|club|coro|
                revista
        llevo|llevamos <word> años …
        llevo|llevamos <word> *ando|*iendo …
        estudio|estudiamos <word> …
        estoy|estamos estudiando|aprendiendo|jubilado|jubilada|casado|casada|haciendo_un|opositando|acostumbrado|
            acostumbrada …
        doy|damos clases|clase …
        enseño <word> …
        soy|somos (muy|algo|mas|bastante|solo|ademas|tambien|un_poco) <rasgo>
        soy|somos (un|una|muy) *ero|*era|*dor|*dora|*tor|*tora|*ista|*logo|*loga|*sor|*sora|medico|medica|abogado|
            abogada|
            arquitecto|arquitecta|maestro|maestra|estudiante|piloto|musico|musica|docente|psicologo|autonomo|
                traductora|
            juez|chef|actor|actriz|contable|veterinario|veterinaria|farmaceutico|bibliotecaria|agricultor|padre|madre|
            electricista|mecanico|tecnico|cientifico|fisico|quimico|matematico|economista|notario|alergico|alergica
        soy|somos un|una …
        soy|somos de los|las|pocas|pocos|letras|ciencias|madrugar …
        soy|somos mas de|madrugador|nocturno|bien …
        soy|somos (muy|bastante|mas) malo|mala|bueno|buena|lento|lenta|maniatico|maniatica|perfeccionista|ordenado|
            ordenada|
            despistado|despistada|estricto|exigente|fan|aficionado|aficionada|nuevo|nueva …
        no soy <word> …
        me llamo <Name>
        mi nombre es …
        llamame|llámame <Name>
        puedes|podes|prefiero|quiero llamarme|decirme|que_me_llames|que_me_llamen|que_me_digas …
        todos|todo_el_mundo|mis_amigos|en_casa|la_gente|me me|llaman|llama|dicen <word>
        me dicen|llaman <Name>
        mis pronombres …
        hablo|hablamos|entiendo (bien|un_poco_de|algo_de|muy_bien) español|ingles|frances|aleman|catalan|gallego|
            euskera|
            portugues|italiano|chino|arabe|ruso|japones|rumano|quechua|guarani|valenciano|euskera|vasco|castellano
        mi lengua|idioma materna|materno|nativa|nativo|principal|de_casa …
        no es mi lengua|idioma|primera …
        prefiero|preferimos|preferiria (que|siempre|tambien|los|las|el|la|no) <word> …
        prefiero|preferimos …
        mi preferencia …
        me gusta|gustan|encanta|encantan|molesta|molestan|irrita|irritan|interesa|interesan|apasiona|apasionan|aburre|
            aburren|agobia|agobian|distrae|distraen|cansa|cansan|cuesta|cuestan|confunde|confunden|horroriza|chifla|
                flipa|fastidia …
        no me gusta|gustan|interesa|interesan|van|va|apetece …
        nos gusta|gustan|encanta|encantan …
        odio|detesto|adoro|aborrezco|evito|amo|valoro|disfruto|odiamos|evitamos|detestamos …
        no (lo) soporto|aguanto|tolero|trago|como|bebo|tomo|uso|utilizo|fumo|conduzco|manejo|veo|leo|llevo|trabajo|
            cocino|compro|
            viajo|vuelo|hablo|quiero …
        <siempre> (me|lo|la|los|las|le|nos|les|te) <yo> …
        <siempre> (me|lo|la|los|las|le|nos) <yo>
        <yo> siempre|normalmente|habitualmente|generalmente …
        <siempre> me|nos levanto|acuesto|despierto|ducho|quedo|pongo|voy|gusta|levantamos|organizo|olvido|siento|ha|
            han …
        <siempre> estoy|soy|ando|tengo|quiero|prefiero|he …
        suelo|solemos *ar|*er|*ir|*arme|*erme|*irme|*arlo|*arlos|*arlas|*erlo|*irlo|*arla …
        los|las|cada|todos_los|todas_las <dia>|dias|mañanas|noches|tardes|semanas|mañana (por_la_mañana|
            por_la_tarde) <yo> …
        los|las|todos_los <dia>|dias me|nos|no|solo|siempre …
        <yo> … los|cada|todos_los <dia>|dias
        <yo> … cada|todas_las mañana|noche|mañanas|noches|semana|semanas|tarde|tardes
        solo|solamente (me) como|bebo|uso|leo|tomo|compro|trabajo|veo|escribo|viajo|respondo|utilizo …
        uso|usamos|utilizo|utilizamos (siempre|mucho|un|una|el|la|mi) <word> para|como|en|con|siempre|a_diario|cada …
        uso|usamos|utilizo|utilizamos <Name>
        uso|usamos|utilizo|utilizamos (un|una) windows|linux|mac|macos|ubuntu|fedora|debian|arch|vim|neovim|emacs|
            firefox|chrome|
            android|python|docker|git|vscode|obsidian|notion|iphone|teclado
        programo|programamos|desarrollo|desarrollamos (sobre_todo|casi_siempre|principalmente) en|con …
        mi|nuestro|nuestra (otro|viejo|nuevo) <aparato> (del_trabajo|de_casa|personal) tiene|es|corre|va|usa|lleva|
            solo|no …
        tengo|tenemos un|una (pequeño|viejo) <aparato> con|que|de|sin …
        tengo|tenemos un|una|dos|tres|cuatro|cinco (hermana|hermano|bebe) <pariente>
        mi|mis|nuestro|nuestra|nuestros|nuestras <pariente> (mayor|menor|pequeño|pequeña|tambien|pequeña) se_llama|
            se_llaman|es|son|tiene|
            tienen|trabaja|trabajan|vive|viven|habla|cumple|cumplen|estudia|estudian|va|van|no|toca|juega|nacio|era|
                esta …
        la mayoria de mis|nuestros …
        casi todos|todas mis|nuestros|nuestras …
        mi|nuestro|nuestra horario|jornada|dieta|rutina|estilo|huso|zona_horaria|editor_favorito|
            presupuesto_habitual …
        mi|mis|nuestro|nuestra <word> favorito|favorita|favoritos|favoritas|preferido|preferida|habitual|habituales|
            de_siempre …
        estoy|estamos en la zona|hora|huso …
        recuerda|acuerdate|acuérdate|ten_en_cuenta|ten_presente|apunta|toma_nota|no_olvides|sabete|para_que_sepas|
            que_sepas (de) que yo|a_mi|ya …
        recuerda|acuerdate|apunta|ten_en_cuenta|ten_presente|no_olvides|para_que_sepas|que_sepas (de) que soy|no|mi|
            mis|tengo|vivo|
            trabajo|me|uso|odio|prefiero|nunca|siempre|los|las|nuestro|hablo|estoy …
        por_cierto|para_que_sepas|te_cuento|te_comento , soy|vivo|trabajo|tengo|mi|me|uso|nunca|siempre …
        ya no (me) uso|usamos|utilizo|como|bebo|tomo|trabajo|trabajamos|vivo|vivimos|soy|hago|leo|programo|gusta|
            gustan|quiero|
            juego|fumo|estudio|voy|doy|prefiero …
        deje|dejamos|he_dejado|hemos_dejado de *ar|*er|*ir …
        me|nos pase|pasamos|he_pasado|hemos_pasado|cambie|cambiamos|he_cambiado|hemos_cambiado a|de|al …
        hemos|he pasado|cambiado|migrado de|a|al …
        migramos|migre de|a …
        ahora uso|usamos|vivo|vivimos|trabajo|trabajamos|estudio|soy|prefiero|tomo|leo|estoy_con …
        yo no puedo comer|beber|ver|oir|conducir|leer|tomar|usar …
        no puedo comer|beber|ver|oir|conducir|leer|tomar …
        no quiero (nunca) … nunca|jamas|siempre
        quiero (siempre|que_siempre|mis|todas|todos|que) mis|todas_mis|todos_mis|mi|siempre …
        me cuesta|cuestan …
        se me da|dan bien|mal|fatal …
        aprendo|trabajo|pienso|me_concentro|duermo mejor …
        a mi|mí me gusta|gustan|encanta|van|va|molesta …
        - vivo sin|para|el|la|los
        - trabajo en progreso|curso|equipo|grupo|paralelo
        - trabajo de|del fin|campo|investigacion|grado|master|clase|la|el|los|las|este|ese|hoy|historia|lengua|final
        - trabajo pendiente|final|practico
        - mi|el|un|este|ese|del|al|buen|gran|mucho|de|su|tu trabajo …
        - el|un|este|ese|su|tu|mi estudio
        - estudio de|sobre|del
        - el|un|buen|mal|su|alto|bajo|de|del|al uso
        - uso de|del|excesivo|intensivo|comun
        - uso el|la|los|las|un|una|esto|este|esta|eso siguiente|error|metodo|funcion
        - en vivo
        - me gusta|encanta|gustan mas|más|tu|lo_que|la_opcion|mucho|bastante $
        - me gusta|encanta|gustan mas|más el|la|los|las|esta|este|esto|asi|como
        - me gusta|encanta|gustan (mucho) esta|este|esto|eso|esa|ese|como|cómo|la_primera|la_segunda|el_primero|
            el_segundo|la_idea|tu|lo|hablar_contigo|asi
        - me gusta|encanta|gustan $
        - no me gusta|encanta|gustan como|cómo|esta|este|esto|eso|esa|ese|lo|tu|nada
        - me gustaria|encantaria
        - prefiero esta|este|esto|eso|esa|ese|la_primera|la_segunda|el_primero|el_segundo|la_otra|el_otro|asi|
            no_decirlo|lo
        - prefiero el|la primero|primera|segundo|segunda|tercero|tercera|ultimo|ultima|otro|otra|anterior|nuevo|
            nueva|viejo|vieja|
            opcion|version|numero|azul|roja|rojo|verde
        - nunca lo|la|me|se|te habria|hubiera|imagine|pense|habia
        - nunca habria|hubiera|habia|pense|supe|imagine|crei|lo_habria
        - siempre crei|pense|quise|me_pregunto|me_he_preguntado|he_querido|supe|falla|he_pensado
        - siempre me pierdo|sale|da|dice|pide|lio|falla|aparece|confundo
        - no lo uso|quiero|veo|leo|se|sé
        - no veo|leo|quiero|hablo el|la|los|las|ningun|nada|que|un|una|como|por|bien
        - no uso|utilizo eso|esto|esa|ese
        - soy yo|nuevo_aqui|consciente|capaz|un_desastre|todo_oidos|libre
        - soy el|la|un|una que|usuario|cliente|titular
        - no soy capaz|consciente|yo|seguro
        - me llamo|llaman la|a atencion|mi
        - tengo un|una <aparato> que|con no
        - <yo> el|la|los|las|un|una|este|esta error|resultado
        - ahora uso el|la|un|una|este
        - te llamo|digo
        - como siempre|nunca|todos|todas|un|una|el|la|los|las|si|no|cuando|puedo|en|este|ese|mi|mis|ves|dije|se
        - tal|asi como
        - como es|esta|puedo|hago|se|lo
        - paso a paso
        - creo que
    """,
    questions="""
        ^ debo|debería|deberia|debemos|puedo|podemos|tengo_que|tenemos_que|es_mejor|conviene|hay_que|se_puede …
        ^ qué|como|cómo|cuánto|cuanto|cuál|cual|cuándo|dónde|donde|quién|quien …
        ^ por qué …
        ^ si <yo> …
        ^ me pregunto …
        ^ alguna|algún idea …
    """,
    hypothetical="""
        si (yo|me|no|un_dia|algun_dia) viviera|viviese|viviesemos|vivieramos|tuviera|tuviese|trabajara|trabajase|
            fuera|fuese|pudiera|
            prefiriera|quisiera|hiciera|usara|estuviera|ganara|comprara|mudara|fueramos|tuvieramos|supiera|*ara|
                *iera|*iese|*ase
        si (me|nos|yo|no|un_dia) <yo>|vivo|soy|tengo|quiero|prefiero|puedo|gusta|mudo|cambio …
        si mi|mis|nuestro …
        si siempre|nunca …
        como si <word> …
        quiza|quizas|quizás|tal_vez|acaso|igual (me|nos|yo) <word> …
        a lo mejor
        podria|podriamos *ar|*er|*ir
        viviria|trabajaria|preferiria|usaria|seria|tendria|haria|estaria en|de|mas|un|una
        me|nos gustaria|encantaria|mudaria|compraria …
        ojala …
        ojalá …
        en caso de …
        en caso que …
        algun dia
        un dia de estos
        estoy pensando en *ar|*er|*ir|*arme …
        estoy|estamos pensando|planeando|considerando|valorando …
        pienso|planeo|espero|quisiera mudarme|cambiar|trabajar|vivir …
        - gustaria que siempre|nunca|me_hablaras|me_llames
        - como si nada
    """,
    frames="""
        supon|supongamos|supón|suponiendo|suponte …
        ^ imagina|imaginate|imagínate|imaginemos|imaginad …
        digamos|pongamos que …
        que pasa|pasaria|pasaría|ocurriria si …
        qué|que pasaria si …
        y si <word> …
        haz|hagamos como que …
        hipoteticamente
        pongamos por caso|ejemplo
        por ejemplo , si …
        - imagina|imaginate lo
        - y si no|puedes|quieres|te
        - supongo
    """,
    temporary="""
        por ahora|hoy|el_momento|lo_pronto|esta_vez|un_rato|una_vez
        de momento
        hoy|mañana|ayer|anoche|anteayer|antier
        esta vez|semana|noche|tarde|mañana|sesion|quincena
        este mes|finde|fin_de_semana|año|verano|invierno|trimestre|semestre|rato|viernes|lunes|martes|miercoles|
            jueves|sabado|domingo
        solo|solamente para|por|en este|esta|hoy|ahora|una_vez …
        para este|esta correo|mail|email|carta|mensaje|post|viaje|charla|tarea|evento|reunion|ocasion|vuelo|texto|
            caso|informe
        en este|esta correo|mail|email|carta|mensaje|chat|conversacion|sesion|hilo
        hasta (el|la|que) (proximo|lunes|martes|miercoles|jueves|viernes) mañana|lunes|martes|miercoles|jueves|
            viernes|sabado|
            domingo|nuevo|entonces|proximo|proxima|vuelva|acabe|termine|fin|semana
        hasta mañana|entonces|nuevo_aviso
        ahora mismo
        en este momento
        temporalmente|provisionalmente
        la|el semana|mes|finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo|año que_viene|proximo|proxima|
            pasado|pasada
        el proximo|pasado lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|año|finde
        la proxima|pasada semana|vez
        dentro de <number>|un|una|dos|tres|unos|poco …
        en un|dos|cinco|diez|unos minutos|minuto|horas|hora|dias
        ultimamente
        estos dias
        - por|de|cada|todas_las|las|los la|mañana|mañanas
        - de la mañana
        - a partir de hoy
        - desde hoy|ayer
        - de hoy en
        - hoy en dia
        - hoy dia
        - a la mañana
        - desde la semana|el|el_mes|el_año pasado|pasada|mes|año|lunes|martes|miercoles|jueves|viernes
        - desde el lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|año|verano
        - mudamos|mude|mudado … el|la|este mes|semana|año|verano
        - pasamos|pase|pasado|cambiamos|cambiado|migramos … el|la|este|ayer|hoy mes|semana|año|verano|pasado|pasada
        - mudamos|mude|mudado … ayer|hoy
        - el mes|año|verano|semana pasado
        - la semana pasada
    """,
    one_off="""
        prefiero|quiero|elijo|escojo|gusta|gustan (mas|más) el|la primero|primera|segundo|segunda|tercero|tercera|
            ultimo|ultima|otro|otra|
            anterior|nuevo|nueva|viejo|vieja|original
        prefiero|quiero|elijo|escojo|gusta (mas|más) este|esta|esto|ese|esa|eso|aquel|aquella|la_de|el_de|opcion|
            version|ambos|ambas
        prefiero|quiero|gusta el|la <word> opcion|version|variante
    """,
    idioms="""
        en mi maquina|ordenador|pc|compu funciona|va|compila|si
        funciona en mi maquina
        me funciona en mi
        vivo para
        me muero por|de
        me gustaria|encantaria …
        llamame loco|loca|raro|rara|antiguo|luego|cuando|mañana|si
        odio|me_encanta decirlo|decir|admitir
        me encanta|gusta $
        supongo que …
        siempre quise|he_querido
        nunca lo habria|hubiera|pense
        no lo soporto mas|más
    """,
    technical="""
        siempre|nunca|preferimos|queremos|usamos … porque|ya_que … algoritmo|busqueda|compilador|cache|memoria|
            complejidad|indice|
            rendimiento|latencia|binaria
        usamos un|una arbol|lista|pila|cola|hash|mutex|indice|cache|busqueda|tabla|lock …
        siempre|nunca queremos busquedas|lecturas|escrituras|claves
    """,
    sarcasm="""
        ^ claro , me encanta|gusta|apasiona|fascina
        me encanta que|cuando|esperar|perder … genial|bravo|de_verdad
        ^ si|sí , claro
        ^ ah , claro
        como si no tuviera
        que|qué gracioso|graciosa|divertido
    """,
    requests="""
        necesito|necesitamos|quiero|queremos|quisiera|busco|buscamos un|una|unos|unas|el|la|los|las|dos|tres|cuatro|
            <number>|que|reservar|
            saber|ir|salir|encontrar|comprar|viajar|ver|llegar|hacer|algo|otro|otra|ayuda|cambiar|cancelar|mas|más …
        me|nos gustaria|encantaria saber|reservar|ir|ver|comprar|un|una|encontrar|tener …
        estoy|estamos buscando|intentando|tratando|haciendo|escribiendo|trabajando|pensando|mirando|teniendo|usando …
        tengo|tenemos que|una_reunion|una_cita|una_reserva|un_error|un_problema|una_duda|una_pregunta|un_bug|
            una_lista|un_archivo …
        tengo|tenemos un|una|el|la (pequeño|pequeña) error|problema|duda|pregunta|bug|lista|archivo|funcion|tabla|
            script|cadena|array|
            reunion|cita|reserva|vuelo|examen|entrevista|idea|consulta|csv|json|formulario …
        me sale|da|aparece|dice|falta|pide …
        ayudame|buscame|reservame|encuentrame|dame|hazme …
    """,
)

SPELLING = SpellingWords(
    abbreviations="""
        sr sra srta d dª dr dra prof ing lic arq ud uds vd vds avda av c pza núm nº n.º pág págs p.ej ej p etc vol
        cap art aprox máx mín tel tfno dpto depto admón ee.uu s.a s.l cía
        ene feb mar abr may jun jul ago sept sep oct nov dic lun mié jue vie sáb dom
    """,
    closing="etc s.a s.l cía ee.uu ud uds",
    beginnings="Yo Mi Mis Nosotros Nosotras Nuestro Nuestra",
    months="""
        enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
        ene feb mar abr may jun jul ago sept sep oct nov dic
    """,
    numbers="""
        cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
        quince=15 dieciséis=16 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21
        veintidós=22
        veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100
        ciento=100 doscientos=200 quinientos=500 mil=1000
    """,
    contractions="""
        del=de el
        al=a el
        e-mail=correo
    """,
    variants="""
        email=correo mail=correo emails=correo mails=correo computadora=ordenador computador=ordenador laptop=portátil
        tutéame=tutea tuteame=tutea tutee=tutea trátame=trate háblame=hable
        portatil=portátil celular=móvil movil=móvil utiliza=usa emplea=usa vosotros=ustedes setiembre=septiembre
        carro=coche auto=coche respuestas=respuesta luces=luz voces=voz veces=vez lápices=lápiz raíces=raíz
        ingles=inglés frances=francés aleman=alemán portugues=portugués cafe=café dia=día dias=día dia=día
        vídeo=video móviles=móvil jardines=jardín gustan=gusta encantan=encanta molestan=molesta prefieren=prefiere
        tabuladores=tabulador viven=vive trabajan=trabaja usan=usa
    """,
    endings="ciones=ción siones=sión ces=z ores=or ares=ar ales=al ones=ón eses=és iles=il eles=el ades=ad enes=en "
    "les=l des=d ies=i as=a os=o es=e",
    kept="""
        lunes martes miércoles jueves viernes gafas gracias antes después lejos menos más además tres seis dos crisis
        tesis análisis dosis oasis país mes inglés francés portugués japonés chino holandés autobús bus atlas js css
        ios
        aws dns https pandas windows redis postgres kubernetes jenkins rails sas express tijeras vacaciones
    """,
)

LIKENESS = LikenessWords(
    subjects=r"""
        (el |la |este |esta )?(usuario|usuaria|persona)
        (yo|él|ella|ellos|ellas|nosotros|nosotras)
    """,
    dropped="""
        el la los las lo un una unos unas al del es son era ser está están muy ya pues realmente ahora también solo
        bastante
        actualmente su sus mi mis se le les me nos que por favor
    """,
    generic="""
        prefiere prefiero preferir gusta gustan encanta encantan quiere quiero querer usa uso usar vive vivo vivir
        trabaja trabajo
        trabajar tiene tengo tener hace hago hacer pone pongo poner va voy ir intenta cree creo piensa siente sabe
        dice ve
        escribe escribo escribir pon haz use usen ponga pongan haga hagan escriba escriban usuario usuaria persona
        manera forma
        cosa cosas tipo favorito favorita mucho mucha eso esto ese esa este esta suele suelo
    """,
    negations="""
        no nunca jamás sin nada ningún ninguno ninguna tampoco ni nadie odia odio detesta evita evito rechaza
        casi_nunca
    """,
    order="""
        sobre antes después de desde a hacia que en vez lugar sino sin hasta primero luego último encima debajo contra
        frente
        por ante bajo salvo excepto menos si cuando
    """,
    joining="y e o u ni",
    related="""
        breve corto corta conciso concisa largo larga extenso extensa detallado detallada
        respuesta contestación réplica explicación
        correo mensaje carta nota
        claro clara oscuro oscura nocturno nocturna
        tema modo paleta apariencia
        lista viñeta punto párrafo prosa
        tabla gráfico gráfica diagrama
        tabulación tabulador tab espacio sangría
        formal informal cercano cortés coloquial tono
        pronto temprano tarde noche mañana
        comentario documentación
        ejemplo muestra fragmento
        pareja esposa esposo marido mujer novio novia
        hijo hija niño niña
        carne vegetariano vegetariana vegano vegana
        tren avión vuelo
        resumen sumario síntesis
        simple sencillo sencilla complejo compleja complicado complicada
        barato barata caro cara económico económica
        ventanilla pasillo asiento
    """,
    two_meanings="cobra cuenca granada león mango mora natal palma vigo",
    counting="un una unos unas algún alguna algunos algunas",
)

EVIDENCE = EvidenceWords(
    groups=(
        (
            "other",
            """
            jef[ea], client[ea]s?, vecin[oa]s?, caser[oa], compañer[oa]s?, companer[oa]s?, colegas?, amig[oa]s?
            mujer, esposa, marido, esposo, pareja, novi[oa], madre, padre, mam[áa], pap[áa], padres, herman[oa]s?
            hij[oa]s?, ti[oa], tí[oa], prim[oa], sobrin[oa], abuel[oa]s?, suegr[oa], cuñad[oa], profesor(a|es)?
            tutor(a)?, supervisor(a)?, director(a)?, editor(a)?, agente, m[ée]dic[oa], abogad[oa], gestor(a)?
            becari[oa], alumn[oa]s?, estudiantes?, usuari[oa]s?, lector(es|as)?, encargad[oa], soci[oa]s?
            inquilin[oa]
            entrenador(a)?, proveedor(a|es)?, autor(a)?, ex, perr[oa], gat[oa], asistente, equipo, ceo, cto
            """,
        ),
        ("adverb", "siempre, nunca, también, tambien, solo, casi siempre, normalmente, ya, todavía, mucho, realmente"),
        (
            "speech",
            """
            (me |nos |le )?(dijo|dice|dicen|dijeron|escribi[óo]|escribe|respondi[óo]|contest[óo]|comenta|coment[óo])
            (piensa|cree|opina|asegura|afirma|insiste|insiste en) que, (me |nos )?(pide|pidi[óo]) que
            """,
        ),
        (
            "taste",
            """
            prefieren?, (le|les) (gustan?|encantan?|molestan?|interesan?), no (le|les) gustan?, quieren?, odian?
            detestan?, necesitan?, exigen?, piden?, esperan?, evitan?, adoran?, valoran?, pidi[óo], suelen? querer
            no soportan?, siempre quieren?, insisten?, no quieren?
            """,
        ),
    ),
    negative=r"""
        no(?! ?[,.!—–:;])(?! (hay (duda|problema)|importa|obstante|solo|sólo|solamente))
        nunca
        jam[áa]s
        sin
        nada de
        ning[úu]n(o|a)?
        tampoco
        ni
        nadie
        en absoluto
        (odi(o|a|an|amos)|detest(o|a|an|amos)|aborre(zco|ce|cen)|desprecia?)
        evit(o|a|ar|an|en|e|amos|ando)
        (rechazo|rechaza|rehúye|rehuye)
        (dej[ée]|dej[óo]|dejamos|dejado|deja|dejar|dejo) de
        (me |nos |se )?(mud[ée]|mudamos|mudado|mud[óo]|traslad[ée]|trasladado|fui|fuimos|ido) (desde|de)
        (pas[ée]|pasamos|pasado|cambi[ée]|cambiamos|cambiado|migr[ée]|migramos|migrado|pas[óo]|cambi[óo]) (desde|de)
        (quit|elimin|borr|omit|suprim)(a|e|o|ar|ir|en|an)
        (me|nos|le|les) (molest|irrit|horroriz|fastidi|agobi|distra)\w+
        no (soporto|soporta|aguanto|aguanta|trago)
        harto de|harta de|cansado de|cansada de
        casi nunca
        rara vez
        apenas
        antes (viv[íi]a|trabajaba|usaba|us[ée]|era)
        menos
    """,
    negative_around=r"""
        no(?! ?[,.!—–:;])(?! (hay (duda|problema)|importa|obstante|solo|sólo|solamente))
        (nunca|jam[áa]s|tampoco|casi nunca|rara vez)
    """,
    rejects=r"""
        antes que
        en (vez|lugar) de
        m[áa]s que
        (?<=prefier\w+ (?!que )[^,;]{2,40}) a(?! (paso|diario|mano))(?= )
        sobre
        frente a
        y no
    """,
    unsaid=r"""
        no (me |le |nos )?importa
        no (solo|sólo|solamente)
        no (me |le )?(puedo|puede) (vivir|trabajar|estar) sin
        no (te |se )?olvid(es|e)( de)?( que)?
        nunca (me |se )?(falt|olvid)\w+
        por qu[ée] no
        o no
        sin (duda|embargo|problema|falta)
        ni idea
        nada m[áa]s
        al menos|por lo menos
        a menos que
    """,
    breaks=r"""
        [,;:.!?()—–]
        pero
        porque
        as[íi] que
        ya que
        aunque
        sino
        mientras
        cuando
        y no
        y (yo|uso|prefiero|quiero|siempre|solo|usa|pon|haz|me|vivo|trabajo|tengo|soy|ahora)
        (yo )?(siempre |ahora )?prefiero
    """,
    places="en a al con para por desde hasta durante antes después sobre entre hacia según dentro como",
    pronouns="lo la los las le les ello eso esto esos esas uno una ellos ellas",
    hypothetical=r"""
        si (yo |me |nos |no |mi |alg[úu]n d[íi]a |un d[íi]a )?(\p{L}+(ara|iera|iese|ase|áramos|iéramos|ieramos|
            aramos)|
            fuera|fuese|fueras|viviera|tuviera)
        si (yo |me |nos |no )?(vivo|soy|tengo|trabajo|prefiero|quiero|uso|mudo|cambio|compro|empiezo|gano)
        (sup[óo]n|supongamos|suponiendo|imagina|imag[íi]nate|imaginemos|digamos|pongamos)( que)?
        qu[ée] pasar[íi]a si
        hipot[ée]ticamente
        (quiz[áa]s?|tal vez|a lo mejor|puede que|acaso|igual) (me |nos |yo |un d[íi]a )?\w+
        (me |nos )?(gustar[íi]a|encantar[íi]a) (vivir|trabajar|ser|tener|mudar\w*|ir|poder|aprender)
        ojal[áa]
        (vivir[íi]a|trabajar[íi]a|usar[íi]a|ser[íi]a|tendr[íi]a|preferir[íi]a)
        (estoy|estamos) (pensando|planeando|considerando|valorando)
        (pienso|planeo|espero|quisiera) (mudarme|cambiar|trabajar|vivir|aprender)
        alg[úu]n d[íi]a
        como si (yo )?\w+
    """,
    requests=r"""
        (puedes|podr[íi]as|puede|podr[íi]a|pod[ée]is) … (siempre|nunca|a partir de ahora|no|en lugar|en vez|solo|
            por favor)
        (puedes|podr[íi]as|puede|podr[íi]a) (siempre|nunca|no|solo|por favor|usar|escribir|poner|llamarme|dejar)
        (vale|ok|de acuerdo|s[íi]|por favor|porfa|gracias|entendido|no|verdad|eh) ?\?
        te parece( bien)? ?\?
    """,
    temporary=r"""
        (hoy|mañana|ayer|esta noche|esta tarde|esta mañana)(?! en d[íi]a)
        est[ae] (vez|semana|mes|sesi[óo]n|finde|fin de semana|año|trimestre|sprint|chat|conversaci[óo]n|viaje|rato)
        (por|de) (ahora|momento|lo pronto|hoy)
        por el momento
        (solo |sólo |solamente )?(para|en|por) este (correo|mail|email|archivo|mensaje|texto|caso|post|viaje|informe|
            borrador|chat)
        (solo |sólo |solamente )?(para|en|por) esta (carta|tarea|respuesta|pregunta|versi[óo]n|conversaci[óo]n|vez|
            reuni[óo]n)
        (solo|sólo|solamente) (por )?(hoy|ahora|esta vez|una vez)
        hasta (el |la |que )?(pr[óo]xim[oa] )?(lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|mañana|
            entonces|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|
            fin de|finales|\d+|nuevo aviso|acabe|termine|vuelva|semana)
        ahora mismo
        temporalmente
        provisionalmente
        [úu]ltimamente
        estos d[íi]as
    """,
    lasting=r"""
        (desde|a partir de|de) (hoy|mañana|ahora|este momento|esta semana|este mes)( en adelante)?
        (cada|todas las|por las?|de la|las|de) (mañanas?|noches?|tardes?)
        hoy en d[íi]a
        (trabaj\w+|duerm\w+|abr\w+|despiert\w+) hasta (las )?\w+
        (cada|todos los|todas las) \w+ hasta \w+
        (por|en) la mañana
    """,
    speaker=r"""
        (yo|me|m[íi]|nos|nosotr[oa]s|conmigo)
        (mi|mis|nuestr[oa]s?) (nombre|apodo|trabajo|preferencia|preferencias|estilo|c[óo]digo|horario|dieta|casa|
            port[áa]til|ordenador|computadora|editor|lengua|idioma|pronombres|cumpleaños|rutina|forma|manera|flujo|
            m[áa]quina|m[óo]vil)
        (?<!\p{L})(soy|estoy|tengo|vivo|trabajo|prefiero|quiero|uso|utilizo|odio|detesto|evito|hablo|estudio|suelo|
            necesito|como|bebo|tomo|escribo|leo|hago|pongo|voy|digo|doy|llevo|he|hemos|somos|estamos|tenemos|vivimos|
            trabajamos|preferimos|usamos|utilizamos|solemos|escribimos|hacemos|firmo|programo|compro|cocino|dej[ée]|
            cambi[ée]|pas[ée]|mud[ée]|creo|pienso)(?!\p{L})
    """,
    others=r"""
        (mi|mis|el|la|los|las|su|sus|un|una|nuestr[oa]s?|une de mis|al|
            a(?! (minha|nossa))) (\w+ )?<other>(?! (se llama|es))
        (él|ella|ellos|ellas|todo el mundo|la gente|todos|alguien|nadie|la mayor[íi]a)
        a (?-i:\p{Lu}\p{Ll}+) (no )?le
        \Aa (?!(m[íi]|nosotr[oa]s)\b)\p{L}+ (no )?les? (gustan?|encantan?|molestan?)
        \A(?!(quien|que|él|ella|también|siempre|nunca|ya|no|se)\b)\p{L}+ (siempre |nunca |no )?(prefiere|quiere|odia|
            detesta|adora)
        (?-i:\A\p{Lu}\p{Ll}+) (?-i:siempre |nunca |no )?(?-i:prefiere|quiere|odia|detesta|necesita|vive|trabaja|usa|
            escribe|dice|piensa|cree|come|bebe|insiste|pide)
    """,
    reported=r"""
        (mi|mis|el|la|los|las|su|un|una|nuestr[oa]) (\w+ )?<other> (<adverb> )?<speech>( que)?
        (él|ella|ellos|ellas|la gente|alguien|todo el mundo) (<adverb> )?<speech>( que)?
        (?-i:\p{Lu}[\p{L}'’-]+) (?-i:dijo|dice|escribió|escribe|respondió|contestó|piensa|cree|me dijo|me dice|
            me escribió)
        seg[úu]n (el |la |mi |su )?\w+
        (el|la|un|una) (cita|refr[áa]n|letra|cartel|carta|correo|mensaje|nota|texto|reseña|comentario|art[íi]culo|
            manual|etiqueta) (dice|pone|dec[íi]a)
    """,
    tastes=r"""
        (<adverb> )?<taste>
        (le|les|no le|no les) (gustan?|encantan?)
    """,
    manner=r"""
        correos?|e-?mails?|mails?|mensajes|cartas|informes|reportes|resúmenes|actas|propuestas|viñetas|bullets|puntos
        listas|tablas|prosa|párrafos|texto (corrido|plano)|frases cortas|conclusi[óo]n|resumen primero|lo importante
        una página|brevedad|tono|tute[eo]|de usted|emojis
    """,
    addressed=r"""
        (siempre )?(no )?le (escribe|redacta) a \w+
        (siempre )?(no )?(escribe|redacta) (?:\w+ ){0,6}?(a|para) \w+
    """,
)

FORM = FormWords(
    groups=(
        (
            "adverb",
            """
            siempre, nunca, jamás, normalmente, generalmente, habitualmente, ahora, a menudo, casi siempre, casi nunca
            rara vez, también, solo, sólo, ya no, ya, todavía, no, a veces, por lo general, principalmente, sobre todo
            actualmente, antes, apenas, tampoco, además, últimamente
            """,
        ),
        ("pronoun", "se, le, lo, la, los, las, les, se le, se lo, se la, se les, me"),
        (
            "verb",
            """
            aborrece, abre, abrevia, aburre, aburren, acaba, acepta, aconseja, acorta, actualiza, acuesta
            administra, adora, agobia, agobian, agradece, agrega, agrupa, aguanta, ahorra, ajusta, alinea
            almuerza, alquila, ama, anda, anota, apasiona, apasionan, apoya, aprecia, aprende, apunta, archiva
            arranca, arregla, asiste, atiende, ayuda, añade, baila, baja, bebe, bloquea, borra, bucea, busca
            calcula, cambia, camina, canta, cas[oó], celebra, cena, chifla, cierra, cita, cobra, cocina
            codifica, colabora, colecciona, coloca, colorea, come, comenta, comienza, commitea, compara
            comparte, compila, completa, compone, compra, comprende, comprueba, comunica, conduce, confunde
            confunden, conf[ií]a, conoce, considera, construye, consulta, consume, contesta, contrata, convierte
            convive, coordina, corre, corrige, corta, cose, crea, crece, cree, cr[ií]a, cuenta, cuesta, cuestan
            cuida, cultiva, da, debe, decide, dedica, dedican, dedic[oó], defiende, define, deja, dej[oó]
            depende, depura, desarrolla, desayuna, desconf[ií]a, describe, desea, despierta, despliega, detalla
            detesta, devolve, dibuja, dice, dirige, diseña, disfruta, dispone, distingue, distrae, distraen
            distribuye, divide, documenta, domina, ducha, duerme, edita, ejecuta, elige, elimina, empez[oó]
            empieza, emplea, encanta, encantan, encarga, encuentra, enseña, entiende, entra, entrena, enumera
            env[ií]a, es, escala, escoge, escribe, escucha, especializa, espera, estructura, estudia, estudi[oó]
            est[aá], est[aá]n, etiqueta, evita, exige, explica, explicita, expresa, fabrica, firma, forma
            formatea, fotograf[ií]a, fue, funciona, fusiona, gasta, genera, gestiona, gobierna, guarda, gusta
            gustan, ha, habla, hablan, hace, hereda, hornea, horroriza, horrorizan, imparte, importa, imprime
            incluye, indenta, indica, inserta, insiste, instala, intenta, interesa, interesan, investiga
            invierte, irrita, irritan, jubil[oó], juega, justifica, lanza, lava, lee, levanta, limpia, lista
            llama, llamen, llega, lleva, llev[oó], logra, manda, maneja, mantiene, marca, mejora, mergea
            merienda, mete, mezcla, mide, migra, migr[oó], mira, mockea, modifica, molesta, molestan, monta
            muda, mud[oó], muestra, mueve, naci[oó], nada, navega, necesita, niega, nombra, numera, oculta
            ocupa, odia, ofrece, olvida, omite, ordena, organiza, oye, paga, participa, pasa, pasea, pas[oó]
            patina, pedalea, pide, pierde, pinta, planea, planifica, planta, pone, practica, prefiere, prefieren
            pregunta, prepara, presenta, procura, produce, programa, prueba, publica, puede, pushea, quiere
            quita, razona, realiza, rebasa, rechaza, recibe, recicla, recoge, recomienda, recuerda, redacta
            redondea, reemplaza, refactoriza, regenta, rellena, repara, repite, requiere, resalta, reserva
            reside, respeta, responde, restaura, resume, revisa, sabe, saca, sale, salta, saluda, sangra, separa
            señala, siente, sigue, simplifica, sirve, sit[uú]a, solicita, son, soporta, sube, subraya, suele
            sugiere, sustituye, teje, ten[ií]a, termina, testea, tiende, tiene, tienen, toca, toma, trabaja
            trabajan, trabaj[oó], traduce, trae, trata, tutea, usa, usaba, usan, utiliza, va, valora, van, ve
            vende, verifica, viaja, viene, visita, vive, viven, vivi[oó], voluntaria, vota, vuela, vuelve
            """,
        ),
        (
            "relation",
            r"""
            pareja, mujer, esposa, marido, esposo, novi[oa], hij[oa]s?, beb[ée], madre, padre, mam[áa], pap[áa]
            padres
            herman[oa]s?, abuel[oa]s?, t[íi][oa], prim[oa], sobrin[oa], suegr[oa]s?, cuñad[oa], familia, perr[oa]s?
            gat[oa]s?, mascotas?, caballo, nieta, nieto, niet[oa]s, jef[ea], soci[oa], compañer[oa]s?( de piso)?
            vecin[oa]
            mejor amig[oa], amig[oa], tutor(a)?, profesor(a)?, gemel[oa]s, melliz[oa]s, niñ[oa]s?
            """,
        ),
        (
            "own",
            r"""
            nombre, nombre completo, apellidos?, apodo, trabajo, oficio, profesi[óo]n, puesto, empresa, equipo
            oficina
            ciudad, pueblo, pa[íi]s, casa, zona horaria, huso horario, lengua materna, idioma materno, primera lengua
            idiomas?, lenguas?, pronombres, cumpleaños, edad, nacionalidad, teclado, port[áa]til, ordenador
            computadora
            m[áa]quina, m[óo]vil, celular, sistema operativo, editor, terminal, navegador, horario( de trabajo)?
            jornada
            p[áa]gina web, web, blog, tienda, panader[íi]a, taller, jard[íi]n, huerto, coche, bici, bicicleta, tesis
            proyecto, pila, clientes, boletín, carrera, instituto, escuela, universidad, afici[óo]n, aficiones, dieta
            [\\w-]+ (favorit[oa]s?|preferid[oa]s?|principal|habitual), correo( electr[óo]nico)?, tel[ée]fono
            direcci[óo]n, fecha de nacimiento, preferencias?
            """,
        ),
    ),
    openings=r"""
        (<adverb>,? ){0,2}(<pronoun> )?<verb>
        (el |la |este |esta )?(usuario|usuaria|persona) (<adverb> )?(<pronoun> )?<verb>
        (su|sus) (<own>|<relation>)
        (la |el |una? |dos |tres |cuatro )?(<relation>) (<adverb> )?(<pronoun> )?<verb>
        (<own>): \S+
        (este|el|su) (\w+ ){0,1}(proyecto|repo|repositorio|c[óo]digo|sitio|blog|bolet[íi]n|libro|equipo|paquete|
            servicio|juego|monorepo|producto)( \p{L}+)? (<adverb> )?(<pronoun> )?<verb>
        (esta|la|su) (\w+ ){0,1}(web|app|aplicaci[óo]n|p[áa]gina|tienda|librer[íi]a|biblioteca|tesis|novela|revista|
            empresa|api|base de datos)( \p{L}+)? (<adverb> )?(<pronoun> )?<verb>
        (en|para|con|por|durante|los|las|cada|cuando|al|desde|
            de) ([\w'’.+#/-]+ ){0,6}?[\w'’.+#/-]+,? (<adverb> ){0,2}(<pronoun> )?(<verb>)
        (en|para) (este|esta|su) [\w-]+,? (<adverb> )?([\w'’.+#/-]+ ){1,4}?(va|van|est[áa]|est[áa]n|es|son|se \w+)
        en est[ea] (computadora|ordenador|equipo|port[áa]til),? \S+
    """,
    others=r"""
        \A(su |sus |la |el |una? |dos |tres )*(<relation>)
        \A(tiene|trabaja (para|con)|escribe a|vive con|comparte|est[áa] casad[oa] con|cuida (de|a)|ayuda a|
            cocina para) (\w+ ){0,4}(<relation>)
        (a|con|para) (?-i:\p{Lu}\p{Ll}+)
        (llamad[oa]|que se llama) (?-i:\p{Lu}\p{Ll}+)
    """,
    not_openings=r"""
        (puedes|podr[íi]as|puede|podr[íi]a) (usted|por favor|decir|hacer)
        (haz|pon|di|ten|ven|sal|sé|hazlo|ponlo|dime|dame|hazme|ponme)
    """,
)

ORDERS = OrderWords(
    groups=(
        (
            "machine",
            r"""
            asistente, asistentes, ia, i\.a\., inteligencia artificial, chatbot, bot, modelo( de lenguaje)?
            agente( de ia)?
            claude, claude code, chatgpt, chat gpt, gpt, codex, gemini, copilot, cursor, grok, llama, mistral, siri
            alexa
            deepseek, modelo
            """,
        ),
        (
            "consent",
            r"""
            confirmaci[óo]n, confirmaciones, aprobaci[óo]n, permisos?, consentimiento, autorizaci[óo]n, autorizaciones
            supervisi[óo]n, verificaci[óo]n, visto bueno, preguntas?, revisi[óo]n, revisiones, avisos?, aviso previo
            advertencias?, l[íi]mites?, restricciones, control
            """,
        ),
        (
            "guard",
            r"""
            sandbox, seguridad, protecciones, protecci[óo]n, cortafuegos, firewall, antivirus
            filtros?( de contenido)?
            confirmaciones, confirmaci[óo]n, aprobaciones, permisos, verificaci[óo]n, comprobaciones( de seguridad)?
            restricciones, l[íi]mites, advertencias, avisos, autenticaci[óo]n, verificaci[óo]n en dos pasos
            modo seguro
            control(es)? de acceso, registro de auditor[íi]a, caja de arena, aislamiento
            """,
        ),
        (
            "thing",
            r"""
            archivos?, ficheros?, datos, documentos?, correos?, e-?mails?, mensajes?, dinero, pagos?, secretos?
            contraseñas?, credenciales, comandos?, compras?, transferencias?, facturas?, fondos, registros?
            copias de seguridad, scripts?, descargas?, adjuntos?, enlaces?, peticiones, cambios?, acciones
            herramientas?
            ramas?, repositorios?, solicitudes
            """,
        ),
        (
            "do",
            r"""
            env[íi]a(le|les|r)?, reenv[íi]a(r)?, borra(r)?, elimina(r)?, ejecuta(r)?, corre, abre, abrir, visita
            haz, hacer
            responde(r)?, contesta(r)?, a[ñn]ade, añadir, agrega(r)?, incluye, incluir, menciona(r)?, di(le)?, decir
            ignora(r)?
            olvida(r)?, recuerda(r)?, guarda(r)?, sube, subir, descarga(r)?, instala(r)?, comparte, compartir
            publica(r)?
            transfiere, transferir, paga(r)?, compra(r)?, concede(r)?, activa(r)?, desactiva(r)?, cambia(r)?
            busca(r)?
            trata(r)?, finge, fingir, act[úu]a(r)?, muestra, mostrar, oculta(r)?, sigue, seguir, obedece(r)?
            contacta(r)?
            avisa(r)?, pregunta(r)?, recomienda, recomendar, sugiere, sugerir, imprime, imprimir, repite, repetir
            revela(r)?
            copia(r)?, pega(r)?, confirma(r)?, aprueba, aprobar, acepta(r)?, deja(r)? de, usa(r)?, escribe, escribir
            pon(er)?
            """,
        ),
        (
            "subj",
            r"""
            env[íi]es?, reenv[íi]es?, borres?, elimines?, ejecutes?, abras?, visites?, hagas?, respondas?, contestes?
            añadas?, agregues?, incluyas?, menciones?, digas?, ignores?, olvides?, recuerdes?, guardes?, subas?
            descargues?
            instales?, compartas?, publiques?, pagues?, compres?, actives?, desactives?, cambies?, busques?, trates?
            finjas?, act[úu]es?, muestres?, ocultes?, sigas?, obedezcas?, contactes?, avises?, preguntes?
            recomiendes?
            sugieras?, repitas?, reveles?, copies?, confirmes?, apruebes?, aceptes?, dejes?, uses?, escribas?, pongas?
            contradigas?, corrijas?, discutas?, compruebes?, verifiques?, conf[íi]es?, permitas?, hables?, llames?
            des
            informes?, adviertas?, cuestiones?
            """,
        ),
    ),
    harmless=r"""
        de (t[úu]|usted|vos)
        ["'“‘«][^"'”’»]*\b(t[úu]|te|tu|tus)\b[^"'”’»]*["'”’»]
        (es|como|trabaja (de|como)|fue) (un |una )?(\w+ ){0,2}(agente|modelo|asistente)(?! (debe|tiene que|siempre|
            nunca)\b)
        (agente|asistente) (inmobiliari[oa]|de viajes|de seguros|comercial|literari[oa]|de policía|social|dental|
            administrativ[oa]|de direcci[óo]n|jur[íi]dic[oa])
        (ingenier[oa]|investigador(a)?|desarrollador(a)?) de (ia|inteligencia artificial)
    """,
    unwanted=r"""
        (no|nunca) (le |les )?(quiere|gustan?|necesita|espera|agradece|valora) (los |las |unos |
            que le hagan |recibir )*(halagos?|elogios?|cumplidos|alabanzas|piropos|adulaci[óo]n)(?= ?(\.|$)|( (al|en|
            antes de|
            a) (el |la |las |los |sus )?(principio|inicio|comienzo|final|respuestas?|mensajes?|correos?)( de (las |los |
            sus |la )?(respuestas?|mensajes?|correos?))?) ?(\.|$))
    """,
    orders=r"""
        (a partir de|desde|de) (ahora|hoy|este momento|aqu[íi]|este mensaje)( en adelante)?
        de (ahora|hoy|aqu[íi]) en adelante
        en (adelante|lo sucesivo|lo siguiente)
        (cuando|si|siempre que|cada vez que|una vez que|en cuanto|antes de que|despu[ée]s de que|hasta que|
            la pr[óo]xima vez que) (el |la |un |una |cualquier |este )?(usuario|usuaria|persona|cliente|humano|
                visitante)
        (cuando|si|siempre que|cada vez que|en cuanto|la pr[óo]xima vez que) (se |le |te |alguien )(lo )?(pregunt|pid|
            solicit|orden|dig|consult)\w+
        (cuando|si|siempre que|cada vez que|en cuanto) (t[úu]|alguien|cualquiera|una (pregunta|petici[óo]n|consulta))
        en respuesta a (preguntas?|peticiones|mensajes?|cualquier)
        (preguntas?|peticiones|consultas|mensajes|solicitudes|respuestas?|archivos?|correos?|informes?) … (deben?|
            tienen? que|
            han? de|debe)
        (las )?(preguntas?|peticiones|consultas|solicitudes|mensajes) (sobre|acerca de|de|para|con) … (se (responden?|
            contestan?|resuelven?|buscan?|env[íi]an?)|son|es)
        (deb(e|en|es|er[íi]an?|er[íi]as)|tien(e|en|es) que|ha(y|n)? (de|que)) (siempre |nunca |no |tambi[ée]n |solo |
            primero )?(<do>|ser (tratad|ignorad|usad|enviad|obedecid|seguid)\w+)
        (ignora|ignorar|ignore|olvida|olvidar|descarta|descartar|anula|anular|omite|omitir|salta|saltar) (todo|toda|
            todas|
            todos|las|los|cualquier|lo anterior|tus|sus|estas|estos|el|la) (\w+ )?(instrucciones|reglas|[óo]rdenes|
            indicaciones|anterior\w*|previ\w+|sistema|seguridad|normas|l[íi]mites)
        (ignora|olvida|descarta) (lo|todo lo) (anterior|previo|dicho)
        (recuerda|recuerde|acu[ée]rdate)( ?:| que| de)
        (nota|lecci[óo]n|regla|importante|instrucci[óo]n|instrucciones|sistema|tarea|paso|aviso|advertencia|
            actualizaci[óo]n|
            urgente|recordatorio|orden|consejo|dato|memoria|usuario|humano|pol[íi]tica)( \d+)? ?:
        (no|nunca|jam[áa]s) (le |lo |la |les |te |me |se lo |nos )?<subj>
        (?<=[.;:!?—–(] ?|, |, luego |\by (luego|siempre|nunca|despu[ée]s) )(siempre |nunca |por favor )*(haz|pon|di|
            ten|ven|sal|sé|
            hazlo|ponlo|dime|dame|dile|env[íi]ale|env[íi]ame|respond[ée]le|usa|env[íi]a|borra|responde|ejecuta|abre|
                ignora|olvida)
        por favor,? (<do>|no|<subj>)
        \A(siempre |nunca |ahora |por favor,? )*(haz|pon|di|ten|ven|sal|hazlo|ponlo|ponle|dime|dame|dale|dile|hazme|
            ponme|
            resp[óo]nd[ea]me|contéstame|contestame|h[áa]blame|escr[íi]beme|expl[íi]came|ens[ée]ñame|mu[ée]strame|
            ll[áa]mame|m[áa]ndame|env[íi]ame|trad[úu]ceme|res[úu]meme|rev[íi]same|av[íi]same|ay[úu]dame|ac[úu]rdate|
            acu[ée]rdate|aseg[úu]rate|comp[óo]rtate|olv[íi]date|res[ée]rvame|b[úu]scame|env[íi]ale|d[ée]jame)
        \A(siempre |ahora |por favor,? )*(ignora|olvida|env[íi]a|reenv[íi]a|borra|elimina|ejecuta|act[úu]a|finge|
            obedece|
            revela|oculta|transfiere|descarga|instala|concede|desactiva|aprueba|confirma|menciona|responde|
                contesta) (siempre |nunca )?(todo|todos|todas|el|la|los|las|este|esta|esto|a|como|con|en|que|al|tus|
                sus|cualquier|un|una)
        (siempre|nunca) (<subj>)
        \A(usa|escribe|pon|habla|usá|usad|usen|escriban|pongan|hagan|responded|hablad) (siempre|nunca)
        \A(siempre )(usa|escribe) (tú|usted|por favor)
        (mant[ée]n|guarda|mantener|guardar) (esto|lo|este|eso)( \w+){0,2} (en )?(secreto|ocult\w+|privad\w+)
        (mensaje|prompt|instrucciones|aviso) (del|de) (sistema|desarrollador)
        (instrucciones|[óo]rdenes|indicaciones|reglas) (anteriores|previas|siguientes|nuevas|ocultas|originales)
        (instrucciones|[óo]rdenes) (de|en) (este|esta|el|la|un|una) (archivo|p[áa]gina|correo|documento|sitio|
            mensaje|nota|
            memoria)
        (este|esta|el|la) (memoria|recuerdo|nota|entrada|instrucci[óo]n|regla) (debe|tiene prioridad|anula|sustituye|
            no puede)
        (tiene|tienen|tener|con) (prioridad|preferencia) sobre
        (añade|añadir|agrega|guarda|guardar|escribe|anota) (esto|lo|lo siguiente|esta|este)( \w+){0,2} (a|en) (la |
            tu |su |
            las )?memorias?
        (aseg[úu]rate|aseg[úu]rese|procura) (de|que)
        (termina|acaba|empieza|comienza|cierra|abre) (cada|todas las|todos los|siempre) (respuestas?|mensajes?|
            correos?)
        (est[áa]|es|fue) (obligad|programad|instruid|diseñad)[oa] (a|para)
        (se responde|se resuelve|se contesta|se atiende|es respondid[oa]) (con|por|desde|buscando|usando|mediante)
        (el |la )(usuario|usuaria|persona) (decide|decidi[óo]|autoriza|autoriz[óo]|confirma|confirm[óo]|aprueba|
            aprob[óo]|ordena|
            piensa|concluye)
    """,
    powers=r"""
        sin (?:(que |pedir|la |el |su |mi |ning[úu]n |ninguna |antes |necesidad de |tener que |m[áa]s |previa |
            previo |
            ni )*)(preguntar\w*|consultar\w*|avisar\w*|confirmar\w*|pedir\w* (permiso|confirmaci[óo]n|aprobaci[óo]n|
                nada)|
            comprobar\w*|verificar\w*|advertir\w*|<consent>|supervisi[óo]n|que (nadie|se entere|lo sepa|lo note)\w*|
            esperar\w*|notificar\w*|informar\w*|dudar)
        no (hace falta|es necesario|hay que|hay necesidad de|necesitas?|requieres?|tienes? que|hace falta que|
            se necesita|
            se requiere|precisas?|tienen? que) (me |le |te )?(pedir\w*|preguntar\w*|consultar\w*|confirmar\w*|
                avisar\w*|
            permisos?|confirmaci[óo]n|aprobaci[óo]n|autorizaci[óo]n|supervisi[óo]n|verificar\w*|revisar\w*|
                que (me )?(pidas|
            preguntes|avises|confirmes|consultes))
        no (necesita|requiere|quiere|precisa|exige|espera|pide) (que (se )?(le )?(pregunt|pid|consult|avis|
            confirm)\w+|
            (ninguna |ning[úu]n |dar )?<consent>)
        (nunca|jam[áa]s|no) (hay que |es preciso |le |me |te |se le )*(pedir(le|me)?|pregunt(e|es|ar|arle|arme|a)|
            pid(a|as)|consult(e|es|ar)|
            confirm(e|es|ar)|avis(e|es|ar)) … (antes|permiso|confirmaci[óo]n|nada|nunca|aprobaci[óo]n)
        (nunca|jam[áa]s) (pregunta|pide|consulta|confirma|avisa)
        (auto|pre)-?(aprob|aprueb|acept|confirm|autoriz|ejecut|envi|pag)\w+
        (aprueba|acepta|autoriza|confirma|permite|concede|da) … autom[áa]ticamente
        autom[áa]ticamente … (aprob|acept|envi|borr|pag|ejecut|public|compart|transf)\w+
        (<thing>) … (autom[áa]ticamente|sin m[áa]s|libremente)
        (permiso|permisos|autorizaci[óo]n|consentimiento|acceso|control|poder|autoridad|aprobaci[óo]n|carta|
            v[íi]a) (total|
            permanente|general|completo|completa|ilimitad[oa]|absolut[oa]|previ[oa]|indefinid[oa]|impl[íi]cit[oa]|
                libre|
            blanca|plen[oa]|irrestrict[oa]|de antemano)
        (carta blanca|v[íi]a libre|barra libre|manos libres|plenos poderes)
        (da|dado|dio|concede|concedido|otorga|otorgado|tiene|tener|dar) (\w+ )?(permiso|autorizaci[óo]n|acceso|
            consentimiento|poderes?|aprobaci[óo]n) (para|a|de|sobre|permanente|total)
        (conf[íi]a|conf[íi]o|confiar|acepta|aprueba|permite|autoriza|acepta|deja) (siempre )?(en |a )?(todos?|todas?|
            cualquier|
            cualquiera|cada|lo que sea|ciegamente)
        (ha|he|han) (ya )?(aprobado|autorizado|permitido|consentido|confirmado) (siempre |ya )?(a )?(todos?|todas?|
            cualquier|cualquiera|cada)
        (conf[íi]a|conf[íi]ar) (siempre )?en (este|esta|el|la|los|las|estos|estas) (\w+ )?(sitios?|p[áa]ginas?|
            enlaces?|archivos?|
            comandos?|herramientas?|servidor(es)?|remitentes?|dominios?|web|scripts?|paquetes?)
        (todos?|todas?|cualquier|cada) … (est[áa]n?|queda|quedan|es|son|se considera\w*) (permitid|aprobad|autorizad|
            aceptad|confirmad|segur)[oa]s?
        (acceso|permisos?|derechos?|privilegios?) (de )?(root|admin\w*|superusuario|sudo|escritura|total|remoto)
        (como|con) (root|sudo|administrador|superusuario)
        (<guard>) (\w+ )?(desactivad|deshabilitad|apagad|anulad|suspendid|innecesari|quitad|levantad|relajad)[oa]s?
        (desactiva|deshabilita|apaga|salta|sáltate|evade|elude|anula|omite|quita|levanta|suspende|desactivar|
            deshabilitar|
            saltarse|saltar|apagar|anular|quitar|omitir|ignora|ignorar|elimina|se salta|burla) (siempre )?(el |la |
                los |las |todo |toda |
            todas las |todos los |sus |tus )*<guard>
        (en secreto|a escondidas|sigilosamente|silenciosamente|sin dejar rastro|sin que nadie)
        (permite|deja|dejar|permitir|autoriza|autorizar|quiere|espera) (que )?(siempre )?(a )?(el |la |los |las |un |
            una |cualquier )*(<machine>|herramientas?|scripts?|servidor(es)?|cualquiera|todos) (que )?(\w+ )
        (est[áa]|es|son|queda) (libre|autorizad[oa]|permitid[oa]|facultad[oa])s? (de|para|a) \w+
        (est[áa]|queda) permitid[oa] \w+r
        (<thing>) (se )?(puede|pueden|podr[áa]n?) (ser |siempre )?(enviar|compartir|borrar|ejecutar|pagar|transferir|
            publicar|
            instalar|subir|enviad|borrad|ejecutad|compartid|pagad|aprobad|modificar|leer|abrir)\w*
        se (puede|pueden|podr[áa]n?) (siempre )?(enviar|compartir|borrar|ejecutar|pagar|transferir|publicar|instalar|
            subir|
            comprar|gastar|mandar) … (sin|siempre|libremente|<thing>)
        (tiene|con|dar|da) acceso (a|al) (todo|todos|todas|los|las|la|el|mi|su)( \w+)? (<thing>|cuentas?|banco|
            cartera|
            claves?|producci[óo]n|servidor|base de datos|contraseñas|disco|c[áa]mara|calendario|contactos)
        (l[íi]mite|tope)s? (de )?(gasto|coste|uso|diario|mensual)? ?(subid|levantad|eliminad|ilimitad|aumentad)[oa]s?
        (sube|levanta|elimina|aumenta|ignora|quita) (el |los )(l[íi]mite|tope)s?
        (dice|di|decir) (siempre )?(que )?s[íi] a todo
        (lo que|todo lo que|cualquier cosa que) (quiera|desee|decida|pida|sugiera|diga|haga) (el |la |un )?<machine>
        (env[íi]a|reenv[íi]a|manda|sube|copia|enviar|reenviar|filtra) (siempre )?(una copia|copias|todo|todos|todas|
            cada) … (a|al)
        (gastar?|pagar?|comprar?|transferir?|gasta|paga|compra|transfiere) (hasta|cualquier|libremente|lo que|en (mi|
            su) nombre|
            con (mi|su|la) (tarjeta|cuenta))
        en (mi|su|nombre del) nombre|en nombre de(l| la)? (usuario|usuaria|persona)
        (borra|vac[íi]a|edita|limpia|reinicia) (la |las |el |los |su |tu )*(memorias?|lista|registro|recuerdos)
    """,
    assistant=r"""
        (tú|vos|ti|contigo|tus|usted|tu)
        te (lo |la |los |las |le )?(pid|dig|pregunt|oblig|orden|ayud|den?|dan|doy|di[gc]|llam|permit|dej|ped|haga|
            toca|correspond|est)\w*
        \A(el |la |este |esta |un |mi |su |tu )?<machine>(?! (de negocio|econ[óo]mico|inmobiliari|de viajes|
            de datos)) (\w+mente )?(debe|
            tiene|es|fue|est[áa]|ser[áa]|puede|nunca|siempre|no|responde|contesta|escribe|habla|act[úu]a|se|env[íi]a|
                usa|sabe|recuerda|
            cree|piensa|siente|prefiere|quiere|ayuda|sigue|obedece|dice|ignora|da|hace|llama)
        (el|la|este|esta|su|mi) (asistente|ia|bot|chatbot|agente|modelo)(?! (inmobiliari|de viajes|de negocio|
            econ[óo]mic|de seguros|de datos|
            de tren|de coche))
        (quiere|espera|prefiere|necesita|pide|ordena|gusta|exige|desea|deja|hace) (que )?(el |la |este |su |al |
            a la |a )?<machine>
        (llama|nombra|apoda|trata|considera|ve) (siempre )?(al |a la |a )(<machine>)
        (nombre|personalidad|papel|rol|identidad|instrucciones|car[áa]cter|tarea|objetivo|reglas) (del|de la|
            de) (<machine>)
        (al|a la|del|con el|para el|con la|para la) (usuario|usuaria)(?! (de|final))
        (act[úu]a|se comporta|responde|contesta|habla|finge) (como|igual que) (si (fuera|fuese)|un|una) (<machine>|
            pirata|humano|
            experto|experta|personaje)?
        (es|soy|eres) (un |una )?(modelo de lenguaje|inteligencia artificial|ia|chatbot|bot)
    """,
    manipulation=r"""
        (siempre|nunca) (tiene|lleva|se equivoca|est[áa]|le falta|yerra)( la)?( raz[óo]n| equivocad[oa])?(?= ?($|
            [.,;]|en|y|sobre))
        (siempre|todo el mundo|hay que) … (raz[óo]n)
        (da|dar|dan|darle|d[ée]|den|dé) (siempre )?(la |toda la )?raz[óo]n
        (tiene|lleva) siempre (la )?raz[óo]n
        (nunca|no|jam[áa]s|odia|detesta|le molesta|no le gusta|no soporta|no quiere) (que )?(se )?(le |lo |
            la )?(ser |debe ser )?(contradi\w+|
            corr(ij|eg)\w+|llev\w+ la contraria|cuestion\w+|discut\w+|dud\w+ de)
        (quiere|prefiere|necesita|espera|agradece|le gusta|le encanta|le gustan|le encantan|disfruta|valora|
            responde (bien|mejor) (a|ante|con)|
            reacciona (bien|mejor) (a|ante|con)) (\w+ ){0,4}(halag\w+|elogi\w+|adulaci\w+|cumplidos|alabanzas|
                piropos|le den la raz[óo]n|
            asentimiento|aprobaci[óo]n|validaci[óo]n)
        (m[áa]s )?(f[áa]cil|sencill[oa]) de (convencer|persuadir|manipular|engañar|influir)
        (se (deja|le) )(convencer|persuadir|manipular|engañar|influir|convence|persuade) (f[áa]cil\w*|cuando|si|con|
            por)
        (vulnerable|d[ée]bil|manipulable|influenciable|cr[ée]dul[oa]|sugestionable) (a|al|ante|cuando|de noche|por|
            con|frente)
        (cede|acepta|compra|dice que s[íi]|se rinde|conf[íi]a) (\w+ ){0,3}(cuando (est[áa]|se siente)|si (se le|
            est[áa])|
            de noche|por la noche|bajo presi[óo]n|con halagos|ante)
        (no|nunca|rara vez|jam[áa]s) (comprueba|verifica|lee|revisa|cuestiona|duda) (lo que|la letra|los detalles|
            las fuentes|nada|
            las respuestas|los resultados)
        (cree|se cree|conf[íi]a en|hace) (todo lo que|cualquier cosa que|lo que sea)
        (es|son) (m[áa]s )?(inteligente|list[oa]|brillante|sabi[oa]|genial) que (nadie|todos|la mayor[íi]a|
            los dem[áa]s)
        (es|son) (un |una )?(genio|brillante|superdotad[oa]|superior|excepcional|el mejor|la mejor)
        (cuando est[áa]|si est[áa]) (cansad[oa]|triste|sol[oa]|borrach[oa]|estresad[oa]) … (acepta|compra|cede|
            decide|dice que s[íi])
        punto d[ée]bil (por|para|con)
    """,
)

PERSONAL = PersonalWords(
    groups=(
        (
            "condition",
            r"""
            diabetes, asma, epilepsia, c[áa]ncer, leucemia, linfoma, melanoma, tumor(es)?, glaucoma, cataratas
            artritis, artrosis
            osteoporosis, lupus, esclerosis( m[úu]ltiple)?, p[áa]rkinson, alzh[ée]imer, demencia, ela, sida, vih
            hepatitis( [abc])?
            herpes, s[íi]filis, clamidia, gonorrea, tuberculosis, neumon[íi]a, covid( persistente)?, gripe, malaria
            bronquitis
            sinusitis, insomnio, narcolepsia, apnea( del sueño)?, depresi[óo]n, ansiedad, bipolaridad
            trastorno( \w+)?
            esquizofrenia, psicosis, toc, tept, tdah, autismo, asperger, anorexia, bulimia, dislexia, dispraxia
            hipertensi[óo]n, tensi[óo]n (alta|baja), (el )?colesterol( alto)?, arritmia, angina( de pecho)?, infarto
            ictus
            trombosis, anemia, hemofilia, (enfermedad de )?crohn, colitis, colon irritable, celiaqu[íi]a, [úu]lceras?
            reflujo, gastritis, c[áa]lculos, piedras en el riñ[óo]n, cirrosis, pancreatitis, apendicitis
            hernia( discal)?
            endometriosis, menopausia, infertilidad, hipotiroidismo, hipertiroidismo, tiroides, gota, fibromialgia
            fatiga cr[óo]nica, dolor(es)? (cr[óo]nicos?|de (espalda|cuello|rodilla|cabeza))
            ci[áa]tica, escoliosis, tendinitis, migrañas?, jaquecas?, v[ée]rtigos?, ac[úu]fenos, eccema, psoriasis
            ros[áa]cea
            vit[íi]ligo, acn[ée], alopecia, dermatitis, par[áa]lisis( cerebral)?, s[íi]ndrome( de \w+)?, convulsiones
            discapacidad, minusval[íi]a, una enfermedad( \w+)?, enfermedad(es)?( \w+)?, alergias?
            intolerancia( a \w+| al \w+)?
            adicci[óo]n( \w+)?, alcoholismo, un aborto, aborto, un marcapasos, infecci[óo]n( \w+)?
            ataques? de (p[áa]nico|ansiedad)
            fobia( \w+)?, \w{3,}itis, \w{4,}algia(?<!nostalgia), \w{4,}plej[íi]a, s[íi]ntomas, efectos secundarios
            la (pierna|mano|rodilla|espalda|cadera|muñeca) (rota|mal|lesionada)
            el (brazo|pie|tobillo|hombro) (roto|mal|lesionado)
            """,
        ),
        (
            "state",
            r"""
            diab[ée]tic[oa], prediab[ée]tic[oa], asm[áa]tic[oa], epil[ée]ptic[oa], embarazad[oa], autista, bipolar
            esquizofr[ée]nic[oa]
            an[ée]mic[oa], anor[ée]xic[oa], bul[íi]mic[oa], disl[ée]xic[oa], discapacitad[oa], minusv[áa]lid[oa]
            parapl[ée]jic[oa]
            tetrapl[ée]jic[oa], sord[oa], cieg[oa], mud[oa], dalt[óo]nic[oa], inmunodeprimid[oa], inmunosuprimid[oa]
            hemof[íi]lic[oa], alcoh[óo]lic[oa], drogadict[oa], adict[oa], en rehabilitaci[óo]n, en remisi[óo]n
            enferm[oa]
            enferm[oa] de \w+, est[ée]ril, inf[ée]rtil, obes[oa], cel[íi]ac[oa], intolerante( a la \w+| al \w+)?
            al[ée]rgic[oa]
            hipertens[oa], deprimid[oa], depresiv[oa], suicida, seropositiv[oa], neurodivergente, de baja( m[ée]dica)?
            en tratamiento, en terapia, en di[áa]lisis, medicad[oa], ingresad[oa], hospitalizad[oa], menop[áa]usica
            convaleciente, quemad[oa] por el trabajo, con (depresi[óo]n|ansiedad|insulina), en silla de ruedas
            """,
        ),
        (
            "medicine",
            r"""
            insulina, litio, antidepresivos?, ansiol[íi]ticos?, antipsic[óo]ticos?, analg[ée]sicos?, antibi[óo]ticos?
            antihistam[íi]nicos?, estatinas?, betabloqueantes?, corticoides?, cortisona, hormonas?, testosterona
            estr[óo]genos?
            quimio(terapia)?, radioterapia, di[áa]lisis, (un )?inhalador, ventol[íi]n, anticoagulantes?, sintrom
            heparina
            metformina, levotiroxina, ibuprofeno, paracetamol, morfina, metadona
            pastillas?( para \w+| para (la|el) \w+)?
            somn[íi]feros?, tranquilizantes?, medicaci[óo]n, medicamentos?, medicina, la p[íi]ldora
            anticonceptivos?, sedantes?
            \w{4,}(pril|olol|statina|oxetina|cilina|zepam|zolam|sartán|prazol|micina|triptán|gliptina|xabán|dipino)
            prozac, valium, xanax, orfidal, trankimazin, lexatin, ozempic, sertralina, fluoxetina
            """,
        ),
        (
            "treatment",
            r"""
            terapia, psicoterapia, fisioterapia, rehabilitaci[óo]n, (una )?operaci[óo]n, cirug[íi]a, quimio(terapia)?
            radioterapia, di[áa]lisis, fecundaci[óo]n in vitro, (un )?trasplante, (una )?resonancia, (una )?biopsia
            colonoscopia
            (una )?ces[áa]rea, tratamiento( \w+)?, desintoxicaci[óo]n, alcoh[óo]licos an[óo]nimos
            """,
        ),
        (
            "specialist",
            r"""
            psiquiatra, psic[óo]log[oa], terapeuta, psicoterapeuta, onc[óo]log[oa], cardi[óo]log[oa], neur[óo]log[oa]
            dermat[óo]log[oa], endocrin[oa], reumat[óo]log[oa], ur[óo]log[oa], ginec[óo]log[oa], nefr[óo]log[oa]
            fisio(terapeuta)?
            """,
        ),
        (
            "be",
            r"""
            es, soy, est[áa], estoy, era, fue, son, somos, estamos, ser, estar, qued[óo], qued[ée], est[áa]n
            se ha quedado
            me he quedado, se considera, me considero
            """,
        ),
        (
            "have",
            r"""
            tengo, tiene, tenemos, tener, ten[íi]a, tuvo, tuve, padezco, padece, sufro( de)?, sufre( de)?, tienen
            con, por mi, por su
            diagnosticaron, diagnosticad[oa] (de|con), me detectaron, le detectaron, super[óo], super[ée], he pasado
            ha pasado
            convivo con, convive con, me recupero de, se recupera de, lucho contra, lucha contra, debido a
            a causa de, por culpa de
            propens[oa] a, antecedentes de, me ha dado, me dio, le dio, mis, sus
            """,
        ),
        (
            "kin",
            r"""
            mujer, esposa, marido, esposo, pareja, novi[oa], hij[oa]s?, beb[ée], madre, padre, mam[áa], pap[áa]
            padres, herman[oa]s?
            t[íi][oa], prim[oa], sobrin[oa], abuel[oa]s?, amig[oa], mejor amig[oa], compañer[oa]( de piso)?
            vecin[oa], jef[ea]
            colega, profesor(a)?, ex, exmarido, exmujer, cliente, casero, suegr[oa]s?, cuñad[oa], nieto, nieta
            """,
        ),
        ("whose", "mi, mis, su, sus, nuestro, nuestra, nuestros, nuestras"),
        (
            "sum",
            r"""
            \d[\d.,]*\s?(mil |millones( de)? )?(€|euros?|d[óo]lares|usd|eur|pesos|soles|libras|francos|
                bol[íi]vares|pavos|lucas)
            [€$£]\s?\d[\d.,]*, \d[\d.,]*\s?k, (seis|cinco|siete) cifras
            """,
        ),
        (
            "funds",
            r"""
            sueldo, salario, n[óo]mina, ingresos, paga( extra)?, pensi[óo]n, ahorros, patrimonio, deudas?
            pr[ée]stamos?, cr[ée]dito
            hipoteca, descubierto, alquiler, renta, herencia, manutenci[óo]n, pensi[óo]n alimenticia, hacienda
            quiebra, bancarrota
            subsidio, paro, prestaci[óo]n, dividendos, inversiones, cartera de acciones, indemnizaci[óo]n, finiquito
            aguinaldo
            saldo, cuenta (corriente|bancaria|de ahorros?), presupuesto mensual, tarifa (por hora|diaria), acciones
            """,
        ),
        (
            "faith",
            r"""
            cristian[oa], cat[óo]lic[oa], protestante, musulm[áa]n(a)?, jud[íi][oa], hind[úu], budista, sij, ate[oa]
            agn[óo]stic[oa]
            morm[óo]n(a)?, evang[ée]lic[oa], ortodox[oa], testigo de jehov[áa], pagan[oa], cu[áa]quer[oa], bautista
            metodista
            luteran[oa], anglican[oa], adventista, pentecostal, chi[íi], sun[íi], suf[íi], creyente, religios[oa]
            devot[oa]
            no creyente, practicante
            """,
        ),
        (
            "politics",
            r"""
            socialista, comunista, conservador(a)?, liberal, anarquista, marxista, republican[oa], mon[áa]rquic[oa]
            nacionalista
            fascista, de (izquierdas?|derechas?|centro|ultraderecha), izquierdista, derechista, independentista
            progresista
            feminista radical, peronista, kirchnerista, libertari[oa], populista, facha, roj[oa], votante de \w+
            podemita
            """,
        ),
        (
            "party",
            r"""
            psoe, pp, el pp, vox, podemos, sumar, ciudadanos, erc, junts, bildu, pnv, partido \w+, los verdes
            las izquierdas
            la izquierda, la derecha, los socialistas, los comunistas, los conservadores, morena, pan, pri
            s[áa]nchez, feij[óo]o
            abascal, milei, maduro, petro, lula, trump, biden, la oposici[óo]n, el gobierno, la independencia
            """,
        ),
        (
            "orientation",
            r"""
            gay, lesbiana, bisexual, pansexual, asexual, queer, heterosexual, homosexual, poliamoros[oa]
            transg[ée]nero, trans
            transexual, no binari[oa], intersexual, hetero, marica, bollera
            """,
        ),
        (
            "people",
            r"""
            negr[oa], blanc[oa], gitan[oa], latin[oa], hispan[oa], [áa]rabe, asi[áa]tic[oa], ind[íi]gena, mestiz[oa]
            mulat[oa]
            afrodescendiente, afroamerican[oa], romaní, quechua, mapuche, aimara, bereber, moren[oa] de piel
            caucásic[oa]
            """,
        ),
        (
            "often",
            r"""
            siempre, muy, bastante, algo, un poco, tan, a menudo, todav[íi]a, ya, no, un, una, casi, completamente
            parcialmente
            medio, tambi[ée]n, orgullosamente, abiertamente, ex, practicante, una persona, un hombre, una mujer
            un chico, una chica
            sorda y, legalmente, hija de, hijo de, de nacimiento
            """,
        ),
        (
            "frequent",
            r"""
            (cada|todos los|todas las|los|las|por las?|de) (d[íi]as?|noches?|mañanas?|tardes?|semanas?|
                fines de semana|lunes|martes|

            mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|verano|veranos|agosto|meses?), a diario, de noche
            de madrugada
            a las \w+, (desde|entre) las \w+( y las \w+| hasta las \w+| a las \w+)?, de \w+ a \w+
            por la (noche|mañana|tarde)
            todo (agosto|julio|el verano|el d[íi]a|el mes), entre semana, entre (las )?\w+ y (las )?\w+
            """,
        ),
        (
            "gloom",
            r"""
            sol[oa], triste, deprimid[oa], hundid[oa], vac[íi][oa], in[úu]til, culpable, avergonzad[oa], insegur[oa]
            desesperad[oa]
            ansios[oa], celos[oa], perdid[oa], abandonad[oa], rechazad[oa], inferior, humillad[oa], desgraciad[oa]
            infeliz
            agobiad[oa], angustiad[oa], frustrad[oa], abrumad[oa], un fracaso, una carga, un impostor, fatal
            de bajón, desolad[oa]
            destrozad[oa], vulnerable, aislad[oa], estresad[oa], nostálgic[oa], mal conmigo
            """,
        ),
        (
            "month",
            r"""
            enero, febrero, marzo, abril, mayo, junio, julio, agosto, sep?tiembre, octubre, noviembre, diciembre
            """,
        ),
    ),
    persons=r"""
        (yo|me|m[íi]|conmigo|nos|nosotr[oa]s|mis|nuestr[oa]s?)
        (soy|estoy|tengo|tomo|vivo|voto|rezo|gano|debo|cobro|pago|nac[íi]|padezco|sufro|peso|mido|voy|llevo|he|
            fui|somos|tenemos|

            necesito|duermo|siento|lloro|celebro|ayuno|creo|milito|estuve|hago|uso|salgo|ando|entreno|corro|
                paseo|trabajo)
        (él|ella|su|sus|le|se|usuario|usuaria|persona|nombre)
        \A(es|est[áa]|tiene|toma|vive|vota|reza|gana|debe|cobra|paga|naci[óo]|padece|sufre|pesa|mide|va|lleva|
            ha|fue|necesita|

            duerme|siente|llora|no|nunca|siempre|sale|corre|usa|celebra|ayuna|cree|milita|pertenece|apoya)
        \A(la |el |una? )?(<kin>)
    """,
    secret_labels=r"""
        contrase[ñn]as?( (del?|de la|de mi|para) ((la|el|mi) )?[\w-]+)?
        (la |mi )?clave( (secreta|privada|maestra|api|de (acceso|api|wifi|licencia|cifrado|recuperaci[óo]n|root|
            administrador)|del? (wifi|
            banco|router|correo|servidor|la cuenta|mi cuenta|la api|la caja)))
        clave (de|del) (la |el |mi )?\w+
        (palabra|frase) (de paso|secreta|clave)
        llave (privada|secreta|api|de api|de cifrado|maestra)
        (token|secreto) (de |del )?(acceso|api|sesi[óo]n|cliente|github|gitlab|slack|npm|autenticaci[óo]n|
            actualizaci[óo]n|bot)
        credenciales( de \w+)?
        contra del? (wifi|router|correo)
        apellido de soltera de mi madre
    """,
    weak_labels=r"""
        (tokens?|secretos?|claves?|llaves?|credenciales|cookies?|firma|inicio de sesi[óo]n|acceso)
    """,
    code_labels=r"""
        (c[óo]digo|combinaci[óo]n|clave|n[úu]mero secreto|pin|puk) ?(de (la )?|del? (mi )?|para (la |el )?)(alarma|
            puerta|portal|garaje|
            caja fuerte|taquilla|candado|seguridad|acceso|tarjeta|m[óo]vil|tel[ée]fono|sim|cajero|banco|
                verificaci[óo]n|
            desbloqueo|entrada|edificio|trastero|bici|bicicleta|maleta|recuperaci[óo]n|respaldo|oficina|casa)
        pin( de \w+| del \w+)?
        puk|cvv|cvc|otp
        c[óo]digos? de (recuperaci[óo]n|respaldo|seguridad|verificaci[óo]n|un solo uso)
    """,
    no_labels=r"""
        c[óo]digos? (de )?(error|estado|salida|respuesta|postal(es)?|pa[íi]s|idioma|moneda|descuento|promocional|
            producto|barras|qr|fuente|
            colores?|reserva|vuelo|curso|[áa]rea|http|retorno|legado|ejemplo|python|prueba|conducta|civil|penal|
                vestimenta)
        claves? (primaria|for[áa]nea|p[úu]blica|ajena|externa|del ([ée]xito|problema|diccionario|objeto|json|mapa)|
            de (la tabla|b[úu]squeda|
            ordenaci[óo]n|lectura|sol|fa))
        (m[áa]ximo|m[íi]nimo|l[íi]mite|n[úu]mero) de tokens
    """,
    label_parts="""
        contraseña contrasena clave llave
        secreto secreta token credencial pin puk cvv cvc otp código codigo combinación combinacion
        cookie firma sesión sesion acceso semilla frase palabra apellido contra número numero
    """,
    told_parts="semilla recuperaci respaldo mnemot mitad parte usuario login acceso entro credenciales contrase clave",
    is_words="es son era = : := -> => sería",
    no_values=r"""
        (no|nunca|muy|tan|ya|solo|s[óo]lo|siempre|un|una|el|la|los|las|en|a|para|de|del|por|con|sin|y|o|pero|si|
            cuando|que|qu[ée]|c[óo]mo|
            mi|tu|su|esta|este|eso|esto|d[óo]nde|todav[íi]a|a[úu]n|se|lo|le|me|te)
        (incorrect[oa]|correct[oa]|inv[áa]lid[oa]|v[áa]lid[oa]|caducad[oa]|requerid[oa]|opcional|d[ée]bil|fuerte|
            segur[oa]|insegur[oa]|
            secret[oa]|ocult[oa]|p[úu]blic[oa]|privad[oa]|larg[oa]|cort[oa]|vac[íi][oa]|nul[oa]|[úu]nic[oa]|
                aleatori[oa]|distint[oa]|
            mism[oa]|antigu[oa]|nuev[oa]|buen[oa]|mal[oa]|dif[íi]cil|f[áa]cil|importante|sensible|robad[oa]|
                filtrad[oa]|perdid[oa]|
            desconocid[oa]|necesari[oa]|suficiente|obligatori[oa]|temporal|permanente|confidencial|simple|compleja|
                complicad[oa])
        (debe|deber[íi]a|puede|podr[íi]a|tiene|funciona|falla|caduca|expira|cambia|contiene|parece|dice|significa|
            empieza|existe|est[áa]|
            va|sale|llega)
        \p{L}+(ad[oa]|id[oa]|mente|ci[óo]n|able|ible)s?
    """,
    secrets=r"""
        (?:frase|palabras?) (?:semilla|de recuperaci[óo]n|de respaldo|mnemot[ée]cnica)(?: (?:es|son|de|:|=)|
            :)?(?: (?:mi|la|el) \w+(?: es)?)?:? ?(?P<value>(?:\p{L}{3,}[ ,]+){7,}\p{L}{3,})
        (?P<value>(?:la |mi |su )?(?:primera|segunda|[úu]ltima|otra) (?:mitad|parte) de (?:la |mi |su |
            esta )?(?:\w+ ){0,1}(?:clave|contraseña|llave|token|semilla) … \S+)
        c[óo]digos? de (?:recuperaci[óo]n|respaldo)(?: (?:es|son|de \w+ (?:es|son))|
            :)? ?(?P<value>[\w-]{4,}(?:[ ,;]+(?:y )?[\w-]{4,})*(?<=\d[\w\s,;-]*))
        (?:usuario|login|acceso|entro con|credenciales)(?: (?:es|son|con)|:)? ?\S+ ?(?:/|y (?:la )?contraseña|
            contraseña|y (?:la )?clave|clave|pass) ?(?:es |: ?)?(?P<value>(?!(?:y|o|es|de)\b)\S{4,})
        contrase[ñn]a(?: (?:del?|para|de la|de mi|que uso|que usamos)(?: \p{L}[\p{L}'’.-]*){0,4}?) ?(?:es|=|:|
            era) ?(?P<value>(?!<novalue>)[\p{L}\p{N}]\S{3,})
        (?:la |mi )?clave(?: (?:del?|para|de la|de mi)(?: \p{L}[\p{L}'’.-]*){1,3}?) ?(?:es|=|:|
            era) ?(?P<value>(?=\S*\d)[\p{L}\p{N}]\S{3,})
    """,
    health=Concern(
        unless=r"""
            (salud|centro|seguro|app|aplicaci[óo]n|sector|software|tarjeta) (de )?(salud|sanitari\w+|m[ée]dic[oa])
            saludable
            al[ée]rgic[oa] (a|al) (\w+ ){0,2}(reuniones|lunes|trabajo|correos?|emojis?|java|javascript|php|xml|css|
                plazos|burocracia|
                papeleo|powerpoint|excel|madrugones|madrugar|aburrimiento|rollo|clich[ée]s|jerga|exclamaci[óo]n\w*)
            (prueba|cata|cita|revisi[óo]n|confianza) (a )?cieg[oa]s?
            (a|de) ciegas
            sord[oa] (a|al) (la|las|los|cr[íi]ticas?|consejos?)
            ceguera
            punto de dolor|puntos de dolor
            virus inform[áa]tico|antivirus
            (trabaj\w+|enseñ\w+|investig\w+|estudi\w+|escrib\w+|desarroll\w+|dirij\w+|dirig\w+|doy clases|
                especialista)(?: (?!(?:y|pero|porque|
                con mi|desde que|aunque|tengo)\b)[\p{L}\p{N}'’.]+)*+
            (es|soy|de|como) (un |una )?(enfermer[oa]|m[ée]dic[oa]|cirujan[oa]|terapeuta|fisio(terapeuta)?|
                psic[óo]log[oa]|psiquiatra|
                farmac[ée]utic[oa]|dentista|onc[óo]log[oa]|cardi[óo]log[oa]|matrona|cuidador(a)?|veterinari[oa]|
                    nutricionista|investigador(a)?)
            (sin|libre de) (gluten|lactosa|az[úu]car)
            (inyecci[óo]n|inyect\w+) (de )?(dependencias|c[óo]digo|sql)
            (fiebre|gripe) (del oro|espa[ñn]ola)
            adict[oa] (al|a la|a los|a las) (caf[ée]|t[ée]|chocolate|series|trabajo|libros|podcasts?|crucigramas|
                ajedrez|teclados?|juegos?)
            operaci[óo]n (at[óo]mica|bancaria|aritm[ée]tica|l[óo]gica|matem[áa]tica|de)
            peso (ligero|pesado|mexicano|argentino)s?
        """,
        when=r"""
            <have> (?:(?!(?:sobre|llamad[oa]|libro|art[íi]culo|app|contra|no)\b)[\w'’.-]+ ){0,3}?(<condition>)
            <whose> (?:[\w'’-]+ ){0,2}?(<condition>)
            <be> (<often> ){0,3}(<state>)
            (al[ée]rgic[oa]s?|alergias?|intolerancia|intolerante) (a|al|a la)
            (me|le|nos) (han |hab[íi]an? |ha )?(diagnostic|detect|oper|ingres|recet)\w+
            (tomo|toma|tomar|tomando|uso|usa|me pincho|se pincha|me inyecto|se inyecta|necesito|necesita|receta\w*|
                dej[ée]|olvido|olvida) (\w+ ){0,4}?(<medicine>)
            <whose> (\w+ ){0,2}(<medicine>)
            (hago|hace|voy a|va a|empec[ée]|empez[óo]|empiezo|empieza|estoy en|est[áa] en|tengo|tiene|necesito|
                necesita|despu[ée]s de|pendiente de|en) (<treatment>)
            (voy|va|acudo|acude|fui|veo|ve|tengo|tiene|visito|visita) (\w+ ){0,3}?(al|a la|a mi|a su|con el|con la|
                con mi|con su|un|una) (<specialist>)
            <whose> (<specialist>)
            (silla de ruedas|aud[íi]fonos?|marcapasos|pr[óo]tesis|muletas|bast[óo]n blanco|implante coclear|
                bomba de insulina|perro gu[íi]a)
            (peso|pesa) (unos |casi |m[áa]s de )?\d[\d.,]* ?(kg|kilos?|libras)
            (mido|mide) (\w+ )?\d[\d.,]* ?(m|cm|metros?|cent[íi]metros?)?
            <whose> (\w+ )?(peso|imc|tensi[óo]n( arterial)?|presi[óo]n( arterial)?|glucosa|az[úu]car en sangre|
                grupo sangu[íi]neo|
                colesterol|regla|menstruaci[óo]n|embarazo|discapacidad|enfermedad|diagn[óo]stico|s[íi]ntomas|
                    salud mental)
            (estoy|est[áa]) (embarazada|de (\w+ )?(meses|semanas)( de embarazo)?|de baja)
            (adelgaz|engord)(ado|[ée]|[óo]) \d+
            (me|le) (duele|duelen) (\w+ )?(la|el|los|las) (espalda|cabeza|rodillas?|cuello|cadera|hombro|muñeca|
                est[óo]mago|huesos)
            (me romp[íi]|se rompi[óo]|me fractur[ée]|se fractur[óo]) (el|la|un|una) \w+
        """,
        bare=r"""
            \A(diagn[óo]stico|enfermedad|grupo sangu[íi]neo|medicaci[óo]n) ?(:|es) ?\S+
        """,
    ),
    money=Concern(
        unless=r"""
            deuda t[ée]cnica
            (precio|precios|coste|presupuesto) (de|del) (la |el |los )?(m[áa]quina|servidor|proyecto|producto|nube|
                vuelo|hotel)
            (trabaj\w+|soy|es) (en |de |como )?(finanzas|banca|un banco|contable|banquer[oa]|asesor\w* fiscal)
            bono (de )?transporte
            rentas? per c[áa]pita
            cr[ée]ditos? (universitari\w+|acad[ée]mic\w+|ects|finales)
        """,
        when=r"""
            (gano|gana|cobro|cobra|ganamos|cobramos|ingreso|ingresa|facturo|factura) (\w+ ){0,3}?(<sum>|\d[\d.,]*|
                bien|poco|mucho|el m[íi]nimo|una miseria)
            <whose> (\w+ )?(<funds>)
            (tengo|tiene|tenemos|debo|debe|debemos|pago|paga|pagamos|hered[ée]|hered[óo]|heredo|pid[ií]|pedí|
                ahorr[ée]|ahorro|ahorra|ped[íi]|perd[íi]|invert[íi]|cobro|cobra) (\w+ ){0,4}?(<funds>|<sum>)
            (debo|debe|debemos) (\w+ ){0,2}?(dinero|pasta|plata|mil\w*|<sum>)
            (estoy|est[áa]) (\w+ )?(endeudad[oa]|arruinad[oa]|en (quiebra|bancarrota|n[úu]meros rojos|el paro)|
                sin (dinero|blanca|un duro))
            (el|la) (sueldo|salario|n[óo]mina|hipoteca|alquiler) (es|son|me|le|nos|sube|cuesta)
            (sueldo|salario|n[óo]mina|hipoteca|alquiler) (de|:) (<sum>|\d[\d.,]+)
            (hered[ée]|hered[óo]|heredamos) (un|una|la|el|dinero|mucho)( \w+)?
            me (bajaron|subieron|han (bajado|subido)) el sueldo
        """,
        bare=r"""
            \A(sueldo|salario|ingresos|deudas|patrimonio|ahorros) ?(:|es|son) ?\S+
        """,
    ),
    special=Concern(
        unless=r"""
            (comida|dieta|cocina) (kosher|halal)
            (caja|lista|p[áa]gina|pizarra|vino|t[ée]|caf[ée]|pan|arroz|chocolate|pimienta|camisa|fondo|tema|texto|
                humor|ruido|espacio|pantal[óo]n|
                gato|perro|coche|tecla|tinta|pintura|pelo) (negr|blanc|roj)[oa]s?
            (libro|texto|tono|sentido|escritor|profesor|estudios?|arte|m[úu]sica|historia|arquitectura|
                curso) (\w+ )?(religios|jud[íi]|cristian|liberal|conservador|
                sacr)\w*
            (estimaci[óo]n|enfoque|valor(es)?|criterio|redondeo|c[áa]lculo) (conservador|liberal)(a|es)?
            (partido|parte|fiesta) (de (f[úu]tbol|tenis|baloncesto)|de cumpleaños)
            (a la|hacia la|de la|mano) (izquierda|derecha)(?! (pol[íi]tica))
            (convierte|convertir|conversi[óo]n)
            (vot(o|a|ar|amos|é|ó)|votaci[óo]n) (por|en|a favor de|para) (el |la |un |una |ese |este )?(nombre|logo|
                color|propuesta|opci[óo]n|pel[íi]cula|
                libro|tema|t[íi]tulo|fecha|restaurante)
            religiosamente
            proceso de (datos|compilaci[óo]n)
        """,
        when=r"""
            <be> (<often>,? ){0,4}(<faith>)(?! (a|de) (la|los|las) (?!fe))
            (educad[oa]|criad[oa]|bautizad[oa]|convertid[oa]|me convert[íi]|se convirti[óo]) (\w+ ){0,3}(<faith>|
                islam|cristianismo|judaísmo|budismo|catolicismo)
            como (buen |buena )?(<faith>)
            <whose> (fe|religi[óo]n|iglesia|mezquita|sinagoga|templo|parroquia|congregaci[óo]n|im[áa]n|rabino|cura|
                sacerdote|pastor|dios|oraciones|
                bautizo|comuni[óo]n|catequesis)
            (voy|va|vamos|van|asisto|asiste|ir|pertenece|pertenezco) (\w+ ){0,3}?(a |al |a la |a las )?(misa|iglesia|
                mezquita|sinagoga|templo|culto|
                catequesis|parroquia)
            (rezo|reza|rezamos|ayuno|ayuna|comulgo|comulga)
            (celebro|celebra|celebramos|respeto|respeta|guardo|guarda|sigo|sigue|hago|hace|como|
                come) (\w+ ){0,3}?(ramad[áa]n|cuaresma|shabat|sabbat|p[ée]saj|
                januc[áa]|diwali|eid|yom kipur|halal|kosher|la biblia|el cor[áa]n)
            (creo|cree|creemos|no creo|no cree) en (dios|al[áa]|jes[úu]s|cristo|la reencarnaci[óo]n|ning[úu]n dios)
            <be> (<often>,? ){0,4}(<politics>)
            (soy|es|somos|era) (\w+ )?(votante|simpatizante|militante|afiliad[oa]|miembro|seguidor(a)?|
                partidari[oa]) (de|del|de la|de los) (\w+ )?(<party>|partido|izquierda|derecha|independencia)
            <whose> (ideas pol[íi]ticas|pol[íi]tica|ideolog[íi]a|partido|voto|militancia|opiniones pol[íi]ticas)
            (voto|vota|vot[ée]|vot[óo]|votamos|votar[ée]|votar) (\w+ ){0,2}?(a|al|por|en contra|siempre|s[íi]|no|
                <party>|izquierda|derecha)
            (milito|milita|afiliad[oa]|simpatizo|simpatiza|apoyo|apoya|defiendo|defiende|dono|dona|colaboro|colabora|
                pertenezco|pertenece) (\w+ ){0,3}?(<party>|aborto|
                partido|izquierda|derecha|independencia|rep[úu]blica|monarqu[íi]a)
            (a favor|en contra) (del|de la) (aborto|matrimonio (gay|homosexual)|pena de muerte|inmigraci[óo]n|
                eutanasia)
            <be> (<often>,? ){0,4}(<orientation>)
            (sal[íi]|sali[óo]) del armario
            (me gustan|le gustan|me atraen|le atraen) (los hombres|las mujeres|los chicos|las chicas)
            <whose> (sexualidad|orientaci[óo]n sexual|vida sexual|identidad de g[ée]nero|transici[óo]n)
            <be> (<often>,? ){0,3}(<people>)(?= ?([.,;:!?)—–]|$|y|pero|de|as[íi]))
            (de|con) (origen|ascendencia|ra[íi]ces|etnia|raza) (\w+ )?(gitan|[áa]rabe|african|jud[íi]|ind[íi]gena|
                asi[áa]tic|negr|latin|mor)\w*
            <whose> (etnia|raza|color de piel|ascendencia|tribu)
            (tengo|tiene|con|mis|sus) (\w+ ){0,2}?(antecedentes penales|antecedentes|condena|orden de alejamiento|
                causa penal|juicio penal)
            (me|le|lo|la|fui|fue|ha sido|he sido|estuve|estuvo|est[áa]|estoy) (\w+ ){0,2}?(condenad[oa]|condenaron|
                detenid[oa]|detuvieron|arrestad[oa]|arrestaron|encarcelad[oa]|
                en (la c[áa]rcel|prisi[óo]n|libertad (condicional|provisional))|pres[oa]|imputad[oa])
            (años|meses) (en|de) (la )?(c[áa]rcel|prisi[óo]n)
            (rob[ée]|rob[óo]|estaf[ée]|estaf[óo]) (?!la atención)
        """,
        bare=r"""
            \A(religi[óo]n|fe|ideolog[íi]a|orientaci[óo]n sexual|etnia|raza|partido|antecedentes penales) ?(:|es|
                =) ?\S+
            \A(devot[oa]|practicante|abiertamente) (<faith>|<orientation>)
        """,
    ),
    too_personal=Concern(
        unless=r"""
            (por s[íi]|se ejecuta|corre|funciona|arranca) sol[oa]
            (dejar|deja|dejad) (en paz|sol[oa] (esto|eso|el))
            (el|la|un|una) (servidor|base de datos|contenedor|lista|cadena|campo|archivo|carpeta|cola|p[áa]gina|
                columna|rama) (est[áa]|es) (vac[íi][oa]|sol[oa]|ca[íi]d[oa])
            (siento|siente) (que|mucho|la molestia|curiosidad|c[óo]mod\w+)
            sensible a (may[úu]sculas|la luz|la cafe[íi]na|el ruido)
            sol[oa] (uso|usa|como|come|leo|lee|trabajo|trabaja|bebo|bebe|quiero|quiere)
        """,
        when=r"""
            (vivo|vive|duermo|duerme|estoy|est[áa]|queda|quedo|me quedo|se queda|corro|corre|paseo|pasea|camino|
                camina|vuelvo|vuelve|salgo|sale|viajo|viaja|nado|nada) (?:(?!(?:no|nunca|
                en vez)\b)[\w'’.-]+ ){0,5}?sol[oa]s?(?! (proyecto|trabajo))
            (nunca|no) (estoy|est[áa]|estamos|hay nadie|suele estar|suelo estar) (\w+ )?(en casa|en mi casa|
                en el piso)
            (en casa) (\w+ ){0,3}?sol[oa]s?
            (fuera|de viaje|de vacaciones|ausente|lejos de casa|en el extranjero) (<frequent>|del? \d|hasta|durante|
                todo)
            (estoy|est[áa]|estamos) (\w+ )?(fuera|de viaje|de vacaciones) (\w+ ){0,4}?(<frequent>|hasta)
            (salgo|sale|vuelvo|vuelve|llego|llega|dejo|deja|me voy|se va|regreso|regresa) (\w+ )?(de casa|a casa|
                la casa|el piso) (<frequent>|a las|sobre las|antes|despu[ée]s|vac[íi]a)
            (llave|llaves) (\w+ ){0,4}?(debajo|bajo|detr[áa]s|dentro|en) (de |del |la |el )?(felpudo|maceta|piedra|
                buz[óo]n|alfombrilla|tiesto)
            (dejo|deja|dejamos) (\w+ ){0,3}?(puerta|ventana|coche|casa) (\w+ )?(abiert[oa]|sin (llave|cerrar))
            (hij[oa]s?|niñ[oa]s?|abuel[oa]|madre|padre|mujer|marido|hermana|hermano|
                beb[ée]) (?:[\w'’-]+ ){0,6}?sol[oa]s?(?= ?([.,;:!?]|$|en|desde|hasta|de|por|a))
            (corro|corre|paseo|pasea|camino|camina|nado|nada|entreno|entrena|salgo a correr|sale a correr|
                voy en bici) (?:[\w'’-]+ ){0,6}?(mismo (camino|recorrido|parque|sendero)|por el (parque|bosque|
                r[íi]o|campo)|de noche|a oscuras) (?:[\w'’-]+ ){0,4}?<frequent>
            (corro|corre|paseo|pasea|camino|camina|salgo a correr|
                sale a correr) <frequent> (?:[\w'’-]+ ){0,5}?(mismo|parque|bosque|r[íi]o|sol[oa]|oscur\w+)
            (estoy|est[áa]|se me encuentra|se le encuentra) (\w+ ){0,2}?en (el|la|un|una) (gimnasio|bar|parque|
                piscina|iglesia|cementerio|casino|playa|biblioteca) (?:[\w'’-]+ ){0,3}?<frequent>
            (me siento|se siente|sentirme|sentirse|estoy|est[áa]) (<often> ){0,3}(<gloom>)
            (tengo|tiene|tener) (\w+ )?(miedo|p[áa]nico|terror) (a|de) (la soledad|estar|quedarme|quedarse|fracas\w+|
                el rechazo|al rechazo|perder|morir|la muerte|que me|que le|ser)
            (baja|poca) autoestima|falta de autoestima
            (lloro|llora|llorar|llorando) (\w+ ){0,3}?(por|cuando|cada|a menudo|sol[oa]|todas|mucho|en)
            (me odio|se odia|me culpo|se culpa|me desprecio|me corto|se corta|me hago daño)
            (me pongo|se pone|me vuelvo|se vuelve) (\w+ )?(triste|celos[oa]|nervios[oa]|a la defensiva|agresiv[oa]|
                insegur[oa]|histéric[oa]) (si|cuando|con|por|al)
            (necesito|necesita|busco|busca) (\w+ ){0,2}?(aprobaci[óo]n|validaci[óo]n|cariño|atenci[óo]n|
                que me quieran|que le quieran|elogios)
            (estoy|est[áa]|ando|anda) (\w+ )?(enamorad[oa]|en (pleno )?(divorcio|proceso de (divorcio|
                separaci[óo]n))|pasando (por )?(un|una) (mal|mala|divorcio|ruptura|crisis|bache)|reci[ée]n (separad|
                divorciad|viud)[oa]|de duelo|en duelo)
            <whose> (divorcio|ruptura|separaci[óo]n|matrimonio|relaci[óo]n|amante|vida amorosa|ex|aventura|
                custodia)(?! (de datos|con el cliente))
            (mi|su) (\w+ )?(madre|padre|mujer|marido|hij[oa]|herman[oa]|pareja|abuel[oa]|amig[oa]) (\w+ )?(muri[óo]|
                falleci[óo]|ha muerto|se muri[óo]|me dej[óo]|le dej[óo]|se fue de casa|est[áa] muriendo)
            (me|le|nos) (dej[óo]|abandon[óo]|engañ[óo]|peg[óo]|maltrat[óo]) (\w+ )?(mi|su|por|con|de niñ[oa])?
            (no me hablo|no se habla|me peleo|se pelea|discuto|discute|me llevo (mal|fatal)|se lleva (mal|
                fatal)) (\w+ ){0,2}?con (mi|su|mis|sus) \w+
            (<kin>)( (?-i:\p{Lu}\p{Ll}+))? (<often> )*(se (va a |est[áa] )?(divorci|separ)\w+|est[áa] (en paro|
                liad[oa]|celos[oa]|deprimid[oa]|saliendo con|bebiendo|viendo a)|bebe (demasiado|mucho)|me engaña|
                le engaña|tiene (una aventura|un amante|problemas)|perdi[óo] (su|el) trabajo|ha perdido (su|
                el) trabajo|fue despedid[oa]|miente|ronca)
            (una aventura|un l[íi]o|un amante|una amante|infiel) (con|a|desde)?
        """,
        bare=r"""
            (casa|piso|apartamento|oficina|tienda|chalet|garaje) (\w+ )?(est[áa]|queda|se queda|permanece|
                estar[áa]) (\w+ ){0,2}?(vac[íi][oa]|sol[oa]|desatendid[oa]|sin nadie|abiert[oa])
            (nadie|no hay nadie|no queda nadie) (\w+ )?(en casa|en el piso)
            no hay nadie (\w+ ){0,2}?en casa
            \A(parece|probablemente|seguramente|posiblemente|quiz[áa]s?|al parecer|aparentemente|podr[íi]a|puede que|
                debe de|supuestamente|presumiblemente)
            \A(<often> )*(es|est[áa]|tiene|vive|trabaja) (probablemente|seguramente|posiblemente|al parecer|
                aparentemente)
            (a juzgar por|se deduce|deducido de|por (sus|los) (pedidos|mensajes|compras|horarios|preguntas|
                b[úu]squedas)|seg[úu]n (sus|los) (pedidos|mensajes|compras|horarios|preguntas|b[úu]squedas))
            (pedidos|mensajes|compras|horarios|preguntas|b[úu]squedas|fotos) (sugieren|indican|implican|muestran que|
                delatan|apuntan)
        """,
    ),
    pii=Concern(
        unless=r"""
            (pedido|ticket|incidencia|factura|vuelo|habitaci[óo]n|versi[óo]n|puerto|p[áa]gina|l[íi]nea|cap[íi]tulo|
                asiento|puerta|error|c[óo]digo|tren|
                autob[úu]s|ruta|bug|issue|pr) (n[úu]mero |n[ºo°]\.? ?|# ?)?\d+
        """,
        when=r"""
            (nac[íi]|naci[óo]|nacid[oa]|cumpleaños( es)?|cumplo( años)?|cumple( años)?|fecha de nacimiento)(?: es|
                :| el| d[íi]a|,|=| en)* (el )?\d{1,2}( de (<month>)|\s?[./-]\s?\d{1,2})
            (mi|su) cumpleaños (es |cae )?(el )?\d{1,2} de (<month>)
            (el )?\d{1,2} de (<month>)( de \d{4})? (es (mi|su) cumpleaños|cumplo|cumple años)
            (fecha de nacimiento|nacimiento)(:| es)? \d{4}[-/.]\d{1,2}[-/.]\d{1,2}
            (calle|c/|avenida|avda\.?|av\.?|plaza|pza\.?|paseo|carrer|camino|carretera|ronda|traves[íi]a|pasaje|
                callej[óo]n|jir[óo]n|carrera) (?:(?:de|de la|del|de los|de las|la|el|los) )?(?-i:\p{Lu}|
                \d)[\p{L}\d'’.ªº-]*(?: [\p{L}'’.-]+){0,4}?,? ?(?:n[ºo°.]+ ?|n[úu]m(?:ero|\.)? ?|# ?)?\d{1,5}
            (c[óo]digo postal|cp|c\.p\.) (es |: ?|= ?)?\d{4,5}
            (mi|su) direcci[óo]n (de casa |postal )?(es|:) \S+
            (dni|nie|nif|cif|curp|rfc|cuit|cuil|rut|c[ée]dula|pasaporte|n[úu]mero de (la )?seguridad social|
                seguridad social|matr[íi]cula|carn[ée]( de (conducir|identidad))?|carnet( de (conducir|identidad))?|
                licencia de conducir|documento( nacional)? de identidad|tarjeta sanitaria|p[óo]liza|
                    n[úu]mero de (socio|cliente|empleado|afiliaci[óo]n|expediente|estudiante)|cups|
                    permiso de residencia)( n[úu]mero| n[ºo°]\.?)?( es| era|:| =|=|
                    ,)* ?(?=[A-Z]{0,4}[ -]?\d)[A-Z]{0,4}[ -]?\d[\w./ -]{3,20}
            (ll[áa]ma(me)?|tel[ée]fono|tel\.?|tlf\.?|m[óo]vil|celular|whatsapp|fijo|fax|n[úu]mero|
                contacto)\b[^.;!?\d+]{0,30}(\+|\(|00)?\d[\d\s().\/-]{5,}\d
            (mi|su) (n[úu]mero|tel[ée]fono|m[óo]vil|celular) (es|:) ?[\d+(]
        """,
    ),
)

REACH = ReachWords(
    here=r"""
        (?:para|en|dentro de|a lo largo de) (?:todo |toda )?(?:este|esta|nuestro|nuestra) <project>
        (?:este|esta) <project>
        (?:aquí|aqui)(?= (?:nunca |siempre |solo |no )?(?:usamos|utilizamos|escribimos|ponemos|hacemos|seguimos|\
            evitamos|nombramos))
    """,
    projects=r"""
        (?:para|en) (?:la |el )?<project> (?:de |del )?{name:project_name}
        (?:para|en) {name:project_name}(?=,? (?:siempre|nunca|usamos|escribimos|ponemos))
    """,
    code=r"""
        (?:en|para) (?:todo )?(?:el |mi |nuestro )?código(?: fuente| de ejemplo)?
        (?:en|para) (?:todo )?(?:el |mi |nuestro )?codigo(?: fuente| de ejemplo)?
        en (?:todos |todas )?(?:los |las |mis |nuestros |nuestras )?(?:scripts|comentarios del código|\
            comentarios de código|funciones|tests|commits|\
            mensajes de commit|pull requests|docstrings|nombres de variables?|repos|repositorios)
        (?:en|para) (?:todo )?(?:mi |nuestro )?<code_tongue>
        (?:cuando|al) (?:escribas |escribo |escribir |revises |revisar )?(?:código|codigo|programar|programas|\
            programo|programes)
    """,
    writing=r"""
        (?:en|para) (?:todos |todas )?(?:mi |mis |nuestro |nuestros |nuestras |los |las )?(?:propios )?(?:blog|\
            entradas(?: del blog)?|artículos|articulos|posts|ensayos|cuentos|\
            relatos|libros|capítulos|capitulos|poemas|boletín|boletines|textos|novelas)
        cuando escribo (?:artículos|ensayos|relatos|cuentos|textos)
    """,
    comms=r"""
        (?:en|para|a|por) (?:todos |todas )?(?:los |las |mis |nuestros |nuestras )?(?:correos?|e-?mails?|mails?|\
            mensajes|cartas|respuestas a (?:los )?clientes)(?: (?:de trabajo|\
            formales|a clientes|del trabajo))?
        (?:los|mis) (?:correos|e-?mails|mails)(?: sean| vayan| van)
        cuando escribo (?:correos|a (?:los |mis )?(?:clientes|compañeros|colegas))
    """,
    for_now=r"""
        por ahora|de momento|por el momento|hoy(?! en día)|esta vez|esta noche|esta tarde|ahora mismo|solo por hoy|\
            solo por esta vez
        (?:solo |sólo |solamente )?(?:en|para|por) (?:este|esta) (?:chat|conversación|conversacion|sesión|sesion|\
            mensaje|correo|mail|email|carta|borrador|\
            respuesta|tarea|texto|post)
    """,
)

STATEMENTS = StatementRules(
    groups=(
        (
            "car",
            """
            audi, bmw, mercedes, vw, volkswagen, opel, ford, skoda, cupra, renault, peugeot
            citro[eë]n, fiat
            dacia, toyota, honda, mazda, nissan, mitsubishi, suzuki, subaru, hyundai, kia, volvo, saab, tesla
            porsche
            jeep, furgoneta, camioneta, moto, camión, coche eléctrico, todoterreno, ranchera, descapotable, híbrido
            """,
        ),
        ("mails", "correos, e-?mails, mails, correos electrónicos, mensajes, cartas, respuestas, notas"),
        ("papers", "informes, reportes, resúmenes, actas, propuestas, memorias"),
        (
            "reader",
            """
            jefe, jefa, manager, supervisora?, directora?, encargad[oa], client[ea], colega, compañer[oa], socio, socia
            profesora?, profe, maestr[oa], tutora?, editora?, abogad[oa], gestora?, caser[oa], vecin[oa], madre, padre
            hermano, hermana, marido, mujer, pareja, novi[oa], tío, tía, abuel[oa], suegr[oa]
            """,
        ),
        ("wishes", "quiere, prefiere, pide, exige, necesita, espera"),
        ("shuns", "no quiere, no soporta, odia, detesta, no aguanta"),
        ("habitually", "siempre, solo, sólo, normalmente, también"),
        (
            "terse",
            """
            (?:más |muy )?(?:cort[oa]s|breves|concis[oa]s|direct[oa]s|formales|informales|cercan[oa]s|sencill[oa]s|
            detallad[oa]s|amables|personales|clar[oa]s|esquemátic[oa]s)
            """,
        ),
        ("lengthy", "(?:muy |tan |demasiado )?(?:larg[oa]s|extens[oa]s|farragos[oa]s|enrevesad[oa]s)"),
        (
            "first_thing",
            (
                "(?:la conclusión|la conclusion|el resumen|lo importante|lo esencial|el resultado|la respuesta|la "
                "decisión|las "
                "cifras|los números) (?:al principio|primero|delante|por delante|arriba|al inicio|al comienzo)"
            ),
        ),
        (
            "laid_out",
            (
                "en (?:viñetas|puntos|lista|listas|prosa|texto plano|frases cortas|párrafos cortos|un párrafo|"
                "<tongue>)|en "
                "(?:una|media|dos|tres) (?:sola )?páginas?|(?:de|en) menos de (?:\\d+|cinco|diez) (?:palabras|líneas|"
                "frases)|con (?:<first_thing>|(?:un |una )?(?:resumen|asunto|saludo|lista|conclusión)(?: clar[oa]| "
                "breve| cort[oa])?)|sin (?:emojis|saludos?|adjuntos|rodeos|jerga|viñetas|tablas)"
            ),
        ),
        ("cap", r"(?-i:\p{Lu})[\p{L}\p{M}\d'’.-]*"),
        ("word", r"[\p{L}\p{M}\d'’./+#&-]+"),
        ("bit", r"[^\s,;:()!?¡¿]+"),
        ("flow", r"(?:(?! [-–—] )[^,;:()!?…¡¿])+"),
        ("onward", r"(?:,\s(?:con|sin|y|o|en|sobre todo|incluso|a ser posible|preferiblemente) [^,;:()!?…]+)?"),
        ("list", r"<word>(?: <word>){0,2}(?:,\s<word>(?: <word>){0,2})+,? y <word>(?: <word>){0,2}"),
        (
            "aside",
            (
                "también, ahora, actualmente, sobre todo, realmente, personalmente, siempre, todavía, solo, "
                "ahora mismo no, más bien"
            ),
        ),
        (
            "mine",
            r"""
            yo, soy, estoy, vivo, vivimos, trabajo, trabajamos, tengo, tenemos, uso, usamos, utilizo, prefiero
            hablo, estudio, odio
            detesto, evito, mi, mis, nuestro, nuestra, nunca, siempre, me gustan?, me encantan?, no me gustan?
            me llamo, suelo, llámame
            llamame, no soporto, quiero que, programo, enseño, doy clases, me dedico, puedes llamarme
            """,
        ),
        (
            "project",
            """
            proyecto, repo, repositorio, código, codigo, monorepo, paquete, app, aplicación, aplicacion, web, sitio
            página, pagina, tesis
            producto, servicio, librería, biblioteca, base de código, tienda
            """,
        ),
        (
            "ahora",
            (
                r"a partir de ahora, de ahora en adelante, desde ahora, de aquí en adelante, de aqui en "
                r"adelante, en adelante, a partir de hoy, en lo sucesivo, de hoy en adelante, siempre que puedas"
            ),
        ),
        ("nunca", "nunca, jamás, jamas, nunca más, nunca mas"),
        (
            "month",
            (
                "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, "
                "noviembre, diciembre"
            ),
        ),
        ("day", "lunes, martes, miércoles, miercoles, jueves, viernes, sábados?, sabados?, domingos?"),
        (
            "regularly",
            r"""
            (?:los|todos los) <day>(?: (?:por la|y los) \S+)?
            (?:cada|todas las|todos los|por las?) (?:mañanas?|noches?|tardes?|días?|dias?|semanas?|
                fines? de semana|veranos?)
            los fines de semana, entre semana, a diario, cada <day>
            """,
        ),
        (
            "tongue",
            r"""
            español, castellano, inglés, ingles, francés, frances, alemán, aleman, italiano, portugués, portugues
            catalán, catalan, gallego
            euskera, vasco, valenciano, asturiano, aragonés, quechua, aimara, guaraní, náhuatl, maya, chino
            mandarín, mandarin, japonés
            japones, coreano, árabe, arabe, ruso, ucraniano, polaco, checo, rumano, griego, turco, hebreo, hindi
            sueco, noruego, danés
            danes, finés, finlandés, holandés, holandes, neerlandés, húngaro, búlgaro, croata, serbio, latín
            esperanto, persa, urdu
            bereber, wolof, lengua de signos, lengua de señas
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
            españa, argentina, chile, perú, peru, méxico, mexico, colombia, venezuela, ecuador, bolivia, paraguay
            uruguay, brasil, cuba
            costa rica, panamá, guatemala, honduras, el salvador, nicaragua, puerto rico, la república dominicana
            república dominicana
            estados unidos, los estados unidos, canadá, francia, italia, alemania, portugal, inglaterra, reino unido
            el reino unido, escocia
            irlanda, bélgica, holanda, los países bajos, suiza, austria, polonia, suecia, noruega, dinamarca
            finlandia, grecia, turquía
            marruecos, japón, china, corea, india, australia, nueva zelanda, andorra, cataluña, galicia, andalucía
            asturias, euskadi, canarias
            """,
        ),
        (
            "city",
            r"""
            madrid, barcelona, valencia, sevilla, zaragoza, málaga, malaga, murcia, palma, bilbao, alicante, córdoba
            cordoba, valladolid, vigo
            gijón, gijon, oviedo, granada, la coruña, a coruña, coruña, santander, pamplona, san sebastián, donostia
            vitoria, logroño, burgos
            león, leon, salamanca, ávila, segovia, soria, toledo, cuenca, albacete, guadalajara, ciudad real
            badajoz, cáceres, caceres, mérida
            huelva, cádiz, cadiz, jerez, almería, jaén, lugo, ourense, orense, pontevedra, santiago
            santiago de compostela, tarragona, girona
            gerona, lleida, lérida, reus, sabadell, terrassa, castellón, teruel, huesca, zamora, palencia, elche
            cartagena, las palmas
            tenerife, santa cruz, ibiza, menorca, mallorca, buenos aires, rosario, la plata, mendoza, tucumán
            mar del plata, bariloche, salta
            montevideo, asunción, santiago de chile, valparaíso, valparaiso, concepción, lima, cusco, cuzco
            arequipa, trujillo, quito
            guayaquil, bogotá, bogota, medellín, medellin, cali, barranquilla, bucaramanga, caracas, maracaibo
            la paz, cochabamba, sucre
            ciudad de méxico, cdmx, monterrey, puebla, oaxaca, tijuana, querétaro, cancún, veracruz, morelia
            la habana, san josé, managua
            tegucigalpa, san salvador, santo domingo, san juan, miami, nueva york, londres, parís, paris, berlín
            berlin, lisboa, oporto, roma
            milán, milan, bruselas, ámsterdam, amsterdam, múnich, munich, viena, praga, dublín, edimburgo, ginebra
            zúrich, tokio, toulouse
            """,
        ),
        ("particle", "de, del, de la, de los, de las, la, el, los, las, y, i"),
        (
            "named",
            (
                r"(?:(?:la|el|los|las) )?<cap>(?:[ -]<cap>| <particle> <cap>){0,3}(?:,\s<cap>(?: <cap>){0,2})?, "
                r"<city>(?:,\s?<country>)?, <country>"
            ),
        ),
        ("placed", "en, cerca de, a las afueras de, en las afueras de, al lado de, junto a, al norte de, al sur de"),
        (
            "home",
            """
            piso, apartamento, casa, pueblo, pueblecito, aldea, ciudad, barrio, centro, campo, montaña, sierra
            costa, finca, ático, estudio
            barco, caravana, afueras, islas, isla, departamento, depa, chalet, masía, granja
            """,
        ),
        (
            "job",
            r"""
            [\p{L}-]{3,}(?:er[oa]|dor|dora|tor|tora|sor|sora|ista|[óo]log[oa]|iatra|[óo]graf[oa]|nauta), médic[oa]
            medic[oa], abogad[oa]
            arquitect[oa], músic[oa], music[oa], chef, piloto, maestr[oa], docente, estudiante, juez, jueza
            veterinari[oa], farmacéutic[oa]
            policía, militar, notari[oa], bibliotecari[oa], autónom[oa], autonom[oa], freelance, contable
            administrativ[oa], agricultor
            actor, actriz, poeta, matemátic[oa], matematic[oa], físic[oa], fisic[oa], químic[oa], quimic[oa]
            mecánic[oa], mecanic[oa]
            técnic[oa], tecnic[oa], secretari[oa], funcionari[oa], becari[oa], científic[oa], cientific[oa], gerente
            comercial, guía
            intérprete, cirujan[oa], matrona, fisio, fisioterapeuta, cantante, dibujante, ayudante, sumiller
            albañil, asistente, auxiliar
            empresari[oa], opositor, opositora, doctorand[oa], postdoc, jubilad[oa], community manager
            project manager, product manager
            analista, data scientist, agente, topógraf[oa], podólog[oa], terapeuta, sastre, cajer[oa], portavoz
            gestor, gestora, informátic[oa]
            informatic[oa], perit[oa], canguro, celador, celadora, párroco
            """,
        ),
        (
            "no_job",
            r"""
            primer[oa], tercer[oa], solter[oa], enter[oa], sincer[oa], liger[oa], extranjer[oa], compañer[oa]
            companer[oa], hereder[oa]
            pasajer[oa], prisioner[oa], consumidor, consumidora, fumador, fumadora, bebedor, bebedora, jugador
            jugadora, perdedor, ganador
            lector, lectora, optimista, pesimista, perfeccionista, realista, egoísta, turista, racista, machista
            feminista, minimalista
            idealista, budista, comunista, socialista, anarquista, nacionalista, independentista, marxista, fascista
            liberal, derechista
            izquierdista, morriñera, verdader[oa], últim[oa], pecador, pecadora, deudor, deudora, madre, padre
            autor, autora, protagonista
            guerrer[oa], superior, mejor, peor, menor, mayor, error, amor, señor, señora, cualquiera, era, fuera
            quiera, afectad[oa], tutor
            testig[oa], inquisidor, dictador, mentiroso, dormilona, casera, casero, viajer[oa], forastero, caballero
            luchador, luchadora
            seguidor, seguidora, soñador, soñadora, trabajador, trabajadora, cristian[oa], conservador, conservadora
            republicano, sufridor
            """,
        ),
        (
            "venture",
            """
            panadería, panaderia, tienda, bar, restaurante, cafetería, cafeteria, taller, empresa, negocio, blog
            boletín, canal, academia
            estudio, granja, huerto, huerto urbano, equipo, peluquería, peluqueria, librería, libreria, podcast
            club, coro, revista, agencia
            consultora, startup, consulta, clínica, floristería, floristeria, hostal, hotel, camping, galería, museo
            biblioteca, escuela
            escuela de música, grupo, banda, asociación, ong, fundación, imprenta, bodega, frutería, fruteria
            ferretería, quesería, vivero
            """,
        ),
        (
            "rel",
            """
            pareja, mujer, esposa, marido, esposo, novio, novia, hijo, hija, bebé, madre, padre, mamá, papá, hermano
            hermana, hermano mayor
            hermana mayor, hermano pequeño, hermana pequeña, hija mayor, hijo mayor, hija pequeña, hijo pequeño
            abuelo, abuela, tío, tía
            primo, prima, sobrino, sobrina, suegro, suegra, cuñado, cuñada, perro, perra, gato, gata, caballo, yegua
            conejo, loro, tortuga
            jefe, jefa, socio, socia, nieto, nieta, compañero de piso, compañera de piso, mejor amigo, mejor amiga
            tutor, tutora, hámster
            """,
        ),
        (
            "rels",
            """
            hijos, hijas, gemelos, gemelas, mellizos, mellizas, hermanos, hermanas, padres, gatos, gatas, perros
            perras, caballos, conejos
            gallinas, ovejas, cabras, abejas, nietos, nietas, sobrinos, sobrinas, niños, niñas
            """,
        ),
        ("many", r"un, una, dos, tres, cuatro, cinco, seis, \d"),
        (
            "setup",
            """
            editor, editor de código, editor de texto, ide, terminal, navegador, navegador principal
            sistema operativo, distro, shell
            gestor de paquetes, gestor de ventanas, gestor de contraseñas, app de notas, cliente de correo
            calendario, buscador, motor de búsqueda
            lenguaje principal, lenguaje, distribución de teclado, teclado, cámara, hoja de cálculo, lista de tareas
            framework, linter
            """,
        ),
        (
            "device",
            """
            portátil, portatil, portátil del trabajo, laptop, ordenador, ordenador del trabajo, computadora, compu
            computador, pc, sobremesa
            móvil, movil, celular, teléfono, tablet, mac, macbook, servidor de casa, raspberry pi, máquina, maquina
            portátil de casa
            """,
        ),
        (
            "trouble",
            r"""
            errores, fallan?, falló, fallo, falla, excepci[óo]n, traza, roto, rota, no funciona, no va, no compila
            atascado, timeouts?, cuelga, peta
            """,
        ),
        (
            "asked",
            r"""
            quería decir, queria decir, quise decir, me refería a, me referia a, me refiero a, dije, te dije, pedí
            pedi, te pedí, te pedi
            te había pedido, te habia pedido, quiero, quería, queria, lo quería, lo queria, lo quiero, la quería
            la queria, la quiero
            los quiero, las quiero, los quería, las quería, prefiero, mejor, usa, usad, hazlo, hazla, ponlo, ponla
            escríbelo, escribelo
            debería ser, deberia ser, debería estar, deberia estar, tenía que ser, tenia que ser, es, era, son
            necesito, usamos, utilizamos, rehazlo
            rehazla, rehazlos, dame, que sea, que esté, yo dije, yo quería, yo queria, lo prefiero, la prefiero
            deben ser, deberían ser
            """,
        ),
        ("into", "en, con, como, a, al, por, de"),
        (
            "spelled",
            (
                r"(?:inglés|ingles|español) (?:americano|británico|britanico|de España|de México|de Argentina|"
                r"neutro|rioplatense|europeo|latino), portugués (?:de Brasil|europeo)"
            ),
        ),
        ("theirs", "él, ella, ellos, ellas, suyo, suya, suyos"),
        ("this", r"este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, esto, eso, lo de arriba"),
        (
            "after",
            (
                "en, con, sin, para, por, como, a, al, antes, después, cuando, entre, desde, bajo, hasta, "
                "según, según el"
            ),
        ),
        ("you", r"tú, tu, tus, te, ti, contigo, usted, ustedes, vosotros, vuestro, vuestra, os, vos, tuyo, tuya"),
        ("choice", "opción, opcion, versión, version, variante, propuesta, idea, borrador, sugerencia, resultado"),
        (
            "nth",
            (
                "primero, primera, segundo, segunda, tercero, tercera, cuarto, cuarta, último, última, ultimo, "
                "ultima, otro, otra, anterior, siguiente, nuevo, nueva, viejo, vieja, mismo, misma, actual"
            ),
        ),
        (
            "pointer",
            (
                "lo, la, eso, esto, ambos, ambas, uno, una, ninguno, ninguna, algo, nada, alguien, mucho, "
                "bastante, más, mas, así, asi, todo, menos"
            ),
        ),
        (
            "bare_vague",
            (
                r"^(?:<pointer>)$, ^(?:el|la|los|las) (?:<nth>), ^(?:así|asi|como|cómo|qué|que (?:me|te|lo|la|"
                r"le|se|sea|esto|eso)|si|cuando|a ti|lo que|lo de), <this>, (?:<choice>)$, (?:aquí|aqui|ahí|ahi|"
                r"allí|todavía|aún|hoy)$"
            ),
        ),
    ),
    tables=(
        Table(
            "in_mails",
            "said written",
            """
            en correos=los correos, en los correos=los correos, en sus correos=los correos, en e-mails=los e-mails
            en los e-mails=los e-mails, en sus e-mails=los e-mails, en emails=los emails, en los emails=los emails
            en sus emails=los emails, en mails=los mails, en los mails=los mails, en sus mails=los mails
            en mensajes=los mensajes, en los mensajes=los mensajes, en sus mensajes=los mensajes, en cartas=las cartas
            en las cartas=las cartas, en sus cartas=las cartas, en respuestas=las respuestas
            en las respuestas=las respuestas, en sus respuestas=las respuestas, en notas=las notas
            en las notas=las notas, en sus notas=las notas
            """,
        ),
        Table(
            "styled",
            "said reads",
            """
            viñetas=con viñetas, puntos=por puntos, listas=con listas, tablas=con tablas, prosa=en prosa
            párrafos=en párrafos, texto corrido=en texto corrido, frases cortas=con frases cortas, bullets=con bullets
            una página=en una página, algo más corto=con más brevedad, algo más breve=con más brevedad
            más brevedad=con más brevedad, un tono formal=en tono formal, un tono más formal=en tono más formal
            un tono cercano=en tono cercano, un tono menos formal=en tono menos formal, que le tutee=de tú
            el tuteo=de tú
            que le trate de usted=de usted, la conclusión primero=con la conclusión primero
            la conclusión al principio=con la conclusión al principio, el resumen primero=con el resumen primero
            lo importante primero=con lo importante primero, texto plano=en texto plano, que no haya emojis=sin emojis
            """,
        ),
        Table(
            "treatment",
            "said reads",
            """
            tutéame=tutee, tuteame=tutee, trátame de tú=tutee, háblame de tú=tutee, trátame de usted=trate de usted
            háblame de usted=hable de usted, trátame de vos=trate de vos
            """,
        ),
        Table(
            "clitic_verb",
            "base",
            "hago, escribo, llevo, gestiono, guardo, apunto, edito, preparo, organizo, planifico, redacto",
        ),
        Table("respuestas", "said", "respuestas, explicaciones"),
        Table(
            "habit",
            "said third",
            """
            uso=usa, usamos=usa, utilizo=utiliza, utilizamos=utiliza, empleo=emplea, empleamos=emplea
            escribo=escribe, escribimos=escribe, leo=lee, leemos=lee, como=come, comemos=come, bebo=bebe
            bebemos=bebe, tomo=toma, tomamos=toma, ceno=cena, cenamos=cena, desayuno=desayuna
            desayunamos=desayuna, almuerzo=almuerza, almorzamos=almuerza, meriendo=merienda, merendamos=merienda
            cocino=cocina, cocinamos=cocina, compro=compra, compramos=compra, reservo=reserva
            reservamos=reserva, voy=va, vamos=va, viajo=viaja, viajamos=viaja, vuelo=vuela, volamos=vuela
            conduzco=conduce, conducimos=conduce, manejo=maneja, manejamos=maneja, camino=camina
            caminamos=camina, corro=corre, corremos=corre, nado=nada, nadamos=nada, entreno=entrena
            entrenamos=entrena, juego=juega, jugamos=juega, miro=mira, miramos=mira, veo=ve, vemos=ve
            escucho=escucha, escuchamos=escucha, estudio=estudia, estudiamos=estudia, aprendo=aprende
            aprendemos=aprende, practico=practica, practicamos=practica, enseño=enseña, enseñamos=enseña
            planifico=planifica, planificamos=planifica, planeo=planea, planeamos=planea, organizo=organiza
            organizamos=organiza, hago=hace, hacemos=hace, pongo=pone, ponemos=pone, dejo=deja, dejamos=deja
            guardo=guarda, guardamos=guarda, añado=añade, añadimos=añade, agrego=agrega, agregamos=agrega
            nombro=nombra, nombramos=nombra, formateo=formatea, formateamos=formatea, indento=indenta
            indentamos=indenta, pruebo=prueba, probamos=prueba, testeo=testea, testeamos=testea, subo=sube
            subimos=sube, mergeo=mergea, mergeamos=mergea, despliego=despliega, desplegamos=despliega
            publico=publica, publicamos=publica, reviso=revisa, revisamos=revisa, documento=documenta
            documentamos=documenta, comento=comenta, comentamos=comenta, redacto=redacta, redactamos=redacta
            edito=edita, editamos=edita, corrijo=corrige, corregimos=corrige, firmo=firma, firmamos=firma
            empiezo=empieza, empezamos=empieza, comienzo=comienza, comenzamos=comienza, termino=termina
            terminamos=termina, acabo=acaba, acabamos=acaba, abro=abre, abrimos=abre, cierro=cierra
            cerramos=cierra, compruebo=comprueba, comprobamos=comprueba, respondo=responde, respondemos=responde
            contesto=contesta, contestamos=contesta, pago=paga, pagamos=paga, pido=pide, pedimos=pide
            elijo=elige, elegimos=elige, escojo=escoge, escogemos=escoge, redondeo=redondea
            redondeamos=redondea, convierto=convierte, convertimos=convierte, traduzco=traduce
            traducimos=traduce, cito=cita, citamos=cita, ordeno=ordena, ordenamos=ordena, llevo=lleva
            llevamos=lleva, traigo=trae, traemos=trae, hablo=habla, hablamos=habla, evito=evita, evitamos=evita
            salto=salta, saltamos=salta, comparto=comparte, compartimos=comparte, imprimo=imprime
            imprimimos=imprime, dibujo=dibuja, dibujamos=dibuja, pinto=pinta, pintamos=pinta, limpio=limpia
            limpiamos=limpia, programo=programa, programamos=programa, codifico=codifica, codificamos=codifica
            depuro=depura, depuramos=depura, separo=separa, separamos=separa, divido=divide, dividimos=divide
            agrupo=agrupa, agrupamos=agrupa, etiqueto=etiqueta, etiquetamos=etiqueta, archivo=archiva
            archivamos=archiva, duermo=duerme, dormimos=duerme, monto=monta, montamos=monta, cultivo=cultiva
            cultivamos=cultiva, canto=canta, cantamos=canta, toco=toca, tocamos=toca, colecciono=colecciona
            coleccionamos=colecciona, fotografío=fotografía, fotografio=fotografía, fotografiamos=fotografía
            trabajo=trabaja, trabajamos=trabaja, refactorizo=refactoriza, refactorizamos=refactoriza, salgo=sale
            salimos=sale, vuelvo=vuelve, volvemos=vuelve, preparo=prepara, preparamos=prepara, lavo=lava
            lavamos=lava, reciclo=recicla, reciclamos=recicla, comparo=compara, comparamos=compara
            numero=numera, numeramos=numera, subrayo=subraya, subrayamos=subraya, resalto=resalta
            resaltamos=resalta, anoto=anota, anotamos=anota, incluyo=incluye, incluimos=incluye, paso=pasa
            pasamos=pasa, dedico=dedica, dedicamos=dedica, bloqueo=bloquea, bloqueamos=bloquea, llamo=llama
            llamamos=llama, mando=manda, mandamos=manda, envío=envía, envio=envía, enviamos=envía
            mantengo=mantiene, mantenemos=mantiene, sigo=sigue, seguimos=sigue, mido=mide, medimos=mide
            cuento=cuenta, contamos=cuenta, genero=genera, generamos=genera, ejecuto=ejecuta, ejecutamos=ejecuta
            lanzo=lanza, lanzamos=lanza, ajusto=ajusta, ajustamos=ajusta, cuido=cuida, cuidamos=cuida
            patino=patina, patinamos=patina, bailo=baila, bailamos=baila, buceo=bucea, buceamos=bucea
            escalo=escala, escalamos=escala, horneo=hornea, horneamos=hornea, coso=cose, cosemos=cose, tejo=teje
            tejemos=teje
        """,
        ),
        Table(
            "make",
            "said one many inf",
            """
            usa=se use=se usen=usar, use=se use=se usen=usar, usá=se use=se usen=usar
            utiliza=se utilice=se utilicen=utilizar, utilice=se utilice=se utilicen=utilizar
            utilizá=se utilice=se utilicen=utilizar, emplea=se emplee=se empleen=emplear
            emplee=se emplee=se empleen=emplear, empleá=se emplee=se empleen=emplear
            escribe=se escriba=se escriban=escribir, escriba=se escriba=se escriban=escribir
            escribí=se escriba=se escriban=escribir, escribi=se escriba=se escriban=escribir
            pon=se ponga=se pongan=poner, ponga=se ponga=se pongan=poner, poné=se ponga=se pongan=poner
            haz=se haga=se hagan=hacer, haga=se haga=se hagan=hacer, hacé=se haga=se hagan=hacer
            da=se dé=se den=dar, muestra=se muestre=se muestren=mostrar, muestre=se muestre=se muestren=mostrar
            mostrá=se muestre=se muestren=mostrar, mostra=se muestre=se muestren=mostrar
            enseña=se enseñe=se enseñen=enseñar, enseñe=se enseñe=se enseñen=enseñar
            enseñá=se enseñe=se enseñen=enseñar, empieza=se empiece=se empiecen=empezar
            empiece=se empiece=se empiecen=empezar, empezá=se empiece=se empiecen=empezar
            empeza=se empiece=se empiecen=empezar, comienza=se comience=se comiencen=comenzar
            comience=se comience=se comiencen=comenzar, comenzá=se comience=se comiencen=comenzar
            comenza=se comience=se comiencen=comenzar, termina=se termine=se terminen=terminar
            termine=se termine=se terminen=terminar, terminá=se termine=se terminen=terminar
            acaba=se acabe=se acaben=acabar, acabe=se acabe=se acaben=acabar, acabá=se acabe=se acaben=acabar
            firma=se firme=se firmen=firmar, firme=se firme=se firmen=firmar, firmá=se firme=se firmen=firmar
            nombra=se nombre=se nombren=nombrar, nombrá=se nombre=se nombren=nombrar
            llama=se llame=se llamen=llamar, llame=se llame=se llamen=llamar, llamá=se llame=se llamen=llamar
            formatea=se formatee=se formateen=formatear, formatee=se formatee=se formateen=formatear
            formateá=se formatee=se formateen=formatear, indenta=se indente=se indenten=indentar
            indente=se indente=se indenten=indentar, indentá=se indente=se indenten=indentar
            sangra=se sangre=se sangren=sangrar, sangre=se sangre=se sangren=sangrar
            sangrá=se sangre=se sangren=sangrar, prueba=se pruebe=se prueben=probar
            probá=se pruebe=se prueben=probar, proba=se pruebe=se prueben=probar
            testea=se testee=se testeen=testear, testee=se testee=se testeen=testear
            testeá=se testee=se testeen=testear, sube=se suba=se suban=subir, suba=se suba=se suban=subir
            subí=se suba=se suban=subir, subi=se suba=se suban=subir
            despliega=se despliegue=se desplieguen=desplegar, despliegue=se despliegue=se desplieguen=desplegar
            desplegá=se despliegue=se desplieguen=desplegar, desplega=se despliegue=se desplieguen=desplegar
            publica=se publique=se publiquen=publicar, publique=se publique=se publiquen=publicar
            publicá=se publique=se publiquen=publicar, revisa=se revise=se revisen=revisar
            revise=se revise=se revisen=revisar, revisá=se revise=se revisen=revisar
            documenta=se documente=se documenten=documentar, documente=se documente=se documenten=documentar
            documentá=se documente=se documenten=documentar, comenta=se comente=se comenten=comentar
            comente=se comente=se comenten=comentar, comentá=se comente=se comenten=comentar
            redacta=se redacte=se redacten=redactar, redacte=se redacte=se redacten=redactar
            redactá=se redacte=se redacten=redactar, edita=se edite=se editen=editar
            edite=se edite=se editen=editar, editá=se edite=se editen=editar
            corrige=se corrija=se corrijan=corregir, corrija=se corrija=se corrijan=corregir
            corregí=se corrija=se corrijan=corregir, corregi=se corrija=se corrijan=corregir
            añade=se añada=se añadan=añadir, añada=se añada=se añadan=añadir, añadí=se añada=se añadan=añadir
            añadi=se añada=se añadan=añadir, agrega=se agregue=se agreguen=agregar
            agregue=se agregue=se agreguen=agregar, agregá=se agregue=se agreguen=agregar
            incluye=se incluya=se incluyan=incluir, incluya=se incluya=se incluyan=incluir
            incluí=se incluya=se incluyan=incluir, inclui=se incluya=se incluyan=incluir
            inserta=se inserte=se inserten=insertar, inserte=se inserte=se inserten=insertar
            insertá=se inserte=se inserten=insertar, mete=se meta=se metan=meter, meta=se meta=se metan=meter
            meté=se meta=se metan=meter, coloca=se coloque=se coloquen=colocar
            coloque=se coloque=se coloquen=colocar, colocá=se coloque=se coloquen=colocar
            sitúa=se sitúe=se sitúen=situar, situa=se sitúe=se sitúen=situar, sitúe=se sitúe=se sitúen=situar
            situe=se sitúe=se sitúen=situar, situá=se sitúe=se sitúen=situar
            ordena=se ordene=se ordenen=ordenar, ordene=se ordene=se ordenen=ordenar
            ordená=se ordene=se ordenen=ordenar, lista=se liste=se listen=listar
            liste=se liste=se listen=listar, listá=se liste=se listen=listar
            enumera=se enumere=se enumeren=enumerar, enumere=se enumere=se enumeren=enumerar
            enumerá=se enumere=se enumeren=enumerar, agrupa=se agrupe=se agrupen=agrupar
            agrupe=se agrupe=se agrupen=agrupar, agrupá=se agrupe=se agrupen=agrupar
            separa=se separe=se separen=separar, separe=se separe=se separen=separar
            separá=se separe=se separen=separar, divide=se divida=se dividan=dividir
            divida=se divida=se dividan=dividir, dividí=se divida=se dividan=dividir
            dividi=se divida=se dividan=dividir, numera=se numere=se numeren=numerar
            numere=se numere=se numeren=numerar, numerá=se numere=se numeren=numerar
            etiqueta=se etiquete=se etiqueten=etiquetar, etiquete=se etiquete=se etiqueten=etiquetar
            etiquetá=se etiquete=se etiqueten=etiquetar, redondea=se redondee=se redondeen=redondear
            redondee=se redondee=se redondeen=redondear, redondeá=se redondee=se redondeen=redondear
            convierte=se convierta=se conviertan=convertir, convierta=se convierta=se conviertan=convertir
            convertí=se convierta=se conviertan=convertir, converti=se convierta=se conviertan=convertir
            traduce=se traduzca=se traduzcan=traducir, traduzca=se traduzca=se traduzcan=traducir
            traducí=se traduzca=se traduzcan=traducir, traduci=se traduzca=se traduzcan=traducir
            cita=se cite=se citen=citar, citá=se cite=se citen=citar, abrevia=se abrevie=se abrevien=abreviar
            abrevie=se abrevie=se abrevien=abreviar, abreviá=se abrevie=se abrevien=abreviar
            alinea=se alinee=se alineen=alinear, alinee=se alinee=se alineen=alinear
            alineá=se alinee=se alineen=alinear, marca=se marque=se marquen=marcar
            marque=se marque=se marquen=marcar, marcá=se marque=se marquen=marcar
            resalta=se resalte=se resalten=resaltar, resalte=se resalte=se resalten=resaltar
            resaltá=se resalte=se resalten=resaltar, subraya=se subraye=se subrayen=subrayar
            subraye=se subraye=se subrayen=subrayar, subrayá=se subraye=se subrayen=subrayar
            explica=se explique=se expliquen=explicar, explique=se explique=se expliquen=explicar
            explicá=se explique=se expliquen=explicar, resume=se resuma=se resuman=resumir
            resuma=se resuma=se resuman=resumir, resumí=se resuma=se resuman=resumir
            resumi=se resuma=se resuman=resumir, describe=se describa=se describan=describir
            describa=se describa=se describan=describir, describí=se describa=se describan=describir
            describi=se describa=se describan=describir, estructura=se estructure=se estructuren=estructurar
            estructure=se estructure=se estructuren=estructurar
            estructurá=se estructure=se estructuren=estructurar, presenta=se presente=se presenten=presentar
            presente=se presente=se presenten=presentar, presentá=se presente=se presenten=presentar
            compara=se compare=se comparen=comparar, compare=se compare=se comparen=comparar
            compará=se compare=se comparen=comparar, evita=se evite=se eviten=evitar
            evite=se evite=se eviten=evitar, evitá=se evite=se eviten=evitar
            comprueba=se compruebe=se comprueben=comprobar, compruebe=se compruebe=se comprueben=comprobar
            comprobá=se compruebe=se comprueben=comprobar, comproba=se compruebe=se comprueben=comprobar
            verifica=se verifique=se verifiquen=verificar, verifique=se verifique=se verifiquen=verificar
            verificá=se verifique=se verifiquen=verificar, lee=se lea=se lean=leer, lea=se lea=se lean=leer
            leé=se lea=se lean=leer, corta=se corte=se corten=cortar, cortá=se corte=se corten=cortar
            acorta=se acorte=se acorten=acortar, acorte=se acorte=se acorten=acortar
            acortá=se acorte=se acorten=acortar, quita=se quite=se quiten=quitar
            quite=se quite=se quiten=quitar, quitá=se quite=se quiten=quitar
            elimina=se elimine=se eliminen=eliminar, elimine=se elimine=se eliminen=eliminar
            eliminá=se elimine=se eliminen=eliminar, borra=se borre=se borren=borrar
            borre=se borre=se borren=borrar, borrá=se borre=se borren=borrar
            devolve=se devolva=se devolvan=devolver, devolva=se devolva=se devolvan=devolver
            devolvé=se devolva=se devolvan=devolver, imprime=se imprima=se impriman=imprimir
            imprima=se imprima=se impriman=imprimir, imprimí=se imprima=se impriman=imprimir
            imprimi=se imprima=se impriman=imprimir, deja=se deje=se dejen=dejar, deje=se deje=se dejen=dejar
            dejá=se deje=se dejen=dejar, mantén=se mantenga=se mantengan=mantener
            manten=se mantenga=se mantengan=mantener, mantenga=se mantenga=se mantengan=mantener
            mantené=se mantenga=se mantengan=mantener, mantene=se mantenga=se mantengan=mantener
            abre=se abra=se abran=abrir, abra=se abra=se abran=abrir, abrí=se abra=se abran=abrir
            abri=se abra=se abran=abrir, cierra=se cierre=se cierren=cerrar, cerrá=se cierre=se cierren=cerrar
            cerra=se cierre=se cierren=cerrar, cuenta=se cuente=se cuenten=contar
            contá=se cuente=se cuenten=contar, conta=se cuente=se cuenten=contar, mide=se mida=se midan=medir
            mida=se mida=se midan=medir, medí=se mida=se midan=medir, medi=se mida=se midan=medir
            dibuja=se dibuje=se dibujen=dibujar, dibuje=se dibuje=se dibujen=dibujar
            dibujá=se dibuje=se dibujen=dibujar, pinta=se pinte=se pinten=pintar
            pintá=se pinte=se pinten=pintar, colorea=se coloree=se coloreen=colorear
            coloree=se coloree=se coloreen=colorear, coloreá=se coloree=se coloreen=colorear
            habla=se hable=se hablen=hablar, hable=se hable=se hablen=hablar, hablá=se hable=se hablen=hablar
            manda=se mande=se manden=mandar, mande=se mande=se manden=mandar, mandá=se mande=se manden=mandar
            envía=se envíe=se envíen=enviar, envia=se envíe=se envíen=enviar, envíe=se envíe=se envíen=enviar
            envie=se envíe=se envíen=enviar, enviá=se envíe=se envíen=enviar, pasa=se pase=se pasen=pasar
            pasá=se pase=se pasen=pasar, cambia=se cambie=se cambien=cambiar
            cambie=se cambie=se cambien=cambiar, cambiá=se cambie=se cambien=cambiar
            toca=se toque=se toquen=tocar, tocá=se toque=se toquen=tocar
            modifica=se modifique=se modifiquen=modificar, modifique=se modifique=se modifiquen=modificar
            modificá=se modifique=se modifiquen=modificar, crea=se cree=se creen=crear
            cree=se cree=se creen=crear, creá=se cree=se creen=crear, genera=se genere=se generen=generar
            genere=se genere=se generen=generar, generá=se genere=se generen=generar
            guarda=se guarde=se guarden=guardar, guarde=se guarde=se guarden=guardar
            guardá=se guarde=se guarden=guardar, ejecuta=se ejecute=se ejecuten=ejecutar
            ejecute=se ejecute=se ejecuten=ejecutar, ejecutá=se ejecute=se ejecuten=ejecutar
            corra=se corra=se corran=correr, corré=se corra=se corran=correr, lanza=se lance=se lancen=lanzar
            lance=se lance=se lancen=lanzar, lanzá=se lance=se lancen=lanzar
            instala=se instale=se instalen=instalar, instale=se instale=se instalen=instalar
            instalá=se instale=se instalen=instalar, actualiza=se actualice=se actualicen=actualizar
            actualice=se actualice=se actualicen=actualizar, actualizá=se actualice=se actualicen=actualizar
            ajusta=se ajuste=se ajusten=ajustar, ajuste=se ajuste=se ajusten=ajustar
            ajustá=se ajuste=se ajusten=ajustar, indica=se indique=se indiquen=indicar
            indique=se indique=se indiquen=indicar, indicá=se indique=se indiquen=indicar
            señala=se señale=se señalen=señalar, señale=se señale=se señalen=señalar
            señalá=se señale=se señalen=señalar, expresa=se exprese=se expresen=expresar
            exprese=se exprese=se expresen=expresar, expresá=se exprese=se expresen=expresar
            calcula=se calcule=se calculen=calcular, calcule=se calcule=se calculen=calcular
            calculá=se calcule=se calculen=calcular, responde=se responda=se respondan=responder
            responda=se responda=se respondan=responder, respondé=se responda=se respondan=responder
            contesta=se conteste=se contesten=contestar, conteste=se conteste=se contesten=contestar
            contestá=se conteste=se contesten=contestar, saluda=se salude=se saluden=saludar
            salude=se salude=se saluden=saludar, saludá=se salude=se saluden=saludar
            tutea=se tutee=se tuteen=tutear, tutee=se tutee=se tuteen=tutear, tuteá=se tutee=se tuteen=tutear
            pregunta=se pregunte=se pregunten=preguntar, pregunte=se pregunte=se pregunten=preguntar
            preguntá=se pregunte=se pregunten=preguntar, recomienda=se recomiende=se recomienden=recomendar
            recomiende=se recomiende=se recomienden=recomendar
            recomendá=se recomiende=se recomienden=recomendar, recomenda=se recomiende=se recomienden=recomendar
            sugiere=se sugiera=se sugieran=sugerir, sugiera=se sugiera=se sugieran=sugerir
            sugerí=se sugiera=se sugieran=sugerir, sugeri=se sugiera=se sugieran=sugerir
            mezcla=se mezcle=se mezclen=mezclar, mezcle=se mezcle=se mezclen=mezclar
            mezclá=se mezcle=se mezclen=mezclar, fusiona=se fusione=se fusionen=fusionar
            fusione=se fusione=se fusionen=fusionar, fusioná=se fusione=se fusionen=fusionar
            rebasa=se rebase=se rebasen=rebasar, rebase=se rebase=se rebasen=rebasar
            rebasá=se rebase=se rebasen=rebasar, commitea=se commitee=se commiteen=commitear
            commitee=se commitee=se commiteen=commitear, commiteá=se commitee=se commiteen=commitear
            pushea=se pushee=se pusheen=pushear, pushee=se pushee=se pusheen=pushear
            pusheá=se pushee=se pusheen=pushear, repite=se repita=se repitan=repetir
            repita=se repita=se repitan=repetir, repetí=se repita=se repitan=repetir
            repeti=se repita=se repitan=repetir, respeta=se respete=se respeten=respetar
            respete=se respete=se respeten=respetar, respetá=se respete=se respeten=respetar
            sigue=se siga=se sigan=seguir, siga=se siga=se sigan=seguir, seguí=se siga=se sigan=seguir
            segui=se siga=se sigan=seguir, prefiere=se prefiera=se prefieran=preferir
            prefiera=se prefiera=se prefieran=preferir, preferí=se prefiera=se prefieran=preferir
            preferi=se prefiera=se prefieran=preferir, elige=se elija=se elijan=elegir
            elija=se elija=se elijan=elegir, elegí=se elija=se elijan=elegir, elegi=se elija=se elijan=elegir
            completa=se complete=se completen=completar, complete=se complete=se completen=completar
            completá=se complete=se completen=completar, reemplaza=se reemplace=se reemplacen=reemplazar
            reemplace=se reemplace=se reemplacen=reemplazar, reemplazá=se reemplace=se reemplacen=reemplazar
            sustituye=se sustituya=se sustituyan=sustituir, sustituya=se sustituya=se sustituyan=sustituir
            sustituí=se sustituya=se sustituyan=sustituir, sustitui=se sustituya=se sustituyan=sustituir
            oculta=se oculte=se oculten=ocultar, oculte=se oculte=se oculten=ocultar
            ocultá=se oculte=se oculten=ocultar, detalla=se detalle=se detallen=detallar
            detalle=se detalle=se detallen=detallar, detallá=se detalle=se detallen=detallar
            justifica=se justifique=se justifiquen=justificar
            justifique=se justifique=se justifiquen=justificar
            justificá=se justifique=se justifiquen=justificar, razona=se razone=se razonen=razonar
            razone=se razone=se razonen=razonar, razoná=se razone=se razonen=razonar
            explicita=se explicite=se expliciten=explicitar, explicite=se explicite=se expliciten=explicitar
            explicitá=se explicite=se expliciten=explicitar
            simplifica=se simplifique=se simplifiquen=simplificar
            simplifique=se simplifique=se simplifiquen=simplificar
            simplificá=se simplifique=se simplifiquen=simplificar, omite=se omita=se omitan=omitir
            omita=se omita=se omitan=omitir, omití=se omita=se omitan=omitir, omiti=se omita=se omitan=omitir
            salta=se salte=se salten=saltar, saltá=se salte=se salten=saltar
            trátame=se le trate=se le traten=tratarle, tratame=se le trate=se le traten=tratarle
            tráteme=se le trate=se le traten=tratarle, trateme=se le trate=se le traten=tratarle
            dame=se le dé=se le den=darle, déme=se le dé=se le den=darle, deme=se le dé=se le den=darle
            ponme=se le ponga=se le pongan=ponerle, poneme=se le ponga=se le pongan=ponerle
            póngame=se le ponga=se le pongan=ponerle, pongame=se le ponga=se le pongan=ponerle
            hazme=se le haga=se le hagan=hacerle, haceme=se le haga=se le hagan=hacerle
            hágame=se le haga=se le hagan=hacerle, hagame=se le haga=se le hagan=hacerle
            muéstrame=se le muestre=se le muestren=mostrarle, muestrame=se le muestre=se le muestren=mostrarle
            mostrame=se le muestre=se le muestren=mostrarle, muéstreme=se le muestre=se le muestren=mostrarle
            muestreme=se le muestre=se le muestren=mostrarle, enséñame=se le enseñe=se le enseñen=enseñarle
            enseñame=se le enseñe=se le enseñen=enseñarle, enséñeme=se le enseñe=se le enseñen=enseñarle
            enseñeme=se le enseñe=se le enseñen=enseñarle, respóndeme=se le responda=se le respondan=responderle
            respondeme=se le responda=se le respondan=responderle
            respóndame=se le responda=se le respondan=responderle
            respondame=se le responda=se le respondan=responderle
            contéstame=se le conteste=se le contesten=contestarle
            contestame=se le conteste=se le contesten=contestarle
            contésteme=se le conteste=se le contesten=contestarle
            contesteme=se le conteste=se le contesten=contestarle, háblame=se le hable=se le hablen=hablarle
            hablame=se le hable=se le hablen=hablarle, hábleme=se le hable=se le hablen=hablarle
            hableme=se le hable=se le hablen=hablarle, escríbeme=se le escriba=se le escriban=escribirle
            escribeme=se le escriba=se le escriban=escribirle, escribime=se le escriba=se le escriban=escribirle
            escríbame=se le escriba=se le escriban=escribirle, escribame=se le escriba=se le escriban=escribirle
            explícame=se le explique=se le expliquen=explicarle
            explicame=se le explique=se le expliquen=explicarle
            expliqúeme=se le explique=se le expliquen=explicarle
            expliqueme=se le explique=se le expliquen=explicarle, mándame=se le mande=se le manden=mandarle
            mandame=se le mande=se le manden=mandarle, mándeme=se le mande=se le manden=mandarle
            mandeme=se le mande=se le manden=mandarle, envíame=se le envíe=se le envíen=enviarle
            enviame=se le envíe=se le envíen=enviarle, envíeme=se le envíe=se le envíen=enviarle
            envieme=se le envíe=se le envíen=enviarle, pásame=se le pase=se le pasen=pasarle
            pasame=se le pase=se le pasen=pasarle, páseme=se le pase=se le pasen=pasarle
            paseme=se le pase=se le pasen=pasarle, tradúceme=se le traduzca=se le traduzcan=traducirle
            traduceme=se le traduzca=se le traduzcan=traducirle
            traducime=se le traduzca=se le traduzcan=traducirle
            tradúzcame=se le traduzca=se le traduzcan=traducirle
            traduzcame=se le traduzca=se le traduzcan=traducirle, resúmeme=se le resuma=se le resuman=resumirle
            resumeme=se le resuma=se le resuman=resumirle, resumime=se le resuma=se le resuman=resumirle
            resúmame=se le resuma=se le resuman=resumirle, resumame=se le resuma=se le resuman=resumirle
            léeme=se le lea=se le lean=leerle, leeme=se le lea=se le lean=leerle
            léame=se le lea=se le lean=leerle, leame=se le lea=se le lean=leerle
            devólveme=se le devolva=se le devolvan=devolverle, devolveme=se le devolva=se le devolvan=devolverle
            devólvame=se le devolva=se le devolvan=devolverle, devolvame=se le devolva=se le devolvan=devolverle
            déjame=se le deje=se le dejen=dejarle, dejame=se le deje=se le dejen=dejarle
            déjeme=se le deje=se le dejen=dejarle, dejeme=se le deje=se le dejen=dejarle
            dime=se le diga=se le digan=decirle, decime=se le diga=se le digan=decirle
            dígame=se le diga=se le digan=decirle, digame=se le diga=se le digan=decirle
            cítame=se le cite=se le citen=citarle, citame=se le cite=se le citen=citarle
            cíteme=se le cite=se le citen=citarle, citeme=se le cite=se le citen=citarle
            pregúntame=se le pregunte=se le pregunten=preguntarle
            preguntame=se le pregunte=se le pregunten=preguntarle
            pregúnteme=se le pregunte=se le pregunten=preguntarle
            pregunteme=se le pregunte=se le pregunten=preguntarle, salúdame=se le salude=se le saluden=saludarle
            saludame=se le salude=se le saluden=saludarle, salúdeme=se le salude=se le saluden=saludarle
            saludeme=se le salude=se le saluden=saludarle
            recomiéndame=se le recomiende=se le recomienden=recomendarle
            recomiendame=se le recomiende=se le recomienden=recomendarle
            recomendame=se le recomiende=se le recomienden=recomendarle
            recomiéndeme=se le recomiende=se le recomienden=recomendarle
            recomiendeme=se le recomiende=se le recomienden=recomendarle
            sugiéreme=se le sugiera=se le sugieran=sugerirle, sugiereme=se le sugiera=se le sugieran=sugerirle
            sugerime=se le sugiera=se le sugieran=sugerirle, sugiérame=se le sugiera=se le sugieran=sugerirle
            sugierame=se le sugiera=se le sugieran=sugerirle
        """,
        ),
        Table(
            "not_make",
            "said one many inf",
            """
            uses=se use=se usen=usar, use=se use=se usen=usar, utilices=se utilice=se utilicen=utilizar
            utilice=se utilice=se utilicen=utilizar, emplees=se emplee=se empleen=emplear
            emplee=se emplee=se empleen=emplear, escribas=se escriba=se escriban=escribir
            escriba=se escriba=se escriban=escribir, pongas=se ponga=se pongan=poner
            ponga=se ponga=se pongan=poner, hagas=se haga=se hagan=hacer, haga=se haga=se hagan=hacer
            des=se dé=se den=dar, muestres=se muestre=se muestren=mostrar
            muestre=se muestre=se muestren=mostrar, enseñes=se enseñe=se enseñen=enseñar
            enseñe=se enseñe=se enseñen=enseñar, empieces=se empiece=se empiecen=empezar
            empiece=se empiece=se empiecen=empezar, comiences=se comience=se comiencen=comenzar
            comience=se comience=se comiencen=comenzar, termines=se termine=se terminen=terminar
            termine=se termine=se terminen=terminar, acabes=se acabe=se acaben=acabar
            acabe=se acabe=se acaben=acabar, firmes=se firme=se firmen=firmar, firme=se firme=se firmen=firmar
            nombres=se nombre=se nombren=nombrar, nombre=se nombre=se nombren=nombrar
            llames=se llame=se llamen=llamar, llame=se llame=se llamen=llamar
            formatees=se formatee=se formateen=formatear, formatee=se formatee=se formateen=formatear
            indentes=se indente=se indenten=indentar, indente=se indente=se indenten=indentar
            sangres=se sangre=se sangren=sangrar, sangre=se sangre=se sangren=sangrar
            pruebes=se pruebe=se prueben=probar, pruebe=se pruebe=se prueben=probar
            testees=se testee=se testeen=testear, testee=se testee=se testeen=testear
            subas=se suba=se suban=subir, suba=se suba=se suban=subir
            despliegues=se despliegue=se desplieguen=desplegar
            despliegue=se despliegue=se desplieguen=desplegar, publiques=se publique=se publiquen=publicar
            publique=se publique=se publiquen=publicar, revises=se revise=se revisen=revisar
            revise=se revise=se revisen=revisar, documentes=se documente=se documenten=documentar
            documente=se documente=se documenten=documentar, comentes=se comente=se comenten=comentar
            comente=se comente=se comenten=comentar, redactes=se redacte=se redacten=redactar
            redacte=se redacte=se redacten=redactar, edites=se edite=se editen=editar
            edite=se edite=se editen=editar, corrijas=se corrija=se corrijan=corregir
            corrija=se corrija=se corrijan=corregir, añadas=se añada=se añadan=añadir
            añada=se añada=se añadan=añadir, agregues=se agregue=se agreguen=agregar
            agregue=se agregue=se agreguen=agregar, incluyas=se incluya=se incluyan=incluir
            incluya=se incluya=se incluyan=incluir, insertes=se inserte=se inserten=insertar
            inserte=se inserte=se inserten=insertar, metas=se meta=se metan=meter, meta=se meta=se metan=meter
            coloques=se coloque=se coloquen=colocar, coloque=se coloque=se coloquen=colocar
            sitúes=se sitúe=se sitúen=situar, situes=se sitúe=se sitúen=situar, sitúe=se sitúe=se sitúen=situar
            situe=se sitúe=se sitúen=situar, ordenes=se ordene=se ordenen=ordenar
            ordene=se ordene=se ordenen=ordenar, listes=se liste=se listen=listar
            liste=se liste=se listen=listar, enumeres=se enumere=se enumeren=enumerar
            enumere=se enumere=se enumeren=enumerar, agrupes=se agrupe=se agrupen=agrupar
            agrupe=se agrupe=se agrupen=agrupar, separes=se separe=se separen=separar
            separe=se separe=se separen=separar, dividas=se divida=se dividan=dividir
            divida=se divida=se dividan=dividir, numeres=se numere=se numeren=numerar
            numere=se numere=se numeren=numerar, etiquetes=se etiquete=se etiqueten=etiquetar
            etiquete=se etiquete=se etiqueten=etiquetar, redondees=se redondee=se redondeen=redondear
            redondee=se redondee=se redondeen=redondear, conviertas=se convierta=se conviertan=convertir
            convierta=se convierta=se conviertan=convertir, traduzcas=se traduzca=se traduzcan=traducir
            traduzca=se traduzca=se traduzcan=traducir, cites=se cite=se citen=citar
            cite=se cite=se citen=citar, abrevies=se abrevie=se abrevien=abreviar
            abrevie=se abrevie=se abrevien=abreviar, alinees=se alinee=se alineen=alinear
            alinee=se alinee=se alineen=alinear, marques=se marque=se marquen=marcar
            marque=se marque=se marquen=marcar, resaltes=se resalte=se resalten=resaltar
            resalte=se resalte=se resalten=resaltar, subrayes=se subraye=se subrayen=subrayar
            subraye=se subraye=se subrayen=subrayar, expliques=se explique=se expliquen=explicar
            explique=se explique=se expliquen=explicar, resumas=se resuma=se resuman=resumir
            resuma=se resuma=se resuman=resumir, describas=se describa=se describan=describir
            describa=se describa=se describan=describir, estructures=se estructure=se estructuren=estructurar
            estructure=se estructure=se estructuren=estructurar, presentes=se presente=se presenten=presentar
            presente=se presente=se presenten=presentar, compares=se compare=se comparen=comparar
            compare=se compare=se comparen=comparar, evites=se evite=se eviten=evitar
            evite=se evite=se eviten=evitar, compruebes=se compruebe=se comprueben=comprobar
            compruebe=se compruebe=se comprueben=comprobar, verifiques=se verifique=se verifiquen=verificar
            verifique=se verifique=se verifiquen=verificar, leas=se lea=se lean=leer, lea=se lea=se lean=leer
            cortes=se corte=se corten=cortar, corte=se corte=se corten=cortar
            acortes=se acorte=se acorten=acortar, acorte=se acorte=se acorten=acortar
            quites=se quite=se quiten=quitar, quite=se quite=se quiten=quitar
            elimines=se elimine=se eliminen=eliminar, elimine=se elimine=se eliminen=eliminar
            borres=se borre=se borren=borrar, borre=se borre=se borren=borrar
            devolvas=se devolva=se devolvan=devolver, devolva=se devolva=se devolvan=devolver
            imprimas=se imprima=se impriman=imprimir, imprima=se imprima=se impriman=imprimir
            dejes=se deje=se dejen=dejar, deje=se deje=se dejen=dejar
            mantengas=se mantenga=se mantengan=mantener, mantenga=se mantenga=se mantengan=mantener
            abras=se abra=se abran=abrir, abra=se abra=se abran=abrir, cierres=se cierre=se cierren=cerrar
            cierre=se cierre=se cierren=cerrar, cuentes=se cuente=se cuenten=contar
            cuente=se cuente=se cuenten=contar, midas=se mida=se midan=medir, mida=se mida=se midan=medir
            dibujes=se dibuje=se dibujen=dibujar, dibuje=se dibuje=se dibujen=dibujar
            pintes=se pinte=se pinten=pintar, pinte=se pinte=se pinten=pintar
            colorees=se coloree=se coloreen=colorear, coloree=se coloree=se coloreen=colorear
            hables=se hable=se hablen=hablar, hable=se hable=se hablen=hablar, mandes=se mande=se manden=mandar
            mande=se mande=se manden=mandar, envíes=se envíe=se envíen=enviar, envies=se envíe=se envíen=enviar
            envíe=se envíe=se envíen=enviar, envie=se envíe=se envíen=enviar, pases=se pase=se pasen=pasar
            pase=se pase=se pasen=pasar, cambies=se cambie=se cambien=cambiar
            cambie=se cambie=se cambien=cambiar, toques=se toque=se toquen=tocar, toque=se toque=se toquen=tocar
            modifiques=se modifique=se modifiquen=modificar, modifique=se modifique=se modifiquen=modificar
            crees=se cree=se creen=crear, cree=se cree=se creen=crear, generes=se genere=se generen=generar
            genere=se genere=se generen=generar, guardes=se guarde=se guarden=guardar
            guarde=se guarde=se guarden=guardar, ejecutes=se ejecute=se ejecuten=ejecutar
            ejecute=se ejecute=se ejecuten=ejecutar, corras=se corra=se corran=correr
            corra=se corra=se corran=correr, lances=se lance=se lancen=lanzar, lance=se lance=se lancen=lanzar
            instales=se instale=se instalen=instalar, instale=se instale=se instalen=instalar
            actualices=se actualice=se actualicen=actualizar, actualice=se actualice=se actualicen=actualizar
            ajustes=se ajuste=se ajusten=ajustar, ajuste=se ajuste=se ajusten=ajustar
            indiques=se indique=se indiquen=indicar, indique=se indique=se indiquen=indicar
            señales=se señale=se señalen=señalar, señale=se señale=se señalen=señalar
            expreses=se exprese=se expresen=expresar, exprese=se exprese=se expresen=expresar
            calcules=se calcule=se calculen=calcular, calcule=se calcule=se calculen=calcular
            respondas=se responda=se respondan=responder, responda=se responda=se respondan=responder
            contestes=se conteste=se contesten=contestar, conteste=se conteste=se contesten=contestar
            saludes=se salude=se saluden=saludar, salude=se salude=se saluden=saludar
            tutees=se tutee=se tuteen=tutear, tutee=se tutee=se tuteen=tutear
            preguntes=se pregunte=se pregunten=preguntar, pregunte=se pregunte=se pregunten=preguntar
            recomiendes=se recomiende=se recomienden=recomendar
            recomiende=se recomiende=se recomienden=recomendar, sugieras=se sugiera=se sugieran=sugerir
            sugiera=se sugiera=se sugieran=sugerir, mezcles=se mezcle=se mezclen=mezclar
            mezcle=se mezcle=se mezclen=mezclar, fusiones=se fusione=se fusionen=fusionar
            fusione=se fusione=se fusionen=fusionar, rebases=se rebase=se rebasen=rebasar
            rebase=se rebase=se rebasen=rebasar, commitees=se commitee=se commiteen=commitear
            commitee=se commitee=se commiteen=commitear, pushees=se pushee=se pusheen=pushear
            pushee=se pushee=se pusheen=pushear, repitas=se repita=se repitan=repetir
            repita=se repita=se repitan=repetir, respetes=se respete=se respeten=respetar
            respete=se respete=se respeten=respetar, sigas=se siga=se sigan=seguir, siga=se siga=se sigan=seguir
            prefieras=se prefiera=se prefieran=preferir, prefiera=se prefiera=se prefieran=preferir
            elijas=se elija=se elijan=elegir, elija=se elija=se elijan=elegir
            completes=se complete=se completen=completar, complete=se complete=se completen=completar
            reemplaces=se reemplace=se reemplacen=reemplazar, reemplace=se reemplace=se reemplacen=reemplazar
            sustituyas=se sustituya=se sustituyan=sustituir, sustituya=se sustituya=se sustituyan=sustituir
            ocultes=se oculte=se oculten=ocultar, oculte=se oculte=se oculten=ocultar
            detalles=se detalle=se detallen=detallar, detalle=se detalle=se detallen=detallar
            justifiques=se justifique=se justifiquen=justificar
            justifique=se justifique=se justifiquen=justificar, razones=se razone=se razonen=razonar
            razone=se razone=se razonen=razonar, explicites=se explicite=se expliciten=explicitar
            explicite=se explicite=se expliciten=explicitar
            simplifiques=se simplifique=se simplifiquen=simplificar
            simplifique=se simplifique=se simplifiquen=simplificar, omitas=se omita=se omitan=omitir
            omita=se omita=se omitan=omitir, saltes=se salte=se salten=saltar, salte=se salte=se salten=saltar
            digas=se diga=se digan=decir, diga=se diga=se digan=decir, olvides=se olvide=se olviden=olvidar
            olvide=se olvide=se olviden=olvidar, me trates=se le trate=se le traten=tratarle
            me trate=se le trate=se le traten=tratarle, me des=se le dé=se le den=darle
            me dé=se le dé=se le den=darle, me de=se le dé=se le den=darle
            me pongas=se le ponga=se le pongan=ponerle, me ponga=se le ponga=se le pongan=ponerle
            me hagas=se le haga=se le hagan=hacerle, me haga=se le haga=se le hagan=hacerle
            me muestres=se le muestre=se le muestren=mostrarle
            me muestre=se le muestre=se le muestren=mostrarle, me enseñes=se le enseñe=se le enseñen=enseñarle
            me enseñe=se le enseñe=se le enseñen=enseñarle
            me respondas=se le responda=se le respondan=responderle
            me responda=se le responda=se le respondan=responderle
            me contestes=se le conteste=se le contesten=contestarle
            me conteste=se le conteste=se le contesten=contestarle, me hables=se le hable=se le hablen=hablarle
            me hable=se le hable=se le hablen=hablarle, me escribas=se le escriba=se le escriban=escribirle
            me escriba=se le escriba=se le escriban=escribirle
            me expliques=se le explique=se le expliquen=explicarle
            me explique=se le explique=se le expliquen=explicarle, me mandes=se le mande=se le manden=mandarle
            me mande=se le mande=se le manden=mandarle, me envíes=se le envíe=se le envíen=enviarle
            me envies=se le envíe=se le envíen=enviarle, me envíe=se le envíe=se le envíen=enviarle
            me envie=se le envíe=se le envíen=enviarle, me pases=se le pase=se le pasen=pasarle
            me pase=se le pase=se le pasen=pasarle, me traduzcas=se le traduzca=se le traduzcan=traducirle
            me traduzca=se le traduzca=se le traduzcan=traducirle
            me resumas=se le resuma=se le resuman=resumirle, me resuma=se le resuma=se le resuman=resumirle
            me leas=se le lea=se le lean=leerle, me lea=se le lea=se le lean=leerle
            me devolvas=se le devolva=se le devolvan=devolverle
            me devolva=se le devolva=se le devolvan=devolverle, me dejes=se le deje=se le dejen=dejarle
            me deje=se le deje=se le dejen=dejarle, me digas=se le diga=se le digan=decirle
            me diga=se le diga=se le digan=decirle, me cites=se le cite=se le citen=citarle
            me cite=se le cite=se le citen=citarle, me preguntes=se le pregunte=se le pregunten=preguntarle
            me pregunte=se le pregunte=se le pregunten=preguntarle
            me saludes=se le salude=se le saluden=saludarle, me salude=se le salude=se le saluden=saludarle
            me recomiendes=se le recomiende=se le recomienden=recomendarle
            me recomiende=se le recomiende=se le recomienden=recomendarle
            me sugieras=se le sugiera=se le sugieran=sugerirle
            me sugiera=se le sugiera=se le sugieran=sugerirle, me tutees=se le tutee=se le tuteen=tutearle
            me llames=se le llame=se le llamen=llamarle
        """,
        ),
        Table(
            "often",
            "word",
            """
            siempre, casi siempre, normalmente, habitualmente, generalmente, usualmente, por lo general, a menudo
            nunca, casi nunca, jamás
            jamas, rara vez, solo, solamente, en general, por norma
        """,
        ),
        Table(
            "abstained",
            "said third",
            """
            como=come, bebo=bebe, tomo=toma, uso=usa, utilizo=utiliza, veo=ve, compro=compra, leo=lee, cocino=cocina
            llevo=lleva, conduzco=conduce
            manejo=maneja, trabajo=trabaja, escribo=escribe, hablo=habla, viajo=viaja, celebro=celebra
        """,
        ),
        Table(
            "like",
            "said third",
            """
            me gusta=le gusta, me gustan=le gustan, me encanta=le encanta, me encantan=le encantan
            me apasiona=le apasiona
            me apasionan=le apasionan, me interesa=le interesa, me interesan=le interesan, no me gusta=no le gusta
            nos gusta=le gusta, nos gustan=le gustan, nos encanta=le encanta
            no nos gusta=no le gusta, no nos gustan=no le gustan
            no me gustan=no le gustan, no me interesa=no le interesa, no me interesan=no le interesan
            me molesta=le molesta
            me molestan=le molestan, me irrita=le irrita, me irritan=le irritan, me distrae=le distrae
            me distraen=le distraen
            me aburre=le aburre, me aburren=le aburren, me agobia=le agobia, me agobian=le agobian
            me confunde=le confunde
            me confunden=le confunden, me cuesta=le cuesta, me horroriza=le horroriza, me horrorizan=le horrorizan
            odio=odia, detesto=detesta
            adoro=adora, aborrezco=aborrece, evito=evita, no soporto=no soporta, no aguanto=no aguanta
            disfruto=disfruta, valoro=valora
            disfruto de=disfruta de, intento evitar=intenta evitar, procuro evitar=procura evitar
            no me van=no le van, no me va=no le va
            a mí me gusta=le gusta, a mi me gusta=le gusta, a mí me gustan=le gustan, a mi me gustan=le gustan
            soy fan de=es fan de
            no soy fan de=no es fan de, soy aficionado a=es aficionado a, soy aficionada a=es aficionada a
            me chifla=le chifla
        """,
        ),
        Table(
            "oneself",
            "said own",
            """
            levantarme=levantarse, acostarme=acostarse, despertarme=despertarse, ducharme=ducharse
            quedarme=quedarse, ponerme=ponerse
            organizarme=organizarse, concentrarme=concentrarse, irme=irse, sentarme=sentarse, dormirme=dormirse
            guiarme=guiarse
            fijarme=fijarse, tomarme=tomarse, apuntarme=apuntarse, moverme=moverse, olvidarme=olvidarse
            perderme=perderse
            hacerme=hacerse, comerme=comerse, prepararme=prepararse, bañarme=bañarse, distraerme=distraerse
            echarme=echarse
            levantarnos=levantarse, acostarnos=acostarse, reunirme=reunirse, reunirnos=reunirse, juntarnos=juntarse
            turnarnos=turnarse
        """,
        ),
        Table(
            "hobby",
            "said third",
            """
            toco=toca, colecciono=colecciona, canto en=canta en, entreno a=entrena a, restauro=restaura, crío=cría
            fotografío=fotografía
            juego al=juega al, juego a las=juega a las, juego a los=juega a los, practico=practica, cultivo=cultiva
            hago=hace
        """,
        ),
        Table(
            "lead",
            "said third",
            """
            llevo=lleva, llevamos=lleva, tengo=tiene, tenemos=tiene, dirijo=dirige, regento=regenta
            gestiono=gestiona, coordino=coordina
            edito=edita, organizo=organiza, llevo yo=lleva
        """,
        ),
        Table(
            "running",
            "verb",
            """
            usa, utiliza, apunta a, corre en, sigue, soporta, requiere, está escrito en, está escrita en, depende de
            se compila con
            se despliega en, solo soporta, tiene que funcionar con, funciona con, va en, debe funcionar con
            está hecho en, está hecha en
        """,
        ),
        Table(
            "placing",
            "verb",
            """
            va, van, está, están, vive, viven, se guarda, se guardan, se pone, se ponen, se escribe, se escriben
            se llama, se llaman, se quedan
        """,
        ),
        Table(
            "we_do",
            "said third",
            """
            usamos=usa, utilizamos=utiliza, escribimos=escribe, desplegamos=despliega, publicamos=publica
            indentamos=indenta
            formateamos=formatea, nombramos=nombra, seguimos=sigue, evitamos=evita, preferimos=prefiere
            mantenemos=mantiene, ponemos=pone
            guardamos=guarda, documentamos=documenta, traducimos=traduce, probamos=prueba, soportamos=soporta
            hacemos=hace, testeamos=testea
            firmamos=firma, versionamos=versiona, etiquetamos=etiqueta, subimos=sube, mockeamos=mockea
            compilamos=compila
        """,
        ),
    ),
    phrases=(
        Phrase(
            "addressee",
            r"<cap>(?: <cap>)?|<word>",
            r"""
            ^(?:yo|tú|él|ella|usted|uno|una|se|lo|la|le|les|me|nos|quien|que|eso|esto|esta|este|nadie|alguien|todos|todo|\
                gente|siempre|nunca|también|tampoco|ya|no|y|pero|si|cuando|ahora|casi|solo|sólo|mí|ti|ellos|ellas|\S*\d\S*)
            ^(?:<tech>)$
            """,
            2,
            as_said=True,
        ),
        Phrase("own_addressee", r"(?:mi|nuestr[oa]|la) (?:<reader>)", "", 3),
        Phrase("clitic_front", r"(?:las|los|la|el|mis) [^,;:()!?]{3,40}?", "<this>|<you>|cosas|todo", 5),
        Phrase("with_what", r"(?:con|en) [^,;:()!?]+", "<this>|<you>|cuidado|calma|ganas|prisa", 5),
        Phrase("office", r"(?:el|la) (?:<job>) (?:de|del) <flow>", "<no_job>|<this>|<you>|juego|película|historia", 9),
        Phrase("first_name", r"<cap>", "", 1, as_said=True),
        Phrase(
            "own_venture",
            r"(?:el|la|un|una|nuestr[oa]) (?:<word> )?(?:<venture>)(?: (?:de|\
            del) <flow>)?",
            "<this>",
            8,
        ),
        Phrase(
            "car",
            r"(?:un|una|mi) (?:<word> )?(?:<car>)(?: vieja| viejo)?(?: (?-i:\p{Lu})[\p{L}\d]*| \
            \p{L}?\d+)?",
            "<this>",
            5,
        ),
        Phrase(
            "plain_tool",
            r"<word>(?: <cap>)?",
            "^(?:lo|la|el|otro|otra|algo|eso|mi|su|un|una)$|\
            <this>",
            2,
            as_said=True,
        ),
        Phrase(
            "measured",
            r"(?:millas|kilómetros|metros|grados|gramos|libras|euros|dólares|litros|horas|centímetros)(?: [\p{L}]+)?",
            "<this>|<you>",
            3,
        ),
        Phrase("terse_mails", r"(?:<mails>) (?:<terse>)(?: y (?:<terse>))?", "", 6),
        Phrase("terse_papers", r"(?:<papers>) (?:<terse>)(?: y (?:<terse>))?", "", 6),
        Phrase("lengthy_mails", r"(?:<mails>) (?:<lengthy>)|(?:largos|largas) (?:<mails>)", "", 6),
        Phrase("mails", r"(?:los |las |sus )?(?:<mails>)", "", 3),
        Phrase("papers", r"(?:los |las |sus )?(?:<papers>)", "", 3),
        Phrase("laid_out", r"<laid_out>", "", 8),
        Phrase("up_front", r"<first_thing>|bluf", "", 6),
        Phrase(
            "put_in",
            r"<first_thing>|bluf|(?:un |una |el )?(?:viñetas|puntos|resumen|listas|tablas|emojis|frases cortas|"
            r"asunto claro)",
            "",
            6,
        ),
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
            ^(?:no (?:decir|hablar|contestar|saber|comentar|hacer)\p{L}*|el asiento|la ventana|(?:una|un|\
                en) (?:lista|tabla|resumen|gráfico|ejemplo|versión|correo|mensaje|párrafo|frase)$|que|más|mas|\
                esperar|ir|salir|quedarme|hacerlo)
            ^(?:el|la) (?!tema|modo|tono|estilo|formato|asiento de|sistema|té|café|teclado|terminal|tren|autobús|bus|\
                metro|avión|coche|campo|mar|montaña|playa|voz|coma|\
                claro|oscuro|papel|texto|prosa|inglés|español|prensa|línea)\S+(?: \S+)?$
            mi (?:<rel>)
        """,
        ),
        Phrase(
            "liked",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            <you>
            <theirs>
            ^(?:como|cómo|más|mas|mucho|bastante|muchísimo|la idea|el resultado|lo que|hablar contigo|decir|admitir|\
                ver|saber|que me (?!respond|habl|tute|llam|trat)|\
                esperar|perder|repetir|tener que|la (?:primera|segunda)|el (?:primero|segundo))
            mi (?:<rel>|vida|trabajo)
            (?:minutos|horas) (?:a|para|hasta)
            cuando (?:tú|lo|la|me|el|mi|esto)
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
            ^(?:lo|que|si|tarde|mal|raz[óo]n|eso|esto|sin querer|cuenta)
            (?:otra vez|de nuevo)$
            (?:y|o|luego) {verb:habit}
        """,
        ),
        Phrase(
            "infinitive",
            r"(?:<word>(?:ar|er|ir|arlo|arla|arlos|arlas|erlo|erla|irlo))(?: <flow>)?",
            r"\p{L}+[aei]r(?:me|nos|te)|<you>|<this>|<trouble>|^(?:ser|estar|tener (?:problemas|que))|<theirs>",
        ),
        Phrase(
            "studied",
            "<flow>",
            r"^(?:de|sobre|para|con|mucho|más|mas|en casa|por|la|el|los|las)\b(?! cuenta)|<this>|<you>|<theirs>",
            8,
        ),
        Phrase("in_what", r"(?:en|con|por|para|sin|desde) <flow>", "<this>|<you>|<trouble>", 8),
        Phrase(
            "front",
            r"(?:en|para|con|cuando|al|los|las|cada|todos|todas|por|entre|durante|antes|después) [^,;:()!?]+?",
            r"""
            (?:mi|tu) (?:opinión|opinion|caso|vida)
            ^(?:en (?:realidad|general|resumen|fin|serio|verdad)|por (?:ejemplo|cierto|favor|eso|fin|ahora|hoy)|\
                al (?:final|menos)|cada vez|para nada|con eso)
            <this>
            <you>
        """,
            9,
        ),
        Phrase(
            "core",
            (
                r"(?:yo|me|nunca|siempre|no|prefiero|preferimos|uso|odio|evito|detesto|suelo|firmo|mi|usa|pon|"
                r"<word>(?:o|oy|mos)|quiero)\b.*"
            ),
            "",
            30,
        ),
        Phrase(
            "where",
            (
                r"(?:<placed>) (?:(?:un|una|el|la|las|los) )?(?:(?:pequeño|pequeña|pueblo|viejo|vieja|"
                r"tranquilo|gran|centro de) ){0,2}(?:(?:<home>)(?: (?:pequeñ[oa]|antigu[oa]|compartid[oa]|"
                r"nuev[oa]|grande))?(?: (?:<word> )?(?:en el centro de|de|en|cerca "
                r"de|junto a|a las afueras de|al lado de|del|con) (?:(?:<named>)|(?:el|la)? ?(?:mar|costa|"
                r"playa|río|campo|montaña|sierra|centro)))?|(?:<named>)|las afueras(?: de (?:<named>))?)"
            ),
            "(?:<tech>)$|<month>|<day>|<tongue>|sinvivir|vivo|directo",
            12,
            as_said=True,
        ),
        Phrase(
            "place",
            (
                r"(?:(?:el (?:norte|sur|centro|este|oeste) de )?(?:<city>)(?:, (?:<country>|<cap>))?|<country>|"
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
                r"(?:(?:como|de) (?:un |una )?<flow>|(?:en|para) <flow>|con (?:niños|personas|madera|cuero|"
                r"cerámica|animales|clientes|mayores|adolescentes)(?: <flow>)?|(?:<aside> |casi siempre |"
                r"normalmente )?"
                r"(?:desde casa|a distancia|en remoto|por las noches|de noche|por la noche|por cuenta "
                r"propia|a media jornada|a jornada completa|a tiempo parcial|por "
                r"turnos|los fines de semana|por las mañanas|por las tardes)(?: <flow>)?)"
            ),
            r"""
            ^de (?:el|la|los|las|fin|campo|clase|este|ese|hoy|investigación|curso|grado|verdad|más|mas|forma|manera|\
                acuerdo|nuevo|lo|memoria|mi|momento)\b(?! mañana| noche)
            ^como (?:equipo|grupo|siempre|si|un todo|una unidad|este|ese|loco|loca|burro|burra|esclavo|esclava|puedo|\
                me)
            ^(?:en|para) (?:<this>|(?:<pointer>)$|mí$|mi(?! propi)|progreso|curso|equipo|paralelo|grupo|ello|vano|\
                general|concreto|principio|el (?:bug|fix|ticket|código|informe|proyecto|capítulo|tema|problema|\
                artículo|\
                texto|archivo|script|documento|borrador|login|módulo|diseño)|la (?:rama|tarea|función|presentación|\
                    versión|tesis|funcionalidad|parte|nueva|web|app|página|migración)|un (?:bug|fix|informe|proyecto|\
                script|texto|artículo|documento|plan|nuevo|borrador)|una (?:rama|tarea|función|presentación|nueva|\
                    app|web|página|funcionalidad))
            <you>
            <theirs>
            <this>
            <trouble>
            (?:y|o|luego) {verb:habit}
        """,
            12,
        ),
        Phrase(
            "an_job",
            (
                r"(?:un |una )?(?:<job>)(?: (?!(?:y|o|pero|que|si|no|cuando|porque|muy|desde|hace|"
                r"con)\b)<word>){0,2}?(?: (?:de|en|del|para|por) <flow>)?"
            ),
            "<no_job>|<this>|<you>|(?:y|pero|aunque|porque) <word>o|juego|película|historia|nivel",
            14,
        ),
        Phrase(
            "their_job",
            r"(?:un |una )?(?:<job>)(?: (?:de|en) <word>(?: <word>)?)?",
            "<no_job>|<this>",
            5,
        ),
        Phrase(
            "venture",
            (
                r"(?:un|una|mi|mi propia|mi propio|nuestra|nuestro|dos|tres) (?:(?:pequeño|pequeña) "
                r")?(?:<venture>)(?: (?!(?:y|o|que|pero)\b)<word>)?(?: (?:de|en|con|para|del|sobre) <flow>)?"
            ),
            "<this>|<you>",
            14,
        ),
        Phrase(
            "name",
            r"<cap>(?:[ -]<cap>| de <cap>| del <cap>){0,3}",
            r"""
            <day>|<month>|<tongue>
            loco|loca|luego|cuando|capitán|capitan|maestro|señor|señora|rey|reina|dios|jefe|jefa|majestad|usuario|\
                asistente|humano|ia|bot
        """,
            5,
            as_said=True,
        ),
        Phrase(
            "names",
            r"<cap>(?:[ -]<cap>)?(?:(?:,| y| e) <cap>(?:[ -]<cap>)?){0,4}",
            "<day>|<month>|<tongue>",
            10,
            as_said=True,
        ),
        Phrase(
            "pronouns",
            (
                r"(?:él|ella|elle|ellx|el)(?: ?(?:/|y|o|u) ?(?:él|ella|elle|la|lo|le|elles|suyo|suya))*(?: (?:y|"
                r"o) (?:él|ella|elle))?|cualquiera"
            ),
            "",
            6,
            as_said=True,
        ),
        Phrase(
            "tongues",
            (
                r"(?:(?:un poco de|algo de|bien|bastante|muy bien|solo|perfectamente|el) "
                r")?(?:<tongue>)(?:(?:,| y| y además| pero| ni| o| e) (?:(?:un poco de|algo de|bien|"
                r"bastante|un poquito de|solo|solo un "
                r"poco de) )?(?:<tongue>)){0,5}(?: (?:en casa|en el trabajo|con fluidez|bastante bien|muy "
                r"bien|bien|regular|con (?:mi|mis) (?:<rel>|<rels>)))?"
            ),
            "",
            22,
        ),
        Phrase("one_tongue", "<tongue>", "", 4, as_said=True),
        Phrase(
            "family",
            (
                r"<many> (?:(?:<rel>|<rels>))(?: (?:pequeño|pequeña|pequeños|pequeñas|mayor|mayores|"
                r"adolescentes|adoptados))?(?:(?:,| y|, y) <many> (?:<rel>|<rels>)){0,2}(?:,? que se "
                r"llaman? "
                r"<cap>(?:(?:,| y) <cap>){0,4})?"
            ),
            "jef[ea]|soci[oa]|tutor",
            18,
        ),
        Phrase(
            "tool_used",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|el|la|los|las|mi|mis|más|mas|menos|un|una|unos|de|siempre)
            ^(?:un|una) (?!(?-i:\p{Lu})|cuaderno|pluma|teclado|planificador|bullet|lector|libreta)<bit>
            <this>
            <you>
            <trouble>
        """,
            6,
        ),
        Phrase("purpose", r"[^,;:()!?]+", r"^(?:<pointer>|el|un|una|ver si|ti|esto)|<this>|<you>|pero|<trouble>", 8),
        Phrase(
            "product",
            (
                r"(?:(?:el|un|una) )?(?:(?:<tech>)(?: (?:\d[\d.]*|pro|desktop|server|lts))?|"
                r"(?-i:\p{Lu})[\p{L}\d.+#'-]*(?: (?:(?-i:\p{Lu})[\p{L}\d.+#'-]*|\d[\d.]*)){0,3})"
            ),
            "<month>|<day>|<city>|<country>",
            5,
            as_said=True,
        ),
        Phrase("known_tool", "(?:<tech>)", "", 4, as_said=True),
        Phrase(
            "spec",
            r"(?:(?:un|una|solo|solamente) )?(?:(?:(?-i:\p{Lu})|\d)[^,;:()!?]*|(?:<tech>)[^,;:()!?]*)",
            "<this>|<trouble>|por ciento|%",
            14,
        ),
        Phrase(
            "model",
            r"(?:un |una |el )?(?:<word> ){0,3}?(?:(?-i:\p{Lu})|mac|chip)[^,;:()!?]*",
            "<this>|<trouble>|<you>",
            8,
        ),
        Phrase("os", r"(?:<system>)(?: (?:\d[\d.]*|pro|lts|home))?", "", 4, as_said=True),
        Phrase("code_tongues", r"(?:<code_tongue>)(?:(?:,| y|, y| o) (?:<code_tongue>)){0,3}", "", 8, as_said=True),
        Phrase(
            "many_things",
            (
                r"(?!(?:es|tras|pues|más|mas|menos|antes|después|tres|js)\b)(?:(?:todos |todas )?(?:los|las|mis|"
                r"unos|unas|tus|nuestros|nuestras) <bit>(?: (?!(?:<after>)\b)<bit>)*?|[\p{L}]{2,}(?:[aeiou]s|"
                r"emojis|tests|commits|inputs|[aeiou]nes)(?: (?!(?:<after>)\b)<bit>)*?|<bit> y <bit>)"
            ),
            r"""
            ^(?:<pointer>|menos|nos|les|los|las)$
            <this>
            ^(?:más|mas|menos|antes|después)
            contraseñas?|token|permisos|accesos?
            (?:aquí|aqui|ahí|ahi|allí)$
            ^(?:tus) (?!respuestas)
        """,
            8,
        ),
        Phrase(
            "object",
            r"(?!(?:<after>)\b)<bit>(?: (?!(?:<after>)\b)<bit>)*?",
            r"""
            ^(?:<pointer>|me|te|lo|la|le|que|no|y|o|a|mí|nos|razón|razon)$
            ^(?:que|a mí|lo que|si|como)
            <this>
            <you>
            ^la razón|^la razon
            (?:aquí|aqui|ahí|ahi|allí)$|mism[oa]s? <word>|^(?:el|la|un|una) (?:logo|botón|boton|título|titulo|\
                variable|imagen|menú|fondo|cabecera|función|funcion|bucle|valor|protagonista)
            contraseña|token|acceso|permiso
        """,
            8,
        ),
        Phrase(
            "tail",
            r"(?:<after>)\b[^,;:()!?]*",
            r"""
            ^(?:a|para|con|por) (?:mí|mi|ti|él|ella|usted)$
            <this>
            (?:preguntar|preguntarme|confirmar|consultar|avisar|permiso|confirmación|pedirme|avisarme|aprobación)
            <you>
            (?:aquí|aqui|ahí|ahi)$
            ^en (?:el|la) (?:bucle|función|funcion|clase|método|metodo|archivo|script|test|menú|párrafo|capítulo|\
                imagen|cabecera|portada|correo|botón|base de datos|servidor)
            ^como (?!lista|tabla|prosa|texto|diff|código|comentario|viñetas)
        """,
            12,
        ),
        Phrase("rel", "<rel>", "jef[ea]|soci[oa]|tutor[a]?", 4),
        Phrase("rels", "<rels>", "", 3),
        Phrase("near", "pareja|mujer|esposa|marido|esposo|novia|novio|hija|hijo|madre|padre|hermana|hermano", "", 3),
        Phrase("their_trait", "vegetarian[oa]|vegan[oa]|zurd[oa]|abstemi[oa]|bilingüe", "", 2),
        Phrase(
            "their_work", r"(?:como|de) (?:un |una )?(?:<job>)(?: (?:de|en) <word>(?: <word>)?)?", "<no_job>|<this>", 7
        ),
        Phrase("retired", "jubilad[oa]|prejubilad[oa]", "", 2),
        Phrase(
            "unwanted",
            r"[^,;:()!?]+",
            (
                r"<bare_vague>|<you>|<trouble>|^(?:que|saber|ver|ser|un|una|el|la|más|mas|nada|perder|molestar|"
                r"problemas?|lo)\b|<this>"
            ),
            7,
        ),
        Phrase("sign_as", r"(?:como|con) [^,;:()!?]+?", "<this>", 6, as_said=True),
        Phrase("wrong", r"[^,;:()!?]+", "", 6),
        Phrase(
            "there",
            (
                r"en (?:todos |todas )?(?:mis|nuestros|nuestras|mi) [^,;:()!?]+|en (?:código|los correos|"
                r"correos|los comentarios|los commits|los textos)"
            ),
            "<this>|<you>",
            6,
        ),
        Phrase("address", "de (?:tú|tu|usted|vos)", "", 3),
        Phrase(
            "answers",
            (
                r"(?:(?:las|los|mis|todas las|todos los) )?(?:respuestas|explicaciones|textos|correos|resúmenes|"
                r"commits|mensajes|ejemplos|comentarios|títulos|fechas|precios|medidas|informes|documentos) "
                r"(?:en|sin|con|de|más|cortas|cortos|breves|largas|largos|concisas|concisos|directas|directos|"
                r"detalladas|detallados|simples)(?: <flow>)?"
            ),
            r"<this>|<you>|^(?:las|los|mis)? ?\S+ de (?!(?:una|un|dos|tres|cuatro|cinco)\b)",
            10,
        ),
        Phrase(
            "should_be",
            (
                r"(?:las|los|mis|el|la|todas las|todos los) <word>(?: <word>)? (?:sean|sea|vayan|vaya|estén|"
                r"esté|lleven|lleve|tengan|tenga|empiecen|empiece|terminen|termine|quepan|quepa) <flow>"
            ),
            (
                r"<this>|<you>|<theirs>|<trouble>|(?:título|botón|fondo|cabecera|imagen|logo|página|reunión|"
                r"cita|vuelo|habitación)\b"
            ),
            14,
        ),
        Phrase(
            "my_plural",
            r"(?:todos |todas )?(?:mis|los|las) (?:<word> ){0,2}?<word>",
            "<this>|(?:<rels>|días|veces|errores)$|<trouble>",
            5,
        ),
        Phrase(
            "subject",
            r"(?:(?:los|las|el|la|todos los|todas las) )<bit>(?: (?:de|del) <bit>| <bit>){0,2}?",
            "<this>|<you>|<theirs>",
            6,
        ),
        Phrase(
            "here_where",
            r"(?:en|bajo|junto a|al lado de|dentro de|debajo de|fuera de|con|como|por) [^,;:()!?]+",
            "<this>|<trouble>|<you>|proceso|marcha",
            8,
        ),
        Phrase(
            "here_thing",
            r"<flow>(?:,? (?:y|o|ni) <flow>)?",
            (
                r"^(?:<pointer>)$|<this>|<you>|<trouble>|para (?:ver|sacar|arreglar|evitar|obtener|comprobar|"
                r"que)|^(?:un|una) (?:bucle|truco|parche|mock|flag|lock)"
            ),
            10,
        ),
        Phrase(
            "span",
            (
                r"(?:(?:casi|más de|unos) )?(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|"
                r"\d+|muchos|varios|poco) ?(?:años?|meses|mes|semanas|décadas)?"
            ),
            "",
            5,
        ),
        Phrase("topic", r"[^,;:!?]+?", "^(?:eso|esto|lo|todo)$|<you>", 8),
        Phrase("wish", r"[^,;:()!?]+?", r"^(?:<pointer>|yo|no|quizá|que|saber|ver)|<this>|<you>", 8),
        Phrase("favourite", r"[^,;:()!?]+?", r"^(?:<pointer>|cuando|la parte|el que)|<this>|<you>", 6),
        Phrase("favourite_of", r"<word>(?: <word>)?", "parte|cosa|momento|opción", 3),
        Phrase(
            "trait",
            (
                r"(?:(?:casi|más o menos) )?(?:vegetarian[oa]|vegan[oa]|flexitarian[oa]|abstemi[oa]|"
                r"zurd[oa]|diestr[oa]|ambidiestr[oa]|madrugador|madrugadora|nocturn[oa]|autodidacta|"
                r"autónom[oa]|"
                r"jubilad[oa]|prejubilad[oa]|bilingüe|(?:muy )?de (?:madrugar|trasnochar|letras|ciencias|"
                r"campo|ciudad|gatos|perros|té|café)|más de (?:gatos|perros|té|café|montaña|playa|campo)(?: "
                r"que de "
                r"\S+)?|una persona (?:nocturna|diurna|de mañanas|madrugadora|visual)|nuev[oa] (?:en|con) "
                r"(?:<tech>)|un búho|lector lento|lectora lenta)"
            ),
            "<this>",
            9,
        ),
        Phrase("regular", r"(?:<regularly>)(?:(?:,| y) (?:<regularly>))?", "", 12),
        Phrase("habit_what", r"[^,;:()!?]+?", r"<bare_vague>|<trouble>|<you>|^(?:que|si|lo)", 8),
        Phrase(
            "pursuit",
            r"[^,;:()!?]+",
            (
                r"<bare_vague>|<you>|^(?:en|de|por|con|un papel|una función|una consulta|una copia|algo|lo|la "
                r"(?!guitarra|flauta|batería|trompeta)|clic|eso)|<trouble>|partida|nivel"
            ),
            8,
        ),
        Phrase("old", r"[^,;:()!?]+?", "<this>|<you>", 5),
        Phrase(
            "zone",
            (
                r"(?:horario de |hora de |de )?(?:<cap>(?:[ -]<cap>){0,2}|<city>|<country>|(?:utc|gmt) ?(?:[+-] "
                r"?\d{1,2})?)"
            ),
            "",
            5,
            as_said=True,
        ),
        Phrase(
            "usual_place",
            (
                r"(?:en (?:el (?:trabajo|curro|portátil(?: del (?:curro|trabajo))?|ordenador(?: del (?:curro|"
                r"trabajo))?|móvil)|casa|mi portátil|mi ordenador|la oficina|todos mis equipos)|a diario|para "
                r"todo|todos los días)"
            ),
            "",
            8,
        ),
        Phrase("sign", r"[^,;:()!?]+", "<this>", 5, as_said=True),
        Phrase("set_up", "<setup>", "", 5),
        Phrase("device", "<device>", "", 4),
        Phrase("kept", r"<word>(?: <word>){0,3}?", "", 4),
        Phrase("plain_job", r"(?:un |una )?(?:<job>)(?: <word>){0,2}?", "<no_job>", 5),
        Phrase("key", r".+", "", 12),
        Phrase("value", r".+?", "", 24),
        Phrase("over", r".+", "", 16),
        Phrase("new", r".+", "", 8),
        Phrase("project_name", r"<cap>(?: <cap>){0,2}", "", 3, as_said=True),
        Phrase("since_when", r"(?:el|la|en|hace|desde|a) [^,;:()!?]+|ayer|hace poco", "", 6),
    ),
    spelled_out="""
        en el curro=en el trabajo, del curro=del trabajo, opcion=opción, version=versión, conclusion=conclusión
        asi=así, tambien=también, ingles=inglés, frances=francés, aleman=alemán, portugues=portugués
        japones=japonés, codigo=código
        numeros=números, parrafos=párrafos, articulos=artículos, dias=días, miercoles=miércoles, sabados=sábados
        mas=más, paginas=páginas
        titulos=títulos, lineas=líneas, portatil=portátil, movil=móvil, electronico=electrónico, musica=música
        quimica=química
        fisica=física, matematicas=matemáticas, medico=médico, medica=médica, cafe=café, aqui=aquí
        ejemplos practicos=ejemplos prácticos
        vinetas=viñetas, espanol=español, ano=año, anos=años, manana=mañana, mananas=mañanas, ninos=niños
        pequena=pequeña, pequeno=pequeño
        catalan=catalán, rapido=rápido, autonomo=autónomo, autonoma=autónoma, llamame=llámame, tecnico=técnico
        tecnica=técnica
        porfa=por favor, panaderia=panadería, libreria=librería, x favor=por favor, xfa=por favor, q=que, pq=porque
    """,
    silent=r"""
        si(?! (?:no te importa|puede ser|es posible|puedes))|como si|quizá|quizás|quiza|quizas|tal vez|a lo mejor|\
            igual me|puede que|ojalá|ojala|supongamos|supón|supon|\
            imagina|imagínate|imaginate|digamos|pongamos|suponiendo|hipotéticamente|creo que|supongo que|espero que|\
                me gustaría (?!que)|me gustaria (?!que)|\
            quisiera|pensando en|algún día|algun dia|planeo|podría|podria|sería|seria|haría|tendría|viviría|trabajaría
        hoy(?! en día)|mañana(?!s)(?<!la mañana)|ayer|anoche|esta (?:vez|semana|noche|tarde|mañana|sesión|sesion)|\
            este (?:mes|año|finde|fin de semana|verano|invierno|rato|lunes|martes|miércoles|jueves|viernes|\
            trimestre|semestre)|por ahora|de momento|por el momento|ahora mismo|solo por|hasta (?!las)|temporalmente|\
                últimamente|ultimamente|estos días|estos dias|\
            (?:próxim|proxim)[oa]|que viene|durante (?:un|unos|el|la)|un rato
        (?:para|en) (?:este|esta|ese|esa) (?:chat|conversación|conversacion|sesión|sesion|mensaje|correo|mail|email|\
            carta|borrador|respuesta|tarea|pregunta|texto|post|archivo|función|funcion|documento|informe|\
            canción|poema|cuento|escena|partida|juego|vuelo|viaje|capítulo|ejemplo|ejercicio|caso|consulta)
        mejor dicho|no espera|espera no|corrección|perdón quise
        antes (?:viv|trabaj|us|era|ten)\p{L}*(?!.*\bahora (?:lo|uso|vivo|trabajo|tengo)\b)|de (?:pequeñ[oa]|niñ[oa]|\
            joven)|en el pasado|hace años que no|solía|\
            solia|cuando era
        (?<!\b(?:ya|te|como|os|yo|nadie me) )(?:dijo|dice|dicen|dijeron|cuenta que|asegura|opina|según|segun|\
            me pidió|me pidio|le dije)
        eres|tu (?:nombre|papel|rol|trabajo|personalidad)|te llamas|actúa|actua|compórtate|finge|juego de rol|\
            me das la razón|la razón|sin (?:preguntar|preguntarme|confirmar|confirmación|permiso|pedir|\
            avisar|consultar|aprobación)|permiso|pregúntame|confírmame|sudo|root|credenciales|contraseña|token
        claro,? me (?:encanta|gusta)|genial,? (?:ahora|otra)|qué (?:gracioso|divertido)|jaja\p{L}*|jeje\p{L}*|xd+|\
            es broma|en broma|ironía
        <trouble>
        [45]\d\d
        (?:en|dentro de) (?:la|el|este|esta|mi|un|una) (?:\S+ )?(?:historia|cuento|juego|novela|escena|partida|\
            relato|guion|película|libro|canción)
        mi personaje|el narrador|la narradora|el protagonista|la protagonista
        ^(?:por favor )?(?:escribe|redacta|inventa|traduce|reescribe|mejora|corrige|parafrasea|resume|continúa|\
            completa|edita|repite|di|dile|contesta|responde a|responde que|explica|lee|haz un|haz una|crea|busca|\
            grep|muestra|añade un|añade una)\b.*(?::|que (?:vivo|trabajo|soy|me|odio|digo|diga)|['"«“])
        (?:poema|cuento|escena|canción|historia|novela|guion|diálogo|monólogo) (?:sobre|en el que|en la que|donde|\
            de un|de una)
        (?:el|la|este|esta) (?:\S+ )?(?:algoritmo|función|compilador|bucle|consulta|parser|método) (?:es|hace|puede|\
            necesita|devuelve|compara|asume)
    """,
    leads=r"""
        por cierto|también|además|ademas|y|pero|bueno|pues|vale|ok|ah|oye|hola|buenas|buenos días|buenos dias|\
            buenas tardes|a ver|mira|eh|ehm|mmm|hey|ey
        (?:para )?que (?:lo )?sepas|para que (?:lo )?sepas|(?:ya )?sabes que|te (?:cuento|comento|aviso)(?: que)?|\
            aviso|nota|ojo|un detalle|una cosa|otra cosa|como contexto|contexto|de contexto
        (?:por favor,? )?(?:recuerda|acuérdate(?: de)?|acuerdate(?: de)?|ten en cuenta|ten presente|apunta|apúntate|\
            toma nota(?: de)?|no olvides|no te olvides(?: de)?|memoriza|guarda)(?: que|:)
        (?:como |ya )(?:te )?(?:dije|he dicho|digo|comenté|comente|decía|decia)(?: antes| ya)?(?: que)?
        ya te (?:lo )?(?:dije|he dicho|comenté|comente)(?: antes)?(?: que|:)?|te (?:he dicho|dije) que|\
            cuántas veces .{0,40}:|por \S+ vez:?|te (?:lo )?repito:?
        la verdad(?: es que)?|el caso es que|es que|en general|por lo general(?=,)|personalmente|sinceramente|\
            de hecho|en mi caso|por mi parte|yo(?= (?:<mine>|normalmente|solo|casi|no)\b)|a mí(?=,)
        (?:como|ya que|dado que|puesto que|porque)(?= (?:<mine>)\b)
        (?:he cambiado|hemos cambiado|cambié|cambie|cambiamos) de (?:idea|opinión|opinion|parecer)(?=[,:;.!])|\
            pensándolo bien|pensandolo bien|al final(?= (?:<mine>)\b)
        (?:no|nop|sí|si|vale|gracias|genial|perfecto|bien|mal|incorrecto|perdón|perdon|perdona|porfa|por favor|mira|\
            escucha|en serio|para nada|casi|mmm)(?=[,:;.!-])|(?:no|perdón|perdona)(?= (?:yo|quería|queria|quise|\
            me refería|me referia|me \
            refiero|mi|hazlo|ponlo|en prosa)\b)|(?:perdón|perdona)(?= (?:usa|usamos|te)\b)|en realidad|actualmente
    """,
    tails=r"""
        por cierto|por favor|porfa|gracias|ahora|encantado|encantada|la verdad|si puede ser|si es posible|ya sabes|\
            como siempre|\
            en general|hoy en día|que conste|vale|eh|ok|sabes|de nuevo|otra vez|también|además|jaja|\
            siempre que puedas|desde siempre|la verdad es que|un saludo|y punto
        porque .+|ya que .+|así que .+|por eso .+|por lo que .+|de modo que .+|para que .+|con lo cual .+|o sea que .+
        desde hace .+|hace (?:\S+ )?(?:años|meses|tiempo|mucho|poco)(?: ya)?|desde siempre|desde niñ[oa]
        (?<=,)\s*(?:y )?(?:por favor|puedes|podrías|usa|dame|pon|haz|no|sé|ve|ten|quita|busca|cambia|evita|muestra|\
            muéstrame|recuerda|tenlo|tenlo en cuenta|nadie|todo|todos|nada|mejor|adapta|ajusta|escribe|responde|\
            respóndeme|háblame|usá|\
            tiene|hay|es|está|eso|que|lo|la|el|cuando|planifica|recomienda|recomiéndame|sugiere|no me|de ahí|\
                pero no me|apúntalo|guárdalo|avisa|resume|pásalo|conviértelo)\b.*
        (?<=,)\s*(?:como|cuando) .+
    """,
    limits=r"""
        excepto|salvo|menos|a no ser|aparte de|pero|aunque|sin embargo|no(?! (?:hace|me (?:des|pongas|uses)))|ni|o|\
            bueno|más bien|mejor dicho|perdón|espera|hasta|solo (?:cuando|si|en|para)|depende|a veces|en cambio|\
            nunca|ya no|todavía
    """,
    joints=(
        Joint(r"\s*;\s*"),
        Joint(r"\s+[–—-]\s+(?=(?:y |pero )?(?:<mine>)\b)"),
        Joint(r",? (?:y|pero|así que|además) (?:también |ahora |además )?(?=(?:<mine>)\b)"),
        Joint(r",? (?:y|pero) (?=ahora lo (?:tengo|llevo|hago)\b)"),
        Joint(r",? y (?=(?:toco|doy|conduzco|colecciono|cocino|canto|pinto) )"),
        Joint(r", (?:porque|ya que|como|aunque) (?=(?:<mine>)\b)"),
        Joint(r" (?:porque|ya que) (?=(?:<mine>)\b)"),
        Joint(r"\s*:\s+(?=(?:ahora |mejor )?(?:<mine>)\b)"),
        Joint(r", (?=(?:<mine>)\b)", firm=False),
    ),
    moves=(
        Shape(
            "{verb} {what} {core}",
            r"{what:clitic_front} (?:lo|la|los|las) {verb:clitic_verb} {core:with_what}",
        ),
        Shape("{core} {front}", r"{front},? {core}"),
    ),
    statements=(
        Shape(
            "Vive {where}",
            r"""
            (?:yo )?(?:<aside> )?(?:vivo|vivimos|resido|residimos)(?: <aside>)? {where}(?: (?:desde )?hace {span})?
            llevo (?:toda la vida|{span}) viviendo {where}
            (?:he vivido|hemos vivido) siempre {where}
            """,
        ),
        Shape(
            "Es de {place}",
            r"(?:yo )?(?:soy|somos|vengo|venimos) de {place:named_place}",
        ),
        Shape(
            "Vive en {place}",
            r"""
            (?:me|nos) (?:he |hemos |acabo de |acabamos de )?(?:mudado|mudé|mude|mudamos|trasladado|trasladé|\
                traslade|trasladamos|cambiado de casa)(?: de {old:named_place})? a {place}(?: {when:since_when})?
            (?:acabo|acabamos) de (?:mudarme|mudarnos|trasladarme|\
                trasladarnos)(?: de {old:named_place})? a {place}(?: {when:since_when})?
            (?:me|nos) (?:vine|vinimos|fui|fuimos) a vivir a {place}(?: {when:since_when})?
            """,
        ),
        Shape(
            "Está en la zona horaria de {zone}",
            (
                r"(?:estoy|estamos) en (?:la zona horaria|el huso(?: horario)?) de {zone:place}|mi (?:zona "
                r"horaria|huso horario) es (?:la de |el de )?{zone:place}"
            ),
        ),
        Shape("{often} trabaja {work}", r"(?:yo )?{often} trabajo {work}"),
        Shape(
            "Trabaja {work}",
            (
                r"(?:yo )?(?:<aside> )?(?:trabajo|trabajamos|curro|laburo|chambeo)(?: <aside>)? {work}|llevo "
                r"{span} trabajando {work}"
            ),
        ),
        Shape("No trabaja {when}", r"no trabajo {when:regular}"),
        Shape("Se dedica a {thing}", r"me dedico (?:<aside> )?a {thing}"),
        Shape("Es {job}", r"(?:yo )?soy (?:<aside> )?{job:an_job}"),
        Shape("Es {job}", r"llevo {span} (?:de|como) {job:an_job}"),
        Shape("Es {office}", r"(?:yo )?soy (?:<aside> )?{office}"),
        Shape("No es {job}", r"no soy {job:plain_job}"),
        Shape("Enseña {thing}", r"(?:enseño|enseno) {thing:studied}"),
        Shape("Da clases de {thing}", r"(?:doy|damos) clases? de {thing}"),
        Shape("{do} {venture}", r"(?:yo )?{do:lead} {venture}"),
        Shape("Estudia {thing}", r"(?:yo )?(?:<aside> )?estudio {thing:studied}|estoy estudiando {thing:studied}"),
        Shape("Está aprendiendo {thing}", r"(?:estoy )(?:<aside> )?aprendiendo {thing:studied}"),
        Shape(
            "Se llama {name}",
            r"""
            (?:yo )?me llamo {name}(?:,? no {wrong:name})?
            mi nombre(?: completo)? es {name}(?:,? no {wrong:name})?
            """,
        ),
        Shape(
            "Prefiere que se le llame {name}",
            r"""
            (?:por favor,? )?(?:llámame|llamame|llamadme|llámeme|dime) {name}(?:,? (?:y )?no {wrong:name}| en (?:vez|\
                lugar) de {wrong:name}| mejor que {wrong:name})?
            (?:me puedes|puedes|podés|podeis|podéis) (?:llamarme|decirme|llamar) {name}(?:,? (?:y )?no {wrong:name})?
            (?:todos|todo el mundo|mis amigos|la gente|en casa|casi todos|en el trabajo)(?: me)? (?:me )?(?:llaman|\
                llama|dicen) {name}
            me (?:llaman|dicen) {name}
            prefiero que me (?:llames|llamen|digas|digan) {name}(?:,? (?:y )?no {wrong:name}| en (?:vez|\
                lugar) de {wrong:name})?
            """,
        ),
        Shape(
            "Usa los pronombres {pronouns}",
            r"(?:mis|tengo como) pronombres(?: son)? {pronouns}|(?:uso|utilizo) los pronombres {pronouns}",
        ),
        Shape("Habla {tongues}", r"(?:yo )?(?:<aside> )?(?:hablo|hablamos) {tongues}"),
        Shape("No habla {tongues}", r"no hablo (?:nada de )?{tongues}"),
        Shape(
            "Tiene el {tongue} como lengua materna",
            (
                r"mi (?:lengua|idioma) (?:materna|materno|nativa|nativo) es (?:el )?{tongue:one_tongue}|(?:el "
                r")?{tongue:one_tongue} es mi (?:lengua|idioma) (?:materna|materno)"
            ),
        ),
        Shape(
            "No tiene el {tongue} como lengua materna",
            (
                r"(?:el )?{tongue:one_tongue} no es mi (?:lengua|idioma|primer idioma|primera lengua)(?: "
                r"materna| materno| nativa)?"
            ),
        ),
        Shape(
            "Su {rel} se llama {name}",
            r"""
            (?:mi|nuestr[oa]) {rel} se llama {name}(?:,? y (?:cumple|tiene|nació|estudia|va) .+)?
            (?:tengo|tenemos) (?:un|una) {rel} que se llama {name}
            el nombre de (?:mi|nuestr[oa]) {rel} es {name}
            """,
            kind="people",
        ),
        Shape("Sus {rel} se llaman {name}", r"(?:mis|nuestr[oa]s) {rel:rels} se llaman {name:names}", kind="people"),
        Shape(
            "Lleva {venture} con su {rel} {name}",
            r"(?:mi|nuestr[oa]) {rel} {name:first_name} (?:lleva|tiene|regenta|dirige) {venture:own_venture} conmigo",
            kind="people",
        ),
        Shape("Su {rel} es {job}", r"(?:mi|nuestr[oa]) {rel} es {job:their_job}", kind="people"),
        Shape("Su {rel} trabaja {work}", r"(?:mi|nuestr[oa]) {rel:near} trabaja {work:their_work}", kind="people"),
        Shape("Su {rel} es {trait}", r"(?:mi|nuestr[oa]) {rel:near} es {trait:their_trait}", kind="people"),
        Shape("Tiene {family}", r"(?:yo )?(?:tengo|tenemos) {family}", kind="people"),
        Shape("Es {trait}", r"(?:yo )?soy (?:<aside> )?{trait}"),
        Shape("Está {trait}", r"(?:ya )?estoy {trait:retired}"),
        Shape("{often} prefiere {thing}", r"(?:yo )?{often} prefiero {thing:preferred}", kind="preference"),
        Shape(
            "Prefiere {thing}",
            r"""
            (?:yo )?(?:<aside> )?(?:prefiero|\
                preferimos)(?: <aside>| mil veces| mucho más)? {thing:preferred}(?:,? (?:y )?no {wrong})?
            mi preferencia (?:es|son) {thing:preferred}
            """,
            kind="preference",
        ),
        Shape(
            "Prefiere que {do.many} {object} {how}",
            r"(?:prefiero|me gusta) que (?:siempre )?{do:not_make} (?:siempre )?{object:many_things}(?: {how:tail})?",
            kind="preference",
        ),
        Shape(
            "Prefiere que {do.one} {object} {how}",
            (
                r"(?:prefiero|me gusta) que (?:siempre )?{do:not_make} (?:siempre )?(?:{object} )?{how:tail}|"
                r"(?:prefiero|me gusta) que (?:siempre )?{do:not_make} (?:siempre )?{object}"
            ),
            kind="preference",
        ),
        Shape(
            "Prefiere que {do.one} {how}",
            (
                r"(?:prefiero|quiero|me gusta) que (?:siempre )?{do:not_make} {how:address}|{do:make} "
                r"(?:siempre )?{how:address} siempre|(?:siempre |<ahora>,? ){do:make} {how:address}|{do:make} "
                r"siempre {how:address}"
            ),
            kind="preference",
        ),
        Shape("{like} que {do.one} {how}", r"{like} que (?:siempre )?{do:not_make} {how:address}", kind="preference"),
        Shape(
            "{like} que {do.many} {object} {how}",
            r"{like} que (?:siempre )?{do:not_make} {object:many_things}(?: {how:tail})?",
            kind="preference",
        ),
        Shape(
            "{like} que {do.one} {object} {how}",
            r"{like} que (?:siempre )?{do:not_make} {object}(?: {how:tail})?",
            kind="preference",
        ),
        Shape(
            "{like} {thing}",
            r"(?:yo )?(?:<aside> )?{like}(?: mucho| muchísimo| nada| demasiado| especialmente)? {thing:liked}",
            kind="preference",
        ),
        Shape(
            "Quiere que {do.many} {object} {how}",
            (
                r"(?:siempre )?quiero que (?:siempre )?{do:not_make} (?:siempre )?{object:many_things}(?: "
                r"siempre)?(?: {how:tail})?(?: siempre)?"
            ),
            kind="preference",
        ),
        Shape(
            "Quiere que {do.one} siempre",
            r"quiero que (?:siempre )?{do:not_make} siempre|quiero que siempre {do:not_make}",
            kind="preference",
        ),
        Shape(
            "No quiere {thing}",
            (
                r"(?:<nunca> quiero|no quiero(?: ver)?(?: <nunca>)?) {thing:unwanted},? <nunca>|<nunca> "
                r"quiero(?: ver)? {thing:unwanted}|no quiero <nunca> {thing:unwanted}"
            ),
            kind="preference",
        ),
        Shape(
            "Quiere {thing}",
            r"(?:siempre )?quiero (?:siempre )?{thing:answers}(?:,? siempre)?|prefiero siempre {thing:answers}",
            kind="preference",
        ),
        Shape(
            "Quiere que {thing}",
            r"(?:siempre )?(?:quiero|necesito) que (?:siempre )?{thing:should_be}",
            kind="preference",
        ),
        Shape("Prefiere que {thing}", r"(?:prefiero|preferiría) que {thing:should_be}", kind="preference"),
        Shape("Aprende mejor {thing}", r"aprendo mejor {thing:in_what}", kind="preference"),
        Shape(
            "Suele {do} {thing}",
            r"(?:yo )?(?:<aside> )?(?:suelo|solemos) {do:oneself}(?: {thing:done})?",
            kind="preference",
        ),
        Shape("Suele {thing}", r"(?:yo )?(?:<aside> )?(?:suelo|solemos) {thing:infinitive}", kind="preference"),
        Shape("No suele {thing}", r"(?:yo )?no (?:suelo|solemos) {thing:infinitive}", kind="preference"),
        Shape(
            "Tiene {thing} como {of} favorito",
            r"mi {of:favourite_of} (?:favorito|preferido) es {thing:favourite}",
            kind="preference",
        ),
        Shape(
            "Tiene {thing} como {of} favorita",
            r"mi {of:favourite_of} (?:favorita|preferida) es {thing:favourite}",
            kind="preference",
        ),
        Shape("{often} {do} {thing}", r"(?:yo )?{often} {do:habit} {thing:done}", kind="preference"),
        Shape("{often} {do}", r"(?:yo )?{often} {do:habit}", kind="preference"),
        Shape("Siempre {do} {thing}", r"(?:yo )?{do:habit} siempre {thing:done}", kind="preference"),
        Shape("Siempre {do} {thing}", r"(?:yo )?{do:habit} {thing:done} siempre", kind="preference"),
        Shape(
            "Nunca {do} {thing}",
            r"(?:yo )?no {do:habit} <nunca> {thing:done}|(?:yo )?no {do:habit} {thing:done} <nunca>",
            kind="preference",
        ),
        Shape("No {do} {thing}", r"(?:yo )?no {do:abstained} {thing:done}", kind="preference"),
        Shape(
            "{do} {thing} {when}",
            r"(?:yo )?(?:<aside> )?{do:habit} {thing:habit_what} {when:regular}",
            kind="preference",
        ),
        Shape("{do} {when}", r"(?:yo )?(?:<aside> )?{do:habit} {when:regular}", kind="preference"),
        Shape(
            "{do} {thing} {how}", r"(?:yo )?(?:<aside> )?{do:habit} {thing:my_plural} {how:in_what}", kind="preference"
        ),
        Shape(
            "Firma {how} {where}",
            r"firmo {where:there} {how:sign_as}|firmo {how:sign_as}(?: {where:there})?",
            kind="preference",
        ),
        Shape("{do} {thing}", r"(?:yo )?(?:<aside> )?{do:hobby} {thing:pursuit}"),
        Shape(
            "Usa {tool} para {purpose}",
            r"(?:yo )?(?:<aside> )?(?:uso|utilizo|utilizamos|usamos) {tool:tool_used} para {purpose}",
        ),
        Shape(
            "Usa {tool} como {purpose}",
            r"(?:yo )?(?:<aside> )?(?:uso|utilizo) {tool:tool_used} como (?:mi )?{purpose:set_up}",
        ),
        Shape(
            "Este proyecto usa {tool}",
            r"(?:aquí |aqui )(?:siempre |solo )?(?:usamos|utilizamos) {tool:known_tool}(?:,? (?:y )?no {wrong})?",
            kind="project",
        ),
        Shape(
            "Usa {a} {on} y {b} {at}",
            r"(?:yo )?(?:<aside> )?(?:uso|utilizo) {a:product} {on:usual_place} y {b:product} {at:usual_place}",
        ),
        Shape("Conduce {car}", r"(?:yo )?(?:<aside> )?conduzco {car}"),
        Shape("Lo tiene todo en {tool}", r"(?:ahora |ya )?lo tengo todo en {tool:known_tool}"),
        Shape(
            "Habla {a} {on} y {b} {at}",
            r"(?:yo )?hablo {a:one_tongue} {on:usual_place}(?: e| y|,) {b:one_tongue} {at:usual_place}",
        ),
        Shape(
            "Prefiere {fix}",
            r"(?:a|para) m[ií],? (?:siempre|solo|sólo) (?:(?:en|con) (?:el )?)?{fix:wished}",
            kind="preference",
        ),
        Shape("Quiere siempre {fix}", r"(?:yo )?(?:siempre quiero|quiero siempre) {fix:measured}", kind="preference"),
        Shape(
            "Usa {tool} {on}",
            r"""
            (?:yo )?(?:<aside> )?(?:uso|utilizo|usamos) {tool:product} {on:usual_place}
            {on:usual_place},? (?:uso|utilizo|usamos|utilizamos|tenemos) {tool:product}
            """,
        ),
        Shape(
            "Usa {tool}",
            r"(?:yo )?(?:<aside> )?(?:uso|utilizo|estoy con|estamos con) {tool:product}(?: desde hace {span})?",
        ),
        Shape(
            "Usa {os} con {tool}",
            r"(?:yo )?(?:<aside> )?(?:uso|utilizo|tengo|estoy en|estoy con) {os} (?:con|y) {tool:product}",
        ),
        Shape("Usa {tool} como {of}", r"mi {of:set_up} es {tool:product}"),
        Shape("Tiene un {device} con {spec}", r"(?:mi {device} tiene|(?:tengo|tenemos) un {device} con) {spec}"),
        Shape("Tiene una {device} con {spec}", r"(?:tengo|tenemos) una {device} con {spec}"),
        Shape("Su {device} es {spec}", r"mi {device} es {spec:model}"),
        Shape(
            "Usa {os} en su {device}",
            r"en (?:el|mi) {device}(?: del trabajo)?,? (?:solo |sólo )?(?:uso|tengo|utilizo) {os}|"
            r"(?:solo |sólo )?(?:uso|tengo|utilizo) {os} en (?:el|mi) {device}(?: del trabajo)?|mi {device} (?:usa|"
            r"lleva|va con|corre) {os}",
        ),
        Shape(
            "Programa en {tool}",
            (
                r"(?:yo )?(?:<aside> )?(?:programo|programamos|desarrollo)(?: <aside>| casi siempre| "
                r"principalmente| siempre)? en {tool:code_tongues}"
            ),
        ),
        Shape(
            "Usa {tool} para {purpose}",
            (
                r"(?:me he|nos hemos|me|nos|he|hemos) (?:pasado|pasé|pase|pasamos|cambiado|cambié|cambie|"
                r"cambiamos|migrado)(?: de {old})? a {tool:product}(?: desde {old})? para {purpose}"
            ),
        ),
        Shape(
            "Usa {tool}",
            r"""
            (?:me he|nos hemos|me|nos|he|hemos) (?:pasado|pasé|pase|pasamos|cambiado|cambié|cambie|cambiamos|\
                migrado)(?: de {old})? a {tool:known_tool}(?: desde {old})?(?: {when:since_when})?
            (?:migramos|hemos migrado|migré)(?: de {old})? a {tool:known_tool}
            (?:hemos |he )?(?:cambiado|cambiamos|cambié) {old} por {tool:known_tool}
            (?:me he|nos hemos) (?:pasado|cambiado) de {old:known_tool} a {tool:plain_tool}
            (?:me|nos) (?:pasé|pasamos|cambié|cambiamos) de {old:known_tool} a {tool:plain_tool}
            """,
        ),
        Shape(
            "Le escribe a {whom} {items}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) (?:los |las )?{items:terse_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:los |las )?{items:terse_mails}
            a {whom:addressee} le (?:gustan|encantan) (?:los |las )?{items:terse_mails}
            a {whom:own_addressee} le (?:gustan|encantan) (?:los |las )?{items:terse_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "No le escribe a {whom} {items}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<shuns>) (?:los |las )?{items:lengthy_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<shuns>) (?:los |las )?{items:lengthy_mails}
            a {whom:addressee} no le (?:gustan|van|molan) (?:nada )?(?:los |las )?{items:lengthy_mails}
            a {whom:own_addressee} no le (?:gustan|van|molan) (?:nada )?(?:los |las )?{items:lengthy_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Le escribe a {whom} {what} {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) (?:que )?{what:mails} (?:sean |vayan )?{how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:que )?{what:mails} (?:sean |vayan )?{how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Le escribe a {whom} {what} con {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            {whom:addressee} (?:<wishes>) {what:in_mails} {how:put_in}
            {whom:own_addressee} (?:<wishes>) {what:in_mails} {how:put_in}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Le escribe a {whom} con {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Escribe {what} para {whom} {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {what:papers} {how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {what:papers} {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Escribe {items} para {whom}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) (?:los |las )?{items:terse_papers}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:los |las )?{items:terse_papers}
            """,
            kind="preference",
            wish="person",
        ),
    ),
    rules=(
        Shape(
            "No quiere {items} en las {where}",
            r"""
            (?:por favor,? )?no (?:uses|pongas|incluyas|añadas|metas|utilices|emplees) {items:unwanted} en tus \
                {where:respuestas}(?:,? (?:nunca|jamás|por favor))*
            """,
            kind="preference",
        ),
        Shape(
            "Quiere {where} sin {items}",
            r"""
            (?:por favor,? )?(?:nada de|sin) {items:unwanted} en (?:tus|las) {where:respuestas}(?:,? (?:nunca|jamás|\
                por favor))*
            """,
            kind="preference",
        ),
        Shape(
            "Quiere {where} cortas",
            r"(?:por favor,? )?(?:mantén|haz) tus {where:respuestas} (?:cortas|breves)",
            kind="preference",
        ),
        Shape(
            "Quiere que {do.many} {object} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?siempre {do:make} {object:many_things}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?{do:make} siempre {object:many_things}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?{do:make} {object:many_things} siempre(?: {how:tail})?
            (?:<ahora>,? )(?:por favor,? )?{do:make} {object:many_things}(?: {how:tail})?
            (?:por favor,? )?{do:make} {object:many_things}(?: {how:tail})?,? (?:<ahora>|siempre)
            """,
            kind="preference",
        ),
        Shape(
            "Quiere que {do.one} {object} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?siempre {do:make} {object}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?{do:make} siempre {object}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?{do:make} {object} siempre(?: {how:tail})?
            (?:<ahora>,? )(?:por favor,? )?{do:make} {object}(?: {how:tail})?
            (?:por favor,? )?{do:make} {object}(?: {how:tail})?,? (?:<ahora>|siempre)
            """,
            kind="preference",
        ),
        Shape(
            "Quiere que {do.one} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?siempre {do:make} {how:tail}
            (?:<ahora>,? )?(?:por favor,? )?{do:make} siempre {how:tail}
            (?:<ahora>,? )(?:por favor,? )?{do:make} {how:tail}
            (?:por favor,? )?{do:make} {how:tail},? (?:<ahora>|siempre)
            """,
            kind="preference",
        ),
        Shape(
            "No quiere que {do.many} {object} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?(?:<nunca>) {do:not_make} {object:many_things}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?no {do:not_make} <nunca> {object:many_things}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?no {do:not_make} {object:many_things}(?: {how:tail})?,? (?:<nunca>|\
                <ahora>)(?: {how:tail})?
            (?:<ahora>,? )(?:por favor,? )?no {do:not_make} {object:many_things}(?: {how:tail})?
            (?:quiero|prefiero) que <nunca> {do:not_make} {object:many_things}(?: {how:tail})?
            """,
            kind="preference",
        ),
        Shape(
            "No quiere que {do.one} {object} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?(?:<nunca>) {do:not_make} {object}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?no {do:not_make} <nunca> {object}(?: {how:tail})?
            (?:<ahora>,? )?(?:por favor,? )?no {do:not_make} {object}(?: {how:tail})?,? (?:<nunca>|<ahora>)
            (?:<ahora>,? )(?:por favor,? )?no {do:not_make} {object}(?: {how:tail})?
            (?:quiero|prefiero) que <nunca> {do:not_make} {object}(?: {how:tail})?
            """,
            kind="preference",
        ),
        Shape(
            "No quiere que {do.one} {how}",
            r"""
            (?:<ahora>,? )?(?:por favor,? )?<nunca> {do:not_make} {how:tail}
            (?:<ahora>,? )?(?:por favor,? )?no {do:not_make} <nunca> {how:tail}
            (?:<ahora>,? )(?:por favor,? )?no {do:not_make} {how:tail}
            """,
            kind="preference",
        ),
        Shape(
            "Quiere {thing}",
            r"<ahora>,? (?:por favor,? )?(?:quiero )?{thing:answers}|{thing:answers},? <ahora>",
            kind="preference",
        ),
        Shape(
            "No quiere {items}",
            (
                r"<ahora>,? (?:por favor,? )?(?:nada de|sin|no más|ningún|ninguna) {items:unwanted}|nada de "
                r"{items:unwanted},? (?:<nunca>|<ahora>)"
            ),
            kind="preference",
        ),
    ),
    here=(
        Shape(
            "Este proyecto usa {tool}",
            r"""
            (?:por favor,? )?(?:siempre |solo )?usa {tool:here_thing}(?:,? (?:y )?no {wrong}| en (?:vez|\
                lugar) de {wrong})?
            (?:siempre |solo )?(?:usamos|utilizamos|se usa) {tool:here_thing}(?:,? (?:y )?no {wrong}| en (?:vez|\
                lugar) de {wrong})?
            """,
            kind="project",
        ),
        Shape(
            "Este proyecto no usa {tool}",
            r"(?:<nunca>|no) (?:usamos|uses|utilizamos|se usa) {tool:here_thing}",
            kind="project",
        ),
        Shape("Este proyecto no usa {items}", r"(?:sin|nada de) {items:unwanted}", kind="project"),
        Shape("Este proyecto nunca {do} {thing}", r"<nunca> {do:we_do} {thing:here_thing}", kind="project"),
        Shape(
            "Este proyecto {do} {thing}",
            r"(?:<aside> |solo |normalmente )?{do:we_do} (?:siempre )?{thing:here_thing}",
            kind="project",
        ),
        Shape(
            "En este proyecto {subject} {verb} {how}",
            r"{subject} (?:siempre )?{verb:placing}(?: siempre)? {how:here_where}",
            kind="project",
        ),
        Shape("Este proyecto {verb} {thing}", r"{verb:running} {thing:here_thing}", kind="project"),
    ),
    corrections=(
        Shape(
            "Le escribe a {whom} {fix}",
            r"""
            (?:no )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:y )?no {wrong}| en vez de \
                {wrong}| \
                en lugar de {wrong}| a {wrong})?
            (?:no )?{whom:own_addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:y )?no {wrong}| en vez de \
                {wrong}| en lugar de {wrong}| a {wrong})?
            """,
            kind="preference",
            fix="a {whom} {fix}",
            wish="person",
        ),
        Shape(
            "Prefiere {fix} {where}",
            r"""
            (?:por favor,? )?(?:<asked> )?(?:<into> )?{fix:wished}(?:,? (?:por favor|porfa|\
                mejor))?(?: {where:there})?(?:,? (?:y )?no (?:<into> )?{wrong}| en (?:vez|lugar) de {wrong})?(?:: .+)?
            no (?:<into> )?{wrong}(?:[,;:.]| -| sino)+ (?:<asked> )?(?:<into> )?{fix:wished}(?: {where:there})?
            """,
            kind="preference",
            fix="{fix}",
        ),
        Shape(
            "Prefiere textos en {fix} {where}",
            r"""
            (?:por favor,? )?(?:<asked> )?en {fix:one_tongue}(?:,? (?:por favor|porfa|\
                mejor))?(?: {where:there})?(?:,? (?:y )?no (?:en )?{wrong:one_tongue})?
            no en {wrong:one_tongue}[,;]? (?:sino )?en {fix:one_tongue}
            """,
            kind="preference",
            fix="{fix}",
            wish="communication",
        ),
        Shape(
            "Quiere que se le {how}",
            r"(?:por favor,? )?{how:treatment}(?: siempre)?",
            kind="preference",
            fix="{how}",
            wish="communication",
        ),
        Shape(
            "No quiere {wrong} {where}",
            (
                r"(?:por favor,? )?(?:no (?:uses|pongas|añadas|agregues|metas|me des|quiero|me pongas)|quita|"
                r"deja de (?:usar|poner|añadir)|evita|sin|nada de) (?:las |los |el |la )?{wrong:wished}(?: "
                r"{where:there})?"
            ),
            kind="preference",
            fix="sin {wrong}",
        ),
    ),
    values=(
        Value(
            "communication",
            r"""
            <spelled>
            (?:un |el )?(?:tono|lenguaje|estilo|registro) (?:más |menos |mas )?(?:formal|informal|neutro|
                neutral|cercano|amistoso|profesional|directo|seco|coloquial|sencillo|técnico)
            (?:más |menos |mas )?(?:formal|informal)
            (?:respuestas|explicaciones|frases|párrafos|parrafos|resúmenes) (?:más |mas )?(?:cortas|cortos|
                largas|largos|breves|concisas|concisos|detalladas|detallados)
            (?:voz )(?:activa|pasiva)
            de tú|de usted|de vos|tuteo|tuteándome|lenguaje llano|lenguaje inclusivo
            """,
        ),
        Value(
            "format",
            r"""
            (?:(?:sin|con) )?(?:(?:una|un|unas|unos|la|las|los|el) )?(?:viñetas|vinetas|puntos|
                listas?(?: (?:con viñetas|numeradas?))?|prosa|texto corrido|texto plano|párrafos|parrafos|
                frases completas|markdown|tablas?|títulos|titulos|\
                encabezados|emojis?|emoticonos|signos de exclamación|exclamaciones|guiones|rayas|punto y coma|
                    notas al pie|bloques de código|diffs?|html|pdf|docx|word|json|yaml|toml|csv|tsv|xml|latex|svg|
                    png|\
                hashtags|abreviaturas|comentarios|docstrings|anotaciones de tipos?|anglicismos|jerga|negritas?|
                    cursivas?|mayúsculas|mayusculas|minúsculas|minusculas)
            (?:snake_case|snake case|camelcase|camel case|pascalcase|kebab-case|kebab case)
            (?:tabuladores|tabs|espacios|dos espacios|cuatro espacios|comillas simples|comillas dobles|
                comillas latinas|comillas españolas)
            (?:fechas?|formato|formato de fecha)(?: en)? (?:iso|iso 8601|europeo|americano|español)|iso
            (?:día|dia|mes|año)[ /-](?:mes|día|dia)(?:[ /-]año)?|(?:dd|mm|aaaa|yyyy)[/.-](?:mm|dd)[/.-](?:aaaa|
                yyyy|dd|aa)
            (?:formato de )?(?:24|12) horas|coma decimal|punto decimal|apa|normas apa|estilo apa|mla
            """,
        ),
        Value(
            "format",
            r"""
            (?:el )?(?:sistema métrico|sistema metrico|sistema imperial|unidades métricas|unidades imperiales)
            kilómetros|kilometros|km|millas|metros|pies|centímetros|centimetros|cm|milímetros|mm|pulgadas|kilos|
                kilogramos|kg|libras|onzas|gramos|litros|mililitros|ml|galones|tazas|celsius|grados celsius|grados|
                fahrenheit|\
                kelvin|km/h|hectáreas|acres
            euros?|eur|dólares|dolares|usd|pesos|libras esterlinas|francos|soles|yenes|utc|gmt|cet
            """,
        ),
        Value("format", r"(?:(?:un|una) )?(?:gráfic[oa]s? )?(?:de )?barras", "gráficos de barras"),
        Value("format", r"(?:(?:un|una) )?(?:gráfic[oa]s? )?(?:de )?(?:líneas|lineas)", "gráficos de líneas"),
        Value("technical", "(?:<tech>)(?: puro| nativo| a secas)?"),
    ),
    turns=((r"(?:cuando|siempre que|cada vez que) {do:not_make}", "al {do.inf}"),),
    persons="""
        mi=su, mis=sus, mío=suyo, mía=suya, míos=suyos, mías=suyas, nuestro=su, nuestra=su, nuestros=sus
        nuestras=sus, conmigo=consigo
        me=le, nos=le
    """,
    leftover=r"""
        yo|mí|me|nos|mi|mis|nas|suas|tuas|nuestr[oa]s?|nosotr[oa]s|\
            (?<!de )(?:tú|tu|vos|usted)|tus|te|ti|contigo|ustedes|os|\
            \p{L}+[aei]r(?:me|nos|te)|vuestr[oa]s?|por favor|porfa|gracias|estos|estas|aquel
        soy|estoy|tengo|vivo|uso(?= )|trabajo(?= (?:en|de|como|con|para|mucho|así)\b)|prefiero|quiero|quería|puedo|\
            hago|pongo|digo|voy|he|hemos|somos|estamos|tenemos|(?!\p{L}*gramos|tramos|ramos|\
            extremos)\p{L}{2,}(?:amos|emos)|(?:viv|escrib|sal|ped|prefer|segu|decid|recib)imos|necesito|escribo|leo|\
            creo|hablo|odio|suelo|gano|cobro|facturo|debo|pienso|siento|me\b|(?:y|que|pero|aunque|porque|\
            cuando) {verb:habit}
        eres|tienes|puedes|quieres|haces|estás|\p{L}{3,}(?:aste|iste|ías)
        est[ae](?! proyecto)
        não|nao|você|voce|sem|uma|meu|minha|meus|minhas|seu|sua|seus|suas|teu|tua|do|(?<!^)(?<!\b(?:le|se|que|\
            no) )da|dos|das|em|às|ao|pra
        (?:a|el|la|los|las|un|una|de|del|en|con|para|por|y|o|pero|que|no|es|son|sin|muy|porque|su|al|le)$
    """,
    changed=r"""
        (?:he cambiado|hemos cambiado|cambié|cambie|cambiamos) de (?:idea|opinión|opinion|parecer) (?:sobre|con|\
            respecto a|en cuanto a) {old:topic}
        (?:por favor,? )?(?:olvida|olvídate de|olvidate de|ignora|descarta) lo (?:que (?:te )?(?:dije|pedí|pedi|\
            he dicho|había dicho)(?: antes)?)? ?(?:sobre|de|acerca de) {old:topic}
        (?:he dejado|hemos dejado|dejé|deje|dejamos) de (?:usar|utilizar|querer|tomar|leer|escribir en|\
            trabajar con) {old:topic}
        ya no (?:uso|usamos|utilizo|utilizamos|quiero|queremos|me gustan?|prefiero|necesito|trabajo con|\
            tomo) {old:topic}
    """,
    dropped=r"""
        (?:he cambiado|hemos cambiado|cambié|cambie|cambiamos) de (?:idea|opinión|opinion|parecer) (?:sobre|con|\
            respecto a|en cuanto a) {old:topic}
        (?:por favor,? )?(?:olvida|olvídate de|olvidate de|ignora|descarta) lo (?:que (?:te )?(?:dije|pedí|pedi|\
            he dicho|había dicho)(?: antes)?)? ?(?:sobre|de|acerca de) {old:topic}
        (?:por favor,? )?(?:olvida|olvídate de|olvidate de) que {old:topic}
        (?:he dejado|hemos dejado|dejé|deje|dejamos) de {old:topic}
        ya no (?:me )?(?:soy |estoy )?{old:topic}
    """,
    renewals=(
        Shape(
            "Usa {new}",
            r"(?:ahora )?(?:uso|usamos|utilizo|utilizamos|estoy con|estamos con) (?:ahora )?{new:product}",
            outright=True,
        ),
        Shape(
            "Prefiere {new}",
            r"(?:ahora |yo )?(?:prefiero|quiero|me gustan?|queremos|preferimos)(?: ahora| más| mejor)? {new:wish}",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefiere {new}",
            (
                r"(?:por favor,? )?(?:usa |dame |pon |ponme )?{new:wish},? (?:<ahora>)|(?:<ahora>),? (?:usa |"
                r"dame |pon )?{new:wish}"
            ),
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefiere {new}",
            r"""
            (?:por favor,? )?(?:usa|dame|pon|ponme|mejor|vuelve a|vuelve al|volvamos a|volvamos al|vuelve a usar|\
                vamos con|probemos|mejor usa|mejor pon) (?:el |la |los |las )?{new:wish}
            {new:wish} (?:mejor|otra vez|de nuevo)
            """,
            kind="preference",
        ),
    ),
    stand_in="",
    opposites="""
        largas=cortas, largos=cortos, larga=corta, largo=corto, detalladas=breves, oscuro=claro, oscuros=claros
        oscura=clara, formal=informal
        británico=americano, métrico=imperial, celsius=fahrenheit, kilómetros=millas, tabuladores=espacios
        tabs=espacios, simples=dobles
        temprano=tarde, izquierda=derecha, ventana=pasillo, grande=pequeño, grandes=pequeñas, frío=calor
        semanal=diario, papel=digital
        viñetas=prosa, listas=párrafos, activa=pasiva, té=café, usted=tú, breves=largas
    """,
    fills=(
        Fill(
            "home",
            (
                r"(?:ahora |actualmente )?(?:vive|reside) (?:en|cerca de|a las afueras de|en las afueras de|al "
                r"lado de|junto a) {value}"
            ),
        ),
        Fill("home", r"se (?:ha )?(?:mudado|mudó) a {value}"),
        Fill("employer", r"(?:ahora )?trabaja (?:(?:como|de) .+? )?(?:en|para) {value}"),
        Fill("job", r"(?:ahora )?trabaja (?:como|de) (?:un |una )?{value}(?: (?:en|para) .+)?"),
        Fill("job", r"es {value:plain_job}(?: (?:en|de|para) .+)?"),
        Fill(
            "name",
            (
                r"(?:se llama|se hace llamar|prefiere que (?:se )?le (?:llame|llamen)|quiere que (?:se )?le "
                r"(?:llame|llamen)|le llaman|su nombre es|nombre:) {value}"
            ),
        ),
        Fill("pronouns", r"usa los pronombres {value}"),
        Fill("zone", r"está en la zona horaria de {value}"),
        Fill("use", r"usa {value} (?:para|como) {key}"),
        Fill("device", r"tiene una? {key} con {value}"),
        Fill("plain use", r"(?:usa|utiliza|programa en) {value}"),
        Fill("project uses", r"este proyecto usa {value} para {key}"),
        Fill("project plain use", r"este proyecto (?:usa|utiliza) {value}"),
        Fill(
            "taste",
            (
                r"(?:normalmente |siempre )?prefiere {value} (?:a|al|antes que|en vez de|en lugar de|más que|"
                r"frente a) {over}"
            ),
        ),
        Fill("taste", r"(?:normalmente |siempre )?(?:prefiere|quiere|adora|(?:le gustan?|le encantan?)) {value}"),
        Fill("taste", r"(?:no le gustan?|odia|detesta|evita|no soporta|no quiere|no aguanta) {value}", against=True),
    ),
    times=TimeWords(
        months="""
            enero=1, febrero=2, marzo=3, abril=4, mayo=5, junio=6, julio=7, agosto=8, septiembre=9, setiembre=9
            octubre=10, noviembre=11, diciembre=12
        """,
        weekdays="lunes=0, martes=1, miércoles=2, miercoles=2, jueves=3, viernes=4, sábado=5, sabado=5, domingo=6",
        seasons="primavera=3, verano=6, otoño=9, invierno=12",
        ago="""
            ayer=day, la semana pasada=week, hace una semana=week, el mes pasado=month, hace un mes=month
            el año pasado=year, hace un año=year
        """,
        when=r"""
            (?:principios de |finales de )?{month} (?:de |del )?{year}
            (?:principios de |finales de )?{month}
            {year}
            (?:el )?{weekday}(?: pasado)?
            (?:el |la |este |esta )?{season}
            {ago}
        """,
        since="desde, a partir de, desde principios de, desde finales de",
        changed=r"""
            (?:me |nos )?(?:he |hemos )?(?:mudé|mude|mudamos|mudado|trasladé|trasladado|cambié|cambiamos|cambiado|\
                pasé|pasamos|pasado|empecé|empezamos|empezado) (?:[^,;:.!?]+? )?(?:en |desde |a )?
        """,
    ),
)


PACK = Pack(
    code="es",
    name="Español",
    function_words="""
        el la los las un una unos unas y o u e pero de del en a al por para con sin es son era está están ser estar
        que se lo le les
        su sus mi mis tu tus me te nos os este esta esto estos estas ese esa eso esos esas yo tú él ella ellos ellas
        nosotros como cuando
        donde qué cómo cuál quién muy ya no sí si hay ha he han hace más también porque así aquí ahí
    """,
    exact="sí si él tú sé qué cómo cuándo dónde cuál quién",
    fillers="""
        bueno pues vale ok okey ah eh oye mira perdón perdona disculpa hola entonces y pero ahora también además porfa
        mmm em ehm hm
        venga anda hombre tío che buenas ey a_ver
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
    typed=TypedWords(undo="deshacer deshaz", off="apagar apaga desactivar"),
)
