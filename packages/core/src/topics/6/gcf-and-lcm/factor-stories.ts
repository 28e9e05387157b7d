import { type Block, type Both, count, prose } from '../../../content.ts'
import {
  apple,
  day,
  granolaBar,
  inch,
  minute,
  orange,
  rose,
  second,
  student,
  tulip,
} from '../../../language/nouns/index.ts'

type Story = (a: number, b: number) => Both<Block>

/** Each asks for the greatest common factor of its two numbers. */
export const greatestStories: readonly Story[] = [
  (a, b) => ({
    en: prose`A class has ${count(a, apple)} and ${count(b, orange)}. It makes identical gift bags and uses all the fruit. What is the greatest number of bags it can make?`,
    es: prose`Una clase tiene ${count(a, apple)} y ${count(b, orange)}, y prepara bolsas de regalo iguales con toda la fruta. ¿Cuál es el mayor número de bolsas que puede preparar?`,
  }),
  (a, b) => ({
    en: prose`A tabletop is ${count(a, inch)} long and ${count(b, inch)} wide. It will be covered with equal square tiles, without cutting any. What is the greatest possible side length of a tile, in inches?`,
    es: prose`La superficie de una mesa mide ${count(a, inch)} de largo y ${count(b, inch)} de ancho. Se cubrirá con baldosas cuadradas iguales, sin cortar ninguna. ¿Cuál es la mayor longitud posible del lado de una baldosa, en pulgadas?`,
  }),
  (a, b) => ({
    en: prose`A gardener plants ${count(a, rose)} and ${count(b, tulip)} in rows. All rows have the same number of flowers, and every row has only one kind. What is the greatest number of flowers in each row?`,
    es: prose`Una jardinera planta ${count(a, rose)} y ${count(b, tulip)} en filas. Todas las filas tienen el mismo número de flores y cada fila tiene un solo tipo. ¿Cuál es el mayor número de flores en cada fila?`,
  }),
  (a, b) => ({
    en: prose`One ribbon is ${count(a, inch)} long and another is ${count(b, inch)} long. Both are cut into pieces of the same length with nothing left over. What is the greatest possible length of a piece, in inches?`,
    es: prose`Un listón mide ${count(a, inch)} y otro mide ${count(b, inch)}. Los dos se cortan en pedazos de la misma longitud sin que sobre nada. ¿Cuál es la mayor longitud posible de un pedazo, en pulgadas?`,
  }),
  (a, b) => ({
    en: prose`A camp has ${count(a, student)} from grade 6 and ${count(b, student)} from grade 7. It forms equal groups, and every group has students of only one grade. What is the greatest number of students in each group?`,
    es: prose`Un campamento tiene ${count(a, student)} de sexto grado y ${count(b, student)} de séptimo. Los estudiantes se reparten en grupos iguales y cada grupo tiene estudiantes de un solo grado. ¿Cuál es el mayor número de estudiantes en cada grupo?`,
  }),
  (a, b) => ({
    en: prose`A hiking club packs ${count(a, granolaBar)} and ${count(b, apple)} into identical snack boxes, with nothing left over. What is the greatest number of boxes it can pack?`,
    es: prose`Un club de senderismo reparte ${count(a, granolaBar)} y ${count(b, apple)} en cajas iguales, sin que sobre nada. ¿Cuál es el mayor número de cajas que puede preparar?`,
  }),
]

/** Each asks for the least common multiple of its two numbers. */
export const leastStories: readonly Story[] = [
  (a, b) => ({
    en: prose`Two buses leave the station at the same time. One leaves every ${count(a, minute)} and the other every ${count(b, minute)}. After how many minutes do they next leave at the same time?`,
    es: prose`Dos autobuses salen de la estación al mismo tiempo. Uno sale cada ${count(a, minute)} y el otro cada ${count(b, minute)}. ¿Después de cuántos minutos vuelven a salir al mismo tiempo?`,
  }),
  (a, b) => ({
    en: prose`Hot dogs come in packs of ${a}, and buns come in packs of ${b}. What is the least number of hot dogs to buy so that there is exactly one bun for each?`,
    es: prose`Las salchichas vienen en paquetes de ${a} y los panes en paquetes de ${b}. ¿Cuál es el menor número de salchichas que hay que comprar para que haya exactamente un pan para cada una?`,
  }),
  (a, b) => ({
    en: prose`A red light blinks every ${count(a, second)}, and a green light blinks every ${count(b, second)}. They blink together now. In how many seconds do they next blink together?`,
    es: prose`Una luz roja parpadea cada ${count(a, second)} y una verde cada ${count(b, second)}. Ahora parpadean juntas. ¿Dentro de cuántos segundos vuelven a parpadear juntas?`,
  }),
  (a, b) => ({
    en: prose`Emma runs one lap in ${count(a, minute)}, and Hugo runs one lap in ${count(b, minute)}. They start together. After how many minutes are they next together at the start?`,
    es: prose`Emma da una vuelta en ${count(a, minute)} y Hugo da una vuelta en ${count(b, minute)}. Empiezan juntos. ¿Después de cuántos minutos vuelven a estar juntos en la salida?`,
  }),
  (a, b) => ({
    en: prose`Rosa waters her cactus every ${count(a, day)} and her fern every ${count(b, day)}. Today she waters both. In how many days does she next water both on the same day?`,
    es: prose`Rosa riega su cactus cada ${count(a, day)} y su helecho cada ${count(b, day)}. Hoy riega los dos. ¿En cuántos días vuelve a regar los dos el mismo día?`,
  }),
  (a, b) => ({
    en: prose`One tower is built of blocks ${count(a, inch)} high, and another of blocks ${count(b, inch)} high. What is the least height, in inches, at which both towers are equally high?`,
    es: prose`Una torre se construye con bloques de ${count(a, inch)} de alto y otra con bloques de ${count(b, inch)}. ¿Cuál es la menor altura, en pulgadas, con la que las dos torres son igual de altas?`,
  }),
]
