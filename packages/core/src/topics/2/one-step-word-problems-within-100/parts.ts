import {
  addByPlaces,
  answerStep,
  type Block,
  type Both,
  both,
  box,
  count,
  type Expr,
  equation as equals,
  expr,
  itemOf,
  line,
  list,
  mapParts,
  minus,
  name,
  type Printed,
  people,
  prose,
  type Random,
  type Step,
  statements,
  step,
  subtractByPlaces,
  sum,
  things,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { addends } from '../../kit/columns/digit-pairs.ts'
import { leftStories } from '../../kit/stories/one-step/left-stories.ts'
import { totalStories } from '../../kit/stories/one-step/total-stories.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { ExplainedStory } from './explained-story.ts'

interface Level {
  readonly regroups: boolean
  readonly sums: readonly ExplainedStory[]
  readonly differences: readonly ExplainedStory[]
  /** Whether a number that is not needed may be told first. */
  readonly extra: boolean
}

/** Forms that tell the same stories begin with different ones. */
export function drawFrom(
  random: Random,
  stories: readonly ExplainedStory[],
  { regroups, extra }: Level,
  first: number,
) {
  const [a, b] = addends(random, regroups)
  const [who, other] = random.sample(people, 2)
  const story = random.evenly(startingAt(stories, first))
  const kind = random.evenly(['age', null, 'brothers', null] as const)
  const isTold = extra && story.isAboutAChild === true && kind !== null
  return { story, a, b, who, other, extra: isTold ? { kind, number: EXTRAS[kind].draw(random) } : null }
}

/** Numbers of one digit that no story needs. */
const EXTRAS = {
  age: {
    draw: (random: Random) => random.int(6, 9),
    tell: (number: number) => ({
      en: line`, who is ${count(number, nouns.year)} old,`,
      es: line`, de ${count(number, nouns.year)},`,
    }),
    setAside: {
      en: line`the numbers that you need, not the age`,
      es: line`los números que necesitas, no la edad`,
    },
  },
  brothers: {
    draw: (random: Random) => random.int(2, 4),
    tell: (number: number) => ({
      en: line`, who has ${count(number, nouns.brother)},`,
      es: line`, que tiene ${count(number, nouns.brother)},`,
    }),
    setAside: {
      en: line`the numbers that you need, not the number of brothers`,
      es: line`los números que necesitas, no el número de hermanos`,
    },
  },
} as const
type Extra = Facts['extra']

export type Facts = ReturnType<typeof drawFrom>

/** Tells something of the first child, whose name begins the story: a number that is not needed. */
function withExtra({ extra, who }: Facts, { en, es }: Both<Block>): Both<Block> {
  if (extra === null || en.kind !== 'paragraph' || es.kind !== 'paragraph') return { en, es }
  const told = EXTRAS[extra.kind].tell(extra.number)
  return {
    en: { ...en, content: [...line`${name(who)}`, ...told.en, ...en.content.slice(1)] },
    es: { ...es, content: [...line`${name(who)}`, ...told.es, ...es.content.slice(1)] },
  }
}

export const tellSum = (facts: Facts) => withExtra(facts, facts.story.tell(facts.a, facts.b, facts.who, facts.other))

export const tellDifference = (facts: Facts) =>
  withExtra(facts, facts.story.tell(facts.a + facts.b, facts.b, facts.who, facts.other))

/** The two numbers that are needed, the greater one first: what is not needed has one digit. */
export function needed(printed: Printed): readonly [number, number] {
  const [first, second] = tupleOf(
    printed.numbers.map(({ n }) => n).filter(n => n >= 10),
    2,
  )
  return [Math.max(first, second), Math.min(first, second)]
}

export const sums: readonly ExplainedStory[] = totalStories.map(story => ({
  ...story,
  why: because.putTogether,
}))

export const differences: readonly ExplainedStory[] = leftStories.map(story => ({
  ...story,
  why: because.takeAway,
}))

/** The numbers that are put together, or the whole and what is taken from it. */
interface Operation {
  readonly sign: '+' | '−'
  readonly numbers: readonly [number, number]
  readonly found: number
}

export const added = ({ a, b }: Facts): Operation => ({ sign: '+', numbers: [a, b], found: a + b })

export const taken = ({ a, b }: Facts): Operation => ({ sign: '−', numbers: [a + b, b], found: a })

const written = ({ sign, numbers: [a, b] }: Operation) => (sign === '+' ? sum(a, b) : minus(a, b))

const byPlaces = ({ sign, numbers }: Operation) => (sign === '+' ? addByPlaces : subtractByPlaces)(...numbers)

/** The number that is not needed is left out. */
const setAside = (extra: Extra, { numbers }: Operation): readonly Step[] =>
  extra === null ? [] : [step(list(...numbers), because.read, { what: EXTRAS[extra.kind].setAside })]

/** The operation and why, its places, and the sentence of the story; what is not needed is set aside first. */
export function explained({ story, who, other, extra }: Facts, operation: Operation): readonly Step[] {
  const answer = count(operation.found, story.noun)
  const sentence = story.answers(answer, who, other)
  const worked = byPlaces(operation)
  const why = step(written(operation), story.why)
  if (extra === null) return [why, ...worked, answerStep(both(prose`${answer}`), sentence)]
  return [
    ...setAside(extra, operation),
    why,
    ...worked.slice(0, -1),
    answerStep(itemOf(worked, worked.length - 1).work, sentence),
  ]
}

/** The equation with the number in its box. */
const withBox = (equation: Expr, found: number): Expr => {
  const fill = (part: Expr): Expr => (part.kind === 'blank' ? expr(found) : mapParts(part, fill))
  return fill(equation)
}

/** The equation with its box, for a part what is left to subtract, the number for the box, and the equation with it, in words. */
export const boxFilled = ({ story, who, other }: Facts, equation: Expr, operation: Operation): readonly Step[] => [
  step(
    operation.sign === '−' ? statements(equation, equals(box(), written(operation))) : equation,
    because.writeEquationWithBox,
    { things: things(story.noun) },
  ),
  ...byPlaces(operation),
  answerStep(withBox(equation, operation.found), story.answers(count(operation.found, story.noun), who, other)),
]

/** 62 - 20 = 42; 42 - 6 = 36. */
function inParts({ sign, numbers: [a, b], found }: Operation): readonly Step[] {
  const [tens, ones] = [b - (b % 10), b % 10]
  const changed = (from: number, by: number) => (sign === '+' ? sum(from, by) : minus(from, by))
  if (ones === 0) {
    const units = a % 10
    if (units === 0) return []
    const sentence =
      sign === '+'
        ? { en: line`Add the tens. The ones stay the same.`, es: line`Suma las decenas. Las unidades no cambian.` }
        : {
            en: line`Subtract the tens. The ones stay the same.`,
            es: line`Resta las decenas. Las unidades no cambian.`,
          }
    return [step(equals(changed(a - units, tens), found - units), because.explain, { sentence })]
  }
  const between = sign === '+' ? a + tens : a - tens
  const first = equals(changed(a, tens), between)
  const sentence =
    sign === '+'
      ? { en: line`Add the tens, then the ones.`, es: line`Suma las decenas y luego las unidades.` }
      : { en: line`Subtract the tens, then the ones.`, es: line`Resta las decenas y luego las unidades.` }
  return [step(statements(first, equals(changed(between, ones), found)), because.explain, { sentence })]
}

/** What the box must be, and the right equation with it. */
export const boxTried = ({ story, extra }: Facts, operation: Operation, equation: Expr): readonly Step[] => [
  ...setAside(extra, operation),
  step(written(operation), story.why),
  ...inParts(operation),
  step(withBox(equation, operation.found), because.writeTheMissingNumber),
]

/** An equation whose box is another number than the one asked for. */
export const boxIsOther = (equation: Expr, found: number, asked: number): Step =>
  step(withBox(equation, found), because.explain, {
    sentence: { en: line`The box is ${found}, not ${asked}.`, es: line`El recuadro es ${found}, no ${asked}.` },
  })

export const writeIt = {
  en: prose`Write an equation for the story. Use □ for the number that you do not know. Then write that number.`,
  es: prose`Escribe una ecuación para el problema. Usa □ para el número que no conoces. Luego escribe ese número.`,
}

export const whichEquation = {
  en: prose`Which equation fits the story?`,
  es: prose`¿Qué ecuación representa el problema?`,
}
