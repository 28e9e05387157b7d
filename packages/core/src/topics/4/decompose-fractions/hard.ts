import {
  both,
  box,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  formulaChoice,
  integer,
  isTrue,
  line,
  minus,
  mixed,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  sum,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { partsOf } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'
import { sumOf, sumWithBoxes, total, wholeSum } from './sums.ts'

const DENOMINATORS = [5, 8, 4, 6, 10, 3, 12] as const

/** A mixed number in lowest terms. */
interface Mixed {
  readonly w: number
  readonly n: number
  readonly d: number
}
const drawMixed = (random: Random, least = 2, most = 4): Mixed => {
  const d = random.evenly(DENOMINATORS)
  return { d, n: random.coprimeTo(d), w: random.int(least, most) }
}
const topOf = ({ w, n, d }: Mixed) => w * d + n
const shown = (value: Mixed): Expr => mixed(Ratio.of(topOf(value), value.d))
const asParts = (value: Mixed): Step =>
  explained(
    equation(shown(value), over(topOf(value), value.d)),
    line`Each whole is ${over(value.d, value.d)}. Write the mixed number as a fraction.`,
    line`Cada entero es ${over(value.d, value.d)}. Escribe el número mixto como fracción.`,
  )
const mixedOf = (top: number, d: number): Mixed => ({ w: Math.floor(top / d), n: top % d, d })

/** So many equal fractions below 1 that make a mixed number in lowest terms. */
const EQUAL: readonly (readonly [top: number, count: 3 | 4, d: number])[] = [
  [4, 3, 5],
  [5, 3, 8],
  [3, 3, 4],
  [7, 3, 10],
  [3, 4, 5],
  [7, 3, 8],
  [9, 3, 10],
  [2, 4, 3],
]

/** Sums that are equal to the mixed number. */
const equalSums = ({ w, n, d }: Mixed): readonly Expr[] => [
  sum(...wholes(1, w).map(() => 1), over(n, d)),
  sum(w - 1, over(d + n, d)),
  sum(...wholes(1, w).map(() => over(d, d)), over(n, d)),
  sum(over(w * d, d), over(n, d)),
  sum(shown({ w: 1, n, d }), ...wholes(2, w).map(() => over(d, d))),
]
/** A whole taken as ten parts, as one part, or left out. */
const unequalSums = ({ w, n, d }: Mixed) => ({
  ten: sum(w - 1, over(10 + n, d)),
  onePart: sum(over(w, d), over(n, d)),
  leftOut: sum(...wholes(2, w).map(() => over(d, d)), over(n, d)),
})

const workOf = ({ w, n, d }: Mixed, each: number, end: Expr) =>
  [
    shown({ w, n, d }),
    sum(...wholes(1, w).map(() => 1), over(n, d)),
    sum(...wholes(1, w).map(() => over(each, d)), over(n, d)),
    end,
  ] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  wholesToParts: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write the missing numbers from left to right.`,
      es: prose`Escribe los números que faltan, de izquierda a derecha.`,
    },
    draw: random => drawMixed(random, 4, 6),
    answer: numberList,
    solve: (value): readonly Value[] => [value.w * value.d, topOf(value)],
    ask: value =>
      both(equation(equation(shown(value), sum(over(box(), value.d), over(value.n, value.d))), over(box(), value.d))),
    key: value =>
      both(equation(equation(shown(value), sumOf([value.w * value.d, value.n], value.d)), over(topOf(value), value.d))),
    solution: ({ w, n, d }) => [
      explained(
        equation(w, over(w * d, d)),
        line`Each whole is ${over(d, d)}, so multiply ${w} by ${d}.`,
        line`Cada entero es ${over(d, d)}, así que multiplica ${w} por ${d}.`,
      ),
      explained(
        equation(sumOf([w * d, n], d), over(w * d + n, d)),
        line`Add the numerators.`,
        line`Suma los numeradores.`,
      ),
    ],
    check(printed, answers) {
      const [first, second] = answers
      return (
        answers.length === 2 &&
        first !== undefined &&
        second !== undefined &&
        isTrue(filled(printed.one('relation'), first, second))
      )
    },
  }),

  missingPart: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: random =>
      random.until(
        () => {
          const d = random.evenly(DENOMINATORS)
          return {
            d,
            tops: [random.int(2, d - 1), random.int(2, d - 1), random.int(2, d - 1)],
            hidden: random.evenly([2, 0, 1]),
          }
        },
        ({ d, tops }) => total(tops) > d && Ratio.of(total(tops), d).d === d && new Set(tops).size > (d > 4 ? 2 : 0),
      ),
    answer: integer,
    solve: ({ tops, hidden }) => total(tops) - total(tops.filter((_, i) => i !== hidden)),
    ask: ({ tops, d, hidden }) =>
      both(
        equation(
          shown(mixedOf(total(tops), d)),
          sumWithBoxes(tops, d, i => i === hidden),
        ),
      ),
    solution({ tops, d, hidden }) {
      const known = tops.filter((_, i) => i !== hidden)
      return [
        asParts(mixedOf(total(tops), d)),
        explained(
          statements(
            equation(sum(...known), total(known)),
            equation(minus(total(tops), total(known)), total(tops) - total(known)),
          ),
          line`Add the known numerators and find how many more make ${total(tops)}.`,
          line`Suma los numeradores conocidos y halla cuántos faltan para ${total(tops)}.`,
        ),
        wholeSum(shown(mixedOf(total(tops), d)), tops, d),
      ]
    },
    check: fitsTheGap,
  }),

  fewerWholes: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw(random) {
      const value = drawMixed(random, 3, 5)
      return { value, kept: random.int(1, value.w - 1) }
    },
    answer: integer,
    solve: ({ value, kept }) => topOf(value) - kept * value.d,
    ask: ({ value, kept }) => both(equation(shown(value), sum(kept, over(box(), value.d)))),
    solution({ value, kept }) {
      const { w, n, d } = value
      const opened = w - kept
      return [
        explained(
          equation(minus(w, kept), opened),
          line`Take ${kept} from the ${w} wholes.`,
          line`Quita ${kept} de los ${w} enteros.`,
        ),
        explained(
          equation(opened, over(opened * d, d)),
          opened === 1
            ? line`Write the whole that is left as parts of ${over(1, d)}.`
            : line`Write the ${opened} wholes that are left as parts of ${over(1, d)}.`,
          opened === 1
            ? line`Escribe el entero que queda como partes de ${over(1, d)}.`
            : line`Escribe los ${opened} enteros que quedan como partes de ${over(1, d)}.`,
        ),
        explained(
          equation(sumOf([opened * d, n], d), over(opened * d + n, d)),
          line`Add ${over(n, d)}: the missing number is ${opened * d + n}.`,
          line`Suma ${over(n, d)}: el número que falta es ${opened * d + n}.`,
        ),
      ]
    },
    check: fitsTheGap,
  }),

  equalPartsOfMixed: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the same number in every box.`,
      es: prose`Escribe el mismo número en todos los recuadros.`,
    },
    draw: random => ({ equal: random.evenly(EQUAL) }),
    answer: integer,
    solve: ({ equal: [top] }) => top,
    ask: ({ equal: [top, count, d] }) =>
      both(equation(shown(mixedOf(top * count, d)), sum(...wholes(1, count).map(() => over(box(), d))))),
    solution: ({ equal: [top, count, d] }) => [
      asParts(mixedOf(top * count, d)),
      explained(
        equation(divide(top * count, count), top),
        line`The ${count} equal numerators make ${top * count}: divide by ${count}.`,
        line`Los ${count} numeradores iguales forman ${top * count}: divide entre ${count}.`,
      ),
      wholeSum(
        shown(mixedOf(top * count, d)),
        wholes(1, count).map(() => top),
        d,
      ),
    ],
    check: (printed, answer) => isTrue(filled(printed.one('relation'), ...wholes(1, 4).map(() => answer))),
  }),

  notEqualToMixed: form({
    levels: ['hard'],
    draw(random) {
      const mistake = random.evenly(['ten', 'leftOut', 'onePart'] as const)
      const value = random.until(
        () => drawMixed(random, 2, 3),
        ({ d, n }) => d > 3 && (mistake !== 'ten' || (d !== 10 && 10 + n < 2 * d + 8)),
      )
      return { value, mistake, others: random.sample(equalSums(value), 3) }
    },
    answer: formulaChoice,
    solve: ({ value, mistake }) => unequalSums(value)[mistake],
    mistakes: ({ others: [a, b, c] }) => ({ first: a, second: b, third: c }),
    ask: ({ value }) => ({
      en: prose`Which sum is not equal to ${shown(value)}?`,
      es: prose`¿Qué suma no es igual a ${shown(value)}?`,
    }),
    solution({ value, mistake }, answer) {
      const { w, n, d } = value
      const why = {
        ten: {
          en: line`1 whole is ${over(d, d)}, not ${over(10, d)}: this sum is not ${shown(value)}.`,
          es: line`1 entero es ${over(d, d)}, no ${over(10, d)}: esta suma no es ${shown(value)}.`,
        },
        leftOut: {
          en: line`One of the ${w} wholes is left out: this sum is not ${shown(value)}.`,
          es: line`Falta uno de los ${w} enteros: esta suma no es ${shown(value)}.`,
        },
        onePart: {
          en: line`The ${w} wholes are ${over(w * d, d)}, not ${over(w, d)}: this sum is not ${shown(value)}.`,
          es: line`Los ${w} enteros son ${over(w * d, d)}, no ${over(w, d)}: esta suma no es ${shown(value)}.`,
        },
      }[mistake]
      return [
        explained(
          equation(shown(value), over(w * d + n, d)),
          line`Write the mixed number as a fraction.`,
          line`Escribe el número mixto como fracción.`,
        ),
        explained(expr(answer), why.en, why.es),
      ]
    },
    whyWrong({ value, others: [a, b, c] }) {
      const why = (other: Expr) =>
        explained(
          equation(other, over(topOf(value), value.d)),
          line`This sum is equal to ${shown(value)}.`,
          line`Esta suma es igual a ${shown(value)}.`,
        )
      return { first: why(a), second: why(b), third: why(c) }
    },
    check: (printed, answer) => !exact(answer).equals(evaluate(printed.one('number'))),
  }),

  twoFractions: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      return random.until(
        () => {
          const value = drawMixed(random, 1, 2)
          return { value, more: random.int(2, value.d) }
        },
        ({ value, more }) => (topOf(value) - more) % 2 === 0 && topOf(value) - more > 4,
      )
    },
    answer: numberList,
    solve({ value, more }): readonly Value[] {
      const less = (topOf(value) - more) / 2
      return [less, less + more]
    },
    ask({ value, more }) {
      const { d } = value
      const [of, by, gap] = [role('of', shown(value)), over(more, d), sum(over(box(), d), over(box(), d))]
      return {
        en: prose`The sum of two fractions with denominator ${d} is ${of}. One of them is ${by} greater than the other. Write the lesser fraction first: ${gap}`,
        es: prose`La suma de dos fracciones con denominador ${d} es ${of}. Una de ellas es ${by} mayor que la otra. Escribe primero la fracción menor: ${gap}`,
      }
    },
    key({ value, more }) {
      const less = (topOf(value) - more) / 2
      return both(sumOf([less, less + more], value.d))
    },
    solution({ value, more }) {
      const less = (topOf(value) - more) / 2
      return [
        asParts(value),
        explained(
          statements(equation(minus(topOf(value), more), 2 * less), equation(divide(2 * less, 2), less)),
          line`Take away the ${more} extra parts, and divide the rest by 2.`,
          line`Quita las ${more} partes que una fracción tiene de más y divide el resto entre 2.`,
        ),
        explained(
          equation(sumOf([less, less + more], value.d), shown(value)),
          line`The greater fraction has ${more} more parts: ${less + more}.`,
          line`La fracción mayor tiene ${more} partes más: ${less + more}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [one, other] = tupleOf(
        answers.map(value => exact(value)),
        2,
      )
      const [by] = printed
        .all('quotient')
        .filter(item => item.over.kind === 'number')
        .map(partsOf)
      if (!by) return false
      return printed.role('of').times(by[1]).equals(one.plus(other)) && other.minus(one).equals(by[0])
    },
  }),

  findMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: random => drawMixed(random, 2, 3),
      work: value => workOf(value, value.d, over(topOf(value), value.d)),
      steps: value => {
        const { w, n, d } = value
        const [given, ones, parts, end] = workOf(value, d, over(topOf(value), d))
        return [
          explained(
            equation(given, ones),
            line`Write ${w} as a sum of wholes.`,
            line`Escribe ${w} como suma de enteros.`,
          ),
          explained(equation(ones, parts), line`Each whole is ${over(d, d)}.`, line`Cada entero es ${over(d, d)}.`),
          explained(
            equation(parts, end),
            line`Add the numerators: ${equation(sum(times(w, d), n), topOf(value))}.`,
            line`Suma los numeradores: ${equation(sum(times(w, d), n), topOf(value))}.`,
          ),
        ]
      },
      mistakes: {
        onePart: {
          says: ({ d }) => ({
            en: line`1 whole is ${over(d, d)}, not ${over(1, d)}`,
            es: line`1 entero es ${over(d, d)}, no ${over(1, d)}`,
          }),
          work: value => workOf(value, 1, over(value.w + value.n, value.d)),
        },
        denominators: {
          says: () => ({
            en: line`the denominators were added too`,
            es: line`también se sumaron los denominadores`,
          }),
          work: value => workOf(value, value.d, over(topOf(value), (value.w + 1) * value.d)),
        },
        leftOut: {
          says: () => ({
            en: line`one of the wholes was left out`,
            es: line`se dejó fuera uno de los enteros`,
          }),
          work: value => workOf(value, value.d, over(topOf(value) - value.d, value.d)),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
