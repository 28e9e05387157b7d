import { type Block, type Both, prose } from '../../../author.ts'

type Hole = Parameters<typeof prose>[1]
/** px + q, p(x + q), px − q and p(x − q): four stories of the same numbers. */
export type Told4 = 'sum' | 'group' | 'less' | 'eachLess'
export type Four = Readonly<Record<Told4, (p: Hole, q: Hole, r: Hole) => Both<Block>>>

export const fours: readonly Four[] = [
  {
    sum: (p, q, r) => ({
      en: prose`Friends order ${p} pizzas for x dollars each and one salad for ${q} dollars. They pay ${r} dollars in all.`,
      es: prose`Unos amigos piden ${p} pizzas de x dólares cada una y una ensalada de ${q} dólares. En total pagan ${r} dólares.`,
    }),
    group: (p, q, r) => ({
      en: prose`Friends order ${p} pizzas for x dollars each. Extra cheese costs ${q} dollars for each pizza. They pay ${r} dollars in all.`,
      es: prose`Unos amigos piden ${p} pizzas de x dólares cada una. El queso adicional cuesta ${q} dólares por pizza. En total pagan ${r} dólares.`,
    }),
    less: (p, q, r) => ({
      en: prose`Friends order ${p} pizzas for x dollars each and get ${q} dollars off the total. They pay ${r} dollars in all.`,
      es: prose`Unos amigos piden ${p} pizzas de x dólares cada una y les descuentan ${q} dólares del total. En total pagan ${r} dólares.`,
    }),
    eachLess: (p, q, r) => ({
      en: prose`Friends order ${p} pizzas for x dollars each. Today each pizza costs ${q} dollars less. They pay ${r} dollars in all.`,
      es: prose`Unos amigos piden ${p} pizzas de x dólares cada una. Hoy cada pizza cuesta ${q} dólares menos. En total pagan ${r} dólares.`,
    }),
  },
  {
    sum: (p, q, r) => ({
      en: prose`A team orders ${p} shirts for x dollars each. Shipping for the order costs ${q} dollars. The bill is ${r} dollars.`,
      es: prose`Un equipo pide ${p} camisetas de x dólares cada una. El envío del pedido cuesta ${q} dólares. La cuenta es de ${r} dólares.`,
    }),
    group: (p, q, r) => ({
      en: prose`A team orders ${p} shirts for x dollars each. Printing costs ${q} dollars for each shirt. The bill is ${r} dollars.`,
      es: prose`Un equipo pide ${p} camisetas de x dólares cada una. El estampado cuesta ${q} dólares por cada camiseta. La cuenta es de ${r} dólares.`,
    }),
    less: (p, q, r) => ({
      en: prose`A team orders ${p} shirts for x dollars each. A coupon takes ${q} dollars off the whole order. The bill is ${r} dollars.`,
      es: prose`Un equipo pide ${p} camisetas de x dólares cada una. Un cupón descuenta ${q} dólares de todo el pedido. La cuenta es de ${r} dólares.`,
    }),
    eachLess: (p, q, r) => ({
      en: prose`A team orders ${p} shirts for x dollars each. Today every shirt costs ${q} dollars less. The bill is ${r} dollars.`,
      es: prose`Un equipo pide ${p} camisetas de x dólares cada una. Hoy cada camiseta cuesta ${q} dólares menos. La cuenta es de ${r} dólares.`,
    }),
  },
  {
    sum: (p, q, r) => ({
      en: prose`A gardener fills ${p} pots with x liters of soil each and one more pot with ${q} liters. He uses ${r} liters.`,
      es: prose`Un jardinero llena ${p} macetas con x litros de tierra cada una y otra maceta con ${q} litros. Usa ${r} litros.`,
    }),
    group: (p, q, r) => ({
      en: prose`A gardener fills each of ${p} pots with x liters of soil and ${q} liters of sand. He uses ${r} liters in all.`,
      es: prose`Un jardinero llena cada una de ${p} macetas con x litros de tierra y ${q} litros de arena. Usa ${r} litros en total.`,
    }),
    less: (p, q, r) => ({
      en: prose`A gardener has ${p} bags with x liters of soil each. After ${q} liters are used, there are ${r} liters left.`,
      es: prose`Un jardinero tiene ${p} bolsas con x litros de tierra cada una. Después de usar ${q} litros, quedan ${r} litros.`,
    }),
    eachLess: (p, q, r) => ({
      en: prose`A gardener has ${p} bags with x liters of soil each. After ${q} liters are used from each bag, there are ${r} liters left.`,
      es: prose`Un jardinero tiene ${p} bolsas con x litros de tierra cada una. Después de usar ${q} litros de cada bolsa, quedan ${r} litros.`,
    }),
  },
  {
    sum: (p, q, r) => ({
      en: prose`A runner runs x km on each of ${p} days and ${q} km on one more day. She runs ${r} km in all.`,
      es: prose`Una corredora corre x km en cada uno de ${p} días y ${q} km un día más. En total corre ${r} km.`,
    }),
    group: (p, q, r) => ({
      en: prose`On each of ${p} days, a runner runs x km in the morning and ${q} km in the evening. She runs ${r} km in all.`,
      es: prose`En cada uno de ${p} días, una corredora corre x km por la mañana y ${q} km por la tarde. En total corre ${r} km.`,
    }),
    less: (p, q, r) => ({
      en: prose`A runner plans to run x km on each of ${p} days. On the last day she runs ${q} km less. She runs ${r} km in all.`,
      es: prose`Una corredora planea correr x km en cada uno de ${p} días. El último día corre ${q} km menos. En total corre ${r} km.`,
    }),
    eachLess: (p, q, r) => ({
      en: prose`A runner plans to run x km on each of ${p} days. Every day she runs ${q} km less. She runs ${r} km in all.`,
      es: prose`Una corredora planea correr x km en cada uno de ${p} días. Cada día corre ${q} km menos. En total corre ${r} km.`,
    }),
  },
]
