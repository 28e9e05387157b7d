import {
  type Block,
  type Both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  type Inline,
  itemOf,
  line,
  minus,
  type Noun,
  type Random,
  role,
  sum,
  type Term,
  times,
} from '../../../author.ts'

/** What a number of a story does. Three of them make its plan; `idle` is not needed. */
export type RoleName =
  | 'groups'
  | 'each'
  | 'plus'
  | 'minus'
  | 'start'
  | 'total'
  | 'gone'
  | 'shares'
  | 'one'
  | 'two'
  | 'idle'
export type Numbers = Readonly<Partial<Record<RoleName, number>>>

export const PLANS = {
  /** groups × each + plus */
  'multiply, add': ['groups', 'each', 'plus'],
  /** groups × each − minus */
  'multiply, take': ['groups', 'each', 'minus'],
  /** start − groups × each */
  'take the product': ['start', 'groups', 'each'],
  /** total ÷ shares + plus */
  'divide, add': ['total', 'shares', 'plus'],
  /** total ÷ shares − minus */
  'divide, take': ['total', 'shares', 'minus'],
  /** (total − gone) ÷ shares */
  'take, divide': ['total', 'gone', 'shares'],
  /** (one + two) ÷ shares */
  'add, divide': ['one', 'two', 'shares'],
} as const satisfies Readonly<Record<string, readonly RoleName[]>>
export type Plan = keyof typeof PLANS

type Range = readonly [least: number, most: number]
export interface TwoStepStory {
  readonly plan: Plan
  readonly noun: Noun
  /** Groups and each, or shares and the quotient; and the third number that is drawn. */
  readonly sizes: readonly [Range, Range, Range]
  /** A number that is not needed. */
  readonly idle?: Range
  /** What that number is. */
  readonly idleIs?: Both<string>
  readonly tell: (told: (name: RoleName) => Term) => Both<Block>
  /** Why the first and the second step are done. */
  readonly first: Both<readonly Inline[]>
  readonly second: Both<readonly Inline[]>
  readonly ends: (found: number) => Both<readonly Inline[]>
}
export interface Told {
  readonly story: TwoStepStory
  readonly numbers: Numbers
}

export const at = (numbers: Numbers, name: RoleName): number =>
  itemOf(
    [numbers[name]].flatMap(value => value ?? []),
    0,
  )

/** The numbers of a plan from those that are drawn. */
function numbersOf(plan: Plan, a: number, b: number, other: number): Numbers {
  const product = a * b
  switch (plan) {
    case 'multiply, add':
      return { groups: a, each: b, plus: other }
    case 'multiply, take':
      return { groups: a, each: b, minus: other }
    case 'take the product':
      return { groups: a, each: b, start: product + other }
    case 'divide, add':
      return { shares: a, total: product, plus: other }
    case 'divide, take':
      return { shares: a, total: product, minus: other }
    case 'take, divide':
      return { shares: a, total: product + other, gone: other }
    case 'add, divide':
      return { shares: a, one: product - other, two: other }
    default:
      return plan satisfies never
  }
}

export interface Step {
  readonly work: Expr
  readonly result: number
}
/** The two steps of a story. */
export function stepsOf({ story: { plan }, numbers }: Told): readonly [Step, Step] {
  const n = (name: RoleName) => at(numbers, name)
  const one = (work: Expr, result: number): Step => ({ work, result })
  switch (plan) {
    case 'multiply, add': {
      const all = n('groups') * n('each')
      return [one(times(n('groups'), n('each')), all), one(sum(all, n('plus')), all + n('plus'))]
    }
    case 'multiply, take': {
      const all = n('groups') * n('each')
      return [one(times(n('groups'), n('each')), all), one(minus(all, n('minus')), all - n('minus'))]
    }
    case 'take the product': {
      const all = n('groups') * n('each')
      return [one(times(n('groups'), n('each')), all), one(minus(n('start'), all), n('start') - all)]
    }
    case 'divide, add': {
      const share = n('total') / n('shares')
      return [one(divide(n('total'), n('shares')), share), one(sum(share, n('plus')), share + n('plus'))]
    }
    case 'divide, take': {
      const share = n('total') / n('shares')
      return [one(divide(n('total'), n('shares')), share), one(minus(share, n('minus')), share - n('minus'))]
    }
    case 'take, divide': {
      const rest = n('total') - n('gone')
      return [one(minus(n('total'), n('gone')), rest), one(divide(rest, n('shares')), rest / n('shares'))]
    }
    case 'add, divide': {
      const all = n('one') + n('two')
      return [one(sum(n('one'), n('two')), all), one(divide(all, n('shares')), all / n('shares'))]
    }
    default:
      return plan satisfies never
  }
}
export const resultOf = (told: Told): number => stepsOf(told)[1].result

