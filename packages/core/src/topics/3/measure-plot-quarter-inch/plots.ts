import { noun, type Random } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type FractionPlot, fractionPlots, lengths } from '../../kit/measures/fraction-plots.ts'
import type { Level } from './levels.ts'

const greenBean = noun('green bean', 'green beans', 'ejote', 'ejotes', 'm')
const settings = [
  lengths(nouns.pencil, nouns.inch, 3, 7),
  lengths(nouns.leaf, nouns.inch, 1, 5),
  lengths(nouns.shell, nouns.inch, 1, 4),
  lengths(nouns.carrot, nouns.inch, 4, 8),
  lengths(nouns.worm, nouns.inch, 2, 6),
  lengths(nouns.crayon, nouns.inch, 1, 4),
  lengths(nouns.feather, nouns.inch, 2, 7),
  lengths(greenBean, nouns.inch, 2, 6),
  lengths(nouns.nail, nouns.inch, 1, 4),
  lengths(nouns.ribbon, nouns.inch, 4, 9),
  lengths(nouns.caterpillar, nouns.inch, 1, 4),
  lengths(nouns.stick, nouns.inch, 3, 8),
  lengths(nouns.screw, nouns.inch, 1, 4),
  lengths(nouns.straw, nouns.inch, 5, 9),
  lengths(nouns.marker, nouns.inch, 4, 7),
  lengths(nouns.lizard, nouns.inch, 3, 8),
  lengths(nouns.key, nouns.inch, 1, 4),
  lengths(nouns.banana, nouns.inch, 5, 9),
  lengths(nouns.spoon, nouns.inch, 5, 9),
  lengths(nouns.petal, nouns.inch, 1, 4),
  lengths(nouns.candle, nouns.inch, 3, 8),
  lengths(nouns.bookmark, nouns.inch, 4, 8),
  lengths(nouns.cucumber, nouns.inch, 5, 9),
  lengths(nouns.paintbrush, nouns.inch, 5, 10),
]
export const plots = fractionPlots(settings)
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1)
const places = settings.map((_, i) => i)

/** The forms of all levels share the things out, so that none comes twice: which form this is. */
export const drawPlot = (
  random: Random,
  level: Level,
  form: 0 | 1 | 2 | 3 | 4 | 5,
  fits: (plot: FractionPlot) => boolean = () => true,
): FractionPlot =>
  plots.draw(random, {
    ...level,
    setting: random.evenly(places.filter(place => place % 6 === form)),
    fits,
    // Long lines have two lengths without a mark, so that the stacks are of different heights.
    empty: ticks => (ticks > 6 ? random.sample(upTo(ticks - 2), 2) : [random.int(1, ticks - 2)]),
  })
