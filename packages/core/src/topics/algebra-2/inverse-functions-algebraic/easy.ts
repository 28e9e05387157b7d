import { both, equation, expression, type FormMaker, prose } from '../../../author.ts'
import { f, isUndoing } from './inverses.ts'
import type { levels } from './levels.ts'
import { type Kind, kinds } from './pairs.ts'
import { inverse } from './parts.ts'
import { pointForms } from './points.ts'

/** f⁻¹(x) = 3x + 2. */
const inverseAlone: typeof expression = { ...expression, show: of => both(equation(inverse, of)) }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  ...pointForms(form),
  find: form({
    share: 2,
    instruction: { en: prose`Find ${inverse}.`, es: prose`Halla ${inverse}.` },
    draw: (random, { kinds: names }: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(names)](random),
    answer: inverseAlone,
    solve: ({ inverse }) => inverse,
    ask: ({ f: of }) => both(equation(f, of)),
    solution: ({ steps }) => steps(),
    check: isUndoing,
  }),
})
