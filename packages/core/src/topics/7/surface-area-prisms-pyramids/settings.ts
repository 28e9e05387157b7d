import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import type { LengthUnit } from '../../kit/geometry/surfaces.ts'

type Range = readonly [least: number, most: number]
type Ends = (area: Parameters<typeof line>[1]) => Both<readonly Inline[]>
const theArea: Ends = area => ({
  en: line`The surface area is ${area}.`,
  es: line`El área de superficie es de ${area}.`,
})

/** Closed boxes. */
export interface Package {
  readonly unit: LengthUnit
  readonly ranges: readonly [length: Range, width: Range, height: Range]
  readonly ask: (length: Term, width: Term, height: Term) => Both<Block>
  readonly ends: Ends
}
const box = (
  unit: LengthUnit,
  ranges: Package['ranges'],
  en: readonly [a: string, asks: string],
  es: readonly [a: string, asks: string],
): Package => ({
  unit,
  ranges,
  ask: (l, w, h) => ({
    en: { kind: 'paragraph', content: [`${en[0]} is `, ...line`${l} long, ${w} wide, and ${h} high. `, en[1]] },
    es: {
      kind: 'paragraph',
      content: [`${es[0]} mide `, ...line`${l} de largo, ${w} de ancho y ${h} de altura. `, es[1]],
    },
  }),
  ends: theArea,
})
export const packages: readonly Package[] = [
  box(
    'centimeter',
    [
      [14, 20],
      [7, 10],
      [2, 4],
    ],
    ['A closed chocolate box', 'What is its surface area?'],
    ['Una caja de chocolates cerrada', '¿Cuál es su área de superficie?'],
  ),
  box(
    'inch',
    [
      [12, 16],
      [8, 11],
      [3, 6],
    ],
    ['A present box', 'What is the surface area that the wrapping paper covers?'],
    ['Una caja de regalo', '¿Cuál es el área de superficie que cubre el papel?'],
  ),
  box(
    'inch',
    [
      [8, 10],
      [5, 7],
      [2, 4],
    ],
    ['A brick', 'What is its surface area?'],
    ['Un ladrillo', '¿Cuál es su área de superficie?'],
  ),
  box(
    'centimeter',
    [
      [20, 28],
      [15, 18],
      [5, 8],
    ],
    ['A closed board game box', 'What is the surface area of the box?'],
    ['Una caja de juego de mesa cerrada', '¿Cuál es el área de superficie de la caja?'],
  ),
  box(
    'foot',
    [
      [5, 8],
      [3, 4],
      [2, 3],
    ],
    ['A storage chest with its lid closed', 'What is the surface area of the outside, including the bottom?'],
    ['Un baúl con la tapa cerrada', '¿Cuál es el área de superficie por fuera, contando el fondo?'],
  ),
  box(
    'centimeter',
    [
      [9, 12],
      [6, 8],
      [3, 5],
    ],
    ['A bar of soap', 'What is its surface area?'],
    ['Una barra de jabón', '¿Cuál es su área de superficie?'],
  ),
  box(
    'inch',
    [
      [16, 24],
      [10, 14],
      [6, 9],
    ],
    ['A shipping box without overlapping flaps', 'What is its surface area?'],
    ['Una caja de envío sin solapas', '¿Cuál es su área de superficie?'],
  ),
  box(
    'meter',
    [
      [6, 12],
      [2, 4],
      [3, 5],
    ],
    ['A closed metal container', 'What is the surface area of the metal, including the floor?'],
    ['Un contenedor de metal cerrado', '¿Cuál es el área de superficie del metal, contando el piso?'],
  ),
]

/** Square pyramids, with or without the base. */
export interface Pointed {
  readonly unit: LengthUnit
  readonly side: Range
  /** By how much the slant height is longer than the side. */
  readonly more: Range
  readonly hasBase: boolean
  readonly ask: (base: Term, slant: Term) => Both<Block>
  readonly ends: Ends
}
export const pointedThings: readonly Pointed[] = [
  {
    unit: 'foot',
    side: [8, 12],
    more: [-2, 1],
    hasBase: true,
    ask: (b, s) => ({
      en: prose`A tent is a square pyramid with a cloth floor. A side of the floor is ${b} long, and the slant height is ${s}. Find the area of all the cloth, including the floor.`,
      es: prose`Una tienda de campaña es una pirámide de base cuadrada con piso de tela. Un lado del piso mide ${b} y la altura inclinada es de ${s}. Halla el área de toda la tela, contando el piso.`,
    }),
    ends: area => ({ en: line`The area of the cloth is ${area}.`, es: line`El área de la tela es de ${area}.` }),
  },
  {
    unit: 'foot',
    side: [16, 24],
    more: [-4, 2],
    hasBase: false,
    ask: (b, s) => ({
      en: prose`The roof of a tower is a square pyramid. A side of its base is ${b} long, and its slant height is ${s}. Find the area of the four faces of the roof.`,
      es: prose`El techo de una torre es una pirámide de base cuadrada. Un lado de su base mide ${b} y su altura inclinada es de ${s}. Halla el área de las cuatro caras del techo.`,
    }),
    ends: area => ({ en: line`The area of the roof is ${area}.`, es: line`El área del techo es de ${area}.` }),
  },
  {
    unit: 'inch',
    side: [4, 8],
    more: [0, 4],
    hasBase: true,
    ask: (b, s) => ({
      en: prose`A gift box is a square pyramid. A side of its base is ${b} long, and its slant height is ${s}. Find the surface area of the box, including the base.`,
      es: prose`Una caja de regalo es una pirámide de base cuadrada. Un lado de su base mide ${b} y su altura inclinada es de ${s}. Halla el área de superficie de la caja, contando la base.`,
    }),
    ends: theArea,
  },
  {
    unit: 'centimeter',
    side: [6, 11],
    more: [1, 6],
    hasBase: false,
    ask: (b, s) => ({
      en: prose`A lampshade has the shape of a square pyramid that is open below. A side of the opening is ${b} long, and the slant height is ${s}. Find the area of the lampshade.`,
      es: prose`Una pantalla de lámpara tiene forma de pirámide de base cuadrada abierta por abajo. Un lado de la abertura mide ${b} y la altura inclinada es de ${s}. Halla el área de la pantalla.`,
    }),
    ends: area => ({
      en: line`The area of the lampshade is ${area}.`,
      es: line`El área de la pantalla es de ${area}.`,
    }),
  },
  {
    unit: 'meter',
    side: [20, 34],
    more: [-6, 0],
    hasBase: false,
    ask: (b, s) => ({
      en: prose`A glass pyramid in front of a museum has a square base with sides of ${b} and a slant height of ${s}. Only its four slanted faces are glass. Find the area of the glass.`,
      es: prose`Una pirámide de vidrio frente a un museo tiene una base cuadrada de ${b} de lado y una altura inclinada de ${s}. Solo sus cuatro caras inclinadas son de vidrio. Halla el área del vidrio.`,
    }),
    ends: area => ({ en: line`The area of the glass is ${area}.`, es: line`El área del vidrio es de ${area}.` }),
  },
  {
    unit: 'inch',
    side: [2, 5],
    more: [1, 4],
    hasBase: true,
    ask: (b, s) => ({
      en: prose`A wooden toy block is a square pyramid. A side of its base is ${b} long, and its slant height is ${s}. All of it is painted, including the base. Find the painted area.`,
      es: prose`Un bloque de juguete es una pirámide de base cuadrada de madera. Un lado de su base mide ${b} y su altura inclinada es de ${s}. Se pinta todo, también la base. Halla el área pintada.`,
    }),
    ends: area => ({ en: line`The painted area is ${area}.`, es: line`El área pintada es de ${area}.` }),
  },
  {
    unit: 'foot',
    side: [10, 16],
    more: [-3, 0],
    hasBase: false,
    ask: (b, s) => ({
      en: prose`The roof of a picnic shelter is a square pyramid without a ceiling under it. A side of its base is ${b} long, and its slant height is ${s}. Find the area of the roof.`,
      es: prose`El techo de un quiosco es una pirámide de base cuadrada, sin cielo raso. Un lado de su base mide ${b} y su altura inclinada es de ${s}. Halla el área del techo.`,
    }),
    ends: area => ({ en: line`The area of the roof is ${area}.`, es: line`El área del techo es de ${area}.` }),
  },
  {
    unit: 'centimeter',
    side: [5, 9],
    more: [2, 7],
    hasBase: true,
    ask: (b, s) => ({
      en: prose`A candle is a square pyramid. A side of its base is ${b} long, and its slant height is ${s}. Find its surface area, including the base.`,
      es: prose`Una vela es una pirámide de base cuadrada. Un lado de su base mide ${b} y su altura inclinada es de ${s}. Halla su área de superficie, contando la base.`,
    }),
    ends: theArea,
  },
]

/** Four walls that are painted, but for doors and windows, at a price for each square unit in cents. */
export interface Painted {
  readonly unit: 'foot' | 'meter'
  readonly ranges: readonly [length: Range, width: Range, height: Range]
  readonly opening: Range
  readonly prices: readonly number[]
  readonly ask: (length: Term, width: Term, height: Term, opening: Term, price: Term) => Both<Block>
  readonly ends: Ends
}
const paint: Ends = cost => ({ en: line`The paint costs ${cost}.`, es: line`La pintura cuesta ${cost}.` })
export const paintedThings: readonly Painted[] = [
  {
    unit: 'foot',
    ranges: [
      [12, 20],
      [9, 11],
      [8, 9],
    ],
    opening: [35, 60],
    prices: [125, 150, 175],
    ask: (l, w, h, o, p) => ({
      en: prose`A room is ${l} long, ${w} wide, and ${h} high. Its door and windows have a total area of ${o}. Paint for the four walls costs ${p} per square foot. How much does the paint cost?`,
      es: prose`Un cuarto mide ${l} de largo, ${w} de ancho y ${h} de altura. Su puerta y sus ventanas tienen un área total de ${o}. La pintura para las cuatro paredes cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la pintura?`,
    }),
    ends: paint,
  },
  {
    unit: 'foot',
    ranges: [
      [10, 14],
      [6, 9],
      [7, 8],
    ],
    opening: [20, 30],
    prices: [125, 150, 225],
    ask: (l, w, h, o, p) => ({
      en: prose`A garden shed is ${l} long, ${w} wide, and ${h} high. Its door has an area of ${o}. Painting the rest of the four outside walls costs ${p} per square foot. How much does the painting cost?`,
      es: prose`Un cobertizo de jardín mide ${l} de largo, ${w} de ancho y ${h} de altura. Su puerta tiene un área de ${o}. Pintar el resto de las cuatro paredes de afuera cuesta ${p} por pie cuadrado. ¿Cuánto cuesta pintarlas?`,
    }),
    ends: cost => ({ en: line`The painting costs ${cost}.`, es: line`Pintarlas cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [30, 45],
      [20, 28],
      [12, 14],
    ],
    opening: [90, 160],
    prices: [125, 150, 175],
    ask: (l, w, h, o, p) => ({
      en: prose`A barn is ${l} long and ${w} wide, and its walls are ${h} high. Its doors have a total area of ${o} and are not painted. Paint for the four walls costs ${p} per square foot. How much does the paint cost?`,
      es: prose`Un granero mide ${l} de largo y ${w} de ancho, y sus paredes miden ${h} de altura. Sus puertas tienen un área total de ${o} y no se pintan. La pintura para las cuatro paredes cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la pintura?`,
    }),
    ends: paint,
  },
  {
    unit: 'meter',
    ranges: [
      [8, 12],
      [6, 7],
      [3, 4],
    ],
    opening: [12, 25],
    prices: [450, 550, 650],
    ask: (l, w, h, o, p) => ({
      en: prose`A classroom is ${l} long, ${w} wide, and ${h} high. Its door and windows have a total area of ${o}. Wallpaper for the four walls costs ${p} per square meter. How much does the wallpaper cost?`,
      es: prose`Un salón de clases mide ${l} de largo, ${w} de ancho y ${h} de altura. Su puerta y sus ventanas tienen un área total de ${o}. El papel tapiz para las cuatro paredes cuesta ${p} por metro cuadrado. ¿Cuánto cuesta el papel tapiz?`,
    }),
    ends: cost => ({ en: line`The wallpaper costs ${cost}.`, es: line`El papel tapiz cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [6, 8],
      [4, 5],
      [5, 6],
    ],
    opening: [9, 16],
    prices: [125, 150, 225],
    ask: (l, w, h, o, p) => ({
      en: prose`A playhouse is ${l} long and ${w} wide, with walls that are ${h} high. The openings in the walls have a total area of ${o}. Boards for the four walls cost ${p} per square foot. How much do the boards cost?`,
      es: prose`Una casita de juegos mide ${l} de largo y ${w} de ancho, con paredes de ${h} de altura. Las aberturas de las paredes tienen un área total de ${o}. Las tablas para las cuatro paredes cuestan ${p} por pie cuadrado. ¿Cuánto cuestan las tablas?`,
    }),
    ends: cost => ({ en: line`The boards cost ${cost}.`, es: line`Las tablas cuestan ${cost}.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [22, 26],
      [18, 21],
      [8, 10],
    ],
    opening: [120, 170],
    prices: [150, 225, 275],
    ask: (l, w, h, o, p) => ({
      en: prose`A garage is ${l} long, ${w} wide, and ${h} high. Its doors have a total area of ${o}. Siding for the rest of the four walls costs ${p} per square foot. How much does the siding cost?`,
      es: prose`Un garaje mide ${l} de largo, ${w} de ancho y ${h} de altura. Sus puertas tienen un área total de ${o}. El revestimiento para el resto de las cuatro paredes cuesta ${p} por pie cuadrado. ¿Cuánto cuesta el revestimiento?`,
    }),
    ends: cost => ({ en: line`The siding costs ${cost}.`, es: line`El revestimiento cuesta ${cost}.` }),
  },
  {
    unit: 'meter',
    ranges: [
      [20, 28],
      [12, 16],
      [6, 8],
    ],
    opening: [30, 60],
    prices: [250, 350, 450],
    ask: (l, w, h, o, p) => ({
      en: prose`A gym is ${l} long, ${w} wide, and ${h} high. Its doors and windows have a total area of ${o}. Paint for the four walls costs ${p} per square meter. How much does the paint cost?`,
      es: prose`Un gimnasio mide ${l} de largo, ${w} de ancho y ${h} de altura. Sus puertas y ventanas tienen un área total de ${o}. La pintura para las cuatro paredes cuesta ${p} por metro cuadrado. ¿Cuánto cuesta la pintura?`,
    }),
    ends: paint,
  },
  {
    unit: 'foot',
    ranges: [
      [10, 13],
      [6, 8],
      [8, 9],
    ],
    opening: [15, 28],
    prices: [450, 550, 750],
    ask: (l, w, h, o, p) => ({
      en: prose`A bathroom is ${l} long, ${w} wide, and ${h} high. Its door and window have a total area of ${o}. Tiles for the four walls cost ${p} per square foot. How much do the tiles cost?`,
      es: prose`Un baño mide ${l} de largo, ${w} de ancho y ${h} de altura. Su puerta y su ventana tienen un área total de ${o}. Los azulejos para las cuatro paredes cuestan ${p} por pie cuadrado. ¿Cuánto cuestan los azulejos?`,
    }),
    ends: cost => ({ en: line`The tiles cost ${cost}.`, es: line`Los azulejos cuestan ${cost}.` }),
  },
]
