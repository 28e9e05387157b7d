import {
  asWritten,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  bullets,
  column,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  line,
  minus,
  numberList,
  prose,
  type Step,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { addsBack, draw, worked } from './parts.ts'

/** Blocks are crossed out: the ones from a ten that is traded, where there are too few. */
function takenFromBlocks(a: number, b: number): readonly Step[] {
  const [tens, ones, takenTens, takenOnes] = [Math.floor(a / 10), a % 10, Math.floor(b / 10), b % 10]
  const isTraded = ones < takenOnes
  const [rods, cubes] = isTraded ? [tens - 1, ones + 10] : [tens, ones]
  return [
    ...blocksTogether(a).slice(0, 1),
    ...(isTraded
      ? [
          explained(
            equation(a, sum(10 * rods, cubes)),
            line`Trade 1 ten rod for 10 cubes: there are ${cubes} cubes now.`,
            line`Cambia 1 barra de decena por 10 cubos: ahora hay ${cubes} cubos.`,
          ),
        ]
      : []),
    explained(
      equation(minus(cubes, takenOnes), cubes - takenOnes),
      takenOnes === 1 ? line`Cross out 1 cube.` : line`Cross out ${takenOnes} cubes.`,
      takenOnes === 1 ? line`Tacha 1 cubo.` : line`Tacha ${takenOnes} cubos.`,
    ),
    ...(takenTens > 0
      ? [
          explained(
            equation(minus(10 * rods, 10 * takenTens), 10 * (rods - takenTens)),
            takenTens === 1 ? line`Cross out 1 ten rod.` : line`Cross out ${takenTens} ten rods.`,
            takenTens === 1 ? line`Tacha 1 barra de decena.` : line`Tacha ${takenTens} barras de decena.`,
          ),
        ]
      : []),
    rods > takenTens
      ? explained(
          equation(sum(10 * (rods - takenTens), cubes - takenOnes), a - b),
          line`Count what is left.`,
          line`Cuenta lo que queda.`,
        )
      : explained(asWritten(a - b), line`Only cubes are left.`, line`Solo quedan cubos.`),
  ]
}

const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    share: 2,
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both(column('−', a, b)),
    solution: worked,
    check: undoesTheColumn,
  }),
  horizontal: form({
    levels: ['easy', 'medium'],
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both(equation(minus(a, b), blank(2))),
    solution: worked,
    check: addsBack,
  }),
  blocks: form({
    levels: ['easy', 'medium'],
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both([figure(baseTenBlocks(a)), equation(minus(a, b), blank(2))]),
    solution: ({ a, b }) => takenFromBlocks(a, b),
    // Counts the blocks.
    check(printed, answer) {
      const blocks = printed.figure('base-ten-blocks').groups.reduce((n, { tens, ones }) => n + 10 * tens + ones, 0)
      return addsBack(printed, answer) && printed.all('number').some(number => evaluate(number).equals(blocks))
    },
  }),
  byPlaces: form({
    levels: ['easy'],
    instruction: {
      en: prose`Subtract the tens. Subtract the ones. Then find the difference.`,
      es: prose`Resta las decenas. Resta las unidades. Luego halla la diferencia.`,
    },
    draw,
    answer: numberList,
    solve: ({ a, b }) => [a - (a % 10) - b + (b % 10), (a % 10) - (b % 10), a - b],
    ask: ({ a, b }) =>
      both(
        bullets(
          line`${equation(minus(a - (a % 10), b - (b % 10)), blank(2))}`,
          line`${equation(minus(a % 10, b % 10), blank(2))}`,
          line`${equation(minus(a, b), blank(2))}`,
        ),
      ),
    namedAnswer({ a, b }) {
      const [tens, ones] = [a - (a % 10) - b + (b % 10), (a % 10) - (b % 10)]
      return {
        en: prose`Tens: ${tens}; ones: ${ones}; difference: ${a - b}`,
        es: prose`Decenas: ${tens}; unidades: ${ones}; diferencia: ${a - b}`,
      }
    },
    solution({ a, b }) {
      const [tens, ones] = [a - (a % 10) - b + (b % 10), (a % 10) - (b % 10)]
      return [
        step(equation(minus(a - (a % 10), b - (b % 10)), tens), because.subtractPlace, {
          place: { en: line`the tens`, es: line`las decenas` },
        }),
        step(equation(minus(a % 10, b % 10), ones), because.subtractPlace, {
          place: { en: line`the ones`, es: line`las unidades` },
        }),
        step(equation(sum(tens, ones), a - b), because.joinPlaces),
      ]
    },
    // Each line is undone by adding.
    check(printed, answers) {
      const [x, y, ones, less, a, b] = tupleOf(
        printed.all('number').map(number => evaluate(number)),
        6,
      )
      const [tens, units, rest] = tupleOf(answers, 3)
      return exact(tens).plus(y).equals(x) && exact(units).plus(less).equals(ones) && exact(rest).plus(b).equals(a)
    },
  }),
})
