import {
  type Block,
  type Both,
  count,
  type Inline,
  line,
  name,
  type people,
  percent,
  prose,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** The faster time x, how much longer the slower takes, and the time together. */
export const TEAMS = [
  [4, 8, 3],
  [10, 5, 6],
  [3, 3, 2],
  [8, 16, 6],
  [6, 6, 4],
  [5, 15, 4],
  [9, 9, 6],
] as const

type Person = (typeof people)[number]
const hours = (value: number) => count(value, nouns.hour)

interface TeamStory {
  readonly asks: (longer: number, together: number, a: Person, b: Person) => Both<Block>
  /** Whose time is x, and whose is longer. */
  readonly pair: (a: Person, b: Person) => Both<readonly [fast: readonly Inline[], slow: readonly Inline[]]>
  readonly ends: (time: number, a: Person, b: Person) => Both<readonly Inline[]>
}

export const teamStories: readonly TeamStory[] = [
  {
    asks: (longer, together, a, b) => ({
      en: prose`Working together, ${name(a)} and ${name(b)} paint a classroom in ${hours(together)}. Working alone, ${name(b)} takes ${hours(longer)} longer than ${name(a)}. How long does ${name(a)} take alone?`,
      es: prose`Entre ${name(a)} y ${name(b)} pintan un salón de clases en ${hours(together)}. Por su cuenta, ${name(b)} tarda ${hours(longer)} más que ${name(a)}. ¿Cuánto tarda ${name(a)} por su cuenta?`,
    }),
    pair: (a, b) => ({ en: [line`${name(a)}`, line`${name(b)}`], es: [line`${name(a)}`, line`${name(b)}`] }),
    ends: (time, a) => ({
      en: line`${name(a)} takes ${hours(time)} alone.`,
      es: line`${name(a)} tarda ${hours(time)} por su cuenta.`,
    }),
  },
  {
    asks: (longer, together) => ({
      en: prose`Two pipes together fill a tank in ${hours(together)}. Alone, the small pipe takes ${hours(longer)} longer than the large pipe. How long does the large pipe take alone?`,
      es: prose`Dos tuberías juntas llenan un tanque en ${hours(together)}. Sola, la tubería pequeña tarda ${hours(longer)} más que la grande. ¿Cuánto tarda sola la tubería grande?`,
    }),
    pair: () => ({
      en: [line`the large pipe`, line`the small pipe`],
      es: [line`la tubería grande`, line`la pequeña`],
    }),
    ends: time => ({
      en: line`The large pipe takes ${hours(time)} alone.`,
      es: line`La tubería grande tarda ${hours(time)} sola.`,
    }),
  },
  {
    asks: (longer, together) => ({
      en: prose`An old and a new printer together print a book in ${hours(together)}. Alone, the old printer takes ${hours(longer)} longer than the new one. How long does the new printer take alone?`,
      es: prose`Una impresora vieja y una nueva imprimen juntas un libro en ${hours(together)}. Sola, la vieja tarda ${hours(longer)} más que la nueva. ¿Cuánto tarda sola la impresora nueva?`,
    }),
    pair: () => ({
      en: [line`the new printer`, line`the old one`],
      es: [line`la impresora nueva`, line`la vieja`],
    }),
    ends: time => ({
      en: line`The new printer takes ${hours(time)} alone.`,
      es: line`La impresora nueva tarda ${hours(time)} sola.`,
    }),
  },
  {
    asks: (longer, together, a, b) => ({
      en: prose`Together, ${name(a)} and ${name(b)} plant a garden in ${hours(together)}. Alone, ${name(b)} takes ${hours(longer)} longer than ${name(a)}. How long does ${name(a)} take alone?`,
      es: prose`Entre ${name(a)} y ${name(b)} siembran un jardín en ${hours(together)}. Por su cuenta, ${name(b)} tarda ${hours(longer)} más que ${name(a)}. ¿Cuánto tarda ${name(a)} por su cuenta?`,
    }),
    pair: (a, b) => ({ en: [line`${name(a)}`, line`${name(b)}`], es: [line`${name(a)}`, line`${name(b)}`] }),
    ends: (time, a) => ({
      en: line`${name(a)} takes ${hours(time)} alone.`,
      es: line`${name(a)} tarda ${hours(time)} por su cuenta.`,
    }),
  },
  {
    asks: (longer, together) => ({
      en: prose`Two snowplows together clear the streets of a town in ${hours(together)}. Alone, the small plow takes ${hours(longer)} longer than the large plow. How long does the large plow take alone?`,
      es: prose`Dos máquinas quitanieves juntas limpian las calles de un pueblo en ${hours(together)}. Sola, la máquina pequeña tarda ${hours(longer)} más que la grande. ¿Cuánto tarda sola la máquina grande?`,
    }),
    pair: () => ({
      en: [line`the large plow`, line`the small plow`],
      es: [line`la máquina grande`, line`la pequeña`],
    }),
    ends: time => ({
      en: line`The large plow takes ${hours(time)} alone.`,
      es: line`La máquina grande tarda ${hours(time)} sola.`,
    }),
  },
  {
    asks: (longer, together) => ({
      en: prose`An old and a new combine together harvest a field in ${hours(together)}. Alone, the old combine takes ${hours(longer)} longer than the new one. How long does the new combine take alone?`,
      es: prose`Una cosechadora vieja y una nueva cosechan juntas un campo en ${hours(together)}. Sola, la vieja tarda ${hours(longer)} más que la nueva. ¿Cuánto tarda sola la cosechadora nueva?`,
    }),
    pair: () => ({
      en: [line`the new combine`, line`the old one`],
      es: [line`la cosechadora nueva`, line`la vieja`],
    }),
    ends: time => ({
      en: line`The new combine takes ${hours(time)} alone.`,
      es: line`La cosechadora nueva tarda ${hours(time)} sola.`,
    }),
  },
  {
    asks: (longer, together, a, b) => ({
      en: prose`${name(a)} and ${name(b)} pack all the boxes of an order together in ${hours(together)}. Alone, ${name(b)} takes ${hours(longer)} longer than ${name(a)}. How long does ${name(a)} take alone?`,
      es: prose`${name(a)} y ${name(b)} empacan en equipo todas las cajas de un pedido en ${hours(together)}. Por su cuenta, ${name(b)} tarda ${hours(longer)} más que ${name(a)}. ¿Cuánto tarda ${name(a)} por su cuenta?`,
    }),
    pair: (a, b) => ({ en: [line`${name(a)}`, line`${name(b)}`], es: [line`${name(a)}`, line`${name(b)}`] }),
    ends: (time, a) => ({
      en: line`${name(a)} takes ${hours(time)} alone.`,
      es: line`${name(a)} tarda ${hours(time)} por su cuenta.`,
    }),
  },
  {
    asks: (longer, together) => ({
      en: prose`Two pumps together empty a flooded basement in ${hours(together)}. Alone, the weak pump takes ${hours(longer)} longer than the strong pump. How long does the strong pump take alone?`,
      es: prose`Dos bombas juntas vacían un sótano inundado en ${hours(together)}. Sola, la bomba débil tarda ${hours(longer)} más que la potente. ¿Cuánto tarda sola la bomba potente?`,
    }),
    pair: () => ({
      en: [line`the strong pump`, line`the weak pump`],
      es: [line`la bomba potente`, line`la débil`],
    }),
    ends: time => ({
      en: line`The strong pump takes ${hours(time)} alone.`,
      es: line`La bomba potente tarda ${hours(time)} sola.`,
    }),
  },
]

interface TripStory {
  /** Likely speeds. */
  readonly speeds: readonly [least: number, most: number]
  readonly asks: (distance: number, other: number, total: number) => Both<Block>
  readonly ends: (speed: number) => Both<readonly Inline[]>
}

export const tripStories: readonly (TripStory & { readonly unknown: Both<readonly Inline[]> })[] = [
  {
    speeds: [8, 30],
    asks: (distance, current, total) => ({
      en: prose`A boat goes ${distance} miles upstream and ${distance} miles back in ${hours(total)} in all. The current flows at ${count(current, nouns.mile)} per hour. What is the speed of the boat in still water, in miles per hour?`,
      es: prose`Una lancha recorre ${distance} millas río arriba y ${distance} millas de regreso en ${hours(total)} en total. La corriente va a ${count(current, nouns.mile)} por hora. ¿Cuál es la velocidad de la lancha en agua tranquila, en millas por hora?`,
    }),
    unknown: { en: line`the speed of the boat in still water`, es: line`la velocidad de la lancha en agua tranquila` },
    ends: speed => ({
      en: line`In still water, the boat goes ${speed} miles per hour.`,
      es: line`En agua tranquila, la lancha va a ${speed} millas por hora.`,
    }),
  },
  {
    speeds: [15, 30],
    asks: (distance, current, total) => ({
      en: prose`A cyclist rides ${distance} kilometers against the wind and ${distance} kilometers back with the wind in ${hours(total)} in all. The wind changes the speed by ${count(current, nouns.kilometer)} per hour. What is the speed of the cyclist without wind, in kilometers per hour?`,
      es: prose`Un ciclista recorre ${distance} kilómetros contra el viento y ${distance} kilómetros de regreso con el viento en ${hours(total)} en total. El viento cambia la velocidad en ${count(current, nouns.kilometer)} por hora. ¿Cuál es la velocidad del ciclista sin viento, en kilómetros por hora?`,
    }),
    unknown: { en: line`the speed of the cyclist without wind`, es: line`la velocidad del ciclista sin viento` },
    ends: speed => ({
      en: line`Without wind, the speed of the cyclist is ${speed} kilometers per hour.`,
      es: line`Sin viento, la velocidad del ciclista es de ${speed} kilómetros por hora.`,
    }),
  },
  {
    speeds: [5, 9],
    asks: (distance, current, total) => ({
      en: prose`A kayaker paddles ${distance} kilometers up a river and ${distance} kilometers down again in ${hours(total)} in all. The river flows at ${count(current, nouns.kilometer)} per hour. What is the speed of the kayak in still water, in kilometers per hour?`,
      es: prose`Un kayakista rema ${distance} kilómetros río arriba y ${distance} kilómetros río abajo en ${hours(total)} en total. El río corre a ${count(current, nouns.kilometer)} por hora. ¿Cuál es la velocidad del kayak en agua tranquila, en kilómetros por hora?`,
    }),
    unknown: { en: line`the speed of the kayak in still water`, es: line`la velocidad del kayak en agua tranquila` },
    ends: speed => ({
      en: line`In still water, the kayak goes ${speed} kilometers per hour.`,
      es: line`En agua tranquila, el kayak va a ${speed} kilómetros por hora.`,
    }),
  },
]
/** Speeds s and currents c whose distance d = (s² − c²) T / 2s is whole. */
export const TRIPS = Array.from({ length: 30 }, (_, s) => s)
  .flatMap(s =>
    [1, 2, 3, 4, 5, 6].flatMap(c =>
      [2, 3, 4, 5, 6].map(total => [s, c, total, ((s * s - c * c) * total) / (2 * s)] as const),
    ),
  )
  .filter(([s, c, , distance]) => s >= 5 && s > 2 * c && Number.isInteger(distance) && distance <= 60)

const inLiters = (value: Value) => count(value, nouns.liter)
interface MixtureStory {
  /** What the percents are of. */
  readonly holds: Both<readonly Inline[]>
  readonly asks: (amount: number, weak: number, strong: number, wanted: number) => Both<Block>
  readonly ends: (liters: Value) => Both<readonly Inline[]>
}

export const mixtureStories: readonly MixtureStory[] = [
  {
    holds: { en: ['The vinegar'], es: ['El vinagre'] },
    asks: (amount, weak, strong, wanted) => ({
      en: prose`A tank holds ${inLiters(amount)} of cleaner with ${percent(weak)} vinegar. How many liters of cleaner with ${percent(strong)} vinegar must be added to get ${percent(wanted)} vinegar?`,
      es: prose`Un tanque contiene ${inLiters(amount)} de limpiador con ${percent(weak)} de vinagre. ¿Cuántos litros de limpiador con ${percent(strong)} de vinagre se deben agregar para obtener ${percent(wanted)} de vinagre?`,
    }),
    ends: liters => ({
      en: line`The tank needs ${inLiters(liters)} of this cleaner.`,
      es: line`El tanque necesita ${inLiters(liters)} de ese limpiador.`,
    }),
  },
  {
    holds: { en: ['The juice'], es: ['El jugo'] },
    asks: (amount, weak, strong, wanted) => ({
      en: prose`A cook has ${inLiters(amount)} of a drink with ${percent(weak)} juice. How many liters of a drink with ${percent(strong)} juice must be mixed in to get ${percent(wanted)} juice?`,
      es: prose`Una cocinera tiene ${inLiters(amount)} de una bebida con ${percent(weak)} de jugo. ¿Cuántos litros de una bebida con ${percent(strong)} de jugo debe agregar para obtener ${percent(wanted)} de jugo?`,
    }),
    ends: liters => ({
      en: line`The cook must mix in ${inLiters(liters)}.`,
      es: line`La cocinera debe agregar ${inLiters(liters)}.`,
    }),
  },
  {
    holds: { en: ['The acid'], es: ['El ácido'] },
    asks: (amount, weak, strong, wanted) => ({
      en: prose`A chemist has ${inLiters(amount)} of a solution with ${percent(weak)} acid. How many liters of a solution with ${percent(strong)} acid must be added to get ${percent(wanted)} acid?`,
      es: prose`Una química tiene ${inLiters(amount)} de una solución con ${percent(weak)} de ácido. ¿Cuántos litros de una solución con ${percent(strong)} de ácido debe agregar para obtener ${percent(wanted)} de ácido?`,
    }),
    ends: liters => ({
      en: line`The chemist must add ${inLiters(liters)}.`,
      es: line`La química debe agregar ${inLiters(liters)}.`,
    }),
  },
  {
    holds: { en: ['The antifreeze'], es: ['El anticongelante'] },
    asks: (amount, weak, strong, wanted) => ({
      en: prose`A mechanic has ${inLiters(amount)} of coolant with ${percent(weak)} antifreeze. How many liters of coolant with ${percent(strong)} antifreeze must be added to get ${percent(wanted)} antifreeze?`,
      es: prose`Un mecánico tiene ${inLiters(amount)} de refrigerante con ${percent(weak)} de anticongelante. ¿Cuántos litros de refrigerante con ${percent(strong)} de anticongelante debe agregar para obtener ${percent(wanted)} de anticongelante?`,
    }),
    ends: liters => ({
      en: line`The mechanic must add ${inLiters(liters)}.`,
      es: line`El mecánico debe agregar ${inLiters(liters)}.`,
    }),
  },
]
/** Amounts, three parts in percent, and the amount to add, whole or in half liters. */
export const MIXTURES = [4, 5, 6, 8, 10, 12, 15, 20, 24, 30].flatMap(amount =>
  [10, 15, 20, 25, 30].flatMap(weak =>
    [40, 50, 60, 70, 80].flatMap(strong =>
      [20, 25, 30, 35, 40, 45, 50]
        .map(wanted => [amount, weak, strong, wanted, (amount * (wanted - weak)) / (strong - wanted)] as const)
        .filter(
          ([amount, , , wanted, added]) =>
            weak < wanted && wanted < strong && Number.isInteger(2 * added) && added <= 40 && added !== amount,
        ),
    ),
  ),
)
