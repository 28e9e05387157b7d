export const startFromKnownFact = {
  id: 'start-from-known-fact',
  en: 'Start from a fact you know.',
  es: 'Parte de una operación que ya sabes.',
} as const
export const oneMoreGroup = {
  id: 'one-more-group',
  en: 'Add one more group of {size}.',
  es: 'Suma un grupo más de {size}.',
} as const
export const oneGroupLess = {
  id: 'one-group-less',
  en: 'Take away one group of {size}.',
  es: 'Quita un grupo de {size}.',
} as const
export const moreGroups = {
  id: 'more-groups',
  en: 'Add {groups} more groups of {size}.',
  es: 'Suma {groups} grupos más de {size}.',
} as const
export const thinkOfGroups = {
  id: 'think-of-groups',
  en: 'Think of equal groups.',
  es: 'Piensa en grupos iguales.',
} as const
export const timesOne = {
  id: 'times-one',
  en: 'Any number times 1 stays the same.',
  es: 'Cualquier número por 1 queda igual.',
} as const
export const timesZero = {
  id: 'times-zero',
  en: 'Any number times 0 is 0.',
  es: 'Cualquier número por 0 es 0.',
} as const
export const countGroups = {
  id: 'count-groups',
  en: 'Count the groups: {groups}.',
  es: 'Cuenta los grupos: {groups}.',
} as const
export const countGroupsForFactor = {
  id: 'count-groups-for-factor',
  en: 'Count the groups: {groups}. The missing factor is {factor}.',
  es: 'Cuenta los grupos: {groups}. El factor que falta es {factor}.',
} as const
export const countedFactor = {
  id: 'counted-factor',
  en: 'Count the groups: the missing factor is {factor}.',
  es: 'Cuenta los grupos: el factor que falta es {factor}.',
} as const
export const equalGroups = {
  id: 'equal-groups',
  en: '{groups} equal groups: multiply.',
  es: '{groups} grupos iguales: multiplica.',
} as const
export const shareEqually = {
  id: 'share-equally',
  en: 'Share equally: divide.',
  es: 'Reparte en partes iguales: divide.',
} as const
export const thinkMultiplication = {
  id: 'think-multiplication',
  en: 'Think: {factor} × ? = {product}.',
  es: 'Piensa: {factor} × ? = {product}.',
} as const
export const tensInProduct = {
  id: 'tens-in-product',
  en: '{product} is {factor} tens.',
  es: '{product} son {factor} decenas.',
} as const
export const multiplyInBothOrders = {
  id: 'multiply-in-both-orders',
  en: 'Multiply the two factors in both orders.',
  es: 'Multiplica los dos factores en los dos órdenes.',
} as const
export const turnFactorsAround = {
  id: 'turn-factors-around',
  en: 'Change the order of the factors: the product stays the same.',
  es: 'Cambia el orden de los factores: el producto es el mismo.',
} as const
export const divideByEachFactor = {
  id: 'divide-by-each-factor',
  en: 'Divide the product by each factor.',
  es: 'Divide el producto entre cada factor.',
} as const
export const doubleIt = { id: 'double-it', en: 'Double it.', es: 'Duplica.' } as const
export const multiplyEachPlace = {
  id: 'multiply-each-place',
  en: 'Multiply each place.',
  es: 'Multiplica cada posición.',
} as const
export const multiplyTens = {
  id: 'multiply-tens',
  en: 'Multiply the digits, then write the zeros.',
  es: 'Multiplica los dígitos y luego escribe los ceros.',
} as const
export const divideWithRemainder = {
  id: 'divide-with-remainder',
  en: 'Divide. The remainder is {rest}.',
  es: 'Divide. El residuo es {rest}.',
} as const
export const firstDigitOfQuotient = {
  id: 'first-digit-of-quotient',
  en: '{dividend} ÷ {divisor}: write {digit}. Multiply, then subtract.',
  es: '{dividend} ÷ {divisor}: escribe {digit}. Multiplica y luego resta.',
} as const
export const divideMultiplySubtract = {
  id: 'divide-multiply-subtract',
  en: 'Divide, multiply, subtract.',
  es: 'Divide, multiplica y resta.',
} as const
export const bringDown = {
  id: 'bring-down',
  en: 'Bring down the {digit}. {dividend} ÷ {divisor}: write {next}.',
  es: 'Baja el {digit}. {dividend} ÷ {divisor}: escribe {next}.',
} as const
export const bringDownFrom = {
  id: 'bring-down-from',
  en: 'Bring down the {digit} from {place}. {dividend} ÷ {divisor}: write {next}.',
  es: 'Baja el {digit} de {place}. {dividend} ÷ {divisor}: escribe {next}.',
} as const
export const zeroInQuotient = {
  id: 'zero-in-quotient',
  en: 'Bring down the {digit}. {rest} is less than {divisor}: write 0 in the quotient.',
  es: 'Baja el {digit}. {rest} es menor que {divisor}: escribe 0 en el cociente.',
} as const
export const checkDivision = {
  id: 'check-division',
  en: 'Check: divisor × quotient + remainder.',
  es: 'Comprueba: divisor × cociente + residuo.',
} as const
export const checkQuotient = {
  id: 'check-quotient',
  en: 'Check: divisor × quotient.',
  es: 'Comprueba: divisor × cociente.',
} as const
export const whatIsLeft = {
  id: 'what-is-left',
  en: 'What is left is the remainder.',
  es: 'Lo que sobra es el residuo.',
} as const
export const writeQuotient = { id: 'write-quotient', en: 'Write the quotient.', es: 'Escribe el cociente.' } as const
export const listFactorsOf = {
  id: 'list-factors-of',
  en: 'List the factors of {value}.',
  es: 'Escribe los factores de {value}.',
} as const
export const greatestOfThese = {
  id: 'greatest-of-these',
  en: '{value} is the greatest of these that is a factor of {others} too.',
  es: '{value} es el mayor de estos que también es factor de {others}.',
} as const
export const listMultiples = { id: 'list-multiples', en: 'List multiples.', es: 'Escribe múltiplos.' } as const
export const listMultiplesOf = {
  id: 'list-multiples-of',
  en: 'List multiples of {value}.',
  es: 'Escribe múltiplos de {value}.',
} as const
export const othersDivideIt = {
  id: 'others-divide-it',
  en: '{value} is the first that is a multiple of {others} too.',
  es: '{value} es el primero que también es múltiplo de {others}.',
} as const
export const sharesBoth = {
  id: 'shares-both',
  en: 'Equal parts with nothing left over: look for a number that divides both.',
  es: 'Partes iguales, sin que sobre nada: busca un número que divida a los dos.',
} as const
export const meetsBoth = {
  id: 'meets-both',
  en: 'List multiples of each. Look for the first number in both lists.',
  es: 'Escribe múltiplos de cada número. Busca el primero que está en las dos listas.',
} as const
export const greatestThatDividesBoth = {
  id: 'greatest-that-divides-both',
  en: 'The greatest number that divides both is the greatest common factor.',
  es: 'El mayor número que divide a los dos es el máximo común divisor.',
} as const
export const leastThatBothReach = {
  id: 'least-that-both-reach',
  en: 'The least number that is a multiple of both is the least common multiple.',
  es: 'El menor número que es múltiplo de los dos es el mínimo común múltiplo.',
} as const
export const multiplySharedFactors = {
  id: 'multiply-shared-factors',
  en: 'GCF: multiply the factors in both.',
  es: 'MCD: multiplica los factores que están en ambos.',
} as const
export const multiplyAllFactors = {
  id: 'multiply-all-factors',
  en: 'LCM: multiply all the factors in the diagram.',
  es: 'MCM: multiplica todos los factores del diagrama.',
} as const
export const nameGcfAndLcm = {
  id: 'name-gcf-and-lcm',
  en: 'Name the GCF and the LCM.',
  es: 'Di cuál es el MCD y cuál el MCM.',
} as const
export const divideByGroups = {
  id: 'divide-by-groups',
  en: 'Share among the {groups} groups.',
  es: 'Reparte entre los {groups} grupos.',
} as const
export const howManyReach = {
  id: 'how-many-reach',
  en: 'Find how many times {size} makes {value}.',
  es: 'Halla cuántas veces {size} da {value}.',
} as const
export const takeGreatestCommon = {
  id: 'take-greatest-common',
  en: 'Take the greatest common factor: {value}.',
  es: 'Toma el máximo común divisor: {value}.',
} as const
export const takeLeastCommon = {
  id: 'take-least-common',
  en: 'Take the least common multiple: {value}.',
  es: 'Toma el mínimo común múltiplo: {value}.',
} as const
export const onlyTwoFactors = {
  id: 'only-two-factors',
  en: 'Its only factors are 1 and {value}: it is prime.',
  es: 'Sus únicos factores son 1 y {value}: es primo.',
} as const
export const hasAnotherFactor = {
  id: 'has-another-factor',
  en: '{factor} is a factor too: the number is composite.',
  es: '{factor} también es factor: el número es compuesto.',
} as const
export const doFirst = { id: 'do-first', en: 'Do {what} first.', es: 'Haz primero {what}.' } as const
export const evaluateFirst = {
  id: 'evaluate-first',
  en: 'Evaluate {what} first.',
  es: 'Calcula primero {what}.',
} as const
export const doNext = { id: 'do-next', en: 'Then {what}.', es: 'Luego, {what}.' } as const
export const workLeftToRight = {
  id: 'work-left-to-right',
  en: 'Work from left to right.',
  es: 'Resuelve de izquierda a derecha.',
} as const
export const repeatedMultiplication = {
  id: 'repeated-multiplication',
  en: 'The exponent tells how many times 10 is a factor.',
  es: 'El exponente dice cuántas veces es factor el 10.',
} as const
export const exponentCountsZeros = {
  id: 'exponent-counts-zeros',
  en: 'Count the zeros: {count}.',
  es: 'Cuenta los ceros: {count}.',
} as const
export const breakIntoFactors = {
  id: 'break-into-factors',
  en: 'Write it as a product.',
  es: 'Escríbelo como producto.',
} as const
export const digitsMoveForEachZero = {
  id: 'digits-move-for-each-zero',
  en: 'Each zero moves the digits 1 place to the left.',
  es: 'Cada cero mueve los dígitos 1 lugar a la izquierda.',
} as const
export const remainderOverDivisor = {
  id: 'remainder-over-divisor',
  en: 'Write the remainder over the divisor.',
  es: 'Escribe el residuo sobre el divisor.',
} as const
export const breakIntoMultiples = {
  id: 'break-into-multiples',
  en: 'Break it into multiples of {divisor}.',
  es: 'Sepáralo en múltiplos de {divisor}.',
} as const
export const divideEachPart = {
  id: 'divide-each-part',
  en: 'Divide each part.',
  es: 'Divide cada parte.',
} as const
