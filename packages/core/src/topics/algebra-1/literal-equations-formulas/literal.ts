import {
  type AnswerType,
  approximate,
  both,
  type Expr,
  equation,
  m,
  type Random,
  sum,
  symbol,
  symbolsOf,
  writtenOut,
} from '../../../author.ts'

/** A formula, the letter that it is solved for, and what that letter equals; wrong right sides by mistake. */
export interface Literal {
  readonly formula: Expr
  readonly letter: string
  readonly right: Expr
  readonly wrong: readonly Expr[]
}

const literal = (formula: Expr, letter: string, right: Expr, ...wrong: readonly Expr[]): Literal => ({
  formula,
  letter,
  right,
  wrong,
})

export const solvedFor: AnswerType<Pick<Literal, 'letter' | 'right'>> = {
  kind: 'equation',
  requires: 'solved',
  show: ({ letter, right }) => both(equation(symbol(letter), right)),
  value: ({ letter, right }) => writtenOut(equation(symbol(letter), right)),
  nearMisses: ({ letter, right }) => [
    { letter, right: sum(right, 1) },
    { letter, right: sum(right, -1) },
  ],
}

/** Different letters: the unknown and those that stand for numbers. */
function letters(random: Random, count: number): readonly [Expr, ...Expr[]] {
  const unknown = symbol(random.pick(['x', 'y', 'z', 'w', 'n']))
  return [
    unknown,
    ...random.sample(['a', 'b', 'c', 'd', 'k', 'm', 'p', 'q', 'r', 's', 't'], count).map(name => symbol(name)),
  ]
}
const nameOf = (letter: Expr) => (letter.kind === 'symbol' ? letter.name : '')

/** As holes, so that brackets after them multiply. */
const [h, P] = [symbol('h'), symbol('P')]

type Maker = (random: Random) => Literal
type Shape = (x: Expr, a: Expr, b: Expr, c: Expr, d: Expr) => Literal
const shaped =
  (make: Shape): Maker =>
  random => {
    const [x, a, b, c, d] = letters(random, 4)
    return make(x, a!, b!, c!, d!)
  }
const fixed =
  (...all: readonly Literal[]): Maker =>
  random =>
    random.pick(all)

/** One inverse operation. */
const easy: readonly Maker[] = [
  fixed(
    literal(m`d = rt`, 't', m`d/r`, m`dr`, m`r/d`, m`d - r`),
    literal(m`d = rt`, 'r', m`d/t`, m`dt`, m`t/d`, m`d - t`),
    literal(m`C = πd`, 'd', m`C/π`, m`πC`, m`π/C`, m`C - π`),
    literal(m`V = Bh`, 'B', m`V/h`, m`Vh`, m`h/V`, m`V - h`),
    literal(m`V = Bh`, 'h', m`V/B`, m`VB`, m`B/V`, m`V - B`),
    literal(m`F = ma`, 'a', m`F/m`, m`{Fm}`, m`m/F`, m`F - m`),
    literal(m`F = ma`, 'm', m`F/a`, m`{Fa}`, m`a/F`, m`F - a`),
    literal(m`V = IR`, 'R', m`V/I`, m`VI`, m`I/V`, m`V - I`),
    literal(m`V = IR`, 'I', m`V/R`, m`VR`, m`R/V`, m`V - R`),
    literal(m`D = m/V`, 'm', m`DV`, m`D/V`, m`V/D`, m`D - V`),
    literal(m`K = C + 273`, 'C', m`K - 273`, m`K + 273`, m`273 - K`, m`K/273`),
  ),
  shaped((x, a, b) =>
    literal(m`${x} + ${a} = ${b}`, nameOf(x), m`${b} - ${a}`, m`${b} + ${a}`, m`${a} - ${b}`, m`${b}/${a}`),
  ),
  shaped((x, a, b) =>
    literal(m`${x} - ${a} = ${b}`, nameOf(x), m`${b} + ${a}`, m`${b} - ${a}`, m`${a} - ${b}`, m`${a}${b}`),
  ),
  shaped((x, a, b) => literal(m`${a}${x} = ${b}`, nameOf(x), m`${b}/${a}`, m`${a}/${b}`, m`${a}${b}`, m`${b} - ${a}`)),
  shaped((x, a, b) => literal(m`${x}/${a} = ${b}`, nameOf(x), m`${a}${b}`, m`${b}/${a}`, m`${a}/${b}`, m`${b} + ${a}`)),
  shaped((x, a, b) =>
    literal(m`${b} = ${a} + ${x}`, nameOf(x), m`${b} - ${a}`, m`${b} + ${a}`, m`${a} - ${b}`, m`${b}/${a}`),
  ),
]

