import {
  aThing,
  type Block,
  type Both,
  both,
  failed,
  figure,
  type Inline,
  isAsDrawn,
  itemOf,
  type Name as Label,
  line,
  type Noun,
  option,
  type Point,
  type Polygon,
  polygon,
  prose,
  sideBySide,
  symbol,
  thing,
  type Value,
  words,
} from '../../../author.ts'
import { capital } from '../../../language/capital.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  type DrawnQuadrilateral,
  FEATURES,
  type Features,
  LETTERS,
  lengthsOf,
  measured,
  plainCorners,
  QUADRILATERALS,
  type Quadrilateral,
  rightAnglesOf,
} from '../../kit/shapes/quadrilaterals.ts'

/** Families, each within those that stand before it, but for rectangles and rhombuses. */
export const FAMILIES = ['quadrilateral', 'trapezoid', 'parallelogram', 'rectangle', 'rhombus', 'square'] as const
export type Family = (typeof FAMILIES)[number]
export const NOUN: Readonly<Record<Family, Noun>> = {
  quadrilateral: nouns.quadrilateral,
  trapezoid: nouns.trapezoid,
  parallelogram: nouns.parallelogram,
  rectangle: nouns.rectangle,
  rhombus: nouns.rhombus,
  square: nouns.square,
}
export const isIn = ({ equalSides, rightAngles, parallels }: Features, family: Family): boolean =>
  ({
    quadrilateral: true,
    trapezoid: parallels > 0,
    parallelogram: parallels === 2,
    rectangle: rightAngles === 4,
    rhombus: equalSides,
    square: equalSides && rightAngles === 4,
  })[family]
export const bestOf = (features: Features): Family => {
  const order: readonly Family[] = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'quadrilateral']
  return order.find(family => isIn(features, family)) ?? failed('Every one of these shapes is a quadrilateral')
}
export const families = option<Family>({
  quadrilateral: both(prose`${thing(nouns.quadrilateral)}`),
  trapezoid: both(prose`${thing(nouns.trapezoid)}`),
  parallelogram: both(prose`${thing(nouns.parallelogram)}`),
  rectangle: both(prose`${thing(nouns.rectangle)}`),
  rhombus: both(prose`${thing(nouns.rhombus)}`),
  square: both(prose`${thing(nouns.square)}`),
})
/** Drawn shapes of every kind. */
export const ALL: readonly Features[] = QUADRILATERALS.map(kind => measured(plainCorners(kind)))
/** Whether one family lies within another, from drawn shapes of every kind. */
export const isWithin = (one: Family, other: Family): boolean =>
  ALL.filter(shape => isIn(shape, one)).every(shape => isIn(shape, other))

const TRAPEZOID = {
  en: line`A trapezoid has at least 1 pair of parallel sides.`,
  es: line`Un trapecio tiene por lo menos 1 par de lados paralelos.`,
}
const said = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
const ALL_MARKS = {
  en: line`Sides with the same arrows are parallel, sides with the same tick marks are equal, and a small square marks a right angle.`,
  es: line`Los lados con las mismas flechas son paralelos, los lados con las mismas marcas de igualdad son iguales y un cuadrado pequeño marca un ángulo recto.`,
}
export const MARKS: Both<Block> = {
  en: said(...ALL_MARKS.en, ...line` All parallel sides, equal sides, and right angles are marked.`),
  es: said(
    ...ALL_MARKS.es,
    ...line` Están marcados todos los lados paralelos, los lados iguales y los ángulos rectos.`,
  ),
}
export const DEFINITION: Both<Block> = { en: said(...TRAPEZOID.en), es: said(...TRAPEZOID.es) }

export const MEANS: Readonly<Record<Family, Both<readonly Inline[]>>> = {
  quadrilateral: { en: line`A quadrilateral has 4 sides.`, es: line`Un cuadrilátero tiene 4 lados.` },
  trapezoid: TRAPEZOID,
  parallelogram: {
    en: line`A parallelogram has 2 pairs of parallel sides.`,
    es: line`Un paralelogramo tiene 2 pares de lados paralelos.`,
  },
  rectangle: { en: line`A rectangle has 4 right angles.`, es: line`Un rectángulo tiene 4 ángulos rectos.` },
  rhombus: { en: line`A rhombus has 4 equal sides.`, es: line`Un rombo tiene 4 lados iguales.` },
  square: {
    en: line`A square has 4 equal sides and 4 right angles.`,
    es: line`Un cuadrado tiene 4 lados iguales y 4 ángulos rectos.`,
  },
}

