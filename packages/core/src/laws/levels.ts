import type { LevelsLaw, Verdict } from './law.ts'
import type { LevelDraw, LevelDraws, TopicLevels } from './level-draws.ts'
import { differences } from './watched.ts'

/** How many problems of a level may repeat one of an easier level: 2 in 100. */
const REPEATED = 0.02
/** How many turns of a level go to what an easier one lacks. */
const NEW = 2 / 3

/** A form that is offered at two levels reads something that differs there. */
export const formsChangeWithLevel: LevelsLaw = levels =>
  forPairs(levels, (easier, harder) => {
    const same = [...harder.reads].flatMap(([form, reads]) => {
      const before = easier.reads.get(form)
      return before !== undefined && differences(before, reads).length === 0 ? [form] : []
    })
    return same.length > 0 ? `all that is read of the levels is equal for ${same.join(', ')}` : null
  })

/** A harder level does not ask what an easier one asks. */
export const levelsPrintApart: LevelsLaw = levels =>
  forPairs(levels, (easier, { draws }) => {
    const prints = new Set(easier.draws.map(({ print }) => print))
    const calculations = new Set(easier.draws.map(({ calculation }) => calculation))
    const harder = draws.slice(0, levels.harderCount)
    const again = harder.filter(
      ({ print, calculation }) => prints.has(print) || (calculation !== null && calculations.has(calculation)),
    )
    return again.length > mostOf(REPEATED, harder.length)
      ? `${again.length} of ${harder.length} problems are asked at the easier level too: ${byForm(again)}`
      : null
  })

/** Most of a harder level goes to forms or ranges of its own. */
export const harderIsNew: LevelsLaw = levels =>
  forPairs(levels, (easier, { draws, reads }) => {
    const ranges = rangesOf(easier.draws)
    const onlyRanges = new Set(
      [...reads].flatMap(([form, read]) => {
        const before = easier.reads.get(form)
        return before && differences(before, read).every(([, a, b]) => isNumber(a) && isNumber(b)) ? [form] : []
      }),
    )
    const harder = draws.slice(0, levels.harderCount)
    const known = harder.filter(draw => onlyRanges.has(draw.form) && isWithin(draw, ranges))
    return known.length > mostOf(1 - NEW, harder.length)
      ? `${known.length} of ${harder.length} turns stay in forms and ranges of the easier level: ${byForm(known)}`
      : null
  })

/** What is seen in part of the draws varies by chance: with fewer draws, more is let pass. */
function mostOf(share: number, count: number): number {
  const most = share * count
  return count >= 500 ? most : most + 3 * Math.sqrt(most)
}

const isNumber = (value: unknown) => typeof value === 'number'

type Ranges = ReadonlyMap<string, readonly (readonly [least: number, most: number])[]>

const shapeOf = ({ form, numbers }: LevelDraw) => `${form} ${numbers.length}`

function rangesOf(draws: readonly LevelDraw[]): Ranges {
  const ranges = new Map<string, [number, number][]>()
  for (const draw of draws) {
    const known = ranges.get(shapeOf(draw))
    if (!known)
      ranges.set(
        shapeOf(draw),
        draw.numbers.map(number => [number, number]),
      )
    else
      known.forEach((range, place) => {
        const number = draw.numbers[place] as number
        range[0] = Math.min(range[0], number)
        range[1] = Math.max(range[1], number)
      })
  }
  return ranges
}

const isWithin = (draw: LevelDraw, ranges: Ranges): boolean =>
  ranges.get(shapeOf(draw))?.every(([least, most], place) => {
    const number = draw.numbers[place] as number
    return number >= least && number <= most
  }) ?? false

function byForm(draws: readonly LevelDraw[]): string {
  const counts = new Map<string, number>()
  for (const { form } of draws) counts.set(form, (counts.get(form) ?? 0) + 1)
  return [...counts].map(([form, count]) => `${form} ${count}`).join(', ')
}

/** Every level with each that is harder. */
function forPairs(levels: TopicLevels, compare: (easier: LevelDraws, harder: LevelDraws) => Verdict): Verdict {
  const { difficulties } = levels.topic
  const found = difficulties.flatMap((harder, i) =>
    difficulties.slice(0, i).flatMap(easier => {
      const why = compare(levels.at(easier), levels.at(harder))
      return why === null ? [] : [`${harder} against ${easier}: ${why}`]
    }),
  )
  return found.length > 0 ? found.join('; ') : null
}
