import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { arrowhead, cropped, label, labelSize, line, NORMAL, THIN } from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** Two lines with their marks one above the other: what belongs together of two quantities. */
export interface DoubleNumberLine {
  readonly kind: 'double-number-line'
  readonly top: DoubledLine
  readonly bottom: DoubledLine
}
export interface DoubledLine {
  /** The quantity and its unit, before the line. */
  readonly name: Label
  /** One for each mark, the marks equally far from each other; null where nothing stands, a box where the pupil writes. */
  readonly labels: readonly (Label | null)[]
}

interface DoubledLineOptions {
  readonly name: Name
  readonly labels: readonly (Name | null)[]
}

/** doubleNumberLine({ name: words('Cups', 'Tazas'), labels: [0, 2, 4] }, { name: …, labels: [0, 3, box()] }) */
export function doubleNumberLine(top: DoubledLineOptions, bottom: DoubledLineOptions): DoubleNumberLine {
  assert(top.labels.length === bottom.labels.length, 'Both lines have the same marks')
  assert(top.labels.length >= 3 && top.labels.length <= 12, 'A double number line has 3 to 12 marks')
  const doubled = ({ name, labels }: DoubledLineOptions): DoubledLine => ({
    name: labelOf(name),
    labels: labels.map(optionalLabel),
  })
  return { kind: 'double-number-line', top: doubled(top), bottom: doubled(bottom) }
}

const APART = 1.1
const BEYOND = 0.9
const LENGTH = 14

export const doubleNumberLineFigure = figureKind<DoubleNumberLine>('double-number-line', {
  draw({ top, bottom }, scribe) {
    const written = [...top.labels, ...bottom.labels].flatMap(item =>
      item ? [labelSize(scribe.layout(item)).width] : [],
    )
    const parts = top.labels.length - 1
    const step = Math.max(LENGTH / parts, Math.max(0, ...written) + 0.6)
    return cropped([
      ...lineAt(APART / 2, top, step, 'above', scribe),
      ...lineAt(-APART / 2, bottom, step, 'below', scribe),
    ])
  },

  describe({ top, bottom }, scribe) {
    return told(
      sentence(scribe, {
        en: `A double number line with ${top.labels.length} marks on each line, equally far from each other`,
        es: `Una recta numérica doble con ${top.labels.length} marcas en cada recta, a igual distancia unas de otras`,
      }),
      spoken(top, { en: 'Top line', es: 'Recta de arriba' }, scribe),
      spoken(bottom, { en: 'Bottom line', es: 'Recta de abajo' }, scribe),
    )
  },
})

function lineAt(
  y: number,
  { name, labels }: DoubledLine,
  step: number,
  side: 'above' | 'below',
  scribe: Scribe,
): readonly Primitive[] {
  const end = (labels.length - 1) * step + BEYOND
  return [
    line([0, y], [end - 0.2, y], NORMAL),
    arrowhead([end, y], 0, 0.45),
    label([-0.45, y], scribe.layout(name), { x: 'right' }),
    ...labels.flatMap((item, i): Primitive[] => [
      line([i * step, y - 0.25], [i * step, y + 0.25], THIN),
      ...(item
        ? [
            label([i * step, side === 'above' ? y + 0.4 : y - 0.4], scribe.layout(item), {
              y: side === 'above' ? 'bottom' : 'top',
            }),
          ]
        : []),
    ]),
  ]
}

/** Mark by mark, so that the marks of both lines can be told together. */
function spoken(
  { name, labels }: DoubledLine,
  which: { readonly en: string; readonly es: string },
  scribe: Scribe,
): string {
  const items = labels.map(item =>
    item === null
      ? sentence(scribe, { en: 'no number', es: 'sin número' })
      : item.kind === 'blank'
        ? sentence(scribe, { en: 'an empty box', es: 'un recuadro vacío' })
        : scribe.speak(item).trim(),
  )
  return `${sentence(scribe, which)}, ${scribe.speak(name).trim()}: ${listing(items, scribe)}`
}
