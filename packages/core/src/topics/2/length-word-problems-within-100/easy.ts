import {
  type Block,
  type Both,
  box,
  evaluate,
  type Figure,
  type FormMaker,
  figure,
  itemOf,
  quantity,
  tapeDiagram,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { cutStories } from './cut-stories.ts'
import { joinStories } from './join-stories.ts'
import { checkLength, drawTold, foundIn, operationsOf, solved, type Told, tell } from './length-story.ts'
import type { levels } from './levels.ts'

/** The two parts of the whole as a bar, one of the three numbers left out. */
const bar = (told: Told, whole: number | null, parts: readonly [number | null, number | null]): Figure => {
  const { sign, a, b, result } = itemOf(operationsOf(told), 0)
  const sizes = sign === '+' ? [a, b] : [b, result]
  return tapeDiagram([
    {
      boxes: parts.map((part, i) => ({ label: part === null ? box() : part, size: itemOf(sizes, i) })),
      brace: whole === null ? box() : whole,
    },
  ])
}
const under = ({ en, es }: Both<Block>, drawn: Figure) => ({ en: [en, figure(drawn)], es: [es, figure(drawn)] })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  join: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => drawTold(random, joinStories, false),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  cut: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => drawTold(random, cutStories, false),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  joinBar: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawTold(random, turned(joinStories, 3), false),
    answer: quantity,
    solve: foundIn,
    ask(told) {
      const [a, b] = tupleOf(told.numbers, 2)
      return under(tell(told), bar(told, null, [a, b]))
    },
    solution: solved,
    // The whole bar is as long as its boxes.
    check(printed, { amount }) {
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      const boxes = row.boxes.map(({ label }) => (label?.kind === 'number' ? label.n : 0))
      return evaluate(amount).equals(boxes.reduce((all, length) => all + length, 0))
    },
  }),

  cutBar: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawTold(random, turned(cutStories, 4), false),
    answer: quantity,
    solve: foundIn,
    ask(told) {
      const [whole, part] = tupleOf(told.numbers, 2)
      return under(tell(told), bar(told, whole, [part, null]))
    },
    solution: solved,
    check(printed, { amount }) {
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      const known = row.boxes.flatMap(({ label }) => (label?.kind === 'number' ? [label.n] : []))
      return row.brace?.kind === 'number' && evaluate(amount).plus(itemOf(known, 0)).equals(row.brace.n)
    },
  }),
})