/** Both steps in one expression, and expressions that other orders or operations lead to. */
export function expressionsOf({
  story: { plan },
  numbers,
}: Told): readonly [right: Expr, one: Expr, two: Expr, three: Expr] {
  const n = (name: RoleName) => at(numbers, name)
  switch (plan) {
    case 'multiply, add':
      return [
        sum(times(n('groups'), n('each')), n('plus')),
        sum(n('groups'), n('each'), n('plus')),
        times(n('groups'), bracketed(sum(n('each'), n('plus')))),
        minus(times(n('groups'), n('each')), n('plus')),
      ]
    case 'multiply, take':
      return [
        minus(times(n('groups'), n('each')), n('minus')),
        sum(times(n('groups'), n('each')), n('minus')),
        minus(sum(n('groups'), n('each')), n('minus')),
        sum(n('groups'), n('each'), n('minus')),
      ]
    case 'take the product':
      return [
        minus(n('start'), times(n('groups'), n('each'))),
        sum(n('start'), times(n('groups'), n('each'))),
        minus(n('start'), bracketed(sum(n('groups'), n('each')))),
        times(bracketed(minus(n('start'), n('groups'))), n('each')),
      ]
    case 'divide, add':
      return [
        sum(divide(n('total'), n('shares')), n('plus')),
        sum(times(n('total'), n('shares')), n('plus')),
        minus(n('total'), bracketed(sum(n('shares'), n('plus')))),
        sum(minus(n('total'), n('shares')), n('plus')),
      ]
    case 'divide, take':
      return [
        minus(divide(n('total'), n('shares')), n('minus')),
        sum(divide(n('total'), n('shares')), n('minus')),
        minus(n('total'), bracketed(sum(n('shares'), n('minus')))),
        minus(times(n('total'), n('shares')), n('minus')),
      ]
    case 'take, divide':
      return [
        divide(bracketed(minus(n('total'), n('gone'))), n('shares')),
        divide(bracketed(sum(n('total'), n('gone'))), n('shares')),
        minus(n('total'), divide(n('gone'), n('shares'))),
        minus(minus(n('total'), n('gone')), n('shares')),
      ]
    case 'add, divide':
      return [
        divide(bracketed(sum(n('one'), n('two'))), n('shares')),
        divide(bracketed(minus(Math.max(n('one'), n('two')), Math.min(n('one'), n('two')))), n('shares')),
        sum(n('one'), divide(n('two'), n('shares'))),
        minus(sum(n('one'), n('two')), n('shares')),
      ]
    default:
      return plan satisfies never
  }
}

