import { type Both, type Content, type Inline, line, type Of, prose, type UnitId } from '../../../author.ts'

export type Edges = readonly [length: number, width: number, height: number]
type Told = Parameters<typeof prose>[1]

/** A box, or what fills it to a depth. */
export interface BoxStory {
  readonly edge: UnitId
  readonly unit: UnitId
  readonly least: Edges
  readonly most: Edges
  tell(length: Told, width: Told, height: Told): Both<Content>
  answers(volume: Of<'measure'>): Both<readonly Inline[]>
}

export const boxStories: readonly BoxStory[] = [
  {
    edge: 'inch',
    unit: 'cubic-inch',
    least: [15, 8, 6],
    most: [24, 12, 12],
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
    least: [5, 4, 1],
    most: [10, 8, 2],
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
