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
const onesSaid = (wanted: Both<string>) => ({
  met: (n: number) => ({
    en: line`The ones digit of ${n} is ${n % 10}`,
    es: line`El dígito de las unidades de ${n} es ${n % 10}`,
  }),
  notMet: (n: number) => ({
    en: [...line`The ones digit of ${n} is ${n % 10}`, `, not ${wanted.en}.`],
    es: [...line`El dígito de las unidades de ${n} es ${n % 10}`, `, no ${wanted.es}.`],
  }),
})
const CONDITIONS: Readonly<
  Record<
    WrongRule['condition'],
    {
      readonly says: Both<readonly Inline[]>
      readonly isMet: (n: number) => boolean
      /** What is true of a number, and what of one that does not meet the condition. */
      readonly met: (n: number) => Both<readonly Inline[]>
      readonly notMet: (n: number) => Both<readonly Inline[]>
    }
  >
> = {
  sumByThree: {
    says: {
      en: line`the sum of its digits is divisible by 3`,
      es: line`la suma de sus dígitos es divisible entre 3`,
    },
    isMet: n => digitSum(n) % 3 === 0,
    met: n => ({
      en: line`The sum of the digits of ${n} is divisible by 3`,
      es: line`La suma de los dígitos de ${n} es divisible entre 3`,
    }),
    notMet: n => ({
      en: line`The sum of the digits of ${n} is not divisible by 3.`,
      es: line`La suma de los dígitos de ${n} no es divisible entre 3.`,
    }),
  },
  even: {
    says: { en: line`it is even`, es: line`es par` },
    isMet: n => n % 2 === 0,
    met: n => ({ en: line`${n} is even`, es: line`${n} es par` }),
    notMet: n => ({ en: line`${n} is odd.`, es: line`${n} es impar.` }),
  },
  onesByFour: {
    says: { en: line`its ones digit is 4 or 8`, es: line`su dígito de las unidades es 4 u 8` },
    isMet: n => n % 10 === 4 || n % 10 === 8,
    ...onesSaid({ en: '4 or 8', es: '4 ni 8' }),
  },
  endsInNine: {
    says: { en: line`its ones digit is 9`, es: line`su dígito de las unidades es 9` },
    isMet: n => n % 10 === 9,
    ...onesSaid({ en: '9', es: '9' }),
  },
  endsInThree: {
    says: { en: line`its ones digit is 3, 6, or 9`, es: line`su dígito de las unidades es 3, 6 o 9` },
    isMet: n => [3, 6, 9].includes(n % 10),
    ...onesSaid({ en: '3, 6, or 9', es: '3, 6 ni 9' }),
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
  if (by === 6)
    return joined(
      sumSaidFor(n, 3),
      n % 2 === 0 ? { en: line`So it is not divisible by 6.`, es: line`Por eso no es divisible entre 6.` } : sixSaid(n),
    )
  // A sum that is divisible by 3 and not by 9 is what refutes a rule for 9.
  return by === 9 && n % 3 === 0 ? sumSaid(n) : sumSaidFor(n, by)
}

/** "886 is even, but the number is not divisible by 6." */
function refuted(rule: number, n: number): Both<readonly Inline[]> {
  const { by, condition } = itemOf(WRONG_RULES, rule)
  const { en, es } = CONDITIONS[condition].met(n)
  // Beside a sum, "it" would be the sum.
  return condition === 'sumByThree'
    ? {
        en: [...en, ...line`, but the number is not divisible by ${by}.`],
        es: [...es, ...line`, pero el número no es divisible entre ${by}.`],
      }
    : {
        en: [...en, ...line`, but it is not divisible by ${by}.`],
        es: [...es, ...line`, pero no es divisible entre ${by}.`],
      }
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
      const { en, es } = refuted(rule, right)
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution({ rule, numbers: [right] }) {
      const { by } = itemOf(WRONG_RULES, rule)
      return [explainedBy(workFor(right, [by]), failureSaid(right, by)), answerStep(expr(right), refuted(rule, right))]
    },
    whyWrong({ rule, numbers: [, fits, ...others] }) {
      const { by, condition } = itemOf(WRONG_RULES, rule)
      const [second, third] = others
      const met = CONDITIONS[condition].met(fits)
      const notMet = (n: number) =>
        explainedBy(
          condition === 'sumByThree'
            ? workFor(n, [3])
            : { en: prose`Ones digit: ${n % 10}`, es: prose`Dígito de las unidades: ${n % 10}` },
          CONDITIONS[condition].notMet(n),
        )
      return {
        fitsRule: explainedBy(workFor(fits, [by]), {
          en: [...met.en, ...line`, and the number is divisible by ${by}.`],
          es: [...met.es, ...line`, y el número es divisible entre ${by}.`],
        }),
        second: notMet(second),
        third: notMet(third),
      }
    },
    check(printed, answer) {
      const [said] = printed.terms('role')
      if (said === undefined) return false
      const condition = Object.entries(CONDITIONS).find(([key]) => key === said.name)?.[1]
      return (
        exact(answer).n > 0 &&
        condition?.isMet(exact(answer).n) === true &&
        !holdsRule(exact(answer).n, printed.role(said.name).n)
      )
    },
  }),
})
