import {
  type Block,
  type Both,
  both,
  decimal,
  defineTopic,
  type Expr,
  exact,
  explained,
  expr,
  figure,
  type Inline,
  inequality,
  isTrue,
  line,
  list,
  m,
  mapParts,
  numberSet,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Step,
  setOf,
  solveLinear,
  statements,
  step,
  symbol,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  agree,
  boundaryIn,
  boundaryOf,
  circleAndShade,
  emptyLine,
  FLIPPED,
  holdsFor,
  inequalityOf,
  isOnLine,
  type Ray,
  ray,
  rayDrawing,
  rayFigure,
  type Sign,
  windowAround,
} from '../kit/equations/inequality.ts'
import {
  limitStories,
  type RestStory,
  restStories,
  signInWords,
  upwardRestStories,
} from './simple-inequalities-number-line/inequality-stories.ts'

interface Level {
  readonly signs: readonly Sign[]
  readonly boundaries: readonly ('whole' | 'half')[]
  /** Which side the letter stands on. */
  readonly sides: readonly ('left' | 'right')[]
}

const x = symbol('x')

function draw(random: Random, { signs, boundaries, sides }: Level) {
  const [sign, side] = [random.evenly(signs), random.pick(sides)]
  // Whole boundaries that are left out are those of the easy level.
  const kind = signs.length > 2 && (sign === '<' || sign === '>') ? 'half' : random.pick(boundaries)
  const boundary = kind === 'whole' ? Ratio.of(random.int(-8, 8)) : Ratio.of(2 * random.int(-8, 7) + 1, 2)
  const window =
    kind === 'whole' ? windowAround(0, 10) : windowAround(Math.floor(boundary.toNumber()), 10, Ratio.of(1, 2))
  const value = decimal(boundary)
  const statement = side === 'left' ? relation(x, sign, value) : relation(value, FLIPPED[sign], x)
  return { sign, side, boundary, value, statement, window, drawn: ray(sign, boundary, window) }
}

const POSITIVE = windowAround(5, 5)

/** x + a > b with numbers small enough to see the solution. */
function drawOneStep(random: Random, { signs }: Level) {
  const [sign, a, boundary] = [random.evenly(signs), random.int(1, 12), random.int(3, 8)]
  return {
    sign,
    boundary: Ratio.of(boundary),
    statement: relation(m`x + ${a}`, sign, boundary + a),
    drawn: ray(sign, boundary, POSITIVE),
  }
}

/** Around the boundary, the ray holds the same numbers as the printed inequality. */
const isGraphOf = (printed: Printed, answer: Ray) =>
  printed.figure('number-line').spans.length === 0 &&
  agree(holdsFor(printed.one('relation')), isOnLine(rayFigure(answer)), [boundaryOf(answer)])

const isSimple = (answer: Expr) => answer.kind === 'relation' && answer.left.kind === 'symbol'

const phrases: Readonly<Record<Sign, readonly ((value: Value) => Both<Block>)[]>> = {
  '<': [value => ({ en: prose`${x} is less than ${value}.`, es: prose`${x} es menor que ${value}.` })],
  '>': [value => ({ en: prose`${x} is greater than ${value}.`, es: prose`${x} es mayor que ${value}.` })],
  '≤': [
    value => ({ en: prose`${x} is at most ${value}.`, es: prose`${x} es como máximo ${value}.` }),
    value => ({ en: prose`${x} is no greater than ${value}.`, es: prose`${x} no es mayor que ${value}.` }),
  ],
  '≥': [
    value => ({ en: prose`${x} is at least ${value}.`, es: prose`${x} es como mínimo ${value}.` }),
    value => ({ en: prose`${x} is no less than ${value}.`, es: prose`${x} no es menor que ${value}.` }),
  ],
}

/** 5 ≤ x says the same as x ≥ 5. */
const turned = (side: 'left' | 'right', sign: Sign, value: Value): readonly Step[] =>
  side === 'left' ? [] : [step(relation(x, sign, value), because.readFromTheLetter)]

const DENIED = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' } as const satisfies Record<Sign, Sign>
/** 3 + 7 < 13, where 3 + 7 ≥ 13 is false. */
const denied = (of: Expr): Expr =>
  of.kind === 'relation' && of.sign in DENIED ? { ...of, sign: DENIED[of.sign as Sign] } : of

