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
      en: prose`At a café, ${p} sandwiches and ${q} juices cost ${s}. At another table, ${r} sandwiches and ${t} juices cost ${total}.`,
      es: prose`En un café, ${p} sándwiches y ${q} jugos cuestan ${s}. En otra mesa, ${r} sándwiches y ${t} jugos cuestan ${total}.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} sandwiches and ${v} juices cost?`,
      es: line`¿Cuánto cuestan ${u} sándwiches y ${v} jugos?`,
    }),
    ends: (u, v) => ({
      en: line`This is the cost of ${u} sandwiches and ${v} juices`,
      es: line`Es el costo de ${u} sándwiches y ${v} jugos`,
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
      en: line`This is the cost of ${u} adult tickets and ${v} child tickets`,
      es: line`Es el costo de ${u} boletos de adulto y ${v} de niño`,
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
      en: line`This is the cost of ${u} notebooks and ${v} pens`,
      es: line`Es el costo de ${u} cuadernos y ${v} bolígrafos`,
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
      en: prose`A gardener orders ${p} rose bushes and ${q} ferns for ${s} in March. In April ${r} rose bushes and ${t} ferns cost ${total} at the same prices.`,
      es: prose`En marzo, una jardinera pide ${p} rosales y ${q} helechos por ${s}. En abril, ${r} rosales y ${t} helechos cuestan ${total} a los mismos precios.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} rose bushes and ${v} ferns cost?`,
      es: line`¿Cuánto cuestan ${u} rosales y ${v} helechos?`,
    }),
    ends: (u, v) => ({
      en: line`This is the cost of ${u} rose bushes and ${v} ferns`,
      es: line`Es el costo de ${u} rosales y ${v} helechos`,
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
      en: prose`A team store sells ${p} hats and ${q} pairs of socks for ${s} on Friday. On Saturday it sells ${r} hats and ${t} pairs of socks for ${total}.`,
      es: prose`La tienda de un equipo vende el viernes ${p} gorras y ${q} pares de calcetines por ${s}. El sábado vende ${r} gorras y ${t} pares de calcetines por ${total}.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} hats and ${v} pairs of socks cost?`,
      es: line`¿Cuánto cuestan ${u} gorras y ${v} pares de calcetines?`,
    }),
    ends: (u, v) => ({
      en: line`This is the cost of ${u} hats and ${v} pairs of socks`,
      es: line`Es el costo de ${u} gorras y ${v} pares de calcetines`,
    }),
  },
  {
    first: [15, 22],
    second: [9, 12],
    kinds: [
      { en: 'price of an hour with a canoe', es: 'precio de una hora en canoa' },
      { en: 'price of an hour with a bike', es: 'precio de una hora en bicicleta' },
    ],
    says: (p, q, s, r, t, total) => ({
      en: prose`At a park, Ivy rents a canoe for ${p} hours and a bike for ${q} hours and pays ${s}. Hugo rents a canoe for ${r} hours and a bike for ${t} hours and pays ${total}.`,
      es: prose`En un parque, Ivy alquila una canoa por ${p} horas y una bicicleta por ${q} horas, y paga ${s}. Hugo alquila una canoa por ${r} horas y una bicicleta por ${t} horas, y paga ${total}.`,
    }),
    asks: (u, v) => ({
      en: line`How much do ${u} hours with a canoe and ${v} hours with a bike cost?`,
      es: line`¿Cuánto cuestan ${u} horas en canoa y ${v} horas en bicicleta?`,
    }),
    ends: (u, v) => ({
      en: line`This is the cost of ${u} hours with a canoe and ${v} hours with a bike`,
      es: line`Es el costo de ${u} horas en canoa y ${v} horas en bicicleta`,
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
      en: line`This is the cost of ${u} large pizzas and ${v} small ones`,
      es: line`Es el costo de ${u} pizzas grandes y ${v} pequeñas`,
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
      en: line`This is the cost of ${u} pounds of cheese and ${v} pounds of grapes`,
      es: line`Es el costo de ${u} libras de queso y ${v} libras de uvas`,
    }),
  },
]
