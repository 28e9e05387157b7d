import {
  type AnswerType,
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  count,
  decimal,
  decimalNumber,
  defineTopic,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  itemOf,
  line,
  list,
  minus,
  numberLine,
  numbersInAnyOrder,
  prose,
  quantity,
  type Random,
  Ratio,
  ratioOfExact,
  relation,
  roundToPlace,
  statements,
  step,
  story,
  sum,
  type Term,
  table,
  tableCells,
  trueStatement,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { numbersIn } from '../kit/decimals/decimals.ts'
import { pricesStory } from './round-decimals/prices.ts'
import { rounds } from './round-decimals/rounds.ts'
import { twoAmounts, wholeUnits } from './round-decimals/stories.ts'

type Places = 0 | 1 | 2

/** Half up, on the exact value. */
const rounded = (value: Ratio, places: number): Ratio => Ratio.of(value.times(10 ** places).rounded(), 10 ** places)
const nearest = (value: Ratio, places: number) => decimal(rounded(value, places), places)

/** Numbers with at least one place more than they are rounded to. */
const numbers = {
  'no five'(random: Random, to: Places) {
    return Ratio.of(
      random.until(
        () => random.int(101, 9999),
        n => n % 10 !== 0 && Math.floor(n / 10 ** Math.max(0, 1 - to)) % 10 !== 5,
      ),
      100,
    )
  },
  five(random: Random, to: Places) {
    const places = Math.max(2, to + 1)
    const beyond = 10 ** (places - to)
    return Ratio.of(
      random.int(10 ** to, 60 * 10 ** to) * beyond + beyond / 2 + random.int(0, beyond / 10 - 1),
      10 ** places,
    )
  },
  'chain of nines'(random: Random, to: Places) {
    const beyond = to === 2 ? 10 : 100
    const last = random.int(10 ** Math.max(1, to) / 10, 60) * 10 ** Math.max(1, to) - 1
    return Ratio.of(last * beyond + random.int(beyond / 2 + 1, beyond - 1), 10 ** to * beyond)
  },
  thousandths(random: Random) {
    return Ratio.of(
      random.until(
        () => random.int(1001, 69999),
        n => n % 10 !== 0,
      ),
      1000,
    )
  },
} satisfies Record<string, (random: Random, to: Places) => Ratio>

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}
const drawTo = (random: Random, level: Level, to: Places) => numbers[random.evenly(level.numbers)](random, to)
const drawTelling = (random: Random, level: Level, to: Places) =>
  random.until(
    () => drawTo(random, level, to),
    value => !rounded(value, to).equals(value),
  )

const requiredPlaces = ['decimal-places-0', 'decimal-places-1', 'decimal-places-2'] as const
/** The prompt names the place: so many digits stand after the point. */
const roundedTo = (places: Places): AnswerType<Value> => ({ ...decimalNumber, requires: requiredPlaces[places] })
const wholeUnitsOf: typeof quantity = { ...quantity, requires: 'decimal-places-0' }

const asked: Readonly<Record<Places, (value: Term | Value) => Both<Block>>> = {
  0: value => ({
    en: prose`Round ${value} to the nearest whole number.`,
    es: prose`Redondea ${value} al número entero más cercano.`,
  }),
  1: value => ({
    en: prose`Round ${value} to the nearest tenth.`,
    es: prose`Redondea ${value} a la décima más cercana.`,
  }),
  2: value => ({
    en: prose`Round ${value} to the nearest hundredth.`,
    es: prose`Redondea ${value} a la centésima más cercana.`,
  }),
}

const round = (to: Places) => ({
  lines: 1,
  draw: (random: Random, level: Level) => ({ value: drawTelling(random, level, to) }),
  answer: roundedTo(to),
  solve: ({ value }: { readonly value: Ratio }) => nearest(value, to),
  ask: ({ value }: { readonly value: Ratio }) => asked[to](decimal(value)),
  solution: ({ value }: { readonly value: Ratio }) => roundToPlace(value, -to),
  // The number lies no further than half a place from the answer.
  check: (printed: Parameters<typeof numbersIn>[0], answer: Value) =>
    rounds(itemOf(numbersIn(printed, 1), 0), exact(answer), to),
})

const HEAD = [
  words('Number', 'Número'),
  words('Nearest whole number', 'Número entero más cercano'),
  words('Nearest tenth', 'Décima más cercana'),
  words('Nearest hundredth', 'Centésima más cercana'),
]
const ALL_PLACES = [0, 1, 2] as const

