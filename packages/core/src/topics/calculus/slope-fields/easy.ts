import {
  approximate,
  blank,
  both,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  m,
  numberList,
  type Point,
  point as pointOf,
  prose,
  type Random,
  Ratio,
  slopeField,
  step,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { dydx, LATTICE, printedField, shown, slopeAt, slopesAt } from './parts.ts'

/** Right sides whose slopes are whole numbers, halves or thirds on the lattice. */
const simple = {
  ax: (random: Random) => m`${random.pick([2, -2, 3])}x`,
  ay: (random: Random) => m`${random.pick([2, -2, 3])}y`,
  'x + y': () => m`x + y`,
  'x - y': () => m`x - y`,
  xy: () => m`x y`,
  'a - y': (random: Random) => m`${random.int(1, 3)} - y`,
  'x/y': () => m`x/y`,
  '-x/y': () => m`-x/y`,
  'x/2': (random: Random) => m`${Ratio.of(random.pick([1, -1]), 2)}x`,
}

interface Level {
  readonly kinds: readonly (keyof typeof simple)[]
}

const drawSimple = (random: Random, { kinds }: Level) => simple[random.evenly(kinds)](random)

/** Lattice points where there is a slope. */
const points = (random: Random, count: number, of: Expr): Point[] =>
  random.sample(
    LATTICE.filter(([x, y]) => Number.isFinite(approximate(of, { x, y }))),
    count,
  )

function fieldDrawing() {
  return drawing<{ of: string; at: Point[] }>(
    ({ of, at }) => slopeField({ of: JSON.parse(of) as Expr, at }),
    value => [{ ...value, at: [] }],
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  slopeTable: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the table of slopes.`, es: prose`Completa la tabla de pendientes.` },
    lines: 0,
    draw(random, level) {
      const of = drawSimple(random, level)
      // No slope stands more than twice in the table.
      const at = random.until(
        () => points(random, 6, of),
        at => {
          const slopes = at.map(([x, y]) => approximate(of, { x, y }))
          return slopes.every(slope => slopes.filter(other => other === slope).length <= 2)
        },
      )
      return { of, at }
    },
    answer: numberList,
    solution: ({ of, at }, answer) => [
      slopesAt(of, at),
      step(list(...answer), because.explain, {
        sentence: {
          en: line`Write each slope under its point.`,
          es: line`Escribe cada pendiente debajo de su punto.`,
        },
      }),
    ],
    solve: ({ of, at }) => at.map(([x, y]) => evaluate(of, { x, y })),
    ask: ({ of, at }) =>
      both([
        shown(of),
        table({
          rowHeads: true,
          rows: [
            [pointOf(symbol('x'), symbol('y')), ...at.map(([x, y]) => pointOf(x, y))],
            [dydx, ...at.map(() => blank(2))],
          ],
        }),
      ]),
    check(printed, answers) {
      const places = printed
        .all('list')
        .slice(1)
        .map(({ items }) => tupleOf(items, 2).map(item => evaluate(item).toNumber()))
      return (
        answers.length === places.length &&
        answers.every((answer, i) => {
          const [x, y] = tupleOf(itemOf(places, i), 2)
          return exact(answer).toNumber() === approximate(printedField(printed), { x, y })
        })
      )
    },
  }),

  drawSegments: form({
    levels: ['easy'],
    instruction: {
      en: prose`Draw the slope field at the marked points.`,
      es: prose`Dibuja el campo de pendientes en los puntos marcados.`,
    },
    draw: (random, level) => {
      const of = drawSimple(random, level)
      return { of, at: points(random, 9, of) }
    },
    answer: fieldDrawing(),
    solution: ({ of, at }) => [slopesAt(of, at), step(figure(slopeField({ of, at })), because.drawSegments)],
    solve: ({ of, at }) => ({ of: JSON.stringify(of), at }),
    ask: ({ of, at }) => both([shown(of), figure(slopeField({ of, at: [], dots: at }))]),
    check: (printed, { of, at }) => {
      const asked = printedField(printed)
      const given = JSON.parse(of) as Expr
      return (
        printed.figure('slope-field').dots.length === at.length &&
        at.every(([x, y]) => approximate(asked, { x, y }) === approximate(given, { x, y })) &&
        at.length > 0
      )
    },
  }),

  pointOfSlope: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => {
          const of = drawSimple(random, level)
          return { of, at: points(random, 4, of) }
        },
        ({ of, at }) => new Set(at.map(([x, y]) => approximate(of, { x, y }))).size === 4,
      ),
    answer: formulaChoice,
    solve: ({ at }) => pointOf(...itemOf(at, 0)),
    mistakes: ({ at: [, ...others] }) => Object.fromEntries(others.map((at, i) => [`other${i}`, pointOf(...at)])),
    ask({ of, at }) {
      const [x, y] = itemOf(at, 0)
      const wanted = equation(dydx, evaluate(of, { x, y }))
      return {
        en: prose`In the slope field of ${shown(of)}, at which of these points is ${wanted}?`,
        es: prose`En el campo de pendientes de ${shown(of)}, ¿en cuál de estos puntos es ${wanted}?`,
      }
    },
    solution: ({ of, at }, answer) => [
      slopeAt(of, itemOf(at, 0)),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`At this point the slope is the one asked for.`,
          es: line`En este punto la pendiente es la que se busca.`,
        },
      }),
    ],
    whyWrong: ({ of, at: [, ...others] }) => Object.fromEntries(others.map((at, i) => [`other${i}`, slopeAt(of, at)])),
    check(printed, answer) {
      const [field, wanted] = printed.all('relation')
      const given = expr(answer)
      if (!field || !wanted || given.kind !== 'list') return false
      const [x, y] = tupleOf(
        given.items.map(item => approximate(item)),
        2,
      )
      return Math.abs(approximate(field.right, { x, y }) - approximate(wanted.right)) < 1e-9
    },
  }),
})
