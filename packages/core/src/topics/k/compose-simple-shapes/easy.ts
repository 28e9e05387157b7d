import {
  answerStep,
  both,
  count,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  type Noun,
  type PieceBorder,
  prose,
  type Sentence,
  sentenceChoice,
  step,
  things,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { strideOf } from '../../../random.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ALIKE, blockNoun, cutShape } from '../../kit/shapes/dissections.ts'
import { bordersIn, countedUp, groupIn, groupsIn, isAsLarge, sidesIn } from '../../kit/shapes/pieces.ts'
import { piecesCounted } from '../../kit/shapes/pieces-counted.ts'
import type { levels } from './hard.ts'
import { TURNS } from './parts.ts'

/** Cut in pieces all of a kind that a small child can name. The forms take turns among them, and none shows another's. */
const EASY = [
  'rhombusOfTriangles',
  'squareOfSquares',
  'trapezoidOfTriangles',
  'rectangleOfSquares',
  'largeOfTriangles',
  'longOfSquares',
  'squareOfHalves',
  'slantedOfTriangles',
  'wideOfRectangles',
  'squareOfRectangles',
  'squareOfFourths',
  'peakOfHalves',
  'rectangleOfHalves',
] as const satisfies readonly (keyof typeof ALIKE)[]

type Easy = (typeof EASY)[number]

/** What the forms before and after show when one shows this. */
const shownBeside = (name: Easy): readonly Easy[] => {
  const [at, stride] = [EASY.indexOf(name), strideOf(EASY.length)]
  return [stride, -stride].map(by => itemOf(EASY, (at + by + EASY.length) % EASY.length))
}

const KINDS = [nouns.triangle, nouns.square, nouns.rectangle] as const

const isSquareFor = (drawn: Noun, called: Noun) => drawn === nouns.square && called === nouns.rectangle

const piecesSaid = (many: number, noun: Noun): Sentence => ({
  key: `${many} ${noun.en[1]}`,
  says: both(prose`${count(many, noun)}`),
})

const hasPieces = (name: Easy) => {
  const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
  return { en: line`This shape has ${pieces}.`, es: line`Esta figura tiene ${pieces}.` }
}

/** Whether a drawn piece is what a small child calls so: a rectangle is longer than wide. */
function isCalled(border: PieceBorder, noun: Noun): boolean {
  const sides = sidesIn(border)
  const areEqual = sides.every(side => isAsLarge(side, itemOf(sides, 0)))
  return noun === nouns.triangle ? sides.length === 3 : sides.length === 4 && areEqual === (noun === nouns.square)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    lines: 0,
    draw: random => ({
      name: random.evenly(EASY),
      turn: random.pick(TURNS),
    }),
    ...piecesCounted,
    check(printed, { amount, noun }) {
      const group = itemOf(groupsIn(printed), 0)
      const pieces = bordersIn(group)
      return pieces.every(piece => isCalled(piece, noun)) && exact(amount).equals(pieces.length)
    },
  }),
  whichIsMadeOf: form({
    levels: ['easy'],
    draw(random) {
      const turn = random.pick(TURNS)
      const name = random.evenly(EASY)
      const kind = (other: Easy) => blockNoun(ALIKE[other])
      const size = (other: Easy) => ALIKE[other].laid.length
      const [noun, many] = [kind(name), size(name)]
      const elsewhere = shownBeside(name)
      const pickOf = (names: readonly Easy[]) => {
        const unseen = names.filter(other => !elsewhere.includes(other))
        return random.pick(unseen.length > 0 ? unseen : names)
      }
      return {
        name,
        turn,
        // Squares are rectangles too.
        sameCount: pickOf(
          EASY.filter(other => kind(other) !== noun && !isSquareFor(kind(other), noun) && size(other) === many),
        ),
        sameKind: pickOf(EASY.filter(other => kind(other) === noun && size(other) !== many)),
      }
    },
    answer: figureChoice,
    solve: ({ name, turn }): Figure => cutShape(ALIKE[name], turn),
    mistakes: ({ sameCount, sameKind, turn }) => ({
      otherPieces: cutShape(ALIKE[sameCount], turn),
      otherNumber: cutShape(ALIKE[sameKind], turn),
    }),
    ask: ({ name }) => {
      const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
      return { en: prose`Which shape is made of ${pieces}?`, es: prose`¿Qué figura está formada por ${pieces}?` }
    },
    solution: ({ name }, answer) => [
      countedUp(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
      answerStep(figure(answer), hasPieces(name)),
    ],
    whyWrong: ({ sameCount, sameKind }) => ({ otherPieces: hasPieces(sameCount), otherNumber: hasPieces(sameKind) }),
    check(printed, answer) {
      const { amount, noun } = printed.term('quantity')
      const pieces = bordersIn(groupIn(answer))
      return exact(amount).equals(pieces.length) && pieces.every(piece => isCalled(piece, noun))
    },
  }),
  whatMakesIt: form({
    levels: ['easy'],
    kind: 'choose',
    lines: 0,
    draw(random) {
      const name = random.evenly(EASY)
      const many = ALIKE[name].laid.length
      return {
        name,
        turn: random.pick(TURNS),
        wrong: many === 2 ? 3 : many === 4 ? random.pick([3, 5]) : random.pick([2, 4]),
        other: random.pick(
          KINDS.filter(kind => kind !== blockNoun(ALIKE[name]) && !isSquareFor(blockNoun(ALIKE[name]), kind)),
        ),
      }
    },
    answer: sentenceChoice,
    solve: ({ name }) => piecesSaid(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
    mistakes: ({ name, wrong, other }) => ({
      otherNumber: piecesSaid(wrong, blockNoun(ALIKE[name])),
      otherKind: piecesSaid(ALIKE[name].laid.length, other),
    }),
    ask: ({ name, turn }) =>
      withFigure(
        { en: prose`Which pieces make this shape?`, es: prose`¿Qué piezas forman esta figura?` },
        cutShape(ALIKE[name], turn),
      ),
    solution: ({ name }, answer) => [
      countedUp(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
      step(answer.says, because.lastNumberTellsHowMany),
    ],
    whyWrong: ({ name, wrong }) => ({
      otherNumber: {
        en: line`There are ${ALIKE[name].laid.length}, not ${wrong}.`,
        es: line`Hay ${ALIKE[name].laid.length}, no ${wrong}.`,
      },
      otherKind: {
        en: line`The pieces are ${things(blockNoun(ALIKE[name]))}.`,
        es: line`Las piezas son ${things(blockNoun(ALIKE[name]))}.`,
      },
    }),
    check(printed, { key }) {
      const pieces = bordersIn(itemOf(groupsIn(printed), 0))
      const [many, plural] = key.split(' ')
      const noun = KINDS.find(({ en }) => en[1] === plural)
      return Number(many) === pieces.length && noun !== undefined && pieces.every(piece => isCalled(piece, noun))
    },
  }),
})
