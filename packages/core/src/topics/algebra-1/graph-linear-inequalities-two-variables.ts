import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { inequality } from '../../answer/expression.ts'
import { option, yesOrNo } from '../../answer/option.ts'
import { point as pointAnswer } from '../../answer/point.ts'
import { type Both, both, figure, type Inline, line, prose } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import { type InequalitySign, regionGraph } from '../../figure/region-graph.ts'
import { money, point, relation, symbol } from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
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
  readonly says: (a: number, b: number, c: number) => Both<readonly Inline[]>
}
const stories: readonly Story[] = [
  {
    sign: '≤',
    says: (a, b, c) => ({
      en: line`Notebooks cost ${money(100 * a)} each and folders ${money(100 * b)} each. You can spend at most ${money(100 * c)} on ${x} notebooks and ${y} folders.`,
      es: line`Los cuadernos cuestan ${money(100 * a)} cada uno y las carpetas ${money(100 * b)} cada una. Puedes gastar como máximo ${money(100 * c)} en ${x} cuadernos e ${y} carpetas.`,
    }),
  },
  {
    sign: '≥',
    says: (a, b, c) => ({
      en: line`A class sells muffins for ${money(100 * a)} each and drinks for ${money(100 * b)} each. It must take in at least ${money(100 * c)} from ${x} muffins and ${y} drinks.`,
      es: line`Una clase vende panecillos a ${money(100 * a)} cada uno y bebidas a ${money(100 * b)} cada una. Tiene que reunir al menos ${money(100 * c)} con ${x} panecillos e ${y} bebidas.`,
    }),
  },
  {
    sign: '≤',
    says: (a, b, c) => ({
      en: line`It takes ${a} hours to build a chair and ${b} hours to build a table. A carpenter works at most ${c} hours and builds ${x} chairs and ${y} tables.`,
      es: line`Hacer una silla toma ${a} horas y hacer una mesa toma ${b} horas. Un carpintero trabaja como máximo ${c} horas y hace ${x} sillas e ${y} mesas.`,
    }),
  },
  {
    sign: '≥',
    says: (a, b, c) => ({
      en: line`Blue balloons come in packs of ${a} and red balloons in packs of ${b}. For a party, ${x} packs of blue balloons and ${y} packs of red balloons must give at least ${c} balloons.`,
      es: line`Los globos azules vienen en paquetes de ${a} y los globos rojos en paquetes de ${b}. Para una fiesta, ${x} paquetes de globos azules e ${y} paquetes de globos rojos deben dar al menos ${c} globos.`,
    }),
  },
]

const paragraph = (...parts: readonly (readonly Inline[])[]) => ({
  kind: 'paragraph' as const,
  content: parts.flat(),
})

/** Two rates and a limit that is a whole multiple of both, at most ten times either. */
const FIRST_QUADRANT = [2, 3, 4, 5, 6].flatMap(a =>
  [2, 3, 4, 5, 6].flatMap(b =>
    [12, 18, 20, 24, 30]
      .filter(c => a !== b && c % a === 0 && c % b === 0 && c <= 10 * Math.min(a, b))
      .map(c => ({ a, b, c })),
  ),
)
const QUADRANT = { x: { from: 0, to: 12 }, y: { from: 0, to: 12 } }
const drawnInQuadrant: typeof drawn = {
  ...drawn,
  show: half => both(figure(regionGraph({ ...QUADRANT, inequalities: [half] }))),
}

const WHICH = option({
  both: { en: prose`both points`, es: prose`los dos puntos` },
  first: { en: prose`only the first point`, es: prose`solo el primer punto` },
  second: { en: prose`only the second point`, es: prose`solo el segundo punto` },
  neither: { en: prose`neither point`, es: prose`ninguno de los dos puntos` },
})

