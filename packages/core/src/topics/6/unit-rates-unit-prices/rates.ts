import {
  answerStep,
  blank,
  capital,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  fillTable,
  isSameContent,
  itemOf,
  line,
  measure,
  numberList,
  option,
  over,
  prose,
  quantity,
  Ratio,
  relation,
  role,
  statements,
  step,
  theThings,
  things,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { amountOf, drawStory, endsWith, forOne, rateIs, rateQuantity } from './parts.ts'
import { oneStories, type Rated, rateStories } from './rate-stories.ts'

const VEHICLES = {
  train: {
    speeds: [30, 60],
    ask: (rate: Told, distance: Told) => ({
      en: prose`A train travels at ${rate}. How many hours does it take to travel ${distance}?`,
      es: prose`Un tren viaja a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
    }),
  },
  bus: {
    speeds: [20, 30],
    ask: (rate: Told, distance: Told) => ({
      en: prose`A bus travels at ${rate}. How many hours does it take to travel ${distance}?`,
      es: prose`Un autobús viaja a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
    }),
  },
  cyclist: {
    speeds: [6, 9],
    ask: (rate: Told, distance: Told) => ({
      en: prose`A cyclist rides at ${rate}. How many hours does it take to ride ${distance}?`,
      es: prose`Una ciclista va a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
    }),
  },
  boat: {
    speeds: [6, 15],
    ask: (rate: Told, distance: Told) => ({
      en: prose`A boat travels at ${rate}. How many hours does it take to travel ${distance}?`,
      es: prose`Un barco navega a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
    }),
  },
} as const

type Told = ReturnType<typeof role>

const RACES = {
  run: {
    rates: [150, 240],
    noun: nouns.meter,
    ask: (a: Told, t: Told, b: Told, u: Told) => ({
      en: prose`Runner X covers ${a} in ${t}, and runner Y covers ${b} in ${u}. Which runner is faster?`,
      es: prose`La corredora X recorre ${a} en ${t} y la corredora Y recorre ${b} en ${u}. ¿Qué corredora es más rápida?`,
    }),
  },
  type: {
    rates: [30, 60],
    noun: nouns.word,
    ask: (a: Told, t: Told, b: Told, u: Told) => ({
      en: prose`Student X types ${a} in ${t}, and student Y types ${b} in ${u}. Which student types faster?`,
      es: prose`La alumna X escribe ${a} en ${t} y la alumna Y escribe ${b} en ${u}. ¿Qué alumna escribe más rápido?`,
    }),
  },
  fill: {
    rates: [8, 20],
    noun: nouns.liter,
    ask: (a: Told, t: Told, b: Told, u: Told) => ({
      en: prose`Hose X gives ${a} of water in ${t}, and hose Y gives ${b} in ${u}. Which hose fills a pool faster?`,
      es: prose`La manguera X da ${a} de agua en ${t} y la manguera Y da ${b} en ${u}. ¿Qué manguera llena más rápido una piscina?`,
    }),
  },
  print: {
    rates: [14, 40],
    noun: nouns.page,
    ask: (a: Told, t: Told, b: Told, u: Told) => ({
      en: prose`Printer X prints ${a} in ${t}, and printer Y prints ${b} in ${u}. Which printer is faster?`,
      es: prose`La impresora X imprime ${a} en ${t} y la impresora Y imprime ${b} en ${u}. ¿Qué impresora es más rápida?`,
    }),
  },
} as const

/** Pairs of which both unit rates make sense. */
const INVERSES = [
  {
    amount: nouns.mile,
    time: nouns.hour,
    en: ['miles per hour', 'hours per mile'],
    es: ['millas por hora', 'horas por milla'],
  },
  {
    amount: nouns.liter,
    time: nouns.minute,
    en: ['liters per minute', 'minutes per liter'],
    es: ['litros por minuto', 'minutos por litro'],
  },
  {
    amount: nouns.page,
    time: nouns.minute,
    en: ['pages per minute', 'minutes per page'],
    es: ['páginas por minuto', 'minutos por página'],
  },
  {
    amount: nouns.meter,
    time: nouns.second,
    en: ['meters per second', 'seconds per meter'],
    es: ['metros por segundo', 'segundos por metro'],
  },
] as const

const FASTER = ['second', 'equal', 'first'] as const
interface Pace {
  readonly amount: number
  readonly time: number
}
const comparedRates = (one: Pace, two: Pace) => Math.sign(one.amount * two.time - two.amount * one.time)

const head = ({ amount, unit }: Rated) => [unit, amount].map(noun => words(capital(noun.en[1]), capital(noun.es[1])))

export const rateForms = (form: FormMaker<typeof levels>) => ({
  unitRate: form({
    levels: ['easy'],
    kind: 'story',
    draw: drawStory(oneStories, 0),
    answer: rateQuantity,
    solve: ({ story, rate }) => count(rate, story.per),
    ask: ({ story, rate, units, who }) =>
      story.one(role('total', amountOf(story, rate * units)), role('units', count(units, story.unit)), who),
    solution: ({ story, rate, units }, answer) => [
      forOne(equation(divide(rate * units, units), rate), units, count(1, story.unit)),
      rateIs(answer),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('units')).equals(printed.role('total')),
  }),

  whichRate: form({
    levels: ['easy'],
    kind: 'story',
    draw: random =>
      random.until(
        () => drawStory(oneStories, 3)(random),
        ({ rate, units }) => rate !== units,
      ),
    answer: rateQuantity,
    solve: ({ story, rate }) => count(rate, story.per),
    mistakes: ({ story, rate, units }) => ({
      subtracted: count(rate * units - units, story.per),
      multiplied: count(rate * units * units, story.per),
      groupsForTheRate: count(units, story.per),
      totalForTheRate: count(rate * units, story.per),
    }),
    ask: ({ story, rate, units, who }) =>
      story.one(role('total', amountOf(story, rate * units)), role('units', count(units, story.unit)), who),
    solution: ({ story, rate, units }, answer) => [
      forOne(equation(divide(rate * units, units), rate), units, count(1, story.unit)),
      endsWith(answer, line`The unit rate is ${answer}.`, line`La tasa unitaria es de ${answer}.`),
    ],
    whyWrong: () => {
      const given = {
        en: line`It is one of the two given numbers, not the rate for 1.`,
        es: line`Es uno de los dos números dados, no la tasa por 1.`,
      }
      return {
        subtracted: { en: line`It subtracts instead of dividing.`, es: line`Resta en vez de dividir.` },
        multiplied: { en: line`It multiplies instead of dividing.`, es: line`Multiplica en vez de dividir.` },
        groupsForTheRate: given,
        totalForTheRate: given,
      }
    },
    check: (printed, { amount }) => exact(amount).times(printed.role('units')).equals(printed.role('total')),
  }),

  rateTable: form(
    fillTable({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`The rate stays the same. Complete the table.`,
        es: prose`La tasa no cambia. Completa la tabla.`,
      },
      draw(random, { startsWithOne }: { readonly startsWithOne: boolean }) {
        const story = startsWithOne
          ? random.evenly(startingAt(oneStories, 6))
          : random.evenly(startingAt(rateStories, 6))
        const [rate, units] = [random.int(...story.rate), random.int(3, 8)]
        const [less, more] = random.until(
          () => [random.int(2, 9), random.int(4, 12)] as const,
          ([less, more]) => less < more && less !== units && more !== units,
        )
        const row = (of: number) => [of, rate * of]
        return startsWithOne
          ? {
              head: head(story),
              rows: [1, units].map(row),
              blanks: [[0, 1]] as const,
            }
          : {
              head: head(story),
              rows: [units, less, more].map(row),
              blanks: [
                [1, 1],
                [2, 0],
              ] as const,
            }
      },
      fits(rows) {
        const pairs = rows.map(row => tupleOf(row, 2))
        const [units, total] = itemOf(pairs, 0)
        return pairs.every(([a, b]) => b.n > 0 && b.times(units).equals(total.times(a)))
      },
      solution({ head: shown, rows }) {
        const { amount, unit } =
          [...oneStories, ...rateStories].find(story => isSameContent(head(story), shown)) ??
          failed('The head is that of a story')
        const pairs = rows.map(row =>
          tupleOf(
            row.map(value => exact(value).n),
            2,
          ),
        )
        const [units, total] = itemOf(pairs, pairs.length === 2 ? 1 : 0)
        const rate = total / units
        const found = explained(
          equation(divide(total, units), rate),
          line`In the full row, divide the ${things(amount)} by the ${things(unit)}. This is the number of ${things(amount)} for ${count(1, unit)}.`,
          line`En la fila completa, divide ${theThings(amount)} entre ${theThings(unit)}. Es el número de ${things(amount)} para ${count(1, unit)}.`,
        )
        if (pairs.length === 2)
          return [
            found,
            explained(
              equation(times(rate, units), total),
              line`Check: ${rate} times the ${units} in the full row gives ${total}.`,
              line`Comprueba: ${rate} por ${units}, de la fila completa, da ${total}.`,
            ),
          ]
        const [[a, b], [c, d]] = tupleOf(pairs.slice(1), 2)
        return [
          found,
          step(equation(times(rate, a), b), because.timesTheRate),
          step(equation(divide(d, rate), c), because.divideByTheRate),
        ]
      },
    }),
  ),

  useRate: form({
    levels: ['medium'],
    kind: 'story',
    draw: drawStory(rateStories, 4),
    answer: quantity,
    solve: ({ story, rate, others }) => count(rate * others, story.amount),
    ask: ({ story, rate, units, others, who }) =>
      story.other(
        role('total', amountOf(story, rate * units)),
        role('units', count(units, story.unit)),
        role('others', count(others, story.unit)),
        who,
      ),
    solution: ({ story, rate, units, others, who }, answer) => [
      forOne(equation(divide(rate * units, units), rate), units, count(1, story.unit)),
      explained(
        equation(times(rate, others), rate * others),
        line`Multiply by ${others} to find how much it is for ${count(others, story.unit)}.`,
        line`Multiplica por ${others} para hallar cuánto corresponde a ${count(others, story.unit)}.`,
      ),
      answerStep({ kind: 'paragraph', content: [answer] }, story.found(answer, count(others, story.unit), who)),
    ],
    // The two amounts are in the ratio of the two numbers of units.
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('units'))
        .equals(printed.role('total').times(printed.role('others'))),
  }),

  travelTime: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const vehicle = random.evenly(['train', 'bus', 'cyclist', 'boat'])
      // Not a multiple of 10, by which one divides at sight.
      const speed = random.until(
        () => 2 * random.int(VEHICLES[vehicle].speeds[0], VEHICLES[vehicle].speeds[1]),
        drawn => drawn % 10 !== 0,
      )
      return { vehicle, speed, halves: random.int(5, 13) }
    },
    answer: quantity,
    solve: ({ halves }) => count(decimal(Ratio.of(halves, 2)), nouns.hour),
    ask: ({ vehicle, speed, halves }) =>
      VEHICLES[vehicle].ask(
        role('speed', measure(speed, 'mile-per-hour')),
        role('distance', count((speed * halves) / 2, nouns.mile)),
      ),
    solution: ({ speed, halves }, answer) => [
      step(equation(divide((speed * halves) / 2, speed), decimal(Ratio.of(halves, 2))), because.use, {
        rule: { en: line`time = distance ÷ speed`, es: line`tiempo = distancia ÷ rapidez` },
      }),
      endsWith(answer, line`It takes ${answer}.`, line`Tarda ${answer}.`),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('speed')).equals(printed.role('distance')),
  }),

  faster: form({
    levels: ['hard'],
    lines: 3,
    kind: 'story',
    draw(random) {
      const race = random.evenly(['run', 'type', 'fill', 'print'])
      const more = random.evenly([1, 0, -1])
      return random.until(
        () => {
          const [one, two] = random.sample([4, 6, 8, 10, 12, 16], 2)
          // In quarters of one a minute; whole numbers of all in the given times.
          const rate = 4 * random.int(RACES[race].rates[0], RACES[race].rates[1]) + random.int(1, 3)
          const other = rate - more * random.int(1, 6)
          return { race, one: { amount: (rate * one) / 4, time: one }, two: { amount: (other * two) / 4, time: two } }
        },
        ({ one, two }) =>
          Number.isInteger(one.amount) &&
          Number.isInteger(two.amount) &&
          two.amount % two.time > 0 &&
          one.time < two.time === one.amount < two.amount,
      )
    },
    answer: option({
      first: { en: prose`X`, es: prose`X` },
      second: { en: prose`Y`, es: prose`Y` },
      equal: { en: prose`neither: the rates are equal`, es: prose`ninguna: las tasas son iguales` },
    }),
    solve: ({ one, two }) => itemOf(FASTER, comparedRates(one, two) + 1),
    ask: ({ race, one, two }) =>
      RACES[race].ask(
        role('amount', count(one.amount, RACES[race].noun)),
        role('time', count(one.time, nouns.minute)),
        role('other amount', count(two.amount, RACES[race].noun)),
        role('other time', count(two.time, nouns.minute)),
      ),
    solution: ({ one, two }, answer) => {
      const [first, second] = [decimal(Ratio.of(one.amount, one.time)), decimal(Ratio.of(two.amount, two.time))]
      const said = {
        first: { en: line`The rate of X is greater.`, es: line`La tasa de X es mayor.` },
        second: { en: line`The rate of Y is greater.`, es: line`La tasa de Y es mayor.` },
        equal: { en: line`The rates are equal.`, es: line`Las tasas son iguales.` },
      }
      return [
        forOne(equation(divide(one.amount, one.time), first), one.time, count(1, nouns.minute)),
        explained(
          equation(divide(two.amount, two.time), second),
          line`Do the same for Y: divide by ${two.time}.`,
          line`Haz lo mismo con Y: divide entre ${two.time}.`,
        ),
        answerStep(
          relation(first, itemOf(['<', '=', '>'] as const, comparedRates(one, two) + 1), second),
          said[answer],
        ),
      ]
    },
    // In as many minutes as the other's time, each would do so much.
    check(printed, answer) {
      const order = printed
        .role('amount')
        .times(printed.role('other time'))
        .compare(printed.role('other amount').times(printed.role('time')))
      return answer === (order > 0 ? 'first' : order < 0 ? 'second' : 'equal')
    },
  }),

  bothRates: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find both unit rates. Write each as a fraction in lowest terms.`,
      es: prose`Halla las dos tasas unitarias. Escribe cada una como fracción en su mínima expresión.`,
    },
    lines: 3,
    draw(random) {
      const pair = random.evenly(INVERSES)
      return random.until(
        () => ({ pair, amount: random.int(4, 60), time: random.int(2, 12) }),
        ({ amount, time }) => {
          const { d } = Ratio.of(amount, time)
          return amount > time && amount <= 8 * time && d > 1 && d < time
        },
      )
    },
    answer: { ...numberList, requires: 'lowest-terms' },
    solve: ({ amount, time }) => [Ratio.of(amount, time), Ratio.of(time, amount)],
    ask({ pair, amount, time }) {
      const [a, t] = [role('amount', count(amount, pair.amount)), role('time', count(time, pair.time))]
      const told = (language: 'en' | 'es', between: string, and: string) => ({
        kind: 'paragraph' as const,
        content: [a, between, t, ': ', blank(3), ` ${pair[language][0]}${and}`, blank(3), ` ${pair[language][1]}`],
      })
      return { en: told('en', ' in ', ' and '), es: told('es', ' en ', ' y ') }
    },
    key: ({ pair }) => ({
      en: { kind: 'paragraph', content: [`(${pair.en[0]}; ${pair.en[1]})`] },
      es: { kind: 'paragraph', content: [`(${pair.es[0]}; ${pair.es[1]})`] },
    }),
    solution({ pair, amount, time }) {
      const [rate, inverse] = [Ratio.of(amount, time), Ratio.of(time, amount)]
      const divisor = amount / rate.n
      return [
        forOne(over(amount, time), time, count(1, pair.time)),
        forOne(over(time, amount), amount, count(1, pair.amount)),
        explained(
          statements(equation(over(amount, time), rate), equation(over(time, amount), inverse)),
          [
            ...line`Divide the numerator and the denominator of each fraction by ${divisor}. The rates are ${rate} `,
            `${pair.en[0]} and `,
            ...line`${inverse} `,
            `${pair.en[1]}.`,
          ],
          [
            ...line`Divide el numerador y el denominador de cada fracción entre ${divisor}. Las tasas son ${rate} `,
            `${pair.es[0]} y `,
            ...line`${inverse} `,
            `${pair.es[1]}.`,
          ],
        ),
      ]
    },
    // Each rate takes one printed number to the other.
    check(printed, rates) {
      const [rate, inverse] = tupleOf(
        rates.map(value => exact(value)),
        2,
      )
      const [amount, time] = [printed.role('amount'), printed.role('time')]
      return rate.times(time).equals(amount) && inverse.times(amount).equals(time)
    },
  }),
})
