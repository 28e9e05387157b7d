import {
  approximate,
  both,
  bracketed,
  type DerivedPart,
  defineTopic,
  derivativeOf,
  type Expr,
  either,
  equation,
  exact,
  explained,
  expression,
  isAsDrawn,
  itemOf,
  join,
  line,
  m,
  minus,
  option,
  over,
  power,
  productRule,
  prose,
  quotientRule,
  type Random,
  Ratio,
  rational,
  solution,
  solutionSet,
  step,
  substitute,
  sum,
  symbol,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { dualAt } from '../kit/functions/dual.ts'
import { isDerivative, near, slopeOf } from '../kit/functions/functions.ts'
import { drawRows, knownIn, printedRows, valuesTable, withLines } from '../kit/functions/values-table.ts'

interface Known {
  readonly of: Expr
  readonly slope: Expr
  readonly rule: 'product' | 'quotient'
  /** The factors, or numerator and denominator, each with its derivative. */
  readonly parts: readonly [DerivedPart, DerivedPart]
}

const asProduct = (one: DerivedPart, other: DerivedPart) => ({ rule: 'product', parts: [one, other] }) as const
const asQuotient = (top: DerivedPart, bottom: DerivedPart) => ({ rule: 'quotient', parts: [top, bottom] }) as const
const byRule = ({ rule, parts: [one, other] }: Pick<Known, 'rule' | 'parts'>, slope: Expr) =>
  rule === 'product' ? productRule(one, other, slope) : quotientRule(one, other, slope)

const part = (of: Expr, slope: Expr): DerivedPart => ({ of, slope })
const [exponential, sine, cosine, logarithm] = [
  part(m`e^x`, m`e^x`),
  part(m`sin x`, m`cos x`),
  part(m`cos x`, m`-sin x`),
  part(m`ln x`, m`1/x`),
]
const powerPart = (c: number, n: number) => part(m`${c}x^${n}`, m`${c * n}x^${n - 1}`)
const linearPart = (a: number, b: number) => part(m`${a}x + ${b}`, m`${a}`)
const quadraticPart = (a: number, b: number, c: number) => part(m`${a}x^2 + ${b}x + ${c}`, m`${2 * a}x + ${b}`)

const [x, k] = [symbol('x'), symbol('k')]

/** Without n = 1, 0 in the way. */
const kinds = {
  'x^n e^x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} e^x`, slope: m`${c}x^${n - 1} e^x(x + ${n})`, ...asProduct(powerPart(c, n), exponential) }
  },
  'x^n sin x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return {
      of: m`${c}x^${n} sin x`,
      slope: m`${c}x^${n - 1}(${n}sin x + x cos x)`,
      ...asProduct(powerPart(c, n), sine),
    }
  },
  'x^n cos x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return {
      of: m`${c}x^${n} cos x`,
      slope: m`${c}x^${n - 1}(${n}cos x - x sin x)`,
      ...asProduct(powerPart(c, n), cosine),
    }
  },
  'x^n ln x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} ln x`, slope: m`${c}x^${n - 1}(${n}ln x + 1)`, ...asProduct(powerPart(c, n), logarithm) }
  },
  'two polynomials'(random: Random): Known {
    const [a, b, c, d] = [random.int(2, 6), random.intExcept(-9, 9, 0), random.int(1, 4), random.intExcept(-6, 6, 0)]
    return {
      of: m`(${a}x + ${b})(${c}x^2 + ${d})`,
      slope: m`${3 * a * c}x^2 + ${2 * b * c}x + ${a * d}`,
      ...asProduct(linearPart(a, b), part(m`${c}x^2 + ${d}`, m`${2 * c}x`)),
    }
  },
  'linear over linear'(random: Random): Known {
    const [a, b, c, d] = random.until(
      () => [random.int(1, 7), random.intExcept(-9, 9, 0), random.int(1, 5), random.intExcept(-9, 9, 0)] as const,
      ([a, b, c, d]) => a * d !== b * c,
    )
    return {
      of: m`{${a}x + ${b}}/{${c}x + ${d}}`,
      slope: m`${a * d - b * c}/(${c}x + ${d})^2`,
      ...asQuotient(linearPart(a, b), linearPart(c, d)),
    }
  },
  'sin x over x^n'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 4)]
    return {
      of: m`{${c}sin x}/x^${n}`,
      slope: m`{${c}x cos x - ${c * n}sin x}/x^${n + 1}`,
      ...asQuotient(part(m`${c}sin x`, m`${c}cos x`), powerPart(1, n)),
    }
  },
  'e^x over quadratic'(random: Random): Known {
    const c = random.int(2, 9)
    return {
      of: m`e^x/{x^2 + ${c}}`,
      slope: m`{e^x(x^2 - 2x + ${c})}/(x^2 + ${c})^2`,
      ...asQuotient(exponential, part(m`x^2 + ${c}`, m`2x`)),
    }
  },
  'linear over quadratic'(random: Random): Known {
    const [a, b, c] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 9)]
    return {
      of: m`{${a}x + ${b}}/{x^2 + ${c}}`,
      slope: m`{${-a}x^2 + ${-2 * b}x + ${a * c}}/(x^2 + ${c})^2`,
      ...asQuotient(linearPart(a, b), part(m`x^2 + ${c}`, m`2x`)),
    }
  },
  'polynomial times e^x'(random: Random): Known {
    const [a, b, c] = [random.int(1, 4), random.intExcept(-6, 6, 0), random.intExcept(-9, 9, 0)]
    return {
      of: m`(${a}x^2 + ${b}x + ${c})e^x`,
      slope: m`e^x(${a}x^2 + ${2 * a + b}x + ${b + c})`,
      ...asProduct(quadraticPart(a, b, c), exponential),
    }
  },
  'polynomial times cos x'(random: Random): Known {
    const [a, b] = [random.int(1, 6), random.intExcept(-9, 9, 0)]
    return {
      of: m`(${a}x^2 + ${b})cos x`,
      slope: m`${2 * a}x cos x - (${a}x^2 + ${b})sin x`,
      ...asProduct(part(m`${a}x^2 + ${b}`, m`${2 * a}x`), cosine),
    }
  },
  'polynomial times ln x'(random: Random): Known {
    const [a, b] = [random.int(1, 6), random.intExcept(-9, 9, 0)]
    return {
      of: m`(${a}x^2 + ${b}x)ln x`,
      slope: m`(${2 * a}x + ${b})ln x + ${a}x + ${b}`,
      ...asProduct(part(m`${a}x^2 + ${b}x`, m`${2 * a}x + ${b}`), logarithm),
    }
  },
  triple(random: Random): Known {
    const n = random.int(1, 4)
    const first = part(m`x^${n} e^x`, n === 1 ? m`e^x(x + 1)` : m`x^${n - 1} e^x(x + ${n})`)
    const outer = n === 1 ? m`e^x` : m`x^${n - 1} e^x`
    return random.chance(0.5)
      ? { of: m`x^${n} e^x sin x`, slope: m`${outer}(${n}sin x + x sin x + x cos x)`, ...asProduct(first, sine) }
      : { of: m`x^${n} e^x cos x`, slope: m`${outer}(${n}cos x + x cos x - x sin x)`, ...asProduct(first, cosine) }
  },
}

