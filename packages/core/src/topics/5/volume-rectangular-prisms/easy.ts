import {
  both,
  exact,
  type FormMaker,
  figure,
  measureAnswer,
  numberList,
  prose,
  rectangularPrism,
  unitCubeBox,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawEdges, type Edges, edgesIn, FIND, volume } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['easy'],
    share: 3,
    instruction: FIND,
    draw: random => ({ edges: drawEdges(random) }),
    answer: measureAnswer('cubic-unit'),
    solve: ({ edges }) => volume(edges),
    ask: ({ edges }) => both(figure(rectangularPrism(...edges))),
    // The layers of unit squares, counted.
    check(printed, answer) {
      const [length, width, height] = edgesIn(printed.figure('solid-3d'))
      let cubes = 0
      for (let layer = 0; layer < height; layer++) cubes += length * width
      return exact(answer).equals(cubes)
    },
  }),

  unitCubes: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the number of cubes in one layer, the number of layers, and the volume in cubic units.`,
      es: prose`Escribe el número de cubos en una capa, el número de capas y el volumen en unidades cúbicas.`,
    },
    draw: random => ({ edges: [random.int(2, 6), random.int(2, 4), random.int(2, 5)] as Edges }),
    answer: numberList,
    solve: ({ edges }) => [edges[0] * edges[1], edges[2], volume(edges)],
    ask: ({ edges }) => both(figure(unitCubeBox(...edges))),
    check(printed, answers) {
      const [length, width, height] = edgesIn(printed.figure('solid-3d'))
      const [layer, layers, cubes] = answers.map(answer => exact(answer))
      return (
        layer?.over(width).equals(length) === true &&
        layers?.equals(height) === true &&
        cubes?.equals(layer.times(height)) === true
      )
    },
  }),
})
