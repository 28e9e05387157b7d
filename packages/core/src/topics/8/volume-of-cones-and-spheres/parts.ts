import {
  approximate,
  type Block,
  type Both,
  cone,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  hemisphere,
  type Inline,
  isNear,
  line,
  m,
  measure,
  over,
  type Printed,
  pi,
  piExpr,
  power,
  Ratio,
  relation,
  roundedToPlaces,
  type Solid3d,
  type Step,
  sphere,
  step,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
export type Unit = (typeof UNITS)[number]
export const PI = Ratio.of(314, 100)
export const [V, R, H] = [symbol('V'), symbol('r'), symbol('h')]
export const paragraph = (...parts: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: parts.flat(),
})

export type Shape = 'cone' | 'sphere' | 'hemisphere' | 'cylinder'
export interface Drawn {
  readonly shape: Exclude<Shape, 'cylinder'>
  readonly r: Ratio
  /** Of a cone. */
  readonly h: Ratio
  readonly unit: Unit
  readonly by: 'radius' | 'diameter'
}

/** The volume without its π. */
export const partOf = ({ shape, r, h }: { readonly shape: Shape; readonly r: Ratio; readonly h: Ratio }): Ratio => {
  switch (shape) {
    case 'cone':
      return r.power(2).times(h).over(3)
    case 'cylinder':
      return r.power(2).times(h)
    case 'sphere':
      return r.power(3).times(4).over(3)
    case 'hemisphere':
      return r.power(3).times(2).over(3)
  }
}

export const drawing = ({ shape, r, h, unit, by }: Drawn): Solid3d => {
  const labels =
    by === 'diameter'
      ? { radius: null, diameter: measure(shown(r.times(2)), unit) }
      : { radius: measure(shown(r), unit) }
  switch (shape) {
    case 'cone':
      return cone(r, h, { labels: { ...labels, height: measure(shown(h), unit) } })
    case 'sphere':
      return sphere(r, { labels })
    case 'hemisphere':
      return hemisphere(r, { labels })
  }
}

/** The volume of what is drawn, by its labels. */
export function drawnVolume(printed: Printed): number {
  const { solid } = printed.figure('solid-3d')
  const labels: Readonly<Record<string, unknown>> = 'labels' in solid ? { ...solid.labels } : {}
  const at = (name: string) => (labels[name] ? approximate(labels[name] as Expr) : null)
  const r = at('radius') ?? (at('diameter') ?? Number.NaN) / 2
  switch (solid.shape) {
    // A third of the cylinder around it; two thirds of it, as high as wide.
    case 'cone':
      return (Math.PI * r * r * (at('height') ?? Math.sqrt(at('slant')! ** 2 - r * r))) / 3
    case 'sphere':
      return (Math.PI * r * r * (2 * r) * 2) / 3
    case 'hemisphere':
      return (Math.PI * r * r * (2 * r)) / 3
    case 'stack':
      return solid.parts.reduce((total, { shape, label }) => {
        const height = label ? approximate(label as Expr) : r
        const share = shape.startsWith('hemisphere') ? 2 / 3 : shape.startsWith('cone') ? 1 / 3 : 1
        return total + Math.PI * r * r * height * share
      }, 0)
    default:
      return Number.NaN
  }
}
export const isExactly = (amount: Value, volume: number) => isNear(approximate(expr(amount)) / volume, 1)
/** Within half a tenth, with 3.14 for π. */
export const isRounded = (amount: Value, volume: number) =>
  Math.abs(approximate(expr(amount)) - (volume / Math.PI) * 3.14) < 0.0501
export const roundedAmount = (part: Ratio): Expr => decimal(roundedToPlaces(part.times(PI), 1), 1)
export const isRoundedClearly = (part: Ratio) => {
  const tenths = part.times(PI).times(10)
  return !tenths.isInteger && Math.abs(tenths.toNumber() - Math.floor(tenths.toNumber()) - 0.5) > 0.02
}

