import {
  type Block,
  type Both,
  blank,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  match,
  option,
  type Pair,
  type Point,
  people,
  name as personName,
  point,
  subject,
  symbol,
} from '../../../author.ts'
import { cell } from '../../../content.ts'
import { placedFigure } from '../../kit/transformations/figures.ts'
import { drawnImage, drawnStep, grid, imageKey, verticesStep } from '../../kit/transformations/grids.ts'
import {
  changeStep,
  type Move,
  moved,
  moveSaid,
  pairStep,
  ruleStep,
  ruleSteps,
  ruleTo,
  translation,
} from '../../kit/transformations/moves.ts'
import {
  atLetter,
  byRule,
  givenVertices,
  lettersJoined,
  named,
  namedJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
  printedRules,
  ruleAnswer,
} from '../../kit/transformations/points.ts'
import { cellMove, cellRule, moveCell } from './cells.ts'
import { drawMove, drawTranslation, type Form, shapeName } from './parts.ts'

const isImageByRule = (printed: Parameters<typeof givenVertices>[0], image: readonly Point[]) => {
  const rule = itemOf(printedRules(printed), 0)
  const given = givenVertices(printed)
  return given.length === image.length && given.every((at, i) => String(byRule(rule, at)) === String(itemOf(image, i)))
}

/** Letters that no choice is lettered with. */
const NAMES = 'JKLM'
const nameAt = (i: number, prime = '') => symbol(NAMES.charAt(i) + prime)
const WRONG = option({
  0: { en: nameAt(0, PRIME), es: nameAt(0, PRIME) },
  1: { en: nameAt(1, PRIME), es: nameAt(1, PRIME) },
  2: { en: nameAt(2, PRIME), es: nameAt(2, PRIME) },
  3: { en: nameAt(3, PRIME), es: nameAt(3, PRIME) },
})
type Slip = 'other sign of x' | 'other sign of y' | 'exchanged'
const SLIPS: readonly Slip[] = ['other sign of x', 'other sign of y', 'exchanged']
const slipped = ([x, y]: Point, [a, b]: Move, slip: Slip): Point =>
  slip === 'exchanged' ? [x + b, y + a] : slip === 'other sign of x' ? [x - a, y + b] : [x + a, y - b]

