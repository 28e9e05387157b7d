import {
  answerStep,
  areaModel,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  exact,
  explained,
  factoredExpression,
  formulaChoice,
  gcd,
  integer,
  itemOf,
  join,
  line,
  number,
  numberList,
  prose,
  type Random,
  sum,
  symbol,
  withFigure,
} from '../../../author.ts'
import {
  agree,
  coprime,
  expandedOf,
  type Factored,
  type Form,
  filled,
  greatestSteps,
  inBlanks,
  isFactored,
  productOf,
  sumOf,
  type Term,
  termOf,
  withFactor,
} from './terms.ts'

export const FACTOR = {
  en: prose`Factor out the greatest common factor.`,
  es: prose`Factoriza: saca el máximo común divisor de los términos.`,
}

/** ax + b or b + ax, all positive. */
function drawPlain(random: Random, factors: readonly number[]): Factored {
  const isLetterFirst = random.evenly([true, false])
  const factor = random.evenly(factors)
  const [a, b] = coprime(random, Math.min(10, Math.floor(99 / factor)), factor < 4 ? 2 : 1)
  const inner: readonly Term[] = [
    { n: a, letter: 'x' },
    { n: b, letter: null },
  ]
  return withFactor(factor, isLetterFirst ? inner : [itemOf(inner, 1), itemOf(inner, 0)])
}
const two = ({ factor, inner }: Factored) => {
  const [one, other] = [itemOf(inner, 0), itemOf(inner, 1)]
  return { one, other, a: factor.times(one.n).n, b: factor.times(other.n).n }
}

