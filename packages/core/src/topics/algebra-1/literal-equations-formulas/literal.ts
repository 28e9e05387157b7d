import {
  type AnswerType,
  approximate,
  assert,
  type Both,
  both,
  type Expr,
  equation,
  type Inline,
  isNear,
  itemOf,
  line,
  m,
  type Of,
  partsOf,
  type Random,
  solvedForLetter,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
  writtenOut,
} from '../../../author.ts'

/** A formula, the letter that it is solved for, and what a pupil may take for that letter by mistake. */
export interface Literal {
  readonly formula: Expr
  readonly letter: string
  readonly wrong: readonly Expr[]
  /** Two letters that must be different numbers. */
  readonly apart?: readonly [Expr, Expr]
}

/** A literal equation to choose from, and why each wrong choice is wrong. */
export interface Choosable extends Literal {
  readonly whys: readonly Why[]
}
type Why = Both<readonly Inline[]>

const literal = (formula: Expr, letter: string, ...wrong: readonly Expr[]): Literal => ({ formula, letter, wrong })

/** A letter and what it equals. */
export interface Solved {
  readonly letter: string
  readonly right: Expr
}

export const solved = ({ formula, letter }: Literal): Solved => ({ letter, right: solvedForLetter(formula, letter) })

export const solvedFor: AnswerType<Solved> = {
  kind: 'equation',
  requires: 'solved',
  show: ({ letter, right }) => both(equation(symbol(letter), right)),
  value: ({ letter, right }) => writtenOut(equation(symbol(letter), right)),
  nearMisses: ({ letter, right }) => [
    { letter, right: sum(right, 1) },
    { letter, right: sum(right, -1) },
  ],
}

export const UNKNOWNS = ['x', 'y', 'z', 'w'] as const
const OTHERS = ['a', 'b', 'c', 'd', 'k', 'm', 'p', 'q', 'r', 's', 't'] as const

/** The letter to solve for, and four that stand for numbers. */
export const drawLetters = (
  random: Random,
): { readonly x: Expr; readonly others: readonly [Expr, Expr, Expr, Expr] } => ({
  x: symbol(random.pick(UNKNOWNS)),
  others: tupleOf(
    random.sample(OTHERS, 4).map(name => symbol(name)),
    4,
  ),
})

/** As holes, so that brackets after them multiply. */
const [h, n] = [symbol('h'), symbol('n')]

const nameOf = (of: Expr): string => (of.kind === 'symbol' ? of.name : '')

type Maker<L = Literal> = (random: Random) => L
type Shape<S> = (x: Expr, a: Expr, b: Expr, c: Expr, d: Expr) => S
const shaped =
  <S extends Omit<Literal, 'letter'>>(make: Shape<S>): Maker<S & Pick<Literal, 'letter'>> =>
  random => {
    const { x, others } = drawLetters(random)
    return { ...make(x, ...others), letter: (x as Of<'symbol'>).name }
  }
const fixed =
  (...all: readonly Literal[]): Maker =>
  random =>
    random.pick(all)
const shape = (formula: Expr, ...wrong: readonly Expr[]) => ({ formula, wrong })
const choosable = (formula: Expr, ...all: readonly (readonly [wrong: Expr, why: Why])[]) => ({
  formula,
  wrong: all.map(([wrong]) => wrong),
  whys: all.map(([, why]) => why),
})

const subtracted = (part: Expr): Why => ({
  en: line`Here ${part} must be subtracted from both sides.`,
  es: line`Hay que restar ${part} de ambos lados.`,
})
const added = (part: Expr): Why => ({
  en: line`Here ${part} must be added to both sides.`,
  es: line`Hay que sumar ${part} a ambos lados.`,
})
const multiplied = (by: Expr): Why => ({
  en: line`Both sides must be multiplied by ${by}.`,
  es: line`Hay que multiplicar ambos lados por ${by}.`,
})
const divided = (by: Expr): Why => ({
  en: line`Both sides must be divided by ${by}.`,
  es: line`Hay que dividir ambos lados entre ${by}.`,
})
const onlyDivided = (part: Expr, by: Expr): Why => ({
  en: line`Only ${part} was divided by ${by}.`,
  es: line`Solo se dividió ${part} entre ${by}.`,
})
const onlyMultiplied = (part: Expr, by: Expr): Why => ({
  en: line`Only ${part} was multiplied by ${by}.`,
  es: line`Solo se multiplicó ${part} por ${by}.`,
})
const said = (en: readonly Inline[], es: readonly Inline[]): Why => ({ en, es })
const upsideDown: Why = { en: line`The fraction is upside down.`, es: line`La fracción está invertida.` }
const turnedAround: Why = {
  en: line`The terms of the subtraction changed places.`,
  es: line`Los términos de la resta cambiaron de lugar.`,
}
const factorIs = (x: Expr, factor: Expr): Why => ({
  en: line`The factor of ${x} is the sum ${factor}.`,
  es: line`El factor de ${x} es la suma ${factor}.`,
})

