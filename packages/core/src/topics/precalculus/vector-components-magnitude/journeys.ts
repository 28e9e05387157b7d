import { type Block, type Both, type Expr, prose } from '../../../author.ts'

type Says = (size: number, bearing: readonly [Expr, Expr, Expr]) => Both<Block>

/** Straight ways on a bearing, of no more than twice `most`. */
export const journeys: readonly { readonly most: number; readonly says: Says }[] = [
  {
    most: 20,
    says: (size, [n, angle, e]) => ({
      en: prose`A boat sails ${size} kilometers on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una lancha navega ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 20,
    says: (size, [n, angle, e]) => ({
      en: prose`A drone flies ${size} meters on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Un dron vuela ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 7,
    says: (size, [n, angle, e]) => ({
      en: prose`A hiker walks ${size} miles on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una excursionista camina ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 20,
    says: (size, [n, angle, e]) => ({
      en: prose`A whale swims ${size} kilometers on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Una ballena nada ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
  {
    most: 15,
    says: (size, [n, angle, e]) => ({
      en: prose`A hot-air balloon drifts ${size} miles on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
      es: prose`Un globo aerostático se desplaza ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
    }),
  },
]
