import {
  approximate,
  type Block,
  type Both,
  both,
  type Content,
  degrees,
  type Expr,
  expr,
  expression,
  type FormMaker,
  figure,
  measure,
  type Point,
  polygon,
  prose,
  Ratio,
  regularVertices,
  rightTriangle,
  type Surd,
  simplifiedExpression,
  sum,
  surd,
  surdExpr,
  symbol,
  timesSurd,
  triangle,
} from '../../../author.ts'
import { x } from '../../kit/angles/x-and-y.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { half, isToScale, near, sidesFrom, toNumber } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'

interface Application {
  readonly unit: 'centimeter' | 'inch' | 'meter' | 'foot'
  readonly says: (given: Expr) => Both<Block>
  readonly sketch: (given: Expr) => Block
  readonly answer: (given: number) => Surd
}

const squareCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

const standing = (angle: number, labels: { readonly AB?: Expr; readonly CA?: Expr; readonly BC?: Expr }) =>
  figure(
    rightTriangle({ legs: [1, Math.tan((angle * Math.PI) / 180)], names: null, sides: labels, angles: { B: angle } }),
  )

const applications: readonly Application[] = [
  {
    unit: 'centimeter',
    says: side => ({
      en: prose`Each side of an equilateral triangle measures ${side}. Find its height.`,
      es: prose`Cada lado de un triángulo equilátero mide ${side}. Halla su altura.`,
    }),
    sketch: side =>
      figure(
        triangle({
          shape: { angles: [60, 60, 60] },
          names: null,
          sides: { BC: side },
          cevians: [{ from: 'C', as: 'altitude', label: 'x' }],
        }),
      ),
    answer: side => surd(Ratio.of(side, 2), 3),
  },
  {
    unit: 'inch',
    says: side => ({
      en: prose`Each side of a square measures ${side}. Find its diagonal.`,
      es: prose`Cada lado de un cuadrado mide ${side}. Halla su diagonal.`,
    }),
    sketch: side =>
      figure(
        polygon({
          vertices: squareCorners,
          sides: [side],
          lines: [{ of: 'AC', label: 'x' }],
          angles: [null, { mark: 'square' }],
        }),
      ),
    answer: side => surd(side, 2),
  },
  {
    unit: 'meter',
    says: diagonal => ({
      en: prose`The diagonal of a square measures ${diagonal}. Find its side.`,
      es: prose`La diagonal de un cuadrado mide ${diagonal}. Halla su lado.`,
    }),
    sketch: diagonal =>
      figure(
        polygon({
          vertices: squareCorners,
          sides: ['x'],
          lines: [{ of: 'AC', label: diagonal }],
          angles: [null, { mark: 'square' }],
        }),
      ),
    answer: diagonal => surd(Ratio.of(diagonal, 2), 2),
  },
  {
    unit: 'centimeter',
    says: side => ({
      en: prose`Each side of a regular hexagon measures ${side}. Find the distance between two opposite sides.`,
      es: prose`Cada lado de un hexágono regular mide ${side}. Halla la distancia entre dos lados opuestos.`,
    }),
    sketch: side =>
      figure(
        polygon({
          vertices: regularVertices(6),
          sides: [side],
          lines: [{ of: 'BD', dashed: true, label: 'x' }],
          marked: [
            { of: 'ABD', mark: 'square' },
            { of: 'EDB', mark: 'square' },
          ],
        }),
      ),
    answer: side => surd(side, 3),
  },
  {
    unit: 'foot',
    says: height => ({
      en: prose`A ramp makes an angle of ${degrees(30)} with the ground and rises ${height}. Find its horizontal length.`,
      es: prose`Una rampa forma un ángulo de ${degrees(30)} con el suelo y sube ${height}. Halla su longitud horizontal.`,
    }),
    sketch: height => standing(30, { CA: height, BC: x }),
    answer: height => surd(height, 3),
  },
  {
    unit: 'meter',
    says: string => ({
      en: prose`The string of a kite is ${string} long and makes an angle of ${degrees(60)} with the ground. How high is the kite above the end of the string?`,
      es: prose`El hilo de una cometa mide ${string} y forma un ángulo de ${degrees(60)} con el suelo. ¿A qué altura está la cometa sobre el extremo del hilo?`,
    }),
    sketch: string => standing(60, { AB: string, CA: x }),
    answer: string => surd(Ratio.of(string, 2), 3),
  },
  {
    unit: 'foot',
    says: ladder => ({
      en: prose`A ladder that is ${ladder} long leans on a wall at an angle of ${degrees(45)} with the ground. How high up the wall does it reach?`,
      es: prose`Una escalera de ${ladder} de largo se apoya en una pared y forma un ángulo de ${degrees(45)} con el suelo. ¿A qué altura de la pared llega?`,
    }),
    sketch: ladder => standing(45, { AB: ladder, CA: x }),
    answer: ladder => surd(Ratio.of(ladder, 2), 2),
  },
]

/** Two triangles on either side of a height CD. The angles are those at A and B. */
const JOINED = [
  [45, 30],
  [45, 60],
  [30, 60],
  [60, 45],
  [30, 45],
] as const

/** The base and the slanted side that go with a height, by the angle at the base. */
function partsFor(angle: 30 | 45 | 60, height: Surd): { readonly base: Surd; readonly slant: Surd } {
  const [short, long, hypotenuse] =
    angle === 45 ? sidesFrom(45, 0, height) : sidesFrom(30, angle === 30 ? 0 : 1, height)
  return { base: angle === 30 ? long : short, slant: hypotenuse }
}

