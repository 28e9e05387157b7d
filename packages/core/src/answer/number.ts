import { type Both, both, type Content, count, type Term } from '../content.ts'
import type { UnitId } from '../language/units.ts'
import { cents, degrees, expr, measure as measured, money, percent, type Value, words } from '../math/build.ts'
import { decimalText } from '../number/decimal.ts'
import { nearNumbers } from './near.ts'
import type { AnswerKind, AnswerType, Requirement } from './type.ts'
import { canonical } from './written.ts'

const numberType = (kind: AnswerKind, requires?: Requirement): AnswerType<Value> => ({
  kind,
  ...(requires ? { requires } : {}),
  show: value => both(expr(value)),
  value: canonical,
  nearMisses: nearNumbers,
})

export const integer = numberType('integer')
/** Any exact number, printed as it was built; every equal form is accepted. */
export const rational = numberType('fraction')
export const fraction = rational
/** The prompt asks for lowest terms: a proper or improper fraction, a mixed number or a whole number. */
export const fractionInLowestTerms = numberType('fraction', 'lowest-terms')
/** The prompt asks for exactly this fraction: 6/8 in eighths. Build it unreduced with over(6, 8). */
export const fractionAsBuilt: AnswerType<Value> = { ...numberType('fraction', 'same-form'), value: asBuilt }
/** Build the value with mixed(...). The prompt asks for a mixed number. */
export const mixedNumber = numberType('mixed', 'mixed')
/** Build the value with mixed(...). The prompt asks for a mixed number in lowest terms. */
export const mixedNumberInLowestTerms = numberType('mixed', 'mixed-in-lowest-terms')
/** Build the value with decimal(...) or repeating(...). */
export const decimalNumber = numberType('decimal')

/** The same where the prompt asks for a decimal: a fraction is refused. */
export const decimalInDigits = numberType('decimal', 'decimal')

/** 6/8 stays 6/8; every other value is reduced. */
function asBuilt(value: Value): string {
  const built = expr(value)
  const isQuotient = built.kind === 'quotient' && built.over.kind === 'number' && built.under.kind === 'number'
  return isQuotient ? `${canonical(built.over)}/${canonical(built.under)}` : canonical(value)
}

/** 45 for 45%. */
export const percentage: AnswerType<Value> = {
  kind: 'percent',
  show: value => both(percent(value)),
  value: canonical,
  nearMisses: nearNumbers,
}

/** Cents; prints $12.50. */
export const moneyAmount = moneyType(money)
/** Cents; prints 37¢. */
export const coinAmount = moneyType(cents)

function moneyType(shown: (amount: number) => ReturnType<typeof money>): AnswerType<number> {
  return {
    kind: 'money',
    show: value => both(shown(value)),
    value: value => decimalText(value, 100, 2),
    nearMisses: value => [value + 100, value + 1, value - 1].filter(near => near >= 0),
  }
}

/** A number with a printed unit: 12 cm. */
export const measureAnswer = (unit: UnitId): AnswerType<Value> => ({
  kind: 'measure',
  show: value => both(measured(value, unit)),
  value: value => ({ amount: canonical(value), unit }),
  nearMisses: nearNumbers,
})

/** Several units together, each with its amount: 2 h 15 min, 5 ft 3 in. */
export const compoundMeasure = (...units: readonly [UnitId, ...UnitId[]]): AnswerType<readonly Value[]> => ({
  kind: 'measure',
  show: amounts =>
    both({
      kind: 'paragraph',
      content: amounts.flatMap((amount, i) => [...(i === 0 ? [] : [' ']), measured(amount, units[i] ?? units[0])]),
    }),
  value: amounts => amounts.map((amount, i) => ({ amount: canonical(amount), unit: units[i] ?? units[0] })),
  nearMisses: amounts =>
    amounts.flatMap((amount, i) =>
      nearNumbers(amount)
        .slice(0, 2)
        .map(near => amounts.with(i, near)),
    ),
})

export const angleDegrees: AnswerType<Value> = {
  kind: 'angle',
  show: value => both(degrees(value)),
  value: canonical,
  nearMisses: nearNumbers,
}

/** What x stands for where an angle is labeled x°: the number alone, and the measure is accepted. */
export const numberOfDegrees: AnswerType<Value> = { ...angleDegrees, show: value => both(expr(value)) }

/** A number of things: count(3, apple). */
export const quantity: AnswerType<Extract<Term, { kind: 'quantity' }>> = {
  kind: 'measure',
  show: value => both({ kind: 'paragraph', content: [value] }),
  value: ({ amount, noun }) => ({
    amount: canonical(amount),
    unit: noun.en[0],
    words: [...new Set([...noun.en, ...noun.es])],
  }),
  nearMisses: ({ amount, noun }) =>
    nearNumbers(amount).map(near => count(typeof near === 'number' ? near : near, noun)),
}

/** The prompt asks for lowest terms: 2 1/2 miles or 5/2 miles. */
export const quantityInLowestTerms: typeof quantity = { ...quantity, requires: 'lowest-terms' }

/** A value, or 'none' where it does not exist: a limit, a slope, a trigonometric value. ∞ is a value: infinity. */
export type ValueOrNone = Value | 'none'

/** The word for what does not exist is 'DNE' and 'no existe'; undefinedOr says 'undefined' and 'no está definida'. */
const valueOr = (none: string, said: Both<Content>): AnswerType<ValueOrNone> => ({
  kind: 'expression',
  show: value => (value === 'none' ? said : both(expr(value))),
  value: value => (value === 'none' ? none : canonical(value)),
  nearMisses: value => (value === 'none' ? [0, 1] : [...nearNumbers(value), 'none' as const]),
})

export const limitValue = valueOr('does not exist', both(words('does not exist', 'no existe')))
export const valueOrUndefined = valueOr('undefined', both(words('undefined', 'no está definido')))
