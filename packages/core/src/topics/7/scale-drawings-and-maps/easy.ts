import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { measured } from '../../common/measured.ts'
import { length, lengthNumber, spokenScale, toActual } from '../shared/scale.ts'
import { drawStory, measures, useScale } from '../shared/scales.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  actualLength: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: useScale,
    lines: 3,
    draw: drawStory,
    answer: measured,
    solve: ({ scale, drawn }) => ({
      amount: lengthNumber(toActual(scale, drawn), scale.units[1]),
      unit: scale.units[1],
    }),
    ask: ({ story, scale, drawn }) => story.actual(spokenScale(scale), length(drawn, scale.units[0])),
    // Crosswise: both ratios of drawing to actual are equal.
    check(printed, { amount }) {
      const [a, b, drawn] = measures(printed)
      return exact(amount).times(a!).equals(drawn!.times(b!))
    },
  }),

  drawnLength: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: useScale,
    lines: 3,
    draw: drawStory,
    answer: measured,
    solve: ({ scale, drawn }) => ({ amount: lengthNumber(drawn, scale.units[0]), unit: scale.units[0] }),
    ask: ({ story, scale, drawn }) => story.drawn(spokenScale(scale), length(toActual(scale, drawn), scale.units[1])),
    check(printed, { amount }) {
      const [a, b, actual] = measures(printed)
      return exact(amount).times(b!).equals(actual!.times(a!))
    },
  }),
})
