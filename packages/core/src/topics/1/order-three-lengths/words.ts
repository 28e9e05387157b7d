import { isTerm, type Of, type Printed, words } from '../../../author.ts'
import type { Way } from '../../kit/measures/bars.ts'

export type Asked = 'more' | 'less'
export const ASKED = ['more', 'less'] as const
export const opposite = (asked: Asked): Asked => (asked === 'more' ? 'less' : 'more')
type Gender = 'f' | 'm'

const STEMS = {
  long: { more: ['long', 'larg'], less: ['short', 'cort'] },
  high: { more: ['tall', 'alt'], less: ['short', 'baj'] },
} as const
const adjective = (stem: string, gender: Gender) => `más ${stem}${gender === 'f' ? 'a' : 'o'}`

/** longer; más larga. */
export function comparative(way: Way, asked: Asked, gender: Gender): Of<'words'> {
  const [en, es] = STEMS[way][asked]
  return words(`${en}er`, adjective(es, gender))
}
/** longer than; más larga que. */
export function than(way: Way, asked: Asked, gender: Gender): Of<'words'> {
  const [en, es] = STEMS[way][asked]
  return words(`${en}er than`, `${adjective(es, gender)} que`)
}
/** the longest; la más larga. */
export function most(way: Way, asked: Asked, gender: Gender): Of<'words'> {
  const [en, es] = STEMS[way][asked]
  return words(`the ${en}est`, `${gender === 'f' ? 'la' : 'el'} ${adjective(es, gender)}`)
}
/** from shortest to longest; de la más corta a la más larga, del más corto al más largo. */
export function fromShortest(way: Way, gender: Gender): Of<'words'> {
  const { more, less } = STEMS[way]
  const [from, to] = gender === 'f' ? ['de la', 'a la'] : ['del', 'al']
  return words(
    `from ${less[0]}est to ${more[0]}est`,
    `${from} ${adjective(less[1], gender)} ${to} ${adjective(more[1], gender)}`,
  )
}

/** What is printed of names and of comparisons, in reading order: "A", "longer than", "B". Of "rope A" the letter is the name. */
export const namesAndComparisons = (printed: Printed): readonly string[] => {
  const items = printed.inlines.filter(item => typeof item !== 'string' || item.trim() !== '')
  return items.flatMap((item, i) => {
    if (typeof item === 'string') return []
    const next = items[i + 1]
    const isLettered = typeof next === 'object' && next.kind === 'symbol'
    if (isTerm(item)) {
      if (item.kind === 'person') return [item.person.name]
      return item.kind === 'thing' && !isLettered ? [item.noun.en[0]] : []
    }
    return item.kind === 'symbol' ? [item.name] : item.kind === 'words' ? [item.en] : []
  })
}
/** Whether the comparison says that the first is the greater one; null where it is none. */
export const saysMore = (comparison: string | undefined): boolean | null =>
  comparison?.endsWith(' than') ? !comparison.startsWith('short') : null
