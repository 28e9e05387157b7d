import {
  approximate,
  both,
  bracketed,
  decimal,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  inequality,
  isTrue,
  line,
  m,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  rootOf,
  type Step,
  solutionSet,
  solveByFormula,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, standard } from '../../kit/polynomials/quadratic.ts'
import { drawWith, isIrrational, k, rootsOf, simplestSolutions, solvesAll } from './equations.ts'
import { tellers } from './falls-and-borders.ts'
import type { levels } from './levels.ts'
import { D, exactly, named } from './parts.ts'

/** The sign of the discriminant for a value of k: minus the sign of a times the value at the vertex. */
function signAt(printed: Printed, value: Ratio): number {
  const { left } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t, k: value })
  const [low, middle, high] = [at(-1), at(0), at(1)]
  const a = high.plus(low).over(2).minus(middle)
  const b = high.minus(low).over(2)
  return Math.sign(b.power(2).minus(a.times(middle).times(4)).n)
}

const K_VALUES = Array.from({ length: 161 }, (_, i) => Ratio.of(i - 40, 2))

const holdsWhere = (printed: Printed, answer: Expr, sign: 1 | -1) =>
  K_VALUES.every(value => isTrue(answer, { k: value }) === (signAt(printed, value) === sign))

interface WithK {
  readonly p: number
  readonly q: number
  readonly sign: number
}

const drawK = (random: Random): WithK => ({ p: random.int(1, 4), q: random.int(1, 6), sign: random.sign() })

const withK = ({ p, q, sign }: WithK) => m`${p * p}x^2 + ${2 * p * q * sign}x + ${k} = 0`

const kSteps = ({ p, q, sign }: WithK, wanted: '<' | '>'): readonly Step[] => {
  const [a, b] = [p * p, 2 * p * q * sign]
  return [
    named([m`${a}`, m`${b}`, k]),
    step(equation(D, m`${power(b < 0 ? bracketed(b) : b, 2)} - 4(${a})k`), because.use, { rule: m`D = b^2 - 4ac` }),
    step(relation(m`${b * b} - ${4 * a}k`, wanted, 0), because.explain, {
      sentence:
        wanted === '<'
          ? {
              en: line`No real solution: the discriminant, worked out, is negative.`,
              es: line`Ninguna solución real: el discriminante, ya calculado, es negativo.`,
            }
          : {
              en: line`Two real solutions: the discriminant, worked out, is positive.`,
              es: line`Dos soluciones reales: el discriminante, ya calculado, es positivo.`,
            },
    }),
    step(relation(m`-${4 * a}k`, wanted, -b * b), because.subtractFromBothSides, { value: b * b }),
    step(relation(k, wanted === '<' ? '>' : '<', q * q), because.divideAndReverse, { value: -4 * a }),
  ]
}

const isClear = (value: number) => {
  const rest = (value * 100) % 1
  return Math.abs(rest) > 0.02 && Math.abs(rest - 0.5) > 0.02
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  cleared: form({
    levels: ['hard'],
    share: 2,
    instruction: exactly,
    draw: random => ({
      // A root that can be simplified.
      of: drawWith(random, 4, of => isIrrational(of) && rootOf(discriminant(of)).q.n > 1),
      by: random.evenly([2, 10, 3, 10]),
    }),
    answer: simplestSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, by }) => {
      const [a, b, c] = tupleOf(
        of.map(value => Ratio.of(value, by)),
        3,
      )
      return both(
        by === 10 ? m`${decimal(a)}x^2 + ${decimal(b)}x + ${decimal(c)} = 0` : equation(polynomial([c, b, a]), 0),
      )
    },
    solution: ({ of, by }) => [
      step(standard(of), because.multiplyEveryTerm, { value: by }),
      ...solveByFormula(of, rootsOf(of)),
    ],
    check: solvesAll,
  }),
  countForK: form({
    levels: ['hard'],
    draw: random => ({ ...drawK(random), wanted: random.evenly(['<', '>'] as const) }),
    answer: inequality,
    solve: ({ q, wanted }) => relation(k, wanted === '<' ? '>' : '<', q * q),
    ask: of =>
      of.wanted === '<'
        ? {
            en: prose`For which values of ${k} does ${withK(of)} have no real solution?`,
            es: prose`¿Para qué valores de ${k} no tiene ${withK(of)} ninguna solución real?`,
          }
        : {
            en: prose`For which values of ${k} does ${withK(of)} have two different real solutions?`,
            es: prose`¿Para qué valores de ${k} tiene ${withK(of)} dos soluciones reales distintas?`,
          },
    solution: of => kSteps(of, of.wanted),
    check: (printed, answer) => holdsWhere(printed, answer, /no real|ninguna/.test(printed.text) ? -1 : 1),
  }),
  oneSolution: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find all values of ${k} for which the equation has exactly one real solution.`,
      es: prose`Halla todos los valores de ${k} para los que la ecuación tiene exactamente una solución real.`,
    },
    draw: random => ({ p: random.int(1, 5), q: random.int(1, 7) }),
    answer: solutionSet('k'),
    solve: ({ p, q }) => [-2 * p * q, 2 * p * q],
    ask: ({ p, q }) => both(m`${p * p}x^2 + ${k}x + ${q * q} = 0`),
    solution: ({ p, q }) => {
      const product = 4 * p * p * q * q
      return [
        named([m`${p * p}`, k, m`${q * q}`]),
        step(m`k^2 - 4(${p * p})(${q * q}) = 0`, because.explain, {
          sentence: {
            en: line`Exactly one real solution: the discriminant ${m`b^2 - 4ac`} is 0.`,
            es: line`Exactamente una solución real: el discriminante ${m`b^2 - 4ac`} es 0.`,
          },
        }),
        explained(
          m`k^2 = ${product}`,
          line`Multiply, and add ${product} to both sides.`,
          line`Multiplica y suma ${product} a ambos lados.`,
        ),
        step(either(equation(k, -2 * p * q), equation(k, 2 * p * q)), because.takeSquareRoots),
      ]
    },
    check(printed, answer) {
      const [one, other] = tupleOf(answer.map(exact), 2)
      return !one.equals(other) && [one, other].every(value => signAt(printed, value) === 0)
    },
  }),
  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const tell = random.evenly(tellers)
      return random.until(
        () => tell(random),
        ({ amount }) => isClear(amount),
      )
    },
    answer: { ...measured, requires: 'decimal-places-2' },
    solve: ({ amount, unit }): Measured => ({ amount: decimal(Ratio.of(Math.round(amount * 100), 100), 2), unit }),
    ask: ({ says }) => says,
    solution: ({ steps }, { amount }) => steps(amount),
    // What is left, height or area, is above zero just before and below just after.
    check(printed, { amount }) {
      const [formula] = printed.all('relation')
      const left = (at: number) => {
        if (formula) return approximate(formula.right, { t: at, x: at })
        const [wide, long, area] = printed.take(3)
        return area.toNumber() - (wide.toNumber() + 2 * at) * (long.toNumber() + 2 * at)
      }
      const time = exact(amount).toNumber()
      return time > 0 && left(time - 0.005) > 0 && left(time + 0.005) < 0
    },
  }),
})
