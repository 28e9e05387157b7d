import {
  type Block,
  type Both,
  equation,
  exact,
  explained,
  figure,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  type Step,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import { ratioOfKey } from '../../kit/choices/ratio-key.ts'
import { groupsOf } from '../../kit/statistics/groups.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { boxForms } from './boxes.ts'
import { type Compared, concludeStep, conclusions, multipleStep } from './conclusions.ts'
import { fits } from './medium.ts'
import {
  around,
  dotPlotsShow,
  dotsOf,
  type Form,
  listsOf,
  madOf,
  madsStep,
  meanOf,
  meansStep,
  type Two,
  tableShows,
} from './sets.ts'

const comparedLists = ({ group, a, b }: Two): Compared => {
  const [x, y] = [meanOf(a), meanOf(b)]
  const isAGreater = x.compare(y) > 0
  const [more, less] = isAGreater ? [a, b] : [b, a]
  return {
    group,
    isAGreater,
    gap: isAGreater ? x.minus(y) : y.minus(x),
    spread: madOf(a),
    by: 'mad',
    overlap: [Math.min(...more), Math.max(...less)],
  }
}
const meanGapStep = ({ a, b }: Two): Step => {
  const [x, y] = [meanOf(a), meanOf(b)]
  const [more, less] = x.compare(y) > 0 ? [x, y] : [y, x]
  return explained(
    equation(minus(more, less), more.minus(less)),
    line`Subtract to find the difference of the means.`,
    line`Resta para hallar la diferencia de las medias.`,
  )
}

/** How many values, the total of the distances on each side, and how far apart the means are. */
const LISTS: Readonly<Record<'far' | 'near', readonly (readonly [size: number, side: number, gap: number])[]>> = {
  far: [
    [5, 5, 4],
    [5, 5, 5],
    [5, 10, 8],
    [6, 6, 4],
    [6, 6, 5],
    [8, 8, 4],
    [5, 10, 10],
  ],
  near: [
    [5, 5, 1],
    [5, 10, 1],
    [5, 10, 2],
    [6, 6, 1],
    [8, 8, 1],
    [8, 16, 2],
    [6, 12, 1],
  ],
}
function drawLists(random: Random, place: number): Two {
  const group = random.evenly(groupsOf('hard', place))
  // Lists and dot plots that begin together do not come to the same conclusion.
  const isFar = random.evenly(place > 1 ? [true, false] : [false, true])
  const [size, side, gap] = random.pick(isFar ? LISTS.far : LISTS.near)
  const [least] = group.values
  const low = least + side + random.int(0, 4)
  const isAGreater = random.chance(0.5)
  const [x, y] = isAGreater ? [low + gap, low] : [low, low + gap]
  return random.until(
    () => ({
      group,
      a: random.shuffle<readonly number[]>(around(random, x, size, side)),
      b: random.shuffle<readonly number[]>(around(random, y, size, side)),
    }),
    // Some values of the lower group are greater than some of the higher one.
    ({ a, b }) => (isAGreater ? Math.max(...b) > Math.min(...a) : Math.max(...a) > Math.min(...b)),
  )
}

export const hardForms = (form: Form) => ({
  listConclusion: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which conclusion is supported?`, es: prose`¿Qué conclusión está justificada?` },
      draw: random => drawLists(random, 0),
      about: two => {
        const shownTwo = paragraph(tableShows(two.group), {
          en: line`Call a difference clear when the means are at least 2 times the mean absolute deviation (MAD) apart.`,
          es: line`Considera que la diferencia es clara cuando las medias difieren en al menos 2 veces la desviación media absoluta (DMA).`,
        })
        return { en: [shownTwo.en, listsOf(two)], es: [shownTwo.es, listsOf(two)] }
      },
      statements: two => conclusions(comparedLists(two)),
      solution: (two, { says }) => {
        const compared = comparedLists(two)
        return [
          meansStep(two),
          madsStep(two),
          meanGapStep(two),
          multipleStep(compared),
          concludeStep(says as Both<Block>, compared),
        ]
      },
      holds(printed, key) {
        const lists = printed.all('list').map(({ items }) => items.map(item => exact(item)))
        const [a, b] = tupleOf(lists, 2)
        return holdsFor(a, b, key)
      },
    }),
  ),

  ...boxForms(form),

  dotConclusion: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which conclusion is supported?`, es: prose`¿Qué conclusión está justificada?` },
      draw: random => drawLists(random, 6),
      about: two => {
        const { en, es } = paragraph(dotPlotsShow(two.group), {
          en: line`Call a difference clear when the means are at least 2 times the mean absolute deviation (MAD) apart.`,
          es: line`Considera que la diferencia es clara cuando las medias difieren en al menos 2 veces la desviación media absoluta (DMA).`,
        })
        const plots = figure(dotsOf(two))
        return { en: [en, plots], es: [es, plots] }
      },
      statements: two => conclusions(comparedLists(two)),
      solution: (two, { says }) => {
        const ordered = { ...two, a: [...two.a].sort((p, q) => p - q), b: [...two.b].sort((p, q) => p - q) }
        const compared = comparedLists(two)
        return [
          meansStep(ordered),
          madsStep(ordered),
          meanGapStep(two),
          multipleStep(compared),
          concludeStep(says as Both<Block>, compared),
        ]
      },
      holds(printed, key) {
        const [a, b] = tupleOf(
          printed.figure('dot-plot').plots.map(({ values }) => values.map(value => Ratio.of(value))),
          2,
        )
        return holdsFor(a, b, key)
      },
    }),
  ),
})

function holdsFor(a: readonly Ratio[], b: readonly Ratio[], key: string): boolean {
  const center = (values: readonly Ratio[]) =>
    values.reduce((sum, value) => sum.plus(value), Ratio.of(0)).over(values.length)
  const [x, y] = [center(a), center(b)]
  const gap = x.compare(y) > 0 ? x.minus(y) : y.minus(x)
  const [, told] = key.split(' ')
  if (told === undefined) return false
  const multiple = ratioOfKey(told)
  const mad = gap.over(multiple)
  return fits(a, x, mad) && fits(b, y, mad) && key.endsWith(`${multiple.toNumber() > 1}`)
}
