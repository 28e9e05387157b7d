import { figureChoice, sentenceChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equationFor } from '../../answer/expression.ts'
import { integer, rational } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, both, type CellHole, figure, prose, table } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import { apply, blank, equation, list, point, symbol, type Value, words } from '../../math/build.ts'
import { evaluate, exact, isSame, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  at,
  drawWithoutZeros,
  drawWithZeros,
  factoredForm,
  graphOf,
  leading,
  type Parabola,
  plotted,
  standardForm,
  vertexForm,
  vertexOf,
} from './shared/parabola.ts'
import { factored, factorFor } from './shared/polynomial.ts'
import { greatestStories, paths } from './shared/quadratic-stories.ts'

interface Drawn extends Parabola {
  readonly zeros: readonly number[]
  readonly formula: Expr
}

function drawFormula(
  random: Random,
  level: { readonly kinds: readonly ('two zeros' | 'factored' | 'no zeros')[] },
): Drawn {
  const kind = random.evenly(level.kinds)
  if (kind === 'no zeros') {
    const parabola = drawWithoutZeros(random)
    return { ...parabola, zeros: [], formula: standardForm(parabola) }
  }
  const parabola = drawWithZeros(random)
  return { ...parabola, formula: kind === 'factored' ? factoredForm(parabola, parabola.zeros) : standardForm(parabola) }
}

const drawn = drawing<{ readonly a: number; readonly h: number; readonly k: number }>(
  ({ a, h, k }) => plotted({ twiceA: 2 * a, h, k }),
  ({ a, h, k }) => [
    { a: -a, h, k },
    { a: 2 * a, h, k },
    { a, h: h + 1, k },
    { a, h, k: k - 1 },
  ],
)

const NONE = words('none', 'ninguno')
const HEADS = [
  words('Vertex', 'Vértice'),
  words('Axis of symmetry', 'Eje de simetría'),
  words('Zeros', 'Ceros'),
  words('y-intercept', 'Intersección con el eje y'),
]
const featureTable = (values: readonly CellHole[]) => ({
  rows: HEADS.map((head, i) => [head, values[i] ?? blank(4)]),
  rowHeads: true,
})

function featuresOf({ zeros, h, k, ...rest }: Drawn) {
  const values: Value[] = [
    point(h, k),
    m`x = ${h}`,
    zeros.length === 0 ? NONE : list(...zeros),
    at({ h, k, ...rest }, 0),
  ]
  return { blanks: values, ...featureTable(values) }
}

/** Judges the four features by the values of the expression alone. */
function fits(of: Expr, [vertex, axis, zeros, intercept]: readonly Value[]): boolean {
  const { a, h, k } = vertexOf(of)
  const asExpr = (value: Value | undefined): Expr =>
    typeof value === 'number' || value instanceof Ratio || value === undefined ? m`${value ?? 0}` : value
  const shown = asExpr(zeros)
  const found = shown.kind === 'list' ? shown.items.map(item => evaluate(item)) : []
  const isZeros =
    found.length === 0
      ? isSame(shown, NONE) && a.n * k.n > 0
      : found.length === 2 && !found[0]!.equals(found[1]!) && found.every(x => evaluate(of, { x }).n === 0)
  return (
    isSame(asExpr(vertex), point(h, k)) &&
    isSame(asExpr(axis), m`x = ${h}`) &&
    isZeros &&
    exact(intercept ?? -99).equals(evaluate(of, { x: 0 }))
  )
}

const curveOf = (printed: Printed): Expr => {
  const [curve] = printed.figure('function-graph').curves
  return curve?.form === 'graph' ? curve.of : symbol('x')
}

const extremes = (isLowest: boolean, value: number, x: number) => ({
  key: `${isLowest ? 'minimum' : 'maximum'} ${value} at ${x}`,
  says: isLowest
    ? {
        en: prose`a minimum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor mínimo de ${value} en ${m`x = ${x}`}`,
      }
    : {
        en: prose`a maximum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor máximo de ${value} en ${m`x = ${x}`}`,
      },
})

