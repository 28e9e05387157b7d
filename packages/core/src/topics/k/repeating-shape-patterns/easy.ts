import {
  count,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  shapeNoun,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameTile, type Tile } from '../../kit/shapes/tiles.ts'
import type { levels } from './levels.ts'
import {
  belongsAt,
  drawnTiles,
  drawPattern,
  fillsGaps,
  findUnit,
  inOneRow,
  type Level,
  periodOf,
  rowOf,
  shown,
  tilesIn,
} from './parts.ts'

const twoOrOne = ({ shape }: Tile) => {
  const two = count(2, shapeNoun(shape))
  return {
    en: line`Sometimes ${two} come together, sometimes only ${1} comes.`,
    es: line`A veces vienen ${two}, a veces viene solo ${1}.`,
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whatComesNext: form({
    levels: ['easy'],
    share: 2,
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
    whyWrong: () => ({
      lastAgain: { en: line`The row ends with this shape.`, es: line`La fila termina con esta figura.` },
      mixedUp: { en: line`This shape is not in the row.`, es: line`Esta figura no está en la fila.` },
    }),
    check(printed, answer) {
      const tiles = tilesIn(printed.figure('shape-set'))
      const [next] = answer.kind === 'shape-set' ? tilesIn(answer) : []
      const right = belongsAt(tiles, tiles.length)
      return Boolean(next && right && isSameTile(next, right))
    },
  }),
  drawTheNextTwo: form({
    levels: ['easy'],
    share: 2,
    lines: 0,
    draw: (random, level: Level) => ({ length: random.evenly([7, 6, 5]), pattern: drawPattern(random, level, 9) }),
    answer: drawnTiles,
    solve: ({ length, pattern }) => rowOf(pattern, length + 2).slice(-2),
    ask: ({ length, pattern }) =>
      shown(
        { en: prose`Draw the next two shapes.`, es: prose`Dibuja las dos figuras que siguen.` },
        inOneRow([...rowOf(pattern, length), null, null]),
      ),
    solution: ({ length, pattern }, answer) => [
      findUnit(pattern),
      step(figure(inOneRow(rowOf(pattern, length + 2))), because.startThePartAgain),
      explained(
        drawnTiles.show(answer),
        line`Draw the shapes in the last two places.`,
        line`Dibuja las figuras de los dos últimos lugares.`,
      ),
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
    solution: (pattern, answer) => [
      findUnit(pattern),
      explained(
        figure(answer),
        line`In this row the part comes again and again.`,
        line`En esta fila la parte se repite una y otra vez.`,
      ),
    ],
    whyWrong: ({ tiles }) => ({
      pairsAndOnes: twoOrOne(itemOf(tiles, 1)),
      growing: twoOrOne(itemOf(tiles, 0)),
    }),
    check: (_, answer) => answer.kind === 'shape-set' && periodOf(tilesIn(answer)) !== undefined,
  }),
})
