import {
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  bullets,
  column,
  equation,
  exact,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { addsBack, draw, numbersIn, pairOf, placesOf, worked } from './parts.ts'

const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both(column('−', a, b)),
    solution: worked,
    check: undoesTheColumn,
  }),
  horizontal: form({
    levels: ['easy'],
    instruction,
    lines: 2,
    draw,
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both(equation(minus(a, b), blank(2))),
    solution: worked,
    check: addsBack,
  }),
  blocks: form({
    levels: ['easy'],
    instruction,
    draw(random) {
      const [hundreds, tens, ones] = [random.int(1, 2), random.int(1, 4), random.int(1, 4)]
      return pairOf(
        [random.int(hundreds + 1, 4), random.int(tens + 1, 7), random.int(ones + 1, 7)],
        [hundreds, tens, ones],
      )
    },
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: ({ a, b }) => both([figure(baseTenBlocks(a)), equation(minus(a, b), blank(2))]),
    solution: ({ a, b }) => [...blocksTogether(a).slice(0, 1), ...worked({ a, b })],
    // Counts the blocks.
    check(printed, answer) {
      const blocks = printed
        .figure('base-ten-blocks')
        .groups.reduce((n, { hundreds, tens, ones }) => n + 100 * hundreds + 10 * tens + ones, 0)
      return addsBack(printed, answer) && numbersIn(printed).some(number => number.equals(blocks))
    },
  }),
  byPlaces: form({
    levels: ['easy'],
    instruction: {
      en: prose`Subtract the hundreds, the tens, and the ones. Then find the difference.`,
      es: prose`Resta las centenas, las decenas y las unidades. Luego halla la diferencia.`,
    },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ a, b }) => [...placesOf(b), ...placesOf(a - b)].every(part => part > 0),
      ),
    answer: numberList,
    solve: ({ a, b }) => [...placesOf(a - b), a - b],
    ask({ a, b }) {
      const taken = placesOf(b)
      return both(
        bullets(
          ...placesOf(a).map((part, i) => line`${equation(minus(part, itemOf(taken, i)), blank(2))}`),
          line`${equation(minus(a, b), blank(2))}`,
        ),
      )
    },
    namedAnswer: (_, answers) => {
      const [hundreds, tens, ones, difference] = tupleOf(answers, 4)
      return {
        en: prose`Hundreds: ${hundreds}; tens: ${tens}; ones: ${ones}; difference: ${difference}`,
        es: prose`Centenas: ${hundreds}; decenas: ${tens}; unidades: ${ones}; diferencia: ${difference}`,
      }
    },
    solution({ a, b }) {
      const [parts, taken] = [placesOf(a), placesOf(b)]
      const names = [
        { en: line`the hundreds`, es: line`las centenas` },
        { en: line`the tens`, es: line`las decenas` },
        { en: line`the ones`, es: line`las unidades` },
      ] as const
      return [
        ...names.map((place, i) => {
          const [from, less] = [itemOf(parts, i), itemOf(taken, i)]
          return step(equation(minus(from, less), from - less), because.subtractPlace, { place })
        }),
        step(equation(sum(...placesOf(a - b)), a - b), because.joinPlaces),
      ]
    },
    // Each line is undone by adding.
    check(printed, answers) {
      const numbers = numbersIn(printed)
      return (
        numbers.length === 2 * answers.length &&
        answers.every((answer, i) =>
          exact(answer)
            .plus(itemOf(numbers, 2 * i + 1))
            .equals(itemOf(numbers, 2 * i)),
        )
      )
    },
  }),
})
