import {
  type Block,
  type Both,
  both,
  type Figure,
  failed,
  figure,
  type Inline,
  isAsDrawn,
  itemOf,
  line,
  type Name,
  ofAllBut,
  option,
  type Point,
  type Polygon,
  polygon,
  prose,
  type Random,
  sideBySide,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import { cornersIn, LETTERS, lengthsOf, mirrored, rightAnglesOf } from '../../kit/shapes/quadrilaterals.ts'
import { traitsOf, triangleOn, turnOf } from '../../kit/shapes/sides-and-angles.ts'

export const BY_SIDES = ['equilateral', 'isosceles', 'scalene'] as const
export const BY_ANGLES = ['acute', 'right', 'obtuse'] as const
export type BySides = (typeof BY_SIDES)[number]
export type ByAngles = (typeof BY_ANGLES)[number]
export type TypeName = BySides | ByAngles
export const TYPE_NAMES: readonly TypeName[] = [...BY_SIDES, ...BY_ANGLES]
/** The best name by sides, and the name by angles. */
export type Types = readonly [BySides, ByAngles]
/** The seven pairs of names that a triangle can have; neighbors differ in both. */
export const PAIRS: readonly Types[] = [
  ['isosceles', 'right'],
  ['scalene', 'obtuse'],
  ['equilateral', 'acute'],
  ['scalene', 'right'],
  ['isosceles', 'obtuse'],
  ['scalene', 'acute'],
  ['isosceles', 'acute'],
]
export const SAID: Readonly<Record<TypeName, Both<string>>> = {
  equilateral: { en: 'equilateral', es: 'equilátero' },
  isosceles: { en: 'isosceles', es: 'isósceles' },
  scalene: { en: 'scalene', es: 'escaleno' },
  acute: { en: 'acute', es: 'acutángulo' },
  right: { en: 'right', es: 'rectángulo' },
  obtuse: { en: 'obtuse', es: 'obtusángulo' },
}
export const named = (name: TypeName) => words(SAID[name].en, SAID[name].es)
const shown = (name: TypeName): Both<Block> => both(prose`${named(name)}`)
export const bySides = option<BySides>({
  equilateral: shown('equilateral'),
  isosceles: shown('isosceles'),
  scalene: shown('scalene'),
})
export const byAngles = option<ByAngles>({ acute: shown('acute'), right: shown('right'), obtuse: shown('obtuse') })

export const MEANS: Readonly<Record<TypeName, Both<readonly Inline[]>>> = {
  equilateral: {
    en: line`All 3 sides of an equilateral triangle are equal.`,
    es: line`Los 3 lados de un triángulo equilátero son iguales.`,
  },
  isosceles: {
    en: line`At least 2 sides of an isosceles triangle are equal.`,
    es: line`Por lo menos 2 lados de un triángulo isósceles son iguales.`,
  },
  scalene: {
    en: line`No sides of a scalene triangle are equal.`,
    es: line`Un triángulo escaleno no tiene lados iguales.`,
  },
  acute: {
    en: line`All 3 angles of an acute triangle are acute.`,
    es: line`Los 3 ángulos de un triángulo acutángulo son agudos.`,
  },
  right: { en: line`A right triangle has 1 right angle.`, es: line`Un triángulo rectángulo tiene 1 ángulo recto.` },
  obtuse: {
    en: line`An obtuse triangle has 1 obtuse angle.`,
    es: line`Un triángulo obtusángulo tiene 1 ángulo obtuso.`,
  },
}
export const MARKS: Both<Block> = {
  en: prose`Sides with the same marks are equal. A small square marks a right angle.`,
  es: prose`Los lados con las mismas marcas son iguales. Un cuadrado pequeño marca un ángulo recto.`,
}

/** Angles at the ends of the base. */
const SHAPES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'equilateral acute': [[60, 60]],
  'isosceles acute': [
    [72, 72],
    [50, 80],
    [68, 68],
    [75, 30],
  ],
  'isosceles right': [[45, 45]],
  'isosceles obtuse': [
    [34, 34],
    [30, 30],
    [28, 124],
  ],
  'scalene acute': [
    [50, 60],
    [64, 72],
    [48, 76],
  ],
  'scalene right': [
    [32, 58],
    [26, 64],
    [37, 53],
  ],
  'scalene obtuse': [
    [28, 44],
    [24, 46],
    [42, 24],
  ],
}
export interface Drawn {
  readonly types: Types
  readonly corners: readonly Point[]
  readonly turn: number
}
const shapesOf = (types: Types) => SHAPES[types.join(' ')] ?? failed(`No triangle is ${types.join(' and ')}`)
export function drawTriangle(random: Random, types: Types, isTurned: boolean): Drawn {
  const [left, right] = random.pick(shapesOf(types))
  const corners = triangleOn(left, right)
  return { types, corners: random.chance(0.5) ? corners : mirrored(corners), turn: turnOf(random, isTurned) }
}
export const plainTriangle = (types: Types): Drawn => {
  const [left, right] = itemOf(shapesOf(types), 0)
  return { types, corners: triangleOn(left, right), turn: 0 }
}
/** As many as there are, half of them turned. */
export function drawTriangles(random: Random, all: readonly Types[]): readonly Drawn[] {
  const turned = random.shuffle<readonly boolean[]>(all.map((_, i) => i % 2 === 0))
  return all.map((types, i) => drawTriangle(random, types, itemOf(turned, i)))
}

