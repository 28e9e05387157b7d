import { never } from '../errors.ts'
import type { Diagram, DiagramAngle, DiagramArc, DiagramLine } from './diagram.ts'
import { liesOn } from './diagram-sketch.ts'
import type { Scribe } from './kind.ts'
import { distanceOf, type Point } from './pen.ts'
import { listing, sentence, spokenLabel, spokenName } from './saying.ts'

/** What is drawn and marked, never what follows from it. Points without a printed name are not named, lines to skip not told. */
export function spokenDiagram(
  diagram: Diagram,
  scribe: Scribe,
  skips: (line: DiagramLine) => boolean = () => false,
): readonly string[] {
  return [
    ...spokenCircles(diagram, scribe),
    ...diagram.lines
      .filter(line => isTold(line, diagram) && !skips(line))
      .map(line => spokenLine(line, diagram, scribe)),
    ...spokenAlignments(diagram, scribe, skips),
    ...diagram.arcs.filter(({ label, ticks }) => label || ticks > 0).map(arc => spokenArc(arc, diagram, scribe)),
    ...diagram.angles.filter(angle => !isFoot(angle, diagram)).map(angle => spokenAngle(angle, diagram, scribe)),
    ...(diagram.texts.length === 0 ? [] : [spokenTexts(diagram, scribe)]),
  ]
}

const namer =
  (diagram: Diagram, scribe: Scribe) =>
  (name: string): string =>
    spokenName(diagram.points.find(point => point.name === name)?.label ?? null, scribe)

const placeIn = ({ points }: Diagram, name: string): Point => points.find(point => point.name === name)!.at
const isNamed = ({ points }: Diagram, name: string): boolean =>
  points.find(point => point.name === name)?.label !== null

function spokenCircles(diagram: Diagram, scribe: Scribe): readonly string[] {
  const name = namer(diagram, scribe)
  const centers = [...new Set(diagram.circles.map(({ center }) => center))]
  return centers.map(center => {
    const middle = name(center)
    const isRing = diagram.circles.filter(circle => circle.center === center).length > 1
    const about = isRing
      ? { en: 'Two circles with the same center', es: 'Dos circunferencias con el mismo centro' }
      : { en: 'A circle', es: 'Una circunferencia' }
    if (middle === '') return sentence(scribe, { en: `${about.en}.`, es: `${about.es}.` })
    return sentence(
      scribe,
      isRing
        ? { en: `${about.en}, ${middle}.`, es: `${about.es}, ${middle}.` }
        : { en: `${about.en} with center ${middle}.`, es: `${about.es} de centro ${middle}.` },
    )
  })
}

/** A line with nothing to it goes without saying. */
const isTold = (line: DiagramLine, diagram: Diagram): boolean => {
  const hasNews = line.label !== null || line.ticks > 0 || line.parallels > 0
  const hasNames = isNamed(diagram, line.from) && isNamed(diagram, line.to)
  return hasNews || hasNames || (line.dashed && isFirstTo(line, diagram))
}

/** The right angle at the end of an unnamed height is told with the height. */
const isFoot = ({ vertex, mark }: DiagramAngle, diagram: Diagram): boolean =>
  mark === 'square' && !isNamed(diagram, vertex) && diagram.lines.some(line => line.dashed && line.to === vertex)

export function spokenLine(line: DiagramLine, diagram: Diagram, scribe: Scribe): string {
  const name = namer(diagram, scribe)
  const [from, to] = [name(line.from), name(line.to)]
  const ends = from !== '' && to !== '' ? ` ${from}${to}` : ''
  const through = pointsOn(line, diagram)
    .map(name)
    .filter(text => text !== '')
  const by =
    through.length === 0
      ? ''
      : sentence(scribe, {
          en: ` through ${listing(through, scribe)}`,
          es: ` que pasa por ${listing(through, scribe)}`,
        })
  const noun = LINES[line.extent]
  const dashed = line.dashed
    ? { en: 'dashed ', es: line.extent === 'segment' ? ' discontinuo' : ' discontinua' }
    : { en: '', es: '' }
  const base = baseOf(line, diagram)
  const meets =
    diagram.angles.some(angle => angle.vertex === line.to && isFoot(angle, diagram)) &&
    line.dashed &&
    isFirstTo(line, diagram)
      ? sentence(scribe, {
          en: `, at a right angle to ${base ? 'the' : 'a'} ${base?.dashed ? 'dashed segment' : 'side'}${spokenLabel(base?.label ?? null, scribe)}`,
          es: `, en ángulo recto con ${base ? 'el' : 'un'} ${base?.dashed ? 'segmento discontinuo' : 'lado'}${spokenLabel(base?.label ?? null, scribe)}`,
        })
      : ''
  const where = whereInCircle(line, diagram, scribe) || (meets === '' ? wayFromNamed(line, diagram, scribe) : '')
  return sentence(scribe, {
    en: `A ${dashed.en}${noun.en}${ends}${by}${where}${marksOf(line, scribe)}${meets}.`,
    es: `${noun.article} ${noun.es}${ends}${dashed.es}${by}${where}${marksOf(line, scribe)}${meets}.`,
  })
}

