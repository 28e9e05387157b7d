import { type Expr, words } from '../../../author.ts'

/** A rectangle of two parts, and the unit of the side lengths. */
export interface Plan {
  readonly parts: Expr
  readonly unit: Expr
}
const feet = words('square feet', 'pies cuadrados')
const meters = words('square meters', 'metros cuadrados')
const yards = words('square yards', 'yardas cuadradas')

export const plans: readonly Plan[] = [
  {
    parts: words('the two beds of a rectangular garden', 'los dos arriates de un jardín rectangular'),
    unit: feet,
  },
  {
    parts: words(
      'the shallow part and the deep part of a rectangular pool',
      'la parte baja y la parte honda de una piscina rectangular',
    ),
    unit: meters,
  },
  {
    parts: words(
      'the stone part and the wooden part of a rectangular patio',
      'la parte de piedra y la parte de madera de un patio rectangular',
    ),
    unit: yards,
  },
  { parts: words('two rooms side by side in an office', 'dos salas contiguas de una oficina'), unit: feet },
  {
    parts: words(
      'the two sections of a rectangular parking lot',
      'las dos secciones de un estacionamiento rectangular',
    ),
    unit: meters,
  },
  {
    parts: words(
      'the sandbox and the lawn of a rectangular playground',
      'la zona de arena y el césped de un parque infantil rectangular',
    ),
    unit: yards,
  },
  { parts: words('the two halls of a rectangular museum', 'las dos salas de un museo rectangular'), unit: meters },
  {
    parts: words('the stage and the backstage area of a theater', 'la zona de bastidores y el escenario de un teatro'),
    unit: feet,
  },
]
