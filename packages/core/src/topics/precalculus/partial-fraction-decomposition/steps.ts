import {
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  itemOf,
  join,
  line,
  linearTerm,
  list,
  minus,
  over,
  Ratio,
  type Step,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import {
  cleared,
  coefficientAt,
  decomposed,
  denominatorInFactors,
  type Factor,
  fraction,
  isLinear,
  isTwice,
  LETTERS,
  letteredParts,
  othersAt,
  properFraction,
  quotientTerms,
  rightForm,
  rootOf,
  valueAt,
  valuesOf,
  type Whole,
  x,
} from './decomposition.ts'

const square = polynomial([0, 0, 1])
const listed = (items: readonly Expr[]): Expr => (items.length === 1 ? itemOf(items, 0) : list(...items))

/** What is divided out, where the fraction is improper. */
export const divided = (whole: Whole): readonly Step[] =>
  whole.quotient.length === 0
    ? []
    : [
        explained(
          equation(fraction(whole), sum(...quotientTerms(whole), properFraction(whole))),
          line`The degree of the numerator is not less than the degree of the denominator: divide first. The quotient is ${sum(...quotientTerms(whole))}, and the remainder is ${polynomial(whole.rest)}.`,
          line`El grado del numerador no es menor que el del denominador: primero divide. El cociente es ${sum(...quotientTerms(whole))} y el residuo es ${polynomial(whole.rest)}.`,
        ),
      ]

/** The sum with letters, and the factor that decides about it. */
export function setUp(whole: Whole, work: Expr): Step {
  const quadratic = whole.factors.find(factor => !isLinear(factor))
  const repeated = whole.factors.find(isTwice)
  if (quadratic && repeated)
    return explained(
      work,
      line`The repeated factor has one constant over each of its powers. Over ${polynomial(quadratic.base)}, which has no real zeros, the numerator is linear.`,
      line`El factor repetido lleva una constante sobre cada una de sus potencias. Sobre ${polynomial(quadratic.base)}, que no tiene ceros reales, el numerador es lineal.`,
    )
  if (quadratic) return step(work, because.linearOverQuadratic, { factor: polynomial(quadratic.base) })
  if (repeated) return step(work, whole.isFactored ? because.oneFractionForEachPower : because.factorAndSplitPowers)
  return step(work, whole.isFactored ? because.oneFractionForEachFactor : because.factorAndSplit)
}

export const multipliedOut = (whole: Whole, parts = letteredParts(whole)): Step =>
  step(cleared(whole, parts), because.multiplyBothSides, { value: denominatorInFactors(whole) })

/** Where only the fractions on the right show the factors, they are named. */
export const multipliedByFactors = (whole: Whole, parts = letteredParts(whole)): Step => {
  if (whole.isFactored) return multipliedOut(whole, parts)
  const factored = denominatorInFactors(whole)
  return explained(
    cleared(whole, parts),
    line`Factored, the denominator is ${factored}: multiply both sides by this product.`,
    line`Factorizado, el denominador es ${factored}: multiplica ambos lados por este producto.`,
  )
}

/** 24 = 8A. */
export const atRoot = (whole: Whole, factor: Factor, letter: Expr): Expr =>
  equation(valueAt(whole.rest, rootOf(factor)), linearTerm(Ratio.of(othersAt(whole, factor)), letter))

/** The equations of the letters that no root gives alone. */
function compared({ factors, rest }: Whole): readonly Step[] {
  const [a, b, c] = [itemOf(LETTERS, 0), itemOf(LETTERS, 1), itemOf(LETTERS, 2)]
  const quadratic = factors.find(factor => !isLinear(factor))
  if (quadratic) {
    const ofA = linearTerm(Ratio.of(coefficientAt(quadratic.base, 0)), a)
    const ofC = linearTerm(Ratio.of(-rootOf(itemOf(factors, 0))), c)
    return [
      step(
        statements(equation(coefficientAt(rest, 2), sum(a, b)), equation(coefficientAt(rest, 0), sum(ofA, ofC))),
        because.compareCoefficientsAndConstants,
        { term: square },
      ),
    ]
  }
  if (!factors.some(isTwice)) return []
  return factors.length === 1
    ? [step(equation(coefficientAt(rest, 1), a), because.compareCoefficients, { term: x })]
    : [step(equation(coefficientAt(rest, 2), sum(a, b)), because.compareCoefficients, { term: square })]
}

/** B = 9 − 4 = 5: a letter that is found from the others is worked out. */
function letterFound({ factors, rest }: Whole, values: readonly number[], i: number): Expr {
  const [letter, value, a] = [itemOf(LETTERS, i), itemOf(values, i), itemOf(values, 0)]
  const signed = (of: number) => (of < 0 ? bracketed(of) : expr(of))
  const quadratic = factors.find(factor => !isLinear(factor))
  if (i === 1 && factors.length > 1 && (quadratic || factors.some(isTwice)))
    return equation(equation(letter, minus(coefficientAt(rest, 2), signed(a))), value)
  if (i === 2 && quadratic) {
    const [ofA, ofC] = [coefficientAt(quadratic.base, 0), -rootOf(itemOf(factors, 0))]
    const above = minus(coefficientAt(rest, 0), join(ofA, signed(a)))
    return equation(equation(letter, ofC === 1 ? above : over(above, ofC)), value)
  }
  return equation(letter, value)
}

/** The letters, by the numbers that make a factor 0, and by equal coefficients where these do not suffice. */
export function lettersFound(whole: Whole): readonly Step[] {
  const values = valuesOf(whole)
  let used = 0
  const places = whole.factors.map(factor => {
    used += isLinear(factor) ? factor.tops.length : 2
    return { factor, letter: itemOf(LETTERS, used - 1) }
  })
  const linear = places.filter(({ factor }) => isLinear(factor))
  const rest = compared(whole)
  // A letter with the factor 1 stands alone already.
  const isDivided = linear.some(({ factor }) => othersAt(whole, factor) !== 1)
  const only = linear.length === 1 ? linear[0] : undefined
  const found = statements(...linear.map(({ factor, letter }) => atRoot(whole, factor, letter)))
  return [
    only
      ? step(found, because.substituteZero, {
          value: rootOf(only.factor),
          factor: polynomial(only.factor.base),
        })
      : step(found, because.substituteZeros, {
          values: list(...linear.map(({ factor }) => equation(x, rootOf(factor)))),
        }),
    ...rest,
    step(statements(...values.map((_, i) => letterFound(whole, values, i))), because.explain, {
      sentence:
        rest.length === 0
          ? {
              en: ['Divide each equation by the number before the letter.'],
              es: ['Divide cada ecuación entre el número que multiplica a la letra.'],
            }
          : isDivided
            ? {
                en: [
                  'Divide to find each letter that stands alone. Substitute what is known into the other equations.',
                ],
                es: ['Divide para hallar cada letra que está sola. Sustituye lo conocido en las demás ecuaciones.'],
              }
            : {
                en: ['Substitute the known letters into the other equations.'],
                es: ['Sustituye las letras conocidas en las demás ecuaciones.'],
              },
    }),
  ]
}

export const wholeSolution = (whole: Whole): readonly Step[] => [
  ...divided(whole),
  setUp(whole, equation(properFraction(whole), rightForm(whole))),
  multipliedOut(whole),
  // Powers of one factor: each equation names its letter already.
  ...(whole.factors.length === 1 ? lettersFound(whole).slice(0, -1) : lettersFound(whole)),
  step(equation(fraction(whole), decomposed(whole)), because.putLettersBack),
]

/** Letters and degree of a set-up, and the set-up. */
export const setUpFound = (whole: Whole, work: Expr): readonly Step[] => [
  step(listed(LETTERS.slice(0, whole.denominator.length - 1)), because.lettersAndDegree, {
    count: whole.denominator.length - 1,
  }),
  setUp(whole, work),
]