function joinedFigure(
  [left, right]: readonly [30 | 45 | 60, 30 | 45 | 60],
  height: Surd,
  labels: { readonly CD?: Expr; readonly AC?: Expr; readonly BC?: Expr },
) {
  const [one, two] = [partsFor(left, height), partsFor(right, height)]
  const [a, b] = [toNumber(one.base), toNumber(two.base)]
  return figure(
    triangle({
      shape: {
        vertices: [
          [0, 0],
          [a + b, 0],
          [a, toNumber(height)],
        ],
      },
      sides: { CA: { label: labels.AC ?? null }, BC: { label: labels.BC ?? null } },
      angles: { A: left, B: right },
      cevians: [{ from: 'C', as: a / (a + b), foot: 'D', label: labels.CD ?? null }],
      marked: [{ of: 'BDC', mark: 'square' }],
      size: 13,
    }),
  )
}

/** Like surds gathered, a whole number first. */
function surdSum(...surds: readonly Surd[]): Expr {
  const terms = new Map<number, Ratio>()
  for (const { q, k } of surds) terms.set(k, (terms.get(k) ?? Ratio.of(0)).plus(q))
  const shown = [...terms].sort(([a], [b]) => a - b).map(([k, q]) => surdExpr(surd(q, k)))
  return shown.length === 1 ? shown[0]! : sum(...shown)
}

const heightFor = (angle: 30 | 45 | 60, slant: Surd): Surd =>
  angle === 45 ? sidesFrom(45, 2, slant)[0] : sidesFrom(30, 2, slant)[angle === 30 ? 0 : 1]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  application: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write the exact answer in simplest radical form.`,
      es: prose`Escribe la respuesta exacta, con el radical en su forma más simple.`,
    },
    lines: 4,
    draw: random => ({ application: random.evenly(applications), given: random.int(2, 12) * 2 }),
    answer: { ...measured, requires: 'simplified' },
    solve: ({ application: { unit, answer }, given }): Measured => ({ amount: surdExpr(answer(given)), unit }),
    ask({ application: { unit, says, sketch }, given }) {
      const shown = measure(given, unit)
      const [said, drawn] = [says(shown), sketch(shown)]
      return { en: [said.en, drawn], es: [said.es, drawn] }
    },
    // As long as it is drawn beside the given length.
    check(printed, { amount }) {
      const drawn = [
        ...printed.figures('triangle'),
        ...printed.figures('polygon'),
        ...printed.figures('right-triangle'),
      ]
      return isToScale(drawn[0]!, { x: approximate(expr(amount)) })
    },
  }),

  shared: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find ${x}. Write the exact answer in simplest radical form.`,
      es: prose`Halla ${x}. Escribe la respuesta exacta, con el radical en su forma más simple.`,
    },
    lines: 4,
    draw: random => {
      const angles = random.evenly(JOINED)
      const slant = surd(2 * random.int(2, 9), random.pick([1, 1, 2, 3]))
      return { angles, slant, height: heightFor(angles[0], slant) }
    },
    answer: simplifiedExpression,
    solve: ({ angles, height }) => surdExpr(partsFor(angles[1], height).slant),
    ask: ({ angles, slant, height }) => both(joinedFigure(angles, height, { AC: surdExpr(slant), BC: x })),
    // The law of sines in the whole triangle.
    check(printed, answer) {
      const { lines, angles } = printed.figure('triangle')
      const labelOf = (from: string, to: string) =>
        lines.find(line => line.from === from && line.to === to)!.label as Expr
      const [a, b] = angles.flatMap(({ label }) => (label?.kind === 'measure' ? [approximate(label.of)] : []))
      const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)
      return near(approximate(labelOf('C', 'A')) * sine(a!), approximate(answer) * sine(b!))
    },
  }),

  areaOrPerimeter: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({
      angles: random.evenly(JOINED),
      height: surd(2 * random.int(1, 6)),
      isArea: random.evenly([true, false]),
    }),
    answer: expression,
    solve({ angles, height, isArea }) {
      const [one, two] = [partsFor(angles[0], height), partsFor(angles[1], height)]
      return isArea
        ? surdSum(half(timesSurd(one.base, height)), half(timesSurd(two.base, height)))
        : surdSum(one.base, two.base, one.slant, two.slant)
    },
    ask({ angles, height, isArea }): Both<Content> {
      const drawn = joinedFigure(angles, height, { CD: surdExpr(height) })
      return isArea
        ? {
            en: [drawn, prose`Find the exact area of triangle ${symbol('ABC')}.`],
            es: [drawn, prose`Halla el área exacta del triángulo ${symbol('ABC')}.`],
          }
        : {
            en: [drawn, prose`Find the exact perimeter of triangle ${symbol('ABC')}.`],
            es: [drawn, prose`Halla el perímetro exacto del triángulo ${symbol('ABC')}.`],
          }
    },
    // From the drawn corners, scaled by the labelled height.
    check(printed, answer) {
      const { points, lines } = printed.figure('triangle')
      const [a, b, c, d] = points.map(({ at }) => at) as unknown as readonly [Point, Point, Point, Point]
      const long = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
      const scale = approximate(lines.find(({ label }) => label !== null)!.label as Expr) / long(c, d)
      const found = /area|área/.test(printed.text)
        ? (long(a, b) * long(c, d) * scale ** 2) / 2
        : (long(a, b) + long(b, c) + long(c, a)) * scale
      return near(found, approximate(answer))
    },
  }),
})
