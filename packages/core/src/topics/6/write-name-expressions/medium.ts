import {
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  expression,
  type FormMaker,
  failed,
  type Inline,
  isTerm,
  itemOf,
  line,
  m,
  prose,
  type Random,
  Ratio,
  statements,
  sum,
  symbol,
  table,
  times,
  tupleOf,
  type Value,
  writtenLetter,
} from '../../../author.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { fillInParts, writeIt } from './easy.ts'
import type { levels } from './levels.ts'
import { mediumStories } from './medium-stories.ts'
import { CONSTANT, coefficientOf, partLines, partsFound, TERMS } from './named-parts.ts'
import { type Done, firstMeans, isAsNamed, isPrinted, thenMeans, written } from './operations.ts'
import { LETTERS, lowered, paragraphOf, phraseOf, phraseSteps, type Told, tell, twoPhrases } from './phrases.ts'
import { askStory, storySteps, tellStory } from './stories.ts'

const ROWS = ['A', 'B', 'C', 'D'] as const

/** Phrases with expressions, one of which has its last or first operation the wrong way around. */
interface Rows {
  readonly rows: readonly Told[]
  readonly wrong: number
}
const REVERSED = { minus: 'from', over: 'into', into: 'over' } as const
const isReversible = (operation: string | undefined): operation is keyof typeof REVERSED =>
  operation !== undefined && operation in REVERSED

/** What a pupil writes who takes the order of the words for the order of the numbers. */
function turned(told: Told): Done {
  const [first, then] = told.chain
  if (isReversible(then)) return { ...told, chain: [first, REVERSED[then]] }
  return isReversible(first)
    ? { ...told, chain: then === undefined ? [REVERSED[first]] : [REVERSED[first], then] }
    : told
}
const shownIn = ({ rows, wrong }: Rows) => rows.map((row, i) => written(i === wrong ? turned(row) : row))
const reversibleFirst = twoPhrases.filter(({ chain: [first, then] }) => isReversible(first) || isReversible(then))

const expressionOf = (item: Inline | undefined): Expr =>
  item === undefined || typeof item === 'string' || isTerm(item) ? failed('An expression stands there') : item

/** The terms of an expression: x, n, sometimes t, and a constant. */
interface Terms {
  readonly a: number
  readonly b: number
  readonly constant: number
  /** The coefficient of t, if it is there. */
  readonly other: number | null
  readonly order: readonly number[]
}
const [X, N] = [symbol('x'), symbol('n')]
const ORDERS = [
  [0, 1, 2, 3],
  [2, 1, 3, 0],
  [1, 3, 2, 0],
  [3, 0, 2, 1],
] as const
const drawTerms = (random: Random): Terms =>
  random.until(
    () => ({
      a: random.evenly([1, random.int(2, 12), random.int(2, 12)]),
      b: random.int(2, 12),
      constant: random.int(2, 20),
      other: random.evenly([null, random.int(2, 12)]),
      order: random.evenly(ORDERS),
    }),
    ({ a, b, constant, other }) => new Set([a, b, constant, other]).size === 4 && a !== 4 && a !== 3,
  )
