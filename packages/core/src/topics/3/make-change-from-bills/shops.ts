import { type Block, type Both, name, type Person, prose, subject, type Term } from '../../../author.ts'

type Prices = readonly [least: number, most: number]

/** A place where one thing is bought; prices in cents. */
export interface Shop {
  readonly one: Prices
  readonly buysOne: (price: Term, paid: Term, who: Person) => Both<Block>
}
/** Two things, bought elsewhere. */
export interface Purchase {
  readonly one: Prices
  readonly other: Prices
  readonly buysTwo: (first: Term, second: Term, paid: Term, who: Person) => Both<Block>
}

export const shops: readonly Shop[] = [
  {
    one: [325, 895],
    buysOne: (price, paid, who) => ({
      en: prose`At a bookstore, ${name(who)} buys a comic book for ${price} and pays with ${paid}. How much change does ${subject(who)} get?`,
      es: prose`En una librería, ${name(who)} compra una historieta que cuesta ${price} y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    one: [105, 295],
    buysOne: (price, paid, who) => ({
      en: prose`A fruit cup costs ${price} at a snack bar. ${name(who)} buys a fruit cup and gives the seller ${paid}. How much change should ${subject(who)} get back?`,
      es: prose`Un vaso de fruta cuesta ${price} en un puesto de comida. ${name(who)} compra un vaso de fruta y le da ${paid} al vendedor. ¿Cuánto cambio debe recibir?`,
    }),
  },
  {
    one: [125, 595],
    buysOne: (price, paid, who) => ({
      en: prose`${name(who)} needs a box of markers for school. The markers cost ${price}. How much change does ${subject(who)} get from ${paid}?`,
      es: prose`${name(who)} necesita una caja de marcadores para la escuela. Los marcadores cuestan ${price}. ¿Cuánto cambio recibe si paga con ${paid}?`,
    }),
  },
  {
    one: [205, 895],
    buysOne: (price, paid, who) => ({
      en: prose`${name(who)} buys a leash at a pet shop. The price is ${price}. ${name(who)} pays with ${paid}. How much money does ${subject(who)} get back?`,
      es: prose`${name(who)} compra una correa en una tienda de mascotas. El precio es de ${price}. ${name(who)} paga con ${paid}. ¿Cuánto dinero le devuelven?`,
    }),
  },
  {
    one: [115, 495],
    buysOne: (price, paid, who) => ({
      en: prose`At a farmers' market, a basket of strawberries costs ${price}. ${name(who)} pays for a basket with ${paid}. How much change does the farmer give ${name(who)}?`,
      es: prose`En un mercado de agricultores, una canasta de fresas cuesta ${price}. ${name(who)} paga una canasta con ${paid}. ¿Cuánto cambio le da la agricultora a ${name(who)}?`,
    }),
  },
  {
    one: [205, 795],
    buysOne: (price, paid, who) => ({
      en: prose`${name(who)} chooses a kite that costs ${price} in a toy store and pays with ${paid}. What is the change?`,
      es: prose`${name(who)} elige una cometa que cuesta ${price} en una juguetería y paga con ${paid}. ¿De cuánto es el cambio?`,
    }),
  },
  {
    one: [155, 495],
    buysOne: (price, paid, who) => ({
      en: prose`A plant costs ${price} at a garden shop. How much change does ${name(who)} get when ${subject(who)} pays for a plant with ${paid}?`,
      es: prose`Una planta cuesta ${price} en un vivero. ¿Cuánto cambio recibe ${name(who)} si paga una planta con ${paid}?`,
    }),
  },
  {
    one: [205, 695],
    buysOne: (price, paid, who) => ({
      en: prose`${name(who)} buys a set of paints for ${price} at a craft shop. The cashier takes ${paid}. How much change does the cashier give back?`,
      es: prose`${name(who)} compra un juego de pinturas por ${price} en una tienda de manualidades. El cajero recibe ${paid}. ¿Cuánto cambio devuelve?`,
    }),
  },
]

