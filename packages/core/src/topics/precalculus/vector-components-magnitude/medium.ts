import {
  angleDegrees,
  approximate,
  both,
  call,
  decimal,
  degrees,
  either,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  isNear,
  itemOf,
  line,
  namedNumbers,
  option,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rationalOf,
  relation,
  root,
  type Step,
  solutionSet,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
  tupleOf,
  vector,
  vectorAnswer,
  vectorDiagram,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isClear, roundedNear } from '../../kit/rounding/rounded.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { multipleOf } from '../../kit/triangles/angle-steps.ts'
import { valueExpr } from '../../kit/triangles/exact-values.ts'
import { cosine, isTenth, sine, tenth } from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import {
  arrow,
  component,
  cosineAt,
  drawVector,
  length,
  magnitudeOf,
  type Pair,
  PYTHAGOREAN,
  pairIn,
  signs,
  sineAt,
  theta,
  v,
} from './parts.ts'
import { directionSteps, inBrackets, magnitudeSteps } from './steps.ts'

const scaled = ([x, y]: Pair, by: number): Pair => [by * x, by * y]

/** Where the quadrants begin; forms on one sheet take them in another order. */
const QUADRANTS = [90, 180, 270, 0] as const

const directionOf = ([x, y]: Pair) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
/** The whole degree from 0 to 359 next to the direction. */
const wholeDirection = (components: Pair) => Math.round(directionOf(components)) % 360
const drawDirected = (random: Random) => ({
  components: random.until(
    () => drawVector(random),
    pair => isClear(directionOf(pair), 0),
  ),
})

const SPAN = relation(relation(degrees(0), '≤', theta), '<', degrees(360))
const [k, r] = [symbol('k'), symbol('r')]

const given = (size: number, angle: number) => prose`${equation(length, size)}, ${equation(theta, degrees(angle))}`
const componentsStep = (size: number, angle: number): Step =>
  step(
    statements(
      equation(symbol('x'), multipleOf(size, call('cos', degrees(angle)))),
      equation(symbol('y'), multipleOf(size, call('sin', degrees(angle)))),
    ),
    because.componentsFromDirection,
  )

