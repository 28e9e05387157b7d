import { type Block, type Both, type Expr, prose, symbol } from '../../../author.ts'

/** So much for each and a fixed amount, in dollars. */
interface Plan {
  readonly rate: readonly [number, number]
  readonly fixed: readonly [number, number]
  readonly says: (formula: Expr, given: Expr) => Both<Block>
}

const n = symbol('n')
export const plans: readonly Plan[] = [
  {
    rate: [2, 5],
    fixed: [8, 30],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of a phone plan with ${n} gigabytes of data is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de un plan telefónico con ${n} gigabytes de datos es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [6, 12],
    fixed: [10, 25],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of renting a boat for ${n} hours is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de alquilar un bote durante ${n} horas es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [8, 15],
    fixed: [5, 9],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of ordering ${n} T-shirts with shipping is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de pedir ${n} camisetas con envío es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [3, 6],
    fixed: [20, 40],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of a gym card with ${n} visits is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de una tarjeta de gimnasio con ${n} visitas es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [2, 4],
    fixed: [3, 5],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of a taxi ride of ${n} miles is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de un viaje en taxi de ${n} millas es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [6, 9],
    fixed: [60, 90],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of a party for ${n} guests is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de una fiesta para ${n} invitados es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [10, 14],
    fixed: [15, 25],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of ${n} dance lessons and the costume is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de ${n} clases de baile y el traje es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
  {
    rate: [3, 5],
    fixed: [30, 45],
    says: (formula, given) => ({
      en: prose`The cost, in dollars, of printing ${n} posters, with the design, is ${formula}. Find the cost when ${given}.`,
      es: prose`El costo, en dólares, de imprimir ${n} carteles, con el diseño, es ${formula}. Halla el costo cuando ${given}.`,
    }),
  },
]
