import {
  blank,
  both,
  column,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  line,
  numberList,
  prose,
  quantity,
  step,
  sum,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { filled } from '../../kit/equations/filled.ts'
import { complete, fitsTheGap, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import { lengthsOf, withJumps } from './jumps.ts'
import type { levels } from './levels.ts'
import { draw, onesOf, slipped, tensOf } from './numbers.ts'
import { add, blocks, countIn } from './parts.ts'
import { tensStories } from './stories.ts'
import { drawStory, foundIn, tell, workedStory } from './told.ts'
import { worked } from './worked.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  tens: form({
    levels: ['medium'],
    share: 2,
    instruction: add,
    draw: random => draw(random, 'tens', 0),
    answer: integer,
    solve: resultOf,
    ask: fact => both(toWorkOut(fact)),
    solution: worked,
    check: fitsTheGap,
  }),
  tensDown: form({
    levels: ['medium'],
    instruction: add,
    draw: random => draw(random, 'tens', 22),
    answer: integer,
    solve: resultOf,
    ask: ({ a, b }) => both(column('+', a, b)),
    solution: worked,
    check: undoesTheColumn,
  }),
  blocksShow: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the equation that the blocks show.`,
      es: prose`Completa la ecuación que muestran los bloques.`,
    },
    draw: random => draw(random, 'tens', 8),
    answer: numberList,
    solve: fact => [fact.b, resultOf(fact)],
    ask: fact => both([figure(blocks(fact)), equation(sum(fact.a, blank(2)), blank(2))]),
    key: fact => both(complete(fact)),
    solution: fact => [
      step(both(prose`${fact.b}`), because.explain, {
        sentence: {
          en: line`The second group has ${fact.b / 10} rods.`,
          es: line`El segundo grupo tiene ${fact.b / 10} barras.`,
        },
      }),
      ...worked(fact),
    ],
    check(printed, [more, all]) {
      const [first, second] = tupleOf(countIn(printed.figure('base-ten-blocks')), 2)
      return more !== undefined && all !== undefined && exact(more).equals(second) && exact(all).equals(first + second)
    },
  }),
  jumpsOfTen: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the equation that the jumps show.`,
      es: prose`Completa la ecuación que muestran los saltos.`,
    },
    draw: random => draw(random, 'tens', 21),
    answer: numberList,
    solve: fact => [fact.b, resultOf(fact)],
    ask: fact => both([figure(withJumps(fact)), equation(sum(fact.a, blank(2)), blank(2))]),
    key: fact => both(complete(fact)),
    solution: fact => [
      step(equation(sum(...Array<number>(fact.b / 10).fill(10)), fact.b), because.explain, {
        sentence: {
          en: line`There are ${fact.b / 10} jumps of ${10}.`,
          es: line`Hay ${fact.b / 10} saltos de ${10}.`,
        },
      }),
      ...worked(fact),
    ],
    check: (printed, [more, end]) => {
      const shown = printed.figure('number-line')
      return (
        more !== undefined &&
        end !== undefined &&
        lengthsOf(shown).reduce((all, each) => all - each, exact(more).n) === 0 &&
        isTrue(filled(printed.one('relation'), more, end))
      )
    },
  }),
  whichEquals: form({
    levels: ['medium'],
    // With other digits no mistake leads to the right number.
    draw: random =>
      random.until(
        () => draw(random, 'tens', 9),
        ({ a, b }) => onesOf(a) !== tensOf(a) / 10 && onesOf(a) !== tensOf(a + b) / 10,
      ),
    answer: formulaChoice,
    solve: fact => sum(tensOf(resultOf(fact)), onesOf(fact.a)),
    mistakes: ({ a, b }): Record<string, Value> => ({
      tensAsOnes: sum(tensOf(a), onesOf(a) + b / 10),
      tenTooMany: sum(tensOf(a) + b + 10, onesOf(a)),
      placesMixed: sum(10 * onesOf(a), (tensOf(a) + b) / 10),
    }),
    ask: fact => ({ en: prose`Which is equal to ${written(fact)}?`, es: prose`¿Cuál es igual a ${written(fact)}?` }),
    solution: fact => [
      step(equation(sum(tensOf(fact.a), fact.b), tensOf(resultOf(fact))), because.explain, {
        sentence: { en: line`Add the tens.`, es: line`Suma las decenas.` },
      }),
      step(sum(tensOf(resultOf(fact)), onesOf(fact.a)), because.explain, {
        sentence: {
          en: line`The ones of ${fact.a} stay the same: ${onesOf(fact.a)}.`,
          es: line`Las unidades de ${fact.a} no cambian: ${onesOf(fact.a)}.`,
        },
      }),
    ],
    whyWrong: ({ a, b }) => {
      const made = (x: number, y: number) => equation(sum(x, y), x + y)
      return {
        tensAsOnes: explained(
          made(tensOf(a), onesOf(a) + b / 10),
          line`It adds the ${b} as ${b / 10}.`,
          line`Suma el ${b} como ${b / 10}.`,
        ),
        tenTooMany: explained(
          made(tensOf(a) + b + 10, onesOf(a)),
          line`That is ${10} too many.`,
          line`Son ${10} de más.`,
        ),
        placesMixed: explained(
          made(10 * onesOf(a), (tensOf(a) + b) / 10),
          line`The tens and the ones are swapped.`,
          line`Las decenas y las unidades están cambiadas.`,
        ),
      }
    },
    check: (printed, answer) => isTrue(equation(printed.one('sum'), answer)),
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isRight = random.evenly([true, false])
      const fact = draw(random, 'tens', 116)
      const slips = resultOf(fact) < 90 ? (['tensAsOnes', 'tenTooMany'] as const) : (['tensAsOnes', 'tenLost'] as const)
      return { fact, shown: isRight ? resultOf(fact) : slipped(fact, random.pick(slips)) }
    },
    answer: trueOrFalse,
    solve: ({ fact, shown }) => (resultOf(fact) === shown ? 'true' : 'false'),
    ask: ({ fact, shown }) => both(equation(written(fact), shown)),
    solution: ({ fact, shown }, answer) => [
      step(equation(sum(tensOf(fact.a), fact.b), tensOf(resultOf(fact))), because.explain, {
        sentence: { en: line`Add the tens.`, es: line`Suma las decenas.` },
      }),
      step(trueOrFalse.show(answer), because.explain, {
        sentence:
          answer === 'true'
            ? {
                en: line`${tensOf(shown)} and ${onesOf(fact.a)} make ${shown}: the equation is true.`,
                es: line`${tensOf(shown)} y ${onesOf(fact.a)} forman ${shown}: la ecuación es verdadera.`,
              }
            : {
                en: line`${tensOf(resultOf(fact))} and ${onesOf(fact.a)} make ${resultOf(fact)}, not ${shown}: the equation is false.`,
                es: line`${tensOf(resultOf(fact))} y ${onesOf(fact.a)} forman ${resultOf(fact)}, no ${shown}: la ecuación es falsa.`,
              },
      }),
    ],
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),
  tensStory: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw: random => drawStory(random, tensStories, 'tens', 71),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: workedStory,
    check: (printed, { amount }) => exact(amount).minus(printed.role('second')).equals(printed.role('first')),
  }),
})
