import { piExpr } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { type Block, type Both, both, figure, prose } from '../../content.ts'
import { cone, hemisphere, pyramid, type Solid3d, sphere, stackedSolid } from '../../figure/solid-3d.ts'
import type { UnitId } from '../../language/units.ts'
import { decimal, expr, measure } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Measured, measured } from '../8/shared/measured.ts'
import { solidStories } from './shared/solid-stories.ts'
import { near } from './shared/special-triangles.ts'

const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
type Unit = (typeof UNITS)[number]
const cubic = (unit: Unit): UnitId => `cubic-${unit}`

type Shape = 'pyramid' | 'cone' | 'sphere' | 'hemisphere'
interface Drawn {
  readonly shape: Shape
  /** Radius, or the two sides of the base; then the height. */
  readonly sides: readonly [number, number, number]
  readonly unit: Unit
  /** What is labelled: the height and radius themselves, the slant height, or the diameter. */
  readonly by: 'plain' | 'slant' | 'diameter'
}

/** The volume, without the π of round solids. */
function partOf({ shape, sides: [a, b, h] }: Pick<Drawn, 'shape' | 'sides'>): Ratio {
  switch (shape) {
    case 'pyramid':
      return Ratio.of(a * b * h, 3)
    case 'cone':
      return Ratio.of(a * a * h, 3)
    case 'sphere':
      return Ratio.of(4 * a ** 3, 3)
    case 'hemisphere':
      return Ratio.of(2 * a ** 3, 3)
  }
}
const isRound = (shape: Shape) => shape !== 'pyramid'
const exactVolume = (drawn: Drawn): Measured => ({
  amount: isRound(drawn.shape) ? piExpr(partOf(drawn)) : partOf(drawn),
  unit: cubic(drawn.unit),
})
const value = (drawn: Pick<Drawn, 'shape' | 'sides'>) => partOf(drawn).toNumber() * (isRound(drawn.shape) ? Math.PI : 1)
const tenth = (of: number): Expr => decimal(Ratio.of(Math.round(of * 10), 10), 1)
const isClear = (of: number) => Math.abs(of * 10 - Math.floor(of * 10) - 0.5) > 0.02

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [12, 16, 20],
] as const

function draw(
  random: Random,
  { shapes, bys }: { readonly shapes: readonly Shape[]; readonly bys: readonly Drawn['by'][] },
): Drawn {
  const [shape, unit] = [random.evenly(shapes), random.pick(UNITS)]
  const wanted = random.evenly(bys)
  const by =
    shape === 'pyramid' && wanted === 'diameter' ? 'slant' : isBall(shape) && wanted === 'slant' ? 'diameter' : wanted
  if (by === 'slant') {
    const [half, high] = random.pick(TRIPLES)
    return { shape, unit, by, sides: shape === 'pyramid' ? [2 * half, 2 * half, high] : [half, half, high] }
  }
  const a = random.int(2, isBall(shape) ? 12 : 10)
  return {
    shape,
    unit,
    by,
    sides: [a, shape === 'pyramid' && random.chance(0.5) ? random.int(3, 12) : a, random.int(3, 15)],
  }
}
const isBall = (shape: Shape) => shape === 'sphere' || shape === 'hemisphere'

function drawing({ shape, sides: [a, b, h], unit, by }: Drawn): Solid3d {
  const diameter = { unit, labels: { radius: null, diameter: measure(2 * a, unit) } }
  switch (shape) {
    case 'pyramid':
      return pyramid(a, b, h, {
        unit,
        ...(by === 'slant' ? { labels: { height: null, slant: measure(Math.hypot(a / 2, h), unit) } } : {}),
      })
    case 'cone':
      return cone(
        a,
        h,
        by === 'diameter'
          ? diameter
          : { unit, ...(by === 'slant' ? { labels: { height: null, slant: measure(Math.hypot(a, h), unit) } } : {}) },
      )
    case 'sphere':
      return sphere(a, by === 'diameter' ? diameter : { unit })
    case 'hemisphere':
      return hemisphere(a, by === 'diameter' ? diameter : { unit })
  }
}

