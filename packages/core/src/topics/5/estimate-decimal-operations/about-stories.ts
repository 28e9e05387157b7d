import { type Block, type Both, type Expr, type Inline, line, prose, type Term } from '../../../author.ts'

/** Three prices whose sum is estimated to the nearest dollar; ranges in dollars. */
export interface AboutStory {
  readonly ranges: readonly [
    first: readonly [from: number, to: number],
    second: readonly [from: number, to: number],
    third: readonly [from: number, to: number],
  ]
  readonly ask: (first: Term, second: Term, third: Term) => Both<Block>
  readonly ends: Both<(found: Expr) => readonly Inline[]>
}

export const aboutStories: readonly AboutStory[] = [
  {
    ranges: [
      [13, 28],
      [4, 9],
      [6, 12],
    ],
    ask: (a, b, c) => ({
      en: prose`A book costs ${a}, a set of bookmarks costs ${b}, and a lamp costs ${c}. Round each price to the nearest dollar. About how much do they cost in all?`,
      es: prose`Un libro cuesta ${a}, un juego de separadores cuesta ${b} y una lámpara cuesta ${c}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto cuestan en total?`,
    }),
    ends: { en: x => line`In all, they cost about ${x}.`, es: x => line`En total cuestan aproximadamente ${x}.` },
  },
  {
    ranges: [
      [31, 58],
      [12, 27],
      [14, 19],
    ],
    ask: (a, b, c) => ({
      en: prose`A jacket costs ${a}, a scarf costs ${b}, and gloves cost ${c}. Round each price to the nearest dollar. About how much do they cost together?`,
      es: prose`Una chaqueta cuesta ${a}, una bufanda cuesta ${b} y unos guantes cuestan ${c}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto cuestan juntos?`,
    }),
    ends: { en: x => line`Together they cost about ${x}.`, es: x => line`Juntos cuestan aproximadamente ${x}.` },
  },
  {
    ranges: [
      [8, 14],
      [3, 6],
      [5, 7],
    ],
    ask: (a, b, c) => ({
      en: prose`Zoe pays ${a} for lunch, ${b} for juice, and ${c} for dessert. Round each price to the nearest dollar. About how much does she pay?`,
      es: prose`Zoe paga ${a} por el almuerzo, ${b} por un jugo y ${c} por un postre. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto paga?`,
    }),
    ends: { en: x => line`She pays about ${x}.`, es: x => line`Paga aproximadamente ${x}.` },
  },
  {
    ranges: [
      [41, 69],
      [11, 19],
      [22, 37],
    ],
    ask: (a, b, c) => ({
      en: prose`On a trip, a family pays ${a} for gas, ${b} for tolls, and ${c} for food. Round each amount to the nearest dollar. About how much does the family pay?`,
      es: prose`En un viaje, una familia paga ${a} de gasolina, ${b} de peajes y ${c} de comida. Redondea cada cantidad al dólar más cercano. ¿Aproximadamente cuánto paga la familia?`,
    }),
    ends: { en: x => line`The family pays about ${x}.`, es: x => line`La familia paga aproximadamente ${x}.` },
  },
  {
    ranges: [
      [22, 38],
      [9, 18],
      [5, 8],
    ],
    ask: (a, b, c) => ({
      en: prose`A coach buys a basketball for ${a}, a net for ${b}, and a pump for ${c}. Round each price to the nearest dollar. About how much does the coach pay?`,
      es: prose`Un entrenador compra un balón de ${a}, una red de ${b} y una bomba de ${c}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto paga el entrenador?`,
    }),
    ends: { en: x => line`The coach pays about ${x}.`, es: x => line`El entrenador paga aproximadamente ${x}.` },
  },
]
