import {
  bracketed,
  type Expr,
  evaluate,
  explained,
  type FormMaker,
  itemOf,
  line,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import { OTHER } from './easy.ts'
import type { levels } from './levels.ts'
import { blockOf, expressionOf, nameOf, type Operation, type Tree, valueOf, type Words } from './tree.ts'

/** What is done to a sum or a product as a whole. */
const ASKED = [
  ['×', '+'],
  ['÷', '−'],
  ['−', '×'],
  ['÷', '+'],
  ['×', '−'],
  ['+', '÷'],
] as const
interface Asked {
  readonly outer: Operation
  readonly inner: Operation
  readonly a: number
  readonly b: number
  readonly c: number
}
const drawAsked = (random: Random): Asked => {
  const [outer, inner] = random.evenly(ASKED)
  return random.until(
    () => {
      const [b, c] = [random.int(2, 7), random.int(3, 9)]
      if (inner === '÷') return { outer, inner, a: b * random.int(2, Math.floor(20 / b)), b, c }
      if (outer === '÷')
        return { outer, inner, a: inner === '+' ? c * random.int(2, 4) - b : c * random.int(2, 3) + b, b, c }
      return { outer, inner, a: random.int(8, 20), b, c }
    },
    facts => {
      const { a, b, c } = facts
      return (
        new Set([a, b, c]).size === 3 &&
        a > 7 &&
        a <= 20 &&
        new Set(partsOf(facts).map(part => partOf(part).key)).size === 4
      )
    },
  )
}
const wholeOf = ({ outer, inner, a, b, c }: Asked): Expr =>
  expressionOf(outer === '×' ? ['×', c, [inner, a, b]] : [outer, [inner, a, b], c])
const askedOf = ({ outer, c }: Asked): Words => {
  const changed = role('changed', c)
  return {
    '×': { en: line`what is multiplied by ${changed}?`, es: line`¿qué se multiplica por ${changed}?` },
    '÷': { en: line`what is divided by ${changed}?`, es: line`¿qué se divide entre ${changed}?` },
    '−': { en: line`what is ${changed} subtracted from?`, es: line`¿a qué se le resta ${changed}?` },
    '+': { en: line`what is ${changed} added to?`, es: line`¿a qué se le suma ${changed}?` },
  }[outer]
}
const CHANGED: Readonly<Record<Operation, (c: number) => readonly [Words['en'], Words['es']]>> = {
  '×': c => [line`All of this is multiplied by ${c}.`, line`Todo esto se multiplica por ${c}.`],
  '÷': c => [line`All of this is divided by ${c}.`, line`Todo esto se divide entre ${c}.`],
  '−': c => [line`${c} is subtracted from all of this.`, line`A todo esto se le resta ${c}.`],
  '+': c => [line`${c} is added to all of this.`, line`A todo esto se le suma ${c}.`],
}
const partOf = (tree: Tree): Sentence => {
  const { n, d } = valueOf(tree)
  return { key: `${n}/${d}`, says: blockOf(nameOf(tree)) }
}
const partsOf = ({ outer, inner, a, b, c }: Asked): readonly [Tree, Tree, Tree, Tree] => [
  [inner, a, b],
  outer === '×' ? a : b,
  [OTHER[inner], a, b],
  [inner, a, c],
]

export const changedForms = (form: FormMaker<typeof levels>) => ({
  whatIsChanged: form({
    levels: ['medium'],
    draw: drawAsked,
    answer: sentenceChoice,
    solve: ({ inner, a, b }) => partOf([inner, a, b]),
    mistakes(facts) {
      const [, numberBeside, otherOperation, otherPair] = partsOf(facts)
      return {
        numberBeside: partOf(numberBeside),
        otherOperation: partOf(otherOperation),
        otherPair: partOf(otherPair),
      }
    },
    ask(facts) {
      const { en, es } = askedOf(facts)
      const whole = wholeOf(facts)
      return {
        en: { kind: 'paragraph', content: ['In ', whole, ', ', ...en] },
        es: { kind: 'paragraph', content: ['En ', whole, ', ', ...es] },
      }
    },
    solution({ outer, inner, a, b, c }, { says }) {
      const part = expressionOf([inner, a, b])
      return [
        inner === '+' || inner === '−'
          ? explained(
              bracketed(part),
              line`What is in parentheses comes first.`,
              line`Lo que está entre paréntesis va primero.`,
            )
          : inner === '×'
            ? explained(
                part,
                line`Without parentheses, the multiplication comes first.`,
                line`Sin paréntesis, la multiplicación va primero.`,
              )
            : explained(
                part,
                line`Without parentheses, the division comes first.`,
                line`Sin paréntesis, la división va primero.`,
              ),
        explained(says, ...CHANGED[outer](c)),
      ]
    },
    whyWrong: ({ inner, a, b, c }) => {
      const part = expressionOf([inner, a, b])
      return {
        numberBeside: {
          en: line`It is all of ${part}, not one number.`,
          es: line`Es todo ${part}, no un solo número.`,
        },
        otherOperation: {
          en: line`It is not what ${part} says: the operation is a different one.`,
          es: line`No es lo que dice ${part}: la operación es otra.`,
        },
        otherPair: { en: line`${c} is not in ${part}.`, es: line`El ${c} no está en ${part}.` },
      }
    },
    // Does to the named amount what is asked about: the value of the whole comes out.
    check(printed, { key }) {
      const whole = itemOf(printed.maths, 0)
      const c = printed.role('changed')
      const [n, d] = tupleOf(key.split('/').map(Number), 2)
      const value = Ratio.of(n, d)
      const isLess = whole.kind === 'sum' && itemOf(whole.terms, 1).kind === 'negative'
      const changed =
        whole.kind === 'product'
          ? value.times(c)
          : whole.kind === 'quotient'
            ? value.over(c)
            : isLess
              ? value.minus(c)
              : value.plus(c)
      return changed.equals(evaluate(whole))
    },
  }),
})