export const purchases: readonly Purchase[] = [
  {
    one: [325, 795],
    other: [405, 895],
    buysTwo: (first, second, paid, who) => ({
      en: prose`At a deli, ${name(who)} buys a sandwich for ${first} and a fruit salad for ${second}. ${subject(who)} pays with ${paid}. How much change does ${subject(who)} get?`,
      es: prose`En una cafetería, ${name(who)} compra un sándwich por ${first} y una ensalada de frutas por ${second}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    one: [205, 495],
    other: [405, 895],
    buysTwo: (first, second, paid, who) => ({
      en: prose`At a swimming pool, a drink costs ${first} and a ticket costs ${second}. ${name(who)} buys both and gives the cashier ${paid}. How much change should ${subject(who)} get back?`,
      es: prose`En una piscina, una bebida cuesta ${first} y una entrada cuesta ${second}. ${name(who)} compra las dos y le da ${paid} al cajero. ¿Cuánto cambio debe recibir?`,
    }),
  },
  {
    one: [155, 495],
    other: [405, 795],
    buysTwo: (first, second, paid, who) => ({
      en: prose`${name(who)} is planning a picnic. A bag of grapes costs ${first}, and a chicken salad costs ${second}. How much change does ${subject(who)} get from ${paid} for both?`,
      es: prose`${name(who)} prepara un picnic. Una bolsa de uvas cuesta ${first} y una ensalada de pollo cuesta ${second}. ¿Cuánto cambio recibe si paga las dos cosas con ${paid}?`,
    }),
  },
  {
    one: [225, 595],
    other: [405, 895],
    buysTwo: (first, second, paid, who) => ({
      en: prose`At an aquarium shop, ${name(who)} buys a key chain for ${first} and a toy shark for ${second}. ${name(who)} pays with ${paid}. How much money does ${subject(who)} get back?`,
      es: prose`En la tienda de un acuario, ${name(who)} compra un llavero por ${first} y un tiburón de juguete por ${second}. ${name(who)} paga con ${paid}. ¿Cuánto dinero le devuelven?`,
    }),
  },
  {
    one: [205, 495],
    other: [405, 695],
    buysTwo: (first, second, paid, who) => ({
      en: prose`At a county fair, a bag of popcorn costs ${first} and a stuffed animal costs ${second}. ${name(who)} pays for both with ${paid}. How much change does the seller give ${name(who)}?`,
      es: prose`En una feria del condado, una bolsa de palomitas cuesta ${first} y un animal de peluche cuesta ${second}. ${name(who)} paga las dos cosas con ${paid}. ¿Cuánto cambio le da la vendedora a ${name(who)}?`,
    }),
  },
  {
    one: [205, 695],
    other: [505, 895],
    buysTwo: (first, second, paid, who) => ({
      en: prose`In a hardware store, ${name(who)} chooses a pack of screws that costs ${first} and a birdhouse kit that costs ${second}. ${subject(who)} pays for both with ${paid}. What is the change?`,
      es: prose`En una ferretería, ${name(who)} elige un paquete de tornillos que cuesta ${first} y un juego para armar un nido que cuesta ${second}. Paga las dos cosas con ${paid}. ¿De cuánto es el cambio?`,
    }),
  },
  {
    one: [155, 595],
    other: [405, 795],
    buysTwo: (first, second, paid, who) => ({
      en: prose`At a party store, a bag of balloons costs ${first} and a pack of hats costs ${second}. How much change does ${name(who)} get when ${subject(who)} pays for both with ${paid}?`,
      es: prose`En una tienda de fiestas, una bolsa de globos cuesta ${first} y un paquete de gorros cuesta ${second}. ¿Cuánto cambio recibe ${name(who)} si paga las dos cosas con ${paid}?`,
    }),
  },
  {
    one: [205, 695],
    other: [405, 795],
    buysTwo: (first, second, paid, who) => ({
      en: prose`${name(who)} buys a map for ${first} and a water bottle for ${second} at a visitor center. The clerk takes ${paid}. How much change does the clerk give back?`,
      es: prose`${name(who)} compra un mapa por ${first} y una botella de agua por ${second} en un centro de visitantes. El empleado recibe ${paid}. ¿Cuánto cambio devuelve?`,
    }),
  },
]

/** A small thing that costs less than a dollar. */
export type Treat = (price: Term, paid: Term, who: Person) => Both<Block>

export const treats: readonly Treat[] = [
  (price, paid, who) => ({
    en: prose`${name(who)} buys a banana for ${price} and pays with ${paid}. How much change does ${subject(who)} get?`,
    es: prose`${name(who)} compra una banana por ${price} y paga con ${paid}. ¿Cuánto cambio recibe?`,
  }),
  (price, paid, who) => ({
    en: prose`An eraser costs ${price}. ${name(who)} pays for the eraser with ${paid}. How much change does ${subject(who)} get back?`,
    es: prose`Una goma de borrar cuesta ${price}. ${name(who)} la paga con ${paid}. ¿Cuánto cambio recibe?`,
  }),
  (price, paid, who) => ({
    en: prose`At a school fair, a sticker costs ${price}. How much change does ${name(who)} get from ${paid}?`,
    es: prose`En una feria escolar, una calcomanía cuesta ${price}. ¿Cuánto cambio recibe ${name(who)} si paga con ${paid}?`,
  }),
  (price, paid, who) => ({
    en: prose`${name(who)} wants a postcard that costs ${price} and gives the clerk ${paid}. How much change is due?`,
    es: prose`${name(who)} quiere una postal que cuesta ${price} y le da ${paid} al empleado. ¿Cuánto cambio le deben dar?`,
  }),
  (price, paid, who) => ({
    en: prose`A roll costs ${price} at a bakery. ${name(who)} pays with ${paid}. How much money does ${subject(who)} get back?`,
    es: prose`Un panecillo cuesta ${price} en una panadería. ${name(who)} paga con ${paid}. ¿Cuánto dinero le devuelven?`,
  }),
  (price, paid, who) => ({
    en: prose`${name(who)} pays for a pencil with ${paid}. The pencil costs ${price}. What is the change?`,
    es: prose`${name(who)} paga un lápiz con ${paid}. El lápiz cuesta ${price}. ¿De cuánto es el cambio?`,
  }),
  (price, paid, who) => ({
    en: prose`At a yard sale, ${name(who)} finds a marble that costs ${price}. How much change does ${subject(who)} get after paying with ${paid}?`,
    es: prose`En una venta de garaje, ${name(who)} encuentra una canica que cuesta ${price}. ¿Cuánto cambio recibe después de pagar con ${paid}?`,
  }),
  (price, paid, who) => ({
    en: prose`A copy at the library costs ${price}. ${name(who)} puts ${paid} into the machine for one copy. How much change does the machine give back?`,
    es: prose`Una copia en la biblioteca cuesta ${price}. ${name(who)} pone ${paid} en la máquina para una copia. ¿Cuánto cambio devuelve la máquina?`,
  }),
]
