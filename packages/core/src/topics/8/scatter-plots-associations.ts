import { sentenceChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { point } from '../../answer/point.ts'
import { both, figure, prose, table } from '../../content.ts'
import type { Point } from '../../figure/pen.ts'
import { type ScatterPlot, scatterPlot } from '../../figure/scatter-plot.ts'
import { symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  bend,
  cloud,
  correlation,
  curvedSettings,
  type Direction,
  distinct,
  drawCloud,
  drawClustered,
  drawCurved,
  outlierTest,
  residualsFrom,
  type Setting,
  settings,
  strengthOf,
} from './shared/scatter.ts'
import { variablePairs } from './shared/variable-pairs.ts'

const plotOf = (
  { x, y }: Pick<Setting, 'x' | 'y'>,
  data: readonly Point[],
  marked: readonly (readonly [number, number, string])[] = [],
): ScatterPlot => scatterPlot({ data, x, y, marked })

const associations = option({
  positive: { en: prose`positive`, es: prose`positiva` },
  negative: { en: prose`negative`, es: prose`negativa` },
  none: { en: prose`none`, es: prose`ninguna` },
})

const drawDirection = (random: Random): { readonly setting: Setting; readonly direction: Direction } => {
  const direction = random.evenly(['positive', 'negative', 'none'] as const)
  return { direction, setting: random.pick(settings.filter(setting => setting.direction === direction)) }
}
const related = settings.filter(({ direction }) => direction !== 'none')

/** The places where grid lines cross, inside the plot. */
const inner = ({ from, to, step }: Setting['x']) =>
  Array.from({ length: Math.round((to - from) / step) - 1 }, (_, i) => from + step * (i + 1))
const crossings = ({ x, y }: Setting): Point[] => inner(x).flatMap(px => inner(y).map((py): Point => [px, py]))

const DESCRIPTIONS = {
  'strong positive': {
    en: prose`a strong positive linear association`,
    es: prose`una asociación lineal positiva fuerte`,
  },
  'strong negative': {
    en: prose`a strong negative linear association`,
    es: prose`una asociación lineal negativa fuerte`,
  },
  'weak positive': { en: prose`a weak positive linear association`, es: prose`una asociación lineal positiva débil` },
  'weak negative': { en: prose`a weak negative linear association`, es: prose`una asociación lineal negativa débil` },
  nonlinear: { en: prose`a nonlinear association`, es: prose`una asociación no lineal` },
  none: { en: prose`no association`, es: prose`ninguna asociación` },
} as const
type Description = keyof typeof DESCRIPTIONS
const described = (key: Description) => ({ key, says: DESCRIPTIONS[key] })
const descriptions = Object.keys(DESCRIPTIONS) as readonly Description[]

/** The bands of the correlation coefficient. */
function descriptionOf(points: readonly Point[]): Description | null {
  const r = correlation(points)
  const strength = strengthOf(r)
  if (strength === 'strong' || strength === 'weak') return `${strength} ${r > 0 ? 'positive' : 'negative'}`
  return strength === 'none'
    ? Math.abs(bend(points)) >= 0.85
      ? 'nonlinear'
      : Math.abs(bend(points)) < 0.5
        ? 'none'
        : null
    : null
}
const dataOf = (printed: Printed) => printed.figure('scatter-plot').data
const markedIn = (printed: Printed) => printed.figure('scatter-plot').marked[0]!.at

const drawnPlot = drawing<{ readonly setting: number; readonly points: readonly (readonly [number, number])[] }>(
  ({ setting, points }) => plotOf(settings[setting]!, points),
  ({ setting, points }) => [
    { setting, points: points.slice(1) },
    { setting, points: points.map(([x, y], i) => (i === 0 ? [x + 1, y] : [x, y]) as readonly [number, number]) },
  ],
)

/** The key says the association too. */
const plotAndWord: typeof drawnPlot = {
  ...drawnPlot,
  show: ({ setting, points }) =>
    both([figure(plotOf(settings[setting]!, points)), NAMED[settings[setting]!.direction]]),
}
const NAMED: Readonly<Record<Direction, Expr>> = {
  positive: words('positive association', 'asociación positiva'),
  negative: words('negative association', 'asociación negativa'),
  none: words('no association', 'ninguna asociación'),
}
const between = ([from, to]: readonly [number, number]) => ({
  key: `${from} ${to}`,
  says: { en: prose`between ${from} and ${to}`, es: prose`entre ${from} y ${to}` },
})

export const scatterPlotsAssociations = defineTopic(
  {
    id: 'scatter-plots-associations',
    name: { en: 'Scatter plots and association', es: 'Diagramas de dispersión y asociación' },
    description: {
      en: 'Make a scatter plot and describe its association, clusters and outliers.',
      es: 'Haz un diagrama de dispersión y describe su asociación, sus agrupaciones y sus valores atípicos.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.1'],
    levels: { easy: { count: 12 }, medium: { count: 14 }, hard: { count: 10 } },
  },
  form => ({
    association: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`What kind of association does the scatter plot show?`,
        es: prose`¿Qué tipo de asociación muestra el diagrama de dispersión?`,
      },
      draw: random => {
        const { setting, direction } = drawDirection(random)
        return {
          setting,
          direction,
          data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong'),
        }
      },
      answer: associations,
      solve: ({ direction }) => direction,
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      check(printed, answer) {
        const r = correlation(dataOf(printed))
        return answer === (r >= 0.85 ? 'positive' : r <= -0.85 ? 'negative' : Math.abs(r) < 0.15 ? 'none' : null)
      },
    }),

    farthestRight: form({
      levels: ['easy'],
      instruction: {
        en: prose`Write the coordinates of the point that is farthest to the right.`,
        es: prose`Escribe las coordenadas del punto que está más a la derecha.`,
      },
      lines: 0,
      draw: random => {
        const { setting, direction } = drawDirection(random)
        const { x, y } = setting
        const height =
          direction === 'negative'
            ? random.int(1, 3)
            : direction === 'positive'
              ? Math.round((y.to - y.from) / y.step) - random.int(1, 2)
              : random.int(1, Math.round((y.to - y.from) / y.step) - 1)
        const last: Point = [x.to - x.step, y.from + y.step * height]
        const data = drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', 13).filter(
          ([px]) => px < last[0],
        )
        return { setting, data: [...data, last], last }
      },
      answer: point,
      solve: ({ last }) => last,
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      check(printed, [x, y]) {
        const [first] = [...dataOf(printed)].sort((a, b) => b[0] - a[0])
        return exact(x!).equals(first![0]) && exact(y!).equals(first![1])
      },
    }),

    countPoints: form({
      levels: ['easy'],
      instruction: {
        en: prose`How many data points does the scatter plot show?`,
        es: prose`¿Cuántos puntos de datos muestra el diagrama de dispersión?`,
      },
      lines: 0,
      draw: random => {
        const { setting, direction } = drawDirection(random)
        return {
          setting,
          data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', random.int(10, 18)),
        }
      },
      answer: integer,
      solve: ({ data }) => data.length,
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      check: (printed, answer) => exact(answer).equals(new Set(dataOf(printed).map(at => at.join())).size),
    }),

    describe: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Which words describe the scatter plot best?`,
        es: prose`¿Qué palabras describen mejor el diagrama de dispersión?`,
      },
      draw: random => {
        const key = random.evenly(descriptions)
        const [strength, direction] = key.split(' ') as ['strong' | 'weak', 'positive' | 'negative']
        const others = random.shuffle(descriptions.filter(other => other !== key))
        if (key === 'nonlinear') {
          const setting = random.pick(curvedSettings)
          return { key, setting, data: drawCurved(random, setting), others }
        }
        const setting = random.pick(settings.filter(setting => setting.direction === (direction ?? 'none')))
        const data =
          key === 'none' ? drawCloud(random, setting, 'none', 'none') : drawCloud(random, setting, direction, strength)
        return { key, setting, data, others }
      },
      answer: sentenceChoice,
      solve: ({ key }) => described(key),
      mistakes: ({ key, others }) => {
        const [strength, direction] = key.split(' ')
        const opposite: Description = direction
          ? `${strength as 'strong' | 'weak'} ${direction === 'positive' ? 'negative' : 'positive'}`
          : key === 'none'
            ? 'strong positive'
            : 'none'
        const [one, other] = others.filter(description => description !== opposite)
        return { opposite: described(opposite), misjudged: described(one!), mistaken: described(other!) }
      },
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      check: (printed, { key }) => descriptionOf(dataOf(printed)) === key,
    }),

    outlier: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the coordinates of the outlier.`,
        es: prose`Escribe las coordenadas del valor atípico.`,
      },
      lines: 0,
      draw: random => {
        const setting = random.evenly(related)
        const { data, far } = random.until(
          () => {
            const data = drawCloud(random, setting, setting.direction, 'strong')
            const isFar = outlierTest(data)
            return { data, far: crossings(setting).filter(at => isFar(at) && !data.some(([x]) => x === at[0])) }
          },
          ({ far }) => far.length > 2,
        )
        const outlier = random.pick(far)
        return { setting, data: random.shuffle([...data, outlier]), outlier }
      },
      answer: point,
      solve: ({ outlier }) => outlier,
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      check(printed, [x, y]) {
        const at: Point = [exact(x!).toNumber(), exact(y!).toNumber()]
        const others = dataOf(printed).filter(other => other.join() !== at.join())
        return others.length === dataOf(printed).length - 1 && outlierTest(others)(at)
      },
    }),

    cluster: form({
      levels: ['medium'],
      instruction: {
        en: prose`Between which values on the horizontal axis is the cluster of points?`,
        es: prose`¿Entre qué valores del eje horizontal está la agrupación de puntos?`,
      },
      draw: random => {
        const setting = random.evenly(related.filter(({ x }) => x.to - x.from >= 20))
        return { setting, ...drawClustered(random, setting) }
      },
      answer: sentenceChoice,
      solve: ({ intervals }) => between(intervals[0]!),
      mistakes: ({ intervals: [, one, two, three] }) => ({
        otherInterval: between(one!),
        secondInterval: between(two!),
        thirdInterval: between(three!),
      }),
      ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
      // More than half of the points are there.
      check(printed, { key }) {
        const [from, to] = key.split(' ').map(Number)
        const data = dataOf(printed)
        return 2 * data.filter(([x]) => x >= from! && x <= to!).length > data.length
      },
    }),

    predict: form({
      levels: ['medium'],
      share: 2,
      draw: random => {
        const direction = random.evenly(['positive', 'negative', 'none'] as const)
        return random.pick(variablePairs.filter(pair => pair.direction === direction))
      },
      answer: associations,
      solve: ({ direction }) => direction,
      ask: ({ one, other }) => ({
        en: prose`What association do you expect between ${one} and ${other}?`,
        es: prose`¿Qué asociación esperas entre ${one} y ${other}?`,
      }),
      check(printed, answer) {
        const [one, other] = printed.all('words').map(({ en }) => en)
        return variablePairs.find(pair => pair.one.en === one && pair.other.en === other)?.direction === answer
      },
    }),

    makePlot: form({
      levels: ['hard'],
      instruction: {
        en: prose`Make a scatter plot of the data. Then write whether it shows a positive association, a negative association, or none.`,
        es: prose`Haz un diagrama de dispersión con los datos. Luego escribe si muestra una asociación positiva, negativa o ninguna.`,
      },
      lines: 1,
      wide: true,
      draw: (random, { count }) => {
        const { setting, direction } = drawDirection(random)
        const points = random.shuffle(
          drawCloud(
            random,
            setting,
            direction,
            direction === 'none' ? 'none' : 'strong',
            random.int(count - 2, count + 2),
          ),
        )
        return { setting, points }
      },
      answer: plotAndWord,
      solve: ({ setting, points }) => ({ setting: settings.indexOf(setting), points }),
      ask: ({ setting, points }) =>
        both([
          table({
            rows: [
              [setting.x.name, ...points.map(([x]) => x)],
              [setting.y.name, ...points.map(([, y]) => y)],
            ],
            rowHeads: true,
          }),
          figure(plotOf(setting, [])),
        ]),
      check(printed, { points }) {
        const [xs, ys] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr).n))
        return points.length === xs!.length && xs!.every((x, i) => points.some(at => at[0] === x && at[1] === ys![i]))
      },
    }),

    withoutThePoint: form({
      levels: ['hard'],
      instruction: {
        en: prose`How does the association change when the point ${symbol('P')} is removed?`,
        es: prose`¿Cómo cambia la asociación al quitar el punto ${symbol('P')}?`,
      },
      draw: random => {
        const kind = random.evenly(['stronger', 'weaker', 'same'] as const)
        const setting = random.pick(related)
        const drawn = () => {
          if (kind !== 'weaker') {
            const data = drawCloud(random, setting, setting.direction, 'strong', 11)
            const residual = residualsFrom(data)
            const byDistance = crossings(setting).sort((a, b) => Math.abs(residual(a)) - Math.abs(residual(b)))
            return { data, marked: random.pick(kind === 'same' ? byDistance.slice(0, 6) : byDistance.slice(-20)) }
          }
          const { x, y } = setting
          const isUp = setting.direction === 'positive'
          const corner = {
            ...setting,
            x: { ...x, to: x.from + (x.to - x.from) * 0.45 },
            y: isUp ? { ...y, to: y.from + (y.to - y.from) * 0.45 } : { ...y, from: y.from + (y.to - y.from) * 0.55 },
          }
          return {
            data: cloud(random, corner, () => 0.5, 0.94, 9),
            marked: [x.to - x.step, isUp ? y.to - y.step : y.from + y.step] as Point,
          }
        }
        const { data, marked } = random.until(
          drawn,
          ({ data, marked }) => distinct([...data, marked]) && changeOf(data, marked) === kind,
        )
        return { kind, setting, data, marked }
      },
      answer: option({
        stronger: { en: prose`It becomes stronger.`, es: prose`Se vuelve más fuerte.` },
        weaker: { en: prose`It becomes weaker.`, es: prose`Se vuelve más débil.` },
        same: { en: prose`It stays about the same.`, es: prose`Queda casi igual.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ setting, data, marked: [x, y] }) => both(figure(plotOf(setting, data, [[x, y, 'P']]))),
      check: (printed, answer) => changeOf(dataOf(printed), markedIn(printed)) === answer,
    }),

    meaning: form({
      levels: ['hard'],
      instruction: {
        en: prose`What does the point ${symbol('P')} mean?`,
        es: prose`¿Qué significa el punto ${symbol('P')}?`,
      },
      draw: random => {
        const setting = random.evenly(settings)
        const data = drawCloud(random, setting, setting.direction, setting.direction === 'none' ? 'none' : 'strong', 11)
        const residual = residualsFrom(data)
        const isFree = ([x, y]: Point) =>
          x !== y && !data.some(at => Math.abs(at[0] - x) < setting.x.step / 2 && Math.abs(at[1] - y) < setting.y.step)
        const free = crossings(setting)
          .filter(isFree)
          .sort((a, b) => Math.abs(residual(a)) - Math.abs(residual(b)))
        const marked = random.pick(setting.direction === 'none' ? free : free.slice(0, 8))
        return {
          setting,
          data,
          marked,
          shift: [random.sign() * setting.x.step, random.sign() * setting.y.step] as const,
        }
      },
      answer: sentenceChoice,
      solve: ({ setting, marked: [x, y] }) => ({ key: `${x}, ${y}`, says: setting.says(x, y) }),
      mistakes: ({ setting, marked: [x, y], shift: [dx, dy] }) => ({
        coordinatesSwapped: { key: `${y}, ${x}`, says: setting.says(y, x) },
        heightMisread: { key: `${x}, ${y + dy}`, says: setting.says(x, y + dy) },
        placeMisread: { key: `${x + dx}, ${y}`, says: setting.says(x + dx, y) },
      }),
      ask: ({ setting, data, marked: [x, y] }) => both(figure(plotOf(setting, data, [[x, y, 'P']]))),
      check: (printed, { key }) => markedIn(printed).join(', ') === key,
    }),
  }),
)

/** What becomes of |r| without the marked point. */
function changeOf(data: readonly Point[], marked: Point): 'stronger' | 'weaker' | 'same' | null {
  const [without, all] = [Math.abs(correlation(data)), Math.abs(correlation([...data, marked]))]
  if (without - all >= 0.15 && without >= 0.85) return 'stronger'
  if (all - without >= 0.3) return 'weaker'
  return Math.abs(all - without) <= 0.02 ? 'same' : null
}
