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
  expr,
  expression,
  isAsDrawn,
  itemOf,
  join,
  line,
  m,
  minus,
  over,
  power,
  productRule,
  prose,
  quotientRule,
  type Random,
  Ratio,
  rational,
  type Sentence,
  sentenceChoice,
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
  /** The derivative of the first factor before it is factored, where that is a product itself. */
  readonly inner?: Expr
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
    const [a, b] = [random.int(1, 4), random.intExcept(-6, 6, 0)]
    // Else x could be taken out of the derivative too.
    const c = random.intExcept(-9, 9, 0, -b)
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
    const inner = n === 1 ? m`e^x + x e^x` : m`${n}x^${n - 1} e^x + x^${n} e^x`
    const [of, by] = [m`x^${n} e^x`, random.evenly([sine, cosine, logarithm])]
    if (by === logarithm)
      return { of: m`${of} ln x`, slope: m`${outer}(${n}ln x + x ln x + 1)`, ...asProduct(first, logarithm), inner }
    return by === sine
      ? { of: m`${of} sin x`, slope: m`${outer}(${n}sin x + x sin x + x cos x)`, ...asProduct(first, sine), inner }
      : { of: m`${of} cos x`, slope: m`${outer}(${n}cos x + x cos x - x sin x)`, ...asProduct(first, cosine), inner }
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
    of: m`f(x)g(x) + x^2 f(x)`,
    slope: m`f'(x)g(x) + f(x)g'(x) + 2x f(x) + x^2 f'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      sum(inBrackets(f1, g), inBrackets(f, g1), inBrackets(2, at, f), inBrackets(at ** 2, f1)),
    rule: 'product',
  },
  {
    of: m`{x f(x)}/{g(x)}`,
    slope: m`{(f(x) + x f'(x))g(x) - x f(x)g'(x)}/{(g(x))^2}`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      over(
        minus(join(bracketed(sum(f, inBrackets(at, f1))), bracketed(g)), inBrackets(at, f, g1)),
        power(bracketed(g), 2),
      ),
    rule: 'both',
  },
  {
    of: m`x f(x)g(x)`,
    slope: m`f(x)g(x) + x f'(x)g(x) + x f(x)g'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) => sum(inBrackets(f, g), inBrackets(at, f1, g), inBrackets(at, f, g1)),
    rule: 'product',
  },
  {
    of: m`{f(x)}/{g(x)} + x g(x)`,
    slope: m`{f'(x)g(x) - f(x)g'(x)}/{(g(x))^2} + g(x) + x g'(x)`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      sum(over(minus(inBrackets(f1, g), inBrackets(f, g1)), power(bracketed(g), 2)), bracketed(g), inBrackets(at, g1)),
    rule: 'both',
  },
  {
    of: m`{f(x)g(x)}/x`,
    slope: m`{x(f'(x)g(x) + f(x)g'(x)) - f(x)g(x)}/{x^2}`,
    filled: ({ at, f, g, f1, g1 }: Values) =>
      over(minus(join(at, bracketed(sum(inBrackets(f1, g), inBrackets(f, g1)))), inBrackets(f, g)), power(at, 2)),
    rule: 'both',
  },
] as const

/** (3)(−4): values side by side. */
const inBrackets = (...values: readonly number[]): Expr => join(...values.map(value => bracketed(value)))

const RULES = {
  product: { en: line`the product rule`, es: line`la regla del producto` },
  both: {
    en: line`the quotient rule, and the product rule for the product`,
    es: line`la regla del cociente, y la del producto para el producto`,
  },
} as const

const instruction = {
  en: prose`Differentiate. The answer may be left in any equivalent form.`,
  es: prose`Deriva. La respuesta puede quedar en cualquier forma equivalente.`,
}