/** What stands in the table at a place. */
interface Values {
  readonly at: number
  readonly f: number
  readonly g: number
  readonly f1: number
  readonly g1: number
}

/** What h is made of, its derivative by rule, and that with the values of a table. */
const combined = [
  {
    of: m`f(x)g(x)`,
    slope: m`f'(x)g(x) + f(x)g'(x)`,
    filled: ({ f, g, f1, g1 }: Values) => sum(inBrackets(f1, g), inBrackets(f, g1)),
    rule: 'product',
  },
  {
    of: m`{f(x)}/{g(x)}`,
    slope: m`{f'(x)g(x) - f(x)g'(x)}/{(g(x))^2}`,
    filled: ({ f, g, f1, g1 }: Values) => over(minus(inBrackets(f1, g), inBrackets(f, g1)), power(bracketed(g), 2)),
    rule: 'quotient',
  },
  {
    of: m`x^2 f(x)`,
    slope: m`2x f(x) + x^2 f'(x)`,
    filled: ({ at, f, f1 }: Values) => sum(inBrackets(2, at, f), inBrackets(at ** 2, f1)),
    rule: 'product',
  },
  {
    of: m`{f(x)}/x`,
    slope: m`{x f'(x) - f(x)}/{x^2}`,
    filled: ({ at, f, f1 }: Values) => over(minus(inBrackets(at, f1), bracketed(f)), power(at, 2)),
    rule: 'quotient',
  },
  {
    of: m`x g(x)`,
    slope: m`g(x) + x g'(x)`,
    filled: ({ at, g, g1 }: Values) => sum(g, inBrackets(at, g1)),
    rule: 'product',
  },
] as const

