import { type Block, type Both, type Inline, line, m, prose, type Random, role } from '../../../author.ts'
import { group, type Part, xs } from '../../kit/equations/parts.ts'

type Role = ReturnType<typeof role>

/** One condition on three numbers n, n + s, and n + 2s. */
interface Condition {
  /** The factors that are printed. */
  readonly draw: (random: Random) => readonly [p: number, q: number]
  readonly parts: (p: number, q: number, s: number) => readonly Part[]
  readonly right: (p: number, q: number, numbers: readonly [number, number, number]) => number
  /** What the words are in letters. */
  readonly means: (p: number, q: number, s: number) => Both<readonly Inline[]>
  readonly says: (p: Role, q: Role, r: Role) => { readonly en: Block; readonly es: Block }
}

export const conditions: readonly Condition[] = [
  {
    draw: random => [random.int(5, 8), random.int(3, 4)],
    parts: (p, q, s) => [xs(p), group(-q, 1, 2 * s)],
    right: (p, q, [a, , c]) => p * a - q * c,
    means: (p, q, s) => ({
      en: line`${p} times the smallest is ${m`${p}x`}; ${q} times the largest is ${m`${q}(x + ${2 * s})`}.`,
      es: line`${p} veces el menor es ${m`${p}x`}; ${q} veces el mayor es ${m`${q}(x + ${2 * s})`}.`,
    }),
    says: (p, q, r) => ({
      en: prose`When ${q} times the largest is subtracted from ${p} times the smallest, the result is ${r}.`,
      es: prose`Si a ${p} veces el menor se le resta ${q} veces el mayor, el resultado es ${r}.`,
    }),
  },
  {
    draw: random => [3, random.int(4, 6)],
    parts: (p, q, s) => [group(p, 1, s), group(q, 1, 2 * s)],
    right: (p, q, [, b, c]) => p * b + q * c,
    means: (p, q, s) => ({
      en: line`${p} times the middle number is ${m`${p}(x + ${s})`}; ${q} times the largest is ${m`${q}(x + ${2 * s})`}.`,
      es: line`${p} veces el del medio es ${m`${p}(x + ${s})`}; ${q} veces el mayor es ${m`${q}(x + ${2 * s})`}.`,
    }),
    says: (p, q, r) => ({
      en: prose`The sum of ${p} times the middle number and ${q} times the largest is ${r}.`,
      es: prose`La suma de ${p} veces el del medio y ${q} veces el mayor es ${r}.`,
    }),
  },
  {
    draw: random => [random.int(4, 6), 1],
    parts: (p, _, s) => [group(p, 1, 2 * s), group(-1, 2, s)],
    right: (p, _, [a, b, c]) => p * c - a - b,
    means: (p, _, s) => ({
      en: line`${p} times the largest is ${m`${p}(x + ${2 * s})`}; the sum of the other two is ${m`2x + ${s}`}.`,
      es: line`${p} veces el mayor es ${m`${p}(x + ${2 * s})`}; la suma de los otros dos es ${m`2x + ${s}`}.`,
    }),
    says: (p, _, r) => ({
      en: prose`When the sum of the other two is subtracted from ${p} times the largest, the result is ${r}.`,
      es: prose`Si a ${p} veces el mayor se le resta la suma de los otros dos, el resultado es ${r}.`,
    }),
  },
  {
    draw: random => [random.int(3, 4), random.int(5, 6)],
    parts: (p, q, s) => [xs(q), group(p, 2, 3 * s)],
    right: (p, q, [a, b, c]) => q * a + p * (b + c),
    means: (_, q, s) => ({
      en: line`${q} times the smallest is ${m`${q}x`}; the sum of the other two is ${m`2x + ${3 * s}`}.`,
      es: line`${q} veces el menor es ${m`${q}x`}; la suma de los otros dos es ${m`2x + ${3 * s}`}.`,
    }),
    says: (p, q, r) => ({
      en: prose`If ${q} times the smallest is added to ${p} times the sum of the other two, the result is ${r}.`,
      es: prose`Si a ${q} veces el menor se le suma ${p} veces la suma de los otros dos, el resultado es ${r}.`,
    }),
  },
]

export const sorts: readonly { readonly s: 1 | 2; readonly isOdd: boolean | null; readonly says: Both<string> }[] = [
  { s: 2, isOdd: false, says: { en: 'three consecutive even integers', es: 'tres enteros pares consecutivos' } },
  { s: 1, isOdd: null, says: { en: 'three consecutive integers', es: 'tres enteros consecutivos' } },
  { s: 2, isOdd: true, says: { en: 'three consecutive odd integers', es: 'tres enteros impares consecutivos' } },
]

export interface Consecutive {
  readonly condition: Condition
  readonly sort: (typeof sorts)[number]
  readonly p: number
  readonly q: number
  readonly x: number
}
export const numbersOf = ({ x, sort: { s } }: Consecutive): readonly [number, number, number] => [x, x + s, x + 2 * s]
export const partsOf = ({ condition, p, q, sort: { s } }: Consecutive) => condition.parts(p, q, s)

export function drawConsecutive(random: Random): Consecutive {
  const condition = random.evenly(conditions)
  const sort = random.evenly(sorts)
  const [p, q] = condition.draw(random)
  return random.until(
    () => ({ condition, sort, p, q, x: random.int(5, 40) }),
    of => {
      const right = condition.right(p, q, numbersOf(of))
      return (sort.isOdd === null || of.x % 2 === (sort.isOdd ? 1 : 0)) && right > 0 && !numbersOf(of).includes(right)
    },
  )
}
export const toldOf = (of: Consecutive) => {
  const { condition, sort, p, q } = of
  return {
    says: condition.says(
      role(`p ${conditions.indexOf(condition)}`, p),
      role('q', q),
      role('result', condition.right(p, q, numbersOf(of))),
    ),
    sort: sort.says,
  }
}
export const smallest = { en: line`the smallest of them`, es: line`el menor de ellos` }