/** The volume from the labels of the drawn solid. */
function volumeIn(printed: Printed): number {
  const { solid } = printed.figure('solid-3d')
  if (!('labels' in solid)) return Number.NaN
  const labels: Readonly<Record<string, unknown>> = { ...solid.labels }
  const at = (name: string) => (labels[name] ? approximate(labels[name] as Expr) : null)
  const radius = at('radius') ?? (at('diameter') ?? Number.NaN) / 2
  const upright = (half: number) => at('height') ?? Math.sqrt(at('slant')! ** 2 - half ** 2)
  switch (solid.shape) {
    case 'pyramid':
      return (at('length')! * (at('width') ?? at('length')!) * upright(at('length')! / 2)) / 3
    case 'cone':
      return (Math.PI * radius ** 2 * upright(radius)) / 3
    case 'sphere':
      return (Math.PI * (2 * radius) ** 3) / 6
    case 'hemisphere':
      return (Math.PI * (2 * radius) ** 3) / 12
    case 'stack':
      return solid.parts.reduce((total, { shape, label }) => {
        const height = label ? approximate(label as Expr) : radius
        const share = shape.startsWith('hemisphere') ? 2 / 3 : shape.startsWith('cone') ? 1 / 3 : 1
        return total + share * Math.PI * radius ** 2 * height
      }, 0)
    default:
      return Number.NaN
  }
}

