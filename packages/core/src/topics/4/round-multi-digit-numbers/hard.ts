import { integer } from '../../../answer/number.ts'
import { prose } from '../../../content.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { isNearest } from '../../common/rounding.ts'
import type { levels } from './levels.ts'
import { placeOf } from './parts.ts'

/** The next whole number outwards rounds to another unit. */
function isEdge(target: number, answer: number, place: string, direction: 1 | -1): boolean {
  const unit = place === 'hundred' ? 100 : 1000
  return isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  least: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({ unit: random.evenly([100, 1000]), count: random.int(12, 98) }),
    answer: integer,
    solve: ({ unit, count }) => unit * count - unit / 2,
    ask: ({ unit, count }) => ({
      en: prose`What is the least whole number that rounds to ${unit * count} (to the nearest ${placeOf(unit)})?`,
      es: prose`¿Cuál es el menor número entero que se redondea a ${unit * count} (a la ${placeOf(unit)} más cercana)?`,
    }),
    check: (printed, answer) => isEdge(printed.numbers[0]?.n ?? 0, exact(answer).n, printed.one('words').en, -1),
  }),

  greatest: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({ unit: random.evenly([100, 1000]), count: random.int(12, 98) }),
    answer: integer,
    solve: ({ unit, count }) => unit * count + unit / 2 - 1,
    ask: ({ unit, count }) => ({
      en: prose`What is the greatest whole number that rounds to ${unit * count} (to the nearest ${placeOf(unit)})?`,
      es: prose`¿Cuál es el mayor número entero que se redondea a ${unit * count} (a la ${placeOf(unit)} más cercana)?`,
    }),
    check: (printed, answer) => isEdge(printed.numbers[0]?.n ?? 0, exact(answer).n, printed.one('words').en, 1),
  }),
})
