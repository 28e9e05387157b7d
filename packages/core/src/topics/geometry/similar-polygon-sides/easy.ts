import {
  type Both,
  type Content,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  fractionInLowestTerms,
  prose,
  rational,
  symbol,
  triangleNamed,
} from '../../../author.ts'
import { correspondingLabels, sharesRatio, similarity } from '../../kit/triangles/similar-pair.ts'
import { tidy } from './indirect-measurement.ts'
import type { levels } from './levels.ts'
import { drawLabels, drawPair, findX, labelled, pairOf, x } from './parts.ts'

const named = (names: string): Expr => (names.length === 3 ? triangleNamed(names) : symbol(names))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['easy', 'medium'],
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
    check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
  }),

  scaleFactor: form({
    levels: ['easy', 'medium'],
    draw(random, level) {
      const drawn = drawPair(random, level)
      const { i, j } = drawLabels(random, drawn)
      return { ...drawn, shown: [i, j] }
    },
    answer: fractionInLowestTerms,
    solve: ({ lengths: [one, two] }) => two[0]!.over(one[0]!),
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
    check: (printed, answer) =>
      correspondingLabels(printed).every(([a, b]) => evaluate(a).times(exact(answer)).equals(evaluate(b))),
  }),
})
