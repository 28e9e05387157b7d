import { failed } from '../errors.ts'
import { itemOf } from '../tuple.ts'
import type { Diagram, DiagramAngle, DiagramLine } from './diagram.ts'
import { marksOf, spokenDiagram } from './diagram-words.ts'
import type { Scribe } from './kind.ts'
import { directionOf, distanceOf, type Point } from './pen.ts'
import type { Polygon } from './polygon.ts'
import { listing, sentence, spokenLabel, spokenName, spokenNumber, told } from './saying.ts'
import { sweepOf, windingOf } from './sketch.ts'

export function spokenPolygon(figure: Polygon, scribe: Scribe): string {
  const corners = figure.points.slice(0, figure.corners)
  const names = corners.map(({ label }) => spokenName(label, scribe)).join('')
  const shaded = figure.regions.length > 0 ? { en: 'shaded ', es: ' sombreado' } : { en: '', es: '' }
  const head = sentence(scribe, {
    en: `A ${shaded.en}polygon${names === '' ? '' : ` ${names}`} with ${figure.corners} sides.`,
    es: `Un polígono${shaded.es}${names === '' ? '' : ` ${names}`} de ${figure.corners} lados.`,
  })
  const outlines = [corners.map(({ name }) => name), ...holesOf(figure)]
  const isSide = (line: DiagramLine) => outlines.some(outline => isEdge(line, outline))
  const isPlain = figure.arcs.length === 0 && figure.angles.length === 0 && figure.lines.every(line => !isMarked(line))
  const turnsSquarely = isSquareTurned(figure)
  const plainSquares = turnsSquarely ? [] : squaresOf(figure)
  const isTold = (angle: DiagramAngle) => (turnsSquarely ? isNews(angle) : !plainSquares.includes(angle))
  const rest = spokenDiagram({ ...figure, angles: figure.angles.filter(isTold) }, scribe, isSide)
  const isOneTriangle = figure.corners === 3 && corners.every(({ label }) => !label)
  if (isPlain) return told(head, isOneTriangle ? widthsOf(figure, scribe) : proportionsOf(figure, scribe), ...rest)
  // Right-angle marks alone leave the other angles to the eye.
  const hasOnlySquares =
    figure.arcs.length === 0 &&
    !turnsSquarely &&
    corners.every(({ label }) => !label) &&
    figure.angles.every(({ mark, label }) => mark === 'square' && !label) &&
    figure.lines.every(line => !isMarked(line))
  if (hasOnlySquares)
    return told(
      head,
      // The angles are told one by one: their number is for the reader to find.
      plainSquares.length > 0 &&
        (plainSquares.length === figure.corners
          ? squaresWords(plainSquares.length, figure.corners, scribe)
          : sentence(scribe, {
              en: 'Each right angle has its mark.',
              es: 'Cada ángulo recto lleva su marca.',
            })),
      ...rest,
      widthsOf(figure, scribe),
    )
  // Strokes on the sides of a triangle do not tell how wide its angles open.
  const hasOnlyMarks =
    figure.corners === 3 &&
    figure.arcs.length === 0 &&
    corners.every(({ label }) => !label) &&
    [...figure.angles, ...figure.lines].every(({ label }) => label === null)
  const [outer, ...holes] = outlines.map(outline => sidesOf(outline, figure, scribe))
  return told(
    head,
    outer !== undefined && outer.length > 0 && sidesWords(outer, scribe),
    plainSquares.length > 0 && squaresWords(plainSquares.length, figure.corners, scribe),
    !turnsSquarely && inwardWords(figure, scribe),
    ...holes.map(hole =>
      sentence(scribe, {
        en: `In it a white polygon; its sides in order: ${hole.join('; ')}.`,
        es: `Dentro, un polígono blanco; sus lados, en orden: ${hole.join('; ')}.`,
      }),
    ),
    ...rest,
    hasOnlyMarks && widthsOf(figure, scribe),
  )
}

/** Whether all sides of a figure with inner corners lie level or upright: its directions then tell its angles. */
const isSquareTurned = ({ points, corners, arcs }: Polygon): boolean =>
  corners > 4 &&
  arcs.length === 0 &&
  points.slice(0, corners).every(({ at: [x, y] }, i, all) => {
    const [nextX, nextY] = itemOf(all, (i + 1) % corners).at
    return Math.abs(x - nextX) < SMALL || Math.abs(y - nextY) < SMALL
  })
const SMALL = 1e-6
const isNews = ({ mark, label }: DiagramAngle) => mark !== 'square' || label !== null

