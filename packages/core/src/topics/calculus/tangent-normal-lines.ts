import {
  apply,
  approximate,
  defineTopic,
  type Expr,
  either,
  equation,
  equationAnswer,
  exact,
  explained,
  figure,
  functionGraph,
  itemOf,
  join,
  line,
  m,
  minus,
  over,
  pointAnswer,
  pointList,
  point as pointOf,
  prose,
  Ratio,
  rational,
  type Step,
  solutionSet,
  statements,
  step,
  symbol,
  tupleOf,
  undoneStep,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from '../kit/functions/functions.ts'
import { curves, graphOf, isTangent, lineThrough, special, type Touch } from './tangent-normal-lines/touches.ts'

const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]
const PLACES = Array.from({ length: 41 }, (_, i) => i - 20)
const ofSlope = (of: Value) => equation(m`f'(x)`, of)

const zeroFirst = (a: number, b: number) => Number(b === 0) - Number(a === 0)
/** x − r, or x alone. */
const factorOf = (letter: Expr, root: number): Expr => (root === 0 ? letter : m`(${letter} + ${-root})`)

/** y − q = m(x − p). */
const pointSlope = (slope: Ratio, [at, value]: readonly [Ratio, Ratio]): Expr =>
  equation(m`y + ${value.negated()}`, slope.equals(1) ? m`x + ${at.negated()}` : m`${slope}(x + ${at.negated()})`)

const toTheLine = (slope: Ratio, through: readonly [Ratio, Ratio], answer: Expr): readonly Step[] => [
  step(pointSlope(slope, through), because.pointSlopeForm),
  through[1].n === 0
    ? step(answer, because.distribute, { factor: slope })
    : explained(
        answer,
        line`Distribute ${slope} and bring ${through[1].negated()} to the right side.`,
        line`Distribuye ${slope} y pasa ${through[1].negated()} al lado derecho.`,
      ),
]
const pointAndSlope = ({ at, value, slope }: Pick<Touch, 'at' | 'value' | 'slope'>): Step =>
  step(statements(m`f(${at}) = ${value}`, m`f'(${at}) = ${slope}`), because.pointAndSlope, { place: equation(x, at) })

/** The line through (at, value) with this slope is tangent to the curve: it meets the curve where the slopes agree. */
const touches = (curve: Expr, slope: number, through: readonly [number, number]): boolean =>
  PLACES.some(
    at =>
      near(slopeOf(curve, at), slope, 1e-6) &&
      near(approximate(curve, { x: at }), through[1] + slope * (at - through[0])),
  )

