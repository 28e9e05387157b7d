import {
  count,
  equation,
  explained,
  type FormMaker,
  failed,
  itemOf,
  line,
  minus,
  moneyAmount,
  type Of,
  price,
  quantity,
  Ratio,
  role,
  statements,
  sum,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { inSmallest } from './amounts.ts'
import { measuredTables, sharedPrices } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { inCents, inDollars, sharedOut } from './plans.ts'
import { roadForms } from './roads.ts'
import { timeForms } from './times-of-day.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ...roadForms(form),
  ...timeForms(form),

  sharedMoney: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.evenly(sharedPrices)
      return random.until(
        () => ({
          story,
          each: 5 * random.int(story.each[0] / 5, story.each[1] / 5),
          number: random.int(...story.number),
          other: 5 * random.int(story.other[0] / 5, story.other[1] / 5),
        }),
        ({ each, number, other }) => {
          const found = story.plan === '+' ? each + other : each - other
          return each % 100 > 0 && (each * number) % 100 > 0 && found % 100 > 0 && other % 100 > 0
        },
      )
    },
    answer: moneyAmount,
    solve: ({ story, each, other }) => (story.plan === '+' ? each + other : each - other),
    ask: ({ story, each, number, other }) =>
      story.tell(role('total', price(each * number)), role('number', number), role(story.plan, price(other))),
    solution({ story, each, number, other }, found) {
      const { en, es } = story.ends(price(found))
      return [
        inCents(each * number),
        ...sharedOut(each * number, number),
        inDollars(each),
        story.plan === '+'
          ? ended(
              equation(sum(price(each), price(other)), price(found)),
              [...line`Add the other amount. `, ...en],
              [...line`Suma la otra cantidad. `, ...es],
            )
          : ended(
              equation(minus(price(each), price(other)), price(found)),
              [...line`Subtract the other amount. `, ...en],
              [...line`Resta la otra cantidad. `, ...es],
            ),
      ]
    },
    check(printed, answer) {
      const isSum = printed.terms('role').some(({ name }) => name === '+')
      const other = printed.role(isSum ? '+' : '−').times(100).n
      const each = isSum ? answer - other : answer + other
      return Ratio.of(each, 100).times(printed.role('number')).equals(printed.role('total'))
    },
  }),

  lengthsInATable: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(measuredTables)
      const { factor } = story.units
      const step = factor >= 100 ? factor / 20 : 1
      return random.until(
        () => {
          const rows = [0, 1, 2, 3].map(() => ({
            large: random.int(...story.large),
            small: step * random.int(1, factor / step - 1),
          }))
          const [greater, less] = random.sample([0, 1, 2, 3], 2)
          return { story, rows, greater, less }
        },
        ({ rows, greater, less }) => {
          const [first, second] = [itemOf(rows, greater), itemOf(rows, less)]
          return (
            first.large > second.large &&
            first.small < second.small &&
            new Set(rows.map(({ large }) => large)).size >= 3 &&
            new Set(rows.map(({ large, small }) => large * factor + small)).size === rows.length
          )
        },
      )
    },
    answer: quantity,
    solve: ({ story: { units }, rows, greater, less }) => {
      const inSmall = (i: number) => itemOf(rows, i).large * units.factor + itemOf(rows, i).small
      return count(inSmall(greater) - inSmall(less), units.small)
    },
    ask({ story, rows, greater, less }) {
      const { units } = story
      const nameOf = (i: number) => words(itemOf(story.rows.en, i), itemOf(story.rows.es, i))
      const shown = (and: string) =>
        table({
          head: [words(story.head.en[0], story.head.es[0]), words(story.head.en[1], story.head.es[1])],
          rows: rows.map(({ large, small }, i) => [
            nameOf(i),
            [count(large, units.large), and, count(small, units.small)],
          ]),
        })
      const { en, es } = story.more([nameOf(greater)], [nameOf(less)])
      return { en: [story.intro.en, shown(' '), en], es: [story.intro.es, shown(' y '), es] }
    },
    solution({ story, rows, greater, less }, found) {
      const { units } = story
      const inSmall = (i: number) => itemOf(rows, i).large * units.factor + itemOf(rows, i).small
      const converted = (i: number) =>
        equation(sum(times(itemOf(rows, i).large, units.factor), itemOf(rows, i).small), inSmall(i))
      const nameOf = (i: number) => words(itemOf(story.rows.en, i), itemOf(story.rows.es, i))
      const { en, es } = story.ends(nameOf(greater), nameOf(less), found)
      return [
        explained(
          statements(converted(greater), converted(less)),
          line`${count(1, units.large)} is ${count(units.factor, units.small)}: write both measures in the smaller unit.`,
          line`${count(1, units.large)} equivale a ${count(units.factor, units.small)}: escribe las dos medidas en la unidad menor.`,
        ),
        explained(
          equation(minus(inSmall(greater), inSmall(less)), inSmall(greater) - inSmall(less)),
          line`Subtract to compare.`,
          line`Resta para comparar.`,
        ),
        ended(alone(found), en, es),
      ]
    },
    check(printed, answer) {
      const [greater, less] = tupleOf(printed.all('words').slice(-2), 2)
      const sizeOf = (name: Of<'words'>) => {
        const row =
          printed.block('table').rows.find(cells => {
            const item = itemOf(itemOf(cells, 0), 0)
            return typeof item === 'object' && item.kind === 'words' && item.en === name.en
          }) ?? failed(`The table has a row for ${name.en}`)
        return itemOf(row, 1).reduce(
          (all, item) => (typeof item === 'object' && item.kind === 'quantity' ? all.plus(inSmallest(item)) : all),
          Ratio.of(0),
        )
      }
      return inSmallest(answer).plus(sizeOf(less)).equals(sizeOf(greater))
    },
  }),
})
