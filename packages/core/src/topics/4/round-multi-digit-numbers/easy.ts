import {
  blank,
  both,
  type CellHole,
  exact,
  type FormMaker,
  figure,
  integer,
  itemOf,
  numberLine,
  prose,
  type Random,
  ratioOfExact,
  step,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
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
      value: random.int(1, most) * unit + random.pick([4, 5, 6]) * (unit / 10) + random.int(1, unit / 10 - 1),
    }
  },
  'chain of nines'(random: Random) {
    const unit = random.evenly([10, 100, 1000])
    return {
      unit,
      value:
        (random.int(1, 8) * 100 + 99) * unit +
        random.int(5, 9) * (unit / 10) +
        (unit > 10 ? random.int(1, unit / 10 - 1) : 0),
    }
  },
}

interface Level {
  readonly numbers: keyof typeof numbers
}

const draw = (random: Random, level: Level) => numbers[level.numbers](random)

/** A number beside what it is rounded to, place by place. */
const tableOf = (value: number, units: readonly number[], results: readonly CellHole[]) => ({
  head: [words('Number', 'Número'), ...units],
  rows: [[value, ...results]],
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  round: form({
    share: 3,
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

  table: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Round the number to each place.`, es: prose`Redondea el número a cada posición.` },
    draw: (random, level) => {
      const units = level.numbers === 'chain of nines' ? [10, 100, 1000, 10_000, 100_000] : [10, 100, 1000]
      const most = 10 * itemOf(units, units.length - 1)
      return { value: 10 * random.int(most / 100, most / 10 - most / 1000) + random.int(1, 9), units }
    },
    answer: tableCells,
    solve({ value, units }) {
      const blanks = units.map(unit => rounded(value, unit))
      return { blanks, ...tableOf(value, units, blanks) }
    },
    ask: ({ value, units }) =>
      both(
        table(
          tableOf(
            value,
            units,
            units.map(() => blank(2)),
          ),
        ),
      ),
    solution: ({ value, units }) =>
      units.map(unit =>
        step(prose`${unit}: ${rounded(value, unit)}`, because.lookAtNextDigit, {
          digit: Math.floor((value * 10) / unit) % 10,
        }),
      ),
    check: (printed, { blanks }) => {
      const all = printed.numbers.map(({ n }) => n)
      const [value, units] = [itemOf(all, all.length - 1), all.slice(0, -1)]
      return (
        blanks.length === units.length && units.every((unit, i) => isNearest(value, exact(itemOf(blanks, i)).n, unit))
      )
    },
  }),

  numberLine: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const unit = random.evenly([10, 100, 1000])
      const from = random.int(2, 88) * unit
      return { unit, from, value: from + random.pick([1, 2, 3, 4, 6, 7, 8, 9]) * (unit / 10) }
    },
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask({ unit, from, value }) {
      const drawn = figure(numberLine({ from, to: from + unit, step: unit / 10, labels: 'ends', points: [value] }))
      return {
        en: [drawn, prose`The point is at ${value}. Round it to the nearest ${placeOf(unit)}.`],
        es: [drawn, prose`El punto está en ${value}. Redondéalo a la ${placeOf(unit)} más cercana.`],
      }
    },
    solution: roundingSteps,
    check(printed, answer) {
      const { from, to } = printed.figure('number-line')
      const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
      const [value] = printed.take(1)
      return exact(answer).equals(value.minus(low).compare(high.minus(value)) < 0 ? low : high)
    },
  }),
})
