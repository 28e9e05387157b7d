import { type Both, type Content, type Hole, type Inline, line, type Noun, noun, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** Two amounts with their total and their difference; the greater one is asked. */
interface MoreThanStory {
  readonly noun: Noun
  /** The smaller amount. */
  readonly least: number
  readonly most: number
  readonly tells: (total: Hole, more: Hole) => Both<Content>
  /** "Ana's number of books", what x stands for. */
  readonly whose: Words
  /** What y stands for. */
  readonly other: Words
  readonly answers: (amount: Hole) => Words
}

export const moreThanStories: readonly MoreThanStory[] = [
  {
    noun: nouns.book,
    least: 8,
    most: 25,
    tells: (total, more) => ({
      en: prose`Ana and Ben read ${total} books in all this year. Ana read ${more} more books than Ben. How many books did Ana read?`,
      es: prose`Ana y Ben leyeron ${total} libros en total este año. Ana leyó ${more} libros más que Ben. ¿Cuántos libros leyó Ana?`,
    }),
    whose: { en: line`the number of books Ana read`, es: line`el número de libros que leyó Ana` },
    other: { en: line`the number of books Ben read`, es: line`el de libros que leyó Ben` },
    answers: amount => ({ en: line`Ana read ${amount}.`, es: line`Ana leyó ${amount}.` }),
  },
  {
    noun: noun('point', 'points', 'punto', 'puntos', 'm'),
    least: 30,
    most: 60,
    tells: (total, more) => ({
      en: prose`Two teams scored a total of ${total} points. The home team won by ${more} points. How many points did the home team score?`,
      es: prose`Dos equipos anotaron ${total} puntos entre los dos. El equipo local ganó por ${more} puntos. ¿Cuántos puntos anotó el equipo local?`,
    }),
    whose: { en: line`the number of points of the home team`, es: line`el número de puntos del equipo local` },
    other: { en: line`the number of points of the other team`, es: line`el de puntos del otro equipo` },
    answers: amount => ({ en: line`The home team scored ${amount}.`, es: line`El equipo local anotó ${amount}.` }),
  },
  {
    noun: nouns.student,
    least: 15,
    most: 40,
    tells: (total, more) => ({
      en: prose`A school play has ${total} students. There are ${more} more students on stage than behind the stage. How many students are on stage?`,
      es: prose`En una obra de teatro escolar participan ${total} estudiantes. Hay ${more} estudiantes más en el escenario que detrás del escenario. ¿Cuántos estudiantes hay en el escenario?`,
    }),
    whose: { en: line`the number of students on stage`, es: line`el número de estudiantes en el escenario` },
    other: { en: line`the number of students behind the stage`, es: line`el de estudiantes detrás del escenario` },
    answers: amount => ({ en: line`There are ${amount} on stage.`, es: line`Hay ${amount} en el escenario.` }),
  },
  {
    noun: noun('mile', 'miles', 'milla', 'millas', 'f'),
    least: 10,
    most: 30,
    tells: (total, more) => ({
      en: prose`Mia rode her bike ${total} miles in two days. On Sunday, she rode ${more} more miles than on Saturday. How many miles did she ride on Sunday?`,
      es: prose`Mia recorrió ${total} millas en bicicleta en dos días. El domingo recorrió ${more} millas más que el sábado. ¿Cuántas millas recorrió el domingo?`,
    }),
    whose: { en: line`the number of miles on Sunday`, es: line`el número de millas del domingo` },
    other: { en: line`the number of miles on Saturday`, es: line`el de millas del sábado` },
    answers: amount => ({ en: line`She rode ${amount} on Sunday.`, es: line`El domingo recorrió ${amount}.` }),
  },
  {
    noun: noun('minute', 'minutes', 'minuto', 'minutos', 'm'),
    least: 20,
    most: 60,
    tells: (total, more) => ({
      en: prose`Omar spent ${total} minutes on math and reading. He spent ${more} more minutes on math than on reading. How many minutes did he spend on math?`,
      es: prose`Omar dedicó ${total} minutos a matemáticas y lectura. Dedicó ${more} minutos más a matemáticas que a lectura. ¿Cuántos minutos dedicó a matemáticas?`,
    }),
    whose: { en: line`the number of minutes spent on math`, es: line`el número de minutos dedicados a matemáticas` },
    other: { en: line`the number of minutes spent on reading`, es: line`el de minutos dedicados a lectura` },
    answers: amount => ({ en: line`He spent ${amount} on math.`, es: line`Dedicó ${amount} a matemáticas.` }),
  },
  {
    noun: noun('pine tree', 'pine trees', 'pino', 'pinos', 'm'),
    least: 20,
    most: 50,
    tells: (total, more) => ({
      en: prose`A park has ${total} oaks and pines. It has ${more} more pine trees than oak trees. How many pine trees does it have?`,
      es: prose`Un parque tiene ${total} robles y pinos. Tiene ${more} pinos más que robles. ¿Cuántos pinos tiene?`,
    }),
    whose: { en: line`the number of pines`, es: line`el número de pinos` },
    other: { en: line`the number of oaks`, es: line`el de robles` },
    answers: amount => ({
      en: line`There are ${amount} in the park.`,
      es: line`Hay ${amount} en el parque.`,
    }),
  },
  {
    noun: noun('photo', 'photos', 'foto', 'fotos', 'f'),
    least: 25,
    most: 80,
    tells: (total, more) => ({
      en: prose`Zoe and Kai took ${total} photos in all on a trip. Zoe took ${more} more photos than Kai. How many photos did Zoe take?`,
      es: prose`Zoe y Kai tomaron ${total} fotos en total en un viaje. Zoe tomó ${more} fotos más que Kai. ¿Cuántas fotos tomó Zoe?`,
    }),
    whose: { en: line`the number of photos Zoe took`, es: line`el número de fotos que tomó Zoe` },
    other: { en: line`the number of photos Kai took`, es: line`el de fotos que tomó Kai` },
    answers: amount => ({ en: line`Zoe took ${amount}.`, es: line`Zoe tomó ${amount}.` }),
  },
  {
    noun: noun('car', 'cars', 'auto', 'autos', 'm'),
    least: 30,
    most: 90,
    tells: (total, more) => ({
      en: prose`A parking garage has ${total} cars on two levels. The lower level has ${more} more cars than the upper level. How many cars are on the lower level?`,
      es: prose`Un estacionamiento tiene ${total} autos en dos niveles. El nivel inferior tiene ${more} autos más que el superior. ¿Cuántos autos hay en el nivel inferior?`,
    }),
    whose: { en: line`the number of cars on the lower level`, es: line`el número de autos del nivel inferior` },
    other: { en: line`the number of cars on the upper level`, es: line`el de autos del nivel superior` },
    answers: amount => ({
      en: line`There are ${amount} on the lower level.`,
      es: line`Hay ${amount} en el nivel inferior.`,
    }),
  },
]

/** Two kinds of things with two prices: how many in all, and for how much. The dearer kind is asked. */
interface CountAndPriceStory {
  readonly noun: Noun
  readonly first: Range
  readonly second: Range
  readonly counts: Range
  readonly tells: (all: Hole, total: Hole, price: Hole, other: Hole) => Both<Content>
  readonly whose: Words
  /** What y stands for. */
  readonly other: Words
  readonly answers: (amount: Hole) => Words
}

export const countAndPriceStories: readonly CountAndPriceStory[] = [
  {
    noun: noun('adult ticket', 'adult tickets', 'boleto de adulto', 'boletos de adulto', 'm'),
    first: [9, 14],
    second: [5, 8],
    counts: [15, 80],
    tells: (all, total, price, other) => ({
      en: prose`A theater sold ${all} tickets, some for adults and some for students, for ${total} in all. An adult ticket costs ${price} and a student ticket costs ${other}. How many adult tickets were sold?`,
      es: prose`Un teatro vendió ${all} boletos, unos de adulto y otros de estudiante, por ${total} en total. Un boleto de adulto cuesta ${price} y uno de estudiante cuesta ${other}. ¿Cuántos boletos de adulto se vendieron?`,
    }),
    whose: { en: line`the number of adult tickets`, es: line`el número de boletos de adulto` },
    other: { en: line`the number of student tickets`, es: line`el de boletos de estudiante` },
    answers: amount => ({
      en: line`The theater sold ${amount}.`,
      es: line`El teatro vendió ${amount}.`,
    }),
  },
  {
    noun: noun('mountain bike', 'mountain bikes', 'bicicleta de montaña', 'bicicletas de montaña', 'f'),
    first: [20, 30],
    second: [10, 16],
    counts: [5, 18],
    tells: (all, total, price, other) => ({
      en: prose`A shop rented out ${all} bikes, some mountain bikes and some city bikes, for ${total} in all. Renting a mountain bike costs ${price} and renting a city bike costs ${other}. How many mountain bikes did it rent out?`,
      es: prose`Una tienda alquiló ${all} bicicletas, unas de montaña y otras de ciudad, por ${total} en total. Alquilar una bicicleta de montaña cuesta ${price} y alquilar una de ciudad cuesta ${other}. ¿Cuántas bicicletas de montaña alquiló?`,
    }),
    whose: { en: line`the number of mountain bikes`, es: line`el número de bicicletas de montaña` },
    other: { en: line`the number of city bikes`, es: line`el de bicicletas de ciudad` },
    answers: amount => ({
      en: line`The shop rented out ${amount}.`,
      es: line`La tienda alquiló ${amount}.`,
    }),
  },
  {
    noun: noun('large pizza', 'large pizzas', 'pizza grande', 'pizzas grandes', 'f'),
    first: [14, 18],
    second: [9, 12],
    counts: [4, 15],
    tells: (all, total, price, other) => ({
      en: prose`For a school party, ${all} pizzas, some large and some small, cost ${total} in all. A large pizza costs ${price} and a small pizza costs ${other}. How many large pizzas were bought?`,
      es: prose`Para una fiesta escolar, ${all} pizzas, unas grandes y otras pequeñas, costaron ${total} en total. Una pizza grande cuesta ${price} y una pequeña cuesta ${other}. ¿Cuántas pizzas grandes se compraron?`,
    }),
    whose: { en: line`the number of large pizzas`, es: line`el número de pizzas grandes` },
    other: { en: line`the number of small pizzas`, es: line`el de pizzas pequeñas` },
    answers: amount => ({
      en: line`For the party, ${amount} were bought.`,
      es: line`Para la fiesta se compraron ${amount}.`,
    }),
  },
  {
    noun: noun('rose plant', 'rose plants', 'rosal', 'rosales', 'm'),
    first: [7, 12],
    second: [3, 6],
    counts: [6, 30],
    tells: (all, total, price, other) => ({
      en: prose`At a plant sale, a club sold ${all} plants, some roses and some herbs, for ${total} in all. A rose plant costs ${price} and an herb plant costs ${other}. How many rose plants did the club sell?`,
      es: prose`En una venta de plantas, un club vendió ${all} plantas, entre rosales y plantas de hierbas, por ${total} en total. Un rosal cuesta ${price} y una planta de hierbas cuesta ${other}. ¿Cuántos rosales vendió el club?`,
    }),
    whose: { en: line`the number of rose plants`, es: line`el número de rosales` },
    other: { en: line`the number of herb plants`, es: line`el de plantas de hierbas` },
    answers: amount => ({
      en: line`The club sold ${amount}.`,
      es: line`El club vendió ${amount}.`,
    }),
  },
  {
    noun: noun('hardcover book', 'hardcover books', 'libro de tapa dura', 'libros de tapa dura', 'm'),
    first: [6, 9],
    second: [2, 4],
    counts: [8, 40],
    tells: (all, total, price, other) => ({
      en: prose`At a book fair, ${all} books, some hardcover and some paperback, were sold for ${total} in all. A hardcover book costs ${price} and a paperback costs ${other}. How many hardcover books were sold?`,
      es: prose`En una feria del libro se vendieron ${all} libros, unos de tapa dura y otros de tapa blanda, por ${total} en total. Un libro de tapa dura cuesta ${price} y uno de tapa blanda cuesta ${other}. ¿Cuántos libros de tapa dura se vendieron?`,
    }),
    whose: { en: line`the number of hardcover books`, es: line`el número de libros de tapa dura` },
    other: { en: line`the number of paperbacks`, es: line`el de libros de tapa blanda` },
    answers: amount => ({
      en: line`At the fair, ${amount} were sold.`,
      es: line`En la feria se vendieron ${amount}.`,
    }),
  },
  {
    noun: noun('large car', 'large cars', 'auto grande', 'autos grandes', 'm'),
    first: [12, 15],
    second: [7, 10],
    counts: [10, 35],
    tells: (all, total, price, other) => ({
      en: prose`At a car wash, students washed ${all} cars, some large and some small, and earned ${total} in all. Washing a large car costs ${price} and washing a small car costs ${other}. How many large cars did they wash?`,
      es: prose`En un lavado de autos, los estudiantes lavaron ${all} autos, unos grandes y otros pequeños, y ganaron ${total} en total. Lavar un auto grande cuesta ${price} y lavar uno pequeño cuesta ${other}. ¿Cuántos autos grandes lavaron?`,
    }),
    whose: { en: line`the number of large cars`, es: line`el número de autos grandes` },
    other: { en: line`the number of small cars`, es: line`el de autos pequeños` },
    answers: amount => ({
      en: line`The students washed ${amount}.`,
      es: line`Los estudiantes lavaron ${amount}.`,
    }),
  },
  {
    noun: noun('long-sleeved shirt', 'long-sleeved shirts', 'camiseta de manga larga', 'camisetas de manga larga', 'f'),
    first: [18, 24],
    second: [10, 15],
    counts: [8, 35],
    tells: (all, total, price, other) => ({
      en: prose`A team bought ${all} shirts, some long-sleeved and some short-sleeved, for ${total} in all. A long-sleeved shirt costs ${price} and a short-sleeved shirt costs ${other}. How many long-sleeved shirts did the team buy?`,
      es: prose`Un equipo compró ${all} camisetas, unas de manga larga y otras de manga corta, por ${total} en total. Una camiseta de manga larga cuesta ${price} y una de manga corta cuesta ${other}. ¿Cuántas camisetas de manga larga compró el equipo?`,
    }),
    whose: { en: line`the number of long-sleeved shirts`, es: line`el número de camisetas de manga larga` },
    other: { en: line`the number of short-sleeved shirts`, es: line`el de camisetas de manga corta` },
    answers: amount => ({
      en: line`The team bought ${amount}.`,
      es: line`El equipo compró ${amount}.`,
    }),
  },
  {
    noun: noun('pedal boat', 'pedal boats', 'bote de pedales', 'botes de pedales', 'm'),
    first: [25, 35],
    second: [15, 20],
    counts: [4, 16],
    tells: (all, total, price, other) => ({
      en: prose`In one hour, a shop at a lake rented out ${all} boats, some pedal boats and some kayaks, for ${total} in all. Renting a pedal boat costs ${price} and renting a kayak costs ${other}. How many pedal boats were rented out?`,
      es: prose`En una hora, una tienda junto a un lago alquiló ${all} botes, entre botes de pedales y kayaks, por ${total} en total. Alquilar un bote de pedales cuesta ${price} y alquilar un kayak cuesta ${other}. ¿Cuántos botes de pedales se alquilaron?`,
    }),
    whose: { en: line`the number of pedal boats`, es: line`el número de botes de pedales` },
    other: { en: line`the number of kayaks`, es: line`el de kayaks` },
    answers: amount => ({
      en: line`The shop rented out ${amount}.`,
      es: line`La tienda alquiló ${amount}.`,
    }),
  },
]
