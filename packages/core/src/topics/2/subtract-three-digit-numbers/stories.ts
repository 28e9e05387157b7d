import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

/** A story of a greater and a smaller number of hundreds; the difference is asked for. */
export interface DifferenceStory {
  readonly noun: Noun
  readonly tell: (greater: Term, smaller: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

/** A part of the first number is told, and the other asked for. */
export interface LeftStory extends DifferenceStory {
  /** Some go away, or both parts stay where they are. */
  readonly why: typeof because.takeAway | typeof because.findTheMissingPart
}

export const leftStories: readonly LeftStory[] = [
  {
    noun: nouns.page,
    why: because.findTheMissingPart,
    tell: (all, some) => ({
      en: prose`Elena has a book with ${all}. She has read ${some}. How many pages are left to read?`,
      es: prose`Elena tiene un libro de ${all}. Ya leyó ${some}. ¿Cuántas páginas le faltan por leer?`,
    }),
    answers: found => ({ en: line`${found} pages are left to read.`, es: line`Le faltan ${found} páginas por leer.` }),
  },
  {
    noun: nouns.seat,
    why: because.findTheMissingPart,
    tell: (all, some) => ({
      en: prose`A theater has ${all}. People sit in ${some}. How many seats are empty?`,
      es: prose`Un teatro tiene ${all}. Hay gente en ${some}. ¿Cuántos asientos están vacíos?`,
    }),
    answers: found => ({ en: line`${found} seats are empty.`, es: line`Hay ${found} asientos vacíos.` }),
  },
  {
    noun: nouns.stamp,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`The post office has ${all} in the morning. It sells ${some} that day. How many stamps are left?`,
      es: prose`En la oficina de correos hay ${all} por la mañana. Ese día se venden ${some}. ¿Cuántas estampillas quedan?`,
    }),
    answers: found => ({ en: line`${found} stamps are left.`, es: line`Quedan ${found} estampillas.` }),
  },
  {
    noun: nouns.bead,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`An art club has ${all}. The children use ${some} for necklaces. How many beads are left?`,
      es: prose`Un club de arte tiene ${all}. Los niños usan ${some} para hacer collares. ¿Cuántas cuentas quedan?`,
    }),
    answers: found => ({ en: line`${found} beads are left.`, es: line`Quedan ${found} cuentas.` }),
  },
  {
    noun: nouns.puzzlePiece,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`A box holds ${all}. Marco has placed ${some}. How many puzzle pieces are still in the box?`,
      es: prose`En una caja había ${all}. Marco ya colocó ${some}. ¿Cuántas piezas de rompecabezas quedan en la caja?`,
    }),
    answers: found => ({
      en: line`${found} puzzle pieces are still in the box.`,
      es: line`En la caja quedan ${found} piezas.`,
    }),
  },
  {
    noun: nouns.ticket,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`A school has ${all} for its play. It sells ${some}. How many tickets are left?`,
      es: prose`Una escuela tiene ${all} para su obra de teatro. Vende ${some}. ¿Cuántos boletos quedan?`,
    }),
    answers: found => ({ en: line`${found} tickets are left.`, es: line`Quedan ${found} boletos.` }),
  },
  {
    noun: nouns.orange,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`A truck brings ${all} to a store. The store sells ${some}. How many oranges are left?`,
      es: prose`Un camión lleva ${all} a una tienda. La tienda vende ${some}. ¿Cuántas naranjas quedan?`,
    }),
    answers: found => ({ en: line`${found} oranges are left.`, es: line`Quedan ${found} naranjas.` }),
  },
  {
    noun: nouns.brick,
    why: because.takeAway,
    tell: (all, some) => ({
      en: prose`Workers have ${all} for a wall. They use ${some} on Monday. How many bricks are left?`,
      es: prose`Unos obreros tienen ${all} para un muro. El lunes usan ${some}. ¿Cuántos ladrillos quedan?`,
    }),
    answers: found => ({ en: line`${found} bricks are left.`, es: line`Quedan ${found} ladrillos.` }),
  },
]

