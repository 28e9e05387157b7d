import { type Expr, expr, type Hole, line } from '../../../author.ts'
import { type Said, said } from './said.ts'

/** Something that happens or not, with its chance in tenths; several of them make a trial. */
export interface Simulated {
  readonly tenths: readonly number[]
  readonly told: (p: Hole) => Said
  /** The digits that stand for it, and those that do not: "rain", "no rain". */
  readonly yes: Said
  readonly no: Said
  /** So many in a row: "3 days in a row". */
  readonly group: (n: Expr) => Said
  readonly events: Readonly<Record<EventName, (n: Expr) => Said>>
}
export type EventName = 'atLeastOne' | 'all' | 'exactlyOne'

const TWO = expr(2)
/** Nouns and verbs of the three events: "at least one of the 3 days has rain". */
const events = (
  many: readonly [en: string, es: string],
  verbs: readonly [enOne: string, enMany: string, esOne: string, esMany: string],
  isFeminine: boolean,
): Simulated['events'] => {
  const [enOne, enMany, esOne, esMany] = verbs
  const [un, los] = isFeminine ? ['una de las', 'las'] : ['uno de los', 'los']
  return {
    atLeastOne: n =>
      said(['at least one of the ', n, ` ${many[0]} ${enOne}`], [`por lo menos ${un} `, n, ` ${many[1]} ${esOne}`]),
    // Of two things one says "both".
    all: n =>
      n === TWO
        ? said([`both ${many[0]} ${enMany}`], [`${los} dos ${many[1]} ${esMany}`])
        : said(['all ', n, ` ${many[0]} ${enMany}`], [`${los} `, n, ` ${many[1]} ${esMany}`]),
    exactlyOne: n =>
      said(['exactly one of the ', n, ` ${many[0]} ${enOne}`], [`exactamente ${un} `, n, ` ${many[1]} ${esOne}`]),
  }
}

