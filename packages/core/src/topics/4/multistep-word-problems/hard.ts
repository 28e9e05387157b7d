import {
  answerStep,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  type Printed,
  quantity,
  type Random,
  role,
  step,
  sum,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { choosing, writing } from './choosing.ts'
import { hardStories } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { type PriceList, priceLists } from './price-lists.ts'
import { amountOf, byPlaces, drawFrom, solved, storiesAt, tell, undoesAmount } from './story.ts'

/** No story is told in two forms. */
const [toSolve, toWrite, toChoose] = [
  storiesAt(hardStories, 0, 5, 8, 4),
  storiesAt(hardStories, 1, 3, 6),
  storiesAt(hardStories, 2, 9, 7),
]

interface Bought {
  readonly list: PriceList
  readonly prices: readonly number[]
  /** The rows of the list that are needed. */
  readonly rows: readonly [number, number]
  readonly amounts: readonly [number, number]
}
function drawBought(random: Random): Bought {
  const list = random.evenly(priceLists)
  return random.until(
    () => {
      const [first, second] = random.sample([0, 1, 2, 3], 2)
      return {
        list,
        prices: list.things.map(({ price }) => random.int(...price)),
        rows: [first, second] as const,
        amounts: [random.int(13, 38), random.int(13, 38)] as const,
      }
    },
    ({ prices, rows: [first, second], amounts: [one, other] }) =>
      new Set([...prices, one, other]).size === 6 &&
      one % 10 !== 0 &&
      other % 10 !== 0 &&
      itemOf(prices, first) + itemOf(prices, second) > 24,
  )
}
const multiplied = (one: number, other: number) =>
  byPlaces({ operation: '×', numbers: [one, other], work: times(one, other), result: one * other })
const costs = ({ prices, rows, amounts }: Bought) =>
  [itemOf(amounts, 0) * itemOf(prices, rows[0]), itemOf(amounts, 1) * itemOf(prices, rows[1])] as const
const totalOf = (bought: Bought) => {
  const [one, other] = costs(bought)
  return one + other
}
/** The price in a row of the printed list. */
const priceIn = (printed: Printed, row: number) => {
  const [, cell] = tupleOf(itemOf(printed.block('table').rows, row), 2)
  return evaluate(itemOf(cell, 0) as Expr)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeSteps: form({
    levels: ['hard'],
    kind: 'story',
    lines: 7,
    draw: random => drawFrom(random, toSolve),
    answer: quantity,
    solve: amountOf,
    ask: tell,
    solution: solved,
    check: undoesAmount,
  }),

  writeTheEquationOfThree: form({
    ...writing,
    levels: ['hard'],
    lines: 6,
    draw: random => drawFrom(random, toWrite),
  }),

  whichEquationOfThree: form({
    ...choosing,
    levels: ['hard'],
    answer: formulaChoice,
    draw: random => drawFrom(random, toChoose),
  }),

  priceTable: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw: drawBought,
    answer: quantity,
    solve: bought => count(totalOf(bought), nouns.dollar),
    ask({ list, prices, rows: [first, second], amounts: [one, other] }) {
      const drawn = table({
        head: [list.head, words('Price in dollars', 'Precio en dólares')],
        rows: list.things.map(({ name }, i) => [name, itemOf(prices, i)]),
      })
      const [a, b] = [
        itemOf(list.things, first).bought(role(`row-${first}`, one)),
        itemOf(list.things, second).bought(role(`row-${second}`, other)),
      ]
      return {
        en: [
          drawn,
          {
            kind: 'paragraph',
            content: [...list.who.en, ' ', ...a.en, ' and ', ...b.en, '. How many dollars does all of this cost?'],
          },
        ],
        es: [
          drawn,
          {
            kind: 'paragraph',
            content: [...list.who.es, ' ', ...a.es, ' y ', ...b.es, '. ¿Cuántos dólares cuesta todo?'],
          },
        ],
      }
    },
    solution(bought, found) {
      const {
        list,
        prices,
        rows: [first, second],
        amounts: [a, b],
      } = bought
      const [one, other] = costs(bought)
      const inTable = (row: number) => itemOf(list.things, row).name
      return [
        step(multiplied(a, itemOf(prices, first)), because.explain, {
          sentence: {
            en: line`Read the price in the row “${inTable(first)}”: multiply.`,
            es: line`Lee el precio en la fila “${inTable(first)}”: multiplica.`,
          },
        }),
        step(multiplied(b, itemOf(prices, second)), because.explain, {
          sentence: {
            en: line`Read the price in the row “${inTable(second)}”: multiply.`,
            es: line`Lee el precio en la fila “${inTable(second)}”: multiplica.`,
          },
        }),
        step(equation(sum(one, other), one + other), because.explain, {
          sentence: { en: line`Find the total cost: add.`, es: line`Halla el costo total: suma.` },
        }),
        answerStep(both({ kind: 'paragraph', content: [found] }), list.ends(role('total', one + other))),
      ]
    },
    // Takes the price of each thing away, as often as it is bought.
    check(printed, { amount }) {
      let left = evaluate(amount)
      for (const { name } of printed.terms('role')) {
        const row = Number(name.slice('row-'.length))
        for (let bought = 0; bought < printed.role(name).n; bought++) left = left.minus(priceIn(printed, row))
      }
      return left.equals(0)
    },
  }),
})
