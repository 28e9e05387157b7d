import { type Block, type Both, type Inline, line, type Term } from '../../../author.ts'
import { CENTIMETERS, FEET, INCHES, METERS, type Units } from './prisms.ts'

type Told = Both<Block>
type Range = readonly [least: number, most: number]
/** A box with likely whole parts of its edges. */
export interface BoxStory {
  readonly units: Units
  readonly wholes: Range
  readonly tell: (l: Term, w: Term, h: Term) => Told
  readonly ends: (volume: Parameters<typeof line>[1]) => Both<readonly Inline[]>
}
const box = (
  units: Units,
  wholes: Range,
  en: readonly [a: string, the: string],
  es: readonly [a: string, of: string],
): BoxStory => ({
  units,
  wholes,
  tell: (l, w, h) => ({
    en: {
      kind: 'paragraph',
      content: [`${en[0]} is `, ...line`${l} long, ${w} wide, and ${h} high. What is its volume?`],
    },
    es: {
      kind: 'paragraph',
      content: [`${es[0]} mide `, ...line`${l} de largo, ${w} de ancho y ${h} de alto. ¿Cuál es su volumen?`],
    },
  }),
  ends: volume => ({
    en: [`The volume of ${en[1]} is `, ...line`${volume}.`],
    es: [`El volumen ${es[1]} es de `, ...line`${volume}.`],
  }),
})
export const boxStories: readonly BoxStory[] = [
  box(FEET, [1, 3], ['The inside of an aquarium', 'the aquarium'], ['El interior de un acuario', 'del acuario']),
  box(INCHES, [3, 7], ['A shipping box', 'the shipping box'], ['Una caja de envío', 'de la caja']),
  box(FEET, [1, 4], ['The inside of a planter', 'the planter'], ['El interior de una jardinera', 'de la jardinera']),
  box(CENTIMETERS, [3, 7], ['A jewelry box', 'the jewelry box'], ['Un joyero', 'del joyero']),
  box(FEET, [2, 4], ['A storage container', 'the container'], ['Un contenedor de almacenamiento', 'del contenedor']),
  box(INCHES, [3, 7], ['The inside of a drawer', 'the drawer'], ['El interior de un cajón', 'del cajón']),
  box(METERS, [1, 3], ['The inside of a shed', 'the shed'], ['El interior de un cobertizo', 'del cobertizo']),
  box(INCHES, [3, 6], ['A gift box', 'the gift box'], ['Una caja de regalo', 'de la caja de regalo']),
]

/** What is filled with something, in feet. */
export interface Filled {
  readonly a: Both<string>
  readonly what: Both<string>
}
export const fillings: readonly Filled[] = [
  { a: { en: 'An aquarium', es: 'Un acuario' }, what: { en: 'water', es: 'agua' } },
  { a: { en: 'A planter', es: 'Una jardinera' }, what: { en: 'soil', es: 'tierra' } },
  { a: { en: 'A storage bin', es: 'Un contenedor' }, what: { en: 'sand', es: 'arena' } },
  { a: { en: 'A fountain basin', es: 'La pila de una fuente' }, what: { en: 'water', es: 'agua' } },
  { a: { en: 'A raised garden bed', es: 'Un arriate elevado' }, what: { en: 'compost', es: 'composta' } },
  { a: { en: 'A gravel box', es: 'Un cajón para grava' }, what: { en: 'gravel', es: 'grava' } },
  { a: { en: 'A horse trough', es: 'Un bebedero para caballos' }, what: { en: 'water', es: 'agua' } },
  { a: { en: 'A wood chip bin', es: 'Un depósito para virutas' }, what: { en: 'wood chips', es: 'virutas' } },
]
