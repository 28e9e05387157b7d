import {
  type Both,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  type Inline,
  integer,
  line,
  minus,
  mixedNumber,
  name,
  ofAllBut,
  option,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  statements,
  step,
  steps,
  story,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { ended } from '../../kit/stories/endings.ts'
import {
  addedHundredths,
  asMixed,
  drawHundredths,
  hundredths,
  hundredthsIn,
  isOnlyHundredths,
  someHundredths,
  someTenths,
  subtractedHundredths,
  tenths,
  toHundredths,
  toMixed,
  totalOf,
} from './hundredths.ts'
import type { Level, levels } from './levels.ts'
import { leftStories, sentenceBlock } from './stories.ts'

/** Tenths and hundredths whose sum is above 1. */
const drawAboveOne = (random: Random, { least, most }: Level) =>
  random.until(
    () => ({ a: random.int(least, most), b: drawHundredths(random, 13, 97) }),
    ({ a, b }) => 10 * a + b > 100 && isOnlyHundredths(b),
  )
/** The terms of a sum as they are printed, and in hundredths. */
interface Terms {
  readonly parts: readonly Expr[]
  readonly counts: readonly number[]
}
function drawTwo(random: Random, level: Level): Terms {
  const { a, b } = drawAboveOne(random, level)
  const [parts, counts] = [
    [tenths(a), hundredths(b)],
    [10 * a, b],
  ]
  return random.evenly([true, false]) ? { parts, counts } : { parts: parts.toReversed(), counts: counts.toReversed() }
}
/** One or two of three fractions are tenths. */
function drawThree(random: Random, level: Level): Terms {
  const hasTwoTenths = random.evenly([true, false])
  const { tens, others } = random.until(
    () => ({
      tens: Array.from({ length: hasTwoTenths ? 2 : 1 }, () => random.int(level.least - 1, level.most)),
      others: Array.from({ length: hasTwoTenths ? 1 : 2 }, () => drawHundredths(random, 12, 68)),
    }),
    ({ tens, others }) => {
      const total = 10 * totalOf(tens) + totalOf(others)
      return total > 105 && total < 200 && isOnlyHundredths(total) && new Set([...tens, ...others]).size === 3
    },
  )
  const terms = random.shuffle<{ part: Expr; count: number }[]>([
    ...tens.map(count => ({ part: tenths(count), count: 10 * count })),
    ...others.map(count => ({ part: hundredths(count), count })),
  ])
  return { parts: terms.map(({ part }) => part), counts: terms.map(({ count }) => count) }
}

/** What is missing: tenths or hundredths of a sum above 1, what was taken away, or hundredths of a sum below 1. */
const MISSING = ['tenths', 'hundredths', 'taken', 'below 1'] as const
function drawMissing(random: Random, { least, most }: Level) {
  const kind = random.evenly(MISSING)
  const [a, b] = random.until(
    () => [random.int(kind === 'below 1' ? 2 : least, most), drawHundredths(random, 11, 97)] as const,
    ([a, b]) =>
      isOnlyHundredths(b) &&
      (kind === 'taken' ? b < 10 * a - 9 : kind === 'below 1' ? 10 * a + b < 100 : 10 * a + b > 105),
  )
  return { kind, a, b, isFirst: random.chance(0.5) }
}
type Missing = ReturnType<typeof drawMissing>
const missingOf = ({ kind, a, b }: Missing): number => (kind === 'tenths' ? a : b)
function withBlank({ kind, a, b, isFirst }: Missing): Expr {
  if (kind === 'taken') return equation(minus(tenths(a), someHundredths), hundredths(10 * a - b))
  const [known, missing] = kind === 'tenths' ? [hundredths(b), someTenths] : [tenths(a), someHundredths]
  const total = 10 * a + b
  return equation(isFirst ? sum(missing, known) : sum(known, missing), total > 100 ? asMixed(total) : hundredths(total))
}

/** From tenths, or from a whole number and tenths that hold less than what is taken. */
function drawDifference(random: Random) {
  const whole = random.evenly([0, 1])
  return random.until(
    // Beside a whole number, tenths in lowest terms stay tenths.
    () => ({
      from: 100 * whole + 10 * random.pick(whole > 0 ? [1, 3, 7, 9] : [3, 4, 5, 6, 7, 8, 9]),
      taken: drawHundredths(random, 12, 97),
    }),
    ({ from, taken }) => from - taken > 10 && taken > from - 100,
  )
}

/** What went wrong in the work of a pupil. */
const SLIPS = {
  tenths: {
    en: prose`The tenths were not changed to hundredths correctly.`,
    es: prose`Las décimas no se cambiaron correctamente a centésimas.`,
  },
  denominators: {
    en: prose`The denominators were added.`,
    es: prose`Se sumaron los denominadores.`,
  },
  numerators: {
    en: prose`The sum of the hundredths was written as tenths.`,
    es: prose`La suma de las centésimas se escribió como décimas.`,
  },
}
type Slip = keyof typeof SLIPS

interface Slipped {
  readonly slip: Slip
  readonly a: number
  readonly b: number
}
function workWith({ slip, a, b }: Slipped): readonly [Expr, Expr] {
  const top = slip === 'tenths' ? a : 10 * a
  const changed = sum(hundredths(top), hundredths(b))
  const results: Readonly<Record<Slip, Expr>> = {
    tenths: hundredths(top + b),
    denominators: over(top + b, 200),
    numerators: tenths(top + b),
  }
  return [equation(sum(tenths(a), hundredths(b)), changed), equation(changed, results[slip])]
}
function slipSaid({ slip, a, b }: Slipped): Both<readonly Inline[]> {
  const total = 10 * a + b
  const said: Readonly<Record<Slip, Both<readonly Inline[]>>> = {
    tenths: {
      en: line`${tenths(a)} is ${hundredths(10 * a)}, not ${hundredths(a)}`,
      es: line`${tenths(a)} es ${hundredths(10 * a)}, no ${hundredths(a)}`,
    },
    denominators: {
      en: line`the sum of hundredths is in hundredths, so the denominator stays 100`,
      es: line`la suma de centésimas da centésimas, así que el denominador sigue siendo 100`,
    },
    numerators: {
      en: line`hundredths plus hundredths are hundredths, so the sum is ${hundredths(total)}, not ${tenths(total)}`,
      es: line`centésimas más centésimas son centésimas, así que la suma es ${hundredths(total)}, no ${tenths(total)}`,
    },
  }
  return said[slip]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  aboveOne: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Add. Write the sum as a mixed number.`,
      es: prose`Suma. Escribe el resultado como número mixto.`,
    },
    draw: (random, level) => (random.evenly([true, false]) ? drawTwo(random, level) : drawThree(random, level)),
    answer: mixedNumber,
    solve: ({ counts }) => asMixed(totalOf(counts)),
    ask: ({ parts }) => both(equation(sum(...parts), blank(3))),
    solution: ({ counts }) => [
      toHundredths(...counts.filter(count => count % 10 === 0).map(count => count / 10)),
      ...addedHundredths(...counts),
      toMixed(totalOf(counts)),
    ],
    check: (printed, answer) =>
      exact(answer)
        .times(100)
        .equals(totalOf(hundredthsIn(printed))),
  }),

  subtract: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Subtract. Write the difference in hundredths.`,
      es: prose`Resta. Escribe el resultado en centésimas.`,
    },
    draw: drawDifference,
    answer: integer,
    solve: ({ from, taken }) => from - taken,
    ask: ({ from, taken }) =>
      both(equation(minus(from > 100 ? asMixed(from) : tenths(from / 10), hundredths(taken)), someHundredths)),
    solution: ({ from, taken }) => [
      from > 100
        ? explained(
            statements(
              equation(asMixed(from), sum(hundredths(100), hundredths(from - 100))),
              equation(sum(100, from - 100), from),
            ),
            line`Write the whole number and the tenths as hundredths.`,
            line`Escribe el entero y las décimas como centésimas.`,
          )
        : toHundredths(from / 10),
      ...subtractedHundredths(from, taken),
    ],
    // What is left and what is taken make the number at the start.
    check(printed, answer) {
      const [from, taken] = tupleOf(printed.one('sum').terms, 2)
      return evaluate(from).plus(evaluate(taken)).times(100).equals(exact(answer))
    },
  }),

  missing: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write the missing numerator.`, es: prose`Escribe el numerador que falta.` },
    draw: drawMissing,
    answer: integer,
    solve: missingOf,
    ask: drawn => both(withBlank(drawn)),
    solution({ kind, a, b }) {
      const total = 10 * a + b
      if (kind === 'taken')
        return [
          toHundredths(a),
          explained(
            equation(minus(10 * a, 10 * a - b), b),
            line`Subtract what is left to find what was taken away.`,
            line`Resta lo que queda para hallar lo que se quitó.`,
          ),
          step(equation(minus(tenths(a), hundredths(b)), hundredths(10 * a - b)), because.writeTheMissingNumber),
        ]
      const known = kind === 'tenths' ? b : 10 * a
      return [
        ...(total > 100
          ? [
              explained(
                equation(asMixed(total), hundredths(total)),
                line`Write the sum in hundredths.`,
                line`Escribe la suma en centésimas.`,
              ),
            ]
          : []),
        ...(kind === 'tenths' ? [] : [toHundredths(a)]),
        step(equation(minus(total, known), total - known), because.findTheMissingPart),
        kind === 'tenths'
          ? step(equation(hundredths(10 * a), tenths(a)), because.divideBothTerms, { value: 10 })
          : step(
              equation(sum(tenths(a), hundredths(b)), total > 100 ? asMixed(total) : hundredths(total)),
              because.writeTheMissingNumber,
            ),
      ]
    },
    // With the numerator in its blank, both sides are equal.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return evaluate(filled(left, answer)).equals(evaluate(right))
    },
  }),

  story: form(
    story({
      levels: ['hard'],
      share: 2,
      lines: 3,
      settings: leftStories,
      draw(random) {
        const isTenthsFirst = random.evenly([true, false])
        const [a, b] = random.until(
          () => [random.int(2, 6), drawHundredths(random, 13, 58)] as const,
          ([a, b]) => 10 * a + b < 96 && (10 * a + b) % 10 !== 0 && 10 * a + b > 40,
        )
        const [one, other] = [tenths(a), hundredths(b)]
        return isTenthsFirst ? { a: one, b: other } : { a: other, b: one }
      },
      answer: integer,
      solve: ({ a, b }) => Ratio.of(1).minus(exact(a)).minus(exact(b)).times(100).n,
      ask: ({ a, b }, { tell, left }) => {
        const [first, second] = [tell(a, b), sentenceBlock(left(someHundredths))]
        return { en: [first.en, second.en], es: [first.es, second.es] }
      },
      solution({ a, b }, answer, { left }) {
        const counts = [a, b].map(part => exact(part).times(100).n)
        const [used, rest] = [totalOf(counts), exact(answer).n]
        const { en, es } = left(hundredths(rest))
        return [
          toHundredths(...counts.filter(count => count % 10 === 0).map(count => count / 10)),
          ...addedHundredths(...counts),
          explained(
            equation(minus(hundredths(100), hundredths(used)), hundredths(rest)),
            line`1 whole is 100 hundredths: subtract.`,
            line`1 entero son 100 centésimas: resta.`,
          ),
          ended(hundredths(rest), en, es),
        ]
      },
      // The three parts make one whole.
      check: (numberOf, answer) => numberOf('a').plus(numberOf('b')).times(100).plus(exact(answer)).equals(100),
    }),
  ),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, level): Slipped & { readonly who: Person } {
      const slip = random.evenly(['tenths', 'numerators', 'denominators'] as const)
      return { slip, who: random.pick(people), ...drawAboveOne(random, level) }
    },
    answer: option(SLIPS),
    solve: ({ slip }) => slip,
    ask({ who, ...slipped }) {
      const [first, second] = workWith(slipped)
      const work = steps(line`${first}`, line`${second}`)
      return {
        en: [prose`${name(who)} adds two fractions like this. What is the mistake?`, work],
        es: [prose`${name(who)} suma dos fracciones así. ¿Cuál es el error?`, work],
      }
    },
    solution: ({ who: _, ...slipped }) => {
      const { slip, a, b } = slipped
      const [first, second] = workWith(slipped)
      return [
        step(slip === 'tenths' ? first : second, because.mistakeIs, { what: slipSaid(slipped) }),
        toHundredths(a),
        ...addedHundredths(10 * a, b),
      ]
    },
    whyWrong({ slip, a }, answer) {
      const written = slip === 'denominators' ? 200 : slip === 'numerators' ? 10 : 100
      return ofAllBut(answer, {
        tenths: {
          en: line`They were changed correctly: ${equation(tenths(a), hundredths(10 * a))}.`,
          es: line`Se cambiaron correctamente: ${equation(tenths(a), hundredths(10 * a))}.`,
        },
        denominators: {
          en: line`Then the last denominator would be ${200}, not ${written}.`,
          es: line`Entonces el último denominador sería ${200}, no ${written}.`,
        },
        numerators: {
          en: line`Then the last denominator would be ${10}, not ${written}.`,
          es: line`Entonces el último denominador sería ${10}, no ${written}.`,
        },
      })
    },
    check(printed, answer) {
      const [first, second] = tupleOf(printed.all('relation'), 2)
      const [result, right] = [evaluate(second.right), evaluate(second.left)]
      if (!evaluate(first.left).equals(evaluate(first.right))) return answer === 'tenths'
      if (result.times(2).equals(right)) return answer === 'denominators'
      return answer === 'numerators' && result.equals(right.times(10))
    },
  }),
})
