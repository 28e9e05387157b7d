import {
  aThing,
  type Block,
  type Both,
  both,
  type Inline,
  isSameContent,
  itemOf,
  line,
  type Noun,
  numbersInAnyOrder,
  option,
  type Printed,
  prose,
  symbol,
  thing,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  type DrawnQuadrilateral,
  FEATURES,
  type Features,
  LETTERS,
  letteredQuadrilaterals,
  measuredIn,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'

/** The names of a four-sided shape, the closest last. */
export const NAMES = ['quadrilateral', 'rectangle', 'rhombus', 'square'] as const
export type Name = (typeof NAMES)[number]
export const NOUN: Readonly<Record<Name, Noun>> = {
  quadrilateral: nouns.quadrilateral,
  rectangle: nouns.rectangle,
  rhombus: nouns.rhombus,
  square: nouns.square,
}
/** By what is known of a kind, or by what is measured in a drawing. */
export const hasName = ({ equalSides, rightAngles }: Features, name: Name): boolean =>
  name === 'quadrilateral' ||
  (name === 'rectangle' ? rightAngles === 4 : name === 'rhombus' ? equalSides : rightAngles === 4 && equalSides)
export const bestName = ({ equalSides, rightAngles }: Features): Best => {
  if (rightAngles === 4) return equalSides ? 'square' : 'rectangle'
  return equalSides ? 'rhombus' : 'none'
}

export type Best = 'square' | 'rectangle' | 'rhombus' | 'none'
const called = (noun: Noun): Both<Block> => both(prose`${thing(noun)}`)
export const bestNames = option<Best>({
  square: called(nouns.square),
  rectangle: called(nouns.rectangle),
  rhombus: called(nouns.rhombus),
  none: { en: prose`None of these`, es: prose`Ninguno de estos` },
})
/** Kinds that have this best name. */
export const kindsOf = (best: Best): readonly Quadrilateral[] =>
  (Object.keys(FEATURES) as Quadrilateral[]).filter(kind => bestName(FEATURES[kind]) === best)

export const MARKS: Both<Block> = {
  en: prose`Sides with the same marks are equal. A small square marks a right angle.`,
  es: prose`Los lados con las mismas marcas son iguales. Un cuadrado pequeño marca un ángulo recto.`,
}

/** What a name says of a shape, to follow "because". */
export const DEFINED: Readonly<Record<Name, Both<readonly Inline[]>>> = {
  quadrilateral: {
    en: line`${aThing(nouns.quadrilateral)} has 4 straight sides`,
    es: line`${aThing(nouns.quadrilateral)} tiene 4 lados rectos`,
  },
  rectangle: {
    en: line`${aThing(nouns.rectangle)} has 4 right angles`,
    es: line`${aThing(nouns.rectangle)} tiene 4 ángulos rectos`,
  },
  rhombus: {
    en: line`${aThing(nouns.rhombus)} has 4 equal sides`,
    es: line`${aThing(nouns.rhombus)} tiene 4 lados iguales`,
  },
  square: {
    en: line`${aThing(nouns.square)} has 4 equal sides and 4 right angles`,
    es: line`${aThing(nouns.square)} tiene 4 lados iguales y 4 ángulos rectos`,
  },
}

const OPPOSITES = {
  0: { en: 'no pair of equal opposite sides', es: 'ningún par de lados opuestos iguales' },
  1: { en: '1 pair of equal opposite sides', es: '1 par de lados opuestos iguales' },
  2: { en: '2 pairs of equal opposite sides', es: '2 pares de lados opuestos iguales' },
} as const
const RIGHT_ANGLES = {
  0: { en: 'no right angles', es: 'ningún ángulo recto' },
  2: { en: '2 right angles', es: '2 ángulos rectos' },
  4: { en: '4 right angles', es: '4 ángulos rectos' },
} as const
/** What the marks of a shape show: "4 equal sides and no right angles". */
export function seen({ equalSides, rightAngles, equalOpposites }: Features): Both<readonly Inline[]> {
  const sides = equalSides ? { en: '4 equal sides', es: '4 lados iguales' } : OPPOSITES[equalOpposites]
  const angles = RIGHT_ANGLES[rightAngles]
  return { en: [`${sides.en} and ${angles.en}`], es: [`${sides.es} y ${angles.es}`] }
}
/** "It has 4 equal sides and no right angles." */
export function hasSaid(features: Features): Both<readonly Inline[]> {
  const { en, es } = seen(features)
  const { equalOpposites, rightAngles } = features
  return {
    en:
      equalOpposites > 0 || rightAngles === 0
        ? ['It has ', ...en, '.']
        : [`It has ${RIGHT_ANGLES[rightAngles].en}, but no pair of equal opposite sides.`],
    es:
      equalOpposites > 0
        ? ['Tiene ', ...es, '.']
        : rightAngles === 0
          ? ['No tiene lados opuestos iguales ni ángulos rectos.']
          : [`Tiene ${RIGHT_ANGLES[rightAngles].es}, pero no tiene lados opuestos iguales.`],
  }
}
/** The same as a line of work. */
export function seenShown(features: Features): Both<Block> {
  const { en, es } = seen(features)
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}
export const READ_THE_MARKS = {
  en: line`Read the marks of the sides and the angles.`,
  es: line`Lee las marcas de los lados y los ángulos.`,
}

export const lettersWhere = (test: (at: number) => boolean, count: number): readonly Value[] =>
  LETTERS.slice(0, count).flatMap((letter, i) => (test(i) ? [symbol(letter)] : []))
export const letterOf = (at: number) => symbol(itemOf(LETTERS, at))
export const letters = numbersInAnyOrder
/** Whether these are the letters of the drawn shapes that pass, and no others. */
export const areLetters = (answer: readonly Value[], right: readonly boolean[]): boolean =>
  isSameContent(
    answer,
    lettersWhere(i => itemOf(right, i), right.length),
  )
export const measuredAll = (printed: Printed): readonly Features[] => printed.figures('polygon').map(measuredIn)
export const featuresOf = ({ kind }: Pick<DrawnQuadrilateral, 'kind'>): Features => FEATURES[kind]

/** "square, rectangle". */
export const namesShown = (names: readonly Best[]): Both<Block> => {
  const said = (locale: 'en' | 'es') =>
    names.map(name => (name === 'none' ? OTHERS[locale] : NOUN[name][locale][0])).join(', ')
  return {
    en: { kind: 'paragraph', content: [said('en')] },
    es: { kind: 'paragraph', content: [said('es')] },
  }
}
const OTHERS = { en: 'none of these', es: 'ninguno de estos' }

/** Lettered shapes above a question. */
export const askAbout = (question: Both<Block>, shapes: readonly DrawnQuadrilateral[]): Both<readonly Block[]> => {
  const rows = letteredQuadrilaterals(shapes)
  return { en: [...rows, question.en], es: [...rows, question.es] }
}
