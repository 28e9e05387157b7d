import {
  approximate,
  both,
  defineTopic,
  type Expr,
  equation,
  exact,
  expr,
  formulaChoice,
  integer,
  isAsDrawn,
  itemOf,
  line,
  name,
  namedNumbers,
  ofAllBut,
  option,
  type Printed,
  people,
  prose,
  type Step,
  step,
  substitute,
  sum,
  symbol,
  symbolsOf,
  undoneStep,
  type Value,
  type WhyWrong,
  writtenExpression,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  decomposed,
  drawn,
  fraction,
  isLinear,
  isTwice,
  type Kind,
  knownParts,
  LETTERS,
  letteredParts,
  othersAt,
  type Part,
  quotientTerms,
  raised,
  rightForm,
  rootOf,
  sumOfParts,
  valuesOf,
  type Whole,
  x,
} from './partial-fraction-decomposition/decomposition.ts'
import {
  atRoot,
  divided,
  lettersFound,
  multipliedByFactors,
  setUp,
  setUpFound,
  wholeSolution,
} from './partial-fraction-decomposition/steps.ts'

const SAMPLES = [8.5, 9.25, -8.75, 11.5, -10.25, 12.75]
const isEqual = (one: Expr, two: Expr) =>
  SAMPLES.every(at => isAsDrawn(approximate(one, { x: at }), approximate(two, { x: at })))
const bound = (form: Expr, values: readonly Value[]) =>
  substitute(form, Object.fromEntries(values.map((value, i) => [writtenLetter(i), expr(value)])))
const writtenLetter = (i: number) => itemOf(['A', 'B', 'C', 'D'], i)
const printedSides = (printed: Printed) => {
  const { left, right } = printed.one('relation')
  return [left, right] as const
}
const checkNumbers = (printed: Printed, answer: readonly Value[]) => {
  const [whole, form] = printedSides(printed)
  return isEqual(whole, bound(form, answer))
}

/** The known parts, one numerator replaced by A: that of a linear factor's highest power, which its root gives at once. */
interface OneHidden {
  readonly whole: Whole
  readonly hidden: Part
}
const topOf = ({ factor: { tops }, exponent }: Part): number => itemOf(itemOf(tops, exponent - 1), 0)
const partsShown = ({ whole, hidden }: OneHidden): readonly Part[] =>
  knownParts(whole).map(part =>
    part.factor === hidden.factor && part.exponent === hidden.exponent ? { ...part, top: itemOf(LETTERS, 0) } : part,
  )

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

const askForm = (whole: Whole) => {
  const printed = fraction(whole)
  return {
    en: [prose`Which is the right form of the decomposition? Do not solve.`, printed],
    es: [prose`¿Cuál es la forma correcta de la descomposición? No la resuelvas.`, printed],
  }
}
const checkForm = (printed: Printed, answer: Value) => isRightForm(expr(answer), printed.one('quotient').under)

const onlyFirstPower = () => [1]
const firstPowers = (whole: Whole) => sumOfParts(letteredParts(whole, undefined, onlyFirstPower))
const constantsOnly = (whole: Whole) => sumOfParts(letteredParts(whole, () => 'constant'))
const withFactors = (whole: Whole): Whole => ({ ...whole, isFactored: true })

