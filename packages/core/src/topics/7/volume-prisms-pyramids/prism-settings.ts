import { line, prose, type Term } from '../../../author.ts'
import { type Ends, type Range, type Told, volumeOf } from './settings.ts'
import type { LengthUnit } from './solids.ts'

/** Triangular prisms by base and height of the triangle and their length. */
export interface WedgeThing {
  readonly unit: LengthUnit
  readonly base: Range
  readonly height: Range
  readonly length: Range
  readonly ask: (base: Term, height: Term, length: Term) => Told
  readonly ends: Ends
}
export const wedgeThings: readonly WedgeThing[] = [
  {
    unit: 'centimeter',
    base: [8, 14],
    height: [4, 6],
    length: [6, 10],
    ask: (b, h, l) => ({
      en: prose`A cheese wedge is a triangular prism. Its triangle has a base of ${b} and a height of ${h}. The wedge is ${l} long. What is its volume?`,
      es: prose`Una cuña de queso es un prisma triangular. Su triángulo tiene una base de ${b} y una altura de ${h}. La cuña mide ${l} de largo. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the cheese wedge', 'de la cuña de queso'),
  },
  {
    unit: 'foot',
    base: [5, 8],
    height: [4, 6],
    length: [7, 10],
    ask: (b, h, l) => ({
      en: prose`A tent is a triangular prism that is ${l} long. Its front is a triangle with a base of ${b} and a height of ${h}. What is the volume of the space in the tent?`,
      es: prose`Una tienda de campaña es un prisma triangular de ${l} de largo. Su frente es un triángulo con una base de ${b} y una altura de ${h}. ¿Cuál es el volumen del espacio dentro de la tienda?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la tienda es de ${volume}.`,
    }),
  },
  {
    unit: 'inch',
    base: [4, 7],
    height: [1, 3],
    length: [2, 4],
    ask: (b, h, l) => ({
      en: prose`A doorstop is a triangular prism. Its side is a right triangle with legs of ${b} and ${h}. The doorstop is ${l} wide. What is its volume?`,
      es: prose`Una cuña para puerta es un prisma triangular. Su lado es un triángulo rectángulo con catetos de ${b} y ${h}. La cuña mide ${l} de ancho. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the doorstop', 'de la cuña'),
  },
  {
    unit: 'foot',
    base: [8, 14],
    height: [2, 3],
    length: [4, 6],
    ask: (b, h, l) => ({
      en: prose`The side of a concrete ramp is a right triangle with legs of ${b} and ${h}. The ramp is ${l} wide. What volume of concrete is in the ramp?`,
      es: prose`El lado de una rampa de concreto es un triángulo rectángulo con catetos de ${b} y ${h}. La rampa mide ${l} de ancho. ¿Qué volumen de concreto hay en la rampa?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of concrete in the ramp.`,
      es: line`En la rampa hay ${volume} de concreto.`,
    }),
  },
  {
    unit: 'centimeter',
    base: [3, 6],
    height: [3, 5],
    length: [18, 30],
    ask: (b, h, l) => ({
      en: prose`A chocolate bar comes in a box that is a triangular prism. Its triangle has a base of ${b} and a height of ${h}, and the box is ${l} long. What is the volume of the box?`,
      es: prose`Un chocolate viene en una caja que es un prisma triangular. Su triángulo tiene una base de ${b} y una altura de ${h}, y la caja mide ${l} de largo. ¿Cuál es el volumen de la caja?`,
    }),
    ends: volumeOf('the box', 'de la caja'),
  },
  {
    unit: 'foot',
    base: [20, 30],
    height: [8, 12],
    length: [30, 40],
    ask: (b, h, l) => ({
      en: prose`An attic has the shape of a triangular prism. Its front is a triangle with a base of ${b} and a height of ${h}, and the attic is ${l} long. What is its volume?`,
      es: prose`Un ático tiene forma de prisma triangular. Su frente es un triángulo con una base de ${b} y una altura de ${h}, y el ático mide ${l} de largo. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the attic', 'del ático'),
  },
  {
    unit: 'foot',
    base: [2, 3],
    height: [1, 2],
    length: [6, 10],
    ask: (b, h, l) => ({
      en: prose`A feed trough is a triangular prism. Its end is a triangle with a base of ${b} at the top and a height of ${h}. The trough is ${l} long. What volume does it hold?`,
      es: prose`Un comedero es un prisma triangular. Su extremo es un triángulo con una base de ${b} arriba y una altura de ${h}. El comedero mide ${l} de largo. ¿Qué volumen le cabe?`,
    }),
    ends: volume => ({ en: line`The trough holds ${volume}.`, es: line`Al comedero le caben ${volume}.` }),
  },
  {
    unit: 'centimeter',
    base: [3, 5],
    height: [2, 4],
    length: [8, 12],
    ask: (b, h, l) => ({
      en: prose`A glass prism for a science class is ${l} long. Its ends are triangles with a base of ${b} and a height of ${h}. What is the volume of the glass?`,
      es: prose`Un prisma de vidrio para la clase de ciencias mide ${l} de largo. Sus extremos son triángulos con una base de ${b} y una altura de ${h}. ¿Cuál es el volumen del vidrio?`,
    }),
    ends: volumeOf('the glass', 'del vidrio'),
  },
]

/** Prisms whose base is a trapezoid: its parallel sides, the distance between them, and the volume; the length is asked. */
export interface Trough {
  readonly unit: LengthUnit
  readonly one: Range
  readonly other: Range
  readonly height: Range
  readonly length: Range
  readonly ask: (one: Term, other: Term, height: Term, volume: Term) => Told
  readonly ends: Ends
}
const longIs =
  (en: string, es: string, word: readonly [en: string, es: string] = ['long', 'de largo']): Ends =>
  length => ({
    en: [`${en} is `, ...line`${length}`, ` ${word[0]}.`],
    es: [`${es} mide `, ...line`${length}`, ` ${word[1]}.`],
  })
const WIDE = ['wide', 'de ancho'] as const
export const troughs: readonly Trough[] = [
  {
    unit: 'foot',
    one: [3, 4],
    other: [7, 9],
    height: [30, 50],
    length: [12, 20],
    ask: (a, b, h, v) => ({
      en: prose`The long wall of a swimming pool is a trapezoid: the pool is ${a} deep at one end and ${b} deep at the other end, ${h} away. Full, the pool holds ${v} of water. How wide is the pool?`,
      es: prose`La pared larga de una piscina es un trapecio: la piscina tiene ${a} de profundidad en un extremo y ${b} en el otro extremo, a ${h} de distancia. Llena, a la piscina le caben ${v} de agua. ¿Cuánto mide de ancho la piscina?`,
    }),
    ends: longIs('The pool', 'La piscina', WIDE),
  },
  {
    unit: 'foot',
    one: [2, 3],
    other: [1, 1],
    height: [1, 1],
    length: [6, 12],
    ask: (a, b, h, v) => ({
      en: prose`The end of a feed trough is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. The trough holds ${v} of feed. How long is the trough?`,
      es: prose`El extremo de un comedero es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. Al comedero le caben ${v} de alimento. ¿Cuánto mide de largo el comedero?`,
    }),
    ends: longIs('The trough', 'El comedero'),
  },
  {
    unit: 'inch',
    one: [8, 10],
    other: [5, 6],
    height: [6, 8],
    length: [24, 36],
    ask: (a, b, h, v) => ({
      en: prose`The end of a window box for flowers is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. It takes ${v} of soil to fill the box. How long is the box?`,
      es: prose`El extremo de una jardinera de ventana es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. Se necesitan ${v} de tierra para llenar la jardinera. ¿Cuánto mide de largo la jardinera?`,
    }),
    ends: longIs('The box', 'La jardinera'),
  },
  {
    unit: 'meter',
    one: [3, 4],
    other: [1, 2],
    height: [1, 1],
    length: [20, 40],
    ask: (a, b, h, v) => ({
      en: prose`A ditch has the same cross-section everywhere: a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} deep. For the ditch, ${v} of earth were dug out. How long is the ditch?`,
      es: prose`Una zanja tiene en todas partes el mismo corte: un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de profundidad. Para hacer la zanja se sacaron ${v} de tierra. ¿Cuánto mide de largo la zanja?`,
    }),
    ends: longIs('The ditch', 'La zanja'),
  },
  {
    unit: 'foot',
    one: [9, 12],
    other: [6, 7],
    height: [10, 14],
    length: [12, 20],
    ask: (a, b, h, v) => ({
      en: prose`The side wall of a shed is a trapezoid: the shed is ${a} high in front and ${b} high in back, and the front and the back are ${h} apart. The volume of the shed is ${v}. How wide is the shed?`,
      es: prose`La pared lateral de un cobertizo es un trapecio: el cobertizo mide ${a} de alto adelante y ${b} de alto atrás, y entre el frente y el fondo hay ${h}. El volumen del cobertizo es de ${v}. ¿Cuánto mide de ancho el cobertizo?`,
    }),
    ends: longIs('The shed', 'El cobertizo', WIDE),
  },
  {
    unit: 'meter',
    one: [6, 9],
    other: [2, 4],
    height: [3, 5],
    length: [30, 60],
    ask: (a, b, h, v) => ({
      en: prose`The end of a dam is a trapezoid that is ${a} wide at the bottom, ${b} wide at the top, and ${h} high. The dam is built from ${v} of earth. How long is the dam?`,
      es: prose`El extremo de un dique es un trapecio de ${a} de ancho abajo, ${b} de ancho arriba y ${h} de altura. El dique está hecho de ${v} de tierra. ¿Cuánto mide de largo el dique?`,
    }),
    ends: longIs('The dam', 'El dique'),
  },
  {
    unit: 'centimeter',
    one: [12, 14],
    other: [9, 10],
    height: [9, 12],
    length: [20, 30],
    ask: (a, b, h, v) => ({
      en: prose`The end of a loaf of bread is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. The volume of the loaf is ${v}. How long is the loaf?`,
      es: prose`El extremo de un pan de caja es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. El volumen del pan es de ${v}. ¿Cuánto mide de largo el pan?`,
    }),
    ends: longIs('The loaf', 'El pan'),
  },
  {
    unit: 'inch',
    one: [12, 15],
    other: [6, 8],
    height: [4, 8],
    length: [30, 48],
    ask: (a, b, h, v) => ({
      en: prose`The end of a concrete step is a trapezoid that is ${a} deep at the bottom, ${b} deep at the top, and ${h} high. There are ${v} of concrete in the step. How wide is the step?`,
      es: prose`El extremo de un escalón de concreto es un trapecio de ${a} de fondo abajo, ${b} de fondo arriba y ${h} de altura. En el escalón hay ${v} de concreto. ¿Cuánto mide de ancho el escalón?`,
    }),
    ends: longIs('The step', 'El escalón', WIDE),
  },
]
