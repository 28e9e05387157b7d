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
  percent,
  prose,
  type Quantity,
  role,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Change } from './change.ts'

/** A value before and after a change. */
export interface ChangeStory {
  readonly range: readonly [least: number, most: number]
  readonly directions: readonly Change['direction'][]
  readonly noun: Noun
  /** The greatest percent that is likely. */
  readonly mostRate?: number
  readonly written: (value: number) => Value
  readonly said: Readonly<Record<'after' | 'before', (amount: Quantity) => Both<readonly Inline[]>>>
  readonly change: (from: Hole, to: Hole) => Both<Block>
  readonly after: Readonly<Record<Change['direction'], (from: Hole, rate: Hole) => Both<Block>>>
  readonly before: Readonly<Record<Change['direction'], (to: Hole, rate: Hole) => Both<Block>>>
}

const both = ['increase', 'decrease'] as const

export const changeStories: readonly ChangeStory[] = [
  {
    range: [20, 400],
    directions: both,
    noun: nouns.dollar,
    mostRate: 25,
    said: {
      after: amount => ({ en: line`The new price is ${amount}.`, es: line`El precio nuevo es de ${amount}.` }),
      before: amount => ({ en: line`The price was ${amount}.`, es: line`El precio era de ${amount}.` }),
    },
    written: value => money(value * 100),
    change: (from, to) => ({
      en: prose`The price of a pair of headphones changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El precio de unos audífonos cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
    after: {
      increase: (from, rate) => ({
        en: prose`A pair of headphones costs ${from}. The price goes up by ${rate}. What is the new price in dollars?`,
        es: prose`Unos audífonos cuestan ${from}. El precio sube un ${rate}. ¿Cuál es el precio nuevo en dólares?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A pair of headphones costs ${from}. The price goes down by ${rate}. What is the new price in dollars?`,
        es: prose`Unos audífonos cuestan ${from}. El precio baja un ${rate}. ¿Cuál es el precio nuevo en dólares?`,
      }),
    },
    before: {
      increase: (to, rate) => ({
        en: prose`The price of a pair of headphones went up by ${rate}. Now it is ${to}. What was the price before, in dollars?`,
        es: prose`El precio de unos audífonos subió un ${rate}. Ahora es de ${to}. ¿Cuál era el precio antes, en dólares?`,
      }),
      decrease: (to, rate) => ({
        en: prose`The price of a pair of headphones went down by ${rate}. Now it is ${to}. What was the price before, in dollars?`,
        es: prose`El precio de unos audífonos bajó un ${rate}. Ahora es de ${to}. ¿Cuál era el precio antes, en dólares?`,
      }),
    },
  },
  {
    range: [800, 9000],
    directions: both,
    noun: nouns.resident,
    mostRate: 25,
    said: {
      after: amount => ({ en: line`The town then has ${amount}.`, es: line`El pueblo tiene entonces ${amount}.` }),
      before: amount => ({ en: line`The town had ${amount} before.`, es: line`Antes el pueblo tenía ${amount}.` }),
    },
    written: value => value,
    change: (from, to) => ({
      en: prose`The population of a town changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`La población de un pueblo cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
    after: {
      increase: (from, rate) => ({
        en: prose`A town has ${from} residents. In ten years, the population grows by ${rate}. How many residents does the town have then?`,
        es: prose`Un pueblo tiene ${from} habitantes. En diez años, la población crece un ${rate}. ¿Cuántos habitantes tiene entonces el pueblo?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A town has ${from} residents. In ten years, the population falls by ${rate}. How many residents does the town have then?`,
        es: prose`Un pueblo tiene ${from} habitantes. En diez años, la población disminuye un ${rate}. ¿Cuántos habitantes tiene entonces el pueblo?`,
      }),
    },
    before: {
      increase: (to, rate) => ({
        en: prose`The population of a town grew by ${rate}. Now there are ${to} residents. How many residents were there before?`,
        es: prose`La población de un pueblo creció un ${rate}. Ahora hay ${to} habitantes. ¿Cuántos habitantes había antes?`,
      }),
      decrease: (to, rate) => ({
        en: prose`The population of a town fell by ${rate}. Now there are ${to} residents. How many residents were there before?`,
        es: prose`La población de un pueblo disminuyó un ${rate}. Ahora hay ${to} habitantes. ¿Cuántos habitantes había antes?`,
      }),
    },
  },
  {
    range: [60, 1200],
    directions: both,
    noun: nouns.follower,
    said: {
      after: amount => ({ en: line`The page now has ${amount}.`, es: line`La página tiene ahora ${amount}.` }),
      before: amount => ({ en: line`The page had ${amount} before.`, es: line`Antes la página tenía ${amount}.` }),
    },
    written: value => value,
    change: (from, to) => ({
      en: prose`The number of followers of a school page changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El número de seguidores de la página de una escuela cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
    after: {
      increase: (from, rate) => ({
        en: prose`A school page has ${from} followers. The number grows by ${rate}. How many followers does it have now?`,
        es: prose`La página de una escuela tiene ${from} seguidores. El número aumenta un ${rate}. ¿Cuántos seguidores tiene ahora?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A school page has ${from} followers. The number drops by ${rate}. How many followers does it have now?`,
        es: prose`La página de una escuela tiene ${from} seguidores. El número baja un ${rate}. ¿Cuántos seguidores tiene ahora?`,
      }),
    },
    before: {
      increase: (to, rate) => ({
        en: prose`The number of followers of a school page grew by ${rate}. Now there are ${to}. How many followers were there before?`,
        es: prose`El número de seguidores de la página de una escuela aumentó un ${rate}. Ahora son ${to}. ¿Cuántos seguidores había antes?`,
      }),
      decrease: (to, rate) => ({
        en: prose`The number of followers of a school page dropped by ${rate}. Now there are ${to}. How many followers were there before?`,
        es: prose`El número de seguidores de la página de una escuela bajó un ${rate}. Ahora son ${to}. ¿Cuántos seguidores había antes?`,
      }),
    },
  },
  {
    range: [20, 200],
    directions: ['increase'],
    noun: nouns.centimeter,
    said: {
      after: amount => ({
        en: line`The sunflower is then ${amount} tall.`,
        es: line`El girasol mide entonces ${amount}.`,
      }),
      before: amount => ({ en: line`The sunflower was ${amount} tall.`, es: line`El girasol medía ${amount}.` }),
    },
    written: value => measure(value, 'centimeter'),
    change: (from, to) => ({
      en: prose`The height of a sunflower changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`La altura de un girasol cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
    after: {
      increase: (from, rate) => ({
        en: prose`A sunflower is ${from} tall. In one week, its height grows by ${rate}. How many centimeters tall is it then?`,
        es: prose`Un girasol mide ${from} de alto. En una semana, su altura aumenta un ${rate}. ¿Cuántos centímetros mide entonces?`,
      }),
      decrease: (from, rate) => ({
        en: prose`A sunflower is ${from} tall. A gardener cuts off ${rate} of it. How many centimeters tall is it then?`,
        es: prose`Un girasol mide ${from} de alto. Un jardinero le corta el ${rate}. ¿Cuántos centímetros mide entonces?`,
      }),
    },
    before: {
      increase: (to, rate) => ({
        en: prose`The height of a sunflower grew by ${rate}. Now it is ${to} tall. How many centimeters tall was it before?`,
        es: prose`La altura de un girasol aumentó un ${rate}. Ahora mide ${to}. ¿Cuántos centímetros medía antes?`,
      }),
      decrease: (to, rate) => ({
        en: prose`A gardener cut off ${rate} of a sunflower. Now it is ${to} tall. How many centimeters tall was it before?`,
        es: prose`Un jardinero le cortó a un girasol el ${rate}. Ahora mide ${to}. ¿Cuántos centímetros medía antes?`,
      }),
    },
  },
  {
    range: [20, 300],
    directions: both,
    noun: nouns.student,
    said: {
      after: amount => ({ en: line`There are ${amount} this year.`, es: line`Este año hay ${amount}.` }),
      before: amount => ({ en: line`There were ${amount} last year.`, es: line`El año pasado había ${amount}.` }),
    },
    written: value => value,
    change: (from, to) => ({
      en: prose`The number of students in a music program changes from ${from} to ${to}. What is the percent increase or decrease?`,
      es: prose`El número de estudiantes de un programa de música cambia de ${from} a ${to}. ¿Cuál es el porcentaje de aumento o de disminución?`,
    }),
    after: {
      increase: (from, rate) => ({
        en: prose`Last year, ${from} students were in the music program. This year there are ${rate} more. How many students are in it this year?`,
        es: prose`El año pasado había ${from} estudiantes en el programa de música. Este año hay un ${rate} más. ¿Cuántos estudiantes hay este año?`,
      }),
      decrease: (from, rate) => ({
        en: prose`Last year, ${from} students were in the music program. This year there are ${rate} fewer. How many students are in it this year?`,
        es: prose`El año pasado había ${from} estudiantes en el programa de música. Este año hay un ${rate} menos. ¿Cuántos estudiantes hay este año?`,
      }),
    },
    before: {
      increase: (to, rate) => ({
        en: prose`This year, ${to} students are in the music program. That is ${rate} more than last year. How many students were in it last year?`,
        es: prose`Este año hay ${to} estudiantes en el programa de música. Eso es un ${rate} más que el año pasado. ¿Cuántos estudiantes había el año pasado?`,
      }),
      decrease: (to, rate) => ({
        en: prose`This year, ${to} students are in the music program. That is ${rate} fewer than last year. How many students were in it last year?`,
        es: prose`Este año hay ${to} estudiantes en el programa de música. Eso es un ${rate} menos que el año pasado. ¿Cuántos estudiantes había el año pasado?`,
      }),
    },
  },
]

/** An estimate beside the actual value. */
export const errorStories: readonly {
  readonly range: readonly [least: number, most: number]
  readonly ask: (estimate: number, actual: number, who: Hole) => Both<Block>
}[] = [
  {
    range: [120, 800],
    ask: (estimate, actual, who) => ({
      en: prose`${who} guesses that a jar holds ${count(estimate, nouns.bean)}. It really holds ${count(actual, nouns.bean)}. What is the percent error of the guess?`,
      es: prose`${who} calcula que un frasco tiene ${count(estimate, nouns.bean)}. En realidad tiene ${count(actual, nouns.bean)}. ¿Cuál es el porcentaje de error?`,
    }),
  },
  {
    range: [20, 400],
    ask: (estimate, actual, who) => ({
      en: prose`In the lab, ${who} measures the mass of a rock as ${count(estimate, nouns.gram)}. Its actual mass is ${count(actual, nouns.gram)}. What is the percent error of the measurement?`,
      es: prose`En el laboratorio, ${who} mide la masa de una roca y obtiene ${count(estimate, nouns.gram)}. La masa real es de ${count(actual, nouns.gram)}. ¿Cuál es el porcentaje de error de la medición?`,
    }),
  },
  {
    range: [40, 500],
    ask: (estimate, actual, who) => ({
      en: prose`${who} thinks that a bottle holds ${count(estimate, nouns.milliliter)}. It actually holds ${count(actual, nouns.milliliter)}. What is the percent error?`,
      es: prose`${who} cree que a una botella le caben ${count(estimate, nouns.milliliter)}. En realidad le caben ${count(actual, nouns.milliliter)}. ¿Cuál es el porcentaje de error?`,
    }),
  },
  {
    range: [100, 900],
    ask: (estimate, actual) => ({
      en: prose`A reporter estimates a crowd at ${count(estimate, nouns.person)}. The actual number is ${count(actual, nouns.person)}. What is the percent error of the estimate?`,
      es: prose`Una reportera estima que hay ${count(estimate, nouns.person)} en una plaza. El número real es de ${count(actual, nouns.person)}. ¿Cuál es el porcentaje de error de la estimación?`,
    }),
  },
  {
    range: [20, 300],
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
        en: prose`A town grows by ${role('increase', percent(rate))} in one decade.`,
        es: prose`La población de una ciudad crece un ${role('increase', percent(rate))} en una década.`,
      }),
      decrease: rate => ({
        en: prose`A town loses ${role('decrease', percent(rate))} of its residents in one decade.`,
        es: prose`Una ciudad pierde el ${role('decrease', percent(rate))} de sus habitantes en una década.`,
      }),
    },
    second: {
      increase: rate => ({
        en: prose`In the next decade, its population grows by ${role('increase', percent(rate))}.`,
        es: prose`En la década siguiente, su población crece un ${role('increase', percent(rate))}.`,
      }),
      decrease: rate => ({
        en: prose`In the next decade, its population falls by ${role('decrease', percent(rate))}.`,
        es: prose`En la década siguiente, su población disminuye un ${role('decrease', percent(rate))}.`,
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
