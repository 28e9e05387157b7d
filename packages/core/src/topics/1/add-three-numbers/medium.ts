import {
  blank,
  both,
  box,
  equation,
  exact,
  type FormMaker,
  integer,
  isTrue,
  line,
  prose,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { pairAndSum } from '../../kit/facts/pair-and-sum.ts'
import type { levels } from './levels.ts'
import { drawFound, foundIn, placed, total, WITH_TEN, worked } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  makesTen: form({
    levels: ['medium'],
    instruction: {
      en: prose`Circle the two numbers that make ${10}. Then add.`,
      es: prose`Encierra los dos números que forman ${10}. Luego suma.`,
    },
    draw: random => placed(random, drawFound(random, WITH_TEN, 14)),
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
})
