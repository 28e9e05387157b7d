import {
  type Block,
  type Both,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  figure,
  itemOf,
  line,
  minus,
  option,
  type Printed,
  prose,
  type Random,
  type Ratio,
  type Sentence,
  sentenceChoice,
  shownValue,
  symbol,
  trueOrFalse,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import { named } from '../../kit/statistics/named.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  drawList,
  farIn,
  type Lean,
  type Listed,
  MEAN,
  MEDIAN,
  meanOf,
  meanStep,
  medianOf,
  medianStep,
  settingsOf,
  titled,
} from './lists.ts'
import {
  barSettings,
  barsOf,
  type Drawn,
  dotsOf,
  drawShape,
  type Form,
  laterDots,
  SHAPE_SAID,
  type Shape,
  settingsFrom,
  shapeOfCounts,
  shapeOfValues,
  shows,
} from './shapes.ts'

const LEANS: readonly Lean[] = ['high', 'even', 'low']
const REASONS = ['pulls', 'even', 'uses', 'pullsMedian', 'greater', 'least', 'always'] as const
type Reason = (typeof REASONS)[number]
type Pulling = 'pulls' | 'pullsMedian'
const SAID: Readonly<Record<Exclude<Reason, Pulling>, Both<Block>>> = {
  even: {
    en: prose`The mean, because the values lie about evenly on both sides of the center and none lies far away.`,
    es: prose`La media, porque los valores están más o menos repartidos por igual a ambos lados del centro y ninguno está lejos.`,
  },
  uses: {
    en: prose`The mean, because it must use every value, even one that lies far away.`,
    es: prose`La media, porque debe usar todos los valores, incluso uno que está lejos.`,
  },
  greater: {
    en: prose`The median, because the greatest value pulls the mean far up.`,
    es: prose`La mediana, porque el valor mayor hace subir mucho la media.`,
  },
  always: {
    en: prose`The mean, because it is better than the median for any data.`,
    es: prose`La media, porque es mejor que la mediana para cualquier conjunto de datos.`,
  },
  least: {
    en: prose`The median, because the least value pulls the mean far down.`,
    es: prose`La mediana, porque el valor menor hace bajar mucho la media.`,
  },
}
function reasonSaid(listed: Listed, reason: Reason): Sentence {
  if (reason !== 'pulls' && reason !== 'pullsMedian') return { key: reason, says: SAID[reason] }
  const isHigh = listed.setting.lean !== 'low'
  const value = farIn(listed)
  const says: Readonly<Record<Pulling, Both<Block>>> = {
    pulls: isHigh
      ? {
          en: prose`The median, because the value ${value} pulls the mean up.`,
          es: prose`La mediana, porque el valor ${value} hace subir la media.`,
        }
      : {
          en: prose`The median, because the value ${value} pulls the mean down.`,
          es: prose`La mediana, porque el valor ${value} hace bajar la media.`,
        },
    pullsMedian: isHigh
      ? {
          en: prose`The mean, because the value ${value} pulls the median up.`,
          es: prose`La media, porque el valor ${value} hace subir la mediana.`,
        }
      : {
          en: prose`The mean, because the value ${value} pulls the median down.`,
          es: prose`La media, porque el valor ${value} hace bajar la mediana.`,
        },
  }
  return { key: reason, says: says[reason] }
}
const rightReason = ({ outlier }: Listed): Reason => (outlier === null ? 'even' : 'pulls')
const wrongReasons = ({ outlier }: Listed): readonly Reason[] =>
  outlier === null ? ['greater', 'least', 'always'] : ['even', 'uses', 'pullsMedian']

const printedList = (printed: Printed): readonly Ratio[] =>
  itemOf(printed.all('list'), 0).items.map(item => evaluate(item))

type Greater = 'mean' | 'median' | 'equal'
const GREATER_SAID: Readonly<Record<Greater, Both<Block>>> = {
  mean: { en: prose`The mean is greater.`, es: prose`La media es mayor.` },
  median: { en: prose`The median is greater.`, es: prose`La mediana es mayor.` },
  equal: { en: prose`They are about equal.`, es: prose`Son más o menos iguales.` },
}
const greaterChoice = option<Greater>(GREATER_SAID)
const GREATER: Readonly<Record<Shape, Greater>> = {
  right: 'mean',
  left: 'median',
  symmetric: 'equal',
  uniform: 'equal',
}
const TAIL: Readonly<Record<Shape, { readonly en: string; readonly es: string }>> = {
  right: { en: 'The tail on the right', es: 'La cola a la derecha' },
  left: { en: 'The tail on the left', es: 'La cola a la izquierda' },
  symmetric: { en: 'The two sides', es: 'Los dos lados' },
  uniform: { en: 'The heights', es: 'Las alturas' },
}
const leaning = <T extends { readonly shape: Shape }>(all: readonly T[]) =>
  all.filter(({ shape }) => shape !== 'uniform')

