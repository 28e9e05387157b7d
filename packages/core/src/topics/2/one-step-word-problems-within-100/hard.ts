import {
  box,
  equation as equals,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  line,
  minus,
  relation,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { added, boxIsOther, boxTried, drawFrom, type Facts, needed, tellSum, whichEquation } from './parts.ts'

/** The lesser number of the story and the greater one. */
const inOrder = ({ a, b }: Pick<Facts, 'a' | 'b'>) => [Math.min(a, b), Math.max(a, b)] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  chooseTheSum: form({
    levels: ['hard'],
    instruction: whichEquation,
    draw: (random, level) => drawFrom(random, level.sums, level, 6),
    answer: formulaChoice,
    solve: ({ a, b }) => equals(minus(box(), a), b),
    mistakes(facts) {
      const [least, most] = inOrder(facts)
      return { addsToAPart: equals(sum(box(), least), most), takesFromAPart: equals(minus(least, box()), most) }
    },
    ask: tellSum,
    solution: (facts, answer) => boxTried(facts, added(facts), expr(answer)),
    whyWrong(facts) {
      const [least, most] = inOrder(facts)
      return {
        addsToAPart: boxIsOther(equals(sum(box(), least), most), most - least, most + least),
        takesFromAPart: step(relation(least, '<', most), because.explain, {
          sentence: {
            en: line`More is left than there was: no number fits.`,
            es: line`Queda más de lo que había: ningún número sirve.`,
          },
        }),
      }
    },
    check(printed, answer) {
      const [most, least] = needed(printed)
      return isTrue(filled(expr(answer), most + least))
    },
  }),
})
