import { both, type FormMaker, prose, simplifiedExpression } from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawn, isPositive, isSameAt, simplest } from './parts.ts'

const simplify = {
  en: prose`Simplify. Write the answer with positive exponents. No variable is 0.`,
  es: prose`Simplifica. Escribe la respuesta con exponentes positivos. Ninguna variable es 0.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 4,
    instruction: simplify,
    draw: drawn,
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => isPositive(answer) && isSameAt(printed.maths[0]!, answer),
  }),
})
