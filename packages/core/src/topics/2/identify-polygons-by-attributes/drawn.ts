import {
  type Both,
  borderOf,
  both,
  count,
  explainedBy,
  type Figure,
  itemOf,
  line,
  list,
  type Noun,
  noun,
  option,
  type Printed,
  prose,
  type Random,
  type Shape,
  type ShapeSpec,
  type Step,
  shapeSet,
  thing,
  type WhyWrong,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export const NAMES = ['triangle', 'quadrilateral', 'pentagon', 'hexagon'] as const
export type Name = (typeof NAMES)[number]
export const SIDES: Readonly<Record<Name, number>> = { triangle: 3, quadrilateral: 4, pentagon: 5, hexagon: 6 }
export const NAME_NOUN: Readonly<Record<Name, Noun>> = {
  triangle: nouns.triangle,
  quadrilateral: nouns.quadrilateral,
  pentagon: nouns.pentagon,
  hexagon: nouns.hexagon,
}
const called = (name: Name): Both<ReturnType<typeof prose>> => both(prose`${thing(NAME_NOUN[name])}`)
export const shapeName = option<Name>({
  triangle: called('triangle'),
  quadrilateral: called('quadrilateral'),
  pentagon: called('pentagon'),
  hexagon: called('hexagon'),
})

/** As a child first meets them; never a square or a rectangle, which have names of their own. */
const USUAL: Readonly<Record<Name, readonly Shape[]>> = {
  triangle: ['triangle', 'isosceles-triangle'],
  quadrilateral: ['trapezoid', 'rhombus', 'parallelogram'],
  pentagon: ['pentagon'],
  hexagon: ['hexagon'],
}
/** With sides of different lengths, half of them with one that is very long or very short. */
const UNUSUAL: Readonly<Record<Name, readonly Shape[]>> = {
  triangle: ['obtuse-triangle', 'scalene-triangle', 'right-triangle'],
  quadrilateral: ['short-sided-quadrilateral', 'quadrilateral', 'short-sided-quadrilateral', 'parallelogram'],
  pentagon: ['short-sided-pentagon', 'irregular-pentagon', 'long-sided-pentagon'],
  hexagon: ['long-sided-hexagon', 'short-sided-hexagon'],
}
export const FILLS = ['white', 'gray', 'striped'] as const
export type Fill = (typeof FILLS)[number]
const SIZES = [0.8, 0.9, 1] as const
/** Large, so that a short side is seen. */
const LARGE = [1.2, 1.3, 1.4] as const
const TURNS = [20, 55, 100, 145, 190, 250, 305] as const

export type Drawn = Exclude<ShapeSpec, Shape | null>
export const usual = (random: Random, name: Name): Drawn => ({
  shape: random.pick(USUAL[name]),
  fill: random.pick(FILLS),
  size: random.pick(SIZES),
  turn: random.pick([0, 180]),
})
/** All shapes of a problem have one fill, which would tell them apart. */
export const unusual = (random: Random, name: Name, fill: Fill): Drawn => ({
  shape: random.pick(UNUSUAL[name]),
  fill,
  size: random.pick(LARGE),
  turn: random.pick(TURNS),
})
/** The name of what is drawn. */
export const nameOf = ({ shape }: { readonly shape: Shape }): Name =>
  itemOf(
    NAMES.filter(name => [...USUAL[name], ...UNUSUAL[name]].includes(shape)),
    0,
  )
export const sidesOf = (item: { readonly shape: Shape }): number => SIDES[nameOf(item)]

export const picture = (...items: readonly Drawn[]) => shapeSet(items, { says: 'vertices' })
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const lettered = (items: readonly Drawn[]) =>
  shapeSet(items, { named: 'letters', says: 'vertices', perRow: items.length > 4 ? items.length / 2 : items.length })

/** A shape has as many angles as sides. */
export const PARTS = ['sides', 'angles'] as const
export type Part = (typeof PARTS)[number]
export const PART_NOUN: Readonly<Record<Part, Noun>> = { sides: nouns.side, angles: nouns.angle }
export const otherPart = (part: Part): Part => (part === 'sides' ? 'angles' : 'sides')

/** How many sides one meets going round a closed shape with as many corners; null where there are other things. */
export function countAround(shape: Shape): number | null {
  const { parts } = borderOf(shape) ?? { parts: [] }
  const met = (part: 'side' | 'corner') => parts.filter(other => other === part).length
  return met('side') === met('corner') && met('side') > 0 ? met('side') : null
}
export const itemsIn = (printed: Printed) =>
  printed.figure('shape-set').rows.flatMap(row => row.flatMap(item => item ?? []))
export const countsIn = (printed: Printed): readonly (number | null)[] =>
  itemsIn(printed).map(({ shape }) => countAround(shape))
export function countedIn(drawn: Figure): number | null {
  const [item] = drawn.kind === 'shape-set' ? drawn.rows.flat() : []
  return item ? countAround(item.shape) : null
}
/** How many sides the shape of this noun has. */
export const sidesOfNoun = (asked: Noun): number | undefined =>
  NAMES.filter(name => NAME_NOUN[name] === asked).map(name => SIDES[name])[0]

export const counted = (many: number, part: Part): Step =>
  explainedBy(
    list(...wholes(1, many)),
    part === 'sides'
      ? { en: line`Go around the shape and count the sides.`, es: line`Da la vuelta a la figura y cuenta los lados.` }
      : {
          en: line`Go around the shape and count the angles, one at each corner.`,
          es: line`Da la vuelta a la figura y cuenta los ángulos, uno en cada vértice.`,
        },
  )
/** "A shape with 5 sides is a pentagon." */
export const namedBy = (name: Name, part: Part = 'sides') => {
  const has = count(SIDES[name], PART_NOUN[part])
  return {
    en: line`A shape with ${has} is called a ${thing(NAME_NOUN[name])}.`,
    es: line`Una figura de ${has} se llama ${thing(NAME_NOUN[name])}.`,
  }
}
/** Where a cube meets itself; a flat shape has corners too, in Spanish by another name. */
const cubeCorner = noun('corner', 'corners', 'vértice', 'vértices', 'm')
export const CUBE_PARTS = ['edges', 'corners', 'faces'] as const
export type CubePart = (typeof CUBE_PARTS)[number]
export const CUBE_NOUN: Readonly<Record<CubePart, Noun>> = { edges: nouns.edge, corners: cubeCorner, faces: nouns.face }
export const CUBE_COUNT: Readonly<Record<CubePart, number>> = { edges: 12, corners: 8, faces: 6 }
/** How many above, below and between. */
export const CUBE_LAYERS: Readonly<Record<CubePart, readonly number[]>> = {
  edges: [4, 4, 4],
  corners: [4, 4],
  faces: [1, 1, 4],
}
export const CUBE_SEEN = {
  edges: {
    en: line`Count 4 edges on top, 4 on the bottom, and 4 that stand between them.`,
    es: line`Cuenta 4 aristas arriba, 4 abajo y 4 de pie entre ellas.`,
  },
  corners: {
    en: line`Count 4 corners on top and 4 on the bottom.`,
    es: line`Cuenta 4 vértices arriba y 4 abajo.`,
  },
  faces: {
    en: line`Count the top face, the bottom face, and 4 faces around.`,
    es: line`Cuenta la cara de arriba, la de abajo y 4 caras alrededor.`,
  },
} as const satisfies Record<CubePart, unknown>
export const aCube = shapeSet(['cube'], { says: 'names' })

/** How many sides the shapes of the other names have. */
export const notSoManySides = (answer: Name): Readonly<Partial<Record<Name, WhyWrong>>> =>
  Object.fromEntries(
    NAMES.filter(name => name !== answer).map(name => [
      name,
      {
        en: line`A ${thing(NAME_NOUN[name])} has ${count(SIDES[name], PART_NOUN.sides)}.`,
        es: line`Un ${thing(NAME_NOUN[name])} tiene ${count(SIDES[name], PART_NOUN.sides)}.`,
      },
    ]),
  )
