import {
  answerStep,
  blank,
  both,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figureChoice,
  howMany,
  itemOf,
  line,
  list,
  quantity,
  type Random,
  sum,
  table,
  tableCells,
  tupleOf,
  type Value,
  wholes,
  withFigure,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { easyDots } from './dot-settings.ts'
import {
  amountOf,
  asked,
  countAt,
  type Dots,
  drawDots,
  howManyOf,
  lastOf,
  marked,
  plotOf,
  printedDots,
  tallest,
  totalOf,
  valuesOf,
  verbOf,
  whatOf,
} from './dots.ts'
import type { levels } from './levels.ts'
import { includes, isOn, printedSide, SIDES, type Side, sideSaid } from './sides.ts'

const READ = [8, 15] as const
const drawFrom = (random: Random, own: number, fits?: (dots: Dots) => boolean) =>
  drawDots(random, random.evenly(startingAt(easyDots, 2 * own)), READ, fits)

interface Sided {
  readonly dots: Dots
  readonly side: Side
  readonly bound: number
}
const valuesOn = ({ dots, side, bound }: Sided) => marked(dots).filter(value => isOn(side, value, bound))
const manyOn = (facts: Sided) => valuesOn(facts).reduce((all, value) => all + countAt(facts.dots, value), 0)
/** Bounds among the values, with two marks or more on the side that is asked for, and some dots beyond. */
const boundsOf = (dots: Dots, side: Side) =>
  marked(dots).filter(bound => {
    const facts = { dots, side, bound }
    return bound > 1 && valuesOn(facts).length > 1 && totalOf(dots.counts) - manyOn(facts) > 1
  })

/** The same dots with two stacks exchanged. */
const exchanged = (dots: Dots, i: number, j: number): Dots => ({
  ...dots,
  counts: dots.counts.with(i, itemOf(dots.counts, j)).with(j, itemOf(dots.counts, i)),
})
/** A dot taken away from one stack, and none added. */
const oneFewer = (dots: Dots, i: number): Dots => ({ ...dots, counts: dots.counts.with(i, itemOf(dots.counts, i) - 1) })

interface Listed {
  readonly dots: Dots
  readonly data: readonly number[]
  /** Two stacks of unequal height. */
  readonly pair: readonly [number, number]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  inAll: form({
    levels: ['easy'],
    draw: random => drawFrom(random, 0),
    answer: quantity,
    solve: dots => howManyOf(dots, totalOf(dots.counts)),
    ask: dots =>
      withFigure(
        asked(dots, {
          en: line`${howMany(dots.setting.of)} does the dot plot show in all?`,
          es: line`¿${howMany(dots.setting.of)} hay en total en el diagrama?`,
        }),
        plotOf(dots),
      ),
    solution: (dots, found) => [
      explained(
        list(...dots.counts.filter(many => many > 0)),
        line`Each dot is one data value. Count the dots in each stack, from left to right.`,
        line`Cada punto es un dato. Cuenta los puntos de cada columna, de izquierda a derecha.`,
      ),
      explained(
        equation(sum(...dots.counts.filter(many => many > 0)), totalOf(dots.counts)),
        line`Add the dots of all the stacks.`,
        line`Suma los puntos de todas las columnas.`,
      ),
      answerStep(alone(found), {
        en: line`The dot plot shows ${found}.`,
        es: line`El diagrama de puntos muestra ${found}.`,
      }),
    ],
    check: (printed, { amount }) => exact(amount).equals(printedDots(printed).length),
  }),

  mostCommon: form({
    levels: ['easy'],
    // The value is not the number of dots above it.
    draw: random =>
      drawFrom(random, 1, ({ from, counts }) => from + tallest(counts) !== itemOf(counts, tallest(counts))),
    answer: quantity,
    solve: dots => amountOf(dots, dots.from + tallest(dots.counts)),
    ask: dots =>
      withFigure(
        asked(dots, {
          en: line`What is the most common ${whatOf(dots)}?`,
          es: line`¿Cuál es ${whatOf(dots)} más común?`,
        }),
        plotOf(dots),
      ),
    solution: (dots, found) => [
      explained(
        howManyWork(dots),
        line`Find the tallest stack of dots and count its dots.`,
        line`Busca la columna de puntos más alta y cuenta sus puntos.`,
      ),
      answerStep(alone(found), {
        en: line`The tallest stack is above ${dots.from + tallest(dots.counts)}, so the most common ${whatOf(dots)} is ${dots.from + tallest(dots.counts)}.`,
        es: line`La columna más alta está sobre el ${dots.from + tallest(dots.counts)}: ${whatOf(dots)} más común es ${dots.from + tallest(dots.counts)}.`,
      }),
    ],
    check(printed, { amount }) {
      const values = printedDots(printed)
      const often = (value: number) => values.filter(other => other === value).length
      const found = exact(amount).toNumber()
      return values.every(value => value === found || often(value) < often(found))
    },
  }),

  howManyOnSide: form({
    levels: ['easy'],
    draw(random): Sided {
      const setting = random.evenly(startingAt(easyDots, 4))
      const side = random.evenly(SIDES)
      const dots = drawDots(random, setting, READ, drawn => boundsOf(drawn, side).length > 0)
      return { dots, side, bound: random.pick(boundsOf(dots, side)) }
    },
    answer: quantity,
    solve: facts => howManyOf(facts.dots, manyOn(facts)),
    ask({ dots, side, bound }) {
      const { of, unit, fewer, verb } = dots.setting
      const said = sideSaid(side, bound, unit, fewer)
      return withFigure(
        asked(dots, {
          en: [...line`${howMany(of)} ${words(verb.en, verb.es)} `, ...said.en, '?'],
          es: [...line`¿${howMany(of)} ${words(verb.en, verb.es)} `, ...said.es, '?'],
        }),
        plotOf(dots),
      )
    },
    solution(facts, found) {
      const { dots, side, bound } = facts
      const on = valuesOn(facts)
      const { unit, fewer } = dots.setting
      const [why, said] = [includes(side, bound), sideSaid(side, bound, unit, fewer)]
      return [
        explained(
          list(...on),
          [...why.en, '. These are the values with dots that count.'],
          [...why.es, '. Estos son los valores con puntos que cuentan.'],
        ),
        explained(
          equation(sum(...on.map(value => countAt(dots, value))), manyOn(facts)),
          line`Count the dots above these values and add.`,
          line`Cuenta los puntos que hay sobre estos valores y suma.`,
        ),
        answerStep(alone(found), {
          en: [...line`In all, ${found} ${verbOf(dots)} `, ...said.en, '.'],
          es: [...line`En total, ${found} ${verbOf(dots)} `, ...said.es, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const [side, bound] = printedSide(printed)
      return exact(amount).equals(printedDots(printed).filter(value => isOn(side, value, bound.toNumber())).length)
    },
  }),

  frequencies: form({
    levels: ['easy'],
    kind: 'table',
    wide: true,
    draw: random => drawFrom(random, 3),
    answer: tableCells,
    solve: dots => ({ rows: frequencyRows(dots, dots.counts), rowHeads: true, blanks: dots.counts }),
    ask: dots => {
      const { en, es } = asked(
        dots,
        dots.counts.includes(0)
          ? {
              en: line`Complete the frequency table. Write 0 where there is no dot.`,
              es: line`Completa la tabla de frecuencias. Escribe 0 donde no hay ningún punto.`,
            }
          : { en: line`Complete the frequency table.`, es: line`Completa la tabla de frecuencias.` },
      )
      const shown = both(
        table({
          rows: frequencyRows(
            dots,
            dots.counts.map(() => blank()),
          ),
          rowHeads: true,
        }),
      )
      const { en: plotEn, es: plotEs } = withFigure({ en, es }, plotOf(dots))
      return { en: [...plotEn, shown.en], es: [...plotEs, shown.es] }
    },
    solution: dots => [
      explainedBy(both(table({ rows: frequencyRows(dots, dots.counts), rowHeads: true })), {
        en: line`The frequency of a value is the number of dots above it.`,
        es: line`La frecuencia de un valor es el número de puntos que hay sobre él.`,
      }),
      explained(
        equation(sum(...dots.counts), totalOf(dots.counts)),
        line`Check: the frequencies add up to the number of dots.`,
        line`Comprueba: las frecuencias suman el número de puntos.`,
      ),
    ],
    check(printed, { blanks }) {
      const values = printedDots(printed)
      const [head] = tupleOf(printed.block('table').rows, 1)
      const shown = head.flatMap(cell => cell.flatMap(item => (isNumber(item) ? [item.n] : [])))
      return (
        shown.length === blanks.length &&
        shown.every((value, i) => exact(itemOf(blanks, i)).equals(values.filter(other => other === value).length))
      )
    },
  }),

  whichPlot: form({
    levels: ['easy'],
    wide: true,
    draw(random): Listed {
      const setting = random.evenly(startingAt(easyDots, 8))
      const dots = drawDots(random, setting, [8, 11], drawn => unequalPairs(drawn).length > 0)
      const pair = random.pick(unequalPairs(dots))
      return { dots, data: random.shuffle(valuesOf(dots)), pair }
    },
    answer: figureChoice,
    solve: ({ dots }) => plotOf(dots),
    mistakes({ dots, pair: [i, j] }) {
      const flat = { ...dots, counts: dots.counts.map(many => Math.min(many, 1)) }
      return {
        exchangedStacks: plotOf(exchanged(dots, i, j)),
        repeatsLeftOut: plotOf(flat),
        oneLeftOut: plotOf(oneFewer(dots, tallest(dots.counts))),
      }
    },
    ask: ({ dots, data }) =>
      paragraph(
        {
          en: [...dots.setting.data.en, ...line`: ${list(...data)}.`],
          es: [...dots.setting.data.es, ...line`: ${list(...data)}.`],
        },
        { en: line`Which dot plot shows these data?`, es: line`¿Qué diagrama de puntos muestra estos datos?` },
      ),
    solution: ({ dots }) => [
      explained(
        list(...valuesOf(dots)),
        line`Put the ${totalOf(dots.counts)} values in order, so that none is missed.`,
        line`Ordena los ${totalOf(dots.counts)} valores para no olvidar ninguno.`,
      ),
      explainedBy(both(table({ rows: frequencyRows(dots, dots.counts), rowHeads: true })), {
        en: line`Count how often each value appears: it has that many dots.`,
        es: line`Cuenta cuántas veces aparece cada valor: tiene esa cantidad de puntos.`,
      }),
      explained(
        words(
          `above ${dots.from + tallest(dots.counts)}: ${Math.max(...dots.counts)} dots`,
          `sobre el ${dots.from + tallest(dots.counts)}: ${Math.max(...dots.counts)} puntos`,
        ),
        line`Choose the dot plot with all these stacks.`,
        line`Elige el diagrama que tiene todas estas columnas.`,
      ),
    ],
    whyWrong: ({ dots, pair: [i, j] }) => {
      const at = tallest(dots.counts)
      return {
        exchangedStacks: {
          en: line`The stacks above ${dots.from + i} and ${dots.from + j} are switched.`,
          es: line`Las columnas sobre el ${dots.from + i} y el ${dots.from + j} están intercambiadas.`,
        },
        repeatsLeftOut: {
          en: line`Values that repeat have only one dot.`,
          es: line`Los valores que se repiten tienen un solo punto.`,
        },
        oneLeftOut: {
          en: line`A dot is missing above ${dots.from + at}.`,
          es: line`Falta un punto sobre el ${dots.from + at}.`,
        },
      }
    },
    check(printed, chosen) {
      const [shown] = printed.all('list')
      if (!shown || chosen.kind !== 'dot-plot') return false
      const left = chosen.plots.flatMap(({ values }) => [...values])
      return (
        left.length === shown.items.length &&
        shown.items.every(item => {
          const at = left.findIndex(value => exact(item).equals(value))
          if (at >= 0) left.splice(at, 1)
          return at >= 0
        })
      )
    },
  }),
})

const isNumber = (item: unknown): item is { readonly kind: 'number'; readonly n: number } =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'number'
const unequalPairs = ({ counts }: Dots): readonly (readonly [number, number])[] =>
  wholes(0, counts.length - 2)
    .map(i => [i, i + 1] as const)
    .filter(([i, j]) => itemOf(counts, i) !== itemOf(counts, j))
const howManyWork = (dots: Dots) => alone(howManyOf(dots, Math.max(...dots.counts)))

/** The values above, how often each comes below. */
export const frequencyRows = (dots: Dots, cells: readonly Value[]) => [
  [words(dots.setting.axis.en, dots.setting.axis.es), ...wholes(dots.from, lastOf(dots))],
  [words('Frequency', 'Frecuencia'), ...cells],
]
