import { type Both, both, type Content, prose } from '../content.ts'
import { symbol } from '../math/build.ts'
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

/** One of a few letters to write down, as words of the page. */
export const writtenLetter = <const Letter extends string>(...letters: Letter[]): AnswerType<Letter> =>
  writtenOption(shownEach(letters, letter => both({ kind: 'paragraph', content: [letter] })))
/** One of a few letters to write down, as the page prints names: in italics. */
export const writtenName = <const Letter extends string>(...letters: Letter[]): AnswerType<Letter> =>
  writtenOption(shownEach(letters, letter => both(symbol(letter))))

const shownEach = <Letter extends string>(letters: readonly Letter[], show: (letter: Letter) => Both<Content>) =>
  Object.fromEntries(letters.map(letter => [letter, show(letter)])) as Readonly<Record<Letter, Both<Content>>>