const termsOf = ({ a, b, constant, other, order }: Terms): readonly Expr[] => {
  const all = [m`${a}x`, m`${b}n`, expr(constant), other === null ? null : m`${other}t`]
  return order.map(place => itemOf(all, place)).filter(term => term !== null)
}
const countOf = ({ other }: Terms) => (other === null ? 3 : 4)
const NAMES = [TERMS, coefficientOf(X), coefficientOf(N), CONSTANT]
const listed = (terms: Terms): readonly Value[] => [countOf(terms), terms.a, terms.b, terms.constant]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  twoPhrase: form({
    levels: ['medium'],
    share: 2,
    instruction: writeIt,
    draw: random => tell(random, random.evenly(twoPhrases)),
    answer: expression,
    solve: told => written(told),
    ask: told => paragraphOf(phraseOf(told)),
    solution: phraseSteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),

  mediumStory: form({
    levels: ['medium'],
    share: 2,
    draw: random => tellStory(random, mediumStories),
    answer: expression,
    solve: told => written(told),
    ask: askStory,
    solution: storySteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),

  listParts: form({
    levels: ['medium'],
    instruction: fillInParts,
    draw: drawTerms,
    answer: blankAnswers,
    solve: listed,
    ask: terms => partLines(sum(...termsOf(terms)), NAMES),
    solution(terms) {
      const { a, b, constant } = terms
      return [
        explained(
          statements(...termsOf(terms)),
          line`The parts that are added are the terms: there are ${countOf(terms)}.`,
          line`Las partes que se suman son los términos: hay ${countOf(terms)}.`,
        ),
        a === 1
          ? explained(
              statements(equation(X, times(1, X)), equation(m`${b}n`, times(b, N))),
              line`The coefficients multiply ${X} and ${N}. No number stands before ${X}, so its coefficient is 1.`,
              line`Los coeficientes multiplican a ${X} y ${N}. Delante de ${X} no hay número, así que su coeficiente es 1.`,
            )
          : explained(
              statements(equation(m`${a}x`, times(a, X)), equation(m`${b}n`, times(b, N))),
              line`The coefficients are the numbers that multiply ${X} and ${N}.`,
              line`Los coeficientes son los números que multiplican a ${X} y ${N}.`,
            ),
        explained(
          partsFound(NAMES, listed(terms)),
          line`The constant is the term without a variable: ${constant}.`,
          line`La constante es el término sin variable: ${constant}.`,
        ),
      ]
    },
    // Each coefficient is what the expression gains where its letter grows by 1; the constant is its value at 0.
    check(printed, values) {
      const shown = printed.one('sum')
      const at = (x: number, n: number) => evaluate(shown, { x, n, t: 0 })
      const right = [Ratio.of(shown.terms.length), at(1, 0).minus(at(0, 0)), at(0, 1).minus(at(0, 0)), at(0, 0)]
      return values.length === 4 && right.every((value, i) => exact(itemOf(values, i)).equals(value))
    },
  }),

  wrongRow: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`Three of the expressions fit their phrases. Write the letter of the row where the expression does not fit.`,
      es: prose`Tres de las expresiones corresponden a sus frases. Escribe la letra de la fila donde la expresión no corresponde.`,
    },
    draw: (random): Rows => {
      const letter = random.pick(LETTERS)
      const wrong = tell(random, random.evenly(startingAt(reversibleFirst, 2)), letter)
      const others = random.sample(
        twoPhrases.filter(({ says }) => says !== wrong.says),
        3,
      )
      const at = random.evenly([2, 0, 3, 1])
      return {
        rows: others.map(one => tell(random, one, letter)).toSpliced(at, 0, wrong),
        wrong: at,
      }
    },
    answer: writtenLetter(...ROWS),
    solve: ({ wrong }) => itemOf(ROWS, wrong),
    key: ({ rows, wrong }) => {
      const right = written(itemOf(rows, wrong))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    ask(facts) {
      const shown = shownIn(facts)
      const head = (locale: 'en' | 'es') =>
        table({
          head: locale === 'en' ? [line``, line`Phrase`, line`Expression`] : [line``, line`Frase`, line`Expresión`],
          rows: facts.rows.map((row, i) => [line`${symbol(itemOf(ROWS, i))}`, phraseOf(row)[locale], itemOf(shown, i)]),
        })
      return { en: head('en'), es: head('es') }
    },
    solution: ({ rows, wrong }) => [
      ...rows.map((told, i) => {
        const [first, then] = [firstMeans(told), thenMeans(told)]
        const row = symbol(itemOf(ROWS, i))
        const ends =
          i === wrong
            ? {
                en: line` The row shows ${written(turned(told))}: it does not fit.`,
                es: line` La fila muestra ${written(turned(told))}: no corresponde.`,
              }
            : { en: line` It fits.`, es: line` Corresponde.` }
        return explained(
          written(told),
          [...line`Row ${row}: `, ...lowered(first.en), ' ', ...then.en, ...ends.en],
          [...line`Fila ${row}: `, ...lowered(first.es), ' ', ...then.es, ...ends.es],
        )
      }),
      explained(
        paragraphOf({ en: line`${symbol(itemOf(ROWS, wrong))}`, es: line`${symbol(itemOf(ROWS, wrong))}` }),
        line`This is the only row where the expression does not fit.`,
        line`Esta es la única fila donde la expresión no corresponde.`,
      ),
    ],
    check(printed, answer) {
      const wrong = printed.block('table').rows.filter(row => {
        const [, phrase, [shown]] = tupleOf(row, 3)
        const named = phrase.flatMap(item => (typeof item === 'object' && item.kind === 'role' ? [item] : []))
        return !isAsNamed(named, expressionOf(shown))
      })
      const [only] = wrong
      const label = only?.[0]?.[0]
      return wrong.length === 1 && typeof label === 'object' && label.kind === 'symbol' && label.name === answer
    },
  }),
})
