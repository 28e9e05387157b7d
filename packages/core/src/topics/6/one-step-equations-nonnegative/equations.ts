import {
  decimal,
  type Expr,
  equation,
  exact,
  gcd,
  m,
  mixed,
  type Random,
  Ratio,
  type Value,
  wholes,
} from '../../../author.ts'
import { applied, inverseOf, type Operation, type Undoing } from '../../kit/equations/undoing.ts'

/** How numbers are written. */
type Writing = (value: Ratio) => Value

export interface OneStep {
  readonly left: Expr
  readonly right: Value
  readonly x: Value
  /** What is done to both sides. */
  readonly undoing: Undoing
  readonly onRight: boolean
  /** What comes out when the operation of the equation is done again instead of its inverse. */
  readonly repeated: Ratio
  readonly write: Writing
}

const whole: Writing = value => value

const asDecimal: Writing = value => decimal(value)

const asMixed: Writing = value => mixed(value)

function made(operation: Operation, by: Ratio, x: Ratio, write: Writing, onRight = false): OneStep {
  const left = {
    add: m`x + ${write(by)}`,
    subtract: m`x - ${write(by)}`,
    multiply: m`${write(by)}x`,
    divide: m`x/${write(by)}`,
  }[operation]
  const undoing = inverseOf({ operation, by })
  const right = applied(x, { operation, by })
  return {
    left,
    right: write(right),
    x: write(x),
    undoing,
    onRight,
    repeated: applied(right, { operation, by }),
    write,
  }
}

/** 2/3, 3/4, …: no part of one. */
const FRACTIONS = [3, 4, 5, 6, 7, 8, 9].flatMap(d =>
  wholes(2, d - 1)
    .filter(n => gcd(n, d) === 1)
    .map(n => Ratio.of(n, d)),
)
export const fraction = (random: Random): Ratio => random.pick(FRACTIONS)

const kinds = {
  'x + a = b': (random: Random) => made('add', Ratio.of(random.int(2, 25)), Ratio.of(random.int(1, 25)), whole),
  'x - a = b': (random: Random) => {
    const a = random.int(2, 24)
    return made('subtract', Ratio.of(a), Ratio.of(random.int(a + 1, 50)), whole)
  },
  'ax = b': (random: Random) => {
    const a = random.int(2, 9)
    return made('multiply', Ratio.of(a), Ratio.of(random.int(2, Math.floor(50 / a))), whole)
  },
  'large sum': (random: Random) =>
    made(
      random.pick(['add', 'subtract']),
      Ratio.of(random.int(25, 190)),
      Ratio.of(random.int(200, 300)),
      whole,
      random.chance(0.5),
    ),
  'large product': (random: Random) =>
    made('multiply', Ratio.of(random.int(6, 15)), Ratio.of(random.int(11, 32)), whole, random.chance(0.5)),
  'x/a = b': (random: Random) => {
    const a = random.int(3, 12)
    return made('divide', Ratio.of(a), Ratio.of(a * random.int(6, 20)), whole, random.chance(0.5))
  },
  decimals: (random: Random) => {
    const [a, x] = [Ratio.of(random.int(11, 999), 100), Ratio.of(random.int(101, 999), random.pick([10, 100]))]
    return a.compare(x) < 0 && random.chance(0.5)
      ? made('subtract', a, x, asDecimal, random.chance(0.5))
      : made('add', a, x, asDecimal, random.chance(0.5))
  },
  'decimal factor': (random: Random) =>
    made('multiply', Ratio.of(random.int(11, 95), 10), Ratio.of(random.int(3, 12)), asDecimal, random.chance(0.5)),
  'n/d x = b': (random: Random) => {
    const a = fraction(random)
    return made('multiply', a, Ratio.of(a.d * random.int(2, 9)), whole, random.chance(0.5))
  },
  'n/d x = p/q': (random: Random) => {
    const d = random.pick([2, 3, 4, 5, 6])
    return made('multiply', fraction(random), Ratio.of(random.coprimeTo(d), d), whole, random.chance(0.5))
  },
  'x + n/d = mixed': (random: Random) => {
    const [d, e] = random.pick([
      [3, 6],
      [4, 8],
      [2, 5],
      [3, 4],
      [2, 3],
      [5, 10],
      [6, 4],
      [8, 4],
      [3, 5],
    ])
    const [a, x] = [Ratio.of(random.coprimeTo(d), d), Ratio.of(random.coprimeTo(e), e).plus(random.int(0, 3))]
    return random.chance(0.5) || a.compare(x) >= 0 ? made('add', a, x, asMixed) : made('subtract', a, x, asMixed)
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
  /** Whether the equations to try have two operations. */
  readonly operations: 1 | 2
}

/** (3/4)x = 18, for what is done wrong with 3 and 4. */
export const drawFraction = (random: Random): OneStep => kinds['n/d x = b'](random)

export const statementOf = ({ left, right, onRight }: OneStep) =>
  onRight ? equation(right, left) : equation(left, right)

/** The solution is none of the printed numbers. */
export function draw(random: Random, { kinds: names }: Level): OneStep {
  const kind = random.evenly(names)
  return random.until(
    () => kinds[kind](random),
    ({ x, right, undoing }) =>
      !exact(x).equals(exact(right)) && !exact(x).equals(undoing.by) && !exact(right).equals(undoing.by),
  )
}