const PLACE_NAMES = [
  words('whole number', 'número entero más cercano'),
  words('tenth', 'décima más cercana'),
  words('hundredth', 'centésima más cercana'),
] as const
/** To one place: which digit decides, and which way it goes. */
function toPlace(value: Ratio, places: Places) {
  const digit = Math.floor(value.times(10 ** (places + 1)).toNumber() + 1e-9) % 10
  const place = PLACE_NAMES[places]
  const to = places === 0 ? words('to the nearest', 'Al') : words('to the nearest', 'A la')
  return explainedBy(
    relation(decimal(value), '≈', nearest(value, places)),
    digit < 5
      ? {
          en: line`To the nearest ${place}: the next digit, ${digit}, is less than 5. Round down.`,
          es: line`${to} ${place}: el dígito siguiente, ${digit}, es menor que 5. Redondea hacia abajo.`,
        }
      : {
          en: line`To the nearest ${place}: the next digit, ${digit}, is 5 or more. Round up.`,
          es: line`${to} ${place}: el dígito siguiente, ${digit}, es 5 o más. Redondea hacia arriba.`,
        },
  )
}

/** The next hundredth outwards rounds to another tenth. */
const isBoundary = (target: Ratio, answer: Ratio, direction: 1 | -1) =>
  answer.times(100).isInteger && rounds(answer, target, 1) && !rounds(answer.plus(Ratio.of(direction, 100)), target, 1)

/** With a digit that counts in the tenths. */
const drawTenths = (random: Random) => ({
  target: Ratio.of(
    random.until(
      () => random.int(12, 199),
      n => n % 10 !== 0,
    ),
    10,
  ),
})

/** The number halfway to the tenth before or after. */
const halfway = (target: Ratio, direction: 1 | -1) => target.plus(Ratio.of(5 * direction, 100))

/** Numbers about a target, those that round to it and those that do not; to tenths or to hundredths. */
function drawCandidates(random: Random, places: 1 | 2) {
  const unit = 10 ** places
  const target = Ratio.of(
    random.until(
      () => random.int(4 * 10 ** (places - 1), 99 * 10 ** (places - 1)),
      n => n % 10 !== 0,
    ),
    unit,
  )
  const at = (steps: number) => target.plus(Ratio.of(steps, 10 * unit))
  const right = [...random.sample([-5, -4, -3, -2, 1, 2, 3, 4], random.int(2, 3))]
  const wrong = random.sample([-9, -7, -6, 5, 6, 8], 5 - right.length)
  return { places, target, right: right.map(at), shown: random.shuffle([...right, ...wrong]).map(at) }
}
type Candidates = ReturnType<typeof drawCandidates>

const whichRound = (places: 1 | 2, question: (target: Value) => Both<Block>) => ({
  lines: 1,
  draw: (random: Random) => drawCandidates(random, places),
  answer: numbersInAnyOrder,
  solve: ({ right }: Candidates) => right.map(value => decimal(value, places + 1)),
  ask({ target, shown }: Candidates) {
    const { en, es } = question(decimal(target, places))
    const candidates = list(...shown.map(value => decimal(value, places + 1)))
    return { en: [en, candidates], es: [es, candidates] }
  },
  solution({ target, right }: Candidates) {
    const unit = Ratio.of(1, 10 ** places)
    const half = unit.over(2)
    const middle = decimal(target, places)
    const [below, above] = [decimal(target.minus(unit), places), decimal(target.plus(unit), places)]
    const [low, high] = [decimal(target.minus(half), places + 1), decimal(target.plus(half), places + 1)]
    return [
      step(low, because.halfwayRoundsUp, { low: below, high: middle }),
      step(high, because.halfwayRoundsUp, { low: middle, high: above }),
      step(
        statements(...right.map(value => relation(relation(low, '≤', decimal(value, places + 1)), '<', high))),
        because.compare,
      ),
    ]
  },
  check(printed: Parameters<typeof numbersIn>[0], answer: readonly Value[]) {
    const [target, ...rest] = numbersIn(printed, 6)
    const isRight = (value: Ratio) => rounds(value, target, places)
    const given = answer.map(value => exact(value))
    return (
      given.every(isRight) &&
      rest.filter(isRight).every(value => given.some(one => one.equals(value))) &&
      given.every((one, i) => given.slice(i + 1).every(other => !other.equals(one))) &&
      given.every(one => rest.some(value => value.equals(one)))
    )
  },
})

