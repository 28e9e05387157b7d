import {
  blank,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  inARow,
  integer,
  itemOf,
  line,
  list,
  numberList,
  type Printed,
  prose,
  type Random,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawGrowing, firstSteps, goesOnTo, growingSteps, squaresAt } from './growing.ts'
import type { levels } from './levels.ts'
import { named, next, type Rule, termSteps, termsOf, worked, workedWith } from './rules.ts'

interface Multiplying {
  readonly rule: Rule
  readonly first: number
  readonly terms: readonly number[]
}
/** Five terms below a thousand. */
const drawWith = (random: Random, draw: () => Rule): Multiplying =>
  random.until(
    () => {
      const rule = draw()
      const first = random.int(2, 9)
      return { rule, first, terms: termsOf(rule, first, 5) }
    },
    ({ terms }) => terms.every((term, i) => term > 0 && term < 1000 && (i === 0 || term > itemOf(terms, i - 1))),
  )
const drawMultiplying = (random: Random) => {
  const factor = random.evenly([3, 4, 3])
  return drawWith(random, () => ({ factor, more: 0 }))
}
const drawTwoSteps = (random: Random) => {
  const sign = random.evenly([1, -1])
  return drawWith(random, () => ({ factor: random.pick([2, 3]), more: sign * random.int(1, 6) }))
}

const ask = ({ rule, first }: Multiplying) => {
  const [start, factor, more] = [
    role('first', first),
    role('factor', rule.factor),
    role(rule.more < 0 ? 'taken' : 'added', Math.abs(rule.more)),
  ]
  const blanks = list(...Array.from({ length: 5 }, () => blank(2)))
  const told =
    rule.more === 0
      ? {
          en: prose`The first term is ${start}. The rule is: multiply by ${factor}.`,
          es: prose`El primer término es ${start}. La regla es: multiplica por ${factor}.`,
        }
      : rule.more > 0
        ? {
            en: prose`The first term is ${start}. The rule is: multiply by ${factor}, then add ${more}.`,
            es: prose`El primer término es ${start}. La regla es: multiplica por ${factor} y luego suma ${more}.`,
          }
        : {
            en: prose`The first term is ${start}. The rule is: multiply by ${factor}, then subtract ${more}.`,
            es: prose`El primer término es ${start}. La regla es: multiplica por ${factor} y luego resta ${more}.`,
          }
  return {
    en: [told.en, prose`Write the first five terms of the pattern.`, blanks],
    es: [told.es, prose`Escribe los primeros cinco términos del patrón.`, blanks],
  }
}
const moreIn = (printed: Printed): number => {
  const names = printed.terms('role').map(({ name }) => name)
  return names.includes('added') ? printed.role('added').n : names.includes('taken') ? -printed.role('taken').n : 0
}
const five = {
  lines: 3,
  answer: numberList,
  solve: ({ terms }: Multiplying) => terms,
  ask,
} as const
const fiveSteps = ({ rule, terms }: Multiplying) => [
  ...termSteps(rule, terms),
  step(list(...terms), because.explain, {
    sentence: {
      en: line`Start with the first term. Then write the results in order.`,
      es: line`Empieza con el primer término. Luego escribe los resultados en orden.`,
    },
  }),
]

