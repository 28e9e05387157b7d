import {
  type AnswerType,
  type Both,
  blank,
  canonical,
  dotPlot,
  type Expr,
  equation,
  exact,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  namedNumbers,
  over,
  prose,
  type Random,
  Ratio,
  role,
  type Statement,
  shownValue,
  statements,
  sum,
  symbol,
  table,
  times,
  trueStatement,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Context, hardContexts } from './contexts.ts'
import {
  ascending,
  distanceStep,
  distances,
  type Form,
  halvesWork,
  iqr,
  iqrOf,
  iqrWork,
  isMad,
  mad,
  mean,
  medianOut,
  printedLists,
  Q1,
  Q3,
  range,
  titled,
  uneven,
} from './data.ts'

const [A, B] = [symbol('A'), symbol('B')]
interface Two {
  readonly context: Context
  readonly a: readonly number[]
  readonly b: readonly number[]
}
/** Values so far apart, in any order. */
function spaced(random: Random, from: number, steps: readonly number[]): readonly number[] {
  let last = from
  return random.shuffle<readonly number[]>([from, ...steps.map(step => (last += step))])
}
/** Two lists of seven or eight values; one has an IQR about twice as great, and in half of the problems the greater center. */
function drawTwo(random: Random): Two {
  const context = random.evenly(hardContexts)
  const isWideFirst = random.evenly([true, false])
  const isWideHigher = random.evenly([true, false])
  const size = random.pick([7, 8])
  const [least] = context.values
  const narrow = Array.from({ length: size - 1 }, () => random.int(1, 2))
  const wide = Array.from({ length: size - 1 }, () => random.int(3, 4))
  // The ends are pulled so that the range does not tell which one it is.
  const long = narrow.with(0, random.int(5, 7)).with(size - 2, random.int(4, 7))
  const low = least + random.int(0, 3)
  const narrowFrom = isWideHigher ? low : low + random.int(9, 12)
  const [one, two] = [spaced(random, low, wide), spaced(random, narrowFrom, long)]
  return isWideFirst ? { context, a: one, b: two } : { context, a: two, b: one }
}
const shownSets = ({ context, a, b }: Two) => {
  const said = (locale: 'en' | 'es') => [
    {
      kind: 'paragraph',
      content: context.two[locale],
    } as const,
    table({
      rows: [
        [A, list(...a)],
        [B, list(...b)],
      ],
    }),
  ]
  return { en: said('en'), es: said('es') }
}
const WRONG_GROUP: Readonly<Record<'IQR' | 'MAD', Both<readonly Inline[]>>> = {
  IQR: {
    en: line`The values are right, but the group with the greater IQR varies more.`,
    es: line`Los valores son correctos, pero varía más el grupo con el mayor RIC.`,
  },
  MAD: {
    en: line`The values are right, but the group with the greater MAD varies more.`,
    es: line`Los valores son correctos, pero varía más el grupo con la mayor DMA.`,
  },
}
/** What is said of both groups: their measures, and which one varies more. */
const WHY: Readonly<Record<string, Both<readonly Inline[]>>> = {
  changedPlaces: {
    en: line`The values of ${A} and ${B} are switched.`,
    es: line`Los valores de ${A} y ${B} están intercambiados.`,
  },
  ranges: { en: line`These are the ranges, not the IQRs.`, es: line`Estos son los rangos, no los RIC.` },
  notDivided: {
    en: line`These are the sums of the distances, not divided by 5.`,
    es: line`Estas son las sumas de las distancias, sin dividir entre 5.`,
  },
}
const claim = (key: string, isTrue: boolean, a: Ratio, b: Ratio, isA: boolean, measure: 'IQR' | 'MAD'): Statement => {
  const [x, y, more] = [shownValue(a), shownValue(b), isA ? A : B]
  return {
    key,
    isTrue,
    ...(isTrue ? {} : { why: key === 'wrongGroup' ? WRONG_GROUP[measure] : (WHY[key] as Both<readonly Inline[]>) }),
    says:
      measure === 'IQR'
        ? {
            en: prose`The IQR is ${x} for ${A} and ${y} for ${B}, so the values of ${more} vary more.`,
            es: prose`El RIC es ${x} en ${A} y ${y} en ${B}, así que los valores de ${more} varían más.`,
          }
        : {
            en: prose`The MAD is ${x} for ${A} and ${y} for ${B}, so the values of ${more} vary more.`,
            es: prose`La DMA es ${x} en ${A} y ${y} en ${B}, así que los valores de ${more} varían más.`,
          },
  }
}

