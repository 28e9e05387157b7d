import {
  array,
  blank,
  both,
  column,
  defineTopic,
  type Expr,
  easiestFact,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  integer,
  isTrue,
  line,
  list,
  minus,
  missingFactor,
  missingFirstFactor,
  numberList,
  prose,
  type Random,
  statements,
  step,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { drillOf } from '../kit/facts/drill.ts'
import { compare, fitsTheGap } from '../kit/facts/facts.ts'
import { addedUp, countedRows, whichIsWrong } from '../kit/facts/groups.ts'
import { numbersOnWheel, wheel } from '../kit/facts/wheel.ts'

interface Level {
  readonly families: readonly number[]
  readonly others: readonly number[]
  /** Whether a fact with 0 or 1 comes up now and then. */
  readonly hasSmall: boolean
}
type Factors = readonly [a: number, b: number]

const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9, 10]

const eitherWay = (random: Random, a: number, b: number): Factors => random.shuffle([a, b])

/** A fact of a family of the level. */
const drawLarger = (random: Random, { families, others }: Level): Factors =>
  eitherWay(random, random.evenly(families), random.pick(others))

/** The same, at most one in ten with 0 or 1. */
const draw = (random: Random, level: Level): Factors =>
  level.hasSmall && random.chance(0.09)
    ? eitherWay(random, random.int(0, 1), random.int(2, 10))
    : drawLarger(random, level)

/** Ten facts of one family; the tenth is one with 0 or 1, or one of the others turned around. */
function drawFamily(random: Random, { families, hasSmall }: Level): readonly Factors[] {
  const family = random.evenly(families)
  const facts = FACTORS.map(other => eitherWay(random, family, other))
  const [a, b] = random.pick(facts.filter(([a, b]) => a !== b))
  return random.shuffle<Factors[]>([...facts, hasSmall ? [family, random.int(0, 1)] : [b, a]])
}

/** Twenty different facts of all families of the level, two of them with 0 and 1 where those belong to it. */
function drawMixed(random: Random, { families, hasSmall }: Level): readonly Factors[] {
  const pool = families.flatMap(family =>
    FACTORS.filter(other => other >= family || !families.includes(other)).map(other =>
      eitherWay(random, family, other),
    ),
  )
  const small = hasSmall ? [0, 1].map((factor): Factors => [factor, random.int(2, 10)]) : []
  return random.shuffle([...random.sample(pool, 20 - small.length), ...small])
}

type TwoProducts = readonly [Factors, Factors]
const EQUAL_PRODUCTS: readonly TwoProducts[] = [
  [
    [2, 8],
    [4, 4],
  ],
  [
    [2, 9],
    [3, 6],
  ],
  [
    [3, 8],
    [4, 6],
  ],
  [
    [4, 9],
    [6, 6],
  ],
]
/** Products at most four apart without a factor in common, the lesser first. */
const NEAR_PRODUCTS: readonly TwoProducts[] = [
  [
    [4, 6],
    [5, 5],
  ],
  [
    [5, 5],
    [4, 7],
  ],
  [
    [4, 7],
    [5, 6],
  ],
  [
    [5, 6],
    [4, 8],
  ],
  [
    [4, 8],
    [5, 7],
  ],
  [
    [5, 7],
    [6, 6],
  ],
  [
    [5, 7],
    [4, 9],
  ],
  [
    [4, 9],
    [5, 8],
  ],
  [
    [5, 8],
    [6, 7],
  ],
  [
    [6, 7],
    [5, 9],
  ],
  [
    [5, 9],
    [6, 8],
  ],
  [
    [5, 9],
    [7, 7],
  ],
  [
    [6, 8],
    [7, 7],
  ],
  [
    [6, 9],
    [7, 8],
  ],
  [
    [7, 9],
    [8, 8],
  ],
]

function drawTwoProducts(random: Random): TwoProducts {
  const relation = random.evenly(['less', 'greater', 'equal'])
  const [lesser, greater] = random.pick(relation === 'equal' ? EQUAL_PRODUCTS : NEAR_PRODUCTS)
  const [one, other] = [eitherWay(random, ...lesser), eitherWay(random, ...greater)]
  return relation === 'greater' ? [other, one] : [one, other]
}

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }
const product = ([a, b]: Factors) => times(a, b)
const valueOf = ([a, b]: Factors) => a * b
const isProductOf = (factors: readonly Expr[], answer: Expr | number) => {
  const [a, b] = tupleOf(
    factors.map(factor => evaluate(factor).n),
    2,
  )
  return exact(answer).equals(addedUp(a, b))
}
/** The hardest fact, worked out as an example: ten times a number is easy. */
const hardestOf = (facts: readonly Factors[]) => {
  const hardness = ([a, b]: Factors) => (a === 10 || b === 10 ? 0 : a * b)
  const [a, b] = facts.reduce((most, fact) => (hardness(fact) > hardness(most) ? fact : most))
  return easiestFact(a, b)
}

