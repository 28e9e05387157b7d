import {
  both,
  bracketed,
  type Expr,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  line,
  list,
  minus,
  over,
  power,
  prose,
  Ratio,
  root,
  step,
  sum,
  symbol,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areEqualFar } from './claims.ts'
import {
  argumentOf,
  type Base,
  drawBase,
  drawLetters,
  drawn,
  expandedOf,
  isEqualThere,
  isLogTerm,
  type Level,
  type levels,
  log,
  printedOf,
} from './parts.ts'
import { byRule } from './rules.ts'
import { expandSteps } from './steps.ts'

const positive = {
  en: prose`Expand completely. All variables are positive.`,
  es: prose`Desarrolla por completo. Todas las variables son positivas.`,
}

const isExpanded = (of: Expr) => (of.kind === 'sum' ? of.terms.every(isLogTerm) : isLogTerm(of))

/** Why no other choice is equal. */
const OTHERS = {
  product: {
    en: line`The others multiply the logs, take the log of a sum, or subtract as a quotient would ask.`,
    es: line`Las otras multiplican los logaritmos, toman el logaritmo de una suma o restan como pide un cociente.`,
  },
  quotient: {
    en: line`The others divide the logs, take the log of a difference, or subtract in the wrong order.`,
    es: line`Las otras dividen los logaritmos, toman el logaritmo de una diferencia o restan en el orden contrario.`,
  },
  power: {
    en: line`The others raise the log itself, add the exponent, or multiply the argument by it.`,
    es: line`Las otras elevan el logaritmo mismo, suman el exponente o multiplican el argumento por él.`,
  },
  root: {
    en: line`The others take the root of the log, double it, or subtract ${2}; a square root halves it.`,
    es: line`Las otras sacan la raíz del logaritmo, lo duplican o restan ${2}; una raíz cuadrada lo divide a la mitad.`,
  },
}

/** Each rule with what pupils take for it. */
const rulesOf = (base: Base, u: Expr, v: Expr, n: number) => {
  const [first, second] = [log(base, u), log(base, v)]
  return {
    product: {
      left: log(base, join(u, v)),
      right: sum(first, second),
      wrong: { product: join(first, second), sum: log(base, sum(u, v)), difference: minus(first, second) },
    },
    quotient: {
      left: log(base, over(u, v)),
      right: minus(first, second),
      wrong: { quotient: over(first, second), difference: log(base, minus(u, v)), reversed: minus(second, first) },
    },
    power: {
      left: log(base, power(u, n)),
      right: join(n, first),
      wrong: { power: power(bracketed(first), n), sum: sum(first, n), times: log(base, join(n, u)) },
    },
    root: {
      left: log(base, root(u)),
      right: over(first, 2),
      wrong: { root: root(first), twice: join(2, first), minus: sum(first, -2) },
    },
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  expand: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: positive,
    draw: (random, { expand }: Level) => ({
      base: drawBase(random),
      parts: drawn[random.evenly(expand)](random, drawLetters(random)),
    }),
    answer: writtenExpression,
    solve: ({ base, parts }) => expandedOf(base, parts),
    ask: ({ base, parts }) => both(log(base, argumentOf(parts))),
    solution: ({ base, parts }) => expandSteps(base, parts),
    check: (printed, answer) => isEqualThere(printedOf(printed), answer) && isExpanded(answer),
  }),

  whichRule: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the expression that is always equal. All variables are positive.`,
      es: prose`Elige la expresión que siempre es igual. Todas las variables son positivas.`,
    },
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return {
        kind: random.evenly(['product', 'quotient', 'power', 'root'] as const),
        base: drawBase(random),
        u: symbol(a),
        v: symbol(b),
        n: random.int(2, 6),
      }
    },
    answer: formulaChoice,
    solve: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].right,
    mistakes: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].wrong,
    ask: ({ kind, base, u, v, n }) => both(rulesOf(base, u, v, n)[kind].left),
    solution: ({ kind, base, u, v, n }) => {
      const { right } = rulesOf(base, u, v, n)[kind]
      const [one, other] =
        kind === 'product' || kind === 'quotient'
          ? ([kind, v] as const)
          : (['power', kind === 'root' ? Ratio.of(1, 2) : n] as const)
      const [rule] = byRule(one, base, u, other, right)
      const parts = list(equation(symbol('M'), u), equation(symbol(one === 'power' ? 'n' : 'N'), other))
      return [
        rule,
        step(right, because.explain, {
          sentence: {
            en: [...line`Here ${parts}. `, ...OTHERS[kind].en],
            es: [...line`Aquí ${parts}. `, ...OTHERS[kind].es],
          },
        }),
      ]
    },
    check: (printed, answer) => areEqualFar(printedOf(printed), expr(answer)),
  }),
})
