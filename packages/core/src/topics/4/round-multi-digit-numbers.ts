import { integer } from '../../answer/number.ts'
import { numbersInAnyOrder, tableCells } from '../../answer/number-list.ts'
import { type Both, both, type CellHole, type Content, figure, prose, table } from '../../content.ts'
import { ratioOf } from '../../figure/exact.ts'
import { numberLine } from '../../figure/number-line.ts'
import { blank, list, number, words } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const PLACES: Readonly<Record<number, Expr>> = {
  10: words('ten', 'decena'),
  100: words('hundred', 'centena'),
  1000: words('thousand', 'unidad de millar'),
  10000: words('ten thousand', 'decena de millar'),
  100000: words('hundred thousand', 'centena de millar'),
}
const placeOf = (unit: number) => PLACES[unit] ?? number(unit)

const rounded = (value: number, unit: number) => Math.floor((value + unit / 2) / unit) * unit

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

/** At most half a unit away, the half below the number counting up. */
const isNearest = (value: number, answer: number, unit: number) =>
  answer % unit === 0 && answer - value <= unit / 2 && value - answer < unit / 2

/** A number beside what it is rounded to, place by place. */
const tableOf = (value: number, units: readonly number[], results: readonly CellHole[]) => ({
  head: [words('Number', 'Número'), ...units],
  rows: [[value, ...results]],
})

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

export const roundMultiDigitNumbers = defineTopic(
  {
    id: 'round-multi-digit-numbers',
    name: { en: 'Round multi-digit numbers', es: 'Redondear números de varios dígitos' },
    description: {
      en: 'Round whole numbers of up to six digits to any given place.',
      es: 'Redondea números enteros de hasta seis dígitos a cualquier valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.3'],
    levels: {
      easy: { numbers: 'to four digits' },
      medium: { numbers: 'close call' },
      hard: { numbers: 'chain of nines' },
    },
  },
  form => ({
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
      check(printed, answer) {
        const name = printed.one('words').en
        const unit = Number(
          Object.keys(PLACES).find(key => {
            const place = PLACES[Number(key)]
            return place?.kind === 'words' && place.en === name
          }),
        )
        return isNearest(printed.numbers[0]?.n ?? 0, exact(answer).n, unit)
      },
    }),

    table: form({
      levels: ['easy', 'hard'],
      instruction: { en: prose`Round the number to each place.`, es: prose`Redondea el número a cada posición.` },
      lines: 0,
      draw: (random, level) => {
        const units = level.numbers === 'chain of nines' ? [10, 100, 1000, 10_000, 100_000] : [10, 100, 1000]
        const most = 10 * (units.at(-1) ?? 1000)
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
      check: (printed, { blanks }) => {
        const all = printed.numbers.map(({ n }) => n)
        const [value, units] = [all.at(-1) ?? 0, all.slice(0, -1)]
        return (
          blanks.length === units.length && units.every((unit, i) => isNearest(value, exact(blanks[i] ?? 0).n, unit))
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
      check(printed, answer) {
        const { from, to } = printed.figure('number-line')
        const [low, high] = [ratioOf(from), ratioOf(to)]
        const value = printed.numbers[0] ?? low
        return exact(answer).equals(value.minus(low).compare(high.minus(value)) < 0 ? low : high)
      },
    }),

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
  }),
)

/** The next whole number outwards rounds to another unit. */
function isEdge(target: number, answer: number, place: string, direction: 1 | -1): boolean {
  const unit = place === 'hundred' ? 100 : 1000
  return isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)
}