/** What an inequality says of each number: those that fit, and those that do not. */
function tested(statement: Expr, values: readonly number[]): readonly Step[] {
  const put = (value: number): Expr => {
    const fill = (of: Expr): Expr => (of.kind === 'symbol' ? expr(value) : mapParts(of, fill))
    return fill(statement)
  }
  const fits = (value: number) => holdsFor(statement)(Ratio.of(value))
  const others = values.filter(value => !fits(value))
  return [
    step(statements(...values.filter(fits).map(put)), because.theseAreTrue),
    ...(others.length === 0
      ? []
      : [
          explained(
            statements(...others.map(value => denied(put(value)))),
            others.length === 1
              ? line`So the inequality is false for ${list(...others)}.`
              : line`So the inequality is false for these: ${list(...others)}.`,
            others.length === 1
              ? line`Así que la desigualdad es falsa con ${list(...others)}.`
              : line`Así que la desigualdad es falsa con estos: ${list(...others)}.`,
          ),
        ]),
  ]
}

/** Which words give the sign, and why. */
const SAYS: Readonly<Record<Sign, Both<readonly Inline[]>>> = {
  '<': {
    en: line`“less than”: the number itself is not included`,
    es: line`“menor que”: el número mismo no se incluye`,
  },
  '>': {
    en: line`“greater than”: the number itself is not included`,
    es: line`“mayor que”: el número mismo no se incluye`,
  },
  '≤': {
    en: line`“less than or equal to”: the number itself is included`,
    es: line`“menor o igual que”: el número mismo se incluye`,
  },
  '≥': {
    en: line`“greater than or equal to”: the number itself is included`,
    es: line`“mayor o igual que”: el número mismo se incluye`,
  },
}
const signStep = (sign: Sign): Step => step(words(sign, sign), because.wordsMean, { what: SAYS[sign] })

/** What the two parts have to be together. */
const TOGETHER: Readonly<Record<Sign, (limit: number) => Both<readonly Inline[]>>> = {
  '<': limit => ({ en: line`They must be less than ${limit}.`, es: line`Deben ser menos de ${limit}.` }),
  '>': limit => ({ en: line`They must be more than ${limit}.`, es: line`Deben ser más de ${limit}.` }),
  '≤': limit => ({ en: line`They may be at most ${limit}.`, es: line`Pueden ser como máximo ${limit}.` }),
  '≥': limit => ({ en: line`They must be at least ${limit}.`, es: line`Deben ser como mínimo ${limit}.` }),
}

const solvedRest = ({ sign }: RestStory, part: number, limit: number): readonly Step[] => {
  const inequality = relation(m`x + ${part}`, sign, limit)
  const must = TOGETHER[sign](limit)
  return [
    explained(
      inequality,
      [...line`The two parts together are ${m`x + ${part}`}. `, ...must.en],
      [...line`Las dos partes juntas son ${m`x + ${part}`}. `, ...must.es],
    ),
    ...solveLinear(inequality),
  ]
}

const graphIt = {
  en: prose`Graph the inequality on the number line.`,
  es: prose`Grafica la desigualdad en la recta numérica.`,
}
const writeIt = { en: prose`Write an inequality.`, es: prose`Escribe una desigualdad.` }

