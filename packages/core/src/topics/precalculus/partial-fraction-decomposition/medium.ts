import { expr, type FormMaker, formulaChoice, over, prose, sum } from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  constantsOnly,
  type Decomposition,
  drawn,
  firstPowers,
  fraction,
  isRightForm,
  LETTERS,
  raised,
  rightForm,
  withLetters,
  x,
} from './parts.ts'

const linearTops = (whole: Decomposition) => withLetters(whole, () => 2)()

const highestPowers = ({ factors }: Decomposition) =>
  sum(...factors.map(({ base, tops }, i) => over(LETTERS[i] ?? x, raised(base, tops.length, true))))

const twiceTheSame = ({ factors }: Decomposition) => {
  let used = 0
  return sum(...factors.flatMap(({ base, tops }) => tops.map(() => over(LETTERS[used++] ?? x, raised(base, 1, true)))))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichForm: form({
    levels: ['medium', 'hard'],
    draw: (random, { forms }) => drawn(random, forms),
    answer: formulaChoice,
    solve: rightForm,
    mistakes: whole => ({
      firstPowers: firstPowers(whole),
      constantsOnly: constantsOnly(whole),
      highestPowers: highestPowers(whole),
      twiceTheSame: twiceTheSame(whole),
      linearTops: linearTops(whole),
    }),
    ask(whole) {
      const printed = fraction({ ...whole, isFactored: true })
      return {
        en: [prose`Which is the right form of the decomposition? Do not solve.`, printed],
        es: [prose`¿Cuál es la forma correcta de la descomposición? No la resuelvas.`, printed],
      }
    },
    check: (printed, answer) => isRightForm(expr(answer), printed.one('quotient').under),
  }),
})
