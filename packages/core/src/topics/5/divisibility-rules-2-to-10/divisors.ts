import { assert, type Block, type Both, type Inline, lcm, line, type Printed, role } from '../../../author.ts'

export type Divisors = readonly [number] | readonly [number, number]
export const allOf = (divisors: Divisors) => divisors.reduce((all: number, by) => lcm(all, by), 1)
export const byAll = (divisors: Divisors): Both<readonly Inline[]> => {
  const [first, second] = divisors
  return second === undefined
    ? { en: line`divisible by ${role('first', first)}`, es: line`divisible entre ${role('first', first)}` }
    : {
        en: line`divisible by both ${role('first', first)} and ${role('second', second)}`,
        es: line`divisible entre ${role('first', first)} y entre ${role('second', second)}`,
      }
}
export const printedDivisors = (printed: Printed): readonly number[] =>
  printed.terms('role').flatMap(({ name: own }) => (own === 'first' || own === 'second' ? [printed.role(own).n] : []))
/** A sentence with what is asked of the number inside. */
export const around = ([before, after]: Both<readonly Inline[]>[], inside: Both<readonly Inline[]>): Both<Block> => {
  assert(before && after, 'Two parts')
  return {
    en: { kind: 'paragraph', content: [...before.en, ...inside.en, ...after.en] },
    es: { kind: 'paragraph', content: [...before.es, ...inside.es, ...after.es] },
  }
}

/** 6 asks what 2 and 3 ask. */
export const simpleRules = (divisors: Divisors): readonly number[] =>
  divisors
    .flatMap(by => (by === 6 ? [2, 3] : [by]))
    .sort((a, b) => [5, 2, 4, 3, 9].indexOf(a) - [5, 2, 4, 3, 9].indexOf(b))
