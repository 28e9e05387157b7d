import {
  answerStep,
  blank,
  both,
  count,
  type Expr,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  isTrue,
  itemOf,
  line,
  option,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  step,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  type Comparison,
  comparesTheSides,
  comparison,
  comparisonOf,
  comparisonSigns,
} from '../../kit/facts/compare-signs.ts'
import { COMPARISONS, drawFactor, productSaid, scaled, writeSign } from './factors.ts'
import type { levels } from './levels.ts'
import { newAmounts } from './stories.ts'

/** Fractions of one denominator: less than 1, equal to 1 and greater than 1. */
const drawChoices = (random: Random, size: Comparison, d: number): readonly [Expr, Expr, Expr, Expr] => {
  const [less, lesser] = random.sample(
    Array.from({ length: d - 2 }, (_, i) => i + 1),
    2,
  )
  const [more, most] = [d + random.int(1, d - 1), 2 * d + random.int(1, d - 1)]
  const own = { less: [less, more, d, most], greater: [more, less, d, lesser], equal: [d, less, more, lesser] }[size]
  return [over(itemOf(own, 0), d), over(itemOf(own, 1), d), over(itemOf(own, 2), d), over(itemOf(own, 3), d)]
}

/** A choice beside 1, and what it makes of the number. */
function besideOne(factor: Value, of: number) {
  const size = comparisonOf(evaluate(expr(factor)), 1)
  return explainedBy(relation(factor, comparisonSigns[size], 1), productSaid(size, of))
}
const sizeOption = option<Comparison>({
  less: { en: prose`less`, es: prose`menor` },
  equal: { en: prose`equal`, es: prose`igual` },
  greater: { en: prose`greater`, es: prose`mayor` },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sign: form({
    levels: ['easy'],
    instruction: writeSign,
    lines: 1,
    draw(random, { denominators, wholes }) {
      const factor = drawFactor(random, random.evenly(COMPARISONS), denominators)
      return { factor, of: random.int(...wholes) }
    },
    answer: comparison,
    solve: ({ factor }) => comparisonOf(evaluate(factor), 1),
    ask: ({ factor, of }) => {
      const sides = prose`${times(factor, of)} ____ ${of}`
      return { en: sides, es: sides }
    },
    solution: ({ factor, of }) => scaled(factor, of),
    check: comparesTheSides,
  }),

  whichFactor: form({
    levels: ['easy'],
    instruction: {
      en: prose`Without multiplying, choose the factor that makes the comparison true.`,
      es: prose`Sin multiplicar, elige el factor que hace verdadera la comparación.`,
    },
    draw(random, { denominators, wholes }) {
      const size = random.evenly(COMPARISONS)
      return {
        size,
        choices: drawChoices(random, size, random.pick(denominators.filter(d => d > 3))),
        of: random.int(...wholes),
      }
    },
    answer: formulaChoice,
    solve: ({ choices: [right] }) => right,
    mistakes: ({ choices: [, one, two, three] }) => ({ one, two, three }),
    ask: ({ size, of }) => both(relation(times(blank(3), of), comparisonSigns[size], of)),
    solution: ({ choices: [right], of }) => scaled(right, of),
    whyWrong: ({ choices: [, one, two, three], of }) => ({
      one: besideOne(one, of),
      two: besideOne(two, of),
      three: besideOne(three, of),
    }),
    // Puts the factor into the blank.
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  bars: form({
    levels: ['easy'],
    draw(random, { denominators, wholes }) {
      const d = random.pick(denominators.filter(own => own > 3))
      const isMore = random.evenly([false, true])
      // One part alone, or one part more than a bar, is read too soon.
      const rest = random.until(
        () => random.coprimeTo(d),
        own => own > 1,
      )
      const n = isMore ? d + rest : rest
      return { n, d, of: random.int(...wholes) }
    },
    answer: formulaChoice,
    solve: ({ n, d, of }) => times(Ratio.of(n, d), of),
    mistakes: ({ n, d, of }) => ({
      turnedAround: times(Ratio.of(d, n), of),
      ...(n > d
        ? { allParts: times(Ratio.of(n, 2 * d), of), lastBar: times(Ratio.of(n - d, d), of) }
        : { white: times(Ratio.of(d - n, d), of), sum: times(Ratio.of(n + d, d), of) }),
    }),
    ask({ n, d, of }) {
      const bars = figure(fractionBar({ parts: d, shaded: n }))
      return n > d
        ? {
            en: [prose`Each whole bar stands for ${of}. Which product do the shaded parts show?`, bars],
            es: [prose`Cada barra entera representa ${of}. ¿Qué producto muestran las partes sombreadas?`, bars],
          }
        : {
            en: [prose`The whole bar stands for ${of}. Which product do the shaded parts show?`, bars],
            es: [prose`La barra entera representa ${of}. ¿Qué producto muestran las partes sombreadas?`, bars],
          }
    },
    solution: ({ n, d }, answer) => [
      step(over(n, d), because.read, {
        what: {
          en: [n > d ? 'each' : 'the', ...line` bar has ${d} equal parts, and ${n} parts are shaded`],
          es: [n > d ? 'cada' : 'la', ...line` barra tiene ${d} partes iguales y hay ${n} partes sombreadas`],
        },
      }),
      answerStep(expr(answer), {
        en: [...line`The shaded parts are ${Ratio.of(n, d)} of `, n > d ? 'one bar.' : 'the bar.'],
        es: [...line`Las partes sombreadas son ${Ratio.of(n, d)} de `, n > d ? 'una barra.' : 'la barra.'],
      }),
    ],
    whyWrong: ({ n, d }) => ({
      turnedAround: {
        en: [n > d ? 'Each' : 'The', ...line` bar has ${d} parts, and ${n} are shaded, not the other way around.`],
        es: [n > d ? 'Cada' : 'La', ...line` barra tiene ${d} partes y ${n} están sombreadas, no al revés.`],
      },
      allParts: {
        en: line`The whole is one bar, ${d} parts, not both.`,
        es: line`El entero es una barra, ${d} partes, no las dos.`,
      },
      lastBar: { en: line`The first bar is shaded too.`, es: line`La primera barra también está sombreada.` },
      white:
        d - n === 1
          ? { en: line`This is the white part.`, es: line`Esta es la parte blanca.` }
          : { en: line`These are the white parts.`, es: line`Estas son las partes blancas.` },
      sum: { en: line`Only ${n} parts are shaded.`, es: line`Solo hay ${n} partes sombreadas.` },
    }),
    check(printed, answer) {
      const [first, ...more] = printed.figure('fraction-bar').rows.flatMap(({ wholes }) => wholes)
      const [size] = printed.numbers
      if (!first || !size) return false
      const gray = [first, ...more].flat().filter(({ fill }) => fill === 'gray').length
      return evaluate(expr(answer)).over(size).equals(Ratio.of(gray, first.length))
    },
  }),

  newAmount: form({
    levels: ['easy'],
    kind: 'story',
    draw(random, { denominators }) {
      const story = random.evenly(newAmounts)
      const size = random.evenly(COMPARISONS)
      return {
        story,
        factor: random.until(
          () => drawFactor(random, size, denominators),
          factor => evaluate(factor).compare(Ratio.of(1, 2)) >= 0,
        ),
        amount: random.int(...story.amounts),
      }
    },
    answer: sizeOption,
    solve: ({ factor }) => comparisonOf(evaluate(factor), 1),
    ask: ({ story, factor, amount }) =>
      story.ask(
        role('amount', count(amount, story.unit)),
        role('factor', factor),
        count(amount, story.unit),
        evaluate(factor).compare(1) < 0,
      ),
    solution: ({ factor, amount }, answer) => scaled(factor, amount, sizeOption.show(answer)),
    check(printed, answer) {
      const [amount, factor] = [printed.role('amount'), printed.role('factor')]
      return answer === comparisonOf(amount.times(factor), amount)
    },
  }),
})
