import {
  type Both,
  type Figure,
  geometryDiagram,
  type Inline,
  line,
  type Of,
  type Sentence,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import { type Drawn, type Kind, linesFigure, meetingOf, pictured, seenIn, towards } from './parts.ts'

type Names = readonly [string, string, string, string]
/** What a pupil says of a drawing, and four sentences, one of which corrects it; the others tell of mistakes, too. */
export interface Slip {
  readonly name: string
  readonly drawn: (names: Names, turn: number) => Figure
  readonly said: (names: Names) => Both<readonly Inline[]>
  readonly right: (names: Names) => Both<readonly Inline[]>
  readonly wrong: readonly ((names: Names) => Both<readonly Inline[]>)[]
  /** Why each of the wrong sentences is wrong. */
  readonly why: readonly Both<readonly Inline[]>[]
  readonly mistake: Both<readonly Inline[]>
  /** What the drawing shows. */
  readonly seen: (names: Names) => Of<'words'>
  readonly fits: (drawn: Figure) => boolean
}
const one =
  (kind: Kind, opening = 0) =>
  ([a, b]: Names, turn: number): Figure =>
    pictured({ kind, names: [a, b], turn, opening } satisfies Drawn, 5)
const two =
  (other: number, isApart: boolean): Slip['drawn'] =>
  ([a, b, c, d], turn) => {
    const middle = isApart ? towards(turn + 90, 2) : towards(turn, 0)
    return linesFigure(
      [
        { names: [a, b], from: towards(turn + 180, 3.4), to: towards(turn, 3.4) },
        { names: [c, d], from: towards(turn + other + 180, 3.2, middle), to: towards(turn + other, 3.2, middle) },
      ],
      null,
      6,
    )
  }
const isOf = (kind: Kind) => (drawn: Figure) => seenIn(drawn) === kind
/** Two lines or rays that are neither parallel nor at right angles, on the page or beyond it. */
const areOblique = (drawn: Figure): boolean => {
  if (drawn.kind !== 'geometry-diagram') return false
  const [one, other] = drawn.lines.map(({ from, to }) =>
    tupleOf(
      [from, to].flatMap(name => drawn.points.filter(point => point.name === name).map(({ at }) => at)),
      2,
    ),
  )
  return one !== undefined && other !== undefined && meetingOf(one, other) === 'crossing'
}

export const SLIPS: readonly Slip[] = [
  {
    name: 'wrong end first',
    seen: () => words('one endpoint, one arrowhead', 'un extremo y una punta de flecha'),
    fits: isOf('ray'),
    drawn: one('ray'),
    said: ([a, b]) => ({ en: line`This is ray ${symbol(b + a)}`, es: line`Esta es la semirrecta ${symbol(b + a)}` }),
    right: ([a, b]) => ({
      en: line`It is ray ${symbol(a + b)}, because the endpoint is ${symbol(a)}.`,
      es: line`Es la semirrecta ${symbol(a + b)}, porque el extremo es ${symbol(a)}.`,
    }),
    wrong: [
      ([a, b]) => ({
        en: line`It is line ${symbol(a + b)}, because it goes through ${symbol(a)} and ${symbol(b)}.`,
        es: line`Es la recta ${symbol(a + b)}, porque pasa por ${symbol(a)} y ${symbol(b)}.`,
      }),
      ([a, b]) => ({
        en: line`It is line segment ${symbol(a + b)}, because it has two points.`,
        es: line`Es el segmento ${symbol(a + b)}, porque tiene dos puntos.`,
      }),
      ([a, b]) => ({
        en: line`It is line ${symbol(b + a)}, because it has an arrowhead.`,
        es: line`Es la recta ${symbol(b + a)}, porque tiene una punta de flecha.`,
      }),
    ],
    why: [
      {
        en: line`A line has no endpoint. This figure has one.`,
        es: line`Una recta no tiene extremos. Esta figura tiene uno.`,
      },
      {
        en: line`A line segment has two endpoints. This figure goes on at one end.`,
        es: line`Un segmento tiene dos extremos. Esta figura sigue por un lado.`,
      },
      { en: line`A line has two arrowheads, not one.`, es: line`Una recta tiene dos puntas de flecha, no una.` },
    ],
    mistake: {
      en: line`The mistake was to name the endpoint last: it comes first.`,
      es: line`El error fue nombrar el extremo al final: va primero.`,
    },
  },
  {
    name: 'not extended',
    seen: () => words('the lines are closer together at one end', 'las rectas están más cerca por un lado'),
    fits: areOblique,
    drawn: two(16, true),
    said: ([a, b, c, d]) => ({
      en: line`Lines ${symbol(a + b)} and ${symbol(c + d)} are parallel, because they do not cross in the drawing`,
      es: line`Las rectas ${symbol(a + b)} y ${symbol(c + d)} son paralelas, porque no se cruzan en el dibujo`,
    }),
    right: () => ({
      en: line`They intersect, because lines go on without end and these get closer.`,
      es: line`Son secantes, porque las rectas siguen sin fin y estas se acercan.`,
    }),
    wrong: [
      () => ({
        en: line`They are perpendicular, because they get closer to each other.`,
        es: line`Son perpendiculares, porque se acercan una a la otra.`,
      }),
      () => ({
        en: line`They are parallel, because both are straight and go on without end.`,
        es: line`Son paralelas, porque las dos son derechas y siguen sin fin.`,
      }),
      () => ({
        en: line`They are line segments, because they do not cross in the drawing.`,
        es: line`Son segmentos, porque no se cruzan en el dibujo.`,
      }),
    ],
    why: [
      { en: line`Perpendicular lines form right angles.`, es: line`Las rectas perpendiculares forman ángulos rectos.` },
      {
        en: line`Every line is straight and goes on without end. Parallel lines never get closer.`,
        es: line`Toda recta es derecha y sigue sin fin. Las rectas paralelas nunca se acercan.`,
      },
      {
        en: line`The arrowheads show lines, not line segments.`,
        es: line`Las puntas de flecha muestran rectas, no segmentos.`,
      },
    ],
    mistake: {
      en: line`Lines do not end where the drawing ends.`,
      es: line`Las rectas no terminan donde termina el dibujo.`,
    },
  },
  {
    name: 'long rays',
    seen: () => words('narrower than a square corner', 'más cerrado que una esquina recta'),
    fits: isOf('acute'),
    drawn: ([a, b], turn) => pictured({ kind: 'acute', names: [a, b], turn, opening: 50 }, 7),
    said: () => ({
      en: line`This angle is obtuse, because its rays are long`,
      es: line`Este ángulo es obtuso, porque sus semirrectas son largas`,
    }),
    right: () => ({
      en: line`It is acute, because it opens less than a right angle.`,
      es: line`Es agudo, porque se abre menos que un ángulo recto.`,
    }),
    wrong: [
      () => ({
        en: line`It is acute, because its rays are long.`,
        es: line`Es agudo, porque sus semirrectas son largas.`,
      }),
      () => ({
        en: line`It is right, because its rays start at the same point.`,
        es: line`Es recto, porque sus semirrectas empiezan en el mismo punto.`,
      }),
      () => ({
        en: line`It is right, because it opens more than a right angle.`,
        es: line`Es recto, porque se abre más que un ángulo recto.`,
      }),
    ],
    why: [
      {
        en: line`The name fits, but the length of the rays does not change the angle.`,
        es: line`El nombre es correcto, pero la longitud de las semirrectas no cambia el ángulo.`,
      },
      {
        en: line`The rays of every angle start at the same point.`,
        es: line`Las semirrectas de todo ángulo empiezan en el mismo punto.`,
      },
      { en: line`It opens less than a right angle, not more.`, es: line`Se abre menos que un ángulo recto, no más.` },
    ],
    mistake: {
      en: line`The length of the rays does not change the angle.`,
      es: line`La longitud de las semirrectas no cambia el ángulo.`,
    },
  },
  {
    name: 'any crossing',
    seen: () => words('they cross without a square corner', 'se cruzan sin formar una esquina recta'),
    fits: areOblique,
    drawn: two(58, false),
    said: ([a, b, c, d]) => ({
      en: line`Lines ${symbol(a + b)} and ${symbol(c + d)} are perpendicular, because they cross`,
      es: line`Las rectas ${symbol(a + b)} y ${symbol(c + d)} son perpendiculares, porque se cruzan`,
    }),
    right: () => ({
      en: line`They only intersect, because they do not form right angles.`,
      es: line`Solo son secantes, porque no forman ángulos rectos.`,
    }),
    wrong: [
      () => ({
        en: line`They are perpendicular, because they form four angles.`,
        es: line`Son perpendiculares, porque forman cuatro ángulos.`,
      }),
      () => ({
        en: line`They are parallel, because both go on without end.`,
        es: line`Son paralelas, porque las dos siguen sin fin.`,
      }),
      () => ({
        en: line`They are parallel, because they do not form right angles.`,
        es: line`Son paralelas, porque no forman ángulos rectos.`,
      }),
    ],
    why: [
      {
        en: line`All lines that cross form four angles.`,
        es: line`Todas las rectas que se cruzan forman cuatro ángulos.`,
      },
      {
        en: line`All lines go on without end. Parallel lines never cross.`,
        es: line`Todas las rectas siguen sin fin. Las rectas paralelas nunca se cruzan.`,
      },
      {
        en: line`Parallel lines never cross, and these do.`,
        es: line`Las rectas paralelas nunca se cruzan, y estas sí.`,
      },
    ],
    mistake: {
      en: line`To cross is not enough: perpendicular lines form right angles.`,
      es: line`No basta con cruzarse: las rectas perpendiculares forman ángulos rectos.`,
    },
  },
  {
    name: 'vertex not in the middle',
    seen: ([, b]) => words(`both rays start at ${b}`, `las dos semirrectas empiezan en ${b}`),
    fits: areOblique,
    drawn: ([a, b, c], turn) =>
      geometryDiagram({
        points: { [b]: [0, 0], [a]: towards(turn, 4), [c]: towards(turn + 65, 4) },
        lines: [
          { of: b + a, extent: 'ray' },
          { of: b + c, extent: 'ray' },
        ],
        dots: true,
        size: 6,
        says: 'looks',
      }),
    said: ([a, b, c]) => ({
      en: line`The two rays form angle ${symbol(b + a + c)}`,
      es: line`Las dos semirrectas forman el ángulo ${symbol(b + a + c)}`,
    }),
    right: ([a, b, c]) => ({
      en: line`It is angle ${symbol(a + b + c)}, because the vertex is ${symbol(b)}.`,
      es: line`Es el ángulo ${symbol(a + b + c)}, porque el vértice es ${symbol(b)}.`,
    }),
    wrong: [
      ([a, b, c]) => ({
        en: line`It is angle ${symbol(a + c + b)}, because the vertex is ${symbol(b)}.`,
        es: line`Es el ángulo ${symbol(a + c + b)}, porque el vértice es ${symbol(b)}.`,
      }),
      ([a, b, c]) => ({
        en: line`It is angle ${symbol(b + c + a)}, because the vertex comes first.`,
        es: line`Es el ángulo ${symbol(b + c + a)}, porque el vértice va primero.`,
      }),
      ([a, , c]) => ({
        en: line`It is line ${symbol(a + c)}, because both rays go on without end.`,
        es: line`Es la recta ${symbol(a + c)}, porque las dos semirrectas siguen sin fin.`,
      }),
    ],
    why: [
      {
        en: line`The middle letter of this name is not the vertex.`,
        es: line`La letra del medio de este nombre no es el vértice.`,
      },
      { en: line`The vertex comes in the middle, not first.`, es: line`El vértice va en el medio, no primero.` },
      {
        en: line`The two rays do not make one straight line.`,
        es: line`Las dos semirrectas no forman una sola recta.`,
      },
    ],
    mistake: {
      en: line`The mistake was to put the vertex elsewhere: it is the middle letter of the name.`,
      es: line`El error fue poner el vértice en otro lugar: es la letra del medio del nombre.`,
    },
  },
  {
    name: 'straight is a line',
    seen: () => words('two endpoints, no arrowhead', 'dos extremos, ninguna punta de flecha'),
    fits: isOf('segment'),
    drawn: one('segment'),
    said: ([a, b]) => ({
      en: line`This is line ${symbol(a + b)}, because it is straight`,
      es: line`Esta es la recta ${symbol(a + b)}, porque va derecho`,
    }),
    right: ([a, b]) => ({
      en: line`It is line segment ${symbol(a + b)}, because it has two endpoints.`,
      es: line`Es el segmento ${symbol(a + b)}, porque tiene dos extremos.`,
    }),
    wrong: [
      ([a, b]) => ({
        en: line`It is ray ${symbol(a + b)}, because it starts at ${symbol(a)}.`,
        es: line`Es la semirrecta ${symbol(a + b)}, porque empieza en ${symbol(a)}.`,
      }),
      ([a, b]) => ({
        en: line`It is ray ${symbol(b + a)}, because it starts at ${symbol(b)}.`,
        es: line`Es la semirrecta ${symbol(b + a)}, porque empieza en ${symbol(b)}.`,
      }),
      ([a, b]) => ({
        en: line`It is line ${symbol(b + a)}, because it goes through ${symbol(b)} and ${symbol(a)}.`,
        es: line`Es la recta ${symbol(b + a)}, porque pasa por ${symbol(b)} y ${symbol(a)}.`,
      }),
    ],
    why: [
      {
        en: line`A ray goes on without end on one side. This figure ends on both.`,
        es: line`Una semirrecta sigue sin fin por un lado. Esta figura termina en los dos.`,
      },
      {
        en: line`A ray goes on without end on one side. This figure ends on both.`,
        es: line`Una semirrecta sigue sin fin por un lado. Esta figura termina en los dos.`,
      },
      {
        en: line`A line goes on without end on both sides. This figure ends.`,
        es: line`Una recta sigue sin fin por los dos lados. Esta figura termina.`,
      },
    ],
    mistake: {
      en: line`Lines, rays, and line segments are all straight. Look at the ends.`,
      es: line`Las rectas, las semirrectas y los segmentos van derecho. Mira los extremos.`,
    },
  },
]
export const shownOf = (says: Both<readonly Inline[]>, key: string): Sentence => ({
  key,
  says: { en: { kind: 'paragraph', content: says.en }, es: { kind: 'paragraph', content: says.es } },
})