/** Two numbers are compared, the smaller one told first in some. */
export const comparedStories: readonly DifferenceStory[] = [
  {
    noun: nouns.sticker,
    tell: (more, less) => ({
      en: prose`Clara has ${more}. Leo has ${less}. How many more stickers does Clara have than Leo?`,
      es: prose`Clara tiene ${more}. Leo tiene ${less}. ¿Cuántas calcomanías más que Leo tiene Clara?`,
    }),
    answers: found => ({
      en: line`Clara has ${found} more stickers than Leo.`,
      es: line`Clara tiene ${found} calcomanías más que Leo.`,
    }),
  },
  {
    noun: nouns.visitor,
    tell: (more, less) => ({
      en: prose`A museum had ${less} on Friday. On Saturday it had ${more}. How many fewer visitors came on Friday?`,
      es: prose`Un museo recibió ${less} el viernes. El sábado recibió ${more}. ¿Cuántos visitantes menos llegaron el viernes?`,
    }),
    answers: found => ({
      en: line`${found} fewer visitors came on Friday.`,
      es: line`El viernes llegaron ${found} visitantes menos.`,
    }),
  },
  {
    noun: nouns.tree,
    tell: (more, less) => ({
      en: prose`There are ${less} in the park. There are ${more} in the forest. How many more trees are in the forest?`,
      es: prose`En el parque hay ${less}. En el bosque hay ${more}. ¿Cuántos árboles más hay en el bosque?`,
    }),
    answers: found => ({
      en: line`There are ${found} more trees in the forest.`,
      es: line`En el bosque hay ${found} árboles más.`,
    }),
  },
  {
    noun: nouns.can,
    tell: (more, less) => ({
      en: prose`Grade 2 collects ${more}. Grade 3 collects ${less}. How many fewer cans does grade 3 collect?`,
      es: prose`El segundo grado junta ${more}. El tercer grado junta ${less}. ¿Cuántas latas menos junta el tercer grado?`,
    }),
    answers: found => ({
      en: line`Grade 3 collects ${found} fewer cans.`,
      es: line`El tercer grado junta ${found} latas menos.`,
    }),
  },
  {
    noun: nouns.student,
    tell: (more, less) => ({
      en: prose`Hill School has ${more}. Lake School has ${less}. How many more students does Hill School have?`,
      es: prose`La escuela El Cerro tiene ${more}. La escuela El Lago tiene ${less}. ¿Cuántos estudiantes más tiene El Cerro?`,
    }),
    answers: found => ({
      en: line`Hill School has ${found} more students.`,
      es: line`El Cerro tiene ${found} estudiantes más.`,
    }),
  },
  {
    noun: nouns.point,
    tell: (more, less) => ({
      en: prose`In a game, Nina scores ${less}. David scores ${more}. How many more points does David score?`,
      es: prose`En un juego, Nina hace ${less}. David hace ${more}. ¿Cuántos puntos más hace David?`,
    }),
    answers: found => ({ en: line`David scores ${found} more points.`, es: line`David hace ${found} puntos más.` }),
  },
  {
    noun: nouns.book,
    tell: (more, less) => ({
      en: prose`A library has ${more} about animals and ${less} about sports. How many fewer sports books does it have?`,
      es: prose`Una biblioteca tiene ${more} de animales y ${less} de deportes. ¿Cuántos libros menos tiene de deportes?`,
    }),
    answers: found => ({
      en: line`It has ${found} fewer sports books.`,
      es: line`Tiene ${found} libros menos de deportes.`,
    }),
  },
  {
    noun: nouns.egg,
    tell: (more, less) => ({
      en: prose`One farm gets ${less} in a week. Another farm gets ${more}. How many more eggs does the second farm get?`,
      es: prose`Una granja junta ${less} en una semana. Otra granja junta ${more}. ¿Cuántos huevos más junta la segunda granja?`,
    }),
    answers: found => ({
      en: line`The second farm gets ${found} more eggs.`,
      es: line`La segunda granja junta ${found} huevos más.`,
    }),
  },
]
