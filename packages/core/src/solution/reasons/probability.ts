export const addAllOutcomes = {
  id: 'add-all-outcomes',
  en: 'Add to find the number of outcomes.',
  es: 'Suma para hallar el número de resultados.',
} as const
export const listFavorable = {
  id: 'list-favorable',
  en: 'List the favorable numbers.',
  es: 'Escribe los números favorables.',
} as const
export const countTheOthers = {
  id: 'count-the-others',
  en: 'Count the others: subtract from all.',
  es: 'Cuenta los demás: resta del total.',
} as const
export const addFavorable = {
  id: 'add-favorable',
  en: 'No outcome is both: add the favorable ones.',
  es: 'Ningún resultado cumple las dos condiciones: suma los favorables.',
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
export const timesTheTrials = {
  id: 'times-the-trials',
  en: 'Multiply the probability by the number of trials.',
  es: 'Multiplica la probabilidad por el número de ensayos.',
} as const
export const shareOfTheOthers = {
  id: 'share-of-the-others',
  en: 'Find what part of all the marbles the others must be.',
  es: 'Halla qué parte del total deben ser las otras canicas.',
} as const
export const divideByTheirShare = {
  id: 'divide-by-their-share',
  en: 'Divide their number by that part to find the number of all marbles.',
  es: 'Divide su número entre esa parte para hallar el número de todas las canicas.',
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
export const independentIfSame = {
  id: 'independent-if-same',
  en: 'The events are independent if knowing that `A` occurs does not change the probability of `B`.',
  es: 'Los sucesos son independientes si saber que ocurre `A` no cambia la probabilidad de `B`.',
} as const
export const independentIfProduct = {
  id: 'independent-if-product',
  en: 'The events are independent if this product is the probability of both.',
  es: 'Los sucesos son independientes si este producto es la probabilidad de ambos.',
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
  en: 'Without repetition, each place has one fewer choice: multiply.',
  es: 'Sin repetición, cada lugar tiene una opción menos: multiplica.',
} as const
export const eitherCase = {
  id: 'either-case',
  en: 'Either case: add.',
  es: 'Un caso o el otro: suma.',
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
export const binomialMean = {
  id: 'binomial-mean',
  en: 'Mean: number of trials times probability.',
  es: 'Media: número de ensayos por probabilidad.',
} as const
export const binomialDeviation = {
  id: 'binomial-deviation',
  en: 'Standard deviation: the square root of `np(1 - p)`.',
  es: 'Desviación estándar: la raíz cuadrada de `np(1 - p)`.',
} as const
