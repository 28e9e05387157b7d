import {
  approximate,
  decimal,
  degrees,
  type Expr,
  expr,
  figure,
  isAsDrawn,
  type Printed,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import {
  drawnAngle,
  drawPlaced,
  PARTS,
  type Side,
  sideFrom,
  type Trig,
  trigFigure,
} from '../../kit/triangles/trig-figure.ts'

export const x = symbol('x')

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export const FUNCTIONS: Readonly<Record<Trig, (degrees: number) => number>> = {
  sin: degrees => Math.sin(radians(degrees)),
  cos: degrees => Math.cos(radians(degrees)),
  tan: degrees => Math.tan(radians(degrees)),
}

/** Far enough from a tie between two steps that no rounding on the way matters. */
export const isClear = (value: number) => Math.abs(value - Math.floor(value) - 0.5) > 0.03

export const areClear = (...tenths: readonly number[]) => tenths.every(value => isClear(value * 10))

export const tenth = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10), 10), 1)

export const isNearestTenth = (shown: Expr, value: number) => Math.abs(approximate(shown) - value) < 0.05

export const isNearestDegree = (shown: Expr, value: number) => Math.abs(approximate(shown) - value) < 0.5

export const drawAngle = (random: Random) => random.intExcept(16, 74, 30, 45, 60)

/** Whole or with one decimal. */
export const drawLength = (random: Random, most = 40) =>
  random.chance(0.7) ? Ratio.of(random.int(4, most)) : Ratio.of(random.int(40, 10 * most), 10)

export const shownLength = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value, 1))

/** The sides that a function joins: one given, one wanted. */
export interface Pairing {
  readonly of: Trig
  readonly from: Side
}

export function drawSide(random: Random, { pairings }: { readonly pairings: readonly Pairing[] }) {
  const pairing = random.evenly(pairings)
  const isUnder = PARTS[pairing.of][1] === pairing.from
  const drawn = random.until(
    () => {
      const [angle, length] = [drawAngle(random), drawLength(random)]
      const ratio = FUNCTIONS[pairing.of](angle)
      return { angle, length, found: isUnder ? length.toNumber() * ratio : length.toNumber() / ratio }
    },
    ({ found }) => areClear(found) && found >= 3 && found <= 60,
  )
  const [one, two] = PARTS[pairing.of]
  return { ...pairing, ...drawn, wanted: pairing.from === one ? two : one, placed: drawPlaced(random) }
}

export type DrawnSide = ReturnType<typeof drawSide>

export const sideDrawing = ({ angle, length, from, wanted, placed }: DrawnSide) =>
  figure(trigFigure(placed, Math.tan(radians(angle)), 1, { [from]: shownLength(length), [wanted]: x }, degrees(angle)))

/** x by the drawn proportions, from the one side with a number. */
export function scaled(printed: Printed): number {
  const { points, lines, angles } = printed.figure('right-triangle')
  const place = (name: string) => points.find(point => point.name === name)!.at
  const long = ({ from, to }: { readonly from: string; readonly to: string }) =>
    Math.hypot(place(from)[0] - place(to)[0], place(from)[1] - place(to)[1])
  const known = lines.find(({ label }) => label?.kind === 'number')!
  const unknown = lines.find(({ label }) => label?.kind === 'symbol')!
  const labelled = angles.find(({ label }) => label?.kind === 'measure')!
  const size = approximate((labelled.label as Expr & { readonly kind: 'measure' }).of)
  const isTrue = isAsDrawn(drawnAngle(printed.figure('right-triangle'), labelled.vertex), size)
  return isTrue ? (long(unknown) / long(known)) * approximate(known.label as Expr) : Number.NaN
}

/** The inverse tangent of the legs at a corner, two labels of a right triangle given. */
export function angleFrom(printed: Printed, corner: string): number {
  const at = (side: Side) => {
    const label = sideFrom(printed.figure('right-triangle'), corner, side)
    return label && label.kind === 'number' ? approximate(label) : null
  }
  const [opposite, adjacent, hypotenuse] = [at('opposite'), at('adjacent'), at('hypotenuse')]
  const across = opposite ?? Math.sqrt(hypotenuse! ** 2 - adjacent! ** 2)
  const along = adjacent ?? Math.sqrt(hypotenuse! ** 2 - opposite! ** 2)
  return (Math.atan2(across, along) * 180) / Math.PI
}

export const findSide = {
  en: prose`Use a calculator in degree mode. Find ${x} to the nearest tenth.`,
  es: prose`Usa una calculadora en modo de grados. Halla ${x} redondeando a la décima más cercana.`,
}