/** Two lists around whole means; one MAD is at least 1.5 times the other one. */
function drawTwoMads(random: Random): Two {
  const context = random.evenly(startingAt(hardContexts, 2))
  const [isWideFirst, isWideHigher] = [random.evenly([false, true]), random.evenly([true, false])]
  const [least, most] = context.values
  const center = random.int(least + 12, most - 14)
  const [small, large] = random.pick([
    [5, 10],
    [4, 9],
    [6, 11],
    [5, 8],
  ] as const)
  const higher = random.int(1, 4)
  const wide = uneven(random, isWideHigher ? center + higher : center, 5, large)
  const close = uneven(random, isWideHigher ? center : center + higher, 5, small)
  return isWideFirst ? { context, a: wide, b: close } : { context, a: close, b: wide }
}

interface Outlier {
  readonly context: Context
  readonly values: readonly number[]
  readonly outlier: number
}
/** Eight values near one another, and one far beyond them. */
function drawOutlier(random: Random): Outlier {
  const context = random.evenly(startingAt(hardContexts, 4))
  const [least] = context.values
  const isHigh = random.evenly([true, false])
  const from = isHigh ? least + random.int(0, 3) : least + random.int(18, 22)
  const near = random
    .shuffle<readonly number[]>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    .slice(0, 8)
    .map(step => from + step)
  const outlier = isHigh ? Math.max(...near) + random.int(14, 20) : Math.max(1, Math.min(...near) - random.int(14, 20))
  return { context, values: random.shuffle<readonly number[]>([...near, outlier]), outlier }
}
const without = ({ values, outlier }: Outlier) => values.filter(value => value !== outlier)
const measured = (drawn: Outlier): readonly Value[] => [
  range(drawn.values),
  shownValue(iqr(drawn.values)),
  range(without(drawn)),
  shownValue(iqr(without(drawn))),
]
const filled = (drawn: Outlier, isFilled: boolean, locale: 'en' | 'es') => {
  const [a, b, c, d] = tupleOf(isFilled ? measured(drawn) : [blank(), blank(), blank(), blank()], 4)
  return table({
    head: locale === 'en' ? [line`Data`, line`Range`, line`IQR`] : [line`Datos`, line`Rango`, line`RIC`],
    rows: [
      [locale === 'en' ? line`all the values` : line`todos los valores`, a, b],
      [locale === 'en' ? line`without ${drawn.outlier}` : line`sin el ${drawn.outlier}`, c, d],
    ],
  })
}
const outlierTable: AnswerType<Outlier> = {
  kind: 'table',
  show: drawn => ({ en: filled(drawn, true, 'en'), es: filled(drawn, true, 'es') }),
  value: drawn => measured(drawn).map(canonical),
  nearMisses: ({ values, ...rest }) => [
    { ...rest, values: values.with(values.indexOf(Math.max(...values.filter(v => v !== rest.outlier))), 1000) },
  ],
}

/** Values with a whole mean, of which one is not told. */
function drawUnknown(random: Random) {
  const context = random.evenly(startingAt(hardContexts, 6))
  const [least, most] = context.values
  const center = random.int(least + 10, most - 10)
  const values = random.shuffle<readonly number[]>(uneven(random, center, 5, random.pick([6, 7, 8, 9, 10])))
  const far = values.filter(value => value !== center)
  return { context, values, hidden: values.indexOf(random.pick(far)) }
}

const halvesStep = (name: Expr, values: readonly number[]) => {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
  return explainedBy(
    halvesWork(values),
    values.length % 2 === 1 && middle !== undefined
      ? {
          en: line`Put the values of ${name} in order, leave the median, ${middle}, out, and find the medians of the halves.`,
          es: line`Ordena los valores de ${name}, deja fuera la mediana, ${middle}, y halla las medianas de las mitades.`,
        }
      : {
          en: line`Put the values of ${name} in order and find the medians of the halves.`,
          es: line`Ordena los valores de ${name} y halla las medianas de las mitades.`,
        },
  )
}
const madSteps = (name: Expr, values: readonly number[]) => [
  explainedBy(statements(equation(words('mean', 'media'), mean(values)), list(...distances(values))), {
    en: line`Find the mean of ${name} and the distance of each value from it.`,
    es: line`Halla la media de ${name} y la distancia de cada valor a ella.`,
  }),
  explainedBy(equation(over(sum(...distances(values)), values.length), shownValue(mad(values))), {
    en: line`The mean of these distances is the MAD of ${name}.`,
    es: line`La media de estas distancias es la DMA de ${name}.`,
  }),
]

