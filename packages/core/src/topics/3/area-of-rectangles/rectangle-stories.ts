import { type Block, type Both, prose, type Value } from '../../../author.ts'

/** A rectangle with two side lengths in one unit. */
export interface RectangleStory {
  readonly unit: 'inch' | 'foot' | 'meter' | 'centimeter'
  readonly area: (length: Value, width: Value) => Both<Block>
}

export const rectangleStories: readonly RectangleStory[] = [
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A rectangular raft is ${length} long and ${width} wide. What is its area?`,
      es: prose`Una balsa rectangular mide ${length} de largo y ${width} de ancho. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A rectangular blanket is ${length} long and ${width} wide. What area of the grass does it cover?`,
      es: prose`Una manta rectangular mide ${length} de largo y ${width} de ancho. ¿Qué área del césped cubre?`,
    }),
  },
  {
    unit: 'foot',
    area: (length, width) => ({
      en: prose`A rectangular window is ${length} wide and ${width} high. What area of glass fills all of it?`,
      es: prose`Una ventana rectangular mide ${length} de ancho y ${width} de alto. ¿Qué área de vidrio la cubre por completo?`,
    }),
  },
  {
    unit: 'meter',
    area: (length, width) => ({
      en: prose`A vegetable bed is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`Una huerta es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    area: (length, width) => ({
      en: prose`A rectangular postcard is ${length} by ${width}. What is its area?`,
      es: prose`Una postal rectangular mide ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    area: (length, width) => ({
      en: prose`The top of a toy table is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`La tapa de una mesa de juguete es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    area: (length, width) => ({
      en: prose`A phone screen is a rectangle that is ${length} by ${width}. What is its area?`,
      es: prose`La pantalla de un celular es un rectángulo de ${length} por ${width}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    area: (length, width) => ({
      en: prose`A rectangular stage is ${length} long and ${width} wide. What is its area?`,
      es: prose`Un escenario rectangular mide ${length} de largo y ${width} de ancho. ¿Cuál es su área?`,
    }),
  },
]

/** A rectangle of which a smaller one covers a part. */
export interface CoveredStory {
  readonly unit: RectangleStory['unit']
  readonly left: (length: Value, width: Value, long: Value, wide: Value) => Both<Block>
}

export const coveredStories: readonly CoveredStory[] = [
  {
    unit: 'foot',
    left: (length, width, long, wide) => ({
      en: prose`The floor of a room is a rectangle that is ${length} by ${width}. A rectangular rug that is ${long} by ${wide} lies on it. What area of the floor is not covered?`,
      es: prose`El piso de un cuarto es un rectángulo de ${length} por ${width}. Sobre él hay una alfombra rectangular de ${long} por ${wide}. ¿Qué área del piso no está cubierta?`,
    }),
  },
  {
    unit: 'foot',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular bulletin board is ${length} by ${width}. A rectangular poster that is ${long} by ${wide} hangs on it. What area of the board is still free?`,
      es: prose`Un tablero de anuncios rectangular mide ${length} por ${width}. En él hay un cartel rectangular de ${long} por ${wide}. ¿Qué área del tablero queda libre?`,
    }),
  },
  {
    unit: 'meter',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular yard is ${length} by ${width}. A rectangular sandbox in it is ${long} by ${wide}. What area of the yard is not covered by the sandbox?`,
      es: prose`Un patio rectangular mide ${length} por ${width}. En él hay un arenero rectangular de ${long} por ${wide}. ¿Qué área del patio queda libre?`,
    }),
  },
  {
    unit: 'meter',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular garden is ${length} by ${width}. A rectangular pond in it is ${long} by ${wide}. What area of the garden is left for plants?`,
      es: prose`Un jardín rectangular mide ${length} por ${width}. En él hay un estanque rectangular de ${long} por ${wide}. ¿Qué área del jardín queda para plantas?`,
    }),
  },
  {
    unit: 'inch',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular page is ${length} by ${width}. A rectangular photo that is ${long} by ${wide} is glued on it. What area of the page can still be seen?`,
      es: prose`Una página rectangular mide ${length} por ${width}. En ella está pegada una foto rectangular de ${long} por ${wide}. ¿Qué área de la página se ve todavía?`,
    }),
  },
  {
    unit: 'meter',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular patio is ${length} by ${width}. A rectangular pool in it is ${long} by ${wide}. What area of the patio is left around the pool?`,
      es: prose`Una terraza rectangular mide ${length} por ${width}. En ella hay una piscina rectangular de ${long} por ${wide}. ¿Qué área de la terraza queda alrededor de la piscina?`,
    }),
  },
  {
    unit: 'inch',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular cake is ${length} by ${width}. A rectangular piece that is ${long} by ${wide} is cut out of it. What area of the cake is left?`,
      es: prose`Un pastel rectangular mide ${length} por ${width}. Se corta un pedazo rectangular de ${long} por ${wide}. ¿Qué área del pastel queda?`,
    }),
  },
  {
    unit: 'centimeter',
    left: (length, width, long, wide) => ({
      en: prose`A rectangular card is ${length} by ${width}. A rectangular sticker on it is ${long} by ${wide}. What area of the card is not covered?`,
      es: prose`Una tarjeta rectangular mide ${length} por ${width}. Tiene una calcomanía rectangular de ${long} por ${wide}. ¿Qué área de la tarjeta no está cubierta?`,
    }),
  },
]
