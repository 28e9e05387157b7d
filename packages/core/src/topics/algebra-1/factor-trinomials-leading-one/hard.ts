import {
  answerStep,
  both,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  isSame,
  itemOf,
  join,
  line,
  m,
  namedNumbers,
  numberSet,
  prose,
  Ratio,
  setOf,
  statements,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  discriminantOf,
  factoredOrPrime,
  factorsFully,
  isSquare,
  PRIME,
  quadraticOf,
} from '../../kit/polynomials/factored.ts'

import type { levels } from './levels.ts'
import { draw, drawTrinomial, manyPairs, pairsOf, SIGNS, signedPairs } from './trinomials.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  complete: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Factor completely over the integers.`,
      es: prose`Factoriza por completo con números enteros.`,
    },
    draw,
    answer: factoredOrPrime,
    solve: ({ factored }) => factored,
    ask: ({ polynomial }) => both(polynomial),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const of = itemOf(printed.maths, 0)
      const quadratic = quadraticOf(of)
      return isSame(answer, PRIME)
        ? quadratic !== null && !isSquare(discriminantOf(quadratic))
        : factorsFully(answer, of)
    },
  }),

  orPrime: form({
    levels: ['hard'],
    instruction: {
      en: prose`Factor over the integers, or write “prime” if this cannot be done.`,
      es: prose`Factoriza con números enteros, o escribe “primo” si no se puede.`,
    },
    draw: random => draw(random, { kinds: random.evenly([['prime'], ['large numbers'], ['prime']] as const) }),
    answer: factoredOrPrime,
    solve: ({ factored }) => factored,
    ask: ({ polynomial }) => both(polynomial),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const of = itemOf(printed.maths, 0)
      const quadratic = quadraticOf(of)
      return isSame(answer, PRIME)
        ? quadratic !== null && !isSquare(discriminantOf(quadratic))
        : factorsFully(answer, of)
    },
  }),

  everyB: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find every integer ${m`b`} for which the trinomial factors over the integers.`,
      es: prose`Halla todos los números enteros ${m`b`} con los que el trinomio se puede factorizar con números enteros.`,
    },
    draw: random => {
      const isNegative = random.evenly([false, true])
      const c = random.until(
        () => random.pick(manyPairs),
        c => !isNegative || !Number.isInteger(Math.sqrt(c)),
      )
      return { c: isNegative ? -c : c }
    },
    answer: numberSet,
    solve: ({ c }) => pairsOf(Math.abs(c)).flatMap(([d, e]) => (c > 0 ? [d + e, -d - e] : [e - d, d - e])),
    ask: ({ c }) => both(m`x^2 + b x + ${c}`),
    solution({ c }, answer) {
      const pairs = [...signedPairs(1, c), ...signedPairs(-1, c)]
      return [
        step(statements(...pairs.map(([p, q]) => equation(join(p, q), c))), because.listPairs, { product: c }),
        step(statements(...pairs.map(([p, q]) => equation(sum(p, q), p + q))), because.explain, {
          sentence: {
            en: line`The coefficient ${m`b`} is the sum of the two numbers.`,
            es: line`El coeficiente ${m`b`} es la suma de los dos números.`,
          },
        }),
        answerStep(setOf(...answer.map(exact).sort((one, other) => one.compare(other))), {
          en: line`These sums are all the values of ${m`b`}.`,
          es: line`Estas sumas son todos los valores de ${m`b`}.`,
        }),
      ]
    },
    // Tries every b: it factors where the discriminant is a square.
    check(printed, answer) {
      const c = evaluate(printed.one('sum'), { x: 0, b: 0 }).n
      const range = Array.from({ length: 2 * Math.abs(c) + 5 }, (_, i) => i - Math.abs(c) - 2)
      const right = range.filter(b => isSquare(Ratio.of(b * b - 4 * c)))
      const found = new Set(answer.map(value => exact(value).n))
      return found.size === right.length && answer.length === right.length && right.every(b => found.has(b))
    },
  }),

  findK: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const drawn = random.until(
        () => drawTrinomial(random, 9, random.evenly(SIGNS)),
        ({ m, n }) => Math.abs(m) !== 1 && Math.abs(n) !== 1,
      )
      return { ...drawn, isMiddle: random.evenly([true, false]) }
    },
    answer: namedNumbers('k'),
    solve: ({ m, n, isMiddle }) => [isMiddle ? m + n : m * n],
    ask: ({ m: one, n, isMiddle }) => {
      const of = isMiddle ? m`x^2 + k x + ${one * n}` : m`x^2 + ${one + n}x + k`
      return {
        en: prose`The binomial ${m`x + ${one}`} is a factor of ${of}. Find ${m`k`}.`,
        es: prose`El binomio ${m`x + ${one}`} es un factor de ${of}. Halla ${m`k`}.`,
      }
    },
    solution: ({ m: one, n, isMiddle }) => [
      explainedBy(m`(x + ${one})(x + n) = x^2 + (n + ${one})x + ${one}n`, {
        en: line`Let the other factor be ${m`x + n`}, and multiply.`,
        es: line`Sea ${m`x + n`} el otro factor, y multiplica.`,
      }),
      ...(isMiddle
        ? [
            explainedBy(m`${one}n = ${one * n}`, {
              en: line`Compare the constant terms.`,
              es: line`Compara los términos constantes.`,
            }),
            step(equation(m`n`, n), because.divideBothSides, { value: one }),
            explainedBy(equation(m`k`, equation(sum(n, one), one + n)), {
              en: line`The coefficient of ${m`x`} is the sum of the two numbers.`,
              es: line`El coeficiente de ${m`x`} es la suma de los dos números.`,
            }),
          ]
        : [
            explainedBy(m`n + ${one} = ${one + n}`, {
              en: line`Compare the coefficients of ${m`x`}.`,
              es: line`Compara los coeficientes de ${m`x`}.`,
            }),
            step(equation(m`n`, n), one < 0 ? because.addToBothSides : because.subtractFromBothSides, {
              value: Math.abs(one),
            }),
            explainedBy(equation(m`k`, equation(join(n, one), one * n)), {
              en: line`The constant term is the product of the two numbers.`,
              es: line`El término constante es el producto de los dos números.`,
            }),
          ]),
    ],
    // At the zero of the factor the trinomial is 0.
    check(printed, answer) {
      const [k] = tupleOf(answer.map(exact), 1)
      const [one, of] = tupleOf(printed.maths, 2)
      return evaluate(of, { x: evaluate(one, { x: 0 }).negated(), k }).n === 0
    },
  }),
})
