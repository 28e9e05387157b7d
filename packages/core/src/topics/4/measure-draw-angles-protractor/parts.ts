import {
  type AngleDiagram,
  angleDiagram,
  angleNamed,
  answerStep,
  assert,
  degrees,
  drawing,
  equation,
  evaluate,
  type Figure,
  figure,
  itemOf,
  line,
  list,
  minus,
  noun,
  option,
  type Printed,
  prose,
  protractor,
  type Random,
  type Sentence,
  type Step,
  step,
  symbol,
  theThing,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Level {
  /** Angles are multiples of the first number and not of the second. */
  readonly steps: readonly [number, number]
}
export type Rays = readonly [number, number]

export const drawSize = (random: Random, [every, not]: Level['steps'], from: number, to: number) =>
  random.until(
    () => every * random.int(Math.ceil(from / every), Math.floor(to / every)),
    size => size % not !== 0,
  )
/** One ray at 0° on the right or on the left. */
export const drawFromZero = (random: Random, { steps }: Level): { readonly angle: number; readonly rays: Rays } => {
  const side = random.evenly(['right', 'left'])
  // At 90 both scales read the same.
  const angle = random.until(
    () => drawSize(random, steps, 10, 170),
    size => size !== 90,
  )
  return { angle, rays: side === 'right' ? [0, angle] : [180, 180 - angle] }
}
/** Both rays within. */
export function drawWithin(random: Random, { steps }: Level): { readonly angle: number; readonly rays: Rays } {
  const [every] = steps
  const angle = drawSize(random, steps, 20, 140)
  const first = every * random.int(5 / every, Math.floor((175 - angle) / every))
  return { angle, rays: random.shuffle([first, first + angle] as const) }
}

/** What the outer scale tells: it counts from the left. */
export const outer = (ray: number) => 180 - ray
export function reading([first, second]: Rays, angle: number): readonly Step[] {
  if (first === 0 || first === 180)
    return [step(degrees(0), because.rayAtZero), step(equation(ABC, degrees(angle)), because.readOtherRay)]
  const [low, high] = [Math.min(outer(first), outer(second)), Math.max(outer(first), outer(second))]
  return [
    step(list(degrees(low), degrees(high)), because.readBothRays),
    step(equation(minus(degrees(high), degrees(low)), degrees(angle)), because.subtractReadings),
    step(equation(ABC, degrees(angle)), because.writeTheMeasure),
  ]
}

export const shown = ([first, second]: Rays) =>
  figure(
    protractor(
      [
        [first, 'A'],
        [second, 'C'],
      ],
      'B',
    ),
  )

export const between = (printed: Printed) => {
  const [first, second] = tupleOf(
    printed.figure('protractor').rays.map(ray => ray.degrees),
    2,
  )
  return Math.abs(first - second)
}

/** An angle without a measure, turned any way. */
export const plain = (size: number, turn: number, square = false): AngleDiagram =>
  angleDiagram({
    rays: { A: 0, C: size },
    angles: [{ of: 'AOC', label: null, mark: square ? 'square' : 'arc' }],
    turn,
    size: 6,
  })

/** The opening of a drawn angle from its rays. */
export function opening(drawn: Figure): number {
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

export const KIND = option({
  acute: { en: prose`acute`, es: prose`agudo` },
  right: { en: prose`right`, es: prose`recto` },
  obtuse: { en: prose`obtuse`, es: prose`obtuso` },
})
export const CLASSIFIED = {
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
export const ABC = angleNamed('ABC')
export const C = symbol('C')
export const BA = symbol('BA')
export const BC = symbol('BC')
export const SCALES = {
  outer: theThing(noun('outer scale', 'outer scales', 'escala exterior', 'escalas exteriores', 'f')),
  inner: theThing(noun('inner scale', 'inner scales', 'escala interior', 'escalas interiores', 'f')),
} as const

/** A first ray and a measure that fits on one side of it only. */
export const drawOneWay = (random: Random, steps: Level['steps']) =>
  random.until(
    () => ({ first: drawSize(random, [steps[0], 360], 11, 80), size: drawSize(random, steps, 25, 150) }),
    ({ first, size }) => size > first + 5 && first + size <= 170 && first + size !== 90,
  )

export const SECOND_RAY = drawing(
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
    { rays: [first, second > 90 ? second - 10 : second + 10] as const },
  ],
)
export const askToDraw = (ray: number, size: number) => {
  const given = figure(protractor([[ray, 'A']], 'B'))
  return {
    en: [prose`Draw a second ray so that ${ABC} measures ${degrees(size)}. Mark ${C} on it.`, given],
    es: [prose`Traza otra semirrecta para que el ${ABC} mida ${degrees(size)}. Marca ${C} en ella.`, given],
  }
}
/** From the printed ray the new one is turned by the printed measure. */
export function isDrawn(printed: Printed, { rays: [first, second] }: { readonly rays: Rays }): boolean {
  const given = itemOf(printed.figure('protractor').rays, 0)
  return given.degrees === first && evaluate(printed.one('measure')).equals(Math.abs(second - first))
}

/** What comes of one ray on the outer scale and the other on the inner. */
export const mixedReading = ([first, second]: Rays) => Math.abs(outer(first) - second)
export const allApart = (...sizes: readonly number[]) =>
  sizes.every((size, i) => sizes.every((other, j) => i === j || Math.abs(size - other) > 4))
export const RIGHT: Sentence = { key: 'yes', says: { en: prose`Yes.`, es: prose`Sí.` } }
/** Counted on from the wrong ten, on the same side of 90°. */
export const misread = (size: number) => (size < 80 || (size > 90 && size < 161) ? size + 10 : size - 10)
export const ofKind = (size: number, isAcute: boolean): Sentence => ({
  key: `${size} ${isAcute}`,
  says: isAcute
    ? { en: prose`${degrees(size)}, an acute angle`, es: prose`${degrees(size)}, un ángulo agudo` }
    : { en: prose`${degrees(size)}, an obtuse angle`, es: prose`${degrees(size)}, un ángulo obtuso` },
})
export const itMeasures = (size: number): Sentence => ({
  key: `${size}`,
  says: { en: prose`No, it measures ${degrees(size)}.`, es: prose`No, mide ${degrees(size)}.` },
})
export const fromTheRight = { en: line`from the right`, es: line`desde la derecha` }
export const fromTheLeft = { en: line`from the left`, es: line`desde la izquierda` }
