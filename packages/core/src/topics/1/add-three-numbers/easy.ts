import {
  type Both,
  blank,
  both,
  type Content,
  column,
  counters,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  line,
  list,
  prose,
  type Random,
  step,
  sum,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawFound, placed, type Triple, total, WITH_DOUBLE, WITH_TEN, worked } from './parts.ts'

/** To 10, a 1 at most once. */
const SMALL: readonly Triple[] = mixed(
  wholes(1, 5).flatMap(a =>
    wholes(Math.max(a, 2), 5).flatMap(b =>
      wholes(b, 5)
        .filter(c => a + b + c <= 10)
        .map((c): Triple => [a, b, c]),
    ),
  ),
)

/** Forms that share a list begin at different places of it. */
const drawSmall = (random: Random, ahead: number): Triple => random.shuffle([...random.evenly(turned(SMALL, ahead))])

const drawTenOrDouble = (random: Random, ahead: number): Triple =>
  placed(random, drawFound(random, random.evenly([WITH_TEN, WITH_DOUBLE]), ahead))

const draws = { small: drawSmall, tenOrDouble: drawTenOrDouble } as const

interface Level {
  readonly draw: keyof typeof draws
}

const add = { en: prose`Add.`, es: prose`Suma.` }

const groups = (numbers: Triple) =>
  counters(
    numbers.map((number, i) => ({
      icon: 'counter' as const,
      fill: i === 1 ? ('white' as const) : ('gray' as const),
      count: number,
      perRow: 3,
      outline: 'box' as const,
      size: 1,
    })),
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  across: form({
    levels: ['easy', 'medium'],
    instruction: add,
    draw: (random, level: Level) => draws[level.draw](random, 0),
    answer: integer,
    solve: total,
    ask: numbers => both(equation(sum(...numbers), blank(2))),
    solution: worked,
    check: fitsTheGap,
  }),
  down: form({
    levels: ['easy', 'medium'],
    instruction: add,
    draw: (random, level: Level) => draws[level.draw](random, level.draw === 'small' ? 1 : 8),
    answer: integer,
    solve: total,
    ask: numbers => both(column('+', ...numbers)),
    solution: worked,
    check: undoesTheColumn,
  }),
  picture: form({
    levels: ['easy'],
    draw: random => drawSmall(random, 3),
    answer: formulaChoice,
    solve: numbers => sum(...numbers),
    mistakes: ([a, b, c]): Record<string, Value> => ({
      oneMore: sum(a, b, c + 1),
      firstMore: sum(a + 1, b, c),
      groupLeftOut: sum(a, c),
    }),
    ask(numbers): Both<Content> {
      const drawn = figure(groups(numbers))
      return {
        en: [prose`Which sum does the picture show?`, drawn],
        es: [prose`¿Qué suma muestra el dibujo?`, drawn],
      }
    },
    solution: numbers => [
      step(list(...numbers), because.countEachGroup),
      step(sum(...numbers), because.explain, {
        sentence: {
          en: line`Write one number for each group.`,
          es: line`Escribe un número por cada grupo.`,
        },
      }),
    ],
    whyWrong: ([a, , c]) => ({
      oneMore: {
        en: line`The last group has ${c}, not ${c + 1}.`,
        es: line`El último grupo tiene ${c}, no ${c + 1}.`,
      },
      firstMore: {
        en: line`The first group has ${a}, not ${a + 1}.`,
        es: line`El primer grupo tiene ${a}, no ${a + 1}.`,
      },
      groupLeftOut: { en: line`It leaves out a group.`, es: line`Deja fuera un grupo.` },
    }),
    check(printed, answer) {
      const of = expr(answer)
      const drawn = printed.figure('counters').groups.map(({ items }) => items.length)
      return of.kind === 'sum' && of.terms.map(term => exact(term).n).join() === drawn.join()
    },
  }),
  firstTwo: form({
    levels: ['easy'],
    draw: random => drawSmall(random, 16),
    answer: formulaChoice,
    solve: ([a, b, c]) => sum(a + b, c),
    mistakes: ([a, b, c]): Record<string, Value> => ({
      oneMore: sum(a + b + 1, c),
      oneLess: sum(a + b - 1, c),
      lastMore: sum(a + b, c + 1),
    }),
    ask: numbers => ({
      en: prose`Which is equal to ${sum(...numbers)}?`,
      es: prose`¿Cuál es igual a ${sum(...numbers)}?`,
    }),
    solution: ([a, b, c]) => [
      step(equation(sum(a, b), a + b), because.addTheFirstTwo),
      step(sum(a + b, c), because.explain, {
        sentence: {
          en: line`Keep the ${c}.`,
          es: line`Deja el ${c} como está.`,
        },
      }),
    ],
    whyWrong: ([a, b, c]) => ({
      oneMore: { en: line`${sum(a, b)} is not ${a + b + 1}.`, es: line`${sum(a, b)} no da ${a + b + 1}.` },
      oneLess: { en: line`${sum(a, b)} is not ${a + b - 1}.`, es: line`${sum(a, b)} no da ${a + b - 1}.` },
      lastMore: { en: line`The last number is ${c}, not ${c + 1}.`, es: line`El último número es ${c}, no ${c + 1}.` },
    }),
    check: (printed, answer) => isTrue(equation(printed.one('sum'), answer)),
  }),
})
