import {
  type AnswerType,
  answerStep,
  assert,
  type Block,
  type Both,
  both,
  count,
  decimal,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  explainedBy,
  expressionList,
  failed,
  type Inline,
  isSame,
  itemOf,
  line,
  money,
  type Noun,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  type Term,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Letter, PLANS, type Plan, resultOf, type Values, type Worked, worked, writtenWork } from './plans.ts'

type Sentence = Both<readonly Inline[]>
/** What a number counts: dollars, a measure, or things that the sentence names. */
export type Of = 'money' | 'count' | Noun
export interface Range {
  readonly of: Of
  readonly from: number
  readonly to: number
  readonly places?: number
}
export interface Story {
  readonly plan: Plan
  /** What the answer is. */
  readonly of: 'money' | Noun
  /** Of each number, or of the answer in place of what is shared. */
  readonly numbers: Readonly<Partial<Record<Letter, Range>>>
  /** A number that is not needed. */
  readonly extra?: Range
  /** What that number tells. */
  readonly idle?: Sentence
  readonly tell: (n: (letter: Letter | 'e') => Term) => Sentence
  /** What each step finds, where there are two. */
  readonly finds?: readonly Sentence[]
  readonly ends: (found: Term | Expr) => Sentence
}
export interface Told {
  readonly story: Story
  readonly values: Values
  readonly extra: Ratio
}

const LETTERS = ['a', 'b', 'c', 'd'] as const
const usedBy = ({ numbers }: Story) => LETTERS.filter(letter => numbers[letter])
const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? Number.POSITIVE_INFINITY
const placesIn = ({ of, places }: Range): number => places ?? (of === 'money' ? 2 : of === 'count' ? 0 : 1)

/** Cents and tenths of a dollar in which prices end. */
const CENTS = [25, 49, 50, 75, 79, 89, 95, 99] as const
const DIMES = [50, 80, 90] as const
function drawIn(random: Random, range: Range): Ratio {
  if (range.of === 'money' && placesIn(range) > 0) {
    const ends = placesIn(range) === 1 ? DIMES : CENTS
    return random.until(
      () => Ratio.of(100 * random.int(Math.floor(range.from), Math.floor(range.to)) + random.pick(ends), 100),
      value =>
        value.compare(Ratio.of(Math.round(100 * range.from), 100)) >= 0 &&
        value.compare(Ratio.of(Math.round(100 * range.to), 100)) <= 0,
    )
  }
  const unit = 10 ** placesIn(range)
  return Ratio.of(random.int(Math.round(range.from * unit), Math.round(range.to * unit)), unit)
}
const isFull = (range: Range, value: Ratio) =>
  range.of === 'count' || range.of === 'money' || placesOf(value) === placesIn(range)

export const worksOf = ({ story, values }: Told): readonly Worked[] => PLANS[story.plan].works(values)
export const answerOf = (told: Told): Ratio => resultOf(itemOf(worksOf(told), worksOf(told).length - 1))

/** Different numbers with all of their places; amounts of money in whole cents, measures to thousandths. */
export function drawFrom(random: Random, stories: readonly Story[]): Told {
  const story = random.evenly(stories)
  const zero = Ratio.of(0)
  return random.until(
    () => {
      const drawn: Record<Letter, Ratio> = { a: zero, b: zero, c: zero, d: zero }
      for (const letter of usedBy(story)) {
        const range = story.numbers[letter]
        if (range) drawn[letter] = drawIn(random, range)
      }
      return { story, values: PLANS[story.plan].fit(drawn), extra: story.extra ? drawIn(random, story.extra) : zero }
    },
    told => {
      const given = usedBy(story).map(letter => told.values[letter])
      const results = worksOf(told).map(resultOf)
      const ranges = usedBy(story).flatMap(letter => {
        const range = story.numbers[letter]
        return range === undefined ? [] : [range]
      })
      const isFitted = PLANS[story.plan].fit(told.values).a.compare(told.values.a) !== 0
      return (
        [...given, ...results].every(value => value.compare(0) > 0) &&
        !given.some(value => value.equals(10) || value.equals(20)) &&
        results.every(value => placesOf(value) <= (story.of === 'money' ? 2 : 3)) &&
        given.every((value, i) => (i === 0 && isFitted) || isFull(itemOf(ranges, i), value)) &&
        new Set([...given, ...results, told.extra].map(String)).size === given.length + results.length + 1
      )
    },
  )
}

const cents = (value: Ratio): number => value.times(100).n
const shown = (of: Of, value: Ratio): Expr | Quantity =>
  of === 'money' ? money(cents(value)) : of === 'count' ? decimal(value) : count(decimal(value), of)

/** Each number bears the name of its plan and its place there: a check reads no words. */
export function tell({ story, values, extra }: Told): Both<Block> {
  const term = (letter: Letter | 'e'): Term => {
    const range = letter === 'e' ? story.extra : story.numbers[letter]
    assert(range, () => `The story has no number ${letter}`)
    return role(`${story.plan}: ${letter}`, shown(range.of, letter === 'e' ? extra : values[letter]))
  }
  const { en, es } = story.tell(term)
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}

