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
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  integer,
  itemOf,
  line,
  list,
  minus,
  name,
  noun,
  option,
  type Printed,
  people,
  prose,
  protractor,
  type Random,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  symbol,
  theThing,
  tupleOf,
  words,
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
const BA = symbol('BA')
const BC = symbol('BC')
const SCALES = {
  outer: theThing(noun('outer scale', 'outer scales', 'escala exterior', 'escalas exteriores', 'f')),
  inner: theThing(noun('inner scale', 'inner scales', 'escala interior', 'escalas interiores', 'f')),
} as const

/** A first ray and a measure that fits on one side of it only. */
const drawOneWay = (random: Random, steps: Level['steps']) =>
  random.until(
    () => ({ first: drawSize(random, [steps[0], 360], 11, 80), size: drawSize(random, steps, 25, 150) }),
    ({ first, size }) => size > first + 5 && first + size <= 170 && first + size !== 90,
  )

const SECOND_RAY = drawing(
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
const askToDraw = (ray: number, size: number) => {
  const given = figure(protractor([[ray, 'A']], 'B'))
  return {
    en: [prose`Draw a second ray so that ${ABC} measures ${degrees(size)}. Mark ${C} on it.`, given],
    es: [prose`Traza otra semirrecta para que el ${ABC} mida ${degrees(size)}. Marca ${C} en ella.`, given],
  }
}
/** From the printed ray the new one is turned by the printed measure. */
function isDrawn(printed: Printed, { rays: [first, second] }: { readonly rays: Rays }): boolean {
  const given = itemOf(printed.figure('protractor').rays, 0)
  return given.degrees === first && evaluate(printed.one('measure')).equals(Math.abs(second - first))
}

/** What comes of one ray on the outer scale and the other on the inner. */
const mixedReading = ([first, second]: Rays) => Math.abs(outer(first) - second)
const allApart = (...sizes: readonly number[]) =>
  sizes.every((size, i) => sizes.every((other, j) => i === j || Math.abs(size - other) > 4))
const RIGHT: Sentence = { key: 'yes', says: { en: prose`Yes.`, es: prose`Sí.` } }
/** Counted on from the wrong ten, on the same side of 90°. */
const misread = (size: number) => (size < 80 || (size > 90 && size < 161) ? size + 10 : size - 10)
const ofKind = (size: number, isAcute: boolean): Sentence => ({
  key: `${size} ${isAcute}`,
  says: isAcute
    ? { en: prose`${degrees(size)}, an acute angle`, es: prose`${degrees(size)}, un ángulo agudo` }
    : { en: prose`${degrees(size)}, an obtuse angle`, es: prose`${degrees(size)}, un ángulo obtuso` },
})
const itMeasures = (size: number): Sentence => ({
  key: `${size}`,
  says: { en: prose`No, it measures ${degrees(size)}.`, es: prose`No, mide ${degrees(size)}.` },
})
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
    rev: 4,
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
      solution: ({ asked, others, turns }) => [
        step(
          relation(degrees(asked), asked < 90 ? '<' : asked > 90 ? '>' : '=', degrees(90)),
          because.compareWithRightAngle,
        ),
        explained(
          list(...[...others].sort((a, b) => a - b).map(size => degrees(size))),
          line`The other angles open by about this much, at least ${degrees(35)} more or less.`,
          line`Los otros ángulos se abren más o menos esto, con ${degrees(35)} o más de diferencia.`,
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

    subtract: form({
      levels: ['hard'],
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

    draw: form({
      levels: ['medium'],
      draw: (random, { steps }) => ({ side: random.evenly(['right', 'left']), size: drawSize(random, steps, 11, 169) }),
      answer: SECOND_RAY,
      solve: ({ side, size }) => ({ rays: side === 'right' ? ([0, size] as const) : ([180, 180 - size] as const) }),
      ask: ({ side, size }) => askToDraw(side === 'right' ? 0 : 180, size),
      solution: ({ side, size }, { rays }) => [
        step(degrees(0), because.rayAtZero),
        step(degrees(size), because.countOnFromZero, {
          size: degrees(size),
          way: side === 'right' ? fromTheRight : fromTheLeft,
        }),
        step(shown(rays), because.drawTheRay, { size: degrees(size) }),
      ],
      check: isDrawn,
    }),

    measureAndKind: form({
      levels: ['medium'],
      draw: drawFromZero,
      answer: sentenceChoice,
      solve: ({ angle }) => ofKind(angle, angle < 90),
      mistakes: ({ angle }) => ({
        otherScale: ofKind(180 - angle, angle > 90),
        otherKind: ofKind(angle, angle > 90),
        countedBack: ofKind(misread(angle), angle < 90),
      }),
      ask: ({ rays }) => ({
        en: [shown(rays), prose`What is the measure of ${ABC}, and what kind of angle is it?`],
        es: [shown(rays), prose`¿Cuál es la medida del ${ABC} y qué clase de ángulo es?`],
      }),
      solution: ({ rays, angle }, { says }) => [
        ...reading(rays, angle),
        explained(
          relation(degrees(angle), angle < 90 ? '<' : '>', degrees(90)),
          line`Compare with a right angle: this tells the kind.`,
          line`Compara con un ángulo recto: eso indica la clase.`,
        ),
        answerStep(says, {
          en: line`On the other scale one reads ${degrees(180 - angle)}; ${degrees(misread(angle))} comes from starting at the wrong ten.`,
          es: line`En la otra escala se lee ${degrees(180 - angle)}; ${degrees(misread(angle))} sale de contar desde otra decena.`,
        }),
      ],
      check(printed, { key }) {
        const size = between(printed)
        return key === `${size} ${size < 90}`
      },
    }),

    isItRight: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random, level) {
        const isRight = random.evenly([false, true, false])
        return { ...drawFromZero(random, level), isRight, who: random.pick(people) }
      },
      answer: sentenceChoice,
      solve: ({ isRight, angle }) => (isRight ? RIGHT : itMeasures(angle)),
      mistakes: ({ isRight, angle }) => ({
        ...(isRight ? { otherScale: itMeasures(180 - angle) } : { takenAsRight: RIGHT }),
        countedBack: itMeasures(misread(angle)),
      }),
      ask({ rays, isRight, angle, who }) {
        const said = degrees(isRight ? angle : 180 - angle)
        return {
          en: [shown(rays), prose`${name(who)} says that ${ABC} measures ${said}. Is that right?`],
          es: [shown(rays), prose`${name(who)} dice que el ${ABC} mide ${said}. ¿Es correcto?`],
        }
      },
      solution: ({ rays, isRight, angle }, { says }) => [
        ...reading(rays, angle),
        answerStep(
          says,
          isRight
            ? {
                en: line`The scale that starts at 0 on one ray shows ${degrees(angle)} on the other; ${degrees(180 - angle)} is on the other scale.`,
                es: line`La escala que empieza en 0 en una semirrecta muestra ${degrees(angle)} en la otra; ${degrees(180 - angle)} está en la otra escala.`,
              }
            : {
                en: line`The reading ${degrees(180 - angle)} is on the other scale; ${degrees(misread(angle))} comes from starting at the wrong ten.`,
                es: line`La lectura ${degrees(180 - angle)} está en la otra escala; ${degrees(misread(angle))} sale de contar desde otra decena.`,
              },
        ),
      ],
      check(printed, answer) {
        const size = between(printed)
        return answer.key === (evaluate(printed.one('measure')).equals(size) ? 'yes' : `${size}`)
      },
    }),

    /** One ray and the measure are given: the other ray is found on a scale. */
    whereItPoints: form({
      levels: ['hard'],
      draw: (random, { steps }) => {
        const { first, size } = drawOneWay(random, steps)
        return { first, size, scale: random.evenly(['outer', 'inner'] as const) }
      },
      answer: integer,
      solve: ({ first, size }) => first + size,
      ask({ first, size, scale }) {
        const ray = figure(protractor([[scale === 'inner' ? first : outer(first), 'A']], 'B'))
        const read = SCALES[scale]
        return {
          en: [
            ray,
            prose`${ABC} measures ${degrees(size)}, and ray ${BC} crosses the protractor. At what number does it point on ${read}?`,
          ],
          es: [
            ray,
            prose`El ${ABC} mide ${degrees(size)}, y la semirrecta ${BC} cruza el transportador. ¿Qué número señala en ${read}?`,
          ],
        }
      },
      solution({ first, size, scale }) {
        const read = SCALES[scale]
        return [
          explained(
            relation(expr(first), '<', expr(size)),
            line`Ray ${BA} points at ${first} on ${read}. There are not ${degrees(size)} below ${first}, so ray ${BC} points at a greater number.`,
            line`La semirrecta ${BA} señala ${first} en ${read}. Por debajo de ${first} no hay ${degrees(size)}, así que la semirrecta ${BC} señala un número mayor.`,
          ),
          explained(
            equation(sum(first, size), first + size),
            line`Go on from ${first} by the measure of the angle. Ray ${BC} points at ${first + size}.`,
            line`Avanza desde ${first} la medida del ángulo. La semirrecta ${BC} señala ${first + size}.`,
          ),
        ]
      },
      // From the ray that is drawn, turned by the printed measure; the other way leads off the protractor.
      check(printed, answer) {
        const ray = itemOf(printed.figure('protractor').rays, 0).degrees
        const size = evaluate(printed.one('measure'))
        return [ray, outer(ray)].some(read => size.plus(read).equals(exact(answer)) && size.compare(read) > 0)
      },
    }),

    /** Both rays are read on one scale, or each on its own. */
    wrongScale: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random, level) {
        const isRight = random.evenly([false, true, false])
        const drawn = random.until(
          () => drawWithin(random, level),
          ({ angle, rays: [first, second] }) => {
            const mixed = Math.abs(outer(first) - second)
            return allApart(angle, mixed, 180 - angle) && mixed >= 10 && mixed <= 170
          },
        )
        return { ...drawn, isRight, who: random.pick(people) }
      },
      answer: sentenceChoice,
      solve: ({ isRight, angle }) => (isRight ? RIGHT : itMeasures(angle)),
      mistakes: ({ isRight, angle, rays }) => ({
        ...(isRight ? { otherScale: itMeasures(mixedReading(rays)) } : { takenAsRight: RIGHT }),
        fromTheOtherSide: itMeasures(180 - angle),
      }),
      ask({ rays, isRight, angle, who }) {
        const [first, second] = rays
        const readings = [outer(first), isRight ? outer(second) : second] as const
        const said = isRight ? angle : mixedReading(rays)
        return {
          en: [
            shown(rays),
            prose`${name(who)} reads ${degrees(readings[0])} on ray ${BA} and ${degrees(readings[1])} on ray ${BC}, and says that ${ABC} measures ${degrees(said)}. Is that right?`,
          ],
          es: [
            shown(rays),
            prose`${name(who)} lee ${degrees(readings[0])} en la semirrecta ${BA} y ${degrees(readings[1])} en la semirrecta ${BC}, y dice que el ${ABC} mide ${degrees(said)}. ¿Es correcto?`,
          ],
        }
      },
      solution({ rays, isRight, angle }) {
        const [first, second] = rays
        const [low, high] = [Math.min(outer(first), outer(second)), Math.max(outer(first), outer(second))]
        return [
          isRight
            ? explained(
                list(degrees(outer(first)), degrees(outer(second))),
                line`Both numbers are on the outer scale, as they should be.`,
                line`Los dos números están en la escala exterior, como debe ser.`,
              )
            : explained(
                list(degrees(outer(first)), degrees(outer(second))),
                line`On ray ${BC}, ${degrees(second)} is on the inner scale and ${degrees(outer(first))} on ray ${BA} is on the outer one. Read both on the outer scale.`,
                line`En la semirrecta ${BC}, ${degrees(second)} está en la escala interior, y ${degrees(outer(first))} en la semirrecta ${BA} está en la exterior. Lee las dos en la escala exterior.`,
              ),
          step(equation(minus(degrees(high), degrees(low)), degrees(angle)), because.subtractReadings),
          explained(
            equation(ABC, degrees(angle)),
            line`From ${degrees(low)} to ${degrees(high)} there are ${degrees(angle)}; ${degrees(180 - angle)} is what is missing to ${degrees(180)}.`,
            line`De ${degrees(low)} a ${degrees(high)} hay ${degrees(angle)}; ${degrees(180 - angle)} es lo que falta para ${degrees(180)}.`,
          ),
        ]
      },
      check(printed, answer) {
        const said = evaluate(itemOf(printed.all('measure'), 2))
        const size = between(printed)
        return answer.key === (said.equals(size) ? 'yes' : `${size}`)
      },
    }),

    /** The given ray is not at 0. */
    drawFromWithin: form({
      levels: ['hard'],
      draw: (random, { steps }) => ({ ...drawOneWay(random, steps), side: random.evenly(['right', 'left']) }),
      answer: SECOND_RAY,
      solve: ({ first, size, side }) => ({
        rays: side === 'right' ? ([first, first + size] as const) : ([outer(first), outer(first + size)] as const),
      }),
      ask: ({ first, size, side }) => askToDraw(side === 'right' ? first : outer(first), size),
      solution({ first, size, side }, { rays }) {
        const read = SCALES[side === 'right' ? 'inner' : 'outer']
        return [
          explained(
            degrees(first),
            line`Read ray ${BA} on ${read}, which starts at 0 on the side of ${symbol('A')}.`,
            line`Lee la semirrecta ${BA} en ${read}, que empieza en 0 del lado de ${symbol('A')}.`,
          ),
          explained(
            equation(sum(degrees(first), degrees(size)), degrees(first + size)),
            line`Go on by the measure of the angle on the same scale. Back from ${degrees(first)} there is no room for ${degrees(size)}.`,
            line`Avanza la medida del ángulo en la misma escala. Hacia atrás desde ${degrees(first)} no hay lugar para ${degrees(size)}.`,
          ),
          step(shown(rays), because.drawTheRay, { size: degrees(first + size) }),
        ]
      },
      check: isDrawn,
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
