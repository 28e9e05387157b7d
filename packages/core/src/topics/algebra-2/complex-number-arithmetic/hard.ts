import {
  absolute,
  approximate,
  both,
  bracketed,
  type Complex,
  complex,
  complexExpr,
  complexNumber,
  conjugate,
  equalsComplex,
  equation,
  exact,
  expr,
  type FormMaker,
  join,
  minus,
  minusComplex,
  normOf,
  numberList,
  option,
  over,
  overComplex,
  plusComplex,
  power,
  powerOfComplex,
  prose,
  radical,
  root,
  rootOf,
  sum,
  symbol,
  times,
  timesComplex,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'
import type { levels } from './levels.ts'
import { compute, drawComplex, i, isValue, written } from './parts.ts'

const wrongProducts: Readonly<
  Record<'squarePositive' | 'middleLost' | 'none', (a: number, b: number, c: number, d: number) => Complex>
> = {
  squarePositive: (a, b, c, d) => complex(a * c + b * d, a * d + b * c),
  middleLost: (a, b, c, d) => complex(a * c - b * d, 0),
  none: (a, b, c, d) => complex(a * c - b * d, a * d + b * c),
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  divide: form({
    levels: ['hard'],
    share: 2,
    instruction: compute,
    draw: random => {
      const isSingle = random.chance(0.15)
      return {
        a: drawComplex(random, 6),
        b: isSingle ? complex(0, random.int(1, 6)) : drawComplex(random, 6),
      }
    },
    answer: complexNumber,
    solve: ({ a, b }) => overComplex(a, b),
    ask: ({ a, b }) => both(over(complexExpr(a), complexExpr(b))),
    // Multiplied back by the divisor.
    check(printed, answer) {
      const { over: top, under } = printed.one('quotient')
      return equalsComplex(timesComplex(answer, complexValue(under)), complexValue(top))
    },
  }),

  modulus: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the modulus in simplest form.`,
      es: prose`Halla el módulo en su forma más simple.`,
    },
    draw: random => {
      const whole = random.pick([
        [3, 4],
        [6, 8],
        [5, 12],
        [8, 15],
        [9, 12],
        [12, 16],
        [7, 24],
      ])
      const [a, b] = random.evenly([true, false]) ? random.shuffle(whole) : [random.int(1, 9), random.int(1, 9)]
      return { a: complex((a ?? 1) * random.sign(), (b ?? 1) * random.sign()) }
    },
    answer: radical,
    solve: ({ a }) => rootOf(normOf(a)),
    ask: ({ a }) => both(absolute(complexExpr(a))),
    // The square of the modulus is the number times its conjugate.
    check(printed, { q, k }) {
      const value = complexValue(printed.one('absolute').of)
      const square = timesComplex(value, complex(value.re, value.im.negated()))
      return q.n > 0 && q.power(2).times(k).equals(square.re) && [2, 3, 5, 7, 11].every(p => k % (p * p) !== 0)
    },
  }),

  mixed: form({
    levels: ['hard'],
    instruction: compute,
    draw: random => ({ a: drawComplex(random, 5), b: drawComplex(random, 5), isSum: random.evenly([true, false]) }),
    answer: complexNumber,
    solve: ({ a, b, isSum }) => {
      const [first, second] = [timesComplex(complex(0, 1), a), powerOfComplex(b, 2)]
      return isSum ? plusComplex(first, second) : minusComplex(second, first)
    },
    ask: ({ a, b, isSum }) => {
      const [first, second] = [join(i, written(a)), power(written(b), 2)]
      return both(isSum ? sum(first, second) : minus(second, first))
    },
    check: isValue,
  }),

  findReals: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the real numbers ${symbol('x')} and ${symbol('y')}, in this order.`,
      es: prose`Halla los números reales ${symbol('x')} e ${symbol('y')}, en este orden.`,
    },
    draw: random => ({ z: complex(random.int(-6, 6), nonzero(random, 6)), by: drawComplex(random, 5) }),
    answer: numberList,
    solve: ({ z }) => [z.re, z.im],
    ask: ({ z, by }) =>
      both(
        equation(
          join(bracketed(sum(symbol('x'), join(symbol('y'), i))), written(by)),
          complexExpr(timesComplex(z, by)),
        ),
      ),
    check(printed, [x, y]) {
      const { left, right } = printed.one('relation')
      const letters = { x: complex(exact(x ?? 0)), y: complex(exact(y ?? 0)) }
      return equalsComplex(complexValue(left, letters), complexValue(right))
    },
  }),

  findMistake: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => {
      const [a, b, c, d] = random.until(
        () => [nonzero(random, 6), nonzero(random, 6), nonzero(random, 6), nonzero(random, 6)] as const,
        ([a, b, c, d]) => a * d + b * c !== 0 && a * c !== b * d,
      )
      return { a, b, c, d, kind: random.evenly(['squarePositive', 'middleLost', 'none'] as const) }
    },
    answer: option({
      squarePositive: {
        en: prose`The student took ${power(i, 2)} as ${1}.`,
        es: prose`El estudiante tomó ${power(i, 2)} como ${1}.`,
      },
      middleLost: {
        en: prose`The student multiplied only the real parts and only the imaginary parts.`,
        es: prose`El estudiante multiplicó solo las partes reales y solo las partes imaginarias.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, c, d, kind }) => {
      const work = equation(
        join(written(complex(a, b)), written(complex(c, d))),
        complexExpr(wrongProducts[kind](a, b, c, d)),
      )
      return {
        en: prose`A student writes ${work}. What is the mistake?`,
        es: prose`Un estudiante escribe ${work}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const [found, correct] = [complexValue(right), complexValue(left)]
      if (equalsComplex(found, correct)) return answer === 'none'
      return answer === (found.im.equals(correct.im) ? 'squarePositive' : 'middleLost')
    },
  }),

  rootMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({
      a: random.int(2, 12),
      b: random.int(2, 12),
      isRight: random.evenly([false, true]),
    }),
    answer: option({
      rule: {
        en: prose`It is wrong: the rule ${equation(times(root(symbol('x')), root(symbol('y'))), root(join(symbol('x'), symbol('y'))))} does not hold for two negative numbers.`,
        es: prose`Está mal: la regla ${equation(times(root(symbol('x')), root(symbol('y'))), root(join(symbol('x'), symbol('y'))))} no vale para dos números negativos.`,
      },
      none: { en: prose`It is correct.`, es: prose`Está bien.` },
      real: {
        en: prose`It is wrong: the product of two imaginary numbers is never real.`,
        es: prose`Está mal: el producto de dos números imaginarios nunca es real.`,
      },
    }),
    solve: ({ isRight }) => (isRight ? 'none' : 'rule'),
    ask: ({ a, b, isRight }) => {
      const found = root(a * b)
      const work = equation(times(root(expr(-a)), root(expr(-b))), isRight ? join(-1, found) : found)
      return {
        en: prose`A student writes ${work}. Is it correct?`,
        es: prose`Un estudiante escribe ${work}. ¿Está bien?`,
      }
    },
    check(printed, answer) {
      const { right } = printed.one('relation')
      return answer === (approximate(right) < 0 ? 'none' : 'rule')
    },
  }),

  divisionMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => {
      const [a, b] = random.until(
        () => [drawComplex(random, 6), drawComplex(random, 5)] as const,
        ([a, b]) => Math.abs(a.re.n) !== Math.abs(a.im.n) && normOf(b).n > 2,
      )
      return { a, b, kind: random.evenly(['onlyBelow', 'none', 'noConjugate'] as const) }
    },
    answer: option({
      onlyBelow: {
        en: prose`The student multiplied only the denominator by the conjugate.`,
        es: prose`El estudiante multiplicó solo el denominador por el conjugado.`,
      },
      noConjugate: {
        en: prose`The student multiplied the numerator by the denominator, not by its conjugate.`,
        es: prose`El estudiante multiplicó el numerador por el denominador y no por su conjugado.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, kind }) => {
      const top = {
        onlyBelow: a,
        noConjugate: timesComplex(a, b),
        none: timesComplex(a, conjugate(b)),
      }[kind]
      const work = equation(over(complexExpr(a), complexExpr(b)), over(complexExpr(top), normOf(b)))
      return {
        en: prose`A student writes ${work}. What is the mistake?`,
        es: prose`Un estudiante escribe ${work}. ¿Cuál es el error?`,
      }
    },
    // The work times the divisor gives the dividend only where nothing is wrong.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'quotient' || right.kind !== 'quotient') return false
      if (equalsComplex(complexValue(left), complexValue(right))) return answer === 'none'
      return answer === (equalsComplex(complexValue(right.over), complexValue(left.over)) ? 'onlyBelow' : 'noConjugate')
    },
  }),
})
