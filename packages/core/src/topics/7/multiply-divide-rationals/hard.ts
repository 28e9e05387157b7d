import {
  answerStep,
  type Both,
  blank,
  both,
  bracketed,
  count,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  formulaChoice,
  fractionInLowestTerms,
  type Inline,
  itemOf,
  line,
  mixed,
  over,
  power,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  role,
  sum,
  thing,
  times,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import {
  asFraction,
  asMixed,
  asOneFraction,
  drawFraction,
  type Form,
  fractionSteps,
  improperStep,
  OPERATIONS,
  type Pair,
  productSteps,
  resultOf,
  SIGNS,
  signOfFactors,
  sizeOf,
  written,
} from './parts.ts'
import { timeSettings } from './settings.ts'
import { undoes } from './undoes.ts'

/** 1 1/2 to 4 5/6. */
function drawMixed(random: Random): Ratio {
  const d = random.pick([2, 3, 4, 5, 6, 8])
  return Ratio.of(random.int(1, 4) * d + random.coprimeTo(d), d)
}
const isModest = (value: Ratio) => !value.isInteger && Math.abs(value.n) <= 90 && value.d <= 40

const countedIn = (product: readonly Factor[]): Both<readonly Inline[]> => {
  const negatives = negativesIn(product)
  const counted = equation(sum(negatives, 2), negatives + 2)
  return negatives % 2 === 0
    ? {
        en: line`Negative factors: ${counted}, an even number: the product is positive.`,
        es: line`Factores negativos: ${counted}, un número par: el producto es positivo.`,
      }
    : {
        en: line`Negative factors: ${counted}, an odd number: the product is negative.`,
        es: line`Factores negativos: ${counted}, un número impar: el producto es negativo.`,
      }
}

export const hardForms = (form: Form) => ({
  mixedNumbers: form({
    levels: ['hard'],
    share: 2,
    instruction: asOneFraction,
    draw(random): Pair {
      const operation = random.evenly(OPERATIONS)
      const [first, second] = random.evenly(SIGNS)
      return random.until(
        () => ({ operation, a: drawMixed(random).times(first), b: drawMixed(random).times(second) }),
        pair => isModest(resultOf(pair)) && !sizeOf(pair.a).equals(sizeOf(pair.b)),
      )
    },
    answer: fractionInLowestTerms,
    solve: resultOf,
    ask: pair => both(equation(written(pair, asMixed), blank(3))),
    solution: pair => [improperStep(pair.a, pair.b), ...fractionSteps(pair, asMixed, asFraction)],
    check: undoes,
  }),

  complexFraction: form({
    levels: ['hard'],
    instruction: asOneFraction,
    draw(random): Pair {
      const [first, second] = random.evenly([SIGNS[2], SIGNS[0], SIGNS[1]])
      return random.until(
        () => ({
          operation: '÷' as const,
          a: drawMixed(random).times(first),
          b: drawFraction(random, [2, 11], [3, 12]).times(second),
        }),
        ({ a, b }) =>
          isModest(a.over(b)) && Math.abs(a.n * b.d) !== Math.abs(a.over(b).n) && !sizeOf(a).equals(sizeOf(b)),
      )
    },
    answer: fractionInLowestTerms,
    solve: resultOf,
    ask: ({ a, b }) => both(equation(over(asMixed(a), b), blank(3))),
    solution(pair) {
      // The divisor stays the fraction that is printed.
      const asPrinted = (value: Ratio) => (value.equals(pair.b) ? asFraction(value) : asMixed(value))
      return [
        explained(
          equation(over(asMixed(pair.a), pair.b), written(pair, asPrinted)),
          line`The long fraction bar means division.`,
          line`La raya larga de fracción significa división.`,
        ),
        improperStep(pair.a),
        ...fractionSteps(pair, asPrinted, asFraction),
      ]
    },
    check: undoes,
  }),

  threeFactors: form({
    levels: ['hard'],
    share: 2,
    instruction: asOneFraction,
    draw(random) {
      const signs = random.evenly([
        [-1, 1, -1],
        [-1, -1, -1],
        [1, -1, 1],
        [1, -1, -1],
      ] as const)
      const tenths = random.pick([
        [1, 4],
        [3, 4],
        [3, 5],
        [4, 5],
        [2, 5],
        [5, 4],
        [3, 2],
        [6, 5],
      ] as const)
      return random.until(
        () => ({
          a: drawFraction(random, [2, 9], [3, 9]).times(signs[0]),
          b: Ratio.of(tenths[0], tenths[1]).times(signs[1]),
          c: drawFraction(random, [2, 9], [3, 9]).times(signs[2]),
        }),
        ({ a, b, c }) => isModest(a.times(b).times(c)) && Math.abs(a.n * b.n * c.n) > Math.abs(a.times(b).times(c).n),
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ a, b, c }) => a.times(b).times(c),
    ask: facts => both(equation(threeOf(facts), blank(3))),
    solution: ({ a, b, c }) => {
      const result = a.times(b).times(c)
      return [
        explained(
          equation(decimal(sizeOf(b)), asFraction(sizeOf(b))),
          line`Write the decimal as a fraction in lowest terms.`,
          line`Escribe el decimal como fracción en su mínima expresión.`,
        ),
        ...productSteps([a, b, c].map(sizeOf)),
        signOfFactors([a, b, c], asFraction, asFraction(result)),
      ]
    },
    check: undoes,
  }),

  signOfProduct: form({
    levels: ['hard'],
    draw(random) {
      const sign = random.evenly([1, -1])
      const [lead, free] = [random.sign(), random.sign()]
      return {
        sign,
        products: [
          drawProduct(random, sign, lead),
          drawProduct(random, -sign, lead),
          drawProduct(random, -sign, -lead),
          drawProduct(random, -sign, free),
        ],
      }
    },
    answer: formulaChoice,
    solve: ({ products }) => productWritten(itemOf(products, 0)),
    mistakes: ({ products }) =>
      Object.fromEntries(products.slice(1).map((product, i) => [`other${i}`, productWritten(product)])),
    ask: ({ sign }) =>
      sign === 1
        ? {
            en: prose`Without computing, find the product that is positive.`,
            es: prose`Sin calcular, halla el producto que es positivo.`,
          }
        : {
            en: prose`Without computing, find the product that is negative.`,
            es: prose`Sin calcular, halla el producto que es negativo.`,
          },
    solution: ({ sign, products }) => [
      explained(
        sign === 1
          ? words('an even number of negative factors', 'un número par de factores negativos')
          : words('an odd number of negative factors', 'un número impar de factores negativos'),
        sign === 1
          ? line`A product is positive if the number of negative factors is even. A square counts as two.`
          : line`A product is negative if the number of negative factors is odd. A square counts as two.`,
        sign === 1
          ? line`Un producto es positivo si el número de factores negativos es par. Un cuadrado cuenta como dos.`
          : line`Un producto es negativo si el número de factores negativos es impar. Un cuadrado cuenta como dos.`,
      ),
      answerStep(productWritten(itemOf(products, 0)), countedIn(itemOf(products, 0))),
    ],
    whyWrong: ({ products }) =>
      Object.fromEntries(products.slice(1).map((product, i) => [`other${i}`, countedIn(product)] as const)),
    check: (printed, answer) => exact(answer).n > 0 === printed.text.includes('positiv'),
  }),

  timeTaken: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw(random) {
      const setting = random.evenly(timeSettings)
      return random.until(
        () => ({
          setting,
          rate: Ratio.of(-random.int(...setting.halves), 2),
          time: Ratio.of(random.int(4, 14), random.pick([3, 4])),
        }),
        ({ rate, time }) => !rate.isInteger && !time.isInteger && time.compare(1) > 0 && !rate.times(time).isInteger,
      )
    },
    answer: quantity,
    solve: ({ setting, time }): Quantity => count(mixed(time), setting.time),
    ask: ({ setting, rate, time }) =>
      paragraph(
        setting.tells(role('rate', setting.customary(asMixed(rate)))),
        setting.asksTime(role('change', setting.customary(asMixed(rate.times(time))))),
      ),
    solution: ({ setting, rate, time }, answer) => {
      const change = rate.times(time)
      const isMixed = (value: Ratio) => sizeOf(value).compare(1) > 0
      return [
        explained(
          written({ operation: '÷', a: change, b: rate }, asMixed),
          line`Divide the total change by the change in 1 ${thingOf(setting)}. The signs are the same, so the quotient is positive.`,
          line`Divide el cambio total entre el cambio en 1 ${thingOf(setting)}. Los signos son iguales, así que el cociente es positivo.`,
        ),
        ...([change, rate].some(isMixed) ? [improperStep(...[change, rate].filter(isMixed))] : []),
        ...fractionSteps({ operation: '÷', a: change, b: rate }, asMixed).slice(0, -1),
        answerStep(
          alone(...line`${asFraction(time)} = ${answer}`),
          setting.ends(setting.customary(asMixed(change)), answer),
        ),
      ]
    },
    check: (printed, { amount }) => exact(amount).times(printed.role('rate')).equals(printed.role('change')),
  }),
})
const thingOf = ({ time }: (typeof timeSettings)[number]) => thing(time)

