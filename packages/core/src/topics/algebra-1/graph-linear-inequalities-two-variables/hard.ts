import {
  answerStep,
  type Both,
  both,
  coordinatePlane,
  decimal,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  figureChoice,
  type Hole,
  type Inline,
  inequality,
  integer,
  isNear,
  isTrue,
  itemOf,
  line,
  m,
  type Printed,
  point,
  pointAnswer,
  prose,
  Ratio,
  regionGraph,
  relation,
  role,
  roundedToPlaces,
  statements,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import {
  drawn,
  drawPoint,
  extremeOf,
  FLIPPED,
  fulfils,
  graphOf,
  isBelow,
  isSameHalf,
  type Kind,
  kinds,
  type Level,
  STRICTNESS,
  standard,
  x,
  y,
} from './parts.ts'
import {
  choiceFaults,
  choosingSteps,
  extremeSteps,
  quadrantSteps,
  readingSteps,
  testStep,
  testSteps,
  totalSteps,
} from './steps.ts'

interface Story {
  readonly sign: '≤' | '≥'
  readonly isMoney: boolean
  readonly says: (a: Hole, b: Hole, c: Hole) => Both<readonly Inline[]>
}

const stories: readonly Story[] = [
  {
    sign: '≤',
    isMoney: true,
    says: (a, b, c) => ({
      en: line`Notebooks cost ${a} each and folders ${b} each. You can spend at most ${c} on ${x} notebooks and ${y} folders.`,
      es: line`Los cuadernos cuestan ${a} cada uno y las carpetas ${b} cada una. Puedes gastar como máximo ${c} en ${x} cuadernos e ${y} carpetas.`,
    }),
  },
  {
    sign: '≥',
    isMoney: true,
    says: (a, b, c) => ({
      en: line`A class sells muffins for ${a} each and drinks for ${b} each. It must take in at least ${c} from ${x} muffins and ${y} drinks.`,
      es: line`Una clase vende muffins a ${a} cada uno y bebidas a ${b} cada una. Tiene que reunir al menos ${c} con ${x} muffins e ${y} bebidas.`,
    }),
  },
  {
    sign: '≤',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`It takes ${a} hours to build a bookcase and ${b} hours to build a table. A carpenter works at most ${c} hours and builds ${x} bookcases and ${y} tables.`,
      es: line`Hacer un librero toma ${a} horas y hacer una mesa toma ${b} horas. Un carpintero trabaja como máximo ${c} horas y hace ${x} libreros e ${y} mesas.`,
    }),
  },
  {
    sign: '≥',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`Blue balloons come in packs of ${a} and red balloons in packs of ${b}. For a party, ${x} packs of blue balloons and ${y} packs of red balloons must give at least ${c} balloons.`,
      es: line`Los globos azules vienen en paquetes de ${a} y los globos rojos en paquetes de ${b}. Para una fiesta, ${x} paquetes de globos azules e ${y} paquetes de globos rojos deben dar al menos ${c} globos.`,
    }),
  },
  {
    sign: '≤',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`A bag of sand weighs ${a} pounds, and a bag of soil weighs ${b} pounds. A cart carries at most ${c} pounds with ${x} bags of sand and ${y} bags of soil.`,
      es: line`Una bolsa de arena pesa ${a} libras y una bolsa de tierra pesa ${b} libras. Un carrito lleva como máximo ${c} libras con ${x} bolsas de arena e ${y} bolsas de tierra.`,
    }),
  },
  {
    sign: '≥',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`In a game, a coin is worth ${a} points and a star is worth ${b} points. To win, ${x} coins and ${y} stars must give at least ${c} points.`,
      es: line`En un juego, una moneda vale ${a} puntos y una estrella vale ${b} puntos. Para ganar, ${x} monedas e ${y} estrellas deben dar al menos ${c} puntos.`,
    }),
  },
  {
    sign: '≥',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`A blue jug holds ${a} liters, and a red jug holds ${b} liters. For a hike, ${x} blue jugs and ${y} red jugs must hold at least ${c} liters.`,
      es: line`En una garrafa azul caben ${a} litros y en una roja caben ${b} litros. Para una caminata, en ${x} garrafas azules e ${y} rojas deben caber al menos ${c} litros.`,
    }),
  },
  {
    sign: '≤',
    isMoney: false,
    says: (a, b, c) => ({
      en: line`On a test, a science question takes ${a} minutes and a math question takes ${b} minutes. A test with ${x} science questions and ${y} math questions takes at most ${c} minutes.`,
      es: line`En un examen, una pregunta de ciencias toma ${a} minutos y una de matemáticas toma ${b} minutos. Un examen con ${x} preguntas de ciencias e ${y} preguntas de matemáticas toma como máximo ${c} minutos.`,
    }),
  },
]

