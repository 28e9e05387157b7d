import {
  drawing,
  equation,
  exact,
  explainedBy,
  figure,
  integer,
  itemOf,
  line,
  list,
  prose,
  type Random,
  role,
  symbol,
  withFigure,
  writtenName,
} from '../../../author.ts'
import {
  at,
  distanceStep,
  drawOnLine,
  ends,
  type Form,
  farBetween,
  gap,
  type OnLine,
  type Pair,
  planeTo,
  printedPairs,
  sharedStep,
  shown,
} from './lines.ts'

const REACH = 8
const NAMES = [
  ['A', 'B'],
  ['P', 'Q'],
  ['C', 'D'],
  ['M', 'N'],
  ['R', 'S'],
] as const
const FOUR = ['A', 'B', 'C', 'D'] as const

type Way = 'right' | 'left' | 'up' | 'down'
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, 1],
  down: [0, -1],
}
/** A point, a way to go from it, and how far: the end stays on the same side of the axis. */
function drawMove(random: Random) {
  const way = random.evenly(['left', 'up', 'right', 'down'] as const)
  const [dx, dy] = WAYS[way]
  const by = random.evenly([3, 6, 7])
  const along = random.evenly([true, false])
  // Toward an axis or away from it.
  const sign = (dx + dy) * (along ? 1 : -1)
  const start = along ? random.int(1, REACH - by) : random.int(by + 1, REACH)
  const other = random.sign() * random.int(2, REACH)
  const from = dx !== 0 ? ([sign * start, other] as const) : ([other, sign * start] as const)
  return { way, by, from }
}
const moved = ({ way, by, from: [x, y] }: ReturnType<typeof drawMove>): Pair => [
  x + WAYS[way][0] * by,
  y + WAYS[way][1] * by,
]

type Plotted = { readonly from: Pair; readonly to: Pair }
const plottedPoint = drawing<Plotted>(
  ({ from, to }) =>
    planeTo(REACH, [
      [...from, 'A'],
      [...to, 'B'],
    ]),
  ({ from, to: [x, y] }) => [
    { from, to: [x - 1, y] },
    { from, to: [y, x] },
  ],
)

