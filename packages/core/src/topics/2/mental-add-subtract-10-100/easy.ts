import {
  baseTenBlocks,
  blank,
  both,
  count,
  equation,
  exact,
  type FormMaker,
  fillTable,
  integer,
  prose,
  role,
  step,
  withFigure,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { type By, changed, drawNumber, inOnePlace, result, worked } from './changes.ts'
import type { levels } from './levels.ts'
import { fill, numberIn, told, toldIn } from './parts.ts'

interface Level {
  readonly by: readonly By[]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    instruction: { en: prose`Use mental math.`, es: prose`Calcula mentalmente.` },
    draw: (random, level: Level) => ({ by: random.evenly(level.by), n: drawNumber(random, 'odd') }),
    answer: integer,
    solve: ({ n, by }) => n + by,
    ask: ({ n, by }) => both(equation(changed(n, by), blank(2))),
    solution: ({ n, by }) => worked(n, by),
    check: fitsTheGap,
  }),
  sentence: form({
    levels: ['easy'],
    draw: (random, level: Level) => ({ by: random.evenly(level.by), n: drawNumber(random) }),
    answer: integer,
    solve: ({ n, by }) => n + by,
    ask: ({ n, by }) => told(by, n, blank(2)),
    solution: ({ n, by }) => worked(n, by),
    check: (printed, answer) => exact(answer).minus(toldIn(printed)).equals(numberIn(printed)),
  }),
  blocks: form({
    levels: ['easy'],
    draw: random => ({
      n: 100 * random.int(1, 4) + 10 * random.int(1, 6) + random.int(1, 6),
      by: random.evenly([100, 10] as const),
    }),
    answer: integer,
    solve: ({ n, by }) => n + by,
    ask: ({ n, by }) =>
      withFigure(
        {
          en: prose`What number is ${role('more', by)} more than the number the blocks show?`,
          es: prose`¿Qué número es ${role('more', by)} más que el que muestran los bloques?`,
        },
        baseTenBlocks(n),
      ),
    solution: ({ n, by }) => [
      step(
        both(
          prose`${count(Math.floor(n / 100), nouns.hundred)}, ${count(Math.floor(n / 10) % 10, nouns.ten)}, ${count(n % 10, nouns.one)}`,
        ),
        because.countBlocks,
      ),
      step(result(n, by), because.explain, { sentence: inOnePlace(n, by) }),
    ],
    check(printed, answer) {
      const [group] = printed.figure('base-ten-blocks').groups
      return (
        group !== undefined &&
        exact(answer)
          .minus(printed.role('more'))
          .equals(100 * group.hundreds + 10 * group.tens + group.ones)
      )
    },
  }),
  twoColumns: form(
    fillTable({
      levels: ['easy'],
      instruction: fill,
      draw(random) {
        const by = random.evenly([100, 10] as const)
        return {
          head: [words('Number', 'Número'), words(`${by} more`, `${by} más`)],
          rows: random
            .until(
              () => [drawNumber(random, 'even'), drawNumber(random, 'even'), drawNumber(random, 'even')],
              drawn => new Set(drawn).size === 3,
            )
            .map(n => [n, n + by]),
          blanks: [0, 1, 2].map(row => [row, 1] as const),
        }
      },
      // The same is added in each row.
      fits(rows) {
        const differences = rows.map(([n, next]) => (n && next ? next.minus(n).n : 0))
        return [10, 100].some(by => differences.every(difference => difference === by))
      },
      solution: ({ rows }) =>
        rows.map(row => {
          const [n, next] = row.map(cell => exact(cell).n) as [number, number]
          const by = (next - n) as By
          return step(result(n, by), because.explain, { sentence: inOnePlace(n, by) })
        }),
    }),
  ),
})
