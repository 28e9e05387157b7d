import {
  approximate,
  both,
  equation,
  type FormMaker,
  generalSolutionFor,
  m,
  prose,
  type Random,
  Ratio,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { C, dydx, isSolution, type Separable, slopeIn, y } from './parts.ts'

/** kxⁿ and what is above x in e to the power of its integral. */
const powerOf = (k: Ratio, n: number) => m`${k}x^${n}`

const general = {
  'k x^n y'(random: Random): Separable {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    return { slope: n === 0 ? m`${k}y` : m`${k}x^${n} y`, solution: m`C e^{${powerOf(Ratio.of(k, n + 1), n + 1)}}` }
  },
  'k(y − a)'(random: Random): Separable {
    const [k, a] = [nonzero(random, 6), random.int(1, 9)]
    return { slope: k === 1 ? m`y - ${a}` : m`${k}(y - ${a})`, solution: m`${a} + C e^{${k}x}` }
  },
  'k x^n y^2'(random: Random): Separable {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    const { n: top, d: under } = Ratio.of(-k, n + 1)
    const rest = powerOf(Ratio.of(top), n + 1)
    return {
      slope: n === 0 ? m`${k}y^2` : m`${k}x^${n} y^2`,
      solution: top > 0 ? m`${under}/{${rest} + C}` : m`${under}/{C + ${rest}}`,
    }
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  generalSolution: form({
    levels: ['easy'],
    share: 3,
    instruction: {
      en: prose`Find the general solution. Solve for ${y} and use ${C} for an arbitrary constant.`,
      es: prose`Halla la solución general. Despeja ${y}; usa ${C} para una constante arbitraria.`,
    },
    draw: random => general[random.evenly(['k x^n y', 'k(y − a)', 'k x^n y^2'])](random),
    answer: generalSolutionFor('y'),
    solve: ({ solution }) => solution,
    ask: ({ slope }) => both(equation(dydx, slope)),
    check: (printed, answer) =>
      [3.1, 5.2].every(value => isSolution(slopeIn(printed), answer, { C: value }) >= 4) &&
      !near(approximate(answer, { x: 0.3, C: 0.6 }), approximate(answer, { x: 0.3, C: 1.4 })),
  }),
})
