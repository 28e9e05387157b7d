import {
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  isTrue,
  lcm,
  line,
  list,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  name,
  negative,
  over,
  people,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { bare } from './bare.ts'
import type { Level, levels } from './levels.ts'
import {
  commonOf,
  drawPair,
  multiples,
  type Pair,
  partOf,
  resultOf,
  topOf,
  wholeOf,
  worked,
  workOf,
} from './mixed-pairs.ts'

const TRIPLES = [
  [2, 3, 4],
  [2, 3, 6],
  [3, 4, 6],
  [2, 5, 10],
  [2, 4, 5],
  [3, 5, 15],
  [3, 4, 12],
  [4, 6, 8],
] as const

const GAPS = ['addend', 'subtrahend', 'minuend'] as const
type Gap = (typeof GAPS)[number]
/** The equation of a missing number, with this number in its place. */
function gapEquation(gap: Gap, { left, right }: Pair, first: boolean) {
  const known = mixed(right)
  switch (gap) {
    // Left less right regroups: so does the way to what is missing.
    case 'addend':
      return equation(first ? sum(blank(3), known) : sum(known, blank(3)), mixed(left))
    case 'subtrahend':
      return equation(minus(mixed(left), blank(3)), known)
    default:
      return equation(minus(blank(3), known), mixed(left))
  }
}

/** What somebody writes by a mistake in regrouping. */
const SLIPS = ['turned', 'whole-kept', 'ten-parts', 'bottoms-too'] as const
type Slip = (typeof SLIPS)[number]
function slipOf({ left, right }: Pair, slip: Slip): Ratio {
  const d = commonOf(left, right)
  const wholes = wholeOf(left) - wholeOf(right)
  const [a, b] = [topOf(left, d), topOf(right, d)]
  switch (slip) {
    case 'turned':
      return Ratio.of(b - a, d).plus(wholes)
    case 'whole-kept':
      return Ratio.of(a + d - b, d).plus(wholes)
    case 'ten-parts':
      return Ratio.of(a + 10 - b, d).plus(wholes - 1)
    default:
      return Ratio.of(a + d - b, 2 * d).plus(wholes - 1)
  }
}
const slipSaid = (slip: Slip): Sentence => {
  const says: Record<Slip, Sentence['says']> = {
    turned: {
      en: prose`The smaller fraction was subtracted from the greater one.`,
      es: prose`Se restó la fracción menor de la mayor.`,
    },
    'whole-kept': {
      en: prose`The whole number was not made 1 less after regrouping.`,
      es: prose`No se quitó 1 al número entero después de reagrupar.`,
    },
    'ten-parts': { en: prose`1 whole was regrouped as 10 parts.`, es: prose`Se reagrupó 1 entero como 10 partes.` },
    'bottoms-too': { en: prose`The denominators were added.`, es: prose`Se sumaron los denominadores.` },
  }
  return { key: slip, says: says[slip] }
}
const SLIPPING = (random: Random, level: Level): Pair =>
  random.until(
    () => drawPair(random, level, '−', true),
    pair => {
      const d = commonOf(pair.left, pair.right)
      const [a, b] = [topOf(pair.left, d), topOf(pair.right, d)]
      const values = [resultOf(pair), ...SLIPS.map(slip => slipOf(pair, slip))]
      return d > 10 && b - a < 10 && wholeOf(resultOf(pair)) > 1 && new Set(values.map(String)).size === 5
    },
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  regrouped: bare(form, 'hard', '−', 2),

  threeTerms: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the value. Write it as a mixed number in lowest terms.`,
      es: prose`Halla el valor. Escríbelo como número mixto en su mínima expresión.`,
    },
    lines: 4,
    draw(random) {
      const takesAway = random.evenly([false, true])
      return random.until(
        () => {
          const [a, b, c] = random.shuffle(random.pick(TRIPLES))
          const draw = (d: number) => proper(random, d).plus(random.int(2, 7))
          return { first: draw(a), second: draw(b), third: draw(c), takesAway }
        },
        ({ first, second, third }) => {
          const result = first.plus(second).plus(takesAway ? third.negated() : third)
          const parts = partOf(first)
            .plus(partOf(second))
            .plus(takesAway ? partOf(third).negated() : partOf(third))
          return result.compare(1) > 0 && !result.isInteger && parts.compare(takesAway ? 0 : 1) > 0
        },
      )
    },
    answer: mixedNumberInLowestTerms,
    solve: ({ first, second, third, takesAway }) => mixed(first.plus(second).plus(takesAway ? third.negated() : third)),
    ask: ({ first, second, third, takesAway }) =>
      both(equation(sum(mixed(first), mixed(second), takesAway ? negative(mixed(third)) : mixed(third)), blank(3))),
    solution({ first, second, third, takesAway }, answer) {
      const all = [first, second, third]
      const d = commonOf(...all)
      const [a, b, c] = [topOf(first, d), topOf(second, d), topOf(third, d)]
      const wholes = wholeOf(first) + wholeOf(second) + (takesAway ? -1 : 1) * wholeOf(third)
      const top = a + b + (takesAway ? -c : c)
      const last = (value: Ratio | ReturnType<typeof over>) => (takesAway ? negative(value) : value)
      const [most, p, q] = tupleOf(
        all.map(value => value.d).sort((m, n) => n - m),
        3,
      )
      return [
        most === d
          ? explained(
              expr(d),
              line`${d} is also a multiple of ${p} and of ${q}: it is the least common denominator.`,
              line`${d} también es múltiplo de ${p} y de ${q}: es el mínimo común denominador.`,
            )
          : explained(
              list(...multiples(most, d)),
              line`The first multiple of ${most} that is also a multiple of ${p} and of ${q} is ${d}: it is the least common denominator.`,
              line`El primer múltiplo de ${most} que también lo es de ${p} y de ${q} es ${d}: es el mínimo común denominador.`,
            ),
        step(
          statements(
            ...all.filter(value => value.d !== d).map(value => equation(partOf(value), over(topOf(value, d), d))),
          ),
          because.sameDenominator,
          { value: d },
        ),
        step(equation(sum(over(a, d), over(b, d), last(over(c, d))), over(top, d)), because.explain, {
          sentence: takesAway
            ? {
                en: line`Add the first two fractions, and subtract the third.`,
                es: line`Suma las dos primeras fracciones y resta la tercera.`,
              }
            : { en: line`Add the fractions.`, es: line`Suma las fracciones.` },
        }),
        step(
          equation(sum(wholeOf(first), wholeOf(second), takesAway ? negative(wholeOf(third)) : wholeOf(third)), wholes),
          because.explain,
          {
            sentence: takesAway
              ? { en: line`Do the same with the whole numbers.`, es: line`Haz lo mismo con los números enteros.` }
              : { en: line`Add the whole numbers.`, es: line`Suma los números enteros.` },
          },
        ),
        ...(Ratio.of(top, d).d < d
          ? [step(equation(over(top, d), Ratio.of(top, d)), because.divideBothTerms, { value: d / Ratio.of(top, d).d })]
          : []),
        ...(top > d
          ? [
              explained(
                statements(
                  equation(Ratio.of(top, d), mixed(Ratio.of(top, d))),
                  equation(sum(wholes, mixed(Ratio.of(top, d))), answer),
                ),
                line`The fraction is greater than 1: write it as a mixed number, and add the whole number.`,
                line`La fracción es mayor que 1: escríbela como número mixto y suma el número entero.`,
              ),
            ]
          : [step(equation(sum(wholes, Ratio.of(top, d)), answer), because.toMixedNumber)]),
      ]
    },
    // In parts of one common denominator whole numbers add up.
    check(printed, answer) {
      const [first, second, third] = printed.all('number').map(number => evaluate(number))
      if (!first || !second || !third) return false
      const d = [first.d, second.d, third.d].reduce(lcm)
      const top =
        first.times(d).n + second.times(d).n + (printed.all('negative').length > 0 ? -1 : 1) * third.times(d).n
      return exact(answer).times(d).equals(top)
    },
  }),

  missingNumber: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing number. Write it as a mixed number in lowest terms.`,
      es: prose`Halla el número que falta. Escríbelo como número mixto en su mínima expresión.`,
    },
    lines: 4,
    draw(random, level) {
      const gap = random.evenly(GAPS)
      const first = random.evenly([true, false])
      const pair = gap === 'minuend' ? drawPair(random, level, '+', true) : drawPair(random, level, '−', true)
      return { gap, first, pair }
    },
    answer: mixedNumberInLowestTerms,
    solve: ({ pair }) => mixed(resultOf(pair)),
    ask: ({ gap, first, pair }) => both(gapEquation(gap, pair, first)),
    solution: ({ gap, pair }) => [
      step(workOf(pair), because.explain, {
        sentence: {
          addend: {
            en: line`Subtract the known number from the sum.`,
            es: line`Resta de la suma el número que conoces.`,
          },
          subtrahend: {
            en: line`Subtract the difference from the first number.`,
            es: line`Resta la diferencia del primer número.`,
          },
          minuend: {
            en: line`Add the difference and the number that was subtracted.`,
            es: line`Suma la diferencia y el número que se restó.`,
          },
        }[gap],
      }),
      // Six steps in all: where the result is regrouped and reduced too, the least common denominator is seen in the next.
      ...worked(pair).slice(-5),
    ],
    // Puts the number into the blank.
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => ({
      slip: random.evenly(SLIPS),
      who: random.pick(people),
      pair: SLIPPING(random, level),
    }),
    answer: sentenceChoice,
    solve: ({ slip }) => slipSaid(slip),
    mistakes: ({ slip }) => Object.fromEntries(SLIPS.filter(own => own !== slip).map(own => [own, slipSaid(own)])),
    ask({ slip, who, pair }) {
      const work = equation(workOf(pair), mixed(slipOf(pair, slip)))
      return {
        en: prose`${name(who)} writes ${work}. What is the mistake?`,
        es: prose`${name(who)} escribe ${work}. ¿Cuál es el error?`,
      }
    },
    key({ pair }) {
      const right = equation(workOf(pair), mixed(resultOf(pair)))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ slip, pair }, { says }) => [
      ...worked(pair).slice(1),
      answerStep(says, {
        en: line`This mistake gives ${mixed(slipOf(pair, slip))}.`,
        es: line`Este error da ${mixed(slipOf(pair, slip))}.`,
      }),
    ],
    whyWrong: ({ slip, pair }) =>
      Object.fromEntries(
        SLIPS.filter(own => own !== slip).map(own => [
          own,
          { en: line`It would give ${mixed(slipOf(pair, own))}.`, es: line`Daría ${mixed(slipOf(pair, own))}.` },
        ]),
      ),
    // Makes each mistake with the printed numbers.
    check(printed, { key }) {
      const [left, right, claim] = printed.all('number').map(number => evaluate(number))
      if (!left || !right || !claim) return false
      const d = lcm(left.d, right.d)
      const [p, q] = [partOf(left), partOf(right)]
      const wholes = wholeOf(left) - wholeOf(right)
      const found: Readonly<Record<string, Ratio>> = {
        turned: q.minus(p).plus(wholes),
        'whole-kept': left.minus(right).plus(1),
        'ten-parts': left.minus(right).minus(1).plus(Ratio.of(10, d)),
        'bottoms-too': p
          .minus(q)
          .plus(1)
          .over(2)
          .plus(wholes - 1),
      }
      return found[key]?.equals(claim) === true
    },
  }),
})
