import type { Both } from '../../../author.ts'

/** A rectangle of two parts, and the unit of the side lengths. */
export interface Plan {
  readonly parts: Both<string>
  readonly unit: Both<string>
}
const feet = { en: 'feet', es: 'pies cuadrados' }
const meters = { en: 'meters', es: 'metros cuadrados' }
const yards = { en: 'yards', es: 'yardas cuadradas' }

export const plans: readonly Plan[] = [
  {
    parts: { en: 'the two beds of a rectangular garden', es: 'los dos arriates de un jardín rectangular' },
    unit: feet,
  },
  {
    parts: {
      en: 'the shallow part and the deep part of a rectangular pool',
      es: 'la parte baja y la parte honda de una piscina rectangular',
    },
    unit: meters,
  },
  {
    parts: {
      en: 'the stone part and the wooden part of a rectangular patio',
      es: 'la parte de piedra y la parte de madera de un patio rectangular',
    },
    unit: yards,
  },
  { parts: { en: 'two rooms side by side in an office', es: 'dos salas contiguas de una oficina' }, unit: feet },
  {
    parts: {
      en: 'the two sections of a rectangular parking lot',
      es: 'las dos secciones de un estacionamiento rectangular',
    },
    unit: meters,
  },
  {
    parts: {
      en: 'the sandbox and the lawn of a rectangular playground',
      es: 'el arenero y el césped de un parque infantil rectangular',
    },
    unit: yards,
  },
  { parts: { en: 'the two halls of a rectangular museum', es: 'las dos salas de un museo rectangular' }, unit: meters },
  {
    parts: {
      en: 'the stage and the backstage area of a theater',
      es: 'el escenario y la zona de bastidores de un teatro',
    },
    unit: feet,
  },
]
