import { equation, itemOf, type Random, type Step, step, sum, wholes } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

export type Triple = readonly [a: number, b: number, c: number]

/** Two that belong together, and the third. */
export interface Found {
  readonly pair: readonly [number, number]
  readonly rest: number
}

export const total = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

/** Two numbers that make ten, and a third of 2 or more that makes ten with neither. */
export const WITH_TEN: readonly Found[] = mixed(
  wholes(1, 5).flatMap(a =>
    wholes(2, 9)
      .filter(rest => rest !== a && rest !== 10 - a)
      .map((rest): Found => ({ pair: [a, 10 - a], rest })),
  ),
)

/** The same without 1. */
export const WITH_TEN_FROM_2 = mixed(WITH_TEN.filter(({ pair: [a] }) => a > 1))

/** A double and a third number, past ten; no two make ten. */
export const WITH_DOUBLE: readonly Found[] = mixed(
  [3, 4, 6, 7, 8].flatMap(a =>
    wholes(2, 9)
      .filter(rest => rest !== a && rest + a !== 10 && 2 * a + rest > 10 && 2 * a + rest < 20)
      .map((rest): Found => ({ pair: [a, a], rest })),
  ),
)

export function drawFound(random: Random, found: readonly Found[], ahead: number): Found {
  const { pair, rest } = random.evenly(turned(found, ahead))
  return { pair: random.chance(0.5) ? pair : [pair[1], pair[0]], rest }
}

/** The two that belong together stand side by side in half. */
export function placed(random: Random, { pair: [a, b], rest }: Found): Triple {
  const isApart = random.evenly([true, false])
  const isFirst = random.chance(0.5)
  return isApart ? [a, rest, b] : isFirst ? [a, b, rest] : [rest, a, b]
}

/** The two that make ten, or else a double, or else the first two. */
export function foundIn([a, b, c]: Triple): Found {
  const ways: readonly Found[] = [
    { pair: [a, b], rest: c },
    { pair: [a, c], rest: b },
    { pair: [b, c], rest: a },
  ]
  return ways.find(({ pair }) => total(pair) === 10) ?? ways.find(({ pair: [x, y] }) => x === y) ?? itemOf(ways, 0)
}

export function worked(numbers: Triple): readonly [Step, Step] {
  const {
    pair: [x, y],
    rest,
  } = foundIn(numbers)
  const first = equation(sum(x, y), x + y)
  return [
    x + y === 10
      ? step(first, because.makeTen, { a: x, b: y })
      : x === y
        ? step(first, because.useADouble, { a: x })
        : step(first, because.addTheFirstTwo),
    step(equation(sum(x + y, rest), x + y + rest), because.addWhatIsLeft),
  ]
}
