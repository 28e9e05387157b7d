import {
  aThing,
  type Block,
  type Both,
  type Content,
  drawing,
  type Figure,
  figure,
  type Inline,
  type Locale,
  line,
  type Noun,
  type Printed,
  type Shape,
  type Step,
  shapeNoun,
  shapeSet,
  step,
  type Term,
  thing,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Relation, type Scene, sceneOf } from './places.ts'

type Words = readonly Inline[]
export const paragraph = (content: Words): Block => ({ kind: 'paragraph', content })

/** the star; la estrella. */
export const the = (shape: Shape): Term => ({ kind: 'thing', noun: shapeNoun(shape), many: false, article: 'the' })
/** de la estrella, del círculo. */
const deEl = (noun: Noun): Words => (noun.gender === 'f' ? line`de la ${thing(noun)}` : line`del ${thing(noun)}`)
const ALL_WORDS = {
  above: { en: 'above', es: 'arriba' },
  below: { en: 'below', es: 'debajo' },
  beside: { en: 'beside', es: 'al lado' },
  'in front of': { en: 'in front of', es: 'delante' },
  behind: { en: 'behind', es: 'detrás' },
} as const satisfies Record<Relation | 'in front of' | 'behind', Both<string>>
export type Word = keyof typeof ALL_WORDS

/** above the star; arriba de la estrella. */
export const so = (word: Word, shape: Shape): Both<Words> => ({
  en: [`${ALL_WORDS[word].en} `, the(shape)],
  es: [`${ALL_WORDS[word].es} `, ...deEl(shapeNoun(shape))],
})
/** The same with the place of the word left blank. */
export const soBlank = (shape: Shape): Both<Words> => ({
  en: line`____ ${the(shape)}`,
  es: [...line`____ `, ...deEl(shapeNoun(shape))],
})
export const between = (one: Shape, other: Shape): Both<Words> => ({
  en: line`between ${the(one)} and ${the(other)}`,
  es: line`entre ${the(one)} y ${the(other)}`,
})
export const word = (which: Word): Both<Block> => ({
  en: paragraph([ALL_WORDS[which].en]),
  es: paragraph([ALL_WORDS[which].es]),
})

/** A sentence of words that stand there already, and of a part in each language. */
export const sentence = (
  before: Both<Words>,
  part: Both<Words>,
  after: Both<Words> = { en: ['.'], es: ['.'] },
): Both<Words> => ({
  en: [...before.en, ...part.en, ...after.en],
  es: [...before.es, ...part.es, ...after.es],
})
const QUESTION_END: Both<Words> = { en: ['?'], es: ['?'] }
/** Which shape is above the star? */
export const whichShapeIs = (part: Both<Words>): Both<Words> =>
  sentence({ en: ['Which shape is '], es: ['¿Qué figura está '] }, part, QUESTION_END)
/** Find the star and the circle. Which shape is between them? */
export const whichIsBetween = (one: Shape, other: Shape): Both<Words> => ({
  en: line`Find ${the(one)} and ${the(other)}. Which shape is between them?`,
  es: line`Busca ${the(one)} y ${the(other)}. ¿Qué figura está entre esas dos?`,
})
/** Who is just behind the duck? */
export const whoIs = (part: Both<Words>): Both<Words> =>
  sentence({ en: ['Who is '], es: ['¿Quién está '] }, part, QUESTION_END)
/** The star is above the circle. */
export const isSo = (shape: Shape, part: Both<Words>): Both<Words> =>
  sentence({ en: line`${the(shape)} is `, es: line`${the(shape)} está ` }, part)
/** The star is beside the heart and above the circle. */
export const isSoTwice = (shape: Shape, one: Both<Words>, other: Both<Words>): Both<Words> =>
  isSo(shape, { en: [...one.en, ' and ', ...other.en], es: [...one.es, ' y ', ...other.es] })
/** True or false? The star is above the circle. */
export const isItSo = (claim: Both<Words>): Both<Words> => ({
  en: ['True or false? ', ...claim.en],
  es: ['¿Verdadero o falso? ', ...claim.es],
})
/** It is not above the circle. */
export const itIsNot = (part: Both<Words>): Both<Words> => sentence({ en: ['It is not '], es: ['No está '] }, part)
/** Only the star is above the circle: this refuses one other shape or several. */
export const onlyIs = (shape: Shape, part: Both<Words>): Both<Words> =>
  sentence({ en: line`Only ${the(shape)} is `, es: line`Solo ${the(shape)} está ` }, part)
