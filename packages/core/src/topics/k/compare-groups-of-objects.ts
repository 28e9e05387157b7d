import {
  type Block,
  type Both,
  blank,
  both,
  type Content,
  type CounterGroupOptions,
  type Counters,
  count as counted,
  counters,
  defineTopic,
  drawing,
  exact,
  type FilledTable,
  figure,
  figureChoice,
  howMany,
  type Icon,
  iconNoun,
  itemOf,
  labelOrder,
  line,
  list,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  symbol,
  table,
  tableCells,
  things,
  tupleOf,
  words,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { agreeing } from '../kit/facts/pictures.ts'
import {
  type Asked,
  boxed,
  type Counts,
  drawSame,
  drawThree,
  type Groups,
  gaps,
  LETTERS,
  type Letter,
  layouts,
  OTHER_PICTURES,
} from './compare-groups-of-objects/groups.ts'

/** What a drawing has beside the group that is shown. */
const wishes = {
  'one more': { by: 1, from: [2, 5], layout: {} },
  'one fewer': { by: -1, from: [5, 10], layout: { perRow: 5 } },
  'as many': { by: 0, from: [6, 10], layout: { arrangement: 'scattered' } },
  'two more': { by: 2, from: [5, 8], layout: { arrangement: 'scattered' } },
  'two fewer': { by: -2, from: [6, 10], layout: { arrangement: 'ring' } },
} as const satisfies Record<string, { by: number; from: readonly [number, number]; layout: CounterGroupOptions }>

/** Draw a group that has one more. */
function wished(wish: keyof typeof wishes, icon: Icon): Both<Block> {
  if (wish === 'as many')
    return { en: prose`Draw a group with the same number.`, es: prose`Dibuja un grupo con la misma cantidad.` }
  if (wish === 'one more')
    return {
      en: prose`Draw a group that has one more.`,
      es: agreeing(icon, prose`Dibuja un grupo que tenga uno más.`, prose`Dibuja un grupo que tenga una más.`),
    }
  if (wish === 'one fewer')
    return {
      en: prose`Draw a group that has one fewer.`,
      es: agreeing(icon, prose`Dibuja un grupo que tenga uno menos.`, prose`Dibuja un grupo que tenga una menos.`),
    }
  return wish === 'two more'
    ? { en: prose`Draw a group that has ${2} more.`, es: prose`Dibuja un grupo que tenga ${2} más.` }
    : { en: prose`Draw a group that has ${2} fewer.`, es: prose`Dibuja un grupo que tenga ${2} menos.` }
}

interface Level {
  readonly gap: keyof typeof gaps
  readonly wishes: readonly (keyof typeof wishes)[]
}

type Which = 'A' | 'B' | 'same'
const circled = {
  more: { en: prose`Circle the row that has more.`, es: prose`Encierra la fila que tiene más.` },
  fewer: { en: prose`Circle the row that has fewer.`, es: prose`Encierra la fila que tiene menos.` },
}
const same = { en: prose`They have the same number.`, es: prose`Tienen la misma cantidad.` }
const named = {
  groups: {
    more: { en: prose`Which group has more?`, es: prose`¿Qué grupo tiene más?` },
    fewer: { en: prose`Which group has fewer?`, es: prose`¿Qué grupo tiene menos?` },
    choices: {
      A: { en: prose`Group A`, es: prose`El grupo A` },
      B: { en: prose`Group B`, es: prose`El grupo B` },
      same,
    },
  },
  rows: {
    more: { en: prose`Which row has more?`, es: prose`¿Qué fila tiene más?` },
    fewer: { en: prose`Which row has fewer?`, es: prose`¿Qué fila tiene menos?` },
    choices: { A: { en: prose`Row A`, es: prose`La fila A` }, B: { en: prose`Row B`, es: prose`La fila B` }, same },
  },
}
const letter = writtenLetter('A', 'B', 'C')
const letterOrder = labelOrder(LETTERS)

const wordOf = {
  more: words('more', 'más'),
  fewer: words('fewer', 'menos'),
  same: words('the same', 'la misma cantidad'),
} as const
const relationOf = ([a, b]: Counts): keyof typeof wordOf =>
  a === undefined || b === undefined || a === b ? 'same' : a > b ? 'more' : 'fewer'

const asks = (question: Both<Block>, drawn: Counters): Both<Content> => ({
  en: [figure(drawn), question.en],
  es: [figure(drawn), question.es],
})

const upTo = (last: number, first = 1) => list(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
const downTo = (last: number, first: number) => list(...Array.from({ length: first - last + 1 }, (_, i) => first - i))
/** A: 5; B: 7 */
const countsSaid = (counts: Counts): Block => ({
  kind: 'paragraph',
  content: counts.flatMap((count, i) => [...(i > 0 ? ['; '] : []), ...line`${symbol(itemOf(LETTERS, i))}: ${count}`]),
})
/** Counting up, the greater number comes later. */
const compared = (counts: Counts, chosen: Both<Block>): readonly Step[] => {
  const [less, greater] = [Math.min(...counts), Math.max(...counts)]
  return [
    step(both(countsSaid(counts)), because.countEachGroup),
    less === greater ? step(chosen, because.sameNumber) : step(chosen, because.comesLaterInCounting, { greater, less }),
  ]
}
const place = (counts: Counts, value: number): Letter => itemOf(LETTERS, counts.indexOf(value))
const of = (counts: Counts, ask: Asked) => (ask === 'more' ? Math.max(...counts) : Math.min(...counts))

/** How many objects each drawn group has. */
const sizesOf = ({ groups }: Counters): Counts => groups.map(({ items }) => items.length)
/** One from each group is taken away at a time, until one is empty: what is left there. */
const leftOver = ([a = 0, b = 0]: Counts): Counts => (a > 0 && b > 0 ? leftOver([a - 1, b - 1]) : [a, b])

/** Which of two has more, or fewer, where they may also have the same number. */
const whichHasMore = (layout: keyof typeof layouts, kind: keyof typeof named) => ({
  draw: (random: Random) => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts[layout](random) }),
  answer: option(named[kind].choices),
  solve: ({ ask, counts }: Groups & { readonly ask: Asked }): Which =>
    relationOf(counts) === 'same' ? 'same' : relationOf(counts) === ask ? 'A' : 'B',
  ask: ({ ask, drawn }: Groups & { readonly ask: Asked }) => asks(named[kind][ask], drawn),
  solution: ({ counts }: Groups, answer: Which) => compared(counts, named[kind].choices[answer]),
  check(printed: Printed, answer: Which): boolean {
    const [a, b] = leftOver(sizesOf(printed.figure('counters')))
    if (a === b) return answer === 'same'
    return answer !== 'same' && (answer === (a === 0 ? 'B' : 'A')) === /more|más/.test(printed.text)
  },
})

