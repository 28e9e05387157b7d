import {
  answerStep,
  blank,
  borderArea,
  both,
  count,
  defineTopic,
  drawing,
  exact,
  explainedBy,
  type Figure,
  type FilledTable,
  figure,
  figureChoice,
  integer,
  itemOf,
  line,
  list,
  prose,
  shapePieces,
  symbol,
  table,
  tableCells,
  things,
  wholes,
  withFigure,
} from '../../author.ts'
import {
  ALIKE,
  BLOCK_NOUNS,
  BLOCKS,
  type BlockName,
  blockNoun,
  blocksOf,
  cutShape,
  type Dissection,
  MIXED,
  outlineOf,
} from '../kit/shapes/dissections.ts'
import {
  areaIn,
  areaOf,
  asked,
  bordersIn,
  countedUp,
  groupIn,
  groupsIn,
  isAsLarge,
  outlineArea,
  set,
} from '../kit/shapes/pieces.ts'
import { piecesCounted } from '../kit/shapes/pieces-counted.ts'
import { hardForms } from './compose-two-and-three-d-shapes/hard.ts'
import { levels } from './compose-two-and-three-d-shapes/levels.ts'
import { towerForms } from './compose-two-and-three-d-shapes/towers.ts'

const TURNS = [0, 90, 180, 270] as const
type Name = keyof typeof ALIKE

/** Two pieces are at most a third of them. */
const CUT: readonly Name[] = [
  'hexagonOfTriangles',
  'circleOfFourths',
  'longOfSquares',
  'circleOfHalves',
  'hexagonOfRhombi',
  'broadOfTriangles',
  'squareOfSquares',
  'hexagonOfTrapezoids',
  'trapezoidOfTriangles',
  'squareOfFourths',
  'wideOfSquares',
]
/** Of as many triangles as squares. */
const MADE: readonly Name[] = [
  'trapezoidOfTriangles',
  'squareOfSquares',
  'hexagonOfTriangles',
  'longOfSquares',
  'largeOfTriangles',
  'wideOfSquares',
  'slantedOfTriangles',
  'squareOfFourths',
]
/** Three pieces or more, to be laid out in thought: none is seen at a glance. */
const FILLED: readonly Name[] = [
  'wideOfRectangles',
  'hexagonOfTriangles',
  'circleOfFourths',
  'largeOfTriangles',
  'longOfSquares',
  'wideOfSquares',
  'broadOfTriangles',
  'hexagonOfRhombi',
  'trapezoidOfTriangles',
  'squareOfFourths',
  'slantedOfTriangles',
  'squareOfSquares',
]
const DRAWN = [
  'hexagonOfRhombi',
  'squareOfSquares',
  'trapezoidOfTriangles',
  'wideOfRectangles',
  'hexagonOfTrapezoids',
  'largeOfTriangles',
] as const satisfies readonly Name[]
const SEVERAL: readonly Dissection[] = [
  MIXED.hexagonWithRhombus,
  MIXED.longWithHalves,
  MIXED.broadWithRhombi,
  MIXED.squareWithHalves,
  MIXED.broadWithTrapezoid,
  MIXED.rectangleWithHalves,
]
/** Two different blocks that make a shape, and pairs of the same grid that make another. */
const LEANING: readonly (readonly BlockName[])[] = [
  ['triangle', 'rhombus'],
  ['triangle', 'trapezoid'],
  ['rhombus', 'trapezoid'],
  ['triangle', 'triangle'],
  ['trapezoid', 'trapezoid'],
]
const UPRIGHT: readonly (readonly BlockName[])[] = [
  ['square', 'square'],
  ['rectangle', 'square'],
  ['halfSquare', 'halfSquare'],
  ['largeHalf', 'largeHalf'],
  ['largeHalf', 'square'],
]
const ROUND: readonly (readonly BlockName[])[] = [
  ['quarterCircle', 'quarterCircle'],
  ['halfCircle', 'quarterCircle'],
  ['square', 'halfCircle'],
]
const PAIRS: readonly { readonly made: Dissection; readonly others: readonly (readonly BlockName[])[] }[] = [
  { made: MIXED.trapezoidOfTwo, others: LEANING },
  { made: MIXED.longOfTwo, others: UPRIGHT },
  { made: MIXED.broadOfTwo, others: LEANING },
  { made: ALIKE.squareOfHalves, others: UPRIGHT },
  { made: MIXED.largeOfTwo, others: LEANING },
  { made: ALIKE.circleOfHalves, others: ROUND },
  { made: ALIKE.hexagonOfTrapezoids, others: LEANING },
  { made: ALIKE.peakOfHalves, others: UPRIGHT },
]

const kindsOf = (made: Dissection): readonly BlockName[] => [...new Set(blocksOf(made))]
const countOf = (made: Dissection, kind: BlockName) => blocksOf(made).filter(block => block === kind).length
const LAID: readonly BlockName[] = ['triangle', 'halfSquare', 'square', 'rectangle', 'rhombus', 'trapezoid']

