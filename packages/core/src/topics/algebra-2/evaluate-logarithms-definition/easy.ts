import {
  both,
  call,
  equation,
  equationAsWritten,
  evaluate,
  exact,
  expr,
  type FormMaker,
  logarithm,
  m,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { askValue, BASES, e, exactly, type levels, logSteps, raises } from './parts.ts'

const whole = (random: Random, bases = BASES) => {
  const [prime, n, most] = random.evenly(bases)
  const times = random.int(0, Math.floor(most / n))
  return { base: prime ** n, value: Ratio.of(times), argument: Number(prime ** (n * times)) }
}

/** A fact is not asked both ways on one sheet: each way has bases of its own. */
const [FOR_LOGARITHMS, FOR_POWERS] = [BASES.filter((_, i) => i % 2 === 0), BASES.filter((_, i) => i % 2 === 1)]

/** An exponent 1 is not written: of such a power only the base would be seen. */
const wholeAsPower = (random: Random, bases: typeof BASES) =>
  random.until(
    () => whole(random, bases),
    ({ value }) => !value.equals(1),
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toLogarithm: form({
    levels: ['easy'],
    instruction: { en: prose`Write in logarithmic form.`, es: prose`Escribe en forma logarítmica.` },
    lines: 1,
    draw: random => wholeAsPower(random, FOR_LOGARITHMS),
    answer: equationAsWritten,
    solve: ({ base, value, argument }) => equation(logarithm(base, argument), value),
    ask: ({ base, value, argument }) => both(equation(power(base, value), argument)),
    solution: ({ base, value, argument }, answer) => [
      step(statements(equation(m`b`, base), equation(m`x`, value), equation(m`y`, argument)), because.readPartsOfPower),
      step(answer, because.meansTheSame, { first: m`log_b y = x`, second: m`b^x = y` }),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (answer.kind !== 'relation' || answer.left.kind !== 'call' || left.kind !== 'power') return false
      const { base, of } = answer.left
      return (
        base !== undefined &&
        evaluate(base).equals(evaluate(left.base)) &&
        evaluate(of).equals(evaluate(right)) &&
        evaluate(base).power(evaluate(answer.right).n).equals(evaluate(of))
      )
    },
  }),

  toExponent: form({
    levels: ['easy'],
    instruction: { en: prose`Write in exponential form.`, es: prose`Escribe en forma exponencial.` },
    lines: 1,
    draw: random => wholeAsPower(random, FOR_POWERS),
    answer: equationAsWritten,
    solve: ({ base, value, argument }) => equation(power(base, value), argument),
    ask: ({ base, value, argument }) => both(equation(logarithm(base, argument), value)),
    solution: ({ base, value, argument }, answer) => [
      step(statements(equation(m`b`, base), equation(m`x`, value), equation(m`y`, argument)), because.readPartsOfPower),
      step(answer, because.meansTheSame, { first: m`log_b y = x`, second: m`b^x = y` }),
    ],
    check(printed, answer) {
      const { left } = printed.one('relation')
      if (answer.kind !== 'relation' || answer.left.kind !== 'power' || left.kind !== 'call' || !left.base) return false
      return (
        evaluate(answer.left).equals(evaluate(answer.right)) &&
        evaluate(answer.right).equals(evaluate(left.of)) &&
        evaluate(answer.left.base).equals(evaluate(left.base))
      )
    },
  }),

  evaluateWhole: form({
    levels: ['easy'],
    share: 2,
    instruction: exactly,
    lines: 1,
    draw: random => {
      const kind = random.evenly(['base', 'base', 'ten', 'natural'])
      if (kind === 'ten') {
        const n = random.int(1, 6)
        return { of: call('log', 10 ** n), base: Ratio.of(10), argument: expr(10 ** n), value: Ratio.of(n) }
      }
      if (kind === 'natural') {
        const n = random.int(2, 9)
        return { of: call('ln', power(e, n)), base: e, argument: power(e, n), value: Ratio.of(n) }
      }
      const { base, value, argument } = whole(random)
      return { of: logarithm(base, argument), base: Ratio.of(base), argument: expr(argument), value }
    },
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ of }) => askValue(of),
    solution: ({ of, base, argument, value }) => logSteps(of, base, argument, value),
    check: (printed, answer) => raises(printed.one('call'), exact(answer).toNumber()),
  }),
})
