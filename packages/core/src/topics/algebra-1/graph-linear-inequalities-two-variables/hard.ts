import {
  type Both,
  both,
  coordinatePlane,
  exact,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  inequality,
  isNear,
  isTrue,
  line,
  money,
  pointAnswer,
  prose,
  Ratio,
  regionGraph,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  drawn,
  drawPoint,
  FLIPPED,
  fulfils,
  graphOf,
  isSameHalf,
  kinds,
  type Level,
  STRICTNESS,
  standard,
  x,
  y,
} from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    kind: 'story',
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
      const isOnLine = ends.every(([u, v]) => isNear(half.a * u + half.b * v, half.c))
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
    kind: 'story',
    share: 2,
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
})
