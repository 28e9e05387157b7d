import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import type { LengthUnit } from './composites.ts'

type Range = readonly [least: number, most: number]
type Told = Both<Block>
type Ends = (area: Parameters<typeof line>[1]) => Both<readonly Inline[]>

/** A rectangle with a triangle on one of its sides. */
export interface Joined {
  readonly unit: LengthUnit
  /** The sides of the rectangle: the triangle stands on the first. */
  readonly base: Range
  readonly side: Range
  readonly height: Range
  /** Whether the second side is told first: it is the length. */
  readonly isSideLong?: boolean
  readonly ask: (base: Term, side: Term, height: Term) => Told
  readonly ends: Ends
}

export const joinedThings: readonly Joined[] = [
  {
    unit: 'foot',
    base: [20, 30],
    side: [10, 14],
    height: [6, 10],
    ask: (b, s, h) => ({
      en: prose`The front of a barn is a rectangle that is ${b} wide and ${s} high, with a triangle on top. The base of the triangle is the width of the barn, and its height is ${h}. What is the area of the front?`,
      es: prose`El frente de un granero es un rectángulo de ${b} de ancho y ${s} de alto, con un triángulo encima. La base del triángulo es el ancho del granero, y su altura es de ${h}. ¿Cuál es el área del frente?`,
    }),
    ends: area => ({
      en: line`The area of the front is ${area}.`,
      es: line`El área del frente es de ${area}.`,
    }),
  },
  {
    unit: 'inch',
    base: [10, 14],
    side: [7, 12],
    height: [4, 8],
    ask: (b, s, h) => ({
      en: prose`The front of a birdhouse is a rectangle that is ${b} wide and ${s} high. On top of it is a triangle with a base of ${b} and a height of ${h}. What is the area of the front?`,
      es: prose`El frente de una casita para pájaros es un rectángulo de ${b} de ancho y ${s} de alto. Encima hay un triángulo con una base de ${b} y una altura de ${h}. ¿Cuál es el área del frente?`,
    }),
    ends: area => ({
      en: line`The area of the front is ${area}.`,
      es: line`El área del frente es de ${area}.`,
    }),
  },
  {
    unit: 'meter',
    base: [10, 14],
    side: [15, 20],
    height: [4, 7],
    isSideLong: true,
    ask: (b, s, h) => ({
      en: prose`A school garden is made up of a rectangle and a triangle. The rectangle is ${s} long and ${b} wide. The triangle has a base of ${b} and a height of ${h}. What is the area of the garden?`,
      es: prose`Un huerto escolar está formado por un rectángulo y un triángulo. El rectángulo mide ${s} de largo y ${b} de ancho. El triángulo tiene una base de ${b} y una altura de ${h}. ¿Cuál es el área del huerto?`,
    }),
    ends: area => ({
      en: line`The area of the garden is ${area}.`,
      es: line`El área del huerto es de ${area}.`,
    }),
  },
  {
    unit: 'centimeter',
    base: [10, 13],
    side: [14, 20],
    height: [4, 7],
    isSideLong: true,
    ask: (b, s, h) => ({
      en: prose`A paper tag is a rectangle that is ${s} long and ${b} wide, with a triangle at one end. The triangle has a base of ${b} and a height of ${h}. What is the area of the tag?`,
      es: prose`Una etiqueta de papel es un rectángulo de ${s} de largo y ${b} de ancho, con un triángulo en un extremo. El triángulo tiene una base de ${b} y una altura de ${h}. ¿Cuál es el área de la etiqueta?`,
    }),
    ends: area => ({
      en: line`The area of the tag is ${area}.`,
      es: line`El área de la etiqueta es de ${area}.`,
    }),
  },
  {
    unit: 'foot',
    base: [10, 16],
    side: [12, 20],
    height: [4, 9],
    ask: (b, s, h) => ({
      en: prose`A patio is made up of a rectangle and a triangle that share a side of ${b}. The other side of the rectangle is ${s} long. The height of the triangle is ${h}. What is the area of the patio?`,
      es: prose`Un patio está formado por un rectángulo y un triángulo que comparten un lado de ${b}. El otro lado del rectángulo mide ${s}. La altura del triángulo es de ${h}. ¿Cuál es el área del patio?`,
    }),
    ends: area => ({
      en: line`The area of the patio is ${area}.`,
      es: line`El área del patio es de ${area}.`,
    }),
  },
  {
    unit: 'inch',
    base: [12, 18],
    side: [20, 30],
    height: [5, 9],
    ask: (b, s, h) => ({
      en: prose`A felt banner is a rectangle that is ${b} wide and ${s} long, with a triangle at the bottom. The triangle is as wide as the banner and has a height of ${h}. What is the area of the banner?`,
      es: prose`Un banderín de fieltro es un rectángulo de ${b} de ancho y ${s} de largo, con un triángulo en la parte de abajo. El triángulo es tan ancho como el banderín y tiene una altura de ${h}. ¿Cuál es el área del banderín?`,
    }),
    ends: area => ({
      en: line`The area of the banner is ${area}.`,
      es: line`El área del banderín es de ${area}.`,
    }),
  },
  {
    unit: 'foot',
    base: [16, 24],
    side: [10, 15],
    height: [6, 9],
    ask: (b, s, h) => ({
      en: prose`A stage floor is a rectangle that is ${b} wide and ${s} deep. In front of it is a triangle with the same ${b} as its base and a height of ${h}. What is the area of the whole stage floor?`,
      es: prose`El piso de un escenario es un rectángulo de ${b} de ancho y ${s} de fondo. Delante hay un triángulo que tiene esos mismos ${b} como base y una altura de ${h}. ¿Cuál es el área de todo el piso del escenario?`,
    }),
    ends: area => ({
      en: line`The area of the whole stage floor is ${area}.`,
      es: line`El área de todo el piso del escenario es de ${area}.`,
    }),
  },
  {
    unit: 'meter',
    base: [20, 30],
    side: [12, 18],
    height: [8, 12],
    ask: (b, s, h) => ({
      en: prose`A playground is made up of a rectangle, ${b} long and ${s} wide, and a triangle whose base is one of the long sides. The height of the triangle is ${h}. What is the area of the playground?`,
      es: prose`Un área de juegos está formada por un rectángulo de ${b} de largo y ${s} de ancho, y un triángulo cuya base es uno de los lados largos. La altura del triángulo es de ${h}. ¿Cuál es el área total?`,
    }),
    ends: area => ({
      en: line`The area of the playground is ${area}.`,
      es: line`El área total es de ${area}.`,
    }),
  },
]

