import { expect, test } from 'vitest'
import {
  defineTopic,
  explained,
  expr,
  integer,
  line,
  m,
  ofAllBut,
  option,
  prose,
  step,
  type WhyWrong,
  wouldGive,
} from '../src/author.ts'
import { drawer, problemOf } from '../src/draw.ts'
import { childOf, keyOf } from '../src/random.ts'
import { contentToText } from '../src/show/text.ts'
import * as because from '../src/solution/reasons/index.ts'
import type { Topic } from '../src/topic.ts'
import { writtenTopics } from './implemented-topics.ts'

/** Problems of a level: enough that a form with choices is among them. */
const LOOKED_AT = 6

test('the solution of a lettered choice says the letter of the right one', () => {
  let lettered = 0
  for (const topic of writtenTopics)
    for (const difficulty of topic.difficulties) {
      const key = keyOf(3, topic.id, difficulty)
      const draw = drawer(topic, difficulty, key)
      for (let index = 0; index < LOOKED_AT; index++) {
        const { answer, solution } = problemOf(topic, draw(index), childOf(key, index), 'en', index + 1, true)
        if (answer.label === null || !solution) continue
        lettered++
        expect(contentToText(solution, 'en'), `${topic.id} ${difficulty}`).toMatch(
          new RegExp(`^${answer.label}\\.|The answer is ${answer.label}\\.$`, 'm'),
        )
      }
    }
  if (process.env.TOPICS === undefined) expect(lettered).toBeGreaterThan(50)
})

const about = {
  id: 'planted',
  name: { en: 'Planted', es: 'Plantado' },
  description: { en: 'A topic of a test.', es: 'Un tema de una prueba.' },
  domain: 'Test',
  standards: [],
}

/** A sum with three wrong choices, of which two have one fault. */
const lettered: Topic = defineTopic({ ...about, levels: { easy: {} } }, form => ({
  sum: form({
    draw: random => ({ a: random.int(11, 90), b: random.int(11, 90) }),
    answer: integer,
    solve: ({ a, b }) => a + b,
    mistakes: ({ a, b }) => ({ subtracted: a - b, oneMore: a + b + 1, oneLess: a + b - 1, multiplied: a * b }),
    ask: ({ a, b }) => ({ en: m`${a} + ${b} = __`, es: m`${a} + ${b} = __` }),
    solution: ({ a, b }, sum) => [step(m`${b} + ${a}`, because.turnAround), step(m`${a} + ${b} = ${sum}`, because.add)],
    whyWrong: ({ a, b }) => ({
      subtracted: explained(m`${a} - ${b} = ${a - b}`, line`This takes away.`, line`Esto resta.`),
      oneMore: { en: line`Count again.`, es: line`Cuenta otra vez.` },
      oneLess: { en: line`Count again.`, es: line`Cuenta otra vez.` },
      multiplied: { en: line`That is a product.`, es: line`Es un producto.` },
    }),
    check: (printed, answer) => printed.take(2).reduce((sum, addend) => sum + Number(addend), 0) === answer,
  }),
}))

const noted: Topic = defineTopic({ ...about, levels: { easy: {} } }, form => ({
  product: form({
    draw: random => ({ a: random.int(11, 90) }),
    answer: integer,
    solve: ({ a }) => 2 * a,
    mistakes: ({ a }) => ({ added: a + 2, squared: a * a, none: a }),
    key: ({ a }) => ({ en: prose`Double ${a}.`, es: prose`Duplica ${a}.` }),
    ask: ({ a }) => ({ en: m`2 × ${a} = __`, es: m`2 × ${a} = __` }),
    solution: ({ a }) => [step(m`${a} × 2`, because.turnAround), step(m`${a} + ${a} = ${2 * a}`, because.add)],
    whyWrong: () => ({ added: WRONG, squared: WRONG, none: WRONG }),
    check: (printed, answer) => 2 * Number(printed.take(2)[1]) === answer,
  }),
}))
const WRONG = { en: line`This is no double.`, es: line`Esto no es un doble.` }

test('where the key says more, the wrong choices stand between the work and the letter', () => {
  const key = keyOf(1, 'planted', 'easy')
  const { answer, solution } = problemOf(noted, drawer(noted, 'easy', key)(0), childOf(key, 0), 'en', 1, true)
  const lines = contentToText(solution ?? [], 'en').split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(/^[A-D]\. .*; [A-D]\. .*; [A-D]\. .* — This is no double\.$/)
  expect(lines[3]).toMatch(new RegExp(`^${answer.label}\\..* — Double`))
})

