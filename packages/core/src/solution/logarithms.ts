import type { Both } from '../both.ts'
import type { Inline } from '../content.ts'
import { equation, expr, logarithm, power, relation, symbol, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import type { Ratio } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** log of a power of its base. */
export function evaluateLogarithm(base: Ratio, exponent: Ratio): readonly Step[] {
  const [x, value] = [symbol('x'), exponent.isInteger ? expr(base.power(exponent.n)) : power(base, exponent)]
  return [
    step(equation(power(base, x), value), because.toExponentialForm),
    step(equation(value, power(base, exponent)), because.rewriteAsPowers),
    step(equation(logarithm(base, value), exponent), because.sameBase, { base }),
  ].filter((_, i) => i !== 1 || exponent.isInteger)
}

/** c · base^exponent = result, where the exponent is ax + b with its steps given by the topic. */
export function solveByLogarithm(
  {
    base,
    exponent,
    value,
    log,
  }: { readonly base: Value; readonly exponent: Expr; readonly value: Value; readonly log: Expr },
  {
    solved,
    rounded,
    place,
  }: { readonly solved: Expr; readonly rounded?: Value; readonly place?: Both<readonly Inline[]> },
  letter = 'x',
): readonly Step[] {
  const x = symbol(letter)
  return [
    step(equation(power(base, exponent), value), because.solveFor, { letter: power(base, exponent) }),
    step(equation(exponent, log), because.takeLogarithm, { log: logarithmName(log) }),
    step(equation(x, solved), because.solveFor, { letter: x }),
    ...(rounded === undefined || place === undefined
      ? []
      : [step(relation(x, '≈', rounded), because.roundAtTheEnd, { place })]),
  ]
}

const logarithmName = (log: Expr): Both<readonly Inline[]> => {
  const name = log.kind === 'call' ? log.name : 'log'
  return { en: [name], es: [name] }
}
