import { prose } from '../../../author.ts'

export const makeTen = {
  en: prose`Make ${10}. Write the missing numbers.`,
  es: prose`Forma ${10}. Escribe los números que faltan.`,
}
export const goToTen = {
  en: prose`Go down to ${10}. Write the missing numbers.`,
  es: prose`Baja hasta ${10}. Escribe los números que faltan.`,
}
