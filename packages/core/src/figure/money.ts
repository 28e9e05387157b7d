import { assert } from '../errors.ts'
import { cents, money, words } from '../math/build.ts'
import { across, down, extentOf } from './arrange.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import {
  at,
  circle,
  cropped,
  ellipse,
  label,
  labelSize,
  lines,
  NORMAL,
  type Point,
  polygonPath,
  rectangle,
  THIN,
} from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Coins and bills in one set or several, and price tags. */
export interface Money {
  readonly kind: 'money'
  readonly sets: readonly MoneySet[]
  readonly tags: readonly PriceTag[]
  /** What is written on the coins: 5¢, or nickel. */
  readonly faces: 'value' | 'name'
}
export interface MoneySet {
  readonly label: Label | null
  /** In the order in which they lie. */
  readonly pieces: readonly Piece[]
}
export interface PriceTag {
  readonly label: Label | null
  readonly cents: number
}
/** A coin or bill by its value in cents. */
export type Piece = 1 | 5 | 10 | 25 | 100 | 500 | 1000 | 2000 | 5000 | 10000

export interface MoneyOptions {
  readonly tags?: readonly { readonly label?: Name; readonly cents: number }[]
  readonly faces?: Money['faces']
}
type SetSpec = readonly Piece[] | { readonly label?: Name; readonly pieces: readonly Piece[] }

/** coinsAndBills([[25, 10, 1]]), or coinsAndBills([{ label: 'A', pieces: [10, 5] }, { label: 'B', pieces: [25] }]). */
export function coinsAndBills(sets: readonly SetSpec[], { tags = [], faces = 'value' }: MoneyOptions = {}): Money {
  assert(sets.length + tags.length > 0, 'Money needs coins, bills, or a price tag')
  return {
    kind: 'money',
    faces,
    sets: sets.map(set =>
      'pieces' in set ? { label: optionalLabel(set.label), pieces: set.pieces } : { label: null, pieces: set },
    ),
    tags: tags.map(({ label, cents }) => ({ label: optionalLabel(label), cents })),
  }
}

/** Diameters of United States coins in inches. */
const DIAMETERS: ReadonlyMap<Piece, number> = new Map([
  [1, 0.75],
  [5, 0.835],
  [10, 0.705],
  [25, 0.955],
])
const NAMES: ReadonlyMap<Piece, Label> = new Map([
  [1, words('penny', 'penny')],
  [5, words('nickel', 'nickel')],
  [10, words('dime', 'dime')],
  [25, words('quarter', 'quarter')],
])
const EM_PER_INCH = 2.9
const BILL = { width: 5.6, height: 2.4 }

export const moneyFigure = figureKind<Money>('money', {
  draw({ sets, tags, faces }, scribe) {
    const drawn = sets.map(set =>
      named(
        across(
          set.pieces.map(piece => drawPiece(piece, faces, scribe)),
          { gap: 0.45, width: sets.length > 1 ? 12 : 18 },
        ),
        set.label,
        scribe,
      ),
    )
    const priced = tags.map(tag => drawTag(tag, scribe))
    return cropped(
      down(
        [
          ...(drawn.length > 0 ? [across(drawn, { gap: 2.2, align: 'top' })] : []),
          ...(priced.length > 0 ? [across(priced, { gap: 1.5 })] : []),
        ],
        1,
      ),
    )
  },

  describe({ sets, tags, faces }, scribe) {
    return told(
      ...sets.map(({ label, pieces }, i) => {
        const name = spokenName(label, scribe) || (sets.length > 1 ? `${i + 1}` : '')
        const all = listing(
          pieces.map(piece => spokenPiece(piece, faces, scribe)),
          scribe,
        )
        return `${sentence(scribe, { en: `Money ${name}`, es: `Dinero ${name}` }).trim()}: ${all}`
      }),
      ...tags.map(({ label, cents }) => {
        const price = scribe.speak(priceOf(cents)).trim()
        const name = spokenName(label, scribe)
        return sentence(scribe, {
          en: `Price tag ${name}: ${price}`,
          es: `Etiqueta de precio ${name}: ${price}`,
        }).replace(/ +:/, ':')
      }),
    )
  },
})

