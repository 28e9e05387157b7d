import {
  answerStep,
  type Block,
  blank,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  formulaChoice,
  line,
  measure,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  rightTriangle,
  role,
  type Sentence,
  sentenceChoice,
  steps,
  sum,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  type Form,
  hypotenuseIs,
  type Known,
  paragraph,
  rootStep,
  squareOf,
  squareSteps,
  theorem,
  together,
  x,
} from './parts.ts'
import { type Setting, settings } from './settings.ts'

/** Forms that stand side by side share the settings out. */
const inTurns = (...parts: readonly number[]) => settings.filter((_, i) => parts.includes(i % 4))
/** Two forms that meet the same setting use other numbers: one half of its triples each. */
const drawTriple = (random: Random, list: readonly Setting[], half: 0 | 1) => {
  const setting = random.evenly(list)
  const [across, up, slanted] = random.pick(setting.triples.filter((_, at) => at % 2 === half))
  const known: Known =
    setting.asks === 'slanted'
      ? { legs: [across, up] }
      : { leg: setting.asks === 'up' ? across : up, hypotenuse: slanted }
  return { setting, across, up, slanted, known }
}
export type Situation = ReturnType<typeof drawTriple>

export const toldWith = ({ setting, known }: { readonly setting: Setting; readonly known: Known }) => {
  const [a, b] = 'legs' in known ? known.legs : [known.leg, known.hypotenuse]
  const names = 'legs' in known ? (['leg', 'leg'] as const) : (['leg', 'hypotenuse'] as const)
  return setting.tell(role(names[0], measure(a, setting.unit)), role(names[1], measure(b, setting.unit)))
}

const triangleOf = ({ setting: { asks, unit }, across, up, slanted }: Situation) =>
  rightTriangle({
    legs: [across, up],
    names: null,
    sides: {
      AB: asks === 'slanted' ? x : measure(slanted, unit),
      BC: asks === 'across' ? x : measure(across, unit),
      CA: asks === 'up' ? x : measure(up, unit),
    },
  })

/** The square of x by the labels of the drawing. */
const drawnSquare = (printed: Printed): Ratio => {
  const [slanted, ...legs] = printed
    .figure('right-triangle')
    .lines.slice(0, 3)
    .map(({ label }) => label as Expr)
  const squares = legs.filter(({ kind }) => kind !== 'symbol').map(leg => evaluate(leg).power(2))
  const together = squares.reduce((all, one) => all.plus(one), Ratio.of(0))
  return slanted!.kind === 'symbol' ? together : evaluate(slanted!).power(2).minus(together)
}

const phrase = (setting: Setting, side: 'across' | 'up'): Sentence => ({
  key: side,
  says: { en: paragraph([setting[side].en]), es: paragraph([setting[side].es]) },
})

const lengthOf = ({ slanted: { en, es } }: Setting): Sentence => ({
  key: 'slanted',
  says: {
    en: paragraph([`the length of ${en}`]),
    es: paragraph([`la longitud de ${es}`.replace(' de el ', ' del ')]),
  },
})

