import {
  blank,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  itemOf,
  lastOf,
  line,
  list,
  minus,
  numberList,
  type Printed,
  prose,
  type Random,
  type Ratio,
  type Sentence,
  sentenceChoice,
  step,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  applied,
  change,
  changeTwice,
  drawAdding,
  drawEasy,
  type levels,
  onward,
  type Pattern,
  type Rule,
  ruleNamed,
  ruleWords,
  shownTerms,
  termsOf,
  written,
} from './sequences.ts'

/** The numbers of the printed pattern, with the answers in its blanks. */
function patternIn(printed: Printed, answers: readonly Value[]): readonly Ratio[] {
  let next = 0
  return printed.one('list').items.map(item => exact(item.kind === 'blank' ? itemOf(answers, next++) : item))
}
/** Whether one number is added each time, or one number multiplies. */
const goesOn = (terms: readonly Ratio[]): boolean => {
  const [first, second] = tupleOf(terms.slice(0, 2), 2)
  const pairs = terms.slice(1).map((after, i) => [itemOf(terms, i), after] as const)
  return (
    pairs.every(([before, after]) => after.minus(before).equals(second.minus(first))) ||
    pairs.every(([before, after]) => after.over(before).equals(second.over(first)))
  )
}
const holds = (rule: string, terms: readonly Ratio[]): boolean => {
  const [sign, by] = tupleOf(rule.split(' '), 2)
  return terms.slice(1).every((after, i) => {
    const before = itemOf(terms, i)
    return sign === '×'
      ? after.over(before).equals(Number(by))
      : after.minus(before).equals(sign === '+' ? Number(by) : -Number(by))
  })
}

const MULTIPLYING: readonly (readonly [start: number, by: number])[] = [
  [3, 2],
  [2, 3],
  [5, 2],
  [4, 3],
  [1, 3],
  [4, 2],
  [5, 3],
  [7, 2],
  [3, 3],
  [9, 2],
]
/** Six numbers of these are found with facts. */
const DOUBLING = MULTIPLYING.filter(([, by]) => by === 2)
const drawMultiplying = (random: Random, from = MULTIPLYING): Pattern => {
  const [start, by] = random.evenly(from)
  return { start, sign: '×', by }
}

/** Two forms share the steps out between them. */
const EVEN_STEPS = wholes(7, 24).map(half => 2 * half)
const ODD_STEPS = wholes(6, 44).map(half => 2 * half + 1)

/** Six numbers, one of which is wrong: neither the first nor the last. */
interface Slipped {
  readonly pattern: Pattern
  readonly place: number
  readonly wrong: number
}
const drawSlipped = (random: Random): Slipped => {
  const isMultiplying = random.evenly([false, false, true])
  const place = random.evenly([3, 1, 4, 2])
  return random.until(
    () => {
      const pattern = isMultiplying ? drawMultiplying(random, DOUBLING) : drawAdding(random, ODD_STEPS, 6)
      return { pattern, place, wrong: itemOf(termsOf(pattern, 6), place) + random.pick([-10, 10, -1, 1, -2, 2]) }
    },
    ({ pattern, wrong }) => {
      const terms = termsOf(pattern, 6)
      return lastOf(terms) <= 999 && wrong > 0 && !terms.includes(wrong)
    },
  )
}
const slippedTerms = ({ pattern, place, wrong }: Slipped) =>
  termsOf(pattern, 6).map((term, i) => (i === place ? wrong : term))

