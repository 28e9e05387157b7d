import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  expandedForm,
  explained,
  expr,
  type FormMaker,
  fillTable,
  formulaChoice,
  integer,
  line,
  type NumberTable,
  prose,
  type Random,
  sum,
  tupleOf,
  words,
  writtenExpression,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Digits, digits, draw, isUsedUp, numberOf, numberOfParts, partsOf, writeTheNumber } from './parts.ts'

/** Which values of a row of the table are left for the pupil: the number, or two of its parts. */
const GAPS: readonly (readonly number[])[] = [[2, 3], [0], [1, 2], [1, 3]]

function drawTable(random: Random): NumberTable {
  const gaps = random.sample(GAPS, 3)
  const drawn = random.until(
    () => random.shuffle([digits['one zero'](random), digits['no zeros'](random), digits['one zero'](random)]),
    numbers => new Set(numbers.map(numberOf)).size === 3,
  )
  return {
    head: [
      words('Number', 'Número'),
      words('Hundreds', 'Centenas'),
      words('Tens', 'Decenas'),
      words('Ones', 'Unidades'),
    ],
    rows: drawn.map(([hundreds, tens, ones]) => [numberOf([hundreds, tens, ones]), hundreds * 100, tens * 10, ones]),
    blanks: gaps.flatMap((columns, row) => columns.map(column => [row, column] as const)),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  chooseTheForm: form({
    levels: ['medium'],
    draw,
    answer: formulaChoice,
    solve: number => sum(...partsOf(number)),
    mistakes: ([hundreds, tens, ones]) =>
      tens > 0 && ones > 0
        ? {
            digitsAdded: sum(hundreds, tens, ones),
            tensAsOnes: sum(hundreds * 100, tens, ones),
            onePlaceTooLow: sum(hundreds * 10, tens * 10, ones),
          }
        : {
            digitsAdded: sum(hundreds, tens + ones),
            placeOfTheZero: sum(hundreds * 100, tens > 0 ? tens : ones * 10),
            onePlaceTooLow: sum(hundreds * 10, tens > 0 ? tens * 10 : ones),
          },
    ask: number => ({
      en: prose`Which is ${numberOf(number)} in expanded form?`,
      es: prose`¿Cuál es la forma desarrollada de ${numberOf(number)}?`,
    }),
    solution: number => expandedForm(numberOf(number)),
    whyWrong([hundreds, tens, ones]) {
      const means = (digit: number, value: number, wrong: number) => ({
        en: line`The ${digit} means ${value}, not ${wrong}.`,
        es: line`El ${digit} vale ${value}, no ${wrong}.`,
      })
      const tensAsOnes = means(tens, 10 * tens, tens)
      return {
        digitsAdded: { en: line`It adds only the digits.`, es: line`Solo suma los dígitos.` },
        tensAsOnes,
        placeOfTheZero: tens > 0 ? tensAsOnes : means(ones, ones, 10 * ones),
        onePlaceTooLow: means(hundreds, 100 * hundreds, 10 * hundreds),
      }
    },
    check: (printed, answer) => {
      const parts = expr(answer)
      return parts.kind === 'sum' && isUsedUp(printed.take(1)[0], parts.terms)
    },
  }),
  expand: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the number in expanded form. Leave out a place with 0.`,
      es: prose`Escribe el número en forma desarrollada. Omite la posición que tenga 0.`,
    },
    draw: digits['one zero'],
    answer: writtenExpression,
    solve: number => sum(...partsOf(number)),
    ask: number => both(equation(numberOf(number), blank(6))),
    solution: number => expandedForm(numberOf(number)),
    // Each part is a digit followed by zeros, each place comes once, and together they are the number.
    check(printed, answer) {
      const [value] = tupleOf(
        printed.all('number').map(number => evaluate(number)),
        1,
      )
      const parts = answer.kind === 'sum' ? answer.terms.map(term => String(evaluate(term).n)) : []
      return (
        parts.every(part => /^[1-9]0*$/.test(part)) &&
        new Set(parts.map(part => part.length)).size === parts.length &&
        evaluate(answer).equals(value)
      )
    },
  }),
  write: form({
    levels: ['medium'],
    instruction: writeTheNumber,
    // No tens, and the smaller part first: its place counts, not its turn.
    draw: (random): Digits => {
      const [hundreds, ones] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      return [hundreds, 0, ones]
    },
    answer: integer,
    solve: numberOf,
    ask: number => both(equation(sum(...[...partsOf(number)].reverse()), blank(2))),
    solution: numberOfParts,
    check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
  }),
  table: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Fill in the table. Write the value of each digit.`,
        es: prose`Completa la tabla. Escribe el valor de cada dígito.`,
      },
      draw: drawTable,
      // Each part is less than ten of its place, and together they are the number.
      fits: rows =>
        rows.every(row => {
          const [value, hundreds, tens, ones] = tupleOf(row, 4)
          const isPart = (part: number, unit: number) => part % unit === 0 && part < 10 * unit
          return (
            isPart(hundreds.n, 100) &&
            isPart(tens.n, 10) &&
            isPart(ones.n, 1) &&
            value.minus(ones).minus(tens).equals(hundreds)
          )
        }),
      solution: ({ rows, blanks }) =>
        rows.map((row, i) => {
          const [value, ...parts] = tupleOf(
            row.map(cell => exact(cell).n),
            4,
          )
          const added = sum(...parts)
          return blanks.some(([blankRow, column]) => blankRow === i && column === 0)
            ? explained(
                equation(added, value),
                line`Row ${i + 1}: put the places together.`,
                line`Fila ${i + 1}: junta los valores de posición.`,
              )
            : explained(
                equation(value, added),
                line`Row ${i + 1}: write the value of each digit.`,
                line`Fila ${i + 1}: escribe el valor de cada dígito.`,
              )
        }),
    }),
  ),
})
