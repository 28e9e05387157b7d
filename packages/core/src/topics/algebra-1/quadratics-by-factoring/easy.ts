import { both, exact, type FormMaker, prose, solutionSet } from '../../../author.ts'
import { type Kind, kinds } from './equations.ts'
import type { levels } from './levels.ts'
import { solvesAll } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['easy'],
    share: 2,
    // Some are factored already.
    instruction: { en: prose`Solve the equation.`, es: prose`Resuelve la ecuación.` },
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ of }) => both(of),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => solvesAll(printed, answer.map(exact)),
  }),
})
