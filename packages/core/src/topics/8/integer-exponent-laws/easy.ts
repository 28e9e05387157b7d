import { writtenExpression } from '../../../answer/expression.ts'
import { both, prose } from '../../../content.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawLaw, raised } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  singlePower: form({
    share: 2,
    instruction: {
      en: prose`Write as a single power with a positive exponent.`,
      es: prose`Escribe como una sola potencia con exponente positivo.`,
    },
    lines: 1,
    draw: drawLaw,
    answer: writtenExpression,
    solve: ({ base, exponent }) => raised(base, exponent),
    ask: ({ shown }) => both(shown),
    check: (printed, answer) =>
      answer.kind === 'power' &&
      evaluate(answer.exponent).n > 0 &&
      evaluate(printed.maths[0]!).equals(evaluate(answer)),
  }),
})
