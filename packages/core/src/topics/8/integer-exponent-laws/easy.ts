import { both, evaluate, type FormMaker, prose, writtenExpression } from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawLaw, raised } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  singlePower: form({
    share: 2,
    instruction: {
      en: prose`Write as a single power.`,
      es: prose`Escribe como una sola potencia.`,
    },
    lines: 1,
    // (-2)^4 is 2^4 too.
    draw: (random, level) =>
      random.until(
        () => drawLaw(random, level),
        ({ base, exponent }) => base > 0 || exponent % 2 === 1,
      ),
    answer: writtenExpression,
    solve: ({ base, exponent }) => raised(base, exponent),
    ask: ({ shown }) => both(shown),
    solution: ({ steps }) => steps(),
    check: (printed, answer) =>
      answer.kind === 'power' &&
      evaluate(answer.exponent).n > 0 &&
      printed.maths.slice(0, 1).some(of => evaluate(of).equals(evaluate(answer))),
  }),
})
