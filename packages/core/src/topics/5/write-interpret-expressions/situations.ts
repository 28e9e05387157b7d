import { type Both, type Hole, type Inline, line, type Random } from '../../../author.ts'

/** Three numbers, or four, of a story whose expression needs parentheses. */
export interface Situation<Plan extends string> {
  readonly plan: Plan
  /** Which of the numbers are dollars. */
  readonly money: string
  readonly draw: (random: Random) => Readonly<Record<'a' | 'b' | 'c' | 'd', number>>
  readonly says: (a: Hole, b: Hole, c: Hole, d: Hole) => Both<readonly Inline[]>
}

export type TwoSteps = 'joined groups' | 'joined, shared' | 'rest, shared' | 'rest of groups' | 'rest of both'
export type ThreeSteps = 'joined groups, less' | 'rest of joined groups'

export interface TwoStepSituation extends Situation<TwoSteps> {
  /** What is found in the parentheses. */
  readonly first: Both<readonly Inline[]>
}

export const situations: readonly TwoStepSituation[] = [
  {
    plan: 'joined groups',
    money: '',
    draw: random => ({ a: random.int(5, 9), b: random.int(3, 4), c: random.int(12, 20), d: 0 }),
    first: {
      en: line`First find how many apples are in one bag.`,
      es: line`Primero halla cuántas manzanas hay en una bolsa.`,
    },
    says: (a, b, c) => ({
      en: line`Each bag has ${a} red apples and ${b} green apples. There are ${c} bags. How many apples are there in all?`,
      es: line`Cada bolsa tiene ${a} manzanas rojas y ${b} manzanas verdes. Hay ${c} bolsas. ¿Cuántas manzanas hay en total?`,
    }),
  },
  {
    plan: 'rest, shared',
    money: 'ab',
    draw: random => {
      const [b, c] = [random.int(5, 8), random.int(3, 4)]
      return { a: c * random.int(7, 10) + b, b, c, d: 0 }
    },
    first: {
      en: line`First find how much the pizzas cost with the coupon.`,
      es: line`Primero halla cuánto cuestan las pizzas con el cupón.`,
    },
    says: (a, b, c) => ({
      en: line`Two pizzas cost ${a}. A coupon takes off ${b}. A group of ${c} friends shares the rest of the cost equally. How much does each friend pay?`,
      es: line`Dos pizzas cuestan ${a}. Un cupón descuenta ${b}. Un grupo de ${c} amigos paga el resto en partes iguales. ¿Cuánto paga cada amigo?`,
    }),
  },
  {
    plan: 'rest of groups',
    money: '',
    draw: random => ({ a: random.int(25, 40), b: random.int(11, 19), c: random.int(4, 9), d: 0 }),
    first: {
      en: line`First find how many books on each shelf are not in Spanish.`,
      es: line`Primero halla cuántos libros de cada estante no están en español.`,
    },
    says: (a, b, c) => ({
      en: line`Each shelf holds ${a} books. On each shelf, ${b} of the books are in Spanish. How many books on ${c} shelves are not in Spanish?`,
      es: line`En cada estante hay ${a} libros. En cada estante, ${b} de los libros están en español. ¿Cuántos libros de ${c} estantes no están en español?`,
    }),
  },
  {
    plan: 'joined, shared',
    money: '',
    draw: random => {
      const [b, c] = [random.int(21, 29), random.int(5, 8)]
      return { a: c * random.int(9, 11) - b, b, c, d: 0 }
    },
    first: {
      en: line`First find how many players there are in all.`,
      es: line`Primero halla cuántos jugadores hay en total.`,
    },
    says: (a, b, c) => ({
      en: line`For a soccer day, ${a} girls and ${b} boys sign up. They form ${c} equal teams. How many players are on each team?`,
      es: line`A un día de fútbol se inscriben ${a} niñas y ${b} niños. Forman ${c} equipos iguales. ¿Cuántos jugadores hay en cada equipo?`,
    }),
  },
  {
    plan: 'rest of both',
    money: 'abc',
    draw: random => ({ a: random.int(60, 80), b: random.int(21, 29), c: random.int(12, 19), d: 0 }),
    first: {
      en: line`First find how much Leo spends.`,
      es: line`Primero halla cuánto gasta Leo.`,
    },
    says: (a, b, c) => ({
      en: line`Leo has ${a}. He buys a backpack for ${b} and a cap for ${c}. How much money is left?`,
      es: line`Leo tiene ${a}. Compra una mochila de ${b} y una gorra de ${c}. ¿Cuánto dinero le queda?`,
    }),
  },
  {
    plan: 'joined groups',
    money: 'ab',
    draw: random => ({ a: random.int(9, 14), b: random.int(5, 8), c: random.int(3, 4), d: 0 }),
    first: {
      en: line`First find how much one friend pays.`,
      es: line`Primero halla cuánto paga cada amigo.`,
    },
    says: (a, b, c) => ({
      en: line`A movie ticket costs ${a} and a snack costs ${b}. Each of ${c} friends buys one ticket and one snack. How much do they pay in all?`,
      es: line`Una entrada de cine cuesta ${a} y una merienda cuesta ${b}. Cada uno de ${c} amigos compra una entrada y una merienda. ¿Cuánto pagan en total?`,
    }),
  },
  {
    plan: 'rest, shared',
    money: '',
    draw: random => {
      const [b, c] = [random.int(12, 19), random.int(4, 8)]
      return { a: c * random.int(7, 12) + b, b, c, d: 0 }
    },
    first: {
      en: line`First find how many muffins are left.`,
      es: line`Primero halla cuántos muffins quedan.`,
    },
    says: (a, b, c) => ({
      en: line`A baker makes ${a} muffins and sells ${b} of them. The baker packs the rest equally into ${c} boxes. How many muffins are in each box?`,
      es: line`Una panadera hace ${a} muffins y vende ${b}. Reparte el resto por igual en ${c} cajas. ¿Cuántos muffins hay en cada caja?`,
    }),
  },
  {
    plan: 'joined groups',
    money: '',
    draw: random => ({ a: random.int(25, 35), b: random.int(12, 20), c: random.int(5, 9), d: 0 }),
    first: {
      en: line`First find how many minutes Dalia practices in one day.`,
      es: line`Primero halla cuántos minutos practica Dalia en un día.`,
    },
    says: (a, b, c) => ({
      en: line`Dalia practices the piano for ${a} minutes and the guitar for ${b} minutes every day. How many minutes does she practice in ${c} days?`,
      es: line`Dalia practica piano ${a} minutos y guitarra ${b} minutos todos los días. ¿Cuántos minutos practica en ${c} días?`,
    }),
  },
  {
    plan: 'joined, shared',
    money: 'ab',
    draw: random => {
      const [b, c] = [random.int(13, 18), random.int(3, 6)]
      return { a: c * random.int(9, 12) - b, b, c, d: 0 }
    },
    first: {
      en: line`First find the total cost.`,
      es: line`Primero halla el costo total.`,
    },
    says: (a, b, c) => ({
      en: line`A tent costs ${a} to rent and a canoe costs ${b} to rent. The ${c} campers share the total cost equally. How much does each camper pay?`,
      es: line`Alquilar una tienda de campaña cuesta ${a} y alquilar una canoa cuesta ${b}. Los ${c} campistas pagan el total en partes iguales. ¿Cuánto paga cada campista?`,
    }),
  },
  {
    plan: 'rest of both',
    money: '',
    draw: random => ({ a: random.int(350, 420), b: random.int(140, 170), c: random.int(105, 135), d: 0 }),
    first: {
      en: line`First find how many miles the family drives in the two days.`,
      es: line`Primero halla cuántas millas recorre la familia en los dos días.`,
    },
    says: (a, b, c) => ({
      en: line`The drive to the beach is ${a} miles. A family drives ${b} miles on Friday and ${c} miles on Saturday. How many miles are left to drive?`,
      es: line`El camino a la playa es de ${a} millas. Una familia recorre ${b} millas el viernes y ${c} millas el sábado. ¿Cuántas millas le faltan por recorrer?`,
    }),
  },
]

