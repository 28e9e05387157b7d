import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  power,
  prose,
  type Random,
  sum,
  writtenExpression,
} from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { factorsOf, type Pair, SMALL, valueSteps } from './powers.ts'

/** Bases to 12 and exponents to 6, never equal. */
const WRITTEN = mixed(
  [2, 3, 4, 5, 6, 7, 8, 9, 11, 12].flatMap(base =>
    [2, 3, 4, 5, 6].filter(n => n !== base && (n > 2 || base > 2)).map((n): Pair => [base, n]),
  ),
)
const EVALUATED = mixed(SMALL)
const drawWritten = (random: Random, turns: number) => {
  const [base, n] = random.evenly(startingAt(WRITTEN, turns))
  return { base, n }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  asPower: form({
    levels: ['easy'],
    instruction: { en: prose`Write as a power.`, es: prose`Escribe como potencia.` },
    lines: 1,
    draw: random => drawWritten(random, 0),
    answer: writtenExpression,
    solve: ({ base, n }) => power(base, n),
    ask: ({ base, n }) => both(factorsOf(base, n)),
    solution: ({ base, n }) => [
      explained(expr(base), line`The factor that repeats is the base.`, line`El factor que se repite es la base.`),
      explained(
        power(base, n),
        line`It is a factor ${n} times: the exponent is ${n}.`,
        line`Es factor ${n} veces: el exponente es ${n}.`,
      ),
    ],
    check: (printed, answer) =>
      answer.kind === 'power' &&
      printed.one('product').factors.every(factor => evaluate(factor).equals(evaluate(answer.base))) &&
      evaluate(answer.exponent).equals(printed.one('product').factors.length),
  }),

  asProduct: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write as a product without exponents. Do not calculate.`,
      es: prose`Escribe como un producto sin exponentes. No calcules.`,
    },
    lines: 1,
    draw: random => drawWritten(random, 20),
    answer: writtenExpression,
    solve: ({ base, n }) => factorsOf(base, n),
    ask: ({ base, n }) => both(power(base, n)),
    solution: ({ base, n }) => [
      explained(
        expr(n),
        line`The exponent tells how many factors there are.`,
        line`El exponente dice cuántos factores hay.`,
      ),
      explained(
        factorsOf(base, n),
        line`Each of the ${n} factors is the base, ${base}.`,
        line`Cada uno de los ${n} factores es la base, ${base}.`,
      ),
    ],
    check(printed, answer) {
      const { base, exponent } = printed.one('power')
      return (
        answer.kind === 'product' &&
        evaluate(exponent).equals(answer.factors.length) &&
        answer.factors.every(factor => evaluate(factor).equals(evaluate(base)))
      )
    },
  }),

  value: form({
    levels: ['easy'],
    instruction: { en: prose`Find the value of the power.`, es: prose`Halla el valor de la potencia.` },
    lines: 1,
    draw(random) {
      const [base, n] = random.evenly(EVALUATED)
      return { base, n }
    },
    answer: integer,
    solve: ({ base, n }) => base ** n,
    ask: ({ base, n }) => both(equation(power(base, n), blank(4))),
    solution: ({ base, n }) => valueSteps(base, n),
    // Divides by the base until 1 is left.
    check(printed, answer) {
      const { base, exponent } = printed.one('power')
      let rest = exact(answer)
      for (let n = evaluate(exponent).n; n > 0; n--) rest = rest.over(evaluate(base))
      return rest.equals(1)
    },
  }),

  whichProduct: form({
    levels: ['easy'],
    draw(random) {
      const [base, n] = random.evenly(
        turned(
          WRITTEN.filter(([b, e]) => e > 2 && b > 2 && b < 8 && e < 6),
          5,
        ),
      )
      return { base, n, isPower: random.evenly([false, true]) }
    },
    answer: formulaChoice,
    solve: ({ base, n, isPower }) => (isPower ? power(base, n) : factorsOf(base, n)),
    mistakes: ({ base, n, isPower }) =>
      isPower
        ? { turnedAround: power(n, base), oneMore: power(base, n + 1), oneLess: power(base, n - 1) }
        : {
            turnedAround: factorsOf(n, base),
            added: sum(...Array.from({ length: n }, () => base)),
            timesExponent: factorsOf(base, n - 1),
          },
    ask: ({ base, n, isPower }) =>
      isPower
        ? {
            en: prose`Which power is equal to ${factorsOf(base, n)}?`,
            es: prose`¿Qué potencia representa ${factorsOf(base, n)}?`,
          }
        : {
            en: prose`Which expression is equal to ${power(base, n)}?`,
            es: prose`¿Qué expresión representa ${power(base, n)}?`,
          },
    solution: ({ base, n }, answer) => [
      explained(
        expr(base),
        line`The base is ${base}: it is the factor that repeats.`,
        line`La base es ${base}: es el factor que se repite.`,
      ),
      explained(
        expr(answer),
        line`The exponent is ${n}: the base is a factor ${n} times.`,
        line`El exponente es ${n}: la base es factor ${n} veces.`,
      ),
    ],
    whyWrong: ({ base, n }) => ({
      turnedAround: {
        en: line`It repeats the factor ${n}, not ${base}.`,
        es: line`Repite el factor ${n}, no el ${base}.`,
      },
      oneMore: { en: line`It has one factor too many.`, es: line`Le sobra un factor.` },
      oneLess: { en: line`It has one factor too few.`, es: line`Le falta un factor.` },
      added: { en: line`It adds instead of multiplying.`, es: line`Suma en vez de multiplicar.` },
      timesExponent: { en: line`It has one factor too few.`, es: line`Le falta un factor.` },
    }),
    check(printed, answer) {
      const chosen = expr(answer)
      const shown = itemOf(
        printed.maths.filter(({ kind }) => kind === 'power' || kind === 'product'),
        0,
      )
      const [of, factors] = chosen.kind === 'power' ? [chosen, shown] : [shown, chosen]
      return (
        of.kind === 'power' &&
        factors.kind === 'product' &&
        evaluate(of.exponent).equals(factors.factors.length) &&
        factors.factors.every(factor => evaluate(factor).equals(evaluate(of.base)))
      )
    },
  }),
})
