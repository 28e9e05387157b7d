import {
  answerStep,
  areaModel,
  blank,
  both,
  type CellHole,
  count,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  findMistake,
  integer,
  itemOf,
  lcm,
  line,
  list,
  match,
  mixed,
  mixedNumberInLowestTerms,
  multiplyFractions,
  type Noun,
  numberList,
  over,
  partsOf,
  prose,
  quantityInLowestTerms,
  type Random,
  Ratio,
  relation,
  statements,
  step,
  story,
  sum,
  times,
  toSimplestForm,
  type Work,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../kit/choices/cells.ts'
import { isProduct } from '../kit/decimals/product-check.ts'
import { proper } from '../kit/fractions/fractions.ts'

import { stories } from './multiply-mixed-numbers/stories.ts'

/** A mixed number with its whole part and a proper fraction. */
const drawMixed = (random: Random, denominators: readonly [number, number], wholes: readonly [number, number]) => {
  const d = random.int(...denominators)
  return Ratio.of(random.int(...wholes) * d + random.coprimeTo(d), d)
}

/** The product must be a mixed number; from medium on it has to be reduced. */
const isMixedProduct = (left: Ratio, right: Ratio) => {
  const product = left.times(right)
  return !product.isInteger && product.compare(1) > 0
}
const isReducedProduct = (left: Ratio, right: Ratio) => left.times(right).d < left.d * right.d

const factors = {
  // The whole number has no factor of the denominator: nothing is to be reduced.
  'mixed × whole': (random: Random): readonly [Ratio, Ratio] => {
    const left = drawMixed(random, [2, 8], [1, 5])
    return [left, Ratio.of(random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter(whole => Ratio.of(whole, left.d).d === left.d)))]
  },
  'mixed × fraction': (random: Random): readonly [Ratio, Ratio] => {
    const d = random.int(2, 8)
    return [drawMixed(random, [2, 8], [1, 5]), Ratio.of(random.coprimeTo(d), d)]
  },
  'simple mixed × mixed': (random: Random): readonly [Ratio, Ratio] => [
    drawMixed(random, [2, 4], [1, 5]),
    drawMixed(random, [2, 4], [1, 5]),
  ],
  'mixed × mixed': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [drawMixed(random, [2, 10], [1, 6]), drawMixed(random, [2, 10], [1, 6])] as const,
      ([left, right]) => isReducedProduct(left, right),
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

function draw(random: Random, level: Level) {
  const kind = random.evenly(level.factors)
  const [left, right] = random.until(
    () => factors[kind](random),
    ([left, right]) =>
      left.times(right).compare(100) <= 0 &&
      isMixedProduct(left, right) &&
      (right.isInteger || isReducedProduct(left, right)),
  )
  return { left, right }
}

/** The numerators multiplied, and the denominators. */
const termsOf = (values: readonly Ratio[]) => ({
  n: values.reduce((all, value) => all * value.n, 1),
  d: values.reduce((all, value) => all * value.d, 1),
})

const shown = (value: Ratio) => (value.compare(1) > 0 && !value.isInteger ? mixed(value) : expr(value))
const whole = (value: Ratio) => Math.floor(value.n / value.d)
const part = (value: Ratio) => value.minus(whole(value))

const instruction = {
  en: prose`Multiply. Write the product as a mixed number.`,
  es: prose`Multiplica. Escribe el producto como número mixto.`,
}
const inLowestTerms = {
  en: prose`Multiply. Write the product as a mixed number in lowest terms.`,
  es: prose`Multiplica. Escribe el producto como número mixto en su mínima expresión.`,
}

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

const HALF = Ratio.of(1, 2)
/** Which whole number is nearest, by the part that is compared with one half. */
const nearestWhole = (value: Ratio) => {
  const side = part(value).compare(HALF)
  const words =
    side === 0
      ? {
          en: line`The part is exactly one half: round up.`,
          es: line`La parte es exactamente la mitad: redondea hacia arriba.`,
        }
      : side > 0
        ? {
            en: line`${part(value)} is more than one half: take the next whole number.`,
            es: line`${part(value)} es más de la mitad: toma el siguiente número entero.`,
          }
        : {
            en: line`${part(value)} is less than one half: keep the whole part.`,
            es: line`${part(value)} es menos de la mitad: conserva la parte entera.`,
          }
  return explainedBy(relation(shown(value), '≈', value.rounded()), words)
}

/** The mixed number and the whole number of a printed product. */
const factorsIn = (hole: CellHole): readonly [Ratio, number] => {
  const [value = Ratio.of(1), by = Ratio.of(1)] = partsOf(formulaIn(hole)).map(factor => evaluate(factor))
  return [value, by.n]
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

/** What each level multiplies in a story. */
const recipe = (level: keyof typeof stories) =>
  story({
    levels: [level],
    instruction:
      level === 'easy'
        ? { en: prose`Write the answer as a mixed number.`, es: prose`Escribe la respuesta como número mixto.` }
        : {
            en: prose`Write the answer as a mixed number in lowest terms.`,
            es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
          },
    settings: stories[level].map(setting => ({
      ...setting,
      pairs: storyPairs[level].filter(([size, by]) => isLikely(setting.noun, size, by)),
    })),
    draw(random, { noun, pairs }) {
      const [left, right] = random.pick(pairs)
      return { size: count(shown(left), noun), by: shown(right) }
    },
    answer: { ...quantityInLowestTerms, requires: 'mixed-in-lowest-terms' },
    solve: ({ size, by }, { noun }) => count(shown(evaluate(size.amount).times(evaluate(by))), noun),
    ask: ({ size, by }, { ask }) => ask(size, by),
    solution: ({ size, by }, answer, { says }) => [
      ...multiplyFractions(evaluate(size.amount), evaluate(by)).slice(0, 5),
      answerStep(equation(times(by, size.amount), answer.amount), says(answer)),
    ],
    check: (numberOf, { amount }) => exact(amount).over(numberOf('by')).equals(numberOf('size')),
  })

/** Amounts that can be measured, in halves, thirds, fourths or eighths, and what they are multiplied by. */
const measured: readonly Ratio[] = [2, 3, 4, 8].flatMap(d =>
  [1, 2, 3, 4, 5].flatMap(wholes =>
    Array.from({ length: d - 1 }, (_, i) => Ratio.of(wholes * d + i + 1, d)).filter(value => value.d === d),
  ),
)
const pairsWith = (
  others: readonly Ratio[],
  fits: (left: Ratio, right: Ratio) => boolean,
): readonly (readonly [Ratio, Ratio])[] =>
  measured.flatMap(left => others.filter(right => fits(left, right)).map(right => [left, right] as const))
const storyPairs = {
  easy: pairsWith(
    [2, 3, 4, 5, 6, 7].map(whole => Ratio.of(whole)),
    (left, right) => left.times(right).d === left.d,
  ),
  medium: pairsWith(
    [
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
    ].map(([n = 1, d = 2]) => Ratio.of(n, d)),
    (left, right) => left.d <= 4 && isMixedProduct(left, right) && isReducedProduct(left, right),
  ),
  hard: pairsWith(
    [
      [3, 2],
      [5, 2],
      [7, 2],
      [7, 4],
      [9, 4],
      [4, 3],
      [5, 3],
    ].map(([n = 3, d = 2]) => Ratio.of(n, d)),
    (left, right) => isMixedProduct(left, right) && isReducedProduct(left, right),
  ),
} as const

/** In what parts a unit is measured, and hours that are not too many. */
function isLikely(noun: Noun, size: Ratio, by: Ratio): boolean {
  if (noun === nouns.hour) return [2, 4].includes(size.d) && size.compare(2) < 0 && size.times(by).compare(7) < 0
  if (noun === nouns.gallon) return [2, 4].includes(size.d)
  if (noun === nouns.pound || noun === nouns.inch) return size.d !== 3
  return size.d <= 4
}

/** Products of a mixed and a whole number that differ little, so that none is seen by its size alone. */
interface NearProduct {
  readonly value: Ratio
  readonly by: number
}
const productsOf = (d: number): readonly NearProduct[] =>
  measuredIn(d).flatMap(value => [2, 3, 4, 5, 6, 7].filter(by => Ratio.of(by, d).d === d).map(by => ({ value, by })))
const measuredIn = (d: number): readonly Ratio[] =>
  Array.from({ length: 5 * d }, (_, i) => Ratio.of(d + i + 1, d)).filter(value => value.d === d)
const nearProducts = [3, 5, 7].flatMap(d => {
  const all = productsOf(d)
  return all.flatMap(one => {
    const near = all.filter(
      other =>
        other.by !== one.by &&
        other.value.n * other.by !== one.value.n * one.by &&
        Math.abs(other.value.n * other.by - one.value.n * one.by) <= d,
    )
    return near.some(a => near.some(b => a.by !== b.by && a.value.n * a.by !== b.value.n * b.by)) ? [{ one, near }] : []
  })
})

export const multiplyMixedNumbers = defineTopic(
  {
    id: 'multiply-mixed-numbers',
    name: { en: 'Multiply mixed numbers', es: 'Multiplicar números mixtos' },
    description: {
      en: 'Multiply mixed numbers by whole numbers, fractions or other mixed numbers.',
      es: 'Multiplica números mixtos por números enteros, por fracciones o por otros números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4', '5.NF.B.6'],
    rev: 4,
    levels: {
      easy: { factors: ['mixed × whole'] },
      medium: { factors: ['mixed × fraction', 'simple mixed × mixed'] },
      hard: { factors: ['mixed × mixed'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      share: 3,
      instruction,
      lines: 4,
      draw,
      answer: mixedNumberInLowestTerms,
      solve: ({ left, right }) => shown(left.times(right)),
      ask: ({ left, right }) => both(equation(times(shown(left), shown(right)), blank(3))),
      solution: ({ left, right }) => multiplyFractions(left, right),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    reduced: form({
      levels: ['medium'],
      share: 3,
      instruction: inLowestTerms,
      lines: 4,
      draw,
      answer: mixedNumberInLowestTerms,
      solve: ({ left, right }) => shown(left.times(right)),
      ask: ({ left, right }) => both(equation(times(shown(left), shown(right)), blank(3))),
      solution: ({ left, right }) => multiplyFractions(left, right),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

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
            return !isFactor && product.d > 1 && product.d < d && product.d <= 12 && product.compare(1) > 0 && n < 1000
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
            because.toImproperFraction,
          ),
          explainedBy(equation(times(...values.map(value => over(value.n, value.d))), over(n, d)), {
            en: line`Multiply the three numerators and the three denominators.`,
            es: line`Multiplica los tres numeradores y los tres denominadores.`,
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

    improper: form(
      match({
        levels: ['medium'],
        what: {
          en: line`each product with an equal fraction`,
          es: line`cada producto con una fracción igual`,
        },
        draw(random) {
          const { one, near } = random.pick(nearProducts)
          const [two, three] = random.until(
            () => random.sample(near, 2),
            ([a, b]) => a.by !== b.by && a.value.n * a.by !== b.value.n * b.by,
          )
          return [one, two, three].map(
            ({ value, by }) => [times(mixed(value), by), over(value.n * by, value.d)] as const,
          )
        },
        belong: (left, right) => valueIn(left).equals(valueIn(right)),
        solution: (pairs, letters) => [
          step(
            statements(
              ...pairs.map(([left]) =>
                equation(mixed(factorsIn(left)[0]), over(factorsIn(left)[0].n, factorsIn(left)[0].d)),
              ),
            ),
            because.toImproperFraction,
          ),
          explainedBy(
            statements(
              ...pairs.map(([left, right]) => {
                const [value, by] = factorsIn(left)
                return equation(over(times(value.n, by), value.d), formulaIn(right))
              }),
            ),
            {
              en: line`Multiply each numerator by the whole number and keep the denominator.`,
              es: line`Multiplica cada numerador por el número entero y conserva el denominador.`,
            },
          ),
          answerStep(both(statements(...pairs.map(([left, right]) => equation(formulaIn(left), formulaIn(right))))), {
            en: line`The letters in order are ${list(...letters.map(letter => words(letter, letter)))}.`,
            es: line`Las letras en orden son ${list(...letters.map(letter => words(letter, letter)))}.`,
          }),
        ],
      }),
    ),

    batches: form(recipe('easy')),
    trips: form(recipe('medium')),
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
      draw: random => ({ left: drawMixed(random, [2, 5], [1, 4]), right: drawMixed(random, [2, 5], [1, 4]) }),
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
        const [a = 0, b = 0, c = 0, d = 0, product = 0] = answers
        return {
          en: prose`Top left: ${a}. Top right: ${b}. Bottom left: ${c}. Bottom right: ${d}. Product: ${product}.`,
          es: prose`Arriba a la izquierda: ${a}. Arriba a la derecha: ${b}. Abajo a la izquierda: ${c}. Abajo a la derecha: ${d}. Producto: ${product}.`,
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
        const expected = (sides[1] ?? []).flatMap(row => (sides[0] ?? []).map(column => row.times(column)))
        return (
          product !== undefined &&
          boxes.every((box, i) => box.equals(itemOf(expected, i))) &&
          boxes.reduce((total, box) => total.plus(box)).equals(exact(product)) &&
          isProduct(printed, exact(product))
        )
      },
    }),

    estimate: form({
      levels: ['easy'],
      instruction: {
        en: prose`Round each factor to the nearest whole number (round halves up) and multiply.`,
        es: prose`Redondea cada factor al entero más cercano (las mitades hacia arriba) y multiplica.`,
      },
      lines: 1,
      draw: random =>
        random.until(
          () => {
            // A half is among the factors, and no factor rounds to 1.
            const [left, right] = random.shuffle([drawMixed(random, [2, 2], [2, 6]), drawMixed(random, [3, 8], [2, 6])])
            return { left: left ?? Ratio.of(5, 2), right: right ?? Ratio.of(7, 3) }
          },
          ({ left, right }) => left.rounded() !== right.rounded(),
        ),
      answer: numberList,
      solve: ({ left, right }) => [left.rounded(), right.rounded(), left.rounded() * right.rounded()],
      ask: ({ left, right }) => both([times(shown(left), shown(right)), equation(times(blank(2), blank(2)), blank(2))]),
      solution: ({ left, right }) => [
        nearestWhole(left),
        nearestWhole(right),
        explainedBy(equation(times(left.rounded(), right.rounded()), left.rounded() * right.rounded()), {
          en: line`Multiply the rounded numbers: the product is about ${left.rounded() * right.rounded()}.`,
          es: line`Multiplica los números redondeados: el producto es aproximadamente ${left.rounded() * right.rounded()}.`,
        }),
      ],
      check(printed, answers) {
        const [first, second] = printed.all('number').map(number => evaluate(number))
        const [left, right, product] = answers.map(value => exact(value))
        if (!first || !second || !left || !right || !product) return false
        const isNear = (value: Ratio, to: Ratio) =>
          to.isInteger && value.minus(to).compare(Ratio.of(1, 2)) < 0 && value.minus(to).compare(Ratio.of(-1, 2)) >= 0
        return isNear(first, left) && isNear(second, right) && product.equals(left.times(right))
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing whole number.`, es: prose`Halla el número entero que falta.` },
      lines: 3,
      draw: random => ({
        known: drawMixed(random, [2, 6], [1, 5]),
        missing: random.int(2, 9),
        first: random.evenly([true, false]),
      }),
      answer: integer,
      solve: ({ missing }) => missing,
      ask: ({ known, missing, first }) =>
        both(
          equation(first ? times(blank(2), shown(known)) : times(shown(known), blank(2)), shown(known.times(missing))),
        ),
      solution: ({ known, missing }) => [
        step(divide(shown(known.times(missing)), shown(known)), because.useOppositeOperation),
        step(divide(over(known.n * missing, known.d), over(known.n, known.d)), because.sameDenominator, {
          value: known.d,
        }),
        step(equation(divide(known.n * missing, known.n), missing), because.divideNumerators),
      ],
      check(printed, answer) {
        const [known, product] = printed.all('number').map(number => evaluate(number))
        return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
      },
    }),
  }),
)
