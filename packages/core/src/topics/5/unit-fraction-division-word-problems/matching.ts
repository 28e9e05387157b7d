import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Measuring } from './measuring.ts'
import { feeder, film, lot, report } from './own-nouns.ts'
import type { Sharing } from './sharing.ts'

/** Stories that stand among choices only: the sheet tells the others. */
export const matching: readonly Measuring[] = [
  {
    kind: 'whole by unit',
    unit: nouns.liter,
    pieces: nouns.jar,
    wholes: [2, 8],
    denominators: [2, 3, 4, 5],
    tell: (whole, part) => ({
      en: line`A beekeeper fills jars with ${whole} of honey. Each jar holds ${part}.`,
      es: line`Una apicultora llena frascos con ${whole} de miel. En cada frasco cabe ${part}.`,
    }),
    question: { en: line`How many jars does she fill?`, es: line`¿Cuántos frascos llena?` },
    ends: found => ({ en: line`She fills ${found}.`, es: line`Llena ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.hour,
    pieces: film,
    wholes: [2, 8],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A movie theater shows short films for ${whole}. Each film takes ${part}.`,
      es: line`Un cine muestra cortometrajes durante ${whole}. Cada cortometraje dura ${part}.`,
    }),
    question: { en: line`How many films does it show?`, es: line`¿Cuántos cortometrajes muestra?` },
    ends: found => ({ en: line`It shows ${found}.`, es: line`Muestra ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.cup,
    pieces: nouns.pancake,
    wholes: [2, 8],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`Diego has ${whole} of batter. Each pancake takes ${part} of batter.`,
      es: line`Diego tiene ${whole} de mezcla. Cada panqueque lleva ${part} de mezcla.`,
    }),
    question: { en: line`How many pancakes can he make?`, es: line`¿Cuántos panqueques puede hacer?` },
    ends: found => ({ en: line`Diego can make ${found}.`, es: line`Diego puede hacer ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.pound,
    pieces: nouns.burger,
    wholes: [2, 8],
    denominators: [4, 8],
    tell: (whole, part) => ({
      en: line`A cook makes small burgers from ${whole} of meat. Each burger takes ${part}.`,
      es: line`Un cocinero hace hamburguesas pequeñas con ${whole} de carne. Cada hamburguesa lleva ${part}.`,
    }),
    question: { en: line`How many burgers does he make?`, es: line`¿Cuántas hamburguesas hace?` },
    ends: found => ({ en: line`He makes ${found}.`, es: line`Hace ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.acre,
    pieces: lot,
    wholes: [2, 8],
    denominators: [3, 4, 5, 6],
    tell: (whole, part) => ({
      en: line`A town divides ${whole} of land into lots. Each lot is ${part}.`,
      es: line`Un pueblo divide ${whole} de tierra en lotes. Cada lote es de ${part}.`,
    }),
    question: { en: line`How many lots are there?`, es: line`¿Cuántos lotes hay?` },
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
]

export const matchingShares: readonly Sharing[] = [
  {
    kind: 'unit by whole',
    unit: nouns.liter,
    groups: nouns.plant,
    wholes: [2, 8],
    denominators: [2, 3, 4, 5],
    tell: (whole, part) => ({
      en: line`A gardener divides ${part} of plant food equally among ${whole}.`,
      es: line`Una jardinera reparte ${part} de fertilizante por igual entre ${whole}.`,
    }),
    question: {
      en: line`What fraction of a liter does each plant get?`,
      es: line`¿Qué fracción de litro recibe cada planta?`,
    },
    ends: found => ({ en: line`Each plant gets ${found}.`, es: line`Cada planta recibe ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.hour,
    groups: report,
    wholes: [2, 8],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A news show lasts ${part}. It has ${whole} of equal length.`,
      es: line`Un noticiero dura ${part}. Tiene ${whole} de igual duración.`,
    }),
    question: {
      en: line`What fraction of an hour does each report last?`,
      es: line`¿Qué fracción de hora dura cada reportaje?`,
    },
    ends: found => ({ en: line`Each report lasts ${found}.`, es: line`Cada reportaje dura ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.pound,
    groups: feeder,
    wholes: [2, 8],
    denominators: [2, 4, 8],
    tell: (whole, part) => ({
      en: line`Malik puts ${part} of birdseed into ${whole}, the same amount into each one.`,
      es: line`Malik pone ${part} de alpiste en ${whole}, la misma cantidad en cada uno.`,
    }),
    question: {
      en: line`What fraction of a pound of birdseed is in each feeder?`,
      es: line`¿Qué fracción de libra de alpiste hay en cada comedero?`,
    },
    ends: found => ({ en: line`There is ${found} in each feeder.`, es: line`En cada comedero hay ${found}.` }),
  },
  {
    kind: 'unit by whole',
    unit: nouns.acre,
    groups: nouns.playground,
    wholes: [2, 8],
    denominators: [3, 4, 5, 6],
    tell: (whole, part) => ({
      en: line`A town uses ${part} of land for ${whole} of equal size.`,
      es: line`Un pueblo usa ${part} de tierra para ${whole} de igual tamaño.`,
    }),
    question: {
      en: line`What fraction of an acre does each playground cover?`,
      es: line`¿Qué fracción de acre ocupa cada patio de juegos?`,
    },
    ends: found => ({ en: line`Each playground covers ${found}.`, es: line`Cada patio de juegos ocupa ${found}.` }),
  },
]
