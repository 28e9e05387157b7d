import { type Block, type Both, line, prose } from '../../../author.ts'

/** What a table tells of four children, and the questions about the greatest and the least number. */
export interface ChildrenTable {
  readonly says: Both<Block>
  readonly head: Both<ReturnType<typeof line>>
  readonly most: Both<Block>
  readonly least: Both<Block>
}

export const childrenTables: readonly ChildrenTable[] = [
  {
    says: { en: prose`Four children play a game.`, es: prose`Cuatro niños juegan un juego.` },
    head: { en: line`Points`, es: line`Puntos` },
    most: { en: prose`Who has the most points?`, es: prose`¿Quién tiene más puntos?` },
    least: { en: prose`Who has the fewest points?`, es: prose`¿Quién tiene menos puntos?` },
  },
  {
    says: { en: prose`Four children collect stickers.`, es: prose`Cuatro niños coleccionan calcomanías.` },
    head: { en: line`Stickers`, es: line`Calcomanías` },
    most: { en: prose`Who has the most stickers?`, es: prose`¿Quién tiene más calcomanías?` },
    least: { en: prose`Who has the fewest stickers?`, es: prose`¿Quién tiene menos calcomanías?` },
  },
  {
    says: { en: prose`Four children read over the summer.`, es: prose`Cuatro niños leyeron durante el verano.` },
    head: { en: line`Pages read`, es: line`Páginas leídas` },
    most: { en: prose`Who read the most pages?`, es: prose`¿Quién leyó más páginas?` },
    least: { en: prose`Who read the fewest pages?`, es: prose`¿Quién leyó menos páginas?` },
  },
  {
    says: { en: prose`Four children make necklaces.`, es: prose`Cuatro niños hacen collares.` },
    head: { en: line`Beads used`, es: line`Cuentas usadas` },
    most: { en: prose`Who used the most beads?`, es: prose`¿Quién usó más cuentas?` },
    least: { en: prose`Who used the fewest beads?`, es: prose`¿Quién usó menos cuentas?` },
  },
  {
    says: {
      en: prose`Four children count their building bricks.`,
      es: prose`Cuatro niños cuentan sus ladrillos de juguete.`,
    },
    head: { en: line`Building bricks`, es: line`Ladrillos de juguete` },
    most: { en: prose`Who has the most building bricks?`, es: prose`¿Quién tiene más ladrillos de juguete?` },
    least: { en: prose`Who has the fewest building bricks?`, es: prose`¿Quién tiene menos ladrillos de juguete?` },
  },
  {
    says: { en: prose`Four children jump rope.`, es: prose`Cuatro niños saltan la cuerda.` },
    head: { en: line`Rope jumps`, es: line`Saltos de cuerda` },
    most: { en: prose`Who made the most jumps?`, es: prose`¿Quién dio más saltos?` },
    least: { en: prose`Who made the fewest jumps?`, es: prose`¿Quién dio menos saltos?` },
  },
  {
    says: { en: prose`Four children collect cans.`, es: prose`Cuatro niños reúnen latas.` },
    head: { en: line`Cans collected`, es: line`Latas reunidas` },
    most: { en: prose`Who collected the most cans?`, es: prose`¿Quién reunió más latas?` },
    least: { en: prose`Who collected the fewest cans?`, es: prose`¿Quién reunió menos latas?` },
  },
  {
    says: {
      en: prose`Four children sell tickets to the school play.`,
      es: prose`Cuatro niños venden boletos para la obra de la escuela.`,
    },
    head: { en: line`Tickets sold`, es: line`Boletos vendidos` },
    most: { en: prose`Who sold the most tickets?`, es: prose`¿Quién vendió más boletos?` },
    least: { en: prose`Who sold the fewest tickets?`, es: prose`¿Quién vendió menos boletos?` },
  },
]
