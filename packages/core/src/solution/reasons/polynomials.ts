export const addExponents = {
  id: 'add-exponents',
  en: 'Same base: add the exponents.',
  es: 'Misma base: suma los exponentes.',
} as const
export const subtractExponents = {
  id: 'subtract-exponents',
  en: 'Same base: subtract the exponents.',
  es: 'Misma base: resta los exponentes.',
} as const
export const raiseEachFactor = {
  id: 'raise-each-factor',
  en: 'Raise each factor to the power {power}.',
  es: 'Eleva cada factor a la potencia {power}.',
} as const
export const multiplyExponents = {
  id: 'multiply-exponents',
  en: 'Multiply the exponents.',
  es: 'Multiplica los exponentes.',
} as const
export const raiseAndMultiply = {
  id: 'raise-and-multiply',
  en: 'Raise each factor to the power {power}: multiply the exponents.',
  es: 'Eleva cada factor a la potencia {power}: multiplica los exponentes.',
} as const
export const workOutMonomial = {
  id: 'work-out-monomial',
  en: 'Find the coefficient and each exponent.',
  es: 'Halla el coeficiente y cada exponente.',
} as const
export const crossFractionBar = {
  id: 'cross-fraction-bar',
  en: 'A negative exponent: move the power across the fraction bar and make the exponent positive.',
  es: 'Exponente negativo: pasa la potencia al otro lado de la raya de fracción y escribe el exponente positivo.',
} as const
export const equateExponents = {
  id: 'equate-exponents',
  en: 'The exponents of {letter} must be equal on both sides.',
  es: 'Los exponentes de {letter} deben ser iguales en ambos lados.',
} as const
export const negativeExponent = {
  id: 'negative-exponent',
  en: 'A negative exponent: take the reciprocal.',
  es: 'Exponente negativo: toma el recíproco.',
} as const
export const zeroExponent = {
  id: 'zero-exponent',
  en: 'A nonzero base to the power 0 is 1.',
  es: 'Una base distinta de cero elevada a 0 es 1.',
} as const
export const writeRepeatedFactors = {
  id: 'write-repeated-factors',
  en: 'Write the repeated factors.',
  es: 'Escribe los factores repetidos.',
} as const
export const evaluate = { id: 'evaluate', en: 'Find {what}.', es: 'Halla {what}.' } as const
export const squareFactor = {
  id: 'square-factor',
  en: 'Take the square factor {factor} out of the root.',
  es: 'Saca de la raíz el factor cuadrado {factor}.',
} as const
export const greatestSquareFactor = {
  id: 'greatest-square-factor',
  en: 'The greatest perfect-square factor is {factor}.',
  es: 'El mayor factor cuadrado perfecto es {factor}.',
} as const
export const tryPerfectSquares = {
  id: 'try-perfect-squares',
  en: 'Divide by the perfect squares 4, 9, 16, 25, …',
  es: 'Divide entre los cuadrados perfectos 4, 9, 16, 25, …',
} as const
export const rootOfProduct = {
  id: 'root-of-product',
  en: 'The root of a product is the product of the roots.',
  es: 'La raíz de un producto es el producto de las raíces.',
} as const
export const rootOfQuotient = {
  id: 'root-of-quotient',
  en: 'The root of a quotient is the quotient of the roots.',
  es: 'La raíz de un cociente es el cociente de las raíces.',
} as const
export const halveEvenExponents = {
  id: 'halve-even-exponents',
  en: 'Take the root of the number; halve each even exponent.',
  es: 'Saca la raíz del número y divide cada exponente par entre 2.',
} as const
export const writeInFrontOfRoot = {
  id: 'write-in-front-of-root',
  en: 'Write {value} in front of the root that is left.',
  es: 'Escribe {value} delante de la raíz que queda.',
} as const
export const multiplyInFrontOfRoot = {
  id: 'multiply-in-front-of-root',
  en: 'Write {value} in front of the root that is left, and multiply.',
  es: 'Escribe {value} delante de la raíz que queda y multiplica.',
} as const
export const asRootOfSquare = {
  id: 'as-root-of-square',
  en: 'Write {value} as the root of its square.',
  es: 'Escribe {value} como la raíz de su cuadrado.',
} as const
export const multiplyCoefficients = {
  id: 'multiply-coefficients',
  en: 'Multiply the coefficients. Add the exponents.',
  es: 'Multiplica los coeficientes. Suma los exponentes.',
} as const
export const multiplyEachTerm = {
  id: 'multiply-each-term',
  en: 'Multiply each term of one factor by each term of the other.',
  es: 'Multiplica cada término de un factor por cada término del otro.',
} as const
export const multiplyOutEachPart = {
  id: 'multiply-out-each-part',
  en: 'Multiply out each part: distribute once more.',
  es: 'Desarrolla cada parte: distribuye otra vez.',
} as const
export const workOutEachTerm = {
  id: 'work-out-each-term',
  en: 'Simplify each term.',
  es: 'Simplifica cada término.',
} as const
export const multiplyLabels = {
  id: 'multiply-labels',
  en: 'Each box: multiply the label above it by the label beside it.',
  es: 'Cada recuadro: multiplica la etiqueta de arriba por la del lado.',
} as const
export const addBoxes = { id: 'add-boxes', en: 'Add the boxes.', es: 'Suma los recuadros.' } as const
export const dropParentheses = {
  id: 'drop-parentheses',
  en: 'Remove the parentheses: a minus sign in front changes every sign inside.',
  es: 'Quita los paréntesis: un signo menos delante cambia todos los signos de adentro.',
} as const
export const removeParentheses = {
  id: 'remove-parentheses',
  en: 'Remove the parentheses with a plus sign or nothing in front: the signs inside do not change.',
  es: 'Quita los paréntesis que tienen un signo más o nada delante: los signos de adentro no cambian.',
} as const
export const likeTermsTogether = {
  id: 'like-terms-together',
  en: 'Group like terms.',
  es: 'Agrupa los términos semejantes.',
} as const
export const addCoefficients = {
  id: 'add-coefficients',
  en: 'Add the coefficients of {letter}.',
  es: 'Suma los coeficientes de {letter}.',
} as const
export const addConstants = {
  id: 'add-constants',
  en: 'Add the constant terms.',
  es: 'Suma los términos constantes.',
} as const
export const factorOut = { id: 'factor-out', en: 'Factor out {factor}.', es: 'Saca el factor común {factor}.' } as const
export const findPair = {
  id: 'find-pair',
  en: 'Find two numbers with product {product} and sum {sum}.',
  es: 'Halla dos números con producto {product} y suma {sum}.',
} as const
export const factorForEachNumber = {
  id: 'factor-for-each-number',
  en: 'Write a factor with each of the two numbers.',
  es: 'Escribe un factor con cada uno de los dos números.',
} as const
export const listPairs = {
  id: 'list-pairs',
  en: 'List the pairs of integers with product {product}.',
  es: 'Escribe los pares de enteros con producto {product}.',
} as const
export const splitMiddleTerm = {
  id: 'split-middle-term',
  en: 'Split the middle term.',
  es: 'Separa el término del medio.',
} as const
export const differenceOfSquares = {
  id: 'difference-of-squares',
  en: 'This is a difference of squares.',
  es: 'Es una diferencia de cuadrados.',
} as const
export const twiceTheProduct = {
  id: 'twice-the-product',
  en: 'The middle term is twice the product of the two bases.',
  es: 'El término del medio es el doble del producto de las dos bases.',
} as const
export const evaluateEachSquare = {
  id: 'evaluate-each-square',
  en: 'Find each square and subtract.',
  es: 'Halla cada cuadrado y resta.',
} as const
export const findSumAndDifference = {
  id: 'find-sum-and-difference',
  en: 'Find the sum and the difference, and multiply.',
  es: 'Halla la suma y la diferencia, y multiplica.',
} as const
export const splitForSquare = {
  id: 'split-for-square',
  en: 'Split {constant}: half the coefficient of `x`, squared, is {square}.',
  es: 'Separa {constant}: la mitad del coeficiente de `x`, al cuadrado, es {square}.',
} as const
export const perfectSquare = {
  id: 'perfect-square',
  en: 'This is a perfect-square trinomial.',
  es: 'Es un trinomio cuadrado perfecto.',
} as const
export const factor = { id: 'factor', en: 'Factor.', es: 'Factoriza.' } as const
export const factorByGrouping = {
  id: 'factor-by-grouping',
  en: 'Factor by grouping.',
  es: 'Factoriza por agrupación.',
} as const
export const factorForEachRoot = {
  id: 'factor-for-each-root',
  en: 'Each root makes one factor 0.',
  es: 'Cada raíz hace que un factor valga 0.',
} as const
export const setToZero = {
  id: 'set-to-zero',
  en: 'At a zero, the function is 0.',
  es: 'En un cero, la función vale 0.',
} as const
export const zeroProduct = {
  id: 'zero-product',
  en: 'Set each factor equal to 0.',
  es: 'Iguala a 0 cada factor.',
} as const
export const nameABC = { id: 'name-a-b-c', en: 'Name `a`, `b`, and `c`.', es: 'Identifica `a`, `b` y `c`.' } as const
export const bothSigns = {
  id: 'both-signs',
  en: 'Take − first, and then +.',
  es: 'Toma primero − y luego +.',
} as const
export const rootIsZero = {
  id: 'root-is-zero',
  en: 'The root is 0: one solution.',
  es: 'La raíz es 0: una solución.',
} as const
export const takeSquareRoots = {
  id: 'take-square-roots',
  en: 'Take the square root of both sides: two signs.',
  es: 'Saca la raíz cuadrada de ambos lados: dos signos.',
} as const
export const noRealRoot = {
  id: 'no-real-root',
  en: 'No real number has a negative square: no real solution.',
  es: 'Ningún número real tiene cuadrado negativo: no hay solución real.',
} as const
export const completeTheSquare = {
  id: 'complete-the-square',
  en: 'Add {value} to both sides to complete the square.',
  es: 'Suma {value} a ambos lados para completar el cuadrado.',
} as const
export const squareBothSides = {
  id: 'square-both-sides',
  en: 'Square both sides.',
  es: 'Eleva al cuadrado ambos lados.',
} as const
export const cancel = {
  id: 'cancel',
  en: 'Cancel the common factor {factor}.',
  es: 'Cancela el factor común {factor}.',
} as const
export const multiplyEveryTerm = {
  id: 'multiply-every-term',
  en: 'Multiply every term by {value}.',
  es: 'Multiplica cada término por {value}.',
} as const
export const rationalize = {
  id: 'rationalize',
  en: 'Multiply the numerator and the denominator by {value}: no radical is left in the denominator.',
  es: 'Multiplica el numerador y el denominador por {value}: no queda ningún radical en el denominador.',
} as const
export const powersOfI = { id: 'powers-of-i', en: '`i^2` is −1.', es: '`i^2` es −1.' } as const
export const readVertex = { id: 'read-vertex', en: 'Read the vertex.', es: 'Lee el vértice.' } as const
export const raiseEachPart = {
  id: 'raise-each-part',
  en: 'Raise numerator and denominator to the power {power}.',
  es: 'Eleva el numerador y el denominador a la potencia {power}.',
} as const
export const pointAfterFirstDigit = {
  id: 'point-after-first-digit',
  en: 'Put the decimal point after the first digit that is not 0.',
  es: 'Coloca el punto decimal después del primer dígito distinto de 0.',
} as const
export const pointMoved = {
  id: 'point-moved',
  en: 'The point moved {count} to the {side}: the exponent is {exponent}.',
  es: 'El punto se movió {count} hacia la {side}: el exponente es {exponent}.',
} as const
export const movePoint = {
  id: 'move-point',
  en: 'Move the point {count} to the {side}.',
  es: 'Mueve el punto {count} hacia la {side}.',
} as const
export const firstFactorFromOneToTen = {
  id: 'first-factor-from-one-to-ten',
  en: 'The first factor must be at least 1 and less than 10.',
  es: 'El primer factor debe ser al menos 1 y menor que 10.',
} as const
export const secondFactorPowerOfTen = {
  id: 'second-factor-power-of-ten',
  en: 'The second factor must be a power of 10.',
  es: 'El segundo factor debe ser una potencia de 10.',
} as const
export const inScientificNotation = {
  id: 'in-scientific-notation',
  en: 'Write in scientific notation.',
  es: 'Escribe en notación científica.',
} as const
export const roundFirstFactor = {
  id: 'round-first-factor',
  en: 'Round the first factor to a whole number.',
  es: 'Redondea el primer factor a un número entero.',
} as const
export const compareExponents = {
  id: 'compare-exponents',
  en: 'Compare the exponents of 10, then the first factors.',
  es: 'Compara los exponentes de 10 y luego los primeros factores.',
} as const
export const divideFirstFactors = {
  id: 'divide-first-factors',
  en: 'Divide the first factors.',
  es: 'Divide los primeros factores.',
} as const
export const takeCubeRoot = {
  id: 'take-cube-root',
  en: 'Take the cube root of both sides.',
  es: 'Saca la raíz cúbica de ambos lados.',
} as const
export const findEachRoot = { id: 'find-each-root', en: 'Find each root.', es: 'Halla cada raíz.' } as const
export const thinkOfPower = {
  id: 'think-of-power',
  en: 'Find the number with this power.',
  es: 'Halla el número que tiene esta potencia.',
} as const
export const rootOfNegative = {
  id: 'root-of-negative',
  en: 'Write the square root of −1 as `i`, in front of the root.',
  es: 'Escribe la raíz cuadrada de −1 como `i`, delante de la raíz.',
} as const
export const multiplyRoots = {
  id: 'multiply-roots',
  en: 'Multiply the numbers under the roots.',
  es: 'Multiplica los números bajo las raíces.',
} as const
export const cycleOfFour = {
  id: 'cycle-of-four',
  en: 'The powers of `i` repeat every 4: divide the exponent by 4.',
  es: 'Las potencias de `i` se repiten cada 4: divide el exponente entre 4.',
} as const
export const fourthPowerIsOne = {
  id: 'fourth-power-is-one',
  en: '`i^4` is 1: only the remainder counts.',
  es: '`i^4` es 1: solo cuenta el residuo.',
} as const
export const conjugateOfDivisor = {
  id: 'conjugate-of-divisor',
  en: 'Multiply the numerator and the denominator by {value}, the conjugate of the denominator.',
  es: 'Multiplica el numerador y el denominador por {value}, el conjugado del denominador.',
} as const
export const divideBothParts = {
  id: 'divide-both-parts',
  en: 'Divide both parts by {value}.',
  es: 'Divide ambas partes entre {value}.',
} as const
export const realAndImaginaryTogether = {
  id: 'real-and-imaginary-together',
  en: 'Put the real parts together and the imaginary parts together.',
  es: 'Junta las partes reales y las partes imaginarias.',
} as const
export const readBothParts = {
  id: 'read-both-parts',
  en: 'Read the real and the imaginary part.',
  es: 'Lee la parte real y la parte imaginaria.',
} as const
export const oppositeImaginaryPart = {
  id: 'opposite-imaginary-part',
  en: 'The conjugate changes only the sign of the imaginary part.',
  es: 'El conjugado cambia solo el signo de la parte imaginaria.',
} as const
export const equalPartByPart = {
  id: 'equal-part-by-part',
  en: 'Equal complex numbers have equal real parts and equal imaginary parts.',
  es: 'Dos números complejos iguales tienen iguales la parte real y la parte imaginaria.',
} as const
export const squareOfBinomial = {
  id: 'square-of-binomial',
  en: 'Square the binomial: `(a + b)^2 = a^2 + 2ab + b^2`.',
  es: 'Eleva el binomio al cuadrado: `(a + b)^2 = a^2 + 2ab + b^2`.',
} as const
export const squareOfDifference = {
  id: 'square-of-difference',
  en: 'Square the binomial: `(a - b)^2 = a^2 - 2ab + b^2`.',
  es: 'Eleva el binomio al cuadrado: `(a - b)^2 = a^2 - 2ab + b^2`.',
} as const
export const sumOfSquares = { id: 'sum-of-squares', en: 'Add the squares.', es: 'Suma los cuadrados.' } as const
export const discriminantDecides = {
  id: 'discriminant-decides',
  en: 'For {what}, the discriminant `b^2 - 4ac` is {sign}.',
  es: 'Para {what}, el discriminante `b^2 - 4ac` es {sign}.',
} as const
export const conjugateIsRootToo = {
  id: 'conjugate-is-root-too',
  en: 'The coefficients are real: the conjugate is a root too.',
  es: 'Los coeficientes son reales: el conjugado también es raíz.',
} as const
export const equationFromRoots = {
  id: 'equation-from-roots',
  en: 'Write `x^2` − (sum)`x` + product = 0.',
  es: 'Escribe `x^2` − (suma)`x` + producto = 0.',
} as const
export const asSquareOfI = {
  id: 'as-square-of-i',
  en: 'Because `i^2` is −1, adding a square is subtracting the square of a multiple of `i`.',
  es: 'Como `i^2` es −1, sumar un cuadrado es restar el cuadrado de un múltiplo de `i`.',
} as const
export const constantToTheRight = {
  id: 'constant-to-the-right',
  en: 'Move the constant term to the right and divide both sides by {value}.',
  es: 'Pasa el término constante a la derecha y divide ambos lados entre {value}.',
} as const
export const squareRootsAndSolve = {
  id: 'square-roots-and-solve',
  en: 'Take the square root of both sides, with two signs, and solve for {letter}.',
  es: 'Saca la raíz cuadrada de ambos lados, con dos signos, y despeja {letter}.',
} as const
export const divideLeadingTerms = {
  id: 'divide-leading-terms',
  en: 'Divide the leading terms: {quotient}. Multiply the divisor by it and subtract.',
  es: 'Divide los términos principales: {quotient}. Multiplica el divisor por ese término y resta.',
} as const
export const quotientAndRemainder = {
  id: 'quotient-and-remainder',
  en: 'Write the terms of the quotient, and the remainder over the divisor.',
  es: 'Escribe los términos del cociente y el residuo sobre el divisor.',
} as const
export const zeroInFront = {
  id: 'zero-in-front',
  en: 'The divisor is 0 at {value}: write it in front of the coefficients.',
  es: 'El divisor vale 0 en {value}: escríbelo delante de los coeficientes.',
} as const
export const zeroInFrontAndMissing = {
  id: 'zero-in-front-and-missing',
  en: 'The divisor is 0 at {value}: write it in front of the coefficients, with 0 for a missing term.',
  es: 'El divisor vale 0 en {value}: escríbelo delante de los coeficientes, con 0 por un término que falta.',
} as const
export const columnByColumn = {
  id: 'column-by-column',
  en: 'Bring down the {first}. In each column, add {value} times the last sum.',
  es: 'Baja el {first}. En cada columna, suma el producto de {value} por la última suma.',
} as const
export const readLastRow = {
  id: 'read-last-row',
  en: 'The last row holds the coefficients of the quotient, then the remainder.',
  es: 'La última fila tiene los coeficientes del cociente y luego el residuo.',
} as const
export const fillTheRows = {
  id: 'fill-the-rows',
  en: 'Write the products in the middle row and the sums in the last.',
  es: 'Escribe los productos en la fila del medio y las sumas en la última.',
} as const
export const valueAtZeroOfDivisor = {
  id: 'value-at-zero-of-divisor',
  en: 'Use {theorem}: the remainder is the value at {value}.',
  es: 'Usa {theorem}: el residuo es el valor en {value}.',
} as const
export const cancelAll = {
  id: 'cancel-all',
  en: 'Cancel the common factors {factors}.',
  es: 'Cancela los factores comunes {factors}.',
} as const
export const commonFactorApart = {
  id: 'common-factor-apart',
  en: 'Write the common factor over itself: it is 1.',
  es: 'Escribe aparte el factor común sobre sí mismo: vale 1.',
} as const
export const factorBothTerms = {
  id: 'factor-both-terms',
  en: 'Factor the numerator and the denominator.',
  es: 'Factoriza el numerador y el denominador.',
} as const
export const factorEverything = {
  id: 'factor-everything',
  en: 'Factor every numerator and denominator.',
  es: 'Factoriza cada numerador y cada denominador.',
} as const
export const denominatorNotZero = {
  id: 'denominator-not-zero',
  en: 'The expression is undefined where a denominator is 0. Use the original, before canceling.',
  es: 'La expresión no está definida donde un denominador es 0. Usa la original, antes de cancelar.',
} as const
export const divisorNotZero = {
  id: 'divisor-not-zero',
  en: 'The divisor must not be 0 either: set its numerator equal to 0.',
  es: 'El divisor tampoco puede ser 0: iguala a 0 su numerador.',
} as const
export const divideTheFirstByTheSecond = {
  id: 'divide-the-first-by-the-second',
  en: 'What is asked for is the first amount divided by the second.',
  es: 'Lo que se pide es la primera cantidad dividida entre la segunda.',
} as const
export const factorDenominator = {
  id: 'factor-denominator',
  en: 'Factor the denominator. No denominator may be 0.',
  es: 'Factoriza el denominador. Ningún denominador puede ser 0.',
} as const
export const noDenominatorIsZero = {
  id: 'no-denominator-is-zero',
  en: 'No denominator may be 0.',
  es: 'Ningún denominador puede ser 0.',
} as const
export const allOnOneSide = {
  id: 'all-on-one-side',
  en: 'Multiply out and put every term on one side.',
  es: 'Multiplica y pasa todos los términos a un lado.',
} as const
export const noneIsExcluded = {
  id: 'none-is-excluded',
  en: 'No denominator is 0 at these values: both are solutions.',
  es: 'Ningún denominador es 0 en estos valores: los dos son soluciones.',
} as const
export const crossMultiply = { id: 'cross-multiply', en: 'Cross-multiply.', es: 'Multiplica en cruz.' } as const
export const addSharesOfJob = {
  id: 'add-shares-of-job',
  en: 'Let {letter} be {what}. Add the parts of the job done in 1 hour.',
  es: 'Sea {letter} {what}. Suma las partes del trabajo hechas en 1 hora.',
} as const
export const addTimesOfWay = {
  id: 'add-times-of-way',
  en: 'Let {letter} be {what}. Each time is distance ÷ speed: add both times.',
  es: 'Sea {letter} {what}. Cada tiempo es distancia ÷ velocidad: suma los dos tiempos.',
} as const
