import { type Block, type Both, type Hole, type Inline, line, prose, type Term } from '../../../author.ts'
import type { Needed } from './needs.ts'
import { UNITS, type Unit } from './rectangles.ts'

type Range = readonly [least: number, most: number]
/** A rectangle of likely size, and whether its area or its perimeter answers the question. */
export interface RectangleStory {
  readonly needed: Needed
  readonly unit: Unit
  readonly length: Range
  readonly width: Range
  readonly tell: (length: Term, width: Term) => Both<Block>
  readonly ends: (found: Hole) => Both<readonly Inline[]>
}

export const rectangleStories: readonly RectangleStory[] = [
  {
    needed: 'perimeter',
    unit: UNITS.foot,
    length: [13, 24],
    width: [6, 14],
    tell: (length, width) => ({
      en: prose`A garden is a rectangle ${length} long and ${width} wide. How many feet of fence go around it?`,
      es: prose`Un jardín es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántos pies de cerca van a su alrededor?`,
    }),
    ends: n => ({ en: line`The fence is ${n} long.`, es: line`La cerca mide ${n}.` }),
  },
  {
    needed: 'area',
    unit: UNITS.foot,
    length: [13, 19],
    width: [8, 14],
    tell: (length, width) => ({
      en: prose`The floor of a room is a rectangle ${length} long and ${width} wide. How many square feet of carpet cover the floor?`,
      es: prose`El piso de un cuarto es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántos pies cuadrados de alfombra cubren el piso?`,
    }),
    ends: n => ({ en: line`The carpet covers ${n}.`, es: line`La alfombra cubre ${n}.` }),
  },
  {
    needed: 'perimeter',
    unit: UNITS.inch,
    length: [14, 29],
    width: [7, 18],
    tell: (length, width) => ({
      en: prose`A picture is a rectangle ${length} long and ${width} wide. How many inches of wood go around its edge?`,
      es: prose`Un cuadro es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántas pulgadas de madera van alrededor de su orilla?`,
    }),
    ends: n => ({ en: line`It takes ${n} of wood.`, es: line`Se necesitan ${n} de madera.` }),
  },
  {
    needed: 'area',
    unit: UNITS.foot,
    length: [14, 24],
    width: [8, 12],
    tell: (length, width) => ({
      en: prose`A wall is a rectangle ${length} long and ${width} high. How many square feet must be painted?`,
      es: prose`Una pared es un rectángulo de ${length} de largo y ${width} de alto. ¿Cuántos pies cuadrados hay que pintar?`,
    }),
    ends: n => ({ en: line`${n} must be painted.`, es: line`Hay que pintar ${n}.` }),
  },
  {
    needed: 'perimeter',
    unit: UNITS.foot,
    length: [7, 12],
    width: [4, 9],
    tell: (length, width) => ({
      en: prose`A chicken coop is a rectangle ${length} long and ${width} wide. How many feet of wire go around it?`,
      es: prose`Un gallinero es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántos pies de alambre van a su alrededor?`,
    }),
    ends: n => ({ en: line`It takes ${n} of wire.`, es: line`Se necesitan ${n} de alambre.` }),
  },
  {
    needed: 'area',
    unit: UNITS.inch,
    length: [17, 28],
    width: [11, 19],
    tell: (length, width) => ({
      en: prose`A bulletin board is a rectangle ${length} long and ${width} wide. How many square inches of paper cover it?`,
      es: prose`Un tablero de anuncios es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántas pulgadas cuadradas de papel lo cubren?`,
    }),
    ends: n => ({ en: line`It takes ${n} of paper.`, es: line`Se necesitan ${n} de papel.` }),
  },
  {
    needed: 'perimeter',
    unit: UNITS.meter,
    length: [23, 29],
    width: [13, 19],
    tell: (length, width) => ({
      en: prose`A swimming pool is a rectangle ${length} long and ${width} wide. How many meters do you walk once around its edge?`,
      es: prose`Una piscina es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántos metros caminas al dar una vuelta por su orilla?`,
    }),
    ends: n => ({ en: line`You walk ${n}.`, es: line`Caminas ${n}.` }),
  },
  {
    needed: 'area',
    unit: UNITS.foot,
    length: [8, 12],
    width: [5, 9],
    tell: (length, width) => ({
      en: prose`A rug is a rectangle ${length} long and ${width} wide. How many square feet of the floor does it cover?`,
      es: prose`Un tapete es un rectángulo de ${length} de largo y ${width} de ancho. ¿Cuántos pies cuadrados del piso cubre?`,
    }),
    ends: n => ({ en: line`The rug covers ${n}.`, es: line`El tapete cubre ${n}.` }),
  },
]

/** What goes around a rectangle whose area and one side are told, at a price for each foot. */
export interface CostStory {
  readonly length: Range
  readonly width: Range
  /** Dollars for a foot. */
  readonly price: Range
  readonly tell: (area: Term, side: Term, price: Term) => Both<Block>
  readonly ends: (found: Hole) => Both<readonly Inline[]>
}