const VERBS: Readonly<Record<Worked['operation'], Sentence>> = {
  '+': { en: line`add`, es: line`suma` },
  '−': { en: line`subtract`, es: line`resta` },
  '×': { en: line`multiply`, es: line`multiplica` },
  '÷': { en: line`divide`, es: line`divide` },
}

/** The answer with its unit. */
export const found = ({ story, ...told }: Told): Expr | Quantity => shown(story.of, answerOf({ story, ...told }))
const foundBlock = (told: Told): Block => ({ kind: 'paragraph', content: [found(told)] })

const CHOSEN: Readonly<Record<Worked['operation'], Sentence>> = {
  '+': { en: line`The amounts are put together: add.`, es: line`Se juntan las cantidades: suma.` },
  '−': {
    en: line`Find the difference of the amounts: subtract.`,
    es: line`Halla la diferencia de las cantidades: resta.`,
  },
  '×': { en: line`The amount for 1 is known: multiply.`, es: line`Se conoce la cantidad para 1: multiplica.` },
  '÷': {
    en: line`The amount is split into equal parts: divide.`,
    es: line`La cantidad se reparte en partes iguales: divide.`,
  },
}

/** A price with its cents, any other number as it is. */
function priced({ story, values }: Told, value: Ratio): Expr {
  const isPrice = usedBy(story).some(letter => story.numbers[letter]?.of === 'money' && values[letter] === value)
  return decimal(value, isPrice && !value.isInteger ? 2 : 0)
}

const ZEROS: Sentence = {
  en: line`Zeros at the end do not change the value.`,
  es: line`Los ceros al final no cambian el valor.`,
}
const DIVIDED_HAS: readonly Sentence[] = [
  { en: line`The quotient is a whole number.`, es: line`El cociente es un número entero.` },
  {
    en: line`The number that is divided has 1 decimal place, and so does the quotient.`,
    es: line`El número que se divide tiene 1 cifra decimal, y el cociente también.`,
  },
  {
    en: line`The number that is divided has 2 decimal places, and so does the quotient.`,
    es: line`El número que se divide tiene 2 cifras decimales, y el cociente también.`,
  },
  {
    en: line`The number that is divided has 3 decimal places, and so does the quotient.`,
    es: line`El número que se divide tiene 3 cifras decimales, y el cociente también.`,
  },
]

/** Money in cents; measures as whole numbers, and where the point goes. */
export function oneStep({ story }: Told, work: Worked): readonly Step[] {
  const { operation, left, right } = work
  const result = resultOf(work)
  if (story.of === 'money' && (operation === '+' || operation === '−' || right.isInteger)) {
    const inCents = (value: Ratio) => value.times(100)
    const other = operation === '+' || operation === '−' ? inCents(right) : right
    return [
      step(equation(writtenWork({ ...work, left: inCents(left), right: other }), inCents(result)), because.explain, {
        sentence: { en: line`Work in cents.`, es: line`Calcula en centavos.` },
      }),
      step(equation(divide(inCents(result), 100), decimal(result, 2)), because.explain, {
        sentence: { en: line`${100} cents make a dollar.`, es: line`${100} centavos forman un dólar.` },
      }),
    ]
  }
  if (operation === '÷' && right.isInteger) {
    const places = placesOf(result)
    const whole = (value: Ratio) => value.times(10 ** places)
    return [
      ...(placesOf(left) < places
        ? [step(equation(decimal(left), decimal(left, places)), because.explain, { sentence: ZEROS })]
        : []),
      step(equation(writtenWork({ operation, left: whole(left), right }), whole(result)), because.divideAsWholeNumbers),
      step(decimal(result, places), because.explain, { sentence: itemOf(DIVIDED_HAS, places) }),
      step(equation(times(decimal(result), right), decimal(left)), because.checkWork, {
        how: { en: line`quotient times divisor`, es: line`cociente por divisor` },
      }),
    ]
  }
  if (operation === '×' && story.of === 'money') {
    const places = placesOf(left) + placesOf(right)
    return [
      ...worked(work).slice(0, -1),
      step(
        places === 2 ? decimal(result, 2) : equation(decimal(result, places), decimal(result, 2)),
        because.placeThePoint,
      ),
    ]
  }
  return worked(work)
}

/** The operation; the whole numbers of a product come from factors without zeros at the end: 6.50 is 6.5. */
function chosen(told: Told, work: Worked): Step {
  const written = writtenWork(work, value => priced(told, value))
  const { en, es } = CHOSEN[work.operation]
  return work.operation === '×' && !work.right.isInteger && !isSame(written, writtenWork(work))
    ? step(equation(written, writtenWork(work)), because.explain, {
        sentence: { en: [...en, ' ', ...ZEROS.en], es: [...es, ' ', ...ZEROS.es] },
      })
    : step(written, because.explain, { sentence: { en, es } })
}

