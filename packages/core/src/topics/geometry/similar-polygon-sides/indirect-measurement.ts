import {
  type Block,
  type Both,
  type Content,
  type Diagram,
  type DiagramLine,
  decimal,
  type Expr,
  evaluate,
  figure,
  geometryDiagram,
  type Inline,
  isNear,
  line,
  measure,
  number,
  prose,
  type Random,
  Ratio,
  symbol,
  type UnitId,
} from '../../../author.ts'

/** A whole number or a decimal. */
export const tidy = (value: Ratio): Expr => (value.isInteger ? number(value) : decimal(value))

/** The unknown is to `known` as `across` is to `other`: printed in the order known, across, other. */
export interface Measurement {
  readonly known: Ratio
  readonly across: Ratio
  readonly other: Ratio
  /** The small figure lies in the large one: `across` is told in two parts. */
  readonly isNested: boolean
  readonly unit: UnitId
  readonly says: Both<Content>
  /** Why the figures are similar, and the sentence that ends the solution. */
  readonly why: Sentence
  readonly ends: Sentence
}
type Sentence = Both<readonly Inline[]>

interface Story {
  readonly unit: UnitId
  readonly known: readonly [number, number]
  readonly other: readonly [number, number]
  /** How many times as large as the small triangle the large one is. */
  readonly times: readonly [number, number]
  readonly says: (known: Expr, across: Expr, other: Expr) => Both<Block>
  readonly sketch: (known: Expr, across: Expr, other: Expr, shape: Shape) => Block
  readonly why: Sentence
  readonly ends: (found: Expr) => Sentence
}

/** The sides of the small figure on paper, and of the large one, which is similar to it. */
interface Shape {
  readonly small: readonly [known: number, other: number]
  readonly large: readonly [unknown: number, across: number]
}

/** Both figures in their true shape, the large one `most` high or wide. A large factor would leave no small figure. */
function shapeOf(known: Ratio, other: Ratio, across: Ratio, most: readonly [high: number, wide: number]): Shape {
  const factor = Math.min(across.over(other).toNumber(), 2.5)
  const [high, wide] = [known.toNumber(), other.toNumber()]
  const unit = Math.min(most[0] / high, most[1] / wide) / factor
  const place = (length: number) => Math.round(length * unit * 1000) / 1000
  return { small: [place(high), place(wide)], large: [place(high * factor), place(wide * factor)] }
}

/** Both shadows end at one point: the small triangle lies in the large one, whose base is the distance and the shadow. */
const shadows = (known: Expr, apart: Expr, other: Expr, { small: [h, w], large: [H, W] }: Shape): Block =>
  figure(
    geometryDiagram({
      points: {
        A: { at: [0, 0], label: null },
        C: { at: [0, H], label: null },
        D: { at: [W - w, 0], label: null },
        E: { at: [W - w, h], label: null },
        T: { at: [W, 0], label: null },
      },
      lines: [
        { of: 'AD', label: apart, side: 'right' },
        { of: 'CA', label: 'x', side: 'right' },
        { of: 'CT', dashed: true },
        { of: 'DT', label: other, side: 'right' },
        { of: 'ED', label: known, side: 'right' },
      ],
      angles: [
        { of: 'TAC', mark: 'square' },
        { of: 'TDE', mark: 'square' },
      ],
      size: 1.45 * (W + 2),
    }),
  )
const mirror = (known: Expr, across: Expr, other: Expr, { small: [h, w], large: [H, W] }: Shape): Block =>
  figure(
    geometryDiagram({
      points: {
        A: { at: [0, 0], label: null },
        B: { at: [0, H], label: null },
        C: { at: [W, 0], label: null },
        D: { at: [W + w, 0], label: null },
        E: { at: [W + w, h], label: null },
      },
      lines: [
        { of: 'AC', label: across, side: 'right' },
        { of: 'BA', label: 'x', side: 'right' },
        { of: 'CD', label: other, side: 'right' },
        { of: 'DE', label: known, side: 'right' },
        { of: 'BC', dashed: true },
        { of: 'CE', dashed: true },
      ],
      angles: [{ of: 'CAB', mark: 'square' }, { of: 'EDC', mark: 'square' }, { of: 'ACB' }, { of: 'DCE' }],
      size: 15,
    }),
  )
