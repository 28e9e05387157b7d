import {
  type AngleDiagram,
  angleDegrees,
  angleDiagram,
  angleNamed,
  answerStep,
  assert,
  defineTopic,
  degrees,
  drawing,
  equation,
  evaluate,
  exact,
  type Figure,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  minus,
  name,
  option,
  type Printed,
  people,
  prose,
  protractor,
  type Random,
  relation,
  type Step,
  step,
  symbol,
  tupleOf,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'

interface Level {
  /** Angles are multiples of the first number and not of the second. */
  readonly steps: readonly [number, number]
}
type Rays = readonly [number, number]

const drawSize = (random: Random, [every, not]: Level['steps'], from: number, to: number) =>
  random.until(
    () => every * random.int(Math.ceil(from / every), Math.floor(to / every)),
    size => size % not !== 0,
  )
/** One ray at 0° on the right or on the left. */
const drawFromZero = (random: Random, { steps }: Level): { readonly angle: number; readonly rays: Rays } => {
  const side = random.evenly(['right', 'left'])
  // At 90 both scales read the same.
  const angle = random.until(
    () => drawSize(random, steps, 10, 170),
    size => size !== 90,
  )
  return { angle, rays: side === 'right' ? [0, angle] : [180, 180 - angle] }
}
/** Both rays within. */
function drawWithin(random: Random, { steps }: Level): { readonly angle: number; readonly rays: Rays } {
  const [every] = steps
  const angle = drawSize(random, steps, 20, 140)
  const first = every * random.int(5 / every, Math.floor((175 - angle) / every))
  return { angle, rays: random.shuffle([first, first + angle] as const) }
}

/** What the outer scale tells: it counts from the left. */
const outer = (ray: number) => 180 - ray
function reading([first, second]: Rays, angle: number): readonly Step[] {
  if (first === 0 || first === 180)
    return [step(degrees(0), because.rayAtZero), step(equation(ABC, degrees(angle)), because.readOtherRay)]
  const [low, high] = [Math.min(outer(first), outer(second)), Math.max(outer(first), outer(second))]
  return [
    step(list(degrees(low), degrees(high)), because.readBothRays),
    step(equation(minus(degrees(high), degrees(low)), degrees(angle)), because.subtractReadings),
    step(equation(ABC, degrees(angle)), because.writeTheMeasure),
  ]
}

const shown = ([first, second]: Rays) =>
  figure(
    protractor(
      [
        [first, 'A'],
        [second, 'C'],
      ],
      'B',
    ),
  )

const between = (printed: Printed) => {
  const [first, second] = tupleOf(
    printed.figure('protractor').rays.map(ray => ray.degrees),
    2,
  )
  return Math.abs(first - second)
}

/** An angle without a measure, turned any way. */
const plain = (size: number, turn: number, square = false): AngleDiagram =>
  angleDiagram({
    rays: { A: 0, C: size },
    angles: [{ of: 'AOC', label: null, mark: square ? 'square' : 'arc' }],
    turn,
    size: 6,
  })

/** The opening of a drawn angle from its rays. */
function opening(drawn: Figure): number {
  assert(drawn.kind === 'angle-diagram', 'An angle is drawn')
  const [first, second] = tupleOf(
    drawn.points
      .filter(point => point.name !== drawn.vertex)
      .map(({ at: [x, y] }) => (Math.atan2(y, x) * 180) / Math.PI),
    2,
  )
  const turn = (((second - first) % 360) + 360) % 360
  return Math.round(Math.min(turn, 360 - turn))
}

const KIND = option({
  acute: { en: prose`acute`, es: prose`agudo` },
  right: { en: prose`right`, es: prose`recto` },
  obtuse: { en: prose`obtuse`, es: prose`obtuso` },
})
const CLASSIFIED = {
  acute: [
    step(words('smaller than a right angle', 'menor que un ángulo recto'), because.compareWithRightAngle),
    answerStep(words('acute', 'agudo'), {
      en: line`An angle of less than ${degrees(90)} is acute.`,
      es: line`Un ángulo de menos de ${degrees(90)} es agudo.`,
    }),
  ],
  right: [
    step(
      words('equal to a right angle: the square mark', 'igual a un ángulo recto: la marca cuadrada'),
      because.compareWithRightAngle,
    ),
    answerStep(words('right', 'recto'), {
      en: line`An angle of exactly ${degrees(90)} is right.`,
      es: line`Un ángulo de exactamente ${degrees(90)} es recto.`,
    }),
  ],
  obtuse: [
    step(words('larger than a right angle', 'mayor que un ángulo recto'), because.compareWithRightAngle),
    answerStep(words('obtuse', 'obtuso'), {
      en: line`An angle of more than ${degrees(90)} is obtuse.`,
      es: line`Un ángulo de más de ${degrees(90)} es obtuso.`,
    }),
  ],
} as const
const ABC = angleNamed('ABC')
const C = symbol('C')
const fromTheRight = { en: line`from the right`, es: line`desde la derecha` }
const fromTheLeft = { en: line`from the left`, es: line`desde la izquierda` }

export const measureDrawAnglesProtractor = defineTopic(
  {
    id: 'measure-draw-angles-protractor',
    name: { en: 'Measure and draw angles', es: 'Medir y trazar ángulos' },
    description: {
      en: 'Read angle measures on a protractor, draw angles of a given size and classify them.',
      es: 'Lee medidas de ángulos en un transportador, traza ángulos de cierta medida y clasifícalos.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.6'],
    rev: 3,
    levels: {
      easy: { steps: [10, 360] },
      medium: { steps: [5, 10] },
      hard: { steps: [1, 5] },
    },
  },
  form => ({
    read: form({
      levels: ['easy'],
      draw: drawFromZero,
      answer: angleDegrees,
      solve: ({ angle }) => angle,
      ask: ({ rays }) => ({
        en: [prose`Find the measure of ${ABC}.`, shown(rays)],
        es: [prose`Halla la medida del ${ABC}.`, shown(rays)],
      }),
      solution: ({ rays, angle }) => reading(rays, angle),
      // The difference of the two readings on one scale.
      check: (printed, answer) => exact(answer).equals(between(printed)),
    }),

    subtract: form({
      levels: ['medium', 'hard'],
      share: 3,
      draw: drawWithin,
      answer: angleDegrees,
      solve: ({ angle }) => angle,
      ask: ({ rays }) => ({
        en: [prose`Find the measure of ${ABC}.`, shown(rays)],
        es: [prose`Halla la medida del ${ABC}.`, shown(rays)],
      }),
      solution: ({ rays, angle }) => reading(rays, angle),
      check: (printed, answer) => exact(answer).equals(between(printed)),
    }),

    estimate: form({
      levels: ['easy'],
      wide: true,
      draw(random, { steps }) {
        const asked = drawSize(random, steps, 20, 160)
        const others = [asked - 70, asked - 35, asked + 35, asked + 70].filter(size => size >= 10 && size <= 172)
        return { asked, others, turns: random.sample([0, 25, 50, 90, 140, 180, 220, 300], 5) }
      },
      answer: figureChoice,
      solve: ({ asked, turns }): Figure => plain(asked, itemOf(turns, 0)),
      mistakes: ({ others, turns }) =>
        Object.fromEntries(others.map((size, i) => [`angleOf${size}`, plain(size, itemOf(turns, i + 1)) as Figure])),
      ask: ({ asked }) => ({
        en: prose`Which angle measures about ${degrees(asked)}?`,
        es: prose`¿Qué ángulo mide unos ${degrees(asked)}?`,
      }),
      solution: ({ asked, turns }) => [
        step(
          relation(degrees(asked), asked < 90 ? '<' : asked > 90 ? '>' : '=', degrees(90)),
          because.compareWithRightAngle,
        ),
        answerStep(
          figure(plain(asked, itemOf(turns, 0))),
          asked < 90
            ? {
                en: line`It opens less than a right angle, by about ${degrees(90 - asked)}.`,
                es: line`Se abre menos que un ángulo recto, por unos ${degrees(90 - asked)}.`,
              }
            : asked > 90
              ? {
                  en: line`It opens more than a right angle, by about ${degrees(asked - 90)}.`,
                  es: line`Se abre más que un ángulo recto, por unos ${degrees(asked - 90)}.`,
                }
              : {
                  en: line`It opens like the corner of a sheet of paper.`,
                  es: line`Se abre como la esquina de una hoja de papel.`,
                },
        ),
      ],
      check: (printed, answer) => printed.take(1)[0].equals(opening(answer)),
    }),

    wrongScale: form({
      levels: ['hard'],
      kind: 'find-mistake',
      share: 4,
      draw(random, level) {
        const isRight = random.evenly([true, false])
        const drawn = random.until(
          () => drawFromZero(random, level),
          ({ angle }) => Math.abs(angle - 90) > 8,
        )
        return { ...drawn, said: isRight ? drawn.angle : 180 - drawn.angle, who: random.pick(people) }
      },
      answer: yesOrNo,
      solve: ({ angle, said }) => (angle === said ? 'yes' : 'no'),
      ask: ({ rays, said, who }) => ({
        en: [shown(rays), prose`${name(who)} says that ${ABC} measures ${degrees(said)}. Is that right?`],
        es: [shown(rays), prose`${name(who)} dice que el ${ABC} mide ${degrees(said)}. ¿Es correcto?`],
      }),
      solution: ({ rays, angle, said }) => [
        ...reading(rays, angle),
        angle === said
          ? answerStep(words('yes', 'sí'), {
              en: line`Yes, the scale that starts at 0 on the first ray shows ${degrees(said)}.`,
              es: line`Sí, la escala que empieza en 0 en la primera semirrecta muestra ${degrees(said)}.`,
            })
          : answerStep(words('no', 'no'), {
              en: line`No, ${degrees(said)} was read on the other scale. The angle measures ${degrees(angle)}.`,
              es: line`No, ${degrees(said)} se leyó en la otra escala. El ángulo mide ${degrees(angle)}.`,
            }),
      ],
      check: (printed, answer) => answer === (evaluate(printed.one('measure')).equals(between(printed)) ? 'yes' : 'no'),
    }),

    draw: form({
      levels: ['hard'],
      share: 4,
      draw: (random, { steps }) => ({ side: random.evenly(['right', 'left']), size: drawSize(random, steps, 11, 169) }),
      answer: drawing(
        ({ rays: [first, second] }: { readonly rays: Rays }) =>
          protractor(
            [
              [first, 'A'],
              [second, 'C'],
            ],
            'B',
          ),
        ({ rays: [first, second] }) => [
          { rays: [first, 180 - second] as const },
          { rays: [first, second + 10] as const },
        ],
      ),
      solve: ({ side, size }) => ({ rays: side === 'right' ? ([0, size] as const) : ([180, 180 - size] as const) }),
      ask({ side, size }) {
        const ray = figure(protractor([[side === 'right' ? 0 : 180, 'A']], 'B'))
        return {
          en: [prose`Draw a second ray so that ${ABC} measures ${degrees(size)}. Mark ${C} on it.`, ray],
          es: [prose`Traza otra semirrecta para que el ${ABC} mida ${degrees(size)}. Marca ${C} en ella.`, ray],
        }
      },
      solution: ({ side, size }, { rays }) => [
        step(degrees(0), because.rayAtZero),
        step(degrees(size), because.countOnFromZero, {
          size: degrees(size),
          way: side === 'right' ? fromTheRight : fromTheLeft,
        }),
        step(shown(rays), because.drawTheRay, { size: degrees(size) }),
      ],
      // From the printed ray the new one is turned by the printed measure.
      check(printed, { rays: [first, second] }) {
        const given = itemOf(printed.figure('protractor').rays, 0)
        return given.degrees === first && evaluate(printed.one('measure')).equals(Math.abs(second - first))
      },
    }),

    classify: form({
      levels: ['easy'],
      instruction: {
        en: prose`Is the angle acute, right, or obtuse?`,
        es: prose`¿El ángulo es agudo, recto u obtuso?`,
      },
      draw(random) {
        const kind = random.evenly(['acute', 'obtuse', 'right'])
        const size = { acute: random.int(15, 75), right: 90, obtuse: random.int(105, 165) }[kind]
        return { kind, size, turn: 5 * random.int(0, 71) }
      },
      answer: KIND,
      solve: ({ kind }) => kind,
      ask({ kind, size, turn }) {
        const drawn = figure(plain(size, turn, kind === 'right'))
        return { en: drawn, es: drawn }
      },
      solution: ({ kind }) => CLASSIFIED[kind],
      check(printed, answer) {
        const size = opening(printed.figure('angle-diagram'))
        return answer === (size < 90 ? 'acute' : size > 90 ? 'obtuse' : 'right')
      },
    }),
  }),
)
