import {
  answerStep,
  count,
  equation,
  equationFor,
  evaluate,
  explained,
  figure,
  itemOf,
  join,
  line,
  point,
  quantity,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  symbol,
  thing,
  things,
  times,
} from '../../../author.ts'
import { numberOf, rateAmount, xAmount, yAmount, yNumber } from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  emptyGrid,
  isReadAside,
  lineDrawn,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { drawnSlope, drawnStep, type Form, letsOf, ruleOf, slopeStep, twoPoints, X, Y } from './parts.ts'

const MEDIUM = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
    [2, 10],
  ],
  isReadAside,
)
/** Each form has contexts of its own, so that a sheet shows none twice. */
const mine = (rest: number): readonly number[] =>
  MEDIUM.map((_, i) => i).filter(i => i % 4 === rest && itemOf(MEDIUM, i).length > 0)
const MINE = { read: mine(2), equation: mine(3), meaning: mine(0), story: mine(1) }
const drawLine = (random: Random, from: readonly number[]): Drawn => random.pick(itemOf(MEDIUM, random.evenly(from)))
const valueAt = (drawn: Drawn, far: number) => {
  const context = contextOf(drawn)
  return count(yNumber(context, rateOf(drawn).times(far)), context.y)
}
const K = symbol('k')
const KX = equation(Y, join(K, X))

const UNIT = / (?:in|en) (?:dollars|dólares|miles|millas|inches|pulgadas)$/
/** What the slope says, and other readings of it. */
function meanings(drawn: Drawn): readonly [Sentence, Sentence, Sentence, Sentence] {
  const context = contextOf(drawn)
  const k = rateOf(drawn)
  const [x, y] = pointAt(drawn)
  const said = (key: string, u: Ratio | number, v: Ratio | number): Sentence => {
    const { en, es } = context.yName
    const [plainEn, plainEs] = [en.replace(UNIT, ''), es.replace(UNIT, '')]
    // Where the name tells the unit, the number stands alone: the number of minutes increases by 2.5.
    const by = plainEn === en ? yNumber(context, Ratio.from(v)) : yAmount(context, v)
    const more = u === 1 ? thing(context.x) : xAmount(context, u)
    return {
      key,
      says: {
        en: {
          kind: 'paragraph',
          content:
            u === 1
              ? ['For each additional ', more, `, ${plainEn} increases by `, by, '.']
              : ['For every increase of ', more, `, ${plainEn} increases by `, by, '.'],
        },
        es: { kind: 'paragraph', content: ['Por cada ', more, ` más, ${plainEs} aumenta `, by, '.'] },
      },
    }
  }
  return [said(`1 ${k}`, 1, k), said(`1 ${y}`, 1, y), said(`${k} 1`, k, 1), said(`${x} ${k}`, x, k)]
}

