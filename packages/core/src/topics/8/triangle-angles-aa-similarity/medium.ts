import {
  type AnswerType,
  angleDegrees,
  angleNamed,
  both,
  bracketed,
  canonical,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  failed,
  figure,
  isNear,
  itemOf,
  join,
  line,
  list,
  minus,
  measureOfAngle as named,
  over,
  prose,
  type Random,
  type Step,
  solveLinear,
  sum,
  sumOfLabels,
  times,
  triangle,
} from '../../../author.ts'
import { asDegrees } from '../../kit/angles/linear-labels.ts'
import { type Angles, drawNames, type Form, openingOf, turnOf, x } from './parts.ts'

/** x, and the measure of the angle that is asked for. */
export interface XAndAngle {
  readonly x: number
  readonly name: string
  readonly size: number
}
export const xAndAngle: AnswerType<XAndAngle> = {
  kind: 'number-list',
  show: ({ x: at, name, size }) => both(list(equation(x, at), equation(named(name), degrees(size)))),
  value: ({ x: at, size }) => [canonical(at), canonical(size)],
  nearMisses: found => [
    { ...found, x: found.x + 1 },
    { ...found, size: found.size + 1 },
  ],
}

/** 2x + 10, x − 5, 3x: these come to a size at x. */
export const labelOf = (k: number, c: number): Expr => {
  const first = k === 1 ? x : join(k, x)
  return c === 0 ? first : c > 0 ? sum(first, c) : minus(first, -c)
}
/** 2x − 5 at x = 33: (2 × 33 − 5)°. */
const labelAt = (at: number, name: Expr, k: number, c: number): Step => {
  const first = k === 1 ? expr(at) : times(k, at)
  const all = c === 0 ? first : c > 0 ? sum(first, c) : minus(first, -c)
  return explainedBy(
    equation(equation(name, asDegrees(all.kind === 'sum' ? all : bracketed(all))), degrees(k * at + c)),
    {
      en: line`Substitute ${at} for ${x} in the label of the angle.`,
      es: line`Sustituye ${x} por ${at} en la etiqueta del ángulo.`,
    },
  )
}
export const joinedSteps = (statement: Expr): readonly Step[] => solveLinear(statement, 'x', join)

/** One angle is a number, one is x and one is kx + c. */
const drawInX = (random: Random) =>
  random.until(
    () => {
      const [at, k, c] = [random.int(24, 58), random.pick([1, 2, 2, 3]), random.sign() * 5 * random.int(1, 6)]
      return { at, k, c, sizes: [at, k * at + c, 180 - at - k * at - c] as Angles }
    },
    ({ sizes }) => sizes.every(size => size >= 32 && size <= 104) && new Set(sizes).size === 3,
  )
/** The exterior angle is kx + c, one remote angle is x (or x + d) and the other one a number. */
const drawOutside = (random: Random) =>
  random.until(
    () => {
      const [at, k] = [random.int(20, 55), random.pick([2, 2, 3])]
      const d = random.pick([0, 5, 10, -5, 15])
      const c = random.pick([-10, -5, 0, 5, 10, 15])
      const remote = k * at + c - at - d
      return { at, k, c, d, sizes: [at + d, remote, 180 - (k * at + c)] as Angles }
    },
    ({ sizes, d, c }) =>
      sizes.every(size => size >= 32 && size <= 100) && new Set(sizes).size === 3 && (c !== 0 || d !== 0),
  )

