import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  box,
  byADouble,
  type Content,
  count,
  defineTopic,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  match,
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
  tenFrame,
  trueOrFalse,
  tupleOf,
  type Value,
  wholes,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { valueIn } from '../kit/choices/cells.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { notThat } from '../kit/equations/not-that.ts'
import { chain, isTrueChain } from '../kit/facts/chain.ts'
import { fitsTheGap, missingNumber, toWorkOut } from '../kit/facts/facts.ts'
import {
  byTheGreater,
  doubleAndMore,
  doubleOf,
  drawDouble,
  drawFar,
  drawNear,
  drawnIn,
  drawTwoApart,
  FAR,
  factOf,
  isTheDouble,
  NEAR,
  pictures,
  twice,
} from './doubles-and-near-doubles/facts.ts'
import { type Setting, settings } from './doubles-and-near-doubles/stories.ts'

const add = { en: prose`Add.`, es: prose`Suma.` }

const missingNumbers = { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` }

/** What is left out of 15 = 7 + 7 + 1. */
const gaps = {
  one: (n: number) => ({ of: (gap: Value) => equation(2 * n + 1, sum(n, n, gap)), missing: 1 }),
  number: (n: number) => ({ of: (gap: Value) => equation(2 * n + 1, sum(n, gap, 1)), missing: n }),
  total: (n: number) => ({ of: (gap: Value) => equation(gap, sum(n, n, 1)), missing: 2 * n + 1 }),
} as const

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

const ENDS = (setting: Setting, total: number) => {
  const found = count(total, setting.noun)
  return answerStep(both(prose`${found}`), {
    en: line`There are ${found} in all.`,
    es: line`Hay ${found} en total.`,
  })
}

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenLetter('A', 'B', 'C')

export const doublesAndNearDoubles = defineTopic(
  {
    id: 'doubles-and-near-doubles',
    name: { en: 'Doubles and near doubles', es: 'Dobles y casi dobles' },
    description: {
      en: 'Add a number to itself and use that double to add numbers that are close together.',
      es: 'Suma un número consigo mismo y usa ese doble para sumar números cercanos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    double: form({
      levels: ['easy'],
      instruction: add,
      draw: random => ({ n: drawDouble(random, 0) }),
      answer: integer,
      solve: ({ n }) => 2 * n,
      ask: ({ n }) => both(toWorkOut(factOf({ a: n, b: n }))),
      solution: ({ n }) => twice(n),
      check: fitsTheGap,
    }),

    whichDouble: form({
      levels: ['easy'],
      draw: random => ({ picture: random.evenly(['rows', 'frames']), n: drawDouble(random, 3) }),
      answer: formulaChoice,
      solve: ({ n }) => doubleOf(n),
      mistakes({ n }) {
        const others = wholes(1, 10).filter(other => other !== n)
        const nearest = others.toSorted((a, b) => Math.abs(a - n) - Math.abs(b - n)).slice(0, 3)
        const [near, alsoNear, third] = tupleOf(nearest.map(doubleOf), 3)
        return { near, alsoNear, third }
      },
      ask({ picture, n }): Both<Content> {
        const drawn = figure(pictures[picture](n))
        return {
          en: [drawn, prose`Which double does the picture show?`],
          es: [drawn, prose`¿Qué doble muestra el dibujo?`],
        }
      },
      solution: ({ picture, n }) => [
        step(list(n, n), picture === 'rows' ? because.countEachRow : because.countEachFrame),
        explained(doubleOf(n), line`The same number twice is a double.`, line`El mismo número dos veces es un doble.`),
      ],
      check: (printed, answer) =>
        printed.blocks.some(
          block => block.kind === 'figure' && isTrue(equation(expr(answer), drawnIn(block.figure))),
        ) &&
        expr(answer).kind === 'sum' &&
        new Set(termsOf(expr(answer))).size === 1,
    }),

    sameTwice: form({
      levels: ['easy'],
      instruction: {
        en: prose`Write the same number in both boxes.`,
        es: prose`Escribe el mismo número en los dos recuadros.`,
      },
      draw: random => ({ n: random.evenly(turned(mixed(wholes(2, 10)), 5)) }),
      answer: numberList,
      solve: ({ n }) => [n, n],
      ask: ({ n }) => both(equation(doubleOf(box()), 2 * n)),
      solution: ({ n }) => [
        step(equation(doubleOf(n - 1), 2 * n - 2), because.explain, {
          sentence: {
            en: line`${2 * n - 2} is less than ${2 * n}: try the next double.`,
            es: line`${2 * n - 2} es menor que ${2 * n}: prueba con el doble siguiente.`,
          },
        }),
        step(equation(doubleOf(n), 2 * n), because.explain, { sentence: isTheDouble(n) }),
      ],
      check: (printed, answers) =>
        answers.length === 2 &&
        isTrue(filled(printed.one('relation'), ...answers)) &&
        exact(itemOf(answers, 0)).equals(exact(itemOf(answers, 1))),
    }),

    drawTheDouble: form({
      levels: ['easy'],
      lines: 0,
      instruction: {
        en: prose`Draw the same number of counters again. Then add.`,
        es: prose`Dibuja otra vez el mismo número de fichas. Luego suma.`,
      },
      draw: random => ({ n: drawDouble(random, 7) }),
      answer: {
        ...drawing<number>(pictures.frames, n => [n === 10 ? 9 : n + 1]),
        show: n => both([figure(pictures.frames(n)), equation(doubleOf(n), 2 * n)]),
      },
      solve: ({ n }) => n,
      ask: ({ n }) => both([figure(tenFrame([n, 0])), equation(doubleOf(n), blank(2))]),
      solution: ({ n }) => [step(figure(pictures.frames(n)), because.drawMore, { count: n }), ...twice(n)],
      check: (printed, n) =>
        drawnIn(printed.figure('ten-frame')) === n &&
        isTrue(filled(printed.one('relation'), drawnIn(pictures.frames(n)))),
    }),

    match: form(
      match({
        levels: ['easy'],
        draw: random => random.sample(wholes(2, 10), 3).map(n => [doubleOf(n), 2 * n] as const),
        belong: (left, right) => valueIn(left).equals(valueIn(right)),
        solution: (pairs, letters) => [
          step(statements(...pairs.map(([double, total]) => equation(double as Expr, total as number))), because.add),
          step(list(...letters.map(letter => symbol(letter))), because.matchTheNumbers),
        ],
      }),
    ),

    helper: form({
      levels: ['medium'],
      instruction: missingNumbers,
      draw: random => drawNear(random, 0),
      answer: numberList,
      solve: ({ a, b }) => [2 * Math.min(a, b), a + b],
      ask: ({ a, b }) => both([equation(doubleOf(Math.min(a, b)), blank(2)), equation(sum(a, b), blank(2))]),
      key: ({ a, b }) =>
        both(statements(equation(doubleOf(Math.min(a, b)), 2 * Math.min(a, b)), equation(sum(a, b), a + b))),
      solution: ({ a, b }) => [
        ...byADouble(a, b),
        step(
          statements(equation(doubleOf(Math.min(a, b)), 2 * Math.min(a, b)), equation(sum(a, b), a + b)),
          because.writeTheMissingNumbers,
        ),
      ],
      check: (printed, answers) =>
        answers.length === 2 && printed.all('relation').every((gap, i) => isTrue(filled(gap, itemOf(answers, i)))),
    }),

    chain: form({
      levels: ['medium'],
      instruction: missingNumbers,
      draw: random => ({ isOneHidden: random.evenly([true, false]), ...drawNear(random, 3) }),
      answer: numberList,
      solve: ({ a, b, isOneHidden }) => [isOneHidden ? 1 : Math.min(a, b), a + b],
      ask({ a, b, isOneHidden }) {
        const least = Math.min(a, b)
        const second = isOneHidden ? sum(least, least, blank(2)) : sum(least, blank(2), 1)
        return both(chain(sum(a, b), second, blank(2)))
      },
      key: ({ a, b }) => both(chain(sum(a, b), sum(Math.min(a, b), Math.min(a, b), 1), a + b)),
      solution: ({ a, b }) => [
        ...byADouble(a, b),
        step(chain(sum(a, b), sum(Math.min(a, b), Math.min(a, b), 1), a + b), because.writeTheMissingNumbers),
      ],
      check: isTrueChain,
    }),

    insideASum: form({
      levels: ['medium'],
      instruction: missingNumber,
      draw: random => ({ gap: random.evenly(['number', 'one', 'total']), n: random.evenly(turned(NEAR, 5)) }),
      answer: integer,
      solve: ({ gap, n }) => gaps[gap](n).missing,
      ask: ({ gap, n }) => both(gaps[gap](n).of(box())),
      solution({ gap, n }) {
        const { of, missing } = gaps[gap](n)
        return [...byADouble(n, n + 1), step(of(missing), because.writeTheMissingNumber)]
      },
      check: fitsTheGap,
    }),

    whichHelps: form({
      levels: ['medium'],
      draw: random => ({ ...drawNear(random, 6), isGreater: random.evenly([false, true, false]) }),
      answer: formulaChoice,
      solve: ({ a, b, isGreater }) => doubleOf(isGreater ? Math.max(a, b) : Math.min(a, b)),
      mistakes({ a, b }): Record<string, Value> {
        const [most, least] = [Math.max(a, b), Math.min(a, b)]
        return most > 8
          ? { farLess: doubleOf(least - 3), less: doubleOf(least - 2) }
          : { less: doubleOf(least > 2 ? least - 2 : most + 3), more: doubleOf(most + 2) }
      },
      ask: ({ a, b }) => ({
        en: prose`Which double helps with ${sum(a, b)}?`,
        es: prose`¿Qué doble ayuda a sumar ${sum(a, b)}?`,
      }),
      solution: ({ a, b, isGreater }, answer) => [
        ...(isGreater ? byTheGreater(Math.max(a, b)) : byADouble(a, b)),
        explained(
          expr(answer),
          line`This double is ${1} away from ${sum(a, b)}.`,
          line`Este doble está a ${1} de ${sum(a, b)}.`,
        ),
      ],
      // The double is one away from the sum.
      check: (printed, answer) => [1, -1].some(off => isTrue(equation(sum(expr(answer), off), printed.one('sum')))),
    }),

    whichPicture: form({
      levels: ['medium'],
      draw: random => ({ n: random.evenly(turned(NEAR, 2)) }),
      answer: figureChoice,
      solve: ({ n }): Figure => doubleAndMore(n, 1),
      mistakes: ({ n }) => ({ twoMore: doubleAndMore(n, 2), noMore: pictures.rows(n) }),
      ask: ({ n }) => ({
        en: prose`Which picture shows ${doubleOf(n)} and ${1} more?`,
        es: prose`¿Qué dibujo muestra ${doubleOf(n)} y ${1} más?`,
      }),
      solution: ({ n }) => [
        step(equation(sum(n, n, 1), 2 * n + 1), because.oneMoreThanDouble),
        explained(
          figure(doubleAndMore(n, 1)),
          line`It has two rows of ${n} and ${1} more.`,
          line`Tiene dos filas de ${n} y ${1} más.`,
        ),
      ],
      check: (printed, answer) =>
        isTrue(equation(sum(printed.one('sum'), itemOf(printed.numbers, 0)), drawnIn(answer))),
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isRight = random.evenly([true, false])
        const isBelow = random.evenly([true, false])
        const least = random.evenly(mixed(wholes(5, 9)))
        return { least, helper: isBelow ? least : least + 1, isMore: isRight === isBelow }
      },
      answer: trueOrFalse,
      solve: ({ least, helper, isMore }) => ((least === helper) === isMore ? 'true' : 'false'),
      ask: ({ least, helper, isMore }): Both<Block> =>
        isMore
          ? {
              en: prose`${sum(least, least + 1)} is ${role('more', 1)} more than ${doubleOf(helper)}.`,
              es: prose`${sum(least, least + 1)} es ${role('more', 1)} más que ${doubleOf(helper)}.`,
            }
          : {
              en: prose`${sum(least, least + 1)} is ${role('less', 1)} less than ${doubleOf(helper)}.`,
              es: prose`${sum(least, least + 1)} es ${role('less', 1)} menos que ${doubleOf(helper)}.`,
            },
      solution: ({ least, helper }, answer) => [
        step(
          statements(equation(sum(least, least + 1), 2 * least + 1), equation(doubleOf(helper), 2 * helper)),
          because.add,
        ),
        step(trueOrFalse.show(answer), helper === least ? because.oneMoreThanDouble : because.oneLessThanDouble),
      ],
      check(printed, answer) {
        const [near, double] = tupleOf(printed.all('sum'), 2)
        const off = printed.term('role').name === 'more' ? 1 : -1
        return (answer === 'true') === isTrue(equation(near, sum(double, off)))
      },
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      lines: 2,
      draw: random => ({ setting: random.evenly(settings), ...drawNear(random, 7) }),
      answer: quantity,
      solve: ({ setting, a, b }) => count(a + b, setting.noun),
      ask: ({ setting, a, b }) => setting.given(role('first', count(a, setting.noun)), role('second', b)),
      solution: ({ setting, a, b }) => [step(sum(a, b), because.putTogether), ...byADouble(a, b), ENDS(setting, a + b)],
      check: (printed, { amount }) => exact(amount).minus(printed.role('first')).equals(printed.role('second')),
    }),

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
          en: [prose`Write two numbers that are ${apart} apart. Smaller number first.`, gap],
          es: [prose`Escribe dos números con ${apart} de diferencia. El menor primero.`, gap],
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
          rows: pairs.map(([a, b], i) => [
            symbol(itemOf(LETTERS, i)),
            equation(sum(a, b), i === place ? wrong : a + b),
          ]),
        })
        return { en: [prose`Which sum is wrong?`, shown], es: [prose`¿Qué suma es incorrecta?`, shown] }
      },
      key({ pairs, place, wrong }): Both<Content> {
        const [a, b] = itemOf(pairs, place)
        return notThat(equation(sum(a, b), wrong), equation(sum(a, b), a + b))
      },
      solution({ pairs, place, wrong }, answer) {
        const [a, b] = itemOf(pairs, place)
        const [double, off] = [doubleOf(wrong / 2), a + b - wrong]
        return [
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
  }),
)

function termsOf(of: Expr): readonly number[] {
  return of.kind === 'sum' ? of.terms.map(term => exact(term).n) : []
}
