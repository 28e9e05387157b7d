import {
  both,
  box,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  fraction,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  numberBond,
  numberList,
  over,
  prose,
  type Random,
  relation,
  statements,
  sum,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { completesBond } from '../../kit/facts/bond.ts'
import { fitsEveryGap, fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { type Parts, shown } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'
import { sumOf, sumWithBoxes, total, wholeSum } from './sums.ts'

/** Five parts or more. */
const FRACTIONS: readonly Parts[] = [
  [7, 8],
  [9, 10],
  [7, 12],
  [5, 6],
  [8, 10],
  [11, 12],
  [6, 8],
  [7, 10],
  [9, 12],
  [8, 12],
]
/** None of them is asked for in all ways. */
const LARGE: readonly Parts[] = [
  [11, 12],
  [8, 10],
  [8, 12],
  [7, 10],
]

/** Into so many numerators, not all alike. */
function split(random: Random, whole: number, count: 2 | 3 | 4): readonly number[] {
  return random.until(
    () => {
      const cuts = random.shuffle(wholes(1, whole - 1)).slice(0, count - 1)
      const ends = [0, ...[...cuts].sort((a, b) => a - b), whole]
      return ends.slice(1).map((end, i) => end - itemOf(ends, i))
    },
    tops => new Set(tops).size > 1 && tops.filter(n => n === 1).length < 2,
  )
}
const drawThree = (random: Random, first: number) => {
  const [a, d] = random.evenly(turned(FRACTIONS, first))
  const hidden = random.evenly([1, 2, 0])
  // Who copies a 1 that is printed must not be right.
  return random.until(
    () => ({ d, hidden, tops: split(random, a, 3) }),
    ({ tops }) => itemOf(tops, hidden) > 1,
  )
}

/** A fraction as a sum of equal ones, not of two. */
const EQUAL: readonly (readonly [top: number, count: 3 | 4 | 5, d: number])[] = [
  [2, 4, 10],
  [3, 3, 10],
  [2, 3, 8],
  [2, 5, 12],
  [3, 3, 12],
  [2, 4, 12],
  [2, 3, 10],
  [2, 3, 12],
]

/** The ways to break them into two, the lesser part first: three or more. */
const WAYS: readonly Parts[] = [
  [7, 8],
  [6, 10],
  [7, 12],
  [10, 12],
  [6, 8],
  [9, 10],
  [6, 12],
  [9, 12],
]
const ways = (a: number) => wholes(1, Math.floor(a / 2))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  threeParts: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => drawThree(random, 0),
    answer: integer,
    solve: ({ tops, hidden }) => itemOf(tops, hidden),
    ask: ({ tops, d, hidden }) =>
      both(
        equation(
          over(total(tops), d),
          sumWithBoxes(tops, d, i => i === hidden),
        ),
      ),
    solution({ tops, d, hidden }) {
      const known = tops.filter((_, i) => i !== hidden)
      return [
        explained(
          equation(sum(...known), total(known)),
          line`Add the numerators that are there.`,
          line`Suma los numeradores que hay.`,
        ),
        explained(
          equation(minus(total(tops), total(known)), itemOf(tops, hidden)),
          line`Find how many more make ${total(tops)}.`,
          line`Halla cuántos faltan para ${total(tops)}.`,
        ),
        wholeSum(over(total(tops), d), tops, d),
      ]
    },
    check: fitsTheGap,
  }),

  equalParts: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the same number in every box.`,
      es: prose`Escribe el mismo número en todos los recuadros.`,
    },
    draw: random => ({ equal: random.evenly(EQUAL) }),
    answer: integer,
    solve: ({ equal: [top] }) => top,
    ask: ({ equal: [top, count, d] }) =>
      both(equation(over(top * count, d), sum(...wholes(1, count).map(() => over(box(), d))))),
    solution: ({ equal: [top, count, d] }) => [
      explained(
        equation(divide(top * count, count), top),
        line`The ${count} equal numerators make ${top * count}: divide by ${count}.`,
        line`Los ${count} numeradores iguales forman ${top * count}: divide entre ${count}.`,
      ),
      wholeSum(
        over(top * count, d),
        wholes(1, count).map(() => top),
        d,
      ),
    ],
    check(printed, answer) {
      const gap = printed.one('relation')
      return isTrue(filled(gap, ...wholes(1, 5).map(() => answer)))
    },
  }),

  notEqual: form({
    levels: ['medium'],
    draw(random) {
      const [a, d] = random.evenly(LARGE)
      const off = random.pick(a + 1 < d ? [1, -1] : [-1])
      return random.until(
        () => ({
          of: [a, d] as Parts,
          odd: split(random, a + off, random.pick([2, 3])),
          others: [split(random, a, 2), split(random, a, 3), split(random, a, random.pick([2, 3]))],
        }),
        ({ others, odd }) =>
          !odd.includes(a) && new Set(others.map(tops => [...tops].sort((x, y) => x - y).join())).size === 3,
      )
    },
    answer: formulaChoice,
    solve: ({ odd, of: [, d] }) => sumOf(odd, d),
    mistakes: ({ others, of: [, d] }) => Object.fromEntries(others.map((tops, i) => [`equal${i}`, sumOf(tops, d)])),
    ask: ({ of }) => ({
      en: prose`Which sum is not equal to ${shown(of)}?`,
      es: prose`¿Qué suma no es igual a ${shown(of)}?`,
    }),
    solution: ({ of: [a, d], odd }) => [
      explained(
        relation(sum(...odd), '≠', a),
        line`Add the numerators. Look for the sum that is not ${a}.`,
        line`Suma los numeradores. Busca la suma que no da ${a}.`,
      ),
      explained(
        sumOf(odd, d),
        line`This sum is ${over(total(odd), d)}, not ${over(a, d)}.`,
        line`Esta suma es ${over(total(odd), d)}, no ${over(a, d)}.`,
      ),
    ],
    whyWrong: ({ of, others }) =>
      Object.fromEntries(
        others.map((tops, i) => [
          `equal${i}`,
          explained(
            equation(sum(...tops), of[0]),
            line`This sum is equal to ${shown(of)}.`,
            line`Esta suma es igual a ${shown(of)}.`,
          ),
        ]),
      ),
    check: (printed, answer) => !exact(answer).equals(exact(tupleOf(printed.all('quotient'), 1)[0])),
  }),

  bond: form({
    levels: ['medium'],
    // The same two parts as beside the missing number would be one problem twice.
    draw: random =>
      random.until(
        () => drawThree(random, 6),
        ({ tops, hidden }) => total(tops.filter((_, i) => i !== hidden)) > 3,
      ),
    answer: fraction,
    solve: ({ tops, d, hidden }) => over(itemOf(tops, hidden), d),
    ask({ tops, d, hidden }) {
      const drawn = figure(
        numberBond(
          over(total(tops), d),
          tops.map((n, i) => (i === hidden ? null : over(n, d))),
        ),
      )
      return {
        en: [prose`Write the missing fraction of the number bond.`, drawn],
        es: [prose`Escribe la fracción que falta en el vínculo numérico.`, drawn],
      }
    },
    solution({ tops, d, hidden }) {
      const known = tops.filter((_, i) => i !== hidden)
      return [
        explained(
          equation(sumOf(known, d), over(total(known), d)),
          line`Add the parts that are known.`,
          line`Suma las partes conocidas.`,
        ),
        explained(
          equation(minus(over(total(tops), d), over(total(known), d)), over(itemOf(tops, hidden), d)),
          line`Subtract them from the whole.`,
          line`Réstalas del total.`,
        ),
      ]
    },
    check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
  }),

  allWays: form({
    levels: ['medium'],
    lines: 0,
    draw: random => ({ of: random.evenly(turned(WAYS, 2)) }),
    answer: numberList,
    solve: ({ of: [a] }): readonly Value[] => ways(a).map(n => a - n),
    ask({ of: [a, d] }) {
      const gaps = ways(a).map(n => equation(over(a, d), sum(over(n, d), over(box(), d))))
      return {
        en: [prose`Complete the ways to break ${over(a, d)} into two fractions with denominator ${d}.`, ...gaps],
        es: [prose`Completa las maneras de descomponer ${over(a, d)} en dos fracciones con denominador ${d}.`, ...gaps],
      }
    },
    key: ({ of: [a, d] }) => both(ways(a).map(n => equation(over(a, d), sumOf([n, a - n], d)))),
    solution: ({ of: [a, d] }) => [
      explained(
        statements(...ways(a).map(n => equation(minus(a, n), a - n))),
        line`The two numerators must add up to ${a}.`,
        line`Los dos numeradores deben sumar ${a}.`,
      ),
      explained(
        statements(...ways(a).map(n => equation(over(a, d), sumOf([n, a - n], d)))),
        line`Keep the denominator ${d}.`,
        line`Conserva el denominador ${d}.`,
      ),
    ],
    check: fitsEveryGap,
  }),
})
