import {
  type AnswerType,
  answerStep,
  type Block,
  blank,
  boxPlot,
  type CellHole,
  canonical,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  figure,
  howMany,
  integer,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  minus,
  over,
  prose,
  quantity,
  quartileSteps,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  sum,
  symbol,
  table,
  things,
  times,
  tupleOf,
  UPPER_QUARTILE,
  withFigure,
} from '../../../author.ts'
import { exactly, type Five, printedFives, quartersOf } from '../../kit/statistics/five-numbers.ts'
import { type Group, groupsOf } from '../../kit/statistics/groups.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { claimForms } from './claims.ts'
import { drawData } from './medium.ts'
import { ahead, differenceOf, MEASURES, type Measure, measured, type Pair, printedPair, ROWS, worked } from './pairs.ts'
import { A, axisOf, B, drawFive, FIVE_SAID, type Form, plotsOf, shown, showsTwo } from './plots.ts'

const ROW_NAMES: Readonly<Record<Measure, { readonly en: string; readonly es: string }>> = {
  median: { en: 'Median', es: 'Mediana' },
  iqr: { en: 'IQR', es: 'RIC' },
  range: { en: 'Range', es: 'Rango' },
}
/** A is drawn, B is listed. */
interface Tabled extends Pair {
  readonly data: readonly number[]
  readonly rows: readonly [Measure, Measure]
}
function drawTabled(random: Random): Tabled {
  const group = random.evenly(groupsOf('hard', 3))
  const rows = random.evenly(ROWS.filter(row => row.includes('iqr')))
  const size = random.pick([8, 9, 10, 7])
  return random.until(
    () => {
      const { data, five } = drawData(random, { ...group, step: 1 }, size, 18 * group.step)
      return { group, rows, data, a: drawFive(random, group), b: five }
    },
    pair => {
      const gaps = MEASURES.map(measure => Math.abs(ahead(pair, measure)))
      return Math.min(...gaps) > 0 && Math.max(...gaps) <= 10 * group.step && new Set(gaps).size === 3
    },
  )
}
/** The measure of the plot A, that of the list B, and their difference. */
function comparedStep(pair: Pair, measure: Measure): Step {
  const [x, y] = [measured[measure](pair.a), measured[measure](pair.b)]
  const gap = differenceOf(pair, measure)
  const more = x > y ? A : B
  if (measure === 'median')
    return explained(
      gap,
      line`The line in the box of ${A} is at its median, ${shown(x)}. The median of ${B} is ${shown(y)}.`,
      line`La línea dentro de la caja de ${A} está en su mediana, ${shown(x)}. La mediana de ${B} es ${shown(y)}.`,
    )
  const work = statements(worked(measure, pair.a), worked(measure, pair.b), gap)
  return measure === 'iqr'
    ? explained(
        work,
        line`The IQR is ${UPPER_QUARTILE} minus ${LOWER_QUARTILE}: in ${A}, the length of the box; in ${B}, from the quartiles found. The IQR of ${more} is greater.`,
        line`El RIC es ${UPPER_QUARTILE} menos ${LOWER_QUARTILE}: en ${A}, la longitud de la caja; en ${B}, con los cuartiles hallados. El RIC de ${more} es mayor.`,
      )
    : explained(
        work,
        line`The range is the maximum minus the minimum: in ${A}, at the ends of the whiskers; in ${B}, the last and the first value in order. The range of ${more} is greater.`,
        line`El rango es el máximo menos el mínimo: en ${A}, los extremos de los bigotes; en ${B}, el último valor y el primero en orden. El rango de ${more} es mayor.`,
      )
}
const cellsOf = (tabled: Tabled, measure: Measure) => {
  const [x, y] = [measured[measure](tabled.a), measured[measure](tabled.b)]
  return [x, y, Math.abs(x - y)].map(shown)
}
const tableOf = (tabled: Tabled, isFilled: boolean, locale: 'en' | 'es'): Block =>
  table({
    head: locale === 'en' ? [[''], A, B, ['Difference']] : [[''], A, B, ['Diferencia']],
    rows: tabled.rows.map((measure): readonly CellHole[] => [
      [ROW_NAMES[measure][locale]],
      ...cellsOf(tabled, measure).map(cell => (isFilled ? cell : blank())),
    ]),
    rowHeads: true,
  })
