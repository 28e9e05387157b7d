import {
  blank,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FilledTable,
  formulaChoice,
  itemOf,
  line,
  minus,
  people,
  prose,
  Ratio,
  statements,
  sum,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { type DayTable, dayTables } from './day-tables.ts'
import { easyStories } from './easy-stories.ts'
import { type Form, rolesOf, type Show, storyForm, type Told, type Words } from './stories.ts'

/** A difference of a negative number is left to the other stories: it would stand as a − (−b). No sheet tells one twice. */
const CHOICES: ReadonlySet<string> = new Set(['account', 'morning', 'night', 'penguin', 'game', 'diver'])
const SUMS = easyStories.filter(({ id }) => CHOICES.has(id))
const TOLD = easyStories.filter(({ id }) => !CHOICES.has(id))

const signed = (value: Ratio, show: Show): Expr => (value.n < 0 ? bracketed(show(value)) : show(value))
const NONE: Words = { en: line``, es: line`` }

/** What may be done with the two numbers of a story. */
function expressionsOf({ story, numbers }: Told) {
  const [a, b] = [numbers.a ?? Ratio.of(0), numbers.b ?? Ratio.of(0)]
  const show: Show = value => decimal(value)
  const added = sum(show(a), signed(b, show))
  const subtracted = minus(show(a), signed(b, show))
  const turned = minus(show(b), signed(a, show))
  const signLost =
    story.operation?.sign === '+' ? sum(show(a.negated()), show(b)) : minus(show(a.negated()), signed(b, show))
  return story.operation?.sign === '+'
    ? { right: added, otherOperation: subtracted, turned, signLost }
    : { right: subtracted, otherOperation: added, turned, signLost }
}

interface Days {
  readonly of: DayTable
  readonly rows: readonly (readonly [start: Ratio, change: Ratio, end: Ratio])[]
  readonly hidden: readonly number[]
}

export const easyForms = (form: Form) => ({
  oneOperation: storyForm(form, 'easy', 3, TOLD),

  whichExpression: form({
    levels: ['easy'],
    draw(random): Told {
      const story = random.evenly(SUMS)
      return { story, numbers: story.draw(random), who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: facts => expressionsOf(facts).right,
    mistakes: facts => {
      const { otherOperation, turned, signLost } = expressionsOf(facts)
      return { otherOperation, turned, signLost }
    },
    ask(facts) {
      const { en, es } = facts.story.says(rolesOf(facts), facts.who)
      return {
        en: [en, prose`Which expression gives the answer?`],
        es: [es, prose`¿Qué expresión da la respuesta?`],
      }
    },
    solution(facts) {
      const { right } = expressionsOf(facts)
      const { why } = facts.story.operation ?? { why: NONE }
      return [
        explained(
          statements(...[facts.numbers.a, facts.numbers.b].flatMap(value => (value ? [decimal(value)] : []))),
          line`These are the two numbers, each with its sign.`,
          line`Estos son los dos números, cada uno con su signo.`,
        ),
        explained(right, why.en, why.es),
      ]
    },
    whyWrong: facts => {
      const isSum = (facts.story.operation ?? { sign: '+' }).sign === '+'
      return {
        otherOperation: isSum
          ? { en: line`It subtracts instead of adding.`, es: line`Resta en vez de sumar.` }
          : { en: line`It adds instead of subtracting.`, es: line`Suma en vez de restar.` },
        turned: isSum
          ? {
              en: line`It subtracts the first number instead of adding it.`,
              es: line`Resta el primer número en vez de sumarlo.`,
            }
          : { en: line`It subtracts in the opposite order.`, es: line`Resta en el orden contrario.` },
        signLost: {
          en: line`The first number has the wrong sign.`,
          es: line`El primer número tiene el signo equivocado.`,
        },
      }
    },
    check(printed, answer) {
      const roles = printed.terms('role')
      const story = easyStories.find(({ id }) => id === itemOf(roles, 0).name.split(' ')[0])
      const numbers = Object.fromEntries(roles.map(({ name }) => [itemOf(name.split(' '), 1), printed.role(name)]))
      const of = expr(answer)
      const [a, b] = [numbers.a ?? Ratio.of(0), numbers.b ?? Ratio.of(0)]
      return (
        of.kind === 'sum' &&
        story !== undefined &&
        evaluate(itemOf(of.terms, 0)).equals(a) &&
        evaluate(itemOf(of.terms, 1)).equals(story.operation?.sign === '+' ? b : b.negated()) &&
        story.undoes(numbers, evaluate(of))
      )
    },
  }),

  dayAfterDay: form({
    levels: ['medium'],
    kind: 'table',
    draw(random): Days {
      const of = random.evenly(dayTables)
      const hidden = random.shuffle([0, 1, 2])
      return random.until(
        () => {
          const signs = random.shuffle([random.sign(), -1, 1] as const)
          const rows = signs.map(sign => {
            const start = Ratio.of(random.int(...of.start) * of.by, 100)
            const change = Ratio.of(sign * random.int(...of.change) * of.by, 100)
            return [start, change, start.plus(change)] as const
          })
          return { of, rows, hidden }
        },
        ({ rows }) =>
          rows.some(([, , end]) => end.n < 0) &&
          rows.flat().every(value => value.n !== 0) &&
          new Set(rows.flat().map(String)).size === 9,
      )
    },
    answer: tableCells,
    solve: ({ of, rows, hidden }): FilledTable => ({
      head: headOf(of),
      rows: rows.map((row, i) => [itemOf(DAYS, i), ...row.map(shownIn(of))]),
      blanks: rows.map((row, i) => shownIn(of)(itemOf(row, itemOf(hidden, i)))),
    }),
    ask({ of, rows, hidden }) {
      const shown = table({
        head: headOf(of),
        rows: rows.map((row, i) => [
          itemOf(DAYS, i),
          ...row.map((value, c) => (c === itemOf(hidden, i) ? blank() : shownIn(of)(value))),
        ]),
      })
      return { en: [of.says.en, shown], es: [of.says.es, shown] }
    },
    solution: ({ of, rows, hidden }) => [
      ...rows.map(([start, change, end], i) => {
        const day = itemOf(DAYS_FIRST, i)
        switch (itemOf(hidden, i)) {
          case 0:
            return explained(
              equation(minus(shownIn(of)(end), signed(change, shownIn(of))), shownIn(of)(start)),
              line`${day}: undo the change, so subtract it from the end.`,
              line`${day}: deshaz el cambio, es decir, réstalo del final.`,
            )
          case 1:
            return explained(
              equation(minus(shownIn(of)(end), signed(start, shownIn(of))), shownIn(of)(change)),
              line`${day}: the change is the end minus the start.`,
              line`${day}: el cambio es el final menos el inicio.`,
            )
          default:
            return explained(
              equation(sum(shownIn(of)(start), signed(change, shownIn(of))), shownIn(of)(end)),
              line`${day}: add the change to the start.`,
              line`${day}: suma el cambio al inicio.`,
            )
        }
      }),
      explained(
        statements(...rows.map((row, i) => shownIn(of)(itemOf(row, itemOf(hidden, i))))),
        line`Write the numbers in the table.`,
        line`Escribe los números en la tabla.`,
      ),
    ],
    // In each completed row the start and the change give the end.
    check(printed, { blanks }) {
      let next = 0
      const rows = printed.block('table').rows.map(row =>
        row.slice(1).map(([item]) => {
          const of = item as Expr
          return exact(of.kind === 'blank' ? itemOf(blanks, next++) : of)
        }),
      )
      return rows.every(
        ([start, change, end]) =>
          start !== undefined && change !== undefined && end?.minus(change).equals(start) === true,
      )
    },
  }),
})

/** The numbers of a column all have the same places. */
const shownIn = ({ by, unit }: DayTable): Show => {
  const places = unit.en === '$' ? 2 : by === 100 ? 0 : 1
  return value => decimal(value, places)
}
const DAYS = [words('Monday', 'lunes'), words('Wednesday', 'miércoles'), words('Friday', 'viernes')]
/** At the beginning of a sentence. */
const DAYS_FIRST = [words('Monday', 'Lunes'), words('Wednesday', 'Miércoles'), words('Friday', 'Viernes')]
const headOf = ({ unit }: DayTable) => [
  words('Day', 'Día'),
  words(`Start (${unit.en})`, `Inicio (${unit.es})`),
  words(`Change (${unit.en})`, `Cambio (${unit.es})`),
  words(`End (${unit.en})`, `Final (${unit.es})`),
]
