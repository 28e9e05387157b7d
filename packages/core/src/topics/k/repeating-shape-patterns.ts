import {
  type Block,
  type Both,
  both,
  type Content,
  capitalLine,
  defineTopic,
  drawing,
  expr,
  type Figure,
  figure,
  figureChoice,
  itemOf,
  type Locale,
  line,
  type Printed,
  prose,
  type Random,
  type ShapeSet,
  type ShapeSetOptions,
  sentenceChoice,
  shapeSet,
  step,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { aTile, DRAWN_BY_HAND, isSameTile, type Tile } from '../kit/shapes/tiles.ts'

/** Patterns by their letters: equal letters are equal shapes. */
const LETTERS = {
  AB: both(prose`AB`),
  AAB: both(prose`AAB`),
  ABB: both(prose`ABB`),
  ABC: both(prose`ABC`),
  ABA: both(prose`ABA`),
  AABB: both(prose`AABB`),
} as const
type Letters = keyof typeof LETTERS

/** Three shapes long, so that no row stands out by its length. */
const ALIKE = ['ABB', 'AAB', 'ABC'] as const satisfies readonly Letters[]

interface Pattern {
  readonly letters: Letters
  /** What each letter stands for. */
  readonly tiles: readonly Tile[]
}

/** Three different shapes, in an order in which neighbors have little in common. */
const TRIOS = mixed(
  [0, 1, 2, 3, 4, 5].flatMap(first =>
    [
      [1, 3],
      [2, 5],
      [3, 1],
      [4, 2],
      [5, 3],
    ].map(steps => [0, ...steps].map(by => itemOf(DRAWN_BY_HAND, (first + by) % 6))),
  ),
)
const FILL_ORDERS = [
  ['white', 'gray', 'striped'],
  ['gray', 'white', 'striped'],
  ['striped', 'gray', 'white'],
  ['white', 'striped', 'gray'],
] as const

/** Shapes that differ, or one shape whose fills differ. Each form begins elsewhere among them. */
const differ = {
  'in both': (random: Random, ahead: number): readonly Tile[] => {
    const fills = random.evenly(turned(FILL_ORDERS, ahead % FILL_ORDERS.length))
    return random.evenly(turned(TRIOS, ahead)).map((shape, i) => ({ shape, fill: itemOf(fills, i) }))
  },
  'in shape': (random: Random, ahead: number): readonly Tile[] =>
    random.evenly(turned(TRIOS, ahead)).map(shape => ({ shape, fill: 'white' })),
  'in fill': (random: Random, ahead: number): readonly Tile[] => {
    const shape = random.evenly(turned(DRAWN_BY_HAND, ahead % 6))
    return random.pick(FILL_ORDERS).map(fill => ({ shape, fill }))
  },
}
interface Level {
  readonly letters: readonly Letters[]
  readonly differ: readonly (keyof typeof differ)[]
}
const drawPattern = (random: Random, { letters, differ: ways }: Level, ahead: number): Pattern => {
  const chosen = random.evenly(turned(letters, ahead % letters.length))
  const way = random.evenly(turned(ways, ahead % ways.length))
  return { tiles: differ[way](random, ahead), letters: chosen }
}

const unitOf = ({ letters, tiles }: Pattern): readonly Tile[] =>
  [...letters].map(letter => itemOf(tiles, 'ABC'.indexOf(letter)))
const rowOf = (pattern: Pattern, length: number): readonly Tile[] => {
  const unit = unitOf(pattern)
  return Array.from({ length }, (_, i) => itemOf(unit, i % unit.length))
}
/** The part three times. */
const shownRow = (pattern: Pattern) => rowOf(pattern, 3 * pattern.letters.length)
/** One row, however long. */
const inOneRow = (tiles: readonly (Tile | null)[], options: ShapeSetOptions = {}) =>
  shapeSet(tiles, { perRow: tiles.length, says: 'names-and-fills', ...options })
const without = (tiles: readonly Tile[], ...places: readonly number[]) =>
  tiles.map((tile, i) => (places.includes(i) ? null : tile))
const looped = (tiles: readonly Tile[]) => inOneRow(tiles, { loop: [0, tiles.length - 1] })

const shown = (question: Both<Block>, drawn: Figure): Both<Content> => ({
  en: [question.en, figure(drawn)],
  es: [question.es, figure(drawn)],
})

/** What the pupil draws, in words too: who draws a gray circle need not draw it well. */
const drawnTiles = {
  ...drawing<readonly Tile[]>(
    tiles => inOneRow(tiles),
    tiles => [tiles.map(({ shape, fill }) => ({ shape, fill: fill === 'white' ? 'gray' : 'white' }))],
  ),
  show: (tiles: readonly Tile[]): Both<Content> => {
    const drawn = figure(inOneRow(tiles))
    const named = (locale: Locale): Block => ({
      kind: 'paragraph',
      content: capitalLine(tiles.flatMap((tile, i) => [...(i > 0 ? ['; '] : []), ...aTile(tile)[locale]])),
    })
    return { en: [drawn, named('en')], es: [drawn, named('es')] }
  },
}

const findUnit = (pattern: Pattern) => step(figure(looped(unitOf(pattern))), because.findThePartThatRepeats)

const tilesIn = ({ rows }: ShapeSet): readonly (Tile | null)[] => rows.flat() as readonly (Tile | null)[]
/** How often the part of this length is there, if what is drawn repeats it. */
const repeats = (tiles: readonly (Tile | null)[], length: number): boolean =>
  tiles.every((tile, i) => {
    const before = tiles[i - length]
    return !tile || !before || isSameTile(tile, before)
  })
/** The shortest part that all that is drawn repeats: two of them at least are there. */
const periodOf = (tiles: readonly (Tile | null)[]): number | undefined =>
  [2, 3, 4].find(length => 2 * length <= tiles.length && repeats(tiles, length))
/** What belongs at a place, told by the part that repeats. */
function belongsAt(tiles: readonly (Tile | null)[], place: number): Tile | null {
  const period = periodOf(tiles)
  return period === undefined ? null : (tiles[place % period] ?? null)
}
const patternOf = (tiles: readonly (Tile | null)[]): string | null => {
  const period = periodOf(tiles)
  const unit = tiles.slice(0, period ?? 0).map(tile => JSON.stringify([tile?.shape, tile?.fill]))
  const kinds = [...new Set(unit)]
  return period === undefined ? null : unit.map(tile => 'ABC'.charAt(kinds.indexOf(tile))).join('')
}
const fillsGaps = (printed: Printed, answer: readonly Tile[]): boolean => {
  const tiles = tilesIn(printed.figure('shape-set'))
  const places = tiles.flatMap((tile, i) => (tile ? [] : [i]))
  return (
    places.length === answer.length &&
    places.every((place, i) => {
      const right = belongsAt(tiles, place)
      return right !== null && isSameTile(right, itemOf(answer, i))
    })
  )
}

/** One shape of the row is another of the pattern; never in the first two parts. */
function drawWrong(random: Random, pattern: Pattern, length: number) {
  const row = rowOf(pattern, length)
  const place = random.int(2 * pattern.letters.length, length - 1)
  const right = itemOf(row, place)
  const wrong = random.pick(unitOf(pattern).filter(tile => !isSameTile(tile, right)))
  return { pattern, row: row.with(place, wrong), place, right, wrong }
}

const SHORTER_AND_LONGER = { shorter: -1, longer: 1 } as const

export const repeatingShapePatterns = defineTopic(
  {
    id: 'repeating-shape-patterns',
    name: { en: 'Repeating patterns', es: 'Patrones que se repiten' },
    description: {
      en: 'Find the part of a shape pattern that repeats and draw the shape that comes next.',
      es: 'Encuentra la parte del patrón que se repite y dibuja la figura que sigue.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    rev: 2,
    levels: {
      easy: { letters: ['AB'], differ: ['in both'] },
      medium: { letters: ['AAB', 'ABB', 'ABC'], differ: ['in shape', 'in fill'] },
      hard: { letters: ['AABB', 'ABA', 'ABC'], differ: ['in fill', 'in shape'] },
    },
  },
  form => ({
    whatComesNext: form({
      levels: ['easy'],
      draw: (random, level: Level) => ({ length: random.evenly([6, 7]), pattern: drawPattern(random, level, 0) }),
      answer: figureChoice,
      solve: ({ length, pattern }): Figure => inOneRow(rowOf(pattern, length + 1).slice(-1)),
      mistakes: ({ length, pattern }) => ({
        lastAgain: inOneRow(rowOf(pattern, length).slice(-1)),
        mixedUp: inOneRow([{ shape: itemOf(pattern.tiles, 0).shape, fill: itemOf(pattern.tiles, 1).fill }]),
      }),
      ask: ({ length, pattern }) =>
        shown({ en: prose`What comes next?`, es: prose`¿Qué figura sigue?` }, inOneRow(rowOf(pattern, length))),
      solution: ({ length, pattern }, answer) => [
        findUnit(pattern),
        step(figure(inOneRow(rowOf(pattern, length + 1))), because.startThePartAgain),
        step(figure(answer), because.thisComesNext),
      ],
      check(printed, answer) {
        const tiles = tilesIn(printed.figure('shape-set'))
        const [next] = answer.kind === 'shape-set' ? tilesIn(answer) : []
        const right = belongsAt(tiles, tiles.length)
        return Boolean(next && right && isSameTile(next, right))
      },
    }),

    drawTheNextTwo: form({
      levels: ['easy'],
      lines: 0,
      draw: (random, level: Level) => ({ length: random.evenly([7, 6, 5]), pattern: drawPattern(random, level, 9) }),
      answer: drawnTiles,
      solve: ({ length, pattern }) => rowOf(pattern, length + 2).slice(-2),
      ask: ({ length, pattern }) =>
        shown(
          { en: prose`Draw the next two shapes.`, es: prose`Dibuja las dos figuras que siguen.` },
          inOneRow([...rowOf(pattern, length), null, null]),
        ),
      solution: ({ length, pattern }) => [
        findUnit(pattern),
        step(figure(inOneRow(rowOf(pattern, length + 2))), because.startThePartAgain),
      ],
      check: fillsGaps,
    }),

    whichIsAPattern: form({
      levels: ['easy'],
      draw: (random, level: Level) => drawPattern(random, level, 18),
      answer: figureChoice,
      solve: (pattern): Figure => inOneRow(rowOf(pattern, 6)),
      mistakes: ({ tiles }) => ({
        pairsAndOnes: inOneRow([...'ABBABA'].map(letter => itemOf(tiles, 'AB'.indexOf(letter)))),
        growing: inOneRow([...'BAABAB'].map(letter => itemOf(tiles, 'AB'.indexOf(letter)))),
      }),
      ask: () => ({
        en: prose`Which row shows a repeating pattern?`,
        es: prose`¿Qué fila muestra un patrón que se repite?`,
      }),
      solution: (pattern, answer) => [findUnit(pattern), step(figure(answer), because.samePartAgainAndAgain)],
      check: (_, answer) => answer.kind === 'shape-set' && periodOf(tilesIn(answer)) !== undefined,
    }),

    drawTheMissing: form({
      levels: ['medium'],
      lines: 0,
      wide: true,
      draw: (random, level: Level) => ({ place: random.evenly([6, 8, 7]), pattern: drawPattern(random, level, 0) }),
      answer: drawnTiles,
      solve: ({ place, pattern }) => [itemOf(rowOf(pattern, 9), place)],
      ask: ({ place, pattern }) =>
        shown(
          { en: prose`Draw the missing shape.`, es: prose`Dibuja la figura que falta.` },
          inOneRow(without(rowOf(pattern, 9), place)),
        ),
      solution: ({ pattern }, answer) => [
        findUnit(pattern),
        step(figure(inOneRow(rowOf(pattern, 9))), because.startThePartAgain),
        step(drawnTiles.show(answer), because.drawWhatIsMissing),
      ],
      check: fillsGaps,
    }),

    drawBothMissing: form({
      levels: ['hard'],
      lines: 0,
      wide: true,
      draw(random, level: Level) {
        const pattern = drawPattern(random, level, 20)
        const row = rowOf(pattern, 12)
        // Not the same shape twice.
        const places = random.until(
          () => {
            const first = random.int(2 * pattern.letters.length, 9)
            return [first, random.int(first + 2, 11)] as const
          },
          ([one, other]) => !isSameTile(itemOf(row, one), itemOf(row, other)),
        )
        return { pattern, places }
      },
      answer: drawnTiles,
      solve: ({ places, pattern }) => places.map(place => itemOf(rowOf(pattern, 12), place)),
      ask: ({ places, pattern }) =>
        shown(
          { en: prose`Draw the missing shapes.`, es: prose`Dibuja las figuras que faltan.` },
          inOneRow(without(rowOf(pattern, 12), ...places)),
        ),
      solution: ({ pattern }, answer) => [
        findUnit(pattern),
        step(figure(inOneRow(rowOf(pattern, 12))), because.startThePartAgain),
        step(drawnTiles.show(answer), because.drawWhatIsMissing),
      ],
      check: fillsGaps,
    }),

    whichIsAlike: form({
      levels: ['hard'],
      draw(random, level: Level) {
        const pattern = drawPattern(random, { ...level, letters: ALIKE }, 11)
        const others = TRIOS.filter(trio => !trio.some(shape => pattern.tiles.some(tile => tile.shape === shape)))
        return { pattern, others: random.pick(others).map((shape): Tile => ({ shape, fill: 'white' })) }
      },
      answer: figureChoice,
      solve: ({ pattern, others }): Figure => inOneRow(rowOf({ ...pattern, tiles: others }, 6)),
      mistakes({ pattern: { letters }, others }) {
        const wrong = ALIKE.filter(other => other !== letters)
        return Object.fromEntries(wrong.map(other => [other, inOneRow(rowOf({ letters: other, tiles: others }, 6))]))
      },
      ask: ({ pattern }) =>
        shown(
          { en: prose`Which row has the same kind of pattern?`, es: prose`¿Qué fila tiene el mismo tipo de patrón?` },
          inOneRow(rowOf(pattern, 6)),
        ),
      solution: ({ pattern, others }, answer) => [
        findUnit(pattern),
        step(figure(looped(unitOf({ ...pattern, tiles: others }))), because.sameAndDifferentAlike),
        step(figure(answer), because.samePartAgainAndAgain),
      ],
      check: (printed, answer) =>
        answer.kind === 'shape-set' && patternOf(tilesIn(answer)) === patternOf(tilesIn(printed.figure('shape-set'))),
    }),

    whichPart: form({
      levels: ['medium'],
      wide: true,
      draw: (random, level: Level) => drawPattern(random, level, 6),
      answer: figureChoice,
      solve: (pattern): Figure => looped(unitOf(pattern)),
      mistakes: pattern => {
        const cut = (by: keyof typeof SHORTER_AND_LONGER) =>
          looped(rowOf(pattern, pattern.letters.length + SHORTER_AND_LONGER[by]))
        return { tooShort: cut('shorter'), tooLong: cut('longer') }
      },
      ask: pattern =>
        shown({ en: prose`Which part repeats?`, es: prose`¿Qué parte se repite?` }, inOneRow(shownRow(pattern))),
      solution: (pattern, answer) => [
        step(
          figure(inOneRow(shownRow(pattern), { loop: [0, pattern.letters.length - 1] })),
          because.seeWhereItStartsAgain,
        ),
        step(figure(answer), because.explain, {
          sentence: {
            en: line`The other loops are too short or too long.`,
            es: line`Los otros óvalos son muy cortos o muy largos.`,
          },
        }),
      ],
      check(printed, answer) {
        const tiles = tilesIn(printed.figure('shape-set'))
        const period = periodOf(tiles)
        return (
          answer.kind === 'shape-set' &&
          tilesIn(answer).length === period &&
          tilesIn(answer).every((tile, i) => tile && isSameTile(tile, itemOf(tiles, i) ?? tile))
        )
      },
    }),

    nameWithLetters: form({
      levels: ['medium'],
      wide: true,
      draw: (random, level: Level) => drawPattern(random, level, 13),
      answer: sentenceChoice,
      solve: ({ letters }) => ({ key: letters, says: LETTERS[letters] }),
      mistakes: ({ letters }) =>
        Object.fromEntries(
          (['ABC', 'ABA', 'AAB', 'ABB'] as const)
            .filter(other => other !== letters)
            .map(other => [other, { key: other, says: LETTERS[other] }]),
        ),
      ask: pattern =>
        shown(
          {
            en: prose`Which letters fit the part that repeats?`,
            es: prose`¿Qué letras van con la parte que se repite?`,
          },
          inOneRow(shownRow(pattern)),
        ),
      solution: (pattern, { says }) => [
        findUnit(pattern),
        step(
          figure(inOneRow(unitOf(pattern).map((tile, i) => ({ ...tile, label: pattern.letters.charAt(i) })))),
          because.explain,
          {
            sentence: {
              en: line`Write the same letter for shapes that look the same.`,
              es: line`Escribe la misma letra para las figuras que se ven iguales.`,
            },
          },
        ),
        step(says, because.readTheLetters),
      ],
      check: (printed, { key }) => patternOf(tilesIn(printed.figure('shape-set'))) === key,
    }),

    drawItRight: form({
      levels: ['hard'],
      kind: 'find-mistake',
      wide: true,
      lines: 2,
      draw: (random, level: Level) => drawWrong(random, drawPattern(random, level, 20), 12),
      answer: drawnTiles,
      solve: ({ right }) => [right],
      ask: ({ row }) =>
        shown(
          {
            en: prose`Cross out the wrong shape. Draw the right one.`,
            es: prose`Tacha la figura que está mal. Dibuja la correcta.`,
          },
          inOneRow(row, { named: 'numbers' }),
        ),
      key: ({ place }) => ({
        en: prose`Shape ${place + 1} is wrong.`,
        es: prose`La figura ${place + 1} está mal.`,
      }),
      solution: ({ pattern, place, right }) => [
        findUnit(pattern),
        step(expr(place + 1), because.explain, {
          sentence: {
            en: ['Say the part along the row. Here it has ', ...aTile(right).en, '.'],
            es: ['Di la parte a lo largo de la fila. Aquí tiene ', ...aTile(right).es, '.'],
          },
        }),
        step(drawnTiles.show([right]), because.drawTheRightShape),
      ],
      check(printed, [drawn]) {
        const tiles = tilesIn(printed.figure('shape-set'))
        return (
          drawn !== undefined &&
          periodOf(tiles) === undefined &&
          tiles.filter((_, i) => periodOf(tiles.with(i, drawn)) !== undefined).length === 1
        )
      },
    }),
  }),
)
