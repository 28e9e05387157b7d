import {
  answerStep,
  approximate,
  type Block,
  type Both,
  both,
  bracketed,
  cone,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  hemisphere,
  integer,
  itemOf,
  join,
  line,
  m,
  measure,
  minus,
  over,
  PYTHAGOREAN_THEOREM,
  pi,
  piExpr,
  power,
  prose,
  pyramid,
  type Random,
  Ratio,
  relation,
  root,
  type Solid3d,
  type Step,
  sphere,
  stackedSolid,
  statements,
  step,
  symbol,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import { near } from '../kit/triangles/special-triangles.ts'
import {
  cubic,
  type Drawn,
  isClear,
  isRound,
  partOf,
  type Shape,
  tenth,
  UNITS,
  volumeIn,
} from './volume-pyramids-cones-spheres/parts.ts'
import { solidStories } from './volume-pyramids-cones-spheres/solid-stories.ts'

const exactVolume = (drawn: Drawn): Measured => ({
  amount: isRound(drawn.shape) ? piExpr(partOf(drawn)) : partOf(drawn),
  unit: cubic(drawn.unit),
})

const value = (drawn: Pick<Drawn, 'shape' | 'sides'>) => partOf(drawn).toNumber() * (isRound(drawn.shape) ? Math.PI : 1)

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
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
  const a = random.int(shape === 'pyramid' ? 3 : 2, isBall(shape) ? 12 : 10)
  // A base that runs far back would hide the height behind an edge.
  const b = shape === 'pyramid' && random.chance(0.5) ? random.int(Math.ceil(a / 2), Math.floor(1.25 * a)) : a
  return { shape, unit, by, sides: [a, b, isBall(shape) ? a : drawHeight(random, shape === 'pyramid' ? a : 2 * a)] }
}

/** Neither a needle nor a plate. */
const drawHeight = (random: Random, across: number) =>
  random.int(Math.max(3, Math.ceil(across * 0.5)), Math.min(15, Math.ceil(across * 1.8)))

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
  // As high as wide, more or less, so that a label fits.
  const wall = () => random.int(Math.max(4, r), Math.min(15, 4 * r))
  const flat = Math.ceil(r / 5)
  switch (kind) {
    case 'cylinder and cone':
      return {
        r,
        parts: [
          { shape: 'cylinder', height: wall() },
          { shape: 'cone', height: 3 * random.int(flat, Math.min(4, Math.max(flat, Math.floor(0.8 * r)))) },
        ],
      }
    case 'cone and hemisphere':
      return {
        r,
        parts: [
          { shape: 'cone-down', height: random.int(Math.max(5, r), Math.min(16, 3 * r)) },
          { shape: 'hemisphere' },
        ],
      }
    case 'cylinder and hemisphere':
      return { r, parts: [{ shape: 'cylinder', height: wall() }, { shape: 'hemisphere' }] }
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
const [V, r, h, x] = [symbol('V'), symbol('r'), symbol('h'), symbol('x')]
const RULES = {
  pyramid: {
    en: line`the volume of a pyramid, ${m`V = {1/3}Bh`}`,
    es: line`el volumen de una pirámide, ${m`V = {1/3}Bh`}`,
  },
  cone: { en: line`the volume of a cone, ${m`V = {1/3}πr^2h`}`, es: line`el volumen de un cono, ${m`V = {1/3}πr^2h`}` },
  sphere: {
    en: line`the volume of a sphere, ${m`V = {4/3}πr^3`}`,
    es: line`el volumen de una esfera, ${m`V = {4/3}πr^3`}`,
  },
  hemisphere: {
    en: line`the volume of a hemisphere, ${m`V = {2/3}πr^3`}`,
    es: line`el volumen de una semiesfera, ${m`V = {2/3}πr^3`}`,
  },
  cylinder: {
    en: line`the volume of a cylinder, ${m`V = πr^2h`}`,
    es: line`el volumen de un cilindro, ${m`V = πr^2h`}`,
  },
}
const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }
type Part = keyof typeof RULES

/** The formula with its lengths. */
function filled(shape: Part, [a, b, high]: readonly [number, number, number]): Expr {
  switch (shape) {
    case 'pyramid':
      return join(Ratio.of(1, 3), bracketed(a), bracketed(b), bracketed(high))
    case 'cone':
      return join(Ratio.of(1, 3), pi, power(bracketed(a), 2), bracketed(high))
    case 'cylinder':
      return join(pi, power(bracketed(a), 2), bracketed(high))
    case 'sphere':
      return join(Ratio.of(4, 3), pi, power(bracketed(a), 3))
    case 'hemisphere':
      return join(Ratio.of(2, 3), pi, power(bracketed(a), 3))
  }
}
const shownPart = (shape: Part, of: Ratio): Value => (shape === 'pyramid' ? of : piExpr(of))
/** A part of a solid by its formula. */
const partStep = (name: Expr, shape: Part, sides: readonly [number, number, number], of: Ratio): Step =>
  step(equation(equation(name, filled(shape, sides)), shownPart(shape, of)), because.use, { rule: RULES[shape] })

