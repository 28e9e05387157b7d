import {
  divisors,
  type Expr,
  equation,
  line,
  list,
  type Random,
  type Step,
  statements,
  step,
  times,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** The numbers of a range with at least so many factors. */
export const withFactors = (least: number, most: number, count: number): readonly number[] =>
  wholes(least, most).filter(value => divisors(value).length >= count)

/** 1 × 12, 2 × 6, 3 × 4. */
export const pairsOf = (value: number): readonly (readonly [number, number])[] =>
  divisors(value)
    .filter(small => small * small <= value)
    .map(small => [small, value / small] as const)

/** The first number whose square is greater: no new pair begins with it or later. */
const stopAt = (value: number): number => Math.floor(Math.sqrt(value)) + 1

const products = (value: number): readonly Expr[] => pairsOf(value).map(([a, b]) => times(a, b))

/** All pairs, and why there are no more. */
export const pairSteps = (value: number): readonly Step[] => {
  const end = stopAt(value)
  return [
    step(statements(...products(value)), because.explain, {
      sentence: {
        en: line`Try 1, 2, 3, and so on. These are the pairs of factors with the product ${value}.`,
        es: line`Prueba con 1, 2, 3 y así sucesivamente. Estos son los pares de factores cuyo producto es ${value}.`,
      },
    }),
    step(equation(times(end, end), end * end), because.explain, {
      sentence: {
        en: line`Stop before ${end}, because ${end * end} is greater than ${value}: from there on, the pairs repeat.`,
        es: line`Detente antes de ${end}, porque ${end * end} es mayor que ${value}: desde ahí los pares se repiten.`,
      },
    }),
  ]
}
export const inOrder = (values: readonly number[]): Step =>
  step(list(...values), because.explain, {
    sentence: {
      en: line`Write each factor once, from least to greatest.`,
      es: line`Escribe cada factor una vez, de menor a mayor.`,
    },
  })

/** Counts through all numbers up to the greatest. */
export const isAllFactors = (value: number, answer: readonly number[]): boolean =>
  wholes(1, value).every(n => (Math.floor(value / n) * n === value) === answer.includes(n)) &&
  new Set(answer).size === answer.length

/** Counts up by steps of the number, from it to the last one that is not greater. */
export function multiplesUpTo(of: number, most: number): readonly number[] {
  const all: number[] = []
  if (of < 1) return all
  for (let next = of; next <= most; next += of) all.push(next)
  return all
}

/** Six numbers, some of which have the property, in any order. */
export const mixedList = (random: Random, right: readonly number[], wrong: readonly number[], count: number) => {
  const chosen = random.shuffle<readonly number[]>(right).slice(0, count)
  const others = random.shuffle<readonly number[]>(wrong.filter(value => !chosen.includes(value))).slice(0, 6 - count)
  return { chosen, shown: random.shuffle<readonly number[]>([...chosen, ...others]) }
}
