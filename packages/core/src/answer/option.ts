import type { Both, Content } from '../content.ts'
import { prose } from '../content.ts'
import type { AnswerType } from './type.ts'

/** Fixed choices in fixed order, each under a key: option({ yes: { en: prose`Yes`, es: prose`Sí` }, … }). */
export function option<const K extends string>(shown: Readonly<Record<K, Both<Content>>>): AnswerType<K> {
  const keys = Object.keys(shown) as K[]
  return {
    kind: 'choice',
    show: key => shown[key],
    value: key => key,
    nearMisses: key => keys.filter(other => other !== key),
    options: keys,
  }
}

export const trueOrFalse = option({
  true: { en: prose`True`, es: prose`Verdadero` },
  false: { en: prose`False`, es: prose`Falso` },
})
export const yesOrNo = option({ yes: { en: prose`Yes`, es: prose`Sí` }, no: { en: prose`No`, es: prose`No` } })

/** What a pupil writes into a blank, one of a few signs or words that the instruction names: no letters are printed. */
export function writtenOption<const K extends string>(shown: Readonly<Record<K, Both<Content>>>): AnswerType<K> {
  const { options: _, ...type } = option(shown)
  return type
}
