import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { inequality } from '../../answer/expression.ts'
import { yesOrNo } from '../../answer/option.ts'
import { type Block, type Both, both, figure, prose } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import { type InequalitySign, regionGraph } from '../../figure/region-graph.ts'
import { money, point, relation, symbol } from '../../math/build.ts'
import { evaluate, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { monomial, sumOf } from './shared/polynomial.ts'

/** ax + by, its sign, and c. */
interface Half {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: InequalitySign
}
const SIGNS = ['<', '≤', '>', '≥'] as const
const FLIPPED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const
const STRICTNESS = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const
const [x, y] = [symbol('x'), symbol('y')]
const WINDOW = { x: { from: -6, to: 6 }, y: { from: -6, to: 6 } }

const graphOf = (half: Half) => regionGraph({ ...WINDOW, inequalities: [half] })
const fulfils = ({ a, b, c, sign }: Half, [u, v]: readonly [number, number]): boolean => {
  const order = a * u + b * v - c
  return sign === '<' ? order < 0 : sign === '≤' ? order <= 0 : sign === '>' ? order > 0 : order >= 0
}

interface Drawn {
  readonly half: Half
  readonly shown: Expr
}
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const standard = ({ a, b, c, sign }: Half): Expr =>
  relation(
    sumOf([a, b].flatMap((value, i) => (value === 0 ? [] : [monomial(value, [i === 0 ? 'x' : 'y', 1])]))),
    sign,
    c,
  )
/** y ≤ mx + b, from −mx + y ≤ b. */
const solved = (slope: Ratio, intercept: number, sign: InequalitySign): Drawn => ({
  half: { a: -slope.n, b: slope.d, c: intercept * slope.d, sign },
  shown: relation(y, sign, m`${slope}x + ${intercept}`),
})

const kinds = {
  whole: (random: Random) => solved(Ratio.of(nonzero(random, 3)), random.int(-3, 3), random.pick(SIGNS)),
  straight(random: Random): Drawn {
    const [isVertical, c, sign] = [random.chance(0.5), random.int(-4, 4), random.pick(SIGNS)]
    return {
      half: { a: isVertical ? 1 : 0, b: isVertical ? 0 : 1, c, sign },
      shown: relation(isVertical ? x : y, sign, c),
    }
  },
  fraction: (random: Random) =>
    solved(
      Ratio.of(
        ...random.pick<readonly [number, number]>([
          [1, 2],
          [-1, 2],
          [3, 2],
          [-3, 2],
          [2, 3],
          [-2, 3],
          [1, 3],
          [-1, 3],
        ]),
      ),
      random.int(-3, 3),
      random.pick(SIGNS),
    ),
  standard(random: Random): Drawn {
    const [a, b] = random.pick<readonly [number, number]>([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
    ])
    const half: Half = {
      a,
      b,
      c: a * b * random.int(-1, 1) + (a === b ? random.int(-4, 4) : 0),
      sign: random.pick(SIGNS),
    }
    return { half, shown: standard(half) }
  },
  negative(random: Random): Drawn {
    const [a, b] = random.pick<readonly [number, number]>([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [-1, 2],
      [-2, 3],
    ])
    const half: Half = {
      a,
      b: -b,
      c: Math.abs(a * b) * random.int(-1, 1) + (a === b ? random.int(-4, 4) : 0),
      sign: random.pick(SIGNS),
    }
    return { half, shown: standard(half) }
  },
}
type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}

const drawn = drawing<{ readonly a: number; readonly b: number; readonly c: number; readonly sign: InequalitySign }>(
  graphOf,
  half => [
    { ...half, sign: FLIPPED[half.sign] },
    { ...half, sign: STRICTNESS[half.sign] },
    { ...half, c: half.c + 1 },
  ],
)
/** The same truth at all lattice points and half-way between them. */
const isSameHalf = (of: Expr, half: Half): boolean =>
  Array.from({ length: 25 }, (_, i) => i - 12).every(u =>
    Array.from({ length: 25 }, (_, j) => j - 12).every(
      v => isTrue(of, { x: Ratio.of(u, 2), y: Ratio.of(v, 2) }) === fulfils(half, [u / 2, v / 2]),
    ),
  )

interface Story {
  readonly sign: '≤' | '≥'
  readonly says: (a: number, b: number, c: number) => Both<Block>
}
const stories: readonly Story[] = [
  {
    sign: '≤',
    says: (a, b, c) => ({
      en: prose`Notebooks cost ${money(100 * a)} each and folders ${money(100 * b)} each. You can spend at most ${money(100 * c)} on ${x} notebooks and ${y} folders. Write an inequality.`,
      es: prose`Los cuadernos cuestan ${money(100 * a)} cada uno y las carpetas ${money(100 * b)} cada una. Puedes gastar como máximo ${money(100 * c)} en ${x} cuadernos y ${y} carpetas. Escribe una desigualdad.`,
    }),
  },
  {
    sign: '≥',
    says: (a, b, c) => ({
      en: prose`A class sells muffins for ${money(100 * a)} each and drinks for ${money(100 * b)} each. It must take in at least ${money(100 * c)} from ${x} muffins and ${y} drinks. Write an inequality.`,
      es: prose`Una clase vende panecillos a ${money(100 * a)} cada uno y bebidas a ${money(100 * b)} cada una. Tiene que reunir al menos ${money(100 * c)} con ${x} panecillos e ${y} bebidas. Escribe una desigualdad.`,
    }),
  },
  {
    sign: '≤',
    says: (a, b, c) => ({
      en: prose`It takes ${a} hours to build a chair and ${b} hours to build a table. A carpenter works at most ${c} hours and builds ${x} chairs and ${y} tables. Write an inequality.`,
      es: prose`Se tarda ${a} horas en hacer una silla y ${b} horas en hacer una mesa. Un carpintero trabaja como máximo ${c} horas y hace ${x} sillas y ${y} mesas. Escribe una desigualdad.`,
    }),
  },
  {
    sign: '≥',
    says: (a, b, c) => ({
      en: prose`A cup of beans has ${a} grams of protein and a cup of rice has ${b} grams. A meal of ${x} cups of beans and ${y} cups of rice must have at least ${c} grams of protein. Write an inequality.`,
      es: prose`Una taza de frijoles tiene ${a} gramos de proteína y una taza de arroz tiene ${b} gramos. Una comida de ${x} tazas de frijoles e ${y} tazas de arroz debe tener al menos ${c} gramos de proteína. Escribe una desigualdad.`,
    }),
  },
]

