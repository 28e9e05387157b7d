import { assert, type Random, wholes } from '../../../author.ts'
import { digitSum, divisorsOf } from './rules.ts'

/** By what divides them, such as "2,3,6": two to six of the seven numbers, and not 2, 5 and 10 alone. */
export const EVEN_SETS = ['2,3,6', '2,4', '2,3,6,9', '2,3,4,6', '2,4,5,10', '2,3,5,6,10', '2,3,4,6,9'] as const
export const ODD_SETS = ['3,9', '3,5', '3,5,9'] as const
/** What tempts a pupil to the other verdict: 4 or 8 at the end of a number that is not divisible by 4. */
const CASES: Readonly<Record<string, (n: number) => boolean>> = {
  '4 yes': n => n % 4 === 0 && n % 10 !== 0 && (n % 10) % 4 !== 0,
  '4 no': n => n % 4 !== 0 && n % 10 !== 0 && (n % 10) % 4 === 0 && digitSum(n) % 4 === 0,
  '9 yes': n => n % 9 === 0 && n % 10 !== 9,
  '9 no': n => n % 9 !== 0 && n % 10 === 9,
  '6 yes': n => n % 6 === 0,
  '6 odd': n => n % 6 === 3,
  '6 sum': n => n % 2 === 0 && n % 3 !== 0 && n % 10 === 6,
  'odd, not 3': n => n % 2 === 1 && n % 3 !== 0,
  '9': n => n % 9 === 0 && n % 10 !== 9,
  '3, not 9': n => n % 3 === 0 && n % 9 !== 0 && ![3, 6, 9].includes(n % 10),
  'not 3': n => n % 3 !== 0 && ![3, 6, 9].includes(n % 10),
  'not 3, ends in 9': n => n % 3 !== 0 && n % 10 === 9,
  '9, ends in 9': n => n % 9 === 0 && n % 10 === 9,
  'not 3, ends in 3': n => n % 3 !== 0 && [3, 6].includes(n % 10),
  '3, ends in 3': n => n % 3 === 0 && [3, 6, 9].includes(n % 10),
  'not 4, ends in 4': n => n % 4 !== 0 && [4, 8].includes(n % 10),
  '4, ends in 4': n => n % 4 === 0 && [4, 8].includes(n % 10),
  'not 4, ends in 2': n => n % 4 !== 0 && [2, 6].includes(n % 10),
}

let known: ReadonlyMap<string, readonly number[]> | null = null

/** Numbers of three and four digits; none has a 0 in its tens, which would leave nothing to see for 4. */
function numbersByKind(): ReadonlyMap<string, readonly number[]> {
  if (known) return known
  const found = new Map<string, number[]>()
  const put = (kind: string, n: number) => {
    const numbers = found.get(kind)
    if (numbers) numbers.push(n)
    else found.set(kind, [n])
  }
  for (const n of wholes(112, 9998)) {
    if (Math.floor(n / 10) % 10 === 0) continue
    put(divisorsOf(n).join(','), n)
    for (const [kind, isSo] of Object.entries(CASES)) if (isSo(n)) put(kind, n)
  }
  known = found
  return found
}

/** A number of this kind, of three digits as often as of four. */
export function numberOf(random: Random, kind: string): number {
  const numbers = numbersByKind().get(kind)
  assert(numbers, () => `No number is of the kind ${kind}`)
  const short = numbers.findLastIndex(n => n < 1000) + 1
  return numbers[
    random.evenly([true, false]) ? random.int(0, short - 1) : random.int(short, numbers.length - 1)
  ] as number
}
