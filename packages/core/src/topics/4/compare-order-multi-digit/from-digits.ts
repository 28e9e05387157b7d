import {
  asWritten,
  bullets,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  minus,
  type Random,
  relation,
  statements,
  tupleOf,
} from '../../../author.ts'
import { twoNumbers } from '../../kit/facts/two-numbers.ts'
import type { levels } from './levels.ts'

type Digits = readonly number[]
const TARGET = 50_000

const numberOf = (digits: Digits) => digits.reduce((value, digit) => 10 * value + digit, 0)
const up = (digits: Digits) => [...digits].sort((a, b) => a - b)
const down = (digits: Digits) => up(digits).reverse()
const without = (digits: Digits, digit: number) => digits.filter(other => other !== digit)

/** The least number does not begin with its 0. */
function leastOf(digits: Digits): number {
  const first = itemOf(up(digits), 1)
  return numberOf([first, ...up(without(digits, first))])
}
const greatestOf = (digits: Digits) => numberOf(down(digits))

/** Five different digits, one of them 0, in no order. */
function drawDigits(random: Random, others: Digits): Digits {
  return random.until(
    () => random.shuffle<number[]>([0, ...others]),
    digits => digits[0] !== 0 && numberOf(digits) !== leastOf(digits) && numberOf(digits) !== greatestOf(digits),
  )
}

/** The nearest number that begins with 5 or more, and the nearest that begins with less. */
function aroundOf(digits: Digits): readonly [below: number, above: number] {
  const low = Math.max(...digits.filter(digit => digit < 5))
  const high = Math.min(...digits.filter(digit => digit >= 5))
  return [numberOf([low, ...down(without(digits, low))]), numberOf([high, ...up(without(digits, high))])]
}
const awayOf = (digits: Digits): readonly [below: number, above: number] => {
  const [below, above] = aroundOf(digits)
  return [TARGET - below, above - TARGET]
}
const nearestOf = (digits: Digits): number => {
  const [below, above] = aroundOf(digits)
  const [under, over] = awayOf(digits)
  return under < over ? below : above
}

/** Every number that uses all of the digits and does not begin with 0. */
const allOf = (digits: Digits): readonly number[] => {
  const arranged = (left: Digits, value: number): readonly number[] =>
    left.length === 0 ? [value] : left.flatMap(digit => arranged(without(left, digit), 10 * value + digit))
  return arranged(digits, 0).filter(value => value >= 10_000)
}

const listed = (digits: Digits) => {
  const [a, b, c, d, e] = tupleOf(digits, 5)
  return { en: line`${a}, ${b}, ${c}, ${d}, and ${e}`, es: line`${a}, ${b}, ${c}, ${d} y ${e}` }
}
const given = (digits: Digits) => {
  const { en, es } = listed(digits)
  return {
    en: [...line`Use the digits `, ...en, ...line` once each.`],
    es: [...line`Usa los dígitos `, ...es, ...line` una vez cada uno.`],
  }
}

export const bothEnds = (form: FormMaker<typeof levels>) =>
  form({
    levels: ['hard'],
    draw: random => ({ digits: drawDigits(random, random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)) }),
    answer: twoNumbers,
    solve: ({ digits }) => [greatestOf(digits), leastOf(digits)],
    ask: ({ digits }) => ({
      en: [
        { kind: 'paragraph', content: given(digits).en },
        bullets(line`Greatest five-digit number: ____`, line`Least five-digit number: ____`),
      ],
      es: [
        { kind: 'paragraph', content: given(digits).es },
        bullets(line`Mayor número de cinco dígitos: ____`, line`Menor número de cinco dígitos: ____`),
      ],
    }),
    solution: ({ digits }) => [
      explained(
        expr(greatestOf(digits)),
        line`Greatest number: write the digits from greatest to least.`,
        line`Número mayor: escribe los dígitos de mayor a menor.`,
      ),
      explained(
        statements(expr(greatestOf(digits)), expr(leastOf(digits))),
        line`Least number: a number does not begin with 0. Write the least digit that is not 0, then 0, then the others from least to greatest.`,
        line`Número menor: un número no empieza con 0. Escribe el menor dígito que no es 0, luego 0 y luego los demás, de menor a mayor.`,
      ),
    ],
    check(printed, answers) {
      const all = allOf(printed.take(5).map(({ n }) => n))
      const [greatest, least] = tupleOf(
        answers.map(value => exact(value).n),
        2,
      )
      return all.includes(greatest) && all.includes(least) && all.every(value => least <= value && value <= greatest)
    },
  })

/** Digits on both sides of 5; a 4 and a 5 come together, so that one side is not plainly nearer. */
const isContest = (others: Digits) =>
  others.includes(4) === others.includes(5) && others.some(digit => digit < 5) && others.some(digit => digit >= 5)

export const nearest = (form: FormMaker<typeof levels>) =>
  form({
    levels: ['hard'],
    draw: random => ({
      digits: drawDigits(
        random,
        random.until(
          () => random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4),
          others => isContest(others) && new Set(awayOf([0, ...others])).size === 2,
        ),
      ),
    }),
    answer: integer,
    solve: ({ digits }) => nearestOf(digits),
    ask: ({ digits }) => ({
      en: {
        kind: 'paragraph',
        content: [
          ...line`A five-digit number is made of the digits `,
          ...listed(digits).en,
          ...line`, each used once. Which of these numbers is nearest to ${TARGET}?`,
        ],
      },
      es: {
        kind: 'paragraph',
        content: [
          ...line`Un número de cinco dígitos se forma con los dígitos `,
          ...listed(digits).es,
          ...line`, cada uno usado una vez. ¿Cuál de esos números es el más cercano a ${TARGET}?`,
        ],
      },
    }),
    solution({ digits }, answer) {
      const [below, above] = aroundOf(digits)
      const [under, over] = awayOf(digits)
      return [
        explained(
          equation(minus(TARGET, below), under),
          line`The nearest number below ${TARGET} is ${below}: first the greatest digit less than 5, then the others from greatest to least.`,
          line`El número más cercano por debajo de ${TARGET} es ${below}: primero el mayor de los dígitos menores que 5; luego los demás, de mayor a menor.`,
        ),
        explained(
          equation(minus(above, TARGET), over),
          line`The nearest number above ${TARGET} is ${above}: first the least digit that is 5 or greater, then the others from least to greatest.`,
          line`El número más cercano por encima de ${TARGET} es ${above}: primero el menor de los dígitos que son 5 o más; luego los demás, de menor a mayor.`,
        ),
        explained(
          relation(Math.min(under, over), '<', Math.max(under, over)),
          line`Compare how far away they are.`,
          line`Compara a qué distancia están.`,
        ),
        explained(asWritten(answer), line`This number is the nearest.`, line`Este número es el más cercano.`),
      ]
    },
    check(printed, answer) {
      const all = allOf(printed.take(5).map(({ n }) => n))
      const target = itemOf(printed.numbers, 5)
      const away = (value: number) => Math.abs(target.n - value)
      const own = exact(answer).n
      return all.includes(own) && all.every(value => value === own || away(value) > away(own))
    },
  })
