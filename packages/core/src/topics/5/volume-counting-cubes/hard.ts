import {
  answerStep,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  measure,
  measureAnswer,
  minus,
  prose,
  type Random,
  role,
  type Step,
  sentenceChoice,
  sum,
  symbol,
  times,
  unitCubes,
  wholes,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { compareSteps, drawnPair, isLarger, larger, notLarger, whyNotLarger } from './compared.ts'
import {
  type Box,
  countedCubes,
  countedIn,
  cubesIn,
  drawnStacks,
  frameOf,
  hidden,
  KINDS,
  type levels,
  roomIn,
  type Stacks,
  seenByLayer,
  solidsFor,
  solidsOf,
  stackSteps,
  TO_THE_FLOOR,
  total,
} from './solids.ts'

/** The forms take their turns in step: each begins at another kind. */
const drawStacks = (random: Random, first: number): Stacks =>
  random.pick(solidsOf(random.evenly(startingAt(KINDS, first))))
/** The same of cubes in a box. */
const toTheBottom = {
  en: prose`Every stack of cubes goes down to the bottom of the box, and no stack is hidden.`,
  es: prose`Cada pila de cubos llega hasta el fondo de la caja y ninguna pila está escondida.`,
}
const floor = {
  en: { kind: 'paragraph', content: TO_THE_FLOOR.en },
  es: { kind: 'paragraph', content: TO_THE_FLOOR.es },
} as const

/** Rows of cubes along three edges of an open box: at the bottom in front, at the bottom on the right, and up at the left. */
const alongEdges = ([length, width, height]: Box) =>
  unitCubes(
    [
      ...wholes(0, length - 1).map(x => [x, 0, 0] as const),
      ...wholes(1, width - 1).map(z => [length - 1, 0, z] as const),
      ...wholes(1, height - 1).map(y => [0, y, 0] as const),
    ],
    [length, height, width],
  )

/** How many cubes stand along the three edges. */
const shownOf = ([length, width, height]: Box): number => length + width + height - 2

export const hardForms = (form: FormMaker<typeof levels>) => ({
  stacked: form({
    levels: ['hard'],
    draw: random => ({ stacks: drawStacks(random, 0) }),
    answer: measureAnswer('cubic-unit'),
    solve: ({ stacks }) => total(stacks),
    ask: ({ stacks }) => {
      const drawn = figure(drawnStacks(stacks))
      return {
        en: [prose`This solid is made of unit cubes.`, floor.en, prose`What is its volume?`, drawn],
        es: [prose`Este sólido está hecho de cubos unitarios.`, floor.es, prose`¿Cuál es su volumen?`, drawn],
      }
    },
    solution: ({ stacks }, answer) => [
      ...stackSteps(stacks),
      answerStep(measure(answer, 'cubic-unit'), {
        en: line`The volume is ${measure(answer, 'cubic-unit')}.`,
        es: line`El volumen es de ${measure(answer, 'cubic-unit')}.`,
      }),
    ],
    check: (printed, answer) => exact(answer).equals(itemOf(countedCubes(printed), 0)),
  }),

  cannotBeSeen: form({
    levels: ['hard'],
    draw: random => {
      const kind = random.evenly(['corner', 'stairs'] as const)
      return { stacks: random.pick(solidsOf(kind)) }
    },
    answer: integer,
    solve: ({ stacks }) => hidden(stacks),
    ask: ({ stacks }) => {
      const drawn = figure(drawnStacks(stacks))
      return {
        en: [
          prose`This solid is made of unit cubes.`,
          floor.en,
          prose`The drawing shows it from the front, the right, and above. How many of its cubes cannot be seen?`,
          drawn,
        ],
        es: [
          prose`Este sólido está hecho de cubos unitarios.`,
          floor.es,
          prose`El dibujo lo muestra de frente, desde la derecha y desde arriba. ¿Cuántos de sus cubos no se pueden ver?`,
          drawn,
        ],
      }
    },
    solution({ stacks }, answer) {
      const seen = [...seenByLayer(stacks)].reverse()
      const all = seen.reduce((sum, one) => sum + one, 0)
      return [
        ...stackSteps(stacks),
        explainedBy(equation(sum(...seen), all), {
          en: line`Count the cubes that show, layer by layer from the top.`,
          es: line`Cuenta los cubos que se ven, capa por capa desde arriba.`,
        }),
        explainedBy(equation(minus(total(stacks), all), answer), {
          en: line`Subtract them from the number of all cubes: ${answer} cubes cannot be seen.`,
          es: line`Réstalos del número total de cubos: ${answer} cubos no se pueden ver.`,
        }),
      ]
    },
    // A cube is out of sight where others stand on it, before it and to its right.
    check(printed, answer) {
      const { solid } = printed.figure('solid-3d')
      const boxes = solid.shape === 'boxes' ? solid.boxes : []
      const places = new Set(boxes.map(({ at }) => String(at)))
      const covered = boxes.filter(({ at: [x, y, z] }) =>
        [
          [x, y + 1, z],
          [x + 1, y, z],
          [x, y, z - 1],
        ].every(place => places.has(String(place))),
      )
      return exact(answer).equals(covered.length)
    },
  }),

  fromThreeEdges: form({
    levels: ['hard'],
    draw: random => ({ box: [random.int(4, 6), random.int(3, 5), random.int(3, 5)] as Box }),
    answer: integer,
    solve: ({ box }) => cubesIn(box) - shownOf(box),
    ask: ({ box }) => {
      const drawn = figure(alongEdges(box))
      return {
        en: [
          prose`Rows of unit cubes reach from end to end along three edges of an open box. How many more cubes are needed to fill the box?`,
          drawn,
        ],
        es: [
          prose`Hay filas de cubos unitarios que van de un extremo al otro a lo largo de tres aristas de una caja abierta. ¿Cuántos cubos más se necesitan para llenar la caja?`,
          drawn,
        ],
      }
    },
    solution: ({ box: [length, width, height] }, answer) => [
      explainedBy(equation(times(length, width), length * width), {
        en: line`One layer on the bottom has ${width} rows of ${length} cubes. The corner cube belongs to both edges.`,
        es: line`Una capa en el fondo tiene ${width} filas de ${length} cubos. El cubo de la esquina pertenece a las dos aristas.`,
      }),
      explainedBy(equation(times(length * width, height), length * width * height), {
        en: line`Multiply by the ${height} layers that fill the box.`,
        es: line`Multiplica por las ${height} capas que llenan la caja.`,
      }),
      explainedBy(equation(sum(length, width - 1, height - 1), shownOf([length, width, height])), {
        en: line`Count the cubes that are there. Each corner cube counts only once.`,
        es: line`Cuenta los cubos que ya hay. Cada cubo de una esquina se cuenta una sola vez.`,
      }),
      explainedBy(equation(minus(length * width * height, shownOf([length, width, height])), answer), {
        en: line`Subtract them: ${answer} more cubes are needed.`,
        es: line`Réstalos: se necesitan ${answer} cubos más.`,
      }),
    ],
    check: (printed, answer) => {
      const drawn = printed.figure('solid-3d')
      return exact(answer).plus(countedIn(drawn)).equals(roomIn(drawn))
    },
  }),

  howManyMore: form({
    levels: ['hard'],
    draw: random => ({ stacks: drawStacks(random, 2) }),
    answer: integer,
    solve: ({ stacks }) => cubesIn(frameOf(stacks)) - total(stacks),
    ask: ({ stacks }) => {
      const drawn = figure(drawnStacks(stacks, true))
      return {
        en: [
          prose`Unit cubes stand in an open box.`,
          toTheBottom.en,
          prose`How many more cubes are needed to fill the box?`,
          drawn,
        ],
        es: [
          prose`En una caja abierta hay cubos unitarios.`,
          toTheBottom.es,
          prose`¿Cuántos cubos más se necesitan para llenar la caja?`,
          drawn,
        ],
      }
    },
    solution({ stacks }, answer) {
      const [length, width, height] = frameOf(stacks)
      return [
        explainedBy(equation(times(length, width, height), length * width * height), {
          en: line`A full box has ${width} rows of ${length} cubes in each of ${height} layers.`,
          es: line`La caja llena tiene ${width} filas de ${length} cubos en cada una de ${height} capas.`,
        }),
        ...stackSteps(stacks),
        explainedBy(equation(minus(length * width * height, total(stacks)), answer), {
          en: line`Subtract the cubes that are there: ${answer} more cubes are needed.`,
          es: line`Resta los cubos que ya hay: se necesitan ${answer} cubos más.`,
        }),
      ]
    },
    check: (printed, answer) => {
      const drawn = printed.figure('solid-3d')
      return exact(answer).plus(countedIn(drawn)).equals(roomIn(drawn))
    },
  }),

  compareStacks: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const [one, other] = random.evenly([
        ['stairs', 'corner'],
        ['L', 'stairs'],
        ['corner', 'T'],
      ] as const)
      const a = random.pick(solidsOf(one))
      const near = solidsOf(other).filter(stacks => {
        const apart = Math.abs(total(stacks) - total(a))
        return apart > 1 && apart <= 8
      })
      const b = random.pick(near)
      return random.chance(0.5) ? { a, b } : { a: b, b: a }
    },
    answer: sentenceChoice,
    solve: ({ a, b }) => larger(total(a) > total(b) ? 'P' : 'Q', Math.abs(total(a) - total(b))),
    mistakes({ a, b }) {
      const by = Math.abs(total(a) - total(b))
      const seen = Math.abs(total(a) - hidden(a) - total(b) + hidden(b))
      return notLarger(total(a) > total(b) ? 'P' : 'Q', by, seen > 1 && seen !== by ? seen : by + 3)
    },
    ask: ({ a, b }) => {
      const pair = drawnPair(drawnStacks(a), drawnStacks(b))
      return {
        en: [
          prose`Both solids are made of unit cubes.`,
          floor.en,
          prose`Which solid has the greater volume, and by how much?`,
          pair,
        ],
        es: [
          prose`Los dos sólidos están hechos de cubos unitarios.`,
          floor.es,
          prose`¿Qué sólido tiene mayor volumen y cuánto más?`,
          pair,
        ],
      }
    },
    solution: ({ a, b }) => [rowsOf('P', a), rowsOf('Q', b), ...compareSteps(total(a), total(b))],
    whyWrong: ({ a, b }) => whyNotLarger(total(a), total(b)),
    check: (printed, { key }) => isLarger(countedCubes(printed), key),
  }),

  rebuilt: form({
    levels: ['hard'],
    draw(random) {
      const stacks = random.pick(
        solidsFor('rebuilt', random.evenly(startingAt(KINDS, 1)), one => layersOf(one).length > 0),
      )
      const layer = random.pick(layersOf(stacks))
      return { stacks, layer }
    },
    answer: integer,
    solve: ({ stacks, layer }) => total(stacks) / layer,
    ask: ({ stacks, layer }) => {
      const drawn = figure(drawnStacks(stacks))
      const each = role('layer', layer)
      return {
        en: [
          prose`This solid is made of unit cubes.`,
          floor.en,
          prose`All of its cubes are used to build a box with ${each} cubes in each layer. How many layers does the box have?`,
          drawn,
        ],
        es: [
          prose`Este sólido está hecho de cubos unitarios.`,
          floor.es,
          prose`Con todos sus cubos se construye una caja que tiene ${each} cubos en cada capa. ¿Cuántas capas tiene la caja?`,
          drawn,
        ],
      }
    },
    solution: ({ stacks, layer }, answer) => [
      ...stackSteps(stacks),
      explainedBy(equation(divide(total(stacks), layer), answer), {
        en: line`Divide by the number of cubes in each layer: the box has ${answer} layers.`,
        es: line`Divide entre el número de cubos de cada capa: la caja tiene ${answer} capas.`,
      }),
    ],
    check: (printed, answer) =>
      exact(answer)
        .times(printed.role('layer'))
        .equals(itemOf(countedCubes(printed), 0)),
  }),
})

const layersOf = (stacks: Stacks): readonly number[] =>
  [4, 6, 8, 9, 10].filter(
    // A layer of the box is no row of the solid.
    layer => total(stacks) % layer === 0 && total(stacks) / layer >= 3 && !stacks.some(row => layer === total([row])),
  )

function rowsOf(name: 'P' | 'Q', stacks: Stacks): Step {
  const rows = stacks.map(row => row.reduce((all, height) => all + height, 0))
  return explainedBy(equation(sum(...rows), total(stacks)), {
    en: line`Solid ${symbol(name)}: add the cubes of its rows, beginning in front.`,
    es: line`Sólido ${symbol(name)}: suma los cubos de sus filas, empezando por el frente.`,
  })
}