const comparedTable: AnswerType<Tabled> = {
  kind: 'table',
  show: tabled => ({ en: tableOf(tabled, true, 'en'), es: tableOf(tabled, true, 'es') }),
  value: tabled => tabled.rows.flatMap(measure => cellsOf(tabled, measure)).map(canonical),
  nearMisses: ({ a, ...rest }) => [{ ...rest, a: [a[0] - 1, a[1], a[2] + 1, a[3] + 2, a[4]] }],
}

const n = symbol('n')
/** The place of the unknown among seven ordered values, and what is told. */
const UNKNOWN = [
  { place: 1, told: 'iqr' },
  { place: 5, told: 'iqr' },
  { place: 3, told: 'lower' },
  { place: 3, told: 'upper' },
] as const
function drawMissing(random: Random) {
  const group = random.evenly(groupsOf('hard', 5))
  const unknown = random.evenly(UNKNOWN)
  const [least, most] = group.values
  const values = random.until(
    () => {
      let last = random.int(least, least + 6)
      return [last, ...Array.from({ length: 6 }, () => (last += random.int(1, 6)))]
    },
    drawn => itemOf(drawn, 6) <= most && itemOf(drawn, unknown.place + 1) - itemOf(drawn, unknown.place - 1) >= 4,
  )
  return { group, unknown, values }
}
type Missing = ReturnType<typeof drawMissing>
const gapOf = ({ unknown: { told }, values }: Missing): number =>
  told === 'iqr'
    ? itemOf(values, 5) - itemOf(values, 1)
    : told === 'lower'
      ? itemOf(values, 3) - itemOf(values, 1)
      : itemOf(values, 5) - itemOf(values, 3)

interface Counted {
  readonly group: Group
  readonly a: Five
  readonly b: Five
  /** The bound is this one of the five numbers of A, and that one of B. */
  readonly inA: number
  readonly inB: number
  readonly all: number
  readonly isAbove: boolean
}
/** One bound stands at two places of the two plots. */
function drawCounted(random: Random): Counted {
  const group = random.evenly(groupsOf('hard', 6))
  const [all, isAbove] = [random.evenly([40, 60, 24, 80, 36]), random.evenly([true, false])]
  const [inA, inB] = random.evenly([
    [1, 2],
    [3, 1],
    [2, 3],
    [1, 3],
    [2, 1],
    [3, 2],
  ] as const)
  return random.until(
    () => {
      const [a, b] = [drawFive(random, group), drawFive(random, group)]
      const by = itemOf(a, inA) - itemOf(b, inB)
      return {
        group,
        a,
        b: tupleOf(
          b.map(value => value + by),
          5,
        ),
        inA,
        inB,
        all,
        isAbove,
      }
    },
    ({ a, b }) => {
      const [least, most] = [Math.min(...a, ...b), Math.max(...a, ...b)]
      return least >= group.values[0] && most <= group.values[1] && (most - least) / group.step <= 17 && a[2] !== b[2]
    },
  )
}
const partsBeyond = ({ isAbove }: Pick<Counted, 'isAbove'>, at: number) => (isAbove ? 4 - at : at)
const moreOf = (counted: Counted) =>
  countedIn(counted, counted.inA) > countedIn(counted, counted.inB) ? ([A, B] as const) : ([B, A] as const)
const countedIn = (counted: Counted, at: number) => (counted.all / 4) * partsBeyond(counted, at)

