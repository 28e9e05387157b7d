import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  defineTopic,
  equation,
  exact,
  explained,
  expr,
  figure,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberLine,
  numberList,
  numbersInAnyOrder,
  type Printed,
  prose,
  quantity,
  type Random,
  ratioOfExact,
  roundToPlace,
  type Step,
  step,
  sum,
  tupleOf,
  type Value,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { isNearest, rounded } from '../kit/rounding/rounding.ts'
import { roundingStories } from './round-nearest-ten-hundred/rounding-stories.ts'

type Unit = 10 | 100

/** From 11 to 99, but no tens. */
const TWO_DIGITS = wholes(11, 99).filter(value => value % 10 !== 0)

/** Numbers and the place to round to, by the name that levels list. */
const numbers = {
  'two digits to tens': (random: Random) => ({ unit: 10 as Unit, value: random.evenly(TWO_DIGITS) }),
  'three digits'(random: Random) {
    const unit: Unit = random.evenly([10, 100])
    const half = unit / 2
    const isHalf = random.chance(0.25)
    const value = random.until(
      () => (isHalf ? random.int(unit === 10 ? 10 : 1, 900 / unit) * unit + half : notRound(random, 101, 949, unit)),
      drawn => unit === 100 || drawn % 100 < 95,
    )
    return { unit, value }
  },
  'over the edge'(random: Random) {
    const kind = random.evenly(['to a hundred', 'to a thousand', 'to a hundred', 'already round'])
    switch (kind) {
      case 'to a hundred':
        return { unit: 10 as Unit, value: random.int(1, 9) * 100 + random.int(95, 99) }
      case 'to a thousand':
        return { unit: 100 as Unit, value: random.int(951, 994) }
      case 'already round':
        return { unit: 10 as Unit, value: random.int(11, 98) * 10 }
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
      en: prose`Which numbers round to ${target} when you round to the nearest ten?`,
      es: prose`¿Qué números dan ${target} al redondearlos a la decena más cercana?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} when you round to the nearest ten?`,
      es: prose`¿Cuál es el menor número entero que da ${target} al redondearlo a la decena más cercana?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} when you round to the nearest ten?`,
      es: prose`¿Cuál es el mayor número entero que da ${target} al redondearlo a la decena más cercana?`,
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
      en: prose`Which numbers round to ${target} when you round to the nearest hundred?`,
      es: prose`¿Qué números dan ${target} al redondearlos a la centena más cercana?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} when you round to the nearest hundred?`,
      es: prose`¿Cuál es el menor número entero que da ${target} al redondearlo a la centena más cercana?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} when you round to the nearest hundred?`,
      es: prose`¿Cuál es el mayor número entero que da ${target} al redondearlo a la centena más cercana?`,
    }),
  },
}

/** From the unit below the number to the one above, with the middle named. */
function lineAround(value: number, unit: Unit, points: readonly number[]) {
  const from = Math.floor(value / unit) * unit
  return numberLine({ from, to: from + unit, labels: [from, from + unit / 2, from + unit], points })
}

const steps = ({ value, unit }: { readonly value: number; readonly unit: Unit }) =>
  roundToPlace(value, unit === 10 ? 1 : 2)

/** On the line between two tens: before the middle or not. */
function onTheLine(value: number, unit: Unit): readonly Step[] {
  const low = Math.floor(value / unit) * unit
  const [middle, high] = [low + unit / 2, low + unit]
  return [
    explained(
      list(low, middle, high),
      line`${value} is between ${low} and ${high}. Halfway is ${middle}.`,
      line`${value} está entre ${low} y ${high}. A la mitad está ${middle}.`,
    ),
    value < middle
      ? explained(
          expr(low),
          line`${value} is less than ${middle}, so it is nearer to ${low}.`,
          line`${value} es menor que ${middle}, así que está más cerca de ${low}.`,
        )
      : value === middle
        ? explained(
            expr(high),
            line`${value} is halfway. Halfway rounds up to ${high}.`,
            line`${value} está a la mitad. La mitad se redondea hacia arriba, a ${high}.`,
          )
        : explained(
            expr(high),
            line`${value} is greater than ${middle}, so it is nearer to ${high}.`,
            line`${value} es mayor que ${middle}, así que está más cerca de ${high}.`,
          ),
  ]
}

