import {
  answerStep,
  approximate,
  blank,
  both,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  exact,
  expr,
  findMistake,
  formulaChoice,
  gcd,
  holds,
  integer,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  over,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  radical,
  root,
  rootOf,
  type Step,
  type Surd,
  simplifiedExpression,
  simplifySquareRoot,
  squareOf,
  statements,
  step,
  surd,
  surdExpr,
  symbol,
  timesSurd,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { monomial } from '../kit/polynomials/polynomial.ts'

const ROOTS = [2, 3, 4, 5, 6, 7, 8, 10] as const
const isSquareFree = (n: number) => surd(1, n).k === n
/** Side a and squarefree k of a²k up to a bound. */
const parts = (most: number, sides: readonly number[] = ROOTS): readonly (readonly [a: number, k: number])[] =>
  sides.flatMap(a =>
    Array.from({ length: Math.floor(most / (a * a)) }, (_, i) => i + 1)
      .filter(k => k >= 2 && isSquareFree(k))
      .map(k => [a, k] as const),
  )
const FAMILIAR = parts(200, [2, 3, 4, 5, 6, 10]).filter(([a, k]) => k <= 15 && a !== k)
const SMALL = parts(200).filter(([, k]) => k <= 23)
const MIDDLE = parts(300)
const LARGE = parts(600, [4, 5, 6, 7, 8, 9, 10, 12]).filter(([a, k]) => a * a * k > 200)
/** Roots with a square taken out that is not the largest one. No names beside them: the numbers alone tell them apart. */
const UNFINISHED = parts(400, [4, 6, 8, 9, 10, 12]).flatMap(part =>
  [2, 3, 4, 5, 6]
    .filter(taken => part[0] % taken === 0 && taken < part[0] && part[0] !== part[1])
    .map(taken => ({ part, taken })),
)
const SQUAREFREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15] as const

const simplify = {
  en: prose`Simplify. Write the answer in simplest radical form.`,
  es: prose`Simplifica. Escribe la respuesta con el radical en su forma más simple.`,
}
const withLetters = {
  en: prose`Simplify. All variables are nonnegative.`,
  es: prose`Simplifica. Todas las variables son no negativas.`,
}

type Power = readonly [letter: string, exponent: number]
type Powers = readonly [Power, ...Power[]]
const withRoot = (front: Expr | null, under: Expr): Expr => (front === null ? root(under) : join(front, root(under)))
interface LetterRoot {
  readonly part: readonly [a: number, k: number]
  readonly powers: Powers
  readonly coefficient: number
}
/** The root of a²k times powers of letters, taken apart: what is a square, its root, and what stays under the root. */
function apart({ part: [a, k], powers, coefficient }: LetterRoot) {
  const part = (of: (exponent: number) => number) => powers.map(([letter, e]): Power => [letter, of(e)])
  const halves = part(e => Math.floor(e / 2))
  const [outside, rest] = [monomial(a, ...halves), monomial(k, ...part(e => e % 2))]
  return {
    under: monomial(a * a * k, ...powers),
    square: monomial(a * a, ...part(e => e - (e % 2))),
    outside,
    rest,
    answer: withRoot(monomial(a * coefficient, ...halves), rest),
  }
}
const frontOf = (coefficient: number): Expr | null => (coefficient === 1 ? null : expr(coefficient))

function letterSteps(drawn: LetterRoot): readonly Step[] {
  const { under, square, outside, rest, answer } = apart(drawn)
  const front = frontOf(drawn.coefficient)
  return [
    step(equation(under, join(square, rest.kind === 'number' ? rest : bracketed(rest))), because.greatestSquareFactor, {
      factor: square,
    }),
    step(
      equation(withRoot(front, under), front ? join(front, root(square), root(rest)) : join(root(square), root(rest))),
      because.rootOfProduct,
    ),
    step(equation(root(square), outside), because.halveEvenExponents),
    step(front ? equation(join(front, bracketed(outside), root(rest)), answer) : answer, because.writeInFrontOfRoot),
  ]
}

/** The square of what is printed, and of a formula, at two places. */
const isEqualTo = (printed: Expr, answer: Expr): boolean =>
  [
    { x: 2.3, y: 1.7 },
    { x: 0.6, y: 3.1 },
  ].every(at => isNear(approximate(printed, at) / approximate(answer, at), 1))
