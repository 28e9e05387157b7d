import { assert } from '../errors.ts'
import { across, down, extentOf, roundedRectangle } from './arrange.ts'
import { placesOf } from './counter-places.ts'
import type { Primitive } from './drawing.ts'
import type { Fill } from './fill.ts'
import { crossOut, drawIcon, type Icon, iconNoun } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, label, moved, NORMAL, type Point } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Groups of small pictures to count, compare, share, or take away from. */
export interface Counters {
  readonly kind: 'counters'
  readonly groups: readonly CounterGroup[]
  /** Whether the groups stand side by side or one below the other (their objects lined up). */
  readonly direction: 'across' | 'down'
}
export interface CounterGroup {
  readonly items: readonly Counter[]
  readonly arrangement: CounterArrangement
  /** How many stand in each row. */
  readonly rows: readonly number[]
  /** A box, or a loop around what belongs together. */
  readonly outline: 'none' | 'box' | 'loop'
  readonly label: Label | null
  readonly size: number
  /** From one object to the next, in sizes. */
  readonly spacing: number
  readonly variant: number
}
/** crossed: taken away; added: drawn dashed. */
export interface Counter {
  readonly icon: Icon
  readonly fill: Fill
  readonly mark: 'none' | 'crossed' | 'added'
}
export type CounterArrangement = 'rows' | 'ring' | 'dice' | 'scattered'

export interface CounterGroupOptions {
  readonly icon?: Icon
  readonly fill?: Fill
  readonly count?: number
  /** Several kinds in one group, in this order. */
  readonly items?: readonly (Icon | { readonly icon: Icon; readonly fill?: Fill })[]
  /** The last so many are crossed out, or those with these indices. */
  readonly crossed?: number | readonly number[]
  /** So many more, drawn dashed. */
  readonly added?: number
  readonly arrangement?: CounterArrangement
  readonly perRow?: number
  readonly rows?: readonly number[]
  readonly outline?: CounterGroup['outline']
  readonly label?: Name
  readonly size?: number
  readonly spacing?: number
  /** Another number scatters the objects in another way. */
  readonly variant?: number
}

export function counters(
  groups: CounterGroupOptions | readonly CounterGroupOptions[],
  direction: Counters['direction'] = 'across',
): Counters {
  const list = isList(groups) ? groups : [groups]
  assert(list.length > 0, 'Counters need a group')
  return { kind: 'counters', groups: list.map(groupOf), direction }
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)

function groupOf(options: CounterGroupOptions): CounterGroup {
  const {
    icon = 'circle',
    fill = 'gray',
    count = 0,
    crossed = 0,
    added = 0,
    arrangement = 'rows',
    perRow = 10,
    outline = 'none',
    label,
    size = 1.25,
    spacing = 1.45,
    variant = 1,
  } = options
  const plain = options.items ?? Array<Icon>(count).fill(icon)
  const isGone =
    typeof crossed === 'number'
      ? (index: number) => index >= plain.length - crossed
      : (index: number) => crossed.includes(index)
  assert(
    typeof crossed === 'number' ? crossed <= plain.length : crossed.every(index => index >= 0 && index < plain.length),
    'Only objects that are there can be crossed out',
  )
  assert(outline !== 'none' || plain.length + added > 0, 'An empty group needs an outline')
  const items = plain.map((item, i): Counter => {
    const mark = isGone(i) ? 'crossed' : 'none'
    return typeof item === 'string' ? { icon: item, fill, mark } : { icon: item.icon, fill: item.fill ?? fill, mark }
  })
  for (let i = 0; i < added; i++) items.push({ icon, fill: 'white', mark: 'added' })
  const rows =
    options.rows ??
    Array.from({ length: Math.ceil(items.length / perRow) }, (_, i) => Math.min(perRow, items.length - i * perRow))
  assert(rows.reduce((sum, row) => sum + row, 0) === items.length, 'The rows must hold all objects')
  assert(arrangement !== 'dice' || items.length <= 12, 'Dice hold at most twelve')
  return { items, arrangement, rows, outline, label: optionalLabel(label), size, spacing, variant }
}

