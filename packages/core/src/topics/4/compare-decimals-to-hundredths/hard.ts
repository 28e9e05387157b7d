import {
  answerStep,
  count,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Random,
  Ratio,
  relation,
  step,
  trueStatement,
  words,
} from '../../../author.ts'
import { tenth } from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { asItStands } from '../../kit/fractions/mixed.ts'
import type { levels } from './levels.ts'
import {
  blankBetween,
  comparedStep,
  compareIt,
  type Decimal,
  decided,
  orderOf,
  printedOrder,
  written,
} from './parts.ts'

/**
 * A decimal beside a mixed number with tenths or hundredths: near each other, equal, or with the digits of one in the
 * other's places (4 7/100 and 4.7).
 */
function drawWithFraction(random: Random) {
  const kind = random.evenly(['near', 'digits', 'equal', 'near', 'digits', 'near'])
  const isFractionOfTenths = random.evenly([true, false])
  const isFractionFirst = random.evenly([false, true, true, false])
  const [whole, tenths] = [random.int(1, 9), random.int(1, 9)]
  const near = random.until(
    () =>
      kind === 'digits' ? tenths : kind === 'equal' ? 10 * tenths : 10 * tenths + random.sign() * random.int(1, 9),
    value => value % 10 !== 0 || kind === 'equal',
  )
  return {
    fraction: isFractionOfTenths ? { whole, top: tenths, under: 10 } : { whole, top: near, under: 100 },
    value: isFractionOfTenths
      ? { hundredths: 100 * whole + near, places: 2 }
      : { hundredths: 100 * whole + 10 * tenths, places: 1 },
    isFractionFirst,
  }
}

type WithFraction = ReturnType<typeof drawWithFraction>

const asDecimal = ({ fraction: { whole, top, under } }: WithFraction): Decimal =>
  under === 10 ? { hundredths: 100 * whole + 10 * top, places: 1 } : { hundredths: 100 * whole + top, places: 2 }

const mixedOf = ({ fraction: { whole, top, under } }: WithFraction) => asItStands({ w: whole, n: top, d: under })

const sidesOf = (facts: WithFraction): readonly [Expr, Expr] => {
  const [fraction, value] = [mixedOf(facts), written(facts.value)]
  return facts.isFractionFirst ? [fraction, value] : [value, fraction]
}

const decimalsOf = (facts: WithFraction): readonly [Decimal, Decimal] =>
  facts.isFractionFirst ? [asDecimal(facts), facts.value] : [facts.value, asDecimal(facts)]

const tenthsOf = (hundredths: number) => Math.floor((hundredths % 100) / 10)

const hundredths = (value: number) => decimal(Ratio.of(value, 100), 2)

interface Box {
  readonly side: '>' | '<'
  readonly place: 'tenths' | 'hundredths'
  readonly whole: number
  /** The hundredths that are printed where the box is in the tenths. */
  readonly kept: number
  /** Hundredths. */
  readonly bound: number
}

const madeWith = ({ place, whole, kept, bound }: Box, digit: number) =>
  100 * whole + (place === 'tenths' ? 10 * digit + kept : 10 * tenthsOf(bound) + digit)

