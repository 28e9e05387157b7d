import { both, type FormMaker, prose } from '../../../author.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { checkSign, compared, drawPair, shown, value } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  sign: form({
    levels: ['medium'],
    share: 2,
    instruction: compare,
    draw: random => drawPair(random, { shared: ['numerator', 'denominator', 'numerator'] }),
    answer: comparison,
    solve: ([a, b]) => comparisonOf(value(a), value(b)),
    ask: ([a, b]) => both(prose`${shown(a)} ____ ${shown(b)}`),
    solution: ([a, b]) => compared(a, b),
    check: checkSign,
  }),
})
