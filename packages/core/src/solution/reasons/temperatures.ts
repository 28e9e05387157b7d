export const spacesTellTheMark = {
  id: 'spaces-tell-the-mark',
  en: 'From {low} to {high} there are {spaces} spaces: each mark is {each}.',
  es: 'Del {low} al {high} hay {spaces} espacios: cada marca vale {each}.',
} as const
export const countMarksUp = {
  id: 'count-marks-up',
  en: 'From {number} to {next}, 10 spaces are 10 degrees: each mark is {each}. Count up from {number}.',
  es: 'Del {number} al {next}, 10 espacios son 10 grados: cada marca vale {each}. Cuenta hacia arriba desde el {number}.',
} as const
export const countUpByMarks = {
  id: 'count-up-by-marks',
  en: 'Count up by {each} from {number}.',
  es: 'Cuenta de {each} en {each} hacia arriba desde el {number}.',
} as const
export const countMarksUpOn = {
  id: 'count-marks-up-on',
  en: 'On thermometer {name}, {spaces} spaces are `10` degrees: each mark is {each}. Count up from {number}.',
  es: 'En el termómetro {name}, {spaces} espacios son `10` grados: cada marca vale {each}. Cuenta hacia arriba desde el {number}.',
} as const
export const colorUpToTheMark = {
  id: 'color-up-to-the-mark',
  en: 'Color up to the mark for {temperature}.',
  es: 'Colorea hasta la marca de {temperature}.',
} as const
export const readEachThermometer = {
  id: 'read-each-thermometer',
  en: 'On each thermometer, count up by {each} from the number below the top of the liquid.',
  es: 'En cada termómetro, cuenta de {each} en {each} desde el número que está debajo del nivel del líquido.',
} as const
export const lowestTemperatureFirst = {
  id: 'lowest-temperature-first',
  en: 'The lowest temperature is the coldest: write its letter first.',
  es: 'La temperatura más baja va primero: escribe su letra.',
} as const
export const higherMinusLower = {
  id: 'higher-minus-lower',
  en: 'Subtract the lower temperature from the higher one.',
  es: 'Resta la temperatura más baja de la más alta.',
} as const
export const goesUpSoAdd = {
  id: 'goes-up-so-add',
  en: 'The temperature goes up: add.',
  es: 'La temperatura sube: suma.',
} as const
export const goesDownSoSubtract = {
  id: 'goes-down-so-subtract',
  en: 'The temperature goes down: subtract.',
  es: 'La temperatura baja: resta.',
} as const
export const wentUpSoSubtract = {
  id: 'went-up-so-subtract',
  en: 'The temperature went up, so it was lower before: subtract.',
  es: 'La temperatura subió, así que antes era más baja: resta.',
} as const
export const wentDownSoAdd = {
  id: 'went-down-so-add',
  en: 'The temperature went down, so it was higher before: add.',
  es: 'La temperatura bajó, así que antes era más alta: suma.',
} as const
