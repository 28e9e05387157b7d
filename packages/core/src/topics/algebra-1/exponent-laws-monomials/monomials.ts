import {
  type Both,
  bracketed,
  type Expr,
  expr,
  type Inline,
  itemOf,
  join,
  line,
  over,
  power,
  type Random,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  grouped,
  type Monomial,
  multipliedExponents,
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

interface Problem {
  readonly printed: Expr
  readonly answer: Monomial
  /** Where a usual mistake leads, and its name. */
  readonly slip: { readonly answer: Monomial; readonly says: Both<readonly Inline[]> }
  readonly steps: () => readonly Step[]
}

const SLIPS = {
  multiplied: {
    en: line`The exponents were multiplied, not added.`,
    es: line`Se multiplicaron los exponentes en vez de sumarlos.`,
  },
  subtracted: {
    en: line`The coefficients were subtracted, not divided.`,
    es: line`Se restaron los coeficientes en vez de dividirlos.`,
  },
  notRaised: {
    en: line`The coefficient was not raised to the power.`,
    es: line`No se elevó el coeficiente a la potencia.`,
  },
  added: {
    en: line`The exponents were added, not multiplied.`,
    es: line`Se sumaron los exponentes en vez de multiplicarlos.`,
  },
  signLost: {
    en: line`The sign of a negative exponent was lost.`,
    es: line`Se perdió el signo de un exponente negativo.`,
  },
  notSubtracted: {
    en: line`The exponents were added, not subtracted.`,
    es: line`Se sumaron los exponentes en vez de restarlos.`,
  },
  zeroLost: {
    en: line`The exponent 0 was left out; a power with exponent 0 is 1.`,
    es: line`Se omitió el exponente 0; una potencia con exponente 0 vale 1.`,
  },
}

const exponents = (random: Random, least: number, most: number, count = 2): number[] =>
  Array.from({ length: count }, () => random.int(least, most))

/** Not 0, some of them negative. */
export const signedExponents = (random: Random, most: number, count = 2): readonly number[] =>
  signedFrom(random, 1, most, count)
const signedFrom = (random: Random, least: number, most: number, count = 2): readonly number[] =>
  random.until(
    () => Array.from({ length: count }, () => random.int(least, most) * random.sign()),
    drawn => drawn.some(exponent => exponent < 0) && drawn.some(exponent => exponent > 0),
  )

const isFit = ({ answer: { c, e }, slip }: Problem) =>
  Math.abs(c.n) <= 1000 &&
  c.d <= 1000 &&
  e.every(exponent => Math.abs(exponent) <= 20 && exponent !== 0) &&
  !(slip.answer.c.equals(c) && slip.answer.e.every((exponent, i) => exponent === e[i]))

const kinds = {
  product(random: Random): Problem {
    const draw = () => of(random.int(2, 12), ...exponents(random, 1, 9))
    const [a, b] = [draw(), draw()]
    const answer = product(a, b)
    return {
      printed: join(grouped(a), grouped(b)),
      answer,
      slip: { answer: { c: answer.c, e: a.e.map((e, i) => e * itemOf(b.e, i)) }, says: SLIPS.multiplied },
      steps: () => productSteps(a, b),
    }
  },
  quotient(random: Random): Problem {
    const [k, b] = [random.int(2, 6), of(random.int(2, 9), ...exponents(random, 1, 5))]
    const a = product(b, of(k, ...exponents(random, 1, 6)))
    const answer = quotient(a, b)
    return {
      printed: over(written(a), written(b)),
      answer,
      slip: { answer: { c: a.c.minus(b.c), e: answer.e }, says: SLIPS.subtracted },
      steps: () => quotientSteps(a, b),
    }
  },
  'power of a product'(random: Random): Problem {
    const [a, n] = [of(random.int(2, 5) * random.sign(), ...exponents(random, 1, 5)), random.int(2, 4)]
    const answer = toPower(a, n)
    return {
      printed: raised(a, n),
      answer,
      slip: { answer: { c: a.c, e: answer.e }, says: SLIPS.notRaised },
      steps: () => powerSteps(a, n),
    }
  },
  'power of a quotient'(random: Random): Problem {
    const [a, b, n] = [of(random.int(2, 5), random.int(1, 5), 0), of(1, 0, random.int(1, 5)), random.int(2, 4)]
    const answer = toPower(quotient(a, b), n)
    return {
      printed: power(bracketed(over(written(a), written(b))), n),
      answer,
      slip: {
        answer: { c: answer.c, e: [itemOf(a.e, 0) + n, -itemOf(b.e, 1) - n] },
        says: SLIPS.added,
      },
      steps: () => [
        step(over(multipliedExponents(a, n), multipliedExponents(b, n)), because.raiseAndMultiply, { power: n }),
        step(simplest(answer), because.workOutMonomial),
      ],
    }
  },
  'negative product'(random: Random): Problem {
    const draw = () => of(random.int(2, 9), ...signedExponents(random, 6))
    const [a, b] = [draw(), draw()]
    return {
      printed: join(grouped(a), grouped(b)),
      answer: product(a, b),
      slip: { answer: product(a, { c: b.c, e: b.e.map(Math.abs) }), says: SLIPS.signLost },
      steps: () => productSteps(a, b),
    }
  },
  'negative quotient'(random: Random): Problem {
    const [a, b] = [
      of(random.int(2, 12), ...signedFrom(random, 2, 6)),
      of(random.int(2, 12), ...exponents(random, 1, 6)),
    ]
    const answer = quotient(a, b)
    return {
      printed: over(written(a), written(b)),
      answer,
      slip: { answer: { c: answer.c, e: product(a, b).e }, says: SLIPS.notSubtracted },
      steps: () => quotientSteps(a, b),
    }
  },
  'zero power'(random: Random): Problem {
    const [a, b] = [
      of(random.int(2, 9), ...exponents(random, 1, 5)),
      of(random.int(2, 9), ...signedExponents(random, 6)),
    ]
    return {
      printed: join(power(grouped(a), 0), written(b)),
      answer: b,
      slip: { answer: product(a, b), says: SLIPS.zeroLost },
      steps: () => [step(join(1, written(b)), because.zeroExponent), step(simplest(b), because.crossFractionBar)],
    }
  },
  nested(random: Random): Problem {
    const [a, b] = [
      of(random.int(1, 6), ...signedFrom(random, 2, 4)),
      of(random.int(2, 6), ...signedExponents(random, 3)),
    ]
    const n = random.pick([-3, -2, -2, 2, 3])
    const answer = toPower(quotient(a, b), n)
    return {
      printed: power(bracketed(over(written(a), written(b))), n),
      answer,
      slip: {
        answer: { c: answer.c, e: toPower(product(a, b), n).e },
        says: SLIPS.notSubtracted,
      },
      steps: () => nestedSteps(a, b, n),
    }
  },
  'three letters'(random: Random): Problem {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 4, 3)),
      of(random.int(2, 5), ...signedExponents(random, 4, 3)),
    ]
    const n = random.pick([2, 3, -2])
    const answer = product(toPower(a, n), b)
    return {
      printed: join(raised(a, n), grouped(b)),
      answer,
      slip: { answer: { c: a.c.times(b.c), e: answer.e }, says: SLIPS.notRaised },
      steps: () => [
        step(join(multipliedExponents(a, n), grouped(b)), because.raiseAndMultiply, { power: n }),
        step(join(written(toPower(a, n)), grouped(b)), because.workOutMonomial),
        ...productSteps(toPower(a, n), b),
      ],
    }
  },
  'powers over powers'(random: Random): Problem {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 3)),
      of(random.int(2, 4), ...exponents(random, 1, 3)),
    ]
    const [n, k] = random.pick([
      [2, 1],
      [3, 1],
      [3, 2],
    ] as const)
    const [top, bottom] = [toPower(a, n), toPower(b, k)]
    const answer = quotient(top, bottom)
    return {
      printed: over(raised(a, n), k === 1 ? written(b) : raised(b, k)),
      answer,
      slip: {
        answer: { c: answer.c, e: a.e.map((e, i) => e + n - itemOf(bottom.e, i)) },
        says: SLIPS.added,
      },
      steps: () => [
        step(
          over(multipliedExponents(a, n), k === 1 ? written(b) : multipliedExponents(b, k)),
          because.raiseAndMultiply,
          { power: k === 1 ? expr(n) : { en: line`${n} above and ${k} below`, es: line`${n} arriba y ${k} abajo` } },
        ),
        step(over(written(top), written(bottom)), because.workOutMonomial),
        ...quotientSteps(top, bottom),
      ],
    }
  },
}

type Kind = keyof typeof kinds

export const drawn = (random: Random, { kinds: names }: { readonly kinds: readonly Kind[] }): Problem => {
  const kind = random.evenly(names)
  return random.until(() => kinds[kind](random), isFit)
}
