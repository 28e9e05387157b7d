import {
  both,
  decimal,
  decimalNumber,
  evaluate,
  exact,
  expr,
  type FormMaker,
  itemOf,
  mixed,
  mixedNumberInLowestTerms,
  order,
  percent,
  prose,
  Ratio,
  tupleOf,
} from '../../../author.ts'
import { drawFrom, written } from './kinds.ts'
import type { levels } from './levels.ts'
import { hasValue, tableOfForms } from './parts.ts'
import { converted, orderedAsDecimals, partOfPercent } from './working.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  tableWithMixedNumbers: form({
    ...tableOfForms(3),
    levels: ['hard'],
    instruction: {
      en: prose`Complete the table. Write fractions in lowest terms and fractions greater than 1 as mixed numbers.`,
      es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión y las mayores que 1 como números mixtos.`,
    },
  }),
  partOfAPercent: form({
    levels: ['hard'],
    instruction: { en: prose`Write as a decimal.`, es: prose`Escribe como decimal.` },
    lines: 1,
    draw(random) {
      const d = random.pick([2, 4, 4, 5, 5, 8, 8])
      return { value: Ratio.of(random.coprimeTo(d), d).plus(random.evenly([0, 0, 1])) }
    },
    answer: { ...decimalNumber, requires: 'decimal' },
    solve: ({ value }) => decimal(value.over(100)),
    ask: ({ value }) => both(percent(mixed(value))),
    solution: ({ value }) => partOfPercent(value),
    // A hundred times the answer is the number before the sign.
    check(printed, answer) {
      const { of } = printed.one('percent')
      return exact(answer).times(100).equals(evaluate(of))
    },
  }),
  toMixedNumber: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write as a mixed number in lowest terms.`,
      es: prose`Escribe como número mixto en su mínima expresión.`,
    },
    lines: 1,
    draw: random => ({
      value: drawFrom(random, ['eighths and fortieths above one']),
      from: random.evenly(['decimal', 'percent']),
    }),
    answer: mixedNumberInLowestTerms,
    solve: ({ value }) => mixed(value),
    ask: ({ value, from }) => both(written[from](value)),
    solution: ({ value, from }) => converted(value, from, 'fraction'),
    check: (printed, answer) => hasValue(printed, exact(answer)),
  }),
  order: form(
    order({
      levels: ['hard'],
      share: 2,
      draw(random) {
        // Close to an eighth or a fortieth, so that all are written in thousandths.
        const d = random.evenly([8, 40])
        const middle = random.until(
          () => Ratio.of(random.coprimeTo(d), d),
          value => value.times(5).compare(1) > 0,
        )
        const shift = random.evenly([0, 1])
        const [one, other, third] = tupleOf(
          random.sample([-12, -9, -7, -4, -2, 2, 3, 6, 8, 11], 3).map(apart => middle.plus(Ratio.of(apart, 1000))),
          3,
        )
        const names = ['fraction', 'decimal', 'percent', random.evenly(['decimal', 'percent'])] as const
        return random.shuffle(
          [middle, one, other, third].map((value, i) => written[itemOf(names, i)](value.plus(shift))),
        )
      },
      solution: (sorted, printed) =>
        orderedAsDecimals(
          printed.map(value => expr(value)),
          sorted.map(value => expr(value)),
          evaluate,
        ),
    }),
  ),
})
