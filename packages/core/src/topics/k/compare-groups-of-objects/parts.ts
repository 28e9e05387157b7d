import {
  type Block,
  type Both,
  both,
  type Content,
  type CounterGroupOptions,
  type Counters,
  count as counted,
  counters,
  drawing,
  exact,
  explained,
  figure,
  howMany,
  type Icon,
  iconNoun,
  itemOf,
  line,
  list,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  type Step,
  step,
  symbol,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agreeing } from '../../kit/facts/pictures.ts'
import { type Asked, type Counts, type Groups, gaps, LETTERS, type Letter, OTHER_PICTURES } from './groups.ts'

/** What a drawing has beside the group that is shown. */
const wishes = {
  'one more': { by: 1, from: [2, 5], layout: {} },
  'two more': { by: 2, from: [5, 8], layout: { arrangement: 'scattered' } },
  'two fewer': { by: -2, from: [6, 10], layout: { arrangement: 'ring' } },
} as const satisfies Record<string, { by: number; from: readonly [number, number]; layout: CounterGroupOptions }>

/** Draw a group that has one more. */
function wished(wish: keyof typeof wishes, icon: Icon): Both<Block> {
  if (wish === 'one more')
    return {
      en: prose`Draw a group that has one more.`,
      es: agreeing(icon, prose`Dibuja un grupo que tenga uno más.`, prose`Dibuja un grupo que tenga una más.`),
    }
  return wish === 'two more'
    ? { en: prose`Draw a group that has ${2} more.`, es: prose`Dibuja un grupo que tenga ${2} más.` }
    : { en: prose`Draw a group that has ${2} fewer.`, es: prose`Dibuja un grupo que tenga ${2} menos.` }
}

type Gap = Groups & { readonly ask: Asked }

interface Wished {
  readonly wish: keyof typeof wishes
  readonly count: number
  readonly icon: Icon
  readonly variant: number
}

export const wordOf = {
  more: words('more', 'más'),
  fewer: words('fewer', 'menos'),
  same: words('the same', 'la misma cantidad'),
} as const

export function relationOf(counts: Counts): keyof typeof wordOf {
  const [a, b] = tupleOf(counts, 2)
  return a === b ? 'same' : a > b ? 'more' : 'fewer'
}

export const asks = (question: Both<Block>, drawn: Counters): Both<Content> => ({
  en: [figure(drawn), question.en],
  es: [figure(drawn), question.es],
})

export const upTo = (last: number, first = 1) => list(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const downTo = (last: number, first: number) => list(...Array.from({ length: first - last + 1 }, (_, i) => first - i))

/** A: 5; B: 7 */
export const countsSaid = (counts: Counts): Block => ({
  kind: 'paragraph',
  content: counts.flatMap((count, i) => [...(i > 0 ? ['; '] : []), ...line`${symbol(itemOf(LETTERS, i))}: ${count}`]),
})

export const place = (counts: Counts, value: number): Letter => itemOf(LETTERS, counts.indexOf(value))

/** How many objects each drawn group has. */
export const sizesOf = ({ groups }: Counters): Counts => groups.map(({ items }) => items.length)

/** One from each group is taken away at a time, until one is empty: what is left there. */
export function leftOver(counts: Counts): Counts {
  const [a, b] = tupleOf(counts, 2)
  return a > 0 && b > 0 ? leftOver([a - 1, b - 1]) : [a, b]
}

const inBox = (count: number) => counters({ count, fill: 'white', outline: 'box', perRow: 5 })

export const [A, B] = [symbol('A'), symbol('B')]

/** How many more, or fewer, in groups that are drawn so. */
export const howMuchMore = (gap: keyof typeof gaps) => ({
  draw: (random: Random): Gap => gaps[gap](random),
  answer: quantity,
  solve: ({ counts, icon }: Gap) => counted(Math.abs(itemOf(counts, 0) - itemOf(counts, 1)), iconNoun(icon)),
  ask({ ask, counts, icon, drawn }: Gap): Both<Content> {
    const [noun, asked] = [iconNoun(icon), relationOf(counts) === ask ? A : B]
    return {
      en: [
        figure(drawn),
        ask === 'more'
          ? prose`How many more ${things(noun)} are in ${asked}? ____`
          : prose`How many fewer ${things(noun)} are in ${asked}? ____`,
      ],
      es: [
        figure(drawn),
        ask === 'more'
          ? prose`¿${howMany(noun)} más hay en ${asked}? ____`
          : prose`¿${howMany(noun)} menos hay en ${asked}? ____`,
      ],
    }
  },
  solution({ counts }: Gap, found: Quantity): readonly Step[] {
    const [less, greater] = [Math.min(...counts), Math.max(...counts)]
    return [
      step(both(countsSaid(counts)), gap === 'spread' ? because.countEachRow : because.countEachGroup),
      explained(
        upTo(greater, less + 1),
        line`Count on from ${less} to ${greater}.`,
        line`Sigue contando después del ${less} hasta el ${greater}.`,
      ),
      explained(both(prose`${found}`), line`Count how many numbers you said.`, line`Cuenta cuántos números dijiste.`),
    ]
  },
  check: (printed: Printed, { amount, noun }: Quantity) =>
    printed
      .figure('counters')
      .groups.every(({ items }) => items.every(({ icon }) => iconNoun(icon).en[0] === noun.en[0])) &&
    exact(amount).equals(Math.max(...leftOver(sizesOf(printed.figure('counters'))))),
})

/** To draw a group that has so many more or fewer. */
export const drawGroup = (all: readonly (keyof typeof wishes)[]) => ({
  lines: 0,
  draw: (random: Random): Wished => {
    const wish = random.evenly(all)
    const [from, to] = wishes[wish].from
    return { wish, count: random.int(from, to), icon: random.evenly(OTHER_PICTURES), variant: random.int(1, 99) }
  },
  answer: drawing<number>(inBox, count => [count - 1, count + 1]),
  solve: ({ wish, count }: Wished) => count + wishes[wish].by,
  ask({ wish, count, icon, variant }: Wished): Both<Content> {
    const says = wished(wish, icon)
    const shown = figure(counters({ icon, count, fill: 'white', size: 1.1, variant, ...wishes[wish].layout }))
    const empty = figure(counters({ count: 0, outline: 'box', size: 2.6 }))
    return { en: [says.en, shown, empty], es: [says.es, shown, empty] }
  },
  solution: ({ count }: Wished, wanted: number): readonly Step[] => [
    step(upTo(count), because.countOneByOne),
    wanted > count
      ? step(upTo(wanted, count + 1), because.countOn, { count: wanted - count, start: count })
      : step(downTo(wanted, count - 1), because.countBack, { count: count - wanted, start: count }),
    step(figure(inBox(wanted)), because.drawSoMany, { count: wanted }),
  ],
  check(printed: Printed, wanted: number): boolean {
    const [shown, empty] = tupleOf(
      printed.figures('counters').map(drawn => itemOf(sizesOf(drawn), 0)),
      2,
    )
    // One more is said in a word.
    const by = printed.numbers.length === 0 ? 1 : itemOf(printed.numbers, 0).n
    return empty === 0 && wanted - (/more|más/.test(printed.text) ? by : -by) === shown
  },
})
