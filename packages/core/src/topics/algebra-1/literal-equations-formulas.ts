import {
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  expr,
  expressionList,
  formulaChoice,
  isTrue,
  line,
  list,
  m,
  type Of,
  option,
  type Printed,
  prose,
  type Random,
  steps,
  symbol,
} from '../../author.ts'
import { formulaStories, givenEquations } from './literal-equations-formulas/formula-stories.ts'
import { type Literal, literals, solvedFor, solves } from './literal-equations-formulas/literal.ts'

interface Level {
  readonly shapes: keyof typeof literals
}
const draw = (random: Random, { shapes }: Level): Literal => random.evenly(literals[shapes])(random)

/** The printed formula and the letter that stands alone beside it. */
function asked(printed: Printed) {
  const letter = printed.maths.find(item => item.kind === 'symbol') as Of<'symbol'>
  return { formula: printed.one('relation'), letter: letter.name }
}

const WRONG = option({
  first: { en: prose`step 1`, es: prose`el paso 1` },
  second: { en: prose`step 2`, es: prose`el paso 2` },
  none: { en: prose`Both steps are right.`, es: prose`Los dos pasos están bien.` },
})

const nonzero = {
  en: prose`Solve for the named letter. No denominator is 0.`,
  es: prose`Despeja la letra indicada. Ningún denominador es 0.`,
}

export const literalEquationsFormulas = defineTopic(
  {
    id: 'literal-equations-formulas',
    name: {
      en: 'Literal equations: solve a formula for a variable',
      es: 'Ecuaciones literales: despejar una variable de una fórmula',
    },
    description: {
      en: 'Rewrite a formula so that one chosen variable stands alone on one side.',
      es: 'Reescribe una fórmula de modo que una variable elegida quede sola en un lado.',
    },
    domain: 'Linear Equations',
    standards: ['A-CED.A.4', 'A-REI.B.3'],
    levels: { easy: { shapes: 'easy' }, medium: { shapes: 'medium' }, hard: { shapes: 'hard' } },
  },
  form => ({
    bare: form({
      share: 4,
      instruction: nonzero,
      draw,
      answer: solvedFor,
      solve: ({ letter, right }) => ({ letter, right }),
      ask: ({ formula, letter }) => ({
        en: prose`Solve ${formula} for ${symbol(letter)}.`,
        es: prose`Despeja ${symbol(letter)} de ${formula}.`,
      }),
      // Numbers for the other letters: both sides of the formula agree.
      check(printed, answer) {
        const { formula, letter } = asked(printed)
        return letter === answer.letter && solves(formula, letter, answer.right)
      },
    }),

    choose: form({
      instruction: { en: prose`Choose the correct answer.`, es: prose`Elige la respuesta correcta.` },
      draw,
      answer: formulaChoice,
      solve: ({ letter, right }) => equation(symbol(letter), right),
      mistakes: ({ letter, wrong }) =>
        Object.fromEntries(wrong.map((right, i) => [`wrongWay${i + 1}`, equation(symbol(letter), right)])),
      ask: ({ formula, letter }) => ({
        en: prose`Which equation is ${formula} solved for ${symbol(letter)}?`,
        es: prose`¿Cuál es la ecuación ${formula} con ${symbol(letter)} despejada?`,
      }),
      check(printed, answer) {
        const { formula, letter } = asked(printed)
        const { right } = expr(answer) as Of<'relation'>
        return solves(formula, letter, right)
      },
    }),

    context: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const story = random.evenly(formulaStories)
        return { story, given: story.given(random) }
      },
      answer: expressionList,
      solve({ story: { letter, right }, given }) {
        const value = evaluate(right, given)
        return [equation(symbol(letter), right), value.isInteger ? expr(value) : decimal(value)]
      },
      ask({ story: { formula, letter, says }, given }) {
        const [x, values] = [symbol(letter), list(...givenEquations(given))]
        return {
          en: [says.en, prose`Solve ${formula} for ${x}. Then find ${x} for ${values}.`],
          es: [says.es, prose`Despeja ${x} de ${formula}. Luego halla ${x} para ${values}.`],
        }
      },
      // The formula holds for the solved letter, and for the numbers with the answer.
      check(printed, [solved, value]) {
        const formula = printed.maths.find(item => item.kind === 'relation') as Of<'relation'>
        const given = printed.all('list').flatMap(({ items }) => items as readonly Of<'relation'>[])
        const bindings = Object.fromEntries(
          given.map(({ left, right }) => [(left as Of<'symbol'>).name, evaluate(right)]),
        )
        if (solved?.kind !== 'relation' || solved.left.kind !== 'symbol' || !value) return false
        const { name } = solved.left
        return solves(formula, name, solved.right) && isTrue(formula, { ...bindings, [name]: evaluate(value) })
      },
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      share: 2,
      instruction: { en: prose`Which step is wrong?`, es: prose`¿Qué paso está mal?` },
      draw(random) {
        const wrong = random.evenly(['first', 'second', 'none'])
        const [a, b, c, d] = random
          .sample(['a', 'b', 'c', 'k', 'm', 'p', 'q', 'r', 's', 't'], 4)
          .map(name => symbol(name)) as [Expr, Expr, Expr, Expr]
        const x = symbol(random.pick(['x', 'y', 'z', 'w']))
        return { wrong, a, b, c, d, x, shape: random.evenly(['sum', 'quotient']) }
      },
      answer: WRONG,
      solve: ({ wrong }) => wrong,
      ask({ wrong, a, b, c, d, x, shape }) {
        const { start, middle, end } =
          shape === 'sum' ? sumSteps(wrong, a, b, c, d, x) : quotientSteps(wrong, a, b, c, x)
        const shown = steps(line`${middle}`, line`${end}`)
        return {
          en: [prose`${start} is solved for ${x}:`, shown],
          es: [prose`Se despeja ${x} de ${start}:`, shown],
        }
      },
      // Each line is solved by what solves the line before.
      check(printed, answer) {
        const [start, middle, end] = printed.all('relation')
        const { name } = printed.maths.find(item => item.kind === 'symbol') as Of<'symbol'>
        if (!start || !middle || !end) return false
        const isLast = solves(middle, name, end.right)
        const isAll = solves(start, name, end.right)
        if (isLast && isAll) return answer === 'none'
        return answer === (isLast ? 'first' : 'second')
      },
    }),
  }),
)

