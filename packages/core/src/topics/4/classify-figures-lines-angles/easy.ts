import {
  type Block,
  type Both,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  textList,
  withFigure,
  words,
} from '../../../author.ts'
import {
  type DrawnShape,
  drawShape,
  drawShapes,
  type Kind,
  markedShape,
  type Traits,
  traitsIn,
  traitsOf,
} from '../../kit/shapes/sides-and-angles.ts'
import type { levels } from './levels.ts'
import { askAbout, lettersWhere, MARKS, READ_THE_MARKS, SQUARE_MARKS, seenShown } from './parts.ts'

const answers = textList({
  yes: { en: line`yes`, es: line`sí` },
  no: { en: line`no`, es: line`no` },
})
/** Right angles and parallel sides, the one without the other, and neither. */
const CLASSES: readonly (readonly Kind[])[] = [
  ['rectangle', 'rightTrapezoid', 'square'],
  ['right', 'oneRightAngle'],
  ['parallelogram', 'trapezoid', 'rhombus'],
  ['kite', 'acute', 'obtuse'],
]
type Trait = 'parallel' | 'rightTriangle'
const has = (trait: Trait, { parallels, rightAngles }: Traits): boolean =>
  trait === 'parallel' ? parallels > 0 : rightAngles > 0
const hasPerpendicular = ({ rightAngles }: Traits): boolean => rightAngles > 0
const ASKED: readonly {
  readonly trait: Trait
  readonly asks: Both<Block>
  readonly right: readonly Kind[]
  readonly wrong: readonly Kind[]
}[] = [
  {
    trait: 'parallel',
    asks: {
      en: prose`Sides with the same arrow marks are parallel. Which shape has parallel sides?`,
      es: prose`Los lados con las mismas marcas de flecha son paralelos. ¿Qué figura tiene lados paralelos?`,
    },
    right: ['trapezoid', 'parallelogram', 'rhombus', 'rectangle', 'rightTrapezoid'],
    wrong: ['right', 'kite', 'oneRightAngle', 'obtuse'],
  },
  {
    trait: 'rightTriangle',
    asks: {
      en: prose`A small square marks a right angle. Which shape is a right triangle?`,
      es: prose`Un cuadrado pequeño marca un ángulo recto. ¿Qué figura es un triángulo rectángulo?`,
    },
    right: ['right'],
    wrong: ['acute', 'obtuse', 'rectangle', 'rightTrapezoid', 'oneRightAngle'],
  },
]
const WHY: Readonly<Record<Trait, { readonly en: ReturnType<typeof line>; readonly es: ReturnType<typeof line> }>> = {
  parallel: {
    en: line`Parallel sides have the same arrow marks.`,
    es: line`Los lados paralelos llevan las mismas marcas de flecha.`,
  },
  rightTriangle: {
    en: line`A right triangle has 3 sides and 1 right angle.`,
    es: line`Un triángulo rectángulo tiene 3 lados y 1 ángulo recto.`,
  },
}
/** Why a shape does not have what is asked for. */
const lacks = (trait: Trait, { sides, rightAngles }: Traits) => {
  if (trait === 'parallel') return { en: line`There are no arrow marks.`, es: line`No hay marcas de flecha.` }
  if (sides === 3) return { en: line`There is no right angle.`, es: line`No hay ningún ángulo recto.` }
  return rightAngles > 0
    ? {
        en: line`It has a right angle, but 4 sides.`,
        es: line`Tiene un ángulo recto, pero 4 lados.`,
      }
    : { en: line`It has 4 sides and no right angle.`, es: line`Tiene 4 lados y ningún ángulo recto.` }
}
const FOUND: typeof WHY = {
  parallel: { en: line`This shape has parallel sides.`, es: line`Esta figura tiene lados paralelos.` },
  rightTriangle: { en: line`This shape has both.`, es: line`Esta figura tiene las dos cosas.` },
}
const MARK: Readonly<Record<Trait, ReturnType<typeof words>>> = {
  parallel: words('the same arrow marks', 'las mismas marcas de flecha'),
  rightTriangle: words('3 sides, a small square', '3 lados, un cuadrado pequeño'),
}
const LETTERED = [
  ['rightTrapezoid', 'rhombus', 'right', 'obtuse'],
  ['rectangle', 'acute', 'trapezoid', 'oneRightAngle'],
  ['square', 'trapezoid', 'oneRightAngle', 'rightTrapezoid'],
  ['kite', 'square', 'obtuse', 'right'],
  ['rectangle', 'oneRightAngle', 'parallelogram', 'right'],
  ['rightTrapezoid', 'parallelogram', 'kite', 'rectangle'],
] as const

