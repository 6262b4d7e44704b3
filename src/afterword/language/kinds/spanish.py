"""Kinds of things in Spanish: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: gestor_de_paquetes dependencia* paquete* librerías
system: sistema_operativo
tests: prueba pruebas test tests
database: base_de_datos bases_de_datos esquema*
style: css estilos modo_oscuro tema_oscuro
interface: componente*
commits: commit commits
reviews: pull_request*
containers: contenedor*
pipeline: integración_continua ci
deploying: despliega despliegue*
shell: terminal consola
editor: editor
formatting: tabuladores sangría espacios
errors: excepciones manejo_de_errores
types: tipos tipado anotaciones
writing_code: funcional funciones_puras
documenting: comentarios docstring*
secrets: variables_de_entorno contraseñas
dates: fechas fecha zona_horaria
charts: gráficos gráficas
notes: notas apuntes
cited: citas bibliograf*
mail: correo correos carta cartas firma email* e-mail*
language: ortografía tuteo voseo exclamaci*
billing: factura* iva
meetings: reuniones llamadas citas_médicas
diet: vegetarian* vegan* carne pescado mariscos gluten* celíac* lactosa cacahuete* maní nueces alérgic* cerdo come
    picante cilantro
cuisine: comida_mexicana comida_italiana comida_tailandesa comida_china comida_japonesa
cooking: cocina horno microondas receta* comidas
measures: gramos mililitros métrico tazas
distances: kilómetro* millas métrico
warmth: celsius fahrenheit
money: euros pesos dólares precios
budget: presupuesto ahorra segunda_mano
alcohol: alcohol vino cerveza
hot_drinks: café té mate
shopping: mercado supermercado
repairing: reparar arreglar
travelling: tren autobús avión bicicleta coche bus metro
seats: ventanilla pasillo
packing: equipaje maleta mochila
lodging: hotel* hostal* camping
driving: conduce coche auto
pets: perro perros gato gatos perra gata mascota*
family: hija hijas hijo hijos niños
growing: jardín balcón huerto
training: corre maratones gimnasio rodilla natación
sleeping: duerme turno_de_noche noches madruga
studying: estudia examen* biblioteca
reading: novela novelas libros ciencia_ficción fantasía
watched: películas series subtítulos
listened: música jazz coro
reminders: recordatorio*
slides: diapositivas presentaciones
clothes: ropa zapatos
health: medicamento* penicilina asma
games: juegos_de_mesa videojuegos
"""

ASKED = """
packages: instala* dependencia* paquete paquetes librería* biblioteca_de biblioteca_para | añade agrega mete pon usa
    actualiza* versión necesito
system: instala* sistema_operativo actualizo_el_sistema impresora controlador* | actualiza*
tests: test tests prueba pruebas testea* probar
database: base_de_datos esquema sql migraci* tabla_de tabla_para | tabla columna* guarda* consulta* registros
style: css estilo estilos color colores fuente diseño_responsive | botón centra* grande página borde azul rojo
interface: componente* interfaz pantalla | botón formulario lista página vista
commits: commit commits | cambios
reviews: pull_request pr | rama abre
containers: contenedor* docker dockerfile | imagen
pipeline: integración_continua ci pipeline | automáticamente
deploying: despliega* desplegar producción publica_la | servidor
shell: terminal alias script consola | comando
editor: editor atajo
formatting: formatea* sangría linter | formato limpia
errors: excepcion* manejo_de_errores | error errores falla
types: tipado anotaciones | escribe función clase método implementa
writing_code: refactoriza* | escribe función clase método implementa módulo archivo
documenting: documenta* comentario* docstring* | función
secrets: contraseña* clave_de_api token credenciales | configuración clave
dates: fecha fechas calendario | día mes
charts: gráfico* gráfica* | dibuja
notes: nota notas apuntes anota* | guarda
cited: fuentes cita_las bibliograf* referencias
mail: correo correos email* e-mail* contesta* responde* carta mensaje_a | escribe cliente jefe
language: ortografía gramática corrige* revisa_el_texto | texto párrafo frase
billing: factura* presupuesto_para | cliente precio
meetings: reunión reuniones llamada cita agenda | hora mañana
diet: ceno cena cenar almuerzo comer comida desayuno cocinar cocino receta* restaurante* postre plato menú sopa
    ensalada tarta bizcocho pan merienda barbacoa salsa | invitados fiesta
cuisine: restaurante* | cenar comer comida
cooking: receta* cocinar cocino cena comida calentar hornear | rápido personas hacer
measures: receta* bizcocho tarta pan harina masa galletas ingredientes hornear | cuánto hago
distances: distancia qué_tan_lejos a_cuánto_está ruta | lejos
warmth: temperatura tiempo_hace frío calor clima | grados
money: precio precios cuesta costar cuánto_vale caro barato | pagar comprar
budget: regalo regalos barato comprar cuesta gastar | cumpleaños viaje
alcohol: beber bebida* cóctel* vino cerveza tomar | fiesta
hot_drinks: café té cafetería | beber desayuno
shopping: compra supermercado verduras fruta comestibles | comprar
repairing: roto rota estropead* repara* arregla* | nuevo
travelling: viaje viajar llego_a ir_a voy_a vuelo* billete* boleto* | estación aeropuerto
seats: asiento* | reserva billete
packing: maleta equipaje empacar | llevar viaje
lodging: hotel* alojamiento hospedar* alojar* | noche
driving: coche conducir taller neumáticos aparcar | ruta
pets: mascota* veterinari* perro gato
family: niños hijos hija hijo familia | regalo
growing: planta plantas plantar jardín sembrar flores árboles huerto | riego balcón
training: entrenamiento ejercicio ejercicios gimnasio correr maratón | plan
sleeping: dormir sueño insomnio | noche tarde
studying: estudiar examen memorizar aprender_de_memoria | repasar
reading: libro libros novela leer | recomiéndame
watched: película películas serie | ver recomiéndame
listened: música canción concierto | escuchar
reminders: recuérdame recordatorio olvide | plazo
slides: diapositiva* presentación
clothes: abrigo chaqueta zapatos vestido camisa ropa | invierno verano boda
health: medicina medicamento* pastilla* médico dolor_de_cabeza | dolor
games: juego juegos | jugar
"""
