import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isPrime,
  itemOf,
  line,
  namedNumbers,
  primeFactors,
  prose,
  role,
  times,
  type WhyWrong,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import {
  drawHidden,
  drawTree,
  factorizedSteps,
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

/** Three or four prime factors. No number is in two of these lists: one form would give the other away. */
const TREES = [24, 42, 54, 60, 36, 40] as const
const PRODUCTS = [52, 45, 28, 39, 18, 27] as const
/** Products that are not finished: one factor is not prime. */
const UNFINISHED: readonly (readonly number[])[] = [
  [4, 11],
  [2, 3, 8],
  [3, 4],
  [3, 10],
  [2, 16],
]
const CHOSEN = [56, 20, 50] as const

const sorted = (factors: readonly number[]) => [...factors].sort((a, b) => a - b)

/** A product that ends too early, one with the wrong prime repeated, and one with a prime too many. */
function wrongProducts(value: number) {
  const factors = primeFactors(value)
  const twice = factors.findIndex((factor, i) => factor === factors[i + 1])
  const repeated = itemOf(factors, twice)
  const other = itemOf(
    factors.filter(factor => factor !== repeated),
    0,
  )
  const merged = [...factors.slice(0, twice), repeated * repeated, ...factors.slice(twice + 2)]
  return {
    stopsEarly: times(...sorted(merged)),
    wrongOneTwice: times(...sorted(factors.with(twice, other))),
    oneTooMany: times(...sorted([...factors, repeated])),
  }
}

/** 56 = 2 × 28 = 2 × 2 × 14 = 2 × 2 × 2 × 7. */
function splitOff(value: number): Expr {
  const primes = primeFactors(value)
  return primes.slice(1).reduce<Expr>((all, _, i) => {
    const found = primes.slice(0, i + 1)
    return equation(
      all,
      times(
        ...found,
        found.reduce((rest, prime) => rest / prime, value),
      ),
    )
  }, expr(value))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  completeTree: form({
    levels: ['easy'],
    kind: 'compute',
    lines: 1,
    draw(random) {
      const tree = drawTree(random, random.evenly(TREES))
      const isEnd = (path: string) => placesOf(tree).some(place => place.path === path && place.tree.below === null)
      return { tree, hidden: drawHidden(random, tree, 2, paths => paths.filter(isEnd).length < 2) }
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

  asProduct: form({
    levels: ['easy'],
    lines: 3,
    draw: random => ({ value: random.evenly(PRODUCTS) }),
    answer: writtenExpression,
    solve: ({ value }) => primeProduct(value),
    ask: ({ value }) => ({
      en: prose`Write ${role('n', value)} as a product of prime numbers, without exponents.`,
      es: prose`Escribe ${role('n', value)} como producto de números primos, sin exponentes.`,
    }),
    solution: ({ value }, answer) => factorizedSteps(value, answer),
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, answer),
  }),

  finishProduct: form({
    levels: ['easy'],
    kind: 'compute',
    lines: 2,
    draw: random => ({ factors: random.shuffle<readonly number[]>(random.evenly(UNFINISHED)) }),
    answer: writtenExpression,
    solve: ({ factors }) => times(...sorted(factors.flatMap(primeFactors))),
    ask({ factors }) {
      const value = factors.reduce((product, factor) => product * factor, 1)
      const product = equation(value, times(...factors))
      return {
        en: prose`One factor in ${product} is not prime. Write ${value} as a product of prime numbers, without exponents.`,
        es: prose`Un factor de ${product} no es primo. Escribe ${value} como producto de números primos, sin exponentes.`,
      }
    },
    solution({ factors }, answer) {
      const composite = itemOf(
        factors.filter(factor => !isPrime(factor)),
        0,
      )
      const primes = factors.flatMap(primeFactors)
      const isInOrder = primes.every((prime, i) => i === 0 || prime >= itemOf(primes, i - 1))
      return [
        explained(
          equation(composite, primeProduct(composite)),
          line`${composite} is not prime. Break it into primes.`,
          line`${composite} no es primo. Descomponlo en primos.`,
        ),
        answerStep(expr(answer), {
          en: isInOrder
            ? line`Write these primes in place of ${composite}.`
            : line`Write these primes in place of ${composite}, and put all factors in order.`,
          es: isInOrder
            ? line`Escribe estos primos en lugar de ${composite}.`
            : line`Escribe estos primos en lugar de ${composite} y ordena todos los factores.`,
        }),
      ]
    },
    check: (printed, answer) => isPrimeProduct(evaluate(printed.one('relation').left).n, answer),
  }),

  whichProduct: form({
    levels: ['easy'],
    draw: random => ({ value: random.evenly(CHOSEN) }),
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
        explained(
          splitOff(value),
          line`Divide by the least prime factor until all factors are prime.`,
          line`Divide entre el menor factor primo hasta que todos los factores sean primos.`,
        ),
        answerStep(expr(answer), {
          en: line`All factors are prime, and their product is ${value}.`,
          es: line`Todos los factores son primos y su producto es ${value}.`,
        }),
      ]
    },
    whyWrong: ({ value }) => {
      const { stopsEarly, wrongOneTwice, oneTooMany } = wrongProducts(value)
      const composite = itemOf(
        factorsIn(stopsEarly).filter(factor => !isPrime(factor)),
        0,
      )
      const product = (of: Expr): WhyWrong =>
        explained(equation(of, evaluate(of)), line`The product is not ${value}.`, line`El producto no es ${value}.`)
      return {
        stopsEarly: { en: line`${composite} is not prime.`, es: line`${composite} no es primo.` },
        wrongOneTwice: product(wrongOneTwice),
        oneTooMany: product(oneTooMany),
      }
    },
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, expr(answer)),
  }),
})
