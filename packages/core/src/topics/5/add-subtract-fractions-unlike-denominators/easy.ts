import { fractionInLowestTerms } from '../../../answer/number.ts'
import { both, figure, prose } from '../../../content.ts'
import { fractionBar } from '../../../figure/fraction-bar.ts'
import { blank, equation, sum } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { lcm, Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { inLowestTerms } from '../../common/fractions.ts'
import type { levels } from './levels.ts'
import { drawPair, instruction, read, result, worked } from './parts.ts'

/** a/b as so many parts of a common denominator. */
const parts = (value: Ratio, d: number) => m`${(value.n * d) / value.d}/${d}`

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction,
    draw: drawPair,
    answer: fractionInLowestTerms,
    solve: facts => inLowestTerms(result(facts)),
    ask: facts => both(equation(worked(facts), blank(3))),
    steps({ left, right, sign }) {
      const d = lcm(left.d, right.d)
      const common = worked({ left: parts(left, d), right: parts(right, d), sign })
      return both(m`${worked({ left, right, sign })} = ${common} = ${inLowestTerms(result({ left, right, sign }))}`)
    },
    // Undoes the operation: the first number must come back.
    check(printed, answer) {
      const { left, right, isDifference } = read(printed)
      return left.d !== right.d && (isDifference ? exact(answer).plus(right) : exact(answer).minus(right)).equals(left)
    },
  }),

  bars: form({
    levels: ['easy'],
    instruction: {
      en: prose`The bars are cut into the same parts. Add, and write the sum in lowest terms.`,
      es: prose`Las barras están divididas en las mismas partes. Suma y escribe el resultado en su mínima expresión.`,
    },
    lines: 1,
    draw: drawPair,
    answer: fractionInLowestTerms,
    solve: facts => inLowestTerms(result(facts)),
    ask: ({ left, right }) => {
      const d = lcm(left.d, right.d)
      return both([
        figure(
          fractionBar(...[left, right].map(value => ({ parts: d, shaded: (value.n * d) / value.d, label: value }))),
        ),
        equation(sum(left, right), blank(3)),
      ])
    },
    // Counts the shaded parts of both bars.
    check(printed, answer) {
      const rows = printed.figure('fraction-bar').rows.map(({ wholes }) => wholes.flat())
      const shaded = rows.flat().filter(({ fill }) => fill !== 'white').length
      return exact(answer).equals(Ratio.of(shaded, rows[0]?.length ?? 1))
    },
  }),
})
