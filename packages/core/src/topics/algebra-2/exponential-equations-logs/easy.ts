import {
  approximate,
  both,
  bracketed,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  isNear,
  join,
  line,
  over,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  type Step,
  solution,
  solveLinear,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './parts.ts'

const POWERS = [
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
  [3, 3],
  [5, 1],
  [5, 2],
  [2, -1],
  [2, -2],
  [3, -1],
] as const

/** Numbers and the powers that they are. */
const NUMBERS = [
  [2, 4],
  [3, 3],
  [2, 6],
  [5, 3],
  [2, -3],
  [3, 4],
  [2, 5],
  [3, -2],
  [10, 3],
  [2, -5],
  [5, -2],
  [3, 5],
  [2, 7],
] as const

const powersOf = (base: number, shown: Expr) =>
  explained(shown, line`Write both sides as powers of ${base}.`, line`Escribe ambos lados como potencias de ${base}.`)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  commonBase: form({
    levels: ['easy'],
    instruction: {
      en: prose`Solve by writing both sides with a common base.`,
      es: prose`Resuelve escribiendo los dos lados con una base común.`,
    },
    draw: random =>
      random.until(
        () => {
          const of = drawTwoPowers(random)
          const slope = of.a * of.left[1] - of.b * of.right[1]
          return { ...of, x: slope === 0 ? null : Ratio.of(of.b * of.right[0] - of.a * of.left[0], slope) }
        },
        ({ x: root }) => root !== null && root.d <= 4 && Math.abs(root.n) <= 12,
      ),
    answer: solution('x'),
    solve: ({ x: root }) => root ?? failed('The exponents meet in one place'),
    ask: of => both(twoPowers(of)),
    solution: ({ p, a, b, left, right }) => {
      const exponents = equation(whole(a, left), whole(b, right))
      return [
        powersOf(p, equation(nested(p, a, left), nested(p, b, right))),
        step(equation(power(p, whole(a, left)), power(p, whole(b, right))), because.multiplyExponents),
        step(exponents, because.sameBase, { base: p }),
        ...solveLinear(exponents),
      ]
    },
    check: isRoot,
  }),

  oneNumber: form({
    levels: ['easy'],
    instruction: {
      en: prose`Solve. Write the number on the right as a power first.`,
      es: prose`Resuelve. Primero escribe como potencia el número de la derecha.`,
    },
    draw(random) {
      const isNested = random.evenly([true, false])
      return random.until(
        () => {
          const [p, n] = random.pick(NUMBERS)
          const a = isNested ? random.int(2, 3) : 1
          const left = isNested ? ([0, 1] as const) : ([random.intExcept(-5, 5, 0), random.int(1, 2)] as const)
          return { p, n, a, left, x: Ratio.of(n - a * left[0], a * left[1]) }
        },
        ({ p, n, a, x: root }) => n !== a && root.d <= 3 && (p < 5 || a < 3) && root.n !== 0,
      )
    },
    answer: solution('x'),
    solve: ({ x: root }) => root,
    ask: ({ p, n, a, left }) => both(equation(power(p ** a, polynomial(left)), Ratio.of(p).power(n))),
    solution: ({ p, n, a, left }) => {
      const exponents = equation(whole(a, left), n)
      return [
        powersOf(p, equation(nested(p, a, left), power(p, n))),
        step(exponents, because.sameBase, { base: p }),
        ...solvedSteps(a * left[0], a * left[1], n),
      ]
    },
    check: isRoot,
  }),

  productOfPowers: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find ${symbol('x')}. Write the left side as one power first.`,
      es: prose`Halla ${symbol('x')}. Primero escribe el lado izquierdo como una sola potencia.`,
    },
    draw: random =>
      random.until(
        () => {
          const [base, k, n, slope] = [
            random.pick([2, 3, 5, 6, 7, 10]),
            random.int(2, 7),
            random.int(3, 15),
            random.int(1, 3),
          ]
          return { base, k, n, slope, isQuotient: random.evenly([true, false]) }
        },
        ({ k, n, slope, isQuotient }) => (isQuotient ? n + k : n - k) % slope === 0 && n !== k && n !== slope,
      ),
    answer: solution('x'),
    solve: ({ k, n, slope, isQuotient }) => (isQuotient ? n + k : n - k) / slope,
    ask: ({ base, k, n, slope, isQuotient }) => {
      const [raised, other] = [power(base, polynomial([0, slope])), power(base, k)]
      return both(equation(isQuotient ? over(raised, other) : join(raised, other), power(base, n)))
    },
    solution: ({ base, k, n, slope, isQuotient }) => {
      const exponent = polynomial([isQuotient ? -k : k, slope])
      return [
        step(
          equation(power(base, exponent), power(base, n)),
          isQuotient ? because.subtractExponents : because.addExponents,
        ),
        step(equation(exponent, n), because.explain, {
          sentence: {
            en: line`The bases are the same: set the exponents equal.`,
            es: line`Las bases son iguales: iguala los exponentes.`,
          },
        }),
        ...solvedSteps(isQuotient ? -k : k, slope, n),
      ]
    },
    check: isRoot,
  }),

  sameExponents: form({
    levels: ['easy'],
    lines: 0,
    draw: random =>
      random.until(
        () => drawTwoPowers(random),
        ({ a, b, left, right }) =>
          areUnlike(a, b, left, right) &&
          a > 0 &&
          b > 0 &&
          left[0] !== 0 &&
          right[0] !== 0 &&
          a * left[1] !== b * right[1] &&
          a * right[1] !== b * left[1],
      ),
    answer: formulaChoice,
    solve: ({ a, b, left, right }) => equation(whole(a, left), whole(b, right)),
    mistakes: ({ a, b, left, right }) => {
      const firstOnly = (n: number, [k, slope]: readonly [number, number]) => polynomial([k, n * slope])
      return {
        onlyTheLetterMultiplied: equation(firstOnly(a, left), firstOnly(b, right)),
        exponentsAsTheyAre: equation(polynomial(left), polynomial(right)),
        factorsExchanged: equation(whole(b, left), whole(a, right)),
      }
    },
    ask: of => ({
      en: [prose`Which equation has the same solution as this one?`, twoPowers(of)],
      es: [prose`¿Qué ecuación tiene la misma solución que esta?`, twoPowers(of)],
    }),
    solution: ({ p, a, b, left, right }) => [
      powersOf(p, equation(nested(p, a, left), nested(p, b, right))),
      step(equation(power(p, whole(a, left)), power(p, whole(b, right))), because.explain, {
        sentence: {
          en: line`Multiply the exponents: each inner exponent multiplies both terms of its own side.`,
          es: line`Multiplica los exponentes: cada exponente interior multiplica los dos términos de su lado.`,
        },
      }),
      step(equation(whole(a, left), whole(b, right)), because.sameBase, { base: p }),
    ],
    whyWrong: ({ p, a, b }) => ({
      onlyTheLetterMultiplied: {
        en: line`The inner exponent multiplies both terms of its side.`,
        es: line`El exponente interior multiplica los dos términos de su lado.`,
      },
      exponentsAsTheyAre: {
        en: line`The bases ${Ratio.of(p).power(a)} and ${Ratio.of(p).power(b)} are not the same.`,
        es: line`Las bases ${Ratio.of(p).power(a)} y ${Ratio.of(p).power(b)} no son iguales.`,
      },
      factorsExchanged:
        a === 1
          ? {
              en: line`It is the right exponent that must be multiplied by ${b}.`,
              es: line`El exponente que se multiplica por ${b} es el derecho.`,
            }
          : {
              en: line`It is the left exponent that must be multiplied by ${a}.`,
              es: line`El exponente que se multiplica por ${a} es el izquierdo.`,
            },
    }),
    // Where the chosen line holds, the powers are equal.
    check(printed, choice) {
      const [of] = printed.all('relation')
      if (!of || typeof choice === 'number' || choice instanceof Ratio || choice.kind !== 'relation') return false
      const apart = (at: number) => approximate(choice.left, { x: at }) - approximate(choice.right, { x: at })
      const root = -apart(0) / (apart(1) - apart(0))
      return isNear(approximate(of.left, { x: root }) / approximate(of.right, { x: root }), 1)
    },
  }),
})

interface TwoPowers {
  readonly p: number
  readonly a: number
  readonly b: number
  readonly left: readonly [number, number]
  readonly right: readonly [number, number]
}
/** Powers of one base with unlike exponents, each raised to a linear exponent. */
function drawTwoPowers(random: Random): TwoPowers {
  const [p, a] = random.pick(POWERS)
  const [, b] = random.pick(POWERS.filter(([q, n]) => q === p && n !== a))
  return { p, a, b, left: [random.int(-4, 5), random.int(1, 2)], right: [random.int(-4, 5), random.int(1, 2)] }
}
const twoPowers = ({ p, a, b, left, right }: TwoPowers) =>
  equation(power(expr(Ratio.of(p).power(a)), polynomial(left)), power(expr(Ratio.of(p).power(b)), polynomial(right)))
const whole = (n: number, of: readonly number[]) => polynomial(of.map(value => value * n))
const nested = (p: number, n: number, of: readonly number[]) =>
  n === 1 ? power(p, polynomial(of)) : power(bracketed(power(p, n)), polynomial(of))

/** Both sides are equal at the answer. */
function isRoot(printed: Printed, answer: Value): boolean {
  const { left, right } = printed.one('relation')
  const value = exact(answer).toNumber()
  return isNear(approximate(left, { x: value }) / approximate(right, { x: value }), 1)
}

/** Whether each mistake of the exponents moves the root. */
function areUnlike(
  a: number,
  b: number,
  [k, c]: readonly [number, number],
  [l, d]: readonly [number, number],
): boolean {
  const lines = [
    [b * l - a * k, a * c - b * d],
    [l - k, a * c - b * d],
    [l - k, c - d],
    [a * l - b * k, b * c - a * d],
  ] as const
  const roots = lines.map(([top, under]) => (under === 0 ? null : top / under))
  return new Set(roots).size === roots.length
}

/** From slope · x + k = n, one line for each thing that is done. */
const solvedSteps = (k: number, slope: number, n: number): readonly Step[] => [
  ...(k === 0
    ? []
    : [
        step(equation(polynomial([0, slope]), n - k), k > 0 ? because.subtractFromBothSides : because.addToBothSides, {
          value: Math.abs(k),
        }),
      ]),
  ...(slope === 1
    ? []
    : [step(equation(symbol('x'), Ratio.of(n - k, slope)), because.divideBothSides, { value: slope })]),
]
