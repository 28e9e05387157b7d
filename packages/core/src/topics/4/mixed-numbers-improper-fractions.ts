import {
  answerStep,
  blank,
  both,
  box,
  defineTopic,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  findMistake,
  fractionAsBuilt,
  fractionCircle,
  gcd,
  integer,
  itemOf,
  line,
  mixed,
  mixedNumber,
  mixedNumberInLowestTerms,
  numberLine,
  numbersAsWritten,
  type Of,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  times,
  toImproperFraction,
  toMixedNumber,
  tupleOf,
  type Value,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'

interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
}

/** A whole part and a proper fraction in lowest terms. */
function drawMixed(random: Random, { wholes, denominators }: Level) {
  const d = random.pick(denominators)
  return { w: random.int(...wholes), n: random.coprimeTo(d), d }
}
type Mixed = ReturnType<typeof drawMixed>
const topOf = ({ w, n, d }: Mixed) => w * d + n
const valueOf = (facts: Mixed) => Ratio.of(topOf(facts), facts.d)
const improper = (facts: Mixed) => over(topOf(facts), facts.d)

/** Counts whole by whole: the parts of the wholes and the parts beside them. */
const partsOf = ({ over: top, under }: Of<'quotient'>) => [evaluate(top).n, evaluate(under).n] as const

const shadedParts = (printed: Printed) => {
  const circles = printed.figure('fraction-circle').circles
  return {
    shaded: circles.flat().filter(({ fill }) => fill !== 'white').length,
    perCircle: itemOf(circles, 0).length,
  }
}
const shadedCircles = (facts: Mixed) => fractionCircle({ parts: facts.d, shaded: topOf(facts) })

const wholesAndParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.w), because.count, { group: { en: line`the whole circles`, es: line`los círculos enteros` } }),
  step(over(facts.n, facts.d), because.read, {
    what: { en: line`the shaded part of the last circle`, es: line`la parte sombreada del último círculo` },
  }),
  step(equation(sum(facts.w, over(facts.n, facts.d)), mixed(valueOf(facts))), because.toMixedNumber),
]
const allParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.d), because.count, {
    group: { en: line`the parts of one circle`, es: line`las partes de un círculo` },
  }),
  step(
    equation(facts.n > 0 ? sum(times(facts.w, facts.d), facts.n) : times(facts.w, facts.d), topOf(facts)),
    because.countShadedParts,
    { parts: topOf(facts) },
  ),
  step(improper(facts), because.toImproperFraction),
]

const asMixed = { en: prose`Write a mixed number.`, es: prose`Escribe un número mixto.` }
const asImproper = { en: prose`Write an improper fraction.`, es: prose`Escribe una fracción impropia.` }

const lineTo = (d: number, points: readonly Value[] = []) =>
  numberLine({
    from: 0,
    to: 4,
    step: Ratio.of(1, d),
    labels: d,
    points: points.map(value => exact(value)),
  })

