import { integer } from '../../answer/number.ts'
import { numberList, numbersInAnyOrder } from '../../answer/number-list.ts'
import { type Both, type Content, figure, prose } from '../../content.ts'
import { ratioOf } from '../../figure/exact.ts'
import { numberLine } from '../../figure/number-line.ts'
import { list } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isNearest, rounded } from '../common/rounding.ts'
import { roundingStories } from './round-nearest-ten-hundred/rounding-stories.ts'

type Unit = 10 | 100

/** Numbers and the place to round to, by the name that levels list. */
const numbers = {
  'two digits to tens': (random: Random) => ({ unit: 10 as Unit, value: notRound(random, 11, 99, 10) }),
  'three digits'(random: Random) {
    const unit: Unit = random.evenly([10, 100])
    const half = unit / 2
    if (random.chance(0.25)) return { unit, value: random.int(unit === 10 ? 10 : 1, 900 / unit) * unit + half }
    return { unit, value: notRound(random, 101, 949, unit) }
  },
  'over the edge'(random: Random) {
    const kind = random.evenly(['nines to ten', 'to a thousand', 'nines to hundred', 'already round'])
    switch (kind) {
      case 'nines to ten':
        return { unit: 10 as Unit, value: random.int(1, 9) * 100 + 90 + random.int(5, 9) }
      case 'to a thousand':
        return { unit: 100 as Unit, value: random.int(951, 999) }
      case 'nines to hundred':
        return { unit: 100 as Unit, value: random.int(1, 8) * 100 + random.int(45, 54) }
      case 'already round':
        return { unit: 10 as Unit, value: random.chance(0.4) ? random.int(11, 98) * 10 : random.int(95, 99) }
      default:
        return kind satisfies never
    }
  },
}

function notRound(random: Random, least: number, most: number, unit: number): number {
  const value = random.int(least, most)
  return value % unit === 0 ? value + random.int(1, 9) : value
}

interface Level {
  readonly numbers: keyof typeof numbers
}

const draw = (random: Random, level: Level) => numbers[level.numbers](random)

const byUnit = {
  10: {
    round: (value: number): Both<Content> => ({
      en: prose`Round ${value} to the nearest ten.`,
      es: prose`Redondea ${value} a la decena más cercana.`,
    }),
    pointAt: (value: number) => ({
      en: prose`The point is at ${value}. Round it to the nearest ten.`,
      es: prose`El punto está en ${value}. Redondea ese número a la decena más cercana.`,
    }),
    which: (target: number) => ({
      en: prose`Which numbers round to ${target} (to the nearest ten)?`,
      es: prose`¿Qué números se redondean a ${target} (a la decena más cercana)?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} (to the nearest ten)?`,
      es: prose`¿Cuál es el menor número entero que se redondea a ${target} (a la decena más cercana)?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} (to the nearest ten)?`,
      es: prose`¿Cuál es el mayor número entero que se redondea a ${target} (a la decena más cercana)?`,
    }),
  },
  100: {
    round: (value: number): Both<Content> => ({
      en: prose`Round ${value} to the nearest hundred.`,
      es: prose`Redondea ${value} a la centena más cercana.`,
    }),
    pointAt: (value: number) => ({
      en: prose`The point is at ${value}. Round it to the nearest hundred.`,
      es: prose`El punto está en ${value}. Redondea ese número a la centena más cercana.`,
    }),
    which: (target: number) => ({
      en: prose`Which numbers round to ${target} (to the nearest hundred)?`,
      es: prose`¿Qué números se redondean a ${target} (a la centena más cercana)?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} (to the nearest hundred)?`,
      es: prose`¿Cuál es el menor número entero que se redondea a ${target} (a la centena más cercana)?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} (to the nearest hundred)?`,
      es: prose`¿Cuál es el mayor número entero que se redondea a ${target} (a la centena más cercana)?`,
    }),
  },
}

/** From the unit below the number to the one above, with the middle named. */
function lineAround(value: number, unit: Unit, points: readonly number[]) {
  const from = Math.floor(value / unit) * unit
  return numberLine({ from, to: from + unit, labels: [from, from + unit / 2, from + unit], points })
}

const unitIn = (text: string): Unit => (/hundred|centena/.test(text) ? 100 : 10)

/** The next whole number outwards rounds to another unit. */
const isEdge = (target: number, answer: number, unit: number, direction: 1 | -1) =>
  isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)

const drawTarget = (random: Random) => {
  const unit: Unit = random.evenly([10, 100])
  return { unit, target: unit === 10 ? random.int(11, 98) * 10 : random.int(2, 9) * 100 }
}