const inBox = (count: number) => counters({ count, fill: 'white', outline: 'box', perRow: 5 })

const [A, B] = [symbol('A'), symbol('B')]
const HAS = words('Group A has', 'El grupo A tiene')
const tableRows = (values: FilledTable['blanks']): FilledTable['rows'] => [
  [A, itemOf(values, 0)],
  [B, itemOf(values, 1)],
  [HAS, itemOf(values, 2)],
]
const mostAsked = {
  more: { en: prose`Circle the group that has the most.`, es: prose`Encierra el grupo que tiene más.` },
  fewer: { en: prose`Circle the group that has the fewest.`, es: prose`Encierra el grupo que tiene menos.` },
}
export const compareGroupsOfObjects = defineTopic(
  {
    id: 'compare-groups-of-objects',
    name: { en: 'Compare groups: more, fewer, same', es: 'Comparar grupos: más, menos o igual' },
    description: {
      en: 'Decide which group has more, which has fewer, or whether both have the same number.',
      es: 'Decide qué grupo tiene más, cuál tiene menos o si ambos tienen la misma cantidad.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.C.6'],
    levels: {
      easy: { gap: 'rows', wishes: ['one more'] },
      medium: { gap: 'heaps', wishes: ['as many', 'one fewer'] },
      hard: { gap: 'spread', wishes: ['two fewer', 'two more'] },
    },
  },
  form => ({
    circleTheRow: form({
      levels: ['easy'],
      kind: 'choose',
      share: 2,
      lines: 0,
      draw: random => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts['lined up'](random) }),
      answer: letter,
      solve: ({ ask, counts }) => place(counts, of(counts, ask)),
      ask: ({ ask, drawn }) => asks(circled[ask], drawn),
      solution: ({ ask, counts }, row) => [
        step(both(countsSaid(counts)), because.matchTheObjects),
        step(both(prose`${symbol(row)}`), ask === 'more' ? because.leftOverHasMore : because.runsOutFirst),
      ],
      check(printed, row) {
        const [a, b] = leftOver(sizesOf(printed.figure('counters')))
        const longer = a === 0 ? 'B' : 'A'
        return b !== a && (row === longer) === /more|más/.test(printed.text) && row !== 'C'
      },
    }),

    which: form({ levels: ['medium'], ...whichHasMore('heaps', 'groups') }),
    whichRow: form({ levels: ['medium'], ...whichHasMore('more room', 'rows') }),

    write: form({
      levels: ['medium'],
      kind: 'table',
      lines: 0,
      draw: random => layouts.heaps(random),
      answer: tableCells,
      solve: ({ counts }): FilledTable => {
        const blanks = [...counts, wordOf[relationOf(counts)]]
        return { blanks, rows: tableRows(blanks) }
      },
      ask: ({ drawn, icon }): Both<Content> => ({
        en: [
          prose`Write how many. Then write more, fewer, or the same.`,
          figure(drawn),
          table({ rows: tableRows([blank(3), blank(3), blank(8)]) }),
        ],
        es: [
          agreeing(
            icon,
            prose`Escribe cuántos hay. Luego escribe más, menos o la misma cantidad.`,
            prose`Escribe cuántas hay. Luego escribe más, menos o la misma cantidad.`,
          ),
          figure(drawn),
          table({ rows: tableRows([blank(3), blank(3), blank(8)]) }),
        ],
      }),
      solution: ({ counts }) => compared(counts, both(prose`${HAS}: ${wordOf[relationOf(counts)]}`)),
      check(printed, { blanks }) {
        const [a, b, word] = tupleOf(blanks, 3)
        const counts = sizesOf(printed.figure('counters'))
        const [restA, restB] = tupleOf(leftOver(counts), 2)
        const right = restA > restB ? 'more' : restA < restB ? 'fewer' : 'the same'
        return (
          [a, b].every((value, i) => exact(value).equals(itemOf(counts, i))) &&
          typeof word === 'object' &&
          'en' in word &&
          word.en === right
        )
      },
    }),

    howManyMore: form({
      share: 2,
      draw: (random, level: Level) => gaps[level.gap](random),
      answer: quantity,
      solve: ({ counts, icon }) => counted(Math.abs(itemOf(counts, 0) - itemOf(counts, 1)), iconNoun(icon)),
      ask({ ask, counts, icon, drawn }): Both<Content> {
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
      solution: ({ counts }, found) => [
        step(both(countsSaid(counts)), because.matchTheObjects),
        ...(exact(found.amount).n > 1 ? [step(upTo(exact(found.amount).n), because.countThoseLeftOver)] : []),
        step(
          both(prose`${found}`),
          exact(found.amount).n > 1 ? because.lastNumberTellsHowMany : because.countThoseLeftOver,
        ),
      ],
      check: (printed, { amount, noun }) =>
        printed
          .figure('counters')
          .groups.every(({ items }) => items.every(({ icon }) => iconNoun(icon).en[0] === noun.en[0])) &&
        exact(amount).equals(Math.max(...leftOver(sizesOf(printed.figure('counters'))))),
    }),

    drawAGroup: form({
      lines: 0,
      draw: (random, level: Level) => {
        const wish = random.evenly(level.wishes)
        const [from, to] = wishes[wish].from
        return { wish, count: random.int(from, to), icon: random.evenly(OTHER_PICTURES), variant: random.int(1, 99) }
      },
      answer: drawing<number>(inBox, count => [count - 1, count + 1]),
      solve: ({ wish, count }) => count + wishes[wish].by,
      ask({ wish, count, icon, variant }): Both<Content> {
        const says = wished(wish, icon)
        const shown = figure(counters({ icon, count, fill: 'white', size: 1.1, variant, ...wishes[wish].layout }))
        const empty = figure(counters({ count: 0, outline: 'box', size: 2.6 }))
        return { en: [says.en, shown, empty], es: [says.es, shown, empty] }
      },
      solution: ({ count }, wanted) => [
        step(upTo(count), because.countOneByOne),
        ...(wanted > count
          ? [step(upTo(wanted, count + 1), because.countOn, { count: wanted - count, start: count })]
          : []),
        ...(wanted < count
          ? [step(downTo(wanted, count - 1), because.countBack, { count: count - wanted, start: count })]
          : []),
        step(figure(inBox(wanted)), because.drawSoMany, { count: wanted }),
      ],
      check(printed, wanted) {
        const [shown, empty] = tupleOf(
          printed.figures('counters').map(drawn => itemOf(sizesOf(drawn), 0)),
          2,
        )
        const [two] = printed.numbers
        const by = two?.n ?? (/one|una|uno/.test(printed.text) ? 1 : 0)
        return empty === 0 && wanted - (/more|más/.test(printed.text) ? by : -by) === shown
      },
    }),

    sameNumber: form({
      levels: ['medium'],
      draw: random => drawSame(random, random.int(5, 9)),
      answer: figureChoice,
      solve: ({ count, icons, layouts: [, right] }) => boxed(icons[1], count, right),
      mistakes: ({ count, icons, layouts: [, right, other] }) => ({
        oneMore: boxed(icons[1], count + 1, other),
        oneFewer: boxed(icons[1], count - 1, right),
      }),
      ask: ({ count, icons, layouts: [shown] }): Both<Content> => {
        const model = figure(boxed(icons[0], count, shown))
        return {
          en: [model, prose`Which group has the same number?`],
          es: [model, prose`¿Qué grupo tiene la misma cantidad?`],
        }
      },
      solution: ({ count, icons, layouts: [, right] }) => [
        step(upTo(count), because.countOneByOne),
        step(figure(boxed(icons[1], count, right)), because.chooseTheOneThatFits),
      ],
      check: (printed, answer) => {
        const [model] = sizesOf(printed.figure('counters'))
        return answer.kind === 'counters' && leftOver([model ?? 0, ...sizesOf(answer)]).every(rest => rest === 0)
      },
    }),

    mostOfThree: form({
      levels: ['hard'],
      kind: 'choose',
      lines: 0,
      draw: random => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...drawThree(random) }),
      answer: letter,
      solve: ({ ask, counts }) => place(counts, of(counts, ask)),
      ask: ({ ask, drawn }) => asks(mostAsked[ask], drawn),
      solution: ({ ask, counts }, answer) => [
        step(both(countsSaid(counts)), because.countEachGroup),
        step(
          both(prose`${symbol(answer)}`),
          ask === 'more' ? because.comesLastInCounting : because.comesFirstInCounting,
          { number: of(counts, ask) },
        ),
      ],
      check(printed, answer) {
        const counts = sizesOf(printed.figure('counters'))
        const own = itemOf(counts, LETTERS.indexOf(answer))
        const isMost = /the most|más/.test(printed.text)
        return counts.filter(count => (isMost ? count >= own : count <= own)).length === 1
      },
    }),

    inOrder: form({
      levels: ['hard'],
      kind: 'order',
      lines: 1,
      draw: random =>
        random.until(
          () => drawThree(random),
          ({ counts: [a = 0, b = 0, c = 0] }) => !(a < b && b < c),
        ),
      answer: letterOrder,
      solve: ({ counts }) => [...counts].sort((a, b) => a - b).map(count => place(counts, count)),
      ask: ({ drawn }) =>
        asks(
          {
            en: prose`Write the letters from fewest to most.`,
            es: prose`Escribe las letras de menos a más.`,
          },
          drawn,
        ),
      solution: ({ counts }, letters) => [
        step(both(countsSaid(counts)), because.countEachGroup),
        step(list(...letters.map(name => symbol(name))), because.comesLater),
      ],
      check(printed, letters) {
        const counts = sizesOf(printed.figure('counters'))
        const sorted = letters.map(name => itemOf(counts, LETTERS.indexOf(name)))
        return sorted.length === counts.length && sorted.slice(1).every((count, i) => count > itemOf(sorted, i))
      },
    }),
  }),
)
