import {
  approximate,
  type Both,
  blocksOf,
  bracketed,
  type Content,
  type Expr,
  equation,
  explainedBy,
  expr,
  gcd,
  holds,
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
  relation,
  root,
  rootOf,
  type Step,
  type Surd,
  squareOf,
  step,
  surd,
  surdExpr,
  timesSurd,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'

export const ROOTS = [2, 3, 4, 5, 6, 7, 8, 10] as const
export const isSquareFree = (n: number) => surd(1, n).k === n
/** Side a and squarefree k of a²k up to a bound. */
export const parts = (most: number, sides: readonly number[] = ROOTS): readonly (readonly [a: number, k: number])[] =>
  sides.flatMap(a =>
    Array.from({ length: Math.floor(most / (a * a)) }, (_, i) => i + 1)
      .filter(k => k >= 2 && isSquareFree(k))
      .map(k => [a, k] as const),
  )
export const FAMILIAR = parts(200, [2, 3, 4, 5, 6, 10]).filter(([a, k]) => k <= 15 && a !== k)
export const SMALL = parts(200).filter(([, k]) => k <= 23)
export const MIDDLE = parts(300)
/** Roots with a square taken out that is not the largest one. No names beside them: the numbers alone tell them apart. */
export const UNFINISHED = parts(400, [4, 6, 8, 9, 10, 12]).flatMap(part =>
  [2, 3, 4, 5, 6]
    .filter(taken => part[0] % taken === 0 && taken < part[0] && part[0] !== part[1])
    .map(taken => ({ part, taken })),
)
export const SQUAREFREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15] as const

export const simplify = {
  en: prose`Simplify. Write the answer in simplest radical form.`,
  es: prose`Simplifica. Escribe la respuesta con el radical en su forma más simple.`,
}
export const withLetters = {
  en: prose`Simplify. Each variable is nonnegative.`,
  es: prose`Simplifica. Cada variable es no negativa.`,
}

export type Power = readonly [letter: string, exponent: number]
export type Powers = readonly [Power, ...Power[]]
export const withRoot = (front: Expr | null, under: Expr): Expr =>
  front === null ? root(under) : join(front, root(under))
export interface LetterRoot {
  readonly part: readonly [a: number, k: number]
  readonly powers: Powers
  readonly coefficient: number
}
/** The root of a²k times powers of letters, taken apart: what is a square, its root, and what stays under the root. */
export function apart({ part: [a, k], powers, coefficient }: LetterRoot) {
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
export const frontOf = (coefficient: number): Expr | null => (coefficient === 1 ? null : expr(coefficient))

export function letterSteps(drawn: LetterRoot): readonly Step[] {
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
    front
      ? step(equation(join(front, bracketed(outside), root(rest)), answer), because.multiplyInFrontOfRoot, {
          value: outside,
        })
      : step(answer, because.writeInFrontOfRoot, { value: outside }),
  ]
}

/** The square of what is printed, and of a formula, at two places. */
export const isEqualTo = (printed: Expr, answer: Expr): boolean =>
  [
    { x: 2.3, y: 1.7 },
    { x: 0.6, y: 3.1 },
  ].every(at => isNear(approximate(printed, at) / approximate(answer, at), 1))
/** No square is left under a root. */
export const isOut = (answer: Expr): boolean =>
  !holds(
    answer,
    part =>
      part.kind === 'root' &&
      holds(part.of, inner => inner.kind === 'power' || (inner.kind === 'number' && !isSquareFree(inner.n))),
  )
export const squareOfPrinted = (printed: Printed) => approximate(itemOf(printed.maths, 0)) ** 2
export const isRootOf = (printed: Printed, answer: Surd) =>
  answer.q.n > 0 && isNear(squareOf(answer).toNumber() / squareOfPrinted(printed), 1)

