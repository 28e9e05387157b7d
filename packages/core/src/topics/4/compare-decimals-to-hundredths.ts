import {
  answerStep,
  areaGrid,
  both,
  count,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  type Hole,
  line,
  list,
  measure,
  numbersInAnyOrder,
  order,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  statements,
  step,
  story,
  trueStatement,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import { tenth } from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import { asItStands } from '../kit/fractions/mixed.ts'
import { type CompareStory, greaterIsAsked, smallerIsAsked } from './compare-decimals-to-hundredths/decimal-stories.ts'

interface Decimal {
  readonly hundredths: number
  readonly places: number
}
interface Level {
  readonly pair: 'same places' | 'different places' | 'with fraction'
}

const written = ({ hundredths, places }: Decimal) => decimal(Ratio.of(hundredths, 100), places)
const orderOf = (a: Decimal, b: Decimal): Comparison => comparisonOf(a.hundredths, b.hundredths)
function drawSame(random: Random, most = 999): readonly [Decimal, Decimal] {
  const places = random.evenly([1, 2])
  const step = places === 1 ? 10 : 1
  const sign = random.evenly([1, -1, -1, 1])
  return random.until(
    () => {
      const first = step * random.int(1, Math.floor(most / step))
      const near = random.chance(0.5) ? step * random.int(1, 12) : 10 * random.int(1, 9)
      return [
        { hundredths: first, places },
        { hundredths: first + sign * near, places },
      ] as const
    },
    ([a, b]) => b.hundredths > 0 && b.hundredths <= most && a.hundredths % 100 > 0 && b.hundredths % 100 > 0,
  )
}

/** One place against two: the longer one is greater, or smaller, or they are equal. */
function drawDifferent(random: Random, most = 99): readonly [Decimal, Decimal] {
  const kind = random.evenly([
    'shorter greater',
    'longer greater',
    'equal',
    'shorter greater',
    'longer greater',
    'shorter greater',
  ])
  const isShortFirst = random.evenly([false, true, true, false])
  const tenths = random.until(
    () => random.int(2, Math.floor(most / 10) - 1),
    value => value % 10 !== 0,
  )
  const short = { hundredths: 10 * tenths, places: 1 }
  const long =
    kind === 'equal'
      ? { hundredths: 10 * tenths, places: 2 }
      : {
          hundredths:
            kind === 'longer greater'
              ? 10 * random.int(tenths, Math.min(Math.floor(most / 10), tenths + 2)) + random.int(1, 9)
              : 10 * random.int(Math.max(0, tenths - 3), tenths - 1) + random.int(1, 9),
          places: 2,
        }
  return isShortFirst ? [short, long] : [long, short]
}

/**
 * A decimal beside a mixed number with tenths or hundredths: near each other, equal, or with the digits of one in the
 * other's places (4 7/100 and 4.7).
 */
function drawWithFraction(random: Random) {
  const kind = random.evenly(['near', 'digits', 'equal', 'near', 'digits', 'near'])
  const isFractionOfTenths = random.evenly([true, false])
  const isFractionFirst = random.evenly([false, true, true, false])
  const [whole, tenths] = [random.int(1, 9), random.int(1, 9)]
  const near = random.until(
    () =>
      kind === 'digits' ? tenths : kind === 'equal' ? 10 * tenths : 10 * tenths + random.sign() * random.int(1, 9),
    value => value % 10 !== 0 || kind === 'equal',
  )
  return {
    fraction: isFractionOfTenths ? { whole, top: tenths, under: 10 } : { whole, top: near, under: 100 },
    value: isFractionOfTenths
      ? { hundredths: 100 * whole + near, places: 2 }
      : { hundredths: 100 * whole + 10 * tenths, places: 1 },
    isFractionFirst,
  }
}
type WithFraction = ReturnType<typeof drawWithFraction>

const asDecimal = ({ fraction: { whole, top, under } }: WithFraction): Decimal =>
  under === 10 ? { hundredths: 100 * whole + 10 * top, places: 1 } : { hundredths: 100 * whole + top, places: 2 }
const mixedOf = ({ fraction: { whole, top, under } }: WithFraction) => asItStands({ w: whole, n: top, d: under })
const sidesOf = (facts: WithFraction): readonly [Expr, Expr] => {
  const [fraction, value] = [mixedOf(facts), written(facts.value)]
  return facts.isFractionFirst ? [fraction, value] : [value, fraction]
}
const decimalsOf = (facts: WithFraction): readonly [Decimal, Decimal] =>
  facts.isFractionFirst ? [asDecimal(facts), facts.value] : [facts.value, asDecimal(facts)]

const compareIt = { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` }
const blankBetween = (a: Hole, b: Hole) => both(prose`${a} __ ${b}`)

/** By the difference of the two printed values. */
function printedOrder(printed: Printed): Comparison {
  const [a, b] = tupleOf(
    printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item)),
    2,
  )
  return comparisonOf(a.minus(b), 0)
}

const signBetween = (a: Decimal, b: Decimal) => comparisonSigns[orderOf(a, b)]
const digitsOf = ({ hundredths, places }: Decimal) =>
  [...String(hundredths / 10 ** (2 - places)).padStart(places + 1, '0')].map(Number)

/** How two decimals are compared: with as many places each, or digit by digit. */
function comparedStep(a: Decimal, b: Decimal): Step {
  if (a.places !== b.places) {
    const hundredths = (value: Decimal) => written({ ...value, places: 2 })
    return step(relation(hundredths(a), signBetween(a, b), hundredths(b)), because.sameDecimalPlaces)
  }
  const [left, right] = [digitsOf(a), digitsOf(b)]
  const differ = left.findIndex((digit, i) => digit !== right[i])
  const compared = left.slice(0, differ < 0 ? left.length : differ + 1)
  return step(
    statements(
      ...compared.map((digit, i) => {
        const [other] = tupleOf(right.slice(i), 1)
        return relation(digit, comparisonSigns[comparisonOf(digit, other)], other)
      }),
    ),
    because.compareDigits,
  )
}
const compared = (a: Decimal, b: Decimal): readonly Step[] => [
  comparedStep(a, b),
  step(relation(written(a), signBetween(a, b), written(b)), because.compare),
]

const grid = (value: Decimal) => figure(areaGrid({ rows: 10, columns: 10, shaded: value.hundredths }))
const drawTwo = (random: Random, { pair }: Level, most = 999) =>
  pair === 'same places' ? drawSame(random, most) : drawDifferent(random, most)

type Which = 'first' | 'second' | 'equal'
const EQUAL: Sentence['says'] = { en: prose`They are equal.`, es: prose`Son iguales.` }
const nameOf = ({ names }: CompareStory, which: Which): Sentence => ({
  key: which,
  says: which === 'equal' ? EQUAL : names[which === 'first' ? 0 : 1],
})
const whichOf = (first: Value, second: Value, asked: 'greater' | 'less'): Which => {
  const found = comparisonOf(exact(first), exact(second))
  return found === 'equal' ? 'equal' : found === asked ? 'first' : 'second'
}
const told = {
  greater: { en: line`The greater number tells the answer.`, es: line`El número mayor da la respuesta.` },
  less: { en: line`The smaller number tells the answer.`, es: line`El número menor da la respuesta.` },
  equal: {
    en: line`A zero at the end of a decimal does not change its value.`,
    es: line`Un cero al final de un decimal no cambia su valor.`,
  },
}

/** A story that asks for the greater, or the smaller, of two measures. */
const compareStory = (asked: 'greater' | 'less', settings: readonly CompareStory[]) =>
  story({
    levels: ['easy', 'medium'],
    settings,
    draw(random, { least, most, unit }, level: Level) {
      const isFirst = random.evenly([false, true])
      const [one, other] = random.until(
        () => drawTwo(random, level, most),
        ([a, b]) => Math.min(a.hundredths, b.hundredths) >= least,
      )
      // The one that is asked for comes first in every second story.
      const [a, b] =
        (comparisonOf(one.hundredths, other.hundredths) === asked) === isFirst ? [one, other] : [other, one]
      return { first: measure(written(a), unit), second: measure(written(b), unit) }
    },
    answer: sentenceChoice,
    solve: ({ first, second }, setting) => nameOf(setting, whichOf(first.of, second.of, asked)),
    mistakes: (_, { key }, setting) =>
      Object.fromEntries(
        (['first', 'second', 'equal'] as const)
          .filter(which => which !== key)
          .map(which => [which, nameOf(setting, which)]),
      ),
    ask: ({ first, second }, setting) => setting.ask(first, second),
    solution({ first, second }, answer) {
      const decimalOf = ({ of }: typeof first): Decimal => ({
        hundredths: evaluate(of).times(100).n,
        places: of.kind === 'number' && of.as === 'decimal' ? (of.places ?? 2) : 2,
      })
      const [a, b] = [decimalOf(first), decimalOf(second)]
      return [
        comparedStep(a, b),
        step(relation(written(a), signBetween(a, b), written(b)), because.compare),
        answerStep(answer.says, told[answer.key === 'equal' ? 'equal' : asked]),
      ]
    },
    check(numberOf, answer) {
      const { n } = numberOf('first').minus(numberOf('second'))
      return answer.key === (n === 0 ? 'equal' : n > 0 === (asked === 'greater') ? 'first' : 'second')
    },
  })

export const compareDecimalsToHundredths = defineTopic(
  {
    id: 'compare-decimals-to-hundredths',
    name: { en: 'Compare and order decimals', es: 'Comparar y ordenar decimales hasta las centésimas' },
    description: {
      en: 'Compare and order decimals with one or two places using the symbols <, > and =.',
      es: 'Compara y ordena decimales con una o dos cifras usando los signos <, > y =.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.7'],
    levels: {
      easy: { pair: 'same places' },
      medium: { pair: 'different places' },
      hard: { pair: 'with fraction' },
    },
  },
  form => ({
    compare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: compareIt,
      draw: (random, level: Level) => drawTwo(random, level),
      answer: comparison,
      solve: ([a, b]) => orderOf(a, b),
      ask: ([a, b]) => blankBetween(written(a), written(b)),
      solution: ([a, b]) => compared(a, b),
      check: (printed, answer) => answer === printedOrder(printed),
    }),

    grids: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: compareIt,
      draw: (random, level: Level) => drawTwo(random, level, 99),
      answer: comparison,
      solve: ([a, b]) => orderOf(a, b),
      ask: ([a, b]) => both([sideBySide(grid(a), grid(b)), prose`${written(a)} __ ${written(b)}`]),
      solution: ([a, b]) => [
        step(relation(a.hundredths, signBetween(a, b), b.hundredths), because.count, {
          group: { en: line`the shaded squares`, es: line`los cuadrados sombreados` },
        }),
        step(relation(written(a), signBetween(a, b), written(b)), because.compare),
      ],
      // Counts the shaded cells.
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.figures('area-grid').map(({ shaded }) => shaded.length),
          2,
        )
        return answer === comparisonOf(a, b) && answer === printedOrder(printed)
      },
    }),

    compareWithFraction: form({
      levels: ['hard'],
      share: 2,
      instruction: compareIt,
      draw: drawWithFraction,
      answer: comparison,
      solve: facts => orderOf(...decimalsOf(facts)),
      ask: facts => blankBetween(...sidesOf(facts)),
      solution(facts, answer) {
        const [left, right] = sidesOf(facts)
        return [
          step(equation(mixedOf(facts), written(asDecimal(facts))), because.toDecimal),
          comparedStep(...decimalsOf(facts)),
          step(relation(left, comparisonSigns[answer], right), because.compare),
        ]
      },
      check: (printed, answer) => answer === printedOrder(printed),
    }),

    order: form(
      order({
        levels: ['medium', 'hard'],
        share: 2,
        instruction: {
          en: prose`Write the decimals in order from least to greatest.`,
          es: prose`Escribe los decimales en orden, de menor a mayor.`,
        },
        draw(random, { pair }: Level): readonly Value[] {
          const size = pair === 'with fraction' ? 4 : 3
          const base = 100 * random.int(0, 9) + 10 * random.int(2, 8)
          const tenths = random.sample([base - 10, base, base + 10], 2)
          const hundredths = random.sample(HUNDREDTHS, size - 2)
          return [
            ...tenths.map(value => ({ hundredths: value, places: 1 })),
            ...hundredths.map(more => ({ hundredths: base + more, places: 2 })),
          ].map(written)
        },
        solution: (sorted, printed) => [
          step(list(...printed.map(value => decimal(exact(value), 2))), because.sameDecimalPlacesInAll),
          step(
            statements(...sorted.slice(1).map((value, i) => relation(...tupleOf(sorted.slice(i), 1), '<', value))),
            because.compareDigits,
          ),
          step(list(...sorted), because.putInOrder),
        ],
      }),
    ),

    digits: form({
      levels: ['hard'],
      share: 2,
      draw: drawBox,
      answer: numbersInAnyOrder,
      solve: ({ digits }) => digits,
      ask({ side, place, whole, kept, bound }) {
        const shown = place === 'tenths' ? `${whole}.□${kept}` : `${whole}.${tenthsOf(bound)}□`
        const statement = relation(words(shown, shown), side, decimal(Ratio.of(bound, 100), 2))
        return {
          en: prose`Which digits can go in the box to make this true? ${statement}`,
          es: prose`¿Qué dígitos pueden estar en la casilla para que esto sea verdadero? ${statement}`,
        }
      },
      solution(facts) {
        const { side, bound, digits, place } = facts
        const last = side === '>' ? Math.min(...digits) : Math.max(...digits)
        // The digit in the same place of the other number decides first; then the one beside it.
        const same = place === 'tenths' ? tenthsOf(bound) : bound % 10
        const beside = digits.includes(same) ? (side === '>' ? last - 1 : last + 1) : last
        const compare = (digit: number) => {
          const made = madeWith(facts, digit)
          return relation(hundredths(made), comparisonSigns[comparisonOf(made, bound)], hundredths(bound))
        }
        const fits = (digit: number) =>
          digits.includes(digit)
            ? { en: line`The digit ${digit} makes it true.`, es: line`El dígito ${digit} la hace verdadera.` }
            : {
                en: line`The digit ${digit} does not make it true.`,
                es: line`El dígito ${digit} no la hace verdadera.`,
              }
        const [first, second] = [fits(same), fits(beside)]
        return [
          explainedBy(compare(same), {
            en: [...line`Try the digit that ${hundredths(bound)} has in this place. `, ...first.en],
            es: [...line`Prueba el dígito que ${hundredths(bound)} tiene en esa posición. `, ...first.es],
          }),
          explainedBy(compare(beside), second),
          answerStep(
            list(...digits),
            side === '>'
              ? {
                  en: line`A greater digit makes a greater number: ${last} and all greater digits make it true.`,
                  es: line`Un dígito mayor da un número mayor: ${last} y todos los dígitos mayores la hacen verdadera.`,
                }
              : {
                  en: line`A smaller digit makes a smaller number: ${last} and all smaller digits make it true.`,
                  es: line`Un dígito menor da un número menor: ${last} y todos los dígitos menores la hacen verdadera.`,
                },
          ),
        ]
      },
      // Tries every digit.
      check(printed, answer) {
        const { left, sign, right } = printed.one('relation')
        const shown = left.kind === 'words' ? left.en : ''
        const bound = evaluate(right).times(100).n
        const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => {
          const value = Math.round(Number(shown.replace('□', String(digit))) * 100)
          return sign === '>' ? value > bound : value < bound
        })
        return JSON.stringify(answer.map(value => exact(value).n).sort()) === JSON.stringify(fits)
      },
    }),

    explain: form(
      trueStatement({
        levels: ['hard'],
        share: 2,
        question: { en: prose`Which explanation is right?`, es: prose`¿Qué explicación es correcta?` },
        // Tenths decide; what has fewer digits is the greater one in two of three problems.
        draw(random) {
          const isShortGreater = random.evenly([true, true, false])
          const [less, greater] = random.until(
            () => [random.int(1, 8), random.int(2, 9)] as const,
            ([less, greater]) => less < greater,
          )
          const more = random.int(1, 9)
          return isShortGreater
            ? { less: { hundredths: 10 * less + more, places: 2 }, greater: { hundredths: 10 * greater, places: 1 } }
            : { less: { hundredths: 10 * less, places: 1 }, greater: { hundredths: 10 * greater + more, places: 2 } }
        },
        about: ({ less, greater }) => {
          const [short, long] = less.places === 1 ? [less, greater] : [greater, less]
          return {
            en: [prose`Compare ${written(short)} and ${written(long)}.`],
            es: [prose`Compara ${written(short)} y ${written(long)}.`],
          }
        },
        statements({ less, greater }) {
          const [right, wrong] = [
            relation(written(greater), '>', written(less)),
            relation(written(less), '>', written(greater)),
          ]
          const [most, least] = [tenthsOf(greater.hundredths), tenthsOf(less.hundredths)]
          const digits = (value: Decimal) => value.hundredths / 10 ** (2 - value.places)
          const [long, short] = less.places === 2 ? [less, greater] : [greater, less]
          const longGreater = relation(written(long), '>', written(short))
          const shortGreater = relation(written(short), '>', written(long))
          return [
            {
              key: 'tenths',
              isTrue: true,
              says: {
                en: prose`${right}, because ${count(most, tenth)} is more than ${count(least, tenth)}.`,
                es: prose`${right}, porque ${count(most, tenth)} son más que ${count(least, tenth)}.`,
              },
            },
            {
              key: 'whole numbers',
              isTrue: false,
              says: {
                en: prose`${longGreater}, because ${digits(long)} is greater than ${digits(short)}.`,
                es: prose`${longGreater}, porque ${digits(long)} es mayor que ${digits(short)}.`,
              },
            },
            {
              key: 'fewer digits',
              isTrue: false,
              says: {
                en: prose`${shortGreater}, because it has fewer digits.`,
                es: prose`${shortGreater}, porque tiene menos dígitos.`,
              },
            },
            {
              key: 'reversed',
              isTrue: false,
              says: {
                en: prose`${wrong}, because ${count(least, tenth)} is more than ${count(most, tenth)}.`,
                es:
                  least === 1
                    ? prose`${wrong}, porque ${count(least, tenth)} es más que ${count(most, tenth)}.`
                    : prose`${wrong}, porque ${count(least, tenth)} son más que ${count(most, tenth)}.`,
              },
            },
          ]
        },
        solution: ({ less, greater }) => [
          explainedBy(relation(written({ ...greater, places: 2 }), '>', written({ ...less, places: 2 })), {
            en: line`Write both as hundredths: neither more digits nor fewer digits make a decimal greater.`,
            es: line`Escribe ambos como centésimas: un decimal no es mayor por tener más dígitos ni por tener menos.`,
          }),
          answerStep(relation(written(greater), '>', written(less)), {
            en: line`The tenths decide: ${count(tenthsOf(greater.hundredths), tenth)} is more than ${count(tenthsOf(less.hundredths), tenth)}.`,
            es: line`Las décimas deciden: ${count(tenthsOf(greater.hundredths), tenth)} son más que ${count(tenthsOf(less.hundredths), tenth)}.`,
          }),
        ],
        // The tenths differ, so they decide, and neither the number of digits nor the digits as a whole number do.
        holds(printed, key) {
          const [a, b] = printed.take(2)
          return key === 'tenths' && tenthsOf(a.times(100).n) !== tenthsOf(b.times(100).n)
        },
      }),
    ),

    storyGreater: form(compareStory('greater', greaterIsAsked)),
    storySmaller: form(compareStory('less', smallerIsAsked)),
  }),
)

/** What is added to tenths to get hundredths near them. */
const HUNDREDTHS = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]
const tenthsOf = (hundredths: number) => Math.floor((hundredths % 100) / 10)
const hundredths = (value: number) => decimal(Ratio.of(value, 100), 2)

interface Box {
  readonly side: '>' | '<'
  readonly place: 'tenths' | 'hundredths'
  readonly whole: number
  /** The hundredths that are printed where the box is in the tenths. */
  readonly kept: number
  /** Hundredths. */
  readonly bound: number
}

const madeWith = ({ place, whole, kept, bound }: Box, digit: number) =>
  100 * whole + (place === 'tenths' ? 10 * digit + kept : 10 * tenthsOf(bound) + digit)

/** A number with a digit in a box, and two to six digits that keep it on one side of another number. */
function drawBox(random: Random) {
  const side = random.evenly(['>', '<'])
  const place = random.evenly(['tenths', 'hundredths'])
  return random.until(
    () => {
      const [whole, kept] = [random.int(0, 4), random.int(0, 9)]
      const box: Box = { side, place, whole, kept, bound: 100 * whole + random.int(11, 98) }
      const digits = Array.from({ length: 10 }, (_, digit) => digit).filter(digit =>
        side === '>' ? madeWith(box, digit) > box.bound : madeWith(box, digit) < box.bound,
      )
      return { ...box, digits }
    },
    ({ digits, bound }) => digits.length > 1 && digits.length < 7 && bound % 10 !== 0,
  )
}
