import { fractionInLowestTerms } from '../../../answer/number.ts'
import { prose } from '../../../content.ts'
import { blank, measure, ratio } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { measured } from '../../common/measured.ts'
import { factorStories, length, lengthNumber } from '../shared/scale.ts'
import { drawRoom, measures, plan, roomScale, sideLengths } from '../shared/scales.ts'
import type { levels } from './levels.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findScale: form({
    levels: ['medium'],
    instruction: { en: prose`Find the scale.`, es: prose`Halla la escala.` },
    lines: 2,
    draw(random) {
      const units = random.evenly([
        ['inch', 'foot'],
        ['centimeter', 'kilometer'],
        ['centimeter', 'meter'],
        ['inch', 'mile'],
      ] as const)
      return { units, drawn: random.int(3, 12), perUnit: Ratio.of(random.int(3, 24), 2) }
    },
    answer: measured,
    solve: ({ units, perUnit }) => ({ amount: lengthNumber(perUnit, units[1]), unit: units[1] }),
    ask({ units, drawn, perUnit }) {
      const [one, two, asked] = [
        measure(drawn, units[0]),
        length(perUnit.times(drawn), units[1]),
        ratio(measure(1, units[0]), blank(3)),
      ]
      return {
        en: prose`A length of ${one} on the drawing stands for ${two}. The scale is ${asked}.`,
        es: prose`Una longitud de ${one} en el dibujo representa ${two}. La escala es ${asked}.`,
      }
    },
    check(printed, { amount }) {
      const [drawn, actual] = printed.numbers
      return exact(amount).times(drawn!).equals(actual!)
    },
  }),

  scaleFactor: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write a whole number or a fraction in lowest terms.`,
      es: prose`Escribe un número entero o una fracción en su mínima expresión.`,
    },
    lines: 2,
    draw(random) {
      const story = random.evenly(factorStories)
      const [small, times] = [random.int(...story.small), random.pick(story.times)]
      return { story, from: story.grows ? small : small * times, to: story.grows ? small * times : small }
    },
    answer: fractionInLowestTerms,
    solve: ({ from, to }) => Ratio.of(to, from),
    ask: ({ story, from, to }) => story.says(measure(from, story.unit), measure(to, story.unit)),
    // The factor takes the first length to the second.
    check(printed, answer) {
      const [from, to] = measures(printed)
      return exact(answer).times(from!).equals(to!)
    },
  }),

  planLength: form({
    levels: ['easy'],
    lines: 2,
    draw: random => {
      const room = drawRoom(random, 'rectangle')
      return { ...room, side: random.evenly(['long', 'short']) }
    },
    answer: measured,
    solve({ corners, side, perUnit, units }) {
      const [w, h] = sideLengths(corners) as [number, number]
      return { amount: (side === 'long' ? Math.max(w, h) : Math.min(w, h)) * perUnit, unit: units[1] }
    },
    ask(facts) {
      const scale = roomScale(facts)
      return facts.side === 'long'
        ? {
            en: [
              plan(facts),
              prose`The plan of a store has the scale ${scale} (drawing\u00a0:\u00a0actual). How long is the actual store on its longest side?`,
            ],
            es: [
              plan(facts),
              prose`El plano de una tienda tiene la escala ${scale} (dibujo\u00a0:\u00a0real). ¿Cuánto mide en la realidad el lado más largo de la tienda?`,
            ],
          }
        : {
            en: [
              plan(facts),
              prose`The plan of a store has the scale ${scale} (drawing\u00a0:\u00a0actual). How long is the actual store on its shortest side?`,
            ],
            es: [
              plan(facts),
              prose`El plano de una tienda tiene la escala ${scale} (dibujo\u00a0:\u00a0real). ¿Cuánto mide en la realidad el lado más corto de la tienda?`,
            ],
          }
    },
    check(printed, { amount }) {
      const [one, perUnit] = measures(printed)
      const sides = printed.figure('polygon').lines.map(({ label }) => evaluate(label as Expr).toNumber())
      const wanted = /longest|largo/.test(printed.text) ? Math.max(...sides) : Math.min(...sides)
      return exact(amount).times(one!).over(perUnit!).equals(wanted)
    },
  }),

  planPerimeter: form({
    levels: ['medium'],
    lines: 3,
    draw: random => drawRoom(random, random.evenly(['L', 'rectangle'])),
    answer: measured,
    solve: ({ corners, perUnit, units }) => ({
      amount: sideLengths(corners).reduce((sum, side) => sum + side, 0) * perUnit,
      unit: units[1],
    }),
    ask(facts) {
      const scale = roomScale(facts)
      return {
        en: [
          plan(facts),
          prose`The plan of a store has the scale ${scale} (drawing\u00a0:\u00a0actual). What is the perimeter of the actual store?`,
        ],
        es: [
          plan(facts),
          prose`El plano de una tienda tiene la escala ${scale} (dibujo\u00a0:\u00a0real). ¿Cuál es el perímetro de la tienda real?`,
        ],
      }
    },
    // Scales every labelled side, then adds.
    check(printed, { amount }) {
      const [, perUnit] = measures(printed)
      const sides = printed.figure('polygon').lines.map(({ label }) => evaluate(label as Expr).times(perUnit!))
      return sides.reduce((sum, side) => sum.plus(side), Ratio.of(0)).equals(exact(amount))
    },
  }),
})