export const graphLinearInequalitiesTwoVariables = defineTopic(
  {
    id: 'graph-linear-inequalities-two-variables',
    name: {
      en: 'Graph linear inequalities in two variables',
      es: 'Graficar desigualdades lineales en dos variables',
    },
    description: {
      en: 'Graph the boundary line and shade the solutions of a linear inequality in two variables.',
      es: 'Grafica la recta límite y sombrea las soluciones de una desigualdad lineal en dos variables.',
    },
    domain: 'Linear Functions',
    standards: ['A-REI.D.12', 'A-CED.A.3'],
    levels: {
      easy: { kinds: ['whole', 'straight', 'whole'] },
      medium: { kinds: ['fraction', 'standard'] },
      hard: { kinds: ['negative'] },
    },
  },
  form => ({
    graphIt: form({
      share: 2,
      instruction: { en: prose`Graph the inequality.`, es: prose`Grafica la desigualdad.` },
      lines: 0,
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: drawn,
      solve: ({ half: { a, b, c, sign } }) => ({ a, b, c, sign }),
      ask: ({ shown }) => both([shown, figure(coordinatePlane(WINDOW))]),
      check: (printed, answer) => isSameHalf(printed.one('relation'), answer),
    }),

    isSolution: form({
      levels: ['easy', 'hard'],
      lines: 1,
      draw: (random, level: Level) => {
        const { half, shown } = kinds[random.evenly(level.kinds)](random)
        const wanted = random.evenly([true, false])
        return {
          shown,
          at: random.until(
            () => [random.int(-6, 6), random.int(-6, 6)] as const,
            at => half.a * at[0] + half.b * at[1] !== half.c && fulfils(half, at) === wanted,
          ),
          wanted,
        }
      },
      answer: yesOrNo,
      solve: ({ wanted }) => (wanted ? 'yes' : 'no'),
      ask: ({ shown, at }) => ({
        en: prose`Is ${point(...at)} a solution of ${shown}?`,
        es: prose`¿Es ${point(...at)} una solución de ${shown}?`,
      }),
      check(printed, answer) {
        const [u, v] = printed.one('list').items.map(item => evaluate(item))
        return (
          u !== undefined && v !== undefined && isTrue(printed.one('relation'), { x: u, y: v }) === (answer === 'yes')
        )
      },
    }),

    fromGraph: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write the inequality that is graphed.`,
        es: prose`Escribe la desigualdad de la gráfica.`,
      },
      lines: 2,
      draw: random => kinds[random.evenly(['whole', 'fraction', 'straight'])](random),
      answer: inequality,
      solve: ({ shown }) => shown,
      ask: ({ half }) => both(figure(graphOf(half))),
      check(printed, answer) {
        const [half] = printed.figure('region-graph').inequalities
        return half?.form === 'line' && isSameHalf(answer, half)
      },
    }),

    chooseGraph: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which graph shows the inequality?`,
        es: prose`¿Qué gráfica muestra la desigualdad?`,
      },
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: figureChoice,
      solve: ({ half }) => graphOf(half),
      mistakes: ({ half }) => ({
        otherSide: graphOf({ ...half, sign: FLIPPED[half.sign] }),
        otherBoundary: graphOf({ ...half, sign: STRICTNESS[half.sign] }),
        both: graphOf({ ...half, sign: STRICTNESS[FLIPPED[half.sign]] }),
      }),
      ask: ({ shown }) => both(shown),
      check(printed, answer) {
        if (answer.kind !== 'region-graph') return false
        const [half] = answer.inequalities
        return half?.form === 'line' && isSameHalf(printed.one('relation'), half)
      },
    }),

    story: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random => {
        const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
        return { story: random.evenly(stories), a, b, c: random.int(20, 90) }
      },
      answer: inequality,
      solve: ({ story, a, b, c }) => standard({ a, b, c, sign: story.sign }),
      ask: ({ story, a, b, c }) => story.says(a, b, c),
      // The printed words decide which side; the numbers, which pairs lie on it.
      check(printed, answer) {
        const [a, b, c] = printed.numbers
        if (!a || !b || !c) return false
        const isAtMost = /at most|como máximo/.test(printed.text)
        const isRight = (u: Ratio, v: Ratio) => {
          const order = a.times(u).plus(b.times(v)).compare(c)
          return isTrue(answer, { x: u, y: v }) === (isAtMost ? order <= 0 : order >= 0)
        }
        const [across, up] = [c.over(a), c.over(b)]
        return [-1, 0, 1].every(
          step =>
            isRight(across.plus(Ratio.of(step, 100)), Ratio.of(0)) &&
            isRight(Ratio.of(0), up.plus(Ratio.of(step, 100))) &&
            isRight(across.over(2), up.over(2).plus(Ratio.of(step, 100))),
        )
      },
    }),
  }),
)
