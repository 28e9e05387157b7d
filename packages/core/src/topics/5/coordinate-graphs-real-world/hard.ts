import {
  answerStep,
  coordinatePlane,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
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
  statements,
  sum,
  times,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  alone,
  amountOf,
  axesOf,
  below,
  between,
  drawGraph,
  drawMapped,
  drawnMap,
  drawnPoints,
  END,
  type Graph,
  type Level,
  type levels,
  MINE,
  mapOf,
  mapSaid,
  onGraph,
  placeOf,
  scaleStep,
  settingOf,
  timeOf,
  valueAt,
} from './graphs.ts'
import { fromEs, toEs } from './settings.ts'

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
/** The two next largest and the least: whoever guesses has near ones to choose from. */
function rivals(values: readonly number[], most: number): readonly [number, number, number] {
  const order = values.map((_, i) => i).filter(i => i !== most)
  order.sort((i, j) => itemOf(values, j) - itemOf(values, i))
  return [itemOf(order, 0), itemOf(order, 1), itemOf(order, order.length - 1)]
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

/** From one point to the next. */
const interval = (graph: Graph, i: number): Sentence => {
  const [from, to] = [itemOf(graph.times, i), itemOf(graph.times, i + 1)]
  const { time } = settingOf(graph)
  return {
    key: `${from} ${to}`,
    says: {
      en: {
        kind: 'paragraph',
        content: [`from ${time.en[0]} `, ...line`${from} to `, `${time.en[0]} `, ...line`${to}`],
      },
      es: {
        kind: 'paragraph',
        content: [
          `${time.gender === 'm' ? 'del' : 'de la'} ${time.es[0]} `,
          ...line`${from} `,
          `${time.gender === 'm' ? 'al' : 'a la'} ${time.es[0]} `,
          ...line`${to}`,
        ],
      },
    },
  }
}
const riseAt = (graph: Graph, i: number): number => valueAt(graph, i + 1) - valueAt(graph, i)
const risesOf = (graph: Graph): readonly number[] => [0, 1, 2, 3, 4].map(i => riseAt(graph, i))

/** "had been collected" of what is to come. */
const willBe = (done: string) => done.replace('had ', 'will have ')
const seHabran = (done: string) => done.replace('habían', 'habrán')

const riseRead = (graph: Graph, i: number) =>
  equation(minus(valueAt(graph, i + 1), valueAt(graph, i)), riseAt(graph, i))

export const hardForms = (form: FormMaker<typeof levels>) => ({
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

  mostChange: form({
    levels: ['hard'],
    wide: true,
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.mostChange, 6, level, true),
        drawn => {
          const rises = risesOf(drawn)
          return rises.filter(rise => rise === Math.max(...rises)).length === 1 && new Set(rises).size >= 3
        },
      )
      const rises = risesOf(graph)
      const most = rises.indexOf(Math.max(...rises))
      return {
        graph,
        most,
        others: rivals(rises, most),
      }
    },
    answer: sentenceChoice,
    solve: ({ graph, most }) => interval(graph, most),
    mistakes: ({ graph, others }) => Object.fromEntries(others.map(i => [`interval${i}`, interval(graph, i)])),
    ask({ graph }) {
      const { subject } = settingOf(graph)
      return below(onGraph(graph), {
        en: prose`In which of these periods did ${subject} increase the most?`,
        es: prose`¿En cuál de estos periodos aumentó más ${subject}?`,
      })
    },
    solution: ({ graph, most }, answer) => [
      ...scaleStep(graph),
      explainedBy(riseRead(graph, most), {
        en: line`Subtract the values at the start and at the end of each period.`,
        es: line`Resta los valores del comienzo y del final de cada periodo.`,
      }),
      answerStep(answer.says, {
        en: line`Here the increase is the greatest.`,
        es: line`Aquí el aumento es el mayor.`,
      }),
    ],
    whyWrong: ({ graph, others }) =>
      Object.fromEntries(
        others.map(i => [
          `interval${i}`,
          explainedBy(riseRead(graph, i), { en: line`The increase is smaller.`, es: line`El aumento es menor.` }),
        ]),
      ),
    check(printed, { key }) {
      const points = [...drawnPoints(printed)].sort(([a], [b]) => a - b)
      const rises = points.slice(1).map(([x, y], i) => {
        const [before, low] = itemOf(points, i)
        return { key: `${before} ${x}`, by: y - low }
      })
      const mine = rises.find(rise => rise.key === key)
      return mine !== undefined && rises.every(rise => rise === mine || rise.by < mine.by)
    },
  }),

  continued: form({
    levels: ['hard'],
    draw(random, level) {
      const graph = drawGraph(random, MINE.continued, 5, level)
      return { graph, later: random.int(14, 24), asks: random.evenly(['value', 'time'] as const) }
    },
    answer: quantity,
    solve: ({ graph, later, asks }) =>
      asks === 'time'
        ? timeOf(graph, later)
        : amountOf(graph, valueAt(graph, 0) + (later - itemOf(graph.times, 0)) * graph.step),
    ask({ graph, later, asks }) {
      const { subject, done, time, unit } = settingOf(graph)
      const all = valueAt(graph, 0) + (later - itemOf(graph.times, 0)) * graph.step
      const many = `${time.gender === 'f' ? 'cuántas' : 'cuántos'} ${time.es[1]}`
      if (asks === 'value') {
        const after = role('time', timeOf(graph, later))
        if (done)
          return below(onGraph(graph), {
            en: {
              kind: 'paragraph',
              content: [`The pattern continues. How many ${unit.en[1]} ${willBe(done[0])} after `, after, '?'],
            },
            es: {
              kind: 'paragraph',
              content: [
                `El patrón continúa. ¿${unit.gender === 'f' ? 'Cuántas' : 'Cuántos'} ${unit.es[1]} ${seHabran(done[1])} después de `,
                after,
                '?',
              ],
            },
          })
        return below(onGraph(graph), {
          en: prose`The pattern continues. What will ${subject} be after ${after}?`,
          es: prose`El patrón continúa. ¿Cuál será ${subject} después de ${after}?`,
        })
      }
      const value = role('value', amountOf(graph, all))
      return below(onGraph(graph), {
        en: {
          kind: 'paragraph',
          content: done
            ? [
                `The pattern continues. After how many ${time.en[1]} will `,
                value,
                ` ${willBe(done[0]).replace('will ', '')}?`,
              ]
            : [`The pattern continues. After how many ${time.en[1]} will `, subject, ...line` be ${value}?`],
        },
        es: {
          kind: 'paragraph',
          content: done
            ? [`El patrón continúa. ¿Después de ${many} ${seHabran(done[1])} `, value, '?']
            : [`El patrón continúa. ¿Después de ${many} será de `, value, ' ', subject, '?'],
        },
      })
    },
    solution({ graph, later, asks }, found) {
      const { time, done, subject } = settingOf(graph)
      const lastTime = itemOf(graph.times, 4)
      const last = valueAt(graph, 4)
      const all = last + (later - lastTime) * graph.step
      const rule = explainedBy(
        statements(...[1, 2].map(i => equation(minus(valueAt(graph, i), valueAt(graph, i - 1)), graph.step))),
        {
          en: [`The values grow by the same amount each ${time.en[0]}.`],
          es: [`Los valores aumentan lo mismo cada ${time.es[0]}.`],
        },
      )
      const [after, value] = [timeOf(graph, later), amountOf(graph, all)]
      const end = answerStep(
        alone(found),
        done
          ? {
              en: [...line`After ${after}, ${value}`, ` ${willBe(done[0])}.`],
              es: [...line`Después de ${after}, `, `${seHabran(done[1])} `, value, '.'],
            }
          : {
              en: line`After ${after}, ${subject} will be ${value}.`,
              es: line`Después de ${after}, ${subject} será de ${value}.`,
            },
      )
      if (asks === 'value')
        return [
          rule,
          explainedBy(equation(minus(later, lastTime), later - lastTime), {
            en: [`The last point is at ${lastTime}: find how many more ${time.en[1]} pass.`],
            es: [`El último punto está en ${lastTime}: halla cuánto tiempo más pasa.`],
          }),
          explainedBy(equation(times(later - lastTime, graph.step), (later - lastTime) * graph.step), {
            en: line`Multiply by the growth.`,
            es: line`Multiplica por el aumento.`,
          }),
          explainedBy(equation(sum(last, (later - lastTime) * graph.step), all), {
            en: line`Add it to the last value.`,
            es: line`Súmalo al último valor.`,
          }),
          end,
        ]
      return [
        rule,
        explainedBy(equation(minus(all, last), all - last), {
          en: line`Subtract the last value from the one asked about.`,
          es: line`Resta el último valor del que se pregunta.`,
        }),
        explainedBy(equation(divide(all - last, graph.step), later - lastTime), {
          en: line`Divide by the growth.`,
          es: line`Divide entre el aumento.`,
        }),
        explainedBy(equation(sum(lastTime, later - lastTime), later), {
          en: line`Add it to the time of the last point.`,
          es: line`Súmalo al tiempo del último punto.`,
        }),
        end,
      ]
    },
    // Step by step from the first point on.
    check(printed, { amount }) {
      const [[x, y], [u, v]] = [itemOf(drawnPoints(printed), 0), itemOf(drawnPoints(printed), 1)]
      const asked = printed.terms('role').map(({ name }) => name)[0]
      let [time, value] = [x, y]
      for (let i = 0; i < 40; i++) {
        if (asked === 'time' && printed.role('time').equals(time)) return exact(amount).equals(value)
        if (asked === 'value' && printed.role('value').equals(value)) return exact(amount).equals(time)
        time += u - x
        value += v - y
      }
      return false
    },
  }),

  route: form({
    levels: ['hard'],
    draw: random => drawMapped(random, [6, 7, 8]),
    answer: quantity,
    solve: mapped => {
      const [a, b, c] = [itemOf(mapped.at, 0), itemOf(mapped.at, 1), itemOf(mapped.at, 2)]
      return count(mapOf(mapped).meters * (between(a, b) + between(b, c)), nouns.meter)
    },
    ask(mapped) {
      const said = mapSaid(mapped, count(mapOf(mapped).meters, nouns.meter))
      const [one, two, three] = [placeOf(mapped, 0), placeOf(mapped, 1), placeOf(mapped, 2)]
      return below(drawnMap(mapped), {
        en: {
          kind: 'paragraph',
          content: [
            ...said.en,
            `You walk only along grid lines. How long is the shortest route from the ${one.en} to the ${two.en} and then to the ${three.en}?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...said.es,
            `Caminas solo por las líneas de la cuadrícula. ¿Cuánto mide el camino más corto ${fromEs(one)} ${toEs(two)} y luego ${toEs(three)}?`,
          ],
        },
      })
    },
    solution(mapped, found) {
      const [a, b, c] = [itemOf(mapped.at, 0), itemOf(mapped.at, 1), itemOf(mapped.at, 2)]
      const { meters } = mapOf(mapped)
      type Spot = readonly [number, number]
      const apart = (one: number, other: number): Expr =>
        equation(minus(Math.max(one, other), Math.min(one, other)), Math.abs(one - other))
      const leg = ([x, y]: Spot, [u, v]: Spot) => statements(apart(x, u), apart(y, v))
      const sides = ([x, y]: Spot, [u, v]: Spot) => [Math.abs(x - u), Math.abs(y - v)]
      const all = between(a, b) + between(b, c)
      return [
        explainedBy(leg(a, b), {
          en: line`From ${pair(...a)} to ${pair(...b)}: sides of squares to the left or right, then up or down.`,
          es: line`De ${pair(...a)} a ${pair(...b)}: lados hacia la izquierda o la derecha y luego hacia arriba o abajo.`,
        }),
        explainedBy(leg(b, c), {
          en: line`From ${pair(...b)} to ${pair(...c)} in the same way.`,
          es: line`De ${pair(...b)} a ${pair(...c)} de la misma manera.`,
        }),
        explainedBy(equation(sum(...sides(a, b), ...sides(b, c)), all), {
          en: line`Add the sides of both parts.`,
          es: line`Suma los lados de las dos partes.`,
        }),
        explainedBy(equation(times(all, meters), all * meters), {
          en: line`Each side is ${count(meters, nouns.meter)} long.`,
          es: line`Cada lado mide ${count(meters, nouns.meter)}.`,
        }),
        answerStep(alone(found), {
          en: line`The route is ${found} long.`,
          es: line`El camino mide ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c] = drawnPoints(printed)
      const [side] = printed.terms('quantity')
      return (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        side !== undefined &&
        exact(amount)
          .over(evaluate(side.amount))
          .equals(between(a, b) + between(b, c))
      )
    },
  }),
})
