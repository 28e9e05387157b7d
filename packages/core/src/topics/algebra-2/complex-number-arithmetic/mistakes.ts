import {
  approximate,
  both,
  bracketed,
  type Complex,
  complex,
  complexExpr,
  conjugate,
  divideComplex,
  type Expr,
  equalsComplex,
  equation,
  type FormMaker,
  findMistake,
  join,
  line,
  multiplyComplex,
  normOf,
  ofAllBut,
  option,
  over,
  power,
  prose,
  root,
  step,
  sum,
  symbol,
  timesComplex,
  type Work,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'
import { drawComplex, i, type levels, written } from './parts.ts'

interface Product {
  readonly a: Complex
  readonly b: Complex
}

/** The product worked out: each part by each part, i² as −1 (or as 1, by mistake), the end. */
function workOf({ a, b }: Product, { sign, hasMiddle }: { readonly sign: 1 | -1; readonly hasMiddle: boolean }): Work {
  const [first, last] = [a.re.times(b.re), a.im.times(b.im)]
  const middle = hasMiddle ? [join(a.re.times(b.im), i), join(a.im.times(b.re), i)] : []
  const end = last.times(sign)
  const im = hasMiddle ? a.re.times(b.im).plus(a.im.times(b.re)) : 0
  return [
    join(written(a), written(b)),
    sum(first, ...middle, join(last, power(i, 2))),
    sum(first, ...middle, end),
    complexExpr(complex(first.plus(end), im)),
  ]
}

const ROOT_RULE = equation(join(root(symbol('x')), root(symbol('y'))), root(join(symbol('x'), symbol('y'))))
const QUOTIENT_SLIPS = {
  onlyBelow: {
    en: line`only the denominator was multiplied by the conjugate`,
    es: line`solo se multiplicó el denominador por el conjugado`,
  },
  noConjugate: {
    en: line`the numerator was multiplied by the denominator, not by its conjugate`,
    es: line`el numerador se multiplicó por el denominador y no por su conjugado`,
  },
}

/** The quotient of a by b, as it is with a mistake or with none. */
function quotientWith(kind: 'onlyBelow' | 'noConjugate' | 'none', a: Complex, b: Complex): Expr {
  const top = { onlyBelow: a, noConjugate: timesComplex(a, b), none: timesComplex(a, conjugate(b)) }[kind]
  return over(complexExpr(top), normOf(b))
}

export const mistakeForms = (form: FormMaker<typeof levels>) => ({
  productMistake: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: (random): Product => {
        const [a, b] = random.until(
          () => [drawComplex(random, 6), drawComplex(random, 6)] as const,
          ([a, b]) => {
            const product = timesComplex(a, b)
            const sizes = [a.re, a.im, b.re, b.im].map(({ n }) => Math.abs(n))
            return product.re.n !== 0 && product.im.n !== 0 && sizes.every(size => size > 1)
          },
        )
        return { a, b }
      },
      work: facts => workOf(facts, { sign: -1, hasMiddle: true }),
      steps: ({ a, b }) => multiplyComplex(a, b),
      mistakes: {
        squarePositive: {
          says: () => ({ en: line`${power(i, 2)} was taken as 1`, es: line`${power(i, 2)} se tomó como 1` }),
          work: facts => workOf(facts, { sign: 1, hasMiddle: true }),
        },
        middleLost: {
          says: () => ({
            en: line`the two middle products were left out`,
            es: line`se omitieron los dos productos del medio`,
          }),
          work: facts => workOf(facts, { sign: -1, hasMiddle: false }),
        },
      },
      follows: (before, after) => equalsComplex(complexValue(before), complexValue(after)),
    }),
  ),

  rootMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const [a, b] = random.sample([2, 3, 5, 6, 7, 8, 10, 11, 12], 2)
      return { a, b, isRight: random.evenly([false, true]) }
    },
    answer: option({
      rule: {
        en: prose`It is wrong: the rule ${ROOT_RULE} does not hold for two negative numbers.`,
        es: prose`Está mal: la regla ${ROOT_RULE} no vale para dos números negativos.`,
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
      const work = equation(join(root(-a), root(-b)), isRight ? join(-1, found) : found)
      return {
        en: prose`A student writes ${work}. Is it correct?`,
        es: prose`Un estudiante escribe ${work}. ¿Está bien?`,
      }
    },
    key: ({ a, b, isRight }) => {
      if (isRight) return both([])
      const right = equation(join(root(-a), root(-b)), join(-1, root(a * b)))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ a, b }) => [
      step(join(bracketed(join(i, root(a))), bracketed(join(i, root(b)))), because.rootOfNegative),
      step(join(power(i, 2), root(a * b)), because.multiplyRoots),
      step(join(-1, root(a * b)), because.powersOfI),
    ],
    whyWrong({ a, b }, answer) {
      const product = root(a * b)
      return ofAllBut(answer, {
        rule: {
          en: line`The rule was not used: it would give ${product}, without the negative sign.`,
          es: line`No se usó esa regla: daría ${product}, sin el signo negativo.`,
        },
        none: {
          en: line`The product is ${join(-1, product)}, not ${product}.`,
          es: line`El producto es ${join(-1, product)}, no ${product}.`,
        },
        real: {
          en: line`It can be real: ${equation(power(i, 2), -1)}.`,
          es: line`Puede ser real: ${equation(power(i, 2), -1)}.`,
        },
      })
    },
    check(printed, answer) {
      const { right } = printed.one('relation')
      return answer === (approximate(right) < 0 ? 'none' : 'rule')
    },
  }),

  divisionMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
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
      const work = equation(over(complexExpr(a), complexExpr(b)), quotientWith(kind, a, b))
      return {
        en: prose`A student writes ${work}. What mistake, if any, did the student make?`,
        es: prose`Un estudiante escribe ${work}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ a, b, kind }) => {
      if (kind === 'none') return both([])
      const right = over(complexExpr(timesComplex(a, conjugate(b))), normOf(b))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ a, b, kind }) => {
      const right = divideComplex(a, b).slice(0, 3)
      if (kind === 'none') return right
      const top = kind === 'onlyBelow' ? a : timesComplex(a, b)
      return [step(over(complexExpr(top), normOf(b)), because.mistakeIs, { what: QUOTIENT_SLIPS[kind] }), ...right]
    },
    whyWrong: ({ a, b, kind }) =>
      wouldGive(kind, quotientWith(kind, a, b), {
        onlyBelow: quotientWith('onlyBelow', a, b),
        noConjugate: quotientWith('noConjugate', a, b),
      }),
    // The work times the divisor gives the dividend only where nothing is wrong.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'quotient' || right.kind !== 'quotient') return false
      if (equalsComplex(complexValue(left), complexValue(right))) return answer === 'none'
      return answer === (equalsComplex(complexValue(right.over), complexValue(left.over)) ? 'onlyBelow' : 'noConjugate')
    },
  }),
})
