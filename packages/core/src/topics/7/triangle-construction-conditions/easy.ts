import {
  angleDegrees,
  answerStep,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  list,
  measure,
  minus,
  option,
  prose,
  type Random,
  relation,
  sum,
  triangle,
  tupleOf,
  type UnitId,
  type Value,
  type WhyWrong,
  yesOrNo,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { lengthOf, settings } from './settings.ts'
import {
  closes,
  drawSides,
  inOrder,
  isTriangle,
  OUTCOMES,
  type Outcome,
  printedSides,
  type Sides,
  sidesSteps,
} from './sides.ts'

/** Two angles of a triangle; the third differs from both. */
function drawAngles(random: Random): readonly [number, number] {
  return random.until(
    () => [random.int(20, 110), random.int(20, 110)] as const,
    ([a, b]) => a + b < 165 && a !== b && 180 - a - b !== a && 180 - a - b !== b && a % 10 !== 0,
  )
}

/** Four lists of three lengths: one is unlike the other three. */
interface Sets {
  readonly isWanted: 'makes' | 'fails'
  readonly odd: Sides
  readonly others: readonly [Sides, Sides, Sides]
}
function drawSets(random: Random): Sets {
  const isWanted = random.evenly(['makes', 'fails'] as const)
  const failing = (outcome: Outcome) => drawSides(random, outcome, 2, 15)
  return random.until(
    () => ({
      isWanted,
      odd: isWanted === 'makes' ? failing('yes') : failing(random.pick(['flat', 'short'] as const)),
      others:
        isWanted === 'makes'
          ? ([failing('flat'), failing('short'), failing('short')] as const)
          : ([failing('yes'), failing('yes'), failing('yes')] as const),
    }),
    ({ odd, others }) => new Set([odd, ...others].map(sides => inOrder(sides).join())).size === 4,
  )
}
const sidesIn = (item: Expr): Sides => {
  assertList(item)
  return tupleOf(
    item.items.map(one => evaluate(one).toNumber()),
    3,
  )
}
function assertList(item: Expr): asserts item is Extract<Expr, { kind: 'list' }> {
  if (item.kind !== 'list') throw new Error('A list of lengths is printed')
}

type BySides = 'scalene' | 'isosceles'
type ByAngles = 'acute' | 'right' | 'obtuse'
const KINDS = option({
  'scalene acute': { en: prose`scalene and acute`, es: prose`escaleno y acutángulo` },
  'scalene right': { en: prose`scalene and right`, es: prose`escaleno y rectángulo` },
  'scalene obtuse': { en: prose`scalene and obtuse`, es: prose`escaleno y obtusángulo` },
  'isosceles acute': { en: prose`isosceles and acute`, es: prose`isósceles y acutángulo` },
  'isosceles right': { en: prose`isosceles and right`, es: prose`isósceles y rectángulo` },
  'isosceles obtuse': { en: prose`isosceles and obtuse`, es: prose`isósceles y obtusángulo` },
})
/** Angles of the triangles that are classified. */
const CLASSIFIED: readonly Sides[] = [
  [50, 60, 70],
  [40, 40, 100],
  [30, 60, 90],
  [70, 70, 40],
  [25, 35, 120],
  [90, 45, 45],
  [48, 66, 66],
  [37, 53, 90],
  [110, 35, 35],
  [55, 47, 78],
  [20, 50, 110],
]
const kindByAngles = (angles: Sides): `${BySides} ${ByAngles}` => {
  const greatest = Math.max(...angles)
  return `${new Set(angles).size < 3 ? 'isosceles' : 'scalene'} ${greatest < 90 ? 'acute' : greatest > 90 ? 'obtuse' : 'right'}`
}

interface Tested {
  readonly unit: UnitId
  readonly sides: Sides
}
const TESTED = (unit: UnitId) => [
  { name: { en: 'longest side', es: 'lado más largo' }, unit },
  { name: { en: 'sum of the other two', es: 'suma de los otros dos' }, unit },
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  story: form({
    levels: ['easy'],
    kind: 'story',
    share: 3,
    draw(random) {
      const setting = random.evenly(settings)
      const [least, most] = setting.range
      const outcome = random.evenly(OUTCOMES)
      return { setting, sides: drawSides(random, outcome, least, most) }
    },
    answer: yesOrNo,
    solve: ({ sides }) => (isTriangle(sides) ? 'yes' : 'no'),
    ask({ setting, sides: [a, b, c] }) {
      return paragraph(setting.three(lengthOf(a, setting), lengthOf(b, setting), lengthOf(c, setting)))
    },
    solution: ({ sides, setting }) => sidesSteps(sides, setting.unit),
    check: (printed, answer) => (answer === 'yes') === closes(printedSides(printed)),
  }),

  whichSet: form({
    levels: ['easy'],
    share: 2,
    draw: drawSets,
    answer: formulaChoice,
    solve: ({ odd }): Value => list(...odd),
    mistakes: ({ others: [a, b, c] }): Readonly<Record<string, Value>> => ({
      a: list(...a),
      b: list(...b),
      c: list(...c),
    }),
    ask: ({ isWanted }) =>
      isWanted === 'makes'
        ? {
            en: prose`Which lengths, in centimeters, can be the sides of a triangle?`,
            es: prose`¿Qué longitudes, en centímetros, pueden ser los lados de un triángulo?`,
          }
        : {
            en: prose`Which lengths, in centimeters, cannot be the sides of a triangle?`,
            es: prose`¿Qué longitudes, en centímetros, no pueden ser los lados de un triángulo?`,
          },
    solution: ({ odd, isWanted }) => [
      explained(
        compared(odd),
        isWanted === 'makes'
          ? line`Here the two shorter lengths together are longer than the longest.`
          : line`Here the two shorter lengths together are not longer than the longest.`,
        isWanted === 'makes'
          ? line`Aquí las dos longitudes menores juntas superan a la mayor.`
          : line`Aquí las dos longitudes menores juntas no superan a la mayor.`,
      ),
      explained(
        list(...odd),
        isWanted === 'makes' ? line`These make a triangle.` : line`These do not make a triangle.`,
        isWanted === 'makes' ? line`Estas forman un triángulo.` : line`Estas no forman un triángulo.`,
      ),
    ],
    whyWrong: ({ others: [a, b, c], isWanted }) => {
      const told = (sides: Sides): WhyWrong =>
        explained(
          compared(sides),
          isWanted === 'makes' ? line`These do not make a triangle.` : line`These make a triangle.`,
          isWanted === 'makes' ? line`Estas no forman un triángulo.` : line`Estas forman un triángulo.`,
        )
      return { a: told(a), b: told(b), c: told(c) }
    },
    check: (printed, answer) => closes(sidesIn(answer as Expr)) === !/cannot|no pueden/.test(printed.text),
  }),

  test: form({
    levels: ['easy'],
    share: 2,
    draw(random): Tested {
      const unit = random.evenly(['centimeter', 'foot', 'inch', 'meter'] as const)
      const outcome = random.evenly(OUTCOMES)
      return { unit, sides: drawSides(random, outcome, 3, 15) }
    },
    answer: blankAnswers,
    solve: ({ sides }) => {
      const [a, b, c] = inOrder(sides)
      return [c, a + b]
    },
    ask({ unit, sides: [a, b, c] }) {
      const lines = namedLines(...TESTED(unit))
      const lengths = [measure(a, unit), measure(b, unit), measure(c, unit)] as const
      return {
        en: [
          prose`To test whether sides of ${lengths[0]}, ${lengths[1]}, and ${lengths[2]} form a triangle, two numbers are compared. Write them.`,
          ...lines.en,
        ],
        es: [
          prose`Para probar si lados de ${lengths[0]}, ${lengths[1]} y ${lengths[2]} forman un triángulo, se comparan dos números. Escríbelos.`,
          ...lines.es,
        ],
      }
    },
    solution: ({ unit, sides }, answer) => [
      ...sidesSteps(sides, unit),
      answerStep(namedKey(TESTED(unit), answer), {
        en: line`Write both numbers.`,
        es: line`Escribe los dos números.`,
      }),
    ],
    check(printed, [longest, others]) {
      if (longest === undefined || others === undefined) return false
      const sides = printed
        .all('measure')
        .slice(0, 3)
        .map(({ of }) => evaluate(of).toNumber())
      const [top, rest] = [exact(longest).toNumber(), exact(others).toNumber()]
      return (
        sides.includes(top) &&
        sides.every(side => side <= top) &&
        sides.reduce((all, side) => all + side, 0) === top + rest
      )
    },
  }),

  thirdAngle: form({
    levels: ['easy'],
    draw: random => ({ angles: drawAngles(random) }),
    answer: angleDegrees,
    solve: ({ angles: [a, b] }) => 180 - a - b,
    ask: ({ angles: [a, b] }) => ({
      en: prose`Two angles of a triangle measure ${degrees(a)} and ${degrees(b)}. What is the measure of the third angle?`,
      es: prose`Dos ángulos de un triángulo miden ${degrees(a)} y ${degrees(b)}. ¿Cuánto mide el tercer ángulo?`,
    }),
    solution: ({ angles: [a, b] }) => [
      explained(
        equation(sum(degrees(a), degrees(b)), degrees(a + b)),
        line`Add the two angles that are known.`,
        line`Suma los dos ángulos conocidos.`,
      ),
      explained(
        equation(minus(degrees(180), degrees(a + b)), degrees(180 - a - b)),
        line`The angles of a triangle add up to ${degrees(180)}: subtract.`,
        line`Los ángulos de un triángulo suman ${degrees(180)}: resta.`,
      ),
    ],
    check(printed, answer) {
      const [a, b] = printed.all('measure').map(item => evaluate(item.of))
      return a !== undefined && b !== undefined && exact(answer).plus(a).plus(b).equals(180)
    },
  }),

  classify: form({
    levels: ['easy'],
    draw: random => ({
      angles: random.shuffle(random.evenly(CLASSIFIED) as [number, number, number]),
      turn: random.int(0, 11) * 30,
    }),
    answer: KINDS,
    solve: ({ angles }) => kindByAngles(angles),
    ask({ angles, turn }) {
      const [a, b, c] = angles
      const drawn = figure(triangle({ shape: { angles: [a, b, c] }, names: null, angles: { A: a, B: b, C: c }, turn }))
      return {
        en: [drawn, prose`What kind of triangle is it, by its sides and by its angles?`],
        es: [drawn, prose`¿Qué tipo de triángulo es, según sus lados y según sus ángulos?`],
      }
    },
    solution({ angles }, answer) {
      const [, second] = answer.split(' ') as [BySides, ByAngles]
      const [least, middle, greatest] = inOrder(angles)
      const equal = least === middle ? least : middle === greatest ? middle : null
      return [
        explained(
          list(...inOrder(angles).map(angle => degrees(angle))),
          equal === null
            ? line`All angles are different, so all sides are different: scalene.`
            : line`Two angles are ${degrees(equal)}, so the sides opposite them are equal: isosceles.`,
          equal === null
            ? line`Todos los ángulos son diferentes, así que todos los lados son diferentes: escaleno.`
            : line`Dos ángulos miden ${degrees(equal)}, así que los lados opuestos a ellos son iguales: isósceles.`,
        ),
        explained(
          degrees(greatest),
          second === 'acute'
            ? line`The greatest angle is less than ${degrees(90)}: acute.`
            : second === 'right'
              ? line`The greatest angle is a right angle: right.`
              : line`The greatest angle is more than ${degrees(90)}: obtuse.`,
          second === 'acute'
            ? line`El ángulo mayor mide menos de ${degrees(90)}: acutángulo.`
            : second === 'right'
              ? line`El ángulo mayor es recto: rectángulo.`
              : line`El ángulo mayor mide más de ${degrees(90)}: obtusángulo.`,
        ),
      ]
    },
    // From the sides of the drawn triangle.
    check(printed, answer) {
      const { points } = printed.figure('triangle')
      const [p, q, r] = points.slice(0, 3).map(({ at }) => at) as [Point, Point, Point]
      const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v)
      const sides = [length(p, q), length(q, r), length(r, p)].sort((s, t) => s - t) as [number, number, number]
      const near = (s: number, t: number) => Math.abs(s - t) < 1e-3 * t
      const square = sides[0] ** 2 + sides[1] ** 2
      const isEqual = near(sides[0], sides[1]) || near(sides[1], sides[2])
      const angle = near(square, sides[2] ** 2) ? 'right' : square > sides[2] ** 2 ? 'acute' : 'obtuse'
      return answer === `${isEqual ? 'isosceles' : 'scalene'} ${angle}`
    },
  }),
})
type Point = readonly [number, number]
const compared = (sides: Sides): Expr => {
  const [a, b, c] = inOrder(sides)
  return relation(sum(a, b), a + b > c ? '>' : a + b === c ? '=' : '<', c)
}
