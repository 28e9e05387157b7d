import { type Both, type Inline, line, type Noun, type Quantity } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** Two bars of one size, each a whole unit, with gray parts. */
interface BarStory {
  readonly noun: Noun
  readonly names: readonly [Both<string>, Both<string>]
  readonly says: Sentence
  readonly asks: Readonly<Record<'+' | '−', Sentence>>
  readonly ends: Readonly<Record<'+' | '−', (found: Quantity) => Sentence>>
}

export const barStories: readonly BarStory[] = [
  {
    noun: nouns.mile,
    names: [
      { en: 'Ana', es: 'Ana' },
      { en: 'Leo', es: 'Leo' },
    ],
    says: {
      en: line`Each bar is one mile. The shaded parts show how far Ana and Leo live from the school.`,
      es: line`Cada barra es una milla. Las partes sombreadas muestran a qué distancia de la escuela viven Ana y Leo.`,
    },
    asks: {
      '+': {
        en: line`What fraction of a mile do Ana and Leo walk in all to get to school?`,
        es: line`¿Qué fracción de milla caminan en total los dos para ir a la escuela?`,
      },
      '−': {
        en: line`How much farther from the school does Ana live than Leo, in miles?`,
        es: line`¿Cuánto más lejos de la escuela vive Ana que Leo, en millas?`,
      },
    },
    ends: {
      '+': found => ({ en: line`They walk ${found} in all.`, es: line`Los dos caminan ${found} en total.` }),
      '−': found => ({ en: line`Ana lives ${found} farther away.`, es: line`Ana vive ${found} más lejos.` }),
    },
  },
  {
    noun: nouns.gallon,
    names: [
      { en: 'lemonade', es: 'limonada' },
      { en: 'iced tea', es: 'té helado' },
    ],
    says: {
      en: line`Each bar is one gallon. The shaded parts show how much lemonade and iced tea there is at a picnic.`,
      es: line`Cada barra es un galón. Las partes sombreadas muestran cuánta limonada y cuánto té helado hay en un pícnic.`,
    },
    asks: {
      '+': {
        en: line`What fraction of a gallon is there to drink in all?`,
        es: line`¿Qué fracción de galón hay para beber en total?`,
      },
      '−': {
        en: line`How much more lemonade than iced tea is there, in gallons?`,
        es: line`¿Cuánta limonada más que té helado hay, en galones?`,
      },
    },
    ends: {
      '+': found => ({ en: line`There is ${found} to drink.`, es: line`Hay ${found} para beber.` }),
      '−': found => ({ en: line`There is ${found} more lemonade.`, es: line`Hay ${found} más de limonada.` }),
    },
  },
  {
    noun: nouns.hour,
    names: [
      { en: 'song', es: 'canción' },
      { en: 'dance', es: 'baile' },
    ],
    says: {
      en: line`Each bar is one hour. The shaded parts show how long a group practices its song and its dance.`,
      es: line`Cada barra es una hora. Las partes sombreadas muestran cuánto practica un grupo su canción y su baile.`,
    },
    asks: {
      '+': {
        en: line`What fraction of an hour does the group practice in all?`,
        es: line`¿Qué fracción de hora practica el grupo en total?`,
      },
      '−': {
        en: line`How much longer does the group practice the song than the dance, in hours?`,
        es: line`¿Cuánto tiempo más practica el grupo la canción que el baile, en horas?`,
      },
    },
    ends: {
      '+': found => ({ en: line`The group practices for ${found}.`, es: line`El grupo practica ${found}.` }),
      '−': found => ({
        en: line`The group practices the song for ${found} longer.`,
        es: line`El grupo practica la canción ${found} más.`,
      }),
    },
  },
  {
    noun: nouns.acre,
    names: [
      { en: 'corn', es: 'maíz' },
      { en: 'squash', es: 'calabaza' },
    ],
    says: {
      en: line`Each bar is one acre. The shaded parts show how much land is planted with corn and with squash.`,
      es: line`Cada barra es un acre. Las partes sombreadas muestran cuánta tierra está sembrada de maíz y de calabaza.`,
    },
    asks: {
      '+': {
        en: line`What fraction of an acre is planted in all?`,
        es: line`¿Qué fracción de acre está sembrada en total?`,
      },
      '−': {
        en: line`How much more land is planted with corn than with squash, in acres?`,
        es: line`¿Cuánta tierra más está sembrada de maíz que de calabaza, en acres?`,
      },
    },
    ends: {
      '+': found => ({ en: line`In all, ${found} is planted.`, es: line`En total está sembrado ${found}.` }),
      '−': found => ({
        en: line`${found} more is planted with corn.`,
        es: line`La tierra con maíz mide ${found} más.`,
      }),
    },
  },
]
