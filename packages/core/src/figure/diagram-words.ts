import { never } from '../errors.ts'
import type { Diagram, DiagramAngle, DiagramArc, DiagramLine } from './diagram.ts'
import { liesOn } from './diagram-sketch.ts'
import type { Scribe } from './kind.ts'
import { listing, sentence, spokenLabel, spokenName } from './saying.ts'

/** What is drawn and marked, never what follows from it. Points without a printed name are not named. */
export function spokenDiagram(diagram: Diagram, scribe: Scribe): readonly string[] {
  const name = namer(diagram, scribe)
  return [
    ...diagram.circles.map(({ center }) => {
      const middle = name(center)
      return sentence(
        scribe,
        middle
          ? { en: `A circle with center ${middle}.`, es: `Una circunferencia de centro ${middle}.` }
          : { en: 'A circle.', es: 'Una circunferencia.' },
      )
    }),
    ...diagram.lines.map(line => spokenLine(line, diagram, scribe)),
    ...diagram.arcs.filter(({ label, ticks }) => label || ticks > 0).map(arc => spokenArc(arc, diagram, scribe)),
    ...diagram.angles.map(angle => spokenAngle(angle, diagram, scribe)),
    ...(diagram.texts.length === 0 ? [] : [spokenTexts(diagram, scribe)]),
  ]
}

const namer =
  (diagram: Diagram, scribe: Scribe) =>
  (name: string): string =>
    spokenName(diagram.points.find(point => point.name === name)?.label ?? null, scribe)

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
  return sentence(scribe, {
    en: `A ${dashed.en}${noun.en}${ends}${by}${marksOf(line, scribe)}.`,
    es: `${noun.article} ${noun.es}${ends}${dashed.es}${by}${marksOf(line, scribe)}.`,
  })
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
  return spokenLabel(label, scribe) + bearing
}

const COUNTS = { en: ['no', 'one', 'two', 'three', 'four'], es: ['ninguna', 'una', 'dos', 'tres', 'cuatro'] } as const
const countOf = (count: number, { locale }: Scribe): string => COUNTS[locale][count] ?? String(count)

function spokenArc({ from, to, label, ticks }: DiagramArc, diagram: Diagram, scribe: Scribe): string {
  const name = namer(diagram, scribe)
  const marks = marksOf({ label, ticks, parallels: 0 }, scribe)
  const ends = name(from) && name(to) ? ` ${name(from)}${name(to)}` : ''
  return sentence(scribe, { en: `An arc${ends}${marks}.`, es: `Un arco${ends}${marks}.` })
}

export function spokenAngle(
  { from, vertex, to, mark, label, reflex }: DiagramAngle,
  diagram: Diagram,
  scribe: Scribe,
): string {
  const name = namer(diagram, scribe)
  const [a, b, c] = [name(from), name(vertex), name(to)]
  const named = a && b && c ? ` ${a}${b}${c}` : b ? sentence(scribe, { en: ` at ${b}`, es: ` en ${b}` }) : ''
  const marked = spokenLabel(label, scribe)
  switch (mark) {
    case 'square':
      return sentence(scribe, {
        en: `Angle${named}${marked} has a right-angle mark.`,
        es: `El ángulo${named}${marked} lleva la marca de ángulo recto.`,
      })
    case 'double-arc':
    case 'triple-arc': {
      const count = mark === 'double-arc' ? { en: 'two arcs', es: 'dos arcos' } : { en: 'three arcs', es: 'tres arcos' }
      return sentence(scribe, {
        en: `Angle${named}${marked} is marked with ${count.en}.`,
        es: `El ángulo${named}${marked} está marcado con ${count.es}.`,
      })
    }
    case 'arc':
    case 'none':
      return label
        ? sentence(scribe, {
            en: `${reflex ? 'Reflex angle' : 'Angle'}${named} is${marked}.`,
            es: `El ángulo${reflex ? ' cóncavo' : ''}${named} lleva la etiqueta ${spokenName(label, scribe)}.`,
          })
        : sentence(scribe, {
            en: `Angle${named} is marked with one arc.`,
            es: `El ángulo${named} está marcado con un arco.`,
          })
    default:
      return never(mark)
  }
}

function spokenTexts({ texts }: Diagram, scribe: Scribe): string {
  const written = listing(
    texts.map(({ label }) => spokenName(label, scribe)),
    scribe,
  )
  return sentence(scribe, { en: `Written inside: ${written}.`, es: `Escrito dentro: ${written}.` })
}
