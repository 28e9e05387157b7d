import { line, name, object, type Person, possessive, prose, subject, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { saved, spent } from './changes.ts'
import { hasLeft, hasNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const dollars = { noun: nouns.dollar, most: 100 } as const

export const savingsChanges: readonly ChangeStory[] = [
  {
    ...dollars,
    plan: 'add, add',
    changes: [saved, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} saves ${a} dollars in May. ${subject(who)} saves ${b} dollars in June and ${c} dollars in July. How many dollars does ${subject(who)} save in all?`,
      es: prose`${name(who)} ahorra ${a} dólares en mayo. Ahorra ${b} dólares en junio y ${c} dólares en julio. ¿Cuántos dólares ahorra en total?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} saves ${found} in all.`,
      es: line`${name(who)} ahorra ${found} en total.`,
    }),
  },
  {
    ...dollars,
    plan: 'take, take',
    changes: [spent, spent],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} dollars. A puzzle costs ${b} dollars, and a kite costs ${c} dollars. ${name(who)} buys both. How many dollars are left?`,
      es: prose`${name(who)} tiene ${a} dólares. Un rompecabezas cuesta ${b} dólares y una cometa cuesta ${c} dólares. ${name(who)} compra los dos. ¿Cuántos dólares le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...dollars,
    plan: 'add, add',
    changes: [saved, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} dollars. For washing cars, ${subject(who)} gets ${b} dollars. ${possessive(who)} grandmother gives ${object(who)} ${c} dollars more. How many dollars does ${name(who)} have now?`,
      es: prose`${name(who)} tiene ${a} dólares. Por lavar carros recibe ${b} dólares. Su abuela le da ${c} dólares más. ¿Cuántos dólares tiene ahora ${name(who)}?`,
    }),
    ends: hasNow,
  },
  {
    ...dollars,
    plan: 'take, take',
    changes: [spent, spent],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} takes ${a} dollars to the fair. ${subject(who)} spends ${b} dollars on rides and ${c} dollars on food. How many dollars are left?`,
      es: prose`${name(who)} lleva ${a} dólares a la feria. Gasta ${b} dólares en juegos y ${c} dólares en comida. ¿Cuántos dólares le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...dollars,
    plan: 'add, take',
    changes: [saved, spent],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} dollars and saves ${b} dollars more. Then ${subject(who)} buys a game for ${c} dollars. How many dollars are left?`,
      es: prose`${name(who)} tiene ${a} dólares y ahorra ${b} dólares más. Luego compra un juego de ${c} dólares. ¿Cuántos dólares le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...dollars,
    plan: 'take, add',
    changes: [spent, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} dollars and spends ${b} dollars on books. Then ${subject(who)} gets ${c} dollars for chores. How many dollars does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${a} dólares y gasta ${b} dólares en libros. Luego recibe ${c} dólares por ayudar en casa. ¿Cuántos dólares tiene ahora?`,
    }),
    ends: hasNow,
  },
  {
    ...dollars,
    plan: 'add, take',
    changes: [saved, spent],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} saves ${a} dollars in spring and ${b} dollars in summer. In fall, ${subject(who)} spends ${c} dollars. How many dollars are left?`,
      es: prose`${name(who)} ahorra ${a} dólares en primavera y ${b} dólares en verano. En otoño gasta ${c} dólares. ¿Cuántos dólares le quedan?`,
    }),
    ends: hasLeft,
  },
  {
    ...dollars,
    plan: 'take, add',
    changes: [spent, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`There are ${a} dollars in a piggy bank. ${name(who)} takes out ${b} dollars for a gift and puts in ${c} dollars later. How many dollars are in the piggy bank now?`,
      es: prose`En una alcancía hay ${a} dólares. ${name(who)} saca ${b} dólares para un regalo y después mete ${c} dólares. ¿Cuántos dólares hay ahora en la alcancía?`,
    }),
    ends: found => ({
      en: line`There are ${found} in the piggy bank now.`,
      es: line`Ahora hay ${found} en la alcancía.`,
    }),
  },
  {
    ...dollars,
    plan: 'start: take, add',
    changes: [spent, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} spends ${a} dollars on shoes. Then ${subject(who)} saves ${b} dollars. Now ${subject(who)} has ${c} dollars. How many dollars did ${name(who)} have at first?`,
      es: prose`${name(who)} gasta ${a} dólares en zapatos. Luego ahorra ${b} dólares. Ahora tiene ${c} dólares. ¿Cuántos dólares tenía ${name(who)} al principio?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    ...dollars,
    plan: 'middle: take, add',
    changes: [spent, saved],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} dollars and spends some. Then ${subject(who)} earns ${b} dollars. Now ${subject(who)} has ${c} dollars. How many dollars did ${name(who)} spend?`,
      es: prose`${name(who)} tiene ${a} dólares y gasta algunos. Luego gana ${b} dólares. Ahora tiene ${c} dólares. ¿Cuántos dólares gastó ${name(who)}?`,
    }),
    ends: (found, who) => ({ en: line`${name(who)} spent ${found}.`, es: line`${name(who)} gastó ${found}.` }),
  },
]

const children = (who: Person, other: Person) => [words(who.name, who.name), words(other.name, other.name)] as const
export const savingsComparisons: readonly ComparisonStory[] = [
  {
    ...dollars,
    plan: 'more, together',
    bars: children,
    why: (more, who, other) => ({
      en: line`${name(other)} has ${more} more than ${name(who)}: add.`,
      es: line`${name(other)} tiene ${more} más que ${name(who)}: suma.`,
    }),
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} has ${a} dollars. ${name(other)} has ${b} dollars more than ${name(who)}. How many dollars do they have together?`,
      es: prose`${name(who)} tiene ${a} dólares. ${name(other)} tiene ${b} dólares más que ${name(who)}. ¿Cuántos dólares tienen en total?`,
    }),
    ends: found => ({ en: line`Together they have ${found}.`, es: line`En total tienen ${found}.` }),
  },
  {
    ...dollars,
    plan: 'more, together',
    bars: children,
    why: (more, who, other) => ({
      en: line`${name(other)} saved ${more} more than ${name(who)}: add.`,
      es: line`${name(other)} ahorró ${more} más que ${name(who)}: suma.`,
    }),
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} saved ${a} dollars. That is ${b} dollars less than ${name(other)} saved. How many dollars did they save together?`,
      es: prose`${name(who)} ahorró ${a} dólares. Son ${b} dólares menos de los que ahorró ${name(other)}. ¿Cuántos dólares ahorraron en total?`,
    }),
    ends: found => ({ en: line`Together they saved ${found}.`, es: line`En total ahorraron ${found}.` }),
  },
]
