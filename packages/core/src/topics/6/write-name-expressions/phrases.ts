import {
  type Block,
  type Both,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type Inline,
  line,
  minus,
  prose,
  type Random,
  type Step,
  symbol,
} from '../../../author.ts'
import {
  type Chain,
  type Done,
  filled,
  firstMeans,
  firstOf,
  letterTerm,
  numberTerms,
  type Text,
  thenMeans,
  written,
} from './operations.ts'

/** A phrase for one or two operations: a is the number of the first, b that of the second, x the number that is not known. */
export interface Phrase {
  readonly chain: Chain
  readonly says: Text
}
const phrase = (chain: Chain, en: string, es: string): Phrase => ({ chain, says: { en, es } })

/** One operation; in half of them the order is a trap. */
export const onePhrases: readonly Phrase[] = [
  phrase(['minus'], '{a} less than {x}', '{a} menos que {x}'),
  phrase(['plus'], '{a} more than {x}', '{a} más que {x}'),
  phrase(['from'], '{a} decreased by {x}', '{a} disminuido en {x}'),
  phrase(['times'], 'the product of {a} and {x}', 'el producto de {a} y {x}'),
  phrase(['into'], 'the quotient of {a} and {x}', 'el cociente de {a} entre {x}'),
  phrase(['minus'], '{a} subtracted from {x}', '{a} restado de {x}'),
  phrase(['plus'], 'the sum of {x} and {a}', 'la suma de {x} y {a}'),
  phrase(['from'], '{x} subtracted from {a}', '{x} restado de {a}'),
  phrase(['over'], 'the quotient of {x} and {a}', 'el cociente de {x} entre {a}'),
  phrase(['times'], '{a} times {x}', '{a} veces {x}'),
  phrase(['into'], '{a} divided by {x}', '{a} dividido entre {x}'),
  phrase(['minus'], 'the difference of {x} and {a}', 'la diferencia de {x} y {a}'),
  phrase(['over'], '{x} divided by {a}', '{x} dividido entre {a}'),
  phrase(['plus'], '{x} increased by {a}', '{x} aumentado en {a}'),
]

/** Two operations, no parentheses. */
export const twoPhrases: readonly Phrase[] = [
  phrase(['double', 'plus'], '{b} more than twice {x}', '{b} más que el doble de {x}'),
  phrase(
    ['into', 'minus'],
    'the quotient of {a} and {x}, decreased by {b}',
    'el cociente de {a} entre {x}, disminuido en {b}',
  ),
  phrase(['times', 'minus'], '{b} less than the product of {a} and {x}', '{b} menos que el producto de {a} y {x}'),
  phrase(
    ['over', 'plus'],
    'the quotient of {x} and {a}, increased by {b}',
    'el cociente de {x} entre {a}, aumentado en {b}',
  ),
  phrase(
    ['times', 'plus'],
    'the product of {a} and {x}, increased by {b}',
    'el producto de {a} y {x}, aumentado en {b}',
  ),
  phrase(['half', 'minus'], '{b} subtracted from half of {x}', '{b} restado de la mitad de {x}'),
  phrase(['into', 'plus'], '{b} more than the quotient of {a} and {x}', '{b} más que el cociente de {a} entre {x}'),
  phrase(['over', 'minus'], '{b} less than the quotient of {x} and {a}', '{b} menos que el cociente de {x} entre {a}'),
  phrase(['half', 'plus'], 'half of {x}, increased by {b}', 'la mitad de {x}, aumentada en {b}'),
  phrase(['double', 'minus'], 'twice {x}, decreased by {b}', 'el doble de {x}, disminuido en {b}'),
]

/** Parentheses or a reversed order. */
export const groupedPhrases: readonly Phrase[] = [
  phrase(['plus', 'times'], '{b} times the sum of {x} and {a}', '{b} veces la suma de {x} y {a}'),
  phrase(
    ['times', 'from'],
    'the product of {a} and {x}, subtracted from {b}',
    'el producto de {a} y {x}, restado de {b}',
  ),
  phrase(
    ['minus', 'over'],
    'the difference of {x} and {a}, divided by {b}',
    'la diferencia de {x} y {a}, dividida entre {b}',
  ),
  phrase(
    ['from', 'times'],
    'the product of {b} and the difference of {a} and {x}',
    'el producto de {b} y la diferencia de {a} y {x}',
  ),
  phrase(['plus', 'into'], '{b} divided by the sum of {x} and {a}', '{b} dividido entre la suma de {x} y {a}'),
  phrase(['double', 'from'], '{b} decreased by twice {x}', '{b} disminuido en el doble de {x}'),
  phrase(['minus', 'times'], '{b} times the difference of {x} and {a}', '{b} veces la diferencia de {x} y {a}'),
  phrase(['plus', 'over'], 'the sum of {x} and {a}, divided by {b}', 'la suma de {x} y {a}, dividida entre {b}'),
  phrase(
    ['over', 'from'],
    'the quotient of {x} and {a}, subtracted from {b}',
    'el cociente de {x} entre {a}, restado de {b}',
  ),
  phrase(['from', 'double'], 'twice the difference of {a} and {x}', 'el doble de la diferencia de {a} y {x}'),
  phrase(['plus', 'from'], '{b} decreased by the sum of {x} and {a}', '{b} disminuido en la suma de {x} y {a}'),
  phrase(['minus', 'half'], 'half of the difference of {x} and {a}', 'la mitad de la diferencia de {x} y {a}'),
]

