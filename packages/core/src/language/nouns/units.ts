import type { Noun } from '../noun.ts'

export const acre: Noun = { en: ['acre', 'acres'], es: ['acre', 'acres'], gender: 'm' }
export const centimeter: Noun = { en: ['centimeter', 'centimeters'], es: ['centímetro', 'centímetros'], gender: 'm' }
export const century: Noun = { en: ['century', 'centuries'], es: ['siglo', 'siglos'], gender: 'm' }
export const cubicCentimeter: Noun = {
  en: ['cubic centimeter', 'cubic centimeters'],
  es: ['centímetro cúbico', 'centímetros cúbicos'],
  gender: 'm',
}
export const cubicFoot: Noun = { en: ['cubic foot', 'cubic feet'], es: ['pie cúbico', 'pies cúbicos'], gender: 'm' }
export const cubicInch: Noun = {
  en: ['cubic inch', 'cubic inches'],
  es: ['pulgada cúbica', 'pulgadas cúbicas'],
  gender: 'f',
}
export const cubicMeter: Noun = {
  en: ['cubic meter', 'cubic meters'],
  es: ['metro cúbico', 'metros cúbicos'],
  gender: 'm',
}
export const cubicUnit: Noun = {
  en: ['cubic unit', 'cubic units'],
  es: ['unidad cúbica', 'unidades cúbicas'],
  gender: 'f',
}
export const cubicYard: Noun = {
  en: ['cubic yard', 'cubic yards'],
  es: ['yarda cúbica', 'yardas cúbicas'],
  gender: 'f',
}
export const cup: Noun = { en: ['cup', 'cups'], es: ['taza', 'tazas'], gender: 'f' }
export const day: Noun = { en: ['day', 'days'], es: ['día', 'días'], gender: 'm' }
export const decade: Noun = { en: ['decade', 'decades'], es: ['década', 'décadas'], gender: 'f' }
export const degree: Noun = { en: ['degree', 'degrees'], es: ['grado', 'grados'], gender: 'm' }
export const degreeCelsius: Noun = {
  en: ['degree Celsius', 'degrees Celsius'],
  es: ['grado Celsius', 'grados Celsius'],
  gender: 'm',
}
export const degreeFahrenheit: Noun = {
  en: ['degree Fahrenheit', 'degrees Fahrenheit'],
  es: ['grado Fahrenheit', 'grados Fahrenheit'],
  gender: 'm',
}
export const fluidOunce: Noun = {
  en: ['fluid ounce', 'fluid ounces'],
  es: ['onza líquida', 'onzas líquidas'],
  gender: 'f',
}
export const foot: Noun = { en: ['foot', 'feet'], es: ['pie', 'pies'], gender: 'm' }
export const footPerSecond: Noun = {
  en: ['foot per second', 'feet per second'],
  es: ['pie por segundo', 'pies por segundo'],
  gender: 'm',
}
export const gallon: Noun = { en: ['gallon', 'gallons'], es: ['galón', 'galones'], gender: 'm' }
export const gram: Noun = { en: ['gram', 'grams'], es: ['gramo', 'gramos'], gender: 'm' }
export const hectare: Noun = { en: ['hectare', 'hectares'], es: ['hectárea', 'hectáreas'], gender: 'f' }
export const hour: Noun = { en: ['hour', 'hours'], es: ['hora', 'horas'], gender: 'f' }
export const inch: Noun = { en: ['inch', 'inches'], es: ['pulgada', 'pulgadas'], gender: 'f' }
export const kilogram: Noun = { en: ['kilogram', 'kilograms'], es: ['kilogramo', 'kilogramos'], gender: 'm' }
export const kilometer: Noun = { en: ['kilometer', 'kilometers'], es: ['kilómetro', 'kilómetros'], gender: 'm' }
export const kilometerPerHour: Noun = {
  en: ['kilometer per hour', 'kilometers per hour'],
  es: ['kilómetro por hora', 'kilómetros por hora'],
  gender: 'm',
}
export const liter: Noun = { en: ['liter', 'liters'], es: ['litro', 'litros'], gender: 'm' }
export const meter: Noun = { en: ['meter', 'meters'], es: ['metro', 'metros'], gender: 'm' }
export const meterPerSecond: Noun = {
  en: ['meter per second', 'meters per second'],
  es: ['metro por segundo', 'metros por segundo'],
  gender: 'm',
}
export const mile: Noun = { en: ['mile', 'miles'], es: ['milla', 'millas'], gender: 'f' }
export const milePerHour: Noun = {
  en: ['mile per hour', 'miles per hour'],
  es: ['milla por hora', 'millas por hora'],
  gender: 'f',
}
export const milligram: Noun = { en: ['milligram', 'milligrams'], es: ['miligramo', 'miligramos'], gender: 'm' }
export const milliliter: Noun = { en: ['milliliter', 'milliliters'], es: ['mililitro', 'mililitros'], gender: 'm' }
export const millimeter: Noun = { en: ['millimeter', 'millimeters'], es: ['milímetro', 'milímetros'], gender: 'm' }
export const minute: Noun = { en: ['minute', 'minutes'], es: ['minuto', 'minutos'], gender: 'm' }
export const month: Noun = { en: ['month', 'months'], es: ['mes', 'meses'], gender: 'm' }
export const ounce: Noun = { en: ['ounce', 'ounces'], es: ['onza', 'onzas'], gender: 'f' }
export const pint: Noun = { en: ['pint', 'pints'], es: ['pinta', 'pintas'], gender: 'f' }
export const pound: Noun = { en: ['pound', 'pounds'], es: ['libra', 'libras'], gender: 'f' }
export const quart: Noun = { en: ['quart', 'quarts'], es: ['cuarto de galón', 'cuartos de galón'], gender: 'm' }
export const radian: Noun = { en: ['radian', 'radians'], es: ['radián', 'radianes'], gender: 'm' }
export const second: Noun = { en: ['second', 'seconds'], es: ['segundo', 'segundos'], gender: 'm' }
export const squareCentimeter: Noun = {
  en: ['square centimeter', 'square centimeters'],
  es: ['centímetro cuadrado', 'centímetros cuadrados'],
  gender: 'm',
}
export const squareFoot: Noun = {
  en: ['square foot', 'square feet'],
  es: ['pie cuadrado', 'pies cuadrados'],
  gender: 'm',
}
export const squareInch: Noun = {
  en: ['square inch', 'square inches'],
  es: ['pulgada cuadrada', 'pulgadas cuadradas'],
  gender: 'f',
}
export const squareKilometer: Noun = {
  en: ['square kilometer', 'square kilometers'],
  es: ['kilómetro cuadrado', 'kilómetros cuadrados'],
  gender: 'm',
}
export const squareMeter: Noun = {
  en: ['square meter', 'square meters'],
  es: ['metro cuadrado', 'metros cuadrados'],
  gender: 'm',
}
export const squareMile: Noun = {
  en: ['square mile', 'square miles'],
  es: ['milla cuadrada', 'millas cuadradas'],
  gender: 'f',
}
export const squareUnit: Noun = {
  en: ['square unit', 'square units'],
  es: ['unidad cuadrada', 'unidades cuadradas'],
  gender: 'f',
}
export const squareYard: Noun = {
  en: ['square yard', 'square yards'],
  es: ['yarda cuadrada', 'yardas cuadradas'],
  gender: 'f',
}
export const tablespoon: Noun = { en: ['tablespoon', 'tablespoons'], es: ['cucharada', 'cucharadas'], gender: 'f' }
export const teaspoon: Noun = { en: ['teaspoon', 'teaspoons'], es: ['cucharadita', 'cucharaditas'], gender: 'f' }
export const ton: Noun = { en: ['ton', 'tons'], es: ['tonelada', 'toneladas'], gender: 'f' }
export const unit: Noun = { en: ['unit', 'units'], es: ['unidad', 'unidades'], gender: 'f' }
export const week: Noun = { en: ['week', 'weeks'], es: ['semana', 'semanas'], gender: 'f' }
export const yard: Noun = { en: ['yard', 'yards'], es: ['yarda', 'yardas'], gender: 'f' }
export const year: Noun = { en: ['year', 'years'], es: ['año', 'años'], gender: 'm' }
