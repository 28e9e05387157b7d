import {
  addByPlaces,
  answerStep,
  both,
  columnWithResult,
  count,
  equation,
  evaluate,
  explained,
  type FormMaker,
  integer,
  line,
  minus,
  prose,
  quantity,
  type Step,
  statements,
  step,
  story,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { add, columns, draw, drawAmounts, type Level } from './parts.ts'
import { fourAmounts } from './stories.ts'

/** What is regrouped of 20 ones or more: 1 ten for 2, or none. */
const slips = [
  {
    off: -10,
    says: { en: line`1 ten was regrouped, not 2`, es: line`se reagrupó 1 decena, no 2` },
  },
  {
    off: -20,
    says: { en: line`the 2 new tens were not added`, es: line`no se sumaron las 2 decenas que se forman` },
  },
] as const

/** What is missing from the known part to the whole, counted up by way of the next ten. */
function countedUp(known: number, whole: number): Step {
  const ten = Math.ceil(known / 10) * 10
  const [toTen, fromTen] = [ten - known, whole - ten]
  if (toTen === 0 || fromTen === 0)
    return step(equation(minus(whole, known), whole - known), because.findTheMissingPart)
  return explained(
    statements(
      equation(sum(known, toTen), ten),
      equation(sum(ten, fromTen), whole),
      equation(sum(toTen, fromTen), whole - known),
    ),
    line`A part is missing. Count up from ${known} to ${whole}: first to ${ten}, then on.`,
    line`Falta una parte. Cuenta hacia adelante del ${known} al ${whole}: primero hasta ${ten} y luego sigue.`,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fourInColumns: form({ ...columns, levels: ['hard'] }),
  fourAmounts: form(
    story({
      levels: ['hard'],
      lines: 3,
      settings: fourAmounts,
      draw(random, _, level: Level) {
        const [first, second, third, fourth] = tupleOf(drawAmounts(random, level), 4)
        return { first, second, third, fourth }
      },
      answer: quantity,
      solve: ({ first, second, third, fourth }, { noun }) => count(first + second + third + fourth, noun),
      ask: ({ first, second, third, fourth }, { tell }) => tell(first, second, third, fourth),
      solution: ({ first, second, third, fourth }, found, { answers }) => [
        step(sum(first, second, third, fourth), because.putTogether),
        ...addByPlaces(first, second, third, fourth),
        answerStep(both(prose`${found}`), answers(found)),
      ],
      check: (numberOf, { amount }) =>
        evaluate(amount)
          .minus(numberOf('first'))
          .minus(numberOf('second'))
          .minus(numberOf('third'))
          .equals(numberOf('fourth')),
    }),
  ),
  missingFourth: form(
    story({
      levels: ['hard'],
      lines: 3,
      settings: [...fourAmounts.slice(4), ...fourAmounts.slice(0, 4)],
      draw(random, _, level: Level) {
        const [first, second, third, fourth] = tupleOf(drawAmounts(random, level), 4)
        return { total: first + second + third + fourth, first, second, third }
      },
      answer: quantity,
      solve: ({ total, first, second, third }, { noun }) => count(total - first - second - third, noun),
      ask: ({ total, first, second, third }, { tellMissing }) => tellMissing(total, first, second, third),
      solution({ total, first, second, third }, found, { answersMissing }) {
        const known = first + second + third
        return [
          explained(sum(first, second, third), line`Add the parts you know.`, line`Suma las partes que conoces.`),
          ...addByPlaces(first, second, third),
          countedUp(known, total),
          answerStep(both(prose`${found}`), answersMissing(found)),
        ]
      },
      check: (numberOf, { amount }) =>
        evaluate(amount)
          .plus(numberOf('first'))
          .plus(numberOf('second'))
          .plus(numberOf('third'))
          .equals(numberOf('total')),
    }),
  ),
  wrongColumn: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`The sum is wrong. Find the mistake and write the right sum.`,
      es: prose`El total está mal. Busca el error y escribe el total correcto.`,
    },
    lines: 2,
    draw(random, level: Level) {
      const slip = random.evenly(slips)
      // Ones that are all alike would be counted, not added.
      const numbers = random.until(
        () => draw(random, { ...level, ones: [[21, 29]] }),
        drawn => new Set(drawn.map(number => number % 10)).size > 2,
      )
      return { slip, numbers }
    },
    answer: integer,
    solve: ({ numbers }) => add(numbers),
    ask: ({ numbers, slip }) => both(columnWithResult('+', numbers, add(numbers) + slip.off)),
    key: ({ numbers, slip }) => ({
      en: prose`It should be ${add(numbers)}, not ${add(numbers) + slip.off}.`,
      es: prose`Debe ser ${add(numbers)}, no ${add(numbers) + slip.off}.`,
    }),
    solution: ({ numbers, slip }) => [
      step(equation(sum(...numbers), add(numbers) + slip.off), because.mistakeIs, { what: slip.says }),
      ...addByPlaces(...numbers),
    ],
    check: undoesTheColumn,
  }),
})
