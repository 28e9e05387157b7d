import { prose } from '../../../author.ts'

export const howOftenTrue = {
  en: prose`Always, sometimes, or never true?`,
  es: prose`¿Siempre, a veces o nunca es verdad?`,
}
