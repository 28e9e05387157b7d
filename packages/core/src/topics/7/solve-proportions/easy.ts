import {
  answerStep,
  type Both,
  both,
  count,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  formulaChoice,
  gcd,
  type Inline,
  isTrue,
  itemOf,
  join,
  line,
  m,
  type Of,
  over,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  relation,
  type Step,
  solution,
  statements,
  step,
  symbol,
  times,
  tupleOf,
  type Value,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  crossed,
  crossSolution,
  placesOf,
  proportionOf,
  proportionSteps,
  setUpStep,
  shownIn,
  unlikeFactors,
} from './parts.ts'
import { easyStories, mediumStories, type ProportionStory } from './proportion-stories.ts'

const x = symbol('x')

type Places = readonly [Value, Value, Value, Value]

interface Proportion {
  readonly equation: Expr
  readonly solution: Value
  /** (x + added)/b = value. */
  readonly binomial?: Binomial
}

interface Binomial {
  readonly added: number
  readonly b: number
  readonly value: Ratio
}

/** Both sides times the denominator, and what is added taken away. */
function binomialSolution({ added, b, value }: Binomial): readonly Step[] {
  const top = value.times(b)
  return [
    step(m`x + ${added} = ${value} × ${b}`, because.multiplyBothSides, { value: b }),
    step(m`x + ${added} = ${top}`, because.multiply),
    step(equation(x, top.minus(added)), added < 0 ? because.addToBothSides : because.subtractFromBothSides, {
      value: Math.abs(added),
    }),
  ]
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
  const [a, b, c, d] = tupleOf(places.with(at, x), 4)
  return { equation: equation(over(a, b), over(c, d)), solution: itemOf(places, at) }
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
    const [b, c] = random.until(
      () => [random.int(2, 9), random.int(2, 9) * random.pick([part.d, part.n])] as const,
      ([b, c]) => b !== c,
    )
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
    const [b, d] = random.until(
      () => [random.pick([2, 3, 4, 5, 6, 8, 9, 10]), random.pick([2, 3, 4, 5, 6])] as const,
      ([b, d]) => b !== d,
    )
    const c = random.coprimeTo(d, 4 * d)
    const top = Ratio.of(b * c, d)
    const added = random.until(
      () => random.intExcept(-9, 9, 0),
      value => top.compare(value) > 0,
    )
    return {
      equation: m`(x + ${added})/${b} = ${c}/${d}`,
      solution: top.minus(added),
      binomial: { added, b, value: Ratio.of(c, d) },
    }
  },
} satisfies Record<string, (random: Random) => Proportion>

type Kind = keyof typeof kinds

interface Level {
  readonly mistaken: Kind
  readonly kinds: readonly Kind[]
  readonly factors: readonly (readonly [number, number])[]
}

/** The proportion with the unknown named, its cross products, and the answer as a sentence. */
export const storySolution = (
  first: number,
  second: number,
  other: number,
  amount: Quantity,
  what: Both<readonly Inline[]>,
  sentence: Both<readonly Inline[]>,
): readonly Step[] => {
  const proportion = proportionOf(first, second, other)
  return [
    setUpStep(proportion, what),
    ...proportionSteps(proportion),
    answerStep({ kind: 'paragraph', content: [amount] }, sentence),
  ]
}

/** Each level has stories of its own. */
const storiesOf = ({ mistaken }: Pick<Level, 'mistaken'>) => (mistaken === 'whole factor' ? easyStories : mediumStories)
const drawStory = (random: Random, level: Pick<Level, 'factors' | 'mistaken'>) =>
  drawAmounts(random, level, random.evenly(storiesOf(level)))

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

/** The product of first and second, divided by what stands before x. */
function crossWork(proportion: Expr, before: Expr, first: Expr, second: Expr): readonly [Expr, Expr, Expr] {
  const show = shownIn(proportion)
  const product = evaluate(first).times(evaluate(second))
  return [proportion, equation(join(before, x), show(product)), equation(x, show(product.over(evaluate(before))))]
}

