import { formulaChoice } from '../../answer/choice.ts'
import { expression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, prose } from '../../content.ts'
import { equation, expr, over, power, sum, symbol, type Value } from '../../math/build.ts'
import { approximate, evaluate, exact, substitute } from '../../math/evaluate.ts'
import { type Expr, holds } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const x = symbol('x')
const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')]

/** Coefficients, the constant first. */
type Polynomial = readonly number[]
const times = (p: Polynomial, q: Polynomial): Polynomial =>
  Array.from({ length: p.length + q.length - 1 }, (_, n) => p.reduce((total, c, i) => total + c * (q[n - i] ?? 0), 0))
const plus = (p: Polynomial, q: Polynomial): Polynomial =>
  Array.from({ length: Math.max(p.length, q.length) }, (_, i) => (p[i] ?? 0) + (q[i] ?? 0))
function shown(p: Polynomial): Expr {
  const terms = p
    .map((c, n) => ({ c, of: n === 0 ? expr(c) : n === 1 ? m`${c}x` : m`${c}x^${n}` }))
    .filter(({ c }) => c !== 0)
    .map(({ of }) => of)
    .reverse()
  return terms.length > 1 ? sum(...terms) : (terms[0] ?? expr(0))
}

interface Part {
  readonly top: Polynomial
  readonly under: Polynomial
  readonly printed: Expr
}
interface Decomposition {
  readonly parts: readonly Part[]
  readonly top: Polynomial
  readonly under: Expr
  readonly whole: Polynomial
}
const linear = (root: number): Polynomial => [-root, 1]
const factor = (root: number): Expr => (root === 0 ? x : shown(linear(root)))
const bracketed = (of: Expr): Expr => (of.kind === 'sum' ? m`(${of})` : of)
const product = (factors: readonly Expr[]): Expr => {
  const [first = x, second = x, third] = factors.map(bracketed)
  return third ? m`${first}${second}${third}` : m`${first}${second}`
}
const nonzero = (random: Random) => random.intExcept(-9, 9, 0)
const drawRoots = (random: Random, count: number) =>
  random.sample([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7], count)

/** Built from its parts: numerators over a common denominator. */
function combined(
  parts: readonly Part[],
  common: Polynomial,
  cofactors: readonly Polynomial[],
  under: Expr,
  whole: Polynomial = [],
): Decomposition {
  const top = parts.reduce((total, part, i) => plus(total, times(part.top, cofactors[i] ?? [1])), times(whole, common))
  return { parts, top, under, whole }
}

const kinds = {
  'two factors'(random: Random): Decomposition {
    const [a = 1, b = 2] = drawRoots(random, 2)
    const parts = [a, b].map(root => ({ top: [nonzero(random)], under: linear(root), printed: factor(root) }))
    return combined(parts, times(linear(a), linear(b)), [linear(b), linear(a)], product([factor(a), factor(b)]))
  },
  'constant over two factors'(random: Random): Decomposition {
    const [a = 1, b = 2] = drawRoots(random, 2)
    const k = nonzero(random)
    const parts = [
      { top: [k], under: linear(a), printed: factor(a) },
      { top: [-k], under: linear(b), printed: factor(b) },
    ]
    return combined(parts, times(linear(a), linear(b)), [linear(b), linear(a)], product([factor(a), factor(b)]))
  },
  'three factors'(random: Random): Decomposition {
    const [a = 1, b = 2] = drawRoots(random, 2)
    const c = random.pick([0, -a].filter(root => root !== b))
    const roots = [a, b, c]
    const parts = roots.map(root => ({ top: [nonzero(random)], under: linear(root), printed: factor(root) }))
    const rest = roots.map(root =>
      roots
        .filter(other => other !== root)
        .map(linear)
        .reduce(times),
    )
    return combined(parts, roots.map(linear).reduce(times), rest, product(roots.map(factor)))
  },
  'repeated factor'(random: Random): Decomposition {
    const [a = 1, b = 2] = drawRoots(random, 2)
    const square = times(linear(b), linear(b))
    const parts = [
      { top: [nonzero(random)], under: linear(a), printed: factor(a) },
      { top: [nonzero(random)], under: linear(b), printed: factor(b) },
      { top: [nonzero(random)], under: square, printed: power(bracketed(factor(b)), 2) },
    ]
    const cofactors = [square, times(linear(a), linear(b)), linear(a)]
    return combined(
      parts,
      times(linear(a), square),
      cofactors,
      m`${bracketed(factor(a))}${power(bracketed(factor(b)), 2)}`,
    )
  },
  'to be factored'(random: Random): Decomposition {
    const drawn = kinds['two factors'](random)
    const [p, q] = drawn.parts
    return { ...drawn, under: shown(times(p?.under ?? [1], q?.under ?? [1])) }
  },
  'irreducible quadratic'(random: Random): Decomposition {
    const [a = 1] = drawRoots(random, 1)
    const quadratic: Polynomial = [random.int(1, 9), 0, 1]
    const parts = [
      { top: [nonzero(random)], under: linear(a), printed: factor(a) },
      { top: [random.int(-9, 9), nonzero(random)], under: quadratic, printed: shown(quadratic) },
    ]
    return combined(parts, times(linear(a), quadratic), [quadratic, linear(a)], product([factor(a), shown(quadratic)]))
  },
  improper(random: Random): Decomposition {
    const { parts } = kinds['two factors'](random)
    const [p, q] = parts
    const common = times(p?.under ?? [1], q?.under ?? [1])
    const whole = random.chance(0.5) ? [nonzero(random)] : [random.int(-6, 6), random.int(1, 3)]
    return combined(parts, common, [q?.under ?? [1], p?.under ?? [1]], shown(common), whole)
  },
}
type Kind = keyof typeof kinds