/** No square is left under a root. */
const isOut = (answer: Expr): boolean =>
  !holds(
    answer,
    part =>
      part.kind === 'root' &&
      holds(part.of, inner => inner.kind === 'power' || (inner.kind === 'number' && !isSquareFree(inner.n))),
  )
const squareOfPrinted = (printed: Printed) => approximate(itemOf(printed.maths, 0)) ** 2
const isRootOf = (printed: Printed, answer: Surd) =>
  answer.q.n > 0 && isNear(squareOf(answer).toNumber() / squareOfPrinted(printed), 1)

interface Quotient {
  readonly n: number
  readonly d: number
  /** n/√d and not √(n/d). */
  readonly isSplit: boolean
}
const quotients = {
  'square below'(random: Random): Quotient {
    const d = random.int(2, 10)
    const n = random.until(
      () => random.pick(random.evenly([true, false]) ? SQUAREFREE : [8, 12, 18, 20, 27, 45, 50]),
      n => Ratio.of(n, d * d).d === d * d,
    )
    return { n, d: d * d, isSplit: false }
  },
  rationalize(random: Random): Quotient {
    const d = random.pick([2, 3, 5, 6, 7] as const)
    const isSplit = random.evenly([true, false])
    return { n: isSplit ? random.int(1, 12) : random.pick([2, 3, 5, 7, 11].filter(n => gcd(n, d) === 1)), d, isSplit }
  },
}
const valueOf = ({ n, d, isSplit }: Quotient): Surd =>
  isSplit ? timesSurd(surd(Ratio.of(n, d)), surd(1, d)) : rootOf(Ratio.of(n, d))

function squareBelowSteps({ n, d }: Quotient): readonly Step[] {
  const [above, below] = [rootOf(n), Math.sqrt(d)]
  return [
    step(over(root(n), root(d)), because.rootOfQuotient),
    step(over(root(n), below), because.evaluate, { what: root(d) }),
    ...(above.q.n > 1
      ? [step(surdExpr(valueOf({ n, d, isSplit: false })), because.squareFactor, { factor: above.q.n ** 2 })]
      : []),
  ]
}
function rationalizeSteps({ n, d, isSplit }: Quotient): readonly Step[] {
  const [above, answer] = [isSplit ? expr(n) : root(n), surdExpr(valueOf({ n, d, isSplit }))]
  const common = isSplit ? gcd(n, d) : 1
  const product = isSplit ? (n === 1 ? root(d) : join(n, root(d))) : root(n * d)
  return [
    ...(isSplit ? [] : [step(over(root(n), root(d)), because.rootOfQuotient)]),
    step(over(n === 1 ? root(d) : join(above, root(d)), join(root(d), root(d))), because.rationalize, {
      value: root(d),
    }),
    step(over(product, d), because.evaluate, { what: join(root(d), root(d)) }),
    ...(common > 1 ? [step(answer, because.divideBothTerms, { value: common })] : []),
  ]
}

function wrongRoots([a, k]: readonly [number, number]): Readonly<Record<string, Expr>> {
  return {
    squareTakenOutWhole: surdExpr({ q: Ratio.of(a * a), k }),
    numbersSwapped: join(k, root(a)),
    squareLeftInside: join(a, root(a * k)),
    halved: isEven(a * a * k) ? expr((a * a * k) / 2) : join(2, root(k)),
    added: join(a + 1, root(k)),
  }
}
const isEven = (n: number) => n % 2 === 0

