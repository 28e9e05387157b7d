import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  match,
  minus,
  prose,
  type Random,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { linesOf, oneAtATime } from './one-at-a-time.ts'
import { drawn, evaluateIt, type Form, groupsIn, hasValue, numbersOf, type Plan, plan, signed } from './parts.ts'
import { tidy } from './tidy.ts'

/** The signs of three numbers, at least two of them negative. */
const SIGNS = [
  [-1, -1, 1],
  [-1, 1, -1],
  [1, -1, -1],
  [-1, -1, -1],
] as const

/** A number whose sum with the other is neither 0 nor 1 in size. */
const besides = (random: Random, other: number): number => random.intExcept(2, 9, -other - 1, -other, -other + 1)

/** Three operations on numbers from −12 to 12, one pair of parentheses. */
const kinds = {
  'a + b × (c - d)'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [a, b, c] = [u * random.int(2, 12), v * random.int(2, 6), w * random.int(2, 9)]
    const d = besides(random, -c)
    return plan(a + b * (c - d), [], () => sum(a, times(b, bracketed(minus(c, d)))))
  },
  '(a - b) × c + d'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [a, c, d] = [u * random.int(2, 9), v * random.int(2, 6), w * random.int(2, 12)]
    const b = besides(random, -a)
    return plan((a - b) * c + d, [], () => sum(times(bracketed(minus(a, b)), c), d))
  },
  'a - (b + c) ÷ d'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [a, d] = [u * random.int(2, 12), v * random.int(2, 4)]
    const group = w * Math.abs(d) * random.int(2, Math.abs(d) === 4 ? 2 : 3)
    const c = random.intExcept(2, group < 0 ? Math.max(2, 12 + group) : 9, group - 1, group, group + 1)
    return plan(a - group / d, [group - c], () => minus(a, divide(bracketed(sum(group - c, c)), d)))
  },
  'a × (b + c) - d'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [a, b, d] = [u * random.int(2, 6), v * random.int(2, 9), w * random.int(2, 12)]
    const c = besides(random, b)
    return plan(a * (b + c) - d, [], () => minus(times(a, bracketed(sum(b, c))), d))
  },
  'a ÷ (b - c) - d'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [k, q, d] = [u * random.int(2, 4), v * random.int(2, 3), w * random.int(2, 12)]
    const c = random.intExcept(2, 8, -k, -k - 1, -k + 1)
    return plan(q - d, [], () => minus(divide(k * q, bracketed(minus(k + c, c))), d))
  },
  'a - b × (c + d)'(random: Random): Plan {
    const [u, v, w] = random.pick(SIGNS)
    const [a, b, c] = [u * random.int(2, 12), v * random.int(2, 6), w * random.int(2, 9)]
    const d = besides(random, c)
    return plan(a - b * (c + d), [], () => minus(a, times(b, bracketed(sum(c, d)))))
  },
}
type Kind = keyof typeof kinds
const KINDS = Object.keys(kinds) as readonly Kind[]

interface Next {
  readonly expression: Expr
  readonly inside: Expr
  readonly right: Expr
  readonly wrong: Readonly<Record<WrongStart, Expr>>
}
type WrongStart = 'addedFirst' | 'multipliedFirst' | 'signSlip'
const STARTS = {
  'a + b × (c - d)'(random: Random): Next {
    const [a, b, c, d] = [signed(random, 2, 12), random.int(2, 9), -random.int(2, 9), random.int(2, 9)]
    return {
      expression: tidy(sum(a, times(b, bracketed(minus(c, d))))),
      inside: minus(c, d),
      right: tidy(sum(a, times(b, c - d))),
      wrong: {
        addedFirst: tidy(times(a + b, bracketed(minus(c, d)))),
        multipliedFirst: tidy(minus(sum(a, b * c), d)),
        signSlip: tidy(sum(a, times(b, c + d))),
      },
    }
  },
  '(a - b) × c + d'(random: Random): Next {
    const [a, b, c, d] = [-random.int(2, 12), random.int(2, 9), signed(random, 2, 9), random.int(2, 12)]
    return {
      expression: tidy(sum(times(bracketed(minus(a, b)), c), d)),
      inside: minus(a, b),
      right: tidy(sum(times(a - b, c), d)),
      wrong: {
        addedFirst: tidy(times(bracketed(minus(a, b)), c + d)),
        multipliedFirst: tidy(sum(minus(a, b * c), d)),
        signSlip: tidy(sum(times(a + b, c), d)),
      },
    }
  },
} as const

