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
  /** "the third section". */
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
        line`A triangular garden is to have three straight sections of fence. Two of them are ${a} and ${b} long.`,
        line`Un jardín triangular va a tener tres secciones rectas de cerca. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third section', es: 'la tercera sección' },
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
        line`A triangle is made of three craft sticks. Two of them are ${a} and ${b} long.`,
        line`Un triángulo se hace con tres palitos. Dos de ellos miden ${a} y ${b}.`,
      ),
    third: { en: 'the third stick', es: 'el tercer palito' },
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
        line`A triangular roof frame has three beams. Two of them are ${a} and ${b} long.`,
        line`La estructura triangular de un techo tiene tres vigas. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third beam', es: 'la tercera viga' },
  },
  {
    unit: 'centimeter',
    range: [6, 20],
    units: CENTIMETERS,
    three: (a, b, c) =>
      said(
        line`Straws are cut to ${a}, ${b}, and ${c}. Do their ends meet to form a triangle?`,
        line`Se cortan pajillas de ${a}, ${b} y ${c}. ¿Se juntan sus extremos para formar un triángulo?`,
      ),
    two: (a, b) =>
      said(
        line`A triangle is made of three straws. Two of them are ${a} and ${b} long.`,
        line`Un triángulo se hace con tres pajillas. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third straw', es: 'la tercera pajilla' },
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
        line`The frame of a kite is a triangle of three wooden strips. Two of them are ${a} and ${b} long.`,
        line`El marco de una cometa es un triángulo de tres varillas de madera. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third strip', es: 'la tercera varilla' },
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
        line`The edges of a triangular sign are three metal rods. Two of them are ${a} and ${b} long.`,
        line`Los bordes de un letrero triangular son tres barras de metal. Dos de ellas miden ${a} y ${b}.`,
      ),
    third: { en: 'the third rod', es: 'la tercera barra' },
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
        line`Three straight paths form a triangle in a park. Two of them are ${a} and ${b} long.`,
        line`Tres caminos rectos forman un triángulo en un parque. Dos de ellos miden ${a} y ${b}.`,
      ),
    third: { en: 'the third path', es: 'el tercer camino' },
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
        line`The sail of a boat has the shape of a triangle. Two of its sides are ${a} and ${b} long.`,
        line`La vela de un bote tiene forma de triángulo. Dos de sus lados miden ${a} y ${b}.`,
      ),
    third: { en: 'the third side of the sail', es: 'el tercer lado de la vela' },
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
        line`A triangular picture frame has three sides. Two of them are ${a} and ${b} long.`,
        line`El marco triangular de un cuadro tiene tres lados. Dos de ellos miden ${a} y ${b}.`,
      ),
    third: { en: 'the third side', es: 'el tercer lado' },
  },
]
export const lengthOf = (value: number, { unit }: Setting): Expr => measure(value, unit)
