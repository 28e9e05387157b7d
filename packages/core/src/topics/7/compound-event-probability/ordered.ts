import {
  type Block,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  over,
  prose,
  type Random,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { type NumberEvent, numbersTo, type Operation, operationTable, RELATIONS, saidEvent } from './events.ts'
import type { levels } from './levels.ts'
import { paragraphOf } from './outcomes.ts'
import { countOf, SHOWS, type Spinners, told, valuesOf } from './spinners.ts'

const SIZES = [
  [4, 4],
  [3, 5],
  [5, 5],
  [4, 5],
  [3, 4],
  [3, 6],
  [4, 6],
] as const
const LETTERS = ['A', 'B', 'C'] as const

/** "2", "2 or 3", "2, 3, or 4". */
const eitherOf = (values: readonly number[], [comma, or]: readonly [comma: string, or: string]): readonly Inline[] =>
  values.flatMap((value, i): readonly Inline[] =>
    i === 0
      ? [expr(value)]
      : i < values.length - 1
        ? [', ', expr(value)]
        : [values.length > 2 ? comma : ' ', or, expr(value)],
  )

/** Ocho, once, ochenta. */
const isSaidWithO = (value: number) => value === 11 || String(value).startsWith('8')

interface Ordered extends Spinners {
  readonly operation: Operation
  readonly events: readonly NumberEvent[]
}
const eventsOf = (operation: Operation, n: number, m: number): readonly NumberEvent[] => {
  const most = operation === 'sum' ? n + m : operation === 'product' ? n * m : m
  return numbersTo(most).flatMap(k => [
    { operation, is: 'equal', k } as const,
    { operation, is: 'less', k } as const,
    { operation, is: 'greater', k } as const,
    ...(k > 2 && k < 6 ? [{ operation, is: 'multiple', k } as const] : []),
  ])
}
type Likely = Readonly<Record<NumberEvent['is'], readonly (readonly [NumberEvent, number])[]>>
const known = new Map<string, Likely>()
/** The events that are neither impossible, nor almost certain, nor just as likely as not, by their kind. */
function likelyEvents(operation: Operation, n: number, m: number): Likely {
  const key = `${operation} ${n} ${m}`
  const found = known.get(key)
  if (found) return found
  const all = eventsOf(operation, n, m)
    .map(event => [event, countOf(event, { n, m })] as const)
    .filter(([, count]) => count > 0 && 2 * count !== n * m && count < 0.8 * n * m)
  const of = (is: NumberEvent['is']) => all.filter(([event]) => event.is === is)
  const made = { equal: of('equal'), less: of('less'), greater: of('greater'), multiple: of('multiple') }
  known.set(key, made)
  return made
}
const THREE_KINDS = [
  ['equal', 'less', 'greater'],
  ['multiple', 'equal', 'greater'],
  ['less', 'multiple', 'equal'],
] as const
function drawOrdered(random: Random): Ordered {
  const operation = random.evenly(['difference', 'product'])
  const [n, m] = random.evenly(SIZES)
  const likely = likelyEvents(operation, n, m)
  const events = random.until(
    () => {
      const kinds = random.shuffle(operation === 'product' ? random.evenly(THREE_KINDS) : THREE_KINDS[0])
      return kinds.map(kind => random.pick(likely[kind]))
    },
    drawn => {
      const [a, b, c] = tupleOf(
        drawn.map(([, count]) => count),
        3,
      )
      // Never in the order of the page.
      return a !== b && b !== c && a !== c && !(a < b && b < c)
    },
  )
  return { n, m, operation, events: events.map(([event]) => event) }
}

export const orderForms = (form: FormMaker<typeof levels>) => ({
  order: form({
    levels: ['medium'],
    kind: 'order',
    draw: drawOrdered,
    answer: labelOrder(LETTERS),
    solve: ordered =>
      [0, 1, 2]
        .sort((i, j) => countOf(itemOf(ordered.events, i), ordered) - countOf(itemOf(ordered.events, j), ordered))
        .map(i => itemOf(LETTERS, i)),
    ask(ordered) {
      const first = paragraphOf(told(ordered), SHOWS[ordered.operation])
      const asked = {
        en: prose`Write the letters of the events in order, from the least likely to the most likely.`,
        es: prose`Escribe las letras de los eventos en orden, del menos probable al más probable.`,
      }
      const events = (locale: 'en' | 'es'): Block => ({
        kind: 'bullets',
        ordered: false,
        items: ordered.events.map((event, i) => [
          ...line`${symbol(itemOf(LETTERS, i))}: `,
          ...saidEvent(event, 'fact')[locale],
        ]),
      })
      const drawn = operationTable(ordered.operation, ordered.n, ordered.m)
      return { en: [first.en, drawn, asked.en, events('en')], es: [first.es, drawn, asked.es, events('es')] }
    },
    solution(ordered, answer) {
      const all = ordered.n * ordered.m
      return [
        ...ordered.events.map((event, i) => {
          const values = valuesOf(event, ordered)
          const found = countOf(event, ordered)
          const letter = symbol(itemOf(LETTERS, i))
          return explained(
            equation({ kind: 'apply', name: 'P', to: [letter], primes: 0, inverse: false }, over(found, all)),
            [
              ...line`Event ${letter}: of the ${all} cells, ${found} `,
              found === 1 ? 'has ' : 'have ',
              ...eitherOf(values, [', ', 'or ']),
              '.',
            ],
            [
              ...line`Evento ${letter}: de las ${all} casillas, ${found} `,
              found === 1 ? 'tiene ' : 'tienen ',
              ...eitherOf(values, [' ', isSaidWithO(itemOf(values, values.length - 1)) ? 'u ' : 'o ']),
              '.',
            ],
          )
        }),
        explained(
          list(...answer.map(letter => symbol(letter))),
          line`The denominators are equal: order the numerators from least to greatest.`,
          line`Los denominadores son iguales: ordena los numeradores de menor a mayor.`,
        ),
      ]
    },
    check(printed, letters) {
      const cells = printed
        .block('table')
        .rows.flatMap(row => row.slice(1).map(([item]) => exact(item as Expr).toNumber()))
      const counts = new Map(
        printed.block('bullets').items.map(item => {
          const text = item.filter(part => typeof part === 'string').join('')
          const [letter, k] = tupleOf(item.filter(part => typeof part !== 'string') as readonly Expr[], 2)
          const value = exact(k).toNumber()
          const is = /less|menor/.test(text)
            ? 'less'
            : /greater|mayor/.test(text)
              ? 'greater'
              : /multiple|múltiplo/.test(text)
                ? 'multiple'
                : 'equal'
          return [letter?.kind === 'symbol' ? letter.name : '', cells.filter(cell => RELATIONS[is](cell, value)).length]
        }),
      )
      const sizes = letters.map(letter => counts.get(letter) ?? 0)
      return sizes.length === counts.size && sizes.every((size, i) => i === 0 || size > itemOf(sizes, i - 1))
    },
  }),
})
