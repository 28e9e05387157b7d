import {
  type Both,
  type Content,
  decimal,
  decimalPlaces,
  type Inline,
  line,
  type Ratio,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { ratioIn } from './ratio-in.ts'

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide'
/** An operation that is done to both sides of an equation. */
export interface Undoing {
  readonly operation: Operation
  readonly by: Ratio
}

const INVERSES = { add: 'subtract', subtract: 'add', multiply: 'divide', divide: 'multiply' } as const satisfies Record<
  Operation,
  Operation
>

export const inverseOf = ({ operation, by }: Undoing): Undoing => ({ operation: INVERSES[operation], by })

export function applied(value: Ratio, { operation, by }: Undoing): Ratio {
  switch (operation) {
    case 'add':
      return value.plus(by)
    case 'subtract':
      return value.minus(by)
    case 'multiply':
      return value.times(by)
    case 'divide':
      return value.over(by)
  }
}

/** What both sides become, one operation after another. */
export const undone = (value: Ratio, undoing: readonly Undoing[]): Ratio => undoing.reduce(applied, value)

export const keyOf = (undoing: readonly Undoing[]): string =>
  undoing.map(({ operation, by }) => `${operation} ${by}`).join(', ')

export const undoingOf = (key: string): readonly Undoing[] =>
  key.split(', ').map(part => {
    const [operation, by] = tupleOf(part.split(' '), 2)
    return { operation: operation as Operation, by: ratioIn(by) }
  })

const FIRST: Record<Operation, (by: Value) => Both<readonly Inline[]>> = {
  add: by => ({ en: line`add ${by}`, es: line`sumar ${by}` }),
  subtract: by => ({ en: line`subtract ${by}`, es: line`restar ${by}` }),
  multiply: by => ({ en: line`multiply by ${by}`, es: line`multiplicar por ${by}` }),
  divide: by => ({ en: line`divide by ${by}`, es: line`dividir entre ${by}` }),
}

const shown = (by: Ratio, as: 'decimal' | 'fraction' = 'fraction'): Value =>
  (as === 'decimal' || by.d > 9) && decimalPlaces(by.d) !== null ? decimal(by) : by

/** "subtract 5", the number written as in the equation. */
export function spokenStep({ operation, by }: Undoing, write: (value: Ratio) => Value): Both<Content> {
  const { en, es } = FIRST[operation](write(by))
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}

/** "subtract 5, then divide by 3". */
export function spokenUndoing(
  [first, second]: readonly [Undoing, Undoing],
  as: 'decimal' | 'fraction' = 'fraction',
): Both<Content> {
  const [one, two] = [first, second].map(({ operation, by }) => FIRST[operation](shown(by, as))) as [
    Both<readonly Inline[]>,
    Both<readonly Inline[]>,
  ]
  return {
    en: { kind: 'paragraph', content: [...one.en, ...line`, then `, ...two.en] },
    es: { kind: 'paragraph', content: [...one.es, ...line` y luego `, ...two.es] },
  }
}

const DONE: Record<Operation, (by: Value) => Both<readonly Inline[]>> = {
  add: by => ({
    en: line`${by} was added to the other side instead of subtracted from it`,
    es: line`se sumó ${by} al otro lado en vez de restarlo`,
  }),
  subtract: by => ({
    en: line`${by} was subtracted from the other side instead of added to it`,
    es: line`se restó ${by} del otro lado en vez de sumarlo`,
  }),
  multiply: by => ({
    en: line`the other side was multiplied by ${by} instead of divided`,
    es: line`el otro lado se multiplicó por ${by} en vez de dividirse`,
  }),
  divide: by => ({
    en: line`the other side was divided by ${by} instead of multiplied`,
    es: line`el otro lado se dividió entre ${by} en vez de multiplicarse`,
  }),
}

/** "5 was added to the other side instead of subtracted from it": what was done by mistake. */
export const wrongly = ({ operation, by }: Undoing): Both<readonly Inline[]> => DONE[operation](shown(by))
