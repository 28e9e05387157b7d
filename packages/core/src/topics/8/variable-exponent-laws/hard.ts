import {
  both,
  box,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type Found,
  findMistake,
  formulaChoice,
  integer,
  isSame,
  itemOf,
  join,
  line,
  minus,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  simplifiedExpression,
  step,
  sum,
  symbol,
  times,
  type Value,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  grouped,
  type Monomial,
  nestedSteps,
  of,
  powerSteps,
  product,
  productSteps,
  quotient,
  quotientSteps,
  raised,
  simplest,
  toPower,
  written,
} from '../../kit/polynomials/monomials.ts'
import type { Form } from './levels.ts'
import { isEqualAt, isSimplified, LETTER_PAIRS, withCoefficients } from './parts.ts'

interface Worked {
  readonly printed: Expr
  readonly answer: Monomial
  readonly steps: () => readonly Step[]
}
const withLetters = (letters: readonly string[], c: number | Ratio, ...e: readonly number[]): Monomial => ({
  ...of(c, ...e),
  letters,
})
const signed = (random: Random, least: number, most: number) => random.int(least, most) * random.sign()

const kinds = {
  'power of a quotient'(random: Random, letters: readonly string[]): Worked {
    const a = withLetters(letters, random.int(1, 4), signed(random, 2, 4), random.int(2, 4))
    const b = withLetters(letters, random.intExcept(1, 3, a.c.n), random.int(1, 4), -random.int(1, 3))
    const n = random.pick([-2, 2, 3, -3])
    return {
      printed: power(bracketed(over(written(a), written(b))), n),
      answer: toPower(quotient(a, b), n),
      steps: () => nestedSteps(a, b, n, times),
    }
  },
  'power times a monomial'(random: Random, letters: readonly string[]): Worked {
    const a = withLetters(letters, random.int(1, 3), -random.int(1, 4), random.int(1, 3))
    const b = withLetters(letters, random.int(2, 6), random.int(1, 6), signed(random, 1, 5))
    const n = random.pick([2, 3])
    const raisedA = toPower(a, n)
    return {
      printed: join(raised(a, n), grouped(b)),
      answer: product(raisedA, b),
      steps: () => [
        explainedBy(join(grouped(raisedA), grouped(b)), {
          en: line`Raise each factor of the first parentheses to the power ${n}: multiply its exponents by ${n}.`,
          es: line`Eleva cada factor del primer paréntesis a la potencia ${n}: multiplica sus exponentes por ${n}.`,
        }),
        ...withCoefficients('product', productSteps(raisedA, b, times)),
      ],
    }
  },
  'quotient that cancels'(random: Random, letters: readonly string[]): Worked {
    const k = random.int(2, 4)
    const q = random.int(2, 5)
    const p = random.intExcept(1, 5, q)
    const a = withLetters(letters, k * p, random.int(2, 4), -random.int(1, 5))
    const b = withLetters(letters, k * q, random.int(2, 8), random.int(1, 4))
    return {
      printed: over(written(a), written(b)),
      answer: quotient(a, b),
      steps: () => withCoefficients('quotient', quotientSteps(a, b)),
    }
  },
  'zero power'(random: Random, letters: readonly string[]): Worked {
    const a = withLetters(letters, random.int(2, 9), random.int(2, 5), random.int(1, 5))
    const b = withLetters(letters, random.int(2, 5), -random.int(2, 5), random.int(1, 4))
    const n = random.pick([2, 3])
    return {
      printed: join(power(grouped(a), 0), raised(b, n)),
      answer: toPower(b, n),
      steps: () => [
        explainedBy(raised(b, n), {
          en: line`A nonzero number to the power 0 is 1: the first factor is 1.`,
          es: line`Un número distinto de cero elevado a 0 es 1: el primer factor es 1.`,
        }),
        ...powerSteps(b, n, times),
      ],
    }
  },
}
type Kind = keyof typeof kinds
const isFit = ({ answer }: Worked) =>
  Math.abs(answer.c.n) <= 1000 &&
  answer.c.d <= 1000 &&
  answer.e.every(e => e !== 0 && e >= -12 && e <= 20) &&
  answer.e.some(e => e < 0)
