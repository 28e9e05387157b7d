import type { Block, Both, Expr, Inline } from '../../../author.ts'

/** What moves along a line, and along which. */
export const MOVERS = [
  { en: 'A particle moves along the x-axis', es: 'Una partícula se mueve sobre el eje x' },
  { en: 'A toy train moves along a straight track', es: 'Un tren de juguete se mueve por una vía recta' },
  { en: 'An elevator moves in its shaft', es: 'Un ascensor se mueve por su hueco' },
  { en: 'A drone flies back and forth along a straight line', es: 'Un dron vuela de un lado a otro sobre una recta' },
  { en: 'A robot rolls along a hallway', es: 'Un robot avanza por un pasillo' },
  { en: 'A bead slides along a wire', es: 'Una cuenta se desliza por un alambre' },
  { en: 'A toy boat crosses a pond in a straight line', es: 'Un barco de juguete cruza un estanque en línea recta' },
  { en: 'A cart rolls along a straight ramp', es: 'Un carrito rueda por una rampa recta' },
] as const

const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

export const motionStory = (
  mover: (typeof MOVERS)[number],
  [acceleration, velocity, position]: readonly [Expr, Expr, Expr],
  asked: Expr,
): Both<Block> => ({
  en: paragraph(
    `${mover.en}. After `,
    { kind: 'symbol', name: 't' },
    ' seconds, its acceleration in centimeters per second squared is ',
    acceleration,
    '. Its velocity in centimeters per second satisfies ',
    velocity,
    ', and its position in centimeters satisfies ',
    position,
    '. Find ',
    asked,
    '.',
  ),
  es: paragraph(
    `${mover.es}. Después de `,
    { kind: 'symbol', name: 't' },
    ' segundos, su aceleración en centímetros por segundo al cuadrado es ',
    acceleration,
    '. Su velocidad en centímetros por segundo cumple ',
    velocity,
    ' y su posición en centímetros cumple ',
    position,
    '. Halla ',
    asked,
    '.',
  ),
})
