import {
  addSigned,
  answerStep,
  blank,
  both,
  bracketed,
  cell,
  counters,
  defineTopic,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  figure,
  findMistake,
  formulaChoice,
  integer,
  isTrue,
  line,
  list,
  match,
  minus,
  people,
  prose,
  relation,
  statements,
  step,
  sum,
  symbol,
  trueOrFalse,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import {
  addedOf,
  leavesNothing,
  type SignedTerm,
  signedSum,
  subtracts,
  undoneBy,
  undoneFor,
} from '../kit/integers/signed-sum.ts'
import { amountAnswer, amountLine } from '../kit/stories/amounts.ts'
import { differenceStories } from './add-subtract-integers/difference-stories.ts'
import { changeStories, drawChange } from './add-subtract-integers/signed-stories.ts'

import {
  ADDITIONS,
  addedThree,
  drawLongWork,
  drawPair,
  drawTerms,
  IS_FALSE,
  IS_TRUE,
  mathsOf,
  opposites,
  SUBTRACTED_NEGATIVES,
  SUBTRACTIONS,
  signed,
  signedDifference,
  solutionOf,
  subtracted,
  sumOf,
  type Term,
  total,
  upAndDown,
  valueOf,
  workOf,
} from './add-subtract-integers/terms.ts'

/** Two positive numbers are added: there is no sign to find. */
const isPlainSum = (terms: readonly SignedTerm[]) =>
  terms.every(({ operation, value }) => operation === '+' && exact(value).n > 0)

export const addSubtractIntegers = defineTopic(
  {
    id: 'add-subtract-integers',
    name: { en: 'Add and subtract integers', es: 'Sumar y restar números enteros' },
    description: {
      en: 'Add and subtract positive and negative integers, including three or more terms.',
      es: 'Suma y resta números enteros positivos y negativos, incluso con tres o más términos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1b', '7.NS.A.1c', '7.NS.A.1d'],
    rev: 6,
    levels: {
      easy: { patterns: ADDITIONS, least: 2, top: 12, terms: [2], rises: ['small'] },
      medium: { patterns: [...SUBTRACTIONS, ...ADDITIONS], least: 15, top: 50, terms: [2], rises: ['large'] },
      hard: { patterns: [...SUBTRACTIONS, ...ADDITIONS], least: 51, top: 200, terms: [3, 4], rises: ['large'] },
    },
  },
  form => ({
    bare: form({
      share: 4,
      instruction: { en: prose`Find the value.`, es: prose`Halla el valor.` },
      draw: drawTerms,
      answer: integer,
      solve: total,
      ask: terms => both(equation(signedSum(terms), blank(3))),
      solution: solutionOf,
      check: (printed, answer) => leavesNothing(printed.one('relation').left, answer),
    }),

    missingNumber: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw(random, level) {
        const [first, second] = drawPair(random, { patterns: level.patterns, least: 2, top: 60 })
        return { first, second, hidden: random.evenly(['second', 'first']) }
      },
      answer: integer,
      solve: ({ first, second, hidden }) => (hidden === 'first' ? first.value : second.value),
      ask({ first, second, hidden }) {
        const gap = blank(3)
        const shown = second.value < 0 ? bracketed(second.value) : second.value
        const [left, right] = hidden === 'first' ? [gap, shown] : [first.value, gap]
        return both(equation(second.operation === '+' ? sum(left, right) : minus(left, right), total([first, second])))
      },
      solution({ first, second, hidden }) {
        const terms = undoneFor([first, second], hidden)
        return [
          explainedBy(signedSum(terms), undoneBy([first, second], hidden)),
          ...addSigned(addedOf(terms), { subtracts: subtracts(terms) }).slice(isPlainSum(terms) ? -1 : 0),
        ]
      },
      // Puts the number into the blank.
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    counters: form({
      levels: ['easy'],
      instruction: {
        en: prose`Each + counter is worth 1. Each − counter is worth −1. Find the sum that the counters show.`,
        es: prose`Cada ficha + vale 1. Cada ficha − vale −1. Halla la suma que muestran las fichas.`,
      },
      draw(random) {
        const positives = random.int(1, 9)
        return { positives, negatives: random.intExcept(2, 9, positives) }
      },
      answer: integer,
      solve: ({ positives, negatives }) => positives - negatives,
      ask: ({ positives, negatives }) =>
        both(
          figure(
            counters(
              [
                { icon: 'positive', count: positives, fill: 'white' },
                { icon: 'negative', count: negatives },
              ],
              'down',
            ),
          ),
        ),
      solution({ positives, negatives }) {
        const pairs = Math.min(positives, negatives)
        const rest = positives - negatives
        return [
          step(sumOf(positives, -negatives), because.count, {
            group: { en: line`the + and the − counters`, es: line`las fichas + y las fichas −` },
          }),
          step(equation(sumOf(pairs, -pairs), 0), because.zeroPairs),
          step(equation(sumOf(positives, -negatives), rest), because.countWhatIsLeft),
        ]
      },
      // Takes away one counter of each kind until one kind is left.
      check(printed, answer) {
        const icons = printed.figure('counters').groups.flatMap(({ items }) => items.map(({ icon }) => icon))
        while (icons.includes('positive') && icons.includes('negative')) {
          icons.splice(icons.indexOf('positive'), 1)
          icons.splice(icons.indexOf('negative'), 1)
        }
        return exact(answer).equals(icons.includes('negative') ? -icons.length : icons.length)
      },
    }),

    trueOrFalse: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw(random, level) {
        const isTrue = random.evenly([true, false])
        const terms = drawPair(random, level)
        const [{ value: a }, { operation, value: b }] = terms
        const right = total(terms)
        const signsLost = [-right, operation === '+' ? a - b : a + b, Math.abs(a) + Math.abs(b)].filter(
          value => value !== right,
        )
        return { terms, claimed: isTrue ? right : random.pick(signsLost) }
      },
      answer: trueOrFalse,
      solve: ({ terms, claimed }) => (total(terms) === claimed ? 'true' : 'false'),
      ask: ({ terms, claimed }) => both(equation(signedSum(terms), claimed)),
      solution({ terms, claimed }) {
        const right = total(terms)
        const says = right === claimed ? IS_TRUE : IS_FALSE
        return [
          ...solutionOf(terms).slice(0, -1),
          answerStep(relation(right, right === claimed ? '=' : '≠', claimed), says),
        ]
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return answer === (leavesNothing(left, right) ? 'true' : 'false')
      },
    }),

    rise: form({
      levels: ['easy'],
      kind: 'story',
      draw: (random, { rises }) => drawChange(random, 'up', rises),
      answer: amountAnswer,
      solve: ({ story, start, change }) => story.amount(start + change),
      ask: ({ telling, start, change, who }) => telling.says(start, change, who),
      solution: ({ story, start, change }, end) => [
        explained(
          sumOf(start, change),
          line`This is an increase: add ${change}.`,
          line`Es un aumento: suma ${change}.`,
        ),
        ...solutionOf([
          { operation: '+', value: start },
          { operation: '+', value: change },
        ]),
        answerStep(amountLine(end), story.ends(end)),
      ],
      check: (printed, answer) => valueOf(answer).minus(printed.role('change')).equals(printed.role('start')),
    }),

    fall: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawChange(random, 'down', ['small', 'large']),
      answer: amountAnswer,
      solve: ({ story, start, change }) => story.amount(start - change),
      ask: ({ telling, start, change, who }) => telling.says(start, change, who),
      solution: ({ story, start, change }, end) => [
        explained(
          minus(start, change),
          line`This is a decrease: subtract ${change}.`,
          line`Es una disminución: resta ${change}.`,
        ),
        ...solutionOf([
          { operation: '+', value: start },
          { operation: '-', value: change },
        ]),
        answerStep(amountLine(end), story.ends(end)),
      ],
      check: (printed, answer) => valueOf(answer).plus(printed.role('change')).equals(printed.role('start')),
    }),

    riseAndFall: form({
      levels: ['hard'],
      kind: 'story',
      draw(random) {
        const story = random.evenly(changeStories)
        const [start, rise] = [random.intExcept(...story.up.start, 0), random.int(...story.up.change)]
        const up = rise === -start ? rise + 1 : rise
        const down = random.intExcept(...story.down.change, start + up, up)
        return { story, start, up, down, who: random.pick(people) }
      },
      answer: amountAnswer,
      solve: ({ story, start, up, down }) => story.amount(start + up - down),
      ask: ({ story, start, up, down, who }) => story.upAndDown(start, up, down, who),
      solution: ({ story, start, up, down }, end) => [
        step(signedSum(upAndDown(start, up, down)), because.writeExpression),
        ...solutionOf(upAndDown(start, up, down)),
        answerStep(amountLine(end), story.ends(end)),
      ],
      // Goes back from the end to the start.
      check: (printed, answer) =>
        valueOf(answer).plus(printed.role('down')).minus(printed.role('up')).equals(printed.role('start')),
    }),

    difference: form({
      levels: ['medium'],
      kind: 'story',
      draw(random) {
        const story = random.evenly(differenceStories)
        return { story, low: random.int(...story.low), high: random.int(...story.high) }
      },
      answer: amountAnswer,
      solve: ({ story, low, high }) => story.amount(high - low),
      ask: ({ story, low, high }) => story.says(low, high),
      solution({ story, low, high }, difference) {
        const terms: readonly Term[] = [
          { operation: '+', value: high },
          { operation: '-', value: low },
        ]
        return [
          explained(
            signedSum(terms),
            line`Subtract the lesser number from the greater one.`,
            line`Resta el número menor del mayor.`,
          ),
          ...solutionOf(terms),
          answerStep(amountLine(difference), story.ends(difference)),
        ]
      },
      // The difference takes the lower of the two printed numbers up to the higher.
      check: (printed, answer) => printed.role('low').plus(valueOf(answer)).equals(printed.role('high')),
    }),

    sameValue: form({
      levels: ['medium'],
      draw: (random, { least, top }) => drawPair(random, { patterns: SUBTRACTED_NEGATIVES, least, top }),
      answer: formulaChoice,
      solve: ([{ value: a }, { value: b }]) => sumOf(a, -b),
      mistakes: ([{ value: a }, { value: b }]) => ({
        signKept: sumOf(a, b),
        bothOpposite: sumOf(-a, -b),
        wrongOneOpposite: sumOf(-a, b),
      }),
      ask: terms => ({
        en: prose`Which sum has the same value as ${signedSum(terms)}?`,
        es: prose`¿Qué suma tiene el mismo valor que ${signedSum(terms)}?`,
      }),
      solution: ([{ value: a }, { value: b }]) => [
        step(statements(expr(b), expr(-b)), because.writeTheOpposite),
        step(sumOf(a, -b), because.addTheOpposite),
      ],
      whyWrong: ([{ value: a }, { value: b }]) => ({
        signKept: { en: line`It adds ${b}, not its opposite.`, es: line`Suma ${b}, no su opuesto.` },
        bothOpposite: { en: line`It takes the opposite of ${a} too.`, es: line`También toma el opuesto de ${a}.` },
        wrongOneOpposite: {
          en: line`It takes the opposite of ${a}, not of ${b}.`,
          es: line`Toma el opuesto de ${a}, no el de ${b}.`,
        },
      }),
      check: (printed, answer) => evaluate(printed.one('sum')).equals(exact(answer)),
    }),

    match: form(
      match({
        levels: ['medium'],
        what: {
          en: line`each difference with the sum of the same value`,
          es: line`cada resta con la suma del mismo valor`,
        },
        draw(random) {
          const [a, b] = random.until(
            () => [random.int(3, 25), random.int(3, 25)] as const,
            ([a, b]) => a !== b,
          )
          const signs = [
            [a, b],
            [a, -b],
            [-a, b],
            [-a, -b],
          ] as const
          return random
            .shuffle([...signs])
            .map(([one, other]) => [signedDifference(one, other), sumOf(one, -other)] as const)
        },
        belong: (left, right) => evaluate(mathsOf(left)).equals(evaluate(mathsOf(right))),
        solution: (pairs, letters) => [
          step(opposites(pairs.map(([, right]) => mathsOf(cell(right)))), because.writeTheOpposite),
          step(
            statements(...pairs.map(([left, right]) => equation(mathsOf(cell(left)), mathsOf(cell(right))))),
            because.addTheOpposite,
          ),
          explained(
            list(...letters.map(letter => symbol(letter))),
            line`Write the letters of the sums in rows ${1} to ${4}.`,
            line`Escribe las letras de las sumas en las filas ${1} a ${4}.`,
          ),
        ],
      }),
    ),

    findTheMistake: form(
      findMistake({
        levels: ['hard'],
        lines: 3,
        draw: drawLongWork,
        work: terms => workOf(terms, addedThree(terms)),
        steps: terms => addSigned(addedThree(terms), { subtracts: true }),
        mistakes: {
          notTheOpposite: {
            says: terms => ({
              en: line`${expr(subtracted(terms))} was added, not its opposite`,
              es: line`se sumó ${expr(subtracted(terms))} y no su opuesto`,
            }),
            work(terms) {
              const [a, b, c] = terms
              const last = b.operation === '-' ? signed(c.operation, c.value) : c.value
              return workOf(terms, [a.value, b.value, last])
            },
          },
          signOfTheSum: {
            says: () => ({ en: line`the sum has the wrong sign`, es: line`la suma tiene el signo equivocado` }),
            work(terms) {
              const [a, b, c] = addedThree(terms)
              return workOf(terms, [a, b, c], -(a + b))
            },
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
