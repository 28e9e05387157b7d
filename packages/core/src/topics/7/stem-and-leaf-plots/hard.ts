import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  type CellHole,
  canonical,
  count,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  failed,
  howMany,
  integer,
  itemOf,
  line,
  list,
  minus,
  noun,
  ordinal,
  over,
  type Printed,
  prose,
  quantity,
  type Random,
  type Ratio,
  role,
  shownValue,
  statements,
  sum,
  symbol,
  table,
  things,
  times,
  trueStatement,
} from '../../../author.ts'
import { ascending, exactly } from '../../kit/statistics/five-numbers.ts'
import {
  A,
  B,
  drawValues,
  type Form,
  groupsFrom,
  keyedPlot,
  middleOf,
  printedSides,
  printedValues,
  rangeOf,
  shownAs,
  titled,
  twoSided,
} from './plot.ts'
import { hardSettings, type Titled, type TwoGroups } from './settings.ts'

interface Two {
  readonly group: TwoGroups
  readonly a: readonly number[]
  readonly b: readonly number[]
}
/** Two groups on the same stems. Medians and ranges differ, and not by the same amount. */
function drawTwo(random: Random, place: number): Two {
  const group = random.evenly(groupsFrom(place))
  const size = random.evenly([10, 9, 12, 8, 11])
  const [least, most] = group.values
  const first = random.int(Math.floor(least / 10), Math.floor(most / 10) - 3)
  const within = [Math.max(least, 10 * first), Math.min(most, 10 * first + 39)] as const
  return random.until(
    () => ({
      group,
      a: drawValues(random, within, size, random.pick([3, 4])),
      b: drawValues(random, within, size, random.pick([3, 4])),
    }),
    ({ a, b }) => {
      const gaps = [middleOf(a) - middleOf(b), rangeOf(a) - rangeOf(b)]
      const ordered = [ascending(a), ascending(b)]
      const half = size / 2
      return (
        gaps.every(gap => Math.abs(gap) >= 2) &&
        Math.abs(itemOf(gaps, 0)) !== Math.abs(itemOf(gaps, 1)) &&
        // Of an even count the two middle values differ.
        (size % 2 === 1 || ordered.every(all => itemOf(all, half - 1) !== itemOf(all, half)))
      )
    },
  )
}
const shows = ({ group }: Two): Both<Block> => ({
  en: { kind: 'paragraph', content: [...line`The back-to-back plot of ${A} and ${B} shows `, ...group.data.en, '.'] },
  es: { kind: 'paragraph', content: [...line`El diagrama doble de ${A} y ${B} muestra `, ...group.data.es, '.'] },
})
const scaled = ({ group: { isDecimal } }: Two, value: number): Ratio =>
  isDecimal ? exactly(value).over(10) : exactly(value)
const shownIn = (two: Two, value: number): Expr => shownValue(scaled(two, value))

const MEASURES = ['median', 'range'] as const
type Measure = (typeof MEASURES)[number]
const measured: Readonly<Record<Measure, (values: readonly number[]) => number>> = { median: middleOf, range: rangeOf }
const NAMES: Readonly<Record<Measure, Both<string>>> = {
  median: { en: 'Median', es: 'Mediana' },
  range: { en: 'Range', es: 'Rango' },
}
const cellsOf = (two: Two) =>
  MEASURES.flatMap(measure => [two.a, two.b].map(values => shownIn(two, measured[measure](values))))
const tableOf = (two: Two, isFilled: boolean, locale: 'en' | 'es'): Block =>
  table({
    head: [[''], A, B],
    rows: MEASURES.map((measure, i): readonly CellHole[] => [
      [NAMES[measure][locale]],
      ...cellsOf(two)
        .slice(2 * i, 2 * i + 2)
        .map(cell => (isFilled ? cell : blank())),
    ]),
    rowHeads: true,
  })
