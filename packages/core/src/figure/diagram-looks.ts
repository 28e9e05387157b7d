import type { Diagram, DiagramAngle, DiagramLine } from './diagram.ts'
import { liesOn } from './diagram-sketch.ts'
import { marksOf, spokenAngle } from './diagram-words.ts'
import type { Scribe } from './kind.ts'
import { directionOf, type Point } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Lines, rays and segments as one sees them, by their ends: the pupil is to tell which is which, and how they lie. */
export function spokenLooks(diagram: Diagram, scribe: Scribe): string {
  return told(
    ...diagram.lines.map(line => spokenPath(line, diagram, scribe)),
    ...diagram.angles.map(angle =>
      angle.mark === 'square' ? squareWords(angle, diagram, scribe) : spokenAngle(angle, diagram, scribe),
    ),
    crossingWords(diagram, scribe),
  )
}

const placeIn = ({ points }: Diagram, name: string): Point => points.find(point => point.name === name)!.at

function spokenPath(line: DiagramLine, diagram: Diagram, scribe: Scribe): string {
  const pointNamed = (name: string) =>
    spokenName(diagram.points.find(point => point.name === name)?.label ?? null, scribe)
  const [from, to] = [pointNamed(line.from), pointNamed(line.to)]
  const label = spokenName(line.label, scribe)
  const who = label === '' ? { en: 'A path', es: 'Un trazo' } : { en: `Path ${label}`, es: `El trazo ${label}` }
  const between = diagram.points
    .filter(
      ({ name, at, label: own }) =>
        own !== null &&
        name !== line.from &&
        name !== line.to &&
        liesOn(at, placeIn(diagram, line.from), placeIn(diagram, line.to)),
    )
    .map(({ label: own }) => spokenName(own, scribe))
  const passed = listing([...between, to], scribe)
  const through = between.length === 0 ? { en: '', es: '' } : throughWords(listing(between, scribe))
  const ends = {
    segment: {
      en: `straight from ${from}${through.en} to ${to} and ends at both`,
      es: `derecho de ${from}${through.es} a ${to} y termina en los dos`,
    },
    ray: {
      en: `straight from ${from} through ${passed} to an arrowhead`,
      es: `derecho desde ${from}, pasa por ${passed} y acaba en una punta de flecha`,
    },
    line: {
      en: `straight${from ? ` through ${listing([from, ...between, to], scribe)}` : ''}, with an arrowhead at each end`,
      es: `derecho${from ? ` por ${listing([from, ...between, to], scribe)}` : ''}, con una punta de flecha en cada extremo`,
    },
  }[line.extent]
  const way = diagram.lines.length > 1 ? wayWords(line, diagram, scribe) : ''
  const marks = marksOf({ label: null, ticks: line.ticks, parallels: line.parallels }, scribe)
  return sentence(scribe, {
    en: `${who.en} goes ${ends.en}${way}${marks && `, and is${marks}`}.`,
    es: `${who.es} va ${ends.es}${way}${marks && `, y está marcado${marks}`}.`,
  })
}

const throughWords = (names: string) => ({ en: ` through ${names}`, es: ` por ${names}` })

/** How a straight path lies on the page: a ray has a side to go to. */
function wayWords(line: DiagramLine, diagram: Diagram, scribe: Scribe): string {
  const turn = (Math.round(directionOf(placeIn(diagram, line.from), placeIn(diagram, line.to))) + 360) % 360
  return sentence(scribe, line.extent === 'ray' ? headingWords(turn) : leaningWords(turn % 180))
}

const leaningWords = (turn: number) =>
  turn === 0
    ? { en: '; it is level', es: '; es horizontal' }
    : turn === 90
      ? { en: '; it is upright', es: '; es vertical' }
      : turn < 90
        ? { en: `; it rises to the right at ${turn}°`, es: `; sube hacia la derecha a ${turn}°` }
        : { en: `; it falls to the right at ${180 - turn}°`, es: `; baja hacia la derecha a ${180 - turn}°` }

function headingWords(turn: number) {
  const [isUp, isRight] = [turn < 180, turn < 90 || turn > 270]
  const side = isRight
    ? { en: 'to the right', es: 'hacia la derecha' }
    : { en: 'to the left', es: 'hacia la izquierda' }
  if (turn % 180 === 0) return { en: `; it goes level ${side.en}`, es: `; va horizontal ${side.es}` }
  const way = isUp ? { en: 'up', es: 'sube' } : { en: 'down', es: 'baja' }
  if (turn % 180 === 90) return { en: `; it goes straight ${way.en}`, es: `; ${way.es} en vertical` }
  const lean = Math.min(turn % 180, 180 - (turn % 180))
  return { en: `; it goes ${way.en} ${side.en} at ${lean}°`, es: `; ${way.es} ${side.es} a ${lean}°` }
}

/** Its label, or the points that it goes through. */
const nameOf = ({ from, to, label }: DiagramLine, { points }: Diagram, scribe: Scribe): string =>
  label
    ? spokenName(label, scribe)
    : [from, to].map(name => spokenName(points.find(point => point.name === name)?.label ?? null, scribe)).join('')

function squareWords(angle: DiagramAngle, diagram: Diagram, scribe: Scribe): string {
  const corner = placeIn(diagram, angle.vertex)
  const names = diagram.lines
    .filter(({ from, to }) => liesOn(corner, placeIn(diagram, from), placeIn(diagram, to)))
    .map(line => nameOf(line, diagram, scribe))
    .filter(name => name !== '')
  const [one, other] = names
  return one !== undefined && other !== undefined
    ? sentence(scribe, {
        en: `${one} and ${other} have a right-angle mark where they cross`,
        es: `${one} y ${other} llevan la marca de ángulo recto donde se cruzan`,
      })
    : sentence(scribe, {
        en: 'There is a right-angle mark where they cross',
        es: 'Hay una marca de ángulo recto donde se cruzan',
      })
}

/** Of two paths without a mark between them, whether they cross on the page. */
function crossingWords(diagram: Diagram, scribe: Scribe): string | null {
  const [one, other, ...rest] = diagram.lines
  if (!one || !other || rest.length > 0 || diagram.angles.length > 0) return null
  const shared = [one.from, one.to].find(name => name === other.from || name === other.to)
  if (shared !== undefined) return null
  const [a, b, c, d] = [one.from, one.to, other.from, other.to].map(name => placeIn(diagram, name)) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) => (qx - px) * (y - py) - (qy - py) * (x - px)
  const cross = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  return sentence(
    scribe,
    cross
      ? { en: 'The two paths cross.', es: 'Los dos trazos se cruzan.' }
      : { en: 'The two paths do not cross in the picture.', es: 'Los dos trazos no se cruzan en el dibujo.' },
  )
}
