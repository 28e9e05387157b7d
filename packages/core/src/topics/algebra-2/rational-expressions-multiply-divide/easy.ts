import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  join,
  line,
  over,
  prose,
  type Random,
  Ratio,
  type Step,
  simplifiedExpression,
  solutionSet,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { type Drawn, type Kind, kinds } from './kinds.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, simplifyIt } from './parts.ts'
import { inFactors, multipliedOut, product, simplest, solutionsOf, zerosOf } from './rational.ts'
import { x } from './shared.ts'

interface Level {
  readonly simplify: readonly Kind[]
}

/** Where the expression is undefined: the equations to solve, and their solutions. */
interface Undefined {
  readonly of: Expr
  readonly excluded: readonly Ratio[]
  readonly steps: readonly Step[]
}

const undefinedAt = ({ of, excluded, below }: Drawn): Undefined => ({
  of,
  excluded,
  steps: [
    ...(of.kind === 'quotient' && of.under.kind === 'sum' ? [step(equation(of.under, below), because.factor)] : []),
    step(equation(below, 0), because.denominatorNotZero),
    step(solutionsOf(excluded), because.zeroProduct),
  ],
})

function drawQuotient(random: Random): Undefined {
  const [, , a, b, c, d] = drawFactors(random)
  const excluded = zerosOf([b, c, d])
  return {
    excluded,
    of: divide(multipliedOut({ top: [a], bottom: [b, c] }), multipliedOut({ top: [d], bottom: [c] })),
    steps: [
      step(equation(multipliedOut({ top: [a], bottom: [b, c] }), over(polynomial(a), product([b, c]))), because.factor),
      step(statements(equation(product([b, c]), 0), equation(polynomial(c), 0)), because.denominatorNotZero),
      step(equation(polynomial(d), 0), because.divisorNotZero),
      step(solutionsOf(excluded), because.zeroProduct),
    ],
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  simplify: form({
    share: 2,
    instruction: simplifyIt,
    draw: (random, level: Level) => kinds[random.evenly(level.simplify)](random),
    answer: simplifiedExpression,
    solve: ({ result }) => result,
    ask: ({ of }) => both(of),
    solution: ({ steps }) => steps(),
    check: checkValue,
  }),
  excluded: form({
    instruction: {
      en: prose`Find all values of ${x} for which the expression is undefined.`,
      es: prose`Halla todos los valores de ${x} para los que la expresión no está definida.`,
    },
    draw: (random, { excluded }: { readonly excluded: readonly (Kind | 'quotient')[] }) => {
      const kind = random.evenly(excluded)
      return kind === 'quotient' ? drawQuotient(random) : undefinedAt(kinds[kind](random))
    },
    answer: solutionSet('x'),
    solve: ({ excluded }) => excluded,
    ask: ({ of }) => both(of),
    solution: ({ steps }) => steps,
    // Each denominator, and the numerator of a divisor, vanishes at some of them and nowhere else.
    check(printed, answer) {
      const bottoms = printed
        .all('quotient')
        .flatMap(of =>
          of.sign && of.over.kind === 'quotient' && of.under.kind === 'quotient'
            ? [of.over.under, of.under.over, of.under.under]
            : [of.under],
        )
      const isZero = (value: Ratio) => bottoms.some(of => evaluate(of, { x: value }).n === 0)
      const given = answer.map(value => exact(value))
      return (
        new Set(given.map(value => value.toString())).size === given.length &&
        given.every(isZero) &&
        Array.from({ length: 41 }, (_, i) => Ratio.of(i - 20)).filter(isZero).length === given.length
      )
    },
  }),
  multiplyFactored: form({
    levels: ['easy'],
    instruction: { en: prose`Multiply and simplify.`, es: prose`Multiplica y simplifica.` },
    draw(random) {
      const [, , a, b, c, d] = drawFactors(random)
      return { shared: b, a, c, d, isFirst: random.evenly([true, false]) }
    },
    answer: simplifiedExpression,
    solve: ({ a, c, d }) => simplest({ top: [a], bottom: [c, d] }),
    ask: ({ shared, a, c, d, isFirst }) => {
      const [one, two] = [
        { top: [a], bottom: [c, shared] },
        { top: [shared], bottom: [d] },
      ] as const
      const [first, second] = isFirst ? [inFactors(one), inFactors(two)] : [inFactors(two), inFactors(one)]
      return both(join(first, second))
    },
    solution: ({ shared, a, c, d }, answer) => {
      const once = bracketed(polynomial(shared))
      return [
        step(join(over(polynomial(a), product([c, d])), over(once, once)), because.explain, {
          sentence: {
            en: line`Multiply the numerators and the denominators. ${once} is a factor of both.`,
            es: line`Multiplica los numeradores y los denominadores. ${once} es factor de ambos.`,
          },
        }),
        step(answer, because.cancel, { factor: once }),
      ]
    },
    check: checkValue,
  }),
})
