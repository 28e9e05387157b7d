import { type Both, type Expr, type Inline, line, words } from '../../../author.ts'

interface Journey {
  /** No longer than twice this. */
  readonly most: number
  readonly unit: Expr
  /** Without its end, so that a second leg can follow. */
  readonly says: (size: number, bearing: readonly [Expr, Expr, Expr]) => Both<readonly Inline[]>
}

const KILOMETERS = words('kilometers', 'kilómetros')
const MILES = words('miles', 'millas')
const METERS = words('meters', 'metros')

/** Straight ways on a bearing. */
export const journeys: readonly Journey[] = [
  {
    most: 20,
    unit: KILOMETERS,
    says: (size, [n, angle, e]) => ({
      en: line`A boat sails ${size} kilometers on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Una lancha navega ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 20,
    unit: METERS,
    says: (size, [n, angle, e]) => ({
      en: line`A drone flies ${size} meters on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Un dron vuela ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 7,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: line`A hiker walks ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Una excursionista camina ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 20,
    unit: KILOMETERS,
    says: (size, [n, angle, e]) => ({
      en: line`A whale swims ${size} kilometers on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Una ballena nada ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 15,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: line`A hot-air balloon drifts ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Un globo aerostático se desplaza ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 40,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: line`A plane flies ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Una avioneta vuela ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 20,
    unit: METERS,
    says: (size, [n, angle, e]) => ({
      en: line`A scout walks across a field for ${size} meters on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Una exploradora camina por un campo ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
  {
    most: 12,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: line`A cyclist rides ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}`,
      es: line`Un ciclista recorre ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}`,
    }),
  },
]
