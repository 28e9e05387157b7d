import { exact, gcd, lcm, type Random, tupleOf, type Value } from '../../../author.ts'

type Kind = 'usual' | 'common factor' | 'one divides the other' | 'no common factor'

interface Level {
  readonly count: 2 | 3
  readonly kinds: readonly Kind[]
  readonly multipleKinds: readonly Kind[]
  readonly factors: { readonly most: number; readonly common: readonly [number, number] }
  readonly multiples: { readonly most: number; readonly reach: number }
  /** Numbers of an easier level stay below these. */
  readonly above: { readonly factors: number; readonly multiples: number }
}

export const gcfOf = (numbers: readonly number[]) => numbers.reduce(gcd)
export const lcmOf = (numbers: readonly number[]) => numbers.reduce(lcm)
/** Of three numbers none may be idle: none is a multiple of another. */
const allMatter = (numbers: readonly number[]) =>
  numbers.length < 3 || numbers.every((a, i) => numbers.every((b, j) => i === j || a % b !== 0))
const isKind = (kind: Kind, numbers: readonly number[]) => {
  const [a, b] = tupleOf(numbers, 2)
  return (a % b === 0 || b % a === 0) === (kind === 'one divides the other')
}

/** The greatest common factor is drawn first. */
export function drawForFactor(random: Random, { count, kinds, factors: { most, common }, above }: Level) {
  const kind = random.evenly(kinds)
  return random.until(
    () => {
      const factor = kind === 'no common factor' ? 1 : random.int(...common)
      return Array.from(
        { length: count },
        () => factor * random.int(kind === 'no common factor' ? 4 : 1, Math.floor(most / factor)),
      )
    },
    numbers =>
      new Set(numbers).size === count &&
      numbers.every(number => number >= 6) &&
      Math.max(...numbers) > above.factors &&
      allMatter(numbers) &&
      isKind(kind, numbers) &&
      (kind !== 'one divides the other' || Math.min(...numbers) >= 16) &&
      (kind === 'no common factor'
        ? gcfOf(numbers) === 1 && most > 20
        : gcfOf(numbers) >= common[0] && gcfOf(numbers) <= 24),
  )
}

/** Three numbers of which none is idle, by the greatest number and the least common multiple. */
const triples = new Map<string, readonly (readonly number[])[]>()
function triplesTo(most: number, reach: number): readonly (readonly number[])[] {
  const key = `${most} ${reach}`
  const all = Array.from({ length: most - 1 }, (_, i) => i + 2)
  const found =
    triples.get(key) ??
    all.flatMap(a =>
      all.flatMap(b =>
        all.flatMap(c => {
          const numbers = [a, b, c]
          const multiple = lcmOf(numbers)
          return a < b &&
            b < c &&
            c > 7 &&
            allMatter(numbers) &&
            multiple >= 24 &&
            multiple <= reach &&
            multiple < a * b * c
            ? [numbers]
            : []
        }),
      ),
    )
  triples.set(key, found)
  return found
}
export function drawForMultiple(random: Random, { count, multipleKinds, multiples: { most, reach }, above }: Level) {
  if (count === 3) return random.shuffle(random.pick(triplesTo(most, reach)))
  const kind = random.evenly(multipleKinds)
  return random.until(
    () => Array.from({ length: count }, () => random.int(above.multiples > 0 ? 4 : 3, most)),
    numbers =>
      new Set(numbers).size === count &&
      Math.max(...numbers) > above.multiples &&
      lcmOf(numbers) <= reach &&
      // A multiple that is met at once is for the first lesson.
      (above.multiples === 0 || kind === 'one divides the other' || lcmOf(numbers) >= 3 * Math.max(...numbers)) &&
      isKind(kind, numbers) &&
      (gcfOf(numbers) === 1) === (kind === 'no common factor') &&
      // Not within the reach of the first lesson.
      (above.multiples === 0 || kind !== 'no common factor' || lcmOf(numbers) >= 70),
  )
}

/** Tries every number: the answer divides all, and nothing greater does. */
export function isGreatestFactor(numbers: readonly number[], answer: Value): boolean {
  const dividesAll = (d: number) => numbers.every(number => number % d === 0)
  const candidate = exact(answer).n
  const above = Array.from({ length: Math.max(0, Math.min(...numbers) - candidate) }, (_, i) => candidate + 1 + i)
  return (
    numbers.length > 1 && candidate > 0 && exact(answer).isInteger && dividesAll(candidate) && !above.some(dividesAll)
  )
}

/** Counts up in steps of the greatest number until all of them divide. */
export function isLeastMultiple(numbers: readonly number[], answer: Value): boolean {
  const step = Math.max(...numbers)
  let multiple = step
  while (!numbers.every(number => multiple % number === 0)) multiple += step
  return numbers.length > 1 && exact(answer).equals(multiple)
}