const othersFound = (products: readonly number[]) =>
  explained(
    list(...products),
    line`Find the other products too, each from a fact that you know.`,
    line`Halla también los demás productos, cada uno a partir de una operación que ya sabes.`,
  )

export const multiplicationFactsByFamily = defineTopic(
  {
    id: 'multiplication-facts-by-family',
    name: { en: 'Multiplication facts by family', es: 'Tablas de multiplicar' },
    description: {
      en: 'Recall products of numbers up to 10 × 10, one table at a time or mixed.',
      es: 'Recuerda los productos hasta 10 × 10, una tabla a la vez o mezcladas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7'],
    levels: {
      easy: { families: [2, 5, 10], others: [2, 3, 4, 5, 6, 7, 8, 9, 10], hasSmall: true },
      medium: { families: [3, 4, 9], others: [3, 4, 6, 7, 8, 9], hasSmall: false },
      hard: { families: [6, 7, 8], others: [4, 6, 7, 8, 9], hasSmall: false },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      draw,
      answer: integer,
      solve: valueOf,
      ask: facts => both(equation(product(facts), blank(2))),
      solution: ([a, b]) => easiestFact(a, b),
      check: (printed, answer) => isProductOf(printed.one('product').factors, expr(answer)),
    }),

    vertical: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 1,
      draw,
      answer: integer,
      solve: valueOf,
      ask: ([a, b]) => both(column('×', a, b)),
      solution: ([a, b]) => easiestFact(a, b),
      check: (printed, answer) =>
        isProductOf(
          printed.block('column').rows.map(({ of }) => of),
          expr(answer),
        ),
    }),

    array: form({
      levels: ['easy'],
      instruction: { en: prose`Use the array to multiply.`, es: prose`Usa el arreglo para multiplicar.` },
      draw: drawLarger,
      answer: integer,
      solve: valueOf,
      ask: ([a, b]) => both([figure(array(a, b)), equation(times(a, b), blank(2))]),
      solution: ([rows, columns]) => countedRows(rows, columns, equation(times(rows, columns), rows * columns)),
      // Counts the objects.
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const factors = printed.one('product').factors
        return exact(answer).equals(addedUp(rows, columns)) && isProductOf(factors, expr(answer))
      },
    }),

    whichProduct: form({
      levels: ['medium'],
      draw: (random, level) => {
        const [a, b] = random.until(
          () => drawLarger(random, level),
          ([a, b]) => a !== b && Math.abs(a - b) !== 1,
        )
        return { a, b }
      },
      answer: formulaChoice,
      solve: ({ a, b }) => times(a, b),
      mistakes: ({ a, b }) => ({
        oneGroupLess: times(a - 1, b),
        oneMoreInEach: times(a, b + 1),
        oneLessInEach: times(a, b - 1),
      }),
      ask: ({ a, b }) => ({
        en: prose`Which multiplication has the product ${a * b}?`,
        es: prose`¿Qué multiplicación tiene el producto ${a * b}?`,
      }),
      solution: ({ a, b }) => [
        explained(
          statements(
            equation(times(a - 1, b), (a - 1) * b),
            equation(times(a, b + 1), a * (b + 1)),
            equation(times(a, b - 1), a * (b - 1)),
          ),
          line`These have other products.`,
          line`Estas tienen otros productos.`,
        ),
        ...easiestFact(a, b),
      ],
      check: (printed, answer) => {
        const [wanted] = printed.take(1)
        return evaluate(expr(answer)).equals(wanted)
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 3,
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      draw: (random, level) => ({ place: random.evenly(['first', 'second']), factors: drawLarger(random, level) }),
      answer: integer,
      solve: ({ place, factors: [a, b] }) => (place === 'first' ? a : b),
      ask: ({ place, factors: [a, b] }) =>
        both(equation(place === 'first' ? times(blank(2), b) : times(a, blank(2)), a * b)),
      solution: ({ place, factors: [a, b] }) =>
        place === 'first' ? missingFirstFactor(b, a * b) : missingFactor(a, a * b),
      check: fitsTheGap,
    }),

    skipCount: form({
      levels: ['easy'],
      instruction: {
        en: prose`Skip count. Write the missing numbers.`,
        es: prose`Cuenta a saltos. Escribe los números que faltan.`,
      },
      // Two numbers that are shown stand side by side.
      draw: (random, { families }) => ({
        size: random.evenly(families),
        start: random.int(1, 6),
        hidden: random.pick([
          [1, 2],
          [2, 3],
          [3, 4],
        ]),
      }),
      answer: numberList,
      solve: ({ size, start, hidden }) => hidden.map(i => size * (start + i)),
      ask: ({ size, start, hidden }) =>
        both(list(...[0, 1, 2, 3, 4].map(i => (hidden.some(place => place === i) ? blank(1.5) : size * (start + i))))),
      solution: ({ size, start, hidden }) => {
        const [first] = hidden
        const known = size * (start + (first === 1 ? 3 : 0))
        return [
          step(equation(minus(known + size, known), size), because.findTheRule, {
            rule: { en: line`add ${size}`, es: line`suma ${size}` },
          }),
          step(
            statements(...hidden.map(i => equation(sum(size * (start + i - 1), size), size * (start + i)))),
            because.useTheRule,
          ),
        ]
      },
      // With the blanks filled in, every step is the same.
      check(printed, answers) {
        let next = 0
        const numbers = tupleOf(
          printed
            .one('list')
            .items.map(item => (item.kind === 'blank' ? exact(answers[next++] ?? Number.NaN) : evaluate(item))),
          5,
        )
        const jumps = numbers.slice(1).map((value, i) => value.minus(numbers[i] ?? Number.NaN))
        return jumps.every(jump => jumps[0]?.equals(jump) === true)
      },
    }),

    wheel: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: (random, { families }) => ({
        family: random.evenly(families),
        others: random.shuffle([1, ...FACTORS]),
      }),
      answer: numberList,
      solve: ({ family, others }) => others.map(other => family * other),
      ask: ({ family, others }) =>
        withFigure(
          {
            en: prose`Multiply each number in the ring by ${family}, the number in the middle. Start at the top and go around the way the hands of a clock move.`,
            es: prose`Multiplica cada número del anillo por ${family}, el número del centro. Empieza arriba y sigue en el sentido de las manecillas del reloj.`,
          },
          wheel(family, others),
        ),
      solution: ({ family, others }) => [
        ...hardestOf(others.map((other): Factors => [other, family])),
        othersFound(others.map(other => other * family)),
      ],
      check(printed, answers) {
        const [family, ...others] = numbersOnWheel(printed.figure('geometry-diagram'))
        return (
          family !== undefined &&
          printed.numbers[0]?.equals(family) === true &&
          answers.length === others.length &&
          others.every((other, i) => exact(answers[i] ?? Number.NaN).equals(addedUp(other, family)))
        )
      },
    }),

    drill: form({
      instruction: {
        en: prose`Multiply. Write the products row by row.`,
        es: prose`Multiplica. Escribe los productos fila por fila.`,
      },
      wide: true,
      draw: (random, level) => random.evenly([drawFamily, drawMixed])(random, level),
      answer: numberList,
      solve: facts => facts.map(valueOf),
      ask: facts =>
        both(
          drillOf(
            facts.map(fact => equation(product(fact), blank(2))),
            5,
          ),
        ),
      solution: facts => [...hardestOf(facts), othersFound(facts.map(valueOf))],
      check(printed, answers) {
        const products = printed.all('product')
        return (
          answers.length === products.length &&
          products.every(({ factors }, i) => isProductOf(factors, expr(answers[i] ?? -1)))
        )
      },
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw: drawTwoProducts,
      answer: comparison,
      solve: ([left, right]) => comparisonOf(valueOf(left), valueOf(right)),
      ask: ([left, right]) => both(prose`${product(left)} ____ ${product(right)}`),
      solution: ([left, right], answer) => comparedSides([product(left), product(right)], answer),
      check: comparesTheSides,
    }),

    whichIsWrong: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random, level) {
        const [a, b] = drawLarger(random, level)
        const right = random.sample(
          FACTORS.filter(factor => factor > 3 && factor < 10).flatMap(x =>
            level.families.filter(y => x * y !== a * b).map(y => eitherWay(random, x, y)),
          ),
          3,
        )
        return { wrong: [a, b] as Factors, groups: random.evenly([-1, 1]), right }
      },
      answer: formulaChoice,
      solve: ({ wrong: [a, b], groups }) => equation(times(a, b), (a + groups) * b),
      mistakes: ({ right: [one, two, three] }) => ({
        rightFact: equation(product(one), valueOf(one)),
        anotherRightFact: equation(product(two), valueOf(two)),
        thirdRightFact: equation(product(three), valueOf(three)),
      }),
      ask: () => whichIsWrong,
      solution: ({ wrong: [a, b], right, groups }) => [
        explained(
          statements(...right.map(fact => equation(product(fact), valueOf(fact)))),
          line`Check each equation. These three are right.`,
          line`Comprueba cada ecuación. Estas tres son correctas.`,
        ),
        ...easiestFact(a, b),
        step(equation(times(a, b), (a + groups) * b), because.mistakeIs, {
          what:
            groups < 0
              ? { en: line`one group of ${b} is missing`, es: line`falta un grupo de ${b}` }
              : { en: line`there is one group of ${b} too many`, es: line`sobra un grupo de ${b}` },
        }),
      ],
      check: (_, answer) => !isTrue(expr(answer)),
    }),
  }),
)
