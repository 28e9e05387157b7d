import { line } from '../../../author.ts'
import type { FractionStory, ShapeStory } from './hard-stories.ts'

/** Parts of a whole for the choice of an equation. */
export const choiceStories: readonly FractionStory[] = [
  {
    letter: 'p',
    whole: [120, 300],
    isMoney: false,
    fractions: [
      [2, 5],
      [3, 8],
      [2, 3],
    ],
    unneeded: [10, 20],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A museum has ${unneeded} rooms. It shows ${part} paintings, and that is ${fraction} of all the paintings that it owns. Let ${v} be the number of paintings that the museum owns.`,
      es: line`Un museo tiene ${unneeded} salas. Muestra ${part} cuadros, que son ${fraction} de todos los cuadros que posee. Sea ${v} el número de cuadros que posee el museo.`,
    }),
    ends: x => ({ en: line`The museum owns ${x} paintings.`, es: line`El museo posee ${x} cuadros.` }),
  },
  {
    letter: 'k',
    whole: [60, 160],
    isMoney: false,
    fractions: [
      [3, 4],
      [5, 8],
      [4, 5],
    ],
    unneeded: [6, 12],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A beekeeper has ${unneeded} hives. She has filled ${part} jars with honey, and that is ${fraction} of the jars that she bought. Let ${v} be the number of jars that she bought.`,
      es: line`Una apicultora tiene ${unneeded} colmenas. Ya llenó de miel ${part} frascos, que son ${fraction} de los frascos que compró. Sea ${v} el número de frascos que compró.`,
    }),
    ends: x => ({ en: line`She bought ${x} jars.`, es: line`Compró ${x} frascos.` }),
  },
  {
    letter: 't',
    whole: [90, 240],
    isMoney: false,
    fractions: [
      [5, 6],
      [3, 4],
      [7, 9],
    ],
    unneeded: [5, 12],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A hotel has ${unneeded} floors. Tonight, ${part} rooms are taken, and that is ${fraction} of all the rooms. Let ${v} be the number of rooms in the hotel.`,
      es: line`Un hotel tiene ${unneeded} pisos. Esta noche hay ${part} habitaciones ocupadas, que son ${fraction} de todas las habitaciones. Sea ${v} el número de habitaciones del hotel.`,
    }),
    ends: x => ({ en: line`The hotel has ${x} rooms.`, es: line`El hotel tiene ${x} habitaciones.` }),
  },
  {
    letter: 'g',
    whole: [120, 360],
    isMoney: false,
    fractions: [
      [2, 3],
      [5, 8],
      [3, 5],
    ],
    unneeded: [4, 9],
    tell: (part, fraction, unneeded, v) => ({
      en: line`In ${unneeded} weeks, volunteers have planted ${part} trees. That is ${fraction} of the trees that they want to plant. Let ${v} be the number of trees that they want to plant.`,
      es: line`En ${unneeded} semanas, unos voluntarios han plantado ${part} árboles. Eso es ${fraction} de los árboles que quieren plantar. Sea ${v} el número de árboles que quieren plantar.`,
    }),
    ends: x => ({ en: line`They want to plant ${x} trees.`, es: line`Quieren plantar ${x} árboles.` }),
  },
  {
    letter: 'w',
    whole: [200, 500],
    isMoney: false,
    fractions: [
      [3, 4],
      [2, 5],
      [3, 8],
    ],
    unneeded: [12, 25],
    tell: (part, fraction, unneeded, v) => ({
      en: line`A puzzle costs ${unneeded} dollars. Marta has placed ${part} of its pieces, and that is ${fraction} of all the pieces. Let ${v} be the number of pieces in the puzzle.`,
      es: line`Un rompecabezas cuesta ${unneeded} dólares. Marta ya colocó ${part} piezas, que son ${fraction} de todas las piezas. Sea ${v} el número de piezas del rompecabezas.`,
    }),
    ends: x => ({ en: line`The puzzle has ${x} pieces.`, es: line`El rompecabezas tiene ${x} piezas.` }),
  },
]

/** Shapes for the equation that does not fit. */
export const misfitStories: readonly ShapeStory[] = [
  {
    letter: 'w',
    unit: 'inch',
    sides: [[4, 1]],
    isPerimeter: true,
    unknown: [12, 24],
    unneeded: [26, 40],
    tell: (_, total, unneeded, v) => ({
      en: line`The strip of lace around a square pillow is ${total} inches long. The pillow costs ${unneeded} dollars. Let ${v} be the length of one side of the pillow, in inches.`,
      es: line`El encaje que rodea una almohada cuadrada mide ${total} pulgadas de largo. La almohada cuesta ${unneeded} dólares. Sea ${v} la longitud de un lado de la almohada, en pulgadas.`,
    }),
    ends: x => ({
      en: line`One side of the pillow is ${x} inches long.`,
      es: line`Un lado de la almohada mide ${x} pulgadas.`,
    }),
  },
  {
    letter: 'f',
    unit: 'foot',
    sides: [[6, 1]],
    isPerimeter: true,
    unknown: [4, 7],
    unneeded: [9, 12],
    tell: (_, total, unneeded, v) => ({
      en: line`The floor of a park pavilion has 6 sides of the same length and a perimeter of ${total} feet. The pavilion is ${unneeded} feet high. Let ${v} be the length of one side of the floor, in feet.`,
      es: line`El piso de un quiosco tiene 6 lados de la misma longitud y un perímetro de ${total} pies. El quiosco mide ${unneeded} pies de alto. Sea ${v} la longitud de un lado del piso, en pies.`,
    }),
    ends: x => ({ en: line`One side is ${x} feet long.`, es: line`Un lado mide ${x} pies.` }),
  },
  {
    letter: 'c',
    unit: 'meter',
    sides: [
      [3, 4],
      [4, 5],
      [5, 8],
    ],
    isPerimeter: false,
    unknown: [8, 20],
    unneeded: [21, 30],
    tell: (side, total, unneeded, v) => ({
      en: line`A rectangular hallway carpet is ${side} meter wide and has an area of ${total} square meters. It weighs ${unneeded} kilograms. Let ${v} be the length of the carpet, in meters.`,
      es: line`La alfombra rectangular de un pasillo mide ${side} de metro de ancho y tiene un área de ${total} metros cuadrados. Pesa ${unneeded} kilogramos. Sea ${v} la longitud de la alfombra, en metros.`,
    }),
    ends: x => ({ en: line`The carpet is ${x} meters long.`, es: line`La alfombra mide ${x} metros de largo.` }),
  },
  {
    letter: 'p',
    unit: 'inch',
    sides: [
      [16, 1],
      [18, 1],
      [20, 1],
    ],
    isPerimeter: false,
    unknown: [24, 36],
    unneeded: [6, 15],
    tell: (side, total, unneeded, v) => ({
      en: line`A rectangular poster is ${side} inches wide and has an area of ${total} square inches. It costs ${unneeded} dollars. Let ${v} be the length of the poster, in inches.`,
      es: line`Un cartel rectangular mide ${side} pulgadas de ancho y tiene un área de ${total} pulgadas cuadradas. Cuesta ${unneeded} dólares. Sea ${v} la longitud del cartel, en pulgadas.`,
    }),
    ends: x => ({ en: line`The poster is ${x} inches long.`, es: line`El cartel mide ${x} pulgadas de largo.` }),
  },
  {
    letter: 'm',
    unit: 'meter',
    sides: [[3, 1]],
    isPerimeter: true,
    unknown: [40, 90],
    unneeded: [12, 30],
    tell: (_, total, unneeded, v) => ({
      en: line`A small park has the shape of a triangle with three equal sides. Its perimeter is ${total} meters, and ${unneeded} trees stand along its edge. Let ${v} be the length of one side, in meters.`,
      es: line`Un parque pequeño tiene forma de triángulo con tres lados iguales. Su perímetro es de ${total} metros y en su borde hay ${unneeded} árboles. Sea ${v} la longitud de un lado, en metros.`,
    }),
    ends: x => ({ en: line`One side is ${x} meters long.`, es: line`Un lado mide ${x} metros.` }),
  },
]
