import {
  type Both,
  both,
  count,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  name,
  option,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  relation,
  role,
  statements,
  step,
  sum,
  symbol,
  table,
  things,
  times,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Level, levels } from './levels.ts'
import { repeatedStories } from './stories.ts'
import {
  amountsIn,
  CHAINS,
  DAYS,
  FEET,
  factOf,
  GALLONS,
  HOURS,
  inSmallest,
  KILOGRAMS,
  METERS,
  MINUTES,
  multiplied,
  type Pair,
  POUNDS,
  sumOf,
  worthOf,
} from './units.ts'

/** Units that are measured together, in the order of the stories: the forms of a sheet take turns, each with other units. */
const MIXED = [FEET, HOURS, POUNDS, METERS, GALLONS, MINUTES, DAYS, KILOGRAMS] as const

/** 5 feet 3 inches: fewer of the smaller unit than make one of the larger. */
interface Mixed {
  readonly pair: Pair
  readonly large: number
  readonly small: number
}
const restOf = (random: Random, { factor }: Pair): number =>
  factor >= 100 ? 5 * random.int(factor / 50, (factor - 10) / 5) : random.int(1, factor - 1)
function drawMixed(random: Random, { least, most }: Level): Mixed {
  const pair = random.evenly<Pair>(MIXED)
  return random.until(
    () => ({ pair, large: random.int(least, most), small: restOf(random, pair) }),
    ({ large, small }) => large !== small && large !== 10,
  )
}
const inSmall = ({ pair: { factor }, large, small }: Mixed): number => large * factor + small
const shown = ({ pair, large, small }: Mixed) => [count(large, pair.large), count(small, pair.small)] as const
const convertedSteps = (mixed: Mixed) => [
  factOf(mixed.pair),
  multiplied(mixed.large, mixed.pair),
  step(equation(sum(mixed.large * mixed.pair.factor, mixed.small), inSmall(mixed)), because.explain, {
    sentence: {
      en:
        mixed.small === 1
          ? line`Add ${count(1, mixed.pair.small)}.`
          : line`Add the ${count(mixed.small, mixed.pair.small)}.`,
      es:
        mixed.small === 1
          ? line`Suma ${count(1, mixed.pair.small)}.`
          : mixed.pair.small.gender === 'f'
            ? line`Suma las ${count(mixed.small, mixed.pair.small)}.`
            : line`Suma los ${count(mixed.small, mixed.pair.small)}.`,
    },
  }),
]

/** A measure of two units and one of the smaller unit that differs by less than one of the larger, or not at all. */
function drawComparison(random: Random, { least, most }: Level) {
  const pair = random.evenly<Pair>(MIXED)
  const wanted = random.evenly(['greater', 'less', 'equal'] as const)
  const mixed = random.until(
    () => ({ pair, large: random.int(least, most), small: restOf(random, pair) }),
    ({ large, small }) => large !== small,
  )
  const near = random.int(1, Math.min(pair.factor - 1, 9))
  const other = inSmall(mixed) + (wanted === 'equal' ? 0 : wanted === 'greater' ? -near : near)
  return { mixed, other, isMixedFirst: random.evenly([true, false]) }
}
const signOf = ({ mixed, other, isMixedFirst }: ReturnType<typeof drawComparison>): Comparison =>
  isMixedFirst ? comparisonOf(inSmall(mixed), other) : comparisonOf(other, inSmall(mixed))

const LETTERS = ['A', 'B', 'C', 'D'] as const
/** Four measures around one of the larger unit more or less, two of them in two units. */
function drawOrder(random: Random) {
  const pair = random.evenly<Pair>(MIXED)
  const isRising = random.evenly([true, false])
  const { factor } = pair
  return random.until(
    () => {
      const large = random.int(3, 8)
      const measures = random.shuffle<readonly Quantity[][]>([
        [count(large, pair.large)],
        [count(large - 1, pair.large), count(restOf(random, pair), pair.small)],
        [count(large * factor + random.sign() * random.int(1, factor - 1), pair.small)],
        [count((large - 1) * factor + random.int(1, factor - 1), pair.small)],
      ])
      const sizes = measures.map(measure => sumOf(measure).n)
      const order = [...LETTERS].toSorted(
        (a, b) => (isRising ? 1 : -1) * (itemOf(sizes, LETTERS.indexOf(a)) - itemOf(sizes, LETTERS.indexOf(b))),
      )
      return { pair, isRising, measures, sizes, order }
    },
    ({ sizes, order }) => new Set(sizes).size === 4 && order.join('') !== 'ABCD' && order.join('') !== 'DCBA',
  )
}

