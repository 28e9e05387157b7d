import { sentenceChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { option } from '../../answer/option.ts'
import { point as pointAnswer, pointList } from '../../answer/point.ts'
import { figure, type Inline, line, prose } from '../../content.ts'
import type { Point } from '../../figure/pen.ts'
import { transformationGrid } from '../../figure/transformation-grid.ts'
import { blank, degrees, expr, list, point, symbol, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { paragraph, placed, printedTurn, shapes, spokenTurn, type Turn, turned } from './shared/turns.ts'

const ORIGIN: Point = [0, 0]
const AXIS = [-8, 8] as const
const NAMES = 'ABCD'

interface Level {
  readonly turns: readonly (readonly [shape: keyof typeof shapes, quarters: Turn['quarters']])[]
  /** A quarter turn is said as 90°, never as 270° the other way round. */
  readonly direct: boolean
  readonly center: 'origin' | 'other'
}

const TURNS_OF_FIGURES = [
  ['triangle', 1],
  ['quadrilateral', 2],
  ['triangle', 3],
  ['quadrilateral', 1],
  ['triangle', 2],
  ['quadrilateral', 3],
] as const

/** Where (x, y) goes, by quarter turns counterclockwise. */
const RULES: Readonly<Record<Turn['quarters'], readonly [Expr, Expr]>> = {
  1: [m`-y`, symbol('x')],
  2: [m`-x`, m`-y`],
  3: [symbol('y'), m`-x`],
}

const isInside = (points: readonly Point[]) => points.every(place => place.every(value => Math.abs(value) <= 8))

const drawClockwise = (random: Random, quarters: Turn['quarters'], direct: boolean): boolean =>
  direct ? quarters === 3 : quarters !== 2 && random.chance(0.5)

/** A figure and a rotation whose image stays on the grid. */
function drawTurn(random: Random, level: Level) {
  const [kind, quarters] = random.evenly(level.turns)
  const clockwise = drawClockwise(random, quarters, level.direct)
  return random.until(
    () => {
      const given = placed(random, random.pick(shapes[kind]), 6)
      const center: Point =
        level.center === 'origin'
          ? ORIGIN
          : random.chance(0.5)
            ? random.pick(given)
            : [random.int(-2, 3), random.int(-2, 3)]
      const turn: Turn = { quarters, center, clockwise }
      return { given, turn, image: given.map(place => turned(place, turn)) }
    },
    ({ image, turn: { center } }) =>
      isInside(image) && (level.center === 'origin' || center[0] !== 0 || center[1] !== 0),
  )
}

const grid = (given: readonly Point[], image?: readonly Point[]) =>
  transformationGrid({ figure: given, ...(image ? { image } : {}), x: AXIS, y: AXIS })
const named = (points: readonly Point[], prime = '') =>
  list(
    ...points.map((place, i) => ({
      kind: 'product' as const,
      sign: false,
      factors: [symbol(NAMES[i]! + prime), point(...place)],
    })),
  )
const primes = (count: number): readonly Inline[] =>
  line`${list(...Array.from({ length: count }, (_, i) => symbol(`${NAMES[i]!}′`)))}`

/** The printed figure: its corners in the grid, or its list of points. */
const givenPoints = (printed: Printed): readonly Point[] => {
  const [drawn] = printed.figures('transformation-grid')
  if (drawn) return drawn.shapes[0]!.vertices
  return printed.all('product').map(({ factors }) => {
    const [x, y] = (factors[1] as Of<'list'>).items.map(item => evaluate(item).n)
    return [x!, y!]
  })
}

/** As far from the center as before, and at a right angle to where it was, on the right side; or opposite. */
function isTurned(before: Point, after: Point, { quarters, center }: Pick<Turn, 'quarters' | 'center'>): boolean {
  const [ax, ay, bx, by] = [before[0] - center[0], before[1] - center[1], after[0] - center[0], after[1] - center[1]]
  const [dot, cross, square] = [ax * bx + ay * by, ax * by - ay * bx, ax * ax + ay * ay]
  return quarters === 2
    ? dot === -square && cross === 0 && bx * bx + by * by === square
    : dot === 0 && cross === (quarters === 1 ? square : -square) && bx * bx + by * by === square
}
const asPoint = (values: readonly Value[]): Point => [
  exact(values[0] ?? 0).toNumber(),
  exact(values[1] ?? 0).toNumber(),
]
const areTurned = (printed: Printed, image: readonly Point[]) => {
  const given = givenPoints(printed)
  const turn = printedTurn(printed)
  return image.length === given.length && image.every((after, i) => isTurned(given[i]!, after, turn))
}

const TURNS = option({
  left: { en: prose`${degrees(90)} counterclockwise`, es: prose`${degrees(90)} en sentido antihorario` },
  half: { en: prose`${degrees(180)}`, es: prose`${degrees(180)}` },
  right: { en: prose`${degrees(90)} clockwise`, es: prose`${degrees(90)} en sentido horario` },
})
const KEYS = { 1: 'left', 2: 'half', 3: 'right' } as const

export const rotateFiguresOnGrid = defineTopic(
  {
    id: 'rotate-figures-on-grid',
    name: { en: 'Rotate figures about the origin', es: 'Rotar figuras alrededor del origen' },
    description: {
      en: 'Turn a figure about a point by 90°, 180° or 270° and give its image.',
      es: 'Gira una figura 90°, 180° o 270° alrededor de un punto e indica su imagen.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    levels: {
      easy: {
        turns: [
          ['triangle', 2],
          ['segment', 1],
          ['segment', 3],
        ],
        direct: true,
        center: 'origin',
      },
      medium: { turns: TURNS_OF_FIGURES, direct: false, center: 'origin' },
      hard: { turns: TURNS_OF_FIGURES, direct: false, center: 'other' },
    },
  },
  form => ({
    drawImage: form({
      share: 3,
      lines: 0,
      draw: (random, level: Level) => drawTurn(random, level),
      answer: drawing(
        ({ given, image }: { readonly given: readonly Point[]; readonly image: readonly Point[] }) =>
          grid(given, image),
        ({ given, image }) => [
          { given, image: image.map(([x, y], i): Point => (i === 0 ? [x, y === 8 ? 7 : y + 1] : [x, y])) },
          { given, image: given },
        ],
      ),
      solve: ({ given, image }) => ({ given, image }),
      ask({ given, turn }) {
        const spoken = spokenTurn(turn)
        return {
          en: [paragraph(line`Rotate the figure `, spoken.en, line`. Draw and label the image.`), figure(grid(given))],
          es: [
            paragraph(line`Rota la figura `, spoken.es, line`. Dibuja la imagen y rotula sus vértices.`),
            figure(grid(given)),
          ],
        }
      },
      check: (printed, { image }) => areTurned(printed, image),
    }),

    listVertices: form({
      share: 2,
      lines: 1,
      draw: (random, level: Level) => drawTurn(random, level),
      answer: pointList,
      solve: ({ image }) => image,
      ask({ given, turn }) {
        const spoken = spokenTurn(turn)
        const wanted = primes(given.length)
        return {
          en: [
            figure(grid(given)),
            paragraph(
              line`The figure is rotated `,
              spoken.en,
              line`. Write the coordinates of `,
              wanted,
              line`, in this order.`,
            ),
          ],
          es: [
            figure(grid(given)),
            paragraph(
              line`La figura se rota `,
              spoken.es,
              line`. Escribe las coordenadas de `,
              wanted,
              line`, en ese orden.`,
            ),
          ],
        }
      },
      check: (printed, answer) => areTurned(printed, answer.map(asPoint)),
    }),

    withoutGrid: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 2,
      draw(random, level: Level) {
        const [, quarters] = random.evenly(level.turns)
        const count = level.direct ? random.evenly([1, 2]) : 3
        const given = random.until(
          () => Array.from({ length: count }, (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]),
          points => points.every(([x, y]) => Math.abs(x) !== Math.abs(y)) && new Set(points.map(String)).size === count,
        )
        const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, level.direct) }
        return { given, turn, image: given.map(place => turned(place, turn)) }
      },
      answer: pointList,
      solve: ({ image }) => image,
      ask({ given, turn }) {
        const spoken = spokenTurn(turn)
        const points = line`${named(given)}`
        const wanted = primes(given.length)
        return {
          en: paragraph(
            given.length === 1 ? line`Rotate the point ` : line`Rotate the points `,
            points,
            line` by `,
            spoken.en,
            line`. Write `,
            wanted,
            line`.`,
          ),
          es: paragraph(
            given.length === 1 ? line`Gira el punto ` : line`Gira los puntos `,
            points,
            line` `,
            spoken.es,
            line`. Escribe `,
            wanted,
            line`.`,
          ),
        }
      },
      check: (printed, answer) => areTurned(printed, answer.map(asPoint)),
    }),

    rule: form({
      levels: ['medium', 'hard'],
      lines: 1,
      draw(random) {
        const quarters = random.evenly([1, 2, 3] as const)
        const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, false) }
        return { turn, given: [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)] as const }
      },
      answer: pointList,
      solve: ({ turn, given }) => [RULES[turn.quarters], turned(given, turn)],
      ask({ turn, given }) {
        const spoken = spokenTurn(turn)
        const rule = line`: ${point(symbol('x'), symbol('y'))} → ${point(blank(2), blank(2))}`
        return {
          en: paragraph(
            line`Complete the rule for a rotation of `,
            spoken.en,
            rule,
            line`. Then write the image of ${named([given])}.`,
          ),
          es: paragraph(
            line`Completa la regla de la rotación de `,
            spoken.es,
            rule,
            line`. Luego escribe la imagen de ${named([given])}.`,
          ),
        }
      },
      // The rule moves a point of its own as the words say.
      check(printed, [rule, image]) {
        const turn = printedTurn(printed)
        const [x, y] = [3, 5]
        const moved = rule!.map(value => evaluate(expr(value), { x, y }).toNumber()) as [number, number]
        return isTurned([x, y], moved, turn) && isTurned(givenPoints(printed)[0]!, asPoint(image!), turn)
      },
    }),

    nameTurn: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: (random, level: Level) => drawTurn(random, level),
      answer: TURNS,
      solve: ({ turn: { quarters } }) => KEYS[quarters],
      ask({ given, image }) {
        const drawn = figure(grid(given, image))
        return {
          en: [drawn, prose`Which rotation about the origin takes the shaded figure to its image?`],
          es: [drawn, prose`¿Qué rotación alrededor del origen lleva la figura sombreada a su imagen?`],
        }
      },
      // Tries each of the three rotations on every vertex.
      check(printed, answer) {
        const [given, image] = printed.figure('transformation-grid').shapes
        const quarters = answer === 'left' ? 1 : answer === 'half' ? 2 : 3
        return given!.vertices.every((before, i) => isTurned(before, image!.vertices[i]!, { quarters, center: ORIGIN }))
      },
    }),

    whichRotation: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Choose the rotation.`, es: prose`Elige la rotación.` },
      draw(random) {
        const quarters = random.evenly([1, 2, 3] as const)
        const before = random.until(
          (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
          ([x, y]) => Math.abs(x) !== Math.abs(y),
        )
        const turn: Turn = { quarters, center: ORIGIN, clockwise: quarters !== 2 && random.chance(0.5) }
        return { before, turn }
      },
      answer: sentenceChoice,
      solve: ({ turn }) => asSentence(turn),
      mistakes({ turn }) {
        const others = ([1, 2, 3] as const).filter(quarters => quarters !== turn.quarters)
        const [one, two] = others.map(quarters => ({
          quarters,
          center: ORIGIN,
          clockwise: turn.clockwise && quarters !== 2,
        }))
        return {
          anotherAngle: asSentence(one!),
          yetAnotherAngle: asSentence(two!),
          noTurn: {
            key: '4',
            says: { en: prose`${degrees(360)} about the origin`, es: prose`${degrees(360)} alrededor del origen` },
          },
        }
      },
      ask({ before, turn }) {
        const after = turned(before, turn)
        const [from, to] = [named([before]), named([after], '′')]
        return {
          en: prose`A rotation takes ${from} to ${to}. Which rotation is it?`,
          es: prose`Una rotación lleva ${from} a ${to}. ¿Qué rotación es?`,
        }
      },
      check(printed, { key }) {
        const [before, after] = givenPoints(printed)
        return key !== '4' && isTurned(before!, after!, { quarters: Number(key) as Turn['quarters'], center: ORIGIN })
      },
    }),

    thenTranslate: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw(random) {
        const quarters = random.evenly([1, 2, 3] as const)
        const given = placed(random, random.pick(shapes.triangle), 6)
        const turn: Turn = { quarters, center: ORIGIN, clockwise: quarters !== 2 && random.chance(0.5) }
        const move: Point = [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)]
        return {
          given,
          turn,
          move,
          image: given.map((place): Point => {
            const [x, y] = turned(place, turn)
            return [x + move[0], y + move[1]]
          }),
        }
      },
      answer: pointList,
      solve: ({ image }) => image,
      ask({ given, turn, move: [right, up] }) {
        const spoken = spokenTurn(turn)
        const across: readonly Inline[][] =
          right > 0
            ? [[...line`${right} right`], [...line`${right} a la derecha`]]
            : [[...line`${-right} left`], [...line`${-right} a la izquierda`]]
        const along: readonly Inline[][] =
          up > 0
            ? [[...line`${up} up`], [...line`${up} hacia arriba`]]
            : [[...line`${-up} down`], [...line`${-up} hacia abajo`]]
        const points = line`${named(given)}`
        return {
          en: paragraph(
            line`The triangle `,
            points,
            line` is rotated by `,
            spoken.en,
            line` and then moved `,
            across[0]!,
            line` and `,
            along[0]!,
            line`. Write the vertices of the image in the same order.`,
          ),
          es: paragraph(
            line`El triángulo `,
            points,
            line` se rota `,
            spoken.es,
            line` y luego se traslada `,
            across[1]!,
            line` y `,
            along[1]!,
            line`. Escribe los vértices de la imagen en el mismo orden.`,
          ),
        }
      },
      // Moved back, each vertex is the rotated one.
      check(printed, answer) {
        const given = givenPoints(printed)
        const turn = printedTurn(printed)
        const [right, up] = printed.maths.filter(({ kind }) => kind === 'number').map(item => evaluate(item).n)
        const dx = /left|izquierda/.test(printed.text) ? -right! : right!
        const dy = /down|abajo/.test(printed.text) ? -up! : up!
        return (
          answer.length === 3 && answer.map(asPoint).every(([x, y], i) => isTurned(given[i]!, [x - dx, y - dy], turn))
        )
      },
    }),

    preimage: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw(random) {
        const quarters = random.evenly([1, 3, 2] as const)
        const before: Point = [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]
        const turn: Turn = { quarters, center: ORIGIN, clockwise: quarters !== 2 && random.chance(0.5) }
        return { before, turn, after: turned(before, turn) }
      },
      answer: pointAnswer,
      solve: ({ before }) => before,
      ask({ turn, after }) {
        const spoken = spokenTurn(turn)
        const [a, image] = [symbol('A'), named([after], '′')]
        return {
          en: paragraph(line`A rotation of `, spoken.en, line` takes ${a} to ${image}. Write the coordinates of ${a}.`),
          es: paragraph(
            line`Una rotación de `,
            spoken.es,
            line` lleva ${a} a ${image}. Escribe las coordenadas de ${a}.`,
          ),
        }
      },
      check: (printed, answer) => isTurned(asPoint(answer), givenPoints(printed)[0]!, printedTurn(printed)),
    }),
  }),
)

function asSentence(turn: Turn) {
  const spoken = spokenTurn(turn)
  return { key: String(turn.quarters), says: { en: paragraph(spoken.en), es: paragraph(spoken.es) } }
}
