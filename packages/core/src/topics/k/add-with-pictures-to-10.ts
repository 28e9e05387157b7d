import {
  type Both,
  blank,
  both,
  type Content,
  counters,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  exact,
  explained,
  explainedBy,
  expr,
  figure,
  figureChoice,
  formulaChoice,
  type Icon,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  sum,
  tenFrame,
  thinkOfAddition,
  tupleOf,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { PICTURES } from '../kit/facts/pictures.ts'

interface Level {
  readonly total: readonly [from: number, to: number]
}

/** The sums of a level in turns, total by total; forms of one level begin at different places of the list. */
function drawFrom(random: Random, { total: [from, to] }: Level, ahead: number) {
  const sums = wholes(from, to).flatMap(total => wholes(1, total - 1).map(a => [a, total - a] as const))
  const [a, b] = random.evenly(turned(sums, ahead))
  return { a, b, icon: random.evenly(turned(PICTURES, ahead)) }
}
const draw = (random: Random, level: Level) => drawFrom(random, level, 0)

interface Facts {
  readonly a: number
  readonly b: number
  readonly icon: Icon
}
const groups = ({ a, b, icon }: Facts) =>
  counters([
    { icon, fill: 'white', count: a, perRow: 5 },
    { icon, fill: 'gray', count: b, perRow: 5 },
  ])
/** The second group as a pupil draws it. */
const withCircles = ({ a, b, icon }: Facts) =>
  counters([
    { icon, fill: 'white', count: a, perRow: 5 },
    { icon: 'circle', fill: 'white', count: b, outline: 'box', perRow: 5 },
  ])
/** Two groups that stand apart from those of another choice. */
const boxed = ({ a, b, icon }: Facts) =>
  counters([
    { icon, fill: 'white', count: a, perRow: 5, outline: 'box' },
    { icon, fill: 'gray', count: b, perRow: 5, outline: 'box' },
  ])
const frame = ({ a, b }: Facts) => tenFrame({ gray: a, white: b })

/** How many of each fill are drawn, in counters or on a ten-frame. */
function drawnIn(printed: Printed): readonly number[] {
  const [cells] = printed.figures('ten-frame').map(({ frames }) => frames.flat())
  if (cells) return (['gray', 'white'] as const).map(fill => cells.filter(cell => cell === fill).length)
  return printed.figure('counters').groups.map(({ items }) => items.length)
}

/** The addends and the total of a + b = c. */
function partsOf(statement: Expr): { readonly addends: readonly number[]; readonly total: number } | null {
  if (statement.kind !== 'relation' || statement.left.kind !== 'sum') return null
  return { addends: statement.left.terms.map(term => exact(term).n), total: exact(statement.right).n }
}

/** Whether a + b = c tells what is drawn, in either order, counted one by one. */
function tells(printed: Printed, statement: Expr): boolean {
  const drawn = drawnIn(printed)
  const parts = partsOf(statement)
  return (
    parts !== null &&
    isTrue(statement) &&
    [drawn, [...drawn].reverse()].some(order => order.every((count, i) => parts.addends[i] === count)) &&
    parts.total === drawn.reduce((all, count) => all + count, 0)
  )
}

/** The first group is counted, then on through the second. */
const GROUPS = {
  first: { en: line`the first group`, es: line`el primer grupo` },
  second: { en: line`the second group`, es: line`el segundo grupo` },
}
const COUNTERS = {
  first: { en: line`the gray counters`, es: line`las fichas grises` },
  second: { en: line`the white counters`, es: line`las fichas blancas` },
}
const countedTogether = ({ a, b }: Pick<Facts, 'a' | 'b'>, parts: typeof GROUPS = GROUPS): readonly Step[] => {
  const to = (first: number, last: number) => list(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
  return [
    step(to(1, a), because.count, { group: parts.first }),
    step(to(a + 1, a + b), because.keepCounting, { group: parts.second }),
    step(equation(sum(a, b), a + b), because.lastNumberTellsHowMany),
  ]
}

const inGroup = (name: 'first' | 'second', right: number, wrong: number) =>
  name === 'first'
    ? {
        en: line`The first group has ${right}, not ${wrong}.`,
        es: line`El primer grupo tiene ${right}, no ${wrong}.`,
      }
    : {
        en: line`The second group has ${right}, not ${wrong}.`,
        es: line`El segundo grupo tiene ${right}, no ${wrong}.`,
      }
const showsSum = (a: number, b: number) => ({
  en: line`This picture shows ${sum(a, b)}.`,
  es: line`Este dibujo muestra ${sum(a, b)}.`,
})

const eitherOrder = {
  en: prose`The first two numbers can be in either order.`,
  es: prose`Los dos primeros números pueden ir en cualquier orden.`,
}
const instruction = { en: prose`Add.`, es: prose`Suma.` }
const write = { en: prose`Write the addition sentence.`, es: prose`Escribe la suma.` }

export const addWithPicturesTo10 = defineTopic(
  {
    id: 'add-with-pictures-to-10',
    name: { en: 'Add with pictures to 10', es: 'Sumar con dibujos hasta 10' },
    description: {
      en: 'Count two groups in a picture and write an addition equation with a total up to 10.',
      es: 'Cuenta dos grupos en un dibujo y escribe una ecuación de suma con total hasta 10.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.1'],
    rev: 7,
    levels: {
      easy: { total: [2, 5] },
      medium: { total: [6, 10] },
      hard: { total: [5, 10] },
    },
  },
  form => ({
    complete: form({
      levels: ['easy'],
      share: 2,
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: facts => both([figure(groups(facts)), equation(sum(facts.a, facts.b), blank(2))]),
      solution: facts => countedTogether(facts),
      check: (printed, answer) => tells(printed, equation(printed.one('sum'), answer)),
    }),

    completeFrame: form({
      levels: ['easy'],
      instruction,
      draw: (random, level: Level) => drawFrom(random, level, 5),
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: facts => both([figure(frame(facts)), equation(sum(facts.a, facts.b), blank(2))]),
      solution: facts => countedTogether(facts, COUNTERS),
      check: (printed, answer) => tells(printed, equation(printed.one('sum'), answer)),
    }),

    write: form({
      levels: ['medium'],
      share: 2,
      instruction: write,
      draw,
      answer: equationAsWritten,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      ask: facts => both([figure(groups(facts)), equation(sum(blank(2), blank(2)), blank(2))]),
      key: () => eitherOrder,
      solution: facts => countedTogether(facts),
      check: tells,
    }),

    writeFrame: form({
      levels: ['medium'],
      instruction: write,
      draw: (random, level: Level) => drawFrom(random, level, 26),
      answer: equationAsWritten,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      ask: facts => both([figure(frame(facts)), equation(sum(blank(2), blank(2)), blank(2))]),
      key: () => eitherOrder,
      solution: facts => countedTogether(facts, COUNTERS),
      check: tells,
    }),

    drawTheSecond: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const [a, b] = random.evenly([
          [3, 5],
          [6, 4],
          [2, 5],
          [5, 4],
          [4, 6],
          [1, 7],
          [3, 6],
          [2, 8],
        ] as const)
        return { a, b, icon: random.pick(PICTURES) }
      },
      answer: {
        ...drawing<Facts & { [key: string]: string | number }>(groups, facts => [
          { ...facts, b: facts.b + 1 },
          { ...facts, b: facts.b - 1 },
        ]),
        show: facts => both([figure(withCircles(facts)), equation(sum(facts.a, facts.b), facts.a + facts.b)]),
      },
      solve: facts => ({ ...facts }),
      ask({ a, b, icon }): Both<Content> {
        const drawn = figure(
          counters([
            { icon, fill: 'white', count: a, perRow: 5 },
            { count: 0, outline: 'box', size: 2 },
          ]),
        )
        const unfinished = equation(sum(a, blank(2)), a + b)
        return {
          en: [prose`Draw circles to make ${a + b} in all. Then write the missing number.`, drawn, unfinished],
          es: [
            prose`Dibuja círculos para tener ${a + b} en total. Luego escribe el número que falta.`,
            drawn,
            unfinished,
          ],
        }
      },
      solution: facts => [
        ...thinkOfAddition(facts.a, facts.a + facts.b).slice(0, 1),
        step(figure(withCircles(facts)), because.drawOneForEach),
        step(equation(sum(facts.a, facts.b), facts.a + facts.b), because.writeTheMissingNumber),
      ],
      check(printed, { a, b }) {
        const total = exact(printed.one('relation').right)
        return total.minus(a).equals(b) && drawnIn(printed)[0] === a
      },
    }),

    choose: form({
      levels: ['medium'],
      share: 2,
      draw: (random, level: Level) => drawFrom(random, level, 29),
      answer: formulaChoice,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      // Each is true, of another picture.
      mistakes: ({ a, b }) => ({
        oneMore: equation(sum(a, b + 1), a + b + 1),
        oneLess: a > 1 ? equation(sum(a - 1, b), a + b - 1) : equation(sum(a + 2, b), a + b + 2),
        subtracted: equation(minus(Math.max(a, b) + 1, Math.min(a, b)), Math.max(a, b) + 1 - Math.min(a, b)),
      }),
      ask(facts): Both<Content> {
        const drawn = figure(groups(facts))
        return {
          en: [drawn, prose`Which number sentence fits the picture?`],
          es: [drawn, prose`¿Qué operación corresponde al dibujo?`],
        }
      },
      solution: facts => countedTogether(facts),
      whyWrong: ({ a, b }) => ({
        oneMore: inGroup('second', b, b + 1),
        oneLess: inGroup('first', a, a > 1 ? a - 1 : a + 2),
        subtracted: { en: line`Nothing is taken away.`, es: line`No se quita nada.` },
      }),
      check: (printed, answer) => tells(printed, expr(answer)),
    }),

    whichPicture: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const [a, b] = random.evenly([
          [4, 2],
          [2, 6],
          [5, 3],
          [1, 5],
          [6, 3],
          [3, 2],
          [2, 4],
          [4, 3],
          [1, 8],
          [5, 2],
        ] as const)
        return { a, b, icon: random.evenly(PICTURES) }
      },
      answer: figureChoice,
      solve: boxed,
      // As many in all, or the first group alone right.
      mistakes: ({ a, b, icon }) => ({
        sameTotal: boxed({ a: a + 1, b: b - 1, icon }),
        sameFirst: boxed({ a, b: b + 1, icon }),
      }),
      ask: ({ a, b }): Both<Content> => ({
        en: [equation(sum(a, blank(2)), a + b), prose`Find the missing number. Which picture shows it?`],
        es: [equation(sum(a, blank(2)), a + b), prose`Halla el número que falta. ¿Qué dibujo lo muestra?`],
      }),
      solution: facts => [
        ...thinkOfAddition(facts.a, facts.a + facts.b).slice(0, 1),
        explained(
          equation(sum(facts.a, facts.b), facts.a + facts.b),
          line`You say ${facts.b} numbers: the second group has ${facts.b}.`,
          line`Dices ${facts.b} números: el segundo grupo tiene ${facts.b}.`,
        ),
        explainedBy(figure(boxed(facts)), showsSum(facts.a, facts.b)),
      ],
      whyWrong: ({ a, b }) => ({ sameTotal: showsSum(a + 1, b - 1), sameFirst: showsSum(a, b + 1) }),
      check(printed, answer) {
        if (answer.kind !== 'counters' || answer.groups.length !== 2) return false
        const [first, second] = tupleOf(
          answer.groups.map(({ items }) => items.length),
          2,
        )
        const { left, right } = printed.one('relation')
        return (
          left.kind === 'sum' && exact(itemOf(left.terms, 0)).equals(first) && exact(right).minus(first).equals(second)
        )
      },
    }),
  }),
)
