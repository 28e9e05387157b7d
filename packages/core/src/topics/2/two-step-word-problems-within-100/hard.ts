import {
  answerStep,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  mapParts,
  minus,
  namedNumbers,
  prose,
  quantity,
  type Ratio,
  step,
  sum,
  symbol,
  tapeDiagram,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import { ended, letters } from './ended.ts'
import type { levels } from './levels.ts'
import { operationsOf, written } from './plans.ts'
import { comparisons, fromSetting, storiesOf } from './stories.ts'
import { answerIn, bothSteps, drawTold, foundIn, reasonsOf, resultOf, type Told, tell } from './two-step-story.ts'

const starts = storiesOf('start: take, add', 'start: add, take')
const middles = storiesOf('middle: take, add', 'middle: add, take')
const unknowns = [...starts, ...middles]

/** What happens, in order, with a box for what is not told. */
function inOrder({ story, numbers }: Told): Expr {
  const [a, b, c] = tupleOf(numbers, 3)
  if (story.plan === 'start: take, add') return equation(sum(minus(box(), a), b), c)
  if (story.plan === 'start: add, take') return equation(minus(sum(box(), a), b), c)
  if (story.plan === 'middle: take, add') return equation(sum(minus(a, box()), b), c)
  return equation(minus(sum(a, box()), b), c)
}
const complete = (asked: Expr, answer: number): Expr => {
  const fill = (part: Expr): Expr => (part.kind === 'blank' ? expr(answer) : mapParts(part, fill))
  return fill(asked)
}

/** First steps that are wrong, with their values. */
function wrongSteps({ story, numbers }: Told) {
  const [a, b, c] = tupleOf(numbers, 3)
  const [{ sign }] = operationsOf(story.plan, numbers)
  return [
    sign === '+'
      ? { first: minus(Math.max(b, c), Math.min(b, c)), value: Math.abs(b - c) }
      : { first: sum(c, b), value: c + b },
    story.plan.startsWith('middle') ? { first: sum(c, a), value: c + a } : { first: sum(a, b), value: a + b },
  ] as const
}
/** Whether one more step leads from a value to the answer. */
const leadsToTheAnswer = (told: Told, value: number) =>
  told.numbers.some(left => [value + left, Math.abs(value - left)].includes(resultOf(told)))

const inLetters = namedNumbers(...letters)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['hard'],
    kind: 'story',
    share: 3,
    lines: 3,
    draw: (random, level) => drawTold(random, fromSetting(0, comparisons), level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  startUnknown: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: (random, level) => drawTold(random, fromSetting(3, starts), level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  middleUnknown: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw: (random, level) => drawTold(random, fromSetting(5, middles), level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  tapeOfTwo: form({
    levels: ['hard'],
    lines: 2,
    draw: (random, level) => drawTold(random, fromSetting(4, comparisons), level),
    answer: inLetters,
    solve({ story, numbers }) {
      const [one, two] = operationsOf(story.plan, numbers)
      return [one.result, two.result]
    },
    ask(told) {
      const { en, es } = tell(told)
      const [{ a, result }] = operationsOf(told.story.plan, told.numbers)
      const [known, asked] = told.story.bars(told.who, told.other)
      const drawn = figure(
        tapeDiagram(
          [
            { label: known, boxes: [a] },
            { label: asked, boxes: [{ label: symbol('A'), size: result }] },
          ],
          { total: symbol('B') },
        ),
      )
      return {
        en: [en, prose`The bars show the story, and B is the answer. Which numbers belong at A and at B?`, drawn],
        es: [es, prose`Las barras muestran el problema, y B es la respuesta. ¿Qué números van en A y en B?`, drawn],
      }
    },
    solution: (told, values) => [
      ...bothSteps(told),
      answerStep(inLetters.show(values).en, {
        en: line`A is the second bar, ${itemOf(values, 0)}. B is both bars together, ${itemOf(values, 1)}.`,
        es: line`A es la segunda barra, ${itemOf(values, 0)}. B son las dos barras juntas, ${itemOf(values, 1)}.`,
      }),
    ],
    check(printed, [a, b]) {
      const label = printed.figure('tape-diagram').rows[0]?.boxes[0]?.label
      const known = label?.kind === 'number' ? label.n : Number.NaN
      return (
        a !== undefined &&
        b !== undefined &&
        exact(b).equals(answerIn(printed)) &&
        exact(a).plus(known).equals(exact(b))
      )
    },
  }),

  firstStep: form({
    levels: ['hard'],
    draw: (random, level) =>
      random.until(
        () => drawTold(random, fromSetting(2, unknowns), level),
        told => wrongSteps(told).every(({ value }) => !leadsToTheAnswer(told, value)),
      ),
    answer: formulaChoice,
    solve: ({ story, numbers }) => written(operationsOf(story.plan, numbers)[0]),
    mistakes(told) {
      const [goesOn, addsTheStart] = wrongSteps(told)
      return { goesOnInsteadOfBack: goesOn.first, addsTheStart: addsTheStart.first }
    },
    ask(told) {
      const { en, es } = tell(told)
      return {
        en: [en, prose`Which of these can be the first step to solve the problem?`],
        es: [es, prose`¿Cuál de estos puede ser el primer paso para resolver el problema?`],
      }
    },
    solution: (told, answer) => [
      step(inOrder(told), because.explain, {
        sentence: {
          en: line`Write what happens in order. The box is the number asked for.`,
          es: line`Escribe lo que pasa en orden. El recuadro es el número que se pide.`,
        },
      }),
      ...operationsOf(told.story.plan, told.numbers).map((operation, i) =>
        step(equation(written(operation), operation.result), because.explain, {
          sentence: itemOf(reasonsOf(told), i),
        }),
      ),
      answerStep(expr(answer), {
        en: line`Go back from the number at the end.`,
        es: line`Retrocede desde el número del final.`,
      }),
    ],
    whyWrong: ({ story }) => ({
      goesOnInsteadOfBack: {
        en: line`It does not undo the last change.`,
        es: line`No deshace el último cambio.`,
      },
      addsTheStart: story.plan.startsWith('middle')
        ? { en: line`It adds the first number to the last.`, es: line`Suma el primer número al último.` }
        : { en: line`It adds the two changes.`, es: line`Suma los dos cambios.` },
    }),
    // With the number that is still left, a right first step gives the answer.
    check(printed, answer) {
      const value = evaluate(expr(answer))
      const found = answerIn(printed)
      const told = printed.terms('role').map(({ name }) => printed.role(name))
      const ways = (one: Ratio, other: Ratio) => [one.plus(other), one.minus(other), other.minus(one)]
      return told.some((left, i) => {
        const [one, other] = tupleOf(told.toSpliced(i, 1), 2)
        return ways(one, other).some(way => way.equals(value)) && ways(value, left).some(end => end.equals(found))
      })
    },
  }),

  writeWithBox: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write an equation with □ for the number asked for. Then find □.`,
      es: prose`Escribe una ecuación con □ para el número que se pide. Luego halla □.`,
    },
    lines: 1,
    draw: (random, level) => drawTold(random, fromSetting(4, unknowns), level),
    answer: equationAndAnswer,
    solve: told => ({ equation: inOrder(told), answer: resultOf(told) }),
    ask: tell,
    key: told => ({
      en: prose`That is ${foundIn(told)}. Other equations can be right too.`,
      es: prose`Son ${foundIn(told)}. Otras ecuaciones también pueden ser correctas.`,
    }),
    solution: (told, { equation: asked, answer }) => [
      step(asked, because.explain, {
        sentence: {
          en: line`Write what happens in order. The box is the number asked for.`,
          es: line`Escribe lo que pasa en orden. El recuadro es el número que se pide.`,
        },
      }),
      ...bothSteps(told, true),
      answerStep(complete(asked, answer), told.story.ends(foundIn(told), told.who, told.other)),
    ],
    check: (printed, { equation: asked, answer }) =>
      answerIn(printed).equals(exact(answer)) && isTrue(filled(asked, answer)),
  }),
})
