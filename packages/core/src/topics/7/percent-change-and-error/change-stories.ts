import {
  type Block,
  type Both,
  count,
  type Hole,
  type Inline,
  line,
  measure,
  money,
  type Noun,
  noun,
  percent,
  prose,
  type Quantity,
  role,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Change } from './change.ts'

const socio = noun('member', 'members', 'socio', 'socios', 'm')

/** A value before and after a change. */
export interface Changing {
  readonly range: readonly [least: number, most: number]
  /** The greatest percent that is likely. */
  readonly mostRate?: number
  readonly written: (value: number) => Value
}
/** Both values are told. */
export interface ChangeStory extends Changing {
  readonly change: (from: Hole, to: Hole) => Both<Block>
}
/** One value is told, the other one is wanted. */
export interface ValueStory extends Changing {
  readonly noun: Noun
  readonly ends: (amount: Quantity) => Both<readonly Inline[]>
  readonly tell: Readonly<Record<Change['direction'], (value: Hole, rate: Hole) => Both<Block>>>
}

export const changeStories: readonly ChangeStory[] = [
  {
    range: [20, 120],
    mostRate: 30,
    written: value => money(value * 100),
    change: (from, to) => ({
      en: prose`The price of a concert ticket changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El precio de un boleto para un concierto cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
  },
  {
    range: [40, 400],
    written: value => value,
    change: (from, to) => ({
      en: prose`The number of books in a classroom library changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El número de libros de la biblioteca del salón cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
  },
  {
    range: [100, 400],
    written: value => measure(value, 'pound'),
    change: (from, to) => ({
      en: prose`The weight of a bear changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El peso de un oso cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
  },
  {
    range: [60, 600],
    written: value => value,
    change: (from, to) => ({
      en: prose`The number of players in a soccer league changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El número de jugadores de una liga de fútbol cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
  },
  {
    range: [20, 200],
    written: value => measure(value, 'gallon'),
    change: (from, to) => ({
      en: prose`The amount of water in a tank changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`La cantidad de agua de un tanque cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
  },
]

export const afterStories: readonly ValueStory[] = [
  {
    range: [20, 400],
    noun: nouns.dollar,
    mostRate: 25,
    ends: amount => ({ en: line`The new price is ${amount}.`, es: line`El precio nuevo es de ${amount}.` }),
    written: value => money(value * 100),
    tell: {
      increase: (from, rate) => ({
        en: prose`A pair of headphones costs ${from}. The price goes up by ${rate}. What is the new price in dollars?`,
        es: prose`Unos audífonos cuestan ${from}. El precio sube un ${rate}. ¿Cuál es el precio nuevo en dólares?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A pair of headphones costs ${from}. The price goes down by ${rate}. What is the new price in dollars?`,
        es: prose`Unos audífonos cuestan ${from}. El precio baja un ${rate}. ¿Cuál es el precio nuevo en dólares?`,
      }),
    },
  },
  {
    range: [60, 1200],
    noun: nouns.follower,
    ends: amount => ({ en: line`The page now has ${amount}.`, es: line`La página tiene ahora ${amount}.` }),
    written: value => value,
    tell: {
      increase: (from, rate) => ({
        en: prose`A school page has ${from} followers. The number grows by ${rate}. How many followers does it have now?`,
        es: prose`La página de una escuela tiene ${from} seguidores. El número aumenta un ${rate}. ¿Cuántos seguidores tiene ahora?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A school page has ${from} followers. The number drops by ${rate}. How many followers does it have now?`,
        es: prose`La página de una escuela tiene ${from} seguidores. El número baja un ${rate}. ¿Cuántos seguidores tiene ahora?`,
      }),
    },
  },
  {
    range: [20, 300],
    noun: nouns.student,
    ends: amount => ({ en: line`There are ${amount} this year.`, es: line`Este año hay ${amount}.` }),
    written: value => value,
    tell: {
      increase: (from, rate) => ({
        en: prose`Last year, ${from} students were in the music program. This year there are ${rate} more. How many students are in it this year?`,
        es: prose`El año pasado había ${from} estudiantes en el programa de música. Este año hay un ${rate} más. ¿Cuántos estudiantes hay este año?`,
      }),
      decrease: (from, rate) => ({
        en: prose`Last year, ${from} students were in the music program. This year there are ${rate} fewer. How many students are in it this year?`,
        es: prose`El año pasado había ${from} estudiantes en el programa de música. Este año hay un ${rate} menos. ¿Cuántos estudiantes hay este año?`,
      }),
    },
  },
]

export const beforeStories: readonly ValueStory[] = [
  {
    range: [120, 1500],
    noun: socio,
    mostRate: 30,
    ends: amount => ({ en: line`The gym had ${amount} before.`, es: line`Antes el gimnasio tenía ${amount}.` }),
    written: value => value,
    tell: {
      increase: (to, rate) => ({
        en: prose`The number of members of a gym grew by ${rate}. Now there are ${to}. How many members were there before?`,
        es: prose`El número de socios de un gimnasio aumentó un ${rate}. Ahora son ${to}. ¿Cuántos socios había antes?`,
      }),
      decrease: (to, rate) => ({
        en: prose`The number of members of a gym fell by ${rate}. Now there are ${to}. How many members were there before?`,
        es: prose`El número de socios de un gimnasio disminuyó un ${rate}. Ahora son ${to}. ¿Cuántos socios había antes?`,
      }),
    },
  },
  {
    range: [20, 200],
    noun: nouns.centimeter,
    ends: amount => ({
      en: line`The snow was ${amount} deep before.`,
      es: line`Antes la capa de nieve medía ${amount}.`,
    }),
    written: value => measure(value, 'centimeter'),
    tell: {
      increase: (to, rate) => ({
        en: prose`On a mountain, the depth of the snow grew by ${rate}. Now the snow is ${to} deep. How many centimeters deep was it before?`,
        es: prose`En una montaña, la capa de nieve aumentó un ${rate}. Ahora mide ${to}. ¿Cuántos centímetros medía antes?`,
      }),
      decrease: (to, rate) => ({
        en: prose`On a mountain, the depth of the snow shrank by ${rate}. Now the snow is ${to} deep. How many centimeters deep was it before?`,
        es: prose`En una montaña, la capa de nieve disminuyó un ${rate}. Ahora mide ${to}. ¿Cuántos centímetros medía antes?`,
      }),
    },
  },
  {
    range: [40, 600],
    noun: nouns.loafOfBread,
    mostRate: 30,
    ends: amount => ({
      en: line`The bakery sold ${amount} a week last year.`,
      es: line`El año pasado, la panadería vendía ${amount} por semana.`,
    }),
    written: value => value,
    tell: {
      increase: (to, rate) => ({
        en: prose`A bakery sells ${to} loaves of bread a week. That is ${rate} more than last year. How many loaves a week did it sell last year?`,
        es: prose`Una panadería vende ${to} barras de pan por semana. Eso es un ${rate} más que el año pasado. ¿Cuántas barras por semana vendía el año pasado?`,
      }),
      decrease: (to, rate) => ({
        en: prose`A bakery sells ${to} loaves of bread a week. That is ${rate} fewer than last year. How many loaves a week did it sell last year?`,
        es: prose`Una panadería vende ${to} barras de pan por semana. Eso es un ${rate} menos que el año pasado. ¿Cuántas barras por semana vendía el año pasado?`,
      }),
    },
  },
]

/** An estimate beside the actual value. */
export const errorStories: readonly {
  readonly range: readonly [least: number, most: number]
  /** What is guessed is a round number; what is measured is near the actual value. */
  readonly isGuess: boolean
  readonly ask: (estimate: number, actual: number, who: Hole) => Both<Block>
}[] = [
  {
    range: [120, 800],
    isGuess: true,
    ask: (estimate, actual, who) => ({
      en: prose`${who} guesses that a jar holds ${count(estimate, nouns.bean)}. It really holds ${count(actual, nouns.bean)}. What is the percent error of the guess?`,
      es: prose`${who} calcula que un frasco tiene ${count(estimate, nouns.bean)}. En realidad tiene ${count(actual, nouns.bean)}. ¿Cuál es el porcentaje de error?`,
    }),
  },
  {
    range: [20, 400],
    isGuess: false,
    ask: (estimate, actual, who) => ({
      en: prose`In the lab, ${who} measures the mass of a rock as ${count(estimate, nouns.gram)}. Its actual mass is ${count(actual, nouns.gram)}. What is the percent error of the measurement?`,
      es: prose`En el laboratorio, ${who} mide la masa de una roca y obtiene ${count(estimate, nouns.gram)}. La masa real es de ${count(actual, nouns.gram)}. ¿Cuál es el porcentaje de error de la medición?`,
    }),
  },
  {
    range: [40, 500],
    isGuess: true,
    ask: (estimate, actual, who) => ({
      en: prose`${who} thinks that a bottle holds ${count(estimate, nouns.milliliter)}. It actually holds ${count(actual, nouns.milliliter)}. What is the percent error?`,
      es: prose`${who} cree que a una botella le caben ${count(estimate, nouns.milliliter)}. En realidad le caben ${count(actual, nouns.milliliter)}. ¿Cuál es el porcentaje de error?`,
    }),
  },
  {
    range: [100, 900],
    isGuess: true,
    ask: (estimate, actual) => ({
      en: prose`A reporter estimates a crowd at ${count(estimate, nouns.person)}. The actual number is ${count(actual, nouns.person)}. What is the percent error of the estimate?`,
      es: prose`Una reportera estima que hay ${count(estimate, nouns.person)} en una plaza. El número real es de ${count(actual, nouns.person)}. ¿Cuál es el porcentaje de error de la estimación?`,
    }),
  },
  {
    range: [20, 300],
    isGuess: true,
    ask: (estimate, actual, who) => ({
      en: prose`${who} estimates that a trip is ${count(estimate, nouns.mile)} long. The actual distance is ${count(actual, nouns.mile)}. What is the percent error of the estimate?`,
      es: prose`${who} estima que un viaje es de ${count(estimate, nouns.mile)}. La distancia real es de ${count(actual, nouns.mile)}. ¿Cuál es el porcentaje de error de la estimación?`,
    }),
  },
]

/** Two changes, one after the other: the sentences of the first and of the second. */
export const successiveStories: readonly {
  readonly first: Readonly<Record<Change['direction'], (rate: number) => Both<Block>>>
  readonly second: Readonly<Record<Change['direction'], (rate: number) => Both<Block>>>
}[] = [
  {
    first: {
      increase: rate => ({
        en: prose`A store raises the price of a bike by ${role('increase', percent(rate))}.`,
        es: prose`Una tienda sube el precio de una bicicleta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`A store lowers the price of a bike by ${role('decrease', percent(rate))}.`,
        es: prose`Una tienda baja el precio de una bicicleta un ${role('decrease', percent(rate))}.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`Later it raises the new price by ${role('increase', percent(rate))}.`,
        es: prose`Después sube el precio nuevo un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`Later it lowers the new price by ${role('decrease', percent(rate))}.`,
        es: prose`Después baja el precio nuevo un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`In May, the number of visitors to a park rises by ${role('increase', percent(rate))}.`,
        es: prose`En mayo, el número de visitantes de un parque aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In May, the number of visitors to a park falls by ${role('decrease', percent(rate))}.`,
        es: prose`En mayo, el número de visitantes de un parque disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`In June, it rises by ${role('increase', percent(rate))} of the number in May.`,
        es: prose`En junio aumenta un ${role('increase', percent(rate))} del número de mayo.`,
      }),
      decrease: rate => ({
        en: prose`In June, it falls by ${role('decrease', percent(rate))} of the number in May.`,
        es: prose`En junio disminuye un ${role('decrease', percent(rate))} del número de mayo.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`The number of fish in a lake grows by ${role('increase', percent(rate))} in one year.`,
        es: prose`El número de peces de un lago aumenta un ${role('increase', percent(rate))} en un año.`,
      }),
      decrease: rate => ({
        en: prose`The number of fish in a lake falls by ${role('decrease', percent(rate))} in one year.`,
        es: prose`El número de peces de un lago disminuye un ${role('decrease', percent(rate))} en un año.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`In the next year, the number grows by ${role('increase', percent(rate))}.`,
        es: prose`Al año siguiente, el número aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In the next year, the number falls by ${role('decrease', percent(rate))}.`,
        es: prose`Al año siguiente, el número disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`The price of a share rises by ${role('increase', percent(rate))} on Monday.`,
        es: prose`El precio de una acción sube un ${role('increase', percent(rate))} el lunes.`,
      }),
      decrease: rate => ({
        en: prose`The price of a share falls by ${role('decrease', percent(rate))} on Monday.`,
        es: prose`El precio de una acción baja un ${role('decrease', percent(rate))} el lunes.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`On Tuesday it rises by ${role('increase', percent(rate))} of Monday’s price.`,
        es: prose`El martes sube un ${role('increase', percent(rate))} del precio del lunes.`,
      }),
      decrease: rate => ({
        en: prose`On Tuesday it falls by ${role('decrease', percent(rate))} of Monday’s price.`,
        es: prose`El martes baja un ${role('decrease', percent(rate))} del precio del lunes.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`A photo is enlarged: its width grows by ${role('increase', percent(rate))}.`,
        es: prose`Se amplía una foto: su ancho aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`A photo is reduced: its width shrinks by ${role('decrease', percent(rate))}.`,
        es: prose`Se reduce una foto: su ancho disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`Then the new width grows by ${role('increase', percent(rate))}.`,
        es: prose`Luego el nuevo ancho aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`Then the new width shrinks by ${role('decrease', percent(rate))}.`,
        es: prose`Luego el nuevo ancho disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`In its first year, a club’s membership rises by ${role('increase', percent(rate))}.`,
        es: prose`En su primer año, el número de socios de un club aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In its first year, a club’s membership falls by ${role('decrease', percent(rate))}.`,
        es: prose`En su primer año, el número de socios de un club disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`In the second year, the new membership rises by ${role('increase', percent(rate))}.`,
        es: prose`En el segundo año, el nuevo número aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In the second year, the new membership falls by ${role('decrease', percent(rate))}.`,
        es: prose`En el segundo año, el nuevo número disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`The water in a tank increases by ${role('increase', percent(rate))} in the morning.`,
        es: prose`El agua de un tanque aumenta un ${role('increase', percent(rate))} por la mañana.`,
      }),
      decrease: rate => ({
        en: prose`The water in a tank decreases by ${role('decrease', percent(rate))} in the morning.`,
        es: prose`El agua de un tanque disminuye un ${role('decrease', percent(rate))} por la mañana.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`In the afternoon, the new amount increases by ${role('increase', percent(rate))}.`,
        es: prose`Por la tarde, la nueva cantidad aumenta un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In the afternoon, the new amount decreases by ${role('decrease', percent(rate))}.`,
        es: prose`Por la tarde, la nueva cantidad disminuye un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
  {
    first: {
      increase: rate => ({
        en: prose`A shop raises its monthly rental fee for a cello by ${role('increase', percent(rate))}.`,
        es: prose`Una tienda sube un ${role('increase', percent(rate))} la cuota mensual de alquiler de un violonchelo.`,
      }),
      decrease: rate => ({
        en: prose`A shop lowers its monthly rental fee for a cello by ${role('decrease', percent(rate))}.`,
        es: prose`Una tienda baja un ${role('decrease', percent(rate))} la cuota mensual de alquiler de un violonchelo.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`A year later, the new fee goes up by ${role('increase', percent(rate))}.`,
        es: prose`Un año después, la nueva cuota sube un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`A year later, the new fee goes down by ${role('decrease', percent(rate))}.`,
        es: prose`Un año después, la nueva cuota baja un ${role('decrease', percent(rate))}.`,
      }),
    },
  },
]
