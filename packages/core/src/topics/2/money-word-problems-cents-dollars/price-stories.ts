import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Amount, Range, Unit } from './amounts.ts'

/** A story of two amounts in one unit. */
export interface PriceStory {
  readonly unit: Unit
  readonly first: Range
  readonly second: Range
  readonly tell: (first: Term, second: Term) => Both<Block>
  readonly answers: (found: Amount) => Both<readonly Inline[]>
}

export const totalStories: readonly PriceStory[] = [
  {
    unit: 'cents',
    first: [21, 39],
    second: [31, 49],
    tell: (pencil, eraser) => ({
      en: prose`At the school store, a pencil costs ${pencil} and an eraser costs ${eraser}. How much do they cost in all?`,
      es: prose`En la tienda escolar, un lápiz cuesta ${pencil} y un borrador cuesta ${eraser}. ¿Cuánto cuestan en total?`,
    }),
    answers: found => ({ en: line`They cost ${found} in all.`, es: line`En total cuestan ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [11, 19],
    second: [15, 32],
    tell: (puzzle, doll) => ({
      en: prose`At a toy sale, Camila buys a puzzle for ${puzzle} and a doll for ${doll}. How much does she pay?`,
      es: prose`En una venta de juguetes, Camila compra un rompecabezas de ${puzzle} y una muñeca de ${doll}. ¿Cuánto paga?`,
    }),
    answers: found => ({ en: line`Camila pays ${found}.`, es: line`Camila paga ${found}.` }),
  },
  {
    unit: 'cents',
    first: [41, 56],
    second: [41, 46],
    tell: (orange, apple) => ({
      en: prose`At a fruit stand, Diego buys an orange for ${orange} and an apple for ${apple}. How much does he pay?`,
      es: prose`En un puesto de frutas, Diego compra una naranja de ${orange} y una manzana de ${apple}. ¿Cuánto paga?`,
    }),
    answers: found => ({ en: line`Diego pays ${found}.`, es: line`Diego paga ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [12, 18],
    second: [31, 65],
    tell: (bus, tickets) => ({
      en: prose`A family goes to the zoo. The bus fare is ${bus}, and the zoo tickets cost ${tickets}. How much does the family pay?`,
      es: prose`Una familia va al zoológico. El pasaje de autobús cuesta ${bus} y las entradas cuestan ${tickets}. ¿Cuánto paga la familia?`,
    }),
    answers: found => ({ en: line`The family pays ${found}.`, es: line`La familia paga ${found}.` }),
  },
  {
    unit: 'cents',
    first: [32, 65],
    second: [12, 34],
    tell: (before, more) => ({
      en: prose`There is ${before} in a piggy bank. Leila puts in ${more}. How much money is in the piggy bank now?`,
      es: prose`En una alcancía hay ${before}. Leila mete ${more}. ¿Cuánto dinero hay ahora en la alcancía?`,
    }),
    answers: found => ({
      en: line`There is ${found} in the piggy bank now.`,
      es: line`Ahora hay ${found} en la alcancía.`,
    }),
  },
  {
    unit: 'dollars',
    first: [12, 27],
    second: [11, 36],
    tell: (saturday, sunday) => ({
      en: prose`Hugo washes cars. He earns ${saturday} on Saturday and ${sunday} on Sunday. How much does he earn in all?`,
      es: prose`Hugo lava carros. Gana ${saturday} el sábado y ${sunday} el domingo. ¿Cuánto gana en total?`,
    }),
    answers: found => ({ en: line`Hugo earns ${found} in all.`, es: line`En total Hugo gana ${found}.` }),
  },
  {
    unit: 'cents',
    first: [41, 65],
    second: [21, 34],
    tell: (lemonade, cookie) => ({
      en: prose`At a lemonade stand, a drink costs ${lemonade} and a cookie costs ${cookie}. Mei buys both. How much does she pay?`,
      es: prose`En un puesto, un vaso de limonada cuesta ${lemonade} y una galleta cuesta ${cookie}. Mei compra las dos cosas. ¿Cuánto paga?`,
    }),
    answers: found => ({ en: line`Mei pays ${found}.`, es: line`Mei paga ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [21, 45],
    second: [11, 34],
    tell: (grandma, uncle) => ({
      en: prose`Kenji gets ${grandma} from his grandma and ${uncle} from his uncle. How much does he get in all?`,
      es: prose`Kenji recibe ${grandma} de su abuela y ${uncle} de su tío. ¿Cuánto recibe en total?`,
    }),
    answers: found => ({ en: line`Kenji gets ${found} in all.`, es: line`En total Kenji recibe ${found}.` }),
  },
  {
    unit: 'cents',
    first: [25, 48],
    second: [11, 35],
    tell: (bookmark, balloon) => ({
      en: prose`Julia buys a bookmark for ${bookmark} and a balloon for ${balloon}. How much does she spend?`,
      es: prose`Julia compra un separador de libros de ${bookmark} y un globo de ${balloon}. ¿Cuánto gasta?`,
    }),
    answers: found => ({ en: line`Julia spends ${found}.`, es: line`Julia gasta ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [21, 38],
    second: [11, 26],
    tell: (game, book) => ({
      en: prose`A board game costs ${game} and a book costs ${book}. How much do they cost in all?`,
      es: prose`Un juego de mesa cuesta ${game} y un libro cuesta ${book}. ¿Cuánto cuestan en total?`,
    }),
    answers: found => ({ en: line`They cost ${found} in all.`, es: line`Los dos cuestan ${found} en total.` }),
  },
]

/** The second amount is spent. */
export const leftStories: readonly PriceStory[] = [
  {
    unit: 'dollars',
    first: [35, 68],
    second: [12, 28],
    tell: (all, robot) => ({
      en: prose`Mateo has ${all}. He buys a toy robot for ${robot}. How much money does he have left?`,
      es: prose`Mateo tiene ${all}. Compra un robot de juguete de ${robot}. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Mateo has ${found} left.`, es: line`A Mateo le quedan ${found}.` }),
  },
  {
    unit: 'cents',
    first: [64, 98],
    second: [21, 39],
    tell: (all, pencil) => ({
      en: prose`Sara has ${all}. She buys a pencil for ${pencil}. How much money does she have left?`,
      es: prose`Sara tiene ${all}. Compra un lápiz de ${pencil}. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Sara has ${found} left.`, es: line`A Sara le quedan ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [65, 98],
    second: [31, 56],
    tell: (all, pizza) => ({
      en: prose`A class has ${all} for a party. It spends ${pizza} on pizza. How much money is left?`,
      es: prose`Una clase tiene ${all} para una fiesta. Gasta ${pizza} en pizza. ¿Cuánto dinero queda?`,
    }),
    answers: found => ({ en: line`${found} is left.`, es: line`Quedan ${found}.` }),
  },
  {
    unit: 'cents',
    first: [65, 98],
    second: [21, 54],
    tell: (all, taken) => ({
      en: prose`There is ${all} in a piggy bank. Nina takes out ${taken}. How much money is still in the piggy bank?`,
      es: prose`En una alcancía hay ${all}. Nina saca ${taken}. ¿Cuánto dinero queda en la alcancía?`,
    }),
    answers: found => ({
      en: line`There is still ${found} in the piggy bank.`,
      es: line`En la alcancía quedan ${found}.`,
    }),
  },
  {
    unit: 'dollars',
    first: [45, 89],
    second: [12, 36],
    tell: (all, bus) => ({
      en: prose`Dad has ${all}. He pays ${bus} for bus tickets. How much money does he have left?`,
      es: prose`Papá tiene ${all}. Paga ${bus} por boletos de autobús. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Dad has ${found} left.`, es: line`A papá le quedan ${found}.` }),
  },
  {
    unit: 'cents',
    first: [76, 99],
    second: [41, 65],
    tell: (all, banana) => ({
      en: prose`Luis takes ${all} to a fruit stand. He buys a banana for ${banana}. How much money does he have left?`,
      es: prose`Luis lleva ${all} a un puesto de frutas. Compra un plátano de ${banana}. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Luis has ${found} left.`, es: line`A Luis le quedan ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [56, 97],
    second: [21, 45],
    tell: (earned, balls) => ({
      en: prose`A club earns ${earned} at a bake sale. It buys new balls for ${balls}. How much money is left?`,
      es: prose`Un club gana ${earned} en una venta de pasteles. Compra pelotas nuevas por ${balls}. ¿Cuánto dinero queda?`,
    }),
    answers: found => ({ en: line`${found} is left.`, es: line`Le quedan ${found} al club.` }),
  },
  {
    unit: 'cents',
    first: [75, 99],
    second: [32, 64],
    tell: (all, lemonade) => ({
      en: prose`Clara has ${all}. At a lemonade stand, she spends ${lemonade}. How much money does she have left?`,
      es: prose`Clara tiene ${all}. En un puesto de limonada gasta ${lemonade}. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Clara has ${found} left.`, es: line`A Clara le quedan ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [47, 89],
    second: [21, 36],
    tell: (saved, skateboard) => ({
      en: prose`Bruno saved ${saved}. He spends ${skateboard} on a skateboard. How much money does he have left?`,
      es: prose`Bruno ahorró ${saved}. Gasta ${skateboard} en una patineta. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Bruno has ${found} left.`, es: line`A Bruno le quedan ${found}.` }),
  },
]

/** The greater amount first; what is asked is how much more, how much less, or what is still needed. */
export interface DifferenceStory extends PriceStory {
  readonly why:
    | typeof because.compareBySubtracting
    | typeof because.compareBySubtracting
    | typeof because.findTheMissingPart
}

export const differenceStories: readonly DifferenceStory[] = [
  {
    unit: 'dollars',
    first: [26, 34],
    second: [11, 18],
    why: because.compareBySubtracting,
    tell: (kite, ball) => ({
      en: prose`At a toy sale, a kite costs ${kite} and a ball costs ${ball}. How much more does the kite cost?`,
      es: prose`En una venta de juguetes, una cometa cuesta ${kite} y una pelota cuesta ${ball}. ¿Cuánto más cuesta la cometa?`,
    }),
    answers: found => ({ en: line`The kite costs ${found} more.`, es: line`La cometa cuesta ${found} más.` }),
  },
  {
    unit: 'cents',
    first: [71, 93],
    second: [35, 58],
    why: because.findTheMissingPart,
    tell: (whistle, has) => ({
      en: prose`Kofi wants a whistle that costs ${whistle}. He has ${has}. How much more money does he need?`,
      es: prose`Kofi quiere un silbato que cuesta ${whistle}. Tiene ${has}. ¿Cuánto dinero le falta?`,
    }),
    answers: found => ({ en: line`Kofi needs ${found} more.`, es: line`A Kofi le faltan ${found}.` }),
  },
  {
    unit: 'cents',
    first: [41, 53],
    second: [24, 38],
    why: because.compareBySubtracting,
    tell: (eraser, pencil) => ({
      en: prose`At the school store, an eraser costs ${eraser} and a pencil costs ${pencil}. How much less does the pencil cost?`,
      es: prose`En la tienda escolar, un borrador cuesta ${eraser} y un lápiz cuesta ${pencil}. ¿Cuánto menos cuesta el lápiz?`,
    }),
    answers: found => ({ en: line`The pencil costs ${found} less.`, es: line`El lápiz cuesta ${found} menos.` }),
  },
  {
    unit: 'dollars',
    first: [41, 64],
    second: [17, 38],
    why: because.findTheMissingPart,
    tell: (game, saved) => ({
      en: prose`Julia saves for a game that costs ${game}. She has ${saved} so far. How much more money does she need?`,
      es: prose`Julia ahorra para un juego que cuesta ${game}. Ya tiene ${saved}. ¿Cuánto dinero le falta?`,
    }),
    answers: found => ({ en: line`Julia needs ${found} more.`, es: line`A Julia le faltan ${found}.` }),
  },
  {
    unit: 'dollars',
    first: [51, 84],
    second: [26, 48],
    why: because.compareBySubtracting,
    tell: (saturday, sunday) => ({
      en: prose`A lemonade stand earns ${saturday} on Saturday and ${sunday} on Sunday. How much less does it earn on Sunday?`,
      es: prose`Un puesto de limonada gana ${saturday} el sábado y ${sunday} el domingo. ¿Cuánto menos gana el domingo?`,
    }),
    answers: found => ({ en: line`It earns ${found} less on Sunday.`, es: line`El domingo gana ${found} menos.` }),
  },
  {
    unit: 'cents',
    first: [71, 95],
    second: [36, 59],
    why: because.compareBySubtracting,
    tell: (ravi, zoe) => ({
      en: prose`Ravi has ${ravi} in his piggy bank. Zoe has ${zoe} in hers. How much more money does Ravi have?`,
      es: prose`Ravi tiene ${ravi} en su alcancía. Zoe tiene ${zoe} en la suya. ¿Cuánto dinero más tiene Ravi?`,
    }),
    answers: found => ({ en: line`Ravi has ${found} more.`, es: line`Ravi tiene ${found} más.` }),
  },
  {
    unit: 'dollars',
    first: [52, 85],
    second: [24, 39],
    why: because.compareBySubtracting,
    tell: (train, bus) => ({
      en: prose`A trip to the city costs ${train} by train and ${bus} by bus. How much less does the bus cost?`,
      es: prose`Un viaje a la ciudad cuesta ${train} en tren y ${bus} en autobús. ¿Cuánto menos cuesta el autobús?`,
    }),
    answers: found => ({
      en: line`The bus fare is ${found} less.`,
      es: line`El pasaje de autobús cuesta ${found} menos.`,
    }),
  },
  {
    unit: 'cents',
    first: [62, 90],
    second: [41, 57],
    why: because.compareBySubtracting,
    tell: (mango, banana) => ({
      en: prose`At a fruit stand, a mango costs ${mango} and a banana costs ${banana}. How much more does the mango cost?`,
      es: prose`En un puesto de frutas, un mango cuesta ${mango} y un plátano cuesta ${banana}. ¿Cuánto más cuesta el mango?`,
    }),
    answers: found => ({ en: line`The mango costs ${found} more.`, es: line`El mango cuesta ${found} más.` }),
  },
]
