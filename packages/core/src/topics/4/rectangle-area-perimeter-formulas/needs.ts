import { type Block, type Both, prose } from '../../../author.ts'

export type Needed = 'area' | 'perimeter'
/** A job on a rectangle: is it measured around the edge, or all over? */
export interface Need {
  readonly needed: Needed
  readonly says: Both<Block>
}
const around = (en: Block, es: Block): Need => ({ needed: 'perimeter', says: { en, es } })
const allOver = (en: Block, es: Block): Need => ({ needed: 'area', says: { en, es } })

export const needs: readonly Need[] = [
  around(prose`You want to put a fence around a garden.`, prose`Quieres poner una cerca alrededor de un jardín.`),
  allOver(
    prose`You want to put carpet on the floor of a room.`,
    prose`Quieres poner alfombra en el piso de un cuarto.`,
  ),
  around(
    prose`You want to sew ribbon along the edges of a tablecloth.`,
    prose`Quieres coser una cinta en las orillas de un mantel.`,
  ),
  allOver(
    prose`You want to cover a bulletin board with paper.`,
    prose`Quieres cubrir un tablero de anuncios con papel.`,
  ),
  around(
    prose`You want to know how far it is once around a gym.`,
    prose`Quieres saber cuánto mide una vuelta completa a un gimnasio.`,
  ),
  allOver(prose`You want to paint a wall.`, prose`Quieres pintar una pared.`),
  around(
    prose`You want to make a wooden frame for a picture.`,
    prose`Quieres hacer un marco de madera para un cuadro.`,
  ),
  allOver(prose`You want to plant grass in a yard.`, prose`Quieres sembrar pasto en un patio.`),
  around(prose`You want to put lights all around a window.`, prose`Quieres poner luces alrededor de una ventana.`),
  allOver(
    prose`You want to put square tiles on a kitchen floor.`,
    prose`Quieres poner azulejos cuadrados en el piso de una cocina.`,
  ),
  around(
    prose`You want to mark the edges of a game court with tape.`,
    prose`Quieres marcar con cinta las orillas de una cancha.`,
  ),
  allOver(prose`You want to cover a photo with glass.`, prose`Quieres cubrir una foto con vidrio.`),
  around(prose`You want to put wire around a chicken coop.`, prose`Quieres poner alambre alrededor de un gallinero.`),
  allOver(
    prose`You want to cover the top of a table with cloth.`,
    prose`Quieres cubrir con tela la parte de arriba de una mesa.`,
  ),
  around(
    prose`You want to put bricks all around a flower bed.`,
    prose`Quieres poner ladrillos alrededor de un arriate de flores.`,
  ),
  allOver(prose`You want to cover a swimming pool with plastic.`, prose`Quieres cubrir una piscina con plástico.`),
]
