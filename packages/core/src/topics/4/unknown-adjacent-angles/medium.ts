import {
  angleDegrees,
  answerStep,
  both,
  degrees,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  withFigure,
} from '../../../author.ts'
import { FULL, fan, leftOf, measured, RIGHT, STRAIGHT, UNKNOWN, WHOLE } from './fans.ts'
import type { levels } from './levels.ts'
import { MEDIUM_STORIES } from './stories.ts'

/** No multiple of 5, so that the subtraction must be worked out. */
export const uneven = (random: Random, from: number, to: number): number =>
  random.until(
    () => random.int(from, to),
    size => size % 5 !== 0,
  )
const drawStraight = (random: Random) => ({
  known: uneven(random, 31, 149),
  isFirst: random.chance(0.5),
  turn: random.pick([0, 0, 20, 160, 180, 340]),
})
type Straight = ReturnType<typeof drawStraight>
const straightFan = ({ known, isFirst, turn }: Straight) =>
  fan({
    measures: isFirst ? [known, STRAIGHT - known] : [STRAIGHT - known, known],
    unknown: isFirst ? [false, true] : [true, false],
    turn,
  })
/** Known part and unknown make a whole. */
const madeUp = (known: number, total: number): Sentence => ({
  key: `${known} to ${total}`,
  says: both(equation(sum(degrees(known), UNKNOWN), degrees(total))),
})
const asWhole = (known: number, part: number): Sentence => ({
  key: `${part} less ${known}`,
  says: both(equation(sum(degrees(known), degrees(part)), UNKNOWN)),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partOfStraight: form({
    levels: ['medium'],
    draw: random => ({
      known: random.until(
        () => [uneven(random, 31, 92), uneven(random, 27, 88)] as const,
        ([one, other]) => {
          const left = STRAIGHT - one - other
          return left >= 28 && left !== one && left !== other && one + other !== RIGHT && Math.abs(one - other) > 5
        },
      ),
      at: random.int(0, 2),
      turn: random.pick([0, 0, 20, 160, 180, 340]),
    }),
    answer: angleDegrees,
    solve: ({ known: [one, other] }) => STRAIGHT - one - other,
    ask: ({ known, at, turn }) =>
      withFigure(
        {
          en: prose`The three angles make a straight angle. Find the measure of the unknown angle.`,
          es: prose`Los tres ángulos forman un ángulo llano. Halla la medida del ángulo desconocido.`,
        },
        fan({
          measures: known.toSpliced(at, 0, STRAIGHT - known[0] - known[1]),
          unknown: [false, false].toSpliced(at, 0, true),
          turn,
        }),
      ),
    solution: ({ known }) => [explainedBy(degrees(STRAIGHT), WHOLE[STRAIGHT]), ...leftOf(STRAIGHT, known)],
    check: (printed, answer) =>
      measured(printed.figure('angle-diagram')).some(({ isUnknown, size }) => isUnknown && exact(answer).equals(size)),
  }),

  partOfWhole: form({
    levels: ['medium'],
    draw: random => ({
      ...random.until(
        () => ({ known: uneven(random, 31, 92), other: uneven(random, 27, 92) }),
        ({ known, other }) => known + other <= 168 && known + other >= 98 && Math.abs(known - other) > 5,
      ),
      isFirst: random.chance(0.5),
      turn: 5 * random.int(0, 71),
    }),
    answer: angleDegrees,
    solve: ({ other }) => other,
    ask: ({ known, other, isFirst, turn }) =>
      withFigure(
        {
          en: prose`The two angles together measure ${role('whole', degrees(known + other))}. Find the measure of the unknown angle.`,
          es: prose`Los dos ángulos juntos miden ${role('whole', degrees(known + other))}. Halla la medida del ángulo desconocido.`,
        },
        fan({
          measures: isFirst ? [known, other] : [other, known],
          unknown: isFirst ? [false, true] : [true, false],
          turn,
        }),
      ),
    solution: ({ known, other }) => [
      explainedBy(equation(sum(degrees(known), UNKNOWN), degrees(known + other)), {
        en: line`The parts add up to the whole.`,
        es: line`Las partes suman el total.`,
      }),
      ...leftOf(known + other, [known]),
    ],
    check: (printed, answer) =>
      measured(printed.figure('angle-diagram')).some(({ isUnknown, size }) => isUnknown && exact(answer).equals(size)),
  }),

  whichEquation: form({
    levels: ['medium'],
    lines: 0,
    draw: drawStraight,
    answer: sentenceChoice,
    solve: ({ known }) => madeUp(known, STRAIGHT),
    mistakes: ({ known }) => ({
      rightAngle: madeUp(known, known < RIGHT ? RIGHT : FULL),
      wholeUnknown: asWhole(known, STRAIGHT),
      fullTurn: known < RIGHT ? madeUp(known, FULL) : asWhole(known, RIGHT),
    }),
    ask: drawn =>
      withFigure(
        {
          en: prose`Which equation can you use to find the unknown angle? The box stands for it.`,
          es: prose`¿Con qué ecuación puedes hallar el ángulo desconocido? El recuadro lo representa.`,
        },
        straightFan(drawn),
      ),
    solution: ({ known }, { says }) => [
      explainedBy(degrees(STRAIGHT), WHOLE[STRAIGHT]),
      explainedBy(equation(minus(degrees(STRAIGHT), degrees(known)), degrees(STRAIGHT - known)), {
        en: line`Subtract the part that you know from the whole to find the unknown angle.`,
        es: line`Resta del total la parte que conoces para hallar el ángulo desconocido.`,
      }),
      answerStep(says, {
        en: line`The part that you know and the unknown part add up to the whole.`,
        es: line`La parte que conoces y la parte desconocida suman el total.`,
      }),
    ],
    whyWrong({ known }) {
      const takenAs = (whole: number) => ({
        en: line`The whole measures ${degrees(STRAIGHT)}, not ${degrees(whole)}.`,
        es: line`El total mide ${degrees(STRAIGHT)}, no ${degrees(whole)}.`,
      })
      const asPart = {
        en: line`The unknown angle is a part: it is not the sum.`,
        es: line`El ángulo desconocido es una parte: no es la suma.`,
      }
      return {
        rightAngle: takenAs(known < RIGHT ? RIGHT : FULL),
        wholeUnknown: asPart,
        fullTurn: known < RIGHT ? takenAs(FULL) : asPart,
      }
    },
    check(printed, { key }) {
      const drawn = measured(printed.figure('angle-diagram'))
      const known = drawn.find(({ isUnknown }) => !isUnknown)
      return known !== undefined && key === `${known.size} to ${drawn.reduce((all, { size }) => all + size, 0)}`
    },
  }),

  partStory: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const told = random.evenly(MEDIUM_STORIES)
      return {
        told: MEDIUM_STORIES.indexOf(told),
        ...random.until(
          () => ({
            part: uneven(random, ...told.part),
            whole: told.whole === STRAIGHT ? STRAIGHT : uneven(random, ...told.whole),
          }),
          ({ part, whole }) => part * 2 !== whole,
        ),
      }
    },
    answer: angleDegrees,
    solve: ({ part, whole }) => whole - part,
    ask: ({ told, part, whole }) =>
      itemOf(MEDIUM_STORIES, told).asks(role('part', degrees(part)), role('whole', degrees(whole))),
    solution: ({ told, part, whole }, answer) => {
      const { ends, isMore } = itemOf(MEDIUM_STORIES, told)
      return [
        explainedBy(
          equation(minus(degrees(whole), degrees(part)), degrees(answer)),
          whole === STRAIGHT
            ? {
                en: line`The two angles make a straight angle: subtract from ${degrees(STRAIGHT)}.`,
                es: line`Los dos ángulos forman un ángulo llano: resta de ${degrees(STRAIGHT)}.`,
              }
            : { en: line`Subtract the part from the whole.`, es: line`Resta la parte del total.` },
        ),
        answerStep(degrees(answer), {
          en: [`${ends.en} `, degrees(answer), isMore ? ' more.' : '.'],
          es: [`${ends.es} `, degrees(answer), isMore ? ' más.' : '.'],
        }),
      ]
    },
    check: (printed, answer) =>
      exact(answer)
        .plus(printed.role('part'))
        .equals(printed.terms('role').length === 2 ? printed.role('whole') : STRAIGHT),
  }),
})
