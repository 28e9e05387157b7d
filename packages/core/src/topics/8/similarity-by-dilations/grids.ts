import {
  bracketed,
  equation,
  exact,
  explainedBy,
  expr,
  itemOf,
  line,
  minus,
  point,
  prose,
  Ratio,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  symbol,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { dilated, type Factor, ratioOf } from '../../kit/transformations/dilations.ts'
import { atLetter, letter, nameOf, PRIME, paragraph } from '../../kit/transformations/points.ts'
import {
  afterMotion,
  type Drawn,
  drawSequence,
  gridOf,
  keyOf,
  MOTIONS,
  type Motion,
  motionSaid,
  sideRead,
} from './motions.ts'
import { type Form, shorterRatio } from './parts.ts'
import { readForms } from './read-off.ts'

const ofKey = (words: readonly string[]): Motion =>
  words[0] === 'move'
    ? { kind: 'move', by: [Number(words[1]), Number(words[2])] }
    : words[0] === 'flip'
      ? { kind: 'flip', over: words[1] === 'x' ? 'x' : 'y' }
      : { kind: 'turn' }
const sequence = (factor: Factor, motion: Motion): Sentence => {
  const { en, es } = motionSaid(motion)
  const k = ratioOf(factor)
  return {
    key: `${factor.join(' ')} ${keyOf(motion)}`,
    says: {
      en: paragraph(line`a dilation with scale factor ${k} and center at the origin, then `, en),
      es: paragraph(line`una dilatación de factor de escala ${k} y centro en el origen, seguida de `, es),
    },
  }
}
const inverse = ([n, d]: Factor): Factor => [d, n]

/** The scale factor, read from two matching sides, and where the dilation takes a vertex. */
function dilationSteps({ factor, given, image }: Drawn, at: number): readonly Step[] {
  const k = ratioOf(factor)
  const [before, after] = [sideRead(itemOf(given, 0), itemOf(given, 1)), sideRead(itemOf(image, 0), itemOf(image, 1))]
  const i = before[0] === 0 ? 1 : 0
  const middle = itemOf(dilated(given, factor), at)
  const [a, b, p, q] = [letter(0), letter(1), letter(0, PRIME), letter(1, PRIME)]
  return [
    explainedBy(equation(symbol('k'), shorterRatio(Ratio.of(after[i]), Ratio.of(before[i]))), {
      en:
        i === 0
          ? line`${a} and ${b} are ${before[i]} apart from left to right, ${p} and ${q} are ${after[i]} apart. Divide to find the scale factor ${symbol('k')}.`
          : line`${a} and ${b} are ${before[i]} apart from top to bottom, ${p} and ${q} are ${after[i]} apart. Divide to find the scale factor ${symbol('k')}.`,
      es:
        i === 0
          ? line`La distancia horizontal entre ${a} y ${b} es ${before[i]}, y entre ${p} y ${q} es ${after[i]}. Divide para hallar el factor de escala ${symbol('k')}.`
          : line`La distancia vertical entre ${a} y ${b} es ${before[i]}, y entre ${p} y ${q} es ${after[i]}. Divide para hallar el factor de escala ${symbol('k')}.`,
    }),
    explainedBy(paragraph(line`${atLetter(letter(at), ...itemOf(given, at))} → (${middle[0]}, ${middle[1]})`), {
      en: line`The dilation comes first: it multiplies both coordinates of ${letter(at)} by ${k}.`,
      es: line`Primero va la dilatación: multiplica las dos coordenadas de ${letter(at)} por ${k}.`,
    }),
  ]
}
const FACTOR: NamedBlank = { name: { en: 'scale factor', es: 'factor de escala' } }
/** The scale factor, and what the translation adds to each coordinate: the signs tell the directions. */
const PARTS: readonly NamedBlank[] = [
  FACTOR,
  { name: { en: 'added to each x-coordinate', es: 'se suma a cada coordenada x' } },
  { name: { en: 'added to each y-coordinate', es: 'se suma a cada coordenada y' } },
]

export const gridForms = (form: Form) => ({
  nameSequence: form({
    levels: ['hard'],
    share: 2,
    draw: (random, level) => drawSequence(random, level, ['move']),
    answer: blankAnswers,
    solve: ({ factor, motion }) => [
      ratioOf(factor),
      ...(motion.kind === 'move' ? motion.by.map(value => Ratio.of(value)) : []),
    ],
    ask(drawn) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const [shown, lines] = [gridOf(drawn), namedLines(...PARTS)]
      return {
        en: [
          shown,
          prose`A dilation with center at the origin, followed by a translation, takes triangle ${one} to triangle ${two}. Find the scale factor, and what the translation adds to each coordinate.`,
          ...lines.en,
        ],
        es: [
          shown,
          prose`Una dilatación con centro en el origen, seguida de una traslación, lleva el triángulo ${one} al triángulo ${two}. Halla el factor de escala y lo que la traslación suma a cada coordenada.`,
          ...lines.es,
        ],
      }
    },
    solution(drawn, values) {
      const { given, image, factor, motion } = drawn
      const [x, y] = itemOf(dilated(given, factor), 0)
      const [u, v] = itemOf(image, 0)
      const less = (value: number) => (value < 0 ? bracketed(expr(value)) : value)
      return [
        ...dilationSteps(drawn, 0),
        explainedBy(statements(equation(minus(u, less(x)), u - x), equation(minus(v, less(y)), v - y)), {
          en: line`Compare this point with ${atLetter(letter(0, PRIME), u, v)}: subtract its coordinates to find how far the translation moves it.`,
          es: line`Compara este punto con ${atLetter(letter(0, PRIME), u, v)}: resta sus coordenadas para hallar cuánto lo mueve la traslación.`,
        }),
        explainedBy(namedKey(PARTS, values), {
          en: [
            ...line`This is `,
            ...motionSaid(motion).en,
            ...line`: a positive difference goes right or up, a negative one left or down.`,
          ],
          es: [
            ...line`Es `,
            ...motionSaid(motion).es,
            ...line`: una diferencia positiva va a la derecha o hacia arriba; una negativa, a la izquierda o hacia abajo.`,
          ],
        }),
      ]
    },
    // Every vertex, dilated and moved.
    check(printed, values) {
      const [k, across, up] = values.map(value => exact(value))
      const [given, image] = printed.figure('transformation-grid').shapes
      if (!k || !across || !up) return false
      return given!.vertices.every(([x, y], i) => {
        const [u, v] = itemOf(image!.vertices, i)
        return (
          k.times(Ratio.of(x)).plus(across).equals(Ratio.of(u)) && k.times(Ratio.of(y)).plus(up).equals(Ratio.of(v))
        )
      })
    },
  }),

  whichSequence: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level) => drawSequence(random, level, MOTIONS),
    answer: sentenceChoice,
    solve: ({ factor, motion }) => sequence(factor, motion),
    mistakes: ({ factor, motion, other }) => ({
      inverted: sequence(inverse(factor), motion),
      otherMotion: sequence(factor, other),
      both: sequence(inverse(factor), other),
    }),
    ask(drawn) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const shown = gridOf(drawn)
      return {
        en: [shown, prose`Which sequence takes triangle ${one} to triangle ${two}?`],
        es: [shown, prose`¿Qué secuencia lleva el triángulo ${one} al triángulo ${two}?`],
      }
    },
    solution(drawn, { says }) {
      const { factor, motion, other, given, image } = drawn
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const elsewhere = afterMotion(dilated(given, factor), other)
      // A vertex that the other motion takes to another place.
      const i = given.findIndex((_, j) => String(elsewhere[j]) !== String(image[j]))
      const to = itemOf(image, i)
      return [
        ...dilationSteps(drawn, i),
        explainedBy(
          paragraph(
            line`(${itemOf(dilated(given, factor), i)[0]}, ${itemOf(dilated(given, factor), i)[1]}) → ${atLetter(letter(i, PRIME), ...to)}`,
          ),
          {
            en: ['This is ', ...motionSaid(motion).en, '.'],
            es: ['Esto es ', ...motionSaid(motion).es, '.'],
          },
        ),
        explainedBy(says, {
          en: line`The dilation and then this motion take ${one} to ${two}.`,
          es: line`La dilatación y luego este movimiento llevan ${one} a ${two}.`,
        }),
      ]
    },
    whyWrong({ factor, other, given, image }) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const elsewhere = afterMotion(dilated(given, factor), other)
      const i = given.findIndex((_, j) => String(elsewhere[j]) !== String(image[j]))
      const [to, missed] = [itemOf(image, i), itemOf(elsewhere, i)]
      const [reached, wanted] = [point(...missed), atLetter(letter(i, PRIME), ...to)]
      const back = ratioOf(inverse(factor))
      return {
        inverted: {
          en: line`The factor ${back} goes from ${two} to ${one}.`,
          es: line`El factor ${back} va de ${two} a ${one}.`,
        },
        otherMotion: {
          en: line`It takes vertex ${letter(i)} to ${reached}, not to ${wanted}.`,
          es: line`Lleva el vértice ${letter(i)} a ${reached}, no a ${wanted}.`,
        },
        both: {
          en: line`The factor ${back} goes from ${two} to ${one}, and the motion is another one.`,
          es: line`El factor ${back} va de ${two} a ${one}, y el movimiento es otro.`,
        },
      }
    },
    check(printed, { key }) {
      const [n, d, ...words] = key.split(' ')
      const [given, image] = printed.figure('transformation-grid').shapes
      const factor: Factor = [Number(n), Number(d)]
      return String(afterMotion(dilated(given!.vertices, factor), ofKey(words))) === String(image!.vertices)
    },
  }),

  ...readForms(form),
})
