import {
  answerStep,
  type Both,
  blank,
  both,
  decimal,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  relation,
  step,
  type Term,
  table,
  tableCells,
  trueStatement,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersIn } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { drawTo, nearest, type Places, rounded, roundedTo, whichRound } from './parts.ts'
import { cashStory, changeStory } from './prices.ts'
import { rounds } from './rounds.ts'

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

/** Between two neighbors of a place, not halfway. */
function between(value: Ratio, places: Places) {
  const low = Ratio.of(Math.floor(value.times(10 ** places).toNumber()), 10 ** places)
  const [below, above] = [decimal(low, places), decimal(low.plus(Ratio.of(1, 10 ** places)), places)]
  const near = nearest(value, places)
  return explainedBy(relation(relation(below, '<', decimal(value)), '<', above), {
    en: line`The number lies between these two, and it is closer to ${near}.`,
    es: line`El número está entre estos dos y más cerca de ${near}.`,
  })
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      en: prose`Which of these numbers round to ${target} when rounded to the nearest hundredth?`,
      es: prose`¿Cuáles de estos números dan ${target} al redondearlos a la centésima más cercana?`,
    })),
  }),
  whichIsTrue: form(
    trueStatement({
      levels: ['hard'],
      draw(random) {
        // 6.348: who rounds twice comes to 6.4.
        const [whole, tenth, last] = [random.int(2, 60), random.int(0, 8), random.int(6, 9)]
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
              en: line`To the nearest whole number, it is ${shown}.`,
              es: line`Redondeado al número entero más cercano, es ${shown}.`,
            },
            {
              en: line`To the nearest tenth, it is ${shown}.`,
              es: line`Redondeado a la décima más cercana, es ${shown}.`,
            },
            {
              en: line`To the nearest hundredth, it is ${shown}.`,
              es: line`Redondeado a la centésima más cercana, es ${shown}.`,
            },
          ][places] as Both<readonly (string | Term)[]>
        }
        const told = (places: Places, of: Ratio, isTrue: boolean, why = toPlace(value, places)) => {
          const { en, es } = said(places, of)
          return {
            key: `${places}: ${of.times(10 ** places).n}`,
            says: {
              en: { kind: 'paragraph' as const, content: en },
              es: { kind: 'paragraph' as const, content: es },
            },
            isTrue,
            why,
          }
        }
        const wrong = { 0: up(0), 1: up(1), 2: down(2) }
        const extra = ALL_PLACES.filter(places => places !== trueOne)[value.n % 2] as Places
        return [
          ...ALL_PLACES.map(places =>
            places === trueOne ? told(places, rounded(value, places), true) : told(places, wrong[places], false),
          ),
          told(extra, extra === 2 ? up(2) : down(extra), false, between(value, extra)),
        ]
      },
      solution: ({ value, trueOne }, { says }) => [
        toPlace(value, trueOne),
        answerStep(says, { en: line`This statement is true.`, es: line`Esta afirmación es verdadera.` }),
      ],
      holds(printed, key) {
        const [places, count] = key.split(': ').map(Number) as [number, number]
        return rounds(itemOf(numbersIn(printed, 1), 0), Ratio.of(count, 10 ** places), places)
      },
    }),
  ),
  toTheDollar: form(changeStory),
  toTheDime: form(cashStory),
})
