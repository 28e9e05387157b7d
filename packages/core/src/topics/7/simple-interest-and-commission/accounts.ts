import { type Both, type Inline, line, type Term, type Value } from '../../../author.ts'

type Words = Both<readonly Inline[]>
type Told = Term | Extract<Value, { kind: string }>
/** Money that earns or costs simple interest. */
export interface Account {
  readonly isSaved: boolean
  /** Dollars, in hundreds. */
  readonly hundreds: readonly [number, number]
  /** Tenths of a percent. */
  readonly rates: readonly [number, number]
  readonly tell: (p: Told, r: Told, t: Told) => Words
}
const account = (
  isSaved: boolean,
  hundreds: readonly [number, number],
  rates: readonly [number, number],
  tell: Account['tell'],
): Account => ({ isSaved, hundreds, rates, tell })

export const accounts: readonly Account[] = [
  account(true, [4, 30], [10, 50], (p, r, t) => ({
    en: line`Ana puts ${p} in a savings account that pays ${r} simple interest per year. She leaves the money there for ${t}.`,
    es: line`Ana deposita ${p} en una cuenta de ahorros que paga un interés simple anual del ${r}. Deja ahí el dinero durante ${t}.`,
  })),
  account(false, [30, 120], [40, 90], (p, r, t) => ({
    en: line`Marco takes out a car loan of ${p} at ${r} simple interest per year. He pays the loan back after ${t}.`,
    es: line`Marco pide un préstamo de ${p} para un carro, con un interés simple anual del ${r}. Paga el préstamo después de ${t}.`,
  })),
  account(true, [10, 50], [20, 50], (p, r, t) => ({
    en: line`A family buys a savings bond for ${p}. The bond pays ${r} simple interest per year and is kept for ${t}.`,
    es: line`Una familia compra un bono de ahorro de ${p}. El bono paga un interés simple anual del ${r} y se conserva durante ${t}.`,
  })),
  account(false, [20, 90], [30, 70], (p, r, t) => ({
    en: line`Priya borrows ${p} for college at ${r} simple interest per year. She pays the loan back after ${t}.`,
    es: line`Priya pide prestados ${p} para la universidad, con un interés simple anual del ${r}. Paga el préstamo después de ${t}.`,
  })),
  account(true, [2, 20], [10, 40], (p, r, t) => ({
    en: line`A school club keeps ${p} in a credit union that pays ${r} simple interest per year. The money stays there for ${t}.`,
    es: line`Un club escolar guarda ${p} en una cooperativa de crédito que paga un interés simple anual del ${r}. El dinero queda ahí durante ${t}.`,
  })),
  account(false, [5, 40], [50, 100], (p, r, t) => ({
    en: line`Two students borrow ${p} to start a T-shirt business at ${r} simple interest per year. They pay the loan back after ${t}.`,
    es: line`Dos estudiantes piden prestados ${p} para empezar un negocio de camisetas, con un interés simple anual del ${r}. Pagan el préstamo después de ${t}.`,
  })),
  account(true, [5, 40], [15, 50], (p, r, t) => ({
    en: line`Luis has ${p} from a summer job. He puts the money in a bank that pays ${r} simple interest per year, for ${t}.`,
    es: line`Luis tiene ${p} de un trabajo de verano. Pone el dinero durante ${t} en un banco que paga un interés simple anual del ${r}.`,
  })),
  account(false, [20, 80], [40, 90], (p, r, t) => ({
    en: line`A family borrows ${p} to repair a roof. The bank charges ${r} simple interest per year, and the loan is paid back after ${t}.`,
    es: line`Una familia pide prestados ${p} para reparar un techo. El banco cobra un interés simple anual del ${r} y el préstamo se paga después de ${t}.`,
  })),
]

export const askInterest = ({ isSaved }: Account): Words =>
  isSaved
    ? { en: line`How much interest does the money earn?`, es: line`¿Cuánto interés gana el dinero?` }
    : { en: line`How much interest is paid?`, es: line`¿Cuánto interés se paga?` }
