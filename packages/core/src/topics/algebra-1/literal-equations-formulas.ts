import {
  type AnswerType,
  type Both,
  both,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type Found,
  findMistake,
  formulaChoice,
  type Inline,
  isTrue,
  itemOf,
  LINE_NAMES,
  line,
  m,
  type Of,
  type Printed,
  paragraphOf,
  prose,
  type Random,
  type Ratio,
  relation,
  solvedForLetter,
  solveForLetter,
  steps,
  substitute,
  sum,
  symbol,
  symbolsOf,
  type Value,
  type Work,
  writtenOut,
} from '../../author.ts'
import {
  type FormulaStory,
  formulaStories,
  givenValues,
  shown,
  substitutions,
} from './literal-equations-formulas/formula-stories.ts'
import {
  barredOf,
  type Choosable,
  drawLetters,
  haveOneSolution,
  type Literal,
  literals,
  solved,
  solvedFor,
  solves,
  UNKNOWNS,
} from './literal-equations-formulas/literal.ts'

interface Level {
  readonly shapes: keyof typeof formulaStories
  /** Whether it is said what must not be 0. */
  readonly bars: boolean
}
interface Asked extends Literal {
  readonly bars: boolean
}
const draw = (random: Random, { shapes, bars }: Level): Asked => ({ ...random.evenly(literals[shapes])(random), bars })
const drawToChoose = (random: Random, { shapes, bars }: Level): Asked & Choosable => ({
  ...random.evenly(literals[`${shapes}ToChoose`])(random),
  bars,
})

/** "where a ≠ c", "where a ≠ 0 and h ≠ 0": what must not be, if anything is said of it. */
function barring(of: Asked): Both<readonly Inline[]> {
  if (!of.bars) return { en: [], es: [] }
  const { apart } = of
  const all = apart ? [relation(apart[0], '≠', apart[1])] : barredOf(solved(of).right).map(one => relation(one, '≠', 0))
  const [first, second] = all
  if (!first) return { en: [], es: [] }
  return second
    ? { en: line`, where ${first} and ${second}`, es: line`, donde ${first} y ${second}` }
    : { en: line`, where ${first}`, es: line`, donde ${first}` }
}

/** The printed formula, and the letter that is named after it. */
function asked(printed: Printed) {
  const formula = itemOf(printed.all('relation'), 0)
  const { name } = itemOf(
    printed.maths.filter((item): item is Of<'symbol'> => item.kind === 'symbol'),
    0,
  )
  return { formula, letter: name }
}

/** A letter solved for, and its value: R = V/I; R = 6. */
interface SolvedAndValue {
  readonly letter: string
  readonly right: Expr
  readonly value: Value
}
const solvedAndValue: AnswerType<SolvedAndValue> = {
  kind: 'ordered-list',
  show: ({ letter, right, value }) =>
    both(prose`${equation(symbol(letter), right)}; ${equation(symbol(letter), value)}`),
  // The right sides alone: the formula as it was given is no answer.
  value: ({ right, value }) => [writtenOut(right), writtenOut(expr(value))],
  nearMisses: given => [
    { ...given, right: sum(given.right, 1) },
    { ...given, value: sum(given.value, 1) },
  ],
}

interface Told {
  readonly story: FormulaStory
  readonly given: Readonly<Record<string, number | Ratio>>
}
const rightOf = ({ story: { formula, letter } }: Told) => solvedForLetter(formula, letter)
const valueOf = (told: Told) => evaluate(rightOf(told), told.given)

/** Letters of the work that somebody did: x is solved for. */
interface Lettered {
  readonly x: Expr
  readonly others: readonly [Expr, Expr, Expr, Expr]
  readonly shape: 'sum' | 'quotient'
}
/** ax = b − cx, or with +. */
interface Twice {
  readonly x: Expr
  readonly others: readonly [Expr, Expr, Expr, Expr]
  readonly sign: 1 | -1
}

const signed = (sign: 1 | -1, one: Expr, other: Expr): Expr =>
  sign === 1 ? m`${one} + ${other}` : m`${one} - ${other}`

/** ab + cx = d and x/a − b = c, each with the two operations that solve it. */
function workOf(
  { x, others: [a, b, c, d], shape }: Lettered,
  slip: 'none' | 'signKept' | 'partLeftOut' = 'none',
): Work {
  if (shape === 'sum') {
    const rest = slip === 'signKept' ? m`${d} + ${a}${b}` : m`${d} - ${a}${b}`
    const end =
      slip === 'signKept'
        ? m`(${d} + ${a}${b})/${c}`
        : slip === 'partLeftOut'
          ? m`${d} - {${a}${b}}/${c}`
          : m`(${d} - ${a}${b})/${c}`
    return [m`${a}${b} + ${c}${x} = ${d}`, equation(m`${c}${x}`, rest), equation(x, end)]
  }
  const rest = slip === 'signKept' ? m`${c} - ${b}` : m`${c} + ${b}`
  const end =
    slip === 'signKept' ? m`${a}(${c} - ${b})` : slip === 'partLeftOut' ? m`${a}${c} + ${b}` : m`${a}(${c} + ${b})`
  return [m`${x}/${a} - ${b} = ${c}`, equation(m`${x}/${a}`, rest), equation(x, end)]
}

