import {
  type Both,
  type CellHole,
  decimal,
  type Inline,
  line,
  list,
  money,
  Ratio,
  type Value,
} from '../../../author.ts'

/** Answers that were given, and the question that was asked; beside it questions that do not fit. */
export interface DataSet {
  /** Of sets of different kinds, nobody takes one for the other. */
  readonly kind: 'few' | 'tenths' | 'inches' | 'pages' | 'money' | 'words'
  readonly data: Both<CellHole>
  readonly asked: Both<string>
  /** A question about the same with one answer. */
  readonly single: Both<string>
  /** Statistical questions with other answers. */
  readonly others: readonly [Both<string>, Both<string>]
  /** How one sees that the data fit, and that they are not answers to the others. */
  readonly tells: Both<string>
  readonly whyNot: readonly [Both<string>, Both<string>]
}

const numbers = (...values: readonly Value[]): Both<CellHole> => ({ en: list(...values), es: list(...values) })
const tenths = (...values: readonly number[]) => numbers(...values.map(value => decimal(Ratio.of(value, 10))))
const dollars = (...values: readonly number[]) => numbers(...values.map(value => money(100 * value)))
const words = (en: readonly Inline[], es: readonly Inline[]): Both<CellHole> => ({ en, es })
const q = (en: string, es: string): Both<string> => ({ en, es })

const colors = q(
  'What are the favorite colors of the students?',
  '¿Cuáles son los colores favoritos de los estudiantes?',
)
const rides = q('How do the students get to school?', '¿Cómo llegan los estudiantes a la escuela?')
const names = q('What are the names of the students’ pets?', '¿Cómo se llaman las mascotas de los estudiantes?')

