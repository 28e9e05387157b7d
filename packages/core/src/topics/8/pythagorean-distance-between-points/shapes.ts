import {
  approximate,
  decimal,
  decimalNumber,
  equation,
  exact,
  explainedBy,
  expr,
  figure,
  isNear,
  itemOf,
  line,
  measure,
  option,
  over,
  type Point,
  prose,
  Ratio,
  relation,
  root,
  rootOf,
  simplifiedExpression,
  statements,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  CLASS_SAID,
  CLASSES,
  type Class,
  CORNERS,
  ofSide,
  perimeterOf,
  placed,
  QUADRILATERALS,
  RIGHT,
  SIDES,
  shortSaid,
  sideName,
  sideSaid,
  squaresOf,
  UNEQUAL,
} from './corners.ts'
import {
  exactRoot,
  type Form,
  isNearestTenth,
  isWhole,
  joined,
  lengthBetween,
  named,
  plane,
  pointAt,
  sideSquare,
  squareBetween,
  tenth,
  tenthOf,
} from './parts.ts'

export const shapeForms = (form: Form) => ({
  exactPerimeter: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => ({ points: placed(random, [[0, 0], ...random.evenly(CORNERS)], 10) }),
    answer: simplifiedExpression,
    solve: ({ points }) => perimeterOf(squaresOf(points)),
    ask: ({ points }) => {
      const at = joined(named('ABC', points))
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...line`Find the exact perimeter of the triangle with vertices `,
            ...at.en,
            '. Write the answer in simplest radical form.',
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...line`Halla el perímetro exacto del triángulo de vértices `,
            ...at.es,
            '. Escribe la respuesta con los radicales en su forma más simple.',
          ],
        },
      }
    },
    solution({ points }, answer) {
      const squares = squaresOf(points)
      return [
        explainedBy(ofSide(points, 0), sideSaid(points, 0)),
        explainedBy(ofSide(points, 1), shortSaid(points, 1)),
        explainedBy(ofSide(points, 2), shortSaid(points, 2)),
        explainedBy(statements(...SIDES.map((name, i) => equation(symbol(name), exactRoot(itemOf(squares, i))))), {
          en: squares.some(one => !isWhole(one) && !rootOf(one).q.equals(1))
            ? line`Take the positive roots, and take square factors out of the roots.`
            : line`Lengths: take the positive roots.`,
          es: squares.some(one => !isWhole(one) && !rootOf(one).q.equals(1))
            ? line`Toma las raíces positivas y saca de las raíces los factores cuadrados.`
            : line`Son longitudes: toma las raíces positivas.`,
        }),
        explainedBy(equation(symbol('P'), measure(answer, 'unit')), {
          en: line`Add the three sides. Roots of the same number are added together.`,
          es: line`Suma los tres lados. Las raíces del mismo número se suman entre sí.`,
        }),
      ]
    },
    check: (printed, answer) =>
      isNear(
        approximate(expr(answer)),
        SIDES.reduce((all, name) => all + lengthBetween(printed, name), 0),
      ),
  }),

  roundedPerimeter: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => ({
      points: random.until(
        () => placed(random, random.evenly(QUADRILATERALS), 8, false),
        points => tenthOf(squaresOf(points).reduce((all, one) => all + Math.sqrt(one), 0)) !== null,
      ),
    }),
    answer: { ...decimalNumber, requires: 'decimal-places-1' as const },
    solve: ({ points }) => tenth(squaresOf(points).reduce((all, one) => all + Math.sqrt(one), 0)),
    ask: ({ points }) => {
      const drawn = figure(plane('ABCD', points))
      const name = symbol('ABCD')
      return {
        en: [
          drawn,
          prose`What is the perimeter of quadrilateral ${name}, in units? Round to the nearest tenth, only at the end.`,
        ],
        es: [
          drawn,
          prose`¿Cuál es el perímetro del cuadrilátero ${name}, en unidades? Redondea a la décima más cercana, solo al final.`,
        ],
      }
    },
    solution({ points }, answer) {
      const squares = squaresOf(points)
      return [
        explainedBy(statements(ofSide(points, 0), ofSide(points, 1)), {
          en: line`Read the vertices from the grid. Subtract the coordinates to find the legs of each side, then add the squares.`,
          es: line`Lee los vértices en la cuadrícula. Resta las coordenadas para hallar los catetos de cada lado y suma los cuadrados.`,
        }),
        explainedBy(statements(ofSide(points, 2), ofSide(points, 3)), {
          en: line`Do the same for the other two sides.`,
          es: line`Haz lo mismo con los otros dos lados.`,
        }),
        explainedBy(equation(symbol('P'), sum(...squares.map(one => (isWhole(one) ? Math.sqrt(one) : root(one))))), {
          en: line`Take the positive roots, and add the four sides.`,
          es: line`Toma las raíces positivas y suma los cuatro lados.`,
        }),
        step(relation(symbol('P'), '≈', measure(answer, 'unit')), because.roundAtTheEnd, {
          place: { en: line`nearest tenth`, es: line`a la décima más cercana` },
        }),
      ]
    },
    check: (printed, answer) =>
      isNearestTenth(
        exact(answer),
        ['AB', 'BC', 'CD', 'DA'].reduce((all, name) => all + lengthBetween(printed, name), 0),
      ),
  }),

  whichTriangle: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const kind = random.evenly(['both', 'right', 'isosceles', 'neither'] as const)
      return { kind, points: placed(random, [[0, 0], ...random.pick(CLASSES[kind])], 8) }
    },
    answer: option<Class>(CLASS_SAID),
    solve: ({ kind }) => kind,
    ask: ({ points }) => {
      const at = joined(named('ABC', points))
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...line`A triangle has vertices `,
            ...at.en,
            '. Compare the exact lengths of its sides. What kind of triangle is it?',
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...line`Un triángulo tiene los vértices `,
            ...at.es,
            '. Compara las longitudes exactas de sus lados. ¿Qué tipo de triángulo es?',
          ],
        },
      }
    },
    solution({ points, kind }) {
      const squares = squaresOf(points)
      const [small, middle, large] = [...squares].sort((a, b) => a - b) as [number, number, number]
      const isRight = small + middle === large
      const total = equation(sum(small, middle), small + middle)
      const equals = SIDES.filter((_, i) => squares.filter(one => one === itemOf(squares, i)).length > 1)
      const [one, two] = equals.map(name => symbol(name))
      return [
        explainedBy(ofSide(points, 0), sideSaid(points, 0)),
        explainedBy(ofSide(points, 1), shortSaid(points, 1)),
        explainedBy(ofSide(points, 2), shortSaid(points, 2)),
        one && two
          ? explainedBy(equation(equation(one, two), exactRoot(squareNamed(points, itemOf(equals, 0)))), {
              en: line`Two sides are equal: the triangle is isosceles.`,
              es: line`Dos lados son iguales: el triángulo es isósceles.`,
            })
          : explainedBy(statements(...squares.map(square => expr(square))), {
              en: line`The three squares differ, so no two sides are equal: the triangle is not isosceles.`,
              es: line`Los tres cuadrados son distintos, así que no hay dos lados iguales: el triángulo no es isósceles.`,
            }),
        explainedBy(isRight ? total : statements(total, relation(small + middle, '≠', large)), {
          en: isRight
            ? line`The two lesser squares add up to the greatest one, so there is a right angle.`
            : line`The two lesser squares do not add up to the greatest one, so there is no right angle.`,
          es: isRight
            ? line`Los dos cuadrados menores suman el mayor, así que hay un ángulo recto.`
            : line`Los dos cuadrados menores no suman el mayor, así que no hay ángulo recto.`,
        }),
        explainedBy(CLASS_SAID[kind], {
          en: line`Put both findings together.`,
          es: line`Junta las dos conclusiones.`,
        }),
      ]
    },
    // A right angle by the dot product; equal sides by the lengths.
    check(printed, answer) {
      const [a, b, c] = ['A', 'B', 'C'].map(letter => pointAt(printed, letter)) as [Point, Point, Point]
      const dot = ([x, y]: Point, [p, q]: Point, [u, v]: Point) => (p - x) * (u - x) + (q - y) * (v - y)
      const isRight = [dot(a, b, c), dot(b, c, a), dot(c, a, b)].includes(0)
      const isIsosceles = new Set(SIDES.map(name => lengthBetween(printed, name))).size < 3
      return answer === (isRight ? (isIsosceles ? 'both' : 'right') : isIsosceles ? 'isosceles' : 'neither')
    },
  }),

  slantedArea: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const isRectangle = random.evenly([true, false])
      // A rectangle is no square.
      const [u, v] = random.evenly(isRectangle ? UNEQUAL : RIGHT)
      const corner: Point = [u[0] + v[0], u[1] + v[1]]
      const points = random.chance(0.5)
        ? placed(random, isRectangle ? [u, [0, 0], v, corner] : [u, [0, 0], v], 10, false)
        : placed(random, isRectangle ? [v, [0, 0], u, corner] : [v, [0, 0], u], 10, false)
      return { isRectangle, points }
    },
    answer: measured,
    solve: ({ isRectangle, points }) => {
      const [a, b] = [
        squareBetween(itemOf(points, 0), itemOf(points, 1)),
        squareBetween(itemOf(points, 1), itemOf(points, 2)),
      ]
      const area = Math.sqrt(a * b)
      return {
        amount: isRectangle ? area : area % 2 === 0 ? area / 2 : decimal(Ratio.of(area, 2)),
        unit: 'square-unit' as const,
      }
    },
    ask: ({ isRectangle, points }) => {
      const at = joined(named('ABCD', points))
      return isRectangle
        ? {
            en: {
              kind: 'paragraph',
              content: [
                ...line`Rectangle ${symbol('ABCD')} has vertices `,
                ...at.en,
                '. Find its area, in square units.',
              ],
            },
            es: {
              kind: 'paragraph',
              content: [
                ...line`El rectángulo ${symbol('ABCD')} tiene los vértices `,
                ...at.es,
                '. Halla su área, en unidades cuadradas.',
              ],
            },
          }
        : {
            en: {
              kind: 'paragraph',
              content: [
                ...line`A triangle has vertices `,
                ...at.en,
                ...line`. Its right angle is at ${symbol('B')}. Find its area, in square units.`,
              ],
            },
            es: {
              kind: 'paragraph',
              content: [
                ...line`Un triángulo tiene los vértices `,
                ...at.es,
                ...line`. Su ángulo recto está en ${symbol('B')}. Halla su área, en unidades cuadradas.`,
              ],
            },
          }
    },
    solution({ isRectangle, points }, { amount }) {
      const [a, b] = [
        squareBetween(itemOf(points, 0), itemOf(points, 1)),
        squareBetween(itemOf(points, 1), itemOf(points, 2)),
      ]
      const [one, two] = [Math.sqrt(a), Math.sqrt(b)]
      const found = measure(amount, 'square-unit')
      const name = (i: number) => symbol(sideName(4, i))
      return [
        explainedBy(sideSquare('AB', itemOf(points, 0), itemOf(points, 1)), {
          en: isRectangle
            ? line`The area needs two sides that meet. Side ${name(0)}: subtract the coordinates, then add the squares.`
            : line`The legs ${name(0)} and ${name(1)} are base and height. Leg ${name(0)}: subtract the coordinates, then add the squares.`,
          es: isRectangle
            ? line`Para el área hacen falta dos lados que se unen. Lado ${name(0)}: resta las coordenadas y suma los cuadrados.`
            : line`Los catetos ${name(0)} y ${name(1)} son base y altura. Cateto ${name(0)}: resta las coordenadas y suma los cuadrados.`,
        }),
        explainedBy(sideSquare('BC', itemOf(points, 1), itemOf(points, 2)), {
          en: line`Do the same for ${name(1)}.`,
          es: line`Haz lo mismo con ${name(1)}.`,
        }),
        explainedBy(statements(equation(name(0), one), equation(name(1), two)), {
          en: line`Lengths: take the positive roots.`,
          es: line`Son longitudes: toma las raíces positivas.`,
        }),
        isRectangle
          ? explainedBy(equation(times(one, two), found), {
              en: line`Multiply the length by the width.`,
              es: line`Multiplica el largo por el ancho.`,
            })
          : explainedBy(equation(equation(over(times(one, two), 2), over(one * two, 2)), found), {
              en: line`Area of a triangle: half of base times height.`,
              es: line`Área de un triángulo: la mitad de la base por la altura.`,
            }),
      ]
    },
    // By the shoelace formula.
    check(printed, { amount }) {
      const points = [...'ABCD'].map(letter => pointAt(printed, letter)).filter(([x]) => !Number.isNaN(x))
      const twice = points.reduce((all, [x, y], i) => {
        const [u, v] = itemOf(points, (i + 1) % points.length)
        return all + x * v - u * y
      }, 0)
      return exact(amount).toNumber() === Math.abs(twice) / 2
    },
  }),
})

const squareNamed = (points: readonly Point[], name: string): number =>
  itemOf(squaresOf(points), SIDES.indexOf(name as (typeof SIDES)[number]))
