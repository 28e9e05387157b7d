import { integer } from '../../answer/number.ts'
import { textList } from '../../answer/words.ts'
import { type Both, both, type Content, figure, line, prose, table } from '../../content.ts'
import { polygon } from '../../figure/polygon.ts'
import {
  blank,
  bracketed,
  expr,
  join,
  minus,
  power,
  times as printedTimes,
  sum,
  symbol,
  words,
} from '../../math/build.ts'
import { evaluate, exact, isSame, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'
import { discriminantOf, factoredOrPrime, factorsFully, isSquare, PRIME, quadraticOf } from './shared/factored.ts'
import { factored, monomial, polynomial, sumOf, times } from './shared/polynomial.ts'

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
}
const linear = (a: number, b: number) => bracketed(polynomial([b, a]))
const difference = (a: number, b: number, scale = 1): Problem => ({
  printed: polynomial([-scale * b * b, 0, scale * a * a]),
  answer: factored(scale, linear(a, b), linear(a, -b)),
})
const square = (a: number, b: number, scale = 1): Problem => ({
  printed: polynomial(times([b, a], [b, a]).map(c => scale * c)),
  answer: factored(scale, power(linear(a, b), 2)),
})
/** Coprime, not both 1. */
const drawPair = (random: Random, most: number) =>
  random.until(
    () => [random.int(2, 9), random.int(1, most)] as const,
    ([a, b]) => gcd(a, b) === 1 && 2 * a * b <= 225,
  )
const inTwo = (a: number, b: number) => bracketed(sumOf([monomial(a, ['x', 1]), monomial(b, ['y', 1])]))

const kinds = {
  difference: (random: Random) => difference(1, random.int(1, 12)),
  'square plus': (random: Random) => square(1, random.int(1, 12)),
  'square minus': (random: Random) => square(1, -random.int(1, 12)),
  'difference ax': (random: Random) => difference(...drawPair(random, 12)),
  'square ax': (random: Random) => {
    const [a, b] = drawPair(random, 9)
    return square(a, b * random.sign())
  },
  'two letters': (random: Random): Problem => {
    const [a, b] = drawPair(random, 7)
    const c = b * random.sign()
    return random.chance(0.5)
      ? {
          printed: sumOf([monomial(a * a, ['x', 2]), monomial(-b * b, ['y', 2])]),
          answer: join(inTwo(a, b), inTwo(a, -b)),
        }
      : {
          printed: sumOf([
            monomial(a * a, ['x', 2]),
            monomial(2 * a * c, ['x', 1], ['y', 1]),
            monomial(c * c, ['y', 2]),
          ]),
          answer: power(inTwo(a, c), 2),
        }
  },
  fraction: (random: Random): Problem => {
    const d = random.int(2, 9)
    const root = Ratio.of(random.coprimeTo(d, d + 3), d)
    return {
      printed: m`x^2 - ${root.times(root)}`,
      answer: join(bracketed(sum(symbol('x'), root)), bracketed(minus(symbol('x'), root))),
    }
  },
  prime: (random: Random): Problem => {
    const [a, b] = random.chance(0.5) ? [1, random.int(2, 12)] : drawPair(random, 9)
    return { printed: polynomial([b * b, 0, a * a]), answer: PRIME }
  },
  'common factor': (random: Random): Problem => {
    const [scale, b] = [random.int(2, 6), random.int(1, 9)]
    return random.chance(0.5) ? difference(1, b, scale) : square(1, b * random.sign(), scale)
  },
  'fourth power': (random: Random): Problem => {
    const b = random.int(1, 4)
    const scale = random.int(1, 6)
    return {
      printed: polynomial([-scale * b ** 4, 0, 0, 0, scale]),
      answer: factored(scale, bracketed(m`x^2 + ${b * b}`), linear(1, b), linear(1, -b)),
    }
  },
  'binomial squared': (random: Random): Problem => {
    const a = random.int(1, 9) * random.sign()
    const b = random.until(
      () => random.int(2, 10),
      b => b !== Math.abs(a),
    )
    return {
      printed: minus(power(linear(1, a), 2), b * b),
      answer: join(linear(1, a + b), linear(1, a - b)),
    }
  },
}
type Kind = keyof typeof kinds

const factorIt = { en: prose`Factor.`, es: prose`Factoriza.` }
const factorOrPrime = {
  en: prose`Factor completely. Write “prime” if the polynomial does not factor.`,
  es: prose`Factoriza por completo. Escribe “primo” si el polinomio no se puede factorizar.`,
}
const PATTERNS = {
  difference: { en: line`difference of squares`, es: line`diferencia de cuadrados` },
  square: { en: line`perfect-square trinomial`, es: line`trinomio cuadrado perfecto` },
  neither: { en: line`neither`, es: line`ninguno` },
} as const
type Pattern = keyof typeof PATTERNS

const patterned: Record<Pattern, (random: Random, leading: number) => Expr> = {
  difference: (random, leading) => difference(random.int(1, leading), random.pick([4, 5, 7, 8, 10, 11])).printed,
  square: (random, leading) => square(random.int(1, leading), random.pick([4, 5, 7, 8, 10]) * random.sign()).printed,
  neither: random => {
    const b = random.int(2, 9)
    return random.chance(0.5) ? m`x^2 + ${b * b}` : m`x^2 + ${random.sign() * (2 * b + 1)}x + ${b * b}`
  },
}
function patternOf(of: Expr): Pattern {
  const found = quadraticOf(of)!
  const [a, b, c] = found
  if (b.n === 0) return isSquare(a) && isSquare(c.negated()) ? 'difference' : 'neither'
  return isSquare(a) && discriminantOf(found).n === 0 ? 'square' : 'neither'
}

