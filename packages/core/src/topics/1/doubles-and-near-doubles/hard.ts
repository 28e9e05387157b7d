import {
  type Both,
  blank,
  both,
  box,
  byADouble,
  type Content,
  count,
  equation,
  exact,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  quantity,
  role,
  statements,
  step,
  sum,
  symbol,
  table,
  type Value,
  wholes,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { notThat } from '../../kit/equations/not-that.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { fitsTheGap, toWorkOut } from '../../kit/facts/facts.ts'
import { byTheGreater, doubleOf, drawFar, drawTwoApart, FAR, factOf, isTheDouble } from './facts.ts'
import type { levels } from './levels.ts'
import { add, ENDS, missingNumbers } from './parts.ts'
import { settings } from './stories.ts'

/** 8 + 7 from the double of the greater number, 6 + 8 from the double between. */
const backward = {
  less: (n: number) => ({
    ask: (x: Value, y: Value) => chain(sum(n, n - 1), minus(doubleOf(n), x), y),
    answers: [1, 2 * n - 1],
    steps: byTheGreater(n),
  }),
  number: (n: number) => ({
    ask: (x: Value, y: Value) => chain(sum(n - 1, n), minus(sum(n, x), 1), y),
    answers: [n, 2 * n - 1],
    steps: byTheGreater(n),
  }),
  between: (n: number) => ({
    ask: (x: Value, y: Value) => chain(sum(n - 1, n + 1), sum(n, x), y),
    answers: [n, 2 * n],
    steps: byADouble(n - 1, n + 1),
  }),
} as const

const completed = (by: keyof typeof backward, n: number) => {
  const { ask, answers } = backward[by](n)
  return ask(itemOf(answers, 0), itemOf(answers, 1))
}

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenLetter('A', 'B', 'C')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  nearDouble: form({
    levels: ['hard'],
    instruction: add,
    draw: random => drawTwoApart(random),
    answer: integer,
    solve: ({ a, b }) => a + b,
    ask: fact => both(toWorkOut(factOf(fact))),
    solution: ({ a, b }) => byADouble(a, b),
    check: fitsTheGap,
  }),
  neighbors: form({
    levels: ['hard'],
    draw: random => {
      const apart = random.evenly([1, 2])
      return { apart, n: random.evenly(wholes(5, apart === 1 ? 9 : 8)) }
    },
    answer: numberList,
    solve: ({ n, apart }) => [n, n + apart],
    ask({ n, apart }): Both<Content> {
      const gap = equation(doubleOf(box()), 2 * n + apart)
      return {
        en: [prose`Write two numbers that are ${apart} apart. Write the smaller number first.`, gap],
        es: [prose`Escribe dos números con ${apart} de diferencia. Escribe primero el menor.`, gap],
      }
    },
    solution: ({ n, apart }) =>
      apart === 1
        ? [
            step(equation(doubleOf(n), 2 * n), because.useADouble, { a: n }),
            step(equation(sum(n, n + 1), 2 * n + 1), because.oneMoreThanDouble),
          ]
        : [
            step(equation(doubleOf(n + 1), 2 * n + 2), because.useADouble, { a: n + 1 }),
            step(equation(sum(n, n + 2), 2 * n + 2), because.upOneDownOne),
          ],
    check: (printed, answers) =>
      isTrue(filled(printed.one('relation'), ...answers)) &&
      exact(itemOf(answers, 1))
        .minus(exact(itemOf(answers, 0)))
        .equals(itemOf(printed.numbers, 0)),
  }),
  backward: form({
    levels: ['hard'],
    instruction: missingNumbers,
    draw: random => ({ by: random.evenly(['between', 'less', 'number']), n: random.evenly([6, 9, 7, 8]) }),
    answer: numberList,
    solve: ({ by, n }) => backward[by](n).answers,
    ask: ({ by, n }) => both(backward[by](n).ask(blank(2), blank(2))),
    key: ({ by, n }) => both(completed(by, n)),
    solution({ by, n }) {
      return [...backward[by](n).steps, step(completed(by, n), because.writeTheMissingNumbers)]
    },
    check: isTrueChain,
  }),
  storyByDifference: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw: random => ({ setting: random.evenly(turned(settings, 4)), ...drawFar(random, 7) }),
    answer: quantity,
    solve: ({ setting, a, b }) => count(a + b, setting.noun),
    ask({ setting, a, b }) {
      const first = role('first', count(a, setting.noun))
      return b > a ? setting.more(first, role('more', b - a)) : setting.fewer(first, role('fewer', a - b))
    },
    solution: ({ setting, a, b }) => [
      b > a
        ? step(equation(sum(a, b - a), b), because.explain, { sentence: setting.moreSo(b - a) })
        : step(equation(minus(a, a - b), b), because.explain, { sentence: setting.fewerSo(a - b) }),
      ...byADouble(a, b),
      ENDS(setting, a + b),
    ],
    // Twice the first number and the difference.
    check(printed, { amount }) {
      const rest = exact(amount).minus(printed.role('first')).minus(printed.role('first'))
      return printed.terms('role').some(({ name }) => name === 'more')
        ? rest.equals(printed.role('more'))
        : rest.plus(printed.role('fewer')).equals(0)
    },
  }),
  whichIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const place = random.evenly([1, 2, 0])
      const isBelow = random.evenly([true, false])
      const pairs = random.until(
        () => random.sample(FAR, 3),
        drawn => new Set(drawn.map(([a, b]) => a + b)).size === 3,
      )
      const [a, b] = itemOf(pairs, place)
      return { pairs, place, wrong: 2 * (isBelow ? Math.min(a, b) : Math.max(a, b)) }
    },
    answer: letter,
    solve: ({ place }) => itemOf(LETTERS, place),
    ask({ pairs, place, wrong }): Both<Content> {
      const shown = table({
        rows: pairs.map(([a, b], i) => [symbol(itemOf(LETTERS, i)), equation(sum(a, b), i === place ? wrong : a + b)]),
      })
      return {
        en: [prose`One sum is wrong. Write its letter.`, shown],
        es: [prose`Una suma está mal. Escribe su letra.`, shown],
      }
    },
    key({ pairs, place, wrong }): Both<Content> {
      const [a, b] = itemOf(pairs, place)
      return notThat(equation(sum(a, b), wrong), equation(sum(a, b), a + b))
    },
    solution({ pairs, place, wrong }, answer) {
      const [a, b] = itemOf(pairs, place)
      const [double, off] = [doubleOf(wrong / 2), a + b - wrong]
      const right = pairs.filter((_, i) => i !== place).map(([c, d]) => equation(sum(c, d), c + d))
      return [
        step(statements(...right), because.explain, {
          sentence: { en: line`These sums are right.`, es: line`Estas sumas están bien.` },
        }),
        step(equation(double, wrong), because.explain, {
          sentence: isTheDouble(wrong / 2),
        }),
        step(equation(off > 0 ? sum(wrong, off) : minus(wrong, -off), a + b), because.explain, {
          sentence:
            off > 0
              ? {
                  en: line`${sum(a, b)} is ${off} more than ${double}.`,
                  es: line`${sum(a, b)} es ${off} más que ${double}.`,
                }
              : {
                  en: line`${sum(a, b)} is ${-off} less than ${double}.`,
                  es: line`${sum(a, b)} es ${-off} menos que ${double}.`,
                },
        }),
        step(both(prose`${symbol(answer)}: ${equation(sum(a, b), a + b)}`), because.changeTheNumber, {
          wrong,
          right: a + b,
        }),
      ]
    },
    check: (printed, answer) =>
      printed.all('relation').every((item, i) => isTrue(item) === (itemOf(LETTERS, i) !== answer)),
  }),
})
