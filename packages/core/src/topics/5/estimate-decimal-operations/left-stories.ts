import { type Block, type Both, type Expr, type Inline, line, prose, type Term } from '../../../author.ts'

/** Several things at one price and one more, paid from an amount; ranges in dollars. */
export interface LeftStory {
  readonly price: readonly [from: number, to: number]
  readonly other: readonly [from: number, to: number]
  readonly ask: (amount: Term, price: Term, other: Term, has: Term) => Both<Block>
  readonly ends: Both<(found: Expr) => readonly Inline[]>
}

export const leftStories: readonly LeftStory[] = [
  {
    price: [7, 12],
    other: [14, 24],
    ask: (n, p, o, h) => ({
      en: prose`Nina has ${h}. She buys ${n} pots at ${p} each and a rosebush for ${o}. Round each price to the nearest dollar. About how much money does she have left?`,
      es: prose`Nina tiene ${h}. Compra ${n} macetas a ${p} cada una y un rosal de ${o}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto dinero le queda?`,
    }),
    ends: { en: x => line`She has about ${x} left.`, es: x => line`Le quedan aproximadamente ${x}.` },
  },
  {
    price: [6, 9],
    other: [11, 18],
    ask: (n, p, o, h) => ({
      en: prose`A coach has ${h}. He orders ${n} sandwiches at ${p} each and drinks for ${o}. Round each price to the nearest dollar. About how much money does he have left?`,
      es: prose`Un entrenador tiene ${h}. Pide ${n} sándwiches a ${p} cada uno y bebidas por ${o}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto dinero le queda?`,
    }),
    ends: { en: x => line`He has about ${x} left.`, es: x => line`Le quedan aproximadamente ${x}.` },
  },
  {
    price: [13, 19],
    other: [21, 38],
    ask: (n, p, o, h) => ({
      en: prose`A library has ${h} to spend. It buys ${n} books at ${p} each and an atlas for ${o}. Round each price to the nearest dollar. About how much money is left?`,
      es: prose`Una biblioteca tiene ${h} para gastar. Compra ${n} libros a ${p} cada uno y un atlas de ${o}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto dinero queda?`,
    }),
    ends: { en: x => line`About ${x} is left.`, es: x => line`Quedan aproximadamente ${x}.` },
  },
  {
    price: [4, 8],
    other: [9, 16],
    ask: (n, p, o, h) => ({
      en: prose`Malik has ${h}. He buys ${n} packs of balloons at ${p} each and a cake for ${o}. Round each price to the nearest dollar. About how much money does he have left?`,
      es: prose`Malik tiene ${h}. Compra ${n} paquetes de globos a ${p} cada uno y un pastel de ${o}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto dinero le queda?`,
    }),
    ends: { en: x => line`He has about ${x} left.`, es: x => line`Le quedan aproximadamente ${x}.` },
  },
  {
    price: [9, 15],
    other: [18, 29],
    ask: (n, p, o, h) => ({
      en: prose`An art teacher has ${h}. She buys ${n} sets of paint at ${p} each and an easel for ${o}. Round each price to the nearest dollar. About how much money does she have left?`,
      es: prose`Una maestra de arte tiene ${h}. Compra ${n} juegos de pintura a ${p} cada uno y un caballete de ${o}. Redondea cada precio al dólar más cercano. ¿Aproximadamente cuánto dinero le queda?`,
    }),
    ends: { en: x => line`She has about ${x} left.`, es: x => line`Le quedan aproximadamente ${x}.` },
  },
]
