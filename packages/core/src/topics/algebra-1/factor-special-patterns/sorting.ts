import {
  type Both,
  bracketed,
  type Expr,
  equation,
  type Inline,
  join,
  line,
  m,
  minus,
  power,
  type Random,
  type Ratio,
  relation,
  sum,
} from '../../../author.ts'
import { discriminantOf, isSquare, quadraticOf } from '../../kit/polynomials/factored.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import { asDifference, asSquare, difference, square } from './patterns.ts'

export const PATTERNS = {
  difference: { en: line`difference of squares`, es: line`diferencia de cuadrados` },
  square: { en: line`perfect-square trinomial`, es: line`trinomio cuadrado perfecto` },
  neither: { en: line`neither`, es: line`ninguno` },
} as const
export type Pattern = keyof typeof PATTERNS

/** A polynomial to be sorted, and what tells its pattern. */
interface Sorted {
  readonly pattern: Pattern
  readonly shown: Expr
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}
/** Above the first level no leading coefficient is 1. */
const leadingOf = (random: Random, most: number): number => (most === 1 ? 1 : random.int(2, most))

function squareOf(random: Random, leading: number, sign: 1 | -1): Sorted {
  const [a, b] = [leadingOf(random, leading), random.pick([4, 5, 7, 8, 10])]
  const shown = square(a, b * sign).printed
  return {
    pattern: 'square',
    shown,
    work: equation(shown, asSquare(monomial(a, ['x', 1]), b, sign > 0)),
    why: PATTERNS.square,
  }
}
const patterned = {
  difference(random: Random, leading: number): Sorted {
    const [a, b] = [leadingOf(random, leading), random.pick([4, 5, 7, 8, 10, 11])]
    const shown = difference(a, b).printed
    return {
      pattern: 'difference',
      shown,
      work: equation(shown, asDifference(monomial(a, ['x', 1]), b)),
      why: PATTERNS.difference,
    }
  },
  'reversed difference'(random: Random, leading: number): Sorted {
    const [a, b] = [leadingOf(random, leading), random.pick([3, 5, 6, 7, 9, 11])]
    const shown = minus(b * b, monomial(a * a, ['x', 2]))
    return {
      pattern: 'difference',
      shown,
      work: equation(shown, asDifference(b, monomial(a, ['x', 1]))),
      why: PATTERNS.difference,
    }
  },
  'square plus': (random: Random, leading: number) => squareOf(random, leading, 1),
  'square minus': (random: Random, leading: number) => squareOf(random, leading, -1),
  'sum of squares'(random: Random, leading: number): Sorted {
    const [a, b] = [leadingOf(random, leading), random.pick([2, 3, 5, 6, 7, 8, 9])]
    const shown = m`${a * a}x^2 + ${b * b}`
    return {
      pattern: 'neither',
      shown,
      work: equation(shown, sum(power(a === 1 ? m`x` : bracketed(m`${a}x`), 2), power(b, 2))),
      why: { en: line`neither, because this is a sum of squares`, es: line`ninguno, porque es una suma de cuadrados` },
    }
  },
  'wrong middle'(random: Random, leading: number): Sorted {
    const [a, b] = [leadingOf(random, leading), random.int(2, 9)]
    const [first, middle] = [m`${a}x`, 2 * a * b + 1]
    return {
      pattern: 'neither',
      shown: random.evenly([true, false])
        ? m`${a * a}x^2 + ${middle}x + ${b * b}`
        : m`${a * a}x^2 - ${middle}x + ${b * b}`,
      work: relation(join(2, bracketed(first), bracketed(b)), '≠', m`${middle}x`),
      why: {
        en: line`neither, because the middle term is not twice the product of ${first} and ${b}`,
        es: line`ninguno, porque el término del medio no es el doble del producto de ${first} y ${b}`,
      },
    }
  },
}

export function patternOf(of: Expr): Pattern {
  const found = quadraticOf(of)
  if (!found) return 'neither'
  const [a, b, c] = found
  const isDifference = (one: Ratio, other: Ratio) => isSquare(one) && isSquare(other.negated())
  if (b.n === 0) return isDifference(a, c) || isDifference(c, a) ? 'difference' : 'neither'
  return isSquare(a) && discriminantOf(found).n === 0 ? 'square' : 'neither'
}

/** Four polynomials, each of another case. */
export function drawSorted(random: Random, leading: number): readonly Sorted[] {
  const squares = random.shuffle(['square plus', 'square minus'] as const)
  const neither = random.shuffle(['sum of squares', 'wrong middle'] as const)
  const fourth = random.pick([squares[1], neither[1], 'reversed difference'] as const)
  return random.shuffle(
    (['difference', squares[0], neither[0], fourth] as const).map(kind => patterned[kind](random, leading)),
  )
}
