import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  line,
  measure,
  prose,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { length, lengthNumber, scaleSteps, spokenScale, toActual } from './scale.ts'
import { drawRoom, drawStory, measures, plan, roomScale, sideLengths } from './scales.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  actualLength: form({
    levels: ['easy', 'medium'],
    share: 2,
    draw: (random, level) => drawStory(random, level, 0),
    answer: measured,
    solve: ({ scale, drawn }) => ({
      amount: lengthNumber(toActual(scale, drawn), scale.units[1]),
      unit: scale.units[1],
    }),
    ask: ({ story, scale, drawn }) => story.actual(spokenScale(scale), length(drawn, scale.units[0])),
    solution: ({ story, scale, drawn }) => scaleSteps(scale, story.ends, { drawn }),
    // Crosswise: both ratios of drawing to actual are equal.
    check(printed, { amount }) {
      const [a, b, drawn] = measures(printed)
      return exact(amount).times(a!).equals(drawn!.times(b!))
    },
  }),

  drawnLength: form({
    levels: ['easy', 'medium'],
    share: 2,
    draw: (random, level) => drawStory(random, level, 1),
    answer: measured,
    solve: ({ scale, drawn }) => ({ amount: lengthNumber(drawn, scale.units[0]), unit: scale.units[0] }),
    ask: ({ story, scale, drawn }) => story.drawn(spokenScale(scale), length(toActual(scale, drawn), scale.units[1])),
    solution: ({ story, scale, drawn }) => scaleSteps(scale, story.ends, { actual: toActual(scale, drawn) }),
    check(printed, { amount }) {
      const [a, b, actual] = measures(printed)
      return exact(amount).times(b!).equals(actual!.times(a!))
    },
  }),

  planLength: form({
    levels: ['easy'],
    draw: random => {
      const room = drawRoom(random, 'easy', ['rectangle'])
      return { ...room, side: random.pick(['long', 'short'] as const) }
    },
    answer: measured,
    solve({ corners, side, perUnit, units }) {
      const [w, h] = sideLengths(corners) as [number, number]
      return { amount: (side === 'long' ? Math.max(w, h) : Math.min(w, h)) * perUnit, unit: units[1] }
    },
    ask(facts) {
      const [scale, place] = [roomScale(facts), facts.place]
      return facts.side === 'long'
        ? {
            en: [
              plan(facts),
              prose`The plan of a ${place} has the scale ${scale} (drawing\u00a0:\u00a0actual). How long is each long side of the actual ${place}?`,
            ],
            es: [
              plan(facts),
              prose`El plano de una ${place} tiene la escala ${scale} (dibujo\u00a0:\u00a0real). ¿Cuánto mide en la realidad cada lado largo de la ${place}?`,
            ],
          }
        : {
            en: [
              plan(facts),
              prose`The plan of a ${place} has the scale ${scale} (drawing\u00a0:\u00a0actual). How long is each short side of the actual ${place}?`,
            ],
            es: [
              plan(facts),
              prose`El plano de una ${place} tiene la escala ${scale} (dibujo\u00a0:\u00a0real). ¿Cuánto mide en la realidad cada lado corto de la ${place}?`,
            ],
          }
    },
    solution({ corners, side, perUnit, units }) {
      const lengths = sideLengths(corners)
      const shown = side === 'long' ? Math.max(...lengths) : Math.min(...lengths)
      return [
        step(measure(shown, units[0]), because.read, {
          what:
            side === 'long'
              ? { en: line`a long side`, es: line`un lado largo` }
              : { en: line`a short side`, es: line`un lado corto` },
        }),
        explained(
          equation(times(shown, perUnit), shown * perUnit),
          line`Each ${measure(1, units[0])} stands for ${measure(perUnit, units[1])}: multiply.`,
          line`Cada ${measure(1, units[0])} representa ${measure(perUnit, units[1])}: multiplica.`,
        ),
        answerStep(
          measure(shown * perUnit, units[1]),
          side === 'long'
            ? {
                en: line`Each long side is ${measure(shown * perUnit, units[1])} long.`,
                es: line`Cada lado largo mide ${measure(shown * perUnit, units[1])}.`,
              }
            : {
                en: line`Each short side is ${measure(shown * perUnit, units[1])} long.`,
                es: line`Cada lado corto mide ${measure(shown * perUnit, units[1])}.`,
              },
        ),
      ]
    },
    check(printed, { amount }) {
      const [one, perUnit] = measures(printed)
      const sides = printed.figure('polygon').lines.map(({ label }) => evaluate(label as Expr).toNumber())
      const wanted = /long side|lado largo/.test(printed.text) ? Math.max(...sides) : Math.min(...sides)
      return exact(amount).times(one!).over(perUnit!).equals(wanted)
    },
  }),
})
