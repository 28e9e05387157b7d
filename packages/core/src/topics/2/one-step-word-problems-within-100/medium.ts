import {
  box,
  count,
  equation as equals,
  evaluate,
  type FormMaker,
  figure,
  isTrue,
  itemOf,
  minus,
  prose,
  quantity,
  step,
  sum,
  tapeDiagram,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import type { levels } from './levels.ts'
import { boxFilled, drawFrom, explained, needed, taken, tellDifference, writeIt } from './parts.ts'

/** 34 + □ = 71. */
const partAdded = (a: number, b: number) => equals(sum(b, box()), a + b)

/** □ + 34 = 71. */
const startAsked = (a: number, b: number) => equals(sum(box(), b), a + b)

/** 71 - □ = 34. */
const partTaken = (a: number, b: number) => equals(minus(a + b, box()), b)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  writeTheEquation: form({
    levels: ['medium', 'hard'],
    instruction: writeIt,
    lines: 1,
    draw: (random, level) => drawFrom(random, level.differences, level, 6),
    answer: equationAndAnswer,
    solve: ({ story, a, b }) => ({
      equation: (story.takesAway ? partTaken : story.asksForTheStart ? startAsked : partAdded)(a, b),
      answer: a,
    }),
    ask: tellDifference,
    key({ story, a, b }) {
      const other = story.takesAway ? partAdded(a, b) : partTaken(a, b)
      const found = equals(minus(a + b, b), box())
      return {
        en: prose`Also right: ${other}; ${found}`,
        es: prose`También es correcto: ${other}; ${found}`,
      }
    },
    solution: (facts, { equation }) => boxFilled(facts, equation, taken(facts)),
    check(printed, { equation, answer }) {
      const [most, least] = needed(printed)
      return answer === most - least && isTrue(filled(equation, answer))
    },
  }),
  tapeDiagramWithAGap: form({
    levels: ['medium'],
    lines: 1,
    draw: (random, level) => drawFrom(random, level.differences, level, 9),
    answer: quantity,
    solve: ({ story, a }) => count(a, story.noun),
    ask(facts) {
      const { en, es } = tellDifference(facts)
      const boxes = [facts.b, { label: box(), size: facts.a }]
      const drawn = figure(tapeDiagram([{ boxes, brace: facts.a + facts.b }]))
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: facts => [
      step(minus(facts.a + facts.b, facts.b), because.findTheMissingPart),
      ...explained(facts, taken(facts)).slice(1),
    ],
    check(printed, { amount }) {
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      const known = row.boxes.flatMap(({ label }) => (label?.kind === 'number' ? [label.n] : []))
      return (
        row.brace?.kind === 'number' &&
        evaluate(amount).plus(itemOf(known, 0)).equals(row.brace.n) &&
        known.length === 1
      )
    },
  }),
})
