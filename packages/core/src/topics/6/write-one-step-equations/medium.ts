import {
  answerStep,
  type Block,
  type Both,
  type Expr,
  equation,
  equationAnswer,
  type evaluate,
  explained,
  expr,
  type FormMaker,
  itemOf,
  join,
  line,
  minus,
  money,
  over,
  type Printed,
  prose,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  symbolsOf,
} from '../../../author.ts'
import { type Written, written } from '../../kit/stories/equation-and-solution.ts'
import type { levels } from './levels.ts'
import { mediumStories } from './medium-stories.ts'
import {
  asBlock,
  drawTold,
  EQUIVALENT,
  equationWith,
  fits,
  inFormula,
  isSolvedBy,
  keyOf,
  letterOf,
  type Operation,
  sentence,
  setUp,
  solved,
  tellStory,
  toldSteps,
  WRITE_AND_SOLVE,
} from './stories.ts'
import { type Versions, versions } from './versions.ts'

const OPPOSITE: Readonly<Record<Operation, Operation>> = {
  plus: 'minus',
  minus: 'plus',
  times: 'divide',
  divide: 'times',
}
const NAMES = ['Ravi', 'Marta', 'Hugo', 'Zoe', 'Jamal', 'Camila', 'Pablo', 'Nina'] as const

interface InFour {
  readonly of: Versions
  readonly operation: Operation
  readonly a: number
  readonly b: number
}
const X = symbol('x')
const fourEquation = ({ operation, a, b }: InFour): Expr =>
  equation({ plus: sum(X, a), minus: minus(X, a), times: join(a, X), divide: over(X, a) }[operation], b)