export const roundNearestTenHundred = defineTopic(
  {
    id: 'round-nearest-ten-hundred',
    name: { en: 'Round to the nearest 10 and 100', es: 'Redondear a la decena y a la centena más cercanas' },
    description: {
      en: 'Round whole numbers to the nearest ten or hundred and find numbers that round alike.',
      es: 'Redondea números enteros a la decena o centena más cercana y halla números que se redondean igual.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.1'],
    levels: {
      easy: { numbers: 'two digits to tens' },
      medium: { numbers: 'three digits' },
      hard: { numbers: 'over the edge' },
    },
  },
  form => ({
    round: form({
      levels: ['medium', 'hard'],
      share: 3,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value, unit }) => rounded(value, unit),
      ask: ({ value, unit }) => byUnit[unit].round(value),
      check: (printed, answer) => isNearest(printed.numbers[0]?.n ?? 0, exact(answer).n, unitIn(printed.text)),
    }),

    numberLine: form({
      levels: ['easy'],
      share: 3,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value, unit }) => rounded(value, unit),
      ask({ value, unit }) {
        const { en, es } = byUnit[unit].pointAt(value)
        const drawn = figure(lineAround(value, unit, [value]))
        return { en: [drawn, en], es: [drawn, es] }
      },
      // The nearer end of the line, the upper one from the middle on.
      check(printed, answer) {
        const { from, to, points } = printed.figure('number-line')
        const [low, high] = [ratioOf(from), ratioOf(to)]
        const at = points[0] ? ratioOf(points[0].at) : low
        return (
          printed.numbers[0]?.equals(at) === true &&
          exact(answer).equals(at.minus(low).compare(high.minus(at)) < 0 ? low : high)
        )
      },
    }),

    bothPlaces: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: (random, level) => ({
        value: level.numbers === 'three digits' ? notRound(random, 111, 949, 10) : notRound(random, 945, 994, 10),
      }),
      answer: numberList,
      solve: ({ value }) => [rounded(value, 10), rounded(value, 100)],
      ask: ({ value }) => ({
        en: [prose`Round ${value}.`, prose`nearest ten: ____`, prose`nearest hundred: ____`],
        es: [prose`Redondea ${value}.`, prose`a la decena más cercana: ____`, prose`a la centena más cercana: ____`],
      }),
      check(printed, [ten, hundred]) {
        const value = printed.numbers[0]?.n ?? 0
        return isNearest(value, exact(ten ?? -1).n, 10) && isNearest(value, exact(hundred ?? -1).n, 100)
      },
    }),

    whichRound: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const { unit, target } = drawTarget(random)
        const half = unit / 2
        const near = random.pick([[-half], [half - 1], [-half, half - 1]])
        const inside = random.pick([[random.int(1 - half, -1)], [random.int(1, half - 2)]])
        const far = [random.int(half, unit - 1), random.int(-unit, -half - 1)]
        return { unit, target, shown: random.shuffle([...near, ...inside, ...far].map(away => target + away)) }
      },
      answer: numbersInAnyOrder,
      solve: ({ unit, target, shown }) => shown.filter(value => rounded(value, unit) === target),
      ask({ unit, target, shown }) {
        const [{ en, es }, all] = [byUnit[unit].which(target), list(...shown)]
        return { en: [en, all], es: [es, all] }
      },
      check(printed, answer) {
        const [target, ...shown] = printed.all('number').map(({ n }) => n)
        const right = shown.filter(value => isNearest(value, target ?? 0, unitIn(printed.text)))
        const given = answer.map(value => exact(value).n)
        return given.length === right.length && right.every(value => given.includes(value))
      },
    }),

    least: form({
      levels: ['hard'],
      lines: 1,
      draw: drawTarget,
      answer: integer,
      solve: ({ unit, target }) => target - unit / 2,
      ask: ({ unit, target }) => byUnit[unit].least(target),
      check: (printed, answer) => isEdge(printed.numbers[0]?.n ?? 0, exact(answer).n, unitIn(printed.text), -1),
    }),

    greatest: form({
      levels: ['hard'],
      lines: 1,
      draw: drawTarget,
      answer: integer,
      solve: ({ unit, target }) => target + unit / 2 - 1,
      ask: ({ unit, target }) => byUnit[unit].greatest(target),
      check: (printed, answer) => isEdge(printed.numbers[0]?.n ?? 0, exact(answer).n, unitIn(printed.text), 1),
    }),

    story: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw(random, level) {
        const isEasy = level.numbers === 'two digits to tens'
        const story = random.evenly(roundingStories.filter(({ unit }) => !isEasy || unit === 10))
        const value = notRound(random, isEasy ? 21 : 112, isEasy ? 98 : 949, story.unit)
        return { story, value, hasLine: isEasy }
      },
      answer: integer,
      solve: ({ story, value }) => rounded(value, story.unit),
      ask({ story, value, hasLine }) {
        const { en, es } = story.tell(value)
        const drawn = hasLine ? [figure(lineAround(value, story.unit, []))] : []
        return { en: [en, ...drawn], es: [es, ...drawn] }
      },
      check: (printed, answer) => isNearest(printed.numbers[0]?.n ?? 0, exact(answer).n, unitIn(printed.text)),
    }),
  }),
)
