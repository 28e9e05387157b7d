import {
  approximate,
  blank,
  both,
  defineTopic,
  type Expr,
  equation,
  exact,
  expr,
  formulaChoice,
  holds,
  integer,
  isAsDrawn,
  isNear,
  join,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  radical,
  root,
  rootOf,
  type Surd,
  simplifiedExpression,
  squareOf,
  surd,
  surdExpr,
  timesSurd,
} from '../../author.ts'
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
const SMALL = parts(200)
const MIDDLE = parts(300)
const LARGE = parts(600, [4, 5, 6, 7, 8, 9, 10, 12]).filter(([a, k]) => a * a * k > 150)
/** Roots with a square taken out that is not the largest one. No names beside them: the numbers alone tell them apart. */
const UNFINISHED = parts(600, [4, 6, 8, 9, 10, 12]).flatMap(part =>
  [2, 3, 4, 5, 6].filter(taken => part[0] % taken === 0 && taken < part[0]).map(taken => ({ part, taken })),
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

type Powers = readonly (readonly [letter: string, exponent: number])[]
const withRoot = (front: Expr | null, under: Expr): Expr => (front === null ? root(under) : join(front, root(under)))
/** The root of a²k times powers of letters, printed and taken apart. */
function letterRoot([a, k]: readonly [number, number], powers: Powers, coefficient = 1) {
  const out = powers.map(([letter, e]) => [letter, Math.floor(e / 2)] as const)
  const inside = powers.map(([letter, e]) => [letter, e % 2] as const)
  const under = monomial(a * a * k, ...powers)
  return {
    printed: withRoot(coefficient === 1 ? null : expr(coefficient), under),
    answer: withRoot(monomial(a * coefficient, ...out), monomial(k, ...inside)),
  }
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
const squareOfPrinted = (printed: Printed) => approximate(printed.maths[0]!) ** 2
const isRootOf = (printed: Printed, answer: Surd) =>
  answer.q.n > 0 && isNear(squareOf(answer).toNumber() / squareOfPrinted(printed), 1)

const drawFraction = {
  'square below': (random: Random) => {
    const d = random.int(2, 10)
    const n = random.until(
      () => random.pick(random.chance(0.5) ? SQUAREFREE : [8, 12, 18, 20, 27, 45, 50]),
      n => Ratio.of(n, d * d).d === d * d,
    )
    return { n, d: d * d, isSplit: false }
  },
  rationalize: (random: Random) => {
    const d = random.pick([2, 3, 5, 6, 7] as const)
    const isSplit = random.chance(0.5)
    const n = isSplit ? random.int(1, 12) : random.pick([1, 2, 3, 5, 7, 11])
    return { n: n === d ? 1 : n, d, isSplit }
  },
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
    levels: {
      easy: { parts: SMALL, coefficients: [1], fraction: 'square below', isOdd: false },
      medium: { parts: SMALL, coefficients: [2, 3, 4, 5], fraction: 'square below', isOdd: false },
      hard: { parts: LARGE, coefficients: [1, 2, 3], fraction: 'rationalize', isOdd: true },
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
      ask: ({ part: [a, k], c }) => both(withRoot(c === 1 ? null : expr(c), expr(a * a * k))),
      check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
    }),

    choice: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Choose the simplest radical form.`,
        es: prose`Elige la forma radical más simple.`,
      },
      draw: (random, level) => ({ part: random.pick(level.parts) }),
      answer: formulaChoice,
      solve: ({ part: [a, k] }) => surdExpr(surd(a, k)),
      mistakes: ({ part }) => wrongRoots(part),
      ask: ({ part: [a, k] }) => both(root(a * a * k)),
      check: (printed, choice) => isOut(expr(choice)) && isEqualTo(printed.maths[0]!, expr(choice)),
    }),

    unfinished: form({
      levels: ['medium', 'hard'],
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
      check(printed, choice) {
        const { left } = printed.one('relation')
        return isOut(expr(choice)) && isEqualTo(left, expr(choice))
      },
    }),

    letters: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: withLetters,
      draw(random, { isOdd }) {
        const [part, c] = [random.pick(isOdd ? MIDDLE : SMALL), isOdd ? 1 : random.pick([1, 1, 2, 3])]
        const powers: Powers = isOdd
          ? [
              ['x', random.pick([3, 5, 7, 9])],
              ['y', random.pick([2, 3, 4, 5])],
            ]
          : random.chance(0.5)
            ? [['x', random.pick([2, 4, 6, 8, 10])]]
            : [
                ['x', random.pick([2, 4, 6])],
                ['y', random.pick([2, 4, 8])],
              ]
        return letterRoot(part, powers, part[0] * c <= 30 ? c : 1)
      },
      answer: simplifiedExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => isOut(answer) && isEqualTo(printed.maths[0]!, answer),
    }),

    fraction: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Simplify. Leave no radical in the denominator.`,
        es: prose`Simplifica. No dejes radicales en el denominador.`,
      },
      draw: (random, { fraction }) => drawFraction[fraction](random),
      answer: radical,
      solve: ({ n, d, isSplit }) => (isSplit ? timesSurd(surd(Ratio.of(n, d)), surd(1, d)) : rootOf(Ratio.of(n, d))),
      ask: ({ n, d, isSplit }) => both(isSplit ? over(n, root(d)) : root(over(n, d))),
      check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
    }),

    entire: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the number under the radical sign.`,
        es: prose`Escribe el número bajo el signo radical.`,
      },
      draw: random => ({ a: random.int(2, 12), k: random.pick(SQUAREFREE) }),
      answer: integer,
      solve: ({ a, k }) => a * a * k,
      ask: ({ a, k }) => both(equation(join(a, root(k)), root(blank(3)))),
      check: (printed, answer) => isAsDrawn(approximate(printed.one('relation').left) ** 2, exact(answer).toNumber()),
    }),
  }),
)
