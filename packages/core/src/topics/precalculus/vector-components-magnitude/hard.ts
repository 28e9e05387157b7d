import {
  approximate,
  both,
  bracketed,
  call,
  degrees,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  isNear,
  itemOf,
  join,
  line,
  negative,
  over,
  type Printed,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  root,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  tupleOf,
  vector,
  vectorAnswer,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { multipleOf } from '../../kit/triangles/angle-steps.ts'
import { type Bearing, partsOf } from '../../kit/triangles/bearings.ts'
import { journeys } from './journeys.ts'
import type { levels } from './levels.ts'
import {
  arrow,
  component,
  cosineAt,
  drawVector,
  length,
  magnitudeOf,
  PYTHAGOREAN,
  pairIn,
  signs,
  sineAt,
  squared,
  v,
} from './parts.ts'
import { magnitudeSteps, otherEndSteps } from './steps.ts'

const WAYS = {
  N: words('north', 'norte'),
  S: words('south', 'sur'),
  E: words('east', 'este'),
  W: words('west', 'oeste'),
} as const
/** −(12/15), with its sign in front. */
const signedOver = (value: number, by: Expr) => (value < 0 ? negative(over(-value, by)) : over(value, by))

const SIGNS = {
  N: {
    E: { en: line`East and north are positive`, es: line`El este y el norte son positivos` },
    W: { en: line`West is negative, north positive`, es: line`El oeste es negativo; el norte, positivo` },
  },
  S: {
    E: { en: line`East is positive, south negative`, es: line`El este es positivo; el sur, negativo` },
    W: { en: line`West and south are negative`, es: line`El oeste y el sur son negativos` },
  },
} as const

function isAlong(printed: Printed, answer: readonly Ratio[], size: Ratio): boolean {
  const [x, y] = pairIn(printed.one('list').items)
  const [u, w] = answer
  if (!u || !w) return false
  return u.times(y).equals(w.times(x)) && u.power(2).plus(w.power(2)).equals(size.power(2)) && u.times(x).n > 0
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unitVector: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the unit vector in the direction of ${v}. Give exact values without a root in a denominator.`,
      es: prose`Halla el vector unitario en la dirección de ${v}. Da valores exactos sin raíz en el denominador.`,
    },
    draw: random => ({
      components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
    }),
    answer: { ...vectorAnswer, requires: 'simplified' },
    // a/√n, rationalized.
    solve: ({ components }) => {
      const size = magnitudeOf(components)
      return components.map(value => surdExpr(surd(Ratio.of(value, squared(components)).times(size.q), size.k)))
    },
    ask: ({ components }) => both(equation(v, vector(...components))),
    solution({ components }, answer) {
      const size = magnitudeOf(components)
      const divided = vector(...components.map(value => signedOver(value, surdExpr(size))))
      const isWhole = size.k === 1
      const isReduced = isWhole && components.every(value => Ratio.of(value, size.q.n).d === size.q.n)
      return [
        ...magnitudeSteps(components, size),
        step(isReduced ? vector(...answer) : divided, because.divideByMagnitude),
        ...(isReduced
          ? []
          : [
              isWhole
                ? step(vector(...answer), because.fractionsInLowestTerms)
                : step(vector(...answer), because.rationalizeBy, { value: root(size.k) }),
            ]),
      ]
    },
    // Length one, and in proportion to the printed vector.
    check(printed, answer) {
      const [x, y] = pairIn(printed.one('list').items)
      const [p, q] = tupleOf(
        answer.map(value => approximate(expr(value))),
        2,
      )
      return isNear(Math.hypot(p, q), 1) && isNear(p * y, q * x) && p * x + q * y > 0
    },
  }),

  ofLength: form({
    levels: ['hard'],
    // The length is none of the numbers that are seen or found on the way.
    draw: random =>
      random.until(
        () => ({ components: signs(random, random.pick(PYTHAGOREAN)), factor: random.int(2, 12) }),
        ({ components, factor }) =>
          factor !== 5 && factor !== 10 && factor !== 13 && components.every(value => Math.abs(value) !== factor),
      ),
    answer: vectorAnswer,
    solve: ({ components, factor }) => components.map(value => Ratio.of(value * factor, magnitudeOf(components).q.n)),
    ask: ({ components, factor }) => ({
      en: prose`Find the vector of length ${factor} in the direction of ${equation(v, vector(...components))}. Give exact values.`,
      es: prose`Halla el vector de longitud ${factor} en la dirección de ${equation(v, vector(...components))}. Da valores exactos.`,
    }),
    solution({ components, factor }, answer) {
      const size = magnitudeOf(components)
      const scale = Ratio.of(factor, size.q.n)
      const scaled = join(bracketed(scale), vector(...components))
      return [
        ...magnitudeSteps(components, size),
        step(
          scale.d === size.q.n ? scaled : statements(equation(over(factor, size.q), scale), scaled),
          because.lengthOverMagnitude,
          { value: factor },
        ),
        step(vector(...answer), because.multiplyEachComponent, { value: scale }),
      ]
    },
    check: (printed, answer) =>
      isAlong(
        printed,
        answer.map(value => exact(value)),
        printed.numbers[0] ?? Ratio.of(0),
      ),
  }),

  endOfLength: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({
      at: drawVector(random),
      way: signs(random, random.pick(PYTHAGOREAN)),
      factor: random.int(2, 4),
      isEnd: random.evenly([true, false]),
    }),
    answer: pointAnswer,
    solve: ({ at, way, factor, isEnd }) => at.map((value, i) => value + (isEnd ? -1 : 1) * factor * itemOf(way, i)),
    ask({ at, way, factor, isEnd }) {
      const [u, place] = [equation(arrow('u'), vector(...way)), pointOf(...at)]
      const size = equation(length, magnitudeOf(way).q.times(factor))
      return isEnd
        ? {
            en: prose`The vector ${v} has the direction of ${u}, and ${size}. It ends at ${place}. Where does it start?`,
            es: prose`El vector ${v} tiene la dirección de ${u} y ${size}. Termina en ${place}. ¿Dónde empieza?`,
          }
        : {
            en: prose`The vector ${v} has the direction of ${u}, and ${size}. It starts at ${place}. Where does it end?`,
            es: prose`El vector ${v} tiene la dirección de ${u} y ${size}. Empieza en ${place}. ¿Dónde termina?`,
          }
    },
    solution({ at, way, factor, isEnd }, answer) {
      const { q } = magnitudeOf(way)
      const components = way.map(value => factor * value)
      return [
        ...magnitudeSteps(way, surd(q), { kind: 'absolute', of: arrow('u') }),
        step(
          statements(
            equation(over(q.times(factor), q), factor),
            equation(v, equation(join(factor, vector(...way)), vector(...components))),
          ),
          because.timesLengthRatio,
          { value: factor },
        ),
        ...otherEndSteps(at, components, isEnd, answer),
      ]
    },
    // From the start to the end it is as far as printed, along the printed vector.
    check(printed, answer) {
      const [way, at] = printed.all('list').map(({ items }) => pairIn(items))
      const size = printed.all('relation')[1]?.right
      if (!way || !at || !size) return false
      const isEnd = /ends at|termina en/i.test(printed.text) ? -1 : 1
      const [x, y] = tupleOf(
        answer.map((value, i) => isEnd * (exact(value).toNumber() - itemOf(at, i))),
        2,
      )
      return (
        isNear(Math.hypot(x, y), approximate(size)) && isNear(x * way[1], y * way[0]) && x * way[0] + y * way[1] > 0
      )
    },
  }),

  bearing: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const journey = random.evenly(journeys)
      // The second leg runs along the component that is rational.
      const angle = random.evenly([30, 60] as const)
      const bearing: Bearing = { from: random.pick(['N', 'S']), angle, to: random.pick(['E', 'W']) }
      const size = 2 * random.int(2, journey.most)
      const then = random.pick(angle === 30 ? (['E', 'W'] as const) : (['N', 'S'] as const))
      const more = random.until(
        () => random.int(2, Math.max(4, journey.most)),
        more => more !== size / 2 && more !== size,
      )
      return { journey, size, bearing, then, more }
    },
    answer: vectorAnswer,
    solve: ({ size, bearing: { from, angle, to }, then, more }) => {
      const [x, y] = [to === 'E' ? size : -size, from === 'N' ? size : -size]
      const second = then === 'E' || then === 'N' ? more : -more
      return angle === 30 ? [x / 2 + second, component(y, angle)] : [component(x, 90 - angle), y / 2 + second]
    },
    ask: ({ journey, size, bearing, then, more }) => {
      const { en, es } = journey.says(size, partsOf(bearing))
      return paragraph(
        {
          en: [...en, ...line`, then ${more} ${journey.unit} due ${WAYS[then]}.`],
          es: [...es, ...line` y luego ${more} ${journey.unit} hacia el ${WAYS[then]}.`],
        },
        {
          en: line`Let the positive ${symbol('x')}-axis point east and the positive ${symbol('y')}-axis point north. Write the total displacement, in ${journey.unit}, as a vector with exact components.`,
          es: line`El semieje ${symbol('x')} positivo apunta al este y el semieje ${symbol('y')} positivo, al norte. Escribe el desplazamiento total, en ${journey.unit}, como un vector con componentes exactas.`,
        },
      )
    },
    solution({ journey, size, bearing: { from, angle, to }, then, more }, answer) {
      const [cosine, sine] = [call('cos', degrees(angle)), call('sin', degrees(angle))]
      const first = [component(to === 'E' ? size : -size, 90 - angle), component(from === 'N' ? size : -size, angle)]
      const second = then === 'E' || then === 'N' ? more : -more
      const leg = angle === 30 ? [second, 0] : [0, second]
      return [
        step(
          statements(
            equation(symbol('x'), multipleOf(to === 'E' ? size : -size, sine)),
            equation(symbol('y'), multipleOf(from === 'N' ? size : -size, cosine)),
          ),
          because.componentsFromBearing,
          { signs: SIGNS[from][to] },
        ),
        step(
          statements(equation(sine, surdExpr(sineAt(angle))), equation(cosine, surdExpr(cosineAt(angle)))),
          because.valuesOnUnitCircle,
        ),
        step(
          statements(equation(symbol('x'), itemOf(first, 0)), equation(symbol('y'), itemOf(first, 1))),
          because.putInAndMultiplyEach,
        ),
        step(equation(sum(vector(...first), vector(...leg)), vector(...answer)), because.explain, {
          sentence: {
            en: line`Add the second part, ${more} ${journey.unit} to the ${WAYS[then]}: add the components.`,
            es: line`Suma la segunda parte, ${more} ${journey.unit} hacia el ${WAYS[then]}: suma las componentes.`,
          },
        }),
      ]
    },
    check(printed, answer) {
      const [size, angle, more] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
      const ways = printed.all('words').map(({ en }) => en)
      const [from, to] = ways
      const then = ways.find(way => ['north', 'south', 'east', 'west'].includes(way))
      const turn = (angle * Math.PI) / 180
      const [x, y] = tupleOf(
        answer.map(value => approximate(expr(value))),
        2,
      )
      const [east, north] = [
        then === 'east' ? more : then === 'west' ? -more : 0,
        then === 'north' ? more : then === 'south' ? -more : 0,
      ]
      return (
        isNear(x, (to === 'E' ? size : -size) * Math.sin(turn) + east) &&
        isNear(y, (from === 'N' ? size : -size) * Math.cos(turn) + north)
      )
    },
  }),
})