const FORMULAS: Readonly<Record<Shape, Both<readonly Inline[]>>> = {
  cone: {
    en: line`Volume of a cone, ${m`V = {1/3}πr^2h`}: substitute the numbers.`,
    es: line`Volumen de un cono, ${m`V = {1/3}πr^2h`}: sustituye los números.`,
  },
  sphere: {
    en: line`Volume of a sphere, ${m`V = {4/3}πr^3`}: substitute the radius.`,
    es: line`Volumen de una esfera, ${m`V = {4/3}πr^3`}: sustituye el radio.`,
  },
  hemisphere: {
    en: line`A hemisphere is half of a sphere, ${m`V = {2/3}πr^3`}: substitute the radius.`,
    es: line`Una semiesfera es la mitad de una esfera, ${m`V = {2/3}πr^3`}: sustituye el radio.`,
  },
  cylinder: {
    en: line`Volume of a cylinder, ${m`V = πr^2h`}: substitute the numbers.`,
    es: line`Volumen de un cilindro, ${m`V = πr^2h`}: sustituye los números.`,
  },
}
const SHARE: Readonly<Record<Shape, Ratio>> = {
  cone: Ratio.of(1, 3),
  sphere: Ratio.of(4, 3),
  hemisphere: Ratio.of(2, 3),
  cylinder: Ratio.of(1),
}
export const filled = (shape: Shape, r: Ratio, h: Ratio, of: Expr = pi): Expr => {
  const squared = power(shown(r), shape === 'cone' || shape === 'cylinder' ? 2 : 3)
  if (shape === 'cylinder') return times(of, squared, shown(h))
  return shape === 'cone' ? times(SHARE.cone, of, squared, shown(h)) : times(SHARE[shape], of, squared)
}
/** The volume with its numbers, with its powers worked out, and as a multiple of π. */
export const worked = (shape: Shape, r: Ratio, h: Ratio): Expr => {
  const squared = shown(r.power(shape === 'cone' || shape === 'cylinder' ? 2 : 3))
  const middle =
    shape === 'cylinder'
      ? times(pi, squared, shown(h))
      : shape === 'cone'
        ? times(SHARE.cone, pi, squared, shown(h))
        : times(SHARE[shape], pi, squared)
  return equation(equation(filled(shape, r, h), middle), piExpr(partOf({ shape, r, h })))
}
/** The powers are found, and the numbers multiplied: 25 × 9 ÷ 3 = 75. */
export const numbersOf = (shape: Shape, r: Ratio, h: Ratio): Expr => {
  const part = shownPart(partOf({ shape, r, h }))
  const [square, cube] = [shown(r.power(2)), shown(r.power(3))]
  switch (shape) {
    case 'cone':
      return equation(divide(times(square, shown(h)), 3), part)
    case 'cylinder':
      return equation(times(square, shown(h)), part)
    case 'sphere':
      return equation(divide(times(4, cube), 3), part)
    case 'hemisphere':
      return equation(divide(times(2, cube), 3), part)
  }
}
/** A third stays a fraction. */
const shownPart = (part: Ratio): Expr => (part.times(100000).isInteger ? shown(part) : expr(part))
const NUMBERS: Readonly<Record<'cone' | 'sphere' | 'hemisphere', Both<readonly Inline[]>>> = {
  cone: {
    en: line`Square the radius, multiply by the height, and divide by 3.`,
    es: line`Eleva el radio al cuadrado, multiplica por la altura y divide entre 3.`,
  },
  sphere: {
    en: line`Cube the radius, multiply by 4, and divide by 3.`,
    es: line`Eleva el radio al cubo, multiplica por 4 y divide entre 3.`,
  },
  hemisphere: {
    en: line`Cube the radius, multiply by 2, and divide by 3.`,
    es: line`Eleva el radio al cubo, multiplica por 2 y divide entre 3.`,
  },
}
const numbersSaid = (shape: Shape): Both<readonly Inline[]> => NUMBERS[shape === 'cylinder' ? 'cone' : shape]

