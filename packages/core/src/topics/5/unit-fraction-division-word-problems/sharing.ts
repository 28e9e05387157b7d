import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { bow, lasagna } from './own-nouns.ts'

/** A unit fraction shared equally: how much for each? */
export interface Sharing {
  readonly kind: 'unit by whole'
  readonly unit: Noun
  readonly groups: Noun
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
  readonly tell: (whole: Term, part: Term) => Both<readonly Inline[]>
  readonly question: Both<readonly Inline[]>
  readonly ends: (found: Quantity) => Both<readonly Inline[]>
}

export const sharing: readonly Sharing[] = [
  {
    kind: 'unit by whole',
    unit: nouns.pound,
    groups: nouns.friend,
    wholes: [3, 6],
    denominators: [4, 8],
    tell: (whole, part) => ({
      en: line`Zoe has ${part} of raisins. She shares it equally among ${whole}.`,
      es: line`Zoe tiene ${part} de pasas. Las reparte por igual entre ${whole}.`,
    }),
    question: {
      en: line`What fraction of a pound of raisins does each friend get?`,
      es: line`¿Qué fracción de libra de pasas recibe cada amigo?`,
    },
    ends: found => ({
      en: line`Each friend gets ${found} of raisins.`,
      es: line`Cada amigo recibe ${found} de pasas.`,
    }),
  },
  {
    kind: 'unit by whole',
    unit: lasagna,
    groups: nouns.guest,
    wholes: [4, 8],
    denominators: [3, 4, 5, 6],
    tell: (whole, part) => ({
      en: line`After lunch, ${part} is left. At dinner, ${whole} share it equally.`,
      es: line`Después del almuerzo queda ${part}. En la cena, ${whole} se la reparten por igual.`,
    }),
    question: {
      en: line`What fraction of a lasagna does each guest get at dinner?`,
      es: line`¿Qué fracción de lasaña recibe cada invitado en la cena?`,
    },
    ends: found => ({ en: line`Each guest gets ${found}.`, es: line`Cada invitado recibe ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.gallon,
    groups: nouns.bowl,
    wholes: [4, 6],
    denominators: [2, 4],
    tell: (whole, part) => ({
      en: line`A cook pours ${part} of soup into ${whole}, the same amount into each one.`,
      es: line`Un cocinero sirve ${part} de sopa en ${whole}, la misma cantidad en cada uno.`,
    }),
    question: {
      en: line`What fraction of a gallon of soup is in each bowl?`,
      es: line`¿Qué fracción de galón de sopa hay en cada tazón?`,
    },
    ends: found => ({
      en: line`There is ${found} of soup in each bowl.`,
      es: line`En cada tazón hay ${found} de sopa.`,
    }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.yard,
    groups: bow,
    wholes: [3, 5],
    denominators: [3, 4],
    tell: (whole, part) => ({
      en: line`Amara uses ${part} of ribbon to make ${whole}. Each bow takes the same length.`,
      es: line`Amara usa ${part} de cinta para hacer ${whole}. Cada moño lleva la misma cantidad de cinta.`,
    }),
    question: {
      en: line`What fraction of a yard of ribbon does each bow take?`,
      es: line`¿Qué fracción de yarda de cinta lleva cada moño?`,
    },
    ends: found => ({ en: line`Each bow takes ${found} of ribbon.`, es: line`Cada moño lleva ${found} de cinta.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.mile,
    groups: nouns.runner,
    wholes: [3, 6],
    denominators: [4, 5],
    tell: (whole, part) => ({
      en: line`A relay race is ${part} long. The ${whole} of a team all run the same distance.`,
      es: line`Una carrera de relevos mide ${part}. Los ${whole} de un equipo corren todos la misma distancia.`,
    }),
    question: {
      en: line`What fraction of a mile does each runner run?`,
      es: line`¿Qué fracción de milla corre cada corredor?`,
    },
    ends: found => ({ en: line`Each runner runs ${found}.`, es: line`Cada corredor corre ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.hour,
    groups: nouns.song,
    wholes: [4, 6],
    denominators: [2, 3],
    tell: (whole, part) => ({
      en: line`A band plays for ${part}. It plays ${whole} of equal length.`,
      es: line`Una banda toca durante ${part}. Toca ${whole} de igual duración.`,
    }),
    question: {
      en: line`What fraction of an hour does each song last?`,
      es: line`¿Qué fracción de hora dura cada canción?`,
    },
    ends: found => ({ en: line`Each song lasts ${found}.`, es: line`Cada canción dura ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.acre,
    groups: nouns.gardenBed,
    wholes: [3, 8],
    denominators: [3, 4, 5, 6],
    tell: (whole, part) => ({
      en: line`A school garden covers ${part}. It is divided into ${whole} of equal size.`,
      es: line`Un huerto escolar ocupa ${part}. Se divide en ${whole} de igual tamaño.`,
    }),
    question: {
      en: line`What fraction of an acre does each garden bed cover?`,
      es: line`¿Qué fracción de acre ocupa cada arriate?`,
    },
    ends: found => ({ en: line`Each garden bed covers ${found}.`, es: line`Cada arriate ocupa ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.cup,
    groups: nouns.pan,
    wholes: [3, 5],
    denominators: [3, 4],
    tell: (whole, part) => ({
      en: line`A baker divides ${part} of melted butter equally among ${whole}.`,
      es: line`Una panadera reparte ${part} de mantequilla derretida por igual en ${whole}.`,
    }),
    question: {
      en: line`What fraction of a cup of butter is in each pan?`,
      es: line`¿Qué fracción de taza de mantequilla hay en cada molde?`,
    },
    ends: found => ({
      en: line`There is ${found} of butter in each pan.`,
      es: line`En cada molde hay ${found} de mantequilla.`,
    }),
  },
]
