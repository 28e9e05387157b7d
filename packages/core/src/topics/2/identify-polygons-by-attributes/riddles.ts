import {
  aThing,
  type Both,
  count,
  type Inline,
  line,
  type Printed,
  role,
  type Shape,
  shapeNoun,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import { type Name, PART_NOUN, type Part, SIDES } from './drawn.ts'

/** What a shape says of its sides or angles. */
export type Clue =
  | { readonly kind: 'more' | 'fewer'; readonly than: keyof typeof THAN }
  | { readonly kind: 'even' | 'odd' }
  | { readonly kind: 'not'; readonly number: number }

/** Shapes that are known by their number of sides. */
const THAN = {
  triangle: { ...words('a triangle', 'un triángulo'), sides: 3 },
  square: { ...words('a square', 'un cuadrado'), sides: 4 },
  rectangle: { ...words('a rectangle', 'un rectángulo'), sides: 4 },
  pentagon: { ...words('a pentagon', 'un pentágono'), sides: 5 },
  hexagon: { ...words('a hexagon', 'un hexágono'), sides: 6 },
} as const satisfies Partial<Record<Shape, unknown>>
const shape = (name: keyof typeof THAN) => words(THAN[name].en, THAN[name].es)
const EVEN = words('an even number', 'un número par')
const ODD = words('an odd number', 'un número impar')

const more = (than: keyof typeof THAN): Clue => ({ kind: 'more', than })
const fewer = (than: keyof typeof THAN): Clue => ({ kind: 'fewer', than })
const not = (number: number): Clue => ({ kind: 'not', number })
const even: Clue = { kind: 'even' }
const odd: Clue = { kind: 'odd' }

/** Neither clue alone leaves one shape of the four; both together do. */
export const RIDDLES: readonly (readonly [Clue, Clue])[] = [
  [more('triangle'), fewer('pentagon')],
  [odd, more('rectangle')],
  [more('square'), not(5)],
  [fewer('pentagon'), odd],
  [even, fewer('hexagon')],
  [more('square'), fewer('hexagon')],
  [even, more('rectangle')],
  [fewer('pentagon'), not(4)],
  [fewer('pentagon'), even],
  [odd, more('triangle')],
  [even, not(4)],
  [odd, fewer('pentagon')],
  [even, not(6)],
  [more('rectangle'), not(6)],
  [odd, not(5)],
  [fewer('pentagon'), not(3)],
]

const TAKES: Readonly<Record<Clue['kind'], (sides: number, bound: number) => boolean>> = {
  more: (sides, bound) => sides > bound,
  fewer: (sides, bound) => sides < bound,
  even: sides => sides % 2 === 0,
  odd: sides => sides % 2 === 1,
  not: (sides, bound) => sides !== bound,
}
const boundOf = (clue: Clue): number => ('than' in clue ? THAN[clue.than].sides : 'number' in clue ? clue.number : 0)
export const fits = (clue: Clue, name: Name): boolean => TAKES[clue.kind](SIDES[name], boundOf(clue))

/** "I have more sides than a triangle." */
export function told(clue: Clue, part: Part): Both<readonly Inline[]> {
  const noun = things(PART_NOUN[part])
  switch (clue.kind) {
    case 'more':
      return {
        en: line`I have more ${noun} than ${role('more', shape(clue.than))}.`,
        es: line`Tengo más ${noun} que ${role('more', shape(clue.than))}.`,
      }
    case 'fewer':
      return {
        en: line`I have fewer ${noun} than ${role('fewer', shape(clue.than))}.`,
        es: line`Tengo menos ${noun} que ${role('fewer', shape(clue.than))}.`,
      }
    case 'even':
      return {
        en: line`I have ${role('even', EVEN)} of ${noun}.`,
        es: line`Tengo ${role('even', EVEN)} de ${noun}.`,
      }
    case 'odd':
      return {
        en: line`I have ${role('odd', ODD)} of ${noun}.`,
        es: line`Tengo ${role('odd', ODD)} de ${noun}.`,
      }
    case 'not':
      return {
        en: line`I do not have ${role('not', clue.number)} ${noun}.`,
        es: line`No tengo ${role('not', clue.number)} ${noun}.`,
      }
  }
}

/** "A pentagon has 5 sides. "; what a clue rests on. */
export function known(clue: Clue, part: Part): Both<readonly Inline[]> {
  if (clue.kind !== 'more' && clue.kind !== 'fewer') return { en: [], es: [] }
  const has = count(boundOf(clue), PART_NOUN[part])
  const one = aThing(shapeNoun(clue.than))
  return { en: line`${one} has ${has}. `, es: line`${one} tiene ${has}. ` }
}

/** The numbers that fit a clue. */
export function kept(clue: Clue): Both<readonly Inline[]> {
  const bound = boundOf(clue)
  switch (clue.kind) {
    case 'more':
      return { en: line`the numbers greater than ${bound}`, es: line`los números mayores que ${bound}` }
    case 'fewer':
      return { en: line`the numbers less than ${bound}`, es: line`los números menores que ${bound}` }
    case 'even':
      return { en: line`the even numbers`, es: line`los números pares` }
    case 'odd':
      return { en: line`the odd numbers`, es: line`los números impares` }
    case 'not':
      return { en: line`the numbers that are not ${bound}`, es: line`los números distintos de ${bound}` }
  }
}

/** Why the second clue leaves one of the numbers. */
export function onlyOneLeft({ kind }: Clue, left: readonly number[], number: number): Both<readonly Inline[]> {
  const [others, keep] = [
    left.filter(one => one !== number),
    { en: line`keep only ${number}.`, es: line`queda solo ${number}.` },
  ]
  if (kind === 'even' || kind === 'odd') {
    const [other] = tupleOf(others, 1)
    return kind === 'even'
      ? {
          en: [...line`${other} is odd, and ${number} is even: `, ...keep.en],
          es: [...line`${other} es impar y ${number} es par: `, ...keep.es],
        }
      : {
          en: [...line`${other} is even, and ${number} is odd: `, ...keep.en],
          es: [...line`${other} es par y ${number} es impar: `, ...keep.es],
        }
  }
  if (kind === 'not') {
    const [other] = tupleOf(others, 1)
    return {
      en: [...line`The number is not ${other}: `, ...keep.en],
      es: [...line`El número no es ${other}: `, ...keep.es],
    }
  }
  return { en: line`Keep only ${number}.`, es: line`Queda solo ${number}.` }
}

/** Whether a shape with so many sides says what is printed. */
export const saysAll = (printed: Printed, sides: number): boolean =>
  printed.terms('role').every(({ name, of }) => {
    const kind = (['more', 'fewer', 'even', 'odd', 'not'] as const).find(one => one === name)
    if (kind === 'even' || kind === 'odd') return (sides % 2 === 0) === (kind === 'even')
    const bound =
      of.kind === 'words'
        ? Object.values(THAN).find(({ en }) => en === of.en)?.sides
        : of.kind === 'number'
          ? of.n
          : undefined
    return kind !== undefined && bound !== undefined && TAKES[kind](sides, bound)
  })
