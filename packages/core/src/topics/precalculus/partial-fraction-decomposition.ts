import { formulaChoice } from '../../answer/choice.ts'
import { writtenExpression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, name, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import { bracketed, equation, expr, join, negative, over, power, sum, symbol, type Value } from '../../math/build.ts'
import { approximate, exact, substitute, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Coefficients, plus, polynomial, times } from '../algebra-1/shared/polynomial.ts'

/** A factor of the denominator and its numerators, for its first power, its second, … */
interface Factor {
  readonly base: Coefficients
  readonly tops: readonly Coefficients[]
}

interface Decomposition {
  readonly quotient: Coefficients
  readonly factors: readonly Factor[]
  readonly isFactored: boolean
}

const x = symbol('x')
const LETTERS = ['A', 'B', 'C', 'D'].map(letter => symbol(letter))
const top = (random: Random) => [random.intExcept(-9, 9, 0)]
const linear = (root: number): Coefficients => [-root, 1]
const toPower = (base: Coefficients, exponent: number): Coefficients =>
  exponent === 0 ? [1] : times(base, toPower(base, exponent - 1))
const product = (factors: readonly Factor[]) =>
  factors.reduce<Coefficients>((all, { base, tops }) => times(all, toPower(base, tops.length)), [1])

/** The numerator over the common denominator. */
function numerator({ quotient, factors }: Decomposition): Coefficients {
  const parts = factors.flatMap((factor, i) =>
    factor.tops.map((numerator, power) =>
      times(
        times(numerator, toPower(factor.base, factor.tops.length - 1 - power)),
        product(factors.filter((_, j) => j !== i)),
      ),
    ),
  )
  return [...parts, times(quotient, product(factors))].reduce((all, one) => plus(all, one))
}

const roots = (random: Random, count: number) => random.sample([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7], count)
const simple = (random: Random, places: readonly number[]): readonly Factor[] =>
  places.map(root => ({ base: linear(root), tops: [top(random)] }))

const kinds = {
  two: (random: Random) => ({ quotient: [], factors: simple(random, roots(random, 2)), isFactored: true }),
  three: (random: Random) => ({
    quotient: [],
    factors: simple(random, [0, ...roots(random, 2)]),
    isFactored: false,
  }),
  square: (random: Random) => ({
    quotient: [],
    factors: [{ base: linear(roots(random, 1)[0] ?? 1), tops: [top(random), top(random)] }],
    isFactored: false,
  }),
  repeated: (random: Random) => ({
    quotient: [],
    factors: [...simple(random, [0]), { base: linear(roots(random, 1)[0] ?? 1), tops: [top(random), top(random)] }],
    isFactored: false,
  }),
  improper: (random: Random) => ({
    quotient: random.chance(0.5) ? top(random) : [random.int(-5, 5), random.int(1, 3)],
    factors: simple(random, roots(random, 2)),
    isFactored: false,
  }),
  quadratic: (random: Random) => ({
    quotient: [],
    factors: [
      ...simple(random, roots(random, 1)),
      { base: [random.int(1, 9), 0, 1], tops: [[random.int(-9, 9), random.intExcept(-9, 9, 0)]] },
    ],
    isFactored: true,
  }),
} satisfies Record<string, (random: Random) => Decomposition>
type Kind = keyof typeof kinds

const drawn = (random: Random, some: readonly Kind[]): Decomposition => {
  const kind = random.evenly(some)
  return random.until(
    (): Decomposition => kinds[kind](random),
    drawn => numerator(drawn).every(value => Math.abs(value) <= 99),
  )
}

const isLetterX = (base: Coefficients) => base[0] === 0 && base.length === 2
const factorExpr = (base: Coefficients) => (isLetterX(base) ? x : bracketed(polynomial(base)))
const raised = (base: Coefficients, exponent: number, isAlone: boolean) => {
  if (exponent > 1) return power(factorExpr(base), exponent)
  return isAlone ? polynomial(base) : factorExpr(base)
}

function denominator({ factors, isFactored }: Decomposition): Expr {
  if (!isFactored) return polynomial(product(factors))
  return join(...factors.map(({ base, tops }) => raised(base, tops.length, false)))
}

const fraction = (whole: Decomposition) => over(polynomial(numerator(whole)), denominator(whole))

/** One of the parts; a negative number stands before its fraction. */
function part(numerator: Coefficients, base: Coefficients, exponent: number): Expr {
  const under = raised(base, exponent, true)
  const [only = 0] = numerator
  if (numerator.length > 1) return over(polynomial(numerator), under)
  return only < 0 ? negative(over(-only, under)) : over(only, under)
}

const partsOf = ({ factors }: Decomposition) =>
  factors.flatMap(({ base, tops }) => tops.map((numerator, i) => part(numerator, base, i + 1)))
const decomposed = (whole: Decomposition): Expr =>
  sum(...(whole.quotient.length > 0 ? [polynomial(whole.quotient)] : []), ...partsOf(whole))

/** The parts with letters for what is unknown. */
function withLetters({ factors }: Decomposition, numerators: (base: Coefficients) => number = base => base.length - 1) {
  let used = 0
  const next = () => LETTERS[used++] ?? symbol('E')
  const letters = (count: number): Expr => (count === 1 ? next() : sum(join(next(), x), next()))
  return (shown: readonly Factor[] = factors) =>
    sum(
      ...shown.flatMap(({ base, tops }) =>
        tops.map((_, i) => over(letters(numerators(base)), raised(base, i + 1, true))),
      ),
    )
}
const rightForm = (whole: Decomposition) => withLetters(whole)()
/** A repeated factor with its first power alone, or with its highest alone. */
const firstPowers = (whole: Decomposition) =>
  withLetters(whole)(whole.factors.map(({ base, tops }) => ({ base, tops: tops.slice(0, 1) })))
const constantsOnly = (whole: Decomposition) => withLetters(whole, () => 1)()
const linearTops = (whole: Decomposition) => withLetters(whole, () => 2)()
const highestPowers = ({ factors }: Decomposition) =>
  sum(...factors.map(({ base, tops }, i) => over(LETTERS[i] ?? x, raised(base, tops.length, true))))
const twiceTheSame = ({ factors }: Decomposition) => {
  let used = 0
  return sum(...factors.flatMap(({ base, tops }) => tops.map(() => over(LETTERS[used++] ?? x, raised(base, 1, true)))))
}

/** The values of the letters in a right form, in order. */
const valuesOf = ({ factors }: Decomposition) =>
  factors.flatMap(({ tops }) => tops.flatMap(numerator => [...numerator].reverse()))

const SAMPLES = [8.5, 9.25, -8.75, 11.5, -10.25, 12.75]
const isEqual = (one: Expr, two: Expr) =>
  SAMPLES.every(at => Math.abs(approximate(one, { x: at }) - approximate(two, { x: at })) < 1e-7)

const degreeOf = (of: Expr) => {
  const at = (value: number) => Math.abs(approximate(of, { x: value }))
  return Math.round(Math.log2(at(2 ** 40) / at(2 ** 39)))
}
const unknownsOf = (of: Expr) => [...symbolsOf(of)].filter(letter => letter !== 'x').length

/** Over a linear factor stands one letter, over a quadratic one two. */
const fits = (item: Expr) =>
  item.kind === 'quotient' &&
  unknownsOf(item.over) === degreeOf(item.under.kind === 'power' ? item.under.base : item.under)

/** As many letters as the degree, all denominators different. */
function isRightForm(form: Expr, whole: Expr): boolean {
  const parts = form.kind === 'sum' ? form.terms : [form]
  const unders = parts.map(item => (item.kind === 'quotient' ? JSON.stringify(item.under) : ''))
  return parts.every(fits) && unknownsOf(form) === degreeOf(whole) && new Set(unders).size === unders.length
}

const mistake = option({
  power: {
    en: prose`A power of the repeated factor is missing.`,
    es: prose`Falta una potencia del factor repetido.`,
  },
  constant: {
    en: prose`The numerator over the quadratic factor must be linear.`,
    es: prose`El numerador sobre el factor cuadrático debe ser lineal.`,
  },
  division: { en: prose`The division must come first.`, es: prose`Primero se debe dividir.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

const printedSides = (printed: Printed) => {
  const { left, right } = printed.one('relation')
  return [left, right] as const
}
const bound = (form: Expr, values: readonly Value[]) =>
  substitute(form, Object.fromEntries(values.map((value, i) => [['A', 'B', 'C', 'D'][i] ?? 'E', expr(value)])))

export const partialFractionDecomposition = defineTopic(
  {
    id: 'partial-fraction-decomposition',
    name: { en: 'Partial fraction decomposition', es: 'Descomposición en fracciones parciales' },
    description: {
      en: 'Write a rational expression as a sum of fractions with simpler denominators.',
      es: 'Escribe una expresión racional como suma de fracciones con denominadores más simples.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-APR.D.6', 'A-APR.D.7', 'AP-PRECALC-1.11'],
    levels: {
      easy: { kinds: ['two'], unknown: ['two'], forms: ['two'] },
      medium: {
        kinds: ['three', 'square', 'repeated'],
        unknown: ['three', 'square', 'repeated'],
        forms: ['square', 'repeated'],
      },
      hard: { kinds: ['improper', 'quadratic'], unknown: ['quadratic'], forms: ['quadratic'] },
    },
  },
  form => ({
    decompose: form({
      share: 3,
      lines: 5,
      instruction: {
        en: prose`Decompose into partial fractions.`,
        es: prose`Descompón en fracciones parciales.`,
      },
      draw: (random, { kinds }) => drawn(random, kinds),
      answer: writtenExpression,
      solve: decomposed,
      ask: whole => both(fraction(whole)),
      check: (printed, answer) => isEqual(printed.one('quotient'), answer) && answer.kind === 'sum',
    }),

    numbers: form({
      lines: 4,
      draw: (random, { unknown }) => drawn(random, unknown),
      answer: numberList,
      solve: valuesOf,
      ask(whole) {
        const count = valuesOf(whole).length
        const printed = equation(fraction(whole), rightForm(whole))
        const [a, b, c] = LETTERS as [Expr, Expr, Expr]
        return count === 2
          ? {
              en: [prose`Find ${a} and ${b}, in this order.`, printed],
              es: [prose`Halla ${a} y ${b}, en este orden.`, printed],
            }
          : {
              en: [prose`Find ${a}, ${b}, and ${c}, in this order.`, printed],
              es: [prose`Halla ${a}, ${b} y ${c}, en este orden.`, printed],
            }
      },
      check(printed, answer) {
        const [whole, form] = printedSides(printed)
        return isEqual(whole, bound(form, answer))
      },
    }),

    oneUnknown: form({
      lines: 3,
      draw: (random, { kinds }) => ({ whole: drawn(random, kinds), place: random.int(0, 9) }),
      answer: integer,
      solve({ whole, place }) {
        const tops = whole.factors.flatMap(({ tops }) => tops).filter(numerator => numerator.length === 1)
        return tops[place % tops.length]?.[0] ?? 0
      },
      ask({ whole, place }) {
        const single = whole.factors.flatMap(({ base, tops }) =>
          tops.flatMap((numerator, i) => (numerator.length === 1 ? [{ base, numerator, exponent: i + 1 }] : [])),
        )
        const hidden = single[place % single.length]
        const parts = whole.factors.flatMap(({ base, tops }) =>
          tops.map((numerator, i) =>
            base === hidden?.base && i + 1 === hidden.exponent
              ? over(symbol('A'), raised(base, i + 1, true))
              : part(numerator, base, i + 1),
          ),
        )
        const right = sum(...(whole.quotient.length > 0 ? [polynomial(whole.quotient)] : []), ...parts)
        return {
          en: [prose`Find ${symbol('A')}.`, equation(fraction(whole), right)],
          es: [prose`Halla ${symbol('A')}.`, equation(fraction(whole), right)],
        }
      },
      check(printed, answer) {
        const [whole, form] = printedSides(printed)
        return isEqual(whole, bound(form, [exact(answer)]))
      },
    }),

    whichForm: form({
      levels: ['medium', 'hard'],
      draw: (random, { forms }) => drawn(random, forms),
      answer: formulaChoice,
      solve: rightForm,
      mistakes: whole => ({
        firstPowers: firstPowers(whole),
        constantsOnly: constantsOnly(whole),
        highestPowers: highestPowers(whole),
        twiceTheSame: twiceTheSame(whole),
        linearTops: linearTops(whole),
      }),
      ask: whole => ({
        en: [
          prose`Which is the right form of the decomposition? Do not solve.`,
          fraction({ ...whole, isFactored: true }),
        ],
        es: [
          prose`¿Cuál es la forma correcta de la descomposición? No la resuelvas.`,
          fraction({ ...whole, isFactored: true }),
        ],
      }),
      check: (printed, answer) => isRightForm(expr(answer), printed.one('quotient').under),
    }),

    setUp: form({
      levels: ['hard'],
      draw(random) {
        const kind = random.evenly(['power', 'constant', 'division', 'none'] as const)
        const of = {
          power: ['square', 'repeated'],
          constant: ['quadratic'],
          division: ['improper'],
          none: ['quadratic', 'repeated'],
        } as const
        return { kind, whole: { ...drawn(random, of[kind]), isFactored: true }, who: random.pick(people) }
      },
      answer: mistake,
      solve: ({ kind }) => kind,
      ask({ kind, whole, who }) {
        const shown = { power: firstPowers, constant: constantsOnly, division: rightForm, none: rightForm }[kind](whole)
        const printed = equation(fraction(whole), shown)
        return {
          en: [prose`${name(who)} sets up a decomposition. What is the mistake?`, printed],
          es: [prose`${name(who)} plantea una descomposición. ¿Cuál es el error?`, printed],
        }
      },
      check(printed, answer) {
        const [whole, form] = printedSides(printed)
        if (whole.kind !== 'quotient') return false
        const isImproper = Math.abs(approximate(whole, { x: 1e7 })) > 1e-3
        if (isImproper) return answer === 'division'
        if (isRightForm(form, whole.under)) return answer === 'none'
        return answer === ((form.kind === 'sum' ? form.terms : [form]).every(fits) ? 'power' : 'constant')
      },
    }),
  }),
)
