import {
  angleDegrees,
  answerStep,
  degrees,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  relation,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { ABC, between, CLASSIFIED, drawFromZero, drawSize, KIND, opening, plain, reading, shown } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy'],
    draw: drawFromZero,
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask: ({ rays }) => ({
      en: [prose`Find the measure of ${ABC}.`, shown(rays)],
      es: [prose`Halla la medida del ${ABC}.`, shown(rays)],
    }),
    solution: ({ rays, angle }) => reading(rays, angle),
    // The difference of the two readings on one scale.
    check: (printed, answer) => exact(answer).equals(between(printed)),
  }),

  estimate: form({
    levels: ['easy'],
    wide: true,
    draw(random, { steps }) {
      const asked = random.until(
        () => drawSize(random, steps, 20, 160),
        size => size !== 90,
      )
      const others = [asked - 70, asked - 35, asked + 35, asked + 70].filter(size => size >= 10 && size <= 172)
      return { asked, others, turns: random.sample([0, 25, 50, 90, 140, 180, 220, 300], 5) }
    },
    answer: figureChoice,
    solve: ({ asked, turns }): Figure => plain(asked, itemOf(turns, 0)),
    mistakes: ({ others, turns }) =>
      Object.fromEntries(others.map((size, i) => [`angleOf${size}`, plain(size, itemOf(turns, i + 1)) as Figure])),
    ask: ({ asked }) => ({
      en: prose`Which angle measures about ${degrees(asked)}?`,
      es: prose`¿Qué ángulo mide unos ${degrees(asked)}?`,
    }),
    solution: ({ asked, turns }) => [
      step(relation(degrees(asked), asked < 90 ? '<' : '>', degrees(90)), because.compareWithRightAngle),
      answerStep(
        figure(plain(asked, itemOf(turns, 0))),
        asked < 90
          ? {
              en: line`It opens about ${degrees(90 - asked)} less than a right angle.`,
              es: line`Se abre unos ${degrees(90 - asked)} menos que un ángulo recto.`,
            }
          : {
              en: line`It opens about ${degrees(asked - 90)} more than a right angle.`,
              es: line`Se abre unos ${degrees(asked - 90)} más que un ángulo recto.`,
            },
      ),
    ],
    whyWrong: ({ asked, others }) =>
      Object.fromEntries(
        others.map(size => [
          `angleOf${size}`,
          size < asked
            ? {
                en: line`It opens too little: about ${degrees(size)}.`,
                es: line`Se abre muy poco: unos ${degrees(size)}.`,
              }
            : {
                en: line`It opens too much: about ${degrees(size)}.`,
                es: line`Se abre demasiado: unos ${degrees(size)}.`,
              },
        ]),
      ),
    check: (printed, answer) => printed.take(1)[0].equals(opening(answer)),
  }),

  /** One ray and the measure are given: the other ray is found on a scale. */
  /** Both rays are read on one scale, or each on its own. */
  /** The given ray is not at 0. */
  classify: form({
    levels: ['easy'],
    instruction: {
      en: prose`Is the angle acute, right, or obtuse?`,
      es: prose`¿El ángulo es agudo, recto u obtuso?`,
    },
    draw(random) {
      const kind = random.evenly(['acute', 'obtuse', 'right'])
      const size = { acute: random.int(15, 75), right: 90, obtuse: random.int(105, 165) }[kind]
      return { kind, size, turn: 5 * random.int(0, 71) }
    },
    answer: KIND,
    solve: ({ kind }) => kind,
    ask({ kind, size, turn }) {
      const drawn = figure(plain(size, turn, kind === 'right'))
      return { en: drawn, es: drawn }
    },
    solution: ({ kind }) => CLASSIFIED[kind],
    check(printed, answer) {
      const size = opening(printed.figure('angle-diagram'))
      return answer === (size < 90 ? 'acute' : size > 90 ? 'obtuse' : 'right')
    },
  }),
})
