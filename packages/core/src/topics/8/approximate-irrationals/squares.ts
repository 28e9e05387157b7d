import {
  type Block,
  type Both,
  blank,
  type Expr,
  type Hole,
  type Inline,
  line,
  prose,
  type UnitId,
} from '../../../author.ts'

/** A square of a given area; its side is asked. */
export interface SquareThing {
  readonly unit: 'foot' | 'meter' | 'inch' | 'centimeter'
  readonly areaUnit: UnitId
  readonly areas: readonly [number, number]
  readonly says: (area: Expr) => Both<Block>
  readonly side: Both<readonly Inline[]>
}
const feet = { unit: 'foot', areaUnit: 'square-foot' } as const
const meters = { unit: 'meter', areaUnit: 'square-meter' } as const
const inches = { unit: 'inch', areaUnit: 'square-inch' } as const
const centimeters = { unit: 'centimeter', areaUnit: 'square-centimeter' } as const

export const squareThings: readonly SquareThing[] = [
  {
    ...feet,
    areas: [40, 120],
    says: a => ({
      en: prose`A square patio has an area of ${a}.`,
      es: prose`Un patio cuadrado tiene un área de ${a}.`,
    }),
    side: { en: line`one side of the patio`, es: line`un lado del patio` },
  },
  {
    ...inches,
    areas: [90, 145],
    says: a => ({
      en: prose`A square mirror covers ${a} of wall.`,
      es: prose`Un espejo cuadrado cubre ${a} de pared.`,
    }),
    side: { en: line`one side of the mirror`, es: line`un lado del espejo` },
  },
  {
    ...meters,
    areas: [50, 140],
    says: a => ({
      en: prose`A square vegetable garden covers ${a} of ground.`,
      es: prose`Un huerto cuadrado ocupa ${a} de terreno.`,
    }),
    side: { en: line`one side of the garden`, es: line`un lado del huerto` },
  },
  {
    ...centimeters,
    areas: [30, 110],
    says: a => ({
      en: prose`A square sticker has an area of ${a}.`,
      es: prose`Una calcomanía cuadrada tiene un área de ${a}.`,
    }),
    side: { en: line`one side of the sticker`, es: line`un lado de la calcomanía` },
  },
  {
    ...feet,
    areas: [90, 145],
    says: a => ({
      en: prose`The floor of a square office has an area of ${a}.`,
      es: prose`El piso de una oficina cuadrada tiene un área de ${a}.`,
    }),
    side: { en: line`one wall of the office`, es: line`una pared de la oficina` },
  },
  {
    ...inches,
    areas: [50, 140],
    says: a => ({
      en: prose`A square napkin has an area of ${a}.`,
      es: prose`Una servilleta cuadrada tiene un área de ${a}.`,
    }),
    side: { en: line`one side of the napkin`, es: line`un lado de la servilleta` },
  },
  {
    ...meters,
    areas: [20, 60],
    says: a => ({
      en: prose`The floor of a square dance studio has an area of ${a}.`,
      es: prose`El piso de un estudio de danza cuadrado tiene un área de ${a}.`,
    }),
    side: { en: line`one side of the floor`, es: line`un lado del piso` },
  },
  {
    ...centimeters,
    areas: [60, 145],
    says: a => ({
      en: prose`A square bathroom tile has an area of ${a}.`,
      es: prose`Un azulejo cuadrado de baño tiene un área de ${a}.`,
    }),
    side: { en: line`one side of the tile`, es: line`un lado del azulejo` },
  },
]