/** "right", "up": the way that the pen goes. */
const wayWords = ([x, y]: Point, [nextX, nextY]: Point, scribe: Scribe): string =>
  sentence(
    scribe,
    Math.abs(x - nextX) < SMALL
      ? nextY > y
        ? { en: 'up', es: 'hacia arriba' }
        : { en: 'down', es: 'hacia abajo' }
      : nextX > x
        ? { en: 'right', es: 'a la derecha' }
        : { en: 'left', es: 'a la izquierda' },
  )

const isMarked = ({ label, ticks, parallels }: DiagramLine) => label !== null || ticks > 0 || parallels > 0

const pointOf = (points: Diagram['points'], name: string) =>
  points.find(point => point.name === name) ?? failed(`There is no point ${name} in the polygon`)

/** Polygons cut out of the figure: their corners are a1, a2, …, b1, b2, …. */
function holesOf({ points }: Polygon): readonly (readonly string[])[] {
  const names = points.map(({ name }) => name).filter(name => /^[a-n]\d+$/.test(name))
  return [...new Set(names.map(name => name.charAt(0)))].map(letter => names.filter(name => name.startsWith(letter)))
}

const isEdge = ({ from, to }: DiagramLine, outline: readonly string[]): boolean => {
  const [i, j] = [outline.indexOf(from), outline.indexOf(to)]
  return i >= 0 && j === (i + 1) % outline.length
}

/** "Its sides in order: …", or once for all where they bear the same marks. */
function sidesWords(sides: readonly string[], scribe: Scribe): string {
  const [first] = sides
  const isAlike = sides.every(side => side === first)
  return isAlike
    ? sentence(scribe, { en: `Each of its sides: ${first}.`, es: `Cada uno de sus lados: ${first}.` })
    : sentence(scribe, {
        en: `Its sides in order: ${sides.join('; ')}.`,
        es: `Sus lados, en orden: ${sides.join('; ')}.`,
      })
}

/** Right-angle marks without further labels at corners without names: they are counted. */
const squaresOf = ({ points, corners, angles }: Polygon): readonly DiagramAngle[] => {
  const unnamed = points.slice(0, corners).flatMap(({ name, label }) => (label ? [] : [name]))
  const squares = angles.filter(({ mark, label, vertex }) => mark === 'square' && !label && unnamed.includes(vertex))
  return squares.length > 1 ? squares : []
}
const squaresWords = (count: number, corners: number, scribe: Scribe): string =>
  count === corners
    ? sentence(scribe, {
        en: 'All its angles have right-angle marks.',
        es: 'Todos sus ángulos llevan la marca de ángulo recto.',
      })
    : sentence(scribe, {
        en: `${count} of its angles have right-angle marks.`,
        es: `${count} de sus ángulos llevan la marca de ángulo recto.`,
      })

/** "AB labeled 5", "not labeled", "a half circle outward"; none where no side has anything to tell. */
function sidesOf(outline: readonly string[], figure: Polygon, scribe: Scribe): readonly string[] {
  const places = outline.map(name => pointOf(figure.points, name))
  const isForward = windingOf(places.map(({ at }) => at)) > 0
  const hasNews = figure.arcs.length > 0 || figure.lines.some(line => isEdge(line, outline) && isMarked(line))
  const hasLabels = figure.arcs.length > 0 || figure.lines.some(line => isEdge(line, outline) && line.label !== null)
  const isWayTold = isSquareTurned(figure)
  const shortest = Math.min(...places.map(({ at }, i) => distanceOf(at, itemOf(places, (i + 1) % places.length).at)))
  /** Where no side is labeled, the eye compares them. */
  const unmarked = (from: Point, to: Point) =>
    hasNews
      ? hasLabels
        ? sentence(scribe, { en: 'not labeled', es: 'sin etiqueta' })
        : sentence(scribe, { en: 'no marks', es: 'sin marcas' })
      : spokenNumber(Math.round((distanceOf(from, to) / shortest) * 10) / 10, scribe)
  const sides = places.map((corner, i) => {
    const next = itemOf(places, (i + 1) % places.length)
    const line = figure.lines.find(({ from, to }) => from === corner.name && to === next.name)
    const arc = figure.arcs.find(
      ({ from, to }) => (from === corner.name && to === next.name) || (from === next.name && to === corner.name),
    )
    const name =
      corner.label && next.label ? `${spokenName(corner.label, scribe)}${spokenName(next.label, scribe)} ` : ''
    if (arc)
      return (
        name +
        arcWords(arc, (arc.from === corner.name) === isForward, figure, scribe) +
        (line ? spokenLabel(line.label, scribe) : '')
      )
    const marks = line ? marksOf(line, scribe).trim() : ''
    const way = isWayTold ? `${wayWords(corner.at, next.at, scribe)}, ` : ''
    return name + way + (marks || unmarked(corner.at, next.at))
  })
  return hasNews || isWayTold ? sides : []
}

