import { type Both, type Inline, line, type Term } from '../../../author.ts'
import type { LengthUnit } from './levels.ts'

type Range = readonly [least: number, most: number]
type Words = Both<readonly Inline[]>
type Says = (value: Parameters<typeof line>[1]) => Words

/** A rectangle with a half circle on one side, whose diameter is the width. */
export interface Arched {
  readonly unit: LengthUnit
  readonly width: Range
  readonly length: Range
  readonly ask: (width: Term, length: Term) => Words
  readonly ends: Says
}
const area =
  (en: string, es: string): Says =>
  value => ({
    en: [`The area of ${en} is about `, ...line`${value}.`],
    es: [`El área ${es} es de aproximadamente `, ...line`${value}.`],
  })
export const arched: readonly Arched[] = [
  {
    unit: 'foot',
    width: [2, 6],
    length: [3, 8],
    ask: (w, l) => ({
      en: line`A window is a rectangle that is ${w} wide and ${l} high, with a half circle on top. The diameter of the half circle is the width of the window. What is the area of the window?`,
      es: line`Una ventana es un rectángulo de ${w} de ancho y ${l} de alto, con un semicírculo encima. El diámetro del semicírculo es el ancho de la ventana. ¿Cuál es el área de la ventana?`,
    }),
    ends: area('the window', 'de la ventana'),
  },
  {
    unit: 'foot',
    width: [8, 16],
    length: [10, 24],
    ask: (w, l) => ({
      en: line`A patio is a rectangle that is ${l} long and ${w} wide, with a half circle on one of its short sides. What is the area of the patio?`,
      es: line`Un patio es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en uno de sus lados cortos. ¿Cuál es el área del patio?`,
    }),
    ends: area('the patio', 'del patio'),
  },
  {
    unit: 'meter',
    width: [4, 10],
    length: [11, 20],
    ask: (w, l) => ({
      en: line`A swimming pool is a rectangle, ${l} long and ${w} wide, with a half circle at one end. What is the area of the water surface?`,
      es: line`Una piscina es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en un extremo. ¿Cuál es el área de la superficie del agua?`,
    }),
    ends: area('the water surface', 'de la superficie del agua'),
  },
  {
    unit: 'centimeter',
    width: [6, 12],
    length: [13, 20],
    ask: (w, l) => ({
      en: line`A bookmark is a rectangle that is ${l} long and ${w} wide, with a half circle on one of its short sides. What is the area of the bookmark?`,
      es: line`Un separador de libros es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en uno de sus lados cortos. ¿Cuál es el área del separador?`,
    }),
    ends: area('the bookmark', 'del separador'),
  },
  {
    unit: 'inch',
    width: [10, 16],
    length: [17, 28],
    ask: (w, l) => ({
      en: line`A mirror is a rectangle that is ${w} wide and ${l} high, with a half circle on top that is just as wide. What is the area of the mirror?`,
      es: line`Un espejo es un rectángulo de ${w} de ancho y ${l} de alto, con un semicírculo del mismo ancho encima. ¿Cuál es el área del espejo?`,
    }),
    ends: area('the mirror', 'del espejo'),
  },
  {
    unit: 'foot',
    width: [6, 10],
    length: [12, 20],
    ask: (w, l) => ({
      en: line`A flower bed is a rectangle that is ${l} long and ${w} wide, with a half circle at one end that is just as wide. What is the area of the flower bed?`,
      es: line`Un jardín es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo del mismo ancho en un extremo. ¿Cuál es el área del jardín?`,
    }),
    ends: area('the flower bed', 'del jardín'),
  },
  {
    unit: 'inch',
    width: [4, 8],
    length: [9, 14],
    ask: (w, l) => ({
      en: line`A wooden sign is a rectangle, ${l} long and ${w} wide, with a half circle at one end that is just as wide. What is the area of the sign?`,
      es: line`Un letrero de madera es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo del mismo ancho en un extremo. ¿Cuál es el área del letrero?`,
    }),
    ends: area('the sign', 'del letrero'),
  },
  {
    unit: 'foot',
    width: [4, 8],
    length: [5, 9],
    ask: (w, l) => ({
      en: line`A church door is a rectangle that is ${w} wide and ${l} high, with a half circle on top that is just as wide. What is the area of the door?`,
      es: line`La puerta de una iglesia es un rectángulo de ${w} de ancho y ${l} de alto, con un semicírculo del mismo ancho encima. ¿Cuál es el área de la puerta?`,
    }),
    ends: area('the door', 'de la puerta'),
  },
]

