import {
  both,
  bracketed,
  coordinatePlane,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  m,
  ofAllBut,
  option,
  point as pointOf,
  power,
  prose,
  Ratio,
  relation,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  circleIn,
  coordinatesOf,
  drawCenter,
  drawStep,
  generalForm,
  isThrough,
  standardForm,
  writeIt,
} from './parts.ts'
import {
  AXES,
  centered,
  centerRead,
  completed,
  drawOnGrid,
  MODEL,
  STANDARD,
  squareOfDistance,
  writeModel,
} from './shared.ts'

/** (x + 4)² where x is -3: (-3 + 4)². */
const squareAt = (value: number, center: number): Expr =>
  power(bracketed(center === 0 ? value : m`${value} - ${center}`), 2)

const squareOf = (value: number): Expr => power(value < 0 ? bracketed(value) : value, 2)

const graph = drawing((value: { readonly x: number; readonly y: number; readonly radius: number }) =>
  coordinatePlane({
    ...AXES,
    points: [[value.x, value.y]],
    circles: [{ center: [value.x, value.y], radius: value.radius }],
  }),
)

const PLACES = {
  inside: { en: prose`inside`, es: prose`dentro` },
  on: { en: prose`on the circle`, es: prose`en la circunferencia` },
  outside: { en: prose`outside`, es: prose`fuera` },
}

const WHERE = {
  inside: {
    en: line`The distance to the center is less than the radius.`,
    es: line`La distancia al centro es menor que el radio.`,
  },
  on: {
    en: line`The distance to the center is equal to the radius.`,
    es: line`La distancia al centro es igual al radio.`,
  },
  outside: {
    en: line`The distance to the center is greater than the radius.`,
    es: line`La distancia al centro es mayor que el radio.`,
  },
}