/** One inverse operation. */
const easy: readonly Maker[] = [
  fixed(
    literal(m`d = rt`, 't', m`dr`, m`r/d`, m`d - r`),
    literal(m`d = rt`, 'r', m`dt`, m`t/d`, m`d - t`),
    literal(m`C = πd`, 'd', m`πC`, m`π/C`, m`C - π`),
    literal(m`V = Bh`, 'B', m`Vh`, m`h/V`, m`V - h`),
    literal(m`V = Bh`, 'h', m`VB`, m`B/V`, m`V - B`),
    literal(m`F = ma`, 'a', m`{Fm}`, m`m/F`, m`F - m`),
    literal(m`F = ma`, 'm', m`{Fa}`, m`a/F`, m`F - a`),
    literal(m`V = IR`, 'R', m`VI`, m`I/V`, m`V - I`),
    literal(m`V = IR`, 'I', m`VR`, m`R/V`, m`V - R`),
    literal(m`D = m/V`, 'm', m`D/V`, m`V/D`, m`D - V`),
    literal(m`K = C + 273`, 'C', m`K + 273`, m`273 - K`, m`K/273`),
  ),
  shaped((x, a, b) => shape(m`${x} + ${a} = ${b}`, m`${b} + ${a}`, m`${a} - ${b}`, m`${b}/${a}`)),
  shaped((x, a, b) => shape(m`${a}${x} = ${b}`, m`${a}/${b}`, m`${a}${b}`, m`${b} - ${a}`)),
  shaped((x, a, b) => shape(m`${x}/${a} = ${b}`, m`${b}/${a}`, m`${a}/${b}`, m`${b} + ${a}`)),
]
/** Other shapes for what is chosen, so that it tells nothing about what is solved beside it. */
const easyToChoose: readonly Maker<Choosable>[] = [
  shaped((x, a, b) =>
    choosable(
      m`${b} = ${a} + ${x}`,
      [
        m`${b} + ${a}`,
        said(line`Here ${a} was added, but it must be subtracted.`, line`Se sumó ${a}, pero hay que restarlo.`),
      ],
      [m`${a} - ${b}`, turnedAround],
      [
        m`${b}/${a}`,
        said(
          line`Here ${b} was divided by ${a}, but ${a} must be subtracted.`,
          line`Se dividió ${b} entre ${a}, pero hay que restar ${a}.`,
        ),
      ],
    ),
  ),
  shaped((x, a, b) =>
    choosable(
      m`${x} - ${a} = ${b}`,
      [
        m`${b} - ${a}`,
        said(
          line`Here ${a} was subtracted again, but it must be added.`,
          line`Se restó ${a} otra vez, pero hay que sumarlo.`,
        ),
      ],
      [
        m`${a} - ${b}`,
        said(
          line`Here ${b} was subtracted from ${a}, but the two must be added.`,
          line`Se restó ${b} de ${a}, pero hay que sumarlos.`,
        ),
      ],
      [
        m`${a}${b}`,
        said(
          line`Here ${a} and ${b} were multiplied, but they must be added.`,
          line`Se multiplicaron ${a} y ${b}, pero hay que sumarlos.`,
        ),
      ],
    ),
  ),
  shaped((x, a, b) =>
    choosable(
      m`${b} = ${x}/${a}`,
      [
        m`${b}/${a}`,
        said(
          line`Here ${b} was divided by ${a}, but it must be multiplied by ${a}.`,
          line`Se dividió ${b} entre ${a}, pero hay que multiplicarlo por ${a}.`,
        ),
      ],
      [
        m`${a}/${b}`,
        said(
          line`Here ${a} was divided by ${b}, but the two must be multiplied.`,
          line`Se dividió ${a} entre ${b}, pero hay que multiplicarlos.`,
        ),
      ],
      [
        m`${b} + ${a}`,
        said(
          line`Here ${a} was added, but both sides must be multiplied by it.`,
          line`Se sumó ${a}, pero hay que multiplicar ambos lados por esa letra.`,
        ),
      ],
    ),
  ),
]