export const countersFigure = figureKind<Counters>('counters', {
  draw({ groups, direction }, scribe) {
    const drawn = groups.map(drawGroup)
    if (direction === 'across')
      return cropped(
        across(
          drawn.map((group, i) => named(group, groups[i]!.label, scribe)),
          { gap: 1.8, align: groups.some(({ label }) => label) ? 'bottom' : 'middle' },
        ),
      )
    return cropped(labelled(groups, drawn, scribe))
  },

  describe({ groups, direction }, scribe) {
    const rows = direction === 'down' && groups.length > 1
    const isBare = groups.length === 1 && groups[0]?.outline === 'box' && groups[0].label === null
    return told(
      ...groups.map((group, i) => {
        const name = spokenName(group.label, scribe) || (groups.length === 1 ? '' : `${i + 1}`)
        const lead = sentence(
          scribe,
          rows ? { en: `Row ${name}`, es: `Fila ${name}` } : { en: `Group ${name}`, es: `Grupo ${name}` },
        ).trim()
        return isBare && group.items.length === 0
          ? sentence(scribe, { en: 'Empty box', es: 'Recuadro vacío' })
          : `${lead}: ${spokenItems(group, scribe)}`
      }),
    )
  },
})

/** Rows that start at the same line, with their labels before them. */
function labelled(
  groups: readonly CounterGroup[],
  drawn: readonly (readonly Primitive[])[],
  scribe: Scribe,
): Primitive[] {
  if (groups.every(({ label }) => label === null)) return down(drawn, 0.8)
  let top = 0
  return groups.flatMap((group, i) => {
    const { items, height } = extentOf(drawn[i]!)
    top -= height + 0.8
    const name = group.label ? [label([-0.5, top + height / 2], scribe.layout(group.label), { x: 'right' })] : []
    return [...items.map(item => moved(item, 0, top)), ...name]
  })
}

/** With its name below. */
function named(items: readonly Primitive[], name: Label | null, scribe: Scribe): readonly Primitive[] {
  if (!name) return items
  const extent = extentOf(items)
  return [...extent.items, label([extent.width / 2, -0.3], scribe.layout(name), { y: 'top' }, 1)]
}

function drawGroup(group: CounterGroup): Primitive[] {
  const places = placesOf(group)
  const inside = group.items.flatMap((item, i) => drawCounter(item, places[i]!, group.size))
  const { items, width, height } = inside.length > 0 ? extentOf(inside) : { items: [], width: 0, height: 0 }
  const margin = 0.5
  const [wide, high] = [
    Math.max(width, group.outline === 'none' ? 0 : 3.2 * group.size) + 2 * margin,
    Math.max(height, group.outline === 'none' ? 0 : 1.12 * group.size) + 2 * margin,
  ]
  const left = (wide - 2 * margin - Math.max(width, 0)) / 2
  const bottom = (high - 2 * margin - Math.max(height, 0)) / 2
  const centered = items.map(item => moved(item, left, bottom))
  const frame =
    group.outline === 'none'
      ? []
      : [roundedRectangle(-margin, -margin, wide, high, group.outline === 'box' ? 0.15 : 1, NORMAL)]
  return [...frame, ...centered]
}

function drawCounter({ icon, fill, mark }: Counter, at: Point, size: number): Primitive[] {
  return [
    ...drawIcon(icon, at, size, fill, { dashed: mark === 'added' }),
    ...(mark === 'crossed' ? crossOut(at, size) : []),
  ]
}

/** One by one, so that counting is left to the pupil. */
function spokenItems({ items, outline }: CounterGroup, scribe: Scribe): string {
  if (items.length === 0)
    return sentence(
      scribe,
      outline === 'box' ? { en: 'empty box', es: 'recuadro vacío' } : { en: 'empty', es: 'vacío' },
    )
  const kinds = new Set(items.map(({ icon, fill }) => `${icon} ${fill}`))
  const icons = new Set(items.map(({ icon }) => icon))
  return listing(
    items.map(item => spokenCounter(item, kinds.size > icons.size, scribe)),
    scribe,
  )
}

export const FILL_WORDS = {
  white: { en: 'white', es: { m: 'blanco', f: 'blanca' } },
  gray: { en: 'gray', es: { m: 'gris', f: 'gris' } },
  dark: { en: 'dark', es: { m: 'oscuro', f: 'oscura' } },
  striped: { en: 'striped', es: { m: 'rayado', f: 'rayada' } },
} as const satisfies Record<Fill, unknown>

function spokenCounter({ icon, fill, mark }: Counter, withFill: boolean, { locale }: Scribe): string {
  const { en, es, gender } = iconNoun(icon)
  if (locale === 'en')
    return `${withFill ? `${FILL_WORDS[fill].en} ` : ''}${en[0]}${mark === 'crossed' ? ' crossed out' : mark === 'added' ? ' with a dashed outline' : ''}`
  const gone = gender === 'f' ? 'tachada' : 'tachado'
  return `${es[0]}${withFill ? ` ${FILL_WORDS[fill].es[gender]}` : ''}${mark === 'crossed' ? ` ${gone}` : mark === 'added' ? ' con contorno discontinuo' : ''}`
}
