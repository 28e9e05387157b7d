import {
  blank,
  both,
  decimal,
  decimalInDigits,
  equation,
  exact,
  explained,
  formulaChoice,
  fractionInLowestTerms,
  gcd,
  line,
  prose,
  type Random,
  Ratio,
  words,
} from '../../../author.ts'
import {
  asDecimal,
  asDigits,
  asFraction,
  decimalSteps,
  drawFraction,
  type Form,
  fractionSteps,
  inLowestTerms,
  OPERATIONS,
  type Operation,
  type Pair,
  resultOf,
  SIGNS,
  sizeOf,
  written,
} from './parts.ts'
import { undoes } from './undoes.ts'

/** Two proper fractions, and nothing to cancel. */
const fractionForm = (form: Form, operation: Operation) =>
  form({
    levels: ['easy'],
    instruction: inLowestTerms,
    draw(random): Pair {
      const [first, second] = random.evenly(SIGNS)
      return random.until(
        () => ({ operation, a: drawProper(random).times(first), b: drawProper(random).times(second) }),
        ({ a, b }) => {
          const [top, bottom] = operation === '×' ? [a.n * b.n, a.d * b.d] : [a.n * b.d, a.d * b.n]
          return gcd(Math.abs(top), Math.abs(bottom)) === 1 && !sizeOf(a).equals(sizeOf(b))
        },
      )
    },
    answer: fractionInLowestTerms,
    solve: resultOf,
    ask: pair => both(equation(written(pair, asFraction), blank(3))),
    solution: pair => fractionSteps(pair),
    check: undoes,
  })
const drawProper = (random: Random): Ratio => {
  const d = random.int(2, 9)
  return Ratio.of(random.coprimeTo(d), d)
}

export const easyForms = (form: Form) => ({
  fractionProduct: fractionForm(form, '×'),
  fractionQuotient: fractionForm(form, '÷'),

  decimals: form({
    levels: ['easy'],
    instruction: asDecimal,
    draw(random): Pair {
      const operation = random.evenly(OPERATIONS)
      const [first, second] = random.evenly([SIGNS[2], SIGNS[0], SIGNS[1]])
      const digit = random.int(2, 9)
      const tenths = random.int(2, 9) * 10 * random.int(0, 1) + random.int(2, 9)
      const size = Ratio.of(tenths === 10 ? 11 : tenths, 10)
      return {
        operation,
        a: (operation === '×' ? size : size.times(digit)).times(first),
        b: Ratio.of(digit * second, 1),
      }
    },
    answer: decimalInDigits,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair, asDigits), blank(3))),
    solution: decimalSteps,
    check: undoes,
  }),

  whichSign: form({
    levels: ['easy'],
    draw(random) {
      const sign = random.evenly([-1, 1])
      const pairs = random.until(
        () => signsFor(random, sign).map((signs): Pair => drawSigned(random, signs)),
        drawn => new Set(drawn.map(({ a, b }) => `${sizeOf(a).n}/${a.d} ${sizeOf(b).n}/${b.d}`)).size === drawn.length,
      )
      return { sign, pairs }
    },
    answer: formulaChoice,
    solve: ({ pairs }) => written(pairs[0] ?? NONE, asFraction),
    mistakes: ({ pairs }) =>
      Object.fromEntries(pairs.slice(1).map((pair, i) => [`other${i}`, written(pair, asFraction)])),
    ask: ({ sign }) =>
      sign === 1
        ? {
            en: prose`Without computing, find the expression with a positive value.`,
            es: prose`Sin calcular, halla la expresión que tiene un valor positivo.`,
          }
        : {
            en: prose`Without computing, find the expression with a negative value.`,
            es: prose`Sin calcular, halla la expresión que tiene un valor negativo.`,
          },
    solution: ({ sign, pairs }) => [
      explained(
        sign === 1 ? words('same signs', 'signos iguales') : words('different signs', 'signos distintos'),
        sign === 1
          ? line`A positive value needs two numbers with the same sign.`
          : line`A negative value needs two numbers with different signs.`,
        sign === 1
          ? line`Para un valor positivo, los dos números deben tener el mismo signo.`
          : line`Para un valor negativo, los dos números deben tener signos distintos.`,
      ),
      explained(
        written(pairs[0] ?? NONE, asFraction),
        sign === 1
          ? line`The signs are the same, so the value is positive.`
          : line`The signs are different, so the value is negative.`,
        sign === 1
          ? line`Los signos son iguales, así que el valor es positivo.`
          : line`Los signos son distintos, así que el valor es negativo.`,
      ),
    ],
    whyWrong: ({ sign, pairs }) => {
      const told =
        sign === 1
          ? {
              en: line`The signs are different: the value is negative.`,
              es: line`Los signos son distintos: el valor es negativo.`,
            }
          : {
              en: line`The signs are the same: the value is positive.`,
              es: line`Los signos son iguales: el valor es positivo.`,
            }
      return Object.fromEntries(pairs.slice(1).map((_, i) => [`other${i}`, told] as const))
    },
    check: (printed, answer) => exact(answer).n > 0 === printed.text.includes('positiv'),
  }),
})

const NONE: Pair = { operation: '×', a: Ratio.of(-1), b: Ratio.of(1) }
/** The signs of the asked expression, then of three others; none is alone in how it begins. */
const signsFor = (random: Random, sign: number) =>
  sign > 0
    ? ([
        [-1, -1],
        [-1, 1],
        [1, -1],
        random.pick([
          [-1, 1],
          [1, -1],
        ] as const),
      ] as const)
    : ([
        random.pick([
          [-1, 1],
          [1, -1],
        ] as const),
        [-1, -1],
        [1, 1],
        [-1, -1],
      ] as const)
const drawSigned = (random: Random, [first, second]: readonly [number, number]): Pair => ({
  operation: random.pick(OPERATIONS),
  a: drawFraction(random, [1, 8], [2, 9]).times(first),
  b: drawFraction(random, [1, 8], [2, 9]).times(second),
})
