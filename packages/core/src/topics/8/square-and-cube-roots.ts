import { integer } from '../../answer/number.ts'
import { solution, solutionSet } from '../../answer/number-list.ts'
import { type Block, type Both, both, prose } from '../../content.ts'
import { approximate } from '../../math/approximate.ts'
import { blank, decimal, equation, expr, measure, negative, root, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Measured, measured } from '../common/measured.ts'

const counting = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Fifteen square roots with either sign, five cube roots. */
const roots = [
  ...counting(1, 15).flatMap(side => [
    { shown: root(side ** 2), value: side },
    { shown: negative(root(side ** 2)), value: -side },
  ]),
  ...counting(1, 5).map(side => ({ shown: root(side ** 3, 3), value: side })),
]

const SQUAREFREE = [
  2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30, 31, 33, 34, 35, 37, 38, 39, 41, 42, 43,
]

interface Square {
  readonly equation: Expr
  readonly solutions: readonly Value[]
}

const squares = {
  whole: (random: Random): Square => {
    const side = random.int(1, 20)
    return { equation: m`x^2 = ${side ** 2}`, solutions: [-side, side] }
  },
  fraction: (random: Random): Square => {
    const d = random.int(2, 10)
    const side = Ratio.of(random.coprimeTo(d, 11), d)
    return { equation: m`x^2 = ${side.times(side)}`, solutions: [side.negated(), side] }
  },
  decimal: (random: Random): Square => {
    const side = Ratio.of(random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15]), 10)
    return { equation: m`x^2 = ${decimal(side.times(side))}`, solutions: [decimal(side.negated()), decimal(side)] }
  },
  irrational: (random: Random): Square => {
    const [p, a, b] = [random.pick(SQUAREFREE), random.int(2, 5), random.int(1, 20)]
    const shown = random.evenly([m`x^2 = ${p}`, m`x^2 + ${b} = ${p + b}`, m`${a}x^2 = ${a * p}`])
    return { equation: shown, solutions: [negative(root(p)), root(p)] }
  },
  'one step': (random: Random): Square => {
    const [side, a, b] = [random.int(2, 12), random.int(2, 5), random.int(1, 20)]
    const shown = random.evenly([
      m`${a}x^2 = ${a * side ** 2}`,
      m`x^2 + ${b} = ${side ** 2 + b}`,
      m`x^2 - ${b} = ${side ** 2 - b}`,
    ])
    return { equation: shown, solutions: [-side, side] }
  },
}

const cubes = {
  plain: (random: Random) => {
    const x = random.int(1, 10) * random.sign()
    return { x, equation: m`x^3 = ${x ** 3}` }
  },
  'one step': (random: Random) => {
    const [x, a, b] = [random.int(1, 6) * random.sign(), random.int(2, 5), random.int(1, 20)]
    return {
      x,
      equation: random.evenly([
        m`x^3 + ${b} = ${x ** 3 + b}`,
        m`${a}x^3 = ${a * x ** 3}`,
        m`x^3 - ${b} = ${x ** 3 - b}`,
      ]),
    }
  },
}

/** Puts a number, with radicals or not, into the printed equation. */
const satisfies = (printed: Printed, x: Value): boolean => {
  const { left, right } = printed.one('relation')
  const value = approximate(expr(x))
  return Math.abs(approximate(left, { x: value }) - approximate(right)) < 1e-9
}

