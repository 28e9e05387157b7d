import {
  answerStep,
  blank,
  both,
  count,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fraction,
  fractionBar,
  gcd,
  line,
  type Noun,
  noun,
  over,
  prose,
  quantity,
  Ratio,
  step,
  story,
  thing,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { divisionIn, drawBelowOne, makesTheTotal, sharedOut, shareOf } from './parts.ts'
import { smallShares } from './sharing-stories.ts'

/** Long things that are cut across. */
const LONG: readonly Noun[] = [
  nouns.granolaBar,
  nouns.sandwich,
  noun('strip of paper', 'strips of paper', 'tira de papel', 'tiras de papel', 'f'),
  noun('bar of clay', 'bars of clay', 'barra de plastilina', 'barras de plastilina', 'f'),
  nouns.carrot,
  nouns.loafOfBread,
  noun('strip of felt', 'strips of felt', 'tira de fieltro', 'tiras de fieltro', 'f'),
  noun('cucumber', 'cucumbers', 'pepino', 'pepinos', 'm'),
]
/** So many bars, each cut into so many parts. */
const BARS = [
  [2, 5],
  [2, 7],
  [3, 4],
  [3, 5],
  [3, 7],
  [3, 8],
  [4, 5],
  [4, 7],
] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  quotient: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the quotient as a fraction.`,
      es: prose`Escribe el cociente como fracción.`,
    },
    draw: (random, { divisors }) => drawBelowOne(random, divisors),
    answer: { ...fraction, requires: 'fraction' },
    solve: shareOf,
    ask: ({ total, parts }) => both(equation(divide(total, parts), blank(3))),
    solution: sharedOut,
    check: (printed, answer) => makesTheTotal(exact(answer), divisionIn(printed)),
  }),

  bars: form({
    levels: ['easy'],
    draw(random) {
      const whole = random.evenly(LONG)
      // The gray parts together are a fraction in lowest terms.
      const [total, parts] = random.pick(BARS)
      return { whole, total, parts }
    },
    answer: fraction,
    solve: shareOf,
    ask({ whole, total, parts }) {
      const [sharers, wholes] = [count(parts, nouns.friend), count(total, whole)]
      const bars = figure(fractionBar(...Array.from({ length: total }, () => ({ parts, shaded: 1 }))))
      return {
        en: [
          prose`A group of ${sharers} shares ${wholes} of the same size equally. The shaded parts are one friend’s share. What fraction of a ${thing(whole)} does each friend get?`,
          bars,
        ],
        es: [
          prose`Un grupo de ${sharers} se reparte por igual ${wholes} del mismo tamaño. Las partes sombreadas son lo que recibe uno de ellos. ¿Qué fracción de ${thing(whole)} recibe cada amigo?`,
          bars,
        ],
      }
    },
    solution({ whole, total, parts }, answer) {
      const each = Ratio.of(1, parts)
      const simplified = sharedOut({ total, parts }).slice(2)
      return [
        step(over(1, parts), because.read, {
          what: { en: line`the shaded part of each bar`, es: line`la parte sombreada de cada barra` },
        }),
        step(equation(times(total, each), over(total, parts)), because.explain, {
          sentence: {
            en: line`There is a shaded part in each of the ${total} bars.`,
            es: line`Hay una parte sombreada en cada una de las ${total} barras.`,
          },
        }),
        ...simplified,
        answerStep(equation(divide(total, parts), answer), {
          en: line`${total} shared by ${parts}: each friend gets ${answer} of a ${thing(whole)}.`,
          es: line`${total} entre ${parts}: cada amigo recibe ${answer} de ${thing(whole)}.`,
        }),
      ]
    },
    // Counts what is gray, in parts of one bar.
    check(printed, answer) {
      const bars = printed.figure('fraction-bar').rows.map(({ wholes }) => wholes.flat())
      const gray = bars.flat().filter(({ fill }) => fill === 'gray').length
      const [first] = bars
      return first !== undefined && exact(answer).equals(Ratio.of(gray, first.length))
    },
  }),

  whichDivision: form({
    levels: ['easy'],
    draw: (random, { divisors }) =>
      random.until(
        () => drawBelowOne(random, divisors),
        sharing => shareOf(sharing).d === sharing.parts && sharing.parts - sharing.total > 1,
      ),
    answer: formulaChoice,
    solve: ({ total, parts }) => divide(total, parts),
    mistakes: ({ total, parts }) => ({
      turnedAround: divide(parts, total),
      whatIsLeft: divide(parts - total, parts),
      partToPart: divide(total, parts - total),
      both: divide(total, total + parts),
    }),
    ask: ({ total, parts }) => ({
      en: prose`Which division has the quotient ${over(total, parts)}?`,
      es: prose`¿Qué división tiene como cociente ${over(total, parts)}?`,
    }),
    solution: ({ total, parts }, answer) => [
      ...sharedOut({ total, parts }),
      answerStep(expr(answer), {
        en: line`The numerator is the dividend, and the denominator is the divisor.`,
        es: line`El numerador es el dividendo y el denominador es el divisor.`,
      }),
    ],
    whyWrong({ total, parts }) {
      const quotientIs = (one: number, other: number) => ({
        en: line`Its quotient is ${over(one, other)}.`,
        es: line`Su cociente es ${over(one, other)}.`,
      })
      return {
        turnedAround: quotientIs(parts, total),
        whatIsLeft: quotientIs(parts - total, parts),
        partToPart: quotientIs(total, parts - total),
        both: quotientIs(total, total + parts),
      }
    },
    // The divisor times the printed fraction gives the dividend.
    check(printed, answer) {
      const [shown] = printed.all('quotient')
      const chosen = expr(answer)
      if (chosen.kind !== 'quotient' || !shown) return false
      return evaluate(chosen.under).times(evaluate(shown)).equals(evaluate(chosen.over))
    },
  }),

  share: form(
    story({
      levels: ['easy'],
      lines: 2,
      settings: smallShares,
      draw(random, { unit, groups, total, parts }) {
        const sharing = random.until(
          () => ({ total: random.int(...total), parts: random.pick(parts) }),
          drawn => drawn.total < drawn.parts && gcd(drawn.total, drawn.parts) === 1,
        )
        return { total: count(sharing.total, unit), parts: count(sharing.parts, groups) }
      },
      answer: quantity,
      solve: ({ total, parts }, { unit }) => count(evaluate(total.amount).over(evaluate(parts.amount)), unit),
      ask: ({ total, parts }, { ask }) => ask(total, parts),
      solution: ({ total, parts }, answer, { ends }) => [
        ...sharedOut({ total: evaluate(total.amount).n, parts: evaluate(parts.amount).n }),
        answerStep(both({ kind: 'paragraph', content: [answer] }), ends(answer)),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('parts')).equals(numberOf('total')),
    }),
  ),
})
