import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isPrime,
  itemOf,
  line,
  list,
  match,
  namedNumbers,
  type Pair,
  primeFactors,
  prose,
  role,
  step,
  symbol,
  times,
  wholes,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { turned } from '../../kit/choices/turned.ts'
import {
  drawHidden,
  drawTree,
  factorsIn,
  foundSteps,
  hiddenValues,
  isPrimeProduct,
  letterBlanks,
  primeProduct,
  treeByPrimes,
  treeHolds,
  treeShown,
  treeSteps,
} from '../../kit/factors/factor-tree.ts'
import type { levels } from './levels.ts'

/** Three prime factors at least. No number is in two of these lists: one form would give the other away. */
const NUMBERS = [84, 66, 75, 90, 78, 63, 60, 99] as const
/** Four prime factors: three places can be hidden. */
const FOUR = [40, 56, 88, 54, 100, 36, 24] as const
/** A prime comes more than once, and there is another. */
const REPEATED = [72, 52, 80, 68, 96, 76, 48, 92] as const
/** Four numbers that are easily mixed up. */
const MATCHED = [
  [28, 44, 50, 98],
  [30, 42, 70, 45],
  [28, 42, 98, 70],
  [44, 50, 45, 30],
] as const

const merged = (factors: readonly number[], from: number): Expr =>
  times(...factors.slice(0, from), itemOf(factors, from) * itemOf(factors, from + 1), ...factors.slice(from + 2))

/** A product that ends too early, one with the wrong prime repeated, and one with a prime too many. */
function wrongProducts(value: number) {
  const factors = primeFactors(value)
  const twice = factors.findIndex((factor, i) => factor === factors[i + 1])
  const other = itemOf(
    factors.filter(factor => factor !== factors[twice]),
    0,
  )
  const swapped = factors.with(twice, other).sort((a, b) => a - b)
  return {
    stopsEarly: merged(factors, twice),
    wrongOneTwice: times(...swapped),
    oneTooMany: times(...[...factors, itemOf(factors, twice)].sort((a, b) => a - b)),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  factorize: form({
    levels: ['medium'],
    lines: 4,
    draw: random => ({ value: random.evenly(NUMBERS) }),
    answer: writtenExpression,
    solve: ({ value }) => primeProduct(value),
    ask: ({ value }) => ({
      en: prose`Draw a factor tree for ${role('n', value)}. Then write ${value} as a product of prime numbers, without exponents.`,
      es: prose`Dibuja un árbol de factores de ${role('n', value)}. Luego escribe ${value} como producto de números primos, sin exponentes.`,
    }),
    key: ({ value }) => {
      const tree = figure(treeShown(treeByPrimes(value)))
      return {
        en: [tree, prose`Other trees are right too.`],
        es: [tree, prose`Otros árboles también son correctos.`],
      }
    },
    solution: ({ value }, answer) => treeSteps(value, answer),
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, answer),
  }),

  threeMissing: form({
    levels: ['medium'],
    kind: 'compute',
    lines: 1,
    draw(random) {
      const tree = drawTree(random, random.evenly(FOUR))
      return { tree, hidden: drawHidden(random, tree, 3, paths => !paths.includes('')) }
    },
    answer: namedNumbers('A', 'B', 'C'),
    solve: ({ tree, hidden }) => hiddenValues(tree, hidden),
    ask: ({ tree, hidden }) => {
      const shown = withFigure(
        {
          en: prose`Find the missing numbers in the factor tree.`,
          es: prose`Halla los números que faltan en el árbol de factores.`,
        },
        treeShown(tree, hidden),
      )
      const blanks = letterBlanks('A', 'B', 'C')
      return { en: [...shown.en, blanks], es: [...shown.es, blanks] }
    },
    solution: ({ tree, hidden }) => foundSteps(tree, hidden),
    check: (printed, answer) => answer.length === 3 && treeHolds(printed.figure('tree-diagram').root, answer),
  }),

  whichFactorization: form({
    levels: ['medium'],
    draw: random => ({ value: random.evenly(turned(REPEATED, 3)) }),
    answer: formulaChoice,
    solve: ({ value }): Expr => primeProduct(value),
    mistakes({ value }) {
      return wrongProducts(value)
    },
    ask: ({ value }) => ({
      en: prose`Which product is the prime factorization of ${role('n', value)}?`,
      es: prose`¿Qué producto es la descomposición en factores primos de ${role('n', value)}?`,
    }),
    solution({ value }, answer) {
      return [
        step(equation(expr(answer), value), because.explain, {
          sentence: { en: line`Multiply the factors.`, es: line`Multiplica los factores.` },
        }),
        answerStep(expr(answer), {
          en: line`All factors are prime and their product is ${value}.`,
          es: line`Todos los factores son primos y su producto es ${value}.`,
        }),
      ]
    },
    whyWrong({ value }) {
      const { stopsEarly, wrongOneTwice, oneTooMany } = wrongProducts(value)
      const composite = itemOf(
        factorsIn(stopsEarly).filter(factor => !isPrime(factor)),
        0,
      )
      const isNot = (product: Expr) =>
        step(equation(product, evaluate(product).n), because.explain, {
          sentence: { en: line`The product is not ${value}.`, es: line`El producto no es ${value}.` },
        })
      return {
        stopsEarly: step(equation(stopsEarly, value), because.explain, {
          sentence: { en: line`${composite} is not prime.`, es: line`${composite} no es primo.` },
        }),
        wrongOneTwice: isNot(wrongOneTwice),
        oneTooMany: isNot(oneTooMany),
      }
    },
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, expr(answer)),
  }),

  matchProducts: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each number with its prime factorization`,
        es: line`cada número con su descomposición en factores primos`,
      },
      draw: random =>
        random.shuffle<readonly number[]>(random.evenly(MATCHED)).map((value): Pair => [value, primeProduct(value)]),
      belong: (left, right) => isPrimeProduct(valueIn(left).n, formulaIn(right)),
      solution: (pairs, letters) => [
        ...pairs.map(([left], i) => {
          const { n } = valueIn(left)
          const prime = wholes(2, n).find(divisor => n % divisor === 0) ?? n
          const rest = n / prime
          return step(equation(equation(n, times(prime, rest)), primeProduct(n)), because.explain, {
            sentence: {
              en: line`Row ${i + 1}: take out the prime ${prime}. Then write ${rest} as a product of primes. Write ${symbol(itemOf(letters, i))}.`,
              es: line`Fila ${i + 1}: saca el primo ${prime}. Luego escribe ${rest} como producto de primos. Escribe ${symbol(itemOf(letters, i))}.`,
            },
          })
        }),
        answerStep(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letter for each row.`,
          es: line`Escribe la letra de cada fila.`,
        }),
      ],
    }),
  ),
})