/** Two or three operations. */
const medium: readonly Maker[] = [
  fixed(
    literal(m`P = 2l + 2w`, 'w', m`(P + 2l)/2`, m`P - {2l}/2`, m`2P - 2l`),
    literal(m`P = 2l + 2w`, 'l', m`(P + 2w)/2`, m`P - {2w}/2`, m`2P - 2w`),
    literal(m`A = {1/2}bh`, 'h', m`A/{2b}`, m`{Ab}/2`, m`2A - b`),
    literal(m`A = {1/2}bh`, 'b', m`A/{2h}`, m`{Ah}/2`, m`2A - h`),
    literal(m`y = mx + b`, 'x', m`(y + b)/m`, m`y - b/m`, m`m(y - b)`),
    literal(m`y = mx + b`, 'm', m`(y + b)/x`, m`y - b/x`, m`x(y - b)`),
    literal(m`C = 2πr`, 'r', m`2πC`, m`C - 2π`, m`{Cπ}/2`),
    literal(m`I = Prt`, 'P', m`Irt`, m`{rt}/I`, m`I - rt`),
    literal(m`I = Prt`, 'r', m`IPt`, m`{Pt}/I`, m`I - Pt`),
    literal(m`V = {1/3}Bh`, 'h', m`V/{3B}`, m`{VB}/3`, m`3V - B`),
  ),
  shaped((x, a, b, c, d) =>
    shape(
      m`${a}${d} + ${b}${x} = ${c}`,
      m`(${c} + ${a}${d})/${b}`,
      m`${c} - {${a}${d}}/${b}`,
      m`${b}(${c} - ${a}${d})`,
    ),
  ),
  shaped((x, a, b, c) =>
    shape(m`${x}/${a} + ${b} = ${c}`, m`${a}${c} - ${b}`, m`(${c} - ${b})/${a}`, m`${a}(${c} + ${b})`),
  ),
  shaped((x, a, b, c) =>
    shape(m`${c} = ${b} - ${a}${x}`, m`(${c} - ${b})/${a}`, m`${b} - ${c}/${a}`, m`${a}(${b} - ${c})`),
  ),
]
const mediumToChoose: readonly Maker<Choosable>[] = [
  shaped((x, a, b, c) =>
    choosable(
      m`${a}${x} - ${b} = ${c}`,
      [m`(${c} - ${b})/${a}`, added(b)],
      [m`${c} + ${b}/${a}`, onlyDivided(b, a)],
      [m`${a}(${c} + ${b})`, divided(a)],
    ),
  ),
  shaped((x, a, b, c) =>
    choosable(
      m`${c} = ${x}/${a} - ${b}`,
      [m`${a}${c} + ${b}`, onlyMultiplied(c, a)],
      [m`(${c} + ${b})/${a}`, multiplied(a)],
      [m`${a}(${c} - ${b})`, added(b)],
    ),
  ),
  shaped((x, one, other, c, d) => {
    // By the alphabet, as the answer has them.
    const [a = one, b = other] = [one, other].toSorted((p, q) => nameOf(p).localeCompare(nameOf(q), 'en'))
    const ab = m`${a}${b}`
    return choosable(
      m`${a}${b}${x} = ${c} + ${d}`,
      [m`${c}/{${a}${b}} + ${d}`, onlyDivided(c, ab)],
      [m`${a}${b}(${c} + ${d})`, divided(ab)],
      [
        m`${c} + ${d} - ${a}${b}`,
        said(
          line`Here ${ab} was subtracted, but it is a factor of ${x}: divide by it.`,
          line`Se restó ${ab}, pero es un factor de ${x}: hay que dividir entre él.`,
        ),
      ],
    )
  }),
]

/** The letter stands in brackets, below a bar, or twice. */
const hard: readonly Maker[] = [
  fixed(
    literal(m`A = {1/2}${h}(a + b)`, 'b', m`{2A}/h + a`, m`(2A - a)/h`, m`A/{2h} - a`),
    literal(m`A = {1/2}${h}(a + b)`, 'h', m`A/{2(a + b)}`, m`2A - (a + b)`, m`(a + b)/{2A}`),
    literal(m`F = {9/5}C + 32`, 'C', m`{9/5}(F - 32)`, m`{5/9}F - 32`, m`{5/9}(F + 32)`),
    literal(m`C = {5/9}(F - 32)`, 'F', m`{9/5}(C + 32)`, m`{5/9}C + 32`, m`{9/5}C - 32`),
    literal(m`V = {1/3}πr^2h`, 'h', m`V/{3πr^2}`, m`{πr^2}/{3V}`, m`3V - πr^2`),
    literal(m`S = 2πr^2 + 2πrh`, 'h', m`S - r`, m`(S + 2πr^2)/{2πr}`, m`S/{2πr} - 2πr^2`),
    literal(m`A = P + Prt`, 'P', m`A - rt`, m`A/{rt}`, m`A(1 + rt)`),
    literal(m`D = m/V`, 'V', m`{Dm}`, m`D/m`, m`m - D`),
    literal(m`S = 180(${n} - 2)`, 'n', m`(S + 2)/180`, m`S/180 - 2`, m`180S + 2`),
  ),
  shaped((x, a, b, c) => ({
    ...shape(m`${a}${x} = ${b}${x} + ${c}`, m`${c}/(${a} + ${b})`, m`${c} - ${a} + ${b}`, m`(${a} - ${b})/${c}`),
    apart: [a, b],
  })),
  shaped((x, a, b, c, d) =>
    shape(
      m`${d} = (${a}${x} + ${b})/${c}`,
      m`(${d} - ${b})/{${a}${c}}`,
      m`{${c}(${d} - ${b})}/${a}`,
      m`(${c}${d} + ${b})/${a}`,
    ),
  ),
  shaped((x, a, b, c, d) => ({
    ...shape(
      m`${a}${x} + ${b} = ${c}${x} + ${d}`,
      m`(${d} + ${b})/(${a} + ${c})`,
      m`(${d} - ${b})/(${a} + ${c})`,
      m`(${a} - ${c})/(${d} - ${b})`,
    ),
    apart: [a, c],
  })),
]

