import { equationAsWritten } from '../../answer/expression.ts'
import { decimalNumber, rational, valueOrUndefined } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { orderedList } from '../../answer/point.ts'
import { both, prose } from '../../content.ts'
import {
  call,
  decimal,
  equation,
  expr,
  join,
  list,
  logarithm,
  point,
  power,
  root,
  sum,
  symbol,
} from '../../math/build.ts'
import { approximate, evaluate, exact, isSame } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const [x, e] = [symbol('x'), symbol('e')]

/** A base p^n with the exponents of p that make handy arguments. */
const BASES: readonly (readonly [prime: number, exponent: number, most: number])[] = [
  [2, 1, 7],
  [3, 1, 5],
  [5, 1, 4],
  [2, 2, 8],
  [7, 1, 3],
  [2, 3, 9],
  [3, 2, 4],
  [2, 4, 8],
  [5, 2, 4],
  [3, 3, 6],
]

const whole = (random: Random) => {
  const [prime, n, most] = random.pick(BASES)
  const times = random.int(0, Math.floor(most / n))
  return { base: prime ** n, value: Ratio.of(times), argument: (prime ** (n * times)) as number }
}

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

const evaluateIt = {
  en: prose`Evaluate without a calculator. Write “undefined” where there is no value.`,
  es: prose`Evalúa sin calculadora. Escribe «no está definido» donde no haya valor.`,
}
const exactly = {
  en: prose`Evaluate without a calculator. A log without a base has the base ${10}.`,
  es: prose`Evalúa sin calculadora. Un logaritmo sin base tiene la base ${10}.`,
}

/** The base raised to the answer gives the argument. */
function raises(of: Expr, answer: number): boolean {
  if (of.kind !== 'call') return false
  const base = of.base ? approximate(of.base) : of.name === 'ln' ? Math.E : 10
  const argument = approximate(of.of)
  return Math.abs(base ** answer / argument - 1) < 1e-9
}

