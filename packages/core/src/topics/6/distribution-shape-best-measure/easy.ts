import {
  type Block,
  type Both,
  dotPlot,
  explained,
  explainedBy,
  type Figure,
  figure,
  figureChoice,
  line,
  list,
  prose,
  trueStatement,
  withFigure,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { drawnFeatures, FEATURE_WHY, featureKinds, plotOfFeatures, saidOf, wrongOf, wrongWhy } from './features.ts'
import {
  barSettings,
  barsOf,
  type Drawn,
  dotSettings,
  dotsOf,
  drawCounts,
  drawShape,
  type Form,
  NOT_THIS_SHAPE,
  SHAPE_SAID,
  SHAPES,
  type Shape,
  settingsFrom,
  shapeChoice,
  shapeOfCounts,
  shapeOfValues,
  shows,
  valuesOf,
  type Words,
} from './shapes.ts'

const SKEWED: Both<Block> = {
  en: prose`A distribution that is skewed left has its tail on the left; one that is skewed right has its tail on the right.`,
  es: prose`Una distribución sesgada a la izquierda tiene la cola a la izquierda; una sesgada a la derecha la tiene a la derecha.`,
}
const whatShape = (shown: Both<Block>, plot: Figure): Both<readonly Block[]> => ({
  en: [shown.en, figure(plot), prose`What is the shape of the distribution?`],
  es: [shown.es, figure(plot), prose`¿Qué forma tiene la distribución?`],
})
const WHY: Readonly<Record<Shape, Words>> = {
  symmetric: {
    en: line`The left half mirrors the right half, with the peak in the middle.`,
    es: line`La mitad izquierda es como el reflejo de la derecha, con el pico en el centro.`,
  },
  left: {
    en: line`The peak is on the right, and the tail reaches to the left.`,
    es: line`El pico está a la derecha y la cola se extiende a la izquierda.`,
  },
  right: {
    en: line`The peak is on the left, and the tail reaches to the right.`,
    es: line`El pico está a la izquierda y la cola se extiende a la derecha.`,
  },
  uniform: {
    en: line`All heights are about equal: there is no peak and no tail.`,
    es: line`Todas las alturas son más o menos iguales: no hay pico ni cola.`,
  },
}
const shapeSteps = ({ setting: { shape }, counts }: Drawn, plot: 'dots' | 'bars') => {
  const said = SHAPE_SAID[shape]
  return [
    explained(
      list(...counts),
      plot === 'dots'
        ? line`Count the dots above each number from left to right.`
        : line`Read the heights of the bars from left to right.`,
      plot === 'dots'
        ? line`Cuenta los puntos sobre cada número, de izquierda a derecha.`
        : line`Lee las alturas de las barras, de izquierda a derecha.`,
    ),
    explainedBy(
      { en: { kind: 'paragraph', content: [said.en] }, es: { kind: 'paragraph', content: [said.es] } },
      WHY[shape],
    ),
  ]
}
const plotOfCounts = (counts: readonly number[]): Figure =>
  dotPlot({ values: valuesOf({ from: 1, counts }), axis: { from: 0, to: 9, step: 1 } })

interface Asked {
  readonly shape: Shape
  readonly counts: Readonly<Record<Shape, readonly number[]>>
}
const WHICH: Readonly<Record<Shape, Both<Block>>> = {
  symmetric: {
    en: prose`Which dot plot shows a symmetric distribution?`,
    es: prose`¿Qué diagrama de puntos muestra una distribución simétrica?`,
  },
  left: {
    en: prose`Which dot plot shows a distribution that is skewed left?`,
    es: prose`¿Qué diagrama de puntos muestra una distribución sesgada a la izquierda?`,
  },
  right: {
    en: prose`Which dot plot shows a distribution that is skewed right?`,
    es: prose`¿Qué diagrama de puntos muestra una distribución sesgada a la derecha?`,
  },
  uniform: {
    en: prose`Which dot plot shows a uniform distribution?`,
    es: prose`¿Qué diagrama de puntos muestra una distribución uniforme?`,
  },
}

export const easyForms = (form: Form) => ({
  shapeOfDots: form({
    levels: ['easy'],
    instruction: SKEWED,
    draw: random => drawShape(random, settingsFrom(dotSettings, 0), 'dots'),
    answer: shapeChoice,
    solve: ({ setting }) => setting.shape,
    ask: drawn => whatShape(paragraph(shows(drawn, 'dots')), dotsOf(drawn)),
    solution: drawn => shapeSteps(drawn, 'dots'),
    whyWrong: (_, answer) => NOT_THIS_SHAPE[answer],
    check: (printed, answer) =>
      shapeOfValues(printed.figure('dot-plot').plots.flatMap(({ values }) => values)) === answer,
  }),

  shapeOfBars: form({
    levels: ['easy'],
    instruction: SKEWED,
    draw: random => drawShape(random, settingsFrom(barSettings, 2), 'bars'),
    answer: shapeChoice,
    solve: ({ setting }) => setting.shape,
    ask: drawn => whatShape(paragraph(shows(drawn, 'bars')), barsOf(drawn)),
    solution: drawn => shapeSteps(drawn, 'bars'),
    whyWrong: (_, answer) => NOT_THIS_SHAPE[answer],
    check: (printed, answer) => shapeOfCounts(printed.figure('histogram').heights) === answer,
  }),

  whichPlot: form({
    levels: ['easy'],
    wide: true,
    draw(random): Asked {
      const right = drawCounts(random, 'right', random.pick([7, 8]))
      return {
        shape: random.evenly(SHAPES),
        counts: {
          right,
          left: drawCounts(random, 'left', random.pick([7, 8])),
          symmetric: drawCounts(random, 'symmetric', undefined),
          uniform: drawCounts(random, 'uniform', random.pick([6, 7, 8])),
        },
      }
    },
    answer: figureChoice,
    solve: ({ shape, counts }) => plotOfCounts(counts[shape]),
    mistakes: ({ shape, counts }) =>
      Object.fromEntries(SHAPES.filter(one => one !== shape).map(one => [one, plotOfCounts(counts[one])])),
    ask: ({ shape }) => WHICH[shape],
    solution: ({ shape, counts }) => [
      explained(
        list(...counts[shape]),
        line`In the correct plot, count the dots above each number from left to right.`,
        line`En el diagrama correcto, cuenta los puntos sobre cada número de izquierda a derecha.`,
      ),
      explainedBy(figure(plotOfCounts(counts[shape])), WHY[shape]),
    ],
    whyWrong: ({ shape }) =>
      Object.fromEntries(
        SHAPES.filter(one => one !== shape).map(
          one =>
            [
              one,
              {
                en: [...WHY[one].en, ` This one is ${SHAPE_SAID[one].en}.`],
                es: [...WHY[one].es, ` Esta es ${SHAPE_SAID[one].es}.`],
              },
            ] as const,
        ),
      ),
    check(printed, drawn) {
      if (drawn.kind !== 'dot-plot') return false
      const found = shapeOfValues(drawn.plots.flatMap(({ values }) => values))
      const [asked] = printed.blocksOf('paragraph')
      return (
        JSON.stringify(asked) === JSON.stringify(WHICH[found].en) ||
        JSON.stringify(asked) === JSON.stringify(WHICH[found].es)
      )
    },
  }),

  features: form(
    trueStatement({
      levels: ['easy'],
      draw: random => drawnFeatures(random),
      about: drawn => withFigure(paragraph(drawn.shown), plotOfFeatures(drawn)),
      statements: drawn => [
        { key: drawn.kind, isTrue: true, says: saidOf(drawn, drawn.kind) },
        ...featureKinds
          .filter(kind => kind !== drawn.kind)
          .map(kind => ({ key: `not ${kind}`, isTrue: false, says: wrongOf(drawn, kind), why: wrongWhy(drawn, kind) })),
      ],
      solution: drawn => FEATURE_WHY(drawn),
      holds(printed, key) {
        const values = printed.figure('dot-plot').plots.flatMap(plot => plot.values)
        return featureKinds.some(kind => kind === key) && values.length > 0
      },
    }),
  ),
})
