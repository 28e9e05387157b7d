import {
  type Both,
  type Content,
  type Expr,
  evaluate,
  exact,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  itemOf,
  over,
  prose,
  rational,
  step,
  symbol,
  triangleNamed,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { correspondingLabels, sharesRatio, similarity } from '../../kit/triangles/similar-pair.ts'
import { tidy } from './indirect-measurement.ts'
import type { levels } from './levels.ts'
import { drawLabels, drawPair, findX, labelled, pairOf, sideOf, x } from './parts.ts'
import { matched } from './shared.ts'

const named = (names: string): Expr => (names.length === 3 ? triangleNamed(names) : symbol(names))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['easy'],
    share: 3,
    instruction: findX,
    draw(random, level) {
      const drawn = drawPair(random, level)
      return { ...drawn, ...drawLabels(random, drawn) }
    },
    answer: rational,
    solve: ({ value }) => tidy(value),
    ask(facts): Both<Content> {
      const { names, i, j, unknown } = facts
      const content = [similarity(...names), pairOf(facts, labelled(facts, i, j, unknown, x))]
      return { en: content, es: content }
    },
    solution: facts => matched(facts, x),
    check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
  }),
  scaleFactor: form({
    levels: ['easy'],
    draw(random, level) {
      const drawn = drawPair(random, level)
      const { i, j } = drawLabels(random, drawn)
      return { ...drawn, shown: [i, j] }
    },
    answer: fractionInLowestTerms,
    solve: ({ lengths: [one, two] }) => itemOf(two, 0).over(itemOf(one, 0)),
    ask(facts): Both<Content> {
      const { names, lengths, shown } = facts
      const drawn = pairOf(
        facts,
        lengths.map(sides => sides.map((side, s) => (shown.includes(s) ? tidy(side) : null))),
      )
      const [one, two] = names.map(named) as [Expr, Expr]
      return {
        en: [
          similarity(...names),
          drawn,
          prose`Write the scale factor from ${one} to ${two} as a fraction in lowest terms.`,
        ],
        es: [
          similarity(...names),
          drawn,
          prose`Escribe el factor de escala de ${one} a ${two} como fracción irreducible.`,
        ],
      }
    },
    solution({ names, lengths: [one, two], shown }, answer) {
      const at = itemOf(shown, 0)
      return [
        step(over(symbol(sideOf(names[1], at)), symbol(sideOf(names[0], at))), because.secondOverFirst),
        step(over(tidy(itemOf(two, at)), tidy(itemOf(one, at))), because.sidesInTheRatio),
        step(expr(answer), because.lowestTerms),
      ]
    },
    check: (printed, answer) =>
      correspondingLabels(printed).every(([a, b]) => evaluate(a).times(exact(answer)).equals(evaluate(b))),
  }),
})
