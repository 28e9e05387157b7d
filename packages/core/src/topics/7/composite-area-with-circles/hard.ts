import {
  answerStep,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  failed,
  itemOf,
  line,
  measure,
  minus,
  money,
  moneyAmount,
  percentage,
  price,
  Ratio,
  relation,
  role,
  step,
  story,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { DECIMAL_PI, roundsWell, toTenth, usePi } from '../../kit/geometry/pi.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { measuredArea, measuredOutline } from './drawn-area.ts'
import { type Form, LENGTH_UNITS } from './levels.ts'
import { inTenths, isValue, MADE, paragraph, radiusOf } from './parts.ts'
import { pavedThings } from './settings.ts'
import {
  A,
  DECIMAL,
  decimalArea,
  drawBite,
  drawFan,
  drawn,
  drawTrack,
  drawWindow,
  pieceStep,
  type Shape,
  TENTH,
  totalOf,
} from './shapes.ts'

const OUTLINES = [drawBite, drawFan, drawWindow] as const
const diameterStep = ({ work, value }: NonNullable<Shape['derived']>) =>
  explained(
    equation(work, shown(value)),
    line`Subtract the two short pieces from the whole side: the diameter of the half circle.`,
    line`Resta del lado completo los dos tramos cortos: el diámetro del semicírculo.`,
  )
const longSideStep = (side: Ratio) =>
  explained(
    equation(sum(shown(side), shown(side)), shown(side.times(2))),
    line`The longest straight side is a side of the square and a radius of the circle.`,
    line`El lado recto más largo está formado por un lado del cuadrado y un radio del círculo.`,
  )
const P = symbol('P')
const X = symbol('x')

/** The straight sides of the outline, and how many times π the arc is. */
function outlineOf({ name, sizes }: Shape): {
  readonly straight: readonly Ratio[]
  readonly arc: Ratio
  readonly work: Expr
} {
  const [a, b, left, right, d] = sizes as [Ratio, Ratio, Ratio, Ratio, Ratio]
  switch (name) {
    case 'fan':
      return {
        straight: [a, a.times(2), a],
        arc: a.over(2),
        work: times(Ratio.of(1, 4), 2, DECIMAL_PI, shown(a)),
      }
    case 'window':
      return { straight: [b, a, b], arc: a.over(2), work: times(Ratio.of(1, 2), DECIMAL_PI, shown(a)) }
    default:
      return {
        straight: [a, b, right, left, b],
        arc: d.over(2),
        work: times(Ratio.of(1, 2), DECIMAL_PI, shown(d)),
      }
  }
}
const outlineLength = (shape: Shape): Ratio => {
  const { straight, arc } = outlineOf(shape)
  return straight.reduce((all, one) => all.plus(one), arc.times(DECIMAL))
}

const percentOf = (of: Expr): Expr => ({ kind: 'percent', of })

export const hardForms = (form: Form) => ({
  outline: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const make = random.evenly(OUTLINES)
      const radius = radiusOf(random, 'arcs', 0)
      return {
        shape: random.until(
          () => make(random, radius),
          shape => roundsWell(outlineLength(shape)),
        ),
        unit: random.pick(LENGTH_UNITS),
      }
    },
    answer: inTenths,
    solve: ({ shape, unit }) => ({ amount: shown(toTenth(outlineLength(shape))), unit }),
    ask: ({ shape, unit }) => {
      const figure = drawn(shape, unit, false)
      const use = usePi('3.14', 'tenth')
      const { en, es } = paragraph(MADE[shape.name], {
        en: [...line`Find the perimeter of the figure. `, ...use.en],
        es: [...line`Halla el perímetro de la figura. `, ...use.es],
      })
      return { en: [en, figure], es: [es, figure] }
    },
    solution: ({ shape, unit }, { amount }) => {
      const { straight, arc, work } = outlineOf(shape)
      const sides = straight.reduce((all, one) => all.plus(one))
      const round = arc.times(DECIMAL)
      return [
        ...(shape.derived ? [diameterStep(shape.derived)] : []),
        explained(
          equation(work, shown(round)),
          shape.name === 'fan'
            ? line`The arc is a quarter of the circumference, 2 times π times the radius.`
            : line`The arc is half of the circumference, π times the diameter.`,
          shape.name === 'fan'
            ? line`El arco es la cuarta parte de la circunferencia, 2 por π por el radio.`
            : line`El arco es la mitad de la circunferencia, π por el diámetro.`,
        ),
        ...(shape.name === 'fan' ? [longSideStep(itemOf(straight, 0))] : []),
        explained(
          equation(sum(...straight.map(shown)), shown(sides)),
          shape.name === 'fan'
            ? line`Add the straight sides of the outline. The dashed radius is inside and does not count.`
            : line`Add the straight sides of the outline.`,
          shape.name === 'fan'
            ? line`Suma los lados rectos del contorno. El radio discontinuo está adentro y no cuenta.`
            : line`Suma los lados rectos del contorno.`,
        ),
        explained(
          equation(P, equation(sum(shown(sides), shown(round)), shown(sides.plus(round)))),
          line`Add the arc.`,
          line`Suma el arco.`,
        ),
        step(relation(P, '≈', measure(amount, unit)), because.roundAtTheEnd, { place: TENTH }),
      ]
    },
    check: (printed, answer) => isValue(answer, measuredOutline(printed.figure('polygon'), 3.14), '3.14'),
  }),

  percent: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({
      shape: random.until(
        () => drawBite(random, Ratio.of(random.int(2, 8))),
        shape => {
          const percent = shareOf(shape).times(100)
          const part = percent.minus(Math.floor(percent.toNumber()))
          return (
            !percent.isInteger &&
            part
              .minus(Ratio.of(1, 2))
              .times(part.minus(Ratio.of(1, 2)))
              .compare(Ratio.of(1, 200)) > 0
          )
        },
      ),
      unit: random.pick(LENGTH_UNITS),
    }),
    answer: { ...percentage, requires: 'decimal-places-0' },
    solve: ({ shape }) => expr(Ratio.of(shareOf(shape).times(100).rounded())),
    ask: ({ shape, unit }) => {
      const figure = drawn(shape, unit, true)
      const { en, es } = paragraph(MADE.bite, {
        en: line`What percent of the rectangle is shaded? Use ${DECIMAL_PI} for ${symbol('π')}. Round to the nearest whole percent.`,
        es: line`¿Qué porcentaje del rectángulo está sombreado? Usa ${DECIMAL_PI} como valor de ${symbol('π')}. Redondea al porcentaje entero más cercano.`,
      })
      return { en: [en, figure], es: [es, figure] }
    },
    solution: ({ shape }, answer) => {
      const [w, h] = shape.sizes as [Ratio, Ratio]
      const whole = w.times(h)
      const shaded = decimalArea(shape)
      const share = shaded.over(whole)
      const places =
        [1000, 10_000, 100_000].find(scale => share.times(scale).rounded() % (scale / 100) !== 0) ??
        failed('the percent is a whole number')
      const decimal = Ratio.of(share.times(places).rounded(), places)
      return [
        ...(shape.derived ? [diameterStep(shape.derived)] : []),
        ...shape.pieces.map(piece => pieceStep(piece, '3.14')),
        explained(
          equation(totalOf(shape, '3.14'), shown(shaded)),
          line`Subtract: the shaded area.`,
          line`Resta: el área sombreada.`,
        ),
        explained(
          relation(divide(shown(shaded), shown(whole)), '≈', shown(decimal)),
          line`Divide the shaded area by the whole area.`,
          line`Divide el área sombreada entre el área total.`,
        ),
        answerStep(relation(percentOf(shown(decimal.times(100))), '≈', percentOf(expr(answer))), {
          en: line`Write ${shown(decimal)} as a percent and round: about ${percentOf(expr(answer))} of the rectangle is shaded.`,
          es: line`Escribe ${shown(decimal)} como porcentaje y redondea: está sombreado aproximadamente el ${percentOf(expr(answer))} del rectángulo.`,
        }),
      ]
    },
    check(printed, answer) {
      const shape = printed.figure('polygon')
      const whole = measuredArea({ ...shape, arcs: [] }, 3.14)
      const percent = (100 * measuredArea(shape, 3.14)) / whole
      return Math.abs(exact(answer).toNumber() - percent) < 0.5 && exact(answer).isInteger
    },
  }),

  missing: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const make = random.evenly(turned([drawTrack, drawWindow] as const, 1))
      return { shape: make(random, radiusOf(random, 'all', 2)), unit: random.pick(LENGTH_UNITS) }
    },
    answer: measured,
    solve: ({ shape, unit }) => ({ amount: expr(lengthOf(shape)), unit }),
    ask: ({ shape, unit }) => {
      const area = role('area', measure(shown(decimalArea(shape)), squared(unit)))
      const figure = drawn(shape, unit, false, { [shape.name === 'track' ? 0 : 1]: 'x' })
      const { en, es } = paragraph(MADE[shape.name], {
        en: line`Its area, found with ${DECIMAL_PI} for ${symbol('π')}, is ${area}. Find the length ${X}.`,
        es: line`Su área, hallada con ${DECIMAL_PI} como valor de ${symbol('π')}, es de ${area}. Halla la longitud ${X}.`,
      })
      return { en: [en, figure], es: [es, figure] }
    },
    solution: ({ shape, unit }, { amount }) => {
      const round = shape.pieces[1]
      if (!round) return []
      const [all, arc] = [decimalArea(shape), decimalArea({ ...shape, pieces: [round] })]
      const rest = all.minus(arc)
      const width = widthOf(shape)
      return [
        pieceStep(round, '3.14'),
        explained(
          equation(minus(shown(all), shown(arc)), shown(rest)),
          line`Subtract this area from the whole area: the rectangle is left.`,
          line`Resta esta área del área total: queda el rectángulo.`,
        ),
        explained(
          equation(X, equation(divide(shown(rest), shown(width)), measure(amount, unit))),
          line`Divide the area of the rectangle by its other side.`,
          line`Divide el área del rectángulo entre su otro lado.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const shape = printed.figure('polygon')
      const open = shape.lines.find(({ label }) => label?.kind === 'symbol')
      const at = (name: string) => shape.points.find(point => point.name === name)!.at
      if (!open) return false
      const [a, b] = [at(open.from), at(open.to)]
      const length = Math.hypot(a[0] - b[0], a[1] - b[1])
      return (
        Math.abs(measuredArea(shape, 3.14) - printed.role('area').toNumber()) < 0.001 &&
        Math.abs(exact(amount).toNumber() - length) < 0.001
      )
    },
  }),

  cost: form(
    story({
      levels: ['hard'],
      settings: pavedThings,
      lines: 5,
      draw: (random, { unit, width, length, prices }) => ({
        width: measure(2 * random.int(width[0] / 2, width[1] / 2), unit),
        length: measure(random.int(...length), unit),
        price: price(random.pick(prices)),
      }),
      answer: moneyAmount,
      solve: ({ width, length, price: { cents } }, { ends }) =>
        decimalArea(ends2(evaluate(width), evaluate(length), ends.halves))
          .times(cents)
          .toNumber(),
      ask: ({ width, length, price: each }, { ask }) => {
        const { en, es } = ask(width, length, each)
        return paragraph({ en, es }, usePi('3.14'))
      },
      solution: ({ width, length, price: each }, cost, { unit, ends }) => {
        const shape = ends2(evaluate(width), evaluate(length), ends.halves)
        const area = decimalArea(shape)
        return [
          ...shape.pieces.map(piece => pieceStep(piece, '3.14')),
          explained(
            equation(A, equation(totalOf(shape, '3.14'), measure(shown(area), squared(unit)))),
            line`Add the areas of the parts.`,
            line`Suma las áreas de las partes.`,
          ),
          answerStep(equation(times(shown(area), each), money(cost)), {
            en: [...line`Multiply the area by the price. `, ...ends.says(money(cost)).en],
            es: [...line`Multiplica el área por el precio. `, ...ends.says(money(cost)).es],
          }),
        ]
      },
      // The price buys the rectangle and one half circle, or two.
      check: (numberOf, cost) => {
        const w = numberOf('width')
        const round = Ratio.of(cost, 100)
          .over(numberOf('price'))
          .minus(w.times(numberOf('length')))
          .over(w)
          .over(w)
        return round.equals(DECIMAL.over(8)) || round.equals(DECIMAL.over(4))
      },
    }),
  ),
})

const shareOf = (shape: Shape): Ratio => {
  const [w, h] = shape.sizes as [Ratio, Ratio]
  return decimalArea(shape).over(w.times(h))
}
const lengthOf = ({ name, sizes }: Shape): Ratio => (name === 'track' ? sizes[0] : sizes[1]) as Ratio
const widthOf = ({ name, sizes }: Shape): Ratio => (name === 'track' ? sizes[1] : sizes[0]) as Ratio
/** A rectangle with a half circle at one end, or at both. */
const ends2 = (width: Ratio, length: Ratio, halves: 1 | 2): Shape => ({
  name: halves === 2 ? 'track' : 'window',
  sizes: [width, length],
  pieces: [
    { kind: 'rectangle', sizes: [length, width] },
    { kind: halves === 2 ? 'two halves' : 'half', sizes: [width.over(2)] },
  ],
})
