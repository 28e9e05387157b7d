import { type Block, type Both, type Inline, line, prose, type role } from '../../../author.ts'

type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]
type Told = (p: Role, q: Role, s: Role, r: Role, t: Role, total: Role) => Both<Block>

/** Two purchases of two things, and a third one that is asked. */
export interface Purchases {
  readonly first: Range
  readonly second: Range
  readonly kinds: readonly [Both<string>, Both<string>]
  readonly says: Told
  readonly asks: (u: Role, v: Role) => Both<readonly Inline[]>
  readonly ends: (u: number, v: number) => Both<readonly Inline[]>
}

export const purchases: readonly Purchases[] = [
  {
    first: [5, 9],
    second: [2, 4],
    kinds: [
      { en: 'price of a sandwich', es: 'precio de un sándwich' },
      { en: 'price of a juice', es: 'precio de un jugo' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`At a café, one table pays ${s} for ${p} sandwiches and ${q} juices. Another table pays ${total} for ${r} sandwiches and ${t} juices.`,
      es: prose`En un café, una mesa paga ${s} por ${p} sándwiches y ${q} jugos. Otra mesa paga ${total} por ${r} sándwiches y ${t} jugos.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} sandwiches and ${v} juices cost?`,
      es: line`¿Cuánto cuestan ${u} sándwiches y ${v} jugos?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} sandwiches and ${v} juices cost `,
      es: line`Por eso, ${u} sándwiches y ${v} jugos cuestan `,
    }),
  },
  {
    first: [10, 18],
    second: [5, 9],
    kinds: [
      { en: 'price of an adult ticket', es: 'precio de un boleto de adulto' },
      { en: 'price of a child ticket', es: 'precio de un boleto de niño' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`The Díaz family pays ${s} for ${p} adult tickets and ${q} child tickets at a zoo. The Kim family pays ${total} for ${r} adult tickets and ${t} child tickets.`,
      es: prose`En un zoológico, la familia Díaz paga ${s} por ${p} boletos de adulto y ${q} de niño. La familia Kim paga ${total} por ${r} boletos de adulto y ${t} de niño.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} adult tickets and ${v} child tickets cost?`,
      es: line`¿Cuánto cuestan ${u} boletos de adulto y ${v} de niño?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} adult tickets and ${v} child tickets cost `,
      es: line`Por eso, ${u} boletos de adulto y ${v} de niño cuestan `,
    }),
  },
  {
    first: [4, 7],
    second: [2, 3],
    kinds: [
      { en: 'price of a notebook', es: 'precio de un cuaderno' },
      { en: 'price of a pen', es: 'precio de un bolígrafo' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`Noah buys ${p} notebooks and ${q} pens for ${s}. Lucy buys ${r} notebooks and ${t} pens in the same shop for ${total}.`,
      es: prose`Noah compra ${p} cuadernos y ${q} bolígrafos por ${s}. Lucy compra en la misma tienda ${r} cuadernos y ${t} bolígrafos por ${total}.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} notebooks and ${v} pens cost there?`,
      es: line`¿Cuánto cuestan ahí ${u} cuadernos y ${v} bolígrafos?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} notebooks and ${v} pens cost `,
      es: line`Por eso, ${u} cuadernos y ${v} bolígrafos cuestan `,
    }),
  },
  {
    first: [12, 18],
    second: [6, 10],
    kinds: [
      { en: 'price of a rose bush', es: 'precio de un rosal' },
      { en: 'price of a fern', es: 'precio de un helecho' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`A gardener orders ${p} rose bushes and ${q} ferns for ${s} in March. In April, ${r} rose bushes and ${t} ferns cost ${total} at the same prices.`,
      es: prose`En marzo, una jardinera pide ${p} rosales y ${q} helechos por ${s}. En abril, ${r} rosales y ${t} helechos cuestan ${total} a los mismos precios.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} rose bushes and ${v} ferns cost?`,
      es: line`¿Cuánto cuestan ${u} rosales y ${v} helechos?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} rose bushes and ${v} ferns cost `,
      es: line`Por eso, ${u} rosales y ${v} helechos cuestan `,
    }),
  },
  {
    first: [14, 20],
    second: [7, 11],
    kinds: [
      { en: 'price of a hat', es: 'precio de una gorra' },
      { en: 'price of a pair of socks', es: 'precio de un par de calcetines' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`A team store sells ${p} hats and ${q} pairs of socks for ${s} on Friday. On Saturday, it sells ${r} hats and ${t} pairs of socks for ${total}.`,
      es: prose`La tienda de un equipo vende el viernes ${p} gorras y ${q} pares de calcetines por ${s}. El sábado vende ${r} gorras y ${t} pares de calcetines por ${total}.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} hats and ${v} pairs of socks cost?`,
      es: line`¿Cuánto cuestan ${u} gorras y ${v} pares de calcetines?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} hats and ${v} pairs of socks cost `,
      es: line`Por eso, ${u} gorras y ${v} pares de calcetines cuestan `,
    }),
  },
  {
    first: [11, 16],
    second: [4, 7],
    kinds: [
      { en: 'price of a bag of coffee', es: 'precio de una bolsa de café' },
      { en: 'price of a box of tea', es: 'precio de una caja de té' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`Ivy pays ${s} for ${p} bags of coffee and ${q} boxes of tea. At the same prices, Hugo pays ${total} for ${r} bags of coffee and ${t} boxes of tea.`,
      es: prose`Ivy paga ${s} por ${p} bolsas de café y ${q} cajas de té. A los mismos precios, Hugo paga ${total} por ${r} bolsas de café y ${t} cajas de té.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} bags of coffee and ${v} boxes of tea cost?`,
      es: line`¿Cuánto cuestan ${u} bolsas de café y ${v} cajas de té?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} bags of coffee and ${v} boxes of tea cost `,
      es: line`Por eso, ${u} bolsas de café y ${v} cajas de té cuestan `,
    }),
  },
  {
    first: [9, 14],
    second: [4, 6],
    kinds: [
      { en: 'price of a large pizza', es: 'precio de una pizza grande' },
      { en: 'price of a small pizza', es: 'precio de una pizza pequeña' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`A club spends ${s} on ${p} large pizzas and ${q} small ones for its first meeting. For the second, it spends ${total} on ${r} large pizzas and ${t} small ones.`,
      es: prose`Un club gasta ${s} en ${p} pizzas grandes y ${q} pequeñas para su primera reunión. Para la segunda gasta ${total} en ${r} pizzas grandes y ${t} pequeñas.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} large pizzas and ${v} small ones cost?`,
      es: line`¿Cuánto cuestan ${u} pizzas grandes y ${v} pequeñas?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} large pizzas and ${v} small ones cost `,
      es: line`Por eso, ${u} pizzas grandes y ${v} pequeñas cuestan `,
    }),
  },
  {
    first: [6, 9],
    second: [3, 5],
    kinds: [
      { en: 'price of a pound of cheese', es: 'precio de una libra de queso' },
      { en: 'price of a pound of grapes', es: 'precio de una libra de uvas' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`Ms. Lee buys ${p} pounds of cheese and ${q} pounds of grapes at the market for ${s}. Mr. Ruiz pays ${total} for ${r} pounds of cheese and ${t} pounds of grapes.`,
      es: prose`La Sra. Lee compra en el mercado ${p} libras de queso y ${q} libras de uvas por ${s}. El Sr. Ruiz paga ${total} por ${r} libras de queso y ${t} libras de uvas.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} pounds of cheese and ${v} pounds of grapes cost?`,
      es: line`¿Cuánto cuestan ${u} libras de queso y ${v} libras de uvas?`,
    }),
    ends: (u, v) => ({
      en: line`So ${u} pounds of cheese and ${v} pounds of grapes cost `,
      es: line`Por eso, ${u} libras de queso y ${v} libras de uvas cuestan `,
    }),
  },
]
