import {
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  integer,
  itemOf,
  line,
  list,
  minus,
  name,
  ordinal,
  over,
  type Printed,
  people,
  prose,
  type Random,
  type Ratio,
  role,
  shownValue,
  sum,
  things,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { ascending, exactly } from '../../kit/statistics/five-numbers.ts'
import { named } from '../../kit/statistics/named.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  drawValues,
  emptyTable,
  type Form,
  keyedPlot,
  keyOf,
  leavesOn,
  listed,
  madePlot,
  middleOf,
  plotTable,
  printedValues,
  rangeOf,
  stemsOf,
  titled,
} from './plot.ts'
import { mediumSettings, type Titled } from './settings.ts'

interface Listed {
  readonly setting: Titled
  readonly values: readonly number[]
}
function drawList(random: Random, place: number, sizes: readonly number[], repeats: number): Listed {
  const setting = random.evenly(startingAt(mediumSettings, place))
  const size = random.evenly(sizes)
  return {
    setting,
    values: random.shuffle<readonly number[]>(drawValues(random, setting.values, size, random.pick([3, 4]), repeats)),
  }
}
const [MEDIAN, MODE, RANGE] = [words('median', 'mediana'), words('mode', 'moda'), words('range', 'rango')]
const medianIn = (values: readonly number[]): Value => shownValue(exactly(middleOf(values)))
const modeOf = (values: readonly number[]): number =>
  itemOf(
    values.filter((value, i) => values.indexOf(value) !== i),
    0,
  )
/** Which places of the ordered values hold the median. */
export function medianStep(values: readonly number[], shown: (value: number) => Value = value => value) {
  const ordered = ascending(values)
  const half = Math.floor(values.length / 2)
  const middle = itemOf(ordered, half)
  if (values.length % 2 === 1)
    return explained(
      equation(MEDIAN, shown(middle)),
      line`The plot has ${values.length} leaves in order. The median is the value in the middle, the ${ordinal(half + 1)} one.`,
      line`El diagrama tiene ${values.length} hojas en orden. La mediana es el valor del medio, el ${ordinal(half + 1)}.`,
    )
  const before = itemOf(ordered, half - 1)
  return explained(
    equation(equation(MEDIAN, over(sum(shown(before), shown(middle)), 2)), halfOf(shown(before), shown(middle))),
    line`The plot has ${values.length} leaves in order. The median is the mean of the two values in the middle, the ${ordinal(half)} and the ${ordinal(half + 1)}.`,
    line`El diagrama tiene ${values.length} hojas en orden. La mediana es la media de los dos valores del medio, el ${ordinal(half)} y el ${ordinal(half + 1)}.`,
  )
}
const halfOf = (a: Value, b: Value): Value => shownValue(exact(a).plus(exact(b)).over(2))

const dataIn = (printed: Printed): readonly Ratio[] => itemOf(printed.all('list'), 0).items.map(item => evaluate(item))

/** A value that somebody forgot in the plot: one that comes twice, or any other. */
interface Forgotten extends Listed {
  readonly forgotten: number
}
function drawForgotten(random: Random): Forgotten {
  const drawn = drawList(random, 6, [11, 13, 12, 10], 1)
  const isTwice = random.evenly([true, false, true])
  const ordered = ascending(drawn.values)
  const inner = ordered.filter(
    value => value !== ordered[0] && value !== ordered[ordered.length - 1] && value !== modeOf(drawn.values),
  )
  const able = inner.filter(
    value => drawn.values.filter(other => Math.floor(other / 10) === Math.floor(value / 10)).length > 1,
  )
  return { ...drawn, forgotten: isTwice || able.length === 0 ? modeOf(drawn.values) : random.pick(able) }
}
const without = ({ values, forgotten }: Forgotten): readonly number[] => {
  const at = values.indexOf(forgotten)
  return values.filter((_, i) => i !== at)
}