/** A numerator never shares a factor with the denominator, for none of the parts is zero. */
const fractionOf = ({ top, under }: Decomposition) => over(shown(top), under)
/** Signs stand before the fractions. */
function partOf({ top, printed }: Part): Expr {
  const isNegative = (top.at(-1) ?? 0) < 0 && top.length === 1
  return isNegative ? m`-${over(shown(top.map(c => -c)), printed)}` : over(shown(top), printed)
}
const answerOf = ({ parts, whole }: Decomposition): Expr => {
  const quotient = shown(whole)
  const terms = whole.length === 0 ? [] : quotient.kind === 'sum' ? quotient.terms : [quotient]
  return sum(...terms, ...parts.map(partOf))
}

const PLACES = [0.37, 1.61, -0.83, 2.47, 8.3, -9.1]
const isSame = (f: Expr, g: Expr) =>
  PLACES.every(at => {
    const [a, b] = [approximate(f, { x: at }), approximate(g, { x: at })]
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
  })
/** Several fractions, none of them with a product of factors below. */
const isSplit = (answer: Expr) =>
  answer.kind === 'sum' &&
  answer.terms.length >= 2 &&
  !holds(answer, part => part.kind === 'quotient' && part.under.kind === 'product')

/** The form with letters, in the order of the parts. */
const letteredForm = ({ parts }: Decomposition): Expr =>
  sum(...parts.map(({ top, printed }, i) => over(top.length === 2 ? m`B x + C` : ([A, B, C][i] ?? A), printed)))

