import {
  type Both,
  bracketed,
  divide,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  list,
  minus,
  type Random,
  type Step,
  statements,
  sum,
  times,
  type Value,
  wholes,
  words,
} from '../../../author.ts'

export type Sign = '+' | '−' | '×' | '÷'
export const SIGNS: readonly Sign[] = ['+', '×', '−', '÷']

/** a + b, a − b, a × b or a ÷ b. */
export interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: Sign
}
const RESULTS: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}
export const resultOf = ({ a, b, sign }: Fact): number => RESULTS[sign](a, b)

const WRITTEN: Readonly<Record<Sign, (a: Value, b: Value) => Expr>> = { '+': sum, '−': minus, '×': times, '÷': divide }
export const operation = (sign: Sign, a: Value, b: Value): Expr => WRITTEN[sign](a, b)
export const written = ({ a, b, sign }: Fact): Expr => operation(sign, a, b)
export const complete = (fact: Fact): Expr => equation(written(fact), resultOf(fact))
export const inParentheses = (fact: Fact): Expr => bracketed(written(fact))

export interface Level {
  /** The factors of products, and whether sums and differences regroup. */
  readonly factors: readonly number[]
  readonly regroups: boolean
}

const ones = (value: number) => value % 10

/** A sum or a difference of numbers with two digits, or of two digits and one. */
function drawSum(random: Random, regroups: boolean): readonly [a: number, b: number] {
  return random.until(
    () => [random.int(12, 79), random.chance(0.6) ? random.int(11, 48) : random.int(4, 9)],
    ([a, b]) =>
      a + b <= 100 && ones(a) > 0 && ones(b) > 0 && ones(a) + ones(b) > 10 === regroups && ones(a) + ones(b) !== 10,
  )
}

export function drawFact(random: Random, sign: Sign, { factors, regroups }: Level): Fact {
  switch (sign) {
    case '+': {
      const [a, b] = drawSum(random, regroups)
      return { a, b, sign }
    }
    case '−': {
      const [a, b] = drawSum(random, regroups)
      return { a: a + b, b, sign }
    }
    case '×': {
      const pair = random.shuffle([random.pick(factors), random.int(3, 9)])
      return { a: pair[0], b: pair[1], sign }
    }
    case '÷': {
      const [divisor, quotient] = random.shuffle([random.pick(factors), random.int(3, 9)])
      return { a: divisor * quotient, b: divisor, sign }
    }
  }
}

/** One computation, and what it does. */
interface Part {
  readonly work: Expr
  readonly en: readonly Inline[]
  readonly es: readonly Inline[]
}
const part = (work: Expr, en: readonly Inline[], es: readonly Inline[]): Part => ({ work, en, es })

/** a ± b: the tens first, and ones by way of the next ten. */
function sumParts(fact: Fact): readonly Part[] {
  const { a, b, sign } = fact
  const isSum = sign === '+'
  const [tens, rest] = [b - ones(b), ones(b)]
  const [en, es] = isSum ? ['Add', 'Suma'] : ['Subtract', 'Resta']
  const done = (from: number, by: number): Expr => complete({ a: from, b: by, sign })
  const after = resultOf({ a, b: tens, sign })
  if (tens > 0 && rest > 0)
    return [
      part(
        done(a, tens),
        [...line`${b} is ${tens} and ${rest}. `, en, ...line` ${tens} first.`],
        [...line`${b} es ${tens} y ${rest}. `, es, ...line` primero ${tens}.`],
      ),
      part(
        done(after, rest),
        ['Then ', en.toLowerCase(), ...line` ${rest}.`],
        ['Después ', es.toLowerCase(), ...line` ${rest}.`],
      ),
    ]
  const toTen = isSum ? 10 - ones(a) : ones(a)
  if (rest === 0 || (toTen === 0 && a === 10)) return [part(done(a, b), [en, ...line` ${b}.`], [es, ...line` ${b}.`])]
  if (toTen === 0)
    return [
      part(
        complete({ a: 10, b, sign }),
        a === 20
          ? line`Subtract ${b} from one of the tens. The other ten stays the same.`
          : line`Subtract ${b} from one of the tens. The other tens stay the same.`,
        a === 20
          ? line`Resta ${b} de una de las decenas. La otra decena no cambia.`
          : line`Resta ${b} de una de las decenas. Las demás decenas no cambian.`,
      ),
      part(complete(fact), line`The result is ${resultOf(fact)}.`, line`El resultado es ${resultOf(fact)}.`),
    ]
  if (toTen >= rest)
    return [
      part(
        complete({ a: ones(a), b, sign }),
        [en, ...line` the ones. The tens stay the same.`],
        [es, ...line` las unidades. Las decenas no cambian.`],
      ),
      part(complete(fact), line`The result is ${resultOf(fact)}.`, line`El resultado es ${resultOf(fact)}.`),
    ]
  const middle = resultOf({ a, b: toTen, sign })
  return [
    part(
      done(a, toTen),
      [...line`${b} is ${toTen} and ${b - toTen}. `, en, ...line` ${toTen} to get to ${middle}.`],
      [...line`${b} es ${toTen} y ${b - toTen}. `, es, ...line` ${toTen} para llegar a ${middle}.`],
    ),
    part(
      done(middle, b - toTen),
      ['Then ', en.toLowerCase(), ...line` ${b - toTen}.`],
      ['Después ', es.toLowerCase(), ...line` ${b - toTen}.`],
    ),
  ]
}

