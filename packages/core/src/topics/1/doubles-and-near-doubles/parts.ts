import { answerStep, both, count, prose } from '../../../author.ts'
import type { Setting } from './stories.ts'

export const add = { en: prose`Add.`, es: prose`Suma.` }

export const missingNumbers = { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` }

export const ENDS = (setting: Setting, total: number) => {
  const found = count(total, setting.noun)
  return answerStep(both(prose`${found}`), setting.ends(found))
}
