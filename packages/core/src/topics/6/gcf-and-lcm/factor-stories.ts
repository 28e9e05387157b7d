import {
  type Block,
  type Both,
  type count,
  type Inline,
  line,
  type Noun,
  noun,
  prose,
  type role,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = ReturnType<typeof role>
type Counted = ReturnType<typeof count>

/** Two numbers, and what is asked for. */
export interface Story {
  /** What the numbers count; null where the sentence says it. */
  readonly first: Noun | null
  readonly second: Noun | null
  readonly asked: Noun
  /** Whether equal groups are made, of a common factor; otherwise something meets, at a common multiple. */
  readonly isGroups: boolean
  /** What the groups are, where the question goes on from their number. */
  readonly groups?: Noun
  readonly ask: (a: Told, b: Told) => Both<Block>
  readonly told: (answer: Counted) => Both<readonly Inline[]>
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
    told: x => ({ en: line`The class can make ${x}.`, es: line`La clase puede preparar ${x}.` }),
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
    told: x => ({
      en: line`The longest possible side of a tile is ${x}.`,
      es: line`El lado de una baldosa puede medir como máximo ${x}.`,
    }),
  },
  {
    first: noun('carrot plant', 'carrot plants', 'planta de zanahoria', 'plantas de zanahoria', 'f'),
    second: noun('bean plant', 'bean plants', 'planta de frijol', 'plantas de frijol', 'f'),
    asked: noun('plant', 'plants', 'planta', 'plantas', 'f'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A gardener sets out ${a} and ${b} in rows. All rows have the same number of plants, and every row has only one kind of plant. What is the greatest number of plants that can be in each row?`,
      es: prose`Una jardinera siembra ${a} y ${b} en filas. Todas las filas tienen el mismo número de plantas y cada fila tiene un solo tipo de planta. ¿Cuál es el mayor número de plantas que puede haber en cada fila?`,
    }),
    told: x => ({ en: line`Each row can have ${x}.`, es: line`Cada fila puede tener ${x}.` }),
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
    told: x => ({ en: line`The longest possible piece is ${x}.`, es: line`Un pedazo puede medir como máximo ${x}.` }),
  },
  {
    first: nouns.student,
    second: nouns.student,
    asked: nouns.student,
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A camp has ${a} from grade 6 and ${b} from grade 7. It forms equal groups, and each group has students from only one grade. What is the greatest number of students that can be in each group?`,
      es: prose`Un campamento tiene ${a} de sexto grado y ${b} de séptimo. Los estudiantes se reparten en grupos iguales y cada grupo tiene estudiantes de un solo grado. ¿Cuál es el mayor número de estudiantes que puede haber en cada grupo?`,
    }),
    told: x => ({ en: line`Each group can have ${x}.`, es: line`Cada grupo puede tener ${x}.` }),
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
    told: x => ({ en: line`The club can pack ${x}.`, es: line`El club puede preparar ${x}.` }),
  },
  {
    first: nouns.pencil,
    second: nouns.marker,
    asked: noun('student', 'students', 'estudiante', 'estudiantes', 'm'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A teacher shares ${a} and ${b} among students. Every student gets the same, and nothing is left over. What is the greatest number of students she can share with?`,
      es: prose`Una maestra reparte ${a} y ${b} entre estudiantes. Todos reciben lo mismo y no sobra nada. ¿Entre cuántos estudiantes puede repartir, como máximo?`,
    }),
    told: x => ({ en: line`The teacher can share with ${x}.`, es: line`La maestra puede repartir entre ${x}.` }),
  },
  {
    first: nouns.rose,
    second: nouns.tulip,
    asked: noun('bouquet', 'bouquets', 'ramo', 'ramos', 'm'),
    isGroups: true,
    ask: (a, b) => ({
      en: prose`A florist has ${a} and ${b}. She makes identical bouquets and uses all the flowers. What is the greatest number of bouquets she can make?`,
      es: prose`Una florista tiene ${a} y ${b}. Hace ramos iguales y usa todas las flores. ¿Cuál es el mayor número de ramos que puede hacer?`,
    }),
    told: x => ({ en: line`She can make ${x}.`, es: line`Puede hacer ${x}.` }),
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
    told: x => ({ en: line`They leave together again after ${x}.`, es: line`Vuelven a salir juntos después de ${x}.` }),
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
    told: x => ({ en: line`The least number to buy is ${x}.`, es: line`Hay que comprar al menos ${x}.` }),
  },
  {
    first: nouns.second,
    second: nouns.second,
    asked: nouns.second,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`A red light blinks every ${a}, and a green light blinks every ${b}. They blink together now. In how many seconds will they next blink together?`,
      es: prose`Una luz roja parpadea cada ${a} y una verde cada ${b}. Ahora parpadean juntas. ¿Dentro de cuántos segundos volverán a parpadear juntas?`,
    }),
    told: x => ({
      en: line`They will next blink together in ${x}.`,
      es: line`Volverán a parpadear juntas dentro de ${x}.`,
    }),
  },
  {
    first: nouns.minute,
    second: nouns.minute,
    asked: nouns.minute,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Emma runs one lap in ${a}, and Hugo runs one lap in ${b}. They start together. After how many minutes are they next together at the start?`,
      es: prose`Emma da una vuelta en ${a} y Hugo da una vuelta en ${b}. Empiezan juntos. ¿Después de cuántos minutos volverán a estar juntos en la salida?`,
    }),
    told: x => ({
      en: line`They are together at the start again after ${x}.`,
      es: line`Volverán a estar juntos en la salida después de ${x}.`,
    }),
  },
  {
    first: nouns.day,
    second: nouns.day,
    asked: nouns.day,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Rosa waters her cactus every ${a} and her fern every ${b}. Today she waters both. In how many days will she next water both on the same day?`,
      es: prose`Rosa riega su cactus cada ${a} y su helecho cada ${b}. Hoy riega los dos. ¿Dentro de cuántos días volverá a regar los dos el mismo día?`,
    }),
    told: x => ({ en: line`She will next water both in ${x}.`, es: line`Volverá a regar los dos dentro de ${x}.` }),
  },
  {
    first: nouns.inch,
    second: nouns.inch,
    asked: nouns.inch,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`One tower is built of blocks ${a} high, and another of blocks ${b} high. What is the least height, in inches, at which the two towers are the same height?`,
      es: prose`Una torre se construye con bloques de ${a} de alto y otra con bloques de ${b}. ¿Cuál es la menor altura, en pulgadas, con la que las dos torres son igual de altas?`,
    }),
    told: x => ({ en: line`Both towers are ${x} high.`, es: line`Las dos torres miden ${x} de alto.` }),
  },
  {
    first: nouns.day,
    second: nouns.day,
    asked: nouns.day,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`A bookmobile visits a school every ${a}, and a dentist visits it every ${b}. Today both are there. In how many days will both be there again?`,
      es: prose`Una biblioteca móvil visita una escuela cada ${a} y una dentista la visita cada ${b}. Hoy están las dos. ¿Dentro de cuántos días volverán a estar las dos?`,
    }),
    told: x => ({ en: line`Both will be there again in ${x}.`, es: line`Volverán a estar las dos dentro de ${x}.` }),
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
    told: x => ({ en: line`The least number to buy is ${x}.`, es: line`Hay que comprar al menos ${x}.` }),
  },
]

/** Each asks for a share of the first number in the greatest number of groups, or for its packs or turns up to the meeting. */
export const twoStepStories: readonly Story[] = [
  {
    first: nouns.apple,
    second: nouns.orange,
    asked: nouns.apple,
    isGroups: true,
    groups: nouns.bag,
    ask: (a, b) => ({
      en: prose`A class makes the greatest possible number of identical gift bags with ${a} and ${b}, and uses all the fruit. How many apples are in each bag?`,
      es: prose`Una clase prepara el mayor número posible de bolsas de regalo iguales con ${a} y ${b}, y usa toda la fruta. ¿Cuántas manzanas hay en cada bolsa?`,
    }),
    told: x => ({ en: line`Each bag has ${x}.`, es: line`Cada bolsa tiene ${x}.` }),
  },
  {
    first: nouns.pencil,
    second: nouns.marker,
    asked: nouns.pencil,
    isGroups: true,
    groups: nouns.student,
    ask: (a, b) => ({
      en: prose`A teacher shares ${a} and ${b} among the greatest possible number of students. Every student gets the same, and nothing is left over. How many pencils does each student get?`,
      es: prose`Una maestra reparte ${a} y ${b} entre el mayor número posible de estudiantes. Todos reciben lo mismo y no sobra nada. ¿Cuántos lápices recibe cada estudiante?`,
    }),
    told: x => ({ en: line`Each student gets ${x}.`, es: line`Cada estudiante recibe ${x}.` }),
  },
  {
    first: nouns.rose,
    second: nouns.tulip,
    asked: nouns.rose,
    isGroups: true,
    groups: noun('bouquet', 'bouquets', 'ramo', 'ramos', 'm'),
    ask: (a, b) => ({
      en: prose`A florist makes as many identical bouquets as possible with ${a} and ${b}, and uses all the flowers. How many roses are in each bouquet?`,
      es: prose`Una florista hace tantos ramos iguales como puede con ${a} y ${b}, y usa todas las flores. ¿Cuántas rosas hay en cada ramo?`,
    }),
    told: x => ({ en: line`Each bouquet has ${x}.`, es: line`Cada ramo tiene ${x}.` }),
  },
  {
    first: nouns.granolaBar,
    second: nouns.apple,
    asked: nouns.granolaBar,
    isGroups: true,
    groups: nouns.box,
    ask: (a, b) => ({
      en: prose`A hiking club packs ${a} and ${b} into as many identical snack boxes as possible, with nothing left over. How many granola bars are in each box?`,
      es: prose`Un club de senderismo reparte ${a} y ${b} en tantas cajas iguales como es posible, sin que sobre nada. ¿Cuántas barras de granola hay en cada caja?`,
    }),
    told: x => ({ en: line`Each box has ${x}.`, es: line`Cada caja tiene ${x}.` }),
  },
  {
    first: null,
    second: null,
    asked: nouns.pack,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Hot dogs come in packs of ${a}, and buns come in packs of ${b}. A cook buys the least number of each that gives exactly one bun for each hot dog. How many packs of hot dogs does the cook buy?`,
      es: prose`Las salchichas vienen en paquetes de ${a} y los panes en paquetes de ${b}. Un cocinero compra la menor cantidad de cada uno con la que hay exactamente un pan para cada salchicha. ¿Cuántos paquetes de salchichas compra?`,
    }),
    told: x => ({ en: line`The cook buys ${x} of hot dogs.`, es: line`El cocinero compra ${x} de salchichas.` }),
  },
  {
    first: null,
    second: null,
    asked: nouns.pack,
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Paper cups come in packs of ${a}, and lids come in packs of ${b}. A café buys the least number of each that gives exactly one lid for each cup. How many packs of cups does it buy?`,
      es: prose`Los vasos de papel vienen en paquetes de ${a} y las tapas en paquetes de ${b}. Un café compra la menor cantidad de cada uno con la que hay exactamente una tapa para cada vaso. ¿Cuántos paquetes de vasos compra?`,
    }),
    told: x => ({ en: line`The café buys ${x} of cups.`, es: line`El café compra ${x} de vasos.` }),
  },
  {
    first: nouns.minute,
    second: nouns.minute,
    asked: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
    isGroups: false,
    ask: (a, b) => ({
      en: prose`Emma runs one lap in ${a}, and Hugo runs one lap in ${b}. They start together. How many laps has Emma run when they are next together at the start?`,
      es: prose`Emma da una vuelta en ${a} y Hugo da una vuelta en ${b}. Empiezan juntos. ¿Cuántas vueltas ha dado Emma cuando vuelven a estar juntos en la salida?`,
    }),
    told: x => ({ en: line`Emma has run ${x}.`, es: line`Emma ha dado ${x}.` }),
  },
  {
    first: nouns.inch,
    second: nouns.inch,
    asked: noun('block', 'blocks', 'bloque', 'bloques', 'm'),
    isGroups: false,
    ask: (a, b) => ({
      en: prose`One tower is built of blocks ${a} high, and another of blocks ${b} high. How many blocks does the first tower have when the two towers are the same height for the first time?`,
      es: prose`Una torre se construye con bloques de ${a} de alto y otra con bloques de ${b}. ¿Cuántos bloques tiene la primera torre cuando las dos son igual de altas por primera vez?`,
    }),
    told: x => ({ en: line`The first tower has ${x}.`, es: line`La primera torre tiene ${x}.` }),
  },
]
