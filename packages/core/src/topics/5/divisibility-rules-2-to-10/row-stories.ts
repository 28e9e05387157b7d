import { type Both, type Expr, type Inline, line, type Noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** So many things that are put into groups of one size, with none left over. */
export interface RowStory {
  readonly items: Noun
  readonly total: readonly [least: number, most: number]
  readonly tell: (total: Term) => Sentence
  readonly question: Sentence
  readonly answers: (sizes: Expr) => Sentence
}

export const rowStories: readonly RowStory[] = [
  {
    items: nouns.chair,
    total: [210, 690],
    tell: total => ({
      en: line`A school sets up ${total} in equal rows with none left over.`,
      es: line`Una escuela coloca ${total} en filas iguales, sin que sobre ninguna.`,
    }),
    question: { en: line`How many chairs can be in each row?`, es: line`¿Cuántas sillas puede haber en cada fila?` },
    answers: sizes => ({
      en: line`There can be ${sizes} chairs in each row.`,
      es: line`Puede haber ${sizes} sillas en cada fila.`,
    }),
  },
  {
    items: nouns.stamp,
    total: [310, 980],
    tell: total => ({
      en: line`Rosa puts ${total} in an album, the same number on every page, with none left over.`,
      es: line`Rosa pone ${total} en un álbum, la misma cantidad en cada página, sin que sobre ninguna.`,
    }),
    question: {
      en: line`How many stamps can be on each page?`,
      es: line`¿Cuántas estampillas puede haber en cada página?`,
    },
    answers: sizes => ({
      en: line`There can be ${sizes} stamps on each page.`,
      es: line`Puede haber ${sizes} estampillas en cada página.`,
    }),
  },
  {
    items: nouns.marble,
    total: [310, 980],
    tell: total => ({
      en: line`A toy shop packs ${total} in bags, the same number in every bag, with none left over.`,
      es: line`Una juguetería empaca ${total} en bolsas, la misma cantidad en cada una, sin que sobre ninguna.`,
    }),
    question: { en: line`How many marbles can be in each bag?`, es: line`¿Cuántas canicas puede haber en cada bolsa?` },
    answers: sizes => ({
      en: line`There can be ${sizes} marbles in each bag.`,
      es: line`Puede haber ${sizes} canicas en cada bolsa.`,
    }),
  },
  {
    items: nouns.player,
    total: [120, 480],
    tell: total => ({
      en: line`At a tournament, ${total} are put into equal teams with none left over.`,
      es: line`En un torneo se forman equipos iguales con ${total}, sin que sobre ninguno.`,
    }),
    question: {
      en: line`How many players can be on each team?`,
      es: line`¿Cuántos jugadores puede haber en cada equipo?`,
    },
    answers: sizes => ({
      en: line`There can be ${sizes} players on each team.`,
      es: line`Puede haber ${sizes} jugadores en cada equipo.`,
    }),
  },
  {
    items: nouns.cookie,
    total: [1110, 4980],
    tell: total => ({
      en: line`A bakery packs ${total} in boxes, the same number in every box, with none left over.`,
      es: line`Una panadería empaca ${total} en cajas, la misma cantidad en cada una, sin que sobre ninguna.`,
    }),
    question: { en: line`How many cookies can be in each box?`, es: line`¿Cuántas galletas puede haber en cada caja?` },
    answers: sizes => ({
      en: line`There can be ${sizes} cookies in each box.`,
      es: line`Puede haber ${sizes} galletas en cada caja.`,
    }),
  },
  {
    items: nouns.tulip,
    total: [310, 980],
    tell: total => ({
      en: line`A gardener plants ${total} in equal rows with none left over.`,
      es: line`Un jardinero planta ${total} en filas iguales, sin que sobre ninguno.`,
    }),
    question: { en: line`How many tulips can be in each row?`, es: line`¿Cuántos tulipanes puede haber en cada fila?` },
    answers: sizes => ({
      en: line`There can be ${sizes} tulips in each row.`,
      es: line`Puede haber ${sizes} tulipanes en cada fila.`,
    }),
  },
  {
    items: nouns.guest,
    total: [120, 480],
    tell: total => ({
      en: line`At a banquet, ${total} sit at tables, the same number at every table.`,
      es: line`En un banquete, ${total} se sientan a las mesas, la misma cantidad en cada una.`,
    }),
    question: {
      en: line`How many guests can sit at each table?`,
      es: line`¿Cuántos invitados puede haber en cada mesa?`,
    },
    answers: sizes => ({
      en: line`There can be ${sizes} guests at each table.`,
      es: line`Puede haber ${sizes} invitados en cada mesa.`,
    }),
  },
  {
    items: nouns.pencil,
    total: [1110, 4980],
    tell: total => ({
      en: line`A factory puts ${total} into packs, the same number in every pack, with none left over.`,
      es: line`Una fábrica pone ${total} en paquetes, la misma cantidad en cada uno, sin que sobre ninguno.`,
    }),
    question: {
      en: line`How many pencils can be in each pack?`,
      es: line`¿Cuántos lápices puede haber en cada paquete?`,
    },
    answers: sizes => ({
      en: line`There can be ${sizes} pencils in each pack.`,
      es: line`Puede haber ${sizes} lápices en cada paquete.`,
    }),
  },
]