/** A lattice point on the wanted side, not on the line. */
const drawPoint = (random: Random, half: Half, wanted: boolean): readonly [number, number] =>
  random.until(
    () => [random.int(-6, 6), random.int(-6, 6)] as const,
    at => half.a * at[0] + half.b * at[1] !== half.c && fulfils(half, at) === wanted,
  )

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
        return { shown, at: drawPoint(random, half, wanted), wanted }
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

    twoPoints: form({
      levels: ['easy'],
      lines: 2,
      draw: (random, level: Level) => {
        const wanted = random.evenly(['both', 'first', 'second', 'neither'])
        const { half, shown } = kinds[random.evenly(level.kinds)](random)
        const one = drawPoint(random, half, wanted === 'both' || wanted === 'first')
        const isSecond = wanted === 'both' || wanted === 'second'
        const other = random.until(
          () => drawPoint(random, half, isSecond),
          ([u, v]) => u !== one[0] || v !== one[1],
        )
        return { shown, one, other, wanted }
      },
      answer: WHICH,
      solve: ({ wanted }) => wanted,
      ask: ({ shown, one, other }) => ({
        en: prose`Which of the points ${point(...one)} and ${point(...other)} are solutions of ${shown}?`,
        es: prose`¿Cuáles de los puntos ${point(...one)} y ${point(...other)} son soluciones de ${shown}?`,
      }),
      check(printed, answer) {
        const [one, other] = printed.all('list').map(({ items }) => {
          const [u, v] = items.map(item => evaluate(item))
          return isTrue(printed.one('relation'), { x: u!, y: v! })
        })
        return answer === (one ? (other ? 'both' : 'first') : other ? 'second' : 'neither')
      },
    }),

    whichPoint: form({
      levels: ['hard'],
      lines: 2,
      draw: (random, level: Level) => {
        const { half, shown } = kinds[random.evenly(level.kinds)](random)
        const inside = drawPoint(random, half, true)
        const outside = random.until(
          () => [0, 1, 2].map(() => drawPoint(random, half, false)),
          points => new Set(points.map(([u, v]) => 100 * u + v)).size === 3,
        )
        return { shown, inside, outside }
      },
      // Points beside a solution may be solutions too.
      answer: { ...pointAnswer, nearMisses: () => [] },
      solve: ({ inside }) => inside,
      mistakes: ({ outside: [one, two, three] }) => ({ wrongSide: one!, signLost: two!, lettersSwapped: three! }),
      ask: ({ shown }) => ({
        en: prose`Which point is a solution of ${shown}?`,
        es: prose`¿Qué punto es una solución de ${shown}?`,
      }),
      check: (printed, [u, v]) => isTrue(printed.one('relation'), { x: exact(u!), y: exact(v!) }),
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

    storyGraph: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ story: random.evenly(stories), ...random.pick(FIRST_QUADRANT) }),
      answer: drawnInQuadrant,
      solve: ({ story, a, b, c }) => ({ a, b, c, sign: story.sign }),
      ask: ({ story, a, b, c }) => {
        const { en, es } = story.says(a, b, c)
        const grid = figure(coordinatePlane(QUADRANT))
        return {
          en: [paragraph(en, line` Graph the inequality in the first quadrant.`), grid],
          es: [paragraph(es, line` Grafica la desigualdad en el primer cuadrante.`), grid],
        }
      },
      // The line meets the axes where the whole goes to one thing alone, and belongs to the solutions.
      check(printed, half) {
        const [a, b, c] = printed.numbers.map(value => value.toNumber())
        const ends = [[c! / a!, 0] as const, [0, c! / b!] as const]
        const isOnLine = ends.every(([u, v]) => Math.abs(half.a * u + half.b * v - half.c) < 1e-9)
        return (
          isOnLine &&
          half.sign.length === 1 &&
          '≤≥'.includes(half.sign) &&
          fulfils(half, [0, 0]) === /at most|como máximo/.test(printed.text)
        )
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
      ask: ({ story, a, b, c }) => {
        const { en, es } = story.says(a, b, c)
        return {
          en: paragraph(en, line` Write an inequality.`),
          es: paragraph(es, line` Escribe una desigualdad.`),
        }
      },
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
