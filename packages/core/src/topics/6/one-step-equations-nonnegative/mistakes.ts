import {
  type Both,
  divide,
  type Expr,
  exact,
  type Inline,
  line,
  minus,
  name,
  over,
  type Person,
  prose,
  type Ratio,
  type Sentence,
  times,
} from '../../../author.ts'
import type { OneStep } from './equations.ts'

/** "Camila added 12 instead of undoing the addition". */
export function doneAgain({ undoing, write, who }: OneStep & { readonly who: Person }): Both<readonly Inline[]> {
  const by = write(undoing.by)
  return {
    subtract: {
      en: line`${name(who)} added ${by} instead of subtracting it`,
      es: line`${name(who)} sumó ${by} en vez de restarlo`,
    },
    add: {
      en: line`${name(who)} subtracted ${by} instead of adding it`,
      es: line`${name(who)} restó ${by} en vez de sumarlo`,
    },
    divide: {
      en: line`${name(who)} multiplied by ${by} instead of dividing`,
      es: line`${name(who)} multiplicó por ${by} en vez de dividir`,
    },
    multiply: {
      en: line`${name(who)} divided by ${by} instead of multiplying`,
      es: line`${name(who)} dividió entre ${by} en vez de multiplicar`,
    },
  }[undoing.operation]
}

/** What is done wrong with the right side of (n/d)x = b. */
export const DONE = ['product', 'numerator', 'denominator', 'minus'] as const
export type Done = (typeof DONE)[number]
export const wrongBy = ({ right, undoing: { by } }: OneStep, done: Done): Ratio =>
  ({
    product: exact(right).times(by),
    numerator: exact(right).over(by.n),
    denominator: exact(right).times(by.d),
    minus: exact(right).minus(by),
  })[done]
export const workOf = ({ right, undoing: { by } }: OneStep, done: Done): Expr =>
  ({
    product: times(right, by),
    numerator: divide(right, by.n),
    denominator: times(right, by.d),
    minus: minus(right, by),
  })[done]
export const mistakeIn = (
  { right, undoing: { by }, who }: OneStep & { readonly who: Person },
  done: Done,
): Sentence => ({
  key: done,
  says: {
    product: {
      en: prose`${name(who)} multiplied ${right} by ${by} instead of ${over(by.d, by.n)}.`,
      es: prose`${name(who)} multiplicó ${right} por ${by} en vez de ${over(by.d, by.n)}.`,
    },
    numerator: {
      en: prose`${name(who)} divided ${right} by ${by.n}, but did not multiply by ${by.d}.`,
      es: prose`${name(who)} dividió ${right} entre ${by.n}, pero no multiplicó por ${by.d}.`,
    },
    denominator: {
      en: prose`${name(who)} multiplied ${right} by ${by.d}, but did not divide by ${by.n}.`,
      es: prose`${name(who)} multiplicó ${right} por ${by.d}, pero no dividió entre ${by.n}.`,
    },
    minus: {
      en: prose`${name(who)} subtracted ${by} from ${right}.`,
      es: prose`${name(who)} restó ${by} de ${right}.`,
    },
  }[done],
})