export const partialFractionDecomposition = defineTopic(
  {
    id: 'partial-fraction-decomposition',
    name: { en: 'Partial fraction decomposition', es: 'Descomposición en fracciones parciales' },
    description: {
      en: 'Write a rational expression as a sum of fractions with simpler denominators.',
      es: 'Escribe una expresión racional como suma de fracciones con denominadores más simples.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-APR.D.6', 'A-APR.D.7', 'AP-PRECALC-1.11'],
    levels: {
      easy: { kinds: ['two factors', 'constant over two factors'], given: ['two factors'] },
      medium: {
        kinds: ['three factors', 'repeated factor', 'to be factored'],
        given: ['three factors', 'repeated factor'],
      },
      hard: { kinds: ['irreducible quadratic', 'improper'], given: ['irreducible quadratic'] },
    },
  },
  form => ({
    decompose: form({
      share: 3,
      instruction: { en: prose`Decompose into partial fractions.`, es: prose`Descompón en fracciones parciales.` },
      lines: 6,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: expression,
      solve: answerOf,
      ask: drawn => both(fractionOf(drawn)),
      check: (printed, answer) => isSplit(answer) && isSame(printed.one('quotient'), answer),
    }),

    findLetters: form({
      share: 2,
      instruction: {
        en: prose`Find the constants, in alphabetical order of their letters.`,
        es: prose`Halla las constantes, en el orden alfabético de sus letras.`,
      },
      lines: 5,
      draw: (random, level) => kinds[random.evenly<Kind>(level.given)](random),
      answer: numberList,
      solve: ({ parts }) => parts.flatMap(({ top }) => [...top].reverse()),
      ask: drawn => both(equation(fractionOf(drawn), letteredForm(drawn))),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const values = Object.fromEntries(answer.map((value, i) => ['ABC'[i] ?? '?', exact(value)]))
        return isSame(left, substitute(right, values))
      },
    }),

    missingNumerator: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find the missing numerator ${A}.`, es: prose`Halla el numerador ${A} que falta.` },
      lines: 3,
      draw: (random, level) => kinds[random.evenly<Kind>(level.given)](random),
      answer: integer,
      solve: ({ parts }) => parts[0]?.top[0] ?? 0,
      ask: drawn =>
        both(
          equation(fractionOf(drawn), sum(over(A, drawn.parts[0]?.printed ?? x), ...drawn.parts.slice(1).map(partOf))),
        ),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return evaluate(left, { x: 11 }).equals(evaluate(right, { x: 11, A: exact(answer) }))
      },
    }),

    whichForm: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Which is the correct form of the decomposition? Do not solve.`,
        es: prose`¿Cuál es la forma correcta de la descomposición? No la resuelvas.`,
      },
      lines: 0,
      draw: random => {
        const [a = 1, b = 2] = drawRoots(random, 2)
        return {
          isRepeated: random.evenly([true, false]),
          a,
          b,
          c: random.int(1, 9),
          p: random.int(2, 9),
          q: nonzero(random),
        }
      },
      answer: formulaChoice,
      solve: ({ isRepeated, a, b, c }): Value =>
        isRepeated
          ? sum(over(A, factor(a)), over(B, factor(b)), over(C, power(bracketed(factor(b)), 2)))
          : sum(over(A, factor(a)), over(m`B x + C`, m`x^2 + ${c}`)),
      mistakes: ({ isRepeated, a, b, c }) =>
        isRepeated
          ? {
              powerMissing: sum(over(A, factor(a)), over(B, power(bracketed(factor(b)), 2))),
              squareMissing: sum(over(A, factor(a)), over(B, factor(b))),
              sameTwice: sum(over(A, factor(a)), over(B, factor(b)), over(C, factor(b))),
            }
          : {
              constantOverQuadratic: sum(over(A, factor(a)), over(B, m`x^2 + ${c}`)),
              linearOverLinear: sum(over(m`A x + B`, factor(a)), over(C, m`x^2 + ${c}`)),
              quadraticSplit: sum(over(A, factor(a)), over(B, x), over(C, m`x + ${c}`)),
            },
      ask: ({ isRepeated, a, b, c, p, q }) =>
        both(
          over(
            m`${p}x + ${q}`,
            isRepeated
              ? m`${bracketed(factor(a))}${power(bracketed(factor(b)), 2)}`
              : m`${bracketed(factor(a))}(x^2 + ${c})`,
          ),
        ),
      // As many letters as the denominator's degree; each fraction's denominator divides the printed one.
      check(printed, answer) {
        const chosen = expr(answer)
        const given = printed.one('quotient')
        if (chosen.kind !== 'sum' || given.under.kind !== 'product') return false
        const unders = chosen.terms.map(term => (term.kind === 'quotient' ? term.under : x))
        const grown = (of: Expr) =>
          Math.round(Math.log10(Math.abs(approximate(of, { x: 1e6 }) / approximate(of, { x: 1e5 }))))
        const letters = chosen.terms.map(
          term =>
            ['A', 'B', 'C'].filter(name => holds(term, part => part.kind === 'symbol' && part.name === name)).length,
        )
        const hasPower = holds(given.under, part => part.kind === 'power' && part.base.kind !== 'symbol')
        const degrees = unders.map(grown)
        const isBalanced = letters.reduce((a, b) => a + b, 0) === 3
        return hasPower
          ? isBalanced && degrees.filter(degree => degree === 1).length === 2 && degrees.includes(2)
          : isBalanced && letters.every((count, i) => count === degrees[i]) && degrees.length === 2
      },
    }),
  }),
)
