import {
  type AnswerType,
  answerStep,
  type Block,
  blank,
  type CellHole,
  canonical,
  decimalNumber,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  itemOf,
  line,
  minus,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  shownValue,
  sum,
  table,
  times,
  type Value,
} from '../../../author.ts'
import { type Group, groupsOf } from '../../kit/statistics/groups.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import {
  A,
  amount,
  around,
  B,
  type Form,
  listsOf,
  madOf,
  madsStep,
  meanOf,
  meansStep,
  type Two,
  tableShows,
} from './sets.ts'

/** How many values, the total of the distances on each side, and how many MADs lie between the means, in tenths. */
const SIZES = [
  [5, 5, 30],
  [6, 6, 25],
  [5, 10, 15],
  [6, 9, 20],
  [5, 5, 20],
  [6, 12, 10],
  [5, 10, 25],
  [6, 6, 15],
  [6, 9, 30],
] as const
function drawLists(random: Random): Two {
  const group = random.evenly(groupsOf('medium', 0))
  const [size, side, tenths] = random.evenly(SIZES)
  const gap = Math.round((tenths * 2 * side) / size / 10)
  const [least] = group.values
  const low = least + side + random.int(0, 4)
  const isFirst = random.evenly([true, false])
  const near = random.shuffle<readonly number[]>(around(random, low, size, side))
  const far = random.shuffle<readonly number[]>(around(random, low + gap, size, side))
  return isFirst ? { group, a: near, b: far } : { group, a: far, b: near }
}
const gapOf = ({ a, b }: Two): Ratio => {
  const [x, y] = [meanOf(a), meanOf(b)]
  return x.compare(y) > 0 ? x.minus(y) : y.minus(x)
}
const multipleOf = (two: Two): Ratio => gapOf(two).over(madOf(two.a))
const cellsOf = (two: Two): readonly Value[] =>
  [meanOf(two.a), meanOf(two.b), madOf(two.a), multipleOf(two)].map(shownValue)
const HEADS = {
  en: ['Mean of A', 'Mean of B', 'MAD of A and of B', 'Difference of the means ÷ MAD'],
  es: ['Media de A', 'Media de B', 'DMA de A y de B', 'Diferencia de las medias ÷ DMA'],
} as const
const summaryTable = (two: Two, isFilled: boolean, locale: 'en' | 'es'): Block =>
  table({
    rows: HEADS[locale].map((head, i): readonly CellHole[] => [[head], isFilled ? itemOf(cellsOf(two), i) : blank()]),
    rowHeads: true,
  })
const summary: AnswerType<Two> = {
  kind: 'table',
  show: two => ({ en: summaryTable(two, true, 'en'), es: summaryTable(two, true, 'es') }),
  value: two => cellsOf(two).map(canonical),
  nearMisses: ({ a, ...rest }) => [{ ...rest, a: a.map(value => value + 1) }],
}

/** Means and a common MAD that are told. */
interface Told {
  readonly group: Group
  readonly a: Ratio
  readonly b: Ratio
  readonly mad: Ratio
}
const MADS = [20, 24, 30, 16, 40, 36, 32, 50] as const
const MULTIPLES = [20, 25, 5, 30, 15, 35, 40] as const
/** Not whole, where a decimal is asked for. */
const PARTIAL = [25, 5, 15, 35] as const
/** In tenths, so that the means have one decimal at the most. */
function drawTold(random: Random, place: number, multiples: readonly number[]): Told {
  const group = random.evenly(groupsOf('medium', place))
  const [multiple, mad] = [random.evenly(multiples), random.evenly(MADS)]
  const gap = (mad * multiple) / 10
  const [least, most] = group.values
  const low = 10 * random.int(least + 5, Math.max(least + 6, Math.floor((least + most) / 2)))
  const isFirst = random.evenly([false, true])
  const [x, y] = isFirst ? [low, low + gap] : [low + gap, low]
  return { group, a: Ratio.of(x, 10), b: Ratio.of(y, 10), mad: Ratio.of(mad, 10) }
}
const apart = ({ a, b }: Pick<Told, 'a' | 'b'>): Ratio => (a.compare(b) > 0 ? a.minus(b) : b.minus(a))
const toldTable = (told: Told, locale: 'en' | 'es'): Block =>
  table({
    head:
      locale === 'en'
        ? [['Group'], [`Mean (${told.group.unit.en[1]})`], [`MAD (${told.group.unit.en[1]})`]]
        : [['Grupo'], [`Media (${told.group.unit.es[1]})`], [`DMA (${told.group.unit.es[1]})`]],
    rows: [
      [A, role('a', shownValue(told.a)), role('mad', shownValue(told.mad))],
      [B, role('b', shownValue(told.b)), shownValue(told.mad)],
    ],
  })