const [U, V] = [arrow('u'), arrow('v')]
const OPPOSITE_WAYS = {
  en: line`The arrows point in opposite directions.`,
  es: line`Las flechas apuntan en sentidos opuestos.`,
}
const SAME_WAY = { en: line`Both arrows point the same way.`, es: line`Las dos flechas apuntan en el mismo sentido.` }
const SAME_LENGTH = {
  en: line`They are parallel, but their lengths are equal.`,
  es: line`Son paralelos, pero sus longitudes son iguales.`,
}
const TWICE_AS_LONG = {
  en: line`${V} is twice as long as ${U}.`,
  es: line`${V} es el doble de largo que ${U}.`,
}
/** The relations that are taken for the drawn one. */
const NOT_SO_RELATED = {
  equal: { opposite: SAME_WAY, parallel: SAME_LENGTH },
  opposite: { equal: OPPOSITE_WAYS, parallel: SAME_LENGTH },
  parallel: { equal: TWICE_AS_LONG, opposite: TWICE_AS_LONG },
  none: {
    equal: {
      en: line`Their components are not both equal.`,
      es: line`Sus componentes no son las dos iguales.`,
    },
    opposite: {
      en: line`Their components are not both opposites.`,
      es: line`Sus componentes no son las dos opuestas.`,
    },
  },
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  direction: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the direction angle ${theta} from the positive ${symbol('x')}-axis, with ${SPAN}. Round to the nearest degree.`,
      es: prose`Halla el ángulo de dirección ${theta} desde el eje ${symbol('x')} positivo, con ${SPAN}. Redondea al grado más cercano.`,
    },
    draw: drawDirected,
    answer: { ...angleDegrees, requires: 'decimal-places-0' },
    solve: ({ components }) => wholeDirection(components),
    ask: ({ components }) => both(equation(v, vector(...components))),
    solution: ({ components }) => directionSteps(components, wholeDirection(components)),
    // The unit vector of the answer points the same way, to half a degree.
    check(printed, answer) {
      const [x, y] = pairIn(printed.one('list').items)
      const angle = (exact(answer).toNumber() * Math.PI) / 180
      const cosine = (x * Math.cos(angle) + y * Math.sin(angle)) / Math.hypot(x, y)
      return (
        cosine >= Math.cos((0.5 * Math.PI) / 180) && exact(answer).compare(0) >= 0 && exact(answer).compare(360) < 0
      )
    },
  }),

  magnitudeAndDirection: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the exact magnitude ${r} and the direction angle ${theta} from the positive ${symbol('x')}-axis, with ${SPAN}. Round the angle to the nearest degree.`,
      es: prose`Halla la magnitud exacta ${r} y el ángulo de dirección ${theta} desde el eje ${symbol('x')} positivo, con ${SPAN}. Redondea el ángulo al grado más cercano.`,
    },
    draw: drawDirected,
    answer: namedNumbers('r', 'θ'),
    solve: ({ components }) => [surdExpr(magnitudeOf(components)), degrees(wholeDirection(components))],
    ask: ({ components }) => both(equation(v, vector(...components))),
    solution({ components }) {
      const size = magnitudeOf(components)
      return [
        ...magnitudeSteps(components, size, r),
        ...directionSteps(components, wholeDirection(components), equation(r, surdExpr(size))),
      ]
    },
    check(printed, answers) {
      if (answers.length !== 2) return false
      const [size, angle] = tupleOf(answers, 2)
      const [x, y] = pairIn(printed.one('list').items)
      const turn = ((rationalOf(angle)?.toNumber() ?? Number.NaN) * Math.PI) / 180
      const cosine = (x * Math.cos(turn) + y * Math.sin(turn)) / Math.hypot(x, y)
      return (
        isNear(approximate(expr(size)), Math.hypot(x, y)) &&
        turn >= 0 &&
        turn < 2 * Math.PI &&
        cosine >= Math.cos((0.5 * Math.PI) / 180)
      )
    },
  }),

  roundedComponents: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the vector with direction angle ${symbol('θ')} from the positive ${symbol('x')}-axis in component form. Round to the nearest tenth.`,
      es: prose`Escribe en forma de componentes el vector con ángulo de dirección ${symbol('θ')} desde el eje ${symbol('x')} positivo. Redondea a la décima más cercana.`,
    },
    draw: random =>
      random.until(
        () => ({
          size: random.int(3, 30),
          angle: random.evenly(startingAt(QUADRANTS, 2)) + random.int(5, 85),
        }),
        ({ size, angle }) => angle % 15 !== 0 && [cosine(angle), sine(angle)].every(part => isClear(size * part, 1)),
      ),
    answer: vectorAnswer,
    solve: ({ size, angle }) => [tenth(size * cosine(angle)), tenth(size * sine(angle))],
    ask: ({ size, angle }) => both(given(size, angle)),
    solution: ({ size, angle }, answer) => [
      componentsStep(size, angle),
      step(
        statements(
          relation(symbol('x'), '≈', decimal(roundedNear(size * cosine(angle), 3), 3)),
          relation(symbol('y'), '≈', decimal(roundedNear(size * sine(angle), 3), 3)),
        ),
        because.multiplyByCosineAndSine,
        { value: size },
      ),
      step(vector(...answer), because.roundEach),
    ],
    check(printed, answer) {
      const [size, angle] = tupleOf(
        printed.all('relation').map(({ right }) => evaluate(right).toNumber()),
        2,
      )
      const turn = (angle * Math.PI) / 180
      const [x, y] = answer.map(value => exact(value))
      return !!x && !!y && isTenth(x, size * Math.cos(turn)) && isTenth(y, size * Math.sin(turn))
    },
  }),

  fromDirection: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the vector with direction angle ${symbol('θ')} from the positive ${symbol('x')}-axis in component form. Give exact values.`,
      es: prose`Escribe en forma de componentes el vector con ángulo de dirección ${symbol('θ')} desde el eje ${symbol('x')} positivo. Da valores exactos.`,
    },
    draw: random => ({
      size: 2 * random.int(1, 8),
      angle: random.evenly(QUADRANTS) + random.pick([30, 45, 60]),
    }),
    answer: vectorAnswer,
    solve: ({ size, angle }) => [component(size, angle), component(size, 90 - angle)],
    ask: ({ size, angle }) => both(given(size, angle)),
    solution: ({ size, angle }, answer) => [
      componentsStep(size, angle),
      step(
        statements(
          equation(call('cos', degrees(angle)), valueExpr(cosineAt(angle))),
          equation(call('sin', degrees(angle)), valueExpr(sineAt(angle))),
        ),
        because.valuesOnUnitCircle,
      ),
      step(vector(...answer), because.putInAndMultiplyEach),
    ],
    check(printed, answer) {
      const [size, angle] = tupleOf(
        printed.all('relation').map(({ right }) => evaluate(right).toNumber()),
        2,
      )
      const [x, y] = answer.map(value => approximate(expr(value)))
      const turn = (angle * Math.PI) / 180
      return x !== undefined && y !== undefined && isNear(x, size * Math.cos(turn)) && isNear(y, size * Math.sin(turn))
    },
  }),

  relation: form({
    levels: ['medium'],
    instruction: {
      en: prose`How are the two drawn vectors related?`,
      es: prose`¿Qué relación hay entre los dos vectores dibujados?`,
    },
    draw(random) {
      const kind = random.evenly(['equal', 'opposite', 'parallel', 'none'])
      const u: Pair = [random.intExcept(-5, 5, 0), random.intExcept(-5, 5, 0)]
      if (kind === 'equal') return { kind, factor: 1, u, other: u }
      if (kind !== 'none') {
        const factor = kind === 'opposite' ? -1 : 2 * random.sign()
        return { kind, factor, u, other: scaled(u, factor) }
      }
      // Of the same length, mirrored, or with one component changed.
      const [x, y] = u
      const other = random.pick<Pair>([
        [x, -y],
        [-x, y],
        [x, y === 1 ? 2 : y - 1 || -2],
      ])
      return { kind, factor: null, u, other }
    },
    answer: option({
      equal: { en: prose`equal`, es: prose`iguales` },
      opposite: { en: prose`opposite`, es: prose`opuestos` },
      parallel: { en: prose`parallel, of different lengths`, es: prose`paralelos, de distinta longitud` },
      none: { en: prose`none of these`, es: prose`ninguna de estas` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ u, other }) => {
      // Each arrow starts where it fits into its half of the grid.
      const start = ([x, y]: Pair, middle: number): Pair => [middle - Math.trunc(x / 2), -Math.trunc(y / 2)]
      const [first, second] = [start(u, -5), start(other, 5)]
      const to = ([x, y]: Pair, [p, q]: Pair): Pair => [x + p, y + q]
      return both(
        figure(
          vectorDiagram({
            x: [-10, 10],
            y: [-6, 6],
            vectors: [
              { from: first, to: to(first, u), label: 'u' },
              { from: second, to: to(second, other), label: 'v' },
            ],
          }),
        ),
      )
    },
    solution({ kind, factor, u, other }) {
      const read = step(
        statements(equation(arrow('u'), vector(...u)), equation(v, vector(...other))),
        because.readComponents,
      )
      if (factor === null) {
        const [across, up] = [Ratio.of(other[0], u[0]), Ratio.of(other[1], u[1])]
        return [
          read,
          step(
            statements(
              equation(over(other[0], inBrackets(u[0])), across),
              equation(over(other[1], inBrackets(u[1])), up),
              relation(across, '≠', up),
            ),
            because.noMultiple,
          ),
        ]
      }
      const related = equation(v, multipleOf(factor, arrow('u')))
      return kind === 'parallel'
        ? [read, step(related, because.parallelVectors, { value: factor })]
        : [read, step(related, kind === 'equal' ? because.equalVectors : because.oppositeVectors)]
    },
    whyWrong: (_, answer) => NOT_SO_RELATED[answer],
    check(printed, answer) {
      const [[a, b], [c, d]] = tupleOf(
        printed.figure('vector-diagram').vectors.map(({ from, to }): Pair => [to[0] - from[0], to[1] - from[1]]),
        2,
      )
      if (a === c && b === d) return answer === 'equal'
      if (a === -c && b === -d) return answer === 'opposite'
      return answer === (a * d === b * c ? 'parallel' : 'none')
    },
  }),

  missingComponent: form({
    levels: ['medium'],
    draw(random) {
      const [known, missing] = signs(random, random.pick(PYTHAGOREAN))
      return { known, missing: Math.abs(missing), isFirst: random.evenly([true, false]) }
    },
    answer: solutionSet('k'),
    solve: ({ missing }) => [-missing, missing],
    ask({ known, missing, isFirst }) {
      const given = equation(v, isFirst ? vector(known, k) : vector(k, known))
      const size = equation(length, magnitudeOf([known, missing]).q)
      return {
        en: prose`If ${given} and ${size}, find both values of ${k}.`,
        es: prose`Si ${given} y ${size}, halla los dos valores de ${k}.`,
      }
    },
    solution({ known, missing, isFirst }) {
      const size = magnitudeOf([known, missing]).q.n
      const [square, unknown] = [power(inBrackets(known), 2), power(k, 2)]
      return [
        step(equation(root(isFirst ? sum(square, unknown) : sum(unknown, square)), size), because.magnitudeIsRoot),
        step(
          equation(isFirst ? sum(known * known, unknown) : sum(unknown, known * known), size * size),
          because.squareBothSides,
        ),
        step(equation(unknown, missing * missing), because.subtractFromBothSides, { value: known * known }),
        step(either(equation(k, -missing), equation(k, missing)), because.takeSquareRoots),
      ]
    },
    check(printed, answer) {
      const [first, second] = tupleOf(printed.one('list').items, 2)
      const known = evaluate(first.kind === 'symbol' ? second : first)
      const size = evaluate(printed.all('relation')[1]?.right ?? symbol('?'))
      return (
        answer.length === 2 &&
        !exact(itemOf(answer, 0)).equals(exact(itemOf(answer, 1))) &&
        answer.every(value => exact(value).power(2).plus(known.power(2)).equals(size.power(2)))
      )
    },
  }),
})
