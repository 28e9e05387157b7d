import {
  both,
  decimal,
  decimalNumber,
  equation,
  evaluate,
  exact,
  type FormMaker,
  line,
  power,
  prose,
  relation,
  step,
  times,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientOf,
  hasExponent,
  readScientific,
  scientific,
  scientificNotation,
  sizeOf,
  standard,
  ten,
} from '../../kit/decimals/scientific.ts'
import type { levels } from './levels.ts'
import { draw, instruction, type Level, places, scientificSteps } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toScientific: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    lines: 1,
    // The first sizes of medium are the small numbers.
    draw: (random, { sizes }: Level) => draw(random, { sizes: sizes.slice(0, 1) }),
    answer: scientificNotation,
    solve: number => scientific(number),
    ask: number => both(standard(number)),
    solution: scientificSteps,
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      return isProper && value.equals(evaluate(printed.one('number')))
    },
  }),

  toStandard: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: {
      en: prose`Write in standard decimal form.`,
      es: prose`Escribe en forma decimal estándar.`,
    },
    lines: 1,
    draw: (random, { sizes }: Level) => draw(random, { sizes: sizes.slice(0, 1) }),
    answer: { ...decimalNumber, requires: 'decimal' },
    solve: number => standard(number),
    ask: number => both(scientific(number)),
    solution: number => {
      const size = sizeOf(number)
      const unit = decimal(ten(size))
      return [
        step(equation(power(10, size), unit), because.evaluate, { what: power(10, size) }),
        step(equation(times(decimal(coefficientOf(number)), unit), standard(number)), because.movePoint, {
          count: places(size),
          side: size > 0 ? { en: line`right`, es: line`derecha` } : { en: line`left`, es: line`izquierda` },
        }),
      ]
    },
    check: (printed, answer) => readScientific(printed.one('product')).value.equals(exact(answer)),
  }),

  isScientific: form({
    levels: ['easy'],
    instruction: {
      en: prose`Is the number written in scientific notation?`,
      es: prose`¿Está el número escrito en notación científica?`,
    },
    draw: (random, level: Level) => {
      const isProper = random.evenly([true, false])
      const number = random.until(
        () => draw(random, level),
        ({ digits }) => digits > 10,
      )
      const size = sizeOf(number)
      const proper = { number, isProper, base: 10, before: 1 }
      if (isProper) return proper
      const base = random.pick(Math.abs(size) < 4 ? [2, 5, 100] : [2, 5])
      const before = random.pick([2, 0].filter(before => hasExponent(number, before)))
      return random.pick([
        { ...proper, before },
        { ...proper, base },
      ])
    },
    answer: yesOrNo,
    solve: ({ isProper }) => (isProper ? 'yes' : 'no'),
    ask: ({ number, base, before }) =>
      both(
        base === 10 ? scientific(number, before) : times(decimal(coefficientOf(number)), power(base, sizeOf(number))),
      ),
    solution({ number, base, before }) {
      const first = decimal(coefficientOf(number).times(ten(before - 1)))
      if (before !== 1)
        return [
          step(before === 0 ? relation(first, '<', 1) : relation(first, '>', 10), because.firstFactorFromOneToTen),
          step(scientific(number), because.inScientificNotation),
        ]
      return [
        step(relation(relation(1, '≤', first), '<', 10), because.firstFactorFromOneToTen),
        base === 10
          ? step(power(10, sizeOf(number)), because.secondFactorPowerOfTen)
          : step(relation(base, '≠', 10), because.secondFactorPowerOfTen),
      ]
    },
    check: (printed, answer) => answer === (readScientific(printed.one('product')).isProper ? 'yes' : 'no'),
  }),
})
