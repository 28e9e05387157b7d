import { type Block, type Both, type Point, prose, symbol } from '../../../author.ts'

/** What is to be drawn with four or five letters, and one drawing that fits. */
export interface Wish {
  readonly says: (letters: readonly [string, string, string, string, string]) => Both<Block>
  readonly points: readonly Point[]
  /** Lines by the numbers of their points. */
  readonly lines: readonly (readonly [from: number, to: number, extent: 'segment' | 'ray' | 'line'])[]
  readonly square?: readonly [number, number, number]
  readonly parallels?: readonly number[]
  /** What must hold of the drawn lines. */
  readonly wants: readonly Want[]
  readonly first: Both<string>
  /** How many lines are drawn at first. */
  readonly atFirst?: 2
  readonly after: Both<string>
}
export type Want =
  | { readonly of: readonly [number, number]; readonly are: 'parallel' | 'perpendicular' | 'oblique' }
  | { readonly angle: readonly [number, number, number]; readonly is: 'acute' | 'right' | 'obtuse' }

export const WISHES: readonly Wish[] = [
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw ray ${symbol(a + b)}. Then draw line ${symbol(c + d)} parallel to it.`,
      es: prose`Traza la semirrecta ${symbol(a + b)}. Después traza la recta ${symbol(c + d)} paralela a ella.`,
    }),
    points: [
      [0, 0],
      [5, 0],
      [0, 2.2],
      [5, 2.2],
    ],
    lines: [
      [0, 1, 'ray'],
      [2, 3, 'line'],
    ],
    parallels: [0, 1],
    wants: [{ of: [0, 1], are: 'parallel' }],
    first: { en: 'Start the ray at its first letter.', es: 'Empieza la semirrecta en su primera letra.' },
    after: {
      en: 'Draw the line so that it stays the same distance from the ray, with an arrowhead at each end.',
      es: 'Traza la recta siempre a la misma distancia de la semirrecta, con una punta de flecha en cada extremo.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw rays ${symbol(b + a)} and ${symbol(b + c)} so that angle ${symbol(a + b + c)} is obtuse. Then draw line segment ${symbol(b + d)} so that angle ${symbol(a + b + d)} is a right angle.`,
      es: prose`Traza las semirrectas ${symbol(b + a)} y ${symbol(b + c)} de modo que el ángulo ${symbol(a + b + c)} sea obtuso. Después traza el segmento ${symbol(b + d)} de modo que el ángulo ${symbol(a + b + d)} sea recto.`,
    }),
    points: [
      [4, 0],
      [0, 0],
      [-2.4, 3.2],
      [0, 3],
    ],
    lines: [
      [1, 0, 'ray'],
      [1, 2, 'ray'],
      [1, 3, 'segment'],
    ],
    square: [0, 1, 3],
    wants: [
      { angle: [0, 1, 2], is: 'obtuse' },
      { angle: [0, 1, 3], is: 'right' },
    ],
    first: {
      en: 'Draw one ray from the vertex, the middle letter.',
      es: 'Traza una semirrecta desde el vértice, la letra del medio.',
    },
    after: {
      en: 'Open the second ray more than a right angle. Draw the segment at a right angle to the first ray.',
      es: 'Abre la segunda semirrecta más que un ángulo recto. Traza el segmento en ángulo recto con la primera semirrecta.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw line segment ${symbol(a + b)}. Then draw line ${symbol(c + d)} that crosses it at a right angle.`,
      es: prose`Traza el segmento ${symbol(a + b)}. Después traza la recta ${symbol(c + d)} que lo cruce en ángulo recto.`,
    }),
    points: [
      [0, 0],
      [5, 0],
      [2.5, -1.8],
      [2.5, 2],
      [2.5, 0],
    ],
    lines: [
      [0, 1, 'segment'],
      [2, 3, 'line'],
    ],
    square: [1, 4, 3],
    wants: [{ of: [0, 1], are: 'perpendicular' }],
    first: { en: 'Draw the segment with two endpoints.', es: 'Traza el segmento con dos extremos.' },
    after: {
      en: 'Let the line form a right angle with the segment.',
      es: 'Haz que la recta forme un ángulo recto con el segmento.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw line segments ${symbol(b + a)} and ${symbol(b + c)} so that angle ${symbol(a + b + c)} is acute. Then draw ray ${symbol(b + d)} so that angle ${symbol(a + b + d)} is obtuse.`,
      es: prose`Traza los segmentos ${symbol(b + a)} y ${symbol(b + c)} de modo que el ángulo ${symbol(a + b + c)} sea agudo. Después traza la semirrecta ${symbol(b + d)} de modo que el ángulo ${symbol(a + b + d)} sea obtuso.`,
    }),
    points: [
      [5, 0],
      [0, 0],
      [3.2, 2.9],
      [-2.6, 2.4],
    ],
    lines: [
      [1, 0, 'segment'],
      [1, 2, 'segment'],
      [1, 3, 'ray'],
    ],
    wants: [
      { angle: [0, 1, 2], is: 'acute' },
      { angle: [0, 1, 3], is: 'obtuse' },
    ],
    first: {
      en: 'Draw one segment from the vertex, the middle letter.',
      es: 'Traza un segmento desde el vértice, la letra del medio.',
    },
    after: {
      en: 'Open the second segment less than a right angle. Open the ray more than a right angle.',
      es: 'Abre el segundo segmento menos que un ángulo recto. Abre la semirrecta más que un ángulo recto.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw line ${symbol(a + b)} and line ${symbol(c + d)} so that they intersect but are not perpendicular.`,
      es: prose`Traza la recta ${symbol(a + b)} y la recta ${symbol(c + d)} de modo que se corten sin ser perpendiculares.`,
    }),
    points: [
      [0, 0],
      [5, 0],
      [1, -1.8],
      [3.8, 2.2],
    ],
    lines: [
      [0, 1, 'line'],
      [2, 3, 'line'],
    ],
    wants: [{ of: [0, 1], are: 'oblique' }],
    first: { en: 'Draw the first line with two arrowheads.', es: 'Traza la primera recta con dos puntas de flecha.' },
    after: {
      en: 'Let the second line cross it without right angles.',
      es: 'Haz que la segunda recta la cruce sin formar ángulos rectos.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw line segment ${symbol(a + b)} and ray ${symbol(c + d)} so that they are parallel.`,
      es: prose`Traza el segmento ${symbol(a + b)} y la semirrecta ${symbol(c + d)} de modo que sean paralelos.`,
    }),
    points: [
      [0, 0],
      [4, 1.2],
      [0.4, -2.2],
      [4.4, -1],
    ],
    lines: [
      [0, 1, 'segment'],
      [2, 3, 'ray'],
    ],
    parallels: [0, 1],
    wants: [{ of: [0, 1], are: 'parallel' }],
    first: { en: 'Draw the segment with two endpoints.', es: 'Traza el segmento con dos extremos.' },
    after: {
      en: 'Draw the ray so that it stays the same distance from the segment; its endpoint is its first letter.',
      es: 'Traza la semirrecta siempre a la misma distancia del segmento; su extremo es la primera letra.',
    },
  },
  {
    says: ([a, b, c, d]) => ({
      en: prose`Draw ray ${symbol(b + a)} and line segment ${symbol(b + c)} so that angle ${symbol(a + b + c)} is a right angle. Then draw ray ${symbol(b + d)} so that angle ${symbol(a + b + d)} is acute.`,
      es: prose`Traza la semirrecta ${symbol(b + a)} y el segmento ${symbol(b + c)} de modo que el ángulo ${symbol(a + b + c)} sea recto. Después traza la semirrecta ${symbol(b + d)} de modo que el ángulo ${symbol(a + b + d)} sea agudo.`,
    }),
    points: [
      [4.4, 0],
      [0, 0],
      [0, 3],
      [3.4, 2.2],
    ],
    lines: [
      [1, 0, 'ray'],
      [1, 2, 'segment'],
      [1, 3, 'ray'],
    ],
    square: [0, 1, 2],
    wants: [
      { angle: [0, 1, 2], is: 'right' },
      { angle: [0, 1, 3], is: 'acute' },
    ],
    first: {
      en: 'Start the ray at the vertex, the middle letter of the angle.',
      es: 'Empieza la semirrecta en el vértice, la letra del medio del ángulo.',
    },
    after: {
      en: 'Start the segment at the vertex too, so that it forms a right angle with the ray. Draw the other ray between them.',
      es: 'Empieza el segmento también en el vértice, de modo que forme un ángulo recto con la semirrecta. Traza la otra semirrecta entre los dos.',
    },
  },
  {
    says: ([a, b, c, d, e]) => ({
      en: prose`Draw parallel lines ${symbol(a + b)} and ${symbol(c + d)}. Then draw line ${symbol(a + e)} perpendicular to both.`,
      es: prose`Traza las rectas paralelas ${symbol(a + b)} y ${symbol(c + d)}. Después traza la recta ${symbol(a + e)} perpendicular a las dos.`,
    }),
    points: [
      [1.5, 0],
      [5, 0],
      [0, 2.4],
      [5, 2.4],
      [1.5, 4],
    ],
    lines: [
      [0, 1, 'line'],
      [2, 3, 'line'],
      [0, 4, 'line'],
    ],
    square: [1, 0, 4],
    parallels: [0, 1],
    wants: [
      { of: [0, 1], are: 'parallel' },
      { of: [0, 2], are: 'perpendicular' },
      { of: [1, 2], are: 'perpendicular' },
    ],
    atFirst: 2,
    first: {
      en: 'Draw the two lines so that they stay the same distance apart.',
      es: 'Traza las dos rectas de modo que estén siempre a la misma distancia.',
    },
    after: {
      en: 'Let the third line form right angles with both.',
      es: 'Haz que la tercera recta forme ángulos rectos con las dos.',
    },
  },
]
