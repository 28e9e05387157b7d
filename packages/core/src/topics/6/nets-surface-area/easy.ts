import {
  answerStep,
  type Block,
  type Both,
  blank,
  type Expr,
  equation,
  exact,
  explained,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  type Locale,
  line,
  measure,
  option,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  statements,
  sum,
  times,
  type Value,
  withFigure,
  words,
} from '../../../author.ts'
import { cubeNet, cylinderNet, type Net, prismNet, squarePyramidNet, triangularPrismNet } from '../../../figure/net.ts'
import { shown } from '../../kit/decimals/shown.ts'
import {
  type Box,
  boxOf,
  boxSurface,
  inSquares,
  LENGTH_UNITS,
  type LengthUnit,
  sized,
  wrapped,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { drawFalse, drawNet, foldsToCube, netFigureOf, numbered, pairsOf } from './cube-nets.ts'
import type { Form } from './parts.ts'

/** Of three lengths, no two alike and none more than three times another: the net has room for its labels. */
const drawBox = (random: Random): Box =>
  random.until(
    () => boxOf(random.int(4, 8), random.int(3, 6), random.int(2, 5)),
    ([l, w, h]) => l.compare(w) > 0 && !w.equals(h) && !l.equals(h) && l.compare(h.times(3)) <= 0,
  )

const SOLIDS = {
  prism: { en: prose`rectangular prism`, es: prose`prisma rectangular` },
  wedge: { en: prose`triangular prism`, es: prose`prisma triangular` },
  pyramid: { en: prose`square pyramid`, es: prose`pirámide de base cuadrada` },
  cylinder: { en: prose`cylinder`, es: prose`cilindro` },
} as const
type Named = keyof typeof SOLIDS
const FACES: Readonly<Record<Named, ReturnType<typeof words>>> = {
  prism: words('6 rectangles', '6 rectángulos'),
  wedge: words('2 triangles, 3 rectangles', '2 triángulos, 3 rectángulos'),
  pyramid: words('1 square, 4 triangles', '1 cuadrado, 4 triángulos'),
  cylinder: words('2 circles, 1 rectangle', '2 círculos, 1 rectángulo'),
}
const WHY: Readonly<Record<Named, Both<readonly Inline[]>>> = {
  prism: {
    en: line`Only a rectangular prism has rectangles on all sides.`,
    es: line`Solo un prisma rectangular tiene rectángulos en todos los lados.`,
  },
  wedge: {
    en: line`The two triangles are the bases, and the three rectangles join them: a prism with triangular bases. A pyramid has only one base.`,
    es: line`Los dos triángulos son las bases y los tres rectángulos las unen: un prisma de bases triangulares. Una pirámide tiene una sola base.`,
  },
  pyramid: {
    en: line`The four triangles meet at one point above the square: a pyramid with a square base. A prism has two bases.`,
    es: line`Los cuatro triángulos se juntan en un punto sobre el cuadrado: una pirámide de base cuadrada. Un prisma tiene dos bases.`,
  },
  cylinder: {
    en: line`The rectangle rolls up between the two circles. The other solids have no circles.`,
    es: line`El rectángulo se enrolla entre los dos círculos. Los otros cuerpos no tienen círculos.`,
  },
}
function netNamed(random: Random, solid: Named): Net {
  switch (solid) {
    case 'prism':
      return prismNet(...drawBox(random), { labels: NO_LABELS })
    case 'wedge': {
      const [a, b, c] = random.pick([
        [3, 4, 5],
        [8, 6, 10],
        [4, 3, 5],
      ] as const)
      return triangularPrismNet(a, b, c, c + random.int(0, 4), { labels: NO_LABELS })
    }
    case 'pyramid': {
      const base = random.int(4, 8)
      return squarePyramidNet(base, base + random.int(-1, 3), { labels: NO_LABELS })
    }
    case 'cylinder':
      return cylinderNet(random.int(2, 4), random.int(6, 10), { labels: NO_LABELS })
  }
}
const NO_LABELS = { length: null, width: null, height: null, base: null, slant: null, radius: null } as const
const SHAPE_NAMES: Readonly<Record<string, Named>> = {
  'rectangular-prism': 'prism',
  'triangular-prism': 'wedge',
  'square-pyramid': 'pyramid',
  cylinder: 'cylinder',
}

/** "Two faces of 6 cm by 4 cm: ____ cm²", and the whole surface. */
function faceLines([l, w, h]: Box, unit: LengthUnit): Both<readonly Block[]> {
  const pairs = [
    [l, w],
    [l, h],
    [w, h],
  ] as const
  const area = measure(blank(3), squared(unit))
  const inOne = (locale: Locale): readonly Block[] => [
    ...pairs.map(
      ([a, b]): Block => ({
        kind: 'paragraph',
        content:
          locale === 'en'
            ? line`Both faces of ${sized(a, unit)} by ${sized(b, unit)} together: ${area}`
            : line`Las dos caras de ${sized(a, unit)} por ${sized(b, unit)} juntas: ${area}`,
      }),
    ),
    {
      kind: 'paragraph',
      content: locale === 'en' ? line`Surface area: ${area}` : line`Área de superficie: ${area}`,
    },
  ]
  return { en: inOne('en'), es: inOne('es') }
}

const netEdges = ({ of }: Net) =>
  of.solid === 'rectangular-prism' ? [of.length, of.width, of.height].map(size => Ratio.from(ratioOfExact(size))) : []

export const easyForms = (form: Form) => ({
  solidOfNet: form({
    levels: ['easy'],
    draw(random) {
      const solid = random.evenly(['prism', 'wedge', 'pyramid', 'cylinder'] as const)
      return { solid, net: netNamed(random, solid) }
    },
    answer: option(SOLIDS),
    solve: ({ solid }) => solid,
    ask: ({ net }) =>
      withFigure(
        { en: prose`Which solid does this net fold into?`, es: prose`¿Qué cuerpo se arma con este desarrollo plano?` },
        net,
      ),
    solution: ({ solid }) => [
      explained(FACES[solid], line`Count the faces by their shape.`, line`Cuenta las caras según su forma.`),
      answerStep(SOLIDS[solid], WHY[solid]),
    ],
    check: (printed, answer) => SHAPE_NAMES[printed.figure('net').of.solid] === answer,
  }),

  foldsToCube: form({
    levels: ['easy'],
    draw: random => ({ cells: drawNet(random), others: drawFalse(random) }),
    answer: figureChoice,
    solve: ({ cells }) => netFigureOf(cells),
    mistakes: ({ others }) =>
      Object.fromEntries(others.map((cells, i) => [itemOf(['block', 'long', 'double'], i), netFigureOf(cells)])),
    ask: () => ({
      en: prose`Which figure folds into a cube?`,
      es: prose`¿Con cuál de estas figuras se puede armar un cubo?`,
    }),
    solution: ({ cells }) => {
      const [[a, b], [c, d], [e, f]] = pairsOf(cells).map(([i, j]) => [i + 1, j + 1]) as [Two, Two, Two]
      return [
        explained(
          figure(numbered(cells)),
          line`Number the squares and fold. These faces are opposite: ${a} and ${b}, ${c} and ${d}, ${e} and ${f}. All six faces of the cube are there.`,
          line`Numera los cuadrados y dobla. Estas caras quedan opuestas: ${a} y ${b}, ${c} y ${d}, ${e} y ${f}. Están las seis caras del cubo.`,
        ),
        answerStep(figure(netFigureOf(cells)), {
          en: line`This figure covers every face once.`,
          es: line`Esta figura cubre cada cara una vez.`,
        }),
      ]
    },
    whyWrong: () => ({
      block: {
        en: line`Four squares meet at a corner and do not fold.`,
        es: line`Cuatro cuadrados se juntan en una esquina y no se pueden doblar.`,
      },
      long: {
        en: line`Five squares in a row are too many to go around a cube.`,
        es: line`Cinco cuadrados en fila son demasiados para dar la vuelta al cubo.`,
      },
      double: {
        en: line`Two squares cover the same face when it is folded.`,
        es: line`Al doblarla, dos cuadrados cubren la misma cara.`,
      },
    }),
    check: (_, answer) => answer.kind === 'net' && answer.of.solid === 'squares' && foldsToCube(answer.of.cells),
  }),

  cubeSurface: form({
    levels: ['easy'],
    lines: 3,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), edge: Ratio.of(random.intExcept(2, 12, 6)) }),
    answer: measured,
    solve: ({ edge, unit }) => inSquares(edge.times(edge).times(6), unit),
    ask: ({ edge, unit }) => withFigure(CUBE, cubeNet(edge, { unit })),
    solution: ({ edge, unit }, { amount }) => [
      explained(square(edge), line`Area of one square face.`, line`Área de una cara cuadrada.`),
      explained(
        timesSix(edge, measure(amount, squared(unit))),
        line`A cube has six equal faces.`,
        line`Un cubo tiene seis caras iguales.`,
      ),
    ],
    // The sixth part of it is a square of the printed edge.
    check(printed, { amount }) {
      const [edge] = netEdges(printed.figure('net'))
      return edge !== undefined && exact(amount).over(6).over(edge).equals(edge)
    },
  }),

  faceAreas: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), box: drawBox(random) }),
    answer: blankAnswers,
    solve: ({ box: [l, w, h] }) => [
      l.times(w).times(2),
      l.times(h).times(2),
      w.times(h).times(2),
      boxSurface([l, w, h]),
    ],
    ask: ({ box, unit }) => {
      const lines = faceLines(box, unit)
      const drawn = figure(prismNet(...box, { unit }))
      return {
        en: [prose`The net folds into a box. Find the areas.`, drawn, ...lines.en],
        es: [prose`Con este desarrollo plano se arma una caja. Halla las áreas.`, drawn, ...lines.es],
      }
    },
    solution: ({ box: [l, w, h], unit }, values) => [
      explained(
        pairLine(l, w, h),
        line`Multiply the sides of each face, and double: there are two of each.`,
        line`Multiplica los lados de cada cara y duplica: hay dos de cada una.`,
      ),
      explained(
        allTogether(values, measure(shown(boxSurface([l, w, h])), squared(unit))),
        line`Add the areas of all the faces: the surface area.`,
        line`Suma las áreas de todas las caras: el área de superficie.`,
      ),
    ],
    check(printed, values) {
      const [l, w, h] = netEdges(printed.figure('net'))
      const [one, two, three, all] = values.map(value => exact(value))
      if (!l || !w || !h || !one || !two || !three || !all) return false
      return (
        one.over(l).equals(w.times(2)) &&
        two.over(h).equals(l.times(2)) &&
        three.over(w).equals(h.times(2)) &&
        all.equals(wrapped(l, w, h))
      )
    },
  }),
})
type Two = [number, number]

const CUBE = {
  en: prose`The net folds into a cube. Find the surface area of the cube.`,
  es: prose`Con este desarrollo plano se arma un cubo. Halla el área de superficie del cubo.`,
}
const square = (edge: Ratio): Expr => equation(times(edge, edge), edge.times(edge))
const timesSix = (edge: Ratio, end: Expr): Expr => equation(times(6, edge.times(edge)), end)
const pairLine = (l: Ratio, w: Ratio, h: Ratio) =>
  statements(
    ...(
      [
        [l, w],
        [l, h],
        [w, h],
      ] as const
    ).map(([a, b]) => equation(times(2, a, b), a.times(b).times(2))),
  )
const allTogether = (values: readonly Value[], end: Expr): Expr => equation(sum(...values.slice(0, 3)), end)