export const mixedNumbersImproperFractions = defineTopic(
  {
    id: 'mixed-numbers-improper-fractions',
    name: { en: 'Mixed numbers and improper fractions', es: 'Números mixtos y fracciones impropias' },
    description: {
      en: 'Write a mixed number as an improper fraction and an improper fraction as a mixed number.',
      es: 'Escribe un número mixto como fracción impropia y una fracción impropia como número mixto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3b', '4.NF.B.3c'],
    levels: {
      easy: { wholes: [1, 3], denominators: [2, 3, 4, 5, 6, 8] },
      medium: { wholes: [1, 5], denominators: [2, 3, 4, 5, 6, 8, 10, 12] },
      hard: { wholes: [6, 12], denominators: [3, 4, 5, 6, 8, 10, 12] },
    },
  },
  form => ({
    modelToMixed: form({
      levels: ['easy'],
      share: 2,
      lines: 1,
      draw: drawMixed,
      answer: mixedNumber,
      solve: facts => mixed(valueOf(facts)),
      ask: facts =>
        withFigure(
          {
            en: prose`Each circle is one whole. Write the shaded part as a mixed number.`,
            es: prose`Cada círculo es un entero. Escribe la parte sombreada como número mixto.`,
          },
          shadedCircles(facts),
        ),
      solution: wholesAndParts,
      // Counts the shaded parts of all circles.
      check(printed, answer) {
        const { shaded, perCircle } = shadedParts(printed)
        return exact(answer).times(perCircle).equals(shaded)
      },
    }),

    modelToImproper: form({
      levels: ['easy'],
      share: 2,
      lines: 1,
      draw: drawMixed,
      answer: fractionAsBuilt,
      solve: improper,
      ask: facts =>
        withFigure(
          {
            en: prose`Each circle is one whole. Write the shaded part as an improper fraction.`,
            es: prose`Cada círculo es un entero. Escribe la parte sombreada como fracción impropia.`,
          },
          shadedCircles(facts),
        ),
      solution: allParts,
      check(printed, answer) {
        const { shaded, perCircle } = shadedParts(printed)
        return exact(answer).times(perCircle).equals(shaded)
      },
    }),

    modelToBoth: form({
      levels: ['easy'],
      share: 2,
      lines: 1,
      draw: (random, level) =>
        random.until(
          () => drawMixed(random, level),
          ({ w, d }) => w !== d,
        ),
      answer: numbersAsWritten,
      solve: facts => [mixed(valueOf(facts)), improper(facts)],
      ask: facts => ({
        en: [
          prose`Each circle is one whole. Write the shaded part in both forms.`,
          figure(shadedCircles(facts)),
          prose`Mixed number: ${blank(3)}`,
          prose`Improper fraction: ${blank(3)}`,
        ],
        es: [
          prose`Cada círculo es un entero. Escribe la parte sombreada de las dos formas.`,
          figure(shadedCircles(facts)),
          prose`Número mixto: ${blank(3)}`,
          prose`Fracción impropia: ${blank(3)}`,
        ],
      }),
      solution: facts => [...wholesAndParts(facts), ...allParts(facts)],
      check(printed, answers) {
        const { shaded, perCircle } = shadedParts(printed)
        return answers.length === 2 && answers.every(answer => exact(answer).times(perCircle).equals(shaded))
      },
    }),

    toMixed: form({
      levels: ['medium'],
      share: 3,
      instruction: asMixed,
      draw: drawMixed,
      answer: mixedNumber,
      solve: facts => mixed(valueOf(facts)),
      ask: facts => both(equation(improper(facts), blank(3))),
      solution: facts => toMixedNumber(valueOf(facts)),
      // As many parts as are printed on top.
      check(printed, answer) {
        const [n, d] = partsOf(printed.one('quotient'))
        return exact(answer).times(d).equals(n)
      },
    }),

    toImproper: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: asImproper,
      draw: drawMixed,
      answer: fractionAsBuilt,
      solve: improper,
      ask: facts => both(equation(mixed(valueOf(facts)), blank(3))),
      solution: facts => toImproperFraction(valueOf(facts)),
      // The wholes and the parts taken away one by one leave nothing.
      check(printed, answer) {
        const value = evaluate(printed.one('number'))
        const rest = exact(answer).minus(Math.floor(value.toNumber()))
        return rest.equals(value.minus(Math.floor(value.toNumber())))
      },
    }),

    toMixedSimplified: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Write a mixed number in lowest terms, or a whole number.`,
        es: prose`Escribe un número mixto en su mínima expresión o un número entero.`,
      },
      draw(random, { wholes }) {
        const isWhole = random.evenly([false, false, false, true])
        const d = random.pick([4, 6, 8, 10, 12])
        const n = isWhole
          ? 0
          : random.until(
              () => random.int(2, d - 2),
              value => gcd(value, d) > 1,
            )
        return { w: random.int(...wholes), n, d }
      },
      answer: mixedNumberInLowestTerms,
      solve: facts => mixed(valueOf(facts)),
      ask: facts => both(equation(improper(facts), blank(3))),
      solution(facts) {
        const [top, { d }] = [topOf(facts), facts]
        const parts = toMixedNumber({ n: top, d })
        if (facts.n === 0) return parts
        const asItStands = sum(facts.w, over(facts.n, d))
        return [
          ...parts.slice(0, 1),
          step(equation(over(top, d), asItStands), because.toMixedNumber),
          step(equation(asItStands, mixed(valueOf(facts))), because.divideBothTerms, { value: gcd(facts.n, d) }),
        ]
      },
      check(printed, answer) {
        const [n, d] = partsOf(printed.one('quotient'))
        return exact(answer).times(d).equals(n)
      },
    }),

    place: form({
      levels: ['hard'],
      wide: true,
      draw(random) {
        const d = random.pick([2, 3, 4, 5])
        const top = random.until(
          () => random.int(d + 1, 4 * d - 1),
          value => value % d !== 0,
        )
        return { d, top, as: random.evenly(['mixed', 'improper']) }
      },
      answer: drawing(
        ({ d, top }: { readonly d: number; readonly top: number }) => lineTo(d, [Ratio.of(top, d)]),
        ({ d, top }) => [
          { d, top: top + 1 },
          { d, top: top - 1 },
        ],
      ),
      solve: ({ d, top }) => ({ d, top }),
      ask({ d, top, as }) {
        const number = as === 'mixed' ? mixed(Ratio.of(top, d)) : over(top, d)
        return withFigure(
          { en: prose`Mark ${number} on the number line.`, es: prose`Marca ${number} en la recta numérica.` },
          lineTo(d),
        )
      },
      solution({ d, top, as }) {
        const [value, w] = [Ratio.of(top, d), Math.floor(top / d)]
        return [
          ...(as === 'improper' ? toMixedNumber({ n: top, d }) : []),
          step(relation(relation(w, '<', mixed(value)), '<', w + 1), because.findNeighbors, { low: w, high: w + 1 }),
          answerStep(over(top - w * d, d), {
            en: line`Each whole has ${d} equal parts. Mark the point ${top - w * d} of them to the right of ${w}.`,
            es: line`Cada entero tiene ${d} partes iguales. Marca el punto ${top - w * d} de ellas a la derecha de ${w}.`,
          }),
        ]
      },
      // The point lies where the printed number is.
      check(printed, { d, top }) {
        const [wanted] = tupleOf(printed.maths, 1)
        return evaluate(wanted).times(d).equals(top)
      },
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
      draw(random) {
        const wanted = random.evenly(['less', 'greater', 'equal'])
        const d = random.pick([3, 4, 5, 6, 8])
        const [w, n] = [random.int(2, 8), random.coprimeTo(d)]
        const top = w * d + n
        const off = wanted === 'equal' ? 0 : (wanted === 'less' ? 1 : -1) * random.int(1, 2)
        return { value: Ratio.of(top, d), top: top + off, d, mixedFirst: random.chance(0.5) }
      },
      answer: comparison,
      solve({ value, top, d, mixedFirst }) {
        const other = Ratio.of(top, d)
        return mixedFirst ? comparisonOf(value, other) : comparisonOf(other, value)
      },
      ask({ value, top, d, mixedFirst }) {
        const [a, b] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
        return both(prose`${a} ${blank(2)} ${b}`)
      },
      solution({ value, top, d, mixedFirst }, answer) {
        const [a, b] = mixedFirst ? [value.n, top] : [top, value.n]
        const [left, right] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
        return [
          ...toImproperFraction(value),
          step(relation(a, comparisonSigns[answer], b), because.moreEqualParts),
          ...(answer === 'equal' ? [] : [step(relation(left, comparisonSigns[answer], right), because.compare)]),
        ]
      },
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item)),
          2,
        )
        return answer === comparisonOf(a.minus(b), 0)
      },
    }),

    missingPart: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw: (random, level) => ({ ...drawMixed(random, level), hidden: random.evenly(['top', 'whole', 'improper']) }),
      answer: integer,
      solve: facts => ({ top: facts.n, whole: facts.w, improper: topOf(facts) })[facts.hidden],
      ask(facts) {
        const { w, n, d } = facts
        return {
          top: both(prose`${improper(facts)} = ${w} ${over(box(), d)}`),
          whole: both(prose`${improper(facts)} = ${box()} ${over(n, d)}`),
          improper: both(equation(mixed(valueOf(facts)), over(box(), d))),
        }[facts.hidden]
      },
      solution: facts => (facts.hidden === 'improper' ? toImproperFraction : toMixedNumber)(valueOf(facts)),
      // With the number in its blank, both sides are the same number of parts.
      check(printed, answer) {
        const value = exact(answer)
        const [first] = tupleOf(printed.maths, 1)
        if (first.kind === 'relation')
          return evaluate(first.left)
            .times(evaluate((first.right as Of<'quotient'>).under))
            .equals(value)
        const [given, whole, part] = tupleOf(printed.maths, 3)
        const { over: top, under } = part as Of<'quotient'>
        const filled = (item: Expr) => (item.kind === 'blank' ? value : evaluate(item))
        return filled(whole)
          .plus(filled(top).over(evaluate(under)))
          .equals(evaluate(given))
      },
    }),

    findMistake: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: drawMixed,
        work: facts => worked(facts, sum(times(facts.w, facts.d), facts.n)),
        steps: facts => toImproperFraction(valueOf(facts)),
        mistakes: {
          added: {
            says: ({ w, d }) => ({
              en: line`${w} and ${d} were added, not multiplied`,
              es: line`se sumaron ${w} y ${d} en vez de multiplicarlos`,
            }),
            work: facts => worked(facts, sum(facts.w, facts.d, facts.n)),
          },
          timesNumerator: {
            says: ({ w, n }) => ({
              en: line`${w} was multiplied by the numerator, ${n}`,
              es: line`se multiplicó ${w} por el numerador, ${n}`,
            }),
            work: facts => worked(facts, sum(times(facts.w, facts.n), facts.d)),
          },
          lostNumerator: {
            says: ({ n }) => ({ en: line`${n} was not added`, es: line`no se sumó ${n}` }),
            work: facts => {
              const [given, first] = worked(facts, sum(times(facts.w, facts.d), facts.n))
              return [given, first, over(facts.w * facts.d, facts.d)]
            },
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)

/** A mixed number, the fraction with its numerator as it is worked out, and that fraction. */
const worked = (facts: Mixed, top: Expr) =>
  [mixed(valueOf(facts)), over(top, facts.d), over(evaluate(top), facts.d)] as const