export const mediumForms = (form: Form) => ({
  makePlot: form({
    levels: ['medium'],
    wide: true,
    lines: 3,
    draw: random => drawList(random, 0, [12, 11, 14, 10, 13, 16], random.pick([0, 1])),
    answer: madePlot,
    solve: ({ values }) => ascending(values),
    key: ({ setting, values }) => {
      const key = keyOf(itemOf(ascending(values), 1), setting.unit)
      const median = equation(MEDIAN, medianIn(values))
      return { en: [key.en, prose`${median}`], es: [key.es, prose`${median}`] }
    },
    ask: ({ setting, values }) => {
      const { en, es } = listed(setting, values)
      return {
        en: [
          en,
          prose`Make a stem-and-leaf plot with a key. Then use it to find the median.`,
          emptyTable(values, 'en'),
          prose`Key: ____ | ____ means ____ ${things(setting.unit)}.`,
          prose`Median: ____`,
        ],
        es: [
          es,
          prose`Haz un diagrama de tallo y hojas con su clave. Luego úsalo para hallar la mediana.`,
          emptyTable(values, 'es'),
          prose`Clave: ____ | ____ significa ____ ${things(setting.unit)}.`,
          prose`Mediana: ____`,
        ],
      }
    },
    solution: ({ setting, values }) => {
      const stems = stemsOf(values)
      const empty = stems.find(stem => leavesOn(values, stem).length === 0)
      const key = keyOf(itemOf(ascending(values), 1), setting.unit)
      return [
        explained(
          list(...ascending(values)),
          line`Put the values in order. The tens digits are the stems, and the ones digits are the leaves.`,
          line`Ordena los valores. Las cifras de las decenas son los tallos y las de las unidades, las hojas.`,
        ),
        explainedBy(
          { en: plotTable(values, 'en'), es: plotTable(values, 'es') },
          {
            en: [
              ...line`Write the leaves in order, each as often as its value occurs.`,
              ...(empty === undefined ? [] : line` The stem ${empty} has no leaf.`),
            ],
            es: [
              ...line`Escribe las hojas en orden, cada una tantas veces como aparece su valor.`,
              ...(empty === undefined ? [] : line` El tallo ${empty} no tiene hojas.`),
            ],
          },
        ),
        explainedBy(key, {
          en: line`The key tells how to read stem and leaf together.`,
          es: line`La clave dice cómo leer juntos el tallo y la hoja.`,
        }),
        medianStep(values),
      ]
    },
    check(printed, values) {
      const given = dataIn(printed).map(value => value.toNumber())
      const left = [...values]
      for (const value of given) {
        const at = left.indexOf(value)
        if (at < 0) return false
        left.splice(at, 1)
      }
      return left.length === 0 && values.every((value, i) => i === 0 || value >= itemOf(values, i - 1))
    },
  }),

  threeMeasures: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawList(random, 3, [12, 11, 14, 13, 10, 15], 1),
        ({ values }) => new Set([middleOf(values), modeOf(values), rangeOf(values)].map(String)).size === 3,
      ),
    answer: named(MEDIAN, MODE, RANGE),
    solve: ({ values }) => [medianIn(values), modeOf(values), rangeOf(values)],
    ask: ({ setting, values }) => {
      const [title, plot] = [titled(setting), keyedPlot(setting, values)]
      return {
        en: [title.en, ...plot.en, prose`Find the median, the mode, and the range.`],
        es: [title.es, ...plot.es, prose`Halla la mediana, la moda y el rango.`],
      }
    },
    solution: ({ values }) => {
      const mode = modeOf(values)
      return [
        medianStep(values),
        explained(
          equation(MODE, mode),
          line`The leaf ${mode % 10} is on the stem ${Math.floor(mode / 10)} twice; no other value is repeated.`,
          line`La hoja ${mode % 10} está dos veces en el tallo ${Math.floor(mode / 10)}; ningún otro valor se repite.`,
        ),
        explained(
          equation(equation(RANGE, minus(Math.max(...values), Math.min(...values))), rangeOf(values)),
          line`Subtract the first value from the last one.`,
          line`Resta el primer valor del último.`,
        ),
      ]
    },
    check(printed, answer) {
      const values = [...printedValues(printed)].sort((a, b) => a - b)
      const [median, mode, range] = tupleOf(answer.map(exact), 3)
      const often = (value: number) => values.filter(other => other === value).length
      return (
        median.equals(exactly(middleOf(values))) &&
        often(mode.toNumber()) === Math.max(...values.map(often)) &&
        often(mode.toNumber()) > 1 &&
        range.plus(itemOf(values, 0)).equals(itemOf(values, values.length - 1))
      )
    },
  }),

  forgottenValue: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({ ...drawForgotten(random), person: random.evenly(people) }),
    answer: integer,
    solve: ({ forgotten }) => forgotten,
    key: ({ values, forgotten }) => {
      const stem = Math.floor(forgotten / 10)
      const leaves = leavesOn(values, stem).join(' ')
      return {
        en: { kind: 'paragraph', content: [...line`It should be: ${stem} | `, leaves] },
        es: { kind: 'paragraph', content: [...line`Debe ser: ${stem} | `, leaves] },
      }
    },
    ask: drawn => {
      const { setting, values, person } = drawn
      const shown = without(drawn)
      const [{ en, es }, plot] = [listed(setting, values), keyedPlot(setting, shown)]
      const who = name(person)
      const many = role('many', values.length)
      return {
        en: [
          en,
          prose`${who} made this plot of the ${many} values, but forgot one of them. Which value is missing from the plot?`,
          ...plot.en,
        ],
        es: [
          es,
          prose`${who} hizo este diagrama de los ${many} valores, pero olvidó uno de ellos. ¿Qué valor falta en el diagrama?`,
          ...plot.es,
        ],
      }
    },
    solution: drawn => {
      const { values, forgotten } = drawn
      const stem = Math.floor(forgotten / 10)
      const onStem = ascending(values.filter(value => Math.floor(value / 10) === stem))
      const [inList, inPlot] = [onStem.length, leavesOn(without(drawn), stem).length]
      return [
        explained(
          list(...ascending(values)),
          line`Put the ${values.length} values in order. The plot has only ${values.length - 1} leaves.`,
          line`Ordena los ${values.length} valores. El diagrama tiene solo ${values.length - 1} hojas.`,
        ),
        explained(
          list(...onStem),
          line`Compare stem by stem. The list has ${inList} values with the stem ${stem}, and the plot has only ${inPlot}.`,
          line`Compara tallo por tallo. La lista tiene ${inList} valores con el tallo ${stem} y el diagrama solo tiene ${inPlot}.`,
        ),
        explained(
          { kind: 'paragraph', content: line`${forgotten}` },
          values.filter(value => value === forgotten).length > 1
            ? line`The value ${forgotten} occurs twice, so its leaf must be written twice.`
            : line`The leaf ${forgotten % 10} is missing on this stem.`,
          values.filter(value => value === forgotten).length > 1
            ? line`El valor ${forgotten} aparece dos veces, así que su hoja debe escribirse dos veces.`
            : line`En este tallo falta la hoja ${forgotten % 10}.`,
        ),
      ]
    },
    check(printed, answer) {
      const total = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0)
      return exact(answer).equals(total(dataIn(printed).map(value => value.toNumber())) - total(printedValues(printed)))
    },
  }),
})