/** (3)(−4): values side by side. */
const inBrackets = (...values: readonly number[]): Expr => join(...values.map(value => bracketed(value)))

const RULES = {
  product: { en: line`the product rule`, es: line`la regla del producto` },
  quotient: { en: line`the quotient rule`, es: line`la regla del cociente` },
} as const

const instruction = {
  en: prose`Differentiate.`,
  es: prose`Deriva.`,
}

interface ReadWork {
  readonly kind: 'product' | 'reversed' | 'square' | 'none'
  readonly n: number
  readonly c: number
  readonly isQuotient: boolean
}

/** What the student was to differentiate, and its derivative. */
const rightly = ({ kind, n, c, isQuotient }: ReadWork): Known =>
  kind === 'product' || (kind === 'none' && !isQuotient)
    ? {
        of: m`${c}x^${n} sin x`,
        slope: m`${c * n}x^${n - 1} sin x + ${c}x^${n} cos x`,
        ...asProduct(powerPart(c, n), sine),
      }
    : {
        of: m`{sin x}/{x^2 + ${c}}`,
        slope: m`{(x^2 + ${c})cos x - 2x sin x}/(x^2 + ${c})^2`,
        ...asQuotient(sine, part(m`x^2 + ${c}`, m`2x`)),
      }

export const productQuotientRuleDerivatives = defineTopic(
  {
    id: 'product-quotient-rule-derivatives',
    name: { en: 'Product and quotient rules', es: 'Reglas del producto y del cociente' },
    description: {
      en: 'Differentiate products and quotients of functions given by formulas or by a table.',
      es: 'Deriva productos y cocientes de funciones dadas por fórmulas o por una tabla.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.8', 'AP-CALC-2.9'],
    rev: 2,
    levels: {
      easy: { kinds: ['x^n e^x', 'x^n sin x', 'x^n cos x', 'x^n ln x', 'two polynomials', 'linear over linear'] },
      medium: {
        kinds: [
          'sin x over x^n',
          'e^x over quadratic',
          'linear over quadratic',
          'polynomial times e^x',
          'polynomial times cos x',
          'polynomial times ln x',
        ],
      },
      hard: { kinds: ['triple'] },
    },
  },
  form => ({
    differentiate: form({
      share: 2,
      instruction,
      draw: (random, { kinds: names }) => kinds[random.evenly<keyof typeof kinds>(names)](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: ({ of }) => both(equation(m`f(x)`, of)),
      solution: (known, slope) => byRule(known, slope),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    slopeAt: form({
      levels: ['medium'],
      draw(random) {
        const [p, q, c] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 6)]
        const at = random.int(-3, 3)
        return random.evenly([true, false])
          ? {
              of: m`{${p}x + ${q}}/{x^2 + ${c}}`,
              at,
              derivative: m`{${-p}x^2 + ${-2 * q}x + ${p * c}}/(x^2 + ${c})^2`,
              slope: Ratio.of(p * (at * at + c) - (p * at + q) * 2 * at, (at * at + c) ** 2),
              ...asQuotient(linearPart(p, q), part(m`x^2 + ${c}`, m`2x`)),
            }
          : {
              of: m`(${p}x^2 + ${c}x + ${q})e^x`,
              at: 0,
              derivative: m`e^x(${p}x^2 + ${2 * p + c}x + ${c + q})`,
              slope: Ratio.of(c + q),
              ...asProduct(quadraticPart(p, c, q), exponential),
            }
      },
      answer: rational,
      solve: ({ slope }) => slope,
      ask: ({ of, at }) => ({
        en: prose`Find the slope of the tangent line to the graph of ${equation(m`f(x)`, of)} at ${equation(x, at)}.`,
        es: prose`Halla la pendiente de la recta tangente a la gráfica de ${equation(m`f(x)`, of)} en ${equation(x, at)}.`,
      }),
      solution: ({ at, derivative, ...known }, slope) => [
        ...byRule(known, derivative),
        step(equation(m`f'(${at})`, slope), because.substitute, { value: at, letter: x }),
      ],
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place) return false
        return near(slopeOf(curve.right, approximate(place.right)), exact(answer).toNumber(), 1e-6)
      },
    }),

    fromTable: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const index = random.int(0, 1)
        return { ...random.evenly(combined), rows: drawRows(random, 2), index }
      },
      answer: rational,
      solve: ({ of, rows, index }) => dualAt(of, Ratio.of(rows[index]?.[0] ?? 0), knownIn(rows))[1],
      ask({ of, rows, index }) {
        const [h, wanted] = [equation(m`h(x)`, of), m`h'(${rows[index]?.[0] ?? 0})`]
        return {
          en: [
            prose`The table gives values of the differentiable functions ${m`f`} and ${m`g`} and of their derivatives.`,
            valuesTable(rows),
            prose`Let ${h}. Find ${wanted}.`,
          ],
          es: [
            prose`La tabla da valores de las funciones derivables ${m`f`} y ${m`g`} y de sus derivadas.`,
            valuesTable(rows),
            prose`Sea ${h}. Halla ${wanted}.`,
          ],
        }
      },
      solution({ slope, filled, rule, rows, index }, value) {
        const [at, f, g, f1, g1] = tupleOf(itemOf(rows, index), 5)
        const wanted = m`h'(${at})`
        return [
          step(equation(m`h'(x)`, slope), because.use, { rule: RULES[rule] }),
          step(equation(wanted, filled({ at, f, g, f1, g1 })), because.read, {
            what: { en: line`the row of ${equation(x, at)}`, es: line`la fila de ${equation(x, at)}` },
          }),
          step(equation(wanted, value), because.workOutTheValue, { what: wanted }),
        ]
      },
      // Lines with the printed values and slopes stand in for f and g; the difference quotient of h is measured.
      check(printed, answer) {
        const at = approximate(
          printed.all('apply').find(({ primes, name }) => primes === 1 && name === 'h')?.to[0] ?? x,
        )
        const h = withLines(printed.one('relation').right, at, printedRows(printed))
        return near(slopeOf(h, at), exact(answer).toNumber(), 1e-6)
      },
    }),

    horizontalTangents: form({
      levels: ['hard'],
      draw(random) {
        // (x² + c)/(x − d) has slope 0 where x² − 2dx − c = 0: at d ± r with r² = d² + c.
        const [d, r] = random.until(
          () => [random.int(-5, 5), random.int(1, 6)] as const,
          ([d, r]) => r * r !== d * d,
        )
        const [n, a] = [random.int(1, 7), random.int(1, 9)]
        const c = r * r - d * d
        return random.evenly([true, false])
          ? {
              of: m`{x^2 + ${c}}/{x + ${-d}}`,
              roots: [d - r, d + r],
              top: m`x^2 + ${-2 * d}x + ${-c}`,
              bottom: m`(x + ${-d})^2`,
              ...asQuotient(part(m`x^2 + ${c}`, m`2x`), linearPart(1, -d)),
            }
          : {
              of: m`{${a}x}/{x^2 + ${n * n}}`,
              roots: [-n, n],
              top: m`${-a}x^2 + ${a * n * n}`,
              bottom: m`(x^2 + ${n * n})^2`,
              ...asQuotient(part(m`${a}x`, m`${a}`), part(m`x^2 + ${n * n}`, m`2x`)),
            }
      },
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ of }) => ({
        en: prose`Find all ${x} where the graph of ${equation(m`f(x)`, of)} has a horizontal tangent.`,
        es: prose`Halla todos los valores de ${x} donde la gráfica de ${equation(m`f(x)`, of)} tiene una tangente horizontal.`,
      }),
      solution: ({ top, bottom, roots, ...known }) => [
        ...byRule(known, over(top, bottom)),
        step(equation(top, 0), because.setDerivativeToZero),
        explained(
          either(...roots.map(root => equation(x, root))),
          line`A fraction is 0 where its numerator is 0: ${equation(top, 0)}. Factor.`,
          line`Una fracción es 0 donde su numerador es 0: ${equation(top, 0)}. Factoriza.`,
        ),
      ],
      // Two places of slope 0: the numerator of the derivative is quadratic.
      check(printed, answer) {
        const f = printed.one('relation').right
        const places = new Set(answer.map(value => exact(value).toNumber()))
        return places.size === 2 && [...places].every(place => isAsDrawn(slopeOf(f, place), 0))
      },
    }),

    findConstant: form({
      levels: ['hard'],
      draw(random) {
        const [a, value, b] = [random.intExcept(-3, 3, 0), random.intExcept(-6, 6, 0), random.int(2, 6)]
        return random.evenly([true, false])
          ? {
              of: m`(x^2 + k)(x + ${b})`,
              at: a,
              value,
              slope: Ratio.of(3 * a * a + 2 * a * b + value),
              derivative: m`3x^2 + ${2 * b}x + k`,
              ...asProduct(part(m`x^2 + k`, m`2x`), linearPart(1, b)),
            }
          : {
              of: m`{x + k}/{x^2 + ${b}}`,
              at: a,
              value,
              slope: Ratio.of(a * a + b - 2 * a * (a + value), (a * a + b) ** 2),
              derivative: m`{-x^2 - 2k x + ${b}}/(x^2 + ${b})^2`,
              ...asQuotient(part(m`x + k`, m`1`), part(m`x^2 + ${b}`, m`2x`)),
            }
      },
      answer: solution('k'),
      solve: ({ value }) => value,
      ask({ of, at, slope }) {
        const [h, given] = [equation(m`f(x)`, of), equation(m`f'(${at})`, slope)]
        return {
          en: prose`Let ${h}. If ${given}, find the constant ${k}.`,
          es: prose`Sea ${h}. Si ${given}, halla la constante ${k}.`,
        }
      },
      solution: ({ at, derivative, slope, ...known }, value) => [
        ...byRule(known, derivative),
        step(equation(substitute(derivative, { x: at }), slope), because.substitute, { value: at, letter: x }),
        explained(
          equation(k, value),
          line`Multiply both sides by the denominator; then undo what stands beside ${k}.`,
          line`Multiplica ambos lados por el denominador; luego deshaz lo que acompaña a ${k}.`,
        ),
      ],
      check(printed, answer) {
        const [h, given] = printed.all('relation')
        if (!h || given?.left.kind !== 'apply') return false
        const filled = substitute(h.right, { k: exact(answer) })
        return near(slopeOf(filled, approximate(given.left.to[0] ?? x)), approximate(given.right), 1e-6)
      },
    }),

    errorSpotting: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random) {
        const [n, c] = [random.int(2, 6), random.int(2, 9)]
        return { kind: random.evenly(['product', 'reversed', 'square', 'none']), n, c, isQuotient: random.chance(0.5) }
      },
      answer: option({
        product: {
          en: prose`The derivatives of the two factors were multiplied.`,
          es: prose`Multiplicó las derivadas de los dos factores.`,
        },
        reversed: {
          en: prose`The terms of the numerator are in the wrong order.`,
          es: prose`Los términos del numerador están en el orden equivocado.`,
        },
        square: { en: prose`The denominator was not squared.`, es: prose`No elevó al cuadrado el denominador.` },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, n, c, isQuotient }) {
        const { of, slope } = rightly({ kind, n, c, isQuotient })
        const claims = {
          product: m`${c * n}x^${n - 1} cos x`,
          reversed: m`{2x sin x - (x^2 + ${c})cos x}/(x^2 + ${c})^2`,
          square: m`{(x^2 + ${c})cos x - 2x sin x}/{x^2 + ${c}}`,
          none: slope,
        }
        const claim = claims[kind]
        return {
          en: [equation(derivativeOf(of, 'x'), claim), prose`This is a student's work. What is the mistake?`],
          es: [equation(derivativeOf(of, 'x'), claim), prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
        }
      },
      key(facts) {
        const corrected = m`f'(x) = ${rightly(facts).slope}`
        return facts.kind === 'none'
          ? both([])
          : { en: prose`It should be ${corrected}.`, es: prose`Debe ser ${corrected}.` }
      },
      solution: facts => byRule(rightly(facts), rightly(facts).slope),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'derivative' || !left.of) return false
        if (isDerivative(left.of, right)) return answer === 'none'
        if (left.of.kind !== 'quotient') return answer === 'product'
        return answer === (isDerivative(left.of, m`-1 × ${right}`) ? 'reversed' : 'square')
      },
    }),
  }),
)
