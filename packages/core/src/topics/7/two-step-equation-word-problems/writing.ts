import {
  type AnswerType,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  explainedBy,
  formulaChoice,
  isTrue,
  itemOf,
  join,
  line,
  m,
  prose,
  type Random,
  Ratio,
  type Step,
  solveLinear,
  sum,
  writtenOut,
} from '../../../author.ts'
import { ended } from '../../kit/stories/endings.ts'
import {
  drawTold,
  equationOf,
  type Form,
  rightOf,
  rolesOf,
  type Shape,
  type Story,
  type Told,
  WHY,
  wrongEquations,
} from './stories.ts'

const x = m`x`

interface Solved {
  readonly equation: Expr
  readonly x: Ratio
}
/** The equation and its solution; any equivalent equation is accepted. */
export const equationAndSolution: AnswerType<Solved> = {
  kind: 'ordered-list',
  show: solved => both(prose`${solved.equation}; ${equation(x, decimal(solved.x))}`),
  value: solved => [writtenOut(solved.equation), String(solved.x)],
  nearMisses: ({ equation: of, x }) => [
    { equation: of, x: x.plus(1) },
    { equation: of, x: x.minus(1) },
    ...(of.kind === 'relation' ? [{ equation: { ...of, right: sum(of.right, 1) }, x }] : []),
  ],
}

const letters = ({ story }: Told) => ({
  en: [
    {
      kind: 'paragraph' as const,
      content: ['Let ', x, ' be ', ...story.letIs.en, '. Write an equation and solve it.'],
    },
  ],
  es: [
    {
      kind: 'paragraph' as const,
      content: ['Sea ', x, ' ', ...story.letIs.es, '. Escribe una ecuación y resuélvela.'],
    },
  ],
})
const modeled = ({ story, numbers }: Told): Step =>
  explainedBy(equationOf(story.shape, numbers), {
    en: [...story.models.en, ...(story.extra ? [' ', ...story.extra.is.en] : [])],
    es: [...story.models.es, ...(story.extra ? [' ', ...story.extra.is.es] : [])],
  })
const byRoles = (printed: Parameters<NonNullable<Parameters<Form>[0]['check']>>[0]) => {
  const first = itemOf(
    printed.terms('role').filter(({ name }) => name !== 'extra'),
    0,
  )
  const [shape] = first.name.split(' ') as [Shape]
  const names = printed.terms('role').map(({ name }) => name)
  // The two of a rectangle's perimeter is not printed.
  const numberOf = (name: string) =>
    names.includes(`${shape} ${name}`) ? printed.role(`${shape} ${name}`) : Ratio.of(2)
  const [p, q, r] = [numberOf('p'), numberOf('q'), numberOf('r')]
  return { shape, p, q, r }
}

/** Write the equation of a story and solve it. */
export const writingForm = <const L extends 'easy' | 'medium' | 'hard'>(
  form: Form,
  level: L,
  share: number,
  stories: readonly Story[],
) =>
  form({
    levels: [level],
    share,
    kind: 'story',
    draw: (random: Random): Told => drawTold(random, random.evenly(stories)),
    answer: equationAndSolution,
    solve: ({ story, numbers }) => ({ equation: equationOf(story.shape, numbers), x: numbers.x }),
    ask: told => {
      const { en, es } = told.story.says(...rolesOf(told))
      const last = letters(told)
      return { en: [en, ...last.en], es: [es, ...last.es] }
    },
    key: ({ story, numbers }) => ({
      en: prose`${story.unit(numbers.x)}. Any equivalent equation is correct.`,
      es: prose`${story.unit(numbers.x)}. Cualquier ecuación equivalente es correcta.`,
    }),
    solution: told => {
      const { story, numbers } = told
      const found = story.unit(numbers.x)
      const { en, es } = story.ends(found)
      const solved = solveLinear(equationOf(story.shape, numbers))
      return [
        modeled(told),
        ...solved.slice(0, 4),
        ended(both(prose`${equationOf(story.shape, numbers)}; ${equation(x, decimal(numbers.x))}; ${found}`), en, es),
      ]
    },
    // The solution, put into the story, gives what it ends with, and makes the equation true.
    check(printed, { equation: of, x: value }) {
      const { shape, p, q, r } = byRoles(printed)
      return rightOf(shape, { p, q, x: value }).equals(r) && isTrue(of, { x: value })
    },
  })

/** Which equation fits? The numbers changed places, the parentheses, the sign. */
export const choosingForm = <const L extends 'easy' | 'medium' | 'hard'>(
  form: Form,
  level: L,
  stories: readonly Story[],
) =>
  form({
    levels: [level],
    kind: 'story',
    draw: (random: Random): Told => drawTold(random, random.evenly(stories)),
    answer: formulaChoice,
    solve: ({ story, numbers }) => equationOf(story.shape, numbers),
    mistakes: wrongEquations,
    ask: told => {
      const { story } = told
      const { en, es } = story.says(...rolesOf(told))
      return {
        en: [
          en,
          { kind: 'paragraph', content: ['Let ', x, ' be ', ...story.letIs.en, '. Which equation fits the story?'] },
        ],
        es: [
          es,
          {
            kind: 'paragraph',
            content: ['Sea ', x, ' ', ...story.letIs.es, '. ¿Qué ecuación corresponde a la historia?'],
          },
        ],
      }
    },
    solution: told => [
      told.story.shape === 'group'
        ? explained(
            sum(x, decimal(told.numbers.q)),
            line`This sum is counted ${decimal(told.numbers.p)} times.`,
            line`Esta suma se cuenta ${decimal(told.numbers.p)} veces.`,
          )
        : explained(
            join(decimal(told.numbers.p), x),
            line`This is the part that repeats.`,
            line`Esta es la parte que se repite.`,
          ),
      modeled(told),
    ],
    whyWrong: () => WHY,
    check(printed, answer) {
      const { shape, p, q, r } = byRoles(printed)
      const of = answer as Expr
      if (of.kind !== 'relation') return false
      // At 0 and at 1 the left side is what the story says.
      return [0, 1].every(at =>
        evaluate(of.left, { x: at })
          .minus(evaluate(of.right))
          .equals(rightOf(shape, { p, q, x: Ratio.of(at) }).minus(r)),
      )
    },
  })
