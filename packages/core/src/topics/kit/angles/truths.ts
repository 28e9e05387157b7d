import { prose } from '../../../author.ts'

export const howOftenTrue = {
  en: prose`Always, sometimes, or never true?`,
  es: prose`¿Es verdad siempre, a veces o nunca?`,
}
