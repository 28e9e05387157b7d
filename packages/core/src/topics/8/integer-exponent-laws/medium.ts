import {
  answerStep,
  blank,
  both,
  box,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  fraction,
  integer,
  isNear,
  line,
  m,
  minus,
  name,
  over,
  people,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { asFactors, drawLaw, powerThenProductSteps, raised, threePowerSteps, valueSteps } from './parts.ts'

const nextBut = (n: number, excluded: number) => (n === excluded ? n + 1 : n)

/** Exponents of the other choices: neither the right one nor the one that was written. */
const otherExponents = (exponent: number, [said, misused, miscounted]: readonly [number, number, number]) => ({
  misused: [exponent, said, 0, miscounted].includes(misused) ? nextBut(exponent + 2, said) : misused,
  miscounted: miscounted === said ? exponent + 2 : miscounted,
})

/** The size of an exact value that is still worked out by hand. */
const isSmall = ({ n, d }: Ratio) => Math.abs(n) <= 10_000 && d <= 1000

interface Valued {
  readonly shown: Expr
  /** To the value. */
  readonly steps: () => readonly Step[]
}
const small = (random: Random, draw: () => Valued): Valued =>
  random.until(draw, ({ shown }) => isSmall(evaluate(shown)))

const values = {
  'negative exponent': (random: Random) =>
    small(random, () => {
      const [base, n] = [random.int(2, 10), random.int(2, 4)]
      return { shown: raised(base, -n), steps: () => valueSteps(base, -n) }
    }),
  'power of a product': (random: Random) =>
    small(random, () => {
      const [a, b, n] = [random.int(2, 5), random.int(2, 5), random.int(2, 3)]
      return {
        shown: power(bracketed(times(a, b)), n),
        steps: () => [
          step(times(power(a, n), power(b, n)), because.raiseEachFactor, { power: n }),
          step(equation(times(a ** n, b ** n), (a * b) ** n), because.multiply),
        ],
      }
    }),
  'power of a fraction': (random: Random) => {
    const d = random.int(2, 6)
    return small(random, () => {
      const [top, n] = [random.coprimeTo(d, 7), random.int(2, 3)]
      return {
        shown: power(bracketed(Ratio.of(top, d)), n),
        steps: () => [
          step(over(power(top, n), power(d, n)), because.raiseEachPart, { power: n }),
          step(expr(Ratio.of(top, d).power(n)), because.workOutPowers),
        ],
      }
    })
  },
  'zero exponent': (random: Random): Valued => {
    const [base, other, n] = [random.int(2, 10), random.int(2, 6), random.int(2, 3)]
    const value = other ** n
    return random.evenly([
      {
        shown: m`${base}^0 × ${other}^${n}`,
        steps: () => [
          step(times(1, power(other, n)), because.zeroExponent),
          step(expr(value), because.evaluate, { what: power(other, n) }),
        ],
      },
      {
        shown: m`${other}^${-n} × ${base}^0`,
        steps: () => [
          step(times(power(other, -n), 1), because.zeroExponent),
          step(over(1, power(other, n)), because.negativeExponent),
          step(expr(Ratio.of(1, value)), because.evaluate, { what: power(other, n) }),
        ],
      },
      {
        shown: m`(-${base})^0 + ${other}^${n}`,
        steps: () => [
          step(sum(1, power(other, n)), because.zeroExponent),
          step(sum(1, value), because.evaluate, { what: power(other, n) }),
          step(expr(1 + value), because.add),
        ],
      },
    ])
  },
  'three powers': (random: Random) =>
    small(random, () => {
      const [base, p] = [random.intExcept(-3, 6, -1, 0, 1), random.intExcept(-4, 8, 0, 1)]
      // No factor of the numerator is the denominator.
      const r = random.intExcept(-4, 5, 0, 1, p)
      const q = random.intExcept(-6, 8, 0, 1, -p, 1 - p, r)
      return {
        shown: over(times(raised(base, p), raised(base, q)), raised(base, r)),
        steps: () => [...threePowerSteps(base, p, q, r), ...valueSteps(base, p + q - r)],
      }
    }),
  'power, then product': (random: Random) =>
    small(random, () => {
      const [base, p, q, r] = [
        random.pick([2, 3, 5, -2]),
        random.int(2, 3),
        random.pick([-3, -2, 2, 3]),
        random.intExcept(-9, 10, 0, 1),
      ]
      return {
        shown: times(power(bracketed(raised(base, p)), q), raised(base, r)),
        steps: () => [...powerThenProductSteps(base, p, q, r), ...valueSteps(base, p * q + r)],
      }
    }),
}

function withBlank(of: Expr, value: Value): Expr {
  if (of.kind === 'product') return { ...of, factors: of.factors.map(factor => withBlank(factor, value)) }
  return of.kind === 'power' && of.exponent.kind === 'blank' ? { ...of, exponent: expr(value) } : of
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Evaluate.`,
      es: prose`Calcula.`,
    },
    draw: (random, level) => values[random.evenly(level.values)](random),
    answer: fraction,
    solve: ({ shown }) => evaluate(shown),
    ask: ({ shown }) => both(equation(shown, blank(3))),
    solution: ({ steps }) => steps(),
    // Written out as repeated factors.
    check: (printed, answer) => isNear(asFactors(printed.one('relation').left) / exact(answer).toNumber(), 1),
  }),

  missingExponent: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: (random, level) => {
      const { base, exponent, shown, steps } = drawLaw(random, level, 1)
      const blanked = power(base < 0 ? bracketed(base) : base, box(1.1))
      if (random.evenly<'result' | 'factor'>(level.hidden) === 'result')
        return {
          shown: equation(shown, blanked),
          missing: exponent,
          steps: () => [
            ...steps(),
            answerStep(equation(box(1.1), exponent), {
              en: line`The missing exponent is ${exponent}.`,
              es: line`El exponente que falta es ${exponent}.`,
            }),
          ],
        }
      const p = random.int(2, 15 - exponent)
      const total = p + exponent
      return {
        shown: equation(times(raised(base, p), blanked), raised(base, total)),
        missing: exponent,
        steps: () => [
          step(equation(sum(p, box(1.1)), total), because.addExponents),
          step(equation(minus(total, p), exponent), because.subtractFromBothSides, { value: p }),
        ],
      }
    },
    answer: integer,
    solve: ({ missing }) => missing,
    ask: ({ shown }) => both(shown),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return evaluate(withBlank(left, answer)).equals(evaluate(withBlank(right, answer)))
    },
  }),

  correct: form({
    levels: ['easy', 'medium'],
    kind: 'find-mistake',
    draw: (random, level) => {
      const drawn = random.until(
        () => drawLaw(random, level, 1),
        // Easy has odd bases and medium even ones, so that no sheet has one base twice.
        ({ wrong, exponent, base }) =>
          wrong[0] !== exponent && wrong[0] > 0 && (base % 2 === 0) !== level.laws.some(law => law === 'product'),
      )
      return { ...drawn, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ base, exponent }) => raised(base, exponent),
    // What the pupil of the stem wrote is known to be wrong: it is no choice.
    mistakes: ({ base, exponent, wrong }) => ({
      exponentsMisused: raised(base, otherExponents(exponent, wrong).misused),
      baseMultiplied: raised(base * base, exponent),
      oneTooMany: raised(base, otherExponents(exponent, wrong).miscounted),
    }),
    ask: ({ shown, base, wrong, who }) => ({
      en: prose`${name(who)} made a mistake and wrote ${equation(shown, raised(base, wrong[0]))}. Which power is correct?`,
      es: prose`${name(who)} cometió un error y escribió ${equation(shown, raised(base, wrong[0]))}. ¿Cuál es la potencia correcta?`,
    }),
    solution: ({ shown, base, wrong: [said], slip, steps }) => [
      step(relation(shown, '≠', raised(base, said)), because.mistakeIs, { what: slip }),
      ...steps(),
    ],
    whyWrong({ base, exponent, wrong, misuse }) {
      const { misused, miscounted } = otherExponents(exponent, wrong)
      const off = (of: number) => ({
        en: line`The exponents give ${exponent}, not ${of}.`,
        es: line`Los exponentes dan ${exponent}, no ${of}.`,
      })
      return {
        exponentsMisused: misused === wrong[1] ? misuse : off(misused),
        baseMultiplied: {
          en: line`The base must stay the same: it is ${base}, not ${base * base}.`,
          es: line`La base no cambia: es ${base}, no ${base * base}.`,
        },
        oneTooMany: off(miscounted),
      }
    },
    check: (printed, choice) => evaluate(printed.one('relation').left).equals(evaluate(expr(choice))),
  }),
})