/** A claim about shape and measure; it is true if both are named rightly. */
interface Claimed extends Drawn {
  readonly said: Shape
  readonly better: 'mean' | 'median' | 'alike'
}
function drawClaim(random: Random): Claimed {
  const drawn = drawShape(random, settingsFrom(leaning(laterDots), 2), 'dots')
  const { shape } = drawn.setting
  const flipped: Shape = shape === 'right' ? 'left' : shape === 'left' ? 'right' : shape
  const truth = shape === 'symmetric' ? ('alike' as const) : ('median' as const)
  const kind = random.evenly(['true', 'measure', 'true', 'shape'] as const)
  if (kind === 'true' || (shape === 'symmetric' && kind === 'shape'))
    return kind === 'true'
      ? { ...drawn, said: shape, better: truth }
      : { ...drawn, said: random.pick(['left', 'right'] as const), better: 'median' }
  return kind === 'shape'
    ? { ...drawn, said: flipped, better: truth }
    : { ...drawn, said: shape, better: shape === 'symmetric' ? 'median' : 'mean' }
}
const claimSaid = (said: Shape, better: Claimed['better']): Both<Block> => {
  const shape = SHAPE_SAID[said]
  const because = {
    mean: {
      en: 'the mean describes a typical value better than the median.',
      es: 'la media describe un valor típico mejor que la mediana.',
    },
    median: {
      en: 'the median describes a typical value better than the mean.',
      es: 'la mediana describe un valor típico mejor que la media.',
    },
    alike: { en: 'the mean and the median are about equal.', es: 'la media y la mediana son más o menos iguales.' },
  }[better]
  return {
    en: { kind: 'paragraph', content: [`The distribution is ${shape.en}, so ${because.en}`] },
    es: { kind: 'paragraph', content: [`La distribución es ${shape.es}, así que ${because.es}`] },
  }
}
const truthOf = (shape: Shape): Both<Block> => claimSaid(shape, shape === 'symmetric' ? 'alike' : 'median')
const isClaimTrue = ({ setting: { shape }, said, better }: Claimed) =>
  said === shape && better === (shape === 'symmetric' ? 'alike' : 'median')