/** A rectangle with two equal triangles in it, which are left out. */
export interface Pierced {
  readonly unit: LengthUnit
  readonly long: Range
  readonly wide: Range
  readonly base: Range
  readonly height: Range
  readonly ask: (long: Term, wide: Term, base: Term, height: Term) => Told
  readonly ends: Ends
}

export const piercedThings: readonly Pierced[] = [
  {
    unit: 'foot',
    long: [14, 20],
    wide: [9, 11],
    base: [3, 5],
    height: [3, 4],
    ask: (l, w, b, h) => ({
      en: prose`A wall is ${l} long and ${w} high. It has two triangular windows, each with a base of ${b} and a height of ${h}. The rest of the wall gets a mural. What is the area of the mural?`,
      es: prose`Una pared mide ${l} de largo y ${w} de alto. Tiene dos ventanas triangulares, cada una con una base de ${b} y una altura de ${h}. En el resto de la pared se pinta un mural. ¿Cuál es el área del mural?`,
    }),
    ends: area => ({ en: line`The area of the mural is ${area}.`, es: line`El área del mural es de ${area}.` }),
  },
  {
    unit: 'yard',
    long: [18, 30],
    wide: [12, 16],
    base: [4, 8],
    height: [3, 7],
    ask: (l, w, b, h) => ({
      en: prose`A rectangular lawn is ${l} long and ${w} wide. Two triangular flower beds are dug in it, each with a base of ${b} and a height of ${h}. What area of grass is left?`,
      es: prose`Un jardín rectangular mide ${l} de largo y ${w} de ancho. En él se hacen dos arriates triangulares, cada uno con una base de ${b} y una altura de ${h}. ¿Qué área de pasto queda?`,
    }),
    ends: area => ({
      en: line`The area of the grass that is left is ${area}.`,
      es: line`El área de pasto que queda es de ${area}.`,
    }),
  },
  {
    unit: 'centimeter',
    long: [24, 30],
    wide: [16, 21],
    base: [5, 9],
    height: [4, 8],
    ask: (l, w, b, h) => ({
      en: prose`A sheet of paper is ${l} long and ${w} wide. Two right triangles with legs of ${b} and ${h} are cut off at its corners. What is the area of the paper that is left?`,
      es: prose`Una hoja de papel mide ${l} de largo y ${w} de ancho. En sus esquinas se recortan dos triángulos rectángulos con catetos de ${b} y ${h}. ¿Cuál es el área del papel que queda?`,
    }),
    ends: area => ({
      en: line`The area of the paper that is left is ${area}.`,
      es: line`El área del papel que queda es de ${area}.`,
    }),
  },
  {
    unit: 'foot',
    long: [24, 36],
    wide: [14, 20],
    base: [4, 7],
    height: [4, 6],
    ask: (l, w, b, h) => ({
      en: prose`A rectangular patio is ${l} long and ${w} wide. In it there are two triangular planters, each with a base of ${b} and a height of ${h}. Tiles cover the rest. What area do the tiles cover?`,
      es: prose`Un patio rectangular mide ${l} de largo y ${w} de ancho. En él hay dos jardineras triangulares, cada una con una base de ${b} y una altura de ${h}. El resto se cubre con losetas. ¿Qué área cubren las losetas?`,
    }),
    ends: area => ({ en: line`The tiles cover ${area}.`, es: line`Las losetas cubren ${area}.` }),
  },
  {
    unit: 'inch',
    long: [20, 30],
    wide: [12, 18],
    base: [4, 8],
    height: [4, 7],
    ask: (l, w, b, h) => ({
      en: prose`A wooden board is ${l} long and ${w} wide. For a sign, two triangles are sawed out of it, each with a base of ${b} and a height of ${h}. What is the area of the sign?`,
      es: prose`Una tabla mide ${l} de largo y ${w} de ancho. Para hacer un letrero se le recortan dos triángulos, cada uno con una base de ${b} y una altura de ${h}. ¿Cuál es el área del letrero?`,
    }),
    ends: area => ({ en: line`The area of the sign is ${area}.`, es: line`El área del letrero es de ${area}.` }),
  },
  {
    unit: 'meter',
    long: [20, 30],
    wide: [12, 18],
    base: [3, 6],
    height: [3, 5],
    ask: (l, w, b, h) => ({
      en: prose`A school yard is a rectangle that is ${l} long and ${w} wide. Two triangular sandboxes lie in it, each with a base of ${b} and a height of ${h}. What is the area of the rest of the yard?`,
      es: prose`El patio de una escuela es un rectángulo de ${l} de largo y ${w} de ancho. En él hay dos areneros triangulares, cada uno con una base de ${b} y una altura de ${h}. ¿Cuál es el área del resto del patio?`,
    }),
    ends: area => ({
      en: line`The area of the rest of the yard is ${area}.`,
      es: line`El área del resto del patio es de ${area}.`,
    }),
  },
  {
    unit: 'inch',
    long: [30, 40],
    wide: [20, 25],
    base: [6, 10],
    height: [5, 8],
    ask: (l, w, b, h) => ({
      en: prose`A blue flag is ${l} long and ${w} wide. Two white triangles are sewn on it, each with a base of ${b} and a height of ${h}. What area of the flag is still blue?`,
      es: prose`Una bandera azul mide ${l} de largo y ${w} de ancho. Se le cosen dos triángulos blancos, cada uno con una base de ${b} y una altura de ${h}. ¿Qué área de la bandera queda azul?`,
    }),
    ends: area => ({
      en: line`The area that is still blue is ${area}.`,
      es: line`El área que queda azul es de ${area}.`,
    }),
  },
  {
    unit: 'meter',
    long: [12, 20],
    wide: [8, 11],
    base: [2, 4],
    height: [2, 3],
    ask: (l, w, b, h) => ({
      en: prose`The sloped roof of a shop is a rectangle that is ${l} long and ${w} wide. It has two triangular skylights, each with a base of ${b} and a height of ${h}. What area of the roof needs shingles?`,
      es: prose`El techo inclinado de una tienda es un rectángulo de ${l} de largo y ${w} de ancho. Tiene dos tragaluces triangulares, cada uno con una base de ${b} y una altura de ${h}. ¿Qué área del techo necesita tejas?`,
    }),
    ends: area => ({
      en: line`The area of the roof that needs shingles is ${area}.`,
      es: line`El área del techo que necesita tejas es de ${area}.`,
    }),
  },
]

