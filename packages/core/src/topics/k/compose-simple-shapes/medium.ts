import {
  answerStep,
  both,
  count,
  drawing,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  line,
  prose,
  things,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  ALIKE,
  type BlockName,
  blocksOf,
  cutShape,
  type Dissection,
  MIXED,
  outlineOf,
} from '../../kit/shapes/dissections.ts'
import { areaIn, areaOf, bordersIn, groupIn, isAsLarge, outlineArea, set } from '../../kit/shapes/pieces.ts'
import type { levels } from './hard.ts'
import { TURNS } from './parts.ts'

/** Two pieces and what they make; what they are compared with lies on the same grid. */
const UPRIGHT = {
  pairs: [
    ALIKE.rectangleOfSquares,
    ALIKE.squareOfHalves,
    MIXED.longOfTwo,
    ALIKE.squareOfRectangles,
    ALIKE.rectangleOfHalves,
    ALIKE.peakOfHalves,
  ],
  outlines: [
    ALIKE.rectangleOfSquares,
    ALIKE.squareOfSquares,
    ALIKE.longOfSquares,
    ALIKE.wideOfSquares,
    ALIKE.peakOfHalves,
  ],
  sets: [
    ['square', 'square'],
    ['largeHalf', 'largeHalf'],
    ['square', 'rectangle'],
    ['rectangle', 'rectangle'],
    ['halfSquare', 'halfSquare'],
    ['square', 'halfSquare'],
  ],
} as const

const LEANING = {
  pairs: [
    ALIKE.rhombusOfTriangles,
    MIXED.largeOfTwo,
    ALIKE.hexagonOfTrapezoids,
    MIXED.trapezoidOfTwo,
    ALIKE.slantedOfRhombi,
    MIXED.broadOfTwo,
    MIXED.slantedOfTwo,
  ],
  outlines: [
    ALIKE.rhombusOfTriangles,
    ALIKE.trapezoidOfTriangles,
    ALIKE.largeOfTriangles,
    ALIKE.hexagonOfRhombi,
    ALIKE.broadOfTriangles,
  ],
  sets: [
    ['triangle', 'triangle'],
    ['triangle', 'rhombus'],
    ['triangle', 'trapezoid'],
    ['trapezoid', 'trapezoid'],
    ['rhombus', 'rhombus'],
    ['rhombus', 'trapezoid'],
  ],
} as const

const GRIDS = [UPRIGHT, LEANING] as const

/** Why a shape is not made of two pieces of this size. */
const otherSize = (size: number, pieces: number) =>
  size < pieces
    ? { en: line`The pieces do not fit in that shape.`, es: line`Las piezas no caben en esa figura.` }
    : { en: line`The pieces do not fill that shape.`, es: line`Las piezas no llenan esa figura.` }

const otherPair = (pair: readonly BlockName[], size: number) =>
  areaOf(pair) < size
    ? { en: line`Those pieces do not fill the shape.`, es: line`Esas piezas no llenan la figura.` }
    : { en: line`Those pieces do not fit in the shape.`, es: line`Esas piezas no caben en la figura.` }

/** One line cuts these in two triangles, or in two parts as large. */
const CUTS = [
  { name: 'squareOfHalves', into: 'triangles' },
  { name: 'rectangleOfSquares', into: 'parts' },
  { name: 'rectangleOfHalves', into: 'triangles' },
  { name: 'squareOfRectangles', into: 'parts' },
  { name: 'rhombusOfTriangles', into: 'triangles' },
  { name: 'peakOfHalves', into: 'triangles' },
] as const satisfies readonly { name: keyof typeof ALIKE; into: 'triangles' | 'parts' }[]

/** The other lines that do it. */
const ALSO_RIGHT = {
  triangles: {
    en: prose`The line through the other two corners is right too.`,
    es: prose`La línea que une las otras dos esquinas también es correcta.`,
  },
  'any corner': {
    en: prose`Any line from a corner to the opposite side is right.`,
    es: prose`Cualquier línea de una esquina al lado opuesto es correcta.`,
  },
  parts: {
    en: prose`Any line through the middle of the shape is right.`,
    es: prose`Cualquier línea que pase por el centro de la figura es correcta.`,
  },
}

type Cut = { readonly name: keyof typeof ALIKE; readonly turn: number }

