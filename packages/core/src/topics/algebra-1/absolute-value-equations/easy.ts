import {
  absolute,
  both,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explained,
  type FormMaker,
  findMistake,
  itemOf,
  line,
  m,
  measure,
  type Of,
  prose,
  type Ratio,
  relation,
  statements,
  step,
  story,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { absoluteSteps, rootsOf, sameNumbers } from './absolute.ts'
import type { levels } from './levels.ts'
import { casesWork, checkRoots, draw, follows, type Level, saysLost, saysMirrored, solutions, x } from './parts.ts'
import { type ToleranceStory, toleranceStories } from './tolerance-stories.ts'

const saysSignWithin = (c: number) => ({
  en: line`the sign inside was changed; the second case is ${-c} on the right`,
  es: line`se cambió el signo de adentro; en el segundo caso va ${-c} a la derecha`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  twoSolutions: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Solve the equation.`, es: prose`Resuelve la ecuación.` },
    draw,
    answer: solutions,
    solve: ({ roots }) => roots,
    ask: ({ equation }) => both(equation),
    solution: ({ steps }) => steps(),
    check: checkRoots,
  }),
  choose: form({
    instruction: {
      en: prose`Which choice shows all solutions of the equation?`,
      es: prose`¿Qué opción muestra todas las soluciones de la ecuación?`,
    },
    draw: (random, level: Level) =>
      random.until(
        () => draw(random, level),
        ({ roots }) => roots.length > 0 && roots.every(({ n }) => n !== 0),
      ),
    answer: solutions,
    solve: ({ roots }) => roots,
    mistakes({ roots, rejected }) {
      const last = tupleOf(roots.slice(-1), 1)[0]
      const wrong: Readonly<Record<string, readonly Ratio[]>> = {
        ...(rejected.length > 0 ? { keptTheRejected: [...roots, ...rejected], tookTheRejected: rejected } : {}),
        lostTheSecondCase: [last],
        oppositeOfOne: [last, last.negated()],
        signsTurned: roots.map(root => root.negated()),
        noSolution: [],
      }
      return Object.fromEntries(Object.entries(wrong).filter(([, values]) => !sameNumbers(values, roots)))
    },
    ask: ({ equation }) => both(equation),
    solution: ({ steps }) => steps(),
    whyWrong: ({ equation, roots, rejected }) => {
      const tested = (value: Ratio) => {
        const { left, right } = equation as Of<'relation'>
        return explained(
          statements(m`x = ${value}`, relation(evaluate(left, { x: value }), '≠', evaluate(right, { x: value }))),
          line`Substitute ${value} for ${x}: the sides are not equal.`,
          line`Sustituye ${x} por ${value}: los lados no son iguales.`,
        )
      }
      const [first, last] = [itemOf(roots, 0), itemOf(roots, roots.length - 1)]
      const [out] = rejected
      // Each choice by a value of its own that is no solution, where it has one.
      const turned = roots.map(root => root.negated()).filter(value => !roots.some(root => root.equals(value)))
      return {
        ...(out ? { keptTheRejected: tested(out), tookTheRejected: tested(out) } : {}),
        lostTheSecondCase: {
          en: line`It leaves out the solution of the other case, ${first}.`,
          es: line`Omite la solución del otro caso, ${first}.`,
        },
        oppositeOfOne: tested(last.negated()),
        signsTurned: tested(turned.find(value => !value.equals(last.negated())) ?? last.negated()),
        noSolution: { en: line`For example, ${last} is a solution.`, es: line`Por ejemplo, ${last} es una solución.` },
      }
    },
    check: checkRoots,
  }),
  tolerance: form(
    story({
      levels: ['easy'],
      lines: 2,
      settings: toleranceStories,
      draw: (random, { unit, middle, off }: ToleranceStory) => ({
        middle: measure(random.int(...middle), unit),
        off: measure(random.int(...off), unit),
      }),
      answer: equationAnswer,
      solve: ({ middle, off }) => equation(absolute(m`x + ${exact(middle).negated()}`), exact(off)),
      ask: ({ middle, off }, setting) => setting.fromMiddle(middle, off),
      solution: ({ middle, off }) => [
        step(absolute(m`x + ${exact(middle).negated()}`), because.distanceIsDifference, {
          one: x,
          other: exact(middle),
        }),
        step(equation(absolute(m`x + ${exact(middle).negated()}`), exact(off)), because.setEqualTo, {
          value: exact(off),
        }),
      ],
      check: (numberOf, answer) => {
        const [middle, off] = [numberOf('middle'), numberOf('off')]
        return sameNumbers(rootsOf(answer), [middle.plus(off), middle.minus(off)])
      },
    }),
  ),
  findTheError: form(
    findMistake({
      levels: ['easy'],
      lines: 2,
      draw(random) {
        const b = random.intExcept(-9, 9, 0)
        return { b, c: random.intExcept(2, 15, b, -b) }
      },
      work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'none')],
      steps: ({ b, c }) => absoluteSteps([1, b], c),
      mistakes: {
        caseLost: {
          says: ({ c }) => saysLost(c),
          work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'caseLost')],
        },
        signWithin: {
          says: ({ c }) => saysSignWithin(c),
          work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'signWithin')],
        },
        mirrored: {
          says: ({ b, c }) => saysMirrored(c - b, m`x + ${b} = ${-c}`),
          work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'mirrored')],
        },
      },
      follows,
    }),
  ),
})
