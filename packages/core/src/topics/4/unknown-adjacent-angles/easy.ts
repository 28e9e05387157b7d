import {
  angleDegrees,
  answerStep,
  degrees,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  list,
  minus,
  prose,
  type Random,
  role,
  sum,
  withFigure,
} from '../../../author.ts'
import { fan, measured, RIGHT, STRAIGHT, type UNKNOWN, WHOLE } from './fans.ts'
import type { levels } from './levels.ts'
import { EASY_STORIES } from './stories.ts'

const fives = (random: Random, [from, to]: readonly [number, number]) => 5 * random.int(from / 5, to / 5)
const drawTwo = (random: Random) => ({
  ...random.until(
    () => ({ one: fives(random, [20, 85]), other: fives(random, [20, 85]) }),
    ({ one, other }) => one !== other && one + other !== RIGHT && one + other < 165,
  ),
  turn: 5 * random.int(0, 71),
})
/** Each form has right angles that are cut at places of their own: no problem prints the answer of another. */
const drawRight = (random: Random, cuts: readonly number[]) => ({
  known: random.pick(cuts),
  isFirst: random.chance(0.5),
  turn: random.pick([0, 15, 30, 90, 150, 200, 270, 330]),
})
type Right = ReturnType<typeof drawRight>
const rightFan = ({ known, isFirst, turn }: Right) =>
  fan({
    measures: isFirst ? [known, RIGHT - known] : [RIGHT - known, known],
    unknown: isFirst ? [false, true] : [true, false],
    turn,
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whole: form({
    levels: ['easy'],
    draw: drawTwo,
    answer: angleDegrees,
    solve: ({ one, other }) => one + other,
    ask: ({ one, other, turn }) =>
      withFigure(
        {
          en: prose`Find the measure of the whole angle that the two angles make together.`,
          es: prose`Halla la medida del ángulo total que forman los dos ángulos juntos.`,
        },
        fan({ measures: [one, other], unknown: [false, false], turn }),
      ),
    solution: ({ one, other }, answer) => [
      explainedBy(list(degrees(one), degrees(other)), { en: line`Read both parts.`, es: line`Lee las dos partes.` }),
      explainedBy(equation(sum(degrees(one), degrees(other)), degrees(answer)), {
        en: line`Add the parts to find the whole angle.`,
        es: line`Suma las partes para hallar el ángulo total.`,
      }),
    ],
    check: (printed, answer) =>
      exact(answer).equals(measured(printed.figure('angle-diagram')).reduce((all, { size }) => all + size, 0)),
  }),

  partOfRight: form({
    levels: ['easy'],
    draw: random => drawRight(random, [20, 70, 40, 50]),
    answer: angleDegrees,
    solve: ({ known }) => RIGHT - known,
    ask: drawn =>
      withFigure(
        {
          en: prose`The two angles make a right angle. Find the measure of the unknown angle.`,
          es: prose`Los dos ángulos forman un ángulo recto. Halla la medida del ángulo desconocido.`,
        },
        rightFan(drawn),
      ),
    solution: ({ known }, answer) => [
      explainedBy(degrees(RIGHT), WHOLE[RIGHT]),
      explainedBy(equation(minus(degrees(RIGHT), degrees(known)), degrees(answer)), {
        en: line`Subtract the part that you know.`,
        es: line`Resta la parte que conoces.`,
      }),
    ],
    check: (printed, answer) =>
      measured(printed.figure('angle-diagram')).some(({ isUnknown, size }) => isUnknown && exact(answer).equals(size)),
  }),

  whichExpression: form({
    levels: ['easy'],
    lines: 0,
    draw: random => ({
      asks: random.evenly(['part', 'whole'] as const),
      two: drawTwo(random),
      right: drawRight(random, [15, 75, 35, 55]),
    }),
    answer: formulaChoice,
    solve: ({ asks, two: { one, other }, right: { known } }) =>
      asks === 'whole' ? sum(degrees(one), degrees(other)) : minus(degrees(RIGHT), degrees(known)),
    mistakes: ({ asks, two: { one, other }, right: { known } }) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)]
      return asks === 'whole'
        ? {
            difference: minus(degrees(large), degrees(small)),
            onePartTwice: sum(degrees(large), degrees(large)),
            fromRight: sum(degrees(RIGHT), degrees(small)),
          }
        : {
            added: sum(degrees(RIGHT), degrees(known)),
            fromStraight: minus(degrees(STRAIGHT), degrees(known)),
            straightMore: sum(degrees(STRAIGHT), degrees(known)),
          }
    },
    ask: ({ asks, two: { one, other, turn }, right }) =>
      asks === 'whole'
        ? withFigure(
            {
              en: prose`Which expression gives the measure of the whole angle?`,
              es: prose`¿Qué expresión da la medida del ángulo total?`,
            },
            fan({ measures: [one, other], unknown: [false, false], turn }),
          )
        : withFigure(
            {
              en: prose`The two angles make a right angle. Which expression gives the measure of the unknown angle?`,
              es: prose`Los dos ángulos forman un ángulo recto. ¿Qué expresión da la medida del ángulo desconocido?`,
            },
            rightFan(right),
          ),
    solution: ({ asks, two: { one, other }, right: { known } }, answer) =>
      asks === 'whole'
        ? [
            explainedBy(list(degrees(one), degrees(other)), {
              en: line`These are the parts.`,
              es: line`Estas son las partes.`,
            }),
            answerStep(answer as typeof UNKNOWN, {
              en: line`The parts together make the whole: add.`,
              es: line`Las partes juntas forman el total: suma.`,
            }),
          ]
        : [
            explainedBy(list(degrees(RIGHT), degrees(known)), {
              en: line`These are the whole and the part that you know.`,
              es: line`Estos son el total y la parte que conoces.`,
            }),
            answerStep(answer as typeof UNKNOWN, {
              en: line`One part of the whole is unknown: subtract.`,
              es: line`Se desconoce una parte del total: resta.`,
            }),
          ],
    whyWrong: ({ two: { one, other } }) => ({
      difference: {
        en: line`This is how much larger one part is.`,
        es: line`Esto es cuánto más mide una de las partes.`,
      },
      onePartTwice: {
        en: line`This counts ${degrees(Math.max(one, other))} twice and leaves out ${degrees(Math.min(one, other))}.`,
        es: line`Esto cuenta ${degrees(Math.max(one, other))} dos veces y deja fuera ${degrees(Math.min(one, other))}.`,
      },
      fromRight: {
        en: line`No part is labeled ${degrees(RIGHT)}.`,
        es: line`Ninguna parte está rotulada con ${degrees(RIGHT)}.`,
      },
      added: {
        en: line`The part must be less than ${degrees(RIGHT)}: do not add.`,
        es: line`La parte debe medir menos de ${degrees(RIGHT)}: no sumes.`,
      },
      fromStraight: {
        en: line`The whole is a right angle, ${degrees(RIGHT)}.`,
        es: line`El total es un ángulo recto, ${degrees(RIGHT)}.`,
      },
      straightMore: {
        en: line`The part must be less than ${degrees(RIGHT)}: do not add.`,
        es: line`La parte debe medir menos de ${degrees(RIGHT)}: no sumes.`,
      },
    }),
    check(printed, answer) {
      const drawn = measured(printed.figure('angle-diagram'))
      const unknown = drawn.find(({ isUnknown }) => isUnknown)
      const wanted = unknown ? unknown.size : drawn.reduce((all, { size }) => all + size, 0)
      return exact(answer).equals(wanted)
    },
  }),

  nowOrLeft: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => {
      const told = random.evenly(EASY_STORIES)
      return {
        told: EASY_STORIES.indexOf(told),
        ...random.until(
          () => ({
            first: told.does === 'add' ? fives(random, told.first) : random.pick([25, 65, 30, 60]),
            second: fives(random, told.second ?? [5, 5]),
          }),
          ({ first, second }) => told.does !== 'add' || (first !== second && first + second !== RIGHT),
        ),
      }
    },
    answer: angleDegrees,
    solve: ({ told, first, second }) => {
      const { does } = itemOf(EASY_STORIES, told)
      return does === 'add' ? first + second : does - first
    },
    ask: ({ told, first, second }) =>
      itemOf(EASY_STORIES, told).asks(role('first', degrees(first)), role('second', degrees(second))),
    solution: ({ told, first, second }, answer) => {
      const { does, ends, isMore } = itemOf(EASY_STORIES, told)
      return [
        does === 'add'
          ? explainedBy(equation(sum(degrees(first), degrees(second)), degrees(answer)), {
              en: line`The two angles lie side by side: add them.`,
              es: line`Los dos ángulos están uno junto a otro: súmalos.`,
            })
          : explainedBy(
              equation(minus(degrees(does), degrees(first)), degrees(answer)),
              isMore
                ? {
                    en: line`From level to upright, it is ${degrees(does)}: subtract the degrees so far.`,
                    es: line`De la posición horizontal a la vertical hay ${degrees(does)}: resta los grados de ahora.`,
                  }
                : {
                    en: line`The two parts make a right angle: subtract from ${degrees(does)}.`,
                    es: line`Las dos partes forman un ángulo recto: resta de ${degrees(does)}.`,
                  },
            ),
        answerStep(degrees(answer), {
          en: [`${ends.en} `, degrees(answer), isMore ? ' more.' : '.'],
          es: [`${ends.es} `, degrees(answer), isMore ? ' más.' : '.'],
        }),
      ]
    },
    check(printed, answer) {
      const first = printed.role('first')
      return printed.terms('role').length === 2
        ? exact(answer).minus(first).equals(printed.role('second'))
        : exact(answer).plus(first).equals(RIGHT)
    },
  }),
})
