import { sentenceChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { option } from '../../answer/option.ts'
import { point, pointList } from '../../answer/point.ts'
import { both, figure, line, prose } from '../../content.ts'
import type { Point } from '../../figure/pen.ts'
import { transformationGrid } from '../../figure/transformation-grid.ts'
import { apply, point as pointExpr, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { paragraph, placed, printedTurn, shapes, spokenTurn, type Turn, turned } from './shared/turns.ts'

type Shape = keyof typeof shapes
interface Level {
  readonly shapes: readonly Shape[]
  readonly turns: readonly (readonly [quarters: Turn['quarters'], clockwise: boolean])[]
  readonly center: 'origin' | 'any'
}

function draw(random: Random, level: Level) {
  const [kind, [quarters, clockwise]] = [random.evenly(level.shapes), random.evenly(level.turns)]
  const isOrigin = level.center === 'origin'
  return random.until(
    () => {
      const vertices = placed(random, random.pick(shapes[kind]), isOrigin ? 9 : 7)
      const center: Point = isOrigin ? [0, 0] : random.chance(0.4) ? vertices[0]! : [random.int(-3, 3), random.int(-3, 3)]
      const turn: Turn = { quarters, clockwise, center }
      return { vertices, turn, image: vertices.map(at => turned(at, turn)) }
    },
    ({ image, turn }) => image.flat().every(value => Math.abs(value) <= 9) && (isOrigin || turn.center.some(value => value !== 0)),
  )
}

const isAt = (points: readonly (readonly Parameters<typeof exact>[0][])[], expected: readonly Point[]) =>
  points.length === expected.length && points.every((at, i) => at.every((value, j) => exact(value).equals(expected[i]![j]!)))

const drawnImage = drawing<{ readonly figure: readonly (readonly [number, number])[]; readonly image: readonly (readonly [number, number])[] }>(
  ({ figure, image }) => transformationGrid({ figure, image }),
  ({ figure, image }) => [{ figure, image: image.map(([x, y]) => [x + 1, y] as const) }, { figure, image: image.map(([x, y]) => [-x, -y] as const) }, { figure, image: image.map(([x, y]) => [-y, x] as const) }],
)

const given = (printed: Printed): readonly Point[] => printed.figure('transformation-grid').shapes[0]!.vertices
const names = (count: number, primes = '′'): readonly Expr[] => [...'ABCD'].slice(0, count).map(letter => symbol(letter + primes))

/** The number of counterclockwise quarter turns about a point that take the figure to its drawn image; 0 where none does. */
const quartersAbout = (printed: Printed, center: Point): number => {
  const [figure, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
  return ([1, 2, 3] as const).find(quarters => figure!.every((at, i) => turned(at, { quarters, center }).join() === image![i]!.join())) ?? 0
}

const whichTurn = (turn: Turn) => ({
  key: `${turn.quarters} about ${turn.center.join()}`,
  says: { en: paragraph(spokenTurn(turn).en), es: paragraph(spokenTurn(turn).es) },
})
const RULES = { 1: m`(-y, x)`, 2: m`(-x, -y)`, 3: m`(y, -x)` } as const

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
      easy: { shapes: ['segment', 'triangle'], turns: [[2, false], [1, false], [3, true]], center: 'origin' },
      medium: { shapes: ['triangle', 'quadrilateral'], turns: [[1, false], [2, false], [3, false], [3, true], [1, true]], center: 'origin' },
      hard: { shapes: ['triangle', 'quadrilateral'], turns: [[1, false], [2, false], [3, true], [3, false]], center: 'any' },
    },
  },
  form => ({
    drawImage: form({
      share: 2,
      lines: 0,
      draw,
      answer: drawnImage,
      solve: ({ vertices, image }) => ({ figure: vertices, image }),
      ask: ({ vertices, turn }) => {
        const [{ en, es }, shown] = [spokenTurn(turn), figure(transformationGrid({ figure: vertices }))]
        return {
          en: [paragraph(line`Rotate the figure `, en, line`. Draw and label the image.`), shown],
          es: [paragraph(line`Rota la figura `, es, line`. Dibuja la imagen y nombra sus vértices.`), shown],
        }
      },
      check: (printed, { image }) => isAt(image, given(printed).map(at => turned(at, printedTurn(printed)))),
    }),

    listVertices: form({
      share: 2,
      lines: 1,
      draw,
      answer: pointList,
      solve: ({ image }) => image,
      ask: ({ vertices, turn }) => {
        const [{ en, es }, shown] = [spokenTurn(turn), figure(transformationGrid({ figure: vertices }))]
        return {
          en: [paragraph(line`The figure is rotated `, en, line`. Write the coordinates of the vertices of the image in order, starting with ${symbol('A′')}.`), shown],
          es: [paragraph(line`La figura se rota `, es, line`. Escribe las coordenadas de los vértices de la imagen en orden, empezando por ${symbol('A′')}.`), shown],
        }
      },
      check: (printed, points) => isAt(points, given(printed).map(at => turned(at, printedTurn(printed)))),
    }),

    nameAngle: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`The figure was rotated about the origin. Name the angle and the direction.`,
        es: prose`La figura se rotó alrededor del origen. Indica el ángulo y el sentido.`,
      },
      draw: random => {
        const quarters = random.evenly([1, 2, 3] as const)
        const vertices = placed(random, random.pick(shapes[random.evenly(['triangle', 'quadrilateral'])]), 9)
        return { quarters, vertices }
      },
      answer: option({
        counterclockwise: { en: prose`90° counterclockwise`, es: prose`90° en sentido antihorario` },
        half: { en: prose`180°`, es: prose`180°` },
        clockwise: { en: prose`90° clockwise`, es: prose`90° en sentido horario` },
      }),
      solve: ({ quarters }) => (['counterclockwise', 'half', 'clockwise'] as const)[quarters - 1]!,
      ask: ({ quarters, vertices }) => both(figure(transformationGrid({ figure: vertices, image: vertices.map(at => turned(at, { quarters, center: [0, 0] })) }))),
      check: (printed, answer) => quartersAbout(printed, [0, 0]) === ['', 'counterclockwise', 'half', 'clockwise'].indexOf(answer),
    }),

    rule: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw: random => {
        const quarters = random.evenly([1, 2, 3] as const)
        return { quarters, points: placed(random, random.pick(shapes.triangle), 9) }
      },
      answer: pointList,
      solve: ({ quarters, points }) => points.map(at => turned(at, { quarters, center: [0, 0] })),
      ask: ({ quarters, points }) => {
        const [a, b, c] = points.map(([x, y], i) => apply('ABC'[i]!, x, y))
        return {
          en: prose`A rotation about the origin takes ${m`(x, y)`} to ${RULES[quarters]}. Find the images of ${a!}, ${b!}, and ${c!}.`,
          es: prose`Una rotación alrededor del origen lleva ${m`(x, y)`} a ${RULES[quarters]}. Halla las imágenes de ${a!}, ${b!} y ${c!}.`,
        }
      },
      // Applies the printed rule.
      check(printed, images) {
        const [, rule] = printed.all('list')
        const points = printed.all('apply').map(({ to }) => to.map(item => evaluate(item)))
        return images.length === points.length && points.every(([x, y], i) => rule!.items.every((item, j) => evaluate(item, { x: x!, y: y! }).equals(exact(images[i]![j]!))))
      },
    }),

    whichRotation: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Which rotation takes the figure to its image?`, es: prose`¿Qué rotación lleva la figura a su imagen?` },
      draw: (random, level) => {
        const { vertices, turn, image } = random.until(() => draw(random, level), ({ turn: { center: [x, y] } }) => x !== 0 || y !== 0 || level.center === 'origin')
        return { vertices, turn, image, other: random.pick([[2, 0], [0, 2], [-2, 0], [0, -2]] as const) }
      },
      answer: sentenceChoice,
      solve: ({ turn }) => whichTurn(turn),
      mistakes: ({ turn, other }) => {
        const { quarters, center: [a, b] } = turn
        const next = (quarters % 3) + 1
        const as = (quarters: number, center: Point) => whichTurn({ quarters: quarters as Turn['quarters'], center, clockwise: quarters === 3 })
        return {
          otherAngle: as(next, [a, b]),
          yetAnotherAngle: as((next % 3) + 1, [a, b]),
          otherCenter: whichTurn({ ...turn, center: [a + other[0], b + other[1]] }),
        }
      },
      ask: ({ vertices, image }) => both(figure(transformationGrid({ figure: vertices, image }))),
      check(printed, { key }) {
        const [quarters, center] = key.split(' about ') as [string, string]
        const [x, y] = center.split(',').map(Number) as [number, number]
        return quartersAbout(printed, [x, y]) === Number(quarters)
      },
    }),

    preimage: form({
      levels: ['hard'],
      lines: 2,
      draw: (random, level) => {
        const { vertices, turn, image } = random.until(() => draw(random, { ...level, shapes: ['point'] }), ({ vertices: [at], turn: { center } }) => at!.join() !== center.join())
        return { at: vertices[0]!, image: image[0]!, turn }
      },
      answer: point,
      solve: ({ at }) => at,
      ask: ({ turn, image }) => {
        const { en, es } = spokenTurn(turn)
        return {
          en: paragraph(line`A rotation of `, en, line` takes the point ${symbol('A')} to ${apply('A′', ...image)}. Find the coordinates of ${symbol('A')}.`),
          es: paragraph(line`Una rotación de `, es, line` lleva el punto ${symbol('A')} a ${apply('A′', ...image)}. Halla las coordenadas de ${symbol('A')}.`),
        }
      },
      // Turns the answer forwards.
      check(printed, [x, y]) {
        const image = printed.one('apply').to.map(item => evaluate(item).n)
        return turned([exact(x!).n, exact(y!).n], printedTurn(printed)).join() === image.join()
      },
    }),

    thenTranslate: form({
      levels: ['hard'],
      lines: 2,
      draw: (random, level) => {
        const drawn = draw(random, { ...level, center: 'origin' })
        return { ...drawn, right: random.int(1, 4), down: random.int(1, 4) }
      },
      answer: pointList,
      solve: ({ image, right, down }) => image.map(([x, y]): Point => [x + right, y - down]),
      ask: ({ vertices, turn, right, down }) => {
        const [{ en, es }, shown] = [spokenTurn(turn), figure(transformationGrid({ figure: vertices }))]
        const [first] = names(1, '″')
        return {
          en: [paragraph(line`The figure is rotated `, en, line` and then moved ${right} right and ${down} down. Write the coordinates of the vertices in order, starting with ${first!}.`), shown],
          es: [paragraph(line`La figura se rota `, es, line` y luego se mueve ${right} a la derecha y ${down} hacia abajo. Escribe las coordenadas de los vértices en orden, empezando por ${first!}.`), shown],
        }
      },
      check(printed, points) {
        const [right, down] = printed.maths.filter(item => item.kind === 'number').map(item => evaluate(item).n)
        return isAt(points, given(printed).map(at => turned(at, printedTurn(printed))).map(([x, y]): Point => [x + right!, y - down!]))
      },
    }),
  }),
)
