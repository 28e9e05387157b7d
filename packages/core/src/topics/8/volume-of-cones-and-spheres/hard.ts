import {
  cone,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  itemOf,
  join,
  line,
  m,
  measure,
  minus,
  over,
  pi,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  role,
  root,
  type Step,
  stackedSolid,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import {
  drawnVolume,
  exactSteps,
  type Form,
  H,
  isExactly,
  partOf,
  R,
  type Shape,
  UNITS,
  type Unit,
  V,
  worked,
} from './parts.ts'

type StackShape = 'cylinder' | 'cone' | 'cone-down' | 'hemisphere' | 'hemisphere-down'
interface Stack {
  readonly r: number
  readonly parts: readonly { readonly shape: StackShape; readonly height?: number }[]
}
const plain = (shape: StackShape): Shape =>
  shape.startsWith('hemisphere') ? 'hemisphere' : shape.startsWith('cone') ? 'cone' : 'cylinder'
const pieceOf = ({ r }: Pick<Stack, 'r'>, { shape, height = r }: Stack['parts'][number]) =>
  partOf({ shape: plain(shape), r: Ratio.of(r), h: Ratio.of(height) })
const totalOf = (stack: Stack) => stack.parts.reduce((all, part) => all.plus(pieceOf(stack, part)), Ratio.of(0))

function drawStack(random: Random): Stack {
  const kind = random.evenly(['silo', 'ice cream', 'capsule', 'dome'] as const)
  const r = random.int(2, 9)
  const wall = random.int(Math.max(4, r), Math.min(15, 4 * r))
  switch (kind) {
    case 'silo':
      return {
        r,
        parts: [
          { shape: 'cylinder', height: wall },
          { shape: 'cone', height: random.int(Math.max(3, Math.ceil(0.6 * r)), Math.max(4, 2 * r)) },
        ],
      }
    case 'ice cream':
      return {
        r,
        parts: [
          { shape: 'cone-down', height: random.int(Math.max(5, r), Math.min(16, 3 * r)) },
          { shape: 'hemisphere' },
        ],
      }
    case 'capsule':
      return {
        r,
        parts: [{ shape: 'hemisphere-down' }, { shape: 'cylinder', height: wall }, { shape: 'hemisphere' }],
      }
    case 'dome':
      return { r, parts: [{ shape: 'cylinder', height: wall }, { shape: 'hemisphere' }] }
  }
}

const NAMES: Readonly<Record<Shape, { readonly en: string; readonly es: string }>> = {
  cone: { en: 'The cone', es: 'El cono' },
  cylinder: { en: 'The cylinder', es: 'El cilindro' },
  hemisphere: { en: 'The hemisphere', es: 'La semiesfera' },
  sphere: { en: 'Both hemispheres together are a sphere', es: 'Las dos semiesferas juntas forman una esfera' },
}
/** A part of a solid by its formula, with the squares and cubes worked out. */
const pieceStep = (i: number, shape: Shape, r: number, h: number): Step => {
  const [radius, height] = [Ratio.of(r), Ratio.of(h)]
  const { en, es } = NAMES[shape]
  const rule = {
    cone: m`{1/3}πr^2h`,
    cylinder: m`πr^2h`,
    hemisphere: m`{2/3}πr^3`,
    sphere: m`{4/3}πr^3`,
  }[shape]
  return explainedBy(equation(symbol('V', i), worked(shape, radius, height)), {
    en: [`${en}: use `, rule, '.'],
    es: [`${es}: usa `, rule, '.'],
  })
}

/** Radius, height and slant height. */
const SLANTS = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [15, 8, 17],
  [12, 16, 20],
  [7, 24, 25],
  [10, 24, 26],
] as const

type Missing = {
  readonly kind: 'height' | 'radius' | 'ball'
  readonly r: number
  readonly h: number
  readonly unit: Unit
}
const volumeOf = ({ kind, r, h }: Missing) =>
  partOf({ shape: kind === 'ball' ? 'sphere' : 'cone', r: Ratio.of(r), h: Ratio.of(h) })

/** 112π + 128π/3 = 336π/3 + 128π/3. */
const added = (one: Ratio, two: Ratio): Expr => {
  const plain = sum(piExpr(one), piExpr(two))
  if (one.d === two.d) return plain
  const thirds = (of: Ratio) => over(join(of.times(3), pi), 3)
  return equation(plain, sum(thirds(one), thirds(two)))
}

