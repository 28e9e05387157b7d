import { type Both, type Expr, type Hole, type Inline, line, measure, type UnitId } from '../../../author.ts'

export type Said = Both<readonly Inline[]>

/** Straight things that are put together at their ends, with likely lengths. */
export interface Setting {
  readonly unit: UnitId
  readonly range: readonly [least: number, most: number]
  /** "a whole number of feet". */
  readonly units: Both<string>
  readonly three: (a: Hole, b: Hole, c: Hole) => Said
  readonly two: (a: Hole, b: Hole) => Said
  /** "the third hedge": forms of three and of two lengths tell of different things. */
  readonly third: Both<string>
}
const said = (en: readonly Inline[], es: readonly Inline[]): Said => ({ en, es })
const FEET = { en: 'feet', es: 'pies' }
const INCHES = { en: 'inches', es: 'pulgadas' }
const CENTIMETERS = { en: 'centimeters', es: 'centímetros' }
const METERS = { en: 'meters', es: 'metros' }

export const settings: readonly Setting[] = [
  {
    unit: 'foot',
    range: [5, 20],
    units: FEET,
    three: (a, b, c) =>
      said(
        line`A gardener has fence sections of ${a}, ${b}, and ${c}. Can they enclose a triangular garden?`,
        line`Una jardinera tiene secciones de cerca de ${a}, ${b} y ${c}. ¿Pueden rodear un jardín triangular?`,
      ),
    two: (a, b) =>
      said(
        line`Three straight hedges enclose a triangular lawn. Two of them are ${a} and ${b} long.`,
        line`Tres setos rectos rodean un césped triangular. Dos de ellos miden ${a} y ${b}.`,
      ),
    third: { en: 'the third hedge', es: 'el tercer seto' },
  },
  {
    unit: 'inch',
    range: [3, 12],
    units: INCHES,
    three: (a, b, c) =>
      said(
        line`A student has craft sticks of ${a}, ${b}, and ${c}. Can they be the sides of a triangle?`,
        line`Un estudiante tiene palitos de ${a}, ${b} y ${c}. ¿Pueden ser los lados de un triángulo?`,
      ),
    two: (a, b) =>
      said(
        line`A paper pennant has the shape of a triangle. Two of its edges are ${a} and ${b} long.`,
        line`Un banderín de papel tiene forma de triángulo. Dos de sus bordes miden ${a} y ${b}.`,
      ),
    third: { en: 'the third edge of the pennant', es: 'el tercer borde del banderín' },
  },
  {
    unit: 'meter',
    range: [2, 9],
    units: METERS,
    three: (a, b, c) =>
      said(
        line`Three support beams are ${a}, ${b}, and ${c} long. Can they be joined at their ends to make a triangle?`,
        line`Tres vigas de apoyo miden ${a}, ${b} y ${c}. ¿Se pueden unir por los extremos para formar un triángulo?`,
      ),
    two: (a, b) =>
      said(
        line`A triangular tarp has three straight edges. Two of them are ${a} and ${b} long.`,
        line`Una lona triangular tiene tres bordes rectos. Dos de ellos miden ${a} y ${b}.`,
      ),
    third: { en: 'the third edge of the tarp', es: 'el tercer borde de la lona' },
  },
  {
    unit: 'centimeter',
    range: [6, 20],
    units: CENTIMETERS,
    three: (a, b, c) =>
      said(
        line`Straws are cut to ${a}, ${b}, and ${c}. Can they be joined end to end to form a triangle?`,
        line`Se cortan pajillas de ${a}, ${b} y ${c}. ¿Se puede formar un triángulo uniendo sus extremos?`,
      ),
    two: (a, b) =>
      said(
        line`A floor tile has the shape of a triangle. Two of its edges are ${a} and ${b} long.`,
        line`Una loseta tiene forma de triángulo. Dos de sus bordes miden ${a} y ${b}.`,
      ),
    third: { en: 'the third edge of the tile', es: 'el tercer borde de la loseta' },
  },
  {
    unit: 'inch',
    range: [12, 30],
    units: INCHES,
    three: (a, b, c) =>
      said(
        line`A kite maker has wooden strips of ${a}, ${b}, and ${c}. Can they make a triangular frame?`,
        line`Un fabricante de cometas tiene varillas de madera de ${a}, ${b} y ${c}. ¿Pueden formar un marco triangular?`,
      ),
    two: (a, b) =>
      said(
        line`A corner shelf has the shape of a triangle. Two of its edges are ${a} and ${b} long.`,
        line`Una repisa de esquina tiene forma de triángulo. Dos de sus bordes miden ${a} y ${b}.`,
      ),
    third: { en: 'the third edge of the shelf', es: 'el tercer borde de la repisa' },
  },
  {
    unit: 'centimeter',
    range: [20, 60],
    units: CENTIMETERS,
    three: (a, b, c) =>
      said(
        line`A sign maker has metal rods of ${a}, ${b}, and ${c}. Can they be the edges of a triangular sign?`,
        line`Un taller tiene barras de metal de ${a}, ${b} y ${c}. ¿Pueden ser los bordes de un letrero triangular?`,
      ),
    two: (a, b) =>
      said(
        line`A scarf has the shape of a triangle. Two of its edges are ${a} and ${b} long.`,
        line`Un pañuelo tiene forma de triángulo. Dos de sus bordes miden ${a} y ${b}.`,
      ),
    third: { en: 'the third edge of the scarf', es: 'el tercer borde del pañuelo' },
  },
  {
    unit: 'meter',
    range: [30, 95],
    units: METERS,
    three: (a, b, c) =>
      said(
        line`A plan of a park shows three straight paths of ${a}, ${b}, and ${c} that form a triangle. Is that possible?`,
        line`El plano de un parque muestra tres caminos rectos de ${a}, ${b} y ${c} que forman un triángulo. ¿Es posible?`,
      ),
    two: (a, b) =>
      said(
        line`Three straight streets enclose a triangular plaza. Two of them are ${a} and ${b} long.`,
        line`Tres calles rectas rodean una plaza triangular. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third street', es: 'la tercera calle' },
  },
  {
    unit: 'foot',
    range: [6, 18],
    units: FEET,
    three: (a, b, c) =>
      said(
        line`A triangular sail for a boat is drawn with sides of ${a}, ${b}, and ${c}. Is such a sail possible?`,
        line`Se dibuja una vela triangular para un bote con lados de ${a}, ${b} y ${c}. ¿Es posible esa vela?`,
      ),
    two: (a, b) =>
      said(
        line`Three straight boards enclose a triangular sandbox. Two of them are ${a} and ${b} long.`,
        line`Tres tablas rectas rodean un arenero triangular. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third board', es: 'la tercera tabla' },
  },
  {
    unit: 'inch',
    range: [8, 24],
    units: INCHES,
    three: (a, b, c) =>
      said(
        line`A carpenter has strips of ${a}, ${b}, and ${c} for a triangular picture frame. Can they form the frame?`,
        line`Una carpintera tiene listones de ${a}, ${b} y ${c} para un marco triangular. ¿Pueden formar el marco?`,
      ),
    two: (a, b) =>
      said(
        line`A pillow has the shape of a triangle. Two of its sides are ${a} and ${b} long.`,
        line`Un cojín tiene forma de triángulo. Dos de sus lados miden ${a} y ${b}.`,
      ),
    third: { en: 'the third side of the pillow', es: 'el tercer lado del cojín' },
  },
]
export const lengthOf = (value: number, { unit }: Setting): Expr => measure(value, unit)
