import { type Expr, type Noun, noun, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Who was asked what, and the answers; the verb stands before a name: "chose soccer". */
export interface Setting {
  readonly of: Noun
  readonly title: Expr
  readonly verb: { readonly en: string; readonly es: readonly [one: string, many: string] }
  /** What of the verb is said again before a second name: than for hiking. */
  readonly again: { readonly en: string; readonly es: string }
  readonly names: readonly [Expr, Expr, Expr, Expr]
  readonly totals: readonly number[]
}
const setting = (
  of: Noun,
  title: readonly [string, string],
  verb: readonly [en: string, one: string, many: string],
  names: readonly [en: string, es: string][],
  totals: readonly number[],
  again: readonly [en: string, es: string] = ['', ''],
): Setting => {
  const [a, b, c, d] = names.map(([en, es]) => words(en, es)) as [Expr, Expr, Expr, Expr]
  return {
    of,
    title: words(...title),
    verb: { en: verb[0], es: [verb[1], verb[2]] },
    again: { en: again[0], es: again[1] },
    names: [a, b, c, d],
    totals,
  }
}
const MANY = [120, 160, 200, 240, 300, 360]
const FEW = [40, 60, 80, 120, 140]

export const settings: readonly Setting[] = [
  setting(
    nouns.student,
    ['Favorite sport', 'Deporte favorito'],
    ['chose', 'eligió', 'eligieron'],
    [
      ['soccer', 'fútbol'],
      ['tennis', 'tenis'],
      ['swimming', 'natación'],
      ['basketball', 'baloncesto'],
    ],
    MANY,
  ),
  setting(
    nouns.customer,
    ['Drinks ordered', 'Bebidas pedidas'],
    ['ordered', 'pidió', 'pidieron'],
    [
      ['tea', 'té'],
      ['coffee', 'café'],
      ['juice', 'jugo'],
      ['water', 'agua'],
    ],
    [80, 100, 140, 180, 220],
  ),
  setting(
    nouns.camper,
    ['Camp activities', 'Actividades del campamento'],
    ['signed up for', 'se inscribió en', 'se inscribieron en'],
    [
      ['archery', 'tiro con arco'],
      ['canoeing', 'canotaje'],
      ['hiking', 'senderismo'],
      ['crafts', 'manualidades'],
    ],
    FEW,
    ['for ', 'en '],
  ),
  setting(
    nouns.visitor,
    ['Favorite animals', 'Animales favoritos'],
    ['preferred the', 'prefirió los', 'prefirieron los'],
    [
      ['lions', 'leones'],
      ['monkeys', 'monos'],
      ['penguins', 'pingüinos'],
      ['elephants', 'elefantes'],
    ],
    [200, 260, 320, 400],
    ['the ', 'los '],
  ),
  setting(
    nouns.child,
    ['Ice cream flavors', 'Sabores de helado'],
    ['picked', 'escogió', 'escogieron'],
    [
      ['vanilla', 'vainilla'],
      ['chocolate', 'chocolate'],
      ['strawberry', 'fresa'],
      ['mint', 'menta'],
    ],
    FEW,
  ),
  setting(
    nouns.member,
    ['Favorite books of the members', 'Libros favoritos de los miembros'],
    ['prefer', 'prefiere', 'prefieren'],
    [
      ['novels', 'novelas'],
      ['comics', 'cómics'],
      ['poems', 'poemas'],
      ['biographies', 'biografías'],
    ],
    [140, 180, 220, 280],
  ),
  setting(
    nouns.player,
    ['Color of the uniform', 'Color del uniforme'],
    ['voted for', 'votó por el', 'votaron por el'],
    [
      ['blue', 'azul'],
      ['red', 'rojo'],
      ['green', 'verde'],
      ['white', 'blanco'],
    ],
    [40, 60, 80, 100],
    ['for ', 'por el '],
  ),
  setting(
    nouns.family,
    ['Vacation trips', 'Viajes de vacaciones'],
    ['traveled by', 'viajó en', 'viajaron en'],
    [
      ['car', 'carro'],
      ['plane', 'avión'],
      ['train', 'tren'],
      ['bus', 'autobús'],
    ],
    MANY,
    ['by ', 'en '],
  ),
  setting(
    nouns.person,
    ['Sources of news', 'Fuentes de noticias'],
    ['get their news from', 'se informa por', 'se informan por'],
    [
      ['television', 'televisión'],
      ['radio', 'radio'],
      ['newspapers', 'periódicos'],
      ['websites', 'sitios web'],
    ],
    [200, 300, 400, 500],
    ['from ', 'por '],
  ),
  setting(
    nouns.camper,
    ['Music at the campfire', 'Música en la fogata'],
    ['asked for', 'pidió', 'pidieron'],
    [
      ['rock', 'rock'],
      ['jazz', 'jazz'],
      ['salsa', 'salsa'],
      ['pop', 'pop'],
    ],
    [60, 80, 100, 120],
    ['for ', ''],
  ),
  setting(
    nouns.student,
    ['Favorite subject', 'Materia favorita'],
    ['chose', 'eligió', 'eligieron'],
    [
      ['math', 'matemáticas'],
      ['science', 'ciencias'],
      ['art', 'arte'],
      ['music', 'música'],
    ],
    [80, 120, 180, 260],
  ),
  setting(
    noun('passenger', 'passengers', 'pasajero', 'pasajeros', 'm'),
    ['Meals on a flight', 'Comidas en un vuelo'],
    ['ate', 'comió', 'comieron'],
    [
      ['pasta', 'pasta'],
      ['chicken', 'pollo'],
      ['fish', 'pescado'],
      ['salad', 'ensalada'],
    ],
    [120, 160, 180, 200],
  ),
  setting(
    noun('guest', 'guests', 'huésped', 'huéspedes', 'm'),
    ['Activities at a hotel', 'Actividades en un hotel'],
    ['tried', 'probó', 'probaron'],
    [
      ['yoga', 'yoga'],
      ['dancing', 'baile'],
      ['golf', 'golf'],
      ['sailing', 'vela'],
    ],
    [80, 120, 160, 220],
  ),
  setting(
    noun('reader', 'readers', 'lector', 'lectores', 'm'),
    ['Pages readers begin with', 'Páginas por las que se empieza a leer'],
    ['begin with', 'empieza por', 'empiezan por'],
    [
      ['sports', 'deportes'],
      ['weather', 'clima'],
      ['comics', 'historietas'],
      ['movies', 'cine'],
    ],
    [140, 200, 240, 280],
    ['with ', 'por '],
  ),
  setting(
    noun('hiker', 'hikers', 'excursionista', 'excursionistas', 'm'),
    ['Favorite snacks on a hike', 'Bocadillos favoritos de la excursión'],
    ['chose', 'eligió', 'eligieron'],
    [
      ['nuts', 'nueces'],
      ['fruit', 'fruta'],
      ['cheese', 'queso'],
      ['crackers', 'galletas saladas'],
    ],
    [40, 60, 80, 100],
  ),
  setting(
    noun('tourist', 'tourists', 'turista', 'turistas', 'm'),
    ['First city of the trip', 'Primera ciudad del viaje'],
    ['began in', 'empezó en', 'empezaron en'],
    [
      ['Boston', 'Boston'],
      ['Miami', 'Miami'],
      ['Denver', 'Denver'],
      ['Chicago', 'Chicago'],
    ],
    [200, 240, 320, 400],
    ['in ', 'en '],
  ),
  setting(
    noun('worker', 'workers', 'trabajador', 'trabajadores', 'm'),
    ['Travel to work', 'Transporte al trabajo'],
    ['go to work by', 'va al trabajo en', 'van al trabajo en'],
    [
      ['subway', 'metro'],
      ['car', 'carro'],
      ['ferry', 'transbordador'],
      ['bicycle', 'bicicleta'],
    ],
    [120, 160, 220, 300],
    ['by ', 'en '],
  ),
  setting(
    noun('gardener', 'gardeners', 'jardinero', 'jardineros', 'm'),
    ['Favorite vegetables', 'Verduras favoritas'],
    ['prefer', 'prefiere', 'prefieren'],
    [
      ['tomatoes', 'tomates'],
      ['carrots', 'zanahorias'],
      ['beans', 'frijoles'],
      ['peppers', 'pimientos'],
    ],
    [40, 60, 80, 120],
  ),
  setting(
    noun('shopper', 'shoppers', 'comprador', 'compradores', 'm'),
    ['Fruit tasted first', 'Fruta probada primero'],
    ['first tasted', 'probó primero', 'probaron primero'],
    [
      ['apples', 'manzanas'],
      ['bananas', 'plátanos'],
      ['oranges', 'naranjas'],
      ['grapes', 'uvas'],
    ],
    [100, 140, 180, 220],
  ),
  setting(
    noun('patient', 'patients', 'paciente', 'pacientes', 'm'),
    ['Days of the appointments', 'Días de las citas'],
    ['came on', 'vino el', 'vinieron el'],
    [
      ['Monday', 'lunes'],
      ['Tuesday', 'martes'],
      ['Thursday', 'jueves'],
      ['Friday', 'viernes'],
    ],
    [60, 80, 120, 160],
    ['on ', 'el '],
  ),
  setting(
    noun('musician', 'musicians', 'músico', 'músicos', 'm'),
    ['Instruments in a school', 'Instrumentos de una escuela'],
    ['play the', 'toca el', 'tocan el'],
    [
      ['violin', 'violín'],
      ['piano', 'piano'],
      ['cello', 'violonchelo'],
      ['trombone', 'trombón'],
    ],
    [40, 60, 80, 100],
    ['the ', 'el '],
  ),
  setting(
    noun('swimmer', 'swimmers', 'nadador', 'nadadores', 'm'),
    ['Favorite strokes', 'Estilos de natación favoritos'],
    ['prefer', 'prefiere', 'prefieren'],
    [
      ['butterfly', 'mariposa'],
      ['backstroke', 'espalda'],
      ['freestyle', 'estilo libre'],
      ['breaststroke', 'pecho'],
    ],
    [40, 60, 80, 120],
  ),
  setting(
    noun('voter', 'voters', 'votante', 'votantes', 'm'),
    ['Votes for a mascot', 'Votos por una mascota'],
    ['chose the', 'eligió el', 'eligieron el'],
    [
      ['eagle', 'águila'],
      ['tiger', 'tigre'],
      ['wolf', 'lobo'],
      ['bear', 'oso'],
    ],
    [200, 300, 400, 500],
    ['the ', 'el '],
  ),
  setting(
    noun('viewer', 'viewers', 'espectador', 'espectadores', 'm'),
    ['Favorite movies', 'Películas favoritas'],
    ['prefer', 'prefiere', 'prefieren'],
    [
      ['comedies', 'comedias'],
      ['dramas', 'dramas'],
      ['cartoons', 'dibujos animados'],
      ['musicals', 'musicales'],
    ],
    [120, 160, 200, 240],
  ),
  setting(
    noun('teacher', 'teachers', 'maestro', 'maestros', 'm'),
    ['Weekend plans', 'Planes para el fin de semana'],
    ['chose', 'eligió', 'eligieron'],
    [
      ['reading', 'lectura'],
      ['cooking', 'cocina'],
      ['gardening', 'jardinería'],
      ['painting', 'pintura'],
    ],
    [40, 60, 80, 120],
  ),
  setting(
    noun('farmer', 'farmers', 'agricultor', 'agricultores', 'm'),
    ['Main crops', 'Cultivos principales'],
    ['mainly grow', 'cultiva sobre todo', 'cultivan sobre todo'],
    [
      ['corn', 'maíz'],
      ['wheat', 'trigo'],
      ['soybeans', 'soya'],
      ['cotton', 'algodón'],
    ],
    [160, 200, 260, 340],
  ),
  setting(
    noun('pet owner', 'pet owners', 'dueño de mascota', 'dueños de mascotas', 'm'),
    ['Favorite pets', 'Mascotas favoritas'],
    ['prefer', 'prefiere', 'prefieren'],
    [
      ['cats', 'gatos'],
      ['dogs', 'perros'],
      ['birds', 'pájaros'],
      ['fish', 'peces'],
    ],
    [80, 120, 160, 200],
  ),
  setting(
    noun('artist', 'artists', 'artista', 'artistas', 'm'),
    ['Main materials of an exhibit', 'Materiales principales de una exposición'],
    ['mainly used', 'usó sobre todo', 'usaron sobre todo'],
    [
      ['clay', 'arcilla'],
      ['paint', 'pintura'],
      ['wood', 'madera'],
      ['paper', 'papel'],
    ],
    [40, 60, 80, 100],
  ),
  setting(
    noun('cook', 'cooks', 'cocinero', 'cocineros', 'm'),
    ['Main ingredients', 'Ingredientes principales'],
    ['mainly used', 'usó sobre todo', 'usaron sobre todo'],
    [
      ['rice', 'arroz'],
      ['potatoes', 'papas'],
      ['lentils', 'lentejas'],
      ['noodles', 'fideos'],
    ],
    [40, 60, 80, 120],
  ),
  setting(
    noun('cyclist', 'cyclists', 'ciclista', 'ciclistas', 'm'),
    ['Where cyclists ride', 'Por dónde pasean los ciclistas'],
    ['ride on', 'pasea por', 'pasean por'],
    [
      ['streets', 'calles'],
      ['bike paths', 'ciclovías'],
      ['trails', 'senderos'],
      ['beaches', 'playas'],
    ],
    [80, 120, 160, 200],
    ['on ', 'por '],
  ),
  setting(
    noun('singer', 'singers', 'cantante', 'cantantes', 'm'),
    ['Voices in a choir', 'Voces de un coro'],
    ['sing', 'canta como', 'cantan como'],
    [
      ['soprano', 'soprano'],
      ['alto', 'contralto'],
      ['tenor', 'tenor'],
      ['bass', 'bajo'],
    ],
    [40, 60, 80, 100],
    ['', 'como '],
  ),
  setting(
    noun('photographer', 'photographers', 'fotógrafo', 'fotógrafos', 'm'),
    ['Photos in a contest', 'Fotos de un concurso'],
    ['photographed', 'fotografió', 'fotografiaron'],
    [
      ['bridges', 'puentes'],
      ['flowers', 'flores'],
      ['faces', 'rostros'],
      ['mountains', 'montañas'],
    ],
    [40, 60, 80, 120],
  ),
]

/** Each level has settings of its own, so that no packet tells one twice. */
export const settingsOf = {
  easy: settings.slice(0, 8),
  medium: settings.slice(8, 18),
  hard: settings.slice(18),
} as const
