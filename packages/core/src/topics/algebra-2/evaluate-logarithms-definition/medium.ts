import {
  approximate,
  both,
  bracketed,
  call,
  decimal,
  decimalNumber,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  logarithm,
  m,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  root,
  solution,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { BASES, e, exactly, type levels, logSteps, raises } from './parts.ts'

/** log of a number whose exponent is negative or a fraction. */
function broken(random: Random): { readonly base: Ratio; readonly value: Ratio; readonly argument: Expr } {
  const kind = random.evenly(['reciprocal', 'fraction', 'root', 'small base'])
  const [prime, n, most] = random.pick(BASES)
  if (kind === 'reciprocal') {
    const times = random.int(1, Math.max(1, Math.floor(most / n) - 1))
    return { base: Ratio.of(prime ** n), value: Ratio.of(-times), argument: expr(Ratio.of(1, prime ** (n * times))) }
  }
  if (kind === 'root') {
    const degree = random.pick([2, 3])
    const inside = random.pick([2, 3, 5, 6, 7])
    return {
      base: Ratio.of(inside),
      value: Ratio.of(1, degree),
      argument: degree === 2 ? root(inside) : root(inside, 3),
    }
  }
  if (kind === 'small base') {
    const bottom = random.pick([2, 3])
    const times = random.int(1, 4) * random.sign()
    const size = bottom ** Math.abs(times)
    return { base: Ratio.of(1, bottom), value: Ratio.of(times), argument: expr(times > 0 ? Ratio.of(1, size) : size) }
  }
  const [p, above] = random.pick([
    [2, [2, 3, 4]],
    [3, [2, 3]],
    [5, [2]],
  ] as const)
  const under: number = random.pick(above)
  const top = random.until(
    () => random.int(1, 5),
    value => value % under !== 0 && p ** value <= 250,
  )
  return { base: Ratio.of(p ** under), value: Ratio.of(top, under), argument: expr(p ** top) }
}

const n = symbol('n')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  evaluateFraction: form({
    levels: ['medium'],
    share: 3,
    instruction: exactly,
    draw: random => {
      const { base, value, argument } = broken(random)
      return { of: logarithm(base, argument), base, argument, value }
    },
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ of }) => both(of),
    solution: ({ of, base, argument, value }) => logSteps(of, base, argument, value),
    check: (printed, answer) => raises(printed.one('call'), exact(answer).toNumber()),
  }),

  undefinedOne: form({
    levels: ['medium'],
    lines: 0,
    draw: random => {
      const [base, other, third] = random.sample([2, 3, 5, 7], 3)
      const times = random.int(1, 2)
      return { base, times, other, third, isZero: random.evenly([false, true, false]) }
    },
    answer: formulaChoice,
    solve: ({ base, times, isZero }) => logarithm(base, isZero ? 0 : -(base ** times)),
    mistakes: ({ base, times, other, third }) => ({
      reciprocal: logarithm(base, Ratio.of(1, base ** times)),
      one: logarithm(other, 1),
      smallBase: logarithm(Ratio.of(1, third), third),
    }),
    ask: () => ({
      en: prose`Which logarithm is undefined?`,
      es: prose`¿Qué logaritmo no está definido?`,
    }),
    solution: ({ base, times, isZero }, right) => {
      const argument = isZero ? 0 : -(base ** times)
      return [
        explained(
          relation(power(base, n), '>', 0),
          line`Every power of ${base} is positive.`,
          line`Toda potencia de ${base} es positiva.`,
        ),
        explained(
          expr(right),
          line`No power of ${base} is ${argument}.`,
          line`Ninguna potencia de ${base} es ${argument}.`,
        ),
      ]
    },
    whyWrong: ({ base, times, other, third }) => {
      const valued = (of: Expr, work: Expr) =>
        explained(of, line`It has a value: ${work}.`, line`Tiene valor: ${work}.`)
      const [small, one] = [Ratio.of(1, base ** times), Ratio.of(1, third)]
      return {
        reciprocal: valued(equation(logarithm(base, small), -times), equation(power(base, -times), small)),
        one: valued(equation(logarithm(other, 1), 0), equation(power(other, 0), 1)),
        smallBase: valued(equation(logarithm(one, third), -1), equation(power(bracketed(one), -1), third)),
      }
    },
    check: (_, answer) => {
      const chosen = expr(answer)
      return chosen.kind === 'call' && approximate(chosen.of) <= 0
    },
  }),

  changeOfBase: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the change-of-base formula and a calculator. Round to the nearest thousandth.`,
      es: prose`Usa la fórmula de cambio de base y una calculadora. Redondea a la milésima más cercana.`,
    },
    draw: random => {
      const [base, argument] = random.until(
        () => [random.int(2, 9), random.int(3, 200)] as const,
        ([base, argument]) => {
          const thousandths = (Math.log(argument) / Math.log(base)) * 1000
          const part = thousandths - Math.floor(thousandths)
          return part > 0.02 && part < 0.98 && Math.abs(part - 0.5) > 0.02
        },
      )
      return { base, argument }
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ base, argument }) => decimal(Ratio.of(Math.round((Math.log(argument) / Math.log(base)) * 1000), 1000), 3),
    ask: ({ base, argument }) => both(logarithm(base, argument)),
    solution: ({ base, argument }, answer) => [
      step(equation(logarithm(base, argument), over(call('ln', argument), call('ln', base))), because.use, {
        rule: equation(m`log_b a`, over(call('ln', m`a`), call('ln', m`b`))),
      }),
      step(relation(logarithm(base, argument), '≈', answer), because.roundAtTheEnd, {
        place: { en: ['nearest thousandth'], es: ['a la milésima más cercana'] },
      }),
    ],
    // The powers half a thousandth below and above enclose the argument.
    check(printed, answer) {
      const { base, of } = printed.one('call')
      const [b, argument, found] = [approximate(base ?? e), approximate(of), exact(answer).toNumber()]
      return b ** (found - 0.0005) < argument && argument < b ** (found + 0.0005)
    },
  }),

  between: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the integer ${n} without a calculator.`,
      es: prose`Halla el número entero ${n} sin calculadora.`,
    },
    lines: 1,
    draw: random => {
      const base = random.pick([2, 3, 4, 5, 6, 7, 8])
      const low = random.int(base > 5 ? 1 : 2, base === 2 ? 7 : base < 5 ? 4 : 3)
      return { base, low, argument: random.int(base ** low + 1, base ** (low + 1) - 1) }
    },
    answer: solution('n'),
    solve: ({ low }) => low,
    ask: ({ base, argument }) => both(relation(relation(n, '<', logarithm(base, argument)), '<', sum(n, 1))),
    solution: ({ base, low, argument }) => [
      step(
        statements(
          low === 1 ? expr(base) : equation(power(base, low), base ** low),
          equation(power(base, low + 1), base ** (low + 1)),
        ),
        because.powersAround,
        { base, value: argument },
      ),
      step(
        statements(relation(relation(low, '<', logarithm(base, argument)), '<', low + 1), equation(n, low)),
        because.exponentBetween,
        { low, high: low + 1 },
      ),
    ],
    check(printed, answer) {
      const { base, of } = printed.one('call')
      const [b, argument] = [evaluate(base ?? e), evaluate(of)]
      const low = exact(answer).n
      return b.power(low).compare(argument) < 0 && b.power(low + 1).compare(argument) > 0
    },
  }),
})