/** Two or three steps. */
const medium: readonly Maker[] = [
  fixed(
    literal(m`P = 2l + 2w`, 'w', m`(P - 2l)/2`, m`(P + 2l)/2`, m`P - {2l}/2`, m`2P - 2l`),
    literal(m`P = 2l + 2w`, 'l', m`(P - 2w)/2`, m`(P + 2w)/2`, m`P - {2w}/2`, m`2P - 2w`),
    literal(m`A = {1/2}bh`, 'h', m`{2A}/b`, m`A/{2b}`, m`{Ab}/2`, m`2A - b`),
    literal(m`A = {1/2}bh`, 'b', m`{2A}/h`, m`A/{2h}`, m`{Ah}/2`, m`2A - h`),
    literal(m`y = mx + b`, 'x', m`(y - b)/m`, m`(y + b)/m`, m`y - b/m`, m`m(y - b)`),
    literal(m`y = mx + b`, 'm', m`(y - b)/x`, m`(y + b)/x`, m`y - b/x`, m`x(y - b)`),
    literal(m`C = 2πr`, 'r', m`C/{2π}`, m`2πC`, m`C - 2π`, m`{Cπ}/2`),
    literal(m`I = Prt`, 'P', m`I/{rt}`, m`Irt`, m`{rt}/I`, m`I - rt`),
    literal(m`I = Prt`, 'r', m`I/{Pt}`, m`IPt`, m`{Pt}/I`, m`I - Pt`),
    literal(m`I = Prt`, 't', m`I/{Pr}`, m`IPr`, m`{Pr}/I`, m`I - Pr`),
    literal(m`V = {1/3}Bh`, 'h', m`{3V}/B`, m`V/{3B}`, m`{VB}/3`, m`3V - B`),
  ),
  shaped((x, a, b, c, d) =>
    literal(
      m`${a}${d} + ${b}${x} = ${c}`,
      nameOf(x),
      m`(${c} - ${a}${d})/${b}`,
      m`(${c} + ${a}${d})/${b}`,
      m`${c} - {${a}${d}}/${b}`,
      m`${b}(${c} - ${a}${d})`,
    ),
  ),
  shaped((x, a, b, c) =>
    literal(
      m`${a}${x} - ${b} = ${c}`,
      nameOf(x),
      m`(${c} + ${b})/${a}`,
      m`(${c} - ${b})/${a}`,
      m`${c} + ${b}/${a}`,
      m`${a}(${c} + ${b})`,
    ),
  ),
  shaped((x, a, b, c) =>
    literal(
      m`${x}/${a} + ${b} = ${c}`,
      nameOf(x),
      m`${a}(${c} - ${b})`,
      m`${a}${c} - ${b}`,
      m`(${c} - ${b})/${a}`,
      m`${a}(${c} + ${b})`,
    ),
  ),
  shaped((x, a, b, c) =>
    literal(
      m`${c} = ${b} - ${a}${x}`,
      nameOf(x),
      m`(${b} - ${c})/${a}`,
      m`(${c} - ${b})/${a}`,
      m`${b} - ${c}/${a}`,
      m`${a}(${b} - ${c})`,
    ),
  ),
]

