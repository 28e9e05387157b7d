import {
  type Both,
  both,
  count,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  minus,
  prose,
  type Random,
  type Step,
  step,
  sum,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

/** 10 or 100 more, 10 or 100 less. */
export type By = 10 | -10 | 100 | -100

const ONES = { any: [1, 2, 3, 4, 5, 6, 7, 8, 9], even: [2, 4, 6, 8], odd: [1, 3, 5, 7, 9] } as const
/** A number whose tens and hundreds may go up or down by one; one in six has no ones. Forms of a sheet differ in the ones. */
export function drawNumber(random: Random, ones: keyof typeof ONES = 'any'): number {
  const last = random.evenly([false, false, false, true, false, false]) ? 0 : random.pick(ONES[ones])
  return 100 * random.int(2, 8) + 10 * random.int(2, 8) + last
}
/** A number from which 10 more or less is across a hundred: 395 + 10, 504 − 10. */
export const drawCrossing = (random: Random, by: 10 | -10): number =>
  100 * random.int(2, 8) + (by > 0 ? 90 : 0) + random.int(1, 9)

export const changed = (n: Value, by: By): Expr => (by > 0 ? sum(n, by) : minus(n, -by))
export const result = (n: number, by: By): Expr => equation(changed(n, by), n + by)

const inPlaces = (n: number): Step =>
  step(
    both(
      prose`${count(Math.floor(n / 100), nouns.hundred)}, ${count(Math.floor(n / 10) % 10, nouns.ten)}, ${count(n % 10, nouns.one)}`,
    ),
    because.nameEachPlace,
  )
/** 344: 3 hundreds, 4 tens, 4 ones; 354: 3 hundreds, 5 tens, 4 ones. */
export function comparedPlaces(n: number, next: number): Step {
  const places = (of: number) =>
    line`${of}: ${count(Math.floor(of / 100), nouns.hundred)}, ${count(Math.floor(of / 10) % 10, nouns.ten)}, ${count(of % 10, nouns.one)}`
  const work = both({ kind: 'paragraph' as const, content: [...places(n), '; ', ...places(next)] })
  return explained(work, line`Compare the digits, place by place.`, line`Compara los dígitos, posición por posición.`)
}
export const tensOf = (n: number) => count(Math.floor(n / 10), nouns.ten)

/** Which digit changes: 3 hundreds become 4 hundreds. */
export function digitChanged(n: number, by: By): Both<readonly Inline[]> {
  const digit = (value: number) =>
    Math.abs(by) === 100 ? count(Math.floor(value / 100), nouns.hundred) : count(Math.floor(value / 10) % 10, nouns.ten)
  return {
    en: line`${digit(n)} become ${digit(n + by)}. The other digits stay the same.`,
    es: line`${digit(n)} pasan a ser ${digit(n + by)}. Los otros dígitos no cambian.`,
  }
}
/** One digit changes; the others stay. */
export function inOnePlace(n: number, by: By): Both<readonly Inline[]> {
  if (Math.abs(by) === 100) {
    const hundreds = count(Math.floor((n + by) / 100), nouns.hundred)
    return by > 0
      ? {
          en: line`One more hundred: ${hundreds}. The tens and the ones stay the same.`,
          es: line`Una centena más: ${hundreds}. Las decenas y las unidades no cambian.`,
        }
      : {
          en: line`One hundred less: ${hundreds}. The tens and the ones stay the same.`,
          es: line`Una centena menos: ${hundreds}. Las decenas y las unidades no cambian.`,
        }
  }
  const tens = count(Math.floor((n + by) / 10) % 10, nouns.ten)
  return by > 0
    ? {
        en: line`One more ten: ${tens}. The hundreds and the ones stay the same.`,
        es: line`Una decena más: ${tens}. Las centenas y las unidades no cambian.`,
      }
    : {
        en: line`One ten less: ${tens}. The hundreds and the ones stay the same.`,
        es: line`Una decena menos: ${tens}. Las centenas y las unidades no cambian.`,
      }
}
export const worked = (n: number, by: By): readonly Step[] => [
  inPlaces(n),
  step(result(n, by), because.explain, { sentence: inOnePlace(n, by) }),
]

/** Across a hundred all tens are counted together: 39 tens and 1 ten are 40 tens. */
export const across = (n: number, by: 10 | -10): readonly Step[] => [
  step(both(prose`${tensOf(n)}, ${count(n % 10, nouns.one)}`), because.countAllTens),
  step(
    both(
      by > 0
        ? prose`${tensOf(n)} + ${count(1, nouns.ten)} = ${tensOf(n + 10)}`
        : prose`${tensOf(n)} − ${count(1, nouns.ten)} = ${tensOf(n - 10)}`,
    ),
    because.explain,
    {
      sentence:
        by > 0
          ? { en: line`Add 1 ten.`, es: line`Suma 1 decena.` }
          : { en: line`Subtract 1 ten.`, es: line`Resta 1 decena.` },
    },
  ),
  step(result(n, by), because.onesStayTheSame),
]

export const ALL: readonly By[] = [100, -10, 10, -100]