export const hardForms = (form: Form) => ({
  compareIqrs: form(
    trueStatement({
      levels: ['hard'],
      draw: drawTwo,
      about: drawn => {
        const { en, es } = shownSets(drawn)
        return drawn.a.length % 2 === 1 ? { en: [...en, medianOut.en], es: [...es, medianOut.es] } : { en, es }
      },
      statements: ({ a, b }) => {
        const [x, y, isA] = [iqr(a), iqr(b), iqr(a).compare(iqr(b)) > 0]
        return [
          claim('right', true, x, y, isA, 'IQR'),
          claim('wrongGroup', false, x, y, !isA, 'IQR'),
          claim('ranges', false, Ratio.of(range(a)), Ratio.of(range(b)), range(a) > range(b), 'IQR'),
          claim('changedPlaces', false, y, x, !isA, 'IQR'),
        ]
      },
      solution: ({ a, b }, { says }) => [
        halvesStep(A, a),
        halvesStep(B, b),
        explainedBy(statements(iqrWork(a), iqrWork(b)), {
          en: line`Subtract ${Q1} from ${Q3} in each group.`,
          es: line`Resta ${Q1} de ${Q3} en cada grupo.`,
        }),
        explainedBy(says, {
          en: line`The group with the greater IQR varies more.`,
          es: line`El grupo con el mayor RIC varía más.`,
        }),
      ],
      holds(printed, key) {
        const [a, b] = printedLists(printed)
        if (!a || !b) return false
        const [x, y] = [iqrOf(a), iqrOf(b)]
        return key === 'right' && x[1].minus(x[0]).compare(y[1].minus(y[0])) !== 0
      },
    }),
  ),

  compareMads: form(
    trueStatement({
      levels: ['hard'],
      draw: drawTwoMads,
      about: ({ context, a, b }) => {
        const least = Math.min(...a, ...b)
        const most = Math.max(...a, ...b)
        const drawn = dotPlot({
          plots: [
            { label: A, values: a },
            { label: B, values: b },
          ],
          axis: { from: least - 1, to: most + 1 },
        })
        return {
          en: [{ kind: 'paragraph', content: context.two.en }, figure(drawn)],
          es: [{ kind: 'paragraph', content: context.two.es }, figure(drawn)],
        }
      },
      statements: ({ a, b }) => {
        const [x, y, isA] = [mad(a), mad(b), mad(a).compare(mad(b)) > 0]
        return [
          claim('right', true, x, y, isA, 'MAD'),
          claim('wrongGroup', false, x, y, !isA, 'MAD'),
          claim('notDivided', false, x.times(5), y.times(5), isA, 'MAD'),
          claim('changedPlaces', false, y, x, !isA, 'MAD'),
        ]
      },
      solution: ({ a, b }, { says }) => [
        ...madSteps(A, ascending(a)),
        ...madSteps(B, ascending(b)),
        explainedBy(says, {
          en: line`The group with the greater MAD varies more, whichever mean is greater.`,
          es: line`El grupo con la mayor DMA varía más, sin importar cuál media es mayor.`,
        }),
      ],
      holds(printed, key) {
        const [a, b] = printed.figure('dot-plot').plots.map(({ values }) => values.map(value => Ratio.of(value)))
        return key === 'right' && a !== undefined && b !== undefined && a.length === b.length
      },
    }),
  ),

  withAndWithout: form({
    levels: ['hard'],
    kind: 'table',
    draw: drawOutlier,
    answer: outlierTable,
    solve: drawn => drawn,
    ask: drawn => {
      const { en, es } = titled(drawn.context, drawn.values)
      return {
        en: [
          en,
          prose`Find the range and the interquartile range (IQR) with and without the value ${role('outlier', drawn.outlier)}. Complete the table. If the number of values is odd, leave the median out of both halves.`,
          filled(drawn, false, 'en'),
        ],
        es: [
          es,
          prose`Halla el rango y el rango intercuartil (RIC) con el valor ${role('outlier', drawn.outlier)} y sin él. Completa la tabla. Si el número de valores es impar, deja la mediana fuera de las dos mitades.`,
          filled(drawn, false, 'es'),
        ],
      }
    },
    solution: drawn => {
      const rest = without(drawn)
      const ends = (values: readonly number[]) =>
        equation(minus(Math.max(...values), Math.min(...values)), range(values))
      return [
        explainedBy(halvesWork(drawn.values), {
          en: line`With ${drawn.outlier}: put the values in order, leave the median out, and find the medians of the halves.`,
          es: line`Con el ${drawn.outlier}: ordena los valores, deja fuera la mediana y halla las medianas de las mitades.`,
        }),
        explainedBy(halvesWork(rest), {
          en: line`Without ${drawn.outlier}: split the other ${rest.length} values into halves.`,
          es: line`Sin el ${drawn.outlier}: separa los otros ${rest.length} valores en dos mitades.`,
        }),
        explainedBy(statements(ends(drawn.values), iqrWork(drawn.values)), {
          en: line`With ${drawn.outlier}: the range, then the IQR.`,
          es: line`Con el ${drawn.outlier}: el rango y después el RIC.`,
        }),
        explainedBy(statements(ends(rest), iqrWork(rest)), {
          en: line`Without ${drawn.outlier}: the range, then the IQR.`,
          es: line`Sin el ${drawn.outlier}: el rango y después el RIC.`,
        }),
        explainedBy(
          statements(
            equation(minus(range(drawn.values), range(rest)), range(drawn.values) - range(rest)),
            equation(
              minus(shownValue(iqr(drawn.values)), shownValue(iqr(rest))),
              shownValue(iqr(drawn.values).minus(iqr(rest))),
            ),
          ),
          {
            en: line`The outlier changes the range much more than the IQR.`,
            es: line`El valor atípico cambia el rango mucho más que el RIC.`,
          },
        ),
      ]
    },
    check(printed, drawn) {
      const all = itemOf(printedLists(printed), 0)
      const rest = all.filter(value => !value.equals(printed.role('outlier')))
      const found = measured(drawn).map(exact)
      const expected = [all, rest].flatMap(values => {
        const sorted = [...values].sort((a, b) => a.compare(b))
        const [low, high] = iqrOf(values)
        return [itemOf(sorted, sorted.length - 1).minus(itemOf(sorted, 0)), high.minus(low)]
      })
      return found.every((value, i) => value.equals(itemOf(expected, i)))
    },
  }),

  unknownValue: form({
    levels: ['hard'],
    lines: 4,
    draw: drawUnknown,
    answer: namedNumbers('n', 'm'),
    solve: ({ values, hidden }) => [itemOf(values, hidden), shownValue(mad(values))],
    ask: ({ context, values, hidden }) => {
      const shown = list(...values.map((value, i) => (i === hidden ? symbol('n') : value)))
      const center = role('mean', mean(values))
      return {
        en: [
          { kind: 'paragraph', content: [...context.title.en, ': ', shown] },
          prose`The mean of the five values is ${center}, and their mean absolute deviation (MAD) is ${symbol('m')}. Find ${symbol('n')} and ${symbol('m')}.`,
        ],
        es: [
          { kind: 'paragraph', content: [...context.title.es, ': ', shown] },
          prose`La media de los cinco valores es ${center} y su desviación media absoluta (DMA) es ${symbol('m')}. Halla ${symbol('n')} y ${symbol('m')}.`,
        ],
      }
    },
    solution: ({ values, hidden }, answer) => {
      const center = mean(values).n
      const others = values.filter((_, i) => i !== hidden)
      const rest = others.reduce((all, value) => all + value, 0)
      return [
        explainedBy(equation(times(center, 5), 5 * center), {
          en: line`Multiply the mean by 5 to find the sum of all five values.`,
          es: line`Multiplica la media por 5 para hallar la suma de los cinco valores.`,
        }),
        explainedBy(equation(minus(5 * center, sum(...others)), 5 * center - rest), {
          en: line`Subtract the four values that are known: this is ${symbol('n')}.`,
          es: line`Resta los cuatro valores conocidos: esto es ${symbol('n')}.`,
        }),
        distanceStep(values),
        explainedBy(list(...answer.map((value, i) => equation(symbol(i === 0 ? 'n' : 'm'), value))), {
          en: line`The mean of these distances, ${over(sum(...distances(values)), 5)}, is ${symbol('m')}.`,
          es: line`La media de estas distancias, ${over(sum(...distances(values)), 5)}, es ${symbol('m')}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [n, m] = tupleOf(answer.map(exact), 2)
      const shown = itemOf(printed.all('list'), 0).items.map(item => (item.kind === 'symbol' ? n : exact(item)))
      return isMad(shown, printed.role('mean'), m)
    },
  }),
})
