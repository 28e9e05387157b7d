import {
  answerStep,
  blank,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  itemOf,
  line,
  measure,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  statements,
  story,
  table,
  tableCells,
  times,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import { prismNet } from '../../../figure/net.ts'
import { shown } from '../../kit/decimals/shown.ts'
import {
  type Box,
  boxOf,
  boxSteps,
  boxSurface,
  drawnBox,
  inSquares,
  isBoxSurface,
  LENGTH_UNITS,
  wrapped,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Form } from './levels.ts'
import { packages } from './settings.ts'

type Range = readonly [least: number, most: number]
/** The forms draw boxes of different sizes: those of one sheet are not alike. */
const drawBox = (random: Random, length: Range, width: Range, height: Range): Box =>
  random.until(
    () => boxOf(random.int(...length), random.int(...width), random.int(...height)),
    ([l, w, h]) => l.compare(w) > 0 && !w.equals(h) && !l.equals(h) && l.compare(h.times(4)) <= 0,
  )

const SIDES = [
  words('top and bottom', 'superior e inferior'),
  words('front and back', 'frontal y posterior'),
  words('left and right', 'izquierda y derecha'),
] as const
const IN_WORDS = {
  centimeter: words('square centimeters', 'centímetros cuadrados'),
  meter: words('square meters', 'metros cuadrados'),
  inch: words('square inches', 'pulgadas cuadradas'),
  foot: words('square feet', 'pies cuadrados'),
} as const
const HEAD = [
  [words('Faces', 'Caras')],
  [words('Area of one', 'Área de una')],
  [words('Area of both', 'Área de las dos')],
] as const
const areasOf = ([l, w, h]: Box): readonly Ratio[] => [l.times(w), l.times(h), w.times(h)]

export const easyForms = (form: Form) => ({
  box: form({
    levels: ['easy'],
    lines: 4,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), box: drawBox(random, [10, 15], [4, 9], [5, 12]) }),
    answer: measured,
    solve: ({ box, unit }) => inSquares(boxSurface(box), unit),
    ask: ({ box, unit }) =>
      withFigure(
        {
          en: prose`Find the surface area of the rectangular prism.`,
          es: prose`Halla el área de superficie del prisma rectangular.`,
        },
        drawnBox(box, unit),
      ),
    solution: ({ box, unit }) => boxSteps(box, measure(shown(boxSurface(box)), squared(unit))),
    check: isBoxSurface,
  }),

  net: form({
    levels: ['easy'],
    lines: 4,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), box: drawBox(random, [5, 9], [3, 6], [2, 8]) }),
    answer: measured,
    solve: ({ box, unit }) => inSquares(boxSurface(box), unit),
    ask: ({ box, unit }) =>
      withFigure(
        {
          en: prose`This is the net of a box. Find the surface area of the box.`,
          es: prose`Este es el desarrollo plano de una caja. Halla el área de superficie de la caja.`,
        },
        prismNet(...box, { unit }),
      ),
    solution: ({ box, unit }) => boxSteps(box, measure(shown(boxSurface(box)), squared(unit))),
    check(printed, { amount }) {
      const { of } = printed.figure('net')
      if (of.solid !== 'rectangular-prism') return false
      const [l, w, h] = [of.length, of.width, of.height].map(size => Ratio.from(ratioOfExact(size)))
      return !!l && !!w && !!h && exact(amount).equals(wrapped(l, w, h))
    },
  }),

  faces: form({
    levels: ['easy'],
    kind: 'table',
    draw: random => ({ unit: random.pick(LENGTH_UNITS), box: drawBox(random, [7, 12], [5, 11], [3, 6]) }),
    answer: tableCells,
    solve: ({ box }) => {
      const rows = areasOf(box).map((area, i): readonly Expr[] => [itemOf(SIDES, i), expr(area), expr(area.times(2))])
      return { head: HEAD, rows, blanks: rows.flatMap(row => row.slice(1)) }
    },
    ask: ({ box, unit }) => {
      const drawn = figure(drawnBox(box, unit))
      const grid = table({ head: HEAD, rows: SIDES.map(side => [side, blank(), blank()]) })
      const square = IN_WORDS[unit]
      return {
        en: [prose`Complete the table of the faces of the prism. Write the areas in ${square}.`, drawn, grid],
        es: [prose`Completa la tabla de las caras del prisma. Escribe las áreas en ${square}.`, drawn, grid],
      }
    },
    solution: ({ box }) => {
      const [l, w, h] = box
      const sides: readonly (readonly [Ratio, Ratio])[] = [
        [l, w],
        [l, h],
        [w, h],
      ]
      return [
        explained(
          statements(...sides.map(([a, b]) => equation(times(a, b), a.times(b)))),
          line`Area of one: length × width for the top, length × height for the front, width × height for the left side.`,
          line`Área de una: largo × ancho para la superior, largo × altura para la frontal y ancho × altura para la izquierda.`,
        ),
        explained(
          statements(...areasOf(box).map(area => equation(times(2, area), area.times(2)))),
          line`The face across from each is equal to it: double each area.`,
          line`La cara opuesta a cada una es igual: duplica cada área.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'rectangular-prism' || blanks.length !== 6) return false
      const [l, w, h] = tupleOf(
        [solid.length, solid.width, solid.height].map(size => Ratio.from(ratioOfExact(size))),
        3,
      )
      const [a, b, c, d, e, f] = blanks.map(value => exact(value)) as [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio]
      return (
        a.over(w).equals(l) &&
        c.over(h).equals(l) &&
        e.over(h).equals(w) &&
        b.minus(a).equals(a) &&
        d.minus(c).equals(c) &&
        f.minus(e).equals(e)
      )
    },
  }),

  packages: form(
    story({
      levels: ['easy'],
      settings: packages,
      lines: 4,
      draw(random, { unit, ranges: [a, b, c] }) {
        const [l, w, h] = random.until(
          () => [random.int(...a), random.int(...b), random.int(...c)] as const,
          ([, w, h]) => w !== h,
        )
        return { length: measure(l, unit), width: measure(w, unit), height: measure(h, unit) }
      },
      answer: measured,
      solve: ({ length, width, height }, { unit }) =>
        inSquares(boxSurface([evaluate(length), evaluate(width), evaluate(height)]), unit),
      ask: ({ length, width, height }, { ask }) => ask(length, width, height),
      solution: ({ length, width, height }, { amount, unit }, { ends }) => {
        const area = measure(amount, unit)
        const steps = boxSteps([evaluate(length), evaluate(width), evaluate(height)], area)
        const last = itemOf(steps, steps.length - 1)
        return [
          ...steps.slice(0, -1),
          answerStep(last.work, {
            en: [...last.says.en, ' ', ...ends(area).en],
            es: [...last.says.es, ' ', ...ends(area).es],
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount).equals(wrapped(numberOf('length'), numberOf('width'), numberOf('height'))),
    }),
  ),
})
