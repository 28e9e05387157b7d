import {
  array,
  blank,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  hundredChart,
  type Icon,
  integer,
  isPrime,
  itemOf,
  line,
  list,
  m,
  numberList,
  numbersInAnyOrder,
  prose,
  type Random,
  remainder,
  role,
  type Step,
  statements,
  step,
  times,
  tupleOf,
  wholes,
  words,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixedList, multiplesUpTo } from './factors.ts'
import type { levels } from './levels.ts'

/** Others than those whose multiples are found in a list. */
const asked = [4, 6, 10, 5] as const
const ICONS: readonly Icon[] = ['star', 'circle', 'heart', 'square', 'flower', 'apple']

function drawMember(random: Random) {
  const asks = random.evenly(['multiple', 'factor'] as const)
  const isMember = random.evenly([true, false])
  const small = random.pick([3, 4, 6, 7, 8, 9])
  const product = small * random.int(4, 9)
  const large = isMember ? product : product + random.int(1, small - 1)
  return { asks, isMember, small, large }
}

/** Each number of a list as a product with this factor. */
const asProducts = (of: number, values: readonly number[]): Step =>
  step(statements(...values.map(value => equation(times(value / of, of), value))), because.explain, {
    sentence: {
      en: line`A multiple of ${of} is a whole number times ${of}.`,
      es: line`Un múltiplo de ${of} es un número entero por ${of}.`,
    },
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  firstMultiples: form({
    levels: ['easy'],
    draw: random => ({ of: random.evenly(asked) }),
    answer: numberList,
    solve: ({ of }) => [2, 3, 4, 5].map(k => k * of),
    ask: ({ of }) => ({
      en: [
        prose`Complete the list of the first five multiples of ${role('of', of)}.`,
        list(of, blank(2), blank(2), blank(2), blank(2)),
      ],
      es: [
        prose`Completa la lista de los primeros cinco múltiplos de ${role('of', of)}.`,
        list(of, blank(2), blank(2), blank(2), blank(2)),
      ],
    }),
    solution: ({ of }, answer) => [
      step(statements(...[2, 3, 4, 5].map(k => equation(times(k, of), k * of))), because.explain, {
        sentence: {
          en: line`Multiply ${of} by 2, 3, 4, and 5.`,
          es: line`Multiplica ${of} por 2, 3, 4 y 5.`,
        },
      }),
      step(list(...answer), because.explain, {
        sentence: { en: line`Write the products in order.`, es: line`Escribe los productos en orden.` },
      }),
    ],
    check(printed, answers) {
      const all = multiplesUpTo(printed.role('of').n, 5 * printed.role('of').n).slice(1)
      return answers.length === 4 && answers.every((value, i) => exact(value).equals(itemOf(all, i)))
    },
  }),

  multiplesInAList: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw(random) {
      const of = random.evenly([7, 9, 3])
      const right = wholes(2, 9).map(k => k * of)
      const wrong = wholes(11, 9 * of).filter(value => value % of !== 0 && !(of > 3 && isPrime(value)))
      return { of, ...mixedList(random, right, wrong, random.int(2, 4)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ chosen }) => chosen,
    ask: ({ of, shown }) => ({
      en: [prose`Write all the multiples of ${role('of', of)} in the list.`, list(...shown)],
      es: [prose`Escribe todos los múltiplos de ${role('of', of)} que hay en la lista.`, list(...shown)],
    }),
    solution: ({ of, chosen, shown }, answer) => [
      asProducts(
        of,
        [...chosen].sort((a, b) => a - b),
      ),
      step(list(...shown.filter(value => !chosen.includes(value))), because.explain, {
        sentence: {
          en: line`These are not multiples of ${of}: a remainder is left when you divide by ${of}.`,
          es: line`Estos no son múltiplos de ${of}: al dividir entre ${of} queda un residuo.`,
        },
      }),
      step(list(...[...answer].sort((a, b) => exact(a).n - exact(b).n)), because.explain, {
        sentence: { en: line`Write the multiples.`, es: line`Escribe los múltiplos.` },
      }),
    ],
    check(printed, answers) {
      const of = printed.role('of').n
      const shown = printed.all('number').slice(1)
      const all = multiplesUpTo(of, 100)
      const given = answers.map(value => exact(value).n)
      return (
        shown.every(value => all.includes(evaluate(value).n) === given.includes(evaluate(value).n)) && given.length > 0
      )
    },
  }),

  isMember: form({
    levels: ['easy'],
    draw: drawMember,
    answer: yesOrNo,
    solve: ({ isMember }) => (isMember ? 'yes' : 'no'),
    ask({ asks, small, large }) {
      const [one, other] = [role('small', small), role('large', large)]
      return asks === 'multiple'
        ? { en: prose`Is ${other} a multiple of ${one}?`, es: prose`¿Es ${other} múltiplo de ${one}?` }
        : { en: prose`Is ${one} a factor of ${other}?`, es: prose`¿Es ${one} factor de ${other}?` }
    },
    solution({ asks, isMember, small, large }) {
      const [quotient, rest] = [Math.floor(large / small), large % small]
      const [who, what] =
        asks === 'multiple'
          ? [
              words(`${large} is a multiple of ${small}`, `${large} es múltiplo de ${small}`),
              words(`${large} is not a multiple of ${small}`, `${large} no es múltiplo de ${small}`),
            ]
          : [
              words(`${small} is a factor of ${large}`, `${small} es factor de ${large}`),
              words(`${small} is not a factor of ${large}`, `${small} no es factor de ${large}`),
            ]
      return [
        step(equation(divide(large, small), isMember ? quotient : remainder(quotient, rest)), because.explain, {
          sentence: { en: line`Divide ${large} by ${small}.`, es: line`Divide ${large} entre ${small}.` },
        }),
        step(isMember ? words('yes', 'sí') : words('no', 'no'), because.explain, {
          sentence: isMember
            ? { en: line`No remainder is left: ${who}.`, es: line`No queda residuo: ${who}.` }
            : { en: line`A remainder is left: ${what}.`, es: line`Queda un residuo: ${what}.` },
        }),
      ]
    },
    check: (printed, answer) =>
      (answer === 'yes') === multiplesUpTo(printed.role('small').n, 100).includes(printed.role('large').n),
  }),

  pairOfAnArray: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ icon: random.evenly(ICONS), rows: random.int(2, 5), columns: random.int(6, 9) }),
    answer: numbersInAnyOrder,
    solve: ({ rows, columns }) => [rows, columns],
    ask: ({ icon, rows, columns }) => {
      const drawn = figure(array(rows, columns, { icon, fill: 'white' }))
      const total = rows * columns
      return {
        en: [drawn, prose`Which two factors of ${total} does the array show? ____ and ____`],
        es: [drawn, prose`¿Qué dos factores de ${total} muestra el arreglo? ____ y ____`],
      }
    },
    solution: ({ rows, columns }) => [
      step(statements(expr(rows), expr(columns)), because.explain, {
        sentence: {
          en: line`Count the rows, and count how many are in one row.`,
          es: line`Cuenta las filas y cuántos hay en una fila.`,
        },
      }),
      step(equation(times(rows, columns), rows * columns), because.explain, {
        sentence: {
          en: line`The factors are ${rows} and ${columns}.`,
          es: line`Los factores son ${rows} y ${columns}.`,
        },
      }),
    ],
    check(printed, answers) {
      const { rows, columns } = printed.figure('array')
      const [one, other] = tupleOf(
        answers.map(value => exact(value).n).sort((a, b) => a - b),
        2,
      )
      return one === Math.min(rows, columns) && other === Math.max(rows, columns)
    },
  }),

  shadedChart: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      // Other numbers than in the list: the chart would give them away.
      const of = random.evenly([6, 8])
      const from = random.int(1, 3) * 10 + 1
      return { of, from }
    },
    answer: integer,
    solve: ({ of }) => of,
    ask({ of, from }) {
      const to = from + 29
      const shaded = multiplesUpTo(of, to).filter(value => value >= from)
      return {
        en: [
          figure(hundredChart({ from, to, shaded })),
          prose`All the multiples of one number are shaded. The number is ____.`,
        ],
        es: [
          figure(hundredChart({ from, to, shaded })),
          prose`Están sombreados todos los múltiplos de un número. El número es ____.`,
        ],
      }
    },
    solution: ({ of, from }) => {
      const [first, second] = tupleOf(
        multiplesUpTo(of, from + 29).filter(value => value >= from),
        2,
      )
      return [
        step(m`${second} - ${first} = ${of}`, because.explain, {
          sentence: {
            en: line`Find the step from one shaded number to the next.`,
            es: line`Halla el salto de un número sombreado al siguiente.`,
          },
        }),
        step(
          statements(equation(times(first / of, of), first), equation(times(second / of, of), second)),
          because.explain,
          {
            sentence: {
              en: line`The shaded numbers are multiples of ${of}.`,
              es: line`Los números sombreados son múltiplos de ${of}.`,
            },
          },
        ),
        step(expr(of), because.explain, {
          sentence: { en: line`The number is ${of}.`, es: line`El número es ${of}.` },
        }),
      ]
    },
    check(printed, answer) {
      const { cells } = printed.figure('hundred-chart')
      const all = multiplesUpTo(exact(answer).n, 100)
      return cells.every(({ value, mark }) => (mark === 'shaded') === all.includes(value))
    },
  }),
})
