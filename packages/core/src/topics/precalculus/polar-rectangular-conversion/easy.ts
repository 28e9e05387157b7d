import {
  call,
  drawing,
  type Expr,
  equation,
  expr,
  type FormMaker,
  figure,
  line,
  m,
  pointAnswer,
  point as pointOf,
  prose,
  type Random,
  statements,
  step,
  surd,
  surdExpr,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { multipleOf } from '../../kit/triangles/angle-steps.ts'
import type { levels } from './levels.ts'
import {
  angle,
  cosineAt,
  drawPlace,
  gridFor,
  isSame,
  numbersOf,
  type Polar,
  placeOf,
  rayOf,
  rectangular,
  sineAt,
  theta,
} from './parts.ts'

const drawPolar = (random: Random): Polar => {
  const { r, twelfths } = drawPlace(random, 2)
  return { r: surd(r), twelfths }
}

const polarPoint = (polar: Polar) => pointOf(surdExpr(polar.r), angle(polar.twelfths))

const drawnPoint = drawing<{ readonly r: number; readonly twelfths: number }>(
  value => gridFor(value.twelfths, [{ r: value.r, degrees: value.twelfths * 15, label: null }]),
  ({ r, twelfths }) => [
    { r, twelfths: (twelfths + 6) % 24 },
    { r: r + 1, twelfths },
  ],
)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  plot: form({
    levels: ['easy'],
    draw: random => drawPlace(random, 0),
    answer: drawnPoint,
    solve: drawn => drawn,
    ask({ r, twelfths }) {
      const at = pointOf(r, angle(twelfths))
      const grid = figure(gridFor(twelfths, []))
      return {
        en: [prose`Plot the point ${at}, given as ${pointOf(symbol('r'), theta)}.`, grid],
        es: [prose`Ubica el punto ${at}, dado como ${pointOf(symbol('r'), theta)}.`, grid],
      }
    },
    solution: ({ r, twelfths }) => [
      step(equation(theta, rayOf(twelfths).turn), because.turnToRay, {
        apart: rayOf(twelfths).apart,
        place: rayOf(twelfths).place,
      }),
      step(figure(gridFor(twelfths, [{ r, degrees: twelfths * 15, label: null }])), because.countCirclesOut, {
        radius: r,
      }),
    ],
    check: (printed, { r, twelfths }) =>
      isSame(placeOf(numbersOf(printed.one('list').items)), placeOf([r, (twelfths * Math.PI) / 12])),
  }),

  readPoint: form({
    levels: ['easy'],
    draw: random => drawPlace(random, 1),
    answer: pointAnswer,
    solve: ({ r, twelfths }) => [expr(r), angle(twelfths)],
    ask({ r, twelfths }) {
      const grid = figure(gridFor(twelfths, [{ r, degrees: twelfths * 15, label: null }]))
      return {
        en: [prose`Write the polar coordinates of the drawn point with ${m`r > 0`} and ${m`0 ≤ θ < 2π`}.`, grid],
        es: [prose`Escribe las coordenadas polares del punto dibujado con ${m`r > 0`} y ${m`0 ≤ θ < 2π`}.`, grid],
      }
    },
    solution: ({ r, twelfths }) => [
      step(equation(symbol('r'), r), because.explain, {
        sentence: {
          en: line`Count the circles from the pole out to the point.`,
          es: line`Cuenta las circunferencias desde el polo hasta el punto.`,
        },
      }),
      step(equation(theta, rayOf(twelfths).turn), because.explain, {
        sentence: {
          en: line`The rays are ${rayOf(twelfths).apart} apart, and the point is on ray ${rayOf(twelfths).place} from the polar axis.`,
          es: line`Entre una semirrecta y la siguiente hay ${rayOf(twelfths).apart}, y el punto está en la semirrecta ${rayOf(twelfths).place} desde el eje polar.`,
        },
      }),
      step(pointOf(r, angle(twelfths)), because.explain, {
        sentence: { en: line`The radius comes first.`, es: line`El radio va primero.` },
      }),
    ],
    check(printed, answer) {
      const [drawn] = printed.figure('polar-grid').points
      const [radius, turn] = numbersOf(answer)
      return (
        drawn !== undefined &&
        radius > 0 &&
        turn >= 0 &&
        turn < 2 * Math.PI - 1e-9 &&
        isSame(placeOf([radius, turn]), placeOf([drawn.r, (drawn.degrees * Math.PI) / 180]))
      )
    },
  }),

  toRectangular: form({
    levels: ['easy', 'medium'],
    draw(random, { sign }) {
      // At 1 from the pole there is nothing to multiply.
      const { r, twelfths } = random.until(
        () => drawPolar(random),
        ({ r }) => r.q.n > 1,
      )
      return { r: surd(r.q.times(sign)), twelfths }
    },
    answer: pointAnswer,
    solve: rectangular,
    ask: polar => ({
      en: prose`The point ${polarPoint(polar)} is in polar coordinates. Write it in rectangular coordinates. Give exact values.`,
      es: prose`El punto ${polarPoint(polar)} está en coordenadas polares. Escríbelo en coordenadas rectangulares. Da los valores exactos.`,
    }),
    solution(polar, answer) {
      const turn = angle(polar.twelfths)
      const [cosine, sine] = [call('cos', turn), call('sin', turn)]
      const inFront = (of: Expr) => multipleOf(polar.r.q.n, of)
      return [
        step(
          statements(equation(symbol('x'), inFront(cosine)), equation(symbol('y'), inFront(sine))),
          because.coordinatesFromPolar,
        ),
        step(
          statements(
            equation(cosine, surdExpr(cosineAt(polar.twelfths))),
            equation(sine, surdExpr(sineAt(polar.twelfths))),
          ),
          because.valuesOnUnitCircle,
        ),
        step(pointOf(...answer), because.putInAndMultiply),
      ]
    },
    check(printed, answer) {
      return isSame(placeOf(numbersOf(printed.one('list').items)), numbersOf(answer))
    },
  }),
})
