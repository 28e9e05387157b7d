import {
  answerStep,
  type Expr,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
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
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { turned } from '../../kit/choices/turned.ts'
import {
  drawHidden,
  drawTree,
  factorizedSteps,
  foundSteps,
  hiddenValues,
  isPrimeProduct,
  primeProduct,
  treeHolds,
  treeShown,
} from '../../kit/factors/factor-tree.ts'
import { letterBlanks } from './easy.ts'
import type { levels } from './levels.ts'

/** Three prime factors at least. */
const NUMBERS = [84, 66, 40, 90, 75, 56, 70, 54, 63, 88, 78, 52, 99, 60] as const
/** Four prime factors: three places can be hidden. */
const FOUR = [84, 40, 90, 56, 60, 88, 54, 100, 36] as const
/** A prime comes more than once, and there is another. */
const REPEATED = [60, 84, 40, 90, 56, 54, 88, 100] as const
/** Four numbers that are easily mixed up. */
const MATCHED = [
  [36, 54, 24, 60],
  [84, 56, 98, 63],
  [40, 100, 50, 90],
  [45, 75, 90, 60],
  [66, 44, 99, 88],
  [72, 48, 54, 80],
] as const

const merged = (factors: readonly number[], from: number): Expr =>
  times(...factors.slice(0, from), itemOf(factors, from) * itemOf(factors, from + 1), ...factors.slice(from + 2))

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
    solution: ({ value }, answer) => factorizedSteps(value, answer),
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
    },
    ask: ({ value }) => ({
      en: prose`Which product is the prime factorization of ${role('n', value)}?`,
      es: prose`¿Qué producto es la descomposición en factores primos de ${role('n', value)}?`,
    }),
    solution({ value }, answer) {
      const factors = primeFactors(value)
      const twice = factors.findIndex((factor, i) => factor === factors[i + 1])
      const composite = itemOf(factors, twice) ** 2
      return [
        step(equation(merged(factors, twice), value), because.explain, {
          sentence: {
            en: line`This product is ${value}, but ${composite} is not prime.`,
            es: line`Este producto es ${value}, pero ${composite} no es primo.`,
          },
        }),
        answerStep(expr(answer), {
          en: line`All factors are prime and their product is ${value}. The other two products are not ${value}.`,
          es: line`Todos los factores son primos y su producto es ${value}. Los otros dos productos no son ${value}.`,
        }),
      ]
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
          return step(equation(n, primeProduct(n)), because.explain, {
            sentence: {
              en: line`Row ${i + 1}: divide ${n} by primes. Write ${symbol(itemOf(letters, i))}.`,
              es: line`Fila ${i + 1}: divide ${n} entre primos. Escribe ${symbol(itemOf(letters, i))}.`,
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
