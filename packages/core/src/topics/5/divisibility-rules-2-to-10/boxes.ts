import {
  answerStep,
  asWritten,
  type Block,
  type Both,
  both,
  type Content,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  sum,
  symbol,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { allOf, around, byAll, type Divisors, printedDivisors, simpleRules } from './divisors.ts'
import type { levels } from './levels.ts'
import { digitSum, digitsOf, filledNumber, holdsRule, joined } from './rules.ts'

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
            { en: prose`Ones digit: ${ones}`, es: prose`Dígito de las unidades: ${ones}` },
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
        ? {
            en: line`The next multiple of ${rule} needs a number that is no digit. Only this digit meets the rule for ${rule}.`,
            es: line`El siguiente múltiplo de ${rule} necesita un número que no es un dígito. Solo este dígito cumple la regla del ${rule}.`,
          }
        : {
            en: line`Only these digits meet the rule for ${rule}.`,
            es: line`Solo estos dígitos cumplen la regla del ${rule}.`,
          },
    ),
  ]
}
/** So many digits are tried one by one. */
const FEW = 5

/** The digits that meet the last rule may meet all: then they are not listed twice. */
function boxedSolution(boxed: Boxed, answer: readonly Value[]): readonly Step[] {
  const rules = simpleRules(boxed.divisors)
  const steps = rules.flatMap(rule => boxSteps(boxed, rule))
  const last = itemOf(rules, rules.length - 1)
  const tried = fitting(boxed, itemOf(rules, 0))
  if (rules.length === 2 && last % 3 === 0 && tried.length <= FEW) {
    const shown = digitSum(boxed.n) - digitAt(boxed)
    const [addShown] = tupleOf(boxSteps(boxed, last).slice(0, 1), 1)
    return [
      ...boxSteps(boxed, itemOf(rules, 0)),
      addShown,
      explainedBy(statements(...tried.map(digit => equation(sum(shown, asWritten(digit)), shown + digit))), {
        en: line`Try each digit that meets the rule for ${itemOf(rules, 0)}.`,
        es: line`Prueba cada dígito que cumple la regla del ${itemOf(rules, 0)}.`,
      }),
      answerStep(list(...answer), {
        en: line`The sum of the digits must be divisible by ${last}. Keep what meets both rules.`,
        es: line`La suma de los dígitos debe ser divisible entre ${last}. Toma lo que cumple las dos reglas.`,
      }),
    ]
  }
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
        en: line`The rule for ${itemOf(rules, 0)} is met too, as the first line shows.`,
        es: line`La regla del ${itemOf(rules, 0)} también se cumple, como muestra la primera línea.`,
      }),
    ),
  ]
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

export const boxForms = (form: FormMaker<typeof levels>) => ({
  missingDigit: form({ levels: ['hard'], lines: 3, draw: random => drawBoxed(random, ONE_RULE), ...boxedForm }),

  bothRules: form({ levels: ['hard'], lines: 3, draw: random => drawBoxed(random, TWO_RULES), ...boxedForm }),
})
