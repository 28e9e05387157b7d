import {
  both,
  explained,
  type FormMaker,
  itemOf,
  line,
  name,
  order,
  orderByDigits,
  type Person,
  people,
  prose,
  type Sentence,
  sentenceChoice,
  step,
  table,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawList, lists, sorted } from './parts.ts'
import { childrenTables } from './tables.ts'

const child = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  order: form(
    order({
      levels: ['medium'],
      direction: 'descending',
      draw: drawList,
      solution: values => orderByDigits(sorted(values), 'descending'),
    }),
  ),
  table: form({
    levels: ['medium'],
    kind: 'table',
    draw(random) {
      const told = random.evenly(childrenTables)
      const values = random.shuffle(lists['mixed digits'](random, 4))
      return { told, asks: random.evenly(['most', 'least']), values, children: random.sample(people, 4) }
    },
    answer: sentenceChoice,
    solve({ asks, values, children }) {
      const wanted = asks === 'most' ? Math.max(...values) : Math.min(...values)
      return child(itemOf(children, values.indexOf(wanted)))
    },
    mistakes({ values, children, asks }) {
      const way = asks === 'most' ? -1 : 1
      const byPlace = (place: number) => {
        const inOrder = [...values].sort((a, b) => way * (a - b))
        return child(itemOf(children, values.indexOf(itemOf(inOrder, place))))
      }
      return { second: byPlace(1), third: byPlace(2), otherEnd: byPlace(3) }
    },
    ask({ told, asks, values, children }) {
      const rows = children.map((person, i) => [name(person), itemOf(values, i)])
      const shown = (language: 'en' | 'es') => [
        told.says[language],
        table({
          head: [{ en: line`Name`, es: line`Nombre` }[language], told.head[language]],
          rows,
          rowHeads: true,
        }),
        told[asks][language],
      ]
      return { en: shown('en'), es: shown('es') }
    },
    // Only the numbers with the decisive hundreds are compared further.
    solution({ asks, values }, answer) {
      const isMost = asks === 'most'
      const direction = isMost ? 'descending' : 'ascending'
      const wanted = isMost ? Math.max(...values) : Math.min(...values)
      const alike = values.filter(value => Math.floor(value / 100) === Math.floor(wanted / 100))
      const byHundreds = itemOf(orderByDigits(values, direction), 0)
      if (alike.length > 1)
        return [
          byHundreds,
          ...orderByDigits(alike, direction),
          step(answer.says, isMost ? because.greatestComesFirst : because.leastComesFirst),
        ]
      return [
        byHundreds,
        isMost
          ? explained(
              answer.says,
              line`${wanted} has the most hundreds: it is the greatest.`,
              line`${wanted} es el que tiene más centenas: es el mayor.`,
            )
          : explained(
              answer.says,
              line`${wanted} has the fewest hundreds: it is the least.`,
              line`${wanted} es el que tiene menos centenas: es el menor.`,
            ),
      ]
    },
    // The number beside the name, and none that is beyond it.
    check(printed, { key }) {
      const told = printed.terms('person').map(({ person }) => person.name)
      const numbers = printed.take(4).map(({ n }) => n)
      const own = itemOf(numbers, told.indexOf(key))
      return numbers.every(other => (/most|más/.test(printed.text) ? other <= own : other >= own))
    },
  }),
})