export const easyForms = (form: Form) => ({
  factor: form({
    levels: ['easy'],
    share: 2,
    instruction: FACTOR,
    draw: (random, { factors }) => drawPlain(random, factors),
    answer: factoredExpression,
    solve: productOf,
    ask: of => both(expandedOf(of)),
    solution: greatestSteps,
    check: (printed, answer) => isFactored(answer, printed.one('sum')),
  }),

  greatest: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, { factors }) => drawPlain(random, [...factors.slice(4), ...factors.slice(0, 4)]),
    answer: integer,
    solve: ({ factor }) => factor,
    ask: of => ({
      en: prose`What is the greatest common factor of the terms of ${expandedOf(of)}?`,
      es: prose`¿Cuál es el máximo común divisor de los términos de ${expandedOf(of)}?`,
    }),
    solution: of => {
      const { a, b } = two(of)
      const factors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(k => n % k === 0)
      const shared = factors(gcd(a, b))
      return [
        explained(
          { kind: 'list', items: shared.map(n => number(n)), brackets: '' },
          line`List the numbers that divide both ${a} and ${b} without a remainder.`,
          line`Escribe los números que dividen exactamente a ${a} y a ${b}.`,
        ),
        explained(
          number(of.factor),
          line`The greatest of them is ${of.factor}. The letter is in only one of the terms, so it is not a common factor.`,
          line`El mayor de ellos es ${of.factor}. La letra está en un solo término, así que no es un factor común.`,
        ),
      ]
    },
    check(printed, answer) {
      const [first] = printed.all('sum')
      if (!first) return false
      const numbers = first.terms.map(term => exact(term.kind === 'product' ? itemOf(term.factors, 0) : term).n)
      const n = exact(answer).n
      return n > 0 && numbers.every(k => k % n === 0) && numbers.reduce((one, k) => gcd(one, k / n), 0) === 1
    },
  }),

  fill: form({
    levels: ['easy'],
    instruction: {
      en: prose`Complete with the greatest common factor and the missing number.`,
      es: prose`Completa con el máximo común divisor y el número que falta.`,
    },
    lines: 0,
    draw: (random, { factors }) =>
      random.until(
        () => ({
          of: drawPlain(random, [...factors.slice(2), ...factors.slice(0, 2)]),
          missing: random.evenly([1, 0]),
        }),
        ({ of, missing }) => itemOf(of.inner, missing).n !== 1,
      ),
    answer: numberList,
    solve: ({ of, missing }) => [of.factor, itemOf(of.inner, missing).n],
    ask: ({ of, missing }) => {
      const terms = of.inner.map(({ n, letter }, i) =>
        i !== missing ? termOf(n, letter) : letter === null ? blank(2) : join(blank(2), symbol(letter)),
      )
      return both(equation(expandedOf(of), join(blank(2), bracketed(sum(...terms)))))
    },
    key: ({ of }) => both(equation(expandedOf(of), productOf(of))),
    solution: ({ of }, answer) => [...greatestSteps(of), inBlanks(answer)],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return isFactored(filled(right, answer), left)
    },
  }),

  area: form({
    levels: ['easy'],
    draw: (random, { factors }) => drawPlain(random, [...factors.slice(6), ...factors.slice(0, 6)]),
    answer: factoredExpression,
    solve: productOf,
    ask: of => {
      const { one, other, a, b } = two(of)
      return withFigure(
        {
          en: prose`The height of the rectangle is the greatest common factor of the areas of its two parts. Write the whole area in factored form, as height times width.`,
          es: prose`La altura del rectángulo es el máximo común divisor de las áreas de sus dos partes. Escribe el área total en forma factorizada: altura por ancho.`,
        },
        areaModel({ columns: [null, null], rows: [null], cells: [[termOf(a, one.letter), termOf(b, other.letter)]] }),
      )
    },
    solution: of => {
      const { one, other } = two(of)
      return [
        ...greatestSteps(of).slice(0, 2),
        explained(
          productOf(of),
          line`The height is ${of.factor}. The widths of the parts are ${termOf(one.n, one.letter)} and ${termOf(other.n, other.letter)}: write their sum in parentheses.`,
          line`La altura es ${of.factor}. Los anchos de las partes son ${termOf(one.n, one.letter)} y ${termOf(other.n, other.letter)}: escribe su suma entre paréntesis.`,
        ),
      ]
    },
    check(printed, answer) {
      const { cells } = printed.figure('area-model')
      const shown = cells.flat().map(label => label as Expr)
      return isFactored(answer, sum(...shown))
    },
  }),

  whichProduct: form({
    levels: ['easy'],
    draw: (random, { factors }) => drawPlain(random, [...factors.slice(3), ...factors.slice(0, 3)]),
    answer: formulaChoice,
    solve: (of): Expr => productOf(of),
    mistakes(of): Readonly<Record<string, Expr>> {
      const { one, other, a, b } = two(of)
      const outside = (first: number, second: number) =>
        join(
          number(of.factor),
          bracketed(
            sumOf([
              { value: first, letter: one.letter },
              { value: second, letter: other.letter },
            ]),
          ),
        )
      return {
        secondLeft: outside(one.n, b),
        firstLeft: outside(a, other.n),
        subtracted: outside(a - of.factor.n, b - of.factor.n),
        swapped: outside(other.n, one.n),
      }
    },
    ask: of => ({
      en: prose`Which product is equal to ${expandedOf(of)}?`,
      es: prose`¿Qué producto es igual a ${expandedOf(of)}?`,
    }),
    solution: of => [
      ...greatestSteps(of),
      answerStep(productOf(of), {
        en: line`Multiply it out to check: the terms are those of the sum.`,
        es: line`Desarróllalo para comprobar: los términos son los de la suma.`,
      }),
    ],
    whyWrong: of => ({
      secondLeft: {
        en: line`The second term was not divided by ${of.factor}.`,
        es: line`El segundo término no se dividió entre ${of.factor}.`,
      },
      firstLeft: {
        en: line`The first term was not divided by ${of.factor}.`,
        es: line`El primer término no se dividió entre ${of.factor}.`,
      },
      subtracted: {
        en: line`${of.factor} was subtracted from the numbers, not divided out.`,
        es: line`Se restó ${of.factor} de los números en vez de dividir.`,
      },
      swapped: {
        en: line`The numbers in parentheses are switched.`,
        es: line`Los números del paréntesis están intercambiados.`,
      },
    }),
    check: (printed, answer) => agree(answer as Expr, printed.one('sum')),
  }),
})
