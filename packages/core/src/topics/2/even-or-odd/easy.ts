import {
  both,
  counters,
  count as countOf,
  exact,
  explained,
  type FormMaker,
  howMany,
  type Icon,
  iconNoun,
  line,
  type Noun,
  type Printed,
  prose,
  quantity,
  type Random,
  step,
  theThings,
  things,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { pairedOff, pairedOffSteps, parity, parityOf, twos } from './parts.ts'

const pairs: Noun = { en: ['pair', 'pairs'], es: ['pareja', 'parejas'], gender: 'f' }

const PICTURES: readonly Icon[] = ['star', 'apple', 'ball', 'shell', 'leaf', 'cookie', 'balloon', 'fish', 'egg', 'car']

const drawnIn = (printed: Printed) =>
  printed.figure('counters').groups.reduce((sum, { items }) => sum + items.length, 0)

const scattered = ({ count, icon, variant }: { count: number; icon: Icon; variant: number }) =>
  counters({ icon, count, variant, fill: 'white', size: 1.05, arrangement: 'scattered' })

/** The forms share the numbers out. */
const COUNTS = {
  objects: [9, 14, 19, 4],
  leftOver: [7, 12, 17, 18],
  // Two pairs would be the number that the sentence prints.
  pairs: [10, 13, 6, 15, 20],
  paired: [8, 11, 16, 5],
} as const
const drawPicture = (random: Random, form: keyof typeof COUNTS) => ({
  count: random.evenly<number>(COUNTS[form]),
  icon: random.evenly(PICTURES),
  variant: random.int(1, 99),
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  objects: form({
    levels: ['easy'],
    draw: random => drawPicture(random, 'objects'),
    answer: parity,
    solve: ({ count }) => parityOf(count),
    ask(facts) {
      const noun = things(iconNoun(facts.icon))
      return withFigure(
        {
          en: prose`Circle groups of 2. Is the number of ${noun} even or odd?`,
          es: prose`Encierra grupos de 2. ¿El número de ${noun} es par o impar?`,
        },
        scattered(facts),
      )
    },
    solution: ({ count }) => pairedOffSteps(count),
    check: (printed, answer) => answer === pairedOff(drawnIn(printed)),
  }),
  leftOver: form({
    levels: ['easy'],
    draw: random => drawPicture(random, 'leftOver'),
    answer: quantity,
    solve: ({ count, icon }) => countOf(count % 2, iconNoun(icon)),
    ask(facts) {
      const noun = iconNoun(facts.icon)
      return withFigure(
        {
          en: prose`Circle groups of 2. ${howMany(noun)} are left over?`,
          es: prose`Encierra grupos de 2. ¿${howMany(noun)} sobran?`,
        },
        scattered(facts),
      )
    },
    solution: ({ count, icon }) => [
      step(twos(Math.floor(count / 2)), because.makePairs),
      count % 2 === 0
        ? step(both(prose`${countOf(0, iconNoun(icon))}`), because.allAreInPairs)
        : explained(
            both(prose`${countOf(1, iconNoun(icon))}`),
            line`${count} is ${count - 1} and 1 more: 1 is left over.`,
            line`${count} es ${count - 1} y 1 más: sobra 1.`,
          ),
    ],
    check: (printed, { amount }) => exact(amount).equals(pairedOff(drawnIn(printed)) === 'even' ? 0 : 1),
  }),
  pairs: form({
    levels: ['easy'],
    draw: random => drawPicture(random, 'pairs'),
    answer: quantity,
    solve: ({ count }) => countOf(Math.floor(count / 2), pairs),
    ask(facts) {
      const noun = iconNoun(facts.icon)
      return withFigure(
        {
          en: prose`Two ${things(noun)} make a pair. How many pairs can you circle?`,
          es: prose`Cada pareja tiene 2 ${things(noun)}. ¿Cuántas parejas puedes encerrar?`,
        },
        scattered(facts),
      )
    },
    solution: ({ count }, { amount }) => [
      step(twos(Math.floor(count / 2)), because.makePairs),
      explained(
        both(prose`${countOf(exact(amount).n, pairs)}`),
        count % 2 === 0
          ? line`Count the pairs. Nothing is left over.`
          : line`Count the pairs. The 1 that is left over makes no pair.`,
        count % 2 === 0
          ? line`Cuenta las parejas. No sobra nada.`
          : line`Cuenta las parejas. Sobra 1, que no forma pareja.`,
      ),
    ],
    check(printed, { amount }) {
      const left = exact(amount).times(-2).plus(drawnIn(printed)).n
      return left === 0 || left === 1
    },
  }),
  paired: form({
    levels: ['easy'],
    draw: random => drawPicture(random, 'paired'),
    answer: parity,
    solve: ({ count }) => parityOf(count),
    ask({ count, icon }) {
      const row = { icon, fill: 'white', size: 0.8 } as const
      const noun = things(iconNoun(icon))
      return withFigure(
        {
          en: prose`Pair up the ${noun} in the two rows. Is the number of ${noun} even or odd?`,
          es: prose`Forma parejas con ${theThings(iconNoun(icon))} de las dos filas. ¿El número de ${noun} es par o impar?`,
        },
        counters(
          [
            { ...row, count: Math.ceil(count / 2) },
            { ...row, count: Math.floor(count / 2) },
          ],
          'down',
        ),
      )
    },
    solution: ({ count }) => pairedOffSteps(count),
    check: (printed, answer) => answer === pairedOff(drawnIn(printed)),
  }),
})
