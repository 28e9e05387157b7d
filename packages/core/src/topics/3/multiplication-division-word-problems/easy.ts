import {
  array,
  box,
  count,
  divide,
  equation as equals,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  minus,
  quantity,
  step,
  sum,
  tapeDiagram,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { arrayStories } from './array-stories.ts'
import type { levels } from './levels.ts'
import { amountOf, drawFactors, drawFrom, halves, numbersOf, totalSteps, whichEquation } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  total: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: drawFrom(halves.even),
    answer: quantity,
    solve: ({ story, a, b }) => count(a * b, story.items),
    ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
    solution: ({ story, a, b, who }, answer) => totalSteps(a, b, answer, story.saysTotal(answer, who)),
    check(printed, answer) {
      const [most, least] = numbersOf(printed)
      return amountOf(answer).over(most).equals(least)
    },
  }),
  chooseTheProduct: form({
    levels: ['easy'],
    instruction: whichEquation,
    draw: drawFrom(halves.oddSharing),
    answer: formulaChoice,
    solve: ({ a, b }) => equals(times(a, b), box()),
    mistakes: ({ a, b }) => ({
      adds: equals(sum(a, b), box()),
      subtracts: equals(minus(Math.max(a, b), Math.min(a, b)), box()),
      divides: equals(divide(Math.max(a, b), Math.min(a, b)), box()),
    }),
    ask: ({ story, a, b, who }) => story.total(count(a, story.groups), count(b, story.items), who),
    solution: ({ a, b }, answer) => [
      step(times(a, b), because.equalGroups, { groups: a }),
      explained(expr(answer), line`The box stands for the total.`, line`El recuadro representa el total.`),
    ],
    whyWrong: () => ({
      adds: {
        en: line`It adds the number of groups and the number in one group.`,
        es: line`Suma el número de grupos y el número que hay en un grupo.`,
      },
      subtracts: { en: line`It subtracts, but nothing is taken away.`, es: line`Resta, pero no se quita nada.` },
      divides: { en: line`It divides, but nothing is shared.`, es: line`Divide, pero no se reparte nada.` },
    }),
    // Counts up group by group.
    check(printed, answer) {
      const [most, least] = numbersOf(printed)
      const total = Array.from({ length: least }, () => most).reduce((sum, value) => sum + value, 0)
      return isTrue(filled(expr(answer), total))
    },
  }),
  tapeDiagram: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, level) => {
      const facts = drawFrom(halves.oddSharing, 3)(random, level)
      return facts.a > 5 ? { ...facts, a: facts.b, b: facts.a } : facts
    },
    answer: quantity,
    solve: ({ story, a, b }) => count(a * b, story.items),
    ask: ({ story, a, b, who }) =>
      withFigure(
        story.total(count(a, story.groups), count(b, story.items), who),
        tapeDiagram([{ boxes: Array<number>(a).fill(b), equal: true, brace: box() }]),
      ),
    solution: ({ story, a, b, who }, answer) => totalSteps(a, b, answer, story.saysTotal(answer, who)),
    // Adds what is written in the boxes.
    check(printed, answer) {
      const { boxes } = itemOf(printed.figure('tape-diagram').rows, 0)
      const total = boxes.reduce((sum, { label }) => sum + (label?.kind === 'number' ? label.n : 0), 0)
      return amountOf(answer).equals(total)
    },
  }),
  array: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, level) => ({ story: random.evenly(arrayStories), ...drawFactors(random, level) }),
    answer: quantity,
    solve: ({ story, a, b }) => count(a * b, story.items),
    ask: ({ story, a, b }) => withFigure(story.tell(a, count(b, story.items)), array(a, b, { icon: story.icon })),
    solution: ({ story, a, b }, answer) => totalSteps(a, b, answer, story.says(answer)),
    check(printed, answer) {
      const { rows, columns } = printed.figure('array')
      const total = Array.from({ length: rows }, () => columns).reduce((sum, row) => sum + row, 0)
      const [down, across] = printed.take(2)
      return amountOf(answer).equals(total) && down.n === rows && across.n === columns
    },
  }),
})