export const easyForms = (form: Form) => ({
  drawnStory: form({
    levels: ['easy'],
    share: 3,
    kind: 'story',
    lines: 3,
    draw: random => drawTriple(random, inTurns(0, 1), 0),
    answer: measured,
    solve: ({ setting, known }) => ({ amount: Math.sqrt(squareOf(known)), unit: setting.unit }),
    ask(situation) {
      const { en, es } = toldWith(situation)
      const { asked } = situation.setting
      const drawn = figure(triangleOf(situation))
      return { en: [en, drawn, asked.en], es: [es, drawn, asked.es] }
    },
    solution({ setting, known }, { amount }) {
      const found = measure(amount, setting.unit)
      return [
        ...squareSteps(known, hypotenuseIs(setting)),
        rootStep(squareOf(known), setting.unit),
        answerStep(found, {
          en: [`${setting.end.en} `, found, '.'],
          es: [`${setting.end.es} `, found, '.'],
        }),
      ]
    },
    check: (printed, { amount }) => exact(amount).n > 0 && exact(amount).power(2).equals(drawnSquare(printed)),
  }),

  whichEquation: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawTriple(random, startingAt(inTurns(2, 3), 3), 0),
    answer: formulaChoice,
    solve: ({ known }) => theorem(known),
    mistakes({ known }): Readonly<Record<string, Expr>> {
      if ('legs' in known) {
        const [a, b] = known.legs
        return {
          legAsHypotenuse: equation(sum(power(a, 2), power(x, 2)), power(b, 2)),
          withoutSquares: equation(sum(a, b), x),
          squareOfSum: equation(power(bracketed(sum(a, b)), 2), power(x, 2)),
        }
      }
      const { leg, hypotenuse } = known
      return {
        hypotenuseAsLeg: equation(sum(power(leg, 2), power(hypotenuse, 2)), power(x, 2)),
        withoutSquares: equation(sum(leg, x), hypotenuse),
        squareOfSum: equation(power(bracketed(sum(leg, x)), 2), power(hypotenuse, 2)),
      }
    },
    ask(situation) {
      const { en, es } = toldWith(situation)
      const drawn = figure(triangleOf(situation))
      return {
        en: [en, drawn, prose`Which equation can be used to find ${x}?`],
        es: [es, drawn, prose`¿Con qué ecuación se puede hallar ${x}?`],
      }
    },
    solution: ({ setting, known }, answer) => [
      explainedBy('legs' in known ? x : measure(known.hypotenuse, setting.unit), {
        en: [`The hypotenuse is ${setting.slanted.en}: it is across from the right angle.`],
        es: [`La hipotenusa es ${setting.slanted.es}: está frente al ángulo recto.`],
      }),
      explainedBy(answer as Expr, {
        en: ['The squares of the legs add up to the square of the hypotenuse.'],
        es: ['Los cuadrados de los catetos suman el cuadrado de la hipotenusa.'],
      }),
    ],
    whyWrong: ({ known }) => ({
      withoutSquares: {
        en: line`The lengths are not squared.`,
        es: line`Las longitudes no están elevadas al cuadrado.`,
      },
      squareOfSum: {
        en: line`It adds the lengths before squaring.`,
        es: line`Suma las longitudes antes de elevar al cuadrado.`,
      },
      ...('legs' in known
        ? {
            legAsHypotenuse: {
              en: line`It takes the leg ${known.legs[1]} for the hypotenuse.`,
              es: line`Toma el cateto ${known.legs[1]} por hipotenusa.`,
            },
          }
        : {
            hypotenuseAsLeg: {
              en: line`It takes the hypotenuse ${known.hypotenuse} for a leg.`,
              es: line`Toma la hipotenusa ${known.hypotenuse} por un cateto.`,
            },
          }),
    }),
    // The length that the drawing has makes the equation true, and one that is longer does not.
    check(printed, answer) {
      const { left, right } = answer as Extract<Expr, { kind: 'relation' }>
      const at = (value: number) => evaluate(left, { x: value }).equals(evaluate(right, { x: value }))
      const square = drawnSquare(printed).toNumber()
      return at(Math.sqrt(square)) && !at(Math.sqrt(square) + 1)
    },
  }),

  guided: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawTriple(random, inTurns(2, 3), 1),
    answer: blankAnswers,
    solve: ({ known }) => [squareOf(known), Math.sqrt(squareOf(known))],
    ask(situation) {
      const { asked, unit } = situation.setting
      const [told, drawn] = [together(toldWith(situation), asked), figure(triangleOf(situation))]
      const work = steps(
        line`${theorem(situation.known)}`,
        line`${equation(power(x, 2), blank(3))}`,
        line`${equation(x, measure(blank(3), unit))}`,
      )
      return {
        en: [told.en, drawn, prose`Complete the solution.`, work],
        es: [told.es, drawn, prose`Completa la solución.`, work],
      }
    },
    namedAnswer: ({ setting, known }) => {
      const shown: Block = {
        kind: 'paragraph',
        content: [
          equation(power(x, 2), squareOf(known)),
          '; ',
          equation(x, measure(Math.sqrt(squareOf(known)), setting.unit)),
        ],
      }
      return { en: shown, es: shown }
    },
    solution: ({ known, setting }) => [
      ...squareSteps(known, hypotenuseIs(setting)).slice(1),
      rootStep(squareOf(known), setting.unit),
    ],
    check: (printed, [square, side]) =>
      square !== undefined &&
      side !== undefined &&
      exact(side).n > 0 &&
      exact(square).equals(drawnSquare(printed)) &&
      exact(side).power(2).equals(drawnSquare(printed)),
  }),

  whichHypotenuse: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawTriple(random, startingAt(inTurns(0, 1), 1), 1),
    answer: sentenceChoice,
    solve: ({ setting }) => lengthOf(setting),
    mistakes: ({ setting }) => ({ level: phrase(setting, 'across'), upright: phrase(setting, 'up') }),
    ask(situation) {
      return together(toldWith(situation), {
        en: prose`These lengths form a right triangle. Which one is its hypotenuse?`,
        es: prose`Estas longitudes forman un triángulo rectángulo. ¿Cuál es su hipotenusa?`,
      })
    },
    solution({ setting }, { says }) {
      const { across, up } = setting
      return [
        explainedBy(
          { en: paragraph([`${across.en}; ${up.en}`]), es: paragraph([`${across.es}; ${up.es}`]) },
          {
            en: ['These two meet at a right angle: they are the legs.'],
            es: ['Estas dos se encuentran en ángulo recto: son los catetos.'],
          },
        ),
        explainedBy(says, {
          en: ['The third side is across from the right angle: it is the hypotenuse, the longest side.'],
          es: ['El tercer lado está frente al ángulo recto: es la hipotenusa, el lado más largo.'],
        }),
      ]
    },
    check: (_, { key }) => key === 'slanted',
  }),
})
