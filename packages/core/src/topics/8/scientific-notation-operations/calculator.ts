import {
  type Block,
  type Both,
  decimal,
  evaluate,
  explained,
  failed,
  type Inline,
  itemOf,
  line,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import {
  coefficientOf,
  type Decimal,
  scientific,
  scientificNotation,
  sizeOf,
  ten,
} from '../../kit/decimals/scientific.ts'
import { drawAdjusted, drawEqualPowers } from './medium.ts'
import { type Form, isRight, type Operation, placesIn, rawFirst, rawSize, worked, written } from './parts.ts'
import { operationSteps, productOrQuotientSteps } from './steps.ts'

/** 3.2E−5, as calculators show it. */
const display = (first: Ratio, size: number): string =>
  `${Number(first.toNumber().toFixed(4))}E${size < 0 ? `−${-size}` : size}`
const displayed = (number: Decimal): string => display(coefficientOf(number), sizeOf(number))
const sameInBoth = (text: string): Both<Block> => {
  const block: Block = { kind: 'paragraph', content: [text] }
  return { en: block, es: block }
}
const valueOfDisplay = (text: string): Ratio => {
  const found = /(\d(?:\.\d+)?)E(−?\d+)/.exec(text) ?? failed('A calculator shows the number')
  const [, first, exponent] = tupleOf(found, 3)
  return Ratio.of(Number(first.replace('.', ''))).times(ten(Number(exponent.replace('−', '-')) - placesIn(first)))
}
const firstDisplay = (printed: Printed): Ratio => valueOfDisplay(printed.text)

interface Shown {
  readonly operation: Operation
  readonly a: Decimal
  readonly b: Decimal
}
const withDisplay = (before: string, shown: string, after: readonly Inline[]): Block => ({
  kind: 'paragraph',
  content: [before, shown, ...after],
})
const ASKED: Readonly<Record<Operation, (shown: string, b: Decimal) => Both<Block>>> = {
  times: (shown, b) => ({
    en: withDisplay(
      'A calculator shows ',
      shown,
      line`. Multiply this number by ${scientific(b)}. Write the product in scientific notation.`,
    ),
    es: withDisplay(
      'Una calculadora muestra ',
      shown,
      line`. Multiplica este número por ${scientific(b)}. Escribe el producto en notación científica.`,
    ),
  }),
  over: (shown, b) => ({
    en: withDisplay(
      'A calculator shows ',
      shown,
      line` as the product of two numbers. One of them is ${scientific(b)}. Write the other number in scientific notation.`,
    ),
    es: withDisplay(
      'Una calculadora muestra ',
      shown,
      line` como el producto de dos números. Uno de ellos es ${scientific(b)}. Escribe el otro número en notación científica.`,
    ),
  }),
  plus: (shown, b) => ({
    en: withDisplay(
      'A calculator shows ',
      shown,
      line`. Add ${scientific(b)} to this number. Write the sum in scientific notation.`,
    ),
    es: withDisplay(
      'Una calculadora muestra ',
      shown,
      line`. Suma ${scientific(b)} a este número. Escribe la suma en notación científica.`,
    ),
  }),
  minus: (shown, b) => ({
    en: withDisplay(
      'A calculator shows ',
      shown,
      line`. Subtract ${scientific(b)} from this number. Write the difference in scientific notation.`,
    ),
    es: withDisplay(
      'Una calculadora muestra ',
      shown,
      line`. Resta ${scientific(b)} de este número. Escribe la diferencia en notación científica.`,
    ),
  }),
}

export const calculatorForms = (form: Form) => ({
  display: form({
    levels: ['medium'],
    draw: (random: Random): Shown => {
      const operation = random.evenly(['over', 'plus', 'times', 'minus'] as const)
      return operation === 'times' || operation === 'over'
        ? drawAdjusted(random, operation, true)
        : drawEqualPowers(random, operation, true, [-4, 5, 7, -6, 6])
    },
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: ({ operation, a, b }) => ASKED[operation](displayed(a), b),
    solution: ({ operation, a, b }) => [
      explained(
        scientific(a),
        line`The number after E is the exponent of ${decimal(10)}.`,
        line`El número después de la E es el exponente de ${decimal(10)}.`,
      ),
      ...operationSteps(operation, a, b),
    ],
    check(printed, answer) {
      const [a, b] = [firstDisplay(printed), evaluate(printed.one('product'))]
      const text = printed.text
      if (/as the product|como el producto/.test(text)) return isRight(answer, a.times(b.power(-1)))
      if (/Multiply|Multiplica/.test(text)) return isRight(answer, a.times(b))
      return isRight(answer, /Add|Suma/.test(text) ? b.plus(a) : a.minus(b))
    },
  }),

  whichDisplay: form({
    levels: ['medium'],
    draw: (random: Random) =>
      random.until(
        () => drawAdjusted(random, 'times', random.evenly([true, false])),
        ({ a, b }) => rawFirst('times', a, b).compare(10) > 0 && Math.abs(rawSize('times', a, b)) > 1,
      ),
    answer: sentenceChoice,
    solve: ({ a, b }) => shownAs(coefficientOf(worked('times', a, b)), sizeOf(worked('times', a, b))),
    mistakes: ({ a, b }): Readonly<Record<string, Sentence>> => {
      const result = worked('times', a, b)
      const [first, size] = [coefficientOf(result), sizeOf(result)]
      return {
        notMoved: shownAs(first, size - 1),
        wrongWay: shownAs(first, size - 2),
        signLost: shownAs(first, Math.abs(sizeOf(a)) + Math.abs(sizeOf(b)) + 1),
      }
    },
    ask: ({ operation, a, b }) => ({
      en: prose`Which calculator display shows the value of ${written(operation, a, b)}?`,
      es: prose`¿Qué pantalla de calculadora muestra el valor de ${written(operation, a, b)}?`,
    }),
    solution: ({ a, b }) => {
      const result = worked('times', a, b)
      return [
        ...productOrQuotientSteps('times', a, b),
        explained(
          sameInBoth(displayed(result)),
          line`After E stands the exponent, ${sizeOf(result)}.`,
          line`Después de la E va el exponente, ${sizeOf(result)}.`,
        ),
      ]
    },
    whyWrong: ({ a, b }) => {
      const size = rawSize('times', a, b)
      return {
        notMoved: {
          en: line`The exponent ${size} was kept when the decimal point was moved.`,
          es: line`Se dejó el exponente ${size} al mover el punto decimal.`,
        },
        wrongWay: {
          en: line`The exponent ${size} was decreased by 1 instead of increased.`,
          es: line`El exponente ${size} se disminuyó en 1 en vez de aumentarse.`,
        },
        signLost: {
          en: line`The minus sign of an exponent was lost.`,
          es: line`Se perdió el signo menos de un exponente.`,
        },
      }
    },
    check: (printed, answer) => valueOfDisplay(answer.key).equals(evaluate(itemOf(printed.maths, 0))),
  }),
})

const shownAs = (first: Ratio, size: number): Sentence => {
  const text = display(first, size)
  return { key: text, says: sameInBoth(text) }
}
