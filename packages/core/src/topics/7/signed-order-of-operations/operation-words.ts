import { assert, type Both, type Expr, evaluate, type Inline, lcm, line, Ratio, times } from '../../../author.ts'
import { tidy } from './tidy.ts'

type Words = readonly Inline[]
export type Show = (value: Ratio) => Expr

/** What encloses an operation: brackets, bars, or a part of a fraction. */
export type Where = 'round' | 'square' | 'bars' | 'top' | 'bottom' | null
export type Kind = 'power' | 'absolute' | 'product' | 'quotient' | 'bar' | 'sum' | 'difference'

export interface Operation {
  readonly node: Expr
  readonly kind: Kind
  readonly depth: number
  readonly where: Where
  /** Whether × or ÷ follows in the same chain. */
  readonly isInChain: boolean
  /** Whether a minus sign stands in front: −5². */
  readonly isOpposite: boolean
}

export const isTakenAway = (term: Expr | undefined): term is Extract<Expr, { kind: 'negative' }> =>
  term?.kind === 'negative'
/** What is added or taken away. */
export const operand = (term: Expr): Expr => (isTakenAway(term) ? term.of : term)

/** Why a product or a quotient has its sign, where a negative number is in it. */
const ruled = (a: Ratio, b: Ratio): Both<Words> =>
  a.n > 0 && b.n > 0
    ? { en: line``, es: line`` }
    : a.n < 0 === b.n < 0
      ? { en: line`: same signs give a positive result`, es: line`: signos iguales dan un resultado positivo` }
      : { en: line`: unlike signs give a negative result`, es: line`: signos distintos dan un resultado negativo` }

/** What is done in one line: "multiply 4 by −5: unlike signs give a negative result". */
export function told({ node, kind, isInChain, isOpposite }: Operation, show: Show): Both<Words> {
  const valueOf = (of: Expr | undefined) => (of ? evaluate(of) : Ratio.of(0))
  if (node.kind === 'power') {
    const [base, exponent] = [valueOf(node.base), valueOf(node.exponent).n]
    const factors = times(...Array.from({ length: exponent }, (_, i) => tidy(show(base), i === 0 && base.n > 0)))
    const [number, isAlone] = [show(base), isOpposite && base.n > 0]
    const [square, cube] = [line`square ${number}`, line`cube ${number}`]
    return {
      en: [
        ...(exponent === 2 ? square : cube),
        ...(isAlone ? line` only, not the minus sign: ${factors}` : line`: ${factors}`),
      ],
      es: [
        ...(isAlone ? line`eleva solo ${number}` : line`eleva ${number}`),
        ...(exponent === 2 ? line` al cuadrado` : line` al cubo`),
        ...(isAlone ? line`, sin el signo menos: ${factors}` : line`: ${factors}`),
      ],
    }
  }
  if (node.kind === 'absolute') {
    const value = show(valueOf(node.of))
    return {
      en: line`take the absolute value: ${value} is ${show(valueOf(node))} units from 0`,
      es: line`toma el valor absoluto: ${value} está a ${show(valueOf(node))} unidades de 0`,
    }
  }
  if (node.kind === 'product' || node.kind === 'quotient') {
    const [a, b] =
      node.kind === 'product'
        ? [valueOf(node.factors[0]), valueOf(node.factors[1])]
        : [valueOf(node.over), valueOf(node.under)]
    const rule = ruled(a, b)
    const chain: Both<Words> = isInChain
      ? { en: line`working from left to right, `, es: line`de izquierda a derecha, ` }
      : { en: line``, es: line`` }
    return kind === 'product'
      ? {
          en: [...chain.en, ...line`multiply ${show(a)} by ${show(b)}`, ...rule.en],
          es: [...chain.es, ...line`multiplica ${show(a)} por ${show(b)}`, ...rule.es],
        }
      : {
          en: [...chain.en, ...line`divide ${show(a)} by ${show(b)}`, ...rule.en],
          es: [...chain.es, ...line`divide ${show(a)} entre ${show(b)}`, ...rule.es],
        }
  }
  assert(node.kind === 'sum', 'What is left is a sum')
  const [first, second] = node.terms
  assert(first && second, 'A sum has two terms')
  const [a, b] = [show(valueOf(first)), valueOf(operand(second))]
  const shared = sharedDenominator([a, show(b)])
  const added: Both<Words> = { en: line`add ${a} and ${show(b)}`, es: line`suma ${a} y ${show(b)}` }
  const takenAway: Both<Words> =
    b.n < 0
      ? {
          en: line`subtract ${show(b)}: add its opposite, ${show(b.negated())}`,
          es: line`resta ${show(b)}: suma su opuesto, ${show(b.negated())}`,
        }
      : { en: line`subtract ${show(b)} from ${a}`, es: line`resta ${show(b)} de ${a}` }
  const said = kind === 'sum' ? added : takenAway
  return { en: [...said.en, ...shared.en], es: [...said.es, ...shared.es] }
}

/** What a sum of unlike fractions is written with. */
function sharedDenominator(terms: readonly Expr[]): Both<Words> {
  const isFraction = (of: Expr) => of.kind === 'number' && of.as === 'fraction' && of.d > 1
  const denominators = terms.map(of => evaluate(of).d)
  if (!terms.some(isFraction) || new Set(denominators).size === 1) return { en: line``, es: line`` }
  const shared = denominators.reduce(lcm)
  return { en: line`, with the common denominator ${shared}`, es: line`, con el denominador común ${shared}` }
}
