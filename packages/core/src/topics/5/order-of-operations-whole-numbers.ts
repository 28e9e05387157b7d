import { formulaChoice } from '../../answer/choice.ts'
import { expression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { option, trueOrFalse } from '../../answer/option.ts'
import { both, line, prose, steps } from '../../content.ts'
import {
  blank,
  bracketed,
  curlyBracketed,
  divide,
  equation,
  minus,
  squareBracketed,
  sum,
  symbol,
  times,
} from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import { type Expr, holds, partsOf } from '../../math/expr.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Working, workedLines } from './shared/worked-lines.ts'

interface Calculation {
  readonly of: Expr
  readonly value: number
  /** What a pupil gets who works from left to right, or who loses a pair of brackets. */
  readonly slip: number
  /** The operation that comes first, and those that come later. */
  readonly first: Expr
  readonly later: readonly Expr[]
}

/** Each shape draws numbers that keep every step whole and not negative. */
const shapes = {
  'a + b × c'(random: Random): Calculation {
    const [a, b, c] = [random.int(2, 20), random.int(2, 9), random.int(2, 9)]
    return {
      of: sum(a, times(b, c)),
      value: a + b * c,
      slip: (a + b) * c,
      first: times(b, c),
      later: [sum(a, b), sum(a, c)],
    }
  },
  'a − b × c'(random: Random): Calculation {
    const [b, c] = [random.int(2, 4), random.int(2, 4)]
    const a = random.int(b * c + 1, 20)
    return {
      of: minus(a, times(b, c)),
      value: a - b * c,
      slip: (a - b) * c,
      first: times(b, c),
      later: [minus(a, b), minus(a, c)],
    }
  },
  'a + b ÷ c'(random: Random): Calculation {
    const [b, c] = [random.int(2, 4), random.int(2, 5)]
    const a = c * random.int(1, 4)
    return {
      of: sum(a, divide(b * c, c)),
      value: a + b,
      slip: a / c + b,
      first: divide(b * c, c),
      later: [sum(a, b * c), sum(a, c)],
    }
  },
  'a × b + c × d'(random: Random): Calculation {
    const [a, b, c, d] = [random.int(2, 5), random.int(2, 4), random.int(2, 5), random.int(2, 4)]
    return {
      of: sum(times(a, b), times(c, d)),
      value: a * b + c * d,
      slip: (a * b + c) * d,
      first: times(a, b),
      later: [sum(b, c), sum(a, d)],
    }
  },
  'a × (b − c) + d'(random: Random): Calculation {
    const [a, c, d] = [random.int(2, 9), random.int(1, 6), random.int(2, 12)]
    const b = c + random.int(2, 8)
    return {
      of: sum(times(a, bracketed(minus(b, c))), d),
      value: a * (b - c) + d,
      slip: a * b - c + d,
      first: minus(b, c),
      later: [times(a, b), sum(c, d), times(a, c)],
    }
  },
  'a ÷ (b + c) × d'(random: Random): Calculation {
    const [b, c, d, quotient] = [random.int(2, 5), random.int(2, 4), random.int(2, 6), random.int(2, 6)]
    const a = quotient * (b + c) * b
    return {
      of: times(divide(a, bracketed(sum(b, c))), d),
      value: quotient * b * d,
      slip: quotient * (b + c) + c * d,
      first: sum(b, c),
      later: [divide(a, b), times(c, d), times(a, d)],
    }
  },
  '(a + b) × c − d'(random: Random): Calculation {
    const a = random.int(2, 9)
    const [b, c, d] = [random.intExcept(2, 9, a), random.int(2, 6), random.int(2, 7)]
    return {
      of: minus(times(bracketed(sum(a, b)), c), d),
      value: (a + b) * c - d,
      slip: a + b * c - d,
      first: sum(a, b),
      later: [times(b, c), minus(c, d), times(a, c)],
    }
  },
  'a × [b + (c − d)] + e ÷ f'(random: Random): Calculation {
    const [a, b, d, f, quotient] = [
      random.int(2, 6),
      random.int(2, 9),
      random.int(2, 8),
      random.int(2, 5),
      random.int(2, 6),
    ]
    const c = d + random.int(2, 7)
    return {
      of: sum(times(a, squareBracketed(sum(b, bracketed(minus(c, d))))), divide(quotient * f, f)),
      value: a * (b + c - d) + quotient,
      slip: a * b + c - d + quotient,
      first: minus(c, d),
      later: [times(a, b), sum(b, c), divide(quotient * f, f)],
    }
  },
  '[a − (b + c)] × d ÷ e'(random: Random): Calculation {
    const [b, c, e] = [random.int(2, 6), random.int(2, 6), random.int(2, 4)]
    const [a, d] = [b + c + random.int(2, 8), e * random.int(1, 4)]
    return {
      of: divide(times(squareBracketed(minus(a, bracketed(sum(b, c)))), d), e),
      value: ((a - b - c) * d) / e,
      slip: ((a - b + c) * d) / e,
      first: sum(b, c),
      later: [minus(a, b), times(c, d), divide(d, e)],
    }
  },
  '{a + [b × (c − d)]} ÷ e'(random: Random): Calculation {
    const [b, d, e] = [random.int(2, 4), random.int(2, 5), random.int(2, 5)]
    const c = d + random.int(2, 5)
    const inner = b * (c - d)
    const a = e * (Math.ceil(inner / e) + random.int(1, 3)) - inner
    return {
      of: divide(curlyBracketed(sum(a, squareBracketed(times(b, bracketed(minus(c, d)))))), e),
      value: (a + inner) / e,
      slip: a + b * c - d,
      first: minus(c, d),
      later: [times(b, c), sum(a, b), divide(d, e)],
    }
  },
}

interface Level {
  /** Calculations worked line by line. */
  readonly lines: readonly Working[]
  readonly shapes: readonly (keyof typeof shapes)[]
}

const drawAny = (random: Random, level: Pick<Level, 'shapes'>) => shapes[random.evenly(level.shapes)](random)
const draw = (random: Random, level: Pick<Level, 'shapes'>) =>
  random.until(
    () => drawAny(random, level),
    ({ value, slip }) => value !== slip && value > 0,
  )

const OPERATIONS = {
  plus: (a: number, b: number) => a + b,
  minus: (a: number, b: number) => a - b,
  times: (a: number, b: number) => a * b,
  dividedBy: (a: number, b: number) => a / b,
} as const
const operationNames = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[]

/** One pair of parentheses in a + b × c − d; each drawn so that only one place gives the value. */
const placements = {
  '(a + b) × c − d': (a: number, b: number, c: number, d: number) => ({
    of: minus(times(bracketed(sum(a, b)), c), d),
    value: (a + b) * c - d,
  }),
  'a + b × (c − d)': (a: number, b: number, c: number, d: number) => ({
    of: sum(a, times(b, bracketed(minus(c, d)))),
    value: a + b * (c - d),
  }),
}

export const orderOfOperationsWholeNumbers = defineTopic(
  {
    id: 'order-of-operations-whole-numbers',
    name: { en: 'Order of operations', es: 'Orden de las operaciones' },
    description: {
      en: 'Evaluate expressions with whole numbers and grouping symbols, doing the operations in the right order.',
      es: 'Evalúa expresiones con números enteros y signos de agrupación, siguiendo el orden de las operaciones.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.A.1'],
    levels: {
      easy: { lines: [], shapes: ['a + b × c', 'a − b × c', 'a + b ÷ c', 'a × b + c × d'] },
      medium: {
        lines: ['a × (b − c) + d', 'a + b × (c − d)', '(a + b) × c − d'],
        shapes: ['a × (b − c) + d', 'a ÷ (b + c) × d', '(a + b) × c − d'],
      },
      hard: {
        lines: ['[a − (b + c)] × d', 'a × [b − (c + d)]'],
        shapes: ['a × [b + (c − d)] + e ÷ f', '[a − (b + c)] × d ÷ e', '{a + [b × (c − d)]} ÷ e'],
      },
    },
  },
  form => ({
    evaluate: form({
      share: 3,
      instruction: { en: prose`Evaluate.`, es: prose`Calcula.` },
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ of }) => both(equation(of, blank(3))),
      check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
    }),

    firstStep: form({
      instruction: { en: prose`Which operation comes first?`, es: prose`¿Qué operación se hace primero?` },
      levels: ['medium', 'hard'],
      draw,
      answer: formulaChoice,
      solve: ({ first }) => first,
      mistakes: ({ later, of }) => ({
        leftToRight: later[0] ?? of,
        acrossTheBrackets: later[1] ?? of,
        bracketsPassedOver: later[2] ?? of,
      }),
      ask: ({ of }) => both(of),
      // What stands alone in the innermost brackets.
      check(printed, answer) {
        const groups = printed.maths.flatMap(innermost)
        return groups.some(group => JSON.stringify(group) === JSON.stringify(answer))
      },
    }),

    trueOrFalse: form({
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      levels: ['easy', 'medium'],
      draw: (random, level) => ({ ...draw(random, level), isTrue: random.evenly([true, false]) }),
      answer: trueOrFalse,
      solve: facts => (facts.isTrue ? 'true' : 'false'),
      ask: ({ of, value, slip, isTrue }) => both(equation(of, isTrue ? value : slip)),
      check: (printed, answer) => isTrue(printed.one('relation')) === (answer === 'true'),
    }),

    findTheMistake: form({
      instruction: { en: prose`Which line has the mistake?`, es: prose`¿En qué renglón está el error?` },
      levels: ['medium', 'hard'],
      draw: (random, level) => {
        const wrong = random.evenly(['first', 'second', 'third', 'none'])
        return { wrong, chain: workedLines(random, level.lines, wrong) }
      },
      answer: option({
        first: { en: prose`line 1`, es: prose`el renglón 1` },
        second: { en: prose`line 2`, es: prose`el renglón 2` },
        third: { en: prose`line 3`, es: prose`el renglón 3` },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ wrong }) => wrong,
      ask: ({ chain }) => both(steps(...chain.slice(1).map((next, i) => line`${equation(chain[i] ?? next, next)}`))),
      // The lines that are no true equation: one, or none.
      check(printed, answer) {
        const wrong = printed.all('relation').flatMap((item, i) => (isTrue(item) ? [] : [i]))
        return wrong.length <= 1 && answer === (['first', 'second', 'third'][wrong[0] ?? 3] ?? 'none')
      },
    }),

    chooseTheSign: form({
      instruction: {
        en: prose`Which sign makes the equation true?`,
        es: prose`¿Qué signo hace verdadera la igualdad?`,
      },
      levels: ['easy'],
      draw: random =>
        random.until(
          () => {
            const [a, b, c, sign] = [
              random.int(2, 20),
              random.int(2, 9),
              random.int(1, 12),
              random.pick(operationNames),
            ]
            return { a, b, c, sign, value: OPERATIONS[sign](a, b) + c }
          },
          ({ a, b, c, value }) =>
            value >= c &&
            Number.isInteger(value) &&
            operationNames.filter(name => OPERATIONS[name](a, b) + c === value).length === 1,
        ),
      answer: option({
        plus: { en: prose`+`, es: prose`+` },
        minus: { en: prose`−`, es: prose`−` },
        times: { en: prose`×`, es: prose`×` },
        dividedBy: { en: prose`÷`, es: prose`÷` },
      }),
      solve: ({ sign }) => sign,
      ask: ({ a, b, c, value }) => both(prose`${a} ${symbol('□')} ${b} + ${c} = ${value}`),
      // Tries all four signs: one alone gives the printed value.
      check(printed, answer) {
        const [a, b, c, value] = printed.numbers.map(({ n }) => n)
        if (a === undefined || b === undefined || c === undefined || value === undefined) return false
        return operationNames.filter(name => OPERATIONS[name](a, b) === value - c).join() === answer
      },
    }),

    parentheses: form({
      instruction: {
        en: prose`Insert one pair of parentheses to make the equation true.`,
        es: prose`Coloca un par de paréntesis para que la igualdad sea verdadera.`,
      },
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw(random) {
        const placement = random.evenly(Object.keys(placements) as (keyof typeof placements)[])
        return random.until(
          () => {
            const [a, b, d] = [random.int(2, 9), random.int(2, 6), random.int(1, 6)]
            const c = d + random.int(2, 6)
            return {
              bare: minus(sum(a, times(b, c)), d),
              plain: a + b * c - d,
              values: Object.values(placements).map(place => place(a, b, c, d).value),
              ...placements[placement](a, b, c, d),
            }
          },
          ({ plain, values }) => new Set([plain, ...values]).size === 3,
        )
      },
      answer: { ...expression, requires: 'same-form' },
      solve: ({ of }) => of,
      ask: ({ bare, value }) => both(equation(bare, value)),
      // The same numbers in the same order, now worth the right side.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const numbers = (of: Expr) =>
          JSON.stringify(of)
            .match(/"n":\d+/g)
            ?.join()
        return (
          numbers(left) === numbers(answer) &&
          evaluate(answer).equals(evaluate(right)) &&
          holds(answer, part => part.kind === 'group')
        )
      },
    }),
  }),
)

/** The contents of brackets that hold no brackets themselves. */
function innermost(of: Expr): Expr[] {
  const found: Expr[] = []
  const visit = (part: Expr): void => {
    if (part.kind === 'group' && !holds(part.of, inner => inner.kind === 'group')) found.push(part.of)
    partsOf(part).forEach(visit)
  }
  visit(of)
  return found
}
