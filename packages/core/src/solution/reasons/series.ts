export const knownSeries = {
  id: 'known-series',
  en: 'Write the first terms of the known series of {function}.',
  es: 'Escribe los primeros términos de la serie conocida de {function}.',
} as const
export const integrateEachTerm = {
  id: 'integrate-each-term',
  en: 'Integrate each term from 0 to `x`.',
  es: 'Integra cada término de 0 a `x`.',
} as const
export const knownGeneralTerm = {
  id: 'known-general-term',
  en: 'Start from the known series of {function}.',
  es: 'Parte de la serie conocida de {function}.',
} as const
export const raiseBothFactors = {
  id: 'raise-both-factors',
  en: 'Raise each factor to the exponent.',
  es: 'Eleva cada factor al exponente.',
} as const
export const aboutTheCenter = {
  id: 'about-the-center',
  en: 'Write the denominator with {base}.',
  es: 'Escribe el denominador con {base}.',
} as const
export const startDenominatorWithOne = {
  id: 'start-denominator-with-one',
  en: 'Divide numerator and denominator by {value}, so that the denominator starts with 1.',
  es: 'Divide numerador y denominador entre {value}, para que el denominador empiece con 1.',
} as const
export const firstTermAndRatio = {
  id: 'first-term-and-ratio',
  en: 'This is a geometric series: the first term is {first}, and each term is {ratio} times the one before it.',
  es: 'Es una serie geométrica: el primer término es {first}, y cada término es el anterior multiplicado por {ratio}.',
} as const
export const ratioBelowOne = {
  id: 'ratio-below-one',
  en: 'The ratio is {ratio}. The series converges where its absolute value is less than 1.',
  es: 'La razón es {ratio}. La serie converge donde su valor absoluto es menor que 1.',
} as const
export const writeAsInterval = {
  id: 'write-as-interval',
  en: 'Write it as an interval about {center}.',
  es: 'Escríbelo como intervalo alrededor de {center}.',
} as const
export const powerThatGives = {
  id: 'power-that-gives',
  en: 'With {u}, find the power `u^m` that leads to {power}.',
  es: 'Con {u}, halla la potencia `u^m` que lleva a {power}.',
} as const
export const powerThatGivesWithFactor = {
  id: 'power-that-gives-with-factor',
  en: 'The factor {factor} adds {added} to the exponent: with {u}, find the term `u^m` that leads to {power}.',
  es: 'El factor {factor} suma {added} al exponente: con {u}, halla el término `u^m` que lleva a {power}.',
} as const
export const termOfKnownSeries = {
  id: 'term-of-known-series',
  en: 'Take the term with this power from the known series of {function}.',
  es: 'Toma el término con esa potencia de la serie conocida de {function}.',
} as const
export const putInUAndMultiply = {
  id: 'put-in-u-and-multiply',
  en: 'Substitute {value} for `u` and multiply by {factor}.',
  es: 'Sustituye `u` por {value} y multiplica por {factor}.',
} as const
export const seriesUpTo = {
  id: 'series-up-to',
  en: 'Write the series of {function} up to {power}.',
  es: 'Escribe la serie de {function} hasta {power}.',
} as const
export const productsThatGive = {
  id: 'products-that-give',
  en: 'Add the products of coefficients whose terms multiply to {power}.',
  es: 'Suma los productos de coeficientes cuyos términos dan {power}.',
} as const
export const timesTheFactorial = {
  id: 'times-the-factorial',
  en: 'The coefficient of {power} is this derivative over {factorial}: multiply by {factorial}.',
  es: 'El coeficiente de {power} es esta derivada entre {factorial}: multiplica por {factorial}.',
} as const
export const putSeriesInNumerator = {
  id: 'put-series-in-numerator',
  en: 'Substitute the series in the numerator, and combine like terms.',
  es: 'Sustituye la serie en el numerador y reduce los términos semejantes.',
} as const
export const termsWithXVanish = {
  id: 'terms-with-x-vanish',
  en: 'All terms with `x` go to 0.',
  es: 'Todos los términos con `x` tienden a 0.',
} as const
export const compareWithKnownSeries = {
  id: 'compare-with-known-series',
  en: 'Compare with the known series of {function}, {series}.',
  es: 'Compara con la serie conocida de {function}, {series}.',
} as const
export const addFirstThree = {
  id: 'add-first-three',
  en: 'Substitute {place} and add the first three terms.',
  es: 'Sustituye {place} y suma los primeros tres términos.',
} as const
export const nextTermBounds = {
  id: 'next-term-bounds',
  en: 'The terms alternate in sign and decrease: the error is at most the size of the next term.',
  es: 'Los términos alternan de signo y decrecen: el error es a lo sumo el valor absoluto del siguiente.',
} as const
