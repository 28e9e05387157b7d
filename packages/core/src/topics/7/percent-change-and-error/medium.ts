import { decimalNumber } from '../../../answer/number.ts'
import { prose } from '../../../content.ts'
import { decimal, percent } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { percentChange, toTenth } from '../shared/change.ts'
import type { levels } from './levels.ts'
import { askChange, drawBare, errorOf, NUMBER } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  changeRounded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the percent of change to the nearest tenth. Circle the word that fits.`,
      es: prose`Halla el porcentaje de cambio redondeado a la décima. Encierra en un círculo la palabra correcta.`,
    },
    lines: 3,
    draw(random) {
      const direction = random.evenly(['increase', 'decrease'])
      return random.until(
        () => {
          const original = random.int(12, 96)
          const changed = original + (direction === 'increase' ? 1 : -1) * random.int(2, Math.ceil(original * 0.6))
          return { original, changed, direction }
        },
        ({ original, changed }) => changed > 0 && !Ratio.of(changed * 1000, original).isInteger,
      )
    },
    answer: percentChange,
    solve: ({ original, changed, direction }) => ({
      rate: decimal(toTenth(errorOf(changed, original)), 1),
      direction,
    }),
    ask: askChange,
    // The exact percent lies within half a tenth.
    check(printed, { rate, direction }) {
      const [original, changed] = printed.numbers
      const signed = changed!.over(original!).times(100).minus(100)
      const off = exact(rate).minus(direction === 'increase' ? signed : signed.negated())
      return exact(rate).times(10).isInteger && off.compare(Ratio.of(1, 20)) <= 0 && off.compare(Ratio.of(-1, 20)) > 0
    },
  }),

  newValue: form({
    levels: ['medium'],
    instruction: NUMBER,
    lines: 2,
    draw: drawBare,
    answer: decimalNumber,
    solve: ({ changed }) => changed,
    ask: ({ original, rate, direction }) =>
      direction === 'increase'
        ? {
            en: prose`${original} increased by ${percent(rate)}`,
            es: prose`${original} aumentado en un ${percent(rate)}`,
          }
        : {
            en: prose`${original} decreased by ${percent(rate)}`,
            es: prose`${original} disminuido en un ${percent(rate)}`,
          },
    // The part that was put on or taken off is that percent of the original.
    check(printed, answer) {
      const [original, rate] = printed.numbers
      const moved = exact(answer).minus(original!)
      return (
        moved.times(moved.n < 0 ? -1 : 1).equals(original!.times(rate!)) &&
        moved.n > 0 === /increased|aumentado/.test(printed.text)
      )
    },
  }),
})
