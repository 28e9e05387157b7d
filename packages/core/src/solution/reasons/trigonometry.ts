export const sidesOfSpecialTriangle = {
  id: 'sides-of-special-triangle',
  en: 'The sides of the special right triangle with this angle: opposite, adjacent, hypotenuse.',
  es: 'Los lados del triángulo rectángulo especial con este ángulo: opuesto, adyacente, hipotenusa.',
} as const
export const coordinatesOfAngle = {
  id: 'coordinates-of-angle',
  en: 'On the unit circle, x is the cosine of the angle and y is its sine.',
  es: 'En el círculo unitario, x es el coseno del ángulo e y es su seno.',
} as const
export const sameAfterFullTurns = {
  id: 'same-after-full-turns',
  en: 'After full turns the value is the same.',
  es: 'Después de vueltas completas el valor es el mismo.',
} as const
export const angleInDegrees = {
  id: 'angle-in-degrees',
  en: 'Write the angle in degrees: π is 180°.',
  es: 'Escribe el ángulo en grados: π es 180°.',
} as const
export const pointOnAxis = {
  id: 'point-on-axis',
  en: 'The angle ends on an axis, at this point of the circle.',
  es: 'El ángulo termina en un eje, en este punto del círculo.',
} as const
export const tangentIsQuotient = {
  id: 'tangent-is-quotient',
  en: 'The tangent is y/x, with no value where x is 0.',
  es: 'La tangente es y/x, sin valor donde x es 0.',
} as const
export const inQuadrant = {
  id: 'in-quadrant',
  en: 'The angle is in Quadrant {quadrant}.',
  es: 'El ángulo está en el cuadrante {quadrant}.',
} as const
export const distanceToXAxis = {
  id: 'distance-to-x-axis',
  en: 'The reference angle is the distance to the x-axis.',
  es: 'El ángulo de referencia es la distancia al eje x.',
} as const
export const useSpecialTriangle = {
  id: 'use-special-triangle',
  en: 'Use the special right triangle with hypotenuse 1.',
  es: 'Usa el triángulo rectángulo especial de hipotenusa 1.',
} as const
export const pointFitsAngle = {
  id: 'point-fits-angle',
  en: 'The given value is the value of this angle.',
  es: 'El valor dado es el valor de este ángulo.',
} as const
export const useSpecialTriangles = {
  id: 'use-special-triangles',
  en: 'Find each value in its special right triangle.',
  es: 'Halla cada valor en su triángulo rectángulo especial.',
} as const
export const fillWithResults = {
  id: 'fill-with-results',
  en: 'Write the results in the table.',
  es: 'Escribe los resultados en la tabla.',
} as const
export const signOfTurnedAngle = {
  id: 'sign-of-turned-angle',
  en: 'On the unit circle, the point of this angle mirrors the point of x: the value keeps its size, and its sign follows the side.',
  es: 'En el círculo unitario, el punto de este ángulo es reflejo del punto de x: el valor conserva su tamaño, y su signo depende del lado.',
} as const
export const quadrantsOfSign = {
  id: 'quadrants-of-sign',
  en: 'The {name} is {sign} in quadrants {quadrants}.',
  es: 'El {name} es {sign} en los cuadrantes {quadrants}.',
} as const
export const tangentQuadrants = {
  id: 'tangent-quadrants',
  en: 'The tangent is {sign} in quadrants {quadrants}.',
  es: 'La tangente es {sign} en los cuadrantes {quadrants}.',
} as const
export const referenceAngleIs = {
  id: 'reference-angle-is',
  en: 'The reference angle is {angle}.',
  es: 'El ángulo de referencia es {angle}.',
} as const
export const sineIsHeight = {
  id: 'sine-is-height',
  en: 'The sine is the y-coordinate on the unit circle: find where y is {value}.',
  es: 'El seno es la coordenada y en el círculo unitario: halla dónde y vale {value}.',
} as const
export const cosineIsWidth = {
  id: 'cosine-is-width',
  en: 'The cosine is the x-coordinate on the unit circle: find where x is {value}.',
  es: 'El coseno es la coordenada x en el círculo unitario: halla dónde x vale {value}.',
} as const
export const tangentIsZeroWithSine = {
  id: 'tangent-is-zero-with-sine',
  en: 'The tangent is 0 where the sine is 0.',
  es: 'La tangente es 0 donde el seno es 0.',
} as const
export const writeAsSet = {
  id: 'write-as-set',
  en: 'Write all the solutions as one set.',
  es: 'Escribe todas las soluciones en un conjunto.',
} as const
export const rangeOfMultiple = {
  id: 'range-of-multiple',
  en: 'Multiply the limits of the range by {factor}.',
  es: 'Multiplica por {factor} los límites del intervalo.',
} as const
export const addFullTurns = {
  id: 'add-full-turns',
  en: 'Add full turns, {turn}, up to the end of this range.',
  es: 'Suma vueltas completas, {turn}, hasta el final de este intervalo.',
} as const
export const divideEachBy = {
  id: 'divide-each-by',
  en: 'Divide each one by {value}.',
  es: 'Divide cada uno entre {value}.',
} as const
export const repeatsAfterTurn = {
  id: 'repeats-after-turn',
  en: 'The values repeat after each full turn: add {turn}.',
  es: 'Los valores se repiten después de cada vuelta completa: suma {turn}.',
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
  en: 'The cosine has this value for the second time at 2π minus the first angle.',
  es: 'El coseno tiene este valor por segunda vez en 2π menos el primer ángulo.',
} as const
export const collectOnOneSide = {
  id: 'collect-on-one-side',
  en: 'Collect all terms on one side, so that the other is 0.',
  es: 'Reúne todos los términos en un lado, de modo que el otro sea 0.',
} as const
export const splitAngle = {
  id: 'split-angle',
  en: 'Write the angle with two special angles.',
  es: 'Escribe el ángulo con dos ángulos especiales.',
} as const
export const putInExactValues = {
  id: 'put-in-exact-values',
  en: 'Put in the exact values.',
  es: 'Sustituye los valores exactos.',
} as const
export const multiplyNumbersAndRoots = {
  id: 'multiply-numbers-and-roots',
  en: 'Multiply in each term.',
  es: 'Multiplica en cada término.',
} as const
export const writeOverOneDenominator = {
  id: 'write-over-one-denominator',
  en: 'Write both terms over the denominator {value}.',
  es: 'Escribe ambos términos sobre el denominador {value}.',
} as const
export const ratioFromIdentity = {
  id: 'ratio-from-identity',
  en: 'Use sin² + cos² = 1. In {place}, the {name} is {sign}.',
  es: 'Usa sen² + cos² = 1. En el {place}, el {name} es {sign}.',
} as const
export const inverseIsAngle = {
  id: 'inverse-is-angle',
  en: 'Name the angle {angle}. By sin² + cos² = 1, its other ratio is positive in the range of the inverse.',
  es: 'Llama {angle} al ángulo. Por sen² + cos² = 1, su otra razón es positiva en el rango de la inversa.',
} as const
export const putInRatios = {
  id: 'put-in-ratios',
  en: 'Put in the ratios.',
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
export const timesConjugate = {
  id: 'times-conjugate',
  en: 'Multiply above and below by {value}, so that no root is left below.',
  es: 'Multiplica arriba y abajo por {value}, para que no quede raíz abajo.',
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
export const lawOfSines = {
  id: 'law-of-sines',
  en: 'Law of sines: each side over the sine of the angle across from it.',
  es: 'Ley de senos: cada lado entre el seno de su ángulo opuesto.',
} as const
export const lawOfCosines = {
  id: 'law-of-cosines',
  en: 'Law of cosines, with the angle {angle} between the two sides.',
  es: 'Ley de cosenos, con el ángulo {angle} entre los dos lados.',
} as const
export const longerSideAcute = {
  id: 'longer-side-acute',
  en: 'Side {a} is longer than {b}, so {angle} is acute: one triangle.',
  es: 'El lado {a} es mayor que {b}, así que {angle} es agudo: un solo triángulo.',
} as const
export const acuteAndObtuse = {
  id: 'acute-and-obtuse',
  en: 'Two angles have this sine, an acute one and 180° minus it.',
  es: 'Dos ángulos tienen este seno, uno agudo y 180° menos él.',
} as const
export const thirdAngle = {
  id: 'third-angle',
  en: 'The angles of a triangle add up to 180°.',
  es: 'Los ángulos de un triángulo suman 180°.',
} as const
export const heightFromSine = {
  id: 'height-from-sine',
  en: 'Compare side {a} with side {b} and with the height {height}.',
  es: 'Compara el lado {a} con el lado {b} y con la altura {height}.',
} as const
export const compareTheSides = {
  id: 'compare-the-sides',
  en: 'Compare the two sides.',
  es: 'Compara los dos lados.',
} as const
export const noTriangle = {
  id: 'no-triangle',
  en: 'Side {a} is shorter than the height and does not reach the third side: no triangle.',
  es: 'El lado {a} es menor que la altura y no llega al tercer lado: ningún triángulo.',
} as const
export const twoTriangles = {
  id: 'two-triangles',
  en: 'Side {a} is between the height and {b} and meets the third side twice: two triangles.',
  es: 'El lado {a} está entre la altura y {b} y corta dos veces el tercer lado: dos triángulos.',
} as const
export const oneTriangle = {
  id: 'one-triangle',
  en: 'The side across from the given angle is the longer one: one triangle.',
  es: 'El lado opuesto al ángulo dado es el mayor: un solo triángulo.',
} as const
export const roundEach = {
  id: 'round-each',
  en: 'Round at the end, each to the nearest tenth.',
  es: 'Redondea al final, cada uno a la décima más cercana.',
} as const
export const sineInRightTriangle = {
  id: 'sine-in-right-triangle',
  en: 'The altitude makes two right triangles: the sine is the opposite side over the hypotenuse.',
  es: 'La altura forma dos triángulos rectángulos: el seno es el lado opuesto entre la hipotenusa.',
} as const
export const altitudeTwice = {
  id: 'altitude-twice',
  en: 'Both products are the altitude.',
  es: 'Ambos productos son la altura.',
} as const
export const divideByBothSines = {
  id: 'divide-by-both-sines',
  en: 'Divide both sides by both sines.',
  es: 'Divide ambos lados entre los dos senos.',
} as const
export const largestAcrossLongest = {
  id: 'largest-across-longest',
  en: 'The largest angle is across from the longest side, {side}.',
  es: 'El ángulo mayor está frente al lado más largo, {side}.',
} as const
export const solveForCosine = {
  id: 'solve-for-cosine',
  en: 'Solve for the cosine.',
  es: 'Despeja el coseno.',
} as const
export const inverseOfCosine = {
  id: 'inverse-of-cosine',
  en: 'Take the inverse cosine.',
  es: 'Halla el arcocoseno.',
} as const
export const putInTheCosine = {
  id: 'put-in-the-cosine',
  en: 'Put in the exact value: {value}.',
  es: 'Sustituye el valor exacto: {value}.',
} as const
export const turnFromCourse = {
  id: 'turn-from-course',
  en: 'The angle of the turn and the angle in the triangle add up to 180°.',
  es: 'El ángulo del giro y el ángulo del triángulo suman 180°.',
} as const
export const wayBack = {
  id: 'way-back',
  en: 'Seen from the turning point, the way back has the opposite bearing: {bearing}.',
  es: 'Visto desde el punto de giro, el camino de vuelta tiene el rumbo opuesto: {bearing}.',
} as const
export const angleBetweenBearings = {
  id: 'angle-between-bearings',
  en: 'Find the angle between the way back and the second bearing.',
  es: 'Halla el ángulo entre el camino de vuelta y el segundo rumbo.',
} as const
export const sideWithItsAngle = {
  id: 'side-with-its-angle',
  en: 'A side and the angle across from it are known: use the law of sines.',
  es: 'Se conocen un lado y su ángulo opuesto: usa la ley de senos.',
} as const
export const noSideWithItsAngle = {
  id: 'no-side-with-its-angle',
  en: 'No side is known together with the angle across from it.',
  es: 'No se conoce ningún lado junto con su ángulo opuesto.',
} as const
export const rightAngleKnown = {
  id: 'right-angle-known',
  en: 'One angle is a right angle.',
  es: 'Un ángulo es recto.',
} as const
export const ratiosSuffice = {
  id: 'ratios-suffice',
  en: 'In a right triangle, sine, cosine, tangent, and the Pythagorean theorem suffice.',
  es: 'En un triángulo rectángulo bastan el seno, el coseno, la tangente y el teorema de Pitágoras.',
} as const
export const addShorterSides = {
  id: 'add-shorter-sides',
  en: 'Add the two shorter sides.',
  es: 'Suma los dos lados más cortos.',
} as const
export const sidesTooShort = {
  id: 'sides-too-short',
  en: 'Together they are shorter than the third side: no triangle.',
  es: 'Juntos son menores que el tercer lado: no hay triángulo.',
} as const
export const lawOfCosinesForAngle = {
  id: 'law-of-cosines-for-angle',
  en: 'Law of cosines for {angle}: the side across from it stands alone.',
  es: 'Ley de cosenos para {angle}: el lado opuesto está solo.',
} as const
export const coordinatesFromPolar = {
  id: 'coordinates-from-polar',
  en: 'Use x = r cos θ and y = r sin θ.',
  es: 'Usa x = r cos θ e y = r sen θ.',
} as const
export const distanceFromPole = {
  id: 'distance-from-pole',
  en: 'The distance from the pole: use r² = x² + y².',
  es: 'La distancia al polo: usa r² = x² + y².',
} as const
export const tangentOfTheta = {
  id: 'tangent-of-theta',
  en: 'Off the y-axis, tan θ = y/x.',
  es: 'Fuera del eje y, tan θ = y/x.',
} as const
export const angleInQuadrantOfPoint = {
  id: 'angle-in-quadrant-of-point',
  en: 'The signs of x and y put the point in quadrant {quadrant}: take the angle there.',
  es: 'Los signos de x e y ponen el punto en el cuadrante {quadrant}: toma el ángulo de ahí.',
} as const
export const radiusOnAxis = {
  id: 'radius-on-axis',
  en: 'The point is on an axis: r is its distance from the origin.',
  es: 'El punto está en un eje: r es su distancia al origen.',
} as const
export const angleOfHalfAxis = {
  id: 'angle-of-half-axis',
  en: 'Take the angle of that half of the axis.',
  es: 'Toma el ángulo de esa mitad del eje.',
} as const
export const turnToRay = {
  id: 'turn-to-ray',
  en: 'Turn counterclockwise from the polar axis to the ray of this angle.',
  es: 'Gira en sentido antihorario desde el eje polar hasta la semirrecta de ese ángulo.',
} as const
export const countCirclesOut = {
  id: 'count-circles-out',
  en: 'On this ray, count {radius} from the pole and mark the point.',
  es: 'En esa semirrecta, cuenta {radius} desde el polo y marca el punto.',
} as const
export const fullTurnBack = {
  id: 'full-turn-back',
  en: 'Same r: take a full turn, 2π, from the angle.',
  es: 'Con la misma r: resta del ángulo una vuelta completa, 2π.',
} as const
export const halfTurnWithOppositeRadius = {
  id: 'half-turn-with-opposite-radius',
  en: 'Opposite r: the angle changes by an odd multiple of π, here {turns}.',
  es: 'Con r opuesta: el ángulo cambia en un múltiplo impar de π, aquí {turns}.',
} as const
export const inOrderOfTheta = {
  id: 'in-order-of-theta',
  en: 'Write the three points in order of θ.',
  es: 'Escribe los tres puntos en orden de θ.',
} as const
export const tangentOfLine = {
  id: 'tangent-of-line',
  en: 'Take the tangent of both sides.',
  es: 'Aplica la tangente a ambos lados.',
} as const
export const lineThroughPole = {
  id: 'line-through-pole',
  en: 'Find an angle with this tangent. With r of either sign, one angle gives the whole line.',
  es: 'Halla un ángulo con esa tangente. Con r de ambos signos, un solo ángulo da toda la recta.',
} as const
export const divideByRadius = {
  id: 'divide-by-radius',
  en: 'Divide both sides by r. The pole is not lost: it is on this curve too.',
  es: 'Divide ambos lados entre r. No se pierde el polo: también está en esta curva.',
} as const
export const squareForRadius = {
  id: 'square-for-radius',
  en: 'Square both sides, with r² = x² + y².',
  es: 'Eleva al cuadrado ambos lados, con r² = x² + y².',
} as const
export const readCircle = {
  id: 'read-circle',
  en: 'Compare with (x − h)² + (y − k)² = r²: read the center and the radius.',
  es: 'Compara con (x − h)² + (y − k)² = r²: lee el centro y el radio.',
} as const
export const readLine = {
  id: 'read-line',
  en: 'This is the equation of a line.',
  es: 'Es la ecuación de una recta.',
} as const
export const readParabola = {
  id: 'read-parabola',
  en: 'Only x is squared: a parabola. It opens up if the coefficient of y is positive, down if it is negative.',
  es: 'Solo x está al cuadrado: una parábola. Se abre hacia arriba si el coeficiente de y es positivo, y hacia abajo si es negativo.',
} as const
export const circleFromSine = {
  id: 'circle-from-sine',
  en: 'A multiple of the sine or cosine: multiply by r, put in x and y, and complete the square.',
  es: 'Un múltiplo del seno o del coseno: multiplica por r, pon x e y, y completa el cuadrado.',
} as const
export const lineFromReciprocal = {
  id: 'line-from-reciprocal',
  en: 'A secant is 1/cos θ and a cosecant 1/sin θ: multiply by that denominator, and r cos θ is x, r sin θ is y.',
  es: 'Una secante es 1/cos θ y una cosecante, 1/sen θ: multiplica por ese denominador, y r cos θ es x, r sen θ es y.',
} as const
export const lineFromAngle = {
  id: 'line-from-angle',
  en: 'A fixed angle gives a line through the pole: tan θ is its slope.',
  es: 'Un ángulo fijo da una recta que pasa por el polo: tan θ es su pendiente.',
} as const
export const parabolaFromQuotient = {
  id: 'parabola-from-quotient',
  en: 'A quotient with 1 ± sin θ: multiply by the denominator, put y for r sin θ, and square.',
  es: 'Un cociente con 1 ± sen θ: multiplica por el denominador, pon y en vez de r sen θ y eleva al cuadrado.',
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
  en: 'The same number on both sides cancels; leave only x² + y² on the left.',
  es: 'El mismo número en ambos lados se anula; deja solo x² + y² a la izquierda.',
} as const
export const yForSineAndSolve = {
  id: 'y-for-sine-and-solve',
  en: 'Put y for r sin θ, and solve for r.',
  es: 'Pon y en vez de r sen θ y despeja r.',
} as const
export const putInAndMultiply = {
  id: 'put-in-and-multiply',
  en: 'Put in these values and multiply by r.',
  es: 'Sustituye esos valores y multiplica por r.',
} as const
export const focusOfEllipse = {
  id: 'focus-of-ellipse',
  en: 'In an ellipse, c² = a² − b², with a to a vertex, b to a co-vertex, and c to a focus.',
  es: 'En una elipse, c² = a² − b², con a hasta un vértice, b hasta un covértice y c hasta un foco.',
} as const
export const focusOfHyperbola = {
  id: 'focus-of-hyperbola',
  en: 'In a hyperbola, c² = a² + b², with a to a vertex and c to a focus.',
  es: 'En una hipérbola, c² = a² + b², con a hasta un vértice y c hasta un foco.',
} as const
export const eccentricityIs = {
  id: 'eccentricity-is',
  en: 'The eccentricity is c/a.',
  es: 'La excentricidad es c/a.',
} as const
export const halfAxesFromEquation = {
  id: 'half-axes-from-equation',
  en: 'Read the squares under the terms: in an ellipse a² is the greater one, in a hyperbola the one under the positive term.',
  es: 'Lee los cuadrados de los denominadores: en una elipse a² es el mayor; en una hipérbola, el del término positivo.',
} as const
export const centerOfStandardConic = {
  id: 'center-of-standard-conic',
  en: 'Read the center from x − h and y − k.',
  es: 'Lee el centro en x − h e y − k.',
} as const
export const asymptoteSlopes = {
  id: 'asymptote-slopes',
  en: 'The asymptotes go through the center. Their slopes are plus and minus the half-axis along y over the half-axis along x.',
  es: 'Las asíntotas pasan por el centro. Sus pendientes son más y menos el semieje en la dirección de y entre el semieje en la dirección de x.',
} as const
export const alongAndAcross = {
  id: 'along-and-across',
  en: 'From the center, go a and c in the direction of {axis}, whose square is over a², and b across.',
  es: 'Desde el centro, avanza a y c en la dirección de {axis}, cuyo cuadrado está sobre a², y b de través.',
} as const
export const alongAndAsymptotes = {
  id: 'along-and-asymptotes',
  en: 'From the center, go a and c in the direction of {axis}, whose term is positive. Write each asymptote with its slope.',
  es: 'Desde el centro, avanza a y c en la dirección de {axis}, cuyo término es positivo. Escribe cada asíntota con su pendiente.',
} as const
export const endsOfAxes = {
  id: 'ends-of-axes',
  en: 'From the center, go a in the direction of {axis} to the vertices, and b across to the co-vertices.',
  es: 'Desde el centro, avanza a en la dirección de {axis} hasta los vértices y b de través hasta los covértices.',
} as const
export const verticesAlong = {
  id: 'vertices-along',
  en: 'From the center, go a in the direction of {axis}, whose term is positive, to the vertices.',
  es: 'Desde el centro, avanza a en la dirección de {axis}, cuyo término es positivo, hasta los vértices.',
} as const
export const drawEllipse = {
  id: 'draw-ellipse',
  en: 'Mark the four points and draw a smooth oval through them.',
  es: 'Marca los cuatro puntos y traza un óvalo suave que pase por ellos.',
} as const
export const drawHyperbola = {
  id: 'draw-hyperbola',
  en: 'Draw the asymptotes dashed. From each vertex, draw a branch that comes closer and closer to them.',
  es: 'Traza las asíntotas punteadas. Desde cada vértice, traza una rama que se acerque cada vez más a ellas.',
} as const
export const halfEllipseAtOrigin = {
  id: 'half-ellipse-at-origin',
  en: 'Put the origin in the middle of the base: half of the width is a, the height is b.',
  es: 'Pon el origen en el centro de la base: la mitad del ancho es a y la altura es b.',
} as const
export const writeTheEllipse = {
  id: 'write-the-ellipse',
  en: 'Write the equation of the ellipse, with a² under x² and b² under y².',
  es: 'Escribe la ecuación de la elipse, con a² debajo de x² y b² debajo de y².',
} as const
export const putInAndSolveForSquare = {
  id: 'put-in-and-solve-for-square',
  en: 'Put in {value} for x and solve for y².',
  es: 'Sustituye x por {value} y despeja y².',
} as const
export const heightIsPositive = {
  id: 'height-is-positive',
  en: 'A height: take the positive root.',
  es: 'Es una altura: toma la raíz positiva.',
} as const
export const lengthIsMajorAxis = {
  id: 'length-is-major-axis',
  en: 'The length is 2a, the width is 2b, and the foci are 2c apart.',
  es: 'El largo es 2a, el ancho es 2b y la distancia entre los focos es 2c.',
} as const
export const fociOfWholeAxes = {
  id: 'foci-of-whole-axes',
  en: 'In an ellipse, c² = a² − b². Times 4, this is (2c)² = (2a)² − (2b)².',
  es: 'En una elipse, c² = a² − b². Por 4, es (2c)² = (2a)² − (2b)².',
} as const
export const majorAxisFromDistances = {
  id: 'major-axis-from-distances',
  en: 'The shortest and the longest distance together are the major axis, 2a.',
  es: 'La distancia más corta y la más larga juntas son el eje mayor, 2a.',
} as const
export const focusFromShortest = {
  id: 'focus-from-shortest',
  en: 'The shortest distance is a − c, so c is a minus it.',
  es: 'La distancia más corta es a − c, así que c es a menos esa distancia.',
} as const
export const centerBetweenVertices = {
  id: 'center-between-vertices',
  en: 'The center is halfway between the vertices; from it, a goes to a vertex and c to a focus.',
  es: 'El centro está a la mitad entre los vértices; desde él, a llega a un vértice y c a un foco.',
} as const
export const centerBetweenFoci = {
  id: 'center-between-foci',
  en: 'The center is halfway between the foci, c from each. The sum or difference of the distances is 2a.',
  es: 'El centro está a la mitad entre los focos, a distancia c de cada uno. La suma o diferencia de las distancias es 2a.',
} as const
export const intoStandardConic = {
  id: 'into-standard-conic',
  en: 'Put the center and the squares in the standard form: a² goes under the letter of the axis with the vertices.',
  es: 'Pon el centro y los cuadrados en la forma estándar: a² va debajo de la letra del eje de los vértices.',
} as const
export const takePositiveRoots = {
  id: 'take-positive-roots',
  en: 'Lengths: take the positive roots.',
  es: 'Son longitudes: toma las raíces positivas.',
} as const
export const centerAndHalfAxes = {
  id: 'center-and-half-axes',
  en: 'Read the center and, from it, the distance a to a vertex; b goes across: to a co-vertex, or from a vertex to an asymptote.',
  es: 'Lee el centro y, desde él, la distancia a hasta un vértice; b va de través: hasta un covértice, o de un vértice a una asíntota.',
} as const
