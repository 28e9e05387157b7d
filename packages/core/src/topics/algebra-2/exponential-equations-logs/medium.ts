import {
  approximate,
  both,
  decimal,
  decimalNumber,
  type Expr,
  equation,
  expression,
  type FormMaker,
  isAsDrawn,
  join,
  over,
  power,
  prose,
  type Random,
  sum,
  times,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { isClear, roundedNear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { type Base, baseExpr, gap, isRoundedRoot, log, rounded, x } from './parts.ts'

const sizeOf = (base: Base) => (base === 'e' ? Math.E : base)

/** a·b^(cx + k) + d = total, with the side of the power isolated as `power`. */
interface Isolated {
  readonly base: Base
  readonly a: number
  readonly c: number
  readonly k: number
  readonly d: number
  readonly power: number
}

function drawIsolated(random: Random): Isolated {
  const base = random.evenly([2, 3, 5, 10, 'e'] as const)
  const style = random.evenly(['added', 'shifted'])
  return {
    base,
    a: random.int(2, 6),
    c: random.int(1, 3),
    k: style === 'shifted' ? random.intExcept(-4, 4, 0) : 0,
    d: style === 'added' ? nonzero(random, 12) : 0,
    power: random.intExcept(6, 40, 8, 9, 10, 16, 25, 27, 32),
  }
}

const isolatedEquation = ({ base, a, c, k, d, power: value }: Isolated): Expr => {
  const side = join(a, power(baseExpr(base), polynomial([k, c])))
  const product = base === 'e' ? side : times(a, power(baseExpr(base), polynomial([k, c])))
  return equation(d === 0 ? product : sum(product, d), a * value + d)
}

const isolatedRoot = ({ base, c, k, power: value }: Isolated) => (Math.log(value) / Math.log(sizeOf(base)) - k) / c

const isolatedExact = ({ base, c, k, power: value }: Isolated): Expr => {
  const top = k === 0 ? log(base, value) : sum(log(base, value), -k)
  return c === 1 ? top : over(top, c)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  exactForm: form({
    levels: ['medium'],
    instruction: {
      en: prose`Solve for ${x}. Write the exact answer with a logarithm.`,
      es: prose`Halla el valor exacto de ${x}. Escríbelo con un logaritmo.`,
    },
    draw: random => drawIsolated(random),
    answer: expression,
    solve: isolatedExact,
    ask: of => both(isolatedEquation(of)),
    check: (printed, answer) => isAsDrawn(gap(printed, approximate(answer)), 0),
  }),

  thousandth: form({
    levels: ['medium'],
    instruction: rounded,
    draw: random =>
      random.until(
        () => drawIsolated(random),
        of => isClear(isolatedRoot(of), 3),
      ),
    answer: decimalNumber,
    solve: of => decimal(roundedNear(isolatedRoot(of), 3), 3),
    ask: of => both(isolatedEquation(of)),
    check: isRoundedRoot,
  }),
})