export interface Quotient {
  readonly n: number
  readonly d: number
  /** n/√d and not √(n/d). */
  readonly isSplit: boolean
}
export const quotients = {
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
export const valueOf = ({ n, d, isSplit }: Quotient): Surd =>
  isSplit ? timesSurd(surd(Ratio.of(n, d)), surd(1, d)) : rootOf(Ratio.of(n, d))

export function squareBelowSteps({ n, d }: Quotient): readonly Step[] {
  const [above, below] = [rootOf(n), Math.sqrt(d)]
  return [
    step(over(root(n), root(d)), because.rootOfQuotient),
    step(over(root(n), below), because.evaluate, { what: root(d) }),
    ...(above.q.n > 1
      ? [
          step(over(join(root(above.q.n ** 2), root(above.k)), below), because.rootOfProduct),
          step(surdExpr(valueOf({ n, d, isSplit: false })), because.evaluate, { what: root(above.q.n ** 2) }),
        ]
      : []),
  ]
}
export function rationalizeSteps({ n, d, isSplit }: Quotient): readonly Step[] {
  const [above, answer] = [isSplit ? expr(n) : root(n), surdExpr(valueOf({ n, d, isSplit }))]
  const common = isSplit ? gcd(n, d) : 1
  const product = isSplit ? (n === 1 ? root(d) : join(n, root(d))) : root(n * d)
  return [
    ...(isSplit ? [] : [step(over(root(n), root(d)), because.rootOfQuotient)]),
    step(over(n === 1 ? root(d) : join(above, root(d)), join(root(d), root(d))), because.rationalize, {
      value: root(d),
    }),
    isSplit || n === 1
      ? step(over(product, d), because.evaluate, { what: join(root(d), root(d)) })
      : explainedBy(over(product, d), {
          en: line`Multiply the roots: ${equation(join(root(n), root(d)), product)} and ${equation(join(root(d), root(d)), d)}.`,
          es: line`Multiplica las raíces: ${equation(join(root(n), root(d)), product)} y ${equation(join(root(d), root(d)), d)}.`,
        }),
    ...(common > 1 ? [step(answer, because.divideBothTerms, { value: common })] : []),
  ]
}

export function wrongRoots([a, k]: readonly [number, number]): Readonly<Record<string, Expr>> {
  return {
    squareTakenOutWhole: surdExpr({ q: Ratio.of(a * a), k }),
    numbersSwapped: join(k, root(a)),
    squareLeftInside: join(a, root(a * k)),
    halved: isEven(a * a * k) ? expr((a * a * k) / 2) : join(2, root(k)),
    added: join(a + 1, root(k)),
  }
}
export function whyWrongRoots([a, k]: readonly [number, number]) {
  const under = a * a * k
  const squared = (front: number, left: number) =>
    explainedBy(relation(equation(join(power(front, 2), left), front * front * left), '≠', under), {
      en: line`Back under the root, it is not ${under}.`,
      es: line`De vuelta bajo la raíz, no es ${under}.`,
    })
  return {
    squareTakenOutWhole: explainedBy(equation(root(a * a), a), {
      en: line`The root of ${a * a} is taken out, not ${a * a}.`,
      es: line`Se saca la raíz de ${a * a}, no ${a * a}.`,
    }),
    numbersSwapped: squared(k, a),
    squareLeftInside: squared(a, a * k),
    halved: isEven(under)
      ? { en: line`It is half of ${under}, not its root.`, es: line`Es la mitad de ${under}, no su raíz.` }
      : squared(2, k),
    added: squared(a + 1, k),
  }
}
export const isEven = (n: number) => n % 2 === 0

/** Two square-free numbers with a common factor, whose product is at most 600. */
export const PRODUCTS = [2, 3, 5, 6, 7, 10]
  .flatMap(common => [2, 3, 5, 7, 11].flatMap(p => [3, 5, 7, 10, 13].map(q => [common * p, common * q] as const)))
  .filter(
    ([one, other]) =>
      one !== other && one * other <= 600 && isSquareFree(one) && isSquareFree(other) && rootOf(one * other).k > 1,
  )

/** Says of a form's letters that they are not negative. */
export const nonnegative = <S extends { readonly ask: (facts: never) => Both<Content> }>(spec: S): S => ({
  ...spec,
  ask: (facts: never) => {
    const { en, es } = spec.ask(facts)
    return {
      en: [prose`All variables are nonnegative.`, ...blocksOf(en)],
      es: [prose`Todas las variables son no negativas.`, ...blocksOf(es)],
    }
  },
})

/** √(75x⁵y⁴), √(25x⁴y⁴)√(3x), 5x²y²√(3x). */
export function rootWork(drawn: LetterRoot): readonly [given: Expr, split: Expr, end: Expr] {
  const { under, square, rest, answer } = apart(drawn)
  return [root(under), join(root(square), root(rest)), answer]
}