export const hardForms = (form: Form) => ({
  ...claimForms(form),

  differences: form({
    levels: ['hard'],
    kind: 'table',
    wide: true,
    draw: drawTabled,
    answer: comparedTable,
    solve: tabled => tabled,
    ask(tabled) {
      const { group, a, data } = tabled
      const asked = paragraph(
        {
          en: [...line`Box plot ${A} and list ${B} show `, ...group.two.en, '.'],
          es: [...line`El diagrama de caja ${A} y la lista ${B} muestran `, ...group.two.es, '.'],
        },
        data.length % 2 === 1
          ? {
              en: line`Complete the table. Leave the median of ${B} out of both halves.`,
              es: line`Completa la tabla. Deja la mediana de ${B} fuera de las dos mitades.`,
            }
          : { en: line`Complete the table.`, es: line`Completa la tabla.` },
      )
      const plot = figure(boxPlot({ plots: [{ five: a, label: A }], axis: axisOf(group, a) }))
      const unit = things(group.unit)
      return {
        en: [asked.en, plot, prose`${B}, in ${unit}: ${list(...data)}`, tableOf(tabled, false, 'en')],
        es: [asked.es, plot, prose`${B}, en ${unit}: ${list(...data)}`, tableOf(tabled, false, 'es')],
      }
    },
    solution: tabled => [
      ...quartileSteps(tabled.data),
      ...tabled.rows.map(measure => comparedStep(tabled, measure)),
      explainedBy(
        { en: tableOf(tabled, true, 'en'), es: tableOf(tabled, true, 'es') },
        { en: line`Write the numbers in the table.`, es: line`Escribe los números en la tabla.` },
      ),
    ],
    check(printed, tabled) {
      const drawn = itemOf(printedFives(printed.figure('box-plot')), 0).map(exactly)
      const listed = quartersOf(itemOf(printed.all('list'), 0).items.map(item => evaluate(item)))
      const names = printed.block('table').rows.map(([head]) => (head ?? []).join(''))
      return names.every((name, i) => {
        const measure = MEASURES.find(one => ROW_NAMES[one].en === name || ROW_NAMES[one].es === name)
        const [x, y, gap] = cellsOf(tabled, itemOf(tabled.rows, i)).map(exact)
        const [high, low] = measure === 'iqr' ? ([3, 1] as const) : ([4, 0] as const)
        const of = (five: readonly Ratio[]) =>
          measure === 'median' ? itemOf(five, 2) : itemOf(five, high).minus(itemOf(five, low))
        const [inA, inB] = [of(drawn), of(listed)]
        const [more, less] = inA.compare(inB) > 0 ? [inA, inB] : [inB, inA]
        return x?.equals(inA) && y?.equals(inB) && gap?.equals(more.minus(less))
      })
    },
  }),

  missingValue: form({
    levels: ['hard'],
    lines: 4,
    draw: drawMissing,
    answer: integer,
    solve: ({ values, unknown: { place } }) => itemOf(values, place),
    ask(missing) {
      const { group, values, unknown } = missing
      const shownValues = list(...values.map((value, i) => (i === unknown.place ? n : value)))
      const gap = role(unknown.told, gapOf(missing))
      const said = {
        iqr: {
          en: prose`The seven values are in order. Their interquartile range (IQR) is ${gap}, and the median belongs to neither half. Find ${n}.`,
          es: prose`Los siete valores están en orden. Su rango intercuartil (RIC) es ${gap} y la mediana no pertenece a ninguna mitad. Halla ${n}.`,
        },
        lower: {
          en: prose`The seven values are in order. Their median is ${gap} more than the lower quartile, and the median belongs to neither half. Find ${n}.`,
          es: prose`Los siete valores están en orden. Su mediana es ${gap} más que el cuartil inferior y no pertenece a ninguna mitad. Halla ${n}.`,
        },
        upper: {
          en: prose`The seven values are in order. Their median is ${gap} less than the upper quartile, and the median belongs to neither half. Find ${n}.`,
          es: prose`Los siete valores están en orden. Su mediana es ${gap} menos que el cuartil superior y no pertenece a ninguna mitad. Halla ${n}.`,
        },
      }[unknown.told]
      return {
        en: [{ kind: 'paragraph', content: [...group.data.en, ': ', shownValues] }, said.en],
        es: [{ kind: 'paragraph', content: [...group.data.es, ': ', shownValues] }, said.es],
      }
    },
    solution: missing => {
      const { values, unknown } = missing
      const [low, middle, high] = [itemOf(values, 1), itemOf(values, 3), itemOf(values, 5)]
      const gap = gapOf(missing)
      const isLowKnown = unknown.place === 5 || unknown.told === 'lower'
      const halfShown = isLowKnown ? values.slice(0, 3) : values.slice(4)
      const known = isLowKnown ? low : high
      const result = unknown.told === 'iqr' ? (isLowKnown ? high : low) : middle
      return [
        explained(
          list(...halfShown),
          isLowKnown
            ? line`This is the lower half. Its median, the lower quartile, is ${known}.`
            : line`This is the upper half. Its median, the upper quartile, is ${known}.`,
          isLowKnown
            ? line`Esta es la mitad inferior. Su mediana, el cuartil inferior, es ${known}.`
            : line`Esta es la mitad superior. Su mediana, el cuartil superior, es ${known}.`,
        ),
        isLowKnown
          ? explained(
              equation(sum(known, gap), result),
              unknown.told === 'iqr'
                ? line`Add the IQR to find the upper quartile.`
                : line`Add ${gap} to find the median.`,
              unknown.told === 'iqr'
                ? line`Suma el RIC para hallar el cuartil superior.`
                : line`Suma ${gap} para hallar la mediana.`,
            )
          : explained(
              equation(minus(known, gap), result),
              unknown.told === 'iqr'
                ? line`Subtract the IQR to find the lower quartile.`
                : line`Subtract ${gap} to find the median.`,
              unknown.told === 'iqr'
                ? line`Resta el RIC para hallar el cuartil inferior.`
                : line`Resta ${gap} para hallar la mediana.`,
            ),
        explained(
          equation(n, result),
          unknown.place === 3
            ? line`The median is the fourth of the seven values, which is ${n}.`
            : unknown.place === 1
              ? line`The lower quartile is the second value, the middle of the first three, which is ${n}.`
              : line`The upper quartile is the sixth value, the middle of the last three, which is ${n}.`,
          unknown.place === 3
            ? line`La mediana es el cuarto de los siete valores, que es ${n}.`
            : unknown.place === 1
              ? line`El cuartil inferior es el segundo valor, el del medio de los tres primeros, que es ${n}.`
              : line`El cuartil superior es el sexto valor, el del medio de los tres últimos, que es ${n}.`,
        ),
      ]
    },
    check(printed, answer) {
      const found = exact(answer)
      const values = itemOf(printed.all('list'), 0).items.map(item => (item.kind === 'symbol' ? found : exact(item)))
      const isOrdered = values.every((value, i) => i === 0 || value.compare(itemOf(values, i - 1)) > 0)
      const [lower, upper] = [itemOf(values.slice(0, 3), 1), itemOf(values.slice(-3), 1)]
      const median = itemOf(values.slice(3, -3), 0)
      const [told] = printed.terms('role')
      const gap = told === undefined ? Ratio.of(0) : printed.role(told.name)
      const isSo =
        told?.name === 'iqr' ? upper.minus(lower) : told?.name === 'lower' ? median.minus(lower) : upper.minus(median)
      return isOrdered && isSo.equals(gap)
    },
  }),

  howManyMore: form({
    levels: ['hard'],
    wide: true,
    draw: drawCounted,
    answer: quantity,
    solve: counted =>
      count(Math.abs(countedIn(counted, counted.inA) - countedIn(counted, counted.inB)), counted.group.of),
    ask(counted) {
      const { group, a, b, all, isAbove, inA } = counted
      const { of, unit, verb, tail } = group
      const bound = role(isAbove ? 'least' : 'most', count(exactly(itemOf(a, inA)), unit))
      const [more, less] = moreOf(counted)
      const many = role('all', count(all, of))
      return withFigure(
        paragraph(
          showsTwo(group),
          {
            en: line`There are ${many} in ${A} and the same number in ${B}.`,
            es: line`Hay ${many} en ${A} y la misma cantidad en ${B}.`,
          },
          {
            en: [
              ...line`About how many more ${things(of)} in ${more} than in ${less} `,
              `${verb.en} `,
              ...(isAbove ? line`at least ${bound}` : line`at most ${bound}`),
              `${tail}?`,
            ],
            es: [
              ...line`¿Aproximadamente ${howMany(of)} más en ${more} que en ${less} `,
              `${verb.es} `,
              ...(isAbove ? line`al menos ${bound}` : line`como máximo ${bound}`),
              '?',
            ],
          },
        ),
        plotsOf(group, a, b),
      )
    },
    solution(counted, found) {
      const { a, inA, inB } = counted
      const bound = shown(itemOf(a, inA))
      const limit = count(exactly(itemOf(a, inA)), counted.group.unit)
      const stepFor = (letter: Expr, at: number) => {
        const parts = partsBeyond(counted, at)
        const { en, es } = itemOf(FIVE_SAID, at)
        return explainedBy(equation(times(over(parts, 4), counted.all), countedIn(counted, at)), {
          en: [
            ...line`In ${letter}, ${bound} is `,
            `the ${en}: ${parts === 1 ? 'one of the four parts lies' : `${parts === 2 ? 'two' : 'three'} of the four parts lie`} `,
            counted.isAbove ? 'above it.' : 'below it.',
          ],
          es: [
            ...line`En ${letter}, ${bound} es `,
            `${es === 'mediana' ? 'la' : 'el'} ${es}: `,
            `${parts === 1 ? 'una de las cuatro partes queda' : `${parts === 2 ? 'dos' : 'tres'} de las cuatro partes quedan`} `,
            counted.isAbove ? 'por encima.' : 'por debajo.',
          ],
        })
      }
      const [more, less] = moreOf(counted)
      const [x, y] = [countedIn(counted, inA), countedIn(counted, inB)]
      return [
        stepFor(A, inA),
        stepFor(B, inB),
        explained(equation(minus(Math.max(x, y), Math.min(x, y)), Math.abs(x - y)), line`Subtract.`, line`Resta.`),
        answerStep(alone(found), {
          en: [
            ...line`About ${found.amount} more ${things(counted.group.of)} in ${more} than in ${less} `,
            `${counted.group.verb.en} `,
            ...(counted.isAbove ? line`at least ${limit}` : line`at most ${limit}`),
            `${counted.group.tail}.`,
          ],
          es: [
            ...line`Aproximadamente ${found} más en ${more} que en ${less} `,
            `${counted.group.verb.es} `,
            ...(counted.isAbove ? line`al menos ${limit}` : line`como máximo ${limit}`),
            '.',
          ],
        }),
      ]
    },
    check(printed, { amount }) {
      const pair = printedPair(printed)
      const isAbove = printed.terms('role').some(({ name }) => name === 'least')
      const bound = printed.role(isAbove ? 'least' : 'most')
      const parts = [pair.a, pair.b].map(five => {
        const at = five.findIndex(value => bound.equals(exactly(value)))
        return at < 0 ? Number.NaN : isAbove ? 4 - at : at
      })
      const gap = Math.abs(itemOf(parts, 0) - itemOf(parts, 1))
      return !Number.isNaN(gap) && exact(amount).times(4).equals(printed.role('all').times(gap))
    },
  }),
})
