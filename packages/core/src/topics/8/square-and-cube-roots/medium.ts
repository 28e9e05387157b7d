import {
  approximate,
  both,
  bracketed,
  decimal,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  isNear,
  isSameContent,
  join,
  line,
  m,
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
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { LET_SIDE, sizeUnit, storiesOf } from './parts.ts'

const SQUAREFREE = [
  2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30, 31, 33, 34, 35, 37, 38, 39, 41, 42, 43,
]

interface Square {
  readonly equation: Expr
  readonly solutions: readonly [negative: Value, positive: Value]
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

/** A power of a number; a fraction or a negative number stands in brackets. */
const powered = (base: Value, degree: number) => {
  const shown = expr(base)
  const isBare =
    typeof base === 'number'
      ? base >= 0
      : shown.kind === 'number' && exact(base).n > 0 && (shown.as === 'decimal' || exact(base).isInteger)
  return power(isBare ? shown : bracketed(shown), degree)
}
const bothOf = (values: readonly Value[]) => either(...values.map(value => equation(m`x`, value)))

const squareSteps = ({ before, square: of, solutions }: Square): readonly Step[] => {
  const [signed, found] = [bothOf([negative(root(of)), root(of)]), bothOf(solutions)]
  return [
    ...before,
    step(signed, because.takeSquareRoots),
    ...(isSameContent(signed, found)
      ? []
      : [
          explained(
            found,
            line`Find each root: ${equation(powered(solutions[1], 2), of)}, and the square of the opposite number is the same.`,
            line`Halla cada raíz: ${equation(powered(solutions[1], 2), of)}, y el cuadrado del número opuesto es el mismo.`,
          ),
        ]),
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
    const x = random.evenly([6, -4, 5, -3, 4, -6, 10, -5, 3, -2])
    return { x, ...withOneStep(random, m`x^3`, x ** 3) }
  },
}

/** Puts a number, with radicals or not, into the printed equation. */
const satisfies = (printed: Printed, x: Value): boolean => {
  const { left, right } = printed.one('relation')
  const value = approximate(expr(x))
  return isNear(approximate(left, { x: value }), approximate(right))
}

const solveAll = {
  en: prose`Solve the equation. Give all exact solutions.`,
  es: prose`Resuelve la ecuación. Da todas las soluciones exactas.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      en: prose`Which choice gives all the solutions of ${square(side ** 2)}?`,
      es: prose`¿Cuáles son todas las soluciones de ${square(side ** 2)}?`,
    }),
    solution: side => [
      step(bothOf([negative(root(side ** 2)), root(side ** 2)]), because.takeSquareRoots),
      explained(
        bothOf([-side, side]),
        line`Find each root: ${equation(power(side, 2), side ** 2)}, and the square of ${-side} is the same.`,
        line`Halla cada raíz: ${equation(power(side, 2), side ** 2)}, y el cuadrado de ${-side} es el mismo.`,
      ),
    ],
    whyWrong: side => ({
      negativeForgotten: {
        en: line`The negative solution is missing: the square of ${-side} is ${side ** 2} too.`,
        es: line`Falta la solución negativa: el cuadrado de ${-side} también es ${side ** 2}.`,
      },
      halvedInsteadOfRoot: {
        en: line`Half of ${side ** 2} was taken, not its square root.`,
        es: line`Se tomó la mitad de ${side ** 2}, no su raíz cuadrada.`,
      },
      squaredInsteadOfRoot: {
        en: line`Here ${side ** 2} was squared, but its square root is needed.`,
        es: line`Aquí ${side ** 2} se elevó al cuadrado, pero se necesita su raíz cuadrada.`,
      },
    }),
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
      explained(
        equation(m`x`, x),
        line`Find the root: ${equation(powered(x, 3), x ** 3)}.`,
        line`Halla la raíz: ${equation(powered(x, 3), x ** 3)}.`,
      ),
    ],
    check: satisfies,
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
    solution: ({ power: degree, side, unit, ends }) => [
      explainedBy(equation(power(m`s`, degree), side ** degree), LET_SIDE[degree]),
      step(
        equation(m`s`, degree === 2 ? root(side ** 2) : root(side ** 3, 3)),
        degree === 2 ? because.positiveRoot : because.takeCubeRoot,
      ),
      explained(
        equation(m`s`, measure(side, unit)),
        [...line`Find the root: ${equation(power(side, degree), side ** degree)}. `, ...ends(measure(side, unit)).en],
        [...line`Halla la raíz: ${equation(power(side, degree), side ** degree)}. `, ...ends(measure(side, unit)).es],
      ),
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
})
