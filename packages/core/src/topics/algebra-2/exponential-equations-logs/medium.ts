import {
  approximate,
  both,
  bracketed,
  call,
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
  relation,
  type Step,
  step,
  sum,
  undoneStep,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { isClear, roundedNear } from '../../kit/rounding/rounded.ts'
import { type Base, baseExpr, gap, isRoundedRoot, type levels, log, rounded, THOUSANDTH, x } from './parts.ts'

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
    // Beside a power of the same base, the coefficient would be one more power.
    a: base === 'e' ? random.int(2, 6) : random.intExcept(2, 6, base),
    c: random.int(1, 3),
    k: style === 'shifted' ? random.intExcept(-4, 4, 0) : 0,
    d: style === 'added' ? nonzero(random, 12) : 0,
    power: random.intExcept(6, 40, 8, 9, 10, 16, 25, 27, 32),
  }
}

const isolatedEquation = ({ base, a, c, k, d, power: value }: Isolated): Expr => {
  const side = join(a, power(baseExpr(base), polynomial([k, c])))
  return equation(d === 0 ? side : sum(side, d), a * value + d)
}

const isolatedRoot = ({ base, c, k, power: value }: Isolated) => (Math.log(value) / Math.log(sizeOf(base)) - k) / c

const isolatedExact = ({ base, c, k, power: value }: Isolated): Expr => {
  const top = k === 0 ? log(base, value) : sum(log(base, value), -k)
  return c === 1 ? top : over(top, c)
}

/** The power alone on one side. */
const isolate = ({ base, a, c, k, d, power: value }: Isolated): readonly Step[] => {
  const raised = power(baseExpr(base), polynomial([k, c]))
  return [
    ...(d === 0
      ? []
      : [
          step(equation(join(a, raised), a * value), d > 0 ? because.subtractFromBothSides : because.addToBothSides, {
            value: Math.abs(d),
          }),
        ]),
    step(equation(raised, value), because.divideBothSides, { value: a }),
  ]
}
const nameOfLog = (base: Base) =>
  base === 'e' ? { en: ['ln'], es: ['ln'] } : { en: [`log base ${base}`], es: [`el logaritmo en base ${base}`] }

/** To the exact value, with the logarithm of the base. */
function exactSteps(of: Isolated): readonly Step[] {
  const { base, c, k, power: value } = of
  const found = log(base, value)
  return [
    ...isolate(of),
    step(equation(polynomial([k, c]), found), because.takeLogarithm, { log: nameOfLog(base) }),
    ...(k === 0
      ? []
      : [
          step(
            equation(polynomial([0, c]), sum(found, -k)),
            k > 0 ? because.subtractFromBothSides : because.addToBothSides,
            {
              value: Math.abs(k),
            },
          ),
        ]),
    ...(c === 1 ? [] : [step(equation(x, isolatedExact(of)), because.divideBothSides, { value: c })]),
  ]
}
/** To the rounded value, with logarithms that a calculator has. */
function roundedSteps(of: Isolated, answer: Value): readonly Step[] {
  const { base, c, k, power: value } = of
  const last = step(relation(x, '≈', answer), because.roundAtTheEnd, { place: THOUSANDTH })
  if (base === 'e' || base === 10) return [...exactSteps(of), last]
  const [top, below] = [call('ln', value), call('ln', base)]
  const quotient = over(top, below)
  const exponent = polynomial([k, c])
  const whole = k === 0 ? quotient : sum(quotient, -k)
  return [
    ...isolate(of),
    step(
      equation(join(exponent.kind === 'sum' ? bracketed(exponent) : exponent, below), top),
      because.takeLogBringDown,
      {
        log: { en: ['ln'], es: ['ln'] },
      },
    ),
    step(equation(exponent, quotient), because.divideBothSides, { value: below }),
    ...(k === 0 && c === 1
      ? []
      : [
          undoneStep(equation(x, c === 1 ? whole : k === 0 ? over(top, join(c, below)) : over(bracketed(whole), c)), {
            a: c,
            b: k,
          }),
        ]),
    last,
  ]
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
    solution: exactSteps,
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
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: of => decimal(roundedNear(isolatedRoot(of), 3), 3),
    ask: of => both(isolatedEquation(of)),
    solution: roundedSteps,
    check: isRoundedRoot,
  }),
})
