export const readAndUse = {
  id: 'read-and-use',
  en: 'Read {what}. Use {rule}.',
  es: 'Lee {what}. Usa {rule}.',
} as const
export const exteriorIsSum = {
  id: 'exterior-is-sum',
  en: 'An exterior angle is the sum of the two remote interior angles.',
  es: 'Un ángulo exterior es la suma de los dos ángulos interiores no adyacentes.',
} as const
export const bisectorHalves = {
  id: 'bisector-halves',
  en: 'A bisector cuts an angle into two equal angles.',
  es: 'Una bisectriz divide un ángulo en dos ángulos iguales.',
} as const
export const subtractKnownAngles = {
  id: 'subtract-known-angles',
  en: 'Subtract the known angles.',
  es: 'Resta los ángulos conocidos.',
} as const
export const wholeAngleOfParts = {
  id: 'whole-angle-of-parts',
  en: 'Subtract one part from the whole angle.',
  es: 'Resta una parte del ángulo entero.',
} as const
export const addKnownAngles = {
  id: 'add-known-angles',
  en: 'Add the known angles.',
  es: 'Suma los ángulos conocidos.',
} as const
export const equalAnglesShare = {
  id: 'equal-angles-share',
  en: 'The polygon is regular: divide the sum by the number of equal angles.',
  es: 'El polígono es regular: divide la suma entre el número de ángulos iguales.',
} as const
export const matchingByLetters = {
  id: 'matching-by-letters',
  en: 'The order of the letters tells which sides match: equal ratios.',
  es: 'El orden de las letras dice qué lados se corresponden: razones iguales.',
} as const
export const sidesInTheRatio = {
  id: 'sides-in-the-ratio',
  en: 'Write the known lengths.',
  es: 'Escribe las longitudes conocidas.',
} as const
export const sidesInLowestTerms = {
  id: 'sides-in-lowest-terms',
  en: 'Write the known lengths, and the known ratio in lowest terms.',
  es: 'Escribe las longitudes conocidas, y la razón conocida en su mínima expresión.',
} as const
export const addTheSegments = {
  id: 'add-the-segments',
  en: 'Add the two parts of the side.',
  es: 'Suma las dos partes del lado.',
} as const
export const secondOverFirst = {
  id: 'second-over-first',
  en: 'Divide a length of the second figure by the corresponding length of the first.',
  es: 'Divide una longitud de la segunda figura entre la longitud correspondiente de la primera.',
} as const
export const perimetersByFactor = {
  id: 'perimeters-by-factor',
  en: 'Perimeters have the same ratio as sides.',
  es: 'Los perímetros tienen la misma razón que los lados.',
} as const
export const areasAsSquares = {
  id: 'areas-as-squares',
  en: 'Areas are in the ratio of the squares of the lengths.',
  es: 'Las áreas están en la razón de los cuadrados de las longitudes.',
} as const
export const squareBothTerms = {
  id: 'square-both-terms',
  en: 'Square both terms.',
  es: 'Eleva al cuadrado ambos términos.',
} as const
export const rootBothTerms = {
  id: 'root-both-terms',
  en: 'Lengths are in the ratio of the square roots.',
  es: 'Las longitudes están en la razón de las raíces cuadradas.',
} as const
export const lowestTerms = {
  id: 'lowest-terms',
  en: 'Write the ratio in lowest terms.',
  es: 'Escribe la razón en su mínima expresión.',
} as const
export const matchingCorners = {
  id: 'matching-corners',
  en: 'Write the vertices in corresponding order: congruent angles and sides match.',
  es: 'Escribe los vértices en el mismo orden: los ángulos y lados iguales se corresponden.',
} as const
export const legTimesRoot = {
  id: 'leg-times-root',
  en: 'In a 45°-45°-90° triangle the hypotenuse is a leg times `√2`.',
  es: 'En un triángulo 45°-45°-90° la hipotenusa es un cateto por `√2`.',
} as const
export const legsAreEqual = {
  id: 'legs-are-equal',
  en: 'In a 45°-45°-90° triangle the legs are equal.',
  es: 'En un triángulo 45°-45°-90° los catetos son iguales.',
} as const
export const hypotenuseByRoot = {
  id: 'hypotenuse-by-root',
  en: 'In a 45°-45°-90° triangle a leg is the hypotenuse divided by `√2`.',
  es: 'En un triángulo 45°-45°-90° un cateto es la hipotenusa dividida entre `√2`.',
} as const
export const shortTimesRoot = {
  id: 'short-times-root',
  en: 'In a 30°-60°-90° triangle the long leg is the short leg times `√3`.',
  es: 'En un triángulo 30°-60°-90° el cateto mayor es el menor por `√3`.',
} as const
export const longByRoot = {
  id: 'long-by-root',
  en: 'In a 30°-60°-90° triangle the short leg is the long leg divided by `√3`.',
  es: 'En un triángulo 30°-60°-90° el cateto menor es el mayor dividido entre `√3`.',
} as const
export const doubleShort = {
  id: 'double-short',
  en: 'In a 30°-60°-90° triangle the hypotenuse is twice the short leg.',
  es: 'En un triángulo 30°-60°-90° la hipotenusa es el doble del cateto menor.',
} as const
export const halfOfHypotenuse = {
  id: 'half-of-hypotenuse',
  en: 'In a 30°-60°-90° triangle the short leg is half of the hypotenuse.',
  es: 'En un triángulo 30°-60°-90° el cateto menor es la mitad de la hipotenusa.',
} as const
export const complementsAddUp = {
  id: 'complements-add-up',
  en: 'The sine of an angle is the cosine of its complement.',
  es: 'El seno de un ángulo es el coseno de su complemento.',
} as const
export const lowestTermsFor = {
  id: 'lowest-terms-for',
  en: 'Write the ratios of {corner} in lowest terms.',
  es: 'Escribe las razones de {corner} como fracciones irreducibles.',
} as const
export const subtractFromRight = {
  id: 'subtract-from-right',
  en: 'Subtract {value} from 90.',
  es: 'Resta {value} de 90.',
} as const
export const rationalizeBy = {
  id: 'rationalize-by',
  en: 'Rationalize: multiply the numerator and the denominator by {value}.',
  es: 'Racionaliza: multiplica el numerador y el denominador por {value}.',
} as const
export const intoCircle = {
  id: 'into-circle',
  en: 'Substitute the center and the square of the radius into `(x - h)^2 + (y - k)^2 = r^2`.',
  es: 'Sustituye el centro y el cuadrado del radio en `(x - h)^2 + (y - k)^2 = r^2`.',
} as const
export const squareTheRadius = {
  id: 'square-the-radius',
  en: 'Square the radius.',
  es: 'Eleva al cuadrado el radio.',
} as const
export const groupByLetter = {
  id: 'group-by-letter',
  en: 'Group the terms by variable.',
  es: 'Agrupa los términos por variable.',
} as const
export const groupByLetterAndAdd = {
  id: 'group-by-letter-and-add',
  en: 'Group the terms by variable, and add {value} to both sides.',
  es: 'Agrupa los términos por variable y suma {value} a ambos lados.',
} as const
export const groupByLetterAndSubtract = {
  id: 'group-by-letter-and-subtract',
  en: 'Group the terms by variable, and subtract {value} from both sides.',
  es: 'Agrupa los términos por variable y resta {value} de ambos lados.',
} as const
export const completeSquares = {
  id: 'complete-squares',
  en: 'Complete each square: add the square of half of each coefficient to both sides.',
  es: 'Completa cada cuadrado: suma a ambos lados el cuadrado de la mitad de cada coeficiente.',
} as const
export const factorSquares = {
  id: 'factor-squares',
  en: 'Write each trinomial as the square of a binomial. Add on the right.',
  es: 'Escribe cada trinomio como el cuadrado de un binomio. Suma a la derecha.',
} as const
export const factorOutBeforeSquares = {
  id: 'factor-out-before-squares',
  en: 'Factor out the coefficient of each square.',
  es: 'Saca como factor el coeficiente de cada cuadrado.',
} as const
export const completeSquaresInBrackets = {
  id: 'complete-squares-in-brackets',
  en: 'Complete each square: add the square of half of the coefficient in the parentheses, and on the right the same times the factor in front.',
  es: 'Completa cada cuadrado: suma el cuadrado de la mitad del coeficiente dentro del paréntesis y, a la derecha, lo mismo por el factor de delante.',
} as const
export const coefficientsOfSquares = {
  id: 'coefficients-of-squares',
  en: 'Both variables are squared, so it is not a parabola. Read the coefficients of the squares.',
  es: 'Ambas variables están al cuadrado, así que no es una parábola. Lee los coeficientes de los cuadrados.',
} as const
export const oneSquareOnly = {
  id: 'one-square-only',
  en: 'Only one variable is squared.',
  es: 'Solo una variable está al cuadrado.',
} as const
export const circleByCoefficients = {
  id: 'circle-by-coefficients',
  en: 'The coefficients are equal: a circle.',
  es: 'Los coeficientes son iguales: una circunferencia.',
} as const
export const ellipseByCoefficients = {
  id: 'ellipse-by-coefficients',
  en: 'The coefficients have the same sign and are not equal: an ellipse.',
  es: 'Los coeficientes tienen el mismo signo y no son iguales: una elipse.',
} as const
export const hyperbolaByCoefficients = {
  id: 'hyperbola-by-coefficients',
  en: 'The coefficients have opposite signs: a hyperbola.',
  es: 'Los coeficientes tienen signos opuestos: una hipérbola.',
} as const
export const parabolaByCoefficients = {
  id: 'parabola-by-coefficients',
  en: 'A variable that is not squared remains: a parabola.',
  es: 'Queda una variable que no está al cuadrado: una parábola.',
} as const
export const drawTheCircle = {
  id: 'draw-the-circle',
  en: 'Mark the center, and draw the circle with this radius.',
  es: 'Marca el centro y traza la circunferencia con ese radio.',
} as const
export const acuteOfRight = {
  id: 'acute-of-right',
  en: 'The acute angles of a right triangle add up to 90°.',
  es: 'Los ángulos agudos de un triángulo rectángulo suman 90°.',
} as const
export const inscribedHalf = {
  id: 'inscribed-half',
  en: 'An inscribed angle is half of its arc.',
  es: 'Un ángulo inscrito es la mitad de su arco.',
} as const
export const arcDouble = {
  id: 'arc-double',
  en: 'A central angle is twice an inscribed angle of the same arc.',
  es: 'El ángulo central es el doble del ángulo inscrito del mismo arco.',
} as const
export const sameArcEqual = {
  id: 'same-arc-equal',
  en: 'Inscribed angles that intercept the same arc are equal.',
  es: 'Los ángulos inscritos que interceptan el mismo arco son iguales.',
} as const
export const semicircleRight = {
  id: 'semicircle-right',
  en: 'An angle inscribed in a semicircle is right.',
  es: 'Un ángulo inscrito en una semicircunferencia es recto.',
} as const
export const oppositeInscribed = {
  id: 'opposite-inscribed',
  en: 'Opposite angles of an inscribed quadrilateral add up to 180°.',
  es: 'Los ángulos opuestos de un cuadrilátero inscrito suman 180°.',
} as const
export const radiiMakeIsosceles = {
  id: 'radii-make-isosceles',
  en: 'Radii are equal: triangle {triangle} is isosceles, with equal base angles.',
  es: 'Los radios son iguales: el triángulo {triangle} es isósceles, con ángulos iguales en la base.',
} as const
export const addAndHalve = {
  id: 'add-and-halve',
  en: 'Add the coordinates and divide by 2.',
  es: 'Suma las coordenadas y divide entre 2.',
} as const
export const addTheShare = {
  id: 'add-the-share',
  en: 'In each coordinate, go {share} of the way from the start.',
  es: 'En cada coordenada, avanza {share} del camino desde el inicio.',
} as const
export const distanceFromCenter = {
  id: 'distance-from-center',
  en: 'Use the distance formula, from the center to {point}.',
  es: 'Usa la fórmula de la distancia, del centro a {point}.',
} as const
export const goTheShare = {
  id: 'go-the-share',
  en: 'Go {share} of the way from `A` to `B`.',
  es: 'Avanza {share} del camino de `A` a `B`.',
} as const
export const worksOutShare = {
  id: 'works-out-share',
  en: 'Find the change in each coordinate and take {share} of it.',
  es: 'Halla el cambio en cada coordenada y toma {share} de él.',
} as const
export const partsOfWhole = {
  id: 'parts-of-whole',
  en: 'The first part is {before} of {whole} equal parts of the whole.',
  es: 'La primera parte abarca {before} de las {whole} partes iguales del total.',
} as const
export const addToStart = {
  id: 'add-to-start',
  en: 'Add the share to the number at the start.',
  es: 'Suma esa parte al número del inicio.',
} as const
export const multiplyKeepPi = {
  id: 'multiply-keep-pi',
  en: 'Multiply the numbers and keep `π`.',
  es: 'Multiplica los números y conserva `π`.',
} as const
export const multiplyRadius = {
  id: 'multiply-radius',
  en: 'Multiply the radius by the angle.',
  es: 'Multiplica el radio por el ángulo.',
} as const
export const sectorLessTriangle = {
  id: 'sector-less-triangle',
  en: 'Subtract the triangle from the sector.',
  es: 'Resta el triángulo del sector.',
} as const
export const twoRadiiAndArc = {
  id: 'two-radii-and-arc',
  en: 'Add the two radii and the arc.',
  es: 'Suma los dos radios y el arco.',
} as const
export const sameForInner = {
  id: 'same-for-inner',
  en: 'Do the same with the inner radius.',
  es: 'Haz lo mismo con el radio interior.',
} as const
export const outerLessInner = {
  id: 'outer-less-inner',
  en: 'Subtract the inner sector from the outer sector.',
  es: 'Resta el sector interior del exterior.',
} as const
export const waterRises = {
  id: 'water-rises',
  en: 'Let `x` be the rise in the water level: a cylinder of height `x` has the volume of the balls.',
  es: 'Sea `x` lo que sube el nivel del agua: un cilindro de altura `x` tiene el volumen de las bolas.',
} as const
