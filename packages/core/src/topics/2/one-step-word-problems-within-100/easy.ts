import {
  box,
  count,
  equation as equals,
  evaluate,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  relation,
  step,
  sum,
  tapeDiagram,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import type { levels } from './levels.ts'
import {
  added,
  boxFilled,
  boxIsOther,
  boxTried,
  drawFrom,
  explained,
  needed,
  taken,
  tellDifference,
  tellSum,
  whichEquation,
  writeIt,
} from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sum: form({
    levels: ['easy', 'hard'],
    share: 3,
    lines: 2,
    draw: (random, level) => drawFrom(random, level.sums, level, 0),
    answer: quantity,
    solve: ({ story, a, b }) => count(a + b, story.noun),
    ask: tellSum,
    solution: facts => explained(facts, added(facts)),
    check(printed, { amount }) {
      const [most, least] = needed(printed)
      return evaluate(amount).minus(most).equals(least)
    },
  }),
  difference: form({
    share: 3,
    lines: 2,
    draw: (random, level) => drawFrom(random, level.differences, level, 0),
    answer: quantity,
    solve: ({ story, a }) => count(a, story.noun),
    ask: tellDifference,
    solution: facts => explained(facts, taken(facts)),
    check(printed, { amount }) {
      const [most, least] = needed(printed)
      return evaluate(amount).plus(least).equals(most)
    },
  }),
  writeTheSum: form({
    levels: ['easy'],
    instruction: writeIt,
    lines: 1,
    draw: (random, level) => drawFrom(random, level.sums, level, 10),
    answer: equationAndAnswer,
    solve: ({ a, b }) => ({ equation: equals(sum(a, b), box()), answer: a + b }),
    ask: tellSum,
    key({ a, b }) {
      const other = equals(sum(b, a), box())
      return { en: prose`Also right: ${other}`, es: prose`También es correcto: ${other}` }
    },
    solution: (facts, { equation }) => boxFilled(facts, equation, added(facts)),
    check(printed, { equation, answer }) {
      const [most, least] = needed(printed)
      return answer - most === least && isTrue(filled(equation, answer))
    },
  }),
  chooseTheDifference: form({
    levels: ['easy', 'medium'],
    instruction: whichEquation,
    draw: (random, level) => drawFrom(random, level.differences, level, 19),
    answer: formulaChoice,
    solve: ({ a, b }) => equals(minus(a + b, b), box()),
    mistakes: ({ a, b }) => ({
      adds: equals(sum(a + b, b), box()),
      takesTheWhole: equals(minus(b, a + b), box()),
    }),
    ask: tellDifference,
    solution: (facts, answer) => boxTried(facts, taken(facts), expr(answer)),
    whyWrong: ({ a, b }) => ({
      adds: boxIsOther(equals(sum(a + b, b), box()), a + 2 * b, a),
      takesTheWhole: step(relation(b, '<', a + b), because.explain, {
        sentence: { en: line`More is taken away than there is.`, es: line`Se quita más de lo que hay.` },
      }),
    }),
    check(printed, answer) {
      const [most, least] = needed(printed)
      return isTrue(filled(expr(answer), most - least))
    },
  }),
  tapeDiagram: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, level) => drawFrom(random, level.sums, level, 4),
    answer: quantity,
    solve: ({ story, a, b }) => count(a + b, story.noun),
    ask(facts) {
      const { en, es } = tellSum(facts)
      const drawn = figure(tapeDiagram([{ boxes: [facts.a, facts.b], brace: box() }]))
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: facts => [step(sum(facts.a, facts.b), because.addTheParts), ...explained(facts, added(facts)).slice(1)],
    // The whole bar is as long as its boxes.
    check(printed, { amount }) {
      const boxes = itemOf(printed.figure('tape-diagram').rows, 0).boxes
      return evaluate(amount).equals(
        boxes.reduce((total, { label }) => total + (label?.kind === 'number' ? label.n : 0), 0),
      )
    },
  }),
})
