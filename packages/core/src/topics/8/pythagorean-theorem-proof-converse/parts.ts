import {
  type Block,
  type Both,
  type Expr,
  equation,
  explainedBy,
  type FormMaker,
  type Inline,
  line,
  ofAllBut,
  power,
  prose,
  type Random,
  relation,
  type Step,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>
export type Sides = readonly [a: number, b: number, c: number]
export type Kind = 'acute' | 'right' | 'obtuse'

export const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const TRIPLES: readonly Sides[] = [
  [3, 4, 5],
  [20, 21, 29],
  [6, 8, 10],
  [9, 40, 41],
  [5, 12, 13],
  [18, 24, 30],
  [8, 15, 17],
  [12, 35, 37],
  [9, 12, 15],
  [24, 32, 40],
  [7, 24, 25],
  [16, 30, 34],
  [12, 16, 20],
  [15, 36, 39],
  [10, 24, 26],
  [21, 28, 35],
  [15, 20, 25],
]
export const kindOf = ([a, b, c]: Sides): Kind => {
  const difference = a * a + b * b - c * c
  return difference === 0 ? 'right' : difference > 0 ? 'acute' : 'obtuse'
}
const isTriangle = ([a, b, c]: Sides) => a < b && b < c && a + b > c

/** One side is one or two units off. */
export const offBy = (random: Random, [a, b, c]: Sides): Sides =>
  random.until(
    (): Sides => {
      const by = random.sign() * random.int(1, 2)
      const which = random.int(0, 2)
      return [which === 0 ? a + by : a, which === 1 ? b + by : b, which === 2 ? c + by : c]
    },
    sides => isTriangle(sides) && kindOf(sides) !== 'right' && sides[0] > 1,
  )
/** Off so that it is of this kind. */
export const offTo = (random: Random, [a, b, c]: Sides, kind: 'acute' | 'obtuse'): Sides =>
  random.until(
    (): Sides => {
      const by = (kind === 'obtuse' ? 1 : -1) * random.int(1, 2)
      return random.chance(0.7) ? [a, b, c + by] : random.chance(0.5) ? [a, b - by, c] : [a - by, b, c]
    },
    sides => isTriangle(sides) && kindOf(sides) === kind && sides[0] > 1,
  )

export const paragraph = (...parts: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: parts.flat(),
})
export const KINDS: Readonly<Record<Kind, Both<Block>>> = {
  acute: { en: prose`acute`, es: prose`acutángulo` },
  right: { en: prose`right`, es: prose`rectángulo` },
  obtuse: { en: prose`obtuse`, es: prose`obtusángulo` },
}
export const kindsWord: Readonly<Record<Kind, Both<string>>> = {
  acute: { en: 'acute', es: 'acutángulo' },
  right: { en: 'right', es: 'rectángulo' },
  obtuse: { en: 'obtuse', es: 'obtusángulo' },
}

/** 6² + 8² = 36 + 64 = 100 */
export const sumLine = (a: number, b: number): Expr =>
  equation(equation(sum(power(a, 2), power(b, 2)), sum(a * a, b * b)), a * a + b * b)
export const signOf = (left: number, right: number) => (left === right ? '=' : left > right ? '>' : '<')

/** The squares of the two shorter sides, the square of the longest one, and what they say. */
export function testSteps([a, b, c]: Sides): readonly Step[] {
  return [
    explainedBy(sumLine(a, b), {
      en: line`Add the squares of the two shorter sides.`,
      es: line`Suma los cuadrados de los dos lados más cortos.`,
    }),
    explainedBy(equation(power(c, 2), c * c), {
      en: line`Square the longest side, ${c}.`,
      es: line`Eleva al cuadrado el lado más largo, ${c}.`,
    }),
  ]
}
export const isRightSaid = (isRight: boolean): Said =>
  isRight
    ? {
        en: line`The two results are equal, so the triangle is right (converse of the Pythagorean theorem).`,
        es: line`Los dos resultados son iguales, así que el triángulo es rectángulo (recíproco del teorema de Pitágoras).`,
      }
    : {
        en: line`The two results are not equal, so the triangle is not right.`,
        es: line`Los dos resultados no son iguales, así que el triángulo no es rectángulo.`,
      }
export const compared = ([a, b, c]: Sides): Expr => relation(a * a + b * b, a * a + b * b === c * c ? '=' : '≠', c * c)
export const kindSaid: Readonly<Record<Kind, Said>> = {
  acute: {
    en: line`The sum is greater than the square of the longest side, so the triangle is acute.`,
    es: line`La suma es mayor que el cuadrado del lado más largo, así que el triángulo es acutángulo.`,
  },
  right: {
    en: line`The sum is equal to the square of the longest side, so the triangle is right.`,
    es: line`La suma es igual al cuadrado del lado más largo, así que el triángulo es rectángulo.`,
  },
  obtuse: {
    en: line`The sum is less than the square of the longest side, so the triangle is obtuse.`,
    es: line`La suma es menor que el cuadrado del lado más largo, así que el triángulo es obtusángulo.`,
  },
}

/** What the sum of the two lesser squares would have to be beside the greatest one for the other kinds. */
export const notOfKind = (kind: Kind, added: Expr | number, greatest: Expr | number) =>
  ofAllBut(kind, {
    acute: {
      en: line`The sum, ${added}, would have to be greater than ${greatest}.`,
      es: line`La suma, ${added}, tendría que ser mayor que ${greatest}.`,
    },
    right: {
      en: line`The sum, ${added}, would have to be equal to ${greatest}.`,
      es: line`La suma, ${added}, tendría que ser igual a ${greatest}.`,
    },
    obtuse: {
      en: line`The sum, ${added}, would have to be less than ${greatest}.`,
      es: line`La suma, ${added}, tendría que ser menor que ${greatest}.`,
    },
  })
