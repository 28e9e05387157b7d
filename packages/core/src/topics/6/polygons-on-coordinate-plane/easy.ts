import {
  bracketed,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  measure,
  minus,
  prose,
  type Random,
  Ratio,
  statements,
  sum,
  symbol,
  times,
  withFigure,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import {
  areaStep,
  around,
  drawnVertices,
  type Form,
  firstQuadrant,
  lengthOf,
  perimeterStep,
  rectangle,
  rectangleLengths,
  shoelace,
  side,
} from './polygons.ts'
import { plans } from './settings.ts'

/** Longer one way than the other; area and perimeter differ. */
function drawRectangle(random: Random) {
  const isWide = random.evenly([true, false])
  const [long, short] = random.until(
    () => [random.int(4, 8), random.int(2, 6)] as const,
    ([a, b]) => a > b && a * b !== 2 * (a + b),
  )
  const [wide, tall] = isWide ? [long, short] : [short, long]
  const [left, bottom] = random.until(
    () => [random.int(1, 10 - wide), random.int(1, 10 - tall)] as const,
    ([x, y]) => x !== y,
  )
  return { vertices: rectangle(left, bottom, wide, tall), wide, tall }
}
const SIDES = [
  { name: { en: 'Side AB', es: 'Lado AB' }, unit: 'unit' },
  { name: { en: 'Side BC', es: 'Lado BC' }, unit: 'unit' },
] as const
const sides = namedLines(...SIDES)

/** One side, by the four numbers of its ends. */
function drawSide(random: Random) {
  const drawn = drawRectangle(random)
  return { ...drawn, first: random.evenly([0, 1] as const) }
}

const [ABCD, X, Y] = [symbol('ABCD'), symbol('x'), symbol('y')]

export const easyForms = (form: Form) => ({
  area: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawRectangle(random),
        ({ vertices, wide, tall }) => {
          const [right, top] = itemOf(vertices, 2)
          return new Set([wide * tall, 2 * (wide + tall), (wide + 1) * (tall + 1), right * top]).size === 4
        },
      ),
    answer: measured,
    solve: ({ wide, tall }) => ({ amount: expr(wide * tall), unit: 'square-unit' as const }),
    mistakes: ({ vertices, wide, tall }) => {
      const [right, top] = itemOf(vertices, 2)
      const squares = (amount: number) => ({ amount: expr(amount), unit: 'square-unit' as const })
      return {
        perimeter: squares(2 * (wide + tall)),
        pointsCounted: squares((wide + 1) * (tall + 1)),
        coordinatesMultiplied: squares(right * top),
      }
    },
    ask: ({ vertices }) =>
      withFigure(
        { en: prose`Find the area of rectangle ${ABCD}.`, es: prose`Halla el área del rectángulo ${ABCD}.` },
        firstQuadrant(vertices),
      ),
    solution: ({ vertices, wide, tall }) => [...rectangleLengths(vertices), areaStep(wide, tall)],
    whyWrong: ({ vertices, wide, tall }) => {
      const [right, top] = itemOf(vertices, 2)
      return {
        perimeter: explained(
          equation(times(2, bracketed(sum(wide, tall))), 2 * (wide + tall)),
          line`This is the perimeter.`,
          line`Este es el perímetro.`,
        ),
        pointsCounted: explained(
          equation(times(wide + 1, tall + 1), (wide + 1) * (tall + 1)),
          line`This counts grid points, not units.`,
          line`Así se cuentan puntos de la cuadrícula, no unidades.`,
        ),
        coordinatesMultiplied: explained(
          equation(times(right, top), right * top),
          line`These are coordinates of one vertex, not lengths.`,
          line`Estas son coordenadas de un vértice, no longitudes.`,
        ),
      }
    },
    check: (printed, { amount }) => exact(amount).equals(shoelace(drawnVertices(printed))),
  }),

  sideLengths: form({
    levels: ['easy'],
    lines: 1,
    draw: drawRectangle,
    answer: blankAnswers,
    solve: ({ wide, tall }) => [expr(wide), expr(tall)],
    ask: ({ vertices }) => {
      const drawn = figure(firstQuadrant(vertices))
      return {
        en: [
          prose`Find the lengths of sides ${side(0, 1)} and ${side(1, 2)} of rectangle ${ABCD}.`,
          drawn,
          ...sides.en,
        ],
        es: [
          prose`Halla las longitudes de los lados ${side(0, 1)} y ${side(1, 2)} del rectángulo ${ABCD}.`,
          drawn,
          ...sides.es,
        ],
      }
    },
    solution: ({ vertices, wide, tall }) => [
      ...rectangleLengths(vertices),
      explainedBy(
        statements(equation(side(0, 1), measure(wide, 'unit')), equation(side(1, 2), measure(tall, 'unit'))),
        {
          en: line`These are the lengths of the two sides.`,
          es: line`Estas son las longitudes de los dos lados.`,
        },
      ),
    ],
    check(printed, answer) {
      const drawn = drawnVertices(printed)
      return answer.every((value, i) =>
        exact(value).equals(Ratio.of(lengthOf(itemOf(drawn, i + 2), itemOf(drawn, (i + 3) % 4)))),
      )
    },
  }),

  expression: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawSide(random),
        ({ vertices, first }) => {
          const [[a, b], [c, d]] = [itemOf(vertices, first), itemOf(vertices, first + 1)]
          const [low, high, other] = first === 0 ? [a, c, b] : [b, d, a]
          return other !== low && other < high && other !== high - low && high + low !== other
        },
      ),
    answer: formulaChoice,
    solve: ({ vertices, first }) => {
      const [a, b] = [itemOf(vertices, first), itemOf(vertices, first + 1)]
      return minus(b[first], a[first])
    },
    mistakes: ({ vertices, first }) => {
      const [a, b] = [itemOf(vertices, first), itemOf(vertices, first + 1)]
      const other = first === 0 ? a[1] : a[0]
      return {
        added: sum(b[first], a[first]),
        mixed: minus(b[first], other),
        multiplied: times(a[first], b[first]),
      }
    },
    ask: ({ vertices, first }) =>
      withFigure(
        {
          en: prose`Which expression gives the length, in units, of side ${side(first, first + 1)} of the rectangle?`,
          es: prose`¿Qué expresión da la longitud, en unidades, del lado ${side(first, first + 1)} del rectángulo?`,
        },
        firstQuadrant(vertices),
      ),
    solution: ({ vertices, first }, answer) => {
      const [a, b] = [itemOf(vertices, first), itemOf(vertices, first + 1)]
      return [
        first === 0
          ? explainedBy(list(a[0], b[0]), {
              en: line`Side ${side(0, 1)} is horizontal: read the ${X}-coordinates of its ends.`,
              es: line`El lado ${side(0, 1)} es horizontal: lee las coordenadas ${X} de sus extremos.`,
            })
          : explainedBy(list(a[1], b[1]), {
              en: line`Side ${side(1, 2)} is vertical: read the ${Y}-coordinates of its ends.`,
              es: line`El lado ${side(1, 2)} es vertical: lee las coordenadas ${Y} de sus extremos.`,
            }),
        explainedBy(equation(expr(answer), evaluate(expr(answer))), {
          en: line`Subtract the lesser coordinate from the greater one: the difference is the number of units between them.`,
          es: line`Resta la coordenada menor de la mayor: la diferencia es el número de unidades entre ellas.`,
        }),
      ]
    },
    whyWrong: ({ first }) => {
      const [own, other] = first === 0 ? [X, Y] : [Y, X]
      return {
        added: {
          en: line`Both ends are on the same side of the axis: subtract, do not add.`,
          es: line`Los dos extremos están del mismo lado del eje: resta, no sumes.`,
        },
        mixed: {
          en: line`It uses the ${other}-coordinate; only the ${own}-coordinates tell this length.`,
          es: line`Usa la coordenada ${other}; solo las coordenadas ${own} dan esta longitud.`,
        },
        multiplied: {
          en: line`Multiplying coordinates does not give a length.`,
          es: line`Multiplicar coordenadas no da una longitud.`,
        },
      }
    },
    check(printed, answer) {
      const drawn = drawnVertices(printed)
      const [a, b, c] = [itemOf(drawn, 0), itemOf(drawn, 1), itemOf(drawn, 2)]
      const found = evaluate(expr(answer))
      const isOf = printed.all('symbol').some(({ name }) => name === 'AB')
      return found.equals(Ratio.of(isOf ? lengthOf(a, b) : lengthOf(b, c)))
    },
  }),

  onAPlan: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: random => ({ plan: random.evenly(plans), ...drawRectangle(random) }),
    answer: measured,
    solve: ({ plan: { asks, unit }, wide, tall }) =>
      asks === 'around'
        ? { amount: expr(2 * (wide + tall)), unit }
        : { amount: expr(wide * tall), unit: unit === 'foot' ? ('square-foot' as const) : ('square-meter' as const) },
    ask: ({ plan: { tell }, vertices }) => withFigure(tell, firstQuadrant(vertices)),
    solution: ({ plan: { asks }, vertices, wide, tall }, { unit }) => [
      ...rectangleLengths(vertices),
      asks === 'around' ? perimeterStep(wide, tall, unit) : areaStep(wide, tall, unit),
    ],
    check(printed, { amount, unit }) {
      const drawn = drawnVertices(printed)
      return exact(amount).equals(unit.startsWith('square') ? shoelace(drawn) : Ratio.of(around(drawn)))
    },
  }),
})