/** The names that measuring gives. */
export function typesOf(corners: readonly Point[]): Types {
  const lengths = lengthsOf(corners)
  const most = Math.max(...lengths.map(length => lengths.filter(other => isAsDrawn(other, length)).length))
  return [most === 3 ? 'equilateral' : most === 2 ? 'isosceles' : 'scalene', traitsOf(corners).widest]
}
export const typesIn = (drawn: Figure): Types =>
  drawn.kind === 'polygon' ? typesOf(cornersIn(drawn)) : ['scalene', 'acute']
export const hasName = ([sides, angles]: Types, name: TypeName): boolean =>
  name === sides || name === angles || (name === 'isosceles' && sides === 'equilateral')

/** Equal sides with equal strokes, each length with its own; right angles with a small square, others with their measures if asked. */
export function markedTriangle(
  { corners, turn }: Pick<Drawn, 'corners' | 'turn'>,
  {
    name,
    measures = false,
    size = 6,
  }: { readonly name?: Name; readonly measures?: boolean; readonly size?: number } = {},
): Polygon {
  const lengths = lengthsOf(corners)
  const alike = (length: number) => lengths.filter(other => isAsDrawn(other, length))
  const distinct = lengths
    .filter((length, i) => lengths.findIndex(other => isAsDrawn(other, length)) === i)
    .sort((one, other) => alike(other).length - alike(one).length)
  const strokes = lengths.map(length => 1 + distinct.findIndex(other => isAsDrawn(other, length)))
  const middle: Point = [corners.reduce((sum, [x]) => sum + x, 0) / 3, corners.reduce((sum, [, y]) => sum + y, 0) / 3]
  return polygon({
    vertices: corners,
    sides: measures ? [] : strokes.map(ticks => ({ ticks })),
    angles: measures ? anglesOf(corners) : rightAnglesOf(corners).map(isRight => (isRight ? { mark: 'square' } : null)),
    texts: name === undefined ? [] : [{ at: middle, label: name }],
    turn,
    size,
  })
}
/** In whole degrees. */
export const anglesOf = (corners: readonly Point[]): readonly number[] =>
  corners.map(([x, y], i) => {
    const [[beforeX, beforeY], [afterX, afterY]] = [itemOf(corners, (i + 2) % 3), itemOf(corners, (i + 1) % 3)]
    const [one, other] = [Math.atan2(beforeY - y, beforeX - x), Math.atan2(afterY - y, afterX - x)]
    return Math.round((((((one - other) * 180) / Math.PI) % 360) + 360) % 360)
  })