export const simplifySquareRootRadicals = defineTopic(
  {
    id: 'simplify-square-root-radicals',
    name: { en: 'Simplify square roots', es: 'Simplificar raíces cuadradas' },
    description: {
      en: 'Take perfect-square factors out of a square root and write it in simplest form.',
      es: 'Saca los factores cuadrados perfectos de una raíz cuadrada y escríbela en su forma más simple.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    rev: 2,
    levels: {
      easy: { parts: FAMILIAR, coefficients: [1], fraction: 'square below', isOdd: false },
      medium: { parts: SMALL, coefficients: [2, 3, 4, 5], fraction: 'square below', isOdd: false },
      hard: { parts: LARGE, coefficients: [2, 3, 4], fraction: 'rationalize', isOdd: true },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction: simplify,
      draw: (random, level) =>
        random.until(
          () => ({
            part: random.pick<readonly [number, number]>(level.parts),
            c: random.pick<number>(level.coefficients),
          }),
          ({ part, c }) => part[0] * c <= 30,
        ),
      answer: radical,
      solve: ({ part: [a, k], c }) => surd(a * c, k),
      ask: ({ part: [a, k], c }) => both(withRoot(frontOf(c), expr(a * a * k))),
      solution: ({ part: [a, k], c }) => simplifySquareRoot(a * a * k, c),
      check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
    }),

    greatestSquare: form({
      levels: ['easy'],
      draw: (random, level) => random.pick(level.parts),
      answer: integer,
      solve: ([a]) => a * a,
      ask: ([a, k]) => ({
        en: prose`What is the greatest perfect square that is a factor of ${a * a * k}?`,
        es: prose`¿Cuál es el mayor cuadrado perfecto que es factor de ${a * a * k}?`,
      }),
      solution([a, k]) {
        const sides = Array.from({ length: a - 1 }, (_, i) => i + 2).filter(side => a % side === 0)
        return [
          step(
            statements(...sides.map(side => equation(a * a * k, join(side * side, (a * a * k) / (side * side))))),
            because.tryPerfectSquares,
          ),
          answerStep(equation(a * a, power(a, 2)), {
            en: line`${a * a} is the greatest: ${k} has no square factor left.`,
            es: line`${a * a} es el mayor: a ${k} no le queda ningún factor cuadrado.`,
          }),
        ]
      },
      check(printed, answer) {
        const [of] = printed.take(1)
        const squares = Array.from({ length: Math.floor(Math.sqrt(of.n)) }, (_, i) => (i + 1) ** 2)
        return exact(answer).equals(Math.max(...squares.filter(square => of.n % square === 0)))
      },
    }),

    choice: form({
      levels: ['easy'],
      instruction: {
        en: prose`Choose the simplest radical form.`,
        es: prose`Elige la forma radical más simple.`,
      },
      draw: (random, level) => ({ part: random.pick(level.parts) }),
      answer: formulaChoice,
      solve: ({ part: [a, k] }) => surdExpr(surd(a, k)),
      mistakes: ({ part }) => wrongRoots(part),
      ask: ({ part: [a, k] }) => both(root(a * a * k)),
      solution: ({ part: [a, k] }) => simplifySquareRoot(a * a * k),
      check: (printed, choice) => isOut(expr(choice)) && isEqualTo(itemOf(printed.maths, 0), expr(choice)),
    }),

    unfinished: form({
      levels: ['medium'],
      lines: 2,
      draw: random => random.pick(UNFINISHED),
      answer: formulaChoice,
      solve: ({ part: [a, k] }) => surdExpr(surd(a, k)),
      mistakes: ({ part }) => wrongRoots(part),
      ask({ part: [a, k], taken }) {
        const wrong = equation(root(a * a * k), join(taken, root((a * a * k) / (taken * taken))))
        return {
          en: prose`A student writes ${wrong}, but this is not in simplest form. What is the simplest form?`,
          es: prose`Un estudiante escribe ${wrong}, pero esa no es la forma más simple. ¿Cuál es la forma más simple?`,
        }
      },
      solution({ part: [a, k], taken }) {
        const [left, square] = [(a * a * k) / (taken * taken), (a / taken) ** 2]
        return [
          step(equation(left, join(square, k)), because.mistakeIs, {
            what: {
              en: line`${left} still has the square factor ${square}`,
              es: line`${left} aún tiene el factor cuadrado ${square}`,
            },
          }),
          ...simplifySquareRoot(a * a * k),
        ]
      },
      check(printed, choice) {
        const { left } = printed.one('relation')
        return isOut(expr(choice)) && isEqualTo(left, expr(choice))
      },
    }),

    letters: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: withLetters,
      draw(random, { isOdd }): LetterRoot {
        const [part, c] = [random.pick(isOdd ? MIDDLE : SMALL), isOdd ? 1 : random.pick([1, 1, 2, 3])]
        const powers: Powers = isOdd
          ? [
              ['x', random.pick([3, 5, 7, 9])],
              ['y', random.pick([2, 3, 4, 5])],
            ]
          : random.evenly<Powers>([
              [['x', random.pick([2, 4, 6, 8, 10])]],
              [
                ['x', random.pick([2, 4, 6])],
                ['y', random.pick([2, 4, 8])],
              ],
            ])
        return { part, powers, coefficient: part[0] * c <= 30 ? c : 1 }
      },
      answer: simplifiedExpression,
      solve: drawn => apart(drawn).answer,
      ask: drawn => both(withRoot(frontOf(drawn.coefficient), apart(drawn).under)),
      solution: letterSteps,
      check: (printed, answer) => isOut(answer) && isEqualTo(itemOf(printed.maths, 0), answer),
    }),

    fraction: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Simplify. Leave no radical in the denominator.`,
        es: prose`Simplifica. No dejes radicales en el denominador.`,
      },
      draw: (random, level) => quotients[level.fraction](random),
      answer: radical,
      solve: valueOf,
      ask: ({ n, d, isSplit }) => both(isSplit ? over(n, root(d)) : root(over(n, d))),
      solution: drawn => (Number.isInteger(Math.sqrt(drawn.d)) ? squareBelowSteps(drawn) : rationalizeSteps(drawn)),
      check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
    }),

    entire: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the number under the radical sign.`,
        es: prose`Escribe el número bajo el signo radical.`,
      },
      draw: random => ({ a: random.int(3, 12), k: random.pick(SQUAREFREE) }),
      answer: integer,
      solve: ({ a, k }) => a * a * k,
      ask: ({ a, k }) => both(equation(join(a, root(k)), root(blank(3)))),
      solution: ({ a, k }) => [
        step(join(root(a * a), root(k)), because.asRootOfSquare, { value: a }),
        step(root(join(a * a, k)), because.rootOfProduct),
        step(equation(join(a, root(k)), root(a * a * k)), because.evaluate, { what: join(a * a, k) }),
      ],
      check: (printed, answer) => isAsDrawn(approximate(printed.one('relation').left) ** 2, exact(answer).toNumber()),
    }),

    findTheError: form(
      findMistake({
        levels: ['hard'],
        share: 2,
        lines: 2,
        draw: (random): LetterRoot => ({
          part: random.pick(MIDDLE),
          powers: [
            ['x', random.pick([3, 5, 7, 9])],
            ['y', random.pick([4, 6, 8])],
          ],
          coefficient: 1,
        }),
        work: rootWork,
        steps: drawn => {
          const { square, rest, answer } = apart(drawn)
          return [
            step(join(root(square), root(rest)), because.greatestSquareFactor, { factor: square }),
            step(answer, because.halveEvenExponents),
          ]
        },
        mistakes: {
          rootForgotten: {
            says: drawn => {
              const { square } = apart(drawn)
              return {
                en: line`${square} was written in front of the root, not the root of ${square}`,
                es: line`se escribió ${square} delante de la raíz, y no la raíz de ${square}`,
              }
            },
            work: drawn => {
              const [given, split] = rootWork(drawn)
              const { square, rest } = apart(drawn)
              return [given, split, withRoot(square, rest)]
            },
          },
          exponentsKept: {
            says: () => ({
              en: line`the root of the number was taken, but the exponents were not halved`,
              es: line`se sacó la raíz del número, pero no se dividieron los exponentes entre 2`,
            }),
            work: drawn => {
              const [given, split] = rootWork(drawn)
              const even = drawn.powers.map(([letter, e]): Power => [letter, e - (e % 2)])
              return [given, split, withRoot(monomial(drawn.part[0], ...even), apart(drawn).rest)]
            },
          },
          oddFactorLost: {
            says: ({ powers: [[letter, e]] }) => ({
              en: line`one factor ${symbol(letter)} of ${power(symbol(letter), e)} was lost`,
              es: line`se perdió un factor ${symbol(letter)} de ${power(symbol(letter), e)}`,
            }),
            work: drawn => {
              const { square, outside } = apart(drawn)
              const [given] = rootWork(drawn)
              const rest = expr(drawn.part[1])
              return [given, join(root(square), root(rest)), withRoot(outside, rest)]
            },
          },
        },
        follows: isEqualTo,
      }),
    ),
  }),
)

/** √(75x⁵y⁴), √(25x⁴y⁴)√(3x), 5x²y²√(3x). */
function rootWork(drawn: LetterRoot): readonly [given: Expr, split: Expr, end: Expr] {
  const { under, square, rest, answer } = apart(drawn)
  return [root(under), join(root(square), root(rest)), answer]
}
