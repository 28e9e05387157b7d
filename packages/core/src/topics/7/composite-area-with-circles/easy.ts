import {
  answerStep,
  approximate,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  isNear,
  line,
  measure,
  minus,
  pi as PI,
  power,
  Ratio,
  relation,
  story,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { roundsWell, toTenth, usePi } from '../../kit/geometry/pi.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { measuredArea } from './drawn-area.ts'
import type { Form } from './levels.ts'
import {
  askArea,
  checkArea,
  type Drawn,
  drawnOf,
  inTenths,
  isCutShape,
  MADE,
  paragraph,
  solutionOf,
  solveArea,
} from './parts.ts'
import { arched } from './settings.ts'
import {
  A,
  areaSteps,
  decimalArea,
  drawFan,
  drawHole,
  drawn,
  drawWindow,
  pieceStep,
  type Shape,
  valueOf,
  workOf,
} from './shapes.ts'

const SHAPES = [drawWindow, drawHole, drawFan] as const
const JOINED = [drawFan, drawWindow] as const

const blanksOf = ({ shape, unit }: Drawn) => [
  shape.name === 'fan'
    ? { name: { en: 'Square', es: 'Cuadrado' }, unit: squared(unit) }
    : { name: { en: 'Rectangle', es: 'Rectángulo' }, unit: squared(unit) },
  shape.name === 'fan'
    ? { name: { en: 'Quarter circle', es: 'Cuarto de círculo' }, unit: squared(unit) }
    : { name: { en: 'Half circle', es: 'Semicírculo' }, unit: squared(unit) },
  { name: { en: 'Whole figure', es: 'Toda la figura' }, unit: squared(unit) },
]
const partValues = (shape: Shape) => [...shape.pieces.map(piece => valueOf(piece, '3.14')), shown(decimalArea(shape))]

export const easyForms = (form: Form) => ({
  area: form({
    levels: ['easy'],
    share: 2,
    lines: 4,
    draw: random => {
      const make = random.evenly(SHAPES)
      return drawnOf(random, make, make === drawHole ? 'whole' : 'half', 0)
    },
    answer: inTenths,
    solve: facts => solveArea(facts, '3.14'),
    ask: facts => askArea(facts, '3.14'),
    solution: facts => solutionOf(facts, '3.14'),
    check: checkArea('3.14'),
  }),

  partsOf: form({
    levels: ['easy'],
    lines: 3,
    draw: random => drawnOf(random, random.evenly(turned(JOINED, 1)), 'all', 3),
    answer: blankAnswers,
    solve: ({ shape }) => partValues(shape),
    ask: facts => {
      const figure = drawn(facts.shape, facts.unit, isCutShape(facts.shape))
      const lines = namedLines(...blanksOf(facts))
      const use = usePi('3.14')
      const { en, es } = paragraph(MADE[facts.shape.name], {
        en: [...line`Find the area of each part and of the whole figure. `, ...use.en],
        es: [...line`Halla el área de cada parte y la de toda la figura. `, ...use.es],
      })
      return { en: [en, figure, ...lines.en], es: [es, figure, ...lines.es] }
    },
    solution: ({ shape, unit }) => [
      ...shape.pieces.map(piece => pieceStep(piece, '3.14')),
      explained(
        equation(
          A,
          equation(
            sum(...shape.pieces.map(piece => valueOf(piece, '3.14'))),
            measure(shown(decimalArea(shape)), squared(unit)),
          ),
        ),
        line`Add the areas of the parts.`,
        line`Suma las áreas de las partes.`,
      ),
    ],
    check(printed, values) {
      const shape = printed.figure('polygon')
      const [one, two, all] = values.map(value => exact(value).toNumber())
      // Without its arcs the outline is the rectangle, and for the fan, cut off straight, the square and half of it.
      const straight = measuredArea({ ...shape, arcs: [] }, 3.14)
      const first = shape.arcs.some(({ center, from }) => isQuarter(shape, center, from)) ? straight / 1.5 : straight
      return (
        one !== undefined &&
        two !== undefined &&
        all !== undefined &&
        Math.abs(one - first) < 0.001 &&
        Math.abs(all - measuredArea(shape, 3.14)) < 0.001 &&
        Math.abs(one + two - all) < 0.001
      )
    },
  }),

  expression: form({
    levels: ['easy'],
    draw: random => drawnOf(random, drawHole, 'apart', 6),
    answer: formulaChoice,
    solve: ({ shape }) => holeWork(shape, 'right'),
    mistakes: ({ shape }) => ({
      added: holeWork(shape, 'added'),
      diameter: holeWork(shape, 'diameter'),
      around: holeWork(shape, 'around'),
    }),
    ask: ({ shape, unit }) => {
      const figure = drawn(shape, unit, true)
      const { en, es } = paragraph(MADE.hole, {
        en: line`Which expression gives the area of the shaded figure?`,
        es: line`¿Qué expresión da el área de la figura sombreada?`,
      })
      return { en: [en, figure], es: [es, figure] }
    },
    solution: ({ shape }, answer) => {
      const [, circle] = shape.pieces
      if (!circle) return []
      return [
        explained(
          workOf(circle, 'exact'),
          line`Area of the circle that is cut out: π times the radius squared.`,
          line`Área del círculo que se quita: π por el radio al cuadrado.`,
        ),
        answerStep(expr(answer), {
          en: line`Subtract it from the rectangle.`,
          es: line`Réstala del rectángulo.`,
        }),
      ]
    },
    whyWrong: () => ({
      added: {
        en: line`It adds the circle, which is cut out.`,
        es: line`Suma el círculo, que se quita.`,
      },
      diameter: {
        en: line`It squares the diameter, not the radius.`,
        es: line`Eleva al cuadrado el diámetro, no el radio.`,
      },
      around: {
        en: line`It subtracts the circumference, not the area of the circle.`,
        es: line`Resta la circunferencia, no el área del círculo.`,
      },
    }),
    check: (printed, answer) => isNear(approximate(expr(answer)) / measuredArea(printed.figure('polygon'), Math.PI), 1),
  }),

  arched: form(
    story({
      levels: ['easy'],
      settings: arched,
      lines: 4,
      draw: (random, { unit, width, length }) => {
        const [w, l] = random.until(
          () => [2 * random.int(width[0] / 2, width[1] / 2), random.int(...length)] as const,
          ([w, l]) => w !== l && roundsWell(decimalArea(archOf(Ratio.of(w), Ratio.of(l)))),
        )
        return { width: measure(w, unit), length: measure(l, unit) }
      },
      answer: inTenths,
      solve: ({ width, length }, { unit }) => ({
        amount: shown(toTenth(decimalArea(archOf(evaluate(width), evaluate(length))))),
        unit: squared(unit),
      }),
      ask: ({ width, length }, { ask }) => {
        const { en, es } = ask(width, length)
        return paragraph({ en, es }, usePi('3.14', 'tenth'))
      },
      solution: ({ width, length }, { amount, unit }, { ends }) => {
        const shape = archOf(evaluate(width), evaluate(length))
        const found = measure(amount, unit)
        const steps = areaSteps(shape, '3.14', found)
        return [
          ...steps.slice(0, -1),
          answerStep(relation(A, '≈', found), {
            en: [...line`Round to the nearest tenth. `, ...ends(found).en],
            es: [...line`Redondea a la décima más cercana. `, ...ends(found).es],
          }),
        ]
      },
      check: (numberOf, { amount }) => {
        const w = numberOf('width').toNumber()
        const exactly = w * (numberOf('length').toNumber() + (3.14 * w) / 8)
        return Math.abs(exact(amount).toNumber() - exactly) <= 0.05
      },
    }),
  ),
})
function holeWork({ sizes }: Shape, way: 'right' | 'added' | 'diameter' | 'around'): Expr {
  const [w, h, radius] = tupleOf(sizes, 3)
  const rectangle = times(shown(w), shown(h))
  const squared = power(shown(way === 'diameter' ? radius.times(2) : radius), 2)
  const round = way === 'around' ? times(2, PI, shown(radius)) : times(PI, squared)
  return way === 'added' ? sum(rectangle, round) : minus(rectangle, round)
}
export const archOf = (width: Ratio, length: Ratio): Shape => ({
  name: 'window',
  sizes: [width, length],
  pieces: [
    { kind: 'rectangle', sizes: [width, length] },
    { kind: 'half', sizes: [width.over(2)] },
  ],
})
/** Whether the arc about this center begins level with it: those of half circles have their center on a side. */
function isQuarter(
  {
    points,
    corners,
  }: {
    readonly points: readonly { readonly name: string; readonly at: readonly [number, number] }[]
    readonly corners: number
  },
  center: string,
  from: string,
): boolean {
  const [c, a] = [center, from].map(name => points.find(point => point.name === name)!.at) as [
    readonly [number, number],
    readonly [number, number],
  ]
  return corners === 4 && Math.abs(c[1] - a[1]) < 1e-6 && Math.abs(c[1]) < 1e-6
}