const gapStep = ({ a, b }: Pick<Told, 'a' | 'b'>) => {
  const [more, less] = a.compare(b) > 0 ? [a, b] : [b, a]
  return explained(
    equation(minus(shownValue(more), shownValue(less)), shownValue(more.minus(less))),
    line`Subtract to find the difference of the means.`,
    line`Resta para hallar la diferencia de las medias.`,
  )
}

const PAIRS = ['1', '2', '3'] as const
type PairName = (typeof PAIRS)[number]
interface Pairs {
  readonly group: Group
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly mad: number }[]
}
/** Three pairs of groups; the pair with the greatest difference is not the one that is farthest apart in MADs. */
function drawPairs(random: Random): Pairs {
  const group = random.evenly(groupsOf('medium', 6))
  const [least] = group.values
  const made = random.pick([
    [
      { gap: 12, mad: 6 },
      { gap: 9, mad: 3 },
      { gap: 4, mad: 4 },
    ],
    [
      { gap: 10, mad: 5 },
      { gap: 8, mad: 2 },
      { gap: 6, mad: 4 },
    ],
    [
      { gap: 15, mad: 10 },
      { gap: 6, mad: 2 },
      { gap: 5, mad: 5 },
    ],
    [
      { gap: 8, mad: 8 },
      { gap: 5, mad: 2 },
      { gap: 6, mad: 4 },
    ],
    [
      { gap: 9, mad: 6 },
      { gap: 7, mad: 2 },
      { gap: 3, mad: 3 },
    ],
  ] as const)
  const pairs = made.map(({ gap, mad }) => {
    const low = least + 8 + random.int(0, 8)
    return random.chance(0.5) ? { a: low, b: low + gap, mad } : { a: low + gap, b: low, mad }
  })
  return { group, pairs: random.shuffle<Pairs['pairs']>(pairs) }
}
const multipleIn = ({ a, b, mad }: Pairs['pairs'][number]): Ratio => Ratio.of(Math.abs(a - b), mad)
const farthest = ({ pairs }: Pairs): PairName => {
  const all = pairs.map(multipleIn)
  return itemOf(
    PAIRS,
    all.findIndex(one => all.every(other => one.compare(other) >= 0)),
  )
}
const pairChoice = option<PairName>({
  1: { en: prose`report 1`, es: prose`el informe 1` },
  2: { en: prose`report 2`, es: prose`el informe 2` },
  3: { en: prose`report 3`, es: prose`el informe 3` },
})
const printedLists = (printed: Printed): readonly (readonly Ratio[])[] =>
  printed.all('list').map(({ items }) => items.map(item => evaluate(item)))