export const patternForms = (form: FormMaker<typeof levels>) => ({
  nextTwo: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the next two numbers of the pattern.`,
      es: prose`Escribe los dos números siguientes del patrón.`,
    },
    draw: random => drawEasy(random, 'nextTwo', 6),
    answer: numberList,
    solve: pattern => termsOf(pattern, 6).slice(4),
    ask(pattern) {
      const shown = shownTerms([...termsOf(pattern, 4), blank(2), blank(2)])
      return { en: prose`${shown}`, es: prose`${shown}` }
    },
    solution(pattern) {
      const [first, , , fourth, fifth, sixth] = tupleOf(termsOf(pattern, 6), 6)
      return [
        change(first, pattern),
        ...onward(fourth, pattern),
        ...onward(fifth, pattern),
        explained(
          list(fifth, sixth),
          line`The next two numbers are ${fifth} and ${sixth}.`,
          line`Los dos números siguientes son ${fifth} y ${sixth}.`,
        ),
      ]
    },
    check: (printed, answers) => goesOn(patternIn(printed, answers)),
  }),

  howMuch: form({
    levels: ['easy'],
    draw: random => drawEasy(random, 'howMuch', 4),
    answer: integer,
    solve: ({ by }) => by,
    ask(pattern) {
      const shown = shownTerms(termsOf(pattern, 4))
      return pattern.sign === '+'
        ? {
            en: [prose`${shown}`, prose`Each number is ____ more than the number before it.`],
            es: [prose`${shown}`, prose`Cada número es ____ más que el número anterior.`],
          }
        : {
            en: [prose`${shown}`, prose`Each number is ____ less than the number before it.`],
            es: [prose`${shown}`, prose`Cada número es ____ menos que el número anterior.`],
          }
    },
    solution(pattern) {
      const [first, second, third] = tupleOf(termsOf(pattern, 3), 3)
      const between = (one: number, other: number) =>
        equation(minus(Math.max(one, other), Math.min(one, other)), pattern.by)
      return [
        explained(
          between(first, second),
          line`Subtract to compare the first two numbers.`,
          line`Resta para comparar los dos primeros números.`,
        ),
        explained(
          between(second, third),
          line`Check with the next two numbers. The difference is ${pattern.by} again.`,
          line`Comprueba con los dos números siguientes. La diferencia es otra vez ${pattern.by}.`,
        ),
      ]
    },
    check(printed, answer) {
      const terms = patternIn(printed, [])
      const [first, second] = tupleOf(terms.slice(0, 2), 2)
      const by = exact(answer)
      return goesOn(terms) && by.n > 0 && (first.plus(by).equals(second) || second.plus(by).equals(first))
    },
  }),

  whichRule: form({
    levels: ['easy'],
    draw: random => drawEasy(random, 'whichRule', 4),
    answer: sentenceChoice,
    solve: ({ sign, by }) => ruleNamed({ sign, by }),
    mistakes: ({ sign, by, start }): Record<string, Sentence> => ({
      otherWay: ruleNamed({ sign: sign === '+' ? '−' : '+', by }),
      tenOff: ruleNamed({ sign, by: by + 10 }),
      ...(start % 2 === 0
        ? { oneOff: ruleNamed({ sign, by: by - 1 }) }
        : { otherWayTenOff: ruleNamed({ sign: sign === '+' ? '−' : '+', by: by + 10 }) }),
    }),
    ask(pattern) {
      const shown = shownTerms(termsOf(pattern, 4))
      return {
        en: prose`What is the rule of the pattern ${shown}?`,
        es: prose`¿Cuál es la regla del patrón ${shown}?`,
      }
    },
    solution(pattern) {
      const [first, second] = tupleOf(termsOf(pattern, 2), 2)
      const { en, es } = ruleNamed(pattern).says
      return [
        change(first, pattern),
        step({ en, es }, because.checkWork, {
          how: {
            en: line`from ${second} to ${applied(second, pattern)}, the rule is the same`,
            es: line`de ${second} a ${applied(second, pattern)}, la regla es la misma`,
          },
        }),
      ]
    },
    whyWrong(pattern) {
      const { sign, by } = pattern
      const [first, second] = tupleOf(termsOf(pattern, 2), 2)
      const from = (rule: Pick<typeof pattern, 'sign' | 'by'>) => ({
        en: line`From ${first}, this gives ${applied(first, rule)}, not ${second}.`,
        es: line`Desde ${first} se obtiene ${applied(first, rule)}, no ${second}.`,
      })
      const other = sign === '+' ? '−' : '+'
      return {
        otherWay: from({ sign: other, by }),
        tenOff: from({ sign, by: by + 10 }),
        oneOff: from({ sign, by: by - 1 }),
        otherWayTenOff: from({ sign: other, by: by + 10 }),
      }
    },
    check: (printed, { key }) => holds(key, patternIn(printed, [])),
  }),

  missingMiddle: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({ pattern: drawAdding(random, EVEN_STEPS, 5), gap: random.evenly([2, 1, 3]) }),
    answer: numberList,
    solve: ({ pattern, gap }) => [itemOf(termsOf(pattern, 5), gap), pattern.by],
    ask({ pattern, gap }) {
      const shown = shownTerms(termsOf(pattern, 5).map((term, i): Value => (i === gap ? blank(2) : term)))
      return pattern.sign === '+'
        ? {
            en: [prose`${shown}`, prose`Each number is ____ more than the number before it.`],
            es: [prose`${shown}`, prose`Cada número es ____ más que el número anterior.`],
          }
        : {
            en: [prose`${shown}`, prose`Each number is ____ less than the number before it.`],
            es: [prose`${shown}`, prose`Cada número es ____ menos que el número anterior.`],
          }
    },
    namedAnswer: ({ pattern, gap }) => {
      const missing = itemOf(termsOf(pattern, 5), gap)
      return pattern.sign === '+'
        ? {
            en: prose`Missing number: ${missing}; each number is ${pattern.by} more`,
            es: prose`Número que falta: ${missing}; cada número es ${pattern.by} más`,
          }
        : {
            en: prose`Missing number: ${missing}; each number is ${pattern.by} less`,
            es: prose`Número que falta: ${missing}; cada número es ${pattern.by} menos`,
          }
    },
    solution({ pattern, gap }) {
      const terms = termsOf(pattern, 5)
      const missing = itemOf(terms, gap)
      return [
        change(itemOf(terms, gap === 1 ? 2 : 0), pattern),
        ...onward(itemOf(terms, gap - 1), pattern),
        explained(
          list(missing, pattern.by),
          pattern.sign === '+'
            ? line`Write the missing number and how much more each number is.`
            : line`Write the missing number and how much less each number is.`,
          pattern.sign === '+'
            ? line`Escribe el número que falta y cuánto más es cada número.`
            : line`Escribe el número que falta y cuánto menos es cada número.`,
        ),
      ]
    },
    check(printed, answers) {
      const [missing, by] = tupleOf(answers, 2)
      const terms = patternIn(printed, [missing])
      const [first, second] = tupleOf(terms.slice(0, 2), 2)
      return goesOn(terms) && (first.plus(exact(by)).equals(second) || second.plus(exact(by)).equals(first))
    },
  }),

  ruleAndNumber: form({
    levels: ['medium'],
    draw: random => ({ pattern: drawMultiplying(random), gap: random.evenly([2, 3, 1]) }),
    answer: sentenceChoice,
    solve: ({ pattern, gap }) => bothNamed(pattern, itemOf(termsOf(pattern, 5), gap)),
    mistakes({ pattern, gap }): Record<string, Sentence> {
      const terms = termsOf(pattern, 5)
      const [before, missing, after] = tupleOf(terms.slice(gap - 1, gap + 2), 3)
      const added = itemOf(terms, 1) - itemOf(terms, 0)
      return {
        adds: bothNamed(
          { sign: '+', by: gap === 1 ? after - before : added },
          before + (gap === 1 ? after - before : added),
        ),
        middle: bothNamed({ sign: '×', by: pattern.by + 1 }, before * (pattern.by + 1)),
        sameFactor: bothNamed(pattern, missing + pattern.by),
      }
    },
    ask({ pattern, gap }) {
      const shown = shownTerms(termsOf(pattern, 5).map((term, i): Value => (i === gap ? blank(2) : term)))
      return {
        en: [prose`${shown}`, prose`What are the rule and the missing number?`],
        es: [prose`${shown}`, prose`¿Cuáles son la regla y el número que falta?`],
      }
    },
    solution({ pattern, gap }) {
      const terms = termsOf(pattern, 5)
      const [before, missing, after] = tupleOf(terms.slice(gap - 1, gap + 2), 3)
      return [
        changeTwice([itemOf(terms, gap === 1 ? 2 : 0), itemOf(terms, gap === 3 ? 1 : 3)], pattern),
        explained(
          equation(times(before, pattern.by), missing),
          line`Multiply the number before the blank by ${pattern.by}.`,
          line`Multiplica por ${pattern.by} el número que está antes del espacio.`,
        ),
        explained(
          equation(times(missing, pattern.by), after),
          line`Check: the next number is right. The rule is multiply by ${pattern.by}, and the missing number is ${missing}.`,
          line`Comprueba: el número siguiente es correcto. La regla es multiplicar por ${pattern.by} y el número que falta es ${missing}.`,
        ),
      ]
    },
    whyWrong({ pattern, gap }) {
      const terms = termsOf(pattern, 5)
      const [before, missing, after] = tupleOf(terms.slice(gap - 1, gap + 2), 3)
      const missed = before * (pattern.by + 1)
      return {
        adds: {
          en: line`The numbers do not go up by the same amount each time.`,
          es: line`Los números no aumentan lo mismo cada vez.`,
        },
        middle: explained(
          equation(times(missed, pattern.by + 1), missed * (pattern.by + 1)),
          line`The number after the blank would be this, not ${after}.`,
          line`El número después del espacio sería este, no ${after}.`,
        ),
        sameFactor: explained(
          equation(times(before, pattern.by), missing),
          line`The rule is right, but it does not give ${missing + pattern.by}.`,
          line`La regla es correcta, pero no da ${missing + pattern.by}.`,
        ),
      }
    },
    check(printed, { key }) {
      const [rule, missing] = tupleOf(key.split('; '), 2)
      return holds(rule, patternIn(printed, [Number(missing)]))
    },
  }),

  wrongNumber: form({
    levels: ['hard'],
    share: 2,
    kind: 'find-mistake',
    draw: drawSlipped,
    answer: numberList,
    solve: ({ pattern, place, wrong }) => [wrong, itemOf(termsOf(pattern, 6), place)],
    ask(slipped) {
      const shown = shownTerms(slippedTerms(slipped))
      return {
        en: [
          prose`One number in the pattern is wrong.`,
          prose`${shown}`,
          prose`Wrong number: ____`,
          prose`Correct number: ____`,
        ],
        es: [
          prose`Un número del patrón es incorrecto.`,
          prose`${shown}`,
          prose`Número incorrecto: ____`,
          prose`Número correcto: ____`,
        ],
      }
    },
    namedAnswer: ({ pattern, place, wrong }) => ({
      en: prose`Wrong number: ${wrong}; correct number: ${itemOf(termsOf(pattern, 6), place)}`,
      es: prose`Número incorrecto: ${wrong}; número correcto: ${itemOf(termsOf(pattern, 6), place)}`,
    }),
    solution({ pattern, place, wrong }) {
      const terms = termsOf(pattern, 6)
      const right = itemOf(terms, place)
      return [
        changeTwice(place <= 2 ? [itemOf(terms, 3), itemOf(terms, 4)] : [itemOf(terms, 0), itemOf(terms, 1)], pattern),
        ...onward(itemOf(terms, place - 1), pattern),
        step(list(wrong), because.mistakeIs, {
          what: {
            en: line`after ${itemOf(terms, place - 1)} comes ${right}, not ${wrong}`,
            es: line`después de ${itemOf(terms, place - 1)} va ${right}, no ${wrong}`,
          },
        }),
        explained(
          equation(written(right, pattern), itemOf(terms, place + 1)),
          line`Check: with ${right} the pattern goes on to ${itemOf(terms, place + 1)}.`,
          line`Comprueba: con ${right} el patrón sigue hasta ${itemOf(terms, place + 1)}.`,
        ),
        explained(list(wrong, right), line`Write both numbers.`, line`Escribe los dos números.`),
      ]
    },
    check(printed, answers) {
      const [wrong, right] = tupleOf(answers.map(exact), 2)
      const terms = patternIn(printed, [])
      return !goesOn(terms) && goesOn(terms.map(term => (term.equals(wrong) ? right : term)))
    },
  }),
})

/** "multiply by 2; 12". */
const bothNamed = ({ sign, by }: Rule, missing: number): Sentence => {
  const { en, es } = ruleWords({ sign, by })
  return {
    key: `${sign} ${by}; ${missing}`,
    says: {
      en: { kind: 'paragraph', content: [...en, '; ', expr(missing)] },
      es: { kind: 'paragraph', content: [...es, '; ', expr(missing)] },
    },
  }
}
