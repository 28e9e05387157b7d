import { type Block, prose, type Random, type role } from '../../../author.ts'
import { group, ones, type Part, xs } from '../../kit/equations/parts.ts'
import type { Count } from './sides.ts'

type Role = ReturnType<typeof role>

/** What two people do with the same number, and the two sides that this makes. */
export interface Trick {
  readonly one: string
  readonly other: string
  readonly says: (p: Role, k: Role, c: Role, d: Role) => { readonly en: Block; readonly es: Block }
  readonly left: (p: number, k: number) => readonly Part[]
  readonly right: (c: number, d: number) => readonly Part[]
  /** The p, k, c and d for so many solutions. */
  readonly draw: (random: Random, kind: Count) => readonly [p: number, k: number, c: number, d: number]
}
/** c and d beside kx + b. */
const beside = (random: Random, k: number, b: number, kind: Count): readonly [number, number] => {
  if (kind === 'all') return [k, b]
  if (kind === 'none') return [k, b + random.intExcept(-b + 1, 9, 0)]
  // Nobody multiplies by 1.
  const c = random.int(2, k - 1)
  return [c, b + (k - c) * random.int(2, 6)]
}

export const tricks: readonly Trick[] = [
  {
    one: 'Leo',
    other: 'Ana',
    says: (p, k, c, d) => ({
      en: prose`Leo adds ${p} to a number and multiplies the sum by ${k}. Ana multiplies the same number by ${c} and adds ${d}.`,
      es: prose`Leo suma ${p} a un número y multiplica la suma por ${k}. Ana multiplica el mismo número por ${c} y suma ${d}.`,
    }),
    left: (p, k) => [group(k, 1, p)],
    right: (c, d) => [xs(c), ones(d)],
    draw: (random, kind) => {
      const [p, k] = [random.int(2, 9), random.int(kind === 'one' ? 3 : 2, 6)]
      return [p, k, ...beside(random, k, p * k, kind)]
    },
  },
  {
    one: 'Mia',
    other: 'Omar',
    says: (p, k, c, d) => ({
      en: prose`Mia doubles a number, adds ${p}, and multiplies the result by ${k}. Omar multiplies the same number by ${c} and adds ${d}.`,
      es: prose`Mia duplica un número, suma ${p} y multiplica el resultado por ${k}. Omar multiplica el mismo número por ${c} y suma ${d}.`,
    }),
    left: (p, k) => [group(k, 2, p)],
    right: (c, d) => [xs(c), ones(d)],
    draw: (random, kind) => {
      const [p, k] = [random.int(2, 9), random.int(2, 5)]
      return [p, k, ...beside(random, 2 * k, p * k, kind)]
    },
  },
  {
    one: 'Eva',
    other: 'Noah',
    says: (p, k, c, d) => ({
      en: prose`Eva subtracts ${p} from a number and multiplies the difference by ${k}. Then she adds the number itself. Noah multiplies the same number by ${c} and subtracts ${d}.`,
      es: prose`Eva resta ${p} a un número y multiplica la diferencia por ${k}. Luego suma el mismo número. Noah multiplica ese número por ${c} y resta ${d}.`,
    }),
    left: (p, k) => [group(k, 1, -p), xs(1)],
    right: (c, d) => [xs(c), ones(-d)],
    draw: (random, kind) => {
      const [p, k] = [random.int(2, 8), random.int(2, 5)]
      const b = p * k
      if (kind !== 'one') return [p, k, k + 1, kind === 'all' ? b : b + random.intExcept(-b + 1, 9, 0)]
      const less = random.int(1, k - 1)
      return [p, k, k + 1 - less, b - less * random.int(1, Math.floor((b - 1) / less))]
    },
  },
  {
    one: 'Zoe',
    other: 'Luis',
    says: (p, k, c, d) => ({
      en: prose`Zoe multiplies a number by ${k}, adds ${p}, and subtracts the number itself. Luis adds ${d} to the same number and multiplies the sum by ${c}.`,
      es: prose`Zoe multiplica un número por ${k}, suma ${p} y resta el mismo número. Luis suma ${d} a ese número y multiplica la suma por ${c}.`,
    }),
    left: (p, k) => [xs(k), ones(p), xs(-1)],
    right: (c, d) => [group(c, 1, d)],
    draw: (random, kind) => {
      const [c, d] = [random.int(2, 6), random.int(2, 9)]
      if (kind === 'one') {
        const more = random.int(1, 3)
        return [c * d - more * random.int(1, Math.floor((c * d - 1) / more)), c + 1 + more, c, d]
      }
      return [kind === 'all' ? c * d : c * d + random.intExcept(1 - c * d, 9, 0), c + 1, c, d]
    },
  },
]
