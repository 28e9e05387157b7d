import {
  answerStep,
  type Both,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  inARow,
  integer,
  itemOf,
  line,
  list,
  type Random,
  role,
  type Step,
  wholes,
} from '../../../author.ts'
import { allOf, around, byAll, type Divisors, printedDivisors, simpleRules } from './divisors.ts'
import type { levels } from './levels.ts'
import { digitSum, holdsRule } from './rules.ts'

/** Numbers one after another whose last digits are right, up to the first whose digits add up right too. */
interface Search {
  readonly divisors: Divisors
  readonly not: number | null
  readonly above: number
  readonly found: number
}
const BY_ONES = (divisors: Divisors): number => {
  const rules = simpleRules(divisors).filter(rule => rule !== 3 && rule !== 9)
  return rules.length === 0 ? 1 : itemOf(rules, 0)
}
const NEXT: readonly (readonly [Divisors, least: number, most: number])[] = [
  [[5, 9], 12, 34],
  [[9], 4, 8],
  [[3, 4], 5, 11],
  [[6], 3, 5],
  [[3, 10], 12, 28],
  [[2, 9], 7, 16],
]
function drawNext(random: Random): Search {
  const [divisors, least, most] = random.evenly(NEXT)
  const by = allOf(divisors)
  const found = by * random.int(Math.ceil(1100 / by), Math.floor(9900 / by))
  return { divisors, not: null, above: found - random.int(least, most), found }
}

/** An odd multiple of what both numbers divide is not divisible by the third; so are those two steps on, and no others. */
const CLUES: readonly {
  readonly divisors: Divisors
  readonly not: number | null
  readonly reach: readonly [least: number, most: number]
}[] = [
  { divisors: [5, 9], not: 2, reach: [22, 38] },
  { divisors: [4, 9], not: null, reach: [12, 18] },
  { divisors: [3, 10], not: 4, reach: [32, 52] },
  { divisors: [9, 10], not: null, reach: [24, 38] },
  { divisors: [2, 9], not: 4, reach: [12, 18] },
  { divisors: [3, 5], not: 2, reach: [22, 28] },
]
interface Clued extends Search {
  readonly below: number
}
function drawClued(random: Random): Clued {
  const { divisors, not, reach } = random.evenly(CLUES)
  const by = allOf(divisors)
  const times = random.int(Math.ceil(1100 / by), Math.floor(9800 / by))
  const found = by * (not !== null && times % 2 === 0 ? times + 1 : times)
  return {
    divisors,
    not,
    found,
    above: 10 * Math.ceil((found - random.int(...reach)) / 10),
    below: 10 * Math.floor((found + random.int(...reach)) / 10),
  }
}

interface Tried {
  readonly first: number
  readonly not: number | null
  readonly above: number
  readonly below: number | null
}
function triedSaid({ first, not, above, below }: Tried): Both<readonly Inline[]> {
  if (first === 1)
    return { en: line`Write the numbers that follow ${above}.`, es: line`Escribe los números que siguen a ${above}.` }
  if (below === null)
    return {
      en: line`Write the numbers after ${above} that are divisible by ${first}.`,
      es: line`Escribe los números después de ${above} que son divisibles entre ${first}.`,
    }
  return not === null
    ? {
        en: line`Write the numbers between ${above} and ${below} that are divisible by ${first}.`,
        es: line`Escribe los números entre ${above} y ${below} que son divisibles entre ${first}.`,
      }
    : {
        en: line`Write the numbers between ${above} and ${below} that are divisible by ${first}, but not by ${not}.`,
        es: line`Escribe los números entre ${above} y ${below} que son divisibles entre ${first}, pero no entre ${not}.`,
      }
}
function searchSteps({ divisors, not, above, found }: Search, below: number | null): readonly Step[] {
  const first = BY_ONES(divisors)
  const nine = divisors.includes(9) ? 9 : 3
  const tried = wholes(above + 1, below === null ? found : below - 1).filter(
    n => n % first === 0 && (not === null || n % not !== 0),
  )
  const sums = explainedBy(list(...tried.map(digitSum)), {
    en: line`Add the digits of each.`,
    es: line`Suma los dígitos de cada uno.`,
  })
  const numbers = explainedBy(inARow(...tried), triedSaid({ first, not, above, below }))
  return [
    numbers,
    sums,
    answerStep(expr(found), {
      en: line`Only the sum ${digitSum(found)} is divisible by ${nine}.`,
      es: line`Solo la suma ${digitSum(found)} es divisible entre ${nine}.`,
    }),
  ]
}

export const searchForms = (form: FormMaker<typeof levels>) => ({
  nextNumber: form({
    levels: ['hard'],
    lines: 3,
    draw: drawNext,
    answer: integer,
    solve: ({ found }) => found,
    ask: ({ divisors, above }) =>
      around(
        [
          {
            en: line`What is the smallest number greater than ${role('above', above)} that is `,
            es: line`¿Cuál es el menor número mayor que ${role('above', above)} que es `,
          },
          { en: line`?`, es: line`?` },
        ],
        byAll(divisors),
      ),
    solution: search => searchSteps(search, null),
    // No number between fits.
    check(printed, answer) {
      const divisors = printedDivisors(printed)
      const isRight = (n: number) => divisors.every(by => holdsRule(n, by))
      const [above, found] = [printed.role('above').n, exact(answer).n]
      return found > above && isRight(found) && wholes(above + 1, found - 1).every(n => !isRight(n))
    },
  }),

  whichNumber: form({
    levels: ['hard'],
    lines: 3,
    draw: drawClued,
    answer: integer,
    solve: ({ found }) => found,
    ask: ({ divisors, not, above, below }) => {
      const [low, high] = [role('above', above), role('below', below)]
      const before = {
        en: line`A number is greater than ${low} and less than ${high}. It is `,
        es: line`Un número es mayor que ${low} y menor que ${high}. Es `,
      }
      const after =
        not === null
          ? { en: line`. What is the number?`, es: line`. ¿Cuál es el número?` }
          : {
              en: line`, but not by ${role('not', not)}. What is the number?`,
              es: line`, pero no entre ${role('not', not)}. ¿Cuál es el número?`,
            }
      return around([before, after], byAll(divisors))
    },
    solution: clued => searchSteps(clued, clued.below),
    check(printed, answer) {
      const divisors = printedDivisors(printed)
      const not = printed.terms('role').some(({ name: own }) => own === 'not') ? printed.role('not').n : null
      const fits = wholes(printed.role('above').n + 1, printed.role('below').n - 1).filter(
        n => divisors.every(by => holdsRule(n, by)) && (not === null || !holdsRule(n, not)),
      )
      return fits.length === 1 && exact(answer).equals(itemOf(fits, 0))
    },
  }),
})
