import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Measuring } from './measuring.ts'
import { film, lot } from './own-nouns.ts'

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
    denominators: [2, 4, 8],
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
