import { numbersInAnyOrder } from '../../../answer/number-list.ts'
import { prose } from '../../../content.ts'
import { list } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { isNearest, placeOf, rounded } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichRound: form({
    levels: ['medium'],
    lines: 0,
    draw(random) {
      const unit = random.evenly([1000, 10_000])
      const target = random.int(3, 89) * unit
      const near = random.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4], random.int(2, 3))
      const far = random.sample([-9, -8, -7, -6, 5, 6, 7, 8, 9], 5 - near.length)
      const shown = random.shuffle(
        [...near, ...far].map(tenths => target + tenths * (unit / 10) + random.int(0, unit / 10 - 1)),
      )
      return { unit, target, shown }
    },
    answer: numbersInAnyOrder,
    solve: ({ unit, target, shown }) => shown.filter(value => rounded(value, unit) === target),
    ask({ unit, target, shown }) {
      const all = list(...shown)
      return {
        en: [prose`Which numbers round to ${target} (to the nearest ${placeOf(unit)})?`, all],
        es: [prose`¿Qué números se redondean a ${target} (a la ${placeOf(unit)} más cercana)?`, all],
      }
    },
    check(printed, answer) {
      const [target, ...shown] = printed.all('number').map(({ n }) => n)
      const unit = printed.one('words').en === 'thousand' ? 1000 : 10_000
      const right = shown.filter(value => isNearest(value, target ?? 0, unit)).sort((a, b) => a - b)
      return (
        right.length >= 2 &&
        right.join() ===
          answer
            .map(value => exact(value).n)
            .sort((a, b) => a - b)
            .join()
      )
    },
  }),
})
