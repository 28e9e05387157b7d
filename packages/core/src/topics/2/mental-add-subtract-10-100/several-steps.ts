import {
  type Block,
  type Both,
  count,
  type Inline,
  itemOf,
  line,
  type Printed,
  type Random,
  role,
  type Step,
  step,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ALL, type By, inOnePlace, result, tensOf } from './changes.ts'

/** Add 10. Subtract 100. */
export const order = (by: By, i: number): Both<readonly Inline[]> =>
  by > 0
    ? { en: line`Add ${role(`plus ${i}`, by)}. `, es: line`Suma ${role(`plus ${i}`, by)}. ` }
    : { en: line`Subtract ${role(`minus ${i}`, -by)}. `, es: line`Resta ${role(`minus ${i}`, -by)}. ` }
/** Where each of the changes leads. */
export const stops = (start: number, steps: readonly By[]): readonly number[] =>
  steps.map((_, i) => steps.slice(0, i + 1).reduce((at, by) => at + by, start))
export const tellSteps = (start: number, steps: readonly By[], ask: Both<Block>): Both<readonly Block[]> => {
  const orders = steps.map(order)
  return {
    en: [{ kind: 'paragraph', content: [...line`Start at ${start}. `, ...orders.flatMap(({ en }) => en)] }, ask.en],
    es: [{ kind: 'paragraph', content: [...line`Empieza en ${start}. `, ...orders.flatMap(({ es }) => es)] }, ask.es],
  }
}
/** The printed changes in their order. */
export const stepsIn = (printed: Printed): readonly number[] =>
  printed.terms('role').map(({ name }) => printed.role(name).n * (name.startsWith('plus') ? 1 : -1))
export const crosses = (n: number, by: By) => Math.abs(by) === 10 && Math.floor(n / 100) !== Math.floor((n + by) / 100)

/** No step undoes the one before, and no number comes twice; across a hundred, the tens go one way. */
export function drawSteps(random: Random, length: 3 | 4, crossings: 0 | 1) {
  const steps = random.until(
    () => Array.from({ length }, () => random.pick(ALL)),
    drawn =>
      new Set(drawn).size > 1 &&
      new Set([0, ...stops(0, drawn)]).size === length + 1 &&
      drawn.some(by => Math.abs(by) === 10) &&
      !(crossings === 1 && drawn.includes(10) && drawn.includes(-10)),
  )
  const tens = steps.filter(by => Math.abs(by) === 10).length
  const isUp = steps.includes(10)
  const start = random.until(
    () => {
      const first = crossings === 0 ? random.int(3, 6) : isUp ? random.int(10 - tens, 9) : random.int(0, tens - 1)
      return 100 * random.int(2, 8) + 10 * first + random.int(1, 9)
    },
    drawn => stops(drawn, steps).every(n => n > 110 && n < 990),
  )
  return { start, steps }
}
export const stepWorked = (n: number, by: By): Step =>
  crosses(n, by)
    ? step(result(n, by), because.explain, {
        sentence:
          by > 0
            ? {
                en: line`${tensOf(n)} and ${count(1, nouns.ten)} are ${tensOf(n + by)}.`,
                es: line`${tensOf(n)} y ${count(1, nouns.ten)} son ${tensOf(n + by)}.`,
              }
            : {
                en: line`${tensOf(n)} less ${count(1, nouns.ten)} is ${tensOf(n + by)}.`,
                es: line`${tensOf(n)} menos ${count(1, nouns.ten)} son ${tensOf(n + by)}.`,
              },
      })
    : step(result(n, by), because.explain, { sentence: inOnePlace(n, by) })
export const allSteps = (start: number, steps: readonly By[]): readonly Step[] =>
  steps.map((by, i) => stepWorked(itemOf([start, ...stops(start, steps)], i), by))
