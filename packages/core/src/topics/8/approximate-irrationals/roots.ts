import {
  decimal,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  line,
  numberLine,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  wholes,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

const isSquare = (n: number) => Number.isInteger(Math.sqrt(n))
export const floorOf = (n: number) => Math.floor(Math.sqrt(n))
const NON_SQUARES = wholes(2, 150).filter(n => !isSquare(n))
const SMALL = NON_SQUARES.filter(n => n < 36)
const LARGE = NON_SQUARES.filter(n => n > 36)
/** Above 6 in half. */
export const drawRadicand = (random: Random) => random.pick(random.evenly([true, false]) ? LARGE : SMALL)

/** a < x < b. */
export const between = (a: Expr | number, x: Expr, b: Expr | number): Expr => relation(relation(a, '<', x), '<', b)

/** The perfect squares around n, and the root between their roots. */
export function integersAround(n: number): readonly Step[] {
  const a = floorOf(n)
  return [
    explained(
      between(a ** 2, expr(n), (a + 1) ** 2),
      line`Find the perfect squares next to ${n}: ${equation(power(a, 2), a ** 2)} and ${equation(power(a + 1, 2), (a + 1) ** 2)}.`,
      line`Halla los cuadrados perfectos entre los que está ${n}: ${equation(power(a, 2), a ** 2)} y ${equation(power(a + 1, 2), (a + 1) ** 2)}.`,
    ),
    explained(
      between(a, root(n), a + 1),
      line`Take the square root of all three numbers.`,
      line`Saca la raíz cuadrada de los tres números.`,
    ),
  ]
}

/** In tenths: 52 for the tenth 5.2 below √28. */
export const tenthBelow = (n: number) => Math.floor(10 * Math.sqrt(n))
export const nearestTenth = (n: number) => Math.round(10 * Math.sqrt(n))
export const tenths = (count: number): Expr => decimal(Ratio.of(count, 10), 1)
export const squareOfTenths = (count: number): Expr =>
  equation(power(tenths(count), 2), decimal(Ratio.of(count * count, 100)))
/** Not within 0.005 of halfway between two tenths. */
export const isClear = (n: number) => Math.abs(Math.sqrt(n) - (tenthBelow(n) + 0.5) / 10) > 0.005
/** Write < or >: irrational numbers are never equal to these. */
export const LESS_OR_GREATER = { en: prose`Write < or >.`, es: prose`Escribe < o >.` }
export const clearRadicands = NON_SQUARES.filter(isClear).filter(n => n > 4 && nearestTenth(n) % 10 !== 0)

const byFloor = (floor: number) => clearRadicands.filter(n => floorOf(n) === floor)
/** The whole parts take turns, so that no two of a sheet are neighbors; 5 to 7 are those of expressions. */
export function drawClear(random: Random): number {
  const floor = random.evenly([8, 3, 10, 4, 11, 9])
  return random.pick(byFloor(floor))
}

/** The squares of the tenths around √n, and the square of the number halfway, which decides. */
export function tenthSteps(n: number): readonly Step[] {
  const low = tenthBelow(n)
  const half = Ratio.of(2 * low + 1, 20)
  const isLow = nearestTenth(n) === low
  const square = half.times(half)
  const [floor, next] = [floorOf(n), floorOf(n) + 1]
  const bounds = between(power(floor, 2), expr(n), power(next, 2))
  return [
    explained(
      statements(squareOfTenths(low), squareOfTenths(low + 1)),
      line`Since ${bounds}, square tenths between ${floor} and ${next}: ${n} lies between these two squares.`,
      line`Como ${bounds}, eleva al cuadrado décimas entre ${floor} y ${next}: ${n} está entre estos dos cuadrados.`,
    ),
    explained(
      statements(equation(power(decimal(half), 2), decimal(square)), relation(n, isLow ? '<' : '>', decimal(square))),
      isLow
        ? line`Square the number halfway, ${decimal(half)}. Since ${n} is less, the root is nearer to ${tenths(low)}.`
        : line`Square the number halfway, ${decimal(half)}. Since ${n} is greater, the root is nearer to ${tenths(low + 1)}.`,
      isLow
        ? line`Eleva al cuadrado el número del medio, ${decimal(half)}. Como ${n} es menor, la raíz está más cerca de ${tenths(low)}.`
        : line`Eleva al cuadrado el número del medio, ${decimal(half)}. Como ${n} es mayor, la raíz está más cerca de ${tenths(low + 1)}.`,
    ),
  ]
}
export const rounded = (n: number): Step =>
  explained(
    relation(root(n), '≈', tenths(nearestTenth(n))),
    line`Round to the nearest tenth.`,
    line`Redondea a la décima más cercana.`,
  )

/** A line of tenths between two whole numbers. */
export const tenthLine = (from: number, points: readonly (readonly [number, Expr])[] = []) =>
  numberLine({
    from,
    to: from + 1,
    step: Ratio.of(1, 10),
    numbers: 'decimal',
    points: points.map(([at, label]) => [Ratio.of(Math.round(at * 100), 100), label] as const),
  })

export const NO_CALCULATOR = {
  en: prose`Estimate to the nearest tenth without a calculator.`,
  es: prose`Estima a la décima más cercana sin calculadora.`,
}