/** A dashed segment that only starts at a named point: from where, and which way. */
function wayFromNamed({ from, to, dashed, extent }: DiagramLine, diagram: Diagram, scribe: Scribe): string {
  if (!dashed || extent !== 'segment' || isNamed(diagram, from) === isNamed(diagram, to)) return ''
  const [start, end] = isNamed(diagram, from) ? [from, to] : [to, from]
  const [[x, y], [u, v]] = [placeIn(diagram, start), placeIn(diagram, end)]
  const named = namer(diagram, scribe)(start)
  if (Math.abs(u - x) > 1e-6) return sentence(scribe, { en: ` from ${named}`, es: ` desde ${named}` })
  return v > y
    ? sentence(scribe, { en: ` from ${named} straight up`, es: ` desde ${named} hacia arriba` })
    : sentence(scribe, { en: ` from ${named} straight down`, es: ` desde ${named} hacia abajo` })
}

/** The labeled side that a height stands on, or on whose extension; without one, the labeled dashed segment. */
function baseOf({ from, to }: DiagramLine, diagram: Diagram): DiagramLine | undefined {
  const [[topX, topY], [footX, footY]] = [placeIn(diagram, from), placeIn(diagram, to)]
  const alongHeight = ([x, y]: Point) => (x - footX) * (topX - footX) + (y - footY) * (topY - footY)
  const bases = diagram.lines.filter(
    line =>
      line.label !== null && [line.from, line.to].every(end => Math.abs(alongHeight(placeIn(diagram, end))) < 1e-6),
  )
  return bases.find(({ dashed }) => !dashed) ?? bases[0]
}

/** Of the lines that end at a foot the height comes before the extended base. */
const isFirstTo = (line: DiagramLine, { lines }: Diagram): boolean =>
  lines.find(other => other.dashed && other.to === line.to) === line

/** Radius and diameter look alike in words unless their ends are told. */
function whereInCircle({ from, to }: DiagramLine, diagram: Diagram, scribe: Scribe): string {
  const rims = [
    ...diagram.circles,
    ...diagram.arcs.map(arc => ({
      center: arc.center,
      radius: distanceOf(placeIn(diagram, arc.center), placeIn(diagram, arc.from)),
    })),
  ]
  const [start, end] = [placeIn(diagram, from), placeIn(diagram, to)]
  for (const { center, radius } of rims) {
    const middle = placeIn(diagram, center)
    const isOn = (point: Point) => Math.abs(distanceOf(middle, point) - radius) < 1e-6 * radius
    const hasBoth = isNamed(diagram, from) && isNamed(diagram, to)
    const isInner = rims.some(other => other.center === center && other.radius > radius * 1.001)
    const isOuter = rims.some(other => other.center === center && other.radius * 1.001 < radius)
    if ((from === center && isOn(end)) || (to === center && isOn(start))) {
      if (hasBoth) return ''
      if (isInner)
        return sentence(scribe, {
          en: ' from the center to the inner circle',
          es: ' del centro a la circunferencia interior',
        })
      if (isOuter)
        return sentence(scribe, {
          en: ' from the center to the outer circle',
          es: ' del centro a la circunferencia exterior',
        })
      return sentence(scribe, { en: ' from the center to the circle', es: ' del centro a la circunferencia' })
    }
    if (isOn(start) && isOn(end)) {
      if (liesOn(middle, start, end))
        return isNamed(diagram, center)
          ? ''
          : sentence(scribe, {
              en: ' across the circle through its center',
              es: ' de lado a lado del círculo por el centro',
            })
      return hasBoth
        ? ''
        : sentence(scribe, { en: ' between two points of the circle', es: ' entre dos puntos de la circunferencia' })
    }
  }
  return ''
}

