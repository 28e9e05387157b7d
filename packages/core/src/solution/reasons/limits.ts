export const zeroOverZero = {
  id: 'zero-over-zero',
  en: 'Substituting gives 0/0: rewrite first.',
  es: 'Al sustituir sale 0/0: reescribe primero.',
} as const
export const numeratorMustBeZero = {
  id: 'numerator-must-be-zero',
  en: 'The denominator is 0 at {place}, so the limit exists only if the numerator is 0 there too.',
  es: 'El denominador es 0 en {place}; por eso el límite existe solo si el numerador también es 0 ahí.',
} as const
export const continuousThere = {
  id: 'continuous-there',
  en: 'The function is continuous at {place}: substitute.',
  es: 'La función es continua en {place}: sustituye.',
} as const
export const denominatorNotZeroAt = {
  id: 'denominator-not-zero-at',
  en: 'The denominator is not 0 at {place}: substitute.',
  es: 'El denominador no es 0 en {place}: sustituye.',
} as const
export const workOutValue = {
  id: 'work-out-value',
  en: 'Calculate.',
  es: 'Calcula.',
} as const
export const useLimitLaw = {
  id: 'use-limit-law',
  en: 'Use the limit laws: {law}.',
  es: 'Usa las propiedades de los límites: {law}.',
} as const
export const factorToCancel = {
  id: 'factor-to-cancel',
  en: 'Factor: the numerator and the denominator are both 0 there, so {factor} is a factor of both.',
  es: 'Factoriza: el numerador y el denominador valen 0 ahí; por eso {factor} es factor de ambos.',
} as const
export const conjugateRemovesRoot = {
  id: 'conjugate-removes-root',
  en: 'Multiply numerator and denominator by the conjugate, {conjugate}.',
  es: 'Multiplica numerador y denominador por el conjugado, {conjugate}.',
} as const
export const commonDenominatorBelow = {
  id: 'common-denominator-below',
  en: 'Write the numerator over the common denominator {denominator}.',
  es: 'Escribe el numerador con el denominador común {denominator}.',
} as const
export const cancelInLimit = {
  id: 'cancel-in-limit',
  en: 'Cancel {factor}: it is 0 only at the point itself, and the limit depends on the points near it.',
  es: 'Cancela {factor}: solo es 0 en el punto mismo, y el límite depende de los puntos cercanos.',
} as const
export const nowSubstitute = {
  id: 'now-substitute',
  en: 'Now substitute {value} for {letter}.',
  es: 'Ahora sustituye {letter} por {value}.',
} as const
export const fromTheSide = {
  id: 'from-the-side',
  en: 'From the {side} use the expression for {where}.',
  es: 'Por la {side} usa la expresión para {where}.',
} as const
export const oneSidedAgree = {
  id: 'one-sided-agree',
  en: 'The one-sided limits are equal: that is the limit.',
  es: 'Los límites laterales son iguales: ese es el límite.',
} as const
export const oneSidedDiffer = {
  id: 'one-sided-differ',
  en: 'The one-sided limits are different: the limit does not exist.',
  es: 'Los límites laterales son distintos: el límite no existe.',
} as const
export const methodFor = {
  id: 'method-for',
  en: '{what}: {method}.',
  es: '{what}: {method}.',
} as const
export const tryToSubstitute = {
  id: 'try-to-substitute',
  en: 'Try to substitute first.',
  es: 'Primero intenta sustituir.',
} as const
export const putLimitsIn = {
  id: 'put-limits-in',
  en: 'Substitute the given limits and calculate.',
  es: 'Sustituye los límites dados y calcula.',
} as const
