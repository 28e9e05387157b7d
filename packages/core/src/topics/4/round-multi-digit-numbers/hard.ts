import { integer } from '../../../answer/number.ts'
import { type Both, type Content, prose } from '../../../content.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { isNearest, placeOf, rounded } from './parts.ts'

interface Story {
  readonly range: readonly [least: number, most: number]
  readonly unit: number
  tell(value: number): Both<Content>
}

const stories: readonly Story[] = [
  {
    range: [12_101, 68_999],
    unit: 1000,
    tell: value => ({
      en: prose`There were ${value} people at a game. About how many people is that? Round to the nearest thousand.`,
      es: prose`En un partido hubo ${value} personas. ¿Cuántas personas son, más o menos? Redondea a la unidad de millar más cercana.`,
    }),
  },
  {
    range: [21_150, 89_940],
    unit: 1000,
    tell: value => ({
      en: prose`A truck costs ${value} dollars. Round the price to the nearest thousand dollars.`,
      es: prose`Una camioneta cuesta ${value} dólares. Redondea el precio a la unidad de millar más cercana.`,
    }),
  },
  {
    range: [104_300, 879_800],
    unit: 10_000,
    tell: value => ({
      en: prose`A city has ${value} people. Round the number to the nearest ten thousand.`,
      es: prose`Una ciudad tiene ${value} habitantes. Redondea el número a la decena de millar más cercana.`,
    }),
  },
  {
    range: [1204, 8973],
    unit: 100,
    tell: value => ({
      en: prose`Two cities are ${value} kilometers apart. Round the distance to the nearest hundred kilometers.`,
      es: prose`Dos ciudades están a ${value} kilómetros de distancia. Redondea la distancia a la centena más cercana.`,
    }),
  },
  {
    range: [2315, 9786],
    unit: 100,
    tell: value => ({
      en: prose`A library lends ${value} books a month. Round the number to the nearest hundred.`,
      es: prose`Una biblioteca presta ${value} libros al mes. Redondea el número a la centena más cercana.`,
    }),
  },
]

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

  story: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw: (random, level) => {
      const { range, unit, tell } = random.pick(
        stories.filter(({ unit }) => (level.numbers === 'to four digits' ? unit === 100 : unit > 100)),
      )
      return {
        value: random.until(
          () => random.int(...range),
          n => n % unit !== 0,
        ),
        unit,
        tell,
      }
    },
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask: ({ value, tell }) => tell(value),
    check(printed, answer) {
      const unit = /hundred|centena m/.test(printed.text)
        ? 100
        : /ten thousand|decena de millar/.test(printed.text)
          ? 10_000
          : 1000
      return isNearest(printed.numbers[0]?.n ?? 0, exact(answer).n, unit)
    },
  }),
})
