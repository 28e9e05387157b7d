import {
  answerStep,
  count,
  divide,
  divisors,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  fractionInLowestTerms,
  gcd,
  type Inline,
  line,
  list,
  type Of,
  over,
  type Printed,
  type Random,
  Ratio,
  type Step,
  step,
  story,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { PartStory } from './part-stories.ts'

export type Parts = readonly [n: number, d: number]

interface Level {
  readonly reducible: readonly Parts[]
  readonly lowest: readonly Parts[]
  /** How many of eight fractions are in lowest terms already. */
  readonly lowestOfEight: number
}

export const proper = (denominators: readonly number[], test: (common: number) => boolean): readonly Parts[] =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i): Parts => [i + 1, d]).filter(([n]) => test(gcd(n, d))))

export const SMALL = [4, 6, 8, 10, 12] as const

export const TWELFTHS = [6, 8, 10, 12] as const

export const ONE_STEP = proper(SMALL, common => [2, 3, 5].includes(common))

/** Hundredths that a pupil of grade 4 meets: multiples of 5 and of 4, without a half and without full tenths. */
export const HUNDREDTHS = proper([100], common => common >= 4 && common <= 25 && common % 10 > 0)

/** Every other one is for one level: what one problem asks stands in no other. */
const EVEN_HUNDREDTHS = HUNDREDTHS.filter((_, i) => i % 2 === 0)
const ODD_HUNDREDTHS = HUNDREDTHS.filter((_, i) => i % 2 === 1)

/** Where the greatest common factor is not found at a first glance. */
export const GREATER_FACTORS = [...proper(TWELFTHS, common => common === 4 || common > 5), ...EVEN_HUNDREDTHS]

/** A fraction, and what its lowest terms are multiplied by: neither denominator is a multiple of the other. */
export interface OverLowest {
  readonly parts: Parts
  readonly factors: readonly number[]
}
export const OVER_LOWEST: readonly OverLowest[] = [
  ...proper(TWELFTHS, common => common > 1),
  ...ODD_HUNDREDTHS,
].flatMap(parts => {
  const [n, d] = parts
  const lowest = d / gcd(n, d)
  const factors = [2, 3, 4, 5].filter(k => lowest * k < 90 && d % (lowest * k) !== 0 && (lowest * k) % d !== 0)
  return lowest > 2 && factors.length > 0 ? [{ parts, factors }] : []
})

/** From 2 to 5 wholes and a part that can be simplified. */
export const improper: readonly Parts[] = TWELFTHS.flatMap(d =>
  Array.from({ length: 3 * d }, (_, i): Parts => [2 * d + i + 1, d]).filter(([n]) => gcd(n, d) > 1 && n % d !== 0),
)

/** Later in the list than other forms of the level are, so that they do not meet. */
export const laterBy = (share: number, parts: readonly Parts[]): readonly Parts[] =>
  turned(parts, Math.floor(parts.length * share))

export const draw = (random: Random, { reducible }: Level) => ({ parts: random.evenly(laterBy(1 / 3, reducible)) })

export const printedParts = (printed: Printed): Parts => partsOf(printed.one('quotient'))

export const partsOf = ({ over: top, under }: Of<'quotient'>): Parts => [evaluate(top).n, evaluate(under).n]

/** No number from 2 on divides both. */
export const isLowest = ([n, d]: Parts) => {
  for (let k = 2; k <= Math.min(n, d); k++) if (n % k === 0 && d % k === 0) return false
  return true
}

export const partsOfValue = (value: Value): Parts => {
  const built = expr(value)
  if (built.kind === 'quotient') return partsOf(built)
  const { n, d } = exact(value)
  return [n, d]
}

export const isSimplified = ([n, d]: Parts, answer: Value) => {
  const [a, b] = partsOfValue(answer)
  return a * d === b * n && isLowest([a, b])
}

export const factorsListed = (value: number, en: readonly Inline[] = [], es: readonly Inline[] = []): Step =>
  explainedBy(list(...divisors(value)), {
    en: [...(value === 1 ? line`The only factor of 1 is 1.` : line`These are the factors of ${value}.`), ...en],
    es: [...(value === 1 ? line`El único factor de 1 es 1.` : line`Estos son los factores de ${value}.`), ...es],
  })

/** The factors of both terms, and the greatest that is in both lists. */
export const factorsOfBoth = ([n, d]: Parts): readonly Step[] => {
  const common = gcd(n, d)
  return [
    factorsListed(n),
    common > 1
      ? factorsListed(
          d,
          line` The greatest number in both lists is ${common}.`,
          line` El mayor número que está en las dos listas es ${common}.`,
        )
      : factorsListed(d, line` Only 1 is in both lists.`, line` Solo el 1 está en las dos listas.`),
  ]
}

export const simplified = ([n, d]: Parts): readonly Step[] => {
  const common = gcd(n, d)
  return [
    ...factorsOfBoth([n, d]),
    common > 1
      ? step(
          equation(over(divide(n, common), divide(d, common)), over(n / common, d / common)),
          because.divideBothTerms,
          {
            value: common,
          },
        )
      : answerStep(over(n, d), {
          en: line`The only common factor is 1, so the fraction is in lowest terms already.`,
          es: line`El único factor común es 1, así que la fracción ya está en su mínima expresión.`,
        }),
  ]
}

const tellPart = (random: Random, { noun }: PartStory, pool: readonly Parts[]) => {
  const [part, whole] = random.pick(pool)
  return { part, whole: count(whole, noun) }
}

const parts = ({ part, whole }: ReturnType<typeof tellPart>): Parts => [part, evaluate(whole.amount).n]

/** The end of a story: which part of its whole the fraction is. */
export const toldOf = ([n, d]: Parts, { ends }: Pick<PartStory, 'ends'>): Step =>
  answerStep(over(n, d), ends(over(n, d)))

/** A story of a part of a whole, told of the groups of one size. */
export const partStory = <const D extends 'easy' | 'medium'>(
  level: D,
  settings: readonly PartStory[],
  pool: readonly Parts[],
) =>
  story({
    levels: [level],
    share: 2,
    lines: 2,
    settings,
    draw: (random, setting) => tellPart(random, setting, pool),
    answer: fractionInLowestTerms,
    solve: numbers => Ratio.of(...parts(numbers)),
    ask: ({ part, whole }, setting) => setting.ask(part, whole),
    solution: (numbers, answer, setting) => [
      step(over(...parts(numbers)), because.read, {
        what: { en: line`the part over the whole`, es: line`la parte sobre el total` },
      }),
      ...simplified(parts(numbers)),
      toldOf(partsOfValue(answer), setting),
    ],
    check: (numberOf, answer) => isSimplified([numberOf('part').n, numberOf('whole').n], answer),
  })
