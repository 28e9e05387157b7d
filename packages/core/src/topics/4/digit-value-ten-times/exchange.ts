import { count, explained, line, type Noun, prose, type Ratio, type Step, things } from '../../../author.ts'
import { PLACES, placeAt } from './places.ts'

/** The place of the last digit that is not 0. */
export const unitOf = (value: number): number => String(value).length - String(value).replace(/0+$/, '').length

/** So many of a place as a number: 46 hundreds are 4,600. */
export const amountIn = (amount: Ratio, noun: Noun): Ratio =>
  amount.times(10 ** PLACES.findIndex(({ en }) => en[0] === noun.en[0]))

/** 10, 100 or 1,000 of a place make one of another: the number that is so many times as much as another, or the other from it. */
export function exchange(lesser: number, factor: 10 | 100 | 1000, isGreaterAsked: boolean): readonly Step[] {
  const place = unitOf(lesser)
  const amount = lesser / 10 ** place
  const [low, high] = [placeAt(place), placeAt(place + String(factor).length - 1)]
  const [few, many] = [count(amount, low), count(amount, high)]
  const made = explained(
    prose`${factor} × ${few} = ${many}`,
    line`${count(factor, low)} make ${count(1, high)}.`,
    line`${count(factor, low)} forman ${count(1, high)}.`,
  )
  return isGreaterAsked
    ? [
        explained(
          prose`${lesser} = ${few}`,
          line`Write the number in ${things(low)}.`,
          line`Escribe el número en ${things(low)}.`,
        ),
        made,
        explained(
          prose`${many} = ${lesser * factor}`,
          line`Write the number with digits.`,
          line`Escribe el número con cifras.`,
        ),
      ]
    : [
        explained(
          prose`${lesser * factor} = ${many}`,
          line`Write the number in ${things(high)}.`,
          line`Escribe el número en ${things(high)}.`,
        ),
        made,
        explained(prose`${few} = ${lesser}`, line`Write the number with digits.`, line`Escribe el número con cifras.`),
      ]
}