export const costStories: readonly CostStory[] = [
  {
    length: [13, 19],
    width: [6, 9],
    price: [4, 9],
    tell: (area, side, price) => ({
      en: prose`A pumpkin patch is a rectangle with an area of ${area}. One side is ${side} long. Fence costs ${price} a foot. How much does the fence around the patch cost?`,
      es: prose`Un huerto de calabazas es un rectángulo con un área de ${area}. Un lado mide ${side}. La cerca cuesta ${price} por pie. ¿Cuánto cuesta la cerca alrededor del huerto?`,
    }),
    ends: n => ({ en: line`The fence costs ${n}.`, es: line`La cerca cuesta ${n}.` }),
  },
  {
    length: [7, 12],
    width: [4, 9],
    price: [3, 6],
    tell: (area, side, price) => ({
      en: prose`A chicken coop is a rectangle with an area of ${area}. One side is ${side} long. Wire costs ${price} a foot. How much does the wire around the coop cost?`,
      es: prose`Un gallinero es un rectángulo con un área de ${area}. Un lado mide ${side}. El alambre cuesta ${price} por pie. ¿Cuánto cuesta el alambre alrededor del gallinero?`,
    }),
    ends: n => ({ en: line`The wire costs ${n}.`, es: line`El alambre cuesta ${n}.` }),
  },
  {
    length: [8, 12],
    width: [5, 9],
    price: [3, 7],
    tell: (area, side, price) => ({
      en: prose`A rug is a rectangle with an area of ${area}. One side is ${side} long. A border costs ${price} a foot. How much does a border around the rug cost?`,
      es: prose`Un tapete es un rectángulo con un área de ${area}. Un lado mide ${side}. El borde cuesta ${price} por pie. ¿Cuánto cuesta el borde alrededor del tapete?`,
    }),
    ends: n => ({ en: line`The border costs ${n}.`, es: line`El ribete cuesta ${n}.` }),
  },
  {
    length: [14, 19],
    width: [7, 9],
    price: [3, 6],
    tell: (area, side, price) => ({
      en: prose`The floor of a room is a rectangle with an area of ${area}. One side is ${side} long. Trim costs ${price} a foot. How much does trim around the whole floor cost?`,
      es: prose`El piso de un cuarto es un rectángulo con un área de ${area}. Un lado mide ${side}. El zócalo cuesta ${price} por pie. ¿Cuánto cuesta el zócalo alrededor de todo el piso?`,
    }),
    ends: n => ({ en: line`The trim costs ${n}.`, es: line`El zócalo cuesta ${n}.` }),
  },
  {
    length: [7, 12],
    width: [4, 8],
    price: [2, 5],
    tell: (area, side, price) => ({
      en: prose`A sandbox is a rectangle with an area of ${area}. One side is ${side} long. Boards cost ${price} a foot. How much do the boards around the sandbox cost?`,
      es: prose`Un arenero es un rectángulo con un área de ${area}. Un lado mide ${side}. Las tablas cuestan ${price} por pie. ¿Cuánto cuestan las tablas alrededor del arenero?`,
    }),
    ends: n => ({ en: line`The boards cost ${n}.`, es: line`Las tablas cuestan ${n}.` }),
  },
  {
    length: [16, 24],
    width: [6, 9],
    price: [3, 8],
    tell: (area, side, price) => ({
      en: prose`A patio is a rectangle with an area of ${area}. One side is ${side} long. Bricks for the edge cost ${price} a foot. How much do the bricks for the whole edge cost?`,
      es: prose`Un patio es un rectángulo con un área de ${area}. Un lado mide ${side}. Los ladrillos de la orilla cuestan ${price} por pie. ¿Cuánto cuestan los ladrillos de toda la orilla?`,
    }),
    ends: n => ({ en: line`The bricks cost ${n}.`, es: line`Los ladrillos cuestan ${n}.` }),
  },
  {
    length: [7, 12],
    width: [4, 7],
    price: [2, 4],
    tell: (area, side, price) => ({
      en: prose`A banner is a rectangle with an area of ${area}. One side is ${side} long. Gold trim costs ${price} a foot. How much does the trim around the banner cost?`,
      es: prose`Una pancarta es un rectángulo con un área de ${area}. Un lado mide ${side}. El ribete dorado cuesta ${price} por pie. ¿Cuánto cuesta el ribete alrededor de la pancarta?`,
    }),
    ends: n => ({ en: line`The trim costs ${n}.`, es: line`El ribete cuesta ${n}.` }),
  },
  {
    length: [18, 28],
    width: [7, 9],
    price: [5, 9],
    tell: (area, side, price) => ({
      en: prose`A dog park is a rectangle with an area of ${area}. One side is ${side} long. Fence costs ${price} a foot. How much does the fence around the park cost?`,
      es: prose`Un parque para perros es un rectángulo con un área de ${area}. Un lado mide ${side}. La cerca cuesta ${price} por pie. ¿Cuánto cuesta la cerca alrededor del parque?`,
    }),
    ends: n => ({ en: line`The fence costs ${n}.`, es: line`La cerca cuesta ${n}.` }),
  },
]

