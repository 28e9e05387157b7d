import { assert, type Expr, line, prose } from '../../../author.ts'

const sidesOf = (of: Expr) => {
  assert(of.kind === 'relation', 'An equation has two sides')
  return of
}

/** "9 + 3 is 12, not 11.": a wrong equation and the right one, whose left sides are alike. */
export function notThat(wrong: Expr, right: Expr) {
  const [{ left, right: value }, { right: claimed }] = [sidesOf(right), sidesOf(wrong)]
  return { en: prose`${left} is ${value}, not ${claimed}.`, es: prose`${left} es ${value}, no ${claimed}.` }
}

/** "10 + 11 is not 11.": why an equation is false. */
export const isNot = (side: Expr, value: Expr | number) => ({
  en: line`${side} is not ${value}.`,
  es: line`${side} no es ${value}.`,
})