/** "A, B, and C lie on one line, in this order.": where two drawn segments go straight on, or a dashed one ends on a side. */
function spokenAlignments(diagram: Diagram, scribe: Scribe, isSide: (line: DiagramLine) => boolean): readonly string[] {
  const name = namer(diagram, scribe)
  const parts = diagram.lines.flatMap(({ from, to }) => [
    { here: from, there: to },
    { here: to, there: from },
  ])
  const rows = parts.flatMap((one, i) =>
    parts.slice(i + 1).flatMap(other => {
      if (one.here !== other.here || one.there === other.there) return []
      const names = [one.there, one.here, other.there]
      const isStraight = liesOn(placeIn(diagram, one.here), placeIn(diagram, one.there), placeIn(diagram, other.there))
      const isOneLine = diagram.lines.some(
        ({ from, to }) => names.includes(from) && names.includes(to) && from !== one.here && to !== one.here,
      )
      return isStraight && !isOneLine && names.every(point => isNamed(diagram, point))
        ? [listing(names.map(name), scribe)]
        : []
    }),
  )
  const feet = diagram.lines.filter(isSide).flatMap(side =>
    pointsOn(side, diagram)
      .filter(point => diagram.lines.some(({ from, to, dashed }) => dashed && (from === point || to === point)))
      .map(point => [side.from, point, side.to])
      .filter(names => names.every(point => isNamed(diagram, point)))
      .map(names => listing(names.map(name), scribe)),
  )
  return [...new Set([...rows, ...feet])].map(row =>
    sentence(scribe, {
      en: `${row} lie on one line, in this order.`,
      es: `${row} están en una misma recta, en este orden.`,
    }),
  )
}

const LINES = {
  segment: { en: 'segment', es: 'segmento', article: 'Un' },
  ray: { en: 'ray', es: 'semirrecta', article: 'Una' },
  line: { en: 'line', es: 'recta', article: 'Una' },
} as const

function pointsOn({ from, to }: DiagramLine, { points }: Diagram): readonly string[] {
  const [start, end] = [points.find(({ name }) => name === from)!.at, points.find(({ name }) => name === to)!.at]
  return points.filter(({ name, at }) => name !== from && name !== to && liesOn(at, start, end)).map(({ name }) => name)
}

/** " labeled 5, with one tick mark, with two parallel arrows". */
export function marksOf(
  { label, ticks, parallels }: Pick<DiagramLine, 'label' | 'ticks' | 'parallels'>,
  scribe: Scribe,
): string {
  const marks = [
    ...(ticks > 0
      ? [
          sentence(scribe, {
            en: `${countOf(ticks, scribe)} tick ${ticks === 1 ? 'mark' : 'marks'}`,
            es: `${countOf(ticks, scribe)} ${ticks === 1 ? 'marca' : 'marcas'} de igualdad`,
          }),
        ]
      : []),
    ...(parallels > 0
      ? [
          sentence(scribe, {
            en: `${countOf(parallels, scribe)} parallel ${parallels === 1 ? 'arrow' : 'arrows'}`,
            es: `${countOf(parallels, scribe)} ${parallels === 1 ? 'flecha' : 'flechas'} de paralelismo`,
          }),
        ]
      : []),
  ]
  const bearing =
    marks.length === 0
      ? ''
      : sentence(scribe, { en: ` marked with ${listing(marks, scribe)}`, es: ` con ${listing(marks, scribe)}` })
  const and = label && bearing !== '' ? sentence(scribe, { en: ' and', es: ' y' }) : ''
  return spokenLabel(label, scribe) + and + bearing
}

const COUNTS = { en: ['no', 'one', 'two', 'three', 'four'], es: ['ninguna', 'una', 'dos', 'tres', 'cuatro'] } as const
const countOf = (count: number, { locale }: Scribe): string => COUNTS[locale][count] ?? String(count)

function spokenArc({ from, to, label, ticks }: DiagramArc, diagram: Diagram, scribe: Scribe): string {
  const name = namer(diagram, scribe)
  const marks = marksOf({ label, ticks, parallels: 0 }, scribe)
  const ends = name(from) && name(to) ? ` ${name(from)}${name(to)}` : ''
  return sentence(scribe, { en: `An arc${ends}${marks}.`, es: `Un arco${ends}${marks}.` })
}

