import { both, expandedExpression, type FormMaker, prose } from '../../../author.ts'
import { agree } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { type Kind, kinds } from './parts.ts'

const multiply = {
  en: prose`Multiply. Write the answer in standard form.`,
  es: prose`Multiplica. Escribe la respuesta en forma estándar.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 4,
    instruction: multiply,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: expandedExpression,
    solve: ({ answer }) => answer,
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => agree(answer, printed.maths[0]!, ['x', 'y']),
  }),
})
