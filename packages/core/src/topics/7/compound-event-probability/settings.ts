import {
  type Both,
  type Expr,
  expr,
  type Inline,
  line,
  type Noun,
  noun,
  symbol,
  type Value,
  words,
} from '../../../author.ts'

/** Two actions or choices, one after the other; their outcomes are equally likely. */
export interface Choices {
  readonly first: Noun
  readonly second: Noun
  readonly options: readonly [first: readonly Expr[], second: readonly Expr[]]
  /** After "that the sandwich": is, is not, sea de. */
  readonly verbs: readonly [first: Verb, second: Verb]
  readonly chosen: Both<readonly Inline[]>
  /** The numbers of a number cube are never fewer. */
  readonly isCube?: true
}
/** Choices that are counted too. */
export interface Setting extends Choices {
  /** What the two make. */
  readonly result: Noun
  readonly offers: (n: Value, m: Value) => Both<readonly Inline[]>
}
interface Verb {
  readonly en: readonly [yes: string, no: string]
  readonly es: string
}
const IS: Verb = { en: ['is', 'is not'], es: 'sea' }
const IS_OF: Verb = { en: ['is', 'is not'], es: 'sea de' }
const LANDS: Verb = { en: ['lands on', 'does not land on'], es: 'caiga en' }

const said = (en: readonly Inline[], es: readonly Inline[]): Both<readonly Inline[]> => ({ en, es })
const each = (...pairs: readonly (readonly [string, string])[]): readonly Expr[] =>
  pairs.map(([en, es]) => words(en, es))
const outcome = noun('outcome', 'outcomes', 'resultado', 'resultados', 'm')
const spinner = noun('spinner', 'spinners', 'ruleta', 'ruletas', 'f')