const comparedTable: AnswerType<Two> = {
  kind: 'table',
  show: two => ({ en: tableOf(two, true, 'en'), es: tableOf(two, true, 'es') }),
  value: two => cellsOf(two).map(canonical),
  nearMisses: ({ a, ...rest }) => [{ ...rest, a: a.map(value => value + 1) }],
}
/** The middle of each group, on one line. */
function mediansStep(two: Two) {
  const told = (name: Expr, values: readonly number[]) => {
    const ordered = ascending(values)
    const half = Math.floor(values.length / 2)
    const value = shownIn(two, middleOf(values))
    return values.length % 2 === 1
      ? equation(name, value)
      : equation(
          equation(name, over(sum(shownIn(two, itemOf(ordered, half - 1)), shownIn(two, itemOf(ordered, half))), 2)),
          value,
        )
  }
  const size = two.a.length
  const half = Math.floor(size / 2)
  return explained(
    statements(told(A, two.a), told(B, two.b)),
    size % 2 === 1
      ? line`Medians: each group has ${size} leaves. Count from the least value; the ${ordinal(half + 1)} is in the middle.`
      : line`Medians: each group has ${size} leaves. Count from the least value; take the mean of the ${ordinal(half)} and the ${ordinal(half + 1)}.`,
    size % 2 === 1
      ? line`Medianas: cada grupo tiene ${size} hojas. Cuenta desde el valor menor; el ${ordinal(half + 1)} está en el medio.`
      : line`Medianas: cada grupo tiene ${size} hojas. Cuenta desde el valor menor; toma la media del ${ordinal(half)} y el ${ordinal(half + 1)}.`,
  )
}
const rangesStep = (two: Two) => {
  const told = (values: readonly number[]) =>
    equation(minus(shownIn(two, Math.max(...values)), shownIn(two, Math.min(...values))), shownIn(two, rangeOf(values)))
  return explained(
    statements(told(two.a), told(two.b)),
    line`Ranges: subtract the least value from the greatest, first in ${A} and then in ${B}.`,
    line`Rangos: resta el valor menor del mayor, primero en ${A} y luego en ${B}.`,
  )
}
const gapOf = (two: Two, measure: Measure): number => measured[measure](two.a) - measured[measure](two.b)

const valueNoun = noun('value', 'values', 'valor', 'valores', 'm')
interface Above extends Two {
  readonly bound: number
}
/** A bound that is a value of one group; more values of one group than of the other lie above it. */
function drawAbove(random: Random): Above {
  const isOneMore = random.evenly([false, true])
  return random.until(
    () => {
      const two = drawTwo(random, 4)
      return { ...two, bound: random.pick(random.chance(0.5) ? two.a : two.b) }
    },
    above => {
      const [x, y] = [manyAbove(above.a, above.bound), manyAbove(above.b, above.bound)]
      const more = Math.abs(x - y)
      return Math.min(x, y) >= 1 && Math.max(x, y) < above.a.length && (isOneMore ? more === 1 : more > 1)
    },
  )
}
/** Whether what the key says, 4.0 perhaps, is a tenth of a value on the plot. */
const showsTenths = (printed: Printed, values: readonly number[]): boolean =>
  !values.some(value => printed.role('key').equals(value))

const manyAbove = (values: readonly number[], bound: number) => values.filter(value => value > bound).length

/** "The median of A is 4 points greater than that of B, and its range is 6 points less." */
function claim(two: Two, medianBy: number, rangeBy: number): Both<Block> {
  const amount = (by: number) => count(shownIn(two, Math.abs(by)), two.group.unit)
  const side = (by: number): Both<string> => (by > 0 ? { en: 'greater', es: 'mayor' } : { en: 'less', es: 'menor' })
  const [m, r] = [side(medianBy), side(rangeBy)]
  return {
    en: {
      kind: 'paragraph',
      content: [
        ...line`The median of ${A} is ${amount(medianBy)} `,
        `${m.en} than that of `,
        B,
        ', and the range of ',
        A,
        ...line` is ${amount(rangeBy)} `,
        `${r.en} than that of `,
        B,
        '.',
      ],
    },
    es: {
      kind: 'paragraph',
      content: [
        ...line`La mediana de ${A} es ${amount(medianBy)} `,
        `${m.es} que la de `,
        B,
        ' y el rango de ',
        A,
        ...line` es ${amount(rangeBy)} `,
        `${r.es} que el de `,
        B,
        '.',
      ],
    },
  }
}

interface Hidden {
  readonly setting: Titled
  readonly values: readonly number[]
  readonly hidden: number
}
/** An even count of values whose median lies between two different ones; one of these is not told. */
function drawHidden(random: Random): Hidden {
  const setting = random.evenly(hardSettings)
  const size = random.evenly([10, 12, 8])
  const place = random.evenly([0, 1] as const)
  return random.until(
    () => {
      const values = drawValues(random, setting.values, size, random.pick([3, 4]))
      const ordered = ascending(values)
      return { setting, values, hidden: itemOf(ordered, size / 2 - 1 + place) }
    },
    ({ values, hidden }) => {
      const ordered = ascending(values)
      const [low, high] = [itemOf(ordered, size / 2 - 1), itemOf(ordered, size / 2)]
      const stem = values.filter(value => Math.floor(value / 10) === Math.floor(hidden / 10))
      // Its neighbors leave room for other leaves.
      const [before, after] = [
        itemOf(ordered, ordered.indexOf(hidden) - 1),
        itemOf(ordered, ordered.indexOf(hidden) + 1),
      ]
      return high - low >= 2 && stem.length >= 2 && after - before >= 4
    },
  )
}