export const mediumForms = (form: Form) => ({
  beyondTheGraph: form({
    levels: ['medium'],
    wide: true,
    lines: 3,
    draw(random): Drawn & { readonly far: number } {
      const drawn = drawLine(random, MINE.read)
      const beyond = [12, 14, 15, 16, 18].map(cells => cells * drawn.xStep)
      return { ...drawn, far: random.pick(beyond.filter(x => drawn.right === 1 || x % pointAt(drawn)[0] !== 0)) }
    },
    answer: quantity,
    solve: ({ far, ...drawn }) => valueAt(drawn, far),
    ask({ far, ...drawn }) {
      const context = contextOf(drawn)
      const { en, es } = context.yName
      const amount = role('far', xAmount(context, far))
      const text = paragraph(context.intro, {
        en: [...line`The line goes on beyond the graph. Use its slope to find `, en, ...line` for ${amount}.`],
        es: [
          ...line`La recta sigue más allá de la gráfica. Usa su pendiente para hallar `,
          es,
          ...line` para ${amount}.`,
        ],
      })
      return stacked(text, onGrid(drawn))
    },
    solution: ({ far, ...drawn }) => [
      drawnStep(drawn),
      drawnSlope(drawn),
      explained(
        equation(times(numberOf(rateOf(drawn)), far), numberOf(rateOf(drawn).times(far))),
        line`The slope is in ${things(contextOf(drawn).rate)}. Multiply it by ${far}.`,
        line`La pendiente está en ${things(contextOf(drawn).rate)}. Multiplícala por ${far}.`,
      ),
      answerStep(alone(valueAt(drawn, far)), {
        en: line`Write the product with its unit.`,
        es: line`Escribe el producto con su unidad.`,
      }),
    ],
    check: (printed, { amount }) =>
      linesIn(printed).every(([x, y]) => evaluate(amount).times(x).equals(printed.role('far').times(y))),
  }),

  equationOfGraph: form({
    levels: ['medium'],
    wide: true,
    draw: (random): Drawn => drawLine(random, MINE.equation),
    answer: equationFor('y'),
    solve: drawn => join(numberOf(rateOf(drawn)), X),
    ask: drawn =>
      stacked(
        paragraph(contextOf(drawn).intro, letsOf(contextOf(drawn)), {
          en: line`Write the equation of the graph in the form ${KX}.`,
          es: line`Escribe la ecuación de la gráfica en la forma ${KX}.`,
        }),
        onGrid(drawn),
      ),
    solution: drawn => [
      drawnStep(drawn),
      drawnSlope(drawn),
      explained(
        ruleOf(rateOf(drawn)),
        line`Write the slope in the place of ${K}.`,
        line`Escribe la pendiente en el lugar de ${K}.`,
      ),
    ],
    check: (printed, side) => linesIn(printed).every(([x, y]) => evaluate(side, { x }).equals(y)),
  }),

  meaning: form({
    levels: ['medium'],
    kind: 'choose',
    wide: true,
    draw: (random): Drawn => drawLine(random, MINE.meaning),
    answer: sentenceChoice,
    solve: drawn => meanings(drawn)[0],
    mistakes(drawn) {
      const [, heightForRate, exchanged, runForOne] = meanings(drawn)
      return { heightForRate, exchanged, runForOne }
    },
    ask: drawn =>
      stacked(
        paragraph(contextOf(drawn).intro, {
          en: line`What does the slope of the line mean?`,
          es: line`¿Qué significa la pendiente de la recta?`,
        }),
        onGrid(drawn),
      ),
    solution(drawn, answer) {
      const context = contextOf(drawn)
      return [
        drawnStep(drawn),
        drawnSlope(drawn),
        answerStep(answer.says, {
          en: line`The slope is the change for each additional ${thing(context.x)}.`,
          es: line`La pendiente es el cambio por cada ${thing(context.x)} más.`,
        }),
      ]
    },
    whyWrong(drawn) {
      const context = contextOf(drawn)
      const [x, y] = pointAt(drawn)
      const [one, run, rise] = [xAmount(context, 1), xAmount(context, x), yAmount(context, y)]
      const slope = rateAmount(context, rateOf(drawn))
      return {
        heightForRate: {
          en: line`The change of ${rise} is for ${run}, not for ${one}.`,
          es: line`El cambio de ${rise} es por ${run}, no por ${one}.`,
        },
        exchanged: {
          en: line`The two numbers are exchanged: the slope is ${slope}.`,
          es: line`Los dos números están intercambiados: la pendiente es de ${slope}.`,
        },
        runForOne: {
          en: line`The slope tells the change for ${one}, not for ${run}.`,
          es: line`La pendiente indica el cambio por ${one}, no por ${run}.`,
        },
      }
    },
    check(printed, { key }) {
      const [u, v] = key.split(' ')
      const [x, y] = itemOf(linesIn(printed), 0)
      return u === '1' && v === String(Ratio.of(y, x))
    },
  }),

  graphStory: form({
    levels: ['medium'],
    wide: true,
    share: 2,
    draw: (random): Drawn => drawLine(random, MINE.story),
    answer: lineDrawn,
    solve: drawn => drawn,
    key: drawn => {
      const { en, es } = twoPoints(drawn)
      const slope = rateAmount(contextOf(drawn), rateOf(drawn))
      return {
        en: [en, { kind: 'paragraph', content: line`Slope: ${slope}` }],
        es: [es, { kind: 'paragraph', content: line`Pendiente: ${slope}` }],
      }
    },
    ask(drawn) {
      const context = contextOf(drawn)
      const [x, y] = pointAt(drawn)
      return stacked(
        paragraph(context.tell(role('x', xAmount(context, x)), role('y', yAmount(context, y))), {
          en: line`The relationship is proportional. Graph it, and write the slope as a unit rate.`,
          es: line`La relación es proporcional. Grafícala y escribe la pendiente como tasa unitaria.`,
        }),
        emptyGrid(drawn),
      )
    },
    solution(drawn) {
      const [x, y] = pointAt(drawn)
      const slope = rateAmount(contextOf(drawn), rateOf(drawn))
      return [
        explained(point(x, y), line`Write the fact as a point.`, line`Escribe el dato como un punto.`),
        explained(
          figure(onGrid(drawn, [1])),
          line`Draw the line from the origin through this point.`,
          line`Traza la recta desde el origen por este punto.`,
        ),
        slopeStep(contextOf(drawn), rateOf(drawn), [x, Ratio.of(y)], true),
        answerStep(alone(slope), {
          en: line`The slope is the unit rate.`,
          es: line`La pendiente es la tasa unitaria.`,
        }),
      ]
    },
    check: (printed, drawn) => rateOf(drawn).times(printed.role('x')).equals(printed.role('y')),
  }),
})
