import {
  type AnswerType,
  answerStep,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  failed,
  gcd,
  line,
  type Noun,
  over,
  type Person,
  type Printed,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  things,
  times,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { alone } from '../../kit/stories/endings.ts'
import type { Setting } from './settings.ts'

export type Level = 'easy' | 'medium' | 'hard'
/** So much of one thing for so much of another. */
export interface Told {
  readonly setting: Setting
  readonly a: Ratio
  readonly u: Ratio
  readonly who: Person
}

const fractions = (denominators: readonly number[], from: number, to: number): readonly Ratio[] =>
  denominators.flatMap(d =>
    Array.from({ length: to * d + 1 }, (_, n) => n)
      .filter(n => n > from * d && n < to * d && gcd(n, d) === 1)
      .map(n => Ratio.of(n, d)),
  )
const wholes = Array.from({ length: 14 }, (_, i) => Ratio.of(i + 2))
const EASY = [
  Ratio.of(1, 2),
  Ratio.of(1, 3),
  Ratio.of(1, 4),
  Ratio.of(1, 6),
  Ratio.of(2, 3),
  Ratio.of(3, 4),
  Ratio.of(1, 5),
]
const proper = fractions([2, 3, 4, 5, 6, 8], 0, 1)
const mixedAmounts = fractions([2, 3, 4, 8], 1, 18)
const mixedUnits = fractions([2, 3, 4], 1, 4)

type Pair = readonly [a: Ratio, u: Ratio]
interface Pairs {
  readonly whole: readonly Pair[]
  readonly other: readonly Pair[]
}
/** Which amounts make a likely rate: in a list, so that none is drawn in vain. */
const pairsKnown = new Map<Setting, Map<Level, Pairs>>()
export function pairsOf(setting: Setting, level: Level): Pairs {
  const ofSetting = pairsKnown.get(setting) ?? new Map<Level, Pairs>()
  pairsKnown.set(setting, ofSetting)
  const known = ofSetting.get(level)
  if (known) return known
  const [least, most] = setting.rates[level] ?? failed(`The setting has rates of the level ${level}`)
  const amounts = { easy: wholes, medium: proper, hard: mixedAmounts }[level]
  const units = { easy: EASY, medium: proper, hard: mixedUnits }[level]
  const all = units.flatMap(u =>
    amounts
      .map((a): Pair => [a, u])
      .filter(([a]) => {
        const rate = a.over(u)
        const size = rate.toNumber()
        return (
          size >= least &&
          size <= most &&
          (level === 'easy' ? rate.isInteger : rate.d <= (level === 'medium' ? 6 : 8) && rate.n <= 40) &&
          (level !== 'hard' || u.toNumber() <= setting.most) &&
          !rate.equals(1)
        )
      }),
  )
  const found = {
    whole: all.filter(([a, u]) => a.over(u).isInteger),
    other: all.filter(([a, u]) => !a.over(u).isInteger),
  }
  ofSetting.set(level, found)
  return found
}
export function drawTold(random: Random, settings: readonly Setting[], level: Level, isWhole = false): Told {
  const setting = random.evenly(settings)
  const { whole, other } = pairsOf(setting, level)
  const [a, u] = random.pick(level === 'easy' || (isWhole && whole.length > 0) ? whole : other)
  return { setting, a, u, who: random.pick(people) }
}

/** 2 1/4 cups, 3/4 of a cup. */
export const amountOf = (value: Ratio, noun: Noun) => count(inLowestTerms(value), noun)
export const told = ({ setting, who, a, u }: Told) =>
  setting.tell(who, role('amount', amountOf(a, setting.amount)), role('per', amountOf(u, setting.per)))

/** Without "per hour" too, where the question has said it. */
const rateAnswer: AnswerType<Quantity> = {
  ...quantity,
  value(found) {
    const { amount, unit } = quantity.value(found) as { readonly amount: string; readonly unit: string }
    const all = [...found.noun.en, ...found.noun.es]
    return { amount, unit, words: [...new Set([...all, ...all.map(word => word.replace(/ (?:per|por) .*/, ''))])] }
  },
}
export const wholeRate = rateAnswer
export const mixedRate: AnswerType<Quantity> = { ...rateAnswer, requires: 'mixed-in-lowest-terms' }
export const fractionRate: AnswerType<Quantity> = { ...rateAnswer, requires: 'lowest-terms' }

/** "How many miles per hour is that?" */
export const ratesOf = (printed: Printed, { amount }: Quantity) =>
  exact(amount).times(printed.role('per')).equals(printed.role('amount'))
export const turnedOf = (printed: Printed, { amount }: Quantity) =>
  exact(amount).times(printed.role('amount')).equals(printed.role('per'))

const asFraction = (value: Ratio): Expr => (value.isInteger ? expr(value.n) : over(value.n, value.d))
const isMixed = (value: Ratio) => !value.isInteger && value.compare(1) > 0

/** What the rate divides by what. */
export const rule = (rate: Noun, top: Noun, bottom: Noun, a: Ratio, u: Ratio): Step =>
  explained(
    { kind: 'paragraph', content: [amountOf(a, top), ' ÷ ', amountOf(u, bottom)] },
    line`${things(rate)}: divide the number of ${things(top)} by the number of ${things(bottom)}.`,
    line`${things(rate)}: divide el número de ${things(top)} entre el número de ${things(bottom)}.`,
  )
/** a ÷ u, by the reciprocal. */
export function quotientSteps(a: Ratio, u: Ratio): readonly Step[] {
  const mixedOnes = [a, u].filter(isMixed)
  const [n, d] = [a.n * u.d, a.d * u.n]
  const product = times(asFraction(a), asFraction(Ratio.of(u.d, u.n)))
  return [
    ...(mixedOnes.length > 0
      ? [
          explained(
            statements(...mixedOnes.map(value => equation(inLowestTerms(value), over(value.n, value.d)))),
            mixedOnes.length > 1
              ? line`Write the mixed numbers as fractions.`
              : line`Write the mixed number as a fraction.`,
            mixedOnes.length > 1
              ? line`Escribe los números mixtos como fracciones.`
              : line`Escribe el número mixto como fracción.`,
          ),
        ]
      : []),
    explained(
      equation(equation(divide(asFraction(a), asFraction(u)), product), d === 1 ? n : over(n, d)),
      line`Multiply by the reciprocal of ${asFraction(u)}.`,
      line`Multiplica por el recíproco de ${asFraction(u)}.`,
    ),
    ...simplest(n, d),
  ]
}
function simplest(n: number, d: number): readonly Step[] {
  const common = gcd(n, d)
  const value = Ratio.of(n, d)
  if (d === 1) return []
  if (value.isInteger)
    return [explained(equation(over(n, d), value.n), line`Divide ${n} by ${d}.`, line`Divide ${n} entre ${d}.`)]
  if (common === 1)
    return isMixed(value)
      ? [
          explained(
            equation(over(n, d), inLowestTerms(value)),
            line`Write a mixed number.`,
            line`Escribe un número mixto.`,
          ),
        ]
      : []
  return isMixed(value)
    ? [
        explained(
          equation(equation(over(n, d), over(value.n, value.d)), inLowestTerms(value)),
          line`Divide the numerator and the denominator by ${common}, and write a mixed number.`,
          line`Divide el numerador y el denominador entre ${common} y escribe un número mixto.`,
        ),
      ]
    : [
        explained(
          equation(over(n, d), over(value.n, value.d)),
          line`Divide the numerator and the denominator by ${common}.`,
          line`Divide el numerador y el denominador entre ${common}.`,
        ),
      ]
}
/** All of it, from the rule to the sentence. */
export const rateSteps = ({ setting, a, u }: Told, answer: Quantity, turned = false): readonly Step[] => [
  turned
    ? rule(setting.turned, setting.per, setting.amount, u, a)
    : rule(setting.rate, setting.amount, setting.per, a, u),
  ...(turned ? quotientSteps(u, a) : quotientSteps(a, u)),
  answerStep(alone(answer), {
    en: line`The unit rate is ${answer}.`,
    es: line`La tasa unitaria es de ${answer}.`,
  }),
]
export const AS_MIXED = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const AS_FRACTION = {
  en: prose`Write the answer as a fraction in lowest terms.`,
  es: prose`Escribe la respuesta como fracción en su mínima expresión.`,
}
