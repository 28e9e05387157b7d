import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { counted, whole } from './easy-stories.ts'
import type { Story } from './stories.ts'

/** A fixed amount and a rate, of which somebody writes a wrong equation. */
export const correctedStories: readonly Story[] = [
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 4, 7), q: whole(random, 8, 12), x: whole(random, 3, 9) }),
    money: 'pqr',
    unit: counted(nouns.hour),
    says: (p, q, r) => ({
      en: prose`Renting skates costs ${q} plus ${p} an hour. Amir pays ${r}. For how many hours does he rent them?`,
      es: prose`Alquilar unos patines cuesta ${q} y además ${p} por hora. Amir paga ${r}. ¿Por cuántas horas los alquila?`,
    }),
    letIs: { en: line`the number of hours`, es: line`el número de horas` },
    models: {
      en: line`The charge for the hours and the fixed charge make the total.`,
      es: line`Lo que se cobra por las horas y el cobro fijo forman el total.`,
    },
    ends: found => ({ en: line`He rents them for ${found}.`, es: line`Los alquila por ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 3, 6), q: whole(random, 20, 35), x: whole(random, 12, 25) }),
    money: 'pqr',
    unit: counted(nouns.page),
    says: (p, q, r) => ({
      en: prose`A print shop makes photo books. It charges ${q} for the cover and ${p} for each page. A book costs ${r}. How many pages does it have?`,
      es: prose`Una imprenta hace álbumes de fotos. Cobra ${q} por la tapa y ${p} por cada página. Un álbum cuesta ${r}. ¿Cuántas páginas tiene?`,
    }),
    letIs: { en: line`the number of pages`, es: line`el número de páginas` },
    models: {
      en: line`The charge for the pages and the charge for the cover make the total.`,
      es: line`Lo que se cobra por las páginas y por la tapa forma el total.`,
    },
    ends: found => ({ en: line`It has ${found}.`, es: line`Tiene ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 25, 40), q: whole(random, 45, 80), x: whole(random, 3, 9) }),
    money: 'pqr',
    unit: counted(nouns.month),
    says: (p, q, r) => ({
      en: prose`A piano school charges ${q} for books at the start and ${p} a month for lessons. Mei has paid ${r}. For how many months has she had lessons?`,
      es: prose`Una escuela de piano cobra ${q} por los libros al inicio y ${p} al mes por las clases. Mei ha pagado ${r}. ¿Cuántos meses ha tomado clases?`,
    }),
    letIs: { en: line`the number of months`, es: line`el número de meses` },
    models: {
      en: line`The charge for the lessons and the charge for the books make the total.`,
      es: line`Lo que se cobra por las clases y por los libros forma el total.`,
    },
    ends: found => ({ en: line`She has had lessons for ${found}.`, es: line`Ha tomado clases ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 6, 9), q: whole(random, 30, 50), x: whole(random, 10, 20) }),
    money: 'pqr',
    unit: counted(nouns.guest),
    says: (p, q, r) => ({
      en: prose`A bowling alley charges ${q} for a party and ${p} for each guest. A party costs ${r}. How many guests are there?`,
      es: prose`Una bolera cobra ${q} por una fiesta y ${p} por cada invitado. Una fiesta cuesta ${r}. ¿Cuántos invitados hay?`,
    }),
    letIs: { en: line`the number of guests`, es: line`el número de invitados` },
    models: {
      en: line`The charge for the guests and the charge for the party make the total.`,
      es: line`Lo que se cobra por los invitados y por la fiesta forma el total.`,
    },
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
]
