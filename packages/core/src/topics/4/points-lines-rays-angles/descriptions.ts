import { type Of, words } from '../../../author.ts'
import type { Kind } from './parts.ts'

type Words = Of<'words'>
/** What is said of a figure without its name. */
export const DESCRIBED: Readonly<Record<Kind, readonly [Words, Words]>> = {
  point: [
    words('It is an exact place and has no length.', 'Es un lugar exacto y no tiene longitud.'),
    words('It is drawn as a dot.', 'Se dibuja como una marca muy pequeña.'),
  ],
  line: [
    words(
      'It is straight and goes on without end in both directions.',
      'Va derecho y sigue sin fin en las dos direcciones.',
    ),
    words('It is straight and has no endpoints.', 'Va derecho y no tiene extremos.'),
  ],
  segment: [
    words('It is straight and has two endpoints.', 'Va derecho y tiene dos extremos.'),
    words('It is straight, and its length can be measured.', 'Va derecho y se puede medir su longitud.'),
  ],
  ray: [
    words(
      'It starts at a point and goes on without end in one direction.',
      'Empieza en un punto y sigue sin fin en una dirección.',
    ),
    words('It is straight and has exactly one endpoint.', 'Va derecho y tiene un solo extremo.'),
  ],
  acute: [
    words('It opens less than a square corner.', 'Se abre menos que una esquina recta.'),
    words('It measures less than 90°.', 'Mide menos de 90°.'),
  ],
  right: [
    words('It opens like a square corner.', 'Se abre como una esquina recta.'),
    words('It measures exactly 90°.', 'Mide exactamente 90°.'),
  ],
  obtuse: [
    words(
      'It opens more than a square corner, but less than a straight line.',
      'Se abre más que una esquina recta, pero menos que una línea recta.',
    ),
    words('It measures more than 90° and less than 180°.', 'Mide más de 90° y menos de 180°.'),
  ],
}

interface Like {
  readonly kind: Kind
  readonly what: Words
  readonly why: { readonly en: string; readonly es: string }
}
const like = (kind: Kind, en: string, es: string, why: Like['why']): Like => ({ kind, what: words(en, es), why })
const square = { en: 'a square corner', es: 'una esquina recta' }
const narrow = { en: 'narrower than a square corner', es: 'más cerrado que una esquina recta' }
const wide = { en: 'wider than a square corner', es: 'más abierto que una esquina recta' }
const place = { en: 'a place without length', es: 'un lugar sin longitud' }
const bothEnds = { en: 'it ends on both sides', es: 'termina por los dos lados' }
const oneEnd = { en: 'it starts at a place and goes on', es: 'empieza en un lugar y sigue' }

/** Things around us and what they look like. */
export const LIKE: readonly Like[] = [
  like('segment', 'the edge of a ruler', 'el borde de una regla', bothEnds),
  like('ray', 'the beam of light from a flashlight', 'el haz de luz de una linterna', oneEnd),
  like('right', 'the corner of a sheet of paper', 'la esquina de una hoja de papel', square),
  like('point', 'a star in the night sky', 'una estrella en el cielo de noche', place),
  like('segment', 'a string stretched between two nails', 'un hilo tenso entre dos clavos', bothEnds),
  like('ray', 'the light from a laser pointer', 'la luz de un puntero láser', oneEnd),
  like('acute', 'the tip of a thin slice of pizza', 'la punta de una rebanada delgada de pizza', narrow),
  like('line', 'a straight road that never ends either way', 'un camino derecho que no termina por ningún lado', {
    en: 'it goes on both ways',
    es: 'sigue por los dos lados',
  }),
  like('obtuse', 'a hand fan that is opened almost flat', 'un abanico abierto casi por completo', wide),
  like('right', 'the corner of a book', 'la esquina de un libro', square),
  like('right', 'the corner of a window', 'la esquina de una ventana', square),
  like(
    'obtuse',
    'a laptop whose screen is tilted far back',
    'una computadora portátil con la pantalla muy inclinada hacia atrás',
    wide,
  ),
  like('segment', 'a side of a soccer field', 'un lado de una cancha de fútbol', bothEnds),
  like('acute', 'the blades of scissors opened a little', 'las hojas de unas tijeras un poco abiertas', narrow),
]