/** What is labelled, and the radius or the height that is not. */
function readSteps({ shape, sides: [a, b, high], unit, by }: Drawn): readonly Step[] {
  const length = (value: number) => measure(value, unit)
  const across = shape === 'pyramid' ? [length(a), length(b)] : [length(by === 'diameter' ? 2 * a : a)]
  const slant = Math.hypot(shape === 'pyramid' ? a / 2 : a, high)
  const up = isBall(shape) ? [] : [length(by === 'slant' ? slant : high)]
  const what = {
    pyramid: { en: line`the sides of the base and the height`, es: line`los lados de la base y la altura` },
    ball: { en: line`the radius`, es: line`el radio` },
    cone: { en: line`the radius and the height`, es: line`el radio y la altura` },
    slant: { en: line`the base and the slant height`, es: line`la base y la altura inclinada` },
    diameter: isBall(shape)
      ? { en: line`the diameter`, es: line`el diámetro` }
      : { en: line`the diameter and the height`, es: line`el diámetro y la altura` },
  }[
    by === 'slant'
      ? 'slant'
      : by === 'diameter'
        ? 'diameter'
        : shape === 'pyramid'
          ? 'pyramid'
          : isBall(shape)
            ? 'ball'
            : 'cone'
  ]
  const base = shape === 'pyramid' ? a / 2 : a
  return [
    step(statements(...across, ...up), because.read, { what }),
    ...(by === 'diameter' ? [step(equation(equation(r, over(2 * a, 2)), a), because.halveDiameter)] : []),
    ...(by === 'slant'
      ? [
          step(equation(equation(h, root(minus(power(slant, 2), power(base, 2)))), high), because.use, {
            rule: PYTHAGOREAN_THEOREM,
          }),
        ]
      : []),
  ]
}
const reasonFor = (shape: Part) => (shape === 'pyramid' ? because.multiplyFactors : because.multiplyKeepPi)

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
    rev: 2,
    levels: {
      easy: { shapes: ['pyramid', 'cone', 'sphere'], bys: ['plain'] },
      medium: { shapes: ['cone', 'pyramid', 'sphere', 'hemisphere'], bys: ['slant', 'diameter'] },
      hard: {},
    },
  },
  form => ({
    exact: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: inPi,
      draw,
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(figure(drawing(drawn))),
      solution: drawn => [
        ...readSteps(drawn),
        step(equation(V, filled(drawn.shape, drawn.sides)), because.use, { rule: RULES[drawn.shape] }),
        step(equation(V, measure(exactVolume(drawn).amount, cubic(drawn.unit))), reasonFor(drawn.shape)),
      ],
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    rounded: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: nearestTenth,
      draw: (random, { bys }) =>
        random.until(
          () => draw(random, { shapes: ['cone', 'sphere'], bys }),
          drawn => isClear(value(drawn)),
        ),
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: (drawn): Measured => ({ amount: tenth(value(drawn)), unit: cubic(drawn.unit) }),
      ask: drawn => both(figure(drawing(drawn))),
      solution: (drawn, { amount }) => [
        ...readSteps(drawn),
        step(equation(V, filled(drawn.shape, drawn.sides)), because.use, { rule: RULES[drawn.shape] }),
        step(equation(V, exactVolume(drawn).amount), reasonFor(drawn.shape)),
        step(relation(V, '≈', measure(amount, cubic(drawn.unit))), because.roundAtTheEnd, { place: TENTH }),
      ],
      check: (printed, { amount }) => Math.abs(approximate(expr(amount)) - volumeIn(printed)) < 0.05,
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      draw(random) {
        const { shape, unit, says, ends, isDiameter, ...ranges } = random.evenly(solidStories)
        const sides = random.until(
          () => {
            const a = random.int(...ranges.across)
            return [a, a, random.int(...ranges.high)] as const
          },
          sides => isClear(value({ shape, sides })),
        )
        const [a, , h] = sides
        return {
          shape,
          sides,
          unit,
          isDiameter,
          ends,
          says: says(measure(isDiameter ? 2 * a : a, unit), measure(h, unit)),
        }
      },
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: ({ shape, sides, unit }): Measured => ({ amount: tenth(value({ shape, sides })), unit: cubic(unit) }),
      ask: ({ says }) => says,
      solution({ shape, sides, unit, isDiameter, ends }, { amount }) {
        const found = measure(amount, cubic(unit))
        return [
          ...readSteps({ shape, sides, unit, by: isDiameter ? 'diameter' : 'plain' }),
          step(equation(V, filled(shape, sides)), because.use, { rule: RULES[shape] }),
          step(equation(V, shownPart(shape, partOf({ shape, sides }))), reasonFor(shape)),
          step(relation(V, '≈', found), because.answer, { sentence: ends(found) }),
        ]
      },
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
      solution({ kind, a, h: high, unit }) {
        const shape = kind === 'pyramid height' ? 'pyramid' : kind === 'sphere radius' ? 'sphere' : 'cone'
        const volume = partOf({ shape, sides: [a, a, high] })
        const [unknown, factor, value] = {
          'cone height': [h, Ratio.of(a * a, 3), high] as const,
          'pyramid height': [h, Ratio.of(a * a, 3), high] as const,
          'cone radius': [power(r, 2), Ratio.of(high, 3), a * a] as const,
          'sphere radius': [power(r, 3), Ratio.of(4, 3), a ** 3] as const,
        }[kind]
        const product = factor.equals(1) ? unknown : join(factor, unknown)
        const start =
          shape === 'pyramid'
            ? [step(equation(product, volume), because.use, { rule: RULES.pyramid })]
            : [
                step(equation(join(factor, pi, unknown), piExpr(volume)), because.use, { rule: RULES[shape] }),
                ...(factor.equals(1) ? [] : [step(equation(product, volume), because.divideBothSides, { value: pi })]),
              ]
        const alone = kind.endsWith('height') ? measure(value, unit) : value
        return [
          ...start,
          ...(factor.equals(1)
            ? kind === 'pyramid height'
              ? []
              : [step(equation(unknown, alone), because.divideBothSides, { value: pi })]
            : [step(equation(unknown, alone), because.divideBothSides, { value: factor })]),
          ...(kind === 'cone radius' ? [step(equation(r, measure(a, unit)), because.positiveRoot)] : []),
          ...(kind === 'sphere radius'
            ? [step(equation(equation(r, root(value, 3)), measure(a, unit)), because.takeCubeRoot)]
            : []),
        ]
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
      solution({ stack, unit, isDiameter }, { amount }) {
        const radius = stack.r
        const names = stack.parts.map((_, i) => symbol('V', i + 1))
        const shapeOf = (shape: string): Part =>
          shape.startsWith('hemisphere') ? 'hemisphere' : shape.startsWith('cone') ? 'cone' : 'cylinder'
        return [
          isDiameter
            ? step(equation(equation(r, over(2 * radius, 2)), radius), because.halveDiameter)
            : step(equation(r, measure(radius, unit)), because.read, {
                what: { en: line`the radius that both parts share`, es: line`el radio que comparten las dos partes` },
              }),
          ...stack.parts.map((part, i) =>
            partStep(
              itemOf(names, i),
              shapeOf(part.shape),
              [radius, radius, part.height ?? radius],
              stackPart({ r: radius, parts: [part] }),
            ),
          ),
          step(equation(V, measure(amount, cubic(unit))), because.addParts),
        ]
      },
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    silo: form({
      levels: ['hard'],
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
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: ({ r, wall, roof }): Measured => ({
        amount: tenth(Math.PI * (r * r * wall + (r * r * roof) / 3)),
        unit: 'cubic-meter',
      }),
      ask({ r, wall, roof, isRoof }) {
        const [a, b, c] = [r, wall, roof].map(of => measure(of, 'meter')) as [Expr, Expr, Expr]
        return isRoof
          ? {
              en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}. Its roof is a cone with the same radius and a height of ${c}. Find the total volume to the nearest tenth. Use the ${m`π`} key.`,
              es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}. Su techo es un cono con el mismo radio y una altura de ${c}. Halla el volumen total, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
            }
          : {
              en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}. Its bottom is a cone with the same radius and a height of ${c}. Find the total volume to the nearest tenth. Use the ${m`π`} key.`,
              es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}. Su fondo es un cono con el mismo radio y una altura de ${c}. Halla el volumen total, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
            }
      },
      solution({ r: radius, wall, roof }, { amount }) {
        const [one, two] = [Ratio.of(radius * radius * wall), Ratio.of(radius * radius * roof, 3)]
        const found = measure(amount, 'cubic-meter')
        return [
          partStep(symbol('V', 1), 'cylinder', [radius, radius, wall], one),
          partStep(symbol('V', 2), 'cone', [radius, radius, roof], two),
          step(equation(V, piExpr(one.plus(two))), because.addParts),
          step(relation(V, '≈', amount), because.roundAtTheEnd, { place: TENTH }),
          answerStep(found, {
            en: line`The silo has a volume of ${found}.`,
            es: line`El silo tiene un volumen de ${found}.`,
          }),
        ]
      },
      // A cylinder with a third of the height of the cone on top holds as much.
      check(printed, { amount }) {
        const [r, wall, roof] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number, number]
        return Math.abs(approximate(expr(amount)) - Math.PI * r * r * (wall + roof / 3)) < 0.05
      },
    }),

    hole: form({
      levels: ['hard'],
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
              en: prose`A cylinder has a radius of ${radius} and a height of ${height}. A cylindrical hole with a radius of ${hole} is drilled through its center, from base to base. Find the volume that is left in terms of ${m`π`}.`,
              es: prose`Un cilindro tiene un radio de ${radius} y una altura de ${height}. Se perfora por su centro, de una base a la otra, un hueco cilíndrico de radio ${hole}. Halla el volumen que queda en términos de ${m`π`}.`,
            }
      },
      solution({ r: radius, h: high, inner, isCone, unit }, { amount }) {
        const whole = Ratio.of(radius * radius * high)
        return [
          partStep(symbol('V', 1), 'cylinder', [radius, radius, high], whole),
          isCone
            ? partStep(symbol('V', 2), 'cone', [radius, radius, high], whole.over(3))
            : partStep(symbol('V', 2), 'cylinder', [inner, inner, high], Ratio.of(inner * inner * high)),
          step(equation(V, measure(amount, cubic(unit))), because.subtractPart),
        ]
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
              en: prose`A cylinder full of juice has a radius of ${a} and a height of ${b}. A paper cup is a cone with a radius of ${c} and a height of ${d}. How many paper cups can be filled to the top?`,
              es: prose`Un cilindro lleno de jugo tiene un radio de ${a} y una altura de ${b}. Un vaso de papel es un cono con un radio de ${c} y una altura de ${d}. ¿Cuántos vasos se pueden llenar por completo?`,
            }
          : {
              en: prose`A cylinder of wax has a radius of ${a} and a height of ${b}. It is melted to make balls with a radius of ${c}. How many whole balls can be made?`,
              es: prose`Un cilindro de cera tiene un radio de ${a} y una altura de ${b}. Se derrite para hacer bolas de radio ${c}. ¿Cuántas bolas enteras se pueden hacer?`,
            }
      },
      solution({ kind, R, H, r: radius, h: high, count }, answer) {
        const small = kind === 'cups' ? Ratio.of(radius * radius * high, 3) : Ratio.of(4 * radius ** 3, 3)
        const fits = exact(answer)
        return [
          partStep(symbol('V', 1), 'cylinder', [R, R, H], Ratio.of(R * R * H)),
          partStep(symbol('V', 2), kind === 'cups' ? 'cone' : 'sphere', [radius, radius, high], small),
          step(
            count.isInteger
              ? equation(over(symbol('V', 1), symbol('V', 2)), count)
              : relation(equation(over(symbol('V', 1), symbol('V', 2)), count), '>', answer),
            because.divideVolumes,
          ),
          answerStep(
            expr(answer),
            kind === 'cups'
              ? { en: line`${fits} paper cups can be filled.`, es: line`Se pueden llenar ${fits} vasos de papel.` }
              : { en: line`${fits} whole balls can be made.`, es: line`Se pueden hacer ${fits} bolas enteras.` },
          ),
        ]
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
      draw: random => ({ ...random.pick(SUNKEN), unit: random.pick(['centimeter', 'inch'] as const) }),
      answer: measured,
      solve: ({ rise, unit }): Measured => ({ amount: rise.isInteger ? rise : decimal(rise), unit }),
      ask({ R, r, count, unit }) {
        const [tank, ball] = [measure(R, unit), measure(r, unit)]
        return {
          en: prose`A cylinder with a radius of ${tank} is partly filled with water. ${count} metal balls, each with a radius of ${ball}, sink in it. No water spills. By how much does the water level rise?`,
          es: prose`Un cilindro de radio ${tank} está parcialmente lleno de agua. Se hunden en él ${count} bolas de metal, cada una de radio ${ball}. No se derrama agua. ¿Cuánto sube el nivel del agua?`,
        }
      },
      solution({ R, r: radius, count, unit }, { amount }) {
        const balls = Ratio.of(4 * count * radius ** 3, 3)
        return [
          step(
            equation(equation(V, join(count, Ratio.of(4, 3), pi, power(bracketed(radius), 3))), piExpr(balls)),
            because.use,
            { rule: RULES.sphere },
          ),
          step(equation(join(pi, power(bracketed(R), 2), x), piExpr(balls)), because.waterRises),
          step(equation(equation(x, over(balls, R * R)), amount), because.divideBothSides, { value: join(R * R, pi) }),
          answerStep(measure(amount, unit), {
            en: line`The water level rises by ${measure(amount, unit)}.`,
            es: line`El nivel del agua sube ${measure(amount, unit)}.`,
          }),
        ]
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
