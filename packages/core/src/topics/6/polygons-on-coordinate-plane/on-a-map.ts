import {
  answerStep,
  bracketed,
  count,
  divide,
  equation,
  exact,
  explainedBy,
  expr,
  figure,
  itemOf,
  line,
  measure,
  money,
  moneyAmount,
  type Random,
  Ratio,
  role,
  statements,
  sum,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  around,
  distance,
  drawnVertices,
  type Form,
  fourQuadrants,
  lettered,
  paragraph,
  printedPairs,
  rectangle,
  shoelace,
  side,
} from './polygons.ts'
import { fenced, plots } from './settings.ts'
import { baseStep, cornersOf, drawTriangle, heightStep } from './triangles.ts'

const squareOf = (unit: 'foot' | 'meter') => (unit === 'foot' ? ('square-foot' as const) : ('square-meter' as const))
const nounOf = (unit: 'foot' | 'meter') => (unit === 'foot' ? nouns.foot : nouns.meter)

function drawFence(random: Random) {
  const setting = random.evenly(fenced)
  const [wide, tall, left, bottom] = random.until(
    () => [random.int(6, 13), random.int(4, 12), -random.int(2, 8), -random.int(2, 8)] as const,
    ([w, t, l, b]) => w !== t && w + l > 0 && t + b > 0 && w + l <= 8 && t + b <= 8 && w + l !== -l && t + b !== -b,
  )
  const [scale, dollars] = [random.pick(setting.scales), random.pick(setting.dollars)]
  return { setting, scale, dollars, wide, tall, vertices: rectangle(left, bottom, wide, tall) }
}

export const mapForms = (form: Form) => ({
  fenceCost: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: drawFence,
    answer: moneyAmount,
    solve: ({ wide, tall, scale, dollars }) => 2 * (wide + tall) * scale * dollars * 100,
    ask: ({ setting: { unit, place, stuff, costs }, scale, dollars, vertices }) => {
      const [each, price] = [role('scale', count(scale, nounOf(unit))), role('price', money(dollars * 100))]
      const { en, es } = lettered(vertices)
      return paragraph({
        en: [
          ...line`On a plan, the corners of `,
          place.en,
          ...line` are `,
          ...en,
          ...line`. One unit on the plan represents ${each}. `,
          stuff.en,
          ...line` around it costs ${price} per `,
          unit,
          '. What is the total cost of ',
          costs.en,
          '?',
        ],
        es: [
          ...line`En un plano, las esquinas de `,
          place.es,
          ...line` son `,
          ...es,
          ...line`. Una unidad del plano representa ${each}. `,
          stuff.es,
          ...line` alrededor cuesta ${price} por `,
          unit === 'foot' ? 'pie' : 'metro',
          '. ¿Cuál es el costo total ',
          costs.es,
          '?',
        ],
      })
    },
    solution: ({ setting: { unit, costs }, scale, dollars, wide, tall, vertices }) => {
      const units = 2 * (wide + tall)
      const long = units * scale
      const all = money(long * dollars * 100)
      return [
        explainedBy(
          statements(
            distance(itemOf(vertices, 0)[0], itemOf(vertices, 1)[0]),
            distance(itemOf(vertices, 1)[1], itemOf(vertices, 2)[1]),
          ),
          {
            en: line`Find ${side(0, 1)} and ${side(1, 2)}. The ends of each are on opposite sides of an axis: add their distances from it.`,
            es: line`Halla ${side(0, 1)} y ${side(1, 2)}. Los extremos de cada lado están en lados opuestos de un eje: suma sus distancias a él.`,
          },
        ),
        explainedBy(equation(times(2, bracketed(sum(wide, tall))), units), {
          en: line`Find the perimeter in units of the plan.`,
          es: line`Halla el perímetro en unidades del plano.`,
        }),
        explainedBy(equation(times(units, scale), measure(long, unit)), {
          en: line`Multiply by the scale: one unit represents ${count(scale, nounOf(unit))}.`,
          es: line`Multiplica por la escala: una unidad representa ${count(scale, nounOf(unit))}.`,
        }),
        answerStep(equation(times(long, money(dollars * 100)), all), {
          en: ['The total cost of ', costs.en, ...line` is ${all}.`],
          es: ['El costo total ', costs.es, ...line` es de ${all}.`],
        }),
      ]
    },
    check: (printed, cents) =>
      Ratio.of(around(printedPairs(printed)))
        .times(printed.role('scale'))
        .times(printed.role('price'))
        .times(100)
        .equals(Ratio.of(cents)),
  }),

  realArea: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const plot = random.evenly(plots)
      return { plot, scale: random.pick(plot.scales), ...drawTriangle(random, 8) }
    },
    answer: measured,
    solve: ({ plot: { unit }, scale, base, height }) => ({
      amount: expr((base * scale * height * scale) / 2),
      unit: squareOf(unit),
    }),
    ask: drawn => {
      const {
        plot: { unit, place, the },
        scale,
      } = drawn
      const each = role('scale', count(scale, nounOf(unit)))
      const plane = figure(fourQuadrants(cornersOf(drawn)))
      const told = paragraph({
        en: [
          place.en,
          ...line` is drawn on a plan. One unit on the plan represents ${each}. What is the real area of `,
          the.en,
          '?',
        ],
        es: [
          place.es,
          ...line` aparece en un plano. Una unidad del plano representa ${each}. ¿Cuál es el área real `,
          the.es,
          '?',
        ],
      })
      return { en: [told.en, plane], es: [told.es, plane] }
    },
    solution: drawn => {
      const {
        plot: { unit, the },
        scale,
        base,
        height,
      } = drawn
      const [b, h] = [base * scale, height * scale]
      const area = measure((b * h) / 2, squareOf(unit))
      return [
        baseStep(cornersOf(drawn)),
        heightStep(drawn),
        explainedBy(
          statements(equation(times(base, scale), measure(b, unit)), equation(times(height, scale), measure(h, unit))),
          {
            en: line`Multiply each length by the scale.`,
            es: line`Multiplica cada longitud por la escala.`,
          },
        ),
        answerStep(equation(divide(bracketed(times(b, h)), 2), area), {
          en: [...line`Take half of the base times the height. The real area of `, the.en, ...line` is ${area}.`],
          es: [...line`Toma la mitad de la base por la altura. El área real `, the.es, ...line` es de ${area}.`],
        }),
      ]
    },
    check(printed, { amount }) {
      const scale = printed.role('scale')
      return exact(amount)
        .over(scale)
        .over(scale)
        .equals(shoelace(drawnVertices(printed)))
    },
  }),
})
