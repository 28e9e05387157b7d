import {
  array,
  balance,
  blank,
  both,
  box,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  figure,
  formulaChoice,
  integer,
  isTrue,
  line,
  list,
  missingFactor,
  missingFirstFactor,
  numberList,
  productFact,
  prose,
  quotientFact,
  type Random,
  relation,
  type Step,
  statements,
  step,
  times,
  trueOrFalse,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { missingNumber } from '../kit/facts/facts.ts'

interface GapSpec {
  readonly gap: Expr
  readonly missing: number
  solution(): readonly Step[]
}

/** Of the same family: a multiplication that is known, told as the division that was asked. */
const toldAs = (known: readonly Step[], asked: Expr): readonly Step[] => [...known, step(asked, because.sameFamily)]

/** Equations around a × b with one number missing, that number, and the way to it. */
const gaps = {
  product: (a: number, b: number) => ({
    gap: equation(times(a, b), box()),
    missing: a * b,
    solution: () => productFact(a, b),
  }),
  'second factor': (a: number, b: number) => ({
    gap: equation(times(a, box()), a * b),
    missing: b,
    solution: () => missingFactor(a, a * b),
  }),
  'first factor': (a: number, b: number) => ({
    gap: equation(times(box(), b), a * b),
    missing: a,
    solution: () => missingFirstFactor(b, a * b),
  }),
  divisor: (a: number, b: number) => ({
    gap: equation(divide(a * b, box()), b),
    missing: a,
    solution: () => toldAs(missingFactor(b, a * b), equation(divide(a * b, a), b)),
  }),
  quotient: (a: number, b: number) => ({
    gap: equation(divide(a * b, a), box()),
    missing: b,
    solution: () => quotientFact(a * b, a),
  }),
  dividend: (a: number, b: number) => ({
    gap: equation(b, divide(box(), a)),
    missing: a * b,
    solution: () => toldAs(productFact(a, b), equation(b, divide(a * b, a))),
  }),
} satisfies Record<string, (a: number, b: number) => GapSpec>
type Gap = keyof typeof gaps

interface Level {
  readonly gaps: readonly Gap[]
  readonly factors: readonly number[]
  readonly pairs: readonly (readonly [number, number])[]
}

/** Every two factors of which one is among these and the other among those, each pair once. */
const pairsOf = (factors: readonly number[], others: readonly number[]) =>
  mixed(
    factors.flatMap(a =>
      others.filter(b => b !== a && !(factors.includes(b) && others.includes(a) && b < a)).map(b => [a, b] as const),
    ),
  )
/** The factors of a level, and their pairs. */
const among = (factors: readonly number[], others: readonly number[]) => ({ factors, pairs: pairsOf(factors, others) })

const PARTS = [1, 2, 3, 4, 5]
const ANY = [2, 3, 4, 5, 6, 7, 8, 9]

/** Two factors of a level, which come by turns; each form begins at another place of the list. */
const drawFactors =
  (ahead: number) =>
  (random: Random, { pairs }: Level) => {
    const [a, b] = random.shuffle<[number, number]>([...random.evenly(turned(pairs, ahead))])
    return { a, b }
  }

/** Two products of the same value with other factors: 4 × 6 = 3 × 8, both made of the same four numbers. */
function drawEqualProducts(random: Random) {
  return random.until(
    () => {
      const [[q, r], [p, s]] = [random.sample(PARTS, 2), random.sample(PARTS, 2)]
      return { a: p * q, b: r * s, c: p * r, d: q * s }
    },
    facts =>
      Object.values(facts).every(value => value >= 2 && value <= 10) && facts.a * facts.b >= 12 && facts.c !== facts.d,
  )
}

/** A product to 10 and its factors. */
const FACTORED = [
  { c: 2, d: 4 },
  { c: 3, d: 2 },
  { c: 2, d: 5 },
  { c: 4, d: 2 },
  { c: 2, d: 3 },
  { c: 5, d: 2 },
]

/** The only whole number up to 100 that makes the equation true, found by trying them all. */
function fitting(gap: Expr): readonly number[] {
  return Array.from({ length: 100 }, (_, i) => i + 1).filter(value => isTrue(filled(gap, value)))
}
const isOnly = (gap: Expr, answer: Expr) => {
  const [found, ...others] = fitting(gap)
  return found !== undefined && others.length === 0 && evaluate(answer).equals(found)
}

/** The value of the side that is known, and the factor that makes the other side as much. */
const balanced = (a: number, b: number, c: number): readonly Step[] => [
  step(equation(times(a, b), a * b), because.bothSidesEqual),
  ...missingFactor(c, a * b),
]

type Unknown = 'dividend' | 'factor' | 'divisor'

/** The left side is worked out, and the factor that makes the right side as much. */
const factorOfQuotient = (c: number, d: number, divisor: number): readonly Step[] => [
  explained(
    statements(equation(times(divisor, c * d), c * d * divisor), equation(divide(c * d * divisor, divisor), c * d)),
    line`Work out the left side: think of a multiplication by ${divisor}.`,
    line`Calcula el lado izquierdo: piensa en una multiplicación por ${divisor}.`,
  ),
  explained(
    equation(times(c, d), c * d),
    line`The right side must be ${c * d} too: ${c} times ${d} is ${c * d}.`,
    line`El lado derecho también debe ser ${c * d}: ${c} por ${d} es ${c * d}.`,
  ),
]

/** The right side is worked out, and the dividend or the divisor that makes the left side as much. */
const quotientOf = (quotient: number, divisor: number, unknown: Unknown, right: Expr): readonly Step[] => [
  explained(
    equation(right, quotient),
    line`Work out the right side. The left side must be ${quotient} too.`,
    line`Calcula el lado derecho. El lado izquierdo también debe ser ${quotient}.`,
  ),
  ...toldAs(
    unknown === 'dividend' ? productFact(divisor, quotient) : missingFactor(quotient, divisor * quotient),
    equation(divide(divisor * quotient, divisor), quotient),
  ),
]

/** An equation of this kind in which the given number is the missing one. */
function withMissing(kind: Gap, missing: number, partner: number): GapSpec {
  const isFirst = kind === 'first factor' || kind === 'divisor'
  return gaps[kind](isFirst ? missing : partner, isFirst ? partner : missing)
}

/** The same equation with its number in place. */
function completed(kind: Gap, missing: number, partner: number): Expr {
  const isFirst = kind === 'first factor' || kind === 'divisor'
  const [a, b] = isFirst ? [missing, partner] : [partner, missing]
  return kind === 'divisor' || kind === 'quotient' ? equation(divide(a * b, a), b) : equation(times(a, b), a * b)
}

export const missingFactorEquations = defineTopic(
  {
    id: 'missing-factor-equations',
    name: {
      en: 'Find the missing number in multiplication and division',
      es: 'Hallar el número que falta en multiplicaciones y divisiones',
    },
    description: {
      en: 'Find the unknown number in a multiplication or division equation with basic facts.',
      es: 'Halla el número desconocido en una multiplicación o división con operaciones básicas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.4', '3.OA.B.6'],
    levels: {
      easy: {
        gaps: ['second factor', 'second factor', 'product', 'second factor'],
        ...among([2, 3, 4, 5, 10], [2, 3, 4, 5, 10]),
      },
      medium: { gaps: ['first factor', 'divisor'], ...among([6, 7, 8], [3, 4, 5, 6, 7, 8]) },
      hard: { gaps: ['dividend'], ...among([8, 9], [5, 6, 7, 8, 9]) },
    },
  },
  form => ({
    box: form({
      share: 2,
      instruction: missingNumber,
      draw: (random, level) => ({ ...drawFactors(0)(random, level), kind: random.evenly(level.gaps) }),
      answer: integer,
      solve: ({ a, b, kind }) => gaps[kind](a, b).missing,
      ask: ({ a, b, kind }) => both(gaps[kind](a, b).gap),
      solution: ({ a, b, kind }) => gaps[kind](a, b).solution(),
      check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
    }),

    array: form({
      levels: ['easy'],
      instruction: {
        en: prose`Use the array to find the missing number.`,
        es: prose`Usa el arreglo para hallar el número que falta.`,
      },
      draw: drawFactors(5),
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b }) => both([figure(array(a, b)), equation(times(a, box()), a * b)]),
      solution: ({ a, b }) => [
        step({ en: prose`${a} rows of ${b}`, es: prose`${a} filas de ${b}` }, because.countTheRows),
        explained(
          list(...wholes(1, a).map(rows => rows * b)),
          line`Check: count by ${b}, once for each row. The last number is ${a * b}.`,
          line`Comprueba: cuenta de ${b} en ${b}, una vez por cada fila. El último número es ${a * b}.`,
        ),
        explained(
          equation(times(a, b), a * b),
          line`The missing number tells how many are in each row.`,
          line`El número que falta dice cuántos hay en cada fila.`,
        ),
      ],
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        return evaluate(expr(answer)).equals(columns) && isTrue(equation(times(rows, answer), rows * columns))
      },
    }),

    twoSided: form({
      levels: ['hard'],
      instruction: missingNumber,
      draw: drawEqualProducts,
      answer: integer,
      solve: ({ d }) => d,
      ask: ({ a, b, c }) => both(equation(times(a, b), times(c, box()))),
      solution: ({ a, b, c }) => balanced(a, b, c),
      check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
    }),

    quotientAndProduct: form({
      share: 2,
      levels: ['hard'],
      instruction: missingNumber,
      draw: random => ({
        ...random.evenly(FACTORED),
        divisor: random.evenly([7, 4, 9, 6, 3, 8]),
        unknown: random.evenly<Unknown>(['dividend', 'factor', 'divisor']),
      }),
      answer: integer,
      solve: ({ c, d, divisor, unknown }) => ({ dividend: c * d * divisor, factor: d, divisor })[unknown],
      ask: ({ c, d, divisor, unknown }) =>
        both(
          equation(
            divide(unknown === 'dividend' ? box() : c * d * divisor, unknown === 'divisor' ? box() : divisor),
            times(c, unknown === 'factor' ? box() : d),
          ),
        ),
      solution: ({ c, d, divisor, unknown }) =>
        unknown === 'factor' ? factorOfQuotient(c, d, divisor) : quotientOf(c * d, divisor, unknown, times(c, d)),
      check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
    }),

    unknownFactor: form({
      levels: ['medium'],
      instruction: { en: prose`Complete both equations.`, es: prose`Completa las dos ecuaciones.` },
      lines: 0,
      draw: drawFactors(9),
      answer: numberList,
      solve: ({ b }) => [b, b],
      ask({ a, b }) {
        const [division, product] = [equation(divide(a * b, a), blank(2)), equation(times(a, blank(2)), a * b)]
        return { en: prose`${division} because ${product}`, es: prose`${division} porque ${product}` }
      },
      solution: ({ a, b }) => quotientFact(a * b, a),
      check(printed, answers) {
        const equations = printed.all('relation')
        return answers.length === 2 && equations.every((gap, i) => isOnly(gap, expr(answers[i] ?? -1)))
      },
    }),

    balance: form({
      levels: ['easy', 'hard'],
      lines: 0,
      draw: (random, level: Level) => {
        if (!level.gaps.includes('product')) return drawEqualProducts(random)
        const { a, b } = drawFactors(11)(random, level)
        return { a: a * b, b: null, c: a, d: b }
      },
      answer: integer,
      solve: ({ d }) => d,
      ask({ a, b, c }) {
        const drawn = figure(balance([b === null ? expr(a) : times(a, b)], [times(c, box())]))
        return {
          en: [drawn, prose`The balance is level. What number goes in the box?`],
          es: [drawn, prose`La balanza está en equilibrio. ¿Qué número va en el recuadro?`],
        }
      },
      solution: ({ a, b, c }) => (b === null ? missingFactor(c, a) : balanced(a, b, c)),
      check(printed, answer) {
        const { left, right } = printed.figure('balance')
        const [one, two] = [left[0]?.label as Expr, right[0]?.label as Expr]
        return isOnly(equation(one, two), expr(answer))
      },
    }),

    chooseTheEquation: form({
      levels: ['medium'],
      draw: (random, { factors }) => {
        const target = random.pick([3, 4, 5, 6, 7, 8, 9])
        return {
          target,
          others: random.sample(
            ANY.filter(value => value !== target),
            3,
          ),
          kinds: random.shuffle<[Gap, Gap, Gap, Gap]>(['first factor', 'divisor', 'second factor', 'quotient']),
          partners: [0, 1, 2, 3].map(() => random.pick(factors)) as [number, number, number, number],
        }
      },
      answer: formulaChoice,
      solve: ({ target, kinds: [kind], partners: [partner] }) => withMissing(kind, target, partner).gap,
      mistakes: ({ others: [x, y, z], kinds: [, one, two, three], partners: [, a, b, c] }) => ({
        missing1: withMissing(one, x, a).gap,
        missing2: withMissing(two, y, b).gap,
        missing3: withMissing(three, z, c).gap,
      }),
      ask: ({ target }) => ({
        en: prose`In which equation is ${target} the missing number?`,
        es: prose`¿En qué ecuación es ${target} el número que falta?`,
      }),
      solution: ({ target, others: [x, y, z], kinds: [kind, ...rest], partners: [partner, a, b, c] }, answer) => {
        const wrong = [completed(rest[0], x, a), completed(rest[1], y, b), completed(rest[2], z, c)]
        return [
          explained(
            statements(...wrong),
            line`In these equations ${x}, ${y}, and ${z} are missing.`,
            line`En estas ecuaciones faltan el ${x}, el ${y} y el ${z}.`,
          ),
          explained(
            completed(kind, target, partner),
            line`With ${target} in the box this equation is true.`,
            line`Con ${target} en el recuadro esta ecuación es verdadera.`,
          ),
          explained(expr(answer), line`So ${target} is missing here.`, line`Así que aquí falta el ${target}.`),
        ]
      },
      check: (printed, answer) => {
        const [target] = printed.take(1)
        return isTrue(filled(expr(answer), target))
      },
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const equal = drawEqualProducts(random)
        return { ...equal, d: random.evenly([true, false]) ? equal.d : equal.d + (equal.d < 10 ? 1 : -1) }
      },
      answer: trueOrFalse,
      solve: ({ a, b, c, d }) => (a * b === c * d ? 'true' : 'false'),
      ask: ({ a, b, c, d }) => both(equation(times(a, b), times(c, d))),
      key: ({ a, b, c, d }) => both(a * b === c * d ? [] : relation(a * b, '≠', c * d)),
      solution: ({ a, b, c, d }) => [
        step(statements(equation(times(a, b), a * b), equation(times(c, d), c * d)), because.workOutEachSide),
        a * b === c * d
          ? step(equation(a * b, c * d), because.sidesAreEqual)
          : step(relation(a * b, '≠', c * d), because.sidesAreNotEqual),
      ],
      check: (printed, answer) => answer === (isTrue(printed.one('relation')) ? 'true' : 'false'),
    }),
  }),
)
