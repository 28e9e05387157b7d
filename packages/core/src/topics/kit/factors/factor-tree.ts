import {
  answerStep,
  assert,
  bullets,
  divide,
  divisors,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Figure,
  failed,
  isPrime,
  itemOf,
  type Label,
  line,
  list,
  primeFactors,
  type Random,
  type Step,
  statements,
  step,
  symbol,
  times,
  treeDiagram,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type TreeDiagram = Extract<Figure, { kind: 'tree-diagram' }>
type TreeNode = TreeDiagram['root']

/** A number with two of its factors below it, and so on down to the primes. */
export interface FactorTree {
  readonly value: number
  readonly below: readonly [FactorTree, FactorTree] | null
}

/** The smaller factors by which a number may be split; two equal composite factors would look and sound alike. */
const splits = (value: number): readonly number[] =>
  divisors(value).filter(d => d > 1 && (d * d < value || (d * d === value && isPrime(d))))

/** Every composite number is split as it is drawn, the greater factor on either side. */
export function drawTree(random: Random, value: number): FactorTree {
  const possible = splits(value)
  if (possible.length === 0) return { value, below: null }
  return splitBy(random, value, random.pick(possible))
}
export function splitBy(random: Random, value: number, factor: number): FactorTree {
  const [one, other] = random.shuffle([factor, value / factor])
  return { value, below: [drawTree(random, one), drawTree(random, other)] }
}
export const firstSplits = splits

/** The smallest prime on the left, again and again: the tree of somebody who divides by primes in order. */
export function treeByPrimes(value: number): FactorTree {
  const prime = itemOf(primeFactors(value), 0)
  return prime === value
    ? { value, below: null }
    : { value, below: [{ value: prime, below: null }, treeByPrimes(value / prime)] }
}

/** A place in a tree: the way down from the top, '' for the top itself. */
export interface Place {
  readonly path: string
  readonly tree: FactorTree
}
/** From the top down, row by row. */
export function placesOf(tree: FactorTree): readonly Place[] {
  const places: Place[] = [{ path: '', tree }]
  for (let at = 0; at < places.length; at++) {
    const { path, tree: here } = itemOf(places, at)
    here.below?.forEach((one, i) => places.push({ path: `${path}${i}`, tree: one }))
  }
  return places
}

/** The blanks for what is sought, each under its letter. */
export const letterBlanks = (...names: readonly string[]) => bullets(...names.map(name => line`${symbol(name)} = ____`))

const NAMES: readonly string[] = ['A', 'B', 'C']
/** Hidden places are called A, B, C from the top down. */
const nameAt = (hidden: readonly string[], path: string) => NAMES[hidden.indexOf(path)]

/** The primes at the ends are circled. */
export function treeShown(tree: FactorTree, hidden: readonly string[] = []): TreeDiagram {
  const nodeOf = ({ value, below }: FactorTree, path: string): Parameters<typeof treeDiagram>[0] => ({
    label: nameAt(hidden, path) ?? value,
    circled: below === null,
    children: below?.map((one, i) => nodeOf(one, `${path}${i}`)) ?? [],
  })
  return treeDiagram(nodeOf(tree, ''), 'down')
}

/** How a hidden number is found from those that are known. */
interface Found {
  readonly path: string
  readonly value: number
  readonly work: Expr
  readonly isProduct: boolean
}

/** One hidden number after another from its neighbors: both numbers below it, or the one above and the one beside it. Null if that is not enough. */
export function found(tree: FactorTree, hidden: readonly string[]): readonly Found[] | null {
  const values = new Map(placesOf(tree).map(({ path, tree: { value } }) => [path, value]))
  const valueAt = (path: string): number => {
    const value = values.get(path)
    assert(value !== undefined, 'A place of the tree')
    return value
  }
  const unknown = new Set(hidden)
  const knows = (path: string) => values.has(path) && !unknown.has(path)
  const steps: Found[] = []
  while (unknown.size > 0) {
    const next = [...unknown].map(path => {
      const [above, beside] = [path.slice(0, -1), `${path.slice(0, -1)}${path.endsWith('0') ? 1 : 0}`]
      const value = valueAt(path)
      if (knows(`${path}0`) && knows(`${path}1`)) {
        const work = equation(times(valueAt(`${path}0`), valueAt(`${path}1`)), value)
        return { path, value, work, isProduct: true }
      }
      if (path === '' || !knows(above) || !knows(beside)) return null
      return { path, value, work: equation(divide(valueAt(above), valueAt(beside)), value), isProduct: false }
    })
    const step = next.find(one => one !== null)
    if (!step) return null
    unknown.delete(step.path)
    steps.push(step)
  }
  return steps
}

/** So many places that can be found one after another, from the top down; one of them at least is not an end. */
export function drawHidden(
  random: Random,
  tree: FactorTree,
  count: 2 | 3,
  fits: (paths: readonly string[]) => boolean,
): readonly string[] {
  const paths = placesOf(tree).map(({ path }) => path)
  return random.until(
    () => {
      const hidden = new Set<string>(random.shuffle<readonly string[]>(paths).slice(0, count))
      return paths.filter(path => hidden.has(path))
    },
    hidden => hidden.some(path => paths.includes(`${path}0`)) && fits(hidden) && found(tree, hidden) !== null,
  )
}

export const hiddenValues = (tree: FactorTree, hidden: readonly string[]): readonly number[] => {
  const places = placesOf(tree)
  return hidden.map(
    path =>
      itemOf(
        places.filter(place => place.path === path),
        0,
      ).tree.value,
  )
}

/** Each hidden number as it is found, and their names at the end. */
export function foundSteps(tree: FactorTree, hidden: readonly string[]): readonly Step[] {
  const all = found(tree, hidden) ?? []
  return [
    ...all.map(({ path, work, isProduct }) => {
      const name = symbol(nameAt(hidden, path) ?? '')
      return step(work, because.explain, {
        sentence: isProduct
          ? {
              en: line`Multiply the two numbers below ${name}.`,
              es: line`Multiplica los dos números que están debajo de ${name}.`,
            }
          : {
              en: line`Divide the number above ${name} by the number beside it.`,
              es: line`Divide el número que está arriba de ${name} entre el que está a su lado.`,
            },
      })
    }),
    answerStep(list(...hiddenValues(tree, hidden).map((value, i) => equation(symbol(itemOf(NAMES, i)), value))), {
      en: line`Every number is the product of the two below it.`,
      es: line`Cada número es el producto de los dos que están debajo.`,
    }),
  ]
}

/** Whether the printed tree holds when the letters stand for these numbers: read from the drawing alone. */
export function treeHolds(root: TreeNode, answers: readonly Value[]): boolean {
  const valueOf = (label: Label | null): number => {
    assert(label, 'Every place has a label')
    if (label.kind !== 'symbol') return evaluate(label as Expr).n
    return exact(itemOf(answers, NAMES.indexOf(label.name))).n
  }
  const holds = (node: TreeNode): boolean => {
    const value = valueOf(node.label)
    const [one, other] = node.children
    if (!one || !other) return value > 1 && isPrime(value)
    return valueOf(one.label) * valueOf(other.label) === value && holds(one) && holds(other)
  }
  return holds(root)
}

/** The product of primes, the smaller first. */
export const primeProduct = (value: number): Expr => times(...primeFactors(value))

/** The factors of a written product; a number alone is one factor. */
export const factorsIn = (written: Expr): readonly number[] =>
  written.kind === 'product' ? written.factors.map(factor => evaluate(factor).n) : [evaluate(written).n]
export const isPrimeProduct = (value: number, written: Expr): boolean => {
  const factors = factorsIn(written)
  return factors.every(isPrime) && factors.reduce((product, factor) => product * factor, 1) === value
}

/** Divided by the smallest prime again and again, a line for each prime, until a prime is left. */
export function splitSteps(value: number): readonly Step[] {
  const steps: Step[] = []
  let rest = value
  while (!isPrime(rest)) {
    const prime = itemOf(primeFactors(rest), 0)
    const lines: Expr[] = []
    for (; rest % prime === 0 && !isPrime(rest); rest /= prime) lines.push(equation(rest, times(prime, rest / prime)))
    steps.push(
      step(statements(...lines), because.explain, {
        sentence: isPrime(rest)
          ? {
              en: line`Divide by ${prime}. ${rest} is prime: stop.`,
              es: line`Divide entre ${prime}. ${rest} es primo: detente.`,
            }
          : {
              en: line`Divide by ${prime} as often as possible.`,
              es: line`Divide entre ${prime} todas las veces posibles.`,
            },
      }),
    )
  }
  return steps
}
/** The tree that divides by the smallest primes, branch by branch; for three prime factors or more. */
export function treeSteps(value: number, answer: Expr): readonly Step[] {
  const splits: Expr[] = []
  for (let tree = treeByPrimes(value); tree.below; tree = tree.below[1])
    splits.push(equation(tree.value, times(tree.below[0].value, tree.below[1].value)))
  const [first, ...others] = splits
  const prime = itemOf(primeFactors(value), 0)
  return [
    explained(
      first ?? failed('A composite number is split'),
      line`First branches: ${prime} is prime, ${value / prime} is not.`,
      line`Primeras ramas: ${prime} es primo, ${value / prime} no.`,
    ),
    explained(
      statements(...others),
      line`Go on until every branch ends in a prime number.`,
      line`Sigue hasta que cada rama termine en un número primo.`,
    ),
    answerStep(expr(answer), {
      en: line`Write the primes at the ends of the branches.`,
      es: line`Escribe los primos del final de las ramas.`,
    }),
  ]
}
export const factorizedSteps = (value: number, answer: Expr): readonly Step[] => [
  ...splitSteps(value),
  answerStep(expr(answer), {
    en: line`Write the primes that you divided by and the prime that is left.`,
    es: line`Escribe los primos entre los que dividiste y el primo que queda.`,
  }),
]