const asRule = (rule: Rule): Sentence => {
  const { en, es } = named(rule)
  return {
    key: `${rule.factor} ${rule.more}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

/** To add what the first two terms differ by is the rule that comes to mind first. */
function triedAddition(first: number, terms: readonly number[]): Step {
  const [, second, third] = tupleOf(terms.slice(0, 3), 3)
  const more = second - first
  return explained(
    relation(sum(second, more), '≠', third),
    line`It fits the first two terms, but not the third.`,
    line`Sirve para los dos primeros términos, pero no para el tercero.`,
  )
}
/** A rule that leads from one term to another number than the next term. */
const failsAt = (rule: Rule, term: number, following: number): Step =>
  explained(
    relation(workedWith(rule, term), '≠', following),
    line`By this rule, ${term} does not lead to ${following}.`,
    line`Con esta regla, ${term} no lleva a ${following}.`,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiplyEachTime: form({
    levels: ['medium'],
    lines: 3,
    draw: drawMultiplying,
    answer: numberList,
    solve: ({ terms }): readonly Value[] => [itemOf(terms, 0), itemOf(terms, 4)],
    ask({ rule, terms }) {
      const factor = role('factor', rule.factor)
      const row = inARow(...terms.map((term, i) => (i === 0 || i === 4 ? blank(2) : term)))
      return {
        en: [prose`The rule of the pattern is: multiply by ${factor}. Find the first term and the last term.`, row],
        es: [prose`La regla del patrón es: multiplica por ${factor}. Halla el primer término y el último.`, row],
      }
    },
    namedAnswer(_, numbers) {
      const [first, last] = tupleOf(numbers, 2)
      return {
        en: prose`First term: ${first}; last term: ${last}`,
        es: prose`Primer término: ${first}; último término: ${last}`,
      }
    },
    solution({ rule: { factor }, terms }) {
      const [first, second, , fourth, last] = tupleOf(terms, 5)
      return [
        explained(
          equation(divide(second, factor), first),
          line`To go back from ${second} to the first term, divide by ${factor}.`,
          line`Para volver de ${second} al primer término, divide entre ${factor}.`,
        ),
        explained(
          equation(times(fourth, factor), last),
          line`Use the rule with ${fourth}: multiply by ${factor}.`,
          line`Usa la regla con ${fourth}: multiplica por ${factor}.`,
        ),
        explained(
          inARow(...terms),
          line`The first term is ${first} and the last term is ${last}.`,
          line`El primer término es ${first} y el último es ${last}.`,
        ),
      ]
    },
    // With the blanks filled in, each term divided by the factor is the one before it.
    check(printed, answers) {
      const [first, last] = tupleOf(answers.map(exact), 2)
      const shown = printed.all('number').map(value => evaluate(value))
      const terms = [first, ...shown.slice(-3), last]
      const factor = printed.role('factor')
      return terms.every((term, i) => i === 0 || term.over(factor).equals(itemOf(terms, i - 1)))
    },
  }),

  twoStepRule: form({
    ...five,
    levels: ['medium'],
    share: 2,
    draw: drawTwoSteps,
    solution: fiveSteps,
    // Undoes both steps of the rule to get back to the term before.
    check: (printed, answers) =>
      answers.length === 5 &&
      answers.every((term, i) =>
        i === 0
          ? exact(term).equals(printed.role('first'))
          : exact(term)
              .minus(moreIn(printed))
              .over(printed.role('factor'))
              .equals(exact(itemOf(answers, i - 1))),
      ),
  }),

  growingSquares: form({
    levels: ['medium'],
    draw: random => drawGrowing(random, [5, 6], false),
    answer: integer,
    solve: ({ family, n }) => squaresAt(family, n),
    ask: ({ family, n }) => ({
      en: [firstSteps(family), prose`The pattern goes on. How many gray squares are in figure ${role('n', n)}?`],
      es: [firstSteps(family), prose`El patrón sigue. ¿Cuántos cuadrados grises hay en la figura ${role('n', n)}?`],
    }),
    solution: ({ family, n }) => growingSteps(family, n),
    check: (printed, answer) => goesOnTo(printed, printed.role('n').n) === exact(answer).n,
  }),

  whichRule: form({
    levels: ['medium'],
    draw: drawTwoSteps,
    answer: sentenceChoice,
    solve: ({ rule }) => asRule(rule),
    mistakes({ rule, first }) {
      const { factor, more } = rule
      return {
        // These fit the first two terms alone.
        addsTheDifference: asRule({ factor: 1, more: next(rule, first) - first }),
        otherFactor: asRule({ factor: factor + 1, more: more - first }),
        otherSign: asRule({ factor, more: -more }),
      }
    },
    ask: ({ terms }) => ({
      en: [prose`What is the rule of this pattern?`, list(...terms)],
      es: [prose`¿Cuál es la regla de este patrón?`, list(...terms)],
    }),
    solution: ({ rule, terms }, { says }) => [
      explained(
        statements(...terms.slice(0, -1).map(term => worked(rule, term))),
        ['Try “', ...named(rule).en, '” on each term.'],
        ['Prueba “', ...named(rule).es, '” con cada término.'],
      ),
      step(says, because.explain, {
        sentence: {
          en: line`This rule gives all of the terms.`,
          es: line`Esta regla da todos los términos.`,
        },
      }),
    ],
    whyWrong({ rule: { factor, more }, first, terms }) {
      const [, second, third] = tupleOf(terms.slice(0, 3), 3)
      return {
        addsTheDifference: triedAddition(first, terms),
        otherFactor: failsAt({ factor: factor + 1, more: more - first }, second, third),
        otherSign: failsAt({ factor, more: -more }, first, second),
      }
    },
    check(printed, { key }) {
      const [factor, more] = tupleOf(key.split(' ').map(Number), 2)
      const terms = printed.one('list').items.map(item => exact(item))
      return terms.every((term, i) => i === 0 || term.minus(more).equals((terms[i - 1] ?? term).times(factor)))
    },
  }),
})
