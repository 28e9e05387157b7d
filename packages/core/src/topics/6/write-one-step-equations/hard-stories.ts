import { type Hole, line, type UnitId } from '../../../author.ts'
import type { Said } from './stories.ts'

/** A part of a whole is told as a fraction of it, with a number that is not needed. */
export interface FractionStory {
  readonly letter: string
  /** The whole, in steps of the denominator. */
  readonly whole: readonly [least: number, most: number]
  readonly isMoney: boolean
  readonly fractions: readonly (readonly [n: number, d: number])[]
  readonly unneeded: readonly [least: number, most: number]
  readonly tell: (part: Hole, fraction: Hole, unneeded: Hole, variable: Hole) => Said
  readonly ends: (whole: Hole) => Said
}

export const fractionStories: readonly FractionStory[] = [
  {
    letter: 'c',
    whole: [40, 120],
    isMoney: false,
    fractions: [
      [3, 5],
      [2, 3],
      [3, 8],
    ],
    unneeded: [3, 6],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A tank is ${unneeded} feet deep. There are ${part} gallons of water in it, and that is ${fraction} of what it can hold. Let ${v} be the number of gallons that the tank can hold.`,
      es: line`Un tanque tiene ${unneeded} pies de profundidad. Contiene ${part} galones de agua, que son ${fraction} de lo que cabe en él. Sea ${v} el número de galones que caben en el tanque.`,
    }),
    ends: x => ({ en: line`The tank can hold ${x} gallons.`, es: line`En el tanque caben ${x} galones.` }),
  },
  {
    letter: 's',
    whole: [240, 480],
    isMoney: false,
    fractions: [
      [2, 3],
      [3, 4],
      [5, 8],
    ],
    unneeded: [6, 12],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A school has ${unneeded} buses. They bring ${part} students to school, and that is ${fraction} of all the students. Let ${v} be the number of students at the school.`,
      es: line`Una escuela tiene ${unneeded} autobuses. Llevan a la escuela a ${part} estudiantes, que son ${fraction} de todos los estudiantes. Sea ${v} el número de estudiantes de la escuela.`,
    }),
    ends: x => ({ en: line`The school has ${x} students.`, es: line`La escuela tiene ${x} estudiantes.` }),
  },
  {
    letter: 'p',
    whole: [160, 320],
    isMoney: false,
    fractions: [
      [3, 8],
      [2, 5],
      [3, 4],
    ],
    unneeded: [3, 9],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In ${unneeded} days, Clara has read ${part} pages of a book. That is ${fraction} of the book. Let ${v} be the number of pages in the book.`,
      es: line`En ${unneeded} días, Clara ha leído ${part} páginas de un libro. Eso es ${fraction} del libro. Sea ${v} el número de páginas del libro.`,
    }),
    ends: x => ({ en: line`The book has ${x} pages.`, es: line`El libro tiene ${x} páginas.` }),
  },
  {
    letter: 'b',
    whole: [150, 320],
    isMoney: true,
    fractions: [
      [3, 4],
      [4, 5],
      [2, 3],
    ],
    unneeded: [4, 9],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In ${unneeded} months, Diego has saved ${part}. That is ${fraction} of the price of a bike. Let ${v} be the price of the bike, in dollars.`,
      es: line`En ${unneeded} meses, Diego ha ahorrado ${part}. Eso es ${fraction} del precio de una bicicleta. Sea ${v} el precio de la bicicleta, en dólares.`,
    }),
    ends: x => ({ en: line`The bike costs ${x}.`, es: line`La bicicleta cuesta ${x}.` }),
  },
  {
    letter: 'r',
    whole: [80, 200],
    isMoney: false,
    fractions: [
      [4, 5],
      [5, 8],
      [3, 4],
    ],
    unneeded: [8, 10],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In a race that is ${unneeded} kilometers long, ${part} runners finish in less than an hour. That is ${fraction} of all the runners. Let ${v} be the number of runners in the race.`,
      es: line`En una carrera de ${unneeded} kilómetros, ${part} participantes llegan en menos de una hora. Eso es ${fraction} de todos los participantes. Sea ${v} el número de participantes de la carrera.`,
    }),
    ends: x => ({ en: line`There are ${x} runners in the race.`, es: line`En la carrera hay ${x} participantes.` }),
  },
  {
    letter: 'n',
    whole: [48, 120],
    isMoney: false,
    fractions: [
      [7, 8],
      [5, 6],
      [2, 3],
    ],
    unneeded: [3, 6],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A bakery sells its bread at ${unneeded} dollars a loaf. By noon, it has sold ${part} loaves, and that is ${fraction} of the loaves that it baked. Let ${v} be the number of loaves that it baked.`,
      es: line`Una panadería vende cada pan a ${unneeded} dólares. Al mediodía ya vendió ${part} panes, que son ${fraction} de los panes que horneó. Sea ${v} el número de panes que horneó.`,
    }),
    ends: x => ({ en: line`The bakery baked ${x} loaves.`, es: line`La panadería horneó ${x} panes.` }),
  },
  {
    letter: 'm',
    whole: [250, 400],
    isMoney: false,
    fractions: [
      [3, 5],
      [2, 3],
      [3, 8],
    ],
    unneeded: [3, 4],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In ${unneeded} hours, a truck has driven ${part} miles. That is ${fraction} of its route. Let ${v} be the length of the route, in miles.`,
      es: line`En ${unneeded} horas, un camión ha recorrido ${part} millas. Eso es ${fraction} de su ruta. Sea ${v} la longitud de la ruta, en millas.`,
    }),
    ends: x => ({ en: line`The route is ${x} miles long.`, es: line`La ruta mide ${x} millas.` }),
  },
  {
    letter: 'd',
    whole: [45, 120],
    isMoney: false,
    fractions: [
      [2, 5],
      [4, 9],
      [5, 6],
    ],
    unneeded: [4, 8],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A parade has ${unneeded} bands. In the parade, ${part} dancers wear red, and that is ${fraction} of all the dancers. Let ${v} be the number of dancers.`,
      es: line`En un desfile hay ${unneeded} bandas. En él, ${part} bailarines van de rojo, que son ${fraction} de todos los bailarines. Sea ${v} el número de bailarines.`,
    }),
    ends: x => ({ en: line`There are ${x} dancers.`, es: line`Hay ${x} bailarines.` }),
  },
  {
    letter: 'h',
    whole: [160, 400],
    isMoney: false,
    fractions: [
      [7, 8],
      [3, 4],
      [4, 5],
    ],
    unneeded: [12, 18],
    tell: (part, fraction, unneeded, v) => ({
      en: line`At a concert with tickets at ${unneeded} dollars, ${part} seats are taken. That is ${fraction} of the seats in the hall. Let ${v} be the number of seats in the hall.`,
      es: line`En un concierto con boletos de ${unneeded} dólares hay ${part} asientos ocupados. Eso es ${fraction} de los asientos de la sala. Sea ${v} el número de asientos de la sala.`,
    }),
    ends: x => ({ en: line`The hall has ${x} seats.`, es: line`La sala tiene ${x} asientos.` }),
  },
  {
    letter: 'f',
    whole: [60, 180],
    isMoney: false,
    fractions: [
      [3, 4],
      [2, 5],
      [5, 6],
    ],
    unneeded: [3, 5],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In ${unneeded} days, a farmer has planted ${part} acres of corn. That is ${fraction} of her land. Let ${v} be the size of her land, in acres.`,
      es: line`En ${unneeded} días, una agricultora ha sembrado ${part} acres de maíz. Eso es ${fraction} de su terreno. Sea ${v} el tamaño de su terreno, en acres.`,
    }),
    ends: x => ({ en: line`Her land measures ${x} acres.`, es: line`Su terreno mide ${x} acres.` }),
  },
]

/** A shape with one length that is not known, and a fraction or a number that is not needed. */
export interface ShapeStory {
  readonly letter: string
  readonly unit: UnitId
  /** How many equal sides there are, or one side of a rectangle, as a fraction of whole numbers. */
  readonly sides: readonly (readonly [n: number, d: number])[]
  readonly isPerimeter: boolean
  readonly unknown: readonly [least: number, most: number]
  readonly unneeded: readonly [least: number, most: number]
  readonly tell: (side: Hole, total: Hole, unneeded: Hole, variable: Hole) => Said
  readonly ends: (length: Hole) => Said
}

export const shapeStories: readonly ShapeStory[] = [
  {
    letter: 's',
    unit: 'foot',
    sides: [[4, 1]],
    isPerimeter: true,
    unknown: [12, 25],
    unneeded: [3, 5],
    tell: (_, total, unneeded, v) => ({
      en: line`The fence around a square dog park is ${total} feet long and ${unneeded} feet high. Let ${v} be the length of one side of the park, in feet.`,
      es: line`La cerca de un parque cuadrado para perros mide ${total} pies de largo y ${unneeded} pies de alto. Sea ${v} la longitud de un lado del parque, en pies.`,
    }),
    ends: x => ({ en: line`One side of the park is ${x} feet long.`, es: line`Un lado del parque mide ${x} pies.` }),
  },
  {
    letter: 'b',
    unit: 'yard',
    sides: [
      [2, 3],
      [3, 4],
      [5, 6],
    ],
    isPerimeter: false,
    unknown: [6, 12],
    unneeded: [2, 6],
    tell: (side, total, unneeded, v) => ({
      en: line`A rectangular banner is ${side} yard wide. It hangs ${unneeded} yards above the street and has an area of ${total} square yards. Let ${v} be its length, in yards.`,
      es: line`Una pancarta rectangular mide ${side} de yarda de ancho. Cuelga a ${unneeded} yardas sobre la calle y tiene un área de ${total} yardas cuadradas. Sea ${v} su longitud, en yardas.`,
    }),
    ends: x => ({ en: line`The banner is ${x} yards long.`, es: line`La pancarta mide ${x} yardas de largo.` }),
  },
  {
    letter: 's',
    unit: 'inch',
    sides: [[6, 1]],
    isPerimeter: true,
    unknown: [18, 30],
    unneeded: [28, 30],
    tell: (_, total, unneeded, v) => ({
      en: line`A table has a top with 6 sides of the same length. The perimeter of the top is ${total} inches, and the table is ${unneeded} inches high. Let ${v} be the length of one side, in inches.`,
      es: line`La superficie de una mesa tiene 6 lados de la misma longitud. El perímetro de la superficie es de ${total} pulgadas, y la mesa mide ${unneeded} pulgadas de alto. Sea ${v} la longitud de un lado, en pulgadas.`,
    }),
    ends: x => ({ en: line`One side is ${x} inches long.`, es: line`Un lado mide ${x} pulgadas.` }),
  },
  {
    letter: 'p',
    unit: 'meter',
    sides: [
      [3, 4],
      [4, 5],
      [5, 8],
    ],
    isPerimeter: false,
    unknown: [15, 48],
    unneeded: [20, 40],
    tell: (side, total, unneeded, v) => ({
      en: line`A straight garden path is ${side} meter wide and covers ${total} square meters. It costs ${unneeded} dollars per square meter. Let ${v} be the length of the path, in meters.`,
      es: line`Un sendero recto de un jardín mide ${side} de metro de ancho y ocupa ${total} metros cuadrados. Cuesta ${unneeded} dólares por metro cuadrado. Sea ${v} la longitud del sendero, en metros.`,
    }),
    ends: x => ({ en: line`The path is ${x} meters long.`, es: line`El sendero mide ${x} metros de largo.` }),
  },
  {
    letter: 'r',
    unit: 'foot',
    sides: [
      [9, 1],
      [12, 1],
      [11, 1],
    ],
    isPerimeter: false,
    unknown: [13, 18],
    unneeded: [8, 8],
    tell: (side, total, unneeded, v) => ({
      en: line`A rectangular room is ${side} feet wide and ${unneeded} feet high. The area of the floor is ${total} square feet. Let ${v} be the length of the room, in feet.`,
      es: line`Una habitación rectangular mide ${side} pies de ancho y ${unneeded} pies de alto. El área del piso es de ${total} pies cuadrados. Sea ${v} la longitud de la habitación, en pies.`,
    }),
    ends: x => ({ en: line`The room is ${x} feet long.`, es: line`La habitación mide ${x} pies de largo.` }),
  },
  {
    letter: 't',
    unit: 'meter',
    sides: [[3, 1]],
    isPerimeter: true,
    unknown: [6, 14],
    unneeded: [12, 30],
    tell: (_, total, unneeded, v) => ({
      en: line`A flower bed has the shape of a triangle with three equal sides. A low border around it is ${total} meters long and costs ${unneeded} dollars per meter. Let ${v} be the length of one side, in meters.`,
      es: line`Un macizo de flores tiene forma de triángulo con tres lados iguales. El borde que lo rodea mide ${total} metros y cuesta ${unneeded} dólares por metro. Sea ${v} la longitud de un lado, en metros.`,
    }),
    ends: x => ({ en: line`One side is ${x} meters long.`, es: line`Un lado mide ${x} metros.` }),
  },
  {
    letter: 'b',
    unit: 'foot',
    sides: [
      [2, 3],
      [3, 4],
      [5, 6],
    ],
    isPerimeter: false,
    unknown: [6, 12],
    unneeded: [2, 5],
    tell: (side, total, unneeded, v) => ({
      en: line`Samuel buys ${unneeded} equal shelves. Each is a rectangle that is ${side} foot wide, with an area of ${total} square feet. Let ${v} be the length of one shelf, in feet.`,
      es: line`Samuel compra ${unneeded} repisas iguales. Cada una es un rectángulo de ${side} de pie de ancho, con un área de ${total} pies cuadrados. Sea ${v} la longitud de una repisa, en pies.`,
    }),
    ends: x => ({ en: line`One shelf is ${x} feet long.`, es: line`Una repisa mide ${x} pies de largo.` }),
  },
  {
    letter: 'k',
    unit: 'inch',
    sides: [[8, 1]],
    isPerimeter: true,
    unknown: [9, 13],
    unneeded: [6, 8],
    tell: (_, total, unneeded, v) => ({
      en: line`A stop sign has 8 sides of the same length and stands on a post that is ${unneeded} feet tall. The perimeter of the sign is ${total} inches. Let ${v} be the length of one side, in inches.`,
      es: line`Una señal de alto tiene 8 lados de la misma longitud y está en un poste de ${unneeded} pies de alto. El perímetro de la señal es de ${total} pulgadas. Sea ${v} la longitud de un lado, en pulgadas.`,
    }),
    ends: x => ({ en: line`One side is ${x} inches long.`, es: line`Un lado mide ${x} pulgadas.` }),
  },
]
