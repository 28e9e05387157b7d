import {
  answerStep,
  both,
  bracketed,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  statements,
  sum,
  type Value,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { COMPLETE, fillIn } from './parts.ts'
import { addsPlainly, byPlaces, gap, inParts, ones, type Pair, subtractsInTurn, tens } from './strategies.ts'

const tensAsOnes = ({ a, b }: Pair) => sum(bracketed(sum(tens(a), tens(b) / 10)), bracketed(sum(ones(a), ones(b))))

const onesAsTens = ({ a, b }: Pair) => sum(bracketed(sum(tens(a), tens(b))), bracketed(sum(10 * ones(a), ones(b))))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  places: form({
    levels: ['easy'],
    share: 2,
    instruction: COMPLETE,
    draw: random => ({ ...addsPlainly(random), hidden: random.evenly([3, 1, 2, 0]) }),
    answer: numberList,
    solve: ({ a, b, hidden }) => [itemOf([tens(a), tens(b), ones(a), ones(b)], hidden), a + b],
    ask({ hidden, ...pair }) {
      const { a, b } = pair
      const parts = [tens(a), tens(b), ones(a), ones(b)].map((part, i): Value => (i === hidden ? gap : part))
      return both(byPlaces(pair, parts, gap))
    },
    solution({ a, b }, values) {
      return [
        explained(
          statements(equation(a, sum(tens(a), ones(a))), equation(b, sum(tens(b), ones(b)))),
          line`Break each number into tens and ones.`,
          line`Separa cada número en decenas y unidades.`,
        ),
        explained(equation(sum(tens(a), tens(b)), tens(a) + tens(b)), line`Add the tens.`, line`Suma las decenas.`),
        explained(equation(sum(ones(a), ones(b)), ones(a) + ones(b)), line`Add the ones.`, line`Suma las unidades.`),
        explained(
          equation(sum(tens(a) + tens(b), ones(a) + ones(b)), a + b),
          line`Put the tens and the ones together.`,
          line`Junta las decenas y las unidades.`,
        ),
        fillIn(values),
      ]
    },
    check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
  }),
  parts: form({
    levels: ['easy'],
    share: 2,
    instruction: COMPLETE,
    draw: random => ({ ...subtractsInTurn(random), hidesTens: random.evenly([false, true]) }),
    answer: numberList,
    solve: ({ a, b, hidesTens }) => [hidesTens ? tens(b) : ones(b), a - b],
    ask: ({ hidesTens, ...pair }) => both(inParts(pair, hidesTens ? [gap, ones(pair.b)] : [tens(pair.b), gap], gap)),
    solution: ({ a, b }, values) => [
      explained(
        equation(b, sum(tens(b), ones(b))),
        line`Break ${b} into tens and ones.`,
        line`Separa ${b} en decenas y unidades.`,
      ),
      explained(equation(minus(a, tens(b)), a - tens(b)), line`Subtract the tens.`, line`Resta las decenas.`),
      explained(equation(minus(a - tens(b), ones(b)), a - b), line`Subtract the ones.`, line`Resta las unidades.`),
      fillIn(values),
    ],
    check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
  }),
  whichEqual: form({
    levels: ['easy'],
    draw: addsPlainly,
    answer: formulaChoice,
    solve: ({ a, b }) => sum(bracketed(sum(tens(a), tens(b))), bracketed(sum(ones(a), ones(b)))),
    mistakes: pair => ({ tensAsOnes: tensAsOnes(pair), onesAsTens: onesAsTens(pair) }),
    ask: ({ a, b }) => ({
      en: prose`Which has the same value as ${sum(a, b)}?`,
      es: prose`¿Cuál tiene el mismo valor que ${sum(a, b)}?`,
    }),
    solution: ({ a, b }, answer) => [
      explained(
        statements(equation(a, sum(tens(a), ones(a))), equation(b, sum(tens(b), ones(b)))),
        line`Break each number into tens and ones.`,
        line`Separa cada número en decenas y unidades.`,
      ),
      explained(
        equation(answer, a + b),
        line`Add tens to tens and ones to ones.`,
        line`Suma decenas con decenas y unidades con unidades.`,
      ),

      answerStep(expr(answer), {
        en: line`It has the same value as ${sum(a, b)}.`,
        es: line`Tiene el mismo valor que ${sum(a, b)}.`,
      }),
    ],
    whyWrong({ a, b }) {
      const [asOnes, asTens] = [tensAsOnes({ a, b }), onesAsTens({ a, b })]
      return {
        tensAsOnes: explained(
          equation(asOnes, evaluate(asOnes)),
          line`It uses ${tens(b) / 10} in place of ${tens(b)}.`,
          line`Usa ${tens(b) / 10} en lugar de ${tens(b)}.`,
        ),
        onesAsTens: explained(
          equation(asTens, evaluate(asTens)),
          line`It uses ${10 * ones(a)} in place of ${ones(a)}.`,
          line`Usa ${10 * ones(a)} en lugar de ${ones(a)}.`,
        ),
      }
    },
    check: (printed, answer) => exact(printed.one('sum')).equals(exact(answer)),
  }),
})