/** A rectangle with a border of one width all around it. */
export interface Bordered {
  readonly unit: LengthUnit
  readonly long: Range
  readonly wide: Range
  readonly border: Range
  readonly ask: (long: Term, wide: Term, border: Term) => Told
  readonly ends: Ends
}

export const borderedThings: readonly Bordered[] = [
  {
    unit: 'foot',
    long: [20, 32],
    wide: [12, 18],
    border: [3, 6],
    ask: (l, w, b) => ({
      en: prose`A rectangular swimming pool is ${l} long and ${w} wide. A deck that is ${b} wide goes all around it. What is the area of the deck?`,
      es: prose`Una piscina rectangular mide ${l} de largo y ${w} de ancho. La rodea una plataforma de ${b} de ancho. ¿Cuál es el área de la plataforma?`,
    }),
    ends: area => ({ en: line`The area of the deck is ${area}.`, es: line`El área de la plataforma es de ${area}.` }),
  },
  {
    unit: 'meter',
    long: [9, 16],
    wide: [5, 8],
    border: [1, 2],
    ask: (l, w, b) => ({
      en: prose`A school garden is ${l} long and ${w} wide. A path that is ${b} wide runs along the outside of all four sides and covers the corners too. What is the area of the path?`,
      es: prose`Un huerto escolar mide ${l} de largo y ${w} de ancho. Por fuera de los cuatro lados, también en las esquinas, hay un camino de ${b} de ancho. ¿Cuál es el área del camino?`,
    }),
    ends: area => ({ en: line`The area of the path is ${area}.`, es: line`El área del camino es de ${area}.` }),
  },
  {
    unit: 'inch',
    long: [10, 14],
    wide: [8, 9],
    border: [2, 3],
    ask: (l, w, b) => ({
      en: prose`A photo is ${l} long and ${w} wide. A frame that is ${b} wide goes all around it. What is the area of the frame alone?`,
      es: prose`Una foto mide ${l} de largo y ${w} de ancho. La rodea un marco de ${b} de ancho. ¿Cuál es el área del marco solo?`,
    }),
    ends: area => ({ en: line`The area of the frame is ${area}.`, es: line`El área del marco es de ${area}.` }),
  },
  {
    unit: 'inch',
    long: [60, 80],
    wide: [40, 50],
    border: [4, 6],
    ask: (l, w, b) => ({
      en: prose`The middle of a quilt is a rectangle that is ${l} long and ${w} wide. A border that is ${b} wide is sewn all around it. What is the area of the border?`,
      es: prose`El centro de una colcha es un rectángulo de ${l} de largo y ${w} de ancho. Alrededor se le cose una orilla de ${b} de ancho. ¿Cuál es el área de la orilla?`,
    }),
    ends: area => ({ en: line`The area of the border is ${area}.`, es: line`El área de la orilla es de ${area}.` }),
  },
  {
    unit: 'foot',
    long: [10, 14],
    wide: [6, 9],
    border: [2, 3],
    ask: (l, w, b) => ({
      en: prose`A rug is ${l} long and ${w} wide. On all four sides, a strip of bare floor, ${b} wide, is left between the rug and the walls. What is the area of the bare floor?`,
      es: prose`Una alfombra mide ${l} de largo y ${w} de ancho. En los cuatro lados queda una franja de piso de ${b} de ancho entre la alfombra y las paredes. ¿Cuál es el área del piso sin cubrir?`,
    }),
    ends: area => ({
      en: line`The area of the bare floor is ${area}.`,
      es: line`El área del piso sin cubrir es de ${area}.`,
    }),
  },
  {
    unit: 'meter',
    long: [24, 30],
    wide: [12, 16],
    border: [2, 4],
    ask: (l, w, b) => ({
      en: prose`A basketball court is ${l} long and ${w} wide. A safety strip that is ${b} wide surrounds it. What is the area of the strip?`,
      es: prose`Una cancha de baloncesto mide ${l} de largo y ${w} de ancho. La rodea una franja de seguridad de ${b} de ancho. ¿Cuál es el área de la franja?`,
    }),
    ends: area => ({ en: line`The area of the strip is ${area}.`, es: line`El área de la franja es de ${area}.` }),
  },
  {
    unit: 'foot',
    long: [12, 20],
    wide: [8, 11],
    border: [2, 4],
    ask: (l, w, b) => ({
      en: prose`A rectangular sandbox is ${l} long and ${w} wide. Rubber mats cover a strip that is ${b} wide all around it. What area do the mats cover?`,
      es: prose`Un arenero rectangular mide ${l} de largo y ${w} de ancho. Unos tapetes de goma cubren una franja de ${b} de ancho alrededor de él. ¿Qué área cubren los tapetes?`,
    }),
    ends: area => ({ en: line`The mats cover ${area}.`, es: line`Los tapetes cubren ${area}.` }),
  },
  {
    unit: 'centimeter',
    long: [26, 40],
    wide: [18, 24],
    border: [3, 5],
    ask: (l, w, b) => ({
      en: prose`A mirror is ${l} long and ${w} wide. Tiles form a border that is ${b} wide all around it. What is the area of the tiles?`,
      es: prose`Un espejo mide ${l} de largo y ${w} de ancho. Unos azulejos forman un borde de ${b} de ancho a su alrededor. ¿Cuál es el área de los azulejos?`,
    }),
    ends: area => ({ en: line`The area of the tiles is ${area}.`, es: line`El área de los azulejos es de ${area}.` }),
  },
]

