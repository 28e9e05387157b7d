import {
  answerStep,
  assert,
  type Block,
  type Both,
  both,
  box,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  type Inline,
  isSameContent,
  itemOf,
  line,
  minus,
  type Noun,
  type Printed,
  type Quantity,
  type Random,
  role,
  type Step,
  statements,
  step,
  sum,
  type Term,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { CUPS, DIALS, type Scale } from '../../kit/measures/scales.ts'
import {
  expressionOf,
  type Letter,
  leadsBack,
  PLANS,
  type Plan,
  stepsOf,
  treeOf,
  type Values,
  valueOf,
  type Worked,
  wrongTrees,
} from '../../kit/stories/plans.ts'

type Sentence = Both<readonly Inline[]>
/** A number of a story, and what it counts. */
interface Told1 {
  readonly noun: Noun
  readonly least: number
  readonly most: number
}
export const number = (noun: Noun, least: number, most: number): Told1 => ({ noun, least, most })
export const g = (least: number, most: number) => number(nouns.gram, least, most)
export const kg = (least: number, most: number) => number(nouns.kilogram, least, most)
export const mL = (least: number, most: number) => number(nouns.milliliter, least, most)
export const L = (least: number, most: number) => number(nouns.liter, least, most)

export interface Story {
  readonly plan: Plan
  /** Of the result. */
  readonly noun: Noun
  /** Of what is shared, its share is drawn; of a rest, the rest. A number e plays no part. */
  readonly of: Readonly<Partial<Record<Letter, Told1>>>
  readonly tell: (n: (letter: Letter) => Term) => Sentence
  /** What each step finds. */
  readonly finds: readonly Sentence[]
  readonly ends: (found: Quantity) => Sentence
}
/** A story one of whose numbers is read on a scale. */
export interface ScaleStory extends Story {
  readonly read: Pick<Scale, 'device' | 'unit'> & {
    readonly letter: Letter
    readonly least: number
    readonly most: number
  }
  /** What may be left, where it is the mass of something known. */
  readonly rest?: readonly [least: number, most: number]
}
export interface Told<S extends Story = Story> {
  readonly story: S
  readonly values: Values
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const usedBy = ({ of }: Story) => LETTERS.filter(letter => of[letter])
export const unknown = box()
export const treeOfTold = ({ story }: Told) => treeOf(story.plan)
export const resultOf = (told: Told): number => valueOf(treeOfTold(told), told.values)
export const workOf = (told: Told): readonly Worked[] => stepsOf(treeOfTold(told), told.values)
export const wholeOf = (told: Told): Expr => expressionOf(treeOfTold(told), told.values)
export const equationOf = (told: Told): Expr => equation(wholeOf(told), unknown)

type Tree = ReturnType<typeof wrongTrees>[number]
interface WrongEquation {
  readonly equation: Expr
  readonly why: Sentence
}
const DOES = {
  '+': { now: words('adds', 'suma'), instead: words('adding', 'sumar') },
  '−': { now: words('subtracts', 'resta'), instead: words('subtracting', 'restar') },
  '×': { now: words('multiplies', 'multiplica'), instead: words('multiplying', 'multiplicar') },
  '÷': { now: words('divides', 'divide'), instead: words('dividing', 'dividir') },
} as const
/** What a wrong tree does otherwise: at the end, at the beginning, or in another order. */
function slipIn(right: Tree, wrong: Tree): Sentence {
  if (typeof right === 'string' || typeof wrong === 'string') return OTHER_ORDER
  const [[operation, ...parts], [done, ...others]] = [right, wrong]
  if (isSameContent(parts, others))
    return {
      en: line`At the end it ${DOES[done].now} instead of ${DOES[operation].instead}.`,
      es: line`Al final ${DOES[done].now} en vez de ${DOES[operation].instead}.`,
    }
  const [inner, seen] = [parts.find(part => typeof part !== 'string'), others.find(part => typeof part !== 'string')]
  if (typeof inner !== 'object' || typeof seen !== 'object') return OTHER_ORDER
  if (!isSameContent(inner.slice(1), seen.slice(1))) return OTHER_ORDER
  return {
    en: line`First it ${DOES[seen[0]].now} instead of ${DOES[inner[0]].instead}.`,
    es: line`Primero ${DOES[seen[0]].now} en vez de ${DOES[inner[0]].instead}.`,
  }
}
const OTHER_ORDER: Sentence = {
  en: line`It does the other step first.`,
  es: line`Hace primero el otro paso.`,
}
/** Equations with a wrong operation or brackets at another place, each with another value. */
export function wrongEquations(told: Told): readonly WrongEquation[] {
  const seen = [resultOf(told)]
  const found: WrongEquation[] = []
  for (const tree of wrongTrees(treeOfTold(told))) {
    const value = valueOf(tree, told.values)
    if (value < 0 || seen.some(other => Math.abs(other - value) < 0.001)) continue
    seen.push(value)
    found.push({ equation: equation(expressionOf(tree, told.values), unknown), why: slipIn(treeOfTold(told), tree) })
  }
  return found
}

const isDouble = (one: number, other: number) => one === other || one === 2 * other || other === 2 * one
/** All numbers are whole, none stands twice, and none is the double of another one that is found. */
function isTelling(told: Told, given: readonly Letter[]): boolean {
  const found = workOf(told).map(({ result }) => result)
  const all = [...given.map(letter => told.values[letter]), ...found]
  const isEnough = found.every(value => Number.isInteger(value) && value > 0 && value <= 1000)
  const [last, ...before] = [...found].reverse()
  return (
    isEnough && new Set(all).size === all.length && before.every(value => last !== undefined && !isDouble(last, value))
  )
}

function drawn(random: Random, story: Story): Values {
  const values = { a: 0, b: 0, c: 0, d: 0, e: 0 }
  for (const letter of usedBy(story)) {
    const range = story.of[letter]
    if (range) values[letter] = random.int(range.least, range.most)
  }
  return values
}
export function drawFrom(random: Random, stories: readonly Story[], fits: (told: Told) => boolean = () => true): Told {
  const story = random.evenly(stories)
  return random.until(
    () => ({ story, values: PLANS[story.plan].fit(drawn(random, story)) }),
    told => isTelling(told, usedBy(story)) && fits(told),
  )
}

const readable = ({ read: { device, unit, least, most } }: ScaleStory) =>
  [...CUPS.halves, ...DIALS.halves]
    .filter(scale => scale.device === device && scale.unit === unit)
    .flatMap(scale =>
      Array.from({ length: scale.to / scale.each }, (_, i) => i)
        .filter(i => i % scale.every !== 0 && i * scale.each >= least && i * scale.each <= most)
        .map(i => ({ scale, value: i * scale.each })),
    )
export interface OnAScale extends Told<ScaleStory> {
  readonly scale: Scale
}
export const drawOnAScale = (random: Random, stories: readonly ScaleStory[]): OnAScale =>
  random.pick(tellingsOf(random.evenly(stories)))

const tellings = new WeakMap<ScaleStory, readonly OnAScale[]>()
/** All that can be told of a story, looked for once. */
function tellingsOf(story: ScaleStory): readonly OnAScale[] {
  const known = tellings.get(story)
  if (known) return known
  const given = usedBy(story)
  // Each drawn number with each reading: few of them go together.
  const all = readable(story).flatMap(({ scale, value }) =>
    given
      .reduce<readonly Values[]>(
        (some, letter) => {
          const range = story.of[letter]
          return range
            ? some.flatMap(values =>
                Array.from({ length: range.most - range.least + 1 }, (_, i) => ({
                  ...values,
                  [letter]: range.least + i,
                })),
              )
            : some
        },
        [{ a: 0, b: 0, c: 0, d: 0, e: 0, [story.read.letter]: value }],
      )
      .map((values): OnAScale => ({ story, scale, values })),
  )
  const [least, most] = story.rest ?? [3, 1000]
  const telling = all.filter(told => {
    const result = resultOf(told)
    return result >= least && result <= most && isTelling(told, [...given, story.read.letter])
  })
  tellings.set(story, telling)
  return telling
}

/** Each number bears the name of its plan and its place there: a check reads no words. */
export const tell = ({ story, values }: Told): Both<Block> => {
  const { en, es } = story.tell(letter => {
    const range = story.of[letter]
    assert(range, () => `The story has no number ${letter}`)
    return role(`${story.plan}: ${letter}`, count(values[letter], range.noun))
  })
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}

const VERBS: Readonly<Record<Worked['operation'], Sentence>> = {
  '+': { en: line`add`, es: line`suma` },
  '−': { en: line`subtract`, es: line`resta` },
  '×': { en: line`multiply`, es: line`multiplica` },
  '÷': { en: line`divide`, es: line`divide` },
}
/** "Find the water that is left: subtract." */
export const findsBy = (told: Told, at: number): Sentence => {
  const [what, verb] = [itemOf(told.story.finds, at), VERBS[itemOf(workOf(told), at).operation]]
  return {
    en: ['Find ', ...what.en, ': ', ...verb.en, '.'],
    es: ['Halla ', ...what.es, ': ', ...verb.es, '.'],
  }
}
/** The number that plays no part. */
export function extraOf({ story, values }: Told): Quantity {
  const { e } = story.of
  assert(e, 'The story has a number that is not needed')
  return count(values.e, e.noun)
}
export const allSteps = (told: Told): readonly Step[] =>
  workOf(told).map(({ work, result }, i) =>
    step(byParts(work, result), because.explain, { sentence: findsBy(told, i) }),
  )
/** A sum or a difference that makes or breaks a ten, part by part: 63 − 10 = 53; 53 − 5 = 48. */
function byParts(work: Expr, result: number): Content {
  if (work.kind !== 'sum' || work.terms.length !== 2) return equation(work, result)
  const [first, second] = work.terms.map(term => evaluate(term).n)
  assert(first !== undefined && second !== undefined, 'A sum has two terms')
  const [start, change] = Math.abs(second) > Math.abs(first) && second > 0 ? [second, first] : [first, second]
  const size = Math.abs(change)
  const isPlain = change > 0 ? (start % 10) + (size % 10) < 10 : start % 10 >= size % 10
  const parts = [size - (size % 100), (size % 100) - (size % 10), size % 10].filter(part => part > 0)
  if (parts.length < 2 || (isPlain && parts.length < 3)) return equation(work, result)
  let at = start
  const lines = parts.map(part => {
    const from = at
    at += Math.sign(change) * part
    return equation(change > 0 ? sum(from, part) : minus(from, part), at)
  })
  return statements(...lines)
}
export const amountFound = (told: Told): Quantity => count(resultOf(told), told.story.noun)
export const ending = (told: Told): Step =>
  answerStep(both({ kind: 'paragraph', content: [amountFound(told)] }), told.story.ends(amountFound(told)))
export const solved = (told: Told): readonly Step[] => [...allSteps(told), ending(told)]

/** The plan and the numbers of a printed story; what is not printed is read elsewhere. */
function printedPlan(printed: Printed, read: number): readonly [Plan, Values] {
  const names = printed.terms('role').map(({ name }) => name)
  const plan = (Object.keys(PLANS) as Plan[]).find(known =>
    LETTERS.some(letter => names.includes(`${known}: ${letter}`)),
  )
  assert(plan, 'A story prints the numbers of a plan')
  const at = (letter: Letter) => (names.includes(`${plan}: ${letter}`) ? printed.role(`${plan}: ${letter}`).n : read)
  return [plan, { a: at('a'), b: at('b'), c: at('c'), d: at('d'), e: at('e') }]
}
export function undoes(printed: Printed, answer: number, read = 0): boolean {
  const [plan, values] = printedPlan(printed, read)
  return leadsBack(treeOf(plan), values, answer)
}
export const undoesAmount = (printed: Printed, { amount }: Quantity): boolean =>
  undoes(printed, evaluate(amount).toNumber())
