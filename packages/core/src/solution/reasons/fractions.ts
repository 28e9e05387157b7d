export const countEqualParts = {
  id: 'count-equal-parts',
  en: 'Count the equal parts: {parts}.',
  es: 'Cuenta las partes iguales: {parts}.',
} as const
export const nameEqualShares = {
  id: 'name-equal-shares',
  en: 'There are {number} equal shares: they are {name}.',
  es: 'Hay {number} partes iguales: son {name}.',
} as const
export const makeSharesTheSameSize = {
  id: 'make-shares-the-same-size',
  en: 'Make all the shares the same size. This is one way.',
  es: 'Haz todas las partes del mismo tamaño. Esta es una manera.',
} as const
export const wholeHasSoManyShares = {
  id: 'whole-has-so-many-shares',
  en: 'A whole cut into {name} has {number} equal shares.',
  es: 'Un entero dividido en {name} tiene {number} partes iguales.',
} as const
export const countShadedParts = {
  id: 'count-shaded-parts',
  en: 'Count the shaded parts: {parts}.',
  es: 'Cuenta las partes sombreadas: {parts}.',
} as const
export const leastCommonDenominator = {
  id: 'least-common-denominator',
  en: 'List multiples of both denominators. The first one in both lists is the least common denominator: {value}.',
  es: 'Escribe múltiplos de los dos denominadores. El primero que está en las dos listas es el mínimo común denominador: {value}.',
} as const
export const sameDenominator = {
  id: 'same-denominator',
  en: 'Rewrite with the common denominator {value}.',
  es: 'Reescribe con el denominador común {value}.',
} as const
export const sameNumerator = {
  id: 'same-numerator',
  en: 'Equal numerators: the fraction with the smaller denominator has larger parts, because the whole is cut into fewer parts.',
  es: 'Numeradores iguales: la fracción con el denominador menor tiene partes más grandes, porque el entero se corta en menos partes.',
} as const
export const equalSharesAreAlike = {
  id: 'equal-shares-are-alike',
  en: 'Compare the shares: equal ones have the same size.',
  es: 'Compara las partes: las iguales tienen el mismo tamaño.',
} as const
export const countTheShares = {
  id: 'count-the-shares',
  en: 'Count the shares of the whole.',
  es: 'Cuenta las partes del entero.',
} as const
export const equalSharesAreCalled = {
  id: 'equal-shares-are-called',
  en: '{count} equal shares are called {name}.',
  es: '{count} partes iguales se llaman {name}.',
} as const
export const countTheShadedShares = {
  id: 'count-the-shaded-shares',
  en: 'Count the shaded shares.',
  es: 'Cuenta las partes sombreadas.',
} as const
export const moreSharesAreSmaller = {
  id: 'more-shares-are-smaller',
  en: 'The more equal shares of the same whole, the smaller each share is.',
  es: 'Cuantas más partes iguales tiene un mismo entero, más pequeña es cada parte.',
} as const
export const bothWaysAreEqual = {
  id: 'both-ways-are-equal',
  en: 'Both ways make {count} shares of the same size.',
  es: 'Las dos maneras dan {count} partes del mismo tamaño.',
} as const
export const drawTheWholes = {
  id: 'draw-the-wholes',
  en: 'Draw both in wholes of the same size.',
  es: 'Dibuja las dos cantidades en enteros del mismo tamaño.',
} as const
export const compareTheShaded = {
  id: 'compare-the-shaded',
  en: 'Compare the shaded parts.',
  es: 'Compara las partes sombreadas.',
} as const
export const drawBeforeAndAfter = {
  id: 'draw-before-and-after',
  en: 'Draw the shares before and after.',
  es: 'Dibuja las partes de antes y de después.',
} as const
export const moreEqualParts = {
  id: 'more-equal-parts',
  en: 'Equal denominators: compare the numerators.',
  es: 'Denominadores iguales: compara los numeradores.',
} as const
export const addNumerators = {
  id: 'add-numerators',
  en: 'Add the numerators only.',
  es: 'Suma solo los numeradores.',
} as const
export const subtractNumerators = {
  id: 'subtract-numerators',
  en: 'Subtract the numerators only.',
  es: 'Resta solo los numeradores.',
} as const
export const keepDenominator = {
  id: 'keep-denominator',
  en: 'Keep the denominator.',
  es: 'Conserva el denominador.',
} as const
export const wholeToParts = {
  id: 'whole-to-parts',
  en: 'Multiply the whole number by the denominator and add the numerator.',
  es: 'Multiplica el número entero por el denominador y suma el numerador.',
} as const
export const sameDecimalPlaces = {
  id: 'same-decimal-places',
  en: 'Write zeros until both have the same number of decimal places.',
  es: 'Escribe ceros hasta que ambos tengan el mismo número de cifras decimales.',
} as const
export const sameDecimalPlacesInAll = {
  id: 'same-decimal-places-in-all',
  en: 'Write zeros until all have the same number of decimal places.',
  es: 'Escribe ceros hasta que todos tengan el mismo número de cifras decimales.',
} as const
export const outOfHundred = {
  id: 'out-of-hundred',
  en: 'Percent means out of 100.',
  es: 'Por ciento significa de cada 100.',
} as const
export const timesHundred = {
  id: 'times-hundred',
  en: 'The number before % is 100 times as great.',
  es: 'El número que va antes de % es 100 veces mayor.',
} as const
export const overPowerOfTen = {
  id: 'over-power-of-ten',
  en: 'Write each number as a fraction with a power of 10 as its denominator.',
  es: 'Escribe cada número como fracción con una potencia de 10 como denominador.',
} as const
export const regroupWhole = {
  id: 'regroup-whole',
  en: 'Regroup 1 whole as {as}.',
  es: 'Reagrupa 1 entero como {as}.',
} as const
export const toImproperFraction = {
  id: 'to-improper-fraction',
  en: 'Write each mixed number as an improper fraction.',
  es: 'Escribe cada número mixto como fracción impropia.',
} as const
export const mixedToImproper = {
  id: 'mixed-to-improper',
  en: 'Write the mixed number as an improper fraction.',
  es: 'Escribe el número mixto como fracción impropia.',
} as const
/** 102/3 = 34: both terms are not divided, the one is divided by the other. */
export const divideByDenominator = {
  id: 'divide-by-denominator',
  en: 'Divide the numerator by the denominator.',
  es: 'Divide el numerador entre el denominador.',
} as const
export const toMixedNumber = {
  id: 'to-mixed-number',
  en: 'Write a mixed number.',
  es: 'Escribe un número mixto.',
} as const
export const multiplyAcross = {
  id: 'multiply-across',
  en: 'Multiply numerators and denominators.',
  es: 'Multiplica numeradores y denominadores.',
} as const
export const multiplyNumeratorBy = {
  id: 'multiply-numerator-by',
  en: 'Multiply the numerator by {value}.',
  es: 'Multiplica el numerador por {value}.',
} as const
export const timesAsManyParts = {
  id: 'times-as-many-parts',
  en: 'There are {value} times as many parts.',
  es: 'Hay {value} veces esa cantidad de partes.',
} as const
export const multiplyByReciprocal = {
  id: 'multiply-by-reciprocal',
  en: 'Multiply by the reciprocal, {value}.',
  es: 'Multiplica por el recíproco, {value}.',
} as const
export const divisorFromQuotient = {
  id: 'divisor-from-quotient',
  en: 'The divisor is dividend ÷ quotient.',
  es: 'El divisor es dividendo ÷ cociente.',
} as const
export const divideBothTerms = {
  id: 'divide-both-terms',
  en: 'Divide the numerator and the denominator by {value}.',
  es: 'Divide el numerador y el denominador entre {value}.',
} as const
export const divideEachTermAbove = {
  id: 'divide-each-term-above',
  en: 'Divide each term of the numerator by {value}.',
  es: 'Divide cada término del numerador entre {value}.',
} as const
export const multiplyBothTerms = {
  id: 'multiply-both-terms',
  en: 'Multiply the numerator and the denominator by {value}.',
  es: 'Multiplica el numerador y el denominador por {value}.',
} as const
export const countTenths = {
  id: 'count-tenths',
  en: 'Count in tenths.',
  es: 'Cuenta en décimas.',
} as const
export const addAsWholeNumbers = {
  id: 'add-as-whole-numbers',
  en: 'Add as with whole numbers.',
  es: 'Suma como con números enteros.',
} as const
export const subtractAsWholeNumbers = {
  id: 'subtract-as-whole-numbers',
  en: 'Subtract as with whole numbers.',
  es: 'Resta como con números enteros.',
} as const
export const multiplyAsWholeNumbers = {
  id: 'multiply-as-whole-numbers',
  en: 'Multiply as with whole numbers.',
  es: 'Multiplica como con números enteros.',
} as const
export const divideAsWholeNumbers = {
  id: 'divide-as-whole-numbers',
  en: 'Divide as with whole numbers.',
  es: 'Divide como con números enteros.',
} as const
export const countDecimalPlaces = {
  id: 'count-decimal-places',
  en: 'Count the decimal places in both factors.',
  es: 'Cuenta las cifras decimales de ambos factores.',
} as const
export const placeThePoint = {
  id: 'place-the-point',
  en: 'Place the decimal point.',
  es: 'Coloca el punto decimal.',
} as const
export const moveBothPoints = {
  id: 'move-both-points',
  en: 'Multiply both numbers by {value}: the divisor becomes a whole number.',
  es: 'Multiplica ambos números por {value}: el divisor se vuelve un número entero.',
} as const
export const estimate = {
  id: 'estimate',
  en: 'Estimate: the result must be near {value}.',
  es: 'Estima: el resultado debe estar cerca de {value}.',
} as const
export const toDecimal = { id: 'to-decimal', en: 'Write in decimal form.', es: 'Escribe en forma decimal.' } as const
export const toFraction = {
  id: 'to-fraction',
  en: 'Write in fraction form.',
  es: 'Escribe en forma de fracción.',
} as const

export const fractionIsADivision = {
  id: 'fraction-is-a-division',
  en: 'A fraction is a division: numerator ÷ denominator.',
  es: 'Una fracción es una división: numerador ÷ denominador.',
} as const