export const easyForms = (form: Form) => ({
  evaluateOneGroup: form({
    levels: ['easy'],
    share: 3,
    instruction: evaluateIt,
    draw(random) {
      const kind = random.evenly(KINDS)
      return drawn(random, kinds[kind])
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    solution: ({ expression }) => oneAtATime(expression),
    check: hasValue,
  }),

  afterFirstOperation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which expression is left after the first operation?`,
      es: prose`¿Qué expresión queda después de la primera operación?`,
    },
    draw(random) {
      const kind = random.evenly(Object.values(STARTS))
      return random.until(
        () => kind(random),
        ({ right, wrong }) =>
          [right, ...Object.values(wrong)].every(of => numbersOf(of).every(n => Math.abs(n) > 1)) &&
          new Set(Object.values(wrong).map(of => `${evaluate(of)}`)).size === 3,
      )
    },
    answer: formulaChoice,
    solve: ({ right }) => right,
    mistakes: ({ wrong }) => wrong,
    ask: ({ expression }) => both(expression),
    solution: ({ inside, right }) => [
      explained(
        equation(inside, evaluate(inside)),
        line`The parentheses come first.`,
        line`Los paréntesis van primero.`,
      ),
      explained(
        right,
        line`Write ${evaluate(inside)} in place of the parentheses. The rest stays as it is.`,
        line`Escribe ${evaluate(inside)} en lugar del paréntesis. El resto queda igual.`,
      ),
    ],
    whyWrong: ({ inside }) => ({
      addedFirst: {
        en: line`The addition came first, before the parentheses.`,
        es: line`Se hizo primero la suma, antes que los paréntesis.`,
      },
      multipliedFirst: {
        en: line`The multiplication came first, before the parentheses.`,
        es: line`Se hizo primero la multiplicación, antes que los paréntesis.`,
      },
      signSlip: {
        en: line`The parentheses have a wrong value: ${inside} is ${evaluate(inside)}.`,
        es: line`El paréntesis tiene un valor equivocado: ${inside} es ${evaluate(inside)}.`,
      },
    }),
    // The value stays, and one operation is left within no parentheses.
    check: (printed, answer) =>
      hasValue(printed, evaluate(expr(answer))) &&
      groupsIn(expr(answer)).length === 0 &&
      numbersOf(expr(answer)).length === numbersOf(itemOf(printed.maths, 0)).length - 1,
  }),

  matchTheValue: form(
    match({
      levels: ['easy'],
      what: { en: line`each expression with its value`, es: line`cada expresión con su valor` },
      draw(random) {
        const [a, b, c] = random.until(
          () => [-random.int(2, 12), signed(random, 2, 9), signed(random, 2, 6)] as const,
          ([a, b, c]) => Math.abs(a + b) > 1 && new Set(valuesOf(a, b, c)).size === 3 && !valuesOf(a, b, c).includes(0),
        )
        const shown = [times(bracketed(sum(a, b)), c), sum(a, times(b, c)), sum(times(a, b), c)]
        return random.shuffle(shown).map(of => [tidy(of), evaluate(of)] as const)
      },
      belong: ([left], [right]) => evaluate(left as Expr).equals(evaluate(right as Expr)),
      solution: (pairs, letters) => [
        ...pairs.map(([left], i) => {
          const [given, isGrouped] = [left as Expr, groupsIn(left as Expr).length > 0]
          return explained(
            equation(equation(given, itemOf(linesOf(given), 0).of), evaluate(given)),
            isGrouped
              ? line`Row ${i + 1}: the parentheses come first.`
              : line`Row ${i + 1}: without parentheses, the multiplication comes first.`,
            isGrouped
              ? line`Fila ${i + 1}: los paréntesis van primero.`
              : line`Fila ${i + 1}: sin paréntesis, la multiplicación va primero.`,
          )
        }),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of the values in order.`,
          line`Escribe en orden las letras de los valores.`,
        ),
      ],
    }),
  ),
})

const valuesOf = (a: number, b: number, c: number) => [(a + b) * c, a + b * c, a * b + c]
