import {
  answerStep,
  areaGrid,
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
  figureChoice,
  findMistake,
  fraction,
  fractionInLowestTerms,
  gcd,
  line,
  mixedNumberInLowestTerms,
  multiplyFractions,
  over,
  prose,
  quantity,
  quantityInLowestTerms,
  type Random,
  Ratio,
  statements,
  step,
  story,
  times,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isProduct } from '../kit/decimals/product-check.ts'
import { inLowestTerms, proper } from '../kit/fractions/fractions.ts'
import { AMOUNTS } from './multiply-fractions-by-fractions/amounts.ts'

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
      ([left, right]) => Math.max(left.d, right.d) > 10 && left.times(right).d * 4 <= left.d * right.d,
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

const product = ({ left, right }: ReturnType<typeof draw>) => inLowestTerms(left.times(right))
const worked = ({ left, right }: ReturnType<typeof draw>) => multiplyFractions(left, right)
const workOf = (a: number, b: number, d: number, under: Expr, last: number): Work => [
  times(over(a, d), over(b, d)),
  over(times(a, b), under),
  over(a * b, last),
]

const instruction = {
  en: prose`Multiply. Write the answer in lowest terms, as a mixed number if it is greater than 1.`,
  es: prose`Multiplica. Escribe el resultado en su mínima expresión y, si es mayor que 1, como número mixto.`,
}

const lowest = {
  en: prose`Multiply. Write the product in lowest terms.`,
  es: prose`Multiplica. Escribe el producto en su mínima expresión.`,
}
const writeLowest = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}

const model = (left: Ratio, right: Ratio) =>
  areaGrid({ rows: right.d, columns: left.d, shadedColumns: left.n, stripedRows: right.n })

const wholeUpTo = {
  easy: (random: Random, d: number, most: number) => d * random.int(2, Math.max(2, Math.floor(most / d))),
  medium: (random: Random, d: number, most: number) =>
    random.until(
      () => random.int(3, most),
      whole => whole % d !== 0,
    ),
}

