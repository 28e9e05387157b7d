export const solveEachBySum = {
  id: 'solve-each-by-sum',
  en: 'Solve each equation: add or subtract to isolate {letter}.',
  es: 'Resuelve cada ecuación: suma o resta para dejar sola la {letter}.',
} as const
export const solveEachEquation = {
  id: 'solve-each-equation',
  en: 'Solve each equation: isolate the term with {letter}, then divide by its coefficient.',
  es: 'Resuelve cada ecuación: deja solo el término con {letter} y divide entre su coeficiente.',
} as const
export const multiplyEquation = {
  id: 'multiply-equation',
  en: 'Multiply equation {which} by {value}.',
  es: 'Multiplica la ecuación {which} por {value}.',
} as const
export const addEquations = {
  id: 'add-equations',
  en: 'Add the equations to eliminate {letter}.',
  es: 'Suma las ecuaciones para eliminar {letter}.',
} as const
export const leftSidesAlike = {
  id: 'left-sides-alike',
  en: 'The left sides are the same.',
  es: 'Los lados izquierdos son iguales.',
} as const
export const leftSidesOpposite = {
  id: 'left-sides-opposite',
  en: 'The left sides are opposites.',
  es: 'Los lados izquierdos son opuestos.',
} as const
export const lettersGoTrue = {
  id: 'letters-go-true',
  en: '{how}: both letters drop out, and the two sides are equal. Infinitely many solutions.',
  es: '{how}: ambas letras se eliminan y los dos lados son iguales. Hay infinitas soluciones.',
} as const
export const lettersGoFalse = {
  id: 'letters-go-false',
  en: '{how}: both letters drop out, and the two sides are not equal. No solution.',
  es: '{how}: ambas letras se eliminan y los dos lados no son iguales. No hay solución.',
} as const
export const letterGoesTrue = {
  id: 'letter-goes-true',
  en: 'The letter drops out, and the two sides are equal. Infinitely many solutions.',
  es: 'La letra se elimina y los dos lados son iguales. Hay infinitas soluciones.',
} as const
export const neverEqual = {
  id: 'never-equal',
  en: 'The letter drops out, and the two sides are not equal. No solution.',
  es: 'La letra se elimina y los dos lados no son iguales. No hay solución.',
} as const
export const subtractSecondEquation = {
  id: 'subtract-second-equation',
  en: 'Subtract the second equation from the first to eliminate {letter}.',
  es: 'Resta la segunda ecuación de la primera para eliminar {letter}.',
} as const
export const subtractFirstEquation = {
  id: 'subtract-first-equation',
  en: 'Subtract the first equation from the second to eliminate {letter}.',
  es: 'Resta la primera ecuación de la segunda para eliminar {letter}.',
} as const
export const findSlope = {
  id: 'find-slope',
  en: 'Find the slope: rise over run.',
  es: 'Halla la pendiente: cambio vertical entre cambio horizontal.',
} as const
export const readIntercept = {
  id: 'read-intercept',
  en: 'Read where the line crosses the `y`-axis.',
  es: 'Lee dónde la recta corta el eje `y`.',
} as const
export const plotPoint = { id: 'plot-point', en: 'Plot {point}.', es: 'Marca {point}.' } as const
export const stepBySlope = {
  id: 'step-by-slope',
  en: 'From there, use the slope to find another point.',
  es: 'Desde ahí, usa la pendiente para hallar otro punto.',
} as const
export const drawThroughPoints = {
  id: 'draw-through-points',
  en: 'Join these points with segments, in order.',
  es: 'Une estos puntos con segmentos, en orden.',
} as const
export const zeroRun = {
  id: 'zero-run',
  en: 'The run is 0, and division by 0 is undefined.',
  es: 'El cambio horizontal es 0, y la división entre 0 no está definida.',
} as const
export const slopeAndInterceptOf = {
  id: 'slope-and-intercept-of',
  en: 'In `y = mx + b`, `m` is the slope and `b` the `y`-intercept.',
  es: 'En `y = mx + b`, `m` es la pendiente y `b` la intersección con el eje `y`.',
} as const
export const directionOfLine = {
  id: 'direction-of-line',
  en: 'From left to right the line {how}.',
  es: 'De izquierda a derecha, la recta {how}.',
} as const
export const subtractAboveAndBelow = {
  id: 'subtract-above-and-below',
  en: 'Subtract in the numerator and in the denominator.',
  es: 'Resta en el numerador y en el denominador.',
} as const
export const findChangeOf = {
  id: 'find-change-of',
  en: 'Find the change in {letter}.',
  es: 'Halla el cambio en {letter}.',
} as const
export const findSlopeFrom = {
  id: 'find-slope-from',
  en: 'Find the slope from {from} to {to}.',
  es: 'Halla la pendiente de {from} a {to}.',
} as const
export const pointInLine = {
  id: 'point-in-line',
  en: 'Substitute {point} into `y = mx + b`.',
  es: 'Sustituye {point} en `y = mx + b`.',
} as const
export const readIntercepts = {
  id: 'read-intercepts',
  en: 'Plot the `y`-intercept of each line.',
  es: 'Marca la intersección de cada recta con el eje `y`.',
} as const
export const compareWithGraph = {
  id: 'compare-with-graph',
  en: 'Compare slopes and `y`-intercepts with the graph.',
  es: 'Compara las pendientes y las intersecciones con la gráfica.',
} as const
export const matchEach = {
  id: 'match-each',
  en: 'Write the letters of the matches in order.',
  es: 'Escribe en orden las letras de las parejas.',
} as const
export const exchangeLetters = {
  id: 'exchange-letters',
  en: 'Write `y` for `f(x)`, and exchange `x` and `y`.',
  es: 'Escribe `y` en lugar de `f(x)`, e intercambia `x` e `y`.',
} as const
export const solvedIsInverse = {
  id: 'solved-is-inverse',
  en: 'Write {inverse} for `y`.',
  es: 'Escribe {inverse} en lugar de `y`.',
} as const
export const inverseTakesBack = {
  id: 'inverse-takes-back',
  en: 'The inverse takes each output of `f` back to its input.',
  es: 'La inversa lleva cada valor de salida de `f` de vuelta al de entrada.',
} as const
export const exchangeCoordinates = {
  id: 'exchange-coordinates',
  en: 'Exchange the coordinates of each point.',
  es: 'Intercambia las coordenadas de cada punto.',
} as const
export const takeRootOfBranch = {
  id: 'take-root-of-branch',
  en: 'Take the square root of both sides. Because {where}, only the sign {sign} fits.',
  es: 'Saca la raíz cuadrada de ambos lados. Como {where}, solo sirve el signo {sign}.',
} as const
export const gatherTermsWith = {
  id: 'gather-terms-with',
  en: 'Put the terms with {letter} on one side and the others on the other.',
  es: 'Pon los términos con {letter} en un lado y los demás en el otro.',
} as const
export const radicandNotNegative = {
  id: 'radicand-not-negative',
  en: 'The number under a square root is at least 0.',
  es: 'El número bajo una raíz cuadrada es al menos 0.',
} as const
export const inverseExchangesDomain = {
  id: 'inverse-exchanges-domain',
  en: 'The inverse exchanges domain and range.',
  es: 'La inversa intercambia el dominio y el rango.',
} as const
export const subtractSeries = {
  id: 'subtract-series',
  en: 'Subtract one series from the other: the terms in between cancel.',
  es: 'Resta una serie de la otra: los términos del medio se cancelan.',
} as const
export const subtractFirstTerm = {
  id: 'subtract-first-term',
  en: 'Subtract the first term from the second: the common difference `d`.',
  es: 'Resta el primer término del segundo: la diferencia común `d`.',
} as const
export const subtractEachFromNext = {
  id: 'subtract-each-from-next',
  en: 'Subtract each term from the next one.',
  es: 'Resta cada término del siguiente.',
} as const
export const equalDifferences = {
  id: 'equal-differences',
  en: 'All differences are equal: the sequence is arithmetic with this common difference.',
  es: 'Todas las diferencias son iguales: la sucesión es aritmética con esa diferencia común.',
} as const
export const addDifference = {
  id: 'add-difference',
  en: 'Add the common difference, {d}.',
  es: 'Suma la diferencia común, {d}.',
} as const
export const listTerms = {
  id: 'list-terms',
  en: 'List the terms in order.',
  es: 'Escribe los términos en orden.',
} as const
export const firstTermIs = { id: 'first-term-is', en: 'Read the first term.', es: 'Lee el primer término.' } as const
export const addToTermBefore = {
  id: 'add-to-term-before',
  en: 'Each term is the one before it plus `d`.',
  es: 'Cada término es el anterior más `d`.',
} as const
export const subtractTerms = {
  id: 'subtract-terms',
  en: 'Subtract {other} from {one}.',
  es: 'Resta {other} de {one}.',
} as const
export const divideBySteps = {
  id: 'divide-by-steps',
  en: 'Divide by the number of steps between them, {count}: the common difference `d`.',
  es: 'Divide entre el número de pasos que hay entre ellos, {count}: la diferencia común `d`.',
} as const
export const stepsBack = {
  id: 'steps-back',
  en: 'The first term is {count} steps back: subtract {d} for each step.',
  es: 'El primer término está {count} pasos atrás: resta {d} por cada paso.',
} as const
export const stepBack = {
  id: 'step-back',
  en: 'The first term is 1 step back: subtract {d}.',
  es: 'El primer término está 1 paso atrás: resta {d}.',
} as const
export const stepsAfterFirst = {
  id: 'steps-after-first',
  en: 'Steps after the first term: {count}. Add `d` for each.',
  es: 'Pasos después del primer término: {count}. Suma `d` por cada uno.',
} as const
export const addToFirst = {
  id: 'add-to-first',
  en: 'Add {value} to the first term.',
  es: 'Suma {value} al primer término.',
} as const
export const readFirstAndDifference = {
  id: 'read-first-and-difference',
  en: 'The recursive rule shows the first term and the common difference.',
  es: 'La regla recursiva muestra el primer término y la diferencia común.',
} as const
export const firstAndAdded = {
  id: 'first-and-added',
  en: 'Write the first amount as the first term and what is added as `d`.',
  es: 'Escribe la primera cantidad como primer término y lo que se suma como `d`.',
} as const
export const findInRow = {
  id: 'find-in-row',
  en: 'Find {value} in the row of {row}.',
  es: 'Busca {value} en la fila de {row}.',
} as const
export const readOtherRow = {
  id: 'read-other-row',
  en: 'Read the other row of that column.',
  es: 'Lee la otra fila de esa columna.',
} as const
export const goToInput = {
  id: 'go-to-input',
  en: 'Find {value} on the `x`-axis and go straight up or down to the graph.',
  es: 'Busca {value} en el eje `x` y sube o baja en línea recta hasta la gráfica.',
} as const
export const goToOutput = {
  id: 'go-to-output',
  en: 'Find {value} on the `y`-axis and go straight left and right to the graph.',
  es: 'Busca {value} en el eje `y` y ve en línea recta a izquierda y derecha hasta la gráfica.',
} as const
export const readYCoordinate = {
  id: 'read-y-coordinate',
  en: 'The `y`-coordinate is the value of the function.',
  es: 'La coordenada `y` es el valor de la función.',
} as const
export const readXCoordinates = {
  id: 'read-x-coordinates',
  en: 'The `x`-coordinates are the inputs.',
  es: 'Las coordenadas `x` son las entradas.',
} as const
export const setRuleEqualTo = {
  id: 'set-rule-equal-to',
  en: 'Set the rule equal to {value}.',
  es: 'Iguala la regla a {value}.',
} as const
export const insideFirst = {
  id: 'inside-first',
  en: 'Find the value inside first: {what}.',
  es: 'Halla primero el valor de adentro: {what}.',
} as const
export const useAsInput = {
  id: 'use-as-input',
  en: 'Use {value} as the input of {name}.',
  es: 'Usa {value} como entrada de {name}.',
} as const
export const inputIs = {
  id: 'input-is',
  en: 'The input is {what}.',
  es: 'La entrada es {what}.',
} as const
export const outputIs = {
  id: 'output-is',
  en: 'The output is {what}.',
  es: 'La salida es {what}.',
} as const
export const twoOutputs = {
  id: 'two-outputs',
  en: 'These are two outputs: {what}.',
  es: 'Son dos salidas: {what}.',
} as const
export const differenceIsChange = {
  id: 'difference-is-change',
  en: 'Their difference tells how much the output changes.',
  es: 'Su diferencia dice cuánto cambia la salida.',
} as const
export const putValuesTogether = {
  id: 'put-values-together',
  en: 'Substitute both values into the expression.',
  es: 'Sustituye ambos valores en la expresión.',
} as const
export const multiplyNumbers = {
  id: 'multiply-numbers',
  en: 'Multiply {one} by {other}.',
  es: 'Multiplica {one} por {other}.',
} as const
export const ratioOfTerms = {
  id: 'ratio-of-terms',
  en: 'Divide a term by the one before it.',
  es: 'Divide un término entre el anterior.',
} as const
export const writeTheTerms = {
  id: 'write-the-terms',
  en: 'Write the terms for {first} to {to}.',
  es: 'Escribe los términos desde {first} hasta {to}.',
} as const
export const addTheTerms = { id: 'add-the-terms', en: 'Add the terms.', es: 'Suma los términos.' } as const
export const writeAsSeries = {
  id: 'write-as-series',
  en: 'Write it as a geometric series.',
  es: 'Escríbelo como serie geométrica.',
} as const
export const sumOfInfinite = {
  id: 'sum-of-infinite',
  en: 'Because `|r|` is less than 1, use {rule}.',
  es: 'Como `|r|` es menor que 1, usa {rule}.',
} as const
export const multiplyEveryEntry = {
  id: 'multiply-every-entry',
  en: 'Multiply every entry by {value}.',
  es: 'Multiplica cada entrada por {value}.',
} as const
export const rowTimesColumn = {
  id: 'row-times-column',
  en: 'Each entry is a row of the first matrix times a column of the second.',
  es: 'Cada entrada es una fila de la primera matriz por una columna de la segunda.',
} as const
export const sizesDoNotFit = {
  id: 'sizes-do-not-fit',
  en: 'They differ: the product is undefined.',
  es: 'Son distintas: el producto no está definido.',
} as const
export const entryOfMatrices = {
  id: 'entry-of-matrices',
  en: 'Equal matrices have equal entries in each place.',
  es: 'Las matrices iguales tienen entradas iguales en cada lugar.',
} as const
export const addToGetZeroMatrix = {
  id: 'add-to-get-zero-matrix',
  en: 'Subtract the first matrix from both sides.',
  es: 'Resta la primera matriz de ambos lados.',
} as const
export const identityChangesNothing = {
  id: 'identity-changes-nothing',
  en: 'Only the identity matrix changes nothing in a product.',
  es: 'Solo la matriz identidad no cambia nada en un producto.',
} as const