/** A number with a digit in a box, and two to six digits that keep it on one side of another number. */
function drawBox(random: Random) {
  const side = random.evenly(['>', '<'])
  const place = random.evenly(['tenths', 'hundredths'])
  return random.until(
    () => {
      const [whole, kept] = [random.int(0, 4), random.int(0, 9)]
      const box: Box = { side, place, whole, kept, bound: 100 * whole + random.int(11, 98) }
      const digits = Array.from({ length: 10 }, (_, digit) => digit).filter(digit =>
        side === '>' ? madeWith(box, digit) > box.bound : madeWith(box, digit) < box.bound,
      )
      return { ...box, digits }
    },
    ({ digits, bound }) => digits.length > 1 && digits.length < 7 && bound % 10 !== 0,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  compareWithFraction: form({
    levels: ['hard'],
    share: 2,
    instruction: compareIt,
    draw: drawWithFraction,
    answer: comparison,
    solve: facts => orderOf(...decimalsOf(facts)),
    ask: facts => blankBetween(...sidesOf(facts)),
    solution(facts, answer) {
      const [left, right] = sidesOf(facts)
      return [
        step(equation(mixedOf(facts), written(asDecimal(facts))), because.toDecimal),
        comparedStep(...decimalsOf(facts)),
        decided(...decimalsOf(facts), relation(left, comparisonSigns[answer], right)),
      ]
    },
    check: (printed, answer) => answer === printedOrder(printed),
  }),
  digits: form({
    levels: ['hard'],
    share: 2,
    draw: drawBox,
    answer: numbersInAnyOrder,
    solve: ({ digits }) => digits,
    ask({ side, place, whole, kept, bound }) {
      const shown = place === 'tenths' ? `${whole}.□${kept}` : `${whole}.${tenthsOf(bound)}□`
      const statement = relation(words(shown, shown), side, decimal(Ratio.of(bound, 100), 2))
      return {
        en: prose`Which digits can go in the box to make the comparison true? ${statement}`,
        es: prose`¿Qué dígitos pueden estar en la casilla para que la comparación sea verdadera? ${statement}`,
      }
    },
    solution(facts) {
      const { side, bound, digits, place } = facts
      const last = side === '>' ? Math.min(...digits) : Math.max(...digits)
      // The digit in the same place of the other number decides first; then the one beside it.
      const same = place === 'tenths' ? tenthsOf(bound) : bound % 10
      const beside = digits.includes(same) ? (side === '>' ? last - 1 : last + 1) : last
      const compare = (digit: number) => {
        const made = madeWith(facts, digit)
        return relation(hundredths(made), comparisonSigns[comparisonOf(made, bound)], hundredths(bound))
      }
      const fits = (digit: number) =>
        digits.includes(digit)
          ? {
              en: line`The digit ${digit} makes the comparison true.`,
              es: line`El dígito ${digit} hace verdadera la comparación.`,
            }
          : {
              en: line`The digit ${digit} does not make the comparison true.`,
              es: line`El dígito ${digit} no hace verdadera la comparación.`,
            }
      const [first, second] = [fits(same), fits(beside)]
      return [
        explainedBy(compare(same), {
          en: [...line`Try the digit that ${hundredths(bound)} has in this place. `, ...first.en],
          es: [...line`Prueba el dígito que ${hundredths(bound)} tiene en esa posición. `, ...first.es],
        }),
        explainedBy(compare(beside), second),
        answerStep(
          list(...digits),
          side === '>'
            ? {
                en: line`A greater digit makes a greater number: ${last} and all greater digits make the comparison true.`,
                es: line`Un dígito mayor da un número mayor: ${last} y todos los dígitos mayores hacen verdadera la comparación.`,
              }
            : {
                en: line`A smaller digit makes a smaller number: ${last} and all smaller digits make the comparison true.`,
                es: line`Un dígito menor da un número menor: ${last} y todos los dígitos menores hacen verdadera la comparación.`,
              },
        ),
      ]
    },
    // Tries every digit.
    check(printed, answer) {
      const { left, sign, right } = printed.one('relation')
      const shown = left.kind === 'words' ? left.en : ''
      const bound = evaluate(right).times(100).n
      const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => {
        const value = Math.round(Number(shown.replace('□', String(digit))) * 100)
        return sign === '>' ? value > bound : value < bound
      })
      return JSON.stringify(answer.map(value => exact(value).n).sort()) === JSON.stringify(fits)
    },
  }),
  explain: form(
    trueStatement({
      levels: ['hard'],
      share: 2,
      question: { en: prose`Which explanation is right?`, es: prose`¿Qué explicación es correcta?` },
      // Tenths decide; what has fewer digits is the greater one in two of three problems.
      draw(random) {
        const isShortGreater = random.evenly([true, true, false])
        const [less, greater] = random.until(
          () => [random.int(1, 8), random.int(2, 9)] as const,
          ([less, greater]) => less < greater,
        )
        const more = random.int(1, 9)
        return isShortGreater
          ? { less: { hundredths: 10 * less + more, places: 2 }, greater: { hundredths: 10 * greater, places: 1 } }
          : { less: { hundredths: 10 * less, places: 1 }, greater: { hundredths: 10 * greater + more, places: 2 } }
      },
      about: ({ less, greater }) => {
        const [short, long] = less.places === 1 ? [less, greater] : [greater, less]
        return {
          en: [prose`Compare ${written(short)} and ${written(long)}.`],
          es: [prose`Compara ${written(short)} y ${written(long)}.`],
        }
      },
      statements({ less, greater }) {
        const [right, wrong] = [
          relation(written(greater), '>', written(less)),
          relation(written(less), '>', written(greater)),
        ]
        const [most, least] = [tenthsOf(greater.hundredths), tenthsOf(less.hundredths)]
        const digits = (value: Decimal) => value.hundredths / 10 ** (2 - value.places)
        const [long, short] = less.places === 2 ? [less, greater] : [greater, less]
        const longGreater = relation(written(long), '>', written(short))
        const shortGreater = relation(written(short), '>', written(long))
        return [
          {
            key: 'tenths',
            isTrue: true,
            says: {
              en: prose`${right}, because ${count(most, tenth)} is more than ${count(least, tenth)}.`,
              es: prose`${right}, porque ${count(most, tenth)} son más que ${count(least, tenth)}.`,
            },
          },
          {
            key: 'whole numbers',
            isTrue: false,
            why: {
              en: line`The digits after the point are not a whole number: compare the tenths first.`,
              es: line`Las cifras después del punto no son un número entero: compara primero las décimas.`,
            },
            says: {
              en: prose`${longGreater}, because ${digits(long)} is greater than ${digits(short)}.`,
              es: prose`${longGreater}, porque ${digits(long)} es mayor que ${digits(short)}.`,
            },
          },
          {
            key: 'fewer digits',
            isTrue: false,
            why: {
              en: line`The number of digits does not tell which decimal is greater.`,
              es: line`La cantidad de dígitos no dice qué decimal es mayor.`,
            },
            says: {
              en: prose`${shortGreater}, because it has fewer digits.`,
              es: prose`${shortGreater}, porque tiene menos dígitos.`,
            },
          },
          {
            key: 'reversed',
            isTrue: false,
            why: {
              en: line`${count(least, tenth)} is less than ${count(most, tenth)}.`,
              es:
                least === 1
                  ? line`${count(least, tenth)} es menos que ${count(most, tenth)}.`
                  : line`${count(least, tenth)} son menos que ${count(most, tenth)}.`,
            },
            says: {
              en: prose`${wrong}, because ${count(least, tenth)} is more than ${count(most, tenth)}.`,
              es:
                least === 1
                  ? prose`${wrong}, porque ${count(least, tenth)} es más que ${count(most, tenth)}.`
                  : prose`${wrong}, porque ${count(least, tenth)} son más que ${count(most, tenth)}.`,
            },
          },
        ]
      },
      solution: ({ less, greater }) => [
        explainedBy(relation(written({ ...greater, places: 2 }), '>', written({ ...less, places: 2 })), {
          en: line`Write both with two decimal places.`,
          es: line`Escribe ambos con dos cifras decimales.`,
        }),
        answerStep(relation(written(greater), '>', written(less)), {
          en: line`The tenths decide: ${count(tenthsOf(greater.hundredths), tenth)} is more than ${count(tenthsOf(less.hundredths), tenth)}.`,
          es: line`Las décimas deciden: ${count(tenthsOf(greater.hundredths), tenth)} son más que ${count(tenthsOf(less.hundredths), tenth)}.`,
        }),
      ],
      // The tenths differ, so they decide, and neither the number of digits nor the digits as a whole number do.
      holds(printed, key) {
        const [a, b] = printed.take(2)
        return key === 'tenths' && tenthsOf(a.times(100).n) !== tenthsOf(b.times(100).n)
      },
    }),
  ),
})
