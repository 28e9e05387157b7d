import {
  answerStep,
  box,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  isTrue,
  itemOf,
  line,
  mapParts,
  minus,
  prose,
  quantity,
  Ratio,
  type Step,
  sum,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import { changedTwice } from './changed-twice.ts'
import {
  checkLength,
  drawTold,
  foundIn,
  operationsOf,
  resultOf,
  solved,
  type Told,
  tell,
  worked,
} from './length-story.ts'
import type { levels } from './levels.ts'
import { startStories } from './start-stories.ts'
import { twoStepStories } from './two-step-stories.ts'

/** □ - 18 = 34 where something was cut off, □ + 18 = 52 where something was added. */
const startEquation = ({ story: { signs }, numbers }: Told): Expr => {
  const [change, end] = tupleOf(numbers, 2)
  return itemOf(signs, 0) === '+' ? equation(minus(box(), change), end) : equation(sum(box(), change), end)
}
/** What the story tells of the length at the start, read from the first word to the last. */
const startStep = ({ story: { signs }, numbers }: Told, asked: Expr): Step => {
  const [change, end] = tupleOf(numbers, 2)
  return itemOf(signs, 0) === '+'
    ? explained(
        asked,
        line`□ is the length at the start. Take away ${change}: ${end} is left.`,
        line`□ es la longitud del principio. Quita ${change}: queda ${end}.`,
      )
    : explained(
        asked,
        line`□ is the length at the start. Add ${change}: that makes ${end}.`,
        line`□ es la longitud del principio. Agrega ${change}: se llega a ${end}.`,
      )
}
const filledIn = (asked: Expr, answer: number): Expr => {
  const fill = (part: Expr): Expr => (part.kind === 'blank' ? expr(answer) : mapParts(part, fill))
  return fill(asked)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    kind: 'story',
    share: 3,
    lines: 3,
    draw: random => drawTold(random, twoStepStories, true),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  start: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => drawTold(random, changedTwice, true),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  writeEquation: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write an equation with □ for the length at the start. Then find □.`,
      es: prose`Escribe una ecuación con □ para la longitud del principio. Luego halla □.`,
    },
    lines: 1,
    draw: random => drawTold(random, turned(startStories, 3), true),
    answer: equationAndAnswer,
    solve: told => ({ equation: startEquation(told), answer: resultOf(told) }),
    ask: tell,
    solution: (told, { equation: asked, answer }) => [
      startStep(told, asked),
      ...operationsOf(told).flatMap((operation, i) => worked(operation, itemOf(told.story.why, i))),
      answerStep(filledIn(asked, answer), told.story.ends(foundIn(told), told.who, told.other)),
    ],
    check: (printed, { equation: asked, answer }) =>
      checkLength(printed, Ratio.of(answer)) && isTrue(filled(asked, answer)),
  }),
})
