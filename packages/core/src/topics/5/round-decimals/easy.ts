import { decimalNumber } from '../../../answer/number.ts'
import { figure, prose } from '../../../content.ts'
import { ratioOf } from '../../../figure/exact.ts'
import { numberLine } from '../../../figure/number-line.ts'
import { decimal, words } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { Of } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { nearest, rounds } from './parts.ts'

const PLACES = [words('whole number', 'unidad'), words('tenth', 'décima'), words('hundredth', 'centésima')] as const

/** Numbers with one or two places more than they are rounded to. */
const numbers = {
  'no five'(random: Random) {
    const to = random.evenly([0, 1])
    const value = random.until(
      () => random.int(101, 9999),
      n => n % 10 !== 0 && Math.floor(n / 10 ** (1 - to)) % 10 !== 5,
    )
    return { value: Ratio.of(value, 100), to }
  },
  thousandths(random: Random) {
    return {
      value: Ratio.of(
        random.until(
          () => random.int(1001, 99999),
          n => n % 10 !== 0,
        ),
        1000,
      ),
      to: random.evenly([0, 1, 2]),
    }
  },
  'chain of nines'(random: Random) {
    const to = random.evenly([1, 2])
    const whole = random.int(1, 60)
    return {
      value:
        to === 1
          ? Ratio.of(whole * 100 + random.int(95, 99), 100)
          : Ratio.of(whole * 1000 + random.int(0, 9) * 100 + random.int(95, 99), 1000),
      to,
    }
  },
}

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

const draw = (random: Random, level: Level) => numbers[random.evenly(level.numbers)](random)

const placeNamed = ({ en }: Of<'words'>) => PLACES.findIndex(place => place.en === en)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  round: form({
    levels: ['easy', 'medium'],
    share: 3,
    lines: 0,
    draw,
    answer: decimalNumber,
    solve: ({ value, to }) => nearest(value, to),
    ask({ value, to }) {
      const [shown, place] = [decimal(value), PLACES[to] ?? PLACES[0]]
      return {
        en: prose`Round ${shown} to the nearest ${place}.`,
        es: prose`Redondea ${shown} a la ${place} más cercana.`,
      }
    },
    // The number lies no further than half a place from the answer.
    check: (printed, answer) =>
      rounds(printed.numbers[0] ?? Ratio.of(0), exact(answer), placeNamed(printed.one('words'))),
  }),

  numberLine: form({
    levels: ['easy'],
    share: 3,
    lines: 0,
    draw: random => {
      const [whole, tenths] = [random.int(1, 40), random.pick([1, 2, 3, 4, 6, 7, 8, 9])]
      return { whole, value: Ratio.of(whole * 10 + tenths, 10) }
    },
    answer: decimalNumber,
    solve: ({ value }) => nearest(value, 0),
    ask({ whole, value }) {
      const drawn = figure(
        numberLine({
          from: whole,
          to: whole + 1,
          step: Ratio.of(1, 10),
          labels: 'ends',
          numbers: 'decimal',
          points: [value],
        }),
      )
      const shown = decimal(value)
      return {
        en: [drawn, prose`The point is at ${shown}. Which whole number is nearest?`],
        es: [drawn, prose`El punto está en ${shown}. ¿Cuál es el número entero más cercano?`],
      }
    },
    check(printed, answer) {
      const value = printed.numbers[0] ?? Ratio.of(0)
      const { from, to } = printed.figure('number-line')
      const ends = [ratioOf(from), ratioOf(to)]
      const [left, right] = [value.minus(ends[0] ?? 0), (ends[1] ?? value).minus(value)]
      return exact(answer).equals(left.compare(right) < 0 ? (ends[0] ?? 0) : (ends[1] ?? 0))
    },
  }),
})
