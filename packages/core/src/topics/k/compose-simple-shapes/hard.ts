import {
  answerStep,
  both,
  count,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  prose,
  quantity,
  type Random,
  shapePieces,
  step,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  ALIKE,
  BLOCKS,
  type BlockName,
  blockNoun,
  blocksOf,
  cutShape,
  type Dissection,
  MIXED,
  outlineOf,
} from '../../kit/shapes/dissections.ts'
import {
  areaIn,
  areaOf,
  asked,
  bordersIn,
  countedUp,
  groupsIn,
  isAsLarge,
  outlineArea,
  set,
} from '../../kit/shapes/pieces.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

const OF_SEVERAL: readonly Dissection[] = [
  MIXED.squareWithHalves,
  MIXED.hexagonWithRhombi,
  MIXED.square211,
  MIXED.largeWithRhombus,
  MIXED.longWithHalves,
  MIXED.hexagonOfThree,
  MIXED.rectangleWithHalves,
  MIXED.broadWithRhombi,
  MIXED.wideOfTwo,
  MIXED.hexagonWithTrapezoid,
  MIXED.squareOfThree,
  MIXED.slantedWithRhombus,
]
/** The form of the missing piece begins at the other end of the list. */
const SETS = startingAt(OF_SEVERAL, 6)
/** To be filled with one named kind of piece, 3 to 6 of them. */
const FILLED = [
  'largeOfTriangles',
  'wideOfSquares',
  'broadOfTriangles',
  'wideOfRectangles',
  'hexagonOfTriangles',
  'trapezoidOfTriangles',
  'slantedOfTriangles',
] as const satisfies readonly (keyof typeof ALIKE)[]

/** What a piece is taken for: as like it as can be, of another size. */
const INSTEAD: readonly (readonly [right: BlockName, other: BlockName])[] = [
  ['square', 'halfSquare'],
  ['square', 'rectangle'],
  ['rectangle', 'square'],
  ['halfSquare', 'square'],
  ['triangle', 'rhombus'],
  ['rhombus', 'triangle'],
  ['rhombus', 'trapezoid'],
  ['trapezoid', 'rhombus'],
]
/** Sets that are wrong by one piece: one too few, one too many, or another in its place. */
function wrongSets(random: Random, right: readonly BlockName[]): readonly [readonly BlockName[], readonly BlockName[]] {
  const area = areaOf(right)
  const kinds = [...new Set(right)]
  const without = (kind: BlockName) => right.toSpliced(right.indexOf(kind), 1)
  const all = kinds.flatMap(kind => [
    without(kind),
    [...right, kind],
    ...INSTEAD.filter(([own]) => own === kind).map(([, other]) => [...without(kind), other]),
  ])
  const possible = all.filter(set => set.length >= 2 && set.length <= 7 && !isAsLarge(areaOf(set), area))
  return random.until(
    () => random.sample(possible, 2),
    ([one, other]) => !isAsLarge(areaOf(one), areaOf(other)),
  )
}
/** Why pieces of another size do not fill the area. */
const doesNotFill = (blocks: readonly BlockName[], area: number) =>
  areaOf(blocks) < area
    ? blocks.length > 1
      ? { en: line`These pieces leave an empty place.`, es: line`Estas piezas dejan un lugar vacío.` }
      : { en: line`This piece leaves an empty place.`, es: line`Esta pieza deja un lugar vacío.` }
    : blocks.length > 1
      ? { en: line`Not all of these pieces fit.`, es: line`No caben todas estas piezas.` }
      : { en: line`This piece is too large to fit.`, es: line`Esta pieza es demasiado grande: no cabe.` }

const LYING_UPRIGHT: readonly BlockName[] = ['square', 'rectangle', 'halfSquare']
const LEANING: readonly BlockName[] = ['triangle', 'rhombus', 'trapezoid']

