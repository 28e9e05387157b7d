import {
  answerStep,
  type Block,
  type Both,
  blank,
  exact,
  explainedBy,
  type Figure,
  type FilledTable,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  ofAllBut,
  option,
  prose,
  table,
  tableCells,
  withFigure,
  words,
} from '../../../author.ts'
import {
  drawShape,
  drawShapes,
  type Kind,
  markedShape,
  TRIANGLES,
  type Traits,
  type TriangleKind,
  traitsIn,
  traitsOf,
} from '../../kit/shapes/sides-and-angles.ts'
import type { levels } from './levels.ts'
import { askAbout, itHas, itHasSides, letterOf, lettersWhere, MARKS, seenShown } from './parts.ts'

const NAMES = option<TriangleKind>({
  right: { en: prose`right`, es: prose`rectángulo` },
  acute: { en: prose`acute`, es: prose`acutángulo` },
  obtuse: { en: prose`obtuse`, es: prose`obtusángulo` },
})
const MEANS: Readonly<Record<TriangleKind, Both<readonly Inline[]>>> = {
  right: {
    en: line`A right triangle has 1 right angle.`,
    es: line`Un triángulo rectángulo tiene 1 ángulo recto.`,
  },
  acute: {
    en: line`An acute triangle has 3 acute angles.`,
    es: line`Un triángulo acutángulo tiene 3 ángulos agudos.`,
  },
  obtuse: {
    en: line`An obtuse triangle has 1 obtuse angle.`,
    es: line`Un triángulo obtusángulo tiene 1 ángulo obtuso.`,
  },
}
const WIDEST: Readonly<Record<TriangleKind, ReturnType<typeof words>>> = {
  right: words('a right angle', 'un ángulo recto'),
  acute: words('an acute angle', 'un ángulo agudo'),
  obtuse: words('an obtuse angle', 'un ángulo obtuso'),
}
const THEM: Readonly<Record<TriangleKind, Both<Block>>> = {
  right: {
    en: prose`Which of these triangles are right triangles? Write all the letters.`,
    es: prose`¿Cuáles de estos triángulos son rectángulos? Escribe todas las letras.`,
  },
  acute: {
    en: prose`Which of these triangles are acute triangles? Write all the letters.`,
    es: prose`¿Cuáles de estos triángulos son acutángulos? Escribe todas las letras.`,
  },
  obtuse: {
    en: prose`Which of these triangles are obtuse triangles? Write all the letters.`,
    es: prose`¿Cuáles de estos triángulos son obtusángulos? Escribe todas las letras.`,
  },
}

