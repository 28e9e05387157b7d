import { formulaChoice } from '../../answer/choice.ts'
import { option } from '../../answer/option.ts'
import { point, type SystemSolution, systemSolution } from '../../answer/point.ts'
import { both, prose } from '../../content.ts'
import { blank, equation, expr, point as pointExpr, symbol, system } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { isTrue } from '../../math/truth.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  coefficientsOf,
  nonzero,
  otherSize,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
  solves,
} from './kit/linear-system.ts'

interface Drawn {
  readonly rows: readonly Expr[]
  readonly solution: SystemSolution
}
/** y = px + q through a point. */
const slopeForm = (p: number, x: number, y: number): Expr => m`y = ${p}x + ${y - p * x}`
const drawPoint = (random: Random, most: number): [number, number] => [nonzero(random, most), nonzero(random, most)]
const shuffled = (random: Random, rows: readonly Expr[], solution: SystemSolution): Drawn => ({
  rows: random.shuffle(rows),
  solution,
})

/** s and −s (or s and s) beside one letter. */
function paired(random: Random, [x, y]: readonly [number, number], sign: 1 | -1): readonly [Row, Row] {
  const [s, p] = [nonzero(random, 5), nonzero(random, 6)]
  const q = otherSize(random, 6, p)
  return random.evenly([true, false])
    ? [rowThrough(s, p, x, y), rowThrough(sign * s, q, x, y)]
    : [rowThrough(p, s, x, y), rowThrough(q, sign * s, x, y)]
}

const kinds = {
  'both solved for y'(random: Random) {
    const [x, y] = drawPoint(random, 6)
    const [p, q] = random.sample([-4, -3, -2, -1, 1, 2, 3, 4], 2) as [number, number]
    return { rows: [slopeForm(p, x, y), slopeForm(q, x, y)], solution: [x, y] } as Drawn
  },
  'one value given'(random: Random) {
    const [x, y] = drawPoint(random, 9)
    const other = random.evenly([
      slopeForm(random.intExcept(-5, 5, 0), x, y),
      rowExpr(rowThrough(nonzero(random, 5), nonzero(random, 5), x, y)),
    ])
    return shuffled(random, [random.evenly([m`y = ${y}`, m`x = ${x}`]), other], [x, y])
  },
  'one solved for a letter'(random: Random) {
    const [x, y] = drawPoint(random, 8)
    const [p, a] = [random.intExcept(-4, 4, 0), nonzero(random, 5)]
    const isY = random.evenly([true, false])
    const b = random.until(
      () => nonzero(random, 5),
      b => (isY ? a + b * p : a * p + b) !== 0,
    )
    return shuffled(
      random,
      [isY ? slopeForm(p, x, y) : m`x = ${p}y + ${x - p * y}`, rowExpr(rowThrough(a, b, x, y))],
      [x, y],
    )
  },
  'to add or subtract'(random: Random) {
    const at = drawPoint(random, 9)
    return { rows: paired(random, at, random.evenly([-1, 1] as const)).map(rowExpr), solution: at } as Drawn
  },
  'to multiply first'(random: Random) {
    const [x, y] = drawPoint(random, 9)
    const [k, s, p] = [random.int(2, 4) * random.sign(), random.int(1, 2), nonzero(random, 6)]
    const q = random.until(
      () => nonzero(random, 6),
      q => q !== k * p,
    )
    const rows = random.evenly([true, false])
      ? [rowThrough(s, p, x, y), rowThrough(k * s, q, x, y)]
      : [rowThrough(p, s, x, y), rowThrough(q, k * s, x, y)]
    return shuffled(random, rows.map(rowExpr), [x, y])
  },
  halves(random: Random) {
    const [x, y] = random.shuffle([Ratio.of(2 * random.int(-5, 4) + 1, 2), Ratio.of(nonzero(random, 6))]) as [
      Ratio,
      Ratio,
    ]
    const even = x.isInteger ? 'y' : 'x'
    const coefficient = (letter: string) => (letter === even ? 2 * nonzero(random, 2) : nonzero(random, 5))
    const [a, b] = [coefficient('x'), coefficient('y')]
    const [d, e] = random.until(
      () => [coefficient('x'), coefficient('y')] as const,
      ([d, e]) => a * e !== b * d,
    )
    const row = (p: number, q: number) => m`${p}x + ${q}y = ${x.times(p).plus(y.times(q))}`
    return { rows: [row(a, b), row(d, e)], solution: [x, y] } as Drawn
  },
  special(random: Random) {
    const solution = random.evenly(['none', 'all'] as const)
    const [p, q, k] = [random.intExcept(-5, 5, 0), nonzero(random, 8), random.int(2, 4)]
    const shift = solution === 'none' ? nonzero(random, 8) : 0
    return shuffled(random, [m`y = ${p}x + ${q}`, rowExpr([-p * k, k, q * k + shift])], solution)
  },
}
type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}
const draw = (random: Random, level: Level): Drawn => kinds[random.evenly(level.kinds)](random)
const drawOne = (random: Random, level: Level) => {
  const { rows, solution } = random.until(
    () => draw(random, level),
    ({ solution }) => typeof solution !== 'string' && !exact(solution[0]).equals(exact(solution[1])),
  )
  const [x, y] = (solution as readonly [Ratio, Ratio]).map(exact) as [Ratio, Ratio]
  return { rows, x, y }
}
const check = (printed: Printed, answer: SystemSolution) => solves(answer, printed.one('system'))

