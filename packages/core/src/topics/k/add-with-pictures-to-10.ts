import { formulaChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equationAsWritten } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { counters } from '../../figure/counters.ts'
import type { Icon } from '../../figure/icon.ts'
import { tenFrame } from '../../figure/ten-frame.ts'
import { blank, equation, expr, minus, sum } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { PICTURES } from './kit/pictures.ts'

interface Level {
  readonly total: readonly [from: number, to: number]
}

function draw(random: Random, { total: [from, to] }: Level) {
  const total = random.int(from, to)
  const a = random.int(1, total - 1)
  return { a, b: total - a, icon: random.pick(PICTURES) }
}

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

const instruction = { en: prose`Add.`, es: prose`Suma.` }
const write = { en: prose`Write the addition.`, es: prose`Escribe la suma.` }

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
      lines: 0,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: facts => both([figure(groups(facts)), equation(sum(facts.a, facts.b), blank(2))]),
      check: (printed, answer) => tells(printed, equation(printed.one('sum'), answer)),
    }),

    completeFrame: form({
      levels: ['easy'],
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: facts => both([figure(frame(facts)), equation(sum(facts.a, facts.b), blank(2))]),
      check: (printed, answer) => tells(printed, equation(printed.one('sum'), answer)),
    }),

    write: form({
      levels: ['medium'],
      share: 2,
      instruction: write,
      lines: 0,
      draw,
      answer: equationAsWritten,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      ask: facts => both([figure(groups(facts)), equation(sum(blank(2), blank(2)), blank(2))]),
      check: tells,
    }),

    writeFrame: form({
      levels: ['medium'],
      instruction: write,
      lines: 0,
      draw,
      answer: equationAsWritten,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      ask: facts => both([figure(frame(facts)), equation(sum(blank(2), blank(2)), blank(2))]),
      check: tells,
    }),

    drawTheSecond: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw,
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
        const unfinished = equation(sum(a, b), blank(2))
        return {
          en: [prose`Draw the second group. Use circles. Then add.`, drawn, unfinished],
          es: [prose`Dibuja el segundo grupo. Usa círculos. Luego suma.`, drawn, unfinished],
        }
      },
      check(printed, { a, b }) {
        const [first, second] = printed.one('sum').terms.map(term => exact(term))
        return first?.equals(a) === true && second?.equals(b) === true && drawnIn(printed)[0] === a
      },
    }),

    choose: form({
      levels: ['hard'],
      share: 2,
      draw,
      answer: formulaChoice,
      solve: ({ a, b }) => equation(sum(a, b), a + b),
      mistakes: ({ a, b }) => ({
        totalOneOff: equation(sum(a, b), a + b - 1),
        subtracted: equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
        totalOneMore: equation(sum(a, b), a + b + 1),
      }),
      ask(facts): Both<Content> {
        const drawn = figure(groups(facts))
        return {
          en: [drawn, prose`Which one fits the picture?`],
          es: [drawn, prose`¿Cuál va con el dibujo?`],
        }
      },
      check: (printed, answer) => tells(printed, expr(answer)),
    }),
  }),
)