/** A figure that is covered at a price for each square foot. */
export interface Priced {
  readonly unit: 'foot' | 'yard' | 'meter'
  /** In cents; a whole area at it comes to whole cents. */
  readonly prices: readonly number[]
  readonly ask: (price: Term) => Told
  readonly ends: Ends
}

export const pricedThings: readonly Priced[] = [
  {
    unit: 'foot',
    prices: [250, 350, 450],
    ask: p => ({
      en: prose`The figure is the floor plan of a classroom. Carpet costs ${p} per square foot. How much does it cost to carpet the whole floor?`,
      es: prose`La figura es el plano de un salón de clases. La alfombra cuesta ${p} por pie cuadrado. ¿Cuánto cuesta alfombrar todo el piso?`,
    }),
    ends: cost => ({ en: line`The carpet costs ${cost}.`, es: line`La alfombra cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [650, 750, 850],
    ask: p => ({
      en: prose`The figure is the plan of a patio. Paving stones cost ${p} per square foot. How much do the stones for the whole patio cost?`,
      es: prose`La figura es el plano de un patio. Los adoquines cuestan ${p} por pie cuadrado. ¿Cuánto cuestan los adoquines para todo el patio?`,
    }),
    ends: cost => ({ en: line`The paving stones cost ${cost}.`, es: line`Los adoquines cuestan ${cost}.` }),
  },
  {
    unit: 'meter',
    prices: [150, 250, 350],
    ask: p => ({
      en: prose`The figure is the plan of a school garden. New soil costs ${p} for each square meter. How much does the soil for the whole garden cost?`,
      es: prose`La figura es el plano de un huerto escolar. La tierra nueva cuesta ${p} por metro cuadrado. ¿Cuánto cuesta la tierra para todo el huerto?`,
    }),
    ends: cost => ({ en: line`The soil costs ${cost}.`, es: line`La tierra cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [550, 950, 1150],
    ask: p => ({
      en: prose`The figure shows the deck of a swimming pool. Wood for the deck costs ${p} per square foot. How much does the wood cost?`,
      es: prose`La figura muestra la plataforma de una piscina. La madera para la plataforma cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la madera?`,
    }),
    ends: cost => ({ en: line`The wood costs ${cost}.`, es: line`La madera cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [150, 125, 175],
    ask: p => ({
      en: prose`The figure shows a wall for a mural. Paint costs ${p} per square foot. How much does the paint for the whole wall cost?`,
      es: prose`La figura muestra una pared para un mural. La pintura cuesta ${p} por pie cuadrado. ¿Cuánto cuesta la pintura para toda la pared?`,
    }),
    ends: cost => ({ en: line`The paint costs ${cost}.`, es: line`La pintura cuesta ${cost}.` }),
  },
  {
    unit: 'yard',
    prices: [250, 450, 650],
    ask: p => ({
      en: prose`The figure is the plan of a lawn. Sod costs ${p} per square yard. How much does it cost to cover the whole lawn with sod?`,
      es: prose`La figura es el plano de un jardín. El pasto en rollo cuesta ${p} por yarda cuadrada. ¿Cuánto cuesta cubrir todo el jardín con pasto?`,
    }),
    ends: cost => ({ en: line`The sod costs ${cost}.`, es: line`El pasto cuesta ${cost}.` }),
  },
  {
    unit: 'foot',
    prices: [350, 450, 750],
    ask: p => ({
      en: prose`The figure is the plan of a kitchen floor. Tiles cost ${p} per square foot. How much do the tiles for the whole floor cost?`,
      es: prose`La figura es el plano del piso de una cocina. Las losetas cuestan ${p} por pie cuadrado. ¿Cuánto cuestan las losetas para todo el piso?`,
    }),
    ends: cost => ({ en: line`The tiles cost ${cost}.`, es: line`Las losetas cuestan ${cost}.` }),
  },
  {
    unit: 'meter',
    prices: [850, 950, 1150],
    ask: p => ({
      en: prose`The figure is the plan of a stage. A new wooden floor costs ${p} per square meter. How much does the new floor cost?`,
      es: prose`La figura es el plano de un escenario. Un piso nuevo de madera cuesta ${p} por metro cuadrado. ¿Cuánto cuesta el piso nuevo?`,
    }),
    ends: cost => ({ en: line`The new floor costs ${cost}.`, es: line`El piso nuevo cuesta ${cost}.` }),
  },
]
