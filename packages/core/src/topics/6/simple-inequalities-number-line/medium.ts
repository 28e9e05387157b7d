import {
  both,
  type Expr,
  exact,
  explained,
  expr,
  type FormMaker,
  inequality,
  line,
  list,
  mapParts,
  numberSet,
  prose,
  Ratio,
  type Step,
  setOf,
  statements,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { holdsFor, inequalityOf, type Sign } from '../../kit/equations/inequality.ts'
import { limitStories, signInWords } from './inequality-stories.ts'
import type { levels } from './levels.ts'
import { areSolutions, draw, findSolutions, signStep } from './parts.ts'

const DENIED = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' } as const satisfies Record<Sign, Sign>

/** 3 + 7 < 13, where 3 + 7 ≥ 13 is false. */
const denied = (of: Expr): Expr =>
  of.kind === 'relation' && of.sign in DENIED ? { ...of, sign: DENIED[of.sign as Sign] } : of

/** What an inequality says of each number: those that fit, and those that do not. */
function tested(statement: Expr, values: readonly Ratio[]): readonly Step[] {
  const put = (value: Ratio): Expr => {
    const fill = (of: Expr): Expr => (of.kind === 'symbol' ? expr(value) : mapParts(of, fill))
    return fill(statement)
  }
  const fits = holdsFor(statement)
  const others = values.filter(value => !fits(value))
  return [
    step(statements(...values.filter(fits).map(put)), because.theseAreTrue),
    ...(others.length === 0
      ? []
      : [
          explained(
            statements(...others.map(value => denied(put(value)))),
            others.length === 1
              ? line`So the inequality is false for ${list(...others)}.`
              : line`So the inequality is false for these: ${list(...others)}.`,
            others.length === 1
              ? line`Así que la desigualdad es falsa con ${list(...others)}.`
              : line`Así que la desigualdad es falsa con estos: ${list(...others)}.`,
          ),
        ]),
  ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solutionSet: form({
    levels: ['medium'],
    instruction: findSolutions,
    lines: 1,
    draw(random, level) {
      const { statement, boundary } = draw(random, level, 2)
      const middle = Math.floor(boundary.toNumber())
      return {
        statement,
        values: [0, ...random.sample([-3, -2, -1, 1, 2, 3], 4)]
          .sort((a, b) => a - b)
          .map(step => Ratio.of(middle + step)),
      }
    },
    answer: numberSet,
    solve: ({ statement, values }) => values.filter(holdsFor(statement)),
    ask: ({ statement, values }) => both([statement, setOf(...values)]),
    solution: ({ statement, values }, answer) => [
      ...tested(statement, values),
      step(setOf(...answer), because.writeTheSet),
    ],
    check: areSolutions,
  }),
  situation: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write an inequality for the situation.`,
      es: prose`Escribe una desigualdad para la situación.`,
    },
    lines: 2,
    draw(random) {
      const story = random.evenly(limitStories)
      return { story, limit: random.pick(story.limits) }
    },
    answer: inequality,
    solve: ({ story, limit }) => inequalityOf(story.letter, story.sign, limit),
    ask: ({ story, limit }) => story.says(limit),
    solution: ({ story, limit }) => [
      signStep(story.sign),
      explained(
        inequalityOf(story.letter, story.sign, limit),
        line`The letter ${symbol(story.letter)} stands for the amount: write it on the left and the limit, ${limit}, on the right.`,
        line`La letra ${symbol(story.letter)} representa la cantidad: escríbela a la izquierda y el límite, ${limit}, a la derecha.`,
      ),
    ],
    // Reads the limit, the letter and the sign from the words.
    check(printed, answer) {
      const [value] = printed.numbers
      return (
        answer.kind === 'relation' &&
        answer.left.kind === 'symbol' &&
        answer.left.name === printed.one('symbol').name &&
        answer.sign === signInWords(printed.text) &&
        value !== undefined &&
        exact(answer.right).equals(value)
      )
    },
  }),
})