/** The least number that rounds up to the target. */
const leastFor = (target: number, unit: Unit): Step =>
  explained(
    equation(minus(target, unit / 2), target - unit / 2),
    line`Subtract ${unit / 2} to find the number halfway from ${target - unit} to ${target}. It rounds up to ${target}.`,
    line`Resta ${unit / 2} para hallar el número a la mitad entre ${target - unit} y ${target}. Se redondea hacia arriba, a ${target}.`,
  )
/** The number before the middle above the target, and that middle. */
const greatestFor = (target: number, unit: Unit): readonly Step[] => [
  explained(
    equation(sum(target, unit / 2), target + unit / 2),
    line`Add ${unit / 2} to find the number halfway from ${target} to ${target + unit}. It rounds up to ${target + unit}.`,
    line`Suma ${unit / 2} para hallar el número a la mitad entre ${target} y ${target + unit}. Se redondea hacia arriba, a ${target + unit}.`,
  ),
  step(equation(minus(target + unit / 2, 1), target + unit / 2 - 1), because.oneLessRoundsDown),
]

const unitIn = (text: string): Unit => (/hundred|centena/.test(text) ? 100 : 10)

/** The next whole number outwards rounds to another unit. */
const isEdge = (target: number, answer: number, unit: number, direction: 1 | -1) =>
  isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)

