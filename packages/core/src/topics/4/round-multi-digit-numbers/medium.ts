import { integer } from '../../../answer/number.ts'
import { numbersInAnyOrder } from '../../../answer/number-list.ts'
import { type Both, type Content, prose } from '../../../content.ts'
import { list } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { isNearest, rounded } from '../../common/rounding.ts'
import type { levels } from './levels.ts'
import { placeOf } from './parts.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichRound: form({
    levels: ['medium'],
    lines: 0,
    draw(random) {
      const unit = random.evenly([1000, 10_000])
      const target = random.int(3, 89) * unit
      const near = random.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4], random.int(2, 3))
      const far = random.sample([-9, -8, -7, -6, 5, 6, 7, 8, 9], 5 - near.length)
      const shown = random.shuffle(
        [...near, ...far].map(tenths => target + tenths * (unit / 10) + random.int(0, unit / 10 - 1)),
      )
      return { unit, target, shown }
    },
    answer: numbersInAnyOrder,
    solve: ({ unit, target, shown }) => shown.filter(value => rounded(value, unit) === target),
    ask({ unit, target, shown }) {
      const all = list(...shown)
      return {
        en: [prose`Which numbers round to ${target} (to the nearest ${placeOf(unit)})?`, all],
        es: [prose`¿Qué números se redondean a ${target} (a la ${placeOf(unit)} más cercana)?`, all],
      }
    },
    check(printed, answer) {
      const [target, ...shown] = printed.all('number').map(({ n }) => n)
      const unit = printed.one('words').en === 'thousand' ? 1000 : 10_000
      const right = shown.filter(value => isNearest(value, target ?? 0, unit)).sort((a, b) => a - b)
      return (
        right.length >= 2 &&
        right.join() ===
          answer
            .map(value => exact(value).n)
            .sort((a, b) => a - b)
            .join()
      )
    },
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
