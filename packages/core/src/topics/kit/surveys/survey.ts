import {
  type Block,
  type Both,
  capital,
  howMany,
  type Icon,
  iconNoun,
  type Noun,
  prose,
  things,
  type words as Words,
  words,
} from '../../../author.ts'

export type Label = ReturnType<typeof Words>

export interface Category {
  /** On the chart: Bus. */
  readonly name: Label
  /** In a question: by bus. It ends with the name. */
  readonly said: Label
}

/** Who was asked or what was counted, and in which categories: children chose apples, days were sunny. */
export interface Survey<Categories extends readonly Category[] = readonly Category[]> {
  readonly title: Label
  readonly noun: Noun
  readonly verb: Label
  readonly categories: Categories
}

export const category = (en: string, es: string, said: readonly [en: string, es: string] = [en, es]): Category => ({
  name: words(capital(en), capital(es)),
  said: words(...said),
})
/** Apples. */
export const labelOfIcon = (icon: Icon): Label => {
  const { en, es } = iconNoun(icon)
  return words(capital(en[1]), capital(es[1]))
}

type Asked = Pick<Survey, 'noun' | 'verb'>

export const howManyOf = ({ noun, verb }: Asked, a: Category): Both<Block> => ({
  en: prose`${howMany(noun)} ${verb} ${a.said}? ____`,
  es: prose`¿${howMany(noun)} ${verb} ${a.said}? ____`,
})
export const howManyOr = ({ noun, verb }: Asked, a: Category, b: Category): Both<Block> => ({
  en: prose`${howMany(noun)} ${verb} ${a.said} or ${b.said}? ____`,
  es: prose`¿${howMany(noun)} ${verb} ${a.said} o ${b.said}? ____`,
})
export const howManyThan = ({ noun, verb }: Asked, asked: 'more' | 'fewer', a: Category, b: Category): Both<Block> =>
  asked === 'more'
    ? {
        en: prose`How many more ${things(noun)} ${verb} ${a.said} than ${b.said}? ____`,
        es: prose`¿${howMany(noun)} más ${verb} ${a.said} que ${b.said}? ____`,
      }
    : {
        en: prose`How many fewer ${things(noun)} ${verb} ${a.said} than ${b.said}? ____`,
        es: prose`¿${howMany(noun)} menos ${verb} ${a.said} que ${b.said}? ____`,
      }
/** Two together, compared with a third. */
export const howManyMoreOr = ({ noun, verb }: Asked, a: Category, b: Category, c: Category): Both<Block> => ({
  en: prose`How many more ${things(noun)} ${verb} ${a.said} or ${b.said} than ${c.said}? ____`,
  es: prose`¿${howMany(noun)} más ${verb} ${a.said} o ${b.said} que ${c.said}? ____`,
})

export const whichShows = ({ noun }: Asked, asked: 'most' | 'fewest'): Both<Block> =>
  asked === 'most'
    ? { en: prose`Which row shows the most ${things(noun)}?`, es: prose`¿Qué fila muestra más ${things(noun)}?` }
    : { en: prose`Which row shows the fewest ${things(noun)}?`, es: prose`¿Qué fila muestra menos ${things(noun)}?` }
