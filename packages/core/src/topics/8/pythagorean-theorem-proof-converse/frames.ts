import { type Block, type Both, prose, type role, type UnitId } from '../../../author.ts'

type Told = ReturnType<typeof role>
/** A corner that should be square: two edges from it, and the distance between their ends. */
export interface Frame {
  readonly unit: UnitId
  readonly triples: readonly (readonly [number, number, number])[]
  tell(a: Told, b: Told, c: Told): Both<Block>
  /** What is at the corner, to follow "The angle at". */
  readonly corner: Both<string>
  /** The third length, with its article. */
  readonly across: Both<string>
}

export const frames: readonly Frame[] = [
  {
    unit: 'inch',
    triples: [
      [18, 24, 30],
      [27, 36, 45],
      [24, 32, 40],
    ],
    tell: (a, b, c) => ({
      en: prose`Carla builds a rectangular picture frame. Two sides that meet measure ${a} and ${b}, and the diagonal between their ends measures ${c}.`,
      es: prose`Carla construye un marco rectangular para un cuadro. Dos lados que se unen miden ${a} y ${b}, y la diagonal entre sus extremos mide ${c}.`,
    }),
    corner: { en: 'the corner of the frame', es: 'la esquina del marco' },
    across: { en: 'the diagonal', es: 'la diagonal' },
  },
  {
    unit: 'foot',
    triples: [
      [12, 16, 20],
      [12, 35, 37],
      [15, 20, 25],
      [9, 12, 15],
    ],
    tell: (a, b, c) => ({
      en: prose`A builder lays out the floor of a shed. From one corner he marks ${a} along one wall and ${b} along the next wall. The marks are ${c} apart.`,
      es: prose`Un constructor traza el piso de un cobertizo. Desde una esquina marca ${a} sobre una pared y ${b} sobre la pared de al lado. Las marcas están a ${c} una de otra.`,
    }),
    corner: { en: 'the corner of the shed', es: 'la esquina del cobertizo' },
    across: { en: 'the segment between the marks', es: 'el segmento entre las marcas' },
  },
  {
    unit: 'meter',
    triples: [
      [30, 40, 50],
      [28, 45, 53],
      [24, 32, 40],
      [21, 28, 35],
    ],
    tell: (a, b, c) => ({
      en: prose`Two fences of a field meet at a post. One is ${a} long and the other ${b}. The straight path between their far ends is ${c} long.`,
      es: prose`Dos cercas de un campo se unen en un poste. Una mide ${a} y la otra ${b}. El sendero recto entre los extremos opuestos mide ${c}.`,
    }),
    corner: { en: 'the post', es: 'el poste' },
    across: { en: 'the path', es: 'el sendero' },
  },
  {
    unit: 'centimeter',
    triples: [
      [60, 80, 100],
      [50, 120, 130],
      [80, 84, 116],
      [45, 60, 75],
    ],
    tell: (a, b, c) => ({
      en: prose`A shelf that sticks out ${a} is fixed to a wall. A brace of ${c} runs from the front edge of the shelf to a point on the wall ${b} below the shelf.`,
      es: prose`Un estante que sobresale ${a} está fijado a una pared. Un soporte de ${c} va del borde delantero del estante a un punto de la pared ${b} más abajo del estante.`,
    }),
    corner: { en: 'the place where shelf and wall meet', es: 'el lugar donde el estante se une a la pared' },
    across: { en: 'the brace', es: 'el soporte' },
  },
  {
    unit: 'foot',
    triples: [
      [8, 15, 17],
      [10, 24, 26],
      [7, 24, 25],
      [5, 12, 13],
    ],
    tell: (a, b, c) => ({
      en: prose`A pole ${b} high is held by a cable of ${c}. The cable goes from the top of the pole to a stake ${a} from the foot of the pole, on level ground.`,
      es: prose`Un poste de ${b} de altura está sujeto por un cable de ${c}. El cable va de lo alto del poste a una estaca que está a ${a} de la base del poste, sobre suelo plano.`,
    }),
    corner: { en: 'the foot of the pole', es: 'la base del poste' },
    across: { en: 'the cable', es: 'el cable' },
  },
  {
    unit: 'inch',
    triples: [
      [20, 48, 52],
      [28, 45, 53],
      [30, 40, 50],
      [33, 44, 55],
    ],
    tell: (a, b, c) => ({
      en: prose`Omar cuts a sheet of plywood for a cabinet door. Two edges from one corner are ${a} and ${b} long, and the far ends of these edges are ${c} apart.`,
      es: prose`Omar corta una tabla para la puerta de un armario. Dos bordes que salen de una esquina miden ${a} y ${b}, y del extremo de un borde al del otro hay ${c}.`,
    }),
    corner: { en: 'the corner of the sheet', es: 'la esquina de la tabla' },
    across: { en: 'the segment between the ends', es: 'el segmento entre los extremos' },
  },
  {
    unit: 'meter',
    triples: [
      [16, 30, 34],
      [15, 36, 39],
      [18, 24, 30],
    ],
    tell: (a, b, c) => ({
      en: prose`Students mark a playing field. They stretch a tape ${b} along one side line and a tape ${a} along the goal line from the same corner. Between the ends of both tapes they measure ${c}.`,
      es: prose`Unos estudiantes trazan una cancha. Desde la misma esquina extienden una cinta de ${b} sobre la línea lateral y otra de ${a} sobre la línea de meta. Entre los extremos de las dos cintas miden ${c}.`,
    }),
    corner: { en: 'the corner of the field', es: 'la esquina de la cancha' },
    across: { en: 'the segment between the ends', es: 'el segmento entre los extremos' },
  },
  {
    unit: 'centimeter',
    triples: [
      [27, 36, 45],
      [20, 48, 52],
      [21, 28, 35],
      [15, 20, 25],
    ],
    tell: (a, b, c) => ({
      en: prose`The three sides of a sail for a model boat measure ${b}, ${c}, and ${a}. The two shorter sides should meet at a right angle.`,
      es: prose`Los tres lados de la vela de un barco a escala miden ${b}, ${c} y ${a}. Los dos lados más cortos deberían formar un ángulo recto.`,
    }),
    corner: { en: 'the corner between the two shorter sides', es: 'la esquina entre los dos lados más cortos' },
    across: { en: 'the longest side', es: 'el lado más largo' },
  },
]