export const hardForms = (form: Form) => ({
  bothGroups: form({
    levels: ['hard'],
    kind: 'table',
    draw: random => drawTwo(random, 0),
    answer: comparedTable,
    solve: two => two,
    ask(two) {
      const [{ en, es }, plot] = [shows(two), twoSided(two.group, two.a, two.b)]
      return {
        en: [en, ...plot.en, prose`Find the median and the range of each group.`, tableOf(two, false, 'en')],
        es: [es, ...plot.es, prose`Halla la mediana y el rango de cada grupo.`, tableOf(two, false, 'es')],
      }
    },
    solution: two => [
      mediansStep(two),
      rangesStep(two),
      explainedBy(
        { en: tableOf(two, true, 'en'), es: tableOf(two, true, 'es') },
        { en: line`Write the numbers in the table.`, es: line`Escribe los números en la tabla.` },
      ),
    ],
    check(printed, two) {
      const own = cellsOf(two).map(exact)
      const [a, b] = printedSides(printed)
      const isDecimal = showsTenths(printed, a)
      const right = [middleOf(a), middleOf(b), spread(a), spread(b)].map(exactly)
      return right.every((value, i) => itemOf(own, i).equals(isDecimal || two.group.isDecimal ? value.over(10) : value))
    },
  }),

  compareGroups: form(
    trueStatement({
      levels: ['hard'],
      draw: random => drawTwo(random, 2),
      about: two => {
        const [{ en, es }, plot] = [shows(two), twoSided(two.group, two.a, two.b)]
        return { en: [en, ...plot.en], es: [es, ...plot.es] }
      },
      statements: two => {
        const [m, r] = [gapOf(two, 'median'), gapOf(two, 'range')]
        return [
          { key: `right ${m} ${r}`, isTrue: true, says: claim(two, m, r) },
          {
            key: 'medianTurned',
            isTrue: false,
            says: claim(two, -m, r),
            why: {
              en: line`The comparison of the medians is the other way around.`,
              es: line`La comparación de las medianas es al revés.`,
            },
          },
          {
            key: 'rangeTurned',
            isTrue: false,
            says: claim(two, m, -r),
            why: {
              en: line`The comparison of the ranges is the other way around.`,
              es: line`La comparación de los rangos es al revés.`,
            },
          },
          {
            key: 'exchanged',
            isTrue: false,
            says: claim(two, r, m),
            why: { en: line`The two differences are switched.`, es: line`Las dos diferencias están intercambiadas.` },
          },
        ]
      },
      solution: (two, { says }) => {
        const gap = (measure: Measure) => {
          const [x, y] = [measured[measure](two.a), measured[measure](two.b)]
          return equation(
            minus(shownIn(two, Math.max(x, y)), shownIn(two, Math.min(x, y))),
            shownIn(two, Math.abs(x - y)),
          )
        }
        return [
          mediansStep(two),
          rangesStep(two),
          explained(
            statements(gap('median'), gap('range')),
            line`Subtract to compare: first the medians, then the ranges.`,
            line`Resta para comparar: primero las medianas y luego los rangos.`,
          ),
          explainedBy(says, {
            en: line`This statement has both differences and both directions right.`,
            es: line`Esta afirmación tiene bien las dos diferencias y los dos sentidos.`,
          }),
        ]
      },
      holds(printed, key) {
        const [a, b] = printedSides(printed)
        return key === `right ${middleOf(a) - middleOf(b)} ${spread(a) - spread(b)}`
      },
    }),
  ),

  moreAbove: form({
    levels: ['hard'],
    draw: drawAbove,
    answer: quantity,
    solve: ({ a, b, bound }) => count(Math.abs(manyAbove(a, bound) - manyAbove(b, bound)), valueNoun),
    ask(above) {
      const { group, a, b, bound } = above
      const [{ en, es }, plot] = [shows(above), twoSided(group, a, b)]
      const [more, less] = manyAbove(a, bound) > manyAbove(b, bound) ? [A, B] : [B, A]
      const amount = role('bound', shownAs(bound, group.isDecimal))
      return {
        en: [
          en,
          ...plot.en,
          prose`How many more ${things(valueNoun)} greater than ${amount} are there in ${more} than in ${less}?`,
        ],
        es: [
          es,
          ...plot.es,
          prose`En ${more} hay más valores mayores que ${amount} que en ${less}. ¿${howMany(valueNoun)} más?`,
        ],
      }
    },
    solution: (above, found) => {
      const { a, b, bound, group } = above
      const told = (values: readonly number[]) =>
        list(...ascending(values.filter(value => value > bound)).map(value => shownAs(value, group.isDecimal)))
      const [x, y] = [manyAbove(a, bound), manyAbove(b, bound)]
      const limit = shownAs(bound, group.isDecimal)
      return [
        explained(
          told(a),
          line`Read the values of ${A} from the stem to the left. Those greater than ${limit}: ${x}.`,
          line`Lee los valores de ${A} desde el tallo hacia la izquierda. Mayores que ${limit}: ${x}.`,
        ),
        explained(
          told(b),
          line`Read the values of ${B} from the stem to the right. Those greater than ${limit}: ${y}.`,
          line`Lee los valores de ${B} desde el tallo hacia la derecha. Mayores que ${limit}: ${y}.`,
        ),
        explained(
          equation(minus(Math.max(x, y), Math.min(x, y)), Math.abs(x - y)),
          line`Subtract. The value ${limit} itself does not count.`,
          line`Resta. El valor ${limit} no cuenta.`,
        ),
        explained(
          { kind: 'paragraph', content: line`${found}` },
          line`${x > y ? A : B} has ${found.amount} more of these values than ${x > y ? B : A}.`,
          line`${x > y ? A : B} tiene ${found.amount} más de estos valores que ${x > y ? B : A}.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const sides = printedSides(printed)
      const bound = printed.role('bound').times(showsTenths(printed, sides.flat()) ? 10 : 1)
      const [a, b] = sides.map(side => side.filter(value => bound.compare(value) < 0).length)
      return a !== undefined && b !== undefined && exact(amount).equals(Math.abs(a - b))
    },
  }),

  missingLeaf: form({
    levels: ['hard'],
    lines: 4,
    draw: drawHidden,
    answer: integer,
    solve: ({ hidden }) => hidden % 10,
    key: ({ hidden }) => ({ en: prose`The value is ${hidden}.`, es: prose`El valor es ${hidden}.` }),
    ask: ({ setting, values, hidden }) => {
      const [title, plot] = [titled(setting), keyedPlot(setting, values, hidden)]
      const median = role('median', shownValue(exactly(middleOf(values))))
      return {
        en: [
          title.en,
          ...plot.en,
          prose`The leaves are in order, and the median is ${median}. Which digit is the missing leaf □?`,
        ],
        es: [
          title.es,
          ...plot.es,
          prose`Las hojas están en orden y la mediana es ${median}. ¿Qué cifra es la hoja □ que falta?`,
        ],
      }
    },
    solution: ({ values, hidden }) => {
      const ordered = ascending(values)
      const half = values.length / 2
      const [low, high] = [itemOf(ordered, half - 1), itemOf(ordered, half)]
      const known = hidden === low ? high : low
      const median = shownValue(exactly(middleOf(values)))
      const n = symbol('n')
      return [
        explained(
          equation(over(hidden === low ? sum(n, known) : sum(known, n), 2), median),
          line`There are ${values.length} leaves: the median is the mean of the ${ordinal(half)} and the ${ordinal(half + 1)} value. One of them is ${known}; call the other ${n}.`,
          line`Hay ${values.length} hojas: la mediana es la media del ${ordinal(half)} valor y el ${ordinal(half + 1)}. Uno de ellos es ${known}; llama ${n} al otro.`,
        ),
        explained(
          equation(hidden === low ? sum(n, known) : sum(known, n), times(2, median)),
          line`Multiply both sides by 2: the two middle values add up to ${low + high}.`,
          line`Multiplica ambos lados por 2: los dos valores del medio suman ${low + high}.`,
        ),
        explained(
          equation(equation(n, minus(low + high, known)), hidden),
          line`Subtract ${known}.`,
          line`Resta ${known}.`,
        ),
        explained(
          { kind: 'paragraph', content: line`□ = ${hidden % 10}` },
          line`The stem is ${Math.floor(hidden / 10)}, so the leaf is ${hidden % 10}.`,
          line`El tallo es ${Math.floor(hidden / 10)}, así que la hoja es ${hidden % 10}.`,
        ),
      ]
    },
    check(printed, answer) {
      const row =
        printed
          .block('table')
          .rows.find(cells => itemOf(cells, 1).some(part => typeof part === 'string' && part.includes('□'))) ??
        failed('A leaf is hidden')
      const stem = itemOf(itemOf(row, 0), 0)
      const leaf = exact(answer).toNumber()
      if (typeof stem !== 'object' || stem.kind !== 'number') return false
      const leaves = itemOf(row, 1).join('').replace('□', `${leaf}`).trim().split(' ').map(Number)
      const isOrdered = leaves.every((own, i) => i === 0 || own >= itemOf(leaves, i - 1))
      return (
        isOrdered && printed.role('median').equals(exactly(middleOf([...printedValues(printed), 10 * stem.n + leaf])))
      )
    },
  }),
})
const spread = (values: readonly number[]) => {
  const ordered = [...values].sort((a, b) => a - b)
  return itemOf(ordered, ordered.length - 1) - itemOf(ordered, 0)
}
