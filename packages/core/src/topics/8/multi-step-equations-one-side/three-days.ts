import {
  type Block,
  type Both,
  type Expr,
  expr,
  type Inline,
  line,
  measure,
  prose,
  type role,
} from '../../../author.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** A first amount x, a second that is d more or less, and a third that is k times the second. */
export interface ThreeDays {
  readonly x: Range
  readonly d: Range
  readonly k: Range
  readonly isLess?: boolean
  readonly amount: (value: number) => Expr
  readonly says: (d: Role, k: Role, total: Role) => Both<Block>
  readonly letIs: Words
  readonly asks: Words
  readonly ends: (third: Expr) => Words
}
const miles = (value: number) => measure(value, 'mile')
const meters = (value: number) => measure(value, 'meter')
const plain = (value: number) => expr(value)

export const threeDays: readonly ThreeDays[] = [
  {
    x: [4, 7],
    d: [2, 3],
    k: [2, 2],
    amount: miles,
    says: (d, _, total) => ({
      en: prose`Ana hiked for three days. On Saturday she hiked ${d} more than on Friday. On Sunday she hiked twice as far as on Saturday. In all she hiked ${total}.`,
      es: prose`Ana hizo senderismo durante tres días. El sábado caminó ${d} más que el viernes. El domingo caminó el doble de la distancia del sábado. En total caminó ${total}.`,
    }),
    letIs: { en: line`the distance in miles on Friday`, es: line`la distancia en millas del viernes` },
    asks: { en: line`How far did she hike on Sunday?`, es: line`¿Qué distancia caminó el domingo?` },
    ends: third => ({ en: line`Ana hiked ${third} on Sunday.`, es: line`Ana caminó ${third} el domingo.` }),
  },
  {
    x: [60, 95],
    d: [10, 30],
    k: [3, 3],
    isLess: true,
    amount: miles,
    says: (d, k, total) => ({
      en: prose`A truck driver makes three trips. The second trip is ${d} shorter than the first. The third trip is ${k} times as long as the second. The three trips are ${total} long in all.`,
      es: prose`Una camionera hace tres viajes. El segundo viaje es ${d} más corto que el primero. El tercer viaje es ${k} veces tan largo como el segundo. Los tres viajes suman ${total}.`,
    }),
    letIs: { en: line`the length of the first trip in miles`, es: line`la longitud del primer viaje en millas` },
    asks: { en: line`How long is the third trip?`, es: line`¿Qué longitud tiene el tercer viaje?` },
    ends: third => ({ en: line`The third trip is ${third} long.`, es: line`El tercer viaje mide ${third}.` }),
  },
  {
    x: [20, 40],
    d: [4, 15],
    k: [3, 3],
    amount: plain,
    says: (d, k, total) => ({
      en: prose`At a book fair, a school sold ${d} more books on the second day than on the first. On the third day it sold ${k} times as many books as on the second day. It sold ${total} books in the three days.`,
      es: prose`En una feria del libro, una escuela vendió ${d} libros más el segundo día que el primero. El tercer día vendió ${k} veces la cantidad de libros del segundo día. En los tres días vendió ${total} libros.`,
    }),
    letIs: {
      en: line`the number of books sold on the first day`,
      es: line`el número de libros vendidos el primer día`,
    },
    asks: {
      en: line`How many books were sold on the third day?`,
      es: line`¿Cuántos libros se vendieron el tercer día?`,
    },
    ends: third => ({
      en: line`The school sold ${third} books on the third day.`,
      es: line`La escuela vendió ${third} libros el tercer día.`,
    }),
  },
  {
    x: [18, 35],
    d: [3, 9],
    k: [3, 3],
    isLess: true,
    amount: dollars,
    says: (d, k, total) => ({
      en: prose`Leo walks dogs. In May he earned ${d} less than in April. In June he earned ${k} times as much as in May. In the three months he earned ${total}.`,
      es: prose`Leo pasea perros. En mayo ganó ${d} menos que en abril. En junio ganó ${k} veces lo que ganó en mayo. En los tres meses ganó ${total}.`,
    }),
    letIs: {
      en: line`the amount in dollars that he earned in April`,
      es: line`la cantidad en dólares que ganó en abril`,
    },
    asks: { en: line`How much did he earn in June?`, es: line`¿Cuánto ganó en junio?` },
    ends: third => ({ en: line`Leo earned ${third} in June.`, es: line`Leo ganó ${third} en junio.` }),
  },
  {
    x: [200, 450],
    d: [50, 150],
    k: [3, 3],
    amount: meters,
    says: (d, k, total) => ({
      en: prose`At practice, Mia swims three times. The second swim is ${d} longer than the first. The third swim is ${k} times as long as the second. She swims ${total} in all.`,
      es: prose`En el entrenamiento, Mia nada tres tramos. El segundo tramo es ${d} más largo que el primero. El tercero es ${k} veces tan largo como el segundo. En total nada ${total}.`,
    }),
    letIs: { en: line`the length of the first swim in meters`, es: line`la longitud del primer tramo en metros` },
    asks: { en: line`How long is the third swim?`, es: line`¿Qué longitud tiene el tercer tramo?` },
    ends: third => ({ en: line`The third swim is ${third} long.`, es: line`El tercer tramo mide ${third}.` }),
  },
  {
    x: [12, 25],
    d: [3, 8],
    k: [3, 4],
    isLess: true,
    amount: plain,
    says: (d, k, total) => ({
      en: prose`Three shelves hold ${total} books. The middle shelf holds ${d} books fewer than the top shelf. The bottom shelf holds ${k} times as many books as the middle shelf.`,
      es: prose`En tres estantes hay ${total} libros. En el estante del medio hay ${d} libros menos que en el de arriba. En el de abajo hay ${k} veces la cantidad de libros que hay en el del medio.`,
    }),
    letIs: { en: line`the number of books on the top shelf`, es: line`el número de libros del estante de arriba` },
    asks: {
      en: line`How many books does the bottom shelf hold?`,
      es: line`¿Cuántos libros hay en el estante de abajo?`,
    },
    ends: third => ({
      en: line`The bottom shelf holds ${third} books.`,
      es: line`En el estante de abajo hay ${third} libros.`,
    }),
  },
  {
    x: [10, 20],
    d: [4, 12],
    k: [3, 3],
    amount: dollars,
    says: (d, k, total) => ({
      en: prose`A hat, a shirt, and a jacket cost ${total} in all. The shirt costs ${d} more than the hat. The jacket costs ${k} times as much as the shirt.`,
      es: prose`Una gorra, una camisa y una chaqueta cuestan ${total} en total. La camisa cuesta ${d} más que la gorra. La chaqueta cuesta ${k} veces lo que cuesta la camisa.`,
    }),
    letIs: { en: line`the price of the hat in dollars`, es: line`el precio de la gorra en dólares` },
    asks: { en: line`How much does the jacket cost?`, es: line`¿Cuánto cuesta la chaqueta?` },
    ends: third => ({ en: line`The jacket costs ${third}.`, es: line`La chaqueta cuesta ${third}.` }),
  },
  {
    x: [15, 30],
    d: [5, 12],
    k: [3, 3],
    amount: plain,
    says: (d, k, total) => ({
      en: prose`Three friends have ${total} stickers in all. Eva has ${d} more stickers than Noah. Luis has ${k} times as many stickers as Eva.`,
      es: prose`Tres amigos tienen ${total} calcomanías en total. Eva tiene ${d} calcomanías más que Noah. Luis tiene ${k} veces la cantidad de calcomanías que tiene Eva.`,
    }),
    letIs: { en: line`the number of stickers that Noah has`, es: line`el número de calcomanías que tiene Noah` },
    asks: { en: line`How many stickers does Luis have?`, es: line`¿Cuántas calcomanías tiene Luis?` },
    ends: third => ({ en: line`Luis has ${third} stickers.`, es: line`Luis tiene ${third} calcomanías.` }),
  },
]
