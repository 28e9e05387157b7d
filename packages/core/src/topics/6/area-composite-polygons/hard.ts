import {
  answerStep,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  itemOf,
  line,
  measure,
  minus,
  money,
  moneyAmount,
  price,
  prose,
  type Random,
  Ratio,
  role,
  story,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale, labelledLengths } from '../../kit/geometry/drawn.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaOf, type Composite, partSteps, totalStep } from './composites.ts'
import { type Draw, drawChapel, drawGem, drawStairs, wholes } from './irregular-shapes.ts'
import { drawEll, drawHouse } from './joined-shapes.ts'
import { askArea, checkArea, drawLie, drawnOf, type Form, figureOf, inSquares, solutionOf } from './parts.ts'
import { borderedThings, pricedThings } from './settings.ts'
import { waysForms } from './ways.ts'

/** In half of the figures a length has a half. */
const halves: Draw = (random, least, most) => Ratio.of(random.int(2 * least, 2 * most), 2)
const SHAPES = [drawStairs, drawGem, drawChapel] as const

const withLetter = (composite: Composite, name: string): Composite => ({
  ...composite,
  labels: { ...composite.labels, [name]: 'x' },
})
const X = symbol('x')

export const hardForms = (form: Form) => ({
  irregular: form({
    levels: ['hard'],
    lines: 6,
    draw(random) {
      const length = random.evenly([wholes, halves])
      const shape = random.evenly(SHAPES)
      const composite = random.until(
        () => shape(random, length),
        drawn =>
          length === wholes || Object.values(drawn.labels).some(one => typeof one !== 'string' && !one.isInteger),
      )
      return drawnOf(random, composite)
    },
    answer: measured,
    solve: inSquares,
    ask: drawn => askArea(drawn, { en: prose`Find the area of the figure.`, es: prose`Halla el área de la figura.` }),
    solution: solutionOf,
    check: checkArea,
  }),

  cost: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random) {
      const setting = random.evenly(pricedThings)
      const shape = random.evenly([drawChapel, drawStairs, drawGem])
      const composite = random.until(
        () => shape(random, larger),
        drawn => areaOf(drawn).isInteger,
      )
      return { composite, unit: setting.unit, lie: drawLie(random), setting, price: random.pick(setting.prices) }
    },
    answer: moneyAmount,
    solve: ({ composite, price }) => areaOf(composite).times(price).toNumber(),
    ask: drawn => {
      const { setting } = drawn
      const { en, es } = setting.ask(role('price', price(drawn.price)))
      const shape = figureOf(drawn)
      return { en: [en, shape], es: [es, shape] }
    },
    solution: ({ composite, setting, price: each }, cost) => {
      const area = areaOf(composite)
      const dollars = each - (each % 100)
      const parts = [dollars, each % 100].map(cents => money(cents * area.toNumber()))
      const [end, all] = [setting.ends(money(cost)), money(cost)]
      return [
        ...partSteps(composite),
        totalStep(composite, measure(shown(area), squared(setting.unit))),
        answerStep(equation(times(area, price(each)), equation(sum(...parts), all)), {
          en: [...line`Multiply the area by the dollars and by the cents of the price, and add. `, ...end.en],
          es: [...line`Multiplica el área por los dólares y por los centavos del precio, y suma. `, ...end.es],
        }),
      ]
    },
    check(printed, cost) {
      const drawn = printed.figure('polygon')
      return (
        isTrueToScale(drawn) &&
        printed
          .role('price')
          .times(Math.round(drawnArea(drawn)))
          .times(100)
          .equals(cost)
      )
    },
  }),

  missingLength: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(['house', 'ell'] as const)
      return { ...drawnOf(random, kind === 'house' ? drawHouse(random) : drawEll(random)), kind }
    },
    answer: measured,
    solve: ({ composite, kind, unit }) => ({
      amount: kind === 'house' ? itemOf(composite.pieces, 1).sizes[1] : itemOf(composite.pieces, 1).sizes[0],
      unit,
    }),
    ask: drawn => {
      const area = role('area', measure(areaOf(drawn.composite), squared(drawn.unit)))
      const shape = figureOf({ ...drawn, composite: withLetter(drawn.composite, drawn.kind === 'house' ? 'DF' : 'EF') })
      return {
        en: [prose`The area of the figure is ${area}. Find the length ${X}.`, shape],
        es: [prose`El área de la figura es de ${area}. Halla la longitud ${X}.`, shape],
      }
    },
    solution: ({ composite, kind, unit }, { amount }) => {
      const [one, two] = composite.pieces.map(({ sizes }) => sizes) as [[Ratio, Ratio], [Ratio, Ratio]]
      const [first, all] = [one[0].times(one[1]), areaOf(composite)]
      const rest = all.minus(first)
      const found = measure(amount, unit)
      const [AB, BC, DE, FA] = [symbol('AB'), symbol('BC'), symbol('DE'), symbol('FA')]
      const rectangle = explained(
        equation(times(...one), first),
        line`Area of the rectangle with sides ${AB} and ${BC}.`,
        line`Área del rectángulo de lados ${AB} y ${BC}.`,
      )
      if (kind === 'house')
        return [
          rectangle,
          explained(
            equation(minus(all, first), rest),
            line`Subtract it from the whole area: the area of triangle ${symbol('CDE')} is left.`,
            line`Réstala del área total: queda el área del triángulo ${symbol('CDE')}.`,
          ),
          explained(
            equation(times(2, rest), rest.times(2)),
            line`The triangle is half of the base times the height: double its area.`,
            line`El triángulo es la mitad de la base por la altura: duplica su área.`,
          ),
          explained(
            equation(X, equation(divide(rest.times(2), two[0]), found)),
            line`Divide by the base ${symbol('CE')}, which is as long as ${AB}.`,
            line`Divide entre la base ${symbol('CE')}, que mide lo mismo que ${AB}.`,
          ),
        ]
      const h = one[1].plus(two[1])
      return [
        explained(
          equation(DE, equation(minus(h, one[1]), two[1])),
          line`Extend ${symbol('CD')} to ${FA}. Find ${DE}: subtract ${BC} from ${FA}.`,
          line`Prolonga ${symbol('CD')} hasta ${FA}. Halla ${DE}: resta ${BC} de ${FA}.`,
        ),
        rectangle,
        explained(
          equation(minus(all, first), rest),
          line`Subtract it from the whole area: the other rectangle is left.`,
          line`Réstala del área total: queda el otro rectángulo.`,
        ),
        explained(
          equation(X, equation(divide(rest, two[1]), found)),
          line`Divide by the side ${DE} of that rectangle.`,
          line`Divide entre el lado ${DE} de ese rectángulo.`,
        ),
      ]
    },
    // The line with the letter is as long as the answer, and the drawing has the printed area.
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      const open = labelledLengths(drawn).find(({ label }) => label.kind === 'symbol')
      return (
        open !== undefined &&
        isTrueToScale(drawn) &&
        isNearDrawn(printed.role('area'), drawnArea(drawn)) &&
        isNearDrawn(exact(amount), open.length)
      )
    },
  }),

  border: form(
    story({
      levels: ['hard'],
      settings: borderedThings,
      lines: 6,
      draw: (random: Random, { unit, long, wide, border }) => ({
        long: measure(random.int(...long), unit),
        wide: measure(random.int(...wide), unit),
        border: measure(random.int(...border), unit),
      }),
      answer: measured,
      solve: ({ long, wide, border }, { unit }) => {
        const [l, w, b] = [evaluate(long), evaluate(wide), evaluate(border)]
        const [outer, across] = [l.plus(b.times(2)), w.plus(b.times(2))]
        return { amount: expr(outer.times(across).minus(l.times(w))), unit: squared(unit) }
      },
      ask: ({ long, wide, border }, { ask }) => ask(long, wide, border),
      solution: ({ long, wide, border }, { amount, unit }, { ends }) => {
        const [l, w, b] = [evaluate(long), evaluate(wide), evaluate(border)]
        const [outer, across] = [l.plus(b.times(2)), w.plus(b.times(2))]
        const area = measure(amount, unit)
        return [
          explained(
            equation(sum(l, times(2, b)), outer),
            line`Length of the outer rectangle: add ${border} at both ends.`,
            line`Largo del rectángulo exterior: suma ${border} en los dos extremos.`,
          ),
          explained(
            equation(sum(w, times(2, b)), across),
            line`Width of the outer rectangle, in the same way.`,
            line`Ancho del rectángulo exterior, del mismo modo.`,
          ),
          explained(
            workedProduct(outer, across),
            line`Area of the outer rectangle.`,
            line`Área del rectángulo exterior.`,
          ),
          explained(workedProduct(l, w), line`Area of the inner rectangle.`, line`Área del rectángulo interior.`),
          answerStep(equation(minus(outer.times(across), l.times(w)), area), {
            en: [...line`Subtract the inner rectangle. `, ...ends(area).en],
            es: [...line`Resta el rectángulo interior. `, ...ends(area).es],
          }),
        ]
      },
      // Two strips along the length, two along the width, and four corners.
      check(numberOf, { amount }) {
        const b = numberOf('border')
        const strips = b.times(2).times(numberOf('long').plus(numberOf('wide')))
        return exact(amount).equals(strips.plus(b.times(b).times(4)))
      },
    }),
  ),

  ...waysForms(form),
})

/** Rooms and gardens are larger than figures. */
const larger: Draw = (random, least, most) => Ratio.of(random.int(least + 1, 2 * most))
