import {
  approximate,
  type Block,
  type Both,
  blank,
  both,
  decimal,
  defineTopic,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  integer,
  isNear,
  isSameContent,
  join,
  line,
  m,
  match,
  measure,
  minus,
  negative,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  root,
  type Step,
  solution,
  solutionSet,
  step,
  sum,
  times,
  type Value,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'

/** Square roots with either sign, and cube roots. */
const roots = [
  ...wholes(2, 15).flatMap(side => [
    { shown: root(side ** 2), side, degree: 2, value: side },
    { shown: negative(root(side ** 2)), side, degree: 2, value: -side },
  ]),
  ...wholes(2, 5).map(side => ({ shown: root(side ** 3, 3), side, degree: 3, value: side })),
]

const SQUAREFREE = [
  2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30, 31, 33, 34, 35, 37, 38, 39, 41, 42, 43,
]

interface Square {
  readonly equation: Expr
  readonly solutions: readonly Value[]
  /** What x² is, and how it comes to stand alone. */
  readonly square: Value
  readonly before: readonly Step[]
}

const square = (value: Value) => equation(m`x^2`, value)
const alone = (side: Value, of: Value): Square => ({
  equation: square(of),
  solutions: [negative(side), side],
  square: of,
  before: [],
})

/** ax², x² + b or x² − b, and the step that leaves the power alone. */
function withOneStep(random: Random, powerOfX: Expr, value: number) {
  const [a, b] = [random.int(2, 5), random.int(1, 20)]
  const left = equation(powerOfX, value)
  return random.evenly([
    {
      equation: equation(join(a, powerOfX), a * value),
      before: [step(left, because.divideBothSides, { value: a })],
    },
    {
      equation: equation(sum(powerOfX, b), value + b),
      before: [step(left, because.subtractFromBothSides, { value: b })],
    },
    {
      equation: equation(minus(powerOfX, b), value - b),
      before: [step(left, because.addToBothSides, { value: b })],
    },
  ])
}

const squares = {
  whole: (random: Random): Square => {
    const side = random.evenly(wholes(4, 20))
    return { ...alone(side, side ** 2), solutions: [-side, side] }
  },
  fraction: (random: Random): Square => {
    const d = random.int(2, 10)
    const side = Ratio.of(random.coprimeTo(d, 11), d)
    return { ...alone(side, side.times(side)), solutions: [side.negated(), side] }
  },
  decimal: (random: Random): Square => {
    const side = Ratio.of(random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15]), 10)
    return { ...alone(side, decimal(side.times(side))), solutions: [decimal(side.negated()), decimal(side)] }
  },
  irrational: (random: Random): Square => {
    const p = random.pick(SQUAREFREE)
    return { ...alone(root(p), p), ...withOneStep(random, m`x^2`, p) }
  },
  'one step': (random: Random): Square => {
    const side = random.evenly(wholes(4, 12))
    return { ...alone(side, side ** 2), solutions: [-side, side], ...withOneStep(random, m`x^2`, side ** 2) }
  },
}

const bothOf = (values: readonly Value[]) => either(...values.map(value => equation(m`x`, value)))
const squareSteps = ({ before, square: of, solutions }: Square): readonly Step[] => {
  const [signed, found] = [bothOf([negative(root(of)), root(of)]), bothOf(solutions)]
  return [
    ...before,
    step(signed, because.takeSquareRoots),
    ...(isSameContent(signed, found) ? [] : [step(found, because.findEachRoot)]),
  ]
}

interface Cube {
  readonly x: number
  readonly equation: Expr
  readonly before: readonly Step[]
}
const cubes = {
  plain: (random: Random): Cube => {
    const x = random.evenly([4, -3, 10, -6, 7, 5, -9, 8, -2, 6, -5, 9, -4, 3, -8, 2, -7, -10])
    return { x, equation: m`x^3 = ${x ** 3}`, before: [] }
  },
  'one step': (random: Random): Cube => {
    const x = random.evenly([5, -2, 6, 4, -3, 2, -5, 3, -6, -4])
    return { x, ...withOneStep(random, m`x^3`, x ** 3) }
  },
}

/** Puts a number, with radicals or not, into the printed equation. */
const satisfies = (printed: Printed, x: Value): boolean => {
  const { left, right } = printed.one('relation')
  const value = approximate(expr(x))
  return isNear(approximate(left, { x: value }), approximate(right))
}