/** Two features that only one of four shapes has both of. */
const BOTH: readonly {
  readonly asks: Both<Block>
  readonly fits: (traits: Traits) => boolean
  readonly kinds: readonly [right: Kind, Kind, Kind, Kind]
}[] = [
  {
    asks: {
      en: prose`Which shape has exactly 1 pair of parallel sides and 2 right angles?`,
      es: prose`¿Qué figura tiene exactamente 1 par de lados paralelos y 2 ángulos rectos?`,
    },
    fits: ({ parallels, rightAngles }) => parallels === 1 && rightAngles === 2,
    kinds: ['rightTrapezoid', 'rectangle', 'trapezoid', 'oneRightAngle'],
  },
  {
    asks: {
      en: prose`Which shape has 2 pairs of parallel sides but no right angles?`,
      es: prose`¿Qué figura tiene 2 pares de lados paralelos, pero ningún ángulo recto?`,
    },
    fits: ({ parallels, rightAngles }) => parallels === 2 && rightAngles === 0,
    kinds: ['parallelogram', 'rectangle', 'trapezoid', 'kite'],
  },
  {
    asks: {
      en: prose`Which quadrilateral has a right angle but no parallel sides?`,
      es: prose`¿Qué cuadrilátero tiene un ángulo recto, pero no lados paralelos?`,
    },
    fits: ({ sides, parallels, rightAngles }) => sides === 4 && parallels === 0 && rightAngles > 0,
    kinds: ['oneRightAngle', 'right', 'rightTrapezoid', 'kite'],
  },
  {
    asks: {
      en: prose`Which shape has exactly 1 pair of parallel sides and no right angles?`,
      es: prose`¿Qué figura tiene exactamente 1 par de lados paralelos y ningún ángulo recto?`,
    },
    fits: ({ parallels, rightAngles }) => parallels === 1 && rightAngles === 0,
    kinds: ['trapezoid', 'rightTrapezoid', 'rhombus', 'kite'],
  },
  {
    asks: {
      en: prose`Which shape has 2 pairs of parallel sides and 4 right angles?`,
      es: prose`¿Qué figura tiene 2 pares de lados paralelos y 4 ángulos rectos?`,
    },
    fits: ({ parallels, rightAngles }) => parallels === 2 && rightAngles === 4,
    kinds: ['rectangle', 'parallelogram', 'rightTrapezoid', 'trapezoid'],
  },
  {
    asks: {
      en: prose`Which quadrilateral has no parallel sides and no right angles?`,
      es: prose`¿Qué cuadrilátero no tiene lados paralelos ni ángulos rectos?`,
    },
    fits: ({ sides, parallels, rightAngles }) => sides === 4 && parallels === 0 && rightAngles === 0,
    kinds: ['kite', 'obtuse', 'trapezoid', 'oneRightAngle'],
  },
]
const SIX = [
  ['right', 'right', 'acute', 'acute', 'obtuse', 'obtuse'],
  ['right', 'right', 'right', 'acute', 'obtuse', 'obtuse'],
  ['right', 'acute', 'acute', 'acute', 'obtuse', 'obtuse'],
  ['right', 'right', 'acute', 'obtuse', 'obtuse', 'obtuse'],
] as const

