import {
  answerStep,
  both,
  decimal,
  defineTopic,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  inequality,
  isTrue,
  itemOf,
  line,
  list,
  mixed,
  numberLine,
  option,
  order,
  prose,
  type Random,
  Ratio,
  relation,
  sentenceChoice,
  step,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { lowStories } from './compare-order-rationals/low-stories.ts'
import { concluded, lowerPlaces } from './compare-order-rationals/lower-places.ts'
import { compared, comparing, ordering } from './compare-order-rationals/working.ts'

/** Each draws one positive number as it is written. */
const writings = {
  integer: (random: Random, most: number): Value => random.int(1, most),
  decimal: (random: Random, most: number): Value =>
    decimal(
      random.chance(0.5)
        ? Ratio.of(random.int(0, most - 1) * 10 + random.int(1, 9), 10)
        : Ratio.of(random.int(0, most * 10 - 1) * 10 + random.int(1, 9), 100),
    ),
  fraction: (random: Random, most: number): Value => {
    const d = random.int(2, 10)
    return mixed(Ratio.of(random.coprimeTo(d), d).plus(random.int(0, most - 1)))
  },
}
type Writing = keyof typeof writings

interface Level {
  /** The writings of two numbers to compare. */
  readonly pairs: readonly (readonly [Writing, Writing])[]
  /** The writings of the numbers to order, taking turns. */
  readonly lists: readonly (readonly Writing[])[]
  readonly negatives: number
  readonly most: number
}

const negated = (value: Value): Value => {
  const ratio = exact(value).negated()
  if (typeof value !== 'object' || !('kind' in value) || value.kind !== 'number') return ratio
  return value.as === 'decimal' ? decimal(ratio) : value.as === 'mixed' ? mixed(ratio) : ratio
}

const HUNDREDTH = Ratio.of(1, 100)
const apart = (a: Value, b: Value) => Math.abs(exact(a).minus(exact(b)).toNumber()) >= HUNDREDTH.toNumber()

/** Two numbers, at least one below zero; once in eight times equal but written in two ways, where there are two. */
function drawPair(random: Random, { pairs, most }: Level): readonly [Value, Value] {
  const isEqual = random.evenly([false, false, false, true, false, false, false, false])
  const [one, two] = random.pick(pairs)
  if (isEqual && one !== two) {
    const d = random.pick([2, 4, 5, 10])
    const value = Ratio.of(-random.coprimeTo(d), d).minus(random.int(0, most - 1))
    return random.shuffle([decimal(value), mixed(value)])
  }
  return random.until(
    () => {
      const near = writings[one](random, one === 'integer' ? most : random.pick([1, 2]))
      const [a, b] = [near, writings[two](random, one === 'integer' ? most : random.pick([1, 2]))]
      const bothNegative = one !== 'integer' || random.chance(0.5)
      const signed = bothNegative ? [negated(a), negated(b)] : random.shuffle([negated(a), b])
      return random.shuffle(tupleOf(signed, 2))
    },
    ([a, b]) => apart(a, b),
  )
}

/** So many of the numbers are negative; no two are equal. */
function drawList(random: Random, { lists, negatives, most }: Level): readonly Value[] {
  const kinds = random.evenly(lists)
  return random.until(
    () =>
      random.shuffle(
        kinds.map((kind, i) => (i < negatives ? negated(writings[kind](random, most)) : writings[kind](random, most))),
      ),
    values => values.every((value, i) => values.every((other, j) => i === j || apart(value, other))),
  )
}

const ascending = (values: readonly Value[]) => [...values].sort((a, b) => exact(a).compare(exact(b)))

/** What a number looks like. */
const looks = (value: Value) => {
  const shown = expr(value)
  const as = shown.kind === 'number' ? shown.as : shown.kind
  return exact(value).isInteger
    ? 'whole'
    : as === 'decimal'
      ? as
      : Math.abs(exact(value).toNumber()) > 1
        ? 'mixed'
        : 'proper'
}

const isLess = (a: Value, b: Value) => exact(a).compare(exact(b)) < 0
const lowFirst = (a: Value, b: Value) => (isLess(a, b) ? relation(a, '<', b) : relation(b, '<', a))
/** So many twentieths below a whole number, as a mixed number or as a decimal. */
const written = ({ whole }: { readonly whole: number }, n: number, isMixed: boolean): Value => {
  const value = Ratio.of(-n, 20).minus(whole)
  return isMixed ? mixed(value) : decimal(value)
}

const compareIt = { en: prose`Write <, >, or = in the blank.`, es: prose`Escribe <, > o = en el espacio.` }

export const compareOrderRationals = defineTopic(
  {
    id: 'compare-order-rationals',
    name: { en: 'Compare and order rational numbers', es: 'Comparar y ordenar números racionales' },
    description: {
      en: 'Compare and order positive and negative integers, fractions and decimals.',
      es: 'Compara y ordena números enteros, fracciones y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.7', '6.NS.C.7a', '6.NS.C.7b'],
    rev: 3,
    levels: {
      easy: {
        pairs: [['integer', 'integer']],
        lists: [['integer', 'integer', 'integer', 'integer']],
        negatives: 2,
        most: 30,
      },
      medium: {
        pairs: [
          ['decimal', 'decimal'],
          ['fraction', 'fraction'],
          ['fraction', 'decimal'],
        ],
        lists: [
          ['decimal', 'decimal', 'decimal', 'decimal'],
          ['fraction', 'fraction', 'fraction', 'fraction'],
        ],
        negatives: 3,
        most: 3,
      },
      hard: {
        pairs: [
          ['fraction', 'decimal'],
          ['decimal', 'fraction'],
        ],
        lists: [
          ['fraction', 'decimal', 'integer', 'fraction', 'decimal'],
          ['decimal', 'fraction', 'decimal', 'integer', 'fraction'],
        ],
        negatives: 3,
        most: 4,
      },
    },
  },
  form => ({
    compare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: compareIt,
      draw: drawPair,
      answer: option({ less: both(prose`<`), greater: both(prose`>`), equal: both(prose`=`) }),
      solve: ([a, b]) =>
        exact(a).compare(exact(b)) < 0 ? 'less' : exact(a).compare(exact(b)) > 0 ? 'greater' : 'equal',
      ask: ([a, b]) => both(prose`${a} ___ ${b}`),
      solution: ([a, b]) => [...comparing(a, b), compared(a, b)],
      // The number to the right on the line is greater: the difference tells the side.
      check(printed, answer) {
        const [a, b] = printed.numbers
        if (!a || !b) return false
        const { n } = b.plus(a.negated())
        return answer === (n > 0 ? 'less' : n < 0 ? 'greater' : 'equal')
      },
    }),

    leastToGreatest: form(order({ draw: drawList, solution: ordering })),

    greatestToLeast: form(
      order({
        direction: 'descending',
        draw: drawList,
        solution: sorted => [
          ...ordering([...sorted].reverse()).slice(0, -1),
          step(list(...sorted), because.greatestFirst),
        ],
      }),
    ),

    trueOrFalse: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw(random, level) {
        const [sign, isRight] = [random.evenly(['<', '>']), random.evenly([true, false])]
        const [low, high] = tupleOf(
          ascending(
            random.until(
              () => drawPair(random, level),
              ([a, b]) => !exact(a).equals(exact(b)),
            ),
          ),
          2,
        )
        return (sign === '<') === isRight
          ? { left: low, sign, right: high, isRight }
          : { left: high, sign, right: low, isRight }
      },
      answer: trueOrFalse,
      solve: ({ isRight }) => (isRight ? 'true' : 'false'),
      ask: ({ left, sign, right }) => both(relation(left, sign, right)),
      solution: ({ left, sign, right, isRight }) => [
        ...comparing(left, right),
        // Read from the other side, a right statement is no copy of the problem.
        step(
          isRight ? relation(right, sign === '<' ? '>' : '<', left) : relation(left, sign === '<' ? '>' : '<', right),
          isRight ? because.signIsRight : because.signIsWrong,
        ),
      ],
      check(printed, answer) {
        const { left, sign, right } = printed.one('relation')
        const isPositive = evaluate(right).minus(evaluate(left)).n > 0
        return answer === (isPositive === (sign === '<') ? 'true' : 'false')
      },
    }),

    farthestLeft: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which number is farthest to the left on the number line?`,
        es: prose`¿Qué número está más a la izquierda en la recta numérica?`,
      },
      draw(random, level) {
        const step = level.most > 10 ? 5 : 1
        const kinds = random.evenly<readonly Writing[]>(level.lists).slice(0, 4)
        const values = random.until(
          () =>
            kinds.map((kind, i) =>
              i < level.negatives ? negated(writings[kind](random, level.most)) : writings[kind](random, level.most),
            ),
          values =>
            values.every((value, i) =>
              values.every(
                (other, j) => i === j || (apart(value, other) && !exact(value).equals(exact(other).negated())),
              ),
            ) && values.filter(value => looks(value) === looks(itemOf(ascending(values), 0))).length > 1,
        )
        return { values: random.shuffle(values), reach: level.most, step }
      },
      answer: formulaChoice,
      solve: ({ values }) => itemOf(ascending(values), 0),
      mistakes({ values }) {
        const [, second, third, right] = tupleOf(ascending(values), 4)
        return { nextNumber: second, nearestToZero: third, farthestRight: right }
      },
      ask: ({ values, reach, step }) => both([list(...values), figure(numberLine({ from: -reach, to: reach, step }))]),
      solution: ({ values }) => [
        ...ordering(ascending(values)),
        step(expr(itemOf(ascending(values), 0)), because.fartherLeftIsLess),
      ],
      // No printed number is less.
      check(printed, answer) {
        const values = printed.one('list').items.map(item => evaluate(item))
        return (
          values.some(value => value.equals(exact(answer))) && values.every(value => value.minus(exact(answer)).n >= 0)
        )
      },
    }),

    situation: form({
      lines: 1,
      levels: ['medium'],
      kind: 'story',
      draw(random) {
        const story = random.evenly(lowStories)
        const [least] = story.values
        const amount = (): Value =>
          story.tenths ? decimal(Ratio.of(-random.int(11, -10 * Math.max(least, -30)), 10)) : random.int(least, -1)
        return random.until(
          () => ({ story, a: amount(), b: amount() }),
          ({ a, b }) => {
            const far = Math.abs(exact(a).minus(exact(b)).toNumber())
            return far > 0 && (!story.tenths || (far < 2 && !exact(a).isInteger && !exact(b).isInteger))
          },
        )
      },
      answer: inequality,
      solve: ({ a, b }) => lowFirst(a, b),
      ask: ({ story, a, b }) => story.compares(a, b),
      solution: ({ a, b }) => [...comparing(a, b), step(lowFirst(a, b), because.fartherLeftIsLess)],
      // Uses both printed numbers, in a true statement with <.
      check(printed, answer) {
        const [a, b] = printed.numbers
        if (answer.kind !== 'relation' || answer.sign !== '<' || !a || !b) return false
        const sides = [evaluate(answer.left), evaluate(answer.right)]
        return isTrue(answer) && [a, b].every(value => sides.some(side => side.equals(value)))
      },
    }),

    meaning: form({
      levels: ['hard'],
      kind: 'choose',
      share: 2,
      draw(random) {
        const place = random.evenly(lowerPlaces)
        const whole = random.int(2, place.least)
        return random.until(
          () => {
            const d = random.pick([2, 4, 5])
            const mixedOne = mixed(Ratio.of(-random.coprimeTo(d), d).minus(whole))
            const decimalOne = decimal(Ratio.of(-random.int(1, 99), 100).minus(whole))
            const pair = place.isMoney
              ? ([decimalOne, decimal(Ratio.of(-random.int(1, 99), 100).minus(whole))] as const)
              : ([decimalOne, mixedOne] as const)
            return { place, pair: tupleOf(random.shuffle(pair), 2) }
          },
          ({ pair: [a, b] }) => apart(a, b) && Math.abs(exact(a).minus(exact(b)).toNumber()) < 0.4,
        )
      },
      answer: sentenceChoice,
      solve: ({ place, pair }) => concluded(place, pair, isLess(...pair), isLess(...pair) ? 0 : 1),
      mistakes({ place, pair }) {
        const less = isLess(...pair)
        const [low, high] = less ? ([0, 1] as const) : ([1, 0] as const)
        return {
          bySize: concluded(place, pair, !less, high),
          wrongPlace: concluded(place, pair, less, high),
          wrongSign: concluded(place, pair, !less, low),
        }
      },
      ask: ({ place, pair: [a, b] }) => {
        const { en, es } = place.tell(place.amount(a), place.amount(b))
        return {
          en: [{ kind: 'paragraph', content: en }, prose`Which statement is right?`],
          es: [{ kind: 'paragraph', content: es }, prose`¿Qué afirmación es correcta?`],
        }
      },
      solution: ({ pair: [a, b] }, { says }) => [
        ...comparing(a, b),
        answerStep(says, {
          en: line`The lesser number is the lower amount. The other statements turn the inequality around, name the other one, or do both.`,
          es: line`El número menor es la cantidad más baja. Las otras afirmaciones invierten la desigualdad, nombran al otro o hacen las dos cosas.`,
        }),
      ],
      // Of two negative numbers, the one farther from zero is lower.
      check(printed, { key }) {
        const [a, b] = printed.numbers
        if (!a || !b) return false
        return key === (Math.abs(a.toNumber()) > Math.abs(b.toNumber()) ? 'first 0' : 'second 1')
      },
    }),

    between: form({
      levels: ['hard'],
      kind: 'choose',
      draw(random) {
        const whole = random.int(0, 4)
        return random.until(
          () => {
            const [i, j] = [random.int(7, 18), random.int(2, 13)]
            return { whole, i, j, k: random.int(j + 1, i - 1), isMixed: random.evenly([true, false]) }
          },
          ({ i, j, k }) => i - j >= 3 && i - j <= 7 && k > j && k < i && i % 20 !== 0,
        )
      },
      answer: formulaChoice,
      solve: facts => written(facts, facts.k, facts.isMixed),
      mistakes: facts => ({
        tooFarLeft: written(facts, facts.i + 1, facts.isMixed),
        tooFarRight: written(facts, facts.j - 1, !facts.isMixed),
        otherSign: negated(written(facts, facts.k, facts.isMixed)),
      }),
      ask: facts => ({
        en: prose`Which number lies between ${written(facts, facts.i, !facts.isMixed)} and ${written(facts, facts.j, facts.isMixed)}?`,
        es: prose`¿Qué número está entre ${written(facts, facts.i, !facts.isMixed)} y ${written(facts, facts.j, facts.isMixed)}?`,
      }),
      solution: (facts, answer) => {
        const at = (n: number) => decimal(exact(written(facts, n, false)), 2)
        return [
          explained(
            list(at(facts.i), at(facts.j)),
            line`Write the two given numbers as decimals with two places.`,
            line`Escribe los dos números dados como decimales con dos cifras.`,
          ),
          explained(
            list(at(facts.i + 1), at(facts.k), at(facts.j - 1)),
            line`The negative choices as decimals: the first is farther left than ${at(facts.i)}, the last is farther right than ${at(facts.j)}.`,
            line`Las opciones negativas como decimales: la primera está más a la izquierda que ${at(facts.i)} y la última, más a la derecha que ${at(facts.j)}.`,
          ),
          explained(
            expr(answer),
            line`Only this one lies between: ${relation(at(facts.i), '<', at(facts.k))} and ${relation(at(facts.k), '<', at(facts.j))}. A positive number is greater than both.`,
            line`Solo este está entre los dos: ${relation(at(facts.i), '<', at(facts.k))} y ${relation(at(facts.k), '<', at(facts.j))}. Un número positivo es mayor que ambos.`,
          ),
        ]
      },
      check(printed, answer) {
        const [low, high] = printed.take(2)
        return exact(answer).minus(low).n > 0 && high.minus(exact(answer)).n > 0
      },
    }),
  }),
)
