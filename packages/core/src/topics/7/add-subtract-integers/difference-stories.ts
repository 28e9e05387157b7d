import { type Block, type Both, count, type Inline, line, prose, role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Amount, celsius, dollars } from '../../kit/stories/amounts.ts'

const feet = (value: number) => count(value, nouns.foot)

type Range = readonly [least: number, most: number]

/** Two temperatures, elevations, … the first below the second. */
export const differenceStories: readonly {
  readonly low: Range
  readonly high: Range
  readonly amount: (value: number) => Amount
  readonly says: (low: number, high: number) => Both<Block>
  readonly ends: (difference: Amount) => Both<readonly Inline[]>
}[] = [
  {
    low: [-30, -4],
    high: [2, 30],
    amount: value => count(value, nouns.degree),
    says: (low, high) => ({
      en: prose`It is ${role('low', celsius(low))} in Fairbanks and ${role('high', celsius(high))} in Denver. How many degrees colder is it in Fairbanks?`,
      es: prose`Hace ${role('low', celsius(low))} en Fairbanks y ${role('high', celsius(high))} en Denver. ¿Cuántos grados menos hace en Fairbanks?`,
    }),
    ends: end => ({ en: line`It is ${end} colder.`, es: line`Hace ${end} menos.` }),
  },
  {
    low: [-195, -60],
    high: [-50, -10],
    amount: feet,
    says: (low, high) => ({
      en: prose`A diver is at an elevation of ${role('high', feet(high))}, and a shipwreck lies at ${role('low', feet(low))}. How many feet deeper is the shipwreck?`,
      es: prose`Una buceadora está a una elevación de ${role('high', feet(high))} y un barco hundido está a ${role('low', feet(low))}. ¿Cuántos pies más abajo está el barco?`,
    }),
    ends: end => ({ en: line`The shipwreck is ${end} deeper.`, es: line`El barco está ${end} más abajo.` }),
  },
  {
    low: [-190, -20],
    high: [30, 200],
    amount: feet,
    says: (low, high) => ({
      en: prose`The highest point of a trail has an elevation of ${role('high', feet(high))}. Its lowest point has an elevation of ${role('low', feet(low))}. How many feet apart are these elevations?`,
      es: prose`El punto más alto de un sendero está a una elevación de ${role('high', feet(high))}. El más bajo está a una elevación de ${role('low', feet(low))}. ¿Cuántos pies de diferencia hay entre las dos elevaciones?`,
    }),
    ends: end => ({ en: line`They are ${end} apart.`, es: line`La diferencia es de ${end}.` }),
  },
  {
    low: [-90, -15],
    high: [10, 95],
    amount: value => count(value, nouns.dollar),
    says: (low, high) => ({
      en: prose`On Monday an account had a balance of ${role('low', dollars(low))}. On Friday its balance was ${role('high', dollars(high))}. By how many dollars did the balance grow?`,
      es: prose`El lunes una cuenta tenía un saldo de ${role('low', dollars(low))}. El viernes su saldo era de ${role('high', dollars(high))}. ¿En cuántos dólares aumentó el saldo?`,
    }),
    ends: end => ({ en: line`The balance grew by ${end}.`, es: line`El saldo aumentó ${end}.` }),
  },
  {
    low: [-25, -15],
    high: [2, 6],
    amount: value => count(value, nouns.degree),
    says: (low, high) => ({
      en: prose`A refrigerator is at ${role('high', celsius(high))}, and its freezer is at ${role('low', celsius(low))}. How many degrees warmer is the refrigerator?`,
      es: prose`Un refrigerador está a ${role('high', celsius(high))} y su congelador está a ${role('low', celsius(low))}. ¿Cuántos grados más caliente está el refrigerador?`,
    }),
    ends: end => ({
      en: line`The refrigerator is ${end} warmer.`,
      es: line`El refrigerador está ${end} más caliente.`,
    }),
  },
  {
    low: [-60, -12],
    high: [15, 80],
    amount: value => count(value, nouns.point),
    says: (low, high) => ({
      en: prose`In a quiz game, the best team has a score of ${role('high', high)}, and the last team has a score of ${role('low', low)}. How many points apart are they?`,
      es: prose`En un juego de preguntas, el mejor equipo tiene un puntaje de ${role('high', high)} y el último, de ${role('low', low)}. ¿Cuántos puntos de diferencia hay entre ellos?`,
    }),
    ends: end => ({ en: line`They are ${end} apart.`, es: line`La diferencia es de ${end}.` }),
  },
  {
    low: [-45, -12],
    high: [20, 38],
    amount: value => count(value, nouns.degree),
    says: (low, high) => ({
      en: prose`In one year, the temperature in a town was ${role('low', celsius(low))} on the coldest day and ${role('high', celsius(high))} on the hottest. How many degrees apart are these temperatures?`,
      es: prose`En un año, la temperatura de un pueblo fue de ${role('low', celsius(low))} el día más frío y de ${role('high', celsius(high))} el más caluroso. ¿Cuántos grados de diferencia hay entre esas temperaturas?`,
    }),
    ends: end => ({ en: line`They are ${end} apart.`, es: line`La diferencia es de ${end}.` }),
  },
  {
    low: [-120, -30],
    high: [40, 200],
    amount: feet,
    says: (low, high) => ({
      en: prose`A bird flies ${role('high', feet(high))} above the surface of a lake, which is at 0 feet. A fish swims at an elevation of ${role('low', feet(low))}. How many feet higher is the bird than the fish?`,
      es: prose`Un ave vuela a ${role('high', feet(high))} sobre la superficie de un lago, que está a 0 pies. Debajo del agua nada un pez, a una elevación de ${role('low', feet(low))}. ¿Cuántos pies más arriba que el pez está el ave?`,
    }),
    ends: end => ({ en: line`The bird is ${end} higher.`, es: line`El ave está ${end} más arriba.` }),
  },
]
