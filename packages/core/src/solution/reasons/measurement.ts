export const howManyMakeOne = {
  id: 'how-many-make-one',
  en: 'Write how many of the smaller unit make 1 of the larger.',
  es: 'Escribe cuántas de la unidad menor forman 1 de la mayor.',
} as const
export const toSmallerUnit = {
  id: 'to-smaller-unit',
  en: 'To change to a smaller unit, multiply: more units are needed.',
  es: 'Para pasar a una unidad menor, multiplica: se necesitan más unidades.',
} as const
export const toLargerUnit = {
  id: 'to-larger-unit',
  en: 'To change to a larger unit, divide: fewer units are needed.',
  es: 'Para pasar a una unidad mayor, divide: se necesitan menos unidades.',
} as const
export const countTheHours = {
  id: 'count-the-hours',
  en: 'Count the whole hours: {hours}.',
  es: 'Cuenta las horas enteras: {hours}.',
} as const
export const countTheHoursBack = {
  id: 'count-the-hours-back',
  en: 'Count the whole hours back: {hours}.',
  es: 'Cuenta las horas enteras hacia atrás: {hours}.',
} as const
export const thenHalfAnHour = {
  id: 'then-half-an-hour',
  en: 'Then half an hour more.',
  es: 'Luego media hora más.',
} as const
export const halfAnHourBack = {
  id: 'half-an-hour-back',
  en: 'Then half an hour back.',
  es: 'Luego media hora hacia atrás.',
} as const
export const halfHourAlone = {
  id: 'half-hour-alone',
  en: 'In half an hour, the minute hand goes halfway around the clock.',
  es: 'En media hora, el minutero da media vuelta al reloj.',
} as const
export const readBothTimes = {
  id: 'read-both-times',
  en: 'Read both times in the table.',
  es: 'Lee las dos horas en la tabla.',
} as const
export const readItsTime = {
  id: 'read-its-time',
  en: 'Read the time in the table.',
  es: 'Lee la hora en la tabla.',
} as const
export const compareTheUnits = {
  id: 'compare-the-units',
  en: 'Compare the two units.',
  es: 'Compara las dos unidades.',
} as const
export const fewerOfTheLongerUnit = {
  id: 'fewer-of-the-longer-unit',
  en: 'Fewer of the longer units fit in the same length.',
  es: 'Cuanto más larga es la unidad, menos veces cabe en la misma longitud.',
} as const
export const moreOfTheShorterUnit = {
  id: 'more-of-the-shorter-unit',
  en: 'More of the shorter units fit in the same length.',
  es: 'Cuanto más corta es la unidad, más veces cabe en la misma longitud.',
} as const
export const lookAtThePans = {
  id: 'look-at-the-pans',
  en: 'Look at the pans.',
  es: 'Mira los platillos.',
} as const
export const heavierGoesDown = {
  id: 'heavier-goes-down',
  en: 'The heavier thing goes down.',
  es: 'Lo más pesado baja.',
} as const
export const lighterGoesUp = {
  id: 'lighter-goes-up',
  en: 'The lighter thing goes up.',
  es: 'Lo más liviano sube.',
} as const
export const isHeavier = {
  id: 'is-heavier',
  en: 'What is harder to lift is heavier.',
  es: 'Lo que cuesta más levantar pesa más.',
} as const
export const isLighter = {
  id: 'is-lighter',
  en: 'What is easier to lift is lighter.',
  es: 'Lo que cuesta menos levantar pesa menos.',
} as const
export const holdsTheMost = {
  id: 'holds-the-most',
  en: 'What takes more water to fill holds more.',
  es: 'Cabe más en lo que necesita más agua para llenarse.',
} as const
export const holdsTheLeast = {
  id: 'holds-the-least',
  en: 'What takes less water to fill holds less.',
  es: 'Cabe menos en lo que necesita menos agua para llenarse.',
} as const
export const balanceIsHeavy = {
  id: 'balance-is-heavy',
  en: 'A balance shows how heavy things are.',
  es: 'Una balanza muestra cuánto pesan las cosas.',
} as const
export const lyingIsLong = {
  id: 'lying-is-long',
  en: 'Bars that lie down are long or short.',
  es: 'Las barras acostadas son largas o cortas.',
} as const
export const standingIsTall = {
  id: 'standing-is-tall',
  en: 'Bars that stand up are tall or short.',
  es: 'Las barras de pie son altas o bajas.',
} as const
export const convertEachPart = {
  id: 'convert-each-part',
  en: 'Multiply the whole number and the fraction.',
  es: 'Multiplica el número entero y la fracción.',
} as const
export const quotientAndRest = {
  id: 'quotient-and-rest',
  en: 'Divide: the quotient counts the larger unit, and the remainder stays in the smaller one.',
  es: 'Divide: el cociente cuenta la unidad mayor y el residuo queda en la menor.',
} as const
export const writeTheUnits = {
  id: 'write-the-units',
  en: 'Write the units.',
  es: 'Escribe las unidades.',
} as const
export const compareInOneUnit = {
  id: 'compare-in-one-unit',
  en: 'Both are in the same unit: compare.',
  es: 'Las dos están en la misma unidad: compara.',
} as const
