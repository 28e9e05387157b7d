import { assert } from '../errors.ts'
import { words } from '../math/build.ts'
import type { Layout } from '../math/layout.ts'
import type { Primitive } from './drawing.ts'
import { drawIcon, type Icon, iconNoun } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { cropped, HAIR, label, labelSize, line, NORMAL, rectangle } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Rows of small pictures; each stands for as many as the key says, half a picture for half as many. */
export interface PictureGraph {
  readonly kind: 'picture-graph'
  readonly title: Label | null
  readonly icon: Icon
  /** How many one picture stands for. */
  readonly key: number
  /** What one picture stands for: "10", or "10 books". */
  readonly keyLabel: Label
  readonly rows: readonly PictureRow[]
}
export interface PictureRow {
  readonly label: Label
  /** null is left empty for the pupil to draw. */
  readonly value: number | null
}

export interface PictureGraphOptions {
  readonly title?: Name
  readonly icon?: Icon
  readonly key?: number
  readonly keyLabel?: Name
  readonly rows: readonly (readonly [label: Name, value: number | null])[]
}

export function pictureGraph({
  title,
  icon = 'circle',
  key = 1,
  keyLabel = key,
  rows,
}: PictureGraphOptions): PictureGraph {
  assert(rows.length >= 1 && rows.length <= 10, 'A picture graph has 1 to 10 rows')
  for (const [, value] of rows) {
    assert(
      value === null || (Number.isInteger((value / key) * 2) && value >= 0 && value / key <= 14),
      () => `${value} is no small number of whole and half pictures of ${key}`,
    )
  }
  return {
    kind: 'picture-graph',
    title: optionalLabel(title),
    icon,
    key,
    keyLabel: labelOf(keyLabel),
    rows: rows.map(([label, value]) => ({ label: labelOf(label), value })),
  }
}

const SIZE = 1.2
const PITCH = 1.65
const ROW = 1.9

export const pictureGraphFigure = figureKind<PictureGraph>('picture-graph', {
  draw(figure, scribe) {
    const { title, icon, key, rows } = figure
    const names = rows.map(({ label }) => scribe.layout(label))
    const left = Math.max(...names.map(of => labelSize(of).width)) + 0.9
    const most = Math.max(4, ...rows.map(({ value }) => Math.ceil((value ?? 8 * key) / key)))
    const [wide, high] = [left + most * PITCH + 0.4, rows.length * ROW]
    const y = (row: number) => high - (row + 0.5) * ROW
    const cells = rows.flatMap(({ value }, row) => pictures((value ?? 0) / key, left + 0.2 + PITCH / 2, y(row), icon))
    return cropped([
      ...cells,
      ...names.map((of, row) => label([left - 0.45, y(row)], of, { x: 'right' })),
      ...rows.slice(1).map((_, row) => line([0, (row + 1) * ROW], [wide, (row + 1) * ROW], { ...HAIR, tone: 'dark' })),
      rectangle(0, 0, wide, high, NORMAL),
      line([left, 0], [left, high], NORMAL),
      ...(title ? [label([wide / 2, high + 0.4], scribe.layout(title), { y: 'bottom' }, 1)] : []),
      ...drawKey(figure, scribe),
    ])
  },

  describe({ title, icon, key, keyLabel, rows }, scribe) {
    const name = spokenName(title, scribe)
    const picture = iconNoun(icon)
    const value = scribe.speak(keyLabel).trim()
    return told(
      sentence(scribe, { en: 'Picture graph', es: 'Pictografía' }) + (name === '' ? '' : `: ${name}`),
      sentence(scribe, {
        en: `Each ${picture.en[0]} stands for ${value}`,
        es: `Cada ${picture.es[0]} representa ${value}`,
      }),
      ...rows.map(
        ({ label, value }) =>
          `${spokenName(label, scribe)}: ${value === null ? sentence(scribe, { en: 'empty', es: 'fila vacía' }) : spokenPictures(value / key, scribe)}`,
      ),
    )
  },
})

/** The right half of the last picture is covered where it stands for half. */
function pictures(count: number, left: number, y: number, icon: Icon): Primitive[] {
  return Array.from({ length: Math.ceil(count) }, (_, i) => {
    const x = left + i * PITCH
    const cover = i + 1 > count ? [rectangle(x, y - SIZE * 0.58, SIZE * 0.62, SIZE * 1.16, null, 'paper')] : []
    return [...drawIcon(icon, [x, y], SIZE, 'gray'), ...cover]
  }).flat()
}

function drawKey({ icon, keyLabel }: PictureGraph, scribe: Scribe): Primitive[] {
  const [word, value] = [scribe.layout(words('Key:', 'Clave:')), scribe.layout(keyLabel)]
  const wide = labelSize(word).width
  const y = -1.15
  const written = (x: number, of: Layout) => label([x, y - 0.3], of, { x: 'left', y: 'baseline' })
  return [
    written(0.2, word),
    ...drawIcon(icon, [0.2 + wide + 1, y], SIZE, 'gray'),
    written(0.2 + wide + 1.95, { kind: 'ordinary', text: '=' }),
    written(0.2 + wide + 2.85, value),
  ]
}

/** Picture by picture, so that counting is left to the pupil. */
function spokenPictures(count: number, scribe: Scribe): string {
  if (count === 0) return sentence(scribe, { en: 'no picture', es: 'ningún dibujo' })
  const all = Array.from({ length: Math.floor(count) }, () => sentence(scribe, { en: 'picture', es: 'dibujo' }))
  return [
    ...all,
    ...(Number.isInteger(count) ? [] : [sentence(scribe, { en: 'half a picture', es: 'medio dibujo' })]),
  ].join(', ')
}
