import { type Both, type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { turned } from '../../kit/choices/turned.ts'

/** A population of which a sample is taken, and what is said of those in it that count; shares in percent. */
export interface Prediction {
  readonly of: Noun
  /** "Lincoln School has": to precede the number. */
  readonly has: Both<string>
  /** "walk to school": said of several. */
  readonly property: Both<string>
  readonly share: readonly [least: number, most: number]
}
const employee = noun('employee', 'employees', 'empleado', 'empleados', 'm')
const household = noun('household', 'households', 'hogar', 'hogares', 'm')
const candle = noun('candle', 'candles', 'vela', 'velas', 'f')
const q = (en: string, es: string): Both<string> => ({ en, es })

export const predictions: readonly Prediction[] = [
  {
    of: nouns.student,
    has: q('Lincoln School has', 'La escuela Lincoln tiene'),
    property: q('walk to school', 'caminan a la escuela'),
    share: [15, 40],
  },
  {
    of: nouns.lightBulb,
    has: q('A factory made', 'Una fábrica hizo'),
    property: q('are defective', 'son defectuosos'),
    share: [4, 8],
  },
  {
    of: nouns.tree,
    has: q('A small forest has', 'Un bosque pequeño tiene'),
    property: q('are sick', 'están enfermos'),
    share: [5, 25],
  },
  { of: nouns.fish, has: q('A lake has', 'Un lago tiene'), property: q('are trout', 'son truchas'), share: [20, 45] },
  {
    of: employee,
    has: q('A company has', 'Una empresa tiene'),
    property: q('bike to work', 'van al trabajo en bicicleta'),
    share: [8, 30],
  },
  {
    of: household,
    has: q('A town has', 'Un pueblo tiene'),
    property: q('have a dog', 'tienen un perro'),
    share: [30, 60],
  },
  {
    of: candle,
    has: q('A store received', 'Una tienda recibió'),
    property: q('are broken', 'están rotas'),
    share: [4, 8],
  },
  {
    of: nouns.visitor,
    has: q('A park had', 'Un parque tuvo'),
    property: q('came by train', 'llegaron en tren'),
    share: [10, 35],
  },
  {
    of: nouns.member,
    has: q('A library has', 'Una biblioteca tiene'),
    property: q('read e-books', 'leen libros electrónicos'),
    share: [25, 65],
  },
  {
    of: nouns.seed,
    has: q('A bag has', 'Una bolsa tiene'),
    property: q('do not sprout', 'no germinan'),
    share: [5, 20],
  },
  {
    of: nouns.camper,
    has: q('The summer camps of a county have', 'Los campamentos de verano de un condado tienen'),
    property: q('can swim', 'saben nadar'),
    share: [60, 90],
  },
]
export const predictionsFrom = (place: number): readonly Prediction[] => turned(predictions, place)

/** What each of a sample chose, in three or four groups. */
export interface Choice {
  readonly of: Noun
  readonly has: Both<string>
  readonly asked: Both<string>
  /** "chose pizza": follows the number that is asked for. */
  readonly verb: Both<string>
  readonly options: readonly Both<string>[]
}
export const choices: readonly Choice[] = [
  {
    of: nouns.student,
    has: q('A school has', 'Una escuela tiene'),
    asked: q('which lunch they like best', 'qué almuerzo prefieren'),
    verb: q('would choose', 'elegirían'),
    options: [q('pizza', 'pizza'), q('tacos', 'tacos'), q('salad', 'ensalada'), q('soup', 'sopa')],
  },
  {
    of: nouns.camper,
    has: q('The summer camps of a county have', 'Los campamentos de verano de un condado tienen'),
    asked: q('which activity they like best', 'qué actividad prefieren'),
    verb: q('would choose', 'elegirían'),
    options: [q('swimming', 'natación'), q('archery', 'tiro con arco'), q('hiking', 'caminata')],
  },
  {
    of: employee,
    has: q('A hospital has', 'Un hospital tiene'),
    asked: q('how they come to work', 'cómo llegan al trabajo'),
    verb: q('come by', 'llegan en'),
    options: [q('car', 'carro'), q('bus', 'autobús'), q('train', 'tren'), q('bicycle', 'bicicleta')],
  },
  {
    of: nouns.member,
    has: q('A library has', 'Una biblioteca tiene'),
    asked: q('what they like best to read', 'qué prefieren leer'),
    verb: q('would choose', 'elegirían'),
    options: [q('novels', 'novelas'), q('comics', 'cómics'), q('biographies', 'biografías'), q('poems', 'poemas')],
  },
  {
    of: household,
    has: q('A town has', 'Un pueblo tiene'),
    asked: q('where they hear the news first', 'dónde se enteran primero de las noticias'),
    verb: q('would choose', 'elegirían'),
    options: [
      q('the internet', 'internet'),
      q('television', 'la televisión'),
      q('the radio', 'la radio'),
      q('a newspaper', 'un periódico'),
    ],
  },
  {
    of: nouns.student,
    has: q('A middle school has', 'Una escuela intermedia tiene'),
    asked: q('what their favorite subject is', 'cuál es su materia favorita'),
    verb: q('would choose', 'elegirían'),
    options: [q('math', 'matemáticas'), q('science', 'ciencias'), q('art', 'arte'), q('music', 'música')],
  },
  {
    of: nouns.visitor,
    has: q('On one day, a zoo had', 'Un día, un zoológico tuvo'),
    asked: q('which animals they liked best', 'qué animales les gustaron más'),
    verb: q('would choose', 'elegirían'),
    options: [q('lions', 'los leones'), q('elephants', 'los elefantes'), q('monkeys', 'los monos')],
  },
  {
    of: nouns.player,
    has: q('A sports league has', 'Una liga deportiva tiene'),
    asked: q('on which day they want to play', 'qué día quieren jugar'),
    verb: q('would choose', 'elegirían'),
    options: [q('Friday', 'el viernes'), q('Saturday', 'el sábado'), q('Sunday', 'el domingo')],
  },
]

/** Animals that are tagged and set free, and where. */
export interface Tagged {
  readonly of: Noun
  readonly where: Both<string>
}
const turtle = noun('turtle', 'turtles', 'tortuga', 'tortugas', 'f')
const goose = noun('goose', 'geese', 'ganso', 'gansos', 'm')
export const tagged: readonly Tagged[] = [
  { of: nouns.fish, where: q('in a lake', 'en un lago') },
  { of: nouns.deer, where: q('in a forest', 'en un bosque') },
  { of: turtle, where: q('on an island', 'en una isla') },
  { of: goose, where: q('in a wetland', 'en un humedal') },
]