/** It is above the circle. */
export const itIs = (part: Both<Words>): Both<Words> => sentence({ en: ['It is '], es: ['Está '] }, part)

/** Draw a star above the circle. */
export const drawShape = (shape: Shape, part: Both<Words>): Both<Words> =>
  sentence({ en: line`Draw ${aThing(shapeNoun(shape))} `, es: line`Dibuja ${aThing(shapeNoun(shape))} ` }, part)

/** Draw a star. */
export const drawOne = (shape: Shape): Both<Words> => ({
  en: line`Draw ${aThing(shapeNoun(shape))}.`,
  es: line`Dibuja ${aThing(shapeNoun(shape))}.`,
})
/** just behind the duck; justo detrás del pato. */
export const just = ({ en, es }: Both<Words>): Both<Words> => ({ en: ['just ', ...en], es: ['justo ', ...es] })

/** above and below are the next place up or down, not one to the side of it. */
export const nextTo = (relation: Relation, shape: Shape): Both<Words> =>
  relation === 'beside' ? so(relation, shape) : just(so(relation, shape))

export const said = (words: Both<Words>): Both<Block> => ({ en: paragraph(words.en), es: paragraph(words.es) })
export const asked = (...items: readonly (Block | Both<Block>)[]): Both<Content> => {
  const inLocale = (locale: Locale) => items.map(item => ('kind' in item ? item : item[locale]))
  return { en: inLocale('en'), es: inLocale('es') }
}
export const told = (work: Content | Both<Content>, words: Both<Words>): Step =>
  step(work, because.explain, { sentence: words })

export const pictureOf = (shape: Shape, facing?: 'left' | 'right'): Figure =>
  shapeSet([shape], { says: 'names', ...(facing && { facing }) })
export const shapeIn = (drawn: Figure): Shape | null =>
  drawn.kind === 'shape-set' ? (drawn.rows[0]?.[0]?.shape ?? null) : null
export const shown = (scene: Scene): Block => figure(sceneOf(scene))

/** Higher, lower, to the side: where to look from a shape that is found. */
const LOOK: Readonly<Record<Relation, Both<string>>> = {
  above: { en: 'Look one place up.', es: 'Mira un lugar hacia arriba.' },
  below: { en: 'Look one place down.', es: 'Mira un lugar hacia abajo.' },
  beside: { en: 'Look one place to each side.', es: 'Mira un lugar hacia cada lado.' },
}
export const findAndLook = (shape: Shape, relation: Relation): Step =>
  told(figure(pictureOf(shape)), {
    en: [...line`Find ${the(shape)}. `, LOOK[relation].en],
    es: [...line`Busca ${the(shape)}. `, LOOK[relation].es],
  })
/** The things that are shown of these shapes, as a sentence names them, in its order. */
export const namedIn = (printed: Printed): readonly Shape[] => {
  const shapes = printed
    .figure('shape-set')
    .rows.flat()
    .flatMap(item => (item ? [item.shape] : []))
  return printed
    .terms('thing')
    .flatMap(({ noun }) => shapes.filter(shape => shapeNoun(shape).en[0] === noun.en[0]).slice(0, 1))
}

/** The picture with the shape that the pupil draws in it; a wrong one has it elsewhere. */
export const drawnIn = drawing<Scene>(sceneOf, ({ cells, columns }) => [{ cells: [...cells].reverse(), columns }])

const PRINTED = {
  above: /above|arriba/,
  below: /below|debajo/,
  beside: /beside|al lado/,
  'in front of': /in front of|delante/,
  behind: /behind|detrás/,
} as const satisfies Record<Word, RegExp>
/** How the words that are printed let things lie to each other, in their order. */
export const relationsIn = (text: string): readonly Relation[] =>
  (['above', 'below', 'beside'] as const).filter(relation => PRINTED[relation].test(text))
export const isPrinted = (text: string, which: Word): boolean => PRINTED[which].test(text)
