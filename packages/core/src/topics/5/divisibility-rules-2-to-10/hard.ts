import {
  answerStep,
  assert,
  asWritten,
  type Block,
  type Both,
  both,
  type Content,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  inARow,
  integer,
  itemOf,
  lcm,
  line,
  list,
  name,
  numbersInAnyOrder,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  role,
  type Step,
  statements,
  sum,
  symbol,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { numberOf } from './numbers.ts'
import {
  type By,
  digitSum,
  digitsOf,
  filledNumber,
  fourSaid,
  holdsRule,
  joined,
  sixSaid,
  sumSaid,
  sumSaidFor,
  workFor,
} from './rules.ts'

type Divisors = readonly [number] | readonly [number, number]
const allOf = (divisors: Divisors) => divisors.reduce((all: number, by) => lcm(all, by), 1)
const byAll = (divisors: Divisors): Both<readonly Inline[]> => {
  const [first, second] = divisors
  return second === undefined
    ? { en: line`divisible by ${role('first', first)}`, es: line`divisible entre ${role('first', first)}` }
    : {
        en: line`divisible by both ${role('first', first)} and ${role('second', second)}`,
        es: line`divisible entre ${role('first', first)} y entre ${role('second', second)}`,
      }
}
const printedDivisors = (printed: Printed): readonly number[] =>
  printed.terms('role').flatMap(({ name: own }) => (own === 'first' || own === 'second' ? [printed.role(own).n] : []))
/** A sentence with what is asked of the number inside. */
const around = ([before, after]: Both<readonly Inline[]>[], inside: Both<readonly Inline[]>): Both<Block> => {
  assert(before && after, 'Two parts')
  return {
    en: { kind: 'paragraph', content: [...before.en, ...inside.en, ...after.en] },
    es: { kind: 'paragraph', content: [...before.es, ...inside.es, ...after.es] },
  }
}

/** A number with a digit hidden: the place is 0 for the ones. */
interface Boxed {
  readonly n: number
  readonly place: number
  readonly divisors: Divisors
}
const digitAt = ({ n, place }: Boxed) => Math.floor(n / 10 ** place) % 10
const withDigit = (boxed: Boxed, digit: number) => boxed.n + (digit - digitAt(boxed)) * 10 ** boxed.place
const fitting = (boxed: Boxed, divisor: number): readonly number[] =>
  wholes(0, 9).filter(digit => withDigit(boxed, digit) % divisor === 0)
const fittingAll = (boxed: Boxed): readonly number[] => fitting(boxed, allOf(boxed.divisors))

/** The digits with their comma, and the box. */
function boxShown({ n, place }: Boxed): readonly Inline[] {
  const digits = String(n)
  const comma = digits.length - 3
  const text = `${digits.slice(0, comma)},${digits.slice(comma)}`
  const at = text.length - 1 - place - (place > 2 ? 1 : 0)
  return [text.slice(0, at), symbol('□'), text.slice(at + 1)].filter(part => part !== '')
}

/** Hidden in the ones as often as not. */
interface BoxKind {
  readonly divisors: Divisors
  readonly isOnes: boolean
}
const ONE_RULE: readonly BoxKind[] = [
  { divisors: [6], isOnes: true },
  { divisors: [4], isOnes: false },
  { divisors: [6], isOnes: false },
  { divisors: [9], isOnes: false },
]
const TWO_RULES: readonly BoxKind[] = [
  { divisors: [3, 4], isOnes: false },
  { divisors: [5, 9], isOnes: true },
  { divisors: [4, 9], isOnes: false },
  { divisors: [2, 9], isOnes: true },
  { divisors: [3, 5], isOnes: false },
  { divisors: [3, 4], isOnes: true },
]

/** A number that is divisible is drawn, and one of its digits hidden: no box is without an answer. */
function drawBoxed(random: Random, boxes: readonly BoxKind[]): Boxed {
  const { divisors, isOnes } = random.evenly(boxes)
  const by = allOf(divisors)
  const isLong = random.chance(0.3)
  const [least, most] = isLong ? [11112, 98889] : [1112, 9888]
  // With 2 or 6 in the ones, the tens are odd: not every even digit fits.
  const n =
    by === 4
      ? 20 * random.int(Math.ceil(least / 20), Math.floor(most / 20) - 1) + random.pick([12, 16])
      : by * random.int(Math.ceil(least / by), Math.floor(most / by))
  const inner = divisors.includes(4) ? 1 : random.int(1, isLong ? 3 : 2)
  return { n, divisors, place: isOnes ? 0 : inner }
}

const EVEN = {
  en: line`A number divisible by 2 ends in 0, 2, 4, 6, or 8.`,
  es: line`Un número divisible entre 2 termina en 0, 2, 4, 6 u 8.`,
}
const FIVE = {
  en: line`A number divisible by 5 ends in 0 or 5.`,
  es: line`Un número divisible entre 5 termina en 0 o 5.`,
}
/** 6 asks what 2 and 3 ask. */
const simpleRules = (divisors: Divisors): readonly number[] =>
  divisors
    .flatMap(by => (by === 6 ? [2, 3] : [by]))
    .sort((a, b) => [5, 2, 4, 3, 9].indexOf(a) - [5, 2, 4, 3, 9].indexOf(b))

function boxSteps(boxed: Boxed, rule: number): readonly Step[] {
  const allowed = list(...fitting(boxed, rule))
  if (rule === 4) {
    const twoDigits = fitting(boxed, 4).map(digit => String(withDigit(boxed, digit) % 100).padStart(2, '0'))
    return [
      explainedBy(both({ kind: 'paragraph', content: [twoDigits.join(', ')] }), {
        en: line`The last two digits must make a number divisible by 4.`,
        es: line`Los dos últimos dígitos deben formar un número divisible entre 4.`,
      }),
    ]
  }
  if (rule === 2 || rule === 5) {
    const said = rule === 2 ? EVEN : FIVE
    const ones = asWritten(boxed.n % 10)
    return boxed.place === 0
      ? [explainedBy(allowed, said)]
      : [
          explainedBy(
            { en: prose`ones digit ${ones}`, es: prose`dígito de las unidades ${ones}` },
            joined(said, {
              en: line`This number meets the rule with every digit in the box.`,
              es: line`Este número cumple la regla con cualquier dígito en la casilla.`,
            }),
          ),
        ]
  }
  const shown = digitSum(boxed.n) - digitAt(boxed)
  const others = digitsOf(boxed.n).filter((_, i, all) => all.length - 1 - i !== boxed.place)
  return [
    explainedBy(equation(sum(...others.map(digit => asWritten(digit))), shown), {
      en: line`Add the digits that are shown.`,
      es: line`Suma los dígitos que se ven.`,
    }),
    explainedBy(
      statements(...fitting(boxed, rule).map(digit => equation(sum(shown, asWritten(digit)), shown + digit))),
      {
        en: line`With the digit in the box, the sum must be divisible by ${rule}.`,
        es: line`Con el dígito de la casilla, la suma debe ser divisible entre ${rule}.`,
      },
    ),
    explainedBy(
      allowed,
      fitting(boxed, rule).length === 1
        ? { en: line`This digit meets the rule for ${rule}.`, es: line`Este dígito cumple la regla del ${rule}.` }
        : {
            en: line`These digits meet the rule for ${rule}.`,
            es: line`Estos dígitos cumplen la regla del ${rule}.`,
          },
    ),
  ]
}
/** The digits that meet the last rule may meet all: then they are not listed twice. */
function boxedSolution(boxed: Boxed, answer: readonly Value[]): readonly Step[] {
  const rules = simpleRules(boxed.divisors)
  const steps = rules.flatMap(rule => boxSteps(boxed, rule))
  const last = itemOf(rules, rules.length - 1)
  if (last === 4)
    return [
      ...steps,
      answerStep(list(...answer), {
        en: line`Write the digits that stand in the box.`,
        es: line`Escribe los dígitos que van en la casilla.`,
      }),
    ]
  if (rules.length === 1) return steps
  if (fitting(boxed, last).length > answer.length)
    return [
      ...steps,
      answerStep(list(...answer), {
        en: line`Keep only what meets both rules.`,
        es: line`Toma solo lo que cumple las dos reglas.`,
      }),
    ]
  const { work, says } = itemOf(steps, steps.length - 1)
  return [
    ...steps.slice(0, -1),
    explainedBy(
      work,
      joined(says, {
        en: line`The other rule is met too.`,
        es: line`La otra regla también se cumple.`,
      }),
    ),
  ]
}

/** Numbers one after another whose last digits are right, up to the first whose digits add up right too. */
interface Search {
  readonly divisors: Divisors
  readonly not: number | null
  readonly above: number
  readonly found: number
}
const BY_ONES = (divisors: Divisors): number => {
  const [by] = simpleRules(divisors).filter(rule => rule !== 3 && rule !== 9)
  return by ?? 1
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

/** A rule that is wrong, and numbers: the first meets its condition without being divisible, the second meets it and is divisible. */
interface WrongRule {
  readonly by: By | 3
  /** The name under which the divisor is printed tells a check the condition. */
  readonly condition: 'sumByThree' | 'even' | 'onesByFour' | 'endsInNine' | 'endsInThree'
  readonly kinds: readonly [string, string, string, string]
}
const CONDITIONS: Readonly<
  Record<WrongRule['condition'], { readonly says: Both<readonly Inline[]>; readonly isMet: (n: number) => boolean }>
> = {
  sumByThree: {
    says: {
      en: line`the sum of its digits is divisible by 3`,
      es: line`la suma de sus dígitos es divisible entre 3`,
    },
    isMet: n => digitSum(n) % 3 === 0,
  },
  even: { says: { en: line`it is even`, es: line`es par` }, isMet: n => n % 2 === 0 },
  onesByFour: {
    says: { en: line`its ones digit is 4 or 8`, es: line`su dígito de las unidades es 4 u 8` },
    isMet: n => n % 10 === 4 || n % 10 === 8,
  },
  endsInNine: {
    says: { en: line`its ones digit is 9`, es: line`su dígito de las unidades es 9` },
    isMet: n => n % 10 === 9,
  },
  endsInThree: {
    says: { en: line`its ones digit is 3, 6, or 9`, es: line`su dígito de las unidades es 3, 6 o 9` },
    isMet: n => [3, 6, 9].includes(n % 10),
  },
}
const WRONG_RULES: readonly WrongRule[] = [
  { by: 9, condition: 'sumByThree', kinds: ['3, not 9', '9', 'not 3', 'not 3, ends in 9'] },
  { by: 4, condition: 'onesByFour', kinds: ['not 4, ends in 4', '4, ends in 4', '4 yes', 'not 4, ends in 2'] },
  { by: 6, condition: 'sumByThree', kinds: ['6 odd', '6 yes', '6 sum', 'odd, not 3'] },
  { by: 9, condition: 'endsInNine', kinds: ['9 no', '9, ends in 9', '9 yes', '3, not 9'] },
  { by: 6, condition: 'even', kinds: ['6 sum', '6 yes', '6 odd', 'odd, not 3'] },
  { by: 3, condition: 'endsInThree', kinds: ['not 3, ends in 3', '3, ends in 3', '3, not 9', 'not 3'] },
]
interface Refuted {
  readonly rule: number
  readonly who: Person
  readonly numbers: readonly [number, number, number, number]
}
function failureSaid(n: number, by: By | 3): Both<readonly Inline[]> {
  if (by === 4) return fourSaid(n)
  if (by === 6) return joined(sumSaidFor(n, 3), sixSaid(n))
  // A sum that is divisible by 3 and not by 9 is what refutes a rule for 9.
  return by === 9 && n % 3 === 0 ? sumSaid(n) : sumSaidFor(n, by)
}

/** One digit hidden; all that fit are asked. */
const boxedForm = {
  answer: numbersInAnyOrder,
  solve: fittingAll,
  ask(boxed: Boxed): Both<Content> {
    const box: Block = { kind: 'paragraph', content: boxShown(boxed) }
    const asked = around(
      [
        {
          en: line`Write all the digits that make the number `,
          es: line`Escribe todos los dígitos que hacen que el número sea `,
        },
        { en: line`.`, es: line`.` },
      ],
      byAll(boxed.divisors),
    )
    return { en: [asked.en, box], es: [asked.es, box] }
  },
  solution: boxedSolution,
  check(printed: Printed, answer: readonly Value[]) {
    const number = printed.blocksOf('paragraph').at(-1)
    const divisors = printedDivisors(printed)
    const given = answer.map(value => exact(value).n)
    return (
      given.length > 0 &&
      given.length <= 5 &&
      wholes(0, 9).every(
        digit => divisors.every(by => holdsRule(filledNumber(number, digit), by)) === given.includes(digit),
      )
    )
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDigit: form({ levels: ['hard'], lines: 3, draw: random => drawBoxed(random, ONE_RULE), ...boxedForm }),

  bothRules: form({ levels: ['hard'], lines: 3, draw: random => drawBoxed(random, TWO_RULES), ...boxedForm }),

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

  counterexample: form({
    levels: ['hard'],
    draw(random): Refuted {
      const rule = random.evenly([0, 1, 2, 3, 4, 5])
      const numbers = itemOf(WRONG_RULES, rule).kinds.map(kind => numberOf(random, kind))
      return { rule, who: random.pick(people), numbers: tupleOf(numbers, 4) }
    },
    answer: integer,
    solve: ({ numbers: [right] }) => right,
    mistakes: ({ numbers: [, fitsRule, second, third] }) => ({ fitsRule, second, third }),
    ask({ rule, who }) {
      const { by, condition } = itemOf(WRONG_RULES, rule)
      const divisor = role(condition, by)
      return around(
        [
          {
            en: line`${name(who)} says that a number is divisible by ${divisor} if `,
            es: line`${name(who)} dice que un número es divisible entre ${divisor} si `,
          },
          {
            en: line`. Which number shows that this is not true?`,
            es: line`. ¿Qué número muestra que eso no es cierto?`,
          },
        ],
        CONDITIONS[condition].says,
      )
    },
    key({ rule, numbers: [right] }) {
      const { by } = itemOf(WRONG_RULES, rule)
      return {
        en: prose`${right} meets the condition, but it is not divisible by ${by}.`,
        es: prose`${right} cumple la condición, pero no es divisible entre ${by}.`,
      }
    },
    solution({ rule, numbers: [right] }) {
      const { by } = itemOf(WRONG_RULES, rule)
      return [
        explainedBy(workFor(right, [by]), failureSaid(right, by)),
        answerStep(expr(right), {
          en: line`${right} meets the condition, but it is not divisible by ${by}.`,
          es: line`${right} cumple la condición, pero no es divisible entre ${by}.`,
        }),
      ]
    },
    whyWrong({ rule, numbers: [, fits, ...others] }) {
      const { by, condition } = itemOf(WRONG_RULES, rule)
      const [second, third] = others
      const notMet = (n: number) =>
        explainedBy(
          condition === 'sumByThree'
            ? workFor(n, [3])
            : { en: prose`Ones digit: ${n % 10}`, es: prose`Dígito de las unidades: ${n % 10}` },
          { en: line`It does not meet the condition.`, es: line`No cumple la condición.` },
        )
      return {
        fitsRule: explainedBy(workFor(fits, [by]), {
          en: line`It meets the condition and is divisible by ${by}.`,
          es: line`Cumple la condición y es divisible entre ${by}.`,
        }),
        second: notMet(second),
        third: notMet(third),
      }
    },
    check(printed, answer) {
      const [said] = printed.terms('role')
      const condition = Object.entries(CONDITIONS).find(([key]) => key === said?.name)?.[1]
      return (
        exact(answer).n > 0 &&
        condition?.isMet(exact(answer).n) === true &&
        !holdsRule(exact(answer).n, printed.role(said?.name ?? '').n)
      )
    },
  }),
})
