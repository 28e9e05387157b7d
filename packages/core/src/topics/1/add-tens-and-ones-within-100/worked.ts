import { both, count, type Expr, equation, line, prose, type Step, step, sum } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, type Fact } from '../../kit/facts/facts.ts'
import { onesOf, tensOf } from './numbers.ts'

const addTens = { sentence: { en: line`Add the tens.`, es: line`Suma las decenas.` } }
const addOnes = { sentence: { en: line`Add the ones.`, es: line`Suma las unidades.` } }

/** The tens and ones of a number. */
export const inPlaces = (n: number) => both(prose`${count(tensOf(n) / 10, nouns.ten)}, ${count(onesOf(n), nouns.one)}`)

/** 58 + 7 by the next ten: the part that makes it, and what is left. */
export const toNextTen = ({ a, b }: Fact) => {
  const first = 10 - onesOf(a)
  return { first, rest: b - first, ten: a + first }
}
export const nextTenSteps = (fact: Fact): readonly [Step, Step] => {
  const { first, rest, ten } = toNextTen(fact)
  return [
    step(equation(sum(fact.a, first), ten), because.explain, {
      sentence: { en: line`Make the next ten, ${ten}.`, es: line`Forma la siguiente decena, ${ten}.` },
    }),
    step(equation(sum(ten, rest), ten + rest), because.addWhatIsLeft),
  ]
}

/** A two-digit number and ones or tens. */
export function worked(fact: Fact): readonly Step[] {
  const { a, b } = fact
  const [tens, ones] = [tensOf(a), onesOf(a)]
  if (b >= 10)
    return [
      step(equation(sum(tens, b), tens + b), because.explain, addTens),
      step(complete(fact), because.explain, {
        sentence: {
          en: line`The ones stay the same: ${tens + b} and ${ones}.`,
          es: line`Las unidades no cambian: ${tens + b} y ${ones}.`,
        },
      }),
    ]
  if (ones + b > 10) {
    const { first, rest } = toNextTen(fact)
    return [
      step(equation(b, sum(first, rest)), because.breakApart, { whole: b, a: first, b: rest }),
      ...nextTenSteps(fact),
    ]
  }
  return [
    step(equation(sum(ones, b), ones + b), because.explain, addOnes),
    step(complete(fact), because.explain, {
      sentence:
        ones + b === 10
          ? { en: line`Put ${tens} and ${10} together.`, es: line`Junta ${tens} y ${10}.` }
          : { en: line`Put ${tens} and ${ones + b} together.`, es: line`Junta ${tens} y ${ones + b}.` },
    }),
  ]
}

/** A story ends in its own sentence: the places are put together in the line before it. */
export const workedOut = (fact: Fact): readonly Step[] => {
  const [tens, ones] = [tensOf(fact.a) + fact.b, onesOf(fact.a)]
  if (fact.b < 10) return worked(fact)
  return [
    step(equation(sum(tensOf(fact.a), fact.b), tens), because.explain, addTens),
    step(equation(sum(tens, ones), tens + ones), because.explain, {
      sentence: {
        en: line`Put the ${count(ones, nouns.one)} back.`,
        es: ones === 1 ? line`Vuelve a poner la unidad.` : line`Vuelve a poner las ${count(ones, nouns.one)}.`,
      },
    }),
  ]
}

/** Why a sum beside the wrong one is right. */
export function isRight(name: Expr, fact: Fact): Step {
  const { a, b } = fact
  if (b >= 10) {
    const tens = equation(sum(tensOf(a), b), tensOf(a) + b)
    return step(complete(fact), because.explain, {
      sentence: {
        en: line`${name} is right: ${tens}, and the ones stay the same.`,
        es: line`${name} está bien: ${tens}, y las unidades no cambian.`,
      },
    })
  }
  const { first, rest, ten } = toNextTen(fact)
  const [one, two] = [equation(sum(a, first), ten), equation(sum(ten, rest), ten + rest)]
  return step(complete(fact), because.explain, {
    sentence: { en: line`${name} is right: ${one}, then ${two}.`, es: line`${name} está bien: ${one}; luego ${two}.` },
  })
}
