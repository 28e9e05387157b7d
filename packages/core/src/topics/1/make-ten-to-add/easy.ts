import {
  blank,
  both,
  equation,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  step,
  sum,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { drawNearTen, type Fact, restOf, resultOf, worked, written } from './facts.ts'
import { countedIn, filledUp, inAll, twoFrames } from './frames.ts'
import { makeTen } from './instructions.ts'
import type { levels } from './levels.ts'

/** 9 + 4 = 10 + 3 = 13. */
const throughTen = (fact: Fact) => chain(written(fact), sum(10, restOf(fact)), resultOf(fact))

/** One less than what is left over beside the ten, or more where that would be none. */
const nearRest = (fact: Fact) => (restOf(fact) === 1 ? 4 : restOf(fact) - 1)

const showsNot = (shown: number, asked: number) => ({
  en: line`This picture shows ${shown}, not ${asked}.`,
  es: line`Este dibujo muestra ${shown}, no ${asked}.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  frames: form({
    levels: ['easy'],
    instruction: makeTen,
    draw: random => drawNearTen(random, 0),
    answer: numberList,
    solve: fact => [restOf(fact), resultOf(fact)],
    ask: fact => both([figure(twoFrames(fact)), chain(written(fact), sum(10, blank(2)), blank(2))]),
    key: fact => both(throughTen(fact)),
    solution: fact => [...worked(fact), step(throughTen(fact), because.writeTheMissingNumbers)],
    check: (printed, answers) =>
      isTrueChain(printed, answers) && exact(itemOf(answers, 1)).equals(inAll(printed.figure('ten-frame'))),
  }),

  leftOver: form({
    levels: ['easy'],
    draw: random => drawNearTen(random, 4),
    answer: integer,
    solve: restOf,
    ask: fact =>
      withFigure(
        {
          en: prose`White counters move until frame 1 is full. How many stay in frame 2?`,
          es: prose`Pasa fichas blancas al marco 1 hasta llenarlo. ¿Cuántas quedan en el marco 2?`,
        },
        twoFrames(fact),
      ),
    solution: ({ a, b }, rest) => [
      step(equation(sum(a, 10 - a), 10), because.makeTen, { a, b: 10 - a }),
      explained(
        equation(minus(b, 10 - a), rest),
        rest === 1
          ? line`Frame 1 takes ${10 - a} of the ${b} white counters: ${1} stays in frame 2.`
          : line`Frame 1 takes ${10 - a} of the ${b} white counters: ${rest} stay in frame 2.`,
        rest === 1
          ? line`El marco 1 recibe ${10 - a} de las ${b} fichas blancas: queda ${1} en el marco 2.`
          : line`El marco 1 recibe ${10 - a} de las ${b} fichas blancas: quedan ${rest} en el marco 2.`,
      ),
    ],
    check: (printed, answer) =>
      exact(answer)
        .plus(10)
        .equals(inAll(printed.figure('ten-frame'))),
  }),

  whichPicture: form({
    levels: ['easy'],
    draw: random => drawNearTen(random, 8),
    answer: figureChoice,
    solve: (fact): Figure => filledUp(fact.a, restOf(fact)),
    mistakes: fact => ({
      notTaken: filledUp(fact.a, fact.b),
      oneOff: filledUp(fact.a, nearRest(fact)),
    }),
    ask: fact => ({
      en: prose`Which picture makes ${10} to show ${written(fact)}?`,
      es: prose`¿Qué dibujo forma ${10} para mostrar ${written(fact)}?`,
    }),
    solution: fact => [
      ...worked(fact).slice(0, 2),
      explained(
        figure(filledUp(fact.a, restOf(fact))),
        line`The first frame is full, and the other has ${restOf(fact)}.`,
        line`El primer marco está lleno y el otro tiene ${restOf(fact)}.`,
      ),
    ],
    whyWrong: fact => ({
      notTaken: showsNot(10 + fact.b, resultOf(fact)),
      oneOff: showsNot(10 + nearRest(fact), resultOf(fact)),
    }),
    check: (printed, answer) => isTrue(equation(printed.one('sum'), inAll(answer))) && countedIn(answer)[0] === 10,
  }),
})
