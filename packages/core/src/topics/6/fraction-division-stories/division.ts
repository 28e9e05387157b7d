import {
  type Block,
  type Both,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  gcd,
  line,
  mixed,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'

export const LOWEST: Both<Block> = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}
export const MIXED: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const EXACT: Both<Block> = {
  en: prose`Write a division expression. Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe una división. Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const EXPRESSION: Both<Block> = {
  en: prose`Write a division expression and the answer.`,
  es: prose`Escribe una división y la respuesta.`,
}

export interface Division {
  readonly total: Ratio
  readonly each: Ratio
}
export const quotientOf = ({ total, each }: Division): Ratio => total.over(each)
export const divisionOf = ({ total, each }: Division): Expr => divide(inLowestTerms(total), inLowestTerms(each))

/** What is divided, kept for each story: `likely` is one object for all its draws. */
interface Likely {
  readonly denominators: readonly number[]
  readonly most: number
}
const made = new WeakMap<Likely, Map<string, readonly Division[]>>()
const listOf = (story: Likely, key: string, list: () => readonly Division[]): readonly Division[] => {
  const lists = made.get(story) ?? new Map<string, readonly Division[]>()
  made.set(story, lists)
  const found = lists.get(key) ?? list()
  lists.set(key, found)
  return found
}

/** Parts of one, with a half in a quarter of the problems at the most. */
const partsOf = (d: number): readonly Ratio[] =>
  wholes(1, d - 1)
    .filter(n => gcd(n, d) === 1)
    .map(n => Ratio.of(n, d))

/** Whole quotients from 3 on. */
export const drawWhole = (random: Random, story: Likely): Division => {
  const d = random.pick(story.denominators)
  return random.pick(
    listOf(story, `whole ${d}`, () =>
      partsOf(d).flatMap(each =>
        wholes(3, 12)
          .map(n => ({ each, total: each.times(n) }))
          .filter(({ total }) => total.compare(1) > 0 && total.compare(story.most) <= 0),
      ),
    ),
  )
}
/** The same, the total whole or with the denominator of one: parts of one size are counted. */
export const drawAlike = (random: Random, story: Likely): Division => {
  const d = random.pick(story.denominators)
  return random.pick(
    listOf(story, `alike ${d}`, () =>
      partsOf(d).flatMap(each =>
        wholes(3, 12)
          .map(n => ({ each, total: each.times(n) }))
          .filter(({ total }) => total.compare(1) > 0 && total.compare(story.most) <= 0 && [1, d].includes(total.d)),
      ),
    ),
  )
}
/** Quotients above 1 that are not whole; the total has another denominator, or is whole. */
export const drawPart = (random: Random, story: Likely): Division => {
  const d = random.pick(story.denominators)
  return random.pick(
    listOf(story, `part ${d}`, () =>
      partsOf(d).flatMap(each =>
        [1, 2, 3, 4].flatMap(c =>
          wholes(c + 1, story.most * c)
            .filter(n => gcd(n, c) === 1 && (c !== d || c === 1))
            .map(n => ({ each, total: Ratio.of(n, c) }))
            .filter(division => {
              const quotient = quotientOf(division)
              return quotient.d > 1 && quotient.d < 9 && quotient.compare(2) > 0 && quotient.compare(13) < 0
            }),
        ),
      ),
    ),
  )
}

/** Improper fractions, the reciprocal, the product, and its simplest form in one line. */
export function divided({ total, each }: Division): readonly Step[] {
  const quotient = quotientOf({ total, each })
  const changed = [total, each].filter(value => value.d > 1 && value.compare(1) > 0)
  const plain = ({ n, d }: Ratio): Expr => over(n, d)
  const shown = (value: Ratio): Expr => (value.d === 1 ? inLowestTerms(value) : plain(value))
  const [n, d] = [total.n * each.d, total.d * each.n]
  const reciprocal = each.n === 1 ? inLowestTerms(Ratio.of(each.d)) : over(each.d, each.n)
  const product = times(shown(total), reciprocal)
  const improper = explained(
    statements(...changed.map(value => equation(mixed(value), plain(value)))),
    changed.length === 1
      ? line`Write the mixed number as an improper fraction.`
      : line`Write the mixed numbers as improper fractions.`,
    changed.length === 1
      ? line`Escribe el número mixto como fracción impropia.`
      : line`Escribe los números mixtos como fracciones impropias.`,
  )
  const lowest = gcd(n, d) === 1
  return [
    ...(changed.length > 0 ? [improper] : []),
    explained(
      equation(divide(shown(total), shown(each)), product),
      line`Divide by ${shown(each)}: multiply by its reciprocal, ${reciprocal}.`,
      line`Divide entre ${shown(each)}: multiplica por su recíproco, ${reciprocal}.`,
    ),
    total.d === 1
      ? explained(
          equation(product, d === 1 ? n : over(n, d)),
          line`Multiply the numerator of the reciprocal by ${total.n}.`,
          line`Multiplica por ${total.n} el numerador del recíproco.`,
        )
      : explained(
          equation(product, d === 1 ? n : over(n, d)),
          line`Multiply numerators and denominators.`,
          line`Multiplica numeradores y denominadores.`,
        ),
    ...(d === 1 || (lowest && n < d)
      ? []
      : [
          explained(
            !lowest && quotient.d > 1 && quotient.compare(1) > 0
              ? equation(equation(over(n, d), plain(quotient)), inLowestTerms(quotient))
              : equation(over(n, d), inLowestTerms(quotient)),
            quotient.d === 1
              ? line`Divide the numerator by the denominator.`
              : lowest
                ? line`Write a mixed number.`
                : quotient.compare(1) < 0
                  ? line`Divide the numerator and the denominator by ${gcd(n, d)}.`
                  : line`Divide the numerator and the denominator by ${gcd(n, d)}, and write a mixed number.`,
            quotient.d === 1
              ? line`Divide el numerador entre el denominador.`
              : lowest
                ? line`Escribe un número mixto.`
                : quotient.compare(1) < 0
                  ? line`Divide el numerador y el denominador entre ${gcd(n, d)}.`
                  : line`Divide el numerador y el denominador entre ${gcd(n, d)} y escribe un número mixto.`,
          ),
        ]),
  ]
}

/** Both in parts of one size: as many parts in all as fit into groups. */
export function dividedAlike({ total, each }: Division): readonly Step[] {
  const { n, d } = each
  const parts = total.times(d).n
  return [
    explained(
      equation(inLowestTerms(total), over(parts, d)),
      line`Write ${inLowestTerms(total)} as a fraction with denominator ${d}.`,
      line`Escribe ${inLowestTerms(total)} como fracción con denominador ${d}.`,
    ),
    explained(
      equation(equation(divide(over(parts, d), over(n, d)), divide(parts, n)), parts / n),
      line`The denominators are equal: divide the numerators.`,
      line`Los denominadores son iguales: divide los numeradores.`,
    ),
  ]
}

/** The same where the total stands there as a fraction already. */
export const dividedAsFractions = (division: Division): readonly Step[] =>
  divided(division).slice(division.total.d > 1 && division.total.compare(1) > 0 ? 1 : 0)

/** The dividend, the divisor and the quotient, as they are written into the blanks. */
export const blanksOf = (division: Division): readonly Value[] => [
  inLowestTerms(division.total),
  inLowestTerms(division.each),
  inLowestTerms(quotientOf(division)),
]
/** The two numbers stand as told, and the answer takes the divisor back to the dividend. */
export const fitsTheStory = (printed: Printed, answers: readonly Value[]): boolean => {
  const [total, each, quotient] = tupleOf(answers.map(exact), 3)
  return total.equals(printed.role('total')) && each.equals(printed.role('each')) && quotient.times(each).equals(total)
}
