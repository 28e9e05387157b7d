import {
  apply,
  approximate,
  either,
  equation,
  equationAnswer,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  itemOf,
  join,
  line,
  m,
  pointAnswer,
  pointList,
  point as pointOf,
  prose,
  Ratio,
  statements,
  step,
  symbol,
  tupleOf,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import {
  atPlace,
  differentiated,
  factorOf,
  ofSlope,
  pointAndSlope,
  pointSlope,
  toTheLine,
  x,
  y,
  zeroFirst,
} from './parts.ts'
import { curves, graphOf, isTangent, lineThrough, special } from './touches.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  crossing: form({
    levels: ['medium'],
    draw(random) {
      const [a, slope] = [random.intExcept(-5, 5, 0), random.intExcept(-6, 6, 0)]
      // With value and slope alike, exchanging them would go unseen.
      const t = random.pick([-4, -3, -2, -1, 2, 3, 4])
      return { a, slope, value: slope * t, axis: random.evenly(['x', 'y'] as const) }
    },
    answer: pointAnswer,
    solve: ({ a, slope, value, axis }) =>
      axis === 'x' ? [Ratio.of(a * slope - value, slope), 0] : [0, value - slope * a],
    ask({ a, slope, value, axis }) {
      const [f, steep] = [equation(apply('f', a), value), equation(m`f'(${a})`, slope)]
      return {
        en: prose`A function ${symbol('f')} has ${f} and ${steep}. At what point does the tangent line to its graph at ${equation(x, a)} cross the ${symbol(axis)}-axis?`,
        es: prose`Una función ${symbol('f')} cumple ${f} y ${steep}. ¿En qué punto corta al eje ${symbol(axis)} la recta tangente a su gráfica en ${equation(x, a)}?`,
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
      const isOnAxis = printed.all('symbol').some(({ name }) => name === 'y') ? px.equals(0) : py.equals(0)
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
    solution: (touch, answer) => {
      const slope = Ratio.of(-1).over(touch.slope)
      return [
        ...differentiated(touch),
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
    solution: ({ rule, of, derivative, at, value, slope, pointSlope: through }, answer) => [
      explainedBy(ofSlope(derivative), rule),
      step(
        statements(atPlace(apply('f', at), of, at, value), atPlace(m`f'(${at})`, derivative, at, slope)),
        because.pointAndSlope,
        { place: equation(x, at) },
      ),
      step(through, because.pointSlopeForm),
      approximate(value) === 0
        ? step(answer, because.distribute, { factor: slope })
        : approximate(at) === 0
          ? explained(answer, line`Add ${value} to both sides.`, line`Suma ${value} a ambos lados.`)
          : explained(
              answer,
              line`Distribute ${slope}, and add ${value} to both sides.`,
              line`Distribuye ${slope} y suma ${value} a ambos lados.`,
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
          en: prose`Find, from left to right, the points on the graph of ${curve} where the tangent line has slope ${wanted}.`,
          es: prose`Halla, de izquierda a derecha, los puntos de la gráfica de ${curve} donde la recta tangente tiene pendiente ${wanted}.`,
        },
        parallel: {
          en: prose`Find, from left to right, the points on the graph of ${curve} where the tangent line is parallel to ${other}.`,
          es: prose`Halla, de izquierda a derecha, los puntos de la gráfica de ${curve} donde la recta tangente es paralela a ${other}.`,
        },
        perpendicular: {
          en: prose`Find, from left to right, the points on the graph of ${curve} where the tangent line is perpendicular to ${other}.`,
          es: prose`Halla, de izquierda a derecha, los puntos de la gráfica de ${curve} donde la recta tangente es perpendicular a ${other}.`,
        },
      }[way]
    },
    solution({ c, r, s, p, way, wanted }) {
      const slope = polynomialOf(derived(c))
      const whole = equation(polynomialOf([3 * p * r * s, -3 * p * (r + s), 3 * p]), 0)
      const reason = {
        slope: because.derivativeIsSlope,
        parallel: because.parallelSameSlope,
        perpendicular: because.perpendicularSlope,
      }[way]
      return [
        step(ofSlope(slope), because.differentiatePowers),
        step(equation(slope, wanted), reason),
        wanted < 0
          ? step(whole, because.addToBothSides, { value: -wanted })
          : step(whole, because.subtractFromBothSides, { value: wanted }),
        explained(
          statements(
            equation(join(3 * p, ...[r, s].toSorted(zeroFirst).map(root => factorOf(x, root))), 0),
            either(equation(x, r), equation(x, s)),
          ),
          line`Factor, and set each factor equal to 0.`,
          line`Factoriza e iguala cada factor a 0.`,
        ),
        step(
          statements(...[r, s].map(at => atPlace(m`f(${at})`, polynomialOf(c), at, valueAt(c, at)))),
          because.findHeights,
        ),
        step(statements(...[r, s].map(at => pointOf(at, valueAt(c, at)))), because.writeThePoints),
      ]
    },
    check(printed, answer) {
      const [curve, other] = printed.all('relation')
      if (!curve) return false
      const given = other
        ? approximate(other.right, { x: 1 }) - approximate(other.right, { x: 0 })
        : itemOf(printed.numbers, 0).toNumber()
      const wanted = other && /perpendicular/.test(printed.text) ? -1 / given : given
      if (answer.length !== 2) return false
      const points = answer.map(items => tupleOf(items, 2).map(value => exact(value).toNumber()))
      const [first, second] = tupleOf(
        points.map(at => tupleOf(at, 2)),
        2,
      )
      return (
        first[0] < second[0] &&
        [first, second].every(
          ([px, py]) => near(approximate(curve.right, { x: px }), py) && near(slopeOf(curve.right, px), wanted, 1e-5),
        )
      )
    },
  }),
})