export const mediumForms = (form: Form) => ({
  meansAndMads: form({
    levels: ['medium'],
    kind: 'table',
    lines: 5,
    draw: drawLists,
    answer: summary,
    solve: two => two,
    ask: two => {
      const shown = paragraph(tableShows(two.group), {
        en: line`Both groups have the same mean absolute deviation (MAD). Complete the summary.`,
        es: line`Los dos grupos tienen la misma desviación media absoluta (DMA). Completa el resumen.`,
      })
      return {
        en: [shown.en, listsOf(two), summaryTable(two, false, 'en')],
        es: [shown.es, listsOf(two), summaryTable(two, false, 'es')],
      }
    },
    solution: two => [
      meansStep(two),
      madsStep(two),
      gapStep({ a: meanOf(two.a), b: meanOf(two.b) }),
      explained(
        equation(divide(shownValue(gapOf(two)), shownValue(madOf(two.a))), shownValue(multipleOf(two))),
        line`Divide the difference by the MAD.`,
        line`Divide la diferencia entre la DMA.`,
      ),
      explainedBy(
        { en: summaryTable(two, true, 'en'), es: summaryTable(two, true, 'es') },
        { en: line`Write the numbers in the table.`, es: line`Escribe los números en la tabla.` },
      ),
    ],
    check(printed, two) {
      const [a, b] = printedLists(printed)
      if (a === undefined || b === undefined) return false
      const own = cellsOf(two).map(exact)
      const [x, y, mad, multiple] = [itemOf(own, 0), itemOf(own, 1), itemOf(own, 2), itemOf(own, 3)]
      const gap = x.compare(y) > 0 ? x.minus(y) : y.minus(x)
      return fits(a, x, mad) && fits(b, y, mad) && mad.times(multiple).equals(gap)
    },
  }),

  howManyMads: form({
    levels: ['medium'],
    draw: random => drawTold(random, 2, PARTIAL),
    answer: { ...decimalNumber, requires: 'decimal' },
    solve: told => shownValue(apart(told).over(told.mad)),
    ask: told => {
      const shown = paragraph(
        {
          en: [...line`The table summarizes `, ...told.group.two.en, '.'],
          es: [...line`La tabla resume `, ...told.group.two.es, '.'],
        },
        {
          en: line`The difference of the means is how many times the mean absolute deviation (MAD)? Write the answer as a decimal.`,
          es: line`¿Cuántas veces la desviación media absoluta (DMA) es la diferencia de las medias? Escribe la respuesta como número decimal.`,
        },
      )
      return { en: [shown.en, toldTable(told, 'en')], es: [shown.es, toldTable(told, 'es')] }
    },
    solution: (told, answer) => [
      gapStep(told),
      explained(
        equation(divide(shownValue(apart(told)), shownValue(told.mad)), answer),
        line`Divide the difference by the MAD.`,
        line`Divide la diferencia entre la DMA.`,
      ),
      answerStep(alone(...line`${answer}`), {
        en: line`The difference of the means is ${answer} times the MAD.`,
        es: line`La diferencia de las medias es ${answer} veces la DMA.`,
      }),
    ],
    check(printed, answer) {
      const gap = printed.role('a').minus(printed.role('b'))
      const product = exact(answer).times(printed.role('mad'))
      return product.n > 0 && product.times(product).equals(gap.times(gap))
    },
  }),

  otherMean: form({
    levels: ['medium'],
    draw: random => drawTold(random, 4, MULTIPLES),
    answer: quantity,
    solve: told => amount(told.b, told.group),
    ask: told => {
      const { group, a, b, mad } = told
      const multiple = role('multiple', shownValue(apart(told).over(mad)))
      const isGreater = b.compare(a) > 0
      const [x, m] = [role('a', amount(a, group)), role('mad', amount(mad, group))]
      return paragraph(
        {
          en: [...line`A report compares `, ...group.two.en, ...line`, the groups ${A} and ${B}.`],
          es: [...line`Un informe compara `, ...group.two.es, ...line`, los grupos ${A} y ${B}.`],
        },
        {
          en: line`The mean of ${A} is ${x}, and both groups have a mean absolute deviation (MAD) of ${m}.`,
          es: line`La media de ${A} es de ${x} y los dos grupos tienen una desviación media absoluta (DMA) de ${m}.`,
        },
        isGreater
          ? {
              en: line`The mean of ${B} is greater; the means differ by ${multiple} times the MAD. Find the mean of ${B}.`,
              es: line`La media de ${B} es mayor; las medias difieren en ${multiple} veces la DMA. Halla la media de ${B}.`,
            }
          : {
              en: line`The mean of ${B} is less; the means differ by ${multiple} times the MAD. Find the mean of ${B}.`,
              es: line`La media de ${B} es menor; las medias difieren en ${multiple} veces la DMA. Halla la media de ${B}.`,
            },
      )
    },
    solution: (told, found) => {
      const { a, b, mad } = told
      const gap = apart(told)
      const isGreater = b.compare(a) > 0
      return [
        explained(
          equation(times(shownValue(gap.over(mad)), shownValue(mad)), shownValue(gap)),
          line`Multiply the MAD by ${shownValue(gap.over(mad))} to find the difference of the means.`,
          line`Multiplica la DMA por ${shownValue(gap.over(mad))} para hallar la diferencia de las medias.`,
        ),
        explained(
          equation(
            isGreater ? sum(shownValue(a), shownValue(gap)) : minus(shownValue(a), shownValue(gap)),
            shownValue(b),
          ),
          isGreater
            ? line`The mean of ${B} is greater: add the difference.`
            : line`The mean of ${B} is less: subtract the difference.`,
          isGreater
            ? line`La media de ${B} es mayor: suma la diferencia.`
            : line`La media de ${B} es menor: resta la diferencia.`,
        ),
        answerStep(alone(found), {
          en: line`The mean of ${B} is ${found}.`,
          es: line`La media de ${B} es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount: value }) {
      const gap = exact(value).minus(printed.role('a'))
      const multiple = gap.over(printed.role('mad'))
      const isGreater =
        JSON.stringify(printed.blocks).includes('greater') || JSON.stringify(printed.blocks).includes('mayor')
      return multiple.equals(isGreater ? printed.role('multiple') : printed.role('multiple').negated())
    },
  }),

  leastOverlap: form({
    levels: ['medium'],
    kind: 'choose',
    draw: drawPairs,
    answer: pairChoice,
    solve: farthest,
    ask: ({ group, pairs }) => {
      const rows = pairs.map(({ a, b, mad }, i) => [line`${i + 1}`, a, b, mad])
      const shown = paragraph(
        {
          en: [
            ...line`Three reports compare `,
            ...group.two.en,
            ...line`. Each report is about two different groups, ${A} and ${B}.`,
          ],
          es: [
            ...line`Tres informes comparan `,
            ...group.two.es,
            ...line`. Cada informe trata de dos grupos distintos, ${A} y ${B}.`,
          ],
        },
        {
          en: line`In each report, the two groups have the same mean absolute deviation (MAD). In which report is the difference of the means the greatest multiple of the MAD, so that the groups overlap least?`,
          es: line`En cada informe, los dos grupos tienen la misma desviación media absoluta (DMA). ¿En qué informe es mayor la diferencia de las medias en comparación con la DMA, de modo que los grupos se superponen menos?`,
        },
      )
      const [unit, unidad] = [group.unit.en[1], group.unit.es[1]]
      return {
        en: [
          shown.en,
          table({
            head: [
              ['Report'],
              [...line`Mean of ${A}`, ` (${unit})`],
              [...line`Mean of ${B}`, ` (${unit})`],
              [`MAD (${unit})`],
            ],
            rows,
          }),
        ],
        es: [
          shown.es,
          table({
            head: [
              ['Informe'],
              [...line`Media de ${A}`, ` (${unidad})`],
              [...line`Media de ${B}`, ` (${unidad})`],
              [`DMA (${unidad})`],
            ],
            rows,
          }),
        ],
      }
    },
    solution: pairs => {
      const best = farthest(pairs)
      return [
        ...pairs.pairs.map((pair, i) => {
          const gap = Math.abs(pair.a - pair.b)
          return explained(
            equation(divide(gap, pair.mad), shownValue(multipleIn(pair))),
            line`Report ${i + 1}: the means differ by ${gap}. Divide by the MAD, ${pair.mad}.`,
            line`Informe ${i + 1}: las medias difieren en ${gap}. Divide entre la DMA, ${pair.mad}.`,
          )
        }),
        explainedBy(
          { en: prose`report ${Number(best)}`, es: prose`el informe ${Number(best)}` },
          {
            en: line`Here the difference is the greatest multiple of the MAD. The greatest difference alone does not decide.`,
            es: line`Aquí la diferencia es el mayor múltiplo de la DMA. La mayor diferencia por sí sola no decide.`,
          },
        ),
      ]
    },
    check(printed, answer) {
      const rows = printed.block('table').rows.map(row => row.slice(1).map(cell => exact(itemOf(cell, 0) as never)))
      const multiples = rows.map(([a, b, mad]) => {
        if (a === undefined || b === undefined || mad === undefined) return 0
        const gap = a.minus(b).toNumber()
        return Math.abs(gap) / mad.toNumber()
      })
      return multiples.indexOf(Math.max(...multiples)) === Number(answer) - 1
    },
  }),
})
/** Twice what lies above the mean, shared by all: the distances below it come to as much. */
export function fits(values: readonly Ratio[], mean: Ratio, mad: Ratio): boolean {
  const zero = Ratio.of(0)
  const all = values.reduce((sum, value) => sum.plus(value), zero)
  const above = values.reduce((sum, value) => (value.compare(mean) > 0 ? sum.plus(value.minus(mean)) : sum), zero)
  return all.equals(mean.times(values.length)) && above.times(2).equals(mad.times(values.length))
}
