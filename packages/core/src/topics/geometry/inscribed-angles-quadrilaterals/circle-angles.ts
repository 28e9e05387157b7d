import { type Diagram, type Expr, evaluate, type Label, Ratio, symbolsOf } from '../../../author.ts'

const placeIn = ({ points }: Diagram, name: string) => points.find(point => point.name === name)!.at
const directionIn = (figure: Diagram, from: string, to: string): number => {
  const [a, b] = [placeIn(figure, from), placeIn(figure, to)]
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
}

/** The angle at the middle point, measured on the drawing to a hundredth of a degree. */
export function measuredAngle(figure: Diagram, [from, vertex, to]: readonly string[]): Ratio {
  const size = Math.abs(directionIn(figure, vertex!, from!) - directionIn(figure, vertex!, to!)) % 360
  return Ratio.of(Math.round(100 * Math.min(size, 360 - size)), 100)
}
/** Counterclockwise about the center. */
export function measuredArc(figure: Diagram, center: string, from: string, to: string): Ratio {
  const size = directionIn(figure, center, to) - directionIn(figure, center, from)
  return Ratio.of(Math.round(100 * ((size + 360) % 360)), 100)
}

/** The values of letters by which every label tells the size that is drawn; null where two labels disagree. */
export function lettersIn(figure: Diagram): Readonly<Record<string, Ratio>> | null {
  const sizes = [
    ...figure.angles.map(({ from, vertex, to, label }) => ({ label, size: measuredAngle(figure, [from, vertex, to]) })),
    ...figure.arcs.map(({ center, from, to, label }) => ({ label, size: measuredArc(figure, center, from, to) })),
  ]
  const found: Record<string, Ratio> = {}
  for (const { label, size } of sizes) {
    const of = degreesIn(label)
    if (!of) continue
    const [letter] = symbolsOf(of)
    const at = (value: number) => evaluate(of, letter ? { [letter]: value } : {})
    if (!letter) {
      if (!at(0).equals(size)) return null
      continue
    }
    const value = size.minus(at(0)).over(at(1).minus(at(0)))
    if (found[letter] && !found[letter].equals(value)) return null
    found[letter] = value
  }
  return found
}
const degreesIn = (label: Label | null): Expr | null => (label?.kind === 'measure' ? label.of : null)
