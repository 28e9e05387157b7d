import {
  answerStep,
  type Block,
  type Both,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  type Hole,
  type Inline,
  isSame,
  isTrue,
  join,
  line,
  minus,
  money,
  number,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  sum,
  symbol,
  symbolsOf,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Written } from '../../kit/stories/equation-and-solution.ts'

export type Operation = 'plus' | 'minus' | 'times' | 'divide'
export type Said = Both<readonly Inline[]>
/** How the amounts of a story are printed. Prices are drawn in quarters of a dollar. */
type Printing = 'whole' | 'dollars' | 'prices' | 'tenths'

/** A story that leads to x + a = b, x − a = b, ax = b or x/a = b. */
export interface Story {
  readonly operation: Operation
  readonly letter: string
  readonly printing: Printing
  /** The number beside the unknown: an amount that is added or taken away, or how many equal parts there are. */
  readonly a: readonly [least: number, most: number]
  /** The unknown of a sum or product; what is left, or one part, of a difference or quotient. */
  readonly other: readonly [least: number, most: number]
  /** With the definition of the variable. */
  readonly tell: (a: Hole, b: Hole, variable: Expr) => Said
  readonly ends: (x: Hole) => Said
}

export interface Told {
  readonly story: Story
  readonly a: Ratio
  readonly b: Ratio
  readonly x: Ratio
}

const STEP: Readonly<Record<Printing, Ratio>> = {
  whole: Ratio.of(1),
  dollars: Ratio.of(1),
  prices: Ratio.of(1, 4),
  tenths: Ratio.of(1, 10),
}

function amountIn(random: Random, printing: Printing, [least, most]: readonly [number, number]): Ratio {
  const unit = STEP[printing]
  return unit.times(random.int(Math.ceil(least * unit.d), Math.floor(most * unit.d)))
}

export function drawTold(random: Random, story: Story): Told {
  const { operation, printing } = story
  const isCounted = operation === 'times' || operation === 'divide'
  return random.until(
    () => {
      const a = amountIn(random, isCounted ? 'whole' : printing, story.a)
      const other = amountIn(random, printing, story.other)
      if (operation === 'plus') return { story, a, x: other, b: other.plus(a) }
      if (operation === 'times') return { story, a, x: other, b: other.times(a) }
      return { story, a, b: other, x: operation === 'minus' ? other.plus(a) : other.times(a) }
    },
    ({ a, b, x }) =>
      !a.equals(b) &&
      !a.equals(x) &&
      // Prices and measures are seldom whole.
      (printing === 'whole' || printing === 'dollars' || [b, x].some(({ d }) => d > 1)),
  )
}

/** An amount as a formula prints it: 4.50 for a price, 2.4, 7. */
export const inFormula = ({ printing }: Story, value: Ratio): Expr =>
  value.d === 1 ? number(value) : printing === 'prices' ? decimal(value, 2) : decimal(value)
/** An amount as the story prints it. */
const inWords = ({ printing }: Story, value: Ratio): Expr =>
  printing === 'dollars' || printing === 'prices' ? money(value.times(100).n) : inFormula({ printing } as Story, value)

const isCount = ({ operation }: Story) => operation === 'times' || operation === 'divide'
/** The names of the two numbers tell a check what happens. */
const ROLES: Readonly<Record<Operation, readonly [a: string, b: string]>> = {
  plus: ['added', 'total'],
  minus: ['taken', 'left'],
  times: ['parts', 'whole'],
  divide: ['shares', 'share'],
}
export function tellStory({ story, a, b }: Told): Said {
  const [first, second] = ROLES[story.operation]
  return story.tell(
    role(first, isCount(story) ? number(a) : inWords(story, a)),
    role(second, inWords(story, b)),
    symbol(story.letter),
  )
}
export const asBlock = ({ en, es }: Said): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

export const letterOf = ({ story }: Told): Expr => symbol(story.letter)

const OPERATED: Readonly<Record<Operation, (x: Expr, a: Expr) => Expr>> = {
  plus: (x, a) => sum(x, a),
  minus: (x, a) => minus(x, a),
  times: (x, a) => join(a, x),
  divide: (x, a) => over(x, a),
}
export const equationWith = (told: Told, operation: Operation = told.story.operation): Expr =>
  equation(OPERATED[operation](letterOf(told), inFormula(told.story, told.a)), inFormula(told.story, told.b))
