import { systemSolution } from '../../../answer/point.ts'
import { both, prose } from '../../../content.ts'
import { system } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { solves } from '../../8/shared/linear-system.ts'
import type { levels } from './levels.ts'
import { type Kind, kinds } from './parts.ts'

const instruction = {
  en: prose`Solve the system by substitution. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por sustitución. Escribe la solución como par ordenado.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction,
    lines: 6,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),
})