type Wrong = 'first' | 'second' | 'none'

/** ab + cx = d: the product is taken away, then both sides are divided. */
function sumSteps(wrong: Wrong, a: Expr, b: Expr, c: Expr, d: Expr, x: Expr) {
  const rest = wrong === 'first' ? m`${d} + ${a}${b}` : m`${d} - ${a}${b}`
  const divided =
    wrong === 'first'
      ? m`(${d} + ${a}${b})/${c}`
      : wrong === 'second'
        ? m`${d} - {${a}${b}}/${c}`
        : m`(${d} - ${a}${b})/${c}`
  return { start: m`${a}${b} + ${c}${x} = ${d}`, middle: equation(m`${c}${x}`, rest), end: equation(x, divided) }
}

/** x/a - b = c: b is added, then both sides are multiplied. */
function quotientSteps(wrong: Wrong, a: Expr, b: Expr, c: Expr, x: Expr) {
  const rest = wrong === 'first' ? m`${c} - ${b}` : m`${c} + ${b}`
  const end = wrong === 'first' ? m`${a}(${c} - ${b})` : wrong === 'second' ? m`${a}${c} + ${b}` : m`${a}(${c} + ${b})`
  return { start: m`${x}/${a} - ${b} = ${c}`, middle: equation(m`${x}/${a}`, rest), end: equation(x, end) }
}
