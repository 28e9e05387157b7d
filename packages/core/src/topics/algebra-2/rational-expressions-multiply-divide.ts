import {
  blank,
  both,
  bracketed,
  type CellHole,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  join,
  line,
  list,
  minus,
  negative,
  option,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  simplifiedExpression,
  solutionSet,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { polynomial } from '../kit/polynomials/polynomial.ts'
import { type Drawn, type Kind, kinds } from './rational-expressions-multiply-divide/kinds.ts'
import {
  checkValue,
  drawFactors,
  type Factors,
  HALVES,
  simplifyIt,
} from './rational-expressions-multiply-divide/parts.ts'
import {
  divideFractions,
  type Fraction,
  factorAt,
  inFactors,
  inverted,
  isReduction,
  multipliedOut,
  multiplyFractions,
  product,
  simplest,
  solutionsOf,
  zerosOf,
} from './rational-expressions-multiply-divide/rational.ts'
import { stories } from './rational-expressions-multiply-divide/stories.ts'

const x = symbol('x')

interface Level {
  readonly simplify: readonly Kind[]
}

const HEADS = [words('Simplest form', 'Forma más simple'), words('Excluded values', 'Valores excluidos')]
const resultTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [[cells[0] ?? blank(5), cells[1] ?? blank(3)]],
})
const filledTable = ({ result, excluded }: Drawn) => resultTable([result, list(...excluded)])

/** Two fractions whose product, or quotient by the second turned over, is reduced. */
const pairs = {
  squares: ([a, b, c, d, e]: Factors): readonly [Fraction, Fraction] => [
    { top: [a, c], bottom: [d, e] },
    { top: [d], bottom: [a, b] },
  ],
  trinomials: ([, , c, d, e, f]: Factors): readonly [Fraction, Fraction] => [
    { top: [c, d], bottom: [e, f] },
    { top: [e], bottom: [d, f] },
  ],
}
const drawPair = (random: Random) => pairs[random.evenly(['squares', 'trinomials'])](drawFactors(random))

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

/** (x + ak)/(x + a), k(x − a)/(a − x) or k(x + a)/(x + a), each as if it were k. */
const claims = {
  terms: (a: number, k: number) => over(polynomial([a * k, 1]), polynomial([a, 1])),
  opposite: (a: number, k: number) => over(polynomial([-a * k, k]), minus(a, x)),
  none: (a: number, k: number) => over(polynomial([a * k, k]), polynomial([a, 1])),
}

