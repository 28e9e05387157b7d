import { type Block, type Both, type Hole, name, type Person, prose, subject } from '../../../author.ts'

/** What an amount is called: the tip, the sale price. */
export type Named = readonly [en: string, es: string]

/** A price in whole dollars or with cents, and a percent of it that is put on or taken off. */
export interface PriceStory {
  readonly kind: 'tax' | 'tip' | 'discount' | 'markup'
  /** Dollars. */
  readonly range: readonly [least: number, most: number]
  readonly tell: (price: Hole, rate: Hole, who: Person) => Both<Block>
  readonly amount: Both<Block>
  readonly total: Both<Block>
}

const tip = { en: prose`How much is the tip?`, es: prose`¿De cuánto es la propina?` }
const tax = { en: prose`How much is the tax?`, es: prose`¿De cuánto es el impuesto?` }
const discount = { en: prose`How much is the discount?`, es: prose`¿De cuánto es el descuento?` }
const totals = {
  tip: { en: prose`What is the total with the tip?`, es: prose`¿Cuánto es el total con la propina?` },
  tax: { en: prose`What is the total with tax?`, es: prose`¿Cuánto es el total con impuesto?` },
}
const salePrice = { en: prose`What is the sale price?`, es: prose`¿Cuál es el precio de oferta?` }

/** Of the easy level. */
export const easyStories: readonly PriceStory[] = [
  {
    kind: 'tip',
    range: [18, 120],
    tell: (price, rate, who) => ({
      en: prose`The bill at a restaurant is ${price}. ${name(who)} leaves a tip of ${rate} of the bill.`,
      es: prose`La cuenta de un restaurante es de ${price}. ${name(who)} deja una propina del ${rate} de la cuenta.`,
    }),
    amount: tip,
    total: totals.tip,
  },
  {
    kind: 'discount',
    range: [15, 90],
    tell: (price, rate) => ({
      en: prose`A jacket at a clothing store costs ${price}. This week it is ${rate} off.`,
      es: prose`Una chaqueta en una tienda de ropa cuesta ${price}. Esta semana tiene un descuento del ${rate}.`,
    }),
    amount: discount,
    total: salePrice,
  },
  {
    kind: 'markup',
    range: [60, 400],
    tell: (price, rate) => ({
      en: prose`A bike shop pays ${price} for a bike. It marks up the price by ${rate}.`,
      es: prose`Una tienda paga ${price} por una bicicleta. Para venderla, aumenta el precio un ${rate}.`,
    }),
    amount: { en: prose`How much is the markup?`, es: prose`¿De cuánto es el aumento?` },
    total: { en: prose`What is the selling price?`, es: prose`¿Cuál es el precio de venta?` },
  },
  {
    kind: 'tax',
    range: [20, 150],
    tell: (price, rate, who) => ({
      en: prose`${name(who)} buys concert tickets for ${price}. The sales tax is ${rate}.`,
      es: prose`${name(who)} compra boletos para un concierto por ${price}. El impuesto sobre la venta es del ${rate}.`,
    }),
    amount: tax,
    total: totals.tax,
  },
  {
    kind: 'tip',
    range: [14, 60],
    tell: (price, rate, who) => ({
      en: prose`A haircut costs ${price}. ${name(who)} adds a tip of ${rate}.`,
      es: prose`Un corte de pelo cuesta ${price}. ${name(who)} agrega una propina del ${rate}.`,
    }),
    amount: tip,
    total: totals.tip,
  },
  {
    kind: 'tax',
    range: [40, 400],
    tell: (price, rate) => ({
      en: prose`At an electronics store, a speaker costs ${price} before tax. The sales tax is ${rate}.`,
      es: prose`En una tienda de electrónica, un altavoz cuesta ${price} sin impuesto. El impuesto sobre la venta es del ${rate}.`,
    }),
    amount: tax,
    total: totals.tax,
  },
  {
    kind: 'discount',
    range: [80, 600],
    tell: (price, rate) => ({
      en: prose`A furniture store has a desk for ${price}. A coupon takes ${rate} off the price.`,
      es: prose`Una mueblería vende un escritorio a ${price}. Con un cupón hay un descuento del ${rate}.`,
    }),
    amount: discount,
    total: salePrice,
  },
  {
    kind: 'markup',
    range: [12, 80],
    tell: (price, rate) => ({
      en: prose`A toy store pays ${price} for a board game. It marks up the price by ${rate}.`,
      es: prose`Una juguetería paga ${price} por un juego de mesa. Para venderlo, aumenta el precio un ${rate}.`,
    }),
    amount: { en: prose`How much is the markup?`, es: prose`¿De cuánto es el aumento?` },
    total: { en: prose`What is the selling price?`, es: prose`¿Cuál es el precio de venta?` },
  },
]

