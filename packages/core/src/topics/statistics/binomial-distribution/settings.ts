import { type Block, type Both, type Expr, failed, prose, type Random, Ratio, symbol } from '../../../author.ts'

export const settings: readonly ((n: number, p: Expr) => Both<Block>)[] = [
  (n, p) => ({
    en: prose`A player makes each free throw with probability ${p}, independently. She takes ${n} free throws; ${symbol('X')} is the number made.`,
    es: prose`Una jugadora encesta cada tiro libre con probabilidad ${p}, de manera independiente. Hace ${n} tiros; ${symbol('X')} es el número de aciertos.`,
  }),
  (n, p) => ({
    en: prose`Each chip is defective with probability ${p}, independently. ${n} chips are tested; ${symbol('X')} is the number that are defective.`,
    es: prose`Cada chip es defectuoso con probabilidad ${p}, de manera independiente. Se prueban ${n} chips; ${symbol('X')} es el número de defectuosos.`,
  }),
  (n, p) => ({
    en: prose`Each seed germinates with probability ${p}, independently. ${n} seeds are planted; ${symbol('X')} is the number that germinate.`,
    es: prose`Cada semilla germina con probabilidad ${p}, de manera independiente. Se siembran ${n} semillas; ${symbol('X')} es el número de las que germinan.`,
  }),
  (n, p) => ({
    en: prose`Each passenger shows up with probability ${p}, independently. ${n} seats are booked; ${symbol('X')} is the number of passengers who show up.`,
    es: prose`Cada pasajero se presenta con probabilidad ${p}, de manera independiente. Hay ${n} reservas; ${symbol('X')} es el número de pasajeros que se presentan.`,
  }),
  (n, p) => ({
    en: prose`A student guesses each answer on a test and is right with probability ${p}, independently. The test has ${n} questions; ${symbol('X')} is the number of right answers.`,
    es: prose`Un estudiante contesta al azar cada pregunta de una prueba y acierta con probabilidad ${p}, de manera independiente. La prueba tiene ${n} preguntas; ${symbol('X')} es el número de aciertos.`,
  }),
  (n, p) => ({
    en: prose`A fair die is rolled ${n} times; ${symbol('X')} is the number of sixes. Each roll is a six with probability ${p}.`,
    es: prose`Un dado justo se lanza ${n} veces; ${symbol('X')} es el número de seises. Cada vez sale un seis con probabilidad ${p}.`,
  }),
  (n, p) => ({
    en: prose`A spinner has 3 equal sections, one of them red, so that it lands on red with probability ${p}. It is spun ${n} times; ${symbol('X')} is the number of reds.`,
    es: prose`Una ruleta tiene 3 secciones iguales, una de ellas roja, así que cae en rojo con probabilidad ${p}. Se gira ${n} veces; ${symbol('X')} es el número de rojos.`,
  }),
  (n, p) => ({
    en: prose`Each customer of a café orders tea with probability ${p}, independently. ${n} customers order; ${symbol('X')} is the number who order tea.`,
    es: prose`Cada cliente de una cafetería pide té con probabilidad ${p}, de manera independiente. Hacen su pedido ${n} clientes; ${symbol('X')} es el número de los que piden té.`,
  }),
  (n, p) => ({
    en: prose`Each email that arrives is spam with probability ${p}, independently. ${n} emails arrive; ${symbol('X')} is the number that are spam.`,
    es: prose`Cada correo que llega es no deseado con probabilidad ${p}, de manera independiente. Llegan ${n} correos; ${symbol('X')} es el número de correos no deseados.`,
  }),
  (n, p) => ({
    en: prose`An archer hits the target with probability ${p}, independently. She shoots ${n} arrows; ${symbol('X')} is the number of hits.`,
    es: prose`Una arquera acierta en el blanco con probabilidad ${p}, de manera independiente. Dispara ${n} flechas; ${symbol('X')} es el número de aciertos.`,
  }),
  (n, p) => ({
    en: prose`Each traffic light on a route is green with probability ${p}, independently. A driver comes to ${n} lights; ${symbol('X')} is the number that are green.`,
    es: prose`Cada semáforo de una ruta está en verde con probabilidad ${p}, de manera independiente. Una conductora pasa por ${n} semáforos; ${symbol('X')} es el número de los que están en verde.`,
  }),
  (n, p) => ({
    en: prose`Each guest accepts an invitation with probability ${p}, independently. ${n} guests are invited; ${symbol('X')} is the number who accept.`,
    es: prose`Cada persona acepta una invitación con probabilidad ${p}, de manera independiente. Se invita a ${n} personas; ${symbol('X')} es el número de las que aceptan.`,
  }),
  (n, p) => ({
    en: prose`A goalkeeper stops each penalty kick with probability ${p}, independently. ${n} kicks are taken; ${symbol('X')} is the number that she stops.`,
    es: prose`Una portera detiene cada penal con probabilidad ${p}, de manera independiente. Se cobran ${n} penales; ${symbol('X')} es el número de los que detiene.`,
  }),
  (n, p) => ({
    en: prose`Each call to a radio show gets through with probability ${p}, independently. A fan calls ${n} times; ${symbol('X')} is the number of calls that get through.`,
    es: prose`Cada llamada a un programa de radio entra con probabilidad ${p}, de manera independiente. Un oyente llama ${n} veces; ${symbol('X')} es el número de llamadas que entran.`,
  }),
  (n, p) => ({
    en: prose`Each package arrives on time with probability ${p}, independently. ${n} packages are sent; ${symbol('X')} is the number that arrive on time.`,
    es: prose`Cada paquete llega a tiempo con probabilidad ${p}, de manera independiente. Se envían ${n} paquetes; ${symbol('X')} es el número de los que llegan a tiempo.`,
  }),
  (n, p) => ({
    en: prose`Each visitor of a website clicks on an ad with probability ${p}, independently. ${n} visitors come; ${symbol('X')} is the number who click on it.`,
    es: prose`Cada visitante de un sitio web hace clic en un anuncio con probabilidad ${p}, de manera independiente. Llegan ${n} visitantes; ${symbol('X')} es el número de los que hacen clic.`,
  }),
  (n, p) => ({
    en: prose`Each battery of a brand lasts for more than a year with probability ${p}, independently. ${n} batteries are tested; ${symbol('X')} is the number that last for more than a year.`,
    es: prose`Cada pila de una marca dura más de un año con probabilidad ${p}, de manera independiente. Se prueban ${n} pilas; ${symbol('X')} es el número de las que duran más de un año.`,
  }),
  (n, p) => ({
    en: prose`Each student of a large district rides the bus with probability ${p}, independently. ${n} students are asked; ${symbol('X')} is the number who ride the bus.`,
    es: prose`Cada estudiante de un distrito grande viaja en autobús con probabilidad ${p}, de manera independiente. Se pregunta a ${n} estudiantes; ${symbol('X')} es el número de los que viajan en autobús.`,
  }),
  (n, p) => ({
    en: prose`Each young tree survives its first winter with probability ${p}, independently. ${n} trees are planted; ${symbol('X')} is the number that survive.`,
    es: prose`Cada árbol joven sobrevive a su primer invierno con probabilidad ${p}, de manera independiente. Se plantan ${n} árboles; ${symbol('X')} es el número de los que sobreviven.`,
  }),
  (n, p) => ({
    en: prose`Each scratch card wins a prize with probability ${p}, independently. ${n} cards are bought; ${symbol('X')} is the number that win.`,
    es: prose`Cada tarjeta de raspar gana un premio con probabilidad ${p}, de manera independiente. Se compran ${n} tarjetas; ${symbol('X')} es el número de las que ganan.`,
  }),
  (n, p) => ({
    en: prose`A chess player wins each game with probability ${p}, independently. He plays ${n} games; ${symbol('X')} is the number that he wins.`,
    es: prose`Un ajedrecista gana cada partida con probabilidad ${p}, de manera independiente. Juega ${n} partidas; ${symbol('X')} es el número de las que gana.`,
  }),
  (n, p) => ({
    en: prose`Each customer of a market pays in cash with probability ${p}, independently. ${n} customers pay; ${symbol('X')} is the number who pay in cash.`,
    es: prose`Cada cliente de un mercado paga en efectivo con probabilidad ${p}, de manera independiente. Pagan ${n} clientes; ${symbol('X')} es el número de los que pagan en efectivo.`,
  }),
  (n, p) => ({
    en: prose`Each apple from an orchard has a spot with probability ${p}, independently. ${n} apples are picked; ${symbol('X')} is the number that have a spot.`,
    es: prose`Cada manzana de un huerto tiene una mancha con probabilidad ${p}, de manera independiente. Se recogen ${n} manzanas; ${symbol('X')} es el número de las que tienen una mancha.`,
  }),
  (n, p) => ({
    en: prose`Each train of a line is late with probability ${p}, independently. ${n} trains are checked; ${symbol('X')} is the number that are late.`,
    es: prose`Cada tren de una línea llega tarde con probabilidad ${p}, de manera independiente. Se controlan ${n} trenes; ${symbol('X')} es el número de los que llegan tarde.`,
  }),
]

