import { type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const straw = nouns.straw
/** Straight things of one length, of which shapes can be laid. */
export const STICKS: readonly Noun[] = [
  straw,
  noun('toothpick', 'toothpicks', 'palillo', 'palillos', 'm'),
  noun('craft stick', 'craft sticks', 'palito de madera', 'palitos de madera', 'm'),
  noun('pipe cleaner', 'pipe cleaners', 'limpiapipas', 'limpiapipas', 'm'),
  nouns.pencil,
  noun('twig', 'twigs', 'ramita', 'ramitas', 'f'),
  noun('cotton swab', 'cotton swabs', 'hisopo', 'hisopos', 'm'),
  noun('strip of paper', 'strips of paper', 'tira de papel', 'tiras de papel', 'f'),
]
const ball = noun('clay ball', 'clay balls', 'bolita de plastilina', 'bolitas de plastilina', 'f')
const paperSquare = noun('paper square', 'paper squares', 'cuadrado de papel', 'cuadrados de papel', 'm')

/** Of what the parts of a cube are made, and how many of them there may be already. */
export const BUILT = {
  edges: { noun: straw, from: 4, to: 9 },
  corners: { noun: ball, from: 2, to: 6 },
  faces: { noun: paperSquare, from: 2, to: 4 },
} as const
