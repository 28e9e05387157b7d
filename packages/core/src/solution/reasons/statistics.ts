export const readGraph = { id: 'read-graph', en: 'Read the graph: {what}.', es: 'Lee la gráfica: {what}.' } as const
export const readTable = { id: 'read-table', en: 'Read the table: {what}.', es: 'Lee la tabla: {what}.' } as const
export const eachPictureStandsFor = {
  id: 'each-picture-stands-for',
  en: 'Each picture stands for {value}.',
  es: 'Cada dibujo representa {value}.',
} as const
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