const OPPOSITES: Readonly<Partial<Record<Family, Both<readonly Inline[]>>>> = {
  rectangle: {
    en: line`The opposite sides of a rectangle are parallel.`,
    es: line`Los lados opuestos de un rectángulo son paralelos.`,
  },
  rhombus: {
    en: line`The opposite sides of a rhombus are parallel.`,
    es: line`Los lados opuestos de un rombo son paralelos.`,
  },
  square: {
    en: line`The opposite sides of a square are parallel.`,
    es: line`Los lados opuestos de un cuadrado son paralelos.`,
  },
}
/** What is to be known of a family beside another: its parallel sides, where these decide. */
export const meansBeside = (family: Family, other: Family | undefined): Both<readonly Inline[]> =>
  (other === 'parallelogram' || other === 'trapezoid' ? OPPOSITES[family] : undefined) ?? MEANS[family]

const way = (corners: readonly Point[], i: number): Point => {
  const [[x, y], [nextX, nextY]] = [itemOf(corners, i), itemOf(corners, (i + 1) % 4)]
  return [nextX - x, nextY - y]
}
/** Parallel sides with arrows, equal ones with strokes, right angles with a small square. */
export function markedAll({ corners, turn }: Pick<DrawnQuadrilateral, 'corners' | 'turn'>, name?: Label): Polygon {
  const lengths = lengthsOf(corners)
  const groups = lengths.filter(
    (length, i) =>
      lengths.findIndex(other => isAsDrawn(other, length)) === i &&
      lengths.filter(other => isAsDrawn(other, length)).length > 1,
  )
  const pairs = [0, 1].filter(i => {
    const [[a, b], [c, d]] = [way(corners, i), way(corners, i + 2)]
    return isAsDrawn(a * d - b * c, 0)
  })
  const middle: Point = [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4]
  return polygon({
    vertices: corners,
    sides: lengths.map((length, i) => ({
      ticks: 1 + groups.findIndex(other => isAsDrawn(other, length)),
      parallels: 1 + pairs.indexOf(i % 2),
    })),
    angles: rightAnglesOf(corners).map(isRight => (isRight ? { mark: 'square' } : null)),
    texts: name === undefined ? [] : [{ at: middle, label: name }],
    turn,
    size: 6.5,
  })
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`
/** "2 pairs of parallel sides, 4 equal sides, 4 right angles". */
export function seen({ equalSides, rightAngles, parallels }: Features) {
  const en = [
    parallels === 0 ? 'no parallel sides' : `${count(parallels, 'pair', 'pairs')} of parallel sides`,
    equalSides ? '4 equal sides' : 'sides not all equal',
    rightAngles === 0 ? 'no right angles' : `${rightAngles} right angles`,
  ]
  const es = [
    parallels === 0 ? 'ningún par de lados paralelos' : `${count(parallels, 'par', 'pares')} de lados paralelos`,
    equalSides ? '4 lados iguales' : 'no todos los lados iguales',
    rightAngles === 0 ? 'ningún ángulo recto' : `${rightAngles} ángulos rectos`,
  ]
  return words(en.join(', '), es.join(', '))
}
export const READ_THE_MARKS = { en: line`Read the marks.`, es: line`Lee las marcas.` }

export const letterOf = (at: number) => symbol(itemOf(LETTERS, at))
export const lettersWhere = (tests: readonly boolean[]): readonly Value[] =>
  tests.flatMap((test, i) => (test ? [letterOf(i)] : []))
export const askAbout = (question: Both<Block>, shapes: readonly DrawnQuadrilateral[]): Both<readonly Block[]> => {
  const figures = shapes.map((shape, i) => figure(markedAll(shape, itemOf(LETTERS, i))))
  const beside = sideBySide(...figures)
  return { en: [beside, question.en], es: [beside, question.es] }
}
export const KIND_OF: Readonly<Record<Family, readonly Quadrilateral[]>> = {
  quadrilateral: ['kite'],
  trapezoid: ['trapezoid', 'rightTrapezoid'],
  parallelogram: ['parallelogram'],
  rectangle: ['rectangle'],
  rhombus: ['rhombus'],
  square: ['square'],
}

/** What the marks of this one shape mean, and none that is not drawn. */
export function marksOf(kind: Quadrilateral): Both<readonly Inline[]> {
  const { parallels, rightAngles } = FEATURES[kind]
  const meant: readonly (readonly [boolean, string, string])[] = [
    [parallels > 0, 'sides with the same arrows are parallel', 'los lados con las mismas flechas son paralelos'],
    [
      kind !== 'rightTrapezoid' && kind !== 'irregular',
      'sides with the same tick marks are equal',
      'los lados con las mismas marcas de igualdad son iguales',
    ],
    [rightAngles > 0, 'a small square marks a right angle', 'un cuadrado pequeño marca un ángulo recto'],
  ]
  const here = meant.filter(([isDrawn]) => isDrawn)
  const joined = (parts: readonly string[], and: string) =>
    capital(
      `${parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.slice(-1).join('')}`}.`,
    )
  return {
    en: [
      joined(
        here.map(([, en]) => en),
        here.length === 2 ? ' and ' : ', and ',
      ),
    ],
    es: [
      joined(
        here.map(([, , es]) => es),
        ' y ',
      ),
    ],
  }
}
/** What is not marked is not so. */
function unmarkedOf(kind: Quadrilateral): { readonly en: string; readonly es: string } {
  const { parallels, rightAngles } = FEATURES[kind]
  if (rightAngles > 0)
    return {
      en: 'All parallel sides, equal sides, and right angles are marked.',
      es: 'Están marcados todos los lados paralelos, los lados iguales y los ángulos rectos.',
    }
  return parallels > 0
    ? {
        en: 'All parallel sides and equal sides are marked, and no angle is a right angle.',
        es: 'Están marcados todos los lados paralelos y los lados iguales, y ningún ángulo es recto.',
      }
    : {
        en: 'No sides are parallel, and no angle is a right angle.',
        es: 'Ningún par de lados es paralelo y ningún ángulo es recto.',
      }
}
/** The meaning of the marks and, where a trapezoid is named, of a trapezoid; the shape; and the question about it. */
export function askOfOne(
  shape: DrawnQuadrilateral,
  question: Both<readonly Block[]>,
  namesTrapezoid = true,
): Both<readonly Block[]> {
  const marks = marksOf(shape.kind)
  const shown = figure(markedAll(shape))
  const unmarked = unmarkedOf(shape.kind)
  return {
    en: [
      said(...marks.en, ` ${unmarked.en}`, ...(namesTrapezoid ? [' ', ...TRAPEZOID.en] : [])),
      shown,
      ...question.en,
    ],
    es: [
      said(...marks.es, ` ${unmarked.es}`, ...(namesTrapezoid ? [' ', ...TRAPEZOID.es] : [])),
      shown,
      ...question.es,
    ],
  }
}

