import { type Of, words } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export type Words = Of<'words'>

/** Two questions of a survey, each with two answers, as verbs that follow "who". */
export interface Survey {
  readonly who: Words
  readonly rows: readonly [Words, Words]
  readonly columns: readonly [Words, Words]
}

const students = words('students', 'estudiantes')
const adults = words('adults', 'adultos')

const surveys: readonly Survey[] = [
  {
    who: students,
    rows: [words('play a sport', 'practican un deporte'), words('do not play a sport', 'no practican ningún deporte')],
    columns: [
      words('play an instrument', 'tocan un instrumento'),
      words('do not play an instrument', 'no tocan ningún instrumento'),
    ],
  },
  {
    who: students,
    rows: [words('play sports', 'hacen deporte'), words('do not play sports', 'no hacen deporte')],
    columns: [words('get good grades', 'sacan buenas notas'), words('do not get good grades', 'no sacan buenas notas')],
  },
  {
    who: students,
    rows: [words('do chores', 'ayudan en casa'), words('do not do chores', 'no ayudan en casa')],
    columns: [words('get an allowance', 'reciben mesada'), words('do not get an allowance', 'no reciben mesada')],
  },
  {
    who: students,
    rows: [words('have a pet', 'tienen mascota'), words('do not have a pet', 'no tienen mascota')],
    columns: [words('have siblings', 'tienen hermanos'), words('do not have siblings', 'no tienen hermanos')],
  },
  {
    who: students,
    rows: [words('ride the bus', 'van en autobús'), words('do not ride the bus', 'no van en autobús')],
    columns: [words('eat breakfast', 'desayunan'), words('skip breakfast', 'no desayunan')],
  },
  {
    who: students,
    rows: [
      words('take music lessons', 'toman clases de música'),
      words('do not take music lessons', 'no toman clases de música'),
    ],
    columns: [
      words('get top grades in math', 'sacan notas altas en matemáticas'),
      words('do not get top grades in math', 'no sacan notas altas en matemáticas'),
    ],
  },
  {
    who: students,
    rows: [
      words('have two or more hours of screen time a day', 'pasan dos horas o más al día ante una pantalla'),
      words('have less than two hours of screen time a day', 'pasan menos de dos horas al día ante una pantalla'),
    ],
    columns: [
      words('sleep eight hours or more a night', 'duermen ocho horas o más por noche'),
      words('sleep less than eight hours a night', 'duermen menos de ocho horas por noche'),
    ],
  },
  {
    who: adults,
    rows: [words('live in the city', 'viven en la ciudad'), words('live outside the city', 'viven fuera de la ciudad')],
    columns: [words('own a car', 'tienen carro'), words('do not own a car', 'no tienen carro')],
  },
  {
    who: adults,
    rows: [words('work at night', 'trabajan de noche'), words('work during the day', 'trabajan de día')],
    columns: [words('drink coffee', 'toman café'), words('do not drink coffee', 'no toman café')],
  },
  {
    who: adults,
    rows: [words('have a garden', 'tienen jardín'), words('do not have a garden', 'no tienen jardín')],
    columns: [
      words('eat vegetables every day', 'comen verduras todos los días'),
      words('do not eat vegetables every day', 'no comen verduras todos los días'),
    ],
  },
  {
    who: adults,
    rows: [
      words('exercise every day', 'hacen ejercicio todos los días'),
      words('do not exercise every day', 'no hacen ejercicio todos los días'),
    ],
    columns: [words('sleep well', 'duermen bien'), words('do not sleep well', 'no duermen bien')],
  },
  {
    who: students,
    rows: [
      words('walk to school', 'van a pie a la escuela'),
      words('do not walk to school', 'no van a pie a la escuela'),
    ],
    columns: [words('arrive on time', 'llegan a tiempo'), words('arrive late', 'llegan tarde')],
  },
  {
    who: students,
    rows: [words('wear glasses', 'usan lentes'), words('do not wear glasses', 'no usan lentes')],
    columns: [words('read for fun', 'leen por gusto'), words('do not read for fun', 'no leen por gusto')],
  },
  {
    who: words('residents', 'residentes'),
    rows: [words('live in a house', 'viven en una casa'), words('live in an apartment', 'viven en un apartamento')],
    columns: [words('have a dog', 'tienen perro'), words('do not have a dog', 'no tienen perro')],
  },
  {
    who: words('workers', 'trabajadores'),
    rows: [
      words('drive to work', 'van en carro al trabajo'),
      words('take the train to work', 'van en tren al trabajo'),
    ],
    columns: [words('bring their lunch', 'llevan su almuerzo'), words('buy their lunch', 'compran su almuerzo')],
  },
  {
    who: words('customers', 'clientes'),
    rows: [words('shop on weekends', 'compran los fines de semana'), words('shop on weekdays', 'compran entre semana')],
    columns: [words('pay with cash', 'pagan en efectivo'), words('pay with a card', 'pagan con tarjeta')],
  },
  {
    who: words('drivers', 'conductores'),
    rows: [words('drive a car', 'manejan un carro'), words('drive a truck', 'manejan un camión')],
    columns: [words('listen to music', 'escuchan música'), words('do not listen to music', 'no escuchan música')],
  },
  {
    who: students,
    rows: [words('play chess', 'juegan al ajedrez'), words('do not play chess', 'no juegan al ajedrez')],
    columns: [
      words('play video games', 'juegan videojuegos'),
      words('do not play video games', 'no juegan videojuegos'),
    ],
  },
  {
    who: students,
    rows: [
      words('study a foreign language', 'estudian un idioma extranjero'),
      words('do not study a foreign language', 'no estudian ningún idioma extranjero'),
    ],
    columns: [
      words('have lived abroad', 'han vivido en el extranjero'),
      words('have never lived abroad', 'nunca han vivido en el extranjero'),
    ],
  },
  {
    who: words('tourists', 'turistas'),
    rows: [words('visit the beach', 'visitan la playa'), words('visit the mountains', 'visitan la montaña')],
    columns: [words('travel by plane', 'viajan en avión'), words('travel by car', 'viajan en carro')],
  },
  {
    who: words('campers', 'campistas'),
    rows: [words('can swim', 'saben nadar'), words('cannot swim', 'no saben nadar')],
    columns: [
      words('sleep in a tent', 'duermen en una tienda de campaña'),
      words('sleep in a cabin', 'duermen en una cabaña'),
    ],
  },
  {
    who: words('athletes', 'atletas'),
    rows: [
      words('train in the morning', 'entrenan por la mañana'),
      words('train in the evening', 'entrenan por la noche'),
    ],
    columns: [
      words('stretch before training', 'se estiran antes de entrenar'),
      words('do not stretch before training', 'no se estiran antes de entrenar'),
    ],
  },
  {
    who: words('readers', 'lectores'),
    rows: [words('read printed books', 'leen libros impresos'), words('read e-books', 'leen libros electrónicos')],
    columns: [
      words('have a library card', 'tienen tarjeta de la biblioteca'),
      words('do not have a library card', 'no tienen tarjeta de la biblioteca'),
    ],
  },
  {
    who: students,
    rows: [
      words('eat in the cafeteria', 'comen en la cafetería'),
      words('bring lunch from home', 'traen el almuerzo de casa'),
    ],
    columns: [
      words('drink milk at lunch', 'beben leche en el almuerzo'),
      words('do not drink milk at lunch', 'no beben leche en el almuerzo'),
    ],
  },
  {
    who: students,
    rows: [words('are left-handed', 'son zurdos'), words('are right-handed', 'son diestros')],
    columns: [words('draw for fun', 'dibujan por gusto'), words('do not draw for fun', 'no dibujan por gusto')],
  },
  {
    who: adults,
    rows: [words('recycle', 'reciclan'), words('do not recycle', 'no reciclan')],
    columns: [words('make compost', 'hacen abono en casa'), words('do not make compost', 'no hacen abono en casa')],
  },
  {
    who: students,
    rows: [
      words('are in the school band', 'están en la banda de la escuela'),
      words('are not in the school band', 'no están en la banda de la escuela'),
    ],
    columns: [words('are in a club', 'están en un club'), words('are not in a club', 'no están en ningún club')],
  },
  {
    who: words('visitors', 'visitantes'),
    rows: [words('come with children', 'vienen con niños'), words('come without children', 'vienen sin niños')],
    columns: [
      words('take a guided tour', 'hacen una visita guiada'),
      words('do not take a guided tour', 'no hacen ninguna visita guiada'),
    ],
  },
  {
    who: adults,
    rows: [
      words('watch the news on TV', 'ven las noticias en televisión'),
      words('read the news online', 'leen las noticias en internet'),
    ],
    columns: [
      words('vote in local elections', 'votan en las elecciones locales'),
      words('do not vote in local elections', 'no votan en las elecciones locales'),
    ],
  },
  {
    who: words('passengers', 'pasajeros'),
    rows: [words('travel for work', 'viajan por trabajo'), words('travel for fun', 'viajan por placer')],
    columns: [
      words('prefer a window seat', 'prefieren la ventana'),
      words('prefer an aisle seat', 'prefieren el pasillo'),
    ],
  },
]
const LEVELS = ['easy', 'medium', 'hard'] as const
/** Each level has surveys of its own, and each form begins with another one. */
export const surveysOf = (level: (typeof LEVELS)[number], place: number): readonly Survey[] =>
  startingAt(
    surveys.filter((_, i) => i % 3 === LEVELS.indexOf(level)),
    place,
  )
