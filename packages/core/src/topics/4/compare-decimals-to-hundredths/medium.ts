import {
  decimal,
  exact,
  type FormMaker,
  list,
  order,
  prose,
  relation,
  statements,
  step,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { type Level, written } from './parts.ts'

/** What is added to tenths to get hundredths near them. */
const HUNDREDTHS = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  order: form(
    order({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Write the decimals in order from least to greatest.`,
        es: prose`Escribe los decimales en orden, de menor a mayor.`,
      },
      draw(random, { pair }: Level): readonly Value[] {
        const size = pair === 'with fraction' ? 4 : 3
        const base = 100 * random.int(0, 9) + 10 * random.int(2, 8)
        const tenths = random.sample([base - 10, base, base + 10], 2)
        const hundredths = random.sample(HUNDREDTHS, size - 2)
        return [
          ...tenths.map(value => ({ hundredths: value, places: 1 })),
          ...hundredths.map(more => ({ hundredths: base + more, places: 2 })),
        ].map(written)
      },
      solution: (sorted, printed) => [
        step(list(...printed.map(value => decimal(exact(value), 2))), because.sameDecimalPlacesInAll),
        step(
          statements(...sorted.slice(1).map((value, i) => relation(...tupleOf(sorted.slice(i), 1), '<', value))),
          because.compareDigits,
        ),
        step(list(...sorted), because.putInOrder),
      ],
    }),
  ),
})
