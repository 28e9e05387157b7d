import {
  answerStep,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  type geometryDiagram,
  itemOf,
  line,
  list,
  type Of,
  option,
  type Point,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  symbol,
  thing,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawLetters, type Lettered, linesFigure, type Meeting, meetingOf, NOUN, towards } from './parts.ts'

const MEETINGS = option<Meeting>({
  parallel: { en: prose`parallel`, es: prose`paralelas` },
  perpendicular: { en: prose`perpendicular`, es: prose`perpendiculares` },
  crossing: { en: prose`intersecting, but not perpendicular`, es: prose`secantes, pero no perpendiculares` },
})
type Way = Meeting | 'extended'
const WAYS: readonly Way[] = ['perpendicular', 'extended', 'parallel', 'crossing']
const WHY: Readonly<
  Record<Way, readonly [saw: Of<'words'>, because: { en: ReturnType<typeof line>; es: ReturnType<typeof line> }]>
> = {
  parallel: [
    words('the same arrow marks on both lines', 'las mismas marcas de flecha en las dos rectas'),
    {
      en: line`The marks tell that the lines are parallel. They never meet, so they are not intersecting or perpendicular.`,
      es: line`Las marcas indican que las rectas son paralelas. Nunca se cortan, así que no son secantes ni perpendiculares.`,
    },
  ],
  perpendicular: [
    words('a square mark where they cross', 'una marca cuadrada donde se cruzan'),
    {
      en: line`They meet, so they are not parallel. They form right angles, so they are perpendicular.`,
      es: line`Se cortan, así que no son paralelas. Forman ángulos rectos, así que son perpendiculares.`,
    },
  ],
  crossing: [
    words('they cross without a square corner', 'se cruzan sin formar una esquina recta'),
    {
      en: line`They meet, so they are not parallel. They do not form right angles, so they are not perpendicular.`,
      es: line`Se cortan, así que no son paralelas. No forman ángulos rectos, así que no son perpendiculares.`,
    },
  ],
  extended: [
    words('the lines are closer together at one end', 'las rectas están más cerca por un lado'),
    {
      en: line`If you extend these lines, they meet, so they are not parallel. They do not form right angles.`,
      es: line`Si prolongas estas rectas, se cortan, así que no son paralelas. No forman ángulos rectos.`,
    },
  ],
}
function drawMeeting(
  random: Random,
  way: Way,
): {
  readonly way: Way
  readonly names: readonly [string, string, string, string]
  readonly turn: number
  readonly other: number
  readonly shift: number
} {
  const other =
    way === 'perpendicular'
      ? 90
      : way === 'crossing'
        ? random.sign() * random.int(38, 68)
        : way === 'extended'
          ? random.sign() * random.int(13, 18)
          : 0
  return { way, names: drawLetters(random, 4), turn: 5 * random.int(0, 35), other, shift: random.pick([-1, 0, 1]) }
}
const twoLines = ({ way, names: [a, b, c, d], turn, other, shift }: ReturnType<typeof drawMeeting>): Figure => {
  const isApart = way === 'parallel' || way === 'extended'
  const middle: Point = isApart ? towards(turn + 90, 2) : towards(turn, shift)
  const lines: readonly Lettered[] = [
    { names: [a, b], from: towards(turn + 180, 3.4), to: towards(turn, 3.4), parallels: way === 'parallel' ? 1 : 0 },
    {
      names: [c, d],
      from: towards(turn + other + 180, isApart ? 3.2 : 2.8, middle),
      to: towards(turn + other, isApart ? 3.2 : 2.8, middle),
      parallels: way === 'parallel' ? 1 : 0,
    },
  ]
  return linesFigure(lines, way === 'perpendicular' ? [middle, 0, 1] : null, 6)
}

/** A line with a parallel, a perpendicular and one that is neither, without marks; the whole is turned. */
function drawFour(random: Random) {
  return {
    asked: random.evenly(['perpendicular', 'parallel'] as const),
    letters: drawLetters(random, 8),
    order: random.shuffle([0, 1, 2, 3] as const),
    turn: random.pick([0, 10, 20, 340, 350]),
    isFlipped: random.chance(0.5),
    leans: random.chance(0.5),
  }
}
type Four = ReturnType<typeof drawFour>
const GIVEN = 0
const PARALLEL = 1
const PERPENDICULAR = 2
const LEANING = 3
/** The points of one of the four lines: their letters do not follow the alphabet. */
const pointsOf = ({ letters, order }: Four, which: number): readonly [string, string] => {
  const at = itemOf(order, which)
  return [itemOf(letters, 2 * at), itemOf(letters, 2 * at + 1)]
}
const fourLines = (drawn: Four): Figure => {
  const { turn, isFlipped, leans } = drawn
  const place = ([x, y]: Point): Point => {
    const across = isFlipped ? 9 - x : x
    return towards(turn + (Math.atan2(y, across) * 180) / Math.PI, Math.hypot(across, y))
  }
  const ends: readonly (readonly [Point, Point])[] = [
    [
      [0, 0],
      [9, 0],
    ],
    [
      [0, 3],
      [9, 3],
    ],
    [
      [2.2, -1.5],
      [2.2, 4.5],
    ],
    leans
      ? [
          [4.6, -1.5],
          [7.4, 4.5],
        ]
      : [
          [7.2, -1.5],
          [4.8, 4.5],
        ],
  ]
  return linesFigure(
    ends.map(([from, to], i) => ({
      names: pointsOf(drawn, i),
      from: place(from),
      to: place(to),
    })),
    null,
    11,
  )
}
const lineThrough = (points: readonly [string, string]) => symbol(points.join(''))
const lineNamed = (points: readonly [string, string]): Sentence => ({
  key: points.join(''),
  says: both(prose`${thing(NOUN.line)} ${lineThrough(points)}`),
})

