import {
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  type Noun,
  noun,
  type Quantity,
  symbol,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
const X = symbol('x')
type Phrase = Both<string>
/** Things in one place, of which a part is or does something. */
export interface Setting {
  readonly noun: Noun
  /** "At a school", and "At another school". */
  readonly place: Phrase
  readonly another: Phrase
  /** What many of them do; what a percent of them does; and that the rest does not. */
  readonly many: Phrase
  readonly share: Phrase
  readonly not: string
  /** "the students who ride the bus". */
  readonly group: Phrase
  /** What a percent of that part does. */
  readonly second: Phrase
  readonly range: readonly [number, number]
}
const both = (en: string, es: string): Phrase => ({ en, es })
const setting = (
  thing: Noun,
  places: readonly [place: Phrase, another: Phrase],
  [many, share, not]: readonly [Phrase, string, string],
  group: Phrase,
  second: Phrase,
  range: readonly [number, number],
): Setting => ({
  noun: thing,
  place: places[0],
  another: places[1],
  many,
  share: both(many.en, share),
  not,
  group,
  second,
  range,
})

/** Each level has settings of its own. */
export const easySettings: readonly Setting[] = [
  setting(
    nouns.student,
    [both('At a school', 'En una escuela'), both('At another school', 'En otra escuela')],
    [both('ride the bus', 'van en autobús'), 'va en autobús', 'do not'],
    both('the students who ride the bus', 'los estudiantes que van en autobús'),
    both('live more than 5 miles away', 'vive a más de 5 millas'),
    [200, 800],
  ),
  setting(
    noun('player', 'players', 'jugador', 'jugadores', 'm'),
    [both('At a chess tournament', 'En un torneo de ajedrez'), both('At another tournament', 'En otro torneo')],
    [both('are beginners', 'son principiantes'), 'son principiantes', 'are not'],
    both('the beginners', 'los principiantes'),
    both('are less than 12 years old', 'tiene menos de 12 años'),
    [60, 400],
  ),
  setting(
    nouns.seat,
    [both('In a theater', 'En un teatro'), both('In another theater', 'En otro teatro')],
    [both('are sold', 'están vendidos'), 'está vendido', 'are not'],
    both('the seats that are sold', 'los asientos vendidos'),
    both('are in the balcony', 'está en el balcón'),
    [120, 900],
  ),
  setting(
    nouns.plant,
    [both('In a greenhouse', 'En un invernadero'), both('In another greenhouse', 'En otro invernadero')],
    [both('are in bloom', 'están en flor'), 'está en flor', 'are not'],
    both('the plants in bloom', 'las plantas en flor'),
    both('are orchids', 'son orquídeas'),
    [80, 500],
  ),
  setting(
    noun('member', 'members', 'miembro', 'miembros', 'm'),
    [both('In a sports club', 'En un club deportivo'), both('In another club', 'En otro club')],
    [both('play soccer', 'juegan fútbol'), 'juega fútbol', 'do not'],
    both('the soccer players', 'los que juegan fútbol'),
    both('also swim', 'también nada'),
    [80, 500],
  ),
  setting(
    noun('painting', 'paintings', 'pintura', 'pinturas', 'f'),
    [both('In a museum', 'En un museo'), both('In another museum', 'En otro museo')],
    [both('are landscapes', 'son paisajes'), 'son paisajes', 'are not'],
    both('the landscapes', 'los paisajes'),
    both('are by local artists', 'son de artistas locales'),
    [60, 400],
  ),
  setting(
    nouns.book,
    [
      both('In a classroom library', 'En una biblioteca de aula'),
      both('In another classroom library', 'En otra biblioteca de aula'),
    ],
    [both('are in Spanish', 'están en español'), 'está en español', 'are not'],
    both('the books in Spanish', 'los libros en español'),
    both('are checked out', 'está prestado'),
    [150, 600],
  ),
  setting(
    nouns.fish,
    [both('In an aquarium', 'En un acuario'), both('In another aquarium', 'En otro acuario')],
    [both('are striped', 'son rayados'), 'es rayado', 'are not'],
    both('the striped fish', 'los peces rayados'),
    both('are from Africa', 'es de África'),
    [60, 400],
  ),
]
export const mediumSettings: readonly Setting[] = [
  setting(
    noun('email', 'emails', 'correo', 'correos', 'm'),
    [both('In an inbox', 'En un buzón de correo'), both('In another inbox', 'En otro buzón')],
    [both('have attachments', 'tienen archivos adjuntos'), 'tiene archivos adjuntos', 'do not'],
    both('the emails with attachments', 'los correos con archivos adjuntos'),
    both('are unread', 'está sin leer'),
    [60, 600],
  ),
  setting(
    noun('passenger', 'passengers', 'pasajero', 'pasajeros', 'm'),
    [both('On a train', 'En un tren'), both('On another train', 'En otro tren')],
    [both('have a monthly pass', 'tienen pase mensual'), 'tiene pase mensual', 'do not'],
    both('the passengers with a monthly pass', 'los pasajeros con pase mensual'),
    both('are students', 'son estudiantes'),
    [80, 500],
  ),
  setting(
    nouns.tree,
    [both('In an orchard', 'En un huerto'), both('In another orchard', 'En otro huerto')],
    [both('are pear trees', 'son perales'), 'son perales', 'are not'],
    both('the pear trees', 'los perales'),
    both('are more than 10 years old', 'tiene más de 10 años'),
    [80, 600],
  ),
  setting(
    noun('roll', 'rolls', 'panecillo', 'panecillos', 'm'),
    [both('In a bakery', 'En una panadería'), both('In another bakery', 'En otra panadería')],
    [both('are whole wheat', 'son integrales'), 'es integral', 'are not'],
    both('the whole wheat rolls', 'los panecillos integrales'),
    both('have seeds', 'tiene semillas'),
    [60, 400],
  ),
  setting(
    noun('room', 'rooms', 'habitación', 'habitaciones', 'f'),
    [both('In a hotel', 'En un hotel'), both('In another hotel', 'En otro hotel')],
    [both('are taken', 'están ocupadas'), 'está ocupado', 'are not'],
    both('the rooms that are taken', 'las habitaciones ocupadas'),
    both('have a balcony', 'tiene balcón'),
    [60, 500],
  ),
  setting(
    nouns.box,
    [both('In a warehouse', 'En un almacén'), both('In another warehouse', 'En otro almacén')],
    [both('are ready to ship', 'están listas para enviarse'), 'está listo para enviarse', 'are not'],
    both('the boxes that are ready to ship', 'las cajas listas para enviarse'),
    both('weigh more than 20 pounds', 'pesa más de 20 libras'),
    [80, 700],
  ),
  setting(
    nouns.dog,
    [both('At a dog shelter', 'En un refugio de perros'), both('At another shelter', 'En otro refugio')],
    [both('are puppies', 'son cachorros'), 'son cachorros', 'are not'],
    both('the puppies', 'los cachorros'),
    both('are less than 3 months old', 'tiene menos de 3 meses'),
    [40, 300],
  ),
  setting(
    noun('patient', 'patients', 'paciente', 'pacientes', 'm'),
    [both('At a clinic', 'En una clínica'), both('At another clinic', 'En otra clínica')],
    [both('have an appointment', 'tienen cita'), 'tiene cita', 'do not'],
    both('the patients with an appointment', 'los pacientes con cita'),
    both('come in the morning', 'viene por la mañana'),
    [60, 400],
  ),
]
export const hardSettings: readonly Setting[] = [
  setting(
    noun('file', 'files', 'archivo', 'archivos', 'm'),
    [both('On a phone', 'En un teléfono'), both('On another phone', 'En otro teléfono')],
    [both('are photos', 'son fotos'), 'son fotos', 'are not'],
    both('the photos', 'las fotos'),
    both('are from this year', 'es de este año'),
    [200, 900],
  ),
  setting(
    noun('fan', 'fans', 'aficionado', 'aficionados', 'm'),
    [both('At a game', 'En un partido'), both('At another game', 'En otro partido')],
    [both('wear red shirts', 'llevan camisetas rojas'), 'lleva camiseta roja', 'do not'],
    both('the fans in red shirts', 'los aficionados de camiseta roja'),
    both('came by train', 'llegó en tren'),
    [200, 900],
  ),
  setting(
    nouns.animal,
    [both('On a farm', 'En una granja'), both('On another farm', 'En otra granja')],
    [both('are sheep', 'son ovejas'), 'son ovejas', 'are not'],
    both('the sheep', 'las ovejas'),
    both('are lambs', 'son corderos'),
    [80, 600],
  ),
  setting(
    noun('employee', 'employees', 'empleado', 'empleados', 'm'),
    [both('In a company', 'En una empresa'), both('In another company', 'En otra empresa')],
    [both('work from home', 'trabajan desde casa'), 'trabaja desde casa', 'do not'],
    both('the employees who work from home', 'los empleados que trabajan desde casa'),
    both('have children', 'tiene hijos'),
    [100, 800],
  ),
  setting(
    noun('bike', 'bikes', 'bicicleta', 'bicicletas', 'f'),
    [both('At a bike shop', 'En una tienda de bicicletas'), both('At another shop', 'En otra tienda')],
    [both('are for children', 'son para niños'), 'es para niños', 'are not'],
    both('the bikes for children', 'las bicicletas para niños'),
    both('are on sale', 'está en oferta'),
    [40, 300],
  ),
  setting(
    noun('camper', 'campers', 'campista', 'campistas', 'm'),
    [both('At a summer camp', 'En un campamento de verano'), both('At another camp', 'En otro campamento')],
    [both('take swimming lessons', 'toman clases de natación'), 'toma clases de natación', 'do not'],
    both('the campers who take swimming lessons', 'los campistas que toman clases de natación'),
    both('are less than 10 years old', 'tiene menos de 10 años'),
    [60, 400],
  ),
  setting(
    nouns.car,
    [both('In a parking lot', 'En un estacionamiento'), both('In another parking lot', 'En otro estacionamiento')],
    [both('have a permit', 'tienen permiso'), 'tiene permiso', 'do not'],
    both('the cars with a permit', 'los carros con permiso'),
    both('are electric', 'es eléctrico'),
    [60, 500],
  ),
  setting(
    noun('boat', 'boats', 'barco', 'barcos', 'm'),
    [both('In a harbor', 'En un puerto'), both('In another harbor', 'En otro puerto')],
    [both('are sailboats', 'son veleros'), 'son veleros', 'are not'],
    both('the sailboats', 'los veleros'),
    both('are new', 'es nuevo'),
    [60, 500],
  ),
]
const them = ({ noun: { gender } }: Setting) => (gender === 'f' ? 'ellas' : 'ellos')
const howMany = ({ noun: { gender, es } }: Setting) => `${gender === 'f' ? 'Cuántas' : 'Cuántos'} ${es[1]}`
export const allOf = ({ noun: { gender, es } }: Setting) => `${gender === 'f' ? 'las' : 'los'} ${es[1]}`

/** "At a school, there are 240 students. Of these, 35% ride the bus." */
export const tellPart = (one: Setting, rate: Term, whole: Term): Words => ({
  en: [`${one.place.en}, there are `, whole, '. Of these, ', rate, ` ${one.many.en}.`],
  es: [`${one.place.es} hay `, whole, `. De ${them(one)}, el `, rate, ` ${one.share.es}.`],
})
export const askPart = (one: Setting): Words => ({
  en: [`How many ${one.noun.en[1]} ${one.many.en}?`],
  es: [`¿${howMany(one)} ${one.many.es}?`],
})
export const tellPercent = (one: Setting, part: Term, whole: Term): Words => ({
  en: [`${one.place.en}, there are `, whole, '. Of these, ', part, ` ${one.many.en}.`],
  es: [`${one.place.es} hay `, whole, `. De ${them(one)}, `, part, ` ${one.many.es}.`],
})
export const askPercent = (one: Setting): Words => ({
  en: [`What percent of the ${one.noun.en[1]} ${one.many.en}?`],
  es: [`¿Qué porcentaje de ${allOf(one)} ${one.share.es}?`],
})
export const tellWhole = (one: Setting, rate: Term, part: Term): Words => ({
  en: [
    `${one.place.en}, `,
    part,
    ` of the ${one.noun.en[1]} ${one.many.en}. This is `,
    rate,
    ` of all the ${one.noun.en[1]}.`,
  ],
  es: [`${one.place.es}, `, part, ` de ${allOf(one)} ${one.many.es}. Eso es el `, rate, ' del total.'],
})
export const askWhole = (one: Setting): Words => ({
  en: [`How many ${one.noun.en[1]} are there in all?`],
  es: [`¿${howMany(one)} hay en total?`],
})
/** "do not ride the bus", "are not sold". */
const notDone = ({ not, many }: Setting) => `${not} ${many.en.replace(/^are /, '')}`
export const tellRest = (one: Setting, rate: Term, rest: Term): Words => ({
  en: [`${one.place.en}, `, rate, ` of the ${one.noun.en[1]} ${one.many.en}. The other `, rest, ` ${notDone(one)}.`],
  es: [
    `${one.place.es}, el `,
    rate,
    ` de ${allOf(one)} ${one.share.es}. ${one.noun.gender === 'f' ? 'Las otras' : 'Los otros'} `,
    rest,
    ` no ${one.many.es}.`,
  ],
})
/** "At one school, 40% of the 150 students ride the bus." */
export const tellGroup = (one: Setting, isFirst: boolean, rate: Term, whole: number): Words => {
  const place = isFirst ? both(one.place.en.replace(/ an? /, ' one '), one.place.es) : one.another
  return {
    en: [`${place.en}, `, rate, ' of the ', count(whole, one.noun), ` ${one.many.en}.`],
    es: [
      `${place.es}, el `,
      rate,
      ` de ${one.noun.gender === 'f' ? 'las' : 'los'} `,
      count(whole, one.noun),
      ` ${one.share.es}.`,
    ],
  }
}
/** "At the school", of a place that was named. */
const known = ({ place }: Setting): Phrase =>
  both(place.en.replace(/ an? /, ' the '), place.es.replace(' una ', ' la ').replace(' un ', ' el '))
export const endPart = (one: Setting, { amount }: Quantity): Words => ({
  en: [`${known(one).en}, `, amount, ` of the ${one.noun.en[1]} ${one.many.en}.`],
  es: [`${known(one).es}, `, amount, ` de ${allOf(one)} ${one.many.es}.`],
})
export const endPercent = (one: Setting, rate: Term | Expr): Words => ({
  en: [`Of the ${one.noun.en[1]}, `, rate, ` ${one.many.en}.`],
  es: ['El ', rate, ` de ${allOf(one)} ${one.share.es}.`],
})
/** What x stands for. */
export const letX = (one: Setting, asked: 'part' | 'percent' | 'whole'): Words =>
  ({
    part: {
      en: ['Let ', X, ` be the number of ${one.noun.en[1]} that ${one.many.en}.`],
      es: ['Sea ', X, ` el número de ${one.noun.es[1]} que ${one.many.es}.`],
    },
    percent: {
      en: ['Let ', X, ` be the percent of the ${one.noun.en[1]} that ${one.many.en}, written as a decimal.`],
      es: ['Sea ', X, ` el porcentaje de ${allOf(one)} que ${one.many.es}, escrito como decimal.`],
    },
    whole: {
      en: ['Let ', X, ` be the number of all the ${one.noun.en[1]}.`],
      es: ['Sea ', X, ` el número total de ${one.noun.es[1]}.`],
    },
  })[asked]
export const endWhole = (whole: Term): Words => ({
  en: line`There are ${whole} in all.`,
  es: line`En total hay ${whole}.`,
})
