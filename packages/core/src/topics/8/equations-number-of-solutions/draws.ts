import { type Random, Ratio } from '../../../author.ts'
import { coefficientOf, constantOf, group, ones, type Part, xs } from '../../kit/equations/parts.ts'
import { type Count, countOf, rootOf, type Sides } from './sides.ts'

const nonzero = (random: Random, least: number, most: number) => random.int(least, most) * random.sign()

/** What the other side comes to, so that there are so many solutions. */
function otherSide(random: Random, a: number, b: number, kind: Count): readonly [c: number, d: number] {
  if (kind === 'all') return [a, b]
  if (kind === 'none') return [a, b + nonzero(random, 1, 9)]
  const c = a + nonzero(random, 1, 4)
  return [c, b + (a - c) * random.intExcept(-6, 9, 0, 1)]
}
const isTelling = (sides: Sides, kind: Count) =>
  countOf(sides) === kind &&
  (kind !== 'one' || (rootOf(sides).isInteger && Math.abs(rootOf(sides).n) <= 12)) &&
  [constantOf(sides.left), constantOf(sides.right)].every(b => b.n !== 0 && Math.abs(b.n) <= 60) &&
  [coefficientOf(sides.left), coefficientOf(sides.right)].every(a => Math.abs(a.n) <= 20)

/** One pair of parentheses at the most, nothing to combine. */
export function drawEasy(random: Random, kind: Count): Sides {
  const hasGroup = random.evenly([true, false])
  return random.until(
    () => {
      const [p, q] = [random.int(2, 6), nonzero(random, 1, 9)]
      const a = hasGroup ? p : random.int(1, 8)
      const b = hasGroup ? p * q : q
      const [c, d] = random.chance(0.5) && hasGroup && kind === 'none' ? [p, q] : otherSide(random, a, b, kind)
      const other = random.chance(0.6) && d > 0 && (hasGroup || kind !== 'all') ? [xs(c), ones(d)] : [ones(d), xs(c)]
      const right = other.filter(({ by }) => by.n !== 0)
      return { left: hasGroup ? [group(p, 1, q)] : [xs(a), ones(b)], right }
    },
    sides =>
      isTelling(sides, kind) &&
      coefficientOf(sides.right).n >= 0 &&
      (kind !== 'one' || Math.abs(constantOf(sides.right).n) <= 40),
  )
}

/** Parentheses and like terms on both sides. */
export function drawMedium(random: Random, kind: Count): Sides {
  const shape = random.evenly([0, 1, 2, 3])
  return random.until(
    () => {
      const left: readonly Part[] =
        shape === 0
          ? [group(random.int(2, 6), 1, nonzero(random, 1, 7)), xs(nonzero(random, 1, 4))]
          : shape === 1
            ? [xs(random.int(2, 9)), group(-random.int(2, 4), 1, nonzero(random, 1, 7))]
            : shape === 2
              ? [group(random.int(2, 4), random.int(2, 3), nonzero(random, 1, 6)), ones(nonzero(random, 2, 12))]
              : [xs(random.int(4, 9)), ones(nonzero(random, 2, 12)), xs(-random.int(2, 3)), ones(nonzero(random, 1, 6))]
      const [c, d] = otherSide(random, coefficientOf(left).n, constantOf(left).n, kind)
      const [q, s] = [random.int(2, 5), nonzero(random, 1, 6)]
      const [t, u] = [c - q, d - q * s]
      const right = [group(q, 1, s), ones(u), xs(t)].filter(({ by }) => by.n !== 0)
      return { left, right: random.chance(0.5) ? right : [...right.slice(1), ...right.slice(0, 1)] }
    },
    sides =>
      isTelling(sides, kind) &&
      sides.right.length > 1 &&
      coefficientOf(sides.left).n !== 0 &&
      coefficientOf(sides.right).n !== 0 &&
      sides.right.every(({ by, of }) => Math.abs(by.n) <= (of === 'one' ? 25 : 9)) &&
      String(sides.left.map(({ by, of }) => `${by} ${of}`)) !== String(sides.right.map(({ by, of }) => `${by} ${of}`)),
  )
}

/** A fraction before the parentheses of the left side; all comes out whole. */
export function drawFraction(random: Random, kind: Count): Sides {
  const [n, d] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [1, 4],
    [2, 5],
  ] as const)
  return random.until(
    () => {
      const left = [group(Ratio.of(n, d), d * random.int(1, 4), d * nonzero(random, 1, 5)), xs(nonzero(random, 1, 4))]
      const [c, e] = otherSide(random, coefficientOf(left).n, constantOf(left).n, kind)
      const q = random.int(2, 5)
      return e % q === 0 && random.chance(0.6) && c !== q && c > 0
        ? { left, right: [group(q, 1, e / q), xs(c - q)] }
        : { left, right: [ones(e), xs(c)] }
    },
    sides => isTelling(sides, kind) && [sides.left, sides.right].every(one => coefficientOf(one).n > 0),
  )
}
