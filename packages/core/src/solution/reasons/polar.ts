export const coordinatesFromPolar = {
  id: 'coordinates-from-polar',
  en: 'Use `x = r cos θ` and `y = r sin θ`.',
  es: 'Usa `x = r cos θ` e `y = r sin θ`.',
} as const
export const distanceFromPole = {
  id: 'distance-from-pole',
  en: 'The distance from the pole: use `r^2 = x^2 + y^2`.',
  es: 'La distancia al polo: usa `r^2 = x^2 + y^2`.',
} as const
export const tangentOfTheta = {
  id: 'tangent-of-theta',
  en: 'Because `x` is not 0, `tan θ` = `y`/`x`.',
  es: 'Como `x` no es 0, `tan θ` = `y`/`x`.',
} as const
export const radiusOnAxis = {
  id: 'radius-on-axis',
  en: 'The point is on an axis: `r` is its distance from the origin.',
  es: 'El punto está en un eje: `r` es su distancia al origen.',
} as const
export const angleOfHalfAxis = {
  id: 'angle-of-half-axis',
  en: 'Take the angle of that half of the axis.',
  es: 'Toma el ángulo de esa mitad del eje.',
} as const
export const turnToRay = {
  id: 'turn-to-ray',
  en: 'The rays are {apart} apart: turn counterclockwise from the polar axis to ray {place}.',
  es: 'Entre una semirrecta y la siguiente hay {apart}: gira en sentido antihorario desde el eje polar hasta la semirrecta {place}.',
} as const
export const countCirclesOut = {
  id: 'count-circles-out',
  en: 'On this ray, count {radius} from the pole and mark the point.',
  es: 'En esa semirrecta, cuenta {radius} desde el polo y marca el punto.',
} as const
export const fullTurnBack = {
  id: 'full-turn-back',
  en: 'Same `r`: subtract a full turn, `2π`, from the angle.',
  es: 'Con la misma `r`: resta del ángulo una vuelta completa, `2π`.',
} as const
export const halfTurnWithOppositeRadius = {
  id: 'half-turn-with-opposite-radius',
  en: 'Opposite `r`: subtract {turns} from the angle.',
  es: 'Con `r` opuesta: resta {turns} del ángulo.',
} as const
export const halfTurnOnWithOppositeRadius = {
  id: 'half-turn-on-with-opposite-radius',
  en: 'Opposite `r`: add {turns} to the angle.',
  es: 'Con `r` opuesta: suma {turns} al ángulo.',
} as const
export const inOrderOfTheta = {
  id: 'in-order-of-theta',
  en: 'Write the three pairs in order of `θ`, from least to greatest.',
  es: 'Escribe los tres pares con `θ` de menor a mayor.',
} as const
export const tangentOfLine = {
  id: 'tangent-of-line',
  en: 'Take the tangent of both sides.',
  es: 'Aplica la tangente a ambos lados.',
} as const
export const lineThroughPole = {
  id: 'line-through-pole',
  en: 'Find an angle with this tangent. With `r` of either sign, one angle gives the whole line.',
  es: 'Halla un ángulo con esa tangente. Con `r` de ambos signos, un solo ángulo da toda la recta.',
} as const
export const divideByRadius = {
  id: 'divide-by-radius',
  en: 'Divide both sides by `r`. The pole is not lost: it is on this curve too.',
  es: 'Divide ambos lados entre `r`. No se pierde el polo: también está en esta curva.',
} as const
export const squareForRadius = {
  id: 'square-for-radius',
  en: 'Square both sides, with `r^2 = x^2 + y^2`.',
  es: 'Eleva al cuadrado ambos lados, con `r^2 = x^2 + y^2`.',
} as const
export const readCircle = {
  id: 'read-circle',
  en: 'Compare with `(x - h)^2 + (y - k)^2 = r^2`: read the center and the radius.',
  es: 'Compara con `(x - h)^2 + (y - k)^2 = r^2`: lee el centro y el radio.',
} as const
export const readLine = {
  id: 'read-line',
  en: 'This is the equation of a line.',
  es: 'Es la ecuación de una recta.',
} as const
export const readParabola = {
  id: 'read-parabola',
  en: 'Only `x` is squared: a parabola. It opens up if the coefficient of `y` is positive, down if it is negative.',
  es: 'Solo `x` está al cuadrado: una parábola. Se abre hacia arriba si el coeficiente de `y` es positivo, y hacia abajo si es negativo.',
} as const
export const squareCompletedOnOneSide = {
  id: 'square-completed-on-one-side',
  en: 'Bring the term with {letter} to the left, and complete the square: add the square of half of its coefficient to both sides.',
  es: 'Pasa el término con {letter} a la izquierda y completa el cuadrado: suma a ambos lados el cuadrado de la mitad de su coeficiente.',
} as const
export const writeAsSquareOfBinomial = {
  id: 'write-as-square-of-binomial',
  en: 'Write the trinomial as the square of a binomial.',
  es: 'Escribe el trinomio como el cuadrado de un binomio.',
} as const
export const leaveSquares = {
  id: 'leave-squares',
  en: 'The same number on both sides cancels; leave only `x^2 + y^2` on the left.',
  es: 'El mismo número en ambos lados se anula; deja solo `x^2 + y^2` a la izquierda.',
} as const
export const yForSineAndSolve = {
  id: 'y-for-sine-and-solve',
  en: 'Substitute `y` for `r sin θ`, and solve for `r`.',
  es: 'Sustituye `r sin θ` por `y`; despeja `r`.',
} as const
export const putInAndMultiply = {
  id: 'put-in-and-multiply',
  en: 'Substitute these values and multiply by `r`.',
  es: 'Sustituye estos valores y multiplica por `r`.',
} as const