export const mediumForms = (form: Form) => ({
  applyRule: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random, { most }) {
      const given = placedFigure(random, random.evenly(['quadrilateral', 'triangle', 'pentagon', 'quadrilateral']))
      const move = drawMove(random, 'oblique', most)
      return { given, move, image: moved(given, move) }
    },
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, move }) {
      const [shape, name, all, wanted] = [
        shapeName(given),
        nameOf(given.length),
        namedJoined(given),
        lettersJoined(given.length, PRIME),
      ]
      return {
        en: paragraph(
          line`The vertices of ${shape} ${name} are `,
          all.en,
          line`. Use the rule `,
          translation(move),
          line` to find `,
          wanted.en,
          line`.`,
        ),
        es: paragraph(
          line`Los vértices del ${shape} ${name} son `,
          all.es,
          line`. Usa la regla `,
          translation(move),
          line` para hallar `,
          wanted.es,
          line`.`,
        ),
      }
    },
    solution: ({ given, move }) => ruleSteps(given, move),
    check: isImageByRule,
  }),

  drawByRule: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { most }) =>
      drawTranslation(
        random,
        random.evenly(['pentagon', 'quadrilateral', 'quadrilateral', 'triangle']),
        random.evenly(['oblique', 'oblique', 'oblique', 'across', 'oblique', 'along']),
        most,
      ),
    answer: drawnImage,
    solve: ({ given, image }) => ({ given, image }),
    ask({ given, move }) {
      const [shape, name, drawn] = [shapeName(given), nameOf(given.length), figure(grid({ given }))]
      return {
        en: [
          paragraph(
            line`Translate ${shape} ${name} by the rule `,
            translation(move),
            line`. Draw and label the image.`,
          ),
          drawn,
        ],
        es: [
          paragraph(
            line`Traslada el ${shape} ${name} según la regla `,
            translation(move),
            line`. Dibuja la imagen y rotula sus vértices.`,
          ),
          drawn,
        ],
      }
    },
    key: (_, pictured) => imageKey(pictured),
    solution: ({ given, move, image }) => [verticesStep(given), ...ruleSteps(given, move), drawnStep({ given, image })],
    check: (printed, { image }) => isImageByRule(printed, image),
  }),

  writeRule: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { most }) =>
      drawTranslation(
        random,
        random.evenly(['quadrilateral', 'triangle', 'quadrilateral']),
        random.evenly(['oblique', 'along', 'oblique', 'oblique', 'across', 'oblique']),
        most,
      ),
    answer: ruleAnswer,
    solve: ({ move }) => ruleTo(move),
    ask({ given, image }) {
      const [shape, name, primed] = [shapeName(given), nameOf(given.length), nameOf(given.length, PRIME)]
      const drawn = figure(grid({ given, image }))
      const rule = line`${point(symbol('x'), symbol('y'))} → ${point(blank(3), blank(3))}`
      return {
        en: [
          drawn,
          paragraph(line`Complete the rule of the translation that takes ${shape} ${name} to ${primed}.`),
          paragraph(rule),
        ],
        es: [
          drawn,
          paragraph(line`Completa la regla de la traslación que lleva el ${shape} ${name} a ${primed}.`),
          paragraph(rule),
        ],
      }
    },
    key: ({ move }) => {
      const { en, es } = moveSaid(move)
      return { en: paragraph(en), es: paragraph(es) }
    },
    solution: ({ given, image, move }) => [
      pairStep(given, image),
      changeStep(itemOf(given, 0), itemOf(image, 0)),
      ruleStep(move),
    ],
    check(printed, rule) {
      const [given, image] = printed.figure('transformation-grid').shapes
      return given!.vertices.every((at, i) => String(byRule(rule, at)) === String(image!.vertices[i]))
    },
  }),

  matchRules: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each rule with the words for the same translation`,
        es: line`cada regla con la misma traslación dicha en palabras`,
      },
      draw(random) {
        const [p, q] = random.until(
          () => [random.int(1, 9), random.int(1, 9)] as const,
          ([a, b]) => a !== b,
        )
        const moves = [p, -p].flatMap(a =>
          [q, -q].flatMap((b): Move[] => [
            [a, b],
            [b, a],
          ]),
        )
        return random.sample(moves, 4).map((move): Pair => [translation(move), moveCell(move)])
      },
      belong: (left, right) => String(cellRule(left)) === String(cellMove(right)),
      solution(pairs, found) {
        const moves = pairs.map(([, right]) => cellMove(cell(right)))
        return [
          explainedBy(eachRow(moves.map(([a]) => moveSaid([a, 0]))), {
            en: line`The change in x in each row: + is right, − is left.`,
            es: line`El cambio de x en cada fila: + es a la derecha, − es a la izquierda.`,
          }),
          explainedBy(eachRow(moves.map(([, b]) => moveSaid([0, b]))), {
            en: line`The change in ${symbol('y')} in each row: + is up, − is down.`,
            es: line`El cambio de ${symbol('y')} en cada fila: + es hacia arriba, − es hacia abajo.`,
          }),
          explainedBy(list(...found.map(name => symbol(name))), {
            en: line`Find the words with both moves of each row.`,
            es: line`Busca las palabras con los dos movimientos de cada fila.`,
          }),
        ]
      },
    }),
  ),

  whichIsWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random =>
      random.until(
        () => {
          const person = random.pick(people)
          const given = placedFigure(random, 'quadrilateral')
          const move = drawMove(random, 'oblique', 7)
          const [wrong, slip] = [random.evenly([0, 1, 2, 3]), random.evenly(SLIPS)]
          const image = moved(given, move)
          const written = image.map((at, i) => (i === wrong ? slipped(itemOf(given, i), move, slip) : at))
          return { person, given, move, image, wrong, slip, written }
        },
        ({ move: [a, b], written }) => a !== b && a !== -b && new Set(written.map(String)).size === 4,
      ),
    answer: WRONG,
    solve: ({ wrong }) => String(wrong) as '0' | '1' | '2' | '3',
    ask({ person, given, move, written }) {
      const [who, she] = [personName(person), subject(person)]
      const [name, all, images] = [symbol(NAMES), namedJoined(given, '', NAMES), namedJoined(written, PRIME, NAMES)]
      return {
        en: paragraph(
          line`${who} translated quadrilateral ${name} by the rule `,
          translation(move),
          line`. The vertices are `,
          all.en,
          line`. For the image ${she} wrote `,
          images.en,
          line`. Which point of the image is wrong?`,
        ),
        es: paragraph(
          line`${who} trasladó el cuadrilátero ${name} según la regla `,
          translation(move),
          line`. Los vértices son `,
          all.es,
          line`. Para la imagen escribió `,
          images.es,
          line`. ¿Qué punto de la imagen es incorrecto?`,
        ),
      }
    },
    key: ({ image, wrong }) => {
      const right = atLetter(nameAt(wrong, PRIME), ...itemOf(image, wrong))
      return {
        en: paragraph(line`It should be ${right}.`),
        es: paragraph(line`Debe ser ${right}.`),
      }
    },
    solution({ given, move, image, wrong, slip }) {
      const [first] = ruleSteps(given, move, NAMES)
      return [
        first!,
        explainedBy(named(image, PRIME, NAMES), {
          en: line`Find each coordinate, and compare with the points that were written.`,
          es: line`Halla cada coordenada y compara con los puntos escritos.`,
        }),
        explainedBy(nameAt(wrong, PRIME), slipSaid(slip, wrong)),
      ]
    },
    check(printed, answer) {
      const points = printedPoints(printed)
      const rule = itemOf(printedRules(printed), 0)
      return [...NAMES].every(
        (of, i) =>
          (String(byRule(rule, points.get(of)!)) !== String(points.get(of + PRIME))) === (Number(answer) === i),
      )
    },
  }),
})

/** "1: 3 units right; 2: 5 units left". */
const eachRow = (all: readonly Both<readonly Inline[]>[]): Both<Block> => {
  const rows = (locale: 'en' | 'es') =>
    paragraph(...all.map((says, i) => [...(i === 0 ? [] : ['; ']), ...line`${i + 1}: `, ...says[locale]]))
  return { en: rows('en'), es: rows('es') }
}
const slipSaid = (slip: Slip, wrong: number): Both<ReturnType<typeof line>> => {
  const [at, x, y] = [nameAt(wrong, PRIME), symbol('x'), symbol('y')]
  return slip === 'exchanged'
    ? {
        en: line`Only ${at} differs: the changes of ${x} and ${y} were exchanged.`,
        es: line`Solo ${at} es distinto: se intercambiaron los cambios de ${x} e ${y}.`,
      }
    : slip === 'other sign of x'
      ? {
          en: line`Only ${at} differs: its ${x}-coordinate was moved in the opposite direction.`,
          es: line`Solo ${at} es distinto: su coordenada ${x} se movió en la dirección contraria.`,
        }
      : {
          en: line`Only ${at} differs: its ${y}-coordinate was moved in the opposite direction.`,
          es: line`Solo ${at} es distinto: su coordenada ${y} se movió en la dirección contraria.`,
        }
}
