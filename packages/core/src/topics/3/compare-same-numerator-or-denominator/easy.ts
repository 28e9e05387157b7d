import {
  type Both,
  both,
  type Content,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  itemOf,
  line,
  list,
  over,
  prose,
  Ratio,
  relation,
  type Step,
  statements,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { checkSign, compared, drawPair, type Fraction, PAIRS, shown, value } from './parts.ts'

/** Those with more than one part shaded, of many parts. */
const WIDE = PAIRS.filter(([[n, d]]) => d > 3 && n > 1)

/** What the bars show: as many parts of other sizes, or more parts of one size. */
function barsCompared(a: Fraction, b: Fraction): readonly Step[] {
  const [, result] = tupleOf(compared(a, b), 2)
  if (a[1] === b[1])
    return [
      explainedBy(list(a[0], b[0]), {
        en: line`All parts of the bars are the same size. Count the shaded parts of each bar: ${a[0]} and ${b[0]}.`,
        es: line`Todas las partes de las barras tienen el mismo tamaño. Cuenta las partes sombreadas de cada barra: ${a[0]} y ${b[0]}.`,
      }),
      result,
    ]
  if (a[0] === a[1])
    return [
      explainedBy(statements(equation(shown(a), 1), equation(shown(b), 1)), {
        en: line`Both bars are shaded from end to end.`,
        es: line`Las dos barras están sombreadas de extremo a extremo.`,
      }),
      result,
    ]
  const larger = Math.min(a[1], b[1])
  return [
    explainedBy(relation(a[1], a[1] < b[1] ? '<' : '>', b[1]), {
      en: line`Shaded parts in each bar: ${a[0]}. The bar with ${larger} parts has the larger parts, so more of it is shaded.`,
      es: line`Partes sombreadas en cada barra: ${a[0]}. La barra de ${larger} partes tiene las partes más grandes, así que la parte sombreada es mayor.`,
    }),
    result,
  ]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withBars: form({
    levels: ['easy', 'medium'],
    instruction: compare,
    draw: drawPair,
    answer: comparison,
    solve: ([a, b]) => comparisonOf(value(a), value(b)),
    ask([a, b]): Both<Content> {
      const bars = fractionBar(
        { parts: a[1], shaded: a[0], label: shown(a) },
        { parts: b[1], shaded: b[0], label: shown(b) },
      )
      return both([figure(bars), prose`${shown(a)} ____ ${shown(b)}`])
    },
    solution: ([a, b]) => barsCompared(a, b),
    // The shaded share of each bar.
    check(printed, answer) {
      const [a, b] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
        const parts = wholes.flat()
        return Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
      })
      return a !== undefined && b !== undefined && checkSign(printed, answer) && answer === comparisonOf(a, b)
    },
  }),
  whichOfThree: form({
    levels: ['easy'],
    draw: random => {
      const d = random.evenly([6, 8, 4])
      return {
        d,
        numerators: random.sample(wholes(1, d - 1), 3),
        asked: random.evenly(['greatest', 'least'] as const),
      }
    },
    answer: formulaChoice,
    solve: ({ d, numerators, asked }) =>
      over(asked === 'greatest' ? Math.max(...numerators) : Math.min(...numerators), d),
    mistakes({ d, numerators, asked }) {
      const right = asked === 'greatest' ? Math.max(...numerators) : Math.min(...numerators)
      return Object.fromEntries(
        numerators.filter(n => n !== right).map((n, i) => [i === 0 ? 'another' : 'theOther', over(n, d)]),
      )
    },
    ask({ d, numerators, asked }): Both<Content> {
      const bars = figure(fractionBar(...numerators.map(n => ({ parts: d, shaded: n, label: over(n, d) }))))
      const word = asked === 'greatest' ? words('greatest', 'mayor') : words('least', 'menor')
      return {
        en: [bars, prose`Which fraction is the ${word}?`],
        es: [bars, prose`¿Qué fracción es la ${word}?`],
      }
    },
    solution: ({ numerators, asked }, answer) => [
      explainedBy(list(...numerators), {
        en: line`All parts of the bars are the same size. Count the shaded parts of each bar.`,
        es: line`Todas las partes de las barras tienen el mismo tamaño. Cuenta las partes sombreadas de cada barra.`,
      }),
      explainedBy(
        expr(answer),
        asked === 'greatest'
          ? {
              en: line`${Math.max(...numerators)} is the greatest number of shaded parts.`,
              es: line`${Math.max(...numerators)} es el mayor número de partes sombreadas.`,
            }
          : {
              en: line`${Math.min(...numerators)} is the least number of shaded parts.`,
              es: line`${Math.min(...numerators)} es el menor número de partes sombreadas.`,
            },
      ),
    ],
    check(printed, answer) {
      const sign = printed.all('words').some(({ en }) => en === 'greatest') ? 1 : -1
      return printed.figure('fraction-bar').rows.every(({ wholes: drawn }) => {
        const parts = drawn.flat()
        const shaded = Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
        return sign * exact(answer).compare(shaded) >= 0
      })
    },
  }),
  shadeMore: form({
    levels: ['easy'],
    draw: random => {
      const [less, more] = random.evenly(WIDE)
      return { d: less[1], less: less[0], more: more[0], asked: random.evenly(['greater', 'less'] as const) }
    },
    answer: formulaChoice,
    solve: ({ d, less, more, asked }) => over(asked === 'greater' ? more : less, d),
    mistakes({ d, less, more, asked }) {
      const given = asked === 'greater' ? less : more
      return {
        same: over(given, d),
        wrongWay: over(asked === 'greater' ? given - 1 : given + 1, d),
      }
    },
    ask({ d, less, more, asked }): Both<Content> {
      const bar = figure(fractionBar({ parts: d, shaded: asked === 'greater' ? less : more }))
      const word = asked === 'greater' ? words('greater', 'mayor') : words('less', 'menor')
      return {
        en: [bar, prose`Which fraction is ${word} than the shaded part?`],
        es: [bar, prose`¿Qué fracción es ${word} que la parte sombreada?`],
      }
    },
    solution({ d, less, more, asked }, answer) {
      const [given, found] = asked === 'greater' ? [less, more] : [more, less]
      return [
        explainedBy(over(given, d), {
          en: line`Shaded parts: ${given}. Equal parts in the bar: ${d}.`,
          es: line`Partes sombreadas: ${given}. Partes iguales en la barra: ${d}.`,
        }),
        explainedBy(
          expr(answer),
          asked === 'greater'
            ? {
                en: line`The parts have the same size, and ${found} is greater than ${given}.`,
                es: line`Las partes son del mismo tamaño y ${found} es mayor que ${given}.`,
              }
            : {
                en: line`The parts have the same size, and ${found} is less than ${given}.`,
                es: line`Las partes son del mismo tamaño y ${found} es menor que ${given}.`,
              },
        ),
      ]
    },
    whyWrong({ less, more, asked }) {
      const given = asked === 'greater' ? less : more
      return {
        same: { en: line`It is equal to the shaded part.`, es: line`Es igual a la parte sombreada.` },
        wrongWay:
          asked === 'greater'
            ? { en: line`${given - 1} is less than ${given}.`, es: line`${given - 1} es menor que ${given}.` }
            : { en: line`${given + 1} is greater than ${given}.`, es: line`${given + 1} es mayor que ${given}.` },
      }
    },
    check(printed, answer) {
      const parts = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      const shaded = Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
      const isMore = printed.all('words').some(({ en }) => en === 'greater')
      return exact(answer).compare(shaded) * (isMore ? 1 : -1) > 0
    },
  }),
})
