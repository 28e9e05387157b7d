import {
  answerStep,
  type Both,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  measure,
  measureAnswer,
  minus,
  prose,
  type Sentence,
  type Solid3d,
  type Step,
  sentenceChoice,
  sideBySide,
  symbol,
  times,
  withFigure,
} from '../../../author.ts'
import {
  type Box,
  boxesWith,
  boxSteps,
  countedCubes,
  cubesIn,
  drawBox,
  drawnBox,
  type levels,
  ownOf,
} from './solids.ts'
import { CAREFUL, CARELESS, CONTAINERS, type Way } from './ways.ts'

/** Which of two solids is larger, and by how much. */
export const larger = (letter: 'P' | 'Q', by: number): Sentence => ({
  key: `${letter} ${by}`,
  says: {
    en: prose`solid ${symbol(letter)}, by ${measure(by, 'cubic-unit')}`,
    es: prose`el sólido ${symbol(letter)}, por ${measure(by, 'cubic-unit')}`,
  },
})
export const isLarger = ([a, b]: readonly number[], key: string): boolean =>
  a !== undefined && b !== undefined && key === `${a > b ? 'P' : 'Q'} ${Math.abs(a - b)}`
/** The other solid, and a difference that a slip leads to. */
export const notLarger = (letter: 'P' | 'Q', by: number, slip: number) => {
  const other = letter === 'P' ? 'Q' : 'P'
  return { other: larger(other, by), slip: larger(letter, slip), both: larger(other, slip) }
}
export const drawnPair = (a: Solid3d, b: Solid3d) => {
  const one = (name: 'P' | 'Q', drawn: Solid3d) => [prose`${symbol(name)}`, figure(drawn)]
  return sideBySide(one('P', a), one('Q', b))
}
export function compareSteps(a: number, b: number): readonly Step[] {
  const [more, less] = [Math.max(a, b), Math.min(a, b)]
  const [first, second] = (a > b ? ['P', 'Q'] : ['Q', 'P']) as ['P', 'Q']
  return [
    explainedBy(equation(minus(more, less), more - less), {
      en: line`Subtract the smaller volume from the greater one.`,
      es: line`Resta el volumen menor del mayor.`,
    }),
    answerStep(larger(first, more - less).says, {
      en: line`Solid ${symbol(first)} has ${more} cubes and solid ${symbol(second)} has ${less}.`,
      es: line`El sólido ${symbol(first)} tiene ${more} cubos y el sólido ${symbol(second)} tiene ${less}.`,
    }),
  ]
}

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
    solution: ({ box }, answer) => [
      ...boxSteps(box),
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

  compare: form({
    levels: ['easy'],
    wide: true,
    draw(random, level) {
      const one = random.pick(ownOf(level, 1, 2))
      const other = random.pick(
        boxesWith(level, 2).filter(box => {
          const apart = Math.abs(cubesIn(box) - cubesIn(one))
          return apart > 1 && apart <= 8 && box[0] <= 5
        }),
      )
      const [a, b] = random.evenly([true, false]) ? [one, other] : [other, one]
      return { a, b }
    },
    answer: sentenceChoice,
    solve: ({ a, b }) => larger(cubesIn(a) > cubesIn(b) ? 'P' : 'Q', Math.abs(cubesIn(a) - cubesIn(b))),
    mistakes: ({ a, b }) => {
      const by = cubesIn(a) - cubesIn(b)
      // One layer of each is counted.
      const layers = Math.abs(a[0] * a[1] - b[0] * b[1])
      const slip = layers > 0 && layers !== Math.abs(by) ? layers : Math.abs(by) + 2
      return notLarger(by > 0 ? 'P' : 'Q', Math.abs(by), slip)
    },
    ask: ({ a, b }) => {
      const pair = drawnPair(drawnBox(a), drawnBox(b))
      return {
        en: [prose`Which solid has the greater volume, and by how much?`, pair],
        es: [prose`¿Qué sólido tiene mayor volumen y por cuánto?`, pair],
      }
    },
    solution: ({ a, b }) => [...sizeStep('P', a), ...sizeStep('Q', b), ...compareSteps(cubesIn(a), cubesIn(b))],
    check: (printed, { key }) => isLarger(countedCubes(printed), key),
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
    solution: ({ right, wrong }) => [
      ...wrong.map(way => explainedBy(way.short, way.why)),
      answerStep(right.says, right.why),
    ],
    check: (_, { key }) => CARELESS.every(way => way.key !== key),
  }),
})

function sizeStep(name: 'P' | 'Q', [length, width, height]: Box): readonly Step[] {
  const sentence: Both<readonly Inline[]> = {
    en: line`Solid ${symbol(name)}: cubes in a row × rows × layers.`,
    es: line`Sólido ${symbol(name)}: cubos en una fila × filas × capas.`,
  }
  return [explainedBy(equation(times(length, width, height), length * width * height), sentence)]
}
