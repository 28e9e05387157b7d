import { clockTime, timeOfDay } from '../../../answer/time.ts'
import { figure, prose } from '../../../content.ts'
import { numberLine } from '../../../figure/number-line.ts'
import { people } from '../../../language/people.ts'
import { measure as measured } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { between, drawFrom, type Level, minutes, minutesOf, NOON, timesOfDay } from './parts.ts'
import { faceAt, halfAt, timeAt, timeStories } from './time-stories.ts'

const inMinutes = { en: prose`Write the answer in minutes.`, es: prose`Escribe la respuesta en minutos.` }

const drawStory = (random: Random, { length }: Level) => {
  const story = random.evenly(timeStories)
  const span = random.until(
    () => drawFrom(random, { length, hours: story.hours }),
    ({ length }) => length >= 20,
  )
  return { story, who: random.pick(people), ...span }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  endTime: form({
    levels: ['medium'],
    lines: 1,
    draw: drawFrom,
    answer: clockTime,
    solve: ({ start, length }) => faceAt(start + length),
    ask({ start, length }) {
      const [from, long] = [timeAt(start), measured(length, 'minute')]
      return {
        en: [prose`Start: ${from}. It lasts ${long}.`, prose`End: ____ : ____`],
        es: [prose`Inicio: ${from}. Dura ${long}.`, prose`Fin: ____ : ____`],
      }
    },
    check(printed, answer) {
      const from = printed.one('time')
      return between(from, answer) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
    },
  }),

  startTime: form({
    levels: ['medium'],
    lines: 1,
    draw: drawFrom,
    answer: clockTime,
    solve: ({ start }) => faceAt(start),
    ask({ start, length }) {
      const [to, long] = [timeAt(start + length), measured(length, 'minute')]
      return {
        en: [prose`End: ${to}. It lasts ${long}.`, prose`Start: ____ : ____`],
        es: [prose`Fin: ${to}. Dura ${long}.`, prose`Inicio: ____ : ____`],
      }
    },
    check(printed, answer) {
      const to = printed.one('time')
      return between(answer, to) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
    },
  }),

  numberLineJumps: form({
    levels: ['medium'],
    lines: 1,
    draw: drawFrom,
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const mark = 60 - (start % 60)
      const stops = length === mark ? [0, length] : [0, mark, length]
      const drawn = figure(
        numberLine({
          from: 0,
          to: length,
          open: true,
          labels: stops.map(stop => [stop, timeAt(start + stop)] as const),
          jumps: stops.slice(1).map((stop, i) => [stops[i] ?? 0, stop] as const),
        }),
      )
      return {
        en: [drawn, prose`How many minutes are all the jumps together?`],
        es: [drawn, prose`¿Cuántos minutos son todos los saltos juntos?`],
      }
    },
    // Adds the jumps from label to label.
    check(printed, answer) {
      const times = printed.figure('number-line').labels.flatMap(({ label }) => (label.kind === 'time' ? [label] : []))
      const sum = times.slice(1).reduce((passed, to, i) => passed + between(times[i] ?? to, to), 0)
      return exact(answer).equals(sum)
    },
  }),

  story: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: inMinutes,
    lines: 2,
    draw: drawStory,
    answer: minutes,
    solve: ({ length }) => length,
    ask: ({ story, start, length, who }) => story.lasts(start, start + length, who),
    check(printed, answer) {
      const [from, to] = timesOfDay(printed)
      return exact(answer).equals((to ?? 0) - (from ?? 0))
    },
  }),

  storyEnd: form({
    levels: ['medium'],
    lines: 2,
    draw: drawStory,
    answer: timeOfDay,
    solve: ({ start, length }) => ({ ...faceAt(start + length), half: halfAt(start + length) }),
    ask: ({ story, start, length, who }) => story.ends(start, length, who),
    check(printed, answer) {
      const [from] = timesOfDay(printed)
      const end = minutesOf(answer) + (answer.half === 'p.m.' ? NOON : 0)
      return end - (from ?? 0) === printed.numbers.at(-1)?.n
    },
  }),
})
