import { assert } from '../errors.ts'
import { across } from './arrange.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { crossOut } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, label, line, type Point, polygonPath, rectangle } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Thousand cubes, hundred flats, ten rods and unit cubes, in one group or several to combine. */
export interface BaseTenBlocks {
  readonly kind: 'base-ten-blocks'
  readonly groups: readonly BlockGroup[]
}
export interface BlockGroup {
  readonly thousands: number
  readonly hundreds: number
  readonly tens: number
  readonly ones: number
  /** How many of the rods and cubes are crossed out, from the last. */
  readonly crossed: { readonly tens: number; readonly ones: number }
  readonly label: Label | null
}

export interface BlockGroupOptions {
  readonly thousands?: number
  readonly hundreds?: number
  readonly tens?: number
  readonly ones?: number
  readonly crossedTens?: number
  readonly crossedOnes?: number
  readonly label?: Name
}
/** A number shows its digits; more than nine of a kind are given one by one: { tens: 3, ones: 14 }. */
type BlockSpec = number | BlockGroupOptions

export function baseTenBlocks(...groups: readonly BlockSpec[]): BaseTenBlocks {
  assert(groups.length > 0, 'Base-ten blocks need a group')
  return { kind: 'base-ten-blocks', groups: groups.map(groupOf) }
}

function groupOf(spec: BlockSpec): BlockGroup {
  if (typeof spec === 'number') {
    assert(Number.isInteger(spec) && spec > 0 && spec < 10_000, () => `${spec} has no base-ten blocks`)
    return groupOf({
      thousands: Math.floor(spec / 1000),
      hundreds: Math.floor(spec / 100) % 10,
      tens: Math.floor(spec / 10) % 10,
      ones: spec % 10,
    })
  }
  const { thousands = 0, hundreds = 0, tens = 0, ones = 0, crossedTens = 0, crossedOnes = 0, label } = spec
  assert(thousands + hundreds + tens + ones > 0, 'A group of blocks is not empty')
  assert(thousands <= 9 && hundreds <= 19 && tens <= 20 && ones <= 30, 'These are too many blocks to count')
  assert(crossedTens <= tens && crossedOnes <= ones, 'Only blocks that are there can be crossed out')
  return {
    thousands,
    hundreds,
    tens,
    ones,
    crossed: { tens: crossedTens, ones: crossedOnes },
    label: optionalLabel(label),
  }
}

const UNIT = 0.36
const SIDE = 10 * UNIT
const EDGE: Stroke = { width: 0.055, dash: 'solid', tone: 'ink' }
const INNER: Stroke = { width: 0.03, dash: 'solid', tone: 'dark' }

export const baseTenBlocksFigure = figureKind<BaseTenBlocks>('base-ten-blocks', {
  draw: ({ groups }, scribe) =>
    cropped(
      across(
        groups.map(group => drawGroup(group, scribe)),
        { gap: 2.2, align: 'bottom' },
      ),
    ),

  describe({ groups }, scribe) {
    return told(
      ...groups.map((group, i) => {
        const name = spokenName(group.label, scribe) || (groups.length > 1 ? `${i + 1}` : '')
        return (
          sentence(scribe, { en: `Base-ten blocks ${name}`, es: `Bloques de base diez ${name}` }).trim() +
          `: ${spokenBlocks(group, scribe)}`
        )
      }),
    )
  },
})

function drawGroup({ thousands, hundreds, tens, ones, crossed, label: name }: BlockGroup, scribe: Scribe): Primitive[] {
  const parts = [
    ...Array.from({ length: thousands }, () => thousand()),
    ...Array.from({ length: hundreds }, () => block(10, 10)),
    ...(tens > 0 ? [rods(tens, crossed.tens)] : []),
    ...(ones > 0 ? [cubes(ones, crossed.ones)] : []),
  ]
  const drawn = across(parts, { gap: 0.6, align: 'bottom' })
  if (!name) return drawn
  const { width } = cropped(drawn, 0)
  return [...cropped(drawn, 0).items, label([width / 2, -0.3], scribe.layout(name), { y: 'top' })]
}

