import {
  assert,
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
  type Sentence,
  sentenceChoice,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { blockOf, expressionOf, type Operation, orderMayChange, type Tree, toldInOrder, type Words } from './tree.ts'

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

export const OTHER: Readonly<Record<Operation, Operation>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
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
    '×': () =>
      explained(work, line`Then the result is multiplied by ${c}.`, line`Luego el resultado se multiplica por ${c}.`),
    '÷': () =>
      explained(work, line`Then the result is divided by ${c}.`, line`Luego el resultado se divide entre ${c}.`),
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
})
