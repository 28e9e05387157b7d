import {
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameTile } from '../../kit/shapes/tiles.ts'
import type { levels } from './levels.ts'
import {
  drawnTiles,
  drawPattern,
  fillsGaps,
  findUnit,
  inLetters,
  inOneRow,
  LETTERS,
  type Level,
  looped,
  type Pattern,
  patternOf,
  periodOf,
  rowOf,
  shown,
  tilesIn,
  unitOf,
  without,
} from './parts.ts'

/** The part three times. */
const shownRow = (pattern: Pattern) => rowOf(pattern, 3 * pattern.letters.length)

const SHORTER_AND_LONGER = { shorter: -1, longer: 1 } as const

const NAMES = ['ABC', 'ABA', 'AAB', 'ABB'] as const
/** The first shape whose letter is another. */
const wrongLetter = (right: string, wrong: string) => {
  const place = [...right].findIndex((letter, i) => letter !== wrong.charAt(i))
  const [own, not] = [right.charAt(place), wrong.charAt(place)]
  return {
    en: [...line`Shape ${place + 1} is `, `${own}, not ${not}.`],
    es: [...line`La figura ${place + 1} es `, `${own}, no ${not}.`],
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      step(figure(answer), because.samePartAgainAndAgain),
    ],
    whyWrong: () => ({
      tooShort: { en: line`The last shape of the part is missing.`, es: line`Falta la última figura de la parte.` },
      tooLong: {
        en: line`It has the first shape of the next part.`,
        es: line`Incluye la primera figura de la parte siguiente.`,
      },
    }),
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
        NAMES.filter(other => other !== letters).map(other => [other, { key: other, says: LETTERS[other] }]),
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
      step(figure(inLetters(pattern)), because.explain, {
        sentence: {
          en: line`Write the same letter for shapes that look the same.`,
          es: line`Escribe la misma letra para las figuras que se ven iguales.`,
        },
      }),
      step(says, because.readTheLetters),
    ],
    whyWrong: ({ letters }) =>
      Object.fromEntries(NAMES.filter(other => other !== letters).map(other => [other, wrongLetter(letters, other)])),
    check: (printed, { key }) => patternOf(tilesIn(printed.figure('shape-set'))) === key,
  }),
})
