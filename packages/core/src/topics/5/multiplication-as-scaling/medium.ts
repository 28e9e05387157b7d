import {
  both,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  line,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  type Comparison,
  comparesTheSides,
  comparison,
  comparisonOf,
  comparisonSigns,
} from '../../kit/facts/compare-signs.ts'
import { inLowestTerms, proper } from '../../kit/fractions/fractions.ts'
import { COMPARISONS, comparedFactors, drawFactor, factorsOf, scaled, writeSign } from './factors.ts'
import type { levels } from './levels.ts'

/** A second factor that is a fraction or a mixed number. */
const drawFraction = (random: Random, denominators: readonly number[]): Ratio => {
  const value = proper(random, random.pick(denominators))
  return random.chance(0.4) ? value.plus(random.int(1, 5)) : value
}

const TURNED = { less: 'greater', equal: 'equal', greater: 'less' } as const

/** Two factors of the same number, both less or both greater than 1. */
function drawTwoFactors(random: Random, size: Comparison, denominators: readonly number[]): readonly [Expr, Expr] {
  const whole = random.evenly([0, 1])
  if (size === 'equal') {
    const value = proper(random, random.pick([3, 4, 5]))
    const n = value.n + whole * value.d
    const k = random.int(2, 3)
    const pair = [over(n, value.d), over(n * k, value.d * k)] as const
    return random.shuffle(pair)
  }
  const [left, right] = random.until(
    () => [proper(random, random.pick(denominators)), proper(random, random.pick(denominators))] as const,
    ([a, b]) => a.d !== b.d && comparisonOf(a, b) === size && Math.abs(a.minus(b).toNumber()) > 0.1,
  )
  return [inLowestTerms(left.plus(whole)), inLowestTerms(right.plus(whole))]
}

