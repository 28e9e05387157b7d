import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { PackingStory } from './story.ts'

/** Nothing and nobody is left out: what is left needs one more group. */
export const neededStories: readonly PackingStory[] = [
  {
    sizes: [7, 8, 9],
    items: nouns.camper,
    groups: nouns.van,
    tell: (total, each) => ({
      en: line`Vans take ${total} to a lake. There are seats for ${each} in each van.`,
      es: line`Unas camionetas llevan a ${total} a un lago. En cada camioneta hay asientos para ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many vans are needed to take all of the campers?`,
          es: line`¿Cuántas camionetas se necesitan para llevar a todos los campistas?`,
        },
        ends: found => ({ en: line`The campers need ${found}.`, es: line`Se necesitan ${found}.` }),
      },
    },
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.stamp,
    groups: nouns.page,
    tell: (total, each) => ({
      en: line`Leo puts his ${total} in an album. A full page has ${each}.`,
      es: line`Leo pone sus ${total} en un álbum. Una página llena tiene ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many pages does he need for all of his stamps?`,
          es: line`¿Cuántas páginas necesita para todas sus estampillas?`,
        },
        ends: found => ({ en: line`He needs ${found}.`, es: line`Necesita ${found}.` }),
      },
    },
  },
  {
    sizes: [6, 8, 9],
    items: nouns.guest,
    groups: nouns.table,
    tell: (total, each) => ({
      en: line`A restaurant gets ready for a banquet with ${total}. Each table has room for ${each}.`,
      es: line`Un restaurante se prepara para un banquete con ${total}. En cada mesa caben ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many tables must be set so that every guest has a place?`,
          es: line`¿Cuántas mesas hay que poner para que cada invitado tenga lugar?`,
        },
        ends: found => ({ en: line`The restaurant must set ${found}.`, es: line`Hay que poner ${found}.` }),
      },
    },
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.page,
    groups: nouns.day,
    tell: (total, each) => ({
      en: line`Sara still has ${total} of a book to read. Each day she reads ${each}.`,
      es: line`A Sara le quedan ${total} de un libro por leer. Cada día lee ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many days does she need to finish the book?`,
          es: line`¿Cuántos días necesita para terminar el libro?`,
        },
        ends: found => ({ en: line`She needs ${found}.`, es: line`Necesita ${found}.` }),
      },
    },
  },
  {
    sizes: [7, 8, 9],
    items: nouns.book,
    groups: nouns.box,
    tell: (total, each) => ({
      en: line`A family packs ${total} in boxes before a move. A box holds at most ${each}.`,
      es: line`Una familia guarda ${total} en cajas antes de una mudanza. En una caja caben como máximo ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many boxes does the family need for all of the books?`,
          es: line`¿Cuántas cajas necesita la familia para todos los libros?`,
        },
        ends: found => ({ en: line`The family needs ${found}.`, es: line`La familia necesita ${found}.` }),
      },
    },
  },
  {
    sizes: [5, 6, 8],
    items: nouns.hiker,
    groups: nouns.tent,
    tell: (total, each) => ({
      en: line`On a long hike, ${total} sleep in tents. No more than ${each} fit in one tent.`,
      es: line`En una caminata larga, ${total} duermen en carpas. En una carpa no caben más de ${each}.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many tents are needed for all of the hikers?`,
          es: line`¿Cuántas carpas se necesitan para todos los excursionistas?`,
        },
        ends: found => ({ en: line`They need ${found}.`, es: line`Necesitan ${found}.` }),
      },
    },
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.dollar,
    groups: nouns.week,
    tell: (total, each) => ({
      en: line`A skateboard costs ${total}. Malik has no money yet, and he saves ${each} each week.`,
      es: line`Una patineta cuesta ${total}. Malik todavía no tiene dinero y ahorra ${each} cada semana.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`After how many weeks does he have enough money for the first time?`,
          es: line`¿Después de cuántas semanas tiene suficiente dinero por primera vez?`,
        },
        ends: found => ({
          en: line`He has enough money after ${found}.`,
          es: line`Tiene suficiente dinero después de ${found}.`,
        }),
      },
    },
  },
  {
    sizes: [6, 8, 9],
    items: nouns.cookie,
    groups: nouns.tray,
    tell: (total, each) => ({
      en: line`For a class party, Marta bakes ${total} on trays. She can put at most ${each} on each tray.`,
      es: line`Para una fiesta de la clase, Marta hornea ${total} en bandejas. Puede poner como máximo ${each} en cada bandeja.`,
    }),
    asks: {
      needed: {
        question: {
          en: line`How many trays does she need to bake all of the cookies?`,
          es: line`¿Cuántas bandejas necesita para hornear todas las galletas?`,
        },
        ends: found => ({ en: line`She needs ${found}.`, es: line`Necesita ${found}.` }),
      },
    },
  },
]
