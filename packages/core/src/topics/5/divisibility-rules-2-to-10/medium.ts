import {
  answerStep,
  asWritten,
  blank,
  both,
  bullets,
  type CellHole,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  isSameContent,
  itemOf,
  lcm,
  line,
  list,
  match,
  numbersInAnyOrder,
  type Pair,
  prose,
  type Random,
  remainder,
  role,
  statements,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { turned } from '../../kit/choices/turned.ts'
import { explainedForms } from './explained.ts'
import type { levels } from './levels.ts'
import { EVEN_SETS, numberOf, ODD_SETS } from './numbers.ts'
import { rowStories } from './row-stories.ts'
import {
  addDigits,
  DIVISORS,
  digitSum,
  divisorsOf,
  fiveSaid,
  fourSaid,
  fourWork,
  holdsRule,
  isVerdict,
  joined,
  ruleSteps,
  sixSaid,
  sumSaid,
  verdict,
  workFor,
} from './rules.ts'

const HEAD = [words('Number', 'Número'), ...DIVISORS.map(by => words(`by ${by}`, `entre ${by}`))]

/** Three digits, and a fourth that makes the sum of all divisible by 9, by 3 alone, or by neither. */
function drawSum(random: Random): { readonly n: number } {
  const kind = random.evenly(['three', 'nine', 'neither'] as const)
  const front = random.int(112, 989)
  const over = digitSum(front) % 9
  const ones = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => {
    const sum = over + digit
    return kind === 'nine' ? sum % 9 === 0 : kind === 'three' ? sum % 3 === 0 && sum % 9 !== 0 : sum % 3 !== 0
  })
  return { n: front * 10 + random.pick(ones) }
}

/** 15 ÷ 9 = 1 R 6. */
const divisionOf = (total: number, by: number): Expr =>
  equation(divide(total, by), total % by === 0 ? total / by : remainder(Math.floor(total / by), total % by))

/** "4 or 6", "4, 6, or 9". */
function eitherOf(numbers: readonly number[]) {
  const [last, ...front] = [...numbers].reverse()
  const before = [...front].reverse().join(', ')
  return words(
    front.length === 0 ? `${last}` : `${before}${front.length > 1 ? ',' : ''} or ${last}`,
    front.length === 0 ? `${last}` : `${before} o ${last}`,
  )
}

const SIZES = [4, 5, 6, 9] as const
const SUM_ROWS = [
  words('Sum of the digits', 'Suma de los dígitos'),
  words('Divisible by 3', 'Divisible entre 3'),
  words('Divisible by 9', 'Divisible entre 9'),
]

/** Two clues to a number: divisible by both, or by one and not by the other. */
interface Clue {
  readonly set: string
  readonly by: number
  readonly other: number
  readonly isBoth: boolean
}
const CLUES: readonly (readonly [Clue, Clue, Clue, Clue])[] = [
  [
    { set: '3,9', by: 9, other: 2, isBoth: false },
    { set: '2,3,6', by: 6, other: 9, isBoth: false },
    { set: '2,4', by: 4, other: 3, isBoth: false },
    { set: '3,5', by: 5, other: 9, isBoth: false },
  ],
  [
    { set: '2,3,6,9', by: 9, other: 2, isBoth: true },
    { set: '3,5', by: 5, other: 3, isBoth: true },
    { set: '2,3,4,6', by: 6, other: 4, isBoth: true },
    { set: '2,4,5,10', by: 5, other: 4, isBoth: true },
  ],
]
const clueSaid = ({ by, other, isBoth }: Clue) =>
  isBoth
    ? words(`divisible by both ${by} and ${other}`, `divisible entre ${by} y entre ${other}`)
    : words(`divisible by ${by}, but not by ${other}`, `divisible entre ${by}, pero no entre ${other}`)
