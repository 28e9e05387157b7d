import {
  answerStep,
  type Both,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  prose,
  role,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { numberOf } from './numbers.ts'
import { addDigits, type By, digitSum, fourSaid, fourWork, joined, RULE_FOR, sixSaid, sumSaidFor } from './rules.ts'

interface Judged {
  readonly n: number
  readonly by: By
}
/** A verdict with its reason; exactly one of the four is right for a number. */
const REASONS: Readonly<Record<By, readonly Sentence[]>> = {
  4: [
    {
      key: 'ruleMet',
      says: {
        en: prose`Yes, because its last two digits make a number divisible by 4.`,
        es: prose`Sí, porque sus dos últimos dígitos forman un número divisible entre 4.`,
      },
    },
    {
      key: 'ruleNotMet',
      says: {
        en: prose`No, because its last two digits do not make a number divisible by 4.`,
        es: prose`No, porque sus dos últimos dígitos no forman un número divisible entre 4.`,
      },
    },
    {
      key: 'metByOnes',
      says: {
        en: prose`Yes, because its ones digit is divisible by 4.`,
        es: prose`Sí, porque su dígito de las unidades es divisible entre 4.`,
      },
    },
    {
      key: 'notBySum',
      says: {
        en: prose`No, because the sum of its digits is not divisible by 4.`,
        es: prose`No, porque la suma de sus dígitos no es divisible entre 4.`,
      },
    },
  ],
  6: [
    {
      key: 'ruleMet',
      says: {
        en: prose`Yes, because it is even and the sum of its digits is divisible by 3.`,
        es: prose`Sí, porque es par y la suma de sus dígitos es divisible entre 3.`,
      },
    },
    { key: 'odd', says: { en: prose`No, because it is odd.`, es: prose`No, porque es impar.` } },
    {
      key: 'sum',
      says: {
        en: prose`No, because the sum of its digits is not divisible by 3.`,
        es: prose`No, porque la suma de sus dígitos no es divisible entre 3.`,
      },
    },
    {
      key: 'everyEven',
      says: {
        en: prose`Yes, because every even number is divisible by 6.`,
        es: prose`Sí, porque todo número par es divisible entre 6.`,
      },
    },
  ],
  9: [
    {
      key: 'ruleMet',
      says: {
        en: prose`Yes, because the sum of its digits is divisible by 9.`,
        es: prose`Sí, porque la suma de sus dígitos es divisible entre 9.`,
      },
    },
    {
      key: 'ruleNotMet',
      says: {
        en: prose`No, because the sum of its digits is not divisible by 9.`,
        es: prose`No, porque la suma de sus dígitos no es divisible entre 9.`,
      },
    },
    {
      key: 'metByOnes',
      says: {
        en: prose`Yes, because its ones digit is 9.`,
        es: prose`Sí, porque su dígito de las unidades es 9.`,
      },
    },
    {
      key: 'notByOnes',
      says: {
        en: prose`No, because its ones digit is not 9.`,
        es: prose`No, porque su dígito de las unidades no es 9.`,
      },
    },
  ],
}
const keyOf = ({ n, by }: Judged): string =>
  n % by === 0 ? 'ruleMet' : by === 6 ? (n % 2 === 0 ? 'sum' : 'odd') : 'ruleNotMet'
const reasonOf = (judged: Judged): Sentence => {
  const key = keyOf(judged)
  return itemOf(
    REASONS[judged.by].filter(reason => reason.key === key),
    0,
  )
}

/** What the sum of the digits and the ones digit tell of 6. */
const forSix = (n: number): Both<readonly Inline[]> =>
  n % 2 === 0 && n % 3 !== 0
    ? {
        en: line`The digits of ${n} add up to ${digitSum(n)}: ${n} is not divisible by 3, so it is not divisible by 6.`,
        es: line`Los dígitos de ${n} suman ${digitSum(n)}: ${n} no es divisible entre 3, así que no es divisible entre 6.`,
      }
    : joined(sumSaidFor(n, 3), sixSaid(n))

export const explainedForms = (form: FormMaker<typeof levels>) => ({
  yesOrNoWhy: form({
    levels: ['medium'],
    draw(random): Judged {
      const [by, kind] = random.evenly([
        [6, '6 sum'],
        [9, '9 yes'],
        [4, '4 no'],
        [6, '6 yes'],
        [9, '9 no'],
        [4, '4 yes'],
        [6, '6 odd'],
      ] as const)
      return { by, n: numberOf(random, kind) }
    },
    answer: sentenceChoice,
    solve: reasonOf,
    mistakes(judged) {
      const right = keyOf(judged)
      return Object.fromEntries(
        REASONS[judged.by].filter(({ key }) => key !== right).map(reason => [reason.key, reason]),
      )
    },
    ask: ({ n, by }) => ({
      en: prose`Is ${role('n', n)} divisible by ${role('by', by)}? Choose the answer with the right reason.`,
      es: prose`¿Es ${role('n', n)} divisible entre ${role('by', by)}? Elige la respuesta con la razón correcta.`,
    }),
    solution: (judged, { says }) => [
      ...(judged.by === 9
        ? [explainedBy(addDigits(judged.n), sumSaidFor(judged.n, 9))]
        : judged.by === 4
          ? [explainedBy(fourWork(judged.n), fourSaid(judged.n))]
          : [explainedBy(addDigits(judged.n), forSix(judged.n))]),
      answerStep(says, RULE_FOR[judged.by]),
    ],
    whyWrong({ n, by }) {
      const [total, counted] = [digitSum(n), by === 9 ? digitSum(n) : n % 100]
      const onesAlone = {
        en: line`The ones digit alone does not decide for ${by}.`,
        es: line`Por sí solo, el dígito de las unidades no decide para ${by}.`,
      }
      return {
        ruleMet:
          by !== 6
            ? { en: line`${counted} is not divisible by ${by}.`, es: line`${counted} no es divisible entre ${by}.` }
            : n % 2 === 1
              ? { en: line`${n} is odd.`, es: line`${n} es impar.` }
              : { en: line`${total} is not divisible by 3.`, es: line`${total} no es divisible entre 3.` },
        ruleNotMet: { en: line`${counted} is divisible by ${by}.`, es: line`${counted} es divisible entre ${by}.` },
        metByOnes: onesAlone,
        notByOnes: onesAlone,
        notBySum: {
          en: line`The sum of the digits does not decide for ${by}.`,
          es: line`La suma de los dígitos no decide para ${by}.`,
        },
        odd: { en: line`${n} is even.`, es: line`${n} es par.` },
        sum: { en: line`${total} is divisible by 3.`, es: line`${total} es divisible entre 3.` },
        everyEven: {
          en: line`8 is even, but it is not divisible by 6.`,
          es: line`8 es par, pero no es divisible entre 6.`,
        },
      }
    },
    check(printed, { key }) {
      const [n, by] = [printed.role('n').n, printed.role('by').n]
      const isSo = n % by === 0
      if (key === 'odd') return n % 2 === 1
      if (key === 'sum') return digitSum(n) % 3 !== 0
      return key === (isSo ? 'ruleMet' : 'ruleNotMet')
    },
  }),
})