/** The arrows stand only where parallel sides are asked for. */
const marked = (trait: Trait, shape: DrawnShape) => markedShape(shape, { arrows: trait === 'parallel' })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  twoQuestions: form({
    levels: ['easy'],
    kind: 'choose',
    lines: 0,
    instruction: MARKS,
    draw: random => ({
      shape: drawShape(random, random.pick(random.evenly(CLASSES)), random.chance(0.5)),
      second: random.pick(['right', 'perpendicular'] as const),
    }),
    answer: answers,
    solve: ({ shape: { corners } }) => {
      const traits = traitsOf(corners)
      return [traits.parallels > 0 ? 'yes' : 'no', traits.rightAngles > 0 ? 'yes' : 'no']
    },
    ask: ({ shape, second }) => {
      const drawn = figure(markedShape(shape))
      return {
        en: [
          drawn,
          prose`Write yes or no.`,
          prose`Does this shape have parallel sides? ____`,
          second === 'right' ? prose`Does it have a right angle? ____` : prose`Does it have perpendicular sides? ____`,
        ],
        es: [
          drawn,
          prose`Escribe sí o no.`,
          prose`¿Tiene esta figura lados paralelos? ____`,
          second === 'right' ? prose`¿Tiene un ángulo recto? ____` : prose`¿Tiene lados perpendiculares? ____`,
        ],
      }
    },
    solution: ({ shape: { corners } }, answer) => [
      explainedBy(seenShown(traitsOf(corners)), READ_THE_MARKS),
      explainedBy(answers.show(answer), {
        en: line`Arrow marks answer the first question, small squares the second.`,
        es: line`Las marcas de flecha responden la primera pregunta; los cuadrados pequeños, la segunda.`,
      }),
    ],
    check(printed, [parallel, right]) {
      const traits = traitsIn(printed.figure('polygon'))
      return (parallel === 'yes') === traits.parallels > 0 && (right === 'yes') === traits.rightAngles > 0
    },
  }),

  whichHas: form({
    levels: ['easy'],
    lines: 0,
    wide: true,
    draw: random => {
      const { trait, right, wrong } = random.evenly(ASKED)
      return { trait, shapes: drawShapes(random, [random.pick(right), ...random.sample(wrong, 3)]) }
    },
    answer: figureChoice,
    solve: ({ trait, shapes }): Figure => marked(trait, itemOf(shapes, 0)),
    mistakes: ({ trait, shapes }) =>
      Object.fromEntries(shapes.slice(1).map(shape => [shape.kind, marked(trait, shape) as Figure])),
    ask: ({ trait }) => {
      const found = ASKED.find(asked => asked.trait === trait)
      return found ? found.asks : { en: [], es: [] }
    },
    solution: ({ trait }, answer) => [explainedBy(MARK[trait], WHY[trait]), explainedBy(figure(answer), FOUND[trait])],
    whyWrong: ({ trait, shapes }) =>
      Object.fromEntries(shapes.slice(1).map(({ kind, corners }) => [kind, lacks(trait, traitsOf(corners))])),
    check(printed, answer) {
      const found = ASKED.find(({ asks }) => Object.values(asks).some(block => isSameContent(block, printed.blocks[0])))
      const traits = traitsIn(answer)
      return found !== undefined && has(found.trait, traits) && (found.trait !== 'rightTriangle' || traits.sides === 3)
    },
  }),

  countRight: form({
    levels: ['easy'],
    lines: 1,
    instruction: SQUARE_MARKS,
    draw: random =>
      drawShape(
        random,
        random.evenly<Kind>(['rightTrapezoid', 'oneRightAngle', 'square', 'right']),
        random.chance(0.5),
      ),
    answer: integer,
    solve: ({ corners }) => traitsOf(corners).rightAngles,
    ask: shape =>
      withFigure(
        {
          en: prose`How many right angles does this shape have?`,
          es: prose`¿Cuántos ángulos rectos tiene esta figura?`,
        },
        markedShape(shape, { arrows: false }),
      ),
    solution: (_, answer) => [
      explainedBy(words('small squares', 'cuadrados pequeños'), {
        en: line`Look for a small square at each corner.`,
        es: line`Busca un cuadrado pequeño en cada vértice.`,
      }),
      explainedBy(prose`${answer}`, { en: line`Count the small squares.`, es: line`Cuenta los cuadrados pequeños.` }),
    ],
    check: (printed, answer) => exact(answer).equals(traitsIn(printed.figure('polygon')).rightAngles),
  }),

  whichLetters: form({
    levels: ['easy'],
    lines: 1,
    wide: true,
    draw: random => ({ shapes: drawShapes(random, random.shuffle<readonly Kind[]>(random.evenly(LETTERED))) }),
    answer: numbersInAnyOrder,
    solve: ({ shapes }) => lettersWhere(shapes.map(({ corners }) => hasPerpendicular(traitsOf(corners)))),
    ask: ({ shapes }) =>
      askAbout(
        {
          en: prose`A small square marks a right angle. Which of these shapes have perpendicular sides? Write all the letters.`,
          es: prose`Un cuadrado pequeño marca un ángulo recto. ¿Cuáles de estas figuras tienen lados perpendiculares? Escribe todas las letras.`,
        },
        shapes,
        false,
      ),
    solution: ({ shapes }, answer) => [
      explainedBy(list(...lettersWhere(shapes.map(({ corners }) => !hasPerpendicular(traitsOf(corners))))), {
        en: line`Leave out the shapes with no right angles.`,
        es: line`Descarta las figuras sin ángulos rectos.`,
      }),
      explainedBy(list(...answer), {
        en: line`Perpendicular sides form a right angle.`,
        es: line`Los lados perpendiculares forman un ángulo recto.`,
      }),
    ],
    check: (printed, answer) =>
      isSameContent(answer, lettersWhere(printed.figures('polygon').map(drawn => hasPerpendicular(traitsIn(drawn))))),
  }),
})
