export const timesHowOften = {
  id: 'times-how-often',
  en: 'Multiply each value by the number of times it appears, and add.',
  es: 'Multiplica cada valor por las veces que aparece y suma.',
} as const
export const addHowOften = {
  id: 'add-how-often',
  en: 'Add how many times each value appears: this is the number of data values.',
  es: 'Suma las veces que aparece cada valor: ese es el número de datos.',
} as const
export const divideTotalByCount = {
  id: 'divide-total-by-count',
  en: 'Divide the total by the number of data values.',
  es: 'Divide el total entre el número de datos.',
} as const
export const meanTimesCount = {
  id: 'mean-times-count',
  en: 'Mean × number of values: the total.',
  es: 'Media × número de valores: el total.',
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
  en: 'Divide by the number of values.',
  es: 'Divide entre el número de valores.',
} as const
export const mostOften = {
  id: 'most-often',
  en: 'Take the value that appears most often.',
  es: 'Toma el valor que más se repite.',
} as const
export const greatestMinusLeast = {
  id: 'greatest-minus-least',
  en: 'Subtract the least from the greatest.',
  es: 'Resta el menor del mayor.',
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
export const standardize = {
  id: 'standardize',
  en: 'Subtract the mean, then divide by the standard deviation.',
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
  en: 'Divide by the number of values and round {place}.',
  es: 'Divide entre el número de valores y redondea {place}.',
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
  en: 'To find the fences, subtract 1.5 · IQR from the lower quartile and add it to the upper quartile.',
  es: 'Para hallar los límites, resta 1.5 · RIC del cuartil inferior y súmalo al superior.',
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
  en: 'Divide by `n - 1`: the variance.',
  es: 'Divide entre `n - 1`: la varianza.',
} as const
export const rootOfVariance = {
  id: 'root-of-variance',
  en: 'Take the square root of the variance and round {place}.',
  es: 'Saca la raíz cuadrada de la varianza y redondea {place}.',
} as const
export const addAndDivideByCount = {
  id: 'add-and-divide-by-count',
  en: 'To find the mean, add the values and divide by the number of values.',
  es: 'Para hallar la media, suma los valores y divide entre el número de valores.',
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
export const saidInContext = {
  id: 'said-in-context',
  en: 'Put it in words, naming what was measured.',
  es: 'Dilo con palabras y nombra lo que se midió.',
} as const
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
  en: 'Find the `z`-score with the area {area} below it.',
  es: 'Halla el puntaje `z` que deja por debajo un área de {area}.',
} as const
export const goBackFromZ = {
  id: 'go-back-from-z',
  en: 'From the mean, go `z` standard deviations.',
  es: 'Desde la media, avanza `z` desviaciones estándar.',
} as const
export const standardizeNamed = {
  id: 'standardize-named',
  en: '{what}: subtract the mean, divide by the standard deviation.',
  es: '{what}: resta la media y divide entre la desviación estándar.',
} as const
export const doubleAndSubtract = {
  id: 'double-and-subtract',
  en: 'Multiply both sides by 2, then subtract {value}.',
  es: 'Multiplica ambos lados por 2 y luego resta {value}.',
} as const
export const expectedCounts = {
  id: 'expected-counts',
  en: 'Find the expected numbers of successes and of failures.',
  es: 'Halla los números esperados de éxitos y de fracasos.',
} as const
export const middleOfInterval = {
  id: 'middle-of-interval',
  en: 'The estimate is the midpoint of the interval.',
  es: 'La estimación es el punto medio del intervalo.',
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
