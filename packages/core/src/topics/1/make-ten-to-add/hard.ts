import {
  type Both,
  blank,
  both,
  type Content,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numberLine,
  numberList,
  prose,
  step,
  sum,
  symbol,
  table,
  type Value,
  withFigure,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { notThat } from '../../kit/equations/not-that.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import {
  drawDifference,
  type Fact,
  inTwoParts,
  operation,
  partsOf,
  restOf,
  resultOf,
  worked,
  written,
} from './facts.ts'
import { goToTen } from './instructions.ts'
import type { levels } from './levels.ts'
import { askThroughTen, foundThroughTen } from './missing-number.ts'
import { SLIPS, said, stepsOf } from './steps.ts'
import { reachesTen, twoLines } from './two-lines.ts'

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenLetter('A', 'B', 'C')

/** The same parts, 1 moved from one to the other: equal, but not by way of ten. */
const besideTen = (fact: Fact): readonly [number, number] => {
  const [first, rest] = partsOf(fact)
  return rest > 1 ? [first + 1, rest - 1] : [first - 1, rest + 1]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  downToTen: form({
    levels: ['hard'],
    share: 2,
    instruction: goToTen,
    draw: random => ({ isFirstHidden: random.evenly([true, false]), ...drawDifference(random, 0) }),
    answer: numberList,
    solve: ({ isFirstHidden, ...fact }) => [
      ...partsOf(fact).slice(isFirstHidden ? 0 : 1),
      restOf(fact),
      resultOf(fact),
    ],
    ask({ isFirstHidden, ...fact }) {
      const [first] = partsOf(fact)
      return both([
        equation(written(fact), inTwoParts(fact, isFirstHidden ? blank(2) : first, blank(2))),
        equation(minus(10, blank(2)), blank(2)),
      ])
    },
    ...twoLines,
    check: reachesTen,
  }),

  missingSubtrahend: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw: random => drawDifference(random, 19),
    answer: integer,
    solve: ({ b }) => b,
    ask: askThroughTen,
    solution(fact) {
      const [first, rest] = partsOf(fact)
      return foundThroughTen(fact, step(equation(minus(fact.a, first), 10), because.goToTen), {
        en: line`Subtract ${first} to get to ${10}, then ${rest} more.`,
        es: line`Resta ${first} para llegar a ${10} y luego ${rest} más.`,
      })
    },
    check: fitsTheGap,
  }),

  whichWay: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawDifference(random, 22),
    answer: formulaChoice,
    solve: fact => inTwoParts(fact, ...partsOf(fact)),
    mistakes(fact): Record<string, Value> {
      const [first] = partsOf(fact)
      return {
        firstAgain: inTwoParts(fact, first, first),
        allAgain: inTwoParts(fact, first, fact.b),
        notByTen: inTwoParts(fact, ...besideTen(fact)),
      }
    },
    ask: fact => ({
      en: prose`Which way stops at ${10} and is the same as ${written(fact)}?`,
      es: prose`¿Qué forma de restar pasa por ${10} y es igual a ${written(fact)}?`,
    }),
    solution: fact => [
      ...worked(fact).slice(0, 2),
      explained(
        equation(written(fact), inTwoParts(fact, ...partsOf(fact))),
        line`This way stops at ${10} and uses all of the ${fact.b}.`,
        line`Esta forma pasa por ${10} y usa todo el ${fact.b}.`,
      ),
    ],
    whyWrong(fact) {
      const [first] = partsOf(fact)
      const [start] = besideTen(fact)
      const reached = evaluate(operation(fact, fact.a, start))
      const notAll = (rest: number) =>
        explained(
          equation(sum(first, rest), first + rest),
          line`The parts must make ${fact.b}.`,
          line`Las partes deben formar ${fact.b}.`,
        )
      return {
        firstAgain: notAll(first),
        allAgain: notAll(fact.b),
        notByTen: explained(
          equation(operation(fact, fact.a, start), reached),
          ...(reached.compare(10) < 0
            ? ([line`The first step goes past ${10}.`, line`El primer paso se pasa de ${10}.`] as const)
            : ([line`The first step does not reach ${10}.`, line`El primer paso no llega a ${10}.`] as const)),
        ),
      }
    },
    check(printed, answer) {
      const asked = printed.all(printed.all('sum').length > 0 ? 'sum' : 'relation')
      const ways = expr(answer)
      return (
        ways.kind === 'sum' &&
        isTrue(equation(itemOf(asked, 0), ways)) &&
        isTrue(equation(sum(...ways.terms.slice(0, 2)), 10))
      )
    },
  }),

  jumps: form({
    levels: ['hard'],
    draw: random => drawDifference(random, 8),
    answer: formulaChoice,
    solve: written,
    mistakes: fact => ({
      endTaken: minus(fact.a, resultOf(fact) === fact.b ? fact.b + 1 : resultOf(fact)),
      firstJump: minus(fact.a, partsOf(fact)[0]),
      secondJump: minus(10, restOf(fact)),
    }),
    ask: fact =>
      withFigure(
        { en: prose`Which subtraction do the jumps show?`, es: prose`¿Qué resta muestran los saltos?` },
        numberLine({
          from: resultOf(fact) - 1,
          to: fact.a + 1,
          jumps: [
            [fact.a, 10],
            [10, resultOf(fact)],
          ],
        }),
      ),
    solution(fact) {
      const [first, rest] = partsOf(fact)
      return [
        explained(
          list(fact.a, 10, resultOf(fact)),
          line`The jumps go from ${fact.a} to ${10}, then to ${resultOf(fact)}.`,
          line`Los saltos van del ${fact.a} al ${10} y luego al ${resultOf(fact)}.`,
        ),
        step(equation(sum(first, rest), fact.b), because.addJumps),
        explained(
          written(fact),
          line`Start at ${fact.a} and take away ${fact.b}.`,
          line`Empieza en ${fact.a} y quita ${fact.b}.`,
        ),
      ]
    },
    whyWrong: fact => ({
      endTaken: {
        en: line`The jumps take away ${fact.b} in all.`,
        es: line`Los saltos quitan ${fact.b} en total.`,
      },
      firstJump: { en: line`That is only the first jump.`, es: line`Es solo el primer salto.` },
      secondJump: { en: line`That is only the second jump.`, es: line`Es solo el segundo salto.` },
    }),
    check(printed, answer) {
      const ends = printed.figure('number-line').jumps.flatMap(({ from, to }) => [from.n, to.n])
      const of = expr(answer)
      return (
        of.kind === 'sum' && exact(itemOf(of.terms, 0)).equals(Math.max(...ends)) && exact(of).equals(Math.min(...ends))
      )
    },
  }),

  wrongStep: form({
    levels: ['hard'],
    share: 2,
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(SLIPS)
      return { slip, off: random.pick([1, -1]), ...drawDifference(random, 7) }
    },
    answer: letter,
    solve: ({ slip }) => (({ split: 'A', ten: 'B', last: 'C' }) as const)[slip],
    ask({ slip, off, ...fact }): Both<Content> {
      const shown = table({ rows: stepsOf(fact, slip, off).map((item, i) => [symbol(itemOf(LETTERS, i)), item]) })
      return {
        en: [prose`One step for ${written(fact)} is wrong. Write its letter.`, shown],
        es: [prose`Un paso para ${written(fact)} es incorrecto. Escribe su letra.`, shown],
      }
    },
    key({ slip, off, ...fact }, answer): Both<Content> {
      const place = LETTERS.indexOf(answer)
      return notThat(itemOf(stepsOf(fact, slip, off), place), itemOf(stepsOf(fact), place))
    },
    solution({ slip, off, ...fact }, answer) {
      const place = LETTERS.indexOf(answer)
      return [
        step(itemOf(stepsOf(fact, slip, off), place), because.mistakeIs, { what: said[slip](fact, off) }),
        ...worked(fact).slice(place),
        explained(
          symbol(answer),
          line`Only step ${symbol(answer)} is wrong: the other two are true.`,
          line`Solo el paso ${symbol(answer)} está mal: los otros dos son verdaderos.`,
        ),
      ]
    },
    check: (printed, answer) =>
      printed.all('relation').every((item, i) => isTrue(item) === (itemOf(LETTERS, i) !== answer)),
  }),
})
