import {
  both,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  findMistake,
  formulaChoice,
  itemOf,
  join,
  line,
  minus,
  namedNumbers,
  over,
  power,
  prose,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameAt, of, product, quotient, raised, simplest, toPower, written } from '../../kit/polynomials/monomials.ts'
import type { levels } from './levels.ts'
import { drawn, signedExponents } from './monomials.ts'
import { type Inside, insideOf, insideResult, type Nested, nestedWork, workFrom, wrongAnswers, x, y } from './work.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingInside: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the exponents ${symbol('a')} and ${symbol('b')} that make the statement true for all nonzero ${x} and ${y}.`,
      es: prose`Halla los exponentes ${symbol('a')} y ${symbol('b')} que hacen verdadera la igualdad para todo ${x} e ${y} distintos de 0.`,
    },
    // No exponent of the right side is larger than 20.
    draw(random): Inside {
      const n = random.pick([-2, 2, 3, -3])
      const isSquare = Math.abs(n) === 2
      const k = random.int(1, isSquare ? 2 : 1)
      return {
        n,
        gap: random.intExcept(isSquare ? -8 : -5, isSquare ? 8 : 5, 0, k),
        b: random.int(1, isSquare ? 9 : 6) * random.sign(),
        c: random.int(2, 5),
        k,
      }
    },
    answer: namedNumbers('a', 'b'),
    solve: ({ gap, b }) => [gap, b],
    ask({ n, c, k, ...rest }) {
      const inner = over(join(power(x, symbol('a')), power(y, symbol('b'))), join(c, k === 1 ? x : power(x, k)))
      return both(equation(power(bracketed(inner), n), simplest(insideResult({ n, c, k, ...rest }))))
    },
    solution(drawn) {
      const { n, gap, b, k } = drawn
      const [a, other] = [symbol('a'), symbol('b')]
      const result = insideResult(drawn)
      return [
        ...(result.e.some(e => e < 0)
          ? [step(equation(simplest(result), written(result)), because.negativeExponent)]
          : []),
        explained(
          equation(join(n, bracketed(minus(a, k))), n * (gap - k)),
          line`Dividing subtracts exponents, and the power ${n} multiplies them: equate the exponents of ${x}.`,
          line`Al dividir se restan los exponentes y la potencia ${n} los multiplica: iguala los exponentes de ${x}.`,
        ),
        explained(
          statements(equation(minus(a, k), gap - k), equation(a, gap)),
          line`Divide both sides by ${n}. Add ${k} to both sides.`,
          line`Divide ambos lados entre ${n}. Suma ${k} a ambos lados.`,
        ),
        step(equation(join(n, other), n * b), because.equateExponents, { letter: y }),
        step(statements(equation(a, gap), equation(other, b)), because.divideBothSides, { value: n }),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(answer.map(expr), 2)
      const { left, right } = printed.one('relation')
      return isSameAt(substitute(left, { a: bracketed(a), b: bracketed(b) }), right)
    },
  }),

  equivalent: form({
    levels: ['hard'],
    instruction: {
      en: prose`Choose the equivalent expression. No variable is 0.`,
      es: prose`Elige la expresión equivalente. Ninguna variable es 0.`,
    },
    draw: (random, level) =>
      random.until(
        () => drawn(random, level),
        problem => {
          const all = [problem.answer, ...wrongAnswers(problem)].map(of => `${of.c} ${of.e.join()}`)
          return new Set(all).size === 4 && problem.answer.e.every(e => e !== 0)
        },
      ),
    answer: formulaChoice,
    solve: ({ answer }) => simplest(answer),
    mistakes: problem => {
      const [slip, turned, oneSign] = wrongAnswers(problem)
      return { slip: simplest(slip), turnedOver: simplest(turned), oneSign: simplest(oneSign) }
    },
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    whyWrong: ({ answer, slip }) => {
      const placed = (letter: Expr, exponent: number) =>
        exponent > 0
          ? {
              en: line`The power of ${letter} belongs in the numerator.`,
              es: line`La potencia de ${letter} va en el numerador.`,
            }
          : {
              en: line`The power of ${letter} belongs in the denominator.`,
              es: line`La potencia de ${letter} va en el denominador.`,
            }
      return {
        slip: slip.says,
        turnedOver: placed(y, itemOf(answer.e, 1)),
        oneSign: placed(x, itemOf(answer.e, 0)),
      }
    },
    check: (printed, choice) => isSameAt(itemOf(printed.maths, 0), expr(choice)),
  }),

  findTheError: form({
    ...findMistake({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: (random): Nested =>
        random.until(
          () => ({
            a: of(random.int(2, 6), ...signedExponents(random, 4)),
            b: of(1, ...signedExponents(random, 3)),
            n: random.pick([-2, 2, 3]),
          }),
          ({ a, b, n }) => {
            const inside = quotient(a, b)
            const { e } = toPower(inside, n)
            const added = product(a, b).e
            return (
              e.some(exponent => exponent < 0) &&
              [...e, ...added].every(exponent => exponent !== 0 && Math.abs(exponent) <= 20) &&
              inside.e.every(exponent => exponent + n !== 0) &&
              // With each mistake, the last line still has a power to move.
              inside.e.some(exponent => exponent + n < 0) &&
              added.some(exponent => exponent * n < 0)
            )
          },
        ),
      work: drawn => workFrom(drawn, insideOf(drawn)),
      steps: drawn => {
        const [inside, { n }] = [insideOf(drawn), drawn]
        return [
          step(raised(inside, n), because.subtractExponents),
          step(written(toPower(inside, n)), because.raiseAndMultiply, { power: n }),
          step(simplest(toPower(inside, n)), because.crossFractionBar),
        ]
      },
      mistakes: {
        exponentsAdded: {
          says: () => ({
            en: line`the exponents were added, not subtracted`,
            es: line`se sumaron los exponentes en vez de restarlos`,
          }),
          work: drawn => workFrom(drawn, { c: drawn.a.c, e: product(drawn.a, drawn.b).e }),
        },
        coefficientKept: {
          says: ({ a, n }) => ({
            en: line`${a.c} was not raised to the power ${n}`,
            es: line`no se elevó ${a.c} a la potencia ${n}`,
          }),
          work: drawn => {
            const after = { c: drawn.a.c, e: toPower(insideOf(drawn), drawn.n).e }
            return nestedWork(drawn, insideOf(drawn), after, simplest(after))
          },
        },
        powerAdded: {
          says: ({ n }) => ({
            en: line`${n} was added to the exponents; they must be multiplied by ${n}`,
            es: line`se sumó ${n} a los exponentes; hay que multiplicarlos por ${n}`,
          }),
          work: drawn => {
            const inside = insideOf(drawn)
            const after = { c: inside.c.power(drawn.n), e: inside.e.map(e => e + drawn.n) }
            return nestedWork(drawn, inside, after, simplest(after))
          },
        },
        signDropped: {
          says: () => ({
            en: line`the sign of a negative exponent was dropped, and its power was not moved across the fraction bar`,
            es: line`se quitó el signo de un exponente negativo sin pasar la potencia al otro lado de la raya de fracción`,
          }),
          work: drawn => {
            const after = toPower(insideOf(drawn), drawn.n)
            return nestedWork(drawn, insideOf(drawn), after, simplest({ c: after.c, e: after.e.map(Math.abs) }))
          },
        },
      },
      follows: isSameAt,
    }),
    instruction: {
      en: prose`No variable is 0. Which line has the first mistake, if any?`,
      es: prose`Ninguna variable es 0. ¿En qué renglón está el primer error, si hay alguno?`,
    },
  }),
})