const cutByHand = drawing<Cut>(
  ({ name, turn }) => cutShape(ALIKE[name], turn),
  ({ turn }) => [{ name: 'hexagonOfTriangles', turn }],
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichShape: form({
    levels: ['medium'],
    draw(random) {
      const grid = random.evenly(GRIDS)
      const made = random.evenly<Dissection>(grid.pairs)
      const others = grid.outlines.filter(other => !isAsLarge(outlineArea(other), outlineArea(made)))
      return {
        made,
        wrong: random.sample(others, 2),
        turn: random.pick([0, 180] as const),
        apart: random.pick(TURNS),
      }
    },
    answer: figureChoice,
    solve: ({ made, turn }): Figure => outlineOf(made, turn),
    mistakes: ({ wrong: [one, other], turn }) => ({
      oneSize: outlineOf(one, turn),
      otherSize: outlineOf(other, turn),
    }),
    ask: ({ made, apart }) =>
      withFigure(
        {
          en: prose`Which shape do the two pieces make?`,
          es: prose`¿Qué figura forman las dos piezas?`,
        },
        set(blocksOf(made), apart),
      ),
    solution: ({ made, turn }, answer) => [
      explainedBy(figure(cutShape(made, turn)), {
        en: line`Slide and turn the pieces until their sides meet.`,
        es: line`Desliza y gira las piezas hasta que sus lados se junten.`,
      }),
      answerStep(figure(answer), {
        en: line`The two pieces make this shape.`,
        es: line`Las dos piezas forman esta figura.`,
      }),
    ],
    whyWrong: ({ made, wrong: [one, other] }) => ({
      oneSize: otherSize(outlineArea(one), outlineArea(made)),
      otherSize: otherSize(outlineArea(other), outlineArea(made)),
    }),
    check: (printed, answer) => isAsLarge(areaIn(answer), areaIn(printed.figure('shape-pieces'))),
  }),
  whichTwoPieces: form({
    levels: ['medium'],
    draw(random) {
      const grid = random.evenly([LEANING, UPRIGHT])
      const made = random.evenly<Dissection>(grid.pairs)
      const fits = (pair: readonly BlockName[]) => isAsLarge(areaOf(pair), outlineArea(made))
      const others = (grid.sets as readonly (readonly BlockName[])[]).filter(pair => !fits(pair))
      return { made, wrong: random.sample(others, 2), turn: random.pick(TURNS) }
    },
    answer: figureChoice,
    solve: ({ made }): Figure => set(blocksOf(made)),
    mistakes: ({ wrong: [one, other] }) => ({ onePair: set(one), otherPair: set(other) }),
    ask: ({ made, turn }) =>
      withFigure(
        { en: prose`Which two pieces make this shape?`, es: prose`¿Qué dos piezas forman esta figura?` },
        outlineOf(made, turn),
      ),
    solution: ({ made, turn }, answer) => [
      explainedBy(figure(cutShape(made, turn)), {
        en: line`Draw a line to see the two pieces.`,
        es: line`Dibuja una línea para ver las dos piezas.`,
      }),
      answerStep(figure(answer), { en: line`These two pieces fit.`, es: line`Estas dos piezas encajan.` }),
    ],
    whyWrong: ({ made, wrong: [one, other] }) => ({
      onePair: otherPair(one, outlineArea(made)),
      otherPair: otherPair(other, outlineArea(made)),
    }),
    check: (printed, answer) => isAsLarge(areaIn(answer), areaIn(printed.figure('shape-pieces'))),
  }),
  drawOneLine: form({
    levels: ['medium'],
    lines: 0,
    draw: random => ({ cut: random.evenly(CUTS), turn: random.evenly(TURNS) }),
    answer: cutByHand,
    solve: ({ cut: { name }, turn }) => ({ name, turn }),
    ask: ({ cut: { name, into }, turn }) =>
      withFigure(
        into === 'triangles'
          ? {
              en: prose`Draw one line to make 2 ${things(nouns.triangle)}.`,
              es: prose`Dibuja una línea para formar 2 ${things(nouns.triangle)}.`,
            }
          : {
              en: prose`Draw one line to make 2 equal parts.`,
              es: prose`Dibuja una línea para formar 2 partes iguales.`,
            },
        outlineOf(ALIKE[name], turn),
      ),
    key: ({ cut: { name, into } }) => ALSO_RIGHT[name === 'peakOfHalves' ? 'any corner' : into],
    solution: ({ cut: { name, into } }, answer) => [
      into === 'triangles'
        ? explainedBy(
            both(prose`${count(3, nouns.side)}`),
            name === 'peakOfHalves'
              ? {
                  en: line`A triangle has 3 sides. Draw the line from a corner to the opposite side.`,
                  es: line`Un triángulo tiene 3 lados. Traza la línea desde una esquina hasta el lado opuesto.`,
                }
              : {
                  en: line`A triangle has 3 sides. Draw the line from a corner to the opposite corner.`,
                  es: line`Un triángulo tiene 3 lados. Traza la línea desde una esquina hasta la esquina opuesta.`,
                },
          )
        : explainedBy(words('2 parts of the same size', '2 partes del mismo tamaño'), {
            en: line`Cut through the middle. The parts must match.`,
            es: line`Corta por el medio. Las partes deben coincidir.`,
          }),
      answerStep(
        cutByHand.show(answer),
        into === 'triangles'
          ? { en: line`The line makes 2 triangles.`, es: line`La línea forma 2 triángulos.` }
          : { en: line`The line makes 2 equal parts.`, es: line`La línea forma 2 partes iguales.` },
      ),
    ],
    check(printed, { name, turn }) {
      const pieces = bordersIn(groupIn(cutShape(ALIKE[name], turn)))
      const [one, other] = tupleOf(
        pieces.map(border => areaIn({ kind: 'shape-pieces', groups: [{ label: null, outline: border, pieces: [] }] })),
        2,
      )
      const isWhole = isAsLarge(one + other, areaIn(printed.figure('shape-pieces')))
      const areTriangles = pieces.every(({ length }) => length === 3)
      return (
        pieces.length === 2 && isWhole && (printed.terms('thing').length > 0 ? areTriangles : isAsLarge(one, other))
      )
    },
  }),
})
