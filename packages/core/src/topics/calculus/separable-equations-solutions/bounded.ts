import { type Expr, explained, expr, line, m, type Random, Ratio, statements, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { reciprocal } from './particular.ts'
import { type Started, withSign } from './parts.ts'

/** A solution that may not be defined everywhere. */
export interface Bounded extends Started {
  readonly from: Expr
  readonly to: Expr
  /** Where the solution is not defined, and the places. */
  readonly edge: { readonly what: Expr; readonly places: readonly Expr[] } | null
}

const place = m`x = 0`

export const bounded = {
  'y^2 + a^2'(random: Random): Bounded {
    const [a, k] = [random.int(1, 4), random.int(1, 3)]
    const inside = m`${a * k}x`
    const solution = m`${a}tan ${inside}`
    return {
      slope: k === 1 ? m`y^2 + ${a * a}` : m`${k}(y^2 + ${a * a})`,
      sides: [m`1/{y^2 + ${a * a}}`, m`${k}`],
      integrated: [a === 1 ? m`arctan y` : m`${Ratio.of(1, a)}arctan(y/${a})`, m`${k}x`],
      constant: 0,
      toSolution: [
        ...(a === 1 ? [] : [step(m`arctan(y/${a}) = ${inside}`, because.multiplyBothSides, { value: a })]),
        explained(
          m`y = ${solution}`,
          a === 1
            ? line`Take the tangent of both sides.`
            : line`Take the tangent of both sides. Multiply both sides by ${a}.`,
          a === 1
            ? line`Toma la tangente de ambos lados.`
            : line`Toma la tangente de ambos lados. Multiplica ambos lados por ${a}.`,
        ),
      ],
      solution,
      b: 0,
      from: m`-π/${2 * a * k}`,
      to: m`π/${2 * a * k}`,
      edge: { what: m`cos ${inside} = 0`, places: [m`x = -π/${2 * a * k}`, m`x = π/${2 * a * k}`] },
    }
  },
  'y^2'(random: Random): Bounded {
    const [k, b] = [random.int(1, 4), random.int(1, 6)]
    const solution = m`${b}/{1 - ${k * b}x}`
    const pole = Ratio.of(1, k * b)
    return {
      slope: m`${k}y^2`,
      sides: [m`1/y^2`, m`${k}`],
      integrated: [m`-1/y`, m`${k}x`],
      constant: Ratio.of(-1, b),
      toSolution: [
        step(m`1/y = ${Ratio.of(1, b)} - ${k}x`, because.multiplyBothSides, { value: -1 }),
        reciprocal(solution, b),
      ],
      solution,
      b,
      from: m`-∞`,
      to: expr(pole),
      edge: { what: m`1 - ${k * b}x = 0`, places: [m`x = ${pole}`] },
    }
  },
  /** Between the equilibria the solution is defined everywhere, above them after its pole alone. */
  'y(1 − y)'(random: Random): Bounded {
    const [k, c] = [random.int(1, 4), random.int(2, 6)]
    const isBelow = random.chance(0.5)
    const [logarithm, ratio] = [m`ln ${c}`, m`y/{1 - y}`]
    const solution = isBelow ? m`1/{1 + ${c}e^{${-k}x}}` : m`${c}/{${c} - e^{${-k}x}}`
    const pole = k === 1 ? m`-ln ${c}` : m`-{ln ${c}}/${k}`
    return {
      slope: m`${k}y(1 - y)`,
      sides: [m`1/y + 1/{1 - y}`, m`${k}`],
      isInFractions: true,
      rewritten: m`1/{y(1 - y)} = 1/y + 1/{1 - y}`,
      apart: m`ln|y| - ln|1 - y|`,
      integrated: [m`ln|y/{1 - y}|`, m`${k}x`],
      constant: isBelow ? m`-${logarithm}` : logarithm,
      toSolution: [
        step(m`${ratio} = ${isBelow ? m`${Ratio.of(1, c)}e^{${k}x}` : m`${-c}e^{${k}x}`}`, because.raiseAndKeepSign, {
          what: ratio,
          place,
          ...withSign(isBelow),
        }),
        explained(
          statements(
            isBelow ? m`(${c} + e^{${k}x})y = e^{${k}x}` : m`(${c}e^{${k}x} - 1)y = ${c}e^{${k}x}`,
            isBelow
              ? m`y = {e^{${k}x}}/{${c} + e^{${k}x}} = ${solution}`
              : m`y = {${c}e^{${k}x}}/{${c}e^{${k}x} - 1} = ${solution}`,
          ),
          line`Clear the fractions and bring the terms with ${m`y`} together. Divide both sides by the factor of ${m`y`}; then divide the numerator and the denominator by ${m`e^{${k}x}`}.`,
          line`Elimina las fracciones y junta los términos con ${m`y`}. Divide ambos lados entre el factor de ${m`y`}; luego divide el numerador y el denominador entre ${m`e^{${k}x}`}.`,
        ),
      ],
      solution,
      b: isBelow ? Ratio.of(1, c + 1) : Ratio.of(c, c - 1),
      from: isBelow ? m`-∞` : pole,
      to: m`∞`,
      edge: isBelow ? null : { what: m`${c} - e^{${-k}x} = 0`, places: [m`x = ${pole}`] },
    }
  },
  'x y^2'(random: Random): Bounded {
    const [c, k] = [random.int(1, 4), 2 * random.int(1, 4)]
    const inverse = Ratio.of(k * c * c, 2)
    // y = 2/(k(c² − x²))
    const solution = m`1/{${k / 2}(${c * c} - x^2)}`
    return {
      slope: m`${k}x y^2`,
      sides: [m`1/y^2`, m`${k}x`],
      integrated: [m`-1/y`, m`${k / 2}x^2`],
      constant: inverse.negated(),
      toSolution: [
        step(m`1/y = ${inverse} - ${k / 2}x^2`, because.multiplyBothSides, { value: -1 }),
        k === 2
          ? step(m`y = ${solution}`, because.reciprocalsOfBothSides)
          : explained(
              m`y = ${solution}`,
              line`Factor out ${k / 2} on the right side, and take the reciprocal of each side.`,
              line`Saca el factor común ${k / 2} en el lado derecho y toma el recíproco de cada lado.`,
            ),
      ],
      solution,
      b: Ratio.of(2, k * c * c),
      from: expr(-c),
      to: expr(c),
      edge: { what: m`${c * c} - x^2 = 0`, places: [m`x = ${-c}`, m`x = ${c}`] },
    }
  },
}
