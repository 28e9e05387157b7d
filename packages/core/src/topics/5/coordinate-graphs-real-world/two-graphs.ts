import {
  answerStep,
  coordinatePlane,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  minus,
  type Printed,
  point as pair,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  words,
} from '../../../author.ts'
import {
  alone,
  amountOf,
  axesOf,
  drawGraph,
  drawnPoints,
  END,
  type Graph,
  type Level,
  type levels,
  MINE,
  scaleStep,
  settingOf,
  timeOf,
  valueAt,
} from './graphs.ts'
import { rivals } from './rivals.ts'

/** Two quantities at the same times. */
interface Two extends Graph {
  readonly others: readonly number[]
}
const otherAt = ({ step, others }: Two, i: number): number => step * itemOf(others, i)
const gap = (two: Two, i: number): number => Math.abs(valueAt(two, i) - otherAt(two, i))
const gapsOf = (two: Two): readonly number[] => two.times.map((_, i) => gap(two, i))
const largest = (two: Two): number => gapsOf(two).indexOf(Math.max(...gapsOf(two)))
const onTwo = (two: Two) =>
  figure(
    coordinatePlane({
      ...axesOf(two),
      points: [
        ...two.times.map((time, i) => ({ at: [time, valueAt(two, i)] as const })),
        ...two.times.map((time, i) => ({ at: [time, otherAt(two, i)] as const, open: true })),
      ],
    }),
  )
function drawTwo(
  random: Parameters<typeof drawGraph>[0],
  mine: readonly number[],
  level: Level,
  isSingle: boolean,
): Two {
  return random.until(
    () => {
      const one = drawGraph(random, mine, 5, level)
      const from = random.int(1, 3)
      // Another of the same kind: each rises by one or two lines.
      const others = [from]
      while (others.length < 5) others.push(itemOf(others, others.length - 1) + random.int(1, 2))
      return { ...one, others }
    },
    two => {
      const gaps = gapsOf(two)
      const most = Math.max(...gaps)
      return (
        two.others.every(value => value <= END) &&
        gaps.every(value => value > 0) &&
        most > two.step &&
        (!isSingle || (gaps.filter(value => value === most).length === 1 && new Set(gaps).size >= 3))
      )
    },
  )
}
const named = (two: Two) => {
  const [a, b] = settingOf(two).two
  return {
    en: prose`The filled dots show ${a}. The open circles show ${b}.`,
    es: prose`Los puntos rellenos muestran ${a}. Los círculos abiertos muestran ${b}.`,
  }
}
const valuesAt = (printed: Printed, time: number): readonly number[] =>
  drawnPoints(printed)
    .filter(([x]) => x === time)
    .map(([, y]) => y)
const after = (two: Graph, i: number): Sentence => ({
  key: `${itemOf(two.times, i)}`,
  says: {
    en: prose`after ${timeOf(two, itemOf(two.times, i))}`,
    es: prose`después de ${timeOf(two, itemOf(two.times, i))}`,
  },
})
const bothRead = (two: Two, i: number): Expr => {
  const [a, b] = [valueAt(two, i), otherAt(two, i)]
  return equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))
}

/** What both show, by the place of the setting: "the heights of the two plants". */
const BOTH: Readonly<Record<number, Expr>> = {
  0: words('the heights of the two plants', 'las alturas de las dos plantas'),
  1: words('the numbers of pages read by the two students', 'los números de páginas leídas por los dos estudiantes'),
  4: words('the weights of the two puppies', 'los pesos de los dos cachorros'),
  7: words('the distances biked by the two groups', 'las distancias recorridas por los dos grupos'),
  8: words('the numbers of cups sold at the two stands', 'los números de vasos vendidos en los dos puestos'),
  10: words('the snow depths in the two towns', 'las profundidades de la nieve en los dos pueblos'),
}
const bothOf = ({ setting }: Two): Expr => BOTH[setting] ?? words('the two values', 'los dos valores')

export const twoGraphForms = (form: FormMaker<typeof levels>) => ({
  twoAtOnce: form({
    levels: ['hard'],
    wide: true,
    draw(random, level) {
      const two = drawTwo(random, MINE.twoAtOnce, level, false)
      return { two, i: random.int(1, 4) }
    },
    answer: quantity,
    solve: ({ two, i }) => amountOf(two, gap(two, i)),
    ask({ two, i }) {
      const said = named(two)
      const time = role('time', timeOf(two, itemOf(two.times, i)))
      return {
        en: [said.en, onTwo(two), prose`After ${time}, what was the difference between ${bothOf(two)}?`],
        es: [said.es, onTwo(two), prose`Después de ${time}, ¿cuál era la diferencia entre ${bothOf(two)}?`],
      }
    },
    solution({ two, i }, found) {
      const { two: names } = settingOf(two)
      return [
        ...scaleStep(two),
        explainedBy(pair(itemOf(two.times, i), valueAt(two, i)), {
          en: line`Filled dot: ${names[0]}.`,
          es: line`Punto relleno: ${names[0]}.`,
        }),
        explainedBy(pair(itemOf(two.times, i), otherAt(two, i)), {
          en: line`Open circle: ${names[1]}.`,
          es: line`Círculo abierto: ${names[1]}.`,
        }),
        explainedBy(bothRead(two, i), { en: line`Subtract the values.`, es: line`Resta los valores.` }),
        answerStep(alone(found), {
          en: line`The difference between ${bothOf(two)} was ${found}.`,
          es: line`La diferencia entre ${bothOf(two)} era de ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = valuesAt(printed, printed.role('time').n)
      return a !== undefined && b !== undefined && exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  largestGap: form({
    levels: ['hard'],
    wide: true,
    draw(random, level) {
      const two = drawTwo(random, MINE.largestGap, level, true)
      const others = rivals(gapsOf(two), largest(two))
      return { two, others }
    },
    answer: sentenceChoice,
    solve: ({ two }) => after(two, largest(two)),
    mistakes: ({ two, others }) => Object.fromEntries(others.map(i => [`time${i}`, after(two, i)])),
    ask({ two }) {
      const said = named(two)
      return {
        en: [said.en, onTwo(two), prose`When was the difference between ${bothOf(two)} the greatest?`],
        es: [said.es, onTwo(two), prose`¿Cuándo fue mayor la diferencia entre ${bothOf(two)}?`],
      }
    },
    solution: ({ two }, answer) => [
      ...scaleStep(two),
      explainedBy(bothRead(two, largest(two)), {
        en: line`Subtract the two values at each time.`,
        es: line`Resta los dos valores de cada momento.`,
      }),
      answerStep(answer.says, {
        en: line`Here the difference is the greatest.`,
        es: line`Aquí la diferencia es la mayor.`,
      }),
    ],
    whyWrong: ({ two, others }) =>
      Object.fromEntries(
        others.map(i => [
          `time${i}`,
          explainedBy(bothRead(two, i), {
            en: line`The difference is smaller.`,
            es: line`La diferencia es menor.`,
          }),
        ]),
      ),
    check(printed, { key }) {
      const all = [...new Set(drawnPoints(printed).map(([x]) => x))]
      const gapAt = (time: number) => {
        const [a, b] = valuesAt(printed, time)
        return a === undefined || b === undefined ? 0 : Math.abs(a - b)
      }
      return all.every(time => `${time}` === key || gapAt(time) < gapAt(Number(key)))
    },
  }),
})
