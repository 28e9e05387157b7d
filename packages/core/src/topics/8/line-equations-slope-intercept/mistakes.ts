import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  line,
  minus,
  name,
  option,
  type Point,
  people,
  point,
  prose,
  Ratio,
  role,
  steps,
  sum,
  times,
} from '../../../author.ts'
import { B, sideOf, throughPointSteps, X, Y } from '../../kit/lines/line-equation.ts'
import { bySign, type Form, latticePoint, linesBySign, placesOf, pointsIn } from './parts.ts'

export const mistakeForms = (form: Form) => ({
  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const [kind, who] = [random.evenly(KINDS), random.evenly(people)]
      const found = bySign(random, itemOf(WRONG, KINDS.indexOf(kind)))
      return { kind, who, ...found }
    },
    answer: option({
      exchanged: {
        en: prose`The coordinates of the point were exchanged.`,
        es: prose`Se intercambiaron las coordenadas del punto.`,
      },
      added: {
        en: prose`The product of the slope and ${X} was added to ${Y} instead of subtracted.`,
        es: prose`El producto de la pendiente por ${X} se sumó a ${Y} en lugar de restarse.`,
      },
      height: {
        en: prose`The ${Y}-coordinate of the point was taken as the ${Y}-intercept.`,
        es: prose`La coordenada ${Y} del punto se tomó como la intersección con el eje ${Y}.`,
      },
      product: {
        en: prose`The product of the slope and ${X} was taken as the ${Y}-intercept.`,
        es: prose`El producto de la pendiente por ${X} se tomó como la intersección con el eje ${Y}.`,
      },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, who, of, at }) {
      const [through, slope, found] = [
        point(...at),
        role('slope', of.slope),
        equation(Y, sideOf({ slope: of.slope, start: wrongStart(of.slope, at, kind) })),
      ]
      return {
        en: prose`A line has slope ${slope} and passes through ${through}. ${name(who)} writes the equation ${found}, which is wrong. What was the mistake?`,
        es: prose`Una recta tiene pendiente ${slope} y pasa por ${through}. ${name(who)} escribe la ecuación ${found}, que es incorrecta. ¿Cuál fue el error?`,
      }
    },
    key({ of }) {
      const right = equation(Y, sideOf(of))
      return { en: prose`The right equation is ${right}.`, es: prose`La ecuación correcta es ${right}.` }
    },
    solution({ kind, of, at }) {
      const wrong = wrongStart(of.slope, at, kind)
      const [x, y] = at
      return [
        ...throughPointSteps(of.slope, at),
        explained(
          steps(...KINDS.map(one => line`${HOW[one](of.slope, x, y, wrongStart(of.slope, at, one))}`)),
          line`Work out ${B} with each mistake, in the order of the choices. Only one gives ${wrong}.`,
          line`Calcula ${B} con cada error, en el orden de las opciones. Solo uno da ${wrong}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [x, y] = itemOf(pointsIn(printed), 0)
      const slope = printed.role('slope')
      const shown = evaluate(printed.one('relation').right, { x: 0 })
      switch (answer) {
        case 'exchanged':
          return slope.times(y).plus(shown).equals(x)
        case 'added':
          return shown.minus(y).equals(slope.times(x))
        case 'height':
          return shown.equals(y)
        case 'product':
          return shown.over(slope).equals(x)
        default:
          return answer satisfies never
      }
    },
  }),
})

const KINDS = ['exchanged', 'added', 'height', 'product'] as const
type Kind = (typeof KINDS)[number]
function wrongStart(slope: Ratio, [x, y]: Point, kind: Kind): Ratio {
  const product = slope.times(x)
  switch (kind) {
    case 'exchanged':
      return Ratio.of(x).minus(slope.times(y))
    case 'added':
      return product.plus(y)
    case 'height':
      return Ratio.of(y)
    case 'product':
      return product
    default:
      return kind satisfies never
  }
}
/** The work that leads to the wrong number. */
const HOW: Readonly<Record<Kind, (slope: Ratio, x: number, y: number, wrong: Ratio) => Expr>> = {
  exchanged: (slope, x, y, wrong) => equation(equation(B, minus(x, bracketed(times(slope, y)))), wrong),
  added: (slope, x, y, wrong) => equation(equation(B, sum(y, bracketed(times(slope, x)))), wrong),
  height: (_, __, y) => equation(B, y),
  product: (slope, x, _, wrong) => equation(equation(B, times(slope, x)), wrong),
}

const STARTS = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** Lines and points for which each mistake gives another whole number, by the mistake and the sign of the slope. */
const WRONG = KINDS.map(kind =>
  linesBySign([2, 3, 4], 7, STARTS, of =>
    placesOf(of, 10)
      .filter(k => Math.abs(k) <= 3)
      .map(k => ({ of, at: latticePoint(of, k) }))
      .filter(
        ({ at }) =>
          at[0] !== at[1] &&
          wrongStart(of.slope, at, kind).isInteger &&
          new Set([of.start, ...KINDS.map(one => wrongStart(of.slope, at, one)), Ratio.of(0)].map(String)).size === 6,
      ),
  ),
)