interface SideStory {
  readonly power: 2 | 3
  readonly unit: Measured['unit']
  readonly sides: readonly [number, number]
  readonly says: (size: Expr) => Both<Block>
}
const stories: readonly SideStory[] = [
  {
    power: 2,
    unit: 'foot',
    sides: [4, 15],
    says: size => ({
      en: prose`A square rug has an area of ${size}. How long is one side of the rug?`,
      es: prose`Una alfombra cuadrada tiene un área de ${size}. ¿Cuánto mide un lado de la alfombra?`,
    }),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [5, 20],
    says: size => ({
      en: prose`A garden plot is a square with an area of ${size}. How long is each side of the plot?`,
      es: prose`Una parcela de jardín es un cuadrado con un área de ${size}. ¿Cuánto mide cada lado de la parcela?`,
    }),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [6, 20],
    says: size => ({
      en: prose`A square tile covers ${size}. What is the length of its edge?`,
      es: prose`Una baldosa cuadrada cubre ${size}. ¿Cuánto mide su borde?`,
    }),
  },
  {
    power: 3,
    unit: 'foot',
    sides: [2, 6],
    says: size => ({
      en: prose`A storage box is a cube with a volume of ${size}. How long is each edge of the box?`,
      es: prose`Una caja para guardar cosas es un cubo con un volumen de ${size}. ¿Cuánto mide cada arista de la caja?`,
    }),
  },
  {
    power: 3,
    unit: 'inch',
    sides: [3, 10],
    says: size => ({
      en: prose`A gift box has the shape of a cube. Its volume is ${size}. What is the length of one edge?`,
      es: prose`Una caja de regalo tiene forma de cubo. Su volumen es ${size}. ¿Cuánto mide una arista?`,
    }),
  },
  {
    power: 3,
    unit: 'centimeter',
    sides: [3, 10],
    says: size => ({
      en: prose`A cube of clay has a volume of ${size}. How long is each edge of the cube?`,
      es: prose`Un cubo de arcilla tiene un volumen de ${size}. ¿Cuánto mide cada arista del cubo?`,
    }),
  },
]
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
    levels: {
      easy: { squares: ['whole'], cubes: ['plain'] },
      medium: { squares: ['whole', 'fraction', 'whole', 'decimal'], cubes: ['plain'] },
      hard: { squares: ['irrational', 'one step'], cubes: ['one step'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      instruction: findValue,
      lines: 0,
      draw: random => random.pick(roots),
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ shown }) => both(equation(shown, blank(2))),
      // A square root is never negative; its power is what stands under the sign.
      check(printed, answer) {
        const shown = printed.one('root')
        const sign = printed.all('negative').length > 0 ? -1 : 1
        const value = exact(answer).times(sign)
        return evaluate(shown.of).equals(value.power(shown.degree ? 3 : 2)) && value.n > 0
      },
    }),

    solveSquare: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: solveAll,
      lines: 2,
      draw: (random, level) => squares[random.evenly(level.squares)](random),
      answer: solutionSet('x'),
      solve: ({ solutions }) => solutions,
      ask: ({ equation }) => both(equation),
      check: (printed, answer) =>
        answer.length === 2 &&
        answer.every(x => satisfies(printed, x)) &&
        Math.abs(answer.reduce<number>((sum, x) => sum + approximate(expr(x)), 0)) < 1e-9 &&
        answer.some(x => approximate(expr(x)) > 0),
    }),

    solveCube: form({
      levels: ['medium', 'hard'],
      instruction: solveAll,
      lines: 2,
      draw: (random, level) => cubes[random.evenly(level.cubes)](random),
      answer: solution('x'),
      solve: ({ x }) => x,
      ask: ({ equation }) => both(equation),
      check: satisfies,
    }),

    evaluate: form({
      levels: ['hard'],
      instruction: findValue,
      lines: 1,
      draw: random => {
        const [square, cube, other] = [random.int(3, 15), random.int(2, 8), random.int(2, 12)]
        const [s, c, t] = [root(square ** 2), root(cube ** 3, 3), root(other ** 2)]
        return random.evenly([
          { shown: m`${s} - ${c}`, value: square - cube },
          { shown: m`${s} + ${c}`, value: square + cube },
          { shown: m`${s} × ${c}`, value: square * cube },
          { shown: m`2 ${s} - ${t}`, value: 2 * square - other },
          { shown: m`${s} + ${t} - ${c}`, value: square + other - cube },
          { shown: m`3 ${c} - ${s}`, value: 3 * cube - square },
        ])
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ shown }) => both(equation(shown, blank(2))),
      check: (printed, answer) => Math.abs(approximate(printed.one('relation').left) - exact(answer).toNumber()) < 1e-9,
    }),

    side: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const story = random.evenly(stories)
        return { ...story, side: random.int(...story.sides) }
      },
      answer: measured,
      solve: ({ side, unit }): Measured => ({ amount: side, unit }),
      ask: ({ power, unit, side, says }) => says(measure(side ** power, sizeUnit[power][unit as 'foot'])),
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
  }),
)
