export const sidesOfSpecialTriangle = {
  id: 'sides-of-special-triangle',
  en: 'The sides of the special right triangle as seen from {angle}: opposite, adjacent, hypotenuse.',
  es: 'Los lados del triángulo rectángulo especial vistos desde {angle}: opuesto, adyacente, hipotenusa.',
} as const
export const coordinatesOfAngle = {
  id: 'coordinates-of-angle',
  en: 'On the unit circle, `x` is the cosine of the angle and `y` is its sine.',
  es: 'En el círculo unitario, `x` es el coseno del ángulo e `y` es su seno.',
} as const
export const sameAfterFullTurns = {
  id: 'same-after-full-turns',
  en: 'After full turns the value is the same.',
  es: 'Después de vueltas completas el valor es el mismo.',
} as const
export const angleInDegrees = {
  id: 'angle-in-degrees',
  en: 'Write the angle in degrees: `π` is 180°.',
  es: 'Escribe el ángulo en grados: `π` es 180°.',
} as const
export const pointOnAxis = {
  id: 'point-on-axis',
  en: 'The angle ends on an axis, at this point on the circle.',
  es: 'El ángulo termina en un eje, en este punto del círculo.',
} as const
export const tangentIsQuotient = {
  id: 'tangent-is-quotient',
  en: 'The tangent is `y`/`x`, with no value where `x` is 0.',
  es: 'La tangente es `y`/`x`, sin valor donde `x` es 0.',
} as const
export const inQuadrant = {
  id: 'in-quadrant',
  en: 'The angle is in Quadrant {quadrant}.',
  es: 'El ángulo está en el cuadrante {quadrant}.',
} as const
export const distanceToXAxis = {
  id: 'distance-to-x-axis',
  en: 'The reference angle is the distance to the `x`-axis.',
  es: 'El ángulo de referencia es la distancia al eje `x`.',
} as const
export const useSpecialTriangle = {
  id: 'use-special-triangle',
  en: 'Use the special right triangle with hypotenuse 1.',
  es: 'Usa el triángulo rectángulo especial de hipotenusa 1.',
} as const
export const pointFitsAngle = {
  id: 'point-fits-angle',
  en: 'The given value is the {name} of this angle.',
  es: 'El valor dado es {name} de este ángulo.',
} as const
export const fillWithResults = {
  id: 'fill-with-results',
  en: 'Write the results in the table.',
  es: 'Escribe los resultados en la tabla.',
} as const
export const quadrantsOfSign = {
  id: 'quadrants-of-sign',
  en: 'The {name} is {sign} in Quadrants {quadrants}.',
  es: 'El {name} es {sign} en los cuadrantes {quadrants}.',
} as const
export const tangentQuadrants = {
  id: 'tangent-quadrants',
  en: 'The tangent is {sign} in Quadrants {quadrants}.',
  es: 'La tangente es {sign} en los cuadrantes {quadrants}.',
} as const
export const referenceAngleIs = {
  id: 'reference-angle-is',
  en: 'The reference angle is {angle}.',
  es: 'El ángulo de referencia es {angle}.',
} as const
export const findOfReferenceAngle = {
  id: 'find-of-reference-angle',
  en: 'Find the {name} of the reference angle.',
  es: 'Halla {name} del ángulo de referencia.',
} as const
export const sineIsHeight = {
  id: 'sine-is-height',
  en: 'The sine is the second coordinate on the unit circle: find each angle where it is {value}.',
  es: 'El seno es la segunda coordenada en el círculo unitario: halla cada ángulo donde vale {value}.',
} as const
export const cosineIsWidth = {
  id: 'cosine-is-width',
  en: 'The cosine is the first coordinate on the unit circle: find each angle where it is {value}.',
  es: 'El coseno es la primera coordenada en el círculo unitario: halla cada ángulo donde vale {value}.',
} as const
export const tangentIsZeroWithSine = {
  id: 'tangent-is-zero-with-sine',
  en: 'The tangent is 0 where the sine is 0.',
  es: 'La tangente es 0 donde el seno es 0.',
} as const
export const writeAsSet = {
  id: 'write-as-set',
  en: 'Put all the angles in order in one set.',
  es: 'Ordena todos los ángulos en un conjunto.',
} as const
export const rangeOfMultiple = {
  id: 'range-of-multiple',
  en: 'Multiply the limits of the interval by {factor}.',
  es: 'Multiplica por {factor} los límites del intervalo.',
} as const
export const addFullTurns = {
  id: 'add-full-turns',
  en: 'Add full turns, {turn}, up to the end of this interval.',
  es: 'Suma vueltas completas, {turn}, hasta el final de este intervalo.',
} as const
export const divideEachBy = {
  id: 'divide-each-by',
  en: 'Divide each one by {value}.',
  es: 'Divide cada uno entre {value}.',
} as const
export const useIdentity = {
  id: 'use-identity',
  en: 'Use the identity {identity}.',
  es: 'Usa la identidad {identity}.',
} as const
export const boundaryAngles = {
  id: 'boundary-angles',
  en: 'Find the angles where both sides are equal.',
  es: 'Halla los ángulos donde ambos lados son iguales.',
} as const
export const testAngleBetween = {
  id: 'test-angle-between',
  en: 'Test an angle between them: {angle}.',
  es: 'Prueba un ángulo entre ellos: {angle}.',
} as const
export const betweenWithEnds = {
  id: 'between-with-ends',
  en: 'It holds between the two angles, and {sign} includes the ends.',
  es: 'Se cumple entre los dos ángulos, y {sign} incluye los extremos.',
} as const
export const betweenWithoutEnds = {
  id: 'between-without-ends',
  en: 'It holds between the two angles, and {sign} leaves out the ends.',
  es: 'Se cumple entre los dos ángulos, y {sign} excluye los extremos.',
} as const
export const outsideWithEnds = {
  id: 'outside-with-ends',
  en: 'It holds outside the two angles, and {sign} includes them.',
  es: 'Se cumple fuera de los dos ángulos, y {sign} los incluye.',
} as const
export const outsideWithoutEnds = {
  id: 'outside-without-ends',
  en: 'It holds outside the two angles, and {sign} leaves them out.',
  es: 'Se cumple fuera de los dos ángulos, y {sign} los excluye.',
} as const
export const inverseCosine = {
  id: 'inverse-cosine',
  en: 'The first angle with this cosine is its inverse cosine.',
  es: 'El primer ángulo con este coseno es su arcocoseno.',
} as const
export const cosineOnceMore = {
  id: 'cosine-once-more',
  en: 'The cosine has this value for the second time at `2π` minus the first angle.',
  es: 'El coseno tiene este valor por segunda vez en `2π` menos el primer ángulo.',
} as const
export const splitAngle = {
  id: 'split-angle',
  en: 'Write the angle as a sum or difference of two special angles.',
  es: 'Escribe el ángulo como suma o diferencia de dos ángulos especiales.',
} as const
export const putInExactValues = {
  id: 'put-in-exact-values',
  en: 'Substitute the exact values.',
  es: 'Sustituye los valores exactos.',
} as const
export const multiplyNumbersAndRoots = {
  id: 'multiply-numbers-and-roots',
  en: 'Find each product.',
  es: 'Halla cada producto.',
} as const
export const writeOverOneDenominator = {
  id: 'write-over-one-denominator',
  en: 'Write both terms over the denominator {value}.',
  es: 'Escribe ambos términos sobre el denominador {value}.',
} as const
export const putInRatios = {
  id: 'put-in-ratios',
  en: 'Substitute the ratios.',
  es: 'Sustituye las razones.',
} as const
export const sumOverDifference = {
  id: 'sum-over-difference',
  en: 'Find the numerator and the denominator.',
  es: 'Halla el numerador y el denominador.',
} as const
export const divideTheFractions = {
  id: 'divide-the-fractions',
  en: 'Divide: multiply by the reciprocal.',
  es: 'Divide: multiplica por el recíproco.',
} as const
export const valueOnUnitCircle = {
  id: 'value-on-unit-circle',
  en: 'Find the value on the unit circle.',
  es: 'Halla el valor en el círculo unitario.',
} as const
export const valuesOnUnitCircle = {
  id: 'values-on-unit-circle',
  en: 'Find both values on the unit circle.',
  es: 'Halla los dos valores en el círculo unitario.',
} as const
export const addTheAngles = { id: 'add-the-angles', en: 'Add the angles.', es: 'Suma los ángulos.' } as const
export const subtractTheAngles = {
  id: 'subtract-the-angles',
  en: 'Subtract the angles.',
  es: 'Resta los ángulos.',
} as const
export const addTheExpansions = {
  id: 'add-the-expansions',
  en: 'Add them: the terms with {term} cancel.',
  es: 'Súmalas: los términos con {term} se anulan.',
} as const
export const subtractTheExpansions = {
  id: 'subtract-the-expansions',
  en: 'Subtract them: the terms with {term} cancel.',
  es: 'Réstalas: los términos con {term} se anulan.',
} as const
export const agreesWithIdentity = {
  id: 'agrees-with-identity',
  en: 'The products and the sign agree with the identity: there is no mistake.',
  es: 'Los productos y el signo concuerdan con la identidad: no hay error.',
} as const
export const divideEachTermBy = {
  id: 'divide-each-term-by',
  en: 'Divide each term by {value}.',
  es: 'Divide cada término entre {value}.',
} as const
export const multiplyThenSubtract = {
  id: 'multiply-then-subtract',
  en: 'Multiply, then subtract.',
  es: 'Multiplica y después resta.',
} as const
export const termWithZero = {
  id: 'term-with-zero',
  en: 'The term with the factor 0 is 0.',
  es: 'El término con el factor 0 vale 0.',
} as const
