import {
  answerStep,
  type Both,
  divide,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  fillTable,
  type Inline,
  integer,
  itemOf,
  line,
  measure,
  prose,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  symbol,
  times,
  tupleOf,
  type UnitId,
  unitCubeBox,
  words,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { compareSteps, drawnPair, isLarger, larger, notLarger, whyNotLarger } from './compared.ts'
import {
  type Box,
  boxesWith,
  boxSteps,
  countedCubes,
  countedIn,
  cubesIn,
  drawnBox,
  type Level,
  layerSteps,
  type levels,
  ownOf,
} from './solids.ts'

interface EdgeUnit {
  readonly edge: UnitId
  readonly unit: UnitId
}
const UNITS: readonly EdgeUnit[] = [
  { edge: 'centimeter', unit: 'cubic-centimeter' },
  { edge: 'inch', unit: 'cubic-inch' },
  { edge: 'foot', unit: 'cubic-foot' },
  { edge: 'meter', unit: 'cubic-meter' },
]

/** What a pupil counts instead of the cubes. */
const SLIPS = {
  top: {
    count: ([length, width]: Box): Expr => times(length, width),
    says: { en: prose`Only the top layer was counted.`, es: prose`Se contó solo la capa de arriba.` },
  },
  faces: {
    count: ([length, width, height]: Box): Expr =>
      sum(times(length, width), times(length, height), times(width, height)),
    says: {
      en: prose`The squares on the three faces that show were counted.`,
      es: prose`Se contaron los cuadrados de las tres caras que se ven.`,
    },
  },
  seen: {
    count: ([length, width, height]: Box): Expr => sum(times(length, width), times(height - 1, length + width - 1)),
    says: {
      en: prose`Only the cubes that show were counted.`,
      es: prose`Se contaron solo los cubos que se ven.`,
    },
  },
  layerMissed: {
    count: ([length, width, height]: Box): Expr => times(length, width, height - 1),
    says: { en: prose`One layer was left out.`, es: prose`Faltó contar una capa.` },
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['top', 'faces', 'seen', 'layerMissed'] as const
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })
const countBy = (slip: Slip, box: Box): number => exact(SLIPS[slip].count(box)).n
const areApart = (box: Box): boolean =>
  new Set([cubesIn(box), ...SLIP_NAMES.map(slip => countBy(slip, box))]).size === SLIP_NAMES.length + 1
let found: readonly Box[] = []
/** The boxes for which each mistake gives a number of its own. */
function telling(level: Level): readonly Box[] {
  if (found.length === 0) found = [3, 4].flatMap(layers => boxesWith(level, layers).filter(areApart))
  return found
}
const WHY: Readonly<Record<Exclude<Slip, 'top'>, Both<readonly Inline[]>>> = {
  faces: {
    en: line`These are the squares on the top, the front, and the right side.`,
    es: line`Estos son los cuadrados de arriba, del frente y del lado derecho.`,
  },
  seen: {
    en: line`These are the cubes that show: the top layer, then those that show below it.`,
    es: line`Estos son los cubos que se ven: la capa de arriba y luego los que se ven debajo.`,
  },
  layerMissed: {
    en: line`This is one layer fewer than the box has.`,
    es: line`Esta es una capa menos de las que tiene la caja.`,
  },
}

/** Boxes that are not compared elsewhere on the sheet. */
const notCompared = (level: Level): readonly Box[] => [
  ...ownOf(level, 2, 1),
  ...ownOf(level, 2, 2),
  ...ownOf(level, 3, 2),
  ...boxesWith(level, 4),
]

const HEAD = [
  words('Cubes in one layer', 'Cubos en una capa'),
  words('Layers', 'Capas'),
  words('Volume (cubic units)', 'Volumen (unidades cúbicas)'),
] as const

/** Rows longer than those of the other forms. */
const BOTTOMS = [
  [7, 2],
  [8, 3],
  [9, 2],
  [7, 3],
  [8, 2],
  [10, 2],
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['medium'],
    wide: true,
    draw(random, level) {
      const one = random.pick(ownOf(level, 2, 0))
      const other = random.pick(
        boxesWith(level, 3).filter(box => {
          const apart = Math.abs(cubesIn(box) - cubesIn(one))
          return apart > 1 && apart <= 12 && box[0] <= 5 && (box[0] + box[1]) % 3 !== 2
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
        en: [prose`Both solids are boxes of unit cubes. Which solid has the greater volume, and by how much?`, pair],
        es: [prose`Los dos sólidos son cajas de cubos unitarios. ¿Qué sólido tiene mayor volumen y cuánto más?`, pair],
      }
    },
    solution: ({ a, b }) => [sizeStep('P', a), sizeStep('Q', b), ...compareSteps(cubesIn(a), cubesIn(b))],
    whyWrong: ({ a, b }) => whyNotLarger(cubesIn(a), cubesIn(b)),
    check: (printed, { key }) => isLarger(countedCubes(printed), key),
  }),

  whichHas: form({
    levels: ['medium'],
    wide: true,
    draw(random, level) {
      const box = random.pick(ownOf(level, random.evenly([2, 3]), 2))
      const volumes = new Map<number, Box>()
      // One box of each volume that is near.
      for (const other of random.shuffle(notCompared(level))) {
        const apart = Math.abs(cubesIn(other) - cubesIn(box))
        if (apart > 0 && apart <= 12) volumes.set(cubesIn(other), other)
      }
      return { box, others: random.sample([...volumes.values()], 3) }
    },
    answer: figureChoice,
    solve: ({ box }) => drawnBox(box),
    mistakes: ({ others }) => Object.fromEntries(others.map((other, i) => [`other${i}`, drawnBox(other)])),
    ask: ({ box }) => {
      const told = role('volume', measure(cubesIn(box), 'cubic-unit'))
      return {
        en: prose`Which solid has a volume of ${told}? Each cube is a unit cube.`,
        es: prose`¿Qué sólido tiene un volumen de ${told}? Cada cubo es un cubo unitario.`,
      }
    },
    solution: ({ box }) => [
      ...boxSteps(box),
      answerStep(figure(drawnBox(box)), {
        en: line`This solid has ${cubesIn(box)} cubes.`,
        es: line`Este sólido tiene ${cubesIn(box)} cubos.`,
      }),
    ],
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map((other, i) => [
          `other${i}`,
          { en: line`It has ${cubesIn(other)} cubes.`, es: line`Tiene ${cubesIn(other)} cubos.` },
        ]),
      ),
    check: (printed, answer) => answer.kind === 'solid-3d' && printed.role('volume').equals(countedIn(answer)),
  }),

  inUnits: form({
    levels: ['medium'],
    draw: (random, level) => ({
      units: random.evenly(UNITS),
      box: random.pick(ownOf(level, random.evenly([3, 4]), 1)),
    }),
    answer: measured,
    solve: ({ units, box }) => ({ amount: cubesIn(box), unit: units.unit }),
    ask: ({ units, box: [length, width, height] }) => {
      const edge = role('edge', measure(1, units.edge))
      const drawn = figure(drawnBox([length, width, height - 1], true))
      return {
        en: [
          prose`Equal layers of cubes fill a box. The drawing shows all of the layers but the top one, drawn apart. Each edge of a cube measures ${edge}. What is the volume of the box?`,
          drawn,
        ],
        es: [
          prose`Una caja está llena de capas iguales de cubos. El dibujo muestra, separadas, todas las capas menos la de arriba. Las aristas de cada cubo miden ${edge}. ¿Cuál es el volumen de la caja?`,
          drawn,
        ],
      }
    },
    solution: ({ box: [length, width, height] }, { amount, unit }) => [
      explainedBy(equation(times(length, width), length * width), {
        en: line`One layer has ${width} rows of ${length} cubes.`,
        es: line`Una capa tiene ${width} filas de ${length} cubos.`,
      }),
      explainedBy(equation(sum(height - 1, 1), height), {
        en: line`Add the top layer to the ${height - 1} layers that are drawn.`,
        es: line`Suma la capa de arriba a las ${height - 1} capas dibujadas.`,
      }),
      explainedBy(equation(times(length * width, height), exact(amount)), {
        en: line`Multiply by the number of layers.`,
        es: line`Multiplica por el número de capas.`,
      }),
      answerStep(measure(amount, unit), {
        en: line`Each cube has a volume of ${measure(1, unit)}. The volume of the box is ${measure(amount, unit)}.`,
        es: line`Cada cubo tiene un volumen de ${measure(1, unit)}. El volumen de la caja es de ${measure(amount, unit)}.`,
      }),
    ],
    // The drawn layers, and one of them again.
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      const [{ size }] = tupleOf(solid.shape === 'boxes' ? solid.boxes : [], 1)
      return exact(amount)
        .minus(size[0] * size[2])
        .equals(itemOf(countedCubes(printed), 0))
    },
  }),

  bottomLayer: form({
    levels: ['medium'],
    draw(random) {
      const [length, width] = random.evenly(BOTTOMS)
      return { length, width, layers: random.int(3, 5) }
    },
    answer: integer,
    solve: ({ layers }) => layers,
    ask: ({ length, width, layers }) => {
      const drawn = figure(unitCubeBox(length, width, 1))
      const volume = role('volume', measure(length * width * layers, 'cubic-unit'))
      return {
        en: [
          prose`The drawing shows the bottom layer of unit cubes in a box. The volume of the box is ${volume}. How many layers of cubes fill the box?`,
          drawn,
        ],
        es: [
          prose`El dibujo muestra la capa de abajo de los cubos unitarios de una caja. El volumen de la caja es de ${volume}. ¿Cuántas capas de cubos llenan la caja?`,
          drawn,
        ],
      }
    },
    solution: ({ length, width, layers }) => [
      explainedBy(equation(times(length, width), length * width), {
        en: line`The bottom layer has ${width} rows of ${length} cubes.`,
        es: line`La capa de abajo tiene ${width} filas de ${length} cubos.`,
      }),
      explainedBy(equation(divide(length * width * layers, length * width), layers), {
        en: line`Divide the volume by the number of cubes in one layer: ${layers} layers fill the box.`,
        es: line`Divide el volumen entre el número de cubos de una capa: ${layers} capas llenan la caja.`,
      }),
    ],
    // So many of the drawn layers are the whole box.
    check: (printed, answer) =>
      exact(answer)
        .times(itemOf(countedCubes(printed), 0))
        .equals(printed.role('volume')),
  }),

  layerTable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Each row is a box filled with layers of unit cubes. Complete the table.`,
        es: prose`Cada fila es una caja llena de capas de cubos unitarios. Completa la tabla.`,
      },
      draw(random) {
        const inLayer = random.sample([6, 8, 9, 12, 15, 16, 18, 20], 3)
        const layers = random.sample([3, 4, 5, 6, 7], 3)
        const blanks = random.shuffle<readonly number[]>([0, 1, 2])
        return {
          head: HEAD,
          rows: inLayer.map((cubes, i) => [cubes, itemOf(layers, i), cubes * itemOf(layers, i)]),
          blanks: blanks.map((column, row) => [row, column] as const),
        }
      },
      fits: rows =>
        rows.every(row => {
          const [cubes, layers, volume] = tupleOf(row, 3)
          return volume.over(layers).equals(cubes)
        }),
      solution: ({ rows, blanks }) =>
        blanks.map(([row, column]) => {
          const [cubes, layers, volume] = tupleOf(itemOf(rows, row), 3)
          if (column === 2)
            return explainedBy(equation(times(cubes, layers), volume), {
              en: line`Row ${row + 1}: multiply the cubes in one layer by the number of layers.`,
              es: line`Fila ${row + 1}: multiplica los cubos de una capa por el número de capas.`,
            })
          return column === 1
            ? explainedBy(equation(divide(volume, cubes), layers), {
                en: line`Row ${row + 1}: divide the volume by the cubes in one layer.`,
                es: line`Fila ${row + 1}: divide el volumen entre los cubos de una capa.`,
              })
            : explainedBy(equation(divide(volume, layers), cubes), {
                en: line`Row ${row + 1}: divide the volume by the number of layers.`,
                es: line`Fila ${row + 1}: divide el volumen entre el número de capas.`,
              })
        }),
    }),
  ),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random, level) {
      const slip = random.evenly(SLIP_NAMES)
      return {
        slip,
        box: random.evenly(telling(level)),
      }
    },
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ slip, box }) => {
      const drawn = figure(drawnBox(box))
      const wrong = role('wrong', measure(countBy(slip, box), 'cubic-unit'))
      return {
        en: [prose`A student says that the volume of this box of unit cubes is ${wrong}. What was the mistake?`, drawn],
        es: [
          prose`Un estudiante dice que el volumen de esta caja de cubos unitarios es de ${wrong}. ¿Cuál fue el error?`,
          drawn,
        ],
      }
    },
    key: ({ box }) => {
      const right = measure(cubesIn(box), 'cubic-unit')
      return { en: prose`The volume is ${right}.`, es: prose`El volumen es de ${right}.` }
    },
    solution: ({ slip, box }) => [
      ...layerSteps(box),
      ...(slip === 'top' ? [] : [explainedBy(equation(SLIPS[slip].count(box), countBy(slip, box)), WHY[slip])]),
      answerStep(SLIPS[slip].says, {
        en: line`This gives ${countBy(slip, box)}.`,
        es: line`Así resultan ${countBy(slip, box)}.`,
      }),
    ],
    whyWrong: ({ slip, box }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(other => {
          const made = equation(SLIPS[other].count(box), countBy(other, box))
          return [other, { en: line`It would give ${made}.`, es: line`Daría ${made}.` }]
        }),
      ),
    // From the drawn box, counted cell by cell in the way of each mistake.
    check(printed, { key }) {
      const { solid } = printed.figure('solid-3d')
      const [box] = tupleOf(solid.shape === 'boxes' ? solid.boxes : [], 1)
      const [length, height, width] = box.size
      let seen = 0
      for (let x = 0; x < length; x++)
        for (let y = 0; y < height; y++)
          for (let z = 0; z < width; z++) if (x === length - 1 || y === height - 1 || z === 0) seen++
      const counted: Readonly<Record<string, number>> = {
        top: length * width,
        faces: length * width + length * height + width * height,
        seen,
        layerMissed: length * width * height - length * width,
      }
      const wrong = counted[key]
      return wrong !== undefined && printed.role('wrong').equals(wrong)
    },
  }),
})

function sizeStep(name: 'P' | 'Q', box: Box): Step {
  const [length, width, height] = box
  const sentence: Both<readonly Inline[]> = {
    en: line`Solid ${symbol(name)}: multiply the cubes in one layer by the ${height} layers.`,
    es: line`Sólido ${symbol(name)}: multiplica los cubos de una capa por las ${height} capas.`,
  }
  return explainedBy(
    statements(equation(times(length, width), length * width), equation(times(length * width, height), cubesIn(box))),
    sentence,
  )
}
