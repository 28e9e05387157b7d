import type { Random } from '../../../author.ts'

/** Two digits of one column that carry or do not, with what comes in from the right. */
function digits(random: Random, carries: boolean, incoming: number): readonly [number, number] {
  if (carries) {
    const first = random.int(1 - incoming, 9)
    return [first, random.int(10 - incoming - first, 9)]
  }
  const first = random.int(0, 9 - incoming)
  return [first, random.int(0, 9 - incoming - first)]
}

/**
 * Two numbers of the same length whose sum carries in exactly these places, from the ones up, and keeps the length.
 * Taking one of them from the sum then regroups in the same places.
 */
export function addends(random: Random, ...carries: readonly boolean[]): readonly [number, number] {
  let [a, b, place, incoming] = [0, 0, 1, 0]
  for (const isCarry of carries) {
    const [x, y] = digits(random, isCarry, incoming)
    a += x * place
    b += y * place
    place *= 10
    incoming = isCarry ? 1 : 0
  }
  const first = random.int(1, 8 - incoming)
  return [a + first * place, b + random.int(1, 9 - incoming - first) * place]
}