const markup = {
  amount: { en: prose`How much is the markup?`, es: prose`¿De cuánto es el aumento?` },
  total: { en: prose`What is the selling price?`, es: prose`¿Cuál es el precio de venta?` },
}

/** Of the medium level. */
export const mediumStories: readonly PriceStory[] = [
  {
    kind: 'tax',
    range: [25, 120],
    tell: (price, rate, who) => ({
      en: prose`${name(who)} buys sneakers for ${price}. The sales tax is ${rate}.`,
      es: prose`${name(who)} compra unas zapatillas por ${price}. El impuesto sobre la venta es del ${rate}.`,
    }),
    amount: tax,
    total: totals.tax,
  },
  {
    kind: 'markup',
    range: [8, 40],
    tell: (price, rate) => ({
      en: prose`A florist pays ${price} for a plant. She marks up the price by ${rate}.`,
      es: prose`Una florista paga ${price} por una planta. Para venderla, aumenta el precio un ${rate}.`,
    }),
    amount: markup.amount,
    total: markup.total,
  },
  {
    kind: 'tip',
    range: [12, 45],
    tell: (price, rate, who) => ({
      en: prose`A pizza delivery costs ${price}. ${name(who)} adds a tip of ${rate}.`,
      es: prose`Una pizza a domicilio cuesta ${price}. ${name(who)} agrega una propina del ${rate}.`,
    }),
    amount: tip,
    total: totals.tip,
  },
  {
    kind: 'discount',
    range: [30, 150],
    tell: (price, rate) => ({
      en: prose`A backpack at a sports store costs ${price}. On Saturday it is ${rate} off.`,
      es: prose`Una mochila en una tienda de deportes cuesta ${price}. El sábado tiene un descuento del ${rate}.`,
    }),
    amount: discount,
    total: salePrice,
  },
  {
    kind: 'tip',
    range: [20, 90],
    tell: (price, rate, who) => ({
      en: prose`Grooming for a dog costs ${price}. ${name(who)} leaves a tip of ${rate}.`,
      es: prose`El baño y corte de un perro cuesta ${price}. ${name(who)} deja una propina del ${rate}.`,
    }),
    amount: tip,
    total: totals.tip,
  },
  {
    kind: 'markup',
    range: [20, 120],
    tell: (price, rate) => ({
      en: prose`An art shop pays ${price} for a frame. It marks up the price by ${rate}.`,
      es: prose`Una tienda de arte paga ${price} por un marco. Para venderlo, aumenta el precio un ${rate}.`,
    }),
    amount: markup.amount,
    total: markup.total,
  },
  {
    kind: 'tax',
    range: [15, 90],
    tell: (price, rate) => ({
      en: prose`At a hardware store, a drill costs ${price} before tax. The sales tax is ${rate}.`,
      es: prose`En una ferretería, un taladro cuesta ${price} sin impuesto. El impuesto sobre la venta es del ${rate}.`,
    }),
    amount: tax,
    total: totals.tax,
  },
  {
    kind: 'discount',
    range: [40, 200],
    tell: (price, rate) => ({
      en: prose`A hotel room costs ${price}. With a member card, it is ${rate} off.`,
      es: prose`Una habitación de hotel cuesta ${price}. Con una tarjeta de socio hay un descuento del ${rate}.`,
    }),
    amount: discount,
    total: salePrice,
  },
]

