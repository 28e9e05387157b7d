import { line, name, type Person, prose, subject, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { given, saved } from './changes.ts'
import { hasLeft, hasNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const cards = { noun: nouns.tradingCard, most: 100 } as const
/** Each level tells of something else. */
const stickers = { noun: nouns.sticker, most: 100 } as const
const stamps = { noun: nouns.stamp, most: 100 } as const

export const cardChanges: readonly ChangeStory[] = [
  {
    ...cards,
    plan: 'add, add',
    changes: [saved, saved],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} has ${a} trading cards. ${name(other)} gives ${name(who)} ${b} cards. Then ${name(who)} buys ${c} cards. How many trading cards does ${name(who)} have now?`,
      es: prose`${name(who)} tiene ${a} tarjetas coleccionables. ${name(other)} le regala ${b} tarjetas. Luego ${name(who)} compra ${c} tarjetas. ¿Cuántas tarjetas coleccionables tiene ahora ${name(who)}?`,
    }),
    ends: hasNow,
  },
  {
    ...cards,
    plan: 'take, take',
    changes: [given, given],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} has ${a} trading cards. ${subject(who)} gives ${b} cards to ${name(other)} and ${c} cards to a cousin. How many trading cards does ${name(who)} have left?`,
      es: prose`${name(who)} tiene ${a} tarjetas coleccionables. Le da ${b} tarjetas a ${name(other)} y ${c} tarjetas a un primo. ¿Cuántas tarjetas coleccionables le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...cards,
    plan: 'add, add',
    changes: [saved, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} puts ${a} trading cards on page 1. ${subject(who)} puts ${b} cards on page 2 and ${c} cards on page 3. How many trading cards is that in all?`,
      es: prose`${name(who)} pone ${a} tarjetas coleccionables en la página 1. Pone ${b} tarjetas en la página 2 y ${c} en la página 3. ¿Cuántas tarjetas coleccionables son en total?`,
    }),
    ends: found => ({ en: line`That is ${found} in all.`, es: line`En total son ${found}.` }),
  },
  {
    ...cards,
    plan: 'take, take',
    changes: [given, given],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} brings ${a} trading cards to school. ${subject(who)} gives away ${b} cards on Monday and ${c} cards on Friday. How many trading cards are left?`,
      es: prose`${name(who)} lleva ${a} tarjetas coleccionables a la escuela. Regala ${b} tarjetas el lunes y ${c} tarjetas el viernes. ¿Cuántas tarjetas coleccionables le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...stickers,
    plan: 'add, take',
    changes: [saved, given],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} has ${a} stickers and buys ${b} stickers. Then ${subject(who)} gives ${c} stickers to ${name(other)}. How many stickers does ${name(who)} have now?`,
      es: prose`${name(who)} tiene ${a} calcomanías y compra ${b} calcomanías. Luego le da ${c} calcomanías a ${name(other)}. ¿Cuántas calcomanías tiene ahora ${name(who)}?`,
    }),
    ends: hasNow,
  },
  {
    ...stickers,
    plan: 'take, add',
    changes: [given, saved],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} has ${a} stickers. ${subject(who)} gives ${name(other)} ${b} stickers. Then ${name(who)} buys ${c} stickers. How many stickers does ${name(who)} have now?`,
      es: prose`${name(who)} tiene ${a} calcomanías. Le da ${b} calcomanías a ${name(other)}. Luego ${name(who)} compra ${c} calcomanías. ¿Cuántas calcomanías tiene ahora ${name(who)}?`,
    }),
    ends: hasNow,
  },
  {
    ...stickers,
    plan: 'add, take',
    changes: [saved, given],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} old stickers and ${b} new stickers. ${subject(who)} gives away ${c} stickers. How many stickers are left?`,
      es: prose`${name(who)} tiene ${a} calcomanías viejas y ${b} nuevas. Regala ${c} calcomanías. ¿Cuántas calcomanías le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...stickers,
    plan: 'take, add',
    changes: [given, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} stickers and gives away ${b} stickers. At a birthday party, ${subject(who)} gets ${c} new stickers. How many stickers does ${name(who)} have now?`,
      es: prose`${name(who)} tiene ${a} calcomanías y regala ${b} calcomanías. En una fiesta recibe ${c} calcomanías nuevas. ¿Cuántas calcomanías tiene ahora ${name(who)}?`,
    }),
    ends: hasNow,
  },
  {
    ...stamps,
    plan: 'start: add, take',
    changes: [saved, given],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} gets ${a} stamps. Then ${subject(who)} gives away ${b} stamps. Now ${subject(who)} has ${c} stamps. How many stamps did ${name(who)} have at first?`,
      es: prose`${name(who)} recibe ${a} estampillas. Luego regala ${b} estampillas. Ahora tiene ${c} estampillas. ¿Cuántas estampillas tenía ${name(who)} al principio?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    ...stamps,
    plan: 'middle: add, take',
    changes: [saved, given],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} stamps and buys some more. Then ${subject(who)} gives away ${b} stamps. Now ${subject(who)} has ${c} stamps. How many stamps did ${name(who)} buy?`,
      es: prose`${name(who)} tiene ${a} estampillas y compra otras más. Luego regala ${b} estampillas. Ahora tiene ${c} estampillas. ¿Cuántas estampillas compró ${name(who)}?`,
    }),
    ends: (found, who) => ({ en: line`${name(who)} bought ${found}.`, es: line`${name(who)} compró ${found}.` }),
  },
]

const children = (who: Person, other: Person) => [words(who.name, who.name), words(other.name, other.name)] as const
export const cardComparisons: readonly ComparisonStory[] = [
  {
    ...stamps,
    plan: 'fewer, together',
    bars: children,
    why: (fewer, who, other) => ({
      en: line`${name(other)} has ${fewer} fewer than ${name(who)}: subtract.`,
      es: line`${name(other)} tiene ${fewer} menos que ${name(who)}: resta.`,
    }),
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} has ${a} stamps. ${name(other)} has ${b} fewer stamps than ${name(who)}. How many stamps do they have together?`,
      es: prose`${name(who)} tiene ${a} estampillas. ${name(other)} tiene ${b} estampillas menos que ${name(who)}. ¿Cuántas estampillas tienen en total?`,
    }),
    ends: found => ({ en: line`Together they have ${found}.`, es: line`En total tienen ${found}.` }),
  },
  {
    ...stamps,
    plan: 'fewer, together',
    bars: children,
    why: (fewer, who, other) => ({
      en: line`${name(other)} collected ${fewer} fewer than ${name(who)}: subtract.`,
      es: line`${name(other)} juntó ${fewer} menos que ${name(who)}: resta.`,
    }),
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} collected ${a} stamps. That is ${b} more than ${name(other)} collected. How many stamps did they collect together?`,
      es: prose`${name(who)} juntó ${a} estampillas. Son ${b} más de las que juntó ${name(other)}. ¿Cuántas estampillas juntaron en total?`,
    }),
    ends: found => ({ en: line`Together they collected ${found}.`, es: line`En total juntaron ${found}.` }),
  },
]
