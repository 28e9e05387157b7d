import {
  blank,
  both,
  easiestFact,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  missingFactor,
  missingFirstFactor,
  numberList,
  prose,
  type Random,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { compare, fitsTheGap } from '../../kit/facts/facts.ts'
import { whichIsWrong } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import {
  drawLarger,
  eitherWay,
  FACTORS,
  type Factors,
  hardestOf,
  isProductOf,
  type Level,
  othersFound,
  product,
  valueOf,
} from './parts.ts'

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

/** The product from an easier one: ten groups less one, or five groups and the rest. */
function rightBecause(fact: Factors): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } {
  const [groups, size] = [Math.max(...fact), Math.min(...fact)]
  const easier = groups === 9 ? 10 : 5
  const rest = Math.abs(groups - easier) * size
  const known = times(easier, size)
  const work = groups === 9 ? minus(easier * size, rest) : sum(easier * size, rest)
  return {
    en: line`It is right: ${known} is ${easier * size}, and ${work} is ${groups * size}.`,
    es: line`Es correcta: ${known} es ${easier * size} y ${work} es ${groups * size}.`,
  }
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
        products.every(({ factors }, i) => isProductOf(factors, expr(itemOf(answers, i))))
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
    draw(random, level: Level) {
      const [a, b] = drawLarger(random, level)
      // Two facts that are one turned around would both be right.
      const pairs = FACTORS.filter(factor => factor > 3 && factor < 10).flatMap(x =>
        level.families
          .filter(y => x * y !== a * b && (x <= y || !level.families.includes(x)))
          .map(y => [x, y] as const),
      )
      const [one, two, three] = random.sample(pairs, 3)
      const right = [eitherWay(random, ...one), eitherWay(random, ...two), eitherWay(random, ...three)] as const
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
    solution: ({ wrong: [a, b], groups }) => [
      ...easiestFact(a, b),
      step(equation(times(a, b), (a + groups) * b), because.mistakeIs, {
        what:
          groups < 0
            ? { en: line`one group of ${b} is missing`, es: line`falta un grupo de ${b}` }
            : { en: line`there is one group of ${b} too many`, es: line`sobra un grupo de ${b}` },
      }),
    ],
    whyWrong: ({ right: [one, two, three] }) => ({
      rightFact: rightBecause(one),
      anotherRightFact: rightBecause(two),
      thirdRightFact: rightBecause(three),
    }),
    check: (_, answer) => !isTrue(expr(answer)),
  }),
})
