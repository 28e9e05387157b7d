import {
  type Block,
  type Both,
  bracketed,
  type Content,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  Ratio,
  type Sentence,
  type Step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { partWords } from './part-words.ts'

/** How the first of two expressions compares with the second. */
export const RELATIONS = ['times', 'more', 'part', 'less'] as const
type Compared = (typeof RELATIONS)[number]
export interface Pair {
  readonly is: Compared
  readonly sign: 1 | -1
  readonly n: number
  readonly a: number
  readonly b: number
}
export const joined = (sign: 1 | -1, a: Value, b: Value): Expr => (sign === 1 ? sum(a, b) : minus(a, b))
/** What is subtracted, changed so that the value changes by n. */
const changedOf = ({ is, n, b }: Pair): Expr => (is === 'less' ? sum(b, n) : minus(b, n))
export function firstOf(pair: Pair): Expr {
  const { is, sign, n, a, b } = pair
  if (is === 'times') return joined(sign, times(n, a), times(n, b))
  if (is === 'part') return divide(bracketed(joined(sign, a, b)), n)
  return joined(sign, a, bracketed(changedOf(pair)))
}
export function claim(is: Compared, n: number): Sentence {
  const says: Record<Compared, () => Both<Block>> = {
    times: () => ({
      en: prose`The first is ${n} times as great as the second.`,
      es: prose`La primera es ${n} veces la segunda.`,
    }),
    part: () => {
      const { en, es } = partWords(n).inside
      return {
        en: { kind: 'paragraph', content: ['The first is ', ...en, ' of the second.'] },
        es: { kind: 'paragraph', content: ['La primera es ', ...es, ' de la segunda.'] },
      }
    },
    more: () => ({
      en: prose`The first is ${n} more than the second.`,
      es: prose`La primera es ${n} más que la segunda.`,
    }),
    less: () => ({
      en: prose`The first is ${n} less than the second.`,
      es: prose`La primera es ${n} menos que la segunda.`,
    }),
  }
  return { key: `${is} ${n}`, says: says[is]() }
}
export function compareSteps(pair: Pair, says: Content | Both<Content>): readonly Step[] {
  const { is, sign, n, a, b } = pair
  const base = joined(sign, a, b)
  if (is === 'times')
    return [
      explained(
        equation(firstOf(pair), times(n, bracketed(base))),
        line`Both numbers are multiplied by ${n}.`,
        line`Los dos números se multiplican por ${n}.`,
      ),
      explained(
        says,
        line`The first is the second expression multiplied by ${n}.`,
        line`La primera es la segunda expresión multiplicada por ${n}.`,
      ),
    ]
  if (is === 'part')
    return [
      explained(
        bracketed(base),
        line`All of the second expression is divided.`,
        line`Se divide toda la segunda expresión.`,
      ),
      explained(says, line`One of ${n} equal parts is left.`, line`Queda una de ${n} partes iguales.`),
    ]
  return is === 'less'
    ? [
        explained(
          changedOf(pair),
          line`The number that is subtracted is ${n} greater.`,
          line`El número que se resta es mayor: se restan ${n} unidades más.`,
        ),
        explained(says, line`More is taken away, so less is left.`, line`Se quita más, así que queda menos.`),
      ]
    : [
        explained(
          changedOf(pair),
          line`The number that is subtracted is ${n} less.`,
          line`El número que se resta es menor: se restan ${n} unidades menos.`,
        ),
        explained(says, line`Less is taken away, so more is left.`, line`Se quita menos, así que queda más.`),
      ]
}
export function holdsFor(printed: Printed, key: string): boolean {
  const [first, second] = [evaluate(itemOf(printed.maths, 0)), evaluate(itemOf(printed.maths, 1))]
  const [is, n] = key.split(' ')
  const by = Ratio.of(Number(n))
  if (is === 'times') return first.over(by).equals(second)
  if (is === 'part') return first.times(by).equals(second)
  return is === 'more' ? first.minus(by).equals(second) : first.plus(by).equals(second)
}
