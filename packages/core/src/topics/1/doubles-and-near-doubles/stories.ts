import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Things in two places of one kind; the first number comes with its noun. */
export interface Setting {
  readonly noun: Noun
  readonly ends: (found: Term) => Both<readonly Inline[]>
  readonly given: (first: Term, second: Term) => Both<Block>
  readonly more: (first: Term, difference: Term) => Both<Block>
  readonly fewer: (first: Term, difference: Term) => Both<Block>
  /** Why the difference is added, or subtracted. */
  readonly moreSo: (difference: number) => Both<readonly Inline[]>
  readonly fewerSo: (difference: number) => Both<readonly Inline[]>
}

export const settings: readonly Setting[] = [
  {
    noun: nouns.player,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`The red team has ${a}. The blue team has ${b}. How many players are there in all?`,
      es: prose`El equipo rojo tiene ${a}. El equipo azul tiene ${b}. ¿Cuántos jugadores hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The red team has ${a}. The blue team has ${b} more than the red team. How many players are there in all?`,
      es: prose`El equipo rojo tiene ${a}. El equipo azul tiene ${b} más que el rojo. ¿Cuántos jugadores hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The red team has ${a}. The blue team has ${b} fewer than the red team. How many players are there in all?`,
      es: prose`El equipo rojo tiene ${a}. El equipo azul tiene ${b} menos que el rojo. ¿Cuántos jugadores hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The blue team has ${difference} more: add.`,
      es: line`El equipo azul tiene ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The blue team has ${difference} fewer: subtract.`,
      es: line`El equipo azul tiene ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.muffin,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`There are ${a} on one tray. The other tray has ${b}. How many muffins are there in all?`,
      es: prose`En una bandeja hay ${a}. En la otra bandeja hay ${b}. ¿Cuántos muffins hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The first tray has ${a}. The second tray has ${b} more than the first. How many muffins are there in all?`,
      es: prose`En la primera bandeja hay ${a}. En la segunda hay ${b} más que en la primera. ¿Cuántos muffins hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The first tray has ${a}. The second tray has ${b} fewer than the first. How many muffins are there in all?`,
      es: prose`En la primera bandeja hay ${a}. En la segunda hay ${b} menos que en la primera. ¿Cuántos muffins hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The second tray has ${difference} more: add.`,
      es: line`En la segunda bandeja hay ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The second tray has ${difference} fewer: subtract.`,
      es: line`En la segunda bandeja hay ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.fish,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`There are ${a} in one tank. There are ${b} in the other tank. How many fish are there in all?`,
      es: prose`Hay ${a} en una pecera. Hay ${b} en la otra pecera. ¿Cuántos peces hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The first tank has ${a}. The second tank has ${b} more than the first. How many fish are there in all?`,
      es: prose`La primera pecera tiene ${a}. La segunda tiene ${b} más que la primera. ¿Cuántos peces hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The first tank has ${a}. The second tank has ${b} fewer than the first. How many fish are there in all?`,
      es: prose`La primera pecera tiene ${a}. La segunda tiene ${b} menos que la primera. ¿Cuántos peces hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The second tank has ${difference} more: add.`,
      es: line`La segunda pecera tiene ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The second tank has ${difference} fewer: subtract.`,
      es: line`La segunda pecera tiene ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.egg,
    ends: found => ({ en: line`That is ${found} in all.`, es: line`Son ${found} en total.` }),
    given: (a, b) => ({
      en: prose`You found ${a} yesterday. You find ${b} today. How many eggs is that in all?`,
      es: prose`Ayer recogiste ${a}. Hoy recoges ${b}. ¿Cuántos huevos son en total?`,
    }),
    more: (a, b) => ({
      en: prose`You found ${a} yesterday. Today you find ${b} more than yesterday. How many eggs is that in all?`,
      es: prose`Ayer recogiste ${a}. Hoy recoges ${b} más que ayer. ¿Cuántos huevos son en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`You found ${a} yesterday. Today you find ${b} fewer than yesterday. How many eggs is that in all?`,
      es: prose`Ayer recogiste ${a}. Hoy recoges ${b} menos que ayer. ¿Cuántos huevos son en total?`,
    }),
    moreSo: difference => ({
      en: line`You find ${difference} more today: add.`,
      es: line`Hoy recoges ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`You find ${difference} fewer today: subtract.`,
      es: line`Hoy recoges ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.flower,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`A red vase has ${a}. A blue vase has ${b}. How many flowers are there in all?`,
      es: prose`Un florero rojo tiene ${a}. Un florero azul tiene ${b}. ¿Cuántas flores hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`A red vase has ${a}. A blue vase has ${b} more than the red vase. How many flowers are there in all?`,
      es: prose`Un florero rojo tiene ${a}. Un florero azul tiene ${b} más que el rojo. ¿Cuántas flores hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`A red vase has ${a}. A blue vase has ${b} fewer than the red vase. How many flowers are there in all?`,
      es: prose`Un florero rojo tiene ${a}. Un florero azul tiene ${b} menos que el rojo. ¿Cuántas flores hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The blue vase has ${difference} more: add.`,
      es: line`El florero azul tiene ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The blue vase has ${difference} fewer: subtract.`,
      es: line`El florero azul tiene ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.book,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`The top shelf has ${a}. The bottom shelf has ${b}. How many books are there in all?`,
      es: prose`El estante de arriba tiene ${a}. El estante de abajo tiene ${b}. ¿Cuántos libros hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The top shelf has ${a}. The bottom shelf has ${b} more than the top shelf. How many books are there in all?`,
      es: prose`El estante de arriba tiene ${a}. El estante de abajo tiene ${b} más que el de arriba. ¿Cuántos libros hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The top shelf has ${a}. The bottom shelf has ${b} fewer than the top shelf. How many books are there in all?`,
      es: prose`El estante de arriba tiene ${a}. El estante de abajo tiene ${b} menos que el de arriba. ¿Cuántos libros hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The bottom shelf has ${difference} more: add.`,
      es: line`El estante de abajo tiene ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The bottom shelf has ${difference} fewer: subtract.`,
      es: line`El estante de abajo tiene ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.child,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`One line has ${a}. The other line has ${b}. How many children are there in all?`,
      es: prose`En una fila hay ${a}. En la otra fila hay ${b}. ¿Cuántos niños hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The first line has ${a}. The second line has ${b} more than the first. How many children are there in all?`,
      es: prose`En la primera fila hay ${a}. En la segunda hay ${b} más que en la primera. ¿Cuántos niños hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The first line has ${a}. The second line has ${b} fewer than the first. How many children are there in all?`,
      es: prose`En la primera fila hay ${a}. En la segunda hay ${b} menos que en la primera. ¿Cuántos niños hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The second line has ${difference} more: add.`,
      es: line`En la segunda fila hay ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The second line has ${difference} fewer: subtract.`,
      es: line`En la segunda fila hay ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.marble,
    ends: found => ({ en: line`You have ${found}.`, es: line`Tienes ${found}.` }),
    given: (a, b) => ({
      en: prose`You have ${a} in one hand. You have ${b} in the other hand. How many marbles do you have?`,
      es: prose`Tienes ${a} en una mano. Tienes ${b} en la otra mano. ¿Cuántas canicas tienes?`,
    }),
    more: (a, b) => ({
      en: prose`You have ${a} in your left hand. Your right hand has ${b} more than your left hand. How many marbles do you have?`,
      es: prose`Tienes ${a} en la mano izquierda. En la derecha hay ${b} más que en la izquierda. ¿Cuántas canicas tienes?`,
    }),
    fewer: (a, b) => ({
      en: prose`You have ${a} in your left hand. Your right hand has ${b} fewer than your left hand. How many marbles do you have?`,
      es: prose`Tienes ${a} en la mano izquierda. En la derecha hay ${b} menos que en la izquierda. ¿Cuántas canicas tienes?`,
    }),
    moreSo: difference => ({
      en: line`Your right hand has ${difference} more: add.`,
      es: line`En la mano derecha hay ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`Your right hand has ${difference} fewer: subtract.`,
      es: line`En la mano derecha hay ${difference} menos: resta.`,
    }),
  },
  {
    noun: nouns.sticker,
    ends: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
    given: (a, b) => ({
      en: prose`One page has ${a}. The next page has ${b}. How many stickers are there in all?`,
      es: prose`Una página tiene ${a}. La siguiente tiene ${b}. ¿Cuántas calcomanías hay en total?`,
    }),
    more: (a, b) => ({
      en: prose`The first page has ${a}. The second page has ${b} more than the first. How many stickers are there in all?`,
      es: prose`La primera página tiene ${a}. La segunda tiene ${b} más que la primera. ¿Cuántas calcomanías hay en total?`,
    }),
    fewer: (a, b) => ({
      en: prose`The first page has ${a}. The second page has ${b} fewer than the first. How many stickers are there in all?`,
      es: prose`La primera página tiene ${a}. La segunda tiene ${b} menos que la primera. ¿Cuántas calcomanías hay en total?`,
    }),
    moreSo: difference => ({
      en: line`The second page has ${difference} more: add.`,
      es: line`La segunda página tiene ${difference} más: suma.`,
    }),
    fewerSo: difference => ({
      en: line`The second page has ${difference} fewer: subtract.`,
      es: line`La segunda página tiene ${difference} menos: resta.`,
    }),
  },
]
