import {
  answerStep,
  approximate,
  type Both,
  both,
  bracketed,
  type Content,
  coordinatePlane,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  evaluate,
  expressionList,
  figure,
  isNear,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  option,
  over,
  point as pointOf,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  rootOf,
  type Step,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  type Circle,
  circleIn,
  coordinatesOf,
  drawCenter,
  drawStep,
  generalForm,
  isThrough,
  standardForm,
  writeIt,
} from './circle-equation-standard-form/parts.ts'

const findFeatures = {
  en: prose`Write the center and then the radius of the circle. Write any radical in simplest form.`,
  es: prose`Escribe el centro y luego el radio de la circunferencia. Si hay un radical, escríbelo en su forma más simple.`,
}

/** Inside a grid from −10 to 10. */
const drawOnGrid = (random: Random): Circle & { readonly radius: number } =>
  random.until(
    () => {
      const radius = random.int(2, 7)
      return { center: drawCenter(random, 6), square: radius * radius, radius }
    },
    ({ center: [h, k], radius }) => Math.max(Math.abs(h), Math.abs(k)) + radius <= 9,
  )

const AXES = { x: [-10, 10], y: [-10, 10] } as const

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
    en: line`The point is closer to the center than the radius.`,
    es: line`El punto está más cerca del centro que el radio.`,
  },
  on: { en: line`The distance to the center is the radius.`, es: line`La distancia al centro es el radio.` },
  outside: {
    en: line`The point is farther from the center than the radius.`,
    es: line`El punto está más lejos del centro que el radio.`,
  },
}
const figureOf = ({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) =>
  figure(coordinatePlane({ ...AXES, points: [[x, y]], circles: [{ center: [x, y], radius }] }))

const centered = ([h, k]: readonly [number, number]): Expr => equation(m`(h, k)`, pointOf(h, k))
const MODEL = m`(x - h)^2 + (y - k)^2 = r^2`
const STANDARD = { en: line`the equation of a circle`, es: line`la ecuación de la circunferencia` }
const writeModel = (circle: { readonly center: readonly [number, number]; readonly square: number }): Step =>
  step(standardForm(circle), because.intoCircle)
/** The square of the distance from the center to a point. */
/** The square of the radius, from the center to a point of the circle. */
const squareOfDistance = (center: Pair, to: Pair): Step => {
  const [a, b] = [to[0] - center[0], to[1] - center[1]]
  const squares = [0, 1].map(i => power(bracketed(minus(itemOf([...to], i), itemOf([...center], i))), 2))
  return step(equation(equation(m`r^2`, sum(...squares)), a * a + b * b), because.distanceFromCenter, {
    point: pointOf(...to),
  })
}
/** (−3 + (−9))/2: the sum stays one. */
const half = (one: number, two: number): Expr => over(sum(one, two < 0 ? bracketed(two) : two), 2)
type Pair = readonly [number, number]
/** The general form with its squares completed, to the standard form. */
function completed({
  center,
  square,
}: {
  readonly center: readonly [number, number]
  readonly square: number
}): readonly Step[] {
  const [h, k] = center
  const parts = (of: number, letter: Expr) =>
    of === 0 ? [power(letter, 2)] : [power(letter, 2), join(-2 * of, letter)]
  const constant = square - h * h - k * k
  const added = [h, k].filter(value => value !== 0).map(value => value * value)
  const [x, y] = [m`x`, m`y`]
  return [
    step(equation(sum(...parts(h, x), ...parts(k, y)), constant), because.groupByLetter),
    step(
      equation(
        sum(...parts(h, x), ...(h === 0 ? [] : [h * h]), ...parts(k, y), ...(k === 0 ? [] : [k * k])),
        sum(constant, ...added),
      ),
      because.completeSquares,
    ),
    step(standardForm({ center, square }), because.factorSquares),
  ]
}

export const circleEquationStandardForm = defineTopic(
  {
    id: 'circle-equation-standard-form',
    name: { en: 'Equations of circles', es: 'Ecuaciones de la circunferencia' },
    description: {
      en: 'Write the equation of a circle or find its center and radius from the equation.',
      es: 'Escribe la ecuación de una circunferencia o halla su centro y radio a partir de la ecuación.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.A.1'],
    rev: 2,
    levels: {
      easy: { isWhole: true, form: 'standard' },
      medium: { isWhole: false, form: 'standard' },
      hard: { isWhole: false, form: 'general' },
    },
  },
  form => ({
    features: form({
      levels: ['easy', 'hard'],
      share: 2,
      instruction: findFeatures,
      draw(random, { form: written, isWhole }) {
        const square = isWhole ? random.int(1, 10) ** 2 : random.int(2, 100)
        return { center: drawCenter(random), square, written }
      },
      answer: { ...expressionList, requires: 'simplified' },
      solve: ({ center, square }) => [pointOf(...center), surdExpr(rootOf(square))],
      ask: facts => both(facts.written === 'standard' ? standardForm(facts) : generalForm(facts)),
      solution(facts) {
        const { center, square, written } = facts
        const radius = rootOf(square)
        const rooted = equation(m`r`, root(square))
        return [
          ...(written === 'standard' ? [step(MODEL, because.use, { rule: STANDARD })] : completed(facts)),
          step(centered(center), because.centerOpposite),
          step(radius.k === square ? rooted : equation(rooted, surdExpr(radius)), because.positiveRoot),
          answerStep(list(pointOf(...center), surdExpr(radius)), {
            en: line`The center is ${pointOf(...center)}, and the radius is ${surdExpr(radius)}.`,
            es: line`El centro es ${pointOf(...center)} y el radio es ${surdExpr(radius)}.`,
          }),
        ]
      },
      check(printed, [center, radius]) {
        const found = circleIn(printed.one('relation'))
        if (found === null || center?.kind !== 'list' || !radius) return false
        const isCenter = coordinatesOf(center).every((value, i) => value.equals(found.center[i]!))
        const length = approximate(radius)
        return isCenter && length > 0 && isNear(length ** 2, found.square.toNumber())
      },
    }),

    fromRadius: form({
      levels: ['easy'],
      share: 2,
      instruction: writeIt,
      draw: random => ({ center: drawCenter(random), radius: random.int(1, 10) }),
      answer: equationAsWritten,
      solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
      ask: ({ center, radius }) => ({
        en: prose`center ${pointOf(...center)}, radius ${radius}`,
        es: prose`centro ${pointOf(...center)}, radio ${radius}`,
      }),
      solution: ({ center, radius }) => [
        step(statements(centered(center), equation(m`r`, radius)), because.read, {
          what: { en: line`the center and the radius`, es: line`el centro y el radio` },
        }),
        step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius),
        writeModel({ center, square: radius * radius }),
      ],
      // The ends of the level diameter lie on it.
      check(printed, answer) {
        const [place, radius] = printed.maths
        const [h, k] = coordinatesOf(place!)
        const r = evaluate(radius!)
        return (
          circleIn(answer) !== null &&
          isThrough(answer, [h.plus(r), k]) &&
          isThrough(answer, [h.minus(r), k]) &&
          isThrough(answer, [h, k.plus(r)])
        )
      },
    }),

    fromPoint: form({
      levels: ['medium'],
      instruction: writeIt,
      draw: random => {
        const [center, step] = [drawCenter(random, 6), drawStep(random)]
        return {
          center,
          through: [center[0] + step[0], center[1] + step[1]] as const,
          square: step[0] ** 2 + step[1] ** 2,
        }
      },
      answer: equationAsWritten,
      solve: standardForm,
      ask: ({ center, through }) => ({
        en: prose`center ${pointOf(...center)}, through ${pointOf(...through)}`,
        es: prose`centro ${pointOf(...center)}, pasa por ${pointOf(...through)}`,
      }),
      solution: ({ center, through, square }) => [
        step(statements(centered(center), pointOf(...through)), because.read, {
          what: { en: line`the center and a point of the circle`, es: line`el centro y un punto de la circunferencia` },
        }),
        squareOfDistance(center, through),
        writeModel({ center, square }),
      ],
      check(printed, answer) {
        const [[h, k], [x, y]] = printed.maths.map(coordinatesOf) as [readonly [Ratio, Ratio], readonly [Ratio, Ratio]]
        const opposite = [h.times(2).minus(x), k.times(2).minus(y)] as const
        const across = [h.minus(k.minus(y)), k.plus(h.minus(x))] as const
        return circleIn(answer) !== null && [[x, y] as const, opposite, across].every(place => isThrough(answer, place))
      },
    }),

    fromDiameter: form({
      levels: ['medium'],
      instruction: writeIt,
      lines: 4,
      draw: random => {
        const [center, step] = [drawCenter(random, 6), drawStep(random)]
        return { center, step, square: step[0] ** 2 + step[1] ** 2 }
      },
      answer: equationAsWritten,
      solve: standardForm,
      ask({ center: [h, k], step: [a, b] }) {
        const [one, two] = [pointOf(h + a, k + b), pointOf(h - a, k - b)]
        return {
          en: prose`The endpoints of a diameter are ${one} and ${two}.`,
          es: prose`Los extremos de un diámetro son ${one} y ${two}.`,
        }
      },
      solution: ({ center, step: [a, b], square }) => [
        step(
          equation(
            equation(m`(h, k)`, pointOf(half(center[0] + a, center[0] - a), half(center[1] + b, center[1] - b))),
            pointOf(...center),
          ),
          because.use,
          { rule: { en: line`the midpoint formula`, es: line`la fórmula del punto medio` } },
        ),
        squareOfDistance(center, [center[0] + a, center[1] + b]),
        writeModel({ center, square }),
      ],
      // By Thales: a circle over a diameter goes through both ends and through the corners of right angles.
      check(printed, answer) {
        const [[a, b], [c, d]] = printed.all('list').map(coordinatesOf) as [
          readonly [Ratio, Ratio],
          readonly [Ratio, Ratio],
        ]
        return (
          circleIn(answer) !== null &&
          [
            [a, b],
            [c, d],
            [a, d],
          ].every(place => isThrough(answer, place as unknown as readonly [Ratio, Ratio]))
        )
      },
    }),

    fromGraph: form({
      levels: ['medium'],
      share: 2,
      instruction: writeIt,
      draw: drawOnGrid,
      answer: equationAsWritten,
      solve: standardForm,
      ask: ({ center, radius }) =>
        both(figure(coordinatePlane({ ...AXES, points: [center], circles: [{ center, radius }] }))),
      solution: ({ center, square, radius }) => [
        step(statements(centered(center), equation(m`r`, radius)), because.read, {
          what: {
            en: line`the center, and the squares from it to the circle`,
            es: line`el centro y los cuadros de él a la circunferencia`,
          },
        }),
        step(equation(equation(m`r^2`, power(radius, 2)), square), because.squareTheRadius),
        writeModel({ center, square }),
      ],
      check(printed, answer) {
        const [{ center, radius } = { center: [0, 0], radius: 0 }] = printed.figure('coordinate-plane').circles
        const [h, k] = center
        return (
          circleIn(answer) !== null &&
          [
            [h + radius, k],
            [h - radius, k],
            [h, k - radius],
          ].every(([x, y]) => isThrough(answer, [Ratio.of(x!), Ratio.of(y!)]))
        )
      },
    }),

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
        step(statements(centered(center), equation(m`r`, radius)), because.centerOpposite),
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
          given.center.every((value, i) => value.equals(found.center[i]!))
        )
      },
    }),

    tangent: form({
      levels: ['hard'],
      instruction: writeIt,
      draw: random => {
        const line = random.evenly(['x-axis', 'y-axis', 'x = c', 'y = c'] as const)
        const center = random.until(
          () => drawCenter(random),
          ([h, k]) => h !== 0 && k !== 0,
        )
        const away = random.until(
          () => random.int(2, 8) * random.sign(),
          away => center.every(coordinate => coordinate + away !== 0),
        )
        return { center, line, away }
      },
      answer: equationAsWritten,
      solve: ({ center, line, away }) => {
        const [h, k] = center
        const radius = line === 'x-axis' ? k : line === 'y-axis' ? h : away
        return standardForm({ center, square: radius * radius })
      },
      ask({ center, line, away }) {
        const place = pointOf(...center)
        switch (line) {
          case 'x-axis':
            return {
              en: prose`center ${place}, tangent to the ${symbol('x')}-axis`,
              es: prose`centro ${place}, tangente al eje ${symbol('x')}`,
            }
          case 'y-axis':
            return {
              en: prose`center ${place}, tangent to the ${symbol('y')}-axis`,
              es: prose`centro ${place}, tangente al eje ${symbol('y')}`,
            }
          case 'x = c':
          case 'y = c': {
            const of = equation(symbol(line[0]!), center[line === 'x = c' ? 0 : 1] + away)
            return {
              en: prose`center ${place}, tangent to the line ${of}`,
              es: prose`centro ${place}, tangente a la recta ${of}`,
            }
          }
        }
      },
      solution({ center, line: of, away }) {
        const [h, k] = center
        const radius = Math.abs(of === 'x-axis' ? k : of === 'y-axis' ? h : away)
        return [
          step(centered(center), because.read, { what: { en: line`the center`, es: line`el centro` } }),
          step(equation(m`r`, radius), because.tangentDistance),
          step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius),
          writeModel({ center, square: radius * radius }),
        ]
      },
      // The foot of the center on the line lies on the circle.
      check(printed, answer) {
        const [place, of] = printed.maths
        const center = coordinatesOf(place!)
        const [letter, value] =
          of!.kind === 'relation'
            ? [of.left.kind === 'symbol' ? of.left.name : '', evaluate(of.right)]
            : [of!.kind === 'symbol' && of.name === 'x' ? 'y' : 'x', Ratio.of(0)]
        const found = circleIn(answer)
        return (
          (found?.center.every((coordinate, i) => coordinate.equals(center[i]!)) ?? false) &&
          isThrough(answer, letter === 'x' ? [value, center[1]] : [center[0], value])
        )
      },
    }),

    position: form({
      levels: ['hard'],
      instruction: {
        en: prose`Is the point inside, on or outside the circle?`,
        es: prose`¿El punto está dentro de la circunferencia, en ella o fuera de ella?`,
      },
      lines: 3,
      draw(random) {
        const [center, step] = [drawCenter(random, 5), drawStep(random)]
        const square = step[0] ** 2 + step[1] ** 2
        const where = random.evenly(['inside', 'on', 'outside'] as const)
        const shift =
          where === 'inside' ? random.int(1, 6) : where === 'on' ? 0 : -random.int(1, Math.min(6, square - 1))
        return { center, square: square + shift, where, at: [center[0] + step[0], center[1] + step[1]] as const }
      },
      answer: option(PLACES),
      solve: ({ where }) => where,
      ask({ at, ...facts }): Both<Content> {
        return both([pointOf(...at), standardForm(facts)])
      },
      solution: ({ at: [x, y], center: [h, k], square, where }) => {
        const found = (x - h) ** 2 + (y - k) ** 2
        const sign = where === 'inside' ? '<' : where === 'on' ? '=' : '>'
        return [
          step(equation(sum(power(bracketed(x - h), 2), power(bracketed(y - k), 2)), found), because.putPointIn),
          step(relation(found, sign, square), because.compare),
          step(PLACES[where], because.explain, { sentence: WHERE[where] }),
        ]
      },
      check(printed, answer) {
        const [at, of] = printed.maths
        const [x, y] = coordinatesOf(at!)
        if (of!.kind !== 'relation') return false
        const side = evaluate(of.left, { x, y }).compare(evaluate(of.right))
        return answer === (side < 0 ? 'inside' : side > 0 ? 'outside' : 'on')
      },
    }),
  }),
)
