import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { bouquet, keyRing } from './own-nouns.ts'
import type { PackingStory } from './story.ts'

/** Only full groups count; the rest is left over. */
export const fullStories: readonly PackingStory[] = [
  {
    sizes: [6],
    items: nouns.egg,
    groups: nouns.carton,
    tell: (total, each) => ({
      en: line`A farmer has ${total} to pack. A full carton holds ${each}.`,
      es: line`Una granjera tiene ${total} para empacar. En un cartón lleno caben ${each}.`,
    }),
    asks: {
      full: {
        question: { en: line`How many cartons can she fill?`, es: line`¿Cuántos cartones puede llenar?` },
        ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
      },
      left: {
        question: {
          en: line`She fills as many cartons as she can. How many eggs are left over?`,
          es: line`Llena todos los cartones que puede. ¿Cuántos huevos sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
  {
    sizes: [5, 7, 8, 9],
    items: nouns.child,
    groups: nouns.team,
    tell: (total, each) => ({
      en: line`There are ${total} at a soccer camp. The coach makes teams of ${each}.`,
      es: line`Hay ${total} en un campamento de fútbol. La entrenadora forma equipos de ${each}.`,
    }),
    asks: {
      full: {
        question: { en: line`How many full teams can she make?`, es: line`¿Cuántos equipos completos puede formar?` },
        ends: found => ({ en: line`She can make ${found}.`, es: line`Puede formar ${found}.` }),
      },
      left: {
        question: {
          en: line`She makes as many teams as possible. How many children are left without a team?`,
          es: line`Forma el mayor número posible de equipos. ¿Cuántos niños quedan sin equipo?`,
        },
        ends: found => ({
          en: line`There are ${found} without a team.`,
          es: line`Quedan ${found} sin equipo.`,
        }),
      },
    },
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.centimeter,
    groups: nouns.piece,
    tell: (total, each) => ({
      en: line`Clara has a ribbon that is ${total} long. She cuts it into pieces that are ${each} long.`,
      es: line`Clara tiene una cinta de ${total} de largo. La corta en pedazos de ${each} de largo.`,
    }),
    asks: {
      full: {
        question: {
          en: line`How many pieces of that length can she cut?`,
          es: line`¿Cuántos pedazos de esa longitud puede cortar?`,
        },
        ends: found => ({ en: line`She can cut ${found}.`, es: line`Puede cortar ${found}.` }),
      },
      left: {
        question: {
          en: line`She cuts as many pieces as she can. How many centimeters of ribbon are left over?`,
          es: line`Corta todos los pedazos que puede. ¿Cuántos centímetros de cinta sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
  {
    sizes: [5, 6, 7, 8, 9],
    items: nouns.rose,
    groups: bouquet,
    tell: (total, each) => ({
      en: line`A flower shop gets ${total}. Each bouquet takes ${each}.`,
      es: line`Una florería recibe ${total}. Para cada ramo se usan ${each}.`,
    }),
    asks: {
      full: {
        question: {
          en: line`How many bouquets can the shop make?`,
          es: line`¿Cuántos ramos puede hacer la florería?`,
        },
        ends: found => ({ en: line`The shop can make ${found}.`, es: line`La florería puede hacer ${found}.` }),
      },
      left: {
        question: {
          en: line`The shop makes as many bouquets as it can. How many roses are left over?`,
          es: line`La florería hace todos los ramos que puede. ¿Cuántas rosas sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.bead,
    groups: keyRing,
    tell: (total, each) => ({
      en: line`Dalia makes key rings with ${total}. She uses ${each} for each key ring.`,
      es: line`Dalia hace llaveros con ${total}. Usa ${each} para cada llavero.`,
    }),
    asks: {
      full: {
        question: { en: line`How many key rings can she finish?`, es: line`¿Cuántos llaveros puede terminar?` },
        ends: found => ({ en: line`She can finish ${found}.`, es: line`Puede terminar ${found}.` }),
      },
      left: {
        question: {
          en: line`She finishes as many key rings as she can. How many beads does she not use?`,
          es: line`Termina todos los llaveros que puede. ¿Cuántas cuentas no usa?`,
        },
        ends: found => ({ en: line`She does not use ${found}.`, es: line`No usa ${found}.` }),
      },
    },
  },
  {
    sizes: [5, 6, 8],
    items: nouns.pencil,
    groups: nouns.pack,
    tell: (total, each) => ({
      en: line`A school store has ${total}. It sells them only in full packs of ${each}.`,
      es: line`Una tienda escolar tiene ${total}. Los vende solo en paquetes completos de ${each}.`,
    }),
    asks: {
      full: {
        question: { en: line`How many packs can it sell?`, es: line`¿Cuántos paquetes puede vender?` },
        ends: found => ({ en: line`It can sell ${found}.`, es: line`Puede vender ${found}.` }),
      },
      left: {
        question: {
          en: line`It sells as many packs as it can. How many pencils are left over?`,
          es: line`Vende todos los paquetes que puede. ¿Cuántos lápices sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
  {
    sizes: [5, 6, 8, 9],
    items: nouns.sticker,
    groups: nouns.bag,
    tell: (total, each) => ({
      en: line`Amara fills party bags with ${total}. She puts ${each} in each bag.`,
      es: line`Amara llena bolsas de fiesta con ${total}. Pone ${each} en cada bolsa.`,
    }),
    asks: {
      full: {
        question: {
          en: line`How many bags can she fill?`,
          es: line`¿Cuántas bolsas puede llenar?`,
        },
        ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
      },
      left: {
        question: {
          en: line`She fills as many bags as she can and keeps the other stickers. How many stickers does she keep?`,
          es: line`Llena todas las bolsas que puede y se queda con las otras calcomanías. ¿Con cuántas calcomanías se queda?`,
        },
        ends: found => ({ en: line`She keeps ${found}.`, es: line`Se queda con ${found}.` }),
      },
    },
  },
  {
    sizes: [4],
    items: nouns.wheel,
    groups: nouns.toyCar,
    tell: (total, each) => ({
      en: line`In a workshop there are ${total}. It takes ${each} to build one toy car.`,
      es: line`En un taller hay ${total}. Se necesitan ${each} para armar un carrito de juguete.`,
    }),
    asks: {
      full: {
        question: {
          en: line`For how many toy cars are there enough wheels?`,
          es: line`¿Para cuántos carritos de juguete alcanzan las ruedas?`,
        },
        ends: found => ({
          en: line`There are enough wheels for ${found}.`,
          es: line`Las ruedas alcanzan para ${found}.`,
        }),
      },
      left: {
        question: {
          en: line`The workers build as many toy cars as they can. How many wheels are left over?`,
          es: line`Los trabajadores arman todos los carritos que pueden. ¿Cuántas ruedas sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
  {
    sizes: [4, 6, 8],
    items: nouns.muffin,
    groups: nouns.box,
    tell: (total, each) => ({
      en: line`A baker bakes ${total} for a sale. He sells them in boxes of ${each}.`,
      es: line`Un panadero hornea ${total} para vender. Los vende en cajas de ${each}.`,
    }),
    asks: {
      full: {
        question: { en: line`How many full boxes can he sell?`, es: line`¿Cuántas cajas llenas puede vender?` },
        ends: found => ({ en: line`He can sell ${found}.`, es: line`Puede vender ${found}.` }),
      },
      left: {
        question: {
          en: line`He fills as many boxes as he can. How many muffins are left over?`,
          es: line`Llena todas las cajas que puede. ¿Cuántos muffins sobran?`,
        },
        ends: found => ({ en: line`There are ${found} left over.`, es: line`Sobran ${found}.` }),
      },
    },
  },
]
