import { type Block, type Both, type Noun, prose, type Term, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** An amount that is multiplied by a factor. */
export interface NewAmount {
  readonly unit: Noun
  readonly amounts: readonly [least: number, most: number]
  readonly ask: (amount: Term, factor: Term, again: Term, isPart: boolean) => Both<Block>
}

/** 1/2 as much, but 3 times as much. */
const asMuch = (isPart: boolean) =>
  isPart ? words('as much', 'de esa cantidad') : words('times as much', 'veces esa cantidad')
const asLong = (isPart: boolean) =>
  isPart ? words('as long', 'de ese tiempo') : words('times as long', 'veces ese tiempo')
const asFar = (isPart: boolean) =>
  isPart ? words('as far', 'de esa distancia') : words('times as far', 'veces esa distancia')

export const newAmounts: readonly NewAmount[] = [
  {
    unit: nouns.cup,
    amounts: [6, 14],
    ask: (amount, factor, again, isPart) => ({
      en: prose`A recipe takes ${amount} of flour. Rosa needs ${factor} ${asMuch(isPart)} for her guests. Without multiplying, decide: is the new amount of flour less than, equal to, or greater than ${again}?`,
      es: prose`Una receta lleva ${amount} de harina. Rosa necesita ${factor} ${asMuch(isPart)} para sus invitados. Sin multiplicar, decide: ¿la nueva cantidad de harina es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.inch,
    amounts: [6, 18],
    ask: (amount, factor, again) => ({
      en: prose`A photo is ${amount} wide. For a copy, the width is multiplied by ${factor}. Without multiplying, decide: is the width of the copy less than, equal to, or greater than ${again}?`,
      es: prose`Una foto mide ${amount} de ancho. Para una copia, el ancho se multiplica por ${factor}. Sin multiplicar, decide: ¿el ancho de la copia es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.minute,
    amounts: [20, 50],
    ask: (amount, factor, again, isPart) => ({
      en: prose`Yesterday, Hugo practiced the piano for ${amount}. Today, he practices ${factor} ${asLong(isPart)}. Without multiplying, decide: is the time today less than, equal to, or greater than ${again}?`,
      es: prose`Ayer, Hugo practicó piano durante ${amount}. Hoy practica ${factor} ${asLong(isPart)}. Sin multiplicar, decide: ¿el tiempo de hoy es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.foot,
    amounts: [12, 40],
    ask: (amount, factor, again) => ({
      en: prose`A garden is ${amount} long. In a new plan, the length is multiplied by ${factor}. Without multiplying, decide: is the new length less than, equal to, or greater than ${again}?`,
      es: prose`Un jardín mide ${amount} de largo. En un plan nuevo, el largo se multiplica por ${factor}. Sin multiplicar, decide: ¿el nuevo largo es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.dollar,
    amounts: [15, 60],
    ask: (amount, factor, again) => ({
      en: prose`A jacket costs ${amount}. A shop multiplies the price by ${factor}. Without multiplying, decide: is the new price less than, equal to, or greater than ${again}?`,
      es: prose`Una chaqueta cuesta ${amount}. Una tienda multiplica el precio por ${factor}. Sin multiplicar, decide: ¿el nuevo precio es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.centimeter,
    amounts: [14, 40],
    ask: (amount, factor, again) => ({
      en: prose`A model car is ${amount} long. For another model, the length is multiplied by ${factor}. Without multiplying, decide: is the length of the other model less than, equal to, or greater than ${again}?`,
      es: prose`Un carro a escala mide ${amount} de largo. Para otro modelo, el largo se multiplica por ${factor}. Sin multiplicar, decide: ¿el largo del otro modelo es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.mile,
    amounts: [6, 20],
    ask: (amount, factor, again, isPart) => ({
      en: prose`A cyclist rode ${amount} today. Tomorrow, she will ride ${factor} ${asFar(isPart)}. Without multiplying, decide: is the distance tomorrow less than, equal to, or greater than ${again}?`,
      es: prose`Una ciclista recorrió ${amount} hoy. Mañana recorrerá ${factor} ${asFar(isPart)}. Sin multiplicar, decide: ¿la distancia de mañana es menor, igual o mayor que ${again}?`,
    }),
  },
  {
    unit: nouns.gallon,
    amounts: [8, 30],
    ask: (amount, factor, again, isPart) => ({
      en: prose`A fish tank holds ${amount} of water. A new tank holds ${factor} ${asMuch(isPart)}. Without multiplying, decide: is the new amount of water less than, equal to, or greater than ${again}?`,
      es: prose`En una pecera caben ${amount} de agua. En una pecera nueva caben ${factor} ${asMuch(isPart)}. Sin multiplicar, decide: ¿la nueva cantidad de agua es menor, igual o mayor que ${again}?`,
    }),
  },
]
