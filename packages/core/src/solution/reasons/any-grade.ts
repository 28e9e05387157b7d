export const read = { id: 'read', en: 'Read: {what}.', es: 'Lee: {what}.' } as const
export const use = { id: 'use', en: 'Use {rule}.', es: 'Usa {rule}.' } as const
export const letLetterBe = { id: 'let', en: 'Let {letter} be {what}.', es: 'Sea {letter} {what}.' } as const
export const writeEquation = { id: 'write-equation', en: 'Write an equation.', es: 'Escribe una ecuación.' } as const
export const writeEquationWithBox = {
  id: 'write-equation-with-box',
  en: 'Write an equation. The box stands for the number of {things} you are looking for.',
  es: 'Escribe una ecuación. El recuadro representa el número de {things} que buscas.',
} as const
export const writeEquationForEachFact = {
  id: 'write-equation-for-each-fact',
  en: 'Write one equation for each fact.',
  es: 'Escribe una ecuación por cada dato.',
} as const
export const writeExpression = {
  id: 'write-expression',
  en: 'Write what the words say.',
  es: 'Escribe lo que dicen las palabras.',
} as const
export const writeFormula = { id: 'write-formula', en: 'Write the formula.', es: 'Escribe la fórmula.' } as const
export const substitute = {
  id: 'substitute',
  en: 'Substitute {value} for {letter}.',
  es: 'Sustituye {letter} por {value}.',
} as const
export const substituteValues = {
  id: 'substitute-values',
  en: 'Substitute the values.',
  es: 'Sustituye los valores.',
} as const
export const substituteBack = {
  id: 'substitute-back',
  en: 'Substitute back to find {letter}.',
  es: 'Sustituye para hallar {letter}.',
} as const
export const simplify = { id: 'simplify', en: 'Simplify.', es: 'Simplifica.' } as const
export const add = { id: 'add', en: 'Add.', es: 'Suma.' } as const
export const multiply = { id: 'multiply', en: 'Multiply.', es: 'Multiplica.' } as const
export const multiplyAndDivide = {
  id: 'multiply-and-divide',
  en: 'Multiply, then divide.',
  es: 'Multiplica y después divide.',
} as const
export const multiplyThenAdd = {
  id: 'multiply-then-add',
  en: 'Multiply, then add.',
  es: 'Multiplica y después suma.',
} as const
export const workOutTheRightSide = {
  id: 'work-out-the-right-side',
  en: 'Find the value of the right side.',
  es: 'Halla el valor del lado derecho.',
} as const
export const workOutTheValue = {
  id: 'work-out-the-value',
  en: 'Calculate {what}.',
  es: 'Calcula {what}.',
} as const
export const workOutThePower = {
  id: 'work-out-the-power',
  en: 'Find the power.',
  es: 'Halla la potencia.',
} as const
export const workOutEachPower = {
  id: 'work-out-each-power',
  en: 'Find each power first.',
  es: 'Primero halla cada potencia.',
} as const
export const writeEqualFactors = {
  id: 'write-equal-factors',
  en: 'Write the power as a product of equal factors.',
  es: 'Escribe la potencia como producto de factores iguales.',
} as const
export const workOutPowers = {
  id: 'work-out-powers',
  en: 'Find the powers above and below.',
  es: 'Halla las potencias de arriba y de abajo.',
} as const
export const soIsGreater = {
  id: 'so-is-greater',
  en: 'So {value} is greater.',
  es: 'Así que {value} es mayor.',
} as const
export const soAreEqual = { id: 'so-are-equal', en: 'So they are equal.', es: 'Así que son iguales.' } as const
export const check = {
  id: 'check',
  en: 'Check {value} in the original equation.',
  es: 'Comprueba {value} en la ecuación original.',
} as const
export const checkWork = { id: 'check-work', en: 'Check: {how}.', es: 'Comprueba: {how}.' } as const
export const reject = { id: 'reject', en: 'Reject {value}: {why}.', es: 'Descarta {value}: {why}.' } as const
export const roundAtTheEnd = {
  id: 'round-at-the-end',
  en: 'Round at the end: {place}.',
  es: 'Redondea al final: {place}.',
} as const
export const mistakeIs = { id: 'mistake-is', en: 'The mistake: {what}.', es: 'El error: {what}.' } as const
export const lineIsRight = {
  id: 'line-is-right',
  en: 'Line {line} is right. {why}',
  es: 'El renglón {line} está bien. {why}',
} as const
export const lineIsWrong = {
  id: 'line-is-wrong',
  en: 'This line has the first mistake.',
  es: 'Este renglón tiene el primer error.',
} as const
export const correctIt = { id: 'correct-it', en: 'Correct it.', es: 'Corrígelo.' } as const
export const noMistake = {
  id: 'no-mistake',
  en: 'Every line is right.',
  es: 'Todos los renglones están bien.',
} as const
export const chooseLetter = {
  id: 'choose-letter',
  en: 'The answer is {letter}.',
  es: 'La respuesta es {letter}.',
} as const
export const lettersInOrder = {
  id: 'letters-in-order',
  en: 'Write the letters in order.',
  es: 'Escribe las letras en orden.',
} as const
export const wrongChoice = { id: 'wrong-choice', en: '{why}', es: '{why}' } as const
export const leadsElsewhere = {
  id: 'leads-elsewhere',
  en: 'With this mistake, the answer would be this value.',
  es: 'Con este error, la respuesta sería este valor.',
} as const
export const explain = { id: 'explain', en: '{sentence}', es: '{sentence}' } as const
export const answer = { id: 'answer', en: '{sentence}', es: '{sentence}' } as const
export const takeTheGreatestResult = {
  id: 'take-the-greatest-result',
  en: 'Take the value with the greatest result.',
  es: 'Toma el valor con el mayor resultado.',
} as const