/** Where a line ax = b is true. */
function rootOf({ left, right }: Of<'relation'>): Ratio {
  const at = (value: number) => evaluate(left, { x: value })
  return evaluate(right).over(at(1))
}

const solveForX = { en: prose`Solve for ${x}.`, es: prose`Halla el valor de ${x}.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 4,
    instruction: solveForX,
    draw: (random, { kinds: names }: Level): Proportion => kinds[random.evenly(names)](random),
    answer: solution('x'),
    solve: ({ solution }) => solution,
    ask: ({ equation }) => both(equation),
    solution: ({ equation: proportion, binomial }) =>
      binomial ? binomialSolution(binomial) : proportionSteps(proportion),
    // Both cross products are equal.
    check(printed, answer) {
      const value = (item: Expr) => evaluate(item, { x: exact(answer) })
      const [a, b, c, d] = placesOf(printed.one('relation'))
      return value(a)
        .times(value(d))
        .equals(value(b).times(value(c)))
    },
  }),

  isProportion: form({
    levels: ['easy'],
    instruction: {
      en: prose`Do the two ratios form a proportion?`,
      es: prose`¿Forman una proporción las dos razones?`,
    },
    lines: 2,
    draw(random) {
      const isTrue = random.evenly([true, false])
      const [p, q] = coprimePair(random, 9)
      const k = random.int(2, 6)
      const other = random.until(
        () =>
          isTrue
            ? ([k * p, k * q] as const)
            : random.pick([
                [p + k, q + k],
                [k * p, k * q + random.sign()],
                [k * q, k * p],
                [k * p + random.sign(), k * q],
              ] as const),
        ([c, d]) => isTrue || Math.abs((c * q) / (d * p) - 1) >= 0.05,
      )
      return { one: [p, q] as const, other }
    },
    answer: yesOrNo,
    solve: ({ one, other }) => (one[0] * other[1] === one[1] * other[0] ? 'yes' : 'no'),
    ask: ({ one, other }) => ({
      en: prose`${over(...one)} and ${over(...other)}`,
      es: prose`${over(...one)} y ${over(...other)}`,
    }),
    solution({ one, other }, answer) {
      const products = [one[0] * other[1], one[1] * other[0]] as const
      return [
        step(
          statements(equation(times(one[0], other[1]), products[0]), equation(times(one[1], other[0]), products[1])),
          because.multiplyCrosswise,
        ),
        answer === 'yes'
          ? answerStep(equation(...products), {
              en: line`Yes: the cross products are equal.`,
              es: line`Sí: los productos cruzados son iguales.`,
            })
          : answerStep(relation(products[0], '≠', products[1]), {
              en: line`No: the cross products are not equal.`,
              es: line`No: los productos cruzados no son iguales.`,
            }),
      ]
    },
    // Divides each ratio out.
    check(printed, answer) {
      const [one, two] = tupleOf(
        printed.all('quotient').map(item => evaluate(item)),
        2,
      )
      return answer === (one.equals(two) ? 'yes' : 'no')
    },
  }),

  story: form({
    share: 2,
    levels: ['easy', 'medium'],
    kind: 'story',
    draw: drawStory,
    answer: quantity,
    solve: facts => count(answerOf(facts), facts.story.asked),
    ask: ({ story, first, second, other, who }) => story.ask(first, second, other, who),
    solution: ({ story, first, second, other, who }, amount) =>
      storySolution(first, second, other, amount, story.what(other), story.ends(amount, who)),
    check: (printed, { amount }) =>
      evaluate(amount)
        .times(printed.role('first'))
        .equals(printed.role('second').times(printed.role('other'))),
  }),

  setUp: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which proportion can be used to solve the problem?`,
      es: prose`¿Con qué proporción se resuelve el problema?`,
    },
    wide: true,
    draw(random, level) {
      const story = random.evenly(startingAt(storiesOf(level), 4))
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
    solution: ({ story: { kinds: names }, first, second, other, upright }, answer) => [
      upright
        ? explained(
            statements(over(first, second), over(other, x)),
            line`${first} goes with ${second}, and ${other} goes with ${x}. Write both ratios in this order.`,
            line`${first} va con ${second} y ${other} va con ${x}. Escribe las dos razones en este orden.`,
          )
        : explained(
            statements(over(first, other), over(second, x)),
            line`${first} and ${other} are ${names[0]}; ${second} and ${x} are ${names[1]}. Write both ratios in the same order.`,
            line`${first} y ${other} son ${names[0]}; ${second} y ${x} son ${names[1]}. Escribe las dos razones en el mismo orden.`,
          ),
      explained(
        expr(answer),
        upright
          ? line`Both ratios compare ${names[0]} to ${names[1]}.`
          : line`${first} goes with ${second}, and ${other} goes with ${x}: the order is the same in both ratios.`,
        upright
          ? line`Las dos razones comparan ${names[0]} con ${names[1]}.`
          : line`${first} va con ${second} y ${other} va con ${x}: el orden es el mismo en las dos razones.`,
      ),
    ],
    whyWrong: ({ first, second, other }) => ({
      secondRatioInverted: {
        en: line`The second ratio is upside down: ${other} goes with ${first}, not with ${second}.`,
        es: line`La segunda razón está al revés: ${other} va con ${first}, no con ${second}.`,
      },
      unitsMixed: {
        en: line`The second ratio is upside down: ${second} goes with ${first}.`,
        es: line`La segunda razón está al revés: ${second} va con ${first}.`,
      },
      unitsCrossed: {
        en: line`${second} goes with ${first}, not with ${other}.`,
        es: line`${second} va con ${first}, no con ${other}.`,
      },
    }),
    // What the rate of the story gives for the other amount satisfies the proportion.
    check(printed, answer) {
      return isTrue(expr(answer), {
        x: printed.role('second').over(printed.role('first')).times(printed.role('other')),
      })
    },
  }),

  findTheMistake: form(
    findMistake({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: (random, { mistaken }: Level) =>
        random.until(
          () => kinds[mistaken](random),
          ({ equation: proportion }) => {
            const [opposite, first, second] = crossed(proportion).map(of => evaluate(of))
            return (
              opposite !== undefined &&
              first !== undefined &&
              second !== undefined &&
              ![opposite, first, second].some(value => value.equals(1)) &&
              first.times(opposite).over(second).d <= 10 &&
              first.times(second).minus(opposite).n > 0
            )
          },
        ),
      work({ equation: proportion }) {
        const [opposite, first, second] = crossed(proportion)
        return crossWork(proportion, opposite, first, second)
      },
      steps({ equation: proportion }) {
        const [opposite, first, second] = crossed(proportion)
        const [, product] = crossWork(proportion, opposite, first, second)
        return [
          explained(
            product,
            line`Cross products are equal: find both.`,
            line`Los productos cruzados son iguales: halla los dos.`,
          ),
          ...crossSolution(proportion).slice(2),
        ]
      },
      mistakes: {
        straightAcross: {
          says: () => ({
            en: line`each numerator was multiplied by its own denominator, not by the other one`,
            es: line`cada numerador se multiplicó por su propio denominador y no por el otro`,
          }),
          work({ equation: proportion }) {
            const [opposite, first, second] = crossed(proportion)
            return crossWork(proportion, second, first, opposite)
          },
        },
        subtracted: {
          says: ({ equation: proportion }) => ({
            en: line`${crossed(proportion)[0]} was subtracted from the product, but both sides must be divided by it`,
            es: line`se restó ${crossed(proportion)[0]} del producto, pero hay que dividir ambos lados entre ese número`,
          }),
          work({ equation: proportion }) {
            const [opposite, first, second] = crossed(proportion)
            const [given, product] = crossWork(proportion, opposite, first, second)
            const rest = evaluate(first).times(evaluate(second)).minus(evaluate(opposite))
            return [given, product, equation(x, shownIn(proportion)(rest))]
          },
        },
      },
      follows: (before, after) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) }),
    }),
  ),
})