/** The letter stands in brackets, in a fraction, or twice. */
const hard: readonly Maker[] = [
  fixed(
    literal(m`A = {1/2}${h}(a + b)`, 'b', m`{2A}/h - a`, m`{2A}/h + a`, m`(2A - a)/h`, m`A/{2h} - a`),
    literal(m`A = {1/2}${h}(a + b)`, 'h', m`{2A}/(a + b)`, m`A/(2(a + b))`, m`2A - (a + b)`, m`(a + b)/{2A}`),
    literal(m`F = {9/5}C + 32`, 'C', m`{5/9}(F - 32)`, m`{9/5}(F - 32)`, m`{5/9}F - 32`, m`{5/9}(F + 32)`),
    literal(m`C = {5/9}(F - 32)`, 'F', m`{9/5}C + 32`, m`{9/5}(C + 32)`, m`{5/9}C + 32`, m`{9/5}C - 32`),
    literal(m`V = {1/3}πr^2h`, 'h', m`{3V}/{πr^2}`, m`V/{3πr^2}`, m`{πr^2}/{3V}`, m`3V - πr^2`),
    literal(m`1/f = 1/a + 1/b`, 'f', m`{ab}/(a + b)`, m`a + b`, m`(a + b)/{ab}`, m`1/(a + b)`),
    literal(m`A = ${P}(1 + rt)`, 'r', m`(A - P)/{Pt}`, m`(A - 1)/{Pt}`, m`(A + P)/{Pt}`, m`A - P/{Pt}`),
    literal(m`A = ${P}(1 + rt)`, 'P', m`A/(1 + rt)`, m`A - (1 + rt)`, m`A(1 + rt)`, m`(1 + rt)/A`),
  ),
  shaped((x, a, b, c) =>
    literal(
      m`${a}${x} = ${b}${x} + ${c}`,
      nameOf(x),
      m`${c}/(${a} - ${b})`,
      m`${c}/(${a} + ${b})`,
      m`${c} - ${a} + ${b}`,
      m`(${a} - ${b})/${c}`,
    ),
  ),
  shaped((x, a, b, c, d) =>
    literal(
      m`${d} = (${a}${x} + ${b})/${c}`,
      nameOf(x),
      m`(${c}${d} - ${b})/${a}`,
      m`(${d} - ${b})/{${a}${c}}`,
      m`{${c}(${d} - ${b})}/${a}`,
      m`(${c}${d} + ${b})/${a}`,
    ),
  ),
  shaped((x, a, b, c) =>
    literal(
      m`${a}(${x} + ${b}) = ${c}`,
      nameOf(x),
      m`${c}/${a} - ${b}`,
      m`(${c} - ${b})/${a}`,
      m`${c}/${a} + ${b}`,
      m`${a}${c} - ${b}`,
    ),
  ),
  shaped((x, a, b, c, d) =>
    literal(
      m`${a}${x} + ${b} = ${c}${x} + ${d}`,
      nameOf(x),
      m`(${d} - ${b})/(${a} - ${c})`,
      m`(${d} + ${b})/(${a} + ${c})`,
      m`(${d} - ${b})/(${a} + ${c})`,
      m`(${a} - ${c})/(${d} - ${b})`,
    ),
  ),
]

export const literals = { easy, medium, hard } as const

/** Three sets of positive numbers for the letters, none of them special. */
const SETS = [
  [1.37, 2.11, 0.83, 3.49, 1.93, 0.61, 2.77],
  [0.71, 1.59, 2.93, 1.21, 0.47, 3.13, 1.83],
  [2.39, 0.53, 1.73, 0.97, 3.31, 1.09, 0.67],
] as const

/** With numbers for all other letters, the solved letter makes both sides of the formula equal. */
export function solves(formula: Expr, letter: string, right: Expr): boolean {
  if (formula.kind !== 'relation' || symbolsOf(right).has(letter)) return false
  const others = [...symbolsOf(formula)].filter(name => name !== letter).sort()
  return SETS.every(set => {
    const values = Object.fromEntries(others.map((name, i) => [name, set[i % set.length]!]))
    const all = { ...values, [letter]: approximate(right, values) }
    const [one, two] = [approximate(formula.left, all), approximate(formula.right, all)]
    return Math.abs(one - two) < 1e-9 * Math.max(1, Math.abs(one))
  })
}
