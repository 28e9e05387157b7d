import {
  blank,
  drawing,
  equation,
  exact,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  minus,
  namedNumbers,
  type Point,
  point,
  type Random,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { REACH } from '../../kit/transformations/figures.ts'
import { grid, imageGrid } from '../../kit/transformations/grids.ts'
import {
  type Move,
  moved,
  moveSaid,
  plus,
  printedMove,
  ruleTo,
  sumsOf,
  translation,
} from '../../kit/transformations/moves.ts'
import {
  atLetter,
  byRule,
  letter,
  named,
  nameOf,
  PRIME,
  paragraph,
  printedRules,
  ruleAnswer,
  SECOND,
  type Vertices,
} from '../../kit/transformations/points.ts'
import { drawMove, drawTranslation, type Form, shapeName } from './parts.ts'

const [X, Y] = [symbol('x'), symbol('y')]

type Preimage = { readonly image: Vertices; readonly given: Vertices }
/** The image is given, and the figure before it is drawn. */
const drawnPreimage = drawing(
  (pictured: Preimage) => grid(pictured),
  ({ image, given }) => [
    { image, given: given.map(([x, y], i): Point => (i === 0 ? [x, y === REACH ? y - 1 : y + 1] : [x, y])) },
    { image, given: image },
  ],
)

const ruleChoice = (move: Move): Sentence => ({
  key: move.join(' '),
  says: { en: paragraph(translation(move)), es: paragraph(translation(move)) },
})
const addMoves = ([a, b]: Move, [c, d]: Move): Move => [a + c, b + d]
/** The first coordinate that is not told, and the second. */
const unknownsOf = ([x, y]: readonly [Side, Side], before: Point, after: Point): readonly [number, number] => [
  x === 'before' ? before[0] : after[0],
  y === 'before' ? before[1] : after[1],
]
const back = ([a, b]: Move): Move => [-a, -b]
const areDistinct = (moves: readonly Move[]) => new Set(moves.map(String)).size === moves.length

/** Two moves, neither along an axis, whose sum is not along one either. */
const drawTwo = (random: Random) =>
  random.until(
    () => [drawMove(random, 'oblique', 9), drawMove(random, 'oblique', 9)] as const,
    ([one, two]) => addMoves(one, two).every(value => value !== 0) && one[0] * two[0] < 0 !== one[1] * two[1] < 0,
  )

/** The number that is asked for stands before or after the move. */
type Side = 'before' | 'after'

export const hardForms = (form: Form) => ({
  oneRule: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const [one, two] = drawTwo(random)
      return { one, two, said: random.evenly(['second', 'first', 'neither'] as const) }
    },
    answer: ruleAnswer,
    solve: ({ one, two }) => ruleTo(addMoves(one, two)),
    ask({ one, two, said }) {
      const rule = line`${point(X, Y)} → ${point(blank(3), blank(3))}`
      const [first, second] = [moveSaid(one), moveSaid(two)]
      const byWords = (en: readonly Inline[], es: readonly Inline[]) => ({ en, es })
      const byRuleOf = (move: Move) => byWords(translation(move), translation(move))
      const [a, b] = [said === 'first' ? first : byRuleOf(one), said === 'second' ? second : byRuleOf(two)]
      return {
        en: [
          paragraph(
            said === 'first' ? line`A figure is translated ` : line`A figure is translated by the rule `,
            a.en,
            said === 'second'
              ? line`. Its image is then translated `
              : line`. Its image is then translated by the rule `,
            b.en,
            line`. Complete the single rule that takes the figure to the final image.`,
          ),
          paragraph(rule),
        ],
        es: [
          paragraph(
            said === 'first' ? line`Una figura se traslada ` : line`Una figura se traslada según la regla `,
            a.es,
            said === 'second'
              ? line`. Luego su imagen se traslada `
              : line`. Luego su imagen se traslada según la regla `,
            b.es,
            line`. Completa la única regla que lleva la figura a la imagen final.`,
          ),
          paragraph(rule),
        ],
      }
    },
    key: ({ one, two }) => {
      const { en, es } = moveSaid(addMoves(one, two))
      return { en: paragraph(en), es: paragraph(es) }
    },
    solution({ one, two, said }) {
      const all = addMoves(one, two)
      const words = said === 'first' ? one : two
      const spoken = moveSaid(words)
      return [
        ...(said === 'neither'
          ? []
          : [
              explainedBy(paragraph(translation(words)), {
                en: [...line`Write a rule for `, ...spoken.en, ...line`.`],
                es: [...line`Escribe una regla para `, ...spoken.es, ...line`.`],
              }),
            ]),
        explainedBy(equation(plus(plus(X, one[0]), two[0]), plus(X, all[0])), {
          en: line`Add both changes of ${X}.`,
          es: line`Suma los dos cambios de ${X}.`,
        }),
        explainedBy(equation(plus(plus(Y, one[1]), two[1]), plus(Y, all[1])), {
          en: line`Add both changes of ${Y}.`,
          es: line`Suma los dos cambios de ${Y}.`,
        }),
        explainedBy(paragraph(translation(all)), {
          en: line`Write both coordinates in one rule.`,
          es: line`Escribe las dos coordenadas en una sola regla.`,
        }),
      ]
    },
    // Takes two points of its own through all that is printed.
    check(printed, rule) {
      const rules = printedRules(printed).filter(items => items.every(item => item.kind !== 'blank'))
      const [a, b] = printedMove(printed)
      return (
        [
          [31, 47],
          [64, 5],
        ] as const
      ).every(start => {
        const [x, y] = rules.reduce<Point>((at, one) => byRule(one, at), start)
        return String(byRule(rule, start)) === String([x + a, y + b])
      })
    },
  }),

  twoUnknowns: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const move = drawMove(random, 'oblique', 9)
      const sides: readonly [Side, Side] = random.evenly([
        ['before', 'after'],
        ['after', 'before'],
      ])
      return random.until(
        () => {
          const at = (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]
          const [a, b] = [at(), at()]
          return { move, sides, a, b, images: [moved([a], move), moved([b], move)].map(all => itemOf(all, 0)) }
        },
        ({ a, b, images }) =>
          a[0] !== b[0] &&
          a[1] !== b[1] &&
          images.every(at => at.every(value => value !== 0 && Math.abs(value) < 13)) &&
          unknownsOf(sides, b, itemOf(images, 1)).every((value, i, all) => all.indexOf(value) === i),
      )
    },
    answer: namedNumbers('k', 'm'),
    solve: ({ sides, b, images }) => unknownsOf(sides, b, itemOf(images, 1)),
    ask({ sides: [x, y], a, b, images }) {
      const [k, m] = [symbol('k'), symbol('m')]
      const [one, two] = [itemOf(images, 0), itemOf(images, 1)]
      const from = atLetter(letter(1), x === 'before' ? k : b[0], y === 'before' ? m : b[1])
      const to = atLetter(letter(1, PRIME), x === 'after' ? k : two[0], y === 'after' ? m : two[1])
      const [fromA, toA] = [atLetter(letter(0), ...a), atLetter(letter(0, PRIME), ...one)]
      return {
        en: paragraph(
          line`A translation takes ${fromA} to ${toA}. The same translation takes ${from} to ${to}. Find ${k} and ${m}.`,
        ),
        es: paragraph(
          line`Una traslación lleva ${fromA} a ${toA}. La misma traslación lleva ${from} a ${to}. Halla ${k} y ${m}.`,
        ),
      }
    },
    solution({ move, sides, a, b, images }, found) {
      const [one, two] = [itemOf(images, 0), itemOf(images, 1)]
      const unknown = (axis: 0 | 1, name: string) =>
        sides[axis] === 'before'
          ? equation(plus(symbol(name), move[axis]), two[axis])
          : equation(plus(b[axis], move[axis]), symbol(name))
      const solvedFor = (axis: 0 | 1, name: string) =>
        sides[axis] === 'before'
          ? equation(equation(symbol(name), plus(two[axis], -move[axis])), itemOf(found, axis))
          : equation(symbol(name), itemOf(found, axis))
      return [
        explainedBy(statements(equation(minus(one[0], a[0]), move[0]), equation(minus(one[1], a[1]), move[1])), {
          en: line`Subtract the coordinates of ${letter(0)} from those of ${letter(0, PRIME)} to find both changes.`,
          es: line`Resta las coordenadas de ${letter(0)} de las de ${letter(0, PRIME)} para hallar los dos cambios.`,
        }),
        explainedBy(statements(unknown(0, 'k'), unknown(1, 'm')), {
          en: line`${letter(1)} and ${letter(1, PRIME)} have the same changes: write an equation for ${X} and one for ${Y}.`,
          es: line`${letter(1)} y ${letter(1, PRIME)} tienen los mismos cambios: escribe una ecuación para ${X} y otra para ${Y}.`,
        }),
        explainedBy(statements(solvedFor(0, 'k'), solvedFor(1, 'm')), {
          en: line`Solve each equation.`,
          es: line`Resuelve cada ecuación.`,
        }),
      ]
    },
    // Both segments from a point to its image are the same.
    check(printed, [k, m]) {
      const pairs = printed
        .all('product')
        .map(({ factors: [, at] }) =>
          at?.kind === 'list'
            ? at.items.map(item =>
                item.kind === 'symbol' ? exact(item.name === 'k' ? k! : m!).toNumber() : exact(item).toNumber(),
              )
            : [],
        )
      const [a, one, b, two] = pairs
      return [0, 1].every(i => itemOf(one!, i) - itemOf(a!, i) === itemOf(two!, i) - itemOf(b!, i))
    },
  }),

  drawPreimage: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      return drawTranslation(random, shape, 'oblique', 9)
    },
    answer: drawnPreimage,
    solve: ({ given, image }) => ({ given, image }),
    ask({ given, move, image }) {
      const drawn = figure(imageGrid(image))
      const [shape, name, primed] = [shapeName(given), nameOf(given.length), nameOf(given.length, PRIME)]
      return {
        en: [
          paragraph(
            line`The rule `,
            translation(move),
            line` takes ${shape} ${name} to the image ${primed} on the grid. Draw and label ${name}.`,
          ),
          drawn,
        ],
        es: [
          paragraph(
            line`La regla `,
            translation(move),
            line` lleva el ${shape} ${name} a la imagen ${primed} de la cuadrícula. Dibuja y rotula ${name}.`,
          ),
          drawn,
        ],
      }
    },
    key: ({ given }) => ({ en: named(given), es: named(given) }),
    solution({ given, image, move }) {
      const undo = moveSaid(back(move))
      return [
        explainedBy(named(image, PRIME), {
          en: line`Read the vertices of the image from the grid.`,
          es: line`Lee en la cuadrícula los vértices de la imagen.`,
        }),
        explainedBy(paragraph(translation(back(move))), {
          en: [...line`To go back from the image, move `, ...undo.en, ...line`.`],
          es: [...line`Para volver desde la imagen, muévete `, ...undo.es, ...line`.`],
        }),
        explainedBy(named(sumsOf(image, back(move))), {
          en: line`Substitute the vertices of the image into this rule.`,
          es: line`Sustituye los vértices de la imagen en esta regla.`,
        }),
        explainedBy(named(given), { en: line`Find each coordinate.`, es: line`Halla cada coordenada.` }),
        explainedBy(figure(grid({ given, image })), {
          en: line`Mark these points, connect them in order, and label them.`,
          es: line`Marca estos puntos, únelos en orden y rotúlalos.`,
        }),
      ]
    },
    check(printed, { given }) {
      const rule = itemOf(printedRules(printed), 0)
      const image = itemOf(printed.figure('transformation-grid').shapes, 0).vertices
      return given.every((at, i) => String(byRule(rule, at)) === String(itemOf(image, i)))
    },
  }),

  wayBack: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: random =>
      random.until(
        () => {
          const [one, two] = drawTwo(random)
          return { one, two }
        },
        ({ one, two }) =>
          areDistinct([back(addMoves(one, two)), addMoves(one, two), back(two), addMoves(one, back(two))]),
      ),
    answer: sentenceChoice,
    solve: ({ one, two }) => ruleChoice(back(addMoves(one, two))),
    mistakes: ({ one, two }) => ({
      forward: ruleChoice(addMoves(one, two)),
      onlySecond: ruleChoice(back(two)),
      oneReversed: ruleChoice(addMoves(one, back(two))),
    }),
    ask({ one, two }) {
      const [name, primed, last] = [nameOf(3), nameOf(3, PRIME), nameOf(3, SECOND)]
      return {
        en: paragraph(
          line`Triangle ${name} is translated to ${primed} by the rule `,
          translation(one),
          line`. Then ${primed} is translated to ${last} by the rule `,
          translation(two),
          line`. Which rule takes ${last} back to ${name}?`,
        ),
        es: paragraph(
          line`El triángulo ${name} se traslada a ${primed} según la regla `,
          translation(one),
          line`. Luego ${primed} se traslada a ${last} según la regla `,
          translation(two),
          line`. ¿Qué regla lleva ${last} de vuelta a ${name}?`,
        ),
      }
    },
    solution({ one, two }) {
      const all = addMoves(one, two)
      return [
        explainedBy(statements(equation(sum(one[0], two[0]), all[0]), equation(sum(one[1], two[1]), all[1])), {
          en: line`Add both changes of ${X} and both changes of ${Y}: the way from ${nameOf(3)} to ${nameOf(3, SECOND)}.`,
          es: line`Suma los dos cambios de ${X} y los dos de ${Y}: el camino de ${nameOf(3)} a ${nameOf(3, SECOND)}.`,
        }),
        explainedBy(paragraph(translation(back(all))), {
          en: line`The way back has the opposite changes.`,
          es: line`El camino de vuelta tiene los cambios opuestos.`,
        }),
      ]
    },
    whyWrong() {
      const [name, primed, last] = [nameOf(3), nameOf(3, PRIME), nameOf(3, SECOND)]
      return {
        forward: {
          en: line`It goes forward, from ${name} to ${last}.`,
          es: line`Va hacia adelante, de ${name} a ${last}.`,
        },
        onlySecond: {
          en: line`It goes back only from ${last} to ${primed}.`,
          es: line`Solo vuelve de ${last} a ${primed}.`,
        },
        oneReversed: {
          en: line`The first translation was not reversed.`,
          es: line`No se invirtió la primera traslación.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = tupleOf(key.split(' ').map(Number), 2)
      const [x, y] = printedRules(printed).reduce<Point>((at, rule) => byRule(rule, at), [5, -2])
      return x + a === 5 && y + b === -2
    },
  }),
})
