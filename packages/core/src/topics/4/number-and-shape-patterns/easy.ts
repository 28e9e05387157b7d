import {
  blank,
  type Expr,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  numberList,
  type Printed,
  prose,
  type Random,
  role,
  sentenceChoice,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  askPlaceSoon,
  countedSteps,
  drawRepeating,
  isInPlace,
  named as namedShape,
  otherShapes,
  shapeAt,
} from './repeating.ts'
import { type Rule, termSteps, termsOf } from './rules.ts'

interface Adding {
  readonly rule: Rule
  readonly first: number
  readonly terms: readonly number[]
}
/** What a first lesson adds: one digit, tens, or a number that is counted by. */
const EASY_STEPS = [4, 20, 7, 50, 11, 3, 30, 8, 25, 6, 40, 9, 12, 15] as const
/** Adding and subtracting in turns; all terms from 1 to 400. */
function drawAdding(random: Random): Adding {
  const sign = random.evenly([1, -1])
  const size = random.evenly(EASY_STEPS)
  return random.until(
    () => {
      const rule = { factor: 1, more: sign * size }
      const first = sign > 0 ? random.int(5, 160) : random.int(60, 360)
      return { rule, first, terms: termsOf(rule, first, 5) }
    },
    ({ first, terms }) => first % 10 > 0 && terms.every(term => term > 0 && term < 400),
  )
}
const startAndRule = ({ rule, first }: Adding) => {
  const [start, more] = [role('first', first), role(rule.more > 0 ? 'added' : 'taken', Math.abs(rule.more))]
  return rule.more > 0
    ? {
        en: prose`The first term is ${start}. The rule is: add ${more}.`,
        es: prose`El primer término es ${start}. La regla es: suma ${more}.`,
      }
    : {
        en: prose`The first term is ${start}. The rule is: subtract ${more}.`,
        es: prose`El primer término es ${start}. La regla es: resta ${more}.`,
      }
}
/** What is added each time, less than 0 where it is taken away. */
const changeIn = (printed: Printed): number =>
  printed.terms('role').some(({ name }) => name === 'added') ? printed.role('added').n : -printed.role('taken').n

const shown = (terms: readonly number[]): Expr => list(...terms)

/** Near the right step; what is subtracted is less, so that no term falls below 0. */
const otherStep = (more: number): number => (more < 0 || more % 10 !== 0 ? more + 1 : more + 10)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  firstFiveTerms: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: drawAdding,
    answer: numberList,
    solve: ({ terms }) => terms,
    ask: facts => {
      const { en, es } = startAndRule(facts)
      const blanks = list(...facts.terms.map(() => blank(2)))
      return {
        en: [en, prose`Write the first five terms of the pattern.`, blanks],
        es: [es, prose`Escribe los primeros cinco términos del patrón.`, blanks],
      }
    },
    solution: ({ rule, terms }, answer) => [
      ...termSteps(rule, terms),
      step(list(...answer), because.explain, {
        sentence: {
          en: line`Start with the first term. Then write the results in order.`,
          es: line`Empieza con el primer término. Luego escribe los resultados en orden.`,
        },
      }),
    ],
    // Each term lies as many changes from the first as its place says.
    check: (printed, answers) =>
      answers.length === 5 &&
      answers.every((term, i) => exact(term).equals(printed.role('first').plus(i * changeIn(printed)))),
  }),

  whichPattern: form({
    levels: ['easy'],
    draw: drawAdding,
    answer: formulaChoice,
    solve: ({ terms }): Expr => shown(terms),
    mistakes: ({ rule, first, terms }) => ({
      startsLater: shown(termsOf(rule, first + Math.abs(rule.more), 5)),
      otherStep: shown(termsOf({ ...rule, more: otherStep(rule.more) }, first, 5)),
      turnedAround: shown([...terms].reverse()),
    }),
    ask: facts => {
      const { en, es } = startAndRule(facts)
      return {
        en: [en, prose`Which pattern is it?`],
        es: [es, prose`¿Qué patrón es?`],
      }
    },
    solution: ({ rule, terms }, answer) => [
      ...termSteps(rule, terms.slice(0, 3)),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`This pattern begins with the first term and goes on by the rule.`,
          es: line`Este patrón empieza con el primer término y sigue según la regla.`,
        },
      }),
    ],
    whyWrong({ rule: { more }, first, terms }) {
      const other = Math.abs(otherStep(more))
      return {
        startsLater: {
          en: line`It begins with ${first + Math.abs(more)}, not with ${first}.`,
          es: line`Empieza con ${first + Math.abs(more)}, no con ${first}.`,
        },
        otherStep:
          more > 0
            ? { en: line`It adds ${other} each time.`, es: line`Suma ${other} cada vez.` }
            : { en: line`It subtracts ${other} each time.`, es: line`Resta ${other} cada vez.` },
        turnedAround: {
          en: line`It begins with ${itemOf(terms, terms.length - 1)}, not with ${first}.`,
          es: line`Empieza con ${itemOf(terms, terms.length - 1)}, no con ${first}.`,
        },
      }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      return (
        chosen.kind === 'list' &&
        chosen.items.every((term, i) => exact(term).equals(printed.role('first').plus(i * changeIn(printed))))
      )
    },
  }),

  missingTerm: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ ...drawAdding(random), place: random.int(2, 3) }),
    answer: integer,
    solve: ({ terms, place }) => itemOf(terms, place),
    ask({ rule, terms, place }) {
      const row = list(...terms.map((term, i) => (i === place ? blank(2) : term)))
      const more = role(rule.more > 0 ? 'added' : 'taken', Math.abs(rule.more))
      return rule.more > 0
        ? {
            en: [prose`The rule of the pattern is: add ${more}. Find the missing term.`, row],
            es: [prose`La regla del patrón es: suma ${more}. Halla el término que falta.`, row],
          }
        : {
            en: [prose`The rule of the pattern is: subtract ${more}. Find the missing term.`, row],
            es: [prose`La regla del patrón es: resta ${more}. Halla el término que falta.`, row],
          }
    },
    solution({ rule, terms, place }) {
      const [before, found, after] = tupleOf(terms.slice(place - 1), 3)
      const [first, second] = tupleOf(termSteps(rule, [before, found, after]), 2)
      return [
        first,
        {
          ...second,
          says: { en: [`Check with the next term, ${after}.`], es: [`Comprueba con el término siguiente, ${after}.`] },
        },
        step(expr(found), because.explain, {
          sentence: { en: line`The missing term is ${found}.`, es: line`El término que falta es ${found}.` },
        }),
      ]
    },
    // It lies halfway between its neighbors.
    check(printed, answer) {
      const { items } = printed.one('list')
      const place = items.findIndex(({ kind }) => kind === 'blank')
      return exact(itemOf(items, place - 1))
        .plus(exact(itemOf(items, place + 1)))
        .equals(exact(answer).times(2))
    },
  }),

  shapeSoon: form({
    levels: ['easy'],
    draw: random => drawRepeating(random, 10, 14, false),
    answer: sentenceChoice,
    solve: facts => namedShape(shapeAt(facts)),
    mistakes: otherShapes,
    ask: askPlaceSoon,
    solution: (facts, { says }) => countedSteps(facts, says),
    check: (printed, { key }) => isInPlace(printed, key),
  }),
})