/** What a pupil does who converts a measure of two units in a wrong way. */
const SLIPS = {
  bothMultiplied: {
    en: prose`The smaller units were multiplied too.`,
    es: prose`También se multiplicaron las unidades menores.`,
  },
  leftOut: { en: prose`The smaller units were not added.`, es: prose`No se sumaron las unidades menores.` },
  joined: {
    en: prose`The larger units were multiplied by 10.`,
    es: prose`Las unidades mayores se multiplicaron por 10.`,
  },
  subtracted: { en: prose`The smaller units were subtracted.`, es: prose`Se restaron las unidades menores.` },
} as const
type Slip = keyof typeof SLIPS
function claimOf(slip: Slip, { pair: { factor }, large, small }: Mixed): number {
  const claims: Readonly<Record<Slip, number>> = {
    bothMultiplied: (large + small) * factor,
    leftOut: large * factor,
    joined: 10 * large + small,
    subtracted: large * factor - small,
  }
  return claims[slip]
}

const slipWork = (slip: Slip, { pair: { factor }, large, small }: Mixed): Expr =>
  slip === 'bothMultiplied'
    ? sum(times(large, factor), times(small, factor))
    : slip === 'joined'
      ? sum(times(large, 10), small)
      : minus(times(large, factor), small)
function slipSaid(slip: Slip, { pair, large, small }: Mixed): Both<readonly Inline[]> {
  const [bigs, smalls] = [count(large, pair.large), count(small, pair.small)]
  const [one, many] = [count(1, pair.large), count(pair.factor, pair.small)]
  const said: Readonly<Record<Slip, Both<readonly Inline[]>>> = {
    bothMultiplied: {
      en: line`only the ${bigs} must be multiplied by ${pair.factor}`,
      es: line`solo se debe multiplicar por ${pair.factor} lo que está en ${things(pair.large)}`,
    },
    leftOut: {
      en: line`the ${smalls} were left out`,
      es: pair.small.gender === 'f' ? line`se omitieron las ${smalls}` : line`se omitieron los ${smalls}`,
    },
    joined: { en: line`${one} is ${many}, not 10`, es: line`${one} equivale a ${many}, no a 10` },
    subtracted: {
      en: line`the ${smalls} must be added, not subtracted`,
      es:
        pair.small.gender === 'f'
          ? line`las ${smalls} se deben sumar, no restar`
          : line`los ${smalls} se deben sumar, no restar`,
    },
  }
  return said[slip]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  mixedUnits: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Convert.`, es: prose`Convierte.` },
    draw: drawMixed,
    answer: quantity,
    solve: mixed => count(inSmall(mixed), mixed.pair.small),
    ask: mixed => {
      const [large, small] = shown(mixed)
      const unit = things(mixed.pair.small)
      return { en: prose`${large} ${small} = ____ ${unit}`, es: prose`${large} y ${small} = ____ ${unit}` }
    },
    solution: mixed => [
      ...convertedSteps(mixed),
      explained(
        alone(count(inSmall(mixed), mixed.pair.small)),
        line`Write the answer with its unit.`,
        line`Escribe la respuesta con su unidad.`,
      ),
    ],
    check: (printed, answer) => sumOf(amountsIn(printed)).equals(inSmallest(answer)),
  }),

  twoSteps: form({
    levels: ['hard'],
    share: 2,
    draw: (random, { most }) => {
      const { first, second } = random.evenly(CHAINS[random.evenly(['customary', 'time'] as const)])
      return { first, second, amount: random.int(3, first.factor * second.factor > 500 ? 6 : most) }
    },
    answer: quantity,
    solve: ({ first, second, amount }) => count(amount * first.factor * second.factor, second.small),
    ask({ first, second, amount }) {
      const given = role('given', count(amount, first.large))
      const unit = things(second.small)
      return {
        en: prose`How many ${unit} are in ${given}?`,
        es:
          second.small.gender === 'f'
            ? prose`¿Cuántas ${unit} hay en ${given}?`
            : prose`¿Cuántos ${unit} hay en ${given}?`,
      }
    },
    solution: ({ first, second, amount }) => [
      explained(
        both(
          prose`${count(1, first.large)} = ${count(first.factor, first.small)}; ${count(1, second.large)} = ${count(second.factor, second.small)}`,
        ),
        line`Convert to ${things(first.small)} first: write how many of the smaller unit make 1 of the larger unit.`,
        line`Convierte primero a ${things(first.small)}: escribe cuántas unidades menores forman 1 unidad mayor.`,
      ),
      multiplied(amount, first),
      step(
        equation(times(amount * first.factor, second.factor), amount * first.factor * second.factor),
        because.explain,
        {
          sentence: {
            en: line`Convert the ${things(first.small)} in the same way: multiply by ${second.factor}.`,
            es:
              first.small.gender === 'f'
                ? line`Convierte las ${things(first.small)} de la misma manera: multiplica por ${second.factor}.`
                : line`Convierte los ${things(first.small)} de la misma manera: multiplica por ${second.factor}.`,
          },
        },
      ),
      step(
        both(prose`${count(amount, first.large)} = ${count(amount * first.factor * second.factor, second.small)}`),
        because.writeTheUnits,
      ),
    ],
    check(printed, answer) {
      const [given] = amountsIn(printed)
      return given !== undefined && inSmallest(given).equals(inSmallest(answer))
    },
  }),

  compare: form({
    levels: ['hard'],
    instruction: { en: prose`Compare. Write <, >, or =.`, es: prose`Compara. Escribe <, > o =.` },
    draw: drawComparison,
    answer: comparison,
    solve: signOf,
    ask: ({ mixed, other, isMixedFirst }) => {
      const [large, small] = shown(mixed)
      const single = count(other, mixed.pair.small)
      return isMixedFirst
        ? { en: prose`${large} ${small} __ ${single}`, es: prose`${large} y ${small} __ ${single}` }
        : { en: prose`${single} __ ${large} ${small}`, es: prose`${single} __ ${large} y ${small}` }
    },
    solution: facts => {
      const { mixed, other, isMixedFirst } = facts
      const [left, right] = isMixedFirst ? [inSmall(mixed), other] : [other, inSmall(mixed)]
      return [
        ...convertedSteps(mixed),
        step(relation(left, comparisonSigns[signOf(facts)], right), because.compareInOneUnit),
      ]
    },
    check(printed, answer) {
      const before = printed.inlines.findIndex(item => typeof item === 'object' && item.kind === 'blank')
      const [left, right] = tupleOf(
        [printed.inlines.slice(0, before), printed.inlines.slice(before)].map(side =>
          side.flatMap(item => (typeof item === 'object' && item.kind === 'quantity' ? [item] : [])),
        ),
        2,
      )
      return answer === comparisonOf(sumOf(left), sumOf(right))
    },
  }),

  order: form({
    levels: ['hard'],
    kind: 'order',
    draw: drawOrder,
    answer: labelOrder(LETTERS),
    solve: ({ order }) => order,
    ask({ isRising, measures }) {
      const rows = (and: string) =>
        table({
          rows: measures.map((measure, i) => [
            symbol(itemOf(LETTERS, i)),
            measure.flatMap((part, place) => (place > 0 ? [and, part] : [part])),
          ]),
        })
      const en = isRising
        ? prose`Write the letters in order from the least to the greatest measure.`
        : prose`Write the letters in order from the greatest to the least measure.`
      const es = isRising
        ? prose`Escribe las letras en orden, de la medida menor a la mayor.`
        : prose`Escribe las letras en orden, de la medida mayor a la menor.`
      return { en: [en, rows(' ')], es: [es, rows(' y ')] }
    },
    solution: ({ pair, measures, sizes, order }) => [
      factOf(pair),
      explained(
        statements(
          ...measures.flatMap((measure, i) => {
            const [first, second] = measure
            const size = itemOf(sizes, i) / worthOf(pair.small)
            if (!first || first.noun === pair.small) return []
            const product = times(first.amount, pair.factor)
            return [equation(second ? sum(product, second.amount) : product, size)]
          }),
        ),
        line`Write each measure in ${things(pair.small)}.`,
        line`Escribe cada medida en ${things(pair.small)}.`,
      ),
      explained(
        alone(
          ...order.flatMap((letter, i) => [
            ...(i > 0 ? ['; '] : []),
            symbol(letter),
            ': ',
            count(itemOf(sizes, LETTERS.indexOf(letter)) / worthOf(pair.small), pair.small),
          ]),
        ),
        line`Put the measures in order.`,
        line`Ordena las medidas.`,
      ),
      explained(list(...order.map(letter => symbol(letter))), line`Write the letters.`, line`Escribe las letras.`),
    ],
    check(printed, answer) {
      const sizes = printed
        .block('table')
        .rows.map(([, measure]) =>
          sumOf((measure ?? []).flatMap(item => (typeof item === 'object' && item.kind === 'quantity' ? [item] : []))),
        )
      const given = answer.map(letter => itemOf(sizes, LETTERS.indexOf(letter)))
      const isRising = /least to the greatest|menor a la mayor/.test(printed.text)
      return (
        new Set(answer).size === sizes.length &&
        given
          .slice(1)
          .every((size, i) => (isRising ? size.compare(itemOf(given, i)) > 0 : size.compare(itemOf(given, i)) < 0))
      )
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.evenly(repeatedStories)
      return random.until(
        () => ({
          story,
          number: random.int(...story.times),
          pair: story.pair,
          large: random.int(...story.large),
          small: restOf(random, story.pair),
        }),
        ({ number, large, small }) => new Set([number, large, small]).size === 3 && small > 1,
      )
    },
    answer: quantity,
    solve: ({ number, ...mixed }) => count(number * inSmall(mixed), mixed.pair.small),
    ask: ({ story, number, pair, large, small }) =>
      story.ask(
        role('number', number),
        role('large', count(large, pair.large)),
        role('small', count(small, pair.small)),
      ),
    solution: ({ story, number, ...mixed }, found) => [
      ...convertedSteps(mixed),
      explained(
        equation(times(number, inSmall(mixed)), number * inSmall(mixed)),
        line`There are ${number} equal measures: multiply.`,
        line`Hay ${number} medidas iguales: multiplica.`,
      ),
      ended(alone(found), story.ends(found).en, story.ends(found).es),
    ],
    check: (printed, answer) => sumOf(amountsIn(printed)).times(printed.role('number')).equals(inSmallest(answer)),
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, { least, most }) {
      const pair = random.evenly<Pair>(startingAt(MIXED, 1))
      const slip = random.evenly(['bothMultiplied', 'joined', 'subtracted', 'leftOut'] as const)
      const mixed = random.until(
        () => ({
          pair,
          large: random.int(least, Math.min(most, 9)),
          small: random.int(2, Math.min(pair.factor - 1, 9)),
        }),
        ({ large, small }) => large !== small,
      )
      return { slip, mixed, who: random.pick(people) }
    },
    answer: option(SLIPS),
    solve: ({ slip }) => slip,
    ask({ slip, mixed, who }) {
      const [large, small] = shown(mixed)
      const said = role('said', count(claimOf(slip, mixed), mixed.pair.small))
      return {
        en: prose`${name(who)} writes: ${large} ${small} = ${said}. What is the mistake?`,
        es: prose`${name(who)} escribe: ${large} y ${small} = ${said}. ¿Cuál es el error?`,
      }
    },
    key: ({ mixed }) => {
      const [large, small] = shown(mixed)
      const right = count(inSmall(mixed), mixed.pair.small)
      return { en: prose`${large} ${small} = ${right}`, es: prose`${large} y ${small} = ${right}` }
    },
    solution({ slip, mixed }) {
      const { pair } = mixed
      const claim = claimOf(slip, mixed)
      const work = slip === 'leftOut' ? alone(count(claim, pair.small)) : equation(slipWork(slip, mixed), claim)
      return [step(work, because.mistakeIs, { what: slipSaid(slip, mixed) }), ...convertedSteps(mixed)]
    },
    whyWrong: ({ slip, mixed }) =>
      wouldGive(slip, claimOf(slip, mixed), {
        bothMultiplied: claimOf('bothMultiplied', mixed),
        joined: claimOf('joined', mixed),
        subtracted: claimOf('subtracted', mixed),
        leftOut: claimOf('leftOut', mixed),
      }),
    check(printed, answer) {
      const [large, small, said] = tupleOf(amountsIn(printed), 3)
      const factor = worthOf(large.noun) / worthOf(small.noun)
      const [a, b, claim] = [exact(large.amount).n, exact(small.amount).n, exact(said.amount).n]
      const difference = claim - a * factor
      const slip =
        difference === 0
          ? 'leftOut'
          : difference === -b
            ? 'subtracted'
            : difference === b * factor
              ? 'bothMultiplied'
              : 'joined'
      return answer === slip && difference !== b
    },
  }),
})
