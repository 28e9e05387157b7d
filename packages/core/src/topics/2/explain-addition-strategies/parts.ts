import { answerStep, line, list, prose, type Sentence, type Step, type Value } from '../../../author.ts'

export const COMPLETE = {
  en: prose`Write the missing numbers. Both sides of each equal sign (=) have the same value.`,
  es: prose`Escribe los números que faltan. Los dos lados de cada signo igual (=) valen lo mismo.`,
}

/** What belongs in the blanks. */
export const fillIn = (values: readonly Value[]): Step =>
  answerStep(list(...values), {
    en: line`Write these numbers in the blanks, in order.`,
    es: line`Escribe estos números en los espacios, en orden.`,
  })

export const sentence = (key: string, says: Sentence['says']): Sentence => ({ key, says })
