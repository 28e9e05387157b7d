import { type Block, type Both, type Inline, line, prose, type role } from '../../../author.ts'

type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** Two kinds with values of their own: x of the first, and all the others of the second. */
export interface TwoKinds {
  readonly first: Range
  readonly second: Range
  readonly all: Range
  readonly isMoney: boolean
  readonly says: (first: Role, second: Role, all: Role, total: Role) => Both<Block>
  readonly kinds: readonly [Both<string>, Both<string>]
  /** What each thing counts: "price"; with its article in Spanish. */
  readonly worth: Both<string>
  readonly letIs: Words
  readonly asks: Words
  readonly ends: (x: number, others: number) => Words
}

export const twoKinds: readonly TwoKinds[] = [
  {
    first: [10, 16],
    second: [5, 9],
    all: [60, 150],
    isMoney: true,
    says: (first, second, all, total) => ({
      en: prose`A theater sells ${all} tickets to a play. Adult tickets cost ${first}, and student tickets cost ${second}. The theater takes in ${total}.`,
      es: prose`Un teatro vende ${all} boletos para una obra. Los boletos de adulto cuestan ${first} y los de estudiante cuestan ${second}. El teatro recauda ${total}.`,
    }),
    kinds: [
      { en: 'adult tickets', es: 'boletos de adulto' },
      { en: 'student tickets', es: 'boletos de estudiante' },
    ],
    worth: { en: 'price', es: 'su precio' },
    letIs: { en: line`the number of adult tickets`, es: line`el número de boletos de adulto` },
    asks: { en: line`How many tickets of each kind are sold?`, es: line`¿Cuántos boletos de cada tipo se venden?` },
    ends: (x, others) => ({
      en: line`The theater sells ${x} adult tickets and ${others} student tickets.`,
      es: line`El teatro vende ${x} boletos de adulto y ${others} de estudiante.`,
    }),
  },
  {
    first: [3, 3],
    second: [2, 2],
    all: [24, 40],
    isMoney: false,
    says: (first, second, all, total) => ({
      en: prose`On a test with ${all} questions, each long question is worth ${first} points and each short one ${second} points. The test is worth ${total} points.`,
      es: prose`En un examen de ${all} preguntas, cada pregunta larga vale ${first} puntos y cada pregunta corta, ${second} puntos. El examen vale ${total} puntos.`,
    }),
    kinds: [
      { en: 'long questions', es: 'preguntas largas' },
      { en: 'short questions', es: 'preguntas cortas' },
    ],
    worth: { en: 'points', es: 'sus puntos' },
    letIs: { en: line`the number of long questions`, es: line`el número de preguntas largas` },
    asks: { en: line`How many questions of each kind are there?`, es: line`¿Cuántas preguntas hay de cada tipo?` },
    ends: (x, others) => ({
      en: line`There are ${x} long questions and ${others} short questions.`,
      es: line`Hay ${x} preguntas largas y ${others} preguntas cortas.`,
    }),
  },
  {
    first: [15, 22],
    second: [8, 12],
    all: [20, 45],
    isMoney: true,
    says: (first, second, all, total) => ({
      en: prose`A lake shop rents out ${all} boats in one day, canoes at ${first} and kayaks at ${second} each. It takes in ${total}.`,
      es: prose`En un día, una tienda del lago alquila ${all} botes: canoas a ${first} y kayaks a ${second} cada uno. Recauda ${total}.`,
    }),
    kinds: [
      { en: 'canoes', es: 'canoas' },
      { en: 'kayaks', es: 'kayaks' },
    ],
    worth: { en: 'price', es: 'su precio' },
    letIs: { en: line`the number of canoes`, es: line`el número de canoas` },
    asks: { en: line`How many boats of each kind does it rent out?`, es: line`¿Cuántos botes de cada tipo alquila?` },
    ends: (x, others) => ({
      en: line`The shop rents out ${x} canoes and ${others} kayaks.`,
      es: line`La tienda alquila ${x} canoas y ${others} kayaks.`,
    }),
  },
  {
    first: [6, 8],
    second: [4, 4],
    all: [14, 28],
    isMoney: false,
    says: (first, second, all, total) => ({
      en: prose`A cafeteria has ${all} tables. The large ones seat ${first} students, and the small ones seat ${second}. The tables seat ${total} students in all.`,
      es: prose`Una cafetería tiene ${all} mesas. En las grandes se sientan ${first} estudiantes y en las pequeñas, ${second}. En total caben ${total} estudiantes.`,
    }),
    kinds: [
      { en: 'large tables', es: 'mesas grandes' },
      { en: 'small tables', es: 'mesas pequeñas' },
    ],
    worth: { en: 'seats', es: 'sus asientos' },
    letIs: { en: line`the number of large tables`, es: line`el número de mesas grandes` },
    asks: { en: line`How many tables of each size are there?`, es: line`¿Cuántas mesas hay de cada tamaño?` },
    ends: (x, others) => ({
      en: line`There are ${x} large tables and ${others} small tables.`,
      es: line`Hay ${x} mesas grandes y ${others} mesas pequeñas.`,
    }),
  },
  {
    first: [7, 9],
    second: [4, 6],
    all: [25, 60],
    isMoney: true,
    says: (first, second, all, total) => ({
      en: prose`A nursery sells ${all} plants in one morning. Each rose costs ${first}, and each daisy costs ${second}. The sales come to ${total}.`,
      es: prose`Un vivero vende ${all} plantas en una mañana. Cada rosal cuesta ${first} y cada margarita cuesta ${second}. Las ventas suman ${total}.`,
    }),
    kinds: [
      { en: 'roses', es: 'rosales' },
      { en: 'daisies', es: 'margaritas' },
    ],
    worth: { en: 'price', es: 'su precio' },
    letIs: { en: line`the number of roses`, es: line`el número de rosales` },
    asks: { en: line`How many plants of each kind does it sell?`, es: line`¿Cuántas plantas de cada tipo vende?` },
    ends: (x, others) => ({
      en: line`The nursery sells ${x} roses and ${others} daisies.`,
      es: line`El vivero vende ${x} rosales y ${others} margaritas.`,
    }),
  },
  {
    first: [4, 4],
    second: [2, 2],
    all: [18, 40],
    isMoney: false,
    says: (first, second, all, total) => ({
      en: prose`In a barn there are ${all} animals, only sheep with ${first} legs and hens with ${second}. They have ${total} legs in all.`,
      es: prose`En un granero hay ${all} animales, solo ovejas de ${first} patas y gallinas de ${second}. En total tienen ${total} patas.`,
    }),
    kinds: [
      { en: 'sheep', es: 'ovejas' },
      { en: 'hens', es: 'gallinas' },
    ],
    worth: { en: 'legs', es: 'sus patas' },
    letIs: { en: line`the number of sheep`, es: line`el número de ovejas` },
    asks: { en: line`How many animals of each kind are there?`, es: line`¿Cuántos animales hay de cada tipo?` },
    ends: (x, others) => ({
      en: line`There are ${x} sheep and ${others} hens.`,
      es: line`Hay ${x} ovejas y ${others} gallinas.`,
    }),
  },
  {
    first: [12, 15],
    second: [8, 10],
    all: [22, 38],
    isMoney: true,
    says: (first, second, all, total) => ({
      en: prose`Noah worked ${all} hours last week. He earned ${first} an hour at the garage and ${second} an hour at the library, ${total} in all.`,
      es: prose`Noah trabajó ${all} horas la semana pasada. Ganó ${first} por hora en el taller y ${second} por hora en la biblioteca, ${total} en total.`,
    }),
    kinds: [
      { en: 'hours at the garage', es: 'horas en el taller' },
      { en: 'hours at the library', es: 'horas en la biblioteca' },
    ],
    worth: { en: 'pay', es: 'su pago' },
    letIs: { en: line`the number of hours at the garage`, es: line`el número de horas en el taller` },
    asks: { en: line`How many hours did he work at each place?`, es: line`¿Cuántas horas trabajó en cada lugar?` },
    ends: (x, others) => ({
      en: line`He worked ${x} hours at the garage and ${others} hours at the library.`,
      es: line`Trabajó ${x} horas en el taller y ${others} horas en la biblioteca.`,
    }),
  },
  {
    first: [5, 6],
    second: [3, 3],
    all: [14, 30],
    isMoney: false,
    says: (first, second, all, total) => ({
      en: prose`A crew plants ${all} trees. Each oak needs ${first} gallons of water a day, and each pine needs ${second}. The trees need ${total} gallons a day.`,
      es: prose`Una cuadrilla planta ${all} árboles. Cada roble necesita ${first} galones de agua al día y cada pino, ${second}. Los árboles necesitan ${total} galones al día.`,
    }),
    kinds: [
      { en: 'oaks', es: 'robles' },
      { en: 'pines', es: 'pinos' },
    ],
    worth: { en: 'gallons', es: 'sus galones' },
    letIs: { en: line`the number of oaks`, es: line`el número de robles` },
    asks: { en: line`How many trees of each kind are there?`, es: line`¿Cuántos árboles hay de cada tipo?` },
    ends: (x, others) => ({
      en: line`The crew plants ${x} oaks and ${others} pines.`,
      es: line`La cuadrilla planta ${x} robles y ${others} pinos.`,
    }),
  },
]
