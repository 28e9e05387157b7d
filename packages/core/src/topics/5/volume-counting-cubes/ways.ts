import { type Block, type Both, type Inline, line, prose } from '../../../author.ts'

/** A way to find how much a box holds, and why it is right or wrong. */
export interface Way {
  readonly key: string
  /** In a word or two. */
  readonly short: Both<Block>
  readonly says: Both<Block>
  readonly why: Both<readonly Inline[]>
}

const asked = (en: string, es: string): Both<Block> => ({
  en: { kind: 'paragraph', content: [`How can you find the volume of ${en} with unit cubes?`] },
  es: { kind: 'paragraph', content: [`¿Cómo puedes hallar el volumen de ${es} con cubos unitarios?`] },
})
export const CONTAINERS: readonly Both<Block>[] = [
  asked('a shoe box', 'una caja de zapatos'),
  asked('a lunch box', 'una lonchera'),
  asked('a gift box', 'una caja de regalo'),
  asked('a drawer', 'un cajón'),
  asked('a crayon box', 'una caja de crayones'),
  asked('a tissue box', 'una caja de pañuelos'),
  asked('a jewelry box', 'un joyero'),
  asked('a toy chest', 'un baúl de juguetes'),
  asked('a small fish tank', 'una pecera pequeña'),
  asked('a cereal box', 'una caja de cereal'),
]

const FULL = {
  en: line`There are no gaps and no overlaps: the number of cubes is the volume.`,
  es: line`No quedan espacios vacíos ni cubos encimados: el número de cubos es el volumen.`,
}
export const CAREFUL: readonly Way[] = [
  {
    key: 'full',
    short: { en: prose`touching cubes`, es: prose`cubos que se tocan` },
    says: {
      en: prose`Fill it with cubes that touch on all sides, and count the cubes.`,
      es: prose`Llenando todo el interior con cubos que se toquen por todos los lados y contando los cubos.`,
    },
    why: FULL,
  },
  {
    key: 'full-layers',
    short: { en: prose`full layers`, es: prose`capas completas` },
    says: {
      en: prose`Fill it to the top with full layers of cubes, and count the cubes.`,
      es: prose`Llenando el interior hasta arriba con capas completas de cubos y contando los cubos.`,
    },
    why: FULL,
  },
  {
    key: 'full-rows',
    short: { en: prose`rows side by side`, es: prose`filas pegadas` },
    says: {
      en: prose`Fill it with rows of cubes, each row right against the next, and count the cubes.`,
      es: prose`Llenando el interior con filas de cubos, cada una pegada a la siguiente, y contando los cubos.`,
    },
    why: FULL,
  },
]

export const CARELESS: readonly Way[] = [
  {
    key: 'gaps',
    short: { en: prose`cubes apart`, es: prose`cubos separados` },
    says: {
      en: prose`Fill it with cubes that do not touch each other, and count the cubes.`,
      es: prose`Llenando el interior con cubos que no se toquen entre sí y contando los cubos.`,
    },
    why: {
      en: line`The gaps between the cubes are not counted.`,
      es: line`Los espacios vacíos entre los cubos no se cuentan.`,
    },
  },
  {
    key: 'bottom',
    short: { en: prose`only the bottom`, es: prose`solo el fondo` },
    says: {
      en: prose`Cover the bottom with cubes, and count the cubes.`,
      es: prose`Cubriendo el fondo con cubos y contando los cubos.`,
    },
    why: {
      en: line`This is only one layer: the space above it is not counted.`,
      es: line`Esta es solo una capa: el espacio que queda arriba no se cuenta.`,
    },
  },
  {
    key: 'outside',
    short: { en: prose`the outside`, es: prose`el exterior` },
    says: {
      en: prose`Cover the outside with cubes, and count the cubes.`,
      es: prose`Cubriendo el exterior con cubos y contando los cubos.`,
    },
    why: {
      en: line`The volume is the space inside, not around it.`,
      es: line`El volumen es el espacio de adentro, no el de alrededor.`,
    },
  },
  {
    key: 'edge',
    short: { en: prose`only one edge`, es: prose`solo una arista` },
    says: {
      en: prose`Line up cubes along the longest edge, and count the cubes.`,
      es: prose`Poniendo cubos en fila a lo largo de la arista más larga y contando los cubos.`,
    },
    why: {
      en: line`This is only a length: the other rows and layers are not counted.`,
      es: line`Esto es solo una longitud: las otras filas y capas no se cuentan.`,
    },
  },
  {
    key: 'front',
    short: { en: prose`only the front`, es: prose`solo el frente` },
    says: {
      en: prose`Build one wall of cubes along the front, and count the cubes.`,
      es: prose`Formando una sola pared de cubos en el frente y contando los cubos.`,
    },
    why: {
      en: line`The space behind the wall is not counted.`,
      es: line`El espacio que queda detrás de la pared no se cuenta.`,
    },
  },
  {
    key: 'heap',
    short: { en: prose`a heap`, es: prose`un montón` },
    says: {
      en: prose`Heap cubes in it until some stick out at the top, and count the cubes.`,
      es: prose`Amontonando cubos hasta que algunos sobresalgan por arriba y contando los cubos.`,
    },
    why: {
      en: line`A heap has gaps, and the cubes that stick out are not inside.`,
      es: line`En un montón quedan espacios vacíos y los cubos que sobresalen no están adentro.`,
    },
  },
]