export const easyForms = (form: Form) => ({
  onTheGrid: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({
      drawn: drawOnLine(random, { reach: REACH, across: false, least: 3 }),
      names: random.evenly(NAMES),
    }),
    answer: integer,
    solve: ({ drawn }) => gap(drawn),
    ask({ drawn, names: [one, other] }) {
      const [a, b] = ends(drawn)
      return withFigure(
        {
          en: prose`How many units apart are points ${symbol(one)} and ${symbol(other)}? ____`,
          es: prose`¿Cuántas unidades hay entre los puntos ${symbol(one)} y ${symbol(other)}? ____`,
        },
        planeTo(REACH, [
          [...a, one],
          [...b, other],
        ]),
      )
    },
    solution: ({ drawn, names: [one, other] }) => {
      const [a, b] = ends(drawn)
      return [
        explainedBy(list(shown(a), shown(b)), {
          en: line`Read the coordinates of ${symbol(one)} and ${symbol(other)}.`,
          es: line`Lee las coordenadas de ${symbol(one)} y ${symbol(other)}.`,
        }),
        distanceStep(drawn),
      ]
    },
    check(printed, answer) {
      const [a, b] = printed.figure('coordinate-plane').points
      return (
        a !== undefined &&
        b !== undefined &&
        Math.abs(a.at[0] - b.at[0]) + Math.abs(a.at[1] - b.at[1]) === exact(answer).n
      )
    },
  }),

  bareSameSide: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawOnLine(random, { reach: 10, across: false, least: 2 }),
    answer: integer,
    solve: gap,
    ask: drawn => {
      const [a, b] = ends(drawn)
      return {
        en: prose`What is the distance between ${shown(a)} and ${shown(b)}? ____ units`,
        es: prose`¿Cuál es la distancia entre ${shown(a)} y ${shown(b)}? ____ unidades`,
      }
    },
    solution: drawn => [sharedStep(drawn), distanceStep(drawn)],
    check(printed, answer) {
      const [a, b] = printedPairs(printed)
      return a !== undefined && b !== undefined && farBetween(a, b)?.equals(exact(answer)) === true
    },
  }),

  whichPoint: form({
    levels: ['easy'],
    lines: 1,
    kind: 'choose',
    draw(random) {
      const drawn: OnLine = {
        isHorizontal: random.evenly([true, false]),
        shared: random.intExcept(-6, 6, 0),
        places: [random.int(-2, 2), 0],
      }
      const by = random.evenly([4, 5])
      const [start] = drawn.places
      const way = random.sign()
      const right = start + way * by
      // Too near, too far and on the other side: one more than the right distance.
      const others = [right - way, right + way, start - way * (by + random.pick([-1, 1]))]
      return { drawn, by, start, places: random.shuffle<readonly number[]>([right, ...others]) }
    },
    answer: writtenName(...FOUR),
    solve: ({ by, start, places }) =>
      itemOf(
        FOUR,
        places.findIndex(place => Math.abs(place - start) === by),
      ),
    ask: ({ drawn, by, start, places }) =>
      withFigure(
        {
          en: prose`Which point is ${role('by', by)} units from point ${symbol('P')}?`,
          es: prose`¿Qué punto está a ${role('by', by)} unidades del punto ${symbol('P')}?`,
        },
        planeTo(REACH, [
          [...at(drawn, start), 'P'],
          ...places.map((place, i) => [...at(drawn, place), itemOf(FOUR, i)] as const),
        ]),
      ),
    solution: ({ drawn, by, start, places }, letter) => {
      const right = itemOf(places, FOUR.indexOf(letter))
      return [
        explainedBy(list(...places.map(place => Math.abs(place - start))), {
          en: line`Count the units from ${symbol('P')} to ${symbol('A')}, ${symbol('B')}, ${symbol('C')}, and ${symbol('D')}.`,
          es: line`Cuenta las unidades de ${symbol('P')} a ${symbol('A')}, ${symbol('B')}, ${symbol('C')} y ${symbol('D')}.`,
        }),
        explainedBy(symbol(letter), {
          en: line`${symbol(letter)} is at ${shown(at(drawn, right))}, ${by} units from ${symbol('P')}.`,
          es: line`${symbol(letter)} está en ${shown(at(drawn, right))}, a ${by} unidades de ${symbol('P')}.`,
        }),
      ]
    },
    check(printed, letter) {
      const [start, ...others] = printed.figure('coordinate-plane').points
      const found = others[FOUR.indexOf(letter)]
      if (!start || !found) return false
      return Math.hypot(start.at[0] - found.at[0], start.at[1] - found.at[1]) === printed.role('by').n
    },
  }),

  plotAtDistance: form({
    levels: ['easy'],
    draw: drawMove,
    answer: plottedPoint,
    solve: drawn => ({ from: drawn.from, to: moved(drawn) }),
    ask: ({ way, by, from: [x, y] }) => {
      const [A, B, units] = [symbol('A'), symbol('B'), role(way, by)]
      const said = {
        right: {
          en: prose`Point ${B} is ${units} units to the right of point ${A}. Plot and label point ${B}.`,
          es: prose`El punto ${B} está ${units} unidades a la derecha del punto ${A}. Ubica y rotula el punto ${B}.`,
        },
        left: {
          en: prose`Point ${B} is ${units} units to the left of point ${A}. Plot and label point ${B}.`,
          es: prose`El punto ${B} está ${units} unidades a la izquierda del punto ${A}. Ubica y rotula el punto ${B}.`,
        },
        up: {
          en: prose`Point ${B} is ${units} units above point ${A}. Plot and label point ${B}.`,
          es: prose`El punto ${B} está ${units} unidades arriba del punto ${A}. Ubica y rotula el punto ${B}.`,
        },
        down: {
          en: prose`Point ${B} is ${units} units below point ${A}. Plot and label point ${B}.`,
          es: prose`El punto ${B} está ${units} unidades abajo del punto ${A}. Ubica y rotula el punto ${B}.`,
        },
      }
      return withFigure(said[way], planeTo(REACH, [[x, y, 'A']]))
    },
    key: drawn => ({
      en: prose`${symbol('B')}${shown(moved(drawn))}`,
      es: prose`${symbol('B')}${shown(moved(drawn))}`,
    }),
    solution: drawn => {
      const [x, y] = drawn.from
      const to = moved(drawn)
      const isFlat = drawn.way === 'left' || drawn.way === 'right'
      const letter = symbol(isFlat ? 'x' : 'y')
      const [before, after] = isFlat ? [x, to[0]] : [y, to[1]]
      return [
        explainedBy(equation(letter, before), {
          en: line`Point ${symbol('A')} is at ${shown(drawn.from)}. Only its ${letter}-coordinate changes.`,
          es: line`El punto ${symbol('A')} está en ${shown(drawn.from)}. Solo cambia su coordenada ${letter}.`,
        }),
        explainedBy(equation(letter, after), counted[drawn.way](drawn.by)),
        explainedBy(
          figure(
            planeTo(REACH, [
              [x, y, 'A'],
              [...to, 'B'],
            ]),
          ),
          {
            en: line`Plot ${symbol('B')} at ${shown(to)}.`,
            es: line`Ubica ${symbol('B')} en ${shown(to)}.`,
          },
        ),
      ]
    },
    check(printed, { to: [u, v] }) {
      const [start] = printed.figure('coordinate-plane').points
      if (!start) return false
      const way = (name: string) => (printed.terms('role').some(term => term.name === name) ? printed.role(name).n : 0)
      return u - start.at[0] === way('right') - way('left') && v - start.at[1] === way('up') - way('down')
    },
  }),
})

const counted: Readonly<Record<Way, (by: number) => { en: ReturnType<typeof line>; es: ReturnType<typeof line> }>> = {
  right: by => ({ en: line`Count ${by} units to the right.`, es: line`Cuenta ${by} unidades hacia la derecha.` }),
  left: by => ({ en: line`Count ${by} units to the left.`, es: line`Cuenta ${by} unidades hacia la izquierda.` }),
  up: by => ({ en: line`Count ${by} units up.`, es: line`Cuenta ${by} unidades hacia arriba.` }),
  down: by => ({ en: line`Count ${by} units down.`, es: line`Cuenta ${by} unidades hacia abajo.` }),
}
