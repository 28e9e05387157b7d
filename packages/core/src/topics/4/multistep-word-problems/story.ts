import {
  answerStep,
  assert,
  type Block,
  type Both,
  both,
  box,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  expr,
  failed,
  type Inline,
  itemOf,
  line,
  minus,
  type Noun,
  type Printed,
  type Quantity,
  type Random,
  role,
  type Step,
  step,
  sum,
  type Term,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { chain } from '../../kit/facts/chain.ts'
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
type Tree = ReturnType<typeof treeOf>
export interface Story {
  readonly plan: Plan
  readonly noun: Noun
  /** Of each number, or of the quotient in place of what is shared. */
  readonly ranges: Readonly<Partial<Record<Letter, readonly [least: number, most: number]>>>
  readonly tell: (n: (letter: Letter) => Term) => Both<readonly Inline[]>
  /** What the number is that no step needs. */
  readonly spare?: Sentence
  /** What each step finds. */
  readonly finds: readonly Sentence[]
  readonly ends: (found: Quantity) => Sentence
}
export interface Told {
  readonly story: Story
  readonly values: Values
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const usedBy = ({ ranges }: Story) => LETTERS.filter(letter => ranges[letter])

export const unknown = box()
export const resultOf = ({ story, values }: Told): number => valueOf(treeOf(story.plan), values)
export const workOf = ({ story, values }: Told): readonly Worked[] => stepsOf(treeOf(story.plan), values)
export const equationOf = ({ story, values }: Told): Expr => equation(expressionOf(treeOf(story.plan), values), unknown)

const known = new Map<Plan, readonly Tree[]>()
function wrongTreesOf(plan: Plan): readonly Tree[] {
  const trees = known.get(plan) ?? wrongTrees(treeOf(plan))
  known.set(plan, trees)
  return trees
}

/** Other orders and operations, each with another value. */
function wrongWays({ story: { plan }, values }: Told): readonly Tree[] {
  const seen = [valueOf(treeOf(plan), values)]
  const found: Tree[] = []
  for (const tree of wrongTreesOf(plan)) {
    const value = valueOf(tree, values)
    if (value < 0 || seen.some(other => Math.abs(other - value) < 0.001)) continue
    seen.push(value)
    found.push(tree)
  }
  return found
}
/** Their equations, three to choose from. */
export const wrongEquations = (told: Told) =>
  tupleOf(
    wrongWays(told).map(tree => equation(expressionOf(tree, told.values), unknown)),
    3,
  )
/** How each of the three goes wrong. */
export const whyWrongEquations = (told: Told) =>
  tupleOf(
    wrongWays(told).map(tree => wrongStep(told, tree)),
    3,
  )

/** The steps of a tree, the inner ones first, until one is not a step of the story: its numbers are whole. */
function firstWrong(tree: Tree, told: Told): Worked | null {
  if (typeof tree === 'string') return null
  const [operation, left, right] = tree
  const inner = firstWrong(left, told) ?? firstWrong(right, told)
  if (inner) return inner
  const numbers = [valueOf(left, told.values), valueOf(right, told.values)] as const
  if (workOf(told).some(other => other.operation === operation && hasNumbers(other, numbers))) return null
  const [one, other] = numbers
  const work = { '+': sum(one, other), '−': minus(one, other), '×': times(one, other), '÷': divide(one, other) }[
    operation
  ]
  return { operation, numbers, work, result: valueOf(tree, told.values) }
}
const hasNumbers = ({ numbers: [one, other] }: Worked, [a, b]: readonly [number, number]) =>
  (one === a && other === b) || (one === b && other === a)

function wrongStep(told: Told, tree: Tree): Step {
  const wrong = firstWrong(tree, told) ?? failed('A wrong equation has the steps of the story')
  const meant = workOf(told).find(other => hasNumbers(other, wrong.numbers) && other.operation !== wrong.operation)
  return step(wrong.work, because.explain, {
    sentence: meant
      ? {
          en: ['Here you must ', ...VERBS[meant.operation].en, ', not ', ...VERBS[wrong.operation].en, '.'],
          es: ['Aquí se ', ...VERBS[meant.operation].es, ', no se ', ...VERBS[wrong.operation].es, '.'],
        }
      : { en: line`The problem does not have this step.`, es: line`El problema no tiene este paso.` },
  })
}

/** The stories of one form. */
export const storiesAt = (stories: readonly Story[], ...places: readonly number[]): readonly Story[] =>
  places.map(place => itemOf(stories, place))

/** Different numbers, whole results, and three wrong equations to choose from. */
export function drawFrom(random: Random, stories: readonly Story[]): Told {
  const story = random.evenly(stories)
  return random.until(
    () => {
      const drawn = { a: 0, b: 0, c: 0, d: 0, e: 0 }
      for (const letter of usedBy(story)) {
        const range = story.ranges[letter]
        if (range) drawn[letter] = random.int(...range)
      }
      return { story, values: PLANS[story.plan].fit(drawn) }
    },
    told => {
      const given = usedBy(story).map(letter => told.values[letter])
      const all = [...given, ...workOf(told).map(({ result }) => result)]
      return (
        all.every(value => Number.isInteger(value) && value > 2) &&
        told.values.a % 10 !== 0 &&
        (story.plan.startsWith('joined') ? told.values.a > 40 : true) &&
        new Set(all).size === all.length &&
        wrongWays(told).length >= 3
      )
    },
  )
}

/** Each number bears the name of its plan and its place there: a check reads no words. */
export const tell = ({ story, values }: Told): Both<Block> => {
  const { en, es } = story.tell(letter => role(`${story.plan}: ${letter}`, values[letter]))
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}

const VERBS: Readonly<Record<Worked['operation'], Sentence>> = {
  '+': { en: line`add`, es: line`suma` },
  '−': { en: line`subtract`, es: line`resta` },
  '×': { en: line`multiply`, es: line`multiplica` },
  '÷': { en: line`divide`, es: line`divide` },
}
/** 47: 40 and 7. */
const placesIn = (value: number): readonly number[] =>
  [1000, 100, 10, 1].map(place => (Math.floor(value / place) % 10) * place).filter(part => part > 0)
/** A product place by place, 24 × 40 + 24 × 7, and a quotient in parts that are divided one by one. */
export function byPlaces({ operation, numbers: [one, other], work, result }: Worked): Expr {
  const parts =
    operation === '×'
      ? one < other || other > 9
        ? placesIn(other).map(part => times(one, part))
        : placesIn(one).map(part => times(part, other))
      : operation === '÷'
        ? placesIn(result).map(part => divide(part * other, other))
        : []
  return parts.length > 1 ? chain(work, sum(...parts), result) : equation(work, result)
}
/** What a story tells and no step needs. */
const setAside = ({ story: { spare }, values }: Told): readonly Step[] =>
  spare
    ? [
        step(expr(values.e), because.explain, {
          sentence: {
            en: ['You do not need ', ...spare.en, '.'],
            es: ['No necesitas ', ...spare.es, '.'],
          },
        }),
      ]
    : []
export const allSteps = (told: Told): readonly Step[] => [
  ...workOf(told).map((worked, i) => {
    const [what, verb] = [itemOf(told.story.finds, i), VERBS[worked.operation]]
    return step(byPlaces(worked), because.explain, {
      sentence: {
        en: ['Find ', ...what.en, ': ', ...verb.en, '.'],
        es: ['Halla ', ...what.es, ': ', ...verb.es, '.'],
      },
    })
  }),
  ...setAside(told),
]
export const amountOf = (told: Told): Quantity => count(resultOf(told), told.story.noun)
export const solved = (told: Told): readonly Step[] => [
  ...allSteps(told),
  answerStep(both({ kind: 'paragraph', content: [amountOf(told)] }), told.story.ends(amountOf(told))),
]

/** The plan and the numbers of a printed story. */
function printedPlan(printed: Printed): readonly [Plan, Values] {
  const names = printed.terms('role').map(({ name }) => name)
  const plan = (Object.keys(PLANS) as Plan[]).find(known => names.includes(`${known}: a`))
  assert(plan, 'A story prints the numbers of a plan')
  const at = (letter: Letter) => (names.includes(`${plan}: ${letter}`) ? printed.role(`${plan}: ${letter}`).n : 0)
  return [plan, { a: at('a'), b: at('b'), c: at('c'), d: at('d'), e: at('e') }]
}
export function undoes(printed: Printed, answer: number): boolean {
  const [plan, values] = printedPlan(printed)
  return leadsBack(treeOf(plan), values, answer)
}
export const undoesAmount = (printed: Printed, { amount }: Quantity): boolean =>
  undoes(printed, evaluate(amount).toNumber())
