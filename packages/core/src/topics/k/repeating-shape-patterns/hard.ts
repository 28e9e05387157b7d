import {
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  prose,
  type Random,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { aTile, isSameTile, type Tile } from '../../kit/shapes/tiles.ts'
import type { levels } from './levels.ts'
import {
  drawnTiles,
  drawPattern,
  fillsGaps,
  findUnit,
  inLetters,
  inOneRow,
  type Letters,
  type Level,
  type Pattern,
  patternOf,
  periodOf,
  rowOf,
  shown,
  TRIOS,
  tilesIn,
  unitOf,
  without,
} from './parts.ts'

/** Three shapes long, so that no row stands out by its length. */
const ALIKE = ['ABB', 'AAB', 'ABC'] as const satisfies readonly Letters[]

/** One shape of the row is another of the pattern; never in the first two parts. */
function drawWrong(random: Random, pattern: Pattern, length: number) {
  const row = rowOf(pattern, length)
  const place = random.int(2 * pattern.letters.length, length - 1)
  const right = itemOf(row, place)
  const wrong = random.pick(unitOf(pattern).filter(tile => !isSameTile(tile, right)))
  return { pattern, row: row.with(place, wrong), place, right, wrong }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      explained(
        figure(inLetters(pattern)),
        ['Write the same letter for shapes that look the same: ', `${pattern.letters}.`],
        ['Escribe la misma letra para las figuras que se ven iguales: ', `${pattern.letters}.`],
      ),
      explained(
        figure(inLetters({ ...pattern, tiles: others })),
        ['Look for a part that is ', `${pattern.letters} too.`],
        ['Busca una parte que también sea ', `${pattern.letters}.`],
      ),
      step(figure(answer), because.samePartAgainAndAgain),
    ],
    whyWrong: ({ pattern: { letters } }) =>
      Object.fromEntries(
        ALIKE.filter(other => other !== letters).map(other => [
          other,
          { en: [`Its part is ${other}, not ${letters}.`], es: [`Su parte es ${other}, no ${letters}.`] },
        ]),
      ),
    check: (printed, answer) =>
      answer.kind === 'shape-set' && patternOf(tilesIn(answer)) === patternOf(tilesIn(printed.figure('shape-set'))),
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
          en: ['Say the part again and again along the row. This place needs ', ...aTile(right).en, '.'],
          es: ['Repite la parte a lo largo de la fila. Aquí va ', ...aTile(right).es, '.'],
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
})
