import {
  bracketed,
  divide,
  type Expr,
  explainedBy,
  itemOf,
  line,
  prose,
  type Random,
  type Sentence,
  type Step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { distance, lengthStep, type Pair, side } from './polygons.ts'
export const turned = (vertices: readonly Pair[], isTurned: boolean): readonly Pair[] =>
  isTurned ? vertices.map(([x, y]): Pair => [y, x]) : vertices
export const SHARED = { flat: symbol('y'), steep: symbol('x') }

/** A base along a grid line and across an axis; the apex is above or below neither end. Even: flat, with an even base and height. */
export function drawTriangle(random: Random, reach = 9, isEven = false) {
  const isTurned = random.evenly([false, true]) && !isEven
  return random.until(
    () => {
      const [x1, level] = [-random.int(1, reach), random.intExcept(-reach, reach, 0)]
      const even = (value: number, other: number) => (isEven && (value - other) % 2 !== 0 ? value - 1 : value)
      const x2 = even(random.int(isEven ? 2 : 1, reach), x1)
      const apex: Pair = [
        random.intExcept(-reach, reach, 0),
        even(random.intExcept(isEven ? 1 - reach : -reach, reach, 0), level),
      ]
      const [base, height] = [x2 - x1, Math.abs(apex[1] - level)]
      return { isTurned, base, height, level, apex, x1, x2 }
    },
    ({ base, height, apex, x1, x2, level }) =>
      base >= 4 &&
      height >= 3 &&
      base !== height &&
      (base * height) % 2 === 0 &&
      x1 !== -x2 &&
      apex[1] !== 0 &&
      apex[1] !== -level &&
      apex[0] !== x1 &&
      apex[0] !== x2,
  )
}
export type Triangle = ReturnType<typeof drawTriangle>
export const cornersOf = ({ isTurned, apex, x1, x2, level }: Triangle): readonly Pair[] =>
  turned([[x1, level], [x2, level], apex], isTurned)

/** The distance of C from line AB. */
export const heightStep = ({ isTurned, apex, level }: Triangle): Step =>
  explainedBy(
    distance(apex[1], level),
    isTurned
      ? {
          en: line`The height is the distance from ${symbol('C')} to the vertical line ${side(0, 1)}: compare the ${SHARED.steep}-coordinates.`,
          es: line`La altura es la distancia de ${symbol('C')} a la recta vertical ${side(0, 1)}: compara las coordenadas ${SHARED.steep}.`,
        }
      : {
          en: line`The height is the distance from ${symbol('C')} to the horizontal line ${side(0, 1)}: compare the ${SHARED.flat}-coordinates.`,
          es: line`La altura es la distancia de ${symbol('C')} a la recta horizontal ${side(0, 1)}: compara las coordenadas ${SHARED.flat}.`,
        },
  )
export const baseStep = (vertices: readonly Pair[]): Step =>
  lengthStep(side(0, 1), itemOf(vertices, 0), itemOf(vertices, 1))

/** The third vertex of a triangle by its area: straight above or below a point of the base. */
export function drawApex(random: Random) {
  return random.until(
    () => {
      const triangle = drawTriangle(random, 8)
      return { ...triangle, isTurned: false }
    },
    ({ apex, level, height }) => apex[1] * level < 0 && height !== Math.abs(level),
  )
}

const halved = (of: Expr) => divide(bracketed(of), 2)
/** What is wrong, by its result. */
export const SLIPS = {
  notHalved: {
    result: ({ base, height }: Triangle) => base * height,
    work: ({ base, height }: Triangle) => times(base, height),
    says: {
      en: prose`The product of base and height was not divided by 2.`,
      es: prose`El producto de la base por la altura no se dividió entre 2.`,
    },
  },
  subtracted: {
    result: ({ x1, x2, height }: Triangle) => (Math.abs(Math.abs(x1) - x2) * height) / 2,
    work: ({ x1, x2, height }: Triangle) => halved(times(Math.abs(Math.abs(x1) - x2), height)),
    says: {
      en: prose`To find the base, the distances from the ${symbol('y')}-axis were subtracted, not added.`,
      es: prose`Para hallar la base se restaron las distancias al eje ${symbol('y')}, en vez de sumarse.`,
    },
  },
  fromAxis: {
    result: ({ base, apex }: Triangle) => (base * Math.abs(apex[1])) / 2,
    work: ({ base, apex }: Triangle) => halved(times(base, Math.abs(apex[1]))),
    says: {
      en: prose`The height was measured from ${symbol('C')} to the ${symbol('x')}-axis, not to line ${symbol('AB')}.`,
      es: prose`La altura se midió de ${symbol('C')} al eje ${symbol('x')}, no a la recta ${symbol('AB')}.`,
    },
  },
  added: {
    result: ({ base, height }: Triangle) => (base + height) / 2,
    work: ({ base, height }: Triangle) => halved(sum(base, height)),
    says: {
      en: prose`The base and the height were added, not multiplied.`,
      es: prose`La base y la altura se sumaron, en vez de multiplicarse.`,
    },
  },
} as const
export type Slip = keyof typeof SLIPS
export const SLIP_NAMES = ['notHalved', 'fromAxis', 'subtracted', 'added'] as const
export const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })
