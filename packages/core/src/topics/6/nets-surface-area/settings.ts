import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import type { LengthUnit } from '../../kit/geometry/surfaces.ts'

type Range = readonly [least: number, most: number]
type Ends = (area: Parameters<typeof line>[1]) => Both<readonly Inline[]>

/** A box with likely edges. */
export interface Boxed {
  readonly unit: LengthUnit
  readonly ranges: readonly [length: Range, width: Range, height: Range]
  readonly ask: (length: Term, width: Term, height: Term) => Both<Block>
  readonly ends: Ends
}

export const closedBoxes: readonly Boxed[] = [
  {
    unit: 'inch',
    ranges: [
      [10, 14],
      [7, 9],
      [3, 6],
    ],
    ask: (l, w, h) => ({
      en: prose`A gift box is ${l} long, ${w} wide, and ${h} high. How many square inches of paper cover it exactly, without overlap?`,
      es: prose`Una caja de regalo mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántas pulgadas cuadradas de papel la cubren exactamente, sin superponerse?`,
    }),
    ends: area => ({ en: line`It takes ${area} of paper.`, es: line`Se necesitan ${area} de papel.` }),
  },
  {
    unit: 'centimeter',
    ranges: [
      [18, 25],
      [12, 16],
      [6, 10],
    ],
    ask: (l, w, h) => ({
      en: prose`The whole outside of a closed jewelry box is painted. The box is ${l} long, ${w} wide, and ${h} high. What area is painted?`,
      es: prose`Se pinta toda la parte de afuera de un joyero cerrado. El joyero mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Qué área se pinta?`,
    }),
    ends: area => ({ en: line`An area of ${area} is painted.`, es: line`Se pinta un área de ${area}.` }),
  },
  {
    unit: 'inch',
    ranges: [
      [16, 22],
      [12, 15],
      [8, 11],
    ],
    ask: (l, w, h) => ({
      en: prose`A closed cardboard box is ${l} long, ${w} wide, and ${h} high. Not counting flaps, how many square inches of cardboard are needed for its six faces?`,
      es: prose`Una caja de cartón cerrada mide ${l} de largo, ${w} de ancho y ${h} de alto. Sin contar las solapas, ¿cuántas pulgadas cuadradas de cartón llevan sus seis caras?`,
    }),
    ends: area => ({
      en: line`The six faces take ${area} of cardboard.`,
      es: line`Las seis caras llevan ${area} de cartón.`,
    }),
  },
  {
    unit: 'centimeter',
    ranges: [
      [14, 18],
      [8, 11],
      [4, 7],
    ],
    ask: (l, w, h) => ({
      en: prose`A wooden block is ${l} long, ${w} wide, and ${h} high. All of its faces are varnished. What area is varnished?`,
      es: prose`Un bloque de madera mide ${l} de largo, ${w} de ancho y ${h} de alto. Se barnizan todas sus caras. ¿Qué área se barniza?`,
    }),
    ends: area => ({ en: line`An area of ${area} is varnished.`, es: line`Se barniza un área de ${area}.` }),
  },
  {
    unit: 'centimeter',
    ranges: [
      [8, 10],
      [5, 7],
      [2, 3],
    ],
    ask: (l, w, h) => ({
      en: prose`A bar of soap is a rectangular prism that is ${l} long, ${w} wide, and ${h} high. How many square centimeters of paper are needed to cover the bar exactly?`,
      es: prose`Una barra de jabón es un prisma rectangular de ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántos centímetros cuadrados de papel cubren la barra exactamente?`,
    }),
    ends: area => ({ en: line`It takes ${area} of paper.`, es: line`Se necesitan ${area} de papel.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [4, 6],
      [2, 3],
      [2, 3],
    ],
    ask: (l, w, h) => ({
      en: prose`Felt covers the whole outside of a toy chest, with its lid and its bottom. The chest is ${l} long, ${w} wide, and ${h} high. What area does the felt cover?`,
      es: prose`Un fieltro cubre toda la parte de afuera de un baúl de juguetes, con la tapa y el fondo. El baúl mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Qué área cubre el fieltro?`,
    }),
    ends: area => ({ en: line`The felt covers ${area}.`, es: line`El fieltro cubre ${area}.` }),
  },
  {
    unit: 'inch',
    ranges: [
      [8, 11],
      [5, 7],
      [3, 4],
    ],
    ask: (l, w, h) => ({
      en: prose`A metal tea tin with its lid on is ${l} long, ${w} wide, and ${h} high. How many square inches of metal are needed for its faces?`,
      es: prose`Una lata de té con tapa mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántas pulgadas cuadradas de metal llevan todas sus caras?`,
    }),
    ends: area => ({ en: line`The faces take ${area} of metal.`, es: line`Las caras llevan ${area} de metal.` }),
  },
  {
    unit: 'inch',
    ranges: [
      [20, 28],
      [14, 18],
      [10, 12],
    ],
    ask: (l, w, h) => ({
      en: prose`A foam bench is a rectangular prism that is ${l} long, ${w} wide, and ${h} high. Fabric covers all of its faces. How many square inches of fabric are needed, not counting the seams?`,
      es: prose`Una banca de espuma es un prisma rectangular de ${l} de largo, ${w} de ancho y ${h} de alto. Una tela cubre todas sus caras. ¿Cuántas pulgadas cuadradas de tela se necesitan, sin contar las costuras?`,
    }),
    ends: area => ({ en: line`It takes ${area} of fabric.`, es: line`Se necesitan ${area} de tela.` }),
  },
]

/** A box without a face: only one face is as long and as wide as it. */
export interface Opened extends Boxed {
  readonly once: Both<string>
}

/** Boxes of which one face, as long and as wide as the box, is missing. */
export const openBoxes: readonly Opened[] = [
  {
    unit: 'inch',
    ranges: [
      [20, 36],
      [10, 14],
      [12, 18],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`An aquarium has glass walls and a glass bottom, but no lid. It is ${l} long, ${w} wide, and ${h} high. How many square inches of glass does it take?`,
      es: prose`Un acuario tiene paredes y fondo de vidrio, pero no tiene tapa. Mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántas pulgadas cuadradas de vidrio lleva?`,
    }),
    ends: area => ({ en: line`The aquarium takes ${area} of glass.`, es: line`El acuario lleva ${area} de vidrio.` }),
  },
  {
    unit: 'meter',
    ranges: [
      [10, 25],
      [5, 9],
      [2, 3],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`The bottom and the four walls of a swimming pool are tiled. The pool is ${l} long, ${w} wide, and ${h} deep everywhere. What area is tiled?`,
      es: prose`Se ponen azulejos en el fondo y en las cuatro paredes de una piscina. La piscina mide ${l} de largo, ${w} de ancho y ${h} de profundidad en todas partes. ¿Qué área se cubre?`,
    }),
    ends: area => ({ en: line`An area of ${area} is tiled.`, es: line`Se cubre un área de ${area}.` }),
  },
  {
    unit: 'inch',
    ranges: [
      [11, 14],
      [6, 8],
      [4, 5],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`A shoe box without its lid is ${l} long, ${w} wide, and ${h} high. Its outside, including the bottom, is covered with paper. How many square inches of paper are needed?`,
      es: prose`Una caja de zapatos sin tapa mide ${l} de largo, ${w} de ancho y ${h} de alto. Se forra con papel por fuera, también el fondo. ¿Cuántas pulgadas cuadradas de papel se necesitan?`,
    }),
    ends: area => ({ en: line`It takes ${area} of paper.`, es: line`Se necesitan ${area} de papel.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [5, 8],
      [3, 4],
      [1, 2],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`A planter is open at the top. It is ${l} long, ${w} wide, and ${h} high. Plastic sheet lines its bottom and its walls inside. What area does the sheet cover?`,
      es: prose`Una jardinera está abierta por arriba. Mide ${l} de largo, ${w} de ancho y ${h} de alto. Un plástico cubre por dentro el fondo y las paredes. ¿Qué área cubre el plástico?`,
    }),
    ends: area => ({ en: line`The plastic covers ${area}.`, es: line`El plástico cubre ${area}.` }),
  },
  {
    unit: 'foot',
    ranges: [
      [14, 20],
      [10, 13],
      [8, 9],
    ],
    once: { en: 'The ceiling', es: 'El techo' },
    ask: (l, w, h) => ({
      en: prose`The ceiling and the four walls of a room are painted, but not the floor. The room is ${l} long, ${w} wide, and ${h} high. Ignore the door and the windows. What area is painted?`,
      es: prose`Se pintan el techo y las cuatro paredes de un cuarto, pero no el piso. El cuarto mide ${l} de largo, ${w} de ancho y ${h} de alto. No tomes en cuenta la puerta ni las ventanas. ¿Qué área se pinta?`,
    }),
    ends: area => ({ en: line`An area of ${area} is painted.`, es: line`Se pinta un área de ${area}.` }),
  },
  {
    unit: 'centimeter',
    ranges: [
      [30, 40],
      [20, 28],
      [5, 9],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`A wooden tray without a cover is ${l} long, ${w} wide, and ${h} high. How many square centimeters of wood are needed for its bottom and four sides?`,
      es: prose`Una bandeja de madera sin tapa mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántos centímetros cuadrados de madera llevan el fondo y los cuatro lados?`,
    }),
    ends: area => ({ en: line`The tray takes ${area} of wood.`, es: line`La bandeja lleva ${area} de madera.` }),
  },
  {
    unit: 'centimeter',
    ranges: [
      [25, 35],
      [15, 20],
      [10, 14],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h) => ({
      en: prose`A drawer is open at the top. It is ${l} long, ${w} wide, and ${h} high. Felt covers the inside of its bottom and four sides. How many square centimeters of felt are needed?`,
      es: prose`Un cajón está abierto por arriba. Mide ${l} de largo, ${w} de ancho y ${h} de alto. Un fieltro cubre por dentro el fondo y los cuatro lados. ¿Cuántos centímetros cuadrados de fieltro se necesitan?`,
    }),
    ends: area => ({ en: line`It takes ${area} of felt.`, es: line`Se necesitan ${area} de fieltro.` }),
  },
  {
    unit: 'inch',
    ranges: [
      [24, 30],
      [16, 20],
      [20, 26],
    ],
    once: { en: 'The top', es: 'La parte de arriba' },
    ask: (l, w, h) => ({
      en: prose`A cover for a sewing machine is a box without a bottom. It is ${l} long, ${w} wide, and ${h} high. How many square inches of cloth are needed for its top and four sides?`,
      es: prose`Una funda para una máquina de coser es una caja sin fondo. Mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuántas pulgadas cuadradas de tela llevan la parte de arriba y los cuatro lados?`,
    }),
    ends: area => ({ en: line`The cover takes ${area} of cloth.`, es: line`La funda lleva ${area} de tela.` }),
  },
]

/** The same at a price for each square unit, in cents. */
export interface Priced extends Omit<Opened, 'ask'> {
  readonly prices: readonly number[]
  readonly ask: (length: Term, width: Term, height: Term, price: Term) => Both<Block>
}
export const pricedThings: readonly Priced[] = [
  {
    unit: 'foot',
    prices: [450, 550, 650],
    ranges: [
      [20, 30],
      [10, 16],
      [4, 6],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h, p) => ({
      en: prose`A pool is ${l} long, ${w} wide, and ${h} deep everywhere. A liner for the bottom and the four walls costs ${p} per square foot. How much does the liner cost?`,
      es: prose`Una piscina mide ${l} de largo, ${w} de ancho y ${h} de profundidad en todas partes. El revestimiento para el fondo y las cuatro paredes cuesta ${p} por pie cuadrado. ¿Cuánto cuesta el revestimiento?`,
    }),
    ends: cost => ({ en: line`The liner costs ${cost}.`, es: line`El revestimiento cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [125, 150, 175],
    ranges: [
      [12, 18],
      [9, 11],
      [8, 9],
    ],
    once: { en: 'The ceiling', es: 'El techo' },
    ask: (l, w, h, p) => ({
      en: prose`A painter charges ${p} per square foot for the ceiling and the four walls of a room, doors and windows included. The room is ${l} long, ${w} wide, and ${h} high. How much is the bill?`,
      es: prose`Un pintor cobra ${p} por pie cuadrado por el techo y las cuatro paredes de un cuarto, con puertas y ventanas. El cuarto mide ${l} de largo, ${w} de ancho y ${h} de alto. ¿De cuánto es la cuenta?`,
    }),
    ends: cost => ({ en: line`The bill is ${cost}.`, es: line`La cuenta es de ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [750, 850, 1250],
    ranges: [
      [3, 5],
      [1, 2],
      [2, 3],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h, p) => ({
      en: prose`An aquarium without a lid is ${l} long, ${w} wide, and ${h} high. Glass for the bottom and the four walls costs ${p} per square foot. How much does the glass cost?`,
      es: prose`Un acuario sin tapa mide ${l} de largo, ${w} de ancho y ${h} de alto. El vidrio para el fondo y las cuatro paredes cuesta ${p} por pie cuadrado. ¿Cuánto cuesta el vidrio?`,
    }),
    ends: cost => ({ en: line`The glass costs ${cost}.`, es: line`El vidrio cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [250, 350, 275],
    ranges: [
      [10, 14],
      [8, 9],
      [6, 7],
    ],
    once: { en: 'The roof', es: 'El techo' },
    ask: (l, w, h, p) => ({
      en: prose`A tent has the shape of a box. Its roof and its four walls are made of fabric, but it has no floor. The tent is ${l} long, ${w} wide, and ${h} high. The fabric costs ${p} per square foot. How much does it cost for the whole tent?`,
      es: prose`Una carpa tiene forma de caja. Su techo y sus cuatro paredes son de tela, pero no tiene piso. La carpa mide ${l} de largo, ${w} de ancho y ${h} de alto. La tela cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la tela para toda la carpa?`,
    }),
    ends: cost => ({ en: line`The fabric costs ${cost}.`, es: line`La tela cuesta ${cost}.` }),
  },
  {
    unit: 'meter',
    prices: [1250, 1450, 1850],
    ranges: [
      [6, 9],
      [3, 5],
      [1, 2],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h, p) => ({
      en: prose`A fish pond in the shape of a box is ${l} long, ${w} wide, and ${h} deep. Its bottom and its four walls get a coating that costs ${p} per square meter. How much does the coating cost?`,
      es: prose`Un estanque en forma de caja mide ${l} de largo, ${w} de ancho y ${h} de profundidad. El fondo y las cuatro paredes llevan una capa impermeable que cuesta ${p} por metro cuadrado. ¿Cuánto cuesta la capa?`,
    }),
    ends: cost => ({ en: line`The coating costs ${cost}.`, es: line`La capa cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [325, 450, 550],
    ranges: [
      [6, 8],
      [4, 5],
      [1, 2],
    ],
    once: { en: 'The bottom', es: 'El fondo' },
    ask: (l, w, h, p) => ({
      en: prose`A sandbox is open at the top. It is ${l} long, ${w} wide, and ${h} high. Boards for the bottom and the four sides cost ${p} per square foot. How much do the boards cost?`,
      es: prose`Un arenero está abierto por arriba. Mide ${l} de largo, ${w} de ancho y ${h} de alto. Las tablas para el fondo y los cuatro lados cuestan ${p} por pie cuadrado. ¿Cuánto cuestan las tablas?`,
    }),
    ends: cost => ({ en: line`The boards cost ${cost}.`, es: line`Las tablas cuestan ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [225, 375, 425],
    ranges: [
      [8, 12],
      [6, 7],
      [7, 8],
    ],
    once: { en: 'The roof', es: 'El techo' },
    ask: (l, w, h, p) => ({
      en: prose`A shed with a flat roof is ${l} long, ${w} wide, and ${h} high. Metal sheets cover the roof and the four walls, door included, and cost ${p} per square foot. How much do the sheets cost?`,
      es: prose`Un cobertizo de techo plano mide ${l} de largo, ${w} de ancho y ${h} de alto. Las láminas de metal para el techo y las cuatro paredes, incluida la puerta, cuestan ${p} por pie cuadrado. ¿Cuánto cuestan las láminas?`,
    }),
    ends: cost => ({ en: line`The sheets cost ${cost}.`, es: line`Las láminas cuestan ${cost}.` }),
  },
  {
    unit: 'meter',
    prices: [950, 1150, 1350],
    ranges: [
      [4, 6],
      [2, 3],
      [1, 2],
    ],
    once: { en: 'The floor', es: 'El piso' },
    ask: (l, w, h, p) => ({
      en: prose`The bed of a truck is open at the top. It is ${l} long, ${w} wide, and ${h} high. Rubber for the floor and the four sides costs ${p} per square meter. How much does the rubber cost?`,
      es: prose`La caja de un camión está abierta por arriba. Mide ${l} de largo, ${w} de ancho y ${h} de alto. El caucho para el piso y los cuatro lados cuesta ${p} por metro cuadrado. ¿Cuánto cuesta el caucho?`,
    }),
    ends: cost => ({ en: line`The rubber costs ${cost}.`, es: line`El caucho cuesta ${cost}.` }),
  },
]