const inPi = {
  en: prose`Find the exact volume. Write the volume of a round solid in terms of ${m`π`}.`,
  es: prose`Halla el volumen exacto. Escribe el volumen de un cuerpo redondo en términos de ${m`π`}.`,
}
const nearestTenth = {
  en: prose`Find the volume to the nearest tenth. Use the ${m`π`} key.`,
  es: prose`Halla el volumen redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
}

interface Stack {
  readonly r: number
  readonly parts: readonly {
    readonly shape: 'cylinder' | 'cone' | 'cone-down' | 'hemisphere' | 'hemisphere-down'
    readonly height?: number
  }[]
}
function drawStack(random: Random): Stack {
  const kind = random.evenly(['cylinder and cone', 'cone and hemisphere', 'cylinder and hemisphere'] as const)
  const r = random.int(2, 9)
  switch (kind) {
    case 'cylinder and cone':
      return {
        r,
        parts: [
          { shape: 'cylinder', height: random.int(4, 15) },
          { shape: 'cone', height: 3 * random.int(1, 4) },
        ],
      }
    case 'cone and hemisphere':
      return { r, parts: [{ shape: 'cone-down', height: random.int(6, 16) }, { shape: 'hemisphere' }] }
    case 'cylinder and hemisphere':
      return { r, parts: [{ shape: 'cylinder', height: random.int(4, 15) }, { shape: 'hemisphere' }] }
  }
}
const stackPart = ({ r, parts }: Stack): Ratio =>
  parts.reduce((total, { shape, height = r }) => {
    const [n, d] = shape.startsWith('hemisphere') ? [2, 3] : shape.startsWith('cone') ? [1, 3] : [1, 1]
    return total.plus(Ratio.of(n! * r * r * height, d))
  }, Ratio.of(0))

/** Balls of radius r in a cylinder of radius R that raise the water by tenths. */
const SUNKEN = [4, 5, 6, 8, 10, 12].flatMap(R =>
  [1, 2, 3, 4].flatMap(r =>
    Array.from({ length: 11 }, (_, i) => ({
      R,
      r,
      count: i + 2,
      rise: Ratio.of(4 * (i + 2) * r ** 3, 3 * R * R),
    })).filter(
      ({ rise }) => 2 * r <= R && rise.times(10).isInteger && rise.compare(Ratio.of(1, 2)) >= 0 && rise.compare(6) < 0,
    ),
  ),
)

export const volumePyramidsConesSpheres = defineTopic(
  {
    id: 'volume-pyramids-cones-spheres',
    name: {
      en: 'Volume of pyramids, cones, spheres and composites',
      es: 'Volumen de pirámides, conos, esferas y sólidos compuestos',
    },
    description: {
      en: 'Find volumes or missing dimensions of pyramids, cones, spheres and solids that combine them.',
      es: 'Halla volúmenes o dimensiones desconocidas de pirámides, conos, esferas y sólidos que los combinan.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.A.3', 'G-MG.A.1'],
    levels: {
      easy: { shapes: ['pyramid', 'cone', 'sphere'], bys: ['plain'] },
      medium: { shapes: ['cone', 'pyramid', 'sphere', 'hemisphere'], bys: ['slant', 'diameter'] },
      hard: { shapes: ['cone'], bys: ['plain'] },
    },
  },
  form => ({
    exact: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: inPi,
      lines: 4,
      draw,
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(figure(drawing(drawn))),
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    rounded: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: nearestTenth,
      lines: 4,
      draw: (random, { bys }) =>
        random.until(
          () => draw(random, { shapes: ['cone', 'sphere'], bys }),
          drawn => isClear(value(drawn)),
        ),
      answer: measured,
      solve: (drawn): Measured => ({ amount: tenth(value(drawn)), unit: cubic(drawn.unit) }),
      ask: drawn => both(figure(drawing(drawn))),
      check: (printed, { amount }) => Math.abs(approximate(expr(amount)) - volumeIn(printed)) < 0.05,
    }),

    story: form({
      levels: ['easy', 'medium'],
      lines: 4,
      draw(random) {
        const { shape, unit, says, isDiameter, ...ranges } = random.evenly(solidStories)
        const sides = random.until(
          () => {
            const a = random.int(...ranges.across)
            return [a, a, random.int(...ranges.high)] as const
          },
          sides => isClear(value({ shape, sides })),
        )
        const [a, , h] = sides
        return { shape, sides, unit, says: says(measure(isDiameter ? 2 * a : a, unit), measure(h, unit)) }
      },
      answer: measured,
      solve: ({ shape, sides, unit }): Measured => ({ amount: tenth(value({ shape, sides })), unit: cubic(unit) }),
      ask: ({ says }) => says,
      check(printed, { amount }) {
        const text = printed.text
        const lengths = printed.numbers.map(of => of.toNumber())
        const isPyramid = /pyramid|pirámide/.test(text)
        const [first, second] = isPyramid ? [lengths[1]!, lengths[0]!] : [lengths[0]!, lengths[1] ?? 0]
        const radius = /diameter|across|diámetro/.test(text) ? first / 2 : first
        const found = isPyramid
          ? (first ** 2 * second) / 3
          : /sphere|esfera/.test(text)
            ? (4 / 3) * Math.PI * radius ** 3
            : (Math.PI * radius ** 2 * second) / 3
        return Math.abs(approximate(expr(amount)) - found) < 0.05
      },
    }),

    missing: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw: random => ({
        kind: random.evenly(['cone height', 'pyramid height', 'sphere radius', 'cone radius'] as const),
        a: random.int(2, 12),
        h: 3 * random.int(1, 6),
        unit: random.pick(UNITS),
      }),
      answer: measured,
      solve: ({ kind, a, h, unit }): Measured => ({ amount: kind.endsWith('height') ? h : a, unit }),
      ask({ kind, a, h, unit }) {
        const whole = (shape: Shape) =>
          measure(
            isRound(shape) ? piExpr(partOf({ shape, sides: [a, a, h] })) : partOf({ shape, sides: [a, a, h] }),
            cubic(unit),
          )
        const [across, high] = [measure(a, unit), measure(h, unit)]
        switch (kind) {
          case 'cone height':
            return {
              en: prose`A cone has a volume of ${whole('cone')} and a radius of ${across}. Find its height.`,
              es: prose`Un cono tiene un volumen de ${whole('cone')} y un radio de ${across}. Halla su altura.`,
            }
          case 'cone radius':
            return {
              en: prose`A cone has a volume of ${whole('cone')} and a height of ${high}. Find its radius.`,
              es: prose`Un cono tiene un volumen de ${whole('cone')} y una altura de ${high}. Halla su radio.`,
            }
          case 'pyramid height':
            return {
              en: prose`A pyramid with a square base has a volume of ${whole('pyramid')}. Each side of the base measures ${across}. Find the height.`,
              es: prose`Una pirámide de base cuadrada tiene un volumen de ${whole('pyramid')}. Cada lado de la base mide ${across}. Halla la altura.`,
            }
          case 'sphere radius':
            return {
              en: prose`A sphere has a volume of ${whole('sphere')}. Find its radius.`,
              es: prose`Una esfera tiene un volumen de ${whole('sphere')}. Halla su radio.`,
            }
        }
      },
      // Puts the answer into the volume.
      check(printed, { amount }) {
        const [volume, length] = printed.all('measure').map(({ of }) => approximate(of))
        const [found, text] = [approximate(expr(amount)), printed.text]
        if (found <= 0) return false
        if (/sphere|esfera/i.test(text)) return near(volume!, (4 / 3) * Math.PI * found ** 3)
        if (/pyramid|pirámide/i.test(text)) return near(volume! * 3, length! ** 2 * found)
        return near(
          volume! * 3,
          Math.PI * (/its radius|su radio/.test(text) ? found ** 2 * length! : length! ** 2 * found),
        )
      },
    }),

    composite: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Find the volume of the solid in terms of ${m`π`}.`,
        es: prose`Halla el volumen del cuerpo en términos de ${m`π`}.`,
      },
      lines: 5,
      draw: random => ({
        stack: drawStack(random),
        unit: random.pick(UNITS),
        isDiameter: random.evenly([false, false, true]),
      }),
      answer: measured,
      solve: ({ stack, unit }): Measured => ({ amount: piExpr(stackPart(stack)), unit: cubic(unit) }),
      ask: ({ stack: { r, parts }, unit, isDiameter }) =>
        both(
          figure(
            stackedSolid(r, parts, {
              unit,
              ...(isDiameter ? { labels: { radius: null, diameter: measure(2 * r, unit) } } : {}),
            }),
          ),
        ),
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    silo: form({
      levels: ['hard'],
      lines: 5,
      draw: random =>
        random.until(
          () => ({
            r: random.int(2, 6),
            wall: random.int(6, 20),
            roof: random.int(2, 6),
            isRoof: random.evenly([true, false]),
          }),
          ({ r, wall, roof }) => isClear(Math.PI * (r * r * wall + (r * r * roof) / 3)),
        ),
      answer: measured,
      solve: ({ r, wall, roof }): Measured => ({
        amount: tenth(Math.PI * (r * r * wall + (r * r * roof) / 3)),
        unit: 'cubic-meter',
      }),
      ask({ r, wall, roof, isRoof }) {
        const [a, b, c] = [r, wall, roof].map(of => measure(of, 'meter')) as [Expr, Expr, Expr]
        return isRoof
          ? {
              en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}, and its roof is a cone with the same radius and a height of ${c}. Find the volume of the silo with its roof to the nearest tenth. Use the ${m`π`} key.`,
              es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}, y su techo es un cono con el mismo radio y una altura de ${c}. Halla el volumen del silo con su techo, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
            }
          : {
              en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}. Below it, the grain runs out through a cone with the same radius and a height of ${c}. Find the volume of the cylinder and the cone together to the nearest tenth. Use the ${m`π`} key.`,
              es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}. Debajo, el grano sale por un cono con el mismo radio y una altura de ${c}. Halla el volumen del cilindro y el cono juntos, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
            }
      },
      // A cylinder with a third of the height of the cone on top holds as much.
      check(printed, { amount }) {
        const [r, wall, roof] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number, number]
        return Math.abs(approximate(expr(amount)) - Math.PI * r * r * (wall + roof / 3)) < 0.05
      },
    }),

    hole: form({
      levels: ['hard'],
      lines: 4,
      draw: random => {
        const r = random.int(3, 9)
        return {
          r,
          h: 3 * random.int(2, 6),
          inner: random.int(1, r - 1),
          isCone: random.evenly([true, false]),
          unit: random.pick(UNITS),
        }
      },
      answer: measured,
      solve: ({ r, h, inner, isCone, unit }): Measured => ({
        amount: piExpr(Ratio.of(h * (r * r * 3 - (isCone ? r * r : 3 * inner * inner)), 3)),
        unit: cubic(unit),
      }),
      ask({ r, h, inner, isCone, unit }): Both<Block> {
        const [radius, height, hole] = [measure(r, unit), measure(h, unit), measure(inner, unit)]
        return isCone
          ? {
              en: prose`A cylinder has a radius of ${radius} and a height of ${height}. A cone with the same base and height is cut out of it. Find the volume that is left in terms of ${m`π`}.`,
              es: prose`Un cilindro tiene un radio de ${radius} y una altura de ${height}. Se le quita un cono con la misma base y la misma altura. Halla el volumen que queda en términos de ${m`π`}.`,
            }
          : {
              en: prose`A cylinder has a radius of ${radius} and a height of ${height}. A cylindrical hole with a radius of ${hole} is drilled along its axis from end to end. Find the volume that is left in terms of ${m`π`}.`,
              es: prose`Un cilindro tiene un radio de ${radius} y una altura de ${height}. Se perfora a lo largo de su eje, de lado a lado, un hueco cilíndrico de radio ${hole}. Halla el volumen que queda en términos de ${m`π`}.`,
            }
      },
      // Two thirds are left of a cone; a ring is as wide as its wall around its middle line.
      check(printed, { amount }) {
        const [r, h, inner] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number, number?]
        const left = inner === undefined ? (2 / 3) * r * r * h : (r - inner) * (r + inner) * h
        return near(approximate(expr(amount)), left * Math.PI)
      },
    }),

    fillings: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw(random) {
        const kind = random.evenly(['cups', 'balls'] as const)
        return random.until(
          () => {
            const [R, H, r, h] = [random.int(4, 12), random.int(6, 24), random.int(1, 4), random.int(4, 12)]
            const [large, small] = [
              Ratio.of(R * R * H),
              kind === 'cups' ? Ratio.of(r * r * h, 3) : Ratio.of(4 * r ** 3, 3),
            ]
            return { kind, R, H, r, h, count: large.over(small) }
          },
          ({ count }) => count.toNumber() >= 4 && count.toNumber() <= 200,
        )
      },
      answer: integer,
      solve: ({ count }) => Math.floor(count.toNumber() + 1e-9),
      ask({ kind, R, H, r, h }): Both<Block> {
        const [a, b, c, d] = [R, H, r, h].map(of => measure(of, 'centimeter')) as [Expr, Expr, Expr, Expr]
        return kind === 'cups'
          ? {
              en: prose`A full cylinder of juice has a radius of ${a} and a height of ${b}. How many full cone-shaped cups with a radius of ${c} and a height of ${d} can be filled from it?`,
              es: prose`Un cilindro lleno de jugo tiene un radio de ${a} y una altura de ${b}. ¿Cuántos vasos en forma de cono, con un radio de ${c} y una altura de ${d}, se pueden llenar por completo?`,
            }
          : {
              en: prose`A cylinder of wax with a radius of ${a} and a height of ${b} is melted. How many full spheres with a radius of ${c} can be cast from it?`,
              es: prose`Se derrite un cilindro de cera con un radio de ${a} y una altura de ${b}. ¿Cuántas esferas completas de radio ${c} se pueden fundir con ella?`,
            }
      },
      // So many fit, and one more does not.
      check(printed, answer) {
        const [R, H, r, h] = printed.numbers
        const small = h ? r!.power(2).times(h) : r!.power(3).times(4)
        const large = R!.power(2).times(H!).times(3)
        return small.times(exact(answer)).compare(large) <= 0 && small.times(exact(answer).plus(1)).compare(large) > 0
      },
    }),

    waterLevel: form({
      levels: ['hard'],
      lines: 5,
      draw: random => ({ ...random.pick(SUNKEN), unit: random.pick(['centimeter', 'inch'] as const) }),
      answer: measured,
      solve: ({ rise, unit }): Measured => ({ amount: rise.isInteger ? rise : decimal(rise), unit }),
      ask({ R, r, count, unit }) {
        const [tank, ball] = [measure(R, unit), measure(r, unit)]
        return {
          en: prose`A cylinder with a radius of ${tank} is partly filled with water. ${count} metal balls with a radius of ${ball} each sink in it, and no water spills. By how much does the water level rise?`,
          es: prose`Un cilindro de radio ${tank} está parcialmente lleno de agua. Se hunden en él ${count} bolas de metal de radio ${ball} cada una, sin que se derrame agua. ¿Cuánto sube el nivel del agua?`,
        }
      },
      check(printed, { amount }) {
        const [tank, ball] = printed.all('measure').map(({ of }) => evaluate(of))
        const count = printed.maths.find(of => of.kind === 'number')!
        return exact(amount)
          .times(tank!.power(2))
          .times(3)
          .equals(ball!.power(3).times(4).times(evaluate(count)))
      },
    }),
  }),
)
