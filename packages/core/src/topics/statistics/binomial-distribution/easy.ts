import { decimalNumber } from '../../../answer/number.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import {
  asks,
  distribution,
  drawSetting,
  isIn,
  probability,
  settingIn,
  settings,
  total,
  type Way,
  wayIn,
} from '../shared/binomial.ts'
import { isSafe, shownFloat } from '../shared/decimals.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  probability: form({
    levels: ['easy', 'medium'],
    share: 3,
    lines: 4,
    draw: (random, { ways, least, most }) =>
      random.until(
        () => {
          const n = random.int(least, most)
          return {
            way: random.evenly<Way>(ways),
            n,
            ...drawSetting(random),
            k: random.int(1, n - 1),
          }
        },
        ({ way, n, p, k }) => {
          const value = total(way, n, p.toNumber(), k)
          return value > 0.0005 && value < 0.9995 && isSafe(value, 4)
        },
      ),
    answer: decimalNumber,
    solve: ({ way, n, p, k }) => shownFloat(total(way, n, p.toNumber(), k), 4),
    ask({ way, n, p, k, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = asks[way](k)
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    check(printed, answer) {
      const [n, p, [k = 0]] = settingIn(printed)
      const way = wayIn(printed.text)
      const value = distribution(n, p).reduce((sum, part, x) => sum + (isIn(way, x, k) ? part : 0), 0)
      return Math.abs(value - exact(answer).toNumber()) < 0.00005
    },
  }),
})
