import { type Block, type Both, type Noun, noun, prose, tupleOf, words } from '../../../author.ts'

export type Counted = ReturnType<typeof words>
export interface Story {
  readonly isOrdered: boolean
  /** What is counted. */
  readonly what: Counted
  /** What is chosen. */
  readonly of: Noun
  readonly isPerson?: true
  /** What happens, and what is asked. */
  readonly says: (n: number, r: number) => Both<Block>
  readonly asks: (r: number) => Both<Block>
}
export const stories: readonly Story[] = [
  {
    isOrdered: true,
    what: words('ways to fill the places', 'maneras de ocupar los lugares'),
    of: noun('runner', 'runners', 'corredor', 'corredores', 'm'),
    isPerson: true,
    says: (n, r) => ({
      en: prose`A race has ${n} runners, and prizes go to the first ${r} places. There are no ties.`,
      es: prose`En una carrera hay ${n} corredores y se premian los primeros ${r} lugares. No hay empates.`,
    }),
    asks: () => ({
      en: prose`In how many ways can these places be filled?`,
      es: prose`¿De cuántas maneras se pueden ocupar esos lugares?`,
    }),
  },
  {
    isOrdered: true,
    what: words('playlists', 'listas de canciones'),
    of: noun('song', 'songs', 'canción', 'canciones', 'f'),
    says: (n, r) => ({
      en: prose`A playlist is made of ${r} different songs out of ${n}, and the order of the songs matters.`,
      es: prose`Se hace una lista de ${r} canciones distintas elegidas entre ${n}, e importa el orden de las canciones.`,
    }),
    asks: () => ({
      en: prose`How many playlists are possible?`,
      es: prose`¿Cuántas listas son posibles?`,
    }),
  },
  {
    isOrdered: true,
    what: words('ways to fill the offices', 'maneras de ocupar los cargos'),
    of: noun('member', 'members', 'miembro', 'miembros', 'm'),
    isPerson: true,
    says: (n, r) => ({
      en: prose`A club of ${n} members elects ${r} different people to ${r} different offices.`,
      es: prose`Un club de ${n} miembros elige a ${r} personas distintas para ${r} cargos distintos.`,
    }),
    asks: () => ({
      en: prose`In how many ways can this be done?`,
      es: prose`¿De cuántas maneras se puede hacer?`,
    }),
  },
  {
    isOrdered: false,
    what: words('choices of toppings', 'selecciones de ingredientes'),
    of: noun('topping', 'toppings', 'ingrediente', 'ingredientes', 'm'),
    says: (n, r) => ({
      en: prose`A pizza has ${r} different toppings out of ${n}.`,
      es: prose`Una pizza lleva ${r} ingredientes distintos elegidos entre ${n}.`,
    }),
    asks: () => ({
      en: prose`How many choices of toppings are there?`,
      es: prose`¿Cuántas selecciones de ingredientes hay?`,
    }),
  },
  {
    isOrdered: false,
    what: words('committees', 'comités'),
    of: noun('person', 'people', 'persona', 'personas', 'f'),
    isPerson: true,
    says: (n, r) => ({
      en: prose`A committee of ${r} people is chosen from ${n} people.`,
      es: prose`Se elige un comité de ${r} personas entre ${n}.`,
    }),
    asks: () => ({
      en: prose`How many committees are possible?`,
      es: prose`¿Cuántos comités son posibles?`,
    }),
  },
  {
    isOrdered: false,
    what: words('selections of books', 'selecciones de libros'),
    of: noun('book', 'books', 'libro', 'libros', 'm'),
    says: (n, r) => ({
      en: prose`A student takes ${r} of the ${n} books on a shelf to the beach.`,
      es: prose`Una estudiante se lleva a la playa ${r} de los ${n} libros de un estante.`,
    }),
    asks: () => ({
      en: prose`How many selections are possible?`,
      es: prose`¿Cuántas selecciones son posibles?`,
    }),
  },
  {
    isOrdered: true,
    what: words('lineups', 'alineaciones'),
    of: noun('swimmer', 'swimmers', 'nadadora', 'nadadoras', 'f'),
    isPerson: true,
    says: (n, r) => ({
      en: prose`A coach picks ${r} of ${n} swimmers for a relay and sets the order of the swimmers.`,
      es: prose`Un entrenador elige a ${r} de ${n} nadadoras para un relevo y fija el orden de las nadadoras.`,
    }),
    asks: () => ({
      en: prose`How many lineups are possible?`,
      es: prose`¿Cuántas alineaciones son posibles?`,
    }),
  },
  {
    isOrdered: false,
    what: words('sets of marbles', 'grupos de canicas'),
    of: noun('marble', 'marbles', 'canica', 'canicas', 'f'),
    says: (n, r) => ({
      en: prose`A bag holds ${n} marbles, each of a different color, and ${r} are taken out at once.`,
      es: prose`Una bolsa tiene ${n} canicas, cada una de un color distinto, y se sacan ${r} a la vez.`,
    }),
    asks: r => ({
      en: prose`How many different sets of ${r} marbles are possible?`,
      es: prose`¿Cuántos grupos distintos de ${r} canicas son posibles?`,
    }),
  },
]

