import {
  answerStep,
  type Both,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  integer,
  itemOf,
  line,
  name,
  type Person,
  people,
  prose,
  role,
  tupleOf,
} from '../../../author.ts'
import { around } from './divisors.ts'
import type { levels } from './levels.ts'
import { numberOf } from './numbers.ts'
import { type By, digitSum, fourSaid, holdsRule, joined, sixSaid, sumSaid, sumSaidFor, workFor } from './rules.ts'

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

export const counterexampleForms = (form: FormMaker<typeof levels>) => ({
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
