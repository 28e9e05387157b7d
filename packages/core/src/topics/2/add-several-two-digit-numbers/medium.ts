import {
  addByPlaces,
  answerStep,
  blank,
  both,
  bullets,
  count,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  step,
  story,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { add, draw, drawAmounts, type Level } from './parts.ts'
import { threeAmounts } from './stories.ts'

const tensOf = (number: number) => number - (number % 10)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  threeAmounts: form(
    story({
      levels: ['medium'],
      lines: 3,
      settings: threeAmounts,
      draw(random, _, level: Level) {
        const [first, second, third] = tupleOf(drawAmounts(random, level), 3)
        return { first, second, third }
      },
      answer: quantity,
      solve: ({ first, second, third }, { noun }) => count(first + second + third, noun),
      ask: ({ first, second, third }, { tell }) => tell(first, second, third),
      solution: ({ first, second, third }, found, { answers }) => [
        step(sum(first, second, third), because.putTogether),
        ...addByPlaces(first, second, third),
        answerStep(both(prose`${found}`), answers(found)),
      ],
      check: (numberOf, { amount }) =>
        evaluate(amount).minus(numberOf('first')).minus(numberOf('second')).equals(numberOf('third')),
    }),
  ),
  byPlaces: form({
    levels: ['medium'],
    instruction: {
      en: prose`Add the tens. Add the ones. Then find the sum.`,
      es: prose`Suma las decenas. Suma las unidades. Luego halla el total.`,
    },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        numbers => numbers.every(number => number % 10 > 0),
      ),
    answer: numberList,
    solve: numbers => [add(numbers.map(tensOf)), add(numbers.map(number => number % 10)), add(numbers)],
    ask: numbers =>
      both(
        bullets(
          line`${equation(sum(...numbers.map(tensOf)), blank(3))}`,
          line`${equation(sum(...numbers.map(number => number % 10)), blank(3))}`,
          line`${equation(sum(...numbers), blank(3))}`,
        ),
      ),
    namedAnswer: numbers => {
      const [tens, ones] = [add(numbers.map(tensOf)), add(numbers.map(number => number % 10))]
      return {
        en: prose`Tens: ${tens}; ones: ${ones}; sum: ${tens + ones}`,
        es: prose`Decenas: ${tens}; unidades: ${ones}; total: ${tens + ones}`,
      }
    },
    solution(numbers) {
      const [tens, ones] = [add(numbers.map(tensOf)), add(numbers.map(number => number % 10))]
      return [
        step(equation(sum(...numbers.map(tensOf)), tens), because.addPlace, {
          place: { en: line`the tens`, es: line`las decenas` },
        }),
        step(equation(sum(...numbers.map(number => number % 10)), ones), because.addPlace, {
          place: { en: line`the ones`, es: line`las unidades` },
        }),
        step(equation(sum(tens, ones), tens + ones), because.joinPlaces),
      ]
    },
    // Two of the printed numbers taken from the sum of each line leave the third.
    check(printed, answers) {
      const lines = printed.all('sum').map(({ terms }) => terms.map(term => evaluate(term)))
      return (
        lines.length === answers.length &&
        lines.every((terms, i) => {
          const [a, b, c] = tupleOf(terms, 3)
          return exact(itemOf(answers, i)).minus(a).minus(b).equals(c)
        })
      )
    },
  }),
  choose: form({
    levels: ['medium'],
    instruction: { en: prose`Choose the sum.`, es: prose`Elige el total.` },
    lines: 2,
    draw,
    answer: integer,
    solve: add,
    mistakes: numbers => ({
      tenLost: add(numbers) - 10,
      tenTwice: add(numbers) + 10,
      onesOneOff: add(numbers) % 10 < 9 ? add(numbers) + 1 : add(numbers) - 1,
    }),
    ask: numbers => both(sum(...numbers)),
    solution: numbers => addByPlaces(...numbers),
    whyWrong(numbers) {
      const ones = add(numbers.map(number => number % 10))
      return {
        tenLost: { en: line`The new ten was not added.`, es: line`No se sumó la decena que se forma.` },
        tenTwice: { en: line`The new ten was added twice.`, es: line`La decena que se forma se sumó dos veces.` },
        onesOneOff: {
          en: line`The ones make ${ones}, so the last digit is ${ones % 10}.`,
          es: line`Las unidades suman ${ones}: el último dígito es ${ones % 10}.`,
        },
      }
    },
    check: (printed, answer) =>
      printed
        .one('sum')
        .terms.reduce((rest, term) => rest.minus(evaluate(term)), exact(answer))
        .equals(0),
  }),
})
