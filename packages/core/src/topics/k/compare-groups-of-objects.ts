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
  explained,
  expr,
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
  type Quantity,
  quantity,
  type Random,
  type Step,
  step,
  symbol,
  table,
  tableCells,
  things,
  trueOrFalse,
  tupleOf,
  words,
  writtenLetter,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { agreeing, PICTURES } from '../kit/facts/pictures.ts'
import {
  type Asked,
  boxed,
  type Counts,
  drawLonger,
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

type Which = 'A' | 'B' | 'same'
type Gap = Groups & { readonly ask: Asked }
interface Wished {
  readonly wish: keyof typeof wishes
  readonly count: number
  readonly icon: Icon
  readonly variant: number
}
/** A row that got as many as the other has. */
type Evened = Readonly<{ icon: Icon; less: number; added: number; isFirst: boolean }>
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
const claimed = {
  more: { en: prose`Row ${A} has more than row ${B}.`, es: prose`La fila ${A} tiene más que la fila ${B}.` },
  fewer: { en: prose`Row ${A} has fewer than row ${B}.`, es: prose`La fila ${A} tiene menos que la fila ${B}.` },
}
/** Partner by partner, until a row has none. */
const matched = (counts: Counts): Step => {
  const [name, rest] = [symbol(place(counts, of(counts, 'more'))), Math.abs(itemOf(counts, 0) - itemOf(counts, 1))]
  return step(
    { en: prose`Row ${name} has ${rest} left over`, es: prose`A la fila ${name} le sobran ${rest}` },
    because.matchTheObjects,
  )
}
const longer = (name: typeof A) => ({
  en: prose`Row ${name} is longer. Does it have more?`,
  es: prose`La fila ${name} es más larga. ¿Tiene más?`,
})
/** How many more, or fewer, in groups that are drawn so. */
const howMuchMore = (gap: keyof typeof gaps) => ({
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
      step(both(countsSaid(counts)), because.countEachGroup),
      explained(
        upTo(greater, less + 1),
        line`Count on from ${less} to ${greater}.`,
        line`Cuenta hacia adelante desde el ${less} hasta el ${greater}.`,
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
const drawGroup = (all: readonly (keyof typeof wishes)[]) => ({
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
    const [two] = printed.numbers
    const by = two?.n ?? 1
    return empty === 0 && wanted - (/more|más/.test(printed.text) ? by : -by) === shown
  },
})

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
      easy: {},
      medium: {},
      hard: {},
    },
    rev: 2,
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
        matched(counts),
        step(both(prose`${symbol(row)}`), ask === 'more' ? because.leftOverHasMore : because.runsOutFirst),
      ],
      check(printed, row) {
        const [a, b] = leftOver(sizesOf(printed.figure('counters')))
        const longer = a === 0 ? 'B' : 'A'
        return b !== a && (row === longer) === /more|más/.test(printed.text) && row !== 'C'
      },
    }),

    isItMore: form({
      levels: ['easy'],
      lines: 0,
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts['lined up'](random, 11) }),
      answer: trueOrFalse,
      solve: ({ ask, counts }) => (relationOf(counts) === ask ? 'true' : 'false'),
      ask: ({ ask, drawn }) => asks(claimed[ask], drawn),
      solution: ({ counts }, answer) => [
        matched(counts),
        step(both(prose`${symbol(place(counts, of(counts, 'more')))}`), because.leftOverHasMore),
        step(
          trueOrFalse.show(answer),
          answer === 'true' ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite,
        ),
      ],
      check(printed, answer) {
        const [a, b] = leftOver(sizesOf(printed.figure('counters')))
        return a !== b && (b === 0) === (/more|más/.test(printed.text) === (answer === 'true'))
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

    howManyMore: form({ levels: ['medium'], ...howMuchMore('heaps') }),
    howManyFewer: form({ levels: ['hard'], ...howMuchMore('spread') }),

    drawOneMore: form({ levels: ['easy'], ...drawGroup(['one more']) }),
    drawTwoMore: form({ levels: ['hard'], ...drawGroup(['two fewer', 'two more']) }),

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
        explained(
          figure(boxed(icons[1], count, right)),
          line`This group has ${count} too.`,
          line`Este grupo también tiene ${count}.`,
        ),
      ],
      check: (printed, answer) => {
        const [model] = sizesOf(printed.figure('counters'))
        return answer.kind === 'counters' && leftOver([model ?? 0, ...sizesOf(answer)]).every(rest => rest === 0)
      },
    }),

    longerRow: form({
      levels: ['hard'],
      lines: 0,
      draw: random => drawLonger(random),
      answer: yesOrNo,
      solve: ({ counts, long }) =>
        itemOf(counts, long) > itemOf(counts, 1 - long) ? ('yes' as const) : ('no' as const),
      ask: ({ long, drawn }) => asks(longer(long === 0 ? A : B), drawn),
      solution: ({ counts }, answer) => [
        step(both(countsSaid(counts)), because.countEachRow),
        explained(
          yesOrNo.show(answer),
          answer === 'yes'
            ? line`It has the greater number.`
            : line`It is longer only because its objects are far apart.`,
          answer === 'yes' ? line`Tiene el número mayor.` : line`Es más larga solo porque sus objetos están separados.`,
        ),
      ],
      check(printed, answer) {
        const [named] = printed.all('symbol')
        const [a, b] = leftOver(sizesOf(printed.figure('counters')))
        return ((named?.name === 'A' ? b : a) === 0 && a !== b) === (answer === 'yes')
      },
    }),

    evenUp: form({
      levels: ['hard'],
      lines: 0,
      draw: random => {
        const gap = random.evenly([3, 2, 4])
        const more = random.int(gap + 3, 9)
        return {
          icon: random.evenly(turned(PICTURES, 6)),
          more,
          less: more - gap,
          isFirst: random.evenly([true, false]),
        }
      },
      answer: drawing<Evened>(
        ({ icon, less, added, isFirst }) =>
          counters(
            isFirst
              ? [
                  { icon, count: less, added, fill: 'white', label: 'A' },
                  { icon, count: less + added, fill: 'white', label: 'B' },
                ]
              : [
                  { icon, count: less + added, fill: 'white', label: 'A' },
                  { icon, count: less, added, fill: 'white', label: 'B' },
                ],
            'down',
          ),
        value => [value.added - 1, value.added + 1].map(added => ({ ...value, added })),
      ),
      solve: ({ icon, more, less, isFirst }): Evened => ({ icon, less, isFirst, added: more - less }),
      ask({ icon, more, less, isFirst }) {
        const counts = isFirst ? [less, more] : [more, less]
        const name = isFirst ? A : B
        const drawn = figure(
          counters(
            counts.map((count, i) => ({ icon, count, fill: 'white', label: itemOf(LETTERS, i) })),
            'down',
          ),
        )
        return {
          en: [prose`Draw more in ${name} so both rows have the same number.`, drawn],
          es: [prose`Dibuja más en ${name} para que las dos filas tengan la misma cantidad.`, drawn],
        }
      },
      key: (_, { added }) => ({ en: prose`${added} more`, es: prose`${added} más` }),
      solution: ({ more, less, isFirst }, { added }) => [
        step(both(countsSaid(isFirst ? [less, more] : [more, less])), because.countEachRow),
        explained(
          upTo(more, less + 1),
          line`Draw one for each number from ${less + 1} to ${more}.`,
          line`Dibuja uno por cada número del ${less + 1} al ${more}.`,
        ),
        explained(expr(added), line`You draw ${added}.`, line`Dibujas ${added}.`),
      ],
      check(printed, { added }) {
        const [a, b] = leftOver(sizesOf(printed.figure('counters')))
        const [named] = printed.all('symbol')
        return added > 0 && (named?.name === 'A' ? a === 0 && b === added : b === 0 && a === added)
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
            en: prose`Order the groups from fewest to most. Write the letters.`,
            es: prose`Ordena los grupos de menos a más. Escribe las letras.`,
          },
          drawn,
        ),
      solution: ({ counts }, letters) => [
        step(both(countsSaid(counts)), because.countEachGroup),
        explained(
          list(...[...counts].sort((a, b) => a - b)),
          line`Say the numbers in counting order.`,
          line`Di los números en el orden de contar.`,
        ),
        explained(
          list(...letters.map(name => symbol(name))),
          line`Write the letter of each number.`,
          line`Escribe la letra de cada número.`,
        ),
      ],
      check(printed, letters) {
        const counts = sizesOf(printed.figure('counters'))
        const sorted = letters.map(name => itemOf(counts, LETTERS.indexOf(name)))
        return sorted.length === counts.length && sorted.slice(1).every((count, i) => count > itemOf(sorted, i))
      },
    }),
  }),
)
