import {
  both,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  line,
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

/** Why the other choices are not equal. */
const WHY_WRONG = {
  product: {
    product: {
      en: line`The log of a product is a sum of logs, not a product of logs.`,
      es: line`El logaritmo de un producto es una suma de logaritmos, no un producto.`,
    },
    sum: {
      en: line`It is the log of a sum, not of a product.`,
      es: line`Es el logaritmo de una suma, no de un producto.`,
    },
    difference: {
      en: line`The difference belongs to the log of a quotient.`,
      es: line`La diferencia corresponde al logaritmo de un cociente.`,
    },
  },
  quotient: {
    quotient: {
      en: line`The log of a quotient is a difference of logs, not a quotient of logs.`,
      es: line`El logaritmo de un cociente es una diferencia de logaritmos, no un cociente.`,
    },
    difference: {
      en: line`It is the log of a difference, not of a quotient.`,
      es: line`Es el logaritmo de una diferencia, no de un cociente.`,
    },
    reversed: {
      en: line`The log of the denominator must be subtracted.`,
      es: line`Hay que restar el logaritmo del denominador.`,
    },
  },
  power: {
    power: {
      en: line`The exponent belongs to the argument, not to the whole log.`,
      es: line`El exponente es del argumento, no de todo el logaritmo.`,
    },
    sum: {
      en: line`The exponent multiplies the log; it is not added.`,
      es: line`El exponente multiplica el logaritmo; no se suma.`,
    },
    times: {
      en: line`The exponent multiplies the log, not its argument.`,
      es: line`El exponente multiplica el logaritmo, no su argumento.`,
    },
  },
  root: {
    root: {
      en: line`The root belongs to the argument, not to the whole log.`,
      es: line`La raíz es del argumento, no de todo el logaritmo.`,
    },
    twice: {
      en: line`A square root is the power ${over(1, 2)}, not ${2}.`,
      es: line`Una raíz cuadrada es la potencia ${over(1, 2)}, no ${2}.`,
    },
    minus: {
      en: line`The exponent ${over(1, 2)} multiplies the log; nothing is subtracted.`,
      es: line`El exponente ${over(1, 2)} multiplica el logaritmo; no se resta nada.`,
    },
  },
}

/** Each rule with what pupils take for it. */
const rulesOf = (base: Base, u: Expr, v: Expr, n: number) => {
  const [first, second] = [log(base, u), log(base, v)]
  return {
    product: {
      left: log(base, join(u, v)),
      right: sum(first, second),
      wrong: {
        product: join(bracketed(first), bracketed(second)),
        sum: log(base, sum(u, v)),
        difference: minus(first, second),
      },
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
      en: prose`Choose the expression that is always equal to the given expression. All variables are positive.`,
      es: prose`Elige la expresión que siempre es igual a la expresión dada. Todas las variables son positivas.`,
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
      const parts = [equation(symbol('M'), u), equation(symbol(one === 'power' ? 'n' : 'N'), other)] as const
      return [
        ...(kind === 'root'
          ? [
              explained(
                log(base, power(u, Ratio.of(1, 2))),
                line`Write the root as a power.`,
                line`Escribe la raíz como potencia.`,
              ),
            ]
          : []),
        rule,
        step(right, because.explain, {
          sentence: {
            en: line`Here ${parts[0]} and ${parts[1]}.`,
            es: line`Aquí ${parts[0]} y ${parts[1]}.`,
          },
        }),
      ]
    },
    whyWrong: ({ kind }) => WHY_WRONG[kind],
    check: (printed, answer) => areEqualFar(printedOf(printed), expr(answer)),
  }),
})