export const rationalExpressionsMultiplyDivide = defineTopic(
  {
    id: 'rational-expressions-multiply-divide',
    name: {
      en: 'Simplify, multiply and divide rational expressions',
      es: 'Simplificar, multiplicar y dividir expresiones racionales',
    },
    description: {
      en: 'Factor to simplify products and quotients of rational expressions and list the excluded values.',
      es: 'Factoriza para simplificar productos y cocientes de expresiones racionales y enumera los valores excluidos.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-APR.D.7'],
    rev: 2,
    levels: {
      easy: { simplify: ['factored', 'monomials', 'factored'], excluded: ['factored'], withExcluded: 'factored' },
      medium: {
        simplify: ['trinomials', 'squares', 'opposite'],
        excluded: ['trinomials', 'squares'],
        withExcluded: 'trinomials',
      },
      hard: { simplify: ['leading', 'cubes', 'grouping'], excluded: ['quotient'], withExcluded: 'leading' },
    },
  },
  form => ({
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

    simplifyWithExcluded: form({
      levels: ['medium'],
      instruction: {
        en: prose`Simplify. List the excluded values.`,
        es: prose`Simplifica. Enumera los valores excluidos.`,
      },
      draw: (random, { withExcluded }: { readonly withExcluded: Kind }) => kinds[withExcluded](random),
      answer: tableCells,
      solve: of => ({ blanks: [of.result, list(...of.excluded)], ...filledTable(of) }),
      ask: ({ of }) => both([of, table(resultTable([]))]),
      solution: of => [
        ...of.steps(),
        step(equation(of.below, 0), because.denominatorNotZero),
        step(table(filledTable(of)), because.zeroProduct),
      ],
      check(printed, { blanks: [result, excluded] }) {
        const of = printed.one('quotient')
        if (result === undefined || typeof result === 'number' || result instanceof Ratio) return false
        if (typeof excluded !== 'object' || !('kind' in excluded) || excluded.kind !== 'list') return false
        const [one, other] = tupleOf(
          excluded.items.map(value => evaluate(value)),
          2,
        )
        return (
          isReduction(of, result) &&
          excluded.items.length === 2 &&
          !one.equals(other) &&
          [one, other].every(value => evaluate(of.under, { x: value }).n === 0)
        )
      },
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

    multiply: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Multiply and simplify.`, es: prose`Multiplica y simplifica.` },
      draw: random => ({ fractions: drawPair(random) }),
      answer: simplifiedExpression,
      solve: ({ fractions }) => simplest(...fractions),
      ask: ({ fractions }) => both(join(...fractions.map(multipliedOut))),
      solution: ({ fractions }) => multiplyFractions(...fractions),
      check: checkValue,
    }),

    divide: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Divide and simplify.`, es: prose`Divide y simplifica.` },
      draw: random => {
        const [first, second] = drawPair(random)
        return { first, divisor: inverted(second) }
      },
      answer: simplifiedExpression,
      solve: ({ first, divisor }) => simplest(first, inverted(divisor)),
      ask: ({ first, divisor }) => both(divide(multipliedOut(first), multipliedOut(divisor))),
      solution: ({ first, divisor }) => divideFractions(divisor, first),
      check: checkValue,
    }),

    findMistake: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw: random => ({
        kind: random.evenly(['terms', 'opposite', 'none'] as const),
        a: random.int(2, 9),
        k: random.int(2, 6),
      }),
      answer: option({
        terms: {
          en: prose`The student canceled terms that are not factors.`,
          es: prose`El estudiante canceló términos que no son factores.`,
        },
        opposite: {
          en: prose`The student overlooked that the factors are opposites.`,
          es: prose`El estudiante no vio que los factores son opuestos.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ kind, a, k }) => {
        const work = equation(claims[kind](a, k), k)
        return {
          en: prose`A student simplifies: ${work}. What mistake, if any, did the student make?`,
          es: prose`Un estudiante simplifica: ${work}. ¿Qué error cometió, si cometió alguno?`,
        }
      },
      key: ({ kind, a, k }) => {
        if (kind === 'none') return both([])
        if (kind === 'opposite') return { en: prose`It should be ${-k}.`, es: prose`Debe ser ${-k}.` }
        const of = claims.terms(a, k)
        return { en: prose`${of} cannot be simplified.`, es: prose`${of} no se puede simplificar.` }
      },
      solution({ kind, a, k }): readonly Step[] {
        const [claim, away] = [equation(claims[kind](a, k), k), bracketed(polynomial([-a, 1]))]
        if (kind === 'terms')
          return [
            step(claim, because.mistakeIs, {
              what: {
                en: line`${x} and ${a} are terms of a sum, not factors`,
                es: line`${x} y ${a} son términos de una suma, no factores`,
              },
            }),
            step(relation(over(1 + a * k, 1 + a), '≠', k), because.substitute, { value: 1, letter: x }),
            step(claims.terms(a, k), because.explain, {
              sentence: {
                en: line`Numerator and denominator have no common factor: it is in simplest form already.`,
                es: line`El numerador y el denominador no tienen factor común: ya está en su forma más simple.`,
              },
            }),
          ]
        if (kind === 'opposite')
          return [
            step(claim, because.mistakeIs, {
              what: {
                en: line`${minus(a, x)} is the opposite of ${polynomial([-a, 1])}`,
                es: line`${minus(a, x)} es el opuesto de ${polynomial([-a, 1])}`,
              },
            }),
            step(over(join(k, away), negative(away)), because.factorBothTerms),
            step(join(-1, k), because.cancel, { factor: away }),
          ]
        const same = bracketed(polynomial([a, 1]))
        return [
          step(over(join(k, same), same), because.factorBothTerms),
          step(polynomial([k]), because.cancel, { factor: same }),
        ]
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const values = [20, 21, 30].map(at => evaluate(left, { x: at }).over(evaluate(right)))
        if (values.every(value => value.equals(1))) return answer === 'none'
        return answer === (values.every(value => value.equals(-1)) ? 'opposite' : 'terms')
      },
    }),

    three: form({
      levels: ['hard'],
      share: 2,
      instruction: simplifyIt,
      draw: random => {
        const [a, b, c, d, e, f] = drawFactors(random)
        const half = factorAt(...random.pick(HALVES))
        return {
          first: { top: [a, half], bottom: [c, d] },
          second: { top: [d, e], bottom: [a, b] },
          divisor: { top: [e], bottom: random.chance(0.5) ? [b, f] : [c, f] },
        }
      },
      answer: simplifiedExpression,
      solve: ({ first, second, divisor }) => simplest(first, second, inverted(divisor)),
      ask: ({ first, second, divisor }) =>
        both(divide(join(multipliedOut(first), multipliedOut(second)), multipliedOut(divisor))),
      solution: ({ first, second, divisor }) => divideFractions(divisor, first, second),
      check: checkValue,
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      draw: random => {
        const [p, q, r] = random.sample([1, 2, 3, 4, 5, 6, 7], 3)
        return {
          story: random.evenly(stories),
          whole: { top: [factorAt(-p), factorAt(-q)], bottom: [factorAt(-r)] },
          side: { top: [factorAt(-p)], bottom: [factorAt(0)] },
        }
      },
      answer: simplifiedExpression,
      solve: ({ whole, side }) => simplest(whole, inverted(side)),
      ask: ({ story, whole, side }) => story(multipliedOut(whole), multipliedOut(side)),
      solution: ({ whole, side }) => [
        step(divide(multipliedOut(whole), multipliedOut(side)), because.divideTheFirstByTheSecond),
        ...divideFractions(side, whole),
      ],
      check(printed, answer) {
        const [whole, side] = tupleOf(printed.all('quotient'), 2)
        return [3, 8, 11].every(at =>
          evaluate(answer, { x: at })
            .times(evaluate(side, { x: at }))
            .equals(evaluate(whole, { x: at })),
        )
      },
    }),
  }),
)
