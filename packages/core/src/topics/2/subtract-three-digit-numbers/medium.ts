import {
  blank,
  both,
  bullets,
  count,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  line,
  minus,
  numberList,
  prose,
  quantity,
  step,
  story,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import type { levels } from './levels.ts'
import { addsBack, draw, type Level, numbersIn, type Pair, regroupedPlaces, toTheSentence, worked } from './parts.ts'
import { leftStories } from './stories.ts'

const checked = ({ a, b }: Pair) =>
  step(equation(sum(a - b, b), a), because.checkWork, { how: { en: line`add`, es: line`suma` } })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  regroup: form({
    levels: ['medium'],
    instruction: { en: prose`Regroup. Then subtract.`, es: prose`Reagrupa. Luego resta.` },
    draw,
    answer: numberList,
    solve({ a, b }) {
      const [, tens, ones] = regroupedPlaces({ a, b })
      return [tens >= 100 ? tens : ones, a - b]
    },
    ask({ a, b }) {
      const [hundreds, tens, ones] = regroupedPlaces({ a, b })
      const parts = tens >= 100 ? sum(hundreds, blank(2), ones) : sum(hundreds, tens, blank(2))
      return both(bullets(line`${equation(a, parts)}`, line`${equation(minus(a, b), blank(2))}`))
    },
    namedAnswer: ({ a, b }) => {
      const [, tens, ones] = regroupedPlaces({ a, b })
      return tens >= 100
        ? { en: prose`Tens: ${tens}; difference: ${a - b}`, es: prose`Decenas: ${tens}; diferencia: ${a - b}` }
        : { en: prose`Ones: ${ones}; difference: ${a - b}`, es: prose`Unidades: ${ones}; diferencia: ${a - b}` }
    },
    solution: worked,
    check(printed, answers) {
      const [whole, first, second, a, b] = tupleOf(numbersIn(printed), 5)
      const [part, rest] = tupleOf(answers, 2)
      return exact(part).plus(first).plus(second).equals(whole) && exact(rest).plus(b).equals(a)
    },
  }),
  left: form(
    story({
      levels: ['medium'],
      lines: 2,
      settings: leftStories,
      draw(random, { noun }, level: Level) {
        const { a, b } = draw(random, level)
        return { greater: count(a, noun), smaller: b }
      },
      answer: quantity,
      solve: ({ greater, smaller }, { noun }) => count(evaluate(greater.amount).n - smaller, noun),
      ask: ({ greater, smaller }, { tell }) => tell(greater, smaller),
      solution({ greater, smaller }, _, { answers, why }) {
        const a = evaluate(greater.amount).n
        return [step(minus(a, smaller), why), ...toTheSentence({ a, b: smaller }, answers(a - smaller))]
      },
      check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('smaller')).equals(numberOf('greater')),
    }),
  ),
  choose: form({
    levels: ['medium'],
    instruction: { en: prose`Choose the difference.`, es: prose`Elige la diferencia.` },
    lines: 2,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    mistakes({ a, b }) {
      const unit = a % 10 < b % 10 ? 10 : 100
      return {
        smallerFromLarger: smallerFromLarger(a, b),
        regroupedStillCounted: a - b + unit,
        oneTooManyTaken: a - b - unit,
        onesOneOff: (a - b) % 10 < 9 ? a - b + 1 : a - b - 1,
      }
    },
    ask: ({ a, b }) => both(minus(a, b)),
    solution: worked,
    whyWrong({ a, b }) {
      const isTen = a % 10 < b % 10
      const [top, bottom] = tupleOf(
        [a, b].map(number => Math.floor(number / (isTen ? 1 : 10)) % 10),
        2,
      )
      return {
        smallerFromLarger: isTen
          ? {
              en: line`In the ones, ${top} was taken from ${bottom}, not ${bottom} from ${top}.`,
              es: line`En las unidades se restó ${top} de ${bottom}, no ${bottom} de ${top}.`,
            }
          : {
              en: line`In the tens, ${top} was taken from ${bottom}, not ${bottom} from ${top}.`,
              es: line`En las decenas se restó ${top} de ${bottom}, no ${bottom} de ${top}.`,
            },
        regroupedStillCounted: isTen
          ? { en: line`It still counts the regrouped ten.`, es: line`Sigue contando la decena que se reagrupó.` }
          : { en: line`It still counts the regrouped hundred.`, es: line`Sigue contando la centena que se reagrupó.` },
        oneTooManyTaken: isTen
          ? { en: line`It takes away 1 ten too many.`, es: line`Quita 1 decena de más.` }
          : { en: line`It takes away 1 hundred too many.`, es: line`Quita 1 centena de más.` },
        onesOneOff: {
          en: line`The last digit is ${(a - b) % 10}.`,
          es: line`El último dígito es ${(a - b) % 10}.`,
        },
      }
    },
    check: addsBack,
  }),
  checkByAdding: form({
    levels: ['medium'],
    instruction: { en: prose`Subtract. Then check by adding.`, es: prose`Resta. Luego comprueba con una suma.` },
    draw,
    answer: numberList,
    solve: ({ a, b }) => [a - b, a],
    ask: ({ a, b }) =>
      both(bullets(line`${equation(minus(a, b), blank(2))}`, line`${equation(sum(blank(2), b), blank(2))}`)),
    namedAnswer: ({ a, b }) => ({
      en: prose`Difference: ${a - b}; check: ${equation(sum(a - b, b), a)}`,
      es: prose`Diferencia: ${a - b}; comprobación: ${equation(sum(a - b, b), a)}`,
    }),
    solution: facts => [...worked(facts), checked(facts)],
    check(printed, answers) {
      const [difference, total] = tupleOf(answers, 2)
      const [a] = numbersIn(printed)
      return a?.equals(exact(total)) === true && addsBack(printed, difference)
    },
  }),
})
