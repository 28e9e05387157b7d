import {
  answerStep,
  blank,
  both,
  box,
  count,
  defineTopic,
  divide,
  divisors,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  findMistake,
  formulaChoice,
  fractionInLowestTerms,
  gcd,
  type Inline,
  integer,
  line,
  list,
  m,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  numbersInAnyOrder,
  type Of,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  story,
  type Value,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { wholesOut } from '../kit/fractions/wholes-out.ts'
import { hundreds, type PartStory, restStories, smallGroups } from './simplify-fractions/part-stories.ts'

type Parts = readonly [n: number, d: number]
interface Level {
  readonly reducible: readonly Parts[]
  readonly lowest: readonly Parts[]
  /** How many of eight fractions are in lowest terms already. */
  readonly lowestOfEight: number
}

const proper = (denominators: readonly number[], test: (common: number) => boolean): readonly Parts[] =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i): Parts => [i + 1, d]).filter(([n]) => test(gcd(n, d))))

const SMALL = [4, 6, 8, 10, 12] as const
const TWELFTHS = [6, 8, 10, 12] as const
const ONE_STEP = proper(SMALL, common => [2, 3, 5].includes(common))
/** Hundredths that a pupil of grade 4 meets: multiples of 5 and of 4, without a half. */
const HUNDREDTHS = proper([100], common => common >= 4 && common <= 25)
/** Where the greatest common factor is not found at a first glance. */
const GREATER_FACTORS = [...proper(TWELFTHS, common => common === 4 || common > 5), ...HUNDREDTHS]
const REDUCIBLE_TWELFTHS = proper(TWELFTHS, common => common > 1)
/** From 2 to 5 wholes and a part that can be simplified. */
const improper: readonly Parts[] = TWELFTHS.flatMap(d =>
  Array.from({ length: 3 * d }, (_, i): Parts => [2 * d + i + 1, d]).filter(([n]) => gcd(n, d) > 1 && n % d !== 0),
)

const draw = (random: Random, { reducible }: Level) => ({ parts: random.pick(reducible) })
const printedParts = (printed: Printed): Parts => partsOf(printed.one('quotient'))
const partsOf = ({ over: top, under }: Of<'quotient'>): Parts => [evaluate(top).n, evaluate(under).n]

/** No number from 2 on divides both. */
const isLowest = ([n, d]: Parts) => {
  for (let k = 2; k <= Math.min(n, d); k++) if (n % k === 0 && d % k === 0) return false
  return true
}
const partsOfValue = (value: Value): Parts => {
  const built = expr(value)
  if (built.kind === 'quotient') return partsOf(built)
  const { n, d } = exact(value)
  return [n, d]
}
const isSimplified = ([n, d]: Parts, answer: Value) => {
  const [a, b] = partsOfValue(answer)
  return a * d === b * n && isLowest([a, b])
}

const factorsListed = (value: number, en: readonly Inline[] = [], es: readonly Inline[] = []): Step =>
  explainedBy(list(...divisors(value)), {
    en: [...line`These are the factors of ${value}.`, ...en],
    es: [...line`Estos son los factores de ${value}.`, ...es],
  })
