import {
  assert,
  asWritten,
  type Block,
  both,
  compareByCounting,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numbersInAnyOrder,
  prose,
  type Random,
  relation,
  type Step,
  statements,
  step,
  sum,
  sumWithin20,
  symbol,
  table,
  thinkOfAddition,
  trueOrFalse,
  tupleOf,
  type Value,
  words,
  writtenOption,
  writtenOut,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { differenceByTen, isDifferenceAcrossTen, isSumAcrossTen, sumByTen } from '../kit/facts/by-ten.ts'
import { comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

const SAME_VALUES = [line`Both sides have the same value.`, line`Los dos lados valen lo mismo.`] as const
const OTHER_VALUES = [line`The two sides do not have the same value.`, line`Los dos lados no valen lo mismo.`] as const

/** A fact with both numbers and the result from 1 up. */
function drawFact(random: Random, from: number, to: number) {
  const whole = random.int(from, to)
  const a = random.int(Math.max(1, whole - 9), Math.min(9, whole - 1))
  return { a, b: whole - a, whole }
}
/** A wrong result one or two from a right one, never below 1, nor one of the others. */
function nearButNot(random: Random, value: number, ...others: readonly number[]) {
  const near = [value - 2, value - 1, value + 1, value + 2].filter(wrong => wrong >= 1 && !others.includes(wrong))
  return near.length > 0 ? random.pick(near) : value + 3
}

/** Two sums of one total with other addends. */
function drawEqualSums(random: Random) {
  const total = random.int(10, 17)
  const a = random.int(Math.max(1, total - 9), Math.min(9, total - 1))
  const c = random.until(
    () => random.int(Math.max(1, total - 9), Math.min(9, total - 1)),
    part => part !== a,
  )
  return { a, b: total - a, c, d: total - c }
}

/** Equations of each kind, true or false in the way that catches a pupil. */
const kinds = {
  'sum within 10': (random: Random, isRight: boolean) => {
    const { a, b, whole } = drawFact(random, 3, 10)
    return equation(sum(a, b), isRight ? whole : nearButNot(random, whole))
  },
  'difference within 10': (random: Random, isRight: boolean) => {
    const { a, b, whole } = drawFact(random, 3, 10)
    return equation(minus(whole, a), isRight ? b : nearButNot(random, b))
  },
  'result first': (random: Random, isRight: boolean) => {
    const { a, b, whole } = drawFact(random, 11, 18)
    return equation(isRight ? whole : nearButNot(random, whole), sum(a, b))
  },
  'difference within 20': (random: Random, isRight: boolean) => {
    const { a, b, whole } = drawFact(random, 11, 18)
    return equation(minus(whole, a), isRight ? b : nearButNot(random, b))
  },
  'number alone': (random: Random, isRight: boolean) => {
    const value = random.int(11, 19)
    return equation(value, isRight ? value : value + random.pick([-1, 1]))
  },
  'two sums': (random: Random, isRight: boolean) => {
    const { a, b, c, d } = drawEqualSums(random)
    if (isRight) return equation(sum(a, b), sum(c, d))
    const firstNumber = a + b
    return random.chance(0.5)
      ? equation(sum(a, b), sum(firstNumber, random.int(1, 3)))
      : equation(sum(a, b), sum(c, nearButNot(random, d)))
  },
  'difference and sum': (random: Random, isRight: boolean) => {
    const { a, b, whole } = drawFact(random, 10, 16)
    const value = Math.max(a, b)
    const part = random.int(1, value - 1)
    return equation(minus(whole, Math.min(a, b)), sum(part, isRight ? value - part : nearButNot(random, value - part)))
  },
} satisfies Record<string, (random: Random, isRight: boolean) => Expr>

const sidesOf = (item: Expr) => {
  assert(item.kind === 'relation', 'An equation has two sides')
  return [item.left, item.right] as const
}
const valuesOf = (item: Expr) =>
  tupleOf(
    sidesOf(item).map(side => evaluate(side).n),
    2,
  )
/** <, > or = between the values of the two sides. */
function compared(item: Expr): Expr {
  const [left, right] = valuesOf(item)
  return relation(left, comparisonSigns[comparisonOf(left, right)], right)
}

/** A side that is a sum or a difference, worked out. */
const workedSides = (item: Expr): readonly Expr[] =>
  sidesOf(item)
    .filter(({ kind }) => kind === 'sum')
    .map(side => equation(side, evaluate(side)))

/** 9 + 8 = 8 + 9. */
const isTurned = (item: Expr): boolean => {
  const [left, right] = sidesOf(item).map(side =>
    side.kind === 'sum' ? side.terms.map(term => exact(term).n).sort((a, b) => a - b) : [],
  )
  return left?.join() === right?.join()
}
const ofSide = [
  [line`Find the value of the left side.`, line`Halla el valor del lado izquierdo.`],
  [line`Find the value of the right side.`, line`Halla el valor del lado derecho.`],
] as const
/** Each side on a line of its own: across ten by way of ten. */
const sidesFound = (item: Expr): readonly Step[] =>
  sidesOf(item).flatMap((side, i) => {
    if (side.kind !== 'sum') return []
    const [a, b] = tupleOf(
      side.terms.map(term => exact(term).n),
      2,
    )
    if (i === 1 && isTurned(item))
      return [
        explained(
          equation(side, evaluate(side)),
          line`These are the same two numbers, turned around: the same value.`,
          line`Son los mismos dos números en otro orden: el mismo valor.`,
        ),
      ]
    if (b > 0 && isSumAcrossTen(a, b)) return [sumByTen(a, b)]
    if (b < 0 && isDifferenceAcrossTen(a, -b)) return [differenceByTen(a, -b)]
    return [explained(equation(side, evaluate(side)), ...itemOf(ofSide, i))]
  })

/** The sides of one in a list, and what that makes of it. */
function judged(letter: (typeof LETTERS)[number], item: Expr): Step {
  const [left, right] = valuesOf(item)
  return explained(
    statements(...workedSides(item)),
    ...(left === right
      ? ([
          line`In ${symbol(letter)}, both sides have the value ${left}: it is true.`,
          line`En ${symbol(letter)}, los dos lados valen ${left}: es verdadera.`,
        ] as const)
      : ([
          line`In ${symbol(letter)}, the sides have the values ${left} and ${right}: it is false.`,
          line`En ${symbol(letter)}, los lados valen ${left} y ${right}: es falsa.`,
        ] as const)),
  )
}

/** Of two alike the same is worked out. */
const isLike = (one: Expr, other: Expr): boolean =>
  JSON.stringify(workedSides(one)) === JSON.stringify(workedSides(other))

const isEquation = (block: Block, item: Expr) => block.kind === 'maths' && writtenOut(block.of) === writtenOut(item)

/** Both sides worked out and compared: by a strategy where only one has something to work out. */
function comparedSides(item: Expr): readonly Step[] {
  const sums = sidesOf(item).filter(side => side.kind === 'sum')
  const verdict = step(compared(item), isTrue(item) ? because.sidesAreEqual : because.sidesAreNotEqual)
  const [only, ...others] = sums
  if (!only) {
    const [left, right] = valuesOf(item)
    if (left === right)
      return [
        explained(
          expr(left),
          line`Both sides are the same number, ${left}.`,
          line`Los dos lados son el mismo número, ${left}.`,
        ),
        step(words('true', 'verdadero'), because.sidesAreEqual),
      ]
    const [counted] = tupleOf(compareByCounting(left, right), 1)
    return [counted, verdict]
  }
  if (others.length > 0) return [...sidesFound(item), verdict]
  // The last line of the strategy may be the printed equation.
  return [...factSteps(only).filter(({ work: { en } }) => !en.some(block => isEquation(block, item))), verdict]
}

/** How a + b or a − b is worked out. */
function factSteps(of: Expr): readonly Step[] {
  assert(of.kind === 'sum', 'A fact is a sum or a difference')
  const [a, b] = tupleOf(
    of.terms.map(term => exact(term).n),
    2,
  )
  return b < 0 ? differenceWithin20(a, -b) : sumWithin20(a, b)
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

const draw = (random: Random, level: Level) => {
  const isRight = random.evenly([true, false])
  return { of: kinds[random.evenly(level.kinds)](random, isRight), isRight }
}

/** Whether the two sides differ by nothing. */
const isBalanced = (item: Expr) => item.kind === 'relation' && evaluate(item.left).minus(evaluate(item.right)).n === 0

const withSign = ([left, right]: readonly [Value, Value], isRight: boolean) =>
  relation(left, isRight ? '=' : '≠', right)

const trueLetters = (items: readonly Expr[]) =>
  LETTERS.filter((_, i) => isTrue(itemOf(items, i))).map(letter => symbol(letter))

const sign = writtenOption({ equal: both(prose`=`), notEqual: both(prose`≠`) })

export const trueFalseEquationsWithin20 = defineTopic(
  {
    id: 'true-false-equations-within-20',
    name: { en: 'True or false equations', es: 'Ecuaciones verdaderas o falsas' },
    description: {
      en: 'Decide whether both sides of an equal sign have the same value.',
      es: 'Decide si los dos lados de un signo igual tienen el mismo valor.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.D.7'],
    rev: 4,
    levels: {
      easy: {
        kinds: ['sum within 10', 'difference within 10', 'sum within 10', 'difference within 10', 'number alone'],
      },
      medium: { kinds: ['result first', 'difference within 20'] },
      hard: { kinds: ['two sums', 'difference and sum'] },
    },
  },
  form => ({
    trueOrFalse: form({
      share: 4,
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw,
      answer: trueOrFalse,
      solve: ({ isRight }) => (isRight ? 'true' : 'false'),
      ask: ({ of }) => both(of),
      solution: ({ of }) => comparedSides(of),
      check: (printed, answer) => answer === (isBalanced(printed.one('relation')) ? 'true' : 'false'),
    }),

    sign: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write = or ≠.`, es: prose`Escribe = o ≠.` },
      draw,
      answer: sign,
      solve: ({ isRight }) => (isRight ? 'equal' : 'notEqual'),
      ask({ of }) {
        const [left, right] = sidesOf(of)
        return both(prose`${left} ____ ${right}`)
      },
      solution: ({ of, isRight }) => [
        ...sidesFound(of),
        explained(withSign(valuesOf(of), isRight), ...(isRight ? SAME_VALUES : OTHER_VALUES)),
        step(withSign(sidesOf(of), isRight), because.writeTheSign),
      ],
      check(printed, answer) {
        const [left, right] = tupleOf(
          printed.maths.filter(({ kind }) => kind === 'sum').map(item => evaluate(item)),
          2,
        )
        return left.equals(right) === (answer === 'equal')
      },
    }),

    circleTrue: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write the letters of all the true equations.`,
        es: prose`Escribe las letras de todas las ecuaciones verdaderas.`,
      },
      draw(random, level: Level) {
        const right = random.sample([0, 1, 2, 3, 4], random.int(2, 3))
        const items: Expr[] = []
        for (const i of LETTERS.keys()) {
          const next = random.until(
            () => kinds[random.pick(level.kinds)](random, right.includes(i)),
            item => !items.some(known => isLike(known, item)),
          )
          items.push(next)
        }
        return { items }
      },
      answer: numbersInAnyOrder,
      solve: ({ items }) => trueLetters(items),
      ask: ({ items }) => both(table({ rows: items.map((item, i) => [symbol(itemOf(LETTERS, i)), item]) })),
      solution: ({ items }) => [
        ...items.map((item, i) => judged(itemOf(LETTERS, i), item)),
        step(list(...trueLetters(items)), because.chooseTheTrueOnes),
      ],
      check(printed, letters) {
        const chosen = letters.map(letter => JSON.stringify(letter))
        return (
          chosen.every(letter => LETTERS.some(known => JSON.stringify(symbol(known)) === letter)) &&
          printed
            .all('relation')
            .every((item, i) => isBalanced(item) === chosen.includes(JSON.stringify(symbol(itemOf(LETTERS, i)))))
        )
      },
    }),

    change: form({
      levels: ['easy', 'medium'],
      share: 2,
      // The number to change stands only once in the equation: the result at easy, a part after it at medium.
      draw(random, level: Level) {
        const isEasy = level.kinds.includes('sum within 10')
        const { a, b, whole } = isEasy
          ? drawFact(random, 3, 10)
          : random.until(
              () => drawFact(random, 11, 17),
              ({ a, b }) => a !== b,
            )
        const [wrongWhole, wrongPart] = [nearButNot(random, whole, a, b), nearButNot(random, b, a, whole)]
        if (!isEasy)
          return { left: asWritten(whole), right: sum(a, b), printed: sum(a, wrongPart), wrong: wrongPart, found: b }
        return random.chance(0.5)
          ? {
              left: sum(a, b),
              right: asWritten(whole),
              printed: asWritten(wrongWhole),
              wrong: wrongWhole,
              found: whole,
            }
          : { left: minus(whole, a), right: asWritten(b), printed: asWritten(wrongPart), wrong: wrongPart, found: b }
      },
      answer: integer,
      solve: ({ found }) => found,
      ask({ left, printed, wrong }) {
        const item = equation(left, printed)
        return {
          en: prose`The equation ${item} is false. To make it true, change the ${wrong} to ____.`,
          es: prose`La ecuación ${item} es falsa. Para que sea verdadera, cambia el ${wrong} por ____.`,
        }
      },
      solution({ left, right, wrong, found }) {
        const complete = equation(left, right)
        const steps =
          left.kind === 'sum' ? factSteps(left) : thinkOfAddition(evaluate(left).n - found, evaluate(left).n)
        return [
          ...steps.filter(({ work: { en } }) => !en.some(block => isEquation(block, complete))),
          step(complete, because.changeTheNumber, { wrong, right: found }),
        ]
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const [wrong] = printed.take(1)
        const isWrong = (value: Value) => exact(value).equals(wrong)
        const mended =
          right.kind === 'sum'
            ? sum(...right.terms.map(term => (isWrong(exact(term)) ? asWritten(answer) : term)))
            : asWritten(answer)
        return !isTrue(equation(left, right)) && isTrue(equation(left, mended))
      },
    }),
  }),
)
