import { formulaChoice } from '../../../answer/choice.ts'
import { quantity } from '../../../answer/number.ts'
import { solution } from '../../../answer/number-list.ts'
import { yesOrNo } from '../../../answer/option.ts'
import { both, count, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { decimal, equation, over, symbol, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr, Of } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import { isTrue } from '../../../math/truth.ts'
import { gcd, Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { startingAt } from '../../common/turns.ts'
import type { levels } from './levels.ts'
import { unlikeFactors } from './parts.ts'
import { type ProportionStory, proportionStories } from './proportion-stories.ts'

const x = symbol('x')

type Places = readonly [Value, Value, Value, Value]

interface Proportion {
  readonly equation: Expr
  readonly solution: Value
}

const coprimePair = (random: Random, most: number): readonly [number, number] => {
  const p = random.int(2, most)
  const q = random.until(
    () => random.int(2, most),
    value => value !== p && gcd(value, p) === 1,
  )
  return [p, q]
}

/** The proportion with x in place of one of its four numbers. */
const withUnknown = (random: Random, places: Places): Proportion => {
  const at = random.evenly([3, 2, 1, 0])
  const [a, b, c, d] = places.with(at, x) as unknown as Places
  return { equation: equation(over(a, b), over(c, d)), solution: places[at]! }
}

const kinds = {
  'whole factor'(random: Random) {
    const [p, q] = coprimePair(random, 9)
    const k = random.int(2, 9)
    const small = [p, q] as const
    const large = [k * p, k * q] as const
    return withUnknown(random, random.chance(0.5) ? [...small, ...large] : [...large, ...small])
  },
  'no whole factor'(random: Random) {
    const [p, q] = coprimePair(random, 9)
    const [j, k] = random.pick(unlikeFactors)
    return withUnknown(random, [j * p, j * q, k * p, k * q])
  },
  'decimal answer'(random: Random) {
    const [a, b, c] = random.until(
      () => [random.pick([2, 5, 10, 4, 20]), random.int(3, 15), random.int(2, 25)] as const,
      ([a, b, c]) => [2, 5, 10].includes(Ratio.of(b * c, a).d) && a !== b && a !== c && c !== b,
    )
    const found = decimal(Ratio.of(b * c, a))
    return random.evenly([
      { equation: m`${a}/${b} = ${c}/x`, solution: found },
      { equation: m`x/${c} = ${b}/${a}`, solution: found },
    ])
  },
  'fractions inside'(random: Random) {
    const part = random.until(
      () => Ratio.of(random.int(1, 4), random.int(2, 5)),
      value => value.d > 1,
    )
    const b = random.int(2, 9)
    const c = random.int(2, 9) * random.pick([part.d, part.n])
    return random.evenly([
      { equation: m`${part}/${b} = x/${c}`, solution: part.times(c).over(b) },
      { equation: m`${b}/${part} = ${c}/x`, solution: part.times(c).over(b) },
    ])
  },
  'decimals inside'(random: Random) {
    const [p, q] = coprimePair(random, 9)
    const [j, k] = random.pick(unlikeFactors)
    const tenths = (n: number) => decimal(Ratio.of(n, 10))
    return withUnknown(random, [tenths(j * p), tenths(j * q), tenths(k * p), tenths(k * q)])
  },
  binomial(random: Random) {
    const [b, d] = [random.pick([2, 3, 4, 5, 6, 8, 9, 10]), random.pick([2, 3, 4, 5, 6])]
    const c = random.coprimeTo(d, 4 * d)
    const top = Ratio.of(b * c, d)
    const added = random.until(
      () => random.intExcept(-9, 9, 0),
      value => top.compare(value) > 0,
    )
    return { equation: m`(x + ${added})/${b} = ${c}/${d}`, solution: top.minus(added) }
  },
} satisfies Record<string, (random: Random) => Proportion>

type Kind = keyof typeof kinds

interface Level {
  readonly kinds: readonly Kind[]
  readonly factors: readonly (readonly [number, number])[]
}

const drawStory = (random: Random, level: Pick<Level, 'factors'>) =>
  drawAmounts(random, level, random.evenly(proportionStories))

function drawAmounts(random: Random, { factors }: Pick<Level, 'factors'>, story: ProportionStory) {
  const [p, q] = random.until(
    () => {
      const first = random.int(...story.first)
      return [first, random.int(Math.ceil(first * story.rate[0]), Math.floor(first * story.rate[1]))] as const
    },
    ([first, second]) => second >= 1 && first !== second && gcd(first, second) === 1,
  )
  const [j, k] = random.pick(factors.filter(([j, k]) => j <= story.most && k <= story.most))
  const [first, second, other] = [j * p, j * q === 1 ? 2 * j * q : j * q, k * p]
  return { story, first, second, other, who: random.pick(people) }
}

/** a, b and c of a story: b goes with a, the answer goes with c. */
const answerOf = ({ first, second, other }: { first: number; second: number; other: number }) =>
  Ratio.of(second * other, first)

const parts = ({ left, right }: Of<'relation'>) => [left, right] as readonly Of<'quotient'>[]

const solveForX = { en: prose`Solve for ${x}.`, es: prose`Halla el valor de ${x}.` }

/** The three amounts by what they count: two of one thing, one of another. Where all three count feet, in reading order. */
function amountsOf(printed: Printed) {
  const amounts = printed.terms('quantity')
  const isTwice = (noun: string) => amounts.filter(item => item.noun.en[0] === noun).length === 2
  const twice = amounts.filter(({ noun }) => isTwice(noun.en[0]))
  const once = amounts.filter(({ noun }) => !isTwice(noun.en[0]))
  const [first, second, other] = once.length === 1 ? [twice[0], once[0], twice[1]] : amounts
  return { first: evaluate(first!.amount), second: evaluate(second!.amount), other: evaluate(other!.amount) }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 4,
    instruction: solveForX,
    lines: 3,
    draw: (random, { kinds: names }: Level) => kinds[random.evenly(names)](random),
    answer: solution('x'),
    solve: ({ solution }) => solution,
    ask: ({ equation }) => both(equation),
    // Both cross products are equal.
    check(printed, answer) {
      const [one, two] = parts(printed.one('relation'))
      const value = (item: Expr) => evaluate(item, { x: exact(answer) })
      return value(one!.over)
        .times(value(two!.under))
        .equals(value(one!.under).times(value(two!.over)))
    },
  }),

  isProportion: form({
    instruction: {
      en: prose`Do the two ratios form a proportion?`,
      es: prose`¿Forman una proporción las dos razones?`,
    },
    lines: 2,
    draw(random, { kinds: names }) {
      const isTrue = random.evenly([true, false])
      const [p, q] = coprimePair(random, 9)
      const [j, k] = names[0] === 'whole factor' ? ([1, random.int(2, 6)] as const) : random.pick(unlikeFactors)
      const other = random.until(
        () =>
          isTrue
            ? ([k * p, k * q] as const)
            : random.pick([
                [j * p + k, j * q + k],
                [k * p, k * q + random.sign()],
                [k * q, k * p],
                [k * p + random.sign(), k * q],
              ] as const),
        ([c, d]) => isTrue || Math.abs((c * j * q) / (d * j * p) - 1) >= 0.05,
      )
      return { one: [j * p, j * q] as const, other, as: names[0] === 'fractions inside' ? 10 : 1 }
    },
    answer: yesOrNo,
    solve: ({ one, other }) => (one[0] * other[1] === one[1] * other[0] ? 'yes' : 'no'),
    ask({ one, other, as }) {
      const written = ([a, b]: readonly [number, number]) =>
        as === 1 ? over(a, b) : over(decimal(Ratio.of(a, as)), decimal(Ratio.of(b, as)))
      const [left, right] = [written(one), written(other)]
      return { en: prose`${left} and ${right}`, es: prose`${left} y ${right}` }
    },
    // Divides each ratio out.
    check(printed, answer) {
      const [one, two] = printed.all('quotient').map(item => evaluate(item))
      return answer === (one!.equals(two!) ? 'yes' : 'no')
    },
  }),

  story: form({
    share: 2,
    levels: ['easy', 'medium'],
    lines: 4,
    draw: drawStory,
    answer: quantity,
    solve: facts => count(answerOf(facts), facts.story.asked),
    ask: ({ story, first, second, other, who }) => story.ask(first, second, other, who),
    check: (printed, { amount }) => {
      const { first, second, other } = amountsOf(printed)
      return evaluate(amount).times(first).equals(second.times(other))
    },
  }),

  setUp: form({
    instruction: {
      en: prose`Which proportion can be used to solve the problem?`,
      es: prose`¿Con qué proporción se resuelve el problema?`,
    },
    wide: true,
    draw(random, level) {
      const story = random.evenly(startingAt(proportionStories, 4))
      return random.until(
        () => ({ ...drawAmounts(random, level, story), upright: random.chance(0.5) }),
        ({ first, second, other }) => second !== other && first !== second,
      )
    },
    answer: formulaChoice,
    solve: ({ first, second, other, upright }) =>
      upright ? m`${first}/${second} = ${other}/x` : m`${first}/${other} = ${second}/x`,
    mistakes: ({ first, second, other }) => ({
      secondRatioInverted: m`${first}/${second} = x/${other}`,
      unitsMixed: m`${first}/${other} = x/${second}`,
      unitsCrossed: m`${other}/${second} = ${first}/x`,
    }),
    ask: ({ story, first, second, other, who }) => story.ask(first, second, other, who),
    // What the rate of the story gives for the other amount satisfies the proportion.
    check(printed, answer) {
      const { first, second, other } = amountsOf(printed)
      return isTrue(answer as Expr, { x: second.over(first).times(other) })
    },
  }),
})