/** The factors of both terms, and the greatest that is in both lists. */
const factorsOfBoth = ([n, d]: Parts): readonly Step[] => {
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
const simplified = ([n, d]: Parts): readonly Step[] => {
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

const simplify = {
  en: prose`Write the fraction in lowest terms.`,
  es: prose`Escribe la fracción en su mínima expresión.`,
}

/** What is left of a hundred where two other parts have at least six each. */
const RESTS = HUNDREDTHS.filter(([n]) => n <= 84)

/** A story of a part of a whole, told of the groups of one size. */
const partStory = <const D extends 'easy' | 'medium'>(
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
    solution: numbers => [
      step(over(...parts(numbers)), because.read, {
        what: { en: line`the part over the whole`, es: line`la parte sobre el total` },
      }),
      ...simplified(parts(numbers)),
    ],
    check: (numberOf, answer) => isSimplified([numberOf('part').n, numberOf('whole').n], answer),
  })

export const simplifyFractions = defineTopic(
  {
    id: 'simplify-fractions',
    name: { en: 'Simplify fractions', es: 'Simplificar fracciones' },
    description: {
      en: 'Divide numerator and denominator by a common factor to write a fraction in lowest terms.',
      es: 'Divide el numerador y el denominador entre un factor común para escribir la fracción en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.1'],
    levels: {
      easy: {
        reducible: ONE_STEP,
        lowest: proper(SMALL, common => common === 1),
        lowestOfEight: 0,
      },
      medium: {
        reducible: GREATER_FACTORS,
        lowest: proper([100], common => common === 1).filter(([n]) => n > 6),
        lowestOfEight: 1,
      },
      hard: { reducible: improper, lowest: proper(TWELFTHS, common => common === 1), lowestOfEight: 0 },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: simplify,
      draw(random, { reducible, lowest, lowestOfEight }) {
        const isReducible = random.evenly(Array.from({ length: 8 }, (_, i) => i >= lowestOfEight))
        return { parts: random.pick(isReducible ? reducible : lowest) }
      },
      answer: fractionInLowestTerms,
      solve: ({ parts }) => Ratio.of(...parts),
      ask: ({ parts }) => both(equation(over(...parts), blank(3))),
      solution: ({ parts }) => simplified(parts),
      // Crosswise equal, and no number divides both parts of the answer.
      check: (printed, answer) => isSimplified(printedParts(printed), answer),
    }),

    isLowest: form({
      levels: ['easy'],
      instruction: {
        en: prose`Is the fraction in lowest terms?`,
        es: prose`¿Está la fracción en su mínima expresión?`,
      },
      draw(random, { reducible, lowest }) {
        return { parts: random.pick(random.evenly([true, false]) ? reducible : lowest) }
      },
      answer: yesOrNo,
      solve: ({ parts: [n, d] }) => (gcd(n, d) === 1 ? 'yes' : 'no'),
      ask: ({ parts }) => both(over(...parts)),
      solution({ parts: [n, d] }) {
        const common = gcd(n, d)
        return [
          ...factorsOfBoth([n, d]),
          common === 1
            ? answerStep(words('yes', 'sí'), {
                en: line`The only common factor is 1, so the fraction is in lowest terms.`,
                es: line`El único factor común es 1, así que la fracción está en su mínima expresión.`,
              })
            : answerStep(equation(over(n, d), Ratio.of(n, d)), {
                en: line`No: ${common} divides both.`,
                es: line`No: ${common} divide a ambos.`,
              }),
        ]
      },
      check: (printed, answer) => answer === (isLowest(printedParts(printed)) ? 'yes' : 'no'),
    }),

    divideBy: form({
      levels: ['medium'],
      lines: 1,
      draw,
      answer: integer,
      solve: ({ parts: [n, d] }) => gcd(n, d),
      ask: ({ parts }) => ({
        en: prose`What is the greatest number that divides both the numerator and the denominator of ${over(...parts)} with no remainder?`,
        es: prose`¿Cuál es el mayor número que divide sin residuo tanto al numerador como al denominador de ${over(...parts)}?`,
      }),
      solution: ({ parts: [n, d] }) => [
        factorsListed(n),
        factorsListed(d),
        explainedBy(expr(gcd(n, d)), {
          en: line`This is the greatest number in both lists.`,
          es: line`Este es el mayor número que está en las dos listas.`,
        }),
      ],
      // It divides both, and what is left has no common factor.
      check(printed, answer) {
        const [n, d] = printedParts(printed)
        const k = exact(answer).toNumber()
        return k > 0 && Number.isInteger(n / k) && Number.isInteger(d / k) && isLowest([n / k, d / k])
      },
    }),

    choose: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Choose the equivalent fraction in lowest terms.`,
        es: prose`Elige la fracción equivalente en su mínima expresión.`,
      },
      draw,
      answer: formulaChoice,
      solve: ({ parts }) => Ratio.of(...parts),
      mistakes({ parts: [n, d] }) {
        const common = gcd(n, d)
        const small = [2, 3, 5].find(k => common % k === 0 && common > k)
        const [a, b] = [n / common, d / common]
        const wrong: Readonly<Record<string, Parts | null>> = {
          stoppedTooEarly: small ? [n / small, d / small] : null,
          topOnly: [a, d],
          bottomOnly: n < b ? [n, b] : null,
          subtracted: n - common > 0 ? [n - common, d - common] : null,
          turnedOver: a === 1 ? null : [b, a],
          oneOff: [a + 1, b + 1],
          nextFraction: [a, b + 1],
        }
        const isWrong = ([p, q]: Parts) => q > 1 && (p * d !== q * n || !isLowest([p, q]))
        return Object.fromEntries(
          Object.entries(wrong).flatMap(([name, parts]) => (parts && isWrong(parts) ? [[name, over(...parts)]] : [])),
        )
      },
      ask: ({ parts }) => both(over(...parts)),
      solution: ({ parts }) => simplified(parts),
      check: (printed, answer) => isSimplified(printedParts(printed), answer),
    }),

    toMixed: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Write the fraction as a mixed number in lowest terms.`,
        es: prose`Escribe la fracción como número mixto en su mínima expresión.`,
      },
      draw,
      answer: mixedNumberInLowestTerms,
      solve: ({ parts }) => mixed(Ratio.of(...parts)),
      ask: ({ parts }) => both(equation(over(...parts), blank(3))),
      solution({ parts: [n, d] }) {
        const value = Ratio.of(n, d)
        return [...simplified([n, d]), ...wholesOut(value.n, value.d)]
      },
      // So many of the printed parts as the mixed number makes.
      check(printed, answer) {
        const [n, d] = printedParts(printed)
        return exact(answer).times(d).equals(n)
      },
    }),

    missingStep: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw: random => ({
        parts: random.pick(GREATER_FACTORS),
        hidden: random.evenly(['top', 'divisor', 'bottom'] as const),
      }),
      answer: integer,
      solve({ parts: [n, d], hidden }) {
        const k = gcd(n, d)
        return { divisor: k, top: n / k, bottom: d / k }[hidden]
      },
      ask({ parts: [n, d], hidden }) {
        const k = gcd(n, d)
        const [a, b] = [n / k, d / k]
        return {
          divisor: both(m`${over(n, d)} = {${n} ÷ □}/{${d} ÷ □} = ${over(a, b)}`),
          top: both(equation(over(n, d), over(box(), b))),
          bottom: both(equation(over(n, d), over(a, box()))),
        }[hidden]
      },
      solution({ parts: [n, d], hidden }) {
        const k = gcd(n, d)
        const [a, b] = [n / k, d / k]
        const known = hidden === 'bottom' ? { from: n, to: a } : { from: d, to: b }
        return [
          explainedBy(equation(divide(known.from, known.to), k), {
            en: line`From ${known.from} to ${known.to}: ${known.from} was divided by ${k}.`,
            es: line`De ${known.from} a ${known.to}: ${known.from} se dividió entre ${k}.`,
          }),
          ...(hidden === 'divisor'
            ? [step(equation(over(n, d), over(a, b)), because.divideBothTerms, { value: k })]
            : [
                explainedBy(hidden === 'top' ? equation(divide(n, k), a) : equation(divide(d, k), b), {
                  en: line`Divide the other term by ${k}, too.`,
                  es: line`Divide también el otro término entre ${k}.`,
                }),
              ]),
        ]
      },
      // The first and the last fraction with the number in its place are equal.
      check(printed, answer) {
        const chain = printed.one('relation')
        const first = (chain.left.kind === 'relation' ? chain.left.left : chain.left) as Of<'quotient'>
        const last = chain.right as Of<'quotient'>
        const [n, d] = partsOf(first)
        const value = exact(answer)
        if (last.over.kind === 'blank') return value.times(d).equals(n * evaluate(last.under).n)
        if (last.under.kind === 'blank') return value.times(n).equals(d * evaluate(last.over).n)
        return value.times(evaluate(last.over)).equals(n) && value.times(evaluate(last.under)).equals(d)
      },
    }),

    whichAreLowest: form({
      levels: ['hard'],
      lines: 1,
      draw(random, { lowest }) {
        const right = random.evenly([2, 3])
        return random.until(
          // In order of size, as the key is.
          () =>
            [...random.sample(lowest, right), ...random.sample(REDUCIBLE_TWELFTHS, 5 - right)].sort(
              ([n, d], [m, e]) => n / d - m / e,
            ),
          all => new Set(all.map(([n, d]) => n / d)).size === 5,
        )
      },
      answer: numbersInAnyOrder,
      solve: all => all.filter(isLowest).map(parts => Ratio.of(...parts)),
      ask: all => {
        const shown = list(...all.map(parts => over(...parts)))
        return {
          en: [prose`Which of these fractions are in lowest terms? Write them all.`, shown],
          es: [prose`¿Cuáles de estas fracciones están en su mínima expresión? Escríbelas todas.`, shown],
        }
      },
      solution: (all, answer) => [
        step(
          statements(
            ...all.filter(parts => !isLowest(parts)).map(parts => equation(over(...parts), Ratio.of(...parts))),
          ),
          because.becauseOf,
          {
            why: {
              en: line`these still have a common factor greater than 1`,
              es: line`estas todavía tienen un factor común mayor que 1`,
            },
          },
        ),
        answerStep(list(...answer), {
          en: line`For these, 1 is the only common factor.`,
          es: line`En estas, 1 es el único factor común.`,
        }),
      ],
      check(printed, answer) {
        const lowest = printed
          .all('quotient')
          .map(partsOf)
          .filter(([n, d]) => gcd(n, d) === 1)
        const wanted = lowest.map(([n, d]) => Ratio.of(n, d).toString()).sort()
        return JSON.stringify(wanted) === JSON.stringify(answer.map(value => exact(value).toString()).sort())
      },
    }),

    findMistake: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: (random): Parts => random.pick(HUNDREDTHS),
        work: parts => reduced(parts, gcd(...parts), gcd(...parts)),
        steps: ([n, d]) => {
          const k = gcd(n, d)
          return [
            explainedBy(list(...divisors(k)), {
              en: line`These numbers divide both ${n} and ${d}. The greatest is ${k}.`,
              es: line`Estos números dividen tanto a ${n} como a ${d}. El mayor es ${k}.`,
            }),
            step(equation(over(divide(n, k), divide(d, k)), expr(Ratio.of(n, d))), because.divideBothTerms, {
              value: k,
            }),
          ]
        },
        mistakes: {
          twoDivisors: {
            says: ([n, d]) => ({
              en: line`the two terms were not divided by the same number, ${gcd(n, d)}`,
              es: line`el numerador y el denominador no se dividieron entre el mismo número, ${gcd(n, d)}`,
            }),
            work: parts => reduced(parts, gcd(...parts), gcd(...parts) === 20 ? 10 : 20),
          },
          onlyTop: {
            says: () => ({
              en: line`only the numerator was divided`,
              es: line`solo se dividió el numerador`,
            }),
            work: ([n, d]) => {
              const k = gcd(n, d)
              return [over(n, d), over(divide(n, k), d), over(n / k, d)]
            },
          },
          wrongQuotient: {
            says: ([n, d]) => ({
              en: line`${d} ÷ ${gcd(n, d)} is not ${d / gcd(n, d) + 5}`,
              es: line`${d} ÷ ${gcd(n, d)} no es ${d / gcd(n, d) + 5}`,
            }),
            work: ([n, d]) => {
              const k = gcd(n, d)
              return [over(n, d), over(divide(n, k), divide(d, k)), over(n / k, d / k + 5)]
            },
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),

    story: form(partStory('easy', smallGroups, ONE_STEP)),
    hundredStory: form(
      partStory(
        'medium',
        hundreds,
        HUNDREDTHS.filter(([n]) => n <= 80),
      ),
    ),

    restStory: form(
      story({
        levels: ['hard'],
        share: 2,
        lines: 2,
        settings: restStories,
        draw(random, { noun }) {
          const [rest, whole] = random.pick(RESTS)
          const one = random.int(6, whole - rest - 6)
          return { one, other: whole - rest - one, whole: count(whole, noun) }
        },
        answer: fractionInLowestTerms,
        solve: ({ one, other, whole }) =>
          evaluate(whole.amount)
            .minus(one + other)
            .over(evaluate(whole.amount)),
        ask: ({ one, other, whole }, setting) => setting.ask(one, other, whole),
        solution({ one, other, whole: { amount } }) {
          const whole = evaluate(amount).n
          const rest = whole - one - other
          return [
            step(equation(minus(minus(whole, one), other), rest), because.findTheMissingPart),
            explainedBy(over(rest, whole), {
              en: line`Write this part over the whole, ${whole}.`,
              es: line`Escribe esta parte sobre el total, ${whole}.`,
            }),
            ...simplified([rest, whole]),
          ]
        },
        check(numberOf, answer) {
          const [one, other, whole] = [numberOf('one'), numberOf('other'), numberOf('whole')]
          return exact(answer).plus(one.plus(other).over(whole)).equals(1) && isLowest(partsOfValue(answer))
        },
      }),
    ),
  }),
)

/** A fraction, its terms divided by two numbers that ought to be one, and the quotients. */
const reduced = ([n, d]: Parts, top: number, bottom: number) =>
  [over(n, d), over(divide(n, top), divide(d, bottom)), over(n / top, d / bottom)] as const
