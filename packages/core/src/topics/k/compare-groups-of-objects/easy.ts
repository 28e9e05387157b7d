import {
  both,
  type FormMaker,
  itemOf,
  prose,
  type Step,
  step,
  symbol,
  trueOrFalse,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Asked, type Counts, layouts } from './groups.ts'
import type { levels } from './levels.ts'
import { A, asks, B, drawGroup, leftOver, place, relationOf, sizesOf } from './parts.ts'

const circled = {
  more: { en: prose`Circle the row that has more.`, es: prose`Encierra la fila que tiene más.` },
  fewer: { en: prose`Circle the row that has fewer.`, es: prose`Encierra la fila que tiene menos.` },
}

const letter = writtenLetter('A', 'B', 'C')

const of = (counts: Counts, ask: Asked) => (ask === 'more' ? Math.max(...counts) : Math.min(...counts))

const claimed = {
  more: { en: prose`Row ${A} has more than row ${B}.`, es: prose`La fila ${A} tiene más que la fila ${B}.` },
  fewer: { en: prose`Row ${A} has fewer than row ${B}.`, es: prose`La fila ${A} tiene menos que la fila ${B}.` },
}

const rowNamed = (row: string) => ({ en: prose`Row ${symbol(row)}`, es: prose`La fila ${symbol(row)}` })

/** Partner by partner, until a row has none. */
const matched = (counts: Counts): Step => {
  const [name, rest] = [symbol(place(counts, of(counts, 'more'))), Math.abs(itemOf(counts, 0) - itemOf(counts, 1))]
  return step(
    { en: prose`Row ${name} has ${rest} left over`, es: prose`A la fila ${name} le sobran ${rest}` },
    because.matchTheObjects,
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  circleTheRow: form({
    levels: ['easy'],
    kind: 'choose',
    share: 2,
    lines: 0,
    draw: random => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts['lined up'](random) }),
    answer: letter,
    solve: ({ ask, counts }) => place(counts, of(counts, ask)),
    ask: ({ ask, drawn }) => asks(circled[ask], drawn),
    solution: ({ ask, counts }, row) => [
      matched(counts),
      step(both(prose`${symbol(row)}`), ask === 'more' ? because.leftOverHasMore : because.runsOutFirst),
    ],
    check(printed, row) {
      const [a, b] = leftOver(sizesOf(printed.figure('counters')))
      const longer = a === 0 ? 'B' : 'A'
      return b !== a && (row === longer) === /more|más/.test(printed.text) && row !== 'C'
    },
  }),
  isItMore: form({
    levels: ['easy'],
    lines: 0,
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts['lined up'](random, 11) }),
    answer: trueOrFalse,
    solve: ({ ask, counts }) => (relationOf(counts) === ask ? 'true' : 'false'),
    ask: ({ ask, drawn }) => asks(claimed[ask], drawn),
    solution: ({ ask, counts }, answer) => [
      matched(counts),
      step(rowNamed(place(counts, of(counts, ask))), ask === 'more' ? because.leftOverHasMore : because.runsOutFirst),
      step(trueOrFalse.show(answer), answer === 'true' ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite),
    ],
    check(printed, answer) {
      const [a, b] = leftOver(sizesOf(printed.figure('counters')))
      return a !== b && (b === 0) === (/more|más/.test(printed.text) === (answer === 'true'))
    },
  }),
  drawOneMore: form({ levels: ['easy'], ...drawGroup(['one more']) }),
})
