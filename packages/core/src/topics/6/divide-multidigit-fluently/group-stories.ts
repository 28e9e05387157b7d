import {
  type Both,
  type Expr,
  type Inline,
  line,
  type Noun,
  noun,
  type Quantity,
  type Term,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>
interface Asked {
  readonly question: Sentence
  readonly ends: (found: Quantity) => Sentence
}

/** Things that are put into groups of one size. What is left over needs one more group, does not count, or is asked for. */
interface Grouping {
  readonly items: Noun
  readonly groups: Noun
  /** Sizes of a group that are easy to divide by. */
  readonly easy: readonly number[]
  readonly sizes: readonly [least: number, most: number]
  /** Sizes of three digits. */
  readonly large: readonly [least: number, most: number]
  readonly tell: (total: Term, each: Term) => Sentence
  /** How many groups there are. */
  readonly groupsAsked: Asked
  /** The names of two blanks. */
  readonly labels: readonly [full: Expr, left: Expr]
}
export type GroupStory =
  | (Grouping & { readonly kind: 'needed' | 'full' })
  | (Grouping & { readonly kind: 'left'; readonly leftAsked: Asked })

export const groupStories: readonly GroupStory[] = [
  {
    kind: 'needed',
    items: nouns.visitor,
    groups: nouns.trip,
    easy: [24, 40, 25],
    sizes: [36, 58],
    large: [124, 186],
    tell: (total, each) => ({
      en: line`A boat takes ${total} to an island. On each trip it holds ${each}.`,
      es: line`Un barco lleva a ${total} a una isla. En cada viaje caben ${each}.`,
    }),
    groupsAsked: {
      question: {
        en: line`How many trips does the boat need for all of the visitors?`,
        es: line`¿Cuántos viajes necesita el barco para llevar a todos los visitantes?`,
      },
      ends: found => ({ en: line`The boat needs ${found}.`, es: line`El barco necesita ${found}.` }),
    },
    labels: [words('Full trips', 'Viajes con el barco lleno'), words('Visitors left over', 'Visitantes que sobran')],
  },
  {
    kind: 'full',
    items: nouns.egg,
    groups: nouns.crate,
    easy: [20, 30, 24],
    sizes: [24, 36],
    large: [144, 144],
    tell: (total, each) => ({
      en: line`A farm packs ${total} in crates of ${each}.`,
      es: line`Una granja empaca ${total} en cajones de ${each}.`,
    }),
    groupsAsked: {
      question: {
        en: line`How many full crates are there?`,
        es: line`¿Cuántos cajones llenos hay?`,
      },
      ends: found => ({ en: line`The farm fills ${found}.`, es: line`La granja llena ${found}.` }),
    },
    labels: [words('Full crates', 'Cajones llenos'), words('Eggs left over', 'Huevos que sobran')],
  },
  {
    kind: 'left',
    items: nouns.chair,
    groups: nouns.row,
    easy: [25, 18, 30],
    sizes: [34, 64],
    large: [112, 186],
    tell: (total, each) => ({
      en: line`For an outdoor concert, workers set up ${total} in rows of ${each}.`,
      es: line`Para un concierto al aire libre se colocan ${total} en filas de ${each}.`,
    }),
    groupsAsked: {
      question: { en: line`How many full rows are there?`, es: line`¿Cuántas filas completas hay?` },
      ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    },
    leftAsked: {
      question: {
        en: line`How many chairs are left over after all the full rows are set up?`,
        es: line`¿Cuántas sillas sobran después de formar todas las filas completas?`,
      },
      ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
    },
    labels: [words('Full rows', 'Filas completas'), words('Chairs left over', 'Sillas que sobran')],
  },
  {
    kind: 'needed',
    items: nouns.book,
    groups: nouns.box,
    easy: [12, 15, 24],
    sizes: [24, 38],
    large: [112, 148],
    tell: (total, each) => ({
      en: line`A library moves ${total} in large boxes. Each box holds ${each}.`,
      es: line`Una biblioteca lleva ${total} en cajas grandes. En cada caja caben ${each}.`,
    }),
    groupsAsked: {
      question: {
        en: line`How many boxes are needed for all of the books?`,
        es: line`¿Cuántas cajas se necesitan para todos los libros?`,
      },
      ends: found => ({ en: line`The library needs ${found}.`, es: line`La biblioteca necesita ${found}.` }),
    },
    labels: [words('Full boxes', 'Cajas llenas'), words('Books left over', 'Libros que sobran')],
  },
  {
    kind: 'full',
    items: nouns.inch,
    groups: noun('piece', 'pieces', 'pedazo', 'pedazos', 'm'),
    easy: [16, 25, 40],
    sizes: [32, 68],
    large: [124, 248],
    tell: (total, each) => ({
      en: line`A roll has ${total} of wire. The wire is cut into pieces of ${each}.`,
      es: line`Un rollo tiene ${total} de alambre. El alambre se corta en pedazos de ${each}.`,
    }),
    groupsAsked: {
      question: {
        en: line`How many pieces of that length can be cut?`,
        es: line`¿Cuántos pedazos de esa longitud se pueden cortar?`,
      },
      ends: found => ({
        en: line`The wire gives ${found} of that length.`,
        es: line`Del alambre salen ${found} de esa longitud.`,
      }),
    },
    labels: [words('Pieces', 'Pedazos'), words('Inches left over', 'Pulgadas que sobran')],
  },
  {
    kind: 'left',
    items: nouns.stamp,
    groups: nouns.album,
    easy: [20, 24, 18],
    sizes: [24, 48],
    large: [124, 248],
    tell: (total, each) => ({
      en: line`Ravi puts ${total} in albums with ${each} in each album.`,
      es: line`Ravi pone ${total} en álbumes con ${each} en cada álbum.`,
    }),
    groupsAsked: {
      question: { en: line`How many albums can he fill?`, es: line`¿Cuántos álbumes puede llenar?` },
      ends: found => ({ en: line`Ravi can fill ${found}.`, es: line`Ravi puede llenar ${found}.` }),
    },
    leftAsked: {
      question: {
        en: line`How many stamps are left over after he fills as many albums as possible?`,
        es: line`¿Cuántas estampillas sobran después de llenar todos los álbumes posibles?`,
      },
      ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
    },
    labels: [words('Full albums', 'Álbumes llenos'), words('Stamps left over', 'Estampillas que sobran')],
  },
  {
    kind: 'needed',
    items: nouns.page,
    groups: nouns.day,
    easy: [25, 30, 15],
    sizes: [36, 58],
    large: [112, 168],
    tell: (total, each) => ({
      en: line`A series of books has ${total}. Elena reads ${each} a day.`,
      es: line`Una serie de libros tiene ${total}. Elena lee ${each} al día.`,
    }),
    groupsAsked: {
      question: {
        en: line`In how many days does she finish the series?`,
        es: line`¿En cuántos días termina la serie?`,
      },
      ends: found => ({ en: line`Elena finishes in ${found}.`, es: line`Elena termina en ${found}.` }),
    },
    labels: [words('Full days', 'Días completos'), words('Pages left over', 'Páginas que sobran')],
  },
  {
    kind: 'full',
    items: nouns.apple,
    groups: nouns.crate,
    easy: [50, 60, 40],
    sizes: [64, 96],
    large: [112, 168],
    tell: (total, each) => ({
      en: line`An orchard packs ${total} in crates of ${each}. It sells only full crates.`,
      es: line`Un huerto empaca ${total} en cajones de ${each}. Vende solo cajones llenos.`,
    }),
    groupsAsked: {
      question: { en: line`How many crates can the orchard sell?`, es: line`¿Cuántos cajones puede vender el huerto?` },
      ends: found => ({ en: line`The orchard can sell ${found}.`, es: line`El huerto puede vender ${found}.` }),
    },
    labels: [words('Full crates', 'Cajones llenos'), words('Apples left over', 'Manzanas que sobran')],
  },
  {
    kind: 'left',
    items: nouns.dollar,
    groups: nouns.payment,
    easy: [25, 50, 30],
    sizes: [64, 96],
    large: [214, 386],
    tell: (total, each) => ({
      en: line`A family pays ${total} for a used car in weekly payments of ${each}.`,
      es: line`Una familia paga ${total} por un auto usado en pagos semanales de ${each}.`,
    }),
    groupsAsked: {
      question: {
        en: line`How many payments of the full amount are there?`,
        es: line`¿Cuántos pagos de esa cantidad hay?`,
      },
      ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    },
    leftAsked: {
      question: {
        en: line`The last payment is smaller. How many dollars is it?`,
        es: line`El último pago es menor. ¿De cuántos dólares es?`,
      },
      ends: found => ({ en: line`The last payment is ${found}.`, es: line`El último pago es de ${found}.` }),
    },
    labels: [words('Full payments', 'Pagos completos'), words('Dollars left to pay', 'Dólares que faltan por pagar')],
  },
]
