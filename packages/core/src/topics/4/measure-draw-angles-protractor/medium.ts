import {
  answerStep,
  degrees,
  evaluate,
  explained,
  type FormMaker,
  line,
  name,
  people,
  prose,
  relation,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  ABC,
  askToDraw,
  between,
  drawFromZero,
  drawSize,
  fromTheLeft,
  fromTheRight,
  isDrawn,
  itMeasures,
  misread,
  ofKind,
  RIGHT,
  reading,
  SECOND_RAY,
  shown,
} from './parts.ts'

const fromOtherTen = (angle: number) => ({
  en: line`${degrees(misread(angle))} comes from starting at the wrong ten.`,
  es: line`${degrees(misread(angle))} sale de contar desde otra decena.`,
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  draw: form({
    levels: ['medium'],
    draw: (random, { steps }) => ({ side: random.evenly(['right', 'left']), size: drawSize(random, steps, 11, 169) }),
    answer: SECOND_RAY,
    solve: ({ side, size }) => ({ rays: side === 'right' ? ([0, size] as const) : ([180, 180 - size] as const) }),
    ask: ({ side, size }) => askToDraw(side === 'right' ? 0 : 180, size),
    solution: ({ side, size }, { rays }) => [
      step(degrees(0), because.rayAtZero),
      step(degrees(size), because.countOnFromZero, {
        size: degrees(size),
        way: side === 'right' ? fromTheRight : fromTheLeft,
      }),
      step(shown(rays), because.drawTheRay, { size: degrees(size) }),
    ],
    check: isDrawn,
  }),

  measureAndKind: form({
    levels: ['medium'],
    draw: drawFromZero,
    answer: sentenceChoice,
    solve: ({ angle }) => ofKind(angle, angle < 90),
    mistakes: ({ angle }) => ({
      otherScale: ofKind(180 - angle, angle > 90),
      otherKind: ofKind(angle, angle > 90),
      countedBack: ofKind(misread(angle), angle < 90),
    }),
    ask: ({ rays }) => ({
      en: [shown(rays), prose`What is the measure of ${ABC}, and what kind of angle is it?`],
      es: [shown(rays), prose`¿Cuál es la medida del ${ABC} y qué clase de ángulo es?`],
    }),
    solution: ({ rays, angle }, { says }) => [
      ...reading(rays, angle),
      explained(
        relation(degrees(angle), angle < 90 ? '<' : '>', degrees(90)),
        line`Compare with a right angle: this tells the kind.`,
        line`Compara con un ángulo recto: eso indica la clase.`,
      ),
      answerStep(says, {
        en:
          angle < 90
            ? line`An angle of less than ${degrees(90)} is acute.`
            : line`An angle of more than ${degrees(90)} is obtuse.`,
        es:
          angle < 90
            ? line`Un ángulo de menos de ${degrees(90)} es agudo.`
            : line`Un ángulo de más de ${degrees(90)} es obtuso.`,
      }),
    ],
    whyWrong: ({ angle }) => ({
      otherScale: {
        en: line`${degrees(180 - angle)} is on the other scale.`,
        es: line`${degrees(180 - angle)} está en la otra escala.`,
      },
      otherKind: {
        en:
          angle < 90
            ? line`${degrees(angle)} is less than ${degrees(90)}.`
            : line`${degrees(angle)} is more than ${degrees(90)}.`,
        es:
          angle < 90
            ? line`${degrees(angle)} es menos que ${degrees(90)}.`
            : line`${degrees(angle)} es más que ${degrees(90)}.`,
      },
      countedBack: fromOtherTen(angle),
    }),
    check(printed, { key }) {
      const size = between(printed)
      return key === `${size} ${size < 90}`
    },
  }),

  isItRight: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random, level) {
      const isRight = random.evenly([false, true, false])
      return { ...drawFromZero(random, level), isRight, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ isRight, angle }) => (isRight ? RIGHT : itMeasures(angle)),
    mistakes: ({ isRight, angle }) => ({
      ...(isRight ? { otherScale: itMeasures(180 - angle) } : { takenAsRight: RIGHT }),
      countedBack: itMeasures(misread(angle)),
    }),
    ask({ rays, isRight, angle, who }) {
      const said = degrees(isRight ? angle : 180 - angle)
      return {
        en: [shown(rays), prose`${name(who)} says that ${ABC} measures ${said}. Is that right?`],
        es: [shown(rays), prose`${name(who)} dice que el ${ABC} mide ${said}. ¿Es correcto?`],
      }
    },
    solution: ({ rays, isRight, angle }, { says }) => [
      ...reading(rays, angle),
      answerStep(
        says,
        isRight
          ? {
              en: line`The scale that starts at 0 on one ray shows ${degrees(angle)} on the other.`,
              es: line`La escala que empieza en 0 en una semirrecta muestra ${degrees(angle)} en la otra.`,
            }
          : {
              en: line`The reading ${degrees(180 - angle)} is on the other scale.`,
              es: line`La lectura ${degrees(180 - angle)} está en la otra escala.`,
            },
      ),
    ],
    whyWrong: ({ angle }) => ({
      otherScale: {
        en: line`${degrees(180 - angle)} is on the other scale.`,
        es: line`${degrees(180 - angle)} está en la otra escala.`,
      },
      takenAsRight: {
        en: line`On the scale that starts at 0 on one ray, the other ray does not point at ${180 - angle}.`,
        es: line`En la escala que empieza en 0 en una semirrecta, la otra no señala ${180 - angle}.`,
      },
      countedBack: fromOtherTen(angle),
    }),
    check(printed, answer) {
      const size = between(printed)
      return answer.key === (evaluate(printed.one('measure')).equals(size) ? 'yes' : `${size}`)
    },
  }),
})
