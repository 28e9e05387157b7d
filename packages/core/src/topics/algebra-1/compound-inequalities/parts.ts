import { type Expr, type Printed, prose, type Random, type Ratio, symbol } from '../../../author.ts'
import { agree, holdsFor } from '../../kit/equations/inequality.ts'
import { drawCompound, type Hidden, type Linear, numbersIn } from './compound.ts'

export const x = symbol('x')

export interface Level {
  readonly steps: 'none' | 'two' | 'negative'
}

function drawPart(random: Random, { steps }: Level, isHalf: boolean, mayBeSolved: boolean): Linear {
  const b = random.intExcept(-9, 9, 0)
  if (steps === 'none') return [1, mayBeSolved ? random.evenly([0, 0, b]) : b]
  // Twice a half is whole: no fraction is printed.
  const a = isHalf ? random.pick([2, 4]) : random.int(2, 5)
  return [a * (steps === 'negative' ? random.pick([-1, -1, 1]) : 1), b]
}

const PRINTED = [
  ['between', true],
  ['outside', false],
  ['between', false],
  ['outside', false],
] as const

export function draw(random: Random, level: Level, mayBeSolved = true, mayBeHalf = true): Hidden {
  const [kind, isChain] = random.evenly(PRINTED)
  const isHalf = mayBeHalf && level.steps !== 'none' && random.chance(0.25)
  const set = drawCompound(random, kind, isHalf)
  const [a, b] = drawPart(random, level, isHalf, mayBeSolved)
  // At the hard level one coefficient at least is negative.
  const first: Linear = level.steps === 'negative' ? [-Math.abs(a), b] : [a, b]
  return { set, parts: [first, isChain ? first : drawPart(random, level, isHalf, mayBeSolved)], isChain }
}

/** The inequality that is printed: a chain, or two joined by a word. */
export const printedStatement = (printed: Printed): Expr => printed.all('connected')[0] ?? printed.one('relation')

export const agreesWith = (printed: Printed, holds: (value: Ratio) => boolean, places: readonly Ratio[]) =>
  agree(holdsFor(printedStatement(printed)), holds, [...places, ...numbersIn(printedStatement(printed))])

export const checkStatement = (printed: Printed, answer: Expr) =>
  agreesWith(printed, holdsFor(answer), numbersIn(answer))

export const solveIt = { en: prose`Solve the inequality.`, es: prose`Resuelve la desigualdad.` }
