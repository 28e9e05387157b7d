import { type Block, type Both, type Expr, prose, words } from '../../../author.ts'

interface Journey {
  /** No longer than twice this. */
  readonly most: number
  readonly unit: Expr
  readonly says: (size: number, bearing: readonly [Expr, Expr, Expr]) => Both<Block>
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
      en: prose`A boat sails ${size} kilometers on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una lancha navega ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 20,
    unit: METERS,
    says: (size, [n, angle, e]) => ({
      en: prose`A drone flies ${size} meters on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Un dron vuela ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 7,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: prose`A hiker walks ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una excursionista camina ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 20,
    unit: KILOMETERS,
    says: (size, [n, angle, e]) => ({
      en: prose`A whale swims ${size} kilometers on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una ballena nada ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 15,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: prose`A hot-air balloon drifts ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Un globo aerostático se desplaza ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 40,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: prose`A plane flies ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una avioneta vuela ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 20,
    unit: METERS,
    says: (size, [n, angle, e]) => ({
      en: prose`A scout walks across a field for ${size} meters on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una exploradora camina por un campo ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 12,
    unit: MILES,
    says: (size, [n, angle, e]) => ({
      en: prose`A cyclist rides ${size} miles on a bearing of ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Un ciclista recorre ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
]
