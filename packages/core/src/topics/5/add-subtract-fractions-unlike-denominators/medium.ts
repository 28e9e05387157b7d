import { formulaChoice } from '../../../answer/choice.ts'
import { integer } from '../../../answer/number.ts'
import { both, prose } from '../../../content.ts'
import { expr, sum } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { lcm } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { inLowestTerms } from '../../common/fractions.ts'
import type { levels } from './levels.ts'
import { drawPair, read, result } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  commonDenominator: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the least common denominator of the fractions.`,
      es: prose`Escribe el mínimo común denominador de las fracciones.`,
    },
    lines: 1,
    draw: drawPair,
    answer: integer,
    solve: ({ left, right }) => lcm(left.d, right.d),
    ask: ({ left, right }) => ({ en: prose`${left} and ${right}`, es: prose`${left} y ${right}` }),
    // The first multiple of one denominator that the other divides too.
    check(printed, answer) {
      const { left, right } = read(printed)
      let multiple = left.d
      while (multiple % right.d !== 0) multiple += left.d
      return exact(answer).equals(multiple)
    },
  }),

  choose: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Choose the sum.`, es: prose`Elige la suma.` },
    draw: (random, level) => drawPair(random, { ...level, signs: ['+'] }),
    answer: formulaChoice,
    solve: facts => inLowestTerms(result(facts)),
    mistakes: ({ left, right }) => ({
      addedTopsAndBottoms: m`${left.n + right.n}/${left.d + right.d}`,
      keptTheTops: m`${left.n + right.n}/${lcm(left.d, right.d)}`,
      addedTopsOverProduct: m`${left.n + right.n}/${left.d * right.d}`,
      multiplied: m`${left.n * right.n}/${left.d * right.d}`,
      addedTopsOverFirst: m`${left.n + right.n}/${left.d}`,
    }),
    ask: ({ left, right }) => both(sum(left, right)),
    check(printed, answer) {
      const { left, right } = read(printed)
      return evaluate(expr(answer)).minus(right).equals(left)
    },
  }),
})
