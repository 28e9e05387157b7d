import { decimalNumber, fractionInLowestTerms } from '../../../answer/number.ts'
import { both } from '../../../content.ts'
import { blank, decimal, equation, mixed } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { signedSum, totalOf } from '../kit/signed-sum.ts'
import type { levels } from './levels.ts'
import { asDecimal, checkSum, drawDecimal, drawFractions, inLowestTerms, PATTERNS, patterned } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fractions: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: inLowestTerms,
    lines: 3,
    draw: (random, { denominators }) => {
      const pattern = random.evenly(PATTERNS)
      return patterned(pattern, drawFractions(random, denominators), value => mixed(value))
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),

  decimals: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: asDecimal,
    lines: 3,
    draw(random, { places }) {
      const pattern = random.evenly(PATTERNS)
      const [one, two] = random.pick<readonly [number, number]>(places)
      const sizes = random.until(
        () => [drawDecimal(random, one, 9), drawDecimal(random, two, 9)] as const,
        ([a, b]) => !a.equals(b),
      )
      return patterned(pattern, sizes, value => decimal(value))
    },
    answer: decimalNumber,
    solve: terms => decimal(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    check: checkSum,
  }),
})
