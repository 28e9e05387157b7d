import {
  both,
  drawing,
  type Expr,
  evaluate,
  type FormMaker,
  figure,
  itemOf,
  option,
  type Point,
  type Printed,
  point,
  prose,
  sentenceChoice,
  step,
  symbol,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { crossings, dataOf, drawDirection, nearest, plotOf, related } from './parts.ts'
import { cloud, correlation, type Direction, distanceFrom, distinct, drawCloud, settings } from './scatter.ts'
import { namedStep, readSteps, trendStep } from './steps.ts'

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

/** What becomes of |r| without the marked point. */
function changeOf(data: readonly Point[], marked: Point): 'stronger' | 'weaker' | 'same' | null {
  const [without, all] = [Math.abs(correlation(data)), Math.abs(correlation([...data, marked]))]
  if (without - all >= 0.15 && without >= 0.85) return 'stronger'
  if (all - without >= 0.3) return 'weaker'
  return Math.abs(all - without) <= 0.02 ? 'same' : null
}

const CHANGES = {
  stronger: { en: prose`It becomes stronger.`, es: prose`Se vuelve más fuerte.` },
  weaker: { en: prose`It becomes weaker.`, es: prose`Se vuelve más débil.` },
  same: { en: prose`It stays about the same.`, es: prose`Queda casi igual.` },
} as const

const PLACE_OF_P = {
  stronger: {
    en: prose`${symbol('P')} lies far from the line of the others.`,
    es: prose`${symbol('P')} está lejos de la recta de los demás.`,
  },
  weaker: {
    en: prose`${symbol('P')}, far from the others, makes the trend clear.`,
    es: prose`${symbol('P')}, lejos de los demás, hace clara la tendencia.`,
  },
  same: {
    en: prose`${symbol('P')} lies near the line of the others.`,
    es: prose`${symbol('P')} está cerca de la recta de los demás.`,
  },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  makePlot: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Make a scatter plot of the data. Then write whether it shows a positive association, a negative association, or none.`,
      es: prose`Haz un diagrama de dispersión con los datos. Luego escribe si muestra una asociación positiva, negativa o ninguna.`,
    },
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
    solution({ setting, points }) {
      const [x, y] = itemOf(points, 0)
      return [
        step(point(x, y), because.markFirstPair, { x, y }),
        step(figure(plotOf(setting, points)), because.markEachPoint),
        trendStep(setting.direction),
        namedStep(NAMED[setting.direction], setting.direction),
      ]
    },
    check(printed, { points }) {
      const [xs, ys] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr).n))
      return points.length === xs!.length && xs!.every((x, i) => points.some(at => at[0] === x && at[1] === ys![i]))
    },
  }),

  withoutThePoint: form({
    levels: ['hard'],
    share: 2,
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
          const distance = distanceFrom(data)
          const places =
            kind === 'same'
              ? nearest(crossings(setting), distance, 6)
              : crossings(setting)
                  .toSorted((a, b) => distance(a) - distance(b))
                  .slice(-20)
          return { data, marked: random.pick(places) }
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
    answer: option(CHANGES),
    solve: ({ kind }) => kind,
    ask: ({ setting, data, marked: [x, y] }) => both(figure(plotOf(setting, data, [[x, y, 'P']]))),
    solution: ({ kind }) => [
      step(PLACE_OF_P[kind], because.comparePointWithOthers, { point: symbol('P') }),
      step(
        CHANGES[kind],
        { stronger: because.withoutItCloser, weaker: because.withoutItLessClose, same: because.withoutItAsBefore }[
          kind
        ],
      ),
    ],
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
      const isFree = ([x, y]: Point) =>
        x !== y && !data.some(at => Math.abs(at[0] - x) < setting.x.step / 2 && Math.abs(at[1] - y) < setting.y.step)
      const free = crossings(setting).filter(isFree)
      const count = setting.direction === 'none' ? free.length : 8
      const marked = random.pick(nearest(free, distanceFrom(data), count))
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
    solution: ({ marked }, { says }) => [...readSteps(marked, symbol('P')), step(says, because.sayBothNumbers)],
    check: (printed, { key }) => markedIn(printed).join(', ') === key,
  }),
})
