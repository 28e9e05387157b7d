import {
  type Both,
  drawing,
  type Expr,
  either,
  evaluate,
  explainedBy,
  expr,
  figure,
  type Inline,
  infinity,
  interval,
  line,
  m,
  type NumberLine,
  negative,
  numberLine,
  partsOf,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  symbol,
  together,
  union,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** The numbers between two bounds, or those outside of them; the bounds are whole or halves. Plain data. */
export type Compound = {
  readonly kind: 'between' | 'outside'
  readonly low: number
  readonly high: number
  readonly lowClosed: boolean
  readonly highClosed: boolean
}

export const drawCompound = (random: Random, kind: Compound['kind'], isHalf = false): Compound => {
  const low = random.int(-8, isHalf ? 4 : 5)
  const high = random.int(low + 2, Math.min(isHalf ? 7 : 8, low + 10))
  const [atLow, atHigh] = isHalf ? random.pick(HALVES) : WHOLE
  return {
    kind,
    low: low + atLow,
    high: high + atHigh,
    lowClosed: random.chance(0.5),
    highClosed: random.chance(0.5),
  }
}

/** What the two bounds have beyond a whole number. */
const HALVES = [
  [0.5, 0.5],
  [0, 0.5],
  [0.5, 0],
] as const
const WHOLE = [0, 0] as const
const exactly = (bound: number): Ratio => Ratio.of(2 * bound, 2)

const less = (closed: boolean) => (closed ? '≤' : '<')
const more = (closed: boolean) => (closed ? '≥' : '>')
const x = symbol('x')

/** ax + b. */
export type Linear = readonly [a: number, b: number]

/** All numbers on one side of a bound, asked by a linear part: −2x + 5 < 9 for x > −2. */
export interface Half {
  readonly bound: number
  readonly side: 'below' | 'above'
  readonly closed: boolean
  readonly part: Linear
}

/** Halves joined by a word. */
export interface Joined {
  readonly by: 'and' | 'or'
  readonly halves: readonly [Half, Half]
}

const joined = (by: Joined['by'], [one, other]: readonly [Expr, Expr]): Expr =>
  by === 'and' ? together(one, other) : either(one, other)

/** low < ax + b ≤ high; a negative a turns the order around. */
const chain = ({ low, high, lowClosed, highClosed }: Compound, [a, b]: Linear): Expr => {
  const [from, to] = [exactly(a * low + b), exactly(a * high + b)]
  const part = m`${a}x + ${b}`
  return a > 0
    ? relation(relation(from, less(lowClosed), part), less(highClosed), to)
    : relation(relation(to, less(highClosed), part), less(lowClosed), from)
}
const halfWith = ({ bound, side, closed }: Half, [a, b]: Linear): Expr =>
  relation(m`${a}x + ${b}`, (side === 'below') === a > 0 ? less(closed) : more(closed), exactly(a * bound + b))
const bothWith = ({ halves: [one, other] }: Joined, partOf: (half: Half) => Linear): readonly [Expr, Expr] => [
  halfWith(one, partOf(one)),
  halfWith(other, partOf(other)),
]
const SOLVED: Linear = [1, 0]

export const joinedStatement = (of: Joined): Expr =>
  joined(
    of.by,
    bothWith(of, half => half.part),
  )
export const ray = (half: Half): Expr => halfWith(half, SOLVED)

/** The set as it is: −2 < x ≤ 5; x < −1 or x ≥ 4. */
export const simplest = (set: Compound): Expr =>
  set.kind === 'between' ? chain(set, SOLVED) : joinedStatement(halvesOf(set, SOLVED, SOLVED))

/** The numbers between are above the lower bound and below the other; those outside are below it or above the other. */
export const halvesOf = (
  { kind, low, high, lowClosed, highClosed }: Compound,
  first: Linear,
  second: Linear,
): Joined => ({
  by: kind === 'between' ? 'and' : 'or',
  halves: [
    { bound: low, side: kind === 'between' ? 'above' : 'below', closed: lowClosed, part: first },
    { bound: high, side: kind === 'between' ? 'below' : 'above', closed: highClosed, part: second },
  ],
})

/** A set behind linear parts: numbers between two bounds in one chain, or two parts joined by a word. */
export interface Hidden {
  readonly set: Compound
  readonly parts: readonly [Linear, Linear]
  readonly isChain: boolean
}

export const statementOf = ({ set, parts: [first, second], isChain }: Hidden): Expr =>
  isChain ? chain(set, first) : joinedStatement(halvesOf(set, first, second))

export const hiddenSteps = ({ set, parts: [first, second], isChain }: Hidden): readonly Step[] => {
  if (isChain) return chainSteps(set, first)
  const of = halvesOf(set, first, second)
  const solving = halvesSteps(of)
  return set.kind === 'between' ? [...solving, step(simplest(set), because.andMeansBoth)] : solving
}

/** All three parts of a chain at once. */
export function chainSteps(set: Compound, [a, b]: Linear): readonly Step[] {
  const moved = (work: Expr) =>
    b < 0 ? step(work, because.addToAllParts, { value: -b }) : step(work, because.subtractFromAllParts, { value: b })
  if (a === 1) {
    if (b === 0) return []
    const { low, high, lowClosed, highClosed } = set
    const written = relation(
      relation(sum(exactly(low + b), -b), less(lowClosed), sum(x, b, -b)),
      less(highClosed),
      sum(exactly(high + b), -b),
    )
    return [
      moved(written),
      explainedBy(chain(set, SOLVED), {
        en: line`Work out both ends; in the middle only ${x} is left.`,
        es: line`Calcula los dos extremos; en el medio solo queda ${x}.`,
      }),
    ]
  }
  const { low, high, lowClosed, highClosed } = set
  const fallen = relation(relation(exactly(high), more(highClosed), x), more(lowClosed), exactly(low))
  return [
    ...(b === 0 ? [] : [moved(chain(set, [a, 0]))]),
    ...(a > 0
      ? [step(chain(set, SOLVED), because.divideAllParts, { value: a })]
      : [step(fallen, because.divideAllPartsAndReverse, { value: a }), step(chain(set, SOLVED), because.lesserFirst)]),
  ]
}

type Words = Both<readonly Inline[]>
const LEAVE: Words = { en: line`leave it as it is`, es: line`se deja igual` }
const undoSum = ({ part: [, b] }: Half): Words =>
  b === 0
    ? LEAVE
    : b < 0
      ? { en: line`add ${-b}`, es: line`suma ${-b}` }
      : { en: line`subtract ${b}`, es: line`resta ${b}` }
const undoProduct = ({ part: [a] }: Half): Words =>
  a === 1
    ? LEAVE
    : a < 0
      ? { en: line`divide by ${a} and reverse the inequality`, es: line`divide entre ${a} e invierte la desigualdad` }
      : { en: line`divide by ${a}`, es: line`divide entre ${a}` }

/** Both parts solved; how they are joined is left to say. */
export function halvesSteps(of: Joined): readonly Step[] {
  const { halves } = of
  const line = (partOf: (half: Half) => Linear) => joined(of.by, bothWith(of, partOf))
  const each = (work: Expr, words: (half: Half) => Words) =>
    step(work, because.inEachPart, { left: words(halves[0]), right: words(halves[1]) })
  const sameSum = halves[0].part[1] === halves[1].part[1]
  const hasSum = halves.some(({ part: [, b] }) => b !== 0)
  const sameFactor = halves[0].part[0] === halves[1].part[0]
  if (halves.every(({ part: [a] }) => a === 1)) {
    const moved = halves.flatMap(half => {
      const [, b] = half.part
      if (b === 0) return []
      return [
        b < 0
          ? step(ray(half), because.addToBothSides, { value: -b })
          : step(ray(half), because.subtractFromBothSides, { value: b }),
      ]
    })
    return [
      ...moved,
      ...(hasSum && of.by === 'or'
        ? [
            step(
              line(() => SOLVED),
              because.orMeansOne,
            ),
          ]
        : []),
    ]
  }
  return [
    ...(hasSum
      ? [
          sameSum
            ? step(
                line(({ part: [a] }) => [a, 0]),
                because.inTheTwoParts,
                { work: undoSum(halves[0]) },
              )
            : each(
                line(({ part: [a] }) => [a, 0]),
                undoSum,
              ),
        ]
      : []),
    sameFactor
      ? step(
          line(() => SOLVED),
          halves[0].part[0] < 0 ? because.divideTheTwoPartsAndReverse : because.divideTheTwoParts,
          { value: halves[0].part[0] },
        )
      : each(
          line(() => SOLVED),
          undoProduct,
        ),
  ]
}

/** The circles and the shading. */
export const graphSteps = (set: Compound): readonly Step[] => [
  circleStep(set.low, set.lowClosed, 'below'),
  circleStep(set.high, set.highClosed, set.kind === 'between' ? 'below' : 'above'),
  step(figure(onLine(set)), set.kind === 'between' ? because.shadeBetween : because.shadeOutward),
]
/** By the sign that stands beside the bound in low < x < high, or in x < low or x > high. */
function circleStep(bound: number, closed: boolean, side: Half['side']): Step {
  const sign = side === 'below' ? less(closed) : more(closed)
  const slots = { sign: words(sign, sign), value: exactly(bound) }
  return step(expr(exactly(bound)), closed ? because.filledCircle : because.openCircle, slots)
}

/** What each circle and its shading say, then both together. */
export function readingSteps(set: Compound): readonly Step[] {
  const { by, halves } = halvesOf(set, SOLVED, SOLVED)
  return [
    ...halves.map(half => step(ray(half), because.read, { what: drawnWords(half) })),
    explainedBy(
      simplest(set),
      by === 'and'
        ? {
            en: line`The shaded numbers fit both inequalities at once: “and.” Write them as one.`,
            es: line`Los números sombreados cumplen las dos desigualdades a la vez: “y”. Escríbelas como una sola.`,
          }
        : {
            en: line`A shaded number fits one of the two inequalities or the other: join them with “or.”`,
            es: line`Un número sombreado cumple una de las dos desigualdades o la otra: únelas con “o”.`,
          },
    ),
  ]
}
const drawnWords = ({ bound, side, closed }: Half): Words => {
  const at = exactly(bound)
  if (closed)
    return side === 'above'
      ? {
          en: line`filled circle at ${at}, shaded to the right`,
          es: line`círculo relleno en ${at}, sombreado hacia la derecha`,
        }
      : {
          en: line`filled circle at ${at}, shaded to the left`,
          es: line`círculo relleno en ${at}, sombreado hacia la izquierda`,
        }
  return side === 'above'
    ? {
        en: line`open circle at ${at}, shaded to the right`,
        es: line`círculo abierto en ${at}, sombreado hacia la derecha`,
      }
    : {
        en: line`open circle at ${at}, shaded to the left`,
        es: line`círculo abierto en ${at}, sombreado hacia la izquierda`,
      }
}

export const asInterval = ({ kind, low, high, lowClosed, highClosed }: Compound): Expr =>
  kind === 'between'
    ? interval(exactly(low), exactly(high), [lowClosed, highClosed])
    : union(
        interval(negative(infinity), exactly(low), [false, lowClosed]),
        interval(exactly(high), infinity, [highClosed, false]),
      )

export const onLine = ({ kind, low, high, lowClosed, highClosed }: Compound): NumberLine =>
  numberLine({
    ...WINDOW,
    spans:
      kind === 'between'
        ? [{ from: exactly(low), to: exactly(high), closed: [lowClosed, highClosed] }]
        : [
            { to: exactly(low), closed: [false, lowClosed] },
            { from: exactly(high), closed: [highClosed, false] },
          ],
  })
const EVENS = [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]
/** Bounds that are drawn are whole numbers, so that the ticks tell nothing. */
const WINDOW = { from: -10, to: 10, step: 1, labels: EVENS }
export const emptyLine: NumberLine = numberLine(WINDOW)

export const compoundDrawing = drawing<Compound>(onLine, set => [
  { ...set, kind: set.kind === 'between' ? 'outside' : 'between' },
  { ...set, lowClosed: !set.lowClosed },
  { ...set, highClosed: !set.highClosed },
  { ...set, low: set.low + 1 },
])

const isInfinite = (end: Expr): boolean =>
  (end.kind === 'symbol' && end.name === '∞') || (end.kind === 'negative' && isInfinite(end.of))

/** Whether a number lies in an interval or a union of intervals. */
export function isIn(set: Expr, value: Ratio): boolean {
  if (set.kind === 'operation') return isIn(set.left, value) || isIn(set.right, value)
  if (set.kind !== 'interval') return false
  if ((isInfinite(set.from) && set.closed[0]) || (isInfinite(set.to) && set.closed[1])) return false
  const low = isInfinite(set.from) ? 1 : value.compare(evaluate(set.from))
  const high = isInfinite(set.to) ? -1 : value.compare(evaluate(set.to))
  return (low > 0 || (low === 0 && set.closed[0])) && (high < 0 || (high === 0 && set.closed[1]))
}

/** All numbers that are written in an expression. */
export const numbersIn = (of: Expr): readonly Ratio[] =>
  of.kind === 'number' ? [evaluate(of)] : partsOf(of).flatMap(numbersIn)

export const bounds = ({ low, high }: Compound): readonly [low: Ratio, high: Ratio] => [exactly(low), exactly(high)]
