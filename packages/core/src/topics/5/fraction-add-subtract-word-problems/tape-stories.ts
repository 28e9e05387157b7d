import { type Both, type Inline, line, type Noun, type Quantity } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** A whole of two parts, drawn as a tape: one part is asked. */
interface TapeStory {
  readonly sign: '−'
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly says: Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const tapeStories: readonly TapeStory[] = [
  {
    noun: nouns.mile,
    sign: '−',
    denominators: [2, 4, 5, 8, 10],
    most: 9,
    says: {
      en: line`The bar shows a race in miles. The runners first follow a road and then a forest path. How many miles long is the forest path?`,
      es: line`La barra muestra una carrera en millas. Los corredores siguen primero una carretera y luego un sendero del bosque. ¿Cuántas millas mide el sendero del bosque?`,
    },
    ends: found => ({ en: line`The forest path is ${found} long.`, es: line`El sendero del bosque mide ${found}.` }),
  },
  {
    noun: nouns.cup,
    sign: '−',
    denominators: [2, 3, 4],
    most: 8,
    says: {
      en: line`The bar shows a batch of dough in cups of flour. The first part is wheat flour, and the second part is corn flour. How many cups of corn flour are in the dough?`,
      es: line`La barra muestra la harina de una masa en tazas. La primera parte es harina de trigo y la segunda, harina de maíz. ¿Cuántas tazas de harina de maíz lleva la masa?`,
    },
    ends: found => ({
      en: line`There are ${found} of corn flour.`,
      es: line`La masa lleva ${found} de harina de maíz.`,
    }),
  },
  {
    noun: nouns.hour,
    sign: '−',
    denominators: [2, 3, 4, 6, 12],
    most: 4,
    says: {
      en: line`The bar shows the length of a school fair in hours. The games come first, and a concert follows. How many hours does the concert last?`,
      es: line`La barra muestra la duración de una feria escolar en horas. Primero son los juegos y después hay un concierto. ¿Cuántas horas dura el concierto?`,
    },
    ends: found => ({ en: line`The concert lasts ${found}.`, es: line`El concierto dura ${found}.` }),
  },
  {
    noun: nouns.foot,
    sign: '−',
    denominators: [2, 3, 4, 6, 12],
    most: 12,
    says: {
      en: line`The bar shows a long shelf in feet. Books take up the first part, and games take up the second part. How many feet of the shelf do the games take up?`,
      es: line`La barra muestra una repisa larga en pies. Unos libros ocupan la primera parte y unos juegos ocupan la segunda. ¿Cuántos pies de la repisa ocupan los juegos?`,
    },
    ends: found => ({ en: line`The games take up ${found}.`, es: line`Los juegos ocupan ${found}.` }),
  },
]
