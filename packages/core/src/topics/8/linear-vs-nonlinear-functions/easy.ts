import {
  answerStep,
  type Both,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  type Figure,
  failed,
  figureChoice,
  formulaChoice,
  functionGraph,
  type Inline,
  itemOf,
  line,
  list,
  m,
  namedNumbers,
  type Point,
  point,
  prose,
  type Random,
  statements,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { LINEAR_KINDS, linearOf, NONLINEAR_KINDS, nonlinearOf, type Plain } from './equations.ts'
import { decided, decision, type Form, functionOf, isSteady, LINEAR, NONLINEAR, Y } from './parts.ts'

const LINE_FORM = m`y = mx + b`
const KINDS = ['sloped', 'square', 'turned', 'reciprocal', 'constant', 'cube', 'part', 'square'] as const

/** A graph by points of the grid that it goes through, and three of them with even steps. */
interface Shape {
  readonly through: readonly Point[]
  readonly at: readonly Point[]
  readonly isLinear: boolean
}
const AXIS = [-6, 6] as const
const shapeOf = (xs: readonly number[], at: readonly number[], y: (x: number) => number, isLinear: boolean): Shape => ({
  through: xs.map(x => [x, y(x)] as const).filter(([, height]) => Math.abs(height) <= 6),
  at: at.map(x => [x, y(x)] as const),
  isLinear,
})
const WIDE = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
function lineShape(random: Random, isLevel: boolean): Shape {
  if (isLevel) {
    const c = random.pick([-4, -3, -2, 2, 3, 4])
    return shapeOf(WIDE, [-1, 0, 1], () => c, true)
  }
  const [a, b] = [random.pick([-2, -1, 1, 2]), random.int(-2, 2)]
  return shapeOf(WIDE, [-1, 0, 1], x => a * x + b, true)
}
const CURVES = ['up', 'down', 'steep', 'cube', 'inverse'] as const
function curveShape(random: Random, kind: (typeof CURVES)[number]): Shape {
  const c = random.int(-3, 1)
  switch (kind) {
    case 'up':
      return shapeOf(WIDE, [0, 1, 2], x => x * x + c, false)
    case 'down':
      return shapeOf(WIDE, [0, 1, 2], x => -c - x * x, false)
    case 'steep':
      return shapeOf([-6, -4, -2, 0, 2, 4, 6], [0, 2, 4], x => (x * x) / 4 + c - 3, false)
    case 'cube':
      return shapeOf([-6, -4, -2, 0, 2, 4, 6], [0, 2, 4], x => x ** 3 / 8 + Math.min(c, -1) - 1, false)
    case 'inverse':
      return shapeOf([1, 1.5, 2, 3, 4, 6], [1, 2, 3], x => 6 / x, false)
  }
}
const graphOf = ({ through }: Shape): Figure => {
  const isOpen = itemOf(through, 0)[0] < 0
  return functionGraph({
    x: AXIS,
    y: AXIS,
    curves: [{ through, smooth: true, ends: isOpen ? ['arrow', 'arrow'] : ['none', 'none'] }],
  })
}
const isLineIn = (figure: Figure): boolean => {
  const curve = figure.kind === 'function-graph' ? figure.curves[0] : undefined
  if (curve?.form !== 'points') return false
  const [[x0, y0], [x1, y1]] = tupleOf(curve.through, 2)
  return curve.through.every(([x, y]) => Math.abs((y - y0) * (x1 - x0) - (x - x0) * (y1 - y0)) < 1e-9)
}
/** How the height changes between the points. */
const changesOf = ({ at }: Shape): readonly [number, number] => {
  const [a, b, c] = tupleOf(at, 3)
  return [b[1] - a[1], c[1] - b[1]]
}
/** Why an equation is linear, or is not. */
const slopeAndStartOf = ({ slope }: Plain) => slope ?? failed('A linear function has a slope')
const whyOf = ({ slope, why }: Plain): Both<readonly Inline[]> =>
  slope
    ? {
        en: line`It has the form ${LINE_FORM} with ${equation(m`m`, slope[0])} and ${equation(m`b`, slope[1])}, so it is linear.`,
        es: line`Tiene la forma ${LINE_FORM} con ${equation(m`m`, slope[0])} y ${equation(m`b`, slope[1])}, así que es lineal.`,
      }
    : why

export const easyForms = (form: Form) => ({
  equation: form({
    levels: ['easy'],
    draw(random, { most }) {
      const kind = random.evenly(KINDS)
      return isNonlinearKind(kind) ? nonlinearOf(random, kind, most) : linearOf(random, kind, most)
    },
    answer: decision,
    solve: ({ slope }) => decided(slope !== null),
    ask: ({ of }) => ({
      en: prose`Is the function ${of} linear or nonlinear?`,
      es: prose`La función ${of}, ¿es lineal o no lineal?`,
    }),
    solution: ({ slope, why, of }) =>
      slope
        ? [
            explained(
              statements(equation(m`m`, slope[0]), equation(m`b`, slope[1])),
              [...line`This is the form ${LINE_FORM}: `, ...why.en, '.'],
              [...line`Esta es la forma ${LINE_FORM}: `, ...why.es, '.'],
            ),
            explained(
              LINEAR,
              line`Every function of this form is linear: its graph is a straight line.`,
              line`Toda función de esta forma es lineal: su gráfica es una recta.`,
            ),
          ]
        : [
            explainedBy(of, why),
            explained(
              NONLINEAR,
              line`The equation cannot be written as ${LINE_FORM}, so its graph is not a straight line.`,
              line`La ecuación no se puede escribir como ${LINE_FORM}, así que su gráfica no es una recta.`,
            ),
          ],
    check: (printed, answer) => answer === decided(isSteady(functionOf(printed.one('relation')))),
  }),

  graph: form({
    levels: ['easy'],
    draw(random) {
      const kind = random.evenly([
        'line',
        'up',
        'level',
        'inverse',
        'line',
        'cube',
        'line',
        'steep',
        'level',
        'down',
      ] as const)
      return kind === 'line' || kind === 'level' ? lineShape(random, kind === 'level') : curveShape(random, kind)
    },
    answer: decision,
    solve: ({ isLinear }) => decided(isLinear),
    ask: shape =>
      withFigure(
        {
          en: prose`Does the graph show a linear or a nonlinear function?`,
          es: prose`¿Muestra la gráfica una función lineal o no lineal?`,
        },
        graphOf(shape),
      ),
    solution(shape) {
      const [one, other] = changesOf(shape)
      return [
        explained(
          list(...shape.at.map(at => point(...at))),
          line`Read three points on the graph whose values of x are the same distance apart.`,
          line`Lee tres puntos de la gráfica con valores de x a igual distancia.`,
        ),
        shape.isLinear
          ? explained(
              LINEAR,
              one === 0
                ? line`All three are at the same height: the graph is a horizontal straight line.`
                : line`From each point to the next, the change in ${Y} is ${one}: the graph is a straight line.`,
              one === 0
                ? line`Los tres están a la misma altura: la gráfica es una recta horizontal.`
                : line`De cada punto al siguiente, el cambio de ${Y} es ${one}: la gráfica es una recta.`,
            )
          : explained(
              NONLINEAR,
              line`The change in ${Y} is first ${one} and then ${other}: the graph is not a straight line.`,
              line`El cambio de ${Y} es primero ${one} y luego ${other}: la gráfica no es una recta.`,
            ),
      ]
    },
    check: (printed, answer) => answer === decided(isLineIn(printed.figure('function-graph'))),
  }),

  whichEquation: form({
    levels: ['easy'],
    draw(random, { most }) {
      const isLinear = random.evenly([true, false])
      const lines = [random.evenly(['constant', 'turned', 'part', 'sloped'] as const)]
      const others = random.shuffle(
        isLinear ? NONLINEAR_KINDS : LINEAR_KINDS.filter(kind => !lines.some(one => one === kind)),
      )
      if (isLinear) {
        const wrong = others.flatMap(kind => (isNonlinearKind(kind) ? [nonlinearOf(random, kind, most)] : []))
        return { isLinear, right: linearOf(random, itemOf(lines, 0), most), wrong: tupleOf(wrong.slice(0, 3), 3) }
      }
      const wrong = others.flatMap(kind => (isNonlinearKind(kind) ? [] : [linearOf(random, kind, most)]))
      return {
        isLinear,
        right: nonlinearOf(random, random.evenly(['reciprocal', 'timesSquare'] as const), most),
        wrong: tupleOf(wrong.slice(0, 3), 3),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => right.of,
    mistakes: ({ wrong: [a, b, c] }): Readonly<Record<string, Expr>> => ({ first: a.of, second: b.of, third: c.of }),
    ask: ({ isLinear }) =>
      isLinear
        ? {
            en: prose`Which equation represents a ${LINEAR} function?`,
            es: prose`¿Qué ecuación representa una función ${LINEAR}?`,
          }
        : {
            en: prose`Which equation represents a ${NONLINEAR} function?`,
            es: prose`¿Qué ecuación representa una función ${NONLINEAR}?`,
          },
    solution: ({ isLinear, right }, answer) => [
      explained(
        LINE_FORM,
        line`A function is linear if its equation can be written in this form.`,
        line`Una función es lineal si su ecuación se puede escribir en esta forma.`,
      ),
      answerStep(
        formulaChoice.show(answer),
        isLinear
          ? {
              en: line`This equation has the form, with ${equation(m`m`, slopeAndStartOf(right)[0])} and ${equation(m`b`, slopeAndStartOf(right)[1])}.`,
              es: line`Esta ecuación tiene esa forma, con ${equation(m`m`, slopeAndStartOf(right)[0])} y ${equation(m`b`, slopeAndStartOf(right)[1])}.`,
            }
          : right.why,
      ),
    ],
    whyWrong: ({ wrong: [a, b, c] }) => ({ first: whyOf(a), second: whyOf(b), third: whyOf(c) }),
    check: (printed, chosen) => {
      const wanted = printed.inlines.some(
        item => typeof item === 'object' && item.kind === 'words' && item.en === 'linear',
      )
      return (
        chosen instanceof Object &&
        'kind' in chosen &&
        chosen.kind === 'relation' &&
        isSteady(functionOf(chosen)) === wanted
      )
    },
  }),

  whichGraph: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const isLinear = random.evenly([false, true])
      const [one, two, three] = random.sample(CURVES, 3)
      const curves = [curveShape(random, one), curveShape(random, two), curveShape(random, three)] as const
      return isLinear
        ? { isLinear, right: lineShape(random, random.chance(0.3)), wrong: curves }
        : random.until(
            () => ({
              isLinear,
              right: curves[0],
              wrong: [lineShape(random, false), lineShape(random, true), lineShape(random, false)] as const,
            }),
            ({ wrong: [p, , q] }) => p.at[1]?.[1] !== q.at[1]?.[1] && changesOf(p)[0] !== changesOf(q)[0],
          )
    },
    answer: figureChoice,
    solve: ({ right }) => graphOf(right),
    mistakes: ({ wrong: [a, b, c] }): Readonly<Record<string, Figure>> => ({
      first: graphOf(a),
      second: graphOf(b),
      third: graphOf(c),
    }),
    ask: ({ isLinear }) =>
      isLinear
        ? {
            en: prose`Which graph shows a ${LINEAR} function?`,
            es: prose`¿Qué gráfica muestra una función ${LINEAR}?`,
          }
        : {
            en: prose`Which graph shows a ${NONLINEAR} function?`,
            es: prose`¿Qué gráfica muestra una función ${NONLINEAR}?`,
          },
    solution: ({ isLinear, right }, answer) => [
      explained(
        list(...right.at.map(at => point(...at))),
        isLinear
          ? line`From each of these points to the next, the change in ${Y} is the same, ${changesOf(right)[0]}: the graph through them is a straight line.`
          : line`From point to point, the change in ${Y} is first ${changesOf(right)[0]} and then ${changesOf(right)[1]}: the graph through these points is not a straight line.`,
        isLinear
          ? line`De cada uno de estos puntos al siguiente, el cambio de ${Y} es el mismo, ${changesOf(right)[0]}: la gráfica que pasa por ellos es una recta.`
          : line`De un punto al siguiente, el cambio de ${Y} es primero ${changesOf(right)[0]} y luego ${changesOf(right)[1]}: la gráfica que pasa por estos puntos no es una recta.`,
      ),
      answerStep(
        figureChoice.show(answer),
        isLinear
          ? {
              en: line`This graph is a straight line, so the function is linear.`,
              es: line`Esta gráfica es una recta, así que la función es lineal.`,
            }
          : {
              en: line`This graph is not a straight line, so the function is nonlinear.`,
              es: line`Esta gráfica no es una recta, así que la función no es lineal.`,
            },
      ),
    ],
    whyWrong: ({ isLinear }) => {
      const why = isLinear
        ? { en: line`The graph is curved.`, es: line`La gráfica es una curva.` }
        : { en: line`The graph is a straight line.`, es: line`La gráfica es una recta.` }
      return { first: why, second: why, third: why }
    },
    check(printed, chosen) {
      const wanted = printed.inlines.some(
        item => typeof item === 'object' && item.kind === 'words' && item.en === 'linear',
      )
      return isLineIn(chosen) === wanted
    },
  }),

  slopeAndStart: form({
    levels: ['easy'],
    draw: (random, { most }) =>
      linearOf(random, random.evenly(['turned', 'part', 'sloped', 'constant', 'single'] as const), most),
    answer: namedNumbers('m', 'b'),
    solve: slopeAndStartOf,
    ask: ({ of }) => ({
      en: prose`The function ${of} is linear. Find ${m`m`} and ${m`b`} in the form ${LINE_FORM}.`,
      es: prose`La función ${of} es lineal. Halla ${m`m`} y ${m`b`} en la forma ${LINE_FORM}.`,
    }),
    solution(plain) {
      const { why } = plain
      const [a, b] = slopeAndStartOf(plain)
      return [
        explained(
          equation(m`m`, a),
          [...line`In ${LINE_FORM}, ${m`m`} is the number that multiplies x: `, ...why.en, '.'],
          [...line`En ${LINE_FORM}, ${m`m`} es el número que multiplica a x: `, ...why.es, '.'],
        ),
        explained(
          list(equation(m`m`, a), equation(m`b`, b)),
          exact(b).n === 0
            ? line`Nothing is added to the term with x, so ${m`b`} is 0.`
            : line`The term without x is ${m`b`}.`,
          exact(b).n === 0
            ? line`No se suma nada al término con x; por eso ${m`b`} es 0.`
            : line`El término sin x es ${m`b`}.`,
        ),
      ]
    },
    check(printed, answers) {
      if (answers.length !== 2) return false
      const f = functionOf(printed.one('relation'))
      const [slope, start] = tupleOf(
        answers.map(one => exact(one).toNumber()),
        2,
      )
      return [0, 1, 2, 5].every(x => Math.abs(f(x) - slope * x - start) < 1e-9)
    },
  }),
})
const isNonlinearKind = (kind: string): kind is (typeof NONLINEAR_KINDS)[number] =>
  NONLINEAR_KINDS.some(one => one === kind)
