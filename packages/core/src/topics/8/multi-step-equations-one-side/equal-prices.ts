import { type Block, type Both, type Expr, expr, type Inline, line, prose, type role } from '../../../author.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** a things and b more of the same, at x each, with an amount that is added once or taken away once. */
export interface EqualPrices {
  readonly a: Range
  readonly b: Range
  readonly x: Range
  readonly once: Range
  readonly takesAway?: boolean
  readonly isMoney: boolean
  readonly says: (a: Role, b: Role, once: Role, total: Role) => Both<Block>
  readonly letIs: Words
  /** How the equation comes about. */
  readonly models: Words
  readonly ends: (x: Expr) => Words
}

export const equalPrices: readonly EqualPrices[] = [
  {
    a: [3, 5],
    b: [2, 6],
    x: [8, 14],
    once: [3, 6],
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`Ms. Cruz orders ${a} movie tickets online for her family and ${b} for her neighbors. All of the tickets cost the same. The site adds a fee of ${once} to the order. She pays ${total} in all.`,
      es: prose`La Sra. Cruz pide por internet ${a} boletos de cine para su familia y ${b} para sus vecinos. Todos los boletos cuestan lo mismo. El sitio agrega un cargo de ${once} al pedido. Ella paga ${total} en total.`,
    }),
    letIs: { en: line`the price of one ticket in dollars`, es: line`el precio de un boleto en dólares` },
    models: {
      en: line`The tickets for her family, the fee, and the tickets for her neighbors make the total.`,
      es: line`Los boletos de su familia, el cargo y los boletos de sus vecinos forman el total.`,
    },
    ends: x => ({ en: line`One ticket costs ${x}.`, es: line`Un boleto cuesta ${x}.` }),
  },
  {
    a: [4, 6],
    b: [2, 3],
    x: [11, 16],
    once: [5, 12],
    takesAway: true,
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`A coach orders ${a} pizzas for the team and ${b} for the parents, all at the same price. A coupon takes ${once} off the order. The coach pays ${total}.`,
      es: prose`Un entrenador pide ${a} pizzas para el equipo y ${b} para los padres, todas al mismo precio. Un cupón descuenta ${once} del pedido. El entrenador paga ${total}.`,
    }),
    letIs: { en: line`the price of one pizza in dollars`, es: line`el precio de una pizza en dólares` },
    models: {
      en: line`The price of all the pizzas less the coupon is what the coach pays.`,
      es: line`El precio de todas las pizzas menos el cupón es lo que paga el entrenador.`,
    },
    ends: x => ({ en: line`One pizza costs ${x}.`, es: line`Una pizza cuesta ${x}.` }),
  },
  {
    a: [3, 5],
    b: [4, 6],
    x: [7, 12],
    once: [8, 15],
    isMoney: false,
    says: (a, b, once, total) => ({
      en: prose`Leo opens ${a} packs of trading cards on Friday and ${b} packs on Saturday. Every pack holds the same number of cards. With the ${once} cards he already had, he now has ${total} cards.`,
      es: prose`Leo abre ${a} sobres de tarjetas el viernes y ${b} sobres el sábado. Todos los sobres traen el mismo número de tarjetas. Con las ${once} tarjetas que ya tenía, ahora tiene ${total} tarjetas.`,
    }),
    letIs: { en: line`the number of cards in one pack`, es: line`el número de tarjetas de un sobre` },
    models: {
      en: line`The cards of Friday, those he had, and those of Saturday make all his cards.`,
      es: line`Las tarjetas del viernes, las que ya tenía y las del sábado son todas sus tarjetas.`,
    },
    ends: x => ({ en: line`One pack holds ${x} cards.`, es: line`Un sobre trae ${x} tarjetas.` }),
  },
  {
    a: [3, 5],
    b: [2, 6],
    x: [12, 19],
    once: [10, 20],
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`Ana took ${a} swimming lessons in June and ${b} in July. Each lesson costs the same. She also paid ${once} once to register. In all she paid ${total}.`,
      es: prose`Ana tomó ${a} clases de natación en junio y ${b} en julio. Todas las clases cuestan lo mismo. También pagó ${once} una sola vez por la inscripción. En total pagó ${total}.`,
    }),
    letIs: { en: line`the price of one lesson in dollars`, es: line`el precio de una clase en dólares` },
    models: {
      en: line`The lessons in June, the registration, and the lessons in July make the total.`,
      es: line`Las clases de junio, la inscripción y las clases de julio forman el total.`,
    },
    ends: x => ({ en: line`One lesson costs ${x}.`, es: line`Una clase cuesta ${x}.` }),
  },
  {
    a: [5, 8],
    b: [3, 6],
    x: [6, 12],
    once: [2, 9],
    takesAway: true,
    isMoney: false,
    says: (a, b, once, total) => ({
      en: prose`Students set up ${a} rows of chairs on the left side of the gym and ${b} rows on the right. Every row has the same number of chairs. Then they take away ${once} broken chairs, and ${total} chairs are left.`,
      es: prose`Unos estudiantes ponen ${a} filas de sillas en el lado izquierdo del gimnasio y ${b} filas en el derecho. Todas las filas tienen el mismo número de sillas. Luego retiran ${once} sillas rotas y quedan ${total} sillas.`,
    }),
    letIs: { en: line`the number of chairs in one row`, es: line`el número de sillas de una fila` },
    models: {
      en: line`The chairs of all the rows less the broken ones are the chairs that are left.`,
      es: line`Las sillas de todas las filas menos las rotas son las sillas que quedan.`,
    },
    ends: x => ({ en: line`One row had ${x} chairs.`, es: line`Una fila tenía ${x} sillas.` }),
  },
  {
    a: [2, 4],
    b: [3, 5],
    x: [9, 15],
    once: [4, 9],
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`A club orders ${a} small T-shirts and ${b} large ones online. Every T-shirt has the same price, and shipping costs ${once}. The bill is ${total}.`,
      es: prose`Un club pide por internet ${a} camisetas chicas y ${b} grandes. Todas las camisetas tienen el mismo precio, y el envío cuesta ${once}. La cuenta es de ${total}.`,
    }),
    letIs: { en: line`the price of one T-shirt in dollars`, es: line`el precio de una camiseta en dólares` },
    models: {
      en: line`The small T-shirts, the shipping, and the large T-shirts make the bill.`,
      es: line`Las camisetas chicas, el envío y las camisetas grandes forman la cuenta.`,
    },
    ends: x => ({ en: line`One T-shirt costs ${x}.`, es: line`Una camiseta cuesta ${x}.` }),
  },
  {
    a: [3, 5],
    b: [2, 4],
    x: [12, 20],
    once: [6, 15],
    isMoney: false,
    says: (a, b, once, total) => ({
      en: prose`Mia read the same number of pages on each of the ${a} days of her trip and on each of the ${b} days at home. She had read the first ${once} pages before the trip. She has now read ${total} pages.`,
      es: prose`Mia leyó el mismo número de páginas en cada uno de los ${a} días de su viaje y en cada uno de los ${b} días en casa. Antes del viaje había leído las primeras ${once} páginas. Ahora ha leído ${total} páginas.`,
    }),
    letIs: { en: line`the number of pages she read in one day`, es: line`el número de páginas que leyó en un día` },
    models: {
      en: line`The pages on the trip, the first pages, and the pages at home make all that she has read.`,
      es: line`Las páginas del viaje, las primeras páginas y las de casa son todas las que ha leído.`,
    },
    ends: x => ({ en: line`Mia read ${x} pages in one day.`, es: line`Mia leyó ${x} páginas en un día.` }),
  },
  {
    a: [2, 4],
    b: [3, 6],
    x: [15, 24],
    once: [10, 20],
    takesAway: true,
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`Diego mowed ${a} lawns last week and ${b} this week for the same price each. After he spent ${once} on gasoline, he had ${total} left of what he earned.`,
      es: prose`Diego cortó el pasto de ${a} jardines la semana pasada y de ${b} esta semana, todos al mismo precio. Después de gastar ${once} en gasolina, le quedaron ${total} de lo que ganó.`,
    }),
    letIs: {
      en: line`the amount in dollars that he earned for one lawn`,
      es: line`la cantidad en dólares que ganó por un jardín`,
    },
    models: {
      en: line`What he earned in both weeks less the gasoline is what he had left.`,
      es: line`Lo que ganó en las dos semanas menos la gasolina es lo que le quedó.`,
    },
    ends: x => ({ en: line`Diego earned ${x} for one lawn.`, es: line`Diego ganó ${x} por un jardín.` }),
  },
  {
    a: [3, 6],
    b: [2, 5],
    x: [4, 8],
    once: [5, 12],
    isMoney: true,
    says: (a, b, once, total) => ({
      en: prose`At the fair, Eva goes on ${a} rides before lunch and ${b} after lunch. Every ride costs the same. Her lunch costs ${once}, and she spends ${total} at the fair.`,
      es: prose`En la feria, Eva se sube a ${a} juegos antes de almorzar y a ${b} después de almorzar. Todos los juegos cuestan lo mismo. Su almuerzo cuesta ${once}, y en la feria gasta ${total}.`,
    }),
    letIs: { en: line`the price of one ride in dollars`, es: line`el precio de un juego en dólares` },
    models: {
      en: line`The rides before lunch, the lunch, and the rides after it make what she spends.`,
      es: line`Los juegos de antes, el almuerzo y los juegos de después forman lo que gasta.`,
    },
    ends: x => ({ en: line`One ride costs ${x}.`, es: line`Un juego cuesta ${x}.` }),
  },
]
export const inDollars = (isMoney: boolean, value: number): Expr => (isMoney ? dollars(value) : expr(value))