type Said = Both<readonly Inline[]>
const addsNotMultiplies = (a: number, b: number): Said => ({
  en: line`It adds ${a} and ${b} instead of multiplying.`,
  es: line`Suma ${a} y ${b} en vez de multiplicar.`,
})
const SUBTRACTS_NOT_DIVIDES: Said = {
  en: line`It subtracts instead of dividing.`,
  es: line`Resta en vez de dividir.`,
}
const MULTIPLIES_NOT_DIVIDES: Said = {
  en: line`It multiplies instead of dividing.`,
  es: line`Multiplica en vez de dividir.`,
}
const addsAtTheEnd = (value: number): Said => ({
  en: line`It adds ${value} at the end instead of subtracting.`,
  es: line`Al final suma ${value} en vez de restar.`,
})
/** What is wrong with each of the wrong expressions, in their order. */
export function whatIsWrong({ story: { plan }, numbers }: Told): readonly [one: Said, two: Said, three: Said] {
  const n = (name: RoleName) => at(numbers, name)
  switch (plan) {
    case 'multiply, add':
      return [
        addsNotMultiplies(n('groups'), n('each')),
        { en: line`It adds before multiplying.`, es: line`Suma antes de multiplicar.` },
        {
          en: line`It subtracts ${n('plus')} at the end instead of adding.`,
          es: line`Al final resta ${n('plus')} en vez de sumar.`,
        },
      ]
    case 'multiply, take':
      return [
        addsAtTheEnd(n('minus')),
        addsNotMultiplies(n('groups'), n('each')),
        { en: line`It only adds. Nothing is multiplied or taken away.`, es: line`Solo suma. No multiplica ni resta.` },
      ]
    case 'take the product':
      return [
        {
          en: line`It adds the product instead of subtracting it.`,
          es: line`Suma el producto en vez de restarlo.`,
        },
        addsNotMultiplies(n('groups'), n('each')),
        { en: line`It subtracts before multiplying.`, es: line`Resta antes de multiplicar.` },
      ]
    case 'divide, add':
      return [
        MULTIPLIES_NOT_DIVIDES,
        { en: line`It only adds and subtracts. Nothing is divided.`, es: line`Solo suma y resta. No divide.` },
        SUBTRACTS_NOT_DIVIDES,
      ]
    case 'divide, take':
      return [addsAtTheEnd(n('minus')), SUBTRACTS_NOT_DIVIDES, MULTIPLIES_NOT_DIVIDES]
    case 'take, divide':
      return [
        {
          en: line`It adds ${n('gone')} instead of subtracting.`,
          es: line`Suma ${n('gone')} en vez de restar.`,
        },
        { en: line`It divides before subtracting.`, es: line`Divide antes de restar.` },
        SUBTRACTS_NOT_DIVIDES,
      ]
    case 'add, divide':
      return [
        { en: line`It subtracts first instead of adding.`, es: line`Primero resta en vez de sumar.` },
        {
          en: line`It divides only ${n('two')}, not both numbers.`,
          es: line`Solo divide ${n('two')}, no los dos números.`,
        },
        SUBTRACTS_NOT_DIVIDES,
      ]
    default:
      return plan satisfies never
  }
}

/** Another equation of the same story, in which the box is not alone on its side. */
export function otherEquationOf({ story: { plan }, numbers }: Told, unknown: Expr): Expr {
  const n = (name: RoleName) => at(numbers, name)
  switch (plan) {
    case 'multiply, add':
      return equation(minus(unknown, n('plus')), times(n('groups'), n('each')))
    case 'multiply, take':
      return equation(sum(unknown, n('minus')), times(n('groups'), n('each')))
    case 'take the product':
      return equation(sum(times(n('groups'), n('each')), unknown), n('start'))
    case 'divide, add':
      return equation(minus(unknown, n('plus')), divide(n('total'), n('shares')))
    case 'divide, take':
      return equation(sum(unknown, n('minus')), divide(n('total'), n('shares')))
    case 'take, divide':
      return equation(sum(times(n('shares'), unknown), n('gone')), n('total'))
    case 'add, divide':
      return equation(times(n('shares'), unknown), sum(n('one'), n('two')))
    default:
      return plan satisfies never
  }
}

/** No other order or operation gives the same result. */
const isAlone = (told: Told): boolean => {
  const [, ...wrong] = expressionsOf(told)
  return wrong.every(other => !evaluate(other).equals(resultOf(told)))
}

/** Different numbers, and a result that is none of them. */
export function drawTold(random: Random, stories: readonly TwoStepStory[]): Told {
  const story = random.evenly(stories)
  const [first, second, other] = story.sizes
  return random.until(
    () => {
      const drawn = numbersOf(story.plan, random.int(...first), random.int(...second), random.int(...other))
      return { story, numbers: story.idle ? { ...drawn, idle: random.int(...story.idle) } : drawn }
    },
    told => {
      const values = Object.values(told.numbers)
      const results = stepsOf(told).map(({ result }) => result)
      return (
        [...values, ...results].every(value => value > 1) &&
        isAlone(told) &&
        new Set([...values, ...results]).size === values.length + 2
      )
    },
  )
}
/** Each number bears the name of what it does: a check reads no words. */
export const tell = ({ story, numbers }: Told): Both<Block> => story.tell(name => role(name, at(numbers, name)))

/** Undoes the second step, and then the first, from the printed numbers by their names. */
export function undoes(names: readonly string[], value: (name: RoleName) => number, answer: number): boolean {
  const has = (name: RoleName) => names.includes(name)
  if (has('each')) {
    const product = has('start')
      ? value('start') - answer
      : has('plus')
        ? answer - value('plus')
        : answer + value('minus')
    return product / value('groups') === value('each')
  }
  if (has('gone')) return answer * value('shares') + value('gone') === value('total')
  if (has('two')) return answer * value('shares') - value('two') === value('one')
  const share = has('plus') ? answer - value('plus') : answer + value('minus')
  return share * value('shares') === value('total')
}
