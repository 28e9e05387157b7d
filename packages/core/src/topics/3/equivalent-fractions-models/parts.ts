import { blank, equation, type Figure, over, prose } from '../../../author.ts'
import { barOf, circleOf, type Fact, type Part, sidesOf } from './models.ts'

export const first = ([n, d]: Fact): Part => ({ parts: d, shaded: n })

export const gapOf = (fact: Fact) => equation(sidesOf(fact)[0], over(blank(), fact[2]))

/** The point is at 1/2: which number is missing in 1/2 = __/4? */
export const pointAt = (fact: Fact) => ({
  en: prose`The point is at ${sidesOf(fact)[0]}. Write the missing number: ${gapOf(fact)}`,
  es: prose`El punto está en ${sidesOf(fact)[0]}. Escribe el número que falta: ${gapOf(fact)}`,
})

export const pictureOf = (shape: 'bars' | 'circles', part: Part): Figure =>
  shape === 'bars' ? barOf(part) : circleOf(part)
