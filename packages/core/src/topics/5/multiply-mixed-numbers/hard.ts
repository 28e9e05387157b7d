import {
  answerStep,
  areaModel,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  failed,
  figure,
  findMistake,
  integer,
  itemOf,
  lcm,
  line,
  mixedNumberInLowestTerms,
  numberList,
  over,
  prose,
  Ratio,
  statements,
  step,
  sum,
  times,
  toSimplestForm,
  tupleOf,
  type Work,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { draw, drawMixed, inLowestTerms, isReducedProduct, type Level, part, recipe, shown, whole } from './parts.ts'

/** The numerators multiplied, and the denominators. */
const termsOf = (values: readonly Ratio[]) => ({
  n: values.reduce((all, value) => all * value.n, 1),
  d: values.reduce((all, value) => all * value.d, 1),
})

/** 60/14 = 4 2/7 in words: both terms are divided before the mixed number is written. */
const reducedBy = (left: Ratio, right: Ratio) => {
  const { n, d } = left.times(right)
  return {
    en: line`Divide the numerator and the denominator by ${(left.n * right.n) / n} to get ${over(n, d)}. Then write a mixed number.`,
    es: line`Divide el numerador y el denominador entre ${(left.n * right.n) / n} para obtener ${over(n, d)}. Luego escribe un número mixto.`,
  }
}

const workOf = (left: Ratio, right: Ratio, one: Expr, other: Expr): Work => {
  const [a, b] = [one, other].map(of =>
    of.kind === 'quotient' ? [evaluate(of.over).n, evaluate(of.under).n] : [1, 1],
  ) as [[number, number], [number, number]]
  return [
    times(shown(left), shown(right)),
    times(one, other),
    over(a[0] * b[0], a[1] * b[1]),
    shown(Ratio.of(a[0] * b[0], a[1] * b[1])),
  ]
}

/** The four partial products: the wholes, then the fractions over one denominator, then both. */
function addedParts(left: Ratio, right: Ratio) {
  const products = [whole(left), part(left)].flatMap(a =>
    [whole(right), part(right)].map(b => Ratio.of(1).times(a).times(b)),
  )
  const wholes = products.map(whole).filter(value => value > 0)
  const parts = products.map(part).filter(value => value.n > 0)
  const d = parts.map(value => value.d).reduce(lcm, 1)
  const n = parts.reduce((all, value) => all + (value.n * d) / value.d, 0)
  const tops = parts.map(value => over((value.n * d) / value.d, d))
  const [wholeTotal, partTotal] = [wholes.reduce((all, value) => all + value, 0), Ratio.of(n, d)]
  const renamed = equation(sum(...tops), over(n, d))
  const simplest = partTotal.d < d || partTotal.n > partTotal.d ? equation(renamed, shown(partTotal)) : renamed
  return [
    ...(wholes.length > 1
      ? [
          explainedBy(equation(sum(...wholes), wholeTotal), {
            en: line`Add the whole numbers.`,
            es: line`Suma los números enteros.`,
          }),
        ]
      : []),
    ...(parts.length > 1
      ? [
          explainedBy(simplest, {
            en: line`Add the fractions over the common denominator ${d}.`,
            es: line`Suma las fracciones con el denominador común ${d}.`,
          }),
        ]
      : []),
    answerStep(both(equation(sum(wholeTotal, shown(partTotal)), shown(left.times(right)))), {
      en: line`Add both: the product is ${shown(left.times(right))}.`,
      es: line`Suma los dos: el producto es ${shown(left.times(right))}.`,
    }),
  ]
}

const PARTS: Readonly<Record<number, Expr>> = {
  3: words('thirds', 'tercios'),
  4: words('fourths', 'cuartos'),
  5: words('fifths', 'quintos'),
  6: words('sixths', 'sextos'),
  7: words('sevenths', 'séptimos'),
  8: words('eighths', 'octavos'),
}
const partsOf = ({ d }: Ratio): Expr => PARTS[d] ?? failed('The parts have a name')
/** 13 × 10 = 130; 130 × 3 = 390. */
const multipliedInTurn = (factors: readonly number[]) => {
  const [a, b, c] = tupleOf(factors, 3)
  return statements(equation(times(a, b), a * b), equation(times(a * b, c), a * b * c))
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeFactors: form({
    levels: ['hard'],
    share: 3,
    instruction: inLowestTerms,
    lines: 4,
    draw: random =>
      random.until(
        () => {
          const d = random.int(3, 8)
          const values = [drawMixed(random, [2, 6], [1, 4]), drawMixed(random, [2, 6], [1, 4]), proper(random, d)]
          return { values: random.shuffle<Ratio[]>(values) }
        },
        ({ values }) => {
          const [n, d] = [termsOf(values).n, termsOf(values).d]
          const product = Ratio.of(n, d)
          // Two of the factors do not undo each other.
          const isFactor = values.some(value => value.equals(product))
          return (
            !isFactor &&
            new Set(values.map(String)).size === 3 &&
            product.d > 1 &&
            product.d < d &&
            product.d <= 12 &&
            product.compare(1) > 0 &&
            n < 1000
          )
        },
      ),
    answer: mixedNumberInLowestTerms,
    solve: ({ values }) => shown(Ratio.of(termsOf(values).n, termsOf(values).d)),
    ask: ({ values }) => both(equation(times(...values.map(shown)), blank(3))),
    solution: ({ values }) => {
      const { n, d } = termsOf(values)
      return [
        step(
          statements(
            ...values.filter(value => value.n > value.d).map(value => equation(shown(value), over(value.n, value.d))),
          ),
          values.filter(value => value.n > value.d).length === 1 ? because.mixedToImproper : because.toImproperFraction,
        ),
        explainedBy(multipliedInTurn(values.map(value => value.n)), {
          en: line`Multiply the three numerators.`,
          es: line`Multiplica los tres numeradores.`,
        }),
        explainedBy(multipliedInTurn(values.map(value => value.d)), {
          en: line`Multiply the three denominators. The product is ${over(n, d)}.`,
          es: line`Multiplica los tres denominadores. El producto es ${over(n, d)}.`,
        }),
        ...toSimplestForm({ n, d }),
      ]
    },
    // Divided by one factor after the other, the product comes down to 1.
    check(printed, answer) {
      const factors = printed.all('number').map(number => evaluate(number))
      return factors.length === 3 && factors.reduce((left, factor) => left.over(factor), exact(answer)).equals(1)
    },
  }),
  areas: form(recipe('hard')),
  findTheMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, { factors: level.factors.filter(kind => kind !== 'mixed × fraction') }),
          // Each line of the mistakes changes something: the sum of the numerators makes more than a whole.
          ({ left, right }) =>
            !left.times(right).isInteger && left.d > 1 && right.d > 1 && left.n + right.n > left.d * right.d,
        ),
      work: ({ left, right }) => workOf(left, right, over(left.n, left.d), over(right.n, right.d)),
      steps({ left, right }) {
        const [, improper, across, end] = workOf(left, right, over(left.n, left.d), over(right.n, right.d))
        return [
          step(improper as Expr, because.toImproperFraction),
          step(across as Expr, because.multiplyAcross),
          // What is reduced first is told.
          isReducedProduct(left, right)
            ? explainedBy(end as Expr, reducedBy(left, right))
            : step(end as Expr, because.toMixedNumber),
        ]
      },
      mistakes: {
        wholePartAdded: {
          says: ({ left }) => ({
            en: line`the whole part of ${shown(left)} was added, not multiplied by ${left.d} first`,
            es: line`la parte entera de ${shown(left)} se sumó sin multiplicarla antes por ${left.d}`,
          }),
          work: ({ left, right }) =>
            workOf(left, right, over(whole(left) + left.n - whole(left) * left.d, left.d), over(right.n, right.d)),
        },
        wholesAndParts: {
          says: () => ({
            en: line`the numerators must be multiplied, not added`,
            es: line`los numeradores se multiplican, no se suman`,
          }),
          work: ({ left, right }) => {
            const [given, improper] = workOf(left, right, over(left.n, left.d), over(right.n, right.d))
            const wrong = Ratio.of(left.n + right.n, left.d * right.d)
            return [given, improper as Expr, over(left.n + right.n, left.d * right.d), shown(wrong)]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
  areaModel: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the four partial products row by row. Then add them. Write results greater than 1 as whole or mixed numbers.`,
      es: prose`Escribe los cuatro productos parciales fila por fila. Luego súmalos. Escribe los resultados mayores que 1 como números enteros o mixtos.`,
    },
    lines: 3,
    // Two equal sides would leave it open which part product is which.
    draw: random =>
      random.until(
        () => ({ left: drawMixed(random, [2, 5], [1, 4]), right: drawMixed(random, [2, 5], [1, 4]) }),
        ({ left, right }) => !left.equals(right),
      ),
    answer: numberList,
    solve: ({ left, right }) => [
      whole(left) * whole(right),
      shown(part(left).times(whole(right))),
      shown(part(right).times(whole(left))),
      part(left).times(part(right)),
      shown(left.times(right)),
    ],
    ask: ({ left, right }) =>
      both([
        equation(times(shown(left), shown(right)), blank(3)),
        figure(
          areaModel({
            columns: [whole(left), part(left)],
            rows: [whole(right), part(right)],
            columnSizes: [3, 2],
            rowSizes: [3, 2],
            cells: [
              [blank(2), blank(2)],
              [blank(2), blank(2)],
            ],
          }),
        ),
      ]),
    solution: ({ left, right }) => [
      explainedBy(
        statements(
          equation(times(whole(left), whole(right)), whole(left) * whole(right)),
          equation(times(part(left), whole(right)), shown(part(left).times(whole(right)))),
        ),
        {
          en: line`Top row: multiply each width by ${whole(right)}.`,
          es: line`Fila de arriba: multiplica cada ancho por ${whole(right)}.`,
        },
      ),
      explainedBy(
        statements(
          equation(times(whole(left), part(right)), shown(part(right).times(whole(left)))),
          equation(times(part(left), part(right)), part(left).times(part(right))),
        ),
        {
          en: line`Bottom row: multiply each width by ${part(right)}.`,
          es: line`Fila de abajo: multiplica cada ancho por ${part(right)}.`,
        },
      ),
      ...addedParts(left, right),
    ],
    namedAnswer: (_, answers) => {
      const [a, b, c, d, product] = tupleOf(answers, 5)
      return {
        en: prose`Top left: ${a}; top right: ${b}; bottom left: ${c}; bottom right: ${d}; product: ${product}`,
        es: prose`Arriba a la izquierda: ${a}; arriba a la derecha: ${b}; abajo a la izquierda: ${c}; abajo a la derecha: ${d}; producto: ${product}`,
      }
    },
    // The four boxes add up to the product of the printed numbers.
    check(printed, answers) {
      const product = answers[4]
      const boxes = answers.slice(0, 4).map(value => exact(value))
      const { columns, rows } = printed.figure('area-model')
      const sides = [columns, rows].map(side =>
        side.map(({ label }) => (label?.kind === 'number' ? evaluate(label) : Ratio.of(0))),
      )
      const expected = itemOf(sides, 1).flatMap(row => itemOf(sides, 0).map(column => row.times(column)))
      return (
        product !== undefined &&
        boxes.every((box, i) => box.equals(itemOf(expected, i))) &&
        boxes.reduce((total, box) => total.plus(box)).equals(exact(product)) &&
        isProduct(printed, exact(product))
      )
    },
  }),
  missingFactor: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing whole number.`, es: prose`Halla el número entero que falta.` },
    lines: 3,
    // The parts make more than a whole: the whole numbers alone do not show the factor.
    draw: random =>
      random.until(
        () => ({
          known: drawMixed(random, [3, 8], [2, 5]),
          missing: random.int(4, 9),
          first: random.evenly([true, false]),
        }),
        ({ known, missing }) => part(known).times(missing).compare(1) >= 0,
      ),
    answer: integer,
    solve: ({ missing }) => missing,
    ask: ({ known, missing, first }) =>
      both(
        equation(first ? times(blank(2), shown(known)) : times(shown(known), blank(2)), shown(known.times(missing))),
      ),
    solution: ({ known, missing }) => [
      explainedBy(
        statements(
          equation(shown(known), over(known.n, known.d)),
          equation(shown(known.times(missing)), over(known.n * missing, known.d)),
        ),
        {
          en: line`Write both numbers in ${partsOf(known)}.`,
          es: line`Escribe los dos números en ${partsOf(known)}.`,
        },
      ),
      answerStep(both(equation(times(missing, known.n), known.n * missing)), {
        en: line`${known.n * missing} ${partsOf(known)} are ${missing} times ${known.n} ${partsOf(known)}: the missing number is ${missing}.`,
        es: line`${known.n * missing} ${partsOf(known)} son ${missing} veces ${known.n} ${partsOf(known)}: el número que falta es ${missing}.`,
      }),
    ],
    check(printed, answer) {
      const [known, product] = printed.all('number').map(number => evaluate(number))
      return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
    },
  }),
})
