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
  sum,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { added, boxTried, drawFrom, type Facts, needed, tellSum, whichEquation } from './parts.ts'

/** The lesser number of the story and the greater one. */
const inOrder = ({ a, b }: Pick<Facts, 'a' | 'b'>) => [Math.min(a, b), Math.max(a, b)] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  chooseTheSum: form({
    levels: ['hard'],
    instruction: whichEquation,
    draw: (random, level) => drawFrom(random, level.sums, level, 11),
    answer: formulaChoice,
    solve: ({ a, b }) => equals(minus(box(), a), b),
    mistakes(facts) {
      const [least, most] = inOrder(facts)
      return { addsToAPart: equals(sum(box(), least), most), takesFromAPart: equals(minus(least, box()), most) }
    },
    ask: tellSum,
    solution(facts, answer) {
      const [least, most] = inOrder(facts)
      const impossible = equals(minus(least, box()), most)
      return boxTried(facts, added(facts), expr(answer), {
        otherSign: equals(sum(box(), least), most),
        inOtherSign: most - least,
        withoutNumber: {
          work: relation(least, '<', most),
          why: {
            en: line`In ${impossible}, more is left than there was: no number fits.`,
            es: line`En ${impossible} queda más de lo que había: ningún número sirve.`,
          },
        },
      })
    },
    check(printed, answer) {
      const [most, least] = needed(printed)
      return isTrue(filled(expr(answer), most + least))
    },
  }),
})
