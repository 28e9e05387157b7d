import { m, type Random, Ratio, type Step, step, symbol } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { C, generalSteps, type Separated } from './parts.ts'

export interface General extends Separated {
  readonly steps: readonly Step[]
  /** Whether y = 0 is a solution that no C gives. */
  readonly losesZero: boolean
}

const before = symbol('C', 1)
const factor = m`e^{C_1}`

export const general = {
  'k x^n y'(random: Random): General {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    const inX = n === 0 ? m`${k}` : m`${k}x^${n}`
    const integral = m`${Ratio.of(k, n + 1)}x^${n + 1}`
    const of: Separated = {
      slope: n === 0 ? m`${k}y` : m`${k}x^${n} y`,
      sides: [m`1/y`, inX],
      integrated: [m`ln|y|`, integral],
      solution: m`C e^{${integral}}`,
    }
    return {
      ...of,
      losesZero: false,
      steps: [
        ...generalSteps(of, before),
        step(m`|y| = ${factor}e^{${integral}}`, because.raiseEToBothSides),
        step(m`y = ${of.solution}`, because.newConstant, { factor, letter: C, zero: m`y = 0` }),
      ],
    }
  },
  'k(y − a)'(random: Random): General {
    const [k, a] = [nonzero(random, 6), random.int(1, 9)]
    const of: Separated = {
      slope: k === 1 ? m`y - ${a}` : m`${k}(y - ${a})`,
      sides: [m`1/{y - ${a}}`, m`${k}`],
      integrated: [m`ln|y - ${a}|`, m`${k}x`],
      solution: m`${a} + C e^{${k}x}`,
    }
    return {
      ...of,
      losesZero: false,
      steps: [
        ...generalSteps(of, before),
        step(m`|y - ${a}| = ${factor}e^{${k}x}`, because.raiseEToBothSides),
        step(m`y - ${a} = C e^{${k}x}`, because.newConstant, { factor, letter: C, zero: m`y = ${a}` }),
        step(m`y = ${of.solution}`, because.addToBothSides, { value: a }),
      ],
    }
  },
  'k x^n y^2'(random: Random): General {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    const inX = n === 0 ? m`${k}` : m`${k}x^${n}`
    const { n: top, d: under } = Ratio.of(-k, n + 1)
    const rest = m`${top}x^${n + 1}`
    const of: Separated = {
      slope: n === 0 ? m`${k}y^2` : m`${k}x^${n} y^2`,
      sides: [m`1/y^2`, inX],
      integrated: [m`-1/y`, m`${Ratio.of(k, n + 1)}x^${n + 1}`],
      solution: top > 0 ? m`${under}/{${rest} + C}` : m`${under}/{C + ${rest}}`,
    }
    return {
      ...of,
      losesZero: true,
      steps: [
        step(m`y = 0`, because.solvedByZero, { factor: m`y^2` }),
        ...generalSteps(of, before),
        step(m`1/y = ${Ratio.of(-k, n + 1)}x^${n + 1} - C_1`, because.multiplyBothSides, { value: -1 }),
        step(m`y = ${of.solution}`, because.reciprocalsAndConstant, { letter: C }),
      ],
    }
  },
}