export const endInterest = ({ isSaved }: Account, x: Told): Words =>
  isSaved
    ? { en: line`The money earns ${x} in interest.`, es: line`El dinero gana ${x} de interés.` }
    : { en: line`The interest paid is ${x}.`, es: line`Se pagan ${x} de interés.` }
export const askTotal = ({ isSaved }: Account): Words =>
  isSaved
    ? {
        en: line`What is the total amount at the end, including interest?`,
        es: line`¿Cuál es la cantidad total al final, con el interés incluido?`,
      }
    : { en: line`What is the total amount paid back?`, es: line`¿Cuál es la cantidad total que se paga?` }
export const endTotal = ({ isSaved }: Account, x: Told): Words =>
  isSaved
    ? { en: line`The total amount at the end is ${x}.`, es: line`La cantidad total al final es de ${x}.` }
    : { en: line`The total paid back is ${x}.`, es: line`En total se pagan ${x}.` }

/** A seller who earns a part of what is sold. */
export interface Seller {
  readonly dollars: readonly [number, number]
  readonly step: number
  /** Tenths of a percent. */
  readonly rates: readonly [number, number]
  readonly tell: (sale: Told, rate: Told) => Words
}
const seller = (
  dollars: readonly [number, number],
  step: number,
  rates: readonly [number, number],
  tell: Seller['tell'],
): Seller => ({ dollars, step, rates, tell })

export const sellers: readonly Seller[] = [
  seller([120000, 480000], 5000, [20, 60], (s, r) => ({
    en: line`A real estate agent sells a house for ${s} and earns a commission of ${r}.`,
    es: line`Una agente de bienes raíces vende una casa por ${s} y gana una comisión del ${r}.`,
  })),
  seller([400, 2400], 50, [40, 120], (s, r) => ({
    en: line`In one day, a shoe salesperson sells ${s} worth of shoes. The commission is ${r} of the sales.`,
    es: line`En un día, un vendedor vende zapatos por ${s}. La comisión es el ${r} de las ventas.`,
  })),
  seller([14000, 38000], 500, [20, 50], (s, r) => ({
    en: line`A car dealer sells a car for ${s} and pays the salesperson a commission of ${r}.`,
    es: line`Una agencia vende un carro por ${s} y le paga al vendedor una comisión del ${r}.`,
  })),
  seller([600, 3600], 50, [30, 100], (s, r) => ({
    en: line`A furniture salesperson sells a sofa and two armchairs for ${s} and earns a commission of ${r}.`,
    es: line`Una vendedora de muebles vende un sofá y dos sillones por ${s} y gana una comisión del ${r}.`,
  })),
  seller([300, 1500], 20, [50, 120], (s, r) => ({
    en: line`At a craft fair, Nina sells pots for a potter. She sells ${s} worth of pots and keeps ${r} of this as her commission.`,
    es: line`En una feria de artesanías, Nina vende ollas de un alfarero. Vende ollas por ${s} y se queda con el ${r} como comisión.`,
  })),
  seller([500, 4500], 100, [30, 80], (s, r) => ({
    en: line`A phone store sells ${s} worth of phones in one afternoon. The clerk earns a commission of ${r}.`,
    es: line`Una tienda vende teléfonos por ${s} en una tarde. La empleada gana una comisión del ${r}.`,
  })),
  seller([2000, 9000], 100, [30, 120], (s, r) => ({
    en: line`A travel agent sells ${s} worth of trips in one week and earns a commission of ${r}.`,
    es: line`Un agente de viajes vende viajes por ${s} en una semana y gana una comisión del ${r}.`,
  })),
  seller([800, 6000], 100, [30, 120], (s, r) => ({
    en: line`A gallery sells a painting for ${s} and keeps a commission of ${r}.`,
    es: line`Una galería vende una pintura por ${s} y se queda con una comisión del ${r}.`,
  })),
]
