import { type Block, type Both, type Expr, type Hole, type Inline, line, prose, symbol } from '../../../author.ts'

interface SideStory {
  readonly power: 2 | 3
  readonly unit: 'foot' | 'meter' | 'inch' | 'centimeter'
  readonly sides: readonly [number, number]
  /** Up to the question. */
  readonly says: (size: Hole) => Both<Block>
  readonly asks: Both<Block>
  readonly ends: (length: Expr) => Both<readonly Inline[]>
  /** Of another square of the kind whose sides are so much longer: its area. */
  readonly asksLarger: (longer: Hole) => Both<Block>
  readonly endsLarger: (area: Expr) => Both<readonly Inline[]>
}

type Named = readonly [part: string, whole: string]
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const ofIt = (whole: string) => (whole.startsWith('el ') ? `d${whole}` : `de ${whole}`)

const asked = (content: string): Block => ({ kind: 'paragraph', content: [content] })
const paragraphOf = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
/** "the rug" without its article. */
const bare = (whole: string) => whole.replace('the ', '')
const otherOf = (todo: string) => (todo.startsWith('el ') ? todo.replace('el ', 'otro ') : todo.replace('la ', 'otra '))

const sideOf = ([part, whole]: Named, [parte, todo]: Named) => ({
  asks: {
    en: asked(`How long is ${part} of ${whole}?`),
    es: asked(`¿Cuánto mide ${parte} ${ofIt(todo)}?`),
  },
  ends: (length: Expr) => ({
    en: [`${begun(part)} of ${whole} is `, ...line`${length} long.`],
    es: [`${begun(parte)} ${ofIt(todo)} mide `, ...line`${length}.`],
  }),
  asksLarger: (longer: Hole) => ({
    en: paragraphOf(
      `Each side of another square ${bare(whole)} is `,
      ...line`${longer}`,
      ` longer. What is the area of the other ${bare(whole)}?`,
    ),
    es: paragraphOf(
      `Cada lado de ${otherOf(todo)} ${todo.startsWith('el ') ? 'cuadrado' : 'cuadrada'} mide `,
      ...line`${longer}`,
      ` más. ¿Cuál es el área ${todo.startsWith('el ') ? 'del' : 'de la'} ${otherOf(todo)}?`,
    ),
  }),
  endsLarger: (area: Expr) => ({
    en: [`Square this length: the area of the other ${bare(whole)} is `, ...line`${area}.`],
    es: [
      `Eleva esa longitud al cuadrado: el área ${todo.startsWith('el ') ? 'del' : 'de la'} ${otherOf(todo)} es de `,
      ...line`${area}.`,
    ],
  }),
})

/** The letter of an equation is named before it is used. */
export const LET_SIDE = {
  2: {
    en: line`Let ${symbol('s')} be the length of a side: its square is the area.`,
    es: line`Sea ${symbol('s')} la longitud de un lado: su cuadrado es el área.`,
  },
  3: {
    en: line`Let ${symbol('s')} be the length of an edge: its cube is the volume.`,
    es: line`Sea ${symbol('s')} la longitud de una arista: su cubo es el volumen.`,
  },
}

const stories: readonly SideStory[] = [
  {
    power: 2,
    unit: 'foot',
    sides: [4, 12],
    says: size => ({
      en: prose`A square rug has an area of ${size}.`,
      es: prose`Una alfombra cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(['one side', 'the rug'], ['un lado', 'la alfombra']),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [5, 15],
    says: size => ({
      en: prose`A garden plot is a square with an area of ${size}.`,
      es: prose`Una parcela de jardín es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(['each side', 'the plot'], ['cada lado', 'la parcela']),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [6, 15],
    says: size => ({
      en: prose`A square tile covers ${size}.`,
      es: prose`Una baldosa cuadrada cubre ${size}.`,
    }),
    ...sideOf(['each side', 'the tile'], ['cada lado', 'la baldosa']),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [8, 15],
    says: size => ({
      en: prose`The floor of a square bedroom has an area of ${size}.`,
      es: prose`El piso de un cuarto cuadrado tiene un área de ${size}.`,
    }),
    ...sideOf(['each wall', 'the bedroom'], ['cada pared', 'el cuarto']),
  },
  {
    power: 2,
    unit: 'centimeter',
    sides: [9, 15],
    says: size => ({
      en: prose`A square photo has an area of ${size}.`,
      es: prose`Una foto cuadrada tiene un área de ${size}.`,
    }),
    ...sideOf(['each side', 'the photo'], ['cada lado', 'la foto']),
  },
  {
    power: 2,
    unit: 'meter',
    sides: [7, 15],
    says: size => ({
      en: prose`A playground is a square with an area of ${size}.`,
      es: prose`Un patio de juegos es un cuadrado con un área de ${size}.`,
    }),
    ...sideOf(['each side', 'the playground'], ['cada lado', 'el patio']),
  },
  {
    power: 2,
    unit: 'inch',
    sides: [8, 14],
    says: size => ({
      en: prose`A square quilt patch has an area of ${size}.`,
      es: prose`Un retazo cuadrado de colcha tiene un área de ${size}.`,
    }),
    ...sideOf(['each side', 'the patch'], ['cada lado', 'el retazo']),
  },
  {
    power: 2,
    unit: 'foot',
    sides: [5, 10],
    says: size => ({
      en: prose`A square sandbox covers ${size} of ground.`,
      es: prose`Un arenero cuadrado ocupa ${size} de terreno.`,
    }),
    ...sideOf(['each side', 'the sandbox'], ['cada lado', 'el arenero']),
  },
  {
    power: 3,
    unit: 'foot',
    sides: [3, 5],
    says: size => ({
      en: prose`A storage box is a cube with a volume of ${size}.`,
      es: prose`Una caja para guardar cosas es un cubo con un volumen de ${size}.`,
    }),
    ...sideOf(['each edge', 'the box'], ['cada arista', 'la caja']),
  },
  {
    power: 3,
    unit: 'inch',
    sides: [4, 10],
    says: size => ({
      en: prose`A gift box has the shape of a cube. Its volume is ${size}.`,
      es: prose`Una caja de regalo tiene forma de cubo. Su volumen es ${size}.`,
    }),
    ...sideOf(['each edge', 'the box'], ['cada arista', 'la caja']),
  },
  {
    power: 3,
    unit: 'centimeter',
    sides: [4, 10],
    says: size => ({
      en: prose`A cube of clay has a volume of ${size}.`,
      es: prose`Un cubo de arcilla tiene un volumen de ${size}.`,
    }),
    ...sideOf(['each edge', 'the cube'], ['cada arista', 'el cubo']),
  },
  {
    power: 3,
    unit: 'meter',
    sides: [2, 3],
    says: size => ({
      en: prose`A shipping container in the shape of a cube holds ${size}.`,
      es: prose`Un contenedor en forma de cubo tiene una capacidad de ${size}.`,
    }),
    ...sideOf(['each inside edge', 'the container'], ['cada arista interior', 'el contenedor']),
  },
]

export const storiesOf = (power: 2 | 3) => stories.filter(item => item.power === power)

export const sizeUnit = {
  2: { foot: 'square-foot', meter: 'square-meter', inch: 'square-inch', centimeter: 'square-centimeter' },
  3: { foot: 'cubic-foot', meter: 'cubic-meter', inch: 'cubic-inch', centimeter: 'cubic-centimeter' },
} as const

export const findValue = { en: prose`Find the value.`, es: prose`Halla el valor.` }
