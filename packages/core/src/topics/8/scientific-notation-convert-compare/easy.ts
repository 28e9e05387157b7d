import { writtenExpression } from '../../../answer/expression.ts'
import { decimalNumber } from '../../../answer/number.ts'
import { yesOrNo } from '../../../answer/option.ts'
import { both, prose } from '../../../content.ts'
import { decimal, power, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { draw, instruction } from './parts.ts'
import { hasExponent, readScientific, scientific, sizeOf, standard, ten, valueOf } from './scientific.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toScientific: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    lines: 1,
    draw,
    answer: writtenExpression,
    solve: number => scientific(number),
    ask: number => both(standard(number)),
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      return isProper && value.equals(evaluate(printed.one('number')))
    },
  }),

  toStandard: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`Write in standard form.`, es: prose`Escribe en forma estándar.` },
    lines: 1,
    draw,
    answer: decimalNumber,
    solve: number => standard(number),
    ask: number => both(scientific(number)),
    check: (printed, answer) => readScientific(printed.one('product')).value.equals(exact(answer)),
  }),

  isScientific: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Is the number written in scientific notation?`,
      es: prose`¿Está el número escrito en notación científica?`,
    },
    draw: (random, level) => {
      const isProper = random.evenly([true, false])
      const number = random.until(
        () => draw(random, { ...level, most: 3 }),
        ({ digits }) => digits > 10,
      )
      if (isProper) return { shown: scientific(number), isProper }
      const size = sizeOf(number)
      const base = random.pick(Math.abs(size) < 4 ? [2, 5, 100] : [2, 5])
      const before = random.pick([2, 0].filter(before => hasExponent(number, before)))
      return {
        shown: random.pick([
          scientific(number, before),
          times(decimal(valueOf(number).over(ten(size))), power(base, size)),
        ]),
        isProper,
      }
    },
    answer: yesOrNo,
    solve: ({ isProper }) => (isProper ? 'yes' : 'no'),
    ask: ({ shown }) => both(shown),
    check: (printed, answer) => answer === (readScientific(printed.one('product')).isProper ? 'yes' : 'no'),
  }),
})