export const radiusStep = ({ r, unit, by }: Pick<Drawn, 'r' | 'unit' | 'by'>): readonly Step[] =>
  by === 'radius'
    ? []
    : [step(equation(equation(R, over(shown(r.times(2)), 2)), measure(shown(r), unit)), because.halveDiameter)]

/** The volume in terms of π. */
export const exactSteps = (drawn: Drawn): readonly Step[] => {
  const { shape, r, h, unit } = drawn
  return [
    ...radiusStep(drawn),
    explainedBy(equation(V, filled(shape, r, h)), FORMULAS[shape]),
    explainedBy(numbersOf(shape, r, h), numbersSaid(shape)),
    explainedBy(equation(V, measure(piExpr(partOf(drawn)), cubed(unit))), {
      en: line`Keep ${pi} as a factor, and write the unit.`,
      es: line`Deja ${pi} como factor y escribe la unidad.`,
    }),
  ]
}

/** The volume with 3.14, rounded where it is asked. */
export const decimalSteps = (drawn: Drawn, amount: Expr, isRoundedOff: boolean): readonly Step[] => {
  const { shape, r, h, unit } = drawn
  const part = partOf(drawn)
  const [product, found] = [part.times(PI), measure(amount, cubed(unit))]
  const start = [...radiusStep(drawn), explainedBy(equation(V, filled(shape, r, h)), FORMULAS[shape])]
  const divided = explainedBy(numbersOf(shape, r, h), numbersSaid(shape))
  if (!isRoundedOff)
    return [
      ...start,
      divided,
      explainedBy(equation(times(shownPart(part), decimal(PI)), measure(shown(product), cubed(unit))), {
        en: line`Multiply by ${decimal(PI)}.`,
        es: line`Multiplica por ${decimal(PI)}.`,
      }),
    ]
  // A third that does not end is taken last.
  if (!part.times(100000).isInteger) {
    const whole = part.times(3)
    const [square, cube] = [shown(r.power(2)), shown(r.power(3))]
    return [
      ...start,
      explainedBy(
        equation(shape === 'cone' ? times(square, shown(h)) : times(shape === 'sphere' ? 4 : 2, cube), shown(whole)),
        shape === 'cone'
          ? {
              en: line`Square the radius and multiply by the height.`,
              es: line`Eleva el radio al cuadrado y multiplica por la altura.`,
            }
          : {
              en: line`Cube the radius and multiply by ${expr(shape === 'sphere' ? 4 : 2)}.`,
              es: line`Eleva el radio al cubo y multiplica por ${expr(shape === 'sphere' ? 4 : 2)}.`,
            },
      ),
      explainedBy(relation(divide(times(shown(whole), decimal(PI)), 3), '≈', found), {
        en: line`Multiply by ${decimal(PI)}, divide by 3, and round only now, to the nearest tenth.`,
        es: line`Multiplica por ${decimal(PI)}, divide entre 3 y redondea solo ahora, a la décima más cercana.`,
      }),
    ]
  }
  return [
    ...start,
    divided,
    explainedBy(relation(equation(times(shownPart(part), decimal(PI)), shown(product)), '≈', found), {
      en: line`Multiply by ${decimal(PI)} and round only now, to the nearest tenth.`,
      es: line`Multiplica por ${decimal(PI)} y redondea solo ahora, a la décima más cercana.`,
    }),
  ]
}

/** The measures of the printed story by their parts: r, d, h. */
export const toldVolume = (printed: Printed, shape: Shape): number => {
  const names = new Map(printed.terms('role').map(({ name, of }) => [name, of]))
  const at = (name: string) => {
    const of = names.get(name)
    return of && of.kind !== 'quantity' ? evaluate(of) : null
  }
  const r = at('r') ?? at('d')!.over(2)
  return partOf({ shape, r, h: at('h') ?? r }).toNumber() * Math.PI
}
