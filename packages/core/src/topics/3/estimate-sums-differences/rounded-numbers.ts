import {
  type Block,
  type Both,
  count,
  equation,
  line,
  prose,
  type Random,
  type Step,
  step,
  theThings,
  things,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Fact, resultOf, written } from '../../kit/facts/facts.ts'
import { rounded } from '../../kit/rounding/rounding.ts'

export type Unit = 10 | 100

/** The numbers of a fact to the nearest unit. */
export const roundedFact = ({ a, b, sign }: Fact, unit: Unit): Fact => ({
  a: rounded(a, unit),
  b: rounded(b, unit),
  sign,
})
export const estimateOf = (fact: Fact, unit: Unit): number => resultOf(roundedFact(fact, unit))

/** What is left out of the number below: never a half, nor nothing. */
const NEAR: Readonly<Record<Unit, readonly [least: number, most: number]>> = { 10: [1, 4], 100: [3, 46] }

/** A number that rounds up or down to this one. */
export function numberNear(random: Random, target: number, unit: Unit, way: 'up' | 'down'): number {
  const [least, most] = NEAR[unit]
  const away = random.int(least, most)
  return way === 'up' ? target - away : target + away
}

/** Who only drops the last digits has another estimate: one of the numbers rounds up. */
const WAYS = [
  ['up', 'down'],
  ['up', 'up'],
  ['down', 'up'],
] as const

/** Two numbers with one digit more than the unit has zeros, and a difference that is not small. */
export function drawFact(random: Random, unit: Unit): Fact {
  const [first, second] = random.evenly(WAYS)
  const sign = random.evenly(['+', '−'])
  const [high, low] = random.until(
    () => [random.int(2, 9), random.int(2, 9)] as const,
    ([a, b]) => (sign === '+' ? a !== b : a - b > 1),
  )
  return { a: numberNear(random, high * unit, unit, first), b: numberNear(random, low * unit, unit, second), sign }
}

/** 48 → 50: the digit that decides, and the tens or hundreds before and after. */
export function roundedStep(value: number, unit: Unit): Step {
  const [noun, next] = unit === 10 ? [nouns.ten, nouns.one] : [nouns.hundred, nouns.ten]
  const digit = Math.floor((value * 10) / unit) % 10
  const units = Math.floor(value / unit)
  const work = prose`${value} → ${rounded(value, unit)}`
  return digit >= 5
    ? step(work, because.explain, {
        sentence: {
          en: line`The ${things(next)} digit is ${digit} (5 or more): round ${count(units, noun)} up to ${count(units + 1, noun)}.`,
          es: line`El dígito de ${theThings(next)} es ${digit} (5 o más): redondea de ${count(units, noun)} a ${count(units + 1, noun)}.`,
        },
      })
    : step(work, because.explain, {
        sentence: {
          en: line`The ${things(next)} digit is ${digit} (less than 5): keep ${count(units, noun)}.`,
          es: line`El dígito de ${theThings(next)} es ${digit} (menor que 5): deja ${count(units, noun)}.`,
        },
      })
}

const addOrSubtract = {
  '+': { en: line`Add the rounded numbers.`, es: line`Suma los números redondeados.` },
  '−': { en: line`Subtract the rounded numbers.`, es: line`Resta los números redondeados.` },
}
export const estimateSteps = (fact: Fact, unit: Unit): readonly Step[] => {
  const near = roundedFact(fact, unit)
  return [
    roundedStep(fact.a, unit),
    roundedStep(fact.b, unit),
    step(equation(written(near), resultOf(near)), because.explain, { sentence: addOrSubtract[fact.sign] }),
  ]
}

export const ROUND: Readonly<Record<Unit, Both<Block>>> = {
  10: {
    en: prose`To estimate, round each number to the nearest ten.`,
    es: prose`Para estimar, redondea cada número a la decena más cercana.`,
  },
  100: {
    en: prose`To estimate, round each number to the nearest hundred.`,
    es: prose`Para estimar, redondea cada número a la centena más cercana.`,
  },
}
