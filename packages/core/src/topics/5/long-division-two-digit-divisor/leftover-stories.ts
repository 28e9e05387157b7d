import { type Both, type Content, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export interface Story {
  readonly divisor: readonly [least: number, most: number]
  readonly quotient: readonly [least: number, most: number]
  readonly unit: Noun
  tell(all: number, size: number): Both<Content>
}

/** What is left over needs one more. */
export const roundUp: readonly Story[] = [
  {
    divisor: [24, 48],
    quotient: [5, 18],
    unit: nouns.truck,
    tell: (all, size) => ({
      en: prose`A factory ships ${all} bicycles. Each truck holds ${size} bicycles. How many trucks are needed?`,
      es: prose`Una fábrica envía ${all} bicicletas. En cada camión caben ${size} bicicletas. ¿Cuántos camiones se necesitan?`,
    }),
  },
  {
    divisor: [18, 45],
    quotient: [6, 20],
    unit: nouns.day,
    tell: (all, size) => ({
      en: prose`A book has ${all} pages. Nina reads ${size} pages each day. In how many days does she finish the book?`,
      es: prose`Un libro tiene ${all} páginas. Nina lee ${size} páginas cada día. ¿En cuántos días termina el libro?`,
    }),
  },
  {
    divisor: [14, 32],
    quotient: [8, 30],
    unit: nouns.row,
    tell: (all, size) => ({
      en: prose`There are ${all} people at a concert. Each row has ${size} seats. How many rows are needed so that everyone has a seat?`,
      es: prose`En un concierto hay ${all} personas. Cada fila tiene ${size} asientos. ¿Cuántas filas se necesitan para que todas tengan asiento?`,
    }),
  },
  {
    divisor: [18, 36],
    quotient: [6, 25],
    unit: nouns.trip,
    tell: (all, size) => ({
      en: prose`A small ferry carries at most ${size} passengers. How many trips does it make to take ${all} passengers to an island?`,
      es: prose`Un transbordador pequeño lleva como máximo ${size} pasajeros. ¿Cuántos viajes hace para llevar a ${all} pasajeros a una isla?`,
    }),
  },
  {
    divisor: [14, 24],
    quotient: [8, 22],
    unit: nouns.table,
    tell: (all, size) => ({
      en: prose`For a dinner, ${all} guests sit at long tables. Each table has room for ${size} guests. How many tables are needed?`,
      es: prose`En una cena, ${all} invitados se sientan en mesas largas. En cada mesa caben ${size} invitados. ¿Cuántas mesas se necesitan?`,
    }),
  },
]

/** What is left over does not count. */
export const drop: readonly Story[] = [
  {
    divisor: [12, 30],
    quotient: [9, 40],
    unit: nouns.bag,
    tell: (all, size) => ({
      en: prose`A farm packs ${all} oranges in bags of ${size} oranges. How many bags can be filled completely?`,
      es: prose`Una granja empaca ${all} naranjas en bolsas de ${size} naranjas. ¿Cuántas bolsas se pueden llenar por completo?`,
    }),
  },
  {
    divisor: [15, 36],
    quotient: [6, 25],
    unit: nouns.pieceOfRibbon,
    tell: (all, size) => ({
      en: prose`A roll has ${all} inches of ribbon. It is cut into pieces of ${size} inches. How many pieces of that length can be cut?`,
      es: prose`Un rollo tiene ${all} pulgadas de cinta. Se corta en pedazos de ${size} pulgadas. ¿Cuántos pedazos de ese largo se pueden cortar?`,
    }),
  },
  {
    divisor: [15, 36],
    quotient: [6, 25],
    unit: nouns.book,
    tell: (all, size) => ({
      en: prose`A school has ${all} dollars for books. Each book costs ${size} dollars. How many books can the school buy?`,
      es: prose`Una escuela tiene ${all} dólares para libros. Cada libro cuesta ${size} dólares. ¿Cuántos libros puede comprar la escuela?`,
    }),
  },
  {
    divisor: [15, 45],
    quotient: [8, 22],
    unit: nouns.prize,
    tell: (all, size) => ({
      en: prose`At a fair, a prize costs ${size} tickets. Sofia has ${all} tickets. How many prizes can she get?`,
      es: prose`En una feria, un premio cuesta ${size} boletos. Sofía tiene ${all} boletos. ¿Cuántos premios puede obtener?`,
    }),
  },
  {
    divisor: [65, 95],
    quotient: [4, 9],
    unit: nouns.cake,
    tell: (all, size) => ({
      en: prose`A bakery uses ${size} grams of butter for each small cake. It has ${all} grams of butter. For how many cakes is that enough?`,
      es: prose`Una panadería usa ${size} gramos de mantequilla para cada pastel pequeño. Tiene ${all} gramos de mantequilla. ¿Para cuántos pasteles alcanza?`,
    }),
  },
]

/** What is left over is the answer. */
export const leftOver: readonly Story[] = [
  {
    divisor: [18, 32],
    quotient: [7, 25],
    unit: nouns.sticker,
    tell: (all, size) => ({
      en: prose`A teacher shares ${all} stickers equally among ${size} students and gives out as many as possible. How many stickers are left over?`,
      es: prose`Una maestra reparte ${all} calcomanías en partes iguales entre ${size} estudiantes y les da todas las que puede. ¿Cuántas calcomanías sobran?`,
    }),
  },
  {
    divisor: [13, 22],
    quotient: [9, 20],
    unit: nouns.player,
    tell: (all, size) => ({
      en: prose`For a sports day, ${all} players form teams of ${size} players. How many players are left over when no more teams can be formed?`,
      es: prose`En un día de deportes, ${all} jugadores forman equipos de ${size} jugadores. ¿Cuántos jugadores sobran cuando ya no se pueden formar más equipos?`,
    }),
  },
  {
    divisor: [16, 40],
    quotient: [7, 20],
    unit: nouns.bead,
    tell: (all, size) => ({
      en: prose`Mateo has ${all} beads. He makes as many bracelets of ${size} beads as possible. How many beads are left over?`,
      es: prose`Mateo tiene ${all} cuentas. Hace todas las pulseras de ${size} cuentas que puede. ¿Cuántas cuentas sobran?`,
    }),
  },
]

/** What would still fit in the last one. */
export const roomLeft = [
  {
    divisor: [38, 56],
    quotient: [8, 16],
    unit: nouns.seat,
    full: nouns.bus,
    ask: (all: Term, size: Term) => ({
      en: prose`On a field trip, ${all} students ride in buses with ${size} seats. Every bus is full but the last one. How many seats are empty in the last bus?`,
      es: prose`En una excursión, ${all} estudiantes viajan en autobuses de ${size} asientos. Todos van llenos menos el último. ¿Cuántos asientos quedan vacíos en el último autobús?`,
    }),
  },
  {
    divisor: [12, 30],
    quotient: [20, 60],
    unit: nouns.muffin,
    full: nouns.tray,
    ask: (all: Term, size: Term) => ({
      en: prose`A bakery puts ${all} muffins on trays that hold ${size} muffins each. The last tray is not full. How many more muffins fit on it?`,
      es: prose`Una panadería pone ${all} muffins en bandejas en las que caben ${size} muffins. La última bandeja no está llena. ¿Cuántos muffins más caben en ella?`,
    }),
  },
  {
    divisor: [16, 36],
    quotient: [12, 28],
    unit: nouns.photo,
    full: nouns.page,
    ask: (all: Term, size: Term) => ({
      en: prose`Each page of an album holds ${size} photos. Clara has ${all} photos and fills one page after another. How many more photos fit on the last page that she uses?`,
      es: prose`En cada página de un álbum caben ${size} fotos. Clara tiene ${all} fotos y llena una página tras otra. ¿Cuántas fotos más caben en la última página que usa?`,
    }),
  },
  {
    divisor: [18, 42],
    quotient: [15, 40],
    unit: nouns.tree,
    full: nouns.row,
    ask: (all: Term, size: Term) => ({
      en: prose`A farm plants ${all} trees in rows of ${size} trees. The last row is not complete. How many trees are missing from it?`,
      es: prose`En una finca se plantan ${all} árboles en filas de ${size} árboles. La última fila no está completa. ¿Cuántos árboles le faltan?`,
    }),
  },
  {
    divisor: [24, 48],
    quotient: [15, 40],
    unit: nouns.bottle,
    full: nouns.crate,
    ask: (all: Term, size: Term) => ({
      en: prose`A factory puts ${all} bottles into crates of ${size} bottles. The last crate is not full. How many more bottles fit in it?`,
      es: prose`Una fábrica pone ${all} botellas en cajones de ${size} botellas. El último cajón no está lleno. ¿Cuántas botellas más caben en él?`,
    }),
  },
  {
    divisor: [15, 35],
    quotient: [20, 45],
    unit: nouns.book,
    full: nouns.shelf,
    ask: (all: Term, size: Term) => ({
      en: prose`A library puts ${all} books on shelves that hold ${size} books each. The last shelf is not full. How many more books fit on it?`,
      es: prose`Una biblioteca pone ${all} libros en estantes en los que caben ${size} libros. El último estante no está lleno. ¿Cuántos libros más caben en él?`,
    }),
  },
  {
    divisor: [14, 28],
    quotient: [22, 50],
    unit: nouns.card,
    full: nouns.pile,
    ask: (all: Term, size: Term) => ({
      en: prose`Amir sorts ${all} cards into piles of ${size} cards. The last pile is smaller. How many cards are missing from it?`,
      es: prose`Amir ordena ${all} cartas en montones de ${size} cartas. El último montón es más pequeño. ¿Cuántas cartas le faltan?`,
    }),
  },
  {
    divisor: [25, 48],
    quotient: [12, 36],
    unit: nouns.apple,
    full: nouns.box,
    ask: (all: Term, size: Term) => ({
      en: prose`An orchard packs ${all} apples in boxes of ${size} apples. The last box is not full. How many more apples fit in it?`,
      es: prose`Un huerto empaca ${all} manzanas en cajas de ${size} manzanas. La última caja no está llena. ¿Cuántas manzanas más caben en ella?`,
    }),
  },
] as const