export const mediumForms = (form: Form) => ({
  bestMeasure: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const lean = random.evenly(LEANS)
      const setting = random.evenly(settingsOf('medium', [lean], 0))
      return drawList(random, setting, random.pick(lean === 'even' ? [7, 8] : [6, 7, 8]))
    },
    answer: sentenceChoice,
    solve: listed => reasonSaid(listed, rightReason(listed)),
    mistakes: listed => Object.fromEntries(wrongReasons(listed).map(reason => [reason, reasonSaid(listed, reason)])),
    ask: listed => {
      const { en, es } = titled(listed)
      return {
        en: [en, prose`Which measure describes a typical value better, the mean or the median, and why?`],
        es: [es, prose`¿Qué medida describe mejor un valor típico, la media o la mediana, y por qué?`],
      }
    },
    solution(listed, { says }) {
      const { data, outlier, setting } = listed
      const [mean, median] = [shownValue(meanOf(data)), shownValue(medianOf(data))]
      return [
        meanStep(data),
        medianStep(data),
        outlier === null
          ? explainedBy(says, {
              en: line`The mean, ${mean}, and the median, ${median}, are near each other: no value pulls the mean far up or down.`,
              es: line`La media, ${mean}, y la mediana, ${median}, están cerca: ningún valor hace subir ni bajar mucho la media.`,
            })
          : explainedBy(says, {
              en:
                setting.lean === 'high'
                  ? line`The value ${outlier} lies far above the others and makes the mean, ${mean}, greater than most values. It hardly moves the median, ${median}.`
                  : line`The value ${outlier} lies far below the others and makes the mean, ${mean}, less than most values. It hardly moves the median, ${median}.`,
              es:
                setting.lean === 'high'
                  ? line`El valor ${outlier} está muy por encima de los demás y hace que la media, ${mean}, sea mayor que la mayoría de los valores. Casi no cambia la mediana, ${median}.`
                  : line`El valor ${outlier} está muy por debajo de los demás y hace que la media, ${mean}, sea menor que la mayoría de los valores. Casi no cambia la mediana, ${median}.`,
            }),
      ]
    },
    whyWrong: ({ data, outlier }) => {
      const [mean, median] = [shownValue(meanOf(data)), shownValue(medianOf(data))]
      if (outlier !== null)
        return {
          even: {
            en: line`The value ${outlier} lies far away.`,
            es: line`El valor ${outlier} está lejos.`,
          },
          uses: {
            en: line`It uses ${outlier} too, and so it is not typical of the other values.`,
            es: line`También usa ${outlier}, y por eso no es típica de los demás valores.`,
          },
          pullsMedian: {
            en: line`The value ${outlier} pulls the mean, but it hardly changes the median.`,
            es: line`Lo que cambia mucho con el valor ${outlier} es la media, no la mediana.`,
          },
        }
      const near = {
        en: line`No value lies far away: the mean, ${mean}, is near the median, ${median}.`,
        es: line`Ningún valor está lejos: la media, ${mean}, está cerca de la mediana, ${median}.`,
      }
      return {
        greater: near,
        least: near,
        always: {
          en: line`A value that lies far away would make the median the better measure.`,
          es: line`Con un valor que esté lejos, la mediana sería mejor.`,
        },
      }
    },
    check(printed, { key }) {
      const values = printedList(printed)
        .map(value => value.toNumber())
        .sort((a, b) => a - b)
      const mean = values.reduce((all, value) => all + value, 0) / values.length
      const left = values.length % 2 === 0 ? values.slice(values.length / 2 - 1) : values.slice((values.length - 1) / 2)
      const median = values.length % 2 === 0 ? (itemOf(left, 0) + itemOf(left, 1)) / 2 : itemOf(left, 0)
      const isApart = Math.abs(mean - median) >= (itemOf(values, values.length - 1) - itemOf(values, 0)) / 10
      return key === (isApart ? 'pulls' : 'even')
    },
  }),

  whichGreater: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawShape(random, leaning(barSettings).reverse(), 'bars'),
    answer: greaterChoice,
    solve: ({ setting }) => GREATER[setting.shape],
    ask: drawn =>
      withFigure(
        paragraph(shows(drawn, 'bars'), {
          en: line`Use the shape to decide: how do the mean and the median compare?`,
          es: line`Decide según la forma: ¿cómo se comparan la media y la mediana?`,
        }),
        barsOf(drawn),
      ),
    solution: ({ setting: { shape } }) => {
      const said = SHAPE_SAID[shape]
      return [
        explained(
          words(said.en, said.es),
          shape === 'symmetric'
            ? line`The left half mirrors the right half.`
            : shape === 'right'
              ? line`Most values are on the left, and the tail reaches to the right.`
              : line`Most values are on the right, and the tail reaches to the left.`,
          shape === 'symmetric'
            ? line`La mitad izquierda es como el reflejo de la derecha.`
            : shape === 'right'
              ? line`La mayoría de los valores está a la izquierda y la cola se extiende a la derecha.`
              : line`La mayoría de los valores está a la derecha y la cola se extiende a la izquierda.`,
        ),
        explainedBy(GREATER_SAID[GREATER[shape]], {
          en: [
            shape === 'symmetric'
              ? `${TAIL[shape].en} balance, so both measures are near the center.`
              : `${TAIL[shape].en} pulls the mean ${shape === 'right' ? 'up' : 'down'} more than the median.`,
          ],
          es: [
            shape === 'symmetric'
              ? `${TAIL[shape].es} se compensan, así que ambas medidas están cerca del centro.`
              : `${TAIL[shape].es} hace ${shape === 'right' ? 'subir' : 'bajar'} la media más que la mediana.`,
          ],
        }),
      ]
    },
    check: (printed, answer) => GREATER[shapeOfCounts(printed.figure('histogram').heights)] === answer,
  }),

  judgeClaim: form({
    levels: ['medium'],
    wide: true,
    draw: drawClaim,
    answer: trueOrFalse,
    solve: claimed => (isClaimTrue(claimed) ? 'true' : 'false'),
    ask(claimed) {
      const [shown, claim] = [paragraph(shows(claimed, 'dots')), claimSaid(claimed.said, claimed.better)]
      const plot = figure(dotsOf(claimed))
      return {
        en: [shown.en, plot, claim.en, prose`True or false?`],
        es: [shown.es, plot, claim.es, prose`¿Verdadero o falso?`],
      }
    },
    key: claimed => (isClaimTrue(claimed) ? { en: [], es: [] } : truthOf(claimed.setting.shape)),
    solution(claimed) {
      const { shape } = claimed.setting
      const isTrue = isClaimTrue(claimed)
      const peak: Both<string> = {
        en: {
          right: 'The tail is on the right',
          left: 'The tail is on the left',
          symmetric: 'The halves mirror each other',
          uniform: '',
        }[shape],
        es: {
          right: 'La cola está a la derecha',
          left: 'La cola está a la izquierda',
          symmetric: 'Una mitad es como el reflejo de la otra',
          uniform: '',
        }[shape],
      }
      const said = SHAPE_SAID[shape]
      return [
        explained(
          words(said.en, said.es),
          [`${peak.en}, so this is the shape.`],
          [`${peak.es}, así que esta es la forma.`],
        ),
        explainedBy(truthOf(shape), {
          en:
            shape === 'symmetric'
              ? line`Neither side pulls the mean away from the median.`
              : line`The few values in the tail pull the mean toward them, but hardly change the median.`,
          es:
            shape === 'symmetric'
              ? line`Ningún lado aleja la media de la mediana.`
              : line`Los pocos valores de la cola atraen la media, pero casi no cambian la mediana.`,
        }),
        isTrue
          ? explainedBy(
              { en: prose`True`, es: prose`Verdadero` },
              {
                en: line`The statement names this shape and this conclusion.`,
                es: line`La afirmación nombra esta forma y esta conclusión.`,
              },
            )
          : explainedBy(
              { en: prose`False`, es: prose`Falso` },
              claimed.said === shape
                ? {
                    en: line`The statement names the right shape, but draws the wrong conclusion from it.`,
                    es: line`La afirmación nombra la forma correcta, pero saca de ella una conclusión equivocada.`,
                  }
                : {
                    en: line`The statement names the wrong shape.`,
                    es: line`La afirmación nombra una forma equivocada.`,
                  },
            ),
      ]
    },
    check(printed, answer) {
      const shape = shapeOfValues(printed.figure('dot-plot').plots.flatMap(({ values }) => values))
      const blocks = printed.blocksOf('paragraph').map(block => JSON.stringify(block))
      const { en, es } = truthOf(shape)
      return (blocks.includes(JSON.stringify(en)) || blocks.includes(JSON.stringify(es))) === (answer === 'true')
    },
  }),

  bothMeasures: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const lean = random.evenly(['low', 'high'] as const)
      return drawList(random, random.evenly(settingsOf('medium', [lean], 2)), random.pick([6, 7, 8]))
    },
    answer: named(MEAN, MEDIAN, symbol('d')),
    solve: ({ data }) => {
      const [mean, median] = [meanOf(data), medianOf(data)]
      const gap = mean.compare(median) > 0 ? mean.minus(median) : median.minus(mean)
      return [mean, median, gap].map(shownValue)
    },
    key: ({ setting }) =>
      setting.lean === 'high'
        ? { en: prose`The mean is greater.`, es: prose`La media es mayor.` }
        : { en: prose`The median is greater.`, es: prose`La mediana es mayor.` },
    ask: listed => {
      const { en, es } = titled(listed)
      return {
        en: [
          en,
          prose`Find the mean, the median, and the difference ${symbol('d')} between them. Which of the two measures is greater?`,
        ],
        es: [
          es,
          prose`Halla la media, la mediana y la diferencia ${symbol('d')} entre ellas. ¿Cuál de las dos medidas es mayor?`,
        ],
      }
    },
    solution(listed) {
      const { data, setting } = listed
      const outlier = farIn(listed)
      const [mean, median] = [meanOf(data), medianOf(data)]
      const [more, less] = mean.compare(median) > 0 ? [mean, median] : [median, mean]
      return [
        meanStep(data),
        medianStep(data),
        explained(
          equation(equation(symbol('d'), minus(shownValue(more), shownValue(less))), shownValue(more.minus(less))),
          setting.lean === 'high'
            ? line`The mean is greater by this difference: the value ${outlier} pulls it up.`
            : line`The median is greater by this difference: the value ${outlier} pulls the mean down.`,
          setting.lean === 'high'
            ? line`La media es mayor por esta diferencia: el valor ${outlier} la hace subir.`
            : line`La mediana es mayor por esta diferencia: el valor ${outlier} hace bajar la media.`,
        ),
      ]
    },
    check(printed, answer) {
      const values = printedList(printed)
      const [mean, median, gap] = tupleOf(answer.map(exact), 3)
      const above = values.filter(value => value.compare(median) > 0).length
      const below = values.filter(value => value.compare(median) < 0).length
      const sum = values.reduce((all, value) => all.plus(value), mean.minus(mean))
      const apart = mean.compare(median) > 0 ? mean.minus(median) : median.minus(mean)
      const half = values.length / 2
      return (
        sum.equals(mean.times(values.length)) &&
        above <= half &&
        below <= half &&
        isMiddle(values, median) &&
        gap.equals(apart)
      )
    },
  }),
})
/** Whether it is the middle value, or halfway between the two middle ones. */
function isMiddle(values: readonly Ratio[], median: Ratio): boolean {
  const ordered = [...values].sort((a, b) => a.compare(b))
  while (ordered.length > 2) ordered.splice(0, ordered.length, ...ordered.slice(1, -1))
  return median.times(2).equals(itemOf(ordered, 0).plus(itemOf(ordered, ordered.length - 1)))
}
