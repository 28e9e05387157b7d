import {
  type Both,
  bullets,
  type Content,
  count,
  type Expr,
  equation,
  exact,
  explained,
  type Inline,
  itemOf,
  line,
  minus,
  type Printed,
  paragraphOf,
  type Random,
  role,
  type Step,
  step,
  sum,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { PLACES, UNITS } from './digits.ts'

/** A number and two changes of it: 1,000 more and 10 less. */
export interface Changes {
  readonly n: number
  readonly by: readonly [number, number]
}

/** No digit but one changes: 1,000 more or less, and 100 or 10 more or less. */
export function drawPlain(random: Random): Changes {
  const [thousands, hundreds, tens] = random.sample([2, 3, 4, 5, 6, 7, 8], 3)
  const other = random.evenly([-100, 10, 100, -10])
  return {
    n: 1000 * thousands + 100 * hundreds + 10 * tens + random.int(0, 9),
    by: random.shuffle([1000 * random.sign(), other]),
  }
}

/** The hundreds and the tens are 9 or 0, so that both changes cross a hundred or a thousand. */
export function drawCrossing(random: Random): Changes {
  const [hundreds, tens] = random.evenly([
    [9, 0],
    [0, 9],
    [9, 9],
    [0, 0],
  ])
  const n = 1000 * random.int(2, 8) + 100 * hundreds + 10 * tens + random.int(1, 8)
  return { n, by: random.shuffle([hundreds === 9 ? 100 : -100, tens === 9 ? 10 : -10]) }
}

/** 1,000 more than 4,382. */
const asked = (n: number, by: number): Both<readonly Inline[]> =>
  by > 0
    ? { en: line`${role('more', by)} more than ${n}: ____`, es: line`${role('more', by)} más que ${n}: ____` }
    : { en: line`${role('less', -by)} less than ${n}: ____`, es: line`${role('less', -by)} menos que ${n}: ____` }
export const askChanges = ({ n, by: [first, second] }: Changes): Both<Content> => ({
  en: bullets(asked(n, first).en, asked(n, second).en),
  es: bullets(asked(n, first).es, asked(n, second).es),
})

const called = (by: number): Both<readonly Inline[]> =>
  by > 0 ? { en: line`${by} more`, es: line`${by} más` } : { en: line`${-by} less`, es: line`${-by} menos` }
const shown = (by: number, found: Value): Both<readonly Inline[]> => {
  const { en, es } = called(by)
  return { en: [...en, ...line`: ${found}`], es: [...es, ...line`: ${found}`] }
}
/** 1,000 more: 4,382 + 1,000 = 5,382. */
const changed = (n: number, by: number): Both<Content> =>
  paragraphOf(shown(by, equation(by > 0 ? sum(n, by) : minus(n, -by), n + by)))
const placeOf = (by: number) => UNITS.indexOf(Math.abs(by))
const ONLY = [because.onlyThousandsChange, because.onlyHundredsChange, because.onlyTensChange] as const

export const plainSteps = ({ n, by }: Changes): readonly Step[] =>
  by.map(change => step(changed(n, change), itemOf(ONLY, placeOf(change))))

/** 4,382 is 1,000 more than the number that is sought. */
const askedBack = (n: number, by: number): Both<readonly Inline[]> =>
  by > 0
    ? { en: line`${n} is ${role('less', by)} less than ____.`, es: line`${n} es ${role('less', by)} menos que ____.` }
    : { en: line`${n} is ${role('more', -by)} more than ____.`, es: line`${n} es ${role('more', -by)} más que ____.` }
export const askBack = ({ n, by: [first, second] }: Changes): Both<Content> => ({
  en: bullets(askedBack(n, first).en, askedBack(n, second).en),
  es: bullets(askedBack(n, first).es, askedBack(n, second).es),
})
const filledBack = (n: number, by: number): Both<readonly Inline[]> =>
  by > 0
    ? { en: line`${n} is ${by} less than ${n + by}`, es: line`${n} es ${by} menos que ${n + by}` }
    : { en: line`${n} is ${-by} more than ${n + by}`, es: line`${n} es ${-by} más que ${n + by}` }
export function keyOfBack({ n, by: [first, second] }: Changes): Both<Content> {
  const [one, other] = [filledBack(n, first), filledBack(n, second)]
  return paragraphOf({ en: [...one.en, '; ', ...other.en], es: [...one.es, '; ', ...other.es] })
}

/** All hundreds or tens of the number are counted, as those of one place are too few to change. */
export const crossingSteps = ({ n, by }: Changes): readonly Step[] =>
  by.flatMap(change => {
    const [unit, noun] = [Math.abs(change), itemOf(PLACES, placeOf(change))]
    const all = Math.floor(n / unit)
    const amount = (counted: number): Expr => {
      const form = counted === 1 ? 0 : 1
      return words(`${counted} ${noun.en[form]}`, `${counted} ${noun.es[form]}`)
    }
    const changedAmount = change > 0 ? sum(amount(all), amount(1)) : minus(amount(all), amount(1))
    return [
      step(equation(changedAmount, amount(change > 0 ? all + 1 : all - 1)), because.explain, {
        sentence: { en: line`${n} has ${count(all, noun)}.`, es: line`${n} tiene ${count(all, noun)}.` },
      }),
      change > 0
        ? explained(
            changed(n, change),
            line`${n} is ${unit} less than the number, so the number is ${unit} more than ${n}: add.`,
            line`${n} es ${unit} menos que el número; entonces el número es ${unit} más que ${n}: suma.`,
          )
        : explained(
            changed(n, change),
            line`${n} is ${unit} more than the number, so the number is ${unit} less than ${n}: subtract.`,
            line`${n} es ${unit} más que el número; entonces el número es ${unit} menos que ${n}: resta.`,
          ),
    ]
  })

/** The answers are changed as is printed: each time the printed number comes out. */
export const changesLeadThere = (printed: Printed, answers: readonly Value[]): boolean => {
  const changes = printed.terms('role').map(({ name, of }) => {
    const amount = of.kind === 'quantity' ? of.amount : of
    return name === 'more' ? exact(amount).n : -exact(amount).n
  })
  const n = itemOf(printed.numbers, 0)
  return answers.length === 2 && answers.every((answer, i) => exact(answer).plus(itemOf(changes, i)).equals(n))
}
/** Taken back, each printed change leads to the printed number. */
export const changesLeadBack = (printed: Printed, answers: readonly Value[]): boolean => {
  const changes = printed.terms('role').map(({ name, of }) => {
    const amount = of.kind === 'quantity' ? of.amount : of
    return name === 'more' ? exact(amount).n : -exact(amount).n
  })
  const n = itemOf(printed.numbers, 1)
  return answers.length === 2 && answers.every((answer, i) => exact(answer).minus(itemOf(changes, i)).equals(n))
}
