import { type Block, type Both, type Expr, expr, type Inline, line, money, prose, type role } from '../../../author.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** Two kinds of things, how many in all, and what they come to together. */
export interface TwoKinds {
  readonly first: Range
  readonly second: Range
  readonly counts: Range
  /** How the total is printed; a plain number if left out. */
  readonly total: (value: number) => Expr
  readonly each: (value: number) => Expr
  readonly kinds: readonly [Both<string>, Both<string>]
  readonly says: (all: Role, total: Role, first: Role, second: Role) => Both<Block>
  /** What the second equation adds: "the legs". */
  readonly adds: Words
  readonly ends: (x: number, y: number) => Words
}
const plain = (value: number): Expr => expr(value)

export const smallKinds: readonly TwoKinds[] = [
  {
    first: [4, 4],
    second: [2, 2],
    counts: [3, 9],
    total: plain,
    each: plain,
    kinds: [
      { en: 'goats', es: 'cabras' },
      { en: 'ducks', es: 'patos' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A farm has ${all} animals, only goats and ducks. A goat has ${first} legs, and a duck has ${second}. The animals have ${total} legs in all.`,
      es: prose`En una granja hay ${all} animales, solo cabras y patos. Una cabra tiene ${first} patas y un pato tiene ${second}. Los animales tienen ${total} patas en total.`,
    }),
    adds: { en: line`the legs`, es: line`las patas` },
    ends: (x, y) => ({
      en: line`The farm has ${x} goats and ${y} ducks.`,
      es: line`En la granja hay ${x} cabras y ${y} patos.`,
    }),
  },
  {
    first: [3, 3],
    second: [2, 2],
    counts: [3, 11],
    total: plain,
    each: plain,
    kinds: [
      { en: 'tricycles', es: 'triciclos' },
      { en: 'bicycles', es: 'bicicletas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A shop repairs ${all} cycles in one week. A tricycle has ${first} wheels, and a bicycle has ${second}. Together they have ${total} wheels.`,
      es: prose`Un taller repara en una semana ${all} vehículos de pedales. Un triciclo tiene ${first} ruedas y una bicicleta tiene ${second}. Juntos tienen ${total} ruedas.`,
    }),
    adds: { en: line`the wheels`, es: line`las ruedas` },
    ends: (x, y) => ({
      en: line`The shop repairs ${x} tricycles and ${y} bicycles.`,
      es: line`El taller repara ${x} triciclos y ${y} bicicletas.`,
    }),
  },
  {
    first: [3, 3],
    second: [2, 2],
    counts: [4, 11],
    total: plain,
    each: plain,
    kinds: [
      { en: 'three-point shots', es: 'tiros de tres puntos' },
      { en: 'two-point shots', es: 'tiros de dos puntos' },
    ],
    says: (all, total, first, second) => ({
      en: prose`In a basketball game, Maya’s team makes ${all} shots. Some are worth ${first} points and the others ${second} points. The shots are worth ${total} points in all.`,
      es: prose`En un partido de baloncesto, el equipo de Maya anota ${all} tiros. Unos valen ${first} puntos y los demás, ${second} puntos. En total suman ${total} puntos.`,
    }),
    adds: { en: line`the points`, es: line`los puntos` },
    ends: (x, y) => ({
      en: line`The team makes ${x} three-point shots and ${y} two-point shots.`,
      es: line`El equipo anota ${x} tiros de tres puntos y ${y} de dos puntos.`,
    }),
  },
  {
    first: [6, 6],
    second: [4, 4],
    counts: [2, 7],
    total: plain,
    each: plain,
    kinds: [
      { en: 'large tables', es: 'mesas grandes' },
      { en: 'small tables', es: 'mesas pequeñas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A restaurant has ${all} tables. A large table seats ${first} people, and a small table seats ${second}. All the tables together seat ${total} people.`,
      es: prose`Un restaurante tiene ${all} mesas. En una mesa grande caben ${first} personas y en una pequeña caben ${second}. En todas las mesas caben ${total} personas.`,
    }),
    adds: { en: line`the people`, es: line`las personas` },
    ends: (x, y) => ({
      en: line`The restaurant has ${x} large tables and ${y} small tables.`,
      es: line`El restaurante tiene ${x} mesas grandes y ${y} mesas pequeñas.`,
    }),
  },
  {
    first: [5, 5],
    second: [3, 3],
    counts: [2, 8],
    total: plain,
    each: plain,
    kinds: [
      { en: 'large bags', es: 'bolsas grandes' },
      { en: 'small bags', es: 'bolsas pequeñas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`Omar fills ${all} bags with apples. A large bag holds ${first} pounds, and a small bag holds ${second} pounds. He fills them with ${total} pounds of apples.`,
      es: prose`Omar llena ${all} bolsas de manzanas. En una bolsa grande caben ${first} libras y en una pequeña, ${second} libras. Usa ${total} libras de manzanas.`,
    }),
    adds: { en: line`the pounds`, es: line`las libras` },
    ends: (x, y) => ({
      en: line`Omar fills ${x} large bags and ${y} small bags.`,
      es: line`Omar llena ${x} bolsas grandes y ${y} bolsas pequeñas.`,
    }),
  },
  {
    first: [5, 5],
    second: [1, 1],
    counts: [3, 9],
    total: dollars,
    each: dollars,
    kinds: [
      { en: '$5 bills', es: 'billetes de $5' },
      { en: '$1 bills', es: 'billetes de $1' },
    ],
    says: (all, total, first, second) => ({
      en: prose`Eva has ${all} bills in her wallet, only ${first} bills and ${second} bills. They are worth ${total}.`,
      es: prose`Eva tiene ${all} billetes en su cartera, solo de ${first} y de ${second}. En total valen ${total}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`Eva has ${x} bills of $5 and ${y} bills of $1.`,
      es: line`Eva tiene ${x} billetes de $5 y ${y} billetes de $1.`,
    }),
  },
  {
    first: [4, 4],
    second: [3, 3],
    counts: [3, 8],
    total: plain,
    each: plain,
    kinds: [
      { en: 'long questions', es: 'preguntas largas' },
      { en: 'short questions', es: 'preguntas cortas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A quiz has ${all} questions. A long question is worth ${first} points, and a short one is worth ${second} points. The quiz is worth ${total} points.`,
      es: prose`Una prueba tiene ${all} preguntas. Una pregunta larga vale ${first} puntos y una corta vale ${second} puntos. La prueba vale ${total} puntos.`,
    }),
    adds: { en: line`the points`, es: line`los puntos` },
    ends: (x, y) => ({
      en: line`The quiz has ${x} long questions and ${y} short questions.`,
      es: line`La prueba tiene ${x} preguntas largas y ${y} cortas.`,
    }),
  },
  {
    first: [4, 4],
    second: [2, 2],
    counts: [2, 9],
    total: plain,
    each: plain,
    kinds: [
      { en: 'large tents', es: 'tiendas grandes' },
      { en: 'small tents', es: 'tiendas pequeñas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A group of ${total} campers sleeps in ${all} full tents. A large tent is for ${first} campers, and a small tent is for ${second}.`,
      es: prose`Un grupo de ${total} campistas duerme en ${all} tiendas de campaña llenas. Una tienda grande es para ${first} campistas y una pequeña, para ${second}.`,
    }),
    adds: { en: line`the campers`, es: line`los campistas` },
    ends: (x, y) => ({
      en: line`The group sleeps in ${x} large tents and ${y} small tents.`,
      es: line`El grupo duerme en ${x} tiendas grandes y ${y} tiendas pequeñas.`,
    }),
  },
]

