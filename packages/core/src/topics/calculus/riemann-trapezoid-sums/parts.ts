import { type Block, type Both, type Expr, itemOf, prose, Ratio, symbol, words } from '../../../author.ts'

export const RULES = ['left', 'right', 'midpoint', 'trapezoid'] as const

export type Rule = (typeof RULES)[number]

/** A rectangle has one height. */
export type RectangleRule = Exclude<Rule, 'trapezoid'>
/** The heights of a midpoint sum are not on the lines of a grid. */
export type FigureRule = Exclude<Rule, 'midpoint'>

export const n = symbol('n')
/** The sum of n rectangles, and what it approaches. */
export const [sumName, limitName] = [symbol('S', n), symbol('L')]

export const RECTANGLE_SUMS: Record<RectangleRule, Expr> = {
  left: words('a left Riemann sum', 'una suma de Riemann por la izquierda'),
  right: words('a right Riemann sum', 'una suma de Riemann por la derecha'),
  midpoint: words('a midpoint Riemann sum', 'una suma de Riemann de punto medio'),
}

export const SUMS: Record<Rule, Expr> = {
  left: words('left Riemann sum', 'suma de Riemann por la izquierda'),
  right: words('right Riemann sum', 'suma de Riemann por la derecha'),
  midpoint: words('midpoint Riemann sum', 'suma de Riemann de punto medio'),
  trapezoid: words('trapezoidal sum', 'suma trapezoidal'),
}

export const NAMES: Record<Rule, Both<Block>> = {
  left: { en: prose`Use a left Riemann sum.`, es: prose`Usa una suma de Riemann por la izquierda.` },
  right: { en: prose`Use a right Riemann sum.`, es: prose`Usa una suma de Riemann por la derecha.` },
  midpoint: { en: prose`Use a midpoint Riemann sum.`, es: prose`Usa una suma de Riemann de punto medio.` },
  trapezoid: { en: prose`Use a trapezoidal sum.`, es: prose`Usa una suma trapezoidal.` },
}

export const ruleIn = (text: string): Rule =>
  /left|izquierda/.test(text)
    ? 'left'
    : /right|derecha/.test(text)
      ? 'right'
      : /midpoint|medio/.test(text)
        ? 'midpoint'
        : 'trapezoid'

/** The sum over subintervals between the given places. */
export function sumOf(rule: Rule, places: readonly Ratio[], value: (at: Ratio) => Ratio): Ratio {
  return places.slice(1).reduce((total, right, i) => {
    const left = places[i] ?? right
    const height = {
      left: () => value(left),
      right: () => value(right),
      midpoint: () => value(left.plus(right).over(2)),
      trapezoid: () => value(left).plus(value(right)).over(2),
    }[rule]()
    return total.plus(height.times(right.minus(left)))
  }, Ratio.of(0))
}

/** The same in floats, from a function and numbers that were read. */
export function floatSum(rule: Rule, places: readonly number[], value: (at: number) => number): number {
  let sum = 0
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [itemOf(places, i - 1), itemOf(places, i)]
    const height =
      rule === 'left'
        ? value(a)
        : rule === 'right'
          ? value(b)
          : rule === 'midpoint'
            ? value((a + b) / 2)
            : (value(a) + value(b)) / 2
    sum += height * (b - a)
  }
  return sum
}