export const dataSets: readonly DataSet[] = [
  {
    kind: 'few',
    tells: q('A number of pets is a small whole number.', 'El número de mascotas es un número entero pequeño.'),
    whyNot: [
      q('A pet’s weight is never 0 pounds.', 'Una mascota nunca pesa 0 libras.'),
      q('Names are words, not numbers.', 'Los nombres son palabras, no números.'),
    ],
    data: numbers(0, 2, 1, 0, 3, 1),
    asked: q('How many pets do the students have?', '¿Cuántas mascotas tienen los estudiantes?'),
    single: q('How many pets does Luis have?', '¿Cuántas mascotas tiene Luis?'),
    others: [
      q('How much do the students’ pets weigh in pounds?', '¿Cuántas libras pesan las mascotas de los estudiantes?'),
      names,
    ],
  },
  {
    kind: 'tenths',
    tells: q('People sleep about 8 hours a night.', 'Las personas duermen unas 8 horas por noche.'),
    whyNot: [
      q('In minutes, the numbers would be greater than 100.', 'En minutos, los números serían mayores que 100.'),
      q('Nobody has seven and a half alarm clocks.', 'Nadie tiene siete despertadores y medio.'),
    ],
    data: tenths(80, 75, 90, 85, 70, 80),
    asked: q('How many hours did the students sleep last night?', '¿Cuántas horas durmieron anoche los estudiantes?'),
    single: q('How many hours did Naomi sleep last night?', '¿Cuántas horas durmió Naomi anoche?'),
    others: [
      q('How many minutes did the students sleep last night?', '¿Cuántos minutos durmieron anoche los estudiantes?'),
      q('How many alarm clocks do the students have?', '¿Cuántos despertadores tienen los estudiantes?'),
    ],
  },
  {
    kind: 'inches',
    tells: q('Sixth graders are about 60 inches tall.', 'Los estudiantes de sexto grado miden unas 60 pulgadas.'),
    whyNot: [
      q('In feet, the numbers would be about 5.', 'En pies, los números estarían cerca de 5.'),
      q('Nobody has 55 classes in a day.', 'Nadie tiene 55 clases en un día.'),
    ],
    data: numbers(58, 61, 55, 60, 57, 63),
    asked: q('How many inches tall are the sixth graders?', '¿Cuántas pulgadas miden los estudiantes de sexto grado?'),
    single: q(
      'How many inches tall is the tallest sixth grader?',
      '¿Cuántas pulgadas mide el estudiante más alto de sexto grado?',
    ),
    others: [
      q('How many feet tall are the sixth graders?', '¿Cuántos pies miden los estudiantes de sexto grado?'),
      q(
        'How many classes do the sixth graders have each day?',
        '¿Cuántas clases tienen al día los estudiantes de sexto grado?',
      ),
    ],
  },
  {
    kind: 'pages',
    tells: q('Books have hundreds of pages.', 'Los libros tienen cientos de páginas.'),
    whyNot: [
      q('Books do not have hundreds of chapters.', 'Los libros no tienen cientos de capítulos.'),
      q('Writers have names, and names are words.', 'Los escritores tienen nombres, y los nombres son palabras.'),
    ],
    data: numbers(240, 312, 180, 425, 268, 350),
    asked: q('How many pages do the books on the shelf have?', '¿Cuántas páginas tienen los libros del estante?'),
    single: q('How many books are on the shelf?', '¿Cuántos libros hay en el estante?'),
    others: [
      q('How many chapters do the books on the shelf have?', '¿Cuántos capítulos tienen los libros del estante?'),
      q('Who wrote the books on the shelf?', '¿Quién escribió los libros del estante?'),
    ],
  },
  {
    kind: 'tenths',
    tells: q(
      'Inches of rain in one day are few, and may be 0.',
      'En un día caen pocas pulgadas de lluvia, y pueden ser 0.',
    ),
    whyNot: [
      q('A number of people is a whole number and much greater.', 'El número de personas es entero y mucho mayor.'),
      q('Names are words, not numbers.', 'Los nombres son palabras, no números.'),
    ],
    data: tenths(4, 12, 0, 25, 8, 3),
    asked: q(
      'How many inches of rain fell in the cities of our state on Monday?',
      '¿Cuántas pulgadas de lluvia cayeron el lunes en las ciudades de nuestro estado?',
    ),
    single: q(
      'How many inches of rain fell at the airport on Monday?',
      '¿Cuántas pulgadas de lluvia cayeron el lunes en el aeropuerto?',
    ),
    others: [
      q(
        'How many people live in the cities of our state?',
        '¿Cuántas personas viven en las ciudades de nuestro estado?',
      ),
      q('What are the names of the cities in our state?', '¿Cómo se llaman las ciudades de nuestro estado?'),
    ],
  },
  {
    kind: 'money',
    tells: q('A price is an amount in dollars.', 'Un precio es una cantidad en dólares.'),
    whyNot: [
      q('A number of pairs has no dollar sign.', 'Un número de pares no lleva el signo de dólar.'),
      q('A shoe size has no dollar sign.', 'Un número de zapato no lleva el signo de dólar.'),
    ],
    data: dollars(45, 60, 38, 75, 52, 49),
    asked: q('How much did the students pay for their shoes?', '¿Cuánto pagaron los estudiantes por sus zapatos?'),
    single: q('How much did Hugo pay for his shoes?', '¿Cuánto pagó Hugo por sus zapatos?'),
    others: [
      q(
        'How many pairs of shoes did the students buy last year?',
        '¿Cuántos pares de zapatos compraron los estudiantes el año pasado?',
      ),
      q('What shoe sizes do the students wear?', '¿Qué número de zapato usan los estudiantes?'),
    ],
  },
  {
    kind: 'words',
    tells: q('These are ways to travel.', 'Son maneras de viajar.'),
    whyNot: [
      q('Minutes are numbers, not words.', 'Los minutos son números, no palabras.'),
      q('The answers would be times on the clock.', 'Las respuestas serían horas del reloj.'),
    ],
    data: words(line`bus, car, bicycle, bus, on foot, bus`, line`autobús, carro, bicicleta, autobús, a pie, autobús`),
    asked: rides,
    single: q('How does Clara get to school?', '¿Cómo llega Clara a la escuela?'),
    others: [
      q(
        'How many minutes does it take the students to get to school?',
        '¿Cuántos minutos tardan los estudiantes en llegar a la escuela?',
      ),
      q(
        'At what time do the students leave home for school?',
        '¿A qué hora salen de casa los estudiantes para ir a la escuela?',
      ),
    ],
  },
  {
    kind: 'pages',
    tells: q('A movie lasts about 100 minutes.', 'Una película dura unos 100 minutos.'),
    whyNot: [
      q('In hours, the numbers would be about 2.', 'En horas, los números estarían cerca de 2.'),
      q('The answers would be times on the clock.', 'Las respuestas serían horas del reloj.'),
    ],
    data: numbers(120, 95, 140, 105, 88, 132),
    asked: q('How many minutes do the movies at the theater last?', '¿Cuántos minutos duran las películas del cine?'),
    single: q(
      'How many minutes does the longest movie at the theater last?',
      '¿Cuántos minutos dura la película más larga del cine?',
    ),
    others: [
      q('How many hours do the movies at the theater last?', '¿Cuántas horas duran las películas del cine?'),
      q('At what time do the movies at the theater begin?', '¿A qué hora empiezan las películas del cine?'),
    ],
  },
  {
    kind: 'few',
    tells: q(
      'A soccer team scores only a few goals in a game.',
      'Un equipo de fútbol anota pocos goles en un partido.',
    ),
    whyNot: [
      q('A game lasts longer than 4 minutes.', 'Un partido dura más de 4 minutos.'),
      q('Days of the week are words, not numbers.', 'Los días de la semana son palabras, no números.'),
    ],
    data: numbers(1, 0, 4, 2, 0, 1),
    asked: q(
      'How many goals did the soccer team score in its games?',
      '¿Cuántos goles anotó el equipo de fútbol en sus partidos?',
    ),
    single: q(
      'How many goals did the soccer team score in its first game?',
      '¿Cuántos goles anotó el equipo de fútbol en su primer partido?',
    ),
    others: [
      q(
        'How many minutes did the soccer team’s games last?',
        '¿Cuántos minutos duraron los partidos del equipo de fútbol?',
      ),
      q(
        'On what day of the week did the soccer team play each game?',
        '¿Qué día de la semana jugó el equipo de fútbol cada partido?',
      ),
    ],
  },
  {
    kind: 'tenths',
    tells: q('The leaves of a tree are a few centimeters long.', 'Las hojas de un árbol miden unos pocos centímetros.'),
    whyNot: [
      q(
        'In millimeters, the numbers would be 10 times as great.',
        'En milímetros, los números serían 10 veces mayores.',
      ),
      q('No branch has six and a half leaves.', 'Ninguna rama tiene seis hojas y media.'),
    ],
    data: tenths(65, 70, 55, 60, 75, 65),
    asked: q(
      'How many centimeters long are the leaves of the tree?',
      '¿Cuántos centímetros miden de largo las hojas del árbol?',
    ),
    single: q('How many meters tall is the tree?', '¿Cuántos metros mide de alto el árbol?'),
    others: [
      q(
        'How many millimeters long are the leaves of the tree?',
        '¿Cuántos milímetros miden de largo las hojas del árbol?',
      ),
      q('How many leaves are on the branches of the tree?', '¿Cuántas hojas hay en las ramas del árbol?'),
    ],
  },
  {
    kind: 'inches',
    tells: q(
      'High temperatures near 70 degrees Fahrenheit are likely.',
      'Son probables las temperaturas máximas de unos 70 grados Fahrenheit.',
    ),
    whyNot: [
      q('So many inches of rain do not fall in a day.', 'En un día no caen tantas pulgadas de lluvia.'),
      q('The answers would be times on the clock.', 'Las respuestas serían horas del reloj.'),
    ],
    data: numbers(68, 74, 71, 66, 79, 70),
    asked: q(
      'What was the high temperature in degrees Fahrenheit on the days of this week?',
      '¿Cuál fue la temperatura máxima en grados Fahrenheit en los días de esta semana?',
    ),
    single: q(
      'What was the high temperature in degrees Fahrenheit on Tuesday?',
      '¿Cuál fue la temperatura máxima en grados Fahrenheit el martes?',
    ),
    others: [
      q(
        'How many inches of rain fell on the days of this week?',
        '¿Cuántas pulgadas de lluvia cayeron en los días de esta semana?',
      ),
      q(
        'At what time did the sun rise on the days of this week?',
        '¿A qué hora salió el sol en los días de esta semana?',
      ),
    ],
  },
  {
    kind: 'pages',
    tells: q('Sandwiches have hundreds of calories.', 'Los sándwiches tienen cientos de calorías.'),
    whyNot: [
      q('No sandwich costs hundreds of dollars.', 'Ningún sándwich cuesta cientos de dólares.'),
      q('No sandwich has hundreds of slices of cheese.', 'Ningún sándwich tiene cientos de rebanadas de queso.'),
    ],
    data: numbers(310, 285, 402, 198, 350, 276),
    asked: q(
      'How many calories do the sandwiches on the menu have?',
      '¿Cuántas calorías tienen los sándwiches del menú?',
    ),
    single: q('How many sandwiches are on the menu?', '¿Cuántos sándwiches hay en el menú?'),
    others: [
      q('How much do the sandwiches on the menu cost?', '¿Cuánto cuestan los sándwiches del menú?'),
      q(
        'How many slices of cheese do the sandwiches on the menu have?',
        '¿Cuántas rebanadas de queso tienen los sándwiches del menú?',
      ),
    ],
  },
  {
    kind: 'tenths',
    tells: q(
      'The distance to school may be a part of a mile or a few miles.',
      'La distancia a la escuela puede ser una parte de milla o unas pocas millas.',
    ),
    whyNot: [
      q('In feet, the numbers would be greater than 1,000.', 'En pies, los números serían mayores que 1,000.'),
      q('Streets have names, and names are words.', 'Las calles tienen nombres, y los nombres son palabras.'),
    ],
    data: tenths(12, 9, 21, 5, 16, 7),
    asked: q(
      'How many miles from school do the students live?',
      '¿A cuántas millas de la escuela viven los estudiantes?',
    ),
    single: q('How many miles from school does Kenji live?', '¿A cuántas millas de la escuela vive Kenji?'),
    others: [
      q('How many feet from school do the students live?', '¿A cuántos pies de la escuela viven los estudiantes?'),
      q('On what streets do the students live?', '¿En qué calles viven los estudiantes?'),
    ],
  },
  {
    kind: 'money',
    tells: q('A ticket price is an amount in dollars.', 'El precio de un boleto es una cantidad en dólares.'),
    whyNot: [
      q('A number of seats has no dollar sign.', 'Un número de asientos no lleva el signo de dólar.'),
      q('The answers would be times on the clock.', 'Las respuestas serían horas del reloj.'),
    ],
    data: dollars(9, 12, 14, 8, 11, 13),
    asked: q('How much do movie tickets cost in our state?', '¿Cuánto cuestan los boletos de cine en nuestro estado?'),
    single: q(
      'How much does a movie ticket cost at the theater on Main Street for a child today?',
      '¿Cuánto cuesta hoy el boleto para un niño en el cine de la calle Main?',
    ),
    others: [
      q(
        'How many seats do the movie theaters in our state have?',
        '¿Cuántos asientos tienen los cines de nuestro estado?',
      ),
      q('At what time do the movie theaters in our state open?', '¿A qué hora abren los cines de nuestro estado?'),
    ],
  },
  {
    kind: 'words',
    tells: q('These are colors.', 'Son colores.'),
    whyNot: [
      q('A number of pencils is not a color.', 'Un número de lápices no es un color.'),
      q(
        'These are not names of pets: “blue” comes three times.',
        'No son nombres de mascotas: “azul” aparece tres veces.',
      ),
    ],
    data: words(line`red, blue, blue, green, purple, blue`, line`rojo, azul, azul, verde, morado, azul`),
    asked: colors,
    single: q('What color is the school’s front door?', '¿De qué color es la puerta principal de la escuela?'),
    others: [
      q('How many colored pencils do the students have?', '¿Cuántos lápices de colores tienen los estudiantes?'),
      names,
    ],
  },
]
