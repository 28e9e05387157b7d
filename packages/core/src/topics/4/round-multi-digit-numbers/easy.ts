import {
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  line,
  numberLine,
  prose,
  type Random,
  ratioOfExact,
  relation,
} from '../../../author.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { PLACES, placeOf, roundingSteps } from './parts.ts'

/** Numbers with the place they are rounded to. */
const numbers = {
  'to four digits'(random: Random) {
    const unit = random.evenly([10, 100, 1000])
    return {
      unit,
      value: random.until(
        () => random.int(unit === 1000 ? 1001 : 111, 9899),
        n => n % unit !== 0 && n % 10 !== 0,
      ),
    }
  },
  'close call'(random: Random) {
    const unit = random.evenly([1000, 10_000, 100_000])
    const most = unit === 100_000 ? 8 : 94
    return {
      unit,
      value:
        random.until(
          () => random.int(1, most),
          head => head % 10 !== 9,
        ) *
          unit +
        random.pick([4, 5, 6]) * (unit / 10) +
        random.int(1, unit / 10 - 1),
    }
  },
  'chain of nines'(random: Random) {
    const unit = random.evenly([10, 100, 1000])
    const head = {
      10: random.int(11, 88) * 1000 + 999,
      100: random.int(11, 88) * 100 + 99,
      1000: random.int(1, 8) * 100 + 99,
    }[unit]
    return { unit, value: head * unit + random.int(unit / 2, unit - 1) }
  },
}

interface Level {
  readonly numbers: keyof typeof numbers
}

const draw = (random: Random, level: Level) => numbers[level.numbers](random)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  round: form({
    share: 2,
    lines: 0,
    draw,
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask: ({ value, unit }) => ({
      en: prose`Round ${value} to the nearest ${placeOf(unit)}.`,
      es: prose`Redondea ${value} a la ${placeOf(unit)} más cercana.`,
    }),
    solution: roundingSteps,
    check(printed, answer) {
      const name = printed.one('words').en
      const unit = Number(
        Object.keys(PLACES).find(key => {
          const place = PLACES[Number(key)]
          return place?.kind === 'words' && place.en === name
        }),
      )
      return isNearest(printed.take(1)[0].n, exact(answer).n, unit)
    },
  }),

  numberLine: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const unit = random.evenly([100, 1000])
      const from = random.int(unit === 1000 ? 2 : 12, unit === 1000 ? 8 : 88) * unit
      return { unit, from, value: from + random.pick([1, 2, 3, 4, 6, 7, 8, 9]) * (unit / 10) }
    },
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask({ unit, from, value }) {
      const drawn = figure(numberLine({ from, to: from + unit, step: unit / 10, labels: 'ends', points: [value] }))
      return {
        en: [drawn, prose`Round ${value}, the point on the number line, to the nearest ${placeOf(unit)}.`],
        es: [drawn, prose`Redondea ${value}, el punto de la recta numérica, a la ${placeOf(unit)} más cercana.`],
      }
    },
    solution: ({ unit, from, value }) => {
      const [parts, nearest] = [(value - from) / (unit / 10), rounded(value, unit)]
      return [
        explained(
          relation(relation(from, '<', value), '<', from + unit),
          line`The point is ${parts} of 10 parts after ${from}.`,
          line`El punto está ${parts} de 10 partes después de ${from}.`,
        ),
        parts > 5
          ? explained(
              expr(nearest),
              line`More than 5 parts is more than halfway: ${nearest} is nearer.`,
              line`Más de 5 partes es más de la mitad: ${nearest} está más cerca.`,
            )
          : explained(
              expr(nearest),
              line`Less than 5 parts is less than halfway: ${nearest} is nearer.`,
              line`Menos de 5 partes es menos de la mitad: ${nearest} está más cerca.`,
            ),
      ]
    },
    check(printed, answer) {
      const { from, to } = printed.figure('number-line')
      const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
      const [value] = printed.take(1)
      return exact(answer).equals(value.minus(low).compare(high.minus(value)) < 0 ? low : high)
    },
  }),
})
