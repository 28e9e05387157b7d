import { aThing, type Block, type Both, type Noun, type Of, prose, type Term, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { mixed } from '../../kit/choices/turned.ts'

type Words = Of<'words'>
/** What two children take of things of one size, and the verb. */
interface Taken {
  readonly noun: Noun
  readonly verb: Words
  /** They eat the same amount. */
  readonly same: Both<Block>
  /** Ropes are of the same length. */
  readonly isLong?: true
}
const more = words('more', 'más')
const less = words('less', 'menos')
const EAT = {
  verb: words('eats', 'come'),
  same: { en: prose`They eat the same amount.`, es: prose`Comen lo mismo.` },
}
const USE = {
  verb: words('uses', 'usa'),
  same: { en: prose`They use the same amount.`, es: prose`Usan lo mismo.` },
}
const PAINT = {
  verb: words('paints', 'pinta'),
  same: { en: prose`They paint the same amount.`, es: prose`Pintan lo mismo.` },
}
export const meals: readonly Taken[] = mixed([
  { noun: nouns.pizza, ...EAT },
  { noun: nouns.sandwich, ...EAT },
  { noun: nouns.orange, ...EAT },
  { noun: nouns.pancake, ...EAT },
  { noun: nouns.cake, ...EAT },
  { noun: nouns.tortilla, ...EAT },
  { noun: nouns.apple, ...EAT },
  { noun: nouns.cookie, ...EAT },
  { noun: nouns.ribbon, ...USE, isLong: true },
  { noun: nouns.rope, ...USE, isLong: true },
  { noun: nouns.sheetOfPaper, ...USE },
  { noun: nouns.wall, ...PAINT },
])

export const SHARES = { 2: words('one half', 'la mitad'), 4: words('one fourth', 'un cuarto') } as const

export const tellTaken = (
  { noun, verb, isLong }: Taken,
  [a, first]: readonly [Term, Words],
  [b, second]: readonly [Term, Words],
  asked: 'more' | 'less',
): Both<readonly Block[]> => {
  const how = asked === 'more' ? more : less
  const alike = isLong ? words('length', 'largo') : words('size', 'tamaño')
  return {
    en: [
      prose`${a} ${verb} ${first} of ${aThing(noun)}. ${b} ${verb} ${second} of ${aThing(noun)} of the same ${alike}.`,
      prose`Who ${verb} ${how}?`,
    ],
    es: [
      prose`${a} ${verb} ${first} de ${aThing(noun)}. ${b} ${verb} ${second} de ${aThing(noun)} del mismo ${alike}.`,
      prose`¿Quién ${verb} ${how}?`,
    ],
  }
}

/** What friends share, before and after others come or leave. */
export const shared: readonly Noun[] = mixed([
  nouns.pizza,
  nouns.cake,
  nouns.sandwich,
  nouns.pie,
  nouns.burrito,
  nouns.orange,
  nouns.pancake,
  nouns.tortilla,
])
/** What is cut into pieces. */
export const cutUp: readonly Noun[] = mixed([
  nouns.sandwich,
  nouns.apple,
  nouns.pancake,
  nouns.tortilla,
  nouns.orange,
  nouns.burrito,
  nouns.pizza,
  nouns.cookie,
])
