import {
  answerStep,
  clockTime,
  elapsedByJumps,
  exact,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure as measured,
  numberLine,
  people,
  prose,
  type Random,
  timeByJumps,
  timeOfDay,
  tupleOf,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { levels } from './levels.ts'
import { between, drawFrom, type Level, minutes, minutesOf, NOON, timesOfDay } from './parts.ts'
import { dayTime, faceAt, halfAt, timeAt, timeStories } from './time-stories.ts'

const EASY_LENGTH = levels.easy.length
const inMinutes = { en: prose`Write the answer in minutes.`, es: prose`Escribe la respuesta en minutos.` }

const drawStory = (random: Random, { length }: Level, turns: number) => {
  const story = random.evenly(startingAt(timeStories, turns))
  const span = random.until(
    () => drawFrom(random, { length, hours: story.hours }),
    ({ length }) => length >= 20,
  )
  return { story, who: random.pick(people), ...span }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  endTime: form({
    levels: ['medium'],
    draw: drawFrom,
    answer: clockTime,
    solve: ({ start, length }) => faceAt(start + length),
    ask({ start, length }) {
      const [from, long] = [timeAt(start), measured(length, 'minute')]
      return {
        en: [prose`Start: ${from}. Length of time: ${long}.`, prose`End: ____ : ____`],
        es: [prose`Inicio: ${from}. Duración: ${long}.`, prose`Fin: ____ : ____`],
      }
    },
    solution: ({ start, length }) => [
      ...timeByJumps(start, length),
      answerStep(timeAt(start + length), {
        en: line`The time at the end is ${timeAt(start + length)}.`,
        es: line`La hora del final es ${timeAt(start + length)}.`,
      }),
    ],
    check(printed, answer) {
      const from = printed.one('time')
      return between(from, answer) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
    },
  }),

  startTime: form({
    levels: ['medium'],
    draw: drawFrom,
    answer: clockTime,
    solve: ({ start }) => faceAt(start),
    ask({ start, length }) {
      const [to, long] = [timeAt(start + length), measured(length, 'minute')]
      return {
        en: [prose`End: ${to}. Length of time: ${long}.`, prose`Start: ____ : ____`],
        es: [prose`Fin: ${to}. Duración: ${long}.`, prose`Inicio: ____ : ____`],
      }
    },
    solution: ({ start, length }) => [
      ...timeByJumps(start + length, -length),
      answerStep(timeAt(start), {
        en: line`The start time is ${timeAt(start)}.`,
        es: line`La hora de inicio es ${timeAt(start)}.`,
      }),
    ],
    check(printed, answer) {
      const to = printed.one('time')
      return between(answer, to) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
    },
  }),

  numberLineJumps: form({
    levels: ['easy', 'medium'],
    // At easy by tens and a last five, at medium a jump to the hour and one beyond it.
    draw: (random, level) =>
      random.until(
        () => drawFrom(random, level),
        ({ start, length }) => ((start % 60) + length > 60 ? (start + length) % 60 > 0 : length > 10 && length <= 40),
      ),
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const tens = Array.from({ length: Math.ceil(length / 10) }, (_, i) => 10 * i)
      const stops = (start % 60) + length > 60 ? [0, 60 - (start % 60), length] : [...tens, length]
      const drawn = figure(
        numberLine({
          from: 0,
          to: length,
          open: true,
          labels: stops.map(stop => [stop, timeAt(start + stop)] as const),
          jumps: stops.slice(1).map((stop, i) => [itemOf(stops, i), stop] as const),
        }),
      )
      return {
        en: [drawn, prose`How many minutes do the jumps show in all?`],
        es: [drawn, prose`¿Cuántos minutos suman los saltos?`],
      }
    },
    solution: ({ start, length }) => elapsedByJumps(start, length, 'minutes'),
    // Adds the jumps from label to label.
    check(printed, answer) {
      const times = printed.figure('number-line').labels.flatMap(({ label }) => (label.kind === 'time' ? [label] : []))
      const sum = times.slice(1).reduce((passed, to, i) => passed + between(itemOf(times, i), to), 0)
      return exact(answer).equals(sum)
    },
  }),

  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    instruction: inMinutes,
    draw: (random, level) => drawStory(random, level, level.length === EASY_LENGTH ? 0 : 3),
    answer: minutes,
    solve: ({ length }) => length,
    ask: ({ story, start, length, who }) => story.lasts(start, start + length, who),
    solution: ({ story, start, length }) => [
      ...elapsedByJumps(start, length, 'minutes'),
      answerStep(measured(length, 'minute'), story.tells(measured(length, 'minute'))),
    ],
    check(printed, answer) {
      const [from, to] = tupleOf(timesOfDay(printed), 2)
      return exact(answer).equals(to - from)
    },
  }),

  storyEnd: form({
    levels: ['medium'],
    kind: 'story',
    instruction: { en: prose`Include a.m. or p.m. in your answer.`, es: prose`Incluye a.m. o p.m. en la respuesta.` },
    draw: (random, level) => drawStory(random, level, 5),
    answer: timeOfDay,
    solve: ({ start, length }) => ({ ...faceAt(start + length), half: halfAt(start + length) }),
    ask: ({ story, start, length, who }) => story.ends(start, length, who),
    solution: ({ story, start, length }) => [
      ...timeByJumps(start, length),
      answerStep(dayTime(start + length), story.endsAt(start + length)),
    ],
    check(printed, answer) {
      const [from] = tupleOf(timesOfDay(printed), 1)
      const end = minutesOf(answer) + (answer.half === 'p.m.' ? NOON : 0)
      return end - from === printed.numbers.at(-1)?.n
    },
  }),
})
