import {
  equation,
  explainedBy,
  type FunctionGraph,
  failed,
  figure,
  itemOf,
  labelOrder,
  line,
  list,
  over,
  type Point,
  type Random,
  Ratio,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { type PieceKey, WHICH_PIECE } from './intervals.ts'
import { cornersOf, directionSaid, type Form, type Piece, pieceSymbol, piecesSaid, storyGraph } from './pieces.ts'
import { SETTINGS } from './settings.ts'

/** Pieces by how steep they are; each is at least 1.5 times as steep as the one before. */
const STEEPNESS: readonly (readonly Piece[])[] = [
  [
    [2, 0],
    [3, 0],
  ],
  [
    [4, 2],
    [2, 1],
  ],
  [
    [2, 2],
    [3, 3],
  ],
  [
    [1, 2],
    [2, 4],
  ],
  [[1, 4]],
]
const NAMES = ['AB', 'BC', 'CD', 'DE'] as const
const slowestFirst = labelOrder(NAMES)
const rateOf = ([x, y]: Point, [u, v]: Point): Ratio => Ratio.of(Math.abs(v - y), u - x)
const ratesOf = (at: readonly Point[]) => at.slice(1).map((to, i) => rateOf(itemOf(at, i), to))

/** Level once, and three other pieces of different steepness. */
const drawSteep = (random: Random, fits: (pieces: readonly Piece[]) => boolean) =>
  random.until(
    () => {
      const steep = random.shuffle([0, ...random.sample([1, 2, 3, 4], 3)])
      const pieces = steep.map((i): Piece => {
        const [run, rise] = random.pick(itemOf(STEEPNESS, i))
        return [run, rise * random.sign()]
      })
      return { pieces, at: cornersOf(pieces, random.int(0, 3)) ?? [] }
    },
    ({ pieces, at }) => at.length > 0 && fits(pieces),
  )
const byRate = (at: readonly Point[]): readonly (typeof NAMES)[number][] => {
  const rates = ratesOf(at)
  return NAMES.map((name, i) => ({ name, rate: itemOf(rates, i) }))
    .toSorted((a, b) => a.rate.compare(b.rate))
    .map(({ name }) => name)
}
/** AB: 4/2 = 2, how far up or down over how far right. */
const ratesSaid = (at: readonly Point[], places: readonly number[]) =>
  paragraph(
    ...places.map((i, n) => {
      const [[x, y], [u, v]] = [itemOf(at, i), itemOf(at, i + 1)]
      const rise = Math.abs(v - y)
      const rate = Ratio.of(rise, u - x)
      const isReduced = rate.n === rise && rate.d === u - x && rate.d !== 1
      const shown = isReduced ? over(rise, u - x) : equation(over(rise, u - x), rate)
      return [...(n === 0 ? [] : ['; ']), ...line`${pieceSymbol(i)}: ${shown}`]
    }),
  )
const drawnThrough = ({ curves }: FunctionGraph): readonly Point[] => {
  const curve = itemOf(curves, 0)
  return curve.form === 'points' ? curve.through : failed('The graph goes through points')
}

export const speedForms = (form: Form) => ({
  fastest: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [way, isFastest] = random.evenly([
        [1, true],
        [-1, false],
        [-1, true],
        [1, false],
      ] as const)
      const setting = random.evenly(SETTINGS)
      const drawn = drawSteep(random, pieces => {
        const rises = pieces.map(([, rise]) => Math.sign(rise))
        return rises.filter(rise => rise === way).length === 2 && rises.includes(-way)
      })
      return { ...drawn, way, isFastest, setting }
    },
    answer: WHICH_PIECE,
    solve({ at, pieces, way, isFastest }) {
      const order = byRate(at).filter(name => Math.sign(itemOf(pieces, NAMES.indexOf(name))[1]) === way)
      return String(NAMES.indexOf(itemOf(order, isFastest ? 1 : 0))) as PieceKey
    },
    ask({ at, way, isFastest, setting }) {
      const shown = figure(storyGraph(setting, at, true))
      const en = `On which interval does ${setting.quantity.en} ${way > 0 ? 'increase' : 'decrease'} ${isFastest ? 'fastest' : 'most slowly'}?`
      const es = `¿En qué intervalo ${way > 0 ? 'crece' : 'decrece'} más ${isFastest ? 'rápido' : 'despacio'} ${setting.quantity.es}?`
      return { en: [shown, paragraph([en])], es: [shown, paragraph([es])] }
    },
    solution({ at, pieces, way, isFastest }, key) {
      const own = [0, 1, 2, 3].filter(i => Math.sign(itemOf(pieces, i)[1]) === way)
      return [
        explainedBy(paragraph(piecesSaid(pieces.map(([, rise]) => directionSaid(rise)))), {
          en: [
            way > 0
              ? 'The quantity increases only where the graph goes up, so look at these two pieces.'
              : 'The quantity decreases only where the graph goes down, so look at these two pieces.',
          ],
          es: [
            way > 0
              ? 'La cantidad crece solo donde la gráfica sube, así que mira esos dos tramos.'
              : 'La cantidad decrece solo donde la gráfica baja, así que mira esos dos tramos.',
          ],
        }),
        explainedBy(ratesSaid(at, own), {
          en: [
            way > 0
              ? 'Compare how steep they are: divide how far the piece goes up by how far it goes to the right.'
              : 'Compare how steep they are: divide how far the piece goes down by how far it goes to the right.',
          ],
          es: [
            way > 0
              ? 'Compara su inclinación: divide cuánto sube el tramo entre cuánto avanza a la derecha.'
              : 'Compara su inclinación: divide cuánto baja el tramo entre cuánto avanza a la derecha.',
          ],
        }),
        explainedBy(WHICH_PIECE.show(key), {
          en: [
            isFastest ? 'The steeper piece shows the faster change.' : 'The less steep piece shows the slower change.',
          ],
          es: [
            isFastest
              ? 'El tramo más empinado muestra el cambio más rápido.'
              : 'El tramo menos empinado muestra el cambio más lento.',
          ],
        }),
      ]
    },
    // Signed slopes: the largest of those with the asked sign, or the smallest.
    check(printed, key) {
      const at = drawnThrough(printed.figure('function-graph'))
      const slopes = at.slice(1).map(([u, v], i) => (v - itemOf(at, i)[1]) / (u - itemOf(at, i)[0]))
      const sign = /decrease|decrece/.test(printed.text) ? -1 : 1
      const isFastest = /fastest|más rápido/.test(printed.text)
      const sizes = slopes.map(slope => slope * sign).filter(size => size > 0)
      const wanted = isFastest ? Math.max(...sizes) : Math.min(...sizes)
      return itemOf(slopes, Number(key)) * sign === wanted
    },
  }),

  orderBySpeed: form({
    levels: ['hard'],
    share: 3,
    kind: 'order',
    lines: 2,
    draw(random) {
      const isRising = random.evenly([true, false])
      const setting = random.evenly(startingAt(SETTINGS, 10))
      const drawn = drawSteep(random, pieces => {
        const rises = pieces.map(([, rise]) => Math.sign(rise))
        return rises.includes(1) && rises.includes(-1)
      })
      return { ...drawn, setting, isRising }
    },
    answer: slowestFirst,
    solve: ({ at, isRising }) => (isRising ? byRate(at) : byRate(at).toReversed()),
    ask({ at, setting, isRising }) {
      const shown = figure(storyGraph(setting, at, true))
      const names = line`${pieceSymbol(0)}, ${pieceSymbol(1)}, ${pieceSymbol(2)}, `
      return {
        en: [
          shown,
          paragraph(
            line`Order the pieces `,
            names,
            line`and ${pieceSymbol(3)} by how fast `,
            [setting.quantity.en],
            [isRising ? ' changes, slowest change first.' : ' changes, fastest change first.'],
            [' A rise and a fall count alike.'],
          ),
        ],
        es: [
          shown,
          paragraph(
            line`Ordena los tramos ${pieceSymbol(0)}, ${pieceSymbol(1)}, ${pieceSymbol(2)} y ${pieceSymbol(3)} según la rapidez con que cambia `,
            [setting.quantity.es],
            [isRising ? ', del cambio más lento al más rápido.' : ', del cambio más rápido al más lento.'],
            [' Las subidas y las bajadas cuentan igual.'],
          ),
        ],
      }
    },
    solution({ at, isRising }, order) {
      return [
        explainedBy(ratesSaid(at, [0, 1, 2, 3]), {
          en: line`For each piece, divide how far it goes up or down by how far it goes to the right. This tells how steep it is.`,
          es: line`En cada tramo, divide cuánto sube o baja entre cuánto avanza a la derecha. Eso dice qué tan empinado es.`,
        }),
        explainedBy(list(...order.map(name => pieceSymbol(NAMES.indexOf(name)))), {
          en: isRising
            ? line`Order these numbers from least to greatest: the steeper the piece, the faster the change.`
            : line`Order these numbers from greatest to least: the steeper the piece, the faster the change.`,
          es: isRising
            ? line`Ordena estos números de menor a mayor: cuanto más empinado es el tramo, más rápido es el cambio.`
            : line`Ordena estos números de mayor a menor: cuanto más empinado es el tramo, más rápido es el cambio.`,
        }),
      ]
    },
    check(printed, order) {
      const at = drawnThrough(printed.figure('function-graph'))
      const sizes = order.map(name => {
        const i = NAMES.indexOf(name)
        return Math.abs((itemOf(at, i + 1)[1] - itemOf(at, i)[1]) / (itemOf(at, i + 1)[0] - itemOf(at, i)[0]))
      })
      const isRising = /slowest change first|del cambio más lento/.test(printed.text)
      return sizes.slice(1).every((size, i) => (isRising ? size > itemOf(sizes, i) : size < itemOf(sizes, i)))
    },
  }),
})
