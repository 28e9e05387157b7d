import {
  type AnswerType,
  antiderivative,
  apply,
  approximate,
  assert,
  both,
  bracketed,
  defineTopic,
  derivativeOf,
  differentiate,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  expression,
  failed,
  formulaChoice,
  holds,
  integral,
  itemOf,
  join,
  line,
  m,
  negative,
  option,
  power,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  undoneStep,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { agree, derived, near, polynomialOf, slopeOf, total, valueAt } from '../kit/functions/functions.ts'
import { MOVERS, motionStory } from './antiderivatives-basic-rules/motions.ts'
import {
  drawPair,
  integrateTerms,
  isAntiderivative,
  polynomialPair,
  rewriteSteps,
} from './antiderivatives-basic-rules/pairs.ts'

const POLYNOMIAL = (random: Random): number[] =>
  random.until(
    () => [random.int(-9, 9), random.int(-9, 9), random.int(-9, 9), random.int(-8, 8), random.pick([0, 0, 5, -10])],
    c => c.filter(value => value !== 0).length >= 2 && c.filter(value => value !== 0).length <= 4,
  )

const [C, D, t] = [symbol('C'), symbol('D'), symbol('t')]
/** A function by its name. */
const functionNamed = (name: string, letter: string): AnswerType<Expr> => ({
  ...expression,
  show: value => both(equation(apply(name, symbol(letter)), value)),
})
const instruction = { en: prose`Find the indefinite integral.`, es: prose`Halla la integral indefinida.` }

/** 11 + C = 18: the value at one place; nothing where the other terms add up to 0. */
function workedOut(c: readonly number[], a: number, letter: Expr): readonly Expr[] {
  const others = valueAt([0, ...c.slice(1)], a)
  return others.n === 0 ? [] : [equation(sum(others, letter), valueAt([...c], a))]
}

/** C, from the value at one place. */
function constantFound(c: readonly number[], a: number): readonly Step[] {
  const found = equation(C, itemOf(c, 0))
  const [worked] = workedOut(c, a, C)
  return worked === undefined
    ? [explained(found, line`The other terms add up to 0.`, line`Los demás términos suman 0.`)]
    : [
        explained(worked, line`Calculate the left side.`, line`Calcula el lado izquierdo.`),
        undoneStep(found, { b: valueAt([0, ...c.slice(1)], a) }),
      ]
}

/** The value at a place, with the constant in it; at 0 the constant is all that is left. */
const withConstant = (atPlace: Expr, c: readonly number[], a: number, value: Expr, letter: Expr): Expr =>
  a === 0 ? equation(equation(value, letter), itemOf(c, 0)) : equation(atPlace, valueAt([...c], a))

/** C from the value of the function of this name at a place. */
const constantSteps = (atPlace: Expr, c: readonly number[], a: number, name: 'f' | 's'): readonly Step[] => [
  step(withConstant(atPlace, c, a, apply(name, a), C), because.conditionFor, {
    condition: equation(apply(name, a), valueAt([...c], a)),
    letter: C,
  }),
  ...(a === 0 ? [] : constantFound(c, a)),
]

/** The terms with a number for the letter, and the constant: −3² + 4 · 3 + C. */
const filledAt = (c: readonly number[], place: number, constant: Expr): Expr =>
  total(
    ...c
      .flatMap((k, n) => {
        if (n === 0 || k === 0) return []
        const of = place < 0 ? bracketed(place) : expr(place)
        const raised = n === 1 ? of : power(of, n)
        return [k === 1 ? raised : k === -1 ? negative(raised) : join(k, raised)]
      })
      .reverse(),
    constant,
  )

/** From the second derivative to the function, its two constants found one after the other. */
function twiceIntegrated(
  { c, a, b, found, letter }: { c: readonly number[]; a: number; b: number; found: Expr; letter: 'x' | 't' },
  [bend, rate, whole]: readonly [Expr, Expr, Expr],
  [rateAt, wholeAt]: readonly [Expr, Expr],
): readonly Step[] {
  const slope = derived(c)
  const first = total(polynomialOf([0, ...slope.slice(1)], letter), C)
  const second = total(polynomialOf([0, ...c.slice(1)], letter), D)
  const constant = (of: Expr, coefficients: readonly number[], place: number, at: Expr, name: Expr) =>
    step(
      place === 0
        ? withConstant(of, coefficients, place, at, name)
        : statements(
            withConstant(filledAt(coefficients, place, name), coefficients, place, at, name),
            ...workedOut(coefficients, place, name),
            equation(name, itemOf(coefficients, 0)),
          ),
      because.conditionFor,
      { condition: equation(at, valueAt([...coefficients], place)), letter: name },
    )
  return [
    step(equation(rate, first), because.antiderivativeWith, { of: bend, letter: C }),
    constant(first, slope, a, rateAt, C),
    step(equation(whole, second), because.antiderivativeWith, {
      of: equation(rate, polynomialOf(slope, letter)),
      letter: D,
    }),
    constant(second, c, b, wholeAt, D),
    step(equation(whole, found), because.putConstantIn, { letter: D }),
  ]
}

interface Claimed {
  readonly result: Expr
  /** Its derivative. */
  readonly of: Expr
}

export const antiderivativesBasicRules = defineTopic(
  {
    id: 'antiderivatives-basic-rules',
    name: { en: 'Antiderivatives: basic rules', es: 'Antiderivadas: reglas básicas' },
    description: {
      en: 'Find antiderivatives with basic rules and use given values to determine the constant.',
      es: 'Halla antiderivadas con reglas básicas y usa valores dados para determinar la constante.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.8'],
    rev: 6,
    levels: {
      easy: { kinds: ['power'], hasLogarithm: false, fault: 'undivided' },
      medium: {
        kinds: [
          'root',
          'negative power',
          'reciprocal',
          'exponential',
          'sine',
          'cosine',
          'secant squared',
          'secant tangent',
          'over a root',
          'over a power',
          'times a root',
          'square',
          'product',
        ],
        hasLogarithm: true,
        fault: 'stray term',
      },
      hard: { kinds: ['square over a square', 'arctangent', 'arcsine', 'other base'] },
    },
  },
  form => ({
    polynomial: form({
      levels: ['easy'],
      share: 3,
      instruction,
      draw: random => polynomialPair(POLYNOMIAL(random)),
      answer: antiderivative('x'),
      solve: ({ result }) => total(result, C),
      ask: ({ of }) => both(integral(of, 'x')),
      solution: integrateTerms,
      check: (printed, answer) =>
        holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
        isAntiderivative(printed.one('integral').of, answer),
    }),

    integrate: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction,
      draw: (random, { kinds }) => drawPair(random, { kinds }),
      answer: antiderivative('x'),
      solve: ({ result }) => total(result, C),
      ask: ({ of }) => both(integral(of, 'x')),
      solution: integrateTerms,
      check: (printed, answer) =>
        holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
        isAntiderivative(printed.one('integral').of, answer),
    }),

    whichOne: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which is an antiderivative of ${symbol('f')}?`,
        es: prose`¿Cuál es una antiderivada de ${symbol('f')}?`,
      },
      draw: (random, { hasLogarithm }) => ({
        n: random.int(2, 5),
        p: random.int(1, 4),
        q: random.int(2, 9),
        isLog: hasLogarithm,
      }),
      answer: formulaChoice,
      solve: ({ n, p, q, isLog }): Expr => (isLog ? m`${p}x^${n + 1} + ${q}ln|x|` : m`${p}x^${n + 1} + ${q}x`),
      mistakes: ({ n, p, q, isLog }) => ({
        derivativeTaken: isLog ? m`${p * (n + 1) * n}x^${n - 1} - ${q}/x^2` : m`${p * (n + 1) * n}x^${n - 1}`,
        powerNotDivided: isLog ? m`${p * (n + 1)}x^${n + 1} + ${q}ln|x|` : m`${p * (n + 1)}x^${n + 1} + ${q}x`,
        logarithmMisplaced: isLog ? m`${p}x^${n + 1} + ln|${q}x|` : m`${p}x^${n + 1} + ${q}ln|x|`,
        exponentKept: isLog ? m`${p * (n + 1)}x^${n} + ${q}ln|x|` : m`${p}x^${n} + ${q}x`,
      }),
      ask: ({ n, p, q, isLog }) =>
        both(equation(m`f(x)`, isLog ? m`${p * (n + 1)}x^${n} + ${q}/x` : m`${p * (n + 1)}x^${n} + ${q}`)),
      solution: ({ n, p, q, isLog }, F) => [
        isLog
          ? step(
              statements(
                equation(integral(m`${p * (n + 1)}x^${n}`, 'x'), total(m`${p}x^${n + 1}`, C)),
                equation(integral(m`${q}/x`, 'x'), total(m`${q}ln|x|`, C)),
              ),
              because.integrateKnown,
              { formula: equation(integral(m`1/x`, 'x'), total(m`ln|x|`, C)) },
            )
          : step(
              statements(
                equation(integral(m`${p * (n + 1)}x^${n}`, 'x'), total(m`${p}x^${n + 1}`, C)),
                equation(integral(q, 'x'), total(m`${q}x`, C)),
              ),
              because.integratePowers,
            ),
        explained(
          equation(m`F(x)`, F),
          line`Add the results, with ${0} for each constant: one antiderivative is asked for.`,
          line`Suma los resultados, con ${0} para cada constante: se pide una antiderivada.`,
        ),
      ],
      whyWrong: ({ n, p, q, isLog }) => ({
        derivativeTaken: {
          en: line`It is the derivative of ${symbol('f')}, not an antiderivative.`,
          es: line`Es la derivada de ${symbol('f')}, no una antiderivada.`,
        },
        powerNotDivided: {
          en: line`${p * (n + 1)} was not divided by ${n + 1}.`,
          es: line`No se dividió ${p * (n + 1)} entre ${n + 1}.`,
        },
        logarithmMisplaced: isLog
          ? {
              en: line`The derivative of ${m`ln|${q}x|`} is ${m`1/x`}, not ${m`${q}/x`}.`,
              es: line`La derivada de ${m`ln|${q}x|`} es ${m`1/x`}, no ${m`${q}/x`}.`,
            }
          : {
              en: line`The derivative of ${m`${q}ln|x|`} is ${m`${q}/x`}, not ${q}.`,
              es: line`La derivada de ${m`${q}ln|x|`} es ${m`${q}/x`}, no ${q}.`,
            },
        exponentKept: {
          en: line`The exponent ${n} was not raised by 1.`,
          es: line`No se aumentó en 1 el exponente ${n}.`,
        },
      }),
      check: (printed, answer) => isAntiderivative(printed.one('relation').right, expr(answer)),
    }),

    isItOne: form({
      levels: ['easy', 'medium'],
      draw: (random, { kinds, fault }) => {
        // Before the kinds, so that yes and no change from problem to problem.
        const isRight = random.evenly([true, false])
        const pair = drawPair(random, { kinds })
        const c = random.int(1, 9)
        const [first, ...others] = pair.parts
        assert(first, 'A function has a term')
        const claimed: readonly Claimed[] = isRight
          ? [...pair.parts, { result: expr(c), of: expr(0) }]
          : fault === 'undivided'
            ? [first.undivided ?? failed('A power may be left undivided'), ...others, { result: expr(c), of: expr(0) }]
            : [...pair.parts, { result: m`${c}x`, of: expr(c) }]
        return { isRight, ...pair, claimed }
      },
      answer: option({
        yes: { en: prose`Yes`, es: prose`Sí` },
        no: { en: prose`No`, es: prose`No` },
      }),
      solve: ({ isRight }) => (isRight ? 'yes' : 'no'),
      ask({ of, claimed }) {
        const [F, f] = [equation(m`F(x)`, total(...claimed.map(({ result }) => result))), equation(m`f(x)`, of)]
        return {
          en: prose`Is ${F} an antiderivative of ${f}? Differentiate to check.`,
          es: prose`¿Es ${F} una antiderivada de ${f}? Deriva para comprobarlo.`,
        }
      },
      solution({ isRight, claimed, ...pair }) {
        const slope = equation(m`F'(x)`, total(...claimed.map(term => term.of)))
        return [
          ...rewriteSteps(pair, of => equation(m`f(x)`, of)),
          step(
            statements(...claimed.map(term => equation(derivativeOf(term.result, 'x'), term.of))),
            because.differentiateEachTerm,
          ),
          isRight ? step(slope, because.derivativeMatches) : step(slope, because.derivativeDiffers),
        ]
      },
      check(printed, answer) {
        const [F, f] = printed.all('relation')
        if (!F || !f) return false
        const isOne = [0.3, 0.7].every(x => near(slopeOf(F.right, x), approximate(f.right, { x }), 1e-5))
        return answer === (isOne ? 'yes' : 'no')
      },
    }),

    initialValue: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw(random) {
        const c = [
          random.int(-9, 9),
          ...[1, 2, 3].map(n => (random.chance(0.7) ? random.intExcept(-4, 4, 0) : n === 2 ? 1 : 0)),
        ]
        return { c, a: random.int(-2, 2) }
      },
      answer: functionNamed('f', 'x'),
      solve: ({ c }) => polynomialOf(c),
      ask({ c, a }) {
        const [slope, value] = [equation(m`f'(x)`, polynomialOf(derived(c))), equation(apply('f', a), valueAt(c, a))]
        return {
          en: prose`If ${slope} and ${value}, find ${m`f(x)`}.`,
          es: prose`Si ${slope} y ${value}, halla ${m`f(x)`}.`,
        }
      },
      solution({ c, a }, found) {
        const withC = total(polynomialOf([0, ...c.slice(1)]), C)
        return [
          step(equation(m`f(x)`, withC), because.antiderivativeWith, { of: m`f'(x)`, letter: C }),
          ...constantSteps(filledAt(c, a, C), c, a, 'f'),
          step(equation(m`f(x)`, found), because.putConstantIn, { letter: C }),
        ]
      },
      check(printed, answer) {
        const [slope, value] = printed.all('relation')
        if (!slope || value?.left.kind !== 'apply') return false
        const at = exact(value.left.to[0] ?? answer).toNumber()
        return isAntiderivative(slope.right, answer) && near(approximate(answer, { x: at }), approximate(value.right))
      },
    }),

    twoConditions: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw(random) {
        const c = [
          random.intExcept(-9, 9, 0),
          random.intExcept(-6, 6, 0),
          random.intExcept(-4, 4, 0),
          random.intExcept(-2, 2, 0),
        ]
        return { c, a: random.int(-2, 2), b: random.int(-2, 2) }
      },
      answer: functionNamed('f', 'x'),
      solve: ({ c }) => polynomialOf(c),
      ask({ c, a, b }) {
        const given = [
          equation(m`f''(x)`, polynomialOf(derived(derived(c)))),
          equation(m`f'(${a})`, valueAt(derived(c), a)),
          equation(apply('f', b), valueAt(c, b)),
        ] as const
        return {
          en: prose`If ${given[0]}, ${given[1]}, and ${given[2]}, find ${m`f(x)`}.`,
          es: prose`Si ${given[0]}, ${given[1]} y ${given[2]}, halla ${m`f(x)`}.`,
        }
      },
      solution: ({ c, a, b }, found) =>
        twiceIntegrated({ c, a, b, found, letter: 'x' }, [m`f''(x)`, m`f'(x)`, m`f(x)`], [m`f'(${a})`, m`f(${b})`]),
      check(printed, answer) {
        const [bend, slope, value] = printed.all('relation')
        if (!bend || slope?.left.kind !== 'apply' || value?.left.kind !== 'apply') return false
        const [a, b] = tupleOf(
          [slope, value].map(({ left }) => (left.kind === 'apply' ? approximate(left.to[0] ?? left) : Number.NaN)),
          2,
        )
        const first = differentiate(answer, 'x')
        return (
          agree(bend.right, differentiate(first, 'x')) &&
          near(approximate(first, { x: a }), approximate(slope.right)) &&
          near(approximate(answer, { x: b }), approximate(value.right))
        )
      },
    }),

    motion: form({
      levels: ['hard'],
      draw(random) {
        const c = [
          random.int(-9, 9),
          random.intExcept(-9, 9, 0),
          random.intExcept(-4, 4, 0),
          random.intExcept(-2, 2, 0),
        ]
        const [a, b] = random.sample([0, 1, 2, 3], 2)
        return { c, a, b, mover: random.evenly(MOVERS) }
      },
      answer: functionNamed('s', 't'),
      solve: ({ c }) => polynomialOf(c, 't'),
      ask({ c, a, b, mover }) {
        const given = [
          equation(apply('a', t), polynomialOf(derived(derived(c)), 't')),
          equation(apply('v', a), valueAt(derived(c), a)),
          equation(apply('s', b), valueAt(c, b)),
        ] as const
        return motionStory(mover, given, apply('s', t))
      },
      solution: ({ c, a, b }, found) =>
        twiceIntegrated(
          { c, a, b, found, letter: 't' },
          [apply('a', t), apply('v', t), apply('s', t)],
          [apply('v', a), apply('s', b)],
        ),
      check(printed, answer) {
        const [bend, slope, value] = printed.all('relation')
        if (!bend || slope?.left.kind !== 'apply' || value?.left.kind !== 'apply') return false
        const [a, b] = [approximate(itemOf(slope.left.to, 0)), approximate(itemOf(value.left.to, 0))]
        const rate = differentiate(answer, 't')
        const bent = differentiate(rate, 't')
        return (
          [0.4, 1.7, 2.9].every(t => near(approximate(bent, { t }), approximate(bend.right, { t }))) &&
          near(approximate(rate, { t: a }), approximate(slope.right)) &&
          near(approximate(answer, { t: b }), approximate(value.right))
        )
      },
    }),
  }),
)
