import {
  type Both,
  type Content,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Range = readonly [least: number, most: number]
type Ending = (found: Quantity) => Both<readonly Inline[]>

/** Equal groups: how many there are in all. */
export interface GroupStory {
  readonly noun: Noun
  /** In tens. */
  readonly groups: Range
  readonly each: Range
  readonly tell: (groups: Term, each: Term) => Both<Content>
  readonly ends: Ending
}

export const productStories: readonly GroupStory[] = [
  {
    noun: nouns.orange,
    groups: [3, 9],
    each: [4, 9],
    tell: (groups, each) => ({
      en: prose`A fruit stand gets ${groups} crates with ${each} oranges in each crate. How many oranges does it get?`,
      es: prose`Un puesto de frutas recibe ${groups} cajones con ${each} naranjas en cada uno. ¿Cuántas naranjas recibe?`,
    }),
    ends: found => ({ en: line`The fruit stand gets ${found}.`, es: line`El puesto recibe ${found}.` }),
  },
  {
    noun: nouns.seat,
    groups: [2, 6],
    each: [2, 6],
    tell: (groups, each) => ({
      en: prose`In a concert hall, there are ${groups} rows of ${each} seats. How many seats are there?`,
      es: prose`En una sala de conciertos hay ${groups} filas de ${each} asientos. ¿Cuántos asientos hay?`,
    }),
    ends: found => ({ en: line`The hall has ${found}.`, es: line`La sala tiene ${found}.` }),
  },
  {
    noun: nouns.page,
    groups: [2, 6],
    each: [2, 5],
    tell: (groups, each) => ({
      en: prose`Naomi reads ${each} pages every day for ${groups} days. How many pages does she read?`,
      es: prose`Naomi lee ${each} páginas cada día durante ${groups} días. ¿Cuántas páginas lee?`,
    }),
    ends: found => ({ en: line`Naomi reads ${found}.`, es: line`Naomi lee ${found}.` }),
  },
  {
    noun: nouns.tree,
    groups: [3, 8],
    each: [2, 6],
    tell: (groups, each) => ({
      en: prose`Workers plant ${groups} rows of trees with ${each} trees in each row. How many trees do they plant?`,
      es: prose`Unos trabajadores plantan ${groups} filas de árboles con ${each} en cada fila. ¿Cuántos árboles plantan?`,
    }),
    ends: found => ({ en: line`They plant ${found}.`, es: line`Plantan ${found}.` }),
  },
]

/** So many shared among a few. */
export interface ShareStory {
  readonly noun: Noun
  readonly groups: Range
  /** In units of 10 or 100. */
  readonly each: Range
  readonly unit: 10 | 100
  readonly tell: (total: Term, groups: Term) => Both<Content>
  readonly ends: Ending
}

export const quotientStories: readonly ShareStory[] = [
  {
    noun: nouns.mile,
    groups: [3, 9],
    each: [4, 6],
    unit: 10,
    tell: (total, groups) => ({
      en: prose`A bus travels ${total} miles in ${groups} hours. It travels the same number of miles each hour. How many miles does it travel each hour?`,
      es: prose`Un autobús recorre ${total} millas en ${groups} horas. Recorre el mismo número de millas cada hora. ¿Cuántas millas recorre cada hora?`,
    }),
    ends: found => ({ en: line`It travels ${found} each hour.`, es: line`Recorre ${found} cada hora.` }),
  },
  {
    noun: nouns.sheetOfPaper,
    groups: [4, 9],
    each: [3, 8],
    unit: 100,
    tell: (total, groups) => ({
      en: prose`A school shares ${total} sheets of paper equally among ${groups} classrooms. How many sheets of paper does each classroom get?`,
      es: prose`Una escuela reparte ${total} hojas de papel en partes iguales entre ${groups} salones. ¿Cuántas hojas de papel recibe cada salón?`,
    }),
    ends: found => ({ en: line`Each classroom gets ${found}.`, es: line`Cada salón recibe ${found}.` }),
  },
  {
    noun: nouns.visitor,
    groups: [3, 6],
    each: [3, 9],
    unit: 100,
    tell: (total, groups) => ({
      en: prose`A museum has ${total} visitors in ${groups} days, with the same number every day. How many visitors come in one day?`,
      es: prose`Un museo tiene ${total} visitantes en ${groups} días, la misma cantidad cada día. ¿Cuántos visitantes llegan en un día?`,
    }),
    ends: found => ({ en: line`In one day, ${found} come.`, es: line`En un día llegan ${found}.` }),
  },
  {
    noun: nouns.bead,
    groups: [3, 9],
    each: [4, 9],
    unit: 10,
    tell: (total, groups) => ({
      en: prose`Clara puts ${total} beads into ${groups} jars, the same number in every jar. How many beads are in one jar?`,
      es: prose`Clara pone ${total} cuentas en ${groups} frascos, la misma cantidad en cada uno. ¿Cuántas cuentas hay en un frasco?`,
    }),
    ends: found => ({ en: line`One jar has ${found}.`, es: line`Un frasco tiene ${found}.` }),
  },
]