/** A rectangle and a square of the same area. */
export interface SameArea extends Pick<SquareThing, 'unit' | 'side'> {
  readonly says: (long: Hole, wide: Hole) => Both<Block>
}
export const sameAreas: readonly SameArea[] = [
  {
    ...feet,
    says: (a, b) => ({
      en: prose`A rectangular rug is ${a} long and ${b} wide. A square rug has the same area.`,
      es: prose`Una alfombra rectangular mide ${a} de largo y ${b} de ancho. Una alfombra cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square rug`, es: line`un lado de la alfombra cuadrada` },
  },
  {
    ...meters,
    says: (a, b) => ({
      en: prose`A rectangular flower bed is ${a} long and ${b} wide. A square flower bed has the same area.`,
      es: prose`Una jardinera rectangular mide ${a} de largo y ${b} de ancho. Una jardinera cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square flower bed`, es: line`un lado de la jardinera cuadrada` },
  },
  {
    ...inches,
    says: (a, b) => ({
      en: prose`A rectangular tray is ${a} long and ${b} wide. A square tray has the same area.`,
      es: prose`Una bandeja rectangular mide ${a} de largo y ${b} de ancho. Una bandeja cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square tray`, es: line`un lado de la bandeja cuadrada` },
  },
  {
    ...centimeters,
    says: (a, b) => ({
      en: prose`A rectangular card is ${a} long and ${b} wide. A square card has the same area.`,
      es: prose`Una tarjeta rectangular mide ${a} de largo y ${b} de ancho. Una tarjeta cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square card`, es: line`un lado de la tarjeta cuadrada` },
  },
  {
    ...meters,
    says: (a, b) => ({
      en: prose`A rectangular pool is ${a} long and ${b} wide. A square pool has the same area.`,
      es: prose`Una piscina rectangular mide ${a} de largo y ${b} de ancho. Una piscina cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square pool`, es: line`un lado de la piscina cuadrada` },
  },
  {
    ...feet,
    says: (a, b) => ({
      en: prose`A rectangular stage is ${a} long and ${b} wide. A square stage has the same area.`,
      es: prose`Una tarima rectangular mide ${a} de largo y ${b} de ancho. Una tarima cuadrada tiene la misma área.`,
    }),
    side: { en: line`one side of the square stage`, es: line`un lado de la tarima cuadrada` },
  },
  {
    ...inches,
    says: (a, b) => ({
      en: prose`A rectangular cake pan is ${a} long and ${b} wide. A square cake pan has the same area.`,
      es: prose`Un molde rectangular mide ${a} de largo y ${b} de ancho. Un molde cuadrado tiene la misma área.`,
    }),
    side: { en: line`one side of the square cake pan`, es: line`un lado del molde cuadrado` },
  },
  {
    ...feet,
    says: (a, b) => ({
      en: prose`A rectangular patio is ${a} long and ${b} wide. A square patio has the same area.`,
      es: prose`Un patio rectangular mide ${a} de largo y ${b} de ancho. Un patio cuadrado tiene la misma área.`,
    }),
    side: { en: line`one side of the square patio`, es: line`un lado del patio cuadrado` },
  },
]

const UNIT_WORDS = {
  foot: ['feet', 'pies'],
  meter: ['meters', 'metros'],
  inch: ['inches', 'pulgadas'],
  centimeter: ['centimeters', 'centímetros'],
} as const

export const betweenQuestion = ({ unit, side }: SquareThing): Both<Block> => ({
  en: {
    kind: 'paragraph',
    content: [
      'Complete with two consecutive whole numbers: ',
      ...side.en,
      ' is between ',
      blank(3),
      ' and ',
      blank(3),
      ` ${UNIT_WORDS[unit][0]} long.`,
    ],
  },
  es: {
    kind: 'paragraph',
    content: [
      'Completa con dos números enteros consecutivos: ',
      ...side.es,
      ' mide entre ',
      blank(3),
      ' y ',
      blank(3),
      ` ${UNIT_WORDS[unit][1]}.`,
    ],
  },
})
export const lengthQuestion = ({ side }: Pick<SquareThing, 'side'>): Both<Block> => ({
  en: {
    kind: 'paragraph',
    content: ['How long is ', ...side.en, '? Estimate to the nearest tenth without a calculator.'],
  },
  es: {
    kind: 'paragraph',
    content: ['¿Cuánto mide ', ...side.es, '? Estima a la décima más cercana sin calculadora.'],
  },
})

/** "The length of one side of the patio is between 9 and 10 feet." */
export const saidBetween = ({ unit, side }: SquareThing, low: number): Both<readonly Inline[]> => ({
  en: ['The length of ', ...side.en, ...line` is between ${low} and ${low + 1} `, `${UNIT_WORDS[unit][0]}.`],
  es: ['La longitud de ', ...side.es, ...line` está entre ${low} y ${low + 1} `, `${UNIT_WORDS[unit][1]}.`],
})
export const saidAbout = (
  { unit, side }: Pick<SquareThing, 'unit' | 'side'>,
  length: Expr,
): Both<readonly Inline[]> => ({
  en: ['The length of ', ...side.en, ...line` is about ${length} `, `${UNIT_WORDS[unit][0]}.`],
  es: ['La longitud de ', ...side.es, ...line` es aproximadamente de ${length} `, `${UNIT_WORDS[unit][1]}.`],
})
