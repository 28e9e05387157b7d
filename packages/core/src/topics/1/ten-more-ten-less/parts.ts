import {
  both,
  count,
  equation,
  exact,
  itemOf,
  line,
  list,
  minus,
  type Printed,
  prose,
  type Random,
  role,
  type Step,
  step,
  sum,
  type Value,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'

/** 10 or 1 more, 10 or 1 less. */
export type By = 10 | -10 | 1 | -1

/** From 12 to 89, none in the first or last column of the chart but 9s; mixed twice, as once each is 9 from the next. */
export const NUMBERS = mixed(mixed(wholes(12, 89).filter(number => number % 10 > 1)))

/** Forms that share a list begin at different places of it. */
export const drawNumber = (random: Random, ahead: number) => random.evenly(turned(NUMBERS, ahead))

/** The numbers before 50, or those after it: the others are 40 away, half the list further on. */
export function drawLow(random: Random, ahead: number): number {
  const n = drawNumber(random, ahead)
  return n < 50 ? n : n - 40
}

export const changed = (n: number, by: By): Step => {
  const found = by > 0 ? equation(sum(n, by), n + by) : equation(minus(n, -by), n + by)
  if (by === 1) return step(found, because.countOn, { count: 1, start: n })
  if (by === -1) return step(found, because.countBack, { count: 1, start: n })
  const tens = count(Math.floor((n + by) / 10), nouns.ten)
  return step(found, because.explain, {
    sentence:
      by > 0
        ? {
            en: line`One more ten: ${tens}. The ones stay the same.`,
            es: line`Una decena más: ${tens}. Las unidades no cambian.`,
          }
        : {
            en: line`One ten less: ${tens}. The ones stay the same.`,
            es: line`Una decena menos: ${tens}. Las unidades no cambian.`,
          },
  })
}

const inPlaces = (n: number): Step =>
  step(both(prose`${count(Math.floor(n / 10), nouns.ten)}, ${count(n % 10, nouns.one)}`), because.nameEachPlace)

export const worked = (n: number, by: By): readonly Step[] =>
  Math.abs(by) === 10 ? [inPlaces(n), changed(n, by)] : [changed(n, by)]

/** "10 more than 47 is 57." */
export const told = (by: By, start: Value, end: Value) =>
  by > 0
    ? {
        en: prose`${role('more', by)} more than ${start} is ${end}.`,
        es: prose`${role('more', by)} más que ${start} es ${end}.`,
      }
    : {
        en: prose`${role('less', -by)} less than ${start} is ${end}.`,
        es: prose`${role('less', -by)} menos que ${start} es ${end}.`,
      }

export const toldIn = (printed: Printed): number =>
  printed.terms('role').some(({ name }) => name === 'more') ? printed.role('more').n : -printed.role('less').n

/** The number that is printed beside the 10 or 1. */
export const numberIn = (printed: Printed) => itemOf(printed.numbers, printed.numbers.length - 1)

export const run = (start: number, by: By, length: number) => wholes(0, length - 1).map(i => start + i * by)

export const sayRule = (terms: readonly Value[], by: By): Step =>
  step(list(...terms), because.explain, {
    sentence:
      by > 0
        ? {
            en: line`Each number is ${by} more than the one before.`,
            es: line`Cada número es ${by} más que el anterior.`,
          }
        : {
            en: line`Each number is ${-by} less than the one before.`,
            es: line`Cada número es ${-by} menos que el anterior.`,
          },
  })

export const isRun = (values: readonly number[], by: number) =>
  values.slice(1).every((value, i) => value - itemOf(values, i) === by)

/** The printed list with the answers in its blanks. */
export const runIn = (printed: Printed, ...answers: readonly Value[]): readonly number[] => {
  const run = filled(printed.one('list'), ...answers)
  return run.kind === 'list' ? run.items.map(item => exact(item).n) : []
}
