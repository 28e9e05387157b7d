import {
  bracketed,
  type Expr,
  explained,
  itemOf,
  join,
  line,
  minus,
  negative,
  over,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'
import { argumentOf, asPower, type Base, expandedOf, log, type Part } from './parts.ts'
import { byRule, type Rule } from './rules.ts'

const product = (parts: readonly Part[]): Expr => {
  const all = parts.map(asPower)
  return all.length === 1 ? itemOf(all, 0) : join(...all)
}
const isSingle = ({ exponent }: Part) => Math.abs(exponent.n) === 1 && exponent.d === 1
/** log x² + log y − log z³: exponents still inside. */
const apart = (base: Base, parts: readonly Part[]): Expr =>
  sumOf(parts.map(part => (part.exponent.n < 0 ? negative(log(base, asPower(part))) : log(base, asPower(part)))))

/** log z² + log y⁴, of parts that are subtracted. */
const logsOf = (base: Base, parts: readonly Part[]): Expr => sumOf(parts.map(part => log(base, asPower(part))))

/** The one rule that does it all, with its two parts; null where several are needed. */
function onlyRule(parts: readonly Part[]): readonly [Rule, Expr, Expr | Part['exponent']] | null {
  const [first, second] = parts
  if (first && parts.length === 1) return ['power', first.of, first.exponent]
  if (!first || !second || parts.length > 2 || !parts.every(isSingle)) return null
  return [second.exponent.n < 0 ? 'quotient' : 'product', first.of, second.of]
}

/** log (x²y/z³) as a sum of multiples of logarithms. */
export function expandSteps(base: Base, parts: readonly Part[]): readonly Step[] {
  const only = onlyRule(parts)
  if (only) return byRule(only[0], base, only[1], only[2], expandedOf(base, parts))
  const [above, below] = [
    parts.filter(({ exponent }) => exponent.n > 0),
    parts.filter(({ exponent }) => exponent.n < 0),
  ]
  const hasRoot = parts.some(({ exponent }) => exponent.d > 1)
  const inside = below.length === 0 ? product(above) : over(product(above), product(below))
  return [
    ...(hasRoot
      ? [explained(log(base, inside), line`Write the root as a power.`, line`Escribe la raíz como potencia.`)]
      : []),
    ...(below.length > 0 && parts.length > 2
      ? [step(minus(log(base, product(above)), log(base, product(below))), because.logOfQuotient)]
      : []),
    ...(below.length > 1
      ? [
          step(minus(apart(base, above), bracketed(logsOf(base, below))), because.logOfProduct),
          explained(
            apart(base, parts),
            line`Subtract each log in the parentheses.`,
            line`Resta cada logaritmo del paréntesis.`,
          ),
        ]
      : [
          step(
            apart(base, parts),
            parts.length === 2 && below.length > 0 ? because.logOfQuotient : because.logOfProduct,
          ),
        ]),
    ...(parts.every(isSingle) ? [] : [step(expandedOf(base, parts), because.logOfPower)]),
  ]
}

/** A sum of multiples of logarithms as one logarithm. */
export function condenseSteps(base: Base, parts: readonly Part[]): readonly Step[] {
  const result = log(base, argumentOf(parts))
  const only = onlyRule(parts)
  if (only) return byRule(only[0], base, only[1], only[2], result, true)
  const [above, below] = [
    parts.filter(({ exponent }) => exponent.n > 0),
    parts.filter(({ exponent }) => exponent.n < 0),
  ]
  return [
    ...(parts.every(isSingle) ? [] : [step(apart(base, parts), because.coefficientInside)]),
    ...(below.length > 1
      ? [
          explained(
            minus(apart(base, above), bracketed(logsOf(base, below))),
            line`Factor out ${-1} from the logs that are subtracted.`,
            line`Saca el factor común ${-1} de los logaritmos que se restan.`,
          ),
        ]
      : []),
    ...(below.length > 0
      ? [step(minus(log(base, product(above)), log(base, product(below))), because.sumIsLogOfProduct)]
      : []),
    step(result, below.length > 0 ? because.differenceIsLogOfQuotient : because.sumIsLogOfProduct),
  ]
}
