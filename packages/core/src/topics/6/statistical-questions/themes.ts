import type { Both } from '../../../author.ts'

/** Six questions of one theme, and from what to what the answers of the statistical ones vary. */
export interface Theme {
  readonly statistical: readonly Both<string>[]
  readonly single: readonly Both<string>[]
  /** To follow "The answers vary". */
  readonly varies: Both<string>
}

const q = (en: string, es: string): Both<string> => ({ en, es })
const theme = (varies: Both<string>, statistical: readonly Both<string>[], single: readonly Both<string>[]): Theme => ({
  varies,
  statistical,
  single,
})

export const themes: readonly Theme[] = [
  theme(
    q('from shoe to shoe or from student to student', 'de un zapato a otro o de un estudiante a otro'),
    [
      q('What shoe sizes do the seventh graders wear?', '¿Qué número de zapato usan los estudiantes de séptimo grado?'),
      q('How much do the running shoes in the store cost?', '¿Cuánto cuestan los zapatos para correr de la tienda?'),
      q('How long do students wear a pair of shoes?', '¿Cuánto tiempo usan los estudiantes un par de zapatos?'),
    ],
    [
      q('What shoe size does Mr. Reed wear?', '¿Qué número de zapato usa el Sr. Reed?'),
      q('How many shoes are there in a pair?', '¿Cuántos zapatos hay en un par?'),
      q('What color are the shoes that Emma has on?', '¿De qué color son los zapatos que lleva puestos Emma?'),
    ],
  ),
  theme(
    q('from student to student', 'de un estudiante a otro'),
    [
      q(
        'How many books do sixth graders read in a year?',
        '¿Cuántos libros leen en un año los estudiantes de sexto grado?',
      ),
      q('How many minutes do students read at bedtime?', '¿Cuántos minutos leen los estudiantes antes de dormir?'),
    ],
    [
      q('Who wrote “Charlotte’s Web”?', '¿Quién escribió “La telaraña de Carlota”?'),
      q('How many pages are in our math book?', '¿Cuántas páginas tiene nuestro libro de matemáticas?'),
      q('At what time does the library open on Mondays?', '¿A qué hora abre la biblioteca los lunes?'),
      q(
        'How many books has Diego borrowed from the library today?',
        '¿Cuántos libros sacó hoy Diego de la biblioteca?',
      ),
    ],
  ),
  theme(
    q('from family to family or from dog to dog', 'de una familia a otra o de un perro a otro'),
    [
      q('How many pets do the families in our town have?', '¿Cuántas mascotas tienen las familias de nuestra ciudad?'),
      q('How much do the dogs at the shelter weigh?', '¿Cuánto pesan los perros del refugio?'),
      q('How old are the dogs at the shelter?', '¿Qué edad tienen los perros del refugio?'),
      q(
        'How much do families spend on pet food in a month?',
        '¿Cuánto gastan las familias al mes en comida para mascotas?',
      ),
    ],
    [
      q('How much does Carlos’s cat weigh today?', '¿Cuánto pesa hoy el gato de Carlos?'),
      q('How many dogs are at the shelter right now?', '¿Cuántos perros hay en este momento en el refugio?'),
    ],
  ),
  theme(
    q('from trip to trip or from student to student', 'de un viaje a otro o de un estudiante a otro'),
    [
      q('How many minutes do the trips of bus 7 take?', '¿Cuántos minutos duran los viajes del autobús 7?'),
      q('How many miles do students travel to school?', '¿Cuántas millas recorren los estudiantes hasta la escuela?'),
      q('How many riders are on the morning buses?', '¿Cuántos pasajeros van en los autobuses de la mañana?'),
    ],
    [
      q('At what time did bus 7 arrive this morning?', '¿A qué hora llegó el autobús 7 esta mañana?'),
      q('How many wheels does bus 7 have?', '¿Cuántas ruedas tiene el autobús 7?'),
      q('What does a one-way ticket for bus 7 cost today?', '¿Cuánto cuesta hoy un boleto sencillo del autobús 7?'),
    ],
  ),
  theme(
    q('from day to day or from city to city', 'de un día a otro o de una ciudad a otra'),
    [
      q('How much rain falls on the rainy days of a year?', '¿Cuánta lluvia cae en los días lluviosos de un año?'),
      q(
        'How cold does it get at night in the cities of Ohio?',
        '¿Cuánto frío hace por la noche en las ciudades de Ohio?',
      ),
    ],
    [
      q('Did it rain at our school yesterday?', '¿Llovió ayer en nuestra escuela?'),
      q('How many months does a year have?', '¿Cuántos meses tiene un año?'),
      q('What is the temperature outside right now?', '¿Qué temperatura hay afuera en este momento?'),
      q(
        'In which month did our town get the most rain last year?',
        '¿En qué mes llovió más en nuestra ciudad el año pasado?',
      ),
    ],
  ),
  theme(
    q('from person to person', 'de una persona a otra'),
    [
      q('How many hours do adults sleep on weekends?', '¿Cuántas horas duermen los adultos los fines de semana?'),
      q('At what time do sixth graders go to bed?', '¿A qué hora se acuestan los estudiantes de sexto grado?'),
      q('How long do babies nap in the afternoon?', '¿Cuánto duermen los bebés en la siesta?'),
    ],
    [
      q('At what time did Camila go to bed last night?', '¿A qué hora se acostó Camila anoche?'),
      q('How many hours are in a day?', '¿Cuántas horas tiene un día?'),
      q('How many beds are in Hugo’s bedroom?', '¿Cuántas camas hay en el cuarto de Hugo?'),
    ],
  ),
  theme(
    q('from game to game or from player to player', 'de un partido a otro o de un jugador a otro'),
    [
      q(
        'How many goals do teams score in a soccer game?',
        '¿Cuántos goles anotan los equipos en un partido de fútbol?',
      ),
      q('How fast can the soccer players run a mile?', '¿En cuánto tiempo corren una milla los jugadores de fútbol?'),
      q('How many fans come to the home games?', '¿Cuántos aficionados van a los partidos en casa?'),
      q('How old are the players in the league?', '¿Qué edad tienen los jugadores de la liga?'),
    ],
    [
      q('Which team won last Saturday’s game?', '¿Qué equipo ganó el partido del sábado pasado?'),
      q('How many points does a team get for a win?', '¿Cuántos puntos recibe un equipo por una victoria?'),
    ],
  ),
  theme(
    q('from student to student', 'de un estudiante a otro'),
    [
      q(
        'How much do students spend on lunch in a week?',
        '¿Cuánto gastan los estudiantes en el almuerzo en una semana?',
      ),
      q('How many pieces of fruit does each student eat in a day?', '¿Cuántas frutas come al día cada estudiante?'),
    ],
    [
      q(
        'How much does a carton of milk cost in the cafeteria today?',
        '¿Cuánto cuesta hoy un cartón de leche en la cafetería?',
      ),
      q('What did Aisha eat for lunch today?', '¿Qué almorzó Aisha hoy?'),
      q('How many tables are in the cafeteria?', '¿Cuántas mesas hay en la cafetería?'),
      q('At what time does lunch begin on Fridays?', '¿A qué hora empieza el almuerzo los viernes?'),
    ],
  ),
  theme(
    q('from plant to plant', 'de una planta a otra'),
    [
      q('How tall are the tomato plants in the garden?', '¿Cuánto miden las plantas de tomate del huerto?'),
      q('How many tomatoes grow on the plants?', '¿Cuántos tomates dan las plantas?'),
      q('How long do bean seeds take to sprout?', '¿Cuánto tardan en brotar las semillas de frijol?'),
    ],
    [
      q('How tall is the oldest tree in the garden?', '¿Cuánto mide el árbol más viejo del huerto?'),
      q('How many rows of carrots are in the garden now?', '¿Cuántas hileras de zanahorias hay ahora en el huerto?'),
      q('On what day was the first seed planted?', '¿Qué día se sembró la primera semilla?'),
    ],
  ),
  theme(
    q('from teenager to teenager or from phone to phone', 'de un adolescente a otro o de un teléfono a otro'),
    [
      q('How many hours a day do teenagers use a phone?', '¿Cuántas horas al día usan el teléfono los adolescentes?'),
      q(
        'How long do phone batteries last on one charge?',
        '¿Cuánto duran las baterías de los teléfonos con una carga?',
      ),
      q(
        'How many apps do teenagers have on their phones?',
        '¿Cuántas aplicaciones tienen los adolescentes en el teléfono?',
      ),
      q('How much do the phones in the store cost?', '¿Cuánto cuestan los teléfonos de la tienda?'),
    ],
    [
      q('What is the principal’s phone number?', '¿Cuál es el número de teléfono de la directora?'),
      q('How much did David pay for his phone?', '¿Cuánto pagó David por su teléfono?'),
    ],
  ),
  theme(
    q('from song to song or from student to student', 'de una canción a otra o de un estudiante a otro'),
    [
      q('How many minutes do the songs on the list last?', '¿Cuántos minutos duran las canciones de la lista?'),
      q(
        'How often do the band members practice each week?',
        '¿Cuántas veces a la semana practican los miembros de la banda?',
      ),
    ],
    [
      q('How many strings does a violin have?', '¿Cuántas cuerdas tiene un violín?'),
      q('Who sings the first song on the list?', '¿Quién canta la primera canción de la lista?'),
      q('How many members does the band have this year?', '¿Cuántos miembros tiene la banda este año?'),
      q('Which instrument does Mei play in the band?', '¿Qué instrumento toca Mei en la banda?'),
    ],
  ),
  theme(
    q('from house to house or from family to family', 'de una casa a otra o de una familia a otra'),
    [
      q('How many rooms does each house on Elm Street have?', '¿Cuántos cuartos tiene cada casa de la calle Elm?'),
      q('How many people live in each home in our town?', '¿Cuántas personas viven en cada casa de nuestra ciudad?'),
      q('How much water does each family use in a day?', '¿Cuánta agua usa cada familia en un día?'),
    ],
    [
      q('How many floors does the tallest house in town have?', '¿Cuántos pisos tiene la casa más alta de la ciudad?'),
      q('How many houses are on Elm Street?', '¿Cuántas casas hay en la calle Elm?'),
      q('What is the street number of Ana’s house?', '¿Qué número tiene la casa de Ana?'),
    ],
  ),
  theme(
    q('from visitor to visitor or from day to day', 'de un visitante a otro o de un día a otro'),
    [
      q('How old are the visitors to the zoo?', '¿Qué edad tienen los visitantes del zoológico?'),
      q('How long do visitors stay at the zoo?', '¿Cuánto tiempo se quedan los visitantes en el zoológico?'),
      q(
        'How many people visit the zoo on the days of July?',
        '¿Cuántas personas visitan el zoológico en los días de julio?',
      ),
      q('How much do visitors spend at the gift shop?', '¿Cuánto gastan los visitantes en la tienda de recuerdos?'),
    ],
    [
      q('How many elephants live at the zoo today?', '¿Cuántos elefantes viven hoy en el zoológico?'),
      q('How much does the heaviest elephant weigh today?', '¿Cuánto pesa hoy el elefante más pesado?'),
    ],
  ),
  theme(
    q('from student to student or from test to test', 'de un estudiante a otro o de un examen a otro'),
    [
      q('What scores did the students get on the quiz?', '¿Qué puntajes obtuvieron los estudiantes en la prueba?'),
      q('How long do students study for a test?', '¿Cuánto tiempo estudian los estudiantes para un examen?'),
    ],
    [
      q('What score did Malik get on the quiz?', '¿Qué puntaje obtuvo Malik en la prueba?'),
      q('How many questions are on Friday’s quiz?', '¿Cuántas preguntas tiene la prueba del viernes?'),
      q('What is the greatest possible score on the quiz?', '¿Cuál es el puntaje máximo posible en la prueba?'),
      q('In which room is the quiz on Friday?', '¿En qué salón es la prueba del viernes?'),
    ],
  ),
  theme(
    q('from swimmer to swimmer or from day to day', 'de un nadador a otro o de un día a otro'),
    [
      q('How many laps do the swimmers swim in practice?', '¿Cuántas vueltas nadan los nadadores en el entrenamiento?'),
      q('How many people use the pool on a summer day?', '¿Cuántas personas usan la piscina en un día de verano?'),
      q('How long can the swimmers hold their breath?', '¿Cuánto tiempo aguantan la respiración los nadadores?'),
    ],
    [
      q('How deep is the deepest part of the pool?', '¿Qué profundidad tiene la parte más honda de la piscina?'),
      q('How many lanes does the pool have?', '¿Cuántos carriles tiene la piscina?'),
      q('Who won the first race on Sunday?', '¿Quién ganó la primera carrera del domingo?'),
    ],
  ),
]
