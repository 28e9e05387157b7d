import { type Block, type Both, type Noun, noun, prose, type role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = ReturnType<typeof role>

/** Two numbers, and what is asked for. */
export interface Story {
  /** What the numbers count; null where the sentence says it. */
  readonly first: Noun | null
  readonly second: Noun | null
  readonly asked: Noun
  /** Whether equal groups are made, of a common factor; otherwise something meets, at a common multiple. */
  readonly isGroups: boolean
  readonly ask: (a: Told, b: Told) => Both<Block>
}

/** Each asks for the greatest common factor of its two numbers. */
export const greatestStories: readonly Story[] = [
  {
    first: nouns.apple,
    second: nouns.orange,
    asked: nouns.bag,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A class has ${a} and ${b}. It makes identical gift bags and uses all the fruit. What is the greatest number of bags it can make?`,
      es: prose`Una clase tiene ${a} y ${b}, y prepara bolsas de regalo iguales con toda la fruta. ¿Cuál es el mayor número de bolsas que puede preparar?`,
    }),
  },
  {
    first: nouns.inch,
    second: nouns.inch,
    asked: nouns.inch,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A tabletop is ${a} long and ${b} wide. It will be covered with equal square tiles, without cutting any. What is the greatest possible side length of a tile, in inches?`,
      es: prose`La superficie de una mesa mide ${a} de largo y ${b} de ancho. Se cubrirá con baldosas cuadradas iguales, sin cortar ninguna. ¿Cuál es la mayor longitud posible del lado de una baldosa, en pulgadas?`,
    }),
  },
  {
    first: nouns.rose,
    second: nouns.tulip,
    asked: nouns.flower,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A gardener plants ${a} and ${b} in rows. All rows have the same number of flowers, and every row has only one kind. What is the greatest number of flowers in each row?`,
      es: prose`Una jardinera planta ${a} y ${b} en filas. Todas las filas tienen el mismo número de flores y cada fila tiene un solo tipo. ¿Cuál es el mayor número de flores en cada fila?`,
    }),
  },
  {
    first: nouns.inch,
    second: nouns.inch,
    asked: nouns.inch,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`One ribbon is ${a} long and another is ${b} long. Both are cut into pieces of the same length with nothing left over. What is the greatest possible length of a piece, in inches?`,
      es: prose`Un listón mide ${a} y otro mide ${b}. Los dos se cortan en pedazos de la misma longitud sin que sobre nada. ¿Cuál es la mayor longitud posible de un pedazo, en pulgadas?`,
    }),
  },
  {
    first: nouns.student,
    second: nouns.student,
    asked: nouns.student,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A camp has ${a} from grade 6 and ${b} from grade 7. It forms equal groups, and every group has students of only one grade. What is the greatest number of students in each group?`,
      es: prose`Un campamento tiene ${a} de sexto grado y ${b} de séptimo. Los estudiantes se reparten en grupos iguales y cada grupo tiene estudiantes de un solo grado. ¿Cuál es el mayor número de estudiantes en cada grupo?`,
    }),
  },
  {
    first: nouns.granolaBar,
    second: nouns.apple,
    asked: noun('box', 'boxes', 'caja', 'cajas', 'f'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A hiking club packs ${a} and ${b} into identical snack boxes, with nothing left over. What is the greatest number of boxes it can pack?`,
      es: prose`Un club de senderismo reparte ${a} y ${b} en cajas iguales, sin que sobre nada. ¿Cuál es el mayor número de cajas que puede preparar?`,
    }),
  },
  {
    first: nouns.pencil,
    second: nouns.marker,
    asked: noun('student', 'students', 'estudiante', 'estudiantes', 'm'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A teacher shares ${a} and ${b} among students. Every student gets the same, and nothing is left over. What is the greatest number of students?`,
      es: prose`Una maestra reparte ${a} y ${b} entre estudiantes. Todos reciben lo mismo y no sobra nada. ¿Cuál es el mayor número de estudiantes?`,
    }),
  },
  {
    first: nouns.rose,
    second: nouns.tulip,
    asked: noun('bouquet', 'bouquets', 'ramo', 'ramos', 'm'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A florist has ${a} and ${b}. She makes identical bouquets and uses all the flowers. What is the greatest number of bouquets?`,
      es: prose`Una florista tiene ${a} y ${b}. Hace ramos iguales y usa todas las flores. ¿Cuál es el mayor número de ramos?`,
    }),
  },
]

/** Each asks for the least common multiple of its two numbers. */
export const leastStories: readonly Story[] = [
  {
    first: nouns.minute,
    second: nouns.minute,
    asked: nouns.minute,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Two buses leave the station at the same time. One leaves every ${a} and the other every ${b}. After how many minutes do they next leave at the same time?`,
      es: prose`Dos autobuses salen de la estación al mismo tiempo. Uno sale cada ${a} y el otro cada ${b}. ¿Después de cuántos minutos vuelven a salir al mismo tiempo?`,
    }),
  },
  {
    first: null,
    second: null,
    asked: noun('hot dog', 'hot dogs', 'salchicha', 'salchichas', 'f'),
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Hot dogs come in packs of ${a}, and buns come in packs of ${b}. What is the least number of hot dogs to buy so that there is exactly one bun for each?`,
      es: prose`Las salchichas vienen en paquetes de ${a} y los panes en paquetes de ${b}. ¿Cuál es el menor número de salchichas que hay que comprar para que haya exactamente un pan para cada una?`,
    }),
  },
  {
    first: nouns.second,
    second: nouns.second,
    asked: nouns.second,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`A red light blinks every ${a}, and a green light blinks every ${b}. They blink together now. In how many seconds do they next blink together?`,
      es: prose`Una luz roja parpadea cada ${a} y una verde cada ${b}. Ahora parpadean juntas. ¿Dentro de cuántos segundos vuelven a parpadear juntas?`,
    }),
  },
  {
    first: nouns.minute,
    second: nouns.minute,
    asked: nouns.minute,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Emma runs one lap in ${a}, and Hugo runs one lap in ${b}. They start together. After how many minutes are they next together at the start?`,
      es: prose`Emma da una vuelta en ${a} y Hugo da una vuelta en ${b}. Empiezan juntos. ¿Después de cuántos minutos vuelven a estar juntos en la salida?`,
    }),
  },
  {
    first: nouns.day,
    second: nouns.day,
    asked: nouns.day,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Rosa waters her cactus every ${a} and her fern every ${b}. Today she waters both. In how many days does she next water both on the same day?`,
      es: prose`Rosa riega su cactus cada ${a} y su helecho cada ${b}. Hoy riega los dos. ¿En cuántos días vuelve a regar los dos el mismo día?`,
    }),
  },
  {
    first: nouns.inch,
    second: nouns.inch,
    asked: nouns.inch,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`One tower is built of blocks ${a} high, and another of blocks ${b} high. What is the least height, in inches, at which both towers are equally high?`,
      es: prose`Una torre se construye con bloques de ${a} de alto y otra con bloques de ${b}. ¿Cuál es la menor altura, en pulgadas, con la que las dos torres son igual de altas?`,
    }),
  },
  {
    first: nouns.day,
    second: nouns.day,
    asked: nouns.day,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`A bookmobile visits a school every ${a}, and a dentist visits it every ${b}. Today both are there. In how many days are both there again?`,
      es: prose`Una biblioteca móvil visita una escuela cada ${a} y una dentista la visita cada ${b}. Hoy están las dos. ¿Dentro de cuántos días vuelven a estar las dos?`,
    }),
  },
  {
    first: null,
    second: null,
    asked: noun('cup', 'cups', 'vaso', 'vasos', 'm'),
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Paper cups come in packs of ${a}, and lids come in packs of ${b}. What is the least number of cups to buy so that there is exactly one lid for each?`,
      es: prose`Los vasos de papel vienen en paquetes de ${a} y las tapas en paquetes de ${b}. ¿Cuál es el menor número de vasos que hay que comprar para que haya exactamente una tapa para cada uno?`,
    }),
  },
]
