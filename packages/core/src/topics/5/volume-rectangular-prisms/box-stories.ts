import { type Both, type Content, type Inline, line, type Of, prose, type UnitId } from '../../../author.ts'

export type Edges = readonly [length: number, width: number, height: number]
type Told = Parameters<typeof prose>[1]

/** A box, or what fills it to a depth. */
export interface BoxStory {
  readonly edge: UnitId
  readonly unit: UnitId
  readonly least: Edges
  readonly most: Edges
  /** What is measured is what lies in it, to a depth. */
  readonly isFilled: boolean
  tell(length: Told, width: Told, height: Told): Both<Content>
  answers(volume: Of<'measure'>): Both<readonly Inline[]>
}

export const boxStories: readonly BoxStory[] = [
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [15, 8, 6],
    most: [24, 12, 12],
    isFilled: true,
    tell: (length, width, depth) => ({
      en: prose`A fish tank is ${length} long and ${width} wide. The water is ${depth} deep. What is the volume of the water?`,
      es: prose`Una pecera mide ${length} de largo y ${width} de ancho. El agua tiene ${depth} de profundidad. ¿Cuál es el volumen del agua?`,
    }),
    answers: volume => ({
      en: line`The volume of the water is ${volume}.`,
      es: line`El volumen del agua es de ${volume}.`,
    }),
  },
  {
    edge: 'foot',
    unit: 'cubic-foot',
    least: [5, 4, 2],
    most: [10, 8, 2],
    isFilled: true,
    tell: (length, width, depth) => ({
      en: prose`A sandbox is ${length} long and ${width} wide. It is filled with sand to a depth of ${depth}. What is the volume of the sand?`,
      es: prose`Un arenero mide ${length} de largo y ${width} de ancho. Se llena de arena hasta una profundidad de ${depth}. ¿Cuál es el volumen de la arena?`,
    }),
    answers: volume => ({
      en: line`The volume of the sand is ${volume}.`,
      es: line`El volumen de la arena es de ${volume}.`,
    }),
  },
  {
    edge: 'foot',
    unit: 'cubic-foot',
    least: [12, 6, 6],
    most: [24, 8, 8],
    isFilled: false,
    tell: (length, width, height) => ({
      en: prose`The inside of a moving truck is ${length} long, ${width} wide, and ${height} high. What is its volume?`,
      es: prose`El interior de un camión de mudanza mide ${length} de largo, ${width} de ancho y ${height} de alto. ¿Cuál es su volumen?`,
    }),
    answers: volume => ({
      en: line`The inside of the truck has a volume of ${volume}.`,
      es: line`El interior del camión tiene un volumen de ${volume}.`,
    }),
  },
  {
    edge: 'centimeter',
    unit: 'cubic-centimeter',
    least: [18, 5, 24],
    most: [24, 9, 35],
    isFilled: false,
    tell: (length, width, height) => ({
      en: prose`A cereal box is ${length} long, ${width} wide, and ${height} high. What is its volume?`,
      es: prose`Una caja de cereal mide ${length} de largo, ${width} de ancho y ${height} de alto. ¿Cuál es su volumen?`,
    }),
    answers: volume => ({
      en: line`The cereal box has a volume of ${volume}.`,
      es: line`La caja de cereal tiene un volumen de ${volume}.`,
    }),
  },
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [20, 8, 7],
    most: [36, 12, 10],
    isFilled: true,
    tell: (length, width, depth) => ({
      en: prose`A planter is ${length} long and ${width} wide. The soil in it is ${depth} deep. What is the volume of the soil?`,
      es: prose`Una jardinera mide ${length} de largo y ${width} de ancho. La tierra tiene ${depth} de profundidad. ¿Cuál es el volumen de la tierra?`,
    }),
    answers: volume => ({
      en: line`The volume of the soil is ${volume}.`,
      es: line`El volumen de la tierra es de ${volume}.`,
    }),
  },
  {
    edge: 'meter',
    unit: 'cubic-meter',
    least: [10, 5, 2],
    most: [25, 12, 3],
    isFilled: true,
    tell: (length, width, depth) => ({
      en: prose`A swimming pool is ${length} long and ${width} wide. The water is ${depth} deep everywhere. What is the volume of the water?`,
      es: prose`Una piscina mide ${length} de largo y ${width} de ancho. El agua tiene ${depth} de profundidad en todas partes. ¿Cuál es el volumen del agua?`,
    }),
    answers: volume => ({
      en: line`The pool holds ${volume} of water.`,
      es: line`La piscina contiene ${volume} de agua.`,
    }),
  },
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [10, 6, 4],
    most: [14, 9, 5],
    isFilled: false,
    tell: (length, width, height) => ({
      en: prose`A shoe box is ${length} long, ${width} wide, and ${height} high. What is its volume?`,
      es: prose`Una caja de zapatos mide ${length} de largo, ${width} de ancho y ${height} de alto. ¿Cuál es su volumen?`,
    }),
    answers: volume => ({
      en: line`The shoe box has a volume of ${volume}.`,
      es: line`La caja de zapatos tiene un volumen de ${volume}.`,
    }),
  },
  {
    edge: 'centimeter',
    unit: 'cubic-centimeter',
    least: [25, 15, 12],
    most: [40, 20, 18],
    isFilled: false,
    tell: (length, width, height) => ({
      en: prose`The inside of a drawer is ${length} long, ${width} wide, and ${height} high. How much room is in the drawer?`,
      es: prose`El interior de un cajón mide ${length} de largo, ${width} de ancho y ${height} de alto. ¿Cuánto espacio hay en el cajón?`,
    }),
    answers: volume => ({
      en: line`The volume of the drawer is ${volume}.`,
      es: line`El volumen del cajón es de ${volume}.`,
    }),
  },
]