export const settings: readonly Setting[] = [
  {
    first: noun('sandwich', 'sandwiches', 'sándwich', 'sándwiches', 'm'),
    second: noun('drink', 'drinks', 'bebida', 'bebidas', 'f'),
    options: [
      each(['ham', 'jamón'], ['cheese', 'queso'], ['tuna', 'atún'], ['chicken', 'pollo'], ['turkey', 'pavo']),
      each(['milk', 'leche'], ['juice', 'jugo'], ['water', 'agua'], ['lemonade', 'limonada'], ['tea', 'té']),
    ],
    verbs: [IS_OF, IS],
    result: noun('different lunch', 'different lunches', 'almuerzo diferente', 'almuerzos diferentes', 'm'),
    chosen: said(
      line`For a lunch, one sandwich and one drink are chosen at random.`,
      line`Para un almuerzo se eligen al azar un sándwich y una bebida.`,
    ),
    offers: (n, m) =>
      said(
        line`A cafeteria offers ${n} kinds of sandwich and ${m} kinds of drink. A lunch is one sandwich and one drink.`,
        line`Una cafetería ofrece ${n} tipos de sándwich y ${m} tipos de bebida. Un almuerzo consta de un sándwich y una bebida.`,
      ),
  },
  {
    first: noun('coin', 'coins', 'moneda', 'monedas', 'f'),
    second: spinner,
    options: [each(['heads', 'cara'], ['tails', 'cruz']), [1, 2, 3, 4, 5, 6].map(expr)],
    verbs: [LANDS, LANDS],
    result: outcome,
    chosen: said(
      line`A fair coin is tossed, and a spinner with equal sections is spun.`,
      line`Se lanza una moneda justa y se gira una ruleta de secciones iguales.`,
    ),
    offers: (_, m) =>
      said(
        line`A coin is tossed, and a spinner with ${m} equal sections is spun.`,
        line`Se lanza una moneda y se gira una ruleta de ${m} secciones iguales.`,
      ),
  },
  {
    first: noun('T-shirt', 'T-shirts', 'camiseta', 'camisetas', 'f'),
    second: noun('pair of pants', 'pairs of pants', 'pantalón', 'pantalones', 'm'),
    options: [
      each(['red', 'roja'], ['blue', 'azul'], ['green', 'verde'], ['yellow', 'amarilla'], ['white', 'blanca']),
      each(['black', 'negro'], ['brown', 'café'], ['gray', 'gris'], ['beige', 'beige']),
    ],
    verbs: [IS, IS],
    result: noun('different outfit', 'different outfits', 'conjunto diferente', 'conjuntos diferentes', 'm'),
    chosen: said(
      line`One T-shirt is taken from one drawer and one pair of pants from another, both without looking.`,
      line`Se sacan sin mirar una camiseta de un cajón y un pantalón de otro.`,
    ),
    offers: (n, m) =>
      said(
        line`A suitcase holds ${n} T-shirts and ${m} pairs of pants. An outfit is one T-shirt and one pair of pants.`,
        line`En una maleta hay ${n} camisetas y ${m} pantalones. Un conjunto consta de una camiseta y un pantalón.`,
      ),
  },
  {
    first: noun('flavor', 'flavors', 'sabor', 'sabores', 'm'),
    second: noun('topping', 'toppings', 'cobertura', 'coberturas', 'f'),
    options: [
      each(
        ['vanilla', 'vainilla'],
        ['chocolate', 'chocolate'],
        ['strawberry', 'fresa'],
        ['mint', 'menta'],
        ['lemon', 'limón'],
      ),
      each(['nuts', 'nueces'], ['caramel', 'caramelo'], ['coconut', 'coco'], ['fruit', 'fruta'], ['honey', 'miel']),
    ],
    verbs: [IS, IS_OF],
    result: noun('different dessert', 'different desserts', 'postre diferente', 'postres diferentes', 'm'),
    chosen: said(
      line`For a dessert, one flavor of ice cream and one topping are chosen at random.`,
      line`Para un postre se eligen al azar un sabor de helado y una cobertura.`,
    ),
    offers: (n, m) =>
      said(
        line`An ice cream shop has ${n} flavors and ${m} toppings. A dessert is one flavor with one topping.`,
        line`Una heladería tiene ${n} sabores y ${m} coberturas. Un postre consta de un sabor con una cobertura.`,
      ),
  },
  {
    first: noun('animal', 'animals', 'animal', 'animales', 'm'),
    second: noun('power', 'powers', 'poder', 'poderes', 'm'),
    options: [
      each(['lion', 'león'], ['wolf', 'lobo'], ['eagle', 'águila'], ['fox', 'zorro'], ['bear', 'oso']),
      each(['speed', 'velocidad'], ['strength', 'fuerza'], ['flight', 'vuelo'], ['magic', 'magia']),
    ],
    verbs: [{ en: ['is the', 'is not the'], es: 'sea el' }, IS],
    result: noun('different character', 'different characters', 'personaje diferente', 'personajes diferentes', 'm'),
    chosen: said(
      line`A video game chooses the animal and the power of a character at random.`,
      line`Un videojuego elige al azar el animal y el poder de un personaje.`,
    ),
    offers: (n, m) =>
      said(
        line`In a video game, a character is one of ${n} animals and has one of ${m} powers.`,
        line`En un videojuego, un personaje es uno de ${n} animales y tiene uno de ${m} poderes.`,
      ),
  },
  {
    first: noun('sport', 'sports', 'deporte', 'deportes', 'm'),
    second: noun('day', 'days', 'día', 'días', 'm'),
    options: [
      each(['soccer', 'fútbol'], ['tennis', 'tenis'], ['volleyball', 'voleibol'], ['basketball', 'baloncesto']),
      each(
        ['Monday', 'lunes'],
        ['Tuesday', 'martes'],
        ['Wednesday', 'miércoles'],
        ['Thursday', 'jueves'],
        ['Friday', 'viernes'],
      ),
    ],
    verbs: [IS, IS],
    result: noun('different class', 'different classes', 'clase diferente', 'clases diferentes', 'f'),
    chosen: said(
      line`A sports class is assigned at random: one sport on one day of the week.`,
      line`Una clase de deporte se asigna al azar: un deporte en un día de la semana.`,
    ),
    offers: (n, m) =>
      said(
        line`A gym teaches ${n} sports, each one on ${m} days of the week. A class is one sport on one day.`,
        line`Un gimnasio enseña ${n} deportes, cada uno en ${m} días de la semana. Una clase es un deporte en un día.`,
      ),
  },
  {
    first: noun('letter', 'letters', 'letra', 'letras', 'f'),
    second: noun('number', 'numbers', 'número', 'números', 'm'),
    options: [['A', 'B', 'C', 'D', 'E'].map(letter => symbol(letter)), [1, 2, 3, 4, 5].map(expr)],
    verbs: [IS, IS],
    result: noun('different code', 'different codes', 'código diferente', 'códigos diferentes', 'm'),
    chosen: said(
      line`A locker code is one letter and then one number, both chosen at random.`,
      line`El código de un casillero es una letra y luego un número, elegidos al azar.`,
    ),
    offers: (n, m) =>
      said(
        line`A locker code is one of ${n} letters and then one of ${m} numbers.`,
        line`El código de un casillero es una de ${n} letras y luego uno de ${m} números.`,
      ),
  },
  {
    first: noun('row', 'rows', 'fila', 'filas', 'f'),
    second: noun('seat', 'seats', 'asiento', 'asientos', 'm'),
    options: [['A', 'B', 'C', 'D'].map(letter => symbol(letter)), [1, 2, 3, 4, 5, 6].map(expr)],
    verbs: [IS, IS],
    result: noun('different ticket', 'different tickets', 'boleto diferente', 'boletos diferentes', 'm'),
    chosen: said(
      line`A small theater assigns one row and one seat at random.`,
      line`Un teatro pequeño asigna al azar una fila y un asiento.`,
    ),
    offers: (n, m) =>
      said(
        line`A small theater has ${n} rows with ${m} seats each. A ticket is for one row and one seat.`,
        line`Un teatro pequeño tiene ${n} filas de ${m} asientos cada una. Un boleto es para una fila y un asiento.`,
      ),
  },
  {
    first: noun('card', 'cards', 'tarjeta', 'tarjetas', 'f'),
    second: spinner,
    options: [['A', 'B', 'C', 'D'].map(letter => symbol(letter)), [1, 2, 3, 4, 5].map(expr)],
    verbs: [IS, LANDS],
    result: outcome,
    chosen: said(
      line`A card is drawn without looking, and a spinner with equal sections is spun.`,
      line`Se saca una tarjeta sin mirar y se gira una ruleta de secciones iguales.`,
    ),
    offers: (n, m) =>
      said(
        line`One of ${n} lettered cards is drawn, and a spinner with ${m} equal sections is spun.`,
        line`Se saca una de ${n} tarjetas con letras y se gira una ruleta de ${m} secciones iguales.`,
      ),
  },
  {
    first: noun('topic', 'topics', 'tema', 'temas', 'm'),
    second: noun('format', 'formats', 'formato', 'formatos', 'm'),
    options: [
      each(
        ['plants', 'plantas'],
        ['planets', 'planetas'],
        ['weather', 'clima'],
        ['rocks', 'rocas'],
        ['sharks', 'tiburones'],
      ),
      each(['poster', 'cartel'], ['video', 'video'], ['model', 'maqueta'], ['speech', 'discurso']),
    ],
    verbs: [IS, IS],
    result: noun('different project', 'different projects', 'proyecto diferente', 'proyectos diferentes', 'm'),
    chosen: said(
      line`For a science project, one topic is drawn from one box and one format from another, both without looking.`,
      line`Para un proyecto de ciencias se sacan sin mirar un tema de una caja y un formato de otra.`,
    ),
    offers: (n, m) =>
      said(
        line`For a science project, students choose one of ${n} topics and one of ${m} formats.`,
        line`Para un proyecto de ciencias, cada estudiante elige uno de ${n} temas y uno de ${m} formatos.`,
      ),
  },
  {
    first: noun('paper', 'papers', 'papel', 'papeles', 'm'),
    second: noun('ribbon', 'ribbons', 'cinta', 'cintas', 'f'),
    options: [
      each(['red', 'rojo'], ['gold', 'dorado'], ['silver', 'plateado'], ['blue', 'azul']),
      each(['white', 'blanca'], ['green', 'verde'], ['black', 'negra'], ['pink', 'rosa']),
    ],
    verbs: [IS, IS],
    result: noun('different way', 'different ways', 'manera diferente', 'maneras diferentes', 'f'),
    chosen: said(
      line`A gift is wrapped in one paper and tied with one ribbon, both chosen at random.`,
      line`Un regalo se envuelve con un papel y se ata con una cinta, elegidos al azar.`,
    ),
    offers: (n, m) =>
      said(
        line`A shop wraps each gift in one of ${n} papers and ties it with one of ${m} ribbons.`,
        line`Una tienda envuelve cada regalo con uno de ${n} papeles y lo ata con una de ${m} cintas.`,
      ),
  },
  {
    first: noun('movie', 'movies', 'película', 'películas', 'f'),
    second: noun('snack', 'snacks', 'bocadillo', 'bocadillos', 'm'),
    options: [
      each(['comedy', 'comedia'], ['mystery', 'misterio'], ['adventure', 'aventura'], ['fantasy', 'fantasía']),
      each(['popcorn', 'palomitas'], ['nachos', 'nachos'], ['pretzels', 'pretzels'], ['fruit', 'fruta']),
    ],
    verbs: [
      { en: ['is', 'is not'], es: 'sea de' },
      { en: ['is', 'is not'], es: 'sea' },
    ],
    result: noun('different plan', 'different plans', 'plan diferente', 'planes diferentes', 'm'),
    chosen: said(
      line`For movie night, one kind of movie and one snack are chosen at random.`,
      line`Para la noche de cine se eligen al azar un tipo de película y un bocadillo.`,
    ),
    offers: (n, m) =>
      said(
        line`For movie night there are ${n} kinds of movie and ${m} snacks. A plan is one kind of movie with one snack.`,
        line`Para la noche de cine hay ${n} tipos de película y ${m} bocadillos. Un plan es un tipo de película con un bocadillo.`,
      ),
  },
  {
    first: spinner,
    second: noun('number cube', 'number cubes', 'dado', 'dados', 'm'),
    options: [['A', 'B', 'C'].map(letter => symbol(letter)), [1, 2, 3, 4, 5, 6].map(expr)],
    verbs: [LANDS, LANDS],
    result: outcome,
    isCube: true,
    chosen: said(
      line`A spinner with equal sections is spun, and a fair number cube is rolled.`,
      line`Se gira una ruleta de secciones iguales y se lanza un dado justo.`,
    ),
    offers: (n, m) =>
      said(
        line`A spinner with ${n} equal sections is spun, and a number cube with ${m} faces is rolled.`,
        line`Se gira una ruleta de ${n} secciones iguales y se lanza un dado de ${m} caras.`,
      ),
  },
]

/** A setting with a few options of each kind, in the order of the bank. */
export interface Pairing<S extends Choices = Setting> {
  readonly setting: S
  readonly a: readonly Expr[]
  readonly b: readonly Expr[]
}
