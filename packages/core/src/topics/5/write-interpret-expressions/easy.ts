import {
  assert,
  bracketed,
  type Expr,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isSameContent,
  itemOf,
  line,
  type Printed,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  blockOf,
  expressionOf,
  nameOf,
  type Operation,
  orderMayChange,
  type Tree,
  toldInOrder,
  valueOf,
  type Words,
} from './tree.ts'

/** Two operations in the order in which they are told. */
export interface InOrder {
  readonly first: Operation
  readonly second: Operation
  readonly a: number
  readonly b: number
  readonly c: number
}
const KINDS = [
  ['+', '×'],
  ['×', '−'],
  ['+', '÷'],
  ['×', '+'],
  ['÷', '+'],
  ['÷', '−'],
] as const

/** Three different numbers from 2 to 20; a division leaves nothing. */
function drawOf(random: Random, [first, second]: (typeof KINDS)[number]): InOrder {
  const drawn = random.until(
    () => {
      const [a, b, c] = [random.int(6, 12), random.int(2, 5), random.int(3, 8)]
      if (first === '÷') return { a: b * random.int(3, Math.floor(20 / b)), b, c: random.int(2, 9) }
      if (second === '÷') return { a: c * random.int(2, 3) - b, b, c }
      return { a, b, c }
    },
    ({ a, b, c }) =>
      new Set([a, b, c]).size === 3 && a > b && a <= 20 && (first !== '÷' || second === '+' || a / b > c),
  )
  return { first, second, ...drawn }
}
const treeOf = ({ first, second, a, b, c }: InOrder): Tree => [second, [first, a, b], c]
export const wordsOf = ({ first, second, a, b, c }: InOrder): Words => toldInOrder(first, a, b, second, c)

const OTHER: Readonly<Record<Operation, Operation>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
const sentenceOf = (plan: InOrder): Sentence => ({
  key: [plan.first, plan.a, plan.b, plan.second, plan.c].join(' '),
  says: blockOf(wordsOf(plan)),
})
const RESULTS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}
const result = (operation: string, a: number, b: number): number => {
  const of = RESULTS[operation]
  assert(of, () => `${operation} is no operation`)
  return of(a, b)
}
/** Goes through a told sentence, number after number. */
function resultOf(key: string): number {
  const [first, a, b, second, c] = tupleOf(key.split(' '), 5)
  return result(second, result(first, Number(a), Number(b)), Number(c))
}
/** The sentence that is printed, found by trying all kinds with the printed numbers. */
function resultOfPrinted(printed: Printed): number {
  const [a, b, c] = tupleOf(
    printed.numbers.map(({ n }) => n),
    3,
  )
  const found = KINDS.map(([first, second]) => ({ first, second, a, b, c })).find(plan => {
    const { en, es } = blockOf(wordsOf(plan))
    return printed.blocks.some(own => isSameContent(own, en) || isSameContent(own, es))
  })
  assert(found, 'A sentence of one of the kinds is printed')
  return resultOf(sentenceOf(found).key)
}

/** What comes first in the expression, and why. */
function firstStep({ first, second, a, b }: InOrder) {
  const inner = expressionOf([first, a, b])
  if (first === '+')
    return second === '×'
      ? explained(
          inner,
          line`The sum is multiplied: put it in parentheses.`,
          line`Se multiplica la suma: ponla entre paréntesis.`,
        )
      : explained(
          inner,
          line`The sum is divided: put it in parentheses.`,
          line`Se divide la suma: ponla entre paréntesis.`,
        )
  return first === '×'
    ? explained(
        inner,
        line`Without parentheses, multiplication comes first.`,
        line`Sin paréntesis, la multiplicación va primero.`,
      )
    : explained(inner, line`Without parentheses, division comes first.`, line`Sin paréntesis, la división va primero.`)
}
const thenStep = (work: Parameters<typeof explained>[0], second: Operation, c: number) =>
  ({
    '+': () => explained(work, line`Then ${c} is added.`, line`Luego se suma ${c}.`),
    '−': () => explained(work, line`Then ${c} is subtracted.`, line`Luego se resta ${c}.`),
    '×': () => explained(work, line`Then it is multiplied by ${c}.`, line`Luego se multiplica por ${c}.`),
    '÷': () => explained(work, line`Then it is divided by ${c}.`, line`Luego se divide entre ${c}.`),
  })[second]()

/** Other sentences with the same numbers. */
function otherPlans(plan: InOrder): readonly [InOrder, InOrder, InOrder] {
  const { first, second, a, b, c } = plan
  return [
    first === '+' ? { first: second, a: b, b: c, second: first, c: a } : { first, a, b: c, second, c: b },
    { first: second, a, b, second: first, c },
    { ...plan, second: OTHER[second] },
  ]
}
export const valueIn = ({ first, a, b, second, c }: InOrder) => result(second, result(first, a, b), c)