/** A box that is filled to a depth: how much more goes in? */
export interface FillStory {
  readonly edge: UnitId
  readonly unit: UnitId
  readonly least: Edges
  readonly most: Edges
  tell(length: Told, width: Told, height: Told, depth: Told): Both<Content>
  answers(volume: Of<'measure'>): Both<readonly Inline[]>
}

export const fillStories: readonly FillStory[] = [
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [18, 8, 10],
    most: [24, 12, 14],
    tell: (length, width, height, depth) => ({
      en: prose`A fish tank is ${length} long, ${width} wide, and ${height} high. The water in it is ${depth} deep. What volume of water still fits in the tank?`,
      es: prose`Una pecera mide ${length} de largo, ${width} de ancho y ${height} de alto. El agua tiene ${depth} de profundidad. ¿Qué volumen de agua cabe todavía en la pecera?`,
    }),
    answers: volume => ({
      en: line`The tank still has room for ${volume}.`,
      es: line`En la pecera caben todavía ${volume}.`,
    }),
  },
  {
    edge: 'foot',
    unit: 'cubic-foot',
    least: [14, 6, 6],
    most: [24, 8, 8],
    tell: (length, width, height, depth) => ({
      en: prose`A storage unit is ${length} long, ${width} wide, and ${height} high inside. Boxes fill it evenly to a height of ${depth}. What volume of the unit is still empty?`,
      es: prose`Una bodega mide por dentro ${length} de largo, ${width} de ancho y ${height} de alto. Las cajas la llenan de manera pareja hasta una altura de ${depth}. ¿Qué volumen de la bodega está todavía vacío?`,
    }),
    answers: volume => ({
      en: line`In the storage unit, ${volume} are still empty.`,
      es: line`En la bodega están vacíos ${volume}.`,
    }),
  },
  {
    edge: 'centimeter',
    unit: 'cubic-centimeter',
    least: [18, 6, 25],
    most: [22, 8, 30],
    tell: (length, width, height, depth) => ({
      en: prose`A cereal box is ${length} long, ${width} wide, and ${height} high. The cereal in it is ${depth} deep. What volume of the box is empty?`,
      es: prose`Una caja de cereal mide ${length} de largo, ${width} de ancho y ${height} de alto. El cereal llega a ${depth} de altura. ¿Qué volumen de la caja está vacío?`,
    }),
    answers: volume => ({
      en: line`An empty space of ${volume} is left in the box.`,
      es: line`En la caja quedan vacíos ${volume}.`,
    }),
  },
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [24, 8, 8],
    most: [36, 12, 12],
    tell: (length, width, height, depth) => ({
      en: prose`A planter is ${length} long, ${width} wide, and ${height} high inside. The soil in it is ${depth} deep. What volume of soil is needed to fill it to the top?`,
      es: prose`Una jardinera mide por dentro ${length} de largo, ${width} de ancho y ${height} de alto. La tierra tiene ${depth} de profundidad. ¿Qué volumen de tierra falta para llenarla hasta el borde?`,
    }),
    answers: volume => ({
      en: line`Filling it takes ${volume} more of soil.`,
      es: line`Faltan ${volume} de tierra para llenarla.`,
    }),
  },
  {
    edge: 'meter',
    unit: 'cubic-meter',
    least: [10, 5, 3],
    most: [20, 10, 4],
    tell: (length, width, height, depth) => ({
      en: prose`A pool is ${length} long, ${width} wide, and ${height} deep. The water in it is ${depth} deep. What volume of water is needed to fill it?`,
      es: prose`Una piscina mide ${length} de largo, ${width} de ancho y ${height} de profundidad. El agua tiene ${depth} de profundidad. ¿Qué volumen de agua falta para llenarla?`,
    }),
    answers: volume => ({
      en: line`It takes ${volume} of water to fill the pool.`,
      es: line`A la piscina le faltan ${volume} de agua.`,
    }),
  },
  {
    edge: 'centimeter',
    unit: 'cubic-centimeter',
    least: [25, 15, 12],
    most: [40, 20, 18],
    tell: (length, width, height, depth) => ({
      en: prose`A plastic tub is ${length} long, ${width} wide, and ${height} high inside. It is filled with sand to a depth of ${depth}. What volume of sand still fits?`,
      es: prose`Un recipiente de plástico mide por dentro ${length} de largo, ${width} de ancho y ${height} de alto. Tiene arena hasta una altura de ${depth}. ¿Qué volumen de arena cabe todavía?`,
    }),
    answers: volume => ({
      en: line`The tub still has room for ${volume}.`,
      es: line`En el recipiente caben todavía ${volume}.`,
    }),
  },
]
