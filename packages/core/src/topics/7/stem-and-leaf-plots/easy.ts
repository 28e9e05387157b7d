import {
  type Block,
  type Both,
  both,
  count,
  equation,
  exact,
  explained,
  explainedBy,
  howMany,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  tupleOf,
  words,
} from '../../../author.ts'
import { ascending } from '../../kit/statistics/five-numbers.ts'
import { named } from '../../kit/statistics/named.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { drawValues, type Form, keyedPlot, leavesOn, printedValues, rangeOf, stemsOf, titled } from './plot.ts'
import { easySettings, type Setting } from './settings.ts'

interface Shown {
  readonly setting: Setting
  readonly values: readonly number[]
}
const drawPlot = (random: Random, place: number, size: readonly number[], repeats = 0): Shown => {
  const setting = random.evenly(startingAt(easySettings, place))
  return { setting, values: drawValues(random, setting.values, random.pick(size), random.pick([3, 4]), repeats) }
}
const [MIN, MAX, RANGE] = [words('min', 'mín'), words('max', 'máx'), words('range', 'rango')]
const above = ({ setting, values }: Shown, asks: Both<Block>): Both<readonly Block[]> => {
  const [title, plot] = [titled(setting), keyedPlot(setting, values)]
  return { en: [title.en, ...plot.en, asks.en], es: [title.es, ...plot.es, asks.es] }
}

interface Bounded extends Shown {
  readonly bound: number
}
const manyAbove = ({ values, bound }: Bounded) => values.filter(value => value > bound).length
/** A bound that leaves some values on each side; in half of the problems it is a value of the plot. */
function drawBounded(random: Random): Bounded {
  const shown = drawPlot(random, 2, [10, 11, 12, 13, 14, 15])
  const isIn = random.evenly([true, false])
  const inner = ascending(shown.values).slice(3, -2)
  const free = inner.map(value => value + 1).filter(value => !shown.values.includes(value) && value % 10 !== 0)
  return { ...shown, bound: random.pick(isIn || free.length === 0 ? inner : free) }
}
const saidAbove = ({ setting: { verb, tail, unit }, bound }: Bounded): Both<readonly Inline[]> => ({
  en: [`${verb.en} `, ...line`more than ${role('bound', count(bound, unit))}`, tail.en],
  es: [`${verb.es} `, ...line`más de ${role('bound', count(bound, unit))}`, tail.es],
})

const modeOf = (values: readonly number[]): number =>
  itemOf(
    values.filter((value, i) => values.indexOf(value) !== i),
    0,
  )

const MISREADS = ['reversed', 'leavesOnly', 'added'] as const
const listSentence = (key: string, values: readonly number[]): Sentence => ({
  key: `${key} ${values.join(' ')}`,
  says: both({ kind: 'paragraph', content: [list(...values)] }),
})
/** The values as somebody reads them who does not put stem and leaf side by side. */
const misread = (values: readonly number[], how: (typeof MISREADS)[number]): readonly number[] =>
  ascending(values).map(value => {
    const [stem, leaf] = [Math.floor(value / 10), value % 10]
    return { reversed: 10 * leaf + stem, leavesOnly: leaf, added: stem + leaf }[how]
  })

