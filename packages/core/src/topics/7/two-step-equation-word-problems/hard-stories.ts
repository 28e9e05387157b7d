import { line, type Noun, prose, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsOf } from '../../kit/stories/signed-amounts.ts'
import { counted, whole } from './easy-stories.ts'
import type { Story } from './stories.ts'

/** A ride on a bus or a train. */
const RIDE: Noun = { en: ['ride', 'rides'], es: ['viaje', 'viajes'], gender: 'm' }
const tenths = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 10 + random.int(1, 9), 10)
const halves = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most) * 2 + 1, 2)
const cents = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 4 + random.int(1, 3), 4)

/** What gets less at a steady rate, and numbers that are not whole; some stories have a number that is not needed. */
export const hardStories: readonly Story[] = [
  {
    shape: 'drain',
    draw: random => ({ p: tenths(random, 5, 9), q: whole(random, 90, 150), x: halves(random, 4, 8) }),
    money: '',
    unit: counted(nouns.minute),
    extra: {
      range: [2, 4],
      is: { en: line`The height of the tank is not needed.`, es: line`La altura del tanque no se necesita.` },
    },
    says: (p, q, r, extra) => ({
      en: prose`A tank that is ${extra} ft tall holds ${q} gallons of water. It is drained at ${p} gallons a minute. After how many minutes are ${r} gallons left?`,
      es: prose`Un tanque de ${extra} pies de alto contiene ${q} galones de agua. Se vacía a ${p} galones por minuto. ¿Después de cuántos minutos quedan ${r} galones?`,
    }),
    letIs: { en: line`the number of minutes`, es: line`el número de minutos` },
    models: {
      en: line`The water at the start less what is drained is what is left.`,
      es: line`El agua inicial menos lo que se vacía es lo que queda.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    shape: 'drain',
    draw: random => ({
      p: whole(random, 9, 24).times(50),
      q: whole(random, 52, 88).times(200),
      x: halves(random, 2, 5),
    }),
    money: 'pqr',
    unit: counted(nouns.year),
    says: (p, q, r) => ({
      en: prose`A delivery van is worth ${q} today and loses ${p} of its value each year. After how many years is it worth ${r}?`,
      es: prose`Una camioneta de reparto vale hoy ${q} y pierde ${p} de su valor cada año. ¿Después de cuántos años vale ${r}?`,
    }),
    letIs: { en: line`the number of years`, es: line`el número de años` },
    models: {
      en: line`The value today less what is lost is the value then.`,
      es: line`El valor de hoy menos lo que se pierde es el valor de entonces.`,
    },
    ends: found => ({
      en: line`The van is worth that much after ${found}.`,
      es: line`La camioneta vale eso después de ${found}.`,
    }),
  },
  {
    shape: 'drain',
    draw: random => ({ p: tenths(random, 1, 3), q: whole(random, 20, 28), x: halves(random, 3, 6) }),
    money: '',
    unit: counted(nouns.hour),
    extra: {
      range: [5, 8],
      is: { en: line`The width of the candle is not needed.`, es: line`El ancho de la vela no se necesita.` },
    },
    says: (p, q, r, extra) => ({
      en: prose`A candle is ${q} cm tall and ${extra} cm wide. It burns down ${p} cm each hour. After how many hours is it ${r} cm tall?`,
      es: prose`Una vela mide ${q} cm de alto y ${extra} cm de ancho. Al arder, baja ${p} cm cada hora. ¿Después de cuántas horas mide ${r} cm de alto?`,
    }),
    letIs: { en: line`the number of hours`, es: line`el número de horas` },
    models: {
      en: line`The height at the start less what burns is the height then.`,
      es: line`La altura inicial menos lo que se consume es la altura de entonces.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    shape: 'drain',
    draw: random => ({ p: cents(random, 2, 4), q: whole(random, 40, 60), x: whole(random, 6, 11) }),
    money: 'pqr',
    unit: counted(RIDE),
    says: (p, q, r) => ({
      en: prose`There is ${q} on a transit card. Each ride takes ${p} from it. After how many rides is ${r} left on the card?`,
      es: prose`En una tarjeta de transporte hay ${q}. Cada viaje descuenta ${p}. ¿Después de cuántos viajes quedan ${r} en la tarjeta?`,
    }),
    letIs: { en: line`the number of rides`, es: line`el número de viajes` },
    models: {
      en: line`The money at the start less the price of the rides is what is left.`,
      es: line`El dinero inicial menos el precio de los viajes es lo que queda.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Son ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: cents(random, 2, 4), q: cents(random, 3, 6), x: halves(random, 5, 9) }),
    money: 'pqr',
    unit: counted(nouns.mile),
    extra: {
      range: [18, 26],
      is: { en: line`The minutes are not needed.`, es: line`Los minutos no se necesitan.` },
    },
    says: (p, q, r, extra) => ({
      en: prose`A taxi ride takes ${extra} minutes and costs ${r}. The taxi charges ${q} at the start and ${p} for each mile. How many miles long is the ride?`,
      es: prose`Un viaje en taxi dura ${extra} minutos y cuesta ${r}. El taxi cobra ${q} al inicio y ${p} por cada milla. ¿De cuántas millas es el viaje?`,
    }),
    letIs: { en: line`the number of miles`, es: line`el número de millas` },
    models: {
      en: line`The charge for the miles and the starting charge make the total.`,
      es: line`Lo que se cobra por las millas y el cobro inicial forman el total.`,
    },
    ends: found => ({ en: line`The ride is ${found} long.`, es: line`El viaje es de ${found}.` }),
  },
  {
    shape: 'group',
    draw: random => ({ p: halves(random, 2, 4), q: cents(random, 1, 3), x: whole(random, 12, 17) }),
    money: 'qr',
    unit: dollarsOf,
    extra: {
      range: [20, 29],
      is: {
        en: line`The hours of the whole week are not needed.`,
        es: line`Las horas de toda la semana no se necesitan.`,
      },
    },
    says: (p, q, r, extra) => ({
      en: prose`Elena works ${extra} hours a week. On Sundays, she gets ${q} an hour more than on other days. Last Sunday she worked ${p} hours and earned ${r}. How much does she earn an hour on other days?`,
      es: prose`Elena trabaja ${extra} horas a la semana. Los domingos gana ${q} más por hora que los otros días. El domingo pasado trabajó ${p} horas y ganó ${r}. ¿Cuánto gana por hora los otros días?`,
    }),
    letIs: {
      en: line`her hourly pay in dollars on other days`,
      es: line`su paga por hora los otros días en dólares`,
    },
    models: {
      en: line`On Sunday, each hour pays the usual amount and the extra: multiply their sum.`,
      es: line`El domingo cada hora paga lo normal y lo adicional: multiplica su suma.`,
    },
    ends: found => ({
      en: line`On other days, she earns ${found} an hour.`,
      es: line`Los otros días gana ${found} por hora.`,
    }),
  },
  {
    shape: 'drain',
    draw: random => ({ p: tenths(random, 1, 4), q: whole(random, 12, 18), x: halves(random, 1, 3) }),
    money: '',
    unit: counted(nouns.hour),
    extra: {
      range: [30, 45],
      is: { en: line`The length of the lake is not needed.`, es: line`El largo del lago no se necesita.` },
    },
    says: (p, q, r, extra) => ({
      en: prose`A lake is ${extra} km long. A rower is ${q} km from the dock and comes ${p} km nearer each hour. After how many hours is she ${r} km from the dock?`,
      es: prose`Un lago mide ${extra} km de largo. Una remadora está a ${q} km del muelle y se acerca ${p} km cada hora. ¿Después de cuántas horas está a ${r} km del muelle?`,
    }),
    letIs: { en: line`the number of hours`, es: line`el número de horas` },
    models: {
      en: line`The distance at the start less what she rows is the distance then.`,
      es: line`La distancia inicial menos lo que rema es la distancia de entonces.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    shape: 'group',
    draw: random => ({ p: whole(random, 6, 9), q: tenths(random, 1, 3), x: halves(random, 4, 8) }),
    money: '',
    unit: counted(nouns.kilometer),
    says: (p, q, r) => ({
      en: prose`On each of ${p} days, Hugo cycles ${q} km more than his usual distance. In all, he cycles ${r} km. What is his usual daily distance?`,
      es: prose`En cada uno de ${p} días Hugo recorre en bicicleta ${q} km más que su distancia habitual. En total recorre ${r} km. ¿Cuál es su distancia habitual por día?`,
    }),
    letIs: {
      en: line`his usual daily distance in kilometers`,
      es: line`su distancia habitual por día en kilómetros`,
    },
    models: {
      en: line`Each day has the usual distance and the extra: multiply their sum.`,
      es: line`Cada día tiene la distancia habitual y la adicional: multiplica su suma.`,
    },
    ends: found => ({ en: line`His usual distance is ${found}.`, es: line`Su distancia habitual es de ${found}.` }),
  },
]
