import {
  array,
  blank,
  both,
  type CellHole,
  defineTopic,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  longDivision,
  numberList,
  type Printed,
  productFact,
  prose,
  quotientFact,
  type Random,
  type Step,
  statements,
  step,
  table,
  tableCells,
  times,
  type Value,
  wholes,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { drillOf } from '../kit/facts/drill.ts'
import { compare, fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { addedUp, countedRows, whichIsWrong } from '../kit/facts/groups.ts'

interface Fact {
  readonly divisor: number
  readonly quotient: number
}
const families = {
  'twos, fives, and tens': [2, 5, 10],
  'threes, fours, and nines': [3, 4, 9],
  'sixes, sevens, and eights': [6, 7, 8],
} as const

interface Level {
  readonly family: keyof typeof families
  readonly quotients: readonly [least: number, most: number]
  /** Whether a fact with 0 or 1 comes up now and then. */
  readonly hasSmall: boolean
}

/** All facts of a family but those with the divisor twice, whose quotient is printed. */
const factsOf = (family: Level['family'], from: number, to: number): readonly Fact[] =>
  mixed(
    families[family].flatMap(divisor =>
      wholes(from, to)
        .filter(quotient => quotient !== divisor)
        .map(quotient => ({ divisor, quotient })),
    ),
  )
const FACTS: Readonly<Record<Level['family'], readonly Fact[]>> = {
  'twos, fives, and tens': factsOf('twos, fives, and tens', 2, 10),
  'threes, fours, and nines': factsOf('threes, fours, and nines', 3, 9),
  'sixes, sevens, and eights': factsOf('sixes, sevens, and eights', 4, 9),
}

/** The facts come by turns; each form begins at another place of the list. */
const drawLarger =
  (ahead: number) =>
  (random: Random, { family }: Level): Fact =>
    random.evenly(turned(FACTS[family], ahead))

const drawSmall = (random: Random): Fact =>
  random.pick([
    { divisor: 1, quotient: random.int(2, 10) },
    { divisor: random.int(2, 10), quotient: 1 },
    { divisor: random.int(2, 10), quotient: 0 },
  ])

/** As drawLarger, now and then with 1 or 0 where those belong to the level. */
const draw = (random: Random, level: Level): Fact =>
  level.hasSmall && random.chance(0.09) ? drawSmall(random) : drawLarger(0)(random, level)

const dividendOf = ({ divisor, quotient }: Fact) => divisor * quotient
const division = (fact: Fact) => divide(dividendOf(fact), fact.divisor)
/** The multiplication whose missing factor is the quotient. */
const asMultiplication = (fact: Fact): Step =>
  explained(
    equation(times(fact.divisor, blank(2)), dividendOf(fact)),
    line`Think of a multiplication: the divisor times the quotient is ${dividendOf(fact)}.`,
    line`Piensa en una multiplicación: el divisor por el cociente es ${dividendOf(fact)}.`,
  )
const worked = (fact: Fact): readonly Step[] =>
  fact.divisor === 1
    ? [
        step(equation(times(1, fact.quotient), fact.quotient), because.timesOne),
        step(equation(division(fact), fact.quotient), because.sameFamily),
      ]
    : [asMultiplication(fact), ...quotientFact(dividendOf(fact), fact.divisor)]
const quotientOf = ({ quotient }: Fact) => quotient

/** Ten groups are easy to see. */
const hardnessOf = (fact: Fact) => (fact.quotient === 10 ? 0 : dividendOf(fact))

/** The hardest fact of one divisor, or one of each divisor. */
function drillSteps(facts: readonly Fact[]): readonly Step[] {
  const hardest = (own: readonly Fact[]) =>
    own.reduce((most, fact) => (hardnessOf(fact) > hardnessOf(most) ? fact : most))
  const divisors = [...new Set(facts.map(({ divisor }) => divisor))]
  if (divisors.length === 1) return worked(hardest(facts))
  const each = divisors.map(own => hardest(facts.filter(({ divisor }) => divisor === own)))
  return [
    explained(
      statements(...each.map(fact => equation(times(fact.divisor, fact.quotient), dividendOf(fact)))),
      line`For each division, think of a multiplication with the divisor that gives the dividend.`,
      line`Para cada división, piensa en una multiplicación con el divisor que dé el dividendo.`,
    ),
    explained(
      statements(...each.map(fact => equation(division(fact), fact.quotient))),
      line`The other factor is the quotient.`,
      line`El otro factor es el cociente.`,
    ),
  ]
}

const instruction = { en: prose`Divide.`, es: prose`Divide.` }

/** The dividend comes back when the quotient is counted as often as the divisor says. */
const givesBack = (answer: Value, divisor: number, dividend: number) =>
  addedUp(divisor, exact(answer).toNumber()) === dividend

function check(printed: Printed, answer: Value): boolean {
  const { over: dividend, under: divisor } = printed.one('quotient')
  return givesBack(answer, evaluate(divisor).n, evaluate(dividend).n)
}

const QUOTIENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** All ten facts of one divisor. */
function drawOneDivisor(random: Random, { family }: Level): readonly Fact[] {
  const divisor = random.evenly(families[family])
  return random.shuffle<number[]>(QUOTIENTS).map(quotient => ({ divisor, quotient }))
}

/** Twenty facts of all divisors of the family. */
const drawMixed = (random: Random, { family }: Level): readonly Fact[] =>
  random.sample(
    families[family].flatMap(divisor => QUOTIENTS.slice(1).map(quotient => ({ divisor, quotient }))),
    20,
  )

const tableOf = (divisor: number, quotients: readonly number[], results: readonly CellHole[]) => ({
  rowHeads: true,
  rows: [
    [words('Number', 'Número'), ...quotients.map(quotient => divisor * quotient)],
    [line`÷ ${divisor}`, ...results],
  ],
})

/** Two divisions, of the same quotient or of quotients one or two apart. */
function drawTwo(random: Random, { family }: Level): readonly [Fact, Fact] {
  const apart = random.evenly([0, random.int(1, 2), -random.int(1, 2)])
  const [one, other] = random.sample(families[family], 2)
  const quotient = random.int(4, 7)
  return [
    { divisor: one, quotient: quotient + apart },
    { divisor: other, quotient },
  ]
}

export const divisionFactsByFamily = defineTopic(
  {
    id: 'division-facts-by-family',
    name: { en: 'Division facts by family', es: 'Tablas de dividir' },
    description: {
      en: 'Recall quotients of basic division facts, one divisor at a time or mixed.',
      es: 'Recuerda los cocientes de las divisiones básicas, un divisor a la vez o mezclados.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7'],
    levels: {
      easy: { family: 'twos, fives, and tens', quotients: [2, 10], hasSmall: true },
      medium: { family: 'threes, fours, and nines', quotients: [3, 9], hasSmall: false },
      hard: { family: 'sixes, sevens, and eights', quotients: [4, 9], hasSmall: false },
    },
  },
  form => ({
    array: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Use the array to divide. The divisor is the number of rows.`,
        es: prose`Usa el arreglo para dividir. El divisor es el número de filas.`,
      },
      draw: drawLarger(4),
      answer: integer,
      solve: quotientOf,
      ask: fact => both([figure(array(fact.divisor, fact.quotient)), equation(division(fact), blank(2))]),
      solution: fact => [
        ...countedRows(fact.divisor, fact.quotient, equation(times(fact.divisor, fact.quotient), dividendOf(fact))),
        step(equation(division(fact), fact.quotient), because.sameFamily),
      ],
      // Counts one row, and all objects.
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const { over: dividend, under: divisor } = printed.one('quotient')
        return (
          exact(answer).equals(columns) &&
          evaluate(divisor).equals(rows) &&
          evaluate(dividend).equals(addedUp(rows, columns))
        )
      },
    }),

    bare: form({
      share: 3,
      instruction,
      draw,
      answer: integer,
      solve: quotientOf,
      ask: fact => both(equation(division(fact), blank(2))),
      solution: worked,
      check,
    }),

    bracket: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw: drawLarger(8),
      answer: integer,
      solve: quotientOf,
      ask: fact => both(longDivision(dividendOf(fact), fact.divisor)),
      solution: worked,
      check(printed, answer) {
        const { dividend, divisor } = printed.block('long-division')
        return givesBack(answer, divisor, evaluate(dividend).n)
      },
    }),

    missingDivisor: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: drawLarger(10),
      answer: integer,
      solve: ({ divisor }) => divisor,
      ask: fact => both(equation(divide(dividendOf(fact), blank(2)), fact.quotient)),
      solution: ({ divisor, quotient }) => [
        explained(
          equation(times(quotient, blank(2)), divisor * quotient),
          line`The divisor is missing: the quotient times the divisor is ${divisor * quotient}.`,
          line`Falta el divisor: el cociente por el divisor es ${divisor * quotient}.`,
        ),
        ...quotientFact(divisor * quotient, quotient).slice(0, -1),
        step(equation(divide(divisor * quotient, divisor), quotient), because.sameFamily),
      ],
      check: fitsTheGap,
    }),

    missingDividend: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: drawLarger(5),
      answer: integer,
      solve: dividendOf,
      ask: ({ divisor, quotient }) => both(equation(divide(blank(2), divisor), quotient)),
      solution: fact => [
        ...productFact(fact.quotient, fact.divisor),
        step(equation(division(fact), fact.quotient), because.sameFamily),
      ],
      check: fitsTheGap,
    }),

    drill: form({
      instruction: {
        en: prose`Divide. Write the quotients row by row.`,
        es: prose`Divide. Escribe los cocientes fila por fila.`,
      },
      wide: true,
      draw: (random, level) => random.evenly([drawOneDivisor, drawMixed])(random, level),
      answer: numberList,
      solve: facts => facts.map(quotientOf),
      ask: facts =>
        both(
          drillOf(
            facts.map(fact => equation(division(fact), blank(2))),
            5,
          ),
        ),
      solution: facts => [
        ...drillSteps(facts),
        explained(
          list(...facts.map(quotientOf)),
          line`Do the same with each division.`,
          line`Haz lo mismo con cada división.`,
        ),
      ],
      check(printed, answers) {
        const facts = printed.all('quotient')
        return (
          answers.length === facts.length &&
          facts.every(({ over: dividend, under: divisor }, i) =>
            givesBack(itemOf(answers, i), evaluate(divisor).n, evaluate(dividend).n),
          )
        )
      },
    }),

    table: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Divide each number. Complete the table.`,
        es: prose`Divide cada número. Completa la tabla.`,
      },
      draw: (random, { family }) => ({
        divisor: random.evenly(families[family]),
        quotients: random.sample(QUOTIENTS.slice(1), 5),
      }),
      answer: tableCells,
      solve: ({ divisor, quotients }) => ({ blanks: quotients, ...tableOf(divisor, quotients, quotients) }),
      ask: ({ divisor, quotients }) =>
        both(
          table(
            tableOf(
              divisor,
              quotients,
              quotients.map(() => blank(2)),
            ),
          ),
        ),
      solution: ({ divisor, quotients }) => [
        ...worked({ divisor, quotient: Math.max(...quotients.filter(quotient => quotient < 10)) }),
        step(list(...quotients), because.sameWayForEach),
      ],
      check(printed, { blanks }) {
        const values = printed.all('number').map(({ n }) => n)
        const divisor = itemOf(values, values.length - 1)
        return (
          blanks.length === values.length - 1 &&
          blanks.every((answer, i) => givesBack(answer, divisor, itemOf(values, i)))
        )
      },
    }),

    compare: form({
      levels: ['hard'],
      instruction: compare,
      draw: drawTwo,
      answer: comparison,
      solve: ([one, other]) => comparisonOf(one.quotient, other.quotient),
      ask: ([one, other]) => both(prose`${division(one)} ____ ${division(other)}`),
      solution: ([one, other], answer) => {
        const [compared, written] = comparedSides([division(one), division(other)], answer).slice(1)
        return [
          explained(
            statements(
              equation(times(one.divisor, one.quotient), dividendOf(one)),
              equation(times(other.divisor, other.quotient), dividendOf(other)),
            ),
            line`Think of a multiplication for each side: the quotients are ${one.quotient} and ${other.quotient}.`,
            line`Piensa en una multiplicación para cada lado: los cocientes son ${one.quotient} y ${other.quotient}.`,
          ),
          ...[compared, written].filter(each => each !== undefined),
        ]
      },
      check: comparesTheSides,
    }),

    whichIsWrong: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random, level) {
        const wrong = drawLarger(13)(random, level)
        const others = families[level.family].flatMap(divisor =>
          [4, 5, 6, 7, 8, 9]
            .map(quotient => ({ divisor, quotient }))
            .filter(fact => dividendOf(fact) !== dividendOf(wrong)),
        )
        return { wrong, more: random.evenly([-1, 1]), right: random.sample(others, 3) }
      },
      answer: formulaChoice,
      solve: ({ wrong, more }) => equation(division(wrong), wrong.quotient + more),
      mistakes: ({ right: [one, two, three] }) => ({
        rightFact: equation(division(one), one.quotient),
        anotherRightFact: equation(division(two), two.quotient),
        thirdRightFact: equation(division(three), three.quotient),
      }),
      ask: () => whichIsWrong,
      key: ({ wrong }) => {
        const corrected = equation(division(wrong), wrong.quotient)
        return { en: prose`It should be ${corrected}.`, es: prose`Debe ser ${corrected}.` }
      },
      solution: ({ wrong, more }) => {
        const [said, product] = [wrong.quotient + more, wrong.divisor * (wrong.quotient + more)]
        return [
          ...worked(wrong),
          step(equation(division(wrong), said), because.mistakeIs, {
            what: {
              en: line`${times(wrong.divisor, said)} is ${product}, not ${dividendOf(wrong)}`,
              es: line`${times(wrong.divisor, said)} es ${product}, no ${dividendOf(wrong)}`,
            },
          }),
        ]
      },
      whyWrong({ right: [one, two, three] }) {
        const isRight = (fact: typeof one) => {
          const product = equation(times(fact.divisor, fact.quotient), dividendOf(fact))
          return { en: line`It is right: ${product}.`, es: line`Es correcta: ${product}.` }
        }
        return { rightFact: isRight(one), anotherRightFact: isRight(two), thirdRightFact: isRight(three) }
      },
      check: (_, answer) => !isTrue(expr(answer)),
    }),
  }),
)