export const easyForms = (form: Form) => ({
  endsAndRange: form({
    levels: ['easy'],
    draw: random => drawPlot(random, 0, [9, 10, 11, 12, 13]),
    answer: named(MIN, MAX, RANGE),
    solve: ({ values }) => [Math.min(...values), Math.max(...values), rangeOf(values)],
    ask: shown =>
      above(shown, {
        en: prose`Find the minimum, the maximum, and the range.`,
        es: prose`Halla el mínimo, el máximo y el rango.`,
      }),
    solution: ({ values }, answer) => {
      const [least, most] = [Math.min(...values), Math.max(...values)]
      return [
        explained(
          statements(equation(MIN, least), equation(MAX, most)),
          line`The first leaf of the first stem gives the minimum, and the last leaf of the last stem gives the maximum.`,
          line`La primera hoja del primer tallo da el mínimo y la última hoja del último tallo da el máximo.`,
        ),
        explained(
          equation(equation(RANGE, minus(most, least)), itemOf(answer, 2)),
          line`Subtract the minimum from the maximum.`,
          line`Resta el mínimo del máximo.`,
        ),
      ]
    },
    check(printed, answer) {
      const ordered = [...printedValues(printed)].sort((a, b) => a - b)
      const [least, most, range] = tupleOf(answer.map(exact), 3)
      return (
        least.equals(itemOf(ordered, 0)) &&
        most.equals(itemOf(ordered, ordered.length - 1)) &&
        least.plus(range).equals(most)
      )
    },
  }),

  countAbove: form({
    levels: ['easy'],
    draw: drawBounded,
    answer: quantity,
    solve: bounded => count(manyAbove(bounded), bounded.setting.of),
    ask: bounded => {
      const said = saidAbove(bounded)
      return above(bounded, {
        en: { kind: 'paragraph', content: [...line`${howMany(bounded.setting.of)} `, ...said.en, '?'] },
        es: { kind: 'paragraph', content: [...line`¿${howMany(bounded.setting.of)} `, ...said.es, '?'] },
      })
    },
    solution: (bounded, found) => {
      const { values, bound } = bounded
      const said = saidAbove(bounded)
      return [
        explained(
          list(...ascending(values.filter(value => value > bound))),
          values.includes(bound)
            ? line`Read the values from the plot. Those greater than ${bound} count; ${bound} itself does not.`
            : line`Read the values from the plot. Those greater than ${bound} count.`,
          values.includes(bound)
            ? line`Lee los valores del diagrama. Cuentan los mayores que ${bound}; el ${bound} no.`
            : line`Lee los valores del diagrama. Cuentan los mayores que ${bound}.`,
        ),
        explainedBy(alone(found), {
          en: [...line`In all, ${found} `, ...said.en, '.'],
          es: [...line`En total, ${found} `, ...said.es, '.'],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount).equals(printedValues(printed).filter(value => printed.role('bound').compare(value) < 0).length),
  }),

  findMode: form({
    levels: ['easy'],
    draw: random => drawPlot(random, 4, [10, 11, 12, 13], 1),
    answer: quantity,
    solve: ({ setting, values }) => count(modeOf(values), setting.unit),
    ask: shown => above(shown, { en: prose`What is the mode?`, es: prose`¿Cuál es la moda?` }),
    solution: ({ values }, found) => {
      const mode = modeOf(values)
      const stem = Math.floor(mode / 10)
      return [
        explained(
          { kind: 'paragraph', content: [...line`${stem} | `, leavesOn(values, stem).join(' ')] },
          line`Look for a leaf that is repeated on one stem: the leaf ${mode % 10} is on the stem ${stem} twice.`,
          line`Busca una hoja que se repita en un mismo tallo: la hoja ${mode % 10} está dos veces en el tallo ${stem}.`,
        ),
        explained(
          alone(found),
          line`The mode is the value that occurs most often: ${found}.`,
          line`La moda es el valor que más se repite: ${found}.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const values = printedValues(printed)
      const often = (value: number) => values.filter(other => other === value).length
      return (
        values.every(value => exact(amount).equals(value) || often(value) === 1) && often(exact(amount).toNumber()) > 1
      )
    },
  }),

  whichList: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawPlot(random, 6, [7, 8]),
        ({ values }) => values.every(value => value % 10 !== Math.floor(value / 10) && value % 10 !== 0),
      ),
    answer: sentenceChoice,
    solve: ({ values }) => listSentence('right', ascending(values)),
    mistakes: ({ values }) => Object.fromEntries(MISREADS.map(how => [how, listSentence(how, misread(values, how))])),
    ask: shown =>
      above(shown, { en: prose`Which list shows the same data?`, es: prose`¿Qué lista muestra los mismos datos?` }),
    solution: ({ values }, { says }) => {
      const first = itemOf(stemsOf(values), 0)
      const leaf = itemOf(leavesOn(values, first), 0)
      return [
        explained(
          { kind: 'paragraph', content: line`${first} | ${leaf} = ${10 * first + leaf}` },
          line`The stem is the tens digit, and each leaf is a ones digit. Start with the first leaf.`,
          line`El tallo es la cifra de las decenas y cada hoja es una cifra de las unidades. Empieza con la primera hoja.`,
        ),
        explainedBy(says, {
          en: line`This list puts each leaf after its stem.`,
          es: line`Esta lista pone cada hoja después de su tallo.`,
        }),
      ]
    },
    whyWrong: () => ({
      reversed: { en: line`It puts each leaf before its stem.`, es: line`Pone cada hoja antes de su tallo.` },
      leavesOnly: { en: line`It shows the leaves without their stems.`, es: line`Muestra las hojas sin sus tallos.` },
      added: { en: line`It adds stem and leaf.`, es: line`Suma tallo y hoja.` },
    }),
    check: (printed, { key }) => key === `right ${[...printedValues(printed)].sort((a, b) => a - b).join(' ')}`,
  }),
})
