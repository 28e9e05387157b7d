import {
  type Both,
  blank,
  both,
  box,
  type Content,
  type Expr,
  equation,
  exact,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  prose,
  step,
  sum,
  symbol,
  table,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { notThat } from '../../kit/equations/not-that.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { pairAndSum } from '../../kit/facts/pair-and-sum.ts'
import type { levels } from './levels.ts'
import { drawFound, foundIn, placed, type Triple, total, WITH_TEN, WITH_TEN_FROM_2, worked } from './parts.ts'

/** The three steps of a sum whose first and last number belong together. */
const stepsOf = ([x, rest, y]: Triple): readonly Expr[] => [
  equation(sum(x, rest, y), sum(x, y, rest)),
  equation(sum(x, y), x + y),
  equation(sum(x + y, rest), x + y + rest),
]

/** The same with one false step; those after it go on from it. */
const slips = {
  A: ([x, rest, y]: Triple) => [
    equation(sum(x, rest, y), sum(x, y, x)),
    equation(sum(x, y), x + y),
    equation(sum(x + y, x), x + y + x),
  ],
  B: ([x, rest, y]: Triple, off: number) => [
    equation(sum(x, rest, y), sum(x, y, rest)),
    equation(sum(x, y), x + y + off),
    equation(sum(x + y + off, rest), x + y + off + rest),
  ],
  C: (numbers: Triple, off: number) => {
    const [x, rest, y] = numbers
    return stepsOf(numbers).with(2, equation(sum(x + y, rest), total(numbers) + off))
  },
} satisfies Record<string, (numbers: Triple, off: number) => readonly Expr[]>

const isNot = (work: Expr, value: number) => ({
  en: line`${work} is not ${value}`,
  es: line`${work} no es ${value}`,
})

const said = {
  A: ([x, rest]: Triple) => ({
    en: line`${x} is there again, and ${rest} is left out`,
    es: line`se repite el ${x} y falta el ${rest}`,
  }),
  B: ([x, , y]: Triple, off: number) => isNot(sum(x, y), x + y + off),
  C: ([x, rest, y]: Triple, off: number) => isNot(sum(x + y, rest), x + y + rest + off),
}

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenLetter('A', 'B', 'C')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  makesTen: form({
    levels: ['medium'],
    instruction: {
      en: prose`Circle the two numbers that make ${10}. Then add.`,
      es: prose`Encierra los dos números que forman ${10}. Luego suma.`,
    },
    // Side by side they would be seen without a search.
    draw: random => {
      const {
        pair: [a, b],
        rest,
      } = drawFound(random, WITH_TEN, 14)
      return [a, rest, b] as const
    },
    answer: pairAndSum,
    solve: numbers => [...foundIn(numbers).pair, total(numbers)],
    ask: numbers => both(equation(sum(...numbers), blank(2))),
    solution: (numbers, answer) => [...worked(numbers), step(pairAndSum.show(answer), because.pairThenSum)],
    check(printed, [a, b, all]) {
      const gap = printed.one('relation')
      if (a === undefined || b === undefined || all === undefined || gap.left.kind !== 'sum') return false
      const left = gap.left.terms.map(term => exact(term).n)
      const rest = exact(all).minus(10).n
      return (
        isTrue(filled(gap, all)) &&
        isTrue(equation(sum(a, b), 10)) &&
        [exact(a).n, exact(b).n, rest].sort().join() === left.sort().join()
      )
    },
  }),
  tenAndWhat: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => placed(random, drawFound(random, WITH_TEN, 26)),
    answer: integer,
    solve: numbers => foundIn(numbers).rest,
    ask: numbers => both(equation(sum(...numbers), sum(10, box()))),
    solution: numbers => [
      worked(numbers)[0],
      step(equation(sum(...numbers), sum(10, foundIn(numbers).rest)), because.explain, {
        sentence: {
          en: line`${foundIn(numbers).rest} is left beside the ${10}.`,
          es: line`Junto al ${10} queda el ${foundIn(numbers).rest}.`,
        },
      }),
      step(equation(box(), foundIn(numbers).rest), because.writeTheMissingNumber),
    ],
    check: fitsTheGap,
  }),
  wrongStep: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const {
        pair: [a, b],
        rest,
      } = drawFound(random, WITH_TEN_FROM_2, 18)
      return { numbers: [a, rest, b] as Triple, slip: random.evenly(LETTERS), off: random.evenly([1, -1]) }
    },
    answer: letter,
    solve: ({ slip }) => slip,
    ask({ numbers, slip, off }): Both<Content> {
      const shown = table({ rows: slips[slip](numbers, off).map((item, i) => [symbol(itemOf(LETTERS, i)), item]) })
      return {
        en: [prose`One step for ${sum(...numbers)} is wrong. Write its letter.`, shown],
        es: [prose`Un paso para ${sum(...numbers)} es incorrecto. Escribe su letra.`, shown],
      }
    },
    key({ numbers, off }, answer): Both<Content> {
      const place = LETTERS.indexOf(answer)
      const [wrong, right] = [itemOf(slips[answer](numbers, off), place), itemOf(stepsOf(numbers), place)]
      const told = notThat(wrong, right)
      return {
        en: [told.en, prose`The sum is ${total(numbers)}.`],
        es: [told.es, prose`El total es ${total(numbers)}.`],
      }
    },
    solution({ numbers, off }, answer) {
      const place = LETTERS.indexOf(answer)
      return [
        step(itemOf(slips[answer](numbers, off), place), because.mistakeIs, { what: said[answer](numbers, off) }),
        ...[step(itemOf(stepsOf(numbers), 0), because.turnAround), ...worked(numbers)].slice(place),
        step(symbol(answer), because.explain, {
          sentence: {
            en: line`Only step ${symbol(answer)} is wrong: the other two are true.`,
            es: line`Solo el paso ${symbol(answer)} está mal: los otros dos son verdaderos.`,
          },
        }),
      ]
    },
    check: (printed, answer) =>
      printed.all('relation').every((item, i) => isTrue(item) === (itemOf(LETTERS, i) !== answer)),
  }),
})