const clueOf = (hole: CellHole): Clue => {
  const shown = formulaIn(hole)
  return itemOf(
    CLUES.flat().filter(clue => isSameContent(clueSaid(clue), shown)),
    0,
  )
}
const fits = (n: number, { by, other, isBoth }: Clue) => holdsRule(n, by) && holdsRule(n, other) === isBoth

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  checkTable: form({
    levels: ['medium'],
    kind: 'table',
    wide: true,
    lines: 0,
    instruction: {
      en: prose`Is each number divisible by 2, 3, 4, 5, 6, 9, and 10? Write yes or no in each box.`,
      es: prose`¿Es cada número divisible entre 2, 3, 4, 5, 6, 9 y 10? Escribe sí o no en cada casilla.`,
    },
    draw(random) {
      const pair = [numberOf(random, random.evenly(EVEN_SETS)), numberOf(random, random.evenly(ODD_SETS))]
      return { numbers: random.shuffle<readonly number[]>(pair) }
    },
    answer: tableCells,
    solve({ numbers }) {
      const rows = numbers.map(n => DIVISORS.map(by => verdict(n % by === 0)))
      return { head: HEAD, rows: rows.map((row, i) => [itemOf(numbers, i), ...row]), blanks: rows.flat() }
    },
    ask: ({ numbers }) => both(table({ head: HEAD, rows: numbers.map(n => [n, ...DIVISORS.map(() => blank(2))]) })),
    solution: ({ numbers }, answer) => [
      ...ruleSteps(...numbers),
      explainedBy(tableCells.show(answer), {
        en: line`Write yes where the rule is met and no where it is not.`,
        es: line`Escribe sí donde se cumple la regla y no donde no se cumple.`,
      }),
    ],
    check(printed, { blanks }) {
      const numbers = printed.numbers.map(({ n }) => n)
      const right = numbers.flatMap(n => DIVISORS.map(by => holdsRule(n, by)))
      return right.length === blanks.length && right.every((isSo, i) => isVerdict(itemOf(blanks, i), isSo))
    },
  }),

  whichDivide: form({
    levels: ['medium'],
    lines: 1,
    draw: random => ({ n: numberOf(random, random.evenly(turned(EVEN_SETS, 2))) }),
    answer: numbersInAnyOrder,
    solve: ({ n }) => divisorsOf(n),
    ask: ({ n }) => ({
      en: prose`By which of the numbers 2, 3, 4, 5, 6, 9, and 10 is ${role('n', n)} divisible? Write all of them.`,
      es: prose`¿Entre cuáles de los números 2, 3, 4, 5, 6, 9 y 10 es divisible ${role('n', n)}? Escríbelos todos.`,
    }),
    solution: ({ n }, answer) => [
      ...ruleSteps(n),
      answerStep(list(...answer), {
        en: line`Write every number whose rule is met.`,
        es: line`Escribe cada número cuya regla se cumple.`,
      }),
    ],
    check(printed, answer) {
      const n = printed.role('n').n
      const given = answer.map(value => exact(value).n)
      return DIVISORS.every(by => holdsRule(n, by) === given.includes(by)) && given.length <= DIVISORS.length
    },
  }),

  digitSum: form({
    levels: ['medium'],
    kind: 'compute',
    lines: 1,
    instruction: {
      en: prose`Add the digits of the number. Then write yes or no.`,
      es: prose`Suma los dígitos del número. Luego escribe sí o no.`,
    },
    draw: drawSum,
    answer: tableCells,
    solve({ n }) {
      const blanks = [digitSum(n), verdict(n % 3 === 0), verdict(n % 9 === 0)]
      return { rows: SUM_ROWS.map((head, i) => [head, itemOf(blanks, i)]), rowHeads: true, blanks }
    },
    ask: ({ n }) => ({
      en: [expr(n), bullets(line`Sum of the digits: ____`, line`Divisible by 3: ____`, line`Divisible by 9: ____`)],
      es: [
        expr(n),
        bullets(line`Suma de los dígitos: ____`, line`Divisible entre 3: ____`, line`Divisible entre 9: ____`),
      ],
    }),
    solution: ({ n }, answer) => [
      explainedBy(addDigits(n), {
        en: line`Add the digits.`,
        es: line`Suma los dígitos.`,
      }),
      explainedBy(statements(...[3, 9].map(by => divisionOf(digitSum(n), by))), {
        en: line`Divide the sum of the digits, not the number, by 3 and by 9.`,
        es: line`Divide la suma de los dígitos, no el número, entre 3 y entre 9.`,
      }),
      explainedBy(tableCells.show(answer), sumSaid(n)),
    ],
    check(printed, { blanks }) {
      const [{ n }] = printed.take(1)
      const [sum, three, nine] = tupleOf(blanks, 3)
      return exact(sum).equals(digitSum(n)) && isVerdict(three, n % 3 === 0) && isVerdict(nine, n % 9 === 0)
    },
  }),

  ...explainedForms(form),

  matchClues: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each number with the clue that it fits`,
        es: line`cada número con la pista que le corresponde`,
      },
      draw: random =>
        random
          .shuffle<readonly Clue[]>(random.evenly(CLUES))
          .map((clue): Pair => [numberOf(random, clue.set), clueSaid(clue)]),
      belong(left, right) {
        return fits(valueIn(left).n, clueOf(right))
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) => {
          const { n } = valueIn(left)
          const clue = clueOf(right)
          const letter = symbol(itemOf(letters, i))
          return explainedBy(
            workFor(n, [clue.by, clue.other]),
            clue.isBoth
              ? {
                  en: line`Row ${i + 1}: ${n} is divisible by both ${clue.by} and ${clue.other}. Write ${letter}.`,
                  es: line`Fila ${i + 1}: ${n} es divisible entre ${clue.by} y entre ${clue.other}. Escribe ${letter}.`,
                }
              : {
                  en: line`Row ${i + 1}: ${n} is divisible by ${clue.by}, but not by ${clue.other}. Write ${letter}.`,
                  es: line`Fila ${i + 1}: ${n} es divisible entre ${clue.by}, pero no entre ${clue.other}. Escribe ${letter}.`,
                },
          )
        }),
        answerStep(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letter for each row.`,
          es: line`Escribe la letra de cada fila.`,
        }),
      ],
    }),
  ),

  rowStory: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw(random) {
      const story = random.evenly(rowStories)
      const [one, other] = random.evenly([
        [4, 6],
        [6, 9],
        [4, 5],
        [5, 9],
        [5, 6],
        [4, 9],
      ])
      const base = lcm(one, other)
      const [least, most] = story.total
      const total = random.until(
        () => base * random.int(Math.ceil(least / base), Math.floor(most / base)),
        n => SIZES.some(size => n % size !== 0) && Math.floor(n / 10) % 10 !== 0,
      )
      return { story, total }
    },
    answer: numbersInAnyOrder,
    solve: ({ total }) => SIZES.filter(size => total % size === 0),
    ask({ story, total }) {
      const told = story.tell(role('total', count(total, story.items)))
      return {
        en: [
          { kind: 'paragraph', content: [...told.en, ' ', ...story.question.en] },
          prose`Write all the numbers in this list that are possible: 4, 5, 6, 9.`,
        ],
        es: [
          { kind: 'paragraph', content: [...told.es, ' ', ...story.question.es] },
          prose`Escribe todos los números de esta lista que son posibles: 4, 5, 6, 9.`,
        ],
      }
    },
    solution: ({ story, total }, answer) => [
      explainedBy(
        {
          en: prose`Ones digit: ${asWritten(total % 10)}`,
          es: prose`Dígito de las unidades: ${asWritten(total % 10)}`,
        },
        fiveSaid(total),
      ),
      explainedBy(total % 2 === 0 ? fourWork(total) : expr(total), fourSaid(total)),
      explainedBy(addDigits(total), sumSaid(total)),
      explainedBy(
        { en: prose`2 and 3`, es: prose`2 y 3` },
        total % 2 === 0
          ? joined(
              {
                en: line`${total} ends in ${asWritten(total % 10)}: it is divisible by 2.`,
                es: line`${total} termina en ${asWritten(total % 10)}: es divisible entre 2.`,
              },
              sixSaid(total),
            )
          : sixSaid(total),
      ),
      answerStep(list(...answer), story.answers(eitherOf(answer.map(value => exact(value).n)))),
    ],
    check(printed, answer) {
      const total = printed.role('total').n
      const given = answer.map(value => exact(value).n)
      return SIZES.every(size => holdsRule(total, size) === given.includes(size)) && given.length <= SIZES.length
    },
  }),
})