export const evaluateLogarithmsDefinition = defineTopic(
  {
    id: 'evaluate-logarithms-definition',
    name: { en: 'Logarithms: definition and evaluation', es: 'Logaritmos: definición y evaluación' },
    description: {
      en: 'Change between exponential and logarithmic form and find exact or rounded values of logarithms.',
      es: 'Convierte entre forma exponencial y logarítmica y halla valores exactos o redondeados de logaritmos.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'F-LE.A.4', 'AP-PRECALC-2.9'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    toLogarithm: form({
      levels: ['easy'],
      instruction: { en: prose`Write in logarithmic form.`, es: prose`Escribe en forma logarítmica.` },
      lines: 1,
      draw: random => whole(random),
      answer: equationAsWritten,
      solve: ({ base, value, argument }) => equation(logarithm(base, argument), value),
      ask: ({ base, value, argument }) => both(equation(power(base, value), argument)),
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
      draw: random => whole(random),
      answer: equationAsWritten,
      solve: ({ base, value, argument }) => equation(power(base, value), argument),
      ask: ({ base, value, argument }) => both(equation(logarithm(base, argument), value)),
      check(printed, answer) {
        const { left } = printed.one('relation')
        if (answer.kind !== 'relation' || answer.left.kind !== 'power' || left.kind !== 'call' || !left.base)
          return false
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
          return { of: call('log', 10 ** n), value: Ratio.of(n) }
        }
        if (kind === 'natural') {
          const n = random.int(2, 9)
          return { of: call('ln', power(e, n)), value: Ratio.of(n) }
        }
        const { base, value, argument } = whole(random)
        return { of: logarithm(base, argument), value }
      },
      answer: rational,
      solve: ({ value }) => value,
      ask: ({ of }) => both(of),
      check: (printed, answer) => raises(printed.one('call'), exact(answer).toNumber()),
    }),

    evaluateFraction: form({
      levels: ['medium'],
      share: 3,
      instruction: evaluateIt,
      lines: 2,
      draw: random => {
        if (random.chance(0.08)) {
          const [prime, n] = random.pick(BASES)
          return { of: logarithm(prime ** n, random.pick([0, -prime, -(prime ** n)])), value: null }
        }
        const { base, value, argument } = broken(random)
        return { of: logarithm(base, argument), value }
      },
      answer: valueOrUndefined,
      solve: ({ value }) => value ?? 'none',
      ask: ({ of }) => both(of),
      check(printed, answer) {
        const of = printed.one('call')
        if (approximate(of.of) <= 0) return answer === 'none'
        return answer !== 'none' && raises(of, exact(answer).toNumber())
      },
    }),

    changeOfBase: form({
      levels: ['medium'],
      instruction: {
        en: prose`Use the change-of-base formula and a calculator. Round to the nearest thousandth.`,
        es: prose`Usa la fórmula de cambio de base y una calculadora. Redondea a la milésima más cercana.`,
      },
      lines: 2,
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
      answer: decimalNumber,
      solve: ({ base, argument }) =>
        decimal(Ratio.of(Math.round((Math.log(argument) / Math.log(base)) * 1000), 1000), 3),
      ask: ({ base, argument }) => both(logarithm(base, argument)),
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
        en: prose`Between which two consecutive integers does the logarithm lie?`,
        es: prose`¿Entre qué dos enteros consecutivos está el logaritmo?`,
      },
      lines: 1,
      draw: random => {
        const base = random.pick([2, 3, 4, 5, 6, 7, 8])
        const n = random.int(base > 5 ? 1 : 2, base === 2 ? 7 : base < 5 ? 4 : 3)
        return { base, n, argument: random.int(base ** n + 1, base ** (n + 1) - 1) }
      },
      answer: numberList,
      solve: ({ n }) => [n, n + 1],
      ask: ({ base, argument }) => both(logarithm(base, argument)),
      check(printed, [low, high]) {
        const { base, of } = printed.one('call')
        const [b, argument] = [evaluate(base ?? e), evaluate(of)]
        const [from, to] = [exact(low ?? 0), exact(high ?? 0)]
        return to.equals(from.plus(1)) && b.power(from.n).compare(argument) < 0 && b.power(to.n).compare(argument) > 0
      },
    }),

    findBase: form({
      levels: ['hard'],
      instruction: { en: prose`Solve for ${x}.`, es: prose`Halla el valor de ${x}.` },
      lines: 3,
      draw: random => {
        const kind = random.evenly(['base', 'argument', 'base'])
        const [p, under, top] = random.pick([
          [2, 2, 3],
          [2, 2, 5],
          [3, 2, 3],
          [5, 2, 3],
          [2, 3, 2],
          [3, 3, 2],
          [2, 3, 4],
          [2, 3, 5],
          [5, 3, 2],
          [2, 1, 5],
          [3, 1, 4],
          [5, 1, 3],
          [7, 1, 2],
          [2, 1, -3],
          [3, 1, -2],
          [5, 1, -2],
          [2, 4, 3],
          [3, 2, -1],
          [2, 3, -2],
          [4, 1, 3],
          [6, 1, 2],
          [7, 2, 1],
          [2, 2, -3],
          [6, 1, 3],
          [9, 1, 2],
          [11, 1, 2],
          [12, 1, 2],
          [8, 1, 3],
        ] as const)
        return { base: Ratio.of(p ** under), argument: Ratio.of(p).power(top), value: Ratio.of(top, under), kind }
      },
      answer: rational,
      solve: ({ base, argument, kind }) => (kind === 'base' ? base : argument),
      ask: ({ base, argument, value, kind }) =>
        both(equation(kind === 'base' ? logarithm(x, argument) : logarithm(base, x), value)),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'call' || !left.base) return false
        const put = (of: Expr) => evaluate(of, { x: exact(answer) })
        const value = evaluate(right)
        return put(left.base).power(value.n).equals(put(left.of).power(value.d)) && exact(answer).compare(0) > 0
      },
    }),

    baseOfGraph: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const [base, n] = random.pick([
          [2, 3],
          [2, 4],
          [2, 5],
          [2, -1],
          [2, -2],
          [2, -3],
          [3, 2],
          [3, 3],
          [3, 4],
          [3, -1],
          [3, -2],
          [4, 2],
          [4, 3],
          [4, -1],
          [5, 2],
          [5, 3],
          [5, -1],
          [6, 2],
          [7, 2],
          [8, 2],
          [9, 2],
          [10, 2],
          [10, 3],
          [10, -1],
        ] as const)
        // A point of height 1 would show the base.
        return { base, n, isFraction: random.chance(0.25) && base < 5 && n !== -1 }
      },
      answer: rational,
      solve: ({ base, isFraction }) => (isFraction ? Ratio.of(1, base) : base),
      ask: ({ base, n, isFraction }) => {
        const at = point(Ratio.of(base).power(n), isFraction ? -n : n)
        const curve = equation(symbol('y'), logarithm(symbol('b'), x))
        return {
          en: prose`The graph of ${curve} goes through the point ${at}. Find ${symbol('b')}.`,
          es: prose`La gráfica de ${curve} pasa por el punto ${at}. Halla ${symbol('b')}.`,
        }
      },
      check(printed, answer) {
        const [argument, value] = printed.one('list').items.map(item => evaluate(item))
        const base = exact(answer)
        return argument !== undefined && value !== undefined && base.n > 0 && base.power(value.n).equals(argument)
      },
    }),

    nested: form({
      levels: ['hard'],
      share: 2,
      instruction: exactly,
      lines: 2,
      draw: random => {
        const kind = random.evenly(['nested', 'natural', 'shifted', 'root'])
        if (kind === 'nested') {
          const [inner, outer, n] = random.pick([
            [2, 3, 1],
            [2, 2, 2],
            [3, 2, 1],
            [5, 2, 1],
            [2, 2, 1],
            [3, 3, 1],
            [2, 4, 1],
            [10, 3, 1],
            [10, 2, 2],
            [3, 2, 2],
            [2, 5, 1],
            [2, 6, 1],
            [10, 5, 1],
            [10, 6, 1],
            [10, 4, 1],
          ] as const)
          return {
            of: logarithm(
              outer,
              inner === 10 ? call('log', 10 ** (outer ** n)) : logarithm(inner, inner ** (outer ** n)),
            ),
            value: Ratio.of(n),
          }
        }
        if (kind === 'natural') {
          const [a, n] = [random.int(2, 7), random.int(2, 3)]
          return { of: power(e, join(n, call('ln', a))), value: Ratio.of(a ** n) }
        }
        if (kind === 'shifted') {
          const [b, a, k] = [random.int(2, 6), random.int(2, 12), random.pick([1, 2, -1])]
          return { of: power(b, sum(logarithm(b, a), k)), value: Ratio.of(b).power(k).times(a) }
        }
        const [n, degree] = [random.pick([1, 5, 7]), random.pick([2, 3])]
        const inside = n === 1 ? e : power(e, n)
        return { of: call('ln', degree === 2 ? root(inside) : root(inside, 3)), value: Ratio.of(n, degree) }
      },
      answer: rational,
      solve: ({ value }) => value,
      ask: ({ of }) => both(of),
      check: (printed, answer) => Math.abs(approximate(printed.maths[0] ?? x) - exact(answer).toNumber()) < 1e-9,
    }),

    order: form({
      levels: ['hard'],
      instruction: {
        en: prose`Order the logarithms from least to greatest without a calculator.`,
        es: prose`Ordena los logaritmos de menor a mayor sin calculadora.`,
      },
      lines: 2,
      draw: random => {
        const steps = random.sample([0, 1, 2, 3], 3)
        const bases = random.sample([2, 3, 4, 5], 3)
        return {
          of: bases.map((base, i) => {
            const n = steps[i] ?? 0
            return logarithm(base, random.int(base ** n + 1, base ** (n + 1) - 1))
          }),
        }
      },
      answer: orderedList,
      solve: ({ of }) => [...of].sort((a, b) => approximate(a) - approximate(b)),
      ask: ({ of }) => both(list(...of)),
      check(printed, answer) {
        const given = printed.one('list').items
        const values = answer.map(value => approximate(expr(value)))
        return (
          answer.length === given.length &&
          given.every(item => answer.some(value => isSame(expr(value), item))) &&
          values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))
        )
      },
    }),
  }),
)
