import {
  both,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  gcd,
  itemOf,
  line,
  name,
  over,
  people,
  power,
  prose,
  simplifiedExpression,
  statements,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameAt, of, powerSteps, quotient, simplest, toPower, written } from '../../kit/polynomials/monomials.ts'
import type { levels } from './levels.ts'
import { drawn, signedExponents } from './monomials.ts'
import { check, wrongPower, x, y } from './work.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium', 'hard'],
    share: 4,
    instruction: {
      en: prose`Simplify. Write the answer with positive exponents. No variable is 0.`,
      es: prose`Simplifica. Escribe la respuesta con exponentes positivos. Ninguna variable es 0.`,
    },
    draw: drawn,
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    check,
  }),

  noNegatives: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write without negative exponents. No variable is 0.`,
      es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
    },
    // The coefficients have a common factor.
    draw(random) {
      const [common, up] = [random.int(2, 4), random.int(1, 5)]
      const down = random.coprimeTo(up === 1 ? 7 : up, 7)
      const [p] = tupleOf(signedExponents(random, 7), 2)
      const [above, below] = [
        of(common * up, -Math.abs(p), 0),
        of(common * (down === up ? down + 1 : down), 0, -random.int(1, 6)),
      ]
      return { above, below, answer: quotient(above, below) }
    },
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ above, below }) => both(over(written(above), written(below))),
    solution({ above, below, answer }) {
      const [p, q] = [-itemOf(above.e, 0), -itemOf(below.e, 1)]
      const [up, down] = [above.c.n, below.c.n]
      return [
        step(
          statements(
            equation(power(x, -p), over(1, p === 1 ? x : power(x, p))),
            equation(over(1, power(y, -q)), q === 1 ? y : power(y, q)),
          ),
          because.negativeExponent,
        ),
        explained(
          simplest(answer),
          line`Put these in the fraction; divide ${up} and ${down} by ${gcd(up, down)}.`,
          line`Escríbelas en la fracción; divide ${up} y ${down} entre ${gcd(up, down)}.`,
        ),
      ]
    },
    check,
  }),

  powerError: form({
    levels: ['medium'],
    kind: 'find-mistake',
    // With 2 for both, sums, products and powers of the exponents are the same.
    draw(random) {
      const n = random.int(2, 3)
      const least = n === 2 ? 3 : 2
      const a = of(random.int(3, 5), random.int(least, 6), random.int(least, 5))
      return { a, n, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ a, n }) => written(toPower(a, n)),
    mistakes: ({ a, n }) => ({
      exponentsAdded: written({ c: a.c.power(n), e: a.e.map(e => e + n) }),
      coefficientMultiplied: written({ c: a.c.times(n), e: a.e.map(e => e * n) }),
      onlyFirstLetterRaised: written({ c: a.c.power(n), e: [itemOf(a.e, 0) * n, itemOf(a.e, 1)] }),
      exponentsRaised: written({ c: a.c.power(n), e: a.e.map(e => e ** n) }),
    }),
    ask({ a, n, who }) {
      const said = wrongPower(a, n)
      return {
        en: prose`${name(who)} writes ${said}. This is wrong. What is the correct power?`,
        es: prose`${name(who)} escribe ${said}. Está mal. ¿Cuál es la potencia correcta?`,
      }
    },
    solution: ({ a, n }) => [
      step(wrongPower(a, n, '≠'), because.mistakeIs, {
        what: {
          en: line`${a.c} was not raised to the power ${n}`,
          es: line`no se elevó ${a.c} a la potencia ${n}`,
        },
      }),
      ...powerSteps(a, n),
    ],
    whyWrong: ({ a, n }) => ({
      exponentsAdded: {
        en: line`The number ${n} was added to the exponents; they must be multiplied by ${n}.`,
        es: line`Se sumó ${n} a los exponentes; hay que multiplicarlos por ${n}.`,
      },
      coefficientMultiplied: {
        en: line`The coefficient ${a.c} was multiplied by ${n}; ${equation(power(a.c, n), a.c.power(n))}.`,
        es: line`Se multiplicó ${a.c} por ${n}; ${equation(power(a.c, n), a.c.power(n))}.`,
      },
      onlyFirstLetterRaised: {
        en: line`The exponent of ${y} was not multiplied by ${n}.`,
        es: line`No se multiplicó el exponente de ${y} por ${n}.`,
      },
      exponentsRaised: {
        en: line`The exponents must be multiplied by ${n}, not raised to the power ${n}.`,
        es: line`Los exponentes se multiplican por ${n}, no se elevan a la potencia ${n}.`,
      },
    }),
    check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
  }),
})