/** a × b: by doubling, by counting, or from 5 groups. */
function productParts({ a, b }: Fact): readonly Part[] {
  const [by, other] = [2, 10, 5].some(easy => easy === a) || (a <= b && ![2, 10, 5].includes(b)) ? [a, b] : [b, a]
  if (by === 10)
    return [
      part(
        words(`${other} tens`, `${other} decenas`),
        line`10 times ${other} is ${other} tens.`,
        line`10 por ${other} es ${other} decenas.`,
      ),
    ]
  if (by === 2)
    return [
      part(
        equation(sum(other, other), 2 * other),
        line`2 times ${other} is double ${other}.`,
        line`2 por ${other} es el doble de ${other}.`,
      ),
    ]
  if (by === 5)
    return [
      part(
        list(...wholes(1, other).map(groups => 5 * groups)),
        line`Count by 5. Say ${other} numbers.`,
        line`Cuenta de 5 en 5. Di ${other} números.`,
      ),
    ]
  const [known, more] = by === 9 ? [10, -1] : by < 5 ? [2, by - 2] : [5, by - 5]
  const change =
    more < 0
      ? part(
          equation(minus(10 * other, other), 9 * other),
          line`9 groups of ${other} are 1 group less than 10 groups: subtract ${other}.`,
          line`9 grupos de ${other} son 1 grupo menos que 10 grupos: resta ${other}.`,
        )
      : part(
          equation(sum(known * other, more * other), by * other),
          line`${by} groups are ${known} groups and ${more} more: add ${more * other}.`,
          line`${by} grupos son ${known} grupos y ${more} más: suma ${more * other}.`,
        )
  return [
    part(
      equation(times(known, other), known * other),
      line`Start from ${known} groups of ${other}.`,
      line`Parte de ${known} grupos de ${other}.`,
    ),
    change,
  ]
}

function quotientParts({ a, b }: Fact): readonly Part[] {
  const quotient = a / b
  return [
    part(
      equation(times(quotient, b), a),
      line`Think of a multiplication: what number times ${b} is ${a}?`,
      line`Piensa en una multiplicación: ¿qué número por ${b} es ${a}?`,
    ),
  ]
}

function partsOf(fact: Fact): readonly Part[] {
  switch (fact.sign) {
    case '+':
    case '−':
      return sumParts(fact)
    case '×':
      return productParts(fact)
    case '÷':
      return quotientParts(fact)
  }
}

/** The computations of a fact one after another. */
export function worked(fact: Fact): readonly Step[] {
  const steps = partsOf(fact).map(({ work, en, es }) => explained(work, en, es))
  const result = resultOf(fact)
  switch (fact.sign) {
    case '+':
    case '−':
      return steps
    case '×':
      return [...steps, explained(complete(fact), line`The product is ${result}.`, line`El producto es ${result}.`)]
    case '÷':
      return [...steps, explained(complete(fact), line`The quotient is ${result}.`, line`El cociente es ${result}.`)]
  }
}

/** The same for what stands in parentheses. */
export const workedInside = (fact: Fact): readonly Step[] =>
  worked(fact).map((step, i) =>
    i > 0
      ? step
      : {
          ...step,
          says: {
            en: [...line`Work inside the parentheses first. `, ...step.says.en],
            es: [...line`Calcula primero lo que está entre paréntesis. `, ...step.says.es],
          },
        },
  )

const NAMED: Readonly<Record<Sign, readonly [en: string, es: string]>> = {
  '+': ['Add', 'Suma'],
  '−': ['Subtract', 'Resta'],
  '×': ['Multiply', 'Multiplica'],
  '÷': ['Divide', 'Divide'],
}

/** The computations of a fact on one line. */
export function onOneLine(fact: Fact, why: Both<string> = { en: '', es: '' }): Step {
  const isSum = fact.sign === '+' || fact.sign === '−'
  const [en, es] = NAMED[fact.sign]
  return explained(
    statements(...partsOf(fact).map(({ work }) => work), ...(isSum ? [] : [complete(fact)])),
    [`${why.en}${en}`, ...line` to find ${written(fact)}.`],
    [`${why.es}${es}`, ...line` para hallar ${written(fact)}.`],
  )
}

/** A sum or a difference that has the value of a fact. */
export const rightFor = (random: Random, fact: Fact): Fact => {
  const result = resultOf(fact)
  const b = random.intExcept(4, 15, fact.a, fact.b)
  return result > 80 || (result > b + 3 && random.chance(0.5))
    ? { a: result - b, b, sign: '+' }
    : { a: result + b, b, sign: '−' }
}