export const hardForms = (form: Form) => ({
  composite: form({
    levels: ['hard'],
    share: 3,
    lines: 5,
    draw: random => ({ stack: drawStack(random), unit: random.pick(UNITS) }),
    answer: { ...measured, requires: 'exact' },
    solve: ({ stack, unit }): Measured => ({ amount: piExpr(totalOf(stack)), unit: cubed(unit) }),
    ask({ stack: { r, parts }, unit }) {
      const solid = figure(stackedSolid(r, parts, { unit }))
      return {
        en: [solid, prose`Find the volume of the solid in terms of ${m`π`}.`],
        es: [solid, prose`Halla el volumen del cuerpo en términos de ${m`π`}.`],
      }
    },
    solution({ stack, unit }) {
      const { r, parts } = stack
      const isCapsule = parts.length === 3
      const pieces: readonly (readonly [Shape, number])[] = isCapsule
        ? [
            ['cylinder', itemOf(parts, 1).height ?? r],
            ['sphere', r],
          ]
        : parts.map(({ shape, height = r }) => [plain(shape), height] as const)
      const [one, two] = pieces.map(([shape, h]) => partOf({ shape, r: Ratio.of(r), h: Ratio.of(h) })) as [Ratio, Ratio]
      return [
        step(equation(R, measure(r, unit)), because.read, {
          what: { en: line`the radius that all parts share`, es: line`el radio que comparten todas las partes` },
        }),
        ...pieces.map(([shape, h], i) => pieceStep(i + 1, shape, r, h)),
        explainedBy(equation(equation(V, added(one, two)), measure(piExpr(totalOf(stack)), cubed(unit))), {
          en: line`Add the volumes of the parts.`,
          es: line`Suma los volúmenes de las partes.`,
        }),
      ]
    },
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),

  missing: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random): Missing {
      const kind = random.evenly(['height', 'ball', 'radius'] as const)
      return random.until(
        () => ({ kind, r: random.int(2, 12), h: kind === 'ball' ? 1 : random.int(3, 20), unit: random.pick(UNITS) }),
        ({ r, h }) => kind === 'ball' || (h >= r / 2 && h <= 4 * r && h !== r && (r * r * h) % 3 === 0),
      )
    },
    answer: measured,
    solve: ({ kind, r, h, unit }): Measured => ({ amount: kind === 'height' ? h : r, unit }),
    ask(facts) {
      const { kind, r, h, unit } = facts
      const volume = role('v', measure(piExpr(volumeOf(facts)), cubed(unit)))
      const [radius, height] = [role('r', measure(r, unit)), role('h', measure(h, unit))]
      switch (kind) {
        case 'height':
          return {
            en: prose`A cone has a volume of ${volume} and a radius of ${radius}. What is its height?`,
            es: prose`Un cono tiene un volumen de ${volume} y un radio de ${radius}. ¿Cuál es su altura?`,
          }
        case 'radius':
          return {
            en: prose`A cone has a volume of ${volume} and a height of ${height}. What is its radius?`,
            es: prose`Un cono tiene un volumen de ${volume} y una altura de ${height}. ¿Cuál es su radio?`,
          }
        case 'ball':
          return {
            en: prose`A sphere has a volume of ${volume}. What is its radius?`,
            es: prose`Una esfera tiene un volumen de ${volume}. ¿Cuál es su radio?`,
          }
      }
    },
    solution(facts) {
      const { kind, r, h, unit } = facts
      const part = volumeOf(facts)
      const tripled = part.times(3)
      const byPi = {
        en: line`Divide both sides by ${m`π`} and multiply by 3.`,
        es: line`Divide ambos lados entre ${m`π`} y multiplica por 3.`,
      }
      switch (kind) {
        case 'height':
          return [
            explainedBy(equation(times(Ratio.of(1, 3), m`π`, power(r, 2), H), piExpr(part)), SET_UP.cone),
            explainedBy(equation(times(r * r, H), tripled), byPi),
            explainedBy(equation(H, measure(h, unit)), {
              en: line`Divide both sides by ${r * r}.`,
              es: line`Divide ambos lados entre ${r * r}.`,
            }),
          ]
        case 'radius':
          return [
            explainedBy(equation(times(Ratio.of(1, 3), m`π`, power(R, 2), h), piExpr(part)), SET_UP.cone),
            explainedBy(equation(times(power(R, 2), h), tripled), byPi),
            explainedBy(equation(power(R, 2), r * r), {
              en: line`Divide both sides by ${h}.`,
              es: line`Divide ambos lados entre ${h}.`,
            }),
            step(equation(equation(R, root(r * r)), measure(r, unit)), because.positiveRoot),
          ]
        case 'ball':
          return [
            explainedBy(equation(times(Ratio.of(4, 3), m`π`, power(R, 3)), piExpr(part)), SET_UP.sphere),
            explainedBy(equation(times(4, power(R, 3)), tripled), byPi),
            explainedBy(equation(power(R, 3), r ** 3), {
              en: line`Divide both sides by 4.`,
              es: line`Divide ambos lados entre 4.`,
            }),
            explainedBy(equation(R, measure(r, unit)), {
              en: line`Take the cube root: ${equation(power(r, 3), r ** 3)}.`,
              es: line`Toma la raíz cúbica: ${equation(power(r, 3), r ** 3)}.`,
            }),
          ]
      }
    },
    check(printed, { amount }) {
      const roles = printed.terms('role')
      const of = (name: string) => {
        const found = roles.find(term => term.name === name)
        return found && found.of.kind !== 'quantity'
          ? evaluate((found.of as Extract<Expr, { kind: 'measure' }>).of)
          : null
      }
      const volume = roles.find(({ name }) => name === 'v')!.of as Extract<Expr, { kind: 'measure' }>
      const [r, h] = [
        roles.some(({ name }) => name === 'r') ? of('r') : null,
        roles.some(({ name }) => name === 'h') ? of('h') : null,
      ]
      const found = exact(amount)
      const part = r
        ? r.power(2).times(found).over(3)
        : h
          ? found.power(2).times(h).over(3)
          : found.power(3).times(4).over(3)
      return found.n > 0 && isExactly(volume.of, part.toNumber() * Math.PI)
    },
  }),

  fromSlant: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const [r, h, slant] = random.pick(SLANTS)
      return { r, h, slant, unit: random.pick(UNITS), by: random.evenly(['radius', 'diameter'] as const) }
    },
    answer: { ...measured, requires: 'exact' },
    solve: ({ r, h, unit }): Measured => ({
      amount: piExpr(partOf({ shape: 'cone', r: Ratio.of(r), h: Ratio.of(h) })),
      unit: cubed(unit),
    }),
    ask({ r, h, slant, unit, by }) {
      const across = by === 'radius' ? { radius: measure(r, unit) } : { radius: null, diameter: measure(2 * r, unit) }
      const solid = figure(cone(r, h, { labels: { ...across, height: null, slant: measure(slant, unit) } }))
      return {
        en: [solid, prose`Find the volume of the cone in terms of ${m`π`}.`],
        es: [solid, prose`Halla el volumen del cono en términos de ${m`π`}.`],
      }
    },
    solution({ r, h, slant, unit, by }) {
      const steps = exactSteps({ shape: 'cone', r: Ratio.of(r), h: Ratio.of(h), unit, by })
      const first = by === 'diameter' ? steps.slice(0, 1) : []
      return [
        ...first,
        explainedBy(equation(equation(power(H, 2), minus(power(slant, 2), power(r, 2))), h * h), {
          en: line`The slant height is the hypotenuse; the radius and the height ${H} are the legs.`,
          es: line`La altura inclinada es la hipotenusa; el radio y la altura ${H} son los catetos.`,
        }),
        step(equation(equation(H, root(h * h)), measure(h, unit)), because.positiveRoot),
        ...steps.slice(by === 'diameter' ? 1 : 0),
      ]
    },
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),
})

const SET_UP = {
  cone: {
    en: line`Substitute what is known into the formula for a cone, ${m`V = {1/3}πr^2h`}.`,
    es: line`Sustituye lo que se sabe en la fórmula de un cono, ${m`V = {1/3}πr^2h`}.`,
  },
  sphere: {
    en: line`Substitute what is known into the formula for a sphere, ${m`V = {4/3}πr^3`}.`,
    es: line`Sustituye lo que se sabe en la fórmula de una esfera, ${m`V = {4/3}πr^3`}.`,
  },
} as const