/** The story with its numbers by name: the limit is called most or least. */
const told = ({
  story,
  a,
  b,
  c,
}: {
  readonly story: Story
  readonly a: number
  readonly b: number
  readonly c: number
}) => {
  const shown = (of: number) => (story.isMoney ? dollars(of) : of)
  return story.says(
    role('first', shown(a)),
    role('second', shown(b)),
    role(story.sign === '≤' ? 'most' : 'least', shown(c)),
  )
}
const isAtMost = (printed: Printed) => printed.terms('role').some(({ name }) => name === 'most')
const toldNumbers = (printed: Printed) =>
  [printed.role('first'), printed.role('second'), printed.role(isAtMost(printed) ? 'most' : 'least')] as const

const paragraph = (...parts: readonly (readonly Inline[])[]) => ({
  kind: 'paragraph' as const,
  content: parts.flat(),
})

/** Two rates and a limit that is a whole multiple of both, at most ten times either. */
const FIRST_QUADRANT = [2, 3, 4, 5, 6].flatMap(a =>
  [2, 3, 4, 5, 6].flatMap(b =>
    [12, 18, 20, 24, 30]
      .filter(c => a !== b && c % a === 0 && c % b === 0 && c <= 10 * Math.min(a, b))
      // The region is no small corner of the grid.
      .filter(c => c >= 6 * Math.min(a, b) && c >= 4 * Math.max(a, b))
      .map(c => ({ a, b, c })),
  ),
)

const QUADRANT = { x: { from: 0, to: 12 }, y: { from: 0, to: 12 } }

const drawnInQuadrant: typeof drawn = {
  ...drawn,
  show: half => both([standard(half), figure(regionGraph({ ...QUADRANT, inequalities: [half] }))]),
}

