import {
  answerStep,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  role,
  statements,
  sum,
  times,
} from '../../../author.ts'
import {
  alone,
  amountOf,
  below,
  drawGraph,
  drawnPoints,
  type levels,
  MINE,
  onGraph,
  settingOf,
  timeOf,
  valueAt,
} from './graphs.ts'

/** "had been collected" of what is to come. */
const willBe = (done: string) => done.replace('had ', 'will have ')
const seHabran = (done: string) => done.replace('habían', 'habrán')

export const continuedForms = (form: FormMaker<typeof levels>) => ({
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
            en: [...line`Multiply by ${graph.step}, the growth `, `each ${time.en[0]}.`],
            es: [...line`Multiplica por ${graph.step}, el aumento `, `de cada ${time.es[0]}.`],
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
          en: [
            ...line`Divide by ${graph.step}, the growth `,
            `each ${time.en[0]}: this is how many more ${time.en[1]} pass.`,
          ],
          es: [...line`Divide entre ${graph.step}, el aumento `, `de cada ${time.es[0]}: es el tiempo que falta.`],
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
})