export const letterOf = (at: number) => symbol(itemOf(LETTERS, at))
export const lettersWhere = (tests: readonly boolean[]): readonly Value[] =>
  tests.flatMap((test, i) => (test ? [letterOf(i)] : []))
/** Lettered triangles above a question. */
export const askAbout = (question: Both<Block>, all: readonly Drawn[]): Both<readonly Block[]> => {
  const figures = all.map((one, i) => figure(markedTriangle(one, { name: itemOf(LETTERS, i) })))
  const beside = sideBySide(...figures)
  return { en: [beside, question.en], es: [beside, question.es] }
}

/** "3 equal sides", "a right angle". */
const SIDES_SEEN: Readonly<Record<BySides, Both<string>>> = {
  equilateral: { en: '3 equal sides', es: '3 lados iguales' },
  isosceles: { en: '2 equal sides', es: '2 lados iguales' },
  scalene: { en: 'no equal sides', es: 'ningún par de lados iguales' },
}
const ANGLES_SEEN: Readonly<Record<ByAngles, Both<string>>> = {
  acute: { en: '3 acute angles', es: '3 ángulos agudos' },
  right: { en: '1 right angle', es: '1 ángulo recto' },
  obtuse: { en: '1 obtuse angle', es: '1 ángulo obtuso' },
}
export const sidesSeen = (name: BySides) => words(SIDES_SEEN[name].en, SIDES_SEEN[name].es)
export const anglesSeen = (name: ByAngles) => words(ANGLES_SEEN[name].en, ANGLES_SEEN[name].es)
export const seen = ([sides, angles]: Types) =>
  words(`${SIDES_SEEN[sides].en}, ${ANGLES_SEEN[angles].en}`, `${SIDES_SEEN[sides].es}, ${ANGLES_SEEN[angles].es}`)

/** "It has no equal sides and 1 right angle." */
export const hasBoth = ([sides, angles]: Types): Both<readonly Inline[]> => ({
  en: [`It has ${SIDES_SEEN[sides].en} and ${ANGLES_SEEN[angles].en}.`],
  es: [
    sides === 'scalene'
      ? `No tiene lados iguales y tiene ${ANGLES_SEEN[angles].es}.`
      : `Tiene ${SIDES_SEEN[sides].es} y ${ANGLES_SEEN[angles].es}.`,
  ],
})

/** What each triangle after the first shows, by its types. */
export const whatTheyHave = (all: readonly Drawn[]) =>
  Object.fromEntries(all.slice(1).map(({ types }) => [types.join(' '), hasBoth(types)]))

const TWO_ARE_EQUAL = { en: line`Two of the sides are equal.`, es: line`Dos de los lados son iguales.` }
/** Why a triangle does not have the other names by its sides, or not as its best one. */
export const notBySides = (answer: BySides) =>
  ofAllBut(answer, {
    equilateral:
      answer === 'isosceles'
        ? {
            en: line`The third side is not equal to the other two.`,
            es: line`El tercer lado no es igual a los otros dos.`,
          }
        : { en: line`All 3 sides are different.`, es: line`Los 3 lados son distintos.` },
    isosceles:
      answer === 'scalene'
        ? { en: line`No 2 of the sides are equal.`, es: line`No hay 2 lados iguales.` }
        : {
            en: line`It is isosceles, but its third side is equal too: the other name says more.`,
            es: line`Es isósceles, pero el tercer lado también es igual: el otro nombre dice más.`,
          },
    scalene:
      answer === 'isosceles' ? TWO_ARE_EQUAL : { en: line`All 3 sides are equal.`, es: line`Los 3 lados son iguales.` },
  })