/** Two places with the same perimeter: the first one has the greater area. */
export interface PlaceStory {
  readonly tell: (length: Term, width: Term, second: Term) => Both<Block>
  readonly ends: (found: Hole) => Both<readonly Inline[]>
}
export const placeStories: readonly PlaceStory[] = [
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular gardens have the same perimeter. The flower garden is ${length} long and ${width} wide. The vegetable garden is ${second} long. By how many square feet is the flower garden larger than the vegetable garden?`,
      es: prose`Dos jardines rectangulares tienen el mismo perímetro. El de flores mide ${length} de largo y ${width} de ancho. El de verduras mide ${second} de largo. ¿Cuántos pies cuadrados más tiene el de flores que el de verduras?`,
    }),
    ends: n => ({ en: line`The flower garden is ${n} larger.`, es: line`El de flores tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`A farmer has two rectangular pens with the same length of fence around each. The goat pen is ${length} long and ${width} wide. The sheep pen is ${second} long. How many more square feet does the goat pen have than the sheep pen?`,
      es: prose`Una granjera tiene dos corrales rectangulares con cercas de igual longitud. El de las cabras mide ${length} de largo y ${width} de ancho. El de las ovejas mide ${second} de largo. ¿Cuántos pies cuadrados más tiene el de las cabras que el de las ovejas?`,
    }),
    ends: n => ({ en: line`The goat pen has ${n} more.`, es: line`El de las cabras tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular rooms have the same perimeter. The floor of the library is ${length} long and ${width} wide. The floor of the music room is ${second} long. How many more square feet of carpet does the library need?`,
      es: prose`Dos salas rectangulares tienen el mismo perímetro. El piso de la biblioteca mide ${length} de largo y ${width} de ancho. El de la sala de música mide ${second} de largo. ¿Cuántos pies cuadrados de alfombra más necesita la biblioteca?`,
    }),
    ends: n => ({ en: line`The library needs ${n} more.`, es: line`La biblioteca necesita ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`The same length of rope goes around two rectangular areas of a beach. The first area is ${length} long and ${width} wide. The second area is ${second} long. How many more square feet does the first area have?`,
      es: prose`Una cuerda de la misma longitud rodea dos zonas rectangulares de una playa. La primera mide ${length} de largo y ${width} de ancho. La segunda mide ${second} de largo. ¿Cuántos pies cuadrados más tiene la primera?`,
    }),
    ends: n => ({ en: line`The first area has ${n} more.`, es: line`La primera zona tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular stages have the same perimeter. The wooden stage is ${length} long and ${width} wide. The metal stage is ${second} long. How many more square feet does the wooden stage have?`,
      es: prose`Dos escenarios rectangulares tienen el mismo perímetro. El de madera mide ${length} de largo y ${width} de ancho. El de metal mide ${second} de largo. ¿Cuántos pies cuadrados más tiene el de madera?`,
    }),
    ends: n => ({ en: line`The wooden stage has ${n} more.`, es: line`El escenario de madera tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular tents have floors with the same perimeter. The green floor is ${length} long and ${width} wide. The blue floor is ${second} long. How many more square feet does the green floor have?`,
      es: prose`Dos carpas rectangulares tienen pisos con el mismo perímetro. El piso verde mide ${length} de largo y ${width} de ancho. El azul mide ${second} de largo. ¿Cuántos pies cuadrados más tiene el piso verde?`,
    }),
    ends: n => ({ en: line`The green floor has ${n} more.`, es: line`El piso verde tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular fields for young players have the same perimeter. The grass field is ${length} long and ${width} wide. The sand field is ${second} long. How many more square feet does the grass field have?`,
      es: prose`Dos canchas rectangulares para niños tienen el mismo perímetro. La de pasto mide ${length} de largo y ${width} de ancho. La de arena mide ${second} de largo. ¿Cuántos pies cuadrados más tiene la de pasto?`,
    }),
    ends: n => ({ en: line`The grass field has ${n} more.`, es: line`La cancha de pasto tiene ${n} más.` }),
  },
  {
    tell: (length, width, second) => ({
      en: prose`Two rectangular decks have the same perimeter. The cedar deck is ${length} long and ${width} wide. The pine deck is ${second} long. How many more square feet does the cedar deck have?`,
      es: prose`Dos terrazas rectangulares tienen el mismo perímetro. La de cedro mide ${length} de largo y ${width} de ancho. La de pino mide ${second} de largo. ¿Cuántos pies cuadrados más tiene la de cedro?`,
    }),
    ends: n => ({ en: line`The cedar deck has ${n} more.`, es: line`La terraza de cedro tiene ${n} más.` }),
  },
]
