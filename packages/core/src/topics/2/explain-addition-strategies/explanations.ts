import {
  type Block,
  type Both,
  type Expr,
  equation,
  evaluate,
  type Inline,
  itemOf,
  line,
  minus,
  name,
  type Person,
  type Printed,
  prose,
  type Random,
  sum,
  tupleOf,
} from '../../../author.ts'
import { addsNearTen, ones, type Pair, subtractsNearTen, tens, toNextTen } from './strategies.ts'

type Line = Both<readonly Inline[]>

/** What a child does with two numbers, right or in a typical wrong way. */
export interface Explanation {
  readonly sign: '+' | '−'
  readonly draw: (random: Random) => Pair
  /** What the child gets. */
  readonly gets: (pair: Pair) => number
  readonly work: (pair: Pair) => readonly Expr[]
  readonly tell: (who: Person, pair: Pair, problem: Expr) => Both<Block>
  /** Why it is right, or what is wrong. */
  readonly why: (who: Person, pair: Pair) => Line
}

const adds = ({ a }: Pair) => toNextTen(a)
const movesBoth: readonly Explanation[] = [
  {
    sign: '+',
    draw: addsNearTen,
    gets: ({ a, b }) => a + b,
    work: ({ a, b }) => [sum(a + toNextTen(a), b - toNextTen(a))],
    tell: (who, pair, problem) => ({
      en: prose`To find ${problem}, ${name(who)} moves ${adds(pair)} from the second number to the first.`,
      es: prose`Para hallar ${problem}, ${name(who)} pasa ${adds(pair)} del segundo número al primero.`,
    }),
    why: () => ({
      en: line`One number gives what the other gets: the sum stays the same.`,
      es: line`Un número da lo que el otro recibe: la suma no cambia.`,
    }),
  },
  {
    sign: '+',
    draw: addsNearTen,
    gets: ({ a, b }) => a + b + 2 * toNextTen(a),
    work: ({ a, b }) => [sum(a + toNextTen(a), b + toNextTen(a))],
    tell: (who, pair, problem) => ({
      en: prose`To find ${problem}, ${name(who)} adds ${adds(pair)} to both numbers.`,
      es: prose`Para hallar ${problem}, ${name(who)} suma ${adds(pair)} a los dos números.`,
    }),
    why: (who, pair) => ({
      en: line`The mistake: ${name(who)} must take ${adds(pair)} from the second number.`,
      es: line`El error: ${name(who)} debe quitar ${adds(pair)} al segundo número.`,
    }),
  },
]
const changesBoth: readonly Explanation[] = [
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - b,
    work: ({ a, b }) => [minus(a + toNextTen(b), b + toNextTen(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} adds ${toNextTen(taken)} to both numbers.`,
      es: prose`Para hallar ${problem}, ${name(who)} suma ${toNextTen(taken)} a los dos números.`,
    }),
    why: () => ({
      en: line`Both numbers get greater by the same amount: the difference stays the same.`,
      es: line`Los dos números aumentan lo mismo: la diferencia no cambia.`,
    }),
  },
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - b - 2 * toNextTen(b),
    work: ({ a, b }) => [minus(a - toNextTen(b), b + toNextTen(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} moves ${toNextTen(taken)} from the first number to the second.`,
      es: prose`Para hallar ${problem}, ${name(who)} pasa ${toNextTen(taken)} del primer número al segundo.`,
    }),
    why: (who, { b }) => ({
      en: line`The mistake: ${name(who)} must add ${toNextTen(b)} to both numbers.`,
      es: line`El error: ${name(who)} debe sumar ${toNextTen(b)} a los dos números.`,
    }),
  },
]
const goesPast: readonly Explanation[] = [
  {
    sign: '+',
    draw: random => {
      const { a, b } = addsNearTen(random)
      return { a: b, b: a }
    },
    gets: ({ a, b }) => a + b,
    work: ({ a, b }) => [sum(a, b + toNextTen(b)), minus(a + b + toNextTen(b), toNextTen(b))],
    tell: (who, { b: added }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} adds ${added + toNextTen(added)} and then takes away ${toNextTen(added)}.`,
      es: prose`Para hallar ${problem}, ${name(who)} suma ${added + toNextTen(added)} y luego quita ${toNextTen(added)}.`,
    }),
    why: (_, { b }) => ({
      en: line`Adding ${b + toNextTen(b)} adds ${toNextTen(b)} more than ${b}. Taking ${toNextTen(b)} away leaves the right sum.`,
      es: line`Sumar ${b + toNextTen(b)} es sumar ${toNextTen(b)} más que ${b}. Al quitar ${toNextTen(b)}, queda la suma correcta.`,
    }),
  },
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - b - 2 * toNextTen(b),
    work: ({ a, b }) => [minus(a, b + toNextTen(b)), minus(a - b - toNextTen(b), toNextTen(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} takes away ${taken + toNextTen(taken)} and then takes away ${toNextTen(taken)} more.`,
      es: prose`Para hallar ${problem}, ${name(who)} quita ${taken + toNextTen(taken)} y luego quita ${toNextTen(taken)} más.`,
    }),
    why: (who, { b }) => ({
      en: line`The mistake: ${name(who)} took away too many and must add ${toNextTen(b)} back.`,
      es: line`El error: ${name(who)} quitó de más y debe sumar ${toNextTen(b)}.`,
    }),
  },
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - b,
    work: ({ a, b }) => [minus(a, b + toNextTen(b)), sum(a - b - toNextTen(b), toNextTen(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} takes away ${taken + toNextTen(taken)} and then adds ${toNextTen(taken)}.`,
      es: prose`Para hallar ${problem}, ${name(who)} quita ${taken + toNextTen(taken)} y luego suma ${toNextTen(taken)}.`,
    }),
    why: (_, { b }) => ({
      en: line`Taking away ${b + toNextTen(b)} takes away ${toNextTen(b)} more than ${b}. Adding ${toNextTen(b)} back gives the right difference.`,
      es: line`Quitar ${b + toNextTen(b)} es quitar ${toNextTen(b)} más que ${b}. Al sumar ${toNextTen(b)}, queda la diferencia correcta.`,
    }),
  },
  {
    sign: '+',
    draw: random => {
      const { a, b } = addsNearTen(random)
      return { a: b, b: a }
    },
    gets: ({ a, b }) => a + b + 2 * toNextTen(b),
    work: ({ a, b }) => [sum(a, b + toNextTen(b)), sum(a + b + toNextTen(b), toNextTen(b))],
    tell: (who, { b: added }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} adds ${added + toNextTen(added)} and then adds ${toNextTen(added)} more.`,
      es: prose`Para hallar ${problem}, ${name(who)} suma ${added + toNextTen(added)} y luego suma ${toNextTen(added)} más.`,
    }),
    why: (who, { b }) => ({
      en: line`The mistake: ${name(who)} added too many and must take ${toNextTen(b)} away.`,
      es: line`El error: ${name(who)} sumó de más y debe quitar ${toNextTen(b)}.`,
    }),
  },
]
const jumps: readonly Explanation[] = [
  {
    sign: '+',
    draw: addsNearTen,
    gets: ({ a, b }) => a + b,
    work: ({ a, b }) => [sum(a, tens(b)), sum(a + tens(b), ones(b))],
    tell: (who, { b: added }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} jumps ${tens(added)} forward and then ${ones(added)} forward.`,
      es: prose`Para hallar ${problem}, ${name(who)} salta ${tens(added)} hacia adelante y luego ${ones(added)} hacia adelante.`,
    }),
    why: (_, { b }) => ({
      en: line`Both jumps go forward, and ${tens(b)} + ${ones(b)} is ${b}.`,
      es: line`Los dos saltos van hacia adelante, y ${tens(b)} + ${ones(b)} es ${b}.`,
    }),
  },
  {
    sign: '+',
    draw: addsNearTen,
    gets: ({ a, b }) => a + tens(b) - ones(b),
    work: ({ a, b }) => [sum(a, tens(b)), minus(a + tens(b), ones(b))],
    tell: (who, { b: added }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} jumps ${tens(added)} forward and then ${ones(added)} back.`,
      es: prose`Para hallar ${problem}, ${name(who)} salta ${tens(added)} hacia adelante y luego ${ones(added)} hacia atrás.`,
    }),
    why: (who, { b }) => ({
      en: line`The mistake: ${name(who)} must jump ${ones(b)} forward, not back.`,
      es: line`El error: ${name(who)} debe saltar ${ones(b)} hacia adelante, no hacia atrás.`,
    }),
  },
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - b,
    work: ({ a, b }) => [minus(a, tens(b)), minus(a - tens(b), ones(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} jumps ${tens(taken)} back and then ${ones(taken)} back.`,
      es: prose`Para hallar ${problem}, ${name(who)} salta ${tens(taken)} hacia atrás y luego ${ones(taken)} hacia atrás.`,
    }),
    why: (_, { b }) => ({
      en: line`Both jumps go back, and ${tens(b)} + ${ones(b)} is ${b}.`,
      es: line`Los dos saltos van hacia atrás, y ${tens(b)} + ${ones(b)} es ${b}.`,
    }),
  },
  {
    sign: '−',
    draw: subtractsNearTen,
    gets: ({ a, b }) => a - tens(b) + ones(b),
    work: ({ a, b }) => [minus(a, tens(b)), sum(a - tens(b), ones(b))],
    tell: (who, { b: taken }, problem) => ({
      en: prose`To find ${problem}, ${name(who)} jumps ${tens(taken)} back and then ${ones(taken)} forward.`,
      es: prose`Para hallar ${problem}, ${name(who)} salta ${tens(taken)} hacia atrás y luego ${ones(taken)} hacia adelante.`,
    }),
    why: (who, { b }) => ({
      en: line`The mistake: ${name(who)} must jump ${ones(b)} back, not forward.`,
      es: line`El error: ${name(who)} debe saltar ${ones(b)} hacia atrás, no hacia adelante.`,
    }),
  },
]

/** Right and wrong ones by turns, six of each. */
export const explanations: readonly Explanation[] = [
  itemOf(movesBoth, 0),
  itemOf(jumps, 3),
  itemOf(goesPast, 0),
  itemOf(changesBoth, 1),
  itemOf(jumps, 2),
  itemOf(movesBoth, 1),
  itemOf(changesBoth, 0),
  itemOf(goesPast, 3),
  itemOf(jumps, 0),
  itemOf(goesPast, 1),
  itemOf(goesPast, 2),
  itemOf(jumps, 1),
]

export const valueOf = ({ sign }: Explanation, { a, b }: Pair) => (sign === '+' ? a + b : a - b)
/** The child's work, each calculation with its result. */
export const workOf = (explanation: Explanation, pair: Pair): readonly Expr[] =>
  explanation.work(pair).map(of => equation(of, evaluate(of)))

export const problemOf = ({ sign }: Explanation, { a, b }: Pair): Expr => (sign === '+' ? sum(a, b) : minus(a, b))

/** Goes the way that is told, by its words. */
export function goneThisWay(printed: Printed): number {
  const numbers = printed.all('number').map(number => evaluate(number).n)
  const [a, b, first] = tupleOf(numbers, 3)
  const text = printed.text
  const isSum = printed.maths[0]?.kind === 'sum' && evaluate(printed.maths[0]).n === a + b
  const put = (x: number, y: number) => (isSum ? x + y : x - y)
  if (/second number to the first|segundo número al primero/.test(text)) return put(a + first, b - first)
  if (/first number to the second|primer número al segundo/.test(text)) return put(a - first, b + first)
  if (/both numbers|los dos números/.test(text)) return put(a + first, b + first)
  const signs = [...text.matchAll(/adds|takes away|forward|back|suma|quita|adelante|atrás/g)].map(([word]) =>
    /adds|forward|suma|adelante/.test(word) ? 1 : -1,
  )
  return numbers.slice(2, 4).reduce((reached, by, i) => reached + itemOf(signs, i) * by, a)
}