test('a solution says why each wrong choice is wrong, by its letter, in the order of the letters', () => {
  const key = keyOf(1, 'planted', 'easy')
  const draw = drawer(lettered, 'easy', key)
  for (let index = 0; index < LOOKED_AT; index++) {
    const { answer, choices, solution } = problemOf(lettered, draw(index), childOf(key, index), 'en', index + 1, true)
    const letterOf = (mistake: string) => choices.find(choice => choice.mistake === mistake)?.label ?? 'none'
    const lines = contentToText(solution ?? [], 'en').split('\n')
    // No wrong choice parts the lines of the calculation.
    expect(lines[1]).toContain(`The answer is ${answer.label}.`)
    const said = lines.slice(2)
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^${letterOf('subtracted')}\\. .* — This takes away\\.$`)),
    )
    const [first, second] = ['oneMore', 'oneLess'].map(letterOf).sort()
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${first}\\. .*; ${second}\\. .* — Count again\\.$`)))
    expect(said).toHaveLength(2)
    expect(said).toEqual([...said].sort())
  }
})

const SIZES = { less: -1, same: 0, more: 1 }
const size = option({
  less: { en: prose`less`, es: prose`menos` },
  same: { en: prose`the same`, es: prose`lo mismo` },
  more: { en: prose`more`, es: prose`más` },
})
const SIGNS = ['less', 'same', 'more'] as const

/** Less, the same or more: the refusal of every wrong option, or of one. */
const compared = (isOfAll: boolean): Topic =>
  defineTopic({ ...about, levels: { easy: {} } }, form => ({
    compare: form({
      draw: random => ({ a: random.int(11, 90), b: random.int(11, 90) }),
      answer: size,
      solve: ({ a, b }) => SIGNS[Math.sign(a - b) + 1] ?? 'same',
      ask: ({ a, b }) => ({ en: prose`Is ${a} less or more than ${b}?`, es: prose`¿Es ${a} menos o más que ${b}?` }),
      solution: ({ a, b }, answer) => [
        step(m`${a} - ${b}`, because.simplify),
        step(size.show(answer), because.simplify),
      ],
      whyWrong: ({ a, b }, answer) =>
        isOfAll
          ? ofAllBut(answer, {
              less: { en: line`${a} is not below.`, es: line`${a} no está debajo.` },
              same: explained(expr(b), line`It is another number.`, line`Es otro número.`),
              more: { en: line`${a} is not above.`, es: line`${a} no está encima.` },
            })
          : answer === 'same'
            ? null
            : { same: { en: line`They differ.`, es: line`Son distintos.` } },
      check: (printed, answer) => {
        const [a, b] = printed.take(2).map(Number)
        return Math.sign((a ?? 0) - (b ?? 0)) === SIZES[answer]
      },
    }),
  }))

test('of fixed options, the wrong ones that are refused stand after their letters', () => {
  const key = keyOf(1, 'planted', 'easy')
  for (const isOfAll of [true, false]) {
    const topic = compared(isOfAll)
    const draw = drawer(topic, 'easy', key)
    for (let index = 0; index < LOOKED_AT; index++) {
      const { answer, solution } = problemOf(topic, draw(index), childOf(key, index), 'en', index + 1, true)
      const lines = contentToText(solution ?? [], 'en').split('\n')
      expect(lines[1]).toContain(`${answer.label}. ${String(answer.value === 'same' ? 'the same' : answer.value)}`)
      const refused = lines.slice(2).map(said => said.slice(0, 2))
      const wrong = ['A.', 'B.', 'C.'].filter(letter => letter !== `${answer.label}.`)
      expect(refused).toEqual(isOfAll ? wrong : answer.value === 'same' ? [] : ['B.'])
    }
  }
})

test('of the mistakes that were not made, each tells what it would give', () => {
  const refused = wouldGive<'added' | 'doubled' | 'none'>('added', 7, { added: 7, doubled: 8 })
  expect(Object.keys(refused)).toEqual(['doubled'])
  expect(contentToText([{ kind: 'paragraph', content: textOf(refused.doubled) }], 'en')).toBe(
    'This mistake would give 8, not 7.',
  )
})

const textOf = (why: WhyWrong | undefined) => (why && 'en' in why ? why.en : [])
