import {
  equation,
  explained,
  line,
  measure,
  type Printed,
  type Random,
  relation,
  type Step,
  sum,
  tupleOf,
  type UnitId,
} from '../../../author.ts'

export type Sides = readonly [number, number, number]
export const inOrder = (sides: readonly number[]): Sides => {
  const [a, b, c] = tupleOf(
    [...sides].sort((p, q) => p - q),
    3,
  )
  return [a, b, c]
}
export const isTriangle = (sides: readonly number[]): boolean => {
  const [a, b, c] = inOrder(sides)
  return a + b > c
}
/** Every side is shorter than the other two together. */
export const closes = ([a, b, c]: Sides): boolean => a < b + c && b < c + a && c < a + b

export type Outcome = 'yes' | 'flat' | 'short'
/** Three unequal lengths that close, that lie flat, or that leave a gap; the two short ones do not both come first. */
export function drawSides(random: Random, outcome: Outcome, least: number, most: number): Sides {
  return random.until(
    (): Sides => {
      // Two that do not reach leave room for a longest one.
      const top = outcome === 'yes' ? most : Math.max(least + 1, Math.floor((most - 1) / 2))
      const [a, b] = [random.int(least, top), random.int(least, top)]
      const by = random.int(1, Math.max(2, Math.floor((most - least) / 3)))
      const c =
        outcome === 'yes'
          ? random.int(Math.max(a, b), Math.min(most, a + b - 1))
          : outcome === 'flat'
            ? a + b
            : a + b + by
      return random.evenly([true, false]) ? [Math.min(a, b), c, Math.max(a, b)] : random.shuffle([a, b, c])
    },
    sides => {
      const [a, b, c] = inOrder(sides)
      const longest = sides.indexOf(c)
      return a !== b && b !== c && c <= most && a >= least && longest !== 2 && (outcome === 'yes') === isTriangle(sides)
    },
  )
}
export const OUTCOMES: readonly Outcome[] = ['yes', 'short', 'yes', 'flat', 'yes', 'short']

/** The two shorter sides together, against the longest. */
export function sidesSteps(sides: readonly number[], unit: UnitId): readonly Step[] {
  const [a, b, c] = inOrder(sides)
  const longest = explained(
    equation(sum(a, b), a + b),
    line`The longest side is ${measure(c, unit)} long. Add the other two.`,
    line`El lado más largo mide ${measure(c, unit)}. Suma los otros dos.`,
  )
  if (a + b > c)
    return [
      longest,
      explained(
        relation(a + b, '>', c),
        line`Yes: the two shorter sides together are longer than the longest, so they form a triangle.`,
        line`Sí: los dos lados más cortos juntos superan al más largo, así que forman un triángulo.`,
      ),
    ]
  return [
    longest,
    a + b === c
      ? explained(
          relation(a + b, '=', c),
          line`No: the two shorter sides together are only as long as the longest, so they lie flat on it.`,
          line`No: los dos lados más cortos juntos miden solo lo mismo que el más largo, así que quedan sobre él.`,
        )
      : explained(
          relation(a + b, '<', c),
          line`No: the two shorter sides together are shorter than the longest, so their ends do not meet.`,
          line`No: los dos lados más cortos juntos miden menos que el más largo, así que sus extremos no se juntan.`,
        ),
  ]
}

export const printedSides = (printed: Printed): Sides => {
  const [a, b, c] = printed.take(3)
  return [a.toNumber(), b.toNumber(), c.toNumber()]
}
