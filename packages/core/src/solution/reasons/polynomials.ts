export const evaluate = { id: 'evaluate', en: 'Find {what}.', es: 'Halla {what}.' } as const
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
export const openAllParentheses = {
  id: 'open-all-parentheses',
  en: 'Remove the parentheses: a minus sign in front changes every sign inside, and a plus sign or nothing in front changes none.',
  es: 'Quita los paréntesis: un signo menos delante cambia todos los signos de adentro; un signo más o nada delante no cambia ninguno.',
} as const
export const removeParentheses = {
  id: 'remove-parentheses',
  en: 'Remove the parentheses: with a plus sign or nothing in front, no sign inside changes.',
  es: 'Quita los paréntesis: con un signo más o nada delante, ningún signo de adentro cambia.',
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
export const findPairForGrouping = {
  id: 'find-pair-for-grouping',
  en: 'The first coefficient times the constant is {product}. Find two numbers with this product and the sum {sum}.',
  es: 'El primer coeficiente por la constante es {product}. Halla dos números con ese producto y suma {sum}.',
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
  en: 'Factor by grouping: both groups have the factor {factor}.',
  es: 'Factoriza por agrupación: los dos grupos tienen el factor {factor}.',
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
  en: 'Complete the square: add {value}, the square of half the coefficient of the linear term, to both sides.',
  es: 'Completa el cuadrado: suma {value}, el cuadrado de la mitad del coeficiente del término lineal, a ambos lados.',
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
export const powersOfI = { id: 'powers-of-i', en: '`i^2` is −1.', es: '`i^2` es −1.' } as const
export const powersOfIThenLikeTerms = {
  id: 'powers-of-i-then-like-terms',
  en: '`i^2` is −1. Combine like terms.',
  es: '`i^2` es −1. Reduce los términos semejantes.',
} as const
export const readVertex = { id: 'read-vertex', en: 'Read the vertex.', es: 'Lee el vértice.' } as const
export const findEachRoot = { id: 'find-each-root', en: 'Find each root.', es: 'Halla cada raíz.' } as const
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
export const equationFromRoots = {
  id: 'equation-from-roots',
  en: 'Write `x^2` − (sum)`x` + product = 0.',
  es: 'Escribe `x^2` − (suma)`x` + producto = 0.',
} as const
export const constantToTheRight = {
  id: 'constant-to-the-right',
  en: 'Subtract the constant term from both sides, then divide both sides by {value}.',
  es: 'Resta el término constante de ambos lados y luego divide ambos lados entre {value}.',
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
