import { itemOf, type Random, sum } from '../../../author.ts'

/** 46,203 is 40,000 + 6,000 + 200 + 3; zeros are left out. */
export const expanded = (value: number) =>
  sum(...[...String(value)].map((digit, i, all) => Number(digit) * 10 ** (all.length - 1 - i)).filter(part => part > 0))

/** Numbers that begin alike, the first digit after that differs in each; so many digits in all. */
export function alike(random: Random, count: number, length: number, same: number): readonly number[] {
  const start = random.int(10 ** (same - 1), 10 ** same - 1)
  const rest = length - same - 1
  return random
    .sample<number, number>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count)
    .map(next => (10 * start + next) * 10 ** rest + random.int(0, 10 ** rest - 1))
}

/** Four numbers that begin with the same two digits: two by two they have the next digit too. */
export function alikeInPairs(random: Random, length: number): readonly number[] {
  const start = random.int(10, 99)
  const rest = length - 4
  return random.shuffle<number[]>(
    random
      .sample<number, 2>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      .flatMap(next =>
        random
          .sample<number, 2>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
          .map(last => (100 * start + 10 * next + last) * 10 ** rest + random.int(0, 10 ** rest - 1)),
      ),
  )
}

/** Five numbers of six digits that begin with the same three: three of them share the next digit too, two of these one more. */
export function knotted(random: Random): readonly number[] {
  const start = random.int(100, 999)
  const digits = () => random.sample<number, 2>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
  const [[one, other], [tens, otherTens], [ones, otherOnes]] = [digits(), digits(), digits()]
  return random.shuffle<number[]>(
    [
      [one, tens, ones],
      [one, tens, otherOnes],
      [one, otherTens, random.int(1, 9)],
      [other, otherTens, random.int(1, 9)],
      [other, tens, random.int(1, 9)],
    ].map(last => last.reduce((value, digit) => 10 * value + digit, start)),
  )
}

/** A number and the same with two neighboring digits exchanged. */
export function exchanged(random: Random, length: number): readonly [number, number] {
  const place = random.int(1, length - 3)
  const value = random.until(
    () => random.int(10 ** (length - 1), 10 ** length - 1),
    drawn => String(drawn)[place] !== String(drawn)[place + 1],
  )
  const text = String(value)
  return [value, Number(`${text.slice(0, place)}${text[place + 1]}${text[place]}${text.slice(place + 2)}`)]
}

/** In neither order yet. */
export const isMixed = (values: readonly number[]): boolean => {
  const rises = values.slice(1).map((value, i) => value > itemOf(values, i))
  return rises.includes(true) && rises.includes(false)
}
