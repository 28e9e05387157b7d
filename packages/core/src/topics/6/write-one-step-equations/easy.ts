import {
  answerStep,
  blank,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  step,
  sum,
  symbol,
  tapeDiagram,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { type Written, written } from '../../kit/stories/equation-and-solution.ts'
import { easyStories } from './easy-stories.ts'
import type { levels } from './levels.ts'
import {
  asBlock,
  drawTold,
  EQUIVALENT,
  equationWith,
  fits,
  isSolvedBy,
  keyOf,
  letterOf,
  sentence,
  setUp,
  solutionIn,
  solved,
  tellStory,
  toldSteps,
  turnedRound,
  WRITE_AND_SOLVE,
} from './stories.ts'

/** No form tells a story of another. */
const drawFrom = (from: number, to: number) => (random: Random) =>
  drawTold(random, random.evenly(easyStories.slice(from, to)))

/** A bar of x and a number, or of equal boxes x. */
interface Tape {
  readonly isSum: boolean
  readonly a: number
  readonly x: number
}
const X = symbol('x')
const tapeEquation = ({ isSum, a, x }: Tape): Expr => (isSum ? equation(sum(X, a), x + a) : equation(join(a, X), a * x))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  writeAndSolve: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    instruction: WRITE_AND_SOLVE,
    lines: 3,
    draw: drawFrom(0, 6),
    answer: written,
    solve: (told): Written => ({ equation: equationWith(told), solution: solved(told) }),
    ask: told => asBlock(tellStory(told)),
    key: told => keyOf(sentence(told)),
    solution: toldSteps,
    check: fits,
  }),

  whichEquation: form({
    levels: ['easy'],
    draw: drawFrom(6, 9),
    answer: formulaChoice,
    solve: (told): Expr => equationWith(told),
    mistakes(told): Readonly<Record<string, Expr>> {
      return told.story.operation === 'plus'
        ? { subtracts: equationWith(told, 'minus'), multiplies: equationWith(told, 'times'), turned: turnedRound(told) }
        : { adds: equationWith(told, 'plus'), divides: equationWith(told, 'divide'), turned: turnedRound(told) }
    },
    ask: told =>
      paragraph(tellStory(told), {
        en: line`Which equation fits the story?`,
        es: line`¿Qué ecuación corresponde a la situación?`,
      }),
    solution(told, answer) {
      const said = setUp(told)
      return [
        explained(
          letterOf(told),
          line`${letterOf(told)} is the number that is not known.`,
          line`${letterOf(told)} es el número que no se conoce.`,
        ),
        answerStep(expr(answer), said),
      ]
    },
    whyWrong: told => {
      const { a, b } = told
      return {
        subtracts: { en: line`It subtracts ${a} instead of adding.`, es: line`Resta ${a} en vez de sumar.` },
        multiplies: {
          en: line`It multiplies by ${a} instead of adding.`,
          es: line`Multiplica por ${a} en vez de sumar.`,
        },
        adds: { en: line`It adds ${a} instead of multiplying.`, es: line`Suma ${a} en vez de multiplicar.` },
        divides: {
          en: line`It divides by ${a} instead of multiplying.`,
          es: line`Divide entre ${a} en vez de multiplicar.`,
        },
        turned: { en: line`Its total is ${a}, not ${b}.`, es: line`Su total es ${a}, no ${b}.` },
      }
    },
    check(printed, answer) {
      const of = expr(answer)
      if (of.kind !== 'relation') return false
      const names = printed.terms('role').map(({ name }) => name)
      const [a, b] = names.includes('added') ? (['added', 'total'] as const) : (['parts', 'whole'] as const)
      const [first, total] = [printed.role(a), printed.role(b)]
      const isRight = evaluate(of.right).equals(total)
      return (
        isRight &&
        (a === 'added'
          ? of.left.kind === 'sum' && of.left.terms.some(term => term.kind === 'number' && evaluate(term).equals(first))
          : of.left.kind === 'product' && evaluate(itemOf(of.left.factors, 0)).equals(first))
      )
    },
  }),

  fromTape: form({
    levels: ['easy'],
    lines: 3,
    draw(random): Tape {
      const isSum = random.evenly([true, false])
      const a = isSum ? random.int(12, 40) : random.int(3, 6)
      const x = isSum ? random.intExcept(15, 50, a) : random.intExcept(6, 15, a)
      return { isSum, a, x }
    },
    answer: written,
    solve: (tape): Written => ({ equation: tapeEquation(tape), solution: equation(X, tape.x) }),
    ask: ({ isSum, a, x }) =>
      withFigure(
        {
          en: prose`Write an equation for the tape diagram and solve it for ${X}.`,
          es: prose`Escribe una ecuación para el diagrama de cinta y halla el valor de ${X}.`,
        },
        tapeDiagram([
          {
            boxes: isSum ? [{ label: 'x', size: x }, a] : Array.from({ length: a }, () => ({ label: 'x', size: 1 })),
            brace: isSum ? x + a : x * a,
          },
        ]),
      ),
    key: () => EQUIVALENT,
    solution(tape, answer) {
      const { isSum, a, x } = tape
      const total = isSum ? x + a : x * a
      return [
        explained(
          answer.equation,
          isSum
            ? line`The bar has two parts, ${X} and ${a}. Together they make ${total}.`
            : line`The bar has ${a} equal parts ${X}. Together they make ${total}.`,
          isSum
            ? line`La barra tiene dos partes, ${X} y ${a}. Juntas suman ${total}.`
            : line`La barra tiene ${a} partes iguales ${X}. Juntas suman ${total}.`,
        ),
        isSum
          ? step(equation(X, minus(total, a)), because.subtractFromBothSides, { value: a })
          : step(equation(X, divide(total, a)), because.divideBothSides, { value: a }),
        answerStep(answer.solution, {
          en: line`In the diagram, ${X} stands for ${x}.`,
          es: line`En el diagrama, ${X} representa ${x}.`,
        }),
      ]
    },
    // Fills the boxes and adds them up.
    check(printed, answer) {
      const found = solutionIn(answer)
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      if (!found || !row.brace || row.brace.kind !== 'number') return false
      const total = row.boxes.reduce(
        (all, { label }) => all.plus(label?.kind === 'number' ? evaluate(label) : found.x),
        Ratio.of(0),
      )
      return total.equals(evaluate(row.brace)) && isSolvedBy(answer.equation, found.letter, found.x)
    },
  }),

  fillFrame: form({
    levels: ['easy'],
    kind: 'story',
    lines: 2,
    draw: drawFrom(9, 12),
    answer: written,
    solve: (told): Written => ({ equation: equationWith(told), solution: solved(told) }),
    ask(told) {
      const { en, es } = tellStory(told)
      const letter = letterOf(told)
      const left = told.story.operation === 'plus' ? sum(letter, blank(2)) : join(blank(2), letter)
      const frames = [equation(left, blank(2)), equation(letter, blank(2))]
      return {
        en: [{ kind: 'paragraph', content: [...en, ' Fill in the blanks in the equation. Then solve it.'] }, ...frames],
        es: [{ kind: 'paragraph', content: [...es, ' Completa la ecuación. Luego resuélvela.'] }, ...frames],
      }
    },
    key: told => asBlock(sentence(told)),
    solution: toldSteps,
    check: fits,
  }),
})
