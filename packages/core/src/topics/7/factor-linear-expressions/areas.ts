import { type Block, type Both, type Expr, type Inline, line, type Ratio } from '../../../author.ts'

/** A rectangle of a given area whose width is as great a whole number as can be. */
export interface Area {
  readonly ask: (area: Expr) => Both<Block>
  readonly key: (width: Ratio, length: Expr) => Both<Block>
  readonly ends: (width: Ratio, length: Expr) => readonly [readonly Inline[], readonly Inline[]]
}
const area = (
  en: string,
  es: string,
  unit: readonly [string, string],
  parts: readonly [Both<string>, Both<string>],
): Area => {
  const [width, length] = parts
  return {
    ask: of => ({
      en: {
        kind: 'paragraph',
        content: [
          `${en} `,
          of,
          ` square ${unit[0]}. Its ${width.en} is the greatest common factor of the two terms, in ${unit[0]}. Write an expression for its perimeter in ${unit[0]}.`,
        ],
      },
      es: {
        kind: 'paragraph',
        content: [
          `${es} `,
          of,
          ` ${unit[1]} cuadrados. Su ${width.es} es, en ${unit[1]}, el máximo común divisor de los dos términos. Escribe una expresión para su perímetro en ${unit[1]}.`,
        ],
      },
    }),
    key: (factor, inner) => ({
      en: {
        kind: 'paragraph',
        content: [`${width.en}: `, ...line`${factor}`, ` ${unit[0]}; ${length.en}: `, inner, ` ${unit[0]}`],
      },
      es: {
        kind: 'paragraph',
        content: [`${width.es}: `, ...line`${factor}`, ` ${unit[1]}; ${length.es}: `, inner, ` ${unit[1]}`],
      },
    }),
    ends: (factor, inner) => [
      [
        `The ${width.en} is `,
        ...line`${factor}`,
        ` ${unit[0]} and the ${length.en} is `,
        inner,
        ` ${unit[0]}. The perimeter, in ${unit[0]}, is the sum of two widths and two lengths.`,
      ],
      [
        `El ${width.es} es de `,
        ...line`${factor}`,
        ` ${unit[1]} y el ${length.es} es de `,
        inner,
        ` ${unit[1]}. El perímetro, en ${unit[1]}, es la suma de dos anchos y dos largos.`,
      ],
    ],
  }
}
const WIDE = { en: 'width', es: 'ancho' }
const LONG = { en: 'length', es: 'largo' }
const FEET = ['feet', 'pies'] as const
const METERS = ['meters', 'metros'] as const

export const areas: readonly Area[] = [
  area('A rectangular garden has an area of', 'Un jardín rectangular tiene un área de', METERS, [WIDE, LONG]),
  area('A rectangular stage has an area of', 'Un escenario rectangular tiene un área de', FEET, [WIDE, LONG]),
  area('A rectangular parking lot has an area of', 'Un estacionamiento rectangular tiene un área de', METERS, [
    WIDE,
    LONG,
  ]),
  area('A rectangular deck has an area of', 'Una terraza rectangular tiene un área de', FEET, [WIDE, LONG]),
  area('A rectangular pool has an area of', 'Una alberca rectangular tiene un área de', METERS, [WIDE, LONG]),
  area('A rectangular classroom has an area of', 'Un salón rectangular tiene un área de', FEET, [WIDE, LONG]),
  area(
    'A rectangular basketball court has an area of',
    'Una cancha de baloncesto rectangular tiene un área de',
    METERS,
    [WIDE, LONG],
  ),
  area('A rectangular mural has an area of', 'Un mural rectangular tiene un área de', FEET, [WIDE, LONG]),
]
