import { drawing, explainedBy, figure, itemOf, line, type Point, symbol } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { cornersOf, drawTold, emptyGraph, type Form, kindsOf, kindsSaid, storyGraph, storyOf } from './pieces.ts'
import { kindsTold, SETTINGS } from './settings.ts'

type Sketched = { readonly setting: number; readonly at: readonly Point[] }
const settingOf = (i: number) => itemOf(SETTINGS, i)
const backwards = (at: readonly Point[]): readonly Point[] => {
  const pieces = at.slice(1).map((to, i) => [to[0] - itemOf(at, i)[0], to[1] - itemOf(at, i)[1]] as const)
  return cornersOf(pieces.toReversed(), itemOf(at, 0)[1]) ?? at
}
/** A sketch of the story from the point P; any with the same kinds of pieces is right. */
const sketch = drawing(
  ({ setting, at }: Sketched) => storyGraph(settingOf(setting), at, false),
  ({ setting, at }) => [{ setting, at: backwards(at) }],
)
const PLACES = SETTINGS.map((_, i) => i)

export const sketchForms = (form: Form) => ({
  sketch: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const count = random.evenly([4, 5] as const)
      const setting = random.evenly(startingAt(PLACES, 6))
      return {
        setting,
        ...drawTold(
          random,
          count,
          ({ kinds }) =>
            new Set(kinds.map(kind => kind.slice(0, 2))).size < kinds.length &&
            String(kinds.toReversed()) !== String(kinds),
        ),
      }
    },
    answer: sketch,
    solve: ({ setting, at }) => ({ setting, at }),
    ask({ setting, at, kinds }) {
      const { en, es } = storyOf(settingOf(setting), kinds)
      const { quantity } = settingOf(setting)
      const room = figure(emptyGraph(settingOf(setting), itemOf(at, 0)))
      const from = symbol('P')
      return {
        en: [
          paragraph([en]),
          paragraph([`Sketch a graph of ${quantity.en}. `], line`Start at point ${from} and use straight pieces.`),
          room,
        ],
        es: [
          paragraph([es]),
          paragraph(
            [`Traza una gráfica que muestre ${quantity.es}. `],
            line`Empieza en el punto ${from} y usa tramos rectos.`,
          ),
          room,
        ],
      }
    },
    key: ({ kinds }) => ({
      en: paragraph(line`Sample graph: `, kindsSaid(kinds)),
      es: paragraph(line`Gráfica de ejemplo: `, kindsSaid(kinds)),
    }),
    solution({ setting, kinds, at }) {
      return [
        explainedBy(paragraph(kindsSaid(kinds)), {
          en: line`Write what each sentence does to the graph: a fast change makes a steep piece, no change makes a level one.`,
          es: line`Escribe qué le hace cada oración a la gráfica: un cambio rápido da un tramo empinado; ningún cambio, uno horizontal.`,
        }),
        explainedBy(figure(storyGraph(settingOf(setting), at, false)), {
          en: line`Draw the pieces one after another from left to right, because time only moves on. The lengths may differ, but each piece must rise, fall, or stay level as here, and fast pieces must be steeper than slow ones.`,
          es: line`Traza los tramos uno tras otro de izquierda a derecha, porque el tiempo solo avanza. Las longitudes pueden variar, pero cada tramo debe subir, bajar o quedar horizontal como aquí, y los rápidos deben ser más empinados que los lentos.`,
        }),
      ]
    },
    check: (printed, { at }) => String(kindsOf(at)) === String(kindsTold(printed.text)),
  }),
})
