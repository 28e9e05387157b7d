import {
  both,
  derivativeOf,
  equation,
  explained,
  expression,
  type FormMaker,
  line,
  m,
  over,
  prose,
  type Random,
  Ratio,
} from '../../../author.ts'
import { isDerivative } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import {
  asProduct,
  asQuotient,
  byRule,
  cosine,
  exponential,
  type Known,
  linearPart,
  logarithm,
  part,
  powerPart,
  quadraticPart,
  sine,
} from './parts.ts'

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
  'e^x over linear'(random: Random): Known {
    const c = random.intExcept(-9, 9, 0, 1)
    return {
      of: m`e^x/{x + ${c}}`,
      slope: m`{e^x(x + ${c - 1})}/(x + ${c})^2`,
      ...asQuotient(exponential, linearPart(1, c)),
    }
  },
  'linear over linear'(random: Random): Known {
    const [a, b, c, d] = random.until(
      () => [random.int(1, 7), random.intExcept(-9, 9, 0), random.int(1, 5), random.intExcept(-9, 9, 0)] as const,
      ([a, b, c, d]) => a * d !== b * c && Ratio.of(c, d).d === Math.abs(d),
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
  'product over linear'(random: Random): Known {
    const c = random.intExcept(-9, 9, 0)
    const [bottom, below] = [linearPart(1, c), m`(x + ${c})^2`]
    const by = random.evenly([logarithm, exponential, sine])
    const inner = by === exponential ? m`e^x + x e^x` : by === sine ? m`sin x + x cos x` : m`ln x + 1`
    const top = part(m`x ${by.of}`, by === exponential ? m`e^x(x + 1)` : inner)
    const above =
      by === exponential
        ? m`e^x(x^2 + ${c}x + ${c})`
        : by === sine
          ? m`${c}sin x + (x^2 + ${c}x)cos x`
          : m`${c}ln x + x + ${c}`
    return { of: m`{x ${by.of}}/{x + ${c}}`, slope: over(above, below), ...asQuotient(top, bottom), inner }
  },
}

const instruction = {
  en: prose`Differentiate. The answer may be left in any equivalent form.`,
  es: prose`Deriva. La respuesta puede quedar en cualquier forma equivalente.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
              known.rule === 'product'
                ? line`The first two factors are a product themselves: use the product rule for them.`
                : line`The numerator is a product: use the product rule for it.`,
              known.rule === 'product'
                ? line`Los dos primeros factores son ellos mismos un producto: usa la regla del producto.`
                : line`El numerador es un producto: usa la regla del producto.`,
            ),
          ]),
      ...byRule(known, slope),
    ],
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
})
