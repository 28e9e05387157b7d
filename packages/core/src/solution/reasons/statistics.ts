export const addAllOutcomes = {
  id: 'add-all-outcomes',
  en: 'Add all: the number of outcomes.',
  es: 'Suma todo: el número de resultados.',
} as const
export const listFavorable = {
  id: 'list-favorable',
  en: 'List the favorable numbers.',
  es: 'Escribe los números favorables.',
} as const
export const countTheOthers = {
  id: 'count-the-others',
  en: 'Count the others: subtract from all.',
  es: 'Cuenta los demás: resta de todos.',
} as const
export const addFavorable = {
  id: 'add-favorable',
  en: 'No outcome is both: add the favorable ones.',
  es: 'Ningún resultado es de los dos: suma los favorables.',
} as const
export const addKnownProbabilities = {
  id: 'add-known-probabilities',
  en: 'Add the probabilities that are known.',
  es: 'Suma las probabilidades conocidas.',
} as const
export const probabilitiesMakeOne = {
  id: 'probabilities-make-one',
  en: 'All probabilities together make 1, or 100%.',
  es: 'Todas las probabilidades juntas suman 1, o 100%.',
} as const
export const overFullTurn = {
  id: 'over-full-turn',
  en: 'A full turn is 360°: write the angle over it.',
  es: 'Un giro completo mide 360°: escribe el ángulo sobre él.',
} as const
export const timesTheTrials = {
  id: 'times-the-trials',
  en: 'Multiply the probability by the number of trials.',
  es: 'Multiplica la probabilidad por el número de intentos.',
} as const
export const shareOfTheOthers = {
  id: 'share-of-the-others',
  en: 'Find what part of all the other marbles must be.',
  es: 'Halla qué parte del total deben ser las otras canicas.',
} as const
export const divideByTheirShare = {
  id: 'divide-by-their-share',
  en: 'Divide their number by that part: all marbles.',
  es: 'Divide su número entre esa parte: todas las canicas.',
} as const
export const chanceInGame = {
  id: 'chance-in-game',
  en: 'Find the probability of winning in {game}.',
  es: 'Halla la probabilidad de ganar en {game}.',
} as const
export const probabilityTimesSections = {
  id: 'probability-times-sections',
  en: 'Multiply each probability by the number of sections.',
  es: 'Multiplica cada probabilidad por el número de secciones.',
} as const
export const restOfSections = {
  id: 'rest-of-sections',
  en: 'The rest of the sections is green: subtract.',
  es: 'El resto de las secciones es verde: resta.',
} as const
export const writeHowManyOfEachColor = {
  id: 'write-how-many-of-each-color',
  en: 'Write red, blue, and green.',
  es: 'Escribe rojas, azules y verdes.',
} as const
export const anglesOfSections = {
  id: 'angles-of-sections',
  en: 'Multiply each probability by 360°: the angle of each section.',
  es: 'Multiplica cada probabilidad por 360°: el ángulo de cada sección.',
} as const
export const timesHowOften = {
  id: 'times-how-often',
  en: 'Multiply each value by how often it comes, and add.',
  es: 'Multiplica cada valor por las veces que aparece y suma.',
} as const
export const addHowOften = {
  id: 'add-how-often',
  en: 'Add how often the values come: the number of data.',
  es: 'Suma las veces que aparecen los valores: el número de datos.',
} as const
export const divideTotalByCount = {
  id: 'divide-total-by-count',
  en: 'Divide the total by the number of data.',
  es: 'Divide el total entre el número de datos.',
} as const
export const meanTimesCount = {
  id: 'mean-times-count',
  en: 'Mean × number of values: the total.',
  es: 'Media × número de valores: el total.',
} as const
export const addedValueIs = {
  id: 'added-value-is',
  en: 'The value that is added is {where}.',
  es: 'El valor que se agrega es {where}.',
} as const
export const removedValueIs = {
  id: 'removed-value-is',
  en: 'The value that is removed is {where}.',
  es: 'El valor que se quita es {where}.',
} as const
export const meanBeforeAndAfter = {
  id: 'mean-before-and-after',
  en: 'Find the mean before and after.',
  es: 'Halla la media antes y después.',
} as const
export const medianBeforeAndAfter = {
  id: 'median-before-and-after',
  en: 'Find the median before and after.',
  es: 'Halla la mediana antes y después.',
} as const
export const readGraph = { id: 'read-graph', en: 'Read the graph: {what}.', es: 'Lee la gráfica: {what}.' } as const
export const readTable = { id: 'read-table', en: 'Read the table: {what}.', es: 'Lee la tabla: {what}.' } as const
export const putInOrder = { id: 'put-in-order', en: 'Put the numbers in order.', es: 'Ordena los números.' } as const
export const middleValue = { id: 'middle-value', en: 'Take the middle value.', es: 'Toma el valor del medio.' } as const
export const meanOfMiddleValues = {
  id: 'mean-of-middle-values',
  en: 'Take the mean of the two middle values.',
  es: 'Toma la media de los dos valores del medio.',
} as const
export const addValues = { id: 'add-values', en: 'Add the values.', es: 'Suma los valores.' } as const
export const divideByCount = {
  id: 'divide-by-count',
  en: 'Divide by how many there are.',
  es: 'Divide entre cuántos hay.',
} as const
export const mostOften = {
  id: 'most-often',
  en: 'Take the value that comes most often.',
  es: 'Toma el valor que más se repite.',
} as const
export const greatestMinusLeast = {
  id: 'greatest-minus-least',
  en: 'Subtract the least from the greatest.',
  es: 'Resta el menor del mayor.',
} as const
export const countOutcomes = {
  id: 'count-outcomes',
  en: 'Count the equally likely outcomes.',
  es: 'Cuenta los resultados igualmente probables.',
} as const
export const favorableOverAll = {
  id: 'favorable-over-all',
  en: 'Favorable outcomes over all outcomes.',
  es: 'Resultados favorables entre todos los resultados.',
} as const
export const totalOfGroup = {
  id: 'total-of-group',
  en: 'Take the total of the group: {group}.',
  es: 'Toma el total del grupo: {group}.',
} as const
export const partOverTotal = {
  id: 'part-over-total',
  en: 'Divide the part by the total.',
  es: 'Divide la parte entre el total.',
} as const
export const orderMatters = {
  id: 'order-matters',
  en: 'The order matters: permutations.',
  es: 'Importa el orden: permutaciones.',
} as const
export const orderDoesNotMatter = {
  id: 'order-does-not-matter',
  en: 'The order does not matter: combinations.',
  es: 'No importa el orden: combinaciones.',
} as const
export const standardize = {
  id: 'standardize',
  en: 'Subtract the mean, divide by the standard deviation.',
  es: 'Resta la media y divide entre la desviación estándar.',
} as const
export const sampleProportion = {
  id: 'sample-proportion',
  en: 'Find the sample proportion.',
  es: 'Halla la proporción de la muestra.',
} as const
export const checkConditions = {
  id: 'check-conditions',
  en: 'Random sample; both counts 10 or more.',
  es: 'Muestra aleatoria; ambos conteos, 10 o más.',
} as const
export const standardError = {
  id: 'standard-error',
  en: 'Find the standard error.',
  es: 'Halla el error estándar.',
} as const
export const marginOfError = {
  id: 'margin-of-error',
  en: 'Multiply by {critical}: the margin of error.',
  es: 'Multiplica por {critical}: el margen de error.',
} as const
export const interpretInterval = {
  id: 'interpret-interval',
  en: 'With {level} confidence, {what} is in the interval.',
  es: 'Con una confianza del {level}, {what} está en el intervalo.',
} as const
export const addToTotal = {
  id: 'add-to-total',
  en: 'Add the two numbers for the total.',
  es: 'Suma los dos números para hallar el total.',
} as const
export const subtractFromTotal = {
  id: 'subtract-from-total',
  en: 'Subtract from the total.',
  es: 'Resta del total.',
} as const
export const fillTheRest = {
  id: 'fill-the-rest',
  en: 'Fill in the rest by adding and subtracting.',
  es: 'Completa el resto sumando y restando.',
} as const
export const divideByCountAndRound = {
  id: 'divide-by-count-and-round',
  en: 'Divide by how many there are and round: {place}.',
  es: 'Divide entre cuántos hay y redondea: {place}.',
} as const
export const medianInOrder = {
  id: 'median-in-order',
  en: 'Put the values in order; the median is in the middle.',
  es: 'Ordena los valores; la mediana está en el medio.',
} as const
export const medianOfLowerHalf = {
  id: 'median-of-lower-half',
  en: 'The lower quartile is the median of the lower half.',
  es: 'El cuartil inferior es la mediana de la mitad inferior.',
} as const
export const medianOfUpperHalf = {
  id: 'median-of-upper-half',
  en: 'The upper quartile is the median of the upper half.',
  es: 'El cuartil superior es la mediana de la mitad superior.',
} as const
export const upperMinusLowerQuartile = {
  id: 'upper-minus-lower-quartile',
  en: 'Subtract the lower quartile from the upper quartile.',
  es: 'Resta el cuartil inferior del cuartil superior.',
} as const
export const fencesBeyondQuartiles = {
  id: 'fences-beyond-quartiles',
  en: 'Go 1.5 · IQR beyond each quartile: the fences.',
  es: 'Ve 1.5 · RIC más allá de cada cuartil: los límites.',
} as const
export const deviationsFromMean = {
  id: 'deviations-from-mean',
  en: 'Subtract the mean from each value.',
  es: 'Resta la media de cada valor.',
} as const
export const addSquaredDeviations = {
  id: 'add-squared-deviations',
  en: 'Square each deviation and add.',
  es: 'Eleva al cuadrado cada desviación y suma.',
} as const
export const divideByOneLess = {
  id: 'divide-by-one-less',
  en: 'Divide by n − 1: the variance.',
  es: 'Divide entre n − 1: la varianza.',
} as const
export const rootOfVariance = {
  id: 'root-of-variance',
  en: 'Take the square root of the variance and round: {place}.',
  es: 'Saca la raíz cuadrada de la varianza y redondea: {place}.',
} as const
export const addAndDivideByCount = {
  id: 'add-and-divide-by-count',
  en: 'Add the values and divide by how many there are: the mean.',
  es: 'Suma los valores y divide entre cuántos hay: la media.',
} as const
export const squareEachDeviation = {
  id: 'square-each-deviation',
  en: 'Square each deviation.',
  es: 'Eleva al cuadrado cada desviación.',
} as const
export const drawTheBox = {
  id: 'draw-the-box',
  en: 'Draw the box between the quartiles, a line at the median, and whiskers to the least and greatest values.',
  es: 'Dibuja la caja entre los cuartiles, una línea en la mediana y bigotes hasta el valor menor y el mayor.',
} as const
export const saidInContext = { id: 'said-in-context', en: 'Say it in context.', es: 'Dilo en contexto.' } as const
export const centerMoves = {
  id: 'center-moves',
  en: 'Measures of center change as each value does.',
  es: 'Las medidas de centro cambian como cada valor.',
} as const
export const spreadOnlyScales = {
  id: 'spread-only-scales',
  en: 'Measures of spread are only multiplied: adding moves all values alike.',
  es: 'Las medidas de dispersión solo se multiplican: sumar mueve por igual todos los valores.',
} as const
export const subtractFromMean = {
  id: 'subtract-from-mean',
  en: 'Subtract {value} from the mean.',
  es: 'Resta {value} de la media.',
} as const
export const areaBelowZ = {
  id: 'area-below-z',
  en: 'Find the area below {z} with a table or a calculator.',
  es: 'Halla el área por debajo de {z} con una tabla o una calculadora.',
} as const
export const areasBelowBoth = {
  id: 'areas-below-both',
  en: 'Find both areas with a table or a calculator.',
  es: 'Halla las dos áreas con una tabla o una calculadora.',
} as const
export const areaAbove = {
  id: 'area-above',
  en: 'The whole area is 1: subtract the area below.',
  es: 'El área total es 1: resta el área de abajo.',
} as const
export const areaBetween = {
  id: 'area-between',
  en: 'Subtract the smaller area from the larger.',
  es: 'Resta el área menor de la mayor.',
} as const
export const zWithAreaBelow = {
  id: 'z-with-area-below',
  en: 'Find the z-score with the area {area} below it.',
  es: 'Halla el puntaje z que deja por debajo un área de {area}.',
} as const
export const goBackFromZ = {
  id: 'go-back-from-z',
  en: 'From the mean, go z standard deviations.',
  es: 'Desde la media, avanza z desviaciones estándar.',
} as const
export const standardizeNamed = {
  id: 'standardize-named',
  en: '{what}: subtract the mean, divide by the standard deviation.',
  es: '{what}: resta la media y divide entre la desviación estándar.',
} as const
export const residualIs = {
  id: 'residual-is',
  en: 'Residual: actual minus predicted.',
  es: 'Residuo: valor real menos valor previsto.',
} as const
export const slopeFromCorrelation = {
  id: 'slope-from-correlation',
  en: 'Slope: r times the standard deviation of y over that of x.',
  es: 'Pendiente: r por la desviación estándar de y entre la de x.',
} as const
export const throughTheMeans = {
  id: 'through-the-means',
  en: 'The line goes through the point of the means: find a.',
  es: 'La recta pasa por el punto de las medias: halla a.',
} as const
export const productsWithDeviations = {
  id: 'products-with-deviations',
  en: 'Multiply each deviation of x from its mean by y and add.',
  es: 'Multiplica cada desviación de x respecto a su media por y, y suma.',
} as const
export const squaresOfXDeviations = {
  id: 'squares-of-x-deviations',
  en: 'Square each deviation of x and add.',
  es: 'Eleva al cuadrado cada desviación de x y suma.',
} as const
export const slopeFromSums = {
  id: 'slope-from-sums',
  en: 'Slope: the sum of the products over the sum of the squares.',
  es: 'Pendiente: la suma de los productos entre la suma de los cuadrados.',
} as const
export const independentIfSame = {
  id: 'independent-if-same',
  en: 'Independent means: knowing A does not change the probability of B.',
  es: 'Independientes significa: saber A no cambia la probabilidad de B.',
} as const
export const independentIfProduct = {
  id: 'independent-if-product',
  en: 'Independent means: this product is the probability of both.',
  es: 'Independientes significa: este producto es la probabilidad de ambos.',
} as const
export const oneMinusNone = {
  id: 'one-minus-none',
  en: 'At least one: 1 minus the probability of none.',
  es: 'Por lo menos uno: 1 menos la probabilidad de ninguno.',
} as const
export const multiplyChoices = {
  id: 'multiply-choices',
  en: 'One choice after another: multiply.',
  es: 'Una elección tras otra: multiplica.',
} as const
export const multiplyFactors = {
  id: 'multiply-factors',
  en: 'Multiply the factors.',
  es: 'Multiplica los factores.',
} as const
export const allFactorsDown = {
  id: 'all-factors-down',
  en: 'A factorial: all whole numbers down to 1.',
  es: 'Factorial: todos los números naturales hasta 1.',
} as const
export const sameChoicesEachPlace = {
  id: 'same-choices-each-place',
  en: 'With repetition, each place has the same choices: multiply.',
  es: 'Con repetición, cada lugar tiene las mismas opciones: multiplica.',
} as const
export const oneChoiceLess = {
  id: 'one-choice-less',
  en: 'Without repetition, each place has one choice less: multiply.',
  es: 'Sin repetición, cada lugar tiene una opción menos: multiplica.',
} as const
export const eitherCase = {
  id: 'either-case',
  en: 'Either case: add.',
  es: 'Un caso o el otro: suma.',
} as const
export const doubleAndSubtract = {
  id: 'double-and-subtract',
  en: 'Multiply both sides by 2, then subtract {value}.',
  es: 'Multiplica ambos lados por 2 y luego resta {value}.',
} as const
export const weighByProbability = {
  id: 'weigh-by-probability',
  en: 'Multiply each value by its probability and add.',
  es: 'Multiplica cada valor por su probabilidad y suma.',
} as const
export const meanOfSquares = {
  id: 'mean-of-squares',
  en: 'Do the same with the squares of the values.',
  es: 'Haz lo mismo con los cuadrados de los valores.',
} as const
export const varianceFromSquares = {
  id: 'variance-from-squares',
  en: 'Variance: the mean of the squares minus the square of the mean.',
  es: 'Varianza: la media de los cuadrados menos el cuadrado de la media.',
} as const
export const probabilitiesAddToOne = {
  id: 'probabilities-add-to-one',
  en: 'All probabilities add up to 1.',
  es: 'Todas las probabilidades suman 1.',
} as const
export const addTheEvent = {
  id: 'add-the-event',
  en: 'Add the probabilities of the values in the event.',
  es: 'Suma las probabilidades de los valores del suceso.',
} as const
export const alikeThenAdd = {
  id: 'alike-then-add',
  en: 'Find the others in the same way, add, and round to 4 decimal places.',
  es: 'Halla las demás de la misma manera, suma y redondea a 4 cifras decimales.',
} as const
export const binomialMean = {
  id: 'binomial-mean',
  en: 'Mean: number of trials times probability.',
  es: 'Media: número de ensayos por probabilidad.',
} as const
export const binomialDeviation = {
  id: 'binomial-deviation',
  en: 'Standard deviation: the root of np(1 − p).',
  es: 'Desviación estándar: la raíz de np(1 − p).',
} as const
export const expectedCounts = {
  id: 'expected-counts',
  en: 'Find the expected numbers of successes and of failures.',
  es: 'Halla los números esperados de éxitos y de fracasos.',
} as const
export const middleOfInterval = {
  id: 'middle-of-interval',
  en: 'The estimate is the middle of the interval.',
  es: 'La estimación es el medio del intervalo.',
} as const
export const halfTheWidth = {
  id: 'half-the-width',
  en: 'The margin of error is half the width.',
  es: 'El margen de error es la mitad del ancho.',
} as const
export const sampleProportions = {
  id: 'sample-proportions',
  en: 'Independent random samples with large counts: find both sample proportions.',
  es: 'Muestras aleatorias independientes con conteos grandes: halla las dos proporciones muestrales.',
} as const
export const alwaysRoundUp = {
  id: 'always-round-up',
  en: 'Round up: with fewer, the margin is too large.',
  es: 'Redondea hacia arriba: con menos, el margen es demasiado grande.',
} as const
export const followThePoints = {
  id: 'follow-the-points',
  en: 'Follow the points from left to right.',
  es: 'Sigue los puntos de izquierda a derecha.',
} as const
export const trendIsPositive = {
  id: 'trend-is-positive',
  en: 'Greater x-values go with greater y-values: positive.',
  es: 'A valores mayores de x corresponden valores mayores de y: positiva.',
} as const
export const trendIsNegative = {
  id: 'trend-is-negative',
  en: 'Greater x-values go with lesser y-values: negative.',
  es: 'A valores mayores de x corresponden valores menores de y: negativa.',
} as const
export const noTrend = {
  id: 'no-trend',
  en: 'No trend: no association.',
  es: 'No hay tendencia: no hay asociación.',
} as const
export const closeIsStrong = {
  id: 'close-is-strong',
  en: 'Close to a line: strong.',
  es: 'Cerca de una recta: fuerte.',
} as const
export const spreadIsWeak = {
  id: 'spread-is-weak',
  en: 'Spread widely about a line: weak.',
  es: 'Muy dispersos alrededor de una recta: débil.',
} as const
export const curveIsNonlinear = {
  id: 'curve-is-nonlinear',
  en: 'They follow a curve, not a line: nonlinear.',
  es: 'Siguen una curva, no una recta: no lineal.',
} as const
export const readBelowPoint = {
  id: 'read-below-point',
  en: 'Go down from {point} and read the horizontal axis.',
  es: 'Baja desde {point} y lee el eje horizontal.',
} as const
export const readBesidePoint = {
  id: 'read-beside-point',
  en: 'Go left from {point} and read the vertical axis.',
  es: 'Ve a la izquierda desde {point} y lee el eje vertical.',
} as const
export const sayBothNumbers = {
  id: 'say-both-numbers',
  en: 'Say what both numbers mean together.',
  es: 'Di qué significan juntos los dos números.',
} as const
export const countPointsLeftOf = {
  id: 'count-points-left-of',
  en: 'Count the points to the left of {value}.',
  es: 'Cuenta los puntos a la izquierda de {value}.',
} as const
export const countPointsFrom = {
  id: 'count-points-from',
  en: 'Count the points at {value} and to its right.',
  es: 'Cuenta los puntos en {value} y a su derecha.',
} as const
export const addBothCounts = {
  id: 'add-both-counts',
  en: 'Add both counts.',
  es: 'Suma los dos conteos.',
} as const
export const markFirstPair = {
  id: 'mark-first-pair',
  en: 'Take the first pair: go right to {x} and up to {y}, and mark the point.',
  es: 'Toma el primer par: ve a la derecha hasta {x} y sube hasta {y}, y marca el punto.',
} as const
export const farFromTheLine = {
  id: 'far-from-the-line',
  en: 'One point lies far from the line that the others follow.',
  es: 'Un punto está lejos de la recta que siguen los demás.',
} as const
export const countInEachInterval = {
  id: 'count-in-each-interval',
  en: 'Count the points in each interval.',
  es: 'Cuenta los puntos de cada intervalo.',
} as const
export const mostPointsHere = {
  id: 'most-points-here',
  en: 'Most of the points are close together here.',
  es: 'La mayoría de los puntos están juntos aquí.',
} as const
export const comparePointWithOthers = {
  id: 'compare-point-with-others',
  en: 'Compare {point} with the other points.',
  es: 'Compara {point} con los demás puntos.',
} as const
export const withoutItCloser = {
  id: 'without-it-closer',
  en: 'Without it, all points are close to one line.',
  es: 'Sin él, todos los puntos están cerca de una recta.',
} as const
export const withoutItLessClose = {
  id: 'without-it-less-close',
  en: 'Without it, the others follow a line less closely.',
  es: 'Sin él, los demás siguen una recta con menos claridad.',
} as const
export const withoutItAsBefore = {
  id: 'without-it-as-before',
  en: 'Without it, the others are as close to the line as before.',
  es: 'Sin él, los demás están tan cerca de la recta como antes.',
} as const
export const whenOneIsGreater = {
  id: 'when-one-is-greater',
  en: 'Think: when the first quantity is greater, what is the second one usually like?',
  es: 'Piensa: cuando la primera cantidad es mayor, ¿cómo suele ser la segunda?',
} as const
