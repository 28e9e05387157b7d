import { drawing } from '../../answer/drawing.ts'
import { fractionAsBuilt, integer, mixedNumber, mixedNumberInLowestTerms } from '../../answer/number.ts'
import { numbersAsWritten } from '../../answer/number-list.ts'
import { both, figure, prose } from '../../content.ts'
import { fractionCircle } from '../../figure/fraction-circle.ts'
import { numberLine } from '../../figure/number-line.ts'
import { blank, box, equation, mixed, over, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { comparison } from '../common/compare-signs.ts'

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
    perCircle: circles[0]!.length,
  }
}
const shadedCircles = (facts: Mixed) => figure(fractionCircle({ parts: facts.d, shaded: topOf(facts) }))

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
      hard: { wholes: [3, 12], denominators: [3, 4, 5, 6, 8, 10, 12] },
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
      ask: facts => ({
        en: [prose`Each circle is one whole. Write the shaded part as a mixed number.`, shadedCircles(facts)],
        es: [prose`Cada círculo es un entero. Escribe la parte sombreada como número mixto.`, shadedCircles(facts)],
      }),
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
      ask: facts => ({
        en: [prose`Each circle is one whole. Write the shaded part as an improper fraction.`, shadedCircles(facts)],
        es: [
          prose`Cada círculo es un entero. Escribe la parte sombreada como fracción impropia.`,
          shadedCircles(facts),
        ],
      }),
      check(printed, answer) {
        const { shaded, perCircle } = shadedParts(printed)
        return exact(answer).times(perCircle).equals(shaded)
      },
    }),

    modelToBoth: form({
      levels: ['easy'],
      share: 2,
      lines: 1,
      draw: drawMixed,
      answer: numbersAsWritten,
      solve: facts => [mixed(valueOf(facts)), improper(facts)],
      ask: facts => ({
        en: [
          prose`Each circle is one whole. Write the shaded part as a mixed number and as an improper fraction.`,
          shadedCircles(facts),
        ],
        es: [
          prose`Cada círculo es un entero. Escribe la parte sombreada como número mixto y como fracción impropia.`,
          shadedCircles(facts),
        ],
      }),
      check(printed, answers) {
        const { shaded, perCircle } = shadedParts(printed)
        return answers.length === 2 && answers.every(answer => exact(answer).times(perCircle).equals(shaded))
      },
    }),

    toMixed: form({
      levels: ['medium'],
      share: 3,
      instruction: asMixed,
      lines: 1,
      draw: drawMixed,
      answer: mixedNumber,
      solve: facts => mixed(valueOf(facts)),
      ask: facts => both(equation(improper(facts), blank(3))),
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
      lines: 1,
      draw: drawMixed,
      answer: fractionAsBuilt,
      solve: improper,
      ask: facts => both(equation(mixed(valueOf(facts)), blank(3))),
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
      lines: 2,
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
      check(printed, answer) {
        const [n, d] = partsOf(printed.one('quotient'))
        return exact(answer).times(d).equals(n)
      },
    }),

    place: form({
      levels: ['hard'],
      wide: true,
      lines: 0,
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
        return {
          en: [prose`Mark ${number} on the number line.`, figure(lineTo(d))],
          es: [prose`Marca ${number} en la recta numérica.`, figure(lineTo(d))],
        }
      },
      // The point lies where the printed number is.
      check(printed, { d, top }) {
        const [wanted] = printed.maths.map(item => evaluate(item))
        return wanted!.times(d).equals(top)
      },
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
      lines: 1,
      draw(random) {
        const wanted = random.evenly(['less', 'greater', 'equal'])
        const d = random.pick([2, 3, 4, 5, 6, 8])
        const [w, n] = [random.int(1, 6), random.coprimeTo(d)]
        const top = w * d + n
        const off = wanted === 'equal' ? 0 : (wanted === 'less' ? 1 : -1) * random.int(1, 2)
        return { value: Ratio.of(top, d), top: top + off, d, mixedFirst: random.chance(0.5) }
      },
      answer: comparison,
      solve({ value, top, d, mixedFirst }) {
        const order = value.compare(Ratio.of(top, d)) * (mixedFirst ? 1 : -1)
        return order < 0 ? 'less' : order > 0 ? 'greater' : 'equal'
      },
      ask({ value, top, d, mixedFirst }) {
        const [a, b] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
        return { en: prose`${a} ${blank(2)} ${b}`, es: prose`${a} ${blank(2)} ${b}` }
      },
      check(printed, answer) {
        const [a, b] = printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item).toNumber())
        return answer === (a! < b! ? 'less' : a! > b! ? 'greater' : 'equal')
      },
    }),

    missingPart: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 1,
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
      // With the number in its blank, both sides are the same number of parts.
      check(printed, answer) {
        const value = exact(answer)
        const [given, whole, part] = printed.maths
        if (given?.kind === 'relation')
          return evaluate(given.left)
            .times(evaluate((given.right as Of<'quotient'>).under))
            .equals(value)
        const { over: top, under } = part as Of<'quotient'>
        const filled = (item: Expr) => (item.kind === 'blank' ? value : evaluate(item))
        return filled(whole!)
          .plus(filled(top).over(evaluate(under)))
          .equals(evaluate(given!))
      },
    }),
  }),
)
