import { assert } from '../errors.ts'
import { across, extentOf, roundedRectangle } from './arrange.ts'
import type { Primitive } from './drawing.ts'
import { drawIcon, type Icon, iconNoun } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { cropped, label, labelSize, line, moved, NORMAL, type Point, polygonPath, THICK } from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** A pan balance with weights on both sides: sums, letters, or objects. */
export interface Balance {
  readonly kind: 'balance'
  readonly left: readonly BalanceItem[]
  readonly right: readonly BalanceItem[]
  /** The side that hangs lower, or level. */
  readonly heavier: 'level' | 'left' | 'right'
}
/** A weight with something written on it, or an object. */
export interface BalanceItem {
  readonly label: Label | null
  readonly icon: Icon | null
}

type ItemSpec = Name | { readonly icon: Icon }

/** balance([m`8 + 4`], [m`7 + ${box()}`]), balance(['x', 'x', 3], [11]). */
export function balance(
  left: readonly ItemSpec[],
  right: readonly ItemSpec[],
  heavier: Balance['heavier'] = 'level',
): Balance {
  assert(left.length <= 12 && right.length <= 12, 'A pan holds at most twelve things')
  return { kind: 'balance', left: left.map(itemOf), right: right.map(itemOf), heavier }
}

const itemOf = (spec: ItemSpec): BalanceItem =>
  typeof spec === 'object' && 'icon' in spec ? { label: null, icon: spec.icon } : { label: labelOf(spec), icon: null }

export const balanceFigure = figureKind<Balance>('balance', {
  draw({ left, right, heavier }, scribe) {
    const [one, two] = [left, right].map(items => extentOf(stacked(items, scribe)))
    const pan = Math.max(2.3, one!.width / 2 + 0.5, two!.width / 2 + 0.5)
    const arm = pan + 0.9
    const sink = heavier === 'level' ? 0 : 0.75
    const ends: readonly [Point, Point] = [
      [-arm, heavier === 'left' ? -sink : sink],
      [arm, heavier === 'right' ? -sink : sink],
    ]
    return cropped([
      line(ends[0], ends[1], THICK),
      polygonPath(
        [
          [0, 0.05],
          [-1.1, -2.3],
          [1.1, -2.3],
        ],
        NORMAL,
        'light',
      ),
      line([-2, -2.3], [2, -2.3], THICK),
      ...drawPan(ends[0], pan, left.length > 0 ? one!.items : [], one!.width),
      ...drawPan(ends[1], pan, right.length > 0 ? two!.items : [], two!.width),
    ])
  },

  describe({ left, right, heavier }, scribe) {
    const said = (items: readonly BalanceItem[]) =>
      items.length === 0
        ? sentence(scribe, { en: 'nothing', es: 'nada' })
        : listing(
            items.map(item => spokenItem(item, scribe)),
            scribe,
          )
    const state = {
      level: { en: 'A balance that is level', es: 'Una balanza en equilibrio' },
      left: { en: 'A balance whose left pan is lower', es: 'Una balanza cuyo platillo izquierdo está más bajo' },
      right: { en: 'A balance whose right pan is lower', es: 'Una balanza cuyo platillo derecho está más bajo' },
    }[heavier]
    return told(
      sentence(scribe, state),
      sentence(scribe, {
        en: `Left: ${said(left)}. Right: ${said(right)}`,
        es: `Izquierda: ${said(left)}. Derecha: ${said(right)}`,
      }),
    )
  },
})

function spokenItem({ label, icon }: BalanceItem, scribe: Scribe): string {
  if (icon) return iconNoun(icon)[scribe.locale][0]
  return label && label.kind !== 'blank'
    ? scribe.speak(label).trim()
    : sentence(scribe, { en: 'an empty box', es: 'un recuadro vacío' })
}

/** In rows from the pan upwards, the last one the shortest. */
function stacked(items: readonly BalanceItem[], scribe: Scribe): Primitive[] {
  if (items.length === 0) return [line([0, 0], [0, 0])]
  const perRow = items.length <= 4 ? 4 : Math.ceil(items.length / Math.ceil(items.length / 5))
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, i) =>
    extentOf(
      across(
        items.slice(i * perRow, (i + 1) * perRow).map(item => drawItem(item, scribe)),
        { gap: 0.15, align: 'bottom' },
      ),
    ),
  )
  const widest = Math.max(...rows.map(({ width }) => width))
  let bottom = 0
  return rows.flatMap(({ items, width, height }) => {
    const placed = items.map(item => moved(item, (widest - width) / 2, bottom))
    bottom += height + 0.12
    return placed
  })
}

function drawItem({ label: name, icon }: BalanceItem, scribe: Scribe): Primitive[] {
  if (icon) return drawIcon(icon, [0, 0], 1.8, 'gray')
  if (!name) return []
  const layout = scribe.layout(name)
  const { width, height } = labelSize(layout, 1)
  const [wide, high] = [Math.max(1.3, width + 0.5), Math.max(1.3, height + 0.4)]
  return [roundedRectangle(-wide / 2, -high / 2, wide, high, 0.2, NORMAL, 'paper'), label([0, 0], layout, {}, 1)]
}

function drawPan([x, y]: Point, half: number, items: readonly Primitive[], width: number): Primitive[] {
  const plate = y + 0.55
  return [
    line([x, y], [x, plate], THICK),
    line([x - half, plate], [x + half, plate], THICK),
    ...items.map(item => moved(item, x - width / 2, plate + 0.1)),
  ]
}
