import {
  answerStep,
  both,
  ellipsis,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  Ratio,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areEqual,
  drawSequence,
  type Level,
  listed,
  neighborsApart,
  printedTerms,
  type Sequence,
  shown,
  termAt,
  terms,
} from './parts.ts'
import { differenceStep, differences } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  nextTerms: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Write the next three terms of the arithmetic sequence.`,
      es: prose`Escribe los tres términos siguientes de la sucesión aritmética.`,
    },
    lines: 1,
    draw: drawSequence,
    answer: numberList,
    solve: sequence => terms(sequence, 5, 7),
    ask: sequence => both(listed(sequence)),
    solution: sequence => {
      const [d, last] = [sequence.d, shown(termAt(sequence, 4), sequence.as)]
      const added = shown(d, sequence.as)
      const next = terms(sequence, 5, 7)
      return [
        differenceStep(sequence),
        ...next.map((value, i) =>
          step(equation(sum(i === 0 ? last : itemOf(next, i - 1), added), value), because.addDifference, {
            d: added,
          }),
        ),
        step(list(...next), because.listTerms),
      ]
    },
    // All steps from each term to the next are the same.
    check(printed, answer) {
      const all = [...printedTerms(printed), ...answer.map(value => exact(value))]
      return answer.length === 3 && areEqual(neighborsApart(all))
    },
  }),

  difference: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the common difference.`,
      es: prose`Halla la diferencia común.`,
    },
    lines: 1,
    draw: drawSequence,
    answer: integer,
    solve: ({ d }) => d,
    ask: sequence => both(listed(sequence)),
    solution: sequence => [
      step(
        statements(...differences(terms(sequence, 1, 4).map(value => evaluate(value)))),
        because.subtractEachFromNext,
      ),
      step(equation(symbol('d'), shown(sequence.d, sequence.as)), because.equalDifferences),
    ],
    check(printed, answer) {
      const all = printedTerms(printed)
      return neighborsApart(all).every(apart => apart.equals(exact(answer)))
    },
  }),

  missing: form({
    levels: ['easy'],
    // By ones and twos the term is known without the difference.
    draw: (random, level: Level) => ({
      sequence: random.until(
        () => drawSequence(random, level),
        ({ d }) => Math.abs(d.n) > 2,
      ),
      at: random.evenly([3, 2, 4]),
    }),
    answer: integer,
    solve: ({ sequence, at }) => termAt(sequence, at),
    ask({ sequence, at }) {
      const row = list(...terms(sequence, 1, 5).map((value, i) => (i + 1 === at ? symbol('x') : value)), ellipsis)
      return {
        en: [prose`Find the term ${symbol('x')} of this arithmetic sequence.`, row],
        es: [prose`Halla el término ${symbol('x')} de esta sucesión aritmética.`, row],
      }
    },
    solution: ({ sequence, at }) => {
      const first = at === 2 ? 3 : 1
      const [one, two, before] = [termAt(sequence, first), termAt(sequence, first + 1), termAt(sequence, at - 1)]
      return [
        explainedBy(equation(equation(symbol('d'), minus(two, one)), sequence.d), {
          en: line`Subtract consecutive terms to find the common difference ${symbol('d')}.`,
          es: line`Resta dos términos consecutivos para hallar la diferencia común ${symbol('d')}.`,
        }),
        explainedBy(equation(equation(symbol('x'), sum(before, sequence.d)), termAt(sequence, at)), {
          en: line`Add it to the term before ${symbol('x')}.`,
          es: line`Súmala al término anterior a ${symbol('x')}.`,
        }),
      ]
    },
    // With the answer in its place all steps are the same.
    check: (printed, answer) =>
      areEqual(
        neighborsApart(
          printed
            .one('list')
            .items.slice(0, 5)
            .map(item => evaluate(item, { x: exact(answer) })),
        ),
      ),
  }),

  whichIsArithmetic: form({
    levels: ['easy'],
    draw(random, level: Level) {
      // All begin with a positive number, so that looks tell nothing.
      const draw = () =>
        random.until(
          () => drawSequence(random, level),
          ({ first }) => first.n > 0,
        )
      const [right, broken] = [draw(), draw()]
      const at = random.int(2, 3)
      const off = random.sign() * random.int(1, 2)
      const [start, grows, two] = [random.int(1, 20), random.int(1, 4), random.int(2, 9)]
      const values = (of: Sequence) => terms(of, 1, 4).map(value => evaluate(value).n)
      return {
        right: values(right),
        broken: values(broken).map((value, i) => (i >= at ? value + off : value)),
        doubling: [1, 2, 4, 8].map(factor => factor * two),
        growing: [0, grows, 2 * grows + 1, 3 * grows + 3].map(value => start + value),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => list(...right, ellipsis),
    mistakes: ({ broken, doubling, growing }) => ({
      'one difference is off': list(...broken, ellipsis),
      'times 2': list(...doubling, ellipsis),
      'differences grow': list(...growing, ellipsis),
    }),
    ask: () => ({
      en: prose`Which sequence is arithmetic?`,
      es: prose`¿Qué sucesión es aritmética?`,
    }),
    solution: ({ right }) => [
      step(statements(...differences(right.map(value => Ratio.of(value)))), because.subtractEachFromNext),
      answerStep(list(...right, ellipsis), {
        en: line`All differences are equal, so it is arithmetic.`,
        es: line`Todas las diferencias son iguales, así que es aritmética.`,
      }),
    ],
    whyWrong: ({ broken, doubling, growing }) => {
      const uneven = (values: readonly number[]) => {
        const all = values.map(value => Ratio.of(value))
        const apart = neighborsApart(all)
        const at = apart.findIndex(value => !value.equals(itemOf(apart, 0)))
        return explainedBy(statements(itemOf(differences(all), 0), itemOf(differences(all), at)), {
          en: line`The differences are not equal.`,
          es: line`Las diferencias no son iguales.`,
        })
      }
      return {
        'one difference is off': uneven(broken),
        'times 2': uneven(doubling),
        'differences grow': uneven(growing),
      }
    },
    check: (_, answer) => {
      const of = expr(answer)
      return of.kind === 'list' && areEqual(neighborsApart(of.items.slice(0, 4).map(item => evaluate(item))))
    },
  }),
})
