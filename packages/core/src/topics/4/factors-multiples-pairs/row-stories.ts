import { type Both, type Inline, line, type Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>
/** So many things in equal groups; the number of groups lies between two numbers. */
export interface RowStory {
  readonly tell: (total: Term, least: Term, most: Term) => Sentence
  readonly question: Sentence
}

export const rowStories: readonly RowStory[] = [
  {
    tell: (total, least, most) => ({
      en: line`A band of ${total} musicians marches in equal rows. There are more than ${least} rows and fewer than ${most} rows.`,
      es: line`Una banda de ${total} músicos marcha en filas iguales. Hay más de ${least} filas y menos de ${most} filas.`,
    }),
    question: {
      en: line`Which numbers of rows are possible? Write all of them.`,
      es: line`¿Qué números de filas son posibles? Escríbelos todos.`,
    },
  },
  {
    tell: (total, least, most) => ({
      en: line`A baker puts ${total} rolls on trays, with the same number on each tray and none left over. She uses more than ${least} trays and fewer than ${most} trays.`,
      es: line`Una panadera pone ${total} panes en bandejas, el mismo número en cada una y sin que sobre ninguno. Usa más de ${least} bandejas y menos de ${most}.`,
    }),
    question: {
      en: line`How many trays could she use? Write all the possible numbers.`,
      es: line`¿Cuántas bandejas puede usar? Escribe todos los números posibles.`,
    },
  },
  {
    tell: (total, least, most) => ({
      en: line`At a camp, ${total} children are put into equal teams. There must be more than ${least} teams and fewer than ${most} teams.`,
      es: line`En un campamento se reparten ${total} niños en equipos iguales. Debe haber más de ${least} equipos y menos de ${most}.`,
    }),
    question: {
      en: line`How many teams could there be? Write all the possible numbers.`,
      es: line`¿Cuántos equipos puede haber? Escribe todos los números posibles.`,
    },
  },
  {
    tell: (total, least, most) => ({
      en: line`Amir lays ${total} square tiles in equal rows to make a rectangle. He wants more than ${least} rows and fewer than ${most} rows.`,
      es: line`Amir coloca ${total} baldosas cuadradas en filas iguales para formar un rectángulo. Quiere más de ${least} filas y menos de ${most}.`,
    }),
    question: {
      en: line`How many rows could he make? Write all the possible numbers.`,
      es: line`¿Cuántas filas puede hacer? Escribe todos los números posibles.`,
    },
  },
  {
    tell: (total, least, most) => ({
      en: line`An album has room for ${total} photos, the same number on every page. It has more than ${least} pages and fewer than ${most} pages.`,
      es: line`En un álbum caben ${total} fotos, el mismo número en cada página. Tiene más de ${least} páginas y menos de ${most}.`,
    }),
    question: {
      en: line`How many pages could it have? Write all the possible numbers.`,
      es: line`¿Cuántas páginas puede tener? Escribe todos los números posibles.`,
    },
  },
  {
    tell: (total, least, most) => ({
      en: line`A gardener plants ${total} tulips in equal rows. Each row has more than ${least} tulips and fewer than ${most} tulips.`,
      es: line`Un jardinero planta ${total} tulipanes en filas iguales. Cada fila tiene más de ${least} tulipanes y menos de ${most}.`,
    }),
    question: {
      en: line`How many tulips could be in each row? Write all the possible numbers.`,
      es: line`¿Cuántos tulipanes puede haber en cada fila? Escribe todos los números posibles.`,
    },
  },
]
