import {
  count,
  divide,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  figure,
  line,
  people,
  prose,
  quantity,
  Ratio,
  step,
  tapeDiagram,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { partOfMany } from './many-stories.ts'
import { ask, drawnPairs, drawPair, easyPairs, isThatPart, partOf, read, told } from './parts.ts'

const asMixed = {
  en: prose`Write the answer as a mixed number.`,
  es: prose`Escribe la respuesta como número mixto.`,
}

const inMixedQuantity: typeof quantity = { ...quantity, requires: 'mixed' }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  part: form({
    levels: ['easy'],
    share: 2,
    instruction: asMixed,
    draw: random => drawPair(random, easyPairs),
    answer: inMixedQuantity,
    solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
    ask,
    solution: partOf,
    check: isThatPart,
  }),
  partOfMany: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const d = random.pick([2, 3, 4, 5, 6, 8, 10])
      const part = Ratio.of(random.coprimeTo(d), d)
      const story = random.evenly(partOfMany)
      const whole = Ratio.of(part.d * random.int(Math.ceil(story.least / part.d), Math.floor(story.most / part.d)))
      return { part, whole, story, who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ part, whole, story }) => count(whole.times(part), story.noun),
    ask,
    solution: partOf,
    check: isThatPart,
  }),
  tapeDiagram: form({
    levels: ['easy'],
    lines: 2,
    draw: random => drawPair(random, drawnPairs),
    answer: quantity,
    solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
    ask: facts => {
      const drawn = figure(
        tapeDiagram([
          {
            boxes: Array.from({ length: facts.part.d }, (_, i) => ({
              fill: i < facts.part.n ? ('gray' as const) : ('white' as const),
            })),
            equal: true,
            brace: inLowestTerms(facts.whole),
          },
        ]),
      )
      const { en, es } = ask(facts)
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ part, whole, story, who }, answer) => [
      explainedBy(equation(divide(inLowestTerms(whole), part.d), inLowestTerms(whole.over(part.d))), {
        en: line`The bar has ${part.d} equal boxes: divide by ${part.d}.`,
        es: line`La barra tiene ${part.d} recuadros iguales: divide entre ${part.d}.`,
      }),
      ...(part.n > 1
        ? [
            step(equation(times(part.n, inLowestTerms(whole.over(part.d))), answer.amount), because.countShadedParts, {
              parts: part.n,
            }),
          ]
        : []),
      told({ story, who }, times(part, inLowestTerms(whole)), answer),
    ],
    // One box is the brace shared out; the gray ones are counted.
    check(printed, answer) {
      const [{ boxes }] = tupleOf(printed.figure('tape-diagram').rows, 1)
      const { whole } = read(printed)
      const gray = boxes.filter(({ fill }) => fill === 'gray').length
      return evaluate(answer.amount).equals(whole.over(boxes.length).times(gray))
    },
  }),
})
