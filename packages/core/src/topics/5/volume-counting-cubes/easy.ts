import {
  answerStep,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure,
  measureAnswer,
  prose,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { boxSteps, countedCubes, cubesIn, drawBox, drawnBox, layerSteps, type levels, ownOf } from './solids.ts'
import { CAREFUL, CARELESS, CONTAINERS, type Way } from './ways.ts'

const IN_LAYER = { name: { en: 'Cubes in one layer', es: 'Cubos en una capa' } }
const LAYERS = { name: { en: 'Layers', es: 'Capas' } }
const VOLUME = { name: { en: 'Volume', es: 'Volumen' }, unit: 'cubic-unit' } as const
const BLANKS = [IN_LAYER, LAYERS, VOLUME] as const
const lines = namedLines(...BLANKS)

const wayOf = (way: Way): Sentence => ({ key: way.key, says: way.says })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    draw: (random, level) => ({ box: drawBox(random, level, 0) }),
    answer: measureAnswer('cubic-unit'),
    solve: ({ box }) => cubesIn(box),
    ask: ({ box }) =>
      withFigure(
        {
          en: prose`Each cube is a unit cube. What is the volume of the solid?`,
          es: prose`Cada cubo es un cubo unitario. ¿Cuál es el volumen del sólido?`,
        },
        drawnBox(box),
      ),
    solution: ({ box }, answer) => [
      ...boxSteps(box),
      answerStep(measure(answer, 'cubic-unit'), {
        en: line`The volume is the number of unit cubes: ${measure(answer, 'cubic-unit')}.`,
        es: line`El volumen es el número de cubos unitarios: ${measure(answer, 'cubic-unit')}.`,
      }),
    ],
    check: (printed, answer) => exact(answer).equals(itemOf(countedCubes(printed), 0)),
  }),

  twoLayers: form({
    levels: ['easy'],
    draw: (random, level) => ({ box: random.pick(ownOf(level, 2, 1)) }),
    answer: measureAnswer('cubic-unit'),
    solve: ({ box }) => cubesIn(box),
    ask: ({ box: [length, width] }) =>
      withFigure(
        {
          en: prose`The drawing shows the bottom layer of a solid made of unit cubes. The top layer is just like it. There are no other layers. What is the volume of the solid?`,
          es: prose`El dibujo muestra la capa de abajo de un sólido hecho de cubos unitarios. La capa de arriba es igual. No hay otras capas. ¿Cuál es el volumen del sólido?`,
        },
        drawnBox([length, width, 1]),
      ),
    solution: ({ box: [length, width] }, answer) => [
      explainedBy(equation(times(length, width), length * width), {
        en: line`The bottom layer has ${width} rows of ${length} cubes.`,
        es: line`La capa de abajo tiene ${width} filas de ${length} cubos.`,
      }),
      explainedBy(equation(sum(length * width, length * width), 2 * length * width), {
        en: line`Add as many cubes again for the top layer.`,
        es: line`Suma otros tantos cubos por la capa de arriba.`,
      }),
      answerStep(measure(answer, 'cubic-unit'), {
        en: line`The volume of both layers is ${measure(answer, 'cubic-unit')}.`,
        es: line`El volumen de las dos capas es de ${measure(answer, 'cubic-unit')}.`,
      }),
    ],
    check: (printed, answer) =>
      exact(answer)
        .minus(itemOf(countedCubes(printed), 0))
        .equals(itemOf(countedCubes(printed), 0)),
  }),

  layersApart: form({
    levels: ['easy'],
    draw: (random, level) => ({ box: random.pick(ownOf(level, 2, 2)) }),
    answer: blankAnswers,
    solve: ({ box }) => [box[0] * box[1], box[2], cubesIn(box)],
    ask: ({ box }) => {
      const drawn = figure(drawnBox(box, true))
      return {
        en: [prose`The layers of a box of unit cubes are drawn apart. Fill in the blanks.`, drawn, ...lines.en],
        es: [
          prose`Las capas de una caja de cubos unitarios se dibujaron separadas. Completa los espacios.`,
          drawn,
          ...lines.es,
        ],
      }
    },
    solution: ({ box }) => [
      ...layerSteps(box),
      answerStep(measure(cubesIn(box), 'cubic-unit'), {
        en: line`The volume of the box is ${measure(cubesIn(box), 'cubic-unit')}.`,
        es: line`El volumen de la caja es de ${measure(cubesIn(box), 'cubic-unit')}.`,
      }),
    ],
    check(printed, answers) {
      const [layer, layers, all] = tupleOf(answers.map(exact), 3)
      const { solid } = printed.figure('solid-3d')
      return (
        solid.shape === 'boxes' &&
        layers.equals(solid.boxes.length) &&
        all.equals(itemOf(countedCubes(printed), 0)) &&
        all.over(layers).equals(layer)
      )
    },
  }),

  howToMeasure: form({
    levels: ['easy'],
    draw(random) {
      const container = random.evenly(CONTAINERS)
      return { container, right: random.pick(CAREFUL), wrong: random.sample(CARELESS, 3) }
    },
    answer: sentenceChoice,
    solve: ({ right }) => wayOf(right),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(way => [way.key, wayOf(way)])),
    ask: ({ container }) => container,
    solution: ({ right }) => [
      explainedBy(right.short, {
        en: line`The cubes must fill all of the space inside.`,
        es: line`Los cubos deben llenar todo el espacio de adentro.`,
      }),
      answerStep(right.says, right.why),
    ],
    whyWrong: ({ wrong }) => Object.fromEntries(wrong.map(way => [way.key, way.why])),
    check: (_, { key }) => CARELESS.every(way => way.key !== key),
  }),
})
