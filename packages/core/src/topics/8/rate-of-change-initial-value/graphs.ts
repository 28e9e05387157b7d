import { type CoordinatePlane, coordinatePlane, itemOf, type Point, words } from '../../../author.ts'
import { signedRate } from '../../kit/lines/linear-stories.ts'
import { type At, type Facts, storyOf, toldOf, valueAt } from './parts.ts'
import { told } from './words.ts'

/** Facts with a scale, and two marked points that lie on crossings of the grid. */
export interface Window {
  readonly facts: Facts
  readonly yStep: number
  readonly marked: readonly [At, At]
}
const CELLS = 10
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const

/** For each story what can be drawn: from the initial value on, or with an initial value between two grid lines. */
export const windowsOf = (isFromStart: boolean, places: readonly number[]): readonly (readonly Window[])[] =>
  places
    .map(of => {
      const { story } = itemOf(told, of)
      const by = story.times[2]
      const xs = Array.from({ length: CELLS - 1 }, (_, i) => (i + 1) * by)
      return story.starts.flatMap(start =>
        story.rates
          .filter(rate => rate !== start)
          .map((rate): Facts => ({ of, start, rate: signedRate(story, rate) }))
          .flatMap(facts =>
            STEPS.filter(step => (start % step === 0) === isFromStart && start <= 9.5 * step && start > step).flatMap(
              (yStep): readonly Window[] => {
                const seen = xs.filter(x => {
                  const y = valueAt(facts, x)
                  return y > 0 && y <= CELLS * yStep && y % yStep === 0
                })
                const [one, two] = seen
                // The line is seen in six columns at least.
                const last = valueAt(facts, 6 * by)
                if (last < 0 || last > CELLS * yStep) return []
                if (isFromStart)
                  return one === undefined
                    ? []
                    : [
                        {
                          facts,
                          yStep,
                          marked: [
                            [0, start],
                            [one, valueAt(facts, one)],
                          ],
                        },
                      ]
                return one === undefined || two === undefined
                  ? []
                  : [
                      {
                        facts,
                        yStep,
                        marked: [
                          [one, valueAt(facts, one)],
                          [two, valueAt(facts, two)],
                        ],
                      },
                    ]
              },
            ),
          ),
      )
    })
    .filter(windows => windows.length > 0)

export function graphOf({ facts, yStep, marked }: Window): CoordinatePlane {
  const { xHead, yHead } = toldOf(facts)
  const by = storyOf(facts).times[2]
  const points = marked.map(([x, y]): Point => [x, y])
  return coordinatePlane({
    x: { from: 0, to: CELLS * by, step: by, name: words(xHead.en, xHead.es) },
    y: { from: 0, to: CELLS * yStep, step: yStep, name: words(yHead.en, yHead.es) },
    lines: [{ through: points as [Point, Point] }],
  })
}
