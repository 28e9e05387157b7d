import {
  blank,
  both,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  formulaChoice,
  itemOf,
  line,
  measure,
  pointAnswer,
  prose,
  Ratio,
  role,
  sum,
  symbol,
  times,
  tupleOf,
  type WhyWrong,
  withFigure,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { drawFourth, drawL, drawRectangle, moveOf, sidesStep } from './drawn.ts'
import {
  A_SHAPE,
  drawNamed,
  drawShape,
  IT_IS,
  LISTED,
  type Listed,
  listOf,
  listSteps,
  type NamedShape,
  shapeOf,
  WHY,
} from './named-shapes.ts'
import {
  areaStep,
  around,
  drawnVertices,
  type Form,
  fourQuadrants,
  lengthOf,
  lettered,
  type Pair,
  paragraph,
  perimeterStep,
  printedPairs,
  rectangleLengths,
  shoelace,
  shown,
  side,
  type Told,
} from './polygons.ts'

const ABCD = symbol('ABCD')

const turnedRound = (vertex: readonly number[]): Pair => {
  const [x, y] = tupleOf(vertex, 2)
  return [y, x === y ? -x : x]
}
const plotted = drawing<NamedShape>(
  ({ vertices }) => fourQuadrants(vertices.map(vertex => tupleOf(vertex, 2))),
  ({ name, vertices }) => [{ name, vertices: vertices.map(turnedRound) }],
)
/** A right triangle has a name by its sides too. */
const NAME_ASKED = {
  polygon: {
    en: line`Write the most specific name of the polygon.`,
    es: line`Escribe el nombre más específico del polígono.`,
  },
  triangle: {
    en: line`Name the triangle by its angles.`,
    es: line`Escribe el nombre del triángulo según sus ángulos.`,
  },
} as const
const pairsOf = ({ vertices }: NamedShape): readonly Pair[] => vertices.map(vertex => tupleOf(vertex, 2))

/** After the words: the vertices and a question. */
const withVertices = (vertices: readonly Pair[], before: Told, after: Told) => {
  const { en, es } = lettered(vertices)
  return paragraph({ en: [...before.en, ...en, ...after.en], es: [...before.es, ...es, ...after.es] })
}

export const mediumForms = (form: Form) => ({
  perimeterFromVertices: form({
    levels: ['medium'],
    lines: 3,
    draw: drawRectangle,
    answer: measured,
    solve: ({ wide, tall }) => ({ amount: expr(2 * (wide + tall)), unit: 'unit' as const }),
    ask: ({ vertices }) =>
      withVertices(
        vertices,
        { en: line`The vertices of a rectangle are `, es: line`Los vértices de un rectángulo son ` },
        { en: line`. Find its perimeter.`, es: line`. Halla su perímetro.` },
      ),
    solution: ({ vertices, wide, tall }) => [...rectangleLengths(vertices), perimeterStep(wide, tall)],
    check: (printed, { amount }) => exact(amount).equals(Ratio.of(around(printedPairs(printed)))),
  }),

  areaFromVertices: form({
    levels: ['medium'],
    lines: 3,
    draw: drawRectangle,
    answer: measured,
    solve: ({ wide, tall }) => ({ amount: expr(wide * tall), unit: 'square-unit' as const }),
    ask: ({ vertices }) =>
      withVertices(
        vertices,
        { en: line`Rectangle ${ABCD} has vertices `, es: line`El rectángulo ${ABCD} tiene los vértices ` },
        { en: line`. What is its area?`, es: line`. ¿Cuál es su área?` },
      ),
    solution: ({ vertices, wide, tall }) => [...rectangleLengths(vertices), areaStep(wide, tall)],
    check: (printed, { amount }) => exact(amount).equals(shoelace(printedPairs(printed))),
  }),

  lShape: form({
    levels: ['medium'],
    lines: 4,
    draw: random => ({ asks: random.evenly(['area', 'perimeter'] as const), ...drawL(random) }),
    answer: measured,
    solve: ({ asks, wide, tall, cutX, cutY }) =>
      asks === 'area'
        ? { amount: expr(wide * tall - cutX * cutY), unit: 'square-unit' as const }
        : { amount: expr(2 * (wide + tall)), unit: 'unit' as const },
    ask: ({ asks, vertices }) =>
      withFigure(
        asks === 'area'
          ? { en: prose`Find the area of the figure.`, es: prose`Halla el área de la figura.` }
          : { en: prose`Find the perimeter of the figure.`, es: prose`Halla el perímetro de la figura.` },
        fourQuadrants(vertices),
      ),
    solution: ({ asks, wide, tall, cutX, cutY, vertices, isMirrored }) => {
      const sides = vertices.map((vertex, i) => lengthOf(vertex, itemOf(vertices, (i + 1) % 6)))
      if (asks === 'perimeter') {
        const all = measure(2 * (wide + tall), 'unit')
        return [
          sidesStep(vertices, [0, 2, 4], 'x'),
          sidesStep(vertices, [1, 3, 5], 'y'),
          explainedBy(equation(sum(...sides), all), {
            en: line`Add the six sides to find the perimeter.`,
            es: line`Suma los seis lados para hallar el perímetro.`,
          }),
        ]
      }
      const [low, narrow] = [tall - cutY, wide - cutX]
      const total = wide * low + narrow * cutY
      const all = measure(total, 'square-unit')
      return [
        sidesStep(vertices, [0, 4], 'x'),
        sidesStep(vertices, [1, 3], 'y'),
        explainedBy(equation(times(wide, low), wide * low), {
          en: isMirrored
            ? line`Extend ${side(2, 3)} to the right to cut the figure into two rectangles. The lower one has sides ${side(0, 1)} and ${side(1, 2)}.`
            : line`Extend ${side(2, 3)} to the left to cut the figure into two rectangles. The lower one has sides ${side(0, 1)} and ${side(1, 2)}.`,
          es: isMirrored
            ? line`Prolonga ${side(2, 3)} hacia la derecha para cortar la figura en dos rectángulos. El de abajo tiene los lados ${side(0, 1)} y ${side(1, 2)}.`
            : line`Prolonga ${side(2, 3)} hacia la izquierda para cortar la figura en dos rectángulos. El de abajo tiene los lados ${side(0, 1)} y ${side(1, 2)}.`,
        }),
        explainedBy(equation(times(narrow, cutY), narrow * cutY), {
          en: line`The upper one has sides ${side(4, 5)} and ${side(3, 4)}.`,
          es: line`El de arriba tiene los lados ${side(4, 5)} y ${side(3, 4)}.`,
        }),
        explainedBy(equation(sum(wide * low, narrow * cutY), all), {
          en: line`Add the two areas to find the area of the figure.`,
          es: line`Suma las dos áreas para hallar el área de la figura.`,
        }),
      ]
    },
    check(printed, { amount, unit }) {
      const drawn = drawnVertices(printed)
      return exact(amount).equals(unit === 'unit' ? Ratio.of(around(drawn)) : shoelace(drawn))
    },
  }),

  fourthVertex: form({
    levels: ['medium'],
    lines: 2,
    draw: drawFourth,
    answer: pointAnswer,
    solve: ({ vertices }) => itemOf(vertices, 3).map(expr),
    ask: ({ isRectangle, vertices }) =>
      withVertices(
        vertices.slice(0, 3),
        isRectangle
          ? { en: line`Three vertices of rectangle ${ABCD} are `, es: line`Tres vértices del rectángulo ${ABCD} son ` }
          : {
              en: line`Three vertices of parallelogram ${ABCD} are `,
              es: line`Tres vértices del paralelogramo ${ABCD} son `,
            },
        {
          en: line`. What are the coordinates of ${symbol('D')}?`,
          es: line`. ¿Cuáles son las coordenadas de ${symbol('D')}?`,
        },
      ),
    solution: ({ vertices }) => {
      const [a, b, c, d] = tupleOf(vertices, 4)
      const [dx, dy] = [a[0] - b[0], a[1] - b[1]]
      const told = moveOf(dx, dy)
      return [
        explainedBy(both(prose`${shown(b)} → ${shown(a)}`), {
          en: [...line`From ${symbol('B')} to ${symbol('A')}, go `, ...told.en, '.'],
          es: [...line`De ${symbol('B')} a ${symbol('A')} se va `, ...told.es, '.'],
        }),
        explainedBy(both(prose`${shown(c)} → ${shown(d)}`), {
          en: line`Side ${symbol('CD')} is parallel and equal to side ${symbol('BA')}: make the same move from ${symbol('C')} to reach ${symbol('D')}${shown(d)}.`,
          es: line`El lado ${symbol('CD')} es paralelo e igual al lado ${symbol('BA')}: haz el mismo movimiento desde ${symbol('C')} para llegar a ${symbol('D')}${shown(d)}.`,
        }),
      ]
    },
    // The diagonals have the same middle.
    check(printed, answer) {
      const [a, b, c] = tupleOf(printedPairs(printed), 3)
      const [x, y] = tupleOf(answer.map(exact), 2)
      return x.plus(b[0]).equals(Ratio.of(a[0] + c[0])) && y.plus(b[1]).equals(Ratio.of(a[1] + c[1]))
    },
  }),

  plotAndName: form({
    levels: ['medium'],
    draw: drawNamed,
    answer: plotted,
    solve: drawn => drawn,
    ask: drawn => {
      const { en, es } = lettered(pairsOf(drawn))
      const isTriangle = drawn.vertices.length === 3
      const plane = figure(fourQuadrants())
      const told = paragraph({
        en: [
          ...line`Plot `,
          ...en,
          ...line`. Connect the points in order and back to ${symbol('A')}. `,
          ...NAME_ASKED[isTriangle ? 'triangle' : 'polygon'].en,
        ],
        es: [
          ...line`Ubica `,
          ...es,
          ...line`. Une los puntos en orden y vuelve a ${symbol('A')}. `,
          ...NAME_ASKED[isTriangle ? 'triangle' : 'polygon'].es,
        ],
      })
      const name = blank(8)
      return { en: [told.en, plane, prose`Name: ${name}`], es: [told.es, plane, prose`Nombre: ${name}`] }
    },
    key: ({ name }) => IT_IS[name],
    solution: drawn => [
      explainedBy(figure(fourQuadrants(pairsOf(drawn))), {
        en: line`Plot each point: the first coordinate tells how far to go left or right, the second how far up or down. Then connect the points.`,
        es: line`Ubica cada punto: la primera coordenada indica cuánto avanzar a la izquierda o a la derecha; la segunda, cuánto hacia arriba o hacia abajo. Luego une los puntos.`,
      }),
      ...(drawn.name === 'square' ? rectangleLengths(pairsOf(drawn)) : []),
      explainedBy(IT_IS[drawn.name], WHY[drawn.name]),
    ],
    check(printed, { name, vertices }) {
      const wanted = printedPairs(printed)
      return (
        wanted.length === vertices.length &&
        wanted.every(([x, y], i) => itemOf(vertices, i)[0] === x && itemOf(vertices, i)[1] === y) &&
        shapeOf(wanted) === name
      )
    },
  }),

  whichVertices: form({
    levels: ['medium'],
    kind: 'choose',
    draw: random => ({
      asked: random.evenly(LISTED),
      lists: {
        rectangle: drawShape(random, 'rectangle'),
        parallelogram: drawShape(random, 'parallelogram'),
        trapezoid: drawShape(random, 'trapezoid'),
        other: drawShape(random, null),
      },
    }),
    answer: formulaChoice,
    solve: ({ asked, lists }): Expr => listOf(lists[asked]),
    mistakes: ({ asked, lists }) =>
      Object.fromEntries(
        (['other', ...LISTED] as const).filter(name => name !== asked).map(name => [name, listOf(lists[name])]),
      ),
    ask: ({ asked }) => {
      const shape = role(asked, A_SHAPE[asked])
      return {
        en: prose`Which points, connected in order, are the vertices of ${shape}?`,
        es: prose`¿Qué puntos, unidos en orden, son los vértices de ${shape}?`,
      }
    },
    solution: ({ asked, lists }) => listSteps(asked, lists[asked]),
    whyWrong: () => {
      const is = (name: Listed): WhyWrong => ({
        en: line`These are the vertices of ${A_SHAPE[name]}.`,
        es: line`Estos son los vértices de ${A_SHAPE[name]}.`,
      })
      return {
        rectangle: is('rectangle'),
        parallelogram: is('parallelogram'),
        trapezoid: is('trapezoid'),
        other: { en: line`No two sides are parallel.`, es: line`Ningún par de lados es paralelo.` },
      }
    },
    check: (printed, answer) => printed.terms('role').some(({ name }) => name === shapeOf(answerPairs(expr(answer)))),
  }),
})

const answerPairs = (list: Expr): readonly Pair[] =>
  list.kind === 'list'
    ? list.items.map(item =>
        item.kind === 'list'
          ? tupleOf(
              item.items.map(one => evaluate(one).toNumber()),
              2,
            )
          : [0, 0],
      )
    : []
