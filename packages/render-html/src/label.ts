import type { Primitive } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'
import { type Box, boxOf, type Piece } from './label-box.ts'

type Label = Extract<Primitive, { kind: 'label' }>
type Run = Extract<Piece, { kind: 'run' }>

/** Turns em, y upwards, into the units of the drawing. */
export interface Scale {
  readonly x: (em: number) => string
  readonly y: (em: number) => string
  readonly length: (em: number) => string
  /** The size of letters that the figure says once for all. */
  readonly letters: number | null
}

const RULE = 0.05

/** A label as text: one element where it is one line of text, else a piece at a time, each as wide as it was measured. */
export function labelToSvg(label: Label, color: string, scale: Scale): string {
  const box = boxOf(label.of)
  const baseline = label.y - above(box, label) * label.size
  const runs = box.pieces.filter(piece => piece.kind === 'run')
  if (runs.length === box.pieces.length && label.of.kind !== 'table')
    return lineToSvg(label, runs, baseline, color, scale)
  const left = label.x - { left: 0, center: 0.5, right: 1 }[label.anchor.x] * box.width * label.size
  const at = { x: left, y: baseline, size: label.size }
  return `<g>${box.pieces.map(piece => (piece.kind === 'run' ? runToSvg(piece, at, color, scale) : strokeToSvg(piece, at, color, scale))).join('')}</g>`
}

/** From the baseline up to the anchor, in em of the label. */
function above({ ascent, descent }: Box, { anchor }: Label): number {
  return { top: ascent, middle: (ascent - descent) / 2, bottom: -descent, baseline: 0 }[anchor.y]
}

const ANCHORS = { left: ' text-anchor="start"', center: '', right: ' text-anchor="end"' } as const

const lettersOf = (size: number, { length, letters }: Scale) => (size === letters ? '' : ` font-size="${length(size)}"`)

function lineToSvg(
  { x, anchor, size }: Label,
  runs: readonly Run[],
  baseline: number,
  color: string,
  scale: Scale,
): string {
  const style = `${ANCHORS[anchor.x]}${lettersOf(size, scale)}${color}`
  const [first] = runs
  const isPlain = runs.every(run => run.y === 0 && run.size === 1 && run.italic === first?.italic)
  const text = isPlain ? escapeHtml(runs.map(run => run.text).join('')) : spans(runs, size, scale)
  return `<text x="${scale.x(x)}" y="${scale.y(baseline)}"${style}${isPlain && first?.italic ? ITALIC : ''}>${text}</text>`
}

const ITALIC = ' font-style="italic"'

/** Raised and lowered runs; each says how far it stands from the one before. */
function spans(runs: readonly Run[], size: number, scale: Scale): string {
  let height = 0
  return runs
    .map(run => {
      const dy = (height - run.y) * size
      height = run.y
      const moved = dy === 0 ? '' : ` dy="${scale.length(dy)}"`
      const smaller = run.size === 1 ? '' : ` font-size="${scale.length(run.size * size)}"`
      return moved + smaller === '' && !run.italic
        ? escapeHtml(run.text)
        : `<tspan${moved}${smaller}${run.italic ? ITALIC : ''}>${escapeHtml(run.text)}</tspan>`
    })
    .join('')
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

function runToSvg(run: Run, at: Place, color: string, scale: Scale): string {
  const size = lettersOf(run.size * at.size, scale)
  const width =
    run.text.trim() === '' ? '' : ` textLength="${scale.length(run.width * at.size)}" lengthAdjust="spacingAndGlyphs"`
  const position = `x="${scale.x(at.x + run.x * at.size)}" y="${scale.y(at.y + run.y * at.size)}"`
  return `<text ${position}${ANCHORS.left}${size}${width}${color}${run.italic ? ITALIC : ''}>${escapeHtml(run.text)}</text>`
}

function strokeToSvg(
  { points, curved }: Extract<Piece, { kind: 'line' }>,
  at: Place,
  color: string,
  scale: Scale,
): string {
  const [start, ...rest] = points.map(([x, y]) => `${scale.x(at.x + x * at.size)} ${scale.y(at.y + y * at.size)}`)
  const command = curved ? (rest.length === 3 ? 'C' : 'Q') : 'L'
  const stroke = color === '' ? ' stroke="currentColor"' : color.replaceAll('fill', 'stroke')
  return `<path d="M${start}${command}${rest.join(' ')}"${stroke} fill="none" stroke-width="${scale.length(RULE * at.size)}"/>`
}