interface SideStory {
  readonly power: 2 | 3
  readonly unit: 'foot' | 'meter' | 'inch' | 'centimeter'
  readonly sides: readonly [number, number]
  /** Up to the question. */
  readonly says: (size: Expr) => Both<Block>
  readonly asks: Both<Block>
}
const sideOf = (en: Block, es: Block) => ({ asks: { en, es } })

const stories: readonly SideStory[] = [
  {
    power: 2,
    unit: 'foot',
    sides: [4, 12],
    says: size => ({
      en: prose`A square rug has an area of ${size}.`,
      es: prose`Una alfombra cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is one side of the rug?`, prose`¿Cuánto mide un lado de la alfombra?`),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [5, 15],
    says: size => ({
      en: prose`A garden plot is a square with an area of ${size}.`,
      es: prose`Una parcela de jardín es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the plot?`, prose`¿Cuánto mide cada lado de la parcela?`),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [6, 15],
    says: size => ({
      en: prose`A square tile covers ${size}.`,
      es: prose`Una baldosa cuadrada cubre ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the tile?`, prose`¿Cuánto mide cada lado de la baldosa?`),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [8, 15],
    says: size => ({
      en: prose`The floor of a square bedroom has an area of ${size}.`,
      es: prose`El piso de un cuarto cuadrado tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each wall of the bedroom?`, prose`¿Cuánto mide cada pared del cuarto?`),
  },
  {
    power: 2,
    unit: 'centimeter',
    sides: [9, 15],
    says: size => ({
      en: prose`A square photo has an area of ${size}.`,
      es: prose`Una foto cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the photo?`, prose`¿Cuánto mide cada lado de la foto?`),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [7, 15],
    says: size => ({
      en: prose`A playground is a square with an area of ${size}.`,
      es: prose`Un patio de juegos es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the playground?`, prose`¿Cuánto mide cada lado del patio?`),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [8, 14],
    says: size => ({
      en: prose`A square quilt patch has an area of ${size}.`,
      es: prose`Un retazo cuadrado de colcha tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the patch?`, prose`¿Cuánto mide cada lado del retazo?`),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [5, 10],
    says: size => ({
      en: prose`A square sandbox covers ${size} of ground.`,
      es: prose`Un arenero cuadrado ocupa ${size} de terreno.`,
    }),
    ...sideOf(prose`How long is each side of the sandbox?`, prose`¿Cuánto mide cada lado del arenero?`),
  },
  {
    power: 3,
    unit: 'foot',
    sides: [3, 5],
    says: size => ({
      en: prose`A storage box is a cube with a volume of ${size}.`,
      es: prose`Una caja para guardar cosas es un cubo con un volumen de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the box?`, prose`¿Cuánto mide cada arista de la caja?`),
  },
  {
    power: 3,
    unit: 'inch',
    sides: [4, 10],
    says: size => ({
      en: prose`A gift box has the shape of a cube. Its volume is ${size}.`,
      es: prose`Una caja de regalo tiene forma de cubo. Su volumen es ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the box?`, prose`¿Cuánto mide cada arista de la caja?`),
  },
  {
    power: 3,
    unit: 'centimeter',
    sides: [4, 10],
    says: size => ({
      en: prose`A cube of clay has a volume of ${size}.`,
      es: prose`Un cubo de arcilla tiene un volumen de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the cube?`, prose`¿Cuánto mide cada arista del cubo?`),
  },
  {
    power: 3,
    unit: 'meter',
    sides: [2, 4],
    says: size => ({
      en: prose`A shipping container in the shape of a cube holds ${size}.`,
      es: prose`Un contenedor en forma de cubo tiene una capacidad de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge inside?`, prose`¿Cuánto mide cada arista por dentro?`),
  },
]
const storiesOf = (power: 2 | 3) => stories.filter(item => item.power === power)
const sizeUnit = {
  2: { foot: 'square-foot', meter: 'square-meter', inch: 'square-inch', centimeter: 'square-centimeter' },
  3: { foot: 'cubic-foot', meter: 'cubic-meter', inch: 'cubic-inch', centimeter: 'cubic-centimeter' },
} as const

const findValue = { en: prose`Find the value.`, es: prose`Halla el valor.` }
const solveAll = {
  en: prose`Solve the equation. Give all exact solutions.`,
  es: prose`Resuelve la ecuación. Da todas las soluciones exactas.`,
}

export const squareAndCubeRoots = defineTopic(
  {
    id: 'square-and-cube-roots',
    name: {
      en: 'Square roots, cube roots and equations x² = p, x³ = p',
      es: 'Raíces cuadradas, raíces cúbicas y ecuaciones x² = p, x³ = p',
    },
    description: {
      en: 'Find square roots and cube roots and solve equations such as x² = p and x³ = p.',
      es: 'Halla raíces cuadradas y cúbicas y resuelve ecuaciones como x² = p y x³ = p.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.2'],
    rev: 2,
    levels: {
      easy: { squares: ['whole'], cubes: ['plain'], power: 2 },
      medium: { squares: ['whole', 'fraction', 'whole', 'decimal'], cubes: ['plain'], power: 3 },
      hard: { squares: ['irrational', 'one step'], cubes: ['one step'], power: 2 },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      share: 3,
      instruction: findValue,
      draw: random => random.evenly(roots),
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ shown }) => both(equation(shown, blank(2))),
      solution: ({ shown, side, degree, value }) => [
        step(equation(times(...Array.from({ length: degree }, () => side)), side ** degree), because.thinkOfPower),
        step(equation(shown, value), because.simplify),
      ],
      // A square root is never negative; its power is what stands under the sign.
      check(printed, answer) {
        const shown = printed.one('root')
        const sign = printed.all('negative').length > 0 ? -1 : 1
        const value = exact(answer).times(sign)
        return evaluate(shown.of).equals(value.power(shown.degree ? 3 : 2)) && value.n > 0
      },
    }),

    match: form(
      match({
        levels: ['easy'],
        what: { en: line`each root with its value`, es: line`cada raíz con su valor` },
        draw: random => {
          const [one, two, three] = random.sample(wholes(2, 5), 3)
          return [
            [root(one ** 2), one],
            [negative(root(two ** 2)), -two],
            [root(three ** 3, 3), three],
            [root(10 ** 2 * one ** 2), 10 * one],
          ]
        },
        belong: ([left], [right]) => isNear(approximate(left as Expr), approximate(right as Expr)),
        solution: pairs =>
          pairs.map(([left, right]) => {
            const [of, size] = [left as Expr, exact(right as Value)]
            const under = of.kind === 'negative' ? of.of : of
            const degree = under.kind === 'root' && under.degree ? 3 : 2
            const [base, sign] = size.n < 0 ? [size.negated(), -1] : [size, 1]
            const product = equation(power(base, degree), base.power(degree))
            return sign > 0
              ? explained(equation(of, size), line`This is so because ${product}.`, line`Es así porque ${product}.`)
              : explained(
                  equation(of, size),
                  line`${product}, and the sign stands before the root.`,
                  line`${product}, y el signo está delante de la raíz.`,
                )
          }),
      }),
    ),

    chooseSolutions: form({
      levels: ['medium'],
      draw: random => random.int(4, 12),
      answer: solutionSet('x'),
      solve: side => [-side, side],
      mistakes: side => ({
        negativeForgotten: [side],
        halvedInsteadOfRoot: [Ratio.of(-(side ** 2), 2), Ratio.of(side ** 2, 2)],
        squaredInsteadOfRoot: [-(side ** 4), side ** 4],
      }),
      ask: side => ({
        en: prose`Which are all solutions of ${square(side ** 2)}?`,
        es: prose`¿Cuáles son todas las soluciones de ${square(side ** 2)}?`,
      }),
      solution: side => [
        step(bothOf([negative(root(side ** 2)), root(side ** 2)]), because.takeSquareRoots),
        explained(
          bothOf([-side, side]),
          line`Find each root. The other choices forget the negative solution, take half of ${side ** 2}, or square it.`,
          line`Halla cada raíz. Las otras opciones olvidan la solución negativa, toman la mitad de ${side ** 2} o lo elevan al cuadrado.`,
        ),
      ],
      check: (printed, answer) =>
        answer.length === 2 && answer.every(x => satisfies(printed, x)) && !isSameContent(answer[0], answer[1]),
    }),

    solveSquare: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: solveAll,
      draw: (random, level) => squares[random.evenly(level.squares)](random),
      answer: solutionSet('x'),
      solve: ({ solutions }) => solutions,
      ask: ({ equation: shown }) => both(shown),
      solution: squareSteps,
      check: (printed, answer) =>
        answer.length === 2 &&
        answer.every(x => satisfies(printed, x)) &&
        isNear(
          answer.reduce<number>((sum, x) => sum + approximate(expr(x)), 0),
          0,
        ) &&
        answer.some(x => approximate(expr(x)) > 0),
    }),

    solveCube: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Solve the equation.`, es: prose`Resuelve la ecuación.` },
      draw: (random, level) => cubes[random.evenly(level.cubes)](random),
      answer: solution('x'),
      solve: ({ x }) => x,
      ask: ({ equation: shown }) => both(shown),
      solution: ({ before, x }) => [
        ...before,
        step(equation(m`x`, root(x ** 3, 3)), because.takeCubeRoot),
        step(equation(m`x`, x), because.findTheRoot),
      ],
      check: satisfies,
    }),

    evaluate: form({
      levels: ['hard'],
      instruction: findValue,
      draw: random => {
        const [square, cube, other] = [random.int(3, 15), random.int(2, 8), random.int(2, 12)]
        const [s, c, t] = [root(square ** 2), root(cube ** 3, 3), root(other ** 2)]
        return random.evenly([
          { shown: m`2 ${s} + 3 ${c}`, found: sum(times(2, square), times(3, cube)), value: 2 * square + 3 * cube },
          { shown: m`${s} × ${c} - ${t}`, found: minus(times(square, cube), other), value: square * cube - other },
          { shown: m`2 ${s} - ${t}`, found: minus(times(2, square), other), value: 2 * square - other },
          {
            shown: m`${s} + ${t} - ${c}`,
            found: sum(square, other, negative(cube)),
            value: square + other - cube,
          },
          { shown: m`3 ${c} - ${s}`, found: minus(times(3, cube), square), value: 3 * cube - square },
        ])
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ shown }) => both(equation(shown, blank(2))),
      solution: ({ found, value }) => [
        step(found, because.findEachRoot),
        // Products come first.
        /product/.test(JSON.stringify(found))
          ? explained(
              expr(value),
              line`Multiply first, then add or subtract.`,
              line`Primero multiplica y después suma o resta.`,
            )
          : explained(
              expr(value),
              line`Add and subtract from left to right.`,
              line`Suma y resta de izquierda a derecha.`,
            ),
      ],
      check: (printed, answer) => isNear(approximate(printed.one('relation').left), exact(answer).toNumber()),
    }),

    side: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      draw: (random, level) => {
        const told = random.evenly(storiesOf(level.power))
        return { ...told, side: random.int(...told.sides) }
      },
      answer: measured,
      solve: ({ side, unit }): Measured => ({ amount: side, unit }),
      ask: ({ power: degree, unit, side, says, asks }) => {
        const { en, es } = says(measure(side ** degree, sizeUnit[degree][unit]))
        return { en: [en, asks.en], es: [es, asks.es] }
      },
      solution: ({ power: degree, side, unit }) => [
        step(equation(power(m`s`, degree), side ** degree), because.writeEquation),
        step(
          equation(m`s`, degree === 2 ? root(side ** 2) : root(side ** 3, 3)),
          degree === 2 ? because.positiveRoot : because.takeCubeRoot,
        ),
        step(equation(m`s`, measure(side, unit)), because.findTheRoot),
      ],
      check(printed, { amount }) {
        const { unit, of } = printed.one('measure')
        return (
          exact(amount).n > 0 &&
          exact(amount)
            .power(unit.startsWith('square') ? 2 : 3)
            .equals(evaluate(of))
        )
      },
    }),

    around: form({
      levels: ['hard'],
      kind: 'story',
      draw: random => {
        const told = random.evenly(storiesOf(2))
        return { ...told, side: random.int(...told.sides) }
      },
      answer: measured,
      solve: ({ side, unit }): Measured => ({ amount: 4 * side, unit }),
      ask: ({ unit, side, says }) => {
        const { en, es } = says(measure(side ** 2, sizeUnit[2][unit]))
        return {
          en: [en, prose`What is the distance all the way around it?`],
          es: [es, prose`¿Cuánto mide todo su contorno?`],
        }
      },
      solution: ({ side, unit }) => [
        step(equation(m`s^2`, side ** 2), because.writeEquation),
        step(equation(m`s`, side), because.positiveRoot),
        step(equation(times(4, side), measure(4 * side, unit)), because.addAllSides),
      ],
      // A quarter of the way around is the side of a square with this area.
      check(printed, { amount }) {
        const quarter = exact(amount).over(4)
        return quarter.n > 0 && quarter.power(2).equals(evaluate(printed.one('measure').of))
      },
    }),
  }),
)
