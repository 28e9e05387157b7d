import { line, name, type Person, type Quantity } from '../../../author.ts'

/** How stories end: what there is then, or what somebody has. */
export const thereAreNow = (found: Quantity) => ({ en: line`There are ${found} now.`, es: line`Ahora hay ${found}.` })
export const thereAreLeft = (found: Quantity) => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` })
export const hasNow = (found: Quantity, who: Person) => ({
  en: line`${name(who)} has ${found} now.`,
  es: line`${name(who)} tiene ahora ${found}.`,
})
export const hasLeft = (found: Quantity, who: Person) => ({
  en: line`${name(who)} has ${found} left.`,
  es: line`A ${name(who)} le quedan ${found}.`,
})
