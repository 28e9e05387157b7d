import {
  answerStep,
  both,
  count,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  prose,
  quantity,
  type Random,
  role,
  step,
  sum,
  table,
  thing,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { countedMarks, readings, shown } from '../../kit/measures/scales.ts'
import type { levels } from './levels.ts'
import { buyLists } from './lists.ts'
import { scaleStories } from './scale-stories.ts'
import {
  allSteps,
  amountFound,
  drawFrom,
  drawOnAScale,
  equationOf,
  extraOf,
  solved,
  tell,
  undoes,
  undoesAmount,
  unknown,
  wrongEquations,
} from './story.ts'
import { extraStories, twoStepStories } from './two-step-stories.ts'

function drawBought(random: Random) {
  const list = random.evenly(buyLists)
  return random.until(
    () => {
      const small = random.pick(list.small)
      const large = random.pick([0, 1, 2, 3].filter(row => !list.small.includes(row)))
      return {
        list,
        small,
        large,
        many: random.int(6, 9),
        amounts: list.things.map(({ range }) => random.int(...range)),
      }
    },
    ({ small, large, many, amounts }) =>
      itemOf(amounts, small) !== many &&
      itemOf(amounts, large) % 10 !== 0 &&
      many * itemOf(amounts, small) !== itemOf(amounts, large),
  )
}
type Bought = ReturnType<typeof drawBought>
const totalOf = ({ small, large, many, amounts }: Bought) => many * itemOf(amounts, small) + itemOf(amounts, large)

/** The stories of each form are its own; a large mass beside small groups leaves too few equations that could be right. */
const toSolve = [1, 0, 4, 3, 6].map(place => itemOf(twoStepStories, place))
const toChoose = [2, 5, 8, 7].map(place => itemOf(twoStepStories, place))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => drawFrom(random, toSolve),
    answer: quantity,
    solve: amountFound,
    ask: tell,
    solution: solved,
    check: undoesAmount,
  }),

  oneNumberTooMany: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => drawFrom(random, extraStories),
    answer: quantity,
    solve: amountFound,
    ask: tell,
    solution: told => [
      step(both(prose`${extraOf(told)}`), because.explain, {
        sentence: {
          en: line`This number is not needed to answer the question.`,
          es: line`Este número no se necesita para responder la pregunta.`,
        },
      }),
      ...solved(told),
    ],
    check: undoesAmount,
  }),

  onAScale: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: random => drawOnAScale(random, scaleStories),
    answer: quantity,
    solve: amountFound,
    ask(told) {
      const { scale, values, story } = told
      const drawn = figure(shown({ scale, value: values[story.read.letter] }))
      const { en, es } = tell(told)
      return { en: [drawn, en], es: [drawn, es] }
    },
    solution: told => [
      ...countedMarks({ scale: told.scale, value: told.values[told.story.read.letter] }),
      ...solved(told),
    ],
    check: (printed, { amount }) => undoes(printed, evaluate(amount).toNumber(), tupleOf(readings(printed), 1)[0]),
  }),

  severalFromATable: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: drawBought,
    answer: quantity,
    solve: bought => count(totalOf(bought), bought.list.unit),
    ask({ list, small, large, many, amounts }) {
      const drawn = table({
        head: list.heads,
        rows: list.things.map(({ noun }, i) => [thing(noun), itemOf(amounts, i)]),
      })
      const { en, es } = list.tell(
        role(`row-${small}`, count(many, itemOf(list.things, small).noun)),
        role(`row-${large}`, count(1, itemOf(list.things, large).noun)),
      )
      return {
        en: [prose`Use the table.`, drawn, { kind: 'paragraph', content: en }],
        es: [prose`Usa la tabla.`, drawn, { kind: 'paragraph', content: es }],
      }
    },
    solution({ list, small, large, many, amounts }, found) {
      const [one, other] = [itemOf(amounts, small), itemOf(amounts, large)]
      return [
        step(
          both(
            prose`${thing(itemOf(list.things, small).noun)}: ${one}; ${thing(itemOf(list.things, large).noun)}: ${other}`,
          ),
          because.explain,
          {
            sentence: {
              en: line`Read these two rows of the table.`,
              es: line`Lee estas dos filas de la tabla.`,
            },
          },
        ),
        step(equation(times(many, one), many * one), because.explain, {
          sentence: {
            en: line`Find the amount for ${count(many, itemOf(list.things, small).noun)}: multiply.`,
            es: line`Halla la cantidad de ${count(many, itemOf(list.things, small).noun)}: multiplica.`,
          },
        }),
        step(equation(sum(many * one, other), many * one + other), because.explain, {
          sentence: { en: line`Add both amounts.`, es: line`Suma las dos cantidades.` },
        }),
        answerStep(both(prose`${found}`), list.ends(found)),
      ]
    },
    check(printed, { amount }) {
      const { rows } = printed.block('table')
      const parts = printed.terms('role').map(({ name, of }) => {
        const [, cell] = tupleOf(itemOf(rows, Number(name.slice('row-'.length))), 2)
        return valueIn(cell).times(exact(of.kind === 'quantity' ? of.amount : of))
      })
      const [first, second] = tupleOf(parts, 2)
      return exact(amount).minus(first).equals(second)
    },
  }),

  whichEquationOfTwo: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which equation fits the problem? ${unknown} is the answer.`,
      es: prose`¿Qué ecuación va con el problema? ${unknown} es la respuesta.`,
    },
    draw: random => drawFrom(random, toChoose, told => wrongEquations(told).length >= 3),
    answer: formulaChoice,
    solve: (told): Value => equationOf(told),
    mistakes(told) {
      const [wrongEnd, wrongOrder, wrongStart] = tupleOf(wrongEquations(told), 3)
      return { wrongEnd: wrongEnd.equation, wrongOrder: wrongOrder.equation, wrongStart: wrongStart.equation }
    },
    ask: tell,
    solution: (told, answer) => [
      ...allSteps(told),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`This equation does the same steps in the same order.`,
          es: line`Esta ecuación hace los mismos pasos en el mismo orden.`,
        },
      }),
    ],
    whyWrong(told) {
      const [wrongEnd, wrongOrder, wrongStart] = tupleOf(wrongEquations(told), 3)
      return { wrongEnd: wrongEnd.why, wrongOrder: wrongOrder.why, wrongStart: wrongStart.why }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'relation' && undoes(printed, evaluate(chosen.left).toNumber())
    },
  }),
})
