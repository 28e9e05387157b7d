import {
  answerStep,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  geometryDiagram,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  type Of,
  option,
  type Point,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  sideBySide,
  symbol,
  theThing,
  thing,
  tupleOf,
  type Value,
  withFigure,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import {
  type Drawn,
  drawLetters,
  type Lettered,
  linesFigure,
  MEANING,
  type Meeting,
  meetingOf,
  NOUN,
  pictured,
  type Straight,
  towards,
} from './parts.ts'

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

/** Names with letters: of a ray the endpoint comes first, of an angle the vertex stands in the middle. */
type Naming = 'ray' | 'segment' | 'line' | 'angle'
const nounOf = (kind: Naming) => (kind === 'angle' ? nouns.angle : NOUN[kind])
const withLetters = (kind: Naming, letters: string): Sentence => ({
  key: `${kind} ${letters}`,
  says: both(prose`${thing(nounOf(kind))} ${symbol(letters)}`),
})
interface Titled {
  readonly kind: Naming
  /** Three points in a row; of an angle the vertex, a point on one ray and two on the other. */
  readonly letters: readonly [string, string, string, string]
  readonly turn: number
  readonly opening: number
}
function titled({ kind, letters: [a, b, c, d], turn, opening }: Titled): Figure {
  const [near, far] = [2.2, 4.4]
  return kind === 'angle'
    ? geometryDiagram({
        points: {
          [a]: [0, 0],
          [b]: towards(turn, 3.2),
          [c]: towards(turn + opening, near),
          [d]: towards(turn + opening, far),
        },
        lines: [
          { of: a + b, extent: 'ray' },
          { of: a + d, extent: 'ray' },
        ],
        dots: true,
        size: 6,
        says: 'looks',
      })
    : geometryDiagram({
        points: { [a]: [0, 0], [b]: towards(turn, near), [c]: towards(turn, far) },
        lines: [{ of: a + c, extent: kind }],
        dots: true,
        size: 6,
        says: 'looks',
      })
}
/** The name that is told, another right one, and wrong ones. */
function namesOf({ kind, letters: [a, b, c, d] }: Titled) {
  switch (kind) {
    case 'ray':
      return {
        given: a + c,
        right: withLetters('ray', a + b),
        wrong: {
          wrongEnd: withLetters('ray', c + a),
          partOfIt: withLetters('ray', b + c),
          noEnd: withLetters('line', a + c),
        },
      }
    case 'line':
      return {
        given: a + b,
        right: withLetters('line', c + a),
        wrong: {
          oneEnd: withLetters('ray', a + c),
          otherEnd: withLetters('ray', c + a),
          twoEnds: withLetters('segment', a + c),
        },
      }
    case 'segment':
      return {
        given: a + c,
        right: withLetters('segment', c + a),
        wrong: {
          partOfIt: withLetters('segment', a + b),
          noEnds: withLetters('line', a + c),
          oneEnd: withLetters('ray', a + c),
        },
      }
    case 'angle':
      return {
        given: b + a + c,
        right: withLetters('angle', b + a + d),
        wrong: {
          otherVertex: withLetters('angle', a + b + c),
          lastVertex: withLetters('angle', b + d + a),
          noVertex: withLetters('angle', c + d + b),
        },
      }
  }
}
const WHY_NAME: Readonly<Record<Naming, { en: ReturnType<typeof line>; es: ReturnType<typeof line> }>> = {
  ray: {
    en: line`The endpoint comes first. Any other point of the ray can come second.`,
    es: line`El extremo va primero. Después puede ir cualquier otro punto de la semirrecta.`,
  },
  line: {
    en: line`Any two points of the line can name it, in either order.`,
    es: line`Dos puntos cualesquiera de la recta pueden nombrarla, en cualquier orden.`,
  },
  segment: {
    en: line`The two endpoints name it, in either order.`,
    es: line`Los dos extremos lo nombran, en cualquier orden.`,
  },
  angle: {
    en: line`The vertex comes in the middle. Any other point of each ray can name it.`,
    es: line`El vértice va en el medio. De cada semirrecta sirve cualquier otro punto.`,
  },
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const LATE = ['G', 'H', 'J', 'K', 'M', 'P', 'Q', 'R', 'S', 'T'] as const
/** Which of six pictures show one thing; the first are right. */
const SHOWN: Readonly<
  Record<Exclude<Straight, 'point'>, readonly (readonly [Exclude<Straight, 'point'>, isTurned: boolean])[]>
> = {
  ray: [
    ['ray', false],
    ['ray', false],
    ['ray', true],
    ['ray', true],
    ['segment', false],
    ['line', false],
  ],
  segment: [
    ['segment', false],
    ['segment', true],
    ['ray', false],
    ['ray', true],
    ['line', false],
    ['line', true],
  ],
  line: [
    ['line', false],
    ['line', true],
    ['segment', false],
    ['ray', true],
    ['ray', false],
    ['segment', true],
  ],
}
const isShown = (asked: Exclude<Straight, 'point'>, [kind, isTurned]: (typeof SHOWN)['ray'][number]) =>
  kind === asked && (asked !== 'ray' || !isTurned)

const NOT_SUCH = {
  segment: {
    en: line`A line segment has two endpoints. These have an arrowhead.`,
    es: line`Un segmento tiene dos extremos. Estos tienen una punta de flecha.`,
  },
  line: {
    en: line`A line goes on without end in both directions. These have an endpoint.`,
    es: line`Una recta sigue sin fin en las dos direcciones. Estos tienen un extremo.`,
  },
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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

  nameWithLetters: form({
    levels: ['medium'],
    lines: 0,
    draw: (random): Titled => ({
      kind: random.evenly<Naming>(['ray', 'angle', 'segment', 'line']),
      letters: drawLetters(random, 4),
      turn: 15 * random.int(0, 23),
      opening: random.pick([45, 60, 75, 110, 125]),
    }),
    answer: sentenceChoice,
    solve: drawn => namesOf(drawn).right,
    mistakes: drawn => namesOf(drawn).wrong,
    ask: drawn => {
      const [noun, given] = [nounOf(drawn.kind), symbol(namesOf(drawn).given)]
      return withFigure(
        {
          en: prose`What is another name for ${thing(noun)} ${given}?`,
          es: prose`¿Qué otro nombre tiene ${theThing(noun)} ${given}?`,
        },
        titled(drawn),
      )
    },
    solution: ({ kind, letters: [a, b, c, d] }, { says }) => [
      kind === 'angle'
        ? explainedBy(list(symbol(c), symbol(d)), {
            en: line`Both points are on the same ray from the vertex ${symbol(a)}.`,
            es: line`Los dos puntos están en la misma semirrecta desde el vértice ${symbol(a)}.`,
          })
        : explainedBy(list(symbol(a), symbol(b), symbol(c)), MEANING[kind]),
      answerStep(says, WHY_NAME[kind]),
    ],
    whyWrong({ letters: [, b, c, d] }) {
      const vertexWouldBe = (letter: string) => ({
        en: line`Its vertex would be ${symbol(letter)}.`,
        es: line`Su vértice sería ${symbol(letter)}.`,
      })
      return {
        wrongEnd: { en: line`Its endpoint would be ${symbol(c)}.`, es: line`Su extremo sería ${symbol(c)}.` },
        partOfIt: { en: line`This names only a part of it.`, es: line`Esto nombra solo una parte.` },
        noEnd: MEANING.line,
        noEnds: MEANING.line,
        oneEnd: MEANING.ray,
        otherEnd: MEANING.ray,
        twoEnds: MEANING.segment,
        otherVertex: vertexWouldBe(b),
        lastVertex: vertexWouldBe(d),
        noVertex: vertexWouldBe(d),
      }
    },
    check(printed, { key }) {
      const { points, lines } = printed.figure('geometry-diagram')
      const [kind, letters = ''] = key.split(' ')
      const given = printed.all('symbol')[0]?.name
      const [one, other] = lines
      if (one === undefined || given === letters) return false
      const placeOf = (name: string): Point => points.find(point => point.name === name)?.at ?? [NaN, NaN]
      /** Whether a point is on the path beyond its start. */
      const isOn = ({ from, to }: { readonly from: string; readonly to: string }, name: string) => {
        const [[x, y], [endX, endY], [px, py]] = [placeOf(from), placeOf(to), placeOf(name)]
        const along = (px - x) * (endX - x) + (py - y) * (endY - y)
        return along > 0.1 && Math.abs((endX - x) * (py - y) - (endY - y) * (px - x)) < 0.1
      }
      const [first = '', second = '', third = ''] = letters
      if (other !== undefined) return second === one.from && isOn(one, first) && isOn(other, third)
      if (kind !== one.extent) return false
      if (kind === 'segment') return first === one.to && second === one.from
      if (kind === 'ray') return first === one.from && isOn(one, second)
      return first !== second && [first, second].every(name => name === one.from || isOn(one, name))
    },
  }),

  whichShow: form({
    levels: ['medium'],
    wide: true,
    lines: 1,
    draw: random => {
      const asked = random.evenly(['ray', 'segment', 'ray', 'line'] as const)
      const turns = random.sample([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], 6)
      return {
        asked,
        names: random.sample(LATE, 2),
        shown: random.shuffle<(typeof SHOWN)['ray']>(SHOWN[asked]).map((one, i) => ({ one, turn: itemOf(turns, i) })),
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ asked, shown }): readonly Value[] =>
      shown.flatMap(({ one }, i) => (isShown(asked, one) ? [symbol(itemOf(LETTERS, i))] : [])),
    ask: ({ asked, names, shown }) => {
      const [one, two] = names
      const pictures = shown.map(({ one: [kind, isTurned], turn }, i) => [
        prose`${symbol(itemOf(LETTERS, i))}`,
        figure(pictured({ kind, names: isTurned ? [two, one] : [one, two], turn, opening: 0 } satisfies Drawn, 4)),
      ])
      const all = sideBySide(...pictures)
      const called = symbol(one + two)
      return {
        en: [prose`Which pictures show ${thing(NOUN[asked])} ${called}? Write all the letters.`, all],
        es: [prose`¿Qué dibujos muestran ${theThing(NOUN[asked])} ${called}? Escribe todas las letras.`, all],
      }
    },
    solution: ({ asked, names, shown }, answer) => {
      const others = shown.flatMap(({ one: [kind] }, i) => (kind === asked ? [] : [symbol(itemOf(LETTERS, i))]))
      const kinds = shown.flatMap(({ one: [kind] }, i) => (kind === asked ? [symbol(itemOf(LETTERS, i))] : []))
      return [
        explainedBy(list(...(asked === 'ray' ? kinds : others)), asked === 'ray' ? MEANING[asked] : NOT_SUCH[asked]),
        explainedBy(
          list(...answer),
          asked === 'ray'
            ? {
                en: line`Ray ${symbol(names.join(''))} starts at ${symbol(names[0])} and goes through ${symbol(names[1])}.`,
                es: line`La semirrecta ${symbol(names.join(''))} empieza en ${symbol(names[0])} y pasa por ${symbol(names[1])}.`,
              }
            : {
                en: line`The order of the two letters does not matter.`,
                es: line`El orden de las dos letras no importa.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const asked = printed.all('symbol')[0]?.name
      const kind = printed.term('thing').noun
      const right = printed.figures('geometry-diagram').flatMap(({ lines: [drawn] }, i) => {
        if (drawn === undefined || NOUN[drawn.extent] !== kind) return []
        const fits = drawn.from + drawn.to === asked || (drawn.extent !== 'ray' && drawn.to + drawn.from === asked)
        return fits ? [symbol(itemOf(LETTERS, i))] : []
      })
      return isSameContent(answer, right)
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