export const meetingForms = (form: FormMaker<typeof levels>) => ({
  howTheyMeet: form({
    levels: ['medium'],
    lines: 0,
    draw: random => drawMeeting(random, random.evenly(WAYS)),
    answer: MEETINGS,
    solve: ({ way }) => (way === 'extended' ? 'crossing' : way),
    ask: drawn => {
      const [a, b, c, d] = drawn.names
      const [one, other] = [lineThrough([a, b]), lineThrough([c, d])]
      return withFigure(
        {
          en: prose`Which words describe lines ${one} and ${other}?`,
          es: prose`¿Cómo son las rectas ${one} y ${other}?`,
        },
        twoLines(drawn),
      )
    },
    solution: ({ way }, answer) => [
      explainedBy(WHY[way][0], { en: line`Look at both lines.`, es: line`Mira las dos rectas.` }),
      answerStep(MEETINGS.show(answer), WHY[way][1]),
    ],
    check(printed, answer) {
      const [one, other] = linesIn(printed.figure('geometry-diagram'))
      return one !== undefined && other !== undefined && meetingOf(one.ends, other.ends) === answer
    },
  }),

  whichLine: form({
    levels: ['medium'],
    lines: 0,
    draw: drawFour,
    answer: sentenceChoice,
    solve: drawn => lineNamed(pointsOf(drawn, drawn.asked === 'parallel' ? PARALLEL : PERPENDICULAR)),
    mistakes: drawn => ({
      mixedUp: lineNamed(pointsOf(drawn, drawn.asked === 'parallel' ? PERPENDICULAR : PARALLEL)),
      leaning: lineNamed(pointsOf(drawn, LEANING)),
    }),
    ask: drawn => {
      const given = lineThrough(pointsOf(drawn, GIVEN))
      return withFigure(
        drawn.asked === 'parallel'
          ? {
              en: prose`Which line is parallel to line ${given}?`,
              es: prose`¿Qué recta es paralela a la recta ${given}?`,
            }
          : {
              en: prose`Which line is perpendicular to line ${given}?`,
              es: prose`¿Qué recta es perpendicular a la recta ${given}?`,
            },
        fourLines(drawn),
      )
    },
    solution: (drawn, { says }) => {
      const [given, parallel, perpendicular] = tupleOf(
        [GIVEN, PARALLEL, PERPENDICULAR].map(which => lineThrough(pointsOf(drawn, which))),
        3,
      )
      return drawn.asked === 'parallel'
        ? [
            explainedBy(list(given, parallel), {
              en: line`Both lines go in the same direction.`,
              es: line`Las dos rectas van en la misma dirección.`,
            }),
            answerStep(says, {
              en: line`It stays the same distance from line ${given}, so the two lines never meet.`,
              es: line`Está siempre a la misma distancia de la recta ${given}, así que las dos nunca se cortan.`,
            }),
          ]
        : [
            explainedBy(list(given, perpendicular), {
              en: line`These two lines cross.`,
              es: line`Estas dos rectas se cruzan.`,
            }),
            answerStep(says, {
              en: line`It crosses line ${given} and forms right angles, like the corner of a sheet of paper.`,
              es: line`Cruza la recta ${given} y forma ángulos rectos, como la esquina de una hoja de papel.`,
            }),
          ]
    },
    whyWrong: drawn => {
      const given = lineThrough(pointsOf(drawn, GIVEN))
      const crosses = { en: line`It crosses line ${given}.`, es: line`Cruza la recta ${given}.` }
      return drawn.asked === 'parallel'
        ? { mixedUp: crosses, leaning: crosses }
        : {
            mixedUp: {
              en: line`It never meets line ${given}: it is parallel.`,
              es: line`Nunca corta la recta ${given}: es paralela.`,
            },
            leaning: {
              en: line`It crosses line ${given}, but it does not form right angles.`,
              es: line`Cruza la recta ${given}, pero no forma ángulos rectos.`,
            },
          }
    },
    check(printed, { key }) {
      const lines = linesIn(printed.figure('geometry-diagram'))
      const given = printed.all('symbol')[0]?.name
      const asked = /perpendicular/.test(printed.text) ? 'perpendicular' : 'parallel'
      const [one, other] = [given, key].map(name => lines.find(found => found.name === name)?.ends)
      return one !== undefined && other !== undefined && meetingOf(one, other) === asked
    },
  }),
})

interface DrawnLine {
  readonly name: string
  readonly ends: readonly [Point, Point]
}
function linesIn({ points, lines }: ReturnType<typeof geometryDiagram>): readonly DrawnLine[] {
  return lines.map(({ from, to }) => ({
    name: from + to,
    ends: tupleOf(
      [from, to].flatMap(name => points.filter(point => point.name === name).map(({ at }) => at)),
      2,
    ),
  }))
}