const SET_UPS = {
  power: { kinds: ['square', 'repeated'], shown: firstPowers },
  constant: { kinds: ['quadratic'], shown: constantsOnly },
  division: { kinds: ['improper'], shown: rightForm },
  none: { kinds: ['quadratic', 'repeated'], shown: rightForm },
} as const satisfies Record<string, { readonly kinds: readonly Kind[]; readonly shown: (whole: Whole) => Expr }>
type SetUp = keyof typeof SET_UPS
const correctedForm = (whole: Whole): Expr => {
  const parts = rightForm(whole)
  return whole.quotient.length === 0
    ? parts
    : sum(...quotientTerms(whole), ...(parts.kind === 'sum' ? parts.terms : [parts]))
}
const setUpMistake = option({
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
function mistakeFound(kind: SetUp, whole: Whole): readonly Step[] {
  const shown = SET_UPS[kind].shown(whole)
  const corrected = correctedForm(whole)
  const [first] = whole.factors.filter(kind === 'power' ? isTwice : factor => !isLinear(factor))
  if (kind === 'none')
    return [
      ...setUpFound(whole, equation(fraction(whole), shown)).slice(0, 1),
      step(shown, because.everyFactorHasItsFractions),
    ]
  if (kind === 'division')
    return [
      step(shown, because.mistakeIs, {
        what: {
          en: line`far from 0 these fractions approach 0, and the given one does not`,
          es: line`lejos de 0 estas fracciones se acercan a 0, y la dada no`,
        },
      }),
      ...divided(whole),
      setUp(whole, corrected),
    ]
  const power = first ? raised(first.base, first.tops.length, true) : x
  return [
    step(shown, because.mistakeIs, {
      what:
        kind === 'power'
          ? {
              en: line`no fraction has the denominator ${power}`,
              es: line`ninguna fracción tiene el denominador ${power}`,
            }
          : {
              en: line`there is only a number over ${power}`,
              es: line`sobre ${power} hay solo un número`,
            },
    }),
    ...setUpFound(whole, corrected),
  ]
}

/** Why the set-up does not have the other mistakes. */
function setUpRefused(whole: Whole): Readonly<Record<Exclude<SetUp, 'none'>, WhyWrong>> {
  const [twice, square] = [whole.factors.find(isTwice), whole.factors.find(factor => !isLinear(factor))]
  const degrees = [whole.numerator, whole.denominator].map(of => of.findLastIndex(value => value !== 0))
  return {
    power: twice
      ? {
          en: line`Both ${raised(twice.base, 1, true)} and ${raised(twice.base, 2, true)} are there.`,
          es: line`Están ${raised(twice.base, 1, true)} y ${raised(twice.base, 2, true)}.`,
        }
      : { en: line`No factor of the denominator is repeated.`, es: line`Ningún factor del denominador se repite.` },
    constant: square
      ? {
          en: line`Over ${raised(square.base, 1, true)} the numerator is linear.`,
          es: line`Sobre ${raised(square.base, 1, true)} el numerador es lineal.`,
        }
      : {
          en: line`The denominator has no quadratic factor that cannot be factored.`,
          es: line`El denominador no tiene ningún factor cuadrático que no se pueda factorizar.`,
        },
    division: {
      en: line`The degree of the numerator, ${itemOf(degrees, 0)}, is less than that of the denominator, ${itemOf(degrees, 1)}.`,
      es: line`El grado del numerador, ${itemOf(degrees, 0)}, es menor que el del denominador, ${itemOf(degrees, 1)}.`,
    },
  }
}

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
    rev: 4,
    levels: {
      easy: { kinds: ['two'], lettered: ['two'] },
      medium: {
        kinds: ['three', 'square', 'repeated'],

        lettered: ['three', 'repeated'],
      },
      hard: { kinds: ['improper', 'quadratic'], lettered: ['quadratic'] },
    },
  },
  form => ({
    decompose: form({
      share: 3,
      instruction: {
        en: prose`Decompose into partial fractions.`,
        es: prose`Descompón en fracciones parciales.`,
      },
      draw: (random, { kinds }) => drawn(random, kinds),
      answer: writtenExpression,
      solve: decomposed,
      ask: whole => both(fraction(whole)),
      solution: wholeSolution,
      check: (printed, answer) => isEqual(printed.one('quotient'), answer) && answer.kind === 'sum',
    }),

    twoNumbers: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find ${symbol('A')} and ${symbol('B')}.`,
        es: prose`Halla ${symbol('A')} y ${symbol('B')}.`,
      },
      draw: (random, { lettered }) => drawn(random, lettered),
      answer: namedNumbers('A', 'B'),
      solve: valuesOf,
      ask: whole => both(equation(fraction(whole), rightForm(whole))),
      solution: whole => [multipliedByFactors(whole), ...lettersFound(whole)],
      check: checkNumbers,
    }),

    threeNumbers: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Find ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}.`,
        es: prose`Halla ${symbol('A')}, ${symbol('B')} y ${symbol('C')}.`,
      },
      draw: (random, { lettered }) => drawn(random, lettered),
      answer: namedNumbers('A', 'B', 'C'),
      solve: valuesOf,
      ask: whole => both(equation(fraction(whole), rightForm(whole))),
      solution: whole => [multipliedByFactors(whole), ...lettersFound(whole)],
      check: checkNumbers,
    }),

    oneUnknown: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find ${symbol('A')}.`, es: prose`Halla ${symbol('A')}.` },
      draw: (random, { lettered }) =>
        random.until(
          (): OneHidden => {
            const whole = drawn(random, lettered)
            const highest = knownParts(whole).filter(({ factor, exponent }) => exponent === factor.tops.length)
            return { whole, hidden: random.pick(highest) }
          },
          // It is no number that is printed or substituted.
          ({ whole, hidden }) =>
            topOf(hidden) !== rootOf(hidden.factor) &&
            valuesOf(whole).filter(value => value === topOf(hidden)).length === 1,
        ),
      answer: integer,
      solve: ({ hidden }) => topOf(hidden),
      ask: drawn => both(equation(fraction(drawn.whole), sumOfParts(partsShown(drawn)))),
      solution(drawn, answer) {
        const { whole, hidden } = drawn
        const letter = itemOf(LETTERS, 0)
        const root = rootOf(hidden.factor)
        const isAlone = othersAt(whole, hidden.factor) === 1
        return [
          multipliedByFactors(whole, partsShown(drawn)),
          step(isAlone ? equation(letter, answer) : atRoot(whole, hidden.factor, letter), because.substituteZero, {
            value: root,
            factor: raised(hidden.factor.base, 1, true),
          }),
          ...(isAlone ? [] : [undoneStep(equation(letter, answer), { a: othersAt(whole, hidden.factor) })]),
        ]
      },
      check(printed, answer) {
        const [whole, form] = printedSides(printed)
        return isEqual(whole, bound(form, [exact(answer)]))
      },
    }),

    formOfPowers: form({
      levels: ['medium'],
      draw: random => withFactors(drawn(random, ['square', 'repeated'])),
      answer: formulaChoice,
      solve: rightForm,
      mistakes: whole => ({
        firstPowers: firstPowers(whole),
        highestPowers: sumOfParts(letteredParts(whole, undefined, ({ tops }) => [tops.length])),
        twiceTheSame: sumOfParts(letteredParts(whole, undefined, ({ tops }) => tops.map(() => 1))),
        linearTops: sumOfParts(letteredParts(whole, factor => (isTwice(factor) ? 'linear' : 'constant'))),
      }),
      ask: askForm,
      solution: whole => setUpFound(whole, rightForm(whole)),
      whyWrong: () => ({
        firstPowers: {
          en: line`The higher powers of the repeated factor are missing.`,
          es: line`Faltan las potencias mayores del factor repetido.`,
        },
        highestPowers: {
          en: line`The lower powers of the repeated factor are missing.`,
          es: line`Faltan las potencias menores del factor repetido.`,
        },
        twiceTheSame: {
          en: line`The denominators of a repeated factor must be different powers of it.`,
          es: line`Los denominadores de un factor repetido deben ser potencias distintas de él.`,
        },
        linearTops: {
          en: line`Over a power of a linear factor the numerator is a constant.`,
          es: line`Sobre una potencia de un factor lineal, el numerador es una constante.`,
        },
      }),
      check: checkForm,
    }),

    formOfQuadratic: form({
      levels: ['hard'],
      draw: random => withFactors(drawn(random, ['repeated and quadratic'])),
      answer: formulaChoice,
      solve: rightForm,
      mistakes: whole => ({
        constantsOnly: constantsOnly(whole),
        firstPower: firstPowers(whole),
        highestPower: sumOfParts(letteredParts(whole, undefined, ({ tops }) => [tops.length])),
        withoutConstant: sumOfParts(
          letteredParts(whole, factor => (isLinear(factor) ? 'constant' : 'without constant')),
        ),
      }),
      ask: askForm,
      solution: whole => setUpFound(whole, rightForm(whole)),
      whyWrong: () => ({
        constantsOnly: {
          en: line`The numerator over the quadratic factor must be linear, not a constant.`,
          es: line`El numerador sobre el factor cuadrático debe ser lineal, no una constante.`,
        },
        firstPower: {
          en: line`The fraction with the square of the repeated factor is missing.`,
          es: line`Falta la fracción con el cuadrado del factor repetido.`,
        },
        highestPower: {
          en: line`The fraction with the first power of the repeated factor is missing.`,
          es: line`Falta la fracción con la primera potencia del factor repetido.`,
        },
        withoutConstant: {
          en: line`The numerator over the quadratic factor also needs a constant term.`,
          es: line`El numerador sobre el factor cuadrático también necesita un término constante.`,
        },
      }),
      check: checkForm,
    }),

    setUp: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random) {
        const kind = random.evenly(['power', 'constant', 'division', 'none'])
        return { kind, whole: withFactors(drawn(random, SET_UPS[kind].kinds)), who: random.pick(people) }
      },
      answer: setUpMistake,
      solve: ({ kind }) => kind,
      ask({ kind, whole, who }) {
        const printed = equation(fraction(whole), SET_UPS[kind].shown(whole))
        return {
          en: [prose`${name(who)} sets up a decomposition. What is the mistake, if any?`, printed],
          es: [prose`${name(who)} plantea una descomposición. ¿Cuál es el error, si hay alguno?`, printed],
        }
      },
      key: ({ kind, whole }) =>
        kind === 'none'
          ? both([])
          : {
              en: prose`The right side should be ${correctedForm(whole)}.`,
              es: prose`El lado derecho debe ser ${correctedForm(whole)}.`,
            },
      solution: ({ kind, whole }) => mistakeFound(kind, whole),
      whyWrong: ({ kind, whole }) => {
        const refused = setUpRefused(whole)
        return kind === 'none' ? refused : ofAllBut(kind, refused)
      },
      check(printed, answer) {
        const [whole, form] = printedSides(printed)
        if (whole.kind !== 'quotient') return false
        const isImproper = !isAsDrawn(approximate(whole, { x: 1e7 }), 0)
        if (isImproper) return answer === 'division'
        if (isRightForm(form, whole.under)) return answer === 'none'
        return answer === ((form.kind === 'sum' ? form.terms : [form]).every(fits) ? 'power' : 'constant')
      },
    }),
  }),
)
