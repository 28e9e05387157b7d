import {
  type Both,
  bracketed,
  type Content,
  divide,
  type Expr,
  evaluate,
  expr,
  type Inline,
  isSameContent,
  line,
  minus,
  prose,
  type Ratio,
  sum,
  times,
} from '../../../author.ts'

export type Operation = '+' | '−' | '×' | '÷'
/** What is done with which numbers. */
export type Tree = number | readonly [Operation, Tree, Tree]
export type Words = Both<readonly Inline[]>

const written: Readonly<Record<Operation, (one: Expr, other: Expr) => Expr>> = {
  '+': (one, other) => sum(one, other),
  '−': (one, other) => minus(one, other),
  '×': (one, other) => times(one, other),
  '÷': (one, other) => divide(one, other),
}
const isLoose = (tree: Tree) => typeof tree !== 'number' && (tree[0] === '+' || tree[0] === '−')

/** In one line, with parentheses where the order needs them. */
export function expressionOf(tree: Tree): Expr {
  if (typeof tree === 'number') return expr(tree)
  const [operation, left, right] = tree
  const binds = operation === '×' || operation === '÷'
  const needsRight = isLoose(right) ? operation !== '+' : operation === '÷' && typeof right !== 'number'
  const [one, other] = [expressionOf(left), expressionOf(right)]
  return written[operation](binds && isLoose(left) ? bracketed(one) : one, needsRight ? bracketed(other) : other)
}
export const valueOf = (tree: Tree): Ratio => evaluate(expressionOf(tree))

/** "the product of 6 and the sum of 5 and 9". */
export function nameOf(tree: Tree): Words {
  if (typeof tree === 'number') return { en: line`${tree}`, es: line`${tree}` }
  const [operation, left, right] = tree
  const [one, other] = [nameOf(left), nameOf(right)]
  const joined = (en: string, es: string): Words => ({
    en: [en, ...one.en, ' and ', ...other.en],
    es: [es, ...one.es, ' y ', ...other.es],
  })
  switch (operation) {
    case '+':
      return joined('the sum of ', 'la suma de ')
    case '−':
      return joined('the difference of ', 'la diferencia de ')
    case '×':
      return joined('the product of ', 'el producto de ')
    case '÷':
      return joined('the quotient of ', 'el cociente de ')
  }
}

/** "Add 8 and 7, then multiply by 2": what is done to the first two numbers, and then with the third. */
export function toldInOrder(first: Operation, a: number, b: number, second: Operation, c: number): Words {
  const begun = {
    '+': { en: line`Add ${a} and ${b}`, es: line`Suma ${a} y ${b}` },
    '−': { en: line`Subtract ${b} from ${a}`, es: line`Resta ${b} de ${a}` },
    '×': { en: line`Multiply ${a} by ${b}`, es: line`Multiplica ${a} por ${b}` },
    '÷': { en: line`Divide ${a} by ${b}`, es: line`Divide ${a} entre ${b}` },
  }[first]
  const ended = {
    '+': { en: line`, then add ${c}.`, es: line` y luego suma ${c}.` },
    '−': { en: line`, then subtract ${c}.`, es: line` y luego resta ${c}.` },
    '×': { en: line`, then multiply by ${c}.`, es: line` y luego multiplica por ${c}.` },
    '÷': { en: line`, then divide by ${c}.`, es: line` y luego divide entre ${c}.` },
  }[second]
  return { en: [...begun.en, ...ended.en], es: [...begun.es, ...ended.es] }
}

export const blockOf = ({ en, es }: Words) =>
  ({ en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }) as const

/** "5 more than the product of 3 and 8", "6 times the sum of 5 and 9": a number and what is done with it. */
export function phraseOf(tree: Tree): Words {
  if (typeof tree === 'number') return nameOf(tree)
  const [operation, left, right] = tree
  if (operation === '×' && typeof left === 'number' && typeof right !== 'number') {
    const { en, es } = nameOf(right)
    return { en: [...line`${left} times `, ...en], es: [...line`${left} veces `, ...es] }
  }
  if (typeof left === 'number' || typeof right !== 'number') return nameOf(tree)
  const { en, es } = nameOf(left)
  if (operation === '+') return { en: [...line`${right} more than `, ...en], es: [...line`${right} más que `, ...es] }
  if (operation === '−') return { en: [...line`${right} less than `, ...en], es: [...line`${right} menos que `, ...es] }
  return nameOf(tree)
}

/** Addends and factors in the other order. */
const turned = (tree: Tree): Tree => {
  if (typeof tree === 'number') return tree
  const [operation, left, right] = tree
  return operation === '+' || operation === '×'
    ? [operation, turned(right), turned(left)]
    : [operation, turned(left), turned(right)]
}
/** Another way of writing that is right, for the key. */
export function orderMayChange(tree: Tree): Both<Content> {
  const other = expressionOf(turned(tree))
  if (!isSameContent(other, expressionOf(tree)))
    return { en: prose`${other} is right too.`, es: prose`${other} también es correcto.` }
  if (typeof tree === 'number' || typeof tree[1] === 'number' || isLoose(tree[1])) return { en: [], es: [] }
  const grouped = written[tree[0]](bracketed(expressionOf(tree[1])), expressionOf(tree[2]))
  return { en: prose`${grouped} is right too.`, es: prose`${grouped} también es correcto.` }
}