/** ax = b + cx: gathered, factored, divided. */
function workOfTwice(
  { x, others: [a, b, c], sign }: Twice,
  slip: 'none' | 'signKept' | 'signLost' | 'splitBelow' | 'subtracted' = 'none',
): Work {
  const turned = sign === 1 ? -1 : 1
  const gathered = signed(slip === 'signKept' ? sign : turned, m`${a}${x}`, m`${c}${x}`)
  const both = signed(slip === 'signKept' || slip === 'signLost' ? sign : turned, a, c)
  const end =
    slip === 'splitBelow'
      ? signed(turned, m`${b}/${a}`, m`${b}/${c}`)
      : slip === 'subtracted'
        ? m`${b} - (${both})`
        : m`${b}/(${both})`
  return [
    equation(m`${a}${x}`, signed(sign, b, m`${c}${x}`)),
    equation(gathered, b),
    equation(m`${x}(${both})`, b),
    equation(x, end),
  ]
}

/** The letter of a line that is solved for. */
const unknownOf = (of: Expr): string =>
  itemOf(
    UNKNOWNS.filter(name => symbolsOf(of).has(name)),
    0,
  )
const follows = (before: Expr, after: Expr) => haveOneSolution(before, after, unknownOf(before))

/** Says first which equation was solved for which letter, and what must not be. */
const solvedBefore = <F extends { readonly x: Expr }>(barred: (facts: F) => readonly Expr[]) => ({
  ask({ facts, work: [given, ...lines] }: Found<F>) {
    const [bar] = barred(facts)
    const done = steps(...lines.map(item => line`${item}`))
    const where = bar ? { en: line`, where ${bar}.`, es: line`, donde ${bar}.` } : { en: ['.'], es: ['.'] }
    const told = paragraphOf({
      en: [...line`A student solved ${given} for ${facts.x}`, ...where.en],
      es: [...line`Un estudiante despejó ${facts.x} de ${given}`, ...where.es],
    })
    return { en: [told.en, done], es: [told.es, done] }
  },
  check(printed: Printed, answer: string) {
    const all = printed.all('relation').filter(({ sign }) => sign === '=')
    const wrong = all.slice(1).findIndex((after, i) => !follows(itemOf(all, i), after))
    return answer === (wrong < 0 ? 'none' : itemOf(LINE_NAMES, wrong))
  },
})

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
    rev: 7,
    levels: {
      easy: { shapes: 'easy', bars: false },
      medium: { shapes: 'medium', bars: true },
      hard: { shapes: 'hard', bars: true },
    },
  },
  form => ({
    bare: form({
      share: 4,
      draw,
      answer: solvedFor,
      solve: solved,
      ask(of) {
        const [{ formula }, x, bars] = [of, symbol(of.letter), barring(of)]
        return paragraphOf({
          en: [...line`Solve ${formula} for ${x}`, ...bars.en, '.'],
          es: [...line`Despeja ${x} de ${formula}`, ...bars.es, '.'],
        })
      },
      solution: ({ formula, letter }) => solveForLetter(formula, letter),
      // Numbers for the other letters: both sides of the formula agree.
      check(printed, answer) {
        const { formula } = asked(printed)
        return (
          printed.maths.some(item => item.kind === 'symbol' && item.name === answer.letter) &&
          solves(formula, answer.letter, answer.right)
        )
      },
    }),

    choose: form({
      draw: drawToChoose,
      answer: formulaChoice,
      solve: literal => equation(symbol(literal.letter), solved(literal).right),
      mistakes: ({ letter, wrong }) =>
        Object.fromEntries(wrong.map((right, i) => [`wrongWay${i + 1}`, equation(symbol(letter), right)])),
      ask(of) {
        const [{ formula }, x, bars] = [of, symbol(of.letter), barring(of)]
        return paragraphOf({
          en: [...line`Which equation do you get when you solve ${formula} for ${x}`, ...bars.en, '?'],
          es: [...line`¿Qué ecuación resulta al despejar ${x} de ${formula}`, ...bars.es, '?'],
        })
      },
      solution: ({ formula, letter }) => solveForLetter(formula, letter),
      whyWrong: ({ whys }) => Object.fromEntries(whys.map((why, i) => [`wrongWay${i + 1}`, why])),
      check(printed, answer) {
        const { formula, letter } = asked(printed)
        const { right } = expr(answer) as Of<'relation'>
        return solves(formula, letter, right)
      },
    }),

    context: form({
      share: 2,
      draw(random, { shapes }: Level): Told {
        const story = random.evenly(formulaStories[shapes])
        return { story, given: story.given(random) }
      },
      answer: solvedAndValue,
      solve: told => ({ letter: told.story.letter, right: rightOf(told), value: shown(valueOf(told)) }),
      ask({ story: { formula, letter, says }, given }) {
        const [x, values] = [symbol(letter), givenValues(given)]
        return {
          en: [
            says.en,
            {
              kind: 'paragraph',
              content: [...line`Solve ${formula} for ${x}. Then find ${x} when `, ...values.en, '.'],
            },
          ],
          es: [
            says.es,
            {
              kind: 'paragraph',
              content: [...line`Despeja ${x} de ${formula}. Luego halla ${x} cuando `, ...values.es, '.'],
            },
          ],
        }
      },
      solution(told) {
        const { formula, letter } = told.story
        const values = Object.fromEntries(Object.entries(told.given).map(([name, value]) => [name, expr(shown(value))]))
        return [
          ...solveForLetter(formula, letter),
          explainedBy(
            equation(equation(symbol(letter), substitute(rightOf(told), values)), shown(valueOf(told))),
            substitutions(told.given),
          ),
        ]
      },
      // The formula holds for the solved letter, and for the numbers with the answer.
      check(printed, { letter, right, value }) {
        const [formula, ...given] = printed.all('relation')
        if (!formula) return false
        const bindings = Object.fromEntries(
          given.map(({ left, right: number }) => [(left as Of<'symbol'>).name, evaluate(number)]),
        )
        return solves(formula, letter, right) && isTrue(formula, { ...bindings, [letter]: evaluate(expr(value)) })
      },
    }),

    findTheError: form({
      ...findMistake({
        levels: ['medium'],
        share: 2,
        lines: 2,
        draw: (random): Lettered => ({ ...drawLetters(random), shape: random.evenly(['sum', 'quotient']) }),
        work: facts => workOf(facts),
        steps: facts => solveForLetter(workOf(facts)[0], unknownOf(facts.x)),
        mistakes: {
          signKept: {
            says: ({ others: [a, b], shape }) =>
              shape === 'sum'
                ? {
                    en: line`${m`${a}${b}`} was added, not subtracted`,
                    es: line`se sumó ${m`${a}${b}`} en lugar de restarlo`,
                  }
                : { en: line`${b} was subtracted, not added`, es: line`se restó ${b} en lugar de sumarla` },
            work: facts => workOf(facts, 'signKept'),
          },
          partLeftOut: {
            says: ({ others: [a, b, c], shape }) =>
              shape === 'sum'
                ? {
                    en: line`only ${m`${a}${b}`} was divided by ${c}`,
                    es: line`solo se dividió ${m`${a}${b}`} entre ${c}`,
                  }
                : { en: line`${b} was not multiplied by ${a}`, es: line`no se multiplicó ${b} por ${a}` },
            work: facts => workOf(facts, 'partLeftOut'),
          },
        },
        follows,
      }),
      ...solvedBefore<Lettered>(({ others: [a, , c], shape }) => [relation(shape === 'sum' ? c : a, '≠', 0)]),
    }),

    findTheErrorInFactoring: form({
      ...findMistake({
        levels: ['hard'],
        share: 2,
        lines: 3,
        isAlwaysThere: true,
        draw: (random): Twice => ({ ...drawLetters(random), sign: random.evenly([1, -1]) }),
        work: facts => workOfTwice(facts),
        steps: facts => solveForLetter(workOfTwice(facts)[0], unknownOf(facts.x)),
        mistakes: {
          signKept: {
            says: ({ x, others: [, , c], sign }) =>
              sign === 1
                ? {
                    en: line`${m`${c}${x}`} was not subtracted from both sides`,
                    es: line`no se restó ${m`${c}${x}`} de ambos lados`,
                  }
                : {
                    en: line`${m`${c}${x}`} was not added to both sides`,
                    es: line`no se sumó ${m`${c}${x}`} a ambos lados`,
                  },
            work: facts => workOfTwice(facts, 'signKept'),
          },
          signLost: {
            says: ({ x }) => ({
              en: line`the sign changed when ${x} was factored out`,
              es: line`el signo cambió al sacar el factor común ${x}`,
            }),
            work: facts => workOfTwice(facts, 'signLost'),
          },
          splitBelow: {
            says: () => ({
              en: line`a denominator was split into two fractions`,
              es: line`se separó un denominador en dos fracciones`,
            }),
            work: facts => workOfTwice(facts, 'splitBelow'),
          },
          subtracted: {
            says: () => ({
              en: line`the factor was subtracted, not divided by`,
              es: line`se restó el factor en lugar de dividir entre él`,
            }),
            work: facts => workOfTwice(facts, 'subtracted'),
          },
        },
        follows,
      }),
      ...solvedBefore<Twice>(({ others: [a, , c], sign }) => [
        relation(a, '≠', sign === 1 ? c : { kind: 'negative', of: c }),
      ]),
    }),
  }),
)