export const simulated: readonly Simulated[] = [
  {
    tenths: [2, 3, 4],
    told: p =>
      said(
        line`In April, the probability of rain on any day in a city is ${p}.`,
        line`En abril, la probabilidad de lluvia en un día cualquiera en una ciudad es del ${p}.`,
      ),
    yes: said(['rain'], ['lluvia']),
    no: said(['no rain'], ['que no llueve']),
    group: n => said(line`${n} days in a row`, line`${n} días seguidos`),
    events: events(['days', 'días'], ['has rain', 'have rain', 'tenga lluvia', 'tengan lluvia'], false),
  },
  {
    tenths: [6, 7, 8],
    told: p =>
      said(
        line`A basketball player makes ${p} of her free throws.`,
        line`Una jugadora de baloncesto encesta el ${p} de sus tiros libres.`,
      ),
    yes: said(['a free throw that goes in'], ['un tiro libre que entra']),
    no: said(['a miss'], ['un tiro fallado']),
    group: n => said(line`${n} free throws`, line`${n} tiros libres`),
    events: events(['free throws', 'tiros libres'], ['goes in', 'go in', 'entre', 'entren'], false),
  },
  {
    tenths: [7, 8],
    told: p =>
      said(line`A train is on time on ${p} of its trips.`, line`Un tren llega a tiempo en el ${p} de sus viajes.`),
    yes: said(['a trip on time'], ['un viaje a tiempo']),
    no: said(['a late trip'], ['un viaje con retraso']),
    group: n => said(line`${n} trips`, line`${n} viajes`),
    events: events(['trips', 'viajes'], ['is on time', 'are on time', 'sea a tiempo', 'sean a tiempo'], false),
  },
  {
    tenths: [2, 3],
    told: p =>
      said(
        line`There is a prize in ${p} of the boxes of a cereal.`,
        line`Hay un premio en el ${p} de las cajas de un cereal.`,
      ),
    yes: said(['a box with a prize'], ['una caja con premio']),
    no: said(['a box without one'], ['una caja sin premio']),
    group: n => said(line`${n} boxes`, line`${n} cajas`),
    events: events(['boxes', 'cajas'], ['has a prize', 'have a prize', 'tenga premio', 'tengan premio'], true),
  },
  {
    tenths: [7, 8],
    told: p => said(line`Of a kind of seed, ${p} sprout.`, line`De un tipo de semilla germina el ${p}.`),
    yes: said(['a seed that sprouts'], ['una semilla que germina']),
    no: said(['a seed that does not'], ['una semilla que no germina']),
    group: n => said(line`${n} seeds`, line`${n} semillas`),
    events: events(['seeds', 'semillas'], ['sprouts', 'sprout', 'germine', 'germinen'], true),
  },
  {
    tenths: [4, 6],
    told: p =>
      said(
        line`Each traffic light on a street is red ${p} of the time.`,
        line`Cada semáforo de una calle está en rojo el ${p} del tiempo.`,
      ),
    yes: said(['a red light'], ['un semáforo en rojo']),
    no: said(['a light that is not red'], ['un semáforo que no está en rojo']),
    group: n => said(line`${n} lights`, line`${n} semáforos`),
    events: events(['lights', 'semáforos'], ['is red', 'are red', 'esté en rojo', 'estén en rojo'], false),
  },
  {
    tenths: [2, 3],
    told: p =>
      said(line`A goalkeeper saves ${p} of the penalty kicks.`, line`Un portero ataja el ${p} de los penales.`),
    yes: said(['a save'], ['un penal atajado']),
    no: said(['no save'], ['un penal no atajado']),
    group: n => said(line`${n} penalty kicks`, line`${n} penales`),
    events: events(['penalty kicks', 'penales'], ['is saved', 'are saved', 'sea atajado', 'sean atajados'], false),
  },
  {
    tenths: [3, 4],
    told: p =>
      said(line`In a café, ${p} of the customers order soup.`, line`En un café, el ${p} de los clientes pide sopa.`),
    yes: said(['a customer who orders soup'], ['un cliente que pide sopa']),
    no: said(['a customer who does not'], ['un cliente que no la pide']),
    group: n => said(line`${n} customers`, line`${n} clientes`),
    events: events(['customers', 'clientes'], ['orders soup', 'order soup', 'pida sopa', 'pidan sopa'], false),
  },
  {
    tenths: [6, 7],
    told: p =>
      said(
        line`A tennis player gets ${p} of his first serves in.`,
        line`Un tenista acierta el ${p} de sus primeros saques.`,
      ),
    yes: said(['a serve that is in'], ['un saque acertado']),
    no: said(['a fault'], ['un saque fallado']),
    group: n => said(line`${n} serves`, line`${n} saques`),
    events: events(['serves', 'saques'], ['is in', 'are in', 'sea acertado', 'sean acertados'], false),
  },
  {
    tenths: [2, 3],
    told: p =>
      said(
        line`An archer hits the center with ${p} of her arrows.`,
        line`Una arquera da en el centro con el ${p} de sus flechas.`,
      ),
    yes: said(['a hit'], ['un acierto']),
    no: said(['a miss'], ['un fallo']),
    group: n => said(line`${n} arrows`, line`${n} flechas`),
    events: events(
      ['arrows', 'flechas'],
      ['hits the center', 'hit the center', 'dé en el centro', 'den en el centro'],
      true,
    ),
  },
  {
    tenths: [6, 7],
    told: p => said(line`A store answers ${p} of its phone calls.`, line`Una tienda contesta el ${p} de las llamadas.`),
    yes: said(['a call that is answered'], ['una llamada contestada']),
    no: said(['a call that is not'], ['una llamada sin contestar']),
    group: n => said(line`${n} calls`, line`${n} llamadas`),
    events: events(['calls', 'llamadas'], ['is answered', 'are answered', 'sea contestada', 'sean contestadas'], true),
  },
  {
    tenths: [3, 4],
    told: p =>
      said(
        line`A cat takes ${p} of its meals from the blue bowl.`,
        line`Un gato toma el ${p} de sus comidas del plato azul.`,
      ),
    yes: said(['a meal from the blue bowl'], ['una comida del plato azul']),
    no: said(['any other meal'], ['cualquier otra comida']),
    group: n => said(line`${n} meals`, line`${n} comidas`),
    events: events(
      ['meals', 'comidas'],
      ['is from the blue bowl', 'are from the blue bowl', 'sea del plato azul', 'sean del plato azul'],
      true,
    ),
  },
  {
    tenths: [2, 4],
    told: p =>
      said(
        line`In a game, ${p} of the treasure chests hold gold.`,
        line`En un juego, el ${p} de los cofres tiene oro.`,
      ),
    yes: said(['a chest with gold'], ['un cofre con oro']),
    no: said(['a chest without gold'], ['un cofre sin oro']),
    group: n => said(line`${n} chests`, line`${n} cofres`),
    events: events(['chests', 'cofres'], ['holds gold', 'hold gold', 'tenga oro', 'tengan oro'], false),
  },
]