/** So many unit squares, with hair lines between them. */
function block(columns: number, rows: number, [x, y]: Point = [0, 0]): Primitive[] {
  return [
    rectangle(x, y, columns * UNIT, rows * UNIT, null, 'light'),
    ...Array.from({ length: columns - 1 }, (_, i) =>
      line([x + (i + 1) * UNIT, y], [x + (i + 1) * UNIT, y + rows * UNIT], INNER),
    ),
    ...Array.from({ length: rows - 1 }, (_, i) =>
      line([x, y + (i + 1) * UNIT], [x + columns * UNIT, y + (i + 1) * UNIT], INNER),
    ),
    rectangle(x, y, columns * UNIT, rows * UNIT, EDGE),
  ]
}

const rods = (count: number, crossed: number): Primitive[] =>
  Array.from({ length: count }, (_, i) => {
    const left = i * (UNIT + 0.3)
    return [
      ...block(1, 10, [left, 0]),
      ...(i >= count - crossed
        ? [
            line([left - 0.12, SIDE * 0.2], [left + UNIT + 0.12, SIDE * 0.8], { ...EDGE, width: 0.1 }),
            line([left - 0.12, SIDE * 0.8], [left + UNIT + 0.12, SIDE * 0.2], { ...EDGE, width: 0.1 }),
          ]
        : []),
    ]
  }).flat()

/** In rows of five, from the bottom. */
const cubes = (count: number, crossed: number): Primitive[] =>
  Array.from({ length: count }, (_, i) => {
    const at: Point = [(i % 5) * (UNIT + 0.26), Math.floor(i / 5) * (UNIT + 0.26)]
    return [...block(1, 1, at), ...(i >= count - crossed ? crossOut([at[0] + UNIT / 2, at[1] + UNIT / 2], UNIT) : [])]
  }).flat()

/** Ten flats behind each other. */
function thousand(): Primitive[] {
  const depth = SIDE * 0.36
  const step = depth / 10
  const top: Point[] = [
    [0, SIDE],
    [depth, SIDE + depth],
    [SIDE + depth, SIDE + depth],
    [SIDE, SIDE],
  ]
  const side: Point[] = [
    [SIDE, 0],
    [SIDE + depth, depth],
    [SIDE + depth, SIDE + depth],
    [SIDE, SIDE],
  ]
  const lines = Array.from({ length: 9 }, (_, i) => {
    const [slant, along] = [(i + 1) * step, (i + 1) * UNIT]
    return [
      line([slant, SIDE + slant], [SIDE + slant, SIDE + slant], INNER),
      line([along, SIDE], [along + depth, SIDE + depth], INNER),
      line([SIDE + slant, slant], [SIDE + slant, SIDE + slant], INNER),
      line([SIDE, along], [SIDE + depth, along + depth], INNER),
    ]
  }).flat()
  return [
    polygonPath(top, null, 'paper'),
    polygonPath(side, null, 'medium'),
    ...lines,
    polygonPath(top, EDGE),
    polygonPath(side, EDGE),
    ...block(10, 10),
  ]
}

/** Block by block, so that counting is left to the pupil. */
function spokenBlocks({ thousands, hundreds, tens, ones, crossed }: BlockGroup, scribe: Scribe): string {
  const run = (count: number, gone: number, word: string, out: string) =>
    Array.from({ length: count }, (_, i) => (i >= count - gone ? `${word} ${out}` : word))
  const said =
    scribe.locale === 'en'
      ? [
          ...run(thousands, 0, 'thousand cube', ''),
          ...run(hundreds, 0, 'hundred flat', ''),
          ...run(tens, crossed.tens, 'ten rod', 'crossed out'),
          ...run(ones, crossed.ones, 'unit cube', 'crossed out'),
        ]
      : [
          ...run(thousands, 0, 'cubo de mil', ''),
          ...run(hundreds, 0, 'placa de centena', ''),
          ...run(tens, crossed.tens, 'barra de decena', 'tachada'),
          ...run(ones, crossed.ones, 'cubo de unidad', 'tachado'),
        ]
  return listing(said, scribe)
}
