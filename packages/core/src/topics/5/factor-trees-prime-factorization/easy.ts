import {
  answerStep,
  both,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  line,
  list,
  m,
  namedNumbers,
  primeFactors,
  prose,
  role,
  step,
  times,
  tupleOf,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawHidden,
  drawTree,
  factorsIn,
  foundSteps,
  hiddenValues,
  isPrimeProduct,
  letterBlanks,
  placesOf,
  primeProduct,
  treeHolds,
  treeShown,
} from '../../kit/factors/factor-tree.ts'
import type { levels } from './levels.ts'

/** Three prime factors each. No number is in two of these lists: one form would give the other away. */
const COMPLETED = [30, 20, 18, 70, 63] as const
const READ = [12, 42, 66, 75, 52] as const
const MULTIPLIED = [45, 27, 8, 105, 99] as const
const NOT_YET = [28, 50, 44, 98, 78] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  completeTree: form({
    levels: ['easy'],
    kind: 'compute',
    lines: 1,
    draw(random) {
      const tree = drawTree(random, random.evenly(COMPLETED))
      return { tree, hidden: drawHidden(random, tree, 2, paths => !paths.includes('')) }
    },
    answer: namedNumbers('A', 'B'),
    solve: ({ tree, hidden }) => hiddenValues(tree, hidden),
    ask: ({ tree, hidden }) => {
      const shown = withFigure(
        {
          en: prose`Find the missing numbers in the factor tree.`,
          es: prose`Halla los números que faltan en el árbol de factores.`,
        },
        treeShown(tree, hidden),
      )
      const blanks = letterBlanks('A', 'B')
      return { en: [...shown.en, blanks], es: [...shown.es, blanks] }
    },
    solution: ({ tree, hidden }) => foundSteps(tree, hidden),
    check: (printed, answer) => answer.length === 2 && treeHolds(printed.figure('tree-diagram').root, answer),
  }),

  readTree: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ tree: drawTree(random, random.evenly(READ)) }),
    answer: writtenExpression,
    solve: ({ tree }) => primeProduct(tree.value),
    ask: ({ tree }) =>
      withFigure(
        {
          en: prose`Use the factor tree to write ${role('n', tree.value)} as a product of prime numbers, without exponents.`,
          es: prose`Usa el árbol de factores para escribir ${role('n', tree.value)} como producto de números primos, sin exponentes.`,
        },
        treeShown(tree),
      ),
    solution: ({ tree }, answer) => [
      step(
        list(
          ...placesOf(tree)
            .filter(place => place.tree.below === null)
            .map(place => expr(place.tree.value)),
        ),
        because.explain,
        {
          sentence: {
            en: line`The branches end in these numbers. They are prime, so they are the factors.`,
            es: line`Las ramas terminan en estos números. Son primos, así que son los factores.`,
          },
        },
      ),
      answerStep(expr(answer), {
        en: line`Write them as a product, from least to greatest. Their product is ${tree.value}.`,
        es: line`Escríbelos como producto, de menor a mayor. Su producto es ${tree.value}.`,
      }),
    ],
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, answer),
  }),

  numberFromPrimes: form({
    levels: ['easy'],
    instruction: { en: prose`Multiply the prime factors.`, es: prose`Multiplica los factores primos.` },
    draw: random => ({ factors: primeFactors(random.evenly(MULTIPLIED)) }),
    answer: integer,
    solve: ({ factors }) => factors.reduce((product, factor) => product * factor, 1),
    ask: ({ factors }) => both(m`${times(...factors)} = ____`),
    solution({ factors }, answer) {
      const [first, second, third] = tupleOf(factors, 3)
      return [
        step(equation(times(first, second), first * second), because.explain, {
          sentence: { en: line`Multiply the first two factors.`, es: line`Multiplica los dos primeros factores.` },
        }),
        answerStep(equation(times(first * second, third), answer), {
          en: line`Multiply by the last factor.`,
          es: line`Multiplica por el último factor.`,
        }),
      ]
    },
    // Divides the answer by each printed factor.
    check: (printed, answer) =>
      factorsIn(printed.one('product'))
        .reduce((rest, factor) => rest.over(factor), exact(answer))
        .equals(1),
  }),

  notYetPrime: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      const value = random.evenly(NOT_YET)
      const [first, , last] = tupleOf(primeFactors(value), 3)
      const prime = random.evenly([last, first])
      return { value, prime, isFirst: random.chance(0.5) }
    },
    answer: writtenExpression,
    solve: ({ value }) => primeProduct(value),
    ask({ value, prime, isFirst }) {
      const shown = equation(value, isFirst ? times(value / prime, prime) : times(prime, value / prime))
      return {
        en: prose`${shown}. One factor is not prime. Write ${role('n', value)} as a product of prime numbers, without exponents.`,
        es: prose`${shown}. Un factor no es primo. Escribe ${role('n', value)} como producto de números primos, sin exponentes.`,
      }
    },
    solution({ value, prime }, answer) {
      const composite = value / prime
      return [
        step(equation(composite, primeProduct(composite)), because.explain, {
          sentence: {
            en: line`${composite} is not prime. Write it as a product.`,
            es: line`${composite} no es primo. Escríbelo como producto.`,
          },
        }),
        answerStep(expr(answer), {
          en: line`${prime} is prime already, so keep it.`,
          es: line`${prime} ya es primo: déjalo igual.`,
        }),
      ]
    },
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, answer),
  }),
})