export const longSituations: readonly Situation<ThreeSteps>[] = [
  {
    plan: 'joined groups, less',
    money: 'abd',
    draw: random => ({ a: random.int(11, 16), b: random.int(6, 9), c: random.int(21, 28), d: 50 * random.int(2, 4) }),
    says: (a, b, c, d) => ({
      en: line`On a class trip, the bus costs ${a} and the museum costs ${b} for each student. There are ${c} students. The school pays ${d} of the cost. How much do the families pay in all?`,
      es: line`En una excursión, el autobús cuesta ${a} y el museo cuesta ${b} por alumno. Hay ${c} alumnos. La escuela paga ${d} del costo. ¿Cuánto pagan las familias en total?`,
    }),
  },
  {
    plan: 'rest of joined groups',
    money: 'abd',
    draw: random => ({ a: random.int(7, 9), b: random.int(2, 3), c: random.int(4, 6), d: random.int(8, 9) * 10 }),
    says: (a, b, c, d) => ({
      en: line`Marco has ${d}. He buys ${c} lunches. Each lunch is a sandwich for ${a} and a juice for ${b}. How much money is left?`,
      es: line`Marco tiene ${d}. Compra ${c} almuerzos. Cada almuerzo es un sándwich de ${a} y un jugo de ${b}. ¿Cuánto dinero le queda?`,
    }),
  },
  {
    plan: 'joined groups, less',
    money: '',
    draw: random => ({ a: random.int(14, 18), b: random.int(8, 12), c: random.int(20, 30), d: random.int(41, 95) }),
    says: (a, b, c, d) => ({
      en: line`A theater has ${c} rows. Each row has ${a} seats on the left and ${b} seats on the right. There are ${d} people in the seats. How many seats are empty?`,
      es: line`Un teatro tiene ${c} filas. Cada fila tiene ${a} asientos a la izquierda y ${b} asientos a la derecha. Hay ${d} personas sentadas. ¿Cuántos asientos están vacíos?`,
    }),
  },
  {
    plan: 'rest of joined groups',
    money: '',
    draw: random => ({ a: random.int(18, 25), b: random.int(11, 16), c: random.int(5, 7), d: random.int(310, 390) }),
    says: (a, b, c, d) => ({
      en: line`Priya’s book has ${d} pages. For ${c} days, she reads ${a} pages in the morning and ${b} pages at night each day. How many pages are left to read?`,
      es: line`El libro de Priya tiene ${d} páginas. Durante ${c} días, lee cada día ${a} páginas por la mañana y ${b} páginas por la noche. ¿Cuántas páginas le faltan por leer?`,
    }),
  },
  {
    plan: 'joined groups, less',
    money: '',
    draw: random => ({ a: random.int(24, 30), b: random.int(14, 20), c: random.int(6, 9), d: random.int(75, 120) }),
    says: (a, b, c, d) => ({
      en: line`Elena makes ${c} necklaces. Each one takes ${a} blue beads and ${b} white beads. She already has ${d} of the beads. How many more beads does she need?`,
      es: line`Elena hace ${c} collares. Cada uno lleva ${a} cuentas azules y ${b} cuentas blancas. Ya tiene ${d} de las cuentas. ¿Cuántas cuentas más necesita?`,
    }),
  },
  {
    plan: 'rest of joined groups',
    money: '',
    draw: random => ({ a: random.int(26, 35), b: random.int(12, 18), c: random.int(4, 6), d: random.int(33, 40) * 10 }),
    says: (a, b, c, d) => ({
      en: line`A roll has ${d} inches of ribbon. Each of ${c} gifts needs ${a} inches around the box and ${b} inches for the bow. How many inches of ribbon are left?`,
      es: line`Un rollo tiene ${d} pulgadas de cinta. Cada uno de ${c} regalos necesita ${a} pulgadas alrededor de la caja y ${b} pulgadas para el moño. ¿Cuántas pulgadas de cinta quedan?`,
    }),
  },
  {
    plan: 'joined groups, less',
    money: '',
    draw: random => ({ a: random.int(6, 9), b: random.int(3, 5), c: random.int(18, 25), d: random.int(45, 90) }),
    says: (a, b, c, d) => ({
      en: line`Each of ${c} gift bags gets ${a} stickers and ${b} pencils. The bags already hold ${d} of these items. How many more items go into the bags?`,
      es: line`Cada una de ${c} bolsas de regalo lleva ${a} calcomanías y ${b} lápices. Ya hay ${d} de estos artículos en las bolsas. ¿Cuántos artículos más van en las bolsas?`,
    }),
  },
  {
    plan: 'rest of joined groups',
    money: '',
    draw: random => ({ a: random.int(15, 22), b: random.int(8, 12), c: random.int(6, 8), d: random.int(6, 9) * 50 }),
    says: (a, b, c, d) => ({
      en: line`A farm tank holds ${d} liters of water. The goats drink ${a} liters a day, and the sheep drink ${b} liters a day. How many liters are left after ${c} days?`,
      es: line`El tanque de una granja tiene ${d} litros de agua. Las cabras beben ${a} litros al día y las ovejas beben ${b} litros al día. ¿Cuántos litros quedan después de ${c} días?`,
    }),
  },
]
