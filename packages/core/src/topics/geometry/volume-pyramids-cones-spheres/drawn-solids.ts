import {
  bracketed,
  type Expr,
  join,
  line,
  m,
  pi,
  piExpr,
  power,
  type Random,
  Ratio,
  symbol,
  type Value,
} from '../../../author.ts'
import { type Drawn, isRound, partOf, type Shape, UNITS } from './parts.ts'

export const value = (drawn: Pick<Drawn, 'shape' | 'sides'>) =>
  partOf(drawn).toNumber() * (isRound(drawn.shape) ? Math.PI : 1)
export const TRIPLES = [
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
export function draw(
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
export const drawHeight = (random: Random, across: number) =>
  random.int(Math.max(3, Math.ceil(across * 0.5)), Math.min(15, Math.ceil(across * 1.8)))
export const isBall = (shape: Shape) => shape === 'sphere' || shape === 'hemisphere'
export const [V, r, h, x] = [symbol('V'), symbol('r'), symbol('h'), symbol('x')]
export const RULES = {
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
export const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }
export type Part = keyof typeof RULES
/** The formula with its lengths. */
export function filled(shape: Part, [a, b, high]: readonly [number, number, number]): Expr {
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
export const shownPart = (shape: Part, of: Ratio): Value => (shape === 'pyramid' ? of : piExpr(of))
