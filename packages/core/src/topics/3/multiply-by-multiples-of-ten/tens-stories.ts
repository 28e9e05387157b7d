import { type Block, type Both, count, name, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { noun } from '../../../language/noun.ts'
import { chair } from '../../../language/nouns/home.ts'
import { crayon, page } from '../../../language/nouns/school.ts'
import { bead } from '../../../language/nouns/toys.ts'
import { mile, minute } from '../../../language/nouns/units.ts'
import type { Person } from '../../../language/people.ts'

/** A few groups of so many tens each. */
export interface TensStory {
  readonly items: Noun
  readonly tell: (groups: number, each: number, who: Person) => Both<Block>
}

const plate = noun('paper plate', 'paper plates', 'plato de papel', 'platos de papel', 'm')

export const tensStories: readonly TensStory[] = [
  {
    items: crayon,
    tell: (groups, each) => ({
      en: prose`A teacher has ${groups} boxes with ${count(each, crayon)} each. How many crayons is that?`,
      es: prose`Una maestra tiene ${groups} cajas con ${count(each, crayon)} cada una. ¿Cuántos crayones son?`,
    }),
  },
  {
    items: chair,
    tell: (groups, each) => ({
      en: prose`A hall has ${groups} rows with ${count(each, chair)} in each row. How many chairs are in the hall?`,
      es: prose`En un salón hay ${groups} filas con ${count(each, chair)} en cada una. ¿Cuántas sillas hay en el salón?`,
    }),
  },
  {
    items: plate,
    tell: (groups, each, who) => ({
      en: prose`${name(who)} buys ${groups} packs of ${count(each, plate)}. How many paper plates does ${subject(who)} buy?`,
      es: prose`${name(who)} compra ${groups} paquetes de ${count(each, plate)}. ¿Cuántos platos de papel compra?`,
    }),
  },
  {
    items: minute,
    tell: (groups, each, who) => ({
      en: prose`${name(who)} has ${groups} music lessons. Every lesson lasts ${count(each, minute)}. How many minutes is that altogether?`,
      es: prose`${name(who)} tiene ${groups} clases de música. Cada clase dura ${count(each, minute)}. ¿Cuántos minutos son en total?`,
    }),
  },
  {
    items: mile,
    tell: (groups, each) => ({
      en: prose`A bus drives ${count(each, mile)} per day. How many miles does it drive in ${groups} days?`,
      es: prose`Un autobús recorre ${count(each, mile)} por día. ¿Cuántas millas recorre en ${groups} días?`,
    }),
  },
  {
    items: bead,
    tell: (groups, each, who) => ({
      en: prose`${name(who)} makes ${groups} necklaces with ${count(each, bead)} each. How many beads does ${subject(who)} need?`,
      es: prose`${name(who)} hace ${groups} collares con ${count(each, bead)} cada uno. ¿Cuántas cuentas necesita?`,
    }),
  },
  {
    items: page,
    tell: (groups, each) => ({
      en: prose`There are ${groups} notebooks on a shelf. Every notebook has ${count(each, page)}. How many pages is that in all?`,
      es: prose`En un estante hay ${groups} cuadernos. Cada cuaderno tiene ${count(each, page)}. ¿Cuántas páginas son en total?`,
    }),
  },
]
