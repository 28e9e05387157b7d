import { line, words } from '../../../author.ts'

/** The sides of a right triangle as seen from an acute angle. */
export const SIDE_WORDS = {
  opposite: words('opposite', 'opuesto'),
  adjacent: words('adjacent', 'adyacente'),
  hypotenuse: words('hypotenuse', 'hipotenusa'),
}

/** What each ratio is, as a rule that a solution uses. */
export const RATIO_RULES = {
  sin: { en: line`sine = opposite/hypotenuse`, es: line`seno = opuesto/hipotenusa` },
  cos: { en: line`cosine = adjacent/hypotenuse`, es: line`coseno = adyacente/hipotenusa` },
  tan: { en: line`tangent = opposite/adjacent`, es: line`tangente = opuesto/adyacente` },
}