export const roundDecimals = defineTopic(
  {
    id: 'round-decimals',
    name: { en: 'Round decimals', es: 'Redondear decimales' },
    description: {
      en: 'Round decimals to the nearest whole number, tenth or hundredth.',
      es: 'Redondea decimales al número entero, a la décima o a la centésima más cercana.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.4'],
    rev: 3,
    levels: {
      easy: { numbers: ['no five'] },
      medium: { numbers: ['five', 'chain of nines', 'thousandths'] },
      hard: { numbers: [] },
    },
  },
  form => ({
    toOnes: form({ levels: ['easy', 'medium'], share: 2, ...round(0) }),
    toTenths: form({ levels: ['easy', 'medium'], share: 2, ...round(1) }),
    toHundredths: form({ levels: ['medium'], share: 2, ...round(2) }),

    numberLine: form({
      levels: ['easy'],
      share: 2,
      draw: random => {
        const [tenths, hundredths] = [random.int(11, 398), random.pick([1, 2, 3, 4, 6, 7, 8, 9])]
        return { low: Ratio.of(tenths, 10), value: Ratio.of(tenths * 10 + hundredths, 100) }
      },
      answer: roundedTo(1),
      solve: ({ value }) => nearest(value, 1),
      ask({ low, value }) {
        const high = low.plus(Ratio.of(1, 10))
        const drawn = figure(
          numberLine({
            from: low,
            to: high,
            step: Ratio.of(1, 100),
            labels: [[low, decimal(low, 1)] as const, [high, decimal(high, 1)] as const],
            points: [value],
          }),
        )
        const shown = decimal(value)
        return {
          en: [drawn, prose`The point is at ${shown}. What is that to the nearest tenth?`],
          es: [drawn, prose`El punto está en ${shown}. ¿Cuánto es, redondeado a la décima más cercana?`],
        }
      },
      solution({ low, value }, answer) {
        const high = low.plus(Ratio.of(1, 10))
        const [left, right] = [value.minus(low), high.minus(value)]
        const shown = decimal(value)
        return [
          explainedBy(
            statements(
              equation(minus(shown, decimal(low, 1)), decimal(left)),
              equation(minus(decimal(high, 1), shown), decimal(right)),
            ),
            {
              en: line`Subtract to find the distance from the point to each end.`,
              es: line`Resta para hallar la distancia del punto a cada extremo.`,
            },
          ),
          answerStep(relation(decimal(left), left.compare(right) < 0 ? '<' : '>', decimal(right)), {
            en: line`So the nearest tenth is ${answer}.`,
            es: line`Entonces la décima más cercana es ${answer}.`,
          }),
        ]
      },
      check(printed, answer) {
        const [value] = numbersIn(printed, 1)
        const { from, to } = printed.figure('number-line')
        const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
        return exact(answer).equals(value.minus(low).compare(high.minus(value)) < 0 ? low : high)
      },
    }),

    wholeUnits: form(
      story({
        levels: ['easy'],
        share: 2,
        settings: wholeUnits,
        draw(random, { hundredths, noun }) {
          const amount = random.until(
            () => random.int(...hundredths),
            n => n % 10 > 0 && Math.floor(n / 10) % 10 !== 5,
          )
          return { amount: count(decimal(Ratio.of(amount, 100)), noun) }
        },
        answer: wholeUnitsOf,
        solve: ({ amount }, { noun }) => count(rounded(evaluate(amount.amount), 0), noun),
        ask: ({ amount }, { ask }) => ask(amount),
        solution({ amount }, answer, { says }) {
          const steps = roundToPlace(evaluate(amount.amount), 0)
          return [...steps.slice(0, -1), answerStep(relation(amount.amount, '≈', answer.amount), says(answer))]
        },
        check: (numberOf, { amount }) => rounds(numberOf('amount'), exact(amount), 0),
      }),
    ),

    choice: form({
      levels: ['medium'],
      draw: random => {
        const to = random.evenly([1, 2] as const)
        const value = random.until(
          () => drawTo(random, { numbers: ['chain of nines'] }, to),
          value => rounded(value, to).compare(value) > 0,
        )
        return { value, to }
      },
      answer: decimalNumber,
      solve: ({ value, to }) => nearest(value, to),
      mistakes({ value, to }) {
        const cut = rounded(value, to).minus(Ratio.of(1, 10 ** to))
        return {
          cutOff: decimal(cut, to),
          cutOffTwice: decimal(cut.minus(Ratio.of(1, 10 ** to)), to),
          onePlaceTooMany: nearest(value.plus(Ratio.of(1, 10 ** to)), to),
          upByOne: nearest(value.plus(1), to),
        }
      },
      ask: ({ value, to }) => asked[to](decimal(value)),
      solution: ({ value, to }) => roundToPlace(value, -to),
      check(printed, answer) {
        const [value] = numbersIn(printed, 1)
        const place = /tenth|décima/.test(printed.text) ? 1 : 2
        return rounds(value, exact(answer), place) && answer !== value
      },
    }),

    whichTenth: form({
      levels: ['medium'],
      ...whichRound(1, target => ({
        en: prose`Which of these numbers round to ${target} (to the nearest tenth)?`,
        es: prose`¿Cuáles de estos números se redondean a ${target} (a la décima más cercana)?`,
      })),
    }),

    twoAmounts: form(
      story({
        levels: ['medium'],
        settings: twoAmounts,
        draw(random, { first, second, noun }) {
          const draw = (range: readonly [number, number]) => {
            const amount = random.until(
              () => random.int(...range),
              n => n % 10 > 0 && n % 100 > 9,
            )
            return count(decimal(Ratio.of(amount, 100)), noun)
          }
          return { first: draw(first), second: draw(second) }
        },
        answer: wholeUnitsOf,
        solve: ({ first, second }, { noun }) =>
          count(rounded(evaluate(first.amount), 0).plus(rounded(evaluate(second.amount), 0)), noun),
        ask: ({ first, second }, { ask }) => ask(first, second),
        solution({ first, second }, answer) {
          const near = [first, second].map(({ amount }) => rounded(evaluate(amount), 0)) as [Ratio, Ratio]
          const digit = ({ amount }: typeof first) => Math.floor(evaluate(amount).times(10).toNumber()) % 10
          return [
            step(relation(first.amount, '≈', near[0]), because.lookAtNextDigit, { digit: digit(first) }),
            step(relation(second.amount, '≈', near[1]), because.lookAtNextDigit, { digit: digit(second) }),
            answerStep(equation(sum(...near), answer.amount), {
              en: line`Together that is about ${answer}.`,
              es: line`En total son aproximadamente ${answer}.`,
            }),
          ]
        },
        check(numberOf, { amount }) {
          const near = [numberOf('first'), numberOf('second')].flatMap(value =>
            [Math.floor(value.toNumber()), Math.ceil(value.toNumber())].filter(n => rounds(value, Ratio.of(n), 0)),
          )
          return near.length === 2 && exact(amount).equals(near.reduce((total, n) => total + n, 0))
        },
      }),
    ),

    allPlaces: form({
      levels: ['hard'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw: random => ({
        value: random.until(
          () => drawTo(random, { numbers: ['five', 'chain of nines', 'thousandths'] }, 2),
          value => value.times(1000).isInteger && !value.times(100).isInteger,
        ),
      }),
      answer: tableCells,
      solve({ value }) {
        const blanks = ALL_PLACES.map(places => nearest(value, places))
        return { blanks, head: HEAD, rows: [[decimal(value), ...blanks]] }
      },
      ask: ({ value }) => both(table({ head: HEAD, rows: [[decimal(value), blank(2), blank(2), blank(2)]] })),
      solution: ({ value }) => ALL_PLACES.map(places => toPlace(value, places)),
      check(printed, { blanks }) {
        const [value] = numbersIn(printed, 1)
        return blanks.length === 3 && blanks.every((answer, places) => rounds(value, exact(answer), places))
      },
    }),

    least: form({
      levels: ['hard'],
      lines: 1,
      draw: drawTenths,
      answer: roundedTo(2),
      solve: ({ target }) => decimal(halfway(target, -1), 2),
      ask({ target }) {
        const shown = decimal(target, 1)
        return {
          en: prose`What is the least number with two decimal places that rounds to ${shown} (to the nearest tenth)?`,
          es: prose`¿Cuál es el menor número con dos cifras decimales que se redondea a ${shown} (a la décima más cercana)?`,
        }
      },
      solution({ target }, answer) {
        const low = decimal(target.minus(Ratio.of(1, 10)), 1)
        return [
          step(relation(relation(low, '<', answer), '<', decimal(target, 1)), because.halfwayRoundsUp, {
            low,
            high: decimal(target, 1),
          }),
          explainedBy(
            equation(
              minus(answer, decimal(Ratio.of(1, 100), 2)),
              decimal(halfway(target, -1).minus(Ratio.of(1, 100)), 2),
            ),
            {
              en: line`One hundredth less already rounds down to ${low}.`,
              es: line`Una centésima menos ya se redondea a ${low}.`,
            },
          ),
          answerStep(both(expr(answer)), {
            en: line`So ${answer} is the least number that rounds to ${decimal(target, 1)}.`,
            es: line`Entonces ${answer} es el menor número que se redondea a ${decimal(target, 1)}.`,
          }),
        ]
      },
      check: (printed, answer) => isBoundary(itemOf(numbersIn(printed, 1), 0), exact(answer), -1),
    }),

    greatest: form({
      levels: ['hard'],
      lines: 1,
      draw: drawTenths,
      answer: roundedTo(2),
      solve: ({ target }) => decimal(halfway(target, 1).minus(Ratio.of(1, 100)), 2),
      ask({ target }) {
        const shown = decimal(target, 1)
        return {
          en: prose`What is the greatest number with two decimal places that rounds to ${shown} (to the nearest tenth)?`,
          es: prose`¿Cuál es el mayor número con dos cifras decimales que se redondea a ${shown} (a la décima más cercana)?`,
        }
      },
      solution({ target }, answer) {
        const [low, high] = [decimal(target, 1), decimal(target.plus(Ratio.of(1, 10)), 1)]
        return [
          step(decimal(halfway(target, 1), 2), because.halfwayRoundsUp, { low, high }),
          explainedBy(equation(minus(decimal(halfway(target, 1), 2), decimal(Ratio.of(1, 100), 2)), answer), {
            en: line`One hundredth less is the greatest number with two decimal places that rounds to ${low}.`,
            es: line`Una centésima menos es el mayor número con dos cifras decimales que se redondea a ${low}.`,
          }),
        ]
      },
      check: (printed, answer) => isBoundary(itemOf(numbersIn(printed, 1), 0), exact(answer), 1),
    }),

    whichHundredth: form({
      levels: ['hard'],
      ...whichRound(2, target => ({
        en: prose`Which of these numbers round to ${target} (to the nearest hundredth)?`,
        es: prose`¿Cuáles de estos números se redondean a ${target} (a la centésima más cercana)?`,
      })),
    }),

    whichIsTrue: form(
      trueStatement({
        levels: ['hard'],
        draw(random) {
          // 6.348: who rounds twice comes to 6.4.
          const [whole, tenth, last] = [random.int(2, 60), random.int(0, 8), random.int(5, 9)]
          return {
            value: Ratio.of(1000 * whole + 100 * tenth + 40 + last, 1000),
            trueOne: random.evenly([0, 1, 2] as const),
          }
        },
        about: ({ value }) => ({
          en: [prose`Think of the number ${decimal(value)}.`],
          es: [prose`Piensa en el número ${decimal(value)}.`],
        }),
        statements({ value, trueOne }) {
          const down = (places: number) => rounded(value, places).minus(Ratio.of(1, 10 ** places))
          const up = (places: number) => rounded(value, places).plus(Ratio.of(1, 10 ** places))
          const said = (places: Places, of: Ratio) => {
            const shown = decimal(of, places)
            return [
              {
                en: line`To the nearest whole number it is ${shown}.`,
                es: line`Al número entero más cercano es ${shown}.`,
              },
              { en: line`To the nearest tenth it is ${shown}.`, es: line`A la décima más cercana es ${shown}.` },
              {
                en: line`To the nearest hundredth it is ${shown}.`,
                es: line`A la centésima más cercana es ${shown}.`,
              },
            ][places] as Both<readonly (string | Term)[]>
          }
          const told = (places: Places, of: Ratio, isTrue: boolean) => {
            const { en, es } = said(places, of)
            return {
              key: `${places}: ${of.times(10 ** places).n}`,
              says: {
                en: { kind: 'paragraph' as const, content: en },
                es: { kind: 'paragraph' as const, content: es },
              },
              isTrue,
            }
          }
          const wrong = { 0: up(0), 1: up(1), 2: down(2) }
          const extra = ALL_PLACES.filter(places => places !== trueOne)[value.n % 2] as Places
          return [
            ...ALL_PLACES.map(places =>
              places === trueOne ? told(places, rounded(value, places), true) : told(places, wrong[places], false),
            ),
            told(extra, extra === 2 ? up(2) : down(extra), false),
          ]
        },
        solution: ({ value }, { says }) => [
          ...ALL_PLACES.map(places => toPlace(value, places)),
          answerStep(says, {
            en: line`Only this statement fits. The others have another number for their place.`,
            es: line`Solo esta afirmación corresponde. Las otras tienen otro número en su posición.`,
          }),
        ],
        holds(printed, key) {
          const [places, count] = key.split(': ').map(Number) as [number, number]
          return rounds(itemOf(numbersIn(printed, 1), 0), Ratio.of(count, 10 ** places), places)
        },
      }),
    ),

    toTheDollar: form(pricesStory('dollar')),
    toTheDime: form(pricesStory('dime')),
  }),
)
