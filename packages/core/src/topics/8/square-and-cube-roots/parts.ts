import { type Block, type Both, type Expr, prose } from '../../../author.ts'

interface SideStory {
  readonly power: 2 | 3
  readonly unit: 'foot' | 'meter' | 'inch' | 'centimeter'
  readonly sides: readonly [number, number]
  /** Up to the question. */
  readonly says: (size: Expr) => Both<Block>
  readonly asks: Both<Block>
}

const sideOf = (en: Block, es: Block) => ({ asks: { en, es } })

const stories: readonly SideStory[] = [
  {
    power: 2,
    unit: 'foot',
    sides: [4, 12],
    says: size => ({
      en: prose`A square rug has an area of ${size}.`,
      es: prose`Una alfombra cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is one side of the rug?`, prose`¿Cuánto mide un lado de la alfombra?`),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [5, 15],
    says: size => ({
      en: prose`A garden plot is a square with an area of ${size}.`,
      es: prose`Una parcela de jardín es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the plot?`, prose`¿Cuánto mide cada lado de la parcela?`),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [6, 15],
    says: size => ({
      en: prose`A square tile covers ${size}.`,
      es: prose`Una baldosa cuadrada cubre ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the tile?`, prose`¿Cuánto mide cada lado de la baldosa?`),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [8, 15],
    says: size => ({
      en: prose`The floor of a square bedroom has an area of ${size}.`,
      es: prose`El piso de un cuarto cuadrado tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each wall of the bedroom?`, prose`¿Cuánto mide cada pared del cuarto?`),
  },
  {
    power: 2,
    unit: 'centimeter',
    sides: [9, 15],
    says: size => ({
      en: prose`A square photo has an area of ${size}.`,
      es: prose`Una foto cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the photo?`, prose`¿Cuánto mide cada lado de la foto?`),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [7, 15],
    says: size => ({
      en: prose`A playground is a square with an area of ${size}.`,
      es: prose`Un patio de juegos es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the playground?`, prose`¿Cuánto mide cada lado del patio?`),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [8, 14],
    says: size => ({
      en: prose`A square quilt patch has an area of ${size}.`,
      es: prose`Un retazo cuadrado de colcha tiene un área de ${size}.`,
    }),
    ...sideOf(prose`How long is each side of the patch?`, prose`¿Cuánto mide cada lado del retazo?`),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [5, 10],
    says: size => ({
      en: prose`A square sandbox covers ${size} of ground.`,
      es: prose`Un arenero cuadrado ocupa ${size} de terreno.`,
    }),
    ...sideOf(prose`How long is each side of the sandbox?`, prose`¿Cuánto mide cada lado del arenero?`),
  },
  {
    power: 3,
    unit: 'foot',
    sides: [3, 5],
    says: size => ({
      en: prose`A storage box is a cube with a volume of ${size}.`,
      es: prose`Una caja para guardar cosas es un cubo con un volumen de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the box?`, prose`¿Cuánto mide cada arista de la caja?`),
  },
  {
    power: 3,
    unit: 'inch',
    sides: [4, 10],
    says: size => ({
      en: prose`A gift box has the shape of a cube. Its volume is ${size}.`,
      es: prose`Una caja de regalo tiene forma de cubo. Su volumen es ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the box?`, prose`¿Cuánto mide cada arista de la caja?`),
  },
  {
    power: 3,
    unit: 'centimeter',
    sides: [4, 10],
    says: size => ({
      en: prose`A cube of clay has a volume of ${size}.`,
      es: prose`Un cubo de arcilla tiene un volumen de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge of the cube?`, prose`¿Cuánto mide cada arista del cubo?`),
  },
  {
    power: 3,
    unit: 'meter',
    sides: [2, 4],
    says: size => ({
      en: prose`A shipping container in the shape of a cube holds ${size}.`,
      es: prose`Un contenedor en forma de cubo tiene una capacidad de ${size}.`,
    }),
    ...sideOf(prose`How long is each edge inside?`, prose`¿Cuánto mide cada arista por dentro?`),
  },
]

export const storiesOf = (power: 2 | 3) => stories.filter(item => item.power === power)

export const sizeUnit = {
  2: { foot: 'square-foot', meter: 'square-meter', inch: 'square-inch', centimeter: 'square-centimeter' },
  3: { foot: 'cubic-foot', meter: 'cubic-meter', inch: 'cubic-inch', centimeter: 'cubic-centimeter' },
} as const

export const findValue = { en: prose`Find the value.`, es: prose`Halla el valor.` }