const river = (known: Expr, across: Expr, other: Expr, { small: [h, w], large: [H, W] }: Shape): Block =>
  figure(
    geometryDiagram({
      points: { A: [0, H], B: [0, 0], C: [W, 0], D: [W + w, 0], E: [W + w, -h] },
      lines: [
        { of: 'AB', label: 'x', side: 'right' },
        { of: 'BC', label: across, side: 'right' },
        { of: 'CD', label: other, side: 'left' },
        { of: 'DE', label: known, side: 'left' },
        { of: 'AE', dashed: true },
      ],
      angles: [
        { of: 'CBA', mark: 'square' },
        { of: 'CDE', mark: 'square' },
      ],
      size: 13,
    }),
  )
const rectangles = (known: Expr, across: Expr, other: Expr, { small: [h, w], large: [H, W] }: Shape): Block =>
  figure(
    geometryDiagram({
      points: {
        A: { at: [0, 0], label: null },
        B: { at: [w, 0], label: null },
        C: { at: [w, h], label: null },
        D: { at: [0, h], label: null },
        E: { at: [w + 2, 0], label: null },
        F: { at: [w + 2 + W, 0], label: null },
        G: { at: [w + 2 + W, H], label: null },
        H: { at: [w + 2, H], label: null },
      },
      lines: [
        { of: 'AB', label: other, side: 'right' },
        'BC',
        'CD',
        { of: 'DA', label: known, side: 'right' },
        { of: 'EF', label: across, side: 'right' },
        { of: 'FG', label: 'x', side: 'right' },
        'GH',
        'HE',
      ],
      size: 1.45 * (w + 2 + W),
    }),
  )

const SUN: Sentence = {
  en: line`Read the sketch: right angles, and one angle in both triangles, so they are similar (AA). The large base is the sum of both distances.`,
  es: line`Lee el dibujo: ángulos rectos y un ángulo común; los triángulos son semejantes (AA). La base grande es la suma de las dos distancias.`,
}
const MIRROR: Sentence = {
  en: line`Read the sketch: right angles, and equal angles at the mirror. The triangles are similar (AA).`,
  es: line`Lee el dibujo: ángulos rectos y ángulos iguales en el espejo. Los triángulos son semejantes (AA).`,
}
const RIVER: Sentence = {
  en: line`Read the sketch: right angles at B and D, and vertical angles at C. The triangles are similar (AA).`,
  es: line`Lee el dibujo: ángulos rectos en B y D y opuestos por el vértice en C. Los triángulos son semejantes (AA).`,
}
const SHAPE: Sentence = {
  en: line`Read the sketch: the rectangles have the same shape, so matching sides have equal ratios.`,
  es: line`Lee el dibujo: los rectángulos tienen la misma forma; los lados correspondientes tienen razones iguales.`,
}

