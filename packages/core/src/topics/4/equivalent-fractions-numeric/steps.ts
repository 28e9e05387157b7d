import { divide, type Expr, equation, explained, line, over, type Step, times } from '../../../author.ts'
import { lowestOf, type Parts, shown } from '../../kit/fractions/parts.ts'

/** How one fraction becomes the other: in one step where a denominator is a multiple of the other, or over lowest terms. */
export function wayTo(from: Parts, to: Parts): Step {
  const [[, a], [, b]] = [from, to]
  if (b % a === 0)
    return explained(
      equation(shown(from), shown(to)),
      line`Multiply the numerator and the denominator of ${shown(from)} by ${b / a}.`,
      line`Multiplica el numerador y el denominador de ${shown(from)} por ${b / a}.`,
    )
  if (a % b === 0)
    return explained(
      equation(shown(from), shown(to)),
      line`Divide the numerator and the denominator of ${shown(from)} by ${a / b}.`,
      line`Divide el numerador y el denominador de ${shown(from)} entre ${a / b}.`,
    )
  const lowest = lowestOf(from)
  const [down, up] = [a / lowest[1], b / lowest[1]]
  return explained(
    equation(equation(shown(from), shown(lowest)), shown(to)),
    line`Divide the numerator and the denominator of ${shown(from)} by ${down}. Then multiply the numerator and the denominator of ${shown(lowest)} by ${up}.`,
    line`Divide el numerador y el denominador de ${shown(from)} entre ${down}. Luego multiplica el numerador y el denominador de ${shown(lowest)} por ${up}.`,
  )
}

/** Two equal fractions with one number hidden. */
export interface Gap {
  readonly left: Parts
  readonly right: Parts
  readonly side: 'left' | 'right'
  readonly term: 'top' | 'bottom'
}
export const SIDES = ['right', 'left'] as const
export const TERMS = ['top', 'bottom'] as const

export const hiddenIn = ({ left, right, side, term }: Gap): number => {
  const [n, d] = side === 'left' ? left : right
  return term === 'top' ? n : d
}
export const withGap = ([n, d]: Parts, term: Gap['term'], gap: Expr): Expr =>
  term === 'top' ? over(gap, d) : over(n, gap)
export const gapShown = ({ left, right, side, term }: Gap, gap: Expr): Expr =>
  equation(
    side === 'left' ? withGap(left, term, gap) : shown(left),
    side === 'right' ? withGap(right, term, gap) : shown(right),
  )

export const missingIs = (gap: Gap): Step =>
  explained(
    equation(shown(gap.left), shown(gap.right)),
    line`The missing number is ${hiddenIn(gap)}.`,
    line`El número que falta es ${hiddenIn(gap)}.`,
  )

/** From the complete fraction to the other: the terms that are known on both sides tell the factor. */
export function factorSteps(from: Parts, to: Parts, term: Gap['term']): readonly Step[] {
  const place = term === 'top' ? 1 : 0
  const compare =
    term === 'top'
      ? { en: 'Compare the denominators: ', es: 'Compara los denominadores: ' }
      : { en: 'Compare the numerators: ', es: 'Compara los numeradores: ' }
  const [known, other] = [from[place], to[place]]
  const isUp = other > known
  const k = isUp ? other / known : known / other
  const start = from[1 - place] ?? known
  const work = isUp ? times(known, k) : divide(known, k)
  const found = isUp ? times(start, k) : divide(start, k)
  return [
    explained(
      equation(work, other),
      [compare.en, ...(isUp ? line`${known} is multiplied by ${k}.` : line`${known} is divided by ${k}.`)],
      [compare.es, ...(isUp ? line`${known} se multiplica por ${k}.` : line`${known} se divide entre ${k}.`)],
    ),
    isUp
      ? explained(
          equation(found, start * k),
          term === 'top' ? line`Multiply the numerator by ${k} too.` : line`Multiply the denominator by ${k} too.`,
          term === 'top'
            ? line`Multiplica también el numerador por ${k}.`
            : line`Multiplica también el denominador por ${k}.`,
        )
      : explained(
          equation(found, start / k),
          term === 'top' ? line`Divide the numerator by ${k} too.` : line`Divide the denominator by ${k} too.`,
          term === 'top'
            ? line`Divide también el numerador entre ${k}.`
            : line`Divide también el denominador entre ${k}.`,
        ),
  ]
}

export function gapSteps(gap: Gap): readonly Step[] {
  const [from, to] = gap.side === 'right' ? [gap.left, gap.right] : [gap.right, gap.left]
  const [a, b] = [from[1], to[1]]
  if (a % b === 0 || b % a === 0) return [...factorSteps(from, to, gap.term), missingIs(gap)]
  const lowest = lowestOf(from)
  return [wayTo(from, lowest), ...factorSteps(lowest, to, gap.term), missingIs(gap)]
}