const partOfAmount = (level: keyof typeof wholeUpTo, answer: typeof quantity) =>
  story({
    levels: [level],
    ...(level === 'medium' && { instruction: writeLowest }),
    settings: AMOUNTS,
    draw(random, { noun, most }) {
      const d = random.pick([2, 3, 4, 5, 6, 8])
      return { part: proper(random, d), whole: count(wholeUpTo[level](random, d, most), noun) }
    },
    answer,
    solve: ({ part, whole }, { noun }) => count(inLowestTerms(part.times(evaluate(whole.amount))), noun),
    ask: ({ part, whole }, { ask }) => ask(part, whole),
    solution: ({ part, whole }, answer, { says }) => [
      ...multiplyFractions(part, evaluate(whole.amount)),
      answerStep(equation(times(part, whole.amount), answer.amount), says(answer)),
    ],
    check: (numberOf, { amount }) => exact(amount).over(numberOf('part')).equals(numberOf('whole')),
  })

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
    rev: 2,
    levels: {
      easy: { factors: ['fraction of a whole'] },
      medium: { factors: ['fraction × fraction', 'fraction × whole'] },
      hard: { factors: ['cross-cancelling'] },
    },
  },
  form => ({
    ofWhole: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Multiply.`, es: prose`Multiplica.` },
      draw,
      answer: fraction,
      solve: product,
      ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    bare: form({
      levels: ['medium'],
      share: 3,
      instruction,
      draw,
      answer: mixedNumberInLowestTerms,
      solve: product,
      ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    crossCancelling: form({
      levels: ['hard'],
      share: 3,
      instruction: lowest,
      draw,
      answer: fractionInLowestTerms,
      solve: product,
      ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    partOfNumber: form({
      levels: ['easy'],
      draw,
      answer: fraction,
      instruction: { en: prose`Find the part.`, es: prose`Halla la parte.` },
      solve: product,
      ask: ({ left, right }) => ({ en: prose`${left} of ${right} = ___`, es: prose`${left} de ${right} = ___` }),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    partOfAmount: form(partOfAmount('easy', quantity)),
    partOfAmountInLowestTerms: form(partOfAmount('medium', quantityInLowestTerms)),

    partOfSquares: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`The gray squares show the fraction of all the squares. Complete.`,
        es: prose`Los cuadrados grises muestran la fracción del total de cuadrados. Completa.`,
      },
      draw: (random, level) => {
        const { left, right } = draw(random, level)
        return { part: left, whole: right.n }
      },
      answer: fraction,
      solve: ({ part, whole }) => part.times(whole),
      ask({ part, whole }) {
        const [rows, columns] = [part.d, whole / part.d]
        const gray = Array.from({ length: part.n * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const)
        const squares = figure(areaGrid({ rows, columns, shaded: gray }))
        return { en: [squares, prose`${part} of ${whole} = ___`], es: [squares, prose`${part} de ${whole} = ___`] }
      },
      solution: ({ part, whole }, answer) => [
        step(equation(divide(whole, part.d), whole / part.d), because.shareEqually),
        step(equation(times(part.n, whole / part.d), answer), because.count, {
          group: { en: line`the gray squares`, es: line`los cuadrados grises` },
        }),
      ],
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
      draw: random =>
        random.until(
          () => ({ left: proper(random, random.int(2, 6)), right: proper(random, random.int(2, 6)) }),
          ({ left, right }) => left.d !== right.d,
        ),
      answer: fractionInLowestTerms,
      solve: ({ left, right }) => left.times(right),
      ask: ({ left, right }) => both([figure(model(left, right)), equation(times(left, right), blank(3))]),
      solution: ({ left, right }) => multiplyFractions(left, right),
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
          () => ({ left: proper(random, random.pick([3, 5, 7])), right: proper(random, random.pick([3, 5, 7])) }),
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
      solution: ({ left, right }) => [
        step(statements(expr(left), expr(right)), because.read, {
          what: { en: line`gray columns, then striped rows`, es: line`columnas grises y luego filas rayadas` },
        }),
        step(figure(model(left, right)), because.chooseTheOneThatFits),
      ],
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
      instruction: lowest,
      draw(random) {
        const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
        return { terms: [proper(random, a), proper(random, b), proper(random, c)] as const }
      },
      answer: fractionInLowestTerms,
      solve: ({ terms: [first, second, third] }) => first.times(second).times(third),
      ask: ({ terms }) => both(equation(times(...terms), blank(3))),
      solution({ terms: [first, second, third] }, answer) {
        const d = first.d * second.d * third.d
        const n = first.n * second.n * third.n
        return [
          step(over(times(first.n, second.n, third.n), times(first.d, second.d, third.d)), because.multiplyAcross),
          step(over(n, d), because.multiply),
          ...(gcd(n, d) > 1 ? [step(equation(over(n, d), answer), because.divideBothTerms, { value: gcd(n, d) })] : []),
        ]
      },
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
      solution: ({ known, missing }) => {
        const total = known.times(missing)
        // The known numerator and denominator go into those of an equal fraction.
        const [n, d] = [known.n * missing.n, known.d * missing.d]
        return [
          ...(total.d === d
            ? []
            : [step(equation(total, over(n, d)), because.multiplyBothTerms, { value: d / total.d })]),
          step(
            statements(equation(divide(n, known.n), missing.n), equation(divide(d, known.d), missing.d)),
            because.useOppositeOperation,
          ),
          step(equation(times(known, missing), total), because.multiplyAcross),
          step(expr(missing), because.chooseTheOneThatFits),
        ]
      },
      check(printed, answer) {
        const [known, product] = printed.all('number').map(number => evaluate(number))
        return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
      },
    }),

    findTheMistake: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: random =>
          random.until(
            () => {
              const d = random.int(4, 9)
              return { a: random.coprimeTo(d), b: random.coprimeTo(d), d }
            },
            ({ a, b }) => a !== b,
          ),
        work: ({ a, b, d }) => workOf(a, b, d, times(d, d), d * d),
        steps: ({ a, b, d }) => [
          step(over(times(a, b), times(d, d)), because.multiplyAcross),
          step(over(a * b, d * d), because.multiply),
        ],
        mistakes: {
          denominatorKept: {
            says: () => ({
              en: line`the denominators were not multiplied`,
              es: line`no se multiplicaron los denominadores`,
            }),
            work: ({ a, b, d }) => workOf(a, b, d, expr(d), d),
          },
          denominatorsAdded: {
            says: ({ d }) => ({
              en: line`${times(d, d)} is ${d * d}, not ${2 * d}`,
              es: line`${times(d, d)} es ${d * d}, no ${2 * d}`,
            }),
            work: ({ a, b, d }) => workOf(a, b, d, times(d, d), 2 * d),
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
