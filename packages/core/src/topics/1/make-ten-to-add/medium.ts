import {
  type Both,
  blank,
  both,
  type Content,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  match,
  numberBond,
  numberList,
  prose,
  statements,
  step,
  sum,
  symbol,
  tenFrame,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { filled } from '../../kit/equations/filled.ts'
import { numbersOf } from '../../kit/facts/bond.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { drawFar, drawSum, type Fact, inTwoParts, partsOf, restOf, resultOf, SUMS, worked, written } from './facts.ts'
import { filledUp, inAll } from './frames.ts'
import { makeTen } from './instructions.ts'
import type { levels } from './levels.ts'
import { askThroughTen, foundThroughTen } from './missing-number.ts'
import { reachesTen, twoLines } from './two-lines.ts'

/** 8 + 5 = 8 + 2 + 3 = 13. */
const throughTen = (fact: Fact) => chain(written(fact), inTwoParts(fact, ...partsOf(fact)), resultOf(fact))

/** 8 + 2 + 3 for 8 + 5. */
const throughParts = (of: Expr): Expr => {
  const [a, b] = tupleOf(of.kind === 'sum' ? of.terms.map(term => exact(term).n) : [], 2)
  return inTwoParts({ a, b }, ...partsOf({ a, b }))
}

/** What is wrongly left beside the ten: all of the second number, one more, one less. */
const restsBeside = (fact: Fact) => {
  const rest = restOf(fact)
  return [fact.b, rest + 1, rest === 1 ? 3 : rest - 1] as const
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bond: form({
    levels: ['medium'],
    instruction: makeTen,
    draw: random => drawFar(random, 0),
    answer: numberList,
    solve: fact => [...partsOf(fact), restOf(fact), resultOf(fact)],
    ask: fact =>
      both([
        figure(numberBond(fact.b, [null, null])),
        equation(written(fact), inTwoParts(fact, blank(2), blank(2))),
        equation(sum(10, blank(2)), blank(2)),
      ]),
    ...twoLines,
    check: (printed, answers) =>
      reachesTen(printed, answers) &&
      numbersOf(printed.figure('number-bond')).whole?.equals(
        exact(itemOf(answers, 0)).plus(exact(itemOf(answers, 1))),
      ) === true,
  }),

  chain: form({
    levels: ['medium'],
    instruction: makeTen,
    draw: random => drawSum(random, 0),
    answer: numberList,
    solve: fact => [...partsOf(fact), resultOf(fact)],
    ask: fact => both(chain(written(fact), sum(fact.a, blank(2), blank(2)), blank(2))),
    key: fact => both(throughTen(fact)),
    solution: fact => [...worked(fact), step(throughTen(fact), because.writeTheMissingNumbers)],
    check(printed, answers) {
      const [start] = itemOf(printed.all('sum'), 0).terms
      return (
        isTrueChain(printed, answers) && start !== undefined && exact(itemOf(answers, 0)).plus(exact(start)).equals(10)
      )
    },
  }),

  missingAddend: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => drawFar(random, 2),
    answer: integer,
    solve: ({ b }) => b,
    ask: askThroughTen,
    solution(fact) {
      const [first, rest] = partsOf(fact)
      return foundThroughTen(fact, step(equation(sum(fact.a, first), 10), because.makeTen, { a: fact.a, b: first }), {
        en: line`Add ${first} to get to ${10}, then ${rest} more.`,
        es: line`Suma ${first} para llegar a ${10} y luego ${rest} más.`,
      })
    },
    check: fitsTheGap,
  }),

  match: form(
    match({
      levels: ['medium'],
      draw: random =>
        random
          .until(
            () => random.sample([...SUMS.far, ...SUMS.near], 3),
            drawn => new Set(drawn.map(([a, b]) => a + b)).size === 3 && drawn.some(([a]) => a < 8),
          )
          .map(([a, b]) => [sum(a, b), sum(10, a + b - 10)] as const),
      belong: (left, right) => valueIn(left).equals(valueIn(right)),
      solution: (pairs, letters) => [
        explained(
          statements(...pairs.map(([left]) => equation(left as Expr, throughParts(left as Expr)))),
          line`Break apart the second number to make ${10} first.`,
          line`Separa el segundo número para formar primero ${10}.`,
        ),
        explained(
          statements(...pairs.map(([left, right]) => equation(left as Expr, right as Expr))),
          line`Now each sum is ${10} and what is left.`,
          line`Ahora cada suma es ${10} y lo que queda.`,
        ),
        explained(
          list(...letters.map(name => symbol(name))),
          line`Write the letter for each sum.`,
          line`Escribe la letra de cada suma.`,
        ),
      ],
    }),
  ),

  drawMore: form({
    levels: ['medium'],
    lines: 0,
    draw: random => drawSum(random, 2),
    answer: {
      ...drawing<Fact & { readonly [key: string]: number }>(
        fact => filledUp(fact.a, restOf(fact)),
        fact => [{ ...fact, b: fact.b - 1 }],
      ),
      show: fact => both([figure(filledUp(fact.a, restOf(fact))), equation(written(fact), resultOf(fact))]),
    },
    solve: fact => ({ ...fact }),
    ask(fact): Both<Content> {
      const [drawn, gap] = [figure(tenFrame([fact.a, 0])), equation(written(fact), blank(2))]
      return {
        en: [prose`Draw ${fact.b} more. Fill the first frame. Add.`, drawn, gap],
        es: [prose`Dibuja ${fact.b} más. Llena el primer marco. Suma.`, drawn, gap],
      }
    },
    solution: fact => [
      ...worked(fact),
      step(figure(filledUp(fact.a, restOf(fact))), because.drawMore, { count: fact.b }),
      explained(equation(written(fact), resultOf(fact)), line`Write the sum.`, line`Escribe el total.`),
    ],
    check: (printed, { a, b }) =>
      inAll(printed.figure('ten-frame')) === a &&
      isTrue(filled(printed.one('relation'), a + b)) &&
      itemOf(printed.numbers, 0).equals(b),
  }),

  whichTen: form({
    levels: ['medium'],
    draw: random => drawFar(random, 0),
    answer: formulaChoice,
    solve: fact => sum(10, restOf(fact)),
    mistakes(fact): Record<string, Value> {
      const [notTaken, oneMore, oneLess] = restsBeside(fact)
      return { notTaken: sum(10, notTaken), oneMore: sum(10, oneMore), oneLess: sum(10, oneLess) }
    },
    ask: fact => ({
      en: prose`Which is equal to ${written(fact)}?`,
      es: prose`¿Cuál es igual a ${written(fact)}?`,
    }),
    solution: fact => [
      ...worked(fact).slice(0, 2),
      explained(
        equation(sum(10, restOf(fact)), resultOf(fact)),
        line`${restOf(fact)} is left to add to ${10}: this sum and ${written(fact)} are both ${resultOf(fact)}.`,
        line`Queda ${restOf(fact)} por sumar al ${10}: esta suma y ${written(fact)} dan ${resultOf(fact)}.`,
      ),
    ],
    whyWrong(fact) {
      const [notTaken, oneMore, oneLess] = restsBeside(fact)
      const isNot = (rest: number) =>
        explained(
          equation(sum(10, rest), 10 + rest),
          line`It is not ${resultOf(fact)}.`,
          line`No da ${resultOf(fact)}.`,
        )
      return {
        notTaken: explained(
          equation(sum(10, notTaken), 10 + notTaken),
          line`Part of the ${fact.b} is already in the ${10}.`,
          line`Parte del ${fact.b} ya está en el ${10}.`,
        ),
        oneMore: isNot(oneMore),
        oneLess: isNot(oneLess),
      }
    },
    check: (printed, answer) => isTrue(equation(printed.one('sum'), answer)),
  }),
})
