import { expression } from '../../../answer/expression.ts'
import { both, prose } from '../../../content.ts'
import { applyInverse, equation } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { f, isUndoing, type Kind, kinds, x } from '../shared/inverses.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  find: form({
    share: 2,
    instruction: {
      en: prose`Find ${applyInverse('f', x)}.`,
      es: prose`Halla ${applyInverse('f', x)}.`,
    },
    lines: 4,
    draw: (random, { kinds: names }: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(names)](random),
    answer: expression,
    solve: ({ inverse }) => inverse,
    ask: ({ f: of, where }) => both(where ? prose`${equation(f, of)}, ${where}` : equation(f, of)),
    check: isUndoing,
  }),
})
