import {
  approximate,
  call,
  type Expr,
  equation,
  expr,
  type FormMaker,
  failed,
  itemOf,
  line,
  list,
  minus,
  negative,
  numberSet,
  pi,
  piExpr,
  power,
  prose,
  Ratio,
  relation,
  root,
  setOf,
  step,
  sum,
  symbol,
  valueOrUndefined,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesFound, anglesOf } from '../../kit/triangles/angle-steps.ts'
import { AROUND, angleExpr, NAMES, type Name } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { drawUnit, exprAt, near, surdAt, θ } from './parts.ts'

/** sin(π − x) and the like: how the name and the sign of the value change. */
const TURNS = [
  { of: (x: Expr) => sum(pi, negative(x)), sin: 1, cos: -1, tan: -1 },
  { of: (x: Expr) => sum(pi, x), sin: -1, cos: -1, tan: 1 },
  { of: (x: Expr) => sum(expr2pi(), negative(x)), sin: -1, cos: 1, tan: -1 },
  { of: (x: Expr) => negative(x), sin: -1, cos: 1, tan: -1 },
] as const

function expr2pi(): Expr {
  return piExpr(Ratio.of(2))
}

/** Opposite side, adjacent side, hypotenuse of right triangles with whole sides. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const

const QUADRANTS = ['I', 'II', 'III', 'IV'].map(name => words(name, name))
const SIGNS = {
  sin: [1, 1, -1, -1],
  cos: [1, -1, -1, 1],
  tan: [1, -1, 1, -1],
} as const

const ratioOf = (name: Name, [opposite, adjacent, hypotenuse]: (typeof TRIPLES)[number]): Ratio =>
  name === 'sin'
    ? Ratio.of(opposite, hypotenuse)
    : name === 'cos'
      ? Ratio.of(adjacent, hypotenuse)
      : Ratio.of(opposite, adjacent)

const FUNCTIONS = {
  sin: { en: 'sine', es: 'seno' },
  cos: { en: 'cosine', es: 'coseno' },
  tan: { en: 'tangent', es: 'tangente' },
} as const

/** Where the other angle lies, and what becomes of the value. */
function whyTurned(turn: 0 | 1 | 2 | 3, name: Name) {
  const shown = TURNS[turn].of(symbol('x'))
  const where = itemOf(
    [
      {
        en: line`The terminal sides of x and ${shown} are mirror images in the vertical axis`,
        es: line`Los lados terminales de x y ${shown} son simétricos respecto al eje vertical`,
      },
      { en: line`${shown} is half a turn beyond x`, es: line`${shown} está media vuelta más allá de x` },
      {
        en: line`The terminal sides of x and ${shown} are mirror images in the horizontal axis`,
        es: line`Los lados terminales de x y ${shown} son simétricos respecto al eje horizontal`,
      },
      {
        en: line`The terminal sides of x and ${shown} are mirror images in the horizontal axis`,
        es: line`Los lados terminales de x y ${shown} son simétricos respecto al eje horizontal`,
      },
    ],
    turn,
  )
  const isSame = TURNS[turn][name] > 0
  const { en, es } = FUNCTIONS[name]
  const becomes =
    name === 'tan'
      ? turn === 1
        ? {
            en: ': sine and cosine both change sign, so the tangent stays the same.',
            es: ': el seno y el coseno cambian de signo, así que la tangente no cambia.',
          }
        : turn === 0
          ? {
              en: ': only the cosine changes sign, so the tangent changes sign.',
              es: ': solo el coseno cambia de signo, así que la tangente cambia de signo.',
            }
          : {
              en: ': only the sine changes sign, so the tangent changes sign.',
              es: ': solo el seno cambia de signo, así que la tangente cambia de signo.',
            }
      : isSame
        ? { en: `: the ${en} stays the same.`, es: `: el ${es} no cambia.` }
        : { en: `: the ${en} changes sign.`, es: `: el ${es} cambia de signo.` }
  return { en: [...where.en, becomes.en], es: [...where.es, becomes.es] }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allAngles: form({
    levels: ['hard'],
    draw: random => ({
      name: random.evenly(NAMES),
      unit: drawUnit(random),
      angle: random.pick(AROUND.filter(angle => angle % 90 !== 0)),
    }),
    answer: numberSet,
    solve: ({ name, unit, angle }) => {
      return anglesOf(name, surdAt(name, angle)).map(other => angleExpr(other, unit))
    },
    ask: ({ name, unit, angle }) => {
      const of = equation(call(name, θ), exprAt(name, angle))
      const range = relation(relation(angleExpr(0, unit), '≤', θ), '<', angleExpr(360, unit))
      return {
        en: prose`Find all angles ${θ} with ${of} and ${range}.`,
        es: prose`Halla todos los ángulos ${θ} con ${of} y ${range}.`,
      }
    },
    solution: ({ name, unit, angle }) => {
      const value = surdAt(name, angle)
      return [
        ...anglesFound(name, value, unit, list),
        step(setOf(...anglesOf(name, value).map(other => angleExpr(other, unit))), because.explain, {
          sentence: {
            en: line`These are all the angles in one turn.`,
            es: line`Estos son todos los ángulos en una vuelta.`,
          },
        }),
      ]
    },
    // Every angle fits, and there are two of them, as a line meets the circle twice.
    check(printed, answer) {
      const [of] = printed.all('relation')
      const angles = answer.map(value => approximate(expr(value)))
      return (
        of !== undefined &&
        answer.length === 2 &&
        !near(itemOf(angles, 0), itemOf(angles, 1)) &&
        angles.every(
          angle => angle >= 0 && angle < 2 * Math.PI && near(approximate(of.left, { θ: angle }), approximate(of.right)),
        )
      )
    },
  }),

  related: form({
    levels: ['hard'],
    draw: random => {
      const [given, name] = random.evenly([
        ['sin', 'cos'],
        ['cos', 'tan'],
        ['sin', 'tan'],
        ['cos', 'sin'],
      ] as const)
      return {
        given,
        name,
        turn: random.evenly([0, 1, 2, 3] as const),
        quadrant: random.evenly([1, 2, 3, 0] as const),
        sides: random.pick(TRIPLES),
      }
    },
    answer: valueOrUndefined,
    solve: ({ name, turn, quadrant, sides }) =>
      ratioOf(name, sides).times(SIGNS[name][quadrant]).times(TURNS[turn][name]),
    ask: ({ given, name, turn, quadrant, sides }) => {
      const x = symbol('x')
      const of = equation(call(given, x), ratioOf(given, sides).times(SIGNS[given][quadrant]))
      const [wanted, where] = [call(name, TURNS[turn].of(x)), itemOf(QUADRANTS, quadrant)]
      return {
        en: prose`Given ${of} with ${x} in Quadrant ${where}, find ${wanted}.`,
        es: prose`Dado ${of} con ${x} en el cuadrante ${where}, halla ${wanted}.`,
      }
    },
    solution: ({ given, name, turn, quadrant, sides }, answer) => {
      const x = symbol('x')
      const { of, [name]: sign } = TURNS[turn]
      const [wanted, known] = [call(name, of(x)), call(name, x)]
      const [opposite, adjacent, hypotenuse] = sides
      const value = ratioOf(name, sides).times(SIGNS[name][quadrant])
      const missing = given === 'sin' ? adjacent : opposite
      const leg = given === 'sin' ? opposite : adjacent
      const where = itemOf(QUADRANTS, quadrant)
      return [
        step(equation(root(minus(power(hypotenuse, 2), power(leg, 2))), missing), because.explain, {
          sentence: {
            en: line`In a right triangle with hypotenuse ${hypotenuse} and leg ${leg}, this is the other leg.`,
            es: line`En un triángulo rectángulo de hipotenusa ${hypotenuse} y cateto ${leg}, este es el otro cateto.`,
          },
        }),
        step(equation(known, value), because.explain, {
          sentence: {
            en: ['In Quadrant ', where, ` the ${FUNCTIONS[name].en} is ${value.n > 0 ? 'positive' : 'negative'}.`],
            es: [
              'En el cuadrante ',
              where,
              name === 'tan'
                ? ` la tangente es ${value.n > 0 ? 'positiva' : 'negativa'}.`
                : ` el ${FUNCTIONS[name].es} es ${value.n > 0 ? 'positivo' : 'negativo'}.`,
            ],
          },
        }),
        step(equation(wanted, sign > 0 ? known : negative(known)), because.explain, {
          sentence: whyTurned(turn, name),
        }),
        step(equation(wanted, answer === 'none' ? failed('Every value is defined') : answer), because.substitute, {
          value,
          letter: known,
        }),
      ]
    },
    // For an angle in the quadrant with the given value.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const wanted = printed.maths.at(-1)
      const where = QUADRANTS.findIndex(quadrant =>
        printed.all('words').some(({ en }) => quadrant.kind === 'words' && en === quadrant.en),
      )
      if (left.kind !== 'call' || !wanted || answer === 'none' || where < 0) return false
      const size = Math.abs(approximate(right))
      const acute = left.name === 'sin' ? Math.asin(size) : Math.acos(size)
      const x = itemOf([acute, Math.PI - acute, Math.PI + acute, 2 * Math.PI - acute], where)
      return (
        near(approximate(left, { x }), approximate(right)) &&
        near(approximate(wanted, { x }), approximate(expr(answer)))
      )
    },
  }),
})
