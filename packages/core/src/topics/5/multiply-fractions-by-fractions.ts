import { figureChoice } from '../../answer/choice.ts'
import { fractionInLowestTerms } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, figure, line, prose, steps } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { blank, equation, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { isTrue } from '../../math/truth.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { inLowestTerms, proper } from '../common/fractions.ts'
import { isProduct } from './kit/product-check.ts'

/** Two factors, the first a fraction. */
const factors = {
  'fraction of a whole': (random: Random): readonly [Ratio, Ratio] => {
    const d = random.int(2, 8)
    return [proper(random, d), Ratio.of(d * random.int(2, Math.floor(24 / d)))]
  },
  'fraction × fraction': (random: Random): readonly [Ratio, Ratio] => [
    proper(random, random.int(2, 10)),
    proper(random, random.int(2, 10)),
  ],
  'fraction × whole': (random: Random): readonly [Ratio, Ratio] => {
    const [part, whole] = random.until(
      () => [proper(random, random.int(3, 10)), random.int(2, 9)] as const,
      ([part, whole]) => !part.times(whole).isInteger && part.times(whole).compare(1) > 0,
    )
    return [part, Ratio.of(whole)]
  },
  'cross-cancelling': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [proper(random, random.int(6, 20)), proper(random, random.int(6, 20))] as const,
      ([left, right]) => left.times(right).d * 4 <= left.d * right.d,
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

function draw(random: Random, level: Level) {
  const kind = random.evenly(level.factors)
  const [left, right] = random.until(
    () => factors[kind](random),
    ([left, right]) => !left.equals(right) && right.compare(1) !== 0,
  )
  return { left, right }
}

const instruction = {
  en: prose`Multiply. Write the answer in lowest terms; write an answer greater than 1 as a mixed number or a whole number.`,
  es: prose`Multiplica. Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto o entero.`,
}

const model = (left: Ratio, right: Ratio) =>
  areaGrid({ rows: right.d, columns: left.d, shadedColumns: left.n, stripedRows: right.n })

export const multiplyFractionsByFractions = defineTopic(
  {
    id: 'multiply-fractions-by-fractions',
    name: { en: 'Multiply fractions', es: 'Multiplicar fracciones' },
    description: {
      en: 'Multiply two fractions, or a fraction and a whole number, and simplify the product.',
      es: 'Multiplica dos fracciones, o una fracción y un número entero, y simplifica el producto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4', '5.NF.B.4a'],
    levels: {
      easy: { factors: ['fraction of a whole'] },
      medium: { factors: ['fraction × fraction', 'fraction × whole'] },
      hard: { factors: ['cross-cancelling'] },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction,
      draw,
      answer: fractionInLowestTerms,
      solve: ({ left, right }) => inLowestTerms(left.times(right)),
      ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
      steps: ({ left, right }) =>
        both(
          m`${left} × ${right} = {${left.n} × ${right.n}}/{${left.d} × ${right.d}} = ${inLowestTerms(left.times(right))}`,
        ),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    ofStatement: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw,
      answer: fractionInLowestTerms,
      instruction,
      solve: ({ left, right }) => inLowestTerms(left.times(right)),
      ask: ({ left, right }) => ({ en: prose`${left} of ${right} = ___`, es: prose`${left} de ${right} = ___` }),
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    partOfSquares: form({
      levels: ['easy'],
      share: 4,
      instruction: {
        en: prose`The gray squares show the fraction of all the squares. Complete.`,
        es: prose`Los cuadrados grises muestran la fracción del total de cuadrados. Completa.`,
      },
      lines: 0,
      draw: (random, level) => {
        const { left, right } = draw(random, level)
        return { part: left, whole: right.n }
      },
      answer: fractionInLowestTerms,
      solve: ({ part, whole }) => part.times(whole),
      ask({ part, whole }) {
        const [rows, columns] = [part.d, whole / part.d]
        const gray = Array.from({ length: part.n * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const)
        const squares = figure(areaGrid({ rows, columns, shaded: gray }))
        return { en: [squares, prose`${part} of ${whole} = ___`], es: [squares, prose`${part} de ${whole} = ___`] }
      },
      // Counts the gray squares, and all.
      check(printed, answer) {
        const { rows, columns, shaded } = printed.figure('area-grid')
        const [part, whole] = printed.numbers
        return (
          exact(answer).equals(shaded.length) &&
          whole?.equals(rows * columns) === true &&
          part?.equals(Ratio.of(shaded.length, rows * columns)) === true
        )
      },
    }),

    areaModel: form({
      levels: ['medium'],
      instruction: {
        en: prose`The cells that are gray and striped show the product. Write it in lowest terms.`,
        es: prose`Las casillas grises y rayadas muestran el producto. Escríbelo en su mínima expresión.`,
      },
      lines: 0,
      draw: random =>
        random.until(
          () => ({ left: proper(random, random.int(2, 6)), right: proper(random, random.int(2, 6)) }),
          ({ left, right }) => left.d !== right.d,
        ),
      answer: fractionInLowestTerms,
      solve: ({ left, right }) => left.times(right),
      ask: ({ left, right }) => both([figure(model(left, right)), equation(times(left, right), blank(3))]),
      // Counts the cells that are shaded twice.
      check(printed, answer) {
        const { rows, columns, shaded } = printed.figure('area-grid')
        const places = shaded.map(({ row, column }) => row * columns + column)
        const twice = places.filter((place, i) => places.indexOf(place) !== i)
        return exact(answer).equals(Ratio.of(twice.length, rows * columns)) && isProduct(printed, exact(answer))
      },
    }),

    choosePicture: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which picture shows the product? The product is where gray and stripes overlap.`,
        es: prose`¿Qué dibujo muestra el producto? El producto está donde se juntan el gris y las rayas.`,
      },
      draw: random =>
        random.until(
          () => ({ left: proper(random, random.int(3, 6)), right: proper(random, random.int(3, 6)) }),
          ({ left, right }) =>
            left.d !== right.d && left.n !== right.n && left.d - left.n !== left.n && right.d - right.n !== right.n,
        ),
      answer: figureChoice,
      solve: ({ left, right }) => model(left, right),
      mistakes: ({ left, right }) => ({
        unshadedColumns: model(Ratio.of(left.d - left.n, left.d), right),
        unshadedRows: model(left, Ratio.of(right.d - right.n, right.d)),
        oneColumnMore: model(Ratio.of(left.n === left.d - 1 ? left.n - 1 || 1 : left.n + 1, left.d), right),
        bothUnshaded: model(Ratio.of(left.d - left.n, left.d), Ratio.of(right.d - right.n, right.d)),
      }),
      ask: ({ left, right }) => both(times(left, right)),
      check(printed, answer) {
        if (answer.kind !== 'area-grid') return false
        const [left, right] = printed.all('number').map(number => evaluate(number))
        const shadedBy = (fill: string) =>
          Ratio.of(answer.shaded.filter(cell => cell.fill === fill).length, answer.rows * answer.columns)
        return (
          left !== undefined &&
          right !== undefined &&
          shadedBy('gray').equals(left) &&
          shadedBy('striped').equals(right)
        )
      },
    }),

    threeFactors: form({
      levels: ['hard'],
      instruction,
      draw: random => ({ terms: random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3).map(d => proper(random, d)) }),
      answer: fractionInLowestTerms,
      solve: ({ terms }) => terms.reduce((product, term) => product.times(term)),
      ask: ({ terms }) => both(equation(times(...terms), blank(3))),
      check: (printed, answer) =>
        printed
          .all('number')
          .reduce((rest, number) => rest.over(evaluate(number)), exact(answer))
          .equals(1),
    }),

    missingFactor: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing factor in lowest terms.`,
        es: prose`Halla el factor que falta, en su mínima expresión.`,
      },
      draw: random => ({
        known: proper(random, random.int(2, 8)),
        missing: proper(random, random.int(2, 9)),
        first: random.evenly([true, false]),
      }),
      answer: fractionInLowestTerms,
      solve: ({ missing }) => missing,
      ask: ({ known, missing, first }) =>
        both(equation(first ? times(blank(2), known) : times(known, blank(2)), known.times(missing))),
      check(printed, answer) {
        const [known, product] = printed.all('number').map(number => evaluate(number))
        return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
      },
    }),

    findTheMistake: form({
      levels: ['hard'],
      instruction: { en: prose`Which line has the mistake?`, es: prose`¿En qué renglón está el error?` },
      draw: random => {
        const [d, wrong] = [random.int(4, 9), random.evenly(['first', 'second'])]
        const [a, b] = random.until(
          () => [random.coprimeTo(d), random.coprimeTo(d)] as const,
          ([a, b]) => a !== b,
        )
        return { a, b, d, wrong }
      },
      answer: option({
        first: { en: prose`line 1`, es: prose`el renglón 1` },
        second: { en: prose`line 2`, es: prose`el renglón 2` },
      }),
      solve: ({ wrong }) => wrong,
      ask({ a, b, d, wrong }) {
        const product = m`{${a} × ${b}}/{${d} × ${d}}`
        const middle = wrong === 'first' ? m`{${a} × ${b}}/${d}` : product
        const end = wrong === 'first' ? m`${a * b}/${d}` : m`${a * b}/${2 * d}`
        return both(steps(line`${equation(times(m`${a}/${d}`, m`${b}/${d}`), middle)}`, line`${equation(middle, end)}`))
      },
      // Just one line is no true equation.
      check(printed, answer) {
        const [first, second] = printed.all('relation').map(item => isTrue(item))
        return first !== second && answer === (first ? 'second' : 'first')
      },
    }),
  }),
)
