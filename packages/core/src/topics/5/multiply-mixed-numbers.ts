import { fractionInLowestTerms, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, figure, prose } from '../../content.ts'
import { areaModel } from '../../figure/area-model.ts'
import { blank, equation, expr, mixed, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isProduct } from './kit/product-check.ts'

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
  es: prose`Multiplica. Escribe el resultado en su mínima expresión; si es mayor que 1, como número mixto.`,
}

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
      answer: fractionInLowestTerms,
      solve: ({ left, right }) => shown(left.times(right)),
      ask: ({ left, right }) => both(equation(times(shown(left), shown(right)), blank(3))),
      steps: ({ left, right }) =>
        both(m`${shown(left)} × ${shown(right)} = ${left} × ${right} = ${shown(left.times(right))}`),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    areaModel: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the four partial products row by row, in lowest terms. Then add them.`,
        es: prose`Escribe los cuatro productos parciales fila por fila, en su mínima expresión. Luego súmalos.`,
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
          boxes.every((box, i) => box.equals(expected[i] ?? 0)) &&
          boxes.reduce((total, box) => total.plus(box)).equals(exact(product)) &&
          isProduct(printed, exact(product))
        )
      },
    }),

    estimate: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Round each factor to the nearest whole number (round halves up) and multiply. Write the two whole numbers and the estimate.`,
        es: prose`Redondea cada factor al entero más cercano (las mitades hacia arriba) y multiplica. Escribe los dos enteros y la estimación.`,
      },
      lines: 1,
      draw: random => ({ left: drawMixed(random, [3, 8], [1, 6]), right: drawMixed(random, [3, 8], [1, 6]) }),
      answer: numberList,
      solve: ({ left, right }) => [left.rounded(), right.rounded(), left.rounded() * right.rounded()],
      ask: ({ left, right }) => both(times(shown(left), shown(right))),
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
      check(printed, answer) {
        const [known, product] = printed.all('number').map(number => evaluate(number))
        return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
      },
    }),
  }),
)
