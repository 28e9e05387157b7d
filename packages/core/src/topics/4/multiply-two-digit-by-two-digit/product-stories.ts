import { type Block, type Both, howMany, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Equal groups, with likely numbers of groups and of things in each. */
export interface ProductStory {
  readonly items: Noun
  /** How the sentence of the answer begins. */
  readonly ends: Both<string>
  readonly groups: readonly [least: number, most: number]
  readonly each: readonly [least: number, most: number]
  readonly tell: (groups: Term, each: Term) => Both<Block>
}

export const productStories: readonly ProductStory[] = [
  {
    items: nouns.chair,
    ends: { en: 'The theater has', es: 'El teatro tiene' },
    groups: [12, 28],
    each: [14, 36],
    tell: (groups, each) => ({
      en: prose`A theater has ${groups} rows with ${each} chairs in each row. ${howMany(nouns.chair)} does it have?`,
      es: prose`Un teatro tiene ${groups} filas con ${each} sillas en cada fila. ¿${howMany(nouns.chair)} tiene?`,
    }),
  },
  {
    items: nouns.orange,
    ends: { en: 'The truck carries', es: 'El camión lleva' },
    groups: [15, 48],
    each: [24, 64],
    tell: (groups, each) => ({
      en: prose`A truck carries ${groups} crates with ${each} oranges in each crate. ${howMany(nouns.orange)} does it carry?`,
      es: prose`Un camión lleva ${groups} cajas con ${each} naranjas en cada caja. ¿${howMany(nouns.orange)} lleva?`,
    }),
  },
  {
    items: nouns.page,
    ends: { en: 'She reads', es: 'Lee' },
    groups: [12, 29],
    each: [13, 35],
    tell: (groups, each) => ({
      en: prose`Sara reads ${each} pages a day for ${groups} days. ${howMany(nouns.page)} does she read?`,
      es: prose`Sara lee ${each} páginas al día durante ${groups} días. ¿${howMany(nouns.page)} lee?`,
    }),
  },
  {
    items: nouns.student,
    ends: { en: 'The school has', es: 'La escuela tiene' },
    groups: [13, 29],
    each: [21, 29],
    tell: (groups, each) => ({
      en: prose`A school has ${groups} classes of ${each} students. ${howMany(nouns.student)} does the school have?`,
      es: prose`Una escuela tiene ${groups} clases de ${each} estudiantes. ¿${howMany(nouns.student)} tiene la escuela?`,
    }),
  },
  {
    items: nouns.tree,
    ends: { en: 'The orchard has', es: 'El huerto tiene' },
    groups: [14, 42],
    each: [16, 58],
    tell: (groups, each) => ({
      en: prose`An orchard has ${groups} rows of ${each} trees. ${howMany(nouns.tree)} are in the orchard?`,
      es: prose`Un huerto tiene ${groups} hileras de ${each} árboles. ¿${howMany(nouns.tree)} hay en el huerto?`,
    }),
  },
  {
    items: nouns.photo,
    ends: { en: 'The album has', es: 'El álbum tiene' },
    groups: [18, 49],
    each: [12, 18],
    tell: (groups, each) => ({
      en: prose`An album has ${groups} pages with ${each} photos on each page. ${howMany(nouns.photo)} are in the album?`,
      es: prose`Un álbum tiene ${groups} páginas con ${each} fotos en cada página. ¿${howMany(nouns.photo)} hay en el álbum?`,
    }),
  },
  {
    items: nouns.dollar,
    ends: { en: 'The family saves', es: 'La familia ahorra' },
    groups: [12, 52],
    each: [15, 45],
    tell: (groups, each) => ({
      en: prose`A family saves ${each} dollars a week for ${groups} weeks. ${howMany(nouns.dollar)} does it save?`,
      es: prose`Una familia ahorra ${each} dólares por semana durante ${groups} semanas. ¿${howMany(nouns.dollar)} ahorra?`,
    }),
  },
  {
    items: nouns.brick,
    ends: { en: 'The wall has', es: 'El muro tiene' },
    groups: [12, 36],
    each: [24, 88],
    tell: (groups, each) => ({
      en: prose`A wall has ${groups} rows of ${each} bricks. ${howMany(nouns.brick)} are in the wall?`,
      es: prose`Un muro tiene ${groups} hileras de ${each} ladrillos. ¿${howMany(nouns.brick)} hay en el muro?`,
    }),
  },
]