/** One form has the settings that the other has not. */
const graphStories = stories.filter((_, i) => i % 2 === 0)
const extremeStories = stories.filter((_, i) => i % 2 === 1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whichPoint: form({
    levels: ['easy'],
    lines: 2,
    draw: random => {
      const { half, shown } = kinds.whole(random)
      const inside = drawPoint(random, half, true)
      const outside = random.until(
        () => [drawPoint(random, half, false), drawPoint(random, half, false), drawPoint(random, half, false)] as const,
        points => new Set(points.map(([u, v]) => 100 * u + v)).size === 3,
      )
      return { shown, inside, outside }
    },
    // Points beside a solution may be solutions too.
    answer: { ...pointAnswer, nearMisses: () => [] },
    solve: ({ inside }) => inside,
    mistakes: ({ outside: [one, two, three] }) => ({ wrongSide: one, signLost: two, lettersSwapped: three }),
    ask: ({ shown }) => ({
      en: prose`Which point is a solution of ${shown}?`,
      es: prose`¿Qué punto es una solución de ${shown}?`,
    }),
    solution: ({ shown, inside }) => testSteps(shown, inside),
    whyWrong: ({ shown, outside: [one, two, three] }) => ({
      wrongSide: testStep(shown, one),
      signLost: testStep(shown, two),
      lettersSwapped: testStep(shown, three),
    }),
    check: (printed, at) => {
      const [u, v] = tupleOf(at.map(exact), 2)
      return isTrue(printed.one('relation'), { x: u, y: v })
    },
  }),

  extremeY: form({
    levels: ['hard'],
    lines: 4,
    draw: (random, level: Level) => {
      const { half, shown } = random.until(
        () => kinds[random.evenly(level.kinds)](random),
        ({ half }) => Math.abs(half.a) > 1,
      )
      return { half, shown, across: random.intExcept(-6, 6, 0) }
    },
    answer: integer,
    solve: ({ half, across }) => extremeOf(half, across),
    ask: ({ half, shown, across }) => {
      const at = point(across, y)
      return isBelow(half)
        ? {
            en: prose`The point ${at} is a solution of ${shown}, and ${y} is an integer. What is the greatest possible value of ${y}?`,
            es: prose`El punto ${at} es una solución de ${shown}, e ${y} es un número entero. ¿Cuál es el mayor valor posible de ${y}?`,
          }
        : {
            en: prose`The point ${at} is a solution of ${shown}, and ${y} is an integer. What is the least possible value of ${y}?`,
            es: prose`El punto ${at} es una solución de ${shown}, e ${y} es un número entero. ¿Cuál es el menor valor posible de ${y}?`,
          }
    },
    solution: ({ half, shown, across }, value) => extremeSteps(half, shown, across, exact(value).n),
    // The integer is a solution; the next one beyond it is not.
    check(printed, answer) {
      const [of, u] = [printed.one('relation'), evaluate(itemOf(printed.one('list').items, 0))]
      const value = exact(answer)
      const holds = (by: number) => isTrue(of, { x: u, y: value.plus(by) })
      return value.isInteger && holds(0) && (isTrue(of, { x: u, y: Ratio.of(-100) }) ? !holds(1) : !holds(-1))
    },
  }),

  fromGraph: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the inequality that is graphed.`,
      es: prose`Escribe la desigualdad de la gráfica.`,
    },
    draw: (random, { read }: { readonly read: readonly Kind[] }) => kinds[random.evenly(read)](random),
    answer: inequality,
    solve: ({ shown }) => shown,
    ask: ({ half }) => both(figure(graphOf(half))),
    solution: ({ half, shown }) => readingSteps(half, shown),
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
    solution: ({ half, shown }) => choosingSteps(half, shown, graphOf(half)),
    whyWrong: ({ half }) => {
      const { side, boundary } = choiceFaults(half)
      return { otherSide: side, otherBoundary: boundary, both: boundary }
    },
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
    draw: random => ({ story: random.evenly(graphStories), ...random.pick(FIRST_QUADRANT) }),
    answer: drawnInQuadrant,
    solve: ({ story, a, b, c }) => ({ a, b, c, sign: story.sign }),
    ask: facts => {
      const { en, es } = told(facts)
      const grid = figure(coordinatePlane(QUADRANT))
      return {
        en: [paragraph(en, line` Write an inequality, and graph its solutions in the first quadrant.`), grid],
        es: [paragraph(es, line` Escribe una desigualdad y grafica sus soluciones en el primer cuadrante.`), grid],
      }
    },
    solution: ({ story, a, b, c }) => {
      const half = { a, b, c, sign: story.sign }
      return [
        ...totalSteps(half, standard(half)),
        ...quadrantSteps(half, regionGraph({ ...QUADRANT, inequalities: [half] })),
      ]
    },
    // The line meets the axes where the whole goes to one thing alone, and belongs to the solutions.
    check(printed, half) {
      const [a, b, c] = toldNumbers(printed)
      const ends = [[c.over(a).toNumber(), 0] as const, [0, c.over(b).toNumber()] as const]
      const isOnLine = ends.every(([u, v]) => isNear(half.a * u + half.b * v, half.c))
      return (
        isOnLine && half.sign.length === 1 && '≤≥'.includes(half.sign) && fulfils(half, [0, 0]) === isAtMost(printed)
      )
    },
  }),

  storyExtreme: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const story = random.evenly(extremeStories)
      return random.until(
        () => {
          const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
          return { story, a, b, c: random.int(50, 120), up: random.int(2, 6) }
        },
        // Something is left over, so that the integer is the last that fits.
        ({ a, b, c, up }) => c - b * up > 2 * (a + b) && (c - b * up) % (a + b) !== 0,
      )
    },
    answer: integer,
    solve: ({ story, a, b, c, up }) =>
      story.sign === '≤' ? Math.floor((c - b * up) / (a + b)) : Math.ceil((c - b * up) / (a + b)),
    ask: facts => {
      const { en, es } = told(facts)
      const known = equation(y, m`x + ${facts.up}`)
      return facts.story.sign === '≤'
        ? {
            en: paragraph(en, line` What is the greatest possible value of ${x} if ${known}?`),
            es: paragraph(es, line` ¿Cuál es el mayor valor posible de ${x} si ${known}?`),
          }
        : {
            en: paragraph(en, line` What is the least possible value of ${x} if ${known}?`),
            es: paragraph(es, line` ¿Cuál es el menor valor posible de ${x} si ${known}?`),
          }
    },
    solution: ({ story, a, b, c, up }, answer) => {
      const half = { a, b, c, sign: story.sign }
      const [first, inequalityStep] = totalSteps(half, standard(half))
      const rest = c - b * up
      const bound = Ratio.of(rest, a + b)
      const limit = relation(x, story.sign, bound)
      const rounded = roundedToPlaces(bound, 2)
      const isShort = rounded.equals(bound)
      return [
        ...(first && inequalityStep ? [first, inequalityStep] : []),
        step(relation(m`${a}x + ${b}(x + ${up})`, story.sign, c), because.substitute, {
          value: m`x + ${up}`,
          letter: y,
        }),
        step(relation(m`${a + b}x + ${b * up}`, story.sign, c), because.distributeAndCombine),
        step(relation(m`${a + b}x`, story.sign, rest), because.subtractFromBothSides, { value: b * up }),
        answerStep(
          statements(
            bound.isInteger ? limit : relation(limit, isShort ? '=' : '≈', decimal(rounded)),
            equation(x, answer),
          ),
          story.sign === '≤'
            ? {
                en: line`Divide both sides by ${a + b}. The greatest whole number that fits is ${answer}.`,
                es: line`Divide ambos lados entre ${a + b}. El mayor número entero que cumple es ${answer}.`,
              }
            : {
                en: line`Divide both sides by ${a + b}. The least whole number that fits is ${answer}.`,
                es: line`Divide ambos lados entre ${a + b}. El menor número entero que cumple es ${answer}.`,
              },
        ),
      ]
    },
    // The number fits, and the next one beyond it does not.
    check(printed, answer) {
      const [a, b, c] = toldNumbers(printed)
      const second = printed.one('relation').right
      const fits = (value: Ratio) => {
        const order = a
          .times(value)
          .plus(b.times(evaluate(second, { x: value })))
          .compare(c)
        return isAtMost(printed) ? order <= 0 : order >= 0
      }
      const value = exact(answer)
      return value.isInteger && fits(value) && !fits(value.plus(isAtMost(printed) ? 1 : -1))
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
      return { story: random.evenly(stories), a, b, c: random.int(20, 90) }
    },
    answer: inequality,
    solve: ({ story, a, b, c }) => standard({ a, b, c, sign: story.sign }),
    ask: facts => {
      const { en, es } = told(facts)
      return {
        en: paragraph(en, line` Write an inequality.`),
        es: paragraph(es, line` Escribe una desigualdad.`),
      }
    },
    solution: ({ story, a, b, c }) => {
      const half = { a, b, c, sign: story.sign }
      return totalSteps(half, standard(half))
    },
    // The name of the limit decides which side; the numbers, which pairs lie on it.
    check(printed, answer) {
      const [a, b, c] = toldNumbers(printed)
      const isRight = (u: Ratio, v: Ratio) => {
        const order = a.times(u).plus(b.times(v)).compare(c)
        return isTrue(answer, { x: u, y: v }) === (isAtMost(printed) ? order <= 0 : order >= 0)
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