interface Factor {
  readonly value: Ratio
  readonly isSquared: boolean
}
/** Three factors and a square, five factors in all: a product of this sign, the first factor with that one. */
function drawProduct(random: Random, way: number, lead: number): readonly Factor[] {
  const second = way > 0 && lead > 0 ? -1 : random.sign()
  const signs = [lead, second, way * lead * second]
  const sizes = random.until(
    () => [0, 1, 2, 3].map(() => drawFraction(random, [1, 8], [2, 9])),
    drawn => new Set(drawn.map(({ n, d }) => `${n}/${d}`)).size === drawn.length,
  )
  const [square, ...factors] = sizes.map(
    (size, i): Factor => ({ value: size.times(i === 0 ? -1 : itemOf(signs, i - 1)), isSquared: i === 0 }),
  )
  return factors.toSpliced(random.int(1, 3), 0, ...(square ? [square] : []))
}
/** Without the square. */
const negativesIn = (factors: readonly Factor[]): number =>
  factors.filter(({ value, isSquared }) => !isSquared && value.n < 0).length
const productWritten = (factors: readonly Factor[]): Expr =>
  times(
    ...factors.map(({ value, isSquared }, i) =>
      isSquared ? power(bracketed(value), 2) : i > 0 && value.n < 0 ? bracketed(value) : value,
    ),
  )
const threeOf = ({ a, b, c }: { readonly a: Ratio; readonly b: Ratio; readonly c: Ratio }): Expr =>
  times(a, b.n < 0 ? bracketed(decimal(b)) : decimal(b), c.n < 0 ? bracketed(c) : c)
