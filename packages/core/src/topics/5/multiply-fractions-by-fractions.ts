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
  explainedBy,
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
  type Random,
  Ratio,
  statements,
  step,
  story,
  sum,
  times,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isProduct } from '../kit/decimals/product-check.ts'
import { inLowestTerms, proper } from '../kit/fractions/fractions.ts'
import { AMOUNTS } from './multiply-fractions-by-fractions/amounts.ts'

const isReduced = (left: Ratio, right: Ratio) => left.times(right).d < left.d * right.d

/** Two factors, the first a fraction. */
const factors = {
  'fraction of a whole': (random: Random): readonly [Ratio, Ratio] => {
    const d = random.int(2, 8)
    return [proper(random, d), Ratio.of(d * random.int(2, Math.floor(24 / d)))]
  },
  // From medium on, every product has to be reduced.
  'fraction × fraction': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [proper(random, random.int(2, 10)), proper(random, random.int(2, 10))] as const,
      ([left, right]) => isReduced(left, right),
    ),
  'fraction × whole': (random: Random): readonly [Ratio, Ratio] => {
    const [part, whole] = random.until(
      () => [proper(random, random.pick([4, 6, 8, 9, 10])), random.int(2, 9)] as const,
      ([part, whole]) =>
        !part.times(whole).isInteger && part.times(whole).compare(1) > 0 && part.times(whole).d < part.d,
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
const workOf = ({ left, right }: { readonly left: Ratio; readonly right: Ratio }): Work => [
  times(left, right),
  over(times(left.n, right.n), times(left.d, right.d)),
  over(left.n * right.n, left.d * right.d),
  expr(left.times(right)),
]
/** A numerator and the other denominator are divided by their common factor before anything is multiplied. */
function cancelled({ left, right }: { readonly left: Ratio; readonly right: Ratio }) {
  const [g, h] = [gcd(left.n, right.d), gcd(right.n, left.d)]
  const divided = (n: number, d: number, by: number) =>
    explainedBy(statements(equation(divide(n, by), n / by), equation(divide(d, by), d / by)), {
      en: line`Before you multiply, divide the numerator ${n} and the denominator ${d} by their common factor ${by}.`,
      es: line`Antes de multiplicar, divide el numerador ${n} y el denominador ${d} entre su factor común ${by}.`,
    })
  const [a, b, c, d] = [left.n / g, left.d / h, right.n / h, right.d / g]
  const written = (n: number, under: number) => (under === 1 ? expr(n) : over(n, under))
  return [
    ...(g > 1 ? [divided(left.n, right.d, g)] : []),
    ...(h > 1 ? [divided(right.n, left.d, h)] : []),
    explainedBy(equation(times(left, right), times(written(a, b), written(c, d))), {
      en: line`Write what is left of both fractions.`,
      es: line`Escribe lo que queda de las dos fracciones.`,
    }),
    explainedBy(equation(times(written(a, b), written(c, d)), left.times(right)), {
      en: line`Multiply the numerators: ${equation(times(a, c), a * c)}. Multiply the denominators: ${equation(times(b, d), b * d)}.`,
      es: line`Multiplica los numeradores: ${equation(times(a, c), a * c)}. Multiplica los denominadores: ${equation(times(b, d), b * d)}.`,
    }),
  ]
}

const asMixed = {
  en: prose`Multiply. Write the product as a mixed number in lowest terms.`,
  es: prose`Multiplica. Escribe el producto como número mixto en su mínima expresión.`,
}

const lowest = {
  en: prose`Multiply. Write the product in lowest terms.`,
  es: prose`Multiplica. Escribe el producto en su mínima expresión.`,
}
const writeMixed = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

const model = (left: Ratio, right: Ratio) =>
  areaGrid({ rows: right.d, columns: left.d, shadedColumns: left.n, stripedRows: right.n })

const drawPart = {
  easy(random: Random, most: number) {
    const d = random.pick([2, 3, 4, 5, 6, 8])
    return { part: proper(random, d), whole: d * random.int(2, Math.max(2, Math.floor(most / d))) }
  },
  // A mixed number that has to be reduced.
  medium: (random: Random, most: number) =>
    random.until(
      () => ({ part: proper(random, random.pick([4, 6, 8])), whole: random.int(3, most) }),
      ({ part, whole }) => gcd(whole, part.d) > 1 && whole % part.d !== 0 && part.times(whole).compare(1) > 0,
    ),
}

const partOfAmount = (level: keyof typeof drawPart, answer: typeof quantity) =>
  story({
    levels: [level],
    ...(level === 'medium' && { instruction: writeMixed }),
    settings: AMOUNTS,
    draw(random, { noun, most }) {
      const { part, whole } = drawPart[level](random, most)
      return { part, whole: count(whole, noun) }
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
    rev: 3,
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
      share: 2,
      instruction: lowest,
      draw: random => draw(random, { factors: ['fraction × fraction'] }),
      answer: fractionInLowestTerms,
      solve: product,
      ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
      solution: worked,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    aboveOne: form({
      levels: ['medium'],
      share: 2,
      instruction: asMixed,
      draw: random => draw(random, { factors: ['fraction × whole'] }),
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
      solution: cancelled,
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    partOfNumber: form({
      levels: ['easy'],
      draw,
      answer: fraction,
      instruction: { en: prose`Find the part.`, es: prose`Halla la parte.` },
      solve: product,
      ask: ({ left, right }) => ({ en: prose`${left} of ${right} = ___`, es: prose`${left} de ${right} = ___` }),
      solution: ({ left, right }) => {
        const share = right.n / left.d
        return [
          explainedBy(equation(divide(right.n, left.d), share), {
            en: line`The denominator ${left.d} says into how many equal parts ${right.n} is shared.`,
            es: line`El denominador ${left.d} dice en cuántas partes iguales se reparte ${right.n}.`,
          }),
          explainedBy(equation(times(left.n, share), left.n * share), {
            en: line`The numerator says how many of these parts to take: ${left.n}.`,
            es: line`El numerador dice cuántas de esas partes se toman: ${left.n}.`,
          }),
        ]
      },
      check: (printed, answer) => isProduct(printed, exact(answer)),
    }),

    partOfAmount: form(partOfAmount('easy', quantity)),
    partOfAmountInLowestTerms: form(partOfAmount('medium', mixedQuantity)),

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
          ({ left, right }) => left.d !== right.d && isReduced(left, right),
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
        es: prose`¿Qué dibujo muestra el producto? El producto está donde se superponen el gris y las rayas.`,
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
        explainedBy(statements(expr(left), expr(right)), {
          en: line`Look for ${left.n} gray of ${left.d} columns and for ${right.n} striped of ${right.d} rows.`,
          es: line`Busca ${left.n} de ${left.d} columnas grises y ${right.n} de ${right.d} filas rayadas.`,
        }),
        explainedBy(equation(times(left, right), over(left.n * right.n, left.d * right.d)), {
          en: line`So ${left.n * right.n} of the ${left.d * right.d} squares must be gray and striped.`,
          es: line`Entonces ${left.n * right.n} de los ${left.d * right.d} cuadrados deben ser grises y rayados.`,
        }),
        answerStep(figure(model(left, right)), {
          en: line`Each other picture has another number of gray columns or of striped rows.`,
          es: line`Cada uno de los otros dibujos tiene otro número de columnas grises o de filas rayadas.`,
        }),
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
        return random.until(
          () => {
            const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
            return { terms: [proper(random, a), proper(random, b), proper(random, c)] as const }
          },
          ({ terms: [a, b, c] }) => a.times(b).times(c).d < a.d * b.d * c.d,
        )
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
        en: prose`Find the missing factor.`,
        es: prose`Halla el factor que falta.`,
      },
      // The printed product is reduced, and has to be renamed first.
      draw: random => ({
        ...random.until(
          () => ({ known: proper(random, random.int(3, 8)), missing: proper(random, random.int(2, 9)) }),
          ({ known, missing }) => isReduced(known, missing) && !known.equals(missing),
        ),
        first: random.evenly([true, false]),
      }),
      answer: fraction,
      solve: ({ missing }) => missing,
      ask: ({ known, missing, first }) =>
        both(equation(first ? times(blank(2), known) : times(known, blank(2)), known.times(missing))),
      solution: ({ known, missing }) => {
        const total = known.times(missing)
        // The known numerator and denominator go into those of an equal fraction.
        const [n, d] = [known.n * missing.n, known.d * missing.d]
        return [
          explainedBy(equation(total, over(n, d)), {
            en: line`Multiply the numerator and the denominator of ${total} by ${d / total.d}, so that ${known.n} goes into the numerator and ${known.d} into the denominator.`,
            es: line`Multiplica el numerador y el denominador de ${total} por ${d / total.d}, para que el numerador se pueda dividir entre ${known.n} y el denominador entre ${known.d}.`,
          }),
          explainedBy(statements(equation(divide(n, known.n), missing.n), equation(divide(d, known.d), missing.d)), {
            en: line`Multiplication goes across, so divide numerator by numerator and denominator by denominator.`,
            es: line`Se multiplica numerador por numerador y denominador por denominador; por eso, divide de la misma manera.`,
          }),
          explainedBy(equation(equation(times(known, missing), over(n, d)), total), {
            en: line`Check: the product is the printed one.`,
            es: line`Comprueba: el producto es el que está escrito.`,
          }),
          answerStep(expr(missing), {
            en: line`The missing factor is ${missing}.`,
            es: line`El factor que falta es ${missing}.`,
          }),
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
        lines: 3,
        draw: random =>
          random.until(
            () => ({ left: proper(random, random.int(3, 9)), right: proper(random, random.int(3, 9)) }),
            ({ left, right }) =>
              left.d !== right.d && left.n !== right.n && left.n + right.n > 2 && isReduced(left, right),
          ),
        work: workOf,
        steps: ({ left, right }) => {
          const [n, d] = [left.n * right.n, left.d * right.d]
          return [
            step(over(times(left.n, right.n), times(left.d, right.d)), because.multiplyAcross),
            explainedBy(over(n, d), {
              en: line`Find both products: ${equation(times(left.n, right.n), n)} and ${equation(times(left.d, right.d), d)}.`,
              es: line`Halla los dos productos: ${equation(times(left.n, right.n), n)} y ${equation(times(left.d, right.d), d)}.`,
            }),
            step(expr(left.times(right)), because.divideBothTerms, { value: gcd(n, d) }),
          ]
        },
        mistakes: {
          numeratorsAdded: {
            says: () => ({
              en: line`the numerators were added, not multiplied`,
              es: line`los numeradores se sumaron en lugar de multiplicarse`,
            }),
            work: ({ left, right }) => {
              const [n, d] = [left.n + right.n, left.d * right.d]
              return [
                times(left, right),
                over(sum(left.n, right.n), times(left.d, right.d)),
                over(n, d),
                expr(Ratio.of(n, d)),
              ]
            },
          },
          denominatorsAdded: {
            says: ({ left, right }) => ({
              en: line`${times(left.d, right.d)} is ${left.d * right.d}, not ${left.d + right.d}`,
              es: line`${times(left.d, right.d)} es ${left.d * right.d}, no ${left.d + right.d}`,
            }),
            work: ({ left, right }) => {
              const [n, d] = [left.n * right.n, left.d + right.d]
              return [
                times(left, right),
                over(times(left.n, right.n), times(left.d, right.d)),
                over(n, d),
                expr(Ratio.of(n, d)),
              ]
            },
          },
          halfReduced: {
            says: ({ left, right }) => ({
              en: line`only the numerator was divided by ${gcd(left.n * right.n, left.d * right.d)}`,
              es: line`solo se dividió el numerador entre ${gcd(left.n * right.n, left.d * right.d)}`,
            }),
            work: facts => {
              const { left, right } = facts
              const [n, d] = [left.n * right.n, left.d * right.d]
              const [given, across, product] = workOf(facts)
              return [given, across as Expr, product as Expr, over(n / gcd(n, d), d)]
            },
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
