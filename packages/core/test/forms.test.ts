import { describe, expect, test } from 'vitest'
import {
  count,
  defineTopic,
  evaluate,
  exact,
  expr,
  fillTable,
  findMistake,
  line,
  m,
  match,
  order,
  prose,
  quantity,
  step,
  story,
  trueStatement,
  type Value,
} from '../src/author.ts'
import { dollar } from '../src/language/nouns/money.ts'
import { breaches } from '../src/laws/index.ts'
import { list } from '../src/math/build.ts'
import * as because from '../src/solution/reasons/index.ts'

const about = {
  id: 'planted',
  name: { en: 'Planted', es: 'Plantado' },
  description: { en: 'A topic of a test.', es: 'Un tema de una prueba.' },
  domain: 'Test',
  standards: [],
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const topic = defineTopic(
  {
    ...about,
    levels: { easy: { least: 2, most: 60 }, medium: { least: 100, most: 300 }, hard: { least: 400, most: 900 } },
  },
  form => ({
    findMistake: form(
      findMistake({
        lines: 2,
        draw: (random, { least, most }) => ({
          a: random.int(2, 9),
          x: random.int(least, most),
          b: random.int(1, most),
        }),
        work: ({ a, x, b }) => [m`${a}x + ${b} = ${a * x + b}`, m`${a}x = ${a * x}`, m`x = ${x}`],
        steps: ({ a, x, b }) => [
          step(m`${a}x = ${a * x}`, because.subtractFromBothSides, { value: b }),
          step(m`x = ${x}`, because.divideBothSides, { value: a }),
        ],
        mistakes: {
          added: {
            says: ({ b }) => ({ en: line`${b} was added`, es: line`se sumó ${b}` }),
            work: ({ a, x, b }) => [
              m`${a}x + ${b} = ${a * x + b}`,
              m`${a}x = ${a * x + 2 * b}`,
              m`x = ${expr(m`${a * x + 2 * b}/${a}`)}`,
            ],
          },
          subtracted: {
            says: ({ a }) => ({ en: line`${a} was subtracted`, es: line`se restó ${a}` }),
            work: ({ a, x, b }) => [m`${a}x + ${b} = ${a * x + b}`, m`${a}x = ${a * x}`, m`x = ${a * x - a}`],
          },
        },
        follows: (before, after) => {
          if (before.kind !== 'relation' || after.kind !== 'relation') return false
          const root = (of: typeof before) => {
            const at = (x: number) => evaluate(of.left, { x })
            return exact(of.right)
              .minus(at(0))
              .over(at(1).minus(at(0)))
          }
          return root(before).equals(root(after))
        },
      }),
    ),
    order: form(
      order({
        draw: (random, { least, most }) => random.sample(range(least, most), 4),
        solution: sorted => [
          step(expr(m`${sorted[0] ?? 0} < ${sorted[1] ?? 0}`), because.simplify),
          step(list(...sorted), because.putInOrder),
        ],
      }),
    ),
    match: form(
      match({
        what: { en: line`each sum with its value`, es: line`cada suma con su valor` },
        draw: (random, { least, most }) =>
          random.sample(range(least, most), 4).map(n => [m`${n} + ${1}`, expr(n + 1)] as const),
        belong: ([left], [right]) => exact(left as Value).equals(exact(right as Value)),
        solution: pairs => pairs.map(([left, right]) => step(m`${left as Value} = ${right as Value}`, because.add)),
      }),
    ),
    table: form(
      fillTable({
        instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
        draw: (random, { least, most }) => ({
          head: [m`x`, m`x + 3`],
          rows: random.sample(range(least, most), 3).map(x => [x, x + 3]),
          blanks: [
            [1, 1],
            [2, 1],
          ],
        }),
        fits: rows => rows.every(([x, y]) => x && y?.minus(x).equals(3)),
        solution: ({ rows }) => rows.map(([x, y]) => step(m`${x ?? 0} + ${3} = ${y ?? 0}`, because.add)),
      }),
    ),
    story: form(
      story({
        settings: [
          { en: prose`a shop`, price: 3 },
          { en: prose`a fair`, price: 5 },
        ],
        draw: (random, { price }, { least, most }) => ({ price, count: random.int(least, most) }),
        answer: quantity,
        solve: ({ price, count: times }) => count(price * times, dollar),
        ask: ({ price, count }) => ({
          en: prose`Somebody pays ${count} times ${price} dollars. How many dollars are that?`,
          es: prose`Alguien paga ${price} dólares ${count} veces. ¿Cuántos dólares son?`,
        }),
        solution: ({ price, count }) => [
          step(m`${price} × ${count}`, because.writeExpression),
          step(m`${price} × ${count} = ${price * count}`, because.add),
        ],
        check: (numberOf, answer) => exact(answer.amount).over(numberOf('price')).equals(numberOf('count')),
      }),
    ),
    statements: form(
      trueStatement({
        draw: (random, { least, most }) => ({ n: random.int(least, most) }),
        about: ({ n }) => ({ en: [prose`Think of ${n}.`], es: [prose`Piensa en ${n}.`] }),
        statements: ({ n }) =>
          [1, 2, 3, 4].map(k => ({
            key: k === 1 ? 'next' : `off by ${k}`,
            isTrue: k === 1,
            says: { en: prose`After ${n} comes ${n + k}.`, es: prose`Después de ${n} viene ${n + k}.` },
          })),
        solution: ({ n }) => [step(m`${n}`, because.read, { what: n }), step(m`${n} + ${1} = ${n + 1}`, because.add)],
        holds: (_, key) => key === 'next',
      }),
    ),
  }),
)

describe('makers of common forms', () => {
  test('keep the laws', () => expect(breaches(topic, 60)).toEqual([]))
})