/** What is done last in another sentence or expression. */
const secondIs = ({ second, c }: InOrder) =>
  ({
    '+': { en: line`This adds ${c} at the end.`, es: line`Esto suma ${c} al final.` },
    '−': { en: line`This subtracts ${c} at the end.`, es: line`Esto resta ${c} al final.` },
    '×': { en: line`This multiplies by ${c} at the end.`, es: line`Esto multiplica por ${c} al final.` },
    '÷': { en: line`This divides by ${c} at the end.`, es: line`Esto divide entre ${c} al final.` },
  })[second]

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

export const writeForWords = {
  en: prose`Write an expression for the words. Do not calculate.`,
  es: prose`Escribe una expresión para estas palabras. No calcules.`,
}
export const easyForms = (form: FormMaker<typeof levels>) => ({
  writeInOrder: form({
    levels: ['easy'],
    instruction: writeForWords,
    lines: 1,
    draw: random =>
      drawOf(
        random,
        random.evenly([
          ['+', '÷'],
          ['×', '−'],
        ]),
      ),
    answer: writtenExpression,
    solve: plan => expressionOf(treeOf(plan)),
    ask: plan => blockOf(wordsOf(plan)),
    key: plan => orderMayChange(treeOf(plan)),
    solution: plan => [firstStep(plan), thenStep(expressionOf(treeOf(plan)), plan.second, plan.c)],
    check: (printed, answer) => evaluate(answer).equals(resultOfPrinted(printed)),
  }),

  whichWords: form({
    levels: ['easy'],
    draw(random) {
      const kind = random.evenly([
        ['+', '×'],
        ['÷', '+'],
      ] as const)
      return random.until(
        () => drawOf(random, kind),
        plan => otherPlans(plan).every(other => valueIn(other) !== valueIn(plan)),
      )
    },
    answer: sentenceChoice,
    solve: sentenceOf,
    mistakes(plan) {
      const [otherPair, swapped, otherOperation] = otherPlans(plan)
      return {
        otherPair: sentenceOf(otherPair),
        swapped: sentenceOf(swapped),
        otherOperation: sentenceOf(otherOperation),
      }
    },
    ask: plan => ({
      en: prose`Which words match the expression ${expressionOf(treeOf(plan))}?`,
      es: prose`¿Qué palabras corresponden a la expresión ${expressionOf(treeOf(plan))}?`,
    }),
    solution(plan, { says }) {
      const { first, a, b, second, c } = plan
      const inner = expressionOf([first, a, b])
      return [
        first === '+'
          ? explained(inner, line`What is in parentheses comes first.`, line`Lo que está entre paréntesis va primero.`)
          : firstStep(plan),
        thenStep(says, second, c),
      ]
    },
    whyWrong: plan => {
      const [otherPair, swapped, other] = otherPlans(plan)
      const begins = ({ first, a, b }: InOrder) => {
        const step = expressionOf([first, a, b])
        return { en: line`This begins with ${step}.`, es: line`Esto empieza con ${step}.` }
      }
      return {
        otherPair: begins(otherPair),
        swapped: begins(swapped),
        otherOperation: secondIs(other),
      }
    },
    check: (printed, { key }) => evaluate(itemOf(printed.maths, 0)).equals(resultOf(key)),
  }),

  whichExpression: form({
    levels: ['easy'],
    draw(random) {
      const kind = random.evenly([
        ['×', '+'],
        ['÷', '−'],
      ] as const)
      return random.until(
        () => drawOf(random, kind),
        plan => otherPlans(plan).every(other => valueIn(other) !== valueIn(plan)),
      )
    },
    answer: formulaChoice,
    solve: plan => expressionOf(treeOf(plan)),
    mistakes(plan) {
      const [otherPair, swapped, otherOperation] = otherPlans(plan)
      return {
        otherPair: expressionOf(treeOf(otherPair)),
        swapped: expressionOf(treeOf(swapped)),
        otherOperation: expressionOf(treeOf(otherOperation)),
      }
    },
    ask(plan) {
      const { en, es } = blockOf(wordsOf(plan))
      return {
        en: [en, prose`Which expression says this?`],
        es: [es, prose`¿Qué expresión dice esto?`],
      }
    },
    solution: (plan, answer) => [firstStep(plan), thenStep(expr(answer), plan.second, plan.c)],
    whyWrong: plan => {
      const [otherPair, swapped, other] = otherPlans(plan)
      const begins = ({ first, a, b }: InOrder) => {
        const step = expressionOf([first, a, b])
        return { en: line`This begins with ${step}.`, es: line`Esto empieza con ${step}.` }
      }
      return {
        otherPair: begins(otherPair),
        swapped: begins(swapped),
        otherOperation: secondIs(other),
      }
    },
    check: (printed, answer) => exact(answer).equals(Ratio.of(resultOfPrinted(printed))),
  }),

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
