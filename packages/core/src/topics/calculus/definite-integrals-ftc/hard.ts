import {
  approximate,
  both,
  definiteIntegral,
  equation,
  exact,
  expr,
  expression,
  type FormMaker,
  integral,
  interval,
  join,
  line,
  m,
  negative,
  option,
  over,
  power,
  prose,
  Ratio,
  rational,
  root,
  rootOf,
  step,
  sum,
  surdExpr,
  symbol,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrated, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { bounds, near, polynomial, primitiveAt, simpson, x } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromDerivative: form({
    levels: ['hard'],
    draw: random => {
      const [a, b] = bounds(random, -2, 4)
      return {
        a: Math.min(a, b),
        b: Math.max(a, b),
        start: random.intExcept(-9, 9, 0),
        slope: [random.intExcept(-6, 6, 0), 2 * random.intExcept(-3, 3, 0), 3 * random.int(0, 2)],
      }
    },
    answer: rational,
    solve: ({ a, b, start, slope }) => primitiveAt(slope, b).minus(primitiveAt(slope, a)).plus(start),
    ask({ a, b, start, slope }) {
      const [known, derivative, wanted] = [
        m`f(${a}) = ${start}`,
        equation({ kind: 'apply', name: 'f', to: [x], primes: 1, inverse: false }, polynomial(slope)),
        m`f(${b})`,
      ]
      return {
        en: prose`If ${known} and ${derivative}, find ${wanted}.`,
        es: prose`Si ${known} y ${derivative}, halla ${wanted}.`,
      }
    },
    solution({ a, b, start, slope }, value) {
      const [from, to] = [primitiveAt(slope, a), primitiveAt(slope, b)]
      const change = to.minus(from)
      return [
        step(equation(m`f(${b})`, sum(start, integral(polynomial(slope), 'x', [a, b]))), because.startPlusChange),
        ...definiteIntegral(polynomialOf(integrated(slope)), [a, b], [from, to], change),
        step(equation(equation(m`f(${b})`, sum(start, change)), value), because.addResults),
      ]
    },
    check(printed, answer) {
      const [known, derivative] = printed.all('relation')
      const wanted = printed.all('apply').at(-1)?.to[0]
      const start = known?.left.kind === 'apply' ? known.left.to[0] : undefined
      if (!known || !derivative || !wanted || !start) return false
      const change = simpson(derivative.right, approximate(start), approximate(wanted))
      return near(approximate(known.right) + change, exact(answer).toNumber())
    },
  }),

  findTheBound: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the exact value of ${m`k > 0`}.`,
      es: prose`Halla el valor exacto de ${m`k > 0`}.`,
    },
    draw: random => {
      const [a, k, c] = [random.int(1, 4), random.int(2, 6), random.intExcept(2, 20, 4, 8, 9, 16)]
      return random.evenly([
        {
          from: 1,
          of: join(2 * a, x),
          value: expr(k),
          total: a * (k * k - 1),
          filled: m`${a}k^2 - ${a}`,
          F: m`${a}x^2`,
          alone: [undoneStep(m`k^2 = ${k * k}`, { a, b: -a })],
          end: because.positiveRootOfBoth,
        },
        {
          from: 0,
          of: join(a, power(symbol('e'), x)),
          value: m`ln ${c + 1}`,
          total: a * c,
          filled: m`${a}e^k - ${a}`,
          F: m`${a}e^x`,
          alone: [undoneStep(m`e^k = ${c + 1}`, { a, b: -a })],
          end: because.logarithmOfBoth,
        },
        {
          from: 1,
          of: join(3 * a, power(x, 2)),
          value: root(c, 3),
          total: a * (c - 1),
          filled: m`${a}k^3 - ${a}`,
          F: m`${a}x^3`,
          alone: [undoneStep(m`k^3 = ${c}`, { a, b: -a })],
          end: because.takeCubeRoot,
        },
        {
          from: 1,
          of: join(2, x),
          value: surdExpr(rootOf(c)),
          total: c - 1,
          filled: m`k^2 - 1`,
          F: m`x^2`,
          alone: [undoneStep(m`k^2 = ${c}`, { a: 1, b: -1 })],
          end: because.positiveRootOfBoth,
        },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ from, of, total }) => both(equation(integral(of, 'x', [from, symbol('k')]), total)),
    solution: ({ from, F, total, filled, alone, end }, value) => [
      step(equation(m`F(x)`, F), because.antidifferentiate),
      step(equation(equation(m`F(k) - F(${from})`, filled), total), because.subtractValuesAtLimits),
      ...alone,
      step(equation(symbol('k'), value), end),
    ],
    check(printed, answer) {
      const { of, from } = printed.one('integral')
      if (!from) return false
      const area = simpson(of, approximate(from), approximate(answer))
      return approximate(answer) > 0 && near(area, approximate(printed.one('relation').right))
    },
  }),

  trap: form({
    levels: ['hard'],
    instruction: { en: prose`Is the evaluation right?`, es: prose`¿Está bien el cálculo?` },
    draw: random => {
      const kind = random.evenly(['right', 'swapped', 'discontinuous'])
      const [a, b, k] = [random.int(1, 3), random.int(4, 6), random.int(1, 4)]
      return { kind, a, b, k }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      swapped: {
        en: prose`No, the values at the limits were subtracted in the wrong order.`,
        es: prose`No, los valores en los límites se restaron en el orden equivocado.`,
      },
      discontinuous: {
        en: prose`No, the integrand is not continuous on the interval.`,
        es: prose`No, el integrando no es continuo en el intervalo.`,
      },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, a, b, k }) {
      const of = over(k, power(x, 2))
      if (kind === 'discontinuous')
        return both(equation(integral(of, 'x', [-a, b]), negative(expr(Ratio.of(k, a).plus(Ratio.of(k, b))))))
      const value = Ratio.of(k, a).minus(Ratio.of(k, b))
      return both(equation(integral(of, 'x', [-b, -a]), kind === 'right' ? value : value.negated()))
    },
    solution({ kind, a, b, k }) {
      if (kind === 'discontinuous')
        return [
          step(interval(-a, b, [true, true]), because.undefinedInside, { place: equation(x, 0) }),
          step(over(k, power(x, 2)), because.theoremNeedsContinuity),
        ]
      const values = [Ratio.of(k, b), Ratio.of(k, a)] as const
      const value = values[1].minus(values[0])
      return [
        step(interval(-b, -a, [true, true]), because.undefinedOutside, { place: equation(x, 0) }),
        ...definiteIntegral(m`-{${k}/x}`, [-b, -a], values, value),
        kind === 'right'
          ? step(m`${value} > 0`, because.aboveTheAxis)
          : step(expr(value.negated()), because.mistakeIs, {
              what: { en: line`${m`F(${-b}) - F(${-a})`} was taken`, es: line`se tomó ${m`F(${-b}) - F(${-a})`}` },
            }),
      ]
    },
    whyWrong({ kind, a, b, k }) {
      const undefinedAtZero = {
        en: line`The integrand is undefined only at ${equation(x, 0)}, which is not in ${interval(-b, -a, [true, true])}.`,
        es: line`El integrando no está definido solo en ${equation(x, 0)}, que no está en ${interval(-b, -a, [true, true])}.`,
      }
      switch (kind) {
        case 'right':
          return {
            swapped: {
              en: line`${m`F(${-a}) - F(${-b})`} was taken: upper limit minus lower limit.`,
              es: line`Se tomó ${m`F(${-a}) - F(${-b})`}: límite superior menos límite inferior.`,
            },
            discontinuous: undefinedAtZero,
          }
        case 'swapped':
          return {
            right: {
              en: line`${over(k, power(x, 2))} is positive, so its integral from left to right cannot be negative.`,
              es: line`${over(k, power(x, 2))} es positivo, así que su integral de izquierda a derecha no puede ser negativa.`,
            },
            discontinuous: undefinedAtZero,
          }
        case 'discontinuous':
          return {
            right: {
              en: line`${over(k, power(x, 2))} is positive where it is defined: a negative result cannot be right.`,
              es: line`${over(k, power(x, 2))} es positivo donde está definido: un resultado negativo no puede estar bien.`,
            },
            swapped: {
              en: line`${m`F(${b}) - F(${-a})`} is the right order, but ${m`F`} is not defined on the whole interval.`,
              es: line`${m`F(${b}) - F(${-a})`} es el orden correcto, pero ${m`F`} no está definida en todo el intervalo.`,
            },
          }
      }
    },
    check(printed, answer) {
      const { of, from, to } = printed.one('integral')
      if (!from || !to) return false
      if (!Number.isFinite(approximate(of, { x: 0 })) && approximate(from) < 0 && approximate(to) > 0)
        return answer === 'discontinuous'
      return (
        answer ===
        (near(simpson(of, approximate(from), approximate(to)), approximate(printed.one('relation').right))
          ? 'right'
          : 'swapped')
      )
    },
  }),
})