type Mistake = 'product' | 'minus' | 'oneOnly' | 'reversed' | 'square' | 'plus' | 'none'
interface ReadWork {
  readonly kind: Mistake
  readonly isQuotient: boolean
  readonly n: number
  readonly c: number
}
const MISTAKES = {
  product: ['product', 'minus', 'oneOnly', 'none'],
  quotient: ['reversed', 'square', 'plus', 'none'],
} as const
const WORK = [
  ...MISTAKES.product.map(kind => ({ kind, isQuotient: false })),
  ...MISTAKES.quotient.map(kind => ({ kind, isQuotient: true })),
]
const SAID: Readonly<Record<Mistake, Sentence['says']>> = {
  product: {
    en: prose`The derivatives of the two factors were multiplied.`,
    es: prose`Multiplicó las derivadas de los dos factores.`,
  },
  minus: {
    en: prose`The two products were subtracted instead of added.`,
    es: prose`Restó los dos productos en lugar de sumarlos.`,
  },
  oneOnly: { en: prose`Only the second factor was differentiated.`, es: prose`Derivó solo el segundo factor.` },
  reversed: {
    en: prose`The terms of the numerator are in the wrong order.`,
    es: prose`Los términos del numerador están en el orden equivocado.`,
  },
  square: { en: prose`The denominator was not squared.`, es: prose`No elevó al cuadrado el denominador.` },
  plus: {
    en: prose`The terms of the numerator were added instead of subtracted.`,
    es: prose`Sumó los términos del numerador en lugar de restarlos.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
}
const says = (key: Mistake): Sentence => ({ key, says: SAID[key] })

/** What the student was to differentiate, and its derivative. */
const rightly = ({ isQuotient, n, c }: ReadWork): Known =>
  isQuotient
    ? {
        of: m`{sin x}/{x^2 + ${c}}`,
        slope: m`{(x^2 + ${c})cos x - 2x sin x}/(x^2 + ${c})^2`,
        ...asQuotient(sine, part(m`x^2 + ${c}`, m`2x`)),
      }
    : {
        of: m`${c}x^${n} sin x`,
        slope: m`${c * n}x^${n - 1} sin x + ${c}x^${n} cos x`,
        ...asProduct(powerPart(c, n), sine),
      }

/** What the student wrote. */
function claimed(work: ReadWork): Expr {
  const { kind, n, c } = work
  switch (kind) {
    case 'product':
      return m`${c * n}x^${n - 1} cos x`
    case 'minus':
      return m`${c * n}x^${n - 1} sin x - ${c}x^${n} cos x`
    case 'oneOnly':
      return m`${c}x^${n} cos x`
    case 'reversed':
      return m`{2x sin x - (x^2 + ${c})cos x}/(x^2 + ${c})^2`
    case 'square':
      return m`{(x^2 + ${c})cos x - 2x sin x}/{x^2 + ${c}}`
    case 'plus':
      return m`{(x^2 + ${c})cos x + 2x sin x}/(x^2 + ${c})^2`
    default:
      return rightly(work).slope
  }
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
    rev: 3,
    levels: {
      easy: {
        kinds: [
          'x^n e^x',
          'linear over linear',
          'x^n sin x',
          'two polynomials',
          'x^n ln x',
          'linear over linear',
          'x^n cos x',
          'two polynomials',
        ],
      },
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
      solution: (known, slope) => [
        ...(known.inner === undefined
          ? []
          : [
              explained(
                equation(derivativeOf(known.parts[0].of, 'x'), known.inner),
                line`The first two factors are a product themselves: use the product rule for them.`,
                line`Los dos primeros factores son ellos mismos un producto: usa la regla del producto.`,
              ),
            ]),
        ...byRule(known, slope),
      ],
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    slopeAt: form({
      levels: ['medium'],
      draw(random) {
        const [p, q, c] = [random.int(2, 6), random.intExcept(-6, 6, 0), random.int(1, 6)]
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
        step(equation(m`f'(${at})`, substitute(derivative, { x: expr(at) })), because.substitute, {
          value: at,
          letter: x,
        }),
        step(equation(m`f'(${at})`, slope), because.workOutTheValue, { what: m`f'(${at})` }),
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
              factored: m`(x + ${r - d})(x + ${-d - r})`,
              bottom: m`(x + ${-d})^2`,
              ...asQuotient(part(m`x^2 + ${c}`, m`2x`), linearPart(1, -d)),
            }
          : {
              of: m`{${a}x}/{x^2 + ${n * n}}`,
              roots: [-n, n],
              top: m`${-a}x^2 + ${a * n * n}`,
              factored: m`${-a}(x + ${n})(x + ${-n})`,
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
      solution: ({ top, bottom, factored, roots, ...known }) => [
        ...byRule(known, over(top, bottom)),
        explained(
          equation(top, 0),
          line`The tangent is horizontal where ${equation(m`f'(x)`, 0)}; a fraction is 0 where its numerator is 0.`,
          line`La tangente es horizontal donde ${equation(m`f'(x)`, 0)}; una fracción es 0 donde su numerador es 0.`,
        ),
        step(equation(factored, 0), because.factor),
        step(either(...roots.map(root => equation(x, root))), because.zeroProduct),
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
        const [a, value, b] = random.until(
          () => [random.intExcept(-3, 3, 0), random.intExcept(-6, 6, 0), random.int(2, 6)] as const,
          ([a, , b]) => 3 * a + 2 * b !== 0 && a * a !== b,
        )
        return random.evenly([true, false])
          ? {
              of: m`(x^2 + k)(x + ${b})`,
              at: a,
              value,
              slope: Ratio.of(3 * a * a + 2 * a * b + value),
              derivative: m`3x^2 + ${2 * b}x + k`,
              known: 3 * a * a + 2 * a * b,
              factor: 1,
              bottom: 1,
              ...asProduct(part(m`x^2 + k`, m`2x`), linearPart(1, b)),
            }
          : {
              of: m`{x + k}/{x^2 + ${b}}`,
              at: a,
              value,
              slope: Ratio.of(a * a + b - 2 * a * (a + value), (a * a + b) ** 2),
              derivative: m`{-x^2 - 2k x + ${b}}/(x^2 + ${b})^2`,
              known: b - a * a,
              factor: -2 * a,
              bottom: (a * a + b) ** 2,
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
      solution({ at, derivative, slope, known, factor, bottom, ...rest }, value) {
        const right = slope.times(bottom)
        return [
          ...byRule(rest, derivative),
          step(equation(substitute(derivative, { x: at }), slope), because.substitute, { value: at, letter: x }),
          bottom === 1
            ? explained(
                equation(m`${known} + k`, right),
                line`Work out the powers and products.`,
                line`Calcula las potencias y los productos.`,
              )
            : explained(
                equation(m`${known} + ${factor}k`, right),
                line`Multiply both sides by the denominator, ${bottom}.`,
                line`Multiplica ambos lados por el denominador, ${bottom}.`,
              ),
          explained(
            equation(k, value),
            known > 0
              ? factor === 1
                ? line`Subtract ${known} from both sides.`
                : line`Subtract ${known} from both sides; then divide both sides by ${factor}.`
              : factor === 1
                ? line`Add ${-known} to both sides.`
                : line`Add ${-known} to both sides; then divide both sides by ${factor}.`,
            known > 0
              ? factor === 1
                ? line`Resta ${known} de ambos lados.`
                : line`Resta ${known} de ambos lados; luego divide ambos lados entre ${factor}.`
              : factor === 1
                ? line`Suma ${-known} a ambos lados.`
                : line`Suma ${-known} a ambos lados; luego divide ambos lados entre ${factor}.`,
          ),
        ]
      },
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
        return { ...random.evenly(WORK), n, c }
      },
      answer: sentenceChoice,
      solve: ({ kind }) => says(kind),
      mistakes: ({ kind, isQuotient }) => {
        const all: readonly Mistake[] = MISTAKES[isQuotient ? 'quotient' : 'product']
        const others = all.filter(other => other !== kind)
        return Object.fromEntries(others.map(other => [other, says(other)]))
      },
      ask(facts) {
        const shown = equation(derivativeOf(rightly(facts).of, 'x'), claimed(facts))
        return {
          en: [shown, prose`This is a student's work. What is the mistake?`],
          es: [shown, prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
        }
      },
      solution(facts, answer) {
        const { slope } = rightly(facts)
        return [
          ...byRule(rightly(facts), slope),
          step(answer.says, because.explain, {
            sentence:
              facts.kind === 'none'
                ? {
                    en: line`The student's line is the same: every term, sign and power agrees.`,
                    es: line`La línea del estudiante es igual: coinciden todos los términos, los signos y las potencias.`,
                  }
                : {
                    en: line`The student wrote ${claimed(facts)} instead.`,
                    es: line`El estudiante escribió en cambio ${claimed(facts)}.`,
                  },
          }),
        ]
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'derivative' || !left.of) return false
        if (isDerivative(left.of, right)) return answer.key === 'none'
        if (left.of.kind === 'quotient') {
          if (isDerivative(left.of, m`-1 × ${right}`)) return answer.key === 'reversed'
          return answer.key === (right.kind === 'quotient' && right.under.kind === 'power' ? 'plus' : 'square')
        }
        if (right.kind === 'sum') return answer.key === 'minus'
        // At x = 1 the claim is n times c cos 1, or c cos 1.
        const times = (approximate(right, { x: 1 }) / approximate(left.of, { x: 1 })) * Math.tan(1)
        return answer.key === (times > 1.5 ? 'product' : 'oneOnly')
      },
    }),
  }),
)
