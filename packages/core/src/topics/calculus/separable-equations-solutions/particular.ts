import {
  type Expr,
  equation,
  explained,
  line,
  m,
  type Random,
  Ratio,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Started, withSign, y } from './parts.ts'

const place = m`x = 0`
const logarithmOf = (b: number): Expr => (Math.abs(b) === 1 ? m`0` : m`ln ${Math.abs(b)}`)
/** From ln|y| = … + ln|b|. */
const keepsSign = (result: Expr, b: number, what: Expr = y): Step =>
  step(result, because.raiseAndKeepSign, { what, place, ...withSign(b > 0) })

/** dy/dx = k(y − a) with y(0) = b. */
export function fromLevel(k: number, a: number, b: number): Started {
  const [grown, solution] = [m`${b - a}e^{${k}x}`, m`${a} + ${b - a}e^{${k}x}`]
  return {
    slope: m`${k}(y - ${a})`,
    sides: [m`1/{y - ${a}}`, m`${k}`],
    integrated: [m`ln|y - ${a}|`, m`${k}x`],
    constant: logarithmOf(b - a),
    toSolution: [
      keepsSign(m`y - ${a} = ${grown}`, b - a, m`y - ${a}`),
      step(m`y = ${solution}`, because.addToBothSides, { value: a }),
    ],
    solution,
    b,
  }
}

/** Forms on one sheet begin at other values of y(0). */
/** y = b/(1 + kx²) from 1/y = 1/b + … */
export const reciprocal = (solution: Expr, b: number): Step =>
  b === 1
    ? step(m`y = ${solution}`, because.reciprocalsOfBothSides)
    : explained(
        m`y = ${solution}`,
        line`Take the reciprocal of each side, and multiply the numerator and the denominator by ${b}.`,
        line`Toma el recíproco de cada lado y multiplica el numerador y el denominador por ${b}.`,
      )
const STARTS = [2, -3, 5, -4, 1, -2, 3, -5, 4] as const
const startsOf = (random: Random, starts: readonly number[], turns: number) => random.evenly(startingAt(starts, turns))

export const particular = {
  'x^2 y'(random: Random, turns = 0): Started {
    const [k, b] = [nonzero(random, 3), startsOf(random, STARTS, turns)]
    const solution = m`${b}e^{${k}x^3}`
    return {
      slope: m`${3 * k}x^2 y`,
      sides: [m`1/y`, m`${3 * k}x^2`],
      integrated: [m`ln|y|`, m`${k}x^3`],
      constant: logarithmOf(b),
      toSolution: [keepsSign(m`y = ${solution}`, b)],
      solution,
      b,
    }
  },
  'x/y'(random: Random, turns = 0): Started {
    const [k, b] = [random.int(1, 4), startsOf(random, STARTS, turns)]
    const square = m`${k}x^2 + ${b * b}`
    const solution = b > 0 ? m`√{${square}}` : m`-√{${square}}`
    return {
      slope: m`{${k}x}/y`,
      sides: [m`y`, m`${k}x`],
      integrated: [m`${Ratio.of(1, 2)}y^2`, m`${Ratio.of(k, 2)}x^2`],
      constant: Ratio.of(b * b, 2),
      toSolution: [
        step(m`y^2 = ${square}`, because.multiplyBothSides, { value: 2 }),
        step(m`y = ${solution}`, because.rootWithSignAt, { place }),
      ],
      solution,
      b,
    }
  },
  'x y^2'(random: Random, turns = 0): Started {
    const [k, b] = [2 * random.int(1, 3), Math.abs(startsOf(random, STARTS, turns))]
    const solution = m`${b}/{1 + ${(k / 2) * b}x^2}`
    return {
      slope: m`${-k}x y^2`,
      sides: [m`1/y^2`, m`${-k}x`],
      integrated: [m`-1/y`, m`${-k / 2}x^2`],
      constant: Ratio.of(-1, b),
      toSolution: [
        step(m`1/y = ${k / 2}x^2 + ${Ratio.of(1, b)}`, because.multiplyBothSides, { value: -1 }),
        reciprocal(solution, b),
      ],
      solution,
      b,
    }
  },
  'e^(x − y)'(random: Random): Started {
    const c = random.int(2, 9)
    const solution = m`ln(${c}e^x - ${c - 1})`
    return {
      slope: m`${c}e^{x - y}`,
      rewritten: equation(m`${c}e^{x - y}`, m`{${c}e^x}/e^y`),
      sides: [m`e^y`, m`${c}e^x`],
      integrated: [m`e^y`, m`${c}e^x`],
      constant: 1 - c,
      toSolution: [step(m`y = ${solution}`, because.takeLogarithm, { log: symbol('ln') })],
      solution,
      b: 0,
    }
  },
  '(1 + y)x^3'(random: Random, turns = 0): Started {
    const [k, b] = [random.int(1, 2), startsOf(random, [0, ...STARTS], turns)]
    const [grown, solution] = [m`${b + 1}e^{${k}x^4}`, m`${b + 1}e^{${k}x^4} - 1`]
    return {
      slope: m`${4 * k}x^3(1 + y)`,
      sides: [m`1/{1 + y}`, m`${4 * k}x^3`],
      integrated: [m`ln|1 + y|`, m`${k}x^4`],
      constant: logarithmOf(b + 1),
      toSolution: [
        keepsSign(m`1 + y = ${grown}`, b + 1, m`1 + y`),
        step(m`y = ${solution}`, because.subtractFromBothSides, { value: 1 }),
      ],
      solution,
      b,
    }
  },
  'y cos x'(random: Random): Started {
    const [k, b] = [random.int(1, 3), nonzero(random, 9)]
    const solution = m`${b}e^{${k}sin x}`
    return {
      slope: m`${k}y cos x`,
      sides: [m`1/y`, m`${k}cos x`],
      integrated: [m`ln|y|`, m`${k}sin x`],
      constant: logarithmOf(b),
      toSolution: [keepsSign(m`y = ${solution}`, b)],
      solution,
      b,
    }
  },
}