const orderedPair = {
  en: prose`Solve the system. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema. Escribe la solución como par ordenado.`,
}

export const simpleSystemsAlgebraic = defineTopic(
  {
    id: 'simple-systems-algebraic',
    name: {
      en: 'Solve simple systems of equations algebraically',
      es: 'Resolver sistemas sencillos de ecuaciones algebraicamente',
    },
    description: {
      en: 'Solve a system of two linear equations by substitution or by adding or subtracting the equations.',
      es: 'Resuelve un sistema de dos ecuaciones lineales por sustitución o sumando o restando las ecuaciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8b'],
    levels: {
      easy: { kinds: ['both solved for y', 'one value given'] },
      medium: { kinds: ['one solved for a letter', 'to add or subtract'] },
      hard: { kinds: ['to multiply first', 'halves', 'to multiply first', 'one solved for a letter', 'special'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: orderedPair,
      lines: 5,
      draw,
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ rows }) => both(system(...rows)),
      check,
    }),

    anySystem: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Solve the system. Write an ordered pair, “no solution,” or “infinitely many solutions.”`,
        es: prose`Resuelve el sistema. Escribe un par ordenado, “no tiene solución” o “infinitas soluciones”.`,
      },
      lines: 6,
      draw,
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ rows }) => both(system(...rows)),
      check,
    }),

    choice: form({
      instruction: { en: prose`Choose the solution of the system.`, es: prose`Elige la solución del sistema.` },
      draw: drawOne,
      answer: point,
      solve: ({ x, y }) => [x, y],
      mistakes: ({ x, y }) => ({
        coordinatesSwapped: [y, x],
        signOfYLost: [x, y.negated()],
        signOfXLost: [x.negated(), y],
        bothSignsLost: [x.negated(), y.negated()],
        oneEquationOnly: [x.plus(1), y],
      }),
      ask: ({ rows }) => both(system(...rows)),
      check: (printed, [x, y]) => solves([x!, y!], printed.one('system')),
    }),

    missingEquation: form({
      levels: ['medium', 'hard'],
      draw: random => {
        const [x, y] = random.until(
          () => drawPoint(random, 6),
          ([x, y]) => Math.abs(x) !== Math.abs(y),
        )
        const first = rowThrough(nonzero(random, 4), nonzero(random, 4), x, y)
        const [a, b] = random.until(
          () => [nonzero(random, 5), nonzero(random, 5)] as const,
          ([a, b]) => a * first[1] !== b * first[0] && a * y + b * x !== a * x + b * y && a * x !== b * y,
        )
        return { x, y, first, a, b }
      },
      answer: formulaChoice,
      solve: ({ x, y, a, b }) => rowExpr(rowThrough(a, b, x, y)),
      mistakes: ({ x, y, a, b }) => {
        const [swapped, unsigned] = [a * y + b * x, a * x - b * y]
        return {
          coordinatesSwapped: rowExpr([a, b, swapped]),
          signLost: rowExpr([a, b, unsigned === swapped ? b * y - a * x : unsigned]),
        }
      },
      ask: ({ x, y, first }) => {
        const shown = system(rowExpr(first), equation(blank(3), blank(2)))
        return {
          en: [prose`The solution of the system is ${pointExpr(x, y)}. Which equation can be the missing one?`, shown],
          es: [prose`La solución del sistema es ${pointExpr(x, y)}. ¿Qué ecuación puede ser la que falta?`, shown],
        }
      },
      check(printed, choice) {
        const [x, y] = printed.one('list').items.map(item => evaluate(item)) as [Ratio, Ratio]
        const [first] = printed.one('system').rows
        const found = solutionOf([first!, expr(choice)])
        return isTrue(expr(choice), { x, y }) && typeof found !== 'string' && found[0].equals(x) && found[1].equals(y)
      },
    }),

    whichLetter: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which variable is eliminated when you add the equations?`,
        es: prose`¿Qué variable se elimina al sumar las ecuaciones?`,
      },
      lines: 0,
      draw: random => ({ rows: paired(random, drawPoint(random, 9), -1) }),
      answer: option({
        x: { en: prose`${symbol('x')}`, es: prose`${symbol('x')}` },
        y: { en: prose`${symbol('y')}`, es: prose`${symbol('y')}` },
      }),
      solve: ({ rows: [one, two] }) => (one[0] + two[0] === 0 ? 'x' : 'y'),
      ask: ({ rows }) => both(system(...rows.map(rowExpr))),
      check(printed, answer) {
        const [one, two] = printed.one('system').rows.map(coefficientsOf)
        const sums = [0, 1].map(i => one![i as 0].plus(two![i as 0]).n)
        return answer === (sums[0] === 0 ? 'x' : 'y') && sums.filter(sum => sum === 0).length === 1
      },
    }),
  }),
)
