import {
  answerStep,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  geometryDiagram,
  line,
  list,
  prose,
  type Sentence,
  sentenceChoice,
  symbol,
  theThing,
  thing,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { placeOf } from '../../kit/geometry/drawn.ts'
import type { levels } from './levels.ts'
import { drawLetters, MEANING, NOUN, towards } from './parts.ts'

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
    en: line`Any two points on the line can name it, in either order.`,
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

function pointsOn(kind: Exclude<Naming, 'angle'>, letters: readonly [string, string, string]) {
  const [a, b, c] = [symbol(letters[0]), symbol(letters[1]), symbol(letters[2])]
  switch (kind) {
    case 'ray':
      return {
        en: line`The endpoint is ${a}. The ray goes on through ${b} and ${c}.`,
        es: line`El extremo es ${a}. La semirrecta sigue por ${b} y ${c}.`,
      }
    case 'segment':
      return {
        en: line`The endpoints are ${a} and ${c}. Point ${b} is between them.`,
        es: line`Los extremos son ${a} y ${c}. El punto ${b} está entre ellos.`,
      }
    case 'line':
      return {
        en: line`The line goes on without end through these three points.`,
        es: line`La recta pasa por estos tres puntos y sigue sin fin.`,
      }
  }
}

export const nameForms = (form: FormMaker<typeof levels>) => ({
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
        : explainedBy(list(symbol(a), symbol(b), symbol(c)), pointsOn(kind, [a, b, c])),
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
      const drawn = printed.figure('geometry-diagram')
      const { points, lines } = drawn
      const [kind, letters] = tupleOf(key.split(' '), 2)
      const given = printed.all('symbol')[0]?.name
      const [one, other] = lines
      if (one === undefined || given === letters) return false
      const isDrawn = (name: string) => points.some(point => point.name === name)
      /** Whether a point is on the path beyond its start. */
      const isOn = ({ from, to }: { readonly from: string; readonly to: string }, name: string) => {
        if (!isDrawn(name)) return false
        const [[x, y], [endX, endY], [px, py]] = [placeOf(drawn, from), placeOf(drawn, to), placeOf(drawn, name)]
        const along = (px - x) * (endX - x) + (py - y) * (endY - y)
        return along > 0.1 && Math.abs((endX - x) * (py - y) - (endY - y) * (px - x)) < 0.1
      }
      const letterAt = (place: number) => letters.charAt(place)
      const [first, second, third] = [letterAt(0), letterAt(1), letterAt(2)]
      if (other !== undefined) return second === one.from && isOn(one, first) && isOn(other, third)
      if (kind !== one.extent) return false
      if (kind === 'segment') return first === one.to && second === one.from
      if (kind === 'ray') return first === one.from && isOn(one, second)
      return first !== second && [first, second].every(name => name === one.from || isOn(one, name))
    },
  }),
})
