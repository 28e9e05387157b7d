import { type Block, type Both, equation, type Inline, line, measure, prose, type Term } from '../../../author.ts'
import type { LengthUnit } from './solids.ts'

type Range = readonly [least: number, most: number]
type Told = Both<Block>
type Ends = (volume: Parameters<typeof line>[1]) => Both<readonly Inline[]>

/** Triangular prisms by base and height of the triangle and their length. */
export interface WedgeThing {
  readonly unit: LengthUnit
  readonly base: Range
  readonly height: Range
  readonly length: Range
  readonly ask: (base: Term, height: Term, length: Term) => Told
  readonly ends: Ends
}
const volumeOf =
  (en: string, es: string): Ends =>
  volume => ({
    en: [`The volume of ${en} is `, ...line`${volume}.`],
    es: [`El volumen ${es} es de `, ...line`${volume}.`],
  })

export const wedgeThings: readonly WedgeThing[] = [
  {
    unit: 'centimeter',
    base: [8, 14],
    height: [4, 6],
    length: [6, 10],
    ask: (b, h, l) => ({
      en: prose`A cheese wedge is a triangular prism. Its triangle has a base of ${b} and a height of ${h}. The wedge is ${l} long. What is its volume?`,
      es: prose`Una cuña de queso es un prisma triangular. Su triángulo tiene una base de ${b} y una altura de ${h}. La cuña mide ${l} de largo. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the cheese wedge', 'de la cuña de queso'),
  },
  {
    unit: 'foot',
    base: [5, 8],
    height: [4, 6],
    length: [7, 10],
    ask: (b, h, l) => ({
      en: prose`A tent is a triangular prism that is ${l} long. Its front is a triangle with a base of ${b} and a height of ${h}. What is the volume of the space in the tent?`,
      es: prose`Una tienda de campaña es un prisma triangular de ${l} de largo. Su frente es un triángulo con una base de ${b} y una altura de ${h}. ¿Cuál es el volumen del espacio dentro de la tienda?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la tienda es de ${volume}.`,
    }),
  },
  {
    unit: 'inch',
    base: [4, 7],
    height: [1, 3],
    length: [2, 4],
    ask: (b, h, l) => ({
      en: prose`A doorstop is a triangular prism. Its side is a right triangle with legs of ${b} and ${h}. The doorstop is ${l} wide. What is its volume?`,
      es: prose`Una cuña para puerta es un prisma triangular. Su lado es un triángulo rectángulo con catetos de ${b} y ${h}. La cuña mide ${l} de ancho. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the doorstop', 'de la cuña'),
  },
  {
    unit: 'foot',
    base: [8, 14],
    height: [2, 3],
    length: [4, 6],
    ask: (b, h, l) => ({
      en: prose`The side of a concrete ramp is a right triangle with legs of ${b} and ${h}. The ramp is ${l} wide. What volume of concrete is in the ramp?`,
      es: prose`El lado de una rampa de concreto es un triángulo rectángulo con catetos de ${b} y ${h}. La rampa mide ${l} de ancho. ¿Qué volumen de concreto hay en la rampa?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of concrete in the ramp.`,
      es: line`En la rampa hay ${volume} de concreto.`,
    }),
  },
  {
    unit: 'centimeter',
    base: [3, 6],
    height: [3, 5],
    length: [18, 30],
    ask: (b, h, l) => ({
      en: prose`A chocolate bar comes in a box that is a triangular prism. Its triangle has a base of ${b} and a height of ${h}, and the box is ${l} long. What is the volume of the box?`,
      es: prose`Un chocolate viene en una caja que es un prisma triangular. Su triángulo tiene una base de ${b} y una altura de ${h}, y la caja mide ${l} de largo. ¿Cuál es el volumen de la caja?`,
    }),
    ends: volumeOf('the box', 'de la caja'),
  },
  {
    unit: 'foot',
    base: [20, 30],
    height: [8, 12],
    length: [30, 40],
    ask: (b, h, l) => ({
      en: prose`An attic has the shape of a triangular prism. Its front is a triangle with a base of ${b} and a height of ${h}, and the attic is ${l} long. What is its volume?`,
      es: prose`Un ático tiene forma de prisma triangular. Su frente es un triángulo con una base de ${b} y una altura de ${h}, y el ático mide ${l} de largo. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the attic', 'del ático'),
  },
  {
    unit: 'foot',
    base: [2, 3],
    height: [1, 2],
    length: [6, 10],
    ask: (b, h, l) => ({
      en: prose`A feed trough is a triangular prism. Its end is a triangle with a base of ${b} at the top and a height of ${h}. The trough is ${l} long. What volume does it hold?`,
      es: prose`Un comedero es un prisma triangular. Su extremo es un triángulo con una base de ${b} arriba y una altura de ${h}. El comedero mide ${l} de largo. ¿Qué volumen le cabe?`,
    }),
    ends: volume => ({ en: line`The trough holds ${volume}.`, es: line`Al comedero le caben ${volume}.` }),
  },
  {
    unit: 'centimeter',
    base: [3, 5],
    height: [2, 4],
    length: [8, 12],
    ask: (b, h, l) => ({
      en: prose`A glass prism for a science class is ${l} long. Its ends are triangles with a base of ${b} and a height of ${h}. What is the volume of the glass?`,
      es: prose`Un prisma de vidrio para la clase de ciencias mide ${l} de largo. Sus extremos son triángulos con una base de ${b} y una altura de ${h}. ¿Cuál es el volumen del vidrio?`,
    }),
    ends: volumeOf('the glass', 'del vidrio'),
  },
]

/** Square pyramids by the side of their base and their height. */
export interface PyramidThing {
  readonly unit: LengthUnit
  readonly side: Range
  readonly height: Range
  readonly ask: (side: Term, height: Term) => Told
  readonly ends: Ends
}
export const pyramidThings: readonly PyramidThing[] = [
  {
    unit: 'foot',
    side: [8, 14],
    height: [6, 9],
    ask: (s, h) => ({
      en: prose`A tent is a square pyramid. A side of its floor is ${s} long, and the tent is ${h} high. What is the volume of the space in the tent?`,
      es: prose`Una tienda de campaña es una pirámide de base cuadrada. Un lado de su piso mide ${s} y la tienda tiene ${h} de altura. ¿Cuál es el volumen del espacio dentro de la tienda?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la tienda es de ${volume}.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [6, 10],
    height: [7, 12],
    ask: (s, h) => ({
      en: prose`A candle is a square pyramid that is ${h} high. A side of its base is ${s} long. What volume of wax is in the candle?`,
      es: prose`Una vela es una pirámide de base cuadrada de ${h} de altura. Un lado de su base mide ${s}. ¿Qué volumen de cera hay en la vela?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of wax in the candle.`,
      es: line`En la vela hay ${volume} de cera.`,
    }),
  },
  {
    unit: 'meter',
    side: [12, 30],
    height: [9, 20],
    ask: (s, h) => ({
      en: prose`A glass pyramid stands in front of a museum. Its base is a square with sides of ${s}, and it is ${h} high. What is its volume?`,
      es: prose`Frente a un museo hay una pirámide de vidrio. Su base es un cuadrado de ${s} de lado y tiene ${h} de altura. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the glass pyramid', 'de la pirámide de vidrio'),
  },
  {
    unit: 'inch',
    side: [2, 4],
    height: [3, 6],
    ask: (s, h) => ({
      en: prose`A paperweight is a square pyramid made of marble. A side of its base is ${s} long, and its height is ${h}. What volume of marble is that?`,
      es: prose`Un pisapapeles es una pirámide de base cuadrada de mármol. Un lado de su base mide ${s} y su altura es de ${h}. ¿Qué volumen de mármol lleva?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of marble in the paperweight.`,
      es: line`El pisapapeles lleva ${volume} de mármol.`,
    }),
  },
  {
    unit: 'foot',
    side: [20, 30],
    height: [9, 15],
    ask: (s, h) => ({
      en: prose`The roof of a tower is a square pyramid. A side of its base is ${s} long, and the roof is ${h} high. What is the volume of the space under the roof?`,
      es: prose`El techo de una torre es una pirámide de base cuadrada. Un lado de su base mide ${s} y el techo tiene ${h} de altura. ¿Cuál es el volumen del espacio bajo el techo?`,
    }),
    ends: volumeOf('the space under the roof', 'del espacio bajo el techo'),
  },
  {
    unit: 'inch',
    side: [5, 8],
    height: [4, 9],
    ask: (s, h) => ({
      en: prose`A gift box is a square pyramid that is ${h} high. Each side of its base is ${s} long. What is the volume of the box?`,
      es: prose`Una caja de regalo es una pirámide de base cuadrada de ${h} de altura. Cada lado de su base mide ${s}. ¿Cuál es el volumen de la caja?`,
    }),
    ends: volumeOf('the gift box', 'de la caja de regalo'),
  },
  {
    unit: 'meter',
    side: [3, 6],
    height: [2, 4],
    ask: (s, h) => ({
      en: prose`Sand is piled up as a square pyramid. A side of the pile is ${s} long at the bottom, and the pile is ${h} high. What volume of sand is in the pile?`,
      es: prose`Un montón de arena tiene forma de pirámide de base cuadrada. Un lado mide ${s} en la parte de abajo y el montón tiene ${h} de altura. ¿Qué volumen de arena hay en el montón?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of sand in the pile.`,
      es: line`En el montón hay ${volume} de arena.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [9, 15],
    height: [8, 14],
    ask: (s, h) => ({
      en: prose`A mold for a dessert is a square pyramid. A side of its opening is ${s} long, and the mold is ${h} deep. What volume does it hold?`,
      es: prose`Un molde para postres es una pirámide de base cuadrada. Un lado de su abertura mide ${s} y el molde tiene ${h} de profundidad. ¿Qué volumen le cabe?`,
    }),
    ends: volume => ({ en: line`The mold holds ${volume}.`, es: line`Al molde le caben ${volume}.` }),
  },
]

/** A square prism with a pyramid on it. */
export interface Topped {
  readonly unit: LengthUnit
  readonly side: Range
  readonly low: Range
  readonly top: Range
  readonly ask: (side: Term, low: Term, top: Term) => Told
  readonly ends: Ends
}
export const toppedThings: readonly Topped[] = [
  {
    unit: 'foot',
    side: [12, 18],
    low: [20, 30],
    top: [9, 12],
    ask: (s, h, t) => ({
      en: prose`A tower is a prism with a square base, ${s} on each side, and is ${h} high up to its roof. The roof is a pyramid that is ${t} high on the same base. What is the volume of the tower with its roof?`,
      es: prose`Una torre es un prisma de base cuadrada, de ${s} de lado, y mide ${h} de altura hasta el techo. El techo es una pirámide de ${t} de altura con la misma base. ¿Cuál es el volumen de la torre con su techo?`,
    }),
    ends: volumeOf('the tower with its roof', 'de la torre con su techo'),
  },
  {
    unit: 'inch',
    side: [6, 9],
    low: [7, 10],
    top: [3, 5],
    ask: (s, h, t) => ({
      en: prose`A birdhouse has a square floor with sides of ${s} and walls that are ${h} high. Its roof is a pyramid on top of the walls that is ${t} high. What is the volume inside the walls and the roof?`,
      es: prose`Una casita para pájaros tiene un piso cuadrado de ${s} de lado y paredes de ${h} de alto. Su techo es una pirámide de ${t} de altura sobre las paredes. ¿Cuál es el volumen dentro de las paredes y del techo?`,
    }),
    ends: volumeOf('the birdhouse', 'de la casita'),
  },
  {
    unit: 'foot',
    side: [9, 15],
    low: [6, 8],
    top: [3, 6],
    ask: (s, h, t) => ({
      en: prose`A party tent stands on a square with sides of ${s}. Its walls are ${h} high, and above them the cloth rises to a pyramid that is ${t} high. What is the volume of the space in the tent?`,
      es: prose`Una carpa para fiestas cubre un cuadrado de ${s} de lado. Sus paredes miden ${h} de alto y encima la tela forma una pirámide de ${t} de altura. ¿Cuál es el volumen del espacio dentro de la carpa?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la carpa es de ${volume}.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [6, 9],
    low: [10, 15],
    top: [4, 8],
    ask: (s, h, t) => ({
      en: prose`A candle has a square base with sides of ${s}. Its lower part is a prism that is ${h} high, and its upper part is a pyramid that is ${t} high. What volume of wax is in the candle?`,
      es: prose`Una vela tiene una base cuadrada de ${s} de lado. Su parte de abajo es un prisma de ${h} de altura y la de arriba, una pirámide de ${t} de altura. ¿Qué volumen de cera hay en la vela?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of wax in the candle.`,
      es: line`En la vela hay ${volume} de cera.`,
    }),
  },
  {
    unit: 'meter',
    side: [3, 6],
    low: [2, 3],
    top: [1, 3],
    ask: (s, h, t) => ({
      en: prose`A greenhouse has a square floor with sides of ${s} and glass walls that are ${h} high. Its glass roof is a pyramid that is ${t} high. What is the volume of the greenhouse?`,
      es: prose`Un invernadero tiene un piso cuadrado de ${s} de lado y paredes de vidrio de ${h} de alto. Su techo de vidrio es una pirámide de ${t} de altura. ¿Cuál es el volumen del invernadero?`,
    }),
    ends: volumeOf('the greenhouse', 'del invernadero'),
  },
  {
    unit: 'foot',
    side: [2, 3],
    low: [9, 14],
    top: [1, 3],
    ask: (s, h, t) => ({
      en: prose`A stone monument is a prism with a square base, ${s} on each side, that is ${h} high, and on it a pyramid with the same base that is ${t} high. What volume of stone is in the monument?`,
      es: prose`Un monumento de piedra es un prisma de base cuadrada, de ${s} de lado y ${h} de altura, y encima tiene una pirámide de la misma base y de ${t} de altura. ¿Qué volumen de piedra hay en el monumento?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of stone in the monument.`,
      es: line`En el monumento hay ${volume} de piedra.`,
    }),
  },
  {
    unit: 'inch',
    side: [4, 6],
    low: [3, 5],
    top: [2, 4],
    ask: (s, h, t) => ({
      en: prose`A gift box is a prism with a square base, ${s} on each side, that is ${h} high. Its lid is a hollow pyramid that is ${t} high and just as wide. What is the volume of the closed box?`,
      es: prose`Una caja de regalo es un prisma de base cuadrada, de ${s} de lado y ${h} de altura. Su tapa es una pirámide hueca de ${t} de altura y del mismo ancho. ¿Cuál es el volumen de la caja cerrada?`,
    }),
    ends: volumeOf('the closed box', 'de la caja cerrada'),
  },
  {
    unit: 'meter',
    side: [4, 6],
    low: [5, 8],
    top: [2, 4],
    ask: (s, h, t) => ({
      en: prose`A grain bin has a square base with sides of ${s}. The grain fills the bin ${h} high, and on top of that it is heaped up to a pyramid that is ${t} high. What volume of grain is that?`,
      es: prose`Un granero tiene una base cuadrada de ${s} de lado. El grano lo llena hasta ${h} de altura y encima forma una pirámide de ${t} de altura. ¿Qué volumen de grano hay?`,
    }),
    ends: volume => ({ en: line`There are ${volume} of grain.`, es: line`Hay ${volume} de grano.` }),
  },
]

/** 1,000 cm³ = 1 L, as a pupil is told. */
const LITER = equation(measure(1000, 'cubic-centimeter'), measure(1, 'liter'))

/** A box in centimeters that is filled up to some way below its rim. */
export interface Tank {
  readonly long: Range
  readonly wide: Range
  readonly tall: Range
  readonly free: Range
  readonly ask: (long: Term, wide: Term, tall: Term, free: Term) => Told
  readonly ends: Ends
}
export const tanks: readonly Tank[] = [
  {
    long: [60, 120],
    wide: [30, 45],
    tall: [40, 50],
    free: [4, 9],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a fish tank is ${l} long, ${w} wide, and ${h} high. The water reaches up to ${f} below the rim. How many liters of water are in the tank? Use ${LITER}.`,
      es: prose`Una pecera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua llega hasta ${f} debajo del borde. ¿Cuántos litros de agua hay en la pecera? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the tank.`, es: line`En la pecera hay ${v} de agua.` }),
  },
  {
    long: [80, 120],
    wide: [30, 40],
    tall: [30, 40],
    free: [3, 7],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a planter is ${l} long, ${w} wide, and ${h} high. It is filled with soil up to ${f} below the rim. How many liters of soil are in it? Use ${LITER}.`,
      es: prose`Una jardinera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está llena de tierra hasta ${f} debajo del borde. ¿Cuántos litros de tierra hay en ella? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of soil in the planter.`, es: line`En la jardinera hay ${v} de tierra.` }),
  },
  {
    long: [30, 40],
    wide: [20, 30],
    tall: [20, 28],
    free: [2, 5],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a cooler is ${l} long, ${w} wide, and ${h} high. Ice water stands ${f} below the rim. How many liters of ice water are in the cooler? Use ${LITER}.`,
      es: prose`Una hielera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua con hielo está ${f} debajo del borde. ¿Cuántos litros de agua con hielo hay en la hielera? Usa ${LITER}.`,
    }),
    ends: v => ({
      en: line`There are ${v} of ice water in the cooler.`,
      es: line`En la hielera hay ${v} de agua con hielo.`,
    }),
  },
  {
    long: [100, 120],
    wide: [40, 50],
    tall: [40, 50],
    free: [5, 12],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a horse trough is ${l} long, ${w} wide, and ${h} high. The water stands ${f} below the rim. How many liters of water does the trough hold now? Use ${LITER}.`,
      es: prose`Un bebedero para caballos mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua está ${f} debajo del borde. ¿Cuántos litros de agua hay ahora en el bebedero? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`The trough now holds ${v} of water.`, es: line`En el bebedero hay ahora ${v} de agua.` }),
  },
  {
    long: [30, 40],
    wide: [20, 25],
    tall: [8, 12],
    free: [1, 3],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a baking pan is ${l} long, ${w} wide, and ${h} high. It is filled with batter up to ${f} below the rim. How many liters of batter are in it? Use ${LITER}.`,
      es: prose`Un molde para hornear mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está lleno de masa hasta ${f} debajo del borde. ¿Cuántos litros de masa hay en él? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of batter in the pan.`, es: line`En el molde hay ${v} de masa.` }),
  },
  {
    long: [90, 120],
    wide: [60, 80],
    tall: [60, 80],
    free: [10, 20],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a rain tank is ${l} long, ${w} wide, and ${h} high. After a storm, the water stands ${f} below the rim. How many liters of water are in the tank? Use ${LITER}.`,
      es: prose`Un tanque para agua de lluvia mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Después de una tormenta, el agua está ${f} debajo del borde. ¿Cuántos litros de agua hay en el tanque? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the tank.`, es: line`En el tanque hay ${v} de agua.` }),
  },
  {
    long: [40, 60],
    wide: [30, 45],
    tall: [14, 20],
    free: [2, 5],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a sink is ${l} long, ${w} wide, and ${h} deep. The dishwater stands ${f} below the rim. How many liters of water are in the sink? Use ${LITER}.`,
      es: prose`Un fregadero mide por dentro ${l} de largo, ${w} de ancho y ${h} de profundidad. El agua está ${f} debajo del borde. ¿Cuántos litros de agua hay en el fregadero? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the sink.`, es: line`En el fregadero hay ${v} de agua.` }),
  },
  {
    long: [40, 60],
    wide: [30, 40],
    tall: [30, 40],
    free: [4, 8],
    ask: (l, w, h, f) => ({
      en: prose`The inside of a storage bin is ${l} long, ${w} wide, and ${h} high. It is filled with dog food up to ${f} below the rim. How many liters of dog food are in the bin? Use ${LITER}.`,
      es: prose`Un recipiente mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está lleno de alimento para perros hasta ${f} debajo del borde. ¿Cuántos litros de alimento hay en el recipiente? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of dog food in the bin.`, es: line`En el recipiente hay ${v} de alimento.` }),
  },
]

/** Prisms whose base is a trapezoid: its parallel sides, the distance between them, and the volume; the length is asked. */
export interface Trough {
  readonly unit: LengthUnit
  readonly one: Range
  readonly other: Range
  readonly height: Range
  readonly length: Range
  readonly ask: (one: Term, other: Term, height: Term, volume: Term) => Told
  readonly ends: Ends
}
const longIs =
  (en: string, es: string, word: readonly [en: string, es: string] = ['long', 'de largo']): Ends =>
  length => ({
    en: [`${en} is `, ...line`${length}`, ` ${word[0]}.`],
    es: [`${es} mide `, ...line`${length}`, ` ${word[1]}.`],
  })
const WIDE = ['wide', 'de ancho'] as const
export const troughs: readonly Trough[] = [
  {
    unit: 'foot',
    one: [3, 4],
    other: [7, 9],
    height: [30, 50],
    length: [12, 20],
    ask: (a, b, h, v) => ({
      en: prose`The long wall of a swimming pool is a trapezoid: the pool is ${a} deep at one end and ${b} deep at the other end, ${h} away. Full, the pool holds ${v} of water. How wide is the pool?`,
      es: prose`La pared larga de una piscina es un trapecio: la piscina tiene ${a} de profundidad en un extremo y ${b} en el otro extremo, a ${h} de distancia. Llena, a la piscina le caben ${v} de agua. ¿Cuánto mide de ancho la piscina?`,
    }),
    ends: longIs('The pool', 'La piscina', WIDE),
  },
  {
    unit: 'foot',
    one: [2, 3],
    other: [1, 1],
    height: [1, 2],
    length: [6, 12],
    ask: (a, b, h, v) => ({
      en: prose`The end of a feed trough is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. The trough holds ${v} of feed. How long is the trough?`,
      es: prose`El extremo de un comedero es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. Al comedero le caben ${v} de alimento. ¿Cuánto mide de largo el comedero?`,
    }),
    ends: longIs('The trough', 'El comedero'),
  },
  {
    unit: 'inch',
    one: [8, 10],
    other: [5, 6],
    height: [6, 8],
    length: [24, 36],
    ask: (a, b, h, v) => ({
      en: prose`The end of a window box for flowers is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. It takes ${v} of soil to fill the box. How long is the box?`,
      es: prose`El extremo de una jardinera de ventana es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. Se necesitan ${v} de tierra para llenar la jardinera. ¿Cuánto mide de largo la jardinera?`,
    }),
    ends: longIs('The box', 'La jardinera'),
  },
  {
    unit: 'meter',
    one: [3, 4],
    other: [1, 2],
    height: [1, 2],
    length: [20, 40],
    ask: (a, b, h, v) => ({
      en: prose`A ditch has the same cross-section everywhere: a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} deep. For the ditch, ${v} of earth were dug out. How long is the ditch?`,
      es: prose`Una zanja tiene en todas partes el mismo corte: un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de profundidad. Para hacer la zanja se sacaron ${v} de tierra. ¿Cuánto mide de largo la zanja?`,
    }),
    ends: longIs('The ditch', 'La zanja'),
  },
  {
    unit: 'foot',
    one: [9, 12],
    other: [6, 7],
    height: [10, 14],
    length: [12, 20],
    ask: (a, b, h, v) => ({
      en: prose`The side wall of a shed is a trapezoid: the shed is ${a} high in front and ${b} high in back, and the front and the back are ${h} apart. The volume of the shed is ${v}. How wide is the shed?`,
      es: prose`La pared lateral de un cobertizo es un trapecio: el cobertizo mide ${a} de alto adelante y ${b} de alto atrás, y entre el frente y el fondo hay ${h}. El volumen del cobertizo es de ${v}. ¿Cuánto mide de ancho el cobertizo?`,
    }),
    ends: longIs('The shed', 'El cobertizo', WIDE),
  },
  {
    unit: 'meter',
    one: [6, 9],
    other: [2, 4],
    height: [3, 5],
    length: [30, 60],
    ask: (a, b, h, v) => ({
      en: prose`The end of a dam is a trapezoid that is ${a} wide at the bottom, ${b} wide at the top, and ${h} high. The dam is built from ${v} of earth. How long is the dam?`,
      es: prose`El extremo de un dique es un trapecio de ${a} de ancho abajo, ${b} de ancho arriba y ${h} de altura. El dique está hecho de ${v} de tierra. ¿Cuánto mide de largo el dique?`,
    }),
    ends: longIs('The dam', 'El dique'),
  },
  {
    unit: 'centimeter',
    one: [12, 14],
    other: [9, 10],
    height: [9, 12],
    length: [20, 30],
    ask: (a, b, h, v) => ({
      en: prose`The end of a loaf of bread is a trapezoid that is ${a} wide at the top, ${b} wide at the bottom, and ${h} high. The volume of the loaf is ${v}. How long is the loaf?`,
      es: prose`El extremo de un pan de caja es un trapecio de ${a} de ancho arriba, ${b} de ancho abajo y ${h} de altura. El volumen del pan es de ${v}. ¿Cuánto mide de largo el pan?`,
    }),
    ends: longIs('The loaf', 'El pan'),
  },
  {
    unit: 'inch',
    one: [12, 15],
    other: [6, 8],
    height: [4, 8],
    length: [30, 48],
    ask: (a, b, h, v) => ({
      en: prose`The end of a concrete step is a trapezoid that is ${a} deep at the bottom, ${b} deep at the top, and ${h} high. There are ${v} of concrete in the step. How wide is the step?`,
      es: prose`El extremo de un escalón de concreto es un trapecio de ${a} de fondo abajo, ${b} de fondo arriba y ${h} de altura. En el escalón hay ${v} de concreto. ¿Cuánto mide de ancho el escalón?`,
    }),
    ends: longIs('The step', 'El escalón', WIDE),
  },
]
