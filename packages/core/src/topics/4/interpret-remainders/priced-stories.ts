import { type Both, type Expr, type Inline, line, type Noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { bouquet, raft } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>
/** Groups that are needed, or groups that are full, at a price for each. */
export interface PricedStory {
  readonly kind: 'full' | 'needed'
  readonly sizes: readonly number[]
  /** In dollars. */
  readonly price: readonly [least: number, most: number]
  readonly items: Noun
  readonly groups: Noun
  readonly tell: (total: Term, each: Term, price: Term) => Sentence
  readonly question: Sentence
  readonly ends: (found: Expr) => Sentence
}

export const pricedStories: readonly PricedStory[] = [
  {
    kind: 'needed',
    sizes: [6, 8, 9],
    price: [35, 58],
    items: nouns.camper,
    groups: raft,
    tell: (total, each, price) => ({
      en: line`A camp takes ${total} down a river. Each raft holds ${each}, and it costs ${price} to rent one raft.`,
      es: line`Un campamento lleva a ${total} por un río. En cada balsa caben ${each} y alquilar una balsa cuesta ${price}.`,
    }),
    question: {
      en: line`How much does it cost to rent rafts for all of the campers?`,
      es: line`¿Cuánto cuesta alquilar balsas para todos los campistas?`,
    },
    ends: found => ({ en: line`The rafts cost ${found}.`, es: line`Las balsas cuestan ${found}.` }),
  },
  {
    kind: 'full',
    sizes: [6],
    price: [3, 4],
    items: nouns.egg,
    groups: nouns.carton,
    tell: (total, each, price) => ({
      en: line`A farm stand has ${total}. It sells them only in full cartons of ${each}, and each carton costs ${price}.`,
      es: line`Un puesto de granja tiene ${total}. Los vende solo en cartones llenos de ${each} y cada cartón cuesta ${price}.`,
    }),
    question: {
      en: line`How much money does the stand get if it sells all of its full cartons?`,
      es: line`¿Cuánto dinero recibe el puesto si vende todos sus cartones llenos?`,
    },
    ends: found => ({ en: line`The stand gets ${found}.`, es: line`El puesto recibe ${found}.` }),
  },
  {
    kind: 'needed',
    sizes: [8],
    price: [3, 5],
    items: nouns.plate,
    groups: nouns.pack,
    tell: (total, each, price) => ({
      en: line`The students need ${total} for a school picnic. Plates come in packs of ${each}, and a pack costs ${price}.`,
      es: line`Los estudiantes necesitan ${total} para un picnic escolar. Los platos vienen en paquetes de ${each} y un paquete cuesta ${price}.`,
    }),
    question: {
      en: line`What is the least that they must pay for the plates?`,
      es: line`¿Cuánto es lo mínimo que deben pagar por los platos?`,
    },
    ends: found => ({ en: line`They must pay at least ${found}.`, es: line`Deben pagar al menos ${found}.` }),
  },
  {
    kind: 'full',
    sizes: [6, 8, 9],
    price: [12, 18],
    items: nouns.rose,
    groups: bouquet,
    tell: (total, each, price) => ({
      en: line`A flower shop makes bouquets with ${total}. Each bouquet has ${each} and costs ${price}.`,
      es: line`Una florería hace ramos con ${total}. Cada ramo tiene ${each} y cuesta ${price}.`,
    }),
    question: {
      en: line`How much money does the shop get if it makes and sells as many bouquets as possible?`,
      es: line`¿Cuánto dinero recibe la florería si hace y vende el mayor número posible de ramos?`,
    },
    ends: found => ({ en: line`The shop gets ${found}.`, es: line`La florería recibe ${found}.` }),
  },
  {
    kind: 'needed',
    sizes: [6, 8, 9],
    price: [9, 14],
    items: nouns.guest,
    groups: nouns.table,
    tell: (total, each, price) => ({
      en: line`There will be ${total} at a wedding. Each table seats ${each}, and it costs ${price} to rent a table.`,
      es: line`Habrá ${total} en una boda. En cada mesa caben ${each} y alquilar una mesa cuesta ${price}.`,
    }),
    question: {
      en: line`How much does it cost to rent enough tables for all of the guests?`,
      es: line`¿Cuánto cuesta alquilar las mesas necesarias para todos los invitados?`,
    },
    ends: found => ({ en: line`The tables cost ${found}.`, es: line`Las mesas cuestan ${found}.` }),
  },
  {
    kind: 'full',
    sizes: [6, 8],
    price: [7, 12],
    items: nouns.cupcake,
    groups: nouns.box,
    tell: (total, each, price) => ({
      en: line`At a bake sale, ${total} are put into boxes of ${each}. Only full boxes are sold, for ${price} each.`,
      es: line`En una venta de pasteles se ponen ${total} en cajas de ${each}. Solo se venden las cajas llenas, a ${price} cada una.`,
    }),
    question: {
      en: line`How much money do all of the full boxes bring in?`,
      es: line`¿Cuánto dinero se recibe por todas las cajas llenas?`,
    },
    ends: found => ({
      en: line`The full boxes bring in ${found}.`,
      es: line`Por las cajas llenas se reciben ${found}.`,
    }),
  },
]
