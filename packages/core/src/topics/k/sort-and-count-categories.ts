import {
  aThing,
  type Block,
  type Both,
  blank,
  both,
  type Content,
  count,
  counters,
  defineTopic,
  type Expr,
  exact,
  expr,
  type Figure,
  type FilledTable,
  figure,
  figureChoice,
  howMany,
  type Icon,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  type Sentence,
  type ShapeSet,
  type ShapeSpec,
  type Step,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  step,
  symbol,
  type Term,
  table,
  tableCells,
  theThings,
  things,
  wholes,
  words,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { PICTURES } from '../kit/facts/pictures.ts'
import { aTile, DRAWN_BY_HAND, type Fill, isSameTile, type Tile } from '../kit/shapes/tiles.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
type Letter = (typeof LETTERS)[number]
const letterOrder = labelOrder(LETTERS)
const letter = writtenLetter<Letter>('A', 'B', 'C', 'D')

/** Kinds of things that nobody takes for one another. */
const THINGS = PICTURES.map(icon => (icon === 'star' ? 'pencil' : icon))
const TRIOS = mixed(THINGS.map((first, i) => [first, ...[5, 11].map(by => itemOf(THINGS, (i + by) % 16))]))
const SHAPES = mixed(
  DRAWN_BY_HAND.flatMap((_, i) =>
    [1, 2, 4, 5].map(by => [0, by, 3].map(other => itemOf(DRAWN_BY_HAND, (i + other) % 6))),
  ),
)

const COUNTS = {
  'two kinds': [
    [3, 4],
    [5, 2],
    [4, 2],
    [3, 6],
    [5, 4],
    [2, 6],
    [5, 3],
    [7, 2],
  ],
  'three kinds': [
    [2, 3, 4],
    [5, 1, 3],
    [3, 5, 2],
    [1, 5, 4],
    [4, 1, 3],
    [2, 5, 1],
    [3, 6, 1],
    [4, 3, 2],
  ],
  'three of ten': [
    [2, 3, 5],
    [6, 1, 3],
    [4, 1, 5],
    [3, 5, 2],
    [1, 6, 3],
    [5, 4, 1],
    [5, 2, 3],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>

interface Sorted {
  /** What tells the kinds apart, and how many there are of each. */
  readonly kinds: readonly Kind[]
  readonly counts: readonly number[]
  readonly items: readonly Tile[]
}
/** A kind of things, of shapes, or of fills. */
type Kind = { readonly by: 'shape'; readonly is: Icon } | { readonly by: 'fill'; readonly is: Fill }

const FILLED = {
  white: words('White shapes', 'Figuras blancas'),
  gray: words('Gray shapes', 'Figuras grises'),
  striped: words('Striped shapes', 'Figuras rayadas'),
} as const
const ALSO_FILLED = {
  white: words('white shapes', 'figuras blancas'),
  gray: words('gray shapes', 'figuras grises'),
  striped: words('striped shapes', 'figuras rayadas'),
} as const
const THE_FILLED = {
  white: { en: line`the white shapes`, es: line`las figuras blancas` },
  gray: { en: line`the gray shapes`, es: line`las figuras grises` },
  striped: { en: line`the striped shapes`, es: line`las figuras rayadas` },
} as const
const these = (kind: Kind) => (kind.by === 'shape' ? theThings(shapeNoun(kind.is)) : THE_FILLED[kind.is])
const sentenceOf = (kind: Kind): Sentence => ({ key: kind.is, says: both(prose`${named(kind)}`) })
const pictureOf = (kind: Kind | undefined): Figure =>
  shapeSet([kind?.by === 'shape' ? kind.is : { shape: 'circle', fill: kind?.is ?? 'white' }], { says: 'names' })
const named = (kind: Kind): Expr | Term => (kind.by === 'shape' ? things(shapeNoun(kind.is)) : FILLED[kind.is])
/** After the first of several. */
const alsoNamed = (kind: Kind): Expr | Term => (kind.by === 'shape' ? named(kind) : ALSO_FILLED[kind.is])

/** Things of some kinds, all white, in the order of their kinds. */
function drawThings(random: Random, counted: 'two kinds' | 'three kinds', ahead: number): Sorted {
  const all: readonly (readonly number[])[] = COUNTS[counted]
  const trio = random.evenly(turned(TRIOS, ahead))
  const counts = random.shuffle(itemOf(all, (random.turn(all.length) + ahead) % all.length))
  const shapes = trio.slice(0, counts.length)
  const items = shapes.flatMap((shape, i) =>
    Array.from({ length: itemOf(counts, i) }, (): Tile => ({ shape, fill: 'white' })),
  )
  return { kinds: shapes.map(is => ({ by: 'shape', is })), counts, items }
}
const drawMixed = (random: Random, ahead: number): Sorted => {
  const drawn = drawThings(random, 'three kinds', ahead)
  return { ...drawn, items: random.shuffle(drawn.items) }
}

const FILLS = ['white', 'gray', 'striped'] as const
/** Ten shapes of three kinds by one attribute; by the other, which is not asked, they are of two. */
function drawTwoWays(random: Random, ways: readonly Kind['by'][], ahead: number): Sorted & { readonly by: Kind['by'] } {
  const all = COUNTS['three of ten']
  const shapes = random.evenly(turned(SHAPES, ahead))
  const counts: readonly number[] = random.shuffle(itemOf(all, (random.turn(all.length) + ahead) % all.length))
  const by = random.evenly(ways)
  const fills = random.shuffle(FILLS)
  const kinds = by === 'shape' ? shapes.map((is): Kind => ({ by, is })) : FILLS.map((is): Kind => ({ by, is }))
  const start = random.int(0, 1)
  const items = kinds.flatMap((kind, i) =>
    Array.from({ length: itemOf(counts, i) }, (_, j): Tile => {
      const other = (start + i + j) % 2
      return kind.by === 'shape'
        ? { shape: kind.is, fill: itemOf(fills, other) }
        : { shape: itemOf(shapes, other), fill: kind.is }
    }),
  )
  return { by, kinds, counts, items: random.shuffle(items) }
}

const drawn = (items: readonly ShapeSpec[]) =>
  figure(shapeSet(items, { perRow: items.length > 8 ? 5 : 4, says: 'names' }))
const shown = (question: Both<Block>, ...figures: readonly Block[]): Both<Content> => ({
  en: [question.en, ...figures],
  es: [question.es, ...figures],
})
const asksTable = (question: Both<Block>, { kinds, items }: Sorted): Both<Content> =>
  shown(question, drawn(items), table({ rows: kinds.map(kind => [named(kind), blank(3)]) }))
const tableOf = ({ kinds, counts }: Sorted): FilledTable => ({
  blanks: counts,
  rows: kinds.map((kind, i) => [named(kind), itemOf(counts, i)]),
})

/** What does not matter where things differ in two ways. */
const lookOnlyAt = (kinds: readonly Kind[], items: readonly Tile[]): Both<readonly Inline[]> | null => {
  const [first] = items
  if (items.every(({ fill }) => fill === first?.fill)) return null
  return kinds[0]?.by === 'fill'
    ? { en: ['Look only at the color and the stripes. '], es: ['Mira solo el color y las rayas. '] }
    : { en: ['Look only at the shape. '], es: ['Mira solo la forma. '] }
}
/** Of things that are mixed, those that are counted get a mark. */
const counting = ({ kinds, counts, items }: Sorted, areMixed: boolean): readonly Step[] => {
  const only = lookOnlyAt(kinds, items)
  return kinds.map((kind, i) => {
    const last = itemOf(counts, i)
    const [work, group] = [last === 1 ? expr(1) : list(...wholes(1, last)), these(kind)]
    if (!areMixed || i > 0) return step(work, because.count, { group })
    const [en, es] = 'en' in group ? [group.en, group.es] : [line`${group}`, line`${group}`]
    return step(work, because.explain, {
      sentence: {
        en: [...(only?.en ?? []), 'Count ', ...en, '. Mark each one as you count.'],
        es: [...(only?.es ?? []), 'Cuenta ', ...es, '. Marca cada dibujo al contar.'],
      },
    })
  })
}
const countEachKind = ({ kinds, items }: Sorted) => {
  const only = lookOnlyAt(kinds, items)
  return {
    sentence: {
      en: [...(only?.en ?? []), 'Count each kind. Mark each one as you count.'],
      es: [...(only?.es ?? []), 'Cuenta cada tipo. Marca cada dibujo al contar.'],
    },
  }
}
const countsSaid = ({ kinds, counts }: Sorted): Both<Block> =>
  both({
    kind: 'paragraph',
    content: kinds.flatMap((kind, i) =>
      i === 0 ? line`${named(kind)}: ${itemOf(counts, i)}` : ['; ', ...line`${alsoNamed(kind)}: ${itemOf(counts, i)}`],
    ),
  })
const intoTable = (sorted: Sorted, areMixed = true): readonly Step[] => [
  ...counting(sorted, areMixed),
  step(tableCells.show(tableOf(sorted)), because.lastNumberTellsHowMany),
]

const tilesIn = ({ rows }: ShapeSet): readonly Tile[] => rows.flat() as readonly Tile[]
/** How many of the drawn things a word of the page names. */
const tally = (items: readonly Tile[], isNamed: (item: Tile) => boolean) => items.filter(isNamed).length
/** Each word of the table, and how many of the drawn things it names. */
function talliesOf(printed: Printed): readonly number[] {
  const items = tilesIn(printed.figure('shape-set'))
  const nouns = printed.terms('thing').map(({ noun }) => noun.en[1])
  const fills = printed.all('words').map(({ en }) => en.split(' ')[0]?.toLowerCase())
  return nouns.length > 0
    ? nouns.map(noun => tally(items, ({ shape }) => shapeNoun(shape).en[1] === noun))
    : fills.map(fill => tally(items, item => item.fill === fill))
}
const checkTable = (printed: Printed, { blanks }: FilledTable): boolean => {
  const tallies = talliesOf(printed)
  return tallies.length === blanks.length && blanks.every((value, i) => exact(value).equals(itemOf(tallies, i)))
}

type Asked = 'most' | 'fewest'
const ASKED = ['most', 'fewest'] as const
const asksMost = (printed: Printed) => /most|más/.test(printed.text)
const extreme = (counts: readonly number[], asked: Asked) =>
  counts.indexOf(asked === 'most' ? Math.max(...counts) : Math.min(...counts))
/** Whether a count is beyond all others. */
const isExtreme = (counts: readonly number[], own: number, isMost: boolean) =>
  counts.every(count => count === own || (isMost ? count < own : count > own))
const chosen = (work: Content | Both<Content>, { counts }: Sorted, asked: Asked): Step => {
  const [most, least] = [Math.max(...counts), Math.min(...counts)]
  return step(work, because.explain, {
    sentence:
      asked === 'most'
        ? { en: line`${most} is the greatest number.`, es: line`${most} es el número mayor.` }
        : { en: line`${least} is the least number.`, es: line`${least} es el número menor.` },
  })
}

interface Odd {
  readonly tile: Tile
  readonly odd: Tile
  readonly place: number
}
/** Three alike, and one that differs: things of two kinds, or one shape with two fills. */
const oneThatDiffers = (way: 'shape' | 'fill') => ({
  draw(random: Random): Odd {
    if (way === 'shape') {
      const [shape, other] = random.evenly(turned(TRIOS, 6))
      const [tile, odd] = [
        { shape: shape ?? 'leaf', fill: 'white' } as const,
        { shape: other ?? 'star', fill: 'white' } as const,
      ]
      return { tile, odd, place: random.turn(4) }
    }
    const shape = random.evenly(['circle', 'star', 'square', 'moon', 'triangle', 'heart'] as const)
    const [fill, otherFill] = random.shuffle(FILLS)
    return { tile: { shape, fill }, odd: { shape, fill: otherFill }, place: random.turn(4) }
  },
  answer: letter,
  solve: ({ place }: Odd): Letter => itemOf(LETTERS, place),
  ask: ({ tile, odd, place }: Odd) =>
    shown(
      { en: prose`Which one does not belong?`, es: prose`¿Cuál no pertenece al grupo?` },
      figure(
        shapeSet(
          LETTERS.map((_, i) => (i === place ? odd : tile)),
          { named: 'letters', says: way === 'fill' ? 'names-and-fills' : 'names' },
        ),
      ),
    ),
  solution: ({ tile, odd, place }: Odd, answer: Letter): readonly Step[] => {
    const says = (item: Tile): Both<readonly Inline[]> => {
      if (way === 'fill') return aTile(item)
      const thing = line`${aThing(shapeNoun(item.shape))}`
      return { en: thing, es: thing }
    }
    return [
      step(list(...LETTERS.filter((_, i) => i !== place).map(name => symbol(name))), because.explain, {
        sentence: {
          en: ['Each of these is ', ...says(tile).en, '.'],
          es: ['En cada dibujo hay ', ...says(tile).es, '.'],
        },
      }),
      step(expr(symbol(answer)), because.explain, {
        sentence: {
          en: [...line`${symbol(answer)} is different: it is `, ...says(odd).en, '.'],
          es: [...line`${symbol(answer)} es diferente: es `, ...says(odd).es, '.'],
        },
      }),
    ]
  },
  check(printed: Printed, answer: Letter): boolean {
    const items = tilesIn(printed.figure('shape-set'))
    const own = itemOf(items, LETTERS.indexOf(answer))
    return tally(items, item => isSameTile(item, own)) === 1
  },
})

const fewestFirst: Both<Block> = {
  en: prose`Write the letters from fewest to most.`,
  es: prose`Escribe las letras de menos a más.`,
}
/** The kinds with letters, below the things themselves. */
const inOrder = {
  answer: letterOrder,
  solve: ({ counts }: Sorted): readonly Letter[] =>
    [...counts].sort((a, b) => a - b).map(count => itemOf(LETTERS, counts.indexOf(count))),
  ask: ({ kinds, items }: Sorted) =>
    shown(
      fewestFirst,
      drawn(items),
      figure(
        counters(
          kinds.flatMap(({ by, is }, i) =>
            by === 'shape'
              ? [{ icon: is, count: 1, fill: 'white', outline: 'box', label: itemOf(LETTERS, i) } as const]
              : [],
          ),
        ),
      ),
    ),
  solution: (sorted: Sorted, letters: readonly Letter[]): readonly Step[] => [
    step(countsSaid(sorted), because.explain, countEachKind(sorted)),
    step(list(...[...sorted.counts].sort((a, b) => a - b)), because.explain, {
      sentence: {
        en: line`Put the numbers in order from least to greatest.`,
        es: line`Ordena los números de menor a mayor.`,
      },
    }),
    step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
  ],
  check(printed: Printed, letters: readonly Letter[]): boolean {
    const items = tilesIn(printed.figure('shape-set'))
    const kinds = printed.figure('counters').groups.map(group => group.items[0]?.icon)
    const sizes = letters.map(name => {
      const kind = kinds[LETTERS.indexOf(name)]
      return tally(items, ({ shape }) => shape === kind)
    })
    return sizes.length === kinds.length && sizes.every((size, i) => i === 0 || size > itemOf(sizes, i - 1))
  },
}
const inAnotherOrder = (random: Random, draw: () => Sorted) =>
  random.until(draw, ({ counts }) => counts.some((count, i) => count !== [...counts].sort((a, b) => a - b)[i]))

const sortedHow = option({
  shape: { en: prose`By shape`, es: prose`Por forma` },
  color: { en: prose`By color`, es: prose`Por color` },
  not: { en: prose`They are not sorted.`, es: prose`No están clasificadas.` },
})
type How = 'shape' | 'color' | 'not'

const isMixed = (row: readonly Tile[], by: 'shape' | 'fill') => new Set(row.map(tile => tile[by])).size > 1
/** By what the rows differ such that each has one kind; no row is of one kind in both ways. */
function sortOf(rows: readonly (readonly Tile[])[]): How {
  const oneKind = (by: 'shape' | 'fill') => rows.every(row => !isMixed(row, by))
  return oneKind('shape') ? 'shape' : oneKind('fill') ? 'color' : 'not'
}
/** The kinds in a row: by what it is sorted, or by both. */
function rowSays(row: readonly Tile[], how: How): Both<Block> {
  const shapes = [...new Set(row.map(({ shape }) => shape))].map(shape => things(shapeNoun(shape)))
  const fills = [...new Set(row.map(({ fill }) => fill))].map((fill, i) =>
    how === 'color' && i === 0 ? FILLED[fill] : ALSO_FILLED[fill],
  )
  const kinds = how === 'shape' ? shapes : how === 'color' ? fills : [...shapes, ...fills]
  return both({ kind: 'paragraph', content: kinds.flatMap((kind, i) => [...(i > 0 ? ['; '] : []), kind]) })
}

export const sortAndCountCategories = defineTopic(
  {
    id: 'sort-and-count-categories',
    name: { en: 'Sort and count objects', es: 'Clasificar y contar objetos' },
    description: {
      en: 'Sort up to 10 objects by kind, count each group and compare the counts.',
      es: 'Clasifica hasta 10 objetos por tipo, cuenta cada grupo y compara las cantidades.',
    },
    domain: 'Measurement & Data',
    standards: ['K.MD.B.3'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    countBoth: form({
      levels: ['easy'],
      kind: 'table',
      lines: 0,
      draw: random => drawThings(random, 'two kinds', 0),
      answer: tableCells,
      solve: tableOf,
      ask: sorted => asksTable({ en: prose`Count each kind.`, es: prose`Cuenta los objetos de cada tipo.` }, sorted),
      solution: sorted => intoTable(sorted, false),
      check: checkTable,
    }),

    countOne: form({
      levels: ['easy'],
      lines: 0,
      draw(random) {
        const sorted = drawThings(random, 'two kinds', 12)
        return { noun: shapeNoun(sorted.items[0]?.shape ?? 'star'), sorted, items: random.shuffle(sorted.items) }
      },
      answer: quantity,
      solve: ({ noun, sorted: { counts } }) => count(itemOf(counts, 0), noun),
      ask: ({ noun, items }): Both<Content> => ({
        en: [drawn(items), prose`${howMany(noun)} are there? ____`],
        es: [drawn(items), prose`¿${howMany(noun)} hay? ____`],
      }),
      solution: ({ sorted }, answer) => [
        ...counting(sorted, true).slice(0, 1),
        step(both(prose`${answer}`), because.lastNumberTellsHowMany),
      ],
      check(printed, { amount }) {
        const noun = printed.term('how-many').noun.en[1]
        const items = tilesIn(printed.figure('shape-set'))
        return exact(amount).equals(tally(items, ({ shape }) => shapeNoun(shape).en[1] === noun))
      },
    }),

    oddShape: form({ levels: ['easy'], kind: 'choose', lines: 1, ...oneThatDiffers('shape') }),

    countAllThree: form({
      levels: ['medium'],
      kind: 'table',
      lines: 0,
      draw: random => drawMixed(random, 0),
      answer: tableCells,
      solve: tableOf,
      ask: sorted =>
        asksTable(
          { en: prose`Sort and count. Write the numbers.`, es: prose`Clasifica y cuenta. Escribe los números.` },
          sorted,
        ),
      solution: sorted => intoTable(sorted),
      check: checkTable,
    }),

    mostOfThree: form({
      levels: ['medium'],
      draw: random => ({ asked: random.evenly(ASKED), sorted: drawMixed(random, 12) }),
      answer: figureChoice,
      solve: ({ asked, sorted: { counts, kinds } }): Figure => pictureOf(itemOf(kinds, extreme(counts, asked))),
      mistakes({ asked, sorted: { counts, kinds } }) {
        const [one, other] = kinds.filter((_, i) => i !== extreme(counts, asked))
        return { one: pictureOf(one), other: pictureOf(other) }
      },
      ask: ({ asked, sorted: { items } }) =>
        shown(
          asked === 'most'
            ? { en: prose`Which kind has the most?`, es: prose`¿De qué tipo hay más?` }
            : { en: prose`Which kind has the fewest?`, es: prose`¿De qué tipo hay menos?` },
          drawn(items),
        ),
      solution: ({ asked, sorted }, answer) => [
        step(countsSaid(sorted), because.explain, countEachKind(sorted)),
        chosen(figure(answer), sorted, asked),
      ],
      check(printed, answer) {
        const items = tilesIn(printed.figure('shape-set'))
        const counts = [...new Set(items.map(({ shape }) => shape))].map(kind =>
          tally(items, ({ shape }) => shape === kind),
        )
        const [kind] = answer.kind === 'shape-set' ? tilesIn(answer) : []
        const own = tally(items, ({ shape }) => shape === kind?.shape)
        return own > 0 && isExtreme(counts, own, asksMost(printed))
      },
    }),

    oddFill: form({ levels: ['easy'], kind: 'choose', lines: 1, ...oneThatDiffers('fill') }),

    orderOfThree: form({
      levels: ['medium'],
      kind: 'order',
      lines: 1,
      draw: random => inAnotherOrder(random, () => drawMixed(random, 4)),
      ...inOrder,
    }),

    countOneWay: form({
      levels: ['hard'],
      kind: 'table',
      lines: 0,
      draw: random => drawTwoWays(random, ['fill', 'shape'], 0),
      answer: tableCells,
      solve: tableOf,
      ask: ({ by, ...sorted }) =>
        asksTable(
          by === 'fill'
            ? {
                en: prose`How many shapes are white? Gray? Striped?`,
                es: prose`¿Cuántas figuras son blancas? ¿Grises? ¿Rayadas?`,
              }
            : { en: prose`How many of each shape are there?`, es: prose`¿Cuántas figuras hay de cada forma?` },
          sorted,
        ),
      solution: sorted => intoTable(sorted),
      check: checkTable,
    }),

    mostOneWay: form({
      levels: ['hard'],
      draw: random => ({ asked: random.evenly(ASKED), sorted: drawTwoWays(random, ['fill', 'shape'], 8) }),
      answer: sentenceChoice,
      solve: ({ asked, sorted: { counts, kinds } }) => sentenceOf(itemOf(kinds, extreme(counts, asked))),
      mistakes({ asked, sorted: { counts, kinds } }) {
        const others = kinds.filter((_, i) => i !== extreme(counts, asked))
        return { one: sentenceOf(itemOf(others, 0)), another: sentenceOf(itemOf(others, 1)) }
      },
      ask: ({ asked, sorted: { items } }) =>
        shown(
          asked === 'most'
            ? { en: prose`Which group has the most?`, es: prose`¿Qué grupo tiene más?` }
            : { en: prose`Which group has the fewest shapes?`, es: prose`¿Qué grupo tiene menos figuras?` },
          drawn(items),
        ),
      solution: ({ asked, sorted }, { says }) => [
        step(countsSaid(sorted), because.explain, countEachKind(sorted)),
        chosen(says, sorted, asked),
      ],
      check(printed, { key }) {
        const items = tilesIn(printed.figure('shape-set'))
        const isFill = FILLS.some(fill => fill === key)
        const keys = items.map(({ shape, fill }) => (isFill ? fill : shape))
        const counts = [...new Set<string>(keys)].map(kind => keys.filter(other => other === kind).length)
        const own = keys.filter(other => other === key).length
        return own > 0 && isExtreme(counts, own, asksMost(printed))
      },
    }),

    orderByFill: form({
      levels: ['hard'],
      kind: 'order',
      lines: 1,
      draw: random => inAnotherOrder(random, () => drawTwoWays(random, ['fill'], 14)),
      ...inOrder,
      ask: ({ kinds, items }) =>
        shown(
          fewestFirst,
          drawn(items),
          table({ rows: kinds.map((kind, i) => [symbol(itemOf(LETTERS, i)), named(kind)]) }),
        ),
      check(printed, letters) {
        const tallies = talliesOf(printed)
        const sizes = letters.map(name => itemOf(tallies, LETTERS.indexOf(name)))
        return sizes.length === tallies.length && sizes.every((size, i) => i === 0 || size > itemOf(sizes, i - 1))
      },
    }),

    howIsItSorted: form({
      levels: ['medium'],
      lines: 0,
      draw(random) {
        const [one, other] = random.evenly(turned(SHAPES, 19))
        const how = random.evenly<How>(['color', 'shape', 'not'])
        const fills = random.shuffle(['white', 'gray'] as const)
        const shapes = [one ?? 'circle', other ?? 'star'] as const
        const rows = random.until(
          () =>
            ([0, 1] as const).map(row =>
              [1, 2, 3, 4].map((): Tile => {
                const [shape, fill] = [random.pick(shapes), random.pick(fills)]
                return how === 'shape'
                  ? { shape: shapes[row], fill }
                  : how === 'color'
                    ? { shape, fill: fills[row] }
                    : { shape, fill }
              }),
            ),
          drawn =>
            drawn.every(
              row => isMixed(row, 'shape') === (how !== 'shape') && isMixed(row, 'fill') === (how !== 'color'),
            ),
        )
        return { how, rows }
      },
      answer: sortedHow,
      solve: ({ how }): How => how,
      ask: ({ rows }) =>
        shown(
          { en: prose`How are the shapes sorted?`, es: prose`¿Cómo están clasificadas las figuras?` },
          figure(shapeSet(rows.flat(), { perRow: 4, says: 'names' })),
        ),
      solution: ({ how, rows }) => [
        ...(how === 'not' ? rows.slice(0, 1) : rows).map((row, i) =>
          step(rowSays(row, how), because.lookAtRow, { row: i + 1 }),
        ),
        step(sortedHow.show(how), because.explain, {
          sentence: {
            shape: {
              en: line`Each row has one shape. The colors are mixed.`,
              es: line`Cada fila tiene una sola forma. Los colores están mezclados.`,
            },
            color: {
              en: line`Each row has one color. The shapes are mixed.`,
              es: line`Cada fila tiene un solo color. Las formas están mezcladas.`,
            },
            not: {
              en: line`Row 2 is the same: the shapes and the colors are mixed.`,
              es: line`La fila 2 es igual: las formas y los colores están mezclados.`,
            },
          }[how],
        }),
      ],
      check: (printed, answer) => sortOf(printed.figure('shape-set').rows as readonly (readonly Tile[])[]) === answer,
    }),
  }),
)