/** What fills an outline without cut lines. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  whichSet: form({
    levels: ['hard'],
    draw(random) {
      const made = random.evenly(SETS)
      return { made, turn: random.pick([0, 90, 180, 270] as const), wrong: wrongSets(random, blocksOf(made)) }
    },
    answer: figureChoice,
    solve: ({ made }): Figure => set(blocksOf(made)),
    mistakes: ({ wrong: [one, other] }) => ({ oneSet: set(one), otherSet: set(other) }),
    ask: ({ made, turn }) =>
      withFigure(
        { en: prose`Which set of pieces fills the shape?`, es: prose`¿Qué grupo de piezas llena la figura?` },
        outlineOf(made, turn),
      ),
    solution: ({ made, turn }, answer) => [
      explainedBy(figure(cutShape(made, turn)), {
        en: line`Draw lines to see the pieces that fit.`,
        es: line`Dibuja líneas para ver las piezas que caben.`,
      }),
      answerStep(figure(answer), {
        en: line`This set fills the shape.`,
        es: line`Este grupo llena la figura.`,
      }),
    ],
    whyWrong: ({ made, wrong: [one, other] }) => ({
      oneSet: doesNotFill(one, outlineArea(made)),
      otherSet: doesNotFill(other, outlineArea(made)),
    }),
    check: (printed, answer) => isAsLarge(areaIn(answer), areaIn(printed.figure('shape-pieces'))),
  }),

  missingPiece: form({
    levels: ['hard'],
    draw(random) {
      const made = random.evenly(OF_SEVERAL)
      const kind = random.pick([...new Set(blocksOf(made))])
      const place = blocksOf(made).indexOf(kind)
      const others = (LEANING.includes(kind) ? LEANING : LYING_UPRIGHT).filter(other => other !== kind)
      const turn = random.pick([0, 90, 180, 270] as const)
      return {
        made,
        place,
        kind,
        turn,
        apart: random.pick([30, 75, 120, 165] as const),
        wrong: random.sample(others, 2),
      }
    },
    answer: figureChoice,
    solve: ({ kind, apart }): Figure => set([kind], apart),
    mistakes: ({ wrong: [one, other], apart }) => ({ onePiece: set([one], apart), otherPiece: set([other], apart) }),
    ask: ({ made, place, turn }) =>
      withFigure(
        { en: prose`One piece is missing. Which piece fits?`, es: prose`Falta una pieza. ¿Cuál encaja?` },
        shapePieces({
          outline: made.outline,
          pieces: made.laid.map(({ border }, i) => ({ border, isEmpty: i === place })),
          turn,
        }),
      ),
    solution: ({ made, place, turn }, answer) => [
      explainedBy(figure(shapePieces({ outline: itemOf(made.laid, place).border, turn })), {
        en: line`Look at the sides of the empty place.`,
        es: line`Mira los lados del lugar vacío.`,
      }),
      answerStep(figure(answer), {
        en: line`Turn this piece. Its sides match the sides of the empty place.`,
        es: line`Gira esta pieza. Sus lados coinciden con los del lugar vacío.`,
      }),
    ],
    whyWrong: ({ kind, wrong: [one, other] }) => ({
      onePiece: doesNotFill([one], areaOf([kind])),
      otherPiece: doesNotFill([other], areaOf([kind])),
    }),
    check(printed, answer) {
      const [group] = groupsIn(printed)
      const empty = group?.pieces.find(({ isEmpty }) => isEmpty)
      if (!empty) return false
      const hole = { kind: 'shape-pieces', groups: [{ label: null, outline: empty.border, pieces: [] }] } as const
      return isAsLarge(areaIn(hole), areaIn(answer))
    },
  }),

  howManyFill: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({ name: random.evenly(FILLED), turn: random.pick([0, 90, 180, 270] as const) }),
    answer: quantity,
    solve: ({ name }) => count(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
    ask: ({ name, turn }) =>
      asked(
        {
          en: prose`${howMany(blockNoun(ALIKE[name]))} like this one fill the shape?`,
          es: prose`¿${howMany(blockNoun(ALIKE[name]))} como este llenan la figura?`,
        },
        shapePieces({ pieces: [BLOCKS[itemOf(ALIKE[name].laid, 0).block]] }, { outline: ALIKE[name].outline, turn }),
      ),
    solution: ({ name, turn }, answer) => [
      explainedBy(figure(cutShape(ALIKE[name], turn)), {
        en: line`Draw the pieces. Leave no empty place.`,
        es: line`Dibuja las piezas. No dejes lugares vacíos.`,
      }),
      countedUp(ALIKE[name].laid.length, blockNoun(ALIKE[name])),
      step(both(prose`${answer}`), because.lastNumberTellsHowMany),
    ],
    check(printed, { amount }) {
      const [one, whole] = printed
        .figure('shape-pieces')
        .groups.map(group => areaIn({ kind: 'shape-pieces', groups: [group] }))
      return (
        one !== undefined &&
        whole !== undefined &&
        isAsLarge(one * exact(amount).toNumber(), whole) &&
        bordersIn(itemOf(groupsIn(printed), 0)).length === 1
      )
    },
  }),
})
