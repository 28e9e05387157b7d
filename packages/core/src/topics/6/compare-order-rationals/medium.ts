import {
  decimal,
  evaluate,
  exact,
  type FormMaker,
  inequality,
  isTrue,
  Ratio,
  relation,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { lowStories } from './low-stories.ts'
import { isLess } from './parts.ts'
import { comparing } from './working.ts'

const lowFirst = (a: Value, b: Value) => (isLess(a, b) ? relation(a, '<', b) : relation(b, '<', a))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  situation: form({
    lines: 1,
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(lowStories)
      const [least] = story.values
      const amount = (): Value =>
        story.tenths ? decimal(Ratio.of(-random.int(11, -10 * Math.max(least, -30)), 10)) : random.int(least, -1)
      return random.until(
        () => ({ story, a: amount(), b: amount() }),
        ({ a, b }) => {
          const far = Math.abs(exact(a).minus(exact(b)).toNumber())
          return far > 0 && (!story.tenths || (far < 2 && !exact(a).isInteger && !exact(b).isInteger))
        },
      )
    },
    answer: inequality,
    solve: ({ a, b }) => lowFirst(a, b),
    ask: ({ story, a, b }) => story.compares(a, b),
    solution: ({ a, b }) => [...comparing(a, b), step(lowFirst(a, b), because.fartherLeftIsLess)],
    // Uses both printed numbers, in a true statement with <.
    check(printed, answer) {
      const [a, b] = printed.numbers
      if (answer.kind !== 'relation' || answer.sign !== '<' || !a || !b) return false
      const sides = [evaluate(answer.left), evaluate(answer.right)]
      return isTrue(answer) && [a, b].every(value => sides.some(side => side.equals(value)))
    },
  }),
})
