import {
  approximate,
  equation,
  exact,
  type FormMaker,
  limit,
  m,
  numberList,
  type Of,
  option,
  over,
  prose,
  Ratio,
  root,
  substitute,
  sum,
  symbol,
} from '../../../author.ts'
import { polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { isIndeterminate, isNumericLimit, type LimitKind, quadratic, roots, x } from './parts.ts'

/** x² is struck out above and below; or x − a is canceled as it should be. */
const factorWork = (a: number, b: number) => ({
  start: limit('x', a, over(quadratic(a, b), m`x^2 - ${a * a}`)),
  struck: limit('x', a, over(polynomialOf([a * b, -a - b]), -a * a)),
  wrong: Ratio.of(1),
  simplified: limit('x', a, over(sum(x, -b), sum(x, a))),
  value: Ratio.of(a - b, 2 * a),
})

/** The same of (√(x + low²) − high)/(x − c), where x + low² is high² at c. */
function rootWork(low: number, high: number) {
  const c = high * high - low * low
  const side = root(polynomialOf([low * low, 1]))
  return {
    start: limit('x', c, over(sum(side, -high), sum(x, -c))),
    struck: limit('x', c, over(sum(root(low * low), -high), -c)),
    wrong: Ratio.of(low - high, -c),
    simplified: limit('x', c, over(1, sum(side, high))),
    value: Ratio.of(1, 2 * high),
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findK: form({
    levels: ['hard'],
    draw(random) {
      const [a, b] = roots(random)
      return { a, b, p: random.int(1, 3) }
    },
    answer: numberList,
    solve: ({ a, b, p }) => [-p * (a + b), p * (a - b)],
    ask({ a, b, p }) {
      const k = symbol('k')
      const shown = limit('x', a, m`{${p}x^2 + k x + ${p * a * b}}/{x + ${-a}}`)
      return {
        en: [shown, prose`Find the value of ${k} for which the limit exists. Then find the limit. Write ${k} first.`],
        es: [
          shown,
          prose`Halla el valor de ${k} para el que el límite existe. Después halla el límite. Escribe primero ${k}.`,
        ],
      }
    },
    check(printed, answer) {
      const [k, value] = answer
      if (k === undefined || value === undefined) return false
      const shown = printed.one('limit')
      const filled: Of<'limit'> = { ...shown, of: substitute(shown.of, { k: exact(k) }) }
      return isIndeterminate(filled) && isNumericLimit(filled, exact(value).toNumber())
    },
  }),

  errorSpotting: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    draw(random, { kinds }) {
      const [a, b] = random.until(
        () => roots(random),
        ([a, b]) => a !== -b,
      )
      const mistake = random.evenly(['zero', 'absent', 'canceled', 'none'])
      // A square under the root at 0, and another at the place of the limit.
      const [low, high] = random.sample([1, 2, 3, 4, 5], 2) as [number, number]
      return (kinds as readonly LimitKind[]).includes('conjugate')
        ? { mistake, ...rootWork(low, high) }
        : { mistake, ...factorWork(a, b) }
    },
    answer: option({
      zero: { en: prose`0/0 was taken to be 0.`, es: prose`Tomó 0/0 como 0.` },
      absent: {
        en: prose`0/0 does not show that there is no limit.`,
        es: prose`0/0 no demuestra que el límite no exista.`,
      },
      canceled: {
        en: prose`Terms were canceled that are not factors.`,
        es: prose`Canceló términos que no son factores.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => mistake,
    ask({ mistake, start, struck, wrong, simplified, value }) {
      const zero = over(0, 0)
      if (mistake === 'absent')
        return {
          en: [equation(start, zero), prose`A student concludes that the limit does not exist. What is the mistake?`],
          es: [equation(start, zero), prose`Un estudiante concluye que el límite no existe. ¿Cuál es el error?`],
        }
      const work =
        mistake === 'zero'
          ? equation(equation(start, zero), 0)
          : mistake === 'canceled'
            ? equation(equation(start, struck), wrong)
            : equation(equation(start, simplified), value)
      return {
        en: [work, prose`This is a student's work. What is the mistake?`],
        es: [work, prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const [start] = printed.all('limit')
      if (!start) return false
      if (left.kind !== 'relation') return answer === 'absent'
      if (left.right.kind === 'quotient') return answer === 'zero'
      return answer === (isNumericLimit(start, approximate(right)) ? 'none' : 'canceled')
    },
  }),
})
