import {
  answerStep,
  assert,
  type Both,
  both,
  column,
  columnWithResult,
  count,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  minus,
  name,
  numberList,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  steps,
  sum,
  symbol,
  times,
  tupleOf,
  wholes,
  withHiddenDigits,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { instruction } from './easy.ts'
import type { levels } from './levels.ts'
import {
  drawHard,
  drawMedium,
  drawTwoUnlikeDigits,
  type Factors,
  partialProducts,
  partialSum,
  productSteps,
  rowsOf,
} from './partial-products.ts'
import { likely } from './product-stories.ts'
import { type TwoStepStory, twoStepStories } from './two-step-stories.ts'

const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10

interface Hidden extends Factors {
  /** The places of the hidden digits: of the two rows and of their sum. */
  readonly places: readonly [number, number, number]
}
const rowsAndSum = (factors: Factors): readonly [number, number, number] => {
  const [ones, tens] = tupleOf(partialProducts(factors), 2)
  return [ones, tens, factors.a * factors.b]
}
const hiddenOf = (hidden: Hidden): readonly number[] => [
  digitAt(hidden.a, 1),
  ...rowsAndSum(hidden).map((value, i) => digitAt(value, itemOf(hidden.places, i))),
]

/** The ones of the second factor times a digit end in every digit once: the tens of the first row tell the hidden one. */
function drawHidden(random: Random): Hidden {
  const [hundreds, tens, ones] = random.sample([4, 5, 6, 7, 8, 9], 3)
  const a = hundreds * 100 + tens * 10 + ones
  const b = random.pick([2, 4, 5, 6, 8]) * 10 + random.evenly([7, 3, 9])
  return { a, b, places: [2, random.int(2, 3), random.pick([1, 3])] }
}

const MISTAKES = ['place', 'regrouping', 'fact', 'zero'] as const
type Mistake = (typeof MISTAKES)[number]
/** A factor with a 0 inside, and what a pupil writes. */
interface Claimed extends Factors {
  readonly mistake: Mistake
  readonly rows: readonly [number, number]
}
function claimedRows(a: number, b: number, mistake: Mistake): readonly [number, number] {
  const [first, second] = tupleOf(partialProducts({ a, b }), 2)
  const [ones, factor] = [a % 10, b % 10]
  const short = Math.floor(a / 100) * 10 + ones
  const rows: Readonly<Record<Mistake, readonly [number, number]>> = {
    place: [first, second / 10],
    regrouping: [first - 10 * Math.floor((ones * factor) / 10), second],
    fact: [first - ones, second],
    zero: [short * factor, short * (b - factor)],
  }
  return rows[mistake]
}
/** The facts of line 1; one of them alone where the hundreds and the ones have the same digit. */
function factsAreRight(a: number, factor: number) {
  const [hundreds, ones] = [Math.floor(a / 100), a % 10]
  const fact = (digit: number) => equation(times(digit, factor), digit * factor)
  return hundreds === ones
    ? { en: line`The fact is right: ${fact(ones)}.`, es: line`La multiplicación básica es correcta: ${fact(ones)}.` }
    : {
        en: line`The facts are right: ${fact(hundreds)} and ${fact(ones)}.`,
        es: line`Las multiplicaciones básicas son correctas: ${fact(hundreds)} y ${fact(ones)}.`,
      }
}
const mistakeSaid = (mistake: Mistake, { a, b }: Factors): Sentence => {
  const says: Readonly<Record<Mistake, Sentence['says']>> = {
    place: {
      en: prose`In line 2, the tens of ${b} were multiplied as ones.`,
      es: prose`En el renglón 2, las decenas de ${b} se multiplicaron como unidades.`,
    },
    regrouping: {
      en: prose`In line 1, the regrouped tens were not added.`,
      es: prose`En el renglón 1, no se sumaron las decenas reagrupadas.`,
    },
    fact: {
      en: prose`In line 1, a multiplication fact is wrong.`,
      es: prose`En el renglón 1, una multiplicación básica es incorrecta.`,
    },
    zero: {
      en: prose`In both lines, the 0 of ${a} was left out.`,
      es: prose`En los dos renglones, se omitió el 0 de ${a}.`,
    },
  }
  return { key: mistake, says: says[mistake] }
}
/** What the mistake did, from the right work. */
function mistakeFound({ a, b, mistake, rows }: Claimed): Both<ReturnType<typeof line>> {
  const [first, second] = tupleOf(partialProducts({ a, b }), 2)
  const [ones, factor] = [a % 10, b % 10]
  const tens = Math.floor((ones * factor) / 10)
  switch (mistake) {
    case 'place':
      return {
        en: line`Line 2 must be ${second}, not ${rows[1]}: its last 0 is missing.`,
        es: line`El renglón 2 debe dar ${second}, no ${rows[1]}: falta el último 0.`,
      }
    case 'regrouping':
      return {
        en: line`Line 1 must be ${first}, not ${rows[0]}: the ${10 * tens} of ${times(ones, factor)} is missing.`,
        es: line`El renglón 1 debe dar ${first}, no ${rows[0]}: falta el ${10 * tens} de ${times(ones, factor)}.`,
      }
    case 'fact':
      return {
        en: line`Line 1 must be ${first}, not ${rows[0]}: ${times(ones, factor)} is ${ones * factor}, not ${ones * factor - ones}.`,
        es: line`El renglón 1 debe dar ${first}, no ${rows[0]}: ${times(ones, factor)} es ${ones * factor}, no ${ones * factor - ones}.`,
      }
    case 'zero':
      return {
        en: line`Lines 1 and 2 must be ${first} and ${second}: ${rows[0]} and ${rows[1]} are products of ${Math.floor(a / 100) * 10 + ones}.`,
        es: line`Los renglones 1 y 2 deben dar ${first} y ${second}: ${rows[0]} y ${rows[1]} son productos de ${Math.floor(a / 100) * 10 + ones}.`,
      }
  }
}

interface ToldTwoSteps {
  readonly story: TwoStepStory
  readonly first: number
  readonly each: number
  readonly second: number
}
const totalOf = ({ story: { plan }, first, each, second }: ToldTwoSteps) =>
  plan === 'more' ? first * each + second : first * each - second
/** All rows on one line, and their sum. */
const rowsTogether = (factors: Factors): readonly Step[] => [
  step(
    statements(...rowsOf(factors.b).map(part => equation(times(factors.a, part), factors.a * part))),
    because.explain,
    {
      sentence: {
        en: line`Multiply ${factors.a} by the value of each digit of ${factors.b}.`,
        es: line`Multiplica ${factors.a} por el valor de cada dígito de ${factors.b}.`,
      },
    },
  ),
  step(partialSum(factors), because.addParts),
]
const lastStep = ({ story: { plan, items }, first, each, second }: ToldTwoSteps): Step =>
  plan === 'more'
    ? step(equation(sum(first * each, second), first * each + second), because.explain, {
        sentence: {
          en: line`Then add ${count(second, items)}.`,
          es: line`Después suma ${count(second, items)}.`,
        },
      })
    : step(equation(minus(first * each, second), first * each - second), because.explain, {
        sentence: {
          en: line`Then subtract ${count(second, items)}.`,
          es: line`Después resta ${count(second, items)}.`,
        },
      })

export const hardForms = (form: FormMaker<typeof levels>) => ({
  hardColumn: form({
    levels: ['hard'],
    instruction,
    draw: drawHard,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    key: factors => both(partialSum(factors)),
    solution: productSteps,
    check: undoesTheColumn,
  }),

  missingDigits: form({
    levels: ['hard'],
    instruction: {
      en: prose`The partial products are added. Find the missing digits: first the digit of the factor, then the digit of each row from top to bottom.`,
      es: prose`Se suman los productos parciales. Halla los dígitos que faltan: primero el del factor y luego el de cada fila, de arriba abajo.`,
    },
    lines: 3,
    draw: drawHidden,
    answer: numberList,
    solve: hiddenOf,
    ask(hidden) {
      const [first, second, total] = tupleOf(
        rowsAndSum(hidden).map((value, i) => withHiddenDigits(value, itemOf(hidden.places, i))),
        3,
      )
      const content = [String(digitAt(hidden.a, 2)), symbol('□'), `${hidden.a % 10} × ${hidden.b}`]
      return both([{ kind: 'paragraph', content }, columnWithResult('+', [first, second], total)])
    },
    namedAnswer(_, answer) {
      const [factor, first, second, sum] = tupleOf(answer, 4)
      return {
        en: prose`Factor: ${factor}; first row: ${first}; second row: ${second}; sum: ${sum}`,
        es: prose`Factor: ${factor}; primera fila: ${first}; segunda fila: ${second}; suma: ${sum}`,
      }
    },
    key: hidden => {
      const [first, second, total] = rowsAndSum(hidden)
      return {
        en: prose`${hidden.a} × ${hidden.b} = ${first} + ${second} = ${total}`,
        es: prose`${hidden.a} × ${hidden.b} = ${first} + ${second} = ${total}`,
      }
    },
    solution(hidden, answer) {
      const { a, b } = hidden
      const [ones, digit, factor] = [a % 10, digitAt(a, 1), b % 10]
      const regrouped = Math.floor((ones * factor) / 10)
      const tens = digit * factor + regrouped
      return [
        step(equation(times(ones, factor), ones * factor), because.explain, {
          sentence: {
            en: line`First row, ones: write ${(ones * factor) % 10} and regroup ${regrouped} to the tens.`,
            es: line`Primera fila, unidades: escribe ${(ones * factor) % 10} y reagrupa ${regrouped} en las decenas.`,
          },
        }),
        step(equation(sum(times(digit, factor), regrouped), tens), because.explain, {
          sentence: {
            en: line`First row, tens: □ × ${factor} + ${regrouped} must end in ${tens % 10}. Only ${digit} fits.`,
            es: line`Primera fila, decenas: □ × ${factor} + ${regrouped} debe terminar en ${tens % 10}. Solo sirve el ${digit}.`,
          },
        }),
        ...productSteps(hidden),
        step(list(...answer), because.writeMissingDigits),
      ]
    },
    // Tries every digit in the factor; the printed digits of all three rows fit one of them alone.
    check(printed, answer) {
      const [{ content }] = tupleOf(printed.blocksOf('paragraph'), 1)
      const written = content.map(part => (typeof part === 'string' ? part : '□')).join('')
      const { rows, result } = printed.block('column')
      assert(result, 'The sum is printed')
      const all = [...rows, result]
      const fits = wholes(0, 9).filter(digit => {
        const [a, b] = tupleOf(written.replace('□', String(digit)).split(' × ').map(Number), 2)
        const right = [a * (b % 10), a * (b - (b % 10)), a * b]
        return all.every(({ of, hidden }, i) => {
          const [shown, value] = [String(evaluate(of).n), String(itemOf(right, i))]
          return (
            shown.length === value.length &&
            [...shown].every((own, at) => hidden.includes(shown.length - 1 - at) || own === value[at])
          )
        })
      })
      const digits = [...fits, ...all.flatMap(({ of, hidden }) => hidden.map(place => digitAt(evaluate(of).n, place)))]
      return (
        fits.length === 1 &&
        digits.length === answer.length &&
        answer.every((value, i) => exact(value).equals(itemOf(digits, i)))
      )
    },
  }),

  whatIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Claimed & { readonly who: (typeof people)[number] } {
      const mistake = random.evenly(MISTAKES)
      const a = random.int(2, 9) * 100 + random.pick([4, 6, 7, 8, 9])
      const b = drawTwoUnlikeDigits(random)
      return { a, b, mistake, rows: claimedRows(a, b, mistake), who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: claimed => mistakeSaid(claimed.mistake, claimed),
    mistakes: claimed =>
      Object.fromEntries(MISTAKES.filter(own => own !== claimed.mistake).map(own => [own, mistakeSaid(own, claimed)])),
    ask: ({ a, b, rows: [first, second], who }) => {
      const work = steps(
        line`${equation(times(a, b % 10), first)}`,
        line`${equation(times(a, b - (b % 10)), second)}`,
        line`${equation(sum(first, second), first + second)}`,
      )
      return {
        en: [prose`${name(who)} multiplies ${times(a, b)} like this:`, work, prose`What is the mistake?`],
        es: [prose`${name(who)} multiplica ${times(a, b)} así:`, work, prose`¿Cuál es el error?`],
      }
    },
    key: factors => ({
      en: prose`It should be ${equation(times(factors.a, factors.b), partialSum(factors))}.`,
      es: prose`Debe ser ${equation(times(factors.a, factors.b), partialSum(factors))}.`,
    }),
    solution: (claimed, { says }) => [...productSteps(claimed), answerStep(says, mistakeFound(claimed))],
    whyWrong: ({ a, b, mistake }) =>
      Object.fromEntries(
        MISTAKES.filter(own => own !== mistake).map(own => {
          if (own === 'fact') return [own, factsAreRight(a, b % 10)]
          const [first, second] = claimedRows(a, b, own)
          return [
            own,
            {
              en: line`Then lines 1 and 2 would be ${first} and ${second}.`,
              es: line`Entonces los renglones 1 y 2 serían ${first} y ${second}.`,
            },
          ]
        }),
      ),
    // Which of the printed rows are wrong, and in which digit.
    check(printed, { key }) {
      const [a, b] = tupleOf(
        printed.one('product').factors.map(part => evaluate(part).n),
        2,
      )
      const [first, second] = tupleOf(
        printed.all('relation').map(({ right }) => evaluate(right).n),
        2,
      )
      const [isFirst, isSecond] = [first === a * (b % 10), second === a * (b - (b % 10))]
      const found: Mistake =
        !isFirst && !isSecond ? 'zero' : !isSecond ? 'place' : first % 10 === (a * b) % 10 ? 'regrouping' : 'fact'
      return key === found
    },
  }),

  fromKnown: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({ ...drawMedium(1)(random), hundreds: random.int(2, 7) }),
    answer: integer,
    solve: ({ a, b, hundreds }) => a * (100 * hundreds + b),
    ask({ a, b, hundreds }) {
      const known = equation(times(a, b), a * b)
      const asked = times(a, 100 * hundreds + b)
      return {
        en: prose`${known}. Use this product to find ${role('asked', asked)}.`,
        es: prose`${known}. Usa este producto para hallar ${role('asked', asked)}.`,
      }
    },
    solution: ({ a, b, hundreds }) => [
      step(equation(100 * hundreds + b, sum(100 * hundreds, b)), because.explain, {
        sentence: {
          en: line`The second factor has ${100 * hundreds} more.`,
          es: line`El segundo factor tiene ${100 * hundreds} más.`,
        },
      }),
      step(equation(times(a, 100 * hundreds), 100 * a * hundreds), because.explain, {
        sentence: {
          en: line`Multiply ${a} by ${100 * hundreds}, the part that is missing.`,
          es: line`Multiplica ${a} por ${100 * hundreds}, la parte que falta.`,
        },
      }),
      step(equation(sum(a * b, 100 * a * hundreds), a * (100 * hundreds + b)), because.explain, {
        sentence: { en: line`Add it to the known product.`, es: line`Súmalo al producto conocido.` },
      }),
    ],
    check: (printed, answer) => exact(answer).equals(printed.role('asked')),
  }),

  hardStory: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random): ToldTwoSteps {
      const story = random.evenly(twoStepStories)
      const [least, most] = story.each
      return {
        story,
        first: likely(random, story.first),
        each: least === most ? least : likely(random, story.each),
        second: likely(random, story.second),
      }
    },
    answer: quantity,
    solve: (told): Quantity => count(totalOf(told), told.story.items),
    ask: ({ story, first, each, second }) =>
      story.tell(
        role('groups', count(first, story.groups)),
        role('each', count(each, story.items)),
        role(story.plan, count(second, story.items)),
      ),
    solution: (told, answer) => [
      step(times(told.first, told.each), because.equalGroups, { groups: told.first }),
      ...rowsTogether({ a: Math.max(told.first, told.each), b: Math.min(told.first, told.each) }),
      lastStep(told),
      answerStep(both({ kind: 'paragraph', content: [answer] }), told.story.ends(answer)),
    ],
    // Back from the answer to the size of a group.
    check(printed, { amount }) {
      const isMore = printed.terms('role').some(({ name: own }) => own === 'more')
      const product = isMore ? exact(amount).minus(printed.role('more')) : exact(amount).plus(printed.role('fewer'))
      return product.over(printed.role('groups')).equals(printed.role('each'))
    },
  }),
})