const check = (printed: Printed, answer: Value) => {
  const [value] = printed.take(1)
  return isNearest(value.n, exact(answer).n, unitIn(printed.text))
}

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
      levels: ['medium'],
      share: 3,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value, unit }) => rounded(value, unit),
      ask: ({ value, unit }) => byUnit[unit].round(value),
      solution: steps,
      check,
    }),

    crossing: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value, unit }) => rounded(value, unit),
      ask: ({ value, unit }) => byUnit[unit].round(value),
      solution: steps,
      check,
    }),

    numberLine: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value, unit }) => rounded(value, unit),
      ask({ value, unit }) {
        const { en, es } = byUnit[unit].pointAt(value)
        const drawn = figure(lineAround(value, unit, [value]))
        return { en: [drawn, en], es: [drawn, es] }
      },
      solution: ({ value, unit }) => onTheLine(value, unit),
      // The nearer end of the line, the upper one from the middle on.
      check(printed, answer) {
        const { from, to, points } = printed.figure('number-line')
        const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
        const at = ratioOfExact(itemOf(points, 0).at)
        const [value] = printed.take(1)
        return value.equals(at) && exact(answer).equals(at.minus(low).compare(high.minus(at)) < 0 ? low : high)
      },
    }),

    betweenTens: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw: random => random.evenly(turned(TWO_DIGITS, 37).filter(value => value % 10 !== 5)),
      answer: numberList,
      solve: value => [Math.floor(value / 10) * 10, Math.floor(value / 10) * 10 + 10, rounded(value, 10)],
      ask: value => ({
        en: [prose`${value} is between the tens ____ and ____.`, prose`To the nearest ten, ${value} rounds to ____.`],
        es: [
          prose`${value} está entre las decenas ____ y ____.`,
          prose`A la decena más cercana, ${value} se redondea a ____.`,
        ],
      }),
      namedAnswer: value => ({
        en: prose`ten below: ${Math.floor(value / 10) * 10}; ten above: ${Math.floor(value / 10) * 10 + 10}; nearest ten: ${rounded(value, 10)}`,
        es: prose`decena anterior: ${Math.floor(value / 10) * 10}; decena siguiente: ${Math.floor(value / 10) * 10 + 10}; decena más cercana: ${rounded(value, 10)}`,
      }),
      solution: value => onTheLine(value, 10),
      check(printed, answers) {
        const [low, high, nearest] = tupleOf(answers.map(exact), 3)
        const [value] = printed.take(1)
        return (
          low.over(10).isInteger &&
          high.minus(low).equals(10) &&
          low.compare(value) < 0 &&
          value.compare(high) < 0 &&
          isNearest(value.n, nearest.n, 10)
        )
      },
    }),

    bothPlaces: form({
      levels: ['medium'],
      lines: 0,
      // The two places round to different numbers, and are not decided by the same digit.
      draw: random =>
        random.until(
          () => notRound(random, 111, 949, 10),
          value => rounded(value, 10) !== rounded(value, 100) && value % 10 !== Math.floor(value / 10) % 10,
        ),
      answer: numberList,
      solve: value => [rounded(value, 10), rounded(value, 100)],
      ask: value => ({
        en: [prose`Round ${value}.`, prose`nearest ten: ____`, prose`nearest hundred: ____`],
        es: [prose`Redondea ${value}.`, prose`a la decena más cercana: ____`, prose`a la centena más cercana: ____`],
      }),
      namedAnswer: value => ({
        en: prose`nearest ten: ${rounded(value, 10)}; nearest hundred: ${rounded(value, 100)}`,
        es: prose`a la decena: ${rounded(value, 10)}; a la centena: ${rounded(value, 100)}`,
      }),
      solution: value => [...steps({ value, unit: 10 }), ...steps({ value, unit: 100 })],
      check(printed, answers) {
        const [value] = printed.take(1)
        const [ten, hundred] = tupleOf(answers, 2)
        return isNearest(value.n, exact(ten).n, 10) && isNearest(value.n, exact(hundred).n, 100)
      },
    }),

    whichRound: form({
      levels: ['hard'],
      share: 2,
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
      solution: ({ unit, target }, answer) => [
        leastFor(target, unit),
        ...greatestFor(target, unit).slice(1),
        step(list(...[...answer].sort((a, b) => exact(a).compare(exact(b)))), because.takeFromTo, {
          low: target - unit / 2,
          high: target + unit / 2 - 1,
        }),
      ],
      check(printed, answer) {
        const [target, ...shown] = printed.all('number').map(({ n }) => n)
        const right = shown.filter(value => target !== undefined && isNearest(value, target, unitIn(printed.text)))
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
      solution: ({ unit, target }) => [
        leastFor(target, unit),
        explained(
          expr(target - unit / 2),
          line`One less, ${target - unit / 2 - 1}, rounds down to ${target - unit}. So ${target - unit / 2} is the least.`,
          line`Uno menos, ${target - unit / 2 - 1}, se redondea hacia abajo, a ${target - unit}. Así que ${target - unit / 2} es el menor.`,
        ),
      ],
      check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, unitIn(printed.text), -1),
    }),

    greatest: form({
      levels: ['hard'],
      lines: 1,
      draw: drawTarget,
      answer: integer,
      solve: ({ unit, target }) => target + unit / 2 - 1,
      ask: ({ unit, target }) => byUnit[unit].greatest(target),
      solution: ({ unit, target }) => greatestFor(target, unit),
      check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, unitIn(printed.text), 1),
    }),

    story: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      lines: 1,
      draw(random, level) {
        const isEasy = level.numbers === 'two digits to tens'
        const story = random.evenly(roundingStories.filter(({ easy }) => !isEasy || easy))
        const value = isEasy ? notRound(random, 21, 98, 10) : notRound(random, story.least, story.most, story.unit)
        return { story, value, unit: story.unit, hasLine: isEasy }
      },
      answer: quantity,
      solve: ({ story, value, unit }) => count(rounded(value, unit), story.noun),
      ask({ story, value, hasLine }) {
        const { en, es } = story.tell(value)
        const drawn = hasLine ? [figure(lineAround(value, story.unit, []))] : []
        return { en: [en, ...drawn], es: [es, ...drawn] }
      },
      solution: ({ story: { noun }, value, unit, hasLine }) => [
        ...(hasLine ? onTheLine(value, unit) : steps({ value, unit })),
        answerStep(both(prose`${count(rounded(value, unit), noun)}`), {
          en: line`${value} rounds to ${rounded(value, unit)}.`,
          es: line`${value} se redondea a ${rounded(value, unit)}.`,
        }),
      ],
      check: (printed, { amount }) => check(printed, amount),
    }),
  }),
)