export interface Choices {
  readonly most: readonly number[]
  readonly what: Counted
  readonly tell: (counts: readonly number[]) => Both<Block>
}
export const choices: readonly Choices[] = [
  {
    most: [9, 8, 6],
    what: words('meals', 'comidas'),
    tell: counts => {
      const [a, b, c] = tupleOf(counts, 3)
      return {
        en: prose`A menu has ${a} main dishes, ${b} drinks, and ${c} desserts. How many meals with one of each are possible?`,
        es: prose`Un menú tiene ${a} platos principales, ${b} bebidas y ${c} postres. ¿Cuántas comidas con uno de cada tipo son posibles?`,
      }
    },
  },
  {
    most: [12, 9],
    what: words('lunches', 'almuerzos'),
    tell: counts => {
      const [a, b] = tupleOf(counts, 2)
      return {
        en: prose`A café sells ${a} kinds of sandwiches and ${b} kinds of juice. How many lunches of one sandwich and one juice are possible?`,
        es: prose`Una cafetería vende ${a} tipos de sándwiches y ${b} tipos de jugo. ¿Cuántos almuerzos con un sándwich y un jugo son posibles?`,
      }
    },
  },
  {
    most: [8, 5, 6, 4],
    what: words('bikes', 'bicicletas'),
    tell: counts => {
      const [a, b, c, d] = tupleOf(counts, 4)
      return {
        en: prose`A bike comes in ${a} colors, ${b} sizes, ${c} models, and ${d} kinds of wheels. How many different bikes are there?`,
        es: prose`Una bicicleta viene en ${a} colores, ${b} tamaños, ${c} modelos y ${d} tipos de ruedas. ¿Cuántas bicicletas distintas hay?`,
      }
    },
  },
  {
    most: [9, 6, 5],
    what: words('outfits', 'conjuntos'),
    tell: counts => {
      const [a, b, c] = tupleOf(counts, 3)
      return {
        en: prose`Someone has ${a} shirts, ${b} pairs of pants, and ${c} hats. How many outfits of one of each are possible?`,
        es: prose`Alguien tiene ${a} camisas, ${b} pantalones y ${c} gorras. ¿Cuántos conjuntos con uno de cada tipo son posibles?`,
      }
    },
  },
  {
    most: [15, 12],
    what: words('pairs of students', 'parejas de estudiantes'),
    tell: counts => {
      const [a, b] = tupleOf(counts, 2)
      return {
        en: prose`A school club has ${a} ninth graders and ${b} tenth graders. In how many ways can it send one student of each grade to a contest?`,
        es: prose`Un club escolar tiene ${a} estudiantes de noveno y ${b} de décimo grado. ¿De cuántas maneras puede enviar a un concurso a un estudiante de cada grado?`,
      }
    },
  },
  {
    most: [6, 5, 4, 3],
    what: words('sundaes', 'helados'),
    tell: counts => {
      const [a, b, c, d] = tupleOf(counts, 4)
      return {
        en: prose`For a sundae you choose one of ${a} flavors, one of ${b} sauces, one of ${c} toppings, and one of ${d} sizes. How many sundaes are possible?`,
        es: prose`Para un helado eliges uno de ${a} sabores, una de ${b} salsas, uno de ${c} adornos y uno de ${d} tamaños. ¿Cuántos helados son posibles?`,
      }
    },
  },
]

/** Spelled alike in English and Spanish. */
export const WORDS = [
  'ANIMAL',
  'COLOR',
  'DOCTOR',
  'CEREAL',
  'MATERIAL',
  'CANAL',
  'BANANA',
  'NATURAL',
  'ERROR',
  'COLORADO',
  'HOTEL',
  'PLAN',
  'PIANO',
  'RADIO',
  'METAL',
  'TOTAL',
  'LOCAL',
  'FINAL',
  'CENTRAL',
  'GENERAL',
  'REGULAR',
  'POPULAR',
  'ANIMAL',
  'TROPICAL',
  'CULTURAL',
  'CAPITAL',
  'HOSPITAL',
  'FESTIVAL',
  'MANUAL',
  'PERSONAL',
  'HORIZONTAL',
  'VERTICAL',
  'DECIMAL',
  'ACTOR',
  'TENOR',
  'VAPOR',
  'MOTOR',
  'SENSOR',
  'TRACTOR',
  'IDEA',
  'AREA',
  'ERA',
  'GORILA',
  'CHOCOLATE',
] as const
export const repeated = (word: string) =>
  [...new Set(word)].map(letter => [...word].filter(other => other === letter).length)
/** The letters that appear more than once. */
export const timesOf = (word: string) =>
  [...new Set(word)]
    .map(letter => ({ letter, times: [...word].filter(other => other === letter).length }))
    .filter(({ times }) => times > 1)
export const LETTERED = [...new Set(WORDS)].filter(
  word => word !== 'GORILA' && repeated(word).some(times => times > 1) && word.length <= 8,
)