/** What a name leaves unsaid of a shape that has a better one. */
function unsaidBy(name: Family, { equalSides, rightAngles }: Features): Both<string> {
  if (name === 'quadrilateral') return { en: 'that it has parallel sides', es: 'que tiene lados paralelos' }
  if (name === 'trapezoid')
    return { en: 'that there are 2 pairs of parallel sides', es: 'que hay 2 pares de lados paralelos' }
  if (equalSides && name !== 'rhombus') {
    return rightAngles === 4 && name === 'parallelogram'
      ? {
          en: 'that its sides are equal and its angles are right angles',
          es: 'que sus lados son iguales y sus ángulos rectos',
        }
      : { en: 'that its sides are equal', es: 'que sus lados son iguales' }
  }
  return { en: 'that its angles are right angles', es: 'que sus ángulos son rectos' }
}
function lackFor(name: Family, { equalSides, parallels, rightAngles }: Features): Both<readonly Inline[]> {
  switch (name) {
    case 'trapezoid':
    case 'parallelogram':
    case 'quadrilateral':
      return parallels === 0
        ? { en: line`No sides of this shape are parallel.`, es: line`Esta figura no tiene lados paralelos.` }
        : { en: line`Only 1 pair of its sides is parallel.`, es: line`Solo 1 par de sus lados es paralelo.` }
    case 'rectangle':
      return { en: line`It does not have 4 right angles.`, es: line`No tiene 4 ángulos rectos.` }
    case 'rhombus':
      return { en: line`Its sides are not all equal.`, es: line`No todos sus lados son iguales.` }
    case 'square':
      if (!equalSides && rightAngles < 4)
        return { en: line`It does not have 4 right angles.`, es: line`No tiene 4 ángulos rectos.` }
      return equalSides
        ? {
            en: line`Its sides are equal, but its angles are not right angles.`,
            es: line`Sus lados son iguales, pero sus ángulos no son rectos.`,
          }
        : {
            en: line`Its angles are right angles, but its sides are not all equal.`,
            es: line`Sus ángulos son rectos, pero no todos sus lados son iguales.`,
          }
  }
}
/** A name that is not the best one is not true of the shape, or says less. */
export function notTheBest(features: Features): Readonly<Partial<Record<Family, Both<readonly Inline[]>>>> {
  return Object.fromEntries(
    FAMILIES.filter(name => name !== bestOf(features)).map(name => {
      if (!isIn(features, name)) return [name, lackFor(name, features)]
      const unsaid = unsaidBy(name, features)
      return [
        name,
        {
          en: [...line`It is ${aThing(NOUN[name])}, but this name does not say `, unsaid.en, '.'],
          es: [...line`Es ${aThing(NOUN[name])}, pero este nombre no dice `, unsaid.es, '.'],
        },
      ]
    }),
  )
}
