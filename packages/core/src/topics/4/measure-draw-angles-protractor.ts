import {
  type AngleDiagram,
  angleDegrees,
  angleDiagram,
  angleNamed,
  defineTopic,
  degrees,
  drawing,
  evaluate,
  exact,
  type Figure,
  figure,
  figureChoice,
  name,
  option,
  type Printed,
  people,
  prose,
  protractor,
  type Random,
  symbol,
  yesOrNo,
} from '../../author.ts'

interface Level {
  /** Angles are multiples of it. */
  readonly step: number
  /** Whether one ray points at 0°. */
  readonly fromZero: boolean
}

/** Two rays on the protractor: one at 0° on the right or on the left, or both within. */
function drawRays(random: Random, { step, fromZero }: Level) {
  const side = random.evenly(['right', 'left'])
  const angle = step * random.int(Math.ceil(10 / step), Math.floor(170 / step))
  if (fromZero) return { angle, rays: side === 'right' ? ([0, angle] as const) : ([180, 180 - angle] as const) }
  return random.until(
    () => {
      const size = random.int(20, 140)
      const first = random.int(5, 175 - size)
      return { angle: size, rays: [first, first + size] as const }
    },
    ({ rays: [a, b] }) => a % 10 !== 0 || b % 10 !== 0,
  )
}
const shown = ([first, second]: readonly [number, number]) =>
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
  const [first, second] = printed.figure('protractor').rays.map(ray => ray.degrees)
  return Math.abs(first! - second!)
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
  if (drawn.kind !== 'angle-diagram') return Number.NaN
  const [first, second] = drawn.points
    .filter(point => point.name !== drawn.vertex)
    .map(({ at: [x, y] }) => (Math.atan2(y, x) * 180) / Math.PI)
  const turn = (((second! - first!) % 360) + 360) % 360
  return Math.round(Math.min(turn, 360 - turn))
}

const KIND = option({
  acute: { en: prose`acute`, es: prose`agudo` },
  right: { en: prose`right`, es: prose`recto` },
  obtuse: { en: prose`obtuse`, es: prose`obtuso` },
})
const ABC = angleNamed('ABC')
const C = symbol('C')

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
    levels: {
      easy: { step: 10, fromZero: true },
      medium: { step: 5, fromZero: true },
      hard: { step: 1, fromZero: false },
    },
  },
  form => ({
    read: form({
      share: 4,
      draw: drawRays,
      answer: angleDegrees,
      solve: ({ angle }) => angle,
      ask: ({ rays }) => ({
        en: [prose`Find the measure of ${ABC}.`, shown(rays)],
        es: [prose`Halla la medida del ${ABC}.`, shown(rays)],
      }),
      // The difference of the two readings on one scale.
      check: (printed, answer) => exact(answer).equals(between(printed)),
    }),

    estimate: form({
      levels: ['easy', 'medium'],
      wide: true,
      draw(random, { step }) {
        const asked = step * random.int(Math.ceil(20 / step), Math.floor(160 / step))
        const others = [asked - 70, asked - 35, asked + 35, asked + 70].filter(size => size >= 10 && size <= 172)
        return { asked, others, turns: random.sample([0, 25, 50, 90, 140, 180, 220, 300], 5) }
      },
      answer: figureChoice,
      solve: ({ asked, turns }): Figure => plain(asked, turns[0]!),
      mistakes: ({ others, turns }) =>
        Object.fromEntries(others.map((size, i) => [`angleOf${size}`, plain(size, turns[i + 1]!) as Figure])),
      ask: ({ asked }) => ({
        en: prose`Which angle measures about ${degrees(asked)}?`,
        es: prose`¿Qué ángulo mide unos ${degrees(asked)}?`,
      }),
      check: (printed, answer) => printed.numbers[0]!.equals(opening(answer)),
    }),

    wrongScale: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      share: 2,
      draw(random) {
        const isRight = random.evenly([true, false])
        const drawn = random.until(
          () => drawRays(random, { step: 5, fromZero: true }),
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
      check: (printed, answer) => answer === (evaluate(printed.one('measure')).equals(between(printed)) ? 'yes' : 'no'),
    }),

    draw: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: random => ({ side: random.evenly(['right', 'left']), size: random.int(11, 169) }),
      answer: drawing(
        ({ rays: [first, second] }: { readonly rays: readonly [number, number] }) =>
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
      // From the printed ray the new one is turned by the printed measure.
      check(printed, { rays: [first, second] }) {
        const [given] = printed.figure('protractor').rays
        return given!.degrees === first && evaluate(printed.one('measure')).equals(Math.abs(second - first))
      },
    }),

    classify: form({
      levels: ['medium'],
      share: 2,
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
      check(printed, answer) {
        const size = opening(printed.figure('angle-diagram'))
        return answer === (size < 90 ? 'acute' : size > 90 ? 'obtuse' : 'right')
      },
    }),
  }),
)