/** The two numbers in each other's place. */
export const turnedRound = (told: Told): Expr => equationWith({ ...told, a: told.b, b: told.a })
export const solved = (told: Told): Expr => equation(letterOf(told), inFormula(told.story, told.x))

/** Why this is the equation. */
export function setUp(told: Told): Said {
  const [x, a, b] = [letterOf(told), inFormula(told.story, told.a), inFormula(told.story, told.b)]
  return {
    plus: {
      en: line`Adding ${a} to ${x} gives ${b}.`,
      es: line`Al sumar ${a} a ${x} se obtiene ${b}.`,
    },
    minus: {
      en: line`Taking ${a} away from ${x} leaves ${b}.`,
      es: line`Al quitar ${a} de ${x} queda ${b}.`,
    },
    times: {
      en: line`There are ${a} equal amounts ${x}, and together they make ${b}.`,
      es: line`Hay ${a} cantidades iguales ${x}, y juntas suman ${b}.`,
    },
    divide: {
      en: line`Dividing ${x} into ${a} equal parts gives ${b} for each part.`,
      es: line`Al dividir ${x} en ${a} partes iguales, cada parte es ${b}.`,
    },
  }[told.story.operation]
}
function undone(told: Told): Step {
  const { operation } = told.story
  const [x, a, b] = [letterOf(told), inFormula(told.story, told.a), inFormula(told.story, told.b)]
  const value = { value: a }
  if (operation === 'plus') return step(equation(x, minus(b, a)), because.subtractFromBothSides, value)
  if (operation === 'minus') return step(equation(x, sum(b, a)), because.addToBothSides, value)
  if (operation === 'times') return step(equation(x, divide(b, a)), because.divideBothSides, value)
  return step(equation(x, times(b, a)), because.multiplyBothSides, value)
}
export const toldSteps = (told: Told): readonly Step[] => [
  explained(equationWith(told), setUp(told).en, setUp(told).es),
  undone(told),
  answerStep(solved(told), told.story.ends(inWords(told.story, told.x))),
]
export const sentence = (told: Told): Said => told.story.ends(inWords(told.story, told.x))

/** What must hold of the unknown, from the names of the printed numbers. */
export function fitsTheStory(printed: Printed, x: Ratio): boolean {
  const names = printed.terms('role').map(({ name }) => name)
  const of = (name: string) => printed.role(name)
  if (names.includes('added')) return x.plus(of('added')).equals(of('total'))
  if (names.includes('taken')) return x.minus(of('taken')).equals(of('left'))
  if (names.includes('parts')) return of('whole').over(x).equals(of('parts'))
  return x.over(of('share')).equals(of('shares'))
}
/** Whether a number makes an equation true; the equation uses the unknown beside another number. */
export const isSolvedBy = (of: Expr, letter: string, x: Ratio): boolean =>
  of.kind === 'relation' &&
  !isSame(of.left, symbol(letter)) &&
  !isSame(of.right, symbol(letter)) &&
  symbolsOf(of).has(letter) &&
  isTrue(of, { [letter]: x })
export const solutionIn = ({ solution }: Written): { readonly letter: string; readonly x: Ratio } | null =>
  solution.kind === 'relation' && solution.left.kind === 'symbol'
    ? { letter: solution.left.name, x: evaluate(solution.right) }
    : null
export function fits(printed: Printed, answer: Written): boolean {
  const found = solutionIn(answer)
  return found !== null && fitsTheStory(printed, found.x) && isSolvedBy(answer.equation, found.letter, found.x)
}

/** The answer in a sentence, and that the key has one form of several. */
export const keyOf = ({ en, es }: Said): Both<readonly Block[]> => ({
  en: [{ kind: 'paragraph', content: en }, EQUIVALENT.en],
  es: [{ kind: 'paragraph', content: es }, EQUIVALENT.es],
})
export const EQUIVALENT = {
  en: prose`An equivalent equation is right too.`,
  es: prose`Una ecuación equivalente también es correcta.`,
}

export const WRITE_AND_SOLVE = {
  en: prose`Write an equation for the story and solve it.`,
  es: prose`Escribe una ecuación para la situación y resuélvela.`,
}