const figureOf = ({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) =>
  figure(coordinatePlane({ ...AXES, points: [[x, y]], circles: [{ center: [x, y], radius }] }))

/** I to IV, by the signs of the coordinates. */
const quadrantOf = (x: number, y: number) => (y > 0 ? (x > 0 ? 'I' : 'II') : x < 0 ? 'III' : 'IV')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  graph: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Graph the circle.`, es: prose`Dibuja la circunferencia.` },
    draw: (random, { form: written }) => ({ ...drawOnGrid(random), written }),
    answer: graph,
    solve: ({ center: [x, y], radius }) => ({ x, y, radius }),
    ask: facts =>
      both([facts.written === 'standard' ? standardForm(facts) : generalForm(facts), figure(coordinatePlane(AXES))]),
    solution: ({ center, square, radius, written }, answer) => [
      ...(written === 'general' ? completed({ center, square }) : [step(MODEL, because.use, { rule: STANDARD })]),
      centerRead(statements(centered(center), equation(m`r`, radius)), center),
      step({ en: figureOf(answer), es: figureOf(answer) }, because.drawTheCircle),
    ],
    check(printed, { x, y, radius }) {
      const of = printed.one('relation')
      return (
        radius > 0 &&
        [
          [x + radius, y],
          [x - radius, y],
          [x, y + radius],
        ].every(([a, b]) => isThrough(of, [Ratio.of(a!), Ratio.of(b!)]))
      )
    },
  }),
  completeSquares: form({
    levels: ['hard'],
    share: 2,
    instruction: writeIt,
    draw: random => ({ center: drawCenter(random), square: random.int(2, 100) }),
    answer: equationAsWritten,
    solve: standardForm,
    ask: facts => both(generalForm(facts)),
    solution: facts => completed(facts),
    check(printed, answer) {
      const [given, found] = [circleIn(printed.one('relation')), circleIn(answer)]
      return (
        given !== null &&
        found !== null &&
        given.square.equals(found.square) &&
        given.center.every((value, i) => value.equals(itemOf(found.center, i)))
      )
    },
  }),
  tangent: form({
    levels: ['hard'],
    instruction: writeIt,
    draw(random) {
      // Radius 5 is that of many circles through a given point.
      const radius = random.intExcept(2, 9, 5)
      const touches = random.evenly(['both axes', 'x = c', 'y = c', 'both axes', 'y = c', 'x = c'] as const)
      const [h, k] = [random.sign(), random.sign()]
      if (touches === 'both axes') return { touches, radius, center: [h * radius, k * radius] as const, side: 1 }
      // The side of the line on which the center lies.
      const side = random.sign()
      const center = random.until(
        () => drawCenter(random),
        center => center[0] !== 0 && center[1] !== 0 && center[touches === 'x = c' ? 0 : 1] !== side * radius,
      )
      return { touches, radius, center, side }
    },
    answer: equationAsWritten,
    solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
    ask({ center: [h, k], touches, radius, side }) {
      if (touches === 'both axes') {
        const quadrant = words(quadrantOf(h, k), quadrantOf(h, k))
        return {
          en: prose`radius ${radius}, center in Quadrant ${quadrant}, tangent to both axes`,
          es: prose`radio ${radius}, centro en el cuadrante ${quadrant}, tangente a los dos ejes`,
        }
      }
      const isUpright = touches === 'x = c'
      const [at, of] = isUpright
        ? [pointOf(h - side * radius, k), equation(symbol('x'), h - side * radius)]
        : [pointOf(h, k - side * radius), equation(symbol('y'), k - side * radius)]
      const where = isUpright
        ? side > 0
          ? words('to the right of', 'a la derecha de')
          : words('to the left of', 'a la izquierda de')
        : side > 0
          ? words('above', 'arriba de')
          : words('below', 'debajo de')
      return {
        en: prose`radius ${radius}, tangent to the line ${of} at ${at}, center ${where} the line`,
        es: prose`radio ${radius}, tangente a la recta ${of} en ${at}, centro ${where} la recta`,
      }
    },
    solution({ center, touches, radius, side }) {
      const [h, k] = center
      const isUpright = touches === 'x = c'
      const found =
        touches === 'both axes'
          ? step(centered(center), because.explain, {
              sentence: {
                en: line`The center is ${radius} units from each axis, and the quadrant gives the signs.`,
                es: line`El centro está a ${radius} unidades de cada eje, y el cuadrante da los signos.`,
              },
            })
          : step(
              equation(
                equation(
                  m`(h, k)`,
                  isUpright
                    ? pointOf(sum(h - side * radius, side * radius), k)
                    : pointOf(h, sum(k - side * radius, side * radius)),
                ),
                pointOf(...center),
              ),
              because.explain,
              {
                sentence: {
                  en: line`A radius meets a tangent line at a right angle: go ${radius} units from the point of tangency, straight away from the line.`,
                  es: line`El radio forma un ángulo recto con la tangente: avanza ${radius} unidades desde el punto de tangencia, en dirección perpendicular a la recta.`,
                },
              },
            )
      return [
        found,
        step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius),
        writeModel({ center, square: radius * radius }),
      ]
    },
    // From the printed words and points alone: the radius, the signs or the side, and the place of tangency.
    check(printed, answer) {
      const found = circleIn(answer)
      if (found === null) return false
      const [h, k] = found.center
      const radius = printed.take(1)[0]
      if (!found.square.equals(radius.power(2))) return false
      const given = printed.maths.find(({ kind }) => kind === 'list')
      if (!given) {
        return (
          h.power(2).equals(found.square) &&
          k.power(2).equals(found.square) &&
          printed.all('words').some(({ en }) => en === quadrantOf(Math.sign(h.n), Math.sign(k.n)))
        )
      }
      const [x, y] = coordinatesOf(given)
      const line = printed.one('relation').left
      const isUpright = line.kind === 'symbol' && line.name === 'x'
      const isAfter = printed.all('words').some(({ en }) => en === 'to the right of' || en === 'above')
      const [moved, still] = isUpright ? [h.minus(x), k.minus(y)] : [k.minus(y), h.minus(x)]
      return isThrough(answer, [x, y]) && still.n === 0 && moved.n > 0 === isAfter
    },
  }),
  position: form({
    levels: ['hard'],
    instruction: {
      en: prose`Is point ${symbol('P')} inside, on, or outside the circle?`,
      es: prose`¿El punto ${symbol('P')} está dentro de la circunferencia, en ella o fuera de ella?`,
    },
    lines: 3,
    draw(random) {
      const center = drawCenter(random, 5)
      const where = random.evenly(['inside', 'on', 'outside'] as const)
      const sign = where === 'inside' ? -1 : where === 'on' ? 0 : 1
      const sizeOf = ([a, b]: readonly [number, number]) => a * a + b * b
      const steps = random.until(
        () => {
          const one = drawStep(random)
          // The same length in another direction.
          const other = sign === 0 ? ([one[1] * random.sign(), one[0] * random.sign()] as const) : drawStep(random)
          return [one, other] as const
        },
        ([one, other]) => {
          const apart = sizeOf(other) - sizeOf(one)
          return Math.sign(apart) === sign && Math.abs(apart) <= 9 && String(one) !== String(other)
        },
      )
      const [through, at] = tupleOf(
        steps.map(([a, b]) => [center[0] + a, center[1] + b] as const),
        2,
      )
      return { center, through, at, where, square: sizeOf(steps[0]), found: sizeOf(steps[1]) }
    },
    answer: option(PLACES),
    solve: ({ where }) => where,
    ask: ({ at, center, through }) => ({
      en: prose`center ${pointOf(...center)}, through ${pointOf(...through)}; point ${symbol('P')}${pointOf(...at)}`,
      es: prose`centro ${pointOf(...center)}, pasa por ${pointOf(...through)}; punto ${symbol('P')}${pointOf(...at)}`,
    }),
    solution: ({ at: [x, y], center, through, square, found, where }) => {
      const [h, k] = center
      const sign = where === 'inside' ? '<' : where === 'on' ? '=' : '>'
      return [
        squareOfDistance(center, through),
        explained(
          equation(equation(sum(squareAt(x, h), squareAt(y, k)), sum(squareOf(x - h), squareOf(y - k))), found),
          line`This is the square of the distance from the center to ${symbol('P')}.`,
          line`Este es el cuadrado de la distancia del centro a ${symbol('P')}.`,
        ),
        explained(
          relation(found, sign, square),
          line`Compare the square of the distance with the square of the radius.`,
          line`Compara el cuadrado de la distancia con el cuadrado del radio.`,
        ),
        step(PLACES[where], because.explain, { sentence: WHERE[where] }),
      ]
    },
    whyWrong({ square, found, where }) {
      return ofAllBut(where, {
        inside: {
          en: line`The result, ${found}, would have to be less than ${square}.`,
          es: line`El resultado, ${found}, tendría que ser menor que ${square}.`,
        },
        on: {
          en: line`The result, ${found}, would have to be equal to ${square}.`,
          es: line`El resultado, ${found}, tendría que ser igual a ${square}.`,
        },
        outside: {
          en: line`The result, ${found}, would have to be greater than ${square}.`,
          es: line`El resultado, ${found}, tendría que ser mayor que ${square}.`,
        },
      })
    },
    check(printed, answer) {
      const [center, through, at] = tupleOf(printed.all('list').map(coordinatesOf), 3)
      const squared = (to: readonly Ratio[]) =>
        to.reduce((all, value, i) => all.plus(value.minus(itemOf(center, i)).power(2)), Ratio.of(0))
      const order = squared(at).compare(squared(through))
      return answer === (order < 0 ? 'inside' : order > 0 ? 'outside' : 'on')
    },
  }),
})