export const factorSpecialPatterns = defineTopic(
  {
    id: 'factor-special-patterns',
    name: {
      en: 'Factor differences of squares and perfect-square trinomials',
      es: 'Factorizar diferencias de cuadrados y trinomios cuadrados perfectos',
    },
    description: {
      en: 'Recognize differences of squares and perfect-square trinomials and write them as products.',
      es: 'Reconoce diferencias de cuadrados y trinomios cuadrados perfectos y escríbelos como productos.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2'],
    levels: {
      easy: { kinds: ['difference', 'square plus', 'square minus'], isHard: false, leading: 1 },
      medium: {
        kinds: ['difference ax', 'square ax', 'two letters', 'difference ax', 'fraction', 'square ax', 'prime'],
        isHard: false,
        leading: 3,
      },
      hard: { kinds: ['common factor', 'fourth power', 'binomial squared'], isHard: true, leading: 3 },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      share: 4,
      instruction: factorIt,
      lines: 2,
      draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
      answer: factoredOrPrime,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => factorsFully(answer, printed.maths[0]!),
    }),

    complete: form({
      levels: ['medium', 'hard'],
      share: 4,
      instruction: factorOrPrime,
      lines: 3,
      draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
      answer: factoredOrPrime,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      check(printed, answer) {
        const of = printed.maths[0]!
        const quadratic = quadraticOf(of)
        return isSame(answer, PRIME)
          ? quadratic !== null && !isSquare(discriminantOf(quadratic))
          : factorsFully(answer, of, [...symbolsOf(of)])
      },
    }),

    sort: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw(random, { leading }) {
        const order = random.shuffle<Pattern>([
          'difference',
          'square',
          'neither',
          random.pick(['difference', 'square'] as const),
        ])
        return { order, shown: order.map(pattern => patterned[pattern](random, leading)) }
      },
      answer: textList(PATTERNS),
      solve: ({ order }) => order,
      ask({ shown }): Both<Content> {
        const printed = table({
          head: [words('Polynomial', 'Polinomio'), words('Pattern', 'Patrón')],
          rows: shown.map(of => [of, blank(6)]),
        })
        return {
          en: [
            prose`For each polynomial, write “difference of squares”, “perfect-square trinomial” or “neither”.`,
            printed,
          ],
          es: [
            prose`Para cada polinomio, escribe “diferencia de cuadrados”, “trinomio cuadrado perfecto” o “ninguno”.`,
            printed,
          ],
        }
      },
      check(printed, answer) {
        const { rows } = printed.block('table')
        return rows.length === answer.length && rows.every(([of], i) => patternOf(of![0] as Expr) === answer[i])
      },
    }),

    missingTerm: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write the positive number that makes a perfect-square trinomial.`,
        es: prose`Escribe el número positivo que forma un trinomio cuadrado perfecto.`,
      },
      lines: 2,
      draw: (random, { isHard }) => ({
        a: isHard ? random.int(2, 6) : 1,
        b: random.int(2, 12),
        sign: random.sign(),
        isMiddle: random.evenly([false, true]),
      }),
      answer: integer,
      solve: ({ a, b, isMiddle }) => (isMiddle ? 2 * a * b : b * b),
      ask: ({ a, b, sign, isMiddle }) => {
        const first = monomial(a * a, ['x', 2])
        if (isMiddle) return both(sign === 1 ? m`${first} + __x + ${b * b}` : m`${first} - __x + ${b * b}`)
        return both(m`${first} + ${2 * a * b * sign}x + __`)
      },
      // The discriminant is 0.
      check(printed, answer) {
        const found = quadraticOf(filled(printed.one('sum'), answer))
        return found !== null && exact(answer).n > 0 && discriminantOf(found).n === 0
      },
    }),

    numeric: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Use a difference of squares to calculate mentally.`,
        es: prose`Usa una diferencia de cuadrados para calcular mentalmente.`,
      },
      lines: 2,
      draw: random => ({
        middle: random.pick([20, 30, 40, 50, 60, 70, 80, 90, 100]),
        off: random.int(1, 4),
        isProduct: random.evenly([true, false]),
      }),
      answer: integer,
      solve: ({ middle, off, isProduct }) => (isProduct ? middle ** 2 - off ** 2 : 4 * middle * off),
      ask: ({ middle, off, isProduct }) => {
        const [large, small] = [middle + off, middle - off]
        return both(isProduct ? printedTimes(large, small) : m`${large}^2 - ${small}^2`)
      },
      check: (printed, answer) => evaluate(printed.maths[0]!).equals(exact(answer)),
    }),

    shaded: form({
      levels: ['medium', 'hard'],
      lines: 3,
      draw: random => {
        const [a, b] = drawPair(random, 9)
        return { a, b }
      },
      answer: factoredOrPrime,
      solve: ({ a, b }) => difference(a, b).answer,
      ask({ a, b }): Both<Content> {
        const corners = (from: number, to: number) =>
          [
            [from, from],
            [to, from],
            [to, to],
            [from, to],
          ] as const
        const drawn = figure(
          polygon({
            vertices: corners(0, 6),
            sides: [monomial(a, ['x', 1])],
            shaded: true,
            holes: [{ vertices: corners(2, 4), sides: [expr(b)] }],
            size: 9,
          }),
        )
        return {
          en: [drawn, prose`A small square is cut out of a large square. Write the shaded area in factored form.`],
          es: [
            drawn,
            prose`De un cuadrado grande se recorta un cuadrado pequeño. Escribe el área sombreada en forma factorizada.`,
          ],
        }
      },
      check(printed, answer) {
        const [large, small] = printed.figure('polygon').lines.flatMap(({ label }) => (label ? [label as Expr] : []))
        return factorsFully(answer, minus(power(bracketed(large!), 2), power(small!, 2)))
      },
    }),
  }),
)