function drawWorked(random: Random, names: readonly Kind[]): Worked {
  const kind = random.evenly(names)
  const letters = random.evenly(LETTER_PAIRS)
  return random.until(() => kinds[kind](random, letters), isFit)
}

/** ((x^p)/(x^q))^n, or (x^p)^n · x^q, with one exponent left out. */
interface Inside {
  readonly letter: string
  readonly isQuotient: boolean
  readonly isFirst: boolean
  readonly p: number
  readonly q: number
  readonly n: number
}
const BLANK = box(0.8)
const insideResult = ({ isQuotient, p, q, n }: Inside) => (isQuotient ? (p - q) * n : p * n + q)
const insideOf = ({ letter, isQuotient, isFirst, p, q, n }: Inside, show: 'blank' | 'whole' = 'blank'): Expr => {
  const x = symbol(letter)
  const [one, other]: [Value, Value] = show === 'whole' ? [p, q] : isFirst ? [BLANK, q] : [p, BLANK]
  return isQuotient
    ? power(bracketed(over(power(x, one), power(x, other))), n)
    : join(power(bracketed(power(x, one)), n), power(x, other))
}

interface Four {
  readonly letter: string
  readonly result: number
  readonly right: readonly Expr[]
  readonly how: readonly Expr[]
  readonly wrong: Expr
  readonly other: number
  /** What its exponents come to. */
  readonly work: Expr
}
/** Three ways to x^e, and one to another power. */
function drawFour(random: Random): Four {
  const letter = random.evenly(['x', 'a', 'u', 'b', 'p', 'r'] as const)
  const slip = random.turn(3)
  return random.until(
    () => {
      const x = symbol(letter)
      const [m, n] = [random.int(2, 4), random.int(2, 4)]
      const result = -m * n
      const [a, b] = [random.int(2, 6), random.int(2, 6)]
      const right = [
        power(bracketed(power(x, -m)), n),
        join(power(x, result - a), power(x, a)),
        over(power(x, b), power(x, b - result)),
      ]
      const how = [
        equation(times(-m, n), result),
        equation(sum(result - a, a), result),
        equation(minus(b, b - result), result),
      ]
      const wrongOnes = [
        { of: power(bracketed(power(x, -m)), -n), other: m * n, work: times(-m, bracketed(-n)) },
        { of: join(power(x, -m), power(x, -n)), other: -m - n, work: sum(-m, bracketed(-n)) },
        { of: over(power(x, result), power(x, -a)), other: result + a, work: minus(result, bracketed(-a)) },
      ] as const
      const { of: wrong, other, work } = itemOf(wrongOnes, slip)
      return { letter, result, right, how, wrong, other, work: equation(work, other) }
    },
    ({ result, other, right, wrong }) => result !== other && other !== 0 && !right.some(one => isEqualAt(one, wrong)),
  )
}

interface Nested {
  readonly a: Monomial
  readonly b: Monomial
  readonly n: number
}
const workFrom = ({ a, b, n }: Nested, inside: Monomial, after: Monomial): Work => [
  power(bracketed(over(written(a), written(b))), n),
  raised(inside, n),
  written(after),
  simplest(after),
]

/** The key says the corrected line and the right result. */
const withResult = <F extends object>(form: F): F => ({
  ...form,
  key({ facts, mistake, work }: Found<Nested>) {
    if (mistake === null) return both([])
    const inside = quotient(facts.a, facts.b)
    const right = workFrom(facts, inside, toPower(inside, facts.n))
    const at = right.findIndex((one, i) => !isSame(one, itemOf(work, i)))
    const [corrected, end] = [itemOf(right, at), itemOf(right, right.length - 1)]
    return {
      en: prose`It should be ${corrected}. The right result is ${end}.`,
      es: prose`Debe ser ${corrected}. El resultado correcto es ${end}.`,
    }
  },
})

interface Valued {
  readonly worked: Monomial
  readonly printed: Expr
  readonly steps: readonly Step[]
  readonly x: number
}