function storyOf({ of, a, b }: InFour, operation: Operation): Sentence {
  const { en, es } = of.tell[operation](
    of.isMoney && (operation === 'plus' || operation === 'minus') ? money(a * 100) : expr(a),
    of.isMoney ? money(b * 100) : expr(b),
  )
  return {
    key: operation,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

const operationIn = (printed: Printed): Operation => {
  const { left } = printed.one('relation')
  if (left.kind === 'sum') return itemOf(left.terms, 1).kind === 'negative' ? 'minus' : 'plus'
  return left.kind === 'quotient' ? 'divide' : 'times'
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fourOperations: form({
    levels: ['medium'],
    kind: 'story',
    share: 3,
    instruction: WRITE_AND_SOLVE,
    lines: 3,
    draw: random => drawTold(random, random.evenly(mediumStories.slice(0, 9))),
    answer: written,
    solve: (told): Written => ({ equation: equationWith(told), solution: solved(told) }),
    ask: told => asBlock(tellStory(told)),
    key: told => keyOf(sentence(told)),
    solution: toldSteps,
    check: fits,
  }),

  whichStory: form({
    levels: ['medium'],
    draw: random => {
      const of = random.evenly(versions)
      return {
        of,
        operation: random.evenly(['divide', 'minus', 'times', 'plus'] as const),
        ...random.until(
          () => ({ a: random.int(...of.a), b: random.int(...of.b) }),
          ({ a, b }) => b % a === 0 && b > 2 * a,
        ),
      }
    },
    answer: sentenceChoice,
    solve: (four): Sentence => storyOf(four, four.operation),
    mistakes(four): Readonly<Record<string, Sentence>> {
      const others = (['plus', 'minus', 'times', 'divide'] as const).filter(other => other !== four.operation)
      return Object.fromEntries(others.map(other => [other, storyOf(four, other)]))
    },
    ask: four => ({
      en: prose`Which story fits the equation ${fourEquation(four)}?`,
      es: prose`¿Qué situación corresponde a la ecuación ${fourEquation(four)}?`,
    }),
    solution(four, answer) {
      const { operation, a, b } = four
      const said = {
        plus: {
          en: line`The equation says that ${a} is added to ${X} and the total is ${b}.`,
          es: line`La ecuación dice que a ${X} se le suma ${a} y el total es ${b}.`,
        },
        minus: {
          en: line`The equation says that ${a} is taken away from ${X} and ${b} is left.`,
          es: line`La ecuación dice que a ${X} se le quita ${a} y queda ${b}.`,
        },
        times: {
          en: line`The equation says that ${a} equal amounts ${X} make ${b}.`,
          es: line`La ecuación dice que ${a} cantidades iguales ${X} suman ${b}.`,
        },
        divide: {
          en: line`The equation says that ${X} is divided into ${a} equal parts and each part is ${b}.`,
          es: line`La ecuación dice que ${X} se divide en ${a} partes iguales y cada parte es ${b}.`,
        },
      }[operation]
      return [
        explained(fourEquation(four), said.en, said.es),
        answerStep(answer.says, {
          en: line`This story has the equation ${fourEquation(four)}.`,
          es: line`Esta situación tiene la ecuación ${fourEquation(four)}.`,
        }),
      ]
    },
    whyWrong: four =>
      Object.fromEntries(
        (['plus', 'minus', 'times', 'divide'] as const)
          .filter(other => other !== four.operation)
          .map(other => {
            const of = fourEquation({ ...four, operation: other })
            return [
              other,
              { en: line`This story has the equation ${of}.`, es: line`Esta situación tiene la ecuación ${of}.` },
            ]
          }),
      ),
    check: (printed, { key }) => key === operationIn(printed),
  }),

  rightOperation: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => ({ told: drawTold(random, random.evenly(mediumStories.slice(9))), name: random.evenly(NAMES) }),
    answer: equationAnswer,
    solve: ({ told }) => equationWith(told),
    ask({ told, name }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const wrong = equationWith(told, OPPOSITE[told.story.operation])
      const { en, es } = tellStory(told)
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...en,
            ' ',
            ...line`${who} writes the equation ${wrong}, but the operation is wrong. Write the right equation.`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...es,
            ' ',
            ...line`${who} escribe la ecuación ${wrong}, pero la operación es incorrecta. Escribe la ecuación correcta.`,
          ],
        },
      }
    },
    key: () => EQUIVALENT,
    solution({ told }, answer) {
      const [x, a, b] = [letterOf(told), inFormula(told.story, told.a), inFormula(told.story, told.b)]
      const wrong = OPPOSITE[told.story.operation]
      const says = {
        plus: {
          en: line`This equation says that ${a} is added to ${x}. That is not what happens.`,
          es: line`Esta ecuación dice que a ${x} se le suma ${a}. Eso no es lo que pasa.`,
        },
        minus: {
          en: line`This equation says that ${a} is taken away from ${x}. That is not what happens.`,
          es: line`Esta ecuación dice que a ${x} se le quita ${a}. Eso no es lo que pasa.`,
        },
        times: {
          en: line`This equation says that ${a} equal amounts ${x} make ${b}. That is not what happens.`,
          es: line`Esta ecuación dice que ${a} cantidades iguales ${x} suman ${b}. Eso no es lo que pasa.`,
        },
        divide: {
          en: line`This equation says that ${x} is divided into ${a} equal parts of ${b}. That is not what happens.`,
          es: line`Esta ecuación dice que ${x} se divide en ${a} partes iguales de ${b}. Eso no es lo que pasa.`,
        },
      }[wrong]
      const said = setUp(told)
      return [explained(equationWith(told, wrong), says.en, says.es), answerStep(answer, said)]
    },
    check(printed, answer) {
      const names = printed.terms('role').map(({ name }) => name)
      const [a, b] = names.map(name => printed.role(name))
      if (!a || !b || answer.kind !== 'relation') return false
      const wrong = printed.one('relation')
      const letter = [...symbolsOf(answer)].find(name => isSolvedBy(answer, name, solutionBy(names, a, b)))
      return letter !== undefined && !isSolvedBy(wrong, letter, solutionBy(names, a, b))
    },
  }),
})

/** The unknown, worked out from the names of the two numbers. */
function solutionBy(names: readonly string[], a: ReturnType<typeof evaluate>, b: ReturnType<typeof evaluate>) {
  if (names.includes('added')) return b.minus(a)
  if (names.includes('taken')) return b.plus(a)
  return names.includes('parts') ? b.over(a) : b.times(a)
}