const doesNotFill = (pair: readonly BlockName[], area: number) =>
  areaOf(pair) < area
    ? { en: line`Those two leave an empty place.`, es: line`Esas dos dejan un lugar vacío.` }
    : { en: line`Those two are too large.`, es: line`Esas dos son demasiado grandes.` }

const hasPieces = (name: Name) => {
  const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
  return { en: line`This shape has ${pieces}.`, es: line`Esta figura tiene ${pieces}.` }
}

type Cut = { readonly name: Name; readonly turn: number }
const cutByHand = drawing<Cut>(
  ({ name, turn }) => cutShape(ALIKE[name], turn),
  ({ turn }) => [{ name: 'wideOfSquares', turn }],
)
const blockA = (name: Name) => ({
  pieces: [{ border: BLOCKS[itemOf(ALIKE[name].laid, 0).block], label: 'A' as const }],
})

export const composeTwoAndThreeDShapes = defineTopic(
  {
    id: 'compose-two-and-three-d-shapes',
    name: { en: 'Compose shapes', es: 'Componer figuras planas y sólidas' },
    description: {
      en: 'Combine flat shapes or solids to make a larger one and count the pieces used.',
      es: 'Combina figuras planas o sólidos para formar uno más grande y cuenta las piezas usadas.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.2'],
    rev: 7,
    levels,
  },
  form => ({
    howManyPieces: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw: random => ({ name: random.evenly(CUT), turn: random.pick(TURNS) }),
      ...piecesCounted,
      check: (printed, { amount }) => exact(amount).equals(bordersIn(itemOf(groupsIn(printed), 0)).length),
    }),

    piecesOfEach: form({
      levels: ['easy'],
      kind: 'table',
      lines: 0,
      draw: random => ({ made: random.evenly(SEVERAL), turn: random.pick(TURNS) }),
      answer: tableCells,
      solve: ({ made }): FilledTable => {
        const counts = kindsOf(made).map(kind => countOf(made, kind))
        return {
          rows: kindsOf(made).map((kind, i) => [line`${things(BLOCK_NOUNS[kind])}`, itemOf(counts, i)]),
          blanks: counts,
        }
      },
      ask: ({ made, turn }) =>
        asked(
          {
            en: prose`How many of each piece make this shape?`,
            es: prose`¿Cuántas piezas de cada tipo forman esta figura?`,
          },
          cutShape(made, turn),
          both(table({ rows: kindsOf(made).map(kind => [line`${things(BLOCK_NOUNS[kind])}`, blank(3)]) })),
        ),
      solution: ({ made }, answer) => [
        ...kindsOf(made).map(kind =>
          explainedBy(both(prose`${count(countOf(made, kind), BLOCK_NOUNS[kind])}`), {
            en: line`Count the ${things(BLOCK_NOUNS[kind])}.`,
            es: line`Cuenta los ${things(BLOCK_NOUNS[kind])}.`,
          }),
        ),
        explainedBy(tableCells.show(answer), {
          en: line`Write the counts in the table.`,
          es: line`Escribe las cantidades en la tabla.`,
        }),
      ],
      check(printed, { blanks }) {
        const areas = bordersIn(itemOf(groupsIn(printed), 0)).map(border => borderArea(border))
        const sizes = printed
          .terms('thing')
          .map(({ noun }) => LAID.filter(block => BLOCK_NOUNS[block] === noun).map(block => areaOf([block])))
        return (
          blanks.length === sizes.length &&
          blanks.every((value, i) =>
            exact(value).equals(areas.filter(area => sizes[i]?.some(size => isAsLarge(size, area))).length),
          )
        )
      },
    }),

    whichIsMadeOf: form({
      levels: ['easy'],
      draw(random) {
        const name = random.evenly(MADE)
        const isSame = (other: Name) => blockNoun(ALIKE[other]) === blockNoun(ALIKE[name])
        const many = (other: Name) => ALIKE[other].laid.length
        return {
          name,
          otherPiece: random.pick(MADE.filter(other => !isSame(other) && many(other) === many(name))),
          otherCount: random.pick(MADE.filter(other => isSame(other) && many(other) !== many(name))),
          turn: random.pick(TURNS),
        }
      },
      answer: figureChoice,
      solve: ({ name, turn }): Figure => cutShape(ALIKE[name], turn),
      mistakes: ({ otherPiece, otherCount, turn }) => ({
        otherPiece: cutShape(ALIKE[otherPiece], turn),
        otherCount: cutShape(ALIKE[otherCount], turn),
      }),
      ask: ({ name }) => {
        const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
        return {
          en: prose`Which shape is made of ${pieces}?`,
          es: prose`¿Qué figura está formada por ${pieces}?`,
        }
      },
      solution: ({ name }, answer) => [
        countedUp(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
        answerStep(figure(answer), hasPieces(name)),
      ],
      whyWrong: ({ otherPiece, otherCount }) => ({
        otherPiece: hasPieces(otherPiece),
        otherCount: hasPieces(otherCount),
      }),
      check(printed, answer) {
        const { amount, noun } = printed.term('quantity')
        const borders = bordersIn(groupIn(answer))
        return (
          exact(amount).equals(borders.length) &&
          borders.every(border => border.length === (noun === BLOCK_NOUNS.triangle ? 3 : 4))
        )
      },
    }),

    howManyFill: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: random => ({ name: random.evenly(FILLED), turn: random.pick(TURNS) }),
      answer: integer,
      solve: ({ name }) => ALIKE[name].laid.length,
      ask: ({ name, turn }) =>
        withFigure(
          {
            en: prose`How many ${symbol('A')} blocks fill the shape?`,
            es: prose`¿Cuántos bloques ${symbol('A')} llenan la figura?`,
          },
          shapePieces(blockA(name), { outline: ALIKE[name].outline, turn }),
        ),
      solution: ({ name, turn }, answer) => [
        explainedBy(figure(cutShape(ALIKE[name], turn)), {
          en: line`Draw the blocks side by side. Leave no empty place.`,
          es: line`Dibuja los bloques uno junto a otro. No dejes lugares vacíos.`,
        }),
        explainedBy(list(...wholes(1, ALIKE[name].laid.length)), {
          en: line`Count the blocks.`,
          es: line`Cuenta los bloques.`,
        }),
        answerStep(both(prose`${answer}`), {
          en: line`The last number tells how many blocks.`,
          es: line`El último número dice cuántos bloques hay.`,
        }),
      ],
      check(printed, answer) {
        const [block, whole] = groupsIn(printed).map(group => areaIn({ kind: 'shape-pieces', groups: [group] }))
        return block !== undefined && whole !== undefined && isAsLarge(block * exact(answer).toNumber(), whole)
      },
    }),

    drawTheLines: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: random => ({ name: random.evenly(DRAWN), turn: random.pick(TURNS) }),
      answer: cutByHand,
      solve: facts => facts,
      ask: ({ name, turn }) => {
        const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
        return withFigure(
          {
            ...(ALIKE[name].laid.length === 2
              ? {
                  en: prose`Draw a line to cut this shape into ${pieces}.`,
                  es: prose`Dibuja una línea para cortar esta figura en ${pieces}.`,
                }
              : {
                  en: prose`Draw lines to cut this shape into ${pieces}.`,
                  es: prose`Dibuja líneas para cortar esta figura en ${pieces}.`,
                }),
          },
          outlineOf(ALIKE[name], turn),
        )
      },
      // Each corner of a square needs a square of its own: there is one way.
      key: ({ name }) =>
        name === 'squareOfSquares'
          ? { en: [], es: [] }
          : { en: prose`Other ways can be right too.`, es: prose`Otras maneras también pueden ser correctas.` },
      solution: ({ name }, answer) => {
        const pieces = count(ALIKE[name].laid.length, blockNoun(ALIKE[name]))
        return [
          explainedBy(figure(set([itemOf(ALIKE[name].laid, 0).block])), {
            en: line`Start at a corner. Find where this piece fits.`,
            es: line`Empieza en una esquina. Busca dónde cabe esta pieza.`,
          }),
          answerStep(cutByHand.show(answer), {
            en: line`Draw a line along its edge. Go on until you have ${pieces}.`,
            es: line`Traza una línea a lo largo de su borde. Sigue hasta tener ${pieces}.`,
          }),
        ]
      },
      check(printed, { name, turn }) {
        const { amount, noun } = printed.term('quantity')
        const drawn = bordersIn(groupIn(cutShape(ALIKE[name], turn))).map(border => borderArea(border))
        return (
          exact(amount).equals(drawn.length) &&
          noun === blockNoun(ALIKE[name]) &&
          isAsLarge(
            drawn.reduce((sum, area) => sum + area, 0),
            areaIn(printed.figure('shape-pieces')),
          )
        )
      },
    }),

    whichTwo: form({
      levels: ['medium'],
      share: 2,
      draw(random) {
        const { made, others } = random.evenly(PAIRS)
        const wrong = others.filter(pair => !isAsLarge(areaOf(pair), outlineArea(made)))
        return { made, wrong: random.sample(wrong, 2), turn: random.pick(TURNS) }
      },
      answer: figureChoice,
      solve: ({ made }): Figure => set(blocksOf(made)),
      mistakes: ({ wrong: [one, other] }) => ({ one: set(one), other: set(other) }),
      ask: ({ made, turn }) =>
        withFigure(
          { en: prose`Which two shapes make this one?`, es: prose`¿Qué dos figuras forman esta?` },
          outlineOf(made, turn),
        ),
      solution: ({ made, turn }, answer) => [
        explainedBy(figure(cutShape(made, turn)), {
          en: line`Draw a line to see the two shapes.`,
          es: line`Dibuja una línea para ver las dos figuras.`,
        }),
        answerStep(figure(answer), { en: line`These two shapes fit.`, es: line`Estas dos figuras encajan.` }),
      ],
      whyWrong: ({ made, wrong: [one, other] }) => ({
        one: doesNotFill(one, outlineArea(made)),
        other: doesNotFill(other, outlineArea(made)),
      }),
      check: (printed, answer) => isAsLarge(areaIn(answer), areaIn(printed.figure('shape-pieces'))),
    }),

    ...towerForms(form),
    ...hardForms(form),
  }),
)
