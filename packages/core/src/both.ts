export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Something said in both languages. Leaving one out does not compile. */
export interface Both<T> {
  readonly en: T
  readonly es: T
}

/** Says the same in both languages: bare maths, a figure. */
export const both = <const T>(content: T): Both<T> => ({ en: content, es: content })
