export const divideRatio = {
  id: 'divide-ratio',
  en: 'Divide both terms by {value}.',
  es: 'Divide ambos términos entre {value}.',
} as const
export const multiplyRatio = {
  id: 'multiply-ratio',
  en: 'Multiply both terms by {value}.',
  es: 'Multiplica ambos términos por {value}.',
} as const
export const scaleBothTerms = {
  id: 'scale-both-terms',
  en: 'Multiply both terms by one number.',
  es: 'Multiplica ambos términos por un mismo número.',
} as const
export const addTerms = {
  id: 'add-terms',
  en: 'Add the terms of the ratio.',
  es: 'Suma los términos de la razón.',
} as const
export const sameSecondTerm = {
  id: 'same-second-term',
  en: 'Write both ratios with the second term {value}.',
  es: 'Escribe ambas razones con el segundo término {value}.',
} as const
export const fillTable = { id: 'fill-table', en: 'Complete the table.', es: 'Completa la tabla.' } as const
export const crossProducts = {
  id: 'cross-products',
  en: 'Cross products are equal.',
  es: 'Los productos cruzados son iguales.',
} as const
export const multiplyCrosswise = {
  id: 'multiply-crosswise',
  en: 'Find the cross products.',
  es: 'Halla los productos cruzados.',
} as const
export const findChange = {
  id: 'find-change',
  en: 'Find the change: new − original.',
  es: 'Halla el cambio: nuevo − original.',
} as const
export const sameFactorInBoth = {
  id: 'same-factor-in-both',
  en: 'Both terms are multiplied by the same number: the ratios are equivalent.',
  es: 'Ambos términos se multiplican por el mismo número: las razones son equivalentes.',
} as const
export const negativeIsDecrease = {
  id: 'negative-is-decrease',
  en: 'A negative change is a decrease.',
  es: 'Un cambio negativo es una disminución.',
} as const
export const positiveIsIncrease = {
  id: 'positive-is-increase',
  en: 'A positive change is an increase.',
  es: 'Un cambio positivo es un aumento.',
} as const
export const divideByOriginal = {
  id: 'divide-by-original',
  en: 'Divide by the original.',
  es: 'Divide entre el original.',
} as const
export const findError = {
  id: 'find-error',
  en: 'Find the error: the difference from the actual value.',
  es: 'Halla el error: la diferencia con el valor real.',
} as const
export const divideByActual = {
  id: 'divide-by-actual',
  en: 'Divide by the actual value.',
  es: 'Divide entre el valor real.',
} as const
export const findEachError = {
  id: 'find-each-error',
  en: 'Find each error: the difference from the actual value.',
  es: 'Halla cada error: la diferencia con el valor real.',
} as const
export const divideEachByActual = {
  id: 'divide-each-by-actual',
  en: 'Divide each error by the actual value.',
  es: 'Divide cada error entre el valor real.',
} as const
export const toPercents = { id: 'to-percents', en: 'Write as percents.', es: 'Escribe como porcentajes.' } as const
export const toPercent = { id: 'to-percent', en: 'Write as a percent.', es: 'Escribe como porcentaje.' } as const
export const percentOfWhole = {
  id: 'percent-of-whole',
  en: 'Multiply the whole by the percent as a decimal.',
  es: 'Multiplica el total por el porcentaje en forma decimal.',
} as const
export const divideByPercent = {
  id: 'divide-by-percent',
  en: 'Divide the part by the percent as a decimal.',
  es: 'Divide la parte entre el porcentaje en forma decimal.',
} as const
export const timesTheRate = {
  id: 'times-the-rate',
  en: 'Multiply by the unit rate.',
  es: 'Multiplica por la tasa unitaria.',
} as const
export const divideByTheRate = {
  id: 'divide-by-the-rate',
  en: 'Divide by the unit rate.',
  es: 'Divide entre la tasa unitaria.',
} as const
export const newOverOriginal = {
  id: 'new-over-original',
  en: 'Write the new length over the original.',
  es: 'Escribe la longitud nueva sobre la original.',
} as const
export const newPercent = {
  id: 'new-percent',
  en: 'Find the new amount as a percent of the original.',
  es: 'Halla la nueva cantidad como porcentaje de la original.',
} as const
export const takeNewPercent = {
  id: 'take-new-percent',
  en: 'Find {rate} of the amount.',
  es: 'Halla el {rate} de la cantidad.',
} as const
export const percentThatIsLeft = {
  id: 'percent-that-is-left',
  en: 'Find the percent that is left.',
  es: 'Halla el porcentaje que queda.',
} as const
