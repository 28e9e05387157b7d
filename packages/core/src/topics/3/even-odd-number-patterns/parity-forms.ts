import {
  both,
  type Expr,
  evaluate,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  list,
  type Printed,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  trueOrFalse,
  words,
  writtenOption,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import {
  type Combined,
  claimSteps,
  claims,
  lastDigits,
  otherParity,
  PARITY,
  type Parity,
  parityOf,
  reasonFor,
  resultOf,
  trueOrFalseAsked,
  whyOf,
} from './parity.ts'
import type { levels } from './sequences.ts'

const parityWord = writtenOption({
  even: { en: prose`even`, es: prose`par` },
  odd: { en: prose`odd`, es: prose`impar` },
})

/** Numbers of three digits, so many of them odd, in any order. */
const numbersWith = (random: Random, count: number, odd: number): readonly number[] =>
  random.shuffle<readonly number[]>(
    Array.from({ length: count }, (_, i) => 2 * random.int(56, 480) + (i < odd ? 1 : 0)),
  )
const oddAddends = (numbers: readonly number[]) => ({
  en: prose`odd addends: ${list(...numbers)}`,
  es: prose`sumandos impares: ${list(...numbers)}`,
})
const parts = (shown: Expr): readonly Expr[] =>
  shown.kind === 'sum' ? shown.terms : shown.kind === 'product' ? shown.factors : []

/** How many of the printed numbers are odd. */
const oddIn = (printed: Printed, kind: 'sum' | 'product') =>
  parts(printed.one(kind)).filter(item => evaluate(item).n % 2 !== 0).length

const each = (numbers: readonly number[]) =>
  explained(
    list(...numbers.map(value => words(PARITY[parityOf(value)].en, PARITY[parityOf(value)].es))),
    line`Tell whether each number is even or odd.`,
    line`Di si cada número es par o impar.`,
  )

const choiceOf = (combined: Combined, parity: Parity): Sentence => ({
  key: `${combined.odd} ${parity}`,
  says: reasonFor(combined, parity),
})
/** The same reason with the other result, and other reasons with either. */
function wrongChoices(combined: Combined, others: readonly [number, number]): Record<string, Sentence> {
  const right = resultOf(combined)
  const [one, other] = others
  return {
    otherResult: choiceOf(combined, otherParity(right)),
    otherReason: choiceOf({ ...combined, odd: one }, right),
    otherBoth: choiceOf({ ...combined, odd: other }, otherParity(right)),
  }
}

const decided = (combined: Combined) => {
  const { en, es } = whyOf(combined)
  const parity = PARITY[resultOf(combined)]
  return explained(words(parity.en, parity.es), en, es)
}

export const parityForms = (form: FormMaker<typeof levels>) => ({
  evenOrOdd: form({
    levels: ['medium'],
    instruction: {
      en: prose`Is the sum even or odd? Do not add.`,
      es: prose`¿La suma es par o impar? No la calcules.`,
    },
    draw: random => {
      const odd = random.evenly([1, 2, 1, 0])
      return { odd, numbers: numbersWith(random, 2, odd) }
    },
    answer: parityWord,
    solve: ({ odd }) => parityOf(odd),
    ask: ({ numbers }) => both(prose`${sum(...numbers)} ____`),
    solution: ({ odd, numbers }) => [lastDigits(numbers), each(numbers), decided({ operation: 'sum', count: 2, odd })],
    check: (printed, answer) => answer === parityOf(evaluate(printed.one('sum')).n),
  }),

  statement: form({
    levels: ['medium'],
    draw: random => random.evenly(claims),
    answer: trueOrFalse,
    solve: claim => (claim.claimed === resultOf(claim) ? 'true' : 'false'),
    ask: ({ says }) => ({ en: [says.en, trueOrFalseAsked.en], es: [says.es, trueOrFalseAsked.es] }),
    solution: claimSteps,
    // Numbers of each kind are added or multiplied.
    check(printed, answer) {
      const claim = printedOf(claims, printed)
      if (!claim) return false
      const numbers = Array.from({ length: claim.count }, (_, i) => 10 + 2 * i + (i < claim.odd ? 1 : 0))
      const result = numbers.reduce((so, value) => (claim.operation === 'sum' ? so + value : so * value))
      return (answer === 'true') === (parityOf(result) === claim.claimed)
    },
  }),

  threeAddends: form({
    levels: ['hard'],
    kind: 'explain',
    draw(random) {
      const odd = random.evenly([2, 3, 2, 1])
      const others = random.sample(
        [0, 1, 2, 3].filter(count => count !== odd),
        2,
      )
      return { odd, numbers: numbersWith(random, 3, odd), others }
    },
    answer: sentenceChoice,
    solve: ({ odd }) => choiceOf({ operation: 'sum', count: 3, odd }, parityOf(odd)),
    mistakes: ({ odd, others }) => wrongChoices({ operation: 'sum', count: 3, odd }, others),
    ask({ numbers }) {
      const shown = sum(...numbers)
      return {
        en: prose`Without adding, tell whether ${shown} is even or odd. Why?`,
        es: prose`Sin sumar, di si ${shown} es par o impar. ¿Por qué?`,
      }
    },
    solution: ({ odd, numbers }) => [lastDigits(numbers), each(numbers), decided({ operation: 'sum', count: 3, odd })],
    check: (printed, { key }) => key === `${oddIn(printed, 'sum')} ${parityOf(evaluate(printed.one('sum')).n)}`,
  }),

  whichSum: form({
    levels: ['hard'],
    draw(random) {
      const asked = random.evenly<Parity>(['odd', 'even'])
      const [right, ...wrong] = asked === 'odd' ? [random.evenly([3, 1]), 0, 2, 2] : [random.evenly([2, 0]), 1, 3, 1]
      return {
        asked,
        right: { odd: right, numbers: numbersWith(random, 3, right) },
        wrong: wrong.map(odd => ({ odd, numbers: numbersWith(random, 3, odd) })),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => sum(...right.numbers),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(({ numbers }, i) => [`otherParity${i}`, sum(...numbers)])),
    ask: ({ asked }) =>
      asked === 'odd'
        ? {
            en: prose`Three of these sums are even. Without adding, find the ${words('odd sum', 'suma impar')}.`,
            es: prose`Tres de estas sumas son pares. Sin sumar, halla la ${words('odd sum', 'suma impar')}.`,
          }
        : {
            en: prose`Three of these sums are odd. Without adding, find the ${words('even sum', 'suma par')}.`,
            es: prose`Tres de estas sumas son impares. Sin sumar, halla la ${words('even sum', 'suma par')}.`,
          },
    solution: ({ asked, right, wrong }, answer) => [
      explainedBy(
        oddAddends(wrong.map(({ odd }) => odd)),
        asked === 'odd'
          ? {
              en: line`Look at the last digits. In the even sums, none or two addends are odd, so nothing is left over.`,
              es: line`Mira los últimos dígitos. En las sumas pares, ningún sumando o dos sumandos son impares, así que no sobra nada.`,
            }
          : {
              en: line`Look at the last digits. In the odd sums, one or three addends are odd, so 1 is left over.`,
              es: line`Mira los últimos dígitos. En las sumas impares, uno o tres sumandos son impares, así que sobra 1.`,
            },
      ),
      each(right.numbers),
      explainedBy(expr(answer), whyOf({ operation: 'sum', count: 3, odd: right.odd })),
    ],
    check: (printed, answer) => printed.one('words').en === `${parityOf(evaluate(expr(answer)).n)} sum`,
  }),

  twoFactors: form({
    levels: ['hard'],
    kind: 'explain',
    draw(random) {
      const odd = random.evenly([1, 2, 0, 2])
      const [one, other] = random.shuffle([0, 1, 2].filter(count => count !== odd))
      return { odd, numbers: numbersWith(random, 2, odd), others: [one ?? 0, other ?? 0] as const }
    },
    answer: sentenceChoice,
    solve: ({ odd }) => choiceOf({ operation: 'product', count: 2, odd }, odd === 2 ? 'odd' : 'even'),
    mistakes: ({ odd, others }) => wrongChoices({ operation: 'product', count: 2, odd }, others),
    ask({ numbers }) {
      const shown = times(...numbers)
      return {
        en: prose`Without multiplying, tell whether ${shown} is even or odd. Why?`,
        es: prose`Sin multiplicar, di si ${shown} es par o impar. ¿Por qué?`,
      }
    },
    solution: ({ odd, numbers }) => [
      lastDigits(numbers),
      each(numbers),
      decided({ operation: 'product', count: 2, odd }),
    ],
    check: (printed, { key }) => key === `${oddIn(printed, 'product')} ${parityOf(evaluate(printed.one('product')).n)}`,
  }),
})
