import { line, name, type Person, type Quantity, words } from '../../../author.ts'

/** How stories end: what there is then, or what somebody has. */
export const thereAreNow = (en: string, es: string) => (found: Quantity) => ({
  en: line`There are ${found} ${words(en, es)} now.`,
  es: line`Ahora hay ${found} ${words(en, es)}.`,
})
export const thereAreLeftThere = (en: string, es: string) => (found: Quantity) => ({
  en: line`There are ${found} left ${words(en, es)}.`,
  es: line`Quedan ${found} ${words(en, es)}.`,
})
export const thereAreLeft = (found: Quantity) => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` })
export const hasNow = (found: Quantity, who: Person) => ({
  en: line`${name(who)} has ${found} now.`,
  es: line`${name(who)} tiene ahora ${found}.`,
})
export const hasLeft = (found: Quantity, who: Person) => ({
  en: line`${name(who)} has ${found} left.`,
  es: line`A ${name(who)} le quedan ${found}.`,
})
