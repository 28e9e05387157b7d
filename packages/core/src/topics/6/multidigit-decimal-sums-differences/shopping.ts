import { type Both, type Inline, line, type Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>

/** Three prices in cents, and the bill that is paid with. */
interface Shopping {
  readonly prices: readonly [Span, Span, Span]
  readonly tell: (a: Term, b: Term, c: Term, paid: Term) => Sentence
  readonly ends: (found: Term) => Sentence
}
type Span = readonly [least: number, most: number]

export const shopping: readonly Shopping[] = [
  {
    prices: [
      [189, 549],
      [429, 899],
      [1899, 3499],
    ],
    tell: (a, b, c, paid) => ({
      en: line`Marta buys a notebook for ${a}, a set of pens for ${b}, and a backpack for ${c}. She pays with ${paid}. How much change does she get?`,
      es: line`Marta compra un cuaderno por ${a}, un juego de bolígrafos por ${b} y una mochila por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`She gets ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
  {
    prices: [
      [1149, 1899],
      [549, 999],
      [249, 599],
    ],
    tell: (a, b, c, paid) => ({
      en: line`A family orders a pizza for ${a}, a salad for ${b}, and juice for ${c}. They pay with ${paid}. How much change do they get?`,
      es: line`Una familia pide una pizza por ${a}, una ensalada por ${b} y jugo por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`They get ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
  {
    prices: [
      [1549, 2999],
      [649, 1299],
      [499, 999],
    ],
    tell: (a, b, c, paid) => ({
      en: line`Bruno buys a soccer ball for ${a}, a pump for ${b}, and socks for ${c}. He pays with ${paid}. How much change does he get?`,
      es: line`Bruno compra un balón por ${a}, una bomba de aire por ${b} y calcetines por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`He gets ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
  {
    prices: [
      [279, 549],
      [449, 899],
      [219, 549],
    ],
    tell: (a, b, c, paid) => ({
      en: line`Elena buys bread for ${a}, cheese for ${b}, and apples for ${c}. She pays with ${paid}. How much change does she get?`,
      es: line`Elena compra pan por ${a}, queso por ${b} y manzanas por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`She gets ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
  {
    prices: [
      [1649, 2999],
      [949, 1699],
      [1149, 1999],
    ],
    tell: (a, b, c, paid) => ({
      en: line`Kofi buys a shirt for ${a}, a cap for ${b}, and a belt for ${c}. He pays with ${paid}. How much change does he get?`,
      es: line`Kofi compra una camisa por ${a}, una gorra por ${b} y un cinturón por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`He gets ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
  {
    prices: [
      [219, 499],
      [1249, 2199],
      [1849, 3299],
    ],
    tell: (a, b, c, paid) => ({
      en: line`A gardener buys seeds for ${a}, a rake for ${b}, and a hose for ${c}. She pays with ${paid}. How much change does she get?`,
      es: line`Una jardinera compra semillas por ${a}, un rastrillo por ${b} y una manguera por ${c}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
    ends: found => ({ en: line`She gets ${found} in change.`, es: line`Recibe ${found} de cambio.` }),
  },
]
