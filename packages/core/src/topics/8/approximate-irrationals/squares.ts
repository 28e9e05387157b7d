import { type Block, type Both, blank, type Expr, type Inline, line, prose, type UnitId } from '../../../author.ts'

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
export const lengthQuestion = ({ side }: SquareThing): Both<Block> => ({
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
export const saidAbout = ({ unit, side }: SquareThing, length: Expr): Both<readonly Inline[]> => ({
  en: ['The length of ', ...side.en, ...line` is about ${length} `, `${UNIT_WORDS[unit][0]}.`],
  es: ['La longitud de ', ...side.es, ...line` es aproximadamente de ${length} `, `${UNIT_WORDS[unit][1]}.`],
})