/** Two percents, one after the other; the tip is of the bill before tax. */
export const chainStories: readonly {
  readonly kind: 'markup, discount' | 'discount, tax' | 'tax and tip'
  readonly ask: (price: Hole, first: Hole, second: Hole, who: Person) => Both<Block>
  readonly says: Named
}[] = [
  {
    kind: 'markup, discount',
    ask: (price, first, second) => ({
      en: prose`A store buys a lamp for ${price} and marks up the price by ${first}. Later the lamp is sold at ${second} off the new price. What is the sale price, to the nearest cent?`,
      es: prose`Una tienda compra una lámpara por ${price} y aumenta el precio un ${first}. Después la vende con un descuento del ${second} sobre el precio nuevo. ¿Cuál es el precio de oferta, redondeado al centavo?`,
    }),
    says: ['The sale price is', 'El precio de oferta es de'],
  },
  {
    kind: 'discount, tax',
    ask: (price, first, second, who) => ({
      en: prose`${name(who)} buys shoes that cost ${price}. They are ${first} off. Then sales tax of ${second} is added to the sale price. How much does ${subject(who)} pay in all, to the nearest cent?`,
      es: prose`${name(who)} compra unos zapatos que cuestan ${price}. Tienen un descuento del ${first}. Luego se suma un impuesto del ${second} al precio rebajado. ¿Cuánto paga en total, redondeado al centavo?`,
    }),
    says: ['The total is', 'El total es de'],
  },
  {
    kind: 'tax and tip',
    ask: (price, first, second, who) => ({
      en: prose`${name(who)} has a restaurant bill of ${price} before tax. Tax of ${first} is added, and a tip of ${second} of the bill before tax. How much does ${subject(who)} pay in all, to the nearest cent?`,
      es: prose`${name(who)} tiene una cuenta de restaurante de ${price} sin impuesto. Se suman un impuesto del ${first} y una propina del ${second} de la cuenta sin impuesto. ¿Cuánto paga en total, redondeado al centavo?`,
    }),
    says: ['The total is', 'El total es de'],
  },
  {
    kind: 'markup, discount',
    ask: (price, first, second) => ({
      en: prose`A music shop pays ${price} for a guitar and marks up the price by ${first}. In a sale, it is ${second} off the new price. What is the sale price, to the nearest cent?`,
      es: prose`Una tienda de música paga ${price} por una guitarra y aumenta el precio un ${first}. En una oferta hay un descuento del ${second} sobre el precio nuevo. ¿Cuál es el precio de oferta, redondeado al centavo?`,
    }),
    says: ['The sale price is', 'El precio de oferta es de'],
  },
  {
    kind: 'discount, tax',
    ask: (price, first, second, who) => ({
      en: prose`A tablet costs ${price}. With a coupon, ${name(who)} gets ${first} off and then pays sales tax of ${second} on the reduced price. How much does ${subject(who)} pay in all, to the nearest cent?`,
      es: prose`Una tableta cuesta ${price}. Con un cupón, ${name(who)} obtiene un descuento del ${first} y luego paga un impuesto del ${second} sobre el precio rebajado. ¿Cuánto paga en total, redondeado al centavo?`,
    }),
    says: ['The total is', 'El total es de'],
  },
  {
    kind: 'tax and tip',
    ask: (price, first, second, who) => ({
      en: prose`${name(who)} takes a taxi. The fare is ${price}. A city tax of ${first} of the fare is added, and a tip of ${second} of the fare. How much does ${subject(who)} pay in all, to the nearest cent?`,
      es: prose`${name(who)} toma un taxi. La tarifa es de ${price}. Se suman un impuesto municipal del ${first} de la tarifa y una propina del ${second} de la tarifa. ¿Cuánto paga en total, redondeado al centavo?`,
    }),
    says: ['The total is', 'El total es de'],
  },
  {
    kind: 'discount, tax',
    ask: (price, first, second, who) => ({
      en: prose`A backpack and books cost ${price} together. ${name(who)} has a card for ${first} off and then pays sales tax of ${second} on the reduced price. How much does ${subject(who)} pay in all, to the nearest cent?`,
      es: prose`Una mochila y unos libros cuestan ${price} en total. ${name(who)} tiene una tarjeta con un descuento del ${first} y luego paga un impuesto del ${second} sobre el precio rebajado. ¿Cuánto paga en total, redondeado al centavo?`,
    }),
    says: ['The total is', 'El total es de'],
  },
  {
    kind: 'markup, discount',
    ask: (price, first, second) => ({
      en: prose`A garden store buys a bench for ${price} and marks up the price by ${first}. In the fall, it takes ${second} off the new price. What is the price in the fall, to the nearest cent?`,
      es: prose`Una tienda de jardinería compra una banca por ${price} y aumenta el precio un ${first}. En otoño hace un descuento del ${second} sobre el precio nuevo. ¿Cuál es el precio en otoño, redondeado al centavo?`,
    }),
    says: ['The price in the fall is', 'El precio en otoño es de'],
  },
]

export interface ReversedStory {
  readonly kind: 'on' | 'off'
  readonly rates: readonly number[]
  /** Dollars before the change. */
  readonly range: readonly [least: number, most: number]
  readonly ask: (given: Hole, other: Hole, who: Person) => Both<Block>
  readonly says: Named
}

