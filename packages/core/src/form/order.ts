import { orderedList } from '../answer/point.ts'
import { type Block, type Both, both, inARow, prose } from '../content.ts'
import { approximate } from '../math/approximate.ts'
import { expr, type Value } from '../math/build.ts'
import type { Step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'
import { itemOf } from '../tuple.ts'

interface OrderSpec<Level, D extends Difficulty> {
  readonly levels?: readonly D[]
  readonly share?: number
  /** 'ascending' if left out. */
  readonly direction?: 'ascending' | 'descending'
  /** Said above; "Write the numbers from least to greatest." if left out. */
  readonly instruction?: Both<Block>
  /** Numbers of different value, at least three. */
  draw(...drawing: Parameters<FormSpec<Level, D, readonly Value[], readonly Value[]>['draw']>): readonly Value[]
  solution(sorted: readonly Value[], printed: readonly Value[]): readonly Step[]
}

const INSTRUCTIONS: Readonly<Record<'ascending' | 'descending', Both<Block>>> = {
  ascending: {
    en: prose`Write the numbers in order from least to greatest.`,
    es: prose`Escribe los números en orden de menor a mayor.`,
  },
  descending: {
    en: prose`Write the numbers in order from greatest to least.`,
    es: prose`Escribe los números en orden de mayor a menor.`,
  },
}

const sizeOf = (value: Value) => approximate(expr(value))

/** Numbers to put in order, never printed in that order or the opposite one. */
export function order<Level, const D extends Difficulty = Difficulty>({
  direction = 'ascending',
  instruction = INSTRUCTIONS[direction],
  draw,
  solution,
  ...rest
}: OrderSpec<Level, D>): FormSpec<Level, D, readonly Value[], readonly Value[]> {
  const sign = direction === 'ascending' ? 1 : -1
  const sorted = (values: readonly Value[]) => [...values].sort((a, b) => sign * (sizeOf(a) - sizeOf(b)))
  const isSorted = (values: readonly Value[]) => {
    const sizes = values.map(sizeOf)
    return sizes.slice(1).every((size, i) => size > itemOf(sizes, i))
  }
  return {
    ...rest,
    kind: 'order',
    instruction,
    draw(random, level) {
      const values = draw(random, level)
      return random.until(
        () => random.shuffle(values),
        shuffled => !isSorted(shuffled) && !isSorted([...shuffled].reverse()),
      )
    },
    answer: orderedList,
    solve: sorted,
    ask: values => both(inARow(...values)),
    solution: (values, answer) => solution(answer, values),
    // Each one is beyond all that stand before it, and all that are printed are there.
    check(printed, answer) {
      const shown = printed.maths.flatMap(item => (item.kind === 'list' ? item.items : [item])).map(sizeOf)
      const given = answer.map(sizeOf)
      return (
        given.length === shown.length &&
        given.every((size, i) => shown.includes(size) && given.slice(0, i).every(before => sign * (size - before) > 0))
      )
    },
  }
}
