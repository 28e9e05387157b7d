import {
  answerStep,
  approximate,
  both,
  decimal,
  derivative,
  drawing,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  isSame,
  join,
  line,
  list,
  m,
  minus,
  negative,
  option,
  type Point,
  point as pointOf,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  slopeField,
  step,
  substitute,
  sum,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { differences, dydx, followed, printedField, shown, slopeAt } from './parts.ts'

/** Fields whose solutions stay smooth within the window. */
const solvable = [m`x`, m`-x`, m`y`, m`-y`, m`1 - y`, m`x - y`, m`-x y`, m`x + 1`, m`2 - y`, m`-2x`].map(of => ({ of }))

/** dy/dx with d²y/dx² in x and y, worked out by hand. */
const concave: readonly { readonly first: Expr; readonly chained: Expr; readonly second: Expr }[] = [
  { first: m`2y`, chained: join(2, dydx), second: m`4y` },
  { first: m`-y`, chained: negative(dydx), second: m`y` },
  { first: m`x + y`, chained: sum(1, dydx), second: m`1 + x + y` },
  { first: m`x - y`, chained: minus(1, dydx), second: m`1 - x + y` },
  { first: m`y - x`, chained: minus(dydx, 1), second: m`y - x - 1` },
  { first: m`x y`, chained: sum(m`y`, join(m`x`, dydx)), second: m`y + x^2 y` },
  { first: m`2x - y`, chained: minus(2, dydx), second: m`2 - 2x + y` },
  { first: m`x + 2y`, chained: sum(1, join(2, dydx)), second: m`1 + 2x + 4y` },
]

const filledIn = (left: Expr, work: Expr, value: Ratio) =>
  isSame(work, expr(value)) ? equation(left, value) : equation(equation(left, work), value)

/** Other points of a solution in the window, to a tenth. */
function alsoNear(of: Expr, at: Point): Expr[] {
  return [at[0] - 1, at[0], at[0] + 1]
    .map(x => [x, Math.round(10 * followed(of, at, x))] as const)
    .filter(([, tenths]) => Math.abs(tenths) <= 30)
    .map(([x, tenths]) => pointOf(x, decimal(Ratio.of(tenths, 10))))
}

function solutionDrawing() {
  return drawing<{ of: string; at: Point }>(
    ({ of, at }) => slopeField({ of: JSON.parse(of) as Expr, points: [at], solutions: [at] }),
    ({ of, at: [x, y] }) => [{ of, at: [x + 1, y] }],
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sketchTheSolution: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Sketch the solution curve through the marked point.`,
      es: prose`Traza la curva solución que pasa por el punto marcado.`,
    },
    draw: random => ({
      ...random.evenly(solvable),
      at: [random.pick([-1, 0, 1]), random.pick([-2, -1, 1, 2])] as [number, number],
    }),
    answer: solutionDrawing(),
    solution: ({ of, at: [x, y] }) => [
      slopeAt(of, [x, y]),
      step(figure(slopeField({ of, points: [[x, y]], solutions: [[x, y]] })), because.explain, {
        sentence: {
          en: line`Start there with this slope and follow the segments to both sides. Points on the curve, to the nearest tenth: ${list(...alsoNear(of, [x, y]))}.`,
          es: line`Empieza ahí con esta pendiente y sigue los segmentos hacia ambos lados. Puntos de la curva, redondeados a la décima más cercana: ${list(...alsoNear(of, [x, y]))}.`,
        },
      }),
    ],
    solve: ({ of, at }) => ({ of: JSON.stringify(of), at }),
    ask: ({ of, at }) => both([shown(of), figure(slopeField({ of, points: [[at[0], at[1]]] }))]),
    check(printed, { of, at }) {
      const { points: marked, of: drawn } = printed.figure('slope-field')
      return (
        differences(printedField(printed), drawn) === 0 &&
        differences(drawn, JSON.parse(of) as Expr) === 0 &&
        marked[0]?.at[0] === at[0] &&
        marked[0]?.at[1] === at[1]
      )
    },
  }),

  equilibrium: form({
    levels: ['hard'],
    draw: random => {
      const other = random.evenly([null, 0, 2, -2, 0, 3, -3] as const)
      return { c: random.int(-5, 5), k: random.intExcept(-3, 3, 0), other }
    },
    answer: option({
      approach: {
        en: prose`They approach it: dy/dx is negative just above it and positive just below it.`,
        es: prose`Se acercan a ella: dy/dx es negativa justo arriba y positiva justo abajo.`,
      },
      leave: {
        en: prose`They move away from it: dy/dx is positive just above it and negative just below it.`,
        es: prose`Se alejan de ella: dy/dx es positiva justo arriba y negativa justo abajo.`,
      },
      rising: {
        en: prose`Those below approach it and those above move away: dy/dx is positive on both sides.`,
        es: prose`Las de abajo se acercan y las de arriba se alejan: dy/dx es positiva en ambos lados.`,
      },
      falling: {
        en: prose`Those above approach it and those below move away: dy/dx is negative on both sides.`,
        es: prose`Las de arriba se acercan y las de abajo se alejan: dy/dx es negativa en ambos lados.`,
      },
    }),
    solve: ({ k, other }) =>
      other === 0 ? (k > 0 ? 'rising' : 'falling') : k * (other === null ? 1 : -other) < 0 ? 'approach' : 'leave',
    ask(drawn) {
      const [field, steady] = [shown(rightOf(drawn)), m`y = ${drawn.c}`]
      return {
        en: prose`${steady} is an equilibrium solution of ${field}. As ${m`x`} increases, what do nearby solutions do, and why?`,
        es: prose`${steady} es una solución de equilibrio de ${field}. Cuando ${m`x`} aumenta, ¿qué hacen las soluciones cercanas y por qué?`,
      }
    },
    solution(drawn, answer) {
      const right = rightOf(drawn)
      const at = (y: number) => slopeAt(right, [0, y]).work
      const tellsSign = (y: number) =>
        evaluate(right, { y }).n > 0
          ? words('positive: solutions rise', 'positiva: las soluciones suben')
          : words('negative: solutions fall', 'negativa: las soluciones bajan')
      return [
        step(at(drawn.c + 1), because.explain, {
          sentence: {
            en: line`Just above, for example at ${m`y = ${drawn.c + 1}`}, dy/dx is ${tellsSign(drawn.c + 1)}.`,
            es: line`Justo arriba, por ejemplo en ${m`y = ${drawn.c + 1}`}, dy/dx es ${tellsSign(drawn.c + 1)}.`,
          },
        }),
        step(at(drawn.c - 1), because.explain, {
          sentence: {
            en: line`Just below, for example at ${m`y = ${drawn.c - 1}`}, dy/dx is ${tellsSign(drawn.c - 1)}.`,
            es: line`Justo abajo, por ejemplo en ${m`y = ${drawn.c - 1}`}, dy/dx es ${tellsSign(drawn.c - 1)}.`,
          },
        }),
        answerStep(m`y = ${drawn.c}`, FLOWS[answer]),
      ]
    },
    // The sign of dy/dx on both sides.
    check(printed, answer) {
      const [steady, field] = printed.all('relation')
      if (!steady || !field) return false
      const y = approximate(steady.right)
      const [above, below] = [0.1, -0.1].map(step => approximate(field.right, { y: y + step })) as [number, number]
      const found = above < 0 ? (below > 0 ? 'approach' : 'falling') : below < 0 ? 'leave' : 'rising'
      return approximate(field.right, { y }) === 0 && answer === found
    },
  }),

  concavity: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({ of: random.evenly(concave), x: random.intExcept(-3, 3, 0), y: random.intExcept(-3, 3, 0) }),
        ({ of, x, y }) => {
          const [first, second] = [approximate(of.first, { x, y }), approximate(of.second, { x, y })]
          return second !== 0 && first !== 0 && first !== second
        },
      ),
    answer: sentenceChoice,
    solve: ({ of, x, y }) => bends('second', evaluate(of.second, { x, y })),
    mistakes({ of, x, y }) {
      const [first, second] = [evaluate(of.first, { x, y }), evaluate(of.second, { x, y })]
      return {
        otherSign: bends('second', second.negated()),
        fromSlope: bends('first', first),
        fromSlopeOtherSign: bends('first', first.negated()),
      }
    },
    ask({ of, x, y }) {
      const [field, place] = [shown(of.first), pointOf(x, y)]
      return {
        en: prose`A solution of ${field} passes through ${place}. Is it concave up or concave down there, and why?`,
        es: prose`Una solución de ${field} pasa por ${place}. ¿Es cóncava hacia arriba o hacia abajo en ese punto y por qué?`,
      }
    },
    solution: ({ of, x, y }, { says }) => [
      explained(
        equation(derivative('y', 'x', 2), of.chained),
        line`Differentiate both sides with respect to ${m`x`}.`,
        line`Deriva ambos lados con respecto a ${m`x`}.`,
      ),
      explained(
        equation(derivative('y', 'x', 2), of.second),
        line`Replace ${dydx} by ${of.first}.`,
        line`Sustituye ${dydx} por ${of.first}.`,
      ),
      step(
        filledIn(derivative('y', 'x', 2), substitute(of.second, { x, y }), evaluate(of.second, { x, y })),
        because.substituteGiven,
        { values: pointOf(x, y) },
      ),
      explained(
        says,
        evaluate(of.second, { x, y }).n > 0
          ? line`The second derivative is positive at this point: the curve is concave up.`
          : line`The second derivative is negative at this point: the curve is concave down.`,
        evaluate(of.second, { x, y }).n > 0
          ? line`La segunda derivada es positiva en este punto: la curva es cóncava hacia arriba.`
          : line`La segunda derivada es negativa en este punto: la curva es cóncava hacia abajo.`,
      ),
    ],
    whyWrong({ of, x, y }) {
      const second = evaluate(of.second, { x, y })
      const bySlope = {
        en: line`${dydx} tells only whether the curve rises or falls.`,
        es: line`${dydx} indica solo si la curva sube o baja.`,
      }
      return {
        otherSign: {
          en: line`${derivative('y', 'x', 2)} is ${second} there, not ${second.negated()}.`,
          es: line`Ahí ${derivative('y', 'x', 2)} es ${second}, no ${second.negated()}.`,
        },
        fromSlope: bySlope,
        fromSlopeOtherSign: bySlope,
      }
    },
    // Follows the solution a small step to both sides.
    check(printed, { key }) {
      const field = printedField(printed)
      const [x, y] = printed.one('list').items.map(item => approximate(item))
      if (x === undefined || y === undefined) return false
      const h = 1e-4
      const slope = (u: number, v: number) => approximate(field, { x: u, y: v })
      const second = (slope(x + h, y + h * slope(x, y)) - slope(x - h, y - h * slope(x, y))) / (2 * h)
      return key === `second ${second > 0 ? 'up' : 'down'} ${Math.round(second)}`
    },
  }),
})

interface Steady {
  readonly c: number
  readonly k: number
  /** How far another zero is: 0 is a double one. */
  readonly other: number | null
}
/** A right side in y that is 0 at c. */
function rightOf({ c, k, other }: Steady): Expr {
  const fromSteady = c === 0 ? m`y` : m`y + ${-c}`
  if (other === 0) return c === 0 ? m`${k}y^2` : m`${k}(${fromSteady})^2`
  if (other === null) return k === 1 ? fromSteady : c === 0 ? m`${k}y` : m`${k}(${fromSteady})`
  const second = c + other === 0 ? m`y` : m`(y + ${-c - other})`
  return c === 0 ? m`${k}y${second}` : m`${k}(${fromSteady})${second}`
}

const FLOWS = {
  approach: {
    en: line`Above, solutions fall; below, they rise: they approach it.`,
    es: line`Arriba las soluciones bajan; abajo suben: se acercan a ella.`,
  },
  leave: {
    en: line`Above, solutions rise; below, they fall: they move away.`,
    es: line`Arriba las soluciones suben; abajo bajan: se alejan.`,
  },
  rising: {
    en: line`Solutions rise on both sides: those below approach it, those above move away.`,
    es: line`Las soluciones suben en ambos lados: las de abajo se acercan, las de arriba se alejan.`,
  },
  falling: {
    en: line`Solutions fall on both sides: those above approach it, those below move away.`,
    es: line`Las soluciones bajan en ambos lados: las de arriba se acercan, las de abajo se alejan.`,
  },
} as const

/** Concave up or down, from the sign of a derivative there. */
function bends(which: 'first' | 'second', value: Ratio, isUp = value.n > 0): Sentence {
  const told = equation(which === 'first' ? derivative('y', 'x') : derivative('y', 'x', 2), value)
  return {
    key: `${which} ${isUp ? 'up' : 'down'} ${value}`,
    says: isUp
      ? { en: prose`Concave up, because ${told} there.`, es: prose`Cóncava hacia arriba, porque ahí ${told}.` }
      : { en: prose`Concave down, because ${told} there.`, es: prose`Cóncava hacia abajo, porque ahí ${told}.` },
  }
}