/** What is a percent of what. */
export interface RateStory extends ReversedStory {
  readonly part: Named
  readonly of: Named
}

/** The price after a change and its percent: what was the price before? */
export const originalStories: readonly ReversedStory[] = [
  {
    kind: 'off',
    rates: [10, 15, 20, 25, 30, 40],
    range: [40, 200],
    ask: (rate, price) => ({
      en: prose`After a discount of ${rate}, a coat costs ${price}. What was the original price?`,
      es: prose`Después de un descuento del ${rate}, un abrigo cuesta ${price}. ¿Cuál era el precio original?`,
    }),
    says: ['The original price was', 'El precio original era de'],
  },
  {
    kind: 'on',
    rates: [4, 5, 6, 8],
    range: [25, 200],
    ask: (rate, price, who) => ({
      en: prose`With a sales tax of ${rate}, ${name(who)} pays ${price} for a watch. What was the price before tax?`,
      es: prose`Con un impuesto del ${rate}, ${name(who)} paga ${price} por un reloj. ¿Cuál era el precio sin impuesto?`,
    }),
    says: ['The price before tax was', 'El precio sin impuesto era de'],
  },
  {
    kind: 'on',
    rates: [20, 25, 30, 40, 50, 60],
    range: [20, 80],
    ask: (rate, price) => ({
      en: prose`A shop marks up a helmet by ${rate} and sells it for ${price}. What did the shop pay for it?`,
      es: prose`Una tienda aumenta un ${rate} el precio de un casco y lo vende a ${price}. ¿Cuánto pagó la tienda por él?`,
    }),
    says: ['The shop paid', 'La tienda pagó'],
  },
  {
    kind: 'off',
    rates: [10, 15, 20, 25, 30],
    range: [60, 240],
    ask: (rate, price, who) => ({
      en: prose`${name(who)} uses a coupon for ${rate} off and pays ${price} for a tent. What was the price without the coupon?`,
      es: prose`${name(who)} usa un cupón de ${rate} de descuento y paga ${price} por una tienda de campaña. ¿Cuál era el precio sin el cupón?`,
    }),
    says: ['The price without the coupon was', 'El precio sin el cupón era de'],
  },
  {
    kind: 'on',
    rates: [15, 18, 20],
    range: [30, 120],
    ask: (rate, price, who) => ({
      en: prose`With a tip of ${rate}, ${name(who)} pays ${price} for a dinner. What did the dinner cost without the tip?`,
      es: prose`Con una propina del ${rate}, ${name(who)} paga ${price} por una cena. ¿Cuánto costó la cena sin la propina?`,
    }),
    says: ['Without the tip, the dinner cost', 'Sin la propina, la cena costó'],
  },
  {
    kind: 'off',
    rates: [20, 25, 30, 40],
    range: [200, 600],
    ask: (rate, price) => ({
      en: prose`A laptop is sold at ${rate} off. Its sale price is ${price}. What was the original price?`,
      es: prose`Una computadora portátil se vende con un descuento del ${rate}. Su precio de oferta es de ${price}. ¿Cuál era el precio original?`,
    }),
    says: ['The original price was', 'El precio original era de'],
  },
  {
    kind: 'on',
    rates: [25, 40, 50, 60],
    range: [10, 60],
    ask: (rate, price) => ({
      en: prose`A flower shop marks up a plant by ${rate} and sells it for ${price}. What did the shop pay for it?`,
      es: prose`Una florería aumenta un ${rate} el precio de una planta y la vende a ${price}. ¿Cuánto pagó la florería por ella?`,
    }),
    says: ['The shop paid', 'La florería pagó'],
  },
  {
    kind: 'on',
    rates: [5, 6, 8],
    range: [100, 500],
    ask: (rate, price) => ({
      en: prose`With a sales tax of ${rate}, a school pays ${price} for a printer. What was the price before tax?`,
      es: prose`Con un impuesto del ${rate}, una escuela paga ${price} por una impresora. ¿Cuál era el precio sin impuesto?`,
    }),
    says: ['The price before tax was', 'El precio sin impuesto era de'],
  },
]

