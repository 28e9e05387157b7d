import { type Both, both, type Content, type Inline, line, numberWords } from '../content.ts'
import type { AnswerType } from './type.ts'

/** A number in words, spelled in the language of the page; a decimal has thousandths at most. */
export const numberInWords: AnswerType<number> = {
  kind: 'number-words',
  show: value => both({ kind: 'paragraph', content: line`${numberWords(value)}` }),
  value: value => value,
  nearMisses: value => [value + 1, value + 10, value * 10].map(near => Math.round(near * 1000) / 1000),
}

/** Words for several blanks in order, each one of a few keys: the reasons of a proof, the names in a diagram. */
export function textList<const K extends string>(
  shown: Readonly<Record<K, Both<readonly Inline[]>>>,
): AnswerType<readonly K[]> {
  const keys = Object.keys(shown) as K[]
  const listed = (values: readonly K[], locale: 'en' | 'es'): Content => ({
    kind: 'bullets',
    ordered: true,
    items: values.map(key => shown[key][locale]),
  })
  return {
    kind: 'text-list',
    show: values => ({ en: listed(values, 'en'), es: listed(values, 'es') }),
    value: values => values,
    nearMisses: values =>
      values.flatMap((value, i) =>
        keys
          .filter(key => key !== value)
          .slice(0, 2)
          .map(key => values.with(i, key)),
      ),
  }
}