export const tangentNormalLines = defineTopic(
  {
    id: 'tangent-normal-lines',
    name: { en: 'Tangent and normal lines', es: 'Rectas tangentes y rectas normales' },
    description: {
      en: 'Write equations of the lines tangent or normal to a curve at a point.',
      es: 'Escribe ecuaciones de las rectas tangente y normal a una curva en un punto.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.2', 'AP-CALC-2.5', 'AP-CALC-2.6', 'AP-CALC-2.7'],
    rev: 3,
    levels: {
      easy: { curves: ['quadratic', 'reciprocal', 'cubic', 'root'] },
      medium: {},
      hard: {},
    },
  },
  form => ({
    tangent: form({
      levels: ['easy'],
      share: 2,
      draw: (random, level) => curves[random.evenly<keyof typeof curves>(level.curves)](random),
      answer: equationAnswer,
      solve: ({ at, value, slope }) => equation(y, lineThrough(slope, [at, value])),
      ask: ({ of, at }) => ({
        en: prose`Write an equation of the tangent line to the graph of ${graphOf(of)} at ${equation(x, at)}.`,
        es: prose`Escribe una ecuación de la recta tangente a la gráfica de ${graphOf(of)} en ${equation(x, at)}.`,
      }),
      solution: ({ derivative, ...touch }, answer) => [
        step(ofSlope(derivative), because.differentiatePowers),
        pointAndSlope(touch),
        ...toTheLine(touch.slope, [touch.at, touch.value], answer),
      ],
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
      },
    }),

    fromData: form({
      levels: ['easy'],
      draw: random => ({
        at: Ratio.of(random.intExcept(-5, 5, 0)),
        value: Ratio.of(random.intExcept(-9, 9, 0)),
        slope: Ratio.of(random.intExcept(-6, 6, 0)),
      }),
      answer: equationAnswer,
      solve: ({ at, value, slope }) => equation(y, lineThrough(slope, [at, value])),
      ask: ({ at, value, slope }) => {
        const [f, steep] = [equation(apply('f', at), value), equation(m`f'(${at})`, slope)]
        return {
          en: prose`A function has ${f} and ${steep}. Write an equation of the tangent line to its graph at ${equation(x, at)}.`,
          es: prose`Una función cumple ${f} y ${steep}. Escribe una ecuación de la recta tangente a su gráfica en ${equation(x, at)}.`,
        }
      },
      solution: ({ at, value, slope }, answer) => [
        step(statements(pointOf(at, value), m`m = ${slope}`), because.pointAndSlope, { place: equation(x, at) }),
        ...toTheLine(slope, [at, value], answer),
      ],
      check(printed, answer) {
        const [f, steep] = printed.all('relation')
        if (f?.left.kind !== 'apply' || !steep || answer.kind !== 'relation') return false
        const at = approximate(itemOf(f.left.to, 0))
        const height = (place: number) => approximate(answer.right, { x: place })
        return near(height(at), approximate(f.right)) && near(height(at + 1) - height(at), approximate(steep.right))
      },
    }),

    crossing: form({
      levels: ['medium'],
      draw(random) {
        const [a, slope, t] = [random.intExcept(-5, 5, 0), random.intExcept(-6, 6, 0), random.intExcept(-4, 4, 0)]
        return { a, slope, value: slope * t, axis: random.evenly(['x', 'y'] as const) }
      },
      answer: pointAnswer,
      solve: ({ a, slope, value, axis }) =>
        axis === 'x' ? [Ratio.of(a * slope - value, slope), 0] : [0, value - slope * a],
      ask({ a, slope, value, axis }) {
        const [f, steep] = [equation(apply('f', a), value), equation(m`f'(${a})`, slope)]
        return {
          en: prose`A function has ${f} and ${steep}. At what point does the tangent line to its graph at ${equation(x, a)} cross the ${symbol(axis)}-axis?`,
          es: prose`Una función cumple ${f} y ${steep}. ¿En qué punto corta la recta tangente a su gráfica en ${equation(x, a)} al eje ${symbol(axis)}?`,
        }
      },
      solution({ a, slope, value, axis }, crossing) {
        const [px, py] = tupleOf(crossing, 2)
        return [
          step(pointSlope(Ratio.of(slope), [Ratio.of(a), Ratio.of(value)]), because.pointSlopeForm),
          ...(axis === 'x'
            ? [
                step(m`${-value} = ${slope}(x + ${-a})`, because.substitute, { value: 0, letter: y }),
                ...(slope === 1
                  ? []
                  : [step(m`${-value / slope} = x + ${-a}`, because.divideBothSides, { value: slope })]),
                undoneStep(equation(x, px), { b: -a }),
              ]
            : [
                step(m`y + ${-value} = ${-slope * a}`, because.substitute, { value: 0, letter: x }),
                undoneStep(equation(y, py), { b: -value }),
              ]),
          step(pointOf(px, py), because.writeOrderedPair),
        ]
      },
      // The slope from the point of contact to the crossing.
      check(printed, answer) {
        const [f, steep] = printed.all('relation')
        if (f?.left.kind !== 'apply' || !steep) return false
        const [a, value] = [exact(itemOf(f.left.to, 0)), exact(f.right)]
        const [px, py] = answer.map(item => exact(item))
        if (!px || !py) return false
        const isOnAxis = printed.all('symbol').at(-1)?.name === 'x' ? py.equals(0) : px.equals(0)
        return isOnAxis && py.minus(value).equals(exact(steep.right).times(px.minus(a)))
      },
    }),

    normal: form({
      levels: ['medium'],
      share: 2,
      // A steep curve would have a normal line with an ugly constant term.
      draw(random) {
        const kind = random.evenly(['quadratic', 'cubic', 'reciprocal', 'root'] as const)
        return random.until(
          () => curves[kind](random),
          ({ slope }) => Math.abs(slope.toNumber()) <= 9,
        )
      },
      answer: equationAnswer,
      solve: ({ at, value, slope }) => equation(y, lineThrough(Ratio.of(-1).over(slope), [at, value])),
      ask: ({ of, at }) => ({
        en: prose`Write an equation of the normal line to the graph of ${graphOf(of)} at ${equation(x, at)}.`,
        es: prose`Escribe una ecuación de la recta normal a la gráfica de ${graphOf(of)} en ${equation(x, at)}.`,
      }),
      solution: ({ derivative, ...touch }, answer) => {
        const slope = Ratio.of(-1).over(touch.slope)
        return [
          step(ofSlope(derivative), because.differentiatePowers),
          pointAndSlope(touch),
          step(m`m = -1 ÷ ${touch.slope} = ${slope}`, because.normalIsPerpendicular),
          ...toTheLine(slope, [touch.at, touch.value], answer),
        ]
      },
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place || answer.kind !== 'relation') return false
        const at = approximate(place.right)
        const value = (place: number) => approximate(answer.right, { x: place })
        const product = (value(at + 1) - value(at)) * slopeOf(curve.right, at)
        return near(value(at), approximate(curve.right, { x: at }), 1e-6) && near(product, -1, 1e-5)
      },
    }),

    specialTangent: form({
      levels: ['medium'],
      draw: random => random.evenly(special)(random.int(2, 6)),
      answer: equationAnswer,
      solve: ({ line }) => equation(y, line),
      ask: ({ of, at }) => ({
        en: prose`Write an equation of the tangent line to the graph of ${graphOf(of)} at ${equation(x, at)}. Use exact values.`,
        es: prose`Escribe una ecuación de la recta tangente a la gráfica de ${graphOf(of)} en ${equation(x, at)}. Usa valores exactos.`,
      }),
      solution: ({ rule, derivative, at, value, slope, pointSlope: through }, answer) => [
        step(ofSlope(derivative), because.becauseOf, { why: rule }),
        step(statements(equation(apply('f', at), value), equation(m`f'(${at})`, slope)), because.pointAndSlope, {
          place: equation(x, at),
        }),
        step(through, because.pointSlopeForm),
        explained(
          answer,
          line`Distribute the slope and bring the number beside ${y} to the right side.`,
          line`Distribuye la pendiente y pasa al lado derecho el número que acompaña a ${y}.`,
        ),
      ],
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
      },
    }),

    whereSlope: form({
      levels: ['medium'],
      draw(random) {
        // The slope less the wanted one is 3p(x − r)(x − s).
        const [p, r] = [random.sign(), random.int(-3, 3)]
        const s = r + 2 * random.int(1, 2)
        const way = random.evenly(['slope', 'parallel', 'perpendicular'] as const)
        const wanted = random.intExcept(-6, 6, 0)
        const c = [random.int(-6, 6), 3 * p * r * s + wanted, (-3 * p * (r + s)) / 2, p]
        return { c, r, s, p, way, wanted, b: random.intExcept(-9, 9, 0) }
      },
      answer: pointList,
      solve: ({ c, r, s }) => [r, s].map(at => [at, valueAt(c, at)]),
      ask({ c, way, wanted, b }) {
        const curve = graphOf(polynomialOf(c))
        const other = equation(y, polynomialOf([b, way === 'parallel' ? wanted : Ratio.of(-1, wanted)]))
        return {
          slope: {
            en: prose`Find the points on the graph of ${curve} where the tangent line has slope ${wanted}, from left to right.`,
            es: prose`Halla los puntos de la gráfica de ${curve} donde la recta tangente tiene pendiente ${wanted}, de izquierda a derecha.`,
          },
          parallel: {
            en: prose`Find the points on the graph of ${curve} where the tangent line is parallel to ${other}, from left to right.`,
            es: prose`Halla los puntos de la gráfica de ${curve} donde la recta tangente es paralela a ${other}, de izquierda a derecha.`,
          },
          perpendicular: {
            en: prose`Find the points on the graph of ${curve} where the tangent line is perpendicular to ${other}, from left to right.`,
            es: prose`Halla los puntos de la gráfica de ${curve} donde la recta tangente es perpendicular a ${other}, de izquierda a derecha.`,
          },
        }[way]
      },
      solution({ c, r, s, p, way, wanted }) {
        const slope = polynomialOf(derived(c))
        const reason = {
          slope: because.derivativeIsSlope,
          parallel: because.parallelSameSlope,
          perpendicular: because.perpendicularSlope,
        }[way]
        return [
          step(ofSlope(slope), because.differentiatePowers),
          step(equation(slope, wanted), reason),
          step(equation(polynomialOf([3 * p * r * s, -3 * p * (r + s), 3 * p]), 0), because.moveToLeft),
          step(equation(join(3 * p, ...[r, s].toSorted(zeroFirst).map(root => factorOf(x, root))), 0), because.factor),
          step(either(equation(x, r), equation(x, s)), because.zeroProduct),
          step(statements(...[r, s].map(at => pointOf(at, valueAt(c, at)))), because.findHeights),
        ]
      },
      check(printed, answer) {
        const [curve, other] = printed.all('relation')
        if (!curve) return false
        const given = other
          ? approximate(other.right, { x: 1 }) - approximate(other.right, { x: 0 })
          : printed.numbers[0]?.toNumber()
        const wanted = other && /perpendicular/.test(printed.text) ? -1 / (given ?? 0) : (given ?? 0)
        const points = answer.map(items => items.map(value => exact(value).toNumber()))
        return (
          points.length === 2 &&
          (points[0]?.[0] ?? 0) < (points[1]?.[0] ?? 0) &&
          points.every(
            ([px = 0, py = 0]) =>
              near(approximate(curve.right, { x: px }), py) && near(slopeOf(curve.right, px), wanted, 1e-5),
          )
        )
      },
    }),

    findShift: form({
      levels: ['hard'],
      draw(random) {
        // A cubic with slope 3(x − r)(x − s) + m has two such lines.
        const [slope, r] = [random.intExcept(-6, 6, 0), random.int(-4, 4)]
        const s = r + 2 * random.int(1, 2)
        const c = random.int(-6, 6)
        return { of: [c, 3 * r * s + slope, (-3 * (r + s)) / 2, 1], slope, touches: [r, s] }
      },
      answer: solutionSet('k'),
      solve: ({ of, slope, touches }) => touches.map(at => valueAt(of, at).minus(slope * at)),
      ask: ({ of, slope }) => ({
        en: prose`Find every value of ${k} for which the line ${equation(y, m`${slope}x + k`)} is tangent to the graph of ${graphOf(polynomialOf(of))}.`,
        es: prose`Halla todos los valores de ${k} para los que la recta ${equation(y, m`${slope}x + k`)} es tangente a la gráfica de ${graphOf(polynomialOf(of))}.`,
      }),
      solution({ of, slope, touches }, values) {
        const derivative = polynomialOf(derived(of))
        return [
          step(ofSlope(derivative), because.differentiatePowers),
          step(equation(derivative, slope), because.equalSlopes),
          explained(
            either(...touches.map(at => equation(x, at))),
            line`Bring all terms to one side and factor.`,
            line`Pasa todos los términos a un lado y factoriza.`,
          ),
          step(statements(...touches.map(at => m`f(${at}) = ${valueAt(of, at)}`)), because.findHeights),
          step(statements(...touches.map(at => m`${valueAt(of, at)} = ${slope}(${at}) + k`)), because.pointsOnLine),
          explained(
            either(...values.map(value => equation(k, value))),
            line`Multiply, then subtract the product from both sides.`,
            line`Multiplica y resta el producto de ambos lados.`,
          ),
        ]
      },
      // The curve less the line has a double root: value and slope vanish at the same place.
      check(printed, answer) {
        const [straight, curve] = printed.all('relation')
        if (!straight || !curve) return false
        const gap = (at: number, shift: number) =>
          approximate(curve.right, { x: at }) - approximate(straight.right, { x: at, k: shift })
        const values = new Set(answer.map(value => exact(value).toNumber()))
        return (
          values.size === 2 &&
          [...values].every(shift =>
            PLACES.some(at => near(gap(at, shift), 0) && near(gap(at + 1e-5, shift) - gap(at - 1e-5, shift), 0, 1e-8)),
          )
        )
      },
    }),

    fromOutside: form({
      levels: ['hard'],
      draw(random) {
        const [a, left] = [random.pick([1, 2, -1]), random.int(-4, 3)]
        return { a, c: random.int(-6, 6), places: [left, left + 2 * random.int(1, 3)] as const }
      },
      answer: solutionSet('m'),
      solve: ({ a, places }) => places.map(t => 2 * a * t),
      ask({ a, c, places: [s, t] }) {
        const [curve, outside] = [graphOf(polynomialOf([c, 0, a])), pointOf((s + t) / 2, a * s * t + c)]
        return {
          en: prose`Two lines through the point ${outside} are tangent to the graph of ${curve}. Find the slope ${symbol('m')} of each line.`,
          es: prose`Dos rectas que pasan por el punto ${outside} son tangentes a la gráfica de ${curve}. Halla la pendiente ${symbol('m')} de cada recta.`,
        }
      },
      solution({ a, c, places: [s, t] }, slopes) {
        const [px, py] = [(s + t) / 2, a * s * t + c]
        return [
          step(m`f'(t) = ${2 * a}t`, because.slopeWhereItTouches),
          step(
            equation(over(minus(polynomialOf([c, 0, a], 't'), py), m`t + ${-px}`), m`${2 * a}t`),
            because.slopeToThePoint,
            {
              point: pointOf(px, py),
            },
          ),
          step(
            equation(polynomialOf([c - py, 0, a], 't'), polynomialOf([0, -2 * a * px, 2 * a], 't')),
            because.multiplyBothSides,
            {
              value: m`t + ${-px}`,
            },
          ),
          step(
            equation(join(a, ...[s, t].toSorted(zeroFirst).map(root => factorOf(symbol('t'), root))), 0),
            because.collectAndFactor,
          ),
          step(either(m`t = ${s}`, m`t = ${t}`), because.zeroProduct),
          step(either(...slopes.map(slope => equation(symbol('m'), slope))), because.evaluate, {
            what: {
              en: line`the slope ${m`${2 * a}t`} at each place`,
              es: line`la pendiente ${m`${2 * a}t`} en cada lugar`,
            },
          }),
        ]
      },
      check(printed, answer) {
        const curve = printed.all('relation').at(-1)?.right ?? x
        const [px, py] = printed.one('list').items.map(item => approximate(item))
        const slopes = new Set(answer.map(item => exact(item).toNumber()))
        if (px === undefined || py === undefined || slopes.size !== 2) return false
        return [...slopes].every(slope => touches(curve, slope, [px, py]))
      },
    }),

    triangle: form({
      levels: ['hard'],
      draw(random) {
        const a = random.int(1, 3)
        const c = random.int(a * a + 1, 9)
        const n = random.int(1, 4)
        return random.evenly([true, false])
          ? {
              of: polynomialOf([c, 0, -1]),
              derivative: m`-2x`,
              at: Ratio.of(a),
              value: Ratio.of(c - a * a),
              slope: Ratio.of(-2 * a),
            }
          : {
              of: m`${n * a}/x`,
              derivative: m`-{${n * a}/x^2}`,
              at: Ratio.of(a),
              value: Ratio.of(n),
              slope: Ratio.of(-n, a),
            }
      },
      answer: rational,
      solve({ at, value, slope }) {
        const height = slope.negated().times(at).plus(value)
        return height.times(height).over(slope.times(-2))
      },
      // The tangent is not drawn: its intercepts would be read off.
      ask({ of, at, value }) {
        const top = 2 * Math.ceil((2 * value.toNumber() + 3) / 2)
        const drawn = functionGraph({
          x: { from: 0, to: 2 * at.toNumber() + 2 },
          y: { from: 0, to: top, step: top > 10 ? 2 : 1 },
          curves: [of],
          points: [[at.toNumber(), value.toNumber()]],
        })
        return {
          en: [
            figure(drawn),
            prose`The tangent line to the graph of ${graphOf(of)} at ${equation(x, at)} and the two axes form a triangle. Find its area.`,
          ],
          es: [
            figure(drawn),
            prose`La recta tangente a la gráfica de ${graphOf(of)} en ${equation(x, at)} y los dos ejes forman un triángulo. Halla su área.`,
          ],
        }
      },
      solution({ derivative, ...touch }, area) {
        const tangent = lineThrough(touch.slope, [touch.at, touch.value])
        const height = touch.slope.negated().times(touch.at).plus(touch.value)
        const base = height.over(touch.slope).negated()
        return [
          step(ofSlope(derivative), because.differentiatePowers),
          pointAndSlope(touch),
          step(equation(y, tangent), because.pointSlopeForm),
          step(statements(pointOf(0, height), pointOf(base, 0)), because.findIntercepts),
          step(equation(m`{1/2}(${base})(${height})`, area), because.triangleOfIntercepts),
        ]
      },
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place) return false
        const at = approximate(place.right)
        const [value, slope] = [approximate(curve.right, { x: at }), slopeOf(curve.right, at)]
        return near(((at - value / slope) * (value - slope * at)) / 2, exact(answer).toNumber(), 1e-5)
      },
    }),
  }),
)
