import {
  type Both,
  both,
  type Content,
  count,
  defineTopic,
  exact,
  type Figure,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  ofAllBut,
  prose,
  quantity,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import type { Tile } from '../kit/shapes/tiles.ts'
import {
  type How,
  inAnotherOrder,
  inOrder,
  isMixed,
  oneThatDiffers,
  orderAsked,
  rowSays,
  runs,
  sortedHow,
  sortOf,
} from './sort-and-count-categories/asked.ts'
import {
  ASKED,
  asksMost,
  asksTable,
  checkTable,
  chosen,
  countEachKind,
  counting,
  countsSaid,
  drawMixed,
  drawn,
  drawThings,
  drawTwoWays,
  extreme,
  FILLS,
  intoTable,
  isExtreme,
  LETTERS,
  named,
  otherKinds,
  pictureOf,
  SHAPES,
  sentenceOf,
  shown,
  tableOf,
  talliesOf,
  tally,
  tilesIn,
} from './sort-and-count-categories/sorted.ts'

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
    rev: 4,
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
        return { noun: shapeNoun(itemOf(sorted.items, 0).shape), sorted, items: random.shuffle(sorted.items) }
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
        const [one, other] = tupleOf(
          kinds.filter((_, i) => i !== extreme(counts, asked)),
          2,
        )
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
      whyWrong: ({ asked, sorted }) => {
        const [one, other] = tupleOf(otherKinds(sorted, asked), 2)
        return { one, other }
      },
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
      draw: random => inAnotherOrder(random, 'up', () => drawMixed(random, 4)),
      ...inOrder('up'),
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
      whyWrong: ({ asked, sorted }) => {
        const [one, another] = tupleOf(otherKinds(sorted, asked), 2)
        return { one, another }
      },
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
      draw: random => inAnotherOrder(random, 'down', () => drawTwoWays(random, ['fill'], 14)),
      ...inOrder('down'),
      ask: ({ kinds, items }) =>
        shown(
          orderAsked.down,
          drawn(items),
          table({ rows: kinds.map((kind, i) => [symbol(itemOf(LETTERS, i)), named(kind)]) }),
        ),
      check(printed, letters) {
        const tallies = talliesOf(printed)
        const sizes = letters.map(name => itemOf(tallies, LETTERS.indexOf(name)))
        return sizes.length === tallies.length && runs(sizes, 'down')
      },
    }),

    howIsItSorted: form({
      levels: ['medium'],
      lines: 0,
      draw(random) {
        const [one, other] = tupleOf(random.evenly(turned(SHAPES, 19)), 2)
        const how = random.evenly<How>(['color', 'shape', 'not'])
        const fills = random.shuffle(['white', 'gray'] as const)
        const shapes = [one, other] as const
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
      whyWrong: (_, answer) =>
        ofAllBut(answer, {
          shape: { en: line`In row 1, the shapes are not all alike.`, es: line`En la fila 1 hay formas distintas.` },
          color: { en: line`In row 1, the colors are not all alike.`, es: line`En la fila 1 hay colores distintos.` },
          not: { en: line`Each row has shapes that are alike.`, es: line`En cada fila hay figuras que se parecen.` },
        }),
      check: (printed, answer) => sortOf(printed.figure('shape-set').rows as readonly (readonly Tile[])[]) === answer,
    }),
  }),
)
