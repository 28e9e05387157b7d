import {
  answerStep,
  box,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  list,
  numberList,
  prose,
  quantity,
  tapeDiagram,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import { choosing } from './choosing.ts'
import { easyStories } from './easy-stories.ts'
import type { levels } from './levels.ts'
import { allSteps, amountOf, drawFrom, solved, storiesAt, tell, undoes, undoesAmount, workOf } from './story.ts'

/** No story is told in two forms. In steps one by one, both results stay below a thousand: a comma would stand beside another. */
const [inTwoSteps, stepByStep, onTape, toChoose] = [
  storiesAt(easyStories, 3, 10, 2, 7),
  storiesAt(easyStories, 8, 1, 6),
  storiesAt(easyStories, 0, 9),
  storiesAt(easyStories, 4, 11, 5),
]
const BLANK = line`____`

export const easyForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['easy'],
    kind: 'story',
    lines: 4,
    draw: random => drawFrom(random, inTwoSteps),
    answer: quantity,
    solve: amountOf,
    ask: tell,
    solution: solved,
    check: undoesAmount,
  }),

  eachStep: form({
    levels: ['easy'],
    lines: 4,
    draw: random => drawFrom(random, stepByStep),
    answer: numberList,
    solve: (told): readonly Value[] => workOf(told).map(({ result }) => result),
    ask(told) {
      const { en, es } = tell(told)
      const [first, second] = tupleOf(told.story.finds, 2)
      return {
        en: [
          en,
          { kind: 'paragraph', content: ['Step 1. Find ', ...first.en, ': ', ...BLANK] },
          { kind: 'paragraph', content: ['Step 2. Find ', ...second.en, ': ', ...BLANK] },
        ],
        es: [
          es,
          { kind: 'paragraph', content: ['Paso 1. Halla ', ...first.es, ': ', ...BLANK] },
          { kind: 'paragraph', content: ['Paso 2. Halla ', ...second.es, ': ', ...BLANK] },
        ],
      }
    },
    namedAnswer: (_, answer) => {
      const [first, second] = tupleOf(answer, 2)
      return {
        en: prose`Step 1: ${first}; Step 2: ${second}`,
        es: prose`Paso 1: ${first}; Paso 2: ${second}`,
      }
    },
    solution: (told, answer) => [...allSteps(told), answerStep(list(...answer), told.story.ends(amountOf(told)))],
    check(printed, answers) {
      const [first, second] = tupleOf(answers, 2)
      const name = itemOf(
        printed.terms('role').map(({ name: own }) => own),
        0,
      ).slice(0, -1)
      return (
        undoes(printed, exact(second).n) &&
        exact(first)
          .over(printed.role(`${name}a`))
          .equals(printed.role(`${name}b`))
      )
    },
  }),

  withTape: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw: random => drawFrom(random, onTape),
    answer: quantity,
    solve: amountOf,
    ask(told) {
      const { a, b, c } = told.values
      const boxes = [
        ...Array.from({ length: a }, () => ({ label: b, size: 1 })),
        { label: c, size: Math.min(4, Math.max(0.8, c / b)) },
      ]
      return withFigure(
        tell(told),
        tapeDiagram([{ boxes: boxes.map(({ label, size }) => ({ label: expr(label), size })), brace: box() }]),
      )
    },
    solution: solved,
    // Adds what is written in the boxes.
    check(printed, { amount }) {
      const { boxes } = itemOf(printed.figure('tape-diagram').rows, 0)
      const total = boxes.reduce((all, { label }) => all + (label?.kind === 'number' ? label.n : 0), 0)
      return exact(amount).equals(total)
    },
  }),

  whichEquation: form({
    ...choosing,
    levels: ['easy'],
    answer: formulaChoice,
    draw: random => drawFrom(random, toChoose),
  }),
})
