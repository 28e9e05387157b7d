/** A countable noun in both languages. Spanish gender decides cuántos or cuántas, un or una. */
export interface Noun {
  readonly en: readonly [one: string, many: string]
  readonly es: readonly [one: string, many: string]
  readonly gender: 'm' | 'f'
}

/** A noun that one topic alone needs. The shared nouns are plain objects, so that every bundler drops the unused. */
export const noun = (one: string, many: string, una: string, muchas: string, gender: 'm' | 'f'): Noun => ({
  en: [one, many],
  es: [una, muchas],
  gender,
})
