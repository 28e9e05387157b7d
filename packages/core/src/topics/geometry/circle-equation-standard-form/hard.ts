import {
  both,
  bracketed,
  coordinatePlane,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  evaluate,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  m,
  minus,
  ofAllBut,
  option,
  over,
  point as pointOf,
  power,
  prose,
  Ratio,
  relation,
  root,
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
      centerRead(statements(centered(center), equation(equation(m`r`, root(square)), radius)), center),
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
      if (touches === 'both axes') return { touches, radius, center: [h * radius, k * radius] as const }
      // No tangent line is an axis.
      const center = random.until(
        () => drawCenter(random),
        center => center.every(value => value !== 0 && Math.abs(value) !== radius),
      )
      return { touches, radius, center }
    },
    answer: equationAsWritten,
    solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
    ask({ center: [h, k], touches, radius }) {
      if (touches === 'both axes') {
        const quadrant = words(quadrantOf(h, k), quadrantOf(h, k))
        return {
          en: prose`radius ${radius}, center in Quadrant ${quadrant}, tangent to both axes`,
          es: prose`radio ${radius}, centro en el cuadrante ${quadrant}, tangente a los dos ejes`,
        }
      }
      const [letter, other, at, on] = touches === 'x = c' ? (['x', 'y', h, k] as const) : (['y', 'x', k, h] as const)
      const [one, two] = [equation(symbol(letter), at - radius), equation(symbol(letter), at + radius)]
      const center = equation(symbol(other), on)
      return {
        en: prose`tangent to the lines ${one} and ${two}, center on the line ${center}`,
        es: prose`tangente a las rectas ${one} y ${two}, centro en la recta ${center}`,
      }
    },
    solution({ center, touches, radius }) {
      const [h, k] = center
      const squared = step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius)
      if (touches === 'both axes')
        return [
          explained(
            centered(center),
            line`The center is ${radius} units from each axis, and the quadrant gives the signs.`,
            line`El centro está a ${radius} unidades de cada eje, y el cuadrante da los signos.`,
          ),
          squared,
          writeModel({ center, square: radius * radius }),
        ]
      const at = touches === 'x = c' ? h : k
      const [low, high] = [at - radius, at + radius]
      const halfway = over(sum(low, high), 2)
      return [
        explained(
          equation(equation(m`r`, over(minus(high, low), 2)), radius),
          line`The tangent lines are parallel: the distance between them is the diameter, and the radius is half of it.`,
          line`Las tangentes son paralelas: la distancia entre ellas es el diámetro, y el radio es la mitad.`,
        ),
        explained(
          equation(
            equation(m`(h, k)`, touches === 'x = c' ? pointOf(halfway, k) : pointOf(h, halfway)),
            pointOf(...center),
          ),
          line`The center is halfway between the two lines, on the given line.`,
          line`El centro está a la misma distancia de las dos rectas, sobre la recta dada.`,
        ),
        squared,
        writeModel({ center, square: radius * radius }),
      ]
    },
    // From the printed words and lines alone: the radius and the signs, or the lines that are touched.
    check(printed, answer) {
      const found = circleIn(answer)
      if (found === null) return false
      const [h, k] = found.center
      const lines = printed.all('relation').filter(({ left }) => left.kind === 'symbol')
      if (lines.length < 3) {
        const radius = printed.take(1)[0]
        return (
          found.square.equals(radius.power(2)) &&
          h.power(2).equals(found.square) &&
          k.power(2).equals(found.square) &&
          printed.all('words').some(({ en }) => en === quadrantOf(Math.sign(h.n), Math.sign(k.n)))
        )
      }
      const [one, two, through] = tupleOf(lines, 3)
      const place = (of: Expr) => (of.kind === 'symbol' && of.name === 'x' ? h : k)
      return (
        [one, two].every(({ left, right }) => place(left).minus(evaluate(right)).power(2).equals(found.square)) &&
        !evaluate(one.right).equals(evaluate(two.right)) &&
        place(through.left).equals(evaluate(through.right))
      )
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
