import {
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  line,
  prose,
  type Random,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { addedUp } from '../../kit/facts/groups.ts'

export interface Level {
  readonly digits: readonly [least: number, most: number]
  readonly tens: readonly [least: number, most: number]
  /** Whether the basic fact may end in a zero of its own: 5 × 60. */
  readonly extraZero: boolean
}

export interface Fact {
  readonly digit: number
  readonly tens: number
}

/** A digit times so many tens; above the first level no fact is a small one. */
export const draw = (random: Random, { digits, tens, extraZero }: Level): Fact =>
  random.until(
    () => ({ digit: random.int(...digits), tens: random.int(...tens) }),
    ({ digit, tens }) => (extraZero ? digit * tens >= 24 : (digit * tens) % 10 !== 0),
  )

export const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const product = ({ digit, tens }: Fact) => times(digit, tens * 10)

export const valueOf = ({ digit, tens }: Fact) => digit * tens * 10

/** Counts the multiple of ten as often as the digit says. */
export const isProduct = (factors: readonly Expr[], answer: Value) => {
  const [a, b] = tupleOf(
    factors.map(factor => evaluate(factor).n),
    2,
  )
  return exact(answer).equals(addedUp(Math.min(a, b), Math.max(a, b)))
}

/** 7 × 5 tens = 35 tens, or 5 tens × 7 = 35 tens. */
const inTens = ({ digit, tens }: Fact, isTensFirst: boolean) =>
  isTensFirst
    ? {
        en: prose`${tens} tens × ${digit} = ${digit * tens} tens`,
        es: prose`${tens} decenas × ${digit} = ${digit * tens} decenas`,
      }
    : {
        en: prose`${times(digit, tens)} tens = ${digit * tens} tens`,
        es: prose`${times(digit, tens)} decenas = ${digit * tens} decenas`,
      }

export const nameTheTens = (fact: Fact, isTensFirst = false) =>
  explained(
    inTens(fact, isTensFirst),
    line`${fact.tens * 10} is ${fact.tens} tens.`,
    line`${fact.tens * 10} son ${fact.tens} decenas.`,
  )

/** 35 tens are 350: `work` is the line that says it. */
export const valueOfTheTens = (fact: Fact, work: Expr = equation(product(fact), valueOf(fact))) =>
  explained(
    work,
    line`${fact.digit * fact.tens} tens are ${valueOf(fact)}.`,
    line`${fact.digit * fact.tens} decenas son ${valueOf(fact)}.`,
  )

/** 54 tens are 50 tens and 4 tens. */
export function tensTaken(tens: number) {
  const [many, few] = [tens - (tens % 10), tens % 10]
  if (many === 0) return { en: line`1 ten is 10: count by tens.`, es: line`1 decena es 10: cuenta de 10 en 10.` }
  if (few === 0)
    return {
      en: line`10 tens are 100, so ${many} tens are ${many * 10}.`,
      es: line`10 decenas son 100, así que ${many} decenas son ${many * 10}.`,
    }
  return few === 1
    ? {
        en: line`${many} tens are ${many * 10}, and 1 ten is 10.`,
        es: line`${many} decenas son ${many * 10} y 1 decena es 10.`,
      }
    : {
        en: line`${many} tens are ${many * 10}, and ${few} tens are ${few * 10}.`,
        es: line`${many} decenas son ${many * 10} y ${few} decenas son ${few * 10}.`,
      }
}

export const worked = (fact: Fact) => [nameTheTens(fact), valueOfTheTens(fact)]
