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

/** How the wrong expressions come about, in words. */
export const othersOf: Readonly<Record<Plan, Both<string>>> = {
  'multiply, add': {
    en: 'The other equations add the groups, add before multiplying, or subtract.',
    es: 'Las otras ecuaciones suman los grupos, suman antes de multiplicar o restan.',
  },
  'multiply, take': {
    en: 'The other equations add at the end, or add the groups instead of multiplying.',
    es: 'Las otras ecuaciones suman al final, o suman los grupos en vez de multiplicar.',
  },
  'take the product': {
    en: 'The other equations add at the end, add the groups, or subtract before multiplying.',
    es: 'Las otras ecuaciones suman al final, suman los grupos o restan antes de multiplicar.',
  },
  'divide, add': {
    en: 'The other equations multiply, or subtract first.',
    es: 'Las otras ecuaciones multiplican, o restan primero.',
  },
  'divide, take': {
    en: 'The other equations add at the end, subtract first, or multiply.',
    es: 'Las otras ecuaciones suman al final, restan primero o multiplican.',
  },
  'take, divide': {
    en: 'The other equations add, divide before subtracting, or subtract twice.',
    es: 'Las otras ecuaciones suman, dividen antes de restar o restan dos veces.',
  },
  'add, divide': {
    en: 'The other equations subtract first, divide only one of the numbers, or subtract at the end.',
    es: 'Las otras ecuaciones restan primero, dividen solo uno de los números o restan al final.',
  },
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