const stories: readonly Story[] = [
  {
    unit: 'meter',
    known: [2, 3],
    other: [2, 5],
    times: [4, 8],
    sketch: shadows,
    why: SUN,
    ends: found => ({ en: line`The lighthouse is ${found} tall.`, es: line`El faro tiene ${found} de altura.` }),
    says: (known, across, other) => ({
      en: prose`A sign stands ${across} from a lighthouse, so that both shadows end at the same point. The sign is ${known} tall, and its shadow is ${other} long. How tall is the lighthouse?`,
      es: prose`Un letrero está a ${across} de un faro, de modo que las dos sombras terminan en el mismo punto. El letrero mide ${known} de altura y su sombra mide ${other}. ¿Qué altura tiene el faro?`,
    }),
  },
  {
    unit: 'meter',
    known: [1.5, 1.5],
    other: [2, 4],
    times: [3, 6],
    sketch: mirror,
    why: MIRROR,
    ends: found => ({ en: line`The streetlight is ${found} high.`, es: line`El farol tiene ${found} de altura.` }),
    says: (known, across, other) => ({
      en: prose`A mirror lies flat on the ground ${across} from a streetlight. A woman stands ${other} from the mirror on its other side and sees the top of the streetlight in it. Her eyes are ${known} above the ground. How high is the streetlight?`,
      es: prose`Un espejo está en el suelo a ${across} de un farol. Una mujer se para al otro lado, a ${other} del espejo, y ve en él la punta del farol. Sus ojos están a ${known} del suelo. ¿Qué altura tiene el farol?`,
    }),
  },
  {
    unit: 'foot',
    known: [5, 6],
    other: [3, 8],
    times: [3, 6],
    sketch: shadows,
    why: SUN,
    ends: found => ({ en: line`The flagpole is ${found} tall.`, es: line`El asta mide ${found}.` }),
    says: (known, across, other) => ({
      en: prose`A student stands ${across} from a flagpole, so that both shadows end at the same point. The student is ${known} tall, and the student’s shadow is ${other} long. How tall is the flagpole?`,
      es: prose`Un estudiante se para a ${across} de un asta de bandera, de modo que las dos sombras terminan en el mismo punto. El estudiante mide ${known} de altura y su sombra mide ${other}. ¿Cuánto mide el asta?`,
    }),
  },
  {
    unit: 'meter',
    known: [1.5, 2.5],
    other: [2, 4],
    times: [5, 10],
    sketch: shadows,
    why: SUN,
    ends: found => ({ en: line`The building is ${found} high.`, es: line`El edificio tiene ${found} de altura.` }),
    says: (known, across, other) => ({
      en: prose`A post stands ${across} from a building, so that both shadows end at the same point. The post is ${known} high, and its shadow is ${other} long. How high is the building?`,
      es: prose`Un poste está a ${across} de un edificio, de modo que las dos sombras terminan en el mismo punto. El poste mide ${known} de altura y su sombra mide ${other}. ¿Qué altura tiene el edificio?`,
    }),
  },
  {
    unit: 'foot',
    known: [5, 5.5],
    other: [4, 8],
    times: [3, 7],
    sketch: mirror,
    why: MIRROR,
    ends: found => ({ en: line`The tree is ${found} tall.`, es: line`El árbol tiene ${found} de altura.` }),
    says: (known, across, other) => ({
      en: prose`A mirror lies flat on the ground ${across} from a tree. A man stands ${other} from the mirror on its other side and sees the top of the tree in it. His eyes are ${known} above the ground. How tall is the tree?`,
      es: prose`Un espejo está en el suelo a ${across} de un árbol. Un hombre se para al otro lado, a ${other} del espejo, y ve en él la punta del árbol. Sus ojos están a ${known} del suelo. ¿Qué altura tiene el árbol?`,
    }),
  },
  {
    unit: 'meter',
    known: [6, 15],
    other: [4, 10],
    times: [2, 5],
    sketch: river,
    why: RIVER,
    ends: found => ({ en: line`The river is ${found} wide.`, es: line`El río tiene ${found} de ancho.` }),
    says: (known, across, other) => ({
      en: prose`The width of a river is the distance from ${symbol('A')} to ${symbol('B')}. On the ground, ${symbol('BC')} is ${across}, ${symbol('CD')} is ${other} and ${symbol('DE')} is ${known}. How wide is the river?`,
      es: prose`El ancho de un río es la distancia de ${symbol('A')} a ${symbol('B')}. En el terreno, ${symbol('BC')} mide ${across}, ${symbol('CD')} mide ${other} y ${symbol('DE')} mide ${known}. ¿Qué ancho tiene el río?`,
    }),
  },
  {
    unit: 'inch',
    known: [4, 8],
    other: [5, 10],
    times: [2, 4],
    sketch: rectangles,
    why: SHAPE,
    ends: found => ({
      en: line`The enlarged photo is ${found} high.`,
      es: line`La foto ampliada mide ${found} de alto.`,
    }),
    says: (known, across, other) => ({
      en: prose`A photo is ${known} high and ${other} wide. It is enlarged to be ${across} wide, without changing its shape. How high is the enlarged photo?`,
      es: prose`Una foto mide ${known} de alto y ${other} de ancho. Se amplía a un ancho de ${across} sin cambiar su forma. ¿Cuánto mide de alto la foto ampliada?`,
    }),
  },
  {
    unit: 'centimeter',
    known: [12, 20],
    other: [15, 25],
    times: [30, 45],
    sketch: rectangles,
    why: SHAPE,
    ends: found => ({ en: line`The real front is ${found} high.`, es: line`La fachada real mide ${found} de alto.` }),
    says: (known, across, other) => ({
      en: prose`The front of a model house is ${known} high and ${other} wide. The front of the real house is ${across} wide. How high is the real front?`,
      es: prose`La fachada de una casa a escala mide ${known} de alto y ${other} de ancho. La fachada real mide ${across} de ancho. ¿Cuánto mide de alto la fachada real?`,
    }),
  },
]

