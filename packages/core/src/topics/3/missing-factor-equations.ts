import { formulaChoice } from '../../answer/choice.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { balance } from '../../figure/balance.ts'
import { blank, box, divide, equation, expr, times } from '../../math/build.ts'
import { evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'

/** Equations around a × b with one number missing, and that number. */
const gaps = {
  product: (a: number, b: number) => ({ gap: equation(times(a, b), box()), missing: a * b }),
  'second factor': (a: number, b: number) => ({ gap: equation(times(a, box()), a * b), missing: b }),
  'first factor': (a: number, b: number) => ({ gap: equation(times(box(), b), a * b), missing: a }),
  divisor: (a: number, b: number) => ({ gap: equation(divide(a * b, box()), b), missing: a }),
  quotient: (a: number, b: number) => ({ gap: equation(divide(a * b, a), box()), missing: b }),
  dividend: (a: number, b: number) => ({ gap: equation(b, divide(box(), a)), missing: a * b }),
  'divisor, result first': (a: number, b: number) => ({ gap: equation(b, divide(a * b, box())), missing: a }),
  'factor, result first': (a: number, b: number) => ({ gap: equation(a * b, times(box(), b)), missing: a }),
}
type Gap = keyof typeof gaps

interface Level {
  readonly gaps: readonly Gap[]
  readonly factors: readonly number[]
}

const PARTS = [1, 2, 3, 4, 5]
const ANY = [2, 3, 4, 5, 6, 7, 8, 9, 10]

const drawFactors = (random: Random, { factors }: Level) => ({ a: random.pick(factors), b: random.pick(factors) })

/** Two products of the same value with other factors: 4 × 6 = 3 × 8, both made of the same four numbers. */
function drawEqualProducts(random: Random) {
  return random.until(
    () => {
      const [[q = 1, r = 1], [p = 1, s = 1]] = [random.sample(PARTS, 2), random.sample(PARTS, 2)]
      return { a: p * q, b: r * s, c: p * r, d: q * s }
    },
    facts => Object.values(facts).every(value => value >= 2 && value <= 10),
  )
}

const instruction = { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` }

/** The only whole number up to 100 that makes the equation true, found by trying them all. */
function fitting(gap: Expr): readonly number[] {
  return Array.from({ length: 100 }, (_, i) => i + 1).filter(value => isTrue(filled(gap, value)))
}
const isOnly = (gap: Expr, answer: Expr) => {
  const found = fitting(gap)
  return found.length === 1 && found[0] === evaluate(answer).n && evaluate(answer).isInteger
}

export const missingFactorEquations = defineTopic(
  {
    id: 'missing-factor-equations',
    name: {
      en: 'Find the missing number in multiplication and division',
      es: 'Hallar el número que falta en multiplicaciones y divisiones',
    },
    description: {
      en: 'Find the unknown number in a multiplication or division equation with basic facts.',
      es: 'Halla el número desconocido en una multiplicación o división con operaciones básicas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.4', '3.OA.B.6'],
    levels: {
      easy: { gaps: ['second factor', 'second factor', 'product'], factors: [2, 3, 4, 5, 10] },
      medium: { gaps: ['first factor', 'divisor', 'quotient'], factors: ANY },
      hard: { gaps: ['dividend', 'divisor, result first', 'factor, result first'], factors: ANY },
    },
  },
  form => ({
    box: form({
      share: 3,
      instruction,
      lines: 0,
      draw: (random, level) => ({ ...drawFactors(random, level), kind: random.evenly(level.gaps) }),
      answer: integer,
      solve: ({ a, b, kind }) => gaps[kind](a, b).missing,
      ask: ({ a, b, kind }) => both(gaps[kind](a, b).gap),
      check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
    }),

    twoSided: form({
      levels: ['hard'],
      share: 2,
      instruction,
      lines: 1,
      draw: drawEqualProducts,
      answer: integer,
      solve: ({ d }) => d,
      ask: ({ a, b, c }) => both(equation(times(a, b), times(c, box()))),
      check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
    }),

    unknownFactor: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Complete both equations.`, es: prose`Completa las dos ecuaciones.` },
      lines: 0,
      draw: drawFactors,
      answer: numberList,
      solve: ({ b }) => [b, b],
      ask({ a, b }) {
        const [division, product] = [equation(divide(a * b, a), blank(2)), equation(times(a, blank(2)), a * b)]
        return { en: prose`${division} because ${product}`, es: prose`${division} porque ${product}` }
      },
      check(printed, answers) {
        const equations = printed.all('relation')
        return answers.length === 2 && equations.every((gap, i) => isOnly(gap, expr(answers[i] ?? 0)))
      },
    }),

    balance: form({
      levels: ['easy', 'hard'],
      lines: 0,
      draw: (random, level: Level) => {
        if (!level.gaps.includes('product')) {
          const { a, b, c, d } = drawEqualProducts(random)
          return { left: times(a, b), c, d }
        }
        const { a: c, b: d } = drawFactors(random, level)
        return { left: expr(c * d), c, d }
      },
      answer: integer,
      solve: ({ d }) => d,
      ask({ left, c }): Both<Content> {
        const drawn = figure(balance([left], [times(c, box())]))
        return {
          en: [drawn, prose`The scale is balanced. What number goes in the box?`],
          es: [drawn, prose`La balanza está en equilibrio. ¿Qué número va en el recuadro?`],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.figure('balance')
        const [one, two] = [left[0]?.label as Expr, right[0]?.label as Expr]
        return isOnly(equation(one, two), expr(answer))
      },
    }),

    chooseTheEquation: form({
      levels: ['medium'],
      draw: (random, level) => {
        const target = random.pick([3, 4, 5, 6, 7, 8, 9])
        const others = random.sample(
          ANY.filter(value => value !== target),
          3,
        )
        const kinds = random.shuffle<Gap>(['first factor', 'divisor', 'second factor', 'quotient'])
        const partners = [0, 1, 2, 3].map(() => random.pick(level.factors))
        return { target, others, kinds, partners }
      },
      answer: formulaChoice,
      solve: ({ target, kinds, partners }) => withMissing(kinds[0] ?? 'divisor', target, partners[0] ?? 2),
      mistakes: ({ others, kinds, partners }) => ({
        missing1: withMissing(kinds[1] ?? 'divisor', others[0] ?? 2, partners[1] ?? 2),
        missing2: withMissing(kinds[2] ?? 'divisor', others[1] ?? 2, partners[2] ?? 2),
        missing3: withMissing(kinds[3] ?? 'divisor', others[2] ?? 2, partners[3] ?? 2),
      }),
      ask: ({ target }) => ({
        en: prose`In which equation is ${target} the missing number?`,
        es: prose`¿En qué ecuación es ${target} el número que falta?`,
      }),
      check: (printed, answer) => isTrue(filled(expr(answer), printed.numbers[0] ?? 0)),
    }),

    trueOrFalse: form({
      levels: ['hard'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      lines: 1,
      draw: random => {
        const equal = drawEqualProducts(random)
        return { ...equal, d: random.evenly([true, false]) ? equal.d : equal.d + (equal.d < 10 ? 1 : -1) }
      },
      answer: trueOrFalse,
      solve: ({ a, b, c, d }) => (a * b === c * d ? 'true' : 'false'),
      ask: ({ a, b, c, d }) => both(equation(times(a, b), times(c, d))),
      check: (printed, answer) => answer === (isTrue(printed.one('relation')) ? 'true' : 'false'),
    }),
  }),
)

/** An equation of this kind in which the given number is the missing one. */
function withMissing(kind: Gap, missing: number, partner: number): Expr {
  const isFirst = kind === 'first factor' || kind === 'divisor'
  return gaps[kind](isFirst ? missing : partner, isFirst ? partner : missing).gap
}
