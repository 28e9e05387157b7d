export const zeroPairs = {
  id: 'zero-pairs',
  en: 'A positive and a negative counter make 0.',
  es: 'Una ficha positiva y una negativa valen 0.',
} as const
export const countWhatIsLeft = {
  id: 'count-what-is-left',
  en: 'Count what is left.',
  es: 'Cuenta lo que queda.',
} as const
export const writeTheOpposite = {
  id: 'write-the-opposite',
  en: 'Write the opposite of the number that is subtracted.',
  es: 'Escribe el opuesto del número que se resta.',
} as const
export const addTheOpposite = {
  id: 'add-the-opposite',
  en: 'To subtract, add the opposite.',
  es: 'Para restar, suma el opuesto.',
} as const
export const sameSigns = {
  id: 'same-signs',
  en: 'Same signs: add and keep the sign.',
  es: 'Signos iguales: suma y conserva el signo.',
} as const
export const giveTheSign = {
  id: 'give-the-sign',
  en: 'Write the sum with its sign.',
  es: 'Escribe la suma con su signo.',
} as const
export const multiplyAbsoluteValues = {
  id: 'multiply-absolute-values',
  en: 'Multiply the absolute values.',
  es: 'Multiplica los valores absolutos.',
} as const
export const divideAbsoluteValues = {
  id: 'divide-absolute-values',
  en: 'Divide the absolute values.',
  es: 'Divide los valores absolutos.',
} as const
export const unlikeSigns = {
  id: 'unlike-signs',
  en: 'Unlike signs: subtract and keep the sign of the number with the greater absolute value.',
  es: 'Signos distintos: resta y conserva el signo del número de mayor valor absoluto.',
} as const
export const sameSignsArePositive = {
  id: 'same-signs-are-positive',
  en: 'Same signs: the result is positive.',
  es: 'Signos iguales: el resultado es positivo.',
} as const
export const unlikeSignsAreNegative = {
  id: 'unlike-signs-are-negative',
  en: 'Unlike signs: the result is negative.',
  es: 'Signos distintos: el resultado es negativo.',
} as const
export const evenNumberOfNegatives = {
  id: 'even-number-of-negatives',
  en: 'An even number of negative factors gives +.',
  es: 'Un número par de factores negativos da +.',
} as const
export const oddNumberOfNegatives = {
  id: 'odd-number-of-negatives',
  en: 'An odd number of negative factors gives −.',
  es: 'Un número impar de factores negativos da −.',
} as const
export const exponentBelongsToBase = {
  id: 'exponent-belongs-to-base',
  en: 'The exponent belongs to the base alone, without the sign.',
  es: 'El exponente es solo de la base, sin el signo.',
} as const
export const writeTheSignInFront = {
  id: 'write-the-sign-in-front',
  en: 'Write the sign in front.',
  es: 'Escribe el signo delante.',
} as const
export const negativeIsLess = {
  id: 'negative-is-less',
  en: 'A negative number is less than a positive one.',
  es: 'Un número negativo es menor que uno positivo.',
} as const
export const fartherFromZeroIsGreater = {
  id: 'farther-from-zero-is-greater',
  en: 'Of two positive numbers, the one farther from 0 is greater.',
  es: 'De dos números positivos, es mayor el que está más lejos de 0.',
} as const
export const fartherFromZeroIsLess = {
  id: 'farther-from-zero-is-less',
  en: 'Of two negative numbers, the one farther from 0 is less.',
  es: 'De dos números negativos, es menor el que está más lejos de 0.',
} as const
export const fartherLeftIsLess = {
  id: 'farther-left-is-less',
  en: 'The number farther left on the number line is less.',
  es: 'El número que está más a la izquierda en la recta numérica es menor.',
} as const
export const leastIsFarthestLeft = {
  id: 'least-is-farthest-left',
  en: 'The least number is farthest to the left on the number line.',
  es: 'El número menor de todos es el que está más a la izquierda en la recta numérica.',
} as const
export const negativesByDistance = {
  id: 'negatives-by-distance',
  en: 'Negative numbers: the farthest from 0 is the least.',
  es: 'Números negativos: el más lejano de 0 es el menor.',
} as const
export const greatestFirst = {
  id: 'greatest-first',
  en: 'Write the greatest first.',
  es: 'Escribe primero el mayor.',
} as const