function arcWords(
  { center, from, to }: Diagram['arcs'][number],
  isOutwards: boolean,
  { points }: Polygon,
  scribe: Scribe,
): string {
  const place = (name: string) => pointOf(points, name).at
  const sweep = Math.round(sweepOf(directionOf(place(center), place(from)), directionOf(place(center), place(to))))
  const way = isOutwards ? { en: 'outward', es: 'hacia afuera' } : { en: 'inward', es: 'hacia adentro' }
  return sentence(
    scribe,
    sweep === 180
      ? { en: `a half circle ${way.en}`, es: `una semicircunferencia ${way.es}` }
      : { en: `an arc of ${sweep}° ${way.en}`, es: `un arco de ${sweep}° ${way.es}` },
  )
}

/** "Its outline turns inward at D and F." */
function inwardWords({ points, corners, arcs }: Polygon, scribe: Scribe): string | false {
  const outline = points.slice(0, corners)
  const places: readonly Point[] = outline.map(({ at }) => at)
  const isForward = windingOf(places) > 0
  const names = outline.flatMap(({ label }, i) => {
    const [before, after] = [
      directionOf(itemOf(places, i), itemOf(places, (i + corners - 1) % corners)),
      directionOf(itemOf(places, i), itemOf(places, (i + 1) % corners)),
    ]
    const degrees = isForward ? sweepOf(after, before) : sweepOf(before, after)
    return label && degrees > 180.5 ? [spokenName(label, scribe)] : []
  })
  if (arcs.length > 0 || names.length === 0) return false
  return sentence(scribe, {
    en: `Its outline turns inward at ${listing(names, scribe)}.`,
    es: `Su contorno se dobla hacia adentro en ${listing(names, scribe)}.`,
  })
}

/** How wide each angle opens against a square corner, in order. */
function widthsOf({ points, corners }: Polygon, scribe: Scribe): string {
  const places: readonly Point[] = points.slice(0, corners).map(({ at }) => at)
  const isForward = windingOf(places) > 0
  const widths = places.map((place, i) => {
    const [before, after] = [
      directionOf(place, itemOf(places, (i + corners - 1) % corners)),
      directionOf(place, itemOf(places, (i + 1) % corners)),
    ]
    const degrees = isForward ? sweepOf(after, before) : sweepOf(before, after)
    return Math.abs(degrees - 90) < 0.5
      ? sentence(scribe, { en: 'a square corner', es: 'una esquina recta' })
      : degrees < 90
        ? sentence(scribe, { en: 'narrower', es: 'más cerrado' })
        : degrees < 180
          ? sentence(scribe, { en: 'wider', es: 'más abierto' })
          : sentence(scribe, { en: 'turned inward', es: 'hacia adentro' })
  })
  return sentence(scribe, {
    en: `Its angles in order, against a square corner: ${widths.join(', ')}.`,
    es: `Sus ángulos, en orden, comparados con una esquina recta: ${widths.join(', ')}.`,
  })
}

/** Where nothing is labeled, the eye judges by the drawing: side lengths and angles as drawn. */
function proportionsOf({ points, corners }: Polygon, scribe: Scribe): string {
  const places: readonly Point[] = points.slice(0, corners).map(({ at }) => at)
  const lengths = places.map((place, i) => distanceOf(place, itemOf(places, (i + 1) % corners)))
  const shortest = Math.min(...lengths)
  const isForward = windingOf(places) > 0
  const sides = lengths.map(length => spokenNumber(Math.round((length / shortest) * 10) / 10, scribe)).join(', ')
  const angles = places
    .map((place, i) => {
      const [before, after] = [
        directionOf(place, itemOf(places, (i + corners - 1) % corners)),
        directionOf(place, itemOf(places, (i + 1) % corners)),
      ]
      return `${Math.round(isForward ? sweepOf(after, before) : sweepOf(before, after))}°`
    })
    .join(', ')
  return sentence(scribe, {
    en: `In order its sides are in proportion to ${sides}; its angles are about ${angles}.`,
    es: `En orden, sus lados son proporcionales a ${sides}; sus ángulos miden aproximadamente ${angles}.`,
  })
}
