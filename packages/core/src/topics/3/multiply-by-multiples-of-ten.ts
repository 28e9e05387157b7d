import {
  answerStep,
  blank,
  both,
  bullets,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  integer,
  isTrue,
  line,
  numberList,
  people,
  prose,
  quantity,
  type Random,
  role,
  statements,
  step,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { compare, fitsEveryGap, fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { addedUp, whichIsWrong } from '../kit/facts/groups.ts'
import { tensStories } from './multiply-by-multiples-of-ten/tens-stories.ts'

interface Level {
  readonly digits: readonly [least: number, most: number]
  readonly tens: readonly [least: number, most: number]
  /** Whether the basic fact may end in a zero of its own: 5 × 60. */
  readonly extraZero: boolean
}

interface Fact {
  readonly digit: number
  readonly tens: number
}

/** A digit times so many tens; above the first level no fact is a small one. */
const draw = (random: Random, { digits, tens, extraZero }: Level): Fact =>
  random.until(
    () => ({ digit: random.int(...digits), tens: random.int(...tens) }),
    ({ digit, tens }) => (extraZero ? digit * tens >= 24 : (digit * tens) % 10 !== 0),
  )

/** Groups of up to 60; with an extra zero or with 60 each where that is new. */
const drawForStory = (random: Random, { extraZero, ...level }: Level): Fact =>
  random.until(
    () => draw(random, { ...level, extraZero, tens: [2, extraZero ? 6 : 5] }),
    ({ digit, tens }) => (extraZero ? tens === 6 || (digit * tens) % 10 === 0 : digit <= 5),
  )

/** Two products at most 120 apart, of different factors; now and then equal ones: 6 × 40 and 8 × 30. */
function drawTwo(random: Random, level: Level): readonly [Fact, Fact] {
  const isEqual = random.evenly([false, false, true])
  if (isEqual) {
    const { digit, tens } = random.until(
      () => draw(random, level),
      ({ digit, tens }) => digit !== tens,
    )
    return [
      { digit, tens },
      { digit: tens, tens: digit },
    ]
  }
  return random.until(
    () => [draw(random, level), draw(random, level)] as const,
    ([one, two]) => {
      const apart = Math.abs(one.digit * one.tens - two.digit * two.tens)
      return apart > 0 && apart <= 12 && one.digit !== two.digit && one.tens !== two.tens
    },
  )
}

/** Two different facts of one value: 8 × 60 = 480 and 6 × 80. */
const TWO_WAYS = wholes(3, 9).flatMap(digit =>
  wholes(3, 9).flatMap(tens =>
    wholes(3, 9).flatMap(otherTens => {
      const other = (digit * tens) / otherTens
      const isOther = Number.isInteger(other) && other >= 3 && other <= 9 && otherTens !== tens && digit * tens >= 18
      return isOther ? [{ one: { digit, tens }, other: { digit: other, tens: otherTens } }] : []
    }),
  ),
)

const fillIn = { en: prose`Fill in the blanks.`, es: prose`Completa los espacios.` }
const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

const product = ({ digit, tens }: Fact) => times(digit, tens * 10)
const valueOf = ({ digit, tens }: Fact) => digit * tens * 10

/** Counts the multiple of ten as often as the digit says. */
const isProduct = (factors: readonly Expr[], answer: Value) => {
  const [a, b] = tupleOf(
    factors.map(factor => evaluate(factor).n),
    2,
  )
  return exact(answer).equals(addedUp(Math.min(a, b), Math.max(a, b)))
}

/** 7 × 5 tens = 35 tens. */
const inTens = ({ digit, tens }: Fact) => {
  const fact = times(digit, tens)
  return {
    en: prose`${fact} tens = ${digit * tens} tens`,
    es: prose`${fact} decenas = ${digit * tens} decenas`,
  }
}

const nameTheTens = (fact: Fact) =>
  explained(
    inTens(fact),
    line`${fact.tens * 10} is ${fact.tens} tens.`,
    line`${fact.tens * 10} son ${fact.tens} decenas.`,
  )

/** 35 tens are 350: `work` is the line that says it. */
const valueOfTheTens = (fact: Fact, work: Expr = equation(product(fact), valueOf(fact))) =>
  explained(
    work,
    line`${fact.digit * fact.tens} tens is ${valueOf(fact)}.`,
    line`${fact.digit * fact.tens} decenas son ${valueOf(fact)}.`,
  )

const worked = (fact: Fact) => [nameTheTens(fact), valueOfTheTens(fact)]
const factOf = ([a, b]: readonly [number, number]): Fact =>
  a < 10 ? { digit: a, tens: b / 10 } : { digit: b, tens: a / 10 }

export const multiplyByMultiplesOfTen = defineTopic(
  {
    id: 'multiply-by-multiples-of-ten',
    name: { en: 'Multiply by multiples of 10', es: 'Multiplicar por múltiplos de 10' },
    description: {
      en: 'Multiply a one-digit number by a multiple of ten using a basic fact and place value.',
      es: 'Multiplica un número de un dígito por un múltiplo de diez usando tablas y valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.3'],
    levels: {
      easy: { digits: [2, 9], tens: [2, 5], extraZero: false },
      medium: { digits: [3, 9], tens: [2, 9], extraZero: true },
      hard: { digits: [4, 9], tens: [4, 9], extraZero: true },
    },
  },
  form => ({
    withHelp: form({
      levels: ['easy'],
      instruction: {
        en: prose`Use the fact to find the product.`,
        es: prose`Usa la multiplicación dada para hallar el producto.`,
      },
      draw,
      answer: integer,
      solve: ({ digit, tens }) => digit * tens * 10,
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens), digit * tens)}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      solution: worked,
      check(printed, answer) {
        const [help, asked] = tupleOf(printed.all('product'), 2)
        return exact(answer).over(10).equals(evaluate(help)) && isProduct(asked.factors, answer)
      },
    }),

    bare: form({
      levels: ['medium'],
      share: 3,
      instruction,
      draw: (random, level) => {
        const { digit, tens } = draw(random, level)
        return tupleOf(random.shuffle([digit, tens * 10]), 2)
      },
      answer: integer,
      solve: ([a, b]) => a * b,
      ask: ([a, b]) => both(equation(times(a, b), blank(2))),
      solution: ([a, b]) => {
        const fact = factOf([a, b])
        return [nameTheTens(fact), valueOfTheTens(fact, equation(times(a, b), a * b))]
      },
      check: (printed, answer) => isProduct(printed.one('product').factors, answer),
    }),

    ladder: form({
      levels: ['easy'],
      instruction,
      draw,
      answer: numberList,
      solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens), blank(2))}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      solution: fact => [
        step(equation(times(fact.digit, fact.tens), fact.digit * fact.tens), because.startFromKnownFact),
        nameTheTens(fact),
        valueOfTheTens(fact),
      ],
      check(printed, answers) {
        const products = printed.all('product')
        return answers.length === 2 && products.every(({ factors }, i) => isProduct(factors, answers[i] ?? -1))
      },
    }),

    tensLanguage: form({
      levels: ['medium'],
      instruction: fillIn,
      draw,
      answer: numberList,
      solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
      ask({ digit, tens }) {
        const product = times(digit, tens)
        return {
          en: prose`${product} tens = ____ tens = ____`,
          es: prose`${product} decenas = ____ decenas = ____`,
        }
      },
      solution: ({ digit, tens }) => [
        step(equation(times(digit, tens), digit * tens), because.startFromKnownFact),
        explained(
          {
            en: prose`${digit * tens} tens = ${digit * tens * 10}`,
            es: prose`${digit * tens} decenas = ${digit * tens * 10}`,
          },
          line`${digit * tens} tens is ${digit * tens * 10}.`,
          line`${digit * tens} decenas son ${digit * tens * 10}.`,
        ),
      ],
      check(printed, answers) {
        const [tens, all] = tupleOf(answers.map(exact), 2)
        return isProduct(printed.one('product').factors, tens) && all.over(10).equals(tens)
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: (random, level) => ({
        ...draw(random, level),
        gap: random.evenly(['digit first', 'tens second', 'digit second', 'tens first']),
      }),
      answer: integer,
      solve: ({ digit, tens, gap }) => (gap.startsWith('digit') ? digit : tens * 10),
      ask({ digit, tens, gap }) {
        const known = gap.startsWith('digit') ? tens * 10 : digit
        return both(
          equation(gap.endsWith('first') ? times(blank(2), known) : times(known, blank(2)), digit * tens * 10),
        )
      },
      solution({ digit, tens, gap }) {
        const [known, found] = gap.startsWith('digit') ? [tens, digit] : [digit, tens]
        const [first, second] = gap === 'digit first' || gap === 'tens second' ? [digit, tens * 10] : [tens * 10, digit]
        return [
          step(equation(times(known, found), known * found), because.thinkMultiplication, {
            factor: known,
            product: known * found,
          }),
          valueOfTheTens({ digit, tens }, equation(times(first, second), first * second)),
        ]
      },
      check: fitsTheGap,
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw: drawTwo,
      answer: comparison,
      solve: ([one, two]) => comparisonOf(valueOf(one), valueOf(two)),
      ask: ([one, two]) => both(prose`${product(one)} ____ ${product(two)}`),
      solution: ([one, two], answer) => [
        nameTheTens(one),
        nameTheTens(two),
        ...comparedSides([product(one), product(two)], answer),
      ],
      check: comparesTheSides,
    }),

    twoSided: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: random => random.evenly(TWO_WAYS),
      answer: integer,
      solve: ({ other }) => other.digit,
      ask: ({ one, other }) => both(equation(product(one), times(blank(2), other.tens * 10))),
      solution: ({ one, other }) => [
        ...worked(one),
        explained(
          equation(times(other.tens, other.digit), other.tens * other.digit),
          line`The right side must be ${valueOf(one)} too, which is ${other.tens * other.digit} tens. Think: ${other.tens} times what number is ${other.tens * other.digit}?`,
          line`El lado derecho también debe ser ${valueOf(one)}, que son ${other.tens * other.digit} decenas. Piensa: ¿${other.tens} por qué número da ${other.tens * other.digit}?`,
        ),
        explained(
          equation(product(one), product(other)),
          line`The missing number is ${other.digit}.`,
          line`El número que falta es ${other.digit}.`,
        ),
      ],
      check: fitsTheGap,
    }),

    breakApart: form({
      levels: ['medium'],
      instruction: fillIn,
      draw,
      answer: numberList,
      solve: ({ digit, tens }) => [tens, digit * tens, digit * tens * 10],
      ask: ({ digit, tens }) =>
        both(
          bullets(
            line`${equation(times(digit, tens * 10), times(digit, blank(2), 10))}`,
            line`${equation(times(digit, tens * 10), times(blank(2), 10))}`,
            line`${equation(times(digit, tens * 10), blank(2))}`,
          ),
        ),
      solution: ({ digit, tens }) => [
        explained(
          equation(tens * 10, times(tens, 10)),
          line`${tens * 10} is ${tens} tens.`,
          line`${tens * 10} son ${tens} decenas.`,
        ),
        step(equation(times(digit, tens), digit * tens), because.startFromKnownFact),
        valueOfTheTens({ digit, tens }, equation(times(digit * tens, 10), digit * tens * 10)),
      ],
      check: fitsEveryGap,
    }),

    whichIsWrong: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random, level) {
        const groupsOff = random.evenly([-1, 1] as const)
        const wrong = draw(random, level)
        const right = random.until(
          () => tupleOf([draw(random, level), draw(random, level), draw(random, level)], 3),
          facts => new Set([wrong, ...facts].map(valueOf)).size === 4,
        )
        return { wrong, right, groupsOff }
      },
      answer: formulaChoice,
      solve: ({ wrong, groupsOff }) => equation(product(wrong), valueOf(wrong) + groupsOff * wrong.tens * 10),
      mistakes: ({ right: [one, two, three] }) => ({
        rightProduct: equation(product(one), valueOf(one)),
        anotherRightProduct: equation(product(two), valueOf(two)),
        thirdRightProduct: equation(product(three), valueOf(three)),
      }),
      ask: () => whichIsWrong,
      solution: ({ wrong, right, groupsOff }, answer) => [
        explained(
          statements(...right.map(fact => equation(product(fact), valueOf(fact)))),
          line`Check each equation with its basic fact. These three are right.`,
          line`Comprueba cada ecuación con su multiplicación básica. Estas tres son correctas.`,
        ),
        ...worked(wrong),
        step(expr(answer), because.mistakeIs, {
          what:
            groupsOff === 1
              ? {
                  en: line`it has one group of ${wrong.tens * 10} too many`,
                  es: line`tiene un grupo de ${wrong.tens * 10} de más`,
                }
              : {
                  en: line`one group of ${wrong.tens * 10} is missing`,
                  es: line`falta un grupo de ${wrong.tens * 10}`,
                },
        }),
      ],
      check: (_, answer) => !isTrue(expr(answer)),
    }),

    story: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      lines: 2,
      draw: (random, level) => ({
        story: random.evenly(level.extraZero ? tensStories.slice(4) : tensStories.slice(0, 4)),
        ...drawForStory(random, level),
        who: random.pick(people),
      }),
      answer: quantity,
      solve: ({ story, ...fact }) => count(valueOf(fact), story.items),
      ask: ({ story, digit, tens, who }) =>
        story.tell({ groups: role('groups', digit), each: role('each', count(tens * 10, story.items)) }, who),
      solution: ({ story, who, ...fact }) => [
        step(product(fact), because.equalGroups, { groups: fact.digit }),
        ...worked(fact).slice(0, -1),
        answerStep(equation(product(fact), valueOf(fact)), story.answer(count(valueOf(fact), story.items), who)),
      ],
      check: (printed, { amount }) =>
        evaluate(amount).equals(addedUp(printed.role('groups').n, printed.role('each').n)),
    }),
  }),
)
