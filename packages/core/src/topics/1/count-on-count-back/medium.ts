import {
  type Both,
  blank,
  both,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  line,
  list,
  numberList,
  prose,
  step,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, fitsTheGap, operation, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { draw, type Level, landings, shownBy, shows, withJumps, withStart, worked } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  equation: form({
    levels: ['medium'],
    draw: (random, level: Level) => draw(random, level, 5),
    answer: numberList,
    solve: fact => [fact.b, resultOf(fact)],
    key: fact => both(complete(fact)),
    ask({ to, ...fact }): Both<Content> {
      const drawn = figure(withJumps(fact, to))
      const frame = equation(operation(fact.sign, fact.a, blank(2)), blank(2))
      return fact.sign === '+'
        ? {
            en: [prose`Complete the addition equation that the jumps show.`, drawn, frame],
            es: [prose`Completa la ecuación de suma que muestran los saltos.`, drawn, frame],
          }
        : {
            en: [prose`Complete the subtraction equation that the jumps show.`, drawn, frame],
            es: [prose`Completa la ecuación de resta que muestran los saltos.`, drawn, frame],
          }
    },
    solution: fact => [
      step(list(fact.a, ...landings(fact)), because.explain, {
        sentence: {
          en: line`The jumps start at ${fact.a} and stop at ${resultOf(fact)}.`,
          es: line`Los saltos empiezan en el ${fact.a} y terminan en el ${resultOf(fact)}.`,
        },
      }),
      step(complete(fact), because.countJumps),
    ],
    check(printed, [jumps, end]) {
      const shown = shownBy(printed.figure('number-line'))
      return (
        shown !== null &&
        jumps !== undefined &&
        end !== undefined &&
        exact(jumps).equals(shown.b) &&
        exact(end).equals(resultOf(shown))
      )
    },
  }),
  onTheLine: form({
    levels: ['medium'],
    instruction: {
      en: prose`Count back on the number line.`,
      es: prose`Cuenta hacia atrás en la recta numérica.`,
    },
    draw: (random, level: Level) => draw(random, level, 0),
    answer: integer,
    solve: resultOf,
    ask: ({ to, ...fact }) => both([figure(withStart(fact, to)), toWorkOut(fact)]),
    solution: worked,
    check: fitsTheGap,
  }),
  doTheyShow: form({
    levels: ['medium'],
    draw: (random, level: Level) => {
      const isRight = random.evenly([true, false])
      const { to, ...fact } = draw(random, level, 17)
      return { to, fact, drawn: isRight ? fact : { ...fact, b: 5 - fact.b } }
    },
    answer: yesOrNo,
    solve: ({ fact, drawn }) => (fact.b === drawn.b ? 'yes' : 'no'),
    ask({ to, fact, drawn }): Both<Content> {
      const shown = figure(withJumps(drawn, to))
      return {
        en: [prose`Do the jumps show ${written(fact)}?`, shown],
        es: [prose`¿Los saltos muestran ${written(fact)}?`, shown],
      }
    },
    solution: ({ drawn }, answer) => [
      drawn.sign === '+'
        ? explained(
            list(drawn.a, ...landings(drawn)),
            line`There are ${drawn.b} jumps on from ${drawn.a}.`,
            line`Hay ${drawn.b} saltos hacia adelante desde el ${drawn.a}.`,
          )
        : explained(
            list(drawn.a, ...landings(drawn)),
            line`There are ${drawn.b} jumps back from ${drawn.a}.`,
            line`Hay ${drawn.b} saltos hacia atrás desde el ${drawn.a}.`,
          ),
      step(yesOrNo.show(answer), because.explain, {
        sentence: {
          en: line`The jumps show ${written(drawn)}.`,
          es: line`Los saltos muestran ${written(drawn)}.`,
        },
      }),
    ],
    check: (printed, answer) => (answer === 'yes') === shows(printed.figure('number-line'), printed.one('sum')),
  }),
})