const hardToChoose: readonly Maker<Choosable>[] = [
  shaped((x, a, b, c, d) => ({
    ...choosable(
      m`${a}${x} - ${b} = ${c}${x} + ${d}`,
      [m`(${d} - ${b})/(${a} - ${c})`, added(b)],
      [m`(${d} + ${b})/(${a} + ${c})`, subtracted(m`${c}${x}`)],
      [m`(${a} - ${c})/(${d} + ${b})`, upsideDown],
    ),
    apart: [a, c],
  })),
  shaped((x, a, b, c, d) =>
    choosable(
      m`${a}${x} + ${b}${x} - ${c} = ${d}`,
      [m`(${d} - ${c})/(${a} + ${b})`, added(c)],
      [m`(${d} + ${c})/{${a}${b}}`, factorIs(x, m`${a} + ${b}`)],
      [m`(${a} + ${b})/(${d} + ${c})`, upsideDown],
    ),
  ),
  shaped((x, a, b, c) =>
    choosable(
      m`${a}${x} = ${c} - ${b}${x}`,
      [m`${c}/(${a} - ${b})`, added(m`${b}${x}`)],
      [m`${c} - ${a} - ${b}`, divided(m`${a} + ${b}`)],
      [m`(${a} + ${b})/${c}`, upsideDown],
    ),
  ),
]

export const literals = { easy, medium, hard, easyToChoose, mediumToChoose, hardToChoose } as const

/** What is divided by must not be 0: its letters, or a sum of them. */
export function barredOf(right: Expr): readonly Expr[] {
  if (right.kind !== 'quotient') return partsOf(right).flatMap(barredOf)
  const factors = right.under.kind === 'product' ? right.under.factors : [right.under]
  return factors
    .map(of => (of.kind === 'power' ? of.base : of))
    .filter(of => symbolsOf(of).size > 0 && !(of.kind === 'symbol' && of.name === 'π'))
}

/** Three sets of positive numbers for the letters, none of them special. */
const SETS = [
  [1.37, 2.11, 0.83, 3.49, 1.93, 0.61, 2.77],
  [0.71, 1.59, 2.93, 1.21, 0.47, 3.13, 1.83],
  [2.39, 0.53, 1.73, 0.97, 3.31, 1.09, 0.67],
] as const

/** The letters but one with numbers, a set at a time. */
const bindingsOf = (formula: Expr, letter: string): readonly Readonly<Record<string, number>>[] => {
  const others = [...symbolsOf(formula)].filter(name => name !== letter && name !== 'π').sort()
  return SETS.map(set => Object.fromEntries(others.map((name, i) => [name, itemOf(set, i)])))
}

/** With numbers for all other letters, the solved letter makes both sides of the formula equal. */
export function solves(formula: Expr, letter: string, right: Expr): boolean {
  if (formula.kind !== 'relation' || symbolsOf(right).has(letter)) return false
  return bindingsOf(formula, letter).every(values => {
    const all = { ...values, [letter]: approximate(right, values) }
    return isNear(approximate(formula.left, all), approximate(formula.right, all))
  })
}

/** Whether a linear equation in a letter has the solution of another: with numbers for the other letters. */
export function haveOneSolution(one: Expr, other: Expr, letter: string): boolean {
  assert(one.kind === 'relation' && other.kind === 'relation', 'Only equations have a solution')
  const difference = ({ left, right }: Of<'relation'>, values: Readonly<Record<string, number>>) =>
    approximate(left, values) - approximate(right, values)
  return bindingsOf(sum(one.left, one.right), letter).every(values => {
    const at = (x: number) => difference(other, { ...values, [letter]: x })
    const root = at(0) / (at(0) - at(1))
    return isNear(difference(one, { ...values, [letter]: root }), 0)
  })
}
