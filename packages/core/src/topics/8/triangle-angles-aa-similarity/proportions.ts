import {
  decimal,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  geometryDiagram,
  itemOf,
  line,
  measure,
  minus,
  measureOfAngle as named,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  sideBySide,
  statements,
  sum,
  symbol,
  times,
  triangle,
  triangleNamed,
  triangleVertices,
  tupleOf,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { similarity } from '../../kit/triangles/similar-pair.ts'
import { type Form, turnOf, x } from './parts.ts'

const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
const tidy = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

/** Sides a, b, c whose angles to the nearest degree add up to 180. */
const SHAPES: readonly (readonly [
  sides: readonly [number, number, number],
  angles: readonly [number, number, number],
])[] = [
  [
    [5, 6, 7],
    [44, 57, 79],
  ],
  [
    [4, 5, 6],
    [41, 56, 83],
  ],
  [
    [6, 7, 9],
    [42, 51, 87],
  ],
  [
    [5, 7, 8],
    [38, 60, 82],
  ],
  [
    [6, 8, 9],
    [41, 61, 78],
  ],
  [
    [7, 8, 10],
    [44, 52, 84],
  ],
  [
    [6, 9, 10],
    [37, 63, 80],
  ],
]
/** From the first triangle to the second: tenths or whole. */
const FACTORS = [
  Ratio.of(3, 2),
  Ratio.of(2),
  Ratio.of(5, 2),
  Ratio.of(1, 2),
  Ratio.of(6, 5),
  Ratio.of(4, 5),
  Ratio.of(3),
]

/** x over `match` as `a` over `b`; the product, then the quotient. */
const proportion = (statement: Expr, match: Ratio, a: Ratio, b: Ratio, unit: (typeof UNITS)[number]) => [
  explainedBy(statement, {
    en: line`Matching sides of similar triangles have equal ratios.`,
    es: line`Los lados correspondientes de triángulos semejantes tienen razones iguales.`,
  }),
  explainedBy(equation(equation(x, over(times(tidy(match), tidy(a)), tidy(b))), over(tidy(match.times(a)), tidy(b))), {
    en: line`Multiply both sides by ${tidy(match)}.`,
    es: line`Multiplica ambos lados por ${tidy(match)}.`,
  }),
  explainedBy(equation(x, measure(tidy(match.times(a).over(b)), unit)), {
    en: line`Divide.`,
    es: line`Divide.`,
  }),
]

/** A share of a triangle that is cut off by a line parallel to a side: 2/5 is AD over AB. */
const SHARES: readonly (readonly [small: number, large: number])[] = [
  [2, 5],
  [3, 5],
  [2, 3],
  [3, 4],
  [1, 2],
  [4, 5],
  [1, 3],
  [3, 8],
]
const drawParallel = (random: Random) =>
  random.until(
    () => {
      const [m, n] = random.evenly(SHARES)
      const by = random.int(Math.ceil(3 / m), Math.floor(24 / n))
      return { m, n, by, inner: random.int(Math.ceil(0.55 * m * by), Math.min(18, Math.floor(1.6 * m * by))) }
    },
    ({ m, n, by, inner }) => {
      const outer = (inner * n) / m
      return (
        n * by <= 24 &&
        m * by >= 3 &&
        (n - m) * by >= 2 &&
        Number.isInteger(outer * 2) &&
        outer <= 36 &&
        outer > n * by * 0.55 &&
        outer < n * by * 1.6 &&
        new Set([m * by, (n - m) * by, n * by, inner, outer]).size === 5
      )
    },
  )

export const proportionForms = (form: Form) => ({
  sideByAngles: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const [sides, angles] = random.evenly(SHAPES)
      const factor = random.evenly(FACTORS)
      const by = random.pick([1, 2])
      const order = random.pick([
        [1, 2, 0],
        [2, 0, 1],
        [1, 0, 2],
        [0, 2, 1],
        [2, 1, 0],
      ] as const)
      const names = random.evenly([
        ['ABC', 'DEF'],
        ['PQR', 'STU'],
        ['JKL', 'MNP'],
        ['EFG', 'HJK'],
      ] as const)
      // The side across from the first corner is known in both triangles, the one across from the second is asked for.
      return {
        sides: sides.map(side => side * by),
        angles,
        factor,
        order,
        names,
        unit: random.evenly(UNITS),
        turns: [turnOf(random), turnOf(random)] as const,
      }
    },
    answer: measured,
    solve: ({ sides, factor, unit }) => ({ amount: tidy(factor.times(itemOf(sides, 1))), unit }),
    ask({ sides, angles, factor, order, names, unit, turns }) {
      const at = (i: number) => order.indexOf(i as 0 | 1 | 2)
      const second = tupleOf(
        [0, 1, 2].map(i => itemOf(angles, at(i))),
        3,
      )
      const [one, two] = names
      const across = (name: string, i: number) => name.charAt((i + 1) % 3) + name.charAt((i + 2) % 3)
      const scale = factor.toNumber()
      const left = triangle({
        shape: { angles },
        names: one,
        // The first triangle shows the angles at its first two corners.
        angles: { [one.charAt(0)]: angles[0], [one.charAt(1)]: angles[1] },
        sides: {
          [across(one, 0)]: measure(itemOf(sides, 0), unit),
          [across(one, 1)]: measure(itemOf(sides, 1), unit),
        },
        turn: turns[0],
        size: scale > 1 ? 9 : 11.5,
      })
      const right = triangle({
        shape: { angles: second },
        names: two,
        // The second shows the angle of the second corner and of the third one.
        angles: { [two.charAt(order[1])]: angles[1], [two.charAt(order[2])]: angles[2] },
        sides: {
          [across(two, order[0])]: measure(tidy(factor.times(itemOf(sides, 0))), unit),
          [across(two, order[1])]: x,
        },
        turn: turns[1],
        size: scale > 1 ? 11.5 : 9,
      })
      const shown = sideBySide(figure(left), figure(right))
      return {
        en: [shown, prose`Find ${x}. The angles are rounded to whole degrees.`],
        es: [shown, prose`Halla ${x}. Los ángulos están redondeados a grados enteros.`],
      }
    },
    solution({ sides, angles, factor, order, names, unit }) {
      const [one, two] = names
      const matched = order.map(i => two.charAt(i)).join('')
      const [a, b] = [Ratio.of(itemOf(sides, 0)), Ratio.of(itemOf(sides, 1))]
      const other = factor.times(a)
      return [
        explainedBy(
          equation(
            equation(named(one.charAt(2)), minus(minus(degrees(180), degrees(angles[0])), degrees(angles[1]))),
            degrees(angles[2]),
          ),
          {
            en: line`Find the third angle of ${triangleNamed(one)}.`,
            es: line`Halla el tercer ángulo de ${triangleNamed(one)}.`,
          },
        ),
        explainedBy(similarity(one, matched), {
          en: line`Two pairs of angles are equal, ${degrees(angles[1])} and ${degrees(angles[2])}: the triangles are similar (AA).`,
          es: line`Hay dos pares de ángulos iguales, ${degrees(angles[1])} y ${degrees(angles[2])}: los triángulos son semejantes (AA).`,
        }),
        ...proportion(equation(over(x, b), over(tidy(other), a)), b, other, a, unit),
      ]
    },
    // The sides across from equal angles belong together.
    check(printed, { amount }) {
      const drawn = printed.figures('triangle').map(({ points, lines, angles }) => {
        const given = new Map(
          angles.flatMap(({ vertex, label }) =>
            label?.kind === 'measure' ? [[vertex, evaluate(label.of).toNumber()] as const] : [],
          ),
        )
        const rest = 180 - [...given.values()].reduce((all, one) => all + one, 0)
        return lines.flatMap(({ from, to, label }) => {
          const across = points.find(({ name }) => name !== from && name !== to)!.name
          return label ? [{ angle: given.get(across) ?? rest, label: label as Expr }] : []
        })
      })
      const valueOf = (label: Expr) => (label.kind === 'symbol' ? exact(amount) : evaluate(label))
      const [one, two] = drawn as [(typeof drawn)[number], (typeof drawn)[number]]
      const factors = one.map(({ angle, label }) => {
        const other = two.find(item => item.angle === angle)
        return other ? valueOf(other.label).over(valueOf(label)) : Ratio.of(0)
      })
      return factors.length === 2 && itemOf(factors, 0).equals(itemOf(factors, 1)) && itemOf(factors, 0).n > 0
    },
  }),

  parallelInside: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => ({
      ...drawParallel(random),
      asks: random.evenly(['outer', 'inner'] as const),
      tip: random.int(38, 62),
      unit: random.evenly(UNITS),
      turn: random.pick([-12, 0, 12]),
    }),
    answer: measured,
    solve: ({ m, n, inner, asks, unit }) => ({
      amount: asks === 'inner' ? inner : tidy(Ratio.of(inner * n, m)),
      unit,
    }),
    ask({ m, n, by, inner, asks, unit, turn }) {
      const outer = Ratio.of(inner * n, m)
      const [long, base] = [n * by, outer.toNumber()]
      const third = Math.max(long * 0.9, base * 0.9, (long + base) * 0.62)
      const drawn = figure(
        triangle({
          shape: { vertices: triangleVertices({ sides: [base, third, long] }) },
          names: 'ABC',
          parallels: [
            { to: 'BC', share: m / n, names: 'DE', label: asks === 'inner' ? x : measure(inner, unit), marked: true },
          ],
          sides: { BC: asks === 'outer' ? x : measure(tidy(outer), unit) },
          lines: [
            { of: 'AD', label: measure(m * by, unit), side: 'right' },
            { of: 'DB', label: measure((n - m) * by, unit), side: 'right' },
          ],
          turn,
          size: 15,
        }),
      )
      const claim = relation(symbol('DE'), '∥', symbol('BC'))
      return {
        en: [drawn, prose`In the figure, ${claim}. Find ${x}.`],
        es: [drawn, prose`En la figura, ${claim}. Halla ${x}.`],
      }
    },
    solution({ m, n, by, inner, asks, unit }) {
      const outer = Ratio.of(inner * n, m)
      const [short, long] = [Ratio.of(m * by), Ratio.of(n * by)]
      return [
        explainedBy(similarity('ADE', 'ABC'), {
          en: line`The angle at ${symbol('A')} is common, and the angles at ${symbol('D')} and ${symbol('B')} are equal because they are corresponding angles: similar (AA).`,
          es: line`El ángulo en ${symbol('A')} es común, y los ángulos en ${symbol('D')} y ${symbol('B')} son iguales por ser correspondientes: semejantes (AA).`,
        }),
        explainedBy(equation(equation(symbol('AB'), sum(m * by, (n - m) * by)), n * by), {
          en: line`Add both parts to find the whole side ${symbol('AB')}.`,
          es: line`Suma las dos partes para hallar el lado entero ${symbol('AB')}.`,
        }),
        ...(asks === 'outer'
          ? proportion(equation(over(x, inner), over(expr(long), expr(short))), Ratio.of(inner), long, short, unit)
          : proportion(equation(over(x, tidy(outer)), over(expr(short), expr(long))), outer, short, long, unit)),
      ]
    },
    check(printed, { amount }) {
      const { lines } = printed.figure('triangle')
      const at = (name: string) => {
        const found = lines.find(({ from, to, label }) => label && (from + to === name || to + from === name))
          ?.label as Expr
        return found.kind === 'symbol' ? exact(amount) : evaluate(found)
      }
      const [ad, db, de, bc] = ['AD', 'DB', 'DE', 'BC'].map(at) as [Ratio, Ratio, Ratio, Ratio]
      return de.times(ad.plus(db)).equals(bc.times(ad)) && exact(amount).n > 0
    },
  }),

  twoTransversals: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random =>
      random.until(
        () => {
          const [m, n] = random.evenly([
            [2, 3],
            [3, 4],
            [3, 5],
            [2, 5],
            [4, 5],
            [1, 2],
          ] as const)
          const [low, up] = random.chance(0.5) ? [m, n] : [n, m]
          return {
            low,
            up,
            base: random.int(2, 6),
            leg: random.int(2, 5),
            isHalf: random.evenly([false, true]),
            unit: random.evenly(UNITS),
            lean: random.pick([-0.25, -0.1, 0.1, 0.25]),
          }
        },
        ({ low, up, base, leg }) =>
          base !== leg &&
          base * Math.max(low, up) <= 20 &&
          leg * Math.max(low, up) <= 18 &&
          base * up !== leg * low &&
          leg < base * 1.1 &&
          leg > base * 0.55,
      ),
    answer: measured,
    solve: ({ up, leg, isHalf, unit }) => ({ amount: isHalf ? tidy(Ratio.of(leg * up, 2)) : leg * up, unit }),
    ask({ low, up, base, leg, isHalf, unit, lean }) {
      const shown = (value: number) => measure(isHalf ? tidy(Ratio.of(value, 2)) : value, unit)
      // AB below, CD above; AD and BC cross at E.
      const half = base / 2
      const height = Math.sqrt(Math.max(leg * leg - (half + lean * half) ** 2, 0.4))
      const [ax, bx] = [-half - lean * half, half - lean * half]
      const by = (k: number, [px, py]: readonly [number, number]): readonly [number, number] => [px * k, py * k]
      const A = by(low, [ax, -height])
      const B = by(low, [bx, -height])
      const D = by(up, [-ax, height])
      const C = by(up, [-bx, height])
      const drawn = figure(
        geometryDiagram({
          points: { A, B, C, D, E: [0, 0] },
          lines: [
            { of: 'AB', label: shown(base * low), parallels: 1, side: 'right' },
            { of: 'CD', label: shown(base * up), parallels: 1, side: 'left' },
            { of: 'AE', label: shown(leg * low), side: 'left' },
            { of: 'ED', label: x, side: 'right' },
            'BE',
            'EC',
          ],
          size: 15,
        }),
      )
      const claim = relation(symbol('AB'), '∥', symbol('CD'))
      return {
        en: [
          drawn,
          prose`In the figure, ${claim}. Segments ${symbol('AD')} and ${symbol('BC')} cross at ${symbol('E')}. Find ${x}.`,
        ],
        es: [
          drawn,
          prose`En la figura, ${claim}. Los segmentos ${symbol('AD')} y ${symbol('BC')} se cortan en ${symbol('E')}. Halla ${x}.`,
        ],
      }
    },
    solution({ low, up, base, leg, isHalf, unit }) {
      const by = isHalf ? 2 : 1
      const [ab, cd, ae] = [Ratio.of(base * low, by), Ratio.of(base * up, by), Ratio.of(leg * low, by)]
      return [
        explainedBy(statements(equation(named('AEB'), named('DEC')), equation(named('EAB'), named('EDC'))), {
          en: line`Vertical angles at ${symbol('E')} are equal, and so are alternate interior angles at ${symbol('A')} and ${symbol('D')}.`,
          es: line`Son iguales los ángulos opuestos por el vértice en ${symbol('E')} y los alternos internos en ${symbol('A')} y ${symbol('D')}.`,
        }),
        explainedBy(similarity('ABE', 'DCE'), {
          en: line`Two pairs of angles are equal: the triangles are similar (AA).`,
          es: line`Hay dos pares de ángulos iguales: los triángulos son semejantes (AA).`,
        }),
        ...proportion(equation(over(x, tidy(ae)), over(tidy(cd), tidy(ab))), ae, cd, ab, unit),
      ]
    },
    check(printed, { amount }) {
      const { lines } = printed.figure('geometry-diagram')
      const at = (name: string) =>
        evaluate(lines.find(({ from, to }) => from + to === name)?.label as Expr, { x: exact(amount) })
      return at('AB')
        .times(exact(amount))
        .equals(at('CD').times(at('AE')))
    },
  }),
})