export const hardForms = (form: Form) => ({
  severalLaws: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Simplify. Write the answer with positive exponents. No variable is 0.`,
      es: prose`Simplifica. Escribe la respuesta con exponentes positivos. Ninguna variable es 0.`,
    },
    draw: (random: Random) =>
      drawWorked(random, ['power of a quotient', 'power times a monomial', 'quotient that cancels', 'zero power']),
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    check: isSimplified,
  }),

  exponentInside: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing exponent. No variable is 0.`,
      es: prose`Halla el exponente que falta. Ninguna variable es 0.`,
    },
    draw: (random: Random): Inside => {
      const isQuotient = random.evenly([true, false])
      const isFirst = random.evenly([true, false])
      const letter = random.evenly(['y', 'a', 'x', 'p', 'b', 'r'] as const)
      return random.until(
        () => ({
          letter,
          isQuotient,
          isFirst,
          p: random.intExcept(-5, 7, 0, 1, -1),
          q: random.intExcept(-6, 9, 0, 1, -1),
          n: random.pick([2, 3, 4, -2]),
        }),
        drawn => {
          const result = insideResult(drawn)
          return result < 0 && result >= -20 && drawn.p !== drawn.q && ![drawn.p, drawn.q, drawn.n].includes(result)
        },
      )
    },
    answer: integer,
    solve: ({ p, q, isFirst }) => (isFirst ? p : q),
    ask: drawn => both(equation(insideOf(drawn), power(symbol(drawn.letter), insideResult(drawn)))),
    solution: drawn => {
      const { isQuotient, isFirst, p, q, n } = drawn
      const result = insideResult(drawn)
      const shown = (value: number): Expr => (value < 0 ? bracketed(expr(value)) : expr(value))
      if (isQuotient)
        return [
          explainedBy(equation(isFirst ? minus(BLANK, shown(q)) : minus(p, BLANK), p - q), {
            en: line`The exponent inside times ${n} is ${result}, so the exponent inside is ${result} divided by ${n}: ${p - q}.`,
            es: line`El exponente de adentro por ${n} es ${result}, así que el de adentro es ${result} dividido entre ${n}: ${p - q}.`,
          }),
          explainedBy(equation(BLANK, isFirst ? p : q), {
            en: isFirst ? line`Add ${q} to both sides.` : line`Subtract ${p - q} from ${p}.`,
            es: isFirst ? line`Suma ${q} a ambos lados.` : line`Resta ${p - q} de ${p}.`,
          }),
        ]
      return isFirst
        ? [
            explainedBy(equation(sum(times(BLANK, n < 0 ? shown(n) : n), q), result), {
              en: line`Multiply the exponents of the power, then add ${q}: the sum is ${result}.`,
              es: line`Multiplica los exponentes de la potencia y suma ${q}: la suma es ${result}.`,
            }),
            step(
              equation(times(BLANK, n < 0 ? shown(n) : n), p * n),
              q < 0 ? because.addToBothSides : because.subtractFromBothSides,
              {
                value: Math.abs(q),
              },
            ),
            step(equation(BLANK, p), because.divideBothSides, { value: n }),
          ]
        : [
            explainedBy(equation(sum(p * n, BLANK), result), {
              en: line`The power of the power has the exponent ${equation(times(shown(p), shown(n)), p * n)}; the exponents of a product are added.`,
              es: line`La potencia de la potencia tiene el exponente ${equation(times(shown(p), shown(n)), p * n)}; los exponentes de un producto se suman.`,
            }),
            step(equation(BLANK, q), p * n < 0 ? because.addToBothSides : because.subtractFromBothSides, {
              value: Math.abs(p * n),
            }),
          ]
    },
    check(printed, answer) {
      const whole = filled(printed.one('relation'), answer)
      return whole.kind === 'relation' && isEqualAt(whole.left, whole.right)
    },
  }),

  notEqual: form({
    levels: ['hard'],
    kind: 'choose',
    draw: drawFour,
    answer: formulaChoice,
    solve: ({ wrong }): Value => wrong,
    mistakes: ({ right }): Readonly<Record<string, Value>> =>
      Object.fromEntries(right.map((one, i) => [`equal ${i}`, one])),
    ask: ({ letter, result }) => ({
      en: prose`Which expression is not equal to ${over(1, power(symbol(letter), -result))} if ${symbol(letter)} is not 0?`,
      es: prose`¿Qué expresión no es igual a ${over(1, power(symbol(letter), -result))} si ${symbol(letter)} no es 0?`,
    }),
    solution: ({ letter, result, wrong, other, work }) => [
      explainedBy(equation(over(1, power(symbol(letter), -result)), power(symbol(letter), result)), {
        en: line`Write the given expression as one power.`,
        es: line`Escribe la expresión dada como una sola potencia.`,
      }),
      explainedBy(wrong, {
        en: line`It is ${other === 1 ? symbol(letter) : power(symbol(letter), other)}, not ${power(symbol(letter), result)}: ${work}.`,
        es: line`Es ${other === 1 ? symbol(letter) : power(symbol(letter), other)}, no ${power(symbol(letter), result)}: ${work}.`,
      }),
    ],
    whyWrong: ({ letter, result, right, how }) =>
      Object.fromEntries(
        right.map((one, i) => [
          `equal ${i}`,
          explainedBy(equation(one, power(symbol(letter), result)), {
            en: line`It is equal: ${itemOf(how, i)}.`,
            es: line`Es igual: ${itemOf(how, i)}.`,
          }),
        ]),
      ),
    check: (printed, answer) => !isEqualAt(itemOf(printed.maths, 0), answer as Expr),
  }),

  mistakeInWork: form(
    withResult(
      findMistake({
        levels: ['hard'],
        lines: 3,
        isAlwaysThere: false,
        draw: (random: Random): Nested => {
          const letters = random.evenly(LETTER_PAIRS)
          return random.until(
            () => ({
              a: withLetters(letters, random.int(2, 4), random.int(1, 4), random.int(1, 4)),
              b: withLetters(letters, 1, random.int(2, 6), -random.int(1, 4)),
              n: random.pick([2, 3]),
            }),
            ({ a, b }) => {
              const [e, f] = quotient(a, b).e
              return e !== undefined && f !== undefined && e < -1 && f > 1 && itemOf(a.e, 1) + itemOf(b.e, 1) !== 0
            },
          )
        },
        work: drawn => workFrom(drawn, quotient(drawn.a, drawn.b), toPower(quotient(drawn.a, drawn.b), drawn.n)),
        steps: drawn => {
          const inside = quotient(drawn.a, drawn.b)
          return [
            step(raised(inside, drawn.n), because.subtractExponents),
            step(written(toPower(inside, drawn.n)), because.raiseAndMultiply, { power: drawn.n }),
            step(simplest(toPower(inside, drawn.n)), because.crossFractionBar),
          ]
        },
        mistakes: {
          signLost: {
            says: ({ a, b }) => {
              const [p, q] = [itemOf(a.e, 1), itemOf(b.e, 1)]
              return {
                en: line`${minus(p, bracketed(expr(q)))} is ${p - q}, not ${p + q}`,
                es: line`${minus(p, bracketed(expr(q)))} es ${p - q}, no ${p + q}`,
              }
            },
            work: drawn => {
              const { a, b, n } = drawn
              const right = quotient(a, b)
              const inside = { ...right, e: [itemOf(right.e, 0), itemOf(a.e, 1) + itemOf(b.e, 1)] }
              return workFrom(drawn, inside, toPower(inside, n))
            },
          },
          coefficientLeft: {
            says: ({ a, n }) => ({
              en: line`${a.c} was not raised to the power ${n}`,
              es: line`no se elevó ${a.c} a la potencia ${n}`,
            }),
            work: drawn => {
              const inside = quotient(drawn.a, drawn.b)
              return workFrom(drawn, inside, { ...toPower(inside, drawn.n), c: inside.c })
            },
          },
          exponentsAdded: {
            says: ({ n }) => ({
              en: line`${n} was added to the exponents, but they should be multiplied by ${n}`,
              es: line`se sumó ${n} a los exponentes, pero deben multiplicarse por ${n}`,
            }),
            work: drawn => {
              const inside = quotient(drawn.a, drawn.b)
              const after = toPower(inside, drawn.n)
              return workFrom(drawn, inside, { ...after, e: inside.e.map(e => e + drawn.n) })
            },
          },
        },
        follows: isEqualAt,
      }),
    ),
  ),

  valueAfterwards: form({
    levels: ['hard'],
    draw: (random: Random): Valued => {
      const isProduct = random.evenly([true, false])
      return random.until(
        () => {
          const letters = ['x', 'y'] as const
          const [q, k] = [random.int(1, 3), random.int(2, 3)]
          const a = withLetters(letters, 1, -random.int(1, 3), q)
          // The other letter goes away.
          const end = signed(random, 1, 4)
          const rest = isProduct
            ? withLetters(letters, 1, end - itemOf(a.e, 0) * k, -q * k)
            : withLetters(letters, 1, itemOf(a.e, 0) * k - end, q * k)
          const first = toPower(a, k)
          const worked = isProduct ? product(first, rest) : quotient(first, rest)
          // "−6 − (−4) = −2".
          const together = (i: number) => {
            const [one, other] = [itemOf(first.e, i), itemOf(rest.e, i)]
            const shownOther = other < 0 ? bracketed(other) : other
            return equation(isProduct ? sum(one, shownOther) : minus(one, shownOther), itemOf(worked.e, i))
          }
          return {
            worked,
            printed: isProduct ? join(raised(a, k), written(rest)) : over(raised(a, k), written(rest)),
            steps: [
              explainedBy(isProduct ? join(written(first), written(rest)) : over(written(first), written(rest)), {
                en: line`Work out ${raised(a, k)}: multiply the exponents by ${k}.`,
                es: line`Calcula ${raised(a, k)}: multiplica los exponentes por ${k}.`,
              }),
              explainedBy(written(worked), {
                en: isProduct
                  ? line`Add the exponents: ${together(0)} for ${symbol('x')}, and ${together(1)} for ${symbol('y')}, which drops out.`
                  : line`Subtract the exponents: ${together(0)} for ${symbol('x')}, and ${together(1)} for ${symbol('y')}, which drops out.`,
                es: isProduct
                  ? line`Suma los exponentes: ${together(0)} para ${symbol('x')} y ${together(1)} para ${symbol('y')}, que desaparece.`
                  : line`Resta los exponentes: ${together(0)} para ${symbol('x')} y ${together(1)} para ${symbol('y')}, que desaparece.`,
              }),
            ],
            x: random.pick([2, 3, 5, 10]),
          }
        },
        ({ worked: { e }, x: at }) => Math.abs(itemOf(e, 0)) > 1 && at ** Math.abs(itemOf(e, 0)) <= 1000,
      )
    },
    answer: rational,
    solve: ({ worked: { e }, x: at }) => Ratio.of(at).power(itemOf(e, 0)),
    ask: ({ printed, x: at }) => ({
      en: prose`What is the value of ${printed} when ${equation(symbol('x'), at)} and ${symbol('y')} is not 0?`,
      es: prose`¿Cuál es el valor de ${printed} si ${equation(symbol('x'), at)} e ${symbol('y')} no es 0?`,
    }),
    solution: ({ worked: { e }, x: at, steps }) => {
      const n = itemOf(e, 0)
      const value = Ratio.of(at).power(n)
      return [
        ...steps,
        explainedBy(equation(n < 0 ? equation(power(at, n), over(1, power(at, -n))) : power(at, n), value), {
          en: line`Substitute ${at} for ${symbol('x')}.`,
          es: line`Sustituye ${symbol('x')} por ${at}.`,
        }),
      ]
    },
    // With any number for the other letter.
    check(printed, answer) {
      const of = itemOf(printed.maths, 0)
      const x = evaluate(printed.one('relation').right)
      return [1, 2, 3].every(y => evaluate(of, { x, y }).equals(exact(answer)))
    },
  }),
})