const HEAD = [
  words('Shape', 'Figura'),
  words('Pairs of parallel sides', 'Pares de lados paralelos'),
  words('Right angles', 'Ángulos rectos'),
]
const COUNTED: readonly (readonly Kind[])[] = [
  ['trapezoid', 'rectangle', 'oneRightAngle'],
  ['rightTrapezoid', 'parallelogram', 'kite'],
  ['rhombus', 'oneRightAngle', 'rightTrapezoid'],
  ['square', 'kite', 'trapezoid'],
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  nameTriangle: form({
    levels: ['easy'],
    lines: 0,
    draw: random =>
      drawShape(
        random,
        random.evenly<TriangleKind>(['obtuse', 'acute', 'obtuse', 'right', 'acute']),
        random.evenly([true, false]),
      ),
    answer: NAMES,
    solve: ({ corners }) => traitsOf(corners).widest,
    ask: shape =>
      withFigure(
        {
          en: prose`Is this triangle right, acute, or obtuse?`,
          es: prose`¿Este triángulo es rectángulo, acutángulo u obtusángulo?`,
        },
        markedShape(shape),
      ),
    solution: (_, answer) => [
      explainedBy(WIDEST[answer], { en: line`Look at the largest angle.`, es: line`Mira el ángulo mayor.` }),
      answerStep(NAMES.show(answer), MEANS[answer]),
    ],
    whyWrong: (_, answer) =>
      ofAllBut(answer, {
        right:
          answer === 'acute'
            ? {
                en: line`No angle fits a square corner: all are narrower.`,
                es: line`Ningún ángulo coincide con una esquina recta: todos son más cerrados.`,
              }
            : {
                en: line`The largest angle is wider than a square corner.`,
                es: line`El ángulo mayor es más abierto que una esquina recta.`,
              },
        acute: {
          en: line`Two angles are acute, but the largest is not.`,
          es: line`Dos ángulos son agudos, pero el mayor no lo es.`,
        },
        obtuse: {
          en: line`No angle is wider than a square corner.`,
          es: line`Ningún ángulo es más abierto que una esquina recta.`,
        },
      }),
    check: (printed, answer) => traitsIn(printed.figure('polygon')).widest === answer,
  }),

  countTable: form({
    levels: ['medium'],
    kind: 'table',
    lines: 0,
    instruction: MARKS,
    draw: random => ({ shapes: drawShapes(random, random.shuffle<readonly Kind[]>(random.evenly(COUNTED))) }),
    answer: tableCells,
    solve: ({ shapes }): FilledTable => {
      const rows = shapes.map(({ corners }) => [traitsOf(corners).parallels, traitsOf(corners).rightAngles])
      return { head: HEAD, rows: rows.map((row, i) => [letterOf(i), ...row]), blanks: rows.flat() }
    },
    ask: ({ shapes }) => {
      const asked = askAbout({ en: prose`Complete the table.`, es: prose`Completa la tabla.` }, shapes)
      const empty = table({ head: HEAD, rows: shapes.map((_, i) => [letterOf(i), blank(3), blank(3)]) })
      return { en: [...asked.en, empty], es: [...asked.es, empty] }
    },
    solution: ({ shapes }, answer) => [
      ...shapes.map(({ corners }, i) => explainedBy(letterOf(i), itHas(traitsOf(corners)))),
      explainedBy(tableCells.show(answer), {
        en: line`Two sides with the same arrow marks are one pair.`,
        es: line`Dos lados con las mismas marcas de flecha son un par.`,
      }),
    ],
    check: (printed, { blanks }) => {
      const right = printed
        .figures('polygon')
        .map(traitsIn)
        .flatMap(({ parallels, rightAngles }) => [parallels, rightAngles])
      return right.length === blanks.length && right.every((number, i) => exact(itemOf(blanks, i)).equals(number))
    },
  }),

  bothFeatures: form({
    levels: ['medium'],
    lines: 0,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const asked = random.evenly(BOTH)
      return { asked: BOTH.indexOf(asked), shapes: drawShapes(random, asked.kinds) }
    },
    answer: figureChoice,
    solve: ({ shapes }): Figure => markedShape(itemOf(shapes, 0)),
    mistakes: ({ shapes }) =>
      Object.fromEntries(shapes.slice(1).map(shape => [shape.kind, markedShape(shape) as Figure])),
    ask: ({ asked }) => itemOf(BOTH, asked).asks,
    solution: ({ shapes }, answer) => [
      explainedBy(seenShown(traitsOf(itemOf(shapes, 0).corners)), {
        en: line`Look for a shape with both features.`,
        es: line`Busca una figura que cumpla las dos condiciones.`,
      }),
      explainedBy(figure(answer), {
        en: line`This shape has both.`,
        es: line`Esta figura cumple las dos.`,
      }),
    ],
    whyWrong: ({ shapes }) =>
      Object.fromEntries(shapes.slice(1).map(({ kind, corners }) => [kind, itHasSides(traitsOf(corners))])),
    check(printed, answer) {
      const found = BOTH.find(({ asks }) => Object.values(asks).some(block => isSameContent(block, printed.blocks[0])))
      return found?.fits(traitsIn(answer)) === true
    },
  }),

  whichTriangles: form({
    levels: ['medium'],
    lines: 1,
    wide: true,
    draw: random => {
      const kind = random.evenly<TriangleKind>(['acute', 'right', 'obtuse'])
      const kinds = random.until(
        () => random.pick(SIX),
        six => six.filter(one => one === kind).length > 1,
      )
      return { kind, shapes: drawShapes(random, random.shuffle<readonly Kind[]>(kinds)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ kind, shapes }) => lettersWhere(shapes.map(shape => shape.kind === kind)),
    ask: ({ kind, shapes }) => askAbout(THEM[kind], shapes),
    solution: ({ kind, shapes }, answer) => [
      ...TRIANGLES.filter(other => other !== kind).map(other =>
        explainedBy(list(...lettersWhere(shapes.map(shape => shape.kind === other))), {
          en: line`Here the largest angle is ${WIDEST[other]}.`,
          es: line`Aquí el ángulo mayor es ${WIDEST[other]}.`,
        }),
      ),
      explainedBy(list(...answer), MEANS[kind]),
    ],
    check(printed, answer) {
      const kind = TRIANGLES.find(one =>
        Object.values(THEM[one]).some(block => isSameContent(block, printed.blocks.at(-1))),
      )
      return isSameContent(
        answer,
        lettersWhere(printed.figures('polygon').map(drawn => traitsIn(drawn).widest === kind)),
      )
    },
  }),
})
