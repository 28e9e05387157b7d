import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two amounts of hundreds that are put together. */
export interface TotalStory {
  readonly noun: Noun
  readonly tell: (first: Term, second: Term) => Both<Block>
  /** The answer as a sentence, in the words of the question. */
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}

export const totalStories: readonly TotalStory[] = [
  {
    noun: nouns.ticket,
    tell: (first, second) => ({
      en: prose`A school sells ${first} to its fair on Friday and ${second} on Saturday. How many tickets does it sell in all?`,
      es: prose`Una escuela vende ${first} para su feria el viernes y ${second} el sábado. ¿Cuántos boletos vende en total?`,
    }),
    answers: found => ({ en: line`The school sells ${found} in all.`, es: line`La escuela vende ${found} en total.` }),
  },
  {
    noun: nouns.book,
    tell: (first, second) => ({
      en: prose`A library has ${first} on the first floor and ${second} on the second floor. How many books does it have in all?`,
      es: prose`Una biblioteca tiene ${first} en el primer piso y ${second} en el segundo. ¿Cuántos libros tiene en total?`,
    }),
    answers: found => ({
      en: line`The library has ${found} in all.`,
      es: line`La biblioteca tiene ${found} en total.`,
    }),
  },
  {
    noun: nouns.can,
    tell: (first, second) => ({
      en: prose`The students of one school recycle ${first}. The students of another school recycle ${second}. How many cans is that in all?`,
      es: prose`Los estudiantes de una escuela reciclan ${first}. Los de otra escuela reciclan ${second}. ¿Cuántas latas son en total?`,
    }),
    answers: found => ({ en: line`That is ${found} in all.`, es: line`Son ${found} en total.` }),
  },
  {
    noun: nouns.apple,
    tell: (first, second) => ({
      en: prose`A farmer picks ${first} in one week and ${second} in the next week. How many apples does the farmer pick in all?`,
      es: prose`Un granjero recoge ${first} una semana y ${second} la semana siguiente. ¿Cuántas manzanas recoge en total?`,
    }),
    answers: found => ({
      en: line`The farmer picks ${found} in all.`,
      es: line`El granjero recoge ${found} en total.`,
    }),
  },
  {
    noun: nouns.visitor,
    tell: (first, second) => ({
      en: prose`A zoo has ${first} in the morning and ${second} in the afternoon. How many visitors does it have in all?`,
      es: prose`Un zoológico recibe ${first} por la mañana y ${second} por la tarde. ¿Cuántos visitantes recibe en total?`,
    }),
    answers: found => ({ en: line`The zoo has ${found} in all.`, es: line`El zoológico recibe ${found} en total.` }),
  },
  {
    noun: nouns.seat,
    tell: (first, second) => ({
      en: prose`A theater has ${first} on the main floor and ${second} in the balcony. How many seats does it have in all?`,
      es: prose`Un teatro tiene ${first} en la planta baja y ${second} en el balcón. ¿Cuántos asientos tiene en total?`,
    }),
    answers: found => ({ en: line`The theater has ${found} in all.`, es: line`El teatro tiene ${found} en total.` }),
  },
  {
    noun: nouns.puzzlePiece,
    tell: (first, second) => ({
      en: prose`One box holds ${first}. Another box holds ${second}. How many puzzle pieces is that in all?`,
      es: prose`En una caja hay ${first}. En otra caja hay ${second}. ¿Cuántas piezas de rompecabezas son en total?`,
    }),
    answers: found => ({ en: line`That is ${found} in all.`, es: line`Son ${found} en total.` }),
  },
  {
    noun: nouns.tree,
    tell: (first, second) => ({
      en: prose`A city plants ${first} in spring and ${second} in fall. How many trees does it plant in all?`,
      es: prose`Una ciudad planta ${first} en primavera y ${second} en otoño. ¿Cuántos árboles planta en total?`,
    }),
    answers: found => ({ en: line`The city plants ${found} in all.`, es: line`La ciudad planta ${found} en total.` }),
  },
  {
    noun: nouns.page,
    tell: (first, second) => ({
      en: prose`The first book of a series has ${first}. The second book has ${second}. How many pages do the two books have in all?`,
      es: prose`El primer libro de una serie tiene ${first}. El segundo tiene ${second}. ¿Cuántas páginas tienen los dos libros en total?`,
    }),
    answers: found => ({
      en: line`The two books have ${found} in all.`,
      es: line`Los dos libros tienen ${found} en total.`,
    }),
  },
  {
    noun: nouns.mile,
    tell: (first, second) => ({
      en: prose`A family drives ${first} on Monday and ${second} on Tuesday. How many miles does it drive in all?`,
      es: prose`Una familia recorre ${first} el lunes y ${second} el martes. ¿Cuántas millas recorre en total?`,
    }),
    answers: found => ({
      en: line`The family drives ${found} in all.`,
      es: line`La familia recorre ${found} en total.`,
    }),
  },
]
