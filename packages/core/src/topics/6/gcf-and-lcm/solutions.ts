import {
  type AnswerType,
  answerStep,
  call,
  type count,
  divide,
  divisors,
  ellipsis,
  equation,
  explained,
  expr,
  lcm,
  line,
  list,
  numberList,
  prose,
  type Step,
  statements,
  step,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Story } from './factor-stories.ts'
import { gcfOf, lcmOf } from './numbers.ts'

/** Prime factors in ascending order. */
export function primeFactors(value: number): number[] {
  const found: number[] = []
  for (let d = 2; value > 1; d++) for (; value % d === 0; value /= d) found.push(d)
  return found
}

/** "GCF 9, LCM 54". */
export const bothNamed: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [factor, multiple] = tupleOf(values, 2)
    return { en: prose`GCF = ${factor}, LCM = ${multiple}`, es: prose`MCD = ${factor}, MCM = ${multiple}` }
  },
}

/** One number, or "8 and 9". */
function eachOf(numbers: readonly number[]) {
  const [only] = numbers
  if (numbers.length === 1 && only !== undefined) return { en: line`${only}`, es: line`${only}` }
  const [a, b] = tupleOf(numbers, 2)
  return { en: line`${a} and ${b}`, es: line`${a} y ${b}` }
}

const asPrimes = (value: number) => {
  const factors = primeFactors(value)
  return factors.length === 1 ? expr(value) : equation(value, times(...factors))
}
const byPrimes = (numbers: readonly number[], greatest: number): readonly Step[] => [
  explained(
    statements(...numbers.map(asPrimes)),
    line`Write each number as a product of prime factors.`,
    line`Escribe cada número como producto de factores primos.`,
  ),
  explained(
    asPrimes(greatest),
    ...(primeFactors(greatest).length === 1
      ? ([
          line`Only this prime factor is in both products.`,
          line`Solo este factor primo está en los dos productos.`,
        ] as const)
      : ([
          line`These prime factors are in both products: multiply them.`,
          line`Estos factores primos están en los dos productos: multiplícalos.`,
        ] as const)),
  ),
]

/** The factors of each of two numbers, or of the least of three, and the greatest that the others share. */
export function greatestFactor(numbers: readonly number[]): readonly Step[] {
  const [least, greatest] = [Math.min(...numbers), gcfOf(numbers)]
  const named = step(equation(call('gcf', list(...numbers)), greatest), because.takeGreatestCommon, { value: greatest })
  // Long lists of factors are for the first lesson: with large numbers, the prime factors tell.
  if (numbers.length === 2 && Math.max(...numbers) > 40 && greatest > 1 && least !== greatest)
    return [...byPrimes(numbers, greatest), named]
  if (numbers.length === 2 && least === greatest)
    return [
      explained(
        equation(divide(Math.max(...numbers), least), Math.max(...numbers) / least),
        line`The smaller number, ${least}, is itself a factor of ${Math.max(...numbers)}.`,
        line`El número menor, ${least}, ya es factor de ${Math.max(...numbers)}.`,
      ),
      named,
    ]
  if (numbers.length === 2)
    return [
      explained(
        statements(...numbers.map(number => list(...divisors(number)))),
        line`List the factors of each number.`,
        line`Escribe los factores de cada número.`,
      ),
      ...(greatest === 1
        ? []
        : [
            explained(
              list(...divisors(greatest)),
              line`These factors are in both lists.`,
              line`Estos factores están en las dos listas.`,
            ),
          ]),
      named,
    ]
  const others = numbers.filter(number => number !== least)
  return [
    step(list(...divisors(least)), because.listFactorsOf, { value: least }),
    step(
      statements(...others.map(number => equation(divide(number, greatest), number / greatest))),
      because.greatestOfThese,
      { value: greatest, others: eachOf(others) },
    ),
    named,
  ]
}

const multiplesTo = (last: number, of: number) =>
  last / of > 8
    ? list(of, 2 * of, 3 * of, ellipsis, last)
    : list(...Array.from({ length: last / of }, (_, i) => (i + 1) * of))

/** Two numbers first: the least common multiple of theirs then meets the third. */
function leastOfThree(numbers: readonly [number, number, number]): readonly Step[] {
  const [x, y, z] = numbers
  const multiple = lcmOf(numbers)
  const orders = [
    [x, y, z],
    [x, z, y],
    [y, z, x],
  ] as const
  // The lists are as short as can be.
  const longest = ([a, b, c]: readonly [number, number, number]) =>
    Math.max(lcm(a, b) / Math.max(a, b), multiple / Math.max(lcm(a, b), c))
  const [a, b, c] = orders.reduce((best, order) => (longest(order) < longest(best) ? order : best))
  const [first, greater, smaller] = [lcm(a, b), Math.max(a, b), Math.min(a, b)]
  const [listed, other] = [Math.max(first, c), Math.min(first, c)]
  return [
    explained(
      multiplesTo(first, greater),
      line`List multiples of ${greater} until one is a multiple of ${smaller} too: LCM(${greater}, ${smaller}) = ${first}.`,
      line`Escribe múltiplos de ${greater} hasta que uno también sea múltiplo de ${smaller}: MCM(${greater}, ${smaller}) = ${first}.`,
    ),
    explained(
      multiplesTo(multiple, listed),
      line`Now list multiples of ${listed} until one is a multiple of ${other} too.`,
      line`Ahora escribe múltiplos de ${listed} hasta que uno también sea múltiplo de ${other}.`,
    ),
    leastNamed(numbers, multiple),
  ]
}

/** Multiples of the greatest number, and the first one that the others divide. */
export function leastMultiple(numbers: readonly number[]): readonly Step[] {
  const [greatest, multiple] = [Math.max(...numbers), lcmOf(numbers)]
  if (numbers.length === 3) return leastOfThree(tupleOf(numbers, 3))
  if (multiple === greatest)
    return [
      explained(
        equation(times(Math.min(...numbers), greatest / Math.min(...numbers)), greatest),
        line`The greater number, ${greatest}, is itself a multiple of ${Math.min(...numbers)}.`,
        line`El número mayor, ${greatest}, ya es múltiplo de ${Math.min(...numbers)}.`,
      ),
      leastNamed(numbers, multiple),
    ]
  return [
    step(multiplesTo(multiple, greatest), because.listMultiplesOf, { value: greatest }),
    step(
      statements(
        ...numbers
          .filter(number => number !== greatest)
          .map(number => equation(divide(multiple, number), multiple / number)),
      ),
      because.othersDivideIt,
      { value: multiple, others: eachOf(numbers.filter(number => number !== greatest)) },
    ),
    leastNamed(numbers, multiple),
  ]
}

const leastNamed = (numbers: readonly number[], multiple: number): Step =>
  step(equation(call('lcm', list(...numbers)), multiple), because.takeLeastCommon, { value: multiple })

export const told = (story: Story, answer: ReturnType<typeof count>): Step =>
  answerStep({ kind: 'paragraph', content: [answer] }, story.told(answer))

/** Why factors, or why multiples: what a topic with both is about. */
export const whichOfBoth = ({ isGroups }: Story, a: number, b: number): Step =>
  isGroups
    ? step(list(a, b), because.sharesBoth)
    : step(statements(multiplesTo(lcm(a, b), a), multiplesTo(lcm(a, b), b)), because.meetsBoth)

export const solutionOf = (story: Story, a: number, b: number): readonly Step[] => [
  whichOfBoth(story, a, b),
  ...(story.isGroups ? greatestFactor([a, b]) : [leastNamed([a, b], lcm(a, b))]),
]
