import type { Both } from '../../../author.ts'

/** Inputs and outputs from life: whether each input has one output, and what may be said about the outputs. */
export interface Story {
  readonly isFunction: boolean
  /** Whether each output belongs to one input. */
  readonly isOwnBack: boolean
  readonly input: Both<string>
  readonly output: Both<string>
  /** Each input has one output. */
  readonly one: Both<string>
  /** An input may have several outputs. */
  readonly several: Both<string>
  /** An output belongs to one input. */
  readonly ownBack: Both<string>
  /** An output may belong to several inputs. */
  readonly sharedBack: Both<string>
}
type Words = readonly [en: string, es: string]
const pair = ([en, es]: Words): Both<string> => ({ en, es })
const story = (
  isFunction: boolean,
  isOwnBack: boolean,
  input: Words,
  output: Words,
  one: Words,
  several: Words,
  ownBack: Words,
  sharedBack: Words,
): Story => ({
  isFunction,
  isOwnBack,
  input: pair(input),
  output: pair(output),
  one: pair(one),
  several: pair(several),
  ownBack: pair(ownBack),
  sharedBack: pair(sharedBack),
})

export const STORIES: readonly Story[] = [
  story(
    true,
    true,
    ['a student taking a test', 'un estudiante que hace un examen'],
    ['the seat of that student', 'el asiento de ese estudiante'],
    ['each student has one seat', 'cada estudiante tiene un asiento'],
    ['a student may have several seats', 'un estudiante puede tener varios asientos'],
    ['each seat has one student', 'cada asiento tiene un estudiante'],
    ['several students may have the same seat', 'varios estudiantes pueden tener el mismo asiento'],
  ),
  story(
    false,
    false,
    ['the age of a student in a school', 'la edad de un estudiante de una escuela'],
    ['the height of a student of that age', 'la estatura de un estudiante de esa edad'],
    ['all students of one age have the same height', 'todos los estudiantes de una edad tienen la misma estatura'],
    ['students of one age may have different heights', 'los estudiantes de una edad pueden tener estaturas distintas'],
    ['all students of one height have the same age', 'todos los estudiantes de una estatura tienen la misma edad'],
    ['students of one height may have different ages', 'los estudiantes de una estatura pueden tener edades distintas'],
  ),
  story(
    true,
    false,
    ['a person', 'una persona'],
    ['the birthday of that person', 'el cumpleaños de esa persona'],
    ['each person has one birthday', 'cada persona tiene un solo cumpleaños'],
    ['a person may have several birthdays', 'una persona puede tener varios cumpleaños'],
    ['each date is the birthday of only one person', 'cada fecha es el cumpleaños de una sola persona'],
    ['several people may have the same birthday', 'varias personas pueden tener el mismo cumpleaños'],
  ),
  story(
    false,
    true,
    ['a month of the year', 'un mes del año'],
    ['a student born in that month', 'un estudiante que nació en ese mes'],
    ['each month is the birth month of only one student', 'en cada mes nació un solo estudiante'],
    ['several students may be born in the same month', 'varios estudiantes pueden haber nacido en el mismo mes'],
    ['each student was born in one month', 'cada estudiante nació en un mes'],
    ['a student may be born in several months', 'un estudiante puede haber nacido en varios meses'],
  ),
  story(
    true,
    false,
    ['the ID number of a student', 'el número de identificación de un estudiante'],
    ['the name of that student', 'el nombre de ese estudiante'],
    [
      'each ID number belongs to one student with one name',
      'cada número corresponde a un estudiante con un solo nombre',
    ],
    ['an ID number may have several names', 'un número puede tener varios nombres'],
    ['each name has only one ID number', 'cada nombre tiene un solo número'],
    [
      'students with different ID numbers may have the same name',
      'estudiantes con números distintos pueden tener el mismo nombre',
    ],
  ),
  story(
    false,
    false,
    ['the perimeter of a rectangle', 'el perímetro de un rectángulo'],
    ['the area of a rectangle with that perimeter', 'el área de un rectángulo con ese perímetro'],
    ['each perimeter gives one area', 'cada perímetro da una sola área'],
    [
      'rectangles of one perimeter may have different areas',
      'los rectángulos de un mismo perímetro pueden tener áreas distintas',
    ],
    ['each area belongs to one perimeter', 'cada área corresponde a un solo perímetro'],
    [
      'rectangles of one area may have different perimeters',
      'los rectángulos de una misma área pueden tener perímetros distintos',
    ],
  ),
  story(
    true,
    true,
    ['a car that is registered in a state', 'un carro registrado en un estado'],
    ['the license plate number of that car', 'el número de placa de ese carro'],
    ['each car has one license plate number', 'cada carro tiene un número de placa'],
    ['a car may have several license plate numbers', 'un carro puede tener varios números de placa'],
    ['each license plate number belongs to one car', 'cada número de placa corresponde a un carro'],
    ['several cars may have the same license plate number', 'varios carros pueden tener el mismo número de placa'],
  ),
  story(
    false,
    false,
    ['the number of pages of a book', 'el número de páginas de un libro'],
    ['the price of a book with that many pages', 'el precio de un libro con ese número de páginas'],
    [
      'all books with the same number of pages cost the same',
      'todos los libros con el mismo número de páginas cuestan lo mismo',
    ],
    [
      'books with the same number of pages may have different prices',
      'los libros con el mismo número de páginas pueden tener precios distintos',
    ],
    [
      'all books of one price have the same number of pages',
      'todos los libros de un precio tienen el mismo número de páginas',
    ],
    [
      'books of one price may have different numbers of pages',
      'los libros de un precio pueden tener distinto número de páginas',
    ],
  ),
  story(
    true,
    false,
    ['a letter mailed today', 'una carta enviada hoy'],
    ['the ZIP code in its address', 'el código postal de su dirección'],
    ['each letter has one ZIP code in its address', 'cada carta tiene un solo código postal en su dirección'],
    ['a letter may have several ZIP codes', 'una carta puede tener varios códigos postales'],
    ['each ZIP code is on only one letter', 'cada código postal está en una sola carta'],
    ['several letters may have the same ZIP code', 'varias cartas pueden tener el mismo código postal'],
  ),
  story(
    false,
    true,
    ['a ZIP code', 'un código postal'],
    ['a house with that ZIP code', 'una casa con ese código postal'],
    ['each ZIP code has only one house', 'cada código postal tiene una sola casa'],
    ['a ZIP code may have several houses', 'un código postal puede tener varias casas'],
    ['each house has one ZIP code', 'cada casa tiene un código postal'],
    ['a house may have several ZIP codes', 'una casa puede tener varios códigos postales'],
  ),
  story(
    true,
    true,
    [
      'the number of miles of a taxi ride that costs $4 plus $2 for each mile',
      'el número de millas de un viaje en taxi que cuesta $4 más $2 por milla',
    ],
    ['the cost of the ride', 'el costo del viaje'],
    ['each number of miles gives one cost', 'cada número de millas da un solo costo'],
    ['rides of equal length may have different costs', 'los viajes de igual longitud pueden tener costos distintos'],
    ['each cost comes from one number of miles', 'cada costo viene de un solo número de millas'],
    ['rides of equal cost may have different lengths', 'los viajes de igual costo pueden tener longitudes distintas'],
  ),
  story(
    false,
    false,
    ['the number of hours a student studies', 'el número de horas que estudia un estudiante'],
    ['the test score of a student who studies that long', 'la calificación de un estudiante que estudia ese tiempo'],
    [
      'all who study equally long get the same score',
      'todos los que estudian el mismo tiempo obtienen la misma calificación',
    ],
    [
      'students who study equally long may get different scores',
      'los que estudian el mismo tiempo pueden obtener calificaciones distintas',
    ],
    [
      'all students with one score studied equally long',
      'todos los que tienen una calificación estudiaron el mismo tiempo',
    ],
    [
      'students with one score may have studied for different times',
      'los que tienen una misma calificación pueden haber estudiado tiempos distintos',
    ],
  ),
  story(
    true,
    true,
    ['a state of the United States', 'un estado de los Estados Unidos'],
    ['the capital of that state', 'la capital de ese estado'],
    ['each state has one capital', 'cada estado tiene una capital'],
    ['a state may have several capitals', 'un estado puede tener varias capitales'],
    ['each capital belongs to one state', 'cada capital corresponde a un estado'],
    ['several states may have the same capital', 'varios estados pueden tener la misma capital'],
  ),
  story(
    false,
    true,
    ['a state of the United States', 'un estado de los Estados Unidos'],
    ['a city in that state', 'una ciudad de ese estado'],
    ['each state has only one city', 'cada estado tiene una sola ciudad'],
    ['a state has several cities', 'un estado tiene varias ciudades'],
    ['each city is in one state', 'cada ciudad está en un solo estado'],
    ['a city may be in several states', 'una ciudad puede estar en varios estados'],
  ),
  story(
    true,
    false,
    ['a time of day at a weather station', 'una hora del día en una estación meteorológica'],
    ['the temperature measured at that time today', 'la temperatura medida hoy a esa hora'],
    ['at each time there is one temperature', 'a cada hora hay una sola temperatura'],
    ['at one time there may be several temperatures', 'a una misma hora puede haber varias temperaturas'],
    ['each temperature occurs only once today', 'cada temperatura se da una sola vez hoy'],
    ['the same temperature may occur at several times', 'una temperatura puede darse a varias horas'],
  ),
  story(
    false,
    true,
    [
      'a temperature measured at a weather station during a year',
      'una temperatura medida en una estación meteorológica durante un año',
    ],
    ['a time at which it was measured', 'un momento en que se midió'],
    ['each temperature was measured only once', 'cada temperatura se midió una sola vez'],
    ['a temperature may be measured at several times', 'una temperatura puede medirse en varios momentos'],
    ['at each time one temperature was measured', 'en cada momento se midió una temperatura'],
    ['at one time several temperatures may be measured', 'en un mismo momento pueden medirse varias temperaturas'],
  ),
  story(
    true,
    false,
    ['a word of the English language', 'una palabra del inglés'],
    ['the number of letters of that word', 'el número de letras de esa palabra'],
    ['each word has one number of letters', 'cada palabra tiene un solo número de letras'],
    ['a word may have several numbers of letters', 'una palabra puede tener varios números de letras'],
    ['each number of letters belongs to one word', 'cada número de letras corresponde a una sola palabra'],
    ['several words may have the same number of letters', 'varias palabras pueden tener el mismo número de letras'],
  ),
  story(
    false,
    true,
    ['a number from 3 to 10', 'un número del 3 al 10'],
    ['a word with that number of letters', 'una palabra con ese número de letras'],
    ['only one word has each number of letters', 'hay una sola palabra con cada número de letras'],
    ['several words have the same number of letters', 'varias palabras tienen el mismo número de letras'],
    ['each word has one number of letters', 'cada palabra tiene un solo número de letras'],
    ['a word may have several numbers of letters', 'una palabra puede tener varios números de letras'],
  ),
  story(
    true,
    false,
    ['an item in a store', 'un artículo de una tienda'],
    ['the price on its tag', 'el precio de su etiqueta'],
    ['each item has one price on its tag', 'cada artículo tiene un solo precio en su etiqueta'],
    ['an item may have several prices on its tag', 'un artículo puede tener varios precios en su etiqueta'],
    ['each price is on only one item', 'cada precio está en un solo artículo'],
    ['several items may have the same price', 'varios artículos pueden tener el mismo precio'],
  ),
  story(
    false,
    false,
    ['a teacher of a middle school', 'un maestro de una escuela intermedia'],
    ['a student of that teacher', 'un estudiante de ese maestro'],
    ['each teacher has only one student', 'cada maestro tiene un solo estudiante'],
    ['a teacher has several students', 'un maestro tiene varios estudiantes'],
    ['each student has only one teacher', 'cada estudiante tiene un solo maestro'],
    ['a student may have several teachers', 'un estudiante puede tener varios maestros'],
  ),
  story(
    true,
    false,
    ['an integer', 'un número entero'],
    ['the square of that number', 'el cuadrado de ese número'],
    ['each number has one square', 'cada número tiene un solo cuadrado'],
    ['a number may have several squares', 'un número puede tener varios cuadrados'],
    ['each square comes from one number only', 'cada cuadrado viene de un solo número'],
    [
      'two numbers, such as 3 and −3, may have the same square',
      'dos números, como 3 y −3, pueden tener el mismo cuadrado',
    ],
  ),
  story(
    false,
    true,
    ['a positive number', 'un número positivo'],
    ['a number whose absolute value it is', 'un número cuyo valor absoluto es ese'],
    ['only one number has each absolute value', 'un solo número tiene cada valor absoluto'],
    [
      'two numbers, such as 5 and −5, have the same absolute value',
      'dos números, como 5 y −5, tienen el mismo valor absoluto',
    ],
    ['each number has one absolute value', 'cada número tiene un solo valor absoluto'],
    ['a number may have several absolute values', 'un número puede tener varios valores absolutos'],
  ),
]
