import {
  answerStep,
  areaModel,
  blank,
  both,
  count,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  findMistake,
  integer,
  itemOf,
  line,
  match,
  mixed,
  mixedNumberInLowestTerms,
  multiplyFractions,
  numberList,
  over,
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
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../kit/choices/cells.ts'
import { isProduct } from '../kit/decimals/product-check.ts'

import { stories } from './multiply-mixed-numbers/stories.ts'

/** A mixed number with its whole part and a proper fraction. */
const drawMixed = (random: Random, denominators: readonly [number, number], wholes: readonly [number, number]) => {
  const d = random.int(...denominators)
  return Ratio.of(random.int(...wholes) * d + random.coprimeTo(d), d)
}

const factors = {
  'mixed × whole': (random: Random): readonly [Ratio, Ratio] => [
    drawMixed(random, [2, 8], [1, 5]),
    Ratio.of(random.int(2, 9)),
  ],
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
      ([left, right]) => left.times(right).d < left.d * right.d,
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

function draw(random: Random, level: Level) {
  const kind = random.evenly(level.factors)
  const [left, right] = random.until(
    () => factors[kind](random),
    ([left, right]) => left.times(right).compare(100) <= 0,
  )
  return { left, right }
}

const shown = (value: Ratio) => (value.compare(1) > 0 && !value.isInteger ? mixed(value) : expr(value))
const whole = (value: Ratio) => Math.floor(value.n / value.d)
const part = (value: Ratio) => value.minus(whole(value))

const instruction = {
  en: prose`Multiply. Write the answer in lowest terms, as a mixed number if it is greater than 1.`,
  es: prose`Multiplica. Escribe el resultado en su mínima expresión y, si es mayor que 1, como número mixto.`,
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

/** What each level multiplies in a story. */
const recipe = (level: keyof typeof stories) =>
  story({
    levels: [level],
    instruction: {
      en: prose`Write the answer in lowest terms.`,
      es: prose`Escribe la respuesta en su mínima expresión.`,
    },
    settings: stories[level],
    draw(random, { noun }) {
      const { left, right } = random.until(
        () => draw(random, { factors: [storyFactors[level]] }),
        ({ left, right }) => left.compare(6) < 0 && !left.times(right).isInteger && left.d <= 6 && right.d <= 6,
      )
      return { size: count(shown(left), noun), by: shown(right) }
    },
    answer: quantityInLowestTerms,
    solve: ({ size, by }, { noun }) => count(shown(evaluate(size.amount).times(evaluate(by))), noun),
    ask: ({ size, by }, { ask }) => ask(size, by),
    solution: ({ size, by }, answer, { says }) => [
      ...multiplyFractions(evaluate(size.amount), evaluate(by)).slice(0, 5),
      answerStep(equation(times(by, size.amount), answer.amount), says(answer)),
    ],
    check: (numberOf, { amount }) => exact(amount).over(numberOf('by')).equals(numberOf('size')),
  })
const storyFactors = { easy: 'mixed × whole', medium: 'mixed × fraction', hard: 'mixed × mixed' } as const

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
    rev: 2,
    levels: {
      easy: { factors: ['mixed × whole'] },
      medium: { factors: ['mixed × fraction', 'simple mixed × mixed'] },
      hard: { factors: ['mixed × mixed'] },
    },
  },
  form => ({
    bare: form({
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

    improper: form(
      match({
        levels: ['easy'],
        what: {
          en: line`each number with an equal fraction`,
          es: line`cada número con una fracción igual`,
        },
        draw(random) {
          const d = random.int(3, 8)
          const [one, two, three] = random.sample([1, 2, 3, 4, 5], 3)
          return [one, two, three].map(wholes => {
            const value = Ratio.of(wholes * d + random.coprimeTo(d), d)
            return [mixed(value), over(value.n, value.d)] as const
          })
        },
        belong: (left, right) => valueIn(left).equals(valueIn(right)),
        solution: pairs => [
          step(
            statements(
              ...pairs.map(([left]) => {
                const value = valueIn(left)
                return equation(sum(times(whole(value), value.d), value.n - whole(value) * value.d), value.n)
              }),
            ),
            because.wholeToParts,
          ),
          step(
            statements(...pairs.map(([left, right]) => equation(formulaIn(left), formulaIn(right)))),
            because.toImproperFraction,
          ),
        ],
      }),
    ),

    batches: form(recipe('easy')),
    trips: form(recipe('medium')),
    areas: form(recipe('hard')),

    findTheMistake: form(
      findMistake({
        levels: ['medium', 'hard'],
        lines: 3,
        draw: (random, level: Level) =>
          random.until(
            () => draw(random, { factors: level.factors.filter(kind => kind !== 'mixed × fraction') }),
            ({ left, right }) => !left.times(right).isInteger && left.d > 1 && right.d > 1,
          ),
        work: ({ left, right }) => workOf(left, right, over(left.n, left.d), over(right.n, right.d)),
        steps({ left, right }) {
          const [, improper, across, end] = workOf(left, right, over(left.n, left.d), over(right.n, right.d))
          return [
            step(improper as Expr, because.toImproperFraction),
            step(across as Expr, because.multiplyAcross),
            step(end as Expr, because.toMixedNumber),
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
              en: line`each numerator must be multiplied, not added`,
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
        en: prose`Write the four partial products row by row. Then add them.`,
        es: prose`Escribe los cuatro productos parciales fila por fila. Luego súmalos.`,
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
        step(
          statements(
            equation(times(whole(left), whole(right)), whole(left) * whole(right)),
            equation(times(part(left), whole(right)), shown(part(left).times(whole(right)))),
          ),
          because.multiplySides,
        ),
        step(
          statements(
            equation(times(whole(left), part(right)), shown(part(right).times(whole(left)))),
            equation(times(part(left), part(right)), part(left).times(part(right))),
          ),
          because.multiplySides,
        ),
        step(
          equation(
            sum(
              whole(left) * whole(right),
              shown(part(left).times(whole(right))),
              shown(part(right).times(whole(left))),
              part(left).times(part(right)),
            ),
            shown(left.times(right)),
          ),
          because.addParts,
        ),
      ],
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
      levels: ['medium'],
      instruction: {
        en: prose`Round each factor to the nearest whole number (round halves up) and multiply.`,
        es: prose`Redondea cada factor al entero más cercano (las mitades hacia arriba) y multiplica.`,
      },
      lines: 1,
      draw: random =>
        random.until(
          () => ({ left: drawMixed(random, [3, 8], [1, 6]), right: drawMixed(random, [3, 8], [1, 6]) }),
          ({ left, right }) => !left.equals(right) && left.rounded() !== right.rounded(),
        ),
      answer: numberList,
      solve: ({ left, right }) => [left.rounded(), right.rounded(), left.rounded() * right.rounded()],
      ask: ({ left, right }) => both([times(shown(left), shown(right)), equation(times(blank(2), blank(2)), blank(2))]),
      solution: ({ left, right }) => [
        step(relation(shown(left), '≈', left.rounded()), because.findNearestWhole),
        step(relation(shown(right), '≈', right.rounded()), because.findNearestWhole),
        step(equation(times(left.rounded(), right.rounded()), left.rounded() * right.rounded()), because.multiply),
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
