import {
  decimal,
  type Expr,
  equation,
  explained,
  type FormMaker,
  gcd,
  line,
  minus,
  over,
  percent,
  prose,
  Ratio,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import { changeSteps, drawChange, factorOf, percentChange, printedChange, toTenth } from './change.ts'
import type { levels } from './levels.ts'
import { askChange, changeOf, checkChange, drawBare } from './parts.ts'

const percentOfChange = {
  en: prose`Find the percent of change. Circle the word that fits.`,
  es: prose`Halla el porcentaje de cambio. Encierra en un círculo la palabra correcta.`,
}

const fromTo = (from: number, to: number): Sentence => ({
  key: `${from} ${to}`,
  says: { en: prose`from ${from} to ${to}`, es: prose`de ${from} a ${to}` },
})

const changeOver = (off: number, from: number): Expr => {
  const value = Ratio.of(off * 100, from)
  return value.times(10).isInteger
    ? equation(over(off, from), percent(decimal(value)))
    : relation(over(off, from), '≈', percent(decimal(toTenth(value), 1)))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  change: form({
    levels: ['easy'],
    share: 2,
    instruction: percentOfChange,
    draw: drawBare,
    answer: percentChange,
    solve: changeOf,
    ask: askChange,
    solution: ({ original, changed }, change) => changeSteps(original, changed, change),
    check: checkChange,
  }),

  choose: form({
    levels: ['easy'],
    draw: (random, { rates, range }) =>
      random.until(
        () => drawChange(random, rates, range),
        // Divided by the new value, the change is another whole percent, or one with few digits.
        ({ original, changed, rate }) => {
          const off = Math.abs(changed - original)
          return Ratio.of(off * 100, changed).d <= 2 && off !== rate && Ratio.of(changed * 100, original).isInteger
        },
      ),
    answer: percentChange,
    solve: changeOf,
    mistakes: ({ original, changed, rate, direction }) => {
      const off = Math.abs(changed - original)
      return {
        dividedByTheNewValue: { rate: decimal(Ratio.of(off * 100, changed)), direction },
        otherDirection: { rate, direction: direction === 'increase' ? 'decrease' : 'increase' },
        changeTakenForPercent: { rate: off, direction },
      }
    },
    ask: ({ original, changed }) => ({
      en: prose`What is the percent of change from ${original} to ${changed}?`,
      es: prose`¿Cuál es el porcentaje de cambio de ${original} a ${changed}?`,
    }),
    solution: ({ original, changed }, change) => changeSteps(original, changed, change),
    whyWrong: ({ original, changed, direction }) => ({
      dividedByTheNewValue: {
        en: line`It divides by the new value, ${changed}, not by the original, ${original}.`,
        es: line`Divide entre el valor nuevo, ${changed}, no entre el original, ${original}.`,
      },
      otherDirection:
        direction === 'increase'
          ? { en: line`The number increases.`, es: line`El número aumenta.` }
          : { en: line`The number decreases.`, es: line`El número disminuye.` },
      changeTakenForPercent: {
        en: line`${Math.abs(changed - original)} is the change in units, not the percent.`,
        es: line`${Math.abs(changed - original)} es el cambio en unidades, no el porcentaje.`,
      },
    }),
    check: checkChange,
  }),

  whichChange: form({
    levels: ['easy'],
    draw(random) {
      const direction = random.evenly(['increase', 'decrease'])
      const [rate, nearRate] = random.evenly([
        [25, 20],
        [20, 25],
        [50, 40],
        [60, 50],
        [40, 60],
        [30, 20],
        [75, 60],
        [10, 20],
      ] as const)
      const step = 100 / gcd(rate, 100)
      return random.until(
        () => {
          const original = step * random.int(Math.ceil(20 / step), Math.floor(160 / step))
          const part = (original * rate) / 100
          const units = 10 * random.int(rate / 10 + 2, 16)
          const near = 10 * random.int(3, 16)
          return { direction, rate, original, part, units, near, nearPart: (near * nearRate) / 100 }
        },
        ({ original, part, units, near, nearPart }) =>
          new Set([original, units, near, original + part, original - part, units + rate, near + nearPart]).size ===
            7 &&
          original !== 100 &&
          units !== 100 &&
          near !== 100 &&
          Number.isInteger(nearPart) &&
          part !== rate,
      )
    },
    answer: sentenceChoice,
    solve: ({ direction, original, part }): Sentence =>
      fromTo(original, direction === 'increase' ? original + part : original - part),
    mistakes: ({ direction, rate, original, part, units, near, nearPart }) => {
      const way = direction === 'increase' ? 1 : -1
      return {
        otherWay: fromTo(original + way * part, original),
        unitsForPercent: fromTo(units, units + way * rate),
        anotherPercent: fromTo(near, near + way * nearPart),
      }
    },
    ask: ({ direction, rate }) =>
      direction === 'increase'
        ? {
            en: prose`Which change is a ${role('increase', percent(rate))} increase?`,
            es: prose`¿Qué cambio es un aumento del ${role('increase', percent(rate))}?`,
          }
        : {
            en: prose`Which change is a ${role('decrease', percent(rate))} decrease?`,
            es: prose`¿Qué cambio es una disminución del ${role('decrease', percent(rate))}?`,
          },
    solution: ({ direction, rate, original, part }) => {
      const now = original + (direction === 'increase' ? part : -part)
      return [
        explained(
          equation(minus(Math.max(now, original), Math.min(now, original)), part),
          line`Find the change from ${original} to ${now}.`,
          line`Halla el cambio de ${original} a ${now}.`,
        ),
        explained(
          equation(over(part, original), percent(rate)),
          line`Divide the change by the original, ${original}.`,
          line`Divide el cambio entre el valor original, ${original}.`,
        ),
      ]
    },
    whyWrong: ({ direction, rate, original, part, units, near, nearPart }) => {
      const way = direction === 'increase' ? 1 : -1
      const now = original + way * part
      return {
        otherWay: explained(
          changeOver(part, now),
          direction === 'increase'
            ? line`The number decreases, and the original is ${now}.`
            : line`The number increases, and the original is ${now}.`,
          direction === 'increase'
            ? line`Es una disminución, y el valor original es ${now}.`
            : line`Es un aumento, y el valor original es ${now}.`,
        ),
        unitsForPercent: explained(
          changeOver(rate, units),
          line`The change is ${rate} units, not ${percent(rate)}.`,
          line`El cambio es de ${rate} unidades, no del ${percent(rate)}.`,
        ),
        anotherPercent: explained(
          changeOver(nearPart, near),
          line`The change is ${nearPart}, which is not ${percent(rate)} of ${near}.`,
          line`El cambio es de ${nearPart}, que no es el ${percent(rate)} de ${near}.`,
        ),
      }
    },
    // The printed percent of the first number, put on or taken off, gives the second.
    check(printed, { key }) {
      const [from, to] = tupleOf(key.split(' ').map(Number), 2)
      return Ratio.of(from)
        .times(factorOf(printedChange(printed)))
        .equals(to)
    },
  }),
})
