import {
  blank,
  both,
  box,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  quotientFact,
  type Random,
  type Step,
  statements,
  step,
  sum,
  table,
  tableCells,
  tapeDiagram,
  times,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { groupByGroup } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { type Rate, rates } from './lists.ts'
import { groupStories, shareStories } from './one-step-stories.ts'
import {
  allSteps,
  amountFound,
  drawFrom,
  ending,
  equationOf,
  findsBy,
  resultOf,
  type Story,
  type Told,
  tell,
  undoes,
  undoesAmount,
  wholeOf,
} from './story.ts'

/** What is found and how, the fact, and a sentence. */
const solvedByFact = (told: Told): readonly Step[] => {
  const { a, b } = told.values
  const finds = findsBy(told, 0)
  const thinks = { en: line` Think: ${b} × ? = ${a}.`, es: line` Piensa: ${b} × ? = ${a}.` }
  return [
    step(wholeOf(told), because.explain, {
      sentence:
        told.story.plan === 'groups' ? finds : { en: [...finds.en, ...thinks.en], es: [...finds.es, ...thinks.es] },
    }),
    ...(told.story.plan === 'groups' ? groupByGroup(a, b) : quotientFact(a, b)),
    ending(told),
  ]
}
const storyForm = (stories: readonly Story[]) =>
  ({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw: (random: Random) => drawFrom(random, stories),
    answer: quantity,
    solve: amountFound,
    ask: tell,
    solution: solvedByFact,
    check: undoesAmount,
  }) as const

/** The stories of each form are its own: no sheet tells one twice. */
const some = (stories: readonly Story[], ...places: readonly number[]) => places.map(place => itemOf(stories, place))
const grouped = some(groupStories, 0, 2, 3, 5, 7)
const shared = some(shareStories, 4, 9, 1, 8, 5)
const onTape = some(shareStories, 6, 0, 3)
const chosen = [
  ...some(groupStories, 1),
  ...some(shareStories, 7),
  ...some(groupStories, 4),
  ...some(shareStories, 2),
  ...some(groupStories, 6),
]
const unknown = box()

/** What goes with how many, one pair given. */
interface Table {
  readonly rate: Rate
  readonly each: number
  readonly counts: readonly number[]
  /** The pair that is given, and the one whose number is asked. */
  readonly given: number
  readonly back: number
}
function drawTable(random: Random): Table {
  const rate = random.evenly(rates)
  const each = random.int(...rate.each)
  const counts = random.until(
    () => [...random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 4)].sort((a, b) => a - b),
    all => !all.includes(each) && all.some((value, i) => i > 0 && value > itemOf(all, i - 1) + 1),
  )
  const given = random.int(0, 1)
  return { rate, each, counts, given, back: given + random.int(1, 3 - given) }
}
const rowsOf = ({ rate: { heads }, each, counts }: Table): readonly (readonly [Expr, ...number[]])[] => [
  [heads[0], ...counts],
  [heads[1], ...counts.map(value => value * each)],
]
const isAsked = ({ given, back }: Table, row: number, column: number) =>
  row === 0 ? column === back : column !== given && column !== back

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  equalGroups: form(storyForm(grouped)),
  sharing: form(storyForm(shared)),

  shareWithTape: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw: random => drawFrom(random, onTape),
    answer: quantity,
    solve: amountFound,
    ask(told) {
      const { a, b } = told.values
      return withFigure(
        tell(told),
        tapeDiagram([
          {
            boxes: Array.from({ length: b }, (_, i) => ({ label: i === 0 ? unknown : null, size: 1 })),
            brace: expr(a),
          },
        ]),
      )
    },
    solution: solvedByFact,
    // So many equal boxes make the whole bar.
    check(printed, { amount }) {
      const { boxes, brace } = itemOf(printed.figure('tape-diagram').rows, 0)
      return brace?.kind === 'number' && exact(amount).times(boxes.length).equals(brace.n)
    },
  }),

  whichEquation: form({
    levels: ['medium'],
    instruction: {
      en: prose`Which equation fits the problem? ${unknown} is the answer.`,
      es: prose`¿Qué ecuación va con el problema? ${unknown} es la respuesta.`,
    },
    draw: random => drawFrom(random, chosen),
    answer: formulaChoice,
    solve: (told): Value => equationOf(told),
    mistakes({ story: { plan }, values: { a, b } }) {
      const wrong = (value: Value) => equation(value, unknown)
      return {
        otherOperation: wrong(plan === 'groups' ? sum(a, b) : times(a, b)),
        subtracts: wrong(minus(Math.max(a, b), Math.min(a, b))),
        opposite: wrong(plan === 'groups' ? divide(Math.max(a, b), Math.min(a, b)) : sum(a, b)),
      }
    },
    ask: tell,
    solution: (told, answer) => [
      ...allSteps(told),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`${unknown} stands for ${resultOf(told)}.`,
          es: line`${unknown} representa ${resultOf(told)}.`,
        },
      }),
    ],
    whyWrong: ({ story: { plan }, values: { a, b } }) => {
      const isGroups = plan === 'groups'
      const [part, whole] = [Math.min(a, b), Math.max(a, b)]
      return {
        otherOperation: isGroups
          ? { en: line`It adds. Equal groups are multiplied.`, es: line`Suma. Los grupos iguales se multiplican.` }
          : {
              en: line`It multiplies, but ${whole} is already the whole amount.`,
              es: line`Multiplica, pero ${whole} ya es la cantidad total.`,
            },
        subtracts: {
          en: line`It finds a difference, but nothing is taken away or compared.`,
          es: line`Halla una diferencia, pero no se quita ni se compara nada.`,
        },
        opposite: isGroups
          ? { en: line`It divides. Nothing is shared.`, es: line`Divide. No se reparte nada.` }
          : { en: line`It adds ${part} to the whole amount.`, es: line`Suma ${part} a la cantidad total.` },
      }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'relation' && undoes(printed, evaluate(chosen.left).toNumber())
    },
  }),

  completeTable: form({
    levels: ['medium'],
    kind: 'table',
    draw: drawTable,
    answer: tableCells,
    solve: drawn => ({
      rows: rowsOf(drawn),
      rowHeads: true,
      blanks: rowsOf(drawn).flatMap(([, ...cells], row) => cells.filter((_, column) => isAsked(drawn, row, column))),
    }),
    ask(drawn) {
      const cells = table({
        rowHeads: true,
        rows: rowsOf(drawn).map(([head, ...numbers], row) => [
          head,
          ...numbers.map((value, column) => (isAsked(drawn, row, column) ? blank(2) : value)),
        ]),
      })
      const { en, es } = drawn.rate.tell
      return { en: [{ kind: 'paragraph', content: en }, cells], es: [{ kind: 'paragraph', content: es }, cells] }
    },
    solution(drawn) {
      const { each, counts, given, back } = drawn
      const [many, more] = [itemOf(counts, given), itemOf(counts, back)]
      const others = counts.filter((_, i) => i !== given && i !== back)
      return [
        step(equation(divide(many * each, many), each), because.explain, {
          sentence: {
            en: ['Divide to find ', ...drawn.rate.one.en, '.'],
            es: ['Divide para hallar ', ...drawn.rate.one.es, '.'],
          },
        }),
        step(statements(...others.map(value => equation(times(value, each), value * each))), because.explain, {
          sentence: {
            en: line`Multiply where the bottom number is missing.`,
            es: line`Multiplica donde falta el número de abajo.`,
          },
        }),
        step(equation(divide(more * each, each), more), because.explain, {
          sentence: {
            en: line`Divide where the top number is missing.`,
            es: line`Divide donde falta el número de arriba.`,
          },
        }),
        step(both(table({ rowHeads: true, rows: rowsOf(drawn) })), because.fillTable),
      ]
    },
    check(printed, { blanks }) {
      let next = 0
      const [upper, lower] = printed.block('table').rows.map(([, ...cells]) =>
        cells.map(cell => {
          const item = formulaIn(cell)
          return exact(item.kind === 'blank' ? itemOf(blanks, next++) : item)
        }),
      )
      if (!upper || !lower) return false
      const each = itemOf(lower, 0).over(itemOf(upper, 0))
      return next === blanks.length && lower.every((value, i) => value.equals(itemOf(upper, i).times(each)))
    },
  }),
})