/** A rectangle with a half circle at one end or at both, covered at a whole price. */
export interface Paved {
  readonly unit: LengthUnit
  readonly width: Range
  readonly length: Range
  readonly prices: readonly number[]
  readonly ask: (width: Term, length: Term, price: Term) => Words
  readonly ends: { readonly halves: 1 | 2; readonly says: Says }
}
const costs = (halves: 1 | 2, en: string, es: string): Paved['ends'] => ({
  halves,
  says: cost => ({ en: [`${en} `, ...line`${cost}.`], es: [`${es} `, ...line`${cost}.`] }),
})
export const pavedThings: readonly Paved[] = [
  {
    unit: 'yard',
    width: [20, 40],
    length: [50, 80],
    prices: [300, 400, 500],
    ask: (w, l, p) => ({
      en: line`A sports field is a rectangle, ${l} long and ${w} wide, with a half circle on each of its short sides. Grass for it costs ${p} per square yard. How much does the grass cost?`,
      es: line`Un campo deportivo es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en cada uno de sus lados cortos. El pasto cuesta ${p} por yarda cuadrada. ¿Cuánto cuesta el pasto?`,
    }),
    ends: costs(2, 'The grass costs', 'El pasto cuesta'),
  },
  {
    unit: 'foot',
    width: [10, 16],
    length: [17, 24],
    prices: [600, 800, 900],
    ask: (w, l, p) => ({
      en: line`A patio is a rectangle, ${l} long and ${w} wide, with a half circle on one of its short sides. Paving stones cost ${p} per square foot. How much do the stones cost?`,
      es: line`Un patio es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en uno de sus lados cortos. Los adoquines cuestan ${p} por pie cuadrado. ¿Cuánto cuestan los adoquines?`,
    }),
    ends: costs(1, 'The stones cost', 'Los adoquines cuestan'),
  },
  {
    unit: 'foot',
    width: [12, 18],
    length: [20, 30],
    prices: [400, 500, 700],
    ask: (w, l, p) => ({
      en: line`A swimming pool is a rectangle, ${l} long and ${w} wide, with a half circle on each of its short sides. A cover for it costs ${p} per square foot. How much does the cover cost?`,
      es: line`Una piscina es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en cada uno de sus lados cortos. Una cubierta cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la cubierta?`,
    }),
    ends: costs(2, 'The cover costs', 'La cubierta cuesta'),
  },
  {
    unit: 'foot',
    width: [2, 6],
    length: [4, 8],
    prices: [1100, 1200, 900],
    ask: (w, l, p) => ({
      en: line`A church window is a rectangle, ${w} wide and ${l} high, with a half circle on top that is just as wide. Glass costs ${p} per square foot. How much does the glass cost?`,
      es: line`La ventana de una iglesia es un rectángulo de ${w} de ancho y ${l} de alto, con un semicírculo del mismo ancho encima. El vidrio cuesta ${p} por pie cuadrado. ¿Cuánto cuesta el vidrio?`,
    }),
    ends: costs(1, 'The glass costs', 'El vidrio cuesta'),
  },
  {
    unit: 'meter',
    width: [6, 10],
    length: [12, 20],
    prices: [700, 900, 1100],
    ask: (w, l, p) => ({
      en: line`A stage is a rectangle, ${l} long and ${w} deep, with a half circle at one end whose diameter is the depth. A wooden floor costs ${p} per square meter. How much does the floor cost?`,
      es: line`Un escenario es un rectángulo de ${l} de largo y ${w} de fondo, con un semicírculo en un extremo cuyo diámetro es el fondo. Un piso de madera cuesta ${p} por metro cuadrado. ¿Cuánto cuesta el piso?`,
    }),
    ends: costs(1, 'The floor costs', 'El piso cuesta'),
  },
  {
    unit: 'foot',
    width: [6, 10],
    length: [11, 18],
    prices: [200, 300, 400],
    ask: (w, l, p) => ({
      en: line`A flower bed is a rectangle, ${l} long and ${w} wide, with a half circle on each of its short sides. Plants for it cost ${p} per square foot. How much do the plants cost?`,
      es: line`Un jardín es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en cada uno de sus lados cortos. Las plantas cuestan ${p} por pie cuadrado. ¿Cuánto cuestan las plantas?`,
    }),
    ends: costs(2, 'The plants cost', 'Las plantas cuestan'),
  },
  {
    unit: 'meter',
    width: [2, 6],
    length: [7, 10],
    prices: [400, 600, 800],
    ask: (w, l, p) => ({
      en: line`A logo painted on a wall is a rectangle ${l} long and ${w} high, with a half circle at one end. The diameter of the half circle is the height of the rectangle. Paint costs ${p} per square meter. How much does the paint cost?`,
      es: line`Un logotipo pintado en una pared es un rectángulo de ${l} de largo y ${w} de alto, con un semicírculo en un extremo. El diámetro del semicírculo es la altura del rectángulo. La pintura cuesta ${p} por metro cuadrado. ¿Cuánto cuesta la pintura?`,
    }),
    ends: costs(1, 'The paint costs', 'La pintura cuesta'),
  },
  {
    unit: 'foot',
    width: [20, 36],
    length: [40, 60],
    prices: [300, 600, 700],
    ask: (w, l, p) => ({
      en: line`A roller rink is a rectangle, ${l} long and ${w} wide, with a half circle on each of its short sides. A rubber floor for it costs ${p} per square foot. How much does the floor cost?`,
      es: line`Una pista de patinaje es un rectángulo de ${l} de largo y ${w} de ancho, con un semicírculo en cada uno de sus lados cortos. Un piso de caucho cuesta ${p} por pie cuadrado. ¿Cuánto cuesta el piso?`,
    }),
    ends: costs(2, 'The floor costs', 'El piso cuesta'),
  },
]