export const simpleInequalitiesNumberLine = defineTopic(
  {
    id: 'simple-inequalities-number-line',
    name: { en: 'Write and graph simple inequalities', es: 'Escribir y graficar desigualdades sencillas' },
    description: {
      en: 'Write an inequality for a condition and graph its solutions on a number line.',
      es: 'Escribe una desigualdad para una condición y grafica sus soluciones en la recta numérica.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.5', '6.EE.B.8'],
    rev: 4,
    levels: {
      easy: { signs: ['<', '>'], boundaries: ['whole'], sides: ['left'] },
      medium: { signs: ['<', '>', '≤', '≥'], boundaries: ['whole', 'half'], sides: ['left', 'right'] },
      hard: { signs: ['<', '≥', '>', '≤'], boundaries: ['whole'], sides: ['left'] },
    },
  },
  form => ({
    graph: form({
      levels: ['easy', 'medium'],
      instruction: graphIt,
      draw,
      answer: rayDrawing,
      solve: ({ drawn }) => drawn,
      ask: ({ statement, window }) => both([statement, figure(emptyLine(window))]),
      solution: ({ sign, side, value, drawn }) => [...turned(side, sign, value), ...circleAndShade(sign, value, drawn)],
      check: isGraphOf,
    }),

    fromGraph: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write an inequality in ${x} for the graph.`,
        es: prose`Escribe una desigualdad con ${x} para la gráfica.`,
      },
      draw,
      answer: inequality,
      solve: ({ sign, value }) => inequalityOf('x', sign, value),
      ask: ({ drawn }) => both(figure(rayFigure(drawn))),
      solution: ({ sign, value }) => [
        step(expr(value), sign === '≤' || sign === '≥' ? because.circleIsFilled : because.circleIsOpen, { value }),
        step(inequalityOf('x', sign, value), sign === '<' || sign === '≤' ? because.shadedLeft : because.shadedRight, {
          value,
        }),
      ],
      check: (printed, answer) =>
        answer.kind === 'relation' &&
        isSimple(answer) &&
        agree(isOnLine(printed.figure('number-line')), holdsFor(answer), [boundaryIn(answer)]),
    }),

    phrase: form({
      levels: ['easy', 'medium'],
      instruction: writeIt,
      draw(random, level) {
        // What is less or greater is put into words at easy.
        const { sign, value } = draw(random, level.signs.length > 2 ? { ...level, signs: ['≤', '≥'] } : level)
        return { sign, value, says: random.pick(phrases[sign]) }
      },
      answer: inequality,
      solve: ({ sign, value }) => inequalityOf('x', sign, value),
      ask: ({ value, says }) => says(value),
      solution: ({ sign, value }) => [
        signStep(sign),
        explained(
          inequalityOf('x', sign, value),
          line`Write the sign between ${x} and ${value}.`,
          line`Escribe el signo entre ${x} y ${value}.`,
        ),
      ],
      // Reads the sign from the words.
      check(printed, answer) {
        const [value] = printed.numbers
        return (
          answer.kind === 'relation' &&
          isSimple(answer) &&
          answer.sign === signInWords(printed.text) &&
          value !== undefined &&
          exact(answer.right).equals(value)
        )
      },
    }),

    solutionSet: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write the set of all numbers in the braces that are solutions.`,
        es: prose`Escribe el conjunto de todos los números entre llaves que son soluciones.`,
      },
      lines: 1,
      draw(random, level) {
        const { statement, boundary } = level.sides.length > 1 ? draw(random, level) : drawOneStep(random, level)
        const middle = Math.floor(boundary.toNumber())
        return {
          statement,
          values: [0, ...random.sample([-3, -2, -1, 1, 2, 3], 4)].sort((a, b) => a - b).map(step => middle + step),
        }
      },
      answer: numberSet,
      solve: ({ statement, values }) => values.filter(value => holdsFor(statement)(Ratio.of(value))),
      ask: ({ statement, values }) => both([statement, setOf(...values)]),
      solution: ({ statement, values }, answer) => [
        ...tested(statement, values),
        step(setOf(...answer), because.writeTheSet),
      ],
      // Tries every printed number in the printed inequality.
      check(printed, answer) {
        const statement = printed.one('relation')
        const chosen = new Set(answer.map(value => exact(value).toString()))
        const printedValues = printed.one('list').items.map(value => exact(value))
        return (
          printedValues.every(value => isTrue(statement, { x: value }) === chosen.has(value.toString())) &&
          chosen.size > 0 &&
          chosen.size <= printedValues.length &&
          [...chosen].every(value => printedValues.some(item => item.toString() === value))
        )
      },
    }),

    oneStep: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the solution as an inequality with ${x} alone on the left.`,
        es: prose`Escribe la solución como una desigualdad con ${x} sola a la izquierda.`,
      },
      draw: drawOneStep,
      answer: inequality,
      solve: ({ sign, boundary }) => inequalityOf('x', sign, boundary),
      ask: ({ statement }) => both(statement),
      solution: ({ statement }) => solveLinear(statement),
      check: (printed, answer) =>
        answer.kind === 'relation' &&
        isSimple(answer) &&
        agree(holdsFor(printed.one('relation')), holdsFor(answer), [boundaryIn(answer)]),
    }),

    restSituation: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Solve an inequality for the situation. Write the solution with ${x} alone on the left.`,
        es: prose`Resuelve una desigualdad para la situación. Escribe la solución con ${x} sola a la izquierda.`,
      },
      lines: 2,
      draw(random) {
        const story = random.evenly(restStories)
        const [part, rest] = [random.int(...story.part), random.int(...story.rest)]
        return { story, part, limit: part + rest }
      },
      answer: inequality,
      solve: ({ story, part, limit }) => inequalityOf('x', story.sign, limit - part),
      ask: ({ story, part, limit }) => story.says(role('part', story.shown(part)), role('limit', story.shown(limit))),
      solution: ({ story, part, limit }) => [...solvedRest(story, part, limit)],
      // With the part that is there, the boundary makes the limit.
      check: (printed, answer) =>
        answer.kind === 'relation' &&
        isSimple(answer) &&
        answer.sign === signInWords(printed.text) &&
        exact(answer.right).plus(printed.role('part')).equals(printed.role('limit')),
    }),

    graphOneStep: form({
      levels: ['hard'],
      instruction: {
        en: prose`Graph the solutions on the number line.`,
        es: prose`Grafica las soluciones en la recta numérica.`,
      },
      draw: drawOneStep,
      answer: rayDrawing,
      solve: ({ drawn }) => drawn,
      ask: ({ statement }) => both([statement, figure(emptyLine(POSITIVE))]),
      solution: ({ statement, sign, boundary, drawn }) => [
        ...solveLinear(statement),
        ...circleAndShade(sign, boundary, drawn),
      ],
      check: isGraphOf,
    }),

    situation: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write an inequality for the situation.`,
        es: prose`Escribe una desigualdad para la situación.`,
      },
      lines: 2,
      draw(random) {
        const story = random.evenly(limitStories)
        return { story, limit: random.pick(story.limits) }
      },
      answer: inequality,
      solve: ({ story, limit }) => inequalityOf(story.letter, story.sign, limit),
      ask: ({ story, limit }) => story.says(limit),
      solution: ({ story, limit }) => [
        signStep(story.sign),
        explained(
          inequalityOf(story.letter, story.sign, limit),
          line`The letter ${symbol(story.letter)} stands for the amount: write it on the left and the limit, ${limit}, on the right.`,
          line`La letra ${symbol(story.letter)} representa la cantidad: escríbela a la izquierda y el límite, ${limit}, a la derecha.`,
        ),
      ],
      // Reads the limit, the letter and the sign from the words.
      check(printed, answer) {
        const [value] = printed.numbers
        return (
          answer.kind === 'relation' &&
          answer.left.kind === 'symbol' &&
          answer.left.name === printed.one('symbol').name &&
          answer.sign === signInWords(printed.text) &&
          value !== undefined &&
          exact(answer.right).equals(value)
        )
      },
    }),

    graphSituation: form({
      levels: ['hard'],
      instruction: {
        en: prose`Graph all values of ${x} that fit the situation.`,
        es: prose`Grafica todos los valores de ${x} que cumplen la situación.`,
      },
      draw(random) {
        const story = random.evenly(upwardRestStories)
        const [part, rest] = [random.int(...story.part), random.int(...story.rest)]
        return { story, part, rest, limit: part + rest, window: windowAround(rest, 5, story.step) }
      },
      answer: rayDrawing,
      solve: ({ story, rest, window }) => ray(story.sign, rest, window),
      ask({ story, part, limit, window }) {
        const line = figure(emptyLine(window))
        const { en, es } = story.says(role('part', story.shown(part)), role('limit', story.shown(limit)))
        return { en: [en, line], es: [es, line] }
      },
      solution: ({ story, part, rest, limit, window }) => [
        ...solvedRest(story, part, limit),
        ...circleAndShade(story.sign, rest, ray(story.sign, rest, window)),
      ],
      check: (printed, answer) =>
        answer.sign === signInWords(printed.text) &&
        boundaryOf(answer).plus(printed.role('part')).equals(printed.role('limit')),
    }),
  }),
)
