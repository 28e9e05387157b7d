import {
  both,
  drawing,
  type Expr,
  evaluate,
  type FormMaker,
  figure,
  itemOf,
  line,
  option,
  type Point,
  type Printed,
  paragraphOf,
  point,
  prose,
  sentenceChoice,
  step,
  symbol,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { crossings, dataOf, drawDirection, nearest, outlying, plotOf, related, unrelated } from './parts.ts'
import {
  cloud,
  correlation,
  type Direction,
  distanceFrom,
  distinct,
  drawCloud,
  lineOf,
  type Setting,
  settings,
} from './scatter.ts'
import { namedStep, readSteps, trendStep } from './steps.ts'

const markedIn = (printed: Printed) => itemOf(printed.figure('scatter-plot').marked, 0).at

const drawnPlot = drawing<{ readonly setting: number; readonly points: readonly (readonly [number, number])[] }>(
  ({ setting, points }) => plotOf(itemOf(settings, setting), points),
  ({ setting, points }) => [
    { setting, points: points.slice(1) },
    { setting, points: points.map(([x, y], i) => (i === 0 ? [x + 1, y] : [x, y]) as readonly [number, number]) },
  ],
)

/** The key says the association too. */
const plotAndWord: typeof drawnPlot = {
  ...drawnPlot,
  show: ({ setting, points }) =>
    both([figure(plotOf(itemOf(settings, setting), points)), NAMED[itemOf(settings, setting).direction]]),
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
    en: prose`${symbol('P')} lies far from the line that the other points follow.`,
    es: prose`${symbol('P')} está lejos de la recta que siguen los demás puntos.`,
  },
  weaker: {
    en: prose`${symbol('P')}, far from the others, is the only reason that the points seem to follow a line.`,
    es: prose`${symbol('P')}, lejos de los demás, es la única razón por la que los puntos parecen seguir una recta.`,
  },
  same: {
    en: prose`${symbol('P')} lies near the line that the other points follow.`,
    es: prose`${symbol('P')} está cerca de la recta que siguen los demás puntos.`,
  },
} as const

const SIDES = {
  more: {
    en: prose`${symbol('P')} lies above the line that the other points follow.`,
    es: prose`${symbol('P')} está por encima de la recta que siguen los demás puntos.`,
  },
  less: {
    en: prose`${symbol('P')} lies below the line that the other points follow.`,
    es: prose`${symbol('P')} está por debajo de la recta que siguen los demás puntos.`,
  },
} as const

const COMPARED = {
  more: {
    en: line` That is more than the other points suggest.`,
    es: line` Es más de lo que indican los demás puntos.`,
  },
  less: {
    en: line` That is less than the other points suggest.`,
    es: line` Es menos de lo que indican los demás puntos.`,
  },
} as const

/** What a point says, and where it lies beside the others. */
function compared(setting: Setting, [x, y]: Point, side: keyof typeof COMPARED) {
  const { en, es } = setting.says(x, y)
  return {
    key: `${x}, ${y}, ${side}`,
    says: paragraphOf({ en: [...en, ...COMPARED[side].en], es: [...es, ...COMPARED[side].es] }),
  }
}

/** Seen at a glance beside the others, and between two of them. */
function offTheLine(data: readonly Point[], { y }: Setting): (at: Point) => boolean {
  const height = lineOf(data)
  const xs = data.map(([x]) => x)
  const [first, last] = [Math.min(...xs), Math.max(...xs)]
  return ([px, py]) => {
    const off = Math.abs(py - height(px)) / y.step
    return off >= 2.2 && off <= 4 && first < px && px < last
  }
}

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
      const { setting, direction } = drawDirection(random, 0)
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
      // Only of quantities that have nothing to do with each other can the cloud be without a trend.
      const setting = random.evenly(
        startingAt(kind === 'weaker' ? unrelated : kind === 'stronger' ? outlying : related, 3),
      )
      const isUp = random.chance(0.5)
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
    share: 2,
    instruction: {
      en: prose`What does point ${symbol('P')} tell you, and how does it compare with the other points?`,
      es: prose`¿Qué dice el punto ${symbol('P')} y cómo se compara con los demás puntos?`,
    },
    draw: random => {
      const setting = random.evenly(startingAt(related, 6))
      const drawn = drawCloud(random, setting, setting.direction, 'strong', 12)
      const marked = random.pick(crossings(setting).filter(offTheLine(drawn, setting)))
      const data = drawn.filter(([x]) => x !== marked[0])
      return {
        setting,
        data,
        marked,
        side: marked[1] > lineOf(data)(marked[0]) ? ('more' as const) : ('less' as const),
        shift: [random.sign() * setting.x.step, random.sign() * setting.y.step] as const,
      }
    },
    answer: sentenceChoice,
    solve: ({ setting, marked, side }) => compared(setting, marked, side),
    mistakes: ({ setting, marked: [x, y], side, shift: [dx, dy] }) => ({
      sideMistaken: compared(setting, [x, y], side === 'more' ? 'less' : 'more'),
      heightMisread: compared(setting, [x, y + dy], side),
      placeMisread: compared(setting, [x + dx, y], side),
    }),
    ask: ({ setting, data, marked: [x, y] }) => both(figure(plotOf(setting, data, [[x, y, 'P']]))),
    solution: ({ marked, side }, { says }) => [
      ...readSteps(marked, symbol('P')),
      step(SIDES[side], because.comparePointWithOthers, { point: symbol('P') }),
      step(says, because.sayBothNumbers),
    ],
    whyWrong: ({ marked: [x, y], side }) => ({
      sideMistaken:
        side === 'more'
          ? {
              en: line`The point ${symbol('P')} lies above the line that the other points follow.`,
              es: line`El punto ${symbol('P')} está por encima de la recta que siguen los demás puntos.`,
            }
          : {
              en: line`The point ${symbol('P')} lies below the line that the other points follow.`,
              es: line`El punto ${symbol('P')} está por debajo de la recta que siguen los demás puntos.`,
            },
      heightMisread: {
        en: line`On the vertical axis, ${symbol('P')} is at ${y}.`,
        es: line`En el eje vertical, ${symbol('P')} está en ${y}.`,
      },
      placeMisread: {
        en: line`On the horizontal axis, ${symbol('P')} is at ${x}.`,
        es: line`En el eje horizontal, ${symbol('P')} está en ${x}.`,
      },
    }),
    // On the straight way between its neighbors the trend is higher or lower.
    check(printed, { key }) {
      const [x, y] = markedIn(printed)
      const inOrder = dataOf(printed).toSorted((a, b) => a[0] - b[0])
      const left = inOrder.findLast(at => at[0] < x)!
      const right = inOrder.find(at => at[0] > x)!
      const between = left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
      return key === `${x}, ${y}, ${y > between ? 'more' : 'less'}`
    },
  }),
})
