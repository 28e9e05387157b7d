import {
  assert,
  type Expr,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  isSameContent,
  itemOf,
  line,
  mapParts,
  money,
  option,
  type Printed,
  prose,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { writeForWords } from './easy.ts'
import type { levels } from './levels.ts'
import { type Numbers, PHRASES, type Phrase, type Slip } from './phrases.ts'
import { type Situation, situations, type TwoSteps } from './situations.ts'
import { blockOf, expressionOf, nameOf, orderMayChange, phraseOf, type Tree, valueOf } from './tree.ts'

interface Said {
  readonly phrase: Phrase
  readonly numbers: Numbers
}
function drawSaid(random: Random, phrase: Phrase): Said {
  const numbers = random.until(
    () => phrase.draw(random),
    drawn => {
      const own = drawn.slice(0, phrase.count)
      return new Set(own).size === phrase.count && own.every(n => n > 1)
    },
  )
  return { phrase, numbers }
}
/** The phrase that is printed, found by saying all of them with the printed numbers. */
function printedSaid(printed: Printed): Said {
  const found = printed.blocks.flatMap(own => {
    if (own.kind !== 'paragraph') return []
    const drawn = own.content.flatMap(part => (typeof part !== 'string' && part.kind === 'number' ? [part.n] : []))
    if (drawn.length < 3) return []
    const [a, b, c, d] = tupleOf([...drawn, 0], 4)
    const numbers: Numbers = [a, b, c, d]
    return PHRASES.filter(phrase => {
      const { en, es } = blockOf(phrase.says(...numbers))
      return isSameContent(own, en) || isSameContent(own, es)
    }).map(phrase => ({ phrase, numbers }))
  })
  return itemOf(found, 0)
}

/** Writes each named part, then puts them together. */
function partSteps({ phrase, numbers }: Said): readonly Step[] {
  const whole = phrase.tree(...numbers)
  const parts = typeof whole === 'number' ? [] : [whole[1], whole[2]].filter(part => typeof part !== 'number')
  return [
    ...parts.map(part => {
      const { en, es } = nameOf(part)
      return explained(expressionOf(part), ['Write ', ...en, '.'], ['Escribe ', ...es, '.'])
    }),
    explained(expressionOf(whole), phrase.joined.en, phrase.joined.es),
  ]
}

const MISTAKES = option<Slip | 'missing'>({
  order: {
    en: prose`Two parts are in the wrong order.`,
    es: prose`Dos partes están en el orden incorrecto.`,
  },
  parentheses: { en: prose`The parentheses are missing.`, es: prose`Faltan los paréntesis.` },
  operation: { en: prose`One operation is wrong.`, es: prose`Una operación es incorrecta.` },
  missing: { en: prose`One number is missing.`, es: prose`Falta un número.` },
})
const NAMES = ['Hugo', 'Amara', 'Bruno', 'Clara', 'Ravi', 'Mei', 'Pablo', 'Leila'] as const
const slipsOf = (is: Slip) => PHRASES.filter(({ slip }) => slip.is === is)
const turnedAround = (of: Expr): Expr => {
  if (of.kind !== 'sum') return mapParts(of, turnedAround)
  const [one, other] = tupleOf(of.terms, 2)
  return other.kind === 'negative' ? { kind: 'sum', terms: [other.of, { kind: 'negative', of: one }] } : of
}
const groupsIn = (of: Expr): number => JSON.stringify(of).split('"group"').length - 1

/** A number and what is done with a sum, difference or product of two others; and what is read wrongly. */
const READ: readonly ((a: number, b: number, c: number) => readonly [Tree, Tree, Tree, Tree])[] = [
  (a, b, c) => [
    ['×', c, ['+', a, b]],
    ['+', ['×', a, c], b],
    ['+', ['×', a, b], c],
    ['×', c, ['−', a, b]],
  ],
  (a, b, c) => [
    ['−', ['×', a, b], c],
    ['×', a, ['−', b, c]],
    ['+', ['×', a, b], c],
    ['−', ['+', a, b], c],
  ],
  (a, b, c) => [
    ['×', c, ['−', a, b]],
    ['−', ['×', a, c], b],
    ['−', ['×', a, b], c],
    ['×', c, ['+', a, b]],
  ],
  (a, b, c) => [
    ['+', ['×', a, b], c],
    ['×', a, ['+', b, c]],
    ['×', c, ['+', a, b]],
    ['−', ['×', a, b], c],
  ],
]
const readAs = (tree: Tree): Sentence => ({ key: String(valueOf(tree).n), says: blockOf(phraseOf(tree)) })

/** The right expression of a story, then the wrong ones: parentheses left out, another operation, another order. */
const STORY_TREES: Readonly<Record<TwoSteps, (a: number, b: number, c: number) => readonly [Tree, Tree, Tree, Tree]>> =
  {
    'joined groups': (a, b, c) => [
      ['×', ['+', a, b], c],
      ['+', a, ['×', b, c]],
      ['+', ['+', a, b], c],
      ['×', ['−', a, b], c],
    ],
    'joined, shared': (a, b, c) => [
      ['÷', ['+', a, b], c],
      ['+', a, ['÷', b, c]],
      ['×', ['+', a, b], c],
      ['−', ['+', a, b], c],
    ],
    'rest, shared': (a, b, c) => [
      ['÷', ['−', a, b], c],
      ['−', a, ['÷', b, c]],
      ['÷', ['+', a, b], c],
      ['×', ['−', a, b], c],
    ],
    'rest of groups': (a, b, c) => [
      ['×', c, ['−', a, b]],
      ['−', ['×', c, a], b],
      ['×', c, ['+', a, b]],
      ['+', c, ['−', a, b]],
    ],
    'rest of both': (a, b, c) => [
      ['−', a, ['+', b, c]],
      ['+', ['−', a, b], c],
      ['−', a, ['−', b, c]],
      ['−', ['+', a, b], c],
    ],
  }
const WHY: Readonly<Record<TwoSteps, ReturnType<typeof says>>> = {
  'joined groups': says(
    line`Multiply that sum by the number of groups: the sum is in parentheses.`,
    line`Multiplica esa suma por el número de grupos: la suma va entre paréntesis.`,
  ),
  'joined, shared': says(
    line`The total is shared equally: it is in parentheses and is divided.`,
    line`El total se reparte en partes iguales: va entre paréntesis y se divide.`,
  ),
  'rest, shared': says(
    line`The rest is shared equally: it is in parentheses and is divided.`,
    line`El resto se reparte en partes iguales: va entre paréntesis y se divide.`,
  ),
  'rest of groups': says(
    line`Multiply that difference by the number of groups: the difference is in parentheses.`,
    line`Multiplica esa diferencia por el número de grupos: la diferencia va entre paréntesis.`,
  ),
  'rest of both': says(
    line`Subtract both parts: their sum is in parentheses.`,
    line`Resta las dos partes: su suma va entre paréntesis.`,
  ),
}
function says(en: ReturnType<typeof line>, es: ReturnType<typeof line>) {
  return { en, es }
}

/** The parts that the numbers play, by which a check knows what the answer is. */
const ROLES: Readonly<Record<TwoSteps, readonly [string, string, string]>> = {
  'joined groups': ['part', 'partToo', 'groups'],
  'joined, shared': ['part', 'partToo', 'shares'],
  'rest, shared': ['all', 'less', 'shares'],
  'rest of groups': ['each', 'lessOfEach', 'groups'],
  'rest of both': ['all', 'less', 'lessToo'],
}
function askSituation({ plan, money: dollars, says: tell }: Situation<TwoSteps>, a: number, b: number, c: number) {
  const [one, two, three] = ROLES[plan]
  const amount = (letter: string, n: number) => (dollars.includes(letter) ? money(n * 100) : expr(n))
  return tell(role(one, amount('a', a)), role(two, amount('b', b)), role(three, amount('c', c)), 0)
}
/** The answer of the story, one number after another. */
function resultOf(printed: Printed) {
  const has = (name: string) => printed.terms('role').some(term => term.name === name)
  const of = (name: string) => printed.role(name)
  if (has('each'))
    return of('each')
      .times(of('groups'))
      .minus(of('lessOfEach').times(of('groups')))
  if (has('lessToo')) return of('all').minus(of('less')).minus(of('lessToo'))
  if (has('less'))
    return of('all')
      .over(of('shares'))
      .minus(of('less').over(of('shares')))
  if (has('shares'))
    return of('part')
      .over(of('shares'))
      .plus(of('partToo').over(of('shares')))
  return of('part')
    .times(of('groups'))
    .plus(of('partToo').times(of('groups')))
}

const DONE = {
  '+': { en: 'add', es: 'suma' },
  '−': { en: 'subtract', es: 'resta' },
  '×': { en: 'multiply', es: 'multiplica' },
  '÷': { en: 'divide', es: 'divide' },
} as const
/** The operations of a tree from the outermost one inward. */
const operationsIn = (tree: Tree): readonly (keyof typeof DONE)[] =>
  typeof tree === 'number' ? [] : [tree[0], ...operationsIn(tree[1]), ...operationsIn(tree[2])]
/** The first operation that differs. */
function whyNot(right: Tree, wrong: Tree) {
  const [meant, done] = [operationsIn(right), operationsIn(wrong)]
  const at = meant.findIndex((operation, i) => operation !== done[i])
  const [one, other] = [DONE[itemOf(meant, at)], DONE[itemOf(done, at)]]
  return {
    en: [`In one step you must ${one.en}, not ${other.en}.`],
    es: [`En un paso se ${one.es}, no se ${other.es}.`],
  }
}

/** What speaks against the other mistakes. */
const NOT_MADE = {
  parentheses: {
    en: line`No parentheses that are needed have been left out.`,
    es: line`No falta ningún paréntesis necesario.`,
  },
  order: {
    en: line`Each part stands where the words put it.`,
    es: line`Cada parte está donde la ponen las palabras.`,
  },
  operation: {
    en: line`The operations are those that the words name.`,
    es: line`Las operaciones son las que nombran las palabras.`,
  },
  missing: { en: line`Every number of the words is there.`, es: line`Están todos los números de las palabras.` },
} as const
const wrongMistakes = (made: Slip) =>
  Object.fromEntries(Object.entries(NOT_MADE).filter(([mistake]) => mistake !== made))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  writeTurnedAround: form({
    levels: ['medium'],
    instruction: writeForWords,
    lines: 1,
    share: 2,
    draw: random => drawSaid(random, random.evenly(PHRASES)),
    answer: writtenExpression,
    solve: ({ phrase, numbers }) => expressionOf(phrase.tree(...numbers)),
    ask: ({ phrase, numbers }) => blockOf(phrase.says(...numbers)),
    key: ({ phrase, numbers }) => orderMayChange(phrase.tree(...numbers)),
    solution: partSteps,
    check(printed, answer) {
      const { phrase, numbers } = printedSaid(printed)
      return exact(evaluate(answer)).equals(exact(Math.round(phrase.value(...numbers))))
    },
  }),

  whichPhrase: form({
    levels: ['medium'],
    draw(random) {
      const read = random.evenly(READ)
      return random.until(
        () => {
          const [a, b, c] = [random.int(11, 20), random.int(6, 10), random.int(3, 5)]
          return { trees: read(a, b, c) }
        },
        ({ trees }) => new Set(trees.map(tree => valueOf(tree).n)).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: ({ trees: [right] }) => readAs(right),
    mistakes: ({ trees: [, regrouped, swapped, otherOperation] }) => ({
      regrouped: readAs(regrouped),
      swapped: readAs(swapped),
      otherOperation: readAs(otherOperation),
    }),
    ask: ({ trees: [right] }) => ({
      en: prose`Which words name ${expressionOf(right)}?`,
      es: prose`¿Qué palabras nombran ${expressionOf(right)}?`,
    }),
    solution({ trees: [right] }, { says: shown }) {
      assert(typeof right !== 'number', 'The expression has two operations')
      const [operation, left, other] = right
      const inner = typeof left === 'number' ? other : left
      const { en, es } = nameOf(inner)
      const outer = typeof left === 'number' ? left : valueOf(other).n
      return [
        explained(expressionOf(inner), ['This part is ', ...en, '.'], ['Esta parte es ', ...es, '.']),
        operation === '×'
          ? explained(
              shown,
              line`All of it is multiplied by ${outer}, as the parentheses show.`,
              line`Todo eso se multiplica por ${outer}, como muestran los paréntesis.`,
            )
          : operation === '+'
            ? explained(
                shown,
                line`Then ${outer} is added: ${outer} more.`,
                line`Luego se suma ${outer}: ${outer} más.`,
              )
            : explained(
                shown,
                line`Then ${outer} is subtracted: ${outer} less.`,
                line`Luego se resta ${outer}: ${outer} menos.`,
              ),
      ]
    },
    whyWrong({ trees: [, regrouped, swapped, otherOperation] }) {
      const names = (tree: Tree) => ({
        en: line`These words name ${expressionOf(tree)}.`,
        es: line`Estas palabras nombran ${expressionOf(tree)}.`,
      })
      return { regrouped: names(regrouped), swapped: names(swapped), otherOperation: names(otherOperation) }
    },
    check: (printed, { key }) => evaluate(itemOf(printed.maths, 0)).equals(Number(key)),
  }),

  findTheMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(['parentheses', 'order', 'operation'] as const)
      const name = random.evenly(NAMES)
      return { name, ...drawSaid(random, random.evenly(startingAt(slipsOf(slip), 2))) }
    },
    answer: MISTAKES,
    solve: ({ phrase }) => phrase.slip.is,
    ask({ name, phrase, numbers }) {
      const { en, es } = blockOf(phrase.says(...numbers))
      const wrong = expressionOf(phrase.slip.of(...numbers))
      const who = { kind: 'words', en: name, es: name } as const
      return {
        en: [en, prose`For these words, ${who} writes ${wrong}. What is the mistake?`],
        es: [es, prose`Para estas palabras, ${who} escribe ${wrong}. ¿Cuál es el error?`],
      }
    },
    key: ({ phrase, numbers }) => {
      const right = expressionOf(phrase.tree(...numbers))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution(said, answer) {
      const { phrase, numbers } = said
      const { en, es } = phrase.slip.why(...numbers)
      return [...partSteps(said), explained(MISTAKES.show(answer), en, es)]
    },
    whyWrong: ({ phrase }) => wrongMistakes(phrase.slip.is),
    check(printed, answer) {
      const { phrase, numbers } = printedSaid(printed)
      const wrong = itemOf(printed.maths, printed.maths.length - 1)
      const isRight = (of: Expr) => evaluate(of).equals(Math.round(phrase.value(...numbers)))
      if (isRight(turnedAround(wrong))) return answer === 'order'
      const operations = (of: Expr) => JSON.stringify(of).replaceAll(/[^a-z]|group|round/g, '').length
      const right = expressionOf(phrase.tree(...numbers))
      if (groupsIn(wrong) < groupsIn(right) && operations(wrong) < operations(right)) return answer === 'parentheses'
      return answer === 'operation'
    },
  }),

  whichFitsTheStory: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const situation = random.evenly(situations)
      return { situation, ...situation.draw(random) }
    },
    answer: formulaChoice,
    solve: ({ situation, a, b, c }) => expressionOf(itemOf(STORY_TREES[situation.plan](a, b, c), 0)),
    mistakes({ situation, a, b, c }) {
      const [, dropped, otherOperation, other] = STORY_TREES[situation.plan](a, b, c)
      return {
        noParentheses: expressionOf(dropped),
        otherOperation: expressionOf(otherOperation),
        other: expressionOf(other),
      }
    },
    ask({ situation, a, b, c }) {
      const { en, es } = blockOf(askSituation(situation, a, b, c))
      return {
        en: [en, prose`Which expression gives the answer?`],
        es: [es, prose`¿Qué expresión da la respuesta?`],
      }
    },
    solution({ situation, a, b, c }, answer) {
      const [right] = STORY_TREES[situation.plan](a, b, c)
      const inner =
        typeof right === 'number'
          ? right
          : itemOf(
              right.filter(part => typeof part === 'object'),
              0,
            )
      return [explainedBy(expressionOf(inner), situation.first), explainedBy(expr(answer), WHY[situation.plan])]
    },
    whyWrong({ situation, a, b, c }) {
      const [right, , otherOperation, other] = STORY_TREES[situation.plan](a, b, c)
      return {
        noParentheses: { en: line`The parentheses are missing.`, es: line`Faltan los paréntesis.` },
        otherOperation: whyNot(right, otherOperation),
        other:
          situation.plan === 'rest of both'
            ? {
                en: line`This adds ${b}, which must be taken away.`,
                es: line`Esto suma ${b}, que se debe quitar.`,
              }
            : whyNot(right, other),
      }
    },
    check: (printed, answer) => exact(answer).equals(resultOf(printed)),
  }),
})
