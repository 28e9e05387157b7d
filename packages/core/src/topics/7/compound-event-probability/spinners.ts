import { line } from '../../../author.ts'
import { favorablePairs, type NumberEvent, type Operation, valueOf } from './events.ts'
import type { Said } from './outcomes.ts'

/** Two spinners whose equal sections are numbered from 1 on. */
export interface Spinners {
  readonly n: number
  readonly m: number
}
export const told = ({ n, m }: Spinners): Said =>
  n === m
    ? {
        en: line`Each of two spinners has ${n} equal sections, numbered from 1 to ${n}. Both are spun.`,
        es: line`Dos ruletas tienen ${n} secciones iguales cada una, numeradas del 1 al ${n}. Se giran las dos.`,
      }
    : {
        en: line`One spinner has ${n} equal sections, numbered from 1 to ${n}. Another has ${m}, numbered from 1 to ${m}. Both are spun.`,
        es: line`Una ruleta tiene ${n} secciones iguales, numeradas del 1 al ${n}. Otra tiene ${m}, numeradas del 1 al ${m}. Se giran las dos.`,
      }
export const SHOWS: Readonly<Record<Operation, Said>> = {
  sum: { en: line`The table shows all the sums.`, es: line`La tabla muestra todas las sumas.` },
  product: { en: line`The table shows all the products.`, es: line`La tabla muestra todos los productos.` },
  difference: {
    en: line`The table shows all the differences, the lesser number taken from the greater.`,
    es: line`La tabla muestra todas las diferencias: el número mayor menos el menor.`,
  },
}
export const countOf = (event: NumberEvent, { n, m }: Spinners) => favorablePairs(event, n, m).length

/** The different numbers of the table that belong to an event. */
export const valuesOf = (event: NumberEvent, { n, m }: Spinners): readonly number[] =>
  [...new Set(favorablePairs(event, n, m).map(([p, q]) => valueOf(event.operation, p, q)))].sort((p, q) => p - q)
