import {
  both,
  divide,
  divisors,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  fillTable,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  type NumberTable,
  numbersInAnyOrder,
  prose,
  type Random,
  role,
  statements,
  step,
  times,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inOrder, isAllFactors, multiplesUpTo, pairSteps, pairsOf, withFactors } from './factors.ts'
import type { levels } from './levels.ts'

const numbers = [...withFactors(16, 50, 5), 27, 35, 39]
/** Enough factors for a table with something to find. */
const rich = withFactors(18, 50, 6)
/** A missing factor is not seen at once among eight or more. */
const richest = withFactors(30, 50, 8)

/** One row has neither number, one has one of them. */
function drawTable(random: Random): NumberTable {
  const rows = pairsOf(random.evenly(rich))
  const inner = wholes(1, rows.length - 1)
  const [empty, half] = random.shuffle<readonly number[]>(inner)
  const blanks = inner.flatMap(row =>
    row === empty
      ? [[row, 0] as const, [row, 1] as const]
      : row === half || inner.length > 2
        ? [[row, random.int(0, 1)] as const]
        : [],
  )
  return { head: [words('Factor', 'Factor'), words('Factor', 'Factor')], rows, blanks }
}

interface Choices {
  readonly value: number
}
const listed = (values: readonly number[]): Expr => list(...values)
/** A factor that is left out, and a number that is no factor. */
const slipsOf = (value: number) => {
  const all = divisors(value)
  const strange = wholes(2, value).filter(n => value % n !== 0)
  return {
    missing: itemOf(all, Math.floor(all.length / 2)),
    near: itemOf(strange, Math.min(1, strange.length - 1)),
  }
}
const wrongLists = ({ value }: Choices) => {
  const all = divisors(value)
  const { missing, near } = slipsOf(value)
  return {
    withoutOneAndItself: listed(all.slice(1, -1)),
    oneIsMissing: listed(all.filter(n => n !== missing)),
    oneTooMany: listed([...all, near].sort((a, b) => a - b)),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  allFactors: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write all the factors of the number, from least to greatest.`,
      es: prose`Escribe todos los factores del número, de menor a mayor.`,
    },
    lines: 2,
    draw: random => ({ value: random.evenly(numbers) }),
    answer: numbersInAnyOrder,
    solve: ({ value }) => divisors(value),
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }) => [...pairSteps(value), inOrder(divisors(value))],
    check(printed, answers) {
      const [value] = printed.take(1)
      return isAllFactors(
        value.n,
        answers.map(one => exact(one).n),
      )
    },
  }),

  pairsInATable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`The table has all the factor pairs of one number, in order. Complete it.`,
        es: prose`La tabla tiene todos los pares de factores de un número, en orden. Complétala.`,
      },
      draw: drawTable,
      solution: ({ rows }) => {
        const [, value] = tupleOf(
          tupleOf(rows, 1)[0].map(one => exact(one).n),
          2,
        )
        return [
          step(equation(times(1, value), value), because.explain, {
            sentence: {
              en: line`The first row shows that the number is ${value}.`,
              es: line`La primera fila muestra que el número es ${value}.`,
            },
          }),
          step(statements(...pairsOf(value).map(([a, b]) => equation(divide(value, a), b))), because.explain, {
            sentence: {
              en: line`Divide ${value} by 1, 2, 3, and so on. Keep the pairs without a remainder.`,
              es: line`Divide ${value} entre 1, 2, 3 y así sucesivamente. Toma los pares sin residuo.`,
            },
          }),
          step(statements(...pairsOf(value).map(([a, b]) => times(a, b))), because.explain, {
            sentence: { en: line`Write the pairs in order.`, es: line`Escribe los pares en orden.` },
          }),
        ]
      },
      fits(rows) {
        const pairs = rows.map(row => tupleOf(row, 2))
        const value = tupleOf(pairs, 1)[0][1].n
        return (
          pairs.every(
            ([a, b], i) => a.times(b).equals(value) && a.n <= b.n && (i === 0 || a.n > itemOf(pairs, i - 1)[0].n),
          ) && isAllFactors(value, [...new Set(pairs.flatMap(([a, b]) => [a.n, b.n]))])
        )
      },
    }),
  ),

  whichList: form({
    levels: ['medium'],
    draw: random => ({ value: random.evenly(rich) }),
    answer: formulaChoice,
    solve: ({ value }): Expr => listed(divisors(value)),
    mistakes: wrongLists,
    ask: ({ value }) => ({
      en: prose`Which list has all the factors of ${role('value', value)} and no other numbers?`,
      es: prose`¿Qué lista tiene todos los factores de ${role('value', value)} y ningún otro número?`,
    }),
    solution: ({ value }) => [...pairSteps(value), inOrder(divisors(value))],
    whyWrong({ value }) {
      const { missing, near } = slipsOf(value)
      return {
        withoutOneAndItself: {
          en: line`1 and ${value} are missing.`,
          es: line`Faltan el 1 y el ${value}.`,
        },
        oneIsMissing: { en: line`${missing} is missing.`, es: line`Falta el ${missing}.` },
        oneTooMany: { en: line`${near} is not a factor of ${value}.`, es: line`${near} no es factor de ${value}.` },
      }
    },
    check: (printed, answer) =>
      typeof answer === 'object' &&
      'kind' in answer &&
      answer.kind === 'list' &&
      isAllFactors(
        printed.role('value').n,
        answer.items.map(one => exact(one).n),
      ),
  }),

  missingFactor: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const value = random.evenly(richest)
      return { value, missing: random.pick(divisors(value).slice(2, -2)) }
    },
    answer: integer,
    solve: ({ missing }) => missing,
    ask({ value, missing }) {
      const shown = list(...divisors(value).filter(one => one !== missing))
      const number = role('value', value)
      return {
        en: [prose`One factor of ${number} is missing from the list.`, shown, prose`The missing factor is ____.`],
        es: [prose`En la lista falta un factor de ${number}.`, shown, prose`El factor que falta es ____.`],
      }
    },
    solution: ({ value, missing }) => [
      step(statements(...pairsOf(value).map(([a, b]) => times(a, b))), because.explain, {
        sentence: {
          en: line`Write the pairs of factors with the product ${value}.`,
          es: line`Escribe los pares de factores cuyo producto es ${value}.`,
        },
      }),
      step(equation(times(missing, value / missing), value), because.explain, {
        sentence:
          missing * missing === value
            ? {
                en: line`The list has no ${missing}. That factor is missing.`,
                es: line`La lista no tiene el ${missing}. Ese factor falta.`,
              }
            : {
                en: line`${value / missing} is in the list, but its partner ${missing} is missing.`,
                es: line`El ${value / missing} está en la lista, pero falta su pareja, el ${missing}.`,
              },
      }),
    ],
    check(printed, answer) {
      const shown = tupleOf(
        printed.all('list').map(({ items }) => items.map(one => exact(one).n)),
        1,
      )[0]
      return isAllFactors(printed.role('value').n, [...shown, exact(answer).n])
    },
  }),

  multiplesBetween: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const of = random.evenly([7, 12, 6, 8, 11, 9])
      const first = of * random.int(4, 7)
      return { of, from: first - random.int(1, of - 1), to: first + 2 * of + random.int(1, of - 1) }
    },
    answer: numbersInAnyOrder,
    solve: ({ of, from, to }) => multiplesUpTo(of, to).filter(value => value > from),
    ask({ of, from, to }) {
      const [number, low, high] = [role('of', of), role('from', from), role('to', to)]
      return {
        en: prose`Write all the multiples of ${number} that are greater than ${low} and less than ${high}.`,
        es: prose`Escribe todos los múltiplos de ${number} que son mayores que ${low} y menores que ${high}.`,
      }
    },
    solution: ({ of, from, to }, answer) => {
      const first = Math.floor(from / of) + 1
      const values = [...answer].map(one => exact(one).n)
      return [
        step(equation(times(first, of), first * of), because.explain, {
          sentence: {
            en: line`Find the first multiple of ${of} that is greater than ${from}.`,
            es: line`Halla el primer múltiplo de ${of} que es mayor que ${from}.`,
          },
        }),
        step(list(...values), because.explain, {
          sentence: {
            en: line`Add ${of} again and again. Stop before ${to}.`,
            es: line`Suma ${of} una y otra vez. Detente antes de ${to}.`,
          },
        }),
      ]
    },
    // Every number between is looked at, and divided.
    check(printed, answers) {
      const [of, from, to] = [printed.role('of'), printed.role('from').n, printed.role('to').n]
      const given = answers.map(one => exact(one).n)
      return (
        wholes(from + 1, to - 1).every(n => exact(n).over(of).isInteger === given.includes(n)) &&
        given.every(n => n > from && n < to)
      )
    },
  }),
})