/** Why a product is less or greater than one of its factors. */
const REASONS = ['factor', 'other', 'each-other', 'always'] as const
type Reason = (typeof REASONS)[number]
const reasonOf = (reason: Reason, factor: Expr, of: Expr): Sentence => {
  const size = comparisonOf(evaluate(factor), 1)
  const said = (left: Expr, right: Expr | Ratio) =>
    relation(left, comparisonSigns[comparisonOf(evaluate(left), evaluate(expr(right)))], right)
  const says: Record<Reason, Sentence['says']> = {
    factor: { en: prose`because ${said(factor, Ratio.of(1))}`, es: prose`porque ${said(factor, Ratio.of(1))}` },
    other: { en: prose`because ${said(of, Ratio.of(1))}`, es: prose`porque ${said(of, Ratio.of(1))}` },
    'each-other': { en: prose`because ${said(factor, of)}`, es: prose`porque ${said(factor, of)}` },
    always:
      size === 'less'
        ? {
            en: prose`because multiplying always makes a number smaller`,
            es: prose`porque al multiplicar, un número siempre se hace menor`,
          }
        : {
            en: prose`because multiplying always makes a number greater`,
            es: prose`porque al multiplicar, un número siempre se hace mayor`,
          },
  }
  return { key: reason, says: says[reason] }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  signOfFractions: form({
    levels: ['medium'],
    instruction: writeSign,
    lines: 1,
    draw(random, { denominators }) {
      const factor = drawFactor(random, random.evenly(COMPARISONS), denominators)
      const of = random.until(
        () => drawFraction(random, denominators),
        drawn => !drawn.equals(evaluate(factor)),
      )
      return {
        factor,
        of: inLowestTerms(of),
        factorLast: random.evenly([false, true]),
        productLast: random.evenly([false, true, false]),
      }
    },
    answer: comparison,
    solve({ factor, productLast }) {
      const size = comparisonOf(evaluate(factor), 1)
      return productLast ? TURNED[size] : size
    },
    ask({ factor, of, factorLast, productLast }) {
      const product = factorLast ? times(of, factor) : times(factor, of)
      const sides = productLast ? prose`${of} ____ ${product}` : prose`${product} ____ ${of}`
      return { en: sides, es: sides }
    },
    solution: ({ factor, of, productLast }, answer) => [
      ...scaled(factor, of),
      ...(productLast ? [step(relation(of, comparisonSigns[answer], times(factor, of)), because.writeTheSign)] : []),
    ],
    check: comparesTheSides,
  }),

  twoProducts: form({
    levels: ['medium'],
    instruction: writeSign,
    lines: 1,
    draw(random, { denominators, wholes }) {
      return {
        factors: drawTwoFactors(random, random.evenly(COMPARISONS), denominators),
        of: random.int(...wholes),
      }
    },
    answer: comparison,
    solve: ({ factors: [left, right] }) => comparisonOf(evaluate(left), evaluate(right)),
    ask({ factors: [left, right], of }) {
      const sides = prose`${times(left, of)} ____ ${times(right, of)}`
      return { en: sides, es: sides }
    },
    solution({ factors: [left, right], of }, answer) {
      return [
        ...comparedFactors(left, right),
        step(relation(times(left, of), comparisonSigns[answer], times(right, of)), because.explain, {
          sentence: {
            en: line`Both products have the factor ${of}: compare the other factors.`,
            es: line`Los dos productos tienen el factor ${of}: compara los otros factores.`,
          },
        }),
      ]
    },
    check: comparesTheSides,
  }),

  equivalence: form({
    levels: ['medium'],
    instruction: {
      en: prose`Multiplying by 1 does not change a number. Write the missing fraction that is equal to 1.`,
      es: prose`Multiplicar un número por 1 no lo cambia. Escribe la fracción igual a 1 que falta.`,
    },
    lines: 1,
    draw(random, { denominators }) {
      const whole = random.evenly([0, 0, 1])
      const turned = random.evenly([false, true])
      return random.until(
        () => ({ value: proper(random, random.pick(denominators)).plus(whole), k: random.int(3, 9), turned }),
        ({ value: { n, d }, k }) => n * k <= 72 && d * k <= 72,
      )
    },
    answer: numberList,
    solve: ({ k }) => [k, k],
    namedAnswer: (_, terms) => both(over(...tupleOf(terms, 2))),
    ask({ value: { n, d }, k, turned }) {
      const [product, result] = [times(over(n, d), over(box(), box())), over(n * k, d * k)]
      return both(turned ? equation(result, product) : equation(product, result))
    },
    solution: ({ value: { n, d }, k }, answer) => [
      step(statements(equation(times(n, k), n * k), equation(times(d, k), d * k)), because.explain, {
        sentence: {
          en: line`Numerator and denominator are both multiplied by ${k}.`,
          es: line`El numerador y el denominador se multiplican por ${k}.`,
        },
      }),
      step(equation(over(k, k), 1), because.explain, {
        sentence: { en: line`This is multiplying by 1.`, es: line`Eso es multiplicar por 1.` },
      }),
      step(
        equation(times(over(n, d), over(answer[0] ?? k, answer[1] ?? k)), over(n * k, d * k)),
        because.multiplyAcross,
      ),
    ],
    // Divides the larger terms by the smaller ones.
    check(printed, answer) {
      const [small, large] = printed
        .all('quotient')
        .filter(({ over: top }) => top.kind !== 'blank')
        .map(({ over: top, under }) => [evaluate(top), evaluate(under)] as const)
        .sort(([a], [b]) => a.compare(b))
      const [top, under] = tupleOf(answer, 2).map(exact)
      return (
        small !== undefined &&
        large !== undefined &&
        top?.times(small[0]).equals(large[0]) === true &&
        under?.times(small[1]).equals(large[1]) === true
      )
    },
  }),

  reason: form({
    levels: ['medium'],
    draw(random, { denominators }) {
      const size = random.evenly(['less', 'greater'] as const)
      return random.until(
        () => ({
          factor:
            size === 'less'
              ? proper(random, random.pick(denominators))
              : proper(random, random.pick(denominators)).plus(1),
          of: drawFraction(random, denominators),
        }),
        ({ factor, of }) => factor.d !== of.d && comparisonOf(of, 1) !== 'equal',
      )
    },
    answer: sentenceChoice,
    solve: ({ factor, of }) => reasonOf('factor', inLowestTerms(factor), inLowestTerms(of)),
    mistakes: ({ factor, of }) =>
      Object.fromEntries(
        REASONS.filter(reason => reason !== 'factor').map(reason => [
          reason,
          reasonOf(reason, inLowestTerms(factor), inLowestTerms(of)),
        ]),
      ),
    ask({ factor, of }) {
      const size = comparisonOf(factor, 1)
      const shown = relation(times(inLowestTerms(factor), inLowestTerms(of)), comparisonSigns[size], inLowestTerms(of))
      return {
        en: [shown, prose`Why is this true?`],
        es: [shown, prose`¿Por qué es cierto?`],
      }
    },
    solution: ({ factor, of }, { says }) => scaled(inLowestTerms(factor), inLowestTerms(of), says),
    whyWrong({ factor, of }) {
      const [first, other] = [inLowestTerms(factor), inLowestTerms(of)]
      return {
        other: {
          en: line`The product is compared with ${other}, so the factor ${first} decides.`,
          es: line`El producto se compara con ${other}, así que decide el factor ${first}.`,
        },
        'each-other': {
          en: line`The factor ${first} must be compared with 1, not with ${other}.`,
          es: line`El factor ${first} se compara con 1, no con ${other}.`,
        },
        always: {
          en: line`Multiplying does not always do that: the factor decides.`,
          es: line`Multiplicar no siempre tiene ese efecto: decide el factor.`,
        },
      }
    },
    check(printed, { key }) {
      const { left, right } = printed.one('relation')
      const [factor, of] = factorsOf(left)
      return (
        key === 'factor' && of.equals(evaluate(right)) && comparisonOf(factor.times(of), of) === comparisonOf(factor, 1)
      )
    },
  }),
})