export const hundredths = (value: number) => Ratio.of(value, 20)
/** The twentieths that p plausibly is in each of the settings. */
const LIKELY: Readonly<Record<number, readonly [number, number]>> = {
  0: [8, 18],
  1: [1, 4],
  2: [12, 19],
  3: [16, 19],
  4: [4, 5],
  7: [3, 9],
  8: [5, 12],
  9: [12, 18],
  10: [6, 12],
  11: [12, 18],
  12: [3, 8],
  13: [3, 8],
  14: [14, 19],
  15: [1, 4],
  16: [12, 18],
  17: [6, 14],
  18: [12, 18],
  19: [2, 6],
  20: [8, 15],
  21: [4, 10],
  22: [1, 5],
  23: [2, 6],
}
/** Each level has settings of its own. */
export const SETTINGS = {
  easy: [0, 9, 2, 10, 5, 13, 19, 20],
  medium: [1, 11, 4, 12, 6, 14, 8, 18],
  hard: [3, 15, 7, 16, 17, 21, 22, 23],
} as const
export function drawSetting(random: Random, setting: number) {
  if (setting === 5) return { setting, p: Ratio.of(1, 6) }
  if (setting === 6) return { setting, p: Ratio.of(1, 3) }
  const [low, high] = LIKELY[setting] ?? failed('Each setting has its likely probabilities')
  return { setting, p: hundredths(random.int(low, high)) }
}
