import {
  both,
  type Expr,
  evaluate,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
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
  tupleOf,
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

/** Which of three addends are odd. */
function oddOnes(numbers: readonly number[]) {
  const [one, other, third] = numbers.filter(value => value % 2 === 1)
  if (one === undefined)
    return { en: line`No addend is odd: the sum is even.`, es: line`Ningún sumando es impar: la suma es par.` }
  if (other === undefined)
    return { en: line`Only ${one} is odd: the sum is odd.`, es: line`Solo ${one} es impar: la suma es impar.` }
  return third === undefined
    ? {
        en: line`Two addends, ${one} and ${other}, are odd: the sum is even.`,
        es: line`Dos sumandos, ${one} y ${other}, son impares: la suma es par.`,
      }
    : {
        en: line`All three addends are odd: the sum is odd.`,
        es: line`Los tres sumandos son impares: la suma es impar.`,
      }
}
const ODD_ADDENDS = [
  { en: line`No addend is odd.`, es: line`Ningún sumando es impar.` },
  { en: line`Exactly one addend is odd.`, es: line`Exactamente un sumando es impar.` },
  { en: line`Exactly two addends are odd.`, es: line`Exactamente dos sumandos son impares.` },
  { en: line`All three addends are odd.`, es: line`Los tres sumandos son impares.` },
]
const ODD_FACTORS = [
  { en: line`No factor is odd.`, es: line`Ningún factor es impar.` },
  { en: line`Exactly one factor is odd.`, es: line`Exactamente un factor es impar.` },
  { en: line`Both factors are odd.`, es: line`Los dos factores son impares.` },
]
/** Why the other choices are wrong: the result is another, or another number of them is odd. */
function whyNot(combined: Combined) {
  const { en, es } = PARITY[resultOf(combined)]
  const right = words(en, es)
  const isSum = combined.operation === 'sum'
  const result = isSum
    ? { en: line`The sum is ${right}.`, es: line`La suma es ${right}.` }
    : { en: line`The product is ${right}.`, es: line`El producto es ${right}.` }
  const reason = itemOf(isSum ? ODD_ADDENDS : ODD_FACTORS, combined.odd)
  const neither = isSum
    ? {
        en: line`The sum is ${right}, and the reason is not true.`,
        es: line`La suma es ${right} y la razón no es verdadera.`,
      }
    : {
        en: line`The product is ${right}, and the reason is not true.`,
        es: line`El producto es ${right} y la razón no es verdadera.`,
      }
  return { otherResult: result, otherReason: reason, otherBoth: neither }
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
    whyWrong: ({ odd }) => whyNot({ operation: 'sum', count: 3, odd }),
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
    solution: ({ asked, right }, answer) => [
      explainedBy(
        asked === 'odd'
          ? words('1 or 3 odd addends', '1 o 3 sumandos impares')
          : words('0 or 2 odd addends', '0 o 2 sumandos impares'),
        asked === 'odd'
          ? {
              en: line`Look at the last digits. A sum is odd if one or three addends are odd: 1 is left over.`,
              es: line`Mira los últimos dígitos. Una suma es impar si uno o tres sumandos son impares: sobra 1.`,
            }
          : {
              en: line`Look at the last digits. A sum is even if no addend or two addends are odd: nothing is left over.`,
              es: line`Mira los últimos dígitos. Una suma es par si ningún sumando o dos son impares: no sobra nada.`,
            },
      ),
      explainedBy(expr(answer), whyOf({ operation: 'sum', count: 3, odd: right.odd })),
    ],
    whyWrong: ({ wrong }) => Object.fromEntries(wrong.map(({ numbers }, i) => [`otherParity${i}`, oddOnes(numbers)])),
    check: (printed, answer) => printed.one('words').en === `${parityOf(evaluate(expr(answer)).n)} sum`,
  }),

  twoFactors: form({
    levels: ['hard'],
    kind: 'explain',
    draw(random) {
      const odd = random.evenly([1, 2, 0, 2])
      const [one, other] = tupleOf(random.shuffle([0, 1, 2].filter(count => count !== odd)), 2)
      return { odd, numbers: numbersWith(random, 2, odd), others: [one, other] as const }
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
    whyWrong: ({ odd }) => whyNot({ operation: 'product', count: 2, odd }),
    check: (printed, { key }) => key === `${oddIn(printed, 'product')} ${parityOf(evaluate(printed.one('product')).n)}`,
  }),
})