/** A product or a quotient of decimals as whole numbers, and how its point is put. */
function pointPut({ operation, left, right }: Worked, hasZeros: boolean): readonly [Step, Sentence] | undefined {
  if (operation === '×' && !(left.isInteger && right.isInteger)) {
    const places = placesOf(left) + placesOf(right)
    const [asWhole] = tupleOf(worked({ operation, left, right }).slice(0, 1), 1)
    return [
      asWhole,
      places === 1
        ? {
            en: line`One factor has 1 decimal place, and so does the product.`,
            es: line`Un factor tiene 1 cifra decimal, y el producto también.`,
          }
        : hasZeros
          ? {
              en: line`Without zeros at the end, the factors have ${places} decimal places in all: place the point.`,
              es: line`Sin ceros al final, los factores tienen ${places} cifras decimales en total: coloca el punto.`,
            }
          : {
              en: line`The factors have ${places} decimal places in all, and so does the product.`,
              es: line`Los factores tienen ${places} cifras decimales en total, y el producto también.`,
            },
    ]
  }
  if (operation !== '÷' || !right.isInteger || left.isInteger) return undefined
  const places = Math.max(placesOf(left), placesOf(left.over(right)))
  const whole = left.times(10 ** places)
  return [
    step(equation(divide(whole, right), whole.over(right)), because.divideAsWholeNumbers),
    itemOf(DIVIDED_HAS, places),
  ]
}

export function solved(told: Told): readonly Step[] {
  const { story } = told
  const works = worksOf(told)
  const [only] = works
  if (only && works.length === 1)
    return [chosen(told, only), ...oneStep(told, only), answerStep(foundBlock(told), story.ends(found(told)))]
  const results = works.map(resultOf)
  const prices = usedBy(story)
    .filter(letter => story.numbers[letter]?.of === 'money')
    .map(letter => told.values[letter])
  // Dollars are written with their cents.
  const written = (value: Ratio) => {
    const isMoney = (story.of === 'money' ? [...results, ...prices] : prices).some(other => other === value)
    return isMoney && !value.isInteger ? decimal(value, 2) : decimal(value)
  }
  const steps = works.flatMap((work, i) => {
    const what = itemOf(story.finds ?? [], i)
    const verb = VERBS[work.operation]
    const before = results[i - 1]
    const operand = (value: Ratio) => written(before?.equals(value) ? before : value)
    const idle = i === 0 ? story.idle : undefined
    const found: Sentence = {
      en: ['Find ', ...what.en, ': ', ...verb.en, '.', ...(idle ? [' You do not need ', ...idle.en, '.'] : [])],
      es: ['Halla ', ...what.es, ': ', ...verb.es, '.', ...(idle ? [' No necesitas ', ...idle.es, '.'] : [])],
    }
    const places = Math.max(placesOf(work.left), placesOf(work.right))
    const isUneven =
      (work.operation === '+' || work.operation === '−') &&
      story.of !== 'money' &&
      placesOf(work.left) !== placesOf(work.right)
    const asked = writtenWork(work, isUneven ? value => decimal(value, places) : operand)
    const done = equation(asked, written(itemOf(results, i)))
    const [asWhole, point] = pointPut(work, !isSame(asked, writtenWork(work))) ?? []
    return asWhole && point
      ? [explainedBy(asked, found), asWhole, explainedBy(done, point)]
      : [explainedBy(done, found)]
  })
  return [...steps, answerStep(foundBlock(told), story.ends(found(told)))]
}

/** From the printed numbers by their names, the answer leads back to the first. */
export function leadsBack(printed: Printed, answer: Ratio): boolean {
  const names = printed.terms('role').map(({ name }) => name)
  const plan = (Object.keys(PLANS) as Plan[]).find(known => names.includes(`${known}: a`))
  assert(plan, 'A story prints the numbers of a plan')
  const at = (letter: Letter) =>
    names.includes(`${plan}: ${letter}`) ? printed.role(`${plan}: ${letter}`) : Ratio.of(0)
  return PLANS[plan].leadsBack({ a: at('a'), b: at('b'), c: at('c'), d: at('d') }, answer)
}

export const amountOf = (told: Told): Quantity => {
  const { of } = told.story
  return of === 'money' ? failed('Money is no quantity') : count(decimal(answerOf(told)), of)
}
export const centsOf = (told: Told): number => cents(answerOf(told))
export const expressionOf = ({ story, values }: Told): Expr => PLANS[story.plan].written(values)

/** The expression of a story and its value: a comma would run into the numbers. */
export const expressionAndValue: AnswerType<readonly Expr[]> = {
  ...expressionList,
  show: values => {
    const [expression, value] = tupleOf(values, 2)
    return both(prose`${expression}; ${value}`)
  },
}