const inCents = (value: number): Expr => money(value)

export const pricedKinds: readonly TwoKinds[] = [
  {
    first: [10, 16],
    second: [5, 9],
    counts: [8, 22],
    total: dollars,
    each: dollars,
    kinds: [
      { en: 'adult tickets', es: 'boletos de adulto' },
      { en: 'child tickets', es: 'boletos de niño' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A museum sells ${all} tickets in one hour. Adult tickets cost ${first}, and child tickets cost ${second}. The museum takes in ${total}.`,
      es: prose`Un museo vende ${all} boletos en una hora. Los boletos de adulto cuestan ${first} y los de niño cuestan ${second}. El museo recauda ${total}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`The museum sells ${x} adult tickets and ${y} child tickets.`,
      es: line`El museo vende ${x} boletos de adulto y ${y} de niño.`,
    }),
  },
  {
    first: [10, 10],
    second: [5, 5],
    counts: [8, 24],
    total: inCents,
    each: plain,
    kinds: [
      { en: 'dimes', es: 'monedas de diez centavos' },
      { en: 'nickels', es: 'monedas de cinco centavos' },
    ],
    says: (all, total, first, second) => ({
      en: prose`Kai has ${all} coins in a jar, only dimes worth ${first} cents and nickels worth ${second} cents. The coins are worth ${total}.`,
      es: prose`Kai tiene ${all} monedas en un frasco, solo de ${first} centavos y de ${second} centavos. En total valen ${total}.`,
    }),
    adds: { en: line`the cents`, es: line`los centavos` },
    ends: (x, y) => ({
      en: line`Kai has ${x} dimes and ${y} nickels.`,
      es: line`Kai tiene ${x} monedas de diez centavos y ${y} de cinco centavos.`,
    }),
  },
  {
    first: [14, 20],
    second: [9, 12],
    counts: [4, 14],
    total: dollars,
    each: dollars,
    kinds: [
      { en: 'large bouquets', es: 'ramos grandes' },
      { en: 'small bouquets', es: 'ramos pequeños' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A flower shop sells ${all} bouquets in one afternoon. A large bouquet costs ${first}, and a small bouquet costs ${second}. The shop takes in ${total}.`,
      es: prose`Una florería vende ${all} ramos en una tarde. Un ramo grande cuesta ${first} y uno pequeño cuesta ${second}. La florería recauda ${total}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`The shop sells ${x} large bouquets and ${y} small bouquets.`,
      es: line`La florería vende ${x} ramos grandes y ${y} pequeños.`,
    }),
  },
  {
    first: [20, 25],
    second: [8, 12],
    counts: [6, 20],
    total: inCents,
    each: plain,
    kinds: [
      { en: 'color pages', es: 'páginas a color' },
      { en: 'black-and-white pages', es: 'páginas en blanco y negro' },
    ],
    says: (all, total, first, second) => ({
      en: prose`Luz prints ${all} pages at the library for ${total}. A color page costs ${first} cents, and a black-and-white page costs ${second} cents.`,
      es: prose`Luz imprime ${all} páginas en la biblioteca por ${total}. Una página a color cuesta ${first} centavos y una en blanco y negro cuesta ${second} centavos.`,
    }),
    adds: { en: line`the cents`, es: line`los centavos` },
    ends: (x, y) => ({
      en: line`Luz prints ${x} color pages and ${y} black-and-white pages.`,
      es: line`Luz imprime ${x} páginas a color y ${y} en blanco y negro.`,
    }),
  },
  {
    first: [7, 9],
    second: [4, 6],
    counts: [8, 25],
    total: dollars,
    each: dollars,
    kinds: [
      { en: 'sandwiches', es: 'sándwiches' },
      { en: 'salads', es: 'ensaladas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`For a meeting, an office orders ${all} lunches, sandwiches at ${first} each and salads at ${second} each. The order costs ${total}.`,
      es: prose`Para una reunión, una oficina pide ${all} almuerzos: sándwiches de ${first} cada uno y ensaladas de ${second} cada una. El pedido cuesta ${total}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`The office orders ${x} sandwiches and ${y} salads.`,
      es: line`La oficina pide ${x} sándwiches y ${y} ensaladas.`,
    }),
  },
  {
    first: [25, 25],
    second: [10, 10],
    counts: [5, 12],
    total: inCents,
    each: plain,
    kinds: [
      { en: 'quarters', es: 'monedas de 25 centavos' },
      { en: 'dimes', es: 'monedas de 10 centavos' },
    ],
    says: (all, total, first, second) => ({
      en: prose`A parking meter holds ${all} coins with a total value of ${total}. Each coin is a quarter, worth ${first} cents, or a dime, worth ${second} cents.`,
      es: prose`En un parquímetro hay ${all} monedas con un valor total de ${total}. Cada moneda es de ${first} centavos o de ${second} centavos.`,
    }),
    adds: { en: line`the cents`, es: line`los centavos` },
    ends: (x, y) => ({
      en: line`The meter holds ${x} quarters and ${y} dimes.`,
      es: line`En el parquímetro hay ${x} monedas de 25 centavos y ${y} de 10 centavos.`,
    }),
  },
  {
    first: [12, 15],
    second: [7, 10],
    counts: [5, 16],
    total: dollars,
    each: dollars,
    kinds: [
      { en: 'hats', es: 'gorras' },
      { en: 'T-shirts', es: 'camisetas' },
    ],
    says: (all, total, first, second) => ({
      en: prose`At a school fair, a booth takes in ${total} by selling ${all} items, all of them hats or T-shirts. Each hat sells for ${first}, and each T-shirt for ${second}.`,
      es: prose`En una feria escolar, un puesto recauda ${total} al vender ${all} artículos, entre gorras y camisetas. Cada gorra se vende a ${first} y cada camiseta, a ${second}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`The booth sells ${x} hats and ${y} T-shirts.`,
      es: line`El puesto vende ${x} gorras y ${y} camisetas.`,
    }),
  },
  {
    first: [14, 18],
    second: [10, 12],
    counts: [6, 15],
    total: dollars,
    each: dollars,
    kinds: [
      { en: 'hours at the pool', es: 'horas en la piscina' },
      { en: 'hours at the library', es: 'horas en la biblioteca' },
    ],
    says: (all, total, first, second) => ({
      en: prose`Rosa works ${all} hours in one week. She earns ${first} an hour at the pool and ${second} an hour at the library. Her pay for the week is ${total}.`,
      es: prose`Rosa trabaja ${all} horas en una semana. Gana ${first} por hora en la piscina y ${second} por hora en la biblioteca. Su pago de la semana es de ${total}.`,
    }),
    adds: { en: line`the dollars`, es: line`los dólares` },
    ends: (x, y) => ({
      en: line`Rosa works ${x} hours at the pool and ${y} hours at the library.`,
      es: line`Rosa trabaja ${x} horas en la piscina y ${y} horas en la biblioteca.`,
    }),
  },
  {
    first: [8, 8],
    second: [5, 5],
    counts: [4, 18],
    total: plain,
    each: plain,
    kinds: [
      { en: 'vans', es: 'camionetas' },
      { en: 'cars', es: 'carros' },
    ],
    says: (all, total, first, second) => ({
      en: prose`The ${total} members of a band ride to a contest in ${all} full vehicles. Each van carries ${first} people, and each car carries ${second}.`,
      es: prose`Los ${total} miembros de una banda viajan a un concurso en ${all} vehículos llenos. Cada camioneta lleva ${first} personas y cada carro lleva ${second}.`,
    }),
    adds: { en: line`the people`, es: line`las personas` },
    ends: (x, y) => ({
      en: line`The band rides in ${x} vans and ${y} cars.`,
      es: line`La banda viaja en ${x} camionetas y ${y} carros.`,
    }),
  },
]
