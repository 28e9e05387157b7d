import { type Block, type Both, type Hole, prose } from '../../../author.ts'

/** Round things on sale in two sizes, told by diameter and price. */
export interface RoundSizes {
  readonly unit: 'inch' | 'foot'
  readonly radii: readonly number[]
  /** In dollars, of the least size, and what the next sizes cost more. */
  readonly price: readonly [least: number, most: number]
  readonly more: number
  readonly ask: (small: Hole, low: Hole, large: Hole, high: Hole) => Both<Block>
}

export const roundSizes: readonly RoundSizes[] = [
  {
    unit: 'inch',
    radii: [4, 5, 6, 7, 8],
    price: [6, 10],
    more: 2,
    ask: (small, low, large, high) => ({
      en: prose`A restaurant sells a pizza that is ${small} across for ${low} and one that is ${large} across for ${high}. Which size gives more pizza for each dollar?`,
      es: prose`Un restaurante vende una pizza de ${small} de diámetro a ${low} y otra de ${large} de diámetro a ${high}. ¿Qué tamaño da más pizza por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [24, 30, 36, 42, 48],
    price: [40, 60],
    more: 16,
    ask: (small, low, large, high) => ({
      en: prose`A round rug comes in two sizes: ${small} across for ${low}, or ${large} across for ${high}. Which size covers more floor for each dollar?`,
      es: prose`Una alfombra redonda se vende en dos tamaños: de ${small} de diámetro a ${low} y de ${large} de diámetro a ${high}. ¿Qué tamaño cubre más piso por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [4, 5, 6, 7],
    price: [14, 20],
    more: 5,
    ask: (small, low, large, high) => ({
      en: prose`A bakery charges ${low} for a round cake ${small} across and ${high} for a cake of the same height that is ${large} across. Which size gives more cake for each dollar?`,
      es: prose`Una pastelería cobra ${low} por un pastel redondo de ${small} de diámetro y ${high} por uno de la misma altura y de ${large} de diámetro. ¿Qué tamaño da más pastel por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [30, 35, 40, 45],
    price: [18, 26],
    more: 6,
    ask: (small, low, large, high) => ({
      en: prose`Round tablecloths that are ${small} across cost ${low} each, and those that are ${large} across cost ${high} each. Which size gives more cloth for each dollar?`,
      es: prose`Los manteles redondos de ${small} de diámetro cuestan ${low} cada uno y los de ${large} de diámetro cuestan ${high} cada uno. ¿Qué tamaño da más tela por cada dólar?`,
    }),
  },
  {
    unit: 'foot',
    radii: [5, 6, 7, 8, 9],
    price: [30, 42],
    more: 8,
    ask: (small, low, large, high) => ({
      en: prose`A cover for a round pool costs ${low} if it is ${small} across and ${high} if it is ${large} across. Which size gives more area for each dollar?`,
      es: prose`Una cubierta para piscina redonda cuesta ${low} si mide ${small} de diámetro y ${high} si mide ${large} de diámetro. ¿Qué tamaño da más área por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [10, 12, 14, 16, 18],
    price: [30, 45],
    more: 9,
    ask: (small, low, large, high) => ({
      en: prose`A store has a round mirror ${small} across for ${low} and another ${large} across for ${high}. Which size has more mirror area for each dollar?`,
      es: prose`En una tienda hay un espejo redondo de ${small} de diámetro a ${low} y otro de ${large} de diámetro a ${high}. ¿Qué tamaño tiene más área de espejo por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [12, 15, 18, 21, 24],
    price: [35, 50],
    more: 12,
    ask: (small, low, large, high) => ({
      en: prose`A carpenter buys round tabletops. A tabletop ${small} across costs ${low}, and one ${large} across costs ${high}. Which size gives more wood surface for each dollar?`,
      es: prose`Una carpintera compra tableros redondos para mesas. Un tablero de ${small} de diámetro cuesta ${low} y uno de ${large} de diámetro cuesta ${high}. ¿Qué tamaño da más superficie de madera por cada dólar?`,
    }),
  },
  {
    unit: 'inch',
    radii: [3, 4, 5, 6],
    price: [4, 7],
    more: 2,
    ask: (small, low, large, high) => ({
      en: prose`At a fair, flat round breads that are ${small} across sell for ${low}, and equally thick ones that are ${large} across sell for ${high}. Which size gives more bread for each dollar?`,
      es: prose`En una feria, los panes planos redondos de ${small} de diámetro se venden a ${low} y otros, igual de gruesos y de ${large} de diámetro, a ${high}. ¿Qué tamaño da más pan por cada dólar?`,
    }),
  },
]
