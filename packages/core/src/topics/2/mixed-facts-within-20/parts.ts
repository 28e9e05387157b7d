import {
  differenceWithin20,
  type Expr,
  equation,
  explained,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  sumWithin20,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  canBeCopied,
  complete,
  type Fact,
  fitsEveryGap,
  missingFrom,
  type Place,
  resultOf,
  withBox,
} from '../../kit/facts/facts.ts'
import { drawAlone, drawRows, type FamilyName, type Sign } from './families.ts'
import { inOneLine, isHalf, wayOf } from './ways.ts'

export interface Level {
  /** Whose facts are asked alone, and how many of each are in the drill. */
  readonly facts: readonly FamilyName[]
  readonly drill: Partial<Readonly<Record<FamilyName, number>>>
  /** Where a number of the drill is missing. */
  readonly places: readonly Place[]
}

export function worked(fact: Fact): readonly Step[] {
  const { a, b, sign } = fact
  if (isHalf(fact))
    return [
      step(equation(sum(b, b), a), because.useADouble, { a: b }),
      explained(
        complete(fact),
        line`Take one ${b} of the double away: the other ${b} is left.`,
        line`Quita un ${b} del doble: queda el otro ${b}.`,
      ),
    ]
  return sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b)
}

export interface Missing {
  readonly fact: Fact
  readonly place: Place
}

export const boxed = ({ fact, place }: Missing): Expr => withBox(fact, place)

/** One of a family each, so that no fact tells another. */
const drawDrill = (random: Random, level: Level): readonly Missing[] =>
  // A row of doubles would be a page about them.
  random
    .until(
      () => drawRows(random, level.drill),
      facts => facts.filter(({ a, b, sign }) => sign === '+' && a === b).length * 2 <= facts.length,
    )
    .map(fact => ({
      fact,
      place: random.pick(level.places.filter(place => place === 'result' || !canBeCopied(fact, place))),
    }))

/** A missing number of a drill in a line. */
function told(item: Missing): Step {
  const { fact, place } = item
  const { a, b, sign } = fact
  if (place === 'result') return inOneLine(fact)
  if (sign === '−' && place === 'first')
    return explained(
      statements(boxed(item), equation(sum(a - b, b), a)),
      line`The number before the minus sign is missing: add the parts.`,
      line`Falta el número antes del signo menos: suma las partes.`,
    )
  const missing = missingFrom(fact, place)
  const whole = Math.max(a, resultOf(fact))
  const undone = statements(boxed(item), equation(minus(whole, whole - missing), missing))
  return sign === '−'
    ? explained(
        undone,
        line`The number after the minus sign is missing: take what is left from the whole.`,
        line`Falta el número después del signo menos: resta del total lo que queda.`,
      )
    : explained(
        undone,
        line`A part is missing: take the known part from the whole.`,
        line`Falta una parte: resta del total la parte conocida.`,
      )
}

/** What is to do in an item: facts of the drill that are found in the same way are worked out once. */
const kindOf = ({ fact, place }: Missing) =>
  place === 'result' ? wayOf(fact) : fact.sign === '−' ? `${place} −` : 'part'

export const ADD = { en: prose`Add.`, es: prose`Suma.` }

export const SUBTRACT = { en: prose`Subtract.`, es: prose`Resta.` }

/** A sum or a difference by itself. */
export const alone = (sign: Sign) => ({
  draw: (random: Random, level: Level) => drawAlone(random, level.facts, 0, sign),
  answer: integer,
  solve: resultOf,
  solution: worked,
})

/** A page of facts: one of each kind is worked out, with a number missing where there is one. */
export const drill = {
  wide: true,
  draw: drawDrill,
  answer: numberList,
  solve: (drawn: readonly Missing[]) => drawn.map(({ fact, place }) => missingFrom(fact, place)),
  solution(drawn: readonly Missing[], numbers: readonly Value[]) {
    const missingFirst = [...drawn].sort(
      (one, other) => Number(one.place === 'result') - Number(other.place === 'result'),
    )
    const ways = missingFirst.map(kindOf)
    const hasGaps = drawn.some(({ place }) => place !== 'result')
    const examples = missingFirst
      .filter((_, i) => ways[i] !== null && ways.indexOf(itemOf(ways, i)) === i)
      .slice(0, hasGaps ? 5 : 4)
    return [...examples.map(told), step(list(...numbers), because.othersInTheSameWay)]
  },
  check: fitsEveryGap,
}
