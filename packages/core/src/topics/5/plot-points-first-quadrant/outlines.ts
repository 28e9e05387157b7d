import type { Random } from '../../../author.ts'

export type Place = readonly [x: number, y: number]

/** Closed figures with four to six corners, some on the axes. */
export const outlines = {
  house(random: Random): Place[] {
    const [x, half, high] = [random.int(0, 3), random.int(2, 3), random.int(3, 6)]
    const top = high + random.int(2, 4)
    return [
      [x, 0],
      [x + 2 * half, 0],
      [x + 2 * half, high],
      [x + half, top],
      [x, high],
    ]
  },
  trapezoid(random: Random): Place[] {
    const [x, y, wide] = [random.int(0, 2), random.int(0, 4), random.int(6, 8)]
    const [cut, high] = [random.int(1, 2), random.int(3, 6)]
    return [
      [x, y],
      [x + wide, y],
      [x + wide - cut, y + high],
      [x + cut, y + high],
    ]
  },
  parallelogram(random: Random): Place[] {
    const [y, wide, slant, high] = [random.int(0, 4), random.int(4, 6), random.int(1, 4), random.int(3, 5)]
    return [
      [0, y],
      [wide, y],
      [wide + slant, y + high],
      [slant, y + high],
    ]
  },
  corner(random: Random): Place[] {
    const [x, y] = [random.int(0, 3), random.int(0, 3)]
    const [right, top] = [x + random.int(5, 7), y + random.int(5, 7)]
    const [inX, inY] = [x + random.int(2, 3), y + random.int(2, 3)]
    return [
      [x, y],
      [right, y],
      [right, inY],
      [inX, inY],
      [inX, top],
      [x, top],
    ]
  },
  arrow(random: Random): Place[] {
    const [x, y, half] = [random.int(0, 2), random.int(3, 5), random.int(2, 3)]
    const [tip, notch] = [x + random.int(6, 8), x + random.int(2, 3)]
    return [
      [x, y - half],
      [tip, y],
      [x, y + half],
      [notch, y],
    ]
  },
  kite(random: Random): Place[] {
    const [x, half] = [random.int(3, 6), random.int(2, 3)]
    const [middle, top] = [random.int(5, 7), random.int(8, 10)]
    return [
      [x, 0],
      [x + half, middle],
      [x, top],
      [x - half, middle],
    ]
  },
} satisfies Record<string, (random: Random) => Place[]>

export const outlineNames = Object.keys(outlines) as (keyof typeof outlines)[]
