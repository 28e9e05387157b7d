import {
  both,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  join,
  line,
  minus,
  option,
  over,
  power,
  prose,
  step,
  sum,
  symbol,
  symbolsOf,
  wouldGive,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { NOT_A_QUOTIENT } from './claims.ts'
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
import { condenseSteps } from './steps.ts'

const condenseIt = {
  en: prose`Write as a single logarithm with coefficient ${1}. All variables are positive.`,
  es: prose`Escribe como un solo logaritmo con coeficiente ${1}. Todas las variables son positivas.`,
}

/** The logarithm of a quotient with a power, right and with each mistake. */
function workWith({ base, u, v, n }: { readonly base: Base; readonly u: Expr; readonly v: Expr; readonly n: number }) {
  const [first, second] = [log(base, u), log(base, v)]
  return {
    quotient: over(join(n, first), second),
    exponent: join(n, bracketed(minus(first, second))),
    sign: sum(join(n, first), second),
    none: minus(join(n, first), second),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expandNumber: form({
    levels: ['medium'],
    instruction: {
      en: prose`Expand completely. Evaluate the logarithms that have a whole value. All variables are positive.`,
      es: prose`Desarrolla por completo. Evalúa los logaritmos con valor entero. Todas las variables son positivas.`,
    },
    draw: random => {
      const [base, most] = random.pick([
        [2, 6],
        [3, 4],
        [5, 3],
        [7, 2],
        [10, 4],
      ] as const)
      return {
        base,
        n: random.int(1, most),
        letter: symbol(random.pick(drawLetters(random))),
        exponent: random.int(1, 5),
        isBelow: random.evenly([false, true]),
        isTop: random.chance(0.5),
      }
    },
    answer: writtenExpression,
    solve: ({ base, n, letter, exponent, isBelow, isTop }) => {
      const rest = exponent === 1 ? log(base, letter) : join(exponent, log(base, letter))
      if (!isBelow) return sum(n, rest)
      return isTop ? minus(n, rest) : sum(rest, -n)
    },
    ask: ({ base, n, letter, exponent, isBelow, isTop }) => {
      const [number, rest] = [expr(base ** n), exponent === 1 ? letter : power(letter, exponent)]
      return both(log(base, !isBelow ? join(number, rest) : isTop ? over(number, rest) : over(rest, number)))
    },
    solution: ({ base, n, letter, exponent, isBelow, isTop }, answer) => {
      const [number, rest] = [log(base, expr(base ** n)), log(base, exponent === 1 ? letter : power(letter, exponent))]
      const front = exponent === 1 ? rest : join(exponent, log(base, letter))
      const both = (last: Expr) => (!isBelow ? sum(number, last) : isTop ? minus(number, last) : minus(last, number))
      return [
        step(both(rest), isBelow ? because.logOfQuotient : because.logOfProduct),
        ...(exponent === 1 ? [] : [step(both(front), because.logOfPower)]),
        n === 1
          ? explained(
              answer,
              line`The log of the base itself is 1: ${number} is 1.`,
              line`El logaritmo de la propia base es 1: ${number} es 1.`,
            )
          : explained(
              answer,
              line`${base ** n} is ${power(base, n)}, so ${number} is ${n}.`,
              line`${base ** n} es ${power(base, n)}; por eso ${number} es ${n}.`,
            ),
      ]
    },
    check: (printed, answer) =>
      isEqualThere(printedOf(printed), answer) &&
      answer.kind === 'sum' &&
      answer.terms.every(term => isLogTerm(term) || symbolsOf(term).size === 0),
  }),

  condense: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: condenseIt,
    draw: (random, { condense }: Level) => ({
      base: drawBase(random),
      parts: drawn[random.evenly(condense)](random, drawLetters(random)),
    }),
    answer: writtenExpression,
    solve: ({ base, parts }) => log(base, argumentOf(parts)),
    ask: ({ base, parts }) => both(expandedOf(base, parts)),
    solution: ({ base, parts }) => condenseSteps(base, parts),
    check: (printed, answer) => isEqualThere(printedOf(printed), answer) && answer.kind === 'call',
  }),

  findMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return {
        base: drawBase(random),
        u: symbol(a),
        v: symbol(b),
        n: random.int(2, 6),
        kind: random.evenly(['quotient', 'exponent', 'sign', 'none'] as const),
      }
    },
    answer: option({
      quotient: {
        en: prose`The logarithm of a quotient was taken as a quotient of logarithms.`,
        es: prose`El logaritmo de un cociente se tomó como un cociente de logaritmos.`,
      },
      exponent: {
        en: prose`The exponent was used for both variables.`,
        es: prose`El exponente se usó para las dos variables.`,
      },
      sign: {
        en: prose`The logarithm of the denominator was added.`,
        es: prose`El logaritmo del denominador se sumó.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ base, u, v, n, kind }) => {
      const work = equation(log(base, over(power(u, n), v)), workWith({ base, u, v, n })[kind])
      return {
        en: prose`A student writes ${work}. What mistake, if any, did the student make?`,
        es: prose`Un estudiante escribe ${work}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ base, u, v, n, kind }) => {
      if (kind === 'none') return both([])
      const right = minus(join(n, log(base, u)), log(base, v))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ base, u, v, n, kind }) => {
      const [first, second] = [log(base, u), log(base, v)]
      const right = [
        step(minus(log(base, power(u, n)), second), because.logOfQuotient),
        step(minus(join(n, first), second), because.logOfPower),
      ]
      if (kind === 'none') return right
      const mistake = {
        quotient: step(over(join(n, first), second), because.mistakeIs, { what: NOT_A_QUOTIENT }),
        exponent: step(join(n, bracketed(minus(first, second))), because.mistakeIs, {
          what: { en: line`the exponent ${n} belongs to ${u} alone`, es: line`el exponente ${n} es solo de ${u}` },
        }),
        sign: step(sum(join(n, first), second), because.mistakeIs, {
          what: {
            en: line`${v} divides, so its log is subtracted`,
            es: line`${v} divide, así que su logaritmo se resta`,
          },
        }),
      }[kind]
      return [mistake, ...right]
    },
    whyWrong({ base, u, v, n, kind }) {
      const { none, ...mistaken } = workWith({ base, u, v, n })
      return wouldGive(kind, kind === 'none' ? none : mistaken[kind], mistaken)
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (isEqualThere(left, right)) return answer === 'none'
      if (right.kind === 'sum') return answer === 'sign'
      return answer === (right.kind === 'quotient' ? 'quotient' : 'exponent')
    },
  }),
})