/** Two prices: what was the percent? */
export const rateStories: readonly RateStory[] = [
  {
    kind: 'off',
    rates: [10, 15, 20, 25, 30, 40],
    range: [20, 120],
    ask: (before, after) => ({
      en: prose`A pair of skates costs ${before}. In a sale, the price is ${after}. What is the percent of the discount?`,
      es: prose`Unos patines cuestan ${before}. En una oferta, el precio es de ${after}. ¿De qué porcentaje es el descuento?`,
    }),
    says: ['The discount is', 'El descuento es del'],
    part: ['the discount', 'el descuento'],
    of: ['the original price', 'el precio original'],
  },
  {
    kind: 'on',
    rates: [10, 15, 20, 25],
    range: [20, 80],
    ask: (before, after, who) => ({
      en: prose`A meal costs ${before}. With the tip, ${name(who)} pays ${after}. What percent of the price is the tip?`,
      es: prose`Una comida cuesta ${before}. Con la propina, ${name(who)} paga ${after}. ¿Qué porcentaje del precio es la propina?`,
    }),
    says: ['The tip, as a percent of the price, is', 'La propina, como porcentaje del precio, es del'],
    part: ['the tip', 'la propina'],
    of: ['the price of the meal', 'el precio de la comida'],
  },
  {
    kind: 'on',
    rates: [20, 25, 30, 40, 60],
    range: [40, 200],
    ask: (before, after) => ({
      en: prose`A store pays ${before} for a table and sells it for ${after}. What is the percent markup?`,
      es: prose`Una tienda paga ${before} por una mesa y la vende a ${after}. ¿De qué porcentaje es el aumento?`,
    }),
    says: ['The markup is', 'El aumento es del'],
    part: ['the markup', 'el aumento'],
    of: ['what the store pays', 'lo que paga la tienda'],
  },
  {
    kind: 'off',
    rates: [10, 15, 20, 25, 30],
    range: [100, 400],
    ask: (before, after, who) => ({
      en: prose`A phone costs ${before}. With a coupon, ${name(who)} pays ${after}. What percent off is the coupon?`,
      es: prose`Un teléfono cuesta ${before}. Con un cupón, ${name(who)} paga ${after}. ¿De qué porcentaje es el descuento del cupón?`,
    }),
    says: ['The coupon’s discount is', 'El descuento del cupón es del'],
    part: ['the discount', 'el descuento'],
    of: ['the original price', 'el precio original'],
  },
  {
    kind: 'on',
    rates: [5, 6, 8],
    range: [50, 300],
    ask: (before, after) => ({
      en: prose`A chair costs ${before} before tax and ${after} with tax. What is the tax rate as a percent?`,
      es: prose`Una silla cuesta ${before} sin impuesto y ${after} con impuesto. ¿De qué porcentaje es el impuesto?`,
    }),
    says: ['The tax rate is', 'El impuesto es del'],
    part: ['the tax', 'el impuesto'],
    of: ['the price before tax', 'el precio sin impuesto'],
  },
  {
    kind: 'off',
    rates: [20, 25, 40, 60],
    range: [10, 60],
    ask: (before, after) => ({
      en: prose`At the end of the day, a bakery sells a cake that cost ${before} for ${after}. What is the percent of the discount?`,
      es: prose`Al final del día, una panadería vende a ${after} un pastel que costaba ${before}. ¿De qué porcentaje es el descuento?`,
    }),
    says: ['The discount is', 'El descuento es del'],
    part: ['the discount', 'el descuento'],
    of: ['the original price', 'el precio original'],
  },
  {
    kind: 'on',
    rates: [15, 18, 20],
    range: [20, 80],
    ask: (before, after, who) => ({
      en: prose`A taxi ride costs ${before}. With the tip, ${name(who)} pays ${after}. What percent of the price is the tip?`,
      es: prose`Un viaje en taxi cuesta ${before}. Con la propina, ${name(who)} paga ${after}. ¿Qué porcentaje del precio es la propina?`,
    }),
    says: ['The tip, as a percent of the price, is', 'La propina, como porcentaje del precio, es del'],
    part: ['the tip', 'la propina'],
    of: ['the price of the ride', 'el precio del viaje'],
  },
  {
    kind: 'on',
    rates: [25, 40, 50, 60],
    range: [10, 80],
    ask: (before, after) => ({
      en: prose`A bookstore pays ${before} for a box of puzzles and sells it for ${after}. What is the percent markup?`,
      es: prose`Una librería paga ${before} por una caja de rompecabezas y la vende a ${after}. ¿De qué porcentaje es el aumento?`,
    }),
    says: ['The markup is', 'El aumento es del'],
    part: ['the markup', 'el aumento'],
    of: ['what the bookstore pays', 'lo que paga la librería'],
  },
]