export function spokenAngle(angle: DiagramAngle, diagram: Diagram, scribe: Scribe): string {
  const { mark, label } = angle
  const head = angleHead(angle, diagram, scribe)
  const marked = spokenLabel(label, scribe)
  switch (mark) {
    case 'square':
      return sentence(scribe, {
        en: `${head}${marked} has a right-angle mark.`,
        es: `${head}${marked} lleva la marca de ángulo recto.`,
      })
    case 'double-arc':
    case 'triple-arc': {
      const count = mark === 'double-arc' ? { en: 'two arcs', es: 'dos arcos' } : { en: 'three arcs', es: 'tres arcos' }
      return sentence(scribe, {
        en: `${head}${marked} is marked with ${count.en}.`,
        es: `${head}${marked} está marcado con ${count.es}.`,
      })
    }
    case 'arc':
    case 'none':
      return label
        ? sentence(scribe, {
            en: `${head} is${marked}.`,
            es: `${head} lleva la etiqueta ${spokenName(label, scribe)}.`,
          })
        : sentence(scribe, { en: `${head} is marked with one arc.`, es: `${head} está marcado con un arco.` })
    default:
      return never(mark)
  }
}

/** "Angle ABC", "Exterior angle at B", "An angle". */
function angleHead({ from, vertex, to, reflex }: DiagramAngle, diagram: Diagram, scribe: Scribe): string {
  const name = namer(diagram, scribe)
  const [a, b, c] = [name(from), name(vertex), name(to)]
  if (a && b && c)
    return sentence(scribe, {
      en: `${reflex ? 'Reflex angle' : 'Angle'} ${a}${b}${c}`,
      es: `El ángulo ${reflex ? 'cóncavo ' : ''}${a}${b}${c}`,
    })
  const outside = isExterior({ from, vertex, to }, diagram)
  const kind = outside
    ? { en: 'exterior angle', es: 'ángulo exterior' }
    : reflex
      ? { en: 'reflex angle', es: 'ángulo cóncavo' }
      : { en: 'angle', es: 'ángulo' }
  if (b) return sentence(scribe, { en: `The ${kind.en} at ${b}`, es: `El ${kind.es} en ${b}` })
  return sentence(scribe, { en: `An ${kind.en}`.replace('An reflex', 'A reflex'), es: `Un ${kind.es}` })
}

/** One of its sides is the extension of a side of the figure. */
function isExterior({ from, vertex, to }: Pick<DiagramAngle, 'from' | 'vertex' | 'to'>, diagram: Diagram): boolean {
  const here = placeIn(diagram, vertex)
  const others = diagram.lines.flatMap(line =>
    line.from === vertex ? [line.to] : line.to === vertex ? [line.from] : [],
  )
  const isLoose = (end: string) => diagram.lines.filter(line => line.from === end || line.to === end).length === 1
  return [from, to].some(
    end =>
      !isNamed(diagram, end) &&
      isLoose(end) &&
      others.some(other => other !== end && liesOn(here, placeIn(diagram, other), placeIn(diagram, end))),
  )
}

function spokenTexts({ texts, circles }: Diagram, scribe: Scribe): string {
  const names = texts.map(({ label }) => spokenName(label, scribe))
  const [hub, rim] = circles
  const [middle, ...around] = names
  const numbers = around.slice(0, around.length / 2)
  const isWheel = hub && rim && hub.center === rim.center && around.slice(numbers.length).every(isBlankName)
  if (!isWheel || middle === undefined || numbers.length === 0 || around.length % 2 === 1) {
    const written = listing(names, scribe)
    return sentence(scribe, { en: `Written inside: ${written}.`, es: `Escrito dentro: ${written}.` })
  }
  const ring = listing(numbers, scribe)
  return sentence(scribe, {
    en: `In the middle: ${middle}. Around it, clockwise from the top: ${ring}. Beyond each of these is a blank.`,
    es: `En el centro: ${middle}. Alrededor, desde arriba y en el sentido de las manecillas: ${ring}. Más afuera de cada uno hay un espacio en blanco.`,
  })
}
const isBlankName = (name: string) => /^_+$/.test(name)