/** Half the width and the steepness of a path that starts at the origin. */
const PATHS = [
  [1, 4],
  [1, 5],
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 1],
  [3, 2],
  [4, 1],
] as const
const ASKED = ['greatest', 'place', 'end'] as const
const isPrinted = (printed: Printed, said: Block) =>
  printed.blocks.some(block => JSON.stringify(block) === JSON.stringify(said))

const y = symbol('y')
const features = {
  en: prose`Find the features of the parabola. Complete the table.`,
  es: prose`Halla las características de la parábola. Completa la tabla.`,
}
const chooseGraph = {
  en: prose`Which graph is the graph of the function?`,
  es: prose`¿Cuál es la gráfica de la función?`,
}

export const graphQuadraticFunctions = defineTopic(
  {
    id: 'graph-quadratic-functions',
    name: {
      en: 'Graph quadratic functions and find key features',
      es: 'Graficar funciones cuadráticas y hallar sus características clave',
    },
    description: {
      en: 'Find the vertex, axis of symmetry, zeros and intercepts of a parabola and graph it.',
      es: 'Halla el vértice, el eje de simetría, los ceros y las intersecciones de una parábola y grafícala.',
    },
    domain: 'Quadratics',
    standards: ['F-IF.B.4', 'F-IF.C.7', 'F-IF.C.7a'],
    levels: {
      easy: { kinds: ['two zeros'] },
      medium: { kinds: ['two zeros', 'factored', 'two zeros', 'factored', 'no zeros'] },
      hard: { kinds: ['two zeros', 'factored', 'no zeros'] },
    },
  },
  form => ({
    readFeatures: form({
      levels: ['easy'],
      share: 3,
      instruction: features,
      lines: 0,
      draw: drawFormula,
      answer: tableCells,
      solve: featuresOf,
      ask: parabola => both([figure(graphOf(parabola)), table(featureTable([]))]),
      check: (printed, { blanks }) => fits(curveOf(printed), blanks),
    }),

    readExtreme: form({
      levels: ['easy'],
      instruction: {
        en: prose`What kind of value does the function have at its vertex?`,
        es: prose`¿Qué tipo de valor tiene la función en su vértice?`,
      },
      draw: random =>
        random.until(
          () => drawWithZeros(random),
          ({ h, k }) => h !== k,
        ),
      answer: sentenceChoice,
      solve: ({ twiceA, h, k }) => extremes(twiceA > 0, k, h),
      mistakes: ({ twiceA, h, k }) => ({
        otherKind: extremes(twiceA < 0, k, h),
        coordinatesSwapped: extremes(twiceA > 0, h, k),
        otherKindAndSwapped: extremes(twiceA < 0, h, k),
      }),
      ask: parabola => both(figure(graphOf(parabola))),
      check(printed, { key }) {
        const [kind, value, , x] = key.split(' ')
        const curve = curveOf(printed)
        const [here, left, right] = [0, -1, 1].map(d => evaluate(curve, { x: Number(x) + d }))
        const order = kind === 'minimum' ? 1 : -1
        return here!.equals(Number(value)) && left!.compare(here!) * order > 0 && right!.compare(here!) * order > 0
      },
    }),

    graphIt: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Graph the function.`, es: prose`Grafica la función.` },
      lines: 0,
      draw: drawFormula,
      answer: drawn,
      solve: parabola => ({ a: leading(parabola).toNumber(), h: parabola.h, k: parabola.k }),
      ask: ({ formula }) => both([equation(y, formula), figure(functionGraph({}))]),
      // Points of the drawn parabola satisfy the printed equation.
      check(printed, { a, h, k }) {
        const { right } = printed.one('relation')
        return [-1, 0, 1, 2].every(d =>
          evaluate(right, { x: h + d }).equals(
            Ratio.of(2 * a, 2)
              .times(d * d)
              .plus(k),
          ),
        )
      },
    }),

    features: form({
      levels: ['medium'],
      share: 2,
      instruction: features,
      draw: drawFormula,
      answer: tableCells,
      solve: featuresOf,
      ask: ({ formula }) => both([equation(y, formula), table(featureTable([]))]),
      check: (printed, { blanks }) => fits(printed.all('relation')[0]!.right, blanks),
    }),

    chooseGraph: form({
      levels: ['medium', 'hard'],
      instruction: chooseGraph,
      draw: random =>
        random.until(
          () => drawWithZeros(random),
          ({ h, k }) => h !== 0 && Math.abs(k) <= 6,
        ),
      answer: figureChoice,
      solve: parabola => graphOf(parabola),
      mistakes: ({ twiceA, h, k }) => ({
        opensTheOtherWay: graphOf({ twiceA: -twiceA, h, k: -k }),
        vertexOnTheOtherSide: graphOf({ twiceA, h: -h, k }),
        vertexBelowInsteadOfAbove: graphOf({ twiceA, h, k: -k }),
        otherWidth: graphOf({ twiceA: Math.abs(twiceA) === 1 ? twiceA * 2 : twiceA / 2, h, k }),
      }),
      ask: parabola => both(equation(y, standardForm(parabola))),
      check(printed, chosen) {
        const [curve] = chosen.kind === 'function-graph' ? chosen.curves : []
        const { right } = printed.one('relation')
        return curve?.form === 'graph' && [0, 1, 2].every(x => evaluate(curve.of, { x }).equals(evaluate(right, { x })))
      },
    }),

    equationFromVertex: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const [twiceA, step] = random.pick([
          [1, 2],
          [-1, 2],
          [1, 4],
          [-1, 4],
          [3, 2],
          [-3, 2],
          [4, 1],
          [-4, 1],
          [6, 1],
          [-6, 1],
          [-2, 3],
          [2, 3],
          [2, 2],
          [-2, 2],
        ] as const)
        const parabola = { twiceA, h: random.intExcept(-7, 7, 0), k: random.intExcept(-7, 7, 0) }
        return { ...parabola, x: parabola.h + step * random.sign() }
      },
      answer: equationFor('y'),
      solve: parabola => vertexForm(parabola),
      ask: parabola => {
        const [vertex, other] = [point(parabola.h, parabola.k), point(parabola.x, at(parabola, parabola.x))]
        return {
          en: prose`A parabola has its vertex at ${vertex} and passes through ${other}. Write its equation in the form ${m`y = a(x - h)^2 + k`}.`,
          es: prose`Una parábola tiene su vértice en ${vertex} y pasa por ${other}. Escribe su ecuación en la forma ${m`y = a(x - h)^2 + k`}.`,
        }
      },
      check(printed, right) {
        const [[h, k], [x, value]] = printed
          .all('list')
          .map(({ items }) => items.map(item => evaluate(item))) as unknown as [[Ratio, Ratio], [Ratio, Ratio]]
        const mirrored = h.times(2).minus(x)
        return evaluate(right, { x: h }).equals(k) && [x, mirrored].every(x => evaluate(right, { x }).equals(value))
      },
    }),

    equationFromZeros: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const [p, q] = random.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2).sort((a, b) => a - b) as [
          number,
          number,
        ]
        const x = random.intExcept(-3, 3, p, q)
        const isEven = ((x - p) * (x - q)) % 2 === 0
        return {
          p,
          q,
          x,
          a: Ratio.of(random.pick(isEven ? ([-3, -1, 1, 3, 5] as const) : ([-4, -2, 4, 6] as const)), 2),
        }
      },
      answer: equationFor('y'),
      solve: ({ a, p, q }) => factored(a, factorFor(p), factorFor(q)),
      ask: ({ a, p, q, x }) => ({
        en: prose`A parabola has the zeros ${p} and ${q} and passes through ${point(x, a.times((x - p) * (x - q)))}. Write its equation in the form ${m`y = a(x - p)(x - q)`}.`,
        es: prose`Una parábola tiene los ceros ${p} y ${q}, y pasa por ${point(x, a.times((x - p) * (x - q)))}. Escribe su ecuación en la forma ${m`y = a(x - p)(x - q)`}.`,
      }),
      check(printed, right) {
        const [p, q] = printed.numbers
        const [x, value] = printed.one('list').items.map(item => evaluate(item))
        return [p!, q!].every(zero => evaluate(right, { x: zero }).n === 0) && evaluate(right, { x: x! }).equals(value!)
      },
    }),

    compare: form({
      levels: ['hard'],
      draw: random => {
        const sign = random.evenly([1, -1])
        const one = random.until(
          () => drawWithZeros(random),
          ({ twiceA }) => Math.sign(twiceA) === sign,
        )
        const other = random.until(
          () => drawWithZeros(random),
          ({ twiceA, k }) => Math.sign(twiceA) === sign && k !== one.k,
        )
        return { sign, one, other }
      },
      answer: option({
        f: { en: prose`Function ${symbol('f')}`, es: prose`La función ${symbol('f')}` },
        g: { en: prose`Function ${symbol('g')}`, es: prose`La función ${symbol('g')}` },
      }),
      solve: ({ sign, one, other }) => (one.k * -sign > other.k * -sign ? 'f' : 'g'),
      ask: ({ sign, one, other }) => {
        const shown = [
          equation(apply('f', symbol('x')), standardForm(one)),
          figure(functionGraph({ curves: [{ of: vertexForm(other), label: 'g' }] })),
        ] as const
        return sign < 0
          ? {
              en: [prose`Which function has the greater maximum value?`, ...shown],
              es: [prose`¿Qué función tiene el valor máximo mayor?`, ...shown],
            }
          : {
              en: [prose`Which function has the lesser minimum value?`, ...shown],
              es: [prose`¿Qué función tiene el valor mínimo menor?`, ...shown],
            }
      },
      check(printed, answer) {
        const [one, other] = [printed.one('relation').right, curveOf(printed)].map(of => vertexOf(of))
        const order = one!.k.compare(other!.k) * (one!.a.n < 0 ? 1 : -1)
        return one!.a.n * other!.a.n > 0 && answer === (order > 0 ? 'f' : 'g')
      },
    }),

    fromContextGraph: form({
      levels: ['hard'],
      lines: 1,
      draw: random => {
        const [half, a] = random.pick(PATHS)
        return { half, k: a * half * half, path: random.evenly(paths), asked: random.evenly(ASKED) }
      },
      answer: integer,
      solve: ({ half, k, asked }) => (asked === 'greatest' ? k : asked === 'place' ? half : 2 * half),
      ask({ half, k, path, asked }) {
        const [wide, high] = [2 * half + 2, k + (k > 10 ? 2 : 1)]
        const curve = factored(Ratio.of(-k, half * half), symbol('x'), factorFor(2 * half))
        const drawn = figure(
          functionGraph({
            x: { from: 0, to: wide, step: 1, every: 1 },
            y: { from: 0, to: high % 2 === 0 ? high : high + 1, step: k > 10 ? 2 : 1, every: 1 },
            curves: [curve],
          }),
        )
        return { en: [path.tells.en, drawn, path[asked].en], es: [path.tells.es, drawn, path[asked].es] }
      },
      // The drawn curve at the answer, by the words of the question.
      check(printed, answer) {
        const curve = curveOf(printed)
        const { h, k } = vertexOf(curve)
        const asked = paths.flatMap(path =>
          ASKED.filter(kind => [path[kind].en, path[kind].es].some(said => isPrinted(printed, said))),
        )[0]
        const value = exact(answer)
        if (asked === 'greatest') return value.equals(k)
        return asked === 'place' ? value.equals(h) : value.n > 0 && evaluate(curve, { x: value }).n === 0
      },
    }),

    greatestValue: form({
      levels: ['hard'],
      lines: 4,
      draw: random => random.evenly(greatestStories).draw(random),
      answer: rational,
      solve: ({ k }) => k,
      ask: ({ says, formula }) => says.value(formula),
      check(printed, answer) {
        const { right } = printed.one('relation')
        const { a, k } = vertexOf(right, [...symbolsOf(right)][0])
        return a.n < 0 && k.equals(exact(answer))
      },
    }),

    whereGreatest: form({
      levels: ['hard'],
      lines: 4,
      draw: random => random.evenly(greatestStories).draw(random),
      answer: rational,
      solve: ({ h }) => h,
      ask: ({ says, formula }) => says.place(formula),
      // The function is as great just before as just after.
      check(printed, answer) {
        const { right } = printed.one('relation')
        const letter = [...symbolsOf(right)][0] ?? 'x'
        const [left, here, after] = [-1, 0, 1].map(d => evaluate(right, { [letter]: exact(answer).plus(d) }))
        return left!.equals(after!) && here!.compare(left!) > 0
      },
    }),
  }),
)
