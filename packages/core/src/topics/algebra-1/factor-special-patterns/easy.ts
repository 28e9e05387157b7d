import { both, type FormMaker, prose } from '../../../author.ts'
import { factoredOrPrime, factorsFully } from '../../kit/polynomials/factored.ts'
import type { levels } from './levels.ts'
import { type Kind, kinds } from './parts.ts'

const factorIt = { en: prose`Factor.`, es: prose`Factoriza.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    share: 4,
    instruction: factorIt,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: factoredOrPrime,
    solve: ({ answer }) => answer,
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => factorsFully(answer, printed.maths[0]!),
  }),
})