export const mediumForms = (form: Form) => ({
  inX: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => ({
      ...drawNames(random),
      ...drawInX(random),
      order: random.shuffle([0, 1, 2]),
      turn: turnOf(random),
    }),
    answer: xAndAngle,
    // The angle that is asked is not the one labeled x.
    solve: ({ corners, order, at, sizes }) => ({ x: at, name: itemOf(corners, order.indexOf(1)), size: sizes[1] }),
    ask: ({ corners, order, k, c, sizes, turn }) => {
      const labels = [asDegrees(x), asDegrees(labelOf(k, c)), degrees(sizes[2])]
      const at = (i: number) => itemOf(labels, itemOf(order, i))
      const drawn = figure(
        triangle({
          shape: { angles: [itemOf(sizes, order[0]), itemOf(sizes, order[1]), itemOf(sizes, order[2])] },
          names: corners.join(''),
          angles: { [corners[0]]: at(0), [corners[1]]: at(1), [corners[2]]: at(2) },
          turn,
          size: 16,
        }),
      )
      const asked = named(itemOf(corners, order.indexOf(1)))
      return { en: [drawn, prose`Find ${x} and ${asked}.`], es: [drawn, prose`Halla ${x} y ${asked}.`] }
    },
    solution({ corners, order, k, c, sizes, at }) {
      const labels = [x, labelOf(k, c), expr(sizes[2])]
      const statement = equation(sumOfLabels(...order.map(i => itemOf(labels, i))), 180)
      const name = named(itemOf(corners, order.indexOf(1)))
      return [
        explainedBy(statement, {
          en: line`The three angles of a triangle add up to ${degrees(180)}.`,
          es: line`Los tres ángulos de un triángulo suman ${degrees(180)}.`,
        }),
        ...joinedSteps(statement),
        labelAt(at, name, k, c),
        explainedBy(list(equation(x, at), equation(name, degrees(sizes[1]))), {
          en: line`Write both numbers.`,
          es: line`Escribe los dos números.`,
        }),
      ]
    },
    check(printed, { x: at, name, size }) {
      const drawn = printed.figure('triangle')
      const labels = drawn.angles.flatMap(({ label }) => (label?.kind === 'measure' ? [label.of] : []))
      const total = labels.reduce((all, label) => all + evaluate(label, { x: at }).toNumber(), 0)
      const [one, two] = drawn.points.flatMap(point => (point.name === name ? [] : [point.name]))
      return total === 180 && isNear(openingOf(drawn, `${one}${name}${two}`), size)
    },
  }),

  exteriorInX: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => {
      const outside = drawOutside(random)
      return {
        ...drawNames(random),
        ...outside,
        // An angle that is labeled x° is known with x: the other one is asked.
        isOutside: outside.d === 0 || random.evenly([true, false]),
        isFlipped: random.chance(0.5),
        turn: turnOf(random),
      }
    },
    answer: xAndAngle,
    solve: ({ corners: [A, B, C], fourth, at, k, c, d, isOutside, isFlipped }) =>
      isOutside ? { x: at, name: A + C + fourth, size: k * at + c } : { x: at, name: isFlipped ? B : A, size: at + d },
    ask: ({ corners: [A, B, C], fourth, sizes, k, c, d, isOutside, isFlipped, turn }) => {
      const [letterAt, numberAt] = isFlipped ? [B, A] : [A, B]
      const drawn = figure(
        triangle({
          shape: { angles: isFlipped ? [sizes[1], sizes[0], sizes[2]] : sizes },
          names: A + B + C,
          angles: { [letterAt]: asDegrees(labelOf(1, d)), [numberAt]: sizes[1] },
          exterior: [{ at: C, name: fourth, label: asDegrees(labelOf(k, c)) }],
          turn,
          size: 17,
        }),
      )
      const asked = named(isOutside ? A + C + fourth : letterAt)
      return { en: [drawn, prose`Find ${x} and ${asked}.`], es: [drawn, prose`Halla ${x} y ${asked}.`] }
    },
    solution({ corners: [A, B, C], fourth, sizes, at, k, c, d, isOutside, isFlipped }) {
      const statement = equation(labelOf(k, c), sumOfLabels(labelOf(1, d), expr(sizes[1])))
      const inside = isFlipped ? B : A
      const name = named(isOutside ? A + C + fourth : inside)
      return [
        explainedBy(statement, {
          en: line`The exterior angle is the sum of the two remote interior angles.`,
          es: line`El ángulo exterior es la suma de los dos ángulos interiores no adyacentes.`,
        }),
        ...joinedSteps(statement),
        labelAt(at, name, isOutside ? k : 1, isOutside ? c : d),
      ]
    },
    check(printed, { x: at, name, size }) {
      const drawn = printed.figure('triangle')
      const [A, B, C, D] = drawn.points.map(point => point.name)
      const labels = drawn.angles.flatMap(({ vertex, label }) =>
        label?.kind === 'measure' ? [{ vertex, size: evaluate(label.of, { x: at }).toNumber() }] : [],
      )
      const outside = labels.find(({ vertex }) => vertex === C) ?? failed('The outside angle is labeled')
      const inside = labels.filter(({ vertex }) => vertex !== C).reduce((all, one) => all + one.size, 0)
      const asked = name.length === 3 ? `${A}${C}${D}` : name === A ? `${B}${A}${C}` : `${A}${B}${C}`
      return outside.size === inside && isNear(openingOf(drawn, asked), size)
    },
  }),

  isosceles: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random => {
      const kind = random.evenly(['base', 'outside', 'apex'] as const)
      const base = random.intExcept(38, 76, 45, 60)
      return { ...drawNames(random), kind, base, turn: turnOf(random) }
    },
    answer: angleDegrees,
    solve: ({ kind, base }) => (kind === 'base' ? base : 180 - 2 * base),
    ask: ({ corners: [A, B, C], fourth, kind, base, turn }) => {
      const top = 180 - 2 * base
      // The equal sides meet at A.
      const drawn = figure(
        triangle({
          shape: { angles: [top, base, base] },
          names: A + B + C,
          sides: { [A + B]: { ticks: 1 }, [C + A]: { ticks: 1 } },
          angles: kind === 'base' ? { [A]: top } : kind === 'apex' ? { [B]: base } : {},
          exterior: kind === 'outside' ? [{ at: C, name: fourth, label: degrees(180 - base) }] : [],
          turn,
          size: 14,
        }),
      )
      const asked = named(kind === 'base' ? C : A)
      return {
        en: [drawn, prose`Sides with the same tick mark are equal. Find ${asked}.`],
        es: [drawn, prose`Los lados con la misma marca son iguales. Halla ${asked}.`],
      }
    },
    solution({ corners: [A, B, C], fourth, kind, base }) {
      const top = 180 - 2 * base
      if (kind === 'base')
        return [
          explainedBy(equation(named(B), named(C)), {
            en: line`The angles across from equal sides are equal.`,
            es: line`Los ángulos opuestos a lados iguales son iguales.`,
          }),
          explainedBy(equation(minus(degrees(180), degrees(top)), degrees(2 * base)), {
            en: line`The three angles add up to ${degrees(180)}: this is left for both equal angles.`,
            es: line`Los tres ángulos suman ${degrees(180)}: esto queda para los dos ángulos iguales.`,
          }),
          explainedBy(equation(equation(named(C), over(degrees(2 * base), 2)), degrees(base)), {
            en: line`Each of them is half of it.`,
            es: line`Cada uno es la mitad.`,
          }),
        ]
      const last = explainedBy(equation(equation(named(A), minus(degrees(180), degrees(2 * base))), degrees(top)), {
        en: line`The three angles add up to ${degrees(180)}. Subtract both equal angles, ${equation(sum(degrees(base), degrees(base)), degrees(2 * base))}.`,
        es: line`Los tres ángulos suman ${degrees(180)}. Resta los dos ángulos iguales, ${equation(sum(degrees(base), degrees(base)), degrees(2 * base))}.`,
      })
      if (kind === 'apex')
        return [
          explainedBy(equation(equation(named(C), named(B)), degrees(base)), {
            en: line`The angles across from equal sides are equal.`,
            es: line`Los ángulos opuestos a lados iguales son iguales.`,
          }),
          last,
        ]
      return [
        explainedBy(equation(equation(named(A + C + B), minus(degrees(180), degrees(180 - base))), degrees(base)), {
          en: line`This angle and the exterior angle ${angleNamed(A + C + fourth)} make a straight angle.`,
          es: line`Este ángulo y el ángulo exterior ${angleNamed(A + C + fourth)} forman un ángulo llano.`,
        }),
        explainedBy(equation(equation(named(B), named(A + C + B)), degrees(base)), {
          en: line`The angles across from equal sides are equal.`,
          es: line`Los ángulos opuestos a lados iguales son iguales.`,
        }),
        last,
      ]
    },
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const { of } = printed.one('prefixed')
      const asked = of.kind === 'symbol' ? of.name : ''
      const [one, two] = drawn.points.slice(0, 3).flatMap(point => (point.name === asked ? [] : [point.name]))
      return isNear(openingOf(drawn, `${one}${asked}${two}`), exact(answer).toNumber())
    },
  }),
})