/** What keeps its shape: one proportion. */
export const enlarged = stories.filter(({ sketch }) => sketch === rectangles)
/** What is measured by shadows, a mirror, or lengths on the ground. */
export const indirect = stories.filter(({ sketch }) => sketch !== rectangles)

export function drawMeasurement(random: Random, settings: readonly Story[]): Measurement {
  const { unit, says, sketch, why, ends, ...ranges } = random.evenly(settings)
  const [known, other, across] = random.until(
    () => {
      const times = Ratio.of(random.int(2 * ranges.times[0], 2 * ranges.times[1]), 2)
      const other = Ratio.of(random.int(...ranges.other))
      return [Ratio.of(random.int(2 * ranges.known[0], 2 * ranges.known[1]), 2), other, other.times(times)] as const
    },
    ([known, other, across]) =>
      across.isInteger &&
      !known.equals(other) &&
      known.toNumber() <= 2 * other.toNumber() &&
      known.times(across).over(other).times(10).isInteger,
  )
  const isNested = sketch === shadows
  const told = [known, isNested ? across.minus(other) : across, other]
  const shown = told.map(value => measure(tidy(value), unit)) as [Expr, Expr, Expr]
  const said = says(...shown)
  const drawn = sketch(...shown, shapeOf(known, other, across, [5.5, 6]))
  const found = measure(tidy(known.times(across).over(other)), unit)
  return {
    known,
    across,
    other,
    isNested,
    unit,
    why,
    ends: ends(found),
    says: { en: [said.en, drawn], es: [said.es, drawn] },
  }
}

/** x from the labels of a sketch: it meets one known side, and is parallel to its partner in the other triangle. */
export function measuredIn({ lines, points }: Diagram): Ratio {
  const labelled = lines.filter(({ label }) => label !== null)
  const unknown = labelled.find(({ label }) => label!.kind === 'symbol')!
  const known = labelled.filter(line => line !== unknown)
  const direction = (line: DiagramLine) => {
    const [from, to] = [line.from, line.to].map(name => points.find(point => point.name === name)!.at)
    return [to![0] - from![0], to![1] - from![1]] as const
  }
  const [u, v] = direction(unknown)
  const parallel = known.find(line => isNear(direction(line)[0] * v, direction(line)[1] * u))!
  const meeting = known.find(line => [unknown.from, unknown.to].some(name => name === line.from || name === line.to))!
  const other = known.find(line => line !== parallel && line !== meeting)!
  const [a, b, c] = [parallel, meeting, other].map(line => evaluate(line.label as Expr))
  const isOn = (line: DiagramLine, name: string) => line.from === name || line.to === name
  // A partner that stands between both lengths on the ground lies in the large triangle.
  const isNested = [parallel.from, parallel.to].some(name => isOn(meeting, name) && isOn(other, name))
  return a!.times(isNested ? b!.plus(c!) : b!).over(c!)
}