const priceOf = (amount: number): Label => (amount < 100 ? cents(amount) : money(amount))

function drawPiece(piece: Piece, faces: Money['faces'], scribe: Scribe): Primitive[] {
  const diameter = DIAMETERS.get(piece)
  return diameter === undefined ? drawBill(piece, scribe) : drawCoin(piece, (diameter * EM_PER_INCH) / 2, faces, scribe)
}

/** Dimes and quarters have a reeded edge, pennies are darker. */
function drawCoin(piece: Piece, radius: number, faces: Money['faces'], scribe: Scribe): Primitive[] {
  const reeds =
    piece < 10
      ? []
      : [
          lines(
            Array.from({ length: 48 }, (_, i) => [at([0, 0], radius * 0.93, i * 7.5), at([0, 0], radius, i * 7.5)]),
            { ...THIN, width: 0.04 },
          ),
        ]
  const text = scribe.layout(faces === 'name' ? NAMES.get(piece)! : cents(piece))
  const size = Math.min(0.92, (radius * 1.62) / labelSize(text, 1).width)
  return [
    circle([0, 0], radius, NORMAL, piece === 1 ? 'light' : 'paper'),
    ...reeds,
    circle([0, 0], radius * 0.9, { ...THIN, width: 0.035 }),
    label([0, 0], text, {}, size),
  ]
}

const FINE: Stroke = { width: 0.035, dash: 'solid', tone: 'ink' }

function drawBill(piece: Piece, scribe: Scribe): Primitive[] {
  const { width, height } = BILL
  const text = scribe.layout(money(piece))
  const corners: readonly Point[] = [
    [0.65, 0.45],
    [width - 0.65, height - 0.45],
  ]
  return [
    rectangle(0, 0, width, height, NORMAL, 'paper'),
    rectangle(0.14, 0.14, width - 0.28, height - 0.28, FINE, 'light'),
    ellipse([width / 2, height / 2], 1.15, 0.86, THIN, 'paper'),
    label([width / 2, height / 2], text, {}, 1),
    ...corners.map(corner => label(corner, text, {}, 0.5)),
  ]
}

function named(items: readonly Primitive[], name: Label | null, scribe: Scribe): Primitive[] {
  if (!name) return [...items]
  const { items: drawn, width, height } = extentOf(items)
  return [label([width / 2, height + 0.35], scribe.layout(name), { y: 'bottom' }, 1), ...drawn]
}

/** A tag with a hole, on its string. */
function drawTag({ label: name, cents }: PriceTag, scribe: Scribe): Primitive[] {
  const [text, price] = [name ? scribe.layout(name) : null, scribe.layout(priceOf(cents))]
  const wide = Math.max(text ? labelSize(text, 0.9).width : 0, labelSize(price, 1).width) + 0.8
  const high = text ? 2.5 : 1.6
  const outline: readonly Point[] = [
    [0, high / 2],
    [0.8, 0],
    [0.8 + wide, 0],
    [0.8 + wide, high],
    [0.8, high],
  ]
  return [
    polygonPath(outline, NORMAL, 'paper'),
    circle([0.62, high / 2], 0.15, THIN),
    ...(text ? [label([0.9 + wide / 2, high * 0.72], text)] : []),
    label([0.9 + wide / 2, text ? high * 0.28 : high / 2], price, {}, 1),
  ]
}

function spokenPiece(piece: Piece, faces: Money['faces'], scribe: Scribe): string {
  const name = NAMES.get(piece)
  if (!name) {
    const value = scribe.speak(money(piece)).trim()
    return sentence(scribe, { en: `${value} bill`, es: `billete de ${value}` })
  }
  if (faces === 'name') return scribe.speak(name).trim()
  return sentence(scribe, { en: `${piece}¢ coin`, es: `moneda de ${piece}¢` })
}
