import { type Block, type Both, type Inline, line, type Noun, noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Three amounts of one kind, each of 2 or more. */
export interface Setting {
  readonly noun: Noun
  readonly ends: (found: Term) => Both<readonly Inline[]>
  readonly tell: (first: Term, second: Term, third: Term) => Both<Block>
}

export const settings: readonly Setting[] = [
  {
    noun: noun('piece of fruit', 'pieces of fruit', 'fruta', 'frutas', 'f'),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`A bowl has ${a} apples, ${b} pears, and ${c} plums. How many pieces of fruit are there?`,
      es: prose`Un frutero tiene ${a} manzanas, ${b} peras y ${c} ciruelas. ¿Cuántas frutas hay?`,
    }),
  },
  {
    noun: nouns.point,
    ends: found => ({ en: line`You have ${found}.`, es: line`Tienes ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`You get ${a} points. Then you get ${b}, and then ${c}. How many points do you have?`,
      es: prose`Ganas ${a} puntos. Luego ganas ${b} y después ${c}. ¿Cuántos puntos tienes?`,
    }),
  },
  {
    noun: nouns.flower,
    ends: found => ({ en: line`You pick ${found}.`, es: line`Cortas ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`You pick ${a} red, ${b} white, and ${c} yellow flowers. How many flowers do you pick?`,
      es: prose`Cortas ${a} flores rojas, ${b} blancas y ${c} amarillas. ¿Cuántas flores cortas?`,
    }),
  },
  {
    noun: nouns.toy,
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`One box has ${a} toys. Another has ${b}. A third box has ${c}. How many toys are there?`,
      es: prose`Una caja tiene ${a} juguetes. Otra tiene ${b}. La tercera tiene ${c}. ¿Cuántos juguetes hay?`,
    }),
  },
  {
    noun: nouns.page,
    ends: found => ({ en: line`You read ${found}.`, es: line`Lees ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`You read ${a} pages on Monday, ${b} on Tuesday, and ${c} on Friday. How many pages do you read?`,
      es: prose`Lees ${a} páginas el lunes, ${b} el martes y ${c} el viernes. ¿Cuántas páginas lees?`,
    }),
  },
  {
    noun: nouns.bird,
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`There are ${a} birds in a tree, ${b} on a fence, and ${c} on the ground. How many birds are there?`,
      es: prose`Hay ${a} pájaros en un árbol, ${b} en una cerca y ${c} en el suelo. ¿Cuántos pájaros hay?`,
    }),
  },
  {
    noun: nouns.leaf,
    ends: found => ({ en: line`You find ${found}.`, es: line`Encuentras ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`You find ${a} red, ${b} yellow, and ${c} green leaves. How many leaves do you find?`,
      es: prose`Encuentras ${a} hojas rojas, ${b} amarillas y ${c} verdes. ¿Cuántas hojas encuentras?`,
    }),
  },
  {
    noun: nouns.car,
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`There are ${a} red cars, ${b} white cars, and ${c} black cars. How many cars are there?`,
      es: prose`Hay ${a} carros rojos, ${b} carros blancos y ${c} carros negros. ¿Cuántos carros hay?`,
    }),
  },
  {
    noun: nouns.bead,
    ends: found => ({ en: line`The necklace has ${found}.`, es: line`El collar tiene ${found}.` }),
    tell: (a, b, c) => ({
      en: prose`A necklace has ${a} blue, ${b} green, and ${c} white beads. How many beads does it have?`,
      es: prose`Un collar tiene ${a} cuentas azules, ${b} verdes y ${c} blancas. ¿Cuántas cuentas tiene?`,
    }),
  },
]