/** No y and no a: they are words too. */
export const LETTERS = ['x', 'n', 't'] as const

export interface Told extends Done {
  readonly says: Text
}

const MULTIPLES = [12, 18, 20, 24, 30, 36, 40, 48] as const
const numberFor = (random: Random, operation: Chain[0] | undefined, isLarge: boolean) => {
  if (operation === 'into') return random.pick(MULTIPLES)
  if (operation === 'from') return random.int(isLarge ? 20 : 10, isLarge ? 60 : 20)
  return operation === 'times' || operation === 'over' ? random.int(3, 9) : random.int(3, 15)
}

export const tell = (random: Random, { chain, says }: Phrase, letter: string = random.pick(LETTERS)): Told =>
  random.until(
    () => ({
      chain,
      says,
      letter,
      a: numberFor(random, chain[0], chain[1] !== undefined),
      b: numberFor(random, chain[1], true),
    }),
    ({ a, b }) => a !== b,
  )

/** "a number n". */
const unknown = (of: Inline): Both<readonly Inline[]> => ({ en: ['a number ', of], es: ['un número ', of] })

export const phraseOf = (told: Told): Both<readonly Inline[]> =>
  filled(told.says, { ...numberTerms(told), x: unknown(letterTerm(told)) })
/** The phrase with plain numbers, where it is a choice or a cell: nothing in it is named. */
export const plainPhrase = ({ says, letter, a, b }: Told): Both<readonly Inline[]> =>
  filled(says, { a: expr(a), b: expr(b), x: unknown(symbol(letter)) })

export const paragraphOf = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

/** A number that comes out even, to try in place of the letter. */
export function tried({ chain: [first], a }: Done): number {
  if (first === 'over') return a * 2
  if (first === 'into') return a % 4 === 0 ? 4 : 6
  return first === 'from' ? 8 : first === 'times' ? 10 : 20
}

/** The operation with a number in place of the letter, × where the two would stand side by side. */
export function withNumber(done: Done): Expr {
  const at = tried(done)
  const value = evaluate(firstOf(done), { [done.letter]: at })
  const [left, right] = [expr(done.a), expr(at)]
  const shown = ((): Expr => {
    switch (done.chain[0]) {
      case 'times':
        return { kind: 'product', factors: [left, right], sign: true }
      default:
        return firstOf(done, right)
    }
  })()
  return equation(shown, value)
}

export function phraseSteps(told: Told): readonly Step[] {
  const x = symbol(told.letter)
  if (told.chain[1] === undefined) {
    const at = tried(told)
    const means = firstMeans(told)
    const withIt = filled(told.says, { a: expr(told.a), x: expr(at) })
    return [
      explained(
        withNumber(told),
        [...line`Try ${at} in place of ${x}: “`, ...withIt.en, '.”'],
        [...line`Prueba con ${at} en lugar de ${x}: “`, ...withIt.es, '”.'],
      ),
      explained(
        written(told),
        [...line`In the same way: `, ...means.en],
        [...line`Del mismo modo: `, ...lowered(means.es)],
      ),
    ]
  }
  const [first, then] = [firstMeans(told), thenMeans(told)]
  return [explained(firstOf(told), first.en, first.es), explained(written(told), then.en, then.es)]
}

export const lowered = ([head, ...rest]: readonly Inline[]): readonly Inline[] =>
  typeof head === 'string'
    ? [head.charAt(0).toLowerCase() + head.slice(1), ...rest]
    : head === undefined
      ? rest
      : [head, ...rest]

/** Where a sum is taken away, its parts may be taken away one by one; where it is multiplied, each part may be. */
export function keyOfChain({ chain: [first, then], letter, a, b }: Done): Both<readonly Block[]> {
  const isExpandable = (first === 'plus' || first === 'minus') && then === 'times'
  const other = isExpandable
    ? written({ chain: ['times', first], letter, a: b, b: a * b })
    : first === 'plus' && then === 'from'
      ? minus(minus(b, symbol(letter)), a)
      : null
  if (!other) return { en: [], es: [] }
  return { en: [prose`${other} is right too.`], es: [prose`${other} también es correcta.`] }
}
