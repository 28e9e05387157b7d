import {
  answerStep,
  type Block,
  type Both,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type Hole,
  type Inline,
  join,
  line,
  measure,
  mixed,
  over,
  prose,
  Ratio,
  type Rational,
  ratio,
  type Step,
  step,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** So much on the drawing stands for so much in reality. */
export interface Scale {
  readonly drawn: Ratio
  readonly actual: Ratio
  readonly units: readonly [drawn: UnitId, actual: UnitId]
}

const CUSTOMARY: ReadonlySet<UnitId> = new Set<UnitId>(['inch', 'foot', 'mile'])

/** 2 1/2 in, 2.5 cm. */
export const length = (value: Rational, unit: UnitId): Expr => measure(lengthNumber(value, unit), unit)
export const lengthNumber = (value: Rational, unit: UnitId): Expr => {
  const exact = Ratio.from(value)
  if (exact.isInteger) return expr(exact)
  return CUSTOMARY.has(unit) ? mixed(exact) : decimal(exact)
}

/** 1/2 in : 3 ft. */
export const spokenScale = ({ drawn, actual, units }: Scale): Expr =>
  ratio(length(drawn, units[0]), length(actual, units[1]))

export const toActual = ({ drawn, actual }: Scale, value: Rational) => Ratio.from(value).times(actual).over(drawn)

type Ends = (of: Expr) => Both<readonly Inline[]>
export interface ScaleStory {
  readonly units: readonly [drawn: UnitId, actual: UnitId]
  /** What a whole unit of the drawing may stand for. */
  readonly most: number
  /** Likely lengths in reality, in its unit. */
  readonly likely?: readonly [least: number, most: number]
  readonly actual: (scale: Hole, drawn: Hole) => Both<Block>
  readonly drawn: (scale: Hole, actual: Hole) => Both<Block>
  readonly ends: { readonly actual: Ends; readonly drawn: Ends }
}

export const scaleStories: readonly ScaleStory[] = [
  {
    units: ['centimeter', 'kilometer'],
    most: 20,
    actual: (scale, drawn) => ({
      en: prose`The scale of a map is ${scale}. Two towns are ${drawn} apart on the map. What is the actual distance?`,
      es: prose`La escala de un mapa es ${scale}. Dos pueblos están a ${drawn} de distancia en el mapa. ¿Cuál es la distancia real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`The scale of a map is ${scale}. Two towns are ${actual} apart. How far apart are they on the map?`,
      es: prose`La escala de un mapa es ${scale}. Dos pueblos están a ${actual} de distancia. ¿A qué distancia están en el mapa?`,
    }),
    ends: {
      actual: of => ({
        en: line`The towns are actually ${of} apart.`,
        es: line`En la realidad, los pueblos están a ${of} de distancia.`,
      }),
      drawn: of => ({
        en: line`On the map, the towns are ${of} apart.`,
        es: line`En el mapa, los pueblos están a ${of} de distancia.`,
      }),
    },
  },
  {
    units: ['inch', 'foot'],
    most: 10,
    likely: [6, 40],
    actual: (scale, drawn) => ({
      en: prose`The scale of a floor plan is ${scale}. On the plan, a room is ${drawn} long. How long is the actual room?`,
      es: prose`La escala del plano de una casa es ${scale}. En el plano, un cuarto mide ${drawn} de largo. ¿Cuánto mide de largo el cuarto real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`The scale of a floor plan is ${scale}. A room is ${actual} long. How long is it on the plan?`,
      es: prose`La escala del plano de una casa es ${scale}. Un cuarto mide ${actual} de largo. ¿Cuánto mide en el plano?`,
    }),
    ends: {
      actual: of => ({ en: line`The actual room is ${of} long.`, es: line`El cuarto real mide ${of} de largo.` }),
      drawn: of => ({
        en: line`On the plan, the room is ${of} long.`,
        es: line`En el plano, el cuarto mide ${of} de largo.`,
      }),
    },
  },
  {
    units: ['centimeter', 'meter'],
    most: 4,
    likely: [2, 50],
    actual: (scale, drawn) => ({
      en: prose`A model boat is built at a scale of ${scale}. The model is ${drawn} long. How long is the real boat?`,
      es: prose`Un modelo de un barco se construye con la escala ${scale}. El modelo mide ${drawn} de largo. ¿Cuánto mide de largo el barco real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`A model boat is built at a scale of ${scale}. The real boat is ${actual} long. How long is the model?`,
      es: prose`Un modelo de un barco se construye con la escala ${scale}. El barco real mide ${actual} de largo. ¿Cuánto mide de largo el modelo?`,
    }),
    ends: {
      actual: of => ({ en: line`The real boat is ${of} long.`, es: line`El barco real mide ${of} de largo.` }),
      drawn: of => ({ en: line`The model is ${of} long.`, es: line`El modelo mide ${of} de largo.` }),
    },
  },
  {
    units: ['inch', 'mile'],
    most: 20,
    actual: (scale, drawn) => ({
      en: prose`On a road map, the scale is ${scale}. The road from the town to the lake is ${drawn} long on the map. How long is the actual road?`,
      es: prose`En un mapa de carreteras, la escala es ${scale}. La carretera del pueblo al lago mide ${drawn} de largo en el mapa. ¿Cuánto mide de largo la carretera real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`On a road map, the scale is ${scale}. The road from the town to the lake is ${actual} long. How long is it on the map?`,
      es: prose`En un mapa de carreteras, la escala es ${scale}. La carretera del pueblo al lago mide ${actual} de largo. ¿Cuánto mide de largo en el mapa?`,
    }),
    ends: {
      actual: of => ({ en: line`The actual road is ${of} long.`, es: line`La carretera real mide ${of} de largo.` }),
      drawn: of => ({
        en: line`On the map, the road is ${of} long.`,
        es: line`En el mapa, la carretera mide ${of} de largo.`,
      }),
    },
  },
  {
    units: ['inch', 'foot'],
    most: 5,
    likely: [9, 24],
    actual: (scale, drawn) => ({
      en: prose`A toy tractor has a scale of ${scale}. The toy is ${drawn} long. How long is the real tractor?`,
      es: prose`Un tractor de juguete tiene una escala de ${scale}. El juguete mide ${drawn} de largo. ¿Cuánto mide de largo el tractor real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`A toy tractor has a scale of ${scale}. The real tractor is ${actual} long. How long is the toy?`,
      es: prose`Un tractor de juguete tiene una escala de ${scale}. El tractor real mide ${actual} de largo. ¿Cuánto mide de largo el juguete?`,
    }),
    ends: {
      actual: of => ({ en: line`The real tractor is ${of} long.`, es: line`El tractor real mide ${of} de largo.` }),
      drawn: of => ({ en: line`The toy is ${of} long.`, es: line`El juguete mide ${of} de largo.` }),
    },
  },
  {
    units: ['inch', 'inch'],
    most: 8,
    likely: [12, 60],
    actual: (scale, drawn) => ({
      en: prose`A drawing of a bookcase has a scale of ${scale}. In the drawing, the bookcase is ${drawn} wide. How wide is the actual bookcase?`,
      es: prose`El dibujo de un librero tiene una escala de ${scale}. En el dibujo, el librero mide ${drawn} de ancho. ¿Cuánto mide de ancho el librero real?`,
    }),
    drawn: (scale, actual) => ({
      en: prose`A drawing of a bookcase has a scale of ${scale}. The actual bookcase is ${actual} wide. How wide is it in the drawing?`,
      es: prose`El dibujo de un librero tiene una escala de ${scale}. El librero real mide ${actual} de ancho. ¿Cuánto mide de ancho en el dibujo?`,
    }),
    ends: {
      actual: of => ({ en: line`The actual bookcase is ${of} wide.`, es: line`El librero real mide ${of} de ancho.` }),
      drawn: of => ({
        en: line`In the drawing, the bookcase is ${of} wide.`,
        es: line`En el dibujo, el librero mide ${of} de ancho.`,
      }),
    },
  },
]

/** One length becomes another of the same unit: enlarged, or made smaller. */
export interface FactorStory {
  readonly unit: UnitId
  readonly grows: boolean
  readonly small: readonly [least: number, most: number]
  readonly times: readonly number[]
  readonly says: (from: Hole, to: Hole) => Both<Block>
}

export const factorStories: readonly FactorStory[] = [
  {
    unit: 'inch',
    grows: true,
    small: [4, 8],
    times: [1.5, 2.5, 1.25, 1.75],
    says: (from, to) => ({
      en: prose`A photo that is ${from} wide becomes a poster that is ${to} wide. What is the scale factor from the photo to the poster?`,
      es: prose`Una foto de ${from} de ancho se convierte en un cartel de ${to} de ancho. ¿Cuál es el factor de escala de la foto al cartel?`,
    }),
  },
  {
    unit: 'inch',
    grows: false,
    small: [4, 8],
    times: [20, 24, 30, 32, 36],
    says: (from, to) => ({
      en: prose`A car is ${from} long, and a toy model of it is ${to} long. What is the scale factor from the car to the model?`,
      es: prose`Un auto mide ${from} de largo y su modelo de juguete mide ${to} de largo. ¿Cuál es el factor de escala del auto al modelo?`,
    }),
  },
  {
    unit: 'millimeter',
    grows: true,
    small: [4, 15],
    times: [2.5, 7.5, 4.5, 10.5, 12.5],
    says: (from, to) => ({
      en: prose`A beetle is ${from} long. In a science book, its picture is ${to} long. What is the scale factor from the beetle to the picture?`,
      es: prose`Un escarabajo mide ${from} de largo. En un libro de ciencias, su dibujo mide ${to} de largo. ¿Cuál es el factor de escala del escarabajo al dibujo?`,
    }),
  },
  {
    unit: 'centimeter',
    grows: false,
    small: [6, 18],
    times: [25, 40, 50, 60],
    says: (from, to) => ({
      en: prose`A room is ${from} long. On the blueprint of the house, it is ${to} long. What is the scale factor from the room to the blueprint?`,
      es: prose`Un cuarto mide ${from} de largo. En el plano de la casa mide ${to} de largo. ¿Cuál es el factor de escala del cuarto al plano?`,
    }),
  },
]

const x = symbol('x')

/** The proportion of the scale with x for the length that is asked, its cross products, and the length. */
export function scaleSteps(
  { drawn, actual, units }: Scale,
  ends: ScaleStory['ends'],
  known: { readonly drawn: Ratio } | { readonly actual: Ratio },
): readonly Step[] {
  const isActualAsked = 'drawn' in known
  const says = isActualAsked ? ends.actual : ends.drawn
  const [given, unit] = isActualAsked ? [known.drawn, units[1]] : [known.actual, units[0]]
  const [opposite, other] = isActualAsked ? [drawn, actual] : [actual, drawn]
  const numberOf = (value: Ratio, at: 0 | 1) => lengthNumber(value, units[at])
  const [one, two] = isActualAsked ? ([0, 1] as const) : ([1, 0] as const)
  const product = times(numberOf(other, two), numberOf(given, one))
  const value = other.times(given).over(opposite)
  const left = over(numberOf(drawn, 0), numberOf(actual, 1))
  const right = isActualAsked ? over(numberOf(given, 0), x) : over(x, numberOf(given, 1))
  if (drawn.equals(1)) {
    const per = length(actual, units[1])
    const one = measure(1, units[0])
    return [
      isActualAsked
        ? explained(
            equation(times(numberOf(given, 0), numberOf(actual, 1)), lengthNumber(value, unit)),
            line`Each ${one} stands for ${per}: multiply.`,
            line`Cada ${one} representa ${per}: multiplica.`,
          )
        : explained(
            equation(divide(numberOf(given, 1), numberOf(actual, 1)), lengthNumber(value, unit)),
            line`Each ${one} stands for ${per}: divide to see how many times ${per} fits.`,
            line`Cada ${one} representa ${per}: divide para ver cuántas veces cabe ${per}.`,
          ),
      answerStep(length(value, unit), says(length(value, unit))),
    ]
  }
  return [
    explained(
      equation(left, right),
      line`Let ${x} be the unknown length. Write equal ratios of scale length to actual length.`,
      line`Sea ${x} la longitud desconocida. Escribe razones iguales de longitud a escala a longitud real.`,
    ),
    step(
      opposite.equals(1)
        ? equation(x, product)
        : equation(
            join(numberOf(opposite, one), x),
            other.equals(1) || given.equals(1) ? product : equation(product, lengthNumber(other.times(given), unit)),
          ),
      because.crossProducts,
    ),
    opposite.equals(1)
      ? step(equation(x, lengthNumber(value, unit)), because.multiply)
      : step(equation(x, lengthNumber(value, unit)), because.divideBothSides, { value: numberOf(opposite, one) }),
    answerStep(length(value, unit), says(length(value, unit))),
  ]
}
