import {
  approximate,
  cases,
  equation,
  exact,
  explained,
  type FormMaker,
  limit,
  line,
  m,
  namedNumbers,
  type Of,
  prose,
  relation,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { isIndeterminate, isNumericLimit, roots, x } from './limits.ts'

const k = symbol('k')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findK: form({
    levels: ['hard'],
    draw(random) {
      const [a, b] = random.until(
        () => roots(random),
        ([a, b]) => a + b !== 0,
      )
      return { a, b, p: random.int(1, 3) }
    },
    answer: namedNumbers('k', 'L'),
    solve: ({ a, b, p }) => [-p * (a + b), p * (a - b)],
    ask({ a, b, p }) {
      const shown = limit('x', a, m`{${p}x^2 + k x + ${p * a * b}}/{x + ${-a}}`)
      return {
        en: [shown, prose`Find the value of ${k} for which the limit exists, and find that limit ${symbol('L')}.`],
        es: [shown, prose`Halla el valor de ${k} para el que el límite existe, y halla ese límite ${symbol('L')}.`],
      }
    },
    solution({ a, b, p }, values) {
      const [value, found] = tupleOf(values, 2)
      return [
        step(equation(m`${p}(${a})^2 + k(${a}) + ${p * a * b}`, 0), because.numeratorMustBeZero, {
          place: equation(x, a),
        }),
        explained(
          statements(m`${a}k + ${p * a * a + p * a * b} = 0`, equation(k, value)),
          ...(p * a * (a + b) > 0
            ? ([
                line`Work out the powers and products. Subtract ${p * a * (a + b)} from both sides and divide by ${a}.`,
                line`Calcula las potencias y los productos. Resta ${p * a * (a + b)} de ambos lados y divide entre ${a}.`,
              ] as const)
            : ([
                line`Work out the powers and products. Add ${-p * a * (a + b)} to both sides and divide by ${a}.`,
                line`Calcula las potencias y los productos. Suma ${-p * a * (a + b)} a ambos lados y divide entre ${a}.`,
              ] as const)),
        ),
        step(limit('x', a, m`{${p}(x + ${-a})(x + ${-b})}/{x + ${-a}}`), because.factorToCancel, {
          factor: m`x + ${-a}`,
        }),
        step(limit('x', a, m`${p}(x + ${-b})`), because.cancelInLimit, { factor: m`x + ${-a}` }),
        step(
          statements(
            equation(k, value),
            equation(equation(symbol('L'), p === 1 ? m`${a} + ${-b}` : m`${p}(${a} + ${-b})`), found),
          ),
          because.nowSubstitute,
          {
            value: a,
            letter: x,
          },
        ),
      ]
    },
    check(printed, answer) {
      const [k, value] = answer
      if (k === undefined || value === undefined) return false
      const shown = printed.one('limit')
      const filled: Of<'limit'> = { ...shown, of: substitute(shown.of, { k: exact(k) }) }
      return isIndeterminate(filled) && isNumericLimit(filled, exact(value).toNumber())
    },
  }),
  joinPieces: form({
    levels: ['hard'],
    lines: 5,
    draw: random => {
      const [a, k, s] = [random.intExcept(-4, 5, 0, 1, -1, 2), random.intExcept(-6, 6, 0), random.int(1, 3)]
      // From the left k·x + q, from the right s·x² + k.
      return { a, k, s, q: s * a * a + k - k * a }
    },
    answer: namedNumbers('k', 'L'),
    solve: ({ a, k, q }) => [k, k * a + q],
    ask({ a, s, q }) {
      const f = equation(m`f(x)`, cases([m`k x + ${q}`, relation(x, '<', a)], [m`${s}x^2 + k`, relation(x, '≥', a)]))
      const shown = limit('x', a, m`f(x)`)
      return {
        en: [f, prose`Find the value of ${k} for which ${shown} exists, and find that limit ${symbol('L')}.`],
        es: [f, prose`Halla el valor de ${k} para el que ${shown} existe, y halla ese límite ${symbol('L')}.`],
      }
    },
    solution({ a, s, q }, values) {
      const [value, found] = tupleOf(values, 2)
      const [left, right] = [m`${a}k + ${q}`, m`${s * a * a} + k`]
      return [
        step(
          statements(equation(limit('x', a, m`f(x)`, 'left'), left), equation(limit('x', a, m`f(x)`, 'right'), right)),
          because.explain,
          {
            sentence: {
              en: line`Substitute ${a} for ${x} in the expression for each side.`,
              es: line`Sustituye ${x} por ${a} en la expresión de cada lado.`,
            },
          },
        ),
        step(equation(left, right), because.explain, {
          sentence: {
            en: line`The limit exists only if both one-sided limits are equal.`,
            es: line`El límite existe solo si los dos límites laterales son iguales.`,
          },
        }),
        q > 0
          ? explained(
              statements(equation(m`${a - 1}k`, s * a * a - q), equation(k, value)),
              line`Subtract ${k} and ${q} from both sides, then divide by ${a - 1}.`,
              line`Resta ${k} y ${q} de ambos lados y divide entre ${a - 1}.`,
            )
          : q === 0
            ? explained(
                statements(equation(m`${a - 1}k`, s * a * a), equation(k, value)),
                line`Subtract ${k} from both sides, then divide by ${a - 1}.`,
                line`Resta ${k} de ambos lados y después divide entre ${a - 1}.`,
              )
            : explained(
                statements(equation(m`${a - 1}k`, s * a * a - q), equation(k, value)),
                line`Subtract ${k} from both sides and add ${-q}, then divide by ${a - 1}.`,
                line`Resta ${k} de ambos lados y suma ${-q}; después divide entre ${a - 1}.`,
              ),
        step(statements(equation(k, value), equation(symbol('L'), found)), because.explain, {
          sentence: {
            en: line`Substitute for ${k} on either side: ${equation(m`${s * a * a} + ${value}`, found)}.`,
            es: line`Sustituye ${k} en cualquiera de los lados: ${equation(m`${s * a * a} + ${value}`, found)}.`,
          },
        }),
      ]
    },
    // Both pieces come to the limit at the place where they meet.
    check(printed, answer) {
      const [k, value] = answer
      const rows = printed.one('cases').rows
      const to = printed.one('limit').to
      return (
        k !== undefined &&
        value !== undefined &&
        rows.every(([piece]) =>
          near(approximate(substitute(substitute(piece, { k: exact(k) }), { x: to })), exact(value).toNumber()),
        )
      )
    },
  }),
})
