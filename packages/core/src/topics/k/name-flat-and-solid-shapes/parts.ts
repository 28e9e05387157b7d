import { type Block, type Both, type Inline, line, prose, type Random } from '../../../author.ts'
import type { Solid } from './everyday-solids.ts'

export type Flat = 'circle' | 'square' | 'triangle' | 'rectangle' | 'hexagon'

export const SOLIDS: readonly Solid[] = ['cube', 'cone', 'cylinder', 'sphere']

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Turns that leave a shape what a child sees in it. */
const TURNS: Readonly<Record<Flat, readonly number[]>> = {
  circle: [0],
  square: [0, 45, 20],
  triangle: [0, 180, 40, 90],
  rectangle: [0, 90, 30, -30],
  hexagon: [0, 30],
}

const TRIANGLES = ['triangle', 'isosceles-triangle', 'right-triangle', 'scalene-triangle'] as const

export const FILLS = ['white', 'gray', 'striped'] as const

export const SIZES = [0.6, 0.8, 1]

export interface Level {
  readonly names: readonly (Flat | Solid)[]
  readonly turned: boolean
}

const isFlat = (name: Flat | Solid): name is Flat => name in TURNS

/** One of the shapes that bear the name: of any kind, size and fill, perhaps turned. */
export function drawn(random: Random, name: Flat | Solid, turned: boolean) {
  if (!isFlat(name)) return { shape: name, fill: 'white' as const, size: random.pick(SIZES) }
  return {
    shape: name === 'triangle' ? random.pick(turned ? TRIANGLES : TRIANGLES.slice(0, 3)) : name,
    fill: random.pick(FILLS),
    size: random.pick(SIZES),
    turn: turned ? random.pick(TURNS[name]) : 0,
  }
}

/** A square is a rectangle too: where it is drawn, "rectangle" is no wrong answer. */
export const others = (name: Flat | Solid, names: readonly (Flat | Solid)[]) =>
  names.filter(other => other !== name && !(name === 'square' && other === 'rectangle'))

/** What a child looks for. */
export const FEATURES: Readonly<Record<Flat | Solid, Both<Block>>> = {
  circle: { en: prose`Round, no corners`, es: prose`Redonda, sin esquinas` },
  square: { en: prose`4 equal sides, 4 square corners`, es: prose`4 lados iguales, 4 esquinas rectas` },
  triangle: { en: prose`3 sides, 3 corners`, es: prose`3 lados, 3 esquinas` },
  rectangle: {
    en: prose`4 sides, 2 long and 2 short, 4 square corners`,
    es: prose`4 lados, 2 largos y 2 cortos, 4 esquinas rectas`,
  },
  hexagon: { en: prose`6 sides, 6 corners`, es: prose`6 lados, 6 esquinas` },
  cube: { en: prose`Square faces, all alike`, es: prose`Caras cuadradas, todas iguales` },
  cone: { en: prose`1 round face and 1 point`, es: prose`1 cara redonda y 1 punta` },
  cylinder: { en: prose`2 round faces, 1 at each end`, es: prose`2 caras redondas, 1 en cada extremo` },
  sphere: { en: prose`Round all over, like a ball`, es: prose`Redonda por todos lados, como una pelota` },
}

/** What would be seen if the shape were this one. */
export const WOULD_HAVE: Readonly<Record<Flat | Solid, Both<readonly Inline[]>>> = {
  circle: { en: line`A circle is flat and round.`, es: line`Un círculo es plano y redondo.` },
  square: { en: line`A square has ${4} equal sides.`, es: line`Un cuadrado tiene ${4} lados iguales.` },
  triangle: { en: line`A triangle has ${3} sides.`, es: line`Un triángulo tiene ${3} lados.` },
  rectangle: { en: line`A rectangle has ${4} sides.`, es: line`Un rectángulo tiene ${4} lados.` },
  hexagon: { en: line`A hexagon has ${6} sides.`, es: line`Un hexágono tiene ${6} lados.` },
  cube: { en: line`A cube has square faces.`, es: line`Un cubo tiene caras cuadradas.` },
  cone: { en: line`A cone has a point.`, es: line`Un cono tiene una punta.` },
  cylinder: { en: line`A cylinder has ${2} round faces.`, es: line`Un cilindro tiene ${2} caras redondas.` },
  sphere: { en: line`A sphere is round all over.`, es: line`Una esfera es redonda por todos lados.` },
}
